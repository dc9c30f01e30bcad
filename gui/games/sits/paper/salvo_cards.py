"""Blank Salvo Cards, front and back side by side to be folded (A2.5, C2.1, C5.21)."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from gui.paper.ink import CENTRE, frame, hair, words
from gui.paper.pages import Page, Paper
from gui.speech import tr
from gui.theme.style import hub

_HIGH: Final = 62.0
_SALVOES: Final = (tr("Early"), tr("Middle"), tr("Late"))
_FRONT: Final = (
    (tr("# missiles"), "C2.13"),
    (tr("Range"), "C2.14"),
    (tr("Impact Window"), "C2.14"),
    (tr("Base MQL"), "C2.15"),
)
_BEARINGS: Final = (tr("Ship to Ship"), tr("Ship to Midpoint"), tr("Midpoint to EoT"))
_BACK: Final = (
    (tr("Missile Damage"), ""),
    (tr("Target Scale"), "−"),
    (tr("Sidewall"), "+"),
    (tr("Depth Mod"), "="),
)


def salvo_pages(paper: Paper) -> Sequence[Page]:
    """A page full of blank cards."""
    return [Page(tr("Salvo Cards: cut around, fold along the dashed line"), _draw)]


def _draw(painter: QPainter, area: QRectF) -> None:
    count = int((area.height() + 3) // (_HIGH + 3))
    half = area.width() / 2
    for place in range(count):
        top = area.top() + place * (_HIGH + 3)
        frame(painter, QRectF(area.left(), top, area.width(), _HIGH), edge="text_dim", width=0.2)
        _front(painter, QRectF(area.left(), top, half, _HIGH).adjusted(2.5, 2, -2.5, -2))
        _back(painter, QRectF(area.left() + half, top, half, _HIGH).adjusted(2.5, 2, -2.5, -2))
        painter.setPen(QPen(hub().colour("text_faint"), 0.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(area.left() + half, top), QPointF(area.left() + half, top + _HIGH))


def _front(painter: QPainter, box: QRectF) -> None:
    words(painter, QRectF(box.left(), box.top(), box.width(), 5), tr("SALVO CARD"), 4.0, weight=600)
    _line(painter, QRectF(box.right() - 40, box.top(), 18, 5), tr("Turn"))
    _line(painter, QRectF(box.right() - 20, box.top(), 20, 5), tr("Linked"))
    half = box.width() / 2
    _line(painter, QRectF(box.left(), box.top() + 6.5, half - 2, 5), tr("From"))
    _line(painter, QRectF(box.left() + half, box.top() + 6.5, half, 5), tr("Target"))
    name, column = 22.0, (box.width() - 22.0) / 3
    top = box.top() + 14
    for place, salvo in enumerate(_SALVOES):
        left = box.left() + name + place * column
        words(painter, QRectF(left, top, column, 4.4), salvo, 3.4, weight=600, align=CENTRE)
        words(
            painter,
            QRectF(left, top + 4.2, column, 3.2),
            _BEARINGS[place],
            2.0,
            token="text_dim",
            align=CENTRE,
        )
    high = (box.bottom() - top - 8 - 3) / len(_FRONT)
    for line, (title, _rule) in enumerate(_FRONT):
        y = top + 8 + line * high
        words(painter, QRectF(box.left(), y, name - 1, high), title, 2.8, weight=600)
        for place in range(3):
            cell = QRectF(box.left() + name + place * column + 0.8, y + 0.6, column - 1.6, high - 1.2)
            frame(painter, cell, edge="text_dim", width=0.25)
    note = QRectF(box.left(), box.bottom() - 2.6, box.width(), 3)
    words(
        painter,
        note,
        tr("Cross out salvoes not fired. Circle the MQL of contact nukes (C2.152)."),
        1.9,
        token="text_dim",
    )


def _back(painter: QPainter, box: QRectF) -> None:
    # The little mark tells the sides of the folded card apart.
    corner = box.topRight()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hub().colour("ring_blue"))
    painter.drawPolygon(QPolygonF([corner, corner - QPointF(5, 0), corner + QPointF(0, 5)]))
    words(painter, QRectF(box.left(), box.top(), box.width(), 5), tr("MISSILE IMPACT"), 4.0, weight=600)
    name, column = 26.0, (box.width() - 26.0) / 3
    top = box.top() + 7
    for place, salvo in enumerate(_SALVOES):
        left = box.left() + name + place * column
        words(painter, QRectF(left, top, column, 4.4), salvo, 3.4, weight=600, align=CENTRE)
    high = (box.bottom() - top - 5 - 10) / len(_BACK)
    for line, (title, sign) in enumerate(_BACK):
        y = top + 5 + line * high
        last = line == len(_BACK) - 1
        words(painter, QRectF(box.left(), y, 5, high), sign, 4.2, weight=600, align=CENTRE)
        words(painter, QRectF(box.left() + 5, y, name - 6, high), title, 2.8, weight=600)
        for place in range(3):
            cell = QRectF(box.left() + name + place * column + 0.8, y + 0.6, column - 1.6, high - 1.2)
            frame(painter, cell, edge="text" if last else "text_dim", width=0.5 if last else 0.25)
    foot = box.bottom() - 9
    for place, text in enumerate(
        (
            tr(
                "Penetration: 2d10− + Depth Mod; below 1 deflected; a "
                "natural 0 also takes a sidewall box or SI."
            ),
            tr("Contact nukes: circle the damage, halve the depth, span 5. Laser heads: span 1."),
            tr("Sort by depth, deepest first; 2d10+ on the edge that is hit (C5.21–C5.23)."),
        )
    ):
        words(painter, QRectF(box.left(), foot + place * 3, box.width(), 3), text, 1.9, token="text_dim")


def _line(painter: QPainter, box: QRectF, name: str) -> None:
    words(painter, box, name, 2.4, token="text_dim")
    start = box.left() + 10 if len(name) > 4 else box.left() + 8
    hair(painter, QPointF(start, box.bottom() - 0.6), QPointF(box.right(), box.bottom() - 0.6))
