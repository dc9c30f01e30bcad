"""Ink on white paper: the colours of print, and text and marks measured in millimetres."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gui.speech import tr
from gui.theme.style import hub
from gui.theme.tokens import FAMILY, LIGHT, Theme

PAPER: Final = {**LIGHT, **dict.fromkeys(("space", "ground", "panel", "raised", "map", "map_off"), "#FFFFFF")}
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_FINE: Final = 40.0
"""Type is set in fortieths of a millimetre: sizes of fonts are whole numbers."""


class PaperTheme(Theme):
    """The light colours on white."""

    def colour(self, token: str) -> str:
        """A token's colour as it is printed."""
        return PAPER[token]


@contextmanager
def on_paper() -> Iterator[None]:
    """All that is drawn within takes the colours of print, whatever the window shows; nobody is told."""
    before = hub().theme
    hub().theme = PaperTheme("light", 1.0)
    try:
        yield
    finally:
        hub().theme = before


def _type(size: float, weight: int) -> QFont:
    font = QFont(FAMILY)
    font.setPixelSize(max(1, round(size * _FINE)))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def breadth(text: str, size: float, weight: int = 500) -> float:
    """Millimetres that a line of text takes."""
    return QFontMetricsF(_type(size, weight)).horizontalAdvance(text) / _FINE


def text_height(text: str, size: float, width: float, weight: int = 500) -> float:
    """Millimetres that a text takes in height when it is broken to a width."""
    flags = int(Qt.TextFlag.TextWordWrap)
    room = QRectF(0, 0, width * _FINE, 1e6)
    return QFontMetricsF(_type(size, weight)).boundingRect(room, flags, text).height() / _FINE


def words(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: float,
    *,
    token: str = "text",
    weight: int = 500,
    align: Qt.AlignmentFlag = LEFT,
    wrap: bool = False,
) -> None:
    """Text in a box, `size` millimetres high; a single line is set smaller where it would not fit."""
    if not wrap:
        wanted = breadth(text, size, weight)
        if wanted > box.width() > 0:
            size *= max(0.5, box.width() / wanted)
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(1 / _FINE, 1 / _FINE)
    painter.setFont(_type(size, weight))
    painter.setPen(hub().colour(token))
    room = QRectF(0, 0, box.width() * _FINE, box.height() * _FINE)
    flags = int(align) | int(Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine)
    painter.drawText(room, flags | int(Qt.TextFlag.TextDontClip), text)
    painter.restore()


def frame(
    painter: QPainter, box: QRectF, *, edge: str = "text_dim", fill: str = "", width: float = 0.25
) -> None:
    """A rectangle with a line of a width in millimetres."""
    painter.setPen(QPen(hub().colour(edge), width) if edge else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(hub().colour(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 0.6, 0.6)


def hair(painter: QPainter, a: QPointF, b: QPointF, *, token: str = "text_dim", width: float = 0.15) -> None:
    """A thin line."""
    painter.setPen(QPen(hub().colour(token), width))
    painter.drawLine(a, b)


def scale_bar(painter: QPainter, at: QPointF, length: int = 50) -> None:
    """A ruler of millimetres to be checked against a real one: black and white in steps of ten."""
    for step in range(0, length, 10):
        box = QRectF(at.x() + step, at.y(), 10, 1.6)
        frame(painter, box, edge="text", fill="text" if step % 20 == 0 else "panel", width=0.15)
    note = QRectF(at.x() + length + 2, at.y() - 1, 60, 3.6)
    words(painter, note, tr("{length} mm: print at 100 %", length=length), 2.2, token="text_dim")
