"""The phase bar: the turn's phases, who is waited for, the prompt, and the step that moves the game on."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.core.state import Enforcement
from gui.announce import say
from gui.icons import icon
from gui.panels.seats import SeatsPanel, TurnBadge
from gui.presenters.log import rule_number
from gui.presenters.phases import ENFORCEMENT_WORDS, PhaseBar, PhaseStep, Primary
from gui.qt import BASE, SMALL, Elided, button, clear, painting, tint, tool
from gui.speech import tr
from gui.theme.style import hub

CENTRE = Qt.AlignmentFlag.AlignCenter
DOT: Final = 30.0
"""Logical pixels of a phase that is only a dot."""
BIG: Final = 1.7
"""Text scale from which short words leave more room to the prompt."""
GUARD: Final = 400
"""Milliseconds after the big button has changed its meaning in which no click counts."""


class PhaseStrip(QWidget):
    """The phases as a row of arrows; the current one is lit.

    Where there is no room for all names, those nearest to the current phase are written, the others are dots.
    """

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
        self.setAccessibleName(tr("Phase: {now}", now=now))
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
        here = next((place for place, step in enumerate(self._steps) if step.current), 0)
        widths = [DOT] * len(wanted)
        spare = self.width() - sum(widths)
        for place in sorted(range(len(wanted)), key=lambda each: (abs(each - here), each < here)):
            if wanted[place] - DOT > spare:
                break
            spare -= wanted[place] - DOT
            widths[place] = wanted[place]
        left, wider = 0.0, max(0.0, spare) / max(1, sum(width > DOT for width in widths))
        for width in widths:
            taken = width + wider if width > DOT else width
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
        secret = "\n" + tr("All sides at once, in secret.") if step.simultaneous else ""
        self.setToolTip(f"{step.title} [{rule_number(step.rule)}]{secret}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        step = self._at(event.position().x())
        if step is not None and event.button() == Qt.MouseButton.LeftButton:
            self.rule_clicked.emit(step.rule)


class Prompt(QLabel):
    """What to do now, on at most two lines; the whole of it is the tool tip where it does not fit."""

    LINES: Final = 2

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setObjectName("bar-prompt")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.updateGeometry)

    def say(self, text: str) -> None:
        """Shows another text; what is spoken of it is said by the bar."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def sizeHint(self) -> QSize:
        metrics, flags = self.fontMetrics(), int(Qt.TextFlag.TextWordWrap)
        lines = metrics.boundingRect(QRect(0, 0, 10_000, 10_000), flags, "\n".join(["Ag"] * self.LINES))
        return QSize(200, max(lines.height(), self.LINES * metrics.lineSpacing()) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, shown = self.fontMetrics(), self._whole
        room = QRect(0, 0, max(1, self.width()), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        highest = (self.LINES + 0.5) * metrics.lineSpacing()
        while shown and metrics.boundingRect(room, flags, shown).height() > highest:
            words = shown.removesuffix("…").split()
            shown = " ".join(words[:-1]) + "…" if len(words) > 1 else ""
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


class PhaseBarPanel(QFrame):
    """The bar over the board."""

    offer_pressed = Signal(object)
    """The command to give."""
    undo_pressed = Signal()
    redo_pressed = Signal()
    enforcement_pressed = Signal()
    home_pressed = Signal()
    chair_asked = Signal()
    fly_pressed = Signal()
    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._primary: Primary | None = None
        self._bar: PhaseBar | None = None
        self._spoken: tuple[int, str, str] | None = None
        """Turn, step and prompt that were spoken last."""
        self.lists_others = True
        """Whether further offers have buttons here; not where a panel of the game lists them."""
        self.setObjectName("phasebar")
        self._turn = TurnBadge()
        self.strip = PhaseStrip()
        self.strip.rule_clicked.connect(self.rule_clicked)
        self.prompt = Prompt()
        self.seats = SeatsPanel()
        self.seats.chair_asked.connect(self.chair_asked)
        self._others = QHBoxLayout()
        self._others.setSpacing(SMALL)
        self.undo = self._tool("undo", tr("Undo"), self.undo_pressed.emit)
        self.redo = self._tool("redo", tr("Redo"), self.redo_pressed.emit)
        home = self._tool("home", tr("To the home screen; the game is kept"), self.home_pressed.emit)
        self.enforcement = button("", self.enforcement_pressed.emit)
        self.enforcement.setObjectName("bar-enforcement")
        self.fly = button("", self.fly_pressed.emit)
        self.fly.setIcon(icon("fast"))
        self.fly.setObjectName("bar-fly")
        self.primary = button("", None, role="primary")
        self.primary.setObjectName("bar-primary")
        self.primary.setMinimumWidth(132)
        self.primary.clicked.connect(lambda _checked=False: self.click_primary())
        self._changed = QElapsedTimer()
        self._upper = QHBoxLayout()
        self._upper.setSpacing(BASE)
        for widget in (home, self._turn, self.strip, self.enforcement):
            self._upper.addWidget(widget)
        lower = self._lower = QHBoxLayout()
        lower.setSpacing(BASE)
        lower.addWidget(self.prompt, 1)
        lower.addWidget(self.seats)
        lower.addWidget(self.undo)
        lower.addWidget(self.redo)
        lower.addLayout(self._others)
        lower.addWidget(self.fly)
        lower.addWidget(self.primary)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(BASE, SMALL, BASE, SMALL)
        whole.setSpacing(6)
        whole.addLayout(self._upper)
        whole.addLayout(lower)

    def _tool(self, sign: str, tip: str, run: Callable[[], object]) -> QWidget:
        made = tool("", run, tip=tip)
        made.setIcon(icon(sign))
        made.setObjectName(f"bar-{sign}")
        return made

    def speak(self) -> None:
        """Speaks what is to be done, if that or the step of the turn is another one than before.

        At first nothing: who sits down is told by the window.
        """
        bar, before = self._bar, self._spoken
        if bar is None:
            return
        now = (bar.turn, bar.now, bar.over or bar.prompt)
        self._spoken = now
        if before is None or now == before:
            return
        another = not bar.over and now[:2] != before[:2]
        step = (tr("Turn {turn}, {phase}", turn=bar.turn, phase=bar.now) + ".",) if another else ()
        say(self.prompt, " ".join((*step, now[2])))

    def show_bar(self, bar: PhaseBar, *, can_fly: bool = False) -> None:
        """Shows a new state of the game."""
        self._bar = bar
        self._turn.show_turn(bar.turn)
        self.strip.show_steps(bar.steps)
        self.prompt.say(bar.over or bar.prompt)
        self.seats.show_bar(bar)
        self._show_others(bar)
        for made, step in ((self.undo, bar.undo), (self.redo, bar.redo)):
            made.setEnabled(step.enabled)
            made.setToolTip(step.words)
            made.setAccessibleDescription(step.words)
        self._show_enforcement(bar.enforcement)
        self._show_primary(bar)
        self.fly.setVisible(can_fly)
        self.fly.setText(
            tr("Fly on: {flight}", flight=bar.flight) if hub().theme.text_scale < BIG else tr("Fly on")
        )
        self.fly.setToolTip(
            tr("Flies {flight}, step after step, without a stop (Ctrl+Shift+Enter)", flight=bar.flight)
        )

    def _show_primary(self, bar: PhaseBar) -> None:
        before, primary = self._primary, bar.primary
        self._primary = primary
        self.primary.setVisible(primary is not None)
        if primary is None:
            return
        if before is not None and (before.kind, before.title) != (primary.kind, primary.title):
            self._changed.start()
        self.primary.setText(primary.title)
        self.primary.setEnabled(primary.ready)
        tips = primary.reasons or (tr("{title} (Ctrl+Enter)", title=primary.title), bar.prompt)
        self.primary.setToolTip("\n".join(str(each) for each in tips))

    def click_primary(self) -> None:
        """The big button under the hand: a click meant for what it was a moment ago goes nowhere."""
        if not self._changed.isValid() or self._changed.hasExpired(GUARD):
            self.press_primary()

    def add_left(self, widget: QWidget) -> None:
        """Puts a game's own tool before undo."""
        self._lower.insertWidget(self._lower.indexOf(self.undo), widget)

    def press_primary(self) -> None:
        """Does what the big button does, if it can be pressed."""
        if self._primary is not None and self._primary.ready:
            self.offer_pressed.emit(self._primary.command)

    def add_switch(self, switch: QWidget) -> None:
        """Puts the switch of the views beside the phases."""
        self._upper.insertWidget(self._upper.indexOf(self.enforcement), switch)

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
        self.enforcement.setToolTip(f"{words}\n{tr('Click to change it.')}")
        loud = level is not Enforcement.REFEREE
        theme = hub().theme
        self.enforcement.setStyleSheet(
            f"color: {theme.colour('warn')}; border-color: {theme.colour('warn')}; font-weight: 600;"
            if loud
            else ""
        )


class Banner(QFrame):
    """A loud strip while the table does not hold to the rules."""

    back_pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._text = Elided("", "body")
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._back = button(tr("Back to referee…"), self.back_pressed.emit)
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
