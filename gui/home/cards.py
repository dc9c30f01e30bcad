"""The home screen's own buttons: a card for each game, and rows for scenarios and saved games."""

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import SIGNAL, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.games.registry import GameEntry
from gui.qt import painting, tint
from gui.speech import tr
from gui.theme.style import hub
from gui.theme.tokens import RADIUS

SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Plate(QAbstractButton):
    """A button that draws itself: ground, rim, hover and focus are the same for all of them."""

    walked = Signal(int)
    """An arrow key: -1 to the plate before, 1 to the next."""
    focused = Signal()
    entered = Signal()
    """Enter was pressed on it, after it was clicked."""
    more_asked = Signal()
    """The menu key or the right button: what else can be done with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        hub().changed.connect(self.update)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.walked.emit(-1 if key in (Qt.Key.Key_Left, Qt.Key.Key_Up) else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            self.entered.emit()
        elif key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and event.modifiers() & SHIFT):
            self.more_asked.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard or not self.has_more():
            event.ignore()
            return
        self.more_asked.emit()

    def has_more(self) -> bool:
        """Whether anything else can be done with it; else a long press shows its tip."""
        return self.receivers(SIGNAL("more_asked()")) > 0

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._plate(painter)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """What lies on the plate."""

    def _plate(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        hot = self.isEnabled() and (self.underMouse() or self.isDown())
        if self.isChecked():
            painter.setBrush(tint("accent_deep", 0.55 if hub().theme.name == "dark" else 0.8))
        else:
            painter.setBrush(tint("hover" if hot else "panel", 0.92 if hot else 0.82))
        if self.hasFocus():
            painter.setPen(QPen(hub().colour("focus"), 2))
        elif self.isChecked():
            painter.setPen(QPen(hub().colour("accent"), 1.5))
        else:
            painter.setPen(QPen(hub().colour("line_strong" if hot else "line"), 1))
        painter.drawRoundedRect(box, RADIUS["panel"], RADIUS["panel"])


def walk(plates: Sequence[Plate], plate: Plate, step: int) -> None:
    """Gives the keys to a neighbour of a plate, round the ends."""
    able = [each for each in plates if each.isEnabled()]
    if plate in able:
        able[(able.index(plate) + step) % len(able)].setFocus(Qt.FocusReason.TabFocusReason)


def connected(plates: Sequence[Plate]) -> None:
    """Lets the arrow keys walk from one of these plates to the next; Tab stops at the one last visited."""
    for plate in plates:
        plate.walked.connect(partial(walk, plates, plate))
        plate.focused.connect(partial(_stop_at, plates, plate))
    able = [plate for plate in plates if plate.isEnabled()]
    if able:
        _stop_at(plates, able[0])


def _stop_at(plates: Sequence[Plate], stop: Plate) -> None:
    for plate in plates:
        plate.setFocusPolicy(Qt.FocusPolicy.StrongFocus if plate is stop else Qt.FocusPolicy.ClickFocus)


def elided(text: str, metrics: QFontMetricsF, width: float) -> str:
    """The text with dots where it would not fit."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


