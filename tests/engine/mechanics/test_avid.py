"""The AVID: windows, rings, adjacency, counts and pivot routes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics import avid
from engine.mechanics.avid import SITES, SPINES, WINDOWS, Colour, Ring
from tests.helpers.mechanics import sites, steps, table, windows


def test_the_sphere_has_fifty_windows_ring_by_ring():
    counts = Counter(avid.ring(window).value for window in WINDOWS)
    assert counts == {"y": 12, "bu": 12, "bl": 12, "gu": 6, "gl": 6, "+ p": 1, "- p": 1}


def test_the_twelve_spines_are_the_green_corners():
    expected = {f"{c} {r} spine" for c in ("A/B", "B/C", "C/D", "D/E", "E/F", "F/A") for r in ("gu", "gl")}
    assert set(SPINES) == expected


def test_windows_and_facts_equal_the_shipped_table():
    cells = table("avid")
    assert set(cells) == set(WINDOWS)
    for window, row in cells.items():
        assert avid.elevation(window) == row["elevation"]
        assert avid.azimuth(window) == (row["azimuth"] or 0)
        assert avid.opposite(window) == row["opposite"]


@pytest.mark.rule("sits/B2.count")
@pytest.mark.parametrize("window", WINDOWS)
def test_neighbours_equal_the_shipped_table(window):
    row = table("avid")[window]
    assert sorted(avid.edges(window)) == sorted(row["edge"])
    assert sorted(avid.diagonals(window)) == sorted(row["corner"])


@given(windows, windows)
def test_touching_is_mutual(a, b):
    assert avid.is_step(a, b) == avid.is_step(b, a)
    assert avid.is_diagonal(a, b) == avid.is_diagonal(b, a)


@pytest.mark.rule("sits/B2.123")
@pytest.mark.parametrize("degrees", range(-90, 91))
def test_every_elevation_lies_in_the_band_of_its_ring(degrees):
    bounds = table("rings")[avid.ring_for_elevation(degrees).value]
    assert bounds[0] <= degrees <= bounds[1]


@pytest.mark.parametrize("degrees", [-91, 91, 180])
def test_no_ring_lies_beyond_the_poles(degrees):
    with pytest.raises(ValueError, match="no elevation"):
        avid.ring_for_elevation(degrees)


def test_a_ring_is_told_by_colour_and_half():
    assert Ring.of(Colour.GREEN, below=True) is Ring.GREEN_LOWER
    assert Ring.of(Colour.YELLOW, below=True) is Ring.YELLOW
    assert [ring.value for ring in Ring if ring.is_lower] == ["bl", "gl", "- p"]
    assert [ring.value for ring in Ring if ring.is_upper] == ["bu", "gu", "+ p"]


@pytest.mark.parametrize("name", ["A", "F/A", "C/D"])
def test_a_pole_is_one_window_for_every_azimuth(name):
    assert avid.window_for(name, Ring.PURPLE_UPPER) == "+ p"


def test_a_green_ring_has_no_corner_window():
    with pytest.raises(ValueError, match="A to F only"):
        avid.window_for("A/B", Ring.GREEN_UPPER)


@pytest.mark.parametrize("ring", [Ring.YELLOW, Ring.BLUE_LOWER])
def test_only_green_rings_have_spines(ring):
    with pytest.raises(ValueError, match="No spine"):
        avid.spine_at(30, ring)


@pytest.mark.parametrize("text", ["", "A", "A/B gu", "A/B gu spine", "B/A y", "+"])
def test_other_texts_are_no_window(text):
    with pytest.raises(ValueError, match="no AVID window"):
        avid.parse_window(text)


@pytest.mark.parametrize("site", SITES)
def test_names_of_sites_read_back(site):
    assert avid.parse_site(site) == site
    assert avid.is_spine(site) != avid.is_window(site)
    if not avid.is_pole(site):
        assert avid.site_at(avid.azimuth(site), avid.ring(site)) == site


def test_a_text_is_no_site():
    with pytest.raises(ValueError, match="no green spine"):
        avid.parse_site("A/B bu spine")


@pytest.mark.parametrize(
    ("site", "expected"),
    [
        ("A y", "A (yellow)"),
        ("A/B bu", "A/B (blue, upper)"),
        ("- p", "- (purple)"),
        ("A/B gl spine", "spine A/B (green, lower)"),
    ],
)
def test_labels_are_written_as_the_book_does(site, expected):
    assert avid.label(site) == expected


@pytest.mark.parametrize(
    ("site", "letters"), [("B y", "B"), ("F/A bl", "FA"), ("+ p", ""), ("C/D gu spine", "CD")]
)
def test_a_site_lies_in_its_map_directions(site, letters):
    assert "".join(d.letter for d in avid.directions(site)) == letters


@pytest.mark.rule("sits/B2.133")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_opposite_window_is_six_windows_away(window):
    assert avid.count(window, avid.opposite(window)) == 6
    assert avid.opposite(avid.opposite_window(window)) == window


@given(sites, sites)
def test_the_opposite_keeps_counts(a, b):
    assert avid.count(avid.opposite(a), avid.opposite(b)) == avid.count(a, b)


@pytest.mark.rule("sits/B2.count")
@given(sites, sites)
def test_counts_are_symmetric_and_zero_only_at_home(a, b):
    assert avid.count(a, b) == avid.count(b, a)
    assert (avid.count(a, b) == 0) == (a == b)


@given(sites, sites, steps)
def test_counts_do_not_depend_on_the_map_direction(a, b, turn):
    assert avid.count(avid.rotated(a, turn), avid.rotated(b, turn)) == avid.count(a, b)


@given(sites, steps, steps)
def test_turning_sites_composes_and_inverts(site, first, second):
    assert avid.rotated(avid.rotated(site, first), second) == avid.rotated(site, first + second)
    assert avid.rotated(site, 6) == site
    assert avid.opposite(avid.rotated(site, first)) == avid.rotated(avid.opposite(site), first)


@pytest.mark.rule("sits/B2.count")
@pytest.mark.parametrize(
    ("a", "b", "windows"),
    [
        ("A y", "A/B y", 1),
        ("A y", "A/B bu", 1),  # one diagonal
        ("A y", "B/C bu", 3),
        ("A/B bl", "B bu", 2),  # the diagonal and a border: one of the two steps may be a diagonal
        ("A bu", "C bu", 4),
        ("A gu", "D gu", 2),  # over the pole
        ("A y", "D y", 6),
        ("A/B bu", "A gu", 1),
    ],
)
def test_windows_are_counted_with_one_diagonal_at_most(a, b, windows):
    assert avid.count(a, b) == windows


@given(sites, sites)
def test_a_diagonal_saves_at_most_one_window(a, b):
    assert avid.count(a, b) <= avid.edge_count(a, b) <= avid.count(a, b) + 1


@pytest.mark.rule("sits/B2.count")
@pytest.mark.parametrize(
    ("spine", "site", "windows"),
    [
        ("A/B gu spine", "A/B bu", 1),
        ("A/B gu spine", "+ p", 1),
        ("A/B gu spine", "A gu", 1),
        ("A/B gu spine", "B gu", 1),
        ("A/B gu spine", "B/C gu spine", 1),
        ("A/B gu spine", "A bu", 2),
        ("A/B gu spine", "A/B y", 2),
        ("A/B gu spine", "C/D gu spine", 2),
        ("A/B gu spine", "A y", 2),  # the blue window and a diagonal
        ("B/C gu spine", "A y", 3),
    ],
)
def test_a_spine_is_one_step_from_all_it_touches(spine, site, windows):
    assert avid.count(spine, site) == windows


@given(windows, windows)
def test_no_path_between_windows_stops_on_a_spine(a, b):
    assert not any(avid.is_spine(site) for site in avid.shortest_path(a, b))


@given(windows, windows)
def test_a_shortest_route_is_a_legal_pivot_of_the_counted_length(a, b):
    route = avid.shortest_route(a, b)
    assert (route[0], route[-1], avid.route_length(route)) == (a, b, avid.count(a, b))
    assert avid.route_faults(route) == []


@given(windows, windows)
def test_all_shortest_routes_are_different_legal_and_hold_the_preferred_one(a, b):
    routes = avid.shortest_routes(a, b)
    assert len(set(routes)) == len(routes)
    assert avid.shortest_route(a, b) in routes
    assert all(avid.route_length(route) == avid.count(a, b) for route in routes)
    assert all(avid.route_faults(route) == [] for route in routes)


def every_way(a, b, length):
    """All routes of a length from a to b, found by walking: no window twice, one corner at most."""
    ways, unfinished = set(), [(a,)]
    while unfinished:
        route = unfinished.pop()
        if len(route) > length:
            ways |= {route} if route[-1] == b else set()
            continue
        steps = avid.edges(route[-1])
        if not avid.route_diagonals(route):
            steps += avid.diagonals(route[-1])
        unfinished += [(*route, window) for window in steps if window not in route]
    return ways


@pytest.mark.rule("sits/B2.24")
@pytest.mark.parametrize("a", ["A y", "A/B y", "A bu", "A/B bl", "A gu", "+ p"])
def test_no_shortest_route_is_overlooked(a):
    for b in WINDOWS:
        if 0 < avid.count(a, b) <= 3:
            assert set(avid.shortest_routes(a, b)) == every_way(a, b, avid.count(a, b)), (a, b)


@pytest.mark.rule("sits/B2.24")
@pytest.mark.rule("sits/B2.242")
@pytest.mark.parametrize(
    ("a", "b", "drawn", "middle"),
    [("B/C y", "A/B bu", 1, "B bu"), ("C/D bu", "D/E bl", 2, "D/E y")],
)
def test_the_preferred_route_passes_the_midpoint_that_the_book_draws(a, b, drawn, middle):
    assert avid.shortest_route(a, b)[drawn] == middle


@given(windows, windows)
def test_the_preferred_route_crosses_its_corner_as_early_as_any(a, b):
    def first(route):
        return next((i for i, step in enumerate(pairwise(route)) if avid.is_diagonal(*step)), 0)

    preferred, routes = avid.shortest_route(a, b), avid.shortest_routes(a, b)
    assert avid.route_diagonals(preferred) == min(avid.route_diagonals(route) for route in routes)
    if avid.route_diagonals(preferred):
        assert first(preferred) == min(first(route) for route in routes)


@pytest.mark.rule("sits/B2.24")
@given(windows, st.integers(0, 6))
def test_reach_holds_exactly_the_windows_within_the_limit(start, limit):
    found = avid.reach(start, limit)
    assert set(found) == {window for window in WINDOWS if avid.count(start, window) <= limit}
    assert all(route[0] == start and route[-1] == window for window, route in found.items())


@pytest.mark.rule("sits/B2.24")
@pytest.mark.parametrize(
    ("route", "codes"),
    [
        (["A y"], []),
        (["A y", "A/B y", "B y", "B bu"], []),
        (["A y", "A/B bu", "B bu"], []),
        (["A y", "A/B bu", "B y"], ["diagonal"]),
        (["A y", "B y"], ["unconnected"]),
        (["A y", "A y"], ["unconnected"]),
        (["A bu", "B gu"], ["unconnected"]),
        (["A y", "A/B y", "A y"], ["start"]),
        (["A y", "A/B y", "B y", "B bu", "A/B bu", "A/B y"], ["repeated"]),
        (["A y", "A/B gu spine"], ["unknown"]),
        ([], ["empty"]),
    ],
)
def test_a_route_is_connected_enters_no_window_twice_and_has_one_diagonal(route, codes):
    assert [fault.code for fault in avid.route_faults(route)] == codes


def test_a_fault_names_the_windows_it_is_about():
    (fault,) = avid.route_faults(["A y", "B y"])
    assert fault.text == "B (yellow) does not touch A (yellow)."


@pytest.mark.rule("sits/B2.242")
def test_a_route_to_the_other_half_turns_in_a_yellow_window():
    assert avid.uturns(["A bu", "A y", "A bl"]) == ("A y",)
    assert avid.uturns(["A bu", "A y", "A/B y", "A/B bl"]) == ("A/B y",)
    assert avid.uturns(["A bu", "A y", "A/B bu"]) == ()


@pytest.mark.rule("sits/B2.242")
@given(windows, windows)
def test_every_way_between_the_halves_enters_the_yellow_ring(a, b):
    if avid.elevation(a) * avid.elevation(b) < 0:
        assert any(avid.colour(site) is Colour.YELLOW for site in avid.shortest_path(a, b)[1:-1])
