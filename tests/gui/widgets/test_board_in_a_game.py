"""The board in a game of SITS: what the session knows stands in notes, tags and measures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine import library
from engine.core.ids import PieceId
from gui.board.notes import REST_MS
from gui.games.sits.measure import measurer
from tests.helpers.board_tables import cell
from tests.helpers.open_window import open_window, settle, start


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(tmp_path)
    qtbot.addWidget(made)
    start(made, "pass-in-review", curtain=False)
    yield made
    made.close()
    settle()


def ship(window, name):
    return next(c for c in window.screen_.session.view().counters if c.kind == "piece" and c.title == name)


def hover(window, counter):
    board = window.screen_.board
    at = board.viewportTransform().map(QPointF(*board.board.geometry.centre(counter.cell))).toPoint()
    assert board.viewport().rect().contains(at)
    for step in (2, 0):
        spot = board.viewport().mapTo(window, at) - QPointF(step, step).toPoint()
        QTest.mouseMove(window.windowHandle(), spot)


@pytest.mark.rule("sits/C1.14")
def test_a_measure_tells_the_true_range_of_hexes_and_levels():
    words = measurer(library.create("sits"))
    assert words(cell(5, 20), 0, cell(5, 8), 5) == "range 13 hexes, 12A, 5 levels up"
    assert words(cell(5, 20), 2, cell(5, 19), 2) == "range 1 hex, 1A, same level"


def test_every_ship_is_named_with_its_level_at_the_first_look(window):
    layer = window.screen_.board.board.labels.layer
    for counter in window.screen_.session.view().counters:
        if counter.kind == "piece":
            level = str(abs(counter.level))
            assert layer.placed[counter.id].tag.text.split(" ")[1].strip("+−") == level


def test_resting_on_an_enemy_tells_class_velocity_and_range(window):
    enemy = ship(window, "Etna")
    hover(window, enemy)
    settle(REST_MS + 80)
    lines = window.screen_.board.notes.about.text.split("\n")
    assert lines[0] == window.screen_.session.inspect(enemy.id).title
    assert lines[1].startswith("R2, hex ")
    assert lines[3].startswith("Velocity ")
    assert lines[4].startswith("From Advance: range ")
    assert lines[4].endswith("4 levels up")


def test_five_turns_of_coasting_are_numbered_as_the_turns_of_the_game(window):
    screen = window.screen_
    screen.desk.coast_ahead(5)
    settle()
    placed = screen.board.board.labels.layer.placed.values()
    turns = sorted(each.tag.text.split(" ")[0] for each in placed if each.tag.text.startswith("T"))
    assert turns == ["T1", "T2", "T3", "T4", "T5"]
    assert screen.desk.selected == PieceId(ship(window, "Advance").id)


def test_the_measure_of_the_screen_asks_the_session(window):
    board = window.screen_.board
    hover(window, ship(window, "Advance"))
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_R)
    hover(window, ship(window, "Etna"))
    settle()
    assert board.bubble.text.startswith("range ")


def test_in_setup_the_zone_is_looked_at(qtbot, tmp_path):
    window = open_window(tmp_path)
    qtbot.addWidget(window)
    start(window, "simple-setup-duel", curtain=False)
    board = window.screen_.board
    zone = {each for offer in window.screen_.session.view().offers for each in offer.cells}
    places = [board.viewportTransform().map(QPointF(*board.board.geometry.centre(each))) for each in zone]
    room = board.viewport().rect()
    assert zone
    assert all(room.contains(place.toPoint()) for place in places)
    assert max(p.x() for p in places) - min(p.x() for p in places) > room.width() / 4
    window.close()
    settle()
