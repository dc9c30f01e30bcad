"""What the rule set answers to questions, the names of its maps, and the options of a new game.

Plain frozen data, chances in thousandths; one view for each question in `commands`. To come: DenialView,
RoundView, FightView, BoardingView and StarBusterView.
"""

from dataclasses import dataclass

from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.view import NewGameOption
from engine.core.violation import Violation
from engine.rulesets.holy_war.table_views import AttemptView as AttemptView
from engine.rulesets.holy_war.table_views import BoughtView as BoughtView
from engine.rulesets.holy_war.table_views import ChartView as ChartView
from engine.rulesets.holy_war.table_views import CombatSide as CombatSide
from engine.rulesets.holy_war.table_views import CombatUnit as CombatUnit
from engine.rulesets.holy_war.table_views import CombatView as CombatView
from engine.rulesets.holy_war.table_views import FlightView as FlightView
from engine.rulesets.holy_war.table_views import ForceView as ForceView
from engine.rulesets.holy_war.table_views import LevelView as LevelView
from engine.rulesets.holy_war.table_views import ShotView as ShotView
from engine.rulesets.holy_war.table_views import SideStanding as SideStanding
from engine.rulesets.holy_war.table_views import Source as Source
from engine.rulesets.holy_war.table_views import StandingsView as StandingsView
from engine.rulesets.holy_war.table_views import StarStanding as StarStanding
from engine.rulesets.holy_war.table_views import TableSheet as TableSheet
from engine.rulesets.holy_war.table_views import TypeView as TypeView

MAP = "levels"
"""Id of the map: cells are columns as "q,r", a counter's `level` is its height in the column, 1 on top."""
FLIGHTS = "flights"
"""Id of the drawer whose cells are the Flights of the combat being fought: "Sunthrowers 0"."""
FORCES = "forces"
"""Id of the drawer with the boxes of one's own force counters: cells "A" to "F"."""

