"""How dice fell: observed against expected, with a chi-square test, and luck by side and purpose."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.dice import NOBODY, Roll
from engine.core.ids import PlayerId

ENOUGH = 5.0
"""Times that each face has to be expected for a chi-square test to mean something."""
_RULE = re.compile(r"[A-Za-z0-9]+[.\d][\w.-]*")
"""The rule that a purpose begins with: "C3.2", "BAT.hit"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRow:
    """All dice of one kind."""

    sides: int
    counts: tuple[int, ...]
    """How often each face fell, from 1 up."""
    chi_square: float
    p_value: float
    """How often fair dice would fall at least as unevenly: 0 never, 1 always."""

    @property
    def thrown(self) -> int:
        """How many dice."""
        return sum(self.counts)

    @property
    def expected(self) -> float:
        """How often each face of fair dice falls on average."""
        return self.thrown / self.sides

    @property
    def enough(self) -> bool:
        """Whether there are dice enough for the test to mean something."""
        return self.expected >= ENOUGH


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckRow:
    """The rolls of one side, or of one side for one purpose, whoever gave the commands that led to them."""

    player: PlayerId
    purpose: str
    """The rule that the rolls were for, or what was rolled for; empty for all of them."""
    rolls: int
    total: int
    expected: float
    deviation: float
    """How far the total lies from the expected one, in standard deviations: within 2 nineteen times of 20."""
    by_hand: int = 0
    """How many of the rolls were thrown with real dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceReport:
    """The report: dice by kind, sides in order of their first roll, purposes by side and name."""

    dice: tuple[DieRow, ...] = ()
    sides: tuple[LuckRow, ...] = ()
    purposes: tuple[LuckRow, ...] = ()
    by_hand: int = 0
    """How many rolls were thrown with real dice."""
    setup: int = 0
    """How many rolls were those of the setup, which count among the dice and for no side's luck."""
    common: int = 0
    """How many were made for all, and count likewise."""


def report(rolls: Iterable[tuple[PlayerId, Roll]], setup: Iterable[Roll] = ()) -> DiceReport:
    """The report on rolls and whose commands they came with, and on those of the setup."""
    begun, common = tuple(setup), list[Roll]()
    faces: defaultdict[int, Counter[int]] = defaultdict(Counter)
    by_side: defaultdict[PlayerId, list[Roll]] = defaultdict(list)
    by_purpose: defaultdict[tuple[PlayerId, str], list[Roll]] = defaultdict(list)
    for player, roll in rolls:
        if roll.side == NOBODY:
            common.append(roll)
            continue
        owner = roll.side or player
        by_side[owner].append(roll)
        by_purpose[owner, occasion(roll.purpose)].append(roll)
    everything = [*begun, *common, *(roll for of_him in by_side.values() for roll in of_him)]
    for roll in everything:
        for sides, face in zip(roll.sides, roll.faces, strict=True):
            faces[sides][face] += 1
    return DiceReport(
        dice=tuple(_die(sides, faces[sides]) for sides in sorted(faces) if sides > 1),
        sides=tuple(_luck(player, "", of_him) for player, of_him in by_side.items()),
        purposes=tuple(_luck(player, what, by_purpose[player, what]) for player, what in sorted(by_purpose)),
        by_hand=sum(bool(roll.by_hand) for roll in everything),
        setup=len(begun),
        common=len(common),
    )


def occasion(purpose: str) -> str:
    """What rolls of one kind share: the rule that they begin with, else the words before the first comma."""
    first = purpose.partition(" ")[0]
    return first if _RULE.fullmatch(first) else purpose.partition(",")[0]


def upper_tail(chi_square: float, degrees: int) -> float:
    """The chance that a chi-square variable with so many degrees of freedom is at least so large."""
    half = chi_square / 2
    if half <= 0 or degrees < 1:
        return 1.0
    # The closed sums for whole degrees; each term by logarithms, so that none overflows.
    start = 0.0 if degrees % 2 == 0 else 0.5
    terms = (
        math.exp(-half + power * math.log(half) - math.lgamma(power + 1))
        for power in (start + step for step in range(degrees // 2))
    )
    if degrees % 2 == 0:
        return min(1.0, sum(terms))
    return min(1.0, math.erfc(math.sqrt(half)) + sum(terms))


def _die(sides: int, fell: Counter[int]) -> DieRow:
    counts = tuple(fell[face] for face in range(1, sides + 1))
    expected = sum(counts) / sides
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    return DieRow(
        sides=sides, counts=counts, chi_square=chi_square, p_value=upper_tail(chi_square, sides - 1)
    )


def _luck(player: PlayerId, purpose: str, rolls: list[Roll]) -> LuckRow:
    dice = [sides for roll in rolls for sides in roll.sides]
    total = sum(roll.total for roll in rolls)
    expected = sum((sides + 1) / 2 for sides in dice)
    variance = sum((sides * sides - 1) / 12 for sides in dice)
    return LuckRow(
        player=player,
        purpose=purpose,
        rolls=len(rolls),
        total=total,
        expected=expected,
        deviation=(total - expected) / math.sqrt(variance) if variance else 0.0,
        by_hand=sum(bool(roll.by_hand) for roll in rolls),
    )
