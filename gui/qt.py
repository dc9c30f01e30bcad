"""The few Qt helpers that every part of the window shares, and the one place for quirks of the binding."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPen,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.theme.style import hub
from gui.theme.tokens import SPACE

L = TypeVar("L", bound=QBoxLayout)


def label(text: str = "", role: str = "body", *, wrap: bool = False) -> QLabel:
    """A text in one of the theme's roles: title, display, figure, dim, small, section, good, warn, bad."""
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def set_role(widget: QWidget, role: str) -> None:
    """Gives a widget another role and has the style sheet look at it again."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def icon_size() -> QSize:
    """The size of a sign beside text."""
    side = round(16 * hub().theme.text_scale)
    return QSize(side, side)


def button(
    text: str, run: Callable[[], object] | None = None, *, role: str = "", tip: str = ""
) -> QPushButton:
    """A push button; role "primary" or "flat"."""
    made = QPushButton(text)
    made.setAutoDefault(True)  # Enter presses the button that has the keys, and no other one
    if role:
        made.setProperty("role", role)
    if tip:
        made.setToolTip(tip)
    made.setIconSize(icon_size())
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if run is not None:
        made.clicked.connect(lambda _checked=False: run())
    return made


class ToolButton(QToolButton):
    """A tool button that Enter presses too."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def tool(text: str = "", run: Callable[[], object] | None = None, *, tip: str = "") -> QToolButton:
    """A small flat button."""
    made = ToolButton()
    made.setText(text)
    made.setProperty("role", "flat")
    if tip:
        made.setToolTip(tip)
        made.setAccessibleName(tip)
    made.setIconSize(icon_size())
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if run is not None:
        made.clicked.connect(lambda _checked=False: run())
    return made


def column(*items: QWidget | QLayout | int | None, gap: int = 8, margin: int = 0) -> QVBoxLayout:
    """Widgets and layouts one under another; a number is a gap, None takes the room that is left."""
    return _fill(QVBoxLayout(), items, gap, margin)


def row(*items: QWidget | QLayout | int | None, gap: int = 8, margin: int = 0) -> QHBoxLayout:
    """Widgets and layouts side by side; a number is a gap, None takes the room that is left."""
    return _fill(QHBoxLayout(), items, gap, margin)


def _fill(box: L, items: tuple[QWidget | QLayout | int | None, ...], gap: int, margin: int) -> L:
    box.setSpacing(gap)
    box.setContentsMargins(margin, margin, margin, margin)
    for item in items:
        match item:
            case None:
                box.addStretch(1)
            case int():
                box.addSpacing(item)
            case QWidget():
                box.addWidget(item)
            case _:
                box.addLayout(item)
    return box


def holder(layout: QLayout) -> QWidget:
    """A plain widget around a layout."""
    made = QWidget()
    made.setLayout(layout)
    return made


def panel(layout: QLayout | None = None) -> QFrame:
    """A framed ground in the theme's panel colour."""
    made = QFrame()
    made.setObjectName("panel")
    if layout is not None:
        made.setLayout(layout)
    return made


def rule_line() -> QFrame:
    """A hair line between two parts of a panel."""
    made = QFrame()
    made.setFixedHeight(1)
    made.setObjectName("hairline")
    made.setStyleSheet(f"QFrame#hairline {{ background: {hub().theme.colour('line')}; border: none; }}")
    return made


class Scroller(QScrollArea):
    """A part that is scrolled; one that comes to it by keys hears what is written in it, not only its name.

    Tab goes on to what lies in it, from the top down, also where that is built anew again and again.
    """

    SPOKEN_ROLE: Final = QAccessible.Role.Section
    lost: str = ""
    """What had the keys in it before it was filled anew, by its name."""
    _healed: tuple[int, int] = (0, 0)
    """The height that was needed and the one that was there when it was laid out anew, until it is well."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Before the reader is told of the keys: it asks then.
        self.setAccessibleDescription("" if self.lost else " ".join(written(self)))
        super().focusInEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Lays out anew what is higher or lower than its texts need.

        Qt keeps the height of an earlier text now and then, where parts beside it come and go meanwhile.
        """
        inner = self.widget()
        if event.type() == QEvent.Type.Paint and inner is not None and inner.hasHeightForWidth():
            needs = max(inner.heightForWidth(inner.width()), inner.minimumHeight(), self.viewport().height())
            layout, stale = inner.layout(), (needs, inner.height())
            if needs == inner.height():
                self._healed = (0, 0)  # what is well may go wrong again, and in the same way
            elif layout is not None and stale != self._healed:
                self._healed = stale
                layout.invalidate()
                QCoreApplication.postEvent(inner, QEvent(QEvent.Type.LayoutRequest))
        return super().viewportEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            before: QWidget = self
            for each in in_order(self.widget()):
                # Qt puts what is made later behind all else in the window.
                if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None:
                    if before.nextInFocusChain() is not each:
                        QWidget.setTabOrder(before, each)
                    before = each
            lost, self.lost = self.lost, ""
            if lost and self.hasFocus():
                again = (each for each in in_order(self.widget()) if _called(each) == lost)
                if (found := next(again, None)) is not None and found.isEnabled():
                    found.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)


