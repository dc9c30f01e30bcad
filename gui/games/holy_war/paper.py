"""What Holy War offers on paper: war sheet, counters, map, rulings, pictures."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from engine.core.view import CounterView
from gui.board.hex_geometry import Box
from gui.games.holy_war.lanes import of_counter
from gui.games.holy_war.map_ground import Ground, Lens, paint_star
from gui.games.holy_war.map_tokens import Show, paint_map
from gui.games.holy_war.pictures import spec
from gui.games.holy_war.solid import build
from gui.games.holy_war.spiral import COLUMN
from gui.games.holy_war.table_show import ground_of, lying, show_of
from gui.games.holy_war.war_sheet import war_pages
from gui.games.holy_war.words import Chart, side_of, star_words
from gui.paper.board_picture import as_shown, drawn, png_of
from gui.paper.common import counters_print, map_print, map_sizes, picture_prints, rulings_print
from gui.paper.counters import Square
from gui.paper.map_tiles import MapGround
from gui.paper.pages import Page, Paper
from gui.paper.printables import Choice, Chosen, Offered, Printable
from gui.paper.space_picture import shot_of, space_prints
from gui.speech import tr
from gui.tactical3d.projection import Camera
from gui.theme.style import hub

if TYPE_CHECKING:
    from gui.games.holy_war.screen import HolyWarScreen

_EDGES: Final = COLUMN * 3**0.5
"""Units of the drawing from edge to edge of a column."""
_SIZES: Final = ((tr("80 mm"), 80.0), (tr("65 mm"), 65.0), (tr("100 mm"), 100.0))
"""No size is printed: the lowest levels hold counters of ⅝, ½ and ¾ inch."""
_SHOWN: Final = Choice(
    "shown", tr("On the map"), (("empty", tr("Nothing: for counters")), ("stands", tr("What this side sees")))
)
_PIXEL: Final = 0.23
"""Strokes and type of the map are set for a screen: on paper a pixel of it is so many millimetres."""
_PICTURE: Final = 1.6
"""Pixels a unit of a picture of the whole map."""
_ROOM: Final = 12.0


def prints(screen: "HolyWarScreen", facts: Mapping[str, str]) -> tuple[Offered, ...]:
    """All of it as this side may see it."""
    sizes = Choice("column", tr("Columns from edge to edge"), map_sizes(_SIZES))

    def sheet(paper: Paper, _chosen: Chosen) -> Sequence[Page]:
        return war_pages(screen, paper)

    return (
        Printable("war", tr("War sheet"), _TOLD, sheet),
        counters_print("counters-map", tr("Counters"), tr("Counters"), lambda: war_squares(screen)),
        map_print(
            "map-map",
            tr("Map at true scale"),
            tr("Map"),
            lambda chosen: _ground(screen, chosen),
            sizes,
            _SHOWN,
        ),
        rulings_print(screen, facts),
        *picture_prints(
            "map", tr("map"), lambda kind: _seen(screen, kind), lambda kind: _whole(screen, kind)
        ),
        *_space(screen),
    )


def _space(screen: "HolyWarScreen") -> tuple[Offered, ...]:
    desk, view = screen.desk, screen.solid
    return space_prints(
        lambda: shot_of(
            build(desk.chart, ground_of(desk), show_of(desk)),
            view.canvas if view is not None else None,
            Camera().seen_from("Three-quarter"),
        ),
        lambda: build(desk.chart, *lying(desk)),
    )


_TOLD: Final = tr(
    "How both sides stand, and every counter in sight of this side, level by level, with its numbers "
    "and damage."
)


# ---- the map


def _ground(screen: "HolyWarScreen", chosen: Chosen) -> MapGround:
    ground, over = lying(screen.desk) if chosen["shown"] == "stands" else (Ground(), Show())

    def paint(painter: QPainter, _box: Box, unit: float) -> None:
        fine = unit / _PIXEL
        painter.scale(1 / fine, 1 / fine)
        paint_map(painter, screen.map.spiral, screen.desk.chart, ground, over, Lens(fine))

    return MapGround(
        Box(*screen.map.spiral.box), _EDGES, paint, lambda mm: tr("columns of {size:g} mm", size=mm)
    )


def _whole(screen: "HolyWarScreen", kind: str) -> bytes:
    box = Box(*screen.map.spiral.box).grown(_ROOM)
    size = QSize(round(box.width * _PICTURE), round(box.height * _PICTURE))
    ground, over = lying(screen.desk)
    lens = Lens(_PICTURE, -box.left * _PICTURE, -box.top * _PICTURE)

    def paint(painter: QPainter) -> None:
        _begin(painter, size)
        paint_map(painter, screen.map.spiral, screen.desk.chart, ground, over, lens)

    return drawn(kind, size, tr("Map"), paint, finer=2)


def _seen(screen: "HolyWarScreen", kind: str) -> bytes:
    """The stretch in sight; as "png" with all that lies over it."""
    board = screen.map
    if kind == "png":
        return png_of(as_shown(board))
    ground, over = lying(screen.desk)

    def paint(painter: QPainter) -> None:
        _begin(painter, board.size())
        paint_map(painter, board.spiral, screen.desk.chart, ground, over, board.lens)

    return drawn(kind, board.size(), tr("Map"), paint)


def _begin(painter: QPainter, size: QSize) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), hub().colour("map_off"))


# ---- counters


def war_squares(screen: "HolyWarScreen") -> list[Square]:
    """Every counter in sight once, with its undamaged numbers; what lies face down shows its back."""
    view, chart = screen.session.view(), screen.desk.chart
    shown = [c for c in view.counters if c.kind != "terrain" or c.art == "star"]
    return [_square(chart, c) for c in sorted(shown, key=_order)]


def _order(counter: CounterView) -> tuple[str, str, bool, str, str]:
    return counter.kind, str(counter.owner), counter.face_down, counter.label, str(counter.id)


def _square(chart: Chart, counter: CounterView) -> Square:
    made = spec(counter.art, counter.owner)
    if counter.kind == "terrain":
        return Square(made, star_words(counter.id), draw=_star)
    if counter.face_down:
        return Square(replace(made, face_down=True), side_of(counter.owner)[2])
    if counter.kind == "fleet":
        return Square(replace(made, kind="fleet", label=counter.label), "")
    return Square(replace(made, label=counter.label), _numbers(chart, counter))


def _star(painter: QPainter) -> None:
    paint_star(painter, QPointF(0, 0), 40.0)


def _numbers(chart: Chart, counter: CounterView) -> str:
    """ "SC 5-10-2 R": code, launched weapons, energy weapons, psychic power; R for reconstructed numbers."""
    card = of_counter(chart, counter)
    figures = "-".join(str(value) for _, value, _ in card.ratings)
    return " ".join(part for part in (card.code, figures, "R" if card.made_up else "") if part)
