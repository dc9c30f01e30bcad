"""Ships' sheets for tests of the drawing, with any marks on them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.content import loader
from engine.core.ids import PieceId
from engine.rulesets.sits.sheet import ship_sheet
from gui.games.sits.ssd.layout import A4, lay_out
from gui.games.sits.ssd.painter import paint_sheet
from gui.resources import folder
from gui.theme.style import hub, load_fonts
from tests.helpers.sits import a_bus, a_scenario, a_ship

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

CLASSES = tuple(entry.slug for entry in loader.list_ship_classes())


def ready() -> None:
    """Widths are those of the bundled typeface."""
    QApplication.instance() or QApplication([])
    load_fonts(folder("fonts"))


def sheet_of(ship_class: str = "reliant-bc", **changes):
    """A ship's sheet; keyword arguments are fields of the ship."""
    ship = a_bus(a_scenario(a_ship("Nike"))).state.ships[PieceId("nike")]
    return ship_sheet(replace(ship, ship_class=ship_class, **changes))


def plan_of(ship_class: str = "reliant-bc", ratio: float = A4, **changes):
    """The sheet laid out."""
    ready()
    return lay_out(sheet_of(ship_class, **changes), ratio)


def drawn(plan) -> QImage:
    """The sheet in pixels, one to a unit."""
    image = QImage(round(plan.width), round(plan.height), QImage.Format.Format_RGB32)
    image.fill(hub().colour("ground"))
    painter = QPainter(image)
    paint_sheet(painter, plan)
    painter.end()
    return image


def part(image: QImage, box: QRectF) -> QImage:
    """A part of a picture."""
    return image.copy(box.toAlignedRect())
