"""Hexes and map directions: metric, rotation, components, lines and drawing coordinates."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics.hexgrid import (
    Direction,
    Hex,
    Orientation,
    azimuth_name,
    centre,
    corners,
    hex_at,
    line,
    parse_azimuth,
    screen_angle,
)
from tests.helpers.mechanics import directions, hexes, steps

ORIGIN = Hex(0, 0)
UNITS = {"A": (0, -1), "B": (1, -1), "C": (1, 0), "D": (0, 1), "E": (-1, 1), "F": (-1, 0)}
VIEWS = [(orientation, turned) for orientation in Orientation for turned in range(6)]


@pytest.mark.rule("sits/B1.11")
@pytest.mark.parametrize(("letter", "unit"), UNITS.items())
def test_a_map_direction_steps_to_its_neighbour(letter, unit):
    assert ORIGIN.neighbour(Direction.parse(letter)) == Hex(*unit)


def test_the_six_directions_go_clockwise():
    assert [ORIGIN.neighbour(Direction.A).rotated(n) for n in range(6)] == list(ORIGIN.neighbours())


def test_opposite_directions_cancel():
    assert all(d.unit + d.opposite.unit == ORIGIN for d in Direction)


@pytest.mark.parametrize("text", ["", "G", "a", "AB", "A/B", "AF"])
def test_other_letters_are_no_direction(text):
    with pytest.raises(ValueError, match="no map direction"):
        Direction.parse(text)


@given(directions, steps, steps)
def test_turning_twice_is_turning_by_the_sum(direction, first, second):
    assert direction.turned(first).turned(second) is direction.turned(first + second)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a, b, c):
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(b) == b.distance(a)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@pytest.mark.rule("sits/C1.13")
@given(hexes, hexes)
def test_distance_counts_the_steps_of_a_shortest_walk(a, b):
    assert a.distance(b) == sum((b - a).components().values())


@given(hexes, hexes, hexes)
def test_offsets_form_a_group(a, b, c):
    assert (a + b) + c == a + (b + c)
    assert a + b == b + a
    assert a - a == ORIGIN
    assert -a + a == ORIGIN
    assert 3 * a == a + a + a == a * 3


@given(hexes, hexes, steps, steps)
def test_rotations_are_a_group_that_keeps_distances(a, b, first, second):
    assert a.rotated(first).rotated(second) == a.rotated(first + second)
    assert a.rotated(6) == a
    assert a.rotated(first).rotated(-first) == a
    assert a.rotated(first).distance(b.rotated(first)) == a.distance(b)
    assert a.rotated(3) == -a


@pytest.mark.rule("sits/C1.12")
@given(hexes)
def test_components_are_at_most_two_adjacent_directions_that_add_up(offset):
    parts = offset.components()
    assert sum((d.unit * n for d, n in parts.items()), ORIGIN) == offset
    assert all(n > 0 for n in parts.values())
    assert len(parts) < 3
    if len(parts) == 2:
        first, second = parts
        assert second is first.turned(1)


@given(hexes, steps)
def test_components_turn_with_the_offset(offset, turn):
    turned = {d.turned(turn): n for d, n in offset.components().items()}
    assert offset.rotated(turn).components() == turned


@given(hexes)
def test_text_of_a_hex_reads_back(place):
    assert Hex.parse(str(place)) == place


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "a,b", "1;2", "1.5,2"])
def test_other_texts_are_no_hex(text):
    with pytest.raises(ValueError, match="no hex"):
        Hex.parse(text)


@given(hexes, hexes)
def test_a_line_walks_from_end_to_end_by_single_steps(a, b):
    walk = line(a, b)
    assert (walk[0], walk[-1], len(walk)) == (a, b, a.distance(b) + 1)
    assert all(here.distance(there) == 1 for here, there in pairwise(walk))


@given(directions, st.integers(1, 40))
def test_a_line_along_a_direction_stays_on_it(direction, n):
    assert ORIGIN.line(direction.unit * n) == tuple(direction.unit * k for k in range(n + 1))


@given(hexes, st.integers(0, 8))
def test_a_ring_holds_the_hexes_of_one_distance(place, n):
    ring = place.ring(n)
    assert len(ring) == len(set(ring)) == max(6 * n, 1)
    assert all(place.distance(other) == n for other in ring)


def test_a_ring_goes_clockwise_from_direction_a():
    assert ORIGIN.ring(1) == ORIGIN.neighbours()


@given(hexes, st.integers(0, 8))
def test_a_spiral_holds_every_hex_within_reach_nearest_first(place, n):
    walk = list(place.spiral(n))
    assert len(walk) == 3 * n * (n + 1) + 1
    assert place.within(n) == set(walk)
    distances = [place.distance(other) for other in walk]
    assert distances == sorted(distances)


@pytest.mark.parametrize(("orientation", "turned"), VIEWS)
@given(hexes)
def test_a_hex_is_found_where_it_is_drawn(orientation, turned, place):
    assert hex_at(*centre(place, orientation, turned), orientation, turned) == place


@pytest.mark.parametrize(("orientation", "turned"), VIEWS)
@given(hexes, directions)
def test_neighbours_are_drawn_one_hex_width_apart_at_their_azimuth(orientation, turned, place, direction):
    x, y = centre(place, orientation, turned)
    x2, y2 = centre(place.neighbour(direction), orientation, turned)
    angle = math.radians(screen_angle(direction.azimuth, orientation, turned))
    assert (x2 - x, y2 - y) == pytest.approx((math.sin(angle), -math.cos(angle)), abs=1e-9)


@pytest.mark.parametrize(("orientation", "turned"), VIEWS)
def test_points_inside_the_corners_belong_to_the_hex_and_points_outside_do_not(orientation, turned):
    x, y = centre(Hex(3, -5), orientation, turned)
    for cx, cy in corners(Hex(3, -5), orientation, turned):
        inside = (x + 0.99 * (cx - x), y + 0.99 * (cy - y))
        outside = (x + 1.01 * (cx - x), y + 1.01 * (cy - y))
        assert hex_at(*inside, orientation, turned) == Hex(3, -5)
        assert hex_at(*outside, orientation, turned) != Hex(3, -5)


@pytest.mark.parametrize(
    ("orientation", "turned", "up"),
    [
        ("edge up", 0, "A"),
        ("edge up", 3, "D"),
        ("corner up", 0, "A/B"),
        ("corner up", 1, "B/C"),
        ("corner up", 4, "E/F"),
    ],
)
def test_a_view_has_its_direction_at_the_top(orientation, turned, up):
    assert screen_angle(parse_azimuth(up), Orientation(orientation), turned) == 0


def test_the_first_corner_drawn_is_a_b():
    x, y = corners(ORIGIN)[0]
    assert x > 0 > y


@pytest.mark.parametrize("step", range(12))
def test_azimuth_names_read_back(step):
    assert parse_azimuth(azimuth_name(30 * step)) == 30 * step


@pytest.mark.rule("sits/GLO.hex-facing")
def test_edges_and_corners_are_named_clockwise_from_a():
    names = [azimuth_name(a) for a in range(0, 360, 30)]
    assert names == ["A", "A/B", "B", "B/C", "C", "C/D", "D", "D/E", "E", "E/F", "F", "F/A"]


@pytest.mark.parametrize("text", ["B/A", "A/C", "A/B/C", "A/", "G"])
def test_other_names_are_no_azimuth(text):
    with pytest.raises(ValueError, match="expected"):
        parse_azimuth(text)


@pytest.mark.rule("sits/B1.11")
def test_a_heading_off_the_edges_and_corners_is_refused():
    with pytest.raises(ValueError, match="no facing"):
        azimuth_name(45)


@pytest.mark.parametrize(
    ("q", "r", "name"),
    [(0, 0, "01/01"), (1, 0, "02/01"), (2, -1, "03/01"), (-1, 0, "00/00"), (9, 20, "10/25")],
)
def test_a_hex_is_called_by_column_and_row(q, r, name):
    assert Hex(q, r).name == name
