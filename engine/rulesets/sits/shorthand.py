"""A ship's position in a line of short notation, to be typed beside a physical table.

`09/32 +2 A/B u3 v4A2B1+` is hex 09/32, two levels up, nose through the yellow window A/B, rolled three steps
to starboard, velocity four in A, two in B and one up. Parts come in any order, in small or capital letters;
what is left out stays as it is; of two parts of one kind the later counts.

Further parts: `A/Bbu` a window of another ring, `+p` the nose straight up, `hA+` half hexes kept in A and up,
`w-` the wedge down, `si=2` two boxes of a track marked, `whole` no box marked. `v0` and `h0` say: none.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from engine.core.ids import PieceId
from engine.mechanics.avid import Window, parse_window
from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.vector import SLOTS, Vectors
from engine.rulesets.sits.commands import Slot
from engine.rulesets.sits.state import Ship

LONGEST: Final = 400
"""Characters of a line; more is no ship."""
_ALIKE: Final = str.maketrans({"\u2212": "-", "\u2013": "-", ",": " ", ";": " ", "\t": " ", "\u00a0": " "})
"""Other minus signs and separators, each one character for one, so that places in the text stay true."""
_HEX: Final = re.compile(r"(-?\d{1,5})[/.:](-?\d{1,5})")
_PRINTED: Final = re.compile(r"(\d\d)(\d\d)")
_LEVEL: Final = re.compile(r"(?:l)?([+-]?\d{1,5})")
_WINDOW: Final = re.compile(r"([a-f])(?:/?([a-f]))?(y|bu|bl|gu|gl)?")
_RING: Final = re.compile(r"y|bu|bl|gu|gl")
_POLE: Final = re.compile(r"([+-])p")
_ROLL: Final = re.compile(r"[ur]([+-]?\d{1,3})")
_VECTORS: Final = re.compile(r"(v?)((?:\d{1,5}[a-f+-])+)")
_ARROW: Final = re.compile(r"(\d+)([a-f+-])")
_HALVES: Final = re.compile(r"h([a-f+-]+)")
_WEDGE: Final = re.compile(r"w([+-])")
_BOXES: Final = re.compile(r"([a-z_.0-9]+)=(\d{1,3})")


class Span(NamedTuple):
    """Characters of a line: from `start` to before `end`."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Slip:
    """What can't be read in a line: where it stands, and a sentence."""

    span: Span
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What a line says of a ship; None where it says nothing."""

    cell: Hex | None = None
    level: int | None = None
    forward: Window | None = None
    roll: int | None = None
    vectors: Vectors | None = None
    halves: tuple[Slot, ...] | None = None
    wedge_up: bool | None = None
    whole: bool = False
    """No box is marked, but for those in `marked`."""
    marked: Mapping[str, int] = field(default_factory=dict)
    """Boxes marked from the left of the tracks that are named."""
    spans: Mapping[str, Span] = field(default_factory=dict, compare=False)
    """Where each part stands in the line, by the name of its field."""

    def boxes(self, before: Mapping[str, int]) -> dict[str, int]:
        """All boxes marked by track, where `before` is what was marked."""
        kept = {} if self.whole else before
        return {track: n for track, n in {**kept, **self.marked}.items() if n}


def write(ship: Ship, *, full: bool = False) -> str:
    """A ship as a line without its name; nothing of a place where it is in the tray.

    `full` also names what is not the case (no half hexes, no damage, wedge up), so that the line makes any
    ship of the class like this one.
    """
    parts = [f"{ship.place.hex.name} {ship.place.level:+d}"] if ship.place is not None else []
    parts += [_window_text(ship.attitude.forward), f"u{ship.attitude.roll}"]
    parts.append("v" + ("".join(f"{n}{slot}" for slot, n in ship.vectors.items()) or "0"))
    if ship.halves or full:
        parts.append("h" + ("".join(slot for slot in SLOTS if slot in ship.halves) or "0"))
    if not ship.wedge_up or full:
        parts.append("w+" if ship.wedge_up else "w-")
    if full:
        parts.append("whole")
    parts += [f"{track}={count}" for track, count in sorted(ship.marked.items()) if count]
    return " ".join(parts)


def _window_text(window: Window) -> str:
    return window.removesuffix(" y").replace(" ", "")


def parse(text: str) -> Entry | Slip:
    """What a line without its name says, or what in it can't be read."""
    if len(text) > LONGEST:
        return Slip(Span(LONGEST, len(text)), f"The line is too long; {LONGEST} characters are enough.")
    entry = Entry()
    for span, word in _words(small(text.translate(_ALIKE))):
        try:
            entry = _with(entry, word, span)
        except ValueError as error:
            return Slip(span, str(error))
    return entry


def small(text: str) -> str:
    """In small letters, each character one for one, so that places in the text stay true."""
    return "".join(low if len(low := letter.lower()) == 1 else letter for letter in text)


def _words(text: str) -> Iterator[tuple[Span, str]]:
    """The parts of a line; a window written with a gap ("A bu", "+ p") is one part."""
    found = [(Span(*match.span()), match.group()) for match in re.finditer(r"\S+", text)]
    place = 0
    while place < len(found):
        span, word = found[place]
        after = found[place + 1] if place + 1 < len(found) else None
        place += 1
        if after is not None and _belong(word, after[1]):
            yield Span(span.start, after[0].end), word + after[1]
            place += 1
        else:
            yield span, word


