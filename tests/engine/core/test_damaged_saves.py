"""Torn, broken and hostile saves: a sentence for the player, never a traceback, never a hang."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import canonical, header_line
from engine.core.errors import Diverged, SaveError
from engine.core.save import dump, load, loads
from tests.helpers.conformance import CASES, Setting, playout
from tests.helpers.toy import Toy, rulesets

if TYPE_CHECKING:
    from engine.core.bus import CommandBus

SETTING = Setting(CASES[0], 0, 0)
HEADER = SETTING.header(1)
WHOLE = playout(SETTING, 1)


def short_game(count: int) -> CommandBus:
    bus = SETTING.start(1)
    for step in WHOLE.journal[:count]:
        bus.replay(step.command, step.rolls)
    return bus


SHORT = short_game(30)
RAW = dump(HEADER, SHORT)
FIRST_LINE = RAW.index(b"\n") + 1
SNAPSHOT_LINE = RAW.index(b"\n", FIRST_LINE) + 1


def test_a_save_torn_at_any_byte_loses_only_the_torn_line():
    for offset in range(FIRST_LINE, len(RAW)):
        loaded = loads(RAW[:offset], rulesets)
        whole = RAW[:offset].count(b'{"n":')
        assert list(loaded.bus.journal) == list(SHORT.journal[: loaded.bus.seq])
        last = RAW[:offset].rpartition(b"\n")[2]
        torn = bool(last) and not is_whole(last)
        assert bool(loaded.notes) is torn
        assert loaded.bus.seq == whole - (torn and last.startswith(b'{"n":'))


def is_whole(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def test_a_header_torn_at_any_byte_is_told():
    for offset in range(FIRST_LINE - 1):
        with pytest.raises(SaveError, match="line 1"):
            loads(RAW[:offset], rulesets)


def test_a_line_of_zeros_as_after_a_power_cut_is_dropped():
    assert loads(RAW + b"\0" * 4096, rulesets).bus.seq == 30
    torn = loads(RAW + b'{"n":31,' + b"\0" * 4096, rulesets)
    assert torn.bus.seq == 30
    assert torn.notes


def with_line(number: int, line: bytes) -> bytes:
    """The save with another line; lines are counted from 1."""
    lines = RAW.split(b"\n")
    lines[number - 1] = line
    return b"\n".join(lines)


def with_header(**changes: object) -> bytes:
    first = {**json.loads(RAW[:FIRST_LINE]), **changes}
    return (
        canonical({key: value for key, value in first.items() if value is not ...}) + b"\n" + RAW[FIRST_LINE:]
    )


DEEP = b"[" * 100_000 + b"]" * 100_000

BAD = {
    "empty": (b"", "line 1: expected a saved game"),
    "zeros": (b"\0" * 100, "line 1: expected a saved game"),
    "no save": (b"hello\nworld\n", "line 1: expected JSON"),
    "a picture": (bytes(range(256)) * 10, "line 1"),
    "an array": (b"[1]\n", "line 1: expected a JSON object"),
    "another format": (with_header(format="chess"), "line 1: expected a saved game"),
    "no schema": (with_header(schema=...), 'line 1: expected "schema"'),
    "schema a text": (with_header(schema="1"), 'line 1: expected "schema"'),
    "schema a bool": (with_header(schema=True), 'line 1: expected "schema"'),
    "schema negative": (with_header(schema=-1), 'line 1: expected "schema"'),
    "no seed": (with_header(seed=...), "line 1: at seed"),
    "seed a text": (with_header(seed="1"), "line 1: at seed"),
    "policy unknown": (with_header(policy="whatever"), "line 1: at policy"),
    "scenario a list": (with_header(scenario=[]), "line 1: at scenario"),
    "too large a number": (RAW.replace(b'"length":7', b'"length":1e999', 1), "line 1: Out of range"),
    "unknown field": (with_header(cheat=1), "line 1: at cheat"),
    "deep header": (DEEP + b"\n", "line 1: nested too deeply"),
    "deep line": (with_line(5, DEEP), "line 5: nested too deeply"),
    "not UTF-8": (with_line(5, b'{"n":\xff}'), "line 5: expected text in UTF-8"),
    "a key twice": (with_line(5, b'{"n":3,"n":3}'), "line 5: expected JSON .a key stands twice"),
    "NaN": (with_line(5, b'{"n":NaN}'), "line 5: expected JSON .NaN is not a number"),
    "infinity": (with_line(5, b'{"n":-Infinity}'), "line 5: expected JSON"),
    "endless number": (with_line(5, b'{"n":' + b"9" * 10_000 + b"}"), "line 5"),
    "empty line": (with_line(5, b""), "line 5: expected JSON"),
    "a number": (with_line(5, b"5"), "line 5: expected a JSON object"),
    "unknown command": (
        with_line(5, b'{"n":3,"command":{"kind":"toy.fly","player":"west"},"rolls":[]}'),
        "line 5: at command",
    ),
    "n a text": (with_line(5, RAW.split(b"\n")[4].replace(b'"n":3', b'"n":"3"')), "line 5: at n"),
    "a line missing": (b"\n".join(RAW.split(b"\n")[:4] + RAW.split(b"\n")[5:]), "line 5: expected command 3"),
    "a line twice": (with_line(5, RAW.split(b"\n")[3]), "line 5: expected command 3, found command 2"),
    "a stray snapshot": (with_line(5, b'{"snapshot":9,"hash":"x"}'), "line 5: expected the snapshot after"),
    "snapshot a text": (with_line(2, b'{"snapshot":"0","hash":"x"}'), 'line 2: expected "snapshot"'),
    "hash a number": (with_line(2, b'{"snapshot":0,"hash":3}'), 'line 2: expected "snapshot"'),
    "base without state": (with_line(2, b'{"snapshot":4,"hash":"x"}'), "line 3: expected command 5"),
    "only a base": (
        RAW[:FIRST_LINE] + b'{"snapshot":4,"hash":"x"}\n',
        "line 2: the recorded position is not one",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_save_is_told_by_file_and_line(name, tmp_path: Path):
    raw, message = BAD[name]
    path = tmp_path / "bad.hexsave"
    path.write_bytes(raw)
    with pytest.raises(SaveError, match=message) as told:
        load(path, rulesets)
    assert str(told.value).startswith("bad.hexsave, ")
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 400
    assert path.read_bytes() == raw


def test_a_bad_line_that_is_the_last_counts_as_torn():
    lines = RAW.split(b"\n")
    cut = b"\n".join(lines[:10]) + b'\n{"n":'
    assert loads(cut, rulesets).bus.seq == 8


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_any_bytes_at_all_are_told(raw):
    with pytest.raises(SaveError):
        loads(raw, rulesets)


@settings(max_examples=300)
@given(st.integers(0, len(RAW) - 1), st.binary(min_size=1, max_size=6))
def test_any_change_anywhere_is_told_or_harmless(offset, patch):
    raw = RAW[:offset] + patch + RAW[offset + len(patch) :]
    with contextlib.suppress(SaveError):
        assert loads(raw, rulesets).bus.seq <= 30


def test_a_hostile_hash_does_not_lend_an_illegal_command_a_crash():
    """A forged save may hold what the rules refuse; it still ends as a sentence."""
    lines = RAW.split(b"\n")
    lines[4] = b'{"n":3,"command":{"kind":"toy.put","player":"nobody","piece":"X","cell":1},"rolls":[]}'
    with pytest.raises(Diverged, match="the rules refuse it now"):
        loads(b"\n".join(lines), rulesets)


def test_rules_whose_checks_fail_are_told_as_a_sentence():
    class Failing(Toy):
        def check(self, state, command):
            raise ZeroDivisionError("oh")

    raw = header_line(HEADER) + RAW[SNAPSHOT_LINE:].split(b'{"snapshot"')[0]
    with pytest.raises(SaveError, match=r"line 2: the command can't be carried out .ZeroDivisionError: oh."):
        loads(raw, lambda _slug: Failing())
