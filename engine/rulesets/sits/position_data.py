"""What comes of a typed position, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.view import TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipLine:
    """A ship's line as it was typed: what becomes of the ship, or what is wrong and where."""

    ship: PieceId
    name: str
    """What the ship is called, each name once."""
    owner: str
    now: str
    """The ship as it is, in short notation."""
    full: str
    """The ship as the line makes it, with all that is not the case: to be copied."""
    then: str
    """The ship as the line makes it."""
    fault: str = ""
    """A sentence about what is wrong; empty where nothing is."""
    rule: str = ""
    span: tuple[int, int] = (0, 0)
    """Where in the typed text the mistake stands: its first character, and the one behind it."""

    @property
    def changed(self) -> bool:
        """Whether the line makes the ship another than it is."""
        return not self.fault and self.now != self.then


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionPlan:
    """Answer to `commands.PlanPosition`."""

    reason: str = ""
    """Why no position can be entered; empty where it can."""
    lines: tuple[ShipLine, ...] = ()
    commands: tuple[Command, ...] = ()
    """What sets the ships, in an order in which no place is taken; only for what changes."""
    command: Command | None = None
    """The same as one deed, to be taken back as one; None where nothing changes."""
    view: TableView | None = None
    """The table as it will be, as the asker sees it."""

    texts: Mapping[PieceId, str] = field(default_factory=dict)
    """The lines that were read: what was typed, and in its place what the pasted text says of a ship."""
    unnamed: tuple[int, ...] = ()
    """Lines of the pasted text, from 1, that name no ship of this table."""

    @property
    def faults(self) -> int:
        """How many lines are wrong."""
        return sum(1 for line in self.lines if line.fault)
