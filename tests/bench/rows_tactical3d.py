"""Figures of the tactical view in three dimensions, drawn by the program's own projection."""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from engine.core.ids import PieceId
from gui.presenters.tactical3d import DeskOverlay
from gui.resources import folder
from gui.tactical3d.tactical_view import TacticalView
from gui.theme.style import hub, load_fonts
from gui.theme.tokens import Theme
from tests.bench.harness import Bench, timed
from tests.helpers.table3d import fleet


def frames(count: int) -> Sequence[float]:
    """Milliseconds of whole repaints while the eye turns about `count` ships on a 60 x 60 grid."""
    app = QApplication.instance() or QApplication([])
    load_fonts(folder("fonts"))
    hub().use(app, Theme("dark"))
    view = TacticalView()
    view.show_view(fleet(count))
    view.show_desk(DeskOverlay(selected=PieceId("ship 1"), target=PieceId("ship 2")))
    view.canvas.setParent(None)
    view.canvas.resize(1280, 800)
    view.canvas.show()
    app.processEvents()

    def frame() -> None:
        view.canvas.set_camera(view.canvas.camera.orbited(3, 0))
        view.canvas.repaint()

    samples = timed(frame, 60)
    view.canvas.close()
    return samples


BENCHES = (
    Bench("3D frame, 30 ships, labels, 60x60 grid, 1280x800", 8.0, None, "ms", lambda: frames(30)),
    Bench("3D frame, 200 ships, labels, 60x60 grid, 1280x800", 14.0, None, "ms", lambda: frames(200)),
)
