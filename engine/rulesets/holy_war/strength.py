"""Ratings in a round: damage, tripled Ground Support Teams, totals, the Differential.

Rules: II.counter-format, VIII.5.differential, VIII.5.columns, XII.GST.triple.
Rulings: AMB.a14, AMB.a15.

Pure functions of units; `odds` uses them too. Who fights is read from the Flights, so that they serve a
state as a seat sees it just as well.
"""

from collections.abc import Iterable, Sequence

from engine.core.ids import PlayerId
from engine.rulesets.holy_war.battle_state import Combat, Weapon
from engine.rulesets.holy_war.book import rule
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.units import kind, rating

DIFFERENTIAL = rule("VIII.5.differential")
TRIPLE = rule("XII.GST.triple")
GROUND_SUPPORT = "GST"
_TIMES = 3


def fighters(state: HolyWarState, combat: Combat, side: PlayerId) -> tuple[Unit, ...]:
    """All units of a side in the level, hidden ones too; a neutral StarGuard is the defender's
    (IX.opponent-handles).
    """
    attacking = side == combat.attacker
    there = state.units_in(combat.level)
    return tuple(unit for unit in there if (unit.owner == combat.attacker) == attacking)


def committed(state: HolyWarState, combat: Combat, side: PlayerId) -> tuple[Unit, ...]:
    """The units of a side's revealed Flights that are still in the level (VIII.4.join, VIII.4.hidden)."""
    found = (state.units.get(key) for key in combat.revealed(side))
    return tuple(unit for unit in found if unit is not None and unit.level == combat.level)


def remaining(state: HolyWarState, combat: Combat, side: PlayerId) -> tuple[Unit, ...]:
    """The units of all of a side's Flights that are still in the level (VIII.until)."""
    keys = (key for flight in combat.flights.get(side, ()) for key in flight.units)
    found = (state.units.get(key) for key in keys)
    return tuple(unit for unit in found if unit is not None and unit.level == combat.level)


def strength_of(unit: Unit, weapon: Weapon) -> int:
    """A unit's rating with a weapon system; 0 when that is damaged (VIII.result.damage)."""
    return 0 if unit.rating_gone(weapon) else rating(kind(unit.owner, unit.code), weapon)


def tripled(enemies: Iterable[Unit]) -> bool:
    """XII.GST.triple: a StarGuard is among the enemies that are revealed (AMB.a15)."""
    return any(enemy.is_starguard for enemy in enemies)


def total(units: Iterable[Unit], enemies: Sequence[Unit], weapon: Weapon) -> int:
    """VIII.5.differential: what a side's units have together against these enemies."""
    times = _TIMES if tripled(enemies) else 1
    return sum(strength_of(u, weapon) * (times if u.code == GROUND_SUPPORT else 1) for u in units)


def differential(own: Sequence[Unit], enemies: Sequence[Unit], weapon: Weapon) -> int:
    """VIII.5.differential: positive for the stronger side, negative for the weaker."""
    return total(own, enemies, weapon) - total(enemies, own, weapon)
