"""The galactic starmap: rolled hex by hex, checked for ways through it, and what stands in its hexes."""

from collections.abc import Iterable, Mapping

from engine.core.dice import Dice
from engine.core.ids import PlayerId
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.book import rule
from engine.rulesets.star_control.hexes import Board, cells, column, distance, neighbours, reach
from engine.rulesets.star_control.state import Installation, Kind, Sector, StarControlState, World

GAL_MAP = rule("GAL.hex-map")
GAL_ROLL = rule("GAL.hex-roll")
GAL_TYPE = rule("GAL.hex-type")
GAL_STAR = rule("GAL.star")
GAL_HAZARD = rule("GAL.hazard")

_MOST_MAPS = 500
"""Maps rolled before the size is given up as hopeless; at 9 x 7 nearly every second map will do."""


def rolled(board: Board, dice: Dice) -> dict[str, Sector]:
    """GAL.hex-roll: one die for each hex; a map that AMB.a01 rejects is rolled again.

    RuntimeError when no usable map comes up, which no size that the options allow has ever done.
    """
    for _ in range(_MOST_MAPS):
        faces = dice.roll(*(6 for _ in cells(board)), purpose="GAL.hex-roll starmap, hex by hex").faces
        sectors = {
            cell: Sector(kind=Kind(tables.cell("hex_type", face)))
            for cell, face in zip(cells(board), faces, strict=True)
        }
        if usable(board, sectors):
            return sectors
    raise RuntimeError(f"no usable starmap of {board.columns} x {board.rows} hexes in {_MOST_MAPS} rolls")


def usable(board: Board, sectors: Mapping[str, Sector]) -> bool:
    """AMB.a01: ships can fly between Voids at the two ends without meeting a Hazard."""
    return any(ends_joined(board, sectors, cell) for cell in voids(board, sectors, 1))


def voids(board: Board, sectors: Mapping[str, Sector], number: int) -> tuple[str, ...]:
    """The Void hexes of a column."""
    return tuple(cell for cell in column(board, number) if sectors[cell].kind is Kind.VOID)


def ends_joined(board: Board, sectors: Mapping[str, Sector], cell: str) -> bool:
    """Whether ships can fly from a cell of the first column to a Void of the last one."""
    open_ = ways(board, sectors, cell)
    return any(goal in open_ for goal in voids(board, sectors, board.columns))


def ways(board: Board, sectors: Mapping[str, Sector], cell: str) -> dict[str, int]:
    """How far every hex is from a cell, for ships that may enter no Hazard (GAL.hazard)."""
    return reach(board, cell, board.columns * board.rows, hazards(sectors))


def hazards(sectors: Mapping[str, Sector]) -> frozenset[str]:
    """The Hazard hexes."""
    return frozenset(cell for cell, sector in sectors.items() if sector.kind is Kind.HAZARD)


def fortress_kinds(state: StarControlState) -> tuple[Installation, ...]:
    """What counts as a Fortress for movement (AMB.a08)."""
    if state.options.fortress_includes_starbase:
        return (Installation.FORTIFICATION, Installation.STARBASE)
    return (Installation.FORTIFICATION,)


def enemy_fortresses(state: StarControlState, side: PlayerId) -> frozenset[str]:
    """The hexes that a side's enemy has closed with Fortresses (MOV.fortress-entry)."""
    kinds = fortress_kinds(state)
    return frozenset(
        cell
        for cell, sector in state.sectors.items()
        if sector.installation in kinds and sector.owner not in (None, side)
    )


def zone(board: Board, fortresses: Iterable[str]) -> frozenset[str]:
    """The hexes next to a Fortress (MOV.fortress-zone)."""
    return frozenset(cell for fortress in fortresses for cell in neighbours(board, fortress))


def starbases(state: StarControlState) -> tuple[str, ...]:
    """The cells of all Starbases."""
    return tuple(sorted(cell for cell, s in state.sectors.items() if s.installation is Installation.STARBASE))


def nearest_starbase(state: StarControlState, cell: str) -> int | None:
    """Hexes to the nearest Starbase of either side; None while there is none."""
    return min((distance(cell, base) for base in starbases(state)), default=None)


def allowed_on(world: World) -> Installation:
    """The installation that a world allows (EXP.world)."""
    return Installation(tables.cell("installation", world.value))


def words(sector: Sector) -> str:
    """What a hex is, in words: "unexplored Star", "Mineral World with a Mine"."""
    if sector.kind is Kind.STAR:
        place = f"{sector.world.value.title()} World" if sector.world else "unexplored Star"
    else:
        place = sector.kind.value.title()
    if sector.installation is None:
        return place
    return f"{place} with a {sector.installation.value.title()} of the {sector.owner}"
