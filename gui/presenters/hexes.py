"""Names for cells as players read them: column and row of the whole map, counted from its first hex."""

from dataclasses import dataclass

from engine.core.view import MapView
from engine.mechanics.hexgrid import Direction, Hex


@dataclass(frozen=True, slots=True)
class CellNames:
    """Turns cells "q,r" into "column/row" and back; the first hex of the first sheet is 01/01."""

    q: int = 0
    r: int = 0

    @classmethod
    def of(cls, board: MapView | None) -> "CellNames":
        """The names for a map; the sheet furthest to the left (then the top) has the first hex."""
        if board is None or not board.sheets:
            return cls()
        first = min(board.sheets, key=lambda sheet: (sheet.q, sheet.r))
        return cls(first.q, first.r)

    def place(self, q: int, r: int) -> tuple[int, int]:
        """Column and row of an axial hex."""
        column = q - self.q
        return column + 1, r - self.r + column // 2 + 1

    def name(self, cell: str | None) -> str:
        """How a cell is called: "04/11", or "off the map" for None."""
        if cell is None:
            return "off the map"
        place = Hex.parse(cell)
        column, row = self.place(place.q, place.r)
        return f"{column:02d}/{row:02d}"


def signed(level: int) -> str:
    """A level or a difference of levels with its sign: "+2", "−3", "0"."""
    if level == 0:
        return "0"
    return f"+{level}" if level > 0 else f"−{-level}"


def step_name(facing: int | None) -> str:
    """A heading in steps of 30 degrees by its letters: 0 is "A", 1 "A/B", 2 "B"."""
    if facing is None:
        return "—"
    first = Direction(facing // 2 % 6)
    return first.letter if facing % 2 == 0 else f"{first.letter}/{first.turned(1).letter}"


def way(start: Hex, end: Hex) -> str:
    """The way from one hex to another in map directions: "4B 3C"; empty for the same hex."""
    return " ".join(f"{count}{direction.letter}" for direction, count in (end - start).components().items())
