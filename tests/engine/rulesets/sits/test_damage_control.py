from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.core.dice import RecordingDice, scripted
from engine.core.ids import PieceId
from engine.rulesets.sits.c6_damage_control import parties, repair_sheet, repairable, track_title
from engine.rulesets.sits.c6_permanent import Job, Workshop, fresh_boxes, permanent_repairs
from engine.rulesets.sits.c6_rigs import failed, lost, sail_lost, struck
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import Fate, Rig, Salvo
from engine.rulesets.sits.combat_commands import Repair
from engine.rulesets.sits.combat_events import RepairTried
from engine.rulesets.sits.combat_view import RepairLine
from engine.rulesets.sits.commands import Proceed
from engine.rulesets.sits.phases import REPAIRS
from engine.rulesets.sits.readiness import fire_control, salvoes_left, value
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship, dice

SHIP = PieceId("ship")
KNIGHT = "star-knight-ca"
"""Five wrenches in the hull, ECM 3 2 0, seven forward impellers and as many aft, the last of each a sail."""
MAGAZINE = "port.magazine"


def damaged(marked: Mapping[str, int], cowardly_draw: bool = True, **ship: Any) -> Table:
    """A damaged cruiser in the damage control step of the first turn, no enemy in reach."""
    own = a_ship("Ship", ship_class=KNIGHT, marked=marked, hex="0,33", **ship)
    table = Table(own, stops="needed", cowardly_draw=cowardly_draw)
    return at_repairs(table)


def at_repairs(table: Table) -> Table:
    turn = table.state.turn
    table.fly()
    while table.state.phase != REPAIRS and table.state.turn == turn:
        table.give(Proceed(player=table.state.active[0]))
    return table


def repair(track: str, parties: int = 1) -> Repair:
    return Repair(player=GREEN, ship=SHIP, track=track, parties=parties)


def line(table: Table, track: str) -> RepairLine:
    return next(line for line in repair_sheet(table.state, GREEN, SHIP).lines if line.track == track)


def next_turn(table: Table) -> None:
    table.give(Proceed(player=GREEN))


# --- Parties ---


@pytest.mark.rule("sits/C6.11")
@pytest.mark.rule("sits/C5.422.parties")
@pytest.mark.parametrize(("hull", "left"), [(0, 5), (3, 5), (4, 4), (8, 3), (20, 0)])
def test_each_wrench_left_in_the_hull_is_a_party(hull: int, left: int):
    assert parties(damaged({"hull": hull, "ecm": 1}).ship()) == left


@pytest.mark.rule("sits/C6.11")
def test_a_party_tries_once_a_turn():
    table = damaged({"hull": 12, "ecm": 2, "pivot": 1})
    table.give(repair("ecm"), 9)
    assert repair_sheet(table.state, GREEN, SHIP).parties_left == 1
    assert "1 party left of 2" in table.refusals(repair("pivot", 2))["C6.11"]
    table.give(repair("pivot"), 9)
    assert "C6.11" in table.refusals(repair("ecm"))


@pytest.mark.rule("sits/A3.33")
@pytest.mark.rule("sits/C6.12")
def test_boxes_destroyed_this_turn_may_be_mended_in_the_same_turn():
    table = Table(a_ship("Ship", ship_class=KNIGHT, hex="0,33"), stops="needed")
    table.set("ship", marked={"ecm": 1})
    at_repairs(table)
    assert table.state.phase == REPAIRS
    table.give(repair("ecm"), 3)
    assert value(table.ship(), "ecm") == 3


@pytest.mark.rule("sits/A3.33")
def test_the_step_passes_by_where_nothing_can_be_mended():
    table = Table(a_ship("Ship", ship_class=KNIGHT, hex="0,33", marked={"hull": 1}), stops="needed")
    at_repairs(table)
    assert (table.state.turn, table.state.phase) == (2, "2 plotting")


@pytest.mark.rule("sits/A3.33")
def test_repairs_wait_for_their_step_and_are_made_aboard_ones_own_ships():
    table = Table(a_ship("Ship", ship_class=KNIGHT, hex="0,33", marked={"ecm": 1}))
    assert "this is 'Plotting'" in table.refusals(repair("ecm"))["A3.33"]
    at_repairs(table)
    foe = Repair(player=GREEN, ship=PieceId("watcher"), track="ecm")
    assert "Red's ship" in table.refusals(foe)["A3.33"]


