"""The state of a game of Holy War: units, stars, the neutrals, sealed purchases, and a combat."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Literal, Self

from engine.core.ids import PieceId, PlayerId
from engine.core.state import GameState
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Adrift, Combat, Fought, Weapon
from engine.rulesets.holy_war.board import Board, board
from engine.rulesets.holy_war.units import STARGUARD, code_of, counters

SUNTHROWERS, HOLY_BAND = PlayerId("Sunthrowers"), PlayerId("Holy Band")
SIDES = (SUNTHROWERS, HOLY_BAND)
FORCES = "ABCDEF"
"""X.six: the letters of a side's force counters."""


class Moved(StrEnum):
    """How a unit has used its move of this turn (VI.once-per-turn, VI.jump.exclusive)."""

    JUMP = "jump"
    """Any jump, also one that dispersed it."""
    WARP = "warp"
    STAR = "star"
    """A Pressorship that took a star along (VI.star.rate)."""
    SCOUT = "scout"
    """A Probe that looked into a level (XII.P.detect)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Options of a new game: the layout of the lost map, optional rules, and rulings that change play."""

    layout: str
    """Id of a layout in map.json (AMB.a01)."""
    force_counters: bool = False
    """X.optional."""
    probe_detection: bool = False
    """XII.P.detect."""
    boarding_round_fire: Literal["nobody", "weaker side"] = "nobody"
    """AMB.a16: who uses the Combat Results Table in a round of boarding."""
    flight_order: Literal["free", "fixed"] = "free"
    """AMB.a46: whether the order of Flights is chosen when they are revealed, or when they are formed."""
    psycheship_from: int = 1
    """AMB.a36: the first turn in which a Psycheship can be activated."""
    extension: Literal["offered", "never"] = "offered"
    """V.hb-extend; "never" is a house rule for a game of exactly seven turns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """A counter in play: a ship unit, or a StarGuard.

    Its id ("S.SC-2") tells its type and can be followed over the map, so it never reaches the other side
    (AMB.a48): to him `knowledge` gives every unit but StarGuards an alias without memory.
    """

    id: PieceId
    owner: PlayerId | None
    """None: a neutral StarGuard."""
    code: str
    level: str | None
    """None while it is dispersed and waits to be placed (see `HolyWarState.adrift`)."""
    force: str | None = None
    """Letter of the force counter that stands for it; all units of one force are in one level (X.six)."""
    damage: tuple[Weapon, ...] = ()
    """Damage markers in the order in which they came; they end with the combat phase (AMB.a10)."""
    moved: Moved | None = None
    """How it moved this turn; None: it has not."""
    origin: str | None = None
    """Its level at the start of its owner's movement phase; None for one activated later."""
    shown: bool = False
    """Lies face up for both sides: revealed in the combat being fought, or given away by its ability."""

    @property
    def is_starguard(self) -> bool:
        """Whether it is a StarGuard of anybody (VI.starguard-immobile)."""
        return self.code == STARGUARD

    def rating_gone(self, weapon: str) -> bool:
        """Whether a weapon system is out of action (VIII.result.damage)."""
        return weapon in self.damage


@dataclass(frozen=True, slots=True, kw_only=True)
class Star:
    """The star of a system; it is being moved while displaced with a Pressorship beside it (AMB.a34)."""

    id: PieceId
    home: str
    """The level of its system, marked Star Absent while the star is elsewhere (XII.markers.star-absent)."""
    level: str | None
    """None: destroyed by the StarBuster. HIDDEN in what the other side may know: among face-down counters."""
    moved: bool = False
    """Has moved its one level of this turn (VI.star.rate)."""

    @property
    def displaced(self) -> bool:
        """Whether it is in play away from its system."""
        return self.level is not None and self.level != self.home


