"""Commands that make no sense are refused with a rule and a sentence, wherever they come from."""

from __future__ import annotations

import pytest

from engine.content.errors import ContentError
from engine.core.dice import RecordingDice, seeded
from engine.core.state import Enforcement
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.commands import (
    Besiege,
    BuildShip,
    Construct,
    Deploy,
    EndBattleTurn,
    Finish,
    Fire,
    Launch,
    MoveFleet,
    MoveShip,
    PlaceStarbase,
    Proceed,
    RaiseShield,
    Ready,
    Reconfigure,
    Retro,
    Scuttle,
    SetFleet,
    SetMoney,
    SetUnit,
    Transfer,
)
from engine.rulesets.star_control.hexes import line, name_of, route
from tests.helpers.star_control import (
    ALLIANCE,
    HIERARCHY,
    RULES,
    at,
    battle,
    broken,
    do,
    fleet,
    in_phase,
    table,
    with_member,
)

OFF = "99,99"
CAMPAIGN = [
    (MoveFleet(player=HIERARCHY, fleet="XX", path=(at(3, 2),)), "FLEET.def"),
    (MoveFleet(player=HIERARCHY, fleet="HF1", path=()), "GAL.hex-map"),
    (MoveFleet(player=HIERARCHY, fleet="HF1", path=(OFF,)), "GAL.hex-map"),
    (MoveFleet(player=HIERARCHY, fleet="HF1", path=("nowhere",)), "GAL.hex-map"),
    (Transfer(player=HIERARCHY, ships=()), "FLEET.def"),
    (Transfer(player=HIERARCHY, ships=("SP-1", "SP-1")), "FLEET.def"),
    (Transfer(player=HIERARCHY, ships=("SY-1",)), "FLEET.def"),
    (Transfer(player=HIERARCHY, ships=("SP-1",), fleet="AF1"), "FLEET.def"),
    (Construct(player=HIERARCHY, cell=OFF, built="mine"), "GAL.hex-map"),
    (BuildShip(player=HIERARCHY, cell=OFF), "GAL.hex-map"),
    (BuildShip(player=HIERARCHY, cell=at(1, 4), fleet="AF1"), "FLEET.def"),
    (BuildShip(player=HIERARCHY, cell=at(1, 4), fleet="HF1"), "BLD.place"),
    (Besiege(player=HIERARCHY, fleet="HF1", cell=OFF), "GAL.hex-map"),
    (Scuttle(player=HIERARCHY, ships=()), "END.scuttle"),
    (PlaceStarbase(player=HIERARCHY, cell=OFF), "GAL.hex-map"),
    (PlaceStarbase(player=HIERARCHY, cell=at(1, 1)), "TURN.phases"),
    (Ready(player=HIERARCHY), "BAT.turns"),
    (EndBattleTurn(player=HIERARCHY), "BAT.turns"),
    (Deploy(player=HIERARCHY, unit="SP-1", cell=at(1, 1)), "BAT.turns"),
    (Fire(player=HIERARCHY, unit="SP-1", target="SY-1"), "BAT.turns"),
    (RaiseShield(player=HIERARCHY, unit="SP-1"), "BAT.turns"),
]


@pytest.mark.parametrize(("command", "rule"), CAMPAIGN)
def test_a_senseless_order_on_the_starmap_is_refused(command, rule):
    state = table(hierarchy={"fleets": [fleet(3, 3, "SP", "UQ")]}, alliance={"fleets": [fleet(7, 3, "SY")]})
    assert rule in broken(state, command)
    for violation in RULES.check(state, command):
        assert violation.message.endswith(".")


