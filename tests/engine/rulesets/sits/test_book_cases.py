"""Cases made up from the rulebook's text and played over the referee's protocol, as a stranger would."""

from __future__ import annotations

from itertools import product
from math import isqrt
from typing import Any

import pytest

from engine.mechanics.avid import label
from tests.helpers.referee import Desk
from tests.helpers.sits import a_scenario, a_ship

KNIGHT = "star-knight-ca"
"""Pivot and roll boxes 5 4 3 2; thrust boxes 3 3 3, six of 2 and three circles of 1; Crew Quality 2 5 7 9."""
BATTLECRUISER = "reliant-bc"
"""Pivot boxes 4 3 3 2 1, roll boxes 5 4 3 2 1."""
WAYS = {"A": (0, -1, 0), "B": (1, -1, 0), "C": (1, 0, 0), "D": (0, 1, 0), "E": (-1, 1, 0), "F": (-1, 0, 0)}
WAYS |= {"+": (0, 0, 1), "-": (0, 0, -1)}
START = (10, 10, 0)
AROUND = ("A/B y", "B y", "B/C y", "C y", "C/D y", "D y")
"""Clockwise from A, level."""


def rule(number: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"sits/{number}")


def sailing(*, level: int = 0, number: str = "", **ship: Any) -> Desk:
    """Green's Ship at hex 10,10, to be plotted for the first time; Red only watches."""
    return playing(a_ship(**{"ship_class": KNIGHT, "hex": "10,10", "level": level, **ship}))


def playing(*ships: dict[str, Any], seed: int = 1, **options: Any) -> Desk:
    desk = Desk(open_=True)
    desk.good("new", scenario=a_scenario(*ships, **options), game="sits", seed=seed, undo="standard")
    return desk


def plot(desk: Desk, ship: str = "ship", player: str = "Green", **order: Any) -> dict[str, Any]:
    command = {"kind": "sits.plot", "player": player, "ship": ship, **order}
    return desk.good("do", command=command)


def forbidden(answer: dict[str, Any]) -> set[str]:
    """The numbers of the rules that forbid it."""
    return {v["rule"].partition("/")[2] for v in answer.get("violations", ()) if v["severity"] == "illegal"}


def seal(desk: Desk) -> list[dict[str, Any]]:
    """Both sides commit; what happened then."""
    desk.done("commit", "Green")
    return desk.done("commit", "Red")["events"]


def go_on(desk: Desk, steps: int = 1) -> None:
    """Everybody who could still do something goes on from a step."""
    for _ in range(steps):
        before = state = desk.good("state")["state"]
        while state["phase"] == before["phase"] and state["active"] and state["outcome"] is None:
            desk.done("proceed", state["active"][0])
            state = desk.good("state")["state"]


def ship(desk: Desk, name: str = "ship") -> dict[str, Any]:
    return desk.good("state")["state"]["ships"][name]


def at(desk: Desk, where: str, name: str = "ship") -> tuple[int, int, int]:
    found = ship(desk, name)[where]
    return found["hex"]["q"], found["hex"]["r"], found["level"]


def lies(desk: Desk) -> tuple[str, int]:
    attitude = ship(desk)["attitude"]
    return attitude["forward"], attitude["roll"]


def velocity(desk: Desk) -> dict[str, int]:
    found = ship(desk)["vectors"]
    named = {"up": "+", "down": "-"}
    return {named.get(slot, slot.upper()): n for slot, n in found.items() if n}


def moved(start: tuple[int, int, int], amounts: dict[str, int]) -> tuple[int, int, int]:
    q, r, level = (
        here + sum(WAYS[slot][axis] * n for slot, n in amounts.items()) for axis, here in enumerate(start)
    )
    return q, r, level


# the worked turns, from setup to the vectors of the next turn