class GameCard(Plate):
    """A game on the shelf, with its emblem; games of later versions say so and can't be pressed."""

    def __init__(self, game: GameEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.setObjectName(f"game-{game.slug}")
        self.setCheckable(game.playable)
        self.setAutoExclusive(True)
        self.setEnabled(game.playable)
        state = "" if game.playable else " " + tr("Not in this version yet.")
        self.setAccessibleName(f"{game.title}. {game.blurb}{state}")
        self.setToolTip(f"{game.title}\n{game.blurb}{state}")
        # Else a reader would take the tip for more than the name and speak it all again.
        self.setAccessibleDescription(tr("Ready to play") if game.playable else tr("Not in this version yet"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(130)

    def sizeHint(self) -> QSize:
        scale = hub().theme.text_scale
        return QSize(210, round(70 + 52 * scale))

    def draw(self, painter: QPainter) -> None:
        playable = self.game.playable
        width, height = float(self.width()), float(self.height())
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(1, 1, width - 2, height - 2), RADIUS["panel"], RADIUS["panel"])
        painter.setClipPath(clip)
        painter.setOpacity(1.0 if playable else 0.5)
        emblem(painter, self.game.slug, QRectF(width - 104, 2, 98, 78))
        painter.restore()
        strong, small = hub().font("title", 600), hub().font("small", 500)
        title, note = QFontMetricsF(strong), QFontMetricsF(small)
        bottom = height - 12
        text = tr("Ready to play") if playable else tr("Not in this version yet")
        painter.setFont(small)
        painter.setPen(hub().colour("good" if playable else "text_faint"))
        painter.drawText(
            QRectF(14, bottom - note.height(), width - 28, note.height()),
            LEFT,
            elided(text, note, width - 26),
        )
        painter.setFont(strong)
        painter.setPen(hub().colour("text" if playable else "text_dim"))
        where = QRectF(14, bottom - note.height() - title.height() - 4, width - 24, title.height())
        painter.drawText(where, LEFT, elided(self.game.short, title, width - 24))


class RowCard(Plate):
    """A scenario or a saved game: title, a dim line beneath, marks at the right, perhaps a picture."""

    def __init__(
        self,
        title: str,
        detail: str,
        *,
        tag: str = "",
        tag_token: str = "text_dim",
        picture: QPixmap | None = None,
    ) -> None:
        super().__init__()
        self.picture = picture if picture is not None and not picture.isNull() else None
        self._title, self._detail, self._tag, self._tag_token = title, detail, tag, tag_token
        self.setAccessibleName(". ".join(part for part in (title, tag, detail) if part))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        strong, small = QFontMetricsF(hub().font("body", 600)), QFontMetricsF(hub().font("small"))
        return QSize(260, round(strong.height() + small.height() + 22))

    def draw(self, painter: QPainter) -> None:
        strong, small = hub().font("body", 600), hub().font("small")
        big, fine = QFontMetricsF(strong), QFontMetricsF(small)
        left = 14.0 + self._draw_picture(painter)
        room = self.width() - left - 14.0
        tag = fine.horizontalAdvance(self._tag) + 18 if self._tag else 0.0
        painter.setFont(strong)
        painter.setPen(hub().colour("text"))
        painter.drawText(
            QRectF(left, 10, room - tag, big.height()), LEFT, elided(self._title, big, room - tag - 6)
        )
        painter.setFont(small)
        painter.setPen(hub().colour("text_dim"))
        below = QRectF(left, 12 + big.height(), room, fine.height())
        painter.drawText(below, LEFT, elided(self._detail, fine, room))
        if self._tag:
            box = QRectF(self.width() - 12 - tag, 10, tag, big.height())
            painter.setPen(QPen(tint(self._tag_token, 0.7), 1))
            painter.setBrush(tint(self._tag_token, 0.12))
            painter.drawRoundedRect(box, RADIUS["chip"], RADIUS["chip"])
            painter.setPen(hub().colour(self._tag_token))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._tag)

    def _draw_picture(self, painter: QPainter) -> float:
        """The picture at the left; the room that it takes."""
        if self.picture is None:
            return 0.0
        high = self.height() - 12.0
        wide = high * self.picture.width() / self.picture.height()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(8, 6, wide, high), self.picture, QRectF(self.picture.rect()))
        return wide + 4


