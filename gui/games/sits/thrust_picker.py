"""Chooses the thrust: a box for each amount, the red-lined one with the number to roll (B3.22, B3.23)."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.rulesets.sits.view import ThrustChoice
from gui.attitude.avid_card import faded, sized
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.pointed import NOWHERE, Pointed
from gui.games.sits.words import broken
from gui.speech import tr
from gui.theme.style import hub

_GAP = 3.0


class ThrustPicker(Pointed):
    """Boxes 0, 1, 2 ... : a click, the arrow keys or a digit chooses."""

    def __init__(self, desk: PlotDesk) -> None:
        super().__init__(desk, tr("Thrust"), tall=QSizePolicy.Policy.Fixed)
        self._choices: tuple[ThrustChoice, ...] = ()
        self._thrust = 0
        self._hover: int | None = None
        self.listen()

    def refresh(self) -> None:
        """Draws the choices that the advice names."""
        advice = self._desk.advice
        choices = advice.thrusts if advice else ()
        thrust = advice.draft.thrust if advice else 0
        if (choices, thrust) != (self._choices, self._thrust):
            self._choices, self._thrust = choices, thrust
            self.setAccessibleDescription(self.words())
            self._hover = self._hover if self._hover is None or self._hover < len(choices) else None
            self.update()
        if self._hover is not None:
            self.status.emit(describe(choices[self._hover]))

    def words(self) -> str:
        """What is chosen, and the check it costs."""
        choice = next((c for c in self._choices if c.thrust == self._thrust), None)
        return describe(choice) if choice else ""

    def risk(self) -> str:
        """The check that the chosen thrust costs, in words; empty for none."""
        choice = next((c for c in self._choices if c.thrust == self._thrust), None)
        return describe(choice) if choice and choice.check is not None else ""

    def sizeHint(self) -> QSize:
        """One row of boxes."""
        return QSize(330, round(42 * min(max(1.0, hub().theme.text_scale), 1.2)))

    def box(self, index: int) -> QRectF:
        """Where a choice is drawn."""
        wide = (self.width() + _GAP) / max(len(self._choices), 8)
        return QRectF(index * wide, 1, wide - _GAP, self.height() - 2)

    def _index_at(self, at: QPointF) -> int | None:
        return next((i for i in range(len(self._choices)) if self.box(i).contains(at)), None)

    def point(self, at: QPoint | None) -> None:
        """Explains the box at a point."""
        self._point_at(self._index_at(QPointF(at)) if at is not None else None, at or NOWHERE)

    def _point_at(self, index: int | None, at: QPoint) -> None:
        if index != self._hover:
            self._hover = index
            self.update()
        choice = self._choices[index] if index is not None else None
        self.status.emit(describe(choice) if choice else "")
        if choice is not None and choice.violations:
            self.bubble.say(broken(choice.violations), at)
        else:
            self.bubble.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Chooses a thrust."""
        index = self._index_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and index is not None:
            self._desk.set_thrust(self._choices[index].thrust)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right step, a digit chooses."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        text = event.text()
        if step:
            self._choose(self._thrust + step)
        elif text.isdigit():
            self._choose(int(text))
        else:
            super().keyPressEvent(event)

    def _choose(self, thrust: int) -> None:
        if any(c.thrust == thrust for c in self._choices):
            self._desk.set_thrust(thrust)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the boxes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, choice in enumerate(self._choices):
            self._box(painter, index, choice)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(hub().colour("focus"), 1.6))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8), 5, 5)
        painter.end()

    def _box(self, painter: QPainter, index: int, choice: ThrustChoice) -> None:
        box = self.box(index).adjusted(1, 1, -1, -1)
        refused = bool(choice.violations)
        taken = 0 < choice.thrust <= self._thrust
        here = choice.thrust == self._thrust
        risky = choice.check is not None and not refused
        token = "bad" if refused else "warn" if risky else "accent"
        painter.setBrush(faded(token, 200 if here else 90) if taken or here else hub().colour("raised"))
        edge = token if here or taken or risky else "line_strong"
        painter.setPen(QPen(hub().colour(edge), 2.0 if here or index == self._hover else 1.0))
        painter.drawRoundedRect(box, 4, 4)
        if risky and not here:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(faded("warn", 90), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(box, 4, 4)
        painter.setFont(sized(16 if not risky else 14))
        ink = "text_on_accent" if here else "text_faint" if refused else "text"
        painter.setPen(hub().colour(ink))
        upper = box if not risky else QRectF(box.left(), box.top() + 1, box.width(), box.height() * 0.58)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(choice.thrust))
        if risky:
            painter.setFont(sized(9))
            painter.setPen(hub().colour("text_on_accent" if here else "warn"))
            lower = QRectF(box.left(), box.top() + box.height() * 0.54, box.width(), box.height() * 0.44)
            painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, f"d10 ≤ {choice.check}")


def describe(choice: ThrustChoice) -> str:
    """A thrust in words."""
    if choice.check is None:
        return tr("Thrust {thrust}", thrust=choice.thrust)
    if choice.redline:
        return tr(
            "Thrust {thrust}, red-lined: roll {check} or less on d10 or the compensators fail",
            thrust=choice.thrust,
            check=choice.check,
        )
    return tr(
        "Thrust {thrust}, at the compensators' risk: roll {check} or less on d10 or the compensators fail",
        thrust=choice.thrust,
        check=choice.check,
    )
