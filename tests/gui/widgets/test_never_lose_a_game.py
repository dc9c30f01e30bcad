"""A player's games on the home screen, and what goes wrong with disks: said plainly, nothing lost."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton

from engine import library
from engine.core.save import load
from engine.core.session import resume_game
from engine.core.store import Shelf
from gui.dialogs.game_care import GameCareSheet
from gui.dialogs.recovery import RecoverySheet
from gui.home.cards import RowCard
from gui.home.home_screen import FEW
from gui.session.keeping import PICTURE, Keeping
from tests.helpers.hand import Hand, visible_text
from tests.helpers.open_window import open_window, settle, start

FULL = OSError(28, "No space left on device")


def plot(window, roll: int) -> int:
    """A plot of the side that sits; how many commands the game then has."""
    window.screen_.desk.set_roll(roll)
    settle(60)
    return window.documents.current.game.bus.seq


def saved(window):
    return window.documents.recent()[0]


def rows(window):
    return [row for row in window.home.findChildren(RowCard) if row.objectName().startswith("rec")]


@pytest.fixture
def waiting(window):
    """One closed game on the home screen's list."""
    start(window, "pass-in-review", curtain=False)
    plot(window, 1)
    window.go_home()
    settle(60)
    return window


def care(window):
    Hand(window).click(window.home.findChild(QToolButton, f"more-{saved(window).shelf}"))
    settle(30)
    return window.sheets.top


def test_a_game_on_the_list_shows_a_small_picture_of_its_board(waiting):
    assert saved(waiting).path.with_name(PICTURE).is_file()
    assert rows(waiting)[0].picture is not None


def test_no_game_falls_off_the_list_however_many_there_are(waiting):
    for _ in range(FEW + 2):
        waiting.keeping.duplicate(saved(waiting))
    waiting.show_home()
    settle(60)
    assert len(rows(waiting)) == FEW
    waiting.home.findChild(QPushButton, "home-more-games").setFocus()
    Hand(waiting).key(Qt.Key.Key_Return)
    settle(60)
    assert len(rows(waiting)) == FEW + 3
    assert rows(waiting)[FEW].hasFocus()


def test_a_game_is_renamed_on_the_home_screen_by_keys(waiting):
    sheet = care(waiting)
    sheet.name.setFocus()
    sheet.name.setText("The long watch")
    Hand(waiting).key(Qt.Key.Key_Return)
    settle(60)
    assert not waiting.sheets.busy
    assert saved(waiting).title == "The long watch"
    assert "The long watch" in [row._title for row in rows(waiting)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Menu, Qt.Key.Key_F10])
def test_the_menu_key_of_a_row_opens_what_can_be_done_with_the_game(waiting, key):
    rows(waiting)[0].setFocus()
    shift = Qt.KeyboardModifier.ShiftModifier if key == Qt.Key.Key_F10 else Qt.KeyboardModifier.NoModifier
    Hand(waiting).key(key, shift)
    assert isinstance(waiting.sheets.top, GameCareSheet)


def test_a_game_is_duplicated_on_the_home_screen(waiting):
    care(waiting).findChild(QPushButton, "care-duplicate").click()
    settle(60)
    assert len(rows(waiting)) == 2


def test_a_game_goes_to_the_trash_only_after_a_yes(waiting):
    care(waiting).findChild(QPushButton, "care-trash").click()
    settle(30)
    waiting.sheets.top.enter()
    settle(30)
    assert saved(waiting).path.is_file()
    waiting.sheets.close_all()
    care(waiting).findChild(QPushButton, "care-trash").click()
    settle(30)
    waiting.sheets.top.findChild(QPushButton, "care-trash-yes").click()
    settle(60)
    assert rows(waiting) == []


def test_a_folder_that_no_file_manager_shows_is_named(waiting):
    waiting.keeping = Keeping(waiting.documents, shows=lambda _folder: False)
    sheet = care(waiting)
    sheet.findChild(QPushButton, "care-folder").click()
    assert "no file manager answers" in visible_text(sheet)


