"""The shipped lessons of Star Control and Holy War, played from their first step to their last."""

from __future__ import annotations

import pytest

from engine import library
from engine.content import loader
from engine.core.ids import PieceId
from engine.mechanics.hexgrid import Hex
from engine.rulesets.holy_war import commands as hw
from engine.rulesets.star_control import commands as sc
from tests.helpers.lessons import GAMES, LessonTable, lesson, lessons
from tests.helpers.star_control_seats import cell

H, A = "Hierarchy", "Alliance"
SUN, HB = "Sunthrowers", "Holy Band"


def deployed(table: LessonTable, side: str) -> None:
    """All ships of a side in the first lit hexes, and it says that it is set up."""
    offers = [o for o in table.seat(side).view().offers if o.kind == "star-control.deploy"]
    for offer, goal in zip(offers, offers[0].cells, strict=False):
        table.give(sc.Deploy(player=side, unit=offer.piece, cell=goal))
    table.give(sc.Ready(player=side))


def nearest(table: LessonTable, side: str, unit: str, target: str) -> str:
    """The hex within a ship's reach that is nearest to another ship."""
    seat = table.seat(side)
    there = Hex.parse(next(c.cell for c in seat.view().counters if c.id == target and c.map == "battle"))
    reach = seat.answer(sc.AskReach(player=side, piece=PieceId(unit)))
    return min(reach.steps, key=lambda at: (Hex.parse(at).distance(there), at))


def in_step(table: LessonTable, side: str, number: int) -> None:
    assert table.now(side) == number, table.steps[table.now(side) - 1 :][:1]


@pytest.mark.parametrize("seed", [1, 2, 3, 9, 14])
def test_the_first_battle_is_ticked_off_step_by_step_whatever_is_rolled(seed):
    table = LessonTable("star-control", "first-battle", seed=seed)
    in_step(table, H, 1)
    table.give(sc.Proceed(player=H))
    in_step(table, H, 2)
    table.give(sc.Attack(player=H, fleet="HF1", target="AF1"))
    in_step(table, H, 3)
    deployed(table, H)
    in_step(table, A, 4)
    deployed(table, A)
    in_step(table, H, 5)
    table.choose(H, "UQ-1")
    in_step(table, H, 6)
    table.give(sc.MoveShip(player=H, unit="UQ-1", cell=nearest(table, H, "UQ-1", "EA-1")))
    in_step(table, H, 7)
    table.give(sc.Fire(player=H, unit="UQ-1", target="EA-1"))
    in_step(table, H, 8)
    launch = next(o for o in table.seat(H).view().offers if o.kind == "star-control.launch")
    table.give(sc.Launch(player=H, unit="UQ-1", cell=launch.cells[0]))
    in_step(table, H, 9)
    table.give(sc.MoveShip(player=H, unit="SP-1", cell=nearest(table, H, "SP-1", "EA-1")))
    in_step(table, H, 10)
    table.give(sc.EndBattleTurn(player=H))
    in_step(table, A, 11)
    table.give(sc.Fire(player=A, unit="EA-1", target="UQ-1"))
    in_step(table, A, 12)
    table.give(sc.EndBattleTurn(player=A))
    in_step(table, H, 13)
    table.give(sc.MoveShip(player=H, unit="UQ.F-1", cell=nearest(table, H, "UQ.F-1", "SY-1")))
    assert table.progress(H).over


@pytest.mark.parametrize("seed", [1, 2, 3, 9, 14])
def test_the_first_turn_is_ticked_off_step_by_step_whatever_is_rolled(seed):
    table = LessonTable("star-control", "first-turn", seed=seed)
    table.give(sc.Transfer(player=H, ships=("SP-1",)))
    in_step(table, H, 2)
    table.give(sc.MoveFleet(player=H, fleet="HF1", path=(cell(2, 3),)))
    in_step(table, H, 3)
    table.give(sc.MoveFleet(player=H, fleet="HF2", path=(cell(2, 2), cell(3, 2))))
    in_step(table, H, 4)
    table.give(sc.Proceed(player=H))
    in_step(table, H, 5)
    assert table.state.phase == "construction"
    table.give(sc.Construct(player=H, cell=cell(3, 2), built="mine"))
    if table.state.phase == "construction":
        table.give(sc.Proceed(player=H))
    in_step(table, H, 7)
    table.give(sc.BuildShip(player=H, cell=cell(1, 3)))
    in_step(table, H, 8)
    while table.acting == H:
        table.give(sc.Proceed(player=H))
    in_step(table, A, 9)
    table.give(sc.MoveFleet(player=A, fleet="AF1", path=(cell(5, 3),)))
    in_step(table, A, 10)
    while table.acting == A:
        table.give(sc.Proceed(player=A))
    assert table.progress(A).over


