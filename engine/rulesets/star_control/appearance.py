"""How the counters of both maps look, to everybody the same."""

from collections.abc import Iterator

from engine.core.ids import PieceId
from engine.core.view import CounterView
from engine.rulesets.star_control.battle.profile import crew, title
from engine.rulesets.star_control.fleets import name, statistic
from engine.rulesets.star_control.galaxy import words
from engine.rulesets.star_control.state import (
    Battle,
    Fleet,
    Kind,
    Sector,
    Ship,
    Stage,
    StarControlState,
    Unit,
)
from engine.rulesets.star_control.units import unit
from engine.rulesets.star_control.view import BATTLE, FLEETS, GALAXY

CENTRE = PieceId("centre")
"""The planet or Starbase marker on the tactical map."""


def hex_piece(cell: str) -> PieceId:
    """The counter that shows what a hex of the starmap is."""
    return PieceId(f"hex:{cell}")


def site_piece(cell: str) -> PieceId:
    """The counter of an installation."""
    return PieceId(f"site:{cell}")


def cell_of_piece(piece: PieceId) -> str | None:
    """The hex that a terrain or installation counter lies in; None for other counters."""
    kind, _, cell = piece.partition(":")
    return cell if kind in ("hex", "site") and cell else None


def terrain(cell: str, sector: Sector) -> Iterator[CounterView]:
    """A hex's own counter and that of its installation."""
    if sector.kind is not Kind.VOID:
        hidden = sector.kind is Kind.STAR and sector.world is None
        art = "star" if hidden else sector.world.value if sector.world else "hazard"
        yield CounterView(
            id=hex_piece(cell),
            owner=None,
            art=art,
            map=GALAXY,
            cell=cell,
            title=words(sector),
            kind="terrain",
            face_down=hidden,
        )
    if sector.installation is not None:
        yield CounterView(
            id=site_piece(cell),
            owner=sector.owner,
            art=sector.installation.value,
            map=GALAXY,
            cell=cell,
            title=f"{sector.installation.value.title()} of the {sector.owner}",
            kind="installation",
        )


def fleet_counter(state: StarControlState, fleet: Fleet, *, movable: bool) -> CounterView:
    """A stack of ships: its number of ships, and what has become of it in this phase."""
    damaged = sum(1 for ship in fleet.ships if state.ships[ship].damage)
    badges = [f"{len(fleet.ships)}"]
    badges += [f"{damaged} damaged"] if damaged else []
    badges += ["moved"] if fleet.moved else []
    badges += ["besieged"] if fleet.besieged else []
    names = ", ".join(unit(state.ships[ship].code).name for ship in fleet.ships)
    return CounterView(
        id=fleet.id,
        owner=fleet.owner,
        art="fleet",
        map=GALAXY,
        cell=fleet.cell,
        label=fleet.id,
        title=f"Fleet {fleet.id} of the {fleet.owner}: {names}",
        kind="fleet",
        movable=movable,
        badges=tuple(badges),
    )


def ship_counter(state: StarControlState, ship: Ship, fleet: Fleet, *, movable: bool) -> CounterView:
    """A ship in the drawer: its cell there is its Fleet."""
    badges = (f"{ship.damage}/{statistic(state, ship.code, 'crew')}",) if ship.damage else ()
    return CounterView(
        id=ship.id,
        owner=fleet.owner,
        art=art(ship.code),
        map=FLEETS,
        cell=fleet.id,
        label=name(state, ship.id),
        title=unit(ship.code).title,
        kind="ship",
        movable=movable,
        badges=badges,
    )


def unit_counter(state: StarControlState, battle: Battle, member: Unit, *, movable: bool) -> CounterView:
    """A ship on the tactical map; in the tray until it is set up."""
    return CounterView(
        id=member.id,
        owner=member.owner,
        art=art(member.code),
        map=BATTLE,
        cell=member.cell,
        label=title(member),
        title=unit(member.code).title,
        kind="ship",
        movable=movable,
        badges=tuple(_badges(state, battle, member)),
    )


def _badges(state: StarControlState, battle: Battle, member: Unit) -> Iterator[str]:
    if member.damage:
        yield f"{member.damage}/{crew(state, member)}"
    if member.shield:
        yield "force field"
    if member.limpets:
        yield f"limpets {member.limpets}"
    if member.dogis:
        yield f"dogis {member.dogis}"
    if member.retro is not None and battle.began(member.owner) - member.retro < 2:
        yield "retro" if battle.began(member.owner) == member.retro else "after retro"
    if member.count is not None:
        yield f"turn {max(1, battle.began(member.owner) - member.count + 1)} of 4"
    if battle.stage is Stage.ACTION and member.owner == battle.mover and member.done:
        yield "done"


def centre_counter(state: StarControlState, battle: Battle) -> CounterView | None:
    """TAC.planet, TAC.starbase: what stands in the centre of the tactical map."""
    if battle.centre is None:
        return None
    world = state.sectors[battle.cell].world
    return CounterView(
        id=CENTRE,
        owner=state.sectors[battle.cell].owner if battle.centre == "starbase" else None,
        art="starbase" if battle.centre == "starbase" else world.value if world else "planet",
        map=BATTLE,
        cell=state.arena.centre,
        title=words(state.sectors[battle.cell]),
        kind="terrain",
    )


def art(code: str) -> str:
    """The silhouette of a ship type: "sc-uq", "sc-an-c"."""
    return f"sc-{code.lower().replace('.', '-')}"
