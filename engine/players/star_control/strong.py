"""A strong opponent: it settles what pays, masses its Fleets, and fights where it is the stronger."""

from collections.abc import Iterator
from functools import partial

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PieceId, PlayerId
from engine.players.seat import Seat, surveyed
from engine.players.star_control.chart import Chart, chart, open_chart
from engine.players.star_control.tactics import fight
from engine.players.star_control.worth import fleet_power
from engine.rulesets.star_control.battle.challenge import attacks
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    BuildShip,
    Construct,
    MoveFleet,
    PlaceStarbase,
    Proceed,
    Survey,
    Transfer,
)
from engine.rulesets.star_control.economy import building_sites, constructions, income, price
from engine.rulesets.star_control.fleets import FAST, MOST_SHIPS, allowance, statistic
from engine.rulesets.star_control.galaxy import ways
from engine.rulesets.star_control.hexes import distance, neighbours
from engine.rulesets.star_control.movement import may_rearrange
from engine.rulesets.star_control.phases import (
    BATTLE,
    BESIEGE,
    BUILD,
    CONSTRUCTION,
    MOVEMENT,
    SETUP,
)
from engine.rulesets.star_control.setup import home_sites
from engine.rulesets.star_control.siege import TAKEN, targets
from engine.rulesets.star_control.state import Fleet, Installation, Kind, StarControlState, World

HOST = 5
"""Ships with which a Fleet goes for the enemy's Starbase."""
SCOUTS = 2
"""Single ships that are sent out to explore and settle at one time."""
FUSS = 8
"""Transfers in one turn: what looks better may look worse again from there."""
BOLD = 105
"""Own strength in hundredths of the enemy's from which it attacks; on its own doorstep it is bolder."""


class Strong:
    """Plays the campaign by what pays, and battles by weighing every shot."""

    strength = "strong"

    def __init__(self, seed: int) -> None:
        self._rnd = Picker(seed)
        self._turn = 0
        self._transfers = 0
        """Made in this turn."""

    def decide(self, seat: Seat) -> Command:
        """The best command that it can think of."""
        state, side = surveyed(seat, Survey, StarControlState)
        if state.battle is not None:
            return fight(state, side)
        if state.phase == SETUP:
            return PlaceStarbase(player=side, cell=self._home(state, side))
        if state.phase == MOVEMENT and (change := self._rearranged(state, side)):
            return change
        habits = {
            MOVEMENT: _movement,
            BATTLE: _attack,
            CONSTRUCTION: _construct,
            BUILD: _build,
            BESIEGE: _besiege,
        }
        habit = habits.get(state.phase)
        command = habit(state, side) if habit else None
        return command or Proceed(player=side)

    def _rearranged(self, state: StarControlState, side: PlayerId) -> Transfer | None:
        """Fleets are put together anew at the beginning of the turn, with a limit to the fuss."""
        if state.turn != self._turn:
            self._turn, self._transfers = state.turn, 0
        if self._transfers >= FUSS or not may_rearrange(state, side):
            return None
        self._transfers += 1
        return _rearranged(state, side)

    def _home(self, state: StarControlState, side: PlayerId) -> str:
        """A site with many Stars near by, so that there is something to settle."""
        stars = [cell for cell, sector in state.sectors.items() if sector.kind is Kind.STAR]

        def riches(cell: str) -> tuple[int, float]:
            far = ways(state.board, state.sectors, cell)
            return sum(max(0, 5 - far[star]) for star in stars if star in far), self._rnd.random()

        return max(home_sites(state, side), key=riches)


# --- movement


def _movement(state: StarControlState, side: PlayerId) -> Command | None:
    map_, free = chart(state, side), open_chart(state)
    taken: set[str] = set()
    for fleet in sorted(state.of_side(side), key=lambda f: (len(f.ships), f.id)):
        lone = len(fleet.ships) == 1
        goals = _errand(state, fleet, map_, taken) if lone else _goals(state, fleet, map_)
        taken.update(goals[:1])
        if fleet.moved or not goals:
            continue
        route = (map_ if lone else free).route(fleet.cell, goals)
        safe = partial(_is_safe, state, fleet)
        path = map_.march(fleet.cell, route, allowance(state, fleet), safe)
        if path:
            return MoveFleet(player=side, fleet=fleet.id, path=path)
    return None


