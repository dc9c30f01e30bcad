"""What a step did to ships, read from the events of the log: batches of dice, walks, losses."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.core.event import Event, Note
from engine.core.ids import PieceId
from engine.core.session import LogEntry
from engine.core.view import Breakdown
from engine.rulesets.sits import combat
from engine.rulesets.sits.combat import Hit, Mount, WalkStep, WeaponKind
from engine.rulesets.sits.combat_events import (
    BeamsFired,
    BoxesLost,
    HitPlaced,
    LayerFought,
    Penetrations,
    ShipLost,
)
from gui.games.sits.combat.combat_words import WEAPONS, weapons_words
from gui.speech import mark, tr

FIRST_COLUMN: Final = 2
"""The column of the hit location table that is drawn at the far left."""
_DAMAGE: Final = "sits/C5."
"""Rules about damage."""
_FACING: Final = "sits/C5.1"
"""Rules about what side of a ship is struck: that is told before its dice."""
_EDGE_PLACES: Final[Mapping[Mount, str]] = {
    "forward": mark("forward edge, row {location}"),
    "aft": mark("aft edge, row {location}"),
    "port": mark("port edge, column {location}"),
    "starboard": mark("starboard edge, column {location}"),
}
LINKED: Final = frozenset(("sits.penetrations", "sits.hit", "sits.boxes", "sits.ship_lost"))
"""Kinds of events whose lines in the log open the report."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """One penetration roll: its two dice, what they made, and how deep it goes."""

    faces: tuple[int, int]
    roll: int
    modifier: int
    depth: int
    label: str
    parts: Breakdown | None = None
    """How the modifier came about, where that was told."""

    @property
    def deflected(self) -> bool:
        """It glances off (C5.212)."""
        return self.depth < 1

    @property
    def natural_zero(self) -> bool:
        """It costs the facing a box whatever else it does (C5.213)."""
        return self.roll == 0

    @property
    def words(self) -> str:
        """The roll read aloud."""
        sign = "+" if self.modifier >= 0 else "\u2212"
        high, low = max(self.faces), min(self.faces)
        parts = [tr("deflected") if self.deflected else tr("depth {depth}", depth=self.depth)]
        if self.natural_zero:
            parts.append(tr("a natural zero"))
        return f"{high} \u2212 {low} = {self.roll}, {sign} {abs(self.modifier)}: {', '.join(parts)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """One hit on its way over the hit location table of a ship."""

    target: PieceId
    title: str
    """"Hit 2 of 5: graser, depth 3, port 19"."""
    event: HitPlaced

    @property
    def steps(self) -> tuple[WalkStep, ...]:
        """Cell by cell, as the rules told it."""
        return self.event.steps

    @property
    def boxes(self) -> int:
        """Boxes and dots that it cost."""
        return sum(step.boxes for step in self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """One damage step against one ship: what came, the dice together, then hit after hit (C5.22)."""

    target: PieceId
    name: str
    before: tuple[str, ...] = ()
    """What led to it: layers of the defense, beams fired."""
    weapon: WeaponKind = WeaponKind.LASER_HEAD
    rolls: tuple[Roll, ...] = ()
    deflected: int = 0
    zeros: int = 0
    walks: tuple[Walk, ...] = ()
    after: tuple[Event, ...] = ()
    """What followed: boxes of natural zeros, a ship lost."""

    @property
    def title(self) -> str:
        """What struck whom."""
        if not self.rolls:
            return self.name
        return tr("{weapons} at {ship}", weapons=weapons_words(self.weapon, len(self.rolls)), ship=self.name)

    @property
    def hurt(self) -> bool:
        """Whether it cost the ship anything."""
        return bool(self.walks) or any(isinstance(event, BoxesLost | ShipLost) for event in self.after)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """All that one step of the game did to ships."""

    moment: int
    """Of the log entry that told it."""
    batches: tuple[Batch, ...]

    @property
    def walks(self) -> tuple[Walk, ...]:
        """Every hit of the step, in the order in which they were placed."""
        return tuple(walk for batch in self.batches for walk in batch.walks)

    @property
    def hurt(self) -> bool:
        """Whether any ship lost anything."""
        return any(batch.hurt for batch in self.batches)

    def batch_of(self, walk: int) -> Batch | None:
        """The batch that a walk, counted through the whole report, belongs to."""
        for batch in self.batches:
            if walk < len(batch.walks):
                return batch
            walk -= len(batch.walks)
        return self.batches[-1] if self.batches else None

    def words(self) -> tuple[str, ...]:
        """The whole report as lines: what a screen reader reads."""
        return tuple(line for batch in self.batches for line in _told(batch))


def _told(batch: Batch) -> Iterator[str]:
    yield from batch.before
    if batch.rolls:
        yield tr(
            "{title}: {through} penetrate, {deflected} deflected.",
            title=batch.title,
            through=len(batch.rolls) - batch.deflected,
            deflected=batch.deflected,
        )
        for number, roll in enumerate(batch.rolls, 1):
            yield tr("Die roll {number}: {roll}.", number=number, roll=roll.words)
    for walk in batch.walks:
        yield f"{walk.title}."
        for step in walk.steps:
            yield step_words(step)
    for event in batch.after:
        yield event.text


def step_words(step: WalkStep) -> str:
    """One cell of a walk in words: its code, what happened and why, and what is left of the depth."""
    code = f"[{step.code}] " if step.code else ""
    number = step.rule.partition("/")[2]
    words = f"{code}{step.text}."
    if step.outcome in ("hit", "armour in", "armour out"):
        words = tr("{told}; depth {depth} left.", told=f"{code}{step.text}", depth=step.depth_left)
    return f"{words} {number}" if number else words


@dataclass(slots=True)
class _Reading:
    """Events on their way into batches."""

    names: Mapping[PieceId, str]
    before: list[str] = field(default_factory=list)
    batches: list[Batch] = field(default_factory=list)
    open: Batch | None = None
    """The last batch with dice, also of an earlier entry: a hit that waited for an answer goes on there."""

    def take(self, event: Event) -> None:
        match event:
            case LayerFought() | BeamsFired():
                self.before.append(event.text)
            case Penetrations():
                self._start(self._struck(event))
            case HitPlaced():
                self._of(event.target)
                self._placed(event)
            case BoxesLost():
                self._of(event.target)
                self._followed(event)
            case ShipLost():
                self._of(event.ship)
                self._followed(event)
            case Note() if (event.rule or "").startswith(_FACING):
                self.before.append(event.text)
            case Note() if self._belongs(event):
                self._followed(event)

    def _belongs(self, note: Note) -> bool:
        """Whether a remark is about the damage to the last ship, and not about the next salvo."""
        about_damage = (note.rule or "").startswith(_DAMAGE)
        return about_damage and bool(self.batches) and self.batches[-1].target in note.pieces

    def _start(self, batch: Batch) -> None:
        self.batches.append(replace(batch, before=tuple(self.before)))
        self.before.clear()
        self.open = self.batches[-1]

    def _struck(self, event: Penetrations) -> Batch:
        return Batch(
            target=event.target,
            name=self.names.get(event.target, str(event.target)),
            weapon=event.weapon,
            rolls=tuple(_roll(hit, event.modifiers) for hit in event.hits),
            deflected=event.deflected,
            zeros=event.zeros,
        )

    def _of(self, target: PieceId) -> None:
        """Sees to it that the last batch is one of this ship's."""
        if self.batches and self.batches[-1].target == target:
            return
        waited = self.open if self.open is not None and self.open.target == target else None
        fresh = Batch(target=target, name=self.names.get(target, str(target)))
        self._start(replace(waited, before=(), walks=(), after=()) if waited is not None else fresh)

    def _placed(self, event: HitPlaced) -> None:
        last = self.batches[-1]
        walk = Walk(target=event.target, title=_walk_title(event, len(last.walks) + 1), event=event)
        self.batches[-1] = replace(last, walks=(*last.walks, walk))

    def _followed(self, event: Event) -> None:
        last = self.batches[-1]
        self.batches[-1] = replace(last, after=(*last.after, event))


