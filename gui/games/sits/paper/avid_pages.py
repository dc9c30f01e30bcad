"""AVID cards on paper: two to a page, blank or as the ships stand (A2.22)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core.view import AttitudeView
from gui.attitude.avid_card import CardLook
from gui.attitude.avid_painter import draw_card
from gui.paper.ink import frame, hair, words
from gui.paper.pages import Page, Paper
from gui.speech import tr

_UNITS: Final = 620
"""Height of a card's drawing in logical pixels: large enough for the names of the windows."""


@dataclass(frozen=True, slots=True)
class AvidCard:
    """A card to be printed."""

    side: str
    """Colour token."""
    viewpoint: str
    attitude: AttitudeView | None
    """None for a blank card."""


def avid_pages(cards: Sequence[AvidCard], paper: Paper, title: str) -> Sequence[Page]:
    """Two cards to a page."""
    pairs = [tuple(cards[start : start + 2]) for start in range(0, len(cards), 2)]
    return [Page(title, partial(_draw, pair)) for pair in pairs]


def _draw(cards: tuple[AvidCard, ...], painter: QPainter, area: QRectF) -> None:
    half = (area.height() - 4) / 2
    for place, card in enumerate(cards):
        _card(painter, QRectF(area.left(), area.top() + place * (half + 4), area.width(), half), card)


def _card(painter: QPainter, box: QRectF, card: AvidCard) -> None:
    frame(painter, box, edge="text_dim")
    name = QRectF(box.left() + 3, box.top() + 2.5, box.width() - 6, 8)
    title = card.attitude.title if card.attitude is not None else ""
    _field(painter, QRectF(name.left(), name.top(), name.width() * 0.66, 8), tr("Ship's name, ID"), title)
    side = {"green": tr("Green"), "red": tr("Red")}.get(card.side, "")
    _field(
        painter,
        QRectF(name.right() - name.width() * 0.32, name.top(), name.width() * 0.32, 8),
        tr("Card"),
        f"{side} {card.viewpoint}".strip(),
    )
    foot = 22.0
    room = QRectF(box.left() + 2, name.bottom() + 2, box.width() - 4, box.height() - 12.5 - foot)
    high = _UNITS
    wide = round(high * room.width() / room.height())
    look = CardLook(
        wide,
        high,
        1.0,
        card.viewpoint,
        card.side,
        two_discs=False,
        lower=False,
        theme="light",
        text_scale=1.0,
    )
    painter.save()
    painter.translate(room.topLeft())
    painter.scale(room.height() / high, room.height() / high)
    draw_card(painter, look, card.attitude)
    painter.restore()
    _orders(painter, QRectF(box.left() + 3, box.bottom() - foot, box.width() - 6, foot - 2))


def _field(painter: QPainter, box: QRectF, name: str, value: str) -> None:
    frame(painter, box, edge="text_dim", width=0.2)
    words(painter, QRectF(box.left() + 1, box.top() + 0.4, box.width() - 2, 2.4), name, 1.9, token="text_dim")
    words(painter, QRectF(box.left() + 1.5, box.top() + 2.6, box.width() - 3, 5), value, 3.8, weight=600)


def _orders(painter: QPainter, box: QRectF) -> None:
    """Lines for this turn's order, and the evolution delay (A2.222)."""
    third = box.width() / 3
    for place, name in enumerate((tr("Pivot"), tr("Roll"), tr("Thrust"))):
        left = box.left() + place * third
        words(painter, QRectF(left, box.top(), third - 3, 4), name, 2.6, token="text_dim", weight=600)
        for line in (9.0, 15.0):
            y = box.top() + line
            hair(painter, QPointF(left, y), QPointF(left + third - 4, y), token="text_faint")
    delay = QRectF(box.right() - 30, box.bottom() - 4, 30, 4)
    words(painter, delay, tr("Evolution delay: ____"), 2.2, token="text_dim")
