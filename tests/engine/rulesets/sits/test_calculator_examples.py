"""The catalogue's worked examples, asked of the referee by its calculators."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.helpers.referee import Desk

EXAMPLES = json.loads((Path(__file__).parents[3] / "data/sits/examples.json").read_text())
CHECKS = {}
DESK = Desk()
calc = DESK.calc


def example(*ids):
    def register(function):
        for each in ids:
            CHECKS[each] = function
        return function

    return register


def part(value, expect):
    """What an example names of an answer; of the circled markers those that it names at all."""
    found = {key: value[key] for key in expect if key != "circled"}
    if "circled" in expect:
        found["circled"] = [name for name in value["circled"] if name in found]
    return found


def unordered(options):
    return sorted(sorted(option.items()) for option in options)


def window_of(nose):
    """The window for the catalogue's words: "A up 30", "C/D level", "A down 30"."""
    direction, *pitch = nose.split()
    degrees = 0 if pitch == ["level"] else int(pitch[1]) * (1 if pitch[0] == "up" else -1)
    return calc("window", direction=direction, elevation=degrees)["window"]


@example("E.dice.2d10minus")
def _(given, _expect):
    return {"result": calc("dice", roll="2d10-", faces=given["dice"])["result"]}


@example("E.dice.dist")
def _(given, _expect):
    found = calc("dice", roll=given["roll"])
    return {"percent": [found["odds"][str(n)] for n in range(10)]}


@example("E.tiles.18")
def _(given, _expect):
    found = calc("tiles", level=given["altitude"])
    return {"dark blue": found["dark_blue"], "white": found["white"]}


@example("E.tiles.marker-down", "E.tiles.marker-up")
def _(given, _expect):
    eot = calc("course", place=f"0,0@{given['altitude']}", vectors=given["vectors"])["eot"]
    found = calc("tiles", level=given["altitude"], marker=int(eot.partition("@")[2]))
    return {"white": found["white"], "inverted": found["inverted"]}


@example("E.rings")
def _(given, _expect):
    return {"rings": [calc("ring", elevation=degrees)["ring"] for degrees in given["elevations"]]}


@example("E.b2.132.blue", "E.b2.132.corner", "E.z1.level-A", "E.z1.up30")
def _(given, expect):
    return part(calc("markers", forward=window_of(given["nose"]), roll=given["roll"]), expect)


@example("E.z1.down30-roll30")
def _(given, expect):
    roll = given["roll_to_starboard"] // 30
    return part(calc("markers", forward=window_of(given["nose"]), roll=roll), expect)


