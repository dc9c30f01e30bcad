"""The camera of the tactical view."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.tactical3d.picking import window_of
from gui.tactical3d.projection import NEAR, VIEWPOINTS, Camera, segments

CAMERA = Camera(focus=(0.0, 0.0, 0.0), distance=20.0, bearing=180.0, elevation=30.0, width=800, height=600)
angles = st.floats(0, 359), st.floats(-89, 89)


def test_the_focus_lies_in_the_middle_of_the_window():
    x, y, depth = CAMERA.project(np.array([[0.0, 0.0, 0.0]]))[0]
    assert (x, y, depth) == pytest.approx((400.0, 300.0, 20.0))


def test_from_the_south_east_is_right_and_up_is_up():
    east, up = CAMERA.project(np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]))
    assert east[0] > 400
    assert up[1] < 300


def test_from_above_direction_a_is_at_the_top():
    above = CAMERA.seen_from("From above")
    north = above.project(np.array([[0.0, 5.0, 0.0]]))[0]
    assert north[1] < 300
    assert north[0] == pytest.approx(400.0, abs=0.5)


@given(*angles)
def test_the_axes_are_at_right_angles(bearing, elevation):
    right, up, back = Camera(bearing=bearing, elevation=elevation).axes()
    assert np.allclose(np.cross(back, right), up)
    assert np.allclose(np.cross(right, up), back)


@given(*angles, st.floats(-300, 300), st.floats(-200, 200))
def test_a_ray_passes_through_what_is_drawn_at_its_pixel(bearing, elevation, dx, dy):
    camera = Camera(bearing=bearing, elevation=elevation, width=800, height=600)
    eye, way = camera.ray(400 + dx, 300 + dy)
    x, y, _ = camera.project((eye + way * 12.0)[None, :])[0]
    assert (x, y) == pytest.approx((400 + dx, 300 + dy), abs=1e-6)


def test_a_segment_that_passes_the_eye_is_cut_and_not_turned_about():
    points = np.array([[0.0, 10.0, 0.0], [0.0, -60.0, -20.0]])
    flat = segments(CAMERA, points, np.array([[0, 1]]))
    assert flat.shape == (1, 4)
    assert flat[0][3] > flat[0][1]


def test_a_segment_behind_the_eye_is_left_out():
    points = np.array([[0.0, -60.0, 0.0], [1.0, -61.0, 0.0]])
    assert segments(CAMERA, points, np.array([[0, 1]])).shape == (0, 4)


@given(st.lists(st.tuples(*[st.floats(-40, 40)] * 3), min_size=1, max_size=12), *angles)
def test_fitted_keeps_every_point_in_the_window(points, bearing, elevation):
    camera = Camera(bearing=bearing, elevation=elevation, width=900, height=500).fitted(points)
    for x, y, depth in camera.project(np.array(points)):
        assert depth > NEAR
        assert 0 <= x <= 900
        assert 0 <= y <= 500


@pytest.mark.parametrize("name", VIEWPOINTS)
def test_a_map_that_was_fitted_fills_the_window_one_way_and_lies_in_its_middle(name):
    corners = [(x, y, z) for x in (0.0, 19.0) for y in (0.0, -34.0) for z in (0.0, 2.0)]
    camera = Camera(width=1400, height=800).seen_from(name).fitted(corners)
    # A hex around the corners is kept free on every side.
    right, up, _ = camera.axes()
    room = [np.array(corner) + way for corner in corners for way in (right, -right, up, -up)]
    flat = camera.project(np.array(room))
    (left, top), (last, low) = flat[:, :2].min(axis=0), flat[:, :2].max(axis=0)
    shares = (last - left) / 1400, (low - top) / 800
    assert max(shares) == pytest.approx(0.86, abs=0.01)
    middle = (left + last) / 2 if shares[0] > shares[1] else (top + low) / 2
    assert middle == pytest.approx(700 if shares[0] > shares[1] else 400, abs=1.0)


def test_panning_moves_the_scene_with_the_mouse():
    moved = CAMERA.panned(50, 0).project(np.array([[0.0, 0.0, 0.0]]))[0]
    assert moved[0] == pytest.approx(450.0, abs=1.0)


def test_every_named_viewpoint_exists():
    for name in VIEWPOINTS:
        assert CAMERA.seen_from(name).bearing == VIEWPOINTS[name][0]


@pytest.mark.parametrize(
    ("direction", "window"),
    [
        ((0, 1, 0), "A y"),
        ((1, 0, 0), "B/C y"),
        ((0, 0, 1), "+ p"),
        ((0, 0, -1), "- p"),
        ((0, 0.866, 0.5), "A bu"),
        ((0, -0.5, -0.866), "D gl"),
        ((0.5, 0.866, -0.5), "A/B bl"),
    ],
)
def test_a_direction_is_named_by_its_window(direction, window):
    length = sum(part * part for part in direction) ** 0.5
    assert window_of(*(part / length for part in direction)) == window


@pytest.mark.parametrize(("top", "bearing"), [("A", 180), ("D", 0), ("B/C", 270), ("E/F", 90)])
def test_the_eye_of_a_seat_is_behind_it_and_its_top_is_far_away(top, bearing):
    seated = CAMERA.seated(top)
    assert seated.bearing == bearing
    above = seated.seen_from("From above")
    turn = np.radians(bearing + 180)
    ahead = above.project(np.array([[5.0 * np.sin(turn), 5.0 * np.cos(turn), 0.0]]))[0]
    assert ahead[1] < 300
    assert ahead[0] == pytest.approx(400.0, abs=0.5)


def test_a_named_direction_is_the_same_from_every_seat():
    assert CAMERA.seated("D").seen_from("From A").bearing == CAMERA.seen_from("From A").bearing