@dataclass(frozen=True, slots=True, kw_only=True)
class Purchase:
    """A unit paid for in the activation phase that is under way, not yet on the map."""

    unit: PieceId
    level: str
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed:
    """What a side has done in an activation phase; the other side learns nothing of it before both are
    done (AMB.a35).
    """

    purchases: tuple[Purchase, ...] = ()
    starguards: tuple[str, ...] = ()
    """Systems in which it places a StarGuard now that it declined before (AMB.a26)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a Probe found out (XII.P.detect.1-4, XII.P.detect.5); its side alone may read it."""

    side: PlayerId
    turn: int
    level: str
    starcruisers: int
    field_generators: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Neutrals:
    """How the two sides stand with the neutral systems (IX)."""

    markers: Mapping[PlayerId, int]
    """The Neutral Judgment markers as battles move them; `HolyWarState.standing` is what counts."""
    granted: PlayerId | None = None
    """Who counts as +5 because the other side conquered a neutral (IX.conquest, AMB.a22)."""
    conquerors: tuple[PlayerId, ...] = ()
    """Who has conquered a neutral system, in that order."""
    emergency: tuple[PlayerId, ...] = ()
    """Who gets the emergency allotment in the next activation phase, once for each arrival at -2
    (VII.emergency.again).
    """
    tried: tuple[tuple[PlayerId, str], ...] = ()
    """Alliances sought in this Neutral Judgment Phase: side and level (IX.alliance.once)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HolyWarState(GameState):
    """Everything on the table and under it, secrets of both sides included."""

    options: Options
    title: str = ""
    """Of the scenario."""
    chooser: PlayerId
    """Who rolled low and marks the first system (III.first-choice)."""
    units: Mapping[PieceId, Unit] = field(default_factory=dict)
    """Counters in play. All others of the mix can be activated: unused or in the dead pile (VII.pool)."""
    lost: tuple[str, ...] = ()
    """All losses of the game in order, by type ("S.SC"), seen by both (AMB.a48). Which counters lie in the
    dead pile at the moment is not kept: `available` is what is not in play (AMB.a20).
    """
    stars: Mapping[PieceId, Star] = field(default_factory=dict)
    crew: Mapping[PlayerId, int]
    """Crew points saved and not spent (VII.saving); a secret of each side (AMB.a48)."""
    captured: Mapping[PlayerId, int] = field(default_factory=dict)
    """Crew points of captured units, to be added in the next activation phase (VIII.board.capture)."""
    sealed: Mapping[PlayerId, Sealed] = field(default_factory=dict)
    """Activation under way, by side."""
    neutrals: Neutrals
    reports: tuple[Report, ...] = ()
    adrift: tuple[Adrift, ...] = ()
    """Dispersed units to be placed, the first of them next (VI.jump.dispersal-placement)."""
    contested: tuple[str, ...] = ()
    """Levels in which a combat is due in this combat phase and has not begun (VIII.when)."""
    combat: Combat | None = None
    fought: tuple[Fought, ...] = ()
    """Combats over in this combat phase (XII.SB.destroy)."""
    guarded: tuple[str, ...] = ()
    """Systems where a StarGuard was placed or declined at the end of this phase (XII.SG.decline)."""
    watch: tuple[str, ...] = ()
    """Seams with a star and a Pressorship since Holy Band movement began, without a break (V.sunthrower)."""
    extended: bool = False
    """The Holy Band plays on after turn 7 (V.hb-extend)."""
    amtik: tuple[int, ...] = ()
    """The Amtik rolls from turn 8 on (V.amtik-roll)."""

    @property
    def board(self) -> Board:
        """The map."""
        return board(self.options.layout)

    def other(self, side: PlayerId) -> PlayerId:
        """The opponent."""
        return HOLY_BAND if side == SUNTHROWERS else SUNTHROWERS

    # --- counters

    def units_in(self, level: str) -> tuple[Unit, ...]:
        """All units of a level, hidden ones and StarGuards too, in the order of their ids."""
        return tuple(self.units[key] for key in sorted(self.units) if self.units[key].level == level)

    def of_side(self, side: PlayerId | None) -> tuple[Unit, ...]:
        """A side's units, or with None the neutral StarGuards, in the order of their ids."""
        return tuple(self.units[key] for key in sorted(self.units) if self.units[key].owner == side)

    def starguard(self, level: str) -> Unit | None:
        """The StarGuard in a level; there is never more than one (XII.SG.one)."""
        return next((unit for unit in self.units_in(level) if unit.is_starguard), None)

    def star_in(self, level: str) -> Star | None:
        """The star in a level (AMB.a29: one at most)."""
        return next((star for star in self.stars.values() if star.level == level), None)

    def occupants(self, level: str) -> frozenset[PlayerId | None]:
        """Whose units are in a level; None stands for the neutrals."""
        return frozenset(unit.owner for unit in self.units.values() if unit.level == level)

    def hostile(self, side: PlayerId, level: str) -> bool:
        """Whether enemy or neutral units are in a level: it is attacked when entered (VI.entry-is-attack)."""
        return bool(self.occupants(level) - {side})

    def is_empty(self, level: str) -> bool:
        """Whether no unit of anybody is in a level (AMB.a03); a level being fought for is not empty."""
        return not self.occupants(level)

    def being_moved(self, star: Star) -> bool:
        """Whether a star is away from its system with a Pressorship, and so lies face down (AMB.a34)."""
        if not star.displaced or star.level is None:
            return False
        return any(unit.code == "PS" for unit in self.units_in(star.level))

    def available(self, side: PlayerId, code: str) -> tuple[PieceId, ...]:
        """Counters of a type that can be activated: not in play and not bought just now (VII.pool)."""
        bought = {purchase.unit for purchase in self.sealed.get(side, Sealed()).purchases}
        return tuple(c for c in counters(side, code) if c not in self.units and c not in bought)

    def with_unit(self, *changed: Unit) -> Self:
        """This state with some units changed or added."""
        return replace(self, units={**self.units, **{unit.id: unit for unit in changed}})

    def without(self, *gone: PieceId) -> Self:
        """This state without some units: destroyed or captured, they are in the dead pile."""
        units = {key: unit for key, unit in self.units.items() if key not in gone}
        kinds = (key.partition("-")[0] for key in sorted(gone))
        return replace(self, units=units, lost=(*self.lost, *kinds))

    def with_star(self, star: Star) -> Self:
        """This state with one star changed."""
        return replace(self, stars={**self.stars, star.id: star})

    def force(self, side: PlayerId, letter: str) -> tuple[Unit, ...]:
        """The units in the box of a force counter; none: the counter is not in use (X.minimum)."""
        return tuple(unit for unit in self.of_side(side) if unit.force == letter)

    # --- systems and standing

    def has_star(self, level: str) -> bool:
        """Whether a level is a system with its star in place (AMB.a27)."""
        return any(star.home == level == star.level for star in self.stars.values())

    def holds_system(self, side: PlayerId, level: str) -> bool:
        """Whether a side occupies a system: by its StarGuard, or alone in one without any (AMB.a27)."""
        guard = self.starguard(level)
        if not self.has_star(level):
            return False
        return guard.owner == side if guard else self.occupants(level) == {side}

    def starguards(self, side: PlayerId) -> tuple[str, ...]:
        """The levels of a side's StarGuards, sorted."""
        return tuple(sorted(u.level for u in self.of_side(side) if u.is_starguard and u.level))

    def neutral_systems(self) -> tuple[str, ...]:
        """The levels with neutral StarGuards, sorted."""
        return tuple(sorted(u.level for u in self.of_side(None) if u.level))

    def standing(self, side: PlayerId) -> int:
        """What a side counts as on the Neutrals Chart (IX.conquest, AMB.a22)."""
        if self.neutrals.granted == side:
            return tables.number("limits", "highest standing")
        return self.neutrals.markers[side]

    def passes_neutrals(self, side: PlayerId) -> bool:
        """Whether a side may move through neutral systems (IX.plus-five)."""
        return self.standing(side) >= tables.number("limits", "highest standing")

    def closed_to(self, side: PlayerId) -> frozenset[str]:
        """Levels that a side may enter but not go through (VI.halt, IX.no-passage)."""
        free = {side, None} if self.passes_neutrals(side) else {side}
        return frozenset(u.level for u in self.units.values() if u.level and u.owner not in free)


def spare_starguards(state: HolyWarState, side: PlayerId) -> tuple[PieceId, ...]:
    """A side's StarGuard counters that are not on the map; none when all ten are (AMB.a26)."""
    return tuple(counter for counter in counters(side, STARGUARD) if counter not in state.units)


def new_unit(counter: PieceId, owner: PlayerId | None, level: str) -> Unit:
    """A counter that comes into play."""
    return Unit(id=counter, owner=owner, code=code_of(counter), level=level)


def moving_stars(state: HolyWarState) -> Iterator[Star]:
    """The stars away from their systems, with or without a Pressorship."""
    return (state.stars[key] for key in sorted(state.stars) if state.stars[key].displaced)