def test_what_could_not_be_done_is_in_sight_under_many_older_generations(waiting):
    for _ in range(6):
        waiting.resume(saved(waiting))
        waiting.table.lift()
        waiting.save()
        waiting.go_home()
    settle(60)
    waiting.keeping = Keeping(waiting.documents, shows=lambda _folder: False)
    sheet = care(waiting)
    sheet.findChild(QPushButton, "care-folder").click()
    settle(60)
    assert sheet.problem.visibleRegion().boundingRect() == sheet.problem.rect()


def test_the_words_of_an_older_generation_stand_on_one_line(waiting):
    waiting.resume(saved(waiting))
    waiting.go_home()
    settle(60)
    sheet = care(waiting)
    words = [part for part in sheet.findChildren(QLabel) if "command" in part.text() and "·" in part.text()]
    older = [part for part in words if part.text() == sheet._keeping.older(saved(waiting))[0].words]
    assert older
    assert older[0].height() < 2 * older[0].fontMetrics().height()


def test_an_older_generation_is_played_from_the_home_screen(waiting):
    waiting.resume(saved(waiting))
    waiting.table.lift()
    waiting.save()
    before = waiting.documents.current.game.bus.seq
    now = plot(waiting, 2)
    waiting.save()
    waiting.go_home()
    settle(60)
    sheet = care(waiting)
    older = [each for each in sheet._keeping.older(saved(waiting)) if each.words.startswith(f"{before} ")]
    sheet.findChild(QPushButton, f"care-generation-{older[0].generation}").click()
    settle(60)
    game = waiting.documents.current.game
    assert (before, game.bus.seq) == (now - 1, before)


def test_a_game_that_was_not_closed_is_offered_at_the_top_of_the_next_start(window, qtbot, tmp_path):
    start(window, "pass-in-review", curtain=False)
    made = plot(window, 1)
    window.documents.current.game._autosave.abandon()
    later = open_window(tmp_path)
    qtbot.addWidget(later)
    first = rows(later)[0]
    assert "Continue" in first.accessibleName()
    first.click()
    settle(60)
    assert later.documents.current.game.bus.seq == made
    later.close()
    window.documents.current.game._autosave = None


def test_a_full_disk_is_said_in_a_sentence_and_the_game_is_whole_when_there_is_room(window, monkeypatch):
    start(window, "pass-in-review", curtain=False)
    plot(window, 1)

    def full(*_args):
        raise FULL

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        disk.setattr(os, "fsync", full)
        plot(window, 2)
        assert "No space left on device" in visible_text(window)
        assert window.windowTitle().count("*") == 1
        window.save()
        settle(30)
        assert "Not saved" in visible_text(window)
        window.sheets.close_all()
    made = plot(window, 3)
    game = window.documents.current.game
    assert game.trouble == ""
    assert load(game.path, library.create).bus.seq == made


def test_a_game_that_another_program_plays_is_said_in_a_sentence(waiting):
    other = resume_game(Shelf(waiting.documents.shelf.folder), saved(waiting).shelf, library.create)
    waiting.show_home()
    settle(30)
    assert "Is open in another window or program." in rows(waiting)[0].accessibleName()
    rows(waiting)[0].click()
    settle(30)
    assert "is open in another window or program" in visible_text(waiting)
    waiting.sheets.close_all()
    settle(30)
    other.close()
    assert waiting.resume(saved(waiting))


def test_a_folder_that_may_only_be_read_lets_a_game_be_played_and_says_so(window, monkeypatch):
    def refused(*_args, **_options):
        raise PermissionError(30, "Read-only file system")

    with monkeypatch.context() as disk:
        disk.setattr("pathlib.Path.mkdir", refused)
        start(window, "pass-in-review", curtain=False)
        assert window.documents.current.game.path is None
        plot(window, 1)
        assert "Read-only file system" in visible_text(window)
    window.go_home()


# --- after a crash


