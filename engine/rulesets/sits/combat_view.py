"""What SITS answers to questions about the fight, as plain data; what is secret to the asker is left out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.view import Breakdown
from engine.core.violation import Violation
from engine.rulesets.sits.combat import Engagement, LayerResult, Mount, Salvo, SalvoId, Step

Distribution = Mapping[int, float]
"""Chance of each number; the chances sum to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnOption:
    """One mount as the origin of one column of a salvo card."""

    mount: Mount
    launchers: int
    """Working ones less the tubes held."""
    magazine: int
    """Salvoes left before this one."""
    range: int
    windows: tuple[str, ...]
    """Valid Impact Windows; two where the bearing leaves a choice."""
    mql: Breakdown
    damage: int
    violations: tuple[Violation, ...] = ()
    """Why this mount can't; nothing: it can."""
    replaces: bool = False
    """It could, were what another mount has written in this column torn up first (C2.122)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardColumn:
    """One column (early, middle, late) of a salvo card."""

    step: Step
    available: bool
    """By the EoT-to-EoT range (C2.121)."""
    reason: str
    """Why it is crossed out; empty if available."""
    rule: RuleId
    written: Salvo | None
    options: tuple[ColumnOption, ...]
    """Every mount of the ship, those that can first."""
    holds: Mapping[Mount, int]
    """Tubes held for canister in this step, by mount."""
    links: tuple[tuple[str, PieceId], ...] = ()
    """Linked sets that it could join: letter and lead ship (C2.172)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SalvoCard:
    """A salvo card (A2.5): front and back."""

    ship: PieceId
    target: PieceId
    eot_range: int
    columns: tuple[CardColumn, CardColumn, CardColumn]
    target_scale: int
    sidewalls: Mapping[Mount, int]
    """Depth modifier of each facing of the target as it stands (C5.21)."""
    targets: tuple[PieceId, ...]
    """Enemies within the outermost band, the nearest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SalvoForecast:
    """Odds of one salvo against the defences as they stand, if the target does not turn."""

    after_ecm: Distribution
    after_cm: Distribution
    leakers: Distribution
    boxes: Distribution
    """Boxes lost in all (coarse above 40: the last key gathers the tail)."""
    expected_leakers: float
    expected_boxes: float
    chance_to_kill: float
    with_decoy: Distribution
    """Leakers if a decoy is spent; equal to `leakers` where none is left."""
    facing: str
    assumptions: tuple[str, ...]
    """Sentences: what was taken for granted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DefenceCard:
    """The Missile Defense Card of the set that is coming in (A2.4)."""

    target: PieceId
    owner: PlayerId
    """Who defends."""
    salvoes: tuple[Salvo, ...]
    engagement: Engagement
    facing: str
    """"starboard", "wedge, sliding to port"."""
    lines: tuple[LayerResult, ...]
    """Layers already worked through."""
    coming: tuple[Breakdown, ...]
    """For layers still to come: the column before its roll, part by part."""
    leakers: Distribution
    """From here on, without a decoy."""
    leakers_with_decoy: Distribution | None
    """None where no decoy can be spent (now)."""
    decoys: tuple[tuple[Mount, int, int], ...] = ()
    """Decoys that could be spent: mount, left, value."""
    canister: tuple[Mount, int, int] | None = None
    """Mount, tubes that may fire, canisters each."""
    choices: tuple[Command, ...] = ()
    """Every answer to the pending decision, for buttons; empty where there is none or it needs numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeamLine:
    """One weapon track of a ship against one target (C3)."""

    weapon: str
    label: str
    mount: Mount
    left: int
    """Working weapons."""
    aimed: int
    """Already aimed at this target."""
    free: int
    """Neither aimed here nor elsewhere."""
    target: PieceId
    range: int
    effective_range: int
    """Halved against an open aspect (C3.123)."""
    damage: int
    """0 where it can't hurt."""
    windows: tuple[str, ...]
    """Impact Windows on which the mount bears, the one that hurts most first."""
    axes: tuple[str, ...]
    """Windows in the target's own axes that the first one fits; several where the attacker may choose."""
    exposed: str
    """What it turns there: "sidewall, port", "open, aft", "wedge"."""
    hits: Distribution
    """Boxes lost to one weapon."""
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BeamSheet:
    """All beams of a ship in this beam step."""

    ship: PieceId
    lines: tuple[BeamLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairLine:
    """One damaged track."""

    track: str
    title: str
    destroyed: int
    repairable: int
    """Marks that may still be tried."""
    rigged: int
    now: str
    then: str
    """Value before and after one repair."""
    chance_one: float
    chance_two: float
    violations: tuple[Violation, ...] = ()
    fails: tuple[int, ...] = ()
    """The turn through which each jury rig works (C6.13), the next to fail first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairSheet:
    """Damage control of one ship this turn (C6)."""

    ship: PieceId
    parties: int
    parties_left: int
    number: int
    """Crew Quality number."""
    lines: tuple[RepairLine, ...]


EXCHANGE_STEPS: Final = ("early", "middle", "first beams", "late", "second beams")
"""The steps of a turn in which boxes may be lost, in their order (A3.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeForecast:
    """Expected boxes lost on both sides in the steps of this turn if nobody else turns or thrusts."""

    given: Mapping[str, float]
    """By step of `EXCHANGE_STEPS`."""
    taken: Mapping[str, float]
    assumptions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSheet:
    """Orders in the book's notation (A3.12, A3.13)."""

    lines: tuple[tuple[PieceId, str], ...]
    text: str
    """All lines, for the clipboard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipScore:
    """What one ship is worth to the enemy so far (D2.223, D2.224)."""

    ship: PieceId
    side: PlayerId
    cost: int
    boxes: int
    lost: int
    points: int
    fate: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SideScore:
    """One side's account (D2.231)."""

    side: PlayerId
    points: int
    cost: int
    ratio: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoreboard:
    """Victory as it stands (D2.2)."""

    ships: tuple[ShipScore, ...]
    sides: tuple[SideScore, ...]
    margin: str
    """"Draw", "Minor Victory" and so on (D2.232)."""
    leader: PlayerId | None
    drawn: bool
    """The cowardly draw has come about (D2.draw)."""


__all__ = [
    "BeamLine",
    "BeamSheet",
    "CardColumn",
    "ColumnOption",
    "DefenceCard",
    "Distribution",
    "ExchangeForecast",
    "OrderSheet",
    "RepairLine",
    "RepairSheet",
    "SalvoCard",
    "SalvoForecast",
    "SalvoId",
    "Scoreboard",
    "ShipScore",
    "SideScore",
]
