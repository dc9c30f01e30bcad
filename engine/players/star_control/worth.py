"""What ships and Fleets are worth in a fight: rough figures, in whole numbers, made from the statistics."""

from collections.abc import Iterable
from functools import cache

from engine.rulesets.star_control.fleets import statistic
from engine.rulesets.star_control.state import Fleet, StarControlState
from engine.rulesets.star_control.units import unit

_REACH = {"UQ": 3, "CH": 2, "EA": 2, "IL": 2, "AN": 1, "MM": 1}
"""Added to what counts as reach for powers that the statistics do not show: fighters, cloak, other forms."""


@cache
def _force(code: str, stats: tuple[int, ...]) -> tuple[int, int]:
    """How hard a ship hits and how hard it is to kill, in hundredths of a point of damage."""
    crew, reach, speed, turn, damage, aim = stats
    kind = unit(code)
    likely = min(9, max(1, aim - 2))
    far = 6 + reach + speed + _REACH.get(code, 0)
    hits = kind.attacks * max(damage, 1) * likely * far
    exposed = min(9, max(1, 7 - turn))
    stays = (crew + 1) * 100 // exposed
    if code in ("AR", "UM", "IL"):
        stays = stays * 3 // 2
    return hits, stays


def force(state: StarControlState, code: str) -> tuple[int, int]:
    """A ship type's blows and staying power with the research done."""
    stats = ("crew", "range", "speed", "turn", "damage", "aim")
    return _force(code, tuple(statistic(state, code, name) for name in stats))


def worth(state: StarControlState, code: str) -> int:
    """One figure for a ship type, about 100 for a middling one."""
    hits, stays = force(state, code)
    return int((hits * stays) ** 0.5) // 2  # for the taste of a player only: no rule looks at it


def power(state: StarControlState, codes: Iterable[str]) -> int:
    """A Fleet's strength by the square law: its blows together times its staying power together."""
    blows = stays = 0
    for code in codes:
        hits, stay = force(state, code)
        blows, stays = blows + hits, stays + stay
    return blows * stays // 10


def fleet_power(state: StarControlState, *fleets: Fleet) -> int:
    """The strength of Fleets that stand together, damage counted."""
    blows = stays = 0
    for fleet in fleets:
        for key in fleet.ships:
            ship = state.ships[key]
            hits, stay = force(state, ship.code)
            room = statistic(state, ship.code, "crew") + 1
            blows, stays = blows + hits, stays + stay * max(1, room - ship.damage) // room
    return blows * stays // 10
