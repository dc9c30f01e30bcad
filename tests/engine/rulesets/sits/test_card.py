from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.content import loader
from engine.content.errors import ContentError
from engine.rulesets.sits.card import (
    AFT_IMPELLER,
    FWD_IMPELLER,
    BoxState,
    box_states,
    compensator_number,
    crew_quality,
    impellers_gone,
    leftmost,
    load_card,
    only_circles_left,
    pivot_rating,
    roll_rating,
    si_marked,
    thrust_rating,
    too_many_marks,
    unmarked,
)

SULTAN = load_card("sultan-bc")
"""Pivot 3 3 2 2 1 1; roll 4 3 3 2 2 1; thrust 3 3 3 3, 2 eight times, 1, then three circles of 1; SI 14."""
CARDS = [load_card(entry.slug) for entry in loader.list_ship_classes()]


@pytest.mark.rule("sits/B2.22")
@pytest.mark.parametrize(("marked", "rating"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0)])
def test_the_pivot_rating_is_the_leftmost_unmarked_box(marked: int, rating: int):
    assert pivot_rating(SULTAN, {"pivot": marked}) == rating


@pytest.mark.rule("sits/B2.22")
@pytest.mark.parametrize(("marked", "rating"), [(0, 4), (1, 3), (3, 2), (5, 1), (6, 0)])
def test_the_roll_rating_is_the_leftmost_unmarked_box(marked: int, rating: int):
    assert roll_rating(SULTAN, {"roll": marked}) == rating


@pytest.mark.rule("sits/B3.22")
@pytest.mark.parametrize(("marked", "rating"), [(0, 3), (3, 3), (4, 2), (11, 2), (12, 1), (15, 1), (16, 0)])
def test_the_thrust_rating_is_the_leftmost_unmarked_box(marked: int, rating: int):
    assert thrust_rating(SULTAN, {"thrust": marked}) == rating


@pytest.mark.parametrize("marked", [17, 400])
def test_more_marks_than_boxes_leave_nothing(marked: int):
    assert thrust_rating(SULTAN, {"thrust": marked}) == 0
    assert unmarked(SULTAN, "thrust", {"thrust": marked}) == 0


def test_marks_of_one_track_leave_the_others_alone():
    assert roll_rating(SULTAN, {"pivot": 6, "thrust": 16}) == 4


@pytest.mark.rule("sits/B3.233")
@pytest.mark.parametrize(
    ("marked", "circles"), [(0, False), (12, False), (13, True), (15, True), (16, False)]
)
def test_only_circles_are_left_between_the_last_square_and_the_end(marked: int, circles: bool):
    assert only_circles_left(SULTAN, {"thrust": marked}) is circles


@pytest.mark.rule("sits/B3.232")
def test_an_impeller_track_is_gone_with_its_last_box_the_sail():
    boxes = len(SULTAN.track(FWD_IMPELLER))
    assert impellers_gone(SULTAN, {}) == ()
    assert impellers_gone(SULTAN, {FWD_IMPELLER: boxes - 1}) == ()
    assert impellers_gone(SULTAN, {FWD_IMPELLER: boxes}) == (FWD_IMPELLER,)
    assert impellers_gone(SULTAN, {FWD_IMPELLER: boxes, AFT_IMPELLER: boxes}) == (FWD_IMPELLER, AFT_IMPELLER)


def test_a_ship_printed_without_impellers_has_lost_none():
    assert impellers_gone(load_card("lac-squadron"), {}) == ()


@pytest.mark.rule("sits/B3.23")
@pytest.mark.parametrize(
    ("grade", "marked", "number"),
    [("average", 0, 5), ("average", 3, 2), ("poor", 2, 0), ("elite", 1, 8), ("veteran", 14, -7)],
)
def test_each_si_box_marked_lowers_the_compensator_number(grade: str, marked: int, number: int):
    assert compensator_number(SULTAN, {"si": marked}, grade) == number


def test_si_boxes_of_every_shape_count_and_no_more_than_there_are():
    shapes = set(SULTAN.track("si").shapes)
    assert shapes == {"square", "circle", "octagon", "star"}
    assert si_marked(SULTAN, {"si": 14}) == si_marked(SULTAN, {"si": 99}) == 14


def test_crew_quality_is_2_5_7_or_9():
    numbers = [crew_quality(SULTAN, grade) for grade in ("poor", "average", "veteran", "elite")]
    assert numbers == [2, 5, 7, 9]


