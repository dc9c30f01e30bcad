"""Setup: options, who chooses first, the choice of systems, and saves of games just begun."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import library
from engine.content import loader
from engine.content.errors import ContentError
from engine.core.bus import CommandBus, Executed
from engine.core.codec import Header
from engine.core.dice import Picker, RecordingDice, scripted, seeded
from engine.core.ids import PhaseId
from engine.core.save import dump, loads
from engine.rulesets.holy_war.commands import ChooseSystem, Proceed, Reopen
from engine.rulesets.holy_war.phases import ACTIVATION, CYCLE, SYSTEMS
from engine.rulesets.holy_war.setup import choosable
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, SYSTEMS_OF, broken, do, new, place, started

SCENARIOS = {scenario["id"]: scenario for scenario in RULES.scenarios()}


def choose(state, level):
    return ChooseSystem(player=state.active[0], level=level)


def all_chosen():
    state = new(first_choice="Sunthrowers")
    for level in state.board.systems[:10]:
        state = do(state, choose(state, level)).state
    return state


def test_the_library_makes_the_game_and_lists_a_scenario_for_each_layout():
    assert library.create("holy-war").slug == "holy-war"
    assert {scenario["options"]["layout"] for scenario in SCENARIOS.values()} == {"near-stars", "far-stars"}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_of_each_scenario_is_saved_in_the_middle_and_read_back(name):
    header = Header(ruleset="holy-war", ruleset_version=RULES.version, content=RULES.content, seed=3)
    header = replace(header, scenario=SCENARIOS[name])
    dice = RecordingDice(scripted([2, 2, 5, 1]))
    bus = CommandBus(RULES, RULES.setup(header.scenario, {"first_choice": "Sunthrowers"}, dice), seed=3)
    header = replace(header, options={"first_choice": "Sunthrowers"})
    rnd = Picker(3)
    for _ in range(40):
        waiting = bus.state.pending
        player = waiting[-1].owner if waiting else bus.state.active[0]
        command = RULES.sample(bus.state, player, rnd)
        assert command is not None
        assert isinstance(bus.execute(command), Executed)
    assert bus.state.turn >= 1
    again = loads(dump(header, bus), library.create)
    assert again.bus.state == bus.state
    assert bus.state.title == SCENARIOS[name]["title"]


@pytest.mark.rule("holy-war/III.sides")
def test_the_low_roller_chooses_first_and_ties_are_rolled_again():
    dice = RecordingDice(scripted([4], [4], [2], [6]))
    state = RULES.setup({}, {}, dice)
    assert state.active == (SUNTHROWERS,)
    assert state.chooser == SUNTHROWERS
    assert [roll.faces for roll in dice.tape] == [(4,), (4,), (2,), (6,)]
    assert RULES.setup({}, {}, RecordingDice(scripted([5], [1]))).chooser == HOLY_BAND


@pytest.mark.rule("holy-war/III.first-choice")
def test_the_low_roller_marks_any_of_the_fifteen_systems_with_a_starguard():
    state = new(first_choice="Holy Band")
    assert broken(state, choose(state, "C02/4")) == ["II.systems"]
    assert broken(state, ChooseSystem(player=SUNTHROWERS, level="C01/1")) == ["III.alternate-choice"]
    done = do(state, choose(state, "C01/1")).state
    guard = done.starguard("C01/1")
    assert guard is not None
    assert guard.owner == HOLY_BAND
    assert done.active == (SUNTHROWERS,)


@pytest.mark.rule("holy-war/III.alternate-choice")
def test_the_sides_choose_in_turn_until_each_has_five():
    state = new(first_choice="Sunthrowers")
    order = []
    for level in state.board.systems[:10]:
        order.append(state.active[0])
        state = do(state, choose(state, level)).state
        if state.phase == SYSTEMS:
            assert broken(state, choose(state, level)) == ["III.alternate-choice"]
    assert order == [SUNTHROWERS, HOLY_BAND] * 5
    assert len(state.starguards(SUNTHROWERS)) == len(state.starguards(HOLY_BAND)) == 5


@pytest.mark.rule("holy-war/III.neutral-starguards")
def test_the_five_systems_left_over_are_neutral():
    state = all_chosen()
    assert state.neutral_systems() == state.board.systems[10:]
    assert len(state.of_side(None)) == 5


@pytest.mark.rule("holy-war/IV.sequence")
def test_the_initial_activation_is_the_first_phase_of_turn_one():
    state = all_chosen()
    assert (state.phase, state.turn, state.active) == (ACTIVATION, 1, (SUNTHROWERS, HOLY_BAND))
    assert [spec.id for spec in CYCLE if not spec.automatic] == [
        PhaseId(name)
        for name in (
            "activation",
            "sunthrower movement",
            "sunthrower combat",
            "holy band movement",
            "holy band combat",
            "judgment",
        )
    ]
    assert broken(state, choose(state, "C01/1")) == ["IV.sequence"]


@pytest.mark.rule("holy-war/IX.marker-start")
def test_the_judgment_markers_start_at_zero():
    state = new()
    assert [state.standing(side) for side in state.players] == [0, 0]


def test_each_side_starts_with_a_hundred_crew_points():
    assert set(started().crew.values()) == {100}


def test_a_side_that_is_done_with_activation_may_go_back_while_the_other_is_not():
    state = started()
    assert broken(state, Reopen(player=SUNTHROWERS)) == ["IV.sequence"]
    done = do(state, Proceed(player=SUNTHROWERS)).state
    assert done.active == (HOLY_BAND,)
    assert not broken(done, Reopen(player=SUNTHROWERS))


def test_somebody_without_a_side_gives_no_commands():
    assert broken(new(), ChooseSystem(player="Amtik", level="C01/1")) == ["III.sides"]


# --- scenarios and options


def test_a_scenario_may_deal_the_systems_out():
    state = started()
    assert {state.board.name(level) for level in state.starguards(SUNTHROWERS)} == set(
        SYSTEMS_OF["Sunthrowers"]
    )
    assert len(state.neutral_systems()) == 5
    assert state.phase == ACTIVATION


@pytest.mark.parametrize(
    ("scenario", "place_"),
    [
        ({"options": 3}, "/options"),
        ({"systems": []}, "/systems"),
        ({"systems": {"Sunthrowers": [], "Holy Band": []}}, "/systems/Sunthrowers"),
        ({"systems": {**SYSTEMS_OF, "Holy Band": ["Talmaf"] * 5}}, "/systems/Holy Band/0"),
        ({"systems": {**SYSTEMS_OF, "Holy Band": ["Dar Re"] * 5}}, "/systems/Holy Band/0"),
        ({"options": {"layout": "nowhere"}}, "/layout"),
        ({"options": {"layout": ["near-stars"]}}, "/layout"),
        ({"options": {"force_counters": 1}}, "/force_counters"),
        ({"options": {"psycheship_from": 0}}, "/psycheship_from"),
        ({"options": {"first_choice": "nobody"}}, "/first_choice"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_refused_with_the_place(scenario, place_):
    with pytest.raises(ContentError, match=place_):
        RULES.setup(scenario, {}, RecordingDice(scripted([1], [2])))


def test_every_option_of_a_new_game_has_a_default_and_the_rulings_name_options_that_exist():
    assert set(choosable().defaults()) == {
        "layout",
        "first_choice",
        "force_counters",
        "probe_detection",
        "boarding_round_fire",
        "flight_order",
        "psycheship_from",
        "extension",
        "enforcement",
    }
    named = {ruling.option for ruling in loader.load_rulings("holy-war")} - {None}
    assert named <= set(choosable().defaults())


# --- questions that the state answers


def test_a_system_is_held_by_its_starguard_or_by_units_alone_in_it():
    state = place(started(), "Talmaf", "S.R-1")
    assert state.holds_system(SUNTHROWERS, "C01/1")
    assert not state.holds_system(HOLY_BAND, "C01/1")
    guard = state.starguard("C01/1")
    assert guard is not None
    bare = state.without(guard.id)
    assert bare.holds_system(SUNTHROWERS, "C01/1")
    assert not place(bare, "Talmaf", "H.R-1").holds_system(SUNTHROWERS, "C01/1")


def test_a_star_is_being_moved_while_a_pressorship_is_with_it_away_from_its_system():
    state = place(started(), "C05/4", "S.PS-1")
    star = replace(next(iter(state.stars.values())), level="C05/4")
    assert state.being_moved(star)
    assert not state.being_moved(replace(star, level="C05/5"))
    assert not state.being_moved(replace(star, level=None))
    assert not state.with_star(star).has_star(star.home)


def test_counters_come_back_from_the_dead_pile():
    state = place(started(), "Talmaf", "S.SC-1")
    assert len(state.available(SUNTHROWERS, "SC")) == 3
    dead = state.without("S.SC-1")
    assert dead.lost == ("S.SC",)
    assert len(dead.available(SUNTHROWERS, "SC")) == 4


def test_neutral_and_enemy_units_close_a_level_and_plus_five_opens_the_neutral_ones():
    state = started()
    neutral = state.neutral_systems()[0]
    assert neutral in state.closed_to(SUNTHROWERS)
    granted = replace(state, neutrals=replace(state.neutrals, granted=SUNTHROWERS))
    assert granted.standing(SUNTHROWERS) == 5
    assert neutral not in granted.closed_to(SUNTHROWERS)
    assert set(state.starguards(HOLY_BAND)) <= granted.closed_to(SUNTHROWERS)


# --- what a scenario deals out beside the systems

DEALT = {
    "systems": SYSTEMS_OF,
    "crew": {"Sunthrowers": 20},
    "forces": {
        "Sunthrowers": [{"at": "Talmaf", "units": ["SC", "R", "R"]}],
        "Holy Band": [{"at": "C08/4", "units": ["PKS"]}],
    },
}


def dealt(**changes):
    return RULES.setup({**DEALT, **changes}, {"first_choice": "Sunthrowers"}, RecordingDice(seeded(1, 0)))


def test_a_scenario_deals_out_units_and_crew_points():
    state = dealt()
    assert {u.id: u.level for u in state.units.values() if not u.is_starguard} == {
        "S.SC-1": "C01/1",
        "S.R-1": "C01/1",
        "S.R-2": "C01/1",
        "H.PKS-1": "C08/4",
    }
    assert state.crew == {SUNTHROWERS: 20, HOLY_BAND: 100}
    assert (state.phase, state.turn) == (ACTIVATION, 1)
    assert RULES.vet(state) == ""


def test_a_scenario_may_begin_with_the_first_movement():
    state = dealt(begins="movement")
    assert (state.phase, state.turn, state.active) == ("sunthrower movement", 1, (SUNTHROWERS,))
    assert RULES.vet(state) == ""


def units_at(at: object, *codes: object) -> dict:
    return {"forces": {"Sunthrowers": [{"at": at, "units": list(codes)}]}}


@pytest.mark.parametrize(
    ("changes", "place", "expectation"),
    [
        ({"crew": [20]}, "/crew", "an object with Sunthrowers and Holy Band"),
        ({"crew": {"Neutrals": 1}}, "/crew", "an object with Sunthrowers and Holy Band"),
        ({"crew": {"Sunthrowers": -1}}, "/crew/Sunthrowers", "a whole number from 0 to 9999"),
        ({"crew": {"Sunthrowers": True}}, "/crew/Sunthrowers", "a whole number from 0 to 9999"),
        ({"forces": {"Neutrals": []}}, "/forces", "an object with Sunthrowers and Holy Band"),
        ({"forces": []}, "/forces", "an object with Sunthrowers and Holy Band"),
        ({"forces": {"Holy Band": "R"}}, "/forces/Holy Band", "a list"),
        ({"forces": {"Holy Band": ["R"]}}, "/forces/Holy Band/0", "an object with at and units"),
        (units_at("C99/1", "R"), "/forces/Sunthrowers/0/at", "a system or level that nobody else holds"),
        (units_at(5, "R"), "/forces/Sunthrowers/0/at", "a system or level that nobody else holds"),
        (units_at("Maftal", "R"), "/forces/Sunthrowers/0/at", "a system or level that nobody else holds"),
        (units_at("Talmaf"), "/forces/Sunthrowers/0/units", "some of "),
        (units_at("Talmaf", "SG"), "/forces/Sunthrowers/0/units", "some of "),
        (units_at("Talmaf", "PKS"), "/forces/Sunthrowers/0/units", "some of "),
        (units_at("Talmaf", []), "/forces/Sunthrowers/0/units", "some of "),
        (units_at("Talmaf", *["JS"] * 2), "/forces/Sunthrowers/0/units", "at most 1 of JS"),
        ({"begins": "combat"}, "/begins", '"activation" or "movement"'),
    ],
)
def test_what_a_scenario_can_not_deal_out_is_refused_with_its_place(changes, place, expectation):
    with pytest.raises(ContentError) as caught:
        dealt(**changes)
    assert caught.value.place == place
    assert expectation in caught.value.expectation