@pytest.mark.rule("star-control/BES.destroy")
@pytest.mark.rule("star-control/CON.starbase-limit")
def test_the_siege_comes_out_as_its_examples_say():
    table = LessonTable("star-control", "siege-lesson")
    table.give(sc.Proceed(player=H))
    in_step(table, H, 3)
    assert table.state.money[H] == 4 + 6
    table.give(sc.Construct(player=H, cell=cell(2, 1), built="starbase"))
    assert table.state.money[H] == 4
    in_step(table, H, 4)
    table.give(sc.Proceed(player=H))
    in_step(table, H, 5)
    table.give(sc.Proceed(player=H))
    in_step(table, H, 6)
    table.give(sc.Besiege(player=H, fleet="HF1", cell=cell(5, 2)))
    assert table.progress(H).over
    assert table.state.sectors[cell(5, 2)].installation is None
    assert table.offered == len(table.data["throws"])


def test_the_other_dice_of_the_siege_leave_the_fortification_standing():
    table = LessonTable("star-control", "siege-lesson")
    for _ in range(3):
        table.give(sc.Proceed(player=H))
    table.seat(H).give(sc.Besiege(player=H, fleet="HF1", cell=cell(5, 2)), thrown=[(7,), (9,)])
    assert table.state.sectors[cell(5, 2)].installation is not None


# --- Holy War


@pytest.mark.rule("holy-war/VI.jump.dispersal")
def test_the_first_turn_of_the_war_is_ticked_off_and_its_jump_comes_out_as_the_example_says():
    table = LessonTable("holy-war", "first-war-turn")
    in_step(table, SUN, 1)
    table.give(hw.Activate(player=SUN, code="R", level="C01/1"))
    in_step(table, SUN, 2)
    table.give(hw.Proceed(player=SUN))
    in_step(table, HB, 3)
    table.give(hw.Proceed(player=HB))
    in_step(table, SUN, 4)
    table.choose(SUN, "level C01/1")
    in_step(table, SUN, 5)
    table.give(hw.Jump(player=SUN, pieces=("S.SC-1",), path=("C01/2",)))
    in_step(table, SUN, 6)
    table.give(hw.Warp(player=SUN, pieces=("S.SC-2",), route=("C12/2",)))
    in_step(table, SUN, 7)
    path = ("C08/3", "C08/4", "C08/5", "C08/6")
    table.give(hw.Jump(player=SUN, pieces=("S.R-1", "S.R-2"), path=path))
    assert table.offered == 2
    assert [each.unit for each in table.state.adrift] == ["S.R-2"]
    in_step(table, HB, 8)
    table.give(hw.PlaceDispersed(player=HB, level="C17/1"))
    in_step(table, SUN, 9)
    table.give(hw.Proceed(player=SUN))
    in_step(table, HB, 10)
    table.give(hw.Jump(player=HB, pieces=("H.R-1",), path=("C17/6",)))
    in_step(table, HB, 11)
    table.give(hw.Proceed(player=HB))
    assert table.progress(HB).over
    assert table.progress(SUN).over


def fought(table: LessonTable, attacker: str, defender: str, pieces: tuple[str, ...]) -> None:
    table.give(hw.Jump(player=attacker, pieces=pieces, path=("C08/5",)))
    table.give(hw.Proceed(player=attacker))
    table.give(hw.BeginCombat(player=attacker, level="C08/5"))


@pytest.mark.rule("holy-war/VIII.5.columns")
@pytest.mark.rule("holy-war/VIII.6.markers")
def test_the_first_fight_is_ticked_off_and_comes_out_as_the_books_example_says():
    table = LessonTable("holy-war", "first-war-fight")
    rangers = tuple(f"S.R-{n}" for n in range(1, 5))
    cruisers = tuple(f"S.SC-{n}" for n in range(1, 5))
    table.choose(SUN, "level C08/4")
    in_step(table, SUN, 2)
    fought(table, SUN, HB, (*rangers, *cruisers))
    in_step(table, HB, 5)
    table.give(hw.Stand(player=HB))
    in_step(table, SUN, 6)
    table.give(hw.Stand(player=SUN))
    in_step(table, SUN, 7)
    table.give(hw.FormFlights(player=SUN, flights=(cruisers, rangers)))
    in_step(table, HB, 8)
    table.give(hw.FormFlights(player=HB, flights=(("H.MP-1", "H.R-1", "H.EP-1", "H.EP-2"), ("H.EP-3",))))
    in_step(table, SUN, 9)
    table.give(hw.Reveal(player=SUN, flight=1))
    in_step(table, SUN, 10)
    table.give(hw.UseLuck(player=SUN, use=False))
    told = " ".join(event.text for entry in table.seat(HB).log() for event in entry.events)
    assert "Differential +3 for the Sunthrowers, -3 for the Holy Band." in told
    assert "The Sunthrowers roll a 4 in column 1 to 3: LW/EW." in told
    assert table.offered == len(table.data["throws"])
    assert table.state.combat is None
    in_step(table, HB, 11)
    table.give(hw.Proceed(player=HB))
    assert table.progress(HB).over


