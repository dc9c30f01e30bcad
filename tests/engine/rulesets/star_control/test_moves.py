"""The list of legal commands and the checks of the rules say the same, over whole random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.core.bus import CommandBus
from engine.core.command import Command  # noqa: TC001 - the tests' helpers are not checked
from engine.core.dice import Picker, RecordingDice, seeded
from engine.core.violation import blocking
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    BuildShip,
    Construct,
    Deploy,
    Fire,
    Launch,
    MoveFleet,
    MoveShip,
    RaiseShield,
    Reconfigure,
    Retro,
)
from engine.rulesets.star_control.hexes import cells, neighbours
from engine.rulesets.star_control.moves import FIRE_MODES, legal
from tests.helpers.star_control import RULES

SMALL = {"galactic_columns": 5, "galactic_rows": 4, "tactical_columns": 11, "tactical_rows": 7}


def positions(scenario: str, seed: int, commands: int, every: int):
    data = next(each for each in RULES.scenarios() if each["id"] == scenario)
    options = {} if "start" in data else SMALL
    bus = CommandBus(RULES, RULES.setup(data, options, RecordingDice(seeded(seed, 0))), seed=seed)
    rnd = Picker(seed)
    for n in range(commands):
        if bus.state.outcome is not None:
            return
        if n % every == 0:
            yield bus.state
        bus.execute(RULES.sample(bus.state, bus.state.active[0], rnd))


def every_command(state, side) -> Iterator[Command]:
    """All that could be said, sense or nonsense, of the kinds that can be listed."""
    if state.battle is not None:
        units = sorted(state.battle.units)
        for unit in units:
            for kind in (MoveShip, Launch, Deploy):
                yield from (kind(player=side, unit=unit, cell=cell) for cell in cells(state.arena))
            yield from (
                Fire(player=side, unit=unit, target=target, mode=mode)
                for target, mode in product(units, FIRE_MODES)
            )
            yield from (kind(player=side, unit=unit) for kind in (Retro, Reconfigure, RaiseShield))
        return
    board = cells(state.board)
    for fleet in sorted(state.fleets):
        for target in sorted(state.fleets):
            yield Attack(player=side, fleet=fleet, target=target)
        yield from (Besiege(player=side, fleet=fleet, cell=cell) for cell in board)
        yield from (BuildShip(player=side, cell=cell, fleet=fleet) for cell in board)
    for cell in board:
        yield BuildShip(player=side, cell=cell)
        for built in ("mine", "colony", "fortification", "starbase"):
            yield Construct(player=side, cell=cell, built=built)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("scenario", ["alliance-vs-hierarchy", "fleet-action"])
def test_what_is_listed_is_legal_and_what_is_legal_is_listed(scenario, seed):
    looked_at = set()
    for state in positions(scenario, seed, 450, 30):
        side = state.active[0]
        listed = list(legal(state, side))
        assert all(not blocking(RULES.check(state, command)) for command in listed)
        known = {repr(command) for command in listed}
        for command in every_command(state, side):
            if not blocking(RULES.check(state, command)):
                looked_at.add(type(command))
                assert repr(command) in known
    assert len(looked_at) > 3


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_hex_that_a_fleet_can_move_to_is_listed(seed):
    for state in positions("alliance-vs-hierarchy", seed, 500, 15):
        if state.phase != "movement":
            continue
        side = state.active[0]
        listed = {(c.fleet, c.path[-1]) for c in legal(state, side) if isinstance(c, MoveFleet)}
        found = set()
        for fleet in state.of_side(side):
            ones = [(cell,) for cell in neighbours(state.board, fleet.cell)]
            twos = [(a, b) for (a,) in ones for b in neighbours(state.board, a)]
            for path in (*ones, *twos):
                command = MoveFleet(player=side, fleet=fleet.id, path=path)
                if path[-1] != fleet.cell and not blocking(RULES.check(state, command)):
                    found.add((fleet.id, path[-1]))
        assert listed == found
