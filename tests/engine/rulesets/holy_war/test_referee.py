"""Holy War over the referee: all worked examples by its look-ups, questions, orders, suggestions, saves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.rulesets.holy_war.calculators import calculators
from tests.helpers.referee import Desk

DATA = Path(__file__).parents[3] / "data" / "holy-war"
EXAMPLES = json.loads((DATA / "calculators.json").read_text("utf-8"))
THREE_TO_ONE = {"side": "Sunthrowers", "own": ["SC"] * 3, "enemy": ["SG"]}
"""An even match: the StarGuard's numbers were fitted to it, by a hundred thousand thrown combats."""


@pytest.fixture(scope="module")
def books():
    """A referee that has nothing to do but look up."""
    desk = Desk()
    desk.good("new", game="holy-war", scenario="the-war", seed=1)
    return desk


@pytest.fixture
def desk():
    found = Desk()
    found.good("new", game="holy-war", scenario="the-war", options={"first_choice": "Sunthrowers"}, seed=1)
    return found


def given(kind: str, player: str = "Sunthrowers", **fields):
    return {"kind": f"holy-war.{kind}", "player": player, **fields}


@pytest.mark.parametrize(
    "example",
    [pytest.param(e, id=f"{e['id']}-{n}", marks=pytest.mark.rule(e["rule"])) for n, e in enumerate(EXAMPLES)],
)
def test_the_example_of_the_catalogue_comes_out_by_the_look_up(books, example):
    value = books.calc(example["name"], **example["arguments"])
    assert {name: value[name] for name in example["expect"]} == example["expect"]


def test_every_example_of_the_catalogue_is_there():
    engine = [
        json.loads((DATA / f"{name}.json").read_text("utf-8")) for name in ("movement-and-turn", "combat")
    ]
    played = sorted({example["id"] for examples in engine for example in examples})
    assert len(played) == 36
    assert sorted({example["id"] for example in EXAMPLES}) == played


@pytest.mark.parametrize(
    ("name", "arguments", "value"),
    [
        ("way", {"start": "Talmaf", "goal": "C01/4"}, {"distance": 3, "dispersing_faces": 2, "route": None}),
        ("way", {"start": "Talmaf", "goal": "Kankir"}, {"route": ["C10/6"], "dispersal_roll": False}),
        ("way", {"start": "C01/1", "goal": "C01/3", "held": ["C01/2"]}, {"distance": 2}),
        ("dispersal", {"distance": 6, "units": 2}, {"chance": "0.833", "all_arrive": "0.028"}),
        ("star", {"pressorships": 0}, {"may_move": False, "goals": []}),
        ("star", {"moved": True}, {"may_move": False}),
        ("star", {"others": True}, {"may_move": False}),
        ("star", {}, {"may_move": True}),
        ("cost", {"side": "Holy Band", "units": ["SC"] * 4}, {"cost": 40, "too_many": ["SC"]}),
        ("alliance", {"standing": 5}, {"attempts": 2, "passes_neutrals": True, "one_at_least": "0.750"}),
        ("alliance", {"standing": 0, "die": 2}, {"attempts": 0, "alliance": False}),
        ("seam", {}, {"victory": True}),
        ("seam", {"pressorships": 2, "lost": 1}, {"victory": True}),
        ("seam", {"star": False}, {"victory": False}),
        ("amtik", {"rolls": [6], "emissary": True, "jammed": True}, {"over": False, "next_repeats": "0.167"}),
        ("starbuster", {"star": "in a seam"}, {"destroyed": False, "units_left": 4}),
        ("starbuster", {"star": "in its system"}, {"destroyed": False}),
        ("starbuster", {"emissary": False}, {"destroyed": False}),
        ("starbuster", {"jammed": True}, {"destroyed": False}),
        ("starbuster", {"survived": False}, {"destroyed": False, "units_left": 3}),
        ("fight", THREE_TO_ONE, {"win": "0.458", "lose": "0.420", "both_lost": "0.122"}),
        (
            "boarding",
            {"side": "Holy Band", "boarder": "R", "target": "FGS"},
            {"legal": False, "chance": "0.000"},
        ),
        ("boarding-odds", {"strength": 1, "target": 2, "luck": True}, {"faces": [6]}),
    ],
)
def test_look_ups_answer_over_the_wire(books, name, arguments, value):
    found = books.calc(name, **arguments)
    assert {key: found[key] for key in value} == value