def _roll(hit: Hit, modifiers: Sequence[Breakdown]) -> Roll:
    parts = next((each for each in modifiers if (each.title, each.total) == (hit.label, hit.modifier)), None)
    return Roll(
        faces=hit.faces, roll=hit.roll, modifier=hit.modifier, depth=hit.depth, label=hit.label, parts=parts
    )


def _walk_title(event: HitPlaced, number: int) -> str:
    hit = event.hit
    return tr(
        "Hit {number}: {weapon}, depth {depth}, {place}",
        number=number,
        weapon=WEAPONS[hit.weapon],
        depth=hit.depth,
        place=tr(_EDGE_PLACES[hit.edge], location=event.location),
    )


def reports(log: Iterable[LogEntry], names: Mapping[PieceId, str]) -> dict[int, Report]:
    """Every step of a log that struck a ship, by the number of its moment."""
    found: dict[int, Report] = {}
    waiting: Batch | None = None
    for entry in log:
        reading = _Reading(names, open=waiting)
        for event in entry.events:
            reading.take(event)
        waiting = reading.open
        if reading.batches:
            found[entry.seq] = Report(moment=entry.seq, batches=tuple(reading.batches))
    return found


def lines_of(steps: Sequence[combat.WalkStep]) -> tuple[int, ...]:
    """The lines of a hit's span in the order in which they were walked (C5.33)."""
    return tuple(dict.fromkeys(step.line for step in steps))


__all__ = [
    "FIRST_COLUMN",
    "LINKED",
    "Batch",
    "Report",
    "Roll",
    "Walk",
    "lines_of",
    "reports",
    "step_words",
]
