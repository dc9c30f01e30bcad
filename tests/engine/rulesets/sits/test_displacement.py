"""Displacement of the EoT marker by thrust, half hexes, and what engineers make of them."""

import pytest

from engine.mechanics.vector import Vectors
from tests.helpers.sits import Table, a_ship


def sailing(**fields) -> Table:
    return Table(a_ship("Ship", **fields))


def thrusting(table: Table, thrust: int, **fields):
    return table.plot(thrust=thrust, square=(thrust, 0), spread={"A": thrust}, **fields)


def shift(table: Table) -> dict[str, int]:
    """How far the EoT marker lies from where the vectors alone would put it."""
    ship = table.ship()
    assert ship.place is not None
    assert ship.eot is not None
    offset, levels = ship.place.moved(ship.vectors).offset_to(ship.eot)
    return Vectors.between(offset, levels).as_dict()


@pytest.mark.rule("sits/B3.27")
@pytest.mark.rule("sits/A3.123")
def test_thrust_without_a_pivot_moves_the_eot_marker_by_half():
    table = sailing(vectors={"C": 2})
    midpoint = table.ship().midpoint
    table.give(thrusting(table, 2))
    table.fly()
    assert shift(table) == {"A": 1}
    assert table.ship().midpoint == midpoint


@pytest.mark.rule("sits/B3.27")
def test_any_pivot_prevents_displacement_even_of_one_window():
    table = sailing()
    table.give(thrusting(table, 2, route=("A/B y",)))
    table.fly()
    assert table.ship().changes.as_dict() == {"A": 2}
    assert shift(table) == {}


@pytest.mark.rule("sits/B3.27")
def test_displacement_goes_up_and_down_too():
    table = sailing(forward="+ p")
    table.give(table.plot(thrust=3, square=(0, 3)))
    table.fly()
    assert shift(table) == {"+": 1}


@pytest.mark.rule("sits/B3.27.roll")
def test_a_roll_does_not_stop_displacement():
    table = sailing()
    table.give(thrusting(table, 2, roll=5))
    table.fly()
    assert shift(table) == {"A": 1}


@pytest.mark.rule("sits/B3.271")
def test_two_halves_in_a_row_in_one_direction_make_a_whole_hex():
    table = sailing()
    table.give(thrusting(table, 1))
    table.fly()
    assert shift(table) == {}
    table.proceed(3)
    assert table.ship().halves == ("A",)
    table.give(thrusting(table, 1))
    table.fly()
    assert shift(table) == {"A": 1}
    table.proceed(3)
    assert table.ship().halves == ()


@pytest.mark.rule("sits/B3.271")
def test_an_even_change_keeps_a_half_for_later():
    table = sailing(halves=["A"])
    table.give(thrusting(table, 2))
    table.turn()
    assert table.ship().halves == ("A",)


@pytest.mark.rule("sits/B3.271")
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"roll": 2},
        {"route": ("A/B y",), "thrust": 1, "square": (1, 0), "spread": {"A": 1}},
    ],
)
def test_a_turn_of_coasting_rolling_or_pivoting_loses_all_halves(fields):
    table = sailing(halves=["A"])
    table.give(table.plot(**fields))
    table.turn()
    assert table.ship().halves == ()


@pytest.mark.rule("sits/B3.271")
def test_thrust_elsewhere_loses_the_half_of_the_direction_left_alone():
    table = sailing(forward="B y", halves=["A", "B"])
    table.give(table.plot(thrust=2, square=(2, 0), spread={"B": 2}))
    table.turn()
    assert table.ship().halves == ("B",)


@pytest.mark.rule("sits/B3.272.poor")
@pytest.mark.rule("sits/D1.145")
def test_a_poor_engineer_loses_every_half():
    table = sailing(officers={"ENG": "poor"}, halves=["A"])
    table.give(thrusting(table, 3))
    table.fly()
    assert shift(table) == {"A": 1}
    table.proceed(3)
    assert table.ship().halves == ()


@pytest.mark.rule("sits/B3.272.veteran")
@pytest.mark.rule("sits/D1.145")
@pytest.mark.parametrize("grade", ["veteran", "elite"])
def test_a_veteran_engineer_rounds_halves_up_at_once(grade):
    table = sailing(officers={"ENG": grade})
    table.give(thrusting(table, 3))
    table.fly()
    assert shift(table) == {"A": 2}
    table.proceed(3)
    assert table.ship().halves == ()


@pytest.mark.rule("sits/B3.272.veteran")
@pytest.mark.rule("sits/D1.145")
def test_rounding_up_may_be_waived_and_the_half_is_noted():
    table = sailing(officers={"ENG": "veteran"})
    table.give(thrusting(table, 3, keep_halves=("A",)))
    table.fly()
    assert shift(table) == {"A": 1}
    table.proceed(3)
    assert table.ship().halves == ("A",)


@pytest.mark.rule("sits/D1.145")
def test_only_a_rounding_engineer_can_waive_and_only_where_there_is_a_half():
    average = sailing()
    assert set(average.refusals(thrusting(average, 3, keep_halves=("A",)))) == {"D1.145"}
    veteran = sailing(officers={"ENG": "veteran"})
    assert "in A" in veteran.refusals(thrusting(veteran, 2, keep_halves=("A",)))["D1.145"]