BATTLE = [
    (MoveShip(player=HIERARCHY, unit="XX", cell=at(3, 3)), "BAT.actions"),
    (MoveShip(player=HIERARCHY, unit="SY-1", cell=at(3, 3)), "BAT.actions"),
    (MoveShip(player=HIERARCHY, unit="SP-1", cell=OFF), "TAC.map"),
    (MoveShip(player=HIERARCHY, unit="SP-1", cell=at(5, 5)), "STAT.speed"),
    (Launch(player=HIERARCHY, unit="SP-1", cell=at(5, 6)), "UQ.launch"),
    (Launch(player=HIERARCHY, unit="UQ-1", cell=OFF), "TAC.map"),
    (Retro(player=HIERARCHY, unit="SP-1"), "UM.retro"),
    (Reconfigure(player=HIERARCHY, unit="SP-1"), "BAT.end-segment"),
    (RaiseShield(player=HIERARCHY, unit="SP-1"), "YE.shield"),
    (Finish(player=HIERARCHY, unit="SY-1"), "BAT.actions"),
    (Deploy(player=HIERARCHY, unit="SP-1", cell=at(1, 1)), "BAT.deploy"),
    (Proceed(player=HIERARCHY), "BAT.one-at-a-time"),
    (Scuttle(player=HIERARCHY, ships=("SP-1",)), "BAT.one-at-a-time"),
]


@pytest.mark.parametrize(("command", "rule"), BATTLE)
def test_a_senseless_order_in_a_battle_is_refused(command, rule):
    state = battle({"SP-1": (5, 5), "UQ-1": (2, 9), "SY-1": (9, 5)})
    assert rule in broken(state, command)


def test_a_squad_is_not_launched_into_a_planet():
    rows = [".........", ".........", "...m.....", *["." * 9] * 4]
    state = battle({"UQ-1": (8, 5), "SY-1": (15, 1)}, rows=rows)
    assert broken(state, Launch(player=HIERARCHY, unit="UQ-1", cell=at(8, 6))) == {"BAT.planet-block"}


def test_nothing_is_done_after_the_end_of_the_game():
    state = in_phase(table(hierarchy={"fleets": [fleet(9, 4, "SP")]}), "besiege")
    over = do(state, Proceed(player=HIERARCHY))
    assert over.outcome is not None
    view = RULES.view_for(over, HIERARCHY)
    assert view.offers == ()
    assert view.prompt == "The game is over: The Alliance has no Starbase left."
    assert RULES.sample(over, HIERARCHY, None) is None


FREE = [
    (SetFleet(player=HIERARCHY, fleet="XX", cell=at(3, 3)), "FLEET.def"),
    (SetFleet(player=HIERARCHY, fleet="HF1", cell=OFF), "GAL.hex-map"),
    (SetFleet(player=HIERARCHY, fleet="HF1", cell=at(7, 3)), "FLEET.stack"),
    (SetFleet(player=HIERARCHY, fleet="HF1", cell=at(2, 1)), "GAL.hazard"),
    (SetMoney(player=HIERARCHY, side="Nobody", amount=1), "EQ.starbucks"),
    (SetMoney(player=HIERARCHY, side="Alliance", amount=-1), "EQ.starbucks"),
    (SetUnit(player=HIERARCHY, unit="SP-1", damage=1), "EQ.counters"),
]


@pytest.mark.parametrize(("command", "rule"), FREE)
def test_setting_by_hand_has_its_limits_too(command, rule):
    rows = [".#.......", *["." * 9] * 6]
    state = table(
        rows=rows,
        hierarchy={"fleets": [fleet(3, 3, "SP", "UQ")]},
        alliance={"fleets": [fleet(7, 3, "SY")]},
        enforcement="free",
    )
    assert state.enforcement is Enforcement.FREE
    assert rule in broken(state, command)


def test_setting_ships_of_a_battle_has_its_limits_too():
    state = battle({"SP-1": (5, 5), "SY-1": (9, 5)}, enforcement="free")
    for command, rule in (
        (SetUnit(player=HIERARCHY, unit="SP-1", cell=OFF), "TAC.map"),
        (SetUnit(player=HIERARCHY, unit="SP-1", damage=-1), "EQ.counters"),
        (SetUnit(player=HIERARCHY, unit="SP-1", cell=at(9, 5)), "BAT.no-stack"),
        (SetFleet(player=HIERARCHY, fleet="HF1", cell=at(1, 1)), "FLEET.def"),
    ):
        assert rule in broken(state, command)