def emblem(painter: QPainter, slug: str, box: QRectF) -> None:
    """The game's sign, drawn into a box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    painter.scale(box.width() / 100, box.width() / 100)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _EMBLEMS.get(slug, _saganami)(painter)
    painter.restore()


def _line(painter: QPainter, token: str, width: float = 1.4, alpha: float = 1.0) -> None:
    painter.setPen(QPen(tint(token, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def _saganami(painter: QPainter) -> None:
    for half_w, half_h, token in ((40, 13, "ring_yellow"), (34, 34, "ring_blue"), (14, 36, "ring_green")):
        _line(painter, token, 1.2, 0.75)
        painter.drawEllipse(QPointF(0, 0), half_w, half_h)
    painter.rotate(-24)
    _line(painter, "accent", 1.8)
    painter.setBrush(tint("accent", 0.16))
    for lift in (-1, 1):
        wedge = QPainterPath(QPointF(-24, lift * 13))
        wedge.lineTo(26, lift * 18)
        wedge.lineTo(20, lift * 12)
        wedge.lineTo(-20, lift * 8)
        wedge.closeSubpath()
        painter.drawPath(wedge)
    painter.setBrush(hub().colour("text"))
    _line(painter, "text", 1.0)
    hull = QPainterPath(QPointF(28, 0))
    for x, y in ((18, -3.5), (-18, -3.5), (-27, -6), (-27, 6), (-18, 3.5), (18, 3.5)):
        hull.lineTo(x, y)
    hull.closeSubpath()
    painter.drawPath(hull)


def _mars(painter: QPainter) -> None:
    for radius in (16, 28, 40):
        _line(painter, "line_strong", 1.0)
        painter.drawEllipse(QPointF(0, 0), radius, radius * 0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    for angle, radius, size, token in (
        (0, 0, 7, "focus"),
        (2.4, 16, 2.6, "neutral"),
        (0.6, 28, 3.6, "accent"),
        (4.0, 40, 4.6, "red"),
    ):
        painter.setBrush(hub().colour(token))
        painter.drawEllipse(QPointF(radius * math.cos(angle), radius * 0.55 * math.sin(angle)), size, size)


def _blazers(painter: QPainter) -> None:
    for spread in (3, 7, 12):
        _line(painter, "accent", 1.4, 1.2 - spread / 12)
        painter.drawLine(QPointF(-8, 0), QPointF(44, -spread))
        painter.drawLine(QPointF(-8, 0), QPointF(44, spread))
    _line(painter, "text_dim", 1.6)
    painter.setBrush(tint("text_dim", 0.25))
    hull = QPainterPath(QPointF(-6, 0))
    for x, y in ((-14, -6), (-36, -8), (-42, -3), (-42, 6), (-20, 9)):
        hull.lineTo(x, y)
    hull.closeSubpath()
    painter.drawPath(hull)
    painter.drawLine(QPointF(-26, -8), QPointF(-30, -16))


def _holy(painter: QPainter) -> None:
    _line(painter, "ring_purple", 1.1, 0.8)
    for x in (-30, -10, 10, 30):
        painter.drawLine(QPointF(x - 8, 26), QPointF(x + 8, -10))
        painter.drawLine(QPointF(x + 8, -10), QPointF(x + 8, -34))
    for y in (26, 8, -10):
        painter.drawLine(QPointF(-38 + (26 - y) * 0.44, y), QPointF(22 + (26 - y) * 0.44, y))
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, size in ((-8, -6, 9), (20, 10, 5), (-26, 14, 4)):
        painter.setBrush(tint("focus", 0.22))
        painter.drawEllipse(QPointF(x, y), size * 1.7, size * 1.7)
        painter.setBrush(tint("focus", 0.95))
        painter.drawEllipse(QPointF(x, y), size * 0.7, size * 0.7)


def _control(painter: QPainter) -> None:
    _line(painter, "ring_green", 1.1, 0.7)
    for turn in range(0, 180, 30):
        painter.save()
        painter.rotate(turn)
        painter.drawEllipse(QPointF(0, 0), 38, 15)
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(9):
        angle, far = k * 2.4, 8 + k * 3.6
        painter.setBrush(hub().colour("green" if k % 2 else "red"))
        painter.drawEllipse(QPointF(far * math.cos(angle), far * 0.8 * math.sin(angle)), 2.6, 2.6)


_EMBLEMS = {
    "sits": _saganami,
    "battlefleet-mars": _mars,
    "star-blazers": _blazers,
    "holy-war": _holy,
    "star-control": _control,
}
