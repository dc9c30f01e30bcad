"""What a player may ask for in the fight, and what he may ask about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from engine.core.command import Command, Question
from engine.core.ids import PieceId
from engine.rulesets.sits.combat import Mount, SalvoId, Step
from engine.rulesets.sits.commands import Plot

# --- Missile launch (A3.13, C2): secret until every side has gone on. ---


@dataclass(frozen=True, slots=True, kw_only=True)
class Launch(Command):
    """Fill in a column of a salvo card (C2.1), in place of what the mount had written for that step."""

    kind: Literal["sits.launch"] = "sits.launch"
    ship: PieceId
    target: PieceId
    mount: Mount
    step: Step
    missiles: int
    """1 up to the working launchers less the tubes held (C2.13, AMB.salvo-size)."""
    window: str = ""
    """Impact Window where two are valid (C1.15b); empty: the first."""
    nuke: bool = False
    link: str = ""
    """Letter of the linked set, A to Z (C2.17)."""
    lead: PieceId | None = None
    """The ship whose range and bearing hold for the set (C2.171); may be the ship itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scrap(Command):
    """Tear up a column written this turn, before it is handed over."""

    kind: Literal["sits.scrap"] = "sits.scrap"
    salvo: SalvoId


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldTubes(Command):
    """Hold launchers of a mount back for canister in one impact step (C4.151); 0 holds none."""

    kind: Literal["sits.hold_tubes"] = "sits.hold_tubes"
    ship: PieceId
    mount: Mount
    step: Step
    tubes: int


# --- Impact (C4, C5): answers to decisions on the stack. ---


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSide(Command):
    """Name a side of the struck ship: decision "sits.side".

    The attacker where the window leaves it open (C5.12), the defender where missiles slide off the wedge
    (C5.111) or a decoy hit comes from fore or aft (C5.434).
    """

    kind: Literal["sits.choose_side"] = "sits.choose_side"
    side: Mount


@dataclass(frozen=True, slots=True, kw_only=True)
class FireCanister(Command):
    """How many held tubes fire canister at this salvo, 0 for none: decision "sits.canister" (C4.151)."""

    kind: Literal["sits.fire_canister"] = "sits.fire_canister"
    tubes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpendDecoy(Command):
    """Spend a decoy of a mount, or none, after seeing the 2d10-: decision "sits.decoy" (C4.124)."""

    kind: Literal["sits.spend_decoy"] = "sits.spend_decoy"
    mount: Mount | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseKills(Command):
    """Which missiles of a linked set die in this layer: decision "sits.kills" (C2.17.choose)."""

    kind: Literal["sits.choose_kills"] = "sits.choose_kills"
    kills: Mapping[SalvoId, int] = field(default_factory=dict)


ANSWERS: Mapping[type[Command], str] = MappingProxyType(
    {
        ChooseSide: "sits.side",
        FireCanister: "sits.canister",
        SpendDecoy: "sits.decoy",
        ChooseKills: "sits.kills",
    }
)
"""The kind of decision that each command answers."""


# --- Beams (C3): secret until every side has gone on. ---


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim(Command):
    """Aim beams of one weapon track at a target, in place of what it had aimed there (C3.11)."""

    kind: Literal["sits.aim"] = "sits.aim"
    ship: PieceId
    weapon: str
    """Track id: "port.weapons.1". Grav lances too."""
    target: PieceId
    count: int
    """0 takes the aim back."""
    window: str = ""
    """Impact Window where several are valid (C1.15b); empty: the one that hurts most."""
    axis: str = ""
    """Window in the target's own axes where that one fits several (C5.12); empty: the one that hurts most."""


# --- Record keeping (C6) and the end (D2). ---


@dataclass(frozen=True, slots=True, kw_only=True)
class Repair(Command):
    """Send one or two damage control parties to a track, and roll (C6.12-C6.14)."""

    kind: Literal["sits.repair"] = "sits.repair"
    ship: PieceId
    track: str
    parties: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Surrender(Command):
    """Strike the wedge of one ship (D2.224), or with no ship concede the game (D2.21)."""

    kind: Literal["sits.surrender"] = "sits.surrender"
    ship: PieceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark(Command):
    """Say in a line what one is about, for all to read in the log: it changes nothing on the table."""

    kind: Literal["sits.remark"] = "sits.remark"
    text: str


CombatCommand = (
    Launch
    | Scrap
    | HoldTubes
    | ChooseSide
    | FireCanister
    | SpendDecoy
    | ChooseKills
    | Aim
    | Repair
    | Surrender
    | Remark
)


# --- Questions; the answers stand in combat_view. ---


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey(Question):
    """All that the asker may know, as the rules keep it: the surmised `SitsState`; for programs that play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SalvoCardFor(Question):
    """The salvo card of one ship at one target as it stands, with every choice: `combat_view.SalvoCard`."""

    ship: PieceId
    target: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class SalvoOdds(Question):
    """What a salvo may be expected to do, before it is launched: `combat_view.SalvoForecast`."""

    draft: Launch


@dataclass(frozen=True, slots=True, kw_only=True)
class SalvoesNow(Question):
    """The salvoes that the asker knows of: his side's own, later those in flight: a tuple of `Salvo`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DefenceCardNow(Question):
    """The Missile Defense Card of the engagement under way: `combat_view.DefenceCard`, or None."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeamTable(Question):
    """Every beam of one ship with its targets, damage, aim and odds: `combat_view.BeamSheet`."""

    ship: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class Repairs(Question):
    """What a ship's parties could mend: `combat_view.RepairSheet`."""

    ship: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange(Question):
    """Damage to expect both ways this turn, a plot given: `combat_view.ExchangeForecast`."""

    draft: Plot
    target: PieceId
    steps: tuple[str, ...] = ()
    """Only these of `combat_view.EXCHANGE_STEPS`; empty for all that are left of the turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSheetFor(Question):
    """The written orders of one's ships in the book's notation: `combat_view.OrderSheet`."""

    ship: PieceId | None = None
    """None: all of the side's ships."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Question):
    """Victory points, ratios and margin as they stand: `combat_view.Scoreboard`."""
