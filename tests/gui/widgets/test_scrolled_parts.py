"""Scrolled parts are as high as what is written in them, however their texts came to be there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.rulesets.sits.phases import LAUNCH
from gui.qt import Scroller, scroller
from tests.gui.widgets.test_leaks import GREEN, fight_to
from tests.helpers.at_rest import at_rest, come_to_rest
from tests.helpers.sits_battles import a_battle


class Page(QWidget):
    """What is scrolled; its height may change without a word, as Qt has it now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.high = 300
        words = QLabel("Words.")
        words.setWordWrap(True)
        QVBoxLayout(self).addWidget(words)

    def heightForWidth(self, width: int) -> int:
        return self.high


@pytest.fixture
def part(qtbot) -> Scroller:
    made = scroller(Page(), tabbed=False)
    made.widget().setAutoFillBackground(False)  # as the theme has it: the ground behind it is drawn too
    qtbot.addWidget(made)
    made.resize(260, 120)
    made.show()
    come_to_rest(made)
    return made


def lay_out_anew(part: Scroller) -> None:
    """Forgets all heights that are kept, from the innermost part on."""
    for each in reversed(part.widget().findChildren(QWidget)):
        each.updateGeometry()
        if each.layout() is not None:
            each.layout().invalidate()
    part.widget().layout().invalidate()
    come_to_rest(part)


def test_a_part_that_goes_wrong_twice_in_the_same_way_is_put_right_twice(part):
    """It was put right the first time only."""
    page = part.widget()
    for _ in range(2):
        assert page.height() == 300
        page.high = 400
        at_rest(part)
        assert page.height() == 400
        page.high = 300
        page.updateGeometry()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def test_every_scrolled_part_has_the_height_that_it_needs_when_the_ship_at_hand_changes(window):
    """The salvo card kept the height of the ship before it in a picture that was taken too early."""
    fight_to(window, a_battle(), LAUNCH, GREEN)
    window.table.pass_to(GREEN, covered=False)
    seen = 0
    rows = range(len(window.screen_.forces._shown))
    for row in (*rows, *reversed(rows)):
        window.screen_.forces._list.setCurrentRow(row)
        at_rest(window)
        for each in window.screen_.findChildren(Scroller):
            inner = each.widget()
            if each.isVisible() and inner is not None and inner.hasHeightForWidth():
                before = inner.height()
                lay_out_anew(each)
                assert inner.height() == before, type(each.parent()).__name__
                seen += 1
    assert seen
