"""The board: draws what a seat may see of the table and turns hand and keys into signals in board terms."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from engine.core.command import Gesture
from engine.core.ids import PieceId
from engine.core.view import CounterView, CourseView, TableView
from gui.announce import announce, say
from gui.board import keys
from gui.board.board_scene import BoardScene
from gui.board.by_keys import ByKeys
from gui.board.by_mouse import ByMouse
from gui.board.framing import look_with_more
from gui.board.hand import Hand
from gui.board.navigation import MapNavigation
from gui.board.notes import Notes
from gui.board.overview import Overview
from gui.board.rosette import Rosette
from gui.board.stack_list import StackList
from gui.board.tools.manager import ToolManager
from gui.board.tools.tool import Pointer
from gui.presenters.first_look import first_look
from gui.speech import tr
from gui.theme.style import hub

_NARROW: Final = 600
_LOW: Final = 400
"""Logical pixels of the view below which what lies over it gets smaller."""


class BoardView(MapNavigation):
    """A BoardScreen. All that it knows of the game is the TableView last shown."""

    pieceClicked = Signal(str, object)
    """Piece and Pointer (ctrl, shift, right)."""
    cellClicked = Signal(str)
    pieceDoubleClicked = Signal(str)
    gestureMoved = Signal(object)
    """Gesture: a counter is held there."""
    gestureDropped = Signal(object)
    """Gesture: it was put down there; cell None is off the map."""
    gestureCancelled = Signal()
    levelNudged = Signal(str, int)
    hovered = Signal(object, object)
    """Piece or None, cell or None."""
    rested = Signal(object, object)
    """Piece or None, and cell: the hand or the cursor rests there; show_about answers."""
    measured = Signal(str, str)
    """Two cells; show_measure answers."""
    cursorMoved = Signal(str)
    viewpointChanged = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(BoardScene(), parent)
        self.table: TableView | None = None
        self.cursor_cell: str | None = None
        self.small = False
        """A map that mostly is in sight as a whole: nothing lies over it that it can do without."""
        self.by_keys = ByKeys(self)
        self.by_mouse = ByMouse(self)
        self._resizing = False
        self.hand = Hand(self)
        """The hand's habits: `threshold` of a drag, `click_carries`."""
        self.tools = ToolManager(self.hand)
        self.overview = Overview(self.board, self)
        self.rosette = Rosette(self)
        self.stack_list = StackList(self.board.sprites, self)
        self.notes = Notes(self)
        self.bubble = self.notes.bubble
        self.overview.lookedAt.connect(self._look_from_overview)
        self.rosette.turned.connect(self.turn)
        self.stack_list.picked.connect(self.pick)
        self.viewChanged.connect(self._view_changed)
        hub().changed.connect(self._recolour)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Map"))
        self.setAccessibleDescription(tr("Hex map. Arrow keys walk the cursor, Enter selects and picks up."))
        self.setMinimumSize(240, 200)
        self._recolour()

    # ---- BoardScreen

    @property
    def viewpoint(self) -> str:
        """Map direction at the top: A, B/C, D or E/F."""
        return self.board.geometry.viewpoint

    @viewpoint.setter
    def viewpoint(self, viewpoint: str) -> None:
        if viewpoint != self.viewpoint:
            self.turn(viewpoint)

    def show_table(self, view: TableView) -> None:
        """Draws a view; a counter in hand goes back when the game changed underneath."""
        if self.table is not None and self.tools.carry.active and view != self.table:
            self.tools.carry.cancel()
        self.table = view
        self.notes.leave()
        if self.board.show_table(view):
            self.rosette.show_geometry(self.board.geometry)
            self.fit()
        elif self.board.unfinished:
            self._refine.start()
        if self.cursor_cell is not None and not self.board.geometry.holds(self.cursor_cell):
            self.put_cursor(None)
        elif self.cursor_cell is not None:
            self.cursorMoved.emit(self.cursor_cell)  # other things may lie there now
        if self.board.fan_cell is None:
            self.stack_list.hide()
        self.overview.refresh()
        self._place_overlays()

    def select(self, piece: PieceId | None) -> None:
        """Puts the brackets around a piece."""
        self.board.choose(piece)

    def target(self, piece: PieceId | None) -> None:
        """Puts the reticle around a piece."""
        self.board.aim(piece)

    def overlay(self, ghosts: tuple[CounterView, ...], courses: tuple[CourseView, ...]) -> None:
        """Draws a plotted turn; two empty tuples take it away."""
        self.board.overlay(ghosts, courses)

    def show_ghost(self, counters: tuple[CounterView, ...], legal: bool, reason: str) -> None:  # noqa: FBT001
        """Draws the counter in hand; what speaks against the move stands at the pointer."""
        self.board.show_ghosts(counters, legal=legal)
        if reason:
            self.notes.say(reason, "warn" if legal else "bad")
        else:
            self.bubble.hide()

    def clear_ghost(self) -> None:
        """Takes the counter in hand off the drawing."""
        self.board.clear_ghosts()
        self.bubble.hide()

    def show_refusal(self, reason: str) -> None:
        """Says at the pointer why nothing happened; the note goes by itself."""
        self.notes.say(reason, "bad", seconds=6)

    def note(self, words: str, tone: str) -> None:
        """Says something at the pointer for as long as it stays there."""
        self.notes.say(words, tone)

    def hush(self) -> None:
        """Takes the note at the pointer away."""
        self.bubble.hide()

    def show_measure(self, words: str) -> None:
        """The words for the ruler that was just drawn."""
        self.notes.say(words, "info")

    def show_about(self, words: str) -> None:
        """The words for what the hand rests on."""
        self.notes.tell(words)

    def highlight(self, cells: Iterable[str]) -> None:
        """Tints cells."""
        self.board.highlight(cells)

    # ---- table

    def counter(self, piece: PieceId | None) -> CounterView | None:
        """The counter with this id, on the map or in the tray."""
        if piece is None or self.table is None:
            return None
        return next((counter for counter in self.table.counters if counter.id == piece), None)

    def centre_on(self, piece: PieceId) -> None:
        """Brings a counter to the middle of the view."""
        place = self.board.place_of(piece)
        if place is not None:
            self._fitted = False
            self.look_at(*place)

    def first_look(self) -> None:
        """Comes as near as shows what a player wants to see first, clear of what lies over the map.

        In setup that is the zone to deploy in, later his ships and the enemy near them.
        """
        if self.table is None:
            return
        wanted = first_look(self.table)
        holds, centre = self.board.geometry.holds, self.board.geometry.centre
        must, more = ([centre(cell) for cell in cells if holds(cell)] for cells in (wanted.must, wanted.more))
        parts = (part for part in (self.rosette, self.overview) if not part.isHidden())
        taken = [(part.x(), part.y(), part.x() + part.width(), part.y() + part.height()) for part in parts]
        found = look_with_more(must, more, (self.width(), self.height()), taken)
        self.fit()
        if found is not None and found.zoom > self.zoom:
            self.zoom_by(found.zoom / self.zoom)
            self.look_at(found.x, found.y)
            self.come_to_rest()

    def carried(self, gesture: Gesture) -> None:
        """The counter in hand is held somewhere: draws it plainly, then lets others know."""
        counter = self.counter(gesture.piece)
        if counter is not None:
            shown = replace(counter, cell=gesture.cell, level=gesture.level, facing=gesture.facing)
            if gesture.cell is None:
                self.board.clear_ghosts()
                self.board.dim(gesture.piece)
                self.bubble.hide()
            else:
                self.board.show_ghosts((shown,), legal=True)
        self.notes.leave()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.gestureMoved.emit(gesture)

    def end_carry(self) -> None:
        """The hand is empty again."""
        self.clear_ghost()
        self.show_pointer()

    def show_pointer(self) -> None:
        """Gives the pointer the shape of the tool in hand."""
        if self.tools.used == "measure":
            self.viewport().setCursor(Qt.CursorShape.CrossCursor)
        else:
            self.viewport().unsetCursor()

    @property
    def busy(self) -> bool:
        """Whether the hand is doing something in which notes on what lies there would be in the way."""
        return self.tools.carry.active or self.tools.used != "select" or self.by_mouse.busy

    def cell_in_hand(self) -> str | None:
        """The cell under the pointer, or under the cursor if the keys were used after it."""
        if self.notes.by_keys or not self.by_mouse.inside:
            return self.cursor_cell
        return self.board.geometry.cell_at(*self.scene_at(self.by_mouse.at))

    # ---- cursor of the keys

    def put_cursor(self, cell: str | None) -> None:
        """Puts the hex cursor on a cell and keeps it in sight."""
        self.cursor_cell = cell
        self.board.put_cursor(cell)
        if cell is not None:
            self.notes.by_keys = True
            self.keep_in_sight(*self.board.geometry.centre(cell))
            self.cursorMoved.emit(cell)
            here = self.board.counters_at(cell)
            self.notes.attend(here[0].id if here else None, cell)

    def tell(self, words: str) -> None:
        """Lets a screen reader say what is under the cursor."""
        announce(self, words)

    def start_cell(self) -> str | None:
        """Where the cursor appears: on what is held or selected, else in the middle of the view."""
        chosen = self.counter(self.tools.carry.piece or self.board.selected)
        if chosen is not None and chosen.cell is not None and self.board.geometry.holds(chosen.cell):
            return chosen.cell
        middle = self.middle()
        place = self.board.geometry.cell_at(middle.x(), middle.y())
        if place is None and self.board.geometry.sheet_of:
            q, r = next(iter(self.board.geometry.sheet_of))
            place = f"{q},{r}"
        return place

    # ---- stacks

    def open_fan(self, cell: str, lit: PieceId | None = None) -> None:
        """Spreads a stack and lists it by name."""
        counters = self.board.counters_at(cell)
        if len(counters) < 2:
            return
        self.board.fan(cell)
        x, y = self.board.geometry.centre(cell)
        at = self.viewportTransform().map(QPointF(x, y))
        side = QPoint(round(at.x() + (self.board.fan_radius + 50) * self.zoom) + 8, round(at.y()))
        rows = [(counter, self.board.items_by_id[counter.id].spec) for counter in counters]
        self.stack_list.offer(rows, lit, side)

    def close_fan(self) -> None:
        """Gathers the stack again."""
        self.by_mouse.forget_fan()
        self.board.fan(None)
        self.stack_list.hide()

    def pick(self, piece: PieceId) -> None:
        """Chooses a counter of the open stack and closes it."""
        self.close_fan()
        self.pieceClicked.emit(piece, Pointer(cell=self.cursor_cell, piece=piece))

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's name
        if forward and self.by_keys.pick_next():
            return True
        return super().focusNextPrevChild(forward)

    # ---- keys

    def event(self, event: QEvent) -> bool:
        # A key that the board has a use for is not a shortcut of the window while the board has the focus.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            word = keys.meaning(event.key(), event.modifiers())
            if word is not None and (word != "escape" or self.tools.carry.active):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.by_mouse.grip(True)
            return
        number = keys.digit(event.key(), event.modifiers())
        word = keys.meaning(event.key(), event.modifiers())
        if number is not None:
            word = f"pick {number}"
        used = word is not None and self.by_keys.do(word)
        event.setAccepted(used)
        if not used:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.by_mouse.grip(False)
            return
        super().keyReleaseEvent(event)

    def lift(self, piece: PieceId) -> bool:
        """Picks a counter up for the keys, from the map or the tray; False if it may not be moved."""
        counter = self.counter(piece)
        start = counter.cell if counter is not None else None
        cell = start or self.cursor_cell or self.start_cell()
        self.close_fan()
        if not self.tools.carry.lift(piece, cell=cell, dragged=False):
            return False
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if counter is not None:
            say(self, tr("In hand: {ship}.", ship=counter.title or counter.label))
        self.put_cursor(cell)
        return True

    # ---- mouse

    def pointer(self, at: QPointF, modifiers: Qt.KeyboardModifier, *, right: bool = False) -> Pointer:
        """The hand in board terms."""
        x, y = self.scene_at(at)
        return Pointer(
            cell=self.board.geometry.cell_at(x, y),
            piece=self.board.piece_at(x, y),
            x=at.x(),
            y=at.y(),
            shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
            ctrl=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
            alt=bool(modifiers & Qt.KeyboardModifier.AltModifier),
            right=right,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.by_mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.by_mouse.release(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A long press of a finger is the right button; the right button itself comes as a click."""
        held = event.reason() is QContextMenuEvent.Reason.Other and self.by_mouse.hold()
        event.setAccepted(held)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at = self.pointer(event.position(), event.modifiers())
        if event.button() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            return
        self.tools.cancel_work()
        if at.piece is not None:
            self.pieceDoubleClicked.emit(at.piece)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.by_mouse.left()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.by_mouse.grips = False
        if self.tools.carry.active and event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.OtherFocusReason,
        ):
            self.tools.carry.cancel()
        super().focusOutEvent(event)

    def hovered_piece(self) -> PieceId | None:
        """The counter under the resting hand."""
        return self.by_mouse.over[0] if self.underMouse() else None

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.tools.carry.active and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.accept()
            steps = self.wheel_steps(event)
            if steps:
                self.tools.wheel(steps)
            return
        self.close_fan()
        super().wheelEvent(event)

    # ---- a counter that comes from outside: the tray

    def hold_outside(self, piece: PieceId, at: QPointF) -> bool:
        """A counter of the tray is held over a point of the view; False if it may not be placed."""
        if self.tools.carry.piece != piece and not self.tools.carry.lift(piece, cell=None, dragged=True):
            return False
        self.by_mouse.at = at.toPoint()
        inside = self.by_mouse.inside
        here = self.pointer(at, Qt.KeyboardModifier.NoModifier)
        self.tools.carry.move(here if inside else Pointer())
        return True

    def drop_outside(self) -> None:
        """The counter of the tray is let go where it was last held."""
        self.tools.carry.drop()

    # ---- overlays

    def turn(self, viewpoint: str) -> None:
        """Looks from another side and keeps in the middle what was there."""
        self.tools.cancel_work()
        middle = self.middle()
        held = self.board.geometry.hex_at(middle.x(), middle.y())
        fitted = self._fitted
        self.close_fan()
        self.board.turn(viewpoint)
        self.rosette.show_geometry(self.board.geometry)
        self.overview.refresh()
        self._place_overlays()
        self.by_keys.turned()
        self.board.put_cursor(self.cursor_cell)
        if fitted:
            self.fit()
        else:
            self.look_at(*self.board.geometry.at(held.q, held.r))
        self.viewpointChanged.emit(viewpoint)

    def _look_from_overview(self, x: float, y: float) -> None:
        self._fitted = False
        self.look_at(x, y)

    def _view_changed(self) -> None:
        self.overview.show_frame(self.seen())
        if self.small:
            self._place_overlays()
        if not self._resizing:
            self.notes.view_changed()
        if self.board.fan_cell is not None:
            self.close_fan()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._resizing = True
        super().resizeEvent(event)
        self._resizing = False
        self._place_overlays()
        self.notes.resized()

    def _place_overlays(self) -> None:
        edge = 12
        narrow = self.width() < _NARROW or self.height() < _LOW
        self.rosette.make_small(narrow)
        self.overview.make_small(narrow)
        self.rosette.move(edge, self.height() - self.rosette.height() - edge)
        self.overview.move(
            self.width() - self.overview.width() - edge, self.height() - self.overview.height() - edge
        )
        roomy = self.width() > 400 and self.height() > 260
        self.overview.setVisible(roomy and bool(self.board.geometry.sheet_of) and not self._all_seen())
        self.rosette.setVisible(self.width() > 280 and self.height() > 220 and not self.small)

    def _all_seen(self) -> bool:
        """Whether a small map needs no overview: most of it is in sight."""
        if not self.small:
            return False
        box, seen = self.board.geometry.bounds, self.seen()
        return seen.width() >= 0.45 * box.width and seen.height() >= 0.45 * box.height

    def _recolour(self) -> None:
        self.board.recolour()
        self.come_to_rest()
        self.viewport().update()
