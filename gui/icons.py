"""The window's small signs, drawn as paths so that they are crisp at every scale."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QToolButton

from gui.qt import tool
from gui.theme.style import hub

Draw = Callable[[QPainterPath], None]


def _undo(path: QPainterPath) -> None:
    path.moveTo(8, 5)
    path.lineTo(4, 9)
    path.lineTo(8, 13)
    path.moveTo(4, 9)
    path.lineTo(14, 9)
    path.cubicTo(18, 9, 20, 11.5, 20, 14.5)
    path.cubicTo(20, 17.5, 18, 19.5, 14, 19.5)
    path.lineTo(9, 19.5)


def _redo(path: QPainterPath) -> None:
    path.moveTo(16, 5)
    path.lineTo(20, 9)
    path.lineTo(16, 13)
    path.moveTo(20, 9)
    path.lineTo(10, 9)
    path.cubicTo(6, 9, 4, 11.5, 4, 14.5)
    path.cubicTo(4, 17.5, 6, 19.5, 10, 19.5)
    path.lineTo(15, 19.5)


def _home(path: QPainterPath) -> None:
    path.moveTo(3.5, 12)
    path.lineTo(12, 4)
    path.lineTo(20.5, 12)
    path.moveTo(6, 10.5)
    path.lineTo(6, 20)
    path.lineTo(18, 20)
    path.lineTo(18, 10.5)


def _open(path: QPainterPath) -> None:
    path.moveTo(3.5, 19)
    path.lineTo(3.5, 6)
    path.lineTo(9, 6)
    path.lineTo(11, 8.5)
    path.lineTo(19, 8.5)
    path.lineTo(19, 11.5)
    path.moveTo(3.5, 19)
    path.lineTo(6.5, 11.5)
    path.lineTo(21.5, 11.5)
    path.lineTo(18.5, 19)
    path.closeSubpath()


def _gear(path: QPainterPath) -> None:
    path.addEllipse(QPointF(12, 12), 3, 3)
    for k in range(8):
        a = math.tau * k / 8
        path.moveTo(12 + 6 * math.cos(a), 12 + 6 * math.sin(a))
        path.lineTo(12 + 9 * math.cos(a), 12 + 9 * math.sin(a))
    path.addEllipse(QPointF(12, 12), 6, 6)


def _close(path: QPainterPath) -> None:
    path.moveTo(6, 6)
    path.lineTo(18, 18)
    path.moveTo(18, 6)
    path.lineTo(6, 18)


def _check(path: QPainterPath) -> None:
    path.moveTo(5, 12.5)
    path.lineTo(10, 17.5)
    path.lineTo(19.5, 7)


def _clock(path: QPainterPath) -> None:
    path.addEllipse(QPointF(12, 12), 8.5, 8.5)
    path.moveTo(12, 7)
    path.lineTo(12, 12)
    path.lineTo(15.5, 14)


def _book(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(5, 3.5, 14, 17), 2, 2)
    path.moveTo(9, 3.5)
    path.lineTo(9, 20.5)
    path.moveTo(12, 8)
    path.lineTo(16, 8)
    path.moveTo(12, 12)
    path.lineTo(16, 12)


def _eye(path: QPainterPath) -> None:
    path.moveTo(2.5, 12)
    path.cubicTo(7, 4.5, 17, 4.5, 21.5, 12)
    path.cubicTo(17, 19.5, 7, 19.5, 2.5, 12)
    path.addEllipse(QPointF(12, 12), 3, 3)


def _warn(path: QPainterPath) -> None:
    path.moveTo(12, 4)
    path.lineTo(21, 19.5)
    path.lineTo(3, 19.5)
    path.closeSubpath()
    path.moveTo(12, 9.5)
    path.lineTo(12, 14)
    path.moveTo(12, 16.7)
    path.lineTo(12, 16.9)


def _keys(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(2.5, 6, 19, 12), 2.5, 2.5)
    for x in (6.5, 10, 13.5, 17):
        path.moveTo(x, 10)
        path.lineTo(x + 0.4, 10)
    path.moveTo(8, 14)
    path.lineTo(16, 14)


def _play(path: QPainterPath) -> None:
    path.moveTo(7, 5)
    path.lineTo(19, 12)
    path.lineTo(7, 19)
    path.closeSubpath()


def _fast(path: QPainterPath) -> None:
    for x in (3.5, 12):
        path.moveTo(x, 6)
        path.lineTo(x + 8.5, 12)
        path.lineTo(x, 18)
        path.closeSubpath()


def _chair(path: QPainterPath) -> None:
    path.moveTo(7, 3.5)
    path.lineTo(7, 20.5)
    path.moveTo(7, 12.5)
    path.lineTo(17, 12.5)
    path.lineTo(17, 20.5)


def _pause(path: QPainterPath) -> None:
    for x in (8, 16):
        path.moveTo(x, 5)
        path.lineTo(x, 19)


def _to_start(path: QPainterPath) -> None:
    path.moveTo(6, 5)
    path.lineTo(6, 19)
    _step_back(path)


def _step_back(path: QPainterPath) -> None:
    path.moveTo(18, 6)
    path.lineTo(10, 12)
    path.lineTo(18, 18)


def _step_on(path: QPainterPath) -> None:
    path.moveTo(7, 6)
    path.lineTo(15, 12)
    path.lineTo(7, 18)


def _bookmark(path: QPainterPath) -> None:
    path.moveTo(7, 4)
    path.lineTo(17, 4)
    path.lineTo(17, 20)
    path.lineTo(12, 15.5)
    path.lineTo(7, 20)
    path.closeSubpath()


def _list(path: QPainterPath) -> None:
    for y in (6, 12, 18):
        path.moveTo(4, y)
        path.lineTo(5, y)
        path.moveTo(9, y)
        path.lineTo(20, y)


_DRAWN: Final[dict[str, Draw]] = {
    "undo": _undo,
    "redo": _redo,
    "home": _home,
    "open": _open,
    "gear": _gear,
    "close": _close,
    "check": _check,
    "clock": _clock,
    "book": _book,
    "eye": _eye,
    "warn": _warn,
    "keys": _keys,
    "play": _play,
    "fast": _fast,
    "chair": _chair,
    "pause": _pause,
    "to_start": _to_start,
    "step_back": _step_back,
    "step_on": _step_on,
    "bookmark": _bookmark,
    "list": _list,
}


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: QColor, weight: float = 1.7) -> None:
    """Draws a sign into a box."""
    path = QPainterPath()
    _DRAWN[name](path)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / 24, box.height() / 24)
    stroke = QPen(colour, weight)
    stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(stroke)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


class _Engine(QIconEngine):
    def __init__(self, name: str, token: str) -> None:
        super().__init__()
        self._name, self._token = name, token

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._token)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        # The theme is asked at each painting, so that icons follow a change of theme.
        token = "text_faint" if mode == QIcon.Mode.Disabled else self._token
        paint_icon(painter, self._name, QRectF(rect), hub().colour(token))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        if made.isNull():  # a button squeezed to nothing asks too, and nothing can't be painted on
            return made
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return made


_icons: dict[tuple[str, str], QIcon] = {}


def icon(name: str, token: str = "text") -> QIcon:
    """A sign as an icon in a theme colour; KeyError for an unknown sign."""
    key = (name, token)
    if key not in _icons:
        _ = _DRAWN[name]
        _icons[key] = QIcon(_Engine(name, token))
    return _icons[key]


def sign_tool(sign: str, name: str, tip: str, run: Callable[[], object]) -> QToolButton:
    """A button with a sign in place of words; Tab stops at it, a click leaves the keys where they are."""
    made = tool("", run, tip=tip)
    made.setIcon(icon(sign))
    made.setObjectName(name)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
