"""Whole fights by random legal commands, three ships against three, from the first plot to the end."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.bus import CommandBus, Executed
from engine.core.codec import Header, codec_for, state_hash
from engine.core.dice import Picker
from engine.core.save import dump, loads
from engine.core.violation import blocking
from engine.rulesets.sits.state import SitsState
from tests.helpers.conformance import find_ruleset, random_command
from tests.helpers.sits import GREEN, RED, RULES, a_bus
from tests.helpers.sits_battles import a_battle

SEEDS = (11, 12, 13, 14, 15, 16)
MOST = 4000
"""Commands of a fight that would never end."""
TABLES: dict[str, dict[str, Any]] = {
    "plain": {},
    "no idle stops": {"stops": "needed"},
    "duel": {"duel_reductions": True, "salvoes_per_ship": True},
    "adviser": {"enforcement": "adviser"},
}
COMMANDS = {
    "sits.launch",
    "sits.scrap",
    "sits.hold_tubes",
    "sits.choose_side",
    "sits.fire_canister",
    "sits.spend_decoy",
    "sits.choose_kills",
    "sits.aim",
    "sits.repair",
    "sits.surrender",
}
Look = Callable[[CommandBus[SitsState]], None]


def fight(facts: dict[str, Any], seed: int, look: Look = lambda _bus: None) -> CommandBus[SitsState]:
    """A fight to its end; `look` is called after every command."""
    bus, rnd = a_bus(facts, seed=seed), Picker(seed)
    while bus.state.outcome is None and len(bus.journal) < MOST:
        command = random_command(RULES, bus.state, rnd)
        assert command is not None, f"nobody can do anything in {bus.state.phase}, {bus.state.pending}"
        done = bus.execute(command)
        assert isinstance(done, Executed), f"{command}: {done.violations}"
        look(bus)
    return bus


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_a_fight_goes_on_to_its_end(options, seed):
    bus = fight(a_battle(turn_limit=60, **options), seed)
    assert bus.state.outcome is not None


def test_the_fights_ask_every_kind_of_question_and_use_every_kind_of_command():
    questions = {"sits.side", "sits.canister", "sits.decoy", "sits.kills"}
    asked, given, phases = set(), set(), set()
    for seed in range(60):
        for step in fight(a_battle(turn_limit=12), seed).journal:
            asked |= {decision.kind for decision in step.before.pending}
            given.add(step.command.kind)
            phases.add(step.before.phase)
        if asked == questions and given >= COMMANDS:
            break
    assert asked == questions
    assert given >= COMMANDS
    assert phases >= {"2 plotting", "3 missile launch", "4 early impact", "9 damage control"}
    assert any(phase.startswith("6") for phase in phases)
    assert any(phase.startswith("8") for phase in phases)


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_every_command_of_a_fight_can_be_taken_back(seed):
    codec, texts = codec_for(RULES), []

    def back_and_forth(bus: CommandBus[SitsState]) -> None:
        step = bus.journal[-1]
        after = state_hash(RULES, bus.state)
        bus.undo(step.command.player)
        texts.append(codec.text(bus.state) == codec.text(step.before))
        bus.redo()
        texts.append(state_hash(RULES, bus.state) == after)

    fight(a_battle(turn_limit=25), seed, back_and_forth)
    assert all(texts)


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_a_fight_saved_at_any_moment_goes_on_where_it_was(seed):
    facts, rnd = a_battle(turn_limit=25), Picker(seed + 100)
    header = Header(
        ruleset="sits", ruleset_version=RULES.version, content=RULES.content, seed=seed, scenario=facts
    )

    def reloaded(bus: CommandBus[SitsState]) -> None:
        if rnd.random() < (0.5 if bus.state.pending else 0.03):
            again = loads(dump(header, bus), find_ruleset).bus
            assert again.state == bus.state
            assert RULES.vet(again.state) == ""

    fight(facts, seed, reloaded)


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_position_of_a_fight_is_one_to_play_on(seed):
    def vetted(bus: CommandBus[SitsState]) -> None:
        assert RULES.vet(bus.state) == ""

    fight(a_battle(turn_limit=60, enforcement="adviser"), seed, vetted)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_everybody_is_shown_every_moment_of_a_fight_and_nobody_is_left_without_a_way_on(seed):
    def shown(bus: CommandBus[SitsState]) -> None:
        state = bus.state
        for seat in (GREEN, RED, None):
            view = RULES.view_for(state, seat)
            assert view.prompt
            for ship in state.ships:
                assert RULES.inspect(state, seat, ship).rows
        if state.outcome is None:
            seats = [state.pending[-1].owner] if state.pending else list(state.active)
            for seat in seats:
                ways = [o for o in RULES.view_for(state, seat).offers if not blocking(o.violations)]
                assert ways, f"{seat} is offered nothing in {state.phase}"

    fight(a_battle(turn_limit=15), seed, shown)
