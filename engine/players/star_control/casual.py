"""A casual opponent: it explores, builds, wanders at the enemy and shoots at what is near."""

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.players.seat import Seat, surveyed
from engine.players.star_control.chart import chart, open_chart
from engine.players.whims import Whims
from engine.rulesets.star_control.battle.action import reachable
from engine.rulesets.star_control.battle.challenge import attacks, deployment
from engine.rulesets.star_control.battle.profile import attacks_left
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    BuildShip,
    Deploy,
    EndBattleTurn,
    Finish,
    Fire,
    MoveFleet,
    MoveShip,
    PlaceStarbase,
    Proceed,
    Ready,
    Survey,
    Transfer,
)
from engine.rulesets.star_control.economy import building_sites, constructions
from engine.rulesets.star_control.exploration import unexplored
from engine.rulesets.star_control.fleets import MOST_SHIPS, allowance
from engine.rulesets.star_control.hexes import distance, neighbours
from engine.rulesets.star_control.movement import may_rearrange
from engine.rulesets.star_control.moves import changes, shots
from engine.rulesets.star_control.phases import (
    BATTLE,
    BESIEGE,
    BUILD,
    CONSTRUCTION,
    MOVEMENT,
    SETUP,
)
from engine.rulesets.star_control.setup import home_sites
from engine.rulesets.star_control.siege import targets
from engine.rulesets.star_control.state import Battle, Fleet, Installation, Stage, StarControlState, Unit


