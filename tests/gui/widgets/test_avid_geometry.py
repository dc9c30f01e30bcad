"""Where windows lie on the AVID, and which window lies under a point."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics.avid import SITES, WINDOWS, Ring, is_lower, is_pole, ring
from gui.attitude.avid_geometry import VIEWPOINTS, Disc, Half, beside, layout, outline

CARDS = sorted(VIEWPOINTS)


@pytest.mark.parametrize("viewpoint", CARDS)
@pytest.mark.parametrize("window", WINDOWS)
def test_a_windows_own_centre_hits_it(viewpoint, window):
    disc = Disc(200, 200, 120, Half.BOTH, VIEWPOINTS[viewpoint])
    assert disc.window_at(*disc.centre(window), lower=is_lower(window)) == window


@given(
    distance=st.floats(min_value=0.0, max_value=0.999),
    turn=st.floats(min_value=0.0, max_value=359.9),
    lower=st.booleans(),
)
def test_every_point_of_the_disc_is_in_a_window_of_the_half_pointed_at(distance, turn, lower):
    disc = Disc(0, 0, 100)
    window = disc.window_at(*disc.point(turn, distance), lower=lower)
    assert window in WINDOWS
    assert ring(window) is Ring.YELLOW or is_lower(window) == lower


def test_beyond_the_rim_there_is_no_window():
    disc = Disc(0, 0, 100)
    assert disc.window_at(*disc.point(30, 1.01)) is None


@pytest.mark.rule("sits/A2.21")
@pytest.mark.parametrize(("viewpoint", "slot"), [("A", "A"), ("D", "D")])
def test_an_edge_card_has_its_direction_at_the_top(viewpoint, slot):
    arrow = next(a for a in layout(400, 412, viewpoint).arrows if a.slot == slot)
    assert arrow.angle == 0
    assert arrow.x == pytest.approx(200)


@pytest.mark.rule("sits/A2.21")
@pytest.mark.parametrize(("viewpoint", "left", "right"), [("B/C", "B", "C"), ("E/F", "E", "F")])
def test_a_corner_card_has_its_two_directions_beside_the_top(viewpoint, left, right):
    angles = {a.slot: a.angle for a in layout(400, 412, viewpoint).arrows}
    assert angles[left] == 330
    assert angles[right] == 30


@pytest.mark.rule("sits/A2.221")
@pytest.mark.parametrize("viewpoint", CARDS)
@pytest.mark.parametrize("two_discs", [False, True])
def test_eight_arrows_lie_inside_the_card_and_apart(viewpoint, two_discs):
    parts = layout(400, 412 if not two_discs else 318, viewpoint, two_discs=two_discs)
    assert len(parts.arrows) == 8
    middles = [arrow.along(0.65) for arrow in parts.arrows]
    for x, y in middles:
        assert 0 < x < parts.width
        assert 0 < y < parts.height
    for index, a in enumerate(middles):
        for b in middles[index + 1 :]:
            assert math.dist(a, b) > parts.arrows[0].size * 0.9


def test_the_discs_of_two_halves_show_each_half_once_and_the_equator_twice():
    upper, lower = layout(800, 500, "A", two_discs=True).discs
    for site in SITES:
        shown = upper.shows(site) + lower.shows(site)
        assert shown == (2 if ring(site) is Ring.YELLOW else 1)


def test_outlines_of_all_windows_fill_the_disc():
    disc = Disc(0, 0, 100)
    area = sum(_area(outline(disc, window, 60)) for window in disc.windows())
    assert area == pytest.approx(math.pi * 100**2, rel=0.01)


def _area(points):
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


@pytest.mark.parametrize("window", [w for w in WINDOWS if not is_pole(w)])
def test_the_cursor_that_goes_round_its_ring_comes_back(window):
    here = window
    for _ in range(6 if "g" in window.split()[-1] else 12):
        here = beside(here, 1, 0)
    assert here == window


def test_the_cursor_climbs_from_pole_to_pole():
    here, seen = "- p", []
    for _ in range(6):
        here = beside(here, 0, 1)
        seen.append(here)
    assert seen == ["A gl", "A bl", "A y", "A bu", "A gu", "+ p"]


def test_the_cursor_does_not_climb_over_a_pole():
    assert beside("+ p", 0, 1) == "+ p"
    assert beside("+ p", 1, 0) == "+ p"


def test_the_cursor_comes_down_from_a_pole_on_the_bearing_it_came_from():
    assert beside("+ p", 0, -1, keep=120.0) == "C gu"