def _belong(word: str, after: str) -> bool:
    window = _WINDOW.fullmatch(word)
    ring = window is not None and window[3] is None and _RING.fullmatch(after) is not None
    return ring or (word in ("+", "-", "v", "u", "h", "w") and after != "whole")


def _with(entry: Entry, word: str, span: Span) -> Entry:
    """The entry with one part more; ValueError says what is wrong with it."""
    if word == "whole":
        return replace(entry, whole=True, marked={}, spans={**entry.spans, "marked": span})
    if boxes := _BOXES.fullmatch(word):
        marked = {**entry.marked, boxes[1]: int(boxes[2])}
        return replace(entry, marked=marked, spans={**entry.spans, "marked": span})
    for name, read in _PARTS:
        value = read(word, entry)
        if value is not None:
            changes: dict[str, Any] = {name: value, "spans": {**entry.spans, name: span}}
            return replace(entry, **changes)
    raise ValueError(
        "That is no part of a position; expected a hex like 09/32, a level like +2, a window like A/B, "
        "a roll like u3 or a velocity like v4A2B1+."
    )


def _cell(word: str, _entry: Entry) -> Hex | None:
    found = _HEX.fullmatch(word) or _PRINTED.fullmatch(word)
    return named_hex(int(found[1]), int(found[2])) if found else None


def named_hex(column: int, row: int) -> Hex:
    """The hex that players call by this column and row (`Hex.name`)."""
    q = column - 1
    return Hex(q, row - 1 - q // 2)


def _level(word: str, _entry: Entry) -> int | None:
    found = _LEVEL.fullmatch(word)
    return int(found[1]) if found else None


def _forward(word: str, _entry: Entry) -> Window | None:
    if pole := _POLE.fullmatch(word):
        return parse_window(f"{pole[1]} p")
    found = _WINDOW.fullmatch(word)
    if found is None:
        return None
    name = found[1].upper()
    if found[2] is not None:
        name = _corner(Direction.parse(name), Direction.parse(found[2].upper()))
    try:
        return parse_window(f"{name} {found[3] or 'y'}")
    except ValueError:
        raise ValueError(f"The green rings have windows at A to F only, none at {name}.") from None


def _corner(one: Direction, other: Direction) -> str:
    for first, second in ((one, other), (other, one)):
        if first.turned(1) is second:
            return f"{first.letter}/{second.letter}"
    raise ValueError(f"{one.letter} and {other.letter} are no neighbours; a corner is A/B, B/C, ... or F/A.")


def _roll(word: str, _entry: Entry) -> int | None:
    found = _ROLL.fullmatch(word)
    if found is None:
        return None
    steps = int(found[1])
    if not -12 < steps < 12:
        raise ValueError(
            f"Roll is {steps}; expected 0 to 11 steps of 30 degrees to starboard, or -1 to -11 to port."
        )
    return steps % 12


def _vectors(word: str, entry: Entry) -> Vectors | None:
    if word == "v0":
        return Vectors.none()
    found = _VECTORS.fullmatch(word)
    if found is None:
        return None
    # Without the letter it goes on with the vectors before it: "v4A 2B" is one velocity.
    before = entry.vectors.as_dict() if entry.vectors is not None and not found[1] else {}
    amounts: dict[str, int] = {}
    for number, slot in _ARROW.findall(found[2]):
        name = slot.upper()
        if name in amounts:
            raise ValueError(f"Vector {name} stands there twice.")
        amounts[name] = int(number)
    return Vectors.of({**before, **amounts})


def _halves(word: str, _entry: Entry) -> tuple[Slot, ...] | None:
    if word == "h0":
        return ()
    found = _HALVES.fullmatch(word)
    if found is None:
        return None
    named = found[1].upper()
    return tuple(slot for slot in SLOTS if slot in named)


def _wedge(word: str, _entry: Entry) -> bool | None:
    found = _WEDGE.fullmatch(word)
    return found[1] == "+" if found else None


_PARTS: Final = (
    ("cell", _cell),
    ("level", _level),
    ("forward", _forward),
    ("roll", _roll),
    ("vectors", _vectors),
    ("halves", _halves),
    ("wedge_up", _wedge),
)


def split_name(line: str, names: Mapping[PieceId, str]) -> tuple[PieceId | None, int]:
    """Which ship a line is about, and where the rest of it begins; None where no name or several fit.

    `names` are what ships are called, each once. The first word may be the beginning of a name that no other
    ship's begins with.
    """
    line_small = small(line)
    start = len(line) - len(line.lstrip())
    whole = [
        (len(name), ship)
        for ship, name in names.items()
        if line_small.startswith(small(name), start) and not line[start + len(name) :][:1].isalnum()
    ]
    if whole:
        length, ship = max(whole)
        return ship, _past_colon(line, start + length)
    word = line[start:].partition(" ")[0].rstrip(":")
    near = [ship for ship, name in names.items() if word and small(name).startswith(small(word))]
    return (near[0], _past_colon(line, start + len(word))) if len(near) == 1 else (None, start)


def _past_colon(line: str, place: int) -> int:
    rest = line[place:]
    return place + len(rest) - len(rest.lstrip(": \t"))


def handles(ships: Mapping[PieceId, Ship]) -> dict[PieceId, str]:
    """What each ship is called in a position: its name, with its side where two ships share it."""
    names = [small(ship.name) for ship in ships.values()]
    return {
        key: ship.name if names.count(small(ship.name)) == 1 else f"{ship.name} ({ship.side} {ship.number})"
        for key, ship in ships.items()
    }
