"""What a screen reader finds in a window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget


def focusable(root: QWidget) -> Iterator[QWidget]:
    """Every widget that is shown and can have the keys."""
    for each in root.findChildren(QWidget):
        if each.isVisible() and each.isEnabled() and each.focusPolicy() != Qt.FocusPolicy.NoFocus:
            yield each


def spoken(widget: QWidget) -> str:
    """The name that Qt gives a screen reader for a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name).strip() if found is not None else ""


def path(widget: QWidget) -> str:
    """Where a widget stands, for a failing test's words."""
    parts, each = [], widget
    while each is not None and len(parts) < 5:
        parts.append(f"{type(each).__name__}#{each.objectName()}")
        each = each.parentWidget()
    return " < ".join(parts)


def unnamed(root: QWidget) -> list[str]:
    """The widgets that can have the keys and of which a screen reader can't say what they are."""
    return [
        path(each)
        for each in focusable(root)
        if not spoken(each) and not isinstance(each, QScrollBar) and not _inner(each)
    ]


def _inner(widget: QWidget) -> bool:
    """The viewport of a scroll area and the editor of a spin box speak through their owner."""
    owner = widget.parentWidget()
    if isinstance(owner, QAbstractScrollArea) and owner.viewport() is widget:
        return True
    return widget.objectName().startswith("qt_spinbox_") or widget.objectName() == "qt_tabwidget_tabbar"
