"""Print and export: chosen, paged and written from the window, as a player does it."""

from __future__ import annotations

import errno
import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from tests.helpers.open_window import settle, start

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def export(window, hand):
    """The sheet, opened by its key over a duel."""
    start(window, "simple-setup-duel", curtain=False)
    hand.key(Qt.Key.Key_P, CTRL)
    return window.sheets.top


def choose(export, hand, title: str) -> None:
    """Clicks a line of the list."""
    titles = [export.list.item(row).text() for row in range(export.list.count())]
    hand.row(export.list, titles.index(title))


def name_file(export, hand, path) -> None:
    """Types over the name of the file."""
    hand.click(export.file)
    hand.key(Qt.Key.Key_A, CTRL)
    for letter in str(path):
        QTest.keyClick(export.file, letter)
    settle()


def test_ctrl_p_offers_all_that_the_game_can_print(export):
    titles = [export.list.item(row).text() for row in range(export.list.count())]
    assert titles == [
        "Ship sheets",
        "AVID cards, as they stand",
        "Orders",
        "AVID cards, blank",
        "Salvo Cards",
        "Missile Defense Cards",
        "Counters",
        "Map at true scale",
        "Rulings",
        "Picture of the map, as it is seen",
        "Picture of the map, all of it",
        "Picture of the 3D view, as it is seen",
        "Picture of the 3D view, all of it",
        "Picture of the board for all",
    ]
    assert export.preview.count == 2


def test_star_control_offers_sheets_counters_map_rulings_and_pictures(window, hand):
    start(window, "fleet-action", curtain=False)
    hand.key(Qt.Key.Key_P, CTRL)
    export = window.sheets.top
    titles = [export.list.item(row).text() for row in range(export.list.count())]
    assert titles == [
        "Fleet sheets",
        "Counters",
        "Map at true scale",
        "Rulings",
        "Picture of the galactic starmap, as it is seen",
        "Picture of the galactic starmap, all of it",
        "Picture of the board for all",
    ]


def test_a_pdf_is_written_by_clicks_and_keys_alone(export, hand, tmp_path):
    choose(export, hand, "Salvo Cards")
    name_file(export, hand, tmp_path / "cards.pdf")
    hand.press_button("Write the file")
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF-")
    assert export.said.text() == f"1 page written to {tmp_path / 'cards.pdf'}"


def test_the_ending_of_the_format_is_added(export, hand, tmp_path):
    name_file(export, hand, tmp_path / "sheets")
    hand.press_button("Write the file")
    assert (tmp_path / "sheets.pdf").exists()


def test_a_file_that_is_there_is_replaced_only_when_that_is_confirmed(export, hand, window, tmp_path):
    path = tmp_path / "mine.pdf"
    path.write_bytes(b"dear")
    name_file(export, hand, path)
    hand.press_button("Write the file")
    assert window.sheets.top is not export
    hand.press_button("Leave it")
    assert path.read_bytes() == b"dear"
    hand.press_button("Write the file")
    hand.press_button("Replace it")
    assert path.read_bytes().startswith(b"%PDF-")
    assert window.sheets.top is export


def test_a_write_that_fails_says_why(export, hand, tmp_path):
    (tmp_path / "file").write_text("x")
    name_file(export, hand, tmp_path / "file" / "a.pdf")
    hand.press_button("Write the file")
    assert "can't be made" in export.said.text()
    assert export.said.property("role") == "bad"


def test_a_full_disk_leaves_the_old_file_and_says_so(export, hand, tmp_path, monkeypatch):
    def full(*_files):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "a.pdf"
    path.write_bytes(b"dear")
    name_file(export, hand, path)
    monkeypatch.setattr("engine.core.files.os.replace", full)
    hand.press_button("Write the file")
    hand.press_button("Replace it")
    assert "No space left on device" in export.said.text()
    assert path.read_bytes() == b"dear"
    assert [each.name for each in tmp_path.glob("*.p*")] == ["a.pdf"]


def test_an_empty_name_is_asked_for(export, hand):
    hand.click(export.file)
    hand.key(Qt.Key.Key_A, CTRL)
    hand.key(Qt.Key.Key_Delete)
    hand.press_button("Write the file")
    assert export.said.text() == "Say which file it shall be."


@pytest.mark.parametrize(("kind", "start_of_file"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_a_picture_of_the_whole_map_is_written_in_the_format_chosen(
    export, hand, tmp_path, kind, start_of_file
):
    choose(export, hand, "Picture of the map, all of it")
    combo = export.findChild(QComboBox, "export-format")
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down if kind == "svg" else Qt.Key.Key_Up)
    settle()
    name_file(export, hand, tmp_path / f"map.{kind}")
    hand.press_button("Write the file")
    data = (tmp_path / f"map.{kind}").read_bytes()
    assert data.startswith(start_of_file)
    if kind == "png":
        assert QImage.fromData(data).width() > 1000


def test_the_pages_follow_the_paper_and_the_size_chosen(export, hand):
    choose(export, hand, "Map at true scale")
    large = export.preview.count
    combo = export.findChild(QComboBox, "export-hex")
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    assert export.preview.count < large
    before = export.preview.count
    export.paper.setFocus()
    QTest.keyClick(export.paper, Qt.Key.Key_Down)
    assert export.page_size().id == "letter"
    assert export.preview.count >= 1
    assert before >= 1


def test_choices_are_found_again_the_next_time(window, export, hand):
    choose(export, hand, "Counters")
    export.paper.setFocus()
    QTest.keyClick(export.paper, Qt.Key.Key_Down)
    hand.press_button("Done")
    hand.key(Qt.Key.Key_P, CTRL)
    again = window.sheets.top
    assert again.offered.title == "Counters"
    assert again.page_size().id == "letter"


def test_the_ship_sheet_leads_to_its_own_print(window, hand):
    start(window, "simple-setup-duel", curtain=False)
    hand.key(Qt.Key.Key_F5)
    hand.press_button("Next ship")
    hand.press_button("Print and export…")
    export = window.sheets.top
    assert export.offered.id == "ships"
    assert export.preview.count == 1
    assert export.findChild(QComboBox, "export-ship").currentText().startswith("Saladin")


def test_without_a_game_there_is_nothing_to_print(window):
    assert window.reason_no_print() == "No game is open."


def test_everything_on_the_sheet_has_a_name_for_screen_readers(export):
    assert export.list.accessibleName()
    assert export.file.accessibleName()
    assert all(combo.accessibleName() for combo in export.findChildren(QComboBox))
