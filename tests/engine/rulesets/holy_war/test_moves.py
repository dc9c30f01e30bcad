"""Legal commands listed and drawn: they are legal, and random games come to an end."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from engine.core.bus import CommandBus, Executed
from engine.core.dice import Picker, RecordingDice, seeded
from engine.core.ids import PieceId
from engine.core.table import SetEnforcement
from engine.core.violation import blocking
from engine.rulesets.holy_war.commands import (
    Activate,
    FormForce,
    Jump,
    LeaveForce,
    MoveStar,
    PlaceDispersed,
    PlaceStarGuard,
    Proceed,
    Reopen,
    Scout,
    SeekAlliance,
    Warp,
)
from engine.rulesets.holy_war.moves import LETTERS, legal
from engine.rulesets.holy_war.vetting import vet
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, do, moving, place, started


def kinds(state, player):
    return {type(command) for command in legal(state, player)}


def test_every_kind_of_move_is_listed_and_legal():
    state = started(force_counters=True, probe_detection=True)
    state = place(place(state, "C04/5", "S.P-1", "S.R-1"), "C02/4", "S.PS-1")
    star = next(iter(state.stars.values()))
    state = moving(place(state, "C04/4", "H.SC-1"))
    assert kinds(state, SUNTHROWERS) == {Jump, Warp, Scout, FormForce, Proceed}
    state = state.with_star(replace(star, level="C02/4"))
    assert MoveStar in kinds(state, SUNTHROWERS)
    for command in legal(state, SUNTHROWERS):
        assert not blocking(RULES.check(state, command))


def test_a_side_that_waits_has_nothing_to_do():
    state = moving(place(started(), "C04/5", "S.R-1"))
    assert list(legal(state, HOLY_BAND)) == []
    assert RULES.sample(state, HOLY_BAND, Picker(1)) is None


def test_a_side_that_is_done_with_activation_may_go_back_to_it():
    state = do(started(), Proceed(player=SUNTHROWERS)).state
    assert kinds(state, SUNTHROWERS) == {Reopen}


def test_a_dispersed_unit_can_be_put_in_every_empty_level():
    state = moving(place(started(), "C04/4", "S.R-1"))
    command = next(c for c in legal(state, SUNTHROWERS) if isinstance(c, Jump) and len(c.path) == 2)
    state = do(state, command, 6).state
    found = list(legal(state, HOLY_BAND))
    assert {type(c) for c in found} == {PlaceDispersed}
    assert len(found) == 119 - 15


def test_commands_are_listed_lazily():
    units = [f"S.R-{n}" for n in range(1, 7)]
    state = moving(place(started(), "C05/4", *units))
    assert len(list(islice(legal(state, SUNTHROWERS), 3))) == 3


def playout(seed: int, options: dict[str, object], steps: int = 3000) -> CommandBus:
    bus = CommandBus(RULES, RULES.setup({}, options, RecordingDice(seeded(seed, 0))), seed=seed)
    rnd = Picker(seed)
    while bus.state.outcome is None and len(bus.journal) < steps:
        state = bus.state
        movers = [state.pending[-1].owner] if state.pending else list(state.active)
        rnd.shuffle(movers)
        found = (RULES.sample(state, player, rnd) for player in movers)
        command = next((c for c in found if c), None)
        assert command is not None, f"a dead end in {state.phase}: {state.pending}"
        assert isinstance(bus.execute(command), Executed), command
        assert vet(bus.state) == ""
    return bus


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"layout": "far-stars", "force_counters": True, "probe_detection": True},
        {"enforcement": "adviser", "extension": "never"},
    ],
    ids=["plain", "all options", "adviser"],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_comes_to_an_end(seed, options):
    assert playout(seed, options).state.outcome is not None


def wild(state, player, rnd):
    """A command with nothing right about it but its form."""
    levels, units = state.board.levels, sorted(state.units)
    own = [key for key in units if state.units[key].owner == player] or units
    unit, near = PieceId(rnd.choice(own)), rnd.choice(levels)
    start = state.units[unit].level or near
    path = (rnd.choice(state.board.neighbours(start)), near)[: rnd.randint(1, 2)]
    return rnd.choice(
        [
            Jump(player=player, pieces=(unit,), path=path),
            Warp(player=player, pieces=(unit,), route=path),
            MoveStar(player=player, unit=unit, level=path[0]),
            Scout(player=player, unit=unit, path=path),
            PlaceDispersed(player=player, level=near),
            SeekAlliance(player=player, level=rnd.choice(state.board.systems)),
            FormForce(player=player, letter=rnd.choice(LETTERS), units=(unit, PieceId(rnd.choice(own)))),
            LeaveForce(player=player, units=(unit,)),
            Activate(player=player, code=rnd.choice(("R", "PS", "EP", "WLG")), level=near),
            PlaceStarGuard(player=player, level=rnd.choice(state.board.systems)),
        ]
    )


@pytest.mark.parametrize("seed", [3, 4])
def test_what_a_table_overrules_leads_to_positions_that_can_be_played_on(seed):
    options = {"enforcement": "adviser", "force_counters": True, "probe_detection": True}
    bus = CommandBus(RULES, RULES.setup({}, options, RecordingDice(seeded(seed, 0))), seed=seed)
    rnd, overruled = Picker(seed), 0
    for _ in range(400):
        if bus.state.outcome is not None:
            break
        state = bus.state
        player = state.pending[-1].owner if state.pending else rnd.choice(state.active)
        command = wild(state, player, rnd) if state.units and rnd.random() < 0.5 else None
        command = command or RULES.sample(state, player, rnd)
        assert command is not None
        if isinstance(command, SetEnforcement):
            continue
        done = bus.execute(command)
        overruled += isinstance(done, Executed) and bool(blocking(RULES.check(state, command)))
        assert vet(bus.state) == ""
    assert overruled > 20
