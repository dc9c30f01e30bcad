"""The exchange of fire to be expected, below the bearings to the target in the plotting panel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.rulesets.sits.combat_view import EXCHANGE_STEPS, ExchangeForecast
from gui.games.sits.exchange_asker import PAUSE
from gui.games.sits.exchange_box import NOTHING, WAITING, totals
from gui.games.sits.exchange_chart import NAMES, boxes
from gui.games.sits.modes import Reading
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.avid_stage import LEFT, Stage


@pytest.fixture
def stage(qtbot):
    stage = Stage()
    yield stage
    stage.close()


def aim(stage, target="r1"):
    """Chooses a target in the box by keys, as a player does, and opens the reading."""
    stage.panel.shelf.open(Reading.TARGET)
    stage.settle()
    choice = stage.panel.target.choice
    choice.setFocus()
    places = [choice.itemData(index) for index in range(choice.count())]
    for _ in range(places.index(target) - choice.currentIndex()):
        QTest.keyClick(choice, Qt.Key.Key_Down)
    stage.settle()
    return stage.panel.target.exchange


def answered(qtbot, box):
    qtbot.waitUntil(lambda: box.asker.found is not None and not box.asker.waiting, timeout=3000)


def in_sight(qtbot, stage, box):
    """Scrolls down to the chart, as the wheel does."""
    stage.panel.shelf.area.ensureWidgetVisible(box.chart)
    qtbot.waitUntil(lambda: bool(box.chart.figures), timeout=5000)


def test_a_chosen_enemy_brings_the_exchange_in_words_and_bars(qtbot, stage):
    box = aim(stage)
    assert box.told.text() == WAITING
    answered(qtbot, box)
    in_sight(qtbot, stage, box)
    assert box.told.text() == "Expected this turn: 12 boxes given to 1 PNS Sultan, 6.0 taken."
    assert box.chart.figures == [
        *("G 4.0", "G 4.0", "G 0", "G 4.0", "G 0"),
        *("T 2.0", "T 2.0", "T 0", "T 2.0", "T 0"),
    ]


def test_bars_out_of_sight_are_drawn_only_when_they_are_scrolled_to(qtbot):
    stage = Stage(height=760)
    box = aim(stage)
    answered(qtbot, box)
    qtbot.wait(100)
    assert box.chart.visibleRegion().isEmpty()
    assert box.chart.figures == []
    in_sight(qtbot, stage, box)
    stage.desk.set_roll(1)
    answered(qtbot, box)
    qtbot.waitUntil(lambda: box.chart.figures[0] == "G 5.0", timeout=3000)
    stage.close()


def test_each_step_of_the_turn_is_asked_for_by_itself(qtbot, stage):
    answered(qtbot, aim(stage))
    assert [asked.steps for asked in stage.seat.exchanges] == [(step,) for step in EXCHANGE_STEPS]
    assert set(NAMES) == set(EXCHANGE_STEPS)


def test_a_roll_by_key_brings_other_figures_after_a_pause_of_the_hand(qtbot, stage):
    box = aim(stage)
    answered(qtbot, box)
    asked = len(stage.seat.exchanges)
    stage.keys(Qt.Key.Key_R)
    assert stage.desk.draft.roll == 1
    assert box.told.text() == WAITING
    assert len(stage.seat.exchanges) == asked
    answered(qtbot, box)
    assert stage.seat.exchanges[-1].draft.roll == 1
    assert "15 boxes given" in box.told.text()


def test_nothing_is_asked_while_the_hand_drags(qtbot, stage):
    box = aim(stage)
    answered(qtbot, box)
    asked = len(stage.seat.exchanges)
    stage.drag(stage.marker("forward"), "C bu", release=False)
    assert stage.desk.dragging
    qtbot.wait(PAUSE + 150)
    assert len(stage.seat.exchanges) == asked
    QTest.mouseRelease(stage.avid, LEFT, Qt.KeyboardModifier.NoModifier, stage.at("C bu"))
    answered(qtbot, box)
    assert stage.seat.exchanges[-1].draft.route


def test_nothing_is_asked_while_another_reading_is_open(qtbot, stage):
    box = aim(stage)
    answered(qtbot, box)
    asked = len(stage.seat.exchanges)
    QTest.mouseClick(stage.panel.shelf.buttons[Reading.TURN], LEFT)
    stage.desk.set_roll(2)
    qtbot.wait(PAUSE + 100)
    assert len(stage.seat.exchanges) == asked
    QTest.mouseClick(stage.panel.shelf.buttons[Reading.TARGET], LEFT)
    answered(qtbot, box)
    assert stage.seat.exchanges[-1].draft.roll == 2


def test_a_friend_as_target_brings_no_exchange(qtbot, stage):
    box = aim(stage, "g2")
    qtbot.wait(PAUSE + 100)
    assert stage.desk.target == "g2"
    assert not box.isVisible()
    assert not box.told.isVisible()
    assert not stage.seat.exchanges


def test_a_plot_that_is_not_legal_promises_nothing(qtbot, stage):
    box = aim(stage)
    answered(qtbot, box)
    stage.desk.set_pivot("E bl")
    stage.settle()
    assert not box.isVisible()
    assert box.words() == ()


def test_what_is_assumed_stands_in_the_tip_and_unfolds_by_click_and_key(qtbot, stage):
    box = aim(stage)
    answered(qtbot, box)
    assert "No decoys." in box.chart.toolTip()
    assert not box.assumed.isVisible()
    QTest.mouseClick(box.more, LEFT)
    assert box.assumed.isVisible()
    assert "The enemy keeps its attitude." in box.assumed.text()
    box.more.setFocus()
    QTest.keyClick(box.more, Qt.Key.Key_Space)
    assert not box.assumed.isVisible()


def test_the_table_in_words_has_the_exchange_though_nobody_looks_at_it(stage):
    stage.panel.shelf.open(Reading.TURN)
    stage.desk.choose_target("r1")
    told = stage.panel.target.exchange.words()
    assert told[0].startswith(
        "Exchange of fire of 1 HMS Warrior and 1 PNS Sultan. Expected this turn: 12 boxes"
    )
    assert "first beams: given 0, taken 0" in told[0]
    assert told[1] == "Assumed: The enemy keeps its attitude. No decoys."


def test_with_large_letters_the_steps_are_named_by_letters_and_nothing_overlaps(qtbot):
    stage = Stage(theme="light", scale=2.0)
    box = aim(stage)
    answered(qtbot, box)
    in_sight(qtbot, stage, box)
    ticks = box.chart._plot.getAxis("bottom")._tickLevels[0]
    assert [name for _, name in ticks] == ["E", "M", "B1", "L", "B2"]
    room = box.chart._plot.getViewBox().width() / 5
    widest = max(box.chart._plot.fontMetrics().horizontalAdvance(figure) for figure in box.chart.figures)
    assert widest <= room
    stage.close()
    hub().use(stage.app, Theme("dark", 1.0))


def test_small_sums_have_tenths_and_none_at_all_is_said():
    assert [boxes(value) for value in (0.0, 0.04, 0.4, 9.94, 10.2)] == ["0", "0.0", "0.4", "9.9", "10"]
    none = ExchangeForecast(given={"late": 0.0}, taken={"late": 0.0}, assumptions=())
    assert totals(none, "Sultan") == NOTHING
