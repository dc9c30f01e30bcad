"""Two games of one origin, side by side, as one seat sees them."""

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.core.branching import parted_at
from engine.core.compare import Difference, compare
from engine.core.game import Game
from engine.core.ids import PlayerId
from engine.core.session import Session
from gui.presenters.hexes import cell_name
from gui.session.titles import shown_title
from gui.speech import said, tr

_CELL = re.compile(r"-?\d+,-?\d+")


class Comparison:
    """Counts the seat's moments from where the games part; the shorter game stays at its end."""

    def __init__(self, left: Game, right: Game, seat: PlayerId) -> None:
        self._left = Session(left, seat, watching=True)
        self._right = Session(right, seat, watching=True)
        self._from = parted_at(left, right, seat)
        self.titles = shown_title(left.header.title), shown_title(right.header.title)

    @property
    def steps(self) -> int:
        """How many moments the longer game has after they part."""
        return max(self._left.history.last, self._right.history.last) - self._from

    def left_at(self, step: int) -> int:
        """The first game's moment, so many steps after they part."""
        return min(self._from + step, self._left.history.last)

    def right_at(self, step: int) -> int:
        """The second game's moment, so many steps after they part."""
        return min(self._from + step, self._right.history.last)

    def differences(self, step: int) -> Sequence[Difference]:
        """Where they differ then."""
        self._left.look(self.left_at(step))
        self._right.look(self.right_at(step))
        found = compare(self._left.view(), self._right.view(), self._left.inspect, self._right.inspect)
        places = {
            (each.piece, _place(each.left), _place(each.right)) for each in found if each.aspect == "place"
        }
        return tuple(
            _told(each)
            for each in found
            # A row of the sheet that says the hex once more tells nothing new.
            if each.aspect == "place" or (each.piece, each.left, each.right) not in places
        )


def _told(each: Difference) -> Difference:
    """A difference as the window says it; a turn is counted here, and no statistic of a ship."""
    left, right = (
        (_place(each.left), _place(each.right)) if each.aspect == "place" else (each.left, each.right)
    )
    return replace(
        each,
        what=tr("Turn") if each.what == "Turn" else said(each.what),
        aspect=said(each.aspect),
        left=said(left),
        right=said(right),
    )


def _place(text: str) -> str:
    """A cell as it is printed on the map; what is no cell stays as it is."""
    return cell_name(text) if _CELL.fullmatch(text) else text
