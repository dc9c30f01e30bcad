"""What one player may see and do, as plain data: all that the GUI draws."""

from dataclasses import dataclass

from engine.core.command import Command
from engine.core.ids import PhaseId, PieceId, PlayerId, RuleId
from engine.core.state import Enforcement, Outcome
from engine.core.violation import Violation

Triple = tuple[float, float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """One part of a figure."""

    value: int
    label: str
    rule: RuleId


@dataclass(frozen=True, slots=True, kw_only=True)
class Breakdown:
    """A figure and its parts: "roll rating 6 = 5 (leftmost box) + 1 (Veteran helm)"."""

    title: str
    total: int
    parts: tuple[Modifier, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A side at the table."""

    id: PlayerId
    name: str
    colour: str
    """Token of the palette ("green", "red"), never the only sign: `letter` stands beside it."""
    letter: str
    viewpoint: str = "A"
    """Map direction at the top of this seat's card: A, B/C, D or E/F."""
    ready: bool = False
    """Has committed in a simultaneous phase."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapView:
    """A board. Cells of a hex board are named "q,r" (axial, see engine.mechanics.hexgrid)."""

    id: str
    kind: str
    """"hex" for a flat hex board with levels."""
    title: str = ""
    sheets: tuple["SheetView", ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView:
    """A printed map sheet: `columns` x `rows` hexes, its first hex at axial (q, r)."""

    id: str
    q: int
    r: int
    columns: int
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterView:
    """A counter as its beholder sees it."""

    id: PieceId
    owner: PlayerId | None
    art: str
    """Silhouette name, for example "ca", "bc", "sd", or "eot", "midpoint"."""
    map: str
    cell: str | None
    """None: in the tray, not yet placed."""
    label: str = ""
    title: str = ""
    kind: str = "piece"
    """"piece", "eot", "midpoint" or "ghost"."""
    of: PieceId | None = None
    """The piece that a marker or ghost belongs to."""
    facing: int | None = None
    """Heading in steps of 30 degrees clockwise from direction A; None: nose straight up or down."""
    pitch: int = 0
    """Nose up (+) or down (-) in steps of 30 degrees, -3 to 3."""
    roll: int = 0
    """Steps of 30 degrees to starboard from upright, 0 to 11."""
    level: int = 0
    face_down: bool = False
    movable: bool = False
    """The viewer may pick it up now."""
    badges: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseView:
    """A line through (cell, level) points: where a piece came from or will go."""

    piece: PieceId
    kind: str
    """"trail" (past turns), "course" (by its vectors this turn), "plotted" or "coast" (turns ahead)."""
    points: tuple[tuple[str, int], ...]
    turns: tuple[int, ...] = ()
    """For each point the turn that ends there, 0 where none does; empty where that is not told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerView:
    """One of the six orientation markers (A2.224) and the AVID window or spine that it lies in."""

    name: str
    """"forward", "aft", "top", "bottom", "port" or "starboard"."""
    site: str
    circled: bool
    """Lies in the lower half."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotView:
    """One vector arrow: value (white), pending change (gray), half-displacement triangle (small check)."""

    slot: str
    value: int
    change: int = 0
    half: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AttitudeView:
    """A piece's attitude and vectors, as its AVID card shows them."""

    piece: PieceId
    title: str
    forward: str
    roll: int
    markers: tuple[MarkerView, ...]
    slots: tuple[SlotView, ...]
    frame: tuple[Triple, Triple, Triple]
    """Unit vectors forward, top, starboard in the world (x east, y toward A, z up); for drawing only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackView:
    """A number on a track beside the board."""

    id: str
    title: str
    value: int
    low: int
    high: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A thing the player could do now, or why not (then `violations` says so)."""

    kind: str
    """The command's kind."""
    title: str
    piece: PieceId | None = None
    cells: tuple[str, ...] = ()
    violations: tuple[Violation, ...] = ()
    primary: bool = False
    """The step that moves the game on: drawn as the big button."""
    command: Command | None = None
    """What to give for it; None where the player has to say more first (where to, how far)."""
    aside: bool = False
    """Seldom wanted and not to be pressed by mistake: it stands in a menu, not among the moment's buttons."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """Everything one viewer may see; `viewer` None is a spectator."""

    viewer: PlayerId | None
    turn: int
    phase: PhaseId
    active: tuple[PlayerId, ...]
    prompt: str
    seats: tuple[SeatView, ...] = ()
    maps: tuple[MapView, ...] = ()
    counters: tuple[CounterView, ...] = ()
    courses: tuple[CourseView, ...] = ()
    attitudes: tuple[AttitudeView, ...] = ()
    tracks: tuple[TrackView, ...] = ()
    offers: tuple[Offer, ...] = ()
    outcome: Outcome | None = None
    enforcement: Enforcement = Enforcement.REFEREE
    each_acts: bool = False
    """The step waits for each of the active sides; False: as its phase says, or any one of them ends it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxView:
    """One box of a ship sheet's track."""

    text: str
    shape: str
    """"square", "circle" or "octagon"."""
    state: str = "open"
    """"open", "destroyed" (crossed off), "disabled" (circled), "spent" (used up) or "repaired"."""
    mark: str = ""
    """"wrench", "core" or nothing."""
    current: bool = False
    """The leftmost open box: the value in force."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxTrack:
    """A track of boxes on a ship sheet."""

    id: str
    title: str
    boxes: tuple[BoxView, ...]
    rule: RuleId
    provenance: str = "printed"
    """"printed", "secondary", "reconstructed" or "house"."""
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspection:
    """What is known of one piece: rows of text, figures with their parts, and its sheet."""

    title: str
    rows: tuple[tuple[str, str], ...]
    breakdowns: tuple[Breakdown, ...] = ()
    tracks: tuple[BoxTrack, ...] = ()
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGameOption:
    """Something to choose before a game begins: one of a few words, a number, or yes or no."""

    name: str
    title: str
    tip: str
    choices: tuple[str, ...] = ()
    """The first one is the default; empty for numbers and for yes or no."""
    low: int = 0
    high: int = 0
    """Limits of a number; 0 where it is none."""
    odd: bool = False
    default: int | bool | None = None
    """Of a number, or of yes or no; None for one that may be left out, or that a table gives."""
    ruling: str = ""
    """Id of the ruling that it changes."""
