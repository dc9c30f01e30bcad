"""The phase bar: the turn's phases, who is waited for, the prompt, and the step that moves the game on."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core.state import Enforcement
from gui.icons import icon
from gui.presenters.log import rule_number
from gui.presenters.phases import ENFORCEMENT_WORDS, PhaseBar, PhaseStep, Primary, SeatMark
from gui.qt import BASE, SMALL, Elided, button, clear, painting, tint, tool
from gui.theme.style import hub

CENTRE = Qt.AlignmentFlag.AlignCenter


class PhaseStrip(QWidget):
    """The phases as a row of arrows; the current one is lit and has its whole name."""

    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._steps: tuple[PhaseStep, ...] = ()
        self._places: list[QRectF] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        hub().changed.connect(self.update)

    def show_steps(self, steps: tuple[PhaseStep, ...]) -> None:
        """Shows another state of the turn."""
        self._steps = steps
        now = next((step.title for step in steps if step.current), "")
        self.setAccessibleName(f"Phase: {now}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, round(QFontMetricsF(hub().font("small", 500)).height() + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._lay_out()
            for step, box in zip(self._steps, self._places, strict=True):
                self._arrow(painter, step, box)

    def _lay_out(self) -> None:
        self._places = []
        if not self._steps:
            return
        strong, plain = QFontMetricsF(hub().font("small", 600)), QFontMetricsF(hub().font("small", 500))
        wanted = [
            (strong if step.current else plain).horizontalAdvance(step.title) + 34 for step in self._steps
        ]
        now = sum(w for w, step in zip(wanted, self._steps, strict=True) if step.current)
        squeeze = max(0.0, self.width() - now) / max(1.0, sum(wanted) - now)
        left = 0.0
        for width, step in zip(wanted, self._steps, strict=True):
            taken = width if step.current else width * squeeze
            self._places.append(QRectF(left, 1, taken, self.height() - 2))
            left += taken

    def _arrow(self, painter: QPainter, step: PhaseStep, box: QRectF) -> None:
        point = 8.0
        left, right, middle = box.left() + 1, box.right() - 1, box.center().y()
        shape = QPolygonF(
            [
                QPointF(left, box.top()),
                QPointF(right - point, box.top()),
                QPointF(right, middle),
                QPointF(right - point, box.bottom()),
                QPointF(left, box.bottom()),
                QPointF(left + point, middle),
            ]
        )
        if step.current:
            fill, line, ink = hub().colour("accent"), hub().colour("accent"), "text_on_accent"
        elif step.done:
            fill, line, ink = tint("accent_deep", 0.35), tint("accent_deep", 0.8), "text_dim"
        else:
            fill, line, ink = hub().colour("panel"), hub().colour("line"), "text_faint"
        painter.setPen(QPen(line, 1))
        painter.setBrush(fill)
        painter.drawPolygon(shape)
        font = hub().font("small", 600 if step.current else 500)
        metrics = QFontMetricsF(font)
        room = box.width() - 2 * point - 6
        painter.setFont(font)
        painter.setPen(hub().colour(ink))
        text = metrics.elidedText(step.title, Qt.TextElideMode.ElideRight, room)
        if len(text) < 4 and text != step.title:
            # Too narrow for words: a dot shows that there is a phase, its tip names it.
            painter.setBrush(hub().colour(ink))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(box.center(), 2.2, 2.2)
            return
        painter.drawText(box.adjusted(point, 0, -point + 4, 0), CENTRE, text)

    def _at(self, x: float) -> PhaseStep | None:
        for step, box in zip(self._steps, self._places, strict=False):
            if box.left() <= x < box.right():
                return step
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        step = self._at(event.position().x())
        if step is None:
            self.setToolTip("")
            return
        secret = "\nAll sides at once, in secret." if step.simultaneous else ""
        self.setToolTip(f"{step.title} [{rule_number(step.rule)}]{secret}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        step = self._at(event.position().x())
        if step is not None and event.button() == Qt.MouseButton.LeftButton:
            self.rule_clicked.emit(step.rule)


class SeatBadge(QWidget):
    """A side's letter in its colour, with a ring that says who looks and a word for the ready."""

    def __init__(self, mark: SeatMark) -> None:
        super().__init__()
        self._mark = mark
        self.setToolTip(mark.words)
        self.setAccessibleName(mark.words)
        self.setObjectName(f"seat-{mark.id}")
        self._restyle()
        hub().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(hub().font("small", 600))
        side = 32 * hub().theme.text_scale
        return QSize(round(metrics.horizontalAdvance(self._words()) + side + 12), round(side))

    def _words(self) -> str:
        return "ready" if self._mark.ready else ("to act" if self._mark.waited_for else "waits")

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


