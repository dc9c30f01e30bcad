"""A hand at the window: real mouse and key events on the window itself, as a player gives them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton, QScrollArea, QWidget

from tests.helpers.open_window import settle

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Hand:
    """Moves, clicks, drags and types; it fails where a player could not reach."""

    def __init__(self, window: QWidget) -> None:
        self.window = window

    @property
    def handle(self):
        return self.window.windowHandle()

    def settle(self, milliseconds: int | None = None) -> None:
        """Lets the window draw and deal with what is waiting."""
        settle(milliseconds)

    def place(self, widget: QWidget, at: QPointF | QPoint | None = None) -> QPoint:
        """A point of a widget in the window, seen and not covered by another widget."""
        if not widget.isVisible():
            raise AssertionError(f"{widget.objectName() or type(widget).__name__} is not to be seen")
        spot = QPoint(round(at.x()), round(at.y())) if at is not None else widget.rect().center()
        self._into_sight(widget, spot)
        there = widget.mapTo(self.window, spot)
        if not self.window.rect().contains(there):
            raise AssertionError(f"{widget.objectName()} at {there} lies outside the window")
        found = self.window.childAt(there)
        if found is not widget and not widget.isAncestorOf(found) and not found.isAncestorOf(widget):
            raise AssertionError(f"{widget.objectName()} is covered by {found.objectName() or found}")
        return there

    def _into_sight(self, widget: QWidget, spot: QPoint) -> None:
        parent = widget.parentWidget()
        while parent is not None:
            area = parent.parentWidget()
            if isinstance(area, QScrollArea) and area.viewport() is parent:
                inside = widget.mapTo(area.widget(), spot)
                area.ensureVisible(inside.x(), inside.y(), 30, 40)
                self.settle()
            parent = area

    def click(self, widget: QWidget, at: QPointF | QPoint | None = None, modifiers=NONE) -> None:
        there = self.place(widget, at)
        QTest.mouseMove(self.handle, there)
        QTest.mouseClick(self.handle, LEFT, modifiers, there)
        self.settle()

    def press_button(self, words: str) -> None:
        """Clicks the button with these words."""
        self.click(self.button(words))

    def button(self, words: str) -> QPushButton:
        """The button with these words that can be seen."""
        for each in self.window.findChildren(QPushButton):
            if each.text() == words and each.isVisible():
                return each
        raise AssertionError(f"no button {words!r} to be seen")

    def named(self, name: str) -> QWidget:
        """A widget by its name."""
        found = self.window.findChild(QWidget, name)
        if found is None:
            raise AssertionError(f"no widget {name!r}")
        return found

    def hold(
        self, start: tuple[QWidget, QPointF | None], end: tuple[QWidget, QPointF], steps: int = 6
    ) -> None:
        """Presses at the start and moves to the end without letting go."""
        first = self.place(*start)
        last = end[0].mapTo(self.window, QPoint(round(end[1].x()), round(end[1].y())))
        QTest.mouseMove(self.handle, first)
        QTest.mousePress(self.handle, LEFT, NONE, first)
        for step in range(1, steps + 1):
            QTest.mouseMove(self.handle, first + (last - first) * step / steps)
            self.settle(5)
        self._at = last

    def let_go(self) -> None:
        QTest.mouseRelease(self.handle, LEFT, NONE, self._at)
        self.settle()

    def drag(
        self, start: tuple[QWidget, QPointF | None], end: tuple[QWidget, QPointF], steps: int = 6
    ) -> None:
        self.hold(start, end, steps)
        self.let_go()

    def key(self, key: Qt.Key, modifiers=NONE, times: int = 1) -> None:
        """Types a key to whatever has the focus."""
        for _ in range(times):
            QTest.keyClick(self.handle, key, modifiers)
        self.settle()

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.handle, letter)
        self.settle()

    def row(self, view: QAbstractItemView, index: int) -> None:
        """Clicks a row of a list."""
        box = view.visualRect(view.model().index(index, 0))
        self.click(view.viewport(), QPointF(box.center()))


def visible_text(window: QWidget) -> str:
    """All words that the window's visible widgets hold, tool tips and accessible names included."""
    found = [window.windowTitle()]
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisible():
            continue
        for name in ("text", "toPlainText", "placeholderText", "currentText"):
            read = getattr(widget, name, None)
            if callable(read):
                try:
                    found.append(str(read()))
                except TypeError:
                    continue
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount()):
                index = model.index(row, 0)
                found += [str(model.data(index, role)) for role in (0, Qt.ItemDataRole.AccessibleTextRole)]
    return "\n".join(part for part in found if part)


def top_windows() -> list[QWidget]:
    """Every window of the program that can be seen."""
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