def _called(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.objectName() or widget.accessibleName() or words


def in_order(widget: QWidget | None) -> Iterator[QWidget]:
    """All that lies in a widget, as its layouts order it: from the top down."""
    if widget is None or isinstance(widget, (QComboBox, QAbstractSpinBox, QAbstractScrollArea)):
        return  # what these are made of is their own
    within = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    layout = widget.layout()
    if layout is not None:
        yield from _laid(layout, within)
        return
    for each in within:
        yield each
        yield from in_order(each)


def _laid(layout: QLayout, within: list[QWidget]) -> Iterator[QWidget]:
    """What of the widgets within a place lies in a layout.

    It is asked where each of them lies, never what lies where: the binding keeps an item after Qt has done
    away with it, and takes what Qt makes later in the same memory for that item.
    """
    inner = [each for each in layout.children() if isinstance(each, QLayout)]
    parts: dict[int, QWidget | QLayout] = {layout.indexOf(each): each for each in inner}
    parts |= {place: each for each in within if (place := layout.indexOf(each)) >= 0}
    for _, part in sorted(parts.items()):
        if isinstance(part, QLayout):
            yield from _laid(part, within)
        else:
            yield part
            yield from in_order(part)


def written(area: QScrollArea) -> Iterator[str]:
    """What stands in a scrolled part to be read: its labels, and drawings that no key comes to."""
    for each in in_order(area.widget()):
        if isinstance(each, QAbstractButton) or not each.isVisibleTo(area):
            continue
        words = each.accessibleName() if each.focusPolicy() == Qt.FocusPolicy.NoFocus else ""
        if not words and isinstance(each, QLabel):
            words = each.text()
            if each.textFormat() != Qt.TextFormat.PlainText:
                words = QTextDocumentFragment.fromHtml(words).toPlainText()
        if words:
            yield " ".join(words.split())


def scroller(inner: QWidget, *, tabbed: bool = True, name: str = "") -> Scroller:
    """A scroll area that only ever scrolls up and down and shows no ground of its own.

    `tabbed` lets Tab stop at the area itself, for what could not be scrolled by keys otherwise; `name` is
    what a screen reader calls it there.
    """
    area = Scroller()
    area.setAccessibleName(name)
    if not tabbed:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    inner.setObjectName(inner.objectName() or "scrolled")
    inner.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    area.setWidget(inner)
    return area


def keep_keys(field: QScrollArea) -> None:
    """Takes the focus from what lies in a field that is about to be filled anew.

    A focused button that goes would hand the keys to the window's first one, which leads out of the game.
    The one that takes its place gets them back.
    """
    keys = field.window().focusWidget()
    if field.isAncestorOf(keys):
        if isinstance(field, Scroller):
            field.lost = _called(keys)
        field.setFocus(Qt.FocusReason.OtherFocusReason)


def let_go(place: QWidget) -> bool:
    """Takes the keys from what lies in a place that is about to be hidden; whether they were there.

    Qt would hand them to what comes next in the window. Whoever hides the place says who gets them.
    """
    keys = place.window().focusWidget()
    if place is not keys and not place.isAncestorOf(keys):
        return False
    keys.clearFocus()
    return True


def clear(box: QLayout) -> None:
    """Takes everything out of a layout and destroys it."""
    while (item := box.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            clear(inner)
        if (widget := item.widget()) is not None:
            # Hidden at once: a widget that waits for deletion would still be painted and found by key focus.
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """An antialiased painter that is ended even when the drawing fails."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield painter
    finally:
        painter.end()


def pen(token: str, width: float = 1.0) -> QPen:
    """A round-ended pen in a theme colour."""
    made = QPen(hub().colour(token), width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def tint(token: str, alpha: float) -> QColor:
    """A theme colour, see-through: 0 nothing, 1 solid."""
    colour = hub().colour(token)
    colour.setAlphaF(alpha)
    return colour


def draw_text(
    painter: QPainter, box: QRectF, text: str, token: str, font: QFont, *, align: Qt.AlignmentFlag
) -> None:
    """A line of text in a box."""
    painter.setFont(font)
    painter.setPen(hub().colour(token))
    painter.drawText(box, align, text)


class Elided(QLabel):
    """A one-line text that ends in dots where there is no room; the whole of it is the tool tip."""

    def __init__(self, text: str = "", role: str = "body") -> None:
        super().__init__()
        self._whole = ""
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.say(text)

    def say(self, text: str) -> None:
        """Shows another text."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def whole(self) -> str:
        """The text without dots."""
        return self._whole

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


PAGE = SPACE["page"]
WIDE = SPACE["wide"]
BASE = SPACE["base"]
SMALL = SPACE["small"]
TIGHT = SPACE["tight"]
