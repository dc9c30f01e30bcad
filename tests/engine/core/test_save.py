"""Saves: round trips, snapshots, divergence, older formats."""

from __future__ import annotations

import gc
import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core import save as save_module
from engine.core.bus import CommandBus, Overrule, UndoPolicy
from engine.core.codec import canonical, digest, header_line
from engine.core.errors import Diverged, SaveError
from engine.core.migrations import NOTED, SCHEMA, migrate, migration
from engine.core.save import EVERY, Choice, dump, header_of, load, loads, save
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from tests.helpers.conformance import CASES, Setting, find_ruleset, playout
from tests.helpers.toy import (
    EAST,
    LONG_SCENARIO,
    WEST,
    Commit,
    Hold,
    Move,
    Plot,
    Put,
    Toy,
    ToyState,
    rulesets,
)
from tests.helpers.toy_games import undo_by_its_player

OLD_SAVES = Path(__file__).parents[2] / "data" / "saves"
SETTING = Setting(CASES[0], 0, 0)
HEADER = SETTING.header(1)
GAME = playout(SETTING, 1)
LONG = Setting(CASES[0], 1, 0)


def quiet_game(turns: int) -> CommandBus[ToyState]:
    """A long game in which nobody moves: six commands and a roll for the weather a turn."""
    bus = LONG.start(1)
    for _ in range(turns):
        for player in (WEST, EAST):
            bus.execute(Plot(player=player, speed=0))
        for player in (WEST, EAST):
            bus.execute(Commit(player=player))
        for _ in range(2):
            bus.execute(Move(player=bus.state.active[0], steps=0))
        for player in (WEST, EAST):
            bus.execute(Hold(player=player))
    return bus


QUIET = quiet_game(30)
QUIET_SAVE = dump(LONG.header(1), QUIET)


def lines_of(raw: bytes) -> list[dict]:
    return [json.loads(line) for line in raw.splitlines()]


def raw_of(lines: list[dict]) -> bytes:
    return b"".join(canonical(line) + b"\n" for line in lines)


def test_a_game_read_back_has_the_same_journal_state_seed_and_policy():
    again = loads(dump(HEADER, GAME), rulesets)
    assert again.header == HEADER
    assert list(again.bus.journal) == list(GAME.journal)
    assert again.bus.state == GAME.state
    assert (again.bus.seed, again.bus.policy) == (1, UndoPolicy.OPEN)
    assert again.notes == ()


def test_a_game_just_begun_is_read_back():
    assert loads(dump(HEADER, SETTING.start(1)), rulesets).bus.seq == 0


def test_a_game_goes_on_after_loading_as_it_would_have_without():
    half = SETTING.start(1)
    for step in GAME.journal[:40]:
        half.execute(step.command)
    again = loads(dump(HEADER, half), rulesets).bus
    for step in GAME.journal[40:]:
        again.execute(step.command)
    assert again.state == GAME.state


def test_undo_reaches_back_through_a_load():
    again = loads(dump(HEADER, GAME), rulesets).bus
    while again.journal:
        undo_by_its_player(again)
    assert again.state == GAME.initial


def test_undone_commands_are_not_in_the_save():
    again = loads(dump(HEADER, GAME), rulesets).bus
    undo_by_its_player(again)
    assert loads(dump(HEADER, again), rulesets).bus.seq == GAME.seq - 1


def test_rulings_are_read_back():
    bus = SETTING.start(1)
    bus.execute(SetEnforcement(player=WEST, level=Enforcement.ADVISER, agreed="both"))
    bus.execute(Put(player=EAST, piece="E", cell=3), Overrule(reason="slipped", agreed="both"))
    again = loads(dump(HEADER, bus), rulesets).bus
    assert list(again.journal) == list(bus.journal)
    assert again.journal[-1].overruled


def test_a_save_has_snapshots_and_the_last_two_hold_the_position():
    snapshots = [line for line in lines_of(QUIET_SAVE) if "snapshot" in line]
    assert [line["snapshot"] for line in snapshots] == [0, EVERY, 2 * EVERY, 240]
    assert ["state" in line for line in snapshots] == [False, False, True, True]
    assert all(len(line["hash"]) == 16 for line in snapshots)


@pytest.mark.parametrize("collecting", [True, False])
def test_loading_leaves_the_garbage_collector_as_it_was(collecting):
    try:
        if not collecting:
            gc.disable()
        loads(dump(HEADER, GAME), rulesets)
        with pytest.raises(SaveError):
            loads(b"", rulesets)
        assert gc.isenabled() is collecting
    finally:
        gc.enable()


