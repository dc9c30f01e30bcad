"""The batch of penetration rolls as they lie on the table: two dice, what they made, how deep it went."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.games.sits.combat.report_model import Batch, Roll
from gui.panels.happenings_panel import paint_die
from gui.presenters.happenings import Die
from gui.qt import painting, pen, tint
from gui.speech import meant, tr
from gui.theme.style import hub

_GAP: Final = 6
_ROWS: Final = 2
"""Rows that are shown beside the board; the whole batch stands in the large report."""


def in_order(rolls: Sequence[Roll]) -> list[tuple[int, Roll]]:
    """The rolls from the deepest on, each with the number of its hit; -1 for those that glanced off."""
    deep = sorted((roll for roll in rolls if not roll.deflected), key=lambda roll: -roll.depth)
    return [*enumerate(deep), *((-1, roll) for roll in rolls if roll.deflected)]


class PenetrationDice(QWidget):
    """A chip for each roll of a batch; a click on one that went in shows its hit."""

    hit_chosen = Signal(int)
    """Number of the hit within the batch."""

    def __init__(self, *, whole: bool = False) -> None:
        super().__init__()
        self._whole = whole
        self._batch: Batch | None = None
        self._now = -1
        self._chips: list[tuple[QRectF, int, Roll]] = []
        self._hidden = 0
        self.setObjectName("penetration-dice")
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self._lay_out)

    def show_batch(self, batch: Batch | None, now: int) -> None:
        """Shows the rolls of a batch; `now` is the hit that is walked, -1 for none."""
        self._batch, self._now = batch, now
        self._lay_out()
        told = "; ".join(roll.words for _, roll in in_order(batch.rolls)) if batch is not None else ""
        self.setAccessibleName(
            tr("Penetration dice: {told}", told=told) if told else tr("No penetration dice")
        )

    @property
    def chips(self) -> list[tuple[QRectF, int, Roll]]:
        """Where each roll that is shown lies, and which hit it is."""
        return self._chips

    @property
    def hidden(self) -> int:
        """Rolls for which there was no room."""
        return self._hidden

    # ---- layout

    def _size(self) -> tuple[float, float]:
        """Height of a chip and side of a die."""
        scale = max(1.0, min(1.5, hub().theme.text_scale))
        return 26 * scale, 22 * scale

    def _breadth(self, roll: Roll) -> float:
        high, die = self._size()
        words = QFontMetrics(hub().font("label", 600)).horizontalAdvance(_result(roll))
        return 2 * die + 8 + words + 12 + (0 if not roll.natural_zero else high * 0.6)

    def _lay_out(self) -> None:
        high, _ = self._size()
        self._chips, self._hidden = [], 0
        rolls = in_order(self._batch.rolls) if self._batch is not None else []
        x = y = 0.0
        for hit, roll in rolls:
            wide = self._breadth(roll)
            if x and x + wide > self.width():
                x, y = 0.0, y + high + 4
            if not self._whole and y > (_ROWS - 1) * (high + 4):
                self._hidden = len(rolls) - len(self._chips)
                break
            self._chips.append((QRectF(x, y, wide, high), hit, roll))
            x += wide + _GAP
        bottom = round(self._chips[-1][0].bottom()) + 2 if self._chips else 0
        self.setFixedHeight(bottom)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, self.height())

    def resizeEvent(self, event: QEvent) -> None:
        self._lay_out()

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            for box, hit, roll in self._chips:
                self._chip(painter, box, hit, roll)
            if self._hidden:
                painter.setFont(hub().font("small", 600))
                painter.setPen(hub().colour("text_dim"))
                painter.drawText(
                    QRectF(0, 0, self.width() - 2, self.height()),
                    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom,
                    tr("and {hidden} more", hidden=self._hidden),
                )

    def _chip(self, painter: QPainter, box: QRectF, hit: int, roll: Roll) -> None:
        token = "line_strong" if roll.deflected else "bad"
        lit = hit >= 0 and hit == self._now
        painter.setPen(pen("focus" if lit else token, 2.2 if lit else 1.0))
        painter.setBrush(tint("bad", 0.14) if not roll.deflected else tint("panel", 1.0))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        _, die = self._size()
        top = box.center().y() - die / 2
        for place, face in enumerate(roll.faces):
            paint_die(
                painter, QRectF(box.left() + 3 + place * (die + 1), top, die, die), Die(sides=10, face=face)
            )
        words = box.adjusted(2 * die + 8, 0, -4, 0)
        painter.setFont(hub().font("label", 600))
        painter.setPen(hub().colour("text_dim" if roll.deflected else "text"))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, _result(roll))
        if roll.natural_zero:
            self._zero(
                painter, QPointF(box.right() - box.height() * 0.42, box.center().y()), box.height() * 0.3
            )

    def _zero(self, painter: QPainter, at: QPointF, reach: float) -> None:
        """A natural zero: a 0 in a ring, for it costs the wall a box."""
        painter.setPen(pen("warn", 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, reach, reach)
        painter.setFont(hub().font("small", 600))
        painter.drawText(
            QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach), Qt.AlignmentFlag.AlignCenter, "0"
        )

    # ---- pointer

    def _at(self, at: QPointF) -> tuple[int, Roll] | None:
        return next(((hit, roll) for box, hit, roll in self._chips if box.contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position())
        over = found is not None and found[0] >= 0
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position())
        if found is not None and found[0] >= 0:
            self.hit_chosen.emit(found[0])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self._at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), _tip(found[1]) if found is not None else "", self)
            return True
        return super().event(event)


def _result(roll: Roll) -> str:
    return meant("off", "of a shot") if roll.deflected else f"\u2192 {roll.depth}"


def _tip(roll: Roll) -> str:
    lines = [roll.label, roll.words]
    if roll.parts is not None:
        lines += [
            f"{part.value:+d} {part.label} [{part.rule.partition('/')[2]}]" for part in roll.parts.parts
        ]
    return "\n".join(lines)
