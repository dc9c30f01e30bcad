"""Legal commands near a refused one."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from engine.core.command import Command, Suggestion
from engine.core.violation import blocking
from engine.rulesets.star_control.battle.action import reachable
from engine.rulesets.star_control.battle.attack import targets
from engine.rulesets.star_control.battle.challenge import deployment
from engine.rulesets.star_control.battle.profile import title, weapons
from engine.rulesets.star_control.book import book
from engine.rulesets.star_control.commands import (
    BuildShip,
    Deploy,
    Fire,
    MoveFleet,
    MoveShip,
    PlaceStarbase,
    Transfer,
)
from engine.rulesets.star_control.fleets import MOST_SHIPS
from engine.rulesets.star_control.hexes import distance, holds, name_of
from engine.rulesets.star_control.movement import paths
from engine.rulesets.star_control.moves import FIRE_MODES
from engine.rulesets.star_control.setup import home_sites
from engine.rulesets.star_control.state import StarControlState

_MOST = 4


def suggest(state: StarControlState, command: Command) -> tuple[Suggestion, ...]:
    """A few legal commands of the same kind, the nearest first; none where nothing near is legal."""
    found = (s for s in _near(state, command) if not blocking(book.violations(state, s.command)))
    return tuple(islice(found, _MOST))


def _near(state: StarControlState, command: Command) -> Iterator[Suggestion]:
    match command:
        case MoveFleet() if command.path and command.fleet in state.fleets:
            yield from _moves(state, command)
        case MoveShip() | Fire() if state.battle is not None and command.unit in state.battle.units:
            yield from _battle(state, command)
        case Deploy() if state.battle is not None and command.unit in state.battle.units:
            for cell in _by_distance(deployment(state), command.cell):
                yield Suggestion(f"Set it up in {name_of(cell)}", replace(command, cell=cell))
        case PlaceStarbase():
            for cell in _by_distance(home_sites(state, command.player), command.cell):
                yield Suggestion(f"Place it in {name_of(cell)}", replace(command, cell=cell))
        case BuildShip() if command.fleet is not None:
            yield Suggestion("As a Fleet of its own", replace(command, fleet=None))
        case Transfer() if len(command.ships) > 1:
            known = state.fleets.get(command.fleet) if command.fleet else None
            room = MOST_SHIPS - (len(known.ships) if known else 0)
            if room > 0:
                yield Suggestion(f"Only {room} of them", replace(command, ships=command.ships[:room]))


def _by_distance(cells: tuple[str, ...], goal: str) -> list[str]:
    try:
        return sorted(cells, key=lambda cell: (distance(cell, goal), cell))
    except ValueError:  # the refused command named no cell at all
        return list(cells)


def _moves(state: StarControlState, command: MoveFleet) -> Iterator[Suggestion]:
    goal = command.path[-1]
    ways = paths(state, state.fleets[command.fleet])
    for cell in _by_distance(tuple(ways), goal):
        yield Suggestion(f"Move to {name_of(cell)}", replace(command, path=ways[cell]))


def _battle(state: StarControlState, command: MoveShip | Fire) -> Iterator[Suggestion]:
    member = state.battle.units[command.unit] if state.battle else None
    if member is None:
        return
    if isinstance(command, MoveShip):
        if holds(state.arena, command.cell):
            for cell in _by_distance(tuple(reachable(state, member)), command.cell):
                yield Suggestion(f"Move to {name_of(cell)}", replace(command, cell=cell))
        return
    arms = weapons(state, member)
    for arm in arms:
        if any(enemy.id == command.target for enemy in targets(state, member, arm)):
            yield Suggestion(f"Use its {arm.name}", replace(command, mode=FIRE_MODES[arm.mode]))
    for arm in arms:
        if arm.mode == command.mode:
            for enemy in targets(state, member, arm):
                yield Suggestion(f"Attack {title(enemy)}", replace(command, target=enemy.id))
