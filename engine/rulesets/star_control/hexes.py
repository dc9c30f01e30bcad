"""The two boards: columns of hexes with a flat top, every second one shifted down; cells named "q,r"."""

from collections import deque
from dataclasses import dataclass
from functools import cache

from engine.mechanics.hexgrid import Direction, Hex


@dataclass(frozen=True, slots=True)
class Board:
    """A rectangle of hexes; columns and rows are counted from 1 as printed."""

    columns: int
    rows: int

    @property
    def centre(self) -> str:
        """The cell in the middle; of an even number the lower one."""
        return cell_of((self.columns + 1) // 2, (self.rows + 1) // 2)


def cell_of(column: int, row: int) -> str:
    """The cell in a printed column and row."""
    return f"{column - 1},{row - 1 - (column - 1) // 2}"


@cache
def place_of(cell: str) -> tuple[int, int]:
    """Printed column and row of a cell; ValueError for what is no cell."""
    place = Hex.parse(cell)
    return place.column, place.row


def name_of(cell: str) -> str:
    """A cell as the players and the map call it: column and row, "08/03"; as it is when it is none."""
    try:
        return Hex.parse(cell).name
    except ValueError:
        return repr(cell)


def holds(board: Board, cell: str) -> bool:
    """Whether a cell lies on the board."""
    return cell in _cell_set(board)


@cache
def cells(board: Board) -> tuple[str, ...]:
    """All cells, column by column."""
    return tuple(cell_of(c, r) for c in range(1, board.columns + 1) for r in range(1, board.rows + 1))


@cache
def _cell_set(board: Board) -> frozenset[str]:
    return frozenset(cells(board))


@cache
def column(board: Board, number: int) -> tuple[str, ...]:
    """The cells of one column, from the top."""
    return tuple(cell_of(number, row) for row in range(1, board.rows + 1))


@cache
def neighbours(board: Board, cell: str) -> tuple[str, ...]:
    """The adjacent cells that lie on the board, clockwise from the one above."""
    around = (str(hex_) for hex_ in Hex.parse(cell).neighbours())
    return tuple(c for c in around if c in _cell_set(board))


@cache
def distance(a: str, b: str) -> int:
    """Hexes between two cells: the far one counts, the near one does not."""
    return Hex.parse(a).distance(Hex.parse(b))


@cache
def line(board: Board, cell: str, direction: str, length: int) -> tuple[str, ...]:
    """The cells on the board in a straight line from, but without, `cell`; nearest first."""
    start, way = Hex.parse(cell), Direction.parse(direction)
    ahead = (str(start.neighbour(way, n)) for n in range(1, length + 1))
    return tuple(c for c in ahead if c in _cell_set(board))


@cache
def reach(board: Board, cell: str, steps: int, closed: frozenset[str]) -> dict[str, int]:
    """Cells that can be come to within `steps` without entering `closed` ones, and the hexes it takes.

    The start is among them with 0. Do not change the result: it is shared.
    """
    found = {cell: 0}
    waiting = deque([cell])
    while waiting:
        here = waiting.popleft()
        if found[here] == steps:
            continue
        for beside in neighbours(board, here):
            if beside not in found and beside not in closed:
                found[beside] = found[here] + 1
                waiting.append(beside)
    return found


def route(board: Board, start: str, goal: str, closed: frozenset[str]) -> tuple[str, ...]:
    """A shortest way from, but without, `start` to `goal` round `closed` cells; empty when there is none."""
    far = reach(board, start, board.columns * board.rows, closed)
    if goal not in far or goal == start:
        return ()
    way = [goal]
    while far[way[-1]] > 1:
        way.append(next(c for c in neighbours(board, way[-1]) if far.get(c) == far[way[-1]] - 1))
    return tuple(reversed(way))