class PhaseBarPanel(QFrame):
    """The bar over the board."""

    offer_pressed = Signal(object)
    """The command to give."""
    undo_pressed = Signal()
    redo_pressed = Signal()
    enforcement_pressed = Signal()
    home_pressed = Signal()
    fly_pressed = Signal()
    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._primary: Primary | None = None
        self.lists_others = True
        """Whether further offers have buttons here; not where a panel of the game lists them."""
        self.setObjectName("phasebar")
        self._turn = _TurnBadge()
        self.strip = PhaseStrip()
        self.strip.rule_clicked.connect(self.rule_clicked)
        self._prompt = Elided("", "body")
        self._prompt.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._seats = QHBoxLayout()
        self._seats.setSpacing(SMALL)
        self._others = QHBoxLayout()
        self._others.setSpacing(SMALL)
        self.undo = self._tool("undo", "bar-undo", self.undo_pressed.emit)
        self.redo = self._tool("redo", "bar-redo", self.redo_pressed.emit)
        home = self._tool("home", "bar-home", self.home_pressed.emit)
        home.setToolTip("To the home screen; the game is kept")
        self.enforcement = button("", self.enforcement_pressed.emit)
        self.enforcement.setObjectName("bar-enforcement")
        self.fly = button(
            "Fly on", self.fly_pressed.emit, tip="Runs the remaining steps one after another (F)"
        )
        self.fly.setIcon(icon("fast"))
        self.fly.setObjectName("bar-fly")
        self.primary = button("", None, role="primary")
        self.primary.setObjectName("bar-primary")
        self.primary.setMinimumWidth(132)
        self.primary.clicked.connect(lambda _checked=False: self.press_primary())
        upper = QHBoxLayout()
        upper.setSpacing(BASE)
        for widget in (home, self._turn, self.strip, self.enforcement):
            upper.addWidget(widget)
        lower = self._lower = QHBoxLayout()
        lower.setSpacing(BASE)
        lower.addWidget(self._prompt, 1)
        lower.addLayout(self._seats)
        lower.addWidget(self.undo)
        lower.addWidget(self.redo)
        lower.addLayout(self._others)
        lower.addWidget(self.fly)
        lower.addWidget(self.primary)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(BASE, SMALL, BASE, SMALL)
        whole.setSpacing(6)
        whole.addLayout(upper)
        whole.addLayout(lower)
        self._dress()
        hub().changed.connect(self._dress)

    def _tool(self, sign: str, name: str, run: Callable[[], object]) -> QWidget:
        made = tool("", run, tip=sign.title())
        made.setIcon(icon(sign))
        made.setObjectName(name)
        return made

    def _dress(self) -> None:
        theme = hub().theme
        self.setStyleSheet(
            f"QFrame#phasebar {{ background: {theme.colour('panel')}; border: none;"
            f" border-bottom: 1px solid {theme.colour('line')}; }}"
        )

    def show_bar(self, bar: PhaseBar, *, can_fly: bool = False) -> None:
        """Shows a new state of the game."""
        self._turn.show_turn(bar.turn)
        self.strip.show_steps(bar.steps)
        self._prompt.say(bar.over or bar.prompt)
        self._show_seats(bar.seats)
        self._show_others(bar)
        for made, step in ((self.undo, bar.undo), (self.redo, bar.redo)):
            made.setEnabled(step.enabled)
            made.setToolTip(step.words)
            made.setAccessibleDescription(step.words)
        self._show_enforcement(bar.enforcement)
        self._primary = bar.primary
        self.primary.setVisible(bar.primary is not None)
        if bar.primary is not None:
            self.primary.setText(bar.primary.title)
            self.primary.setEnabled(bar.primary.ready)
            self.primary.setToolTip("\n".join(str(each) for each in bar.primary.reasons))
        self.fly.setVisible(can_fly)

    def add_left(self, widget: QWidget) -> None:
        """Puts a game's own tool before undo."""
        self._lower.insertWidget(self._lower.indexOf(self.undo), widget)

    def press_primary(self) -> None:
        """Does what the big button does, if it can be pressed."""
        if self._primary is not None and self._primary.ready:
            self.offer_pressed.emit(self._primary.command)

    def _show_seats(self, seats: tuple[SeatMark, ...]) -> None:
        clear(self._seats)
        for mark in seats:
            self._seats.addWidget(SeatBadge(mark))

    def _show_others(self, bar: PhaseBar) -> None:
        clear(self._others)
        for offer in bar.others if self.lists_others else ():
            made = button(offer.title, partial(self.offer_pressed.emit, offer.command))
            made.setObjectName(f"offer-{offer.kind}")
            made.setEnabled(not offer.violations)
            made.setToolTip("\n".join(str(each) for each in offer.violations))
            self._others.addWidget(made)

    def _show_enforcement(self, level: Enforcement) -> None:
        title, words = ENFORCEMENT_WORDS[level]
        self.enforcement.setText(title)
        self.enforcement.setToolTip(f"{words}\nClick to change it.")
        loud = level is not Enforcement.REFEREE
        theme = hub().theme
        self.enforcement.setStyleSheet(
            f"color: {theme.colour('warn')}; border-color: {theme.colour('warn')}; font-weight: 600;"
            if loud
            else ""
        )


