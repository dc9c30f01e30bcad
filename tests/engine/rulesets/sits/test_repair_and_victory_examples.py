"""Worked examples of C6, D1 and D2, as data."""

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.dice import RecordingDice, scripted
from engine.core.ids import PieceId
from engine.rulesets.sits.c6_damage_control import RIG_TURNS, parties, repair_sheet, repairable
from engine.rulesets.sits.c6_permanent import Job, Workshop, permanent_repairs
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_commands import Repair
from engine.rulesets.sits.combat_events import RepairTried
from engine.rulesets.sits.d1_grades import adjusted_cost, after_a_year, random_grades
from engine.rulesets.sits.d1_officers import POSTS
from engine.rulesets.sits.d2_points import damage_points, margin_of, points_for, victory_point_ratio
from engine.rulesets.sits.phases import REPAIRS
from engine.rulesets.sits.readiness import ecm
from tests.helpers.sits import GREEN, Table, a_ship, dice

DATA = Path(__file__).parents[3] / "data" / "sits"
SHIP = PieceId("ship")


def example(name: str) -> dict[str, Any]:
    chapter = name.split(".")[1]
    found = json.loads((DATA / f"combat_{chapter}_examples.json").read_text(encoding="utf-8"))
    return next(each for each in found if each["id"] == name)


def in_repairs(ship_class: str, marked: dict[str, int]) -> Table:
    table = Table(a_ship("Ship", ship_class=ship_class, hex="0,33", marked=marked))
    table.state = replace(table.state, phase=REPAIRS, active=(GREEN,))
    return table


@pytest.mark.rule("sits/C6.121")
@pytest.mark.rule("sits/C6.122")
@pytest.mark.rule("sits/C6.13")
def test_seven_parties_mend_what_the_book_says():
    case = example("E.c6.combat")
    given, expect = case["given"], case["expect"]
    table = in_repairs("sultan-bc", {"fwd_impeller": 1, "ecm": 1, "port.cm": 3, "hull": 10})
    assert parties(table.ship()) == given["parties"]
    assert repair_sheet(table.state, GREEN, SHIP).number == expect["number"]
    successes = []
    for track, faces in given["attempts"]:
        order = Repair(player=GREEN, ship=SHIP, track=track, parties=len(faces))
        event = table.give(order, *faces)[0]
        assert isinstance(event, RepairTried)
        successes.append(event.success)
    ship = table.ship()
    assert successes == expect["success"]
    left = expect["repairable_after"]
    assert {track: repairable(ship, track) for track in left} == left
    assert {track: ship.marked[track] for track in expect["marked_after"]} == expect["marked_after"]
    assert {rig.until for rig in ship.rigged} == {table.state.turn + expect["lasts_turns"]}
    assert expect["lasts_turns"] == RIG_TURNS


@pytest.mark.rule("sits/C6.16.time")
@pytest.mark.rule("sits/C6.16.hull")
@pytest.mark.rule("sits/C6.16.retry")
def test_four_parties_mend_for_good_what_the_book_says():
    case = example("E.c6.permanent")
    ship = in_repairs("sultan-bc", {"fwd_impeller": 1, "hull": 20}).ship()
    assert parties(ship) == 4
    before, workshop = ship.marked["hull"], Workshop()
    successes = []
    for turn in case["given"]["turns"]:
        jobs = [Job(track=track, parties=len(faces), again=again) for track, faces, again in turn]
        faces = [face for _track, thrown, _again in turn for face in thrown]
        done = permanent_repairs(ship, workshop, jobs, dice(faces))
        ship, workshop = done.ship, done.workshop
        successes.append([job.success for job in done.jobs])
    assert successes == case["expect"]["success"]
    assert before - ship.marked["hull"] == case["expect"]["hull_mended"]


@pytest.mark.rule("sits/D1.12")
@pytest.mark.rule("sits/D1.112")
@pytest.mark.rule("sits/D1.142")
def test_the_star_knights_officers_are_drawn_as_in_the_book():
    case = example("E.d1.rolls")
    given, expect = case["given"], case["expect"]
    thrown = RecordingDice(scripted(*(given["faces"][post] for post in POSTS)))
    grades = random_grades(thrown, "Knight")
    assert grades == expect["grades"]
    assert adjusted_cost(given["ship_class"], grades) == expect["cost"]
    ship = Table(a_ship("Ship", ship_class=given["ship_class"], officers=grades)).ship()
    assert ecm(ship) == expect["ecm"]
    assert ecm(replace(ship, marked={"ecm": 3})) is None


@pytest.mark.rule("sits/D1.131")
def test_the_star_knights_year_is_the_books():
    case = example("E.d1.year")
    before = {**dict.fromkeys(POSTS, "average"), **case["given"]["officers"]}
    thrown = RecordingDice(scripted(*(case["given"]["faces"][post] for post in POSTS)))
    assert after_a_year(before, thrown, "Knight") == {**before, **case["expect"]["changed"]}


@pytest.mark.rule("sits/D2.223")
@pytest.mark.parametrize("name", ["E.d2.damage", "E.d2.destroyed"])
def test_the_falcon_scores_what_the_corrected_book_says(name: str):
    case = example(name)
    given = case["given"]
    destroyed = given.get("destroyed", False)
    points = damage_points(given["cost"], given["lost"], given["boxes"], destroyed=destroyed)
    assert points == case["expect"]["points"]


@pytest.mark.rule("sits/D2.231")
@pytest.mark.rule("sits/D2.232")
@pytest.mark.rule("sits/D2.232.table")
def test_the_two_ratios_make_a_minor_victory():
    case = example("E.d2.vpr")
    ratios = {side: victory_point_ratio(of["earned"], of["cost"]) for side, of in case["given"].items()}
    assert {side: math.floor(ratio * 1000) / 1000 for side, ratio in ratios.items()} == case["expect"]["vpr"]
    assert margin_of(*ratios.values()) == case["expect"]["margin"]
    assert max(ratios, key=lambda side: ratios[side]) == case["expect"]["winner"]


@pytest.mark.rule("sits/D2.224")
def test_the_samples_surrender_saves_its_crews_worth():
    case = example("E.d2.surrender")
    ship = Table(a_ship("Ship", ship_class=case["given"]["ship_class"])).ship()
    assert points_for(replace(ship, fate=Fate.SURRENDERED)) == case["expect"]["points"]
