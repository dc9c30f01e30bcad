"""Attitudes: markers by table, rolls and pivots as rotations, midpoints and hand-drawn markers."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics import avid
from engine.mechanics.attitude import (
    Attitude,
    MarkerName,
    Markers,
    MidpointRounding,
    finishing_order,
    half,
    legal_sites,
    marker_faults,
    spine_allowed,
)
from tests.helpers.mechanics import attitudes, steps, table, windows

off_poles = windows.filter(lambda window: not avid.is_pole(window))
UNMET_TOP_COUNTS = {"A/B bu": {2, 4, 5, 7}, "A/B bl": {1, 8, 10, 11}}
ROLLS = {MidpointRounding.RULE: [0, 0, 1, 1, 2, 2, 3], MidpointRounding.ILLUSTRATED: [0, 0, 1, 2, 2, 3, 3]}


def model(window):
    """The window turned to azimuth A or A/B, as T.orientation names its rows."""
    return avid.rotated(window, -(avid.azimuth(window) // 60))


def direction_of(site):
    a, e = math.radians(avid.azimuth(site)), math.radians(avid.elevation(site))
    return math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)


def scalar(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


@pytest.mark.rule("sits/B2.134", "sits/B2.135")
@pytest.mark.parametrize("row", table("orientation"), ids=lambda row: f"{row['forward']} roll {row['roll']}")
def test_markers_equal_the_shipped_table(row):
    attitude = Attitude(row["forward"], row["roll"])
    assert (attitude.top, attitude.starboard) == (row["top"], row["starboard"])


@pytest.mark.rule("sits/B2.13", "sits/B2.133")
@given(attitudes)
def test_pairs_of_markers_are_opposite_and_in_one_colour(attitude):
    markers = attitude.markers()
    for name in MarkerName:
        here, there = markers.site(name), markers.site(name.opposite)
        assert there == avid.opposite(here)
        assert avid.colour(here) is avid.colour(there)
    assert avid.count(markers.forward, markers.aft) == 6


@pytest.mark.rule("sits/B2.132")
@given(attitudes)
def test_forward_stands_in_the_window_the_nose_points_through(attitude):
    assert attitude.markers().forward == attitude.forward


@pytest.mark.rule("sits/B2.134", "sits/B2.135")
@given(attitudes)
def test_top_and_starboard_are_three_windows_from_forward(attitude):
    assert avid.count(attitude.forward, attitude.top) == 3
    assert avid.count(attitude.forward, attitude.starboard) == 3


@pytest.mark.rule("sits/B2.135")
@given(attitudes)
def test_top_is_two_or_four_windows_from_starboard_only_in_the_rows_the_ruling_names(attitude):
    markers = attitude.markers()
    counts = {avid.count(markers.top, markers.port), avid.count(markers.top, markers.starboard)}
    unmet = attitude.roll in UNMET_TOP_COUNTS.get(model(attitude.forward), set())
    assert (counts == {2, 4}) == unmet


@pytest.mark.rule("sits/B2.134")
def test_a_ship_rolled_half_over_has_port_and_starboard_swapped():
    upright, inverted = Attitude("A y").markers(), Attitude("A y", 6).markers()
    assert (inverted.port, inverted.starboard) == (upright.starboard, upright.port)


@pytest.mark.rule("sits/B2.14")
def test_a_level_ship_rolled_to_port_has_its_side_markers_on_the_spines():
    markers = Attitude("A y", 10).markers()
    assert (markers.top, markers.bottom) == ("E/F bu", "B/C bl")
    assert (markers.port, markers.starboard) == ("E/F gl spine", "B/C gu spine")


@pytest.mark.rule("sits/B2.133")
def test_markers_in_the_lower_half_are_circled_and_yellow_ones_are_not():
    assert Attitude("A bu").circled() == ("aft", "bottom")
    assert Attitude("A y", 3).circled() == ("starboard",)


@pytest.mark.rule("sits/B2.151", "sits/B2.152", "sits/B2.153")
@given(attitudes)
def test_the_markers_of_every_attitude_are_legal(attitude):
    assert marker_faults(attitude.markers()) == []


@pytest.mark.rule("sits/B2.152")
@given(attitudes)
def test_only_green_markers_stand_on_spines(attitude):
    assert all(avid.colour(site) is avid.Colour.GREEN for site in attitude.markers() if avid.is_spine(site))


@pytest.mark.rule("sits/B2.151", "sits/B2.153")
def test_spines_are_for_top_bottom_port_and_starboard():
    assert legal_sites(MarkerName.AFT) == avid.WINDOWS
    assert set(legal_sites(MarkerName.PORT)) == set(avid.SITES)


@pytest.mark.rule("sits/B2.153")
def test_a_spine_is_allowed_when_two_counts_fit_a_window_but_four_do_not():
    level = Attitude("A y", 2).markers()
    assert avid.count("C gl", "A y") == avid.count("C gl", "B/C bu") == 3
    assert avid.count("C gl", "D y") == 2
    assert spine_allowed("B/C gl spine", (level.forward, level.aft, level.top, level.bottom))


@pytest.mark.rule("sits/B2.153")
def test_a_spine_is_refused_when_a_green_window_fits_all_four():
    pitched = Attitude("A bl", 1).markers()
    drawn = pitched._replace(top="A/B gu spine", bottom="D/E gl spine")
    assert [fault.code for fault in marker_faults(drawn)] == ["B2.153", "B2.153"]


@pytest.mark.rule("sits/B2.13")
def test_a_bottom_marker_that_is_not_opposite_top_is_a_fault():
    drawn = Attitude("A y").markers()._replace(bottom="A gl")
    (fault,) = marker_faults(drawn)
    assert fault == ("B2.13", "Bottom must be opposite top, in - (purple).")


@pytest.mark.rule("sits/B2.151")
def test_forward_on_a_spine_is_a_fault():
    spine, far = "A/B gu spine", "D/E gl spine"
    drawn = Markers(spine, far, "D/E bu", "A/B bl", "F y", "C y")
    assert [fault.code for fault in marker_faults(drawn)][:2] == ["B2.151", "B2.151"]


@pytest.mark.rule("sits/B2.134")
def test_a_side_marker_at_the_wrong_count_is_a_fault():
    drawn = Attitude("A y").markers()._replace(starboard="C y", port="F y")
    assert [fault.code for fault in marker_faults(drawn)] == ["B2.134"]


@pytest.mark.rule("sits/B2.135")
def test_top_and_starboard_of_different_rolls_do_not_fit():
    drawn = Attitude("A y").markers()._replace(starboard="- p", port="+ p")
    assert [fault.code for fault in marker_faults(drawn)] == ["B2.135"]


@given(attitudes)
def test_an_attitude_is_read_back_from_forward_and_top(attitude):
    assert Attitude.from_markers(attitude.forward, attitude.top) == attitude


@pytest.mark.parametrize(("forward", "top"), [("A y", "A bu"), ("A/B gu spine", "D/E bu"), ("Z", "A y")])
def test_other_pairs_of_forward_and_top_are_no_attitude(forward, top):
    assert Attitude.from_markers(forward, top) is None


@pytest.mark.parametrize(("forward", "roll"), [("A/B gu", 0), ("A/B gu spine", 0), ("A y", 12), ("A y", -1)])
def test_an_impossible_attitude_is_refused(forward, roll):
    with pytest.raises(ValueError, match=r"no AVID window|expected 0 to 11"):
        Attitude(forward, roll)


def test_there_are_six_hundred_attitudes():
    assert len(set(Attitude.every())) == 600


@pytest.mark.rule("sits/B2.212")
@given(attitudes, steps, steps)
def test_rolls_compose_invert_and_leave_the_nose_alone(attitude, first, second):
    assert attitude.rolled(first).rolled(second) == attitude.rolled(first + second)
    assert attitude.rolled(first).rolled(-first) == attitude
    assert attitude.rolled(12) == attitude
    assert attitude.rolled(first).forward == attitude.forward


@pytest.mark.rule("sits/B2.14", "sits/B2.25")
@given(attitudes)
def test_a_roll_of_thirty_degrees_moves_top_by_one_window(attitude):
    assert avid.count(attitude.top, attitude.rolled(1).top) == 1


@pytest.mark.rule("sits/B2.25")
@given(attitudes, steps)
def test_a_roll_path_has_one_step_for_each_window_and_ends_at_the_new_top(attitude, roll):
    path = attitude.roll_path(roll)
    assert len(path) == abs(roll) + 1
    assert (path[0], path[-1]) == (attitude.top, attitude.rolled(roll).top)


@pytest.mark.rule("sits/B2.25")
def test_the_books_two_window_roll_brings_top_from_the_spine_to_the_blue_ring():
    ship = Attitude.from_markers("D/E bl", "D/E gu spine")
    assert ship.rolled(2).top == "E/F bu"


@given(attitudes, steps, steps)
def test_hexside_turns_compose_and_invert(attitude, first, second):
    assert attitude.rotated(first).rotated(second) == attitude.rotated(first + second)
    assert attitude.rotated(first).rotated(-first) == attitude
    assert attitude.rotated(6) == attitude


@given(attitudes, steps, steps)
def test_hexside_turns_and_rolls_commute(attitude, turn, roll):
    assert attitude.rotated(turn).rolled(roll) == attitude.rolled(roll).rotated(turn)


@given(attitudes, steps)
def test_a_hexside_turn_turns_every_marker(attitude, turn):
    expected = tuple(avid.rotated(site, turn) for site in attitude.markers())
    assert attitude.rotated(turn).markers() == expected


@pytest.mark.rule("sits/B2.211")
@given(off_poles, windows, st.integers(0, 11))
def test_a_pivot_off_the_poles_keeps_the_roll(start, end, roll):
    route = avid.shortest_route(start, end)
    if not any(avid.is_pole(window) for window in route):
        assert Attitude(start, roll).pivoted(route) == Attitude(end, roll)


@given(windows, windows, st.integers(0, 11))
def test_a_pivot_there_and_back_the_same_way_restores_the_attitude(start, end, roll):
    route = avid.shortest_route(start, end)
    ship = Attitude(start, roll)
    assert ship.pivoted(route).pivoted(route[::-1]) == ship


@given(windows, windows, st.integers(0, 11), steps, steps)
def test_a_pivot_does_not_depend_on_the_map_direction_nor_on_when_one_rolls(start, end, roll, turn, more):
    route = avid.shortest_route(start, end)
    turned = tuple(avid.rotated_window(window, turn) for window in route)
    ship = Attitude(start, roll)
    assert ship.rotated(turn).pivoted(turned) == ship.pivoted(route).rotated(turn)
    assert ship.rolled(more).pivoted(route) == ship.pivoted(route).rolled(more)


@pytest.mark.rule("sits/B2.211")
@pytest.mark.parametrize(("pole", "half_ring", "sign"), [("+ p", "gu", 1), ("- p", "gl", -1)])
@pytest.mark.parametrize("k", range(6))
@pytest.mark.parametrize("came_by", "ABCDEF")
def test_leaving_a_pole_k_hexsides_clockwise_changes_roll_by_two_k(pole, half_ring, sign, k, came_by):
    entry = avid.parse_window(f"{came_by} {half_ring}")
    leave = avid.rotated_window(entry, k)
    ship = Attitude(entry, 4).pivoted((entry, pole, leave))
    assert ship == Attitude(leave, (4 + sign * 2 * k) % 12)


@pytest.mark.rule("sits/B2.135")
@pytest.mark.parametrize("came_by", "ABCDEF")
def test_at_a_pole_top_stands_opposite_or_along_the_azimuth_the_nose_came_by(came_by):
    up, down = avid.parse_window(f"{came_by} gu"), avid.parse_window(f"{came_by} gl")
    assert Attitude(up).pivoted((up, avid.UP)).top == avid.opposite(avid.parse_window(f"{came_by} y"))
    assert Attitude(down).pivoted((down, avid.DOWN)).top == f"{came_by} y"


@pytest.mark.parametrize("route", [(), ("B y", "A y")])
def test_a_pivot_must_begin_where_the_nose_points(route):
    with pytest.raises(ValueError, match="must begin at Forward"):
        Attitude("A y").pivoted(route)


@pytest.mark.rule("sits/B2.222")
@pytest.mark.parametrize("rounding", MidpointRounding)
@pytest.mark.parametrize("n", range(7))
def test_half_of_a_change_is_rounded_as_the_option_says(rounding, n):
    assert half(n, rounding) == ROLLS[rounding][n]
    assert half(-n, rounding) == -ROLLS[rounding][n]


@pytest.mark.rule("sits/B2.241", "sits/B2.222")
def test_a_one_window_pivot_keeps_the_old_facing_at_the_midpoint():
    ship, route = Attitude("A y", 3), ("A y", "A/B y")
    assert ship.pivoted_part(route, half(avid.route_length(route))) == ship


@pytest.mark.rule("sits/B2.241")
def test_the_midpoint_of_a_pivot_is_the_window_at_half_its_route():
    route = ("A y", "A/B y", "B y", "B bu", "B gu")
    assert Attitude("A y").pivoted_part(route, half(4)).forward == "B y"
    assert Attitude("A y").pivoted_part(route, 99).forward == "B gu"


@pytest.mark.rule("sits/B2.26.order")
@pytest.mark.parametrize(
    ("pivot", "roll", "first"), [(3, 1, "roll"), (1, 3, "pivot"), (2, 2, "roll"), (2, -3, "pivot")]
)
def test_the_shorter_change_finishes_first_and_of_equals_the_roll(pivot, roll, first):
    assert finishing_order(pivot, roll)[0] == first


@given(attitudes)
def test_the_frame_for_drawing_is_right_handed(attitude):
    forward, top, starboard = attitude.frame()
    for a, b in ((forward, forward), (top, top), (starboard, starboard)):
        assert scalar(a, b) == pytest.approx(1)
    assert scalar(forward, top) == pytest.approx(0, abs=1e-9)
    cross = (
        forward[1] * top[2] - forward[2] * top[1],
        forward[2] * top[0] - forward[0] * top[2],
        forward[0] * top[1] - forward[1] * top[0],
    )
    assert cross == pytest.approx(starboard, abs=1e-9)


@given(attitudes)
def test_the_frame_points_through_the_markers_as_nearly_as_thirty_degrees_allow(attitude):
    for axis, site in zip(
        attitude.frame(), (attitude.forward, attitude.top, attitude.starboard), strict=True
    ):
        assert scalar(axis, direction_of(site)) > math.cos(math.radians(30))


@given(attitudes, steps)
def test_the_frame_turns_with_the_ship(attitude, turn):
    angle = math.radians(60 * turn)
    for axis, turned in zip(attitude.frame(), attitude.rotated(turn).frame(), strict=True):
        x, y, z = axis
        expected = (x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle), z)
        assert turned == pytest.approx(expected, abs=1e-9)


@pytest.mark.rule("sits/B2.134")
def test_port_and_starboard_swapped_are_told_by_their_own_rule():
    drawn = Attitude("A y").markers()._replace(starboard="E/F y", port="B/C y")
    assert [fault.code for fault in marker_faults(drawn)] == ["B2.134"]
