"""The things of combat that lie on the table: salvoes, held tubes, beam fire, and the work still to be done.

All of it is frozen data inside `SitsState`. What is done with it stands in the modules of the chapters:
c2_launch, c3_beams, c4_defence, c5_damage, c6_damage_control, d2_victory.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, TypeAlias

from engine.core.ids import PieceId

Step = Literal["early", "middle", "late"]
"""The impact step of a salvo (A3.131)."""
Mount = Literal["forward", "aft", "port", "starboard"]
"""One of the four weapon mounts, also a side of the ship and an edge of the hit location table (A2.63)."""
STEPS: tuple[Step, ...] = ("early", "middle", "late")
MOUNTS: tuple[Mount, ...] = ("forward", "aft", "port", "starboard")

SalvoId: TypeAlias = str
""""<ship>:<mount>:<step>": a mount fires one salvo in a step at most (AMB.mounts)."""


class Fate(StrEnum):
    """What became of a ship."""

    FIGHTING = "fighting"
    DESTROYED = "destroyed"
    SURRENDERED = "surrendered"
    """Off the table; scores as D2.224 says."""


class WeaponKind(StrEnum):
    """What strikes, in the order of resolution (C5.31, C5.311)."""

    LASER_HEAD = "laser head"
    CONTACT_NUKE = "contact nuke"
    GRAV_LANCE = "grav lance"
    ENERGY_TORPEDO = "energy torpedo"
    LASER = "laser"
    GRASER = "graser"


@dataclass(frozen=True, slots=True, kw_only=True)
class Salvo:
    """One column of a salvo card: missiles of one mount at one target for one impact step (C2.122).

    Secret to the other side until both have finished launching (`SitsState.launched`).
    """

    ship: PieceId
    target: PieceId
    mount: Mount
    step: Step
    missiles: int
    range: int
    """True range of its bearing (C2.14)."""
    window: str
    """The Impact Window: the map window through which the target is hit (C2.14, C1.16)."""
    mql: int
    """With fire control penalty and tactical officer (C2.15-C2.151); lower is better for the attacker."""
    damage: int
    """The number before the M (C2.16)."""
    nuke: bool = False
    """Contact nukes in place of laser heads (C2.152)."""
    link: str = ""
    """Letter of a linked set (C2.173); empty for a salvo of its own."""
    lead: PieceId | None = None
    """The ship whose range and bearing hold for the linked set (C2.171); None for a salvo of its own."""

    @property
    def id(self) -> SalvoId:
        """Its key."""
        return f"{self.ship}:{self.mount}:{self.step}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold:
    """Tubes held back at launch for canister in one impact step (C4.151)."""

    ship: PieceId
    mount: Mount
    step: Step
    tubes: int
    fired: int = 0
    """Of them, those that have fired canister."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeamFire:
    """Beams of one kind in one mount aimed at one target in this beam step (C3.11, AMB.targets).

    Secret to the other side until both have finished aiming.
    """

    ship: PieceId
    weapon: str
    """Track id of the weapon: "port.weapons.1"."""
    target: PieceId
    count: int
    """How many of them; boxes lost before the weapon's turn in the order fall away (C5.311)."""
    window: str = ""
    """Impact Window chosen where the bearing leaves a choice (C1.15b); empty: the one that hurts most."""
    axis: str = ""
    """Window in the target's own axes where that one fits several (C5.12); empty: the one that hurts most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Burst:
    """Equal hits out of one weapon: part of a `Volley`."""

    ship: PieceId
    """Who fired."""
    label: str
    """"6 laser heads of Fearless (middle)"; for the log and the hit report."""
    count: int
    damage: int
    """Weapon damage before target scale and wall (C5.21)."""
    axis: str = ""
    """Impact window in the target's own axes (C5.11); empty for missiles that slid off the wedge."""
    window: str = ""
    """The same on the map, from which the nearest facing is counted (C5.11); empty: counted from `axis`."""
    edge: Mount | None = None
    """The facing missiles slid to (C5.111, AMB.slide-shift); None: told by `axis`."""
    doubled: bool = False
    """Through a lowered wedge (C5.1111, C5.32.top)."""
    linked: SalvoId = ""
    """The salvo it came from. No rule asks; it is in the state's hash, by which saves are checked."""


# --- Work: what the turn sequence has still to do before anybody may act. See work.py. ---