@pytest.mark.parametrize(
    ("placed", "order", "marks", "middle", "end", "after", "halves"),
    [
        pytest.param(
            {"forward": "B y", "roll": 2, "vectors": {"B": 7, "+": 2}},
            {"route": ["B/C y", "C y"], "roll": -3},
            ({"B": 4, "+": 1}, {"B": 7, "+": 2}),
            ("B/C y", 1),
            ("C y", 11),
            {"B": 7, "+": 2},
            [],
            id="princess-carol",
            marks=[rule("B4.111"), rule("B4.112"), rule("B4.12.split"), rule("B3.13")],
        ),
        pytest.param(
            {"forward": "C bu", "vectors": {"C": 4, "D": 2}},
            {"thrust": 3, "square": [3, 2], "spread": {"C": 3}},
            ({"C": 2, "D": 1}, {"C": 5, "D": 2, "+": 1}),
            ("C bu", 0),
            ("C bu", 0),
            {"C": 7, "D": 2, "+": 2},
            ["C"],
            id="valiant",
            marks=[rule("B4.22"), rule("B4.25"), rule("B3.27"), rule("A3.31")],
        ),
        pytest.param(
            {"forward": "B/C y", "vectors": {"E": 1, "F": 2, "+": 1}},
            {"route": ["B bu", "A/B bu"], "thrust": 3, "square": [3, 2], "spread": {"B": 3}},
            ({"E": 1, "F": 1, "+": 1}, {"E": 1, "F": 2, "+": 1}),
            ("B bu", 0),
            ("A/B bu", 0),
            {"A": 2, "+": 3},
            [],
            id="dulcinea",
            marks=[rule("B4.353"), rule("B2.241"), rule("A3.32")],
        ),
    ],
)
def test_a_worked_turn_goes_from_setup_to_the_next_velocity_as_printed(
    placed, order, marks, middle, end, after, halves
):
    desk = Desk(open_=True)
    scenario = a_scenario(a_ship(ship_class=KNIGHT, hex=None))
    desk.good("new", game="sits", scenario={**scenario, "deploy": {"radius": 99, "max_speed": 9}})
    desk.done("deploy", "Green", ship="ship", cell="10,10", level=0, **placed)
    desk.done("ready", "Green")
    assert plot(desk, **order)["done"]
    seal(desk)
    assert (at(desk, "midpoint"), at(desk, "eot")) == (moved(START, marks[0]), moved(START, marks[1]))
    go_on(desk)
    assert (at(desk, "place"), lies(desk)) == (moved(START, marks[0]), middle)
    go_on(desk)
    assert (at(desk, "place"), lies(desk)) == (moved(START, marks[1]), end)
    go_on(desk)
    assert (velocity(desk), ship(desk)["halves"]) == (after, halves)


# what may be plotted


def helm(grade: str, *, last_box: bool = False) -> dict[str, Any]:
    boxes = {"pivot": 4, "roll": 4} if last_box else {}
    return {"ship_class": BATTLECRUISER, "officers": {"HELM": grade}, "marked": boxes}


@pytest.mark.parametrize(
    ("grade", "last_box", "bonus", "pivot", "roll"),
    [
        pytest.param("poor", False, None, 3, 4, marks=rule("B2.231")),
        pytest.param("poor", True, None, 1, 1, marks=rule("D1.144")),
        pytest.param("average", False, None, 4, 5, marks=rule("B2.22")),
        pytest.param("average", True, None, 1, 1, marks=rule("B2.22")),
        pytest.param("veteran", False, None, 4, 6, marks=rule("B2.232")),
        pytest.param("veteran", True, None, 1, 2, marks=rule("B2.232")),
        pytest.param("elite", False, "pivot", 5, 5, marks=rule("B2.233")),
        pytest.param("elite", False, "roll", 4, 6, marks=rule("B2.233")),
        pytest.param("elite", False, None, 4, 5, marks=rule("B2.233")),
        pytest.param("elite", True, "roll", 1, 2, marks=rule("B2.233")),
    ],
)
def test_a_helm_officers_limits_hold_to_the_window(grade, last_box, bonus, pivot, roll):
    desk = sailing(**helm(grade, last_box=last_box))
    given = {"helm_bonus": bonus} if bonus else {}
    for side in (1, -1):
        assert plot(desk, route=AROUND[:pivot], roll=side * roll, **given)["done"]
        assert forbidden(plot(desk, roll=side * (roll + 1), **given)) == {"B2.22"}
    assert forbidden(plot(desk, route=AROUND[: pivot + 1], **given)) == {"B2.22"}


