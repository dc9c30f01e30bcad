"""A strong opponent: it settles what pays, masses its Fleets, fights where it is the stronger, and besieges."""

from collections.abc import Iterator

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PieceId, PlayerId
from engine.players.seat import Seat
from engine.players.star_control.chart import Chart, chart
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
from engine.rulesets.star_control.exploration import unexplored
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
BOLD = 105
"""Own strength in hundredths of the enemy's from which it attacks; on its own doorstep it is bolder."""


class Strong:
    """Plays the campaign by what pays, and battles by weighing every shot."""

    strength = "strong"

    def __init__(self, seed: int) -> None:
        self._rnd = Picker(seed)

    def decide(self, seat: Seat) -> Command:
        """The best command that it can think of."""
        side = seat.viewer
        state = seat.answer(Survey(player=PlayerId(str(side))))
        if not isinstance(state, StarControlState) or side is None:
            raise TypeError("this opponent plays Star Control, and from a seat")
        if state.battle is not None:
            return fight(state, side)
        if state.phase == SETUP:
            return PlaceStarbase(player=side, cell=self._home(state, side))
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

    def _home(self, state: StarControlState, side: PlayerId) -> str:
        """A site with many Stars near by, so that there is something to settle."""
        stars = [cell for cell, sector in state.sectors.items() if sector.kind is Kind.STAR]

        def riches(cell: str) -> tuple[int, float]:
            far = ways(state.board, state.sectors, cell)
            return sum(max(0, 5 - far[star]) for star in stars if star in far), self._rnd.random()

        return max(home_sites(state, side), key=riches)


# --- movement


def _movement(state: StarControlState, side: PlayerId) -> Command | None:
    if may_rearrange(state, side) and (change := _rearranged(state, side)):
        return change
    map_ = chart(state, side)
    taken: set[str] = set()
    for fleet in sorted(state.of_side(side), key=lambda f: (len(f.ships), f.id)):
        goals = _goals(state, fleet, map_, taken)
        if fleet.moved or not goals:
            continue
        taken.update(goals[:1])
        path = map_.way(fleet.cell, goals, allowance(state, fleet), lambda cell: _is_safe(state, fleet, cell))
        if path:
            return MoveFleet(player=side, fleet=fleet.id, path=path)
    return None


def _rearranged(state: StarControlState, side: PlayerId) -> Transfer | None:
    """Fleets of a hex become one; a fast ship leaves a big one to explore."""
    fleets = state.of_side(side)
    for first in fleets:
        for second in fleets:
            if first.id >= second.id or first.cell != second.cell:
                continue
            room = MOST_SHIPS - len(first.ships)
            if room and len(first.ships) < MOST_SHIPS and not _leaves(state, side, second):
                return Transfer(player=side, ships=second.ships[:room], fleet=first.id)
    return _scout(state, side)


def _leaves(state: StarControlState, side: PlayerId, fleet: Fleet) -> bool:
    """Whether a lone fast ship has somewhere to go by itself."""
    return len(fleet.ships) == 1 and _may_scout(state, fleet.ships[0]) and bool(_unsettled(state, side))


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
        if sector.world is None:
            found.append(cell)
        elif sector.world is not World.DEAD and sector.installation is None:
            found.append(cell)
        elif sector.installation in TAKEN and sector.owner != side:
            found.append(cell)
    return sorted(found)


def _goals(state: StarControlState, fleet: Fleet, map_: Chart, taken: set[str]) -> list[str]:
    """Where the Fleet would like to be, the best first."""
    side = fleet.owner
    enemy = state.other(side)
    bases = state.installations(enemy, Installation.STARBASE)
    far = map_.distances(fleet.cell)
    gates = [base for base in bases if base in far and far[base] <= allowance(state, fleet)]
    if gates:
        return gates  # an empty Starbase is there for the taking
    if len(fleet.ships) == 1:
        return _errand(state, fleet, far, taken)
    homes = state.installations(side, Installation.STARBASE)
    danger = _besiegers(state, side, homes)
    if danger:
        near = {c for f in danger for c in map_.steps(f.cell)} | set(homes)
        return sorted((c for c in near if c in far), key=lambda c: (far[c], c))
    if len(fleet.ships) >= HOST and _last_at_home(state, fleet, homes) is False:
        ring = {c for base in bases for c in neighbours(state.board, base)}
        if fleet.cell in ring:
            return []
        return sorted((c for c in ring if c in far), key=lambda c: (far[c], c))
    return sorted((h for h in homes if h in far), key=lambda c: (far[c], c)) if fleet.cell not in homes else []


def _errand(state: StarControlState, fleet: Fleet, far: dict[str, int], taken: set[str]) -> list[str]:
    """A lone ship waits on a world that it can settle, explores, or goes home."""
    side = fleet.owner
    sector = state.sectors[fleet.cell]
    worth_it = sector.world in (World.MINERAL, World.LIFE) and sector.installation is None
    if worth_it and state.money[side] + income(state, side) >= price("mine"):
        return []
    homes = state.installations(side, Installation.STARBASE)
    wanted = [c for c in _unsettled(state, side) if c in far and c not in taken]
    wanted.sort(key=lambda c: (far[c] * 2 + min((distance(c, h) for h in homes), default=0), c))
    if wanted:
        return wanted[:1]
    return [h for h in homes if h in far]


def _besiegers(state: StarControlState, side: PlayerId, homes: tuple[str, ...]) -> list[Fleet]:
    """Enemy Fleets within two hexes of a Starbase."""
    enemies = state.of_side(state.other(side))
    return [f for f in enemies if any(distance(f.cell, home) <= 2 for home in homes)]


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


def explored(state: StarControlState) -> int:
    """How many Stars are known."""
    return sum(1 for cell in state.sectors if not unexplored(state, cell))
