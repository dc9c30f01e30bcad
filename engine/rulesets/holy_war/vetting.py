"""Whether a position from a file is one that a game could have reached.

`vet` must come before anything that asks for `state.board`, so the layout is looked at first. What an
overruled command may bring about (both sides in a level, a second star in one) is no fault.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.core.ids import PieceId
from engine.core.state import Decision
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Step, Weapon
from engine.rulesets.holy_war.board import board, layouts
from engine.rulesets.holy_war.phases import (
    AFTERMATHS,
    ANSWERS,
    BOARDING,
    COMBATS,
    EXTENSION,
    FLIGHTS,
    LUCK,
    PHASES,
    PLACING,
    REVEAL,
    TURN_END,
)
from engine.rulesets.holy_war.phases import STARGUARD as APPEARING
from engine.rulesets.holy_war.setup import star_id
from engine.rulesets.holy_war.starguards import due
from engine.rulesets.holy_war.state import FORCES, SIDES, HolyWarState, Unit
from engine.rulesets.holy_war.units import STARGUARD, code_of, codes, counters, kinds

_MOST_POINTS = 100_000


def vet(state: HolyWarState) -> str:
    """A sentence about the first thing that no game leads to; empty for a position to play on."""
    if {*state.players} != {*SIDES}:
        return "expected the Sunthrowers and the Holy Band, each once"
    if state.options.layout not in layouts():
        return f"expected one of the layouts that there are, not {state.options.layout!r}"
    return next(chain.from_iterable(part(state) for part in _PARTS), "")


def _table_faults(state: HolyWarState) -> Iterator[str]:
    if state.phase not in {spec.id for spec in PHASES}:
        yield f"expected a phase of the turn, not {state.phase!r}"
    if not 0 <= state.turn <= tables.number("limits", "amtik turns"):
        yield "expected turns counted from 1 to 14, 0 before the first"
    if {*state.active} - {*SIDES} or {d.owner for d in state.pending} - {*SIDES}:
        yield "expected the two sides to act and to decide"
    if state.chooser not in SIDES:
        yield "expected a side that chooses the first system"
    if not all(1 <= die <= 6 for die in state.amtik):
        yield "expected Amtik rolls from 1 to 6"
    last = tables.number("limits", "turns")
    if len(state.amtik) > max(0, state.turn - last) or (state.extended and state.turn < last):
        yield "expected Amtik rolls and the extension after turn 7 only"
    if state.options.psycheship_from < 1:
        yield "expected psycheship_from to be a turn"


def _decision_faults(state: HolyWarState) -> Iterator[str]:
    """Decisions that nothing answers; and phases in which nobody could ever do anything."""
    if len(state.pending) > 1:
        yield "expected one decision at a time"
    for decision in state.pending:
        if decision.kind not in ANSWERS.values():
            yield f"nothing answers a decision of kind {decision.kind!r}"
        elif not _is_due(state, decision):
            yield f"there is nothing to decide about: {decision.kind}"
    idle = state.phase in (*AFTERMATHS, TURN_END) or (state.phase in COMBATS and not state.contested)
    if idle and not state.pending and state.outcome is None:
        yield "nobody has anything to do in this phase"


def _is_due(state: HolyWarState, decision: Decision) -> bool:
    """Whether what a decision is about is there, so that it can be answered."""
    if decision.kind == PLACING:
        return bool(state.adrift) and state.adrift[0].placer == decision.owner
    if decision.kind == APPEARING:
        return state.phase in AFTERMATHS and bool(due(state, decision.owner))
    if decision.kind == EXTENSION:
        return state.phase == TURN_END
    return state.combat is not None and _fight_waits(state.combat, decision)


def _fight_waits(combat: Combat, decision: Decision) -> bool:
    """Whether a combat stands where its decision is due, with something to choose."""
    if decision.kind == LUCK:
        shots = combat.shots if combat.step == Step.LUCK else ()
        attempts = combat.attempts[-1:] if combat.step == Step.BOARDING else ()
        return None in (*(shot.luck for shot in shots), *(attempt.luck for attempt in attempts))
    if combat.step.value != decision.kind:
        return False
    if decision.kind == BOARDING:
        return (combat.weapon, combat.stronger()) == (Weapon.PSYCHIC, decision.owner)
    if decision.kind == REVEAL:
        return bool(combat.hidden(decision.owner))
    return decision.kind != FLIGHTS or decision.owner not in combat.flights


def _own_counters(unit: Unit) -> tuple[PieceId, ...]:
    if unit.owner not in (*SIDES, None) or unit.code not in codes(unit.owner):
        return ()
    return counters(unit.owner, unit.code)


def _unit_faults(state: HolyWarState) -> Iterator[str]:
    adrift = {entry.unit for entry in state.adrift}
    guarded: set[str] = set()
    for key, unit in state.units.items():
        if key != unit.id or key not in _own_counters(unit):
            yield f"{key} is no counter of the mix, or another's"
        if (unit.level is None) != (key in adrift):
            yield f"{key} is nowhere, or adrift and on the map"
        yield from _beyond(state, f"{key} lies", (unit.level, unit.origin))
        if len(unit.damage) >= tables.number("limits", "damage"):
            yield f"{key} has more damage than a unit in play"
        if unit.code == STARGUARD and unit.level in guarded:
            yield f"two StarGuards are in {unit.level}"
        if unit.code == STARGUARD and unit.level:
            guarded.add(unit.level)
    yield from _force_faults(state)


def _force_faults(state: HolyWarState) -> Iterator[str]:
    where: dict[tuple[str | None, str], str | None] = {}
    for unit in state.units.values():
        if unit.force is None:
            continue
        if unit.force not in FORCES or unit.code == STARGUARD or not state.options.force_counters:
            yield f"{unit.id} can't be under force counter {unit.force}"
        if where.setdefault((unit.owner, unit.force), unit.level) != unit.level:
            yield f"force {unit.force} of the {unit.owner} is in two levels"


def _beyond(state: HolyWarState, what: str, levels: Iterable[str | None]) -> Iterator[str]:
    chart = board(state.options.layout)
    yield from (f"{what} beyond the map" for level in levels if level is not None and not chart.holds(level))


def _star_faults(state: HolyWarState) -> Iterator[str]:
    chart = board(state.options.layout)
    if {*state.stars} != {star_id(chart, home) for home in chart.systems}:
        yield "expected a star for each system"
    for key, star in state.stars.items():
        if key != star.id or star.home not in chart.systems or key != star_id(chart, star.home):
            yield f"{key} belongs to another system"
        yield from _beyond(state, f"the {key} lies", (star.level,))


def _account_faults(state: HolyWarState) -> Iterator[str]:
    if {*state.crew} != {*SIDES} or not all(0 <= n <= _MOST_POINTS for n in state.crew.values()):
        yield "expected crew points of both sides, none below 0"
    if {*state.captured} - {*SIDES} or not all(0 <= n <= _MOST_POINTS for n in state.captured.values()):
        yield "expected points for captured crews of the two sides"
    if {*state.sealed} - {*SIDES}:
        yield "expected purchases of the two sides"
    for side, sealed in state.sealed.items():
        bought = [purchase.unit for purchase in sealed.purchases]
        mine = {c for code in codes(side) if code != STARGUARD for c in counters(side, code)}
        if len({*bought}) < len(bought) or {*bought} - mine or {*bought} & {*state.units}:
            yield f"the {side} have bought a counter that they can't"
        if any(purchase.cost < 0 for purchase in sealed.purchases):
            yield "expected purchases to cost something"
        levels = (*(purchase.level for purchase in sealed.purchases), *sealed.starguards)
        yield from _beyond(state, f"a purchase of the {side} lies", levels)
    if {*state.lost} - {*kinds()}:
        yield "expected lost units of types that there are"


def _neutral_faults(state: HolyWarState) -> Iterator[str]:
    low, high = (tables.number("limits", f"{end} standing") for end in ("lowest", "highest"))
    known = state.neutrals
    if {*known.markers} != {*SIDES} or not all(low <= n <= high for n in known.markers.values()):
        yield f"expected both markers from {low} to {high}"
    if {known.granted, *known.conquerors, *known.emergency} - {*SIDES, None}:
        yield "expected the neutrals to deal with the two sides"
    if {side for side, _ in known.tried} - {*SIDES}:
        yield "expected alliances sought by the two sides"
    if known.granted is not None and known.granted in known.conquerors:
        yield "a side that has conquered a neutral system is granted nothing"


def _place_faults(state: HolyWarState) -> Iterator[str]:
    """Units adrift, reports, and the lists of levels."""
    for entry in state.adrift:
        unit = state.units.get(entry.unit)
        if unit is None or entry.placer not in SIDES or unit.owner == entry.placer:
            yield "expected units adrift to be placed by their enemy"
        yield from _beyond(state, "a level taken lies", entry.taken)
    if any(report.side not in SIDES for report in state.reports):
        yield "expected reports to the two sides"
    yield from _beyond(state, "a report lies", (report.level for report in state.reports))
    lists = (state.contested, state.guarded, state.watch, (fight.level for fight in state.fought))
    yield from _beyond(state, "a level of the combats lies", chain.from_iterable(lists))


def _combat_faults(state: HolyWarState) -> Iterator[str]:
    """The combat's level, sides and Flights; units lost in it stay in the Flights as formed."""
    combat = state.combat
    if combat is None:
        return
    if {combat.attacker, combat.defender} != {*SIDES}:
        yield "expected a combat between the two sides"
    if state.phase not in COMBATS or not state.pending:
        yield "expected a combat in a combat phase, at something to decide"
    if combat.step not in (Step.DENIAL, Step.FLIGHTS) and {*combat.flights} != {*SIDES}:
        yield "expected Flights of both sides once they are formed"
    yield from _roll_faults(state, combat)
    yield from _beyond(state, "the combat lies", (combat.level,))
    if combat.asked not in (*SIDES, None) or {*combat.withdrawn} - {*SIDES} or combat.round < 0:
        yield "expected a combat of the two sides in a round"
    if {*combat.flights} - {*SIDES} or {shot.side for shot in combat.shots} - {*SIDES}:
        yield "expected Flights and rolls of the two sides"
    for side, flights in combat.flights.items():
        formed = [unit for flight in flights for unit in flight.units]
        if len({*formed}) < len(formed):
            yield f"a unit of the {side} is in two Flights"
        if any(_stranger(state, key, side) for key in formed):
            yield f"the Flights of the {side} hold units that are not theirs"
        if any(len(flight.units) > tables.number("limits", "flight") for flight in flights):
            yield f"a Flight of the {side} is too large"
        if any(f.star is not None and f.star not in state.stars for f in flights):
            yield f"the Flights of the {side} hold a star that there is not"


