"""Small pictures of ships and holdings for cards, strips and lists, from the same drawings as the map's."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from gui.board.brushwork import Brushwork
from gui.board.counter_painter import plate_path
from gui.board.figures import enter, figure
from gui.board.flat_painter import paint_figure
from gui.board.sprite_spec import SpriteSpec
from gui.board.terrain_painter import STATIONS
from gui.games.star_control.figures import FIGURES
from gui.theme.style import hub

SIDES: Final = {"Alliance": ("green", 0, "A"), "Hierarchy": ("red", 1, "H")}


def enter_figures() -> None:
    """Makes the ships' figures known to the board."""
    enter(FIGURES)


def bare_spec(art: str, colour: str, shape: int, letter: str = "", kind: str = "ship") -> SpriteSpec:
    """A drawing order without chips."""
    return SpriteSpec(
        kind=kind, art=art, side=colour, shape=shape, letter=letter, label="", title="", angle=0.0
    )


def paint_ship(painter: QPainter, art: str, colour: str, shape: int, middle: QPointF, reach: float) -> None:
    """A ship on its side's plate; `reach` is the plate's radius in the painter's units."""
    painter.save()
    painter.translate(middle)
    size = reach / 36.0
    work = Brushwork(painter, bare_spec(art, colour, shape), max(0.48, size))
    ground = QColor(work.deep)
    ground.setAlphaF(0.55 if work.dark else 0.75)
    painter.setBrush(ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(plate_path(shape, reach))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = work.pen(work.side, 1.0)
    pen.setWidthF(1.3)
    painter.setPen(pen)
    painter.drawPath(plate_path(shape, reach))
    painter.scale(size, size)
    found = figure(art)
    if found is not None:
        paint_figure(painter, found, work, size=1.0)
    painter.restore()


def paint_holding(painter: QPainter, kind: str, colour: str, box: QRectF) -> None:
    """The sign of a holding: Starbucks, income, an installation, the pile."""
    painter.save()
    painter.translate(box.center())
    size = box.width() / 30
    painter.scale(size, size)
    side = hub().colour(colour)
    work = Brushwork(painter, bare_spec(kind, colour, 2), 1.0)
    match kind:
        case "starbucks" | "income":
            painter.setPen(work.pen(hub().colour("star"), 2.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), 11, 11)
            work.text(QPointF(0, 0), "+" if kind == "income" else "S", 15, hub().colour("star"))
        case "pile":
            painter.setPen(work.pen(side, 1.6))
            painter.setBrush(work.deep)
            for step in (6, 0, -6):
                painter.drawRoundedRect(QRectF(-9 + step * 0.4, -6 - step, 18, 12), 2, 2)
        case "fleets":
            found = figure("fleet")
            if found is not None:
                paint_figure(painter, found, work, size=0.52)
        case "starbase":
            painter.scale(0.38, 0.38)
            STATIONS["starbase"](work)
        case _:
            STATIONS[kind](work)
    painter.restore()


def holding_picture(kind: str, colour: str, edge: int, ratio: float) -> QPixmap:
    """The sign of a holding as a picture."""
    made = QPixmap(round(edge * ratio), round(edge * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_holding(painter, kind, colour, QRectF(0, 0, edge, edge))
    painter.end()
    return made
