"""The firing arc of a mount as on the ship's sheet, with the window in which the target is seen."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.rulesets.sits.view import SheetMount
from gui.games.sits.ssd.globe import draw_globe
from gui.qt import painting
from gui.theme.style import hub


class ArcGlobe(QWidget):
    """Black where the mount can't fire, gray behind a sidewall, white in the open, a frame at the target."""

    def __init__(self) -> None:
        super().__init__()
        self._mount: SheetMount | None = None
        self._lit: frozenset[str] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = round(84 * max(1.0, min(1.5, hub().theme.text_scale)))
        return QSize(side, side)

    def show_arc(self, mount: SheetMount | None, lit: frozenset[str], words: str) -> None:
        """Another mount, or another window of the target in the ship's own axes."""
        self._mount, self._lit = mount, lit
        self.setVisible(mount is not None)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._mount is not None:
            with painting(self) as painter:
                draw_globe(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._mount, self._lit)
