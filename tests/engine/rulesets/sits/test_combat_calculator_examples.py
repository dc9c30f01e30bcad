"""The catalogue's worked examples of combat, repairs and victory, asked of the referee by its calculators."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from tests.helpers.referee import Desk

DATA = Path(__file__).parents[3] / "data/sits"
CHAPTERS = ("c2", "c3", "c4", "c5", "c6", "d1", "d2")
CASES = [
    case
    for chapter in CHAPTERS
    for case in json.loads((DATA / f"combat_{chapter}_examples.json").read_text("utf-8"))
]
NOT_ASKED = {"E.number-words": "how the book writes a number of hits is no figure to work out"}
CHECKS = {}
DESK = Desk()
calc = DESK.calc


def example(*ids):
    def register(function):
        for each in ids:
            CHECKS[each] = function
        return function

    return register


def faces(result):
    """Two dice whose difference is that."""
    return [result + 1, 1]


# C2: which salvoes there are, and their figures


def bands(case):
    given = case["given"]
    away = calc("range_angle", h=given["h"], v=given["v"])["range"]
    return {"salvoes": calc("range_bands", ship_class=case["class"], range=away)["salvoes"]}


def column(case):
    given = case["given"]
    away = calc("range_angle", h=given["h"], v=given["v"])["range"]
    found = calc("missile_salvo", ship_class=case["class"], mount="starboard", range=away)
    return {key: ({**found, "range": away})[key] for key in case["expect"]}


for _case in (case for case in CASES if case["rule"].startswith(("sits/C2", "sits/A2.66", "sits/A3.132"))):
    CHECKS[_case["id"]] = bands if "salvoes" in _case["expect"] else column


# Beams of the cards (C3)


@example("E.c3.profile.10/7/5L", "sample laser", "sample energy torpedo", "grav lance")
def profile(case):
    found = calc("beam_profile", ship_class=case["class"], weapon=case["weapon"])
    assert found["label"] == case["label"]
    return {range_: found["damage"].get(range_, 0) for range_ in case["damage"]}


# C4: missile defence


@example("E.c4.ecm")
def ecm(case):
    given = case["given"]
    salvo = {key: given[key] for key in ("missiles", "mql", "ecm", "wedge")} | {"faces": faces(given["roll"])}
    before, after = calc("ecm_layer", **salvo), calc("ecm_layer", **salvo, decoy=given["decoy_shift"])
    kills = {f"kills_{row['row']}": row["kills"] for row in after["rows"]}
    return {
        "column_before_decoy": before["column"],
        "column": after["column"],
        **kills,
        "kills": after["kills"],
        "left": after["left"],
    }


@example("E.c4.split")
def split(case):
    given = case["given"]
    found = calc("ecm_layer", missiles=given["missiles"], mql=given["column"], ecm=None)
    rows = [row["row"] for row in found["rows"]]
    return {"rows": rows, "kills": found["kills"], "left": found["left"]}


@example("E.c4.cm", "E.c4.pd")
def active(case):
    given = case["given"]
    found = calc(
        "active_defense",
        layer="CM" if case["id"] == "E.c4.cm" else "PD",
        missiles=given["missiles"],
        mql=given["mql"],
        probable_kills=str(given["probable_kills"]),
        faces=faces(given["roll"]),
    )
    return {key: found[key] for key in case["expect"]}


def friends_at(range_, impact):
    """What friends at every place of that range lend, by the window in which the target sees them."""
    found = {}
    for q in range(-range_, range_ + 1):
        for r in range(-range_, range_ + 1):
            for level in range(-range_, range_ + 1):
                told = calc("lending", target="0,0@0", friend=f"{q},{r}@{level}", impact=impact)
                if told["range"] == range_:
                    for window in told["seen_in"]:
                        found.setdefault(window, set()).add(tuple(told["lends"]))
    return found


@example("E.c4.lend2")
def lend_at_two(case):
    found = friends_at(2, case["given"]["impact_window"])
    lending = [window for window, layers in found.items() if layers == {("CM",)}]
    assert all(layers in ({("CM",)}, {()}) for layers in found.values())
    order = case["expect"]["friend_may_be_seen_in"]
    assert set(lending) == set(order)
    return {"friend_may_be_seen_in": order, "lends": ["CM"]}


@example("E.c4.lend1")
def lend_at_one(case):
    (layers,) = set.union(*friends_at(1, case["given"]["impact_window"]).values())
    return {"bearing": "any", "lends": list(layers)}


@example("E.c4.canister")
def canister(case):
    return {"canisters": [calc("canister", damage=size)["each"] for size in case["given"]["missiles"]]}


# Where and how deep they strike (C5)


@example("E.c5.middle", "E.c5.late", "E.c5.graser.1.zero")
def penetration(case):
    given, expect = case["given"], case["expect"]
    marked = {f"sidewalls.{given['edge']}": given["walls_lost"]} if given["edge"] == "port" else {}
    found = calc(
        "penetration",
        target={"ship_class": given["class"], "marked": marked},
        edge=given["edge"],
        damage=given["damage"],
        rolls=given["rolls"],
        weapon="graser" if "graser" in case["id"] else "laser head",
    )
    wall = found.get("zero_costs", "").startswith("sidewalls.")
    told = {key: found[key] for key in ("modifier", "depths", "deflected")}
    told |= {"walls": found["zeros"] if wall else 0}
    return told | ({"si": found["zeros"]} if "si" in expect else {})


@example("E.c5.middle.loc", "E.c5.late.loc", "E.c5.late.loc19", "E.c5.graser.1", "E.c5.graser.2")
def walk(case):
    given, expect = case["given"], case["expect"]
    hit = {key: given[key] for key in ("edge", "location", "depth", "weapon")} | {
        "ship_class": given["class"]
    }
    asked, rest = [], {rule: iter(values) for rule, values in given["rolls"].items()}
    while True:
        told = DESK.ask(
            "calc", name="hit_walk", arguments={**hit, "ship_class": given["class"], "dice": asked}
        )
        if told["ok"]:
            break
        rule = told["error"].partition("The next throw is ")[2].partition(" ")[0]
        asked.append(faces(next(rest[rule])))
    found = told["value"]
    struck = {
        line: [s["code"] for s in found["steps"] if s["outcome"] == "hit" and s["line"] == int(line)]
        for line in expect["lines"]
    }
    result = {"lines": struck, "lost": found["lost"]}
    for outcome in ("stopped", "left"):
        ended = {str(s["line"]): s["depth_left"] for s in found["steps"] if s["outcome"] == outcome}
        assert ended == expect.get(outcome, {})
        result |= {outcome: ended} if outcome in expect else {}
    return result


@example("E.c5.graser.mod")
def graser(case):
    given = case["given"]
    target = {"ship_class": given["class"]}
    track = next(
        track
        for track in (f"port.weapons.{n}" for n in range(1, 5))
        if calc("beam_profile", ship_class=given["class"], weapon=track)["label"] == given["weapon"]
    )
    astern = {"ship_class": given["class"], "weapon": track, "target": target, "axis": "D y"}
    shot = calc("beam_damage", **astern, range=given["range"])
    deep = calc("penetration", target=target, edge=given["edge"], damage=shot["damage"], weapon="graser")
    return {
        "adjusted_range": shot["effective_range"],
        "damage": shot["damage"],
        "modifier": deep["modifier"],
    }


@example("E.c5.span")
def span(case):
    given = case["given"]
    found = calc(
        "hit_location",
        ship_class=given["class"],
        edge=given["edge"],
        roll=given["location"],
        weapon="laser head" if given["span"] == 1 else "graser",
    )
    names = sorted(int(line["name"].removeprefix("column ")) for line in found["lines"])
    assert len(names) == given["span"]
    return {"columns": names}


@example("E.c5.cascade")
def cascade(case):
    given = case["given"]
    found = calc("core_cascade", ship_class=given["class"])["columns"]
    return {"codes": [cell["code"] for column in given["columns"] for cell in found[str(column)]]}


# What parties mend (C6)


@example("E.c6.combat")
def repairs(case):
    given, expect = case["given"], case["expect"]
    ship = {"ship_class": "sultan-bc"}
    marked = {"fwd_impeller": 1, "ecm": 1, "port.cm": 3, "hull": 10}
    beyond, success, turns, left = {}, [], set(), {}
    assert calc("repairs", **ship, marked=marked)["parties"] == given["parties"]
    for track, rolled in given["attempts"]:
        found = calc("repair_attempt", **ship, marked=marked, beyond=beyond, track=track, faces=rolled)
        success.append(found["success"])
        marked[track], left[track] = found["marked"], found["repairable"]
        beyond[track] = found["marked"] - found["repairable"]
        turns |= {found["turns"]} if found["success"] else set()
    (lasts,) = turns
    return {
        "number": found["number"],
        "success": success,
        "repairable_after": {track: left[track] for track in expect["repairable_after"]},
        "marked_after": {track: marked[track] for track in expect["marked_after"]},
        "lasts_turns": lasts,
    }


@example("E.c6.permanent")
def permanent(case):
    marked, failed, yard, success = {"fwd_impeller": 1, "hull": 20}, {}, {}, []
    for turn in case["given"]["turns"]:
        jobs = [{"track": track, "faces": rolled, "again": again} for track, rolled, again in turn]
        found = calc(
            "permanent_repair", ship_class="sultan-bc", marked=marked, failed=failed, yard=yard, jobs=jobs
        )
        marked, failed, yard = found["marked"], found["failed"], found["yard"]
        success.append(found["success"])
    return {"success": success, "hull_mended": 20 - marked["hull"]}


# D1, D2: grades and points


@example("E.d1.rolls")
def grades(case):
    given = case["given"]
    found = calc("grades", faces=given["faces"], ship_class=given["ship_class"])
    ship = calc("ship_defenses", ship_class=given["ship_class"], officers=found["grades"], mount="port")
    return {"grades": found["grades"], "cost": found["cost"], "ecm": ship["ecm"]}


@example("E.d1.year")
def year(case):
    given = case["given"]
    before = dict.fromkeys(given["faces"], "average") | given["officers"]
    after = calc("grades", faces=given["faces"], before=before)["grades"]
    return {"changed": {post: grade for post, grade in after.items() if grade != before[post]}}


@example("E.d2.damage", "E.d2.destroyed")
def points(case):
    return {"points": calc("damage_points", **case["given"])["points"]}


@example("E.d2.vpr")
def ratio(case):
    one, other = case["given"]
    figures = {
        f"{colour}_{word}": case["given"][side][key]
        for colour, side in (("green", one), ("red", other))
        for word, key in (("points", "earned"), ("cost", "cost"))
    }
    found = calc("victory_margin", **figures)
    sides = {"Green": one, "Red": other}
    cut = {sides[side]: math.floor(found[side.lower()] * 1000) / 1000 for side in sides}
    return {"vpr": cut, "margin": found["margin"], "winner": sides[found["winner"]]}


@example("E.d2.surrender")
def surrender(case):
    ship = case["given"]["ship_class"]
    return {"points": calc("victory_points", ship_class=ship, fate="surrendered")["points"]}


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case["id"], marks=pytest.mark.rule(case["rule"]))
        for case in CASES
        if case["id"] not in NOT_ASKED
    ],
)
def test_the_calculators_give_what_the_catalogues_example_says(case):
    expected = case["expect"] if "expect" in case else case["damage"]
    assert CHECKS[case["id"]](case) == expected


def test_every_example_of_combat_is_asked_of_the_calculators():
    assert set(CHECKS) | set(NOT_ASKED) == {case["id"] for case in CASES}
