"""Table look-up: axes, clamping, column shifts and the source of a cell."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics.table import Axis, Between, Outside, Source, Table

ROWS = Axis("thickness", (1, 2, 3))
COLUMNS = Axis("range", (0, 5, 10), between=Between.UPPER)
CELLS = {1: "abc", 2: "def", 3: "ghi"}
numbers = st.integers(-100, 100)


def letters(**more):
    return Table.of("sits/A1.23", "Letters", ROWS, COLUMNS, CELLS, **more)


def test_a_cell_is_found_by_row_and_column():
    cell = letters().look_up(2, 5)
    assert (cell.value, cell.row, cell.column, cell.rule, cell.clamped) == ("e", 2, 5, "sits/A1.23", False)
    assert letters()[3, 10] == "i"


@pytest.mark.rule("sits/A1.23")
@pytest.mark.parametrize(("row", "column", "value"), [(0, 0, "a"), (9, 99, "i"), (-5, 99, "c"), (2, -1, "d")])
def test_beyond_the_edge_the_last_row_or_column_counts(row, column, value):
    cell = letters().look_up(row, column)
    assert (cell.value, cell.clamped) == (value, True)


@pytest.mark.rule("sits/A1.23")
@pytest.mark.parametrize(("shift", "key"), [(0, 5), (1, 10), (-1, 0), (7, 10), (-7, 0)])
def test_a_shift_goes_right_for_plus_and_stops_at_the_end(shift, key):
    assert COLUMNS.shifted(5, shift) == key


@pytest.mark.rule("sits/A1.23")
@given(numbers, numbers)
def test_a_shift_never_leaves_the_table(value, shift):
    assert COLUMNS.shifted(value, shift) in COLUMNS.keys


@given(numbers)
def test_between_two_keys_the_axis_says_which_counts(value):
    lower = Axis("size", (0, 5, 10), between=Between.LOWER)
    assert lower.clamped(value) == max([key for key in (0, 5, 10) if key <= value], default=0)
    assert COLUMNS.clamped(value) == min([key for key in (0, 5, 10) if key >= value], default=10)


def test_an_exact_axis_has_nothing_between_its_keys():
    with pytest.raises(ValueError, match="missiles 15 is no key"):
        Axis("missiles", (10, 20)).index(15)


@pytest.mark.parametrize("value", [0, 4])
def test_an_axis_may_refuse_what_lies_outside(value):
    with pytest.raises(ValueError, match=r"crew \d is outside 1 to 3"):
        Axis("crew", (1, 2, 3), Outside.REFUSE).index(value)


@pytest.mark.parametrize("keys", [(), (2, 1), (1, 1)])
def test_the_keys_of_an_axis_rise(keys):
    with pytest.raises(ValueError, match="the keys must rise"):
        Axis("range", keys)


def test_a_missing_row_is_named():
    with pytest.raises(ValueError, match="Letters: row 3 is missing"):
        Table.of("sits/A1.23", "Letters", ROWS, COLUMNS, {1: "abc", 2: "def"})


def test_a_short_row_is_named():
    with pytest.raises(ValueError, match="Letters, row 2: 2 cells, not 3"):
        Table.of("sits/A1.23", "Letters", ROWS, COLUMNS, CELLS | {2: "de"})


def test_rows_of_cells_match_the_keys():
    with pytest.raises(ValueError, match="1 rows of cells for 3 keys"):
        Table("sits/A1.23", "Letters", ROWS, COLUMNS, (("a", "b", "c"),))


def test_a_cell_tells_where_it_comes_from():
    table = Table(
        "sits/A1.23",
        "Letters",
        ROWS,
        COLUMNS,
        tuple(tuple(row) for row in CELLS.values()),
        Source.SECONDARY,
        {(2, 5): Source.PRINTED},
    )
    assert table.look_up(2, 5).source is Source.PRINTED
    assert table.look_up(2, 4).source is Source.PRINTED
    assert table.look_up(1, 5).source is Source.SECONDARY
    assert letters().look_up(1, 0).source is Source.PRINTED
