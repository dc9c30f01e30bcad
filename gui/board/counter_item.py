"""A counter on the scene: a pixmap that knows its drawing order and the scale it was drawn at."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.core.view import CounterView
from gui.board.sprite_spec import SpriteSpec, drawn_zoom
from gui.board.sprites import Sprites

_Drawn = tuple[SpriteSpec, float, float]
"""What was drawn, at which zoom of the map and for how many device pixels to a logical one."""


class CounterItem(QGraphicsPixmapItem):
    """Stays at its place while the map is zoomed: the picture is stretched until it is drawn anew."""

    def __init__(self, counter: CounterView, moved: Callable[["CounterItem"], None] | None = None) -> None:
        super().__init__()
        self.counter = counter
        self._moved = moved
        self.spec: SpriteSpec | None = None
        self._drawn: _Drawn | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def setPos(self, at: QPointF) -> None:  # type: ignore[override]
        """Puts it down; what stands beside it goes with it."""
        super().setPos(at)
        if self._moved is not None:
            self._moved(self)

    def is_drawn(self, zoom: float, ratio: float) -> bool:
        """Whether the picture is the right one for this scale."""
        return self._drawn == (self.spec, zoom, ratio)

    def draw(self, sprites: Sprites, zoom: float, ratio: float) -> None:
        """Takes the picture for this scale."""
        if self.spec is None or self.is_drawn(zoom, ratio):
            return
        pixmap = sprites.pixmap(self.spec, drawn_zoom(self.spec.kind, zoom), ratio)
        self.setPixmap(pixmap)
        self.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        self.setScale(1 / (zoom * ratio))  # at rest device pixels fall on device pixels: a plain copy
        self._drawn = (self.spec, zoom, ratio)

    def keep_size(self, zoom: float) -> None:
        """The map is being zoomed: below its least size the picture stays as it is, pixel for pixel."""
        if self._drawn is None:
            return
        spec, drawn, ratio = self._drawn
        size = drawn_zoom(spec.kind, drawn)
        if size > drawn or drawn_zoom(spec.kind, zoom) > zoom:
            self.setScale(drawn_zoom(spec.kind, zoom) / size / (zoom * ratio))

    def forget(self) -> None:
        """The colours changed: the picture must be drawn anew."""
        self._drawn = None
