"""What a forced end means in Holy War: purchases that are not done are taken back, combats are fought out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import RecordingDice, seeded
from engine.core.force import ForceEnd
from engine.core.state import Decision
from engine.rulesets.holy_war import forced, phases
from engine.rulesets.holy_war.commands import (
    Activate,
    BeginCombat,
    FormFlights,
    PlaceDispersed,
    PlayOn,
    Proceed,
    Reveal,
    Unactivate,
)
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    FLIGHTS,
    HOLY_MOVEMENT,
    PLACING,
    REVEAL,
    SUN_COMBAT,
    SUN_MOVEMENT,
    SYSTEMS,
)
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, HolyWarState, Sealed
from tests.helpers.holy_war import RULES, battle, begun, do, moving, new, started


def by_force(state: HolyWarState, what: str = "phase", seed: int = 1) -> HolyWarState:
    return RULES.apply(state, ForceEnd(player=SUNTHROWERS, what=what), RecordingDice(seeded(seed, 1))).state


def asked(state: HolyWarState, kind: str, owner: str = HOLY_BAND) -> HolyWarState:
    return replace(state, pending=(Decision(owner=owner, kind=kind, prompt="Well?"),))


def bought(state: HolyWarState, side: str, system: str) -> HolyWarState:
    level = next(at for at, place in state.board.places.items() if place.name == system)
    code = "SC"
    return do(state, Activate(player=side, code=code, level=level)).state


def test_purchases_of_a_side_that_is_not_done_are_taken_back_and_its_points_are_saved():
    start = started()
    state = bought(start, HOLY_BAND, "Maftal")
    assert state.crew[HOLY_BAND] < start.crew[HOLY_BAND]
    after = by_force(state)
    assert after.phase == SUN_MOVEMENT
    assert after.crew == start.crew
    assert after.of_side(HOLY_BAND) == start.of_side(HOLY_BAND)


def test_purchases_of_a_side_that_is_done_appear():
    state = bought(started(), HOLY_BAND, "Maftal")
    state = do(state, Proceed(player=HOLY_BAND)).state
    after = by_force(state)
    assert len(after.of_side(HOLY_BAND)) == len(started().of_side(HOLY_BAND)) + 1


def test_a_starguard_that_was_to_be_placed_is_taken_back_too():
    state = started()
    level = state.board.systems[0]
    state = replace(state, sealed={HOLY_BAND: Sealed(starguards=(level,))}, active=(HOLY_BAND,))
    assert forced.choose(state, HOLY_BAND) == Unactivate(player=HOLY_BAND, code="SG", level=level)
    assert by_force(state).phase == SUN_MOVEMENT


def test_systems_are_marked_in_turn():
    state = new()
    assert by_force(state, "step").active != state.active
    after = by_force(state)
    assert after.phase == ACTIVATION
    assert len(after.starguards(SUNTHROWERS)) == len(after.starguards(HOLY_BAND))
    assert state.phase == SYSTEMS


def test_a_movement_ends_where_the_units_are():
    state = moving(started())
    after = by_force(state)
    assert after.phase == HOLY_MOVEMENT
    assert [unit.level for unit in after.of_side(SUNTHROWERS)] == [
        unit.level for unit in state.of_side(SUNTHROWERS)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_combats_that_are_due_are_fought_to_their_end(seed: int):
    state = battle("Seam A", ["S.SC-1", "S.SC-2"], ["H.SC-1", "H.SC-2"])
    assert state.phase == SUN_COMBAT
    assert isinstance(forced.choose(state, SUNTHROWERS), BeginCombat)
    after = by_force(state, seed=seed)
    assert (after.combat, after.adrift, after.phase == SUN_COMBAT) == (None, (), False)


def test_flights_are_formed_in_the_order_of_the_counters_and_the_first_is_revealed():
    state = begun(battle("Seam A", [f"S.SC-{n}" for n in range(1, 6)], ["H.SC-1"]))
    assert state.pending[-1].kind == FLIGHTS
    command = forced.choose(state, SUNTHROWERS)
    assert isinstance(command, FormFlights)
    assert command.flights[0] == ("S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4")
    assert RULES.check(state, command) == ()
    assert by_force(state, "step").pending != state.pending


def test_a_unit_adrift_never_stays_so():
    state = asked(started(), PLACING)
    command = forced.choose(state, HOLY_BAND)
    assert isinstance(command, PlaceDispersed)
    full = replace(state, units={key: replace(unit, level="x") for key, unit in state.units.items()})
    assert isinstance(forced.choose(full, HOLY_BAND), PlaceDispersed)


def test_questions_that_stand_without_their_combat_are_answered_all_the_same():
    state = started()
    assert forced.choose(asked(state, REVEAL), HOLY_BAND) == Reveal(player=HOLY_BAND, flight=0)
    assert forced.choose(asked(state, FLIGHTS), HOLY_BAND) == FormFlights(player=HOLY_BAND, flights=())


def test_nobody_plays_on_who_was_not_heard():
    assert forced.choose(asked(started(), phases.EXTENSION), HOLY_BAND) == PlayOn(player=HOLY_BAND, on=False)


def test_every_question_of_the_game_says_how_it_is_answered():
    assert set(forced.QUESTIONS) == set(phases.ANSWERS.values())
