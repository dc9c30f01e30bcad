"""Canonical JSON, hashes, journal lines and states."""

from __future__ import annotations

import json
from dataclasses import replace
from enum import Enum
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.bus import Executed, Overrule
from engine.core.codec import canonical, codec_for, digest, state_hash
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from tests.helpers.toy import EAST, WEST, Plot, Put, Shoot, Toy
from tests.helpers.toy_games import clear, fresh, to_move, to_shoot

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


class Colour(Enum):
    RED = "red"


@given(plain)
def test_canonical_json_reads_back_as_the_same_value(value):
    assert json.loads(canonical(value)) == value


@given(st.dictionaries(st.text(), st.integers(), min_size=2))
def test_canonical_json_does_not_depend_on_the_order_of_keys(value):
    assert canonical(dict(reversed(value.items()))) == canonical(value)


@given(st.sets(st.text(), min_size=2))
def test_canonical_json_does_not_depend_on_the_order_in_a_set(value):
    assert canonical(frozenset(value)) == canonical(set(value))
    assert len(json.loads(canonical(value))) == len(value)


def test_canonical_json_has_no_spaces_and_knows_enumerations_and_fractions():
    assert canonical({"b": [1, 2], "a": "é"}) == '{"a":"é","b":[1,2]}'.encode()
    assert canonical({"c": Colour.RED, "e": Enforcement.FREE, "f": Fraction(1, 3)}) == (
        b'{"c":"red","e":"free","f":"1/3"}'
    )


def test_text_that_is_no_text_does_not_spoil_a_file():
    assert json.loads(canonical(["half \ud800 a character"])) == ["half ? a character"]


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_canonical_json_has_no_numbers_that_json_lacks(value):
    with pytest.raises(ValueError, match="JSON"):
        canonical(value)


def test_the_hash_is_sixteen_digits_and_pinned():
    """Pinned: stored saves depend on this very function."""
    assert digest(b"{}") == "44136fa355b3678a"


def test_equal_states_have_equal_hashes_and_others_others():
    state = clear()
    swapped = replace(state, runners=dict(reversed(state.runners.items())))
    assert swapped == state
    assert state_hash(Toy(), swapped) == state_hash(Toy(), state)
    assert state_hash(Toy(), replace(state, foggy=True)) != state_hash(Toy(), state)


def test_a_state_reads_back_as_itself():
    codec = codec_for(Toy())
    state = to_move(enemy_mine=3).state
    assert codec.state(codec.text(state)) == state


def test_one_codec_serves_all_rule_sets_of_a_kind():
    assert codec_for(Toy()) is codec_for(Toy())


def test_a_journal_line_reads_back_as_command_and_rolls():
    bus = to_shoot()
    done = bus.execute(Shoot(player=WEST))
    assert isinstance(done, Executed)
    line = codec_for(Toy()).line(done.step)
    assert line.endswith(b"\n")
    entry = codec_for(Toy()).entry(line)
    assert (entry.n, entry.command, entry.rolls) == (1, done.step.command, done.step.rolls)
    assert (entry.overruled, entry.overrule) == ((), None)


def test_a_journal_line_without_dice_is_short():
    bus = fresh()
    bus.execute(Plot(player=EAST, speed=1))
    assert codec_for(Toy()).line(bus.journal[0]) == (
        b'{"n":1,"command":{"player":"east","kind":"toy.plot","speed":1},"rolls":[]}\n'
    )


def test_a_journal_line_keeps_the_broken_rules_and_who_agreed():
    bus = to_move()
    bus.execute(SetEnforcement(player=WEST, level=Enforcement.FREE, agreed="both"))
    bus.execute(Put(player=WEST, piece="W", cell=3), Overrule(reason="slipped", agreed="both"))
    step = bus.journal[-1]
    entry = codec_for(Toy()).entry(codec_for(Toy()).line(step))
    assert entry.overruled == step.overruled != ()
    assert entry.overrule == Overrule(reason="slipped", agreed="both")


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"[]",
        b"nonsense",
        b'{"n":1,"command":{"player":"east","kind":"toy.fly"},"rolls":[]}',
        b'{"n":1,"command":{"player":"east","kind":"toy.plot","speed":"1"},"rolls":[]}',
        b'{"n":1,"command":{"player":"east","kind":"toy.plot","speed":1.5},"rolls":[]}',
        b'{"n":1,"command":{"player":"east","kind":"toy.plot","speed":1,"extra":1},"rolls":[]}',
        b'{"n":1,"command":{"player":"east","kind":"toy.plot","speed":1},"rolls":[],"extra":1}',
        b'{"n":true,"command":{"player":"east","kind":"toy.plot","speed":1},"rolls":[]}',
        b'{"n":1,"command":{"player":"east","kind":"toy.plot","speed":1},"rolls":[{"faces":[1]}]}',
    ],
)
def test_a_line_that_is_no_command_is_refused(line):
    with pytest.raises(ValueError, match="error"):
        codec_for(Toy()).entry(line)
