"""What a seat sees and may do: counters, offers, inspection and gestures, and nothing that is face down."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.core.command import Gesture
from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.core.violation import blocking
from engine.rulesets.holy_war.commands import (
    AskChart,
    AskCombat,
    AskStandings,
    BeginCombat,
    FormForce,
    Jump,
    LeaveForce,
    MoveStar,
    PlaceDispersed,
    Proceed,
    Scout,
    SetUnit,
    Stand,
    Warp,
)
from engine.rulesets.holy_war.dispersal import adrift
from engine.rulesets.holy_war.moves import legal
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, do, moving, new, place, started

A, B = "C05/4", "C05/3"
SHIPS = ("S.R-1", "S.SC-1", "S.PS-1", "S.WLG-1", "S.P-1")
ENEMIES = ("H.R-1", "H.SC-1", "H.EP-1")


def table(**options):
    return moving(place(place(started(**options), A, *SHIPS), B, *ENEMIES))


def view(state, side):
    return RULES.view_for(state, side)


def offers(state, side, kind):
    return [o for o in view(state, side).offers if o.kind == f"holy-war.{kind}"]


def counter(state, side, piece):
    return next(c for c in view(state, side).counters if c.id == piece)


def combat():
    state = table()
    pieces = (PieceId("S.R-1"), PieceId("S.SC-1"))
    state = do(state, Jump(player=SUNTHROWERS, pieces=pieces, path=(B,))).state
    state = do(state, Proceed(player=SUNTHROWERS)).state
    if state.combat is None:
        state = do(state, BeginCombat(player=SUNTHROWERS, level=B)).state
    return state


# --- counters


@pytest.mark.rule("holy-war/VI.face-down")
def test_enemy_units_are_face_down_counters_without_a_name():
    seen = [c for c in view(table(), SUNTHROWERS).counters if c.owner == HOLY_BAND and c.kind == "ship"]
    assert len(seen) == 3
    assert all(c.face_down and c.label == "?" and c.art == "hw-hidden" and "H." not in c.id for c in seen)


@pytest.mark.rule("holy-war/II.counter-format")
def test_own_units_bear_type_and_name():
    seen = counter(table(), SUNTHROWERS, "S.SC-1")
    assert (seen.label, seen.title, seen.cell, seen.level) == ("SC", "Starcruiser", "0,1", 4)
    assert seen.movable


def test_a_unit_that_has_jumped_can_not_be_taken_in_hand():
    state = do(table(), Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=("C05/5",))).state
    seen = counter(state, SUNTHROWERS, "S.R-1")
    assert not seen.movable
    assert "jumped" in seen.badges


@pytest.mark.rule("holy-war/XII.markers.star-absent")
def test_a_system_whose_star_is_away_bears_star_absent():
    state = place(started(), "Y-Tal", "S.PS-1")
    guard = next(u.id for u in state.units_in("C09/4") if u.is_starguard)
    state = moving(replace(state, units={k: u for k, u in state.units.items() if k != guard}))
    state = do(state, MoveStar(player=SUNTHROWERS, unit=PieceId("S.PS-1"), level="C09/3")).state
    for side in (SUNTHROWERS, HOLY_BAND, None):
        arts = {(c.art, c.level) for c in view(state, side).counters if c.cell == "0,2"}
        assert ("star-absent", 4) in arts
        assert (("star", 3) in arts) == (side == SUNTHROWERS)


def test_units_under_a_force_counter_lie_in_its_box():
    state = table(force_counters=True)
    units = (PieceId("S.R-1"), PieceId("S.SC-1"))
    state = do(state, FormForce(player=SUNTHROWERS, letter="B", units=units)).state
    force = counter(state, SUNTHROWERS, "S.B")
    assert (force.kind, force.badges, force.level) == ("fleet", ("2",), 4)
    assert counter(state, SUNTHROWERS, "S.R-1").map == "forces"
    assert len([c for c in view(state, HOLY_BAND).counters if c.owner == SUNTHROWERS and c.face_down]) == 4


# --- offers


def test_choosing_systems_offers_those_that_are_free():
    state = new(first_choice="Sunthrowers")
    (offer,) = offers(state, SUNTHROWERS, "choose_system")
    assert len(offer.cells) == 15
    assert offers(state, HOLY_BAND, "choose_system") == []


def test_activation_offers_each_type_with_why_it_is_too_dear():
    state = started()
    assert not any(blocking(o.violations) for o in offers(state, SUNTHROWERS, "activate"))
    state = replace(state, crew={**state.crew, SUNTHROWERS: 5})
    dear = [o for o in offers(state, SUNTHROWERS, "activate") if blocking(o.violations)]
    assert {o.piece for o in dear} >= {"type S.SC", "type S.PS"}
    assert "type S.R" not in {o.piece for o in dear}


def test_who_is_done_with_activation_may_go_back_to_it():
    state = do(started(), Proceed(player=SUNTHROWERS)).state
    (offer,) = offers(state, SUNTHROWERS, "reopen")
    assert offer.primary
    assert next(s for s in view(state, HOLY_BAND).seats if s.id == SUNTHROWERS).ready


def test_every_piece_that_can_move_is_offered_its_levels():
    state = table(probe_detection=True)
    kinds = {(o.kind.partition(".")[2], o.piece) for o in view(state, SUNTHROWERS).offers}
    assert {("jump", piece) for piece in SHIPS} <= kinds
    assert ("warp", "S.R-1") in kinds
    assert ("warp", "S.WLG-1") not in kinds
    assert ("scout", "S.P-1") in kinds
    assert offers(state, SUNTHROWERS, "proceed")[0].primary


def test_dispersed_units_are_offered_every_empty_level():
    state = adrift(table(), [PieceId("H.R-1")], SUNTHROWERS, seen=False)
    (offer,) = offers(state, SUNTHROWERS, "place_dispersed")
    assert A not in offer.cells
    assert "C05/1" in offer.cells
    waiting = [c for c in view(state, SUNTHROWERS).counters if c.cell is None]
    assert [(c.face_down, c.badges) for c in waiting] == [(True, ("adrift",))]


def test_a_combat_offers_to_stand_or_to_withdraw():
    state = combat()
    kinds = {o.kind for o in view(state, HOLY_BAND).offers}
    assert kinds == {"holy-war.stand", "holy-war.deny"}
    assert view(state, SUNTHROWERS).active == (HOLY_BAND,)
    assert "Waiting for the Holy Band" in view(state, SUNTHROWERS).prompt


def test_every_offer_with_a_command_can_be_given():
    rnd = random.Random(4)
    state = new(first_choice="Holy Band", force_counters=True, probe_detection=True)
    tried = set()
    for _ in range(150):
        if state.outcome is not None:
            break
        for side in (SUNTHROWERS, HOLY_BAND):
            for offer in view(state, side).offers:
                if offer.command is not None and not blocking(offer.violations):
                    assert not blocking(RULES.check(state, offer.command)), offer
                    tried.add(offer.kind)
        side = state.pending[-1].owner if state.pending else state.active[0]
        state = RULES.apply(state, rnd.choice(list(legal(state, side))), _dice(rnd)).state
    assert {"holy-war.proceed", "holy-war.unactivate"} <= tried


def _dice(rnd):
    from engine.core.dice import RecordingDice, seeded

    return RecordingDice(seeded(rnd.randrange(10**6), 0))


def test_a_table_without_a_referee_offers_to_set_things():
    state = replace(table(), enforcement=Enforcement.FREE)
    kinds = {o.kind.partition(".")[2] for o in view(state, HOLY_BAND).offers}
    assert kinds == {"set_unit", "set_star", "set_crew", "set_marker"}


def test_a_spectator_is_offered_nothing_and_sees_no_face():
    seen = view(table(), None)
    assert seen.offers == ()
    assert all(c.face_down for c in seen.counters if c.kind == "ship")


# --- secrets


@pytest.mark.rule("holy-war/VI.face-down")
@pytest.mark.parametrize("make", [table, combat, started])
@pytest.mark.parametrize("side", [SUNTHROWERS, HOLY_BAND])
def test_the_other_sides_secrets_change_nothing_of_a_view(make, side):
    state = make()
    for seed in range(4):
        other = RULES.scramble_hidden(state, side, random.Random(seed))
        assert view(other, side) == view(state, side)
        for ask in (AskChart, AskStandings, AskCombat):
            assert RULES.answer(other, ask(player=side)) == RULES.answer(state, ask(player=side))


@pytest.mark.rule("holy-war/VI.face-down")
def test_an_enemy_unit_can_not_be_inspected_by_its_true_name():
    state = table()
    with pytest.raises(KeyError):
        RULES.inspect(state, HOLY_BAND, PieceId("S.PS-1"))
    hidden = next(c.id for c in view(state, HOLY_BAND).counters if c.face_down)
    assert "only that it is there" in str(RULES.inspect(state, HOLY_BAND, hidden).rows)


# --- inspection


@pytest.mark.rule("holy-war/II.counter-format")
def test_a_units_numbers_say_that_they_are_reconstructed_and_how():
    sheet = RULES.inspect(table(), SUNTHROWERS, PieceId("S.SC-1"))
    ratings = {t.id: (t.boxes[0].text, t.provenance, bool(t.note)) for t in sheet.tracks}
    assert ratings["LW"] == ("9", "reconstructed", True)
    assert set(ratings) == {"Crew", "LW", "EW", "PW"}


@pytest.mark.parametrize(
    ("piece", "word"),
    [
        ("type H.EP", "Emissary of Prayer"),
        ("level C01/1", "Talmaf"),
        ("star of Talmaf", "Star of Talmaf"),
        ("level C09/3", "Level 3 of column C09"),
    ],
)
def test_types_levels_and_stars_can_be_inspected(piece, word):
    assert RULES.inspect(table(), HOLY_BAND, PieceId(piece)).title == word


@pytest.mark.parametrize("piece", ["type X.Y", "level C99/1", "nothing", "S.SC-1"])
def test_what_is_not_known_can_not_be_inspected(piece):
    with pytest.raises(KeyError):
        RULES.inspect(table(), HOLY_BAND, PieceId(piece))


def test_the_chart_marks_what_is_not_printed():
    chart = RULES.answer(table(), AskChart(player=SUNTHROWERS))
    sheet = next(t for t in chart.tables if t.id == "combat")
    assert ("6", "0") in sheet.made_up
    assert ("1", "0") not in sheet.made_up
    talmaf = next(level for level in chart.levels if level.name == "Talmaf")
    assert talmaf.source is not None
    assert not talmaf.source.made_up
    assert len(chart.levels) == 119
    assert chart.source.made_up


# --- gestures


def gesture(piece, cell, level, tool="move", side=SUNTHROWERS):
    return Gesture(by=side, piece=PieceId(piece), map="levels", cell=cell, level=level, tool=tool)


def test_a_unit_dragged_to_the_next_level_jumps_there():
    found = RULES.propose(table(), gesture("S.R-1", "0,1", 5))
    assert found == Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=("C05/5",))


def test_a_unit_dragged_to_the_end_of_a_line_warps():
    state = moving(place(started(), "C12/2", "S.R-1"))
    found = RULES.propose(state, gesture("S.R-1", "1,1", 6))
    assert found == Warp(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), route=("C06/6",))
    assert isinstance(RULES.propose(state, gesture("S.R-1", "1,1", 6, "jump")), Jump)


def test_a_probe_dragged_with_the_look_tool_scouts():
    found = RULES.propose(table(probe_detection=True), gesture("S.P-1", "0,1", 3, "scout"))
    assert found == Scout(player=SUNTHROWERS, unit=PieceId("S.P-1"), path=(B,))


def test_units_dragged_into_and_out_of_a_box_join_and_leave_the_force():
    state = table(force_counters=True)
    join = RULES.propose(state, gesture("S.R-1", "C", 0, "force"))
    assert join == FormForce(player=SUNTHROWERS, letter="C", units=(PieceId("S.R-1"),))
    leave = RULES.propose(state, gesture("S.R-1", "map", 0, "force"))
    assert leave == LeaveForce(player=SUNTHROWERS, units=(PieceId("S.R-1"),))


def test_a_dispersed_unit_is_placed_where_it_is_dropped():
    state = adrift(table(), [PieceId("H.R-1")], SUNTHROWERS, seen=False)
    found = RULES.propose(state, gesture(state.adrift[0].unit, "0,1", 1))
    assert found == PlaceDispersed(player=SUNTHROWERS, level="C05/1")


def test_at_a_free_table_a_drag_can_set_a_unit():
    state = replace(table(), enforcement=Enforcement.FREE)
    found = RULES.propose(state, gesture("S.R-1", "0,1", 1, "set"))
    assert found == SetUnit(player=SUNTHROWERS, unit=PieceId("S.R-1"), level="C05/1")


@pytest.mark.parametrize("piece", ["H.R-1", "star of Talmaf", "nothing"])
def test_dragging_what_is_not_ones_own_means_nothing(piece):
    assert RULES.propose(table(), gesture(piece, "0,1", 5)) is None


def test_a_combat_is_seen_with_own_units_and_enemy_backs():
    state = combat()
    seen = RULES.answer(state, AskCombat(player=HOLY_BAND))
    sides = {side.side: side for side in seen.sides}
    assert {u.code for u in sides[SUNTHROWERS].waiting} == {"?"}
    assert {u.code for u in sides[HOLY_BAND].waiting} == {"R", "SC", "EP"}
    assert RULES.answer(table(), AskCombat(player=HOLY_BAND)) is None
    after = do(state, Stand(player=HOLY_BAND)).state
    assert RULES.answer(after, AskCombat(player=HOLY_BAND)).level == B
