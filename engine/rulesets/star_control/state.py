"""The state of a game of Star Control: the starmap, Fleets and ships, money, research, and a battle."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Literal, Self

from engine.core.ids import PieceId, PlayerId
from engine.core.state import GameState
from engine.rulesets.star_control.hexes import Board

ALLIANCE, HIERARCHY = PlayerId("Alliance"), PlayerId("Hierarchy")
SIDES = (ALLIANCE, HIERARCHY)


class Kind(StrEnum):
    """What lies in a hex of the starmap (GAL.hex-type)."""

    VOID = "void"
    STAR = "star"
    HAZARD = "hazard"


class World(StrEnum):
    """What a Star turns out to be (EXP.world)."""

    MINERAL = "mineral"
    LIFE = "life"
    DEAD = "dead"


class Installation(StrEnum):
    """What can be built in a hex."""

    STARBASE = "starbase"
    COLONY = "colony"
    MINE = "mine"
    FORTIFICATION = "fortification"

    @property
    def plural(self) -> str:
        """ "mines", "colonies"."""
        return f"{self.value}s".replace("ys", "ies")


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Options of a new game: the rulings that change play, and the sizes that the rulebook does not give."""

    galactic: Board
    tactical: Board
    fortress_includes_starbase: bool = False
    """AMB.a08: Starbases close hexes and make zones as well."""
    starbase_limit: Literal["together", "separately"] = "together"
    """AMB.a20: Colonies and Mines counted in one, or each kind for itself."""
    technology: Literal["once", "every turn"] = "once"
    """AMB.a13: what a Precursor technology gives."""
    lost_ships: Literal["return", "stay lost"] = "return"
    """AMB.a17: whether destroyed and scuttled ships can be drawn again."""
    repair: Literal["own", "all"] = "own"
    """AMB.a16: whose ships are repaired at the end of a battle phase."""
    quiet_turns: int = 10
    """AMB.a07: battle turns of each side without damage after which a battle stops."""
    turn_limit: int | None = None
    """A house rule: player turns after which the side with more Starbases wins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sector:
    """A hex of the starmap."""

    kind: Kind
    world: World | None = None
    """None for a Star that nobody has explored."""
    installation: Installation | None = None
    owner: PlayerId | None = None
    """Who controls the installation."""
    built: int = 0
    """The turn in which a ship was last built at the Starbase (BLD.limit)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship:
    """A ship counter in play."""

    id: PieceId
    code: str
    damage: int = 0
    built: int = 0
    """The turn in which it was bought; it acts from the next one on (AMB.a18)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fleet:
    """A stack of ships on the starmap (FLEET.def)."""

    id: PieceId
    owner: PlayerId
    cell: str
    ships: tuple[PieceId, ...]
    moved: int = 0
    """Hexes moved in this movement phase."""
    fought: tuple[PieceId, ...] = ()
    """Enemy Fleets that it attacked in this battle phase (AMB.a07)."""
    besieged: bool = False
    """Has bombarded in this besiege phase (AMB.a26)."""


class Stage(StrEnum):
    """Where a battle stands."""

    DEPLOY = "deploy"
    ACTION = "action"
    END_SEGMENT = "end segment"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """A ship or Fighter Squad on the tactical map; what is not damage ends with the battle (AMB.a44)."""

    id: PieceId
    code: str
    """Its form now: a Guardian may have become a Comet."""
    owner: PlayerId
    cell: str | None = None
    damage: int = 0
    moved: bool = False
    attacks: int = 0
    """Attacks made in this battle turn."""
    done: bool = False
    """Its action of this battle turn is over."""
    changed: bool = False
    """Has done its one thing of this End Segment (AMB.a29)."""
    limpets: int = 0
    dogis: int = 0
    launched: int = 0
    """Fighter Squads launched (UQ.launch)."""
    retro: int | None = None
    """The owner's battle turn in which retro-propulsion was last used (UM.retro)."""
    shield: bool = False
    """The force field is up (YE.shield)."""
    comet: int | None = None
    """The owner's battle turn in whose End Segment it became a Comet (AN.forced)."""
    count: int | None = None
    """A Fighter Squad's count: the owner's battle turn that is the first of it (UQ.return)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A battle between two Fleets."""

    attacker: PlayerId
    defender: PlayerId
    attacking: PieceId
    """The attacking Fleet."""
    defending: PieceId
    cell: str
    """The hex of the starmap: that of the defending Fleet (BAT.hex-type)."""
    centre: Literal["planet", "starbase"] | None = None
    """What lies in the middle of the battlefield."""
    stage: Stage = Stage.DEPLOY
    turn: int = 1
    """The battle turn: first the attacker's, then the defender's of the same number."""
    mover: PlayerId
    acting: PieceId | None = None
    """The ship whose action is under way (AMB.a05)."""
    quiet: int = 0
    """Battle turns of either side in a row without damage (AMB.a07)."""
    hurt: bool = False
    """Damage was done in this battle turn."""
    squads: int = 0
    """Fighter Squads launched so far, for their names."""
    units: Mapping[PieceId, Unit] = field(default_factory=dict)

    def with_unit(self, unit: Unit) -> Self:
        """This battle with one unit changed or added."""
        return replace(self, units={**self.units, unit.id: unit})

    def with_units(self, units: Mapping[PieceId, Unit]) -> Self:
        """This battle with several units changed."""
        return replace(self, units={**self.units, **units})

    def without(self, unit: PieceId) -> Self:
        """This battle without a unit."""
        return replace(self, units={key: u for key, u in self.units.items() if key != unit})

    def of_side(self, side: PlayerId) -> tuple[Unit, ...]:
        """A side's units in the order of their ids."""
        return tuple(self.units[key] for key in sorted(self.units) if self.units[key].owner == side)

    def other(self, side: PlayerId) -> PlayerId:
        """The other side of the battle."""
        return self.defender if side == self.attacker else self.attacker

    def occupied(self) -> frozenset[str]:
        """The cells that ships stand in."""
        return frozenset(unit.cell for unit in self.units.values() if unit.cell is not None)

    def closed(self, board: Board) -> frozenset[str]:
        """The cells that nobody enters or crosses: planet or Starbase (BAT.planet-block, AMB.a04)."""
        return frozenset({board.centre}) if self.centre else frozenset()

    def began(self, side: PlayerId) -> int:
        """How many battle turns a side has begun."""
        return self.turn if side in (self.attacker, self.mover) else self.turn - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class StarControlState(GameState):
    """Everything on the table; nothing of it is hidden from either side (AMB.a42)."""

    options: Options
    title: str = ""
    """Of the scenario."""
    order: tuple[PlayerId, PlayerId]
    """Who has the first turn, and who the second (AMB.a19)."""
    sectors: Mapping[str, Sector]
    fleets: Mapping[PieceId, Fleet] = field(default_factory=dict)
    ships: Mapping[PieceId, Ship] = field(default_factory=dict)
    lost: tuple[PieceId, ...] = ()
    """Counters out of the game, with the option that lost ships stay lost."""
    money: Mapping[PlayerId, int]
    advances: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Research levels by race and statistic (RES.permanent)."""
    found: Mapping[PlayerId, int] = field(default_factory=dict)
    """Precursor technologies found and not used up (EXP.technology)."""
    battle: Battle | None = None

    @property
    def mover(self) -> PlayerId:
        """Whose turn it is (TURN.alternate)."""
        return self.order[(self.turn - 1) % 2]

    @property
    def board(self) -> Board:
        """The starmap."""
        return self.options.galactic

    @property
    def arena(self) -> Board:
        """The tactical map."""
        return self.options.tactical

    def other(self, side: PlayerId) -> PlayerId:
        """The opponent."""
        return HIERARCHY if side == ALLIANCE else ALLIANCE

    def with_sector(self, cell: str, sector: Sector) -> Self:
        """This state with one hex of the starmap changed."""
        return replace(self, sectors={**self.sectors, cell: sector})

    def with_fleet(self, fleet: Fleet) -> Self:
        """This state with one Fleet changed or added; a Fleet without ships is no more."""
        if not fleet.ships:
            return replace(self, fleets={key: f for key, f in self.fleets.items() if key != fleet.id})
        return replace(self, fleets={**self.fleets, fleet.id: fleet})

    def with_ships(self, *ships: Ship) -> Self:
        """This state with some ships changed or added."""
        return replace(self, ships={**self.ships, **{ship.id: ship for ship in ships}})

    def without_ships(self, gone: frozenset[PieceId]) -> Self:
        """This state without some ships: back in the pile, or lost for good (PILE.def, AMB.a17)."""
        fleets = {}
        for key, fleet in self.fleets.items():
            left = tuple(ship for ship in fleet.ships if ship not in gone)
            if left:
                fleets[key] = fleet if len(left) == len(fleet.ships) else replace(fleet, ships=left)
        lost = self.lost
        if self.options.lost_ships == "stay lost":
            lost = (*lost, *sorted(gone))
        ships = {key: ship for key, ship in self.ships.items() if key not in gone}
        return replace(self, fleets=fleets, ships=ships, lost=lost)

    def paid(self, side: PlayerId, amount: int) -> Self:
        """This state after a payment (negative: a gain) of Starbucks (EQ.starbucks)."""
        return replace(self, money={**self.money, side: self.money[side] - amount})

    def of_side(self, side: PlayerId) -> tuple[Fleet, ...]:
        """A side's Fleets in the order of their ids."""
        return tuple(self.fleets[key] for key in sorted(self.fleets) if self.fleets[key].owner == side)

    def fleets_in(self, cell: str) -> tuple[Fleet, ...]:
        """The Fleets in a hex, in the order of their ids."""
        return tuple(self.fleets[k] for k in sorted(self.fleets) if self.fleets[k].cell == cell)

    def holder(self, cell: str) -> PlayerId | None:
        """Whose Fleets are in a hex (FLEET.stack: all of one player)."""
        return next((fleet.owner for fleet in self.fleets.values() if fleet.cell == cell), None)

    def installations(self, side: PlayerId, kind: Installation) -> tuple[str, ...]:
        """The cells of a side's installations of one kind, sorted."""
        return tuple(sorted(c for c, s in self.sectors.items() if s.installation is kind and s.owner == side))

    def new_fleet_id(self, side: PlayerId) -> PieceId:
        """The name of the next Fleet: the lowest number that is free."""
        number = 1
        while f"{side[0]}F{number}" in self.fleets:
            number += 1
        return PieceId(f"{side[0]}F{number}")
