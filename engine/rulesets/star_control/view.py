"""What the rule set answers to questions: shots, reaches and sieges before they are done."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.ids import PieceId, RuleId
from engine.core.view import Breakdown
from engine.core.violation import Violation

GALAXY, BATTLE, FLEETS = "galaxy", "battle", "fleets"
"""Map ids: the starmap, the tactical map, and the drawer whose cells are Fleets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotView:
    """An attack before it is made. Chances are in thousandths, damage in thousandths of a point."""

    unit: PieceId
    target: PieceId
    mode: str
    weapon: str
    distance: int
    range: int
    to_hit: Breakdown
    """Aim - Turn; its total is the number to roll or less, before a natural 1 hits and a natural 0 misses."""
    hits_on: str
    """"1-7", or "1" where only that hits."""
    chance: int
    """To hit and not to be stopped by the target's defence."""
    roll_chance: int
    """To hit by the attack roll alone."""
    defence: str
    """The target's defence in words, or nothing."""
    damage: int
    """Of a hit."""
    expected: int
    """Damage to be expected of one attack."""
    destroys: int
    """Chance that one attack destroys the target."""
    attacks: int
    """Attacks left in this battle turn."""
    all_expected: int
    all_destroys: int
    """With all attacks left, if the target stays in range."""
    violations: tuple[Violation, ...]
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachView:
    """Where a Fleet or ship could go now."""

    piece: PieceId
    map: str
    steps: Mapping[str, int]
    """Hexes to each cell that it may end in."""
    paths: Mapping[str, tuple[str, ...]]
    """A way to each cell: the cells entered."""
    explores: tuple[str, ...] = ()
    """Cells that would be explored: dice are rolled."""
    rule: RuleId


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeView:
    """A bombardment before it is done; the chance in thousandths."""

    fleet: PieceId
    cell: str
    rolls: tuple[tuple[str, int], ...]
    """Each ship that rolls, and the face from which it destroys the Fortress."""
    chance: int
    violations: tuple[Violation, ...]
    rules: tuple[RuleId, ...]
