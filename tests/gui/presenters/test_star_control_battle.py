"""The battle's desk: weapons, chances before the roll, reach, powers, and what a click does."""

from __future__ import annotations

import pytest

from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.rulesets.star_control.commands import Deploy, EndBattleTurn, Finish, Fire, Launch, MoveShip
from gui.games.star_control.battle_desk import BattleDesk, parts_words, shot_words
from tests.helpers.star_control_seats import ALLIANCE, HF1, HIERARCHY, Attack, Seats, cell, near_duel

CH, EA, UQ, AN = (PieceId(name) for name in ("CH-1", "EA-1", "UQ-1", "AN-1"))


def desk_of(seats: Seats, side, piece=None) -> BattleDesk:
    desk = BattleDesk(seats[side])
    desk.show(seats[side].view())
    if piece is not None:
        desk.select(piece)
    return desk


def duel(hierarchy=("UQ",), alliance=("CH",)) -> Seats:
    seats = Seats(near_duel(list(hierarchy), list(alliance)))
    seats.fight()
    return seats


def close_in(seats: Seats, rounds: int = 2) -> None:
    """Both sides fly towards each other and end their turns without a shot."""
    for _ in range(2 * rounds):
        side = seats.acting
        desk = desk_of(seats, side)
        for unit in [c.id for c in desk.units() if c.owner == side]:
            desk.select(unit)
            if desk.reach is not None and desk.reach.steps:
                goal = max(
                    desk.reach.steps, key=lambda c: int(c.split(",")[0]) * (1 if side == HIERARCHY else -1)
                )
                seats.give(MoveShip(player=side, unit=unit, cell=goal))
                desk.show(seats[side].view())
        while seats.acting == side:
            seats.give(EndBattleTurn(player=side))


def test_setting_up_lights_the_end_column_and_a_click_puts_the_ship_there():
    seats = Seats(near_duel(["UQ"], ["CH"]))
    seats.proceed()
    seats.give(Attack(player=HIERARCHY, fleet=HF1, target=PieceId("AF1")))
    desk = desk_of(seats, HIERARCHY)
    assert desk.deploying
    assert desk.selected == UQ
    here = next(iter(desk.lit()))
    command = desk.click(None, here)
    assert isinstance(command, Deploy)
    seats.give(command)


def test_the_first_ship_that_may_act_is_chosen_and_the_next_one_after_it_has_acted():
    seats = duel(("UQ", "AN"))
    desk = desk_of(seats, HIERARCHY)
    first = desk.selected
    seats.give(Finish(player=HIERARCHY, unit=first))
    desk.show(seats[HIERARCHY].view())
    assert desk.selected not in (None, first)
    assert "done" in desk.counter(first).badges


@pytest.mark.rule("star-control/STAT.speed")
def test_the_lit_hexes_are_those_that_the_ship_reaches_and_a_click_moves_it():
    seats = duel()
    desk = desk_of(seats, HIERARCHY, UQ)
    offer = next(o for o in desk.unit_offers() if o.kind == "star-control.move")
    assert desk.lit() == frozenset(offer.cells)
    goal = next(iter(desk.lit()))
    command = desk.click(None, goal)
    assert isinstance(command, MoveShip)
    seats.give(command)
    desk.show(seats[HIERARCHY].view())
    assert desk.counter(UQ).cell == goal


@pytest.mark.rule("star-control/BAT.hit", "star-control/STAT.range")
def test_a_shot_out_of_range_says_by_which_rule_and_how_far():
    desk = desk_of(duel(), HIERARCHY, UQ)
    note = desk.note(CH, None)
    assert note.tone == "bad"
    assert ("8" in note.text and "10" in note.text and "STAT.range" in note.text) or "BAT." in note.text
    assert desk.aims() == frozenset()


