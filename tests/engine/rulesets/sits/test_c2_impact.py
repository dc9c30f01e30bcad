"""Salvo cards handed over, and the order in which salvoes strike (A3.136, C2.131, C5.31)."""

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.core.ids import PieceId
from engine.core.ruleset import Resolution
from engine.rulesets.sits.c2_impact import salvoes_strike
from engine.rulesets.sits.c2_launch import can_launch
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_commands import Repair
from engine.rulesets.sits.commands import Proceed, Reopen
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.phases import EARLY, LATE, MIDDLE, REPAIRS
from engine.rulesets.sits.state import SitsState
from tests.helpers.sits import GREEN, RED, Table, a_ship
from tests.helpers.sits_launch import a_duel, handed_over, hold, launch


def striking(table: Table, phase: str = EARLY, **fields) -> Resolution[SitsState]:
    """What an impact step begins with, the cards handed over."""
    state = handed_over(table).state
    return salvoes_strike(replace(state, phase=phase, **fields), NoDice())


def order(done: Resolution[SitsState]) -> list[tuple[str, ...]]:
    return [task.salvoes for task in done.state.work]


@pytest.mark.rule("sits/A3.136")
def test_a_salvo_is_secret_until_the_cards_are_handed_over():
    table = a_duel()
    told = table.give(launch())
    assert [event.seen_by for event in told] == [(GREEN,)]
    assert not as_seen_by(table.state, RED).salvoes
    assert not as_seen_by(table.state, None).salvoes
    assert as_seen_by(table.state, GREEN).salvoes == table.state.salvoes
    done = handed_over(table)
    assert as_seen_by(done.state, RED).salvoes == table.state.salvoes
    assert done.reveals


@pytest.mark.rule("sits/A3.136")
def test_held_tubes_and_bridge_checks_are_secret_too():
    table = a_duel()
    table.set("ship", canister={"starboard": 9}, marked={"bridge": 1})
    table.give(hold(1))
    table.give(launch(), 1)
    seen = as_seen_by(table.state, RED)
    assert (seen.holds, seen.ships["ship"].passed) == ((), ())
    seen = as_seen_by(handed_over(table).state, RED)
    assert (len(seen.holds), seen.ships["ship"].passed) == (1, ("launch:foe",))


@pytest.mark.rule("sits/C2.11")
def test_a_side_that_has_gone_on_may_come_back_while_the_other_still_launches():
    table = a_duel()
    table.give(Proceed(player=GREEN))
    assert table.refusals(launch())
    table.give(Reopen(player=GREEN))
    table.give(launch())
    assert table.state.phase == "3 missile launch"


@pytest.mark.rule("sits/C2.11")
def test_both_sides_are_waited_for_when_each_has_an_enemy_in_reach():
    assert a_duel().state.active == (GREEN, RED)
    table = a_duel(foe={"ship_class": "large-freighter-ms"})
    assert table.state.active == (GREEN,)


@pytest.mark.rule("sits/C2.121")
def test_out_of_reach_the_launch_waits_only_for_anybody_or_for_nobody():
    far = {"ship": {"hex": "5,0"}, "foe": {"hex": "5,31"}}
    assert a_duel(**far).state.active == (GREEN, RED)
    assert a_duel(**far, stops="needed").state.phase == "2 plotting"


@pytest.mark.rule("sits/C4.151")
def test_who_has_canister_is_waited_for_when_missiles_may_come():
    table = a_duel(ship={"marked": {f"{m}.magazine": 22 for m in ("port", "starboard")}})
    table.set("ship", canister={"starboard": 3}, spent={"forward.magazine": 14, "aft.magazine": 14})
    assert can_launch(table.state, GREEN)
    table.set("ship", canister={})
    assert not can_launch(table.state, GREEN)


@pytest.mark.rule("sits/C5.31")
def test_laser_heads_strike_before_contact_nukes_and_else_in_order_of_launching():
    table = a_duel(a_ship("Mate", hex="4,5"), a_ship("Third", hex="5,6"))
    table.give(launch(nuke=True))
    table.give(launch(ship="third"))
    table.give(launch(ship="mate"))
    assert order(striking(table)) == [
        ("third:starboard:early",),
        ("mate:starboard:early",),
        ("ship:starboard:early",),
    ]


