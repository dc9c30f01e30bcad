"""Combats fought in the head: how likely one force clears a level of another.

Simpler than the rules (nobody boards or withdraws, luck is always used), and quick: what matters is which
force is the stronger, and how sure that is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.dice import Picker
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Weapon

TRIALS = 60
_MOST_ROUNDS = 12
"""A combat that is not over by then counts as lost for both: it hardly ever happens."""
_FLIGHT = 4
WEAPONS = tuple(weapon.value for weapon in Weapon)


@dataclass(frozen=True, slots=True, order=True)
class Ship:
    """What counts of a unit in a fight."""

    ratings: tuple[float, float, float]
    """LW, EW and PW; broken numbers for a counter of which only its side is known."""
    guard: bool = False
    """A StarGuard: never dispersed, and what Ground Support Teams are made for."""
    team: bool = False
    """A Ground Support Team: tripled against StarGuards."""
    lucky: bool = False

    @property
    def weight(self) -> float:
        """How much it adds to a fight, on average over the weapon systems."""
        return sum(self.ratings) / 3


@dataclass(frozen=True, slots=True)
class Forecast:
    """How a fight ends, over many of them."""

    win: float
    """Chance that the first force alone is left."""
    lose: float
    kept: float
    """Share of the first force's weight that is left on average."""


@dataclass(slots=True)
class _Side:
    flights: list[list[Ship]]
    lucky: bool
    front: list[tuple[Ship, list[str]]] = field(default_factory=list)
    """Revealed ships, each with its damage."""

    @property
    def alive(self) -> bool:
        return bool(self.front or self.flights)

    def reveal(self, other: "_Side") -> None:
        """VIII.4.order: one Flight; all that are left when the other side has none hidden."""
        count = 1 if other.flights or not other.front else len(self.flights)
        for flight in self.flights[:count]:
            self.front += [(ship, []) for ship in flight]
        del self.flights[:count]

    def total(self, weapon: int, other: "_Side") -> float:
        """Strength with a weapon system; teams are tripled when a StarGuard is among the enemies."""
        name = WEAPONS[weapon]
        threefold = any(ship.guard for ship, _ in other.front)
        return sum(
            ship.ratings[weapon] * (3 if ship.team and threefold else 1)
            for ship, damage in self.front
            if name not in damage
        )

    def suffer(self, result: str) -> None:
        """VIII.6.all-enemy: a result for every revealed ship."""
        if result == tables.DE:
            self.front = []
        elif result == tables.DISP:
            self.front = [(ship, damage) for ship, damage in self.front if ship.guard]
        else:
            more = list(tables.damage_of(result))
            hurt = [(ship, damage + more) for ship, damage in self.front]
            self.front = [(ship, damage) for ship, damage in hurt if len(damage) < 3]


def forecast(mine: Sequence[Ship], theirs: Sequence[Ship]) -> Forecast:
    """How a fight between two forces ends; the same forces always give the same figures."""
    if not theirs:
        return Forecast(1.0, 0.0, 1.0)
    if not mine:
        return Forecast(0.0, 1.0, 0.0)
    return _forecast(_arranged(mine), _arranged(theirs))


def _arranged(ships: Sequence[Ship]) -> tuple[Ship, ...]:
    """The strongest first: so they are put in Flights."""
    return tuple(sorted(ships, key=lambda ship: (-_rank(ship), ship)))


def _rank(ship: Ship) -> float:
    return 99 if ship.guard else ship.weight * (2 if ship.team else 1)


@lru_cache(maxsize=20_000)
def _forecast(mine: tuple[Ship, ...], theirs: tuple[Ship, ...]) -> Forecast:
    rnd = Picker(len(mine) * 31 + len(theirs))
    whole = sum(ship.weight for ship in mine) or 1
    win = lose = 0
    kept = 0.0
    for _ in range(TRIALS):
        a, b = _side(mine), _side(theirs)
        _fight(a, b, rnd)
        win += a.alive and not b.alive
        lose += b.alive and not a.alive
        kept += sum(ship.weight for ship, _ in a.front) + sum(s.weight for f in a.flights for s in f)
    return Forecast(win / TRIALS, lose / TRIALS, kept / TRIALS / whole)


def _side(ships: tuple[Ship, ...]) -> _Side:
    flights = [list(ships[n : n + _FLIGHT]) for n in range(0, len(ships), _FLIGHT)]
    return _Side(flights=flights, lucky=any(ship.lucky for ship in ships))


def _fight(a: _Side, b: _Side, rnd: Picker) -> None:
    for _ in range(_MOST_ROUNDS):
        weapon = rnd.randrange(3)
        a.reveal(b)
        b.reveal(a)
        difference = round(a.total(weapon, b) - b.total(weapon, a))
        hit_b = tables.combat_result(difference, rnd.randint(1, 6) + a.lucky)
        hit_a = tables.combat_result(-difference, rnd.randint(1, 6) + b.lucky)
        a.suffer(hit_a)
        b.suffer(hit_b)
        if not a.alive or not b.alive:
            return
