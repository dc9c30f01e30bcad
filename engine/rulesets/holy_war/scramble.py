"""Another true state that looks the same to one side: for tests of secrecy.

Rules: VI.face-down, VIII.4.hidden.
Rulings: AMB.a48.

Face-down counters become others of their side, on the map, adrift and in hidden Flights; what a side bought,
what crew points it has and what its Probes found out change as well. What lies open stays: counts,
StarGuards, revealed units, and the Pressorships that keep a star face down.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace

from engine.core.dice import Picker
from engine.core.ids import PieceId, PlayerId
from engine.rulesets.holy_war.battle_state import Combat, Flight
from engine.rulesets.holy_war.state import (
    SIDES,
    SUNTHROWERS,
    HolyWarState,
    Purchase,
    Sealed,
    Unit,
    moving_stars,
)
from engine.rulesets.holy_war.units import STARGUARD, code_of, codes, counters, kind

_PRESSORSHIP = "PS"


def scramble_hidden(state: HolyWarState, player: PlayerId, rnd: Picker) -> HolyWarState:
    """The state with other secrets of the other side; for a spectator, of both."""
    for side in SIDES:
        if side != player:
            state = _counters_changed(state, side, rnd)
            state = _accounts_changed(state, side, rnd)
    return state


def _secret(state: HolyWarState, side: PlayerId) -> list[Unit]:
    """The units that nobody but their side knows, without those that a face-down star depends on."""
    seen_adrift = {entry.unit for entry in state.adrift if entry.seen}
    with_star = {star.level for star in moving_stars(state)}
    return [
        unit
        for unit in state.of_side(side)
        if not unit.shown
        and not unit.is_starguard
        and unit.id not in seen_adrift
        and not (unit.code == _PRESSORSHIP and unit.level in with_star)
    ]


def _counters_changed(state: HolyWarState, side: PlayerId, rnd: Picker) -> HolyWarState:
    """Other counters in the same places, drawn from all that are not known to be elsewhere."""
    secret = _secret(state, side)
    alone = {star.level for star in moving_stars(state) if not state.being_moved(star)}
    pool = [unit.id for unit in secret]
    pool += [key for key in _unused(state, side) if code_of(key) != "PKS" or _psycheship_came(state)]
    rnd.shuffle(pool)
    names: dict[PieceId, PieceId] = {}
    # Beside a star that lies face up there is no Pressorship, so these places choose first.
    for unit in sorted(secret, key=lambda unit: unit.level not in alone):
        barred = side == SUNTHROWERS and unit.level in alone
        key = next(key for key in pool if not (barred and code_of(key) == _PRESSORSHIP))
        pool.remove(key)
        names[unit.id] = key
    return _renamed(state, names)


def _unused(state: HolyWarState, side: PlayerId) -> list[PieceId]:
    return [
        key
        for code in codes(side)
        if code != STARGUARD
        for key in counters(side, code)
        if key not in state.units
    ]


def _psycheship_came(state: HolyWarState) -> bool:
    return state.turn >= state.options.psycheship_from


def _renamed(state: HolyWarState, names: Mapping[PieceId, PieceId]) -> HolyWarState:
    """The state with counters exchanged wherever they are named."""
    units = {}
    for key, unit in state.units.items():
        new = names.get(key, key)
        units[new] = replace(unit, id=new, code=code_of(new))
    fought = tuple(
        replace(fight, took_part=tuple(names.get(key, key) for key in fight.took_part))
        for fight in state.fought
    )
    adrift = tuple(replace(entry, unit=names.get(entry.unit, entry.unit)) for entry in state.adrift)
    combat = state.combat and _combat_renamed(state.combat, names)
    return replace(state, units=units, fought=fought, adrift=adrift, combat=combat)


def _combat_renamed(combat: Combat, names: Mapping[PieceId, PieceId]) -> Combat:
    def other(flight: Flight) -> Flight:
        return replace(flight, units=tuple(names.get(key, key) for key in flight.units))

    flights = {side: tuple(other(flight) for flight in formed) for side, formed in combat.flights.items()}
    return replace(combat, flights=flights)


def _accounts_changed(state: HolyWarState, side: PlayerId, rnd: Picker) -> HolyWarState:
    """Other crew points and reports; and other purchases, as long as there are any to be hidden."""
    reports = tuple(report for report in state.reports if report.side != side)
    state = replace(state, crew={**state.crew, side: rnd.randint(0, 99)}, reports=reports)
    if side not in state.sealed:
        return state
    return replace(state, sealed={**state.sealed, side: _bought(state, side, rnd)})


def _bought(state: HolyWarState, side: PlayerId, rnd: Picker) -> Sealed:
    where = [level for level in state.board.systems if state.holds_system(side, level)]
    free: defaultdict[str, list[PieceId]] = defaultdict(list)
    for key in _unused(state, side):
        free[code_of(key)].append(key)
    if not where or not free:
        return Sealed()
    bought = [free[code][0] for code in rnd.sample(sorted(free), rnd.randint(0, min(3, len(free))))]
    return Sealed(
        purchases=tuple(
            Purchase(unit=key, level=rnd.choice(where), cost=kind(side, code_of(key)).crew) for key in bought
        )
    )
