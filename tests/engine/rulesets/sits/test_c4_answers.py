"""What the defender decides while missiles come in: canister, decoys, kills (C4.124, C4.15, C2.17.choose)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.codec import codec_for
from engine.core.state import Enforcement
from engine.rulesets.sits import readiness
from engine.rulesets.sits.answers import answers
from engine.rulesets.sits.c4_faults import engagement_fault
from engine.rulesets.sits.combat import Engagement, Fate, Hold
from engine.rulesets.sits.combat_commands import ChooseKills, ChooseSide, FireCanister, SpendDecoy
from engine.rulesets.sits.commands import Proceed
from tests.helpers.sits import GREEN, RED, RULES
from tests.helpers.sits_salvoes import ABEAM, ABOVE, AHEAD, Attack, a_salvo, friend, roll, rolls

HELD = Hold(ship="sirius", mount="starboard", step="middle", tubes=3)


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"sits/{number}" for number in numbers))


@pytest.fixture
def attack(monkeypatch: pytest.MonkeyPatch):
    def build(*salvoes: Any, **more: Any) -> Attack:
        return Attack(monkeypatch, *salvoes, **more)

    return build


# --- Decoys. ---


@rule("C4.124.use")
def test_the_decoy_is_asked_for_once_the_roll_is_seen(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    assert battle.asked == (GREEN, "sits.decoy")
    assert battle.task.ecm_roll == 5
    assert "rolled 5 and kills 13 of 23" in battle.state.pending[-1].prompt
    assert "starboard +3 kills 15; 6 decoys left there" in battle.state.pending[-1].prompt


@rule("C4.124.use")
def test_a_decoy_that_is_spent_shifts_the_ecm_column(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    battle.give(SpendDecoy(player=GREEN, mount="starboard"), *rolls(0, 0))
    assert battle.lines[0].parts == (
        ("MQL", 8, "C4.111"),
        ("ECM", 3, "C4.121"),
        ("2d10-", 5, "C4.123"),
        ("decoy, starboard", 3, "C4.124.use"),
    )
    assert (battle.lines[0].column, battle.lines[0].kills) == (19, 15)


@rule("C4.124.once", "C4.124.use")
def test_a_decoy_is_used_up_and_no_damage(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    battle.give(SpendDecoy(player=GREEN, mount="starboard"), *rolls(0, 0))
    sirius = battle.ship("sirius")
    assert (sirius.spent, dict(sirius.marked)) == ({"starboard.decoys": 1}, {})
    assert readiness.left(sirius, "starboard.decoys") == 5


@rule("C4.124.once")
def test_after_one_decoy_no_second_is_asked_for(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    battle.give(SpendDecoy(player=GREEN, mount="starboard"), *rolls(0, 0))
    assert battle.asked == ("", "")
    assert battle.refusals(SpendDecoy(player=GREEN, mount="starboard"))


@rule("C4.124.once", "C4.126")
def test_a_linked_set_takes_one_decoy(attack) -> None:
    battle = attack(a_salvo(12, link="A"), a_salvo(12, ship="rover", link="A"))
    battle.begin(roll(5))
    battle.give(SpendDecoy(player=GREEN, mount="starboard"), *rolls(0, 0))
    assert battle.ship("sirius").spent == {"starboard.decoys": 1}
    assert battle.lines[0].incoming == 24


@rule("C4.124.once")
def test_each_unlinked_salvo_may_have_a_decoy_of_its_own(attack) -> None:
    battle = attack(a_salvo(20), a_salvo(20, ship="rover"))
    tasks = tuple(Engagement(salvoes=(key,)) for key in battle.state.salvoes)
    battle.state = replace(battle.state, work=tasks)
    battle.begin(roll(5))
    battle.give(SpendDecoy(player=GREEN, mount="starboard"), *rolls(0, 0, 5))
    assert battle.asked == (GREEN, "sits.decoy")


def test_declining_keeps_the_decoy(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    battle.give(SpendDecoy(player=GREEN), *rolls(0, 0))
    assert not battle.ship("sirius").spent
    assert battle.lines[0].kills == 13


@rule("C4.124.side", "C4.124.use")
@pytest.mark.parametrize(
    ("window", "allowed"),
    [
        (ABEAM, {"starboard"}),
        ("E/F y", {"port"}),
        ("A/B y", {"starboard"}),
        (AHEAD, {"port", "starboard"}),
        ("A bu", {"port", "starboard"}),
        ("D y", {"port", "starboard"}),
        ("A gu", {"port", "starboard"}),
    ],
)
def test_decoys_serve_on_their_side_and_on_both_against_fore_aft_and_wedge(
    attack, window: str, allowed: set[str]
) -> None:
    battle = attack(a_salvo(23, mql=1, window=window))
    battle.begin(roll(0))
    for mount in ("forward", "aft", "port", "starboard"):
        refused = battle.refusals(SpendDecoy(player=GREEN, mount=mount))
        assert set(refused) == (set() if mount in allowed else {"C4.124.use"})


def test_no_decoy_is_asked_for_where_all_missiles_are_lost_already(attack) -> None:
    battle = attack(a_salvo(1))
    battle.begin(roll(9))
    assert battle.asked == ("", "")
    assert not battle.volleys


def test_no_decoy_is_asked_for_where_none_is_left(attack) -> None:
    battle = attack(a_salvo(23))
    battle.set("sirius", spent={"starboard.decoys": 6})
    battle.begin(*rolls(5, 0, 0))
    assert battle.asked == ("", "")


@rule("C4.124.use")
def test_a_decoy_serves_a_ship_without_ecm_too(attack) -> None:
    battle = attack(a_salvo(23), sirius={"marked": {"ecm": 3}})
    battle.begin()
    assert battle.asked == (GREEN, "sits.decoy")
    battle.give(SpendDecoy(player=GREEN, mount="starboard"), *rolls(0, 0))
    assert battle.lines[0].column == 8 + 3


def test_an_overruled_decoy_of_the_other_side_is_spent_all_the_same(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    battle.force(SpendDecoy(player=GREEN, mount="port"), *rolls(0, 0))
    assert battle.ship("sirius").spent == {"port.decoys": 1}


def test_an_overruled_decoy_that_does_not_exist_is_none(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    battle.force(SpendDecoy(player=GREEN, mount="forward"), *rolls(0, 0))
    assert not battle.ship("sirius").spent


# --- Who answers. ---


@rule("A3.0")
def test_an_answer_is_for_its_owner(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    assert "The table waits for Green" in battle.refusals(SpendDecoy(player=RED))["A3.0"]
    assert not battle.refusals(SpendDecoy(player=GREEN))


@rule("A3.0")
def test_nothing_else_happens_while_an_answer_is_owed(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    assert "This must be decided first" in battle.refusals(Proceed(player=GREEN))["A3.0"]
    assert "This must be decided first" in battle.refusals(ChooseKills(player=GREEN))["A3.0"]


@pytest.mark.parametrize(
    "answer",
    [
        SpendDecoy(player=GREEN),
        FireCanister(player=GREEN, tubes=0),
        ChooseKills(player=GREEN),
        ChooseSide(player=GREEN, side="port"),
    ],
)
def test_an_answer_needs_its_question(attack, answer: Any) -> None:
    battle = attack(a_salvo(23))
    assert set(battle.refusals(answer)) == {"A3.0"}


def test_a_question_about_a_target_that_was_taken_off_the_map_can_still_be_answered(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    battle.set("sirius", fate=Fate.SURRENDERED, place=None)
    battle.give(SpendDecoy(player=GREEN))
    assert "wasted" in battle.events[-1].text
    battle = attack(a_salvo(23, window=ABOVE))
    battle.begin()
    battle.set("sirius", fate=Fate.SURRENDERED, place=None)
    battle.give(ChooseSide(player=GREEN, side="port"))
    assert "wasted" in battle.events[-1].text


# --- Canister. ---


def with_canister(attack, rounds: int = 20, hold: Hold = HELD, **more: Any) -> Attack:
    """A salvo that is past the ECM layer, so that its held tubes may fire."""
    battle = attack(a_salvo(40), holds=[hold], **more)
    battle.set("sirius", canister={"starboard": rounds})
    battle.begin(roll(0))
    battle.give(SpendDecoy(player=GREEN))
    return battle


@rule("C4.151")
def test_held_tubes_may_fire_at_a_salvo_of_their_step(attack) -> None:
    battle = with_canister(attack)
    assert battle.asked == (GREEN, "sits.canister")
    assert not battle.refusals(FireCanister(player=GREEN, tubes=3))
    assert not battle.refusals(FireCanister(player=GREEN, tubes=0))
    assert set(battle.refusals(FireCanister(player=GREEN, tubes=4))) == {"C4.151"}
    assert set(battle.refusals(FireCanister(player=GREEN, tubes=-1))) == {"C4.151"}


@rule("C4.15", "C4.151", "C4.13")
def test_canister_is_asked_for_when_it_is_known_what_ecm_left(attack) -> None:
    battle = attack(a_salvo(23), holds=[HELD])
    battle.set("sirius", canister={"starboard": 20})
    battle.begin(roll(5))
    assert battle.asked == (GREEN, "sits.decoy")
    battle.give(SpendDecoy(player=GREEN))
    assert battle.asked == (GREEN, "sits.canister")
    assert [line.layer for line in battle.lines] == ["ECM"]
    assert "10 missiles left" in battle.state.pending[-1].prompt


@rule("C4.15", "C4.151")
def test_no_canister_is_asked_for_where_ecm_killed_all(attack) -> None:
    battle = attack(a_salvo(2, mql=20), holds=[HELD])
    battle.set("sirius", canister={"starboard": 20})
    battle.begin(roll(9))
    assert not battle.state.pending
    assert (battle.ship("sirius").canister, battle.state.holds[0].fired) == ({"starboard": 20}, 0)


@rule("C4.151")
@pytest.mark.parametrize("other", [{"step": "late"}, {"mount": "port"}, {"ship": "raider"}])
def test_tubes_held_for_another_step_or_mount_do_not_fire(attack, other: dict[str, Any]) -> None:
    battle = attack(a_salvo(40), holds=[replace(HELD, **other)])
    battle.set("sirius", canister={"starboard": 20, "port": 20})
    battle.begin(roll(5))
    assert battle.asked == (GREEN, "sits.decoy")


@rule("C4.15", "C4.15.size", "C4.13.rows")
def test_each_canister_adds_a_third_to_the_countermissiles(attack) -> None:
    battle = with_canister(attack)
    battle.give(FireCanister(player=GREEN, tubes=1), *rolls(3, 0))
    assert battle.lines[0].row == "4 2/3 = 4 + 2/3"
    assert battle.lines[1].row == "3"


@rule("C4.15")
def test_thirds_of_canister_are_summed_to_whole_numbers(attack) -> None:
    battle = with_canister(attack)
    battle.give(FireCanister(player=GREEN, tubes=3), *rolls(3, 0))
    assert battle.lines[0].row == "6"


@rule("C4.152")
def test_canister_is_taken_from_the_rounds_bought_for_that_broadside(attack) -> None:
    battle = with_canister(attack, rounds=5)
    battle.set("sirius", canister={"starboard": 5, "port": 9})
    battle.give(FireCanister(player=GREEN, tubes=2), *rolls(3, 3))
    assert battle.ship("sirius").canister == {"starboard": 1, "port": 9}


@rule("C4.152")
def test_no_more_tubes_fire_than_there_are_rounds_for(attack) -> None:
    battle = with_canister(attack, rounds=5)
    assert set(battle.refusals(FireCanister(player=GREEN, tubes=3))) == {"C4.153"}
    assert not battle.refusals(FireCanister(player=GREEN, tubes=2))


@rule("C4.153")
def test_no_more_tubes_fire_than_there_are_fire_control_boxes(attack) -> None:
    battle = with_canister(attack, sirius={"marked": {"starboard.fcon": 1}})
    assert set(battle.refusals(FireCanister(player=GREEN, tubes=3))) == {"C4.153"}
    assert not battle.refusals(FireCanister(player=GREEN, tubes=2))


@rule("C4.154", "C4.133")
def test_each_tube_that_fires_disables_a_fire_control_box_for_active_defences(attack) -> None:
    battle = with_canister(attack)
    battle.give(FireCanister(player=GREEN, tubes=2), *rolls(3, 3))
    assert [line.column for line in battle.lines] == [8 + 3 - 2, 8 + 3 - 2]


@rule("C4.154", "C4.153")
def test_boxes_stay_disabled_for_later_salvoes_of_the_step(attack) -> None:
    battle = attack(a_salvo(40), a_salvo(40, ship="rover"), holds=[HELD])
    battle.set("sirius", canister={"starboard": 20}, spent={"starboard.decoys": 6})
    tasks = tuple(Engagement(salvoes=(key,)) for key in battle.state.salvoes)
    battle.state = replace(battle.state, work=tasks)
    battle.begin(roll(0))
    battle.give(FireCanister(player=GREEN, tubes=2), *rolls(3, 3, 0))
    assert battle.asked == (GREEN, "sits.canister")
    assert battle.state.holds[0].fired == 2
    assert set(battle.refusals(FireCanister(player=GREEN, tubes=2))) == {"C4.151"}
    battle.give(FireCanister(player=GREEN, tubes=0), *rolls(3, 3))
    assert [line.column for line in battle.lines] == [9, 9]


@rule("C4.154", "C4.143.bear")
def test_a_friend_that_fired_canister_lends_with_fewer_fire_control_boxes(attack) -> None:
    hold = replace(HELD, ship="friend", fired=3)
    battle = attack(a_salvo(40), holds=[hold], ships=[friend()])
    battle.begin(roll(0))
    battle.give(SpendDecoy(player=GREEN), *rolls(3, 3, 3, 3))
    assert "column 8" in battle.lines[1].notes[0]


@rule("C4.141.cm")
def test_canister_is_no_use_through_the_wedge(attack) -> None:
    battle = attack(a_salvo(40, mql=1, window=ABOVE), holds=[HELD])
    battle.set("sirius", canister={"starboard": 20})
    battle.begin()
    battle.give(ChooseSide(player=GREEN, side="starboard"), roll(0))
    assert battle.asked == (GREEN, "sits.decoy")


def test_tubes_that_were_shot_away_fire_no_canister(attack) -> None:
    battle = with_canister(attack, sirius={"marked": {"starboard.weapons.0": 6}})
    assert set(battle.refusals(FireCanister(player=GREEN, tubes=3))) == {"C4.153"}
    assert not battle.refusals(FireCanister(player=GREEN, tubes=2))


def test_overruled_canister_is_held_to_the_tubes_held(attack) -> None:
    battle = with_canister(attack, rounds=4)
    battle.force(FireCanister(player=GREEN, tubes=9), *rolls(3, 3))
    assert battle.state.holds[0].fired == 3
    assert battle.ship("sirius").canister == {"starboard": 0}


# --- The missiles that die. ---


UNEQUAL = (a_salvo(10, link="A"), a_salvo(10, ship="rover", link="A", damage=7))


def to_the_kills(attack, *salvoes: Any) -> Attack:
    battle = attack(*(salvoes or UNEQUAL), sirius={"marked": {"starboard.decoys": 6}})
    battle.begin(*rolls(0, 3))
    assert battle.asked == (GREEN, "sits.kills")
    return battle


@rule("C2.17.choose", "C4.144", "C4.143.bear")
def test_the_defender_names_the_missiles_that_die(attack) -> None:
    battle = to_the_kills(attack)
    before = dict(battle.task.survivors)
    assert battle.task.to_kill == 3
    battle.give(ChooseKills(player=GREEN, kills={"raider:port:middle": 2, "rover:port:middle": 1}), roll(0))
    assert battle.task.survivors == {
        "raider:port:middle": before["raider:port:middle"] - 2,
        "rover:port:middle": before["rover:port:middle"] - 1,
    }
    assert battle.asked == (GREEN, "sits.kills")


@rule("C2.17.choose")
@pytest.mark.parametrize(
    "kills", [{}, {"raider:port:middle": 2}, {"raider:port:middle": 4}, {"raider:port:middle": 3, "x": 0}]
)
def test_the_kills_must_add_up(attack, kills: dict[str, int]) -> None:
    battle = to_the_kills(attack)
    refused = battle.refusals(ChooseKills(player=GREEN, kills=kills))
    assert set(refused) == (set() if sum(kills.values()) == 3 else {"C2.17.choose"})


@rule("C2.17.choose")
@pytest.mark.parametrize("kills", [{"raider:port:middle": -1, "rover:port:middle": 4}, {"no such salvo": 3}])
def test_no_salvo_loses_more_missiles_than_it_has(attack, kills: dict[str, int]) -> None:
    battle = to_the_kills(attack)
    assert set(battle.refusals(ChooseKills(player=GREEN, kills=kills))) == {"C2.17.choose"}
    assert not battle.refusals(ChooseKills(player=GREEN, kills={"rover:port:middle": 3}))


@rule("C2.17.choose", "C4.144")
def test_killing_the_better_missiles_raises_the_column_of_point_defence(attack) -> None:
    unequal = (a_salvo(3, mql=2, link="A"), a_salvo(20, ship="rover", link="A"))
    for key, mql in (("raider:port:middle", 8), ("rover:port:middle", 2)):
        battle = attack(*unequal, sirius={"marked": {"starboard.decoys": 6, "ecm": 3}})
        battle.begin(roll(9))
        assert battle.task.to_kill == 3
        battle.give(ChooseKills(player=GREEN, kills={key: 3}), roll(0))
        assert battle.lines[-1].parts[0][:2] == ("MQL", mql)


@rule("C2.17.choose")
def test_equal_missiles_are_not_asked_for(attack) -> None:
    battle = attack(
        a_salvo(10, link="A"),
        a_salvo(10, ship="rover", link="A"),
        sirius={"marked": {"starboard.decoys": 6}},
    )
    battle.begin(*rolls(0, 3, 0))
    assert battle.asked == ("", "")


def test_overruled_kills_are_held_to_the_missiles_there_are(attack) -> None:
    battle = to_the_kills(attack)
    battle.force(
        ChooseKills(player=GREEN, kills={"raider:port:middle": 99, "rover:port:middle": -5}), roll(0)
    )
    assert battle.leaked.keys() <= {"rover:port:middle"}


# --- Questions and saves. ---


def _answer(battle: Attack, pick: int, *faces: tuple[int, int]) -> None:
    owner = battle.state.pending[-1].owner
    found = answers(battle.state, owner)
    battle.force(found[pick % len(found)].command, *faces)


def _reloaded(battle: Attack) -> None:
    codec = codec_for(RULES)
    battle.state = codec.state(codec.text(battle.state))


@rule("C4.144")
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    window=st.sampled_from([ABEAM, ABOVE, AHEAD, "B gu"]),
    picks=st.lists(st.integers(0, 5), min_size=8, max_size=8),
    results=st.lists(st.integers(0, 9), min_size=12, max_size=12),
    linked=st.booleans(),
)
def test_a_save_at_each_question_changes_nothing(
    attack, window: str, picks: list[int], results: list[int], linked: bool
) -> None:
    ends = []
    for reload in (False, True):
        salvoes = [a_salvo(30, window=window, link="A"), a_salvo(9, ship="rover", damage=7, link="A", mql=6)]
        salvoes[1] = replace(salvoes[1], window=window)
        battle = attack(*salvoes[: 1 + linked], holds=[HELD], ships=[friend()])
        battle.set("sirius", canister={"starboard": 20})
        faces = iter(rolls(*results))
        battle.begin(*[next(faces) for _ in range(12)])
        told = [event.text for event in battle.events]
        used = len(battle.rolls)
        for pick in picks:
            if not battle.state.pending:
                break
            if reload:
                _reloaded(battle)
            _answer(battle, pick, *rolls(*results[used:], *results))
            told += [event.text for event in battle.events]
            used += len(battle.rolls)
        ends.append((told, battle.volleys, battle.state))
    assert ends[0] == ends[1]
    assert not ends[0][2].work


def test_the_adviser_lets_answers_through_to_their_owner_only(attack) -> None:
    battle = attack(a_salvo(23))
    battle.state = replace(battle.state, enforcement=Enforcement.ADVISER)
    battle.begin(roll(5))
    assert battle.refusals(SpendDecoy(player=RED))
    assert not battle.refusals(SpendDecoy(player=GREEN))


# --- Positions from files. ---


def asking_about_a_decoy(attack) -> Attack:
    battle = attack(a_salvo(6, mql=1))
    battle.begin(roll(0))
    assert battle.asked == (GREEN, "sits.decoy")
    return battle


def test_a_position_in_the_middle_of_a_salvo_is_one_to_play_on(attack) -> None:
    battle = asking_about_a_decoy(attack)
    assert engagement_fault(battle.state, battle.task) == ""
    assert RULES.vet(replace(battle.state, active=())) == ""


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"stage": "adrift"}, "no stage"),
        ({"mount": None}, "strikes no side"),
        ({"axis": ""}, "strikes no side"),
        ({"decoy": "top"}, "a decoy of 'top'"),
        ({"stage": "pd"}, "does not ask for 'sits.decoy'"),
    ],
)
def test_an_engagement_that_no_game_leads_to_is_refused(attack, wrong: dict[str, Any], words: str) -> None:
    battle = asking_about_a_decoy(attack)
    task = replace(battle.task, **wrong)
    state = replace(battle.state, work=(task,), active=())
    assert words in engagement_fault(state, task)
    assert words in RULES.vet(state)