@pytest.mark.rule("sits/C5.31")
@pytest.mark.rule("sits/C2.17")
def test_a_linked_set_strikes_as_one():
    table = a_duel(a_ship("Mate", hex="4,5"))
    table.give(launch(link="A", lead="ship"))
    table.give(launch(ship="mate", link="A", lead="ship"))
    assert order(striking(table)) == [("ship:starboard:early", "mate:starboard:early")]


@pytest.mark.rule("sits/C2.122")
@pytest.mark.parametrize(("phase", "step"), [(EARLY, "early"), (MIDDLE, "middle"), (LATE, "late")])
def test_each_salvo_strikes_in_its_own_step(phase, step):
    table = a_duel()
    for each in ("early", "middle", "late"):
        table.give(launch(step=each))
    assert order(striking(table, phase)) == [(f"ship:starboard:{step}",)]


@pytest.mark.rule("sits/C5.31")
def test_a_salvo_at_a_ship_already_lost_is_wasted():
    table = a_duel()
    table.give(launch())
    table.set("foe", fate=Fate.DESTROYED, place=None)
    done = striking(table)
    assert order(done) == []
    assert "is wasted" in done.events[0].text


@pytest.mark.rule("sits/C2.13")
def test_launchers_lost_later_do_not_stop_a_salvo_under_way():
    table = a_duel()
    table.give(launch(step="late", missiles=5))
    table.set("ship", marked={"starboard.weapons.0": 5}, fate=Fate.DESTROYED, place=None)
    done = striking(table, LATE)
    assert done.state.salvoes["ship:starboard:late"].missiles == 5
    assert order(done) == [("ship:starboard:late",)]


@pytest.mark.rule("sits/C2.131")
@pytest.mark.parametrize("phase", [MIDDLE, LATE])
def test_in_a_duel_damage_may_cut_missiles_and_worsen_the_mql_of_later_salvoes(phase):
    table = a_duel(duel_reductions=True)
    step = "middle" if phase == MIDDLE else "late"
    table.give(launch(step=step, missiles=5))
    before = table.state.salvoes[f"ship:starboard:{step}"]
    table.set("ship", marked={"starboard.weapons.0": 3, "starboard.fcon": 99})
    done = striking(table, phase)
    now = done.state.salvoes[f"ship:starboard:{step}"]
    assert (now.missiles, now.mql) == (2, before.mql + 3)
    assert "from 5 to 2 missiles" in done.events[0].text


@pytest.mark.rule("sits/C2.131")
def test_in_a_duel_a_salvo_without_launchers_or_ship_is_lost():
    table = a_duel(duel_reductions=True)
    table.give(launch(step="late", missiles=5))
    table.set("ship", fate=Fate.DESTROYED, place=None)
    done = striking(table, LATE)
    assert order(done) == []
    assert "Nothing is left" in done.events[0].text


@pytest.mark.rule("sits/C2.131", "sits/C6.14")
def test_in_a_duel_a_mount_whose_salvo_was_lost_has_fired_all_the_same():
    table = a_duel(duel_reductions=True)
    table.give(launch(step="late", missiles=5))
    launched = table.state.salvoes
    table.set("ship", marked={"starboard.weapons.0": 8, "starboard.magazine": 2})
    done = striking(table, LATE)
    assert (order(done), done.state.salvoes) == ([], launched)
    table.state = replace(done.state, phase=REPAIRS, active=(GREEN,))
    again = Repair(player=GREEN, ship=PieceId("ship"), track="starboard.magazine")
    assert "fired missiles this turn" in table.refusals(again)["C6.14"]


@pytest.mark.rule("sits/C2.131")
def test_in_a_duel_early_salvoes_and_sound_ships_are_not_cut():
    table = a_duel(duel_reductions=True)
    table.give(launch(missiles=5))
    table.give(launch(step="late", missiles=2))
    table.set("ship", marked={"starboard.weapons.0": 3})
    assert striking(table).state.salvoes["ship:starboard:early"].missiles == 5
    assert striking(table, LATE).state.salvoes["ship:starboard:late"].missiles == 2
    assert not striking(table, LATE).events
