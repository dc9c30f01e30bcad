"""The AVID as an instrument: pivots and rolls are plotted on it by click, drag and key."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.mechanics.avid import Ring, Site, is_lower, label, ring
from engine.rulesets.sits.view import RollChoice
from gui.attitude.avid_geometry import beside
from gui.attitude.avid_widget import AvidWidget, Touch
from gui.games.sits.bubble import Bubble
from gui.games.sits.explain import Told, pivot_told, roll_told, slot_words
from gui.games.sits.modes import Mode, Moment
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_overlay import overlay_of, side_of, viewpoint_of
from gui.games.sits.words import broken

_MODE_KEYS: Final = {
    Qt.Key.Key_P: Mode.PIVOT,
    Qt.Key.Key_L: Mode.ROLL,
    Qt.Key.Key_H: Mode.THRUST,
}
_ORDER: Final = (Moment.NOW, Moment.MIDPOINT, Moment.END)


class AvidPlotter(QWidget):
    """Draws the desk's ship on the AVID and turns gestures into plots.

    A click plots the shortest pivot to a window, or in roll mode the roll that brings the Top there. A drag
    from the Forward marker draws the route by hand; a drag from the Top marker rolls. Shift, or a drag over
    the rim and back, points at the lower half. Keys: arrows move a cursor, Enter plots, Shift+Enter draws on
    by hand, R and T step roll and thrust (with Shift the other way), Backspace takes back a step, P, L and H
    choose pivot, roll and thrust, Escape gives up a drag.
    """

    status = Signal(str)
    """What lies under the pointer or the cursor, in words."""
    mode_changed = Signal(str)
    moment_changed = Signal(str)
    mode_asked = Signal(str)
    """A key asked for another mode; whoever holds the dials chooses it."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.avid = AvidWidget(self)
        self.avid.set_titled(on=False)
        self.bubble = Bubble(self.avid)
        self._mode = Mode.PIVOT
        self._moment = Moment.NOW
        self._dragging: Mode | None = None
        self._by_hand = False
        self._moved = False
        self._press: Touch | None = None
        self._cursor: str | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.avid)
        self.setFocusProxy(self.avid)
        self.avid.installEventFilter(self)
        self.avid.hovered.connect(self._on_hover)
        self.avid.pressed.connect(self._on_press)
        self.avid.dragged.connect(self._on_drag)
        self.avid.released.connect(self._on_release)
        self._dispose = desk.subscribe(self.refresh)
        self.destroyed.connect(self._dispose)
        self.refresh()

    # ------------------------------------------------------------------ mode and moment

    @property
    def mode(self) -> Mode:
        """What a click plots."""
        return self._mode

    def set_mode(self, mode: Mode) -> None:
        """Chooses what a click plots."""
        if mode is not self._mode:
            self._mode = mode
            self.bubble.hide()
            self.mode_changed.emit(mode.value)
            self.refresh()

    @property
    def moment(self) -> Moment:
        """The moment shown."""
        return self._moment

    def set_moment(self, moment: Moment) -> None:
        """Shows the ship now, at the midpoint or at the end of the drafted turn."""
        if moment is not self._moment:
            self._moment = moment
            self.moment_changed.emit(moment.value)
            self.refresh()

    @property
    def cursor_window(self) -> str | None:
        """The window that the keys point at."""
        return self._cursor

    # ------------------------------------------------------------------ drawing the desk

    def refresh(self) -> None:
        """Draws what lies on the desk."""
        desk = self.desk
        preview = desk.preview
        attitude = desk.attitude
        if self.bubble.offer and (desk.is_given or not desk.violations):
            self.bubble.hide()
        if self._moment is not Moment.NOW and preview is not None:
            attitude = preview.poses[_ORDER.index(self._moment)].attitude
        self.avid.set_side(side_of(desk))
        self.avid.set_viewpoint(viewpoint_of(desk))
        self.avid.set_attitude(attitude)
        now = self._moment is Moment.NOW
        self.avid.set_overlay(
            overlay_of(
                desk,
                plots=(self._dragging or self._mode).value if now else "",
                moment=self._moment.value,
                by_hand=self._by_hand,
                cursor=self._cursor if self.avid.hasFocus() else None,
            )
        )

    # ------------------------------------------------------------------ pointer

    def _on_press(self, touch: Touch) -> None:
        self.bubble.hide()
        self._press = touch
        self._moved = False
        self._dragging = None
        if self._moment is not Moment.NOW or self.desk.draft is None:
            return
        if touch.marker == "forward":
            self._begin(Mode.PIVOT, by_hand=True)
        elif touch.marker == "top":
            self._begin(Mode.ROLL)
        elif touch.window is not None and self._mode is not Mode.THRUST:
            self._begin(self._mode)

    def _begin(self, mode: Mode, *, by_hand: bool = False) -> None:
        self._dragging = mode
        self._by_hand = by_hand
        self.desk.begin_drag()

    def _on_drag(self, touch: Touch) -> None:
        press = self._press
        if self._dragging is None or press is None:
            return
        if not self._moved and touch.window == press.window:
            return
        self._moved = True
        self._plot_at(touch)

    def _plot_at(self, touch: Touch) -> None:
        if self._dragging is Mode.ROLL:
            roll = self._roll_near(QPointF(touch.x, touch.y), lower=touch.lower)
            if roll is not None:
                self.desk.set_roll(roll.steps)
        elif touch.window is not None:
            if self._by_hand:
                self._draw_to(touch.window)
            else:
                self.desk.set_pivot(touch.window)

    def _draw_to(self, window: str) -> None:
        advice, draft = self.desk.advice, self.desk.draft
        if advice is None or draft is None or draft.route[-1:] == (window,):
            return
        if window == advice.start or window in draft.route or window in advice.next_windows:
            self.desk.extend_route(window)
        else:
            # The hand went faster than the eye: a window was skipped, so the route is drawn anew.
            self.desk.set_pivot(window)

    def _on_release(self, touch: Touch) -> None:
        mode, press = self._dragging, self._press
        self._press = None
        if mode is None or press is None:
            return
        if not self._moved:
            self._click(touch, press)
        self._dragging = None
        self._by_hand = False
        self.desk.end_drag()
        self._explain_draft(QPoint(round(touch.x), round(touch.y)))
        self.refresh()

    def _click(self, touch: Touch, press: Touch) -> None:
        """A press without a drag: on the Forward marker it keeps the nose where it is."""
        if press.marker == "forward":
            if self._mode is Mode.PIVOT:
                self.desk.clear_pivot()
        elif self._mode is Mode.PIVOT and touch.window is not None:
            self.desk.set_pivot(touch.window)
        elif self._mode is Mode.ROLL:
            self._plot_at(touch)

    def cancel(self) -> bool:
        """Gives up a drag; whether there was one."""
        if self._dragging is None:
            return False
        self._dragging = None
        self._press = None
        self._by_hand = False
        self.desk.end_drag(cancel=True)
        self.refresh()
        return True

    def _roll_near(self, at: QPointF, *, lower: bool) -> RollChoice | None:
        """The roll that brings the Top nearest to a point of the card."""
        advice = self.desk.advice
        if advice is None:
            return None

        def away(roll: RollChoice) -> tuple[float, int]:
            site = Site(roll.top_end)
            # Upper and lower marks share their place on the single disc: the wrong half counts as far away.
            wrong = not self.avid.two_discs and ring(site) is not Ring.YELLOW and is_lower(site) != lower
            return (self.avid.spot(site) - at).manhattanLength() + 40 * wrong, abs(roll.steps)

        return min(advice.rolls, key=away, default=None)

    # ------------------------------------------------------------------ explaining

    def _on_hover(self, touch: Touch | None) -> None:
        if self._dragging is not None:
            return
        if touch is None:
            if not self.bubble.offer:
                self.bubble.hide()
            self.status.emit("")
            return
        if self.bubble.offer:
            return
        text, violations, near = self._words_for(touch)
        self.status.emit(text)
        if violations:
            more = f"\nNearest legal: {near}." if near else ""
            self.bubble.show_at(QPoint(round(touch.x), round(touch.y)), broken(violations) + more)
        else:
            self.bubble.hide()

    def _words_for(self, touch: Touch) -> Told:
        if touch.slot is not None:
            return Told(slot_words(self.desk.attitude, touch.slot))
        advice = self.desk.advice
        if touch.window is None:
            return Told("")
        if advice is None or self._mode is Mode.THRUST:
            return Told(label(touch.window))
        if self._mode is Mode.ROLL:
            roll = self._roll_near(QPointF(touch.x, touch.y), lower=touch.lower)
            return roll_told(roll, advice) if roll else Told(label(touch.window))
        choice = self.desk.pivot_choice(touch.window)
        return pivot_told(choice, advice) if choice else Told(label(touch.window))

    def _explain_draft(self, at: QPoint) -> None:
        """A refused draft keeps its note at the pointer, with the nearest legal plot to click."""
        desk = self.desk
        if not desk.violations or desk.is_given:
            return
        suggestion = desk.suggestions[0] if desk.suggestions else None
        if suggestion is not None:
            self.bubble.show_at(
                at,
                broken(desk.violations),
                offer=suggestion.text,
                take=lambda: desk.adopt(suggestion),
                pinned=True,
            )
        else:
            self.bubble.show_at(at, broken(desk.violations))

    # ------------------------------------------------------------------ keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the AVID's keys and wheel."""
        if watched is self.avid:
            if isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress:
                return self._on_key(event)
            if isinstance(event, QWheelEvent):
                return self._on_wheel(event)
        return False

    def _on_wheel(self, event: QWheelEvent) -> bool:
        touch = self.avid.touch_at(event.position())
        if touch.slot is None or not self.desk.can_edit or self.desk.attitude is None:
            return False
        step = 1 if event.angleDelta().y() > 0 else -1
        slots: dict[str, int] = {s.slot: s.value for s in self.desk.attitude.slots}
        slot = touch.slot
        self.desk.edit_vector(slot, slots.get(slot, 0) + step)
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_Escape:
            return self.cancel()
        moves = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, 1),
            Qt.Key.Key_Down: (0, -1),
        }
        if key in moves:
            self._move_cursor(*moves[Qt.Key(key)])
            return True
        if key in _MODE_KEYS:
            self.mode_asked.emit(_MODE_KEYS[Qt.Key(key)].value)
            return True
        if self.desk.draft is None or self._dragging is not None:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._plot_cursor(by_hand=shift)
        elif key == Qt.Key.Key_R:
            self.step_roll(-1 if shift else 1)
        elif key == Qt.Key.Key_T:
            self.step_thrust(-1 if shift else 1)
        elif key == Qt.Key.Key_Backspace:
            self.take_back()
        else:
            return False
        return True

    def _move_cursor(self, clockwise: int, upward: int) -> None:
        advice, attitude = self.desk.advice, self.desk.attitude
        start = (advice.route[-1] if advice.route else advice.start) if advice else None
        if self._cursor is None:
            self._cursor = start or (attitude.forward if attitude else "A y")
            self._bearing = 0.0
        moved = beside(Site(self._cursor), clockwise, upward, self._bearing)
        if not moved.endswith(" p"):
            spot = self.avid.parts().discs[0]
            self._bearing = spot.polar(*spot.centre(moved))[1]
        self._cursor = moved
        self.refresh()
        self._say_cursor()

    _bearing = 0.0

    def _say_cursor(self) -> None:
        if self._cursor is None:
            return
        at = self.avid.spot(self._cursor)
        site = Site(self._cursor)
        touch = Touch(x=at.x(), y=at.y(), window=site, lower=is_lower(site))
        text, violations, near = self._words_for(touch)
        self.status.emit(text)
        if violations:
            more = f"\nNearest legal: {near}." if near else ""
            self.bubble.show_at(at.toPoint(), broken(violations) + more)
        else:
            self.bubble.hide()

    def _plot_cursor(self, *, by_hand: bool) -> None:
        if self._cursor is None:
            return
        at = self.avid.spot(self._cursor)
        if self._mode is Mode.ROLL:
            roll = self._roll_near(at, lower=is_lower(Site(self._cursor)))
            if roll is not None:
                self.desk.set_roll(roll.steps)
        elif by_hand:
            self.desk.extend_route(self._cursor)
        else:
            self.desk.set_pivot(self._cursor)
        self._explain_draft(at.toPoint())

    def step_roll(self, step: int) -> None:
        """Rolls one window more to starboard, or with -1 to port."""
        draft, advice = self.desk.draft, self.desk.advice
        if (
            draft is not None
            and advice is not None
            and any(r.steps == draft.roll + step for r in advice.rolls)
        ):
            self.desk.set_roll(draft.roll + step)

    def step_thrust(self, step: int) -> None:
        """Uses one thrust more or less."""
        draft, advice = self.desk.draft, self.desk.advice
        if draft is None or advice is None:
            return
        if any(t.thrust == draft.thrust + step for t in advice.thrusts):
            self.desk.set_thrust(draft.thrust + step)

    def take_back(self) -> None:
        """Takes back the last window of the pivot, else a window of the roll, else a point of thrust."""
        draft = self.desk.draft
        if draft is None:
            return
        self.bubble.hide()
        if draft.route:
            self.desk.set_route(draft.route[:-1])
        elif draft.roll:
            self.desk.set_roll(draft.roll - (1 if draft.roll > 0 else -1))
        elif draft.thrust:
            self.desk.set_thrust(draft.thrust - 1)
