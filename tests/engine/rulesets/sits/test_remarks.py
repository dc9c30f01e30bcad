"""A line said at the table: heard by all, once a turn, and of no effect."""

from dataclasses import replace

import pytest

from engine.rulesets.sits.combat_commands import Remark
from tests.helpers.sits import GREEN, RED, Table, a_ship


@pytest.fixture
def table():
    return Table(a_ship("Own"), a_ship("Other", side="Red", hex="15,9"), stops="needed")


def test_a_remark_is_heard_by_all_and_changes_nothing_on_the_table(table):
    before = table.state
    (event,) = table.give(Remark(player=GREEN, text="turn 1: Own closes."))
    assert event.seen_by is None
    assert event.text == "Green: turn 1: Own closes."
    assert replace(table.state, said=()) == before


def test_each_side_has_its_say_once_a_turn(table):
    table.give(Remark(player=GREEN, text="One."))
    assert "had its say" in table.refusals(Remark(player=GREEN, text="Two."))["A3.0"]
    table.give(Remark(player=RED, text="Mine."))
    table.turn()
    table.give(Remark(player=GREEN, text="Two."))


@pytest.mark.parametrize("text", ["", "  ", "x" * 241, "two\nlines", "bell\a"])
def test_a_remark_is_one_line_of_text(table, text):
    assert "A3.0" in table.refusals(Remark(player=GREEN, text=text))


def test_nobody_remarks_on_a_game_that_has_not_begun():
    table = Table(a_ship("Own", hex=None), a_ship("Other", side="Red", hex=None), deploy=True)
    assert "not begun" in table.refusals(Remark(player=GREEN, text="Well."))["A3.0"]
