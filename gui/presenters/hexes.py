"""Names for cells, levels and ways as players read them."""

from engine.mechanics.hexgrid import Direction, Hex
from gui.speech import tr, trn


def cell_name(cell: str | None) -> str:
    """How a cell "q,r" is called: column and row, "04/11"; "off the map" for None."""
    return tr("off the map") if cell is None else Hex.parse(cell).name


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


def levels_apart(levels: int) -> str:
    """A difference of levels in words: "2 levels up", "1 level down", "same level"."""
    if levels == 0:
        return tr("same level")
    if levels > 0:
        return trn("{count} level up", "{count} levels up", levels)
    return trn("{count} level down", "{count} levels down", -levels)


def way_words(start: str, end: str, levels: int | None, length: int | None = None) -> str:
    """The way from one cell to another: "3 hexes, 1B 2C, 2 levels up".

    `length` is the true range where a rule tells it; then it is said first: "range 4 hexes, 1B 2C...".
    `levels` None says nothing of levels.
    """
    a, b = Hex.parse(start), Hex.parse(end)
    count = a.distance(b) if length is None else length
    if length is None:
        hexes = trn("{count} hex", "{count} hexes", count)
    else:
        hexes = trn("range {count} hex", "range {count} hexes", count)
    parts = (hexes, way(a, b), "" if levels is None else levels_apart(levels))
    return ", ".join(part for part in parts if part)


def way(start: Hex, end: Hex) -> str:
    """The way from one hex to another in map directions: "4B 3C"; empty for the same hex."""
    return " ".join(f"{count}{direction.letter}" for direction, count in (end - start).components().items())