@rule("B2.24")
@rule("B2.242")
@pytest.mark.parametrize(
    ("route", "legal"),
    [
        (["A/B bu", "A/B y", "A/B bl"], True),
        (["A/B bu", "A/B y", "B bl"], False),  # a second diagonal
        (["A bu", "A/B y", "A y"], False),  # back where it began
        (["A bu", "A/B bu", "A bu"], False),  # a window twice
        (["A bu", "A bl"], False),  # no way past the equator
        (["A bu", "A gu", "+ p", "D gu", "C gu"], True),  # over the pole and on
        (["A bu", "A/B bu", "B gu"], True),  # a corner of blue borders two green windows
        (["A bu", "B gu"], False),  # an edge of blue borders one
        (["A bu", "A gu", "+ p", "D bu"], False),  # the pole borders green only
        (["A bl", "F/A bl", "F/A y", "F/A bu", "A bu"], True),  # a detour pays its own length
    ],
)
def test_a_route_is_unbroken_with_one_corner_and_no_window_twice(route, legal):
    answer = plot(sailing(), route=route)
    assert (answer["done"], forbidden(answer)) == ((True, set()) if legal else (False, {"B2.24"}))


@pytest.mark.parametrize(
    ("forward", "thrust", "square", "spread", "broken"),
    [
        pytest.param("A y", 4, (4, 1), {"A": 3, "F": 1}, "", marks=rule("B3.242"), id="split-square"),
        pytest.param("A y", 4, (4, -1), {"A": 4}, "", marks=rule("B3.242"), id="level-nose-dives"),
        pytest.param("A bu", 4, (4, 1), {"A": 4}, "", marks=rule("B3.242"), id="split-square-from-blue"),
        pytest.param("A bu", 4, (4, 0), {"A": 4}, "B3.241", marks=rule("B3.241"), id="yellow-from-blue"),
        pytest.param("A bl", 3, (3, 2), {"A": 3}, "B3.241", marks=rule("B3.241"), id="climb-nose-down"),
        pytest.param("A gu", 1, (1, 1), {"A": 1}, "", marks=rule("B3.242"), id="green-1"),
        pytest.param("A gu", 1, (0, 1), {}, "B3.241", marks=rule("B3.241"), id="green-1-straight-up"),
        pytest.param("A gu", 2, (2, 2), {"A": 1, "F": 1}, "", marks=rule("A2.232"), id="green-hex"),
        pytest.param("A gu", 3, (2, 3), {"B": 2}, "B3.2541", marks=rule("B3.2541"), id="green-off-grid"),
        pytest.param("A bu", 2, (2, 1), {"A": 1, "B": 1}, "A2.232", marks=rule("A2.232"), id="green-in-blue"),
        pytest.param("+ p", 4, (1, 4), {"E": 1}, "", marks=rule("B3.251.purple"), id="pole-aside"),
        pytest.param("- p", 4, (0, -4), {}, "", marks=rule("B3.251.purple"), id="pole-straight-down"),
        pytest.param("+ p", 3, (1, 3), {"E": 1}, "B3.241", marks=rule("B3.251.purple"), id="pole-too-weak"),
        pytest.param("A/B y", 1, (1, 0), {"A": 1}, "", marks=rule("B3.255"), id="corner-1-left"),
        pytest.param("A/B y", 1, (1, 0), {"B": 1}, "", marks=rule("B3.255"), id="corner-1-right"),
        pytest.param("A/B y", 2, (2, 0), {"A": 2}, "B3.255", marks=rule("B3.255"), id="corner-2-one-sided"),
        pytest.param("B/C y", 4, (4, 0), {"B": 1, "C": 3}, "", marks=rule("B3.255"), id="corner-4-right"),
        pytest.param("A y", 3, (3, 0), {"A": 2, "B": 1}, "A2.232", marks=rule("A2.232"), id="edge-3-green"),
        pytest.param("A y", 4, (4, 0), {"A": 2, "B": 2}, "A2.232", marks=rule("A2.232"), id="edge-4-green"),
        pytest.param(
            "A y", 4, (4, 0), {"A": 2, "B": 1, "F": 1}, "B3.254", marks=rule("B3.254"), id="two-sided"
        ),
        pytest.param("A y", 3, (3, 0), {"D": 3}, "B3.254", marks=rule("B3.251"), id="astern"),
        pytest.param("A y", 5, (5, 0), {"A": 5}, "B3.221", marks=rule("B3.221"), id="elite-red-lines"),
    ],
)
def test_the_plotting_grids_give_this_and_refuse_that(forward, thrust, square, spread, broken):
    desk = sailing(forward=forward, officers={"ENG": "elite"})
    answer = plot(desk, thrust=thrust, square=square, spread=spread)
    assert forbidden(answer) == ({broken} if broken else set())