def test_an_unknown_grade_is_a_key_error():
    with pytest.raises(KeyError):
        crew_quality(SULTAN, "superb")


@pytest.mark.rule("sits/GLO.destroyed-disabled")
def test_a_disabled_box_gives_nothing_and_is_no_damage():
    states = box_states(SULTAN, "si", {"si": 1}, {"si": 2})
    assert states[:4] == (BoxState.DESTROYED, BoxState.DISABLED, BoxState.DISABLED, BoxState.INTACT)
    assert si_marked(SULTAN, {"si": 1}) == 1
    assert compensator_number(SULTAN, {"si": 1}) == 4


@pytest.mark.rule("sits/GLO.destroyed-disabled")
def test_a_disabled_box_returns_when_its_cause_is_over():
    assert thrust_rating(SULTAN, {"thrust": 3}, {"thrust": 1}) == 2
    assert thrust_rating(SULTAN, {"thrust": 3}, {}) == 3


@pytest.mark.rule("sits/GLO.destroyed-disabled")
def test_destroyed_and_disabled_boxes_together_can_use_up_a_track():
    assert pivot_rating(SULTAN, {"pivot": 4}, {"pivot": 2}) == 0
    assert unmarked(SULTAN, "pivot", {"pivot": 4}, {"pivot": 9}) == 0


def test_an_exhausted_track_gives_the_number_printed_after_it():
    card = load_card("star-knight-ca")
    assert leftmost(card, "sidewalls.port", {}) == -4
    assert leftmost(card, "sidewalls.port", {"sidewalls.port": 5}) == 3
    assert leftmost(card, "bridge", {"bridge": 3}) == -2


def test_fractions_of_a_kill_stay_exact():
    assert leftmost(load_card("star-knight-ca"), "forward.pd", {"forward.pd": 3}) == Fraction(2, 3)


def test_weapon_boxes_count_what_remains():
    assert leftmost(SULTAN, "port.weapons.0", {}) == 18
    assert leftmost(SULTAN, "port.weapons.0", {"port.weapons.0": 17}) == 1
    assert leftmost(SULTAN, "port.weapons.0", {"port.weapons.0": 18}) == 0


def test_marks_beyond_the_card_are_named():
    assert too_many_marks(SULTAN, {"pivot": 6, "thrust": 16}) == ()
    assert too_many_marks(SULTAN, {"pivot": 7, "roll": -1, "warp": 1, "si": 3}) == ("pivot", "roll", "warp")


def test_an_unknown_track_is_a_key_error():
    with pytest.raises(KeyError):
        leftmost(SULTAN, "warp", {})


def test_an_unknown_class_is_a_content_error():
    with pytest.raises(ContentError, match="no-such-ship"):
        load_card("no-such-ship")


def test_a_card_is_made_once():
    assert load_card("sultan-bc") is SULTAN


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_card_has_the_rows_that_movement_asks_for(card):
    for track in ("pivot", "roll", "thrust", FWD_IMPELLER, AFT_IMPELLER, "si"):
        row = card.track(track)
        assert len(row.values) == len(row.shapes) == len(row.icons)
        assert row.source in ("printed", "secondary", "reconstructed")
        assert row.source_ref
    assert pivot_rating(card, {}) == max([int(v or 0) for v in card.track("pivot").values], default=0)


@given(st.sampled_from(CARDS), st.integers(0, 40), st.integers(0, 40))
def test_ratings_never_rise_with_damage(card, few, more):
    low, high = sorted((few, more))
    for track, rating in (("pivot", pivot_rating), ("roll", roll_rating), ("thrust", thrust_rating)):
        assert rating(card, {track: high}) <= rating(card, {track: low})


@given(st.sampled_from(CARDS), st.integers(-3, 40), st.integers(-3, 40))
def test_every_box_is_in_one_state_destroyed_ones_first(card, crossed, circled):
    states = box_states(card, "hull", {"hull": crossed}, {"hull": circled})
    assert len(states) == len(card.track("hull"))
    order = [BoxState.DESTROYED, BoxState.DISABLED, BoxState.INTACT]
    assert list(states) == sorted(states, key=order.index)
    assert states.count(BoxState.INTACT) == unmarked(card, "hull", {"hull": crossed}, {"hull": circled})
