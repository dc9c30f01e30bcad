"""The history bar by mouse and keys: earlier moments, bookmarks, what-ifs, comparing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from engine.core.game import load_game
from tests.helpers.open_window import settle, start
from tests.helpers.time_table import battle, play, stays

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def slide(hand, bar, number: int) -> None:
    hand.click(bar.slider, QPointF(bar.slider.x_of(number), bar.slider.height() / 2))
    settle(40)


def test_a_press_on_the_slider_shows_that_moment_and_leaves_the_game_alone(window, hand):
    battle(window)
    screen, before = window.screen_, stays(window)
    now = screen.session.view()
    slide(hand, screen.history, 20)
    assert screen.session.history.at == 20
    assert screen.view == screen.session.history.view_at(20)
    assert "20 of" in screen.phases.prompt.text()
    assert stays(window) == before
    hand.click(hand.named("history-now"))
    assert screen.session.view() == now


def test_dragging_the_slider_goes_through_the_moments(window, hand):
    battle(window)
    bar = window.screen_.history
    y = bar.slider.height() / 2
    hand.hold((bar.slider, QPointF(bar.slider.x_of(10), y)), (bar.slider, QPointF(bar.slider.x_of(40), y)))
    hand.let_go()
    settle(40)
    assert window.screen_.session.history.at == 40


def test_keys_lead_back_and_on_to_the_start_and_to_now(window, hand):
    battle(window)
    history = window.screen_.session.history
    hand.key(Qt.Key.Key_Left, ALT, times=3)
    assert history.at == history.last - 3
    hand.key(Qt.Key.Key_Right, ALT)
    assert history.at == history.last - 2
    hand.key(Qt.Key.Key_Home, ALT)
    assert history.at == 0
    hand.key(Qt.Key.Key_End, ALT)
    assert history.at is None


def test_play_goes_on_by_itself_and_stops_at_now(window, hand):
    battle(window, 20)
    bar = window.screen_.history
    bar._play.setInterval(1)
    slide(hand, bar, bar.slider.maximum() - 3)
    hand.key(Qt.Key.Key_P, ALT)
    for _ in range(50):
        settle(20)
        if not bar.playing:
            break
    assert window.screen_.session.history.at is None
    assert not bar.playing


def test_nothing_can_be_done_in_an_earlier_moment_and_undo_says_why(window, hand):
    battle(window, undo="open")
    screen = window.screen_
    slide(hand, screen.history, 5)
    assert window.reason_no_undo() == "You look at an earlier moment; go back to now first."
    assert window.reason_no_redo() == "You look at an earlier moment; go back to now first."
    assert not screen.phases.primary.isVisible()
    hand.key(Qt.Key.Key_Z, CTRL)
    assert screen.session.history.at == 5


def test_what_others_did_since_a_side_sat_here_is_replayed(window, hand):
    battle(window, 30)
    other = next(p for p in window.documents.current.game.players if p != window.screen_.viewer)
    seat = window.screen_.viewer
    window.table.pass_to(other, covered=False)
    before = window.documents.current.looked(seat)
    play(window.documents.current.game.bus, 60)
    window.table.pass_to(seat, covered=False)
    settle(60)
    bar = window.screen_.history
    assert bar.looked == before
    assert bar.line.unseen > 0
    assert bar.replay_button.isVisible()
    assert not bar.where.isVisible()
    hand.key(Qt.Key.Key_R, ALT)
    assert window.screen_.session.history.at == before
    assert bar.playing
    hand.key(Qt.Key.Key_Right, ALT)
    assert not bar.playing
    assert window.screen_.session.history.at == before + 1


def test_a_plot_game_shows_only_ones_own_sealed_orders_in_earlier_moments(window, hand):
    start(window, "pass-in-review", curtain=False)
    screen = window.screen_
    screen.desk.set_roll(1)
    settle(40)
    assert screen.session.history.last == 1
    seat = screen.viewer
    other = next(p for p in window.documents.current.game.players if p != seat)
    window.table.pass_to(other, covered=False)
    settle(60)
    assert window.screen_.session.history.last == 0
    assert window.reason_no_past() == "Nothing has happened yet."


def test_the_bar_can_be_put_away_and_stays_away(window, hand):
    start(window, "pass-in-review", curtain=False)
    assert window.screen_.history.isVisible()
    hand.key(Qt.Key.Key_H, CTRL)
    assert not window.screen_.history.isVisible()
    assert window.settings.flag("history_bar") is False
    hand.key(Qt.Key.Key_H, CTRL)
    assert window.screen_.history.isVisible()


def test_a_bookmark_is_written_found_in_the_list_and_gone_to(window, hand):
    battle(window)
    screen = window.screen_
    slide(hand, screen.history, 12)
    hand.key(Qt.Key.Key_B, CTRL)
    hand.type("Here it began")
    hand.key(Qt.Key.Key_Return)
    assert not window.sheets.busy
    (mark,) = window.documents.current.game.header.bookmarks
    assert (mark.text, mark.private, mark.by) == ("Here it began", True, screen.viewer)
    hand.key(Qt.Key.Key_End, ALT)
    hand.key(Qt.Key.Key_B, CTRL | SHIFT)
    hand.click(hand.named("mark-go-0"))
    assert screen.session.history.at == 12
    hand.key(Qt.Key.Key_B, CTRL | SHIFT)
    hand.click(hand.named("mark-drop-0"))
    assert window.documents.current.game.header.bookmarks == ()


def test_an_empty_bookmark_is_refused_with_words(window, hand):
    battle(window, 10)
    hand.key(Qt.Key.Key_B, CTRL)
    hand.click(hand.named("mark-keep"))
    assert window.sheets.busy
    assert window.sheets.top._problem.text() == "A bookmark needs a word or two."


def test_a_what_if_is_played_compared_and_left_without_touching_the_game(window, hand):
    battle(window)
    parent, before = window.documents.current.name, stays(window)
    slide(hand, window.screen_.history, 25)
    hand.key(Qt.Key.Key_B, ALT)
    field = window.findChild(QLineEdit, "branch-name")
    field.selectAll()
    hand.type("Turn about")
    hand.key(Qt.Key.Key_Return)
    settle(150)
    document = window.documents.current
    assert document.title == "Turn about"
    assert document.game.header.branches[-1].parent == parent
    assert window.screen_.session.history.last == 25
    play(document.game.bus, 45, chance=5)
    settle(80)

    hand.key(Qt.Key.Key_C, CTRL | SHIFT)
    hand.click(hand.named(f"compare-{parent}"))
    sheet = window.sheets.top
    assert any(row.aspect == "place" for row in sheet.rows())
    sheet.slider.setValue(0)
    assert sheet.rows() == ()
    sheet.slider.setValue(sheet.slider.maximum())
    mine = window.screen_
    hand.click(hand.named("compare-switch"))
    settle(80)
    assert window.pages.currentWidget() is window.aside
    assert window.aside.session.view().active == ()
    hand.key(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is mine
    assert window.aside is None

    hand.key(Qt.Key.Key_C, CTRL | SHIFT)
    hand.click(hand.named(f"play-on-{parent}"))
    settle(150)
    assert window.documents.current.name == parent
    journal, state, _ = before
    assert tuple(step.command for step in window.documents.current.game.bus.journal) == journal
    assert window.documents.current.game.bus.state == state


def test_a_what_if_starts_before_what_others_hold_sealed(window, hand):
    start(window, "pass-in-review", curtain=False)
    screen = window.screen_
    screen.desk.set_roll(1)
    settle(40)
    seat = screen.viewer
    other = next(p for p in window.documents.current.game.players if p != seat)
    window.table.pass_to(other, covered=False)
    settle(60)
    hand.key(Qt.Key.Key_B, ALT)
    assert "sealed" in window.findChild(QLabel, "branch-reason").text()
    hand.key(Qt.Key.Key_Return)
    settle(150)
    assert window.documents.current.game.bus.seq == 0


def test_what_the_home_screen_says_of_a_game_is_not_an_earlier_moment(window, hand):
    battle(window)
    document = window.documents.current
    stands = document._stands
    slide(hand, window.screen_.history, 0)
    assert document._stands == stands
    assert load_game(document.game.path, window.documents._rulesets).bus.seq == document.game.bus.seq


def test_a_narrow_bar_says_the_number_whole_instead_of_words_that_are_cut(window):
    battle(window)
    bar = window.screen_.history
    bar.where.resize(60, 20)
    assert bar.where.text() == f"{bar.line.number} of {bar.line.last}"
    assert bar.line.where in bar.where.toolTip()
    bar.where.resize(600, 20)
    assert bar.where.text().startswith(bar.line.where)
