"""The AVID as a widget: shows an attitude from a viewpoint, and reports what is pointed at and pressed."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core.view import AttitudeView
from engine.mechanics.avid import Ring, Site, is_lower, ring
from gui.announce import announce
from gui.attitude.avid_card import CardLook
from gui.attitude.avid_geometry import VIEWPOINTS, Half, Layout
from gui.attitude.avid_overlay import NOTHING, Overlay
from gui.attitude.avid_painter import AvidPainter, place_all
from gui.attitude.avid_tips import tip
from gui.attitude.marker_shapes import NAMES
from gui.attitude.site_words import site_words
from gui.presenters.twin import attitude_words
from gui.speech import tr
from gui.theme.style import hub


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch:
    """What lies under the pointer."""

    x: float
    y: float
    window: Site | None = None
    marker: str | None = None
    """One of the six markers, if the pointer is on it."""
    slot: str | None = None
    """A vector arrow."""
    lower: bool = False
    """The half pointed at."""
    outside: bool = False
    """Beyond the rim."""


class AvidWidget(QWidget):
    """A generic AVID: knows attitudes and overlays, no rule.

    In the single disc both halves of the sphere share the rings, as printed. The half pointed at is the upper
    one, or the lower one while `lower_half` is set; Shift points at the other.
    """

    hovered = Signal(object)
    """Touch, or None when the pointer left."""
    pressed = Signal(object)
    dragged = Signal(object)
    released = Signal(object)
    lower_half_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = AvidPainter()
        self._attitude: AttitudeView | None = None
        self._overlay = NOTHING
        self._side = "neutral"
        self._viewpoint = "A"
        self._two_discs = False
        self._titled = True
        self._lower = False
        self._flipped = False
        self._hover: Touch | None = None
        self._tips_everywhere = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(240, 240)
        self.setAccessibleName("AVID")
        hub().changed.connect(self.update)

    # ------------------------------------------------------------------ what is shown

    def set_attitude(self, attitude: AttitudeView | None) -> None:
        """Shows a piece's attitude and vectors; None shows an empty card."""
        if attitude != self._attitude:
            self._attitude = attitude
            announce(self, attitude_words(attitude))
            self.update()

    @property
    def attitude(self) -> AttitudeView | None:
        """The attitude shown."""
        return self._attitude

    def set_overlay(self, overlay: Overlay) -> None:
        """Lays tints, paths, bearings and the cursor over the card."""
        if overlay != self._overlay:
            moved = overlay.cursor != self._overlay.cursor
            self._overlay = overlay
            if moved and overlay.cursor is not None:
                announce(self, self.window_words(overlay.cursor))
            self.update()

    @property
    def overlay(self) -> Overlay:
        """What is laid over the card."""
        return self._overlay

    def set_side(self, token: str) -> None:
        """The side's colour, by its token."""
        if token != self._side:
            self._side = token
            self.update()

    def set_viewpoint(self, name: str) -> None:
        """Which map direction is at the top: A, B/C, D or E/F; KeyError for any other."""
        if VIEWPOINTS[name] != VIEWPOINTS[self._viewpoint]:
            self._viewpoint = name
            self.update()

    @property
    def viewpoint(self) -> str:
        """The map direction at the top."""
        return self._viewpoint

    @property
    def two_discs(self) -> bool:
        """Whether upper and lower half have a disc each."""
        return self._two_discs

    def set_titled(self, *, on: bool) -> None:
        """Writes the ship's name and number on the card, or leaves that to what stands above it."""
        self._titled = on
        self.update()

    def set_two_discs(self, *, on: bool) -> None:
        """Draws the halves side by side instead of in the same rings."""
        if on != self._two_discs:
            self._two_discs = on
            self.updateGeometry()
            self.update()

    @property
    def lower_half(self) -> bool:
        """Whether the single disc is pointed at as the lower half."""
        return self._lower

    def set_lower_half(self, *, on: bool) -> None:
        """Points at the lower half, or the upper."""
        if on != self._lower:
            self._lower = on
            self.lower_half_changed.emit(on)
            self.update()

    def look(self) -> CardLook:
        """What the still card depends on now."""
        theme = hub().theme
        return CardLook(
            self.width(),
            self.height(),
            self.devicePixelRatioF(),
            self._viewpoint,
            self._side,
            self._two_discs,
            self._lower,
            theme.look,
            theme.text_scale,
        )

    def parts(self) -> Layout:
        """Where everything lies now."""
        return self._painter.parts(self.look())

    def spot(self, site: str) -> QPointF:
        """The widget point at which a site is drawn."""
        name = Site(site)
        return QPointF(*self.parts().disc_for(name).centre(name))

    def marker_spot(self, name: str) -> QPointF | None:
        """The widget point at which a marker is drawn."""
        for disc in self.parts().discs:
            if spot := place_all(disc, self._attitude, self._overlay).get(("marker", name)):
                return QPointF(spot.x, spot.y)
        return None

    # ------------------------------------------------------------------ pointing

    def touch_at(self, at: QPointF, *, shift: bool = False) -> Touch:
        """What lies at a widget point."""
        parts = self.parts()
        x, y = at.x(), at.y()
        disc = parts.disc_at(x, y)
        lower = (self._lower != shift) != self._flipped
        if disc is None:
            arrow = parts.arrow_at(x, y)
            return Touch(x=x, y=y, slot=arrow.slot if arrow else None, lower=lower, outside=True)
        if disc.half is not Half.BOTH:
            lower = disc.half is Half.LOWER
        window = disc.window_at(x, y, lower=lower)
        marker = None
        for (kind, name), spot in place_all(disc, self._attitude, self._overlay).items():
            reach = spot.size * 1.35
            if kind == "marker" and (x - spot.x) ** 2 + (y - spot.y) ** 2 <= reach * reach:
                marker = name
        if shift and marker is not None and self._half_of(marker) not in (None, lower):
            # Shift reaches through the disc: a marker on this side is not in the way.
            marker = None
        return Touch(x=x, y=y, window=window, marker=marker, lower=lower, outside=window is None)

    def _half_of(self, marker: str) -> bool | None:
        """Whether a marker lies in the lower half; None on the equator."""
        markers = self._attitude.markers if self._attitude else ()
        site = next((Site(m.site) for m in markers if m.name == marker), None)
        return None if site is None or ring(site) is Ring.YELLOW else is_lower(site)

    def _touch(self, event: QMouseEvent) -> Touch:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return self.touch_at(event.position(), shift=shift)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Reports a press of the left button."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._flipped = False
            self._outside = False
            self.pressed.emit(self._touch(event))
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Reports what is pointed at; a drag over the rim and back comes in on the other half."""
        touch = self._touch(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            if touch.outside:
                self._outside = True
            elif self._outside:
                self._outside = False
                self._flipped = not self._flipped
                touch = self._touch(event)
            self.dragged.emit(touch)
        self._show_hover(touch)
        self.hovered.emit(touch)

    _outside = False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Reports the end of a press."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.released.emit(self._touch(event))
            self._flipped = False

    def leaveEvent(self, event: QEvent) -> None:
        """Forgets what was pointed at."""
        self._show_hover(None)
        self.hovered.emit(None)
        super().leaveEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Shows at once what is pointed at."""
        self._show_hover(self.touch_at(event.position()))
        super().enterEvent(event)

    def set_tips_everywhere(self, *, on: bool) -> None:
        """Explains rings wherever they are pointed at, not only at their angles."""
        self._tips_everywhere = on

    def tip_at(self, x: float, y: float) -> str:
        """What the thing at a widget point is, in a sentence for a newcomer; empty for none."""
        return tip(self.parts(), self._attitude, self._overlay, (x, y), everywhere=self._tips_everywhere)

    def window_words(self, site: str) -> str:
        """A window and what lies in it, for whoever walks over it by keys."""
        markers = self._attitude.markers if self._attitude is not None else ()
        here = [NAMES[m.name] for m in markers if m.site == site]
        ghosts = [
            tr("{marker} as plotted", marker=NAMES[m.name]) for m in self._overlay.ghosts if m.site == site
        ]
        thrust = [tr("thrust accrues here")] if self._overlay.thrust == site else []
        return tr(
            "Window {window}: {things}.",
            window=site_words(site),
            things=", ".join((*here, *ghosts, *thrust)) or tr("empty"),
        )

    def _show_hover(self, touch: Touch | None) -> None:
        before = self._hover.window if self._hover else None
        self._hover = touch
        self.setToolTip(self.tip_at(touch.x, touch.y) if touch else "")
        grips = touch is not None and touch.marker in ("forward", "top")
        shape = Qt.CursorShape.OpenHandCursor if grips else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() is not shape:
            self.setCursor(shape)
        if before != (touch.window if touch else None):
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves keys to whoever holds the instrument."""
        event.ignore()

    # ------------------------------------------------------------------ drawing

    def sizeHint(self) -> QSize:
        """Fits a panel of 420 pixels."""
        return QSize(400, self.heightForWidth(400))

    def heightForWidth(self, width: int) -> int:
        """Height that shows the card without waste."""
        return round(width * 0.72) + 30 if self._two_discs else round(width * 1.03)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the card."""
        painter = QPainter(self)
        hover = self._hover.window if self._hover else None
        self._painter.paint(painter, self.look(), self._attitude, self._overlay, hover, titled=self._titled)
        if self.hasFocus():
            painter.setPen(hub().colour("focus"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 6, 6)
        painter.end()
