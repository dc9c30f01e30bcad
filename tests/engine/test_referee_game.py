"""A whole game of two turns over the protocol, played by both seats, each blind to the other's secrets."""

from __future__ import annotations

import json

import pytest

from tests.helpers.referee import Desk

SEATS = ("Green", "Red")
PLOTS = {
    1: {
        "Green": {"ship": "osprey", "thrust": 2, "square": [2, 0], "spread": {"A": 2}, "roll": 1},
        "Red": {
            "ship": "kestrel",
            "route": ["D/E y", "E y"],
            "thrust": 1,
            "square": [1, 0],
            "spread": {"D": 1},
        },
    },
    2: {
        "Green": {"ship": "osprey", "route": ["A/B y"], "thrust": 3, "square": [3, 0], "spread": {"A": 3}},
        "Red": {"ship": "kestrel", "roll": -2},
    },
}


def views(desk):
    """What each seat and a spectator can learn at all: view, log and what every piece shows."""
    found = {}
    for seat in (*SEATS, None):
        pieces = [counter["id"] for counter in desk.good("view", seat=seat)["view"]["counters"]]
        found[seat] = json.dumps(
            [
                desk.good("view", seat=seat)["view"],
                desk.good("log", seat=seat),
                [desk.good("inspect", seat=seat, piece=piece) for piece in pieces],
            ],
            sort_keys=True,
        )
    return found


def fly_turn(desk, turn):
    for seat in SEATS:
        desk.done("plot", seat, **PLOTS[turn][seat])
    for seat in SEATS:
        desk.done("commit", seat)
    while desk.good("phases")["turn"] == turn and not desk.good("hello")["table"]["outcome"]:
        desk.done("proceed", desk.good("hello")["table"]["active"][0])


@pytest.fixture
def desk():
    desk = Desk(open_=True)
    desk.good("new", scenario="first-flight", seed=11, undo="standard")
    return desk


@pytest.mark.rule("sits/A3.0", "sits/A3.12", "sits/A3.22", "sits/A3.24", "sits/A3.31")
def test_two_turns_are_played_from_setup_to_the_third_plotting_step(desk):
    for turn in PLOTS:
        fly_turn(desk, turn)
    table = desk.good("hello")["table"]
    assert (table["turn"], table["phase"]) == (3, "2 plotting")
    view = desk.good("view", seat="Green")["view"]
    counters = {counter["id"]: counter for counter in view["counters"]}
    cards = {card["piece"]: card for card in view["attitudes"]}
    # Osprey: 2A and 2A of thrust in turn 1 (displaced by 1), then 4A and 3A of thrust on a pivot.
    assert counters["osprey"]["cell"] == "6,16"
    assert cards["osprey"]["forward"] == "A/B y"
    assert {slot["slot"]: slot["value"] for slot in cards["osprey"]["slots"] if slot["value"]} == {"A": 7}
    assert cards["kestrel"]["forward"] == "E y"


@pytest.mark.rule("sits/A3.12")
def test_a_plot_is_seen_by_nobody_but_its_own_side_until_it_is_flown(desk):
    before = views(desk)
    desk.done("plot", "Green", **PLOTS[1]["Green"])
    after = views(desk)
    assert after["Red"] == before["Red"]
    assert after[None] == before[None]
    assert after["Green"] != before["Green"]
    assert "thrust 2" in after["Green"]


@pytest.mark.rule("sits/A3.12")
def test_what_is_plotted_in_secret_makes_no_difference_to_the_other_side(desk):
    other = Desk()
    other.good("new", scenario="first-flight", seed=11, undo="standard")
    desk.done("plot", "Green", **PLOTS[1]["Green"])
    other.done("plot", "Green", ship="osprey", roll=-3)
    for each in (desk, other):
        each.done("commit", "Green")
    assert views(desk)["Red"] == views(other)["Red"]
    assert views(desk)[None] == views(other)[None]
    for asked in (
        {"do": "legal", "seat": "Red"},
        {"do": "undo", "seat": "Red"},
        {"do": "redo", "seat": "Red"},
    ):
        assert desk.ask(**asked) == other.ask(**asked)


