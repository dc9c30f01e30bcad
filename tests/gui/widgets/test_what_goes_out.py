"""Dice report and files: the log, the record of rolls, a moving picture, each of what one seat saw."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox, QLabel

from engine.core.commitment import commitment, in_groups
from engine.core.state import Outcome
from gui.session.moving_picture import MOST, gif, moments
from tests.helpers.open_window import settle, start
from tests.helpers.time_table import battle

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SCRIPT = Path(__file__).parents[3] / "docs" / "verify_dice.py"


def written(window, suffix: str) -> Path:
    (found,) = [each for each in window.documents.folders.exports.iterdir() if each.suffix == suffix]
    return found


def test_the_dice_report_shows_the_seal_and_what_fell(window, hand):
    battle(window, 120)
    hand.key(Qt.Key.Key_D, CTRL)
    header = window.documents.current.game.header
    assert window.findChild(QLabel, "dice-seal").text() == in_groups(commitment(header.seed))
    assert "d10" in window.findChild(QLabel, "die-words-10").text()


def test_the_rolls_are_exported_sealed_while_the_game_goes_on(window, hand):
    battle(window, 120)
    hand.key(Qt.Key.Key_D, CTRL)
    hand.click(hand.named("dice-export"))
    hand.click(hand.named("export-go"))
    record = json.loads(written(window, ".json").read_bytes())
    assert record["opened"] is False
    assert record["seeds"][0]["seed"] is None
    assert record["rolls"]


def test_the_rolls_of_a_finished_game_are_opened_and_verified_by_the_script(window, hand, tmp_path):
    battle(window, 100)
    game = window.documents.current.game
    # A whole war takes thousands of commands; that it is over is all that matters here.
    game.bus._state = replace(game.bus.state, outcome=Outcome(winner=None, reason="Peace."))
    window._write_dice(tmp_path / "dice.json", ".json")
    window._write_dice(tmp_path / "dice.csv", ".csv")
    words = [sys.executable, "-I", str(SCRIPT), str(tmp_path / "dice.json"), commitment(game.header.seed)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    record = json.loads((tmp_path / "dice.json").read_bytes())
    assert len((tmp_path / "dice.csv").read_text().splitlines()) == len(record["rolls"]) + 1
    record["rolls"][-1]["faces"][0] = record["rolls"][-1]["faces"][0] % record["rolls"][-1]["sides"][0] + 1
    (tmp_path / "dice.json").write_text(json.dumps(record))
    assert subprocess.run(words, capture_output=True, check=False).returncode == 1


def test_the_log_is_exported_as_a_page_and_as_text(window, hand):
    battle(window, 60)
    window.screen_.session.history.mark("A <turning> point")
    for kind in (0, 1):
        window.activateWindow()  # the offscreen platform forgets it when a chooser goes
        settle()
        hand.key(Qt.Key.Key_L, CTRL | SHIFT)
        window.findChild(QComboBox, "export-kind").setCurrentIndex(kind)
        hand.click(hand.named("export-go"))
    page, text = written(window, ".html").read_text(), written(window, ".txt").read_text()
    assert page.startswith("<!DOCTYPE html>")
    assert "A &lt;turning&gt; point" in page
    assert "A <turning> point" in text
    assert "Turn 1" in text
    for line in window.screen_.log.lines():
        assert line.text in text


def test_an_exported_log_holds_nothing_of_the_other_sides_sealed_orders(window, hand, tmp_path):
    start(window, "pass-in-review", curtain=False)
    window.screen_.desk.set_roll(1)
    settle(40)
    window._write_log(tmp_path / "mine.txt", ".txt")
    seat = window.screen_.viewer
    other = next(p for p in window.documents.current.game.players if p != seat)
    window.table.pass_to(other, covered=False)
    settle(60)
    window._write_log(tmp_path / "theirs.txt", ".txt")
    assert "roll" in (tmp_path / "mine.txt").read_text()
    assert "roll" not in (tmp_path / "theirs.txt").read_text()


def test_a_stretch_of_a_battle_becomes_an_animated_picture_of_what_the_seat_saw(window, hand):
    battle(window, 40)
    before = window.documents.current.game.bus.state
    window.export_picture()
    sheet = window.sheets.top
    sheet.first.setValue(20)
    sheet.last.setValue(26)
    hand.click(hand.named("picture-go"))
    hand.click(hand.named("export-go"))
    for _ in range(200):
        settle(20)
        if not window.sheets.busy:
            break
    with Image.open(written(window, ".gif")) as made:
        assert made.n_frames == 7
        assert made.info["loop"] == 0
        assert made.width > 300
        shots = []
        for number in range(made.n_frames):
            made.seek(number)
            shots.append(made.convert("RGB").tobytes())
    assert len(set(shots)) > 3
    assert window.documents.current.game.bus.state == before
    assert window.screen_.session.history.at is None


def test_a_picture_that_is_stopped_leaves_no_file(window, hand):
    battle(window, 40)
    window._film(window.documents.folders.exports / "a.gif", 0, 40, 1.0)
    hand.press_button("Stop")
    settle(60)
    assert not window.documents.folders.exports.exists()


def test_a_file_that_cant_be_written_is_told(window, hand, tmp_path):
    battle(window, 10)
    (tmp_path / "file").write_text("x")
    window.write_file(tmp_path / "file" / "log.txt", b"x")
    assert window.sheets.top.title.text() == "Not written"


def test_of_a_long_stretch_every_second_moment_is_drawn_and_always_the_last():
    assert list(moments(3, 6)) == [3, 4, 5, 6]
    found = moments(0, 1000)
    assert len(found) <= MOST + 1
    assert found[-1] == 1000


def test_pictures_of_any_width_keep_their_colours():
    picture = QImage(13, 7, QImage.Format.Format_RGB888)
    picture.fill(Qt.GlobalColor.red)
    with Image.open(io.BytesIO(gif([picture, picture], 0.5))) as made:
        assert made.size == (13, 7)
        assert made.convert("RGB").getpixel((12, 6)) == (255, 0, 0)


def test_no_pictures_make_no_file():
    with pytest.raises(ValueError, match="at least one"):
        gif([], 1.0)