@pytest.mark.rule("star-control/BAT.hit", "star-control/BAT.natural-1", "star-control/BAT.natural-0")
def test_the_chance_its_parts_and_what_it_promises_stand_at_the_pointer():
    seats = duel()
    close_in(seats)
    desk = desk_of(seats, HIERARCHY, UQ)
    shot = desk.shot(CH)
    assert not blocking(shot.violations)
    assert shot.chance == 500  # Aim 6 - Turn 1 = 5: faces 1 to 5 of ten
    words = shot_words(shot)
    assert "50 % to hit" in words
    assert "Roll 1-5" in words
    assert "Damage 4, 2 expected" in words
    assert parts_words(shot).endswith("= 5 or less")
    assert desk.counter(CH).cell in desk.aims()
    assert isinstance(desk.click(CH, None), Fire)


def test_a_row_of_the_table_of_targets_that_can_be_attacked_comes_first():
    seats = duel(("UQ",), ("CH", "SH"))
    close_in(seats, 1)
    desk = desk_of(seats, HIERARCHY, UQ)
    found = [bool(blocking(shot.violations)) for shot in desk.table()]
    assert len(found) == 2
    assert found == sorted(found)


@pytest.mark.rule("star-control/CH.fragment", "star-control/CH.dogi")
def test_a_ship_has_its_own_ways_to_attack_and_no_others():
    seats = duel()
    desk = desk_of(seats, ALLIANCE, CH)
    assert [arm.mode for arm in desk.arms] == ["main", "fragment", "dogi"]
    desk.use("dogi")
    assert desk.mode == "dogi"
    desk.use("glory")
    assert desk.mode == "dogi"


def test_a_move_tells_what_could_be_attacked_from_there():
    seats = duel(("SP",), ("EA",))
    desk = desk_of(seats, HIERARCHY, PieceId("SP-1"))
    far = max(desk.reach.steps, key=lambda c: int(c.split(",")[0]))
    assert "From here" in desk.note(None, far).text
    near = min(desk.reach.steps, key=lambda c: int(c.split(",")[0]))
    assert "From here" not in desk.note(None, near).text


@pytest.mark.rule("star-control/UQ.launch")
def test_a_launch_is_a_button_and_a_click_on_a_hex_beside():
    seats = duel()
    desk = desk_of(seats, HIERARCHY, UQ)
    assert "star-control.launch" in [offer.kind for offer in desk.deeds()]
    desk.take_tool("launch")
    assert desk.lit() == desk.launch_cells() != frozenset()
    command = desk.click(None, next(iter(desk.launch_cells())))
    assert isinstance(command, Launch)
    seats.give(command)
    desk.show(seats[HIERARCHY].view())
    assert desk.tool == ""
    assert any(c.art == "sc-uq-f" for c in desk.units())


@pytest.mark.rule("star-control/UM.retro")
def test_a_power_that_can_not_be_used_says_why():
    seats = duel(("UM",), ("EA",))
    drone = PieceId("UM-1")
    desk = desk_of(seats, HIERARCHY, drone)
    seats.give(MoveShip(player=HIERARCHY, unit=drone, cell=next(iter(desk.reach.steps))))
    desk.show(seats[HIERARCHY].view())
    retro = next(o for o in desk.deeds() if o.kind == "star-control.retro")
    assert retro.violations
    assert "UM.retro" in retro.violations[0].rule


def test_an_enemys_ship_can_be_looked_at_but_not_ordered():
    seats = duel()
    desk = desk_of(seats, HIERARCHY, CH)
    assert not desk.own
    assert not desk.acting
    assert desk.reach is not None
    assert desk.reach.steps
    assert desk.click(None, next(iter(desk.reach.steps))) is None
    assert desk.click(UQ, None) is None
    assert desk.shot(UQ) is not None


def test_the_tool_and_the_weapon_are_let_go_with_the_ship():
    desk = desk_of(duel(("UQ", "VX")), HIERARCHY, UQ)
    desk.take_tool("launch")
    desk.select(PieceId("VX-1"))
    assert desk.tool == ""
    assert desk.mode == "main"


def test_hexes_are_those_of_the_tactical_map():
    seats = duel()
    desk = desk_of(seats, HIERARCHY, UQ)
    assert desk.counter(UQ).cell == cell(1, 1)
