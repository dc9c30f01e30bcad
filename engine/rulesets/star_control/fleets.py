"""Fleets and the Fleet Pile: what ships there are, their statistics with research, and who draws what."""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.ids import PieceId, PlayerId
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.book import rule
from engine.rulesets.star_control.state import Fleet, Ship, StarControlState
from engine.rulesets.star_control.units import code_of, counters, unit

FLEET_DEF = rule("FLEET.def")
FLEET_MAX = rule("FLEET.max")
FLEET_STACK = rule("FLEET.stack")
PILE = rule("PILE.def")
PILE_SET = rule("PILE.set")
MOST_SHIPS = 7
"""FLEET.max."""
FAST = 3
"""MOV.two: the Speed that makes a Fleet fast."""


def pile(state: StarControlState, side: PlayerId) -> tuple[str, ...]:
    """PILE.def: the counters of a side that are neither in play nor lost for good."""
    return tuple(c for c in counters(side) if c not in state.ships and c not in state.lost)


def drawn(state: StarControlState, side: PlayerId, dice: Dice, purpose: str) -> Ship:
    """A random counter of the pile, each as likely as another; IndexError when the pile is empty."""
    left = pile(state, side)
    counter = left[dice.roll(len(left), purpose=purpose).total - 1]
    return Ship(id=PieceId(counter), code=code_of(counter), built=state.turn)


def statistic(state: StarControlState, code: str, stat: str) -> int:
    """A printed statistic with the research of the race (RES.permanent)."""
    kind = unit(code)
    printed: int = getattr(kind, stat)
    return printed + state.advances.get(kind.race, {}).get(stat, 0)


def ships_of(state: StarControlState, fleet: Fleet) -> tuple[Ship, ...]:
    """The ships of a Fleet, in its order."""
    return tuple(state.ships[ship] for ship in fleet.ships)


def allowance(state: StarControlState, fleet: Fleet) -> int:
    """MOV.one, MOV.two: 1 hex, or 2 when every ship has Speed 3 or more in its ordinary form (AMB.a45)."""
    return speed_of([statistic(state, ship.code, "speed") for ship in ships_of(state, fleet)])


def speed_of(speeds: list[int]) -> int:
    """MOV.two: the hexes that ships of these Speeds go together."""
    return 2 if all(speed >= FAST for speed in speeds) else 1


def joined(
    state: StarControlState, side: PlayerId, cell: str, ship: Ship, fleet: PieceId | None
) -> StarControlState:
    """The state with a new ship in a Fleet of that hex, or in one of its own (AMB.a18)."""
    state = state.with_ships(ship)
    if fleet is not None:
        known = state.fleets[fleet]
        return state.with_fleet(replace(known, ships=(*known.ships, ship.id)))
    new = Fleet(id=state.new_fleet_id(side), owner=side, cell=cell, ships=(ship.id,))
    return state.with_fleet(new)


def starting_ships(state: StarControlState, side: PlayerId, cell: str, dice: Dice) -> StarControlState:
    """SET.ships: so many ships drawn at random, in one Fleet at the Starbase (AMB.a18)."""
    fleet: PieceId | None = None
    for number in range(1, tables.number("start", "ships") + 1):
        ship = drawn(state, side, dice, f"SET.ships ship {number} of the {side}")
        state = joined(state, side, cell, ship, fleet)
        fleet = next(f.id for f in state.of_side(side) if ship.id in f.ships)
    return state


def name(state: StarControlState, ship: PieceId) -> str:
    """A ship as the players call it: "Dreadnaught 3"."""
    code, _, number = ship.partition("-")
    return f"{unit(code).name} {number}"