@pytest.fixture
def cut_off(qtbot, tmp_path):
    """A window opened anew where another one was killed in the middle of a game."""
    first = open_window(tmp_path)
    qtbot.addWidget(first)
    start(first, "fleet-action", curtain=False)
    first.press_primary()
    settle(60)
    document = first.documents.current
    kept = (document.name, document.game.bus.seq, first.screen_.session.log()[-1].events[-1].text)
    # What a kill leaves behind: the lock of the dead program is free, the game was never closed.
    document.game._autosave.abandon()
    document.game._autosave = None
    later = open_window(tmp_path)
    qtbot.addWidget(later)
    settle(200)
    yield later, kept
    later.close()
    first.close()
    settle()


def test_the_start_after_a_crash_says_which_game_was_cut_off_and_how_much_is_there(cut_off):
    window, (_, commands, last) = cut_off
    sheet = window.sheets.top
    assert isinstance(sheet, RecoverySheet)
    text = visible_text(sheet)
    assert "Fleet action" in text
    assert f"{commands} command" in text
    assert last in text


def test_go_on_with_the_enter_key_plays_on_where_it_was_cut_off(cut_off):
    window, (name, commands, _) = cut_off
    Hand(window).key(Qt.Key.Key_Return)
    settle(100)
    assert window.documents.current.name == name
    assert window.documents.current.game.bus.seq == commands


def test_later_leaves_the_game_in_the_list(cut_off):
    window, (name, _, _) = cut_off
    Hand(window).key(Qt.Key.Key_Escape)
    assert not window.sheets.busy
    assert [each.shelf for each in window.documents.recover()] == [name]
    assert window.documents.current is None


def test_a_look_first_changes_nothing_and_leads_on(cut_off):
    window, (name, commands, last) = cut_off
    hand = Hand(window)
    hand.click(hand.named(f"recovery-look-{name}"))
    settle(60)
    assert last in visible_text(window.sheets.top)
    assert window.documents.current is None
    hand.click(hand.named("recovery-back"))
    assert isinstance(window.sheets.top, RecoverySheet)
    hand.click(hand.named(f"recovery-look-{name}"))
    hand.click(hand.named("recovery-go"))
    settle(100)
    assert window.documents.current.game.bus.seq == commands


def damage(saved, how) -> int:
    """Harms a game's file after its first command; how many commands its youngest generation holds."""
    lines = saved.path.read_bytes().splitlines(keepends=True)
    saved.path.write_bytes(
        {"gone": b"\0" * 900, "harmed": b"".join([*lines[:2], b"\xff\n", *lines[2:]])}[how]
    )
    return load(saved.path.with_name("game.1.hexsave"), library.create).bus.seq


@pytest.mark.parametrize("how", ["gone", "harmed"])
def test_a_game_whose_file_is_damaged_leads_to_its_older_generations(waiting, qtbot, tmp_path, how):
    waiting.resume(saved(waiting))
    waiting.table.lift()
    waiting.save()
    plot(waiting, 2)
    waiting.documents.current.game._autosave.abandon()
    waiting.documents.current.game._autosave = None
    there = damage(waiting.documents.recover()[0], how)
    later = open_window(tmp_path)
    qtbot.addWidget(later)
    hand = Hand(later)
    assert "Pass in Review" in visible_text(later.sheets.top)
    name = later.documents.recover()[0].shelf
    hand.click(hand.named(f"recovery-{'older' if how == 'gone' else 'go'}-{name}"))
    settle(60)
    if how == "harmed":
        assert "line 3" in visible_text(later.sheets.top)
        hand.press_button("Good")
    assert isinstance(later.sheets.top, GameCareSheet)
    hand.click(hand.named("care-generation-1"))
    settle(100)
    assert later.documents.current.game.bus.seq == there
    later.close()


def test_a_start_after_a_clean_end_asks_nothing(waiting, qtbot, tmp_path):
    later = open_window(tmp_path)
    qtbot.addWidget(later)
    settle(100)
    assert not later.sheets.busy
    later.close()
