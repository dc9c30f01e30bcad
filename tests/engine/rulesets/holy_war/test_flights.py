"""Flights: formed in secret by fours, revealed one by one, and the surplus at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war.battle_state import Step
from engine.rulesets.holy_war.commands import EndBoarding, FormFlights, Reveal
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.moves import legal
from engine.rulesets.holy_war.phases import FLIGHTS, REVEAL
from engine.rulesets.holy_war.strength import committed
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, battle, begun, broken, do, texts

SPACE = "C05/4"
R, H = (tuple(PieceId(f"{side}.R-{n}") for n in range(1, 9)) for side in "SH")
STAR = PieceId("star of Y-Tal")


def sunthrowers(*flights):
    return FormFlights(player=SUNTHROWERS, flights=flights)


def holy_band(*flights):
    return FormFlights(player=HOLY_BAND, flights=flights)


def six_against(number, **options):
    """Six Rangers of the Sunthrowers attack Rangers of the Holy Band, and Flights are to be formed."""
    return begun(battle(SPACE, R[:6], H[:number], **options))


def with_star(*counters):
    state = battle(SPACE, H[:1], counters, HOLY_BAND)
    return state.with_star(replace(state.stars[STAR], level=SPACE))


@pytest.mark.rule("holy-war/VIII.2.flights")
def test_units_are_divided_into_flights_of_four_in_any_combination():
    state = six_against(6)
    assert [(d.owner, d.kind) for d in state.pending] == [(SUNTHROWERS, FLIGHTS)]
    assert not broken(state, sunthrowers(R[:4], R[4:6]))
    assert not broken(state, sunthrowers((R[5], R[0], R[3], R[1]), (R[2], R[4])))
    for wrong in ((R[:5], R[5:6]), (R[:4], R[3:6]), (R[:4], R[4:7]), (R[:4], (*R[4:6], H[0])), (R[:6],)):
        assert broken(state, sunthrowers(*wrong))[0] in ("VIII.2.flights", "VIII.2.includes")
    assert broken(state, sunthrowers(R[:4], (), R[4:6])) == ["VIII.2.flights"]


@pytest.mark.rule("holy-war/VIII.2.flights")
def test_up_to_four_units_and_a_neutral_starguard_form_one_flight_by_themselves():
    state = six_against(4)
    assert state.combat is not None
    assert [flight.units for flight in state.combat.flights[HOLY_BAND]] == [H[:4]]
    neutral = begun(battle("C09/4", R[:6], ()))
    assert neutral.combat is not None
    guard = neutral.starguard("C09/4")
    assert guard is not None
    assert [flight.units for flight in neutral.combat.flights[HOLY_BAND]] == [(guard.id,)]


@pytest.mark.rule("holy-war/VIII.2.short-flight-last")
def test_only_the_last_flight_formed_may_be_short():
    state = six_against(6)
    assert broken(state, sunthrowers(R[4:6], R[:4])) == ["VIII.2.short-flight-last"]
    assert broken(state, sunthrowers(R[:3], R[3:6])) == ["VIII.2.short-flight-last"]
    assert not broken(state, sunthrowers(R[2:6], R[:2]))


@pytest.mark.rule("holy-war/VIII.2.short-flight-last")
def test_the_short_flight_is_revealed_last():
    nine = (*R[:6], "S.SC-1", "S.SC-2", "S.SC-3")
    state = begun(battle(SPACE, nine, H[:6]))
    keys = tuple(map(PieceId, nine))
    state = do(state, sunthrowers(keys[:4], keys[4:8], keys[8:])).state
    state = do(state, holy_band(H[:4], H[4:6]), 1).state
    assert [(d.owner, d.kind) for d in state.pending] == [(SUNTHROWERS, REVEAL)]
    assert broken(state, Reveal(player=SUNTHROWERS, flight=2)) == ["VIII.2.short-flight-last"]
    assert [c.flight for c in legal(state, SUNTHROWERS)] == [0, 1]
    assert "VIII.4.hidden" in broken(state, Reveal(player=SUNTHROWERS, flight=3))


@pytest.mark.rule("holy-war/VIII.2.includes")
def test_starguards_are_in_flights_like_any_unit():
    home = "C01/1"
    state = begun(battle(home, H[:1], R[:4], HOLY_BAND))
    guard = state.starguard(home)
    assert guard is not None
    assert "VIII.2.includes" in broken(state, sunthrowers(R[:4]))
    assert not broken(state, sunthrowers((guard.id, *R[:3]), R[3:4]))


@pytest.mark.rule("holy-war/VIII.2.includes")
def test_a_moving_star_is_in_a_flight_and_counts_for_none_of_the_four():
    state = begun(with_star("S.PS-1", *R[:4]))
    ships = (PieceId("S.PS-1"), *R[:4])
    assert broken(state, sunthrowers(ships[:4], ships[4:])) == ["VIII.2.includes"]
    assert not broken(state, sunthrowers((*ships[:4], STAR), ships[4:]))
    done = do(state, sunthrowers((*ships[:4], STAR), ships[4:]), 5).state
    assert done.combat is not None
    first = done.combat.flights[SUNTHROWERS][0]
    assert (len(first.units), first.star) == (4, STAR)


@pytest.mark.rule("holy-war/VIII.2.includes")
def test_a_star_among_five_counters_is_not_told_from_a_fifth_unit():
    with_four, five = begun(with_star("S.PS-1", *R[:3])), begun(battle(SPACE, H[:1], R[:5], HOLY_BAND))
    assert [d.kind for d in with_four.pending] == [d.kind for d in five.pending] == [FLIGHTS]
    assert [d.prompt for d in with_four.pending] == [d.prompt for d in five.pending]


@pytest.mark.rule("holy-war/VIII.2.includes")
def test_a_star_is_shown_with_its_flight_and_can_not_be_hit():
    state = begun(with_star("S.PS-1"), 1, 1, 1, 5)
    assert as_seen_by(state, HOLY_BAND).stars[STAR].level == SPACE
    lost = begun(with_star("S.PS-1"), 1, 6, 1)
    assert PieceId("S.PS-1") not in lost.units
    assert lost.stars[STAR].level == SPACE


@pytest.mark.rule("holy-war/VIII.2.remove", "holy-war/VIII.4.fixed")
def test_flights_are_formed_once_and_stay_as_they_are():
    state = do(six_against(6), sunthrowers(R[:4], R[4:6])).state
    assert [(d.owner, d.kind) for d in state.pending] == [(HOLY_BAND, FLIGHTS)]
    assert broken(state, sunthrowers(R[2:6], R[:2]))
    mine = replace(state, pending=(replace(state.pending[0], owner=SUNTHROWERS),))
    assert "VIII.4.fixed" in broken(mine, sunthrowers(R[2:6], R[:2]))
    done = do(state, holy_band(H[:4], H[4:6]), 5).state
    assert done.combat is not None
    assert done.combat.flights[SUNTHROWERS][0].units == R[:4]


@pytest.mark.rule("holy-war/VIII.2.flights", "holy-war/VIII.4.hidden")
def test_flights_are_secret_until_they_are_revealed():
    state = do(six_against(6), sunthrowers(R[:4], R[4:6])).state
    seen = as_seen_by(state, HOLY_BAND).combat
    assert seen is not None
    assert [flight.units for flight in seen.flights[SUNTHROWERS]] == [(), ()]
    assert "R-" not in repr(seen.flights)


@pytest.mark.rule("holy-war/VIII.4.order")
def test_the_attacker_reveals_a_flight_of_his_choice_and_then_the_defender():
    eight = (*R[:6], PieceId("S.SC-1"), PieceId("S.MP-1"))
    state = begun(battle(SPACE, eight, H[:8]))
    state = do(state, sunthrowers(eight[:4], eight[4:])).state
    state = do(state, holy_band(H[:4], H[4:]), 5).state
    assert state.pending[-1].owner == SUNTHROWERS
    assert broken(state, Reveal(player=HOLY_BAND, flight=0)) == ["IV.sequence"]
    state = do(state, Reveal(player=SUNTHROWERS, flight=1)).state
    assert state.pending[-1].owner == HOLY_BAND
    seen = as_seen_by(state, HOLY_BAND)
    assert seen.combat is not None
    assert sorted(u.code for u in committed(seen, seen.combat, SUNTHROWERS)) == ["MP", "R", "R", "SC"]
    done = do(state, Reveal(player=HOLY_BAND, flight=1)).state
    assert done.combat is not None
    assert [f.revealed for f in done.combat.flights[HOLY_BAND]] == [None, 1]


def test_the_order_of_flights_can_be_fixed_when_they_are_formed():
    state = begun(battle(SPACE, R[:6], H[:8], flight_order="fixed"))
    state = do(state, sunthrowers(R[:4], R[4:6])).state
    done = do(state, holy_band(H[4:], H[:4]), 5).state
    assert done.combat is not None
    assert done.combat.flights[HOLY_BAND][0].revealed == 1
    free = begun(battle(SPACE, R[:6], H[:8], flight_order="fixed"))
    assert free.combat is not None
    both = {SUNTHROWERS: (), HOLY_BAND: done.combat.flights[HOLY_BAND]}
    hidden = replace(
        free.combat,
        step=Step.REVEAL,
        flights={side: tuple(replace(f, revealed=None) for f in fs) for side, fs in both.items()},
    )
    asked = replace(free, combat=hidden, pending=(replace(free.pending[-1], owner=HOLY_BAND, kind=REVEAL),))
    assert broken(asked, Reveal(player=HOLY_BAND, flight=1)) == ["VIII.4.fixed"]
    assert not broken(asked, Reveal(player=HOLY_BAND, flight=0))


@pytest.mark.rule("holy-war/VIII.4.hidden", "holy-war/VIII.4.join")
def test_hidden_flights_take_no_part_and_join_the_survivors_later():
    first = do(six_against(4), sunthrowers(R[:4], R[4:6]), 3, 1, 2, 5).state
    assert first.combat is not None
    assert first.combat.round == 2
    assert len(committed(first, first.combat, SUNTHROWERS)) == 6
    hit = do(six_against(4), sunthrowers(R[:4], R[4:6]), 3, 1, 5, 5).state
    assert {key for key in R[:6] if hit.units[key].damage} == {*R[:4]}


@pytest.mark.rule("holy-war/VIII.4.surplus")
def test_the_surplus_flights_of_one_side_enter_together():
    names = [*R[:6], *(f"S.{c}" for c in ("SC-1", "SC-2", "SC-3", "SC-4", "MP-1", "MP-2", "MP-3"))]
    state = begun(battle(SPACE, names, ["H.SC-1", "H.SC-2", "H.SC-3", "H.EP-1"]))
    keys = tuple(map(PieceId, names))
    flights = tuple(keys[n : n + 4] for n in range(0, 13, 4))
    state = do(state, sunthrowers(*flights), 5).state
    state = do(state, Reveal(player=SUNTHROWERS, flight=0)).state
    done = do(state, EndBoarding(player=HOLY_BAND), 1, 1, 5)
    assert done.state.combat is not None
    assert [f.revealed for f in done.state.combat.flights[SUNTHROWERS]] == [1, 2, 2, 2]
    assert "The Sunthrowers reveal 2 x Ranger, 4 x Starcruiser and 3 x Missile Pack." in texts(done.events)
