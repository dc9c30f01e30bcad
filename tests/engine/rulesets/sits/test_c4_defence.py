"""A salvo on its way through the defences of a ship: facing, ECM, active defences, leak (C4.1)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.core.dice import RecordingDice, seeded
from engine.mechanics.attitude import Attitude, MarkerName
from engine.mechanics.avid import WINDOWS, Window, count
from engine.mechanics.firing_arcs import Coverage, coverage, slides_to
from engine.rulesets.sits import work
from engine.rulesets.sits.c4_layers import resolve
from engine.rulesets.sits.c4_situation import flights_of, lends, lent_at, met_by, struck
from engine.rulesets.sits.combat import MOUNTS, Burst, Engagement, Fate, Volley, WeaponKind
from engine.rulesets.sits.combat_commands import ChooseKills, ChooseSide, SpendDecoy
from tests.helpers.sits import GREEN, RED, a_ship
from tests.helpers.sits_salvoes import ABEAM, ABOVE, AHEAD, Attack, a_salvo, friend, roll, rolls

NO_DECOYS = {"starboard.decoys": 6, "port.decoys": 6}
BETWEEN = "B/C bu"


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"sits/{number}" for number in numbers))


@pytest.fixture
def attack(monkeypatch: pytest.MonkeyPatch):
    """Builds an attack; Sirius has no decoys unless told otherwise, so that nothing is asked."""

    def build(*salvoes: Any, decoys: bool = False, **more: Any) -> Attack:
        sirius = dict(more.pop("sirius", {}))
        if not decoys:
            sirius["marked"] = {**NO_DECOYS, **sirius.get("marked", {})}
        return Attack(monkeypatch, *salvoes, sirius=sirius, **more)

    return build


def strikes(volleys: list[Volley]) -> list[Burst]:
    return [burst for volley in volleys for burst in volley.bursts]


# --- Through all layers. ---


@rule("C4.13", "C4.132", "A2.415", "C4.113", "C4.121")
def test_a_salvo_passes_ecm_then_countermissiles_then_point_defence(attack) -> None:
    battle = attack(a_salvo(20))
    battle.begin(*rolls(5, 3, 1))
    assert [(line.layer, line.incoming, line.column, line.kills) for line in battle.lines] == [
        ("ECM", 20, 16, 11),
        ("CM", 9, 11, 3),
        ("PD", 6, 9, 2),
    ]
    assert battle.leaked == {"raider:port:middle": 4}


@rule("A2.415")
def test_the_worksheet_of_impacting_missiles_is_in_the_log(attack) -> None:
    battle = attack(a_salvo(20))
    battle.begin(*rolls(5, 3, 1))
    assert "20 − 11 ECM − 3 CM − 2 PD = 4: 4 missiles strike Sirius" in battle.events[-1].text


@rule("C4.13", "C4.132", "C4.123")
def test_every_layer_has_a_roll_of_its_own(attack) -> None:
    battle = attack(a_salvo(20))
    battle.begin(*rolls(5, 3, 1))
    assert [roll.purpose for roll in battle.rolls] == [
        "C4.123 ECM 2d10-, salvo of Raider (middle) at Sirius",
        "C4.132 CM 2d10-, salvo of Raider (middle) at Sirius",
        "C4.132 PD 2d10-, salvo of Raider (middle) at Sirius",
    ]


@rule("C4.114")
def test_unlinked_salvoes_are_met_one_after_another(attack) -> None:
    battle = attack(a_salvo(20), a_salvo(20, ship="rover"))
    battle.state = replace(
        battle.state, work=tuple(Engagement(salvoes=(key,)) for key in battle.state.salvoes)
    )
    battle.begin(*rolls(5, 3, 1, 0, 0, 0))
    assert [line.layer for line in battle.lines] == ["ECM", "CM", "PD"] * 2
    assert battle.leaked == {"raider:port:middle": 4, "rover:port:middle": 20 - 7 - 2 - 2}


def test_missiles_all_lost_to_ecm_meet_no_other_layer(attack) -> None:
    battle = attack(a_salvo(1, mql=9))
    battle.begin(*rolls(9))
    assert [line.layer for line in battle.lines] == ["ECM"]
    assert not battle.volleys
    assert "no missile strikes Sirius" in battle.events[-1].text


def test_a_salvo_at_a_lost_ship_is_wasted(attack) -> None:
    battle = attack(a_salvo(20))
    battle.set("sirius", fate=Fate.DESTROYED, place=None)
    battle.begin()
    assert [event.text for event in battle.events] == [
        "Salvo of Raider (middle) at Sirius: the target is out of the fight, the missiles are wasted."
    ]
    assert not battle.state.work


@rule("C4.123")
def test_a_ship_without_an_ecm_box_does_not_roll(attack) -> None:
    battle = attack(a_salvo(20), sirius={"marked": {"ecm": 3}})
    battle.begin(*rolls(0, 0))
    assert (battle.lines[0].column, battle.lines[0].faces) == (8, ())
    assert battle.lines[0].notes == ("no ECM box left: no roll",)


@rule("D1.142", "C4.121")
@pytest.mark.parametrize(("grade", "column"), [("poor", 15), ("veteran", 17), ("elite", 18)])
def test_the_electronic_warfare_officer_changes_ecm(attack, grade: str, column: int) -> None:
    battle = attack(a_salvo(20), sirius={"officers": {"EWO": grade}})
    battle.begin(*rolls(5, 0, 0))
    assert battle.lines[0].column == column


@rule("D1.143", "C4.131.ato", "C4.131")
@pytest.mark.parametrize(
    ("grade", "cm", "pd"),
    [("poor", "3", "3"), ("average", "4", "3"), ("veteran", "5", "3"), ("elite", "5", "4")],
)
def test_the_assistant_tactical_officer_changes_the_arrays(attack, grade: str, cm: str, pd: str) -> None:
    battle = attack(a_salvo(20), sirius={"officers": {"ATO": grade}})
    battle.begin(*rolls(0, 0, 0))
    assert [line.row for line in battle.lines[1:]] == [cm, pd]


@rule("C4.131", "C4.13.rows")
def test_the_leftmost_unmarked_box_is_the_row(attack) -> None:
    battle = attack(a_salvo(20), sirius={"marked": {"starboard.cm": 7, "starboard.pd": 6}})
    battle.begin(*rolls(0, 0, 0))
    assert [line.row for line in battle.lines[1:]] == ["1/3", "2/3"]


@rule("C4.131")
def test_an_array_without_a_box_does_not_fire(attack) -> None:
    battle = attack(a_salvo(20), sirius={"marked": {"starboard.cm": 8}})
    battle.begin(*rolls(0, 0))
    assert [(line.kills, line.notes) for line in battle.lines[1:2]] == [(0, ("no countermissiles left",))]


@rule("C4.133", "C5.432", "C4.112")
def test_a_damaged_fire_control_shifts_active_defences_left_and_not_ecm(attack) -> None:
    battle = attack(a_salvo(20), sirius={"marked": {"starboard.fcon": 3}})
    battle.begin(*rolls(5, 3, 1))
    assert [line.column for line in battle.lines] == [16, 8, 6]


@rule("C4.131.mounts", "C5.11")
@pytest.mark.parametrize(("window", "cm"), [(ABEAM, "4"), ("E/F y", "3"), (AHEAD, "2"), ("D y", "1")])
def test_the_mount_that_faces_the_salvo_defends(attack, window: str, cm: str) -> None:
    marked = {"port.cm": 1, "forward.cm": 1, "aft.cm": 3}
    battle = attack(a_salvo(20, window=window), sirius={"marked": marked})
    battle.begin(*rolls(0, 0, 0))
    assert battle.lines[1].row == cm


@rule("C4.131.mounts")
def test_the_target_meets_a_salvo_as_it_lies_now(attack) -> None:
    battle = attack(a_salvo(20, window=AHEAD), sirius={"forward": "D y", "marked": {"aft.cm": 3}})
    battle.begin(*rolls(0, 0, 0))
    assert battle.lines[1].row == "1"


@rule("C4.142")
def test_contact_nukes_lose_twice_as_many_to_point_defence(attack) -> None:
    battle = attack(a_salvo(20, nuke=True))
    battle.begin(*rolls(5, 3, 1))
    assert battle.lines[-1].kills == 4
    assert battle.volleys[0].weapon is WeaponKind.CONTACT_NUKE


# --- The facing. ---


@rule("C5.12", "C4.131.mounts")
def test_the_attacker_chooses_between_two_mounts_that_are_equally_near(attack) -> None:
    battle = attack(a_salvo(20, window=BETWEEN), sirius={"forward": TILTED.forward, "roll": TILTED.roll})
    battle.begin()
    assert battle.asked == (RED, "sits.side")


@rule("C5.12")
def test_the_attackers_choice_is_the_mount_that_defends(attack) -> None:
    at = struck(TILTED, Window(BETWEEN))
    for side in at.sides:
        battle = attack(a_salvo(20, window=BETWEEN), sirius={"forward": TILTED.forward, "roll": TILTED.roll})
        battle.begin()
        battle.give(ChooseSide(player=RED, side=side), *rolls(0, 0, 0))
        assert battle.volleys[0].bursts[0].axis == at.axis
        assert f": {side}." in battle.events[0].text


def _tilted() -> Attitude:
    """An attitude in which `BETWEEN` is as far from one hammerhead as from a broadside."""
    for forward in WINDOWS:
        for turned in range(12):
            at = struck(Attitude(forward, turned), Window(BETWEEN))
            if not at.covered and at.sides[0] == "forward" and len(at.sides) == 2:
                return Attitude(forward, turned)
    raise AssertionError("no such attitude")


TILTED = _tilted()


@rule("C5.12")
def test_nobody_is_asked_where_both_mounts_defend_alike(attack) -> None:
    bare = {
        f"{mount}.{array}": 8 for mount in ("forward", "port", "starboard", "aft") for array in ("cm", "pd")
    }
    gone = {**bare, **{f"{m}.{a}": 5 for m in ("forward", "aft") for a in ("cm", "pd")}}
    fire = {"forward.fcon": 2, "aft.fcon": 2, "port.fcon": 3, "starboard.fcon": 3}
    battle = attack(
        a_salvo(20, window=BETWEEN),
        sirius={"forward": TILTED.forward, "roll": TILTED.roll, "marked": {**gone, **fire}},
    )
    battle.begin(*rolls(0))
    assert battle.asked == ("", "")
    assert battle.leaked


# --- The wedge. ---


def above(attack, side: str, *faces: tuple[int, int], **more: Any) -> Attack:
    battle = attack(a_salvo(20, window=ABOVE, **more.pop("salvo", {})), **more)
    battle.begin()
    battle.give(ChooseSide(player=GREEN, side=side), *faces)
    return battle


@rule("C4.141.slide", "C5.111")
def test_the_defender_chooses_where_leakers_slide_off_the_wedge(attack) -> None:
    battle = attack(a_salvo(20, window=ABOVE))
    battle.begin()
    assert battle.asked == (GREEN, "sits.side")
    battle.give(ChooseSide(player=GREEN, side="port"), *rolls(5, 1))
    burst = battle.volleys[0].bursts[0]
    assert (burst.edge, burst.axis, burst.doubled) == ("port", "", False)


@rule("C5.111", "C4.141.slide")
def test_leakers_slide_to_the_only_nearest_facing_without_a_question(attack) -> None:
    battle = attack(a_salvo(20, window="A gu"))
    battle.begin(*rolls(5, 1))
    assert [burst.edge for burst in strikes(battle.volleys)] == ["forward"]


@rule("C4.141.slide", "C5.12")
def test_a_side_that_is_not_among_the_nearest_is_refused(attack) -> None:
    battle = attack(a_salvo(20, window="B gu"))
    battle.begin()
    assert battle.refusals(ChooseSide(player=GREEN, side="port")) == {
        "C4.141.slide": "The choice is between forward and starboard, not port."
    }
    assert not battle.refusals(ChooseSide(player=GREEN, side="forward"))


@rule("C4.122", "C4.141.cm", "C4.141.pd")
def test_the_wedge_adds_twelve_stops_countermissiles_and_halves_point_defence(attack) -> None:
    battle = above(attack, "port", *rolls(3, 1), salvo={"mql": 2})
    assert [(line.layer, line.column, line.kills) for line in battle.lines] == [
        ("ECM", 17, 11),
        ("CM", 0, 0),
        ("PD", 3, 0),
    ]


@rule("C4.131.mounts", "C4.133")
def test_the_mount_of_the_slid_to_facing_defends_the_wedge(attack) -> None:
    battle = above(attack, "port", *rolls(3, 1), sirius={"marked": {"port.fcon": 3}})
    assert ("fire control", -3, "C4.133") in battle.lines[-1].parts


@rule("C5.1111")
def test_through_a_lowered_wedge_the_hits_are_doubled_on_the_side_the_defender_chooses(attack) -> None:
    battle = attack(a_salvo(20, window=ABOVE))
    battle.set("sirius", wedge_up=False)
    battle.begin()
    assert battle.asked == (GREEN, "sits.side")
    battle.give(ChooseSide(player=GREEN, side="aft"), *rolls(5, 3, 1))
    burst = battle.volleys[0].bursts[0]
    assert (burst.edge, burst.axis, burst.doubled) == ("aft", "+ p", True)


@rule("C5.1112")
def test_missiles_at_the_top_of_a_base_pass_its_whole_defence_to_the_side_the_defender_chooses(
    attack,
) -> None:
    battle = attack(a_salvo(20, window=ABOVE))
    battle.set("sirius", bubble_wall=True)
    battle.begin()
    assert battle.asked == (GREEN, "sits.side")
    battle.give(ChooseSide(player=GREEN, side="port"), *rolls(5, 3, 1))
    assert [line.column for line in battle.lines] == [16, 11, 9]
    burst = battle.volleys[0].bursts[0]
    assert (burst.edge, burst.doubled) == ("port", False)


@rule("C4.122", "C4.141.cm")
def test_a_lowered_wedge_is_not_interposed(attack) -> None:
    battle = attack(a_salvo(20, window=ABOVE))
    battle.set("sirius", wedge_up=False)
    battle.begin()
    battle.give(ChooseSide(player=GREEN, side="port"), *rolls(5, 3, 1))
    assert [line.column for line in battle.lines] == [16, 11, 9]


@rule("C5.11", "C5.111")
def test_the_nearest_facing_of_an_upright_ship_is_that_of_its_own_axes() -> None:
    for window in (each for each in WINDOWS if coverage(each) is Coverage.WEDGE):
        assert set(struck(Attitude(Window("A y"), 0), window).sides) == {
            side.value for side in slides_to(window)
        }


@rule("C5.11", "C5.111")
def test_the_nearest_facing_of_a_tilted_ship_is_counted_to_its_markers() -> None:
    for forward, turned in product(WINDOWS, range(12)):
        attitude = Attitude(forward, turned)
        markers = attitude.markers()
        near = {mount: count(Window("C bl"), markers.site(MarkerName(mount))) for mount in MOUNTS}
        least = min(near.values())
        sides = struck(attitude, Window("C bl")).sides
        assert sides == tuple(mount for mount in MOUNTS if near[mount] == least)


# --- Mutual defence. ---


def lent(battle: Attack, layer: str) -> tuple[tuple[str, int], ...]:
    return next(line.lent for line in battle.lines if line.layer == layer)


@rule("C4.143.r1")
def test_a_friend_at_range_1_adds_countermissiles_and_point_defence(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend()])
    battle.begin(*rolls(5, 3, 3, 1, 1))
    assert (lent(battle, "CM"), lent(battle, "PD")) == ((("Friend", 3),), (("Friend", 2),))


@rule("C4.143.r1")
def test_one_hex_and_one_level_away_is_still_range_1(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(hex="6,5", level=1)])
    battle.begin(*rolls(5, 3, 3, 1, 1))
    assert lent(battle, "PD")


@rule("C4.143.r2")
def test_a_friend_at_range_2_beside_the_impact_window_adds_countermissiles_only(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(hex="7,5")])
    battle.begin(*rolls(5, 3, 3, 1))
    assert (lent(battle, "CM"), lent(battle, "PD")) == ((("Friend", 3),), ())


@rule("C4.143.r2")
def test_a_friend_at_range_2_on_the_other_side_adds_nothing(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(hex="3,5")])
    battle.begin(*rolls(5, 3, 1))
    assert not lent(battle, "CM")


@rule("C4.143.r1")
def test_a_friend_at_range_3_adds_nothing(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(hex="8,5")])
    battle.begin(*rolls(5, 3, 1))
    assert not lent(battle, "CM")


@rule("C4.143.bear")
def test_a_friend_whose_wedge_turns_to_the_impact_window_adds_nothing(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(roll=3)])
    battle.begin(*rolls(5, 3, 1))
    assert not lent(battle, "CM")


@rule("C4.143.bear", "C4.131.mounts")
def test_a_friend_uses_the_mount_that_bears(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(marked={"starboard.cm": 4, "port.cm": 8})])
    battle.begin(*rolls(5, 3, 3, 1, 1))
    assert "Friend lends from its starboard mount: row 2" in battle.lines[1].notes[0]


@rule("C5.444", "C4.143.bear")
@pytest.mark.parametrize("mute", ["sirius", "friend"])
def test_both_ships_need_communications(attack, mute: str) -> None:
    marked = {"com": 1}
    battle = attack(
        a_salvo(40),
        sirius={"marked": marked if mute == "sirius" else {}},
        ships=[friend(marked=marked if mute == "friend" else {})],
    )
    battle.begin(*rolls(5, 3, 1))
    assert not lent(battle, "CM")


@rule("C4.143.bear", "C4.133")
def test_a_friend_shoots_with_its_own_fire_control(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(marked={"starboard.fcon": 3})])
    battle.begin(*rolls(5, 3, 3, 1, 1))
    assert "column 8" in battle.lines[1].notes[0]


@rule("C4.141.cm", "C4.141.pd", "C4.143.r1")
def test_the_wedge_stops_lent_countermissiles_and_halves_lent_point_defence(attack) -> None:
    battle = attack(a_salvo(40, window="A gu"), ships=[friend(forward="- p")])
    battle.begin(*rolls(0, 9, 9))
    assert not lent(battle, "CM")
    (result,) = [line for line in battle.lines if line.layer == "PD"]
    own = result.kills - sum(kills for _, kills in result.lent)
    assert result.lent
    assert (own, result.lent[0][1]) == (1, 1)


def test_an_enemy_beside_the_target_lends_nothing(attack) -> None:
    battle = attack(a_salvo(40), ships=[a_ship("Foe", side="Red", hex="6,5")])
    assert not lends(battle.ship("sirius"), battle.ship("foe"), Window(ABEAM))


def test_a_friend_out_of_the_fight_lends_nothing(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend()])
    assert lends(battle.ship("sirius"), battle.ship("friend"), Window(ABEAM)) == ("CM", "PD")
    battle.set("friend", fate=Fate.SURRENDERED)
    assert not lends(battle.ship("sirius"), battle.ship("friend"), Window(ABEAM))


@rule("C4.143.r1")
def test_the_range_to_a_friend_is_counted_where_the_ships_are_at_impact(attack) -> None:
    battle = attack(a_salvo(40), ships=[friend(hex="12,5")])
    assert not lent_at(battle.ship("sirius"), battle.ship("friend"), Window(ABEAM))
    moved = battle.ship("sirius").place
    battle.set("friend", place=moved)
    assert lent_at(battle.ship("sirius"), battle.ship("friend"), Window(ABEAM)) == ("CM", "PD")


# --- Linked sets. ---


@rule("C4.126", "C4.144", "C2.17")
def test_a_linked_set_meets_one_roll_a_layer_as_one_large_salvo(attack) -> None:
    battle = attack(a_salvo(12, link="A"), a_salvo(11, ship="rover", link="A"))
    battle.begin(*rolls(5, 3, 1))
    assert [(line.layer, line.incoming, line.kills) for line in battle.lines] == [
        ("ECM", 23, 13),
        ("CM", 10, 3),
        ("PD", 7, 2),
    ]
    assert sum(battle.leaked.values()) == 5
    assert battle.leaked == {"raider:port:middle": 2, "rover:port:middle": 3}


@rule("C2.171.mql", "C4.126")
def test_salvoes_of_unequal_mql_have_a_line_of_the_card_each(attack) -> None:
    battle = attack(a_salvo(20, link="A"), a_salvo(20, ship="rover", link="A", mql=5))
    battle.begin(*rolls(5, 3))
    assert [(line.layer, line.column) for line in battle.lines[:2]] == [("ECM", 13), ("ECM", 16)]


@rule("C4.144")
def test_active_defences_meet_the_lowest_mql_of_the_set(attack) -> None:
    battle = attack(a_salvo(20, link="A"), a_salvo(20, ship="rover", link="A", mql=5))
    battle.begin(*rolls(5, 3))
    assert battle.lines[2].parts[0] == ("MQL", 5, "C4.111")


def test_laser_heads_of_a_set_strike_before_its_nukes(attack) -> None:
    battle = attack(a_salvo(20, nuke=True, link="A"), a_salvo(20, ship="rover", link="A"))
    battle.begin(*rolls(0, 0))
    while battle.asked[1] == "sits.kills":
        key = next(iter(battle.task.survivors))
        battle.give(ChooseKills(player=GREEN, kills={key: battle.task.to_kill}), roll(0))
    assert [volley.weapon for volley in battle.volleys] == [WeaponKind.LASER_HEAD, WeaponKind.CONTACT_NUKE]


# --- A pause at any question changes nothing. ---


def test_the_work_goes_on_where_it_was_after_a_question(attack) -> None:
    battle = attack(a_salvo(20), decoys=True)
    battle.begin(roll(5))
    assert battle.asked == (GREEN, "sits.decoy")
    before = battle.state
    again = work.run(before, None)  # type: ignore[arg-type]
    assert again.state == before
    battle.give(SpendDecoy(player=GREEN), *rolls(3, 1))
    assert not battle.state.work


# --- The stages and the figures are the same thing. ---


@rule("C4.13", "C4.113")
@pytest.mark.parametrize("window", [ABEAM, AHEAD, "A gu"])
@pytest.mark.parametrize("linked", [False, True])
def test_a_game_resolves_as_the_samples_of_the_odds_do(attack, window: str, linked: bool) -> None:
    pair = (a_salvo(40, window=window), a_salvo(35, window=window, ship="rover"))
    battle = attack(*pair[: 1 + linked], ships=[friend()])
    before, (task,) = battle.state, battle.state.work
    at = struck(battle.ship("sirius").attitude, Window(window))
    facing = replace(task, axis=at.axis, mount=at.sides[0])
    defences = met_by(before, facing, battle.ship("sirius"))
    for seed in range(50):
        battle.state, battle.volleys, thrown = before, [], RecordingDice(seeded(3, seed))
        work.run(before, thrown)
        shown = iter(thrown.tape)
        left = resolve(flights_of(before, task), defences, lambda shown=shown: next(shown).faces, None)
        assert next(shown, None) is None
        assert tuple(battle.leaked.get(key, 0) for key in task.salvoes) == left
