"""What every rule set must keep to, proved on random games of each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core import table
from engine.core.bus import CommandBus
from engine.core.codec import codec_for, state_hash
from engine.core.command import TableCommand
from engine.core.dice import Picker, RecordingDice
from engine.core.ruleset import Surmising
from engine.core.save import dump, load, loads
from engine.core.violation import blocking
from tests.helpers.conformance import (
    Setting,
    concerns,
    find_ruleset,
    playout,
    playouts,
    positions,
    settings,
    tries,
)
from tests.helpers.replay import hashes

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.parametrize("setting", [pytest.param(s, id=str(s)) for s in settings()])


def part_of(bus: CommandBus, count: int) -> CommandBus:
    """The same game as it stood after `count` commands."""
    part = CommandBus(bus.ruleset, bus.initial, seed=bus.seed, policy=bus.policy)
    for step in bus.journal[:count]:
        part.replay(step.command, step.rolls)
    return part


def of_the_same_case(setting: Setting) -> list[Setting]:
    """All games of the case: a scenario or option of its own may leave out a phase or a kind of command."""
    return [each for each in settings() if each.case is setting.case]


def test_random_games_meet_no_dead_end_and_no_crash(setting: Setting):
    for bus in playouts(setting):
        assert bus.state.outcome is not None or len(bus.journal) == setting.case.steps


def test_a_game_saved_and_read_back_is_the_same_game(setting: Setting):
    for seed in setting.case.seeds:
        bus = playout(setting, seed)
        for count in range(0, len(bus.journal) + 1, max(1, setting.case.steps // 4)):
            part = part_of(bus, count)
            again = loads(dump(setting.header(seed), part), find_ruleset).bus
            assert again.state == part.state
            assert list(again.journal) == list(part.journal)
            assert state_hash(again.ruleset, again.state) == state_hash(bus.ruleset, part.state)


def test_a_replay_under_another_hash_seed_gives_the_same_positions_events_and_views(
    setting: Setting, tmp_path: Path
):
    paths = []
    for seed in setting.case.seeds:
        path = tmp_path / f"{seed}.hexsave"
        path.write_bytes(dump(setting.header(seed), playout(setting, seed)))
        paths.append(path)
    here = [" ".join(hashes(path)) for path in paths]
    for hash_seed in ("0", "4242"):
        there = subprocess.run(
            [sys.executable, "-m", "tests.helpers.replay", *map(str, paths)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.splitlines() == here


def test_undoing_everything_gives_the_first_state_and_redoing_everything_the_last(setting: Setting):
    for bus in playouts(setting):
        again = part_of(bus, len(bus.journal))
        while again.journal:
            again.undo(again.journal[-1].command.player)
        assert again.state == bus.initial
        while again.can_redo():
            again.redo()
        assert again.state == bus.state
        assert list(again.journal) == list(bus.journal)


def test_a_command_done_and_undone_leaves_the_state_as_it_was(setting: Setting):
    codec = codec_for(setting.ruleset)
    bus = playout(setting, setting.case.seeds[0])
    again = part_of(bus, 0)
    for step in bus.journal:
        before = codec.text(again.state)
        again.execute(step.command)
        undone = again.undo(step.command.player)
        assert codec.text(again.state) == before
        assert undone.before == again.state
        again.redo()


def test_a_state_written_and_read_back_is_equal(setting: Setting):
    codec = codec_for(setting.ruleset)
    for state in positions(setting):
        assert codec.state(codec.text(state)) == state


def test_nothing_rolls_but_carrying_out_a_command(setting: Setting, monkeypatch: pytest.MonkeyPatch):
    rules = setting.ruleset
    seen = list(positions(setting))
    tried = [(s, p, tries(setting, s, p, Picker(1))) for s in seen for p in s.players]

    def refuse(*_args, **_kwargs):
        raise AssertionError("rolled")

    monkeypatch.setattr(RecordingDice, "roll", refuse)
    for state, player, commands in tried:
        view = rules.view_for(state, player)
        for counter in view.counters:
            rules.inspect(state, player, counter.of or counter.id)
        bus = CommandBus(rules, state, seed=1)
        for command in commands:
            rules.suggest(state, command)
            bus.preview(command)


def test_what_looks_the_same_is_judged_the_same(setting: Setting):
    rules, rnd = setting.ruleset, Picker(7)
    for state in positions(setting):
        for player in state.players:
            twin = rules.scramble_hidden(state, player, rnd)
            assert rules.view_for(twin, player) == rules.view_for(state, player)
            if isinstance(rules, Surmising):
                assert rules.surmise(twin, player) == rules.surmise(state, player)
            for command in tries(setting, state, player, rnd):
                assert rules.check(twin, command) == rules.check(state, command)
                assert rules.suggest(twin, command) == rules.suggest(state, command)


def test_a_preview_tells_nothing_that_the_player_cannot_know(setting: Setting):
    rules, rnd = setting.ruleset, Picker(8)
    for state in positions(setting):
        for player in state.players:
            twin = rules.scramble_hidden(state, player, rnd)
            for command in tries(setting, state, player, rnd):
                true, other = (CommandBus(rules, s, seed=1).preview(command) for s in (state, twin))
                assert (true.violations, true.events) == (other.violations, other.events)
                assert str(true.needs_dice) == str(other.needs_dice)
                assert true.reveals == other.reveals
                if true.after is not None and other.after is not None:
                    assert rules.view_for(true.after, player) == rules.view_for(other.after, player)


def test_a_sealed_command_changes_no_other_view(setting: Setting):
    rules = setting.ruleset
    sealed = 0
    for bus in playouts(setting):
        for step in bus.journal:
            if not step.events or any(event.seen_by is None for event in step.events):
                continue
            readers = {p for event in step.events for p in event.seen_by or ()}
            sealed += 1
            for viewer in (None, *(p for p in step.before.players if p not in readers)):
                assert rules.view_for(step.before, viewer) == rules.view_for(step.after, viewer)
    secret = any(spec.simultaneous for spec in rules.phases())
    assert sealed or not secret


def test_offers_and_checks_agree(setting: Setting):
    """What is legal is offered; what an offer calls impossible is refused."""
    rules, rnd = setting.ruleset, Picker(9)
    for state in positions(setting):
        for player in state.players:
            offers = rules.view_for(state, player).offers
            for command in tries(setting, state, player, rnd):
                if isinstance(command, TableCommand):
                    continue
                legal = not blocking(rules.check(state, command))
                mine = [o for o in offers if o.kind == command.kind and concerns(command, o.piece)]
                promised = any(not blocking(offer.violations) for offer in mine)
                if legal:
                    assert promised, f"legal and not offered: {command} in {state.phase}"
                elif mine and not promised:
                    assert rules.check(state, command)


def test_what_is_offered_can_be_done(setting: Setting):
    """Over the random games every kind of command that was ever offered was also given."""
    offered, given = set(), set()
    for each in of_the_same_case(setting):
        given |= {step.command.kind for bus in playouts(each) for step in bus.journal}
    for bus in playouts(setting):
        for step in bus.journal[:: setting.case.every]:
            for player in step.before.players:
                view = setting.ruleset.view_for(step.before, player)
                offered |= {offer.kind for offer in view.offers if not blocking(offer.violations)}
    if setting.case.all_kinds:
        assert offered <= given | {"table.enforcement"}


def test_every_phase_that_waits_for_players_is_reached(setting: Setting):
    reached = set()
    for each in of_the_same_case(setting):
        reached |= {state.phase for bus in playouts(each) for state in (bus.initial, bus.state)}
        reached |= {step.after.phase for bus in playouts(each) for step in bus.journal}
    waiting = {spec.id for spec in setting.ruleset.phases() if not spec.automatic}
    if setting.case.all_phases:
        assert waiting <= reached
    assert reached <= {spec.id for spec in setting.ruleset.phases()}


def test_every_rule_named_has_a_text(setting: Setting):
    rules, rnd = setting.ruleset, Picker(10)
    named = {spec.rule for spec in rules.phases()}
    named |= {rule for calculator in rules.calculators().values() for rule in calculator.rules}
    for bus in playouts(setting):
        named |= {event.rule for step in bus.journal for event in step.events if event.rule}
    for state in positions(setting):
        for player in state.players:
            view = rules.view_for(state, player)
            named |= {v.rule for offer in view.offers for v in offer.violations}
            for counter in view.counters:
                sheet = rules.inspect(state, player, counter.of or counter.id)
                named |= {*sheet.rules, *(t.rule for t in sheet.tracks)}
                named |= {part.rule for figure in sheet.breakdowns for part in figure.parts}
            for command in tries(setting, state, player, rnd):
                named |= {violation.rule for violation in rules.check(state, command)}
    if setting.case.book:
        named |= setting.case.book().rules
    assert named
    assert sorted(rule for rule in named if not (table.rule_text(rule) or rules.rule_text(rule))) == []


def test_a_save_on_disk_is_read_back(setting: Setting, tmp_path: Path):
    path = tmp_path / "game.hexsave"
    seed = setting.case.seeds[0]
    path.write_bytes(dump(setting.header(seed), playout(setting, seed)))
    assert load(path, find_ruleset).notes == ()
