"""The protocol of a tool, what it is told and what it may ask of the board."""

from dataclasses import dataclass
from typing import Protocol

from engine.core.command import Gesture
from engine.core.ids import PieceId, PlayerId
from engine.core.view import CounterView


@dataclass(frozen=True, slots=True, kw_only=True)
class Pointer:
    """Where the hand is: cell and counter under it, its place in the view in logical pixels, keys held."""

    cell: str | None = None
    piece: PieceId | None = None
    x: float = 0.0
    y: float = 0.0
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    right: bool = False
    """The right button, or a long press."""


class ToolHost(Protocol):
    """What a tool may ask of the board."""

    @property
    def threshold(self) -> float:
        """Logical pixels that the hand must move before a press is a drag."""
        ...

    click_carries: bool
    """A click on the selected counter picks it up."""

    def counter(self, piece: PieceId | None) -> CounterView | None: ...
    def chosen(self) -> PieceId | None:
        """The selected piece."""
        ...

    def hand(self) -> PlayerId:
        """Whose hand it is."""
        ...

    def click(self, at: Pointer) -> None: ...
    def pan(self, dx: float, dy: float) -> None: ...
    def carry(self, gesture: Gesture) -> None:
        """The counter in hand is held there."""
        ...

    def drop(self, gesture: Gesture) -> None: ...
    def put_back(self) -> None:
        """The counter in hand goes back where it was."""
        ...

    def nudge(self, piece: PieceId, steps: int) -> None: ...
    def here(self) -> str | None:
        """The cell under the hand: of the pointer, or of the keys if they were used after it."""
        ...

    def measure(self, start: str, end: str) -> None: ...
    def stop_measuring(self) -> None: ...
    def taken_up(self, tool: str, hint: str) -> None:
        """Another tool is in hand; `hint` says in a line how it is used."""
        ...


class Tool(Protocol):
    """One way to use the hand. Wheel and key say whether the tool had a use for them."""

    id: str
    title: str
    shortcut: str
    hint: str
    """How it is used, in a line; nothing for a tool that explains itself."""

    def take_up(self) -> None:
        """It is in hand from now on."""
        ...

    def press(self, at: Pointer) -> None: ...
    def move(self, at: Pointer) -> None: ...
    def release(self, at: Pointer) -> None: ...
    def wheel(self, steps: int) -> bool: ...
    def key(self, word: str) -> bool:
        """A key by its meaning: "up", "down", "left", "right", "enter"."""
        ...

    def cancel(self) -> None:
        """Escape, focus lost, or the game changed underneath."""
        ...


def far(a: Pointer, b: Pointer, threshold: float) -> bool:
    """Whether the hand has moved far enough from press to be dragging."""
    return abs(a.x - b.x) + abs(a.y - b.y) >= threshold
