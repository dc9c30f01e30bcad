"""A fight over the protocol: launch, defence, beams and repairs of both seats, by JSON alone."""

from __future__ import annotations

import pytest

from tests.engine.test_referee_game import views
from tests.helpers.referee import Desk

SEATS = ("Green", "Red")
SHIPS = {"Green": "broad", "Red": "stern"}
TURNS = 2
LAUNCH, BEAMS, REPAIRS = "3 missile launch", ("6 middle", "8 late"), "9 damage control"
ANSWERS = ("sits.choose_side", "sits.fire_canister", "sits.spend_decoy", "sits.choose_kills")


@pytest.fixture
def desk():
    return opened()


def opened():
    """A table at which both have sealed their plots: the stern of one before the other's broadside."""
    desk = Desk(open_=True)
    desk.good("new", scenario="raking-lesson", seed=7)
    for seat in SEATS:
        desk.done("commit", seat)
    return desk


def table(desk):
    return desk.good("hello")["table"]


def asked(desk, seat, kind, **fields):
    return desk.good("ask", seat=seat, question={"kind": kind, **fields})["answer"]


def other(seat):
    return SEATS[SEATS[0] == seat]


def launches(desk, seat):
    """Every column of the salvo card that can be filled, with all that the mount has."""
    card = asked(desk, seat, "salvo_card_for", ship=SHIPS[seat], target=SHIPS[other(seat)])
    done = []
    for column in card["columns"]:
        option = column["options"][0]
        if option["violations"] or not option["launchers"]:
            continue
        facts = {"mount": option["mount"], "step": column["step"], "missiles": option["launchers"]}
        facts |= {"ship": SHIPS[seat], "target": SHIPS[other(seat)]}
        odds = asked(desk, seat, "salvo_odds", draft={"kind": "sits.launch", "player": seat, **facts})
        assert 0 <= odds["expected_leakers"] <= facts["missiles"]
        desk.done("launch", seat, **facts)
        done.append(f"{facts['ship']}:{facts['mount']}:{facts['step']}")
    return done


def aims(desk, seat):
    for line in asked(desk, seat, "beam_table", ship=SHIPS[seat])["lines"]:
        if line["free"] and not line["violations"]:
            facts = {key: line[key] for key in ("weapon", "target")}
            desk.done("aim", seat, ship=SHIPS[seat], count=line["free"], **facts)


def repairs(desk, seat):
    sheet = asked(desk, seat, "repairs", ship=SHIPS[seat])
    for line in sheet["lines"][: sheet["parties_left"]]:
        if line["repairable"] and not line["violations"]:
            desk.done("repair", seat, ship=SHIPS[seat], track=line["track"])


def answers(desk):
    """Answers the question that is open, if one is, by an offer that comes with its command."""
    for seat in SEATS:
        offers = desk.good("legal", seat=seat)["offers"]
        ready = [o["command"] for o in offers if o["kind"] in ANSWERS and o["legal"] and o["command"]]
        if ready:
            assert asked(desk, seat, "defence_card_now") or ready[0]["kind"] == "sits.choose_side"
            assert desk.good("do", command=ready[0])["done"]
            return True
    return False


def fought(desk, turn):
    """Plays a turn from the launch on to its end."""
    while table(desk)["turn"] == turn and not table(desk)["outcome"]:
        if answers(desk):
            continue
        phase, active = table(desk)["phase"], table(desk)["active"]
        for seat in active:
            if phase == LAUNCH:
                launches(desk, seat)
            elif phase.startswith(BEAMS):
                aims(desk, seat)
            elif phase == REPAIRS:
                repairs(desk, seat)
        for seat in active:
            desk.done("proceed", seat)


@pytest.mark.rule("sits/A3.13", "sits/A3.23", "sits/A3.33")
def test_turns_of_combat_are_fought_by_requests_alone_and_saved_to_the_same_hash(desk, tmp_path):
    for turn in range(1, TURNS + 1):
        if turn > 1 and not table(desk)["outcome"]:
            for seat in SEATS:
                desk.done("commit", seat)
        fought(desk, turn)
    kinds = {event["kind"] for entry in desk.good("log")["entries"] for event in entry["events"]}
    wanted = {
        "sits.launched",
        "sits.layer",
        "sits.beams",
        "sits.penetrations",
        "sits.hit",
        "sits.repair_tried",
    }
    assert wanted <= kinds
    score = asked(desk, "Green", "score")
    assert sum(ship["lost"] for ship in score["ships"]) > 0
    desk.good("save", path=str(tmp_path / "fight.hexsave"))
    again = Desk(open_=True)
    again.good("load", path=str(tmp_path / "fight.hexsave"))
    assert again.good("state")["hash"] == desk.good("state")["hash"]


@pytest.mark.rule("sits/A3.136")
def test_what_is_launched_in_secret_makes_no_difference_to_the_other_side(desk):
    quiet = opened()
    assert launches(desk, "Red")
    assert views(desk)["Green"] == views(quiet)["Green"]
    assert views(desk)[None] == views(quiet)[None]
    assert asked(desk, "Green", "salvoes_now") == []
    assert len(asked(desk, "Red", "salvoes_now")) == 3
    for seat in SEATS:
        desk.done("proceed", seat)
    assert asked(desk, "Green", "salvoes_now") == asked(desk, "Red", "salvoes_now")


@pytest.mark.rule("sits/C3.11")
def test_what_is_aimed_in_secret_makes_no_difference_to_the_other_side():
    loud, quiet = opened(), opened()
    for each in (loud, quiet):
        for seat in SEATS:
            each.done("proceed", seat)
        while not table(each)["phase"].startswith(BEAMS):
            assert answers(each)
    aims(loud, "Green")
    assert views(loud)["Red"] == views(quiet)["Red"]
    assert views(loud)[None] == views(quiet)[None]
    assert views(loud)["Green"] != views(quiet)["Green"]


def test_a_wrong_answer_to_a_decision_is_refused_with_its_rule(desk):
    launches(desk, "Red")
    for seat in SEATS:
        desk.done("proceed", seat)
    decoy = {"kind": "sits.spend_decoy", "mount": "starboard"}
    theirs = desk.good("do", command={**decoy, "player": "Red"})
    assert (theirs["done"], bool(theirs["violations"])) == (False, True)
    mine = desk.good("do", command={**decoy, "player": "Green"})
    assert {violation["rule"] for violation in mine["violations"]} == {"sits/C4.124.use"}