def test_both_rolls_of_a_round_are_told(books):
    found = books.calc("round", side="Sunthrowers", own=["SC"], enemy=["R"], weapon="LW")
    assert found["LW"]["own"] == {
        "total": 9,
        "column": "4 to 6",
        "faces": ["NE", "DISP", "EW", "LW/PW", "DE", "DE"],
        "destroyed": "0.333",
        "dispersed": "0.167",
    }


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("neighbours", {"level": "Sol"}, "no level 'Sol'"),
        ("neighbours", {"level": "Talmaf", "layout": "round"}, "is no layout"),
        ("dispersal", {"distance": 0}, "1 to 119, not 0"),
        ("dispersal", {"distance": 2, "dice": [7]}, "1 to 6, not 7"),
        ("dispersal", {"distance": 2, "units": 10**9}, "1 to 29"),
        ("income", {"starguards": 11}, "0 to 10, not 11"),
        ("cost", {"side": "Amtik", "units": []}, "is no side"),
        ("cost", {"side": "Holy Band", "units": ["PS"]}, "have no 'PS'"),
        ("cost", {"side": "Holy Band", "units": ["R"] * 41}, "0 to 40, not 41"),
        ("alliance", {"standing": 6}, "-2 to 5, not 6"),
        ("seam", {"seam": "Talmaf"}, "is no seam"),
        ("star", {"system": "Dar Re"}, "has no star"),
        ("differential", {"side": "Holy Band", "own": [], "enemy": [], "weapon": "XW"}, "no weapon system"),
        ("damage", {"result": "ZAP"}, "is no result"),
        ("damage", {"result": "DE", "damage": [[], []]}, "more lists of damage"),
        ("fight", {"side": "Holy Band", "own": ["R"] * 9, "enemy": ["R"]}, "1 to 8, not 9"),
        (
            "boardings",
            {"side": "Holy Band", "boarder": "R", "targets": ["R"], "strengths": [1, 2]},
            "one strength",
        ),
    ],
)
def test_a_look_up_refuses_what_no_table_has_at_once(books, name, arguments, words):
    told = books.ask("calc", name=name, arguments=arguments)
    assert (told["ok"], "fault" in told) == (False, False)
    assert words in told["error"]


def test_every_look_up_is_described(books):
    listed = books.good("calculators", game="holy-war")["calculators"]
    assert [tool["name"] for tool in listed] == list(calculators())
    assert all(tool["summary"] and tool["arguments"] for tool in listed)


def test_systems_are_chosen_over_the_wire(desk):
    told = desk.good("do", command=given("choose_system", level="C01/1"))
    assert told["done"]
    assert told["table"]["active"] == ["Holy Band"]
    assert desk.good("view", seat="Holy Band")["view"]["phase"] == "systems"
    legal = desk.good("legal", seat="Holy Band")["offers"]
    assert "holy-war.choose_system" in {offer["kind"] for offer in legal if offer["legal"]}


def test_a_refused_order_names_the_rule_and_what_is_near(desk):
    desk.good("do", command=given("choose_system", level="C01/1"))
    told = desk.ask("do", command=given("choose_system", "Holy Band", level="C01/1"))
    assert told["done"] is False
    assert told["violations"][0]["rule"] == "holy-war/III.alternate-choice"
    assert told["suggestions"][0]["command"]["level"] == "C06/1"


def test_questions_are_answered_to_the_seat_that_asks(desk):
    asked = desk.good("ask", seat="Sunthrowers", question={"kind": "ask_income"})
    assert asked["answer"]["saved"] == 100
    survey = desk.good("ask", seat="Holy Band", question={"kind": "survey"})["answer"]
    assert list(survey["crew"]) == ["Holy Band"]


def test_purchases_stay_sealed_on_the_wire(desk):
    for side, level in zip(["Sunthrowers", "Holy Band"] * 5, _systems(desk), strict=False):
        desk.good("do", command=given("choose_system", side, level=level))
    own = next(iter(_systems(desk)))
    told = desk.good("do", command=given("activate", code="SC", level=own))
    assert told["done"]
    log = desk.good("log", seat="Holy Band")["entries"]
    assert all("Starcruiser" not in str(entry) for entry in log)


def _systems(desk):
    layout = desk.good("scenarios", game="holy-war", scenario="the-war")["scenario"]["options"]["layout"]
    from engine.rulesets.holy_war.board import board

    return board(layout).systems


def test_a_game_is_saved_and_loaded(desk, tmp_path):
    desk.good("do", command=given("choose_system", level="C01/1"))
    path = str(tmp_path / "war.hexsave")
    before = desk.good("view", seat="Holy Band")["view"]
    desk.good("save", path=path)
    again = Desk()
    again.good("load", path=path)
    assert again.good("view", seat="Holy Band")["view"] == before