def test_the_header_can_be_read_alone():
    assert header_of(dump(HEADER, GAME)[:4000]) == HEADER
    with pytest.raises(SaveError, match="line 1"):
        header_of(b'{"format":"hexsave"')


def test_a_save_written_to_disk_is_read_from_there(tmp_path: Path):
    save(tmp_path / "a.hexsave", HEADER, GAME)
    assert load(tmp_path / "a.hexsave", rulesets).bus.state == GAME.state


def test_a_game_that_this_program_does_not_play_is_told_by_its_slug():
    other = dump(replace(HEADER, ruleset="chess"), GAME)
    with pytest.raises(SaveError, match='line 1: the game "chess" is not one'):
        loads(other, rulesets)


def test_a_scenario_that_cannot_be_set_up_is_told():
    other = dump(replace(HEADER, scenario={"length": 0}), GAME)
    with pytest.raises(SaveError, match="can't be set up"):
        loads(other, rulesets)


# --- divergence


def tampered(change) -> bytes:
    lines = lines_of(QUIET_SAVE)
    change(lines)
    return raw_of(lines)


def line_of(lines: list[dict], n: int) -> dict:
    return next(line for line in lines if line.get("n") == n)


def illegal_at_150(lines):
    line_of(lines, 150)["command"] = {"player": "west", "kind": "toy.plot", "speed": 7}


def other_weather_at_240(lines):
    face = line_of(lines, 240)["rolls"][0]["faces"]
    face[0] = 6 if face[0] == 1 else 1


def other_dice_at_160(lines):
    line_of(lines, 160)["rolls"][0]["purpose"] = "something else"


def too_many_dice_at_150(lines):
    line_of(lines, 150)["rolls"] = [{"purpose": "x", "sides": [6], "faces": [1]}]


def impossible_face_at_160(lines):
    line_of(lines, 160)["rolls"][0]["faces"] = [9]


def other_setup(lines):
    lines[0]["options"] = {"mines": 3}


def other_hash_at_100(lines):
    next(line for line in lines if line.get("snapshot") == 100)["hash"] = "0" * 16


@pytest.mark.parametrize(
    ("change", "at", "keeps_to", "problem"),
    [
        (illegal_at_150, 150, 149, "the rules refuse it now"),
        (other_weather_at_240, 240, 200, "the position is not the recorded one"),
        (other_dice_at_160, 160, 159, "the dice are not the recorded ones"),
        (too_many_dice_at_150, 150, 149, "the dice are not the recorded ones"),
        (impossible_face_at_160, 160, 159, "the dice are not the recorded ones"),
        (other_setup, 0, 0, "first position"),
    ],
)
def test_a_game_that_the_rules_would_run_otherwise_says_where(change, at, keeps_to, problem):
    with pytest.raises(Diverged, match=problem) as found:
        loads(tampered(change), rulesets, name="game.hexsave")
    assert (found.value.diverged_at, found.value.keeps_to, found.value.snapshot) == (at, keeps_to, 240)
    assert str(found.value).startswith(f"game.hexsave, command {at}: ")


def test_a_divergence_may_keep_what_still_holds():
    kept = loads(tampered(illegal_at_150), rulesets, Choice.KEEP)
    assert list(kept.bus.journal) == list(QUIET.journal[:149])
    assert kept.notes == ("Kept up to command 149; what followed no longer holds.",)


def test_a_divergence_may_go_on_from_the_recorded_position():
    gone_on = loads(tampered(illegal_at_150), rulesets, Choice.SNAPSHOT)
    assert gone_on.bus.state == QUIET.state
    assert (gone_on.bus.first, gone_on.bus.seq) == (241, 240)
    assert not gone_on.bus.can_undo(WEST)
    assert "after command 240" in gone_on.notes[-1]


def test_a_game_that_went_on_from_a_position_has_the_dice_of_its_numbers_and_saves_again():
    bus = loads(tampered(illegal_at_150), rulesets, Choice.SNAPSHOT).bus
    again = quiet_game(31)
    for step in again.journal[240:]:
        bus.execute(step.command)
    assert [step.rolls for step in bus.journal] == [step.rolls for step in again.journal[240:]]
    reread = loads(dump(LONG.header(1), bus), rulesets)
    assert list(reread.bus.journal) == list(bus.journal)
    assert (reread.bus.first, reread.notes) == (241, ())