# --- what battles look like on the way


def test_counters_of_a_battle_carry_what_has_happened_to_them():
    state = battle({"UQ-1": (5, 5), "UM-1": (5, 8), "YE-1": (9, 5)}, damage={"UQ-1": 3})
    state = with_member(state, "YE-1", shield=True, limpets=1, dogis=2)
    state = with_member(do(state, Retro(player=HIERARCHY, unit="UM-1")), "UQ-1", done=True)
    badges = {c.id: c.badges for c in RULES.view_for(state, None).counters if c.map == "battle"}
    assert badges["UQ-1"] == ("3/10", "done")
    assert badges["YE-1"] == ("force field", "limpets 1", "dogis 2")
    assert badges["UM-1"] == ("retro",)


def test_prompts_lead_through_a_battle():
    from engine.rulesets.star_control.commands import Attack

    state = table(hierarchy={"fleets": [fleet(3, 3, "AN")]}, alliance={"fleets": [fleet(4, 3, "SY")]})
    state = do(in_phase(state, "battle"), Attack(player=HIERARCHY, fleet="HF1", target="AF1"))
    assert RULES.view_for(state, HIERARCHY).prompt.startswith("Set up your ships in column 1")
    assert "set up for battle in 04/03" in RULES.view_for(state, ALLIANCE).prompt
    state = do(state, Deploy(player=HIERARCHY, unit="AN-1", cell=at(1, 5)))
    assert RULES.view_for(state, HIERARCHY).prompt.startswith("All your ships are set up")
    state = do(state, Ready(player=HIERARCHY))
    assert "column 15" in RULES.view_for(state, ALLIANCE).prompt
    state = do(state, Deploy(player=ALLIANCE, unit="SY-1", cell=at(15, 5)))
    state = do(state, Ready(player=ALLIANCE))
    assert RULES.view_for(state, HIERARCHY).prompt.startswith("Battle turn 1: each ship moves once")
    state = do(state, EndBattleTurn(player=HIERARCHY))
    view = RULES.view_for(state, HIERARCHY)
    assert view.prompt.startswith("End Segment")
    assert "Guardian 1 becomes a Comet" in [offer.title for offer in view.offers]


def test_a_scenario_that_is_no_scenario_is_refused_with_the_place():
    good = {"Hierarchy": {"starbases": [[1, 4]]}, "Alliance": {"starbases": [[9, 4]]}}
    rows = ["." * 9] * 7
    for scenario, place in (
        ({"options": 3}, "/options"),
        ({"starmap": ["..."]}, "/starmap"),
        ({"starmap": [*rows[:6], "?" * 9]}, "/starmap/6"),
        ({"starmap": rows, "start": {"Alliance": {}}}, "/start"),
        ({"starmap": rows, "start": {**good, "Alliance": 3}}, "/start/Alliance"),
        ({"starmap": rows, "start": {**good, "Alliance": {"fleets": [3]}}}, "/start/Alliance/fleets/0"),
    ):
        with pytest.raises(ContentError) as refusal:
            RULES.setup(scenario, {}, RecordingDice(seeded(1, 0)))
        assert refusal.value.place == place


def test_tables_say_what_they_do_not_have():
    for look in (lambda: tables.cell("world", 7), lambda: tables.number("prices", "moon")):
        with pytest.raises(ContentError):
            look()


def test_hexes_are_named_by_column_and_row():
    state = table()
    assert name_of(at(8, 3)) == "08/03"
    assert name_of("nowhere") == "'nowhere'"
    assert line(state.arena, at(8, 9), "A", 3) == (at(8, 8), at(8, 7), at(8, 6))
    assert route(state.board, at(1, 1), at(1, 1), frozenset()) == ()
    assert route(state.board, at(1, 1), at(1, 3), frozenset()) == (at(1, 2), at(1, 3))
