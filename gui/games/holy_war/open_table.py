"""The map of levels as everybody may see it: what lies open, and the backs of all counters."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.core.session import Session
from engine.core.view import TableView
from engine.rulesets.holy_war.view import MAP
from gui.board.hex_geometry import Box
from gui.games.holy_war.desk import WarDesk
from gui.games.holy_war.map_ground import Lens
from gui.games.holy_war.map_tokens import paint_map
from gui.games.holy_war.map_view import LevelMap
from gui.games.holy_war.pictures import enter_figures
from gui.games.holy_war.spiral import Spiral
from gui.games.holy_war.table_show import lying
from gui.open_table import shaped
from gui.theme.style import hub

_ROOM: Final = 12.0
"""Units around the map of a small picture."""


class WarTable:
    """An OpenTable of one map. Its desk is a spectator's: nothing can be chosen on it."""

    def __init__(self, session: Session) -> None:
        enter_figures()
        self.desk = WarDesk(session)
        self._map: LevelMap | None = None

    @property
    def maps(self) -> Mapping[str, QWidget]:
        """The one map."""
        return {MAP: self._map} if self._map is not None else {}

    def widget(self) -> QWidget:
        """The map."""
        if self._map is None:
            self._map = LevelMap(self.desk.chart)
            self._map.setObjectName(f"public-{MAP}")
        return self._map

    def show_table(self, view: TableView) -> None:
        """What lies on the map now."""
        self.desk.show(view)
        self.widget()
        if self._map is not None:
            ground, over = lying(self.desk)
            self._map.show_ground(ground)
            self._map.show_over(over)

    def painting(self, view: TableView, size: QSize) -> Callable[[QPainter], None]:
        """The whole map."""
        self.desk.show(view)
        spiral = Spiral(self.desk.chart.view)
        box = shaped(Box(*spiral.box).grown(_ROOM), size)
        scale = size.width() / box.width

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(QRectF(0, 0, size.width(), size.height()), hub().colour("map_off"))
            lens = Lens(scale, -box.left * scale, -box.top * scale)
            paint_map(painter, spiral, self.desk.chart, *lying(self.desk), lens)

        return paint


def open_table(session: Session) -> WarTable:
    """The map for a spectator."""
    return WarTable(session)