def test_questions_do_not_read_the_other_sides_orders(desk):
    question = {"kind": "coast_ahead", "ship": "kestrel", "target": "osprey", "turns": 5}
    shot = {"kind": "shoot", "ship": "kestrel", "target": "osprey", "to_point": "eot"}
    before = [desk.good("ask", seat="Red", question=each) for each in (question, shot)]
    desk.done("plot", "Green", **PLOTS[1]["Green"])
    assert [desk.good("ask", seat="Red", question=each) for each in (question, shot)] == before


def test_a_seat_cannot_plot_for_the_other_side(desk):
    command = {"kind": "sits.plot", "player": "Red", **PLOTS[1]["Green"]}
    found = desk.good("do", command=command)
    assert (found["done"], found["violations"][0]["rule"]) == (False, "sits/A3.12")


def test_undo_goes_back_to_the_reveal_and_no_further(desk):
    for seat in SEATS:
        desk.done("plot", seat, **PLOTS[1][seat])
    desk.done("commit", "Green")
    sealed = desk.good("state")["hash"]
    assert desk.good("undo", seat="Green")["done"] is True
    assert desk.good("redo", seat="Red")["done"] is False
    assert desk.good("redo", seat="Green")["done"] is True
    assert desk.good("state")["hash"] == sealed
    desk.done("commit", "Red")
    assert desk.good("undo", seat="Red")["barrier"] == "reveal"


def test_a_game_saved_in_its_middle_goes_on_elsewhere_to_the_same_end(desk, tmp_path):
    fly_turn(desk, 1)
    desk.done("plot", "Green", **PLOTS[2]["Green"])
    desk.good("save", path=str(tmp_path / "middle.hexsave"))
    other = Desk(open_=True)
    other.good("load", path=str(tmp_path / "middle.hexsave"))
    assert other.good("state") == desk.good("state")
    assert views(other) == views(desk)
    for each in (desk, other):
        fly_turn(each, 2)
    assert other.good("state") == desk.good("state")


def test_everything_undone_and_done_again_is_the_same_game(desk):
    desk.good("new", scenario="first-flight", seed=11, undo="open", replace=True)
    start = desk.good("state")["hash"]
    for turn in PLOTS:
        fly_turn(desk, turn)
    end = desk.good("state")["hash"]
    while any(desk.good("undo", seat=seat)["done"] for seat in ("Red", "Green")):
        pass
    assert desk.good("state")["hash"] == start
    while any(desk.good("redo", seat=seat)["done"] for seat in ("Red", "Green")):
        pass
    assert desk.good("state")["hash"] == end


def test_a_game_is_set_up_over_the_protocol_too(desk):
    desk.good("new", scenario="simple-setup-duel", seed=2, replace=True)
    offers = desk.good("legal", seat="Green")["offers"]
    cell = next(offer for offer in offers if offer["kind"] == "sits.deploy")["cells"][0]
    desk.done("deploy", "Green", ship="intrepid", cell=cell, level=0, forward="B y", vectors={"B": 3})
    refused = desk.good(
        "do", command={"kind": "sits.deploy", "player": "Red", "ship": "saladin", "cell": cell}
    )
    assert "sits/D2.12" in {violation["rule"] for violation in refused["violations"]}
    offers = desk.good("legal", seat="Red")["offers"]
    cell = next(offer for offer in offers if offer["kind"] == "sits.deploy")["cells"][0]
    desk.done("deploy", "Red", ship="saladin", cell=cell, level=12, forward="E y")
    for seat in SEATS:
        desk.done("ready", seat)
    assert desk.good("phases")["phase"] == "2 plotting"
