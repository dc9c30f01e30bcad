"""Star Control over the referee: a table without a screen, its calculators and its questions."""

from __future__ import annotations

import pytest

from tests.helpers.referee import Desk


@pytest.fixture
def desk():
    found = Desk()
    found.good("new", game="star-control", scenario="fleet-action", seed=1)
    return found


def given(kind: str, player: str = "Hierarchy", **fields):
    return {"kind": f"star-control.{kind}", "player": player, **fields}


def test_a_battle_is_begun_over_the_wire(desk):
    assert desk.good("do", command=given("proceed"))["table"]["phase"] == "battle"
    told = desk.good("do", command=given("attack", fleet="HF1", target="AF1"))
    assert told["done"]
    view = desk.good("view", seat="Alliance")["view"]
    assert [m["id"] for m in view["maps"]] == ["galaxy", "battle"]
    legal = desk.good("legal", seat="Hierarchy")["offers"]
    assert {offer["kind"] for offer in legal if offer["legal"]} == {"star-control.deploy"}


def test_a_refused_order_names_the_rule(desk):
    told = desk.ask("do", command=given("attack", fleet="HF1", target="AF1"))
    assert told["done"] is False
    assert told["violations"][0]["rule"] == "star-control/TURN.phases"


def test_questions_are_asked_by_kind(desk):
    asked = desk.good("ask", seat="Hierarchy", question={"kind": "ask_reach", "piece": "HF1"})
    assert "2,0" in str(asked)


@pytest.mark.parametrize(
    ("name", "arguments", "value"),
    [
        ("hit-chance", {"attacker": "SP", "target": "CH"}, {"chance_to_hit": "0.700", "hits_on": "1-7"}),
        ("income", {"starbases": 1, "mines": 2, "colonies": 1}, {"income": 6}),
        ("fleet-moves", {"ships": ["SP", "IL"]}, {"hexes": 2}),
        ("siege", {"ships": ["UQ", "SP"], "rolls": [7, 9]}, {"destroyed": False}),
        ("research", {"side": "Alliance", "d10": [9, 3], "d6": 4}, {"race": "Mmrnmhm", "stat": "speed"}),
        ("teleport", {"column": 8, "row": 9, "evade": 4, "direction": 1, "distance": 4}, {"to": [8, 5]}),
    ],
)
def test_calculators_answer_over_the_wire(desk, name, arguments, value):
    found = desk.calc(name, **arguments)
    assert {key: found[key] for key in value} == value


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("hit-chance", {"attacker": "UQ", "target": "SH", "attacks": 1_000_000}, "0 to 99, not 1000000"),
        ("hit-chance", {"attacker": "UQ", "target": "SH", "attacks": -1}, "0 to 99, not -1"),
        ("fleet-moves", {"ships": []}, "1 to 7 ships, not 0"),
        ("siege", {"ships": ["UQ"] * 8}, "1 to 7 ships, not 8"),
    ],
)
def test_a_calculator_refuses_numbers_that_no_table_has_at_once(desk, name, arguments, words):
    told = desk.ask("calc", name=name, arguments=arguments)
    assert (told["ok"], "fault" in told) == (False, False)
    assert words in told["error"]


def test_a_game_is_saved_and_loaded(desk, tmp_path):
    desk.good("do", command=given("proceed"))
    path = str(tmp_path / "war.hexsave")
    before = desk.good("view", seat="Hierarchy")["view"]
    desk.good("save", path=path)
    again = Desk()
    again.good("load", path=path)
    assert again.good("view", seat="Hierarchy")["view"] == before