@pytest.mark.rule("sits/A3.33")
def test_a_suggested_repair_calls_its_track_as_the_sheet_does():
    table = damaged({"ecm": 1, "fwd_impeller": 1, "port.weapons.0": 1})
    ideas = RULES.suggest(table.state, repair("ecm", 9))
    assert ideas
    for idea in ideas:
        assert f" to {track_title(table.ship(), idea.command.track)}." in idea.text
        assert f"{idea.command.track}." not in idea.text


def test_a_ship_that_is_out_of_the_fight_mends_nothing():
    table = damaged({"ecm": 1})
    table.set("ship", fate=Fate.SURRENDERED, place=None)
    assert "out of the fight" in table.refusals(repair("ecm"))["A3.33"]


@pytest.mark.rule("sits/C6.12")
def test_repairs_of_no_ship_or_track_are_refused():
    table = damaged({"ecm": 1})
    assert "no track" in table.refusals(repair("wings"))["C6.12"]
    nobody = Repair(player=GREEN, ship=PieceId("nobody"), track="ecm")
    assert "no ship" in table.refusals(nobody)["C6.12"]
    assert "no box" in table.refusals(repair("roll"))["C6.12"]


# --- The attempt ---


@pytest.mark.rule("sits/C6.121")
@pytest.mark.rule("sits/A1.211")
@pytest.mark.parametrize(("face", "ecm"), [(1, 3), (5, 3), (6, 2), (10, 2)])
def test_a_party_needs_crew_quality_or_less(face: int, ecm: int):
    table = damaged({"ecm": 1})
    events = table.give(repair("ecm"), face)
    assert value(table.ship(), "ecm") == ecm
    tried = events[0]
    assert isinstance(tried, RepairTried)
    assert (tried.success, tried.track, tried.parties) == (ecm == 3, "ecm", 1)
    assert table.rolls[0].purpose == "C6.121 Crew Quality 5, Ship, ECM"


@pytest.mark.rule("sits/D1.111")
@pytest.mark.parametrize(("crew", "number"), [("poor", 2), ("average", 5), ("veteran", 7), ("elite", 9)])
def test_the_crews_grade_is_the_number_to_roll(crew: str, number: int):
    table = damaged({"ecm": 2}, officers={"CREW": crew})
    assert repair_sheet(table.state, RED, SHIP).number == number
    table.give(repair("ecm"), number)
    assert value(table.ship(), "ecm") == 2
    table.give(repair("ecm"), number + 1)
    assert value(table.ship(), "ecm") == 2


@pytest.mark.rule("sits/C6.122")
@pytest.mark.parametrize(
    ("faces", "mended"), [((7, 9), False), ((7, 4), True), ((4, 9), True), ((1, 2), True)]
)
def test_two_parties_roll_twice_and_one_success_is_enough(faces: tuple[int, int], mended: bool):
    table = damaged({"ecm": 1})
    table.give(repair("ecm", 2), *faces)
    assert table.ship().marked["ecm"] == (0 if mended else 1)
    assert repair_sheet(table.state, GREEN, SHIP).parties_left == 3


@pytest.mark.rule("sits/C6.122")
@pytest.mark.parametrize("count", [0, 3, -1])
def test_no_more_than_two_parties_share_a_box(count: int):
    assert "one or two may" in damaged({"ecm": 1}).refusals(repair("ecm", count))["C6.122"]


@pytest.mark.rule("sits/C6.123")
def test_a_repair_brings_back_one_box_the_last_one_marked():
    table = damaged({"ecm": 3})
    table.give(repair("ecm"), 1)
    assert (table.ship().marked["ecm"], value(table.ship(), "ecm")) == (2, 0)
    table.give(repair("ecm"), 1)
    assert value(table.ship(), "ecm") == 2


@pytest.mark.rule("sits/C6.121")
@pytest.mark.rule("sits/C6.13.once")
def test_a_failed_try_closes_one_box_and_leaves_the_others_of_its_track():
    table = damaged({"ecm": 2})
    table.give(repair("ecm"), 9)
    assert repairable(table.ship(), "ecm") == 1
    table.give(repair("ecm"), 9)
    assert "has been tried" in table.refusals(repair("ecm"))["C6.13.once"]
    next_turn(table)
    assert table.state.phase == "2 plotting"
    assert table.ship().parties_used == 0


@pytest.mark.rule("sits/C6.15")
@pytest.mark.parametrize(("track", "number"), [("hull", "C6.15"), ("si", "C6.15"), ("hyper", "C6.15")])
def test_hull_integrity_and_hyper_generators_stay_broken(track: str, number: str):
    table = damaged({track: 1, "ecm": 1})
    assert number in table.refusals(repair(track))
    assert table.refusals(repair("ecm")) == {}


