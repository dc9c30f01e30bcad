"""The bench harness: percentiles, verdicts, and rows that fail without stopping others."""

import pytest

from tests.bench.harness import Bench, Figure, measure, number, percentile, table, timed


@pytest.mark.parametrize(("percent", "expected"), [(50, 10), (95, 19), (100, 20), (1, 1)])
def test_a_percentile_is_a_sample_that_was_taken(percent, expected):
    assert percentile(range(20, 0, -1), percent) == expected


def test_a_figure_over_its_p95_is_not_within_its_budget():
    samples = (1.0,) * 9 + (30.0,)
    assert Figure("x", 2, None, "ms", samples).within
    assert not Figure("x", 2, 20, "ms", samples).within


def test_a_row_that_breaks_is_reported_in_its_place():
    def breaks():
        raise ValueError("no such thing")

    figure = measure(Bench("broken", 1, None, "ms", breaks))
    assert not figure.within
    assert "NOT MEASURED: ValueError: no such thing" in table([figure])


def test_a_row_without_samples_is_not_within_its_budget():
    assert not measure(Bench("empty", 1, None, "ms", list)).within


def test_the_table_shows_budget_median_and_verdict():
    rows = table([Figure("drag", 3, 6, "ms", (1.0, 2.0, 4.0)), Figure("zoom", 1, None, "ms", (5.0,))])
    drag, zoom = rows.splitlines()[2:]
    assert [cell.strip() for cell in drag.split("|")] == [
        "drag",
        "3.00 ms (p95 6.00)",
        "2.00",
        "4.00",
        "3",
        "ok",
    ]
    assert zoom.endswith("OVER")


@pytest.mark.parametrize(
    ("value", "shown"), [(250.4, "250"), (15.24, "15.2"), (1.5, "1.50"), (0.00183, "0.0018")]
)
def test_a_figure_is_shown_with_the_digits_that_matter(value, shown):
    assert number(value) == shown


def test_timing_leaves_the_warm_up_out():
    calls = []
    assert len(timed(lambda: calls.append(1), 5, warm_up=2)) == 5
    assert len(calls) == 7
