"""The plotting panel as a whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from engine.core.state import Enforcement
from gui.games.sits.avid_page import LEAST, AvidPage
from gui.games.sits.modes import Mode, Reading
from gui.games.sits.plot_panel import WIDTH
from gui.panels.wrap_button import WrapButton
from gui.presenters.hexes import cell_name
from gui.theme.style import hub
from tests.helpers.avid_stage import LEFT, Stage
from tests.helpers.open_window import open_window, settle, start
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


# ---- bearings at every stop


@pytest.fixture
def stop(qtbot):
    """A step in which nothing can be plotted."""
    seat = PlotSeat()
    seat.plotting = False
    stage = Stage(seat)
    yield stage
    stage.close()


@pytest.mark.rule("sits/C1.11")
def test_where_nothing_is_plotted_a_target_shows_its_bearing_in_words_and_on_the_card(stop):
    stop.desk.choose_target("r1")
    stop.settle()
    assert stop.panel.shelf.reading is Reading.TARGET
    text = stop.panel.target.text
    assert "Range 10 in D (blue, lower)" in text
    assert "Starboard broadside bears" in text
    assert "You see her port sidewall; impact window: A (blue, upper)" in text
    bearing = stop.avid.overlay.bearings[0]
    assert (bearing.window, bearing.text, bearing.below) == ("D bl", "10", True)


def test_a_ship_of_the_other_side_has_a_bearing_too(stage):
    stage.desk.choose_target("g2")
    stage.desk.select("r1")
    assert stage.desk.target == "g2"
    assert "Range 10" in stage.panel.target.text


def test_only_bearings_that_still_count_are_told(stop):
    stop.seat.bearings_left = 1
    stop.desk.choose_target("r1")
    assert stop.panel.target.text.count("Range") == 1
    assert stop.avid.overlay.bearings


def test_where_nothing_is_plotted_there_is_no_other_moment_to_show_and_no_dial(stop):
    buttons = stop.panel.card.moment_buttons
    assert [button.isEnabled() for button in buttons.values()] == [True, False, False]
    assert not any(dial.isVisible() for dial in stop.panel.header.dials.values())


def test_the_numbers_of_a_bearings_rules_are_links(qtbot, stage):
    stage.desk.choose_target("r1")
    line = stage.panel.target.lines[0]
    assert line.text().rstrip().endswith("C1.225</a>")
    assert "C1.14: true range 10." in line.toolTip()
    with qtbot.waitSignal(stage.panel.ruleClicked) as heard:
        line.linkActivated.emit("sits/C1.225")
    assert heard.args == ["sits/C1.225"]


# ---- the wheel


def test_the_wheel_over_the_target_scrolls_the_panel_and_changes_no_target(qtbot):
    stage = Stage(height=640)
    stage.panel.shelf.open(Reading.TARGET)
    stage.desk.choose_target("r1")
    stage.settle()
    choice, bar = stage.panel.target.choice, stage.panel.shelf.area.verticalScrollBar()
    assert bar.maximum() > 0
    stage.wheel(choice)
    assert stage.desk.target == "r1"
    assert bar.value() > 0
    bar.setValue(0)
    choice.setFocus()
    stage.wheel(choice)
    assert stage.desk.target == "g2"
    stage.close()


# ---- refusals


def test_suggestions_and_rule_numbers_are_never_cut(qtbot):
    stage = Stage(width=340, height=654, scale=1.5)
    stage.desk.set_pivot("E bl")
    stage.settle()
    area = stage.panel.footer.area
    for button in area.findChildren(WrapButton):
        room = button.rect().adjusted(10, 0, -10, 0)
        needed = button.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, button.text())
        assert needed.width() <= room.width()
        assert needed.height() <= button.height()
    for line in area.findChildren(QLabel):
        assert line.height() >= line.heightForWidth(line.width())
        assert not line.toolTip()
    stage.close()


# ---- sealed orders


@pytest.fixture
def sealed(qtbot):
    seat = PlotSeat()
    stage = Stage(seat)
    stage.desk.set_pivot("C bu")
    stage.desk.set_roll(2)
    stage.desk.set_thrust(3)
    seat.sealed = True
    seat.changed()
    stage.settle()
    yield stage
    stage.close()


@pytest.mark.rule("sits/A3.12")
def test_a_sealed_order_can_be_read_and_not_changed(sealed):
    panel = sealed.panel
    assert panel.header.state.text() == "✓ sealed"
    words = {mode: dial.words for mode, dial in panel.header.dials.items()}
    assert words == {Mode.PIVOT: "2 of 4 windows", Mode.ROLL: "2 of 5 windows", Mode.THRUST: "3 of 5"}
    assert panel.footer.order.text().startswith("Sealed: pivot to C (blue, upper), 2 windows; roll 2")
    assert [path.marker for path in sealed.avid.overlay.paths] == ["top", "forward"]
    given = len(sealed.seat.given)
    sealed.click("E bu")
    panel.choose_mode(Mode.THRUST)
    sealed.settle()
    click(panel.grids.thrust)
    assert len(sealed.seat.given) == given
    assert "sealed" in panel.status.text()


def test_a_ship_sealed_without_an_order_coasts(sealed):
    sealed.desk.select("g2")
    assert sealed.panel.footer.order.text().startswith("Sealed: coast")


def test_of_the_other_sides_ship_nothing_sealed_is_asked_or_shown(sealed):
    sealed.desk.select("r1")
    assert sealed.seat.asked_orders
    assert set(sealed.seat.asked_orders) <= {"g1", "g2"}
    assert not sealed.panel.footer.order.isVisible()


# ---- words that fit what lies there


def test_the_figures_of_a_dial_fit_beside_its_ring(qtbot):
    for scale in (1.0, 1.5):
        stage = Stage(width=330, scale=scale)
        for dial in stage.panel.header.dials.values():
            assert dial.short.startswith("of ")
            small = QFontMetricsF(hub().font("small", 400)).horizontalAdvance(dial.short)
            assert 2 * 21 + 10 + small <= dial.width()
        stage.close()


def test_the_hint_follows_the_ship_though_the_pointer_rests_on_the_card(qtbot):
    stage = Stage(ship=None)
    assert "Choose a ship" in stage.panel.status.text()
    stage.hover("A y")
    stage.desk.select("g1")
    stage.settle()
    assert "Choose a ship" not in stage.panel.status.text()
    stage.close()


def test_thrust_asks_for_an_amount_then_for_the_split(stage):
    stage.panel.choose_mode(Mode.THRUST)
    assert stage.panel.status.text().startswith("Choose an amount")
    stage.desk.set_thrust(3)
    assert "square" in stage.panel.status.text()
    assert "amount" not in stage.panel.status.text()


# ---- room


@pytest.mark.parametrize(("width", "height", "scale"), [(400, 654, 1.0), (480, 621, 1.5), (400, 966, 1.0)])
def test_each_modes_instrument_its_hint_and_the_order_are_in_sight_without_scrolling(
    qtbot, width, height, scale
):
    stage = Stage(width=width, height=height, scale=scale)
    panel = stage.panel
    stage.desk.set_pivot("C bu")
    stage.desk.set_thrust(3)
    needed = {
        Mode.PIVOT: (stage.avid, panel.card.lower_button),
        Mode.ROLL: (stage.avid,),
        Mode.THRUST: (panel.grids.thrust, panel.grids.vertical, panel.grids.horizontal),
    }
    for mode, parts in needed.items():
        panel.choose_mode(mode)
        stage.settle()
        for part in (*parts, panel.status, panel.footer.order, panel.footer.next_ship):
            assert whole(panel, part)
        for text in (panel.status, panel.footer.order):
            assert text.heightForWidth(text.width()) <= text.height()
    panel.choose_mode(Mode.PIVOT)
    stage.settle()
    assert stage.avid.height() >= 200
    assert stage.avid.width() > 300
    stage.close()


def test_a_reading_stands_beside_the_instrument_or_where_room_is_scarce_in_its_place(qtbot):
    stage = Stage(width=480, height=600, scale=1.5)
    shelf = stage.panel.shelf
    assert shelf.reading is None
    click(shelf.buttons[Reading.TURN])
    stage.settle()
    assert stage.panel.preview.isVisible()
    assert not stage.avid.isVisible()
    click(shelf.buttons[Reading.TURN])
    stage.settle()
    assert whole(stage.panel, stage.avid)
    click(shelf.buttons[Reading.TURN])
    click(stage.panel.header.dials[Mode.ROLL])
    stage.settle()
    assert whole(stage.panel, stage.avid)
    stage.panel.resize(420, 1000)
    click(shelf.buttons[Reading.TURN])
    stage.settle()
    assert stage.panel.preview.isVisible()
    assert stage.avid.isVisible()
    stage.close()


def test_while_plotting_a_new_target_does_not_take_the_place_of_the_card(qtbot):
    stage = Stage(width=480, height=600, scale=1.5)
    stage.desk.choose_target("r1")
    stage.settle()
    assert stage.avid.isVisible()
    assert stage.panel.shelf.buttons[Reading.TARGET].text() == "Target: 10"
    stage.close()


def test_what_comes_of_coasting_stands_right_below_its_buttons(qtbot):
    stage = Stage(width=400, height=654)
    stage.panel.shelf.open(Reading.COAST)
    stage.desk.choose_target("r1")
    stage.settle()
    click(stage.panel.coast.buttons[3])
    stage.settle()
    words = stage.panel.coast._text
    first = words.mapTo(stage.panel.shelf.area, QPoint(0, words.fontMetrics().lineSpacing()))
    assert words.text().startswith("Closest approach: range 11")
    assert stage.panel.shelf.area.rect().contains(first)
    stage.close()


def test_p_l_and_h_choose_the_mode_from_the_grids_too(stage):
    stage.panel.choose_mode(Mode.THRUST)
    stage.settle()
    stage.keys(Qt.Key.Key_L, widget=stage.panel.grids.thrust)
    assert stage.plotter.mode is Mode.ROLL


def test_buttons_that_a_newcomer_does_not_know_explain_themselves(stage):
    card = stage.panel.card
    for button in (card.lower_button, card.two_button, *card.moment_buttons.values()):
        assert len(button.toolTip().split()) > 5


def test_the_card_keeps_its_size_while_a_hand_drags_on_it(qtbot):
    stage = Stage(width=400, height=654)
    before = stage.avid.size()
    stage.drag(stage.marker("forward"), "C bu", "D y", "E y", release=False)
    assert stage.desk.violations
    assert stage.avid.size() == before
    QTest.mouseRelease(stage.avid, LEFT, Qt.KeyboardModifier.NoModifier, stage.at("E y"))
    stage.settle()
    assert stage.panel.footer.area.isVisible()
    stage.close()


def test_page_up_and_page_down_scroll_the_reading_that_holds_the_keys(qtbot):
    stage = Stage(height=640)
    stage.panel.shelf.open(Reading.TARGET)
    stage.desk.choose_target("r1")
    stage.settle()
    bar = stage.panel.shelf.area.verticalScrollBar()
    stage.keys(Qt.Key.Key_PageDown, widget=stage.panel.shelf.buttons[Reading.TARGET])
    assert bar.value() > 0
    stage.keys(Qt.Key.Key_PageUp, widget=stage.panel.shelf.buttons[Reading.TARGET])
    assert bar.value() == 0
    stage.close()


@pytest.mark.parametrize(("percent", "touch"), [(100, False), (150, True), (200, False), (200, True)])
def test_on_a_small_screen_the_windows_of_the_avid_can_be_hit_at_every_size_of_text(
    qtbot, tmp_path, percent, touch
):
    window = open_window(tmp_path, text_scale=percent, touch=touch)
    qtbot.addWidget(window)
    start(window, "first-flight", curtain=False)
    page = window.findChild(AvidPage)
    assert page.plotter.avid.isVisible()
    assert page.plotter.avid.height() >= LEAST
    for button in (*page.moment_buttons.values(), page.lower_button, page.two_button):
        assert button.isVisible()
        assert page.rect().contains(button.geometry())
        assert not button.geometry().intersects(page.plotter.geometry())
    window.close()
    settle()
