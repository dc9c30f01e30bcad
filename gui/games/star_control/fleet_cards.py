"""The fleet drawer without Qt: which Fleets lie in a hex, their ships as cards, and what a drop means."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.session import Session
from engine.core.view import CounterView, Inspection, TableView
from engine.rulesets.star_control.commands import Scuttle, Transfer
from engine.rulesets.star_control.view import FLEETS, GALAXY
from gui.speech import said, tr

# Found again among the titles of what the engine tells of a ship: they come in the window's language too.
FIGURES = tuple(map(said, ("Crew", "Range", "Speed", "Turn", "Damage", "Aim")))
_PLAIN = {*map(said, ("Side", "Ship", "Hex")), *FIGURES}


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipCard:
    """All that a card shows of a ship."""

    id: PieceId
    art: str
    owner: PlayerId | None
    name: str
    """ "Dreadnaught 1"."""
    title: str
    crew: int
    damage: int
    figures: tuple[tuple[str, str], ...]
    """The six statistics by name, as they are now."""
    weapons: tuple[tuple[str, str], ...]
    powers: tuple[tuple[RuleId, str], ...]
    """Rules of its own, with their titles."""
    movable: bool
    badges: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The card read aloud."""
        figures = ", ".join(f"{name} {value}" for name, value in self.figures)
        ship = f"{self.name}, {self.title}"
        if self.damage:
            ship = tr("{ship}, damage {damage}", ship=ship, damage=self.damage)
        return f"{ship}: {figures}"


@dataclass(frozen=True, slots=True, kw_only=True)
class FleetRow:
    """A Fleet with its ships."""

    id: PieceId
    owner: PlayerId | None
    moves: str
    """How far it goes and has gone, in words."""
    state: tuple[str, ...]
    ships: tuple[ShipCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawer:
    """The Fleets of one hex."""

    cell: str | None
    rows: tuple[FleetRow, ...] = ()
    may_rearrange: bool = False
    may_scuttle: bool = False
    why_fixed: str = ""
    """Why ships can't be rearranged now."""


def ship_card(session: Session, counter: CounterView) -> ShipCard:
    """The card of a ship in a Fleet or in a battle."""
    known = session.inspect(counter.id)
    rows = dict(known.rows)
    now = {figure.title: str(figure.total) for figure in known.breakdowns}
    track = next((each for each in known.tracks if each.id == "crew"), None)
    boxes = track.boxes if track is not None else ()
    return ShipCard(
        id=counter.id,
        art=counter.art,
        owner=counter.owner,
        name=counter.label,
        title=counter.title,
        crew=len(boxes),
        damage=sum(1 for box in boxes if box.state == "destroyed"),
        figures=tuple((name, now.get(name) or rows.get(name, "")) for name in FIGURES),
        weapons=tuple((name, value) for name, value in known.rows if name not in _PLAIN),
        powers=_powers(session, known),
        movable=counter.movable,
        badges=counter.badges,
    )


def _powers(session: Session, known: Inspection) -> tuple[tuple[RuleId, str], ...]:
    found = ((rule, session.rule_text(rule)) for rule in known.rules[1:])
    return tuple((rule, text.title) for rule, text in found if text is not None)


def drawer(session: Session, view: TableView, cell: str | None) -> Drawer:
    """The Fleets that lie in a hex of the starmap, the viewer's own first."""
    offers = {offer.kind: offer for offer in view.offers}
    transfer, scuttle = offers.get("star-control.transfer"), offers.get("star-control.scuttle")
    fleets = [c for c in view.counters if c.map == GALAXY and c.kind == "fleet" and c.cell == cell]
    ships: dict[str, list[CounterView]] = {}
    for counter in view.counters:
        if counter.map == FLEETS and counter.cell is not None:
            ships.setdefault(counter.cell, []).append(counter)
    return Drawer(
        cell=cell,
        rows=tuple(_row(session, fleet, ships.get(fleet.id, [])) for fleet in fleets),
        may_rearrange=transfer is not None and not transfer.violations,
        may_scuttle=scuttle is not None and not scuttle.violations,
        why_fixed="" if transfer is None else " ".join(str(e) for e in transfer.violations if e.overridable),
    )


def _row(session: Session, fleet: CounterView, ships: Iterable[CounterView]) -> FleetRow:
    rows = dict(session.inspect(fleet.id).rows)
    return FleetRow(
        id=fleet.id,
        owner=fleet.owner,
        moves=rows.get(said("Moves"), ""),
        state=tuple(badge for badge in fleet.badges if not badge.isdigit()),
        ships=tuple(ship_card(session, ship) for ship in ships),
    )


def transfer(viewer: PlayerId, ships: Iterable[PieceId], fleet: PieceId | None) -> Transfer:
    """Ships dropped on a Fleet join it; dropped beside all Fleets they make a new one."""
    return Transfer(player=viewer, ships=tuple(ships), fleet=fleet)


def scuttle(viewer: PlayerId, ships: Iterable[PieceId]) -> Scuttle:
    """Ships given up."""
    return Scuttle(player=viewer, ships=tuple(ships))