@pytest.mark.rule("holy-war/VIII.board.capture")
@pytest.mark.rule("holy-war/VIII.board.odds")
def test_the_boarding_lesson_comes_out_as_the_books_examples_say():
    table = LessonTable("holy-war", "boarding-lesson")
    table.give(hw.Proceed(player=SUN))
    in_step(table, HB, 2)
    fought(table, HB, SUN, ("H.R-1", "H.PKS-1"))
    in_step(table, SUN, 5)
    table.give(hw.Stand(player=SUN))
    in_step(table, HB, 6)
    table.give(hw.Stand(player=HB))
    in_step(table, HB, 7)
    for boarder, target, strength in (("H.R-1", "S.PS-1", 5), ("H.PKS-1", "S.JS-1", 7)):
        seen = next(c.id for c in table.seat(HB).view().counters if c.id.startswith(target.partition("-")[0]))
        table.give(hw.Board(player=HB, unit=boarder, target=seen, strength=strength))
    in_step(table, HB, 9)
    assert table.state.captured == {HB: 10} or table.state.turn == 2
    while table.state.turn == 1:
        table.give(hw.Proceed(player=table.acting))
    assert table.progress(HB).over
    assert table.offered == len(table.data["throws"])


# --- every lesson


@pytest.mark.parametrize("game", GAMES)
def test_the_courses_are_numbered_and_the_whole_games_come_after_them(game):
    numbers = [data["lesson"] for data in lessons(game)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 3
    course = [data for data in library.scenarios(game) if data.get("lesson")]
    others = [data["lesson"] for data in course if not data.get("steps")]
    assert all(number > len(numbers) for number in others)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_names_rules_that_exist_and_something_that_shows_it_done(game):
    known = set(loader.load_rule_texts(game))
    for data in lessons(game):
        *doing, _last = data["steps"]
        assert sum("done" in step or "choose" in step for step in doing) >= 3, data["id"]
        for step in data["steps"]:
            assert set(step.get("rules", ())) <= known, (data["id"], step["text"])
            sign = step.get("done", {})
            assert not sign.get("rule") or sign["rule"] in known, (data["id"], sign)


@pytest.mark.parametrize("game", GAMES)
def test_no_lesson_counts_steps_done_before_anything_was_done(game):
    for data in lessons(game):
        table = LessonTable(game, data["id"])
        for side in table.game.players:
            assert table.progress(side).done == 0
            assert not table.progress(side).over


def test_a_lesson_that_was_played_otherwise_is_not_stuck():
    """Launch before the shot, no shot at all: later steps go on, and the shot counts when it comes."""
    table = LessonTable("star-control", "first-battle")
    table.give(sc.Proceed(player=H))
    table.give(sc.Attack(player=H, fleet="HF1", target="AF1"))
    deployed(table, H)
    deployed(table, A)
    launch = next(o for o in table.seat(H).view().offers if o.kind == "star-control.launch")
    table.give(sc.Launch(player=H, unit="UQ-1", cell=launch.cells[0]))
    in_step(table, H, 9)
    table.give(sc.MoveShip(player=H, unit="UQ-1", cell=nearest(table, H, "UQ-1", "EA-1")))
    table.give(sc.Fire(player=H, unit="UQ-1", target="EA-1"))
    assert [mark.value for mark in table.progress(H).marks[:8]] == ["done"] * 8
    in_step(table, H, 9)


def test_what_is_undone_is_a_step_to_do_again():
    table = LessonTable("star-control", "siege-lesson")
    table.give(sc.Proceed(player=H))
    in_step(table, H, 3)
    table.seat(H).undo()
    in_step(table, H, 1)


def test_the_lesson_of_another_games_scenario_is_validated_when_it_is_opened():
    data = lesson("holy-war", "boarding-lesson")
    assert loader.check_lesson(data, "scenario") is None