@pytest.mark.rule("sits/C6.15")
def test_an_impeller_track_can_be_mended_up_to_its_sail():
    table = damaged({"fwd_impeller": 7, "thrust": 7})
    for _ in range(3):
        table.give(repair("fwd_impeller"), 1)
    assert (table.ship().marked["fwd_impeller"], sail_lost(table.ship(), "fwd_impeller")) == (4, True)
    table.set("ship", beyond={"fwd_impeller": 3})
    assert "sail" in table.refusals(repair("fwd_impeller"))["C6.15"]


@pytest.mark.rule("sits/C5.461")
def test_a_mended_impeller_brings_back_the_thrust_box_that_fell_with_it():
    table = damaged({"fwd_impeller": 1, "thrust": 1})
    assert "impeller" in table.refusals(repair("thrust"))["C5.461"]
    table.give(repair("fwd_impeller"), 2)
    assert (table.ship().marked["fwd_impeller"], table.ship().marked["thrust"]) == (0, 0)
    assert table.ship().rigged == (Rig(track="fwd_impeller", until=11, thrust=True),)


def test_an_impeller_without_a_lost_thrust_box_brings_none():
    table = damaged({"fwd_impeller": 1})
    table.give(repair("fwd_impeller"), 2)
    assert table.ship().rigged == (Rig(track="fwd_impeller", until=11, thrust=False),)


def test_an_order_that_was_overruled_mends_nothing_that_is_whole():
    table = damaged({"ecm": 1})
    table.force(repair("roll"), 1)
    assert (table.ship().marked.get("roll", 0), table.ship().rigged) == (0, ())


@pytest.mark.parametrize("track", load_card(KNIGHT).by_id)
@pytest.mark.parametrize("face", [1, 10])
def test_an_overruled_repair_of_any_row_leaves_a_position_to_play_on(track: str, face: int):
    table = damaged({"ecm": 1})
    for _ in range(3):
        table.force(repair(track), face, *[(1, 1, 1)] * (track.endswith("magazine") and face == 1))
    assert RULES.vet(table.state) == ""


def test_more_parties_than_there_are_leave_a_position_to_play_on():
    table = damaged({"ecm": 1})
    for _ in range(40):
        table.force(repair("ecm", 2), 10, 10)
    assert (table.ship().parties_used, RULES.vet(table.state)) == (80, "")


# --- How long it lasts ---


@pytest.mark.rule("sits/C6.13")
def test_a_jury_rig_works_for_ten_turns_and_fails_in_the_record_keeping_of_the_tenth():
    table = damaged({"ecm": 1}, cowardly_draw=False)
    table.give(repair("ecm"), 1)
    table.give(Proceed(player=GREEN))
    for turn in range(2, 11):
        assert table.state.turn == turn
        at_repairs(table)
        assert value(table.ship(), "ecm") == 3
    assert table.state.turn == 11
    at_repairs(table)
    assert (table.state.turn, value(table.ship(), "ecm")) == (12, 2)
    assert "failed for good" in next(event.text for event in table.events if event.rule == "sits/C6.13")


@pytest.mark.rule("sits/C6.13.once")
def test_a_jury_rig_that_ran_out_can_not_be_mended_again():
    ship = damaged({"ecm": 1}).ship()
    rig = Rig(track="ecm", until=11)
    worn = failed(replace(ship, marked={"ecm": 0}, rigged=(rig,)), rig)
    assert (worn.marked["ecm"], worn.rigged, repairable(worn, "ecm")) == (1, (), 0)


def test_a_thrust_box_fails_with_its_impeller():
    ship = damaged({"fwd_impeller": 1, "thrust": 1}).ship()
    rig = Rig(track="fwd_impeller", until=11, thrust=True)
    worn = failed(replace(ship, marked={}, rigged=(rig,)), rig)
    assert (worn.marked["fwd_impeller"], worn.marked["thrust"]) == (1, 1)


@pytest.mark.rule("sits/C6.13")
def test_a_new_hit_finds_the_jury_rigged_box_first():
    ship = replace(damaged({"ecm": 1}).ship(), marked={"ecm": 1}, rigged=(Rig(track="ecm", until=9),))
    hit = struck(ship, "ecm", 1)
    assert (hit.marked["ecm"], hit.rigged, lost(hit, "ecm"), repairable(hit, "ecm")) == (2, (), 2, 1)
    again = struck(hit, "ecm", 5)
    assert again.marked["ecm"] == 3


