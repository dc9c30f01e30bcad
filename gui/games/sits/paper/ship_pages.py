"""Ship sheets on paper: one page a ship, as it stands."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.rulesets.sits.view import ShipSheet
from gui.games.sits.ssd.layout import lay_out
from gui.games.sits.ssd.painter import paint_sheet
from gui.paper.pages import Page, Paper
from gui.speech import tr


def ship_pages(sheets: Sequence[ShipSheet], paper: Paper) -> Sequence[Page]:
    """One page a ship."""
    return [Page(_title(sheet), partial(_draw, sheet)) for sheet in sheets]


def _title(sheet: ShipSheet) -> str:
    if not sheet.name:
        return tr("{ship_class} class, as it stands", ship_class=sheet.class_name)
    return tr("{ship}, {ship_class} class, as it stands", ship=sheet.name, ship_class=sheet.class_name)


def _draw(sheet: ShipSheet, painter: QPainter, area: QRectF) -> None:
    plan = lay_out(sheet, area.height() / area.width())
    scale = min(area.width() / plan.width, area.height() / plan.height)
    painter.translate(area.center().x() - plan.width * scale / 2, area.top())
    painter.scale(scale, scale)
    paint_sheet(painter, plan)
