"""A window of its own for each test, and a hand at it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible

import gui.announce
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window, settle


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(tmp_path)
    qtbot.addWidget(made)
    yield made
    made.close()
    settle()


@pytest.fixture
def hand(window):
    return Hand(window)


@pytest.fixture
def heard(monkeypatch):
    """What is sent to a screen reader."""
    events = []

    def take(event):
        words = event.message() if event.type() == QAccessible.Event.Announcement else ""
        events.append((event.type(), words))

    class Reader:
        Event = QAccessible.Event
        updateAccessibility = staticmethod(take)

    monkeypatch.setattr(gui.announce, "QAccessible", Reader)
    return events
