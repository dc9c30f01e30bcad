"""Bearings carried into ship axes by counting, and the exact rotation behind the remaining cases."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics import avid
from engine.mechanics.attitude import Attitude, MarkerName
from engine.mechanics.avid import WINDOWS
from engine.mechanics.bearing import exact_deck_plane, ship_window
from engine.mechanics.exact import Surd, cosine, sine
from tests.helpers.mechanics import attitudes, steps, windows

COLUMNS = {MarkerName.FORWARD: 0, MarkerName.STARBOARD: 90, MarkerName.AFT: 180, MarkerName.PORT: 270}
ROWS = {("top", 0): "+ p", ("top", 1): "gu", ("top", 2): "bu", ("bottom", 0): "- p"}
ROWS |= {("bottom", 1): "gl", ("bottom", 2): "bl", ("top", 3): "y", ("bottom", 3): "y"}
surds = st.builds(Surd, st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))


def direction_of(site):
    a, e = math.radians(avid.azimuth(site)), math.radians(avid.elevation(site))
    return math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)


def scalar(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


@pytest.mark.rule("sits/C1.224")
@pytest.mark.parametrize("window", WINDOWS)
def test_for_a_level_ship_facing_a_ship_axes_are_map_axes(window):
    assert ship_window(Attitude("A y"), window).choices == (window,)


@pytest.mark.rule("sits/C1.221", "sits/C1.223")
@given(attitudes, windows)
def test_the_row_is_counted_from_the_nearer_of_top_and_bottom(attitude, bearing):
    seen, markers = ship_window(attitude, bearing), attitude.markers()
    counts = {name: avid.count(bearing, markers.site(name)) for name in ("top", "bottom")}
    assert seen.rows == min(counts.values()) == counts[seen.pole] <= 3
    assert {avid.ring(window).value for window in seen.choices} == {ROWS[seen.pole.value, seen.rows]}


@pytest.mark.rule("sits/C1.222")
@given(attitudes, windows)
def test_the_nearest_side_markers_are_all_named(attitude, bearing):
    seen, markers = ship_window(attitude, bearing), attitude.markers()
    counts = {name: avid.count(bearing, markers.site(name)) for name in COLUMNS}
    assert seen.windows_from_marker == min(counts.values())
    assert set(seen.nearest) == {name for name, n in counts.items() if n == min(counts.values())}


@pytest.mark.rule("sits/C1.224")
@given(attitudes, st.sampled_from(list(COLUMNS)))
def test_a_target_at_a_side_marker_is_seen_in_the_column_of_that_side(attitude, name):
    site = attitude.markers().site(name)
    if avid.is_window(site):
        seen = ship_window(attitude, site)
        assert {avid.azimuth(window) for window in seen.choices} == {COLUMNS[name]}


@pytest.mark.rule("sits/C1.223")
@given(attitudes)
def test_targets_at_top_and_bottom_are_seen_through_the_caps(attitude):
    for site, cap in ((attitude.top, "+ p"), (avid.opposite(attitude.top), "- p")):
        if avid.is_window(site):
            assert ship_window(attitude, site).choices == (cap,)


@pytest.mark.rule("sits/C1.224")
def test_between_a_side_marker_and_the_pole_counting_beats_exact_rotation():
    # The book's example: exactly rotated the target stands at azimuth 73.9, nearer to column B than to B/C.
    seen = ship_window(Attitude("A bu"), "B/C bu")
    assert (seen.counted, seen.choices) == ((MarkerName.STARBOARD,), ("B/C bu",))


@pytest.mark.rule("sits/C1.222")
def test_two_columns_equally_near_are_both_offered_to_the_attacker():
    # On her side, Bottom at E/F: the target stands exactly over the border of two green windows.
    seen = ship_window(Attitude("A y", 3), "E/F bu")
    assert (seen.counted, set(seen.choices)) == ((), {"E gl", "F gl"})


@given(attitudes, windows)
def test_one_or_two_neighbouring_windows_are_offered(attitude, bearing):
    choices = ship_window(attitude, bearing).choices
    assert len(choices) in (1, 2)
    assert len(choices) == 1 or avid.is_step(*choices)


@given(attitudes, windows, steps)
def test_ship_axes_do_not_depend_on_the_map_direction(attitude, bearing, turn):
    turned = ship_window(attitude.rotated(turn), avid.rotated_window(bearing, turn))
    assert set(turned.choices) == set(ship_window(attitude, bearing).choices)


@given(attitudes, windows)
def test_counting_and_exact_rotation_differ_by_one_window_at_most(attitude, bearing):
    forward, top, starboard = attitude.frame()
    sight = direction_of(bearing)
    seen_from_the_deck = scalar(sight, starboard), scalar(sight, forward), scalar(sight, top)
    fits = {window: scalar(seen_from_the_deck, direction_of(window)) for window in WINDOWS}
    exact = [window for window, fit in fits.items() if fit > max(fits.values()) - 1e-9]
    choices = ship_window(attitude, bearing).choices
    assert min(avid.count(a, b) for a in exact for b in choices) <= 1


@given(attitudes, windows)
def test_the_exact_deck_plane_is_the_drawn_frame(attitude, bearing):
    forward, _, starboard = attitude.frame()
    sight = direction_of(bearing)
    ahead, abeam = (n.a / 32 + n.b * math.sqrt(3) / 32 for n in exact_deck_plane(attitude, bearing))
    assert (ahead, abeam) == pytest.approx((scalar(forward, sight), scalar(starboard, sight)), abs=1e-9)


@given(surds, surds, surds)
def test_surds_are_a_commutative_ring(x, y, z):
    assert x * (y + z) == x * y + x * z
    assert x * y == y * x
    assert x - x == Surd(0)
    assert -x + x == Surd(0)


@given(surds)
def test_the_sign_of_a_surd_is_exact(x):
    assert (-x).sign() == -x.sign()
    assert (x * x).sign() == (0 if x == Surd(0) else 1)
    assert x.sign() == (x.a + x.b * math.sqrt(3) > 0) - (x.a + x.b * math.sqrt(3) < 0)


@pytest.mark.parametrize("number", [Surd(1351, -780), Surd(-1351, 780)])
def test_a_difference_too_small_to_see_still_has_its_sign(number):
    assert number.sign() == (1 if number.a > 0 else -1)


@pytest.mark.parametrize("degrees", range(-720, 721, 30))
def test_sines_and_cosines_are_those_of_the_angle(degrees):
    for exact, value in ((sine(degrees), math.sin), (cosine(degrees), math.cos)):
        assert (exact.a + exact.b * math.sqrt(3)) / 2 == pytest.approx(value(math.radians(degrees)), abs=1e-9)


def test_other_angles_have_no_exact_sine():
    with pytest.raises(ValueError, match="whole step"):
        sine(45)
