"""Cards of units and the lanes that they lie in, as data: a level's units, boxes of forces, Flights."""

from dataclasses import dataclass
from typing import Final

from engine.core.ids import PieceId
from engine.core.view import CounterView
from engine.rulesets.holy_war.view import CombatUnit, TypeView
from gui.games.holy_war.words import MOVED, SIDES, Chart
from gui.speech import said, tr

WEAPONS: Final = {said(code): code for code in ("LW", "EW", "PW")}
"""Codes of the weapon systems by what the engine calls them in the ratings of a type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitCard:
    """All that a card shows."""

    id: PieceId
    owner: str | None
    code: str
    name: str
    art: str
    ratings: tuple[tuple[str, int, bool], ...] = ()
    """Weapon system, its printed number, and whether it is damaged."""
    state: str = ""
    """ "jumped", "revealed" and so on."""
    face_down: bool = False
    movable: bool = False
    made_up: str = ""
    """The method by which its numbers were made; empty for printed ones."""
    force: bool = False
    star: bool = False

    @property
    def words(self) -> str:
        """The card read aloud."""
        numbers = ", ".join(
            tr("{name} {value} damaged", name=name, value=value) if gone else f"{name} {value}"
            for name, value, gone in self.ratings
        )
        words = f"{self.name}: {numbers}" if numbers else self.name
        if self.made_up:
            words = tr("{card} (numbers reconstructed)", card=words)
        return f"{words}, {self.state}" if self.state else words


def of_counter(chart: Chart, counter: CounterView) -> UnitCard:
    """The card of a counter on the map or in a force's box."""
    kind = _type(chart, counter.owner, counter.label)
    state = [tr(badge) for badge in counter.badges if badge in MOVED]
    state += [tr("face up")] if "revealed" in counter.badges else []
    return UnitCard(
        id=counter.id,
        owner=counter.owner,
        code=counter.label,
        name=counter.title,
        art=counter.art,
        ratings=_ratings(kind, counter.badges),
        state=", ".join(state),
        face_down=counter.face_down,
        movable=counter.movable,
        made_up=method(kind),
        force=counter.kind == "fleet",
    )


def of_unit(chart: Chart, unit: CombatUnit, *, movable: bool = False) -> UnitCard:
    """The card of a unit in combat."""
    kind = _type(chart, unit.owner, unit.code) or next(
        (t for t in chart.view.types if t.code == unit.code), None
    )
    return UnitCard(
        id=unit.id,
        owner=unit.owner,
        code=unit.code,
        name=unit.name,
        art="star" if unit.star else f"hw-{unit.code.lower()}",
        ratings=() if unit.code == "?" else _ratings(kind, unit.damage),
        face_down=unit.code == "?",
        movable=movable,
        made_up=method(kind),
        star=unit.star,
    )


def of_type(chart: Chart, side: str, code: str, piece: PieceId) -> UnitCard:
    """The card of a unit that is bought but not yet on the map."""
    kind = chart.type(side, code)
    return UnitCard(
        id=piece,
        owner=side,
        code=code,
        name=kind.name if kind is not None else code,
        art=f"hw-{code.lower()}",
        ratings=_ratings(kind, ()),
        made_up=method(kind),
    )


def _type(chart: Chart, owner: str | None, code: str) -> TypeView | None:
    """A counter's type; what belongs to no side is one of the neutrals'."""
    if owner is not None:
        return chart.type(owner, code)
    return next((t for t in chart.view.types if t.code == code and t.side not in SIDES), None)


def _ratings(kind: TypeView | None, damage: tuple[str, ...]) -> tuple[tuple[str, int, bool], ...]:
    found = kind.ratings if kind is not None else ()
    return tuple((name, value, WEAPONS[name] in damage) for name, value, _ in found if name in WEAPONS)


def method(kind: TypeView | None) -> str:
    """How the numbers of a type were made; empty where all are printed."""
    found = [where.ref for _, _, where in kind.ratings if where.made_up] if kind is not None else []
    return found[0] if found else ""


def card_tip(card: UnitCard) -> str:
    """All that is known of a unit, for the tool tip."""
    lines = [card.words]
    if card.made_up:
        lines.append(tr("Reconstructed, for the printed numbers are lost: {method}", method=card.made_up))
    return "\n".join(lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lane:
    """A place for cards."""

    id: str
    title: str
    cards: tuple[UnitCard, ...] = ()
    colour: str = "line"
    open: bool = False
    """Cards may be dropped here."""
    home: bool = False
    """Cards that are in no other lane lie here; key 0 sends back to it."""
    hint: str = ""
    """What stands in it while it is empty."""
    note: str = ""
    """At the right of its title: "3 of 4", strengths."""
