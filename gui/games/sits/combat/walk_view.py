"""The hit location table with a hit's way over it; every cell tells its rule."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.rulesets.sits.view import SheetTable
from gui.games.sits.combat.walk_player import WalkPlayer
from gui.games.sits.combat.walk_steps import Laid
from gui.games.sits.ssd.hit_table import HitTablePicture
from gui.games.sits.ssd.shapes import CENTRE, write
from gui.qt import painting, pen
from gui.speech import tr
from gui.theme.style import hub

RATIO: Final = 1.85
"""Breadth of the drawing by its height, where there is room for more of one."""
_LEAST: Final = 190
_KEYS: Final = tr(
    "Space plays, Left and Right step, Up and Down change the hit, End shows all, + and - the speed."
)


class WalkView(QWidget):
    """Draws what the player of walks has reached, and gives it its keys."""

    rule_clicked = Signal(str)
    left = Signal()
    """Escape: the keys go back to the board."""

    def __init__(self, player: WalkPlayer) -> None:
        super().__init__()
        self._player = player
        self._picture: HitTablePicture | None = None
        self._steps: tuple[Laid, ...] = ()
        self._ship = ""
        self.setObjectName("walk-view")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(300, _LEAST)
        self.setAccessibleName(tr("Hit location table"))
        hub().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(700, 330)

    # ---- what is shown

    def show_walk(self, table: SheetTable | None, ship: str, steps: Sequence[Laid]) -> None:
        """Shows the walk of one hit on a ship's table; None for ships that have none."""
        self._steps = tuple(steps)
        self._ship = ship
        self._picture = HitTablePicture(table, self._room()) if table is not None else None
        self.show_position()

    def show_position(self) -> None:
        """Shows how far the player has come."""
        if self._picture is not None:
            self._picture.set_walk([each.step for each in self._steps], self._player.position)
        taken = " ".join(each.words for each in self._steps[: self._player.position])
        self.setAccessibleName(tr("Hit location table of {ship}", ship=self._ship))
        self.setAccessibleDescription(f"{taken} {_KEYS}".strip())
        self.update()

    @property
    def picture(self) -> HitTablePicture | None:
        """The drawing."""
        return self._picture

    @property
    def now(self) -> Laid | None:
        """The step that was taken last."""
        place = self._player.position - 1
        return self._steps[place] if 0 <= place < len(self._steps) else None

    def _room(self) -> QRectF:
        """All the room there is, as far as it keeps the ship's shape."""
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        wide = min(box.width(), box.height() * RATIO * 1.6)
        high = min(box.height(), box.width() / RATIO)
        return QRectF(
            box.left() + (box.width() - wide) / 2, box.top() + (box.height() - high) / 2, wide, high
        )

    # ---- drawing

    def resizeEvent(self, event: QEvent) -> None:
        if self._picture is not None:
            self._picture.lie_in(self._room())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if self._picture is not None:
                self._picture.paint(painter)
            else:
                words = (
                    tr("No hit to show.")
                    if not self._ship
                    else tr("{ship} has no hit location table.", ship=self._ship)
                )
                write(painter, QRectF(self.rect()), words, 13, token="text_dim", align=CENTRE)
            if self.hasFocus():
                painter.setPen(pen("focus", 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    # ---- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        place = self._cell(event.position().toPoint())
        if place is not None and self._picture is not None and event.button() == Qt.MouseButton.LeftButton:
            self.rule_clicked.emit(self._picture.rule(*place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._cell(event.position().toPoint()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tip(event)
            return True
        return super().event(event)

    def _tip(self, event: QHelpEvent) -> None:
        words = self.words_at(event.pos())
        QToolTip.showText(event.globalPos(), words, self)

    def words_at(self, at: QPoint) -> str:
        """What a cell means, and what happened there."""
        place = self._cell(at)
        if place is None or self._picture is None:
            return ""
        here = [
            each.words
            for each in self._steps[: self._player.position]
            if each.told is not None and (each.step.row, each.step.column) == place
        ]
        number = self._picture.rule(*place).partition("/")[2]
        return "\n".join((self._picture.words(*place), *here, tr("Click: rule {number}", number=number)))

    def _cell(self, at: QPoint) -> tuple[int, int] | None:
        return self._picture.cell_at(at.x(), at.y()) if self._picture is not None else None

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        player = self._player
        match event.key():
            case Qt.Key.Key_Space:
                player.toggle()
            case Qt.Key.Key_Right:
                player.step(1)
            case Qt.Key.Key_Left:
                player.step(-1)
            case Qt.Key.Key_Down | Qt.Key.Key_PageDown:
                player.go(player.walk + 1)
            case Qt.Key.Key_Up | Qt.Key.Key_PageUp:
                player.previous_hit()
            case Qt.Key.Key_Home:
                player.go(0, 0)
            case Qt.Key.Key_End:
                player.skip()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                player.faster()
            case Qt.Key.Key_Minus:
                player.faster(-1)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.now is not None:
                self.rule_clicked.emit(self.now.rule)
            case _:
                super().keyPressEvent(event)