@rule("B3.21")
@rule("B2.241")
def test_a_one_window_pivot_thrusts_along_the_old_facing_only():
    desk = sailing()
    assert plot(desk, route=["A/B y"], thrust=1, square=[1, 0], spread={"A": 1})["done"]
    assert not plot(desk, route=["A/B y"], thrust=1, square=[1, 0], spread={"B": 1})["done"]


@pytest.mark.parametrize(
    ("crew", "si", "marked", "thrust", "number"),
    [
        pytest.param("average", 0, {}, 3, None, marks=rule("B3.22")),
        pytest.param("average", 0, {}, 4, 5, marks=rule("B3.231")),
        pytest.param("poor", 3, {}, 4, -1, marks=rule("B3.23")),
        pytest.param("elite", 4, {}, 4, 5, marks=rule("B3.23")),
        pytest.param("veteran", 1, {"thrust": 9}, 1, 6, marks=rule("B3.233")),
        pytest.param("average", 0, {"thrust": 8}, 1, None, marks=rule("B3.233")),
        pytest.param("average", 2, {"aft_impeller": "all"}, 1, 3, marks=rule("B3.232")),
        pytest.param("average", 0, {"aft_impeller": "all but one"}, 1, None, marks=rule("B3.232")),
        pytest.param("average", 0, {"thrust": 9, "fwd_impeller": "all"}, 0, None, marks=rule("B3.232")),
    ],
)
def test_a_compensator_check_is_rolled_when_the_book_says_so_and_against_its_number(
    crew, si, marked, thrust, number
):
    counts = {"all": ring_size(), "all but one": ring_size() - 1}
    boxes = {track: counts.get(count, count) for track, count in marked.items()}
    desk = sailing(officers={"CREW": crew}, marked={"si": si, **boxes})
    if thrust:
        assert plot(desk, thrust=thrust, square=[thrust, 0], spread={"A": thrust})["done"]
    checks = [event for event in seal(desk) if event["kind"] == "sits.compensator"]
    assert [check["number"] for check in checks] == ([] if number is None else [number])
    for check in checks:
        assert check["safe"] == (check["face"] <= number)
        assert ship(desk)["marked"].get("si", 0) == si + (not check["safe"])
    assert at(desk, "eot") == moved(START, {"A": thrust // 2})


def ring_size() -> int:
    """How many boxes each of the cruiser's two impeller tracks has."""
    tracks = {t["id"]: t for t in sailing().good("inspect", piece="ship")["inspection"]["tracks"]}
    (size,) = {len(tracks[name]["boxes"]) for name in ("fwd_impeller", "aft_impeller")}
    return size


# half hexes over several turns: thrust A, and what the EoT marker gains by it

COAST: dict[str, Any] = {}
SWING = {"route": ["A/B y"], "thrust": 1, "square": [1, 0], "spread": {"A": 1}}
BACK = {"route": ["A y"], "thrust": 0}
ROLL = {"roll": 2}


def push(n: int, side: int = 0, *, keep: str = "") -> dict[str, Any]:
    spread = {"A": n - side, "B": side} if side else {"A": n}
    kept = {"keep_halves": list(keep)} if keep else {}
    return {"thrust": n, "square": [n, 0], "spread": spread, **kept}


@pytest.mark.parametrize(
    ("engineer", "turns"),
    [
        pytest.param(
            "average",
            [(push(1), {}, "A"), (push(1), {"A": 1}, ""), (push(3), {"A": 1}, "A"), (push(2), {"A": 1}, "A")],
            marks=rule("B3.271"),
            id="a-half-waits-for-its-other-half-over-an-even-turn",
        ),
        pytest.param(
            "average",
            [(push(3), {"A": 1}, "A"), (COAST, {}, ""), (push(3), {"A": 1}, "A"), (ROLL, {}, "")],
            marks=rule("B3.271"),
            id="coasting-and-rolling-lose-it",
        ),
        pytest.param(
            "average",
            [(push(1), {}, "A"), (SWING, {}, ""), (BACK, {}, ""), (push(1), {}, "A")],
            marks=rule("B3.27"),
            id="a-pivot-displaces-nothing-and-loses-it",
        ),
        pytest.param(
            "average",
            [(push(4, 1), {"A": 1}, "AB"), (push(3), {"A": 2}, ""), (push(4, 1), {"A": 1}, "AB")],
            marks=rule("B3.271"),
            id="each-direction-for-itself",
        ),
        pytest.param(
            "poor",
            [(push(1), {}, ""), (push(1), {}, ""), (push(3), {"A": 1}, ""), (push(2), {"A": 1}, "")],
            marks=rule("B3.272.poor"),
            id="poor-loses-all",
        ),
        pytest.param(
            "veteran",
            [
                (push(1), {"A": 1}, ""),
                (push(1, keep="A"), {}, "A"),
                (push(1), {"A": 1}, ""),
                (push(3), {"A": 2}, ""),
            ],
            marks=rule("B3.272.veteran"),
            id="veteran-rounds-up-or-keeps",
        ),
        pytest.param(
            "elite",
            [
                (push(4, 1, keep="B"), {"A": 2}, "B"),
                (push(4, 1, keep="A"), {"A": 1, "B": 1}, "A"),
                (COAST, {}, ""),
            ],
            marks=rule("D1.145"),
            id="elite-keeps-one-of-two",
        ),
    ],
)
def test_half_hexes_over_several_turns(engineer, turns):
    desk = sailing(officers={"ENG": engineer, "CREW": "elite"}, vectors={"D": 2})
    for order, shift, left in turns:
        drift = moved(at(desk, "place"), velocity(desk))
        midpoint = at(desk, "midpoint")
        assert plot(desk, **order)["done"]
        seal(desk)
        assert (at(desk, "eot"), at(desk, "midpoint")) == (moved(drift, shift), midpoint)
        go_on(desk, 3)
        assert "".join(ship(desk)["halves"]) == left


# flying


@rule("B2.242")
@rule("A3.22")
@rule("A3.24")
@pytest.mark.parametrize(
    ("rounding", "middle"), [("rule", ("D bu", 10)), ("illustrated", ("D/E y", 9))], ids=["text", "drawing"]
)
def test_a_three_window_dive_and_a_five_window_roll_meet_at_their_own_midpoints(rounding, middle):
    desk = playing(a_ship(ship_class=KNIGHT, hex="10,10", forward="C/D bu"), midpoint=rounding)
    assert plot(desk, route=["D bu", "D/E y", "D/E bl"], roll=-5)["done"]
    seal(desk)
    assert lies(desk) == ("C/D bu", 0)
    go_on(desk)
    assert lies(desk) == middle
    go_on(desk)
    assert lies(desk) == ("D/E bl", 7)


@rule("B2.25")
@rule("B2.211")
@pytest.mark.parametrize(
    ("pole", "over", "turned"),
    [("+ p", "E", 6), ("+ p", "D", 4), ("+ p", "A", -2), ("- p", "E", 6), ("- p", "D", -4), ("- p", "A", 2)],
)
def test_a_pole_rolls_the_ship_by_two_windows_for_each_hexside_and_her_own_roll_comes_on_top(
    pole, over, turned
):
    blue, green = ("bu", "gu") if pole == "+ p" else ("bl", "gl")
    desk = sailing(forward=f"B {blue}", roll=1)
    assert plot(desk, route=[f"B {green}", pole, f"{over} {green}", f"{over} {blue}"], roll=3)["done"]
    seal(desk)
    go_on(desk)
    assert lies(desk)[0] == pole
    go_on(desk)
    assert lies(desk) == (f"{over} {blue}", (1 + 3 + turned) % 12)


@rule("A3.121")
@pytest.mark.parametrize("route", [[], ["A/B y"], ["A/B y", "B y"], ["A bu", "A gu", "+ p", "D gu", "D bu"]])
@pytest.mark.parametrize("roll", [-5, -3, 2, 4])
def test_the_order_names_the_top_that_the_ship_has_at_its_midpoint(route, roll):
    desk = sailing(forward="A y", roll=1)
    (event,) = plot(desk, route=route, roll=roll)["events"]
    seal(desk)
    go_on(desk)
    forward, turned = lies(desk)
    top = desk.calc("markers", forward=forward, roll=turned)["top"]
    assert f"midpoint with Top in {label(top)};" in event["text"]


@rule("A3.123")
def test_the_inspector_and_the_map_show_ones_own_eot_marker_in_the_same_place():
    desk = sailing()
    plot(desk, **push(2))
    rows = dict(desk.good("inspect", piece="ship", seat="Green")["inspection"]["rows"])
    (marker,) = (c for c in desk.good("view", seat="Green")["view"]["counters"] if c["id"] == "ship.eot")
    assert (marker["cell"], rows["EoT marker"]) == ("10,9", "11/15, at the ship's altitude")
    hidden = dict(desk.good("inspect", piece="ship", seat="Red")["inspection"]["rows"])
    assert hidden["EoT marker"] == "11/16, at the ship's altitude"


@rule("A2.13")
@rule("B1.143")
@pytest.mark.parametrize(
    ("level", "shown"),
    [
        (-3, "-3 (3 white, 1 black)"),
        (-21, "-21 (1 dark blue, 1 light blue, 1 white, 1 black)"),
        (0, "0 (no tile)"),
    ],
)
def test_a_black_tile_lies_on_an_altitude_below_the_map_and_inverted_ones_under_a_sinking_marker(
    level, shown
):
    desk = sailing(level=level, vectors={"-": 4})
    rows = dict(desk.good("inspect", piece="ship", seat="Green")["inspection"]["rows"])
    assert rows["Altitude"] == shown
    assert rows["EoT marker"].endswith("4 down (1 light blue, inverted)")
    told = desk.good("calc", name="tiles", arguments={"level": level})["steps"]
    assert "inverted" not in " ".join(told)


@pytest.mark.parametrize(
    "order",
    [
        {"helm_bonus": "roll"},
        {"thrust": -1},
        {"square": [3, 0]},
        {"keep_halves": ["A"]},
        {"route": ["A/B y", "A y"]},
        {"route": ["A/B gu"]},
        {"spread": {"A": -1}, "keep_halves": ["A"], "thrust": 1},
    ],
    ids=str,
)
def test_what_is_left_out_of_a_refused_order_is_said_in_words(order):
    answer = plot(sailing(), **order)
    assert not answer["done"]
    assert answer["suggestions"]
    for suggestion in answer["suggestions"]:
        assert len(suggestion["text"].split()) > 1
        assert "0 windows" not in suggestion["text"]


# secrets: whatever a side may ask tells two games apart only by what lies open in them


def red_knows(desk: Desk) -> list[Any]:
    """All that Red can find out about Green's ship."""
    questions = [
        {"kind": "shoot", "ship": own, "target": other, "from_point": a, "to_point": b}
        for own, other in (("ship", "foe"), ("foe", "ship"))
        for a, b in product(("now", "midpoint", "eot"), repeat=2)
    ]
    questions.append({"kind": "coast_ahead", "ship": "ship", "target": "foe"})
    questions.append({"kind": "plan_plot", "draft": {"player": "Red", "ship": "foe"}, "target": "ship"})
    orders = [{"kind": kind, "player": "Red"} for kind in ("sits.commit", "sits.proceed", "sits.reopen")]
    return [
        *(desk.ask(what, seat=seat) for what in ("view", "log") for seat in ("Red", None)),
        *(desk.ask("inspect", piece=piece, seat="Red") for piece in ("ship", "ship.midpoint", "ship.eot")),
        desk.ask("legal", seat="Red"),
        *(desk.ask("ask", seat="Red", question=question) for question in questions),
        *(desk.ask(what, command=order) for what in ("peek", "suggest") for order in orders),
    ]


STEPS = ("plotted", "committed", "launch", "midpoint", "end")


def after(order: dict[str, Any], step: str) -> list[Any]:
    desk = playing(
        a_ship(ship_class=KNIGHT, hex="8,15", forward="A bu", vectors={"A": 2}),
        a_ship("Foe", side="Red", ship_class=KNIGHT, hex="10,8", level=2, forward="D y", vectors={"D": 1}),
    )
    assert plot(desk, **order)["done"]
    done = STEPS.index(step)
    if done > 0:
        desk.done("commit", "Green")
    if done > 1:
        desk.done("commit", "Red")
    go_on(desk, max(0, done - 2))
    return red_knows(desk)


def climb(n: int, **more: Any) -> dict[str, Any]:
    return {"thrust": n, "square": [n, 1], "spread": {"A": n}, **more}


@rule("A3.12")
@pytest.mark.parametrize("mine", ["pivot", "roll", "thrust", "red-line"])
@pytest.mark.parametrize("step", ["plotted", "committed"])
def test_before_all_have_committed_an_order_looks_like_any_other(mine, step):
    orders = {
        "pivot": {"route": ["A/B bu", "B bu", "B y"]},
        "roll": {"roll": -4},
        "thrust": climb(3),
        "red-line": climb(4),
    }
    assert after(orders[mine], step) == after({}, step)


@rule("A3.12")
@pytest.mark.parametrize(
    ("one", "other", "until"),
    [
        ({"route": ["A/B bu", "B bu"], "roll": 3}, {"route": ["F/A bu"], "roll": -5}, "launch"),
        ({"route": ["A/B bu", "B bu"]}, {"route": ["A/B bu", "B bu", "B/C bu"]}, "midpoint"),
        ({"roll": 2}, {"roll": 3}, "midpoint"),
        (climb(2), climb(3), "end"),
        (climb(2, route=["A/B bu"]), climb(3, route=["A/B bu"]), "end"),
        (climb(3), climb(3, roll=5), "launch"),
    ],
    ids=["turns", "pivot-ends", "roll-ends", "same-displacement", "behind-a-pivot", "roll-with-thrust"],
)
def test_what_has_not_shown_on_the_map_yet_stays_secret(one, other, until):
    for step in STEPS[: STEPS.index(until) + 1]:
        assert after(one, step) == after(other, step), step


# bearings between two ships of a game, seen from both


@rule("C1.12")
@rule("C1.16")
@rule("C1.151")
@rule("C1.152")
@rule("C1.153")
@pytest.mark.parametrize("first", "ABCDEF")
@pytest.mark.parametrize(
    ("a", "b", "level", "windows"),
    [
        (3, 1, 0, "{0} y"),  # exactly three to one
        (5, 2, 0, "{0}/{1} y"),
        (1, 3, 1, "{1} y"),  # exactly four to one
        (1, 3, 2, "{1} bu"),
        (4, 3, 2, "{0}/{1} bu"),
        (2, 2, -4, "{0}/{1} bl"),  # as high as far
        (2, 1, 4, "{0} gu"),  # the larger share in green
        (2, 2, 5, "{0} gu|{1} gu"),  # a tie in green
        (1, 0, 4, "+ p"),
        (0, 2, -8, "- p"),
        (1, 0, 3, "{0} gu"),
        (0, 0, -1, "- p"),
    ],
)
def test_two_ships_see_each_other_through_opposite_windows(first, a, b, level, windows):
    second = "ABCDEF"["ABCDEF".index(first) - 5]
    there = moved(START, {first: a, second: b, "+": level})
    desk = playing(
        a_ship(ship_class=KNIGHT, hex="10,10", forward="B bl", roll=5),
        a_ship(
            "Foe", side="Red", ship_class=KNIGHT, hex=f"{there[0]},{there[1]}", level=level, forward="E gu"
        ),
    )
    asked = {"kind": "shoot", "ship": "ship", "target": "foe"}
    shot = desk.good("ask", seat="Green", question=asked)["answer"]
    back = desk.good("ask", seat="Red", question={**asked, "ship": "foe", "target": "ship"})["answer"]
    assert set(shot["windows"]) == set(windows.format(first, second).split("|"))
    assert (shot["range"], shot["below"]) == (isqrt((a + b) ** 2 + level**2), level < 0)
    assert (set(shot["impact"]), set(shot["windows"])) == (set(back["windows"]), set(back["impact"]))
    assert back["below"] == (level > 0)
