"""Sheets: dialogs inside the window, over a darkened table; no window of their own can get lost behind it."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QMouseEvent, QPaintEvent, QWindow
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from gui.icons import icon
from gui.qt import BASE, PAGE, SMALL, button, column, label, let_go, painting, row, scroller, tool
from gui.speech import tr
from gui.theme.style import hub
from gui.turned import UPRIGHT, Turned, turned_size

_BAR: Final = 6
"""Pixels kept free at the right of all that a sheet holds: where it scrolls, the bar stands there."""
_HELD: Final = 20
"""Milliseconds after which it is looked again whether a mouse button is still held."""
PAGES: Final[Mapping[Qt.Key, int]] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -7,
    Qt.Key.Key_PageDown: 7,
}
"""Keys that scroll a long sheet, and by how many eighths of a page."""


class Sheet(QFrame):
    """A titled panel with a body and a row of buttons. Escape closes it."""

    closed = Signal()
    refilled = Signal()
    """What it holds takes another height now."""
    SPOKEN_ROLE: Final = QAccessible.Role.Dialog

    def __init__(self, title: str, *, width: int = 560, closable: bool = True) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._width = width
        self.closable = closable
        self.title = label(title, "title")
        self.body = QVBoxLayout()
        self.body.setSpacing(SMALL)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(SMALL)
        self.buttons.addStretch(1)
        self.buttons.setContentsMargins(0, 0, _BAR, 0)
        head = row(self.title, None)
        if closable:
            cross = tool("", self.close_sheet, tip=tr("Close (Esc)"))
            cross.setIcon(icon("close", "text_dim"))
            head.addWidget(cross)
        inner = QWidget()
        inner.setObjectName("clear")
        inner.setLayout(self.body)
        self.body.setContentsMargins(0, 0, _BAR, 0)
        self._inner = inner
        inner.installEventFilter(self)
        self._area = scroller(inner, tabbed=False)
        self.setLayout(column(head, self._area, self.buttons, gap=BASE, margin=PAGE))
        self.setAccessibleName(title)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self.refilled.emit()
        return super().eventFilter(watched, event)

    def bring_into_sight(self, part: QWidget) -> None:
        """Scrolls a part of a long sheet into sight, all of it where there is room."""
        self._area.ensureWidgetVisible(part, 0, SMALL)

    def add_text(self, text: str, role: str = "body") -> QLabel:
        """A paragraph."""
        made = label(text, role, wrap=True)
        self.body.addWidget(made)
        return made

    def add_button(
        self, text: str, run: Callable[[], object] | None = None, *, role: str = "", closes: bool = True
    ) -> QPushButton:
        """A button at the foot; it closes the sheet before it runs, unless told otherwise."""

        def pressed() -> None:
            if closes:
                self.close_sheet()
            if run is not None:
                run()

        made = button(text, pressed, role=role)
        if role == "primary":
            made.setDefault(True)
        self.buttons.addWidget(made)
        return made

    def close_sheet(self) -> None:
        """Takes the sheet away."""
        self.closed.emit()

    def first_focus(self) -> QWidget | None:
        """Where the keys go when the sheet opens: the primary button unless a sheet says otherwise."""
        buttons = self.findChildren(QPushButton)
        chosen = [each for each in buttons if each.property("role") == "primary" and each.isEnabled()]
        found = chosen or buttons
        return found[-1] if found else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.closable:
            self.close_sheet()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif Qt.Key(event.key()) in PAGES:
            bar = self._area.verticalScrollBar()
            bar.setValue(bar.value() + PAGES[Qt.Key(event.key())] * bar.pageStep() // 8)
        else:
            super().keyPressEvent(event)

    def enter(self) -> None:
        """What the Enter key does: the primary button."""
        for each in self.findChildren(QPushButton):
            if each.property("role") == "primary" and each.isEnabled():
                each.click()
                return

    @property
    def wanted_width(self) -> int:
        """Logical pixels of its breadth: more for bigger text."""
        return round(self._width * max(1.0, hub().theme.text_scale))

    @property
    def least_width(self) -> int:
        """Logical pixels that its buttons take side by side."""
        rim = self.width() - self.contentsRect().width()
        return self.buttons.minimumSize().width() + 2 * PAGE + rim

    def natural_height(self, breadth: int) -> int:
        """The height that shows the whole body without scrolling, at a breadth of the sheet."""
        width = breadth - 2 * PAGE - 10
        layout = self.body
        body = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else -1
        if body < 0:
            body = self._inner.sizeHint().height()
        rest = self.title.sizeHint().height() + self.buttons.sizeHint().height() + 2 * BASE + 2 * PAGE + 18
        return body + rest

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Tab stays inside the sheet."""
        able = [
            each
            for each in self.findChildren(QWidget)
            if each.isVisibleTo(self)
            and each.isEnabled()
            and each.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        ]
        if not able:
            return True
        here = self.focusWidget()
        place = able.index(here) if here in able else -1
        able[(place + (1 if forward else -1)) % len(able)].setFocus(Qt.FocusReason.TabFocusReason)
        return True


