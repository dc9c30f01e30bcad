"""What a result does to units: damage markers, dispersal, destruction.

Rules: VIII.6.all-enemy, VIII.6.markers, VIII.result.ne, VIII.result.disp, VIII.result.de,
VIII.result.damage, VIII.result.repeat-damage, VIII.note1.starguard, VIII.note2.third-damage,
VIII.note2.dispersal-not-damage.
Rulings: AMB.a09, AMB.a11.

`fate` is one unit's, and the odds use it too; `struck` is a whole side's.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.mechanics.wording import listed
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Flight, Weapon
from engine.rulesets.holy_war.book import note, rule
from engine.rulesets.holy_war.dispersal import adrift
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.units import kind

RESULT_NE = rule("VIII.result.ne")
RESULT_DISP = rule("VIII.result.disp")
RESULT_DE = rule("VIII.result.de")
MARKERS = rule("VIII.6.markers")
NOTE_STARGUARD = rule("VIII.note1.starguard")
THIRD = rule("VIII.note2.third-damage")


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of one unit."""

    unit: Unit
    """With the damage that it has taken now."""
    end: Literal["stays", "dispersed", "destroyed"]


def fate(unit: Unit, result: str) -> Fate:
    """What a result of the Combat Results Table does to a unit.

    Every marker counts toward the three that destroy, of whichever weapon system (AMB.a09); a dispersal
    leaves none (VIII.note2.dispersal-not-damage).
    """
    if result == tables.DE:
        return Fate(unit, "destroyed")
    if result == tables.DISP:
        return Fate(unit, "stays" if unit.is_starguard else "dispersed")
    damage = (*unit.damage, *(Weapon(word) for word in tables.damage_of(result)))
    gone = len(damage) >= tables.number("limits", "damage")
    return Fate(replace(unit, damage=damage), "destroyed" if gone else "stays")


def struck(
    state: HolyWarState, targets: Sequence[Unit], result: str, enemy: PlayerId
) -> tuple[HolyWarState, tuple[Event, ...]]:
    """VIII.6.all-enemy: the state with a result applied to all of a side's revealed units.

    Args:
        state: the position, with a combat.
        targets: the units, as they were when the dice were rolled (AMB.a12).
        result: a cell of the Combat Results Table.
        enemy: who rolled it, and places what is dispersed.
    """
    fates = [fate(unit, result) for unit in targets]
    gone = [f.unit for f in fates if f.end == "destroyed"]
    swept = [f.unit for f in fates if f.end == "dispersed"]
    events = tuple(_told(result, fates, gone, swept))
    state = state.with_unit(*(f.unit for f in fates if f.end == "stays"))
    state = state.without(*(unit.id for unit in gone))
    if swept and state.combat is not None:
        keys = [unit.id for unit in swept]
        state = replace(state, combat=_without(state.combat, keys))
        state = adrift(state, keys, enemy, seen=True)
    return state, events


def _without(combat: Combat, keys: Sequence[PieceId]) -> Combat:
    """Dispersed units leave their Flights, so that one placed in this level again is out of the combat."""
    flights = {
        side: tuple(_thinned(flight, keys) for flight in formed) for side, formed in combat.flights.items()
    }
    return replace(combat, flights=flights)


def _thinned(flight: Flight, keys: Sequence[PieceId]) -> Flight:
    return replace(flight, units=tuple(key for key in flight.units if key not in keys))


def _told(result: str, fates: Sequence[Fate], gone: Sequence[Unit], swept: Sequence[Unit]) -> Iterator[Event]:
    """What everybody reads: the units are revealed, so their types may be named."""
    if result == tables.NE:
        yield note("No effect.", RESULT_NE)
    elif result == tables.DE:
        yield note(f"Destroyed: {named(gone)}.", RESULT_DE)
    elif result == tables.DISP:
        if swept:
            yield note(f"Dispersed: {named(swept)}.", RESULT_DISP)
        immune = tuple(f.unit.id for f in fates if f.end == "stays")
        if immune:
            yield note("A StarGuard is never dispersed.", NOTE_STARGUARD, *immune)
    else:
        hit = [f.unit for f in fates if f.end == "stays"]
        words = listed(tables.damage_of(result))
        if hit:
            yield note(f"{words} damaged: {named(hit)}.", MARKERS)
        if gone:
            yield note(f"Destroyed by a third damage: {named(gone)}.", THIRD)


def named(units: Iterable[Unit]) -> str:
    """ "Ranger, 2 x Missile Pack": types and numbers of units that lie face up."""
    count = Counter(kind(unit.owner, unit.code).name for unit in units)
    return listed(name if n == 1 else f"{n} x {name}" for name, n in count.items())
