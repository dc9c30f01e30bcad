"""Windows come back to where they were."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gui.session.places import Places


@pytest.fixture
def opened(qtbot):
    def make(places: Places, name: str = "main") -> tuple[QWidget, bool]:
        window = QWidget()
        qtbot.addWidget(window)
        found = places.watch(window, name, QSize(640, 360))
        window.show()
        return window, found

    return make


def test_a_window_seen_for_the_first_time_has_its_own_size(tmp_path, opened):
    window, found = opened(Places(tmp_path / "windows.json"))
    assert not found
    assert window.size() == QSize(640, 360)


def test_a_window_comes_back_in_the_size_and_at_the_place_where_it_was_closed(tmp_path, opened):
    file = tmp_path / "windows.json"
    window, _ = opened(Places(file))
    window.setGeometry(40, 60, 500, 420)
    window.close()
    again, found = opened(Places(file))
    assert found
    assert (again.pos(), again.size()) == (window.pos(), window.size())


def test_each_window_has_a_place_of_its_own(tmp_path, opened):
    places = Places(tmp_path / "windows.json")
    main, _ = opened(places, "main")
    board, _ = opened(places, "board")
    main.resize(500, 420)
    board.resize(700, 300)
    main.close()
    board.close()
    assert opened(Places(tmp_path / "windows.json"), "main")[0].size() == QSize(500, 420)
    assert opened(Places(tmp_path / "windows.json"), "board")[0].size() == QSize(700, 300)


@pytest.mark.parametrize("text", ["", "no json", "[]", '{"main": 7}', '{"main": "%%%"}', '{"main": "AAAA"}'])
def test_a_broken_note_of_places_is_passed_over(tmp_path, opened, text):
    file = tmp_path / "windows.json"
    file.write_text(text, encoding="utf-8")
    window, found = opened(Places(file))
    assert not found
    assert window.size() == QSize(640, 360)


def test_a_place_off_every_screen_is_brought_back_onto_one(tmp_path, opened, qapp):
    file = tmp_path / "windows.json"
    window, _ = opened(Places(file))
    window.setGeometry(40_000, 40_000, 500, 420)
    window.close()
    again, _ = opened(Places(file))
    assert any(screen.geometry().intersects(again.frameGeometry()) for screen in qapp.screens())


def test_without_a_file_nothing_is_kept(opened):
    window, _ = opened(Places(None))
    window.resize(500, 420)
    window.close()