def _rearranged(state: StarControlState, side: PlayerId) -> Transfer | None:
    """Fleets of a hex become one; a fast ship leaves a big one to explore."""
    fleets = state.of_side(side)
    lone = sum(1 for fleet in fleets if len(fleet.ships) == 1)
    idle = lone > SCOUTS or not _unsettled(state, side)
    for first in fleets:
        for second in fleets:
            room = MOST_SHIPS - len(first.ships)
            if first.id >= second.id or first.cell != second.cell or not room:
                continue
            # Lone ships are on errands as long as there are any; merging one only to send it out again would
            # never come to an end.
            if idle or min(len(first.ships), len(second.ships)) > 1:
                return Transfer(player=side, ships=second.ships[:room], fleet=first.id)
    return _scout(state, side)


def _may_scout(state: StarControlState, ship: PieceId) -> bool:
    return statistic(state, state.ships[ship].code, "speed") >= FAST


def _scout(state: StarControlState, side: PlayerId) -> Transfer | None:
    fleets = state.of_side(side)
    if not _unsettled(state, side) or sum(1 for f in fleets if len(f.ships) == 1) >= SCOUTS:
        return None
    for fleet in fleets:
        if len(fleet.ships) < 2:
            continue
        fast = [ship for ship in fleet.ships if _may_scout(state, ship)]
        chosen = fast or (list(fleet.ships) if len(fleets) == 1 else [])
        if chosen:
            # The weakest fighter goes.
            ship = min(chosen, key=lambda s: (statistic(state, state.ships[s].code, "crew"), s))
            return Transfer(player=side, ships=(ship,))
    return None


def _unsettled(state: StarControlState, side: PlayerId) -> list[str]:
    """Stars to explore and free worlds that pay, on our half or not held by the enemy."""
    found = []
    for cell, sector in state.sectors.items():
        if sector.kind is not Kind.STAR or state.holder(cell) not in (None, side):
            continue
        if (
            sector.world is None
            or (sector.world is not World.DEAD and sector.installation is None)
            or (sector.installation in TAKEN and sector.owner != side)
        ):
            found.append(cell)
    return sorted(found)


def _gates(state: StarControlState, fleet: Fleet, map_: Chart) -> list[str]:
    """Enemy Starbases that stand empty within reach: there for the taking (BES.capture)."""
    far = map_.distances(fleet.cell)
    bases = state.installations(state.other(fleet.owner), Installation.STARBASE)
    return [base for base in bases if far.get(base, 99) <= allowance(state, fleet)]


def _goals(state: StarControlState, fleet: Fleet, map_: Chart) -> list[str]:
    """Where a Fleet of some size would like to be."""
    side = fleet.owner
    if gates := _gates(state, fleet, map_):
        return gates
    homes = state.installations(side, Installation.STARBASE)
    if danger := _beatable_besiegers(state, fleet, homes):
        return [] if any(distance(fleet.cell, f.cell) == 1 for f in danger) else _beside(state, danger)
    if len(fleet.ships) >= HOST and not _last_at_home(state, fleet, homes):
        bases = state.installations(state.other(side), Installation.STARBASE)
        ring = [cell for base in bases for cell in neighbours(state.board, base)]
        return [] if fleet.cell in ring else ring
    return [] if fleet.cell in homes else list(homes)


def _beside(state: StarControlState, fleets: list[Fleet]) -> list[str]:
    """The hexes next to some Fleets."""
    return [cell for fleet in fleets for cell in neighbours(state.board, fleet.cell)]


def _errand(state: StarControlState, fleet: Fleet, map_: Chart, taken: set[str]) -> list[str]:
    """A lone ship waits on a world that it can settle, explores, or goes home."""
    side = fleet.owner
    if gates := _gates(state, fleet, map_):
        return gates
    sector = state.sectors[fleet.cell]
    settles = sector.world in (World.MINERAL, World.LIFE) and sector.installation is None
    if settles and state.money[side] + income(state, side) >= price("mine"):
        return []
    far = map_.distances(fleet.cell)
    homes = state.installations(side, Installation.STARBASE)
    wanted = [c for c in _unsettled(state, side) if c in far and c not in taken and c != fleet.cell]
    if wanted:
        near_home = {c: min((distance(c, home) for home in homes), default=0) for c in wanted}
        return [min(wanted, key=lambda c: (far[c] * 2 + near_home[c], c))]
    return [] if fleet.cell in homes else list(homes)


