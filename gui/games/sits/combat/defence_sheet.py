"""What the Missile Defense Card shows: a set of missiles, its layers done and to come; no Qt, no rule."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.view import Breakdown
from engine.rulesets.sits.combat import LayerResult, Salvo, SalvoId
from engine.rulesets.sits.combat_view import DefenceCard
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_words import STEP_NAMES, mount_words, window_words
from gui.games.sits.combat.defence_story import Story
from gui.speech import tr, trn

LAYERS = ("ECM", "CM", "PD")


@dataclass(frozen=True, slots=True)
class Flight:
    """One salvo of the set: what it was, how many still fly, and which layer shot down the others."""

    id: SalvoId
    words: str
    missiles: int
    left: int
    killed_by: str = ""
    """A letter for each missile lost, in the order of the layers: "EEECP"; spaces where it isn't known."""


@dataclass(frozen=True, slots=True)
class Card:
    """The card as it is drawn."""

    title: str
    facing: str
    flights: tuple[Flight, ...]
    lines: tuple[LayerResult, ...]
    coming: tuple[Breakdown, ...] = ()
    left: int = 0
    over: bool = False
    """No layer is to come."""
    notes: tuple[str, ...] = ()
    hits: tuple[str, ...] = ()
    rolled: tuple[int, ...] = ()
    """The dice of the ECM layer, where they lie already while a decoy is offered."""
    to_kill: int = 0
    """Missiles that must still be named."""
    words: str = ""


def of_story(desk: CombatDesk, story: Story) -> Card:
    """A set that has met all layers."""
    killed = "".join(line.layer[0] * line.kills for line in story.lines)
    if len(story.salvoes) == 1:
        flights: tuple[Flight, ...] = (
            _flight(desk, story.salvoes[0], story.left, killed, missiles=story.missiles),
        )
    else:
        words = " + ".join(f"{desk.name(s.ship)} {s.missiles}" for s in story.salvoes)
        flights = (Flight("", words or tr("missiles"), story.missiles, story.left, killed),)
    title = f"{_who(desk, story.salvoes)} ▸ {desk.name(story.target)}"
    return _told(
        Card(
            title=title,
            facing=_facing(story),
            flights=flights,
            lines=story.lines,
            left=story.left,
            over=True,
            notes=_notes(story.lines),
            hits=story.hits,
        )
    )


def _facing(story: Story) -> str:
    """What the missiles met, from the window on: the title says who flies at whom."""
    for salvo in story.salvoes:
        _, window, rest = story.facing.partition(window_words(salvo.window))
        if rest:
            return f"{window}{rest}"
    return story.facing


def of_card(desk: CombatDesk, card: DefenceCard) -> Card:
    """The set under way."""
    task = card.engagement
    known: Mapping[SalvoId, int] = task.survivors
    killed = "".join(line.layer[0] * line.kills for line in card.lines) if len(card.salvoes) == 1 else ""
    flights = tuple(_flight(desk, s, known.get(s.id, s.missiles), killed) for s in card.salvoes)
    window = window_words(card.salvoes[0].window) if card.salvoes else ""
    return _told(
        Card(
            title=f"{_who(desk, card.salvoes)} ▸ {desk.name(card.target)}",
            facing=f"{window}: {card.facing}" if window else card.facing,
            flights=flights,
            lines=card.lines,
            coming=card.coming,
            left=sum(flight.left for flight in flights),
            notes=_notes(card.lines),
            rolled=task.ecm_faces,
            to_kill=task.to_kill,
        )
    )


def _who(desk: CombatDesk, salvoes: Sequence[Salvo]) -> str:
    if not salvoes:
        return tr("Missiles")
    names = ", ".join(dict.fromkeys(desk.name(salvo.ship) for salvo in salvoes))
    return f"{names} ({STEP_NAMES[salvoes[0].step]})"


def _flight(desk: CombatDesk, salvo: Salvo, left: int, killed: str, missiles: int | None = None) -> Flight:
    number = salvo.missiles if missiles is None else missiles
    words = tr(
        "{ship}, {mount}: {number} × {kind}, MQL {mql}",
        ship=desk.name(salvo.ship),
        mount=mount_words(salvo.mount),
        number=number,
        kind=tr("nukes") if salvo.nuke else f"{salvo.damage}M",
        mql=salvo.mql,
    )
    if salvo.link:
        words = f"{salvo.link} · {words}"
    return Flight(salvo.id, words, number, left, killed)


def _notes(lines: Sequence[LayerResult]) -> tuple[str, ...]:
    return tuple(f"{line.layer}: {note}" for line in lines for note in line.notes)


def _told(card: Card) -> Card:
    """The card with its words for a screen reader."""
    layers = [
        tr("{layer} kills {kills} of {incoming}", layer=line.layer, kills=line.kills, incoming=line.incoming)
        for line in card.lines
    ]
    facing = card.facing.rstrip(".")
    head = tr("Missile Defense Card: {title}, {facing}", title=card.title, facing=facing)
    left = trn("{count} missile left", "{count} missiles left", card.left)
    return replace(card, words=". ".join((head, *layers, left)))
