"""A ship while damage is marked on it: boxes left to destroy, and what a track is still worth (C5.41)."""

from dataclasses import replace
from typing import NamedTuple

from engine.core.dice import Dice
from engine.core.ids import PieceId, RuleId
from engine.mechanics.d10 import D10Roll
from engine.rulesets.sits.a1_general import throw
from engine.rulesets.sits.book import plural, rule
from engine.rulesets.sits.c5_tables import Cell
from engine.rulesets.sits.c6_rigs import struck
from engine.rulesets.sits.card import CardTrack, load_card
from engine.rulesets.sits.combat import MOUNTS
from engine.rulesets.sits.d1_officers import GRADES
from engine.rulesets.sits.state import Ship

C5_41 = rule("C5.41")
for _number in ("A2.672", "A2.676", "GLO.destroyed-disabled"):
    rule(_number)

_AVERAGE = "average"


class Mark(NamedTuple):
    """One effect of a hit: boxes marked on a track, or none with words why."""

    track: str
    boxes: int
    text: str
    rule: RuleId
    cell: Cell | None = None
    """The core cell of a cascade that it came from."""


class Victim:
    """A ship under fire; `after()` is what comes out of it.

    Nothing here raises for a track that the class lacks or that is full: such a hit marks nothing.
    """

    __slots__ = ("_card", "_lowered", "_marked", "_officers", "_sails", "_ship", "dice", "end", "end_rule")

    def __init__(self, ship: Ship, dice: Dice) -> None:
        self._ship = ship
        self._card = load_card(ship.ship_class)
        self._marked = dict(ship.marked)
        self._officers = dict(ship.officers)
        self._lowered = dict(ship.lowered)
        self._sails = ship.sails
        self.dice = dice
        self.end = ""
        """The sentence that tells how it was destroyed; empty as long as it holds."""
        self.end_rule: RuleId = C5_41

    @property
    def id(self) -> PieceId:
        """The ship's id."""
        return self._ship.id

    @property
    def name(self) -> str:
        """The ship's name."""
        return self._ship.name

    @property
    def ship_class(self) -> str:
        """The slug of its class."""
        return self._ship.ship_class

    def after(self) -> Ship:
        """The ship with all that was marked."""
        ship = self._ship
        if not ship.rigged:
            return replace(
                ship,
                marked=self._marked,
                officers=self._officers,
                lowered=self._lowered,
                sails=self._sails,
            )
        for track, marks in self._marked.items():
            if hits := marks - ship.marked.get(track, 0):
                ship = struck(ship, track, hits)
        return replace(ship, officers=self._officers, lowered=self._lowered, sails=self._sails)

    def track(self, name: str) -> CardTrack | None:
        """A track of its card, if the class has it."""
        return self._card.by_id.get(name)

    def marked(self, track: str) -> int:
        """Boxes of a track that are destroyed by now."""
        return self._marked.get(track, 0)

    def room(self, track: str) -> int:
        """Boxes that can still be destroyed: neither marked nor used up. Circled ones can be (A2.676)."""
        row = self._card.by_id.get(track)
        if row is None:
            return 0
        return max(0, len(row) - self._marked.get(track, 0) - self._ship.spent.get(track, 0))

    def mark(self, track: str, boxes: int = 1) -> int:
        """C5.41, A2.672: marks boxes from the left and says how many there were to mark."""
        done = min(boxes, self.room(track))
        if done:
            self._marked[track] = self._marked.get(track, 0) + done
        return done

    def marks(self, track: str, number: RuleId, boxes: int = 1, note: str = "") -> Mark:
        """Marks boxes and says so: "Graser: 2 left, port broadside"."""
        done = self.mark(track, boxes)
        return Mark(track, done, f"{self.words(track)}{note}", number)

    def words(self, track: str) -> str:
        """What is left of a track: "Graser: 2 left, port broadside"."""
        row = self._card.by_id[track]
        where = f", {row.group.lower()}" if track.partition(".")[0] in MOUNTS else ""
        left = self.room(track)
        count = plural(left, "dot") if track.endswith(".magazine") else str(left)
        return f"{row.title}: {count} left{where}"

    def roll(self, roll: D10Roll, purpose: str) -> int:
        """A throw on behalf of this ship."""
        return throw(self.dice, roll, f"{purpose}, {self.name}")

    def take_sail(self, track: str) -> bool:
        """C5.462: whether a 2fwd or 2aft hit takes the sail before its turn; it is noted then."""
        row = self._card.by_id.get(track)
        if row is None or not row.icons or row.icons[-1] != "sail":
            return False
        if track in self._sails or self.room(track) <= 2:
            return False
        self._sails = (*self._sails, track)
        return True

    def lower(self, post: str) -> str:
        """C5.4412: one grade off an officer, Poor the lowest; the words for it."""
        rank = GRADES.index(self._officers.get(post, _AVERAGE))
        if rank == 0:
            return f"{post} officer hurt, Poor as before"
        now = GRADES[rank - 1]
        self._officers[post] = now
        if now == _AVERAGE:
            del self._officers[post]
        self._lowered[post] = self._lowered.get(post, 0) + 1
        return f"{post} officer hurt, {now.capitalize()} now"

    def destroyed(self, why: str, number: RuleId) -> None:
        """It is lost; the first reason stands."""
        if not self.end:
            self.end, self.end_rule = f"{self.name} is destroyed: {why}.", number
