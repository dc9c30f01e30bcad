"""What a player may ask for in SITS, and what he may ask about."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.core.command import Command, Question
from engine.core.ids import PieceId
from engine.core.table import SetEnforcement

Slot = Literal["A", "B", "C", "D", "E", "F", "+", "-"]
"""One of the eight vector directions (A2.221)."""
Bonus = Literal["pivot", "roll"]
"""What an Elite helm officer's +1 goes to (B2.233)."""
Edge = Literal["top", "bottom", "left", "right"]
"""An edge of a map sheet; direction A points to the top."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploy(Command):
    """Put a ship of one's own on the map during setup (D2.12): cell, level, attitude, starting velocity."""

    kind: Literal["sits.deploy"] = "sits.deploy"
    ship: PieceId
    cell: str
    """"q,r"."""
    level: int = 0
    forward: str = "A y"
    roll: int = 0
    vectors: Mapping[Slot, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Undeploy(Command):
    """Take a ship back into the tray during setup."""

    kind: Literal["sits.undeploy"] = "sits.undeploy"
    ship: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Command):
    """End one's own setup."""

    kind: Literal["sits.ready"] = "sits.ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plot(Command):
    """A ship's whole order for the turn (A3.12), in place of an earlier one; the defaults are "coast"."""

    kind: Literal["sits.plot"] = "sits.plot"
    ship: PieceId
    route: tuple[str, ...] = ()
    """The AVID windows that the Forward marker enters, in order, the starting window left out (B2.24)."""
    roll: int = 0
    """Windows of roll, positive to starboard (B2.25)."""
    thrust: int = 0
    """Thrust used (B3.22), red-lining included (B3.231)."""
    square: tuple[int, int] | None = None
    """The vertical grid's square: horizontal amount, signed vertical change (B3.242). None with thrust 0."""
    spread: Mapping[Slot, int] = field(default_factory=dict)
    """The horizontal amount split into map directions (B3.253-B3.255)."""
    helm_bonus: Bonus | None = None
    """What an Elite helm officer's +1 goes to this turn (B2.233)."""
    keep_halves: tuple[Slot, ...] = ()
    """Directions in which a Veteran or Elite engineer's rounding up is waived (D1.145)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit(Command):
    """Seal one's plots; when the last side commits all are revealed."""

    kind: Literal["sits.commit"] = "sits.commit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopen(Command):
    """Take one's commitment back while another side still plots."""

    kind: Literal["sits.reopen"] = "sits.reopen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Proceed(Command):
    """Have done with a step (A3.0): with launching, with aiming beams, with repairs.

    The table goes on when all who can do something there have said so; where nobody can, when anybody has.
    """

    kind: Literal["sits.proceed"] = "sits.proceed"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveSheet(Command):
    """Leapfrog an empty map sheet to another edge of the sheet in play (BOX.maps)."""

    kind: Literal["sits.move_sheet"] = "sits.move_sheet"
    sheet: str
    onto: str
    """The sheet that it shall border."""
    edge: Edge


@dataclass(frozen=True, slots=True, kw_only=True)
class SetShip(Command):
    """Set a ship as the table has it: adviser and free enforcement only; None leaves a field as it is."""

    kind: Literal["sits.set_ship"] = "sits.set_ship"
    ship: PieceId
    cell: str | None = None
    level: int | None = None
    forward: str | None = None
    roll: int | None = None
    vectors: Mapping[Slot, int] | None = None
    halves: tuple[Slot, ...] | None = None
    marked: Mapping[str, int] | None = None
    """Boxes marked from the left, by track: "pivot", "roll", "thrust", "fwd_impeller", "si" and others."""
    disabled: Mapping[str, int] | None = None
    """Boxes circled as disabled, by track (GLO.destroyed-disabled)."""
    spent: Mapping[str, int] | None = None
    """Magazine dots and decoys used up, by track."""
    canister: Mapping[str, int] | None = None
    """Canister rounds in stock, by mount (C4.152)."""
    wedge_up: bool | None = None
    officers: Mapping[str, str] | None = None
    """Grades by post: {"HELM": "veteran"}."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPosition(Command):
    """Set several ships at once, as one deed: each edit as if it were given by itself, in this order."""

    kind: Literal["sits.set_position"] = "sits.set_position"
    edits: tuple[SetShip | Deploy | Undeploy, ...]


MovementCommand = (
    Deploy
    | Undeploy
    | Ready
    | Plot
    | Commit
    | Reopen
    | Proceed
    | MoveSheet
    | SetShip
    | SetPosition
    | SetEnforcement
)


Point = Literal["now", "midpoint", "eot"]
"""From where a bearing is shot, or to where (C1.17)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanPlot(Question):
    """What could be plotted, and what would come of `draft`; answered by `view.PlotAdvice`."""

    draft: Plot
    target: PieceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CoastAhead(Question):
    """Where a ship drifts in the coming turns (at most five); answered by `view.CoastReport`."""

    ship: PieceId
    turns: int = 5
    target: PieceId | None = None
    draft: Plot | None = None
    """Fly this plot in the first turn, then coast; None flies the order written for the ship, if any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shoot(Question):
    """A bearing from one ship to another (C1.11); answered by `view.Shot`."""

    ship: PieceId
    target: PieceId
    from_point: Point = "now"
    to_point: Point = "now"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bearings(Question):
    """All bearings from one ship to another that still count this turn (C1.17), in the order of time.

    Answered by a tuple of `view.Shot`; the first is between the ships where they are now.
    """

    ship: PieceId
    target: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class Written(Question):
    """The order written for a ship this turn, sealed or not (A3.12).

    Answered by `Plot`, or None where there is none or the ship is another side's.
    """

    ship: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadSheet(Question):
    """A ship's sheet as it stands now (A2.6); answered by `view.ShipSheet`."""

    ship: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadCards(Question):
    """The tables printed on the game's cards and maps (A2.4); answered by `view.CardTables`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanPosition(Question):
    """What lines in short notation would make of the ships; answered by `position.PositionPlan`."""

    texts: Mapping[PieceId, str] = field(default_factory=dict)
    """What was typed, by ship; a ship left out stays as it is."""
    pasted: str = ""
    """A text with a line for each ship, which begins with its name; it goes before what was typed."""
