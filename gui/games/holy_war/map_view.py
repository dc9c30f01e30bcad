"""The map as a widget: the hand and the keys on columns and levels; what it shows is handed in."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from gui.announce import announce
from gui.board.bubble import Bubble
from gui.games.holy_war.map_ground import Ground, Lens, paint_ground, paint_line
from gui.games.holy_war.map_tokens import Show, paint_names, paint_path, paint_show
from gui.games.holy_war.spiral import COLUMN, Spiral
from gui.games.holy_war.words import Chart
from gui.qt import painting, tint
from gui.speech import tr
from gui.theme.style import hub

_MARGIN: Final = 10.0
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_REST_MS: Final = 350
_AROUND: Final = 3.2
"""Radii of a column that a close-up shows from top to bottom."""


class LevelMap(QWidget):
    """Click chooses or acts, drag carries what is in hand, right drag moves the map, the wheel zooms.

    Arrows walk from column to column, Page up and down climb in one, Enter acts as a click, Shift + Enter or
    Shift + click leads a jump on level by level.
    """

    clicked = Signal(str, object)
    """A level, and the keyboard modifiers."""
    opened = Signal(str)
    """A level that was double-clicked."""
    dropped = Signal(str, str)
    """What was taken up in the first level was let go in the second."""
    hovered = Signal(object)
    """A level or None."""
    rested = Signal(str)
    """The hand rests on a level."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self.chart = chart
        self.spiral = Spiral(chart.view)
        self.lens = Lens()
        self.cursor_level: str | None = None
        self.under: str | None = None
        self._ground = Ground()
        self._show = Show()
        self._base: QPixmap | None = None
        self._top: QPixmap | None = None
        """Counters and goals: what the pointer shows lies between both."""
        self._names: QPixmap | None = None
        self._followed = True
        self._pressed: QPointF | None = None
        self._from: str | None = None
        self._hand: QPointF | None = None
        self._panned = QPointF()
        self._at = QPointF()
        self.bubble = Bubble(self)
        self.about = Bubble(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._rested)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 200)
        self.setAccessibleName(tr("Map of columns and levels"))
        self.setAccessibleDescription(
            tr("Arrow keys walk the cursor, page keys climb a column, Enter selects and jumps.")
        )
        self.words_of: Callable[[str], str] = self.chart.full
        """What is said of a level that the keys come to; a screen says what lies there too."""
        hub().changed.connect(self._restyle)

    def sizeHint(self) -> QSize:
        return QSize(720, 520)

    # ---- showing

    def show_ground(self, ground: Ground) -> None:
        """What the levels themselves bear."""
        if ground != self._ground:
            self._ground = ground
            self._base = None
            self.update()

    def show_over(self, show: Show) -> None:
        """Counters, goals, path and choice."""
        if show != self._show:
            self._show = show
            self._top = None
            if self.cursor_level is not None:
                announce(self, self.words_of(self.cursor_level))  # other things may lie there now
            self.update()

    @property
    def shown(self) -> Show:
        """What lies over the ground now."""
        return self._show

    def note(self, text: str, tone: str) -> None:
        """Says something at the pointer or the cursor."""
        self.about.hide()
        if text:
            self.bubble.say(text, self._place(), tone)
        else:
            self.bubble.hide()

    def tell(self, text: str) -> None:
        """What the hand rests on, in plain words; unless something is said already."""
        if not self.bubble.text:
            self.about.say(text, self._place(), "plain")

    def _place(self) -> QPoint:
        if self.underMouse() or self.cursor_level is None:
            return self._at.toPoint()
        return self.centre_of(self.cursor_level).toPoint()

    def centre_of(self, level: str) -> QPointF:
        """The middle of a level in the widget; KeyError for none."""
        spot = self.spiral.spots[level]
        return self.lens.at((spot.x, spot.y))

    def level_at(self, at: QPointF) -> str | None:
        """The level under a point of the widget."""
        return self.spiral.at(*self.lens.back(at))

    def _restyle(self) -> None:
        self._base = self._top = self._names = None
        self.update()

    # ---- where it looks

    def fit(self) -> None:
        """The whole map."""
        left, top, right, bottom = self.spiral.box
        wide, high = self.width() - 2 * _MARGIN, self.height() - 2 * _MARGIN
        self.lens.scale = max(0.1, min(wide / (right - left), high / (bottom - top)))
        self.lens.dx = self.width() / 2 - (left + right) / 2 * self.lens.scale
        self.lens.dy = self.height() / 2 - (top + bottom) / 2 * self.lens.scale
        self._followed = True
        self._restyle()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Nearer or farther; what lies at the point stays there."""
        at = at or QPointF(self.rect().center())
        x, y = self.lens.back(at)
        self.lens.scale = min(6.0, max(0.25, self.lens.scale * factor))
        self.lens.dx, self.lens.dy = at.x() - x * self.lens.scale, at.y() - y * self.lens.scale
        self._moved()

    def close_up(self, level: str) -> None:
        """A level in the middle, its column and those around it large enough to be read."""
        spot = self.spiral.spots[level]
        self.lens.scale = max(self.lens.scale, self.height() / (_AROUND * COLUMN))
        self.lens.dx = self.width() / 2 - spot.x * self.lens.scale
        self.lens.dy = self.height() / 2 - spot.y * self.lens.scale
        self._moved()

    def look_at(self, level: str) -> None:
        """Moves the map only if the level is not in sight."""
        spot = self.centre_of(level)
        if not self.rect().adjusted(30, 30, -30, -30).contains(spot.toPoint()):
            self.lens.dx += self.width() / 2 - spot.x()
            self.lens.dy += self.height() / 2 - spot.y()
            self._moved()

    def _moved(self) -> None:
        self._followed = False
        self.bubble.hide()
        self.about.hide()
        self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._base = self._top = self._names = None
        if self._followed:
            self.fit()

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        self._base = self._base or self._drawn(hub().colour("map_off"), self._draw_base)
        clear = QColor(0, 0, 0, 0)
        self._top = self._top or self._drawn(clear, self._draw_top)
        self._names = self._names or self._drawn(clear, self._draw_names)
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._base)
            if self.under is not None:
                self._neighbours(painter, self.under)
            painter.drawPixmap(0, 0, self._top)
            painter.drawPixmap(0, 0, self._names)
            if self.hasFocus() and self.cursor_level is not None:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(hub().colour("focus"), 1.6, Qt.PenStyle.DashLine))
                painter.drawPolygon(self.lens.polygon(self.spiral.spots[self.cursor_level].corners(4.0)))
            if self._hand is not None and self._from is not None:
                paint_path(painter, [self.centre_of(self._from), self._hand])
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(hub().colour("focus"), 1.0))
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _drawn(self, ground: QColor, draw: Callable[[QPainter], None]) -> QPixmap:
        """A layer of the map, kept until something of it changes."""
        ratio = self.devicePixelRatioF()
        made = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(ground)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()
        return made

    def _draw_base(self, painter: QPainter) -> None:
        paint_ground(painter, self.spiral, self.chart, self._ground, self.lens)

    def _draw_top(self, painter: QPainter) -> None:
        paint_show(painter, self.spiral, self._show, self.lens)

    def _draw_names(self, painter: QPainter) -> None:
        paint_names(painter, self.spiral, self.lens)

    def _neighbours(self, painter: QPainter, level: str) -> None:
        """What is next to the level under the hand, and the lines that open in it."""
        found = self.chart.level(level)
        painter.setBrush(tint("ghost", 0.1))
        painter.setPen(QPen(hub().colour("ghost"), 1.2, Qt.PenStyle.DotLine))
        for other in found.neighbours if found is not None else ():
            painter.drawPolygon(self.lens.polygon(self.spiral.spots[other].corners(-4.0)))
        for _, a, b in self.chart.view.lines:
            if level in (a, b):
                closed = bool({a, b} & self._ground.closed)
                paint_line(painter, self.spiral, a, b, self.lens, closed=closed, lit=True)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(hub().colour("ghost"), 1.8))
        painter.drawPolygon(self.lens.polygon(self.spiral.spots[level].corners()))

    # ---- the hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed = event.position()
        self._panned = event.position()
        left = event.button() == Qt.MouseButton.LeftButton
        self._from = self.level_at(event.position()) if left else None
        self.about.hide()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._at = event.position()
        self._hover(self.level_at(event.position()))
        if self._pressed is None:
            return
        moved = (event.position() - self._pressed).manhattanLength()
        if moved < QApplication.startDragDistance():
            return
        if self._from is not None and self._from == self._show.selected and self._show.picked:
            self._hand = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.update()
        else:
            step = event.position() - self._panned
            self.lens.dx += step.x()
            self.lens.dy += step.y()
            self._moved()
        self._panned = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, held, start = self._pressed, self._hand is not None, self._from
        self._pressed = self._hand = self._from = None
        self.unsetCursor()
        self.update()
        level = self.level_at(event.position())
        if pressed is None or level is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if held and start is not None:
            if level != start:
                self.dropped.emit(start, level)
        elif (event.position() - pressed).manhattanLength() < QApplication.startDragDistance():
            self.cursor_level = level
            self.clicked.emit(level, event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        level = self.level_at(event.position())
        if level is not None:
            self.opened.emit(level)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by(1.15 ** (event.angleDelta().y() / 120.0), event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, level: str | None) -> None:
        if level != self.under:
            self.under = level
            self.about.hide()
            self._rest.start()
            self.hovered.emit(level)
            self.update()

    def _rested(self) -> None:
        if self.under is not None and self._pressed is None:
            self.rested.emit(self.under)

    # ---- the keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.cursor_level is None and (key in _STEPS or key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)):
            self.walk_to(self._show.selected or next(iter(self.spiral.spots)))
        elif key in _STEPS and self.cursor_level is not None:
            self.walk_to(self.spiral.step(self.cursor_level, *_STEPS[key]))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and self.cursor_level is not None:
            self.walk_to(self.spiral.climb(self.cursor_level, -1 if key == Qt.Key.Key_PageUp else 1))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.cursor_level is not None:
            self.clicked.emit(self.cursor_level, event.modifiers())
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.zoom_by(1 / 1.2 if key == Qt.Key.Key_Minus else 1.2)
        elif key in (Qt.Key.Key_F, Qt.Key.Key_Home) and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.fit()
        elif key == Qt.Key.Key_I and self.cursor_level is not None:
            self.rested.emit(self.cursor_level)
        else:
            super().keyPressEvent(event)

    def walk_to(self, level: str) -> None:
        """Puts the cursor of the keys on a level; a reader is told what lies there."""
        self.cursor_level = level
        self.look_at(level)
        announce(self, self.words_of(level))
        self.hovered.emit(level)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.bubble.hide()
        self.update()
