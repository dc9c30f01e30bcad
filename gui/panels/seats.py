"""The sides at the table: a badge each with its state, and what holds for all of them."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.presenters.phases import PhaseBar, SeatMark
from gui.qt import SMALL, clear, label, painting
from gui.speech import tr
from gui.theme.style import hub

CENTRE = Qt.AlignmentFlag.AlignCenter


class SeatsPanel(QWidget):
    """One badge a side, and words that hold for all sides at once."""

    chair_asked = Signal()
    """The badge of a side that does not sit was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[SeatMark, ...] = ()
        self._badges = QHBoxLayout()
        self._badges.setSpacing(SMALL)
        self.either = label("", "small")
        self.either.setObjectName("seats-either")
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SMALL)
        whole.addLayout(self._badges)
        whole.addWidget(self.either)

    def show_bar(self, bar: PhaseBar) -> None:
        """Shows how the sides stand."""
        self.either.setText(bar.either)
        self.either.setVisible(bool(bar.either))
        if bar.seats == self._shown:
            return
        self._shown = bar.seats
        clear(self._badges)
        sat = any(mark.viewer for mark in bar.seats)
        for mark in bar.seats:
            badge = SeatBadge(mark, waits=sat and not mark.viewer)
            badge.clicked.connect(self.chair_asked)
            self._badges.addWidget(badge)


class SeatBadge(QWidget):
    """A side's letter in its colour, with a ring that says who looks and a word for the ready."""

    clicked = Signal()

    def __init__(self, mark: SeatMark, *, waits: bool = False) -> None:
        """`waits`: another side has the chair, and a click asks for it to be passed to this one."""
        super().__init__()
        self._mark = mark
        self._waits = waits
        if waits:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            tip = tr("{state}. A click passes the chair to {side}.", state=mark.words, side=mark.name)
            self.setToolTip(tip)
        else:
            self.setToolTip(mark.words)
        self.setAccessibleName(mark.words)
        self.setObjectName(f"seat-{mark.id}")
        self._restyle()
        hub().changed.connect(self._restyle)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Taken, so that the release comes here too.
        event.setAccepted(self._waits)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if (
            self._waits
            and event.button() is Qt.MouseButton.LeftButton
            and self.rect().contains(event.position().toPoint())
        ):
            self.clicked.emit()

    def _restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(hub().font("small", 600))
        side = 32 * hub().theme.text_scale
        room = metrics.horizontalAdvance(self._words()) + 12 if self._words() else 4
        return QSize(round(room + side), round(side))

    def _words(self) -> str:
        return "" if self._mark.either else self._mark.state

    def paintEvent(self, event: QPaintEvent) -> None:
        mark, unit = self._mark, hub().theme.text_scale
        middle = QPointF(17 * unit, 16 * unit)
        with painting(self) as painter:
            if mark.viewer:
                painter.setPen(QPen(hub().colour("text"), 1.6))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, 14 * unit, 14 * unit)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hub().colour(mark.colour))
            painter.drawEllipse(middle, 10.5 * unit, 10.5 * unit)
            painter.setFont(hub().font("body", 600))
            painter.setPen(hub().colour("text_on_accent"))
            painter.drawText(QRectF(4 * unit, 3 * unit, 26 * unit, 26 * unit), CENTRE, mark.letter)
            painter.setFont(hub().font("small", 600))
            token = "good" if mark.ready else ("warn" if mark.waited_for else "text_faint")
            painter.setPen(hub().colour(token))
            painter.drawText(
                QRectF(36 * unit, 0, self.width() - 36 * unit, self.height()),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                self._words(),
            )


class TurnBadge(QWidget):
    """The number of the turn."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0
        hub().changed.connect(self._restyle)

    def show_turn(self, turn: int) -> None:
        """Another turn."""
        self._turn = turn
        self.setAccessibleName(tr("Turn {turn}", turn=turn))
        self._restyle()

    def _restyle(self) -> None:
        self.setFixedWidth(self.sizeHint().width())
        self.update()

    def sizeHint(self) -> QSize:
        strong = QFontMetricsF(hub().font("title", 600))
        small = QFontMetricsF(hub().font("small", 600))
        return QSize(
            round(small.horizontalAdvance(tr("TURN") + " ") + strong.horizontalAdvance(str(self._turn)) + 6),
            28,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            small = hub().font("small", 600)
            painter.setFont(small)
            painter.setPen(hub().colour("text_dim"))
            side = Qt.AlignmentFlag.AlignVCenter
            box = QRectF(self.rect())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | side, tr("TURN"))
            painter.setFont(hub().font("title", 600))
            painter.setPen(hub().colour("text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | side, str(self._turn))