class SheetHost(QWidget):
    """Covers the window with a dark veil and holds the sheets, the newest on top."""

    emptied = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheets: list[Sheet] = []
        self._turned: dict[Sheet, Turned] = {}
        self.towards: Callable[[], int] = lambda: UPRIGHT
        """By how many degrees a sheet is turned that is opened now."""
        self._before: QWidget | None = None
        self._deaf: QWindow | None = None
        self._fits = QTimer(self, singleShot=True, interval=0)
        self._fits.timeout.connect(self._fit)
        self._hears = QTimer(self, singleShot=True)
        self._hears.timeout.connect(self._hear_again)
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._keys_went)

    @property
    def busy(self) -> bool:
        """A sheet is open."""
        return bool(self._sheets)

    @property
    def top(self) -> Sheet | None:
        """The sheet that lies on top."""
        return self._sheets[-1] if self._sheets else None

    def open(self, sheet: Sheet) -> None:
        """Lays a sheet on top."""
        if not self._sheets:
            self._before = self.window().focusWidget()
        if angle := self.towards():
            self._turned[sheet] = Turned(sheet, angle, self)
        else:
            sheet.setParent(self)
        sheet.closed.connect(lambda s=sheet: self._close(s))
        sheet.refilled.connect(self._fit_soon)
        for under in self._sheets:
            self._shown_by(under).hide()
        self._sheets.append(sheet)
        self._mind_one_click()
        self.show()
        self.raise_()
        self._shown_by(sheet).show()
        self._lay_out()
        self._take_keys()

    def _shown_by(self, sheet: Sheet) -> QWidget:
        """What lies in the window for a sheet: itself, or what turns it."""
        return self._turned.get(sheet, sheet)

    def _take_keys(self) -> None:
        if self.top is None or (first := self.top.first_focus()) is None:
            return
        if (turned := self._turned.get(self.top)) is not None:
            turned.take_keys(first)
        else:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keys_went(self) -> None:
        """What lies beneath a sheet never has the keys, also when the window wakes up or is filled."""
        # Asked for and not taken from the signal: who had the keys before may be about to be destroyed.
        now = QApplication.focusWidget()
        if self._sheets and now is not None and now.window() is self.window() and not self.isAncestorOf(now):
            self._take_keys()

    def give_back_to(self, widget: QWidget | None) -> None:
        """Who gets the keys when the last sheet goes, in place of who had them before."""
        self._before = widget

    def close_all(self) -> None:
        """Takes every sheet away."""
        for sheet in tuple(self._sheets):
            self._close(sheet)

    def _close(self, sheet: Sheet) -> None:
        if sheet not in self._sheets:
            return
        self._sheets.remove(sheet)
        self._mind_one_click()
        shown = self._shown_by(sheet)
        self._turned.pop(sheet, None)
        # Before it goes: else Qt hands the keys to the window's first button, and a reader tells of that.
        let_go(shown)
        if self._sheets:
            self._shown_by(self._sheets[-1]).show()
            self._lay_out()
            self._take_keys()
        elif self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        shown.hide()
        shown.deleteLater()
        if self._sheets:
            return
        self.hide()
        self._before = None
        self.emptied.emit()

    def _mind_one_click(self) -> None:
        """Whoever clicks twice on a button has answered once: what comes in its place gets no click of it."""
        self._hear_again()
        self._deaf = self.window().windowHandle()
        if self._deaf is not None:
            self._deaf.installEventFilter(self)
            self._hears.start(QApplication.doubleClickInterval())

    def _hear_again(self) -> None:
        self._hears.stop()
        deaf, self._deaf = self._deaf, None
        if deaf is not None and isValid(deaf):
            deaf.removeEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.MouseButtonDblClick

    def _fit_soon(self) -> None:
        self._fits.start(0)

    def _fit(self) -> None:
        """Gives sheets the height that they take now, but moves no button while the mouse presses it."""
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._lay_out()
        else:
            self._fits.start(_HELD)

    def _lay_out(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        for sheet in self._sheets:
            turned = self._turned.get(sheet)
            angle = turned.angle if turned is not None else UPRIGHT
            room = turned_size(self.size(), angle)
            width = min(max(sheet.wanted_width, sheet.least_width), room.width() - 2 * SMALL)
            height = min(sheet.natural_height(width), room.height() - 2 * SMALL)
            size = turned_size(QSize(width, height), angle)
            place = QRect(QPoint(0, 0), size)
            place.moveCenter(self.rect().center())
            self._shown_by(sheet).setGeometry(place)

    def relayout(self) -> None:
        """Fits the sheets anew after one has changed what it holds."""
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the sheet goes nowhere: nothing beneath may be touched."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(QRectF(self.rect()), QColor(3, 7, 13, 150))
