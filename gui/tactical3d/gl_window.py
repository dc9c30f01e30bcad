"""The same scene in a window of its own, drawn by pyqtgraph.opengl where a real OpenGL is found."""

from typing import Any

import numpy as np
from PySide6.QtGui import QColor, QGuiApplication, QOffscreenSurface, QOpenGLContext, QVector3D
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.speech import tr
from gui.tactical3d.painter_view import ground_edges
from gui.tactical3d.projection import Array, Camera, Indices
from gui.tactical3d.scene_spec import HULL, HULL_FACES, WEDGE, WEDGE_FACES, Body, SceneSpec, along
from gui.theme.style import hub

Colour = tuple[float, float, float, float]
GL_RENDERER = 0x1F01


def gl_reason_unavailable(*, software: bool = False) -> str | None:
    """Why the OpenGL window is not offered here; None where it is. `software` accepts a software renderer."""
    platform = QGuiApplication.platformName()
    if platform in ("offscreen", "minimal", "linuxfb", "vnc"):
        return tr("The window system in use ({platform}) has no OpenGL.", platform=platform)
    context = QOpenGLContext()
    if not context.create():
        return tr("No OpenGL context could be made.")
    surface = QOffscreenSurface()
    surface.setFormat(context.format())
    surface.create()
    if not (surface.isValid() and context.makeCurrent(surface)):
        return tr("No OpenGL surface could be made.")
    name = str(context.functions().glGetString(GL_RENDERER) or "")
    context.doneCurrent()
    if not software and ("llvmpipe" in name or "softpipe" in name):
        return tr("OpenGL is drawn in software here; the built-in view is faster.")
    return None if context.format().version() >= (2, 1) else tr("This OpenGL is older than 2.1.")


class GlWindow(QWidget):
    """A top-level window: an OpenGL widget beside the board would make every repaint of the board dearer."""

    def __init__(self) -> None:
        super().__init__()
        import pyqtgraph.opengl as gl  # imported here only: it costs half a second

        self._gl: Any = gl
        self.setWindowTitle(tr("Holotank: tactical view (OpenGL)"))
        self.resize(1000, 700)
        self.view: Any = gl.GLViewWidget()
        self.view.setBackgroundColor(hub().colour("map"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    def show_scene(self, scene: SceneSpec, camera: Camera) -> None:
        """Draws another scene from the same eye as the built-in view."""
        self.view.clear()
        corners, sides = ground_edges(scene.ground.centres)
        if len(sides):
            self._lines(corners[sides].reshape(-1, 3), "grid_strong", 1.0, mode="lines")
        for line in scene.lines:
            self._lines(np.array(line.points), line.colour, line.width, mode="line_strip")
        for body in scene.bodies:
            self._body(body)
        for label in scene.labels:
            colour = QColor(hub().colour(label.colour))
            text = self._gl.GLTextItem(pos=np.array(label.at), text=label.text, color=colour)
            self.view.addItem(text)
        # pyqtgraph counts azimuth from +x counter-clockwise.
        self.view.setCameraPosition(
            pos=QVector3D(*camera.focus),
            distance=camera.distance,
            elevation=camera.elevation,
            azimuth=90.0 - camera.bearing,
        )

    def _lines(self, points: Array, token: str, width: float, *, mode: str) -> None:
        colour = hub().colour(token).getRgbF()
        self.view.addItem(
            self._gl.GLLinePlotItem(pos=points, color=colour, width=width, mode=mode, antialias=True)
        )

    def _body(self, body: Body) -> None:
        vertices = np.array([_corner(body, corner) for corner in (*HULL, *WEDGE)])
        hull = np.array([t for face, _ in HULL_FACES for t in (face[:3], (face[0], face[2], face[3]))])
        wedge = np.array([t for face in WEDGE_FACES for t in (face[:3], (face[0], face[2], face[3]))]) + len(
            HULL
        )
        main = hub().colour(body.colour)
        red, green, blue = main.redF(), main.greenF(), main.blueF()
        self._mesh(vertices, hull, (red, green, blue, 0.4 if body.ghost else 1.0))
        if body.wedge:
            self._mesh(vertices, wedge, (red, green, blue, 0.18))

    def _mesh(self, vertices: Array, faces: Indices, colour: Colour) -> None:
        item = self._gl.GLMeshItem(
            vertexes=vertices,
            faces=faces,
            color=colour,
            smooth=False,
            glOptions="translucent",
            drawEdges=False,
        )
        self.view.addItem(item)


def _corner(body: Body, corner: tuple[float, float, float]) -> tuple[float, float, float]:
    f, t, s = (part * body.length for part in corner)
    return along(body.frame, body.at, f, t, s)
