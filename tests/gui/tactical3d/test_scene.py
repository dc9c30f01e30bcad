"""The 3D scene as built from what a seat may see."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.ids import PieceId
from engine.mechanics.avid import WINDOWS
from gui.presenters.tactical3d import DeskOverlay, build_scene, frame_of, window_direction, world
from gui.tactical3d.picking import window_of
from tests.helpers.table3d import RED, ship, table_of


def test_a_level_is_as_high_as_a_hex_is_wide():
    here, there = world("0,0", 0), world("0,-1", 0)
    assert math.dist(here, there) == pytest.approx(1.0)
    assert math.dist(here, world("0,0", 1)) == pytest.approx(1.0)


def test_direction_a_is_north():
    assert world("0,-1", 0)[1] > world("0,0", 0)[1]


@given(st.integers(0, 11), st.integers(-3, 3), st.integers(0, 11))
def test_the_frame_is_right_handed(facing, pitch, roll):
    f, t, s = frame_of(facing, pitch, roll)
    cross = (f[1] * t[2] - f[2] * t[1], f[2] * t[0] - f[0] * t[2], f[0] * t[1] - f[1] * t[0])
    assert cross == pytest.approx(s, abs=1e-9)


def test_rolling_to_starboard_brings_the_top_to_starboard():
    top = frame_of(0, 0, 3)[1]
    assert top == pytest.approx((1.0, 0.0, 0.0), abs=1e-9)


def test_a_ship_in_the_tray_is_not_in_space():
    scene = build_scene(table_of(ship("one", None), ship("two", "1,1")))
    assert [body.piece for body in scene.bodies] == ["two"]


def test_a_ship_above_the_map_stands_on_a_stem():
    scene = build_scene(table_of(ship("one", "0,0", 5)))
    stems = [line for line in scene.lines if line.points[-1][2] == 0.0]
    assert [line.points for line in stems] == [(world("0,0", 5), world("0,0", 0))]


def test_the_selected_ship_wears_the_window_rings():
    table = table_of(ship("one", "0,0"), ship("two", "3,0", owner=RED))
    scene = build_scene(table, DeskOverlay(selected=PieceId("two")))
    assert scene.sphere is not None
    assert scene.sphere.piece == "two"
    assert len(scene.sphere.windows) == 50


def test_the_window_rings_are_kept_in_sight():
    scene = build_scene(table_of(ship("one", "0,0")), DeskOverlay(selected=PieceId("one")))
    radius = scene.sphere.radius
    assert {(radius, 0.0, 0.0), (-radius, 0.0, 0.0), (0.0, 0.0, radius)} <= set(scene.spots)


def test_marked_windows_carry_the_plot():
    desk = DeskOverlay(selected=PieceId("one"), windows={"B bu": ("focus", 0.5)})
    scene = build_scene(table_of(ship("one", "0,0")), desk)
    assert [w.name for w in scene.sphere.windows if w.alpha] == ["B bu"]


def test_ghosts_are_drawn_but_never_picked():
    ghost = ship("ghost", "4,4", kind="ghost", of=PieceId("one"))
    scene = build_scene(table_of(ship("one", "0,0")), DeskOverlay(ghosts=(ghost,)))
    assert [body.ghost for body in scene.bodies] == [False, True]


def test_the_same_table_gives_an_equal_scene():
    table = table_of(ship("one", "0,0"), ship("two", "3,0", 4))
    assert build_scene(table) == build_scene(table)


@pytest.mark.parametrize("name", WINDOWS)
def test_the_middle_of_every_window_lies_in_it(name):
    assert window_of(*window_direction(name)) == name
