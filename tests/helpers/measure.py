"""What of a window is too small to read or to press."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollBar,
    QWidget,
)

from gui.qt import Elided
from tests.helpers.reader import path

_PARTS = re.compile("[\\s\u200b]+|(?<=-)")
"""Between these a line may end: spaces, places marked for it, and after a hyphen."""
CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)


def cut_labels(root: QWidget) -> list[str]:
    """The shown labels whose text needs more room than they have, or that lie outside what holds them."""
    return [
        f"“{_plain(each)[:50]}”: {why} in {path(each)}"
        for each in root.findChildren(QLabel)
        if each.isVisible() and each.text() and not isinstance(each, Elided) and (why := _cut(each))
    ]


def cut_buttons(root: QWidget) -> list[str]:
    """The shown buttons that are narrower than their words."""
    return [
        f"“{each.text()}”: needs {need}, has {each.width()} in {path(each)}"
        for each in root.findChildren(QPushButton)
        if type(each) is QPushButton and each.isVisible() and each.text()
        if (need := each.fontMetrics().horizontalAdvance(each.text())) > each.width() - 2
    ]


def _plain(label: QLabel) -> str:
    if label.textFormat() != Qt.TextFormat.RichText and "<" not in label.text():
        return label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return document.toPlainText()


def _cut(label: QLabel) -> str:
    room = label.contentsRect()
    if label.wordWrap():
        need = label.heightForWidth(label.width())
        if need > label.height() + 1:
            return f"needs {need} of height, has {label.height()}"
        widest = max(
            (label.fontMetrics().horizontalAdvance(word) for word in _PARTS.split(_plain(label))), default=0
        )
        if widest > room.width() + 1:
            return f"a word needs {widest}, has {room.width()}"
    else:
        need = label.sizeHint()
        if need.width() > label.width() + 1 or need.height() > label.height() + 1:
            return f"needs {need.width()}x{need.height()}, has {label.width()}x{label.height()}"
    return _outside(label)


def _outside(widget: QWidget) -> str:
    """Whether a widget reaches sideways over what holds it; downwards a scroll area shows it by scrolling."""
    holder = widget.parentWidget()
    while holder is not None and not holder.isWindow():
        here = QRect(widget.mapTo(holder, QPoint(0, 0)), widget.size())
        if here.left() < -1 or here.right() > holder.width() + 1:
            return f"lies at {here.left()} to {here.right()} of {holder.width()}"
        if _scrolls_sideways(holder):
            return ""
        holder = holder.parentWidget()
    return ""


def _scrolls_sideways(widget: QWidget) -> bool:
    area = widget.parentWidget()
    if not isinstance(area, QAbstractScrollArea) or area.viewport() is not widget:
        return False
    return area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def controls(root: QWidget) -> Iterator[QWidget]:
    """What can be pressed, shown and able."""
    for each in root.findChildren(QWidget):
        if not isinstance(each, CONTROLS) or isinstance(each, QScrollBar):
            continue
        inner = isinstance(each.parentWidget(), (QAbstractSpinBox, QComboBox, QLineEdit))
        if each.isVisible() and not inner and each.width() > 0:
            yield each


def small(root: QWidget, least: QSize) -> list[str]:
    """The controls that are smaller than that."""
    return [
        f"{each.width()}x{each.height()} {getattr(each, 'text', str)()!r} {path(each)}"
        for each in controls(root)
        if each.width() < least.width() or each.height() < least.height()
    ]
