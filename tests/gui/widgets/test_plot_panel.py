"""The plotting panel as a whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from engine.core.state import Enforcement
from gui.games.sits.modes import Mode
from gui.games.sits.plot_panel import WIDTH
from gui.presenters.hexes import cell_name
from tests.helpers.avid_stage import LEFT, Stage
from tests.helpers.plot_seat import PlotSeat


@pytest.fixture
def stage(qtbot):
    stage = Stage()
    yield stage
    stage.close()


def whole(panel, part):
    """Whether all of a part can be seen without scrolling."""
    corner = part.mapTo(panel, QPoint(0, 0))
    return part.isVisible() and panel.rect().contains(QRect(corner, part.size()))


def click(button):
    QTest.mouseClick(button, LEFT)


def test_the_panel_fits_beside_a_map_on_a_small_screen(qtbot):
    stage = Stage(height=640)
    assert stage.panel.minimumSizeHint().width() <= WIDTH
    assert stage.panel.minimumSizeHint().height() <= 640
    assert stage.panel.shelf.minimumSizeHint().width() <= 330
    stage.close()


def test_the_dials_count_windows_against_the_ratings(stage):
    stage.desk.set_pivot("C bu")
    stage.desk.set_roll(-3)
    stage.desk.set_thrust(5)
    words = {mode: dial.words for mode, dial in stage.panel.header.dials.items()}
    assert words == {Mode.PIVOT: "2 of 4 windows", Mode.ROLL: "3 of 5 windows", Mode.THRUST: "5 of 5"}


def test_the_order_is_told_in_the_books_words(stage):
    stage.desk.set_pivot("C bu")
    stage.desk.set_roll(2)
    assert stage.panel.footer.order.text() == "Pivot to C (blue, upper), 2 windows; roll 2 to starboard."
    stage.desk.clear_plot()
    assert stage.panel.footer.order.text() == "Coast: no pivot, no roll, no thrust."


def test_the_state_says_whether_the_ship_has_its_order(stage):
    assert stage.panel.header.state.text() == "no order yet"
    stage.desk.set_roll(1)
    assert stage.panel.header.state.text() == "✓ ordered"
    stage.desk.set_pivot("E bl")
    assert stage.panel.header.state.text() == "⊘ not legal"


def test_a_violation_links_to_its_rule(qtbot, stage):
    stage.desk.set_pivot("E bl")
    stage.settle()
    line = stage.panel.footer.violations.findChildren(QLabel)[0]
    assert "B2.24" in line.text()
    with qtbot.waitSignal(stage.panel.ruleClicked) as heard:
        line.linkActivated.emit("sits/B2.24")
    assert heard.args == ["sits/B2.24"]


def test_a_suggestion_is_a_button_that_gives_it(stage):
    stage.desk.set_pivot("E bl")
    stage.settle()
    click(stage.panel.footer.violations.findChildren(QPushButton)[0])
    assert len(stage.orders[-1].route) == 4
    assert not stage.panel.footer.violations.isVisible()


def test_an_illegal_draft_can_be_reverted(stage):
    stage.desk.set_pivot("E bl")
    stage.settle()
    click(stage.panel.footer.revert)
    assert stage.desk.draft.route == ()


def test_only_where_the_table_allows_it_an_illegal_draft_can_be_given(qtbot):
    referee = Stage()
    referee.desk.set_pivot("E bl")
    assert not referee.panel.footer.overrule.isVisible()
    referee.close()
    adviser = Stage(PlotSeat(enforcement=Enforcement.ADVISER))
    adviser.desk.set_pivot("E bl")
    adviser.settle()
    click(adviser.panel.footer.overrule)
    assert len(adviser.orders) == 1
    adviser.close()


def test_next_ship_goes_on_to_the_ship_without_an_order(stage):
    stage.desk.set_roll(1)
    assert stage.panel.footer.next_ship.text() == "Next ship (1)"
    click(stage.panel.footer.next_ship)
    assert stage.desk.selected == "g2"


def test_repeat_last_waits_for_an_order_to_repeat(stage):
    assert not stage.panel.footer.repeat.isEnabled()
    stage.desk.set_roll(2)
    stage.seat.next_turn()
    assert stage.panel.footer.repeat.isEnabled()
    click(stage.panel.footer.repeat)
    assert stage.desk.draft.roll == 2


@pytest.mark.rule("sits/B2.233")
def test_an_elite_helm_officers_bonus_is_chosen_by_button(qtbot):
    seat = PlotSeat()
    seat.elite = True
    stage = Stage(seat)
    click(stage.panel.header.helm_roll)
    assert stage.desk.draft.helm_bonus == "roll"
    click(stage.panel.header.helm_roll)
    assert stage.desk.draft.helm_bonus is None
    stage.close()


def test_without_an_elite_helm_there_is_no_such_choice(stage):
    assert not stage.panel.header.helm.isVisible()


@pytest.mark.rule("sits/D1.145")
def test_the_rounding_up_of_a_half_can_be_waived(qtbot):
    seat = PlotSeat()
    seat.waivable = ("C",)
    stage = Stage(seat)
    box = stage.panel.grids.half_boxes["C"]
    box.click()
    assert stage.desk.draft.keep_halves == ("C",)
    stage.close()


def test_a_chosen_target_shows_bearings_from_each_moment(stage):
    choice = stage.panel.target.choice
    choice.setCurrentIndex(choice.findText("1  PNS Sultan"))
    choice.activated.emit(choice.currentIndex())
    assert stage.desk.target == "r1"
    text = stage.panel.target.text
    assert text.count("in D (blue, lower)") == 3
    assert text.index("Range 10") < text.index("Range 9") < text.index("Range 8")


def test_coasting_ahead_tells_the_closest_approach(stage):
    click(stage.panel.coast.buttons[3])
    assert stage.desk.coast_turns == 3
    assert "Closest approach: range 11, turn 4, end" in stage.panel.coast.text
    click(stage.panel.coast.buttons[0])
    assert stage.desk.coast is None


def test_the_preview_tells_midpoint_end_and_vectors_after(stage):
    stage.desk.set_thrust(4)
    texts = stage.panel.preview.texts
    assert f"{cell_name('4,2')} at level +1" in texts
    assert any(text.startswith("Vectors after:") for text in texts)


def test_choosing_thrust_brings_the_grids_into_sight(qtbot):
    stage = Stage(height=640)
    panel = stage.panel
    assert not panel.grids.isVisible()
    click(panel.header.dials[Mode.THRUST])
    stage.settle()
    assert all(
        whole(panel, part) for part in (panel.grids.thrust, panel.grids.vertical, panel.grids.horizontal)
    )
    assert panel.grids.thrust.hasFocus()
    click(panel.header.dials[Mode.PIVOT])
    stage.settle()
    assert whole(panel, stage.avid)
    stage.close()


def test_tab_goes_from_the_avid_to_thrust_and_both_grids(stage):
    stage.avid.setFocus()
    seen = []
    for _ in range(3):
        QTest.keyClick(stage.panel.focusWidget(), Qt.Key.Key_Tab)
        seen.append(stage.panel.focusWidget())
    assert seen == [stage.panel.grids.thrust, stage.panel.grids.vertical, stage.panel.grids.horizontal]


def test_without_a_ship_the_panel_says_what_to_do(stage):
    stage.desk.select(None)
    assert stage.panel.header.title.text() == "No ship selected"
    assert not stage.panel.grids.isVisible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_panel_is_drawn_in_both_themes(qtbot, theme):
    stage = Stage(theme=theme)
    stage.desk.choose_target("r1")
    stage.desk.set_pivot("C y")
    stage.desk.set_thrust(6)
    stage.panel.card.two_button.click()
    stage.settle()
    assert not stage.panel.grab().isNull()
    stage.close()
