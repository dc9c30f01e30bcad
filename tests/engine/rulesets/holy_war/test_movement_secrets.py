"""What moves face down stays secret: twins that look alike are judged, told and answered alike."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from engine.core.bus import CommandBus
from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.commands import (
    AskNeighbours,
    AskReach,
    AskStar,
    Jump,
    MoveStar,
    Proceed,
    Survey,
)
from engine.rulesets.holy_war.moves import legal, movable_pieces
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, do, moving, place, started, texts

A, B, NEAR = "C09/3", "C12/4", "C10/3"
STAR = "star of Y-Tal"


def with_star(state, level):
    key = PieceId(STAR)
    return state.with_star(replace(state.stars[key], level=level))


def seen_by_the_holy_band(first, second, star_at):
    """Counters of the Sunthrowers in A and B, a star with some of them, and the Holy Band near."""
    state = place(place(started(), A, *first), B, *second)
    return moving(place(with_star(state, star_at), NEAR, "H.R-1", "H.SC-1"), HOLY_BAND)


TWINS = (
    seen_by_the_holy_band(("S.PS-1",), ("S.R-1", "S.R-2"), A),
    seen_by_the_holy_band(("S.R-1", "S.R-2"), ("S.PS-1",), B),
    seen_by_the_holy_band(("S.WLG-1", "S.JS-1"), ("S.PS-2",), B),
)


def seen_by_the_sunthrowers(*enemies):
    state = place(place(started(), A, *enemies), NEAR, "S.R-1", "S.PS-1", "S.WLG-1")
    return moving(state)


ENEMIES = (
    seen_by_the_sunthrowers("H.R-1", "H.R-2"),
    seen_by_the_sunthrowers("H.WLG-1", "H.SB-1"),
    seen_by_the_sunthrowers("H.EP-1", "H.P-1"),
)


@pytest.mark.rule("holy-war/VI.face-down")
@pytest.mark.parametrize(("twins", "viewer"), [(TWINS, HOLY_BAND), (ENEMIES, SUNTHROWERS)])
def test_twins_look_alike_and_allow_the_same_commands(twins, viewer):
    first, *others = twins
    known = list(islice(legal(first, viewer), 400))
    for other in others:
        assert answer(other, Survey(player=viewer)) == answer(first, Survey(player=viewer))
        assert list(islice(legal(other, viewer), 400)) == known


@pytest.mark.rule("holy-war/VI.face-down")
@pytest.mark.parametrize(("twins", "viewer"), [(TWINS, HOLY_BAND), (ENEMIES, SUNTHROWERS)])
def test_previews_and_refusals_of_twins_read_the_same(twins, viewer):
    first, *others = twins
    tries = [*islice(legal(first, viewer), 0, 400, 7), Proceed(player=viewer)]
    tries += [Jump(player=viewer, pieces=(PieceId(p),), path=(A,)) for p in ("S.R-1", "S.PS-1", "H.WLG-1")]
    for command in tries:
        seen = CommandBus(RULES, first, seed=1).preview(command)
        for other in others:
            found = CommandBus(RULES, other, seed=1).preview(command)
            assert (found.violations, found.events) == (seen.violations, seen.events)
            assert (found.reveals, str(found.needs_dice)) == (seen.reveals, str(seen.needs_dice))


@pytest.mark.rule("holy-war/VI.wlg.friendly")
@pytest.mark.parametrize(("twins", "viewer"), [(TWINS, HOLY_BAND), (ENEMIES, SUNTHROWERS)])
def test_twins_answer_the_same(twins, viewer):
    first, *others = twins
    asks = [AskReach(player=viewer, pieces=(piece,)) for piece in movable_pieces(first, viewer)]
    asks += [AskNeighbours(player=viewer, level=level) for level in (A, B, NEAR)]
    asks += [AskStar(player=viewer, star=PieceId("star of Talmaf"))]
    for ask in asks:
        assert {repr(answer(other, ask)) for other in others} == {repr(answer(first, ask))}


@pytest.mark.rule("holy-war/VI.face-down")
def test_moves_of_twins_tell_the_enemy_the_same():
    carrying = moving(with_star(place(started(), A, "S.PS-1"), A))
    plain = moving(with_star(place(place(started(), A, "S.R-1", "S.R-2"), B, "S.PS-1"), B))
    star = do(carrying, MoveStar(player=SUNTHROWERS, unit=PieceId("S.PS-1"), level="C09/2"))
    pair = (PieceId("S.R-1"), PieceId("S.R-2"))
    ships = do(plain, Jump(player=SUNTHROWERS, pieces=pair, path=("C09/2",)))
    read = [[e for e in done.events if e.seen_by is None] for done in (star, ships)]
    assert read[0] == read[1]
    assert texts(star.events, HOLY_BAND) == texts(ships.events, HOLY_BAND)


@pytest.mark.rule("holy-war/VI.face-down", "holy-war/VI.star.sunthrower-only")
@pytest.mark.parametrize("unit", ["H.R-1", "H.EP-1", "S.PS-1", "nothing"])
def test_the_holy_band_learns_nothing_of_a_star_by_trying_to_move_it(unit):
    pairs = (("S.PS-1",), A), (("S.R-1", "S.R-2"), B)
    tries = []
    for counters, star_at in pairs:
        state = place(place(started(), A, *counters, "H.R-1"), NEAR, "H.EP-1")
        if star_at == B:
            state = place(state, B, "S.PS-1")
        state = replace(moving(with_star(state, star_at), HOLY_BAND), enforcement=Enforcement.ADVISER)
        tries.append(RULES.check(state, MoveStar(player=HOLY_BAND, unit=PieceId(unit), level="C09/2")))
    assert tries[0] == tries[1]
    assert tries[0]
    assert not any(violation.overridable for violation in tries[0])
