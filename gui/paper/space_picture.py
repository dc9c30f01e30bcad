"""The view in space as a picture file, drawn by the painter that draws the window: its lines stay lines."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from gui.paper.board_picture import drawn
from gui.paper.common import picture_prints
from gui.paper.printables import Picture
from gui.speech import tr
from gui.tactical3d import painter_view
from gui.tactical3d.projection import Camera
from gui.tactical3d.scene_spec import SceneSpec
from gui.tactical3d.tactical_view import SceneCanvas
from gui.theme.style import hub

_WHOLE: Final = QSize(1600, 1000)
"""Units of a picture of the whole table."""
_USUAL: Final = QSize(1280, 800)
"""The same for what is seen while the view was never opened."""
_LEAST: Final = 100
"""A view narrower than this was never laid out."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A scene and the eye that looks at it."""

    scene: SceneSpec
    camera: Camera


def shot_of(scene: SceneSpec, canvas: SceneCanvas | None, usual: Camera) -> Shot:
    """A scene as the view looks at it now; by the usual eye, with everything in sight, without a view."""
    if canvas is not None and canvas.width() >= _LEAST:
        return Shot(scene, canvas.camera.sized(canvas.width(), canvas.height()))
    return Shot(scene, usual.sized(_USUAL.width(), _USUAL.height()).fitted(scene.spots))


def space_prints(shown: Callable[[], Shot], table: Callable[[], SceneSpec]) -> tuple[Picture, Picture]:
    """Pictures of the view in space: as it is `shown` with what is plotted; all of the `table` without it."""

    def seen(kind: str) -> bytes:
        shot = shown()
        return _made(kind, shot, QSize(shot.camera.width, shot.camera.height))

    def whole(kind: str) -> bytes:
        scene, eye = table(), shown().camera.sized(_WHOLE.width(), _WHOLE.height())
        corners = [point for border in scene.ground.border for point in border]
        everything = (*corners, *(body.at for body in scene.bodies), *scene.spots)
        return _made(kind, Shot(scene, eye.fitted(everything)), _WHOLE)

    return picture_prints("space", tr("3D view"), seen, whole)


def _made(kind: str, shot: Shot, size: QSize) -> bytes:
    def paint(painter: QPainter) -> None:
        # Asked for here: "dark on white" holds only while the picture is made.
        look = painter_view.look_now()
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), hub().colour("map"))
        painter_view.draw(painter, shot.scene, shot.camera, look)

    return drawn(kind, size, tr("3D view"), paint, finer=2)
