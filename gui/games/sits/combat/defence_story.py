"""What became of each salvo of a turn, read from what the seat saw happen; no Qt, no rule."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.event import Event
from engine.core.ids import PieceId
from engine.core.session import LogEntry
from engine.rulesets.sits.combat import LayerResult, Salvo, SalvoId
from engine.rulesets.sits.combat_events import (
    BeamsFired,
    BoxesLost,
    HitPlaced,
    Launched,
    LayerFought,
    Penetrations,
    ShipLost,
)

_NEW_TURN: Final = "sits/A3.11"
"""The rule that a turn's first event names: markers are placed."""
_FACING: Final = "sits/C5.11"
"""The rule that tells what a salvo meets, named by the sentence before its first layer."""


@dataclass(frozen=True, slots=True)
class Story:
    """One salvo or linked set that met the defences, with the layers as they were filled in."""

    target: PieceId
    salvoes: tuple[Salvo, ...]
    ids: tuple[SalvoId, ...]
    lines: tuple[LayerResult, ...]
    left: int
    facing: str = ""
    """The sentence that says what the missiles met."""
    hits: tuple[str, ...] = ()
    """What the leakers did, a sentence each."""
    lost: bool = False
    """The target did not outlive it."""

    @property
    def missiles(self) -> int:
        """How many came in."""
        return self.lines[0].incoming if self.lines else sum(salvo.missiles for salvo in self.salvoes)


def this_turn(entries: Sequence[LogEntry], *, back: int = 0) -> list[Event]:
    """The events of the turn under way, in order; of an earlier one with `back`, how many turns earlier."""
    found: list[Event] = []
    for entry in reversed(entries):
        for event in reversed(entry.events):
            found.append(event)
            if event.rule != _NEW_TURN:
                continue
            if not back:
                return found[::-1]
            back -= 1
            found.clear()
    return [] if back else found[::-1]


def launched(events: Iterable[Event]) -> dict[SalvoId, Salvo]:
    """The salvoes that were handed over."""
    return {event.salvo.id: event.salvo for event in events if isinstance(event, Launched)}


def stories(entries: Sequence[LogEntry], *, back: int = 0) -> tuple[Story, ...]:
    """The salvoes of this turn that have met the defences, in the order in which they came.

    With `back` those of an earlier turn, so many turns earlier.
    """
    events = this_turn(entries, back=back)
    known = launched(events)
    found: list[Story] = []
    facing = ""
    for event in events:
        if isinstance(event, LayerFought):
            if not found or found[-1].ids != event.salvoes:
                salvoes = tuple(known[key] for key in event.salvoes if key in known)
                found.append(Story(event.target, salvoes, event.salvoes, (), event.left, facing))
            last = found[-1]
            found[-1] = replace(last, lines=(*last.lines, event.result), left=event.left)
        elif isinstance(event, BeamsFired):
            _break_off(found)
        elif found and _tells(event, found[-1]):
            found[-1] = replace(found[-1], hits=(*found[-1].hits, event.text))
            if isinstance(event, ShipLost) and event.ship == found[-1].target:
                found[-1] = replace(found[-1], lost=True)
        elif event.rule == _FACING:
            facing = event.text
    return tuple(story for story in found if story.ids)


def _break_off(found: list[Story]) -> None:
    """Beams fire: what is hit from now on belongs to no salvo."""
    if found and found[-1].ids:
        found.append(Story(found[-1].target, (), (), (), 0))


def _tells(event: Event, story: Story) -> bool:
    hit = isinstance(event, (Penetrations, HitPlaced, BoxesLost))
    if hit and getattr(event, "target", None) == story.target:
        return bool(story.ids)
    return isinstance(event, ShipLost) and event.ship == story.target and bool(story.ids)
