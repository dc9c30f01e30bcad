"""A window of its own for each test, and a hand at it."""

from __future__ import annotations

import pytest

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
