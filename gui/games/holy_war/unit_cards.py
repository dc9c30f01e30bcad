"""Draws a unit as a card: its figure, its weapon systems with damage, and what marks made-up numbers."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from engine.core.view import CounterView
from gui.games.holy_war.lanes import UnitCard
from gui.games.holy_war.map_ground import paint_star
from gui.games.holy_war.pictures import paint_art, paint_counter
from gui.qt import tint
from gui.speech import tr
from gui.theme.style import hub

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ROOMY: Final = 30.0
"""Pixels of a rating from which its letter stands apart from its number."""
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def card_size(scale: float, *, compact: bool = False) -> tuple[float, float]:
    """Width and height of a card at a text scale; compact ones have no name."""
    return (78.0 * scale, 52.0 * scale) if compact else (112.0 * scale, 58.0 * scale)


def paint_card(
    painter: QPainter, card: UnitCard, box: QRectF, scale: float, *, compact: bool = False
) -> None:
    """Figure at the left, name above the three weapon systems; damage crosses a number off."""
    reach = (13.0 if compact else 15.0) * scale
    at = QPointF(box.left() + reach + 5, box.top() + reach + 5)
    if card.face_down or card.force:
        paint_counter(painter, _as_counter(card), card.owner, at, reach)
    elif card.star:
        paint_star(painter, at, reach)
    else:
        paint_art(painter, card.art, card.owner, at, reach)
    small, strong = hub().font("small"), hub().font("small", 600)
    fine = QFontMetricsF(small)
    left = box.left() + 2 * reach + 10
    room = box.right() - left - 4
    painter.setFont(hub().font("label", 600) if compact else strong)
    painter.setPen(hub().colour("text"))
    code = "?" if card.face_down else tr("Star") if card.star else card.code
    title = tr("Force {code}", code=card.code) if card.force else code
    high = 2 * reach if compact else fine.height()
    painter.drawText(QRectF(left, box.top() + (5 if compact else 3), room, high), LEFT, title)
    painter.setFont(small)
    painter.setPen(hub().colour("text_dim"))
    if not compact:
        name = fine.elidedText(card.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, box.top() + 3 + fine.height(), room, fine.height()), LEFT, name)
    top = box.top() + 6 + 2 * (reach if compact else max(reach, fine.height()))
    lower = QRectF(box.left() + 6, top, box.width() - 10, fine.height() + 1)
    if card.ratings:
        _paint_ratings(painter, card, lower)
    elif card.state:
        painter.drawText(lower, LEFT, card.state)
    if card.made_up:
        painter.setFont(small)
        painter.setPen(hub().colour("warn"))
        mark = QRectF(box.right() - 14, box.top() + 3, 12, fine.height())
        painter.drawText(mark, CENTRE, "R")


def _paint_ratings(painter: QPainter, card: UnitCard, box: QRectF) -> None:
    metrics, fine = QFontMetricsF(hub().font("label", 600)), QFontMetricsF(hub().font("small"))
    close = box.width() < 3 * _ROOMY * min(1.6, hub().theme.text_scale)
    gap = 2.0 if close else 6.0
    needs = [
        fine.horizontalAdvance(name[0]) + gap + metrics.horizontalAdvance(str(value))
        for name, value, _ in card.ratings
    ]
    spare = max(0.0, box.width() - sum(needs)) / max(1, len(needs))
    left = box.left()
    for need, (name, value, gone) in zip(needs, card.ratings, strict=True):
        cell = QRectF(left, box.top(), need + spare, box.height())
        left += need + spare
        painter.setFont(hub().font("small"))
        painter.setPen(hub().colour("text_faint"))
        painter.drawText(cell, LEFT, name[0])
        number = cell.adjusted(fine.horizontalAdvance(name[0]) + gap, 0, 0, 0)
        painter.setFont(hub().font("label", 600))
        painter.setPen(hub().colour("bad" if gone else "text"))
        painter.drawText(number, LEFT, str(value))
        if gone:
            long = metrics.horizontalAdvance(str(value))
            y = number.center().y()
            painter.setPen(QPen(hub().colour("bad"), 1.6))
            painter.drawLine(QPointF(number.left() - 1, y + 3), QPointF(number.left() + long + 1, y - 3))


def _as_counter(card: UnitCard) -> CounterView:
    return CounterView(
        id=card.id,
        owner=None,
        art=card.art,
        map="",
        cell=None,
        label=card.code,
        kind="fleet" if card.force else "ship",
        face_down=card.face_down,
    )


def paint_frame(painter: QPainter, box: QRectF, *, marked: bool, now: bool, focus: bool) -> None:
    """The ground of a card: lit when it is in hand, framed where the keys are."""
    painter.setBrush(tint("accent_deep", 0.55) if marked else hub().colour("raised"))
    token = "focus" if now and focus else "accent" if marked else "line_strong" if now else "line"
    painter.setPen(QPen(hub().colour(token), 2 if now and focus else 1.2))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