def test_a_hit_on_thrust_takes_the_box_that_came_back_with_an_impeller():
    rig = Rig(track="aft_impeller", until=9, thrust=True)
    ship = replace(damaged({"ecm": 1}).ship(), marked={"thrust": 2}, rigged=(rig,))
    assert lost(ship, "thrust") == 3
    hit = struck(ship, "thrust", 1)
    assert (lost(hit, "thrust"), hit.rigged[0].thrust) == (3, False)


# --- Magazines ---


def fired(mount: str) -> dict[str, Salvo]:
    salvo = Salvo(
        ship=SHIP,
        target=PieceId("watcher"),
        mount=mount,  # type: ignore[arg-type]
        step="late",
        missiles=8,
        range=20,
        window="A y",
        mql=8,
        damage=7,
    )
    return {salvo.id: salvo}


class Reloading(Table):
    """A table whose dice come in the groups that a rule throws together."""

    def throw(self, command: Repair, *groups: tuple[int, ...]) -> None:
        assert not self.check(command)
        thrown = RecordingDice(scripted(*groups))
        self.state = RULES.apply(self.state, command, thrown).state
        self.rolls = thrown.tape


def empty_magazine(marked: int, spent: int) -> Reloading:
    own = a_ship("Ship", ship_class=KNIGHT, hex="0,33", marked={MAGAZINE: marked})
    table = Reloading(own, stops="needed")
    table.set("ship", spent={MAGAZINE: spent})
    at_repairs(table)
    return table


@pytest.mark.rule("sits/C6.14")
def test_a_magazine_gets_back_the_lowest_of_three_dice_destroyed_dots_first():
    table = empty_magazine(3, 4)
    table.throw(repair(MAGAZINE), (5,), (9, 4, 6))
    assert (table.ship().marked[MAGAZINE], table.ship().spent[MAGAZINE]) == (0, 3)
    assert salvoes_left(table.ship(), "port") == 22


@pytest.mark.rule("sits/C6.14")
def test_dots_that_were_only_fired_can_be_brought_back_too_but_never_more_than_the_magazine_holds():
    table = empty_magazine(0, 2)
    table.throw(repair(MAGAZINE), (1,), (9, 8, 7))
    assert (table.ship().spent[MAGAZINE], salvoes_left(table.ship(), "port")) == (0, 25)
    assert "is full" in table.refusals(repair(MAGAZINE))["C6.14"]


@pytest.mark.rule("sits/C6.14")
def test_a_mount_that_fired_missiles_this_turn_waits():
    table = empty_magazine(2, 0)
    table.state = replace(table.state, salvoes=fired("port"), launched=True)
    assert "fired missiles this turn" in table.refusals(repair(MAGAZINE))["C6.14"]
    table.state = replace(table.state, salvoes=fired("starboard"))
    assert table.refusals(repair(MAGAZINE)) == {}


@pytest.mark.rule("sits/C6.141")
@pytest.mark.parametrize("face", [1, 9])
def test_a_magazine_is_tried_once_a_turn_and_again_in_later_turns(face: int):
    table = empty_magazine(9, 9)
    table.throw(repair(MAGAZINE), (face,), (2, 2, 2))
    assert "again next turn" in table.refusals(repair(MAGAZINE))["C6.141"]
    table.give(Proceed(player=GREEN))
    at_repairs(table)
    assert table.refusals(repair(MAGAZINE)) == {}


@pytest.mark.rule("sits/C6.122")
def test_two_parties_at_a_magazine_bring_back_one_load():
    table = empty_magazine(9, 9)
    table.throw(repair(MAGAZINE, 2), (1,), (1,), (2, 2, 2))
    assert salvoes_left(table.ship(), "port") == 25 - 16


# --- What a player sees ---


@pytest.mark.rule("sits/C6.121")
def test_the_sheet_tells_the_odds_and_what_a_box_would_bring():
    table = damaged({"ecm": 1, "port.fcon": 2})
    told = line(table, "ecm")
    assert (told.now, told.then, told.destroyed, told.repairable) == ("2", "3", 1, 1)
    assert (told.chance_one, round(told.chance_two, 4)) == (0.5, 0.75)
    assert fire_control(table.ship(), "port") == 2
    assert (line(table, "port.fcon").title, line(table, "port.fcon").then) == (
        "Port Broadside Fire Control",
        "1",
    )