@dataclass(frozen=True, slots=True, kw_only=True)
class Engagement:
    """Task: one salvo, or one linked set, meets the defences of its target (C4).

    Filled stage by stage; each question to a player leaves it on top of the work with what is known so far.
    """

    kind: Literal["engagement"] = "engagement"
    salvoes: tuple[SalvoId, ...]
    """In the order in which they came; several only for a linked set (C2.17)."""
    stage: str = "sighted"
    """"sighted", "faced", "ecm", "decoy", "canister", "cm", "pd", "leak"; c4_defence says what each means."""
    mount: Mount | None = None
    """The mount that faces the set: its CM, PD, decoys, fire control (C4.131.mounts)."""
    axis: str = ""
    """Impact window in the target's axes."""
    wedge: bool = False
    """The wedge is interposed (C4.122, C4.141)."""
    survivors: Mapping[SalvoId, int] = field(default_factory=dict)
    """Missiles still flying, by salvo; empty before the first layer."""
    ecm_roll: int | None = None
    """2d10- of the ECM layer, None before it or without an ECM box (C4.123)."""
    ecm_faces: tuple[int, ...] = ()
    """Its two dice, for the card."""
    decoy: str = ""
    """Mount that spent a decoy; "-" once it was declined; empty before that."""
    decoy_shift: int = 0
    """The number in the box that was spent (C4.124.use)."""
    canister: int = 0
    """Tubes firing canister (C4.151)."""
    to_kill: int = 0
    """Kills of a layer whose missiles the defender must still name (C2.17.choose)."""
    cards: tuple["LayerResult", ...] = ()
    """What each layer did, in order: the filled-in lines of the Missile Defense Card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayerResult:
    """One line of the Missile Defense Card as it was filled in (A2.4)."""

    layer: Literal["ECM", "CM", "PD"]
    incoming: int
    row: str
    """Row or rows used, "14 = 10 + 4"."""
    column: int
    """Final column, clamped."""
    parts: tuple[tuple[str, int, str], ...]
    """How the column came about: (words, shift, rule number), MQL first."""
    faces: tuple[int, ...]
    kills: int
    lent: tuple[tuple[str, int], ...] = ()
    """Kills lent by other ships (C4.143): name, kills."""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Volley:
    """Task: all hits of one damage step on a target: salvo, linked set or one beam type (AMB.zero-step)."""

    kind: Literal["volley"] = "volley"
    target: PieceId
    weapon: WeaponKind
    bursts: tuple[Burst, ...]
    zeros: tuple[tuple[Mount, int], ...] = ()
    """Natural zeros by edge of the same step's volley before it: laser heads of a set with nukes in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """A penetrating hit that waits to be placed, or is being walked (C5.22, C5.23)."""

    weapon: WeaponKind
    label: str
    edge: Mount
    """Edge of the hit location table."""
    leak: int = 0
    """-10 beside Forward, +10 beside Aft (C5.113)."""
    depth: int
    roll: int
    """The 2d10- of the penetration."""
    faces: tuple[int, int]
    modifier: int
    """Depth modifier (C5.21)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage:
    """Task: the sorted hits of a volley still to be placed; `walk` is one interrupted by a question."""

    kind: Literal["damage"] = "damage"
    target: PieceId
    weapon: WeaponKind
    hits: tuple[Hit, ...]
    zeros: tuple[tuple[Mount, int], ...] = ()
    """Natural zeros by edge, to take effect at the end of the damage step (C5.213.time)."""
    walk: "Walk | None" = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """A hit under way on the hit location table: lines still to go, and where it is on the first of them."""

    hit: Hit
    location: int
    """The 2d10+ with the leak applied (C5.23); after a re-roll that of the new edge (C5.113.reroll)."""
    faces: tuple[int, ...] = ()
    """Of the location roll; four after a re-roll."""
    lines: tuple[int, ...]
    """Printed columns or rows still to be walked, the one under way first (C5.33)."""
    position: int = 0
    """Next cell of the line, counted from the struck edge."""
    depth: int = 0
    inside: bool = False
    """In the core (C5.24)."""
    entered: bool = False
    """Has met its first cell (AMB.entry)."""
    side: Mount | None = None
    """The defender's answer for the decoy cell it stands at (C5.434)."""
    steps: tuple["WalkStep", ...] = ()
    """What happened so far, for the report."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkStep:
    """One cell of a walk, and why it went as it did."""

    row: int
    """0-10 from the starboard (top) edge of the drawn table; beyond it where a line of the span is lost."""
    column: int
    """2-20 from Forward (left) to Aft; beyond it where a line of the span is lost."""
    line: int
    """Which line of the span: 0 for the one rolled, else signed offset."""
    code: str
    """Hit code of the cell; empty for a blank."""
    outcome: str
    """"hit", "skipped", "armour in", "armour out", "stopped", "blank", "left", "lost", "cascade".

    Only a hit and the armour cost depth; a cascade is what follows from the hit before it, without a cost.
    """
    text: str
    """A short sentence: "Graser: 2 left, port broadside"."""
    rule: str
    track: str = ""
    """Track marked, if any."""
    boxes: int = 0
    """How many boxes it lost."""
    depth_left: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BeamType:
    """Task: all beams of one kind in this beam step, both sides (C5.311, C5.312)."""

    kind: Literal["beams"] = "beams"
    weapon: WeaponKind


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenBeams:
    """Task: missiles are over, the beam step of the phase begins (A3.23, A3.25)."""

    kind: Literal["open beams"] = "open beams"


Task: TypeAlias = Engagement | Volley | Damage | BeamType | OpenBeams


@dataclass(frozen=True, slots=True, kw_only=True)
class Rig:
    """A jury-rigged box (C6.13): works through the turn `until`."""

    track: str
    until: int
    thrust: bool = False
    """A Maximum Thrust box came back with it and fails with it (AMB.repair-thrust)."""
