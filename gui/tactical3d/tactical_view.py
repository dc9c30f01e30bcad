"""The tactical view: the drawn scene, the eye's controls, picking, and plotting by dragging the nose."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.core.view import TableView
from gui.presenters.tactical3d import DeskOverlay, build_scene
from gui.speech import tr
from gui.tactical3d import painter_view
from gui.tactical3d.picking import is_behind, nose_at, piece_at, window_at
from gui.tactical3d.projection import VIEWPOINTS, Camera
from gui.tactical3d.scene_spec import Body, SceneSpec
from gui.tactical3d.tool_row import ToolRow
from gui.theme.style import hub
from gui.theme.touch import TOUCH_DRAG

DRAG = 4.0
"""A press that moves farther than this (logical pixels) is a drag."""
KEYS: dict[Qt.Key, tuple[float, float]] = {
    Qt.Key.Key_Left: (-24.0, 0.0),
    Qt.Key.Key_Right: (24.0, 0.0),
    Qt.Key.Key_Up: (0.0, -24.0),
    Qt.Key.Key_Down: (0.0, 24.0),
}


def drag_from() -> float:
    """Logical pixels from a press to a drag; a finger trembles more than the mouse."""
    return float(TOUCH_DRAG) if hub().theme.touch else DRAG


class SceneCanvas(QWidget):
    """The drawn scene. Left drag orbits, right or middle drag pans, the wheel zooms, a click selects."""

    pieceClicked = Signal(object, object)
    """PieceId and keyboard modifiers."""
    pieceDoubleClicked = Signal(object)
    plotStarted = Signal()
    plotDragged = Signal(str)
    """The AVID window that the dragged nose points to."""
    plotDropped = Signal(str)
    plotCancelled = Signal()
    cameraChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = SceneSpec()
        self.camera = Camera()
        self._followed = True
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._action = ""
        self._window = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Tactical view"))
        self.setToolTip(
            tr("Drag: turn. Right drag: move. Wheel: zoom. Drag the selected ship's nose: pivot.")
        )
        self.setAccessibleDescription(
            tr("The table in space. Arrow keys turn it, plus and minus zoom, 1 to 7 choose a viewpoint.")
        )
        self._look = painter_view.look_now()
        hub().changed.connect(self._restyle)

    def sizeHint(self) -> QSize:
        return QSize(640, 420)

    def _restyle(self) -> None:
        self._look = painter_view.look_now()
        self.update()

    def show_scene(self, scene: SceneSpec) -> None:
        """Draws another scene; the eye stays, but until it is moved it keeps everything in sight."""
        if scene == self.scene:
            return
        self.scene = scene
        if self._followed:
            self.camera = self.camera.fitted(scene.spots)
        self.update()

    def set_camera(self, camera: Camera, *, followed: bool = False) -> None:
        """Moves the eye; `followed` lets it keep everything in sight from now on."""
        self.camera = camera.sized(self.width(), self.height())
        self._followed = followed
        self.cameraChanged.emit()
        self.update()

    def fit(self) -> None:
        """All ships in sight, from the present direction."""
        self.set_camera(self.camera.fitted(self.scene.spots), followed=True)

    def look_from(self, name: str) -> None:
        """All ships in sight from one of the named viewpoints."""
        self.set_camera(self.camera.seen_from(name))
        self.fit()

    def look_at_selected(self) -> None:
        """The selected ship in the middle, near enough to read its attitude."""
        chosen = next((body for body in self.scene.bodies if body.selected), None)
        if chosen is not None:
            self.set_camera(self.camera.framed(chosen.at, 5.0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), hub().colour("map"))
        painter_view.draw(painter, self.scene, self.camera, self._look)
        if self.hasFocus():
            painter.setPen(QColor(hub().colour("focus")))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.camera = self.camera.sized(self.width(), self.height())
        if self._followed:
            self.camera = self.camera.fitted(self.scene.spots)
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        self._pressed = self._last = event.position()
        if event.button() == Qt.MouseButton.LeftButton and self._on_nose(event.position()):
            self._start_plot()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._action = "orbit"
        else:
            self._action = "pan"

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position()
        if self._pressed is None:
            over = self._on_nose(here)
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
            return
        step, self._last = here - self._last, here
        if self._action == "plot":
            self._drag_nose(here, event.modifiers())
        elif (here - self._pressed).manhattanLength() > drag_from():
            turned = self.camera.orbited if self._action == "orbit" else self.camera.panned
            self.set_camera(turned(step.x(), step.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, action = self._pressed, self._action
        self._pressed, self._action = None, ""
        if action == "plot":
            if self._window:
                self.plotDropped.emit(self._window)
            else:
                self.plotCancelled.emit()
        elif pressed is not None and (event.position() - pressed).manhattanLength() <= drag_from():
            piece = piece_at(self.scene, self.camera, event.position().x(), event.position().y())
            if piece is not None and event.button() == Qt.MouseButton.LeftButton:
                self.pieceClicked.emit(piece, event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        piece = piece_at(self.scene, self.camera, event.position().x(), event.position().y())
        if piece is not None:
            self.pieceDoubleClicked.emit(piece)
            self.look_at_selected()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms to the pointer: what lies under it stays under it."""
        factor = 0.88 ** (event.angleDelta().y() / 120.0)
        before = event.position() - QPointF(self.width() / 2.0, self.height() / 2.0)
        zoomed = self.camera.zoomed(factor)
        share = zoomed.distance / self.camera.distance
        self.set_camera(zoomed.panned(-before.x() * (1 - share) / share, -before.y() * (1 - share) / share))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in KEYS:
            dx, dy = KEYS[key]
            turned = (
                self.camera.panned
                if event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                else self.camera.orbited
            )
            self.set_camera(turned(-dx, -dy))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.set_camera(self.camera.zoomed(1.15 if key == Qt.Key.Key_Minus else 1 / 1.15))
        elif key in (Qt.Key.Key_F, Qt.Key.Key_Home):
            self.fit()
        elif key == Qt.Key.Key_Escape and self._action == "plot":
            self._pressed, self._action = None, ""
            self.plotCancelled.emit()
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(VIEWPOINTS):
            self.set_camera(
                self.camera.seen_from(list(VIEWPOINTS)[key - Qt.Key.Key_1]), followed=self._followed
            )
        else:
            super().keyPressEvent(event)

    def _plotted_body(self) -> Body | None:
        sphere = self.scene.sphere
        if sphere is None:
            return None
        return next(
            (body for body in self.scene.bodies if body.piece == sphere.piece and not body.ghost), None
        )

    def _on_nose(self, at: QPointF) -> bool:
        sphere, body = self.scene.sphere, self._plotted_body()
        return (
            sphere is not None
            and body is not None
            and nose_at(sphere, body.frame[0], self.camera, at.x(), at.y())
        )

    def _start_plot(self) -> None:
        sphere, body = self.scene.sphere, self._plotted_body()
        if sphere is None or body is None:
            return
        self._action, self._window = "plot", ""
        self._far, self._beside = is_behind(sphere, body.frame[0], self.camera), False
        self.plotStarted.emit()

    def _drag_nose(self, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The nose keeps its side of the sphere until the pointer passes over the rim, or Shift is held."""
        sphere = self.scene.sphere
        if sphere is None:
            return
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        window = window_at(sphere, self.camera, at.x(), at.y(), far_side=self._far != shift)
        if window is None:
            self._beside = True
            return
        if self._beside:
            self._beside, self._far = False, not self._far
            window = window_at(sphere, self.camera, at.x(), at.y(), far_side=self._far != shift)
        if window is not None and window != self._window:
            self._window = window
            self.plotDragged.emit(window)


def eye_of(view: TableView) -> Camera:
    """The eye behind the seat that looks; behind direction D for somebody without a seat."""
    top = next((seat.viewpoint for seat in view.seats if seat.id == view.viewer), "A")
    return Camera().seated(top)


class TacticalView(QWidget):
    """The canvas with its row of viewpoints, and the one place that turns a table into a scene."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = SceneCanvas(self)
        self.tools = ToolRow()
        self.tools.looked.connect(self.canvas.look_from)
        self.tools.ship_asked.connect(self.canvas.look_at_selected)
        self.tools.fit_asked.connect(self.canvas.fit)
        self._view: TableView | None = None
        self._desk = DeskOverlay()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tools)
        column.addWidget(self.canvas, 1)

    def show_view(self, view: TableView) -> None:
        """Draws another state of the table; the first is looked at from the viewer's own side."""
        if self._view is None:
            self.canvas.set_camera(eye_of(view), followed=True)
        self._view = view
        self._rebuild()

    def show_desk(self, desk: DeskOverlay) -> None:
        """Draws another selection or plot."""
        self._desk = desk
        self._rebuild()

    def _rebuild(self) -> None:
        if self._view is not None:
            self.canvas.show_scene(build_scene(self._view, self._desk))
