"""The signs of the program as icons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from gui.icons import icon


@pytest.mark.parametrize("size", [QSize(0, 0), QSize(0, 16), QSize(16, 0)])
def test_an_icon_squeezed_to_nothing_paints_nothing(qtbot, qtlog, size):
    assert icon("close").pixmap(size).isNull()
    assert not [record.message for record in qtlog.records]


def test_an_icon_has_ink_at_its_size(qtbot):
    image = icon("close").pixmap(QSize(16, 16)).toImage()
    assert any(image.pixelColor(x, y).alpha() for x in range(16) for y in range(16))