OPTIONS: tuple[NewGameOption, ...] = (
    NewGameOption(
        name="layout",
        title="Layout of the lost map",
        tip="Near stars: nine systems two levels from a seam. Far stars: ten of them three levels away.",
        choices=("near-stars", "far-stars"),
        ruling="AMB.a01",
    ),
    NewGameOption(
        name="first_choice",
        title="Who marks the first system",
        tip="The side that rolls low, or one that was agreed on.",
        choices=("roll", "Sunthrowers", "Holy Band"),
        ruling="AMB.a42",
    ),
    NewGameOption(
        name="force_counters",
        title="Force counters",
        tip="Optional rule X: a counter may stand for a group of units.",
        default=False,
    ),
    NewGameOption(
        name="probe_detection",
        title="Probes look into levels",
        tip="Optional rule: a Probe may ask for Starcruisers and Field Generator Ships in a level.",
        default=False,
    ),
    NewGameOption(
        name="boarding_round_fire",
        title="In a round of boarding fires",
        tip="Nobody, or the weaker side on its column of the Combat Results Table.",
        choices=("nobody", "weaker side"),
        ruling="AMB.a16",
    ),
    NewGameOption(
        name="flight_order",
        title="The order of Flights",
        tip="Chosen when they are revealed, or fixed when they are formed.",
        choices=("free", "fixed"),
        ruling="AMB.a46",
    ),
    NewGameOption(
        name="psycheship_from",
        title="The Psycheship can be activated from turn",
        tip="In the history of the war it was there from the fourth day on.",
        low=1,
        high=7,
        default=1,
        ruling="AMB.a36",
    ),
    NewGameOption(
        name="extension",
        title="After seven turns",
        tip="The Holy Band may play on for a major victory, or (a house rule) the game is over.",
        choices=("offered", "never"),
    ),
)
"""The options of a new game, for the sheet that asks for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NeighbourView:
    """What is next to a level (II.adjacency.vertical) and can be reached from it by warp line."""

    level: str
    neighbours: tuple[str, ...]
    lines: tuple[str, ...]
    """Other ends of the natural warp lines that open here."""
    routes: tuple[tuple[str, ...], ...]
    """A shortest route to each level that the asking side's units can warp to from here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalView:
    """A level that units can go to."""

    level: str
    path: tuple[str, ...]
    """For a jump, by a shortest open path; empty: it can't be jumped to."""
    route: tuple[str, ...]
    """For a warp; empty: no lines lead there."""
    chance: int
    """That the jump disperses a unit; 0 for one of one level."""
    attack: bool
    """Enemies or neutrals are there (VI.entry-is-attack)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachView:
    """Where units can go in this turn; no goals when they have moved or can't."""

    units: tuple[PieceId, ...]
    start: str
    goals: tuple[GoalView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PathView:
    """How likely units are dispersed on a path (VI.jump.dispersal)."""

    units: tuple[PieceId, ...]
    path: tuple[str, ...]
    distance: int
    dispersing_faces: tuple[int, ...]
    """The faces of a die that disperse; the chance is their number in sixths, exactly."""
    chance: int
    """Of each unit."""
    all_arrive: int
    """That no unit is dispersed."""
    numbers: tuple[int, ...]
    """That none, one, two, ... of the units are dispersed."""
    expected: int
    """Units dispersed on average, in thousandths."""
    violations: tuple[Violation, ...]
    """Why the jump can't be made now."""
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StarView:
    """Where a star can be moved (VI.star.rate), or why not."""

    star: PieceId
    level: str | None
    pressorships: tuple[PieceId, ...]
    """Those that could take it."""
    goals: tuple[str, ...]
    violations: tuple[Violation, ...]
    """What keeps it where it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeView:
    """What the next activation phase brings (IV.income)."""

    side: PlayerId
    saved: int
    items: tuple[tuple[str, int], ...]
    """Name and crew points, items of nothing left out."""
    total: int
    """Crew points there will be then, saved ones among them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivableView:
    """A type of unit in the activation phase (VII.pool)."""

    code: str
    cost: int
    left: int
    """Counters that are not in play."""
    affordable: int
    """How many of them the crew points would pay for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivationView:
    """What can be activated, and where (VII.placement)."""

    side: PlayerId
    crew: int
    types: tuple[ActivableView, ...]
    sites: tuple[str, ...]
    starguard_sites: tuple[str, ...]
    """Systems without a StarGuard in which one may be placed (AMB.a26)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DenialView:
    """Where units could withdraw to from a combat (VIII.1.denial), or why they can't."""

    level: str
    units: tuple[PieceId, ...]
    """All that would go, together."""
    goals: tuple[tuple[str, tuple[str, ...]], ...]
    """Level and route: no route to an adjacent level, else along warp lines."""
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FireView:
    """One side's roll of a round on the Combat Results Table (VIII.6.rolls)."""

    side: PlayerId
    total: int
    """Of the weapon system, Ground Support Teams tripled where they are."""
    differential: int
    column: str
    faces: tuple[str, ...]
    """The result of each face, 1 to 6: each a sixth, exactly."""
    lucky: tuple[str, ...]
    """The same with a Luckship's 1 added."""
    results: tuple[tuple[str, int, int, int], ...]
    """Each result that can come up: how many faces give it, and how many of the revealed enemies it destroys
    and disperses.
    """
    destroyed: int
    """Enemies destroyed on average, in thousandths."""
    dispersed: int
    """Enemies dispersed on average, in thousandths."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WeaponView:
    """A round with one weapon system."""

    weapon: str
    chance: int
    """Of this weapon system: a third, or 1000 when it has been rolled."""
    own: FireView
    enemy: FireView
    boarder: PlayerId | None
    """Who could board in place of the rolls (VIII.board.who)."""
    clears: int
    """That no revealed enemy is left after the round, and one's own are."""
    lost: int
    """That no own revealed unit is left after the round, and the enemy's are."""
    both_out: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundView:
    """The round under way or the next, by the units that this seat sees in it (VIII.crt)."""

    level: str
    round: int
    own: tuple[PieceId, ...]
    enemy: tuple[PieceId, ...]
    hidden_enemies: int
    """Counters of the enemy in hidden Flights, or not in any yet, that are left out."""
    weapons: tuple[WeaponView, ...]
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FightView:
    """A combat of two forces fought to its end without boarding (VIII.crt)."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    win: int
    """That only own units are left."""
    lose: int
    both_lost: int
    own_left: tuple[int, ...]
    """That none, one, two ... own units are left."""
    enemy_left: tuple[int, ...]
    rounds: int
    """On average, in thousandths."""
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardingView:
    """A boarding attempt (VIII.board.odds)."""

    unit: PieceId
    target: PieceId
    strength: int
    target_strength: int
    column: str | None
    """None: the odds are below 1-2."""
    faces: tuple[int, ...]
    """The faces that capture: each a sixth, exactly."""
    lucky: tuple[int, ...]
    """The same with a Luckship's 1 added."""
    chance: int
    lucky_chance: int
    gain: int
    """Crew points for the capture (VIII.board.capture)."""
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StarBusterView:
    """What a StarBuster would do in a level at the end of a combat phase in which it fought there."""

    level: str
    star: PieceId | None
    """The star that is seen there."""
    lost: tuple[PieceId, ...]
    """The counters that would be destroyed with it, face-down ones too; none when there are violations."""
    violations: tuple[Violation, ...]
