"""A ship's sheet on the screen: it can be shifted and zoomed, and every box answers to pointer and keys."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.rulesets.sits.view import ShipSheet
from gui.games.sits.ssd.hit_table import HitTablePicture
from gui.games.sits.ssd.layout import A4, lay_out
from gui.games.sits.ssd.painter import paint_sheet
from gui.games.sits.ssd.parts import Plan, Spot, Table
from gui.qt import painting
from gui.speech import tr
from gui.theme.style import hub

MARGIN: Final = 28.0
"""Units of paper around what is printed."""
TRUE: Final = 0.62
"""Logical pixels a unit at 100 %: type of the boxes is then as large as the panels' small type."""
_MOST: Final = 4.0
_WAYS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_CLICK: Final = 4


class SheetView(QWidget):
    """Draws a plan; `box_clicked` says which track and box was chosen, and the rule about it."""

    box_clicked = Signal(str, int, str)
    """Id of the track ("" for what is no track), number of the box (-1 for none), rule id."""
    pointed = Signal(str)
    """What lies under the pointer, in words."""
    shifted = Signal()
    """The page was moved or zoomed: what stood beside a box does so no more."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet: ShipSheet | None = None
        self._plan: Plan | None = None
        self._zoom = 0.0
        """Pixels a unit; 0 fits the breadth."""
        self._at = QPointF(0, 0)
        """The point of the sheet at the upper left corner."""
        self._held: QPoint | None = None
        self._moved = False
        self._under: Spot | None = None
        self._chosen = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 240)
        self.setObjectName("ship-sheet")
        self.setAccessibleName(tr("Ship sheet"))
        self.cursor_box = _BoxCursor(self)
        hub().changed.connect(self.update)

    # ---- what is shown

    def show_sheet(self, sheet: ShipSheet) -> None:
        """Shows a ship as it stands; the same ship keeps its place and zoom."""
        other = self._sheet is None or self._sheet.piece != sheet.piece
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self._plan = lay_out(sheet, A4)
        self.setAccessibleName(tr("Ship sheet of {title}", title=self._plan.title))
        if other:
            self._chosen = 0
            self.fit()
        self._under = None
        self._tell()
        self.update()

    @property
    def plan(self) -> Plan | None:
        """The sheet as it is laid out."""
        return self._plan

    def table(self) -> HitTablePicture | None:
        """The hit location table on this sheet."""
        things = self._plan.things if self._plan is not None else []
        return next((thing.picture for thing in things if isinstance(thing, Table)), None)

    # ---- where it is looked at

    @property
    def zoom(self) -> float:
        """Pixels a unit of the sheet."""
        if self._zoom or self._plan is None:
            return self._zoom or TRUE
        return self._breadth()

    def _breadth(self) -> float:
        width = self._plan.width if self._plan is not None else 1.0
        return max(0.05, self.width() / (width + 2 * MARGIN))

    def fit(self) -> None:
        """The whole breadth in sight, from the top."""
        self._zoom, self._at = 0.0, QPointF(0, 0)
        self._settle()

    def fit_page(self) -> None:
        """All of the page in sight."""
        if self._plan is not None:
            high = self.height() / (self._plan.height + 2 * MARGIN)
            self._zoom, self._at = min(high, self._breadth()), QPointF(0, 0)
            self._settle()

    def zoom_to(self, scale: float, at: QPointF | None = None) -> None:
        """Scale 1 is 100 %; the point under `at`, in the middle without it, stays where it is."""
        spot = at if at is not None else QPointF(self.rect().center())
        kept = self.to_sheet(spot)
        least = min(self._breadth(), TRUE) * 0.5
        self._zoom = max(least, min(_MOST * TRUE, scale * TRUE * hub().theme.text_scale))
        self._at = kept - self._shift(spot)
        self._settle()

    def scale_now(self) -> float:
        """The scale, 1 being 100 %."""
        return self.zoom / (TRUE * hub().theme.text_scale)

    def _shift(self, spot: QPointF) -> QPointF:
        """From the upper left corner to a point of the widget, in units."""
        return QPointF(spot.x() / self.zoom - MARGIN, spot.y() / self.zoom - MARGIN)

    def to_sheet(self, spot: QPointF) -> QPointF:
        """A point of the widget on the sheet."""
        return self._at + self._shift(spot)

    def place_of(self, track: str, index: int) -> QRectF | None:
        """Where a box lies in the widget."""
        spot = self._plan.of(track, index) if self._plan is not None else None
        return self._in_widget(spot.box) if spot is not None else None

    def _in_widget(self, box: QRectF) -> QRectF:
        zoom, at = self.zoom, self._at
        left, top = (box.left() - at.x() + MARGIN) * zoom, (box.top() - at.y() + MARGIN) * zoom
        return QRectF(left, top, box.width() * zoom, box.height() * zoom)

    def _settle(self) -> None:
        """Keeps the page in sight, in the middle where it is smaller than the widget."""
        if self._plan is None:
            return
        x = _kept(self._at.x(), self._plan.width + 2 * MARGIN, self.width() / self.zoom)
        y = _kept(self._at.y(), self._plan.height + 2 * MARGIN, self.height() / self.zoom)
        self._at = QPointF(x, y)
        self._place_cursor()
        self.shifted.emit()
        self.update()

    # ---- keys

    def chosen(self) -> Spot | None:
        """The box that has the keys."""
        boxes = self._plan.boxes() if self._plan is not None else []
        return boxes[min(self._chosen, len(boxes) - 1)] if boxes else None

    def choose(self, track: str, index: int) -> None:
        """Gives the keys to a box; nothing for one that the sheet does not have."""
        boxes = self._plan.boxes() if self._plan is not None else []
        for place, spot in enumerate(boxes):
            if (spot.track, spot.index) == (track, index):
                self._go(place)

    def _go(self, place: int) -> None:
        self._chosen = place
        spot = self.chosen()
        if spot is not None:
            self._bring(spot.box)
        self._tell()
        self._place_cursor()
        self.update()

    def _bring(self, box: QRectF) -> None:
        seen = QRectF(self.to_sheet(QPointF(0, 0)), self.to_sheet(QPointF(self.width(), self.height())))
        room = box.adjusted(-40, -40, 40, 40)
        dx = min(0.0, room.left() - seen.left()) or max(0.0, room.right() - seen.right())
        dy = min(0.0, room.top() - seen.top()) or max(0.0, room.bottom() - seen.bottom())
        if dx or dy:
            self._at += QPointF(dx, dy)
            self._settle()

    def _tell(self) -> None:
        spot = self.chosen()
        self.setAccessibleDescription(spot.words if spot is not None else "")
        self.cursor_box.name(spot.words if spot is not None else "")

    def _place_cursor(self) -> None:
        spot = self.chosen()
        self.cursor_box.setVisible(spot is not None)
        if spot is not None:
            self.cursor_box.setGeometry(self._in_widget(spot.box.adjusted(-5, -5, 5, 5)).toAlignedRect())

    def _step(self, dx: int, dy: int) -> None:
        boxes, here = self._plan.boxes() if self._plan is not None else [], self.chosen()
        if here is None:
            return
        start = here.box.center()
        best: tuple[float, int] | None = None
        for place, spot in enumerate(boxes):
            way = spot.box.center() - start
            ahead, aside = (way.x() * dx, way.y()) if dx else (way.y() * dy, way.x())
            if ahead < 6:
                continue
            far = ahead + 3.2 * abs(aside)
            if best is None or far < best[0]:
                best = (far, place)
        if best is not None:
            self._go(best[1])

    def _next_track(self, step: int) -> None:
        boxes, here = self._plan.boxes() if self._plan is not None else [], self.chosen()
        if here is None:
            return
        names = list(dict.fromkeys(spot.track for spot in boxes))
        name = names[(names.index(here.track) + step) % len(names)]
        self.choose(name, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the boxes, Enter opens the rule, plus and minus zoom."""
        key, ctrl = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in _WAYS and ctrl:
            dx, dy = _WAYS[Qt.Key(key)]
            self._at += QPointF(dx, dy) * 60 / self.zoom
            self._settle()
        elif key in _WAYS:
            self._step(*_WAYS[Qt.Key(key)])
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._next_track(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.chosen())
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.zoom_to(self.scale_now() * (0.8 if key == Qt.Key.Key_Minus else 1.25))
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key == Qt.Key.Key_1:
            self.zoom_to(1.0)
        elif key == Qt.Key.Key_2:
            self.zoom_to(2.0)
        else:
            event.ignore()

    # ---- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of the page."""
        self._held, self._moved = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shifts the page that is held; else says what is pointed at."""
        here = event.position().toPoint()
        if self._held is not None and event.buttons() != Qt.MouseButton.NoButton:
            way = here - self._held
            if self._moved or way.manhattanLength() > _CLICK:
                self._moved = True
                self._at -= QPointF(way) / self.zoom
                self._held = here
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                self._settle()
            return
        self._point(event.position())

    def _point(self, at: QPointF) -> None:
        place = self.to_sheet(at)
        spot = self._plan.at(place.x(), place.y()) if self._plan is not None else None
        if spot is self._under:
            return
        self._under = spot
        # The tip gives the number of the rule that a click opens.
        self.setToolTip(f"{spot.words} [{spot.rule.partition('/')[2]}]" if spot is not None else "")
        shape = Qt.CursorShape.PointingHandCursor if spot is not None else Qt.CursorShape.OpenHandCursor
        self.setCursor(shape)
        self.pointed.emit(spot.words if spot is not None else "")
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click opens the rule of what lies there."""
        held, self._held = self._held, None
        if held is not None and not self._moved and event.button() == Qt.MouseButton.LeftButton:
            self._point(event.position())
            spot = self._under
            if spot is not None and spot.index >= 0:
                self.choose(spot.track, spot.index)
            self._open(spot)
        self._point(event.position())

    def _open(self, spot: Spot | None) -> None:
        if spot is not None:
            self.box_clicked.emit(spot.track, spot.index, spot.rule)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Off every box: the whole breadth again."""
        if self._under is None:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl it zooms at the pointer, else it shifts the page."""
        turn = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_to(self.scale_now() * 1.2 ** (turn.y() / 120), event.position())
        else:
            self._at -= QPointF(turn.x(), turn.y()) * 0.6 / self.zoom
            self._settle()
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Forgets what was pointed at."""
        self._under = None
        self.pointed.emit("")
        self.update()

    # ---- drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def sizeHint(self) -> QSize:
        return QSize(920, 1300)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), hub().colour("ground"))
            if self._plan is None:
                return
            painter.save()
            painter.scale(self.zoom, self.zoom)
            painter.translate(QPointF(MARGIN, MARGIN) - self._at)
            seen = QRectF(self.to_sheet(QPointF(0, 0)), self.to_sheet(QPointF(self.width(), self.height())))
            paint_sheet(painter, self._plan, seen)
            if self._under is not None:
                painter.setPen(QPen(hub().colour("accent"), 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self._under.box.adjusted(-1, -1, 1, 1), 3, 3)
            spot = self.chosen()
            if spot is not None and self.hasFocus():
                painter.setPen(QPen(hub().colour("focus"), 3.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(spot.box.adjusted(-3, -3, 3, 3), 4, 4)
            painter.restore()


class _BoxCursor(QWidget):
    """Lies over the box that has the keys and bears its name, so that a screen reader reads box by box."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setObjectName("ship-sheet-box")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def name(self, words: str) -> None:
        """Takes another box's name."""
        self.setAccessibleName(words)


def _kept(at: float, page: float, seen: float) -> float:
    """Where the page begins to be seen: in the middle if all of it is, else without room beyond its ends."""
    if page <= seen:
        return math.floor(-(seen - page) / 2)
    return max(0.0, min(at, page - seen))
