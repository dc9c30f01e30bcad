"""What moves the game on: the big button and its guard, Fly on, the seats, the curtain and the way back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextCursor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTextBrowser, QWidget

import gui.panels.phase_bar
from engine.core.command import Gesture
from gui.panels.log_panel import LogPanel
from gui.panels.phase_bar import GUARD
from gui.panels.seats import TurnBadge
from gui.presenters.log import LogLine
from gui.theme.style import hub
from tests.helpers.hand import visible_text
from tests.helpers.open_window import open_window, settle, start

CTRL = Qt.KeyboardModifier.ControlModifier


def commit(window) -> None:
    """The side that sits commits, whatever it is asked."""
    screen = window.screen_
    screen.session.confirm(next(o.command for o in screen.view.offers if o.kind == "sits.commit"))
    settle(80)


class StopWatch:
    """Time that passes only when the test says so: on a busy machine the guard would be over too early."""

    now = 0

    def __init__(self) -> None:
        self._started: int | None = None

    def start(self) -> None:
        self._started = StopWatch.now

    def isValid(self) -> bool:
        return self._started is not None

    def hasExpired(self, milliseconds: int) -> bool:
        return StopWatch.now - self._started > milliseconds


@pytest.fixture(autouse=True)
def stop_watch(monkeypatch):
    """The guard of the big button goes by it, in all screens that are made from now on."""
    monkeypatch.setattr(gui.panels.phase_bar, "QElapsedTimer", StopWatch)


def wait(milliseconds: int) -> None:
    """So much time passes for the guard."""
    StopWatch.now += milliseconds
    settle()


def at_the_first_stop(window) -> None:
    start(window, "first-flight", curtain=False)
    commit(window)
    commit(window)
    wait(GUARD + 1)


# ---- the big button


def test_go_on_and_fly_on_say_how_far_they_go(window):
    at_the_first_stop(window)
    bar = window.screen_.phases
    assert (bar.primary.text(), bar.fly.text()) == ("Go on: to the midpoint", "Fly on: the whole turn")
    assert "Ctrl+Enter" in bar.primary.toolTip()
    assert "without a stop" in bar.fly.toolTip()
    assert "Ctrl+Shift+Enter" in bar.fly.toolTip()


def test_a_double_click_on_go_on_goes_one_step_only(window, hand):
    at_the_first_stop(window)
    button = window.screen_.phases.primary
    hand.click(button)
    hand.click(button)
    assert window.screen_.view.phase.startswith("6")
    wait(GUARD)
    hand.click(button)
    assert window.screen_.view.phase.startswith("6")
    wait(1)
    hand.click(button)
    assert window.screen_.view.phase.startswith("8")


def test_the_key_of_the_big_button_held_too_long_does_not_commit_the_next_turn(window, hand):
    at_the_first_stop(window)
    hand.key(Qt.Key.Key_Return, CTRL, times=9)
    assert window.screen_.view.turn == 1
    for _ in range(2):
        wait(GUARD + 1)
        hand.key(Qt.Key.Key_Return, CTRL, times=2)
    assert window.screen_.view.turn == 2
    assert set(window.screen_.view.active) == {"Green", "Red"}
    assert not window.sheets.busy


def test_at_a_stop_either_may_go_on_and_nobody_is_said_to_act(window):
    at_the_first_stop(window)
    bar = window.screen_.phases
    assert bar.seats.either.isVisible()
    assert bar.seats.either.text() == "either may go on"
    words = visible_text(window)
    assert "to act" not in words
    assert "Green: may go on (you)" in words or "Red: may go on (you)" in words


def test_a_long_prompt_takes_two_lines_and_tells_the_whole_of_it(window):
    at_the_first_stop(window)
    prompt = window.screen_.phases.prompt
    prompt.say("Look around. " * 40)
    assert prompt.text().endswith("…")
    assert prompt.toolTip() == "Look around. " * 40
    prompt.say("Look around, then go on.")
    assert prompt.text() == "Look around, then go on."


def test_the_switch_of_the_views_lies_over_no_view(window):
    start(window, "first-flight")
    for view in ("map", "both", "solid"):
        window.show_centre(view)
        settle(40)
        switch = window.screen_.centre.switch
        box = switch.rect().translated(switch.mapTo(window, QPoint(0, 0)))
        centre = window.screen_.centre
        assert not box.intersects(centre.rect().translated(centre.mapTo(window, QPoint(0, 0))))
        assert window.rect().contains(box)


def test_the_compass_is_smaller_where_the_map_shares_its_room(window):
    start(window, "first-flight")
    rosette = window.screen_.board.rosette
    alone = rosette.width()
    window.show_centre("both")
    settle(60)
    assert rosette.width() < alone


# ---- the curtain


def test_the_curtain_leads_back_to_the_plots_just_sealed(window, hand):
    start(window, "first-flight")
    window.screen_.desk.set_thrust(2)
    commit(window)
    assert window.pages.currentWidget() is window.curtain
    back = hand.named("curtain-back")
    assert back.text() == "Back to Green's orders"
    hand.click(back)
    assert window.pages.currentWidget() is window.curtain
    assert "Pass the chair to Green" in visible_text(window)
    assert not back.isVisible()
    hand.key(Qt.Key.Key_Return)
    settle(80)
    screen = window.screen_
    assert screen.viewer == "Green"
    assert set(screen.view.active) == {"Green", "Red"}
    assert screen.desk.given.thrust == 2


def test_the_way_back_is_reached_by_tab_and_enter_still_lifts(window, hand):
    start(window, "first-flight")
    commit(window)
    hand.key(Qt.Key.Key_Tab)
    assert window.focusWidget().objectName() == "curtain-back"
    hand.key(Qt.Key.Key_Backtab)
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert window.screen_.viewer == "Red"


def test_there_is_no_way_back_where_nothing_was_sealed(window, hand):
    start(window, "first-flight")
    window.pass_chair()
    settle(60)
    assert not hand.named("curtain-back").isVisible()


def test_the_screen_is_whole_when_the_curtain_rises(window):
    start(window, "simple-setup-duel")
    window.pass_chair()
    settle(60)
    first = []
    window.shown.connect(lambda _what: first.append(window.grab().toImage()))
    window.table.lift()
    board = window.screen_.board
    zoom, middle = board.zoom, board.middle()
    window.screen_.board.clearFocus()
    settle(300)
    assert (board.zoom, board.middle()) == (zoom, middle)
    before, after = first[0], window.grab().toImage()
    box = window.screen_.rect().translated(window.screen_.mapTo(window, QPoint(0, 0)))
    same = sum(
        before.pixel(x, y) == after.pixel(x, y)
        for x in range(box.left(), box.right(), 7)
        for y in range(box.top(), box.bottom(), 7)
    )
    every = len(range(box.left(), box.right(), 7)) * len(range(box.top(), box.bottom(), 7))
    assert same / every > 0.995


# ---- setup


def deploy(window) -> None:
    screen = window.screen_
    offer = next(o for o in screen.view.offers if o.kind == "sits.deploy")
    counter = next(c for c in screen.view.counters if c.id == offer.piece)
    command = screen.session.propose(
        Gesture(by=screen.viewer, piece=offer.piece, cell=offer.cells[0], level=counter.level)
    )
    screen.session.give(command)
    settle(60)


@pytest.mark.rule("sits/D2.12")
@pytest.mark.parametrize("seat", ["Green", "Red"])
def test_the_zone_of_the_side_that_sits_down_fills_the_map(window, seat):
    start(window, "simple-setup-duel", curtain=False)
    if seat == "Red":
        window.pass_chair()
        settle(80)
    screen = window.screen_
    board = screen.board
    cells = {cell for offer in screen.view.offers for cell in offer.cells}
    seen = board.viewport().rect().adjusted(-2, -2, 2, 2)
    lying = [part.geometry() for part in (board.rosette, board.overview) if part.isVisible()]
    spots = [board.viewportTransform().map(QPointF(*board.board.geometry.centre(cell))) for cell in cells]
    assert all(seen.contains(spot.toPoint()) for spot in spots)
    assert not any(box.contains(spot.toPoint()) for spot in spots for box in lying)
    assert max(s.x() for s in spots) - min(s.x() for s in spots) > board.width() / 4


def test_the_fields_of_the_starting_velocity_show_their_numbers(window, hand):
    start(window, "simple-setup-duel")
    deploy(window)
    for slot, field in window.screen_.setup.speeds.items():
        editor = field.lineEdit()
        assert field.text() == "0"
        assert editor.width() >= editor.fontMetrics().horizontalAdvance("00"), slot
        assert editor.height() >= editor.fontMetrics().height() - 1, slot
        empty = field.grab().toImage()
        field.blockSignals(True)
        field.setValue(5)
        field.blockSignals(False)
        assert field.grab().toImage() != empty, slot
        field.blockSignals(True)
        field.setValue(0)
        field.blockSignals(False)


def test_a_velocity_is_typed_and_stepped(window, hand):
    start(window, "simple-setup-duel")
    deploy(window)
    field = window.screen_.setup.speeds["A"]
    hand.click(field)
    hand.key(Qt.Key.Key_A, CTRL)
    hand.type("3")
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Up)
    assert {s.slot: s.value for s in window.screen_.desk.attitude.slots}["A"] == 4


@pytest.mark.rule("sits/GLO.hex-facing")
def test_the_nose_is_turned_by_the_arrow_keys_and_the_wheel_on_the_card(window, hand):
    start(window, "simple-setup-duel")
    deploy(window)
    window.focus_instruments()
    desk = window.screen_.desk
    assert desk.attitude.forward == "B y"
    hand.key(Qt.Key.Key_Right)
    assert desk.attitude.forward == "B/C y"
    hand.key(Qt.Key.Key_Up)
    assert desk.attitude.forward == "B/C bu"
    hand.key(Qt.Key.Key_Down, times=2)
    assert desk.attitude.forward == "B/C bl"
    avid = window.screen_.setup.avid
    QApplication.sendEvent(
        avid,
        QWheelEvent(
            avid.rect().center().toPointF(),
            avid.mapToGlobal(avid.rect().center()).toPointF(),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )
    assert desk.attitude.forward == "C bl"


def test_the_windows_of_the_nose_are_listed_in_words_under_headings(window, hand):
    start(window, "simple-setup-duel")
    deploy(window)
    box = window.screen_.setup.nose
    words = [box.itemText(k) for k in range(box.count())]
    assert len(words) == 57
    assert "A/B, 30 degrees up" in words
    assert "straight down" in words
    assert box.currentText() == "B, level"
    model = box.model()
    heads = [model.index(k, 0).data() for k in range(box.count()) if not model.item(k).isEnabled()]
    assert heads == [
        "STRAIGHT UP",
        "60 DEGREES UP",
        "30 DEGREES UP",
        "LEVEL",
        "30 DEGREES DOWN",
        "60 DEGREES DOWN",
        "STRAIGHT DOWN",
    ]
    box.setFocus()
    hand.key(Qt.Key.Key_Down)
    assert window.screen_.desk.attitude.forward == "B/C y"


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_every_button_of_a_stop_lies_inside_a_small_window(qtbot, tmp_path, scale):
    window = open_window(tmp_path, text_scale=scale)
    qtbot.addWidget(window)
    at_the_first_stop(window)
    QTest.qWait(50)
    for button in window.screen_.phases.findChildren(QPushButton):
        if button.isVisible():
            box = button.rect().translated(button.mapTo(window, QPoint(0, 0)))
            assert window.rect().contains(box), button.text()
            assert button.width() >= button.sizeHint().width(), button.text()
    assert isinstance(window.screen_.phases.prompt, QWidget)
    window.close()


def test_the_keys_of_the_help_walk_from_the_thrust_to_both_grids(window, hand):
    start(window, "first-flight")
    window.focus_instruments()
    grids = window.screen_.plot.grids
    hand.key(Qt.Key.Key_H)
    assert grids.thrust.hasFocus()
    hand.key(Qt.Key.Key_2)
    assert window.screen_.desk.draft.thrust == 2
    hand.key(Qt.Key.Key_Tab)
    assert grids.vertical.hasFocus()
    hand.key(Qt.Key.Key_Tab)
    assert grids.horizontal.hasFocus()


# ---- the badges of the sides


def badge(window, side: str) -> QWidget:
    return window.findChild(QWidget, f"seat-{side}")


def test_a_click_on_the_badge_of_the_other_side_passes_the_chair_to_it(window, hand):
    start(window, "first-flight")
    assert window.screen_.viewer == "Green"
    assert "A click passes the chair to Red" in badge(window, "Red").toolTip()
    hand.click(badge(window, "Red"))
    settle(60)
    assert window.pages.currentWidget() is window.curtain
    hand.key(Qt.Key.Key_Return)
    settle(60)
    assert window.screen_.viewer == "Red"
    hand.click(badge(window, "Green"))
    settle(60)
    assert window.pages.currentWidget() is window.curtain


def test_a_click_on_the_own_badge_passes_nothing(window, hand):
    start(window, "first-flight")
    hand.click(badge(window, "Green"))
    settle(60)
    assert window.screen_.viewer == "Green"


def test_the_number_of_the_turn_keeps_clear_of_its_word_when_the_text_grows(window):
    """It lay over the word until the next turn."""
    start(window, "first-flight")
    turn = window.screen_.phases.findChild(TurnBadge)
    hub().use(QApplication.instance(), replace(hub().theme, text_scale=2.0))
    assert turn.width() == turn.sizeHint().width()
    hub().use(QApplication.instance(), replace(hub().theme, text_scale=1.0))


# ---- an exercise


def test_in_an_exercise_no_card_of_the_fight_is_laid_out(window):
    """A salvo card with a proposal lay open in a lesson in which nobody shoots."""
    at_the_first_stop(window)
    screen = window.screen_
    assert screen.view.phase.startswith("3")
    for _ in range(3):
        assert screen.right.currentWidget() is screen.plot
        assert not screen.side.switch.isVisible()
        assert screen.desk.target is None
        wait(GUARD + 1)
        window.press_primary()
        settle(60)
    assert screen.view.turn == 2


# ---- what lies around the board


@pytest.mark.parametrize("scenario", ["first-flight", "first-battle", "first-war-turn"])
def test_the_parts_of_the_screen_stay_as_they_are_when_the_chair_goes_round(window, scenario):
    """A tray that nobody saw took its room from the log each time that a side sat down."""
    start(window, scenario, curtain=False)
    settle(60)
    screen = window.screen_
    before = {name: splitter.sizes() for name, splitter in screen._splitters().items()}
    for _ in range(4):
        window.pass_chair()
        settle(60)
    screen = window.screen_
    assert {name: splitter.sizes() for name, splitter in screen._splitters().items()} == before


@pytest.fixture
def log(qtbot):
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(500, 84)
    made.show()
    return made


def lines(*words: str) -> tuple[LogLine, ...]:
    """Words as lines of the log; those that begin with a die are rolls."""
    return tuple(
        LogLine(seq=n, text=each.removeprefix("d6 "), kind="roll" if each.startswith("d6 ") else "event")
        for n, each in enumerate(words, 1)
    )


def in_sight(log: LogPanel) -> list[str]:
    text = log.findChild(QTextBrowser)
    seen = []
    block = text.document().begin()
    while block.isValid():
        box = text.cursorRect(QTextCursor(block))
        if box.top() >= 0 and box.bottom() <= text.viewport().height() + 1:
            seen.append(block.text().strip("\u00a0 "))
        block = block.next()
    return seen


def test_of_a_step_with_many_dice_the_log_shows_what_came_of_them(log):
    """In the few lines of a small screen only the dice were to be seen."""
    log.show_lines(lines(*(f"Line {n}" for n in range(8))))
    assert "Line 7" in in_sight(log)
    log.show_lines(lines(*(f"Line {n}" for n in range(8)), "A hit.", *(f"d6 {n}" for n in range(1, 6))))
    assert "A hit." in in_sight(log)


def test_the_log_is_at_its_end_again_after_an_earlier_moment(log):
    log.show_lines(lines(*(f"Line {n}" for n in range(20))))
    log.show_moment(2)
    assert "Line 19" not in in_sight(log)
    log.show_moment(None)
    assert "Line 19" in in_sight(log)
