"""What a player asks for: a command is data, a gesture is what his hand did."""

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.ids import PieceId, PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Base of all commands; a subclass adds `kind: Literal["slug.verb"] = "slug.verb"` and its parameters."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}
    """Read by the save module: a stored command with a field that it does not have is refused."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCommand(Command):
    """Base of what the table itself does, whatever the game and whoever's turn it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalCommand(TableCommand):
    """Base of what ends a game for good: it is never taken back, whatever the game's undo."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Base of what a player may ask without changing anything; answered from what he may know."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Gesture:
    """A counter moved by hand, in board terms: which piece, onto which piece or cell, with which tool."""

    by: PlayerId
    piece: PieceId
    onto: PieceId | None = None
    map: str = ""
    cell: str | None = None
    """None: off the map, back to the tray."""
    level: int = 0
    facing: int | None = None
    """Heading in steps of 30 degrees clockwise from direction A, where the hand turned the counter."""
    tool: str = "move"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A legal command near one that was refused."""

    text: str
    command: Command
