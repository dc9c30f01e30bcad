"""What a player may ask for in Holy War, and what he may ask about."""

from dataclasses import dataclass
from typing import Literal

from engine.core.command import Command, Question
from engine.core.ids import PieceId, PlayerId
from engine.core.table import SetEnforcement
from engine.rulesets.holy_war.battle_state import Weapon as Weapon
from engine.rulesets.holy_war.table_views import AskChart as AskChart
from engine.rulesets.holy_war.table_views import AskCombat as AskCombat
from engine.rulesets.holy_war.table_views import AskStandings as AskStandings

ForceLetter = Literal["A", "B", "C", "D", "E", "F"]
"""X.six."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSystem(Command):
    """Mark a system as one's own with a StarGuard (III.first-choice, III.alternate-choice)."""

    kind: Literal["holy-war.choose_system"] = "holy-war.choose_system"
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Proceed(Command):
    """One is done with the phase: activation, movement, or seeking alliances (IV.sequence)."""

    kind: Literal["holy-war.proceed"] = "holy-war.proceed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopen(Command):
    """Take back that one is done with activation, while the other side is not (VII.complete)."""

    kind: Literal["holy-war.reopen"] = "holy-war.reopen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Activate(Command):
    """Pay for a unit and say where it will appear (VII.cost, VII.placement); sealed until both are done."""

    kind: Literal["holy-war.activate"] = "holy-war.activate"
    code: str
    """Its type; which counter of the type does not matter."""
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unactivate(Command):
    """Take back a purchase of this activation phase, or a StarGuard placed in it."""

    kind: Literal["holy-war.unactivate"] = "holy-war.unactivate"
    code: str
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceStarGuard(Command):
    """Place a StarGuard in a system of one's own that has none: in an activation phase (AMB.a26)."""

    kind: Literal["holy-war.place_starguard"] = "holy-war.place_starguard"
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FormForce(Command):
    """Put units of one level under a force counter (X.six, X.transfer)."""

    kind: Literal["holy-war.form_force"] = "holy-war.form_force"
    letter: ForceLetter
    units: tuple[PieceId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveForce(Command):
    """Take units from under their force counter, in their level (X.transfer)."""

    kind: Literal["holy-war.leave_force"] = "holy-war.leave_force"
    units: tuple[PieceId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump(Command):
    """Move units by a jump of one level, or an extended one at the risk of dispersal (VI.jump,
    VI.jump.extended).
    """

    kind: Literal["holy-war.jump"] = "holy-war.jump"
    pieces: tuple[PieceId, ...]
    """Units of one level, or force counters as "S.A": they go one after the other, each with its own die."""
    path: tuple[str, ...]
    """The levels entered, in order; its length is the distance (AMB.a02)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Warp(Command):
    """Move units along warp lines, natural ones and those of own generators (VI.warp.move, VI.wlg.use)."""

    kind: Literal["holy-war.warp"] = "holy-war.warp"
    pieces: tuple[PieceId, ...]
    """As for `Jump`."""
    route: tuple[str, ...]
    """The levels at which lines are left, in order: the last is the goal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveStar(Command):
    """Move a star to an adjacent level with a Pressorship (VI.star.rate)."""

    kind: Literal["holy-war.move_star"] = "holy-war.move_star"
    unit: PieceId
    """The Pressorship."""
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scout(Command):
    """Send a Probe into a suspect level to look (XII.P.detect; optional rule)."""

    kind: Literal["holy-war.scout"] = "holy-war.scout"
    unit: PieceId
    path: tuple[str, ...]
    by: Literal["jump", "warp"] = "jump"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceDispersed(Command):
    """Place the enemy unit that waits for it in an empty level (VI.jump.dispersal-placement,
    VIII.result.disp). It is always the first one adrift, so that its name need not be told.
    """

    kind: Literal["holy-war.place_dispersed"] = "holy-war.place_dispersed"
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginCombat(Command):
    """Choose the level to be fought for next (VIII.one-at-a-time, AMB.a39)."""

    kind: Literal["holy-war.begin_combat"] = "holy-war.begin_combat"
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Deny(Command):
    """Withdraw all mobile units before the first round (VIII.1.denial, VIII.1.all)."""

    kind: Literal["holy-war.deny"] = "holy-war.deny"
    level: str
    """Where they all go."""
    route: tuple[str, ...] = ()
    """Along warp lines, as for `Warp` (VI.jump.then-break-off); empty: an adjacent level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand(Command):
    """Do not deny combat (VIII.1.denial)."""

    kind: Literal["holy-war.stand"] = "holy-war.stand"


@dataclass(frozen=True, slots=True, kw_only=True)
class FormFlights(Command):
    """Allot one's units in the level to Flights, in secret (VIII.2.flights)."""

    kind: Literal["holy-war.form_flights"] = "holy-war.form_flights"
    flights: tuple[tuple[PieceId, ...], ...]
    """Units, and moving stars with them; the order counts with the option flight_order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Command):
    """Commit a hidden Flight to the round (VIII.4.order)."""

    kind: Literal["holy-war.reveal"] = "holy-war.reveal"
    flight: int
    """Its number, counted from 0 as formed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Command):
    """Board an enemy ship in a round of psychic weapons (VIII.board.unit-by-unit)."""

    kind: Literal["holy-war.board"] = "holy-war.board"
    unit: PieceId
    target: PieceId
    """Its alias (see `knowledge.resolve`)."""
    strength: int
    """Part of the unit's PW that is used (VIII.board.split)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndBoarding(Command):
    """Board no more; without an attempt: use the Combat Results Table (VIII.5.boarding-choice)."""

    kind: Literal["holy-war.end_boarding"] = "holy-war.end_boarding"


@dataclass(frozen=True, slots=True, kw_only=True)
class UseLuck(Command):
    """Add a Luckship's 1 to the die just rolled, or don't (XII.LS.bonus, XII.LS.optional)."""

    kind: Literal["holy-war.use_luck"] = "holy-war.use_luck"
    use: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerStarGuard(Command):
    """Place the StarGuard that appears in a system gained, or decline it (XII.SG.free, XII.SG.decline)."""

    kind: Literal["holy-war.answer_starguard"] = "holy-war.answer_starguard"
    level: str
    place: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeekAlliance(Command):
    """Name a neutral system and roll for an alliance with it (IX.alliance.declare)."""

    kind: Literal["holy-war.seek_alliance"] = "holy-war.seek_alliance"
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOn(Command):
    """Say at the end of turn 7 whether to try for a major victory (V.hb-extend)."""

    kind: Literal["holy-war.play_on"] = "holy-war.play_on"
    on: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUnit(Command):
    """Set a unit as the table has it: adviser and free enforcement only."""

    kind: Literal["holy-war.set_unit"] = "holy-war.set_unit"
    unit: PieceId
    level: str | None = None
    """None leaves it where it is."""
    damage: tuple[Weapon, ...] | None = None
    """None leaves it as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetStar(Command):
    """Set a star as the table has it: adviser and free enforcement only."""

    kind: Literal["holy-war.set_star"] = "holy-war.set_star"
    star: PieceId
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetCrew(Command):
    """Set one's own crew points as the table has them: adviser and free enforcement only."""

    kind: Literal["holy-war.set_crew"] = "holy-war.set_crew"
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetMarker(Command):
    """Set a Neutral Judgment marker as the table has it: adviser and free enforcement only."""

    kind: Literal["holy-war.set_marker"] = "holy-war.set_marker"
    side: PlayerId
    standing: int


HolyWarCommand = (
    ChooseSystem
    | Proceed
    | Reopen
    | Activate
    | Unactivate
    | PlaceStarGuard
    | FormForce
    | LeaveForce
    | Jump
    | Warp
    | MoveStar
    | Scout
    | PlaceDispersed
    | BeginCombat
    | Deny
    | Stand
    | FormFlights
    | Reveal
    | Board
    | EndBoarding
    | UseLuck
    | AnswerStarGuard
    | SeekAlliance
    | PlayOn
    | SetUnit
    | SetStar
    | SetCrew
    | SetMarker
    | SetEnforcement
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey(Question):
    """All that this seat may know, as the rules keep it; for players that are programs (see `knowledge`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskNeighbours(Question):
    """What is next to this level, and what can be reached from it by warp lines (II.adjacency.vertical)?"""

    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskReach(Question):
    """Where could these units go now, how, and at which risk (VI.jump.dispersal)?"""

    pieces: tuple[PieceId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPath(Question):
    """How likely is each of these units dispersed on this path (VI.jump.extended)?"""

    pieces: tuple[PieceId, ...]
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AskStar(Question):
    """Where could this star be moved, by which Pressorships, or why not (VI.star.pinned)?"""

    star: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class AskDenial(Question):
    """Where could one's units withdraw from a combat (VIII.1.denial, AMB.a06)?"""

    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskRound(Question):
    """How would the next round of the combat end with each weapon system, by what this seat may know
    (VIII.crt)?
    """

    flight: int | None = None
    """An own hidden Flight taken as revealed; None: none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskFight(Question):
    """How would these forces fare against each other, on average and at worst (VIII.crt)?"""

    own: tuple[str, ...]
    """Codes of the own units."""
    enemy: tuple[str, ...]
    """Codes of the enemy's units."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskBoarding(Question):
    """How likely does this attempt capture (VIII.board.odds)?"""

    unit: PieceId
    target: PieceId
    strength: int | None = None
    """None: all of the unit's PW."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskIncome(Question):
    """What crew points does the next activation phase bring, item by item (IV.income)?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskActivation(Question):
    """Which units could be activated and where, and what do they cost (VII.pool)?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskStarBuster(Question):
    """Would the StarBuster destroy a star in this level at the end of the combat phase, or why not
    (XII.SB.permission)?
    """

    level: str