@example("E.b2.14.starboard60")
def _(given, expect):
    return part(calc("markers", forward=given["forward"], roll=given["roll_to_starboard"] // 30), expect)


@example("E.z1.vertical")
def _(given, expect):
    straight_up = calc("window", elevation=90)["window"]
    return part(calc("attitude", forward=straight_up, top=given["top"]), expect)


@example("E.mid.1")
def _(given, _expect):
    return {"windows_at_midpoint": calc("half", windows=given["pivot_windows"])["rule"]}


@example("E.b2.24.uturn")
def _(given, expect):
    found = calc("pivot_path", start=given["forward"], end=given["pivot_to"])
    drawn = calc("pivot_path", start=given["forward"], route=["D bu", expect["uturn"], given["pivot_to"]])
    assert drawn["route"] in found["other_routes"]
    assert drawn["legal"]
    (turn,) = drawn["through_equator"]
    middle = drawn["midpoint"]
    return {
        "windows": found["windows"],
        "uturn": turn,
        "by_ruling": {"windows_at_midpoint": middle["rule"]["windows"]},
        "illustrated": {
            "windows_at_midpoint": middle["illustrated"]["windows"],
            "forward": middle["illustrated"]["forward"],
        },
    }


@example("E.b2.26")
def _(given, _expect):
    found = calc("finishing_order", pivot=given["pivot_windows"], roll=given["roll_windows"])
    return {"finishes_first": found["first"]}


@example("E.vec.persist")
def _(given, _expect):
    found = calc("course", vectors=given["vectors"], turns=given["turns"])
    moved = [turn["hexes"] for turn in found["turns"]]
    return {"moved_A_per_turn": moved, "total": sum(moved), "to_stop": found["to_stop"]}


@example("E.vec.mid")
def _(given, _expect):
    found = calc("course", vectors=given["vectors"])
    return {"EoT": found["eot_vectors"], "midpoint": found["midpoint_vectors"]}


@example("E.vec.FA")
def _(given, _expect):
    # A course has no field for the facing: the drift does not ask for it.
    calc("markers", forward=given["facing"], roll=given["roll"])
    found = calc("course", vectors=given["vectors"])
    assert found["eot"] == "4,-7@1"
    return {"EoT": found["eot_vectors"], "drift_independent_of_facing": True}


@example("E.grid.v4blue")
def _(given, expect):
    choices = calc("thrust_choices", window=given["forward"], thrust=given["thrust"])["choices"]
    (choice,) = (c for c in choices if {"h": c["h"], "v": c["v"]} == expect["allowed_includes"])
    return {
        "allowed_includes": {"h": choice["h"], "v": choice["v"]},
        "changes_if_chosen": choice["changes"],
    }


@example("E.valiant.plot")
def _(given, expect):
    choices = calc("thrust_choices", window=given["forward"], thrust=given["thrust"])["choices"]
    (choice,) = (c for c in choices if {"h": c["h"], "v": c["v"]} == expect["allowed_includes"])
    return {"allowed_includes": {"h": choice["h"], "v": choice["v"]}, "changes": choice["changes"]}


@example("E.grid.purple4")
def _(given, expect):
    choices = calc("thrust_choices", window=given["forward"], thrust=given["thrust"])["choices"]
    chosen = [c for c in choices if {"h": c["h"], "v": c["v"]} == expect["allowed_includes"]]
    return {
        "allowed_includes": {key: chosen[0][key] for key in ("h", "v")},
        "offset_directions": sorted(slot for c in chosen for slot in c["changes"] if slot != "+"),
    }


@example("E.grid.edge4", "E.grid.edge3", "E.grid.corner4")
def _(given, expect):
    choices = calc("horizontal_grid", window=f"{given['direction']} y", amount=given["n"])["choices"]
    assert unordered(choices) == unordered(expect["options"])
    ends = {"leftmost": choices[0], "rightmost": choices[-1]}
    return {"options": expect["options"]} | {key: ends[key] for key in ends if key in expect}


@example("E.vec.add")
def _(given, _expect):
    return {"vectors": calc("consolidation", vectors=given["vectors"], changes=given["changes"])["sum"]}


@example("E.vec.consolidate")
def _(given, _expect):
    found = calc("consolidation", vectors=given["vectors"])
    return {"after_180": found["after_180"], "final": found["final"]}


@example("E.pc.start")
def _(given, _expect):
    course = calc("course", vectors=given["vectors"])
    markers = calc("markers", forward=given["forward"], roll=given["roll_to_starboard"] // 30)
    return {"top": markers["top"], "EoT": course["eot_vectors"], "midpoint": course["midpoint_vectors"]}


@example("E.pc.pivot")
def _(given, _expect):
    found = calc("pivot_path", start=given["forward"], end=given["pivot_to"], roll=2)
    return {"windows": found["windows"], "midpoint": found["midpoint"]["rule"]["forward"]}


@example("E.pc.roll")
def _(given, _expect):
    start, steps = given["roll_start"], given["roll_change"]
    first, second, last = given["top_path"]
    before = calc("roll_path", forward="B y", roll=start, steps=steps)
    middle = calc("roll_path", forward=given["forward_at_midpoint"], roll=start, steps=steps)
    end = calc("roll_path", forward="C y", roll=start, steps=steps)
    assert before["path"][0] == first
    assert second in middle["path"]
    assert end["end"]["top"] == last
    result = {"windows": middle["windows"]}
    for key, name in (("by_ruling", "rule"), ("illustrated", "illustrated")):
        there = middle["midpoint"][name]
        result[key] = {"windows_at_midpoint": there["windows"], "top": there["top"]}
    return result


@example("E.valiant.disp")
def _(given, _expect):
    found = calc(
        "displacement",
        changes=given["changes"],
        pivoted=given["pivoted"],
        engineer=given["engineer"].lower(),
        halves=given["halves_before"],
    )
    return {"EoT_shift": found["shift"], "halves_after": found["halves_after"]}


@example("E.valiant.end")
def _(given, _expect):
    found = calc("consolidation", vectors=given["vectors"], changes=given["changes"])
    # The half hex noted this turn was noted by the displacement; consolidating leaves it alone.
    halves = calc("displacement", changes=given["changes"])["halves_after"]
    assert halves == given["halves_before"]
    return {"vectors": found["final"], "halves_after": halves}


@example("E.dul.pivot")
def _(given, expect):
    found = calc("pivot_path", start=given["forward"], route=[expect["midpoint"], given["pivot_to"]])
    assert found["legal"]
    middle = found["midpoint"]["rule"]["forward"]
    return {
        "windows": found["windows"],
        "midpoint": middle,
        "diagonals": found["diagonals"],
        "thrust_direction": middle,
    }


@example("E.dul.thrust")
def _(given, _expect):
    choices = calc("thrust_choices", window=given["direction"], thrust=given["thrust"])["choices"]
    (choice,) = (c for c in choices if {"h": c["h"], "v": c["v"]} == given["chosen"])
    shift = calc("displacement", changes=choice["changes"], pivoted=given["pivoted"])["shift"]
    return {"changes": choice["changes"], "EoT_shift": shift}


@example("E.c1.bearing")
def _(given, _expect):
    levels = given["altitude"]["target"] - given["altitude"]["own"]
    found = calc("bearing", offset=given["offset"], levels=levels)
    return {
        "horizontal_range": found["h"],
        "altitude_difference": found["v"],
        "direction": found["direction"],
        "through": found["through"],
    }


@example("E.c1.ralt")
def _(given, _expect):
    found = calc("range_angle", h=given["h"], v=given["v"])
    return {"range": found["range"], "ring": found["colour"]}


@example("E.c1.window")
def _(given, _expect):
    found = calc(
        "bearing", offset={"B": 4, "C": 3}, levels=given["v"] if given["target_above"] else -given["v"]
    )
    assert (found["h"], found["direction"]) == (given["h"], given["direction"])
    (window,) = found["windows"]
    return {"window": window, "circled": found["below"]}


@example("E.c1.recip.flat")
def _(given, _expect):
    return {"target_sees": calc("reciprocal", window=given["seen_through"])["window"]}


@example("E.c1.arc")
def _(given, _expect):
    attitude = calc("attitude", forward=given["forward"], top=given["top"])
    assert attitude["starboard"] == given["starboard"]
    found = calc("ship_window", forward=given["forward"], roll=attitude["roll"], bearing=given["bearing"])
    (marker,), (window,) = found["nearest"], found["windows"]
    return {
        "rows_from_top": found["rows"],
        "nearest_marker": marker.capitalize(),
        "windows_from_marker": found["windows_from_marker"],
        "toward": found["toward"].capitalize(),
        "ship_axis_window": window,
    }


@example("E.c2.windows")
def _(given, _expect):
    back = {
        ship: re.sub(" y$", "", calc("reciprocal", window=f"{name} y")["window"])
        for ship, name in given["bearing"].items()
    }
    return {"impact_window": {"on Boskone": back["Dauntless"], "on Dauntless": back["Boskone"]}}


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"], marks=pytest.mark.rule(case["rule"])) for case in EXAMPLES]
)
def test_the_referees_calculators_give_what_the_catalogues_example_says(case):
    assert CHECKS[case["id"]](case["given"], case["expect"]) == case["expect"]


def test_every_example_of_these_chapters_is_asked_of_the_calculators():
    assert set(CHECKS) == {case["id"] for case in EXAMPLES}
