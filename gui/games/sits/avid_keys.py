"""The AVID's keys and its wheel: a cursor over the windows, and steps of pivot, roll and thrust."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

from engine.mechanics.avid import Site
from gui.attitude.avid_geometry import beside
from gui.games.sits.modes import Mode

if TYPE_CHECKING:
    from gui.games.sits.avid_plotter import AvidPlotter

MODE_KEYS: Final = {
    Qt.Key.Key_P: Mode.PIVOT,
    Qt.Key.Key_L: Mode.ROLL,
    Qt.Key.Key_H: Mode.THRUST,
}
_MOVES: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class AvidKeys(QObject):
    """Arrows move a cursor, Enter plots, Shift+Enter draws on by hand, Escape gives up a drag.

    R and T step roll and thrust (with Shift the other way), Backspace takes back a step, P, L and H ask for
    a mode.
    """

    def __init__(self, plotter: "AvidPlotter") -> None:
        super().__init__(plotter)
        self._plotter = plotter
        self._avid = plotter.avid
        self._desk = plotter.desk
        self._bearing = 0.0
        self.cursor: str | None = None
        """The window that the keys point at."""
        plotter.avid.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the AVID's keys and wheel."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event)
        return isinstance(event, QWheelEvent) and self._on_wheel(event)

    def _on_wheel(self, event: QWheelEvent) -> bool:
        """Where ships are set by hand, the wheel over an arrow sets its vector."""
        slot = self._avid.touch_at(event.position()).slot
        attitude = self._desk.attitude
        if slot is None or not self._desk.can_edit or attitude is None:
            return False
        step = 1 if event.angleDelta().y() > 0 else -1
        values: dict[str, int] = {s.slot: s.value for s in attitude.slots}
        self._desk.edit_vector(slot, values.get(slot, 0) + step)
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_Escape:
            return self._plotter.cancel()
        if key in _MOVES:
            self._move_cursor(*_MOVES[key])
        elif key in MODE_KEYS:
            self._plotter.mode_asked.emit(MODE_KEYS[key].value)
        elif self._desk.draft is None or self._plotter.dragging:
            return False
        elif key in _ENTER:
            self._plot(by_hand=shift)
        elif key == Qt.Key.Key_R:
            self._step_roll(-1 if shift else 1)
        elif key == Qt.Key.Key_T:
            self._step_thrust(-1 if shift else 1)
        elif key == Qt.Key.Key_Backspace:
            self._take_back()
        else:
            return False
        return True

    def _move_cursor(self, clockwise: int, upward: int) -> None:
        advice, attitude = self._desk.advice, self._desk.attitude
        if self.cursor is None:
            start = (advice.route[-1] if advice.route else advice.start) if advice else None
            self.cursor = start or (attitude.forward if attitude else "A y")
        moved = beside(Site(self.cursor), clockwise, upward, self._bearing)
        if not moved.endswith(" p"):
            disc = self._avid.parts().discs[0]
            self._bearing = disc.polar(*disc.centre(moved))[1]
        self.cursor = moved
        self._plotter.refresh()
        self._plotter.show_cursor(moved)

    def _plot(self, *, by_hand: bool) -> None:
        if self.cursor is None:
            return
        if self._plotter.mode is Mode.ROLL:
            self._plotter.roll_to(self._plotter.touch_of(self.cursor))
        elif by_hand:
            self._desk.extend_route(self.cursor)
        else:
            self._desk.set_pivot(self.cursor)
        self._plotter.explain(self._avid.spot(self.cursor).toPoint())

    def _step_roll(self, step: int) -> None:
        """One window more to starboard, or with -1 to port."""
        draft, advice = self._desk.draft, self._desk.advice
        if draft and advice and any(r.steps == draft.roll + step for r in advice.rolls):
            self._desk.set_roll(draft.roll + step)

    def _step_thrust(self, step: int) -> None:
        draft, advice = self._desk.draft, self._desk.advice
        if draft and advice and any(t.thrust == draft.thrust + step for t in advice.thrusts):
            self._desk.set_thrust(draft.thrust + step)

    def _take_back(self) -> None:
        """Takes back the last window of the pivot, else a window of the roll, else a point of thrust."""
        draft = self._desk.draft
        if draft is None:
            return
        self._plotter.bubble.hide()
        if draft.route:
            self._desk.set_route(draft.route[:-1])
        elif draft.roll:
            self._desk.set_roll(draft.roll - (1 if draft.roll > 0 else -1))
        elif draft.thrust:
            self._desk.set_thrust(draft.thrust - 1)
