"""Carries one counter: drag and drop, or pick up, walk and put down; level and heading change in the hand."""

from dataclasses import dataclass

from engine.core.command import Gesture
from engine.core.ids import PieceId
from engine.core.view import CounterView
from gui.board.tools.tool import Pointer, ToolHost, far
from gui.speech import tr


@dataclass(slots=True)
class _Held:
    """The counter in hand and where it would come to stand."""

    counter: CounterView
    cell: str | None
    level: int
    facing: int | None
    dragged: bool
    """The button is held: letting go puts it down."""


class MoveTool:
    """A drag is one command at its end; Escape puts the counter back."""

    id = "move"
    title = tr("Move")
    shortcut = "G"
    hint = ""

    def __init__(self, host: ToolHost) -> None:
        self._host = host
        self._held: _Held | None = None
        self._pressed: Pointer | None = None

    @property
    def piece(self) -> PieceId | None:
        """The counter in hand."""
        return self._held.counter.id if self._held is not None else None

    @property
    def active(self) -> bool:
        """Whether something is in hand."""
        return self._held is not None

    def lift(self, piece: PieceId, *, cell: str | None, dragged: bool) -> bool:
        """Takes a counter into the hand, held over `cell`; False if it may not be moved."""
        counter = self._host.counter(piece)
        if counter is None or not counter.movable:
            return False
        self._held = _Held(counter, cell, counter.level, counter.facing, dragged)
        self._tell()
        return True

    def take_up(self) -> None:
        """Nothing is in hand before something is pressed."""

    def press(self, at: Pointer) -> None:
        self._pressed = at
        if self._held is not None:
            self.move(at)

    def move(self, at: Pointer) -> None:
        if self._held is None:
            if (
                self._pressed is not None
                and self._pressed.piece is not None
                and far(self._pressed, at, self._host.threshold)
            ):
                self.lift(self._pressed.piece, cell=at.cell, dragged=True)
            return
        if at.cell != self._held.cell:
            self._held.cell = at.cell
            self._tell()

    def release(self, at: Pointer) -> None:
        pressed, self._pressed = self._pressed, None
        if self._held is None:
            if pressed is not None and pressed.piece is not None:
                self._host.click(at)
                self.lift(pressed.piece, cell=at.cell, dragged=False)
            return
        if self._held.dragged or pressed is not None:
            self.move(at)
            self.drop()

    def drop(self) -> None:
        """Puts the counter down where it is held."""
        if self._held is None:
            return
        gesture = self._gesture(self._held)
        self._held = self._pressed = None
        self._host.drop(gesture)

    def wheel(self, steps: int) -> bool:
        return self._level(steps)

    def key(self, word: str) -> bool:
        match word:
            case "up":
                return self._level(1)
            case "down":
                return self._level(-1)
            case "left":
                return self._turn(-1)
            case "right":
                return self._turn(1)
            case "enter" if self._held is not None:
                self.drop()
                return True
        return False

    def cancel(self) -> None:
        self._pressed = None
        if self._held is not None:
            self._held = None
            self._host.put_back()

    def _level(self, steps: int) -> bool:
        if self._held is None:
            return False
        self._held.level += steps
        self._tell()
        return True

    def _turn(self, steps: int) -> bool:
        if self._held is None:
            return False
        if self._held.facing is not None:
            self._held.facing = (self._held.facing + steps) % 12
            self._tell()
        return True

    def _tell(self) -> None:
        if self._held is not None:
            self._host.carry(self._gesture(self._held))

    def _gesture(self, held: _Held) -> Gesture:
        return Gesture(
            by=self._host.hand(),
            piece=held.counter.id,
            map=held.counter.map,
            cell=held.cell,
            level=held.level,
            facing=held.facing,
            tool=self.id,
        )
