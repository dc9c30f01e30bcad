"""Draws a laid-out sheet with any painter: widget, paper or picture file."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.games.sits.ssd.globe import draw_globe
from gui.games.sits.ssd.parts import Field, Globe, Plan, Printed, Rule, Table, Thing, Words
from gui.games.sits.ssd.shapes import draw_box, write
from gui.theme.style import hub


def paint_sheet(painter: QPainter, plan: Plan, exposed: QRectF | None = None) -> None:
    """Draws a plan at the painter's origin, a unit to a unit; `exposed` leaves out what is not in sight."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    for thing in plan.things:
        if exposed is None or _place(thing).adjusted(-4, -4, 4, 4).intersects(exposed):
            _draw(painter, thing)


def _place(thing: Thing) -> QRectF:
    if isinstance(thing, Table):
        return thing.picture.box
    if isinstance(thing, Rule):
        return thing.box.adjusted(0, -1, 1, 1)
    return thing.box


def _draw(painter: QPainter, thing: Thing) -> None:
    match thing:
        case Words():
            write(
                painter,
                thing.box,
                thing.text,
                thing.size,
                token=thing.token,
                weight=thing.weight,
                align=thing.align,
            )
        case Field():
            pen = QPen(hub().colour(thing.edge), thing.width) if thing.edge else QPen(Qt.PenStyle.NoPen)
            painter.setPen(pen)
            painter.setBrush(hub().colour(thing.fill) if thing.fill else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(thing.box, thing.radius, thing.radius)
        case Rule():
            painter.setPen(QPen(hub().colour(thing.token), thing.width))
            painter.drawLine(thing.box.topLeft(), QPointF(thing.box.right(), thing.box.bottom()))
        case Printed():
            draw_box(painter, thing.box, thing.view, grey=thing.grey)
        case Globe():
            draw_globe(painter, thing.box, thing.mount)
        case Table():
            thing.picture.paint(painter)
