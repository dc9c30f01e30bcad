"""Combats of a phase: which are due, one after the other, denied or fought to the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import NoDice
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.rulesets.holy_war import movement
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.battle_state import Step
from engine.rulesets.holy_war.commands import (
    AskDenial,
    BeginCombat,
    Deny,
    FormFlights,
    Jump,
    PlaceDispersed,
    Proceed,
    Reveal,
    Stand,
)
from engine.rulesets.holy_war.phases import (
    DENIAL,
    FLIGHTS,
    HOLY_COMBAT,
    HOLY_MOVEMENT,
    PLACING,
    SUN_COMBAT,
)
from tests.helpers.holy_war import (
    HOLY_BAND,
    RULES,
    SUNTHROWERS,
    at,
    battle,
    begun,
    broken,
    do,
    moving,
    place,
    started,
    texts,
)

SPACE, NEXT, FAR = "C05/4", "C05/3", "C09/3"
NEUTRAL = "C09/4"


def begin(state, level=SPACE):
    return do(state, BeginCombat(player=state.active[0], level=level)).state


def two_combats():
    """A phase of the Sunthrowers with two contested levels."""
    state = place(place(started(), SPACE, "S.R-1", "H.R-1"), FAR, "S.R-2", "H.R-2")
    state = moving(state)
    return do(state, Proceed(player=SUNTHROWERS)).state


# --- which combats are due


@pytest.mark.rule("holy-war/VIII.when")
def test_combat_is_due_where_units_of_both_sides_are_when_movement_ends():
    state = two_combats()
    assert (state.phase, state.contested) == (SUN_COMBAT, (SPACE, FAR))
    assert state.active == (SUNTHROWERS,)
    assert broken(state, BeginCombat(player=SUNTHROWERS, level=NEXT)) == ["VIII.when"]
    assert broken(state, BeginCombat(player=HOLY_BAND, level=SPACE)) == ["IV.sequence"]
    assert broken(moving(started()), BeginCombat(player=SUNTHROWERS, level=SPACE))
    alone = moving(place(place(started(), SPACE, "S.R-1"), FAR, "H.R-1"))
    assert do(alone, Proceed(player=SUNTHROWERS)).state.phase == HOLY_MOVEMENT


@pytest.mark.rule("holy-war/VIII.when")
def test_a_neutral_starguard_whose_level_was_entered_is_fought():
    state = moving(place(started(), "C09/3", "S.SC-1"))
    state = do(state, Jump(player=SUNTHROWERS, pieces=(PieceId("S.SC-1"),), path=(NEUTRAL,))).state
    assert do(state, Proceed(player=SUNTHROWERS)).state.contested == (NEUTRAL,)


@pytest.mark.rule("holy-war/VIII.separate", "holy-war/VIII.one-at-a-time")
def test_levels_are_fought_for_one_by_one_in_the_order_of_the_phasing_side():
    state = two_combats()
    first = begin(state, FAR)
    assert first.combat is not None
    assert first.combat.level == FAR
    assert broken(first, BeginCombat(player=SUNTHROWERS, level=SPACE))
    over = begun(replace(state, contested=(FAR, SPACE)), 1, 6, 6).combat
    assert over is None
    done = begun(replace(state, contested=(FAR, SPACE)), 1, 6, 1)
    assert (at(done, "S.R-1"), at(done, "H.R-1")) == (SPACE, SPACE)
    assert [fight.level for fight in done.fought] == [FAR]
    assert done.contested == (SPACE,)


@pytest.mark.rule("holy-war/IX.opponent-handles")
def test_the_enemy_of_the_attacker_fights_for_a_neutral_starguard():
    state = begin(battle(NEUTRAL, ["S.SC-1"], []), NEUTRAL)
    assert state.combat is not None
    assert (state.combat.neutral, state.combat.defender) == (True, HOLY_BAND)
    assert state.pending[-1].owner == SUNTHROWERS
    done = do(state, Stand(player=SUNTHROWERS), 1, 6, 6)
    assert "VIII.6.rolls Holy Band" not in texts(done.events)
    assert "The Holy Band roll a 6 in column 10 up: DE." in texts(done.events)
    assert PieceId("S.SC-1") not in done.state.units


# --- denial


@pytest.mark.rule("holy-war/VIII.1.denial")
def test_the_defender_then_the_attacker_may_deny_combat():
    state = begin(battle(SPACE, ["S.R-1"], ["H.R-1"]))
    assert [(d.owner, d.kind) for d in state.pending] == [(HOLY_BAND, DENIAL)]
    assert broken(state, Stand(player=SUNTHROWERS)) == ["IV.sequence"]
    stood = do(state, Stand(player=HOLY_BAND)).state
    assert [(d.owner, d.kind) for d in stood.pending] == [(SUNTHROWERS, DENIAL)]
    gone = do(stood, Deny(player=SUNTHROWERS, level=NEXT)).state
    assert (at(gone, "S.R-1"), gone.combat) == (NEXT, None)
    assert gone.fought == () or gone.fought[0].result == "denied"


@pytest.mark.rule("holy-war/VIII.1.denial")
def test_a_withdrawal_goes_to_an_unoccupied_adjacent_level():
    state = battle(SPACE, ["S.R-1"], ["H.R-1"])
    state = begin(place(place(state, NEXT, "S.R-2"), "C05/5", "H.R-2"))
    for level in (NEXT, "C05/5", SPACE):
        assert "VIII.1.denial" in broken(state, Deny(player=HOLY_BAND, level=level))
    assert broken(state, Deny(player=HOLY_BAND, level="C05/1")) == ["VIII.1.denial"]
    assert broken(state, Deny(player=HOLY_BAND, level="C99/1")) == ["II.level"]
    assert not broken(state, Deny(player=HOLY_BAND, level="C06/4"))


@pytest.mark.rule("holy-war/VIII.1.all")
def test_all_units_withdraw_together():
    state = begin(battle(SPACE, ["S.R-1"], ["H.R-1", "H.SC-1", "H.EP-1"]))
    done = do(state, Deny(player=HOLY_BAND, level=NEXT)).state
    assert {at(done, key) for key in ("H.R-1", "H.SC-1", "H.EP-1")} == {NEXT}
    assert done.combat is None


@pytest.mark.rule("holy-war/VIII.1.all", "holy-war/XII.SG.no-tactical-jump")
def test_a_starguard_stays_and_fights_alone():
    home = "C01/1"
    state = begin(battle(home, ["H.SC-1"], ["S.R-1"], HOLY_BAND), home)
    gone = do(state, Deny(player=SUNTHROWERS, level="C01/2")).state
    assert at(gone, "S.R-1") == "C01/2"
    assert gone.combat is not None
    assert gone.pending[-1].owner == HOLY_BAND
    guard = gone.starguard(home)
    assert guard is not None
    assert guard.owner == SUNTHROWERS
    alone = begin(battle(home, ["H.SC-1"], [], HOLY_BAND), home)
    assert alone.pending[-1].owner == HOLY_BAND
    asked = replace(alone, pending=(replace(alone.pending[-1], owner=SUNTHROWERS),))
    assert broken(asked, Deny(player=SUNTHROWERS, level="C01/2")) == ["XII.SG.no-tactical-jump"]


@pytest.mark.rule("holy-war/VIII.1.committed")
def test_nobody_leaves_once_the_combat_has_begun():
    state = begun(battle(SPACE, ["S.R-1"], [f"H.R-{n}" for n in range(1, 7)]))
    assert state.pending[-1].kind == FLIGHTS
    assert "VIII.1.committed" in broken(state, Deny(player=HOLY_BAND, level=NEXT))
    assert "VIII.1.committed" in broken(state, Stand(player=HOLY_BAND))
    assert not broken(begin(battle(SPACE, ["S.R-1"], ["H.R-1"])), Deny(player=HOLY_BAND, level=NEXT))


@pytest.mark.rule("holy-war/VI.jump.then-break-off")
def test_a_unit_that_came_by_extended_jump_breaks_off_along_a_warp_line():
    free = started()
    entry, other = next(
        (level, ends)
        for level, ends in free.board.entries.items()
        if free.is_empty(level) and any(free.is_empty(end) for end in ends)
    )
    way = next(p for p in started().board.paths(entry, frozenset(), 3).values() if len(p) == 2)
    start = way[-1]
    state = moving(place(place(started(), start, "S.R-1"), entry, "H.R-1"))
    back = (way[0], entry)
    assert state.board.adjacent(start, way[0])
    state = do(state, Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=back), 1).state
    state = begin(do(state, Proceed(player=SUNTHROWERS)).state, entry)
    state = do(state, Stand(player=HOLY_BAND)).state
    goal = next(end for end in other if state.is_empty(end))
    away = Deny(player=SUNTHROWERS, level=goal, route=(goal,))
    nowhere = next(
        level for level in state.board.levels if state.is_empty(level) and level not in (entry, *other)
    )
    wrong = Deny(player=SUNTHROWERS, level=nowhere, route=(nowhere,))
    assert broken(state, wrong) == ["VI.jump.then-break-off"]
    done = do(state, away).state
    assert at(done, "S.R-1") == goal


@pytest.mark.rule("holy-war/VI.jump.then-break-off")
def test_a_withdrawal_along_warp_lines_is_blocked_like_a_move():
    board = started().board
    first, middle, last = next(
        (a, b, c)
        for a, ends in board.entries.items()
        for b in ends
        for c in board.entries.get(b, ())
        if c not in (a, *ends) and started().is_empty(b) and started().is_empty(a)
    )
    state = battle(first, ["S.R-1"], ["H.R-1"])
    blocked = begin(place(state, middle, "S.R-2"), first)
    command = Deny(player=HOLY_BAND, level=last, route=(middle, last))
    assert "VI.jump.then-break-off" in broken(blocked, command)
    assert not [r for r in broken(begin(state, first), command) if r == "VI.jump.then-break-off"]


def test_generator_lines_serve_a_withdrawal_but_not_of_the_generator_itself():
    state = battle(SPACE, ["S.R-1"], ["H.R-1"])
    hub = begin(place(state, "C06/4", "H.WLG-1"))
    goal = next(x for x in hub.board.neighbours("C06/4") if not hub.board.adjacent(x, SPACE) and x != SPACE)
    route = ("C06/4", goal)
    assert not broken(hub, Deny(player=HOLY_BAND, level=goal, route=route))
    own = begin(battle(SPACE, ["S.R-1"], ["H.R-1", "H.WLG-1"]))
    near = Deny(player=HOLY_BAND, level=NEXT, route=(NEXT,))
    assert broken(own, near) == ["VI.jump.then-break-off"]


def test_a_pressorship_that_withdraws_leaves_its_star_face_up():
    state = battle(SPACE, ["H.R-1"], ["S.PS-1"], HOLY_BAND)
    star = state.stars[PieceId("star of Y-Tal")]
    state = begin(state.with_star(replace(star, level=SPACE)))
    done = do(state, Deny(player=SUNTHROWERS, level=NEXT))
    assert done.state.stars[star.id].level == SPACE
    assert "lies face up" in texts(done.events)


def test_the_question_of_denial_lists_where_the_units_could_go():
    state = place(battle(SPACE, ["S.R-1"], ["H.R-1"]), NEXT, "S.R-2")
    view = answer(state, AskDenial(player=HOLY_BAND, level=SPACE))
    levels = [level for level, _ in view.goals]
    assert NEXT not in levels
    assert "C05/5" in levels
    begun_ = begin(state)
    for level, route in view.goals:
        assert not broken(begun_, Deny(player=HOLY_BAND, level=level, route=route))
    assert answer(state, AskDenial(player=HOLY_BAND, level="C01/1")).violations


# --- the end


@pytest.mark.rule("holy-war/VIII.until", "holy-war/VIII.7.end-or-repeat")
def test_the_combat_ends_when_a_side_has_nothing_left():
    done = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 1, 5, 1)
    assert done.combat is None
    assert (PieceId("S.SC-1") in done.units, PieceId("H.R-1") in done.units) == (True, False)
    assert done.phase == HOLY_MOVEMENT


@pytest.mark.rule("holy-war/VIII.7.end-or-repeat")
def test_with_units_left_on_both_sides_another_round_begins_without_denial_or_new_flights():
    state = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 1, 3, 1, 5)
    assert state.combat is not None
    assert (state.combat.round, state.combat.step) == (2, Step.BOARDING)
    assert state.combat.withdrawn == ()


@pytest.mark.rule("holy-war/VIII.until")
def test_hidden_flights_and_starguards_keep_a_combat_going():
    rangers = [f"H.R-{n}" for n in range(1, 6)]
    state = begun(battle(SPACE, ["S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4"], rangers))
    flights = tuple(tuple(map(PieceId, part)) for part in (rangers[:4], rangers[4:]))
    state = do(state, FormFlights(player=HOLY_BAND, flights=flights), 1, 3, 1, 5).state
    assert not [key for key in rangers[:4] if PieceId(key) in state.units]
    assert state.combat is not None
    assert state.combat.round == 2


@pytest.mark.rule("holy-war/VIII.until", "holy-war/VIII.note1.starguard")
def test_a_starguard_that_is_left_keeps_a_combat_going():
    home = "C01/1"
    cruisers = ["H.SC-1", "H.SC-2", "H.SC-3"]
    state = begun(battle(home, cruisers, ["S.JS-1"], HOLY_BAND), 1, 3, 1)
    assert [(entry.unit, entry.placer) for entry in state.adrift] == [("S.JS-1", HOLY_BAND)]
    assert state.starguard(home) is not None
    assert state.combat is not None
    done = do(state, PlaceDispersed(player=HOLY_BAND, level=SPACE), 1, 6, 1).state
    assert (done.combat, at(done, "S.JS-1")) == (None, SPACE)
    assert done.fought[-1].result == "attacker"


def test_both_sides_can_lose_everything():
    lost = begun(battle(SPACE, ["S.MP-1"], ["H.MP-1"]), 1, 6, 6, 1, 6, 6)
    assert (lost.combat, lost.occupants(SPACE)) == (None, frozenset())
    assert lost.fought[-1].result == "both lost"
    assert lost.neutrals.markers == {SUNTHROWERS: 0, HOLY_BAND: 0}


def test_survivors_lie_face_down_again_without_damage():
    state = two_combats()
    done = begun(replace(state, contested=(SPACE, FAR)), 1, 6, 5)
    ship = done.units[PieceId("S.R-1")]
    assert (ship.shown, len(ship.damage)) == (False, 1)
    over = begun(done, 1, 6, 1)
    assert over.units[PieceId("S.R-1")].damage == ()
    assert over.phase == HOLY_MOVEMENT


def test_the_defender_of_a_system_who_keeps_it_wins_a_battle():
    home = "C01/1"
    done = begun(battle(home, ["H.R-1"], [], HOLY_BAND), 1, 1, 6)
    assert done.neutrals.markers[SUNTHROWERS] == 1


def test_a_dispersed_unit_is_placed_by_its_enemy_and_the_combat_goes_on():
    state = begun(battle(SPACE, ["S.R-1", "S.R-2"], ["H.R-1"]), 1, 2, 1)
    assert [(d.owner, d.kind) for d in state.pending] == [(SUNTHROWERS, PLACING)]
    done = do(state, PlaceDispersed(player=SUNTHROWERS, level="C16/7"))
    assert at(done.state, "H.R-1") == "C16/7"
    assert done.state.combat is None
    assert not done.state.units[PieceId("H.R-1")].shown


@pytest.mark.rule("holy-war/VIII.2.remove")
def test_the_combatants_hold_their_level_while_they_stand_in_flights():
    state = begun(battle(SPACE, ["S.SC-1"], [f"H.R-{n}" for n in range(1, 6)]))
    assert state.combat is not None
    assert state.combat.level == SPACE
    assert not state.is_empty(SPACE)


def test_what_a_table_overrules_in_a_combat_can_be_played_on():
    state = battle(SPACE, ["S.R-1"], ["H.R-1"], enforcement="adviser")
    state = begin(place(state, NEXT, "S.R-2"))
    command = Deny(player=HOLY_BAND, level=NEXT)
    assert all(v.overridable for v in blocking(RULES.check(state, command)))
    assert do_overruled(state, command).combat is None
    odd = Reveal(player=HOLY_BAND, flight=3)
    assert not any(v.overridable for v in blocking(RULES.check(state, odd)))


def do_overruled(state, command):
    return RULES.apply(state, command, NoDice()).state


def test_a_holy_band_phase_is_fought_by_the_holy_band_as_attacker():
    state = begin(battle(SPACE, ["H.R-1"], ["S.R-1"], HOLY_BAND))
    assert state.phase == HOLY_COMBAT
    assert state.combat is not None
    assert (state.combat.attacker, state.combat.defender) == (HOLY_BAND, SUNTHROWERS)
    assert movement.contested(state, HOLY_BAND) == (SPACE,)
