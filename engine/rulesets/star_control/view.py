"""What the rule set answers to questions: shots, reaches and sieges before they are done."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.ids import PieceId, RuleId
from engine.core.view import Breakdown, NewGameOption
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
class WeaponView:
    """One way in which a ship can attack, with the numbers that hold now."""

    mode: str
    """What `Fire` calls it."""
    name: str
    range: int
    damage: int
    aim: int
    missile: bool
    rule: RuleId
    targets: tuple[PieceId, ...]
    """The enemies that the rules let it be used on: in range, and not protected by a cloak."""
    attacks: int
    """Attacks that the ship has left in this battle turn."""


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


OPTIONS: tuple[NewGameOption, ...] = (
    NewGameOption(
        name="first",
        title="Who begins",
        tip="A die each, or a side that was agreed on.",
        choices=("roll", "Alliance", "Hierarchy"),
        ruling="AMB.a19",
    ),
    NewGameOption(
        name="galactic_columns",
        title="Columns of the starmap",
        tip="The way from one Starbase to the other.",
        low=5,
        high=25,
        ruling="AMB.a01",
    ),
    NewGameOption(
        name="galactic_rows",
        title="Rows of the starmap",
        tip="Fewer rows bring the Fleets together sooner.",
        low=4,
        high=19,
        ruling="AMB.a01",
    ),
    NewGameOption(
        name="tactical_columns",
        title="Columns of the tactical map",
        tip="The distance at which a battle begins is one less.",
        low=11,
        high=41,
        odd=True,
        ruling="AMB.a01",
    ),
    NewGameOption(
        name="tactical_rows",
        title="Rows of the tactical map",
        tip="Room to set up seven ships and to get round the planet.",
        low=7,
        high=31,
        odd=True,
        ruling="AMB.a01",
    ),
    NewGameOption(
        name="fortress_includes_starbase",
        title="Starbases close their hexes",
        tip="Starbases count as Fortresses for movement as well: they can be destroyed but not entered.",
        default=False,
        ruling="AMB.a08",
    ),
    NewGameOption(
        name="starbase_limit",
        title="Starbases are supported by",
        tip="Colonies and Mines added up, or each kind for itself.",
        choices=("together", "separately"),
        ruling="AMB.a20",
    ),
    NewGameOption(
        name="technology",
        title="A Precursor technology helps",
        tip="In the turn in which it was found, or in every turn from then on.",
        choices=("once", "every turn"),
        ruling="AMB.a13",
    ),
    NewGameOption(
        name="lost_ships",
        title="Lost and scuttled ships",
        tip="Go back to the Fleet Pile, or are out of the game.",
        choices=("return", "stay lost"),
        ruling="AMB.a17",
    ),
    NewGameOption(
        name="repair",
        title="The end of a battle phase repairs",
        tip="The ships of the player whose phase it was, or those of both.",
        choices=("own", "all"),
        ruling="AMB.a16",
    ),
    NewGameOption(
        name="quiet_turns",
        title="Quiet battle turns that stop a battle",
        tip="Of each side, without any damage done.",
        low=1,
        high=99,
        default=10,
        ruling="AMB.a07",
    ),
    NewGameOption(
        name="turn_limit",
        title="Turns until the game is over",
        tip="A house rule: then the side with more Starbases wins. Left out: until one side has none.",
        low=2,
        high=999,
    ),
)
"""The options of a new game, for the sheet that asks for them."""
