"""Firing arcs and cover in ship axes."""

from __future__ import annotations

import pytest

from engine.mechanics import avid
from engine.mechanics.avid import WINDOWS
from engine.mechanics.firing_arcs import (
    ArcColour,
    Coverage,
    Facing,
    arc_colour,
    bearing_mounts,
    bears,
    block,
    coverage,
    hit_edge,
    leak_beside_bow,
    leak_beside_stern,
    slides_to,
    windows_of,
)
from tests.helpers.mechanics import table

ARCS, COVER = table("firing_arcs"), table("coverage")


@pytest.mark.rule("sits/C1.21", "sits/C1.225")
@pytest.mark.parametrize("mount", Facing)
def test_the_colours_of_a_mount_equal_the_shipped_diagram(mount):
    row = ARCS["mounts"][mount.value]
    for window in WINDOWS:
        drawn = [colour for colour in ("grey", "white") if window in row[colour]] or ["black"]
        assert arc_colour(mount, window) == drawn[0]


@pytest.mark.rule("sits/C1.21")
@pytest.mark.parametrize("mount", Facing)
def test_a_mount_bears_on_fifteen_windows_around_its_centre(mount):
    assert len(set(block(mount))) == 15
    assert mount.centre == ARCS["mounts"][mount.value]["centre"]
    assert all(bears(mount, window) == (window in block(mount)) for window in WINDOWS)


@pytest.mark.rule("sits/C1.225")
def test_grey_and_white_windows_can_be_fired_through_and_black_ones_not():
    for mount in Facing:
        for window in WINDOWS:
            assert bears(mount, window) == (arc_colour(mount, window) is not ArcColour.BLACK)


@pytest.mark.rule("sits/C1.21")
def test_nothing_fires_through_the_wedge_and_two_mounts_share_the_columns_between_them():
    assert all(bearing_mounts(window) == () for window in windows_of(Coverage.WEDGE))
    assert bearing_mounts("B bu") == (Facing.FORWARD, Facing.STARBOARD)
    assert bearing_mounts("B/C y") == (Facing.STARBOARD,)


@pytest.mark.rule("sits/C1.coverage")
def test_wedge_sidewalls_and_open_ends_equal_the_shipped_table():
    assert set(windows_of(Coverage.WEDGE)) == set(COVER["wedge"])
    assert set(windows_of(Coverage.OPEN)) == {*COVER["forward_edge"], *COVER["aft_edge"]}
    assert set(windows_of(Coverage.SIDEWALL)) == {*COVER["starboard_edge"], *COVER["port_edge"]}


@pytest.mark.rule("sits/C1.coverage")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_edge_behind_a_window_equals_the_shipped_table(window):
    edges = [facing for facing in Facing if window in COVER[f"{facing.value}_edge"]]
    assert hit_edge(window) == (edges[0] if edges else None)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_leaking_columns_equal_the_shipped_table(window):
    for key, found in (("minus_10", leak_beside_bow(window)), ("plus_10", leak_beside_stern(window))):
        sides = [side for side, windows in COVER[key].items() if window in windows]
        assert found == (sides[0] if sides else None)


@pytest.mark.parametrize("window", WINDOWS)
def test_missiles_slide_from_the_wedge_to_the_nearest_facings(window):
    assert set(slides_to(window)) == set(COVER["slide"].get(window, []))


def test_facings_have_their_opposites():
    assert Facing.FORWARD.opposite is Facing.AFT
    assert all(avid.opposite(facing.centre) == facing.opposite.centre for facing in Facing)
    assert all(coverage(window) is Coverage.OPEN for window in ARCS["open_bow"] + ARCS["open_stern"])