def _roll_faults(state: HolyWarState, combat: Combat) -> Iterator[str]:
    """Rolls of the round under way; the units of an attempt are there until it is settled."""
    dice = (*(shot.die for shot in combat.shots), *(attempt.die for attempt in combat.attempts))
    if not all(1 <= die <= 6 for die in dice):
        yield "expected dice of a combat from 1 to 6"
    for attempt in combat.attempts:
        pair = (attempt.boarder, attempt.target)
        types = {key.partition("-")[0] for key in pair}
        if attempt.odds not in tables.ODDS_COLUMNS or types - {*kinds()}:
            yield "expected boarding by units of this game, in a column of the table"
        elif attempt.luck is None and not {*pair} <= {*state.units}:
            yield "expected the units of a boarding attempt to be there"


def _stranger(state: HolyWarState, key: PieceId, side: str) -> bool:
    """Whether a counter can be in no Flight of a side; a neutral StarGuard is the defender's."""
    code = code_of(key)
    mine = key in counters(side, code) if code in codes(side) else False
    return not mine and key not in counters(None, STARGUARD)


_PARTS = (
    _table_faults,
    _unit_faults,
    _star_faults,
    _account_faults,
    _neutral_faults,
    _place_faults,
    _combat_faults,
    _decision_faults,
)
