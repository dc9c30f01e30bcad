"""The tables of the Missile Defense Card: rows, columns, sources (A2.41, C4.125, C4.13)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.content.loader import load_tables
from engine.mechanics.table import Source
from engine.rulesets.sits import c4_tables as tables


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"sits/{number}" for number in numbers))


@rule("C4.ecm")
def test_the_ecm_layer_has_nineteen_rows_and_twenty_five_columns() -> None:
    table = tables.ecm_table()
    assert table.rows.keys == (*range(1, 11), *range(20, 101, 10))
    assert table.columns.keys == tuple(range(1, 26))


@rule("C4.ecm")
def test_every_ecm_cell_keeps_to_the_law_of_the_table() -> None:
    table = tables.ecm_table()
    for row in table.rows.keys:
        for column in table.columns.keys:
            assert table[row, column] == max(0, (row * (35 * column - 25) + 500) // 1000)


@rule("C4.ad")
def test_the_active_defence_table_has_fourteen_rows_and_nineteen_columns() -> None:
    table = tables.active_table()
    assert [Fraction(key, 3) for key in table.rows.keys] == [
        Fraction(1, 3),
        Fraction(2, 3),
        *range(1, 11),
        20,
        30,
    ]
    assert table.columns.keys == tuple(range(1, 20))


@rule("C4.ad")
@pytest.mark.parametrize("row", ["2/3", "1", "4", "10", "30"])
def test_the_active_defence_rows_rise_to_twice_their_number(row: str) -> None:
    kills = [tables.active_reading(Fraction(row), column).kills for column in range(1, 20)]
    assert kills == sorted(kills)
    assert kills[-1] == int(2 * Fraction(row) + Fraction(1, 2))


@rule("C4.ad")
def test_every_active_defence_cell_keeps_to_the_law_of_its_column() -> None:
    table = tables.active_table()
    extra = load_tables("sits")["active_defense"].extra
    for column, least in zip(table.columns.keys, extra["multiplier_min"], strict=True):
        for thirds in table.rows.keys[1:]:
            kills = int(Fraction(thirds, 3) * Fraction(least) + Fraction(1, 2))
            assert table[thirds, column] == kills, (thirds, column)


@rule("A1.23", "C4.113")
@pytest.mark.parametrize(("column", "held"), [(-40, 1), (0, 1), (1, 1), (25, 25), (26, 25), (99, 25)])
def test_the_ecm_column_is_held_within_the_print(column: int, held: int) -> None:
    reading = tables.ecm_reading(10, column)
    assert reading.column == held
    assert reading.kills == tables.ecm_reading(10, held).kills


@rule("A1.23", "C4.113")
@pytest.mark.parametrize(("column", "held"), [(-9, 1), (19, 19), (20, 19)])
def test_the_active_defence_column_is_held_within_the_print(column: int, held: int) -> None:
    assert tables.active_reading(Fraction(4), column).column == held


@rule("A2.411", "C4.112", "A1.23")
def test_a_shift_to_the_right_never_kills_less() -> None:
    for missiles in (1, 7, 23, 60, 100):
        kills = [tables.ecm_reading(missiles, column).kills for column in range(-5, 31)]
        assert kills == sorted(kills)


@rule("C4.125")
@pytest.mark.parametrize(
    ("missiles", "rows"),
    [
        (0, ()),
        (7, (7,)),
        (10, (10,)),
        (63, (60, 3)),
        (100, (100,)),
        (118, (100, 10, 8)),
        (240, (100, 100, 40)),
    ],
)
def test_a_number_without_a_row_is_split_into_hundreds_tens_and_units(
    missiles: int, rows: tuple[int, ...]
) -> None:
    assert tables.ecm_rows(missiles) == rows


@rule("C4.125")
def test_split_rows_are_added_and_not_worked_out_on_the_whole() -> None:
    reading = tables.ecm_reading(63, 10)
    assert (reading.row, [cell.value for cell in reading.cells], reading.kills) == (
        "63 = 60 + 3",
        [20, 1],
        21,
    )


@rule("C4.13.rows")
@pytest.mark.parametrize(
    ("probable", "row"),
    [
        ("1/3", "1/3"),
        ("7", "7"),
        ("12", "12 = 10 + 2"),
        ("14/3", "4 2/3 = 4 + 2/3"),
        ("29", "29 = 20 + 9"),
        ("71/3", "23 2/3 = 20 + 3 + 2/3"),
        ("75", "75 = 30 + 30 + 10 + 5"),
    ],
)
def test_probable_kills_without_a_row_are_split(probable: str, row: str) -> None:
    assert tables.active_reading(Fraction(probable), 9).row == row


@rule("C4.13.rows")
def test_split_probable_kills_are_added() -> None:
    parts = [tables.active_reading(Fraction(part), 12).kills for part in ("20", "3", "2/3")]
    assert tables.active_reading(Fraction(71, 3), 12).kills == sum(parts)


def test_no_array_kills_nothing() -> None:
    assert tables.active_reading(Fraction(0), 19).kills == 0


def test_probable_kills_come_in_thirds() -> None:
    with pytest.raises(ValueError, match="thirds"):
        tables.active_reading(Fraction(1, 2), 3)


@pytest.mark.parametrize(
    ("row", "column", "source"),
    [(1, 2, Source.PRINTED), (20, 20, Source.PRINTED), (20, 19, Source.SECONDARY)],
)
def test_each_ecm_cell_says_where_it_comes_from(row: int, column: int, source: Source) -> None:
    assert tables.ecm_reading(row, column).sources == (source,)


def test_each_active_defence_cell_says_where_it_comes_from() -> None:
    assert tables.active_reading(Fraction(1, 3), 10).sources == (Source.PRINTED,)
    assert tables.active_reading(Fraction(1, 3), 11).sources == (Source.SECONDARY,)


def test_cells_that_break_the_law_are_named() -> None:
    assert tables.doubtful_cells("active_defense") == {("1/3", 15), ("1/3", 16)}
    assert tables.doubtful_cells("ecm_layer") == frozenset()


@rule("C4.15.size")
@pytest.mark.parametrize(
    ("damage", "canisters"),
    [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3), (13, 4), (16, 4), (17, 5), (30, 5)],
)
def test_bigger_missiles_make_room_for_more_canisters(damage: int, canisters: int) -> None:
    assert tables.canisters_each(damage) == canisters
