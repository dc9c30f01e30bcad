"""A counter on the scene: a pixmap that knows its drawing order and the scale it was drawn at."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.core.view import CounterView
from gui.board.sprite_spec import SpriteSpec
from gui.board.sprites import Sprites

_Drawn = tuple[SpriteSpec, float, float]


class CounterItem(QGraphicsPixmapItem):
    """Stays at its place while the map is zoomed: the picture is stretched until it is drawn anew."""

    def __init__(self, counter: CounterView) -> None:
        super().__init__()
        self.counter = counter
        self.spec: SpriteSpec | None = None
        self._drawn: _Drawn | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def is_drawn(self, zoom: float, ratio: float) -> bool:
        """Whether the picture is the right one for this scale."""
        return self._drawn == (self.spec, zoom, ratio)

    def draw(self, sprites: Sprites, zoom: float, ratio: float) -> None:
        """Takes the picture for this scale."""
        if self.spec is None or self.is_drawn(zoom, ratio):
            return
        pixmap = sprites.pixmap(self.spec, zoom, ratio)
        self.setPixmap(pixmap)
        self.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        self.setScale(1 / (zoom * ratio))  # at rest device pixels fall on device pixels: a plain copy
        self._drawn = (self.spec, zoom, ratio)

    def forget(self) -> None:
        """The colours changed: the picture must be drawn anew."""
        self._drawn = None