def _beatable_besiegers(state: StarControlState, fleet: Fleet, homes: tuple[str, ...]) -> list[Fleet]:
    """Enemy Fleets within two hexes of a Starbase, and four of this Fleet, that it can stand up to."""
    ours = fleet_power(state, fleet)
    return [
        enemy
        for enemy in state.of_side(state.other(fleet.owner))
        if any(distance(enemy.cell, home) <= 2 for home in homes)
        and distance(enemy.cell, fleet.cell) <= 4
        and fleet_power(state, enemy) * 100 <= ours * 110
    ]


def _last_at_home(state: StarControlState, fleet: Fleet, homes: tuple[str, ...]) -> bool:
    """Whether a Starbase would stand empty with an enemy near when the Fleet leaves."""
    if fleet.cell not in homes:
        return False
    others = [f for f in state.fleets_in(fleet.cell) if f.id != fleet.id]
    near = [f for f in state.of_side(state.other(fleet.owner)) if distance(f.cell, fleet.cell) <= 4]
    return not others and bool(near)


def _is_safe(state: StarControlState, fleet: Fleet, cell: str) -> bool:
    """Whether the enemies next to a hex are no stronger than the Fleet together with what stands there."""
    sector = state.sectors[cell]
    if sector.installation is Installation.STARBASE and sector.owner != fleet.owner:
        return True
    enemies = [f for f in state.of_side(state.other(fleet.owner)) if distance(f.cell, cell) == 1]
    if not enemies:
        return True
    ours = fleet_power(state, fleet)
    return all(fleet_power(state, enemy) * 100 <= ours * 125 for enemy in enemies)


# --- the other phases


def _attack(state: StarControlState, side: PlayerId) -> Attack | None:
    """The battle with the best odds, if they are good."""
    found = list(_battles(state, side))
    if not found:
        return None
    odds, fleet, enemy = max(found)
    homes = state.installations(side, Installation.STARBASE)
    at_the_gate = any(distance(state.fleets[enemy].cell, home) <= 1 for home in homes)
    return Attack(player=side, fleet=fleet, target=enemy) if odds >= (80 if at_the_gate else BOLD) else None


def _battles(state: StarControlState, side: PlayerId) -> Iterator[tuple[int, PieceId, PieceId]]:
    for fleet in state.of_side(side):
        for enemy in attacks(state, fleet):
            theirs = max(1, fleet_power(state, state.fleets[enemy]))
            yield fleet_power(state, fleet) * 100 // theirs, fleet.id, enemy


def _construct(state: StarControlState, side: PlayerId) -> Construct | None:
    """What pays back soonest; a Starbase when there is money for it and for ships."""
    found = {command.built: command for command in constructions(state, side)}
    if "mine" in found:
        return found["mine"]
    if "colony" in found and state.money[side] >= price("colony") + price("ship"):
        return found["colony"]
    bases = len(state.installations(side, Installation.STARBASE))
    spare = state.money[side] - price("starbase")
    if "starbase" in found and spare >= price("ship") and income(state, side) >= 2 * bases + 2:
        return found["starbase"]
    if "fortification" in found and spare >= 4:
        return found["fortification"]
    return None


def _build(state: StarControlState, side: PlayerId) -> BuildShip | None:
    for cell in building_sites(state, side):
        fleets = [f for f in state.fleets_in(cell) if len(f.ships) < MOST_SHIPS]
        best = max(fleets, key=lambda f: (len(f.ships), f.id), default=None)
        return BuildShip(player=side, cell=cell, fleet=best.id if best else None)
    return None


def _besiege(state: StarControlState, side: PlayerId) -> Besiege | None:
    """Starbases before Fortifications; not one that the Fleet's own side is about to take."""
    for fleet in state.of_side(side):
        cells = sorted(
            targets(state, fleet),
            key=lambda c: (state.sectors[c].installation is not Installation.STARBASE, c),
        )
        for cell in cells:
            if state.holder(cell) != side:
                return Besiege(player=side, fleet=fleet.id, cell=cell)
    return None