class _TurnBadge(QWidget):
    """The number of the turn."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0
        hub().changed.connect(self.update)

    def show_turn(self, turn: int) -> None:
        """Another turn."""
        self._turn = turn
        self.setAccessibleName(f"Turn {turn}")
        self.setFixedWidth(self.sizeHint().width())
        self.update()

    def sizeHint(self) -> QSize:
        strong = QFontMetricsF(hub().font("title", 600))
        small = QFontMetricsF(hub().font("small", 600))
        return QSize(
            round(small.horizontalAdvance("TURN ") + strong.horizontalAdvance(str(self._turn)) + 6), 28
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            small = hub().font("small", 600)
            painter.setFont(small)
            painter.setPen(hub().colour("text_dim"))
            side = Qt.AlignmentFlag.AlignVCenter
            box = QRectF(self.rect())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | side, "TURN")
            painter.setFont(hub().font("title", 600))
            painter.setPen(hub().colour("text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | side, str(self._turn))


class Banner(QFrame):
    """A loud strip while the table does not hold to the rules."""

    back_pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._text = Elided("", "body")
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._back = button("Back to referee…", self.back_pressed.emit)
        self._back.setObjectName("banner-back")
        inside = QHBoxLayout(self)
        inside.setContentsMargins(40, 4, BASE, 4)
        inside.addWidget(self._text)
        inside.addWidget(self._back)
        self.hide()
        hub().changed.connect(self.update)

    def show_level(self, level: Enforcement) -> None:
        """Shows itself for every level but the referee."""
        self.setVisible(level is not Enforcement.REFEREE)
        title, words = ENFORCEMENT_WORDS[level]
        self._text.say(f"{title.upper()} — {words}")

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), hub().colour("panel"))
            painter.fillRect(self.rect(), tint("warn", 0.16))
            painter.setClipRect(QRectF(0, 0, 30, self.height()))
            painter.setPen(QPen(tint("warn", 0.9), 5))
            for x in range(-20, 32, 12):
                painter.drawLine(QPointF(x, self.height() + 4), QPointF(x + self.height() + 8, -4))
            painter.setClipping(False)
            painter.setPen(QPen(hub().colour("warn"), 1))
            painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))
