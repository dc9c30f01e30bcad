"""What a side may know of the other: counters without names, and nothing sealed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.rulesets.holy_war.battle_state import Adrift, Combat, Flight
from engine.rulesets.holy_war.knowledge import aliases, as_seen_by, counters_in, resolve
from engine.rulesets.holy_war.state import Purchase, Report, Sealed, Star
from engine.rulesets.holy_war.units import HIDDEN
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, place, started

SPACE = "C05/4"


def names_in(state, viewer, level=SPACE):
    return [unit.id for unit in counters_in(state, viewer, level)]


def changed(state, key, **fields):
    return state.with_unit(replace(state.units[key], **fields))


def star_at(state, level):
    star: Star = next(star for star in state.stars.values() if state.board.name(star.home) == "Talmaf")
    return state.with_star(replace(star, level=level)), star.id


@pytest.mark.rule("holy-war/VI.face-down")
def test_the_opponent_sees_how_many_counters_lie_in_a_level_and_not_what_they_are():
    cruisers = place(started(), SPACE, "S.SC-1", "S.PS-2")
    packs = place(started(), SPACE, "S.MP-4", "S.JS-1")
    assert names_in(cruisers, SUNTHROWERS) == ["S.PS-2", "S.SC-1"]
    assert names_in(cruisers, HOLY_BAND) == ["S?C05/4.1", "S?C05/4.2"]
    assert as_seen_by(cruisers, HOLY_BAND) == as_seen_by(packs, HOLY_BAND)
    assert as_seen_by(cruisers, None) == as_seen_by(packs, None)


@pytest.mark.rule("holy-war/VI.face-down")
def test_starguards_of_everybody_lie_face_up():
    state = started()
    assert as_seen_by(state, HOLY_BAND).units == state.units


@pytest.mark.rule("holy-war/VI.face-down")
def test_a_star_being_moved_is_one_more_face_down_counter():
    state, star = star_at(place(started(), SPACE, "S.PS-1"), SPACE)
    assert len(names_in(state, HOLY_BAND)) == 2
    assert as_seen_by(state, HOLY_BAND).stars[star].level == HIDDEN
    assert as_seen_by(state, SUNTHROWERS).stars[star].level == SPACE
    two = place(started(), SPACE, "S.PS-1", "S.R-1")
    assert names_in(two, HOLY_BAND) == names_in(state, HOLY_BAND)


@pytest.mark.rule("holy-war/VI.face-down")
def test_a_star_without_a_pressorship_lies_face_up():
    state, star = star_at(place(started(), SPACE, "S.R-1"), SPACE)
    assert as_seen_by(state, HOLY_BAND).stars[star].level == SPACE
    assert len(names_in(state, HOLY_BAND)) == 1


def test_a_force_counter_counts_as_one_until_it_fights():
    state = place(started(), SPACE, "S.R-1", "S.R-2", "S.R-3")
    for key in ("S.R-1", "S.R-2"):
        state = changed(state, key, force="A")
    assert len(names_in(state, HOLY_BAND)) == 2
    assert len(names_in(state, SUNTHROWERS)) == 3
    combat = Combat(level=SPACE, attacker=HOLY_BAND, defender=SUNTHROWERS)
    assert len(names_in(replace(state, combat=combat), HOLY_BAND)) == 3


def test_a_unit_shown_has_an_alias_that_does_not_tell_which_counter_it_is():
    first = changed(place(started(), SPACE, "S.R-2"), "S.R-2", shown=True)
    second = changed(place(started(), SPACE, "S.R-5"), "S.R-5", shown=True)
    assert as_seen_by(first, HOLY_BAND) == as_seen_by(second, HOLY_BAND)
    assert aliases(first, HOLY_BAND) == {"S.R-2": "S.R@C05/4.1"}
    assert resolve(first, HOLY_BAND, "S.R@C05/4.1") == "S.R-2"


def test_an_enemy_unit_cannot_be_named_by_its_own_id():
    state = changed(place(started(), SPACE, "S.R-2"), "S.R-2", shown=True)
    assert resolve(state, HOLY_BAND, "S.R-2") is None
    assert resolve(state, SUNTHROWERS, "S.R-2") == "S.R-2"
    assert resolve(state, HOLY_BAND, "S.R@C05/4.2") is None
    assert resolve(state, HOLY_BAND, state.of_side(None)[0].id) == state.of_side(None)[0].id


def test_purchases_crew_points_reports_and_the_watch_over_seams_are_secrets():
    state = started()
    bought = Sealed(purchases=(Purchase(unit="S.SC-1", level="C01/1", cost=10),))
    report = Report(side=SUNTHROWERS, turn=1, level=SPACE, starcruisers=1, field_generators=0)
    rich = replace(
        state,
        sealed={SUNTHROWERS: bought},
        crew={SUNTHROWERS: 90, HOLY_BAND: 100},
        reports=(report,),
        watch=("C02/4",),
    )
    assert as_seen_by(rich, HOLY_BAND) == as_seen_by(state, HOLY_BAND)
    mine = as_seen_by(rich, SUNTHROWERS)
    assert (mine.sealed, mine.reports, mine.watch) == (rich.sealed, (report,), ("C02/4",))
    assert mine.crew == {SUNTHROWERS: 90}


def test_flights_that_are_not_revealed_are_empty_to_the_other_side():
    state = place(started(), SPACE, "S.R-1", "S.SC-1", "H.R-1")
    state = changed(state, "S.R-1", shown=True)
    open_, hidden = Flight(units=("S.R-1", "S.MP-1"), revealed=1), Flight(units=("S.SC-1",))
    mine = Flight(units=("H.R-1",))
    combat = Combat(
        level=SPACE,
        attacker=HOLY_BAND,
        defender=SUNTHROWERS,
        flights={SUNTHROWERS: (open_, hidden), HOLY_BAND: (mine,)},
    )
    seen = as_seen_by(replace(state, combat=combat), HOLY_BAND).combat
    assert seen is not None
    assert seen.flights[SUNTHROWERS] == (Flight(units=("S.R@C05/4.1",), revealed=1), Flight(units=()))
    assert seen.flights[HOLY_BAND] == (mine,)


@pytest.mark.parametrize(("seen", "name"), [(True, "S.R@adrift.1"), (False, "?adrift.1")])
def test_a_unit_adrift_is_known_only_if_it_was_seen(seen, name):
    state = changed(place(started(), SPACE, "S.R-3"), "S.R-3", level=None)
    state = replace(state, adrift=(Adrift(unit="S.R-3", placer=HOLY_BAND, seen=seen, batch=1),))
    known = as_seen_by(state, HOLY_BAND)
    assert known.adrift[0].unit == name
    assert (name in known.units) is seen
    assert as_seen_by(state, SUNTHROWERS).adrift == state.adrift
