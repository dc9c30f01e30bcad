"""The map: columns of levels, what is next to what, named places and warp lines, in both layouts."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.rulesets.holy_war.board import Board, board, column_of, height_of, layouts

NEAR, FAR = board("near-stars"), board("far-stars")
both = pytest.mark.parametrize("chart", [NEAR, FAR], ids=lambda chart: chart.id)


def turned(level: str) -> str:
    """The half turn of the page together with turning the stacks over."""
    return f"C{18 - int(column_of(level)[1:]):02}/{8 - height_of(level)}"


def searched(chart: Board, start: str) -> dict[str, int]:
    return {level: len(path) for level, path in chart.paths(start).items()}


def test_two_layouts_are_shipped():
    assert layouts() == ("near-stars", "far-stars")


@both
@pytest.mark.rule("holy-war/II.column")
def test_every_column_is_a_stack_of_seven_levels(chart):
    assert len(chart.columns) == 17
    assert set(Counter(map(column_of, chart.levels)).values()) == {7}


@pytest.mark.rule("holy-war/II.adjacency.vertical")
def test_in_a_column_the_levels_above_and_below_are_next_and_the_ends_do_not_meet():
    assert [other for other in NEAR.neighbours("C09/4") if column_of(other) == "C09"] == ["C09/3", "C09/5"]
    assert [other for other in NEAR.neighbours("C09/1") if column_of(other) == "C09"] == ["C09/2"]
    assert not NEAR.adjacent("C09/1", "C09/7")
    assert not NEAR.adjacent("C09/4", "C09/4")


@pytest.mark.rule("holy-war/II.adjacency.horizontal")
def test_levels_of_one_height_are_next_to_each_other_in_neighbouring_columns_only():
    assert NEAR.adjacent("C09/4", "C05/4")
    assert not NEAR.adjacent("C09/4", "C11/4")


@pytest.mark.rule("holy-war/II.adjacency.diagonal")
def test_the_top_of_talmafs_column_has_the_seven_neighbours_of_the_printed_example():
    expected = {"C01/2", "C02/1", "C02/2", "C04/1", "C04/2", "C05/1", "C05/2"}
    assert set(NEAR.neighbours("C01/1")) == expected
    assert NEAR.name("C01/1") == "Talmaf"


@pytest.mark.rule("holy-war/II.adjacency.diagonal")
@pytest.mark.parametrize(("level", "count"), [("C09/4", 20), ("C09/1", 13), ("C09/7", 13)])
def test_levels_inside_the_map_have_twenty_neighbours_or_thirteen_at_top_and_bottom(level, count):
    assert len(NEAR.neighbours(level)) == count
    assert not NEAR.adjacent("C09/4", "C05/6")


def test_being_next_to_each_other_is_mutual_and_there_are_786_such_pairs():
    pairs = [(a, b) for a in NEAR.levels for b in NEAR.neighbours(a)]
    assert len(pairs) == 2 * 786
    assert all(NEAR.adjacent(b, a) for a, b in pairs)


@both
def test_the_distance_is_the_length_of_a_shortest_path(chart):
    for start in ("C01/1", "C09/4", "C17/7"):
        steps = searched(chart, start)
        assert steps == {level: chart.distance(start, level) for level in chart.levels if level != start}


def test_a_path_ends_in_a_closed_level_and_does_not_go_through_it():
    wall = frozenset(NEAR.neighbours("C01/1"))
    assert set(NEAR.paths("C01/1", wall)) == wall
    shut = {"C01/2"}
    assert len(NEAR.paths("C01/1", shut)["C01/3"]) == 2
    assert all("C01/2" not in path[:-1] for path in NEAR.paths("C01/1", shut).values())
    assert max(map(len, NEAR.paths("C01/1", most=2).values())) == 2


@both
@pytest.mark.rule("holy-war/II.systems")
def test_there_are_fifteen_named_systems(chart):
    assert len(chart.systems) == 15
    assert len({chart.name(level) for level in chart.systems}) == 15


@both
@pytest.mark.rule("holy-war/II.seams")
def test_the_two_seams_are_no_systems(chart):
    assert {chart.name(level) for level in chart.seams} == {"Dar Re", "Dar Pesh"}
    assert not set(chart.seams) & set(chart.systems)


@both
@pytest.mark.rule("holy-war/II.map")
def test_what_is_known_of_the_lost_map_holds(chart):
    assert chart.name("C01/1") == "Talmaf"
    assert chart.column_neighbours["C01"] == ("C02", "C04", "C05")
    upper, lower = (next(s for s in chart.seams if chart.name(s) == n) for n in ("Dar Re", "Dar Pesh"))
    rows = {column: r for column, (_, r) in chart.axial.items()}
    assert rows[column_of(upper)] == min(rows.values())
    assert rows[column_of(lower)] == max(rows.values())
    assert not set(chart.neighbours("C01/1")) & set(chart.seams)


@both
def test_the_layout_is_the_same_from_both_sides(chart):
    assert {turned(level) for level in chart.systems} == set(chart.systems)
    assert {frozenset(map(turned, ends)) for ends in chart.lines.values()} == {
        frozenset(ends) for ends in chart.lines.values()
    }


@pytest.mark.parametrize(("chart", "counts"), [(NEAR, {2: 9, 3: 6}), (FAR, {2: 5, 3: 10})])
def test_systems_lie_two_or_three_levels_from_the_nearer_seam(chart, counts):
    nearest = (min(chart.distance(seam, level) for seam in chart.seams) for level in chart.systems)
    assert Counter(nearest) == counts


@both
def test_no_two_systems_are_next_to_each_other(chart):
    assert not any(chart.adjacent(a, b) for a in chart.systems for b in chart.systems)


@both
@pytest.mark.rule("holy-war/II.warp-line")
def test_a_warp_line_joins_two_levels_far_from_each_other(chart):
    assert len(chart.lines) == 9
    for a, b in chart.lines.values():
        assert chart.distance(a, b) > 1
        assert b in chart.entries[a]
        assert a in chart.entries[b]
    assert not set(chart.entries) & set(chart.seams)


def test_warp_lines_meet_in_some_levels():
    assert NEAR.entries["C10/6"] == ("C01/1", "C08/2")


def test_a_level_has_a_place_on_the_drawn_map_and_is_found_by_it():
    for level in NEAR.levels:
        assert NEAR.level_of_cell(NEAR.cell(level), height_of(level)) == level
    assert NEAR.level_of_cell("9,9", 1) is None
    assert NEAR.level_of_cell(NEAR.cell("C01/1"), 8) is None


def test_levels_that_do_not_exist_are_told_apart():
    assert NEAR.holds("C17/7")
    assert not NEAR.holds("C18/1")
    assert not NEAR.holds("C01/8")
    assert not NEAR.holds("nowhere")