class Casual:
    """Plays by simple habits, some of them left out at random."""

    strength = "casual"

    def __init__(self, seed: int) -> None:
        self._rnd = Picker(seed)
        self._whims = Whims(self._rnd)

    def decide(self, seat: Seat) -> Command:
        """The first habit that applies; each is thought of once in a phase or battle turn."""
        state, side = surveyed(seat, Survey, StarControlState)
        battle = state.battle
        self._whims.at((state.turn, state.phase, battle and (battle.turn, battle.stage, battle.mover)))
        if battle is not None:
            return self._fight(state, battle, side)
        return self._campaign(state, side)

    # --- the campaign

    def _campaign(self, state: StarControlState, side: PlayerId) -> Command:
        if state.phase == SETUP:
            return PlaceStarbase(player=side, cell=self._rnd.choice(home_sites(state, side)))
        habits = {
            MOVEMENT: self._move,
            BATTLE: self._attack,
            CONSTRUCTION: self._construct,
            BUILD: self._build,
            BESIEGE: self._besiege,
        }
        habit = habits.get(state.phase)
        return (habit(state, side) if habit else None) or Proceed(player=side)

    def _move(self, state: StarControlState, side: PlayerId) -> Command | None:
        if may_rearrange(state, side) and (change := self._rearrange(state, side)):
            return change
        for fleet in state.of_side(side):
            if not fleet.moved and self._whims.once(f"move {fleet.id}"):
                path = self._path(state, fleet)
                if path:
                    return MoveFleet(player=side, fleet=fleet.id, path=path)
        return None

    def _rearrange(self, state: StarControlState, side: PlayerId) -> Transfer | None:
        """Small Fleets of a hex join, now and then some ships of a bigger one leave it to explore."""
        fleets = state.of_side(side)
        for first in fleets:
            for second in fleets:
                fits = first.id < second.id and len(first.ships) + len(second.ships) <= MOST_SHIPS
                if fits and first.cell == second.cell and self._whims.once(f"join {first.id} {second.id}"):
                    return Transfer(player=side, ships=second.ships, fleet=first.id)
        unknown = any(unexplored(state, cell) for cell in state.sectors)
        for fleet in fleets:
            if unknown and len(fleet.ships) > 2 and self._whims.once(f"split {fleet.id}"):
                count = self._rnd.randint(1, len(fleet.ships) - 1)
                if self._rnd.random() < 0.4:
                    return Transfer(player=side, ships=fleet.ships[:count])
        return None

    def _path(self, state: StarControlState, fleet: Fleet) -> tuple[str, ...]:
        """To the nearest unexplored Star, or with three ships and more at the enemy."""
        map_, side = chart(state, fleet.owner), fleet.owner
        bases = state.installations(state.other(side), Installation.STARBASE)
        stars = [cell for cell in state.sectors if unexplored(state, cell)]
        strong = len(fleet.ships) >= 3
        length = allowance(state, fleet)
        if fleet.cell in bases:
            return ()
        if stars and (not strong or self._rnd.random() < 0.3):
            return map_.march(fleet.cell, map_.route(fleet.cell, stars), length, _anywhere)
        homes = state.installations(side, Installation.STARBASE)
        if not strong and self._rnd.random() < 0.5:
            return map_.march(fleet.cell, map_.route(fleet.cell, homes), length, _anywhere)
        beside = [cell for base in bases if state.holder(base) for cell in neighbours(state.board, base)]
        beside += [base for base in bases if not state.holder(base)]
        if fleet.cell in beside:
            return ()
        return map_.march(fleet.cell, open_chart(state).route(fleet.cell, beside), length, _anywhere)

    def _attack(self, state: StarControlState, side: PlayerId) -> Command | None:
        for fleet in state.of_side(side):
            for enemy in attacks(state, fleet):
                brave = len(fleet.ships) >= len(state.fleets[enemy].ships)
                if brave and self._whims.once(f"attack {fleet.id} {enemy}"):
                    return Attack(player=side, fleet=fleet.id, target=enemy)
        return None

    def _construct(self, state: StarControlState, side: PlayerId) -> Command | None:
        found = list(constructions(state, side))
        return self._rnd.choice(found) if found and self._whims.once("construct") else None

    def _build(self, state: StarControlState, side: PlayerId) -> Command | None:
        for cell in building_sites(state, side):
            if self._whims.once(f"build {cell}"):
                room = [f.id for f in state.fleets_in(cell) if len(f.ships) < MOST_SHIPS]
                return BuildShip(player=side, cell=cell, fleet=room[0] if room else None)
        return None

    def _besiege(self, state: StarControlState, side: PlayerId) -> Command | None:
        for fleet in state.of_side(side):
            for cell in targets(state, fleet):
                return Besiege(player=side, fleet=fleet.id, cell=cell)
        return None

    # --- battles

    def _fight(self, state: StarControlState, battle: Battle, side: PlayerId) -> Command:
        own = battle.of_side(side)
        if battle.stage is Stage.DEPLOY:
            waiting = [member for member in own if member.cell is None]
            if not waiting:
                return Ready(player=side)
            return Deploy(player=side, unit=waiting[0].id, cell=self._rnd.choice(deployment(state)))
        if battle.stage is Stage.END_SEGMENT:
            for member in own:
                for change in changes(member):
                    if self._whims.once(f"change {member.id}") and self._rnd.random() < 0.4:
                        return change
            return EndBattleTurn(player=side)
        for member in own:
            if not member.done and not self._whims.thought_of(member.id):
                return self._act(state, battle, member)
        return EndBattleTurn(player=side)

    def _act(self, state: StarControlState, battle: Battle, member: Unit) -> Command:
        """It comes closer until something is in range, and fires with whatever weapon comes to mind."""
        options = [shot for shot in shots(state, member) if shot.mode != "glory" or self._rnd.random() < 0.2]
        if options and attacks_left(member):
            near = sorted(options, key=lambda shot: self._away(battle, member, shot))
            return near[0] if self._rnd.random() < 0.7 else self._rnd.choice(options)
        if not member.moved and not member.attacks:
            enemies = [e.cell for e in battle.of_side(battle.other(member.owner)) if e.cell]
            cells = reachable(state, member)
            if cells and enemies:
                closest = min(cells, key=lambda c: (min(distance(c, e) for e in enemies), c))
                return MoveShip(player=member.owner, unit=member.id, cell=closest)
        self._whims.leave(member.id)
        return Finish(player=member.owner, unit=member.id)

    def _away(self, battle: Battle, member: Unit, shot: Fire) -> tuple[int, int]:
        cell = battle.units[shot.target].cell
        return (distance(member.cell, cell) if member.cell and cell else 99, int(shot.mode != "main"))


def _anywhere(_cell: str) -> bool:
    """A casual player does not look who waits there."""
    return True
