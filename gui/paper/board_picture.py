"""A board as a picture: what is seen of it, or all of it, as pixels or as lines."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QWidget

from engine.core.view import TableView
from gui.board.board_scene import BoardScene
from gui.board.board_view import BoardView
from gui.board.course_item import CourseItem
from gui.board.hex_geometry import HEX, BoardGeometry, Box
from gui.board.hex_lines import paint_hexes
from gui.board.sprite_spec import SpriteSpec, drawn_zoom
from gui.board.sprites import draw_counter
from gui.board.tag_painter import draw_tag
from gui.speech import tr
from gui.theme.style import hub

_ROOM: Final = 48.0
"""Units of table around a whole map."""
_MOST: Final = 6000.0
"""Pixels of a picture's longer side."""
_NAMED: Final = 0.6


@dataclass(frozen=True, slots=True)
class PaperBoard:
    """A map of the table that can be printed."""

    id: str
    title: str
    within: str
    """Its title within a sentence: "map"."""
    view: TableView
    """Of this map only."""
    widget: BoardView
    sizes: tuple[tuple[str, float], ...]
    """What hexes may measure from edge to edge, in millimetres, with their names; the first is usual."""

    @property
    def geometry(self) -> BoardGeometry:
        """Where the cells lie, as the seat sees them."""
        return self.widget.board.geometry


def whole(board: PaperBoard, kind: str) -> bytes:
    """The whole board as "png" or "svg", in the window's colours."""
    bounds = board.geometry.bounds.grown(_ROOM)
    zoom = min(1.0, _MOST / max(bounds.width, bounds.height))
    return _made(board, bounds, zoom, kind)


def seen(board: PaperBoard, kind: str) -> bytes:
    """The part of the board in sight; as "png" with all that lies over it."""
    if kind == "png":
        return png_of(as_shown(board.widget.viewport()))
    rect = board.widget.seen()
    box = Box(rect.left(), rect.top(), rect.right(), rect.bottom())
    return _made(board, box, board.widget.zoom, kind)


def as_shown(widget: QWidget) -> QImage:
    """What a widget shows, on a ground of its own: a grab leaves what no paint reached to chance."""
    ratio = widget.devicePixelRatioF()
    image = QImage(widget.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(hub().colour("map_off"))
    widget.render(image)
    return image


def _made(board: PaperBoard, box: Box, zoom: float, kind: str) -> bytes:
    scene = BoardScene()
    scene.turn(board.geometry.viewpoint)
    scene.show_table(board.view)
    scene.rest_at(zoom, 1.0, QRectF(box.left, box.top, box.width, box.height))
    size = QSize(max(1, round(box.width * zoom)), max(1, round(box.height * zoom)))
    return drawn(kind, size, board.title, lambda painter: paint_board(painter, scene, box, zoom))


def drawn(kind: str, size: QSize, title: str, paint: Callable[[QPainter], None], *, finer: int = 1) -> bytes:
    """A picture file of what `paint` draws into so many units; a "png" has `finer` pixels for each."""
    if kind == "png":
        image = QImage(size * finer, QImage.Format.Format_RGB32)
        image.fill(hub().colour("map_off"))  # what no paint reaches, at an edge, would be left to chance
        painter = QPainter(image)
        painter.scale(finer, finer)
        try:
            paint(painter)
        finally:
            painter.end()
        return png_of(image)
    return _svg(size, title, paint)


def _svg(size: QSize, title: str, paint: Callable[[QPainter], None]) -> bytes:
    from PySide6.QtSvg import QSvgGenerator  # needed only when a picture of lines is asked for

    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setDescription(tr("Drawn by Holotank"))
    generator.setResolution(96)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    try:
        paint(painter)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def png_of(image: QImage) -> bytes:
    """A picture as a PNG file; ValueError for one too large."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise ValueError(tr("The picture is too large to be kept."))
    buffer.close()
    return bytes(data.data())


def paint_board(painter: QPainter, scene: BoardScene, box: Box, zoom: float) -> None:
    """Paints a stretch of a board that rests at a zoom."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.fillRect(QRectF(0, 0, box.width * zoom, box.height * zoom), hub().colour("map_off"))
    painter.save()
    painter.scale(zoom, zoom)
    painter.translate(-box.left, -box.top)
    paint_hexes(painter, scene.geometry, box, named=zoom >= _NAMED)
    for course in scene.courses():
        _course(painter, course, zoom)
    shown = QRectF(box.left, box.top, box.width, box.height).adjusted(-HEX, -HEX, HEX, HEX)
    for item in sorted(scene.items_by_id.values(), key=lambda each: each.zValue()):
        if item.spec is not None and shown.contains(item.pos()):
            _counter(painter, item.spec, item.pos(), zoom)
    painter.restore()
    _tags(painter, scene, box, zoom)


def _counter(painter: QPainter, spec: SpriteSpec, at: QPointF, zoom: float) -> None:
    painter.save()
    painter.translate(at)
    size = drawn_zoom(spec.kind, zoom)
    painter.scale(size / zoom, size / zoom)
    draw_counter(painter, spec, size)
    painter.restore()


def _course(painter: QPainter, course: CourseItem, zoom: float) -> None:
    for part in course.childItems():
        if isinstance(part, QGraphicsPathItem):
            pen = QPen(part.pen())
            pen.setCosmetic(False)
            pen.setWidthF(pen.widthF() / zoom)
            painter.setPen(pen)
            painter.setBrush(part.brush())
            painter.drawPath(part.path())
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _tags(painter: QPainter, scene: BoardScene, box: Box, zoom: float) -> None:
    for placed in scene.labels.layer.placed.values():
        x, y = (placed.x - box.left) * zoom, (placed.y - box.top) * zoom
        wide, high = scene.labels.tags.size(placed.tag)
        if placed.far:
            painter.setPen(QPen(hub().colour("text_faint"), 1.0))
            painter.drawLine(QPointF(x, y), QPointF(x + placed.dx, y + placed.dy))
        painter.save()
        painter.translate(x + placed.dx - wide / 2, y + placed.dy - high / 2)
        draw_tag(painter, placed.tag, wide, high)
        painter.restore()
