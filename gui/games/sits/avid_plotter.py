"""The AVID as an instrument: pivots and rolls are plotted on it by click, drag and key."""

import math
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.mechanics.avid import Ring, Site, is_lower, ring
from engine.rulesets.sits.view import RollChoice
from gui.attitude.avid_widget import AvidWidget, Touch
from gui.attitude.site_words import site_words
from gui.games.sits.avid_keys import AvidKeys
from gui.games.sits.explain import Told, by_hand_words, off_band_words, pivot_told, roll_told, slot_words
from gui.games.sits.modes import Mode, Moment
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_overlay import overlay_of, side_of, viewpoint_of
from gui.games.sits.words import broken
from gui.panels.bubble import Bubble
from gui.speech import tr

_SNAP_SECONDS: Final = 5.0
"""How long a note stays that says where the Top went instead."""
_ROLLING: Final = "B2.25"
"""The rule on rolls."""
_ORDER: Final = (Moment.NOW, Moment.MIDPOINT, Moment.END)


class AvidPlotter(QWidget):
    """Draws the desk's ship on the AVID and turns gestures into plots.

    A click plots the shortest pivot to a window, or in roll mode the roll that brings the Top there. A drag
    from the Forward marker draws the route by hand; a drag from the Top marker rolls. Shift, or a drag over
    the rim and back, points at the lower half. `AvidKeys` hears the keys.
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
        self._hover: Touch | None = None
        self._snapped = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.avid)
        self.setFocusProxy(self.avid)
        # It takes what room there is, where others keep its shape.
        self.avid.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.avid.setMinimumSize(120, 120)
        self.keys = AvidKeys(self)
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
    def dragging(self) -> bool:
        """Whether a plot is being dragged."""
        return self._dragging is not None

    @property
    def cursor_window(self) -> str | None:
        """The window that the keys point at."""
        return self.keys.cursor

    # ------------------------------------------------------------------ drawing the desk

    def refresh(self) -> None:
        """Draws what lies on the desk."""
        desk = self.desk
        preview = desk.preview
        attitude = desk.attitude
        if self.bubble.offer and (desk.is_given or not desk.violations):
            self.bubble.hide()
        if preview is None and self._moment is not Moment.NOW:
            self.set_moment(Moment.NOW)
            return
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
                cursor=self.keys.cursor if self.avid.hasFocus() else None,
            )
        )
        self.avid.set_tips_everywhere(on=desk.draft is None)
        if self._hover is not None:
            # What was told of the thing under the pointer is out of date.
            self._tell(self._hover, anew=False)

    # ------------------------------------------------------------------ pointer

    def _on_press(self, touch: Touch) -> None:
        self.bubble.hide()
        self._hover = touch
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
        self._hover = touch
        if self._dragging is None or press is None:
            return
        if not self._moved and touch.window == press.window:
            return
        self._moved = True
        self._plot_at(touch)

    def _plot_at(self, touch: Touch) -> None:
        if self._dragging is Mode.ROLL:
            self.roll_to(touch)
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
        self._press, self._hover = None, touch
        if mode is None or press is None:
            return
        if not self._moved:
            self._click(touch, press)
        self._dragging = None
        self._by_hand = False
        self.desk.end_drag()
        self.explain(QPoint(round(touch.x), round(touch.y)))
        self.refresh()

    def _click(self, touch: Touch, press: Touch) -> None:
        """A press without a drag: on the Forward marker it keeps the nose where it is."""
        if press.marker == "forward":
            if self._mode is Mode.PIVOT:
                self.desk.clear_pivot()
        elif self._mode is Mode.PIVOT and touch.window is not None:
            self.desk.set_pivot(touch.window)
        elif self._mode is Mode.ROLL:
            self.roll_to(touch)

    def roll_to(self, touch: Touch) -> None:
        """Brings the Top to the place of its band that is nearest; where that is another one, it is said."""
        roll = self._roll_near(touch)
        if roll is not None:
            self._snapped = self._off_band(touch, roll)
            self.desk.set_roll(roll.steps)

    def _off_band(self, touch: Touch, roll: RollChoice) -> bool:
        """Whether a point lies beside the band that the Top can go along."""
        site = Site(roll.top_end)
        if touch.window is None or touch.window == site:
            return touch.window is None
        step = self.avid.spot(site) - QPointF(touch.x, touch.y)
        reach = 0.2 * self.avid.parts().disc_for(site).radius
        return math.hypot(step.x(), step.y()) > reach or is_lower(site) != is_lower(touch.window)

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

    def _roll_near(self, touch: Touch) -> RollChoice | None:
        """The roll that brings the Top nearest to a point of the card."""
        at = QPointF(touch.x, touch.y)
        advice = self.desk.advice
        if advice is None:
            return None

        def away(roll: RollChoice) -> tuple[float, int]:
            site = Site(roll.top_end)
            # Upper and lower marks share their place on the single disc: the wrong half counts as far away.
            wrong = (
                not self.avid.two_discs and ring(site) is not Ring.YELLOW and is_lower(site) != touch.lower
            )
            return (self.avid.spot(site) - at).manhattanLength() + 40 * wrong, abs(roll.steps)

        return min(advice.rolls, key=away, default=None)

    # ------------------------------------------------------------------ explaining

    def _on_hover(self, touch: Touch | None) -> None:
        self._hover = touch
        if touch is not None:
            self._tell(touch)
            return
        if not self.bubble.stays:
            self.bubble.hide()
        self.status.emit("")

    def _tell(self, touch: Touch, *, anew: bool = True) -> None:
        """Says what lies at a point; what is refused there is said beside it, if `anew` or said already."""
        text, violations, near = self.words_for(touch)
        self.status.emit(text)
        if self.bubble.stays or self._dragging is not None:
            return
        if violations and (anew or self.bubble.text):
            more = (tr("Nearest legal: {place}.", place=near),) if near else ()
            self.bubble.say("\n".join((broken(violations), *more)), QPoint(round(touch.x), round(touch.y)))
        else:
            self.bubble.hide()

    def words_for(self, touch: Touch) -> Told:
        """What lies at a point, why it is refused, and what is nearest to it."""
        if touch.slot is not None:
            return Told(slot_words(self.desk.attitude, touch.slot))
        advice = self.desk.advice
        if touch.window is None:
            return Told("")
        if advice is None or self._mode is Mode.THRUST or self.desk.draft is None:
            return Told(site_words(touch.window))
        if (self._dragging or self._mode) is Mode.ROLL:
            roll = self._roll_near(touch)
            if roll is None:
                return Told(site_words(touch.window))
            if self._off_band(touch, roll):
                return Told(off_band_words(roll), roll.violations)
            return roll_told(roll, advice)
        if self._by_hand and self.desk.draft.route:
            return Told(by_hand_words(self.desk.draft.route, advice))
        choice = self.desk.pivot_choice(touch.window)
        return pivot_told(choice, advice) if choice else Told(site_words(touch.window))

    def touch_of(self, site: str) -> Touch:
        """A window as if it were pointed at."""
        at, window = self.avid.spot(site), Site(site)
        return Touch(x=at.x(), y=at.y(), window=window, lower=is_lower(window))

    def show_cursor(self, site: str) -> None:
        """Says what lies where the keys point."""
        self._tell(self.touch_of(site))

    def explain(self, at: QPoint) -> None:
        """Says at a point what is wrong with the draft, with the nearest legal plot to click."""
        desk = self.desk
        if not desk.violations or desk.is_given:
            self._tell_snap(at)
            return
        suggestion = desk.suggestions[0] if desk.suggestions else None
        if suggestion is None:
            self.bubble.say(broken(desk.violations), at)
            return
        offer, take = suggestion.text, lambda: desk.adopt(suggestion)
        self.bubble.say(broken(desk.violations), at, offer=offer, take=take)

    def _tell_snap(self, at: QPoint) -> None:
        snapped, self._snapped = self._snapped, False
        draft, advice = self.desk.draft, self.desk.advice
        if snapped and draft is not None and advice is not None:
            roll = next((r for r in advice.rolls if r.steps == draft.roll), None)
            if roll is not None:
                self.bubble.say(f"{off_band_words(roll)} [{_ROLLING}]", at, "info", seconds=_SNAP_SECONDS)
