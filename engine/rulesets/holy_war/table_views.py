"""What a window asks that a rule would not: the map, the counters and the tables with their sources, how both
sides stand, and the combat as it lies on the table.

Re-exported by `commands` (questions) and `view` (answers), where windows find them.
"""

from dataclasses import dataclass

from engine.core.command import Question
from engine.core.ids import PieceId, PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class AskChart(Question):
    """Which levels has the map, what is next to what, and which counters and tables does the game have?

    The answer never changes during a game, and is the same for everybody.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class AskStandings(Question):
    """How do both sides stand, as far as this seat may know?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskCombat(Question):
    """How does the combat being fought lie on the table for this seat?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where a number comes from."""

    kind: str
    """"printed", "reconstructed", or as the data says."""
    ref: str
    """Where it is printed, or the method by which it was made."""

    @property
    def made_up(self) -> bool:
        """Whether it is not as printed, and has to be marked."""
        return self.kind != "printed"


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelView:
    """A level of the map (II.level)."""

    id: str
    column: str
    height: int
    """1 on top."""
    q: int
    r: int
    name: str
    """Of its system or seam, or nothing."""
    kind: str
    """"system", "seam" or nothing."""
    neighbours: tuple[str, ...]
    source: Source | None
    """Of its place and name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeView:
    """A type of counter with its printed and reconstructed numbers (II.counter-format)."""

    id: str
    side: str
    code: str
    name: str
    eltani: str
    count: int
    ratings: tuple[tuple[str, int, Source], ...]
    """Crew points, LW, EW and PW."""
    mobile: bool
    boardable: bool
    facts: tuple[tuple[str, str], ...]
    """Complement, mass, length."""
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSheet:
    """A table of the rules as it hangs beside the board."""

    id: str
    title: str
    rule: str
    columns: tuple[str, ...]
    """Empty: one value a row."""
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    made_up: frozenset[tuple[str, str]]
    """Rows and columns of the cells that are not as printed."""
    source: Source
    """Of the table, with the method of what is not printed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartView:
    """All of the game that lies open from the beginning."""

    title: str
    source: Source
    levels: tuple[LevelView, ...]
    lines: tuple[tuple[str, str, str], ...]
    """Natural warp lines: id and both entry levels (II.warp-line)."""
    types: tuple[TypeView, ...]
    tables: tuple[TableSheet, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StarStanding:
    """A star away from its system (VI.star-revealed)."""

    star: PieceId
    home: str
    level: str | None
    """None: destroyed. "?": among face-down counters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoughtView:
    """A purchase of one's own in the activation phase under way (VII.cost)."""

    code: str
    level: str
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ForceView:
    """A force counter of one's own (X.six)."""

    piece: PieceId
    letter: str
    level: str
    units: tuple[PieceId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideStanding:
    """How a side stands."""

    side: PlayerId
    standing: int
    """On the Neutrals Chart, as it counts (IX.conquest)."""
    granted: bool
    """Counts as +5 because the other side conquered a neutral system."""
    conqueror: bool
    emergency: bool
    """Gets the emergency allotment in the next activation phase (VII.emergency)."""
    attempts: int
    """Alliances that it may seek in a turn with this standing (IX.chart)."""
    systems: tuple[str, ...]
    counters: int
    """Counters on the map that are no StarGuards, as they are seen."""
    spare_starguards: int
    lost: tuple[tuple[str, int], ...]
    """Types of units lost so far, and how many."""
    crew: int | None
    """None: a secret of the other side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsView:
    """Where the war stands, with the asking side's own purchases, forces and reports."""

    sides: tuple[SideStanding, ...]
    chart: tuple[tuple[int, int], ...]
    """Standing and alliances that may be sought, from the lowest (IX.chart)."""
    neutral: tuple[str, ...]
    tried: tuple[str, ...]
    """Neutral systems asked by this side in this turn (IX.alliance.once)."""
    stars: tuple[StarStanding, ...]
    amtik: tuple[int, ...]
    extended: bool
    turns: int
    """Turns of the war (IV.minimum-turns)."""
    bought: tuple[BoughtView, ...]
    starguards: tuple[str, ...]
    """Systems in which this side places a StarGuard in this activation phase."""
    forces: tuple[ForceView, ...]
    reports: tuple[tuple[int, str, int, int], ...]
    """Turn, level, Starcruisers and Field Generator Ships that a Probe found (XII.P.detect)."""
    closed: tuple[str, ...]
    """Levels in which this side must stop (VI.halt)."""
    generator_lines: tuple[tuple[str, str], ...]
    """Lines of this side's Warp Line Generators, from the generator's level (VI.wlg.project)."""
    victory_watch: tuple[str, ...]
    """Seams that this side may know to be watched (V.sunthrower)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatUnit:
    """A unit in the combat, as the asking seat sees it."""

    id: PieceId
    owner: PlayerId | None
    code: str
    """"?" for a face-down counter."""
    name: str
    launched: int
    energy: int
    psychic: int
    damage: tuple[str, ...]
    """Weapon systems out of action (VIII.result.damage)."""
    star: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FlightView:
    """A Flight; the other side's hidden ones have no units (VIII.4.hidden)."""

    number: int
    revealed: int | None
    """The round in which it was revealed."""
    units: tuple[CombatUnit, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatSide:
    """One side of the combat."""

    side: PlayerId
    attacks: bool
    formed: bool
    """Has formed its Flights (VIII.2.flights)."""
    withdrew: bool
    flights: tuple[FlightView, ...]
    waiting: tuple[CombatUnit, ...]
    """Units of the level in no Flight yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotView:
    """A roll on the Combat Results Table in the round under way."""

    side: PlayerId
    differential: int
    column: str
    die: int
    luck: bool | None
    result: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptView:
    """A boarding attempt of the round under way (VIII.board.unit-by-unit)."""

    boarder: str
    target: str
    strength: int
    odds: str
    die: int
    captured: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatView:
    """The combat as it lies on the table."""

    level: str
    attacker: PlayerId
    defender: PlayerId
    neutral: bool
    step: str
    asked: PlayerId | None
    round: int
    weapon: str | None
    boarding: bool
    sides: tuple[CombatSide, ...]
    """The attacker first."""
    shots: tuple[ShotView, ...]
    attempts: tuple[AttemptView, ...]