def test_the_sheet_keeps_lines_for_what_can_not_be_mended_and_says_why():
    table = damaged({"hull": 2, "ecm": 1})
    hull = line(table, "hull")
    assert (hull.repairable, [v.rule for v in hull.violations]) == (0, ["sits/C6.15"])


def test_a_jury_rigged_box_stays_on_the_sheet():
    table = damaged({"ecm": 1, "roll": 1})
    table.give(repair("ecm"), 1)
    assert (line(table, "ecm").rigged, line(table, "ecm").destroyed) == (1, 0)


# --- Permanent repairs ---


def mend(table: Table, *jobs: Job, faces: tuple[int, ...], workshop: Workshop | None = None) -> Any:
    return permanent_repairs(table.ship(), workshop or Workshop(), jobs, dice(faces))


@pytest.mark.rule("sits/C6.16.time")
def test_a_permanent_repair_does_what_combat_failed_at_and_lasts():
    table = damaged({"hyper": 1, "ecm": 1})
    table.set("ship", beyond={"ecm": 1})
    turn = mend(table, Job(track="hyper"), Job(track="ecm", parties=2), faces=(5, 9, 4))
    assert (turn.ship.marked["hyper"], turn.ship.marked["ecm"], turn.ship.rigged) == (0, 0, ())
    assert [job.success for job in turn.jobs] == [True, True]


@pytest.mark.rule("sits/C6.16.time")
def test_a_jury_rig_can_be_made_lasting():
    table = damaged({"ecm": 1})
    table.give(repair("ecm"), 1)
    turn = mend(table, Job(track="ecm"), faces=(3,))
    assert (turn.ship.rigged, lost(turn.ship, "ecm")) == ((), 0)


@pytest.mark.rule("sits/C6.16.time")
@pytest.mark.parametrize(
    ("jobs", "words"),
    [
        ((Job(track="si"),), "shipyard"),
        ((Job(track="ecm", parties=3),), "One or two parties"),
        ((Job(track="ecm"),) * 6, "has 5 damage control parties, not 6"),
        ((Job(track="roll"),), "No box of roll"),
        ((Job(track="wings"),), "no track"),
        ((Job(track="ecm", again=True),), "failed once"),
    ],
)
def test_permanent_repairs_that_are_none_are_refused(jobs: tuple[Job, ...], words: str):
    with pytest.raises(ValueError, match=words):
        mend(damaged({"si": 1, "ecm": 3}), *jobs, faces=(1,) * 9)


@pytest.mark.rule("sits/C6.16.hull")
def test_hull_comes_back_with_its_parties_in_the_next_operational_turn():
    table = damaged({"hull": 8})
    turn = mend(table, *(Job(track="hull"),) * 3, faces=(5, 1, 2))
    assert (parties(table.ship()), parties(turn.ship), turn.ship.marked["hull"]) == (3, 4, 5)


@pytest.mark.rule("sits/C6.16.retry")
def test_a_failed_permanent_repair_is_tried_once_more_and_then_needs_a_yard():
    table = damaged({"ecm": 1})
    first = mend(table, Job(track="ecm"), faces=(8,))
    assert (first.workshop.failed, fresh_boxes(first.ship, first.workshop, "ecm")) == ({"ecm": 1}, 0)
    second = mend(table, Job(track="ecm", again=True), faces=(8,), workshop=first.workshop)
    assert (second.workshop.failed, second.workshop.yard) == ({"ecm": 0}, {"ecm": 1})
    with pytest.raises(ValueError, match="failed once"):
        mend(table, Job(track="ecm", again=True), faces=(1,), workshop=second.workshop)
    with pytest.raises(ValueError, match="No box of ecm"):
        mend(table, Job(track="ecm"), faces=(1,), workshop=second.workshop)


@pytest.mark.rule("sits/C6.16.retry")
def test_a_second_try_that_succeeds_mends_the_box():
    table = damaged({"ecm": 1})
    turn = mend(table, Job(track="ecm", again=True), faces=(5,), workshop=Workshop(failed={"ecm": 1}))
    assert (turn.ship.marked["ecm"], turn.workshop.failed) == (0, {"ecm": 0})


@pytest.mark.rule("sits/C6.13")
def test_the_sheet_names_the_turn_in_which_a_jury_rig_fails():
    table = damaged({"ecm": 2})
    assert line(table, "ecm").fails == ()
    turn = table.state.turn
    table.give(repair("ecm"), 1)
    assert line(table, "ecm").fails == (turn + 10,)