def test_commands_after_the_recorded_position_are_played_as_far_as_they_hold():
    lines = lines_of(QUIET_SAVE)
    more = quiet_game(31)
    body = lines_of(dump(LONG.header(1), more))
    lines += [line for line in body if line.get("n", 0) > 240]
    line_of(lines, 150)["command"] = {"player": "west", "kind": "toy.plot", "speed": 7}
    line_of(lines, 244)["command"] = {"player": "west", "kind": "toy.plot", "speed": 7}
    gone_on = loads(raw_of(lines), rulesets, Choice.SNAPSHOT)
    assert gone_on.bus.seq == 243
    assert "Dropped from command 244" in gone_on.notes[0]


def test_without_a_recorded_position_going_on_from_one_is_no_choice():
    def no_states(lines):
        illegal_at_150(lines)
        for line in lines:
            line.pop("state", None)

    for choice in (Choice.ASK, Choice.SNAPSHOT):
        with pytest.raises(Diverged) as found:
            loads(tampered(no_states), rulesets, choice)
        assert found.value.snapshot is None
    assert loads(tampered(no_states), rulesets, Choice.KEEP).bus.seq == 149


@pytest.mark.parametrize("spoil", ["hash", "state"])
def test_a_recorded_position_that_is_none_is_told(spoil):
    def change(lines):
        illegal_at_150(lines)
        lines[-1][spoil] = {"hash": "0" * 16, "state": {"players": 3}}[spoil]

    with pytest.raises(SaveError, match=r"line \d+: the recorded position"):
        loads(tampered(change), rulesets, Choice.SNAPSHOT)


def test_one_wrong_hash_in_the_middle_is_not_the_games_fault():
    """The last position agrees, and it comes of all before it."""
    assert loads(tampered(other_hash_at_100), rulesets).bus.state == QUIET.state


def test_a_command_that_the_rules_refuse_is_found_even_where_no_snapshot_follows():
    lines = [line for line in lines_of(QUIET_SAVE) if "snapshot" not in line]
    illegal_at_150(lines)
    with pytest.raises(Diverged) as found:
        loads(raw_of(lines), rulesets)
    assert found.value.diverged_at == 150


def test_a_wild_number_is_checked_before_it_is_tried():
    def wild(lines):
        line_of(lines, 147)["command"] = {"player": "west", "kind": "toy.move", "steps": 10**12}

    with pytest.raises(Diverged, match="the rules refuse it now"):
        loads(tampered(wild), rulesets)


class Crashing(Toy):
    """Rules with a fault."""

    def apply(self, state, command, dice):
        if isinstance(command, Hold) and state.turn == 20:
            raise KeyError("fault")
        return super().apply(state, command, dice)


def test_rules_that_fail_in_a_replay_are_told_as_a_sentence_with_the_line():
    with pytest.raises(SaveError, match=r"line 162: the command can't be carried out \(KeyError: 'fault'\)"):
        loads(QUIET_SAVE, lambda _slug: Crashing())


def test_rules_of_a_newer_version_write_their_version():
    class Newer(Toy):
        version, content = 2, "toy-2"

    again = loads(dump(HEADER, GAME), lambda _slug: Newer())
    assert (again.header.ruleset_version, again.header.content) == (2, "toy-2")


# --- older and newer formats


def test_every_stored_save_of_an_older_format_is_read():
    stored = sorted(OLD_SAVES.glob("*/*.hexsave"))
    assert {path.parent.name for path in stored} == {str(schema) for schema in range(NOTED + 1)}
    for path in stored:
        before = path.read_bytes()
        if played_by_older_rules(path):
            continue
        loaded = load(path, find_ruleset)
        assert loaded.bus.seq > 10
        assert bool(loaded.notes) is (int(path.parent.name) < SCHEMA)
        assert path.read_bytes() == before
        assert header_of(before) == loaded.header


def played_by_older_rules(path: Path) -> bool:
    facts = json.loads(path.read_bytes().splitlines()[0])
    return facts["schema"] == SCHEMA and facts["ruleset_version"] < find_ruleset(facts["ruleset"]).version


def test_a_stored_game_of_older_rules_says_so_and_goes_on_from_its_recorded_position():
    old = [path for path in sorted(OLD_SAVES.glob("*/*.hexsave")) if played_by_older_rules(path)]
    assert [path.name for path in old] == ["sits.hexsave"]
    for path in old:
        with pytest.raises(Diverged, match=r"played by version 1 of the rules; these are version \d"):
            load(path, find_ruleset)
        loaded = load(path, find_ruleset, Choice.SNAPSHOT)
        assert "Goes on from the recorded position" in loaded.notes[-1]
        assert loaded.bus.state.outcome is None


def test_there_is_a_stored_game_of_each_game_by_the_rules_of_now():
    now = [path for path in OLD_SAVES.glob("*/*.hexsave") if not played_by_older_rules(path)]
    assert {header_of(path.read_bytes()).ruleset for path in now} >= {"sits", "star-control", "toy"}


