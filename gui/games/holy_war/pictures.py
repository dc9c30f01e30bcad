"""Small pictures of units for the map, cards and lists, from the same outlines."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from engine.core.view import CounterView
from gui.board.brushwork import Brushwork
from gui.board.counter_painter import plate_path
from gui.board.figures import enter, figure
from gui.board.flat_painter import paint_figure
from gui.board.sprite_spec import SpriteSpec
from gui.games.holy_war.figures import FIGURES
from gui.games.holy_war.words import side_of
from gui.theme.style import hub
from gui.theme.tokens import FAMILY

_LETTERED: Final = 15.0
"""Pixels of a plate's radius under which a figure gives way to the unit's code."""


def enter_figures() -> None:
    """Makes the units' figures known to the board."""
    enter(FIGURES)


def spec(art: str, owner: str | None) -> SpriteSpec:
    """A drawing order without chips."""
    colour, shape, letter = side_of(owner)
    return SpriteSpec(
        kind="ship", art=art, side=colour, shape=shape, letter=letter, label="", title="", angle=0.0
    )


def paint_counter(
    painter: QPainter, counter: CounterView | None, owner: str | None, at: QPointF, reach: float
) -> None:
    """A counter on its side's plate; None draws the plate alone, as it shows from under a stack."""
    if counter is None:
        paint_art(painter, "", owner, at, reach)
    elif counter.face_down:
        paint_art(painter, "", owner, at, reach)
        _letter(painter, "?", owner, at, reach)
    elif counter.kind == "fleet":
        paint_art(painter, "", owner, at, reach)
        _letter(painter, counter.label, owner, at, reach)
    else:
        paint_art(painter, counter.art, owner, at, reach)


def paint_art(painter: QPainter, art: str, owner: str | None, at: QPointF, reach: float) -> None:
    """A figure by its art on a plate; `reach` is the plate's radius in pixels."""
    painter.save()
    painter.translate(at)
    size = reach / 36.0
    work = Brushwork(painter, spec(art, owner), max(0.48, size))
    ground = QColor(work.deep)
    ground.setAlphaF(0.94)
    painter.setBrush(ground)
    painter.setPen(QPen(work.side, 1.4))
    painter.drawPath(plate_path(work.spec.shape, reach))
    found = figure(art)
    if found is not None:
        painter.scale(size, size)
        paint_figure(painter, found, work, size=1.0 if reach >= _LETTERED else 1.12)
    painter.restore()


def _letter(painter: QPainter, text: str, owner: str | None, at: QPointF, reach: float) -> None:
    font = QFont(FAMILY)
    font.setPixelSize(max(8, round(reach * 1.1)))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(hub().colour(side_of(owner)[0]))
    metrics = QFontMetricsF(font)
    left = at.x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPoint(round(left), round(at.y() + metrics.capHeight() / 2)), text)


def picture(art: str, owner: str | None, side: int, ratio: float) -> QPixmap:
    """A figure on its plate as a picture for a button."""
    made = QPixmap(round(side * ratio), round(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_art(painter, art, owner, QPointF(side / 2, side / 2), side / 2 - 1.5)
    painter.end()
    return made
