"""Warp lines: natural ones, chains and blocks, and the lines of generators."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.commands import AskNeighbours, Jump, Warp
from engine.rulesets.holy_war.warp import network, routes
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, at, broken, do, moving, place, started, texts

# In the layout near-stars C04/5 - C12/2 - C06/6 - C14/3 and C01/1 - C10/6 - C08/2 - C17/7 are chains.
MOUTH, MIDDLE, NEXT, END = "C04/5", "C12/2", "C06/6", "C14/3"
HUB = "C06/3"


def warp(*route, pieces=("S.R-1",), player=SUNTHROWERS):
    return Warp(player=player, pieces=tuple(PieceId(piece) for piece in pieces), route=route)


def with_units(level, *counters, side=SUNTHROWERS):
    return moving(place(started(), level, *counters), side)


@pytest.mark.rule("holy-war/VI.warp.move", "holy-war/II.warp-line")
def test_a_unit_at_a_mouth_goes_to_the_other_end_however_far():
    state = with_units(MOUTH, "S.R-1")
    assert state.board.distance(MOUTH, MIDDLE) == 3
    assert at(do(state, warp(MIDDLE)).state, "S.R-1") == MIDDLE


@pytest.mark.rule("holy-war/VI.warp.move")
def test_a_unit_that_begins_beside_a_mouth_does_not_warp():
    assert broken(with_units("C04/4", "S.R-1"), warp(MIDDLE)) == ["VI.warp.move"]


@pytest.mark.rule("holy-war/VI.warp.entry-only")
def test_a_line_is_left_at_its_ends_only():
    state = with_units(MOUTH, "S.R-1")
    assert broken(state, warp("C08/3")) == ["VI.warp.move"]
    assert broken(state, warp(MIDDLE, "C12/3")) == ["VI.warp.entry-only"]
    assert not broken(state, warp(MIDDLE))


@pytest.mark.rule("holy-war/VI.warp.chain")
def test_lines_that_meet_are_gone_along_in_one_move():
    state = with_units(MOUTH, "S.R-1")
    assert at(do(state, warp(MIDDLE, NEXT)).state, "S.R-1") == NEXT
    assert not broken(state, warp(MIDDLE, NEXT, END))
    assert broken(state, warp(NEXT)) == ["VI.warp.move"]


@pytest.mark.rule("holy-war/VI.warp.stop")
def test_a_move_ends_at_any_mouth_that_the_side_likes_or_where_it_is_blocked():
    state = with_units(MOUTH, "S.R-1")
    assert set(routes(state, SUNTHROWERS, MOUTH)) == {MIDDLE, NEXT, END}
    blocked = place(state, NEXT, "H.R-1")
    assert set(routes(blocked, SUNTHROWERS, MOUTH)) == {MIDDLE, NEXT}
    assert broken(blocked, warp(MIDDLE, NEXT, END)) == ["VI.halt"]
    assert not broken(blocked, warp(MIDDLE, NEXT))


@pytest.mark.rule("holy-war/VI.warp.block")
def test_a_block_closes_one_level_and_leaves_the_network_to_both_sides():
    state = place(with_units("C10/6", "S.R-1"), "C08/2", "H.R-1")
    state = state.without(*(u.id for u in state.units_in("C10/6") if u.is_starguard))
    state = state.without(*(u.id for u in state.units_in("C08/2") if u.is_starguard))
    assert set(routes(state, SUNTHROWERS, "C10/6")) == {"C01/1", "C08/2"}
    assert set(routes(state, HOLY_BAND, "C08/2")) == {"C10/6", "C17/7"}
    assert broken(state, warp("C08/2", "C17/7")) == ["VI.halt"]


# --- generators


@pytest.mark.rule("holy-war/VI.wlg.project", "holy-war/XII.WLG")
def test_a_generator_makes_lines_to_every_adjacent_level():
    state = with_units(HUB, "S.WLG-1")
    lines = network(state, SUNTHROWERS)
    assert lines[HUB] == tuple(sorted(state.board.neighbours(HUB)))
    assert all(HUB in lines[level] for level in state.board.neighbours(HUB))
    assert HUB not in network(with_units("C01/2", "S.WLG-1"), SUNTHROWERS)


@pytest.mark.rule("holy-war/VI.wlg.friendly")
def test_generator_lines_serve_their_own_side_only():
    state = place(with_units(HUB, "S.WLG-1"), "C06/2", "S.R-1", "H.R-1")
    assert HUB in network(state, SUNTHROWERS)
    assert HUB not in network(state, HOLY_BAND)
    ours = with_units("C06/2", "H.R-1", side=HOLY_BAND)
    assert broken(place(ours, HUB, "S.WLG-1"), warp(HUB, pieces=("H.R-1",), player=HOLY_BAND)) == [
        "VI.warp.move"
    ]
    assert not broken(place(ours, HUB, "H.WLG-1"), warp(HUB, pieces=("H.R-1",), player=HOLY_BAND))


@pytest.mark.rule("holy-war/VI.wlg.use")
def test_a_unit_goes_from_one_neighbour_of_a_generator_to_another_by_way_of_it():
    state = place(with_units("C06/2", "S.R-1"), HUB, "S.WLG-1")
    done = do(state, warp(HUB, "C06/4"))
    assert at(done.state, "S.R-1") == "C06/4"
    assert "Generator" in texts(done.events, HOLY_BAND)
    assert broken(state, warp("C06/4")) == ["VI.warp.move"]
    assert at(do(place(state, HUB, "S.R-2"), warp("C06/4", pieces=("S.R-2",))).state, "S.R-2") == "C06/4"


@pytest.mark.rule("holy-war/VI.wlg.use")
def test_generator_lines_join_natural_lines_and_each_other():
    state = place(with_units("C06/4", "S.R-1"), "C06/5", "S.WLG-1")
    assert not broken(state, warp("C06/5", NEXT, MIDDLE))
    pair = place(place(state, "C05/3", "S.WLG-2"), "C06/3", "S.SC-1")
    assert "C05/2" in routes(pair, SUNTHROWERS, "C06/6")


@pytest.mark.rule("holy-war/VI.wlg.use")
def test_an_enemy_at_the_generator_blocks_its_lines():
    state = place(with_units("C06/2", "S.R-1"), HUB, "S.WLG-1", "H.R-1")
    assert broken(state, warp(HUB, "C06/4")) == ["VI.halt"]
    assert not broken(state, warp(HUB))


@pytest.mark.rule("holy-war/VI.wlg.lifetime")
def test_lines_follow_their_generator_and_end_with_it():
    state = place(with_units("C06/2", "S.R-1"), "C06/4", "S.WLG-1")
    assert broken(state, warp(HUB)) == ["VI.warp.move"]
    step = Jump(player=SUNTHROWERS, pieces=(PieceId("S.WLG-1"),), path=(HUB,))
    there = do(state, step).state
    assert not broken(there, warp(HUB, "C07/4"))
    generator = there.units[PieceId("S.WLG-1")]
    assert HUB not in network(there.with_unit(replace(generator, level=None)), SUNTHROWERS)
    assert HUB not in network(there.without(generator.id), SUNTHROWERS)


@pytest.mark.rule("holy-war/VI.wlg.not-self")
def test_a_generator_does_not_ride_its_own_lines_but_others():
    state = with_units(HUB, "S.WLG-1", "S.R-1")
    own = warp("C06/4", pieces=("S.WLG-1",))
    assert broken(state, own) == ["VI.wlg.not-self"]
    assert broken(state, warp("C06/4", pieces=("S.R-1", "S.WLG-1"))) == ["VI.wlg.not-self"]
    assert not broken(state, warp("C06/4"))
    assert not broken(place(state, "C06/4", "S.WLG-2"), own)
    assert not broken(with_units(MOUTH, "S.WLG-1"), warp(MIDDLE, pieces=("S.WLG-1",)))


def test_a_level_is_answered_with_its_neighbours_and_lines():
    state = with_units(HUB, "S.WLG-1")
    view = answer(state, AskNeighbours(player=SUNTHROWERS, level=NEXT))
    assert view.lines == (MIDDLE, END)
    assert len(view.neighbours) == 20
    assert (MIDDLE, MOUTH) in view.routes
    hidden = answer(state, AskNeighbours(player=HOLY_BAND, level=HUB))
    assert hidden.routes == ()
    with pytest.raises(LookupError):
        answer(state, AskNeighbours(player=SUNTHROWERS, level="nowhere"))
