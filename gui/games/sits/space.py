"""The 3D view at the plot desk: what lies on the desk is seen in space, and the nose is dragged there."""

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from engine.core.ids import PieceId
from engine.core.view import TableView
from gui.games.sits.plot_desk import PlotDesk
from gui.presenters.tactical3d import RING_COLOURS, DeskOverlay, build_scene
from gui.tactical3d.gl_window import GlWindow, gl_reason_unavailable
from gui.tactical3d.tactical_view import TacticalView


class Space(QObject):
    """Owns the view; made when 3D is first shown."""

    target_asked = Signal(object)

    def __init__(self, desk: PlotDesk) -> None:
        super().__init__()
        self.desk = desk
        self.view = TacticalView()
        self._table: TableView | None = None
        self._gl: GlWindow | None = None
        canvas = self.view.canvas
        canvas.pieceClicked.connect(self._clicked)
        canvas.plotStarted.connect(desk.begin_drag)
        canvas.plotDragged.connect(desk.set_pivot)
        canvas.plotDropped.connect(self._dropped)
        canvas.plotCancelled.connect(lambda: desk.end_drag(cancel=True))
        canvas.cameraChanged.connect(self._show_gl)

    def show_view(self, table: TableView) -> None:
        """Shows another state of the table."""
        self._table = table
        self.view.show_view(table)
        self._show_gl()

    def show_desk(self) -> None:
        """Shows what lies on the desk."""
        self.view.show_desk(desk_overlay(self.desk))
        self._show_gl()

    def fit(self) -> None:
        """All ships in sight."""
        self.view.canvas.fit()

    def open_gl(self) -> str:
        """Opens the OpenGL window; why it can't be, or nothing."""
        reason = gl_reason_unavailable()
        if reason is None:
            self._gl = self._gl or GlWindow()
            self._gl.show()
            self._show_gl()
        return reason or ""

    def close(self) -> None:
        """Takes the OpenGL window away: the curtain must not leave it standing."""
        gl, self._gl = self._gl, None
        if gl is not None:
            gl.close()
            gl.deleteLater()

    def _show_gl(self) -> None:
        if self._gl is not None and self._table is not None:
            self._gl.show_scene(build_scene(self._table, desk_overlay(self.desk)), self.view.canvas.camera)

    def _clicked(self, piece: PieceId, modifiers: Any) -> None:  # noqa: ANN401 - the binding's flag type
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self.target_asked.emit(piece)
        else:
            self.desk.select(piece)

    def _dropped(self, window: str) -> None:
        self.desk.set_pivot(window)
        self.desk.end_drag()


def desk_overlay(desk: PlotDesk) -> DeskOverlay:
    """What the desk adds to the scene."""
    advice, preview, coast = desk.advice, desk.preview, desk.coast
    windows: dict[str, tuple[str, float]] = {}
    if advice is not None:
        # Reachable windows keep the colour of their ring and are only filled.
        windows = {
            each.window: (RING_COLOURS[each.window.split()[-1][0]], 0.14)
            for each in advice.pivots
            if not each.violations
        }
        windows |= dict.fromkeys(advice.route, ("accent", 0.55))
        if advice.route:
            windows[advice.pivot_midpoint] = ("focus", 0.6)
    return DeskOverlay(
        selected=desk.selected,
        target=desk.target,
        ghosts=preview.ghosts if preview else (),
        courses=(preview.courses if preview else ()) + (coast.courses if coast else ()),
        windows=windows,
    )