def test_the_first_format_had_other_rolls_and_another_word_for_the_policy():
    header, body = migrate(
        {"schema": 0, "undo": False, "seed": 1},
        [{"snapshot": 0, "hash": "x"}, {"n": 1, "rolls": [["a", [[6, 4], [10, 2]]]]}],
    )
    assert header == {"schema": SCHEMA, "policy": "standard", "seed": 1}
    assert body[1]["rolls"] == [{"purpose": "a", "sides": [6, 10], "faces": [4, 2]}]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda h, b: h.pop("undo"),
        lambda h, b: b.append({"n": 1}),
        lambda h, b: b.append({"n": 1, "rolls": 3}),
    ],
)
def test_an_old_save_that_is_none_is_told(spoil):
    header = {"format": "hexsave", "schema": 0, "undo": True}
    body: list[dict] = []
    spoil(header, body)
    with pytest.raises(SaveError, match="not what save format 0 holds"):
        loads(raw_of([header, *body]), rulesets)


def test_migrations_run_one_after_the_other(monkeypatch):
    from engine.core import migrations

    monkeypatch.setattr(migrations, "SCHEMA", 3)
    monkeypatch.setattr(migrations, "_migrations", {})
    for schema in (1, 2):
        migration(schema)(lambda h, b, schema=schema: ({**h, "steps": [*h["steps"], schema]}, b))
    assert migrate({"schema": 1, "steps": []}, []) == ({"schema": 3, "steps": [1, 2]}, [])
    with pytest.raises(LookupError):
        migrate({"schema": 0, "steps": []}, [])


def test_a_newer_format_is_refused_with_the_version_that_is_needed():
    first, rest = dump(HEADER, GAME).split(b"\n", 1)
    newer = canonical({**json.loads(first), "schema": NOTED + 1, "app": "9.1"}) + b"\n" + rest
    with pytest.raises(SaveError, match=rf"save format {NOTED + 1}, written by version 9\.1 .* is needed"):
        loads(newer, rulesets)


def test_a_header_line_is_canonical():
    line = header_line(HEADER)
    assert canonical(json.loads(line)) + b"\n" == line


def test_a_long_game_costs_few_hashes(monkeypatch):
    raw = dump(LONG.header(1), quiet_game(100))
    hashed = []
    monkeypatch.setattr(save_module, "state_hash", lambda rules, state: hashed.append(state) or digest(b""))
    with pytest.raises(Diverged):
        loads(raw, rulesets)
    trusting = len(hashed) - 1 - raw.count(b'"snapshot"')
    assert trusting <= 1


def test_the_long_strip_is_what_the_quiet_game_is_played_on():
    assert QUIET.state.length == LONG_SCENARIO["length"]
    assert QUIET.seq == 240


# --- positions in a file that no game leads to


def begun_at(**changes) -> bytes:
    """A save that begins with the game's last position, changed, its hash as it should be."""
    state = {**json.loads(dump(HEADER, GAME).splitlines()[-1])["state"], **changes}
    text = canonical(state)
    return header_line(HEADER) + b'{"snapshot":%d,"hash":"%s","state":%s}\n' % (
        GAME.seq,
        digest(text).encode(),
        text,
    )


def test_a_save_may_begin_with_a_recorded_position():
    assert loads(begun_at(), rulesets).bus.state == GAME.state


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"players": []}, "expected players, each once"),
        ({"players": ["west", "west"]}, "expected players, each once"),
        ({"phase": "tea"}, "'tea' is no phase of the game"),
        ({"table_dice": ["nobody"]}, "expected the real dice to be players'"),
        ({"active": ["nobody"]}, "expected players to be waited for"),
        ({"active": [], "pending": [], "outcome": None}, "expected players to be waited for"),
    ],
)
def test_a_position_that_no_game_leads_to_is_refused_though_its_hash_fits(changes, expected):
    with pytest.raises(SaveError, match="line 2") as refused:
        loads(begun_at(**changes), rulesets)
    assert expected in str(refused.value)


def test_a_game_played_with_a_players_own_numbers_says_so_when_it_goes_on_with_others():
    shipped = HEADER.content
    loaded = loads(dump(replace(HEADER, content=f"{shipped}-house"), GAME), rulesets)
    told = (
        f"It was played with numbers of the player's own ({shipped}-house) "
        f"and goes on with shipped numbers ({shipped})."
    )
    assert told in loaded.notes
    assert told not in loads(dump(HEADER, GAME), rulesets).notes
