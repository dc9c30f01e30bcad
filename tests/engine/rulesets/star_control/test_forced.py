"""What a forced end means in Star Control: what must be placed is placed, a battle runs out, that is all."""

from __future__ import annotations

import pytest

from engine.core.dice import RecordingDice, seeded
from engine.core.force import ForceEnd
from engine.rulesets.star_control import forced
from engine.rulesets.star_control.commands import Attack, Deploy, PlaceStarbase, Ready
from engine.rulesets.star_control.phases import CONSTRUCTION, SETUP
from engine.rulesets.star_control.state import ALLIANCE, HIERARCHY, Installation, Stage, StarControlState
from tests.helpers.star_control import RULES, battle, do, fleet, in_phase, table

FOES = {"UQ-1": (1, 1), "CH-1": (9, 9)}


def by_force(state: StarControlState, what: str = "phase", seed: int = 1) -> StarControlState:
    return RULES.apply(state, ForceEnd(player=ALLIANCE, what=what), RecordingDice(seeded(seed, 1))).state


def campaign() -> StarControlState:
    scenario = next(each for each in RULES.scenarios() if each["id"] == "alliance-vs-hierarchy")
    return RULES.setup(scenario, {}, RecordingDice(seeded(3, 0)))


def test_starbases_that_are_not_placed_stand_in_the_first_free_hexes():
    state = campaign()
    assert state.phase == SETUP
    first = by_force(state, "step")
    assert (first.phase, first.active != state.active) == (SETUP, True)
    after = by_force(state)
    assert after.phase != SETUP
    assert all(after.installations(side, Installation.STARBASE) for side in after.players)


def test_an_end_of_the_map_without_a_legal_hex_has_a_starbase_all_the_same(monkeypatch):
    monkeypatch.setattr(forced, "home_sites", lambda _state, _side: ())
    state = campaign()
    assert isinstance(forced.choose(state, state.active[0]), PlaceStarbase)
    assert by_force(state).phase != SETUP


@pytest.mark.parametrize("phase", ["movement", "construction", "build", "besiege", "end"])
def test_any_other_phase_is_simply_over(phase: str):
    state = in_phase(table(), phase)
    after = by_force(state)
    assert (after.phase, after.turn) != (state.phase, state.turn)


def fighting(stage: Stage) -> StarControlState:
    if stage is Stage.ACTION:
        return battle(FOES)
    state = in_phase(
        table(hierarchy={"fleets": [fleet(3, 3, "UQ")]}, alliance={"fleets": [fleet(4, 3, "CH")]}), "battle"
    )
    return do(state, Attack(player=HIERARCHY, fleet="HF1", target="AF1"))


@pytest.mark.parametrize("stage", [Stage.DEPLOY, Stage.ACTION])
def test_a_battle_runs_out_and_its_ships_are_in_their_fleets_again(stage: Stage):
    state = fighting(stage)
    after = by_force(state)
    assert after.battle is None
    assert after.phase in {CONSTRUCTION, "build", "besiege", "end", "movement"}
    assert after.fleets.keys() == state.fleets.keys()
    assert all(ship.damage == 0 for ship in after.ships.values())


def test_a_step_of_a_battle_is_the_turn_of_the_side_that_is_to_act():
    state = battle(FOES)
    after = by_force(state, "step")
    assert after.battle is not None
    assert after.battle.mover != state.battle.mover


def test_a_step_never_reaches_beyond_the_battle():
    state = battle(FOES)
    while state.battle is not None:
        before, state = state, by_force(state, "step")
    assert (before.battle is not None, state.battle) == (True, None)


def test_ships_that_are_not_set_up_stand_in_the_first_free_hexes_of_their_end(monkeypatch):
    state = fighting(Stage.DEPLOY)
    assert isinstance(forced.choose(state, HIERARCHY), Deploy)
    after = by_force(state, "step")
    assert after.battle is not None
    assert all(each.cell for each in after.battle.of_side(HIERARCHY))
    monkeypatch.setattr(forced, "deployment", lambda _state: ())
    assert isinstance(forced.choose(state, HIERARCHY), Ready)
