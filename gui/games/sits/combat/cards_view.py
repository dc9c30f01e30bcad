"""The salvo card as a picture: three columns on its front, what becomes of them on its back."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.rulesets.sits.combat import STEPS, Step
from gui.announce import announce, say
from gui.games.sits.combat.combat_words import STEP_WORDS
from gui.qt import painting, tint
from gui.speech import tr
from gui.theme.style import hub

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MIDDLE: Final = Qt.TextElideMode.ElideMiddle
FORMS: Final = "|"
"""Divides the forms of a cell's text, the longest first."""
NUKE: Final = tr("Nukes")
"""The row with the circle: a click into it fills or empties the circle."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column as it is drawn."""

    step: Step
    state: str
    """"written", "draft" (what "fill" would choose), "none" (no mount can) or "out" (crossed out)."""
    cells: tuple[str, ...]
    """One for each row."""
    nuke: bool
    tip: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A side of the card."""

    title: str
    rows: tuple[str, ...]
    columns: tuple[Column, ...]
    words: str
    """What it is, for a screen reader; it hears of the column in hand besides."""


EMPTY: Final = Sheet("", (), (), tr("No card"))


class CardView(QWidget):
    """Columns are chosen by click, Left and Right; what else the keys do, the panel says."""

    column_chosen = Signal(str)
    column_hovered = Signal(object)
    nuke_pressed = Signal(str)
    key_pressed = Signal(QKeyEvent)

    def __init__(self) -> None:
        super().__init__()
        self._sheet = EMPTY
        self._chosen: Step = "early"
        self._under: Step | None = None
        self.setObjectName("salvo-card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def sheet(self) -> Sheet:
        """What is drawn."""
        return self._sheet

    def show_sheet(self, sheet: Sheet, chosen: Step) -> None:
        """Draws a side of the card with a column in hand."""
        if (sheet, chosen) == (self._sheet, self._chosen):
            return
        taller = len(sheet.rows) != len(self._sheet.rows)
        self._sheet, self._chosen = sheet, chosen
        self.setAccessibleName(sheet.words)
        announce(self, self._in_hand())
        if taller:
            self.updateGeometry()
        self.update()

    def _in_hand(self) -> str:
        """The chosen column in words."""
        tips = (each.tip for each in self._sheet.columns if each.step == self._chosen)
        return f"{STEP_WORDS[self._chosen]}: {' '.join(next(tips, '').split())}"

    def tell_again(self) -> None:
        """A key had nothing to do here: the chosen column says why, or how it stands."""
        say(self, self._in_hand())

    # ---- geometry

    def _line(self) -> float:
        return QFontMetricsF(hub().font("label")).height() + 5

    def sizeHint(self) -> QSize:
        return QSize(320, round(self._line() * (len(self._sheet.rows) + 2) + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def _names(self) -> float:
        font = QFontMetricsF(hub().font("small", 500))
        wide = max((font.horizontalAdvance(row) for row in self._sheet.rows), default=50.0)
        return min(wide + 10, 0.26 * self.width())

    def column_box(self, step: Step) -> QRectF:
        """Where a column lies."""
        left = 6 + self._names()
        wide = (self.width() - left - 6) / 3
        top = self._line() + 6
        return QRectF(left + STEPS.index(step) * wide, top, wide, self.height() - top - 6)

    def cell_box(self, step: Step, row: int) -> QRectF:
        """Where a cell lies."""
        box = self.column_box(step)
        return QRectF(box.left(), box.top() + (row + 1) * self._line(), box.width(), self._line())

    def _step_at(self, at: QPointF | QPoint) -> Step | None:
        spot = QPointF(at)
        return next((step for step in STEPS if self.column_box(step).contains(spot)), None)

    # ---- hand and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self._step_at(event.position())
        if step is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self.column_chosen.emit(step)
        rows = self._sheet.rows
        if NUKE in rows and self.cell_box(step, rows.index(NUKE)).contains(event.position()):
            self.nuke_pressed.emit(step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._step_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def _point(self, step: Step | None) -> None:
        if step != self._under:
            self._under = step
            self.column_hovered.emit(step)
            self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            step = self._step_at(event.pos())
            tip = next((c.tip for c in self._sheet.columns if c.step == step), "")
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if way is not None and not event.modifiers():
            at = STEPS.index(self._chosen) + way
            if 0 <= at < len(STEPS):
                self.column_chosen.emit(STEPS[at])
            else:
                self.tell_again()
            return
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(hub().colour("line_strong"), 1.2))
            painter.setBrush(hub().colour("raised"))
            painter.drawRoundedRect(box, 6, 6)
            self._title(painter)
            for column in self._sheet.columns:
                self._column(painter, column)

    def _title(self, painter: QPainter) -> None:
        line = self._line()
        painter.setFont(hub().font("label", 600))
        painter.setPen(hub().colour("text"))
        room = QRectF(10, 4, self.width() - 20, line)
        title = painter.fontMetrics().elidedText(self._sheet.title, _MIDDLE, int(room.width()))
        painter.drawText(room, LEFT, title)
        painter.setFont(hub().font("small", 500))
        painter.setPen(hub().colour("text_dim"))
        for place, row in enumerate(self._sheet.rows):
            cell = self.cell_box("early", place)
            room = QRectF(10, cell.top(), self._names() - 6, line)
            shown = painter.fontMetrics().elidedText(row, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, LEFT, shown)

    def _column(self, painter: QPainter, column: Column) -> None:
        box = self.column_box(column.step).adjusted(2, 0, -2, 0)
        chosen = column.step == self._chosen
        painter.setBrush(
            tint("accent_deep", 0.4) if chosen else tint("hover", 0.7 if column.step == self._under else 0.0)
        )
        pen = QPen(hub().colour("accent" if chosen else "line_strong"), 1.6 if chosen else 1.0)
        if chosen and self.hasFocus():
            pen = QPen(hub().colour("focus"), 2)
        painter.setPen(pen)
        painter.drawRoundedRect(box, 4, 4)
        line = self._line()
        head = QRectF(box.left(), box.top(), box.width(), line)
        painter.setFont(hub().font("label", 600))
        painter.setPen(hub().colour("text" if column.state != "out" else "text_faint"))
        sign = {"written": "✓ ", "out": "✗ "}.get(column.state, "")
        painter.drawText(head, CENTRE, f"{sign}{STEP_WORDS[column.step]}")
        painter.setPen(QPen(hub().colour("line"), 1))
        for place in range(len(self._sheet.rows)):
            y = self.cell_box(column.step, place).top()
            painter.drawLine(QPointF(box.left() + 3, y), QPointF(box.right() - 3, y))
        if column.state == "out":
            self._cross(painter, box.adjusted(5, line + 4, -5, -4))
            return
        self._cells(painter, column)

    def _cells(self, painter: QPainter, column: Column) -> None:
        written = column.state == "written"
        for place, (row, text) in enumerate(zip(self._sheet.rows, column.cells, strict=True)):
            cell = self.cell_box(column.step, place).adjusted(4, 0, -4, 0)
            if row == NUKE:
                self._circle(painter, cell.center(), filled=column.nuke)
                continue
            painter.setFont(hub().font("label", 600 if written else 400))
            painter.setPen(hub().colour("text" if written else "text_faint"))
            painter.drawText(cell, CENTRE, _fitting(painter, text, cell.width()))

    def _circle(self, painter: QPainter, at: QPointF, *, filled: bool) -> None:
        radius = self._line() * 0.29
        painter.setPen(QPen(hub().colour("warn" if filled else "line_strong"), 1.6))
        painter.setBrush(tint("warn", 0.85) if filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, radius, radius)
        if filled:
            painter.setFont(hub().font("small", 600))
            painter.setPen(hub().colour("panel"))
            painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), CENTRE, "N")

    def _cross(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(hub().colour("text_faint"), 1.6))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomLeft())


def _fitting(painter: QPainter, text: str, width: float) -> str:
    """The longest form that fits; forms are divided by FORMS, the longest first."""
    metrics = QFontMetricsF(painter.font())
    forms = text.split(FORMS)
    found = next((form for form in forms if metrics.horizontalAdvance(form) <= width), forms[-1])
    return metrics.elidedText(found, _MIDDLE, width)
