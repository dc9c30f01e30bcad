"""Aiming beams by hand: rows, numbers, keys, all at one stroke, and why not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from gui.games.sits.combat.beams_desk import expected, useful
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.fight_seat import Fight
from tests.helpers.sits_battles import a_melee


@pytest.fixture
def melee(qtbot):
    """A seat at arm's length from its enemies, with a target that some beams hurt."""
    seat = Fight(scenario=a_melee()).to("middle").seat()
    for ship in seat.plots.ships:
        seat.select(ship)
        for target in seat.desk.enemies():
            seat.plots.choose_target(target)
            if sum(map(useful, seat.desk.lines())) > 1:
                return seat, seat.show(qtbot)
    raise AssertionError("no beams that hurt")


def first(seat):
    return seat.desk.lines()[0]


@pytest.mark.rule("sits/C3.11")
def test_beams_are_aimed_one_by_one_by_the_buttons_of_a_row(melee):
    seat, hand = melee
    weapon = first(seat).weapon
    hand.click(seat.panel.beams.row(weapon).count.more)
    assert first(seat).aimed == 1
    hand.click(seat.panel.beams.row(weapon).count.less)
    assert first(seat).aimed == 0


def test_one_click_aims_all_that_hurt_and_another_takes_all_back(melee):
    seat, hand = melee
    hand.click(hand.named("beams-all"))
    assert any(line.aimed for line in seat.desk.beams.lines)
    assert not any(line.free and useful(line) for line in seat.desk.lines())
    assert "aimed" in seat.panel.header.state.text()
    hand.click(seat.panel.beams.none)
    assert not any(line.aimed for line in seat.desk.beams.lines)


def test_beams_that_hurt_come_first_and_the_others_say_why_not(melee):
    seat, _ = melee
    lines = seat.desk.lines()
    good = [useful(line) for line in lines]
    assert good == sorted(good, reverse=True)
    bad = next(line for line in lines if line.violations)
    row = seat.panel.beams.row(bad.weapon)
    assert bad.violations[0].rule.partition("/")[2] in row._told.text()
    assert not row.count.isVisible()


@pytest.mark.rule("sits/C3.123")
def test_a_row_tells_range_aspect_damage_and_boxes_to_expect(melee):
    seat, _ = melee
    line = first(seat)
    row = seat.panel.beams.row(line.weapon)
    assert f"{expected(line.hits):.1f} boxes" in row._deals.text()
    for word in (f"range {line.range}", line.exposed, f"damage {line.damage}"):
        assert word in row._told.text()


def test_a_click_on_a_row_shows_its_chart_and_firing_arc(melee):
    seat, hand = melee
    line = seat.desk.lines()[1]
    row = seat.panel.beams.row(line.weapon)
    hand.click(row, QPointF(14, row.height() - 12))
    assert seat.desk.beam.weapon == line.weapon
    assert seat.panel.beams.chart.chances == line.hits
    assert seat.panel.beams.globe.isVisible()


KEYS = (
    (Qt.Key.Key_Return, lambda seat: first(seat).aimed == first(seat).left),
    (Qt.Key.Key_Return, lambda seat: first(seat).aimed == 0),
    (Qt.Key.Key_Plus, lambda seat: first(seat).aimed == 1),
    (Qt.Key.Key_Minus, lambda seat: first(seat).aimed == 0),
    (Qt.Key.Key_Down, lambda seat: seat.desk.beam == seat.desk.lines()[1]),
    (Qt.Key.Key_Up, lambda seat: seat.desk.beam == first(seat)),
    (Qt.Key.Key_A, lambda seat: any(line.aimed for line in seat.desk.beams.lines)),
)


def test_beams_are_aimed_by_keys(melee):
    seat, hand = melee
    seat.panel.focus_page()
    for key, holds in KEYS:
        hand.key(key)
        assert holds(seat), key


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_row_is_broader_than_the_panel(qtbot, qapp, scale):
    before = hub().theme
    hub().use(qapp, Theme("light", scale))
    try:
        seat = Fight(scenario=a_melee()).to("middle").seat()
        seat.show(qtbot, (420, 700))
        beams = seat.panel.beams
        assert beams.area.widget().width() <= beams.area.viewport().width()
    finally:
        hub().use(qapp, before)
