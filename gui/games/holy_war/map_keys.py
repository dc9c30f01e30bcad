"""Keys of the map that mean something in this game alone: ways to move, next level, what is in hand."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gui.games.holy_war.combat_desk import CombatDesk
from gui.games.holy_war.desk import WarDesk

_TOOLS = {
    Qt.Key.Key_S: "",
    Qt.Key.Key_J: "jump",
    Qt.Key.Key_W: "warp",
    Qt.Key.Key_T: "star",
    Qt.Key.Key_L: "scout",
}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class MapKeys(QObject):
    """Listens to a map's keys and tells the desks."""

    def __init__(self, host: QWidget, war: WarDesk, combat: CombatDesk, step: Callable[[int], None]) -> None:
        super().__init__(host)
        self._war, self._combat, self._step = war, combat, step
        host.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        deed = self._deed(event) if event.type() in kinds else None
        if deed is None:
            return False
        if event.type() == QEvent.Type.KeyPress:
            deed()
        event.accept()
        return True

    def _deed(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key means here; None for keys that mean nothing."""
        if event.modifiers() not in _PLAIN:
            return None
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_W and self._war.offers("deny"):
            return self._combat.offer_withdrawal
        if key in _TOOLS:
            return lambda: self._war.use(_TOOLS[key])
        if key == Qt.Key.Key_A:
            return self._war.pick_all
        if key == Qt.Key.Key_N:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return lambda: self._step(-1 if back else 1)
        if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            return self._war.step_back
        return None
