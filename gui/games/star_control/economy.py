"""What the sides have, and what can be built, bought, bombarded or given up now, each with its reasons."""

from dataclasses import dataclass, replace

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId
from engine.core.session import Session
from engine.core.view import Offer, TableView
from engine.core.violation import Violation, blocking
from engine.rulesets.star_control.commands import AskSiege, Besiege
from engine.rulesets.star_control.view import SiegeView
from gui.speech import tr, trn

TRACKS = (
    ("starbucks", tr("Starbucks")),
    ("income", tr("Income")),
    ("starbase", tr("Starbases")),
    ("colony", tr("Colonies")),
    ("mine", tr("Mines")),
    ("fortification", tr("Fortifications")),
    ("pile", tr("In the pile")),
)
"""Track names before the side's name, and what they are called in the strip."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """One figure of a side."""

    kind: str
    title: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SideStrip:
    """What a side has."""

    id: PlayerId
    letter: str
    colour: str
    shape: int
    viewer: bool
    acting: bool
    fleets: int
    ships: int
    holdings: tuple[Holding, ...]

    @property
    def words(self) -> str:
        """The strip read aloud."""
        parts = ", ".join(f"{each.title} {each.value}" for each in self.holdings)
        return f"{self.id}: {parts}, {_forces(self.fleets, self.ships)}"


def _forces(fleets: int, ships: int) -> str:
    return (
        tr(
            "{fleets} with {ships}",
            fleets=trn("{count} Fleet", "{count} Fleets", fleets),
            ships=trn("{count} ship", "{count} ships", ships),
        )
        if fleets
        else tr("no Fleet")
    )


def strips(view: TableView) -> tuple[SideStrip, ...]:
    """What both sides have, in the order of the seats."""
    values = {track.id: track.value for track in view.tracks}
    found = []
    for place, seat in enumerate(view.seats):
        fleets = [c for c in view.counters if c.kind == "fleet" and c.owner == seat.id]
        ships = sum(int(b) for c in fleets for b in c.badges if b.isdigit())
        holdings = tuple(
            Holding(kind=kind, title=title, value=values[f"{kind}-{seat.id}"])
            for kind, title in TRACKS
            if f"{kind}-{seat.id}" in values
        )
        found.append(
            SideStrip(
                id=seat.id,
                letter=seat.letter,
                colour=seat.colour,
                shape=place,
                viewer=seat.id == view.viewer,
                acting=seat.id in view.active,
                fleets=len(fleets),
                ships=ships,
                holdings=holdings,
            )
        )
    return tuple(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLine:
    """Something that could be done now, or why not."""

    title: str
    command: Command | None
    violations: tuple[Violation, ...]
    piece: PieceId | None
    cells: tuple[str, ...]
    kind: str
    chance: int | None = None
    """Of a bombardment to destroy the Fortress, in thousandths."""
    rolls: tuple[tuple[str, int], ...] = ()

    @property
    def ready(self) -> bool:
        """Whether a click gives the command."""
        return self.command is not None and not blocking(self.violations)


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders:
    """The offers of a phase, parted."""

    now: tuple[OrderLine, ...] = ()
    """Can be done by a click."""
    on_map: tuple[OrderLine, ...] = ()
    """Are done on the map or in the drawer."""
    refused: tuple[OrderLine, ...] = ()
    """Belong here but can't be done; the reasons say why."""
    elsewhere: tuple[OrderLine, ...] = ()
    """Belong to other phases."""


def orders(session: Session, view: TableView) -> Orders:
    """The offers of the moment, parted by what can be done with them."""
    now, on_map, refused, elsewhere = [], [], [], []
    for offer in view.offers:
        if offer.primary or offer.kind in ("star-control.set_fleet", "star-control.set_unit"):
            continue
        line = _line(session, view, offer)
        if any(each.rule == "star-control/TURN.phases" for each in offer.violations):
            elsewhere.append(line)
        elif blocking(offer.violations):
            refused.append(line)
        elif offer.command is not None:
            now.append(line)
        else:
            on_map.append(line)
    return Orders(
        now=tuple(now), on_map=tuple(on_map), refused=_gathered(refused), elsewhere=tuple(elsewhere)
    )


def _gathered(lines: list[OrderLine]) -> tuple[OrderLine, ...]:
    """Several Fleets that can't do a thing by the same rule share a line, with the first one's reason."""
    found: dict[tuple[str, tuple[str, ...]], list[OrderLine]] = {}
    for line in lines:
        key = (line.kind if line.piece is not None else line.title, tuple(v.rule for v in line.violations))
        found.setdefault(key, []).append(line)
    return tuple(_together(same) for same in found.values())


def _together(lines: list[OrderLine]) -> OrderLine:
    first = lines[0]
    if len(lines) == 1:
        return first
    others = ", ".join(str(line.piece) for line in lines[1:])
    return replace(first, title=f"{first.title}, {others}")


def _line(session: Session, view: TableView, offer: Offer) -> OrderLine:
    chance: int | None = None
    rolls: tuple[tuple[str, int], ...] = ()
    command = offer.command
    if isinstance(command, Besiege) and view.viewer is not None:
        found = session.answer(AskSiege(player=view.viewer, fleet=command.fleet, cell=command.cell))
        if isinstance(found, SiegeView):
            chance, rolls = found.chance, found.rolls
    return OrderLine(
        title=offer.title,
        command=command,
        violations=offer.violations,
        piece=offer.piece,
        cells=offer.cells,
        kind=offer.kind,
        chance=chance,
        rolls=rolls,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Advance:
    """A level that a race has gained."""

    race: str
    stat: str
    level: int


def advances(session: Session) -> dict[PlayerId, tuple[Advance, ...]]:
    """The research of both sides so far, read from what was seen to happen."""
    levels: dict[PlayerId, dict[tuple[str, str], int]] = {}
    for entry in session.log():
        for event in entry.events:
            if getattr(event, "kind", "") == "star-control.advanced":
                race, stat = str(getattr(event, "race", "")), str(getattr(event, "stat", ""))
                levels.setdefault(entry.player, {})[race, stat] = int(getattr(event, "level", 0))
    return {
        side: tuple(Advance(race=race, stat=stat, level=level) for (race, stat), level in found.items())
        for side, found in levels.items()
    }
