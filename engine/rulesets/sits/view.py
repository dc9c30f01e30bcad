"""What SITS answers to a player's questions: choices, previews and bearings as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.command import Suggestion
from engine.core.ids import PieceId, RuleId
from engine.core.view import AttitudeView, Breakdown, CounterView, CourseView
from engine.core.violation import Violation
from engine.rulesets.sits.commands import Plot, Point, Slot
from engine.rulesets.sits.position_data import PositionPlan as PositionPlan
from engine.rulesets.sits.position_data import ShipLine as ShipLine
from engine.rulesets.sits.sheet_data import CardTables as CardTables
from engine.rulesets.sits.sheet_data import LookUp as LookUp
from engine.rulesets.sits.sheet_data import SheetArc as SheetArc
from engine.rulesets.sits.sheet_data import SheetBand as SheetBand
from engine.rulesets.sits.sheet_data import SheetBox as SheetBox
from engine.rulesets.sits.sheet_data import SheetCell as SheetCell
from engine.rulesets.sits.sheet_data import SheetLacs as SheetLacs
from engine.rulesets.sits.sheet_data import SheetMount as SheetMount
from engine.rulesets.sits.sheet_data import SheetOfficer as SheetOfficer
from engine.rulesets.sits.sheet_data import SheetTable as SheetTable
from engine.rulesets.sits.sheet_data import SheetTrack as SheetTrack
from engine.rulesets.sits.sheet_data import ShipSheet as ShipSheet


@dataclass(frozen=True, slots=True, kw_only=True)
class PivotChoice:
    """One AVID window as the end of a pivot (B2.24)."""

    window: str
    route: tuple[str, ...]
    """A shortest route to it, the starting window left out; empty for the window the nose is in."""
    count: int
    diagonal: int | None
    """Index in `route` of the window entered by a diagonal step, if there is one."""
    midpoint: str
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RollChoice:
    """A roll of `steps` windows, positive to starboard (B2.25)."""

    steps: int
    top_path: tuple[str, ...]
    """Sites of the Top marker, the starting one included, for the Forward window held now."""
    top_midpoint: str
    top_end: str
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrustChoice:
    """An amount of thrust (B3.22)."""

    thrust: int
    redline: bool = False
    check: int | None = None
    """The number to roll at or under if a compensator check is due (B3.23)."""
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SquareView:
    """A square of the vertical grid (B3.24): columns h 0-7, rows v +7 to -7."""

    h: int
    v: int
    number: int
    zones: tuple[str, ...]
    """Ring colours it may be used from; two where the square is split."""
    chosen: bool = False
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SpreadView:
    """A hex of the horizontal edge or corner grid (B3.253)."""

    changes: Mapping[Slot, int]
    number: int
    offset: int
    """Hexes to the left (-) or right (+) of the centre row or line."""
    green: bool = False
    chosen: bool = False
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """A bearing shot from one point to another (C1.1) and what it means for the shooter's mounts (C1.2)."""

    ship: PieceId
    target: PieceId
    from_point: Point
    to_point: Point
    h: int
    v: int
    range: int
    windows: tuple[str, ...]
    """More than one where the attacker may choose."""
    below: bool
    impact: tuple[str, ...]
    """The window the target is hit through (C1.16), one for each of `windows`."""
    own_axes: tuple[str, ...]
    """The line of sight in the shooter's axes (C1.22)."""
    bears: tuple[str, ...]
    """Mounts that can fire."""
    exposed: str
    """What the target turns to the shooter: "wedge", "sidewall" or "open", with the side."""
    steps: tuple[str, ...] = ()
    """The procedure, line by line with rule numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pose:
    """Where and how a ship is at one moment of the turn."""

    point: Point
    cell: str
    level: int
    attitude: AttitudeView


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPreview:
    """A plotted turn flown in thought."""

    poses: tuple[Pose, Pose, Pose]
    """Now, midpoint, end of turn."""
    eot_undisplaced: tuple[str, int]
    displacement: Mapping[Slot, int]
    halves_after: tuple[Slot, ...]
    changes: Mapping[Slot, int]
    vectors_after: Mapping[Slot, int]
    """After thrust is added and consolidated."""
    consolidation: tuple[str, ...]
    """The steps of it in words."""
    next_midpoint: tuple[str, int]
    next_eot: tuple[str, int]
    shots: tuple[Shot, ...]
    """To the chosen target, in the order of time: early, middle and late missiles, first and second beams."""
    ghosts: tuple[CounterView, ...]
    courses: tuple[CourseView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlotAdvice:
    """All that the plotting instruments draw for one draft."""

    draft: Plot
    pivot_rating: Breakdown
    roll_rating: Breakdown
    thrust_rating: Breakdown
    helm_choice: bool
    """An Elite helm officer's +1 has to be put somewhere (B2.233)."""
    start: str
    """The Forward window now."""
    route: tuple[str, ...]
    """As drafted."""
    route_count: int
    route_diagonal: int | None
    pivot_midpoint: str
    next_windows: tuple[str, ...]
    """Windows that may be entered next if the route is drawn by hand."""
    pivots: tuple[PivotChoice, ...]
    """All 50 windows."""
    rolls: tuple[RollChoice, ...]
    """From -6 to 6."""
    thrusts: tuple[ThrustChoice, ...]
    thrust_window: str
    """The window that thrust accrues in (B3.21)."""
    squares: tuple[SquareView, ...]
    spreads: tuple[SpreadView, ...]
    grid: str
    """"edge", "corner" or "offset" (purple)."""
    grid_directions: tuple[str, ...]
    """The direction(s) at the head of the horizontal grid."""
    waivable: tuple[Slot, ...]
    """Directions whose rounding up may be waived (D1.145)."""
    violations: tuple[Violation, ...]
    """What `completed` breaks: without any that forbids, `completed` can be given."""
    suggestions: tuple[Suggestion, ...]
    """Legal plots near `completed` when it is refused."""
    completed: Plot
    """The draft with square and spread filled in by the default choice where the draft leaves them open."""
    preview: TurnPreview | None
    """Of `completed`, even where it is refused; None for a ship in the tray."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CoastStep:
    """One future turn's end."""

    turn: int
    cell: str
    level: int
    range: int | None = None
    """To the target's own coasting position at the same moment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CoastReport:
    """Drift of the coming turns and the closest approach to a target."""

    ship: PieceId
    steps: tuple[CoastStep, ...]
    target: PieceId | None = None
    target_steps: tuple[CoastStep, ...] = ()
    closest: CoastStep | None = None
    closest_moment: str = ""
    """"turn 4, midpoint" or "turn 4, end"."""
    courses: tuple[CourseView, ...] = ()
    rules: tuple[RuleId, ...] = ()
