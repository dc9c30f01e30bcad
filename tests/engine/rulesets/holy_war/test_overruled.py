"""A table that waves rules through: what it can't, and what the enemy reads of it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.core.bus import CommandBus, Executed, Overrule
from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.core.violation import blocking
from engine.rulesets.holy_war.commands import (
    ChooseSystem,
    FormFlights,
    Jump,
    LeaveForce,
    MoveStar,
    PlaceStarGuard,
    Proceed,
    Scout,
    SetStar,
    SetUnit,
    Unactivate,
    Warp,
)
from engine.rulesets.holy_war.state import Moved
from engine.rulesets.holy_war.vetting import vet
from tests.helpers.holy_war import (
    HOLY_BAND,
    RULES,
    SUNTHROWERS,
    battle,
    begun,
    do,
    moving,
    new,
    place,
    started,
    texts,
)

HERE, NEXT, FAR = "C09/3", "C09/2", "C17/4"
STAR = PieceId("star of Y-Tal")
TYPE = re.compile(r"\bS\.(?!SG)[A-Z]+-|Pressorship|Probe looks|Warp Line Generator|star of")


def advised(state):
    return replace(state, enforcement=Enforcement.ADVISER)


def table(*counters, moved=None, star=None):
    """Counters of the Sunthrowers in one level, perhaps moved already, perhaps with a star."""
    state = place(started(force_counters=True, probe_detection=True), HERE, *counters)
    if star:
        state = state.with_star(replace(state.stars[STAR], level=star))
    state = moving(state)
    there = (replace(state.units[PieceId(c)], moved=moved) for c in counters)
    return advised(state.with_unit(*there))


def jump(unit="S.R-1"):
    return Jump(player=SUNTHROWERS, pieces=(PieceId(unit),), path=(NEXT,))


def star_move(unit="S.PS-1", level=NEXT):
    return MoveStar(player=SUNTHROWERS, unit=PieceId(unit), level=level)


def short_flight():
    ships = [f"S.R-{n}" for n in range(1, 6)]
    flights = (tuple(map(PieceId, ships[:2])), tuple(map(PieceId, ships[2:])))
    state = advised(begun(battle("C05/4", ships, ["H.R-1"])))
    return state, FormFlights(player=SUNTHROWERS, flights=flights)


CASES = {
    "a second jump": (table("S.R-1", moved=Moved.JUMP), jump()),
    "a warp after a jump": (
        table("S.R-1", moved=Moved.JUMP),
        Warp(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), route=(NEXT,)),
    ),
    "a generator along its own line": (
        table("S.WLG-1"),
        Warp(player=SUNTHROWERS, pieces=(PieceId("S.WLG-1"),), route=(NEXT,)),
    ),
    "a star moved by another ship": (table("S.R-1", "S.PS-1", star=HERE), star_move("S.R-1")),
    "a hidden star moved too far": (table("S.PS-1", star=HERE), star_move(level=FAR)),
    "no star moved at all": (table("S.PS-1"), star_move()),
    "a look by another ship": (
        table("S.R-1"),
        Scout(player=SUNTHROWERS, unit=PieceId("S.R-1"), path=(NEXT,)),
    ),
    "out of no force": (table("S.R-1"), LeaveForce(player=SUNTHROWERS, units=(PieceId("S.R-1"),))),
    "a short Flight first": short_flight(),
}


@pytest.mark.rule("holy-war/VI.face-down")
@pytest.mark.parametrize(("state", "command"), CASES.values(), ids=CASES)
def test_a_rule_waved_through_tells_the_enemy_nothing_of_face_down_counters(state, command):
    done = CommandBus(RULES, state, seed=1).execute(command, Overrule(reason="agreed"))
    assert isinstance(done, Executed)
    broken = done.step.overruled
    assert broken
    rulings = done.step.events[: len(broken)]
    assert all(ruling.text in texts(rulings, SUNTHROWERS) for ruling in rulings)
    for reader in (HOLY_BAND, None):
        read = [event for event in rulings if event.seen_by is None or reader in event.seen_by]
        assert not TYPE.search(texts(read))
        assert not any(TYPE.search(piece) for event in read for piece in event.pieces)


def test_a_rule_that_tells_nothing_is_waved_through_in_the_open():
    command = Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=(FAR,))
    broken = blocking(RULES.check(table("S.R-1"), command))
    assert [violation.seen_by for violation in broken] == [None]


@pytest.mark.rule("holy-war/VI.face-down")
def test_where_a_star_is_set_face_down_its_side_alone_reads():
    command = SetStar(player=SUNTHROWERS, star=STAR, level=HERE)
    hidden, open_ = (do(table(ship), command) for ship in ("S.PS-1", "S.R-1"))
    assert HERE in texts(hidden.events, SUNTHROWERS)
    assert HERE not in texts(hidden.events, HOLY_BAND)
    assert HERE in texts(open_.events, HOLY_BAND)


@pytest.mark.rule("holy-war/XII.SG.one", "holy-war/III.alternate-choice")
def test_no_table_lets_two_sides_mark_one_system():
    state = advised(
        do(new(first_choice="Sunthrowers"), ChooseSystem(player=SUNTHROWERS, level="C01/1")).state
    )
    found = RULES.check(state, ChooseSystem(player=HOLY_BAND, level="C01/1"))
    assert [(v.rule, v.overridable) for v in found] == [("holy-war/III.alternate-choice", False)]
    assert not RULES.check(state, ChooseSystem(player=HOLY_BAND, level="C06/1"))


@pytest.mark.rule("holy-war/VII.complete")
def test_no_table_takes_back_what_was_not_bought():
    for code in ("R", "SG"):
        command = Unactivate(player=SUNTHROWERS, code=code, level="C01/1")
        found = RULES.check(advised(started()), command)
        assert [(v.rule, v.overridable) for v in found] == [("holy-war/VII.complete", False)]


@pytest.mark.rule("holy-war/XII.SG.one")
def test_a_starguard_set_where_another_is_to_appear_keeps_the_system():
    state = started()
    guard = state.starguard("C01/1")
    assert guard is not None
    state = advised(
        place(replace(state, units={k: u for k, u in state.units.items() if k != guard.id}), "C01/1", "S.R-1")
    )
    state = do(state, PlaceStarGuard(player=SUNTHROWERS, level="C01/1")).state
    other = state.starguards(HOLY_BAND)[0]
    moved = state.starguard(other)
    assert moved is not None
    command = SetUnit(player=HOLY_BAND, unit=moved.id, level="C01/1")
    state = CommandBus(RULES, state, seed=1).execute(command, Overrule(reason="agreed")).step.after
    assert vet(state) == ""
    for side in (SUNTHROWERS, HOLY_BAND):
        state = do(state, Proceed(player=side)).state
    assert [unit.id for unit in state.units_in("C01/1") if unit.is_starguard] == [moved.id]
