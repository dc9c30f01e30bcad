"""What the layers kill, and the odds of it: figures alone, without a table (C4.1)."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random
from statistics import median
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.ids import PieceId
from engine.rulesets.sits import c4_expect as expect
from engine.rulesets.sits import c4_layers as layers
from engine.rulesets.sits.c4_layers import Battery, Defences, Flight, Flights, counts


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"sits/{number}" for number in numbers))


def salvo(missiles: int, mql: int = 8, *, damage: int = 16, nuke: bool = False, id: str = "a") -> Flight:
    return Flight(id, mql, damage, nuke, missiles)


def battery(row: str | int | Fraction, penalty: int = 0, ship: str = "sirius") -> Battery:
    return Battery(PieceId(ship), ship, "starboard", Fraction(row), penalty)


def defended(*, ecm: int | None = 3, wedge: bool = False, cm: object = "4", pd: object = "4") -> Defences:
    def arrays(rows: object) -> tuple[Battery, ...]:
        many = rows if isinstance(rows, tuple) else (rows,)
        return tuple(each if isinstance(each, Battery) else battery(each) for each in many)

    return Defences(ecm, wedge, arrays(cm), arrays(pd))


def ecm(flights: Flights, defences: Defences, roll: int, decoy: int | None = None) -> tuple[int, ...]:
    return layers.ecm_layer(flights, defences, roll, decoy).kills


def fought(layer: layers.Active, flights: Flights, defences: Defences, *results: int) -> int:
    shown = iter(results)
    done = layers.active_layer(layer, flights, defences, lambda _: (next(shown) + 1, 1))
    assert next(shown, None) is None, "more was to be rolled"
    return done.kills


@rule("C4.12.order", "C4.111", "C4.112", "C4.121", "C4.123")
def test_the_ecm_column_is_mql_and_ecm_and_roll() -> None:
    (line,) = layers.ecm_layer((salvo(23),), defended(), 5).lines
    assert (line.reading.column, line.kills) == (16, 13)


@rule("C4.122")
def test_an_interposed_wedge_adds_twelve_in_place_of_ecm() -> None:
    (line,) = layers.ecm_layer((salvo(20, 4),), defended(ecm=3, wedge=True), 5).lines
    assert line.reading.column == 4 + 12 + 5


@rule("C4.123")
def test_without_an_ecm_box_the_roll_does_not_count() -> None:
    assert layers.ecm_shift(defended(ecm=None), 9) == 0
    assert layers.ecm_shift(defended(ecm=None, wedge=True), 9) == 12


@rule("C4.123")
def test_an_ecm_box_of_0_still_gives_the_roll() -> None:
    assert layers.ecm_shift(defended(ecm=0), 9) == 9


@rule("C4.124.use")
def test_a_decoy_shifts_by_its_number() -> None:
    assert ecm((salvo(23),), defended(), 5, 4) == (16,)


@rule("C4.124.use")
def test_a_decoy_kills_one_more_where_the_shift_alone_would_not() -> None:
    without = ecm((salvo(2),), defended(ecm=0), 0)
    assert ecm((salvo(2),), defended(ecm=0), 0, 1) == (without[0] + 1,)


@rule("C4.124.use", "C4.113")
def test_a_decoy_kills_no_missile_that_is_not_there() -> None:
    assert ecm((salvo(1),), defended(ecm=9), 9, 4) == (1,)


@rule("C4.126", "C4.125")
def test_linked_salvoes_of_equal_mql_are_counted_together() -> None:
    two = (salvo(12, id="a"), salvo(11, id="b"))
    passed = layers.ecm_layer(two, defended(), 5)
    assert [(line.incoming, line.reading.row) for line in passed.lines] == [(23, "23 = 20 + 3")]
    assert sum(passed.kills) == 13


@rule("C4.126", "C2.171.mql")
def test_linked_salvoes_of_unequal_mql_are_looked_up_apart_with_the_same_shifts() -> None:
    two = (salvo(20, 8, id="a"), salvo(20, 5, id="b"))
    passed = layers.ecm_layer(two, defended(), 5)
    assert [(line.mql, line.reading.column) for line in passed.lines] == [(5, 13), (8, 16)]
    assert passed.kills == (
        ecm((salvo(20, 8),), defended(), 5)[0],
        ecm((salvo(20, 5),), defended(), 5)[0],
    )


@rule("C4.124.once", "C4.126")
def test_one_decoy_serves_the_whole_linked_set() -> None:
    two = (salvo(20, 8, id="a"), salvo(20, 5, id="b"))
    assert [line.reading.column for line in layers.ecm_layer(two, defended(), 5, 3).lines] == [16, 19]


@rule("C4.126", "C4.124.use")
def test_the_one_more_of_a_decoy_is_one_for_the_whole_set() -> None:
    two = (salvo(2, 5, id="a"), salvo(2, 6, id="b"))
    none = defended(ecm=0)
    assert sum(ecm(two, none, 9, 0)) == sum(ecm(two, none, 9)) + 1


def test_kills_of_equal_missiles_are_shared_one_by_one_from_the_largest_salvo() -> None:
    assert layers.shared((5, 3, 3), 4) == (3, 1, 0)
    assert layers.shared((4, 4), 3) == (2, 1)
    assert layers.shared((2, 1), 9) == (2, 1)


@rule("C4.132", "C4.131")
def test_the_active_defence_column_is_mql_and_roll_without_the_shifts_of_ecm() -> None:
    done = layers.active_layer("CM", (salvo(7),), defended(ecm=9), lambda _: (4, 1))
    assert (done.shots[0].reading.column, done.kills) == (11, 3)


@rule("C4.133", "C5.432", "A1.23")
def test_fire_control_shifts_active_defences_left() -> None:
    done = layers.active_layer("PD", (salvo(7),), defended(pd=battery(4, 3)), lambda _: (4, 1))
    assert done.shots[0].reading.column == 8


@rule("C4.141.cm")
def test_no_countermissile_fires_through_the_wedge() -> None:
    assert fought("CM", (salvo(7),), defended(wedge=True, cm=(battery(9), battery(9)))) == 0


@rule("C4.141.pd", "A1.25")
def test_the_wedge_halves_point_defence_in_the_attackers_favour() -> None:
    assert fought("PD", (salvo(7),), defended(), 1) == 3
    assert fought("PD", (salvo(7),), defended(wedge=True), 1) == 1


@rule("C4.141.pd", "A1.25")
def test_each_kill_total_is_halved_by_itself() -> None:
    two = defended(wedge=True, pd=(battery(4), battery(4, ship="friend")))
    assert fought("PD", (salvo(20),), two, 1, 1) == 1 + 1


@rule("C4.142")
def test_point_defence_kills_twice_as_many_contact_nukes() -> None:
    assert fought("PD", (salvo(20, nuke=True),), defended(), 1) == 6
    assert fought("CM", (salvo(20, nuke=True),), defended(), 1) == 3


@rule("C4.142", "C4.141.pd")
def test_nukes_double_the_kills_before_the_wedge_halves_them() -> None:
    assert fought("PD", (salvo(20, nuke=True),), defended(wedge=True), 1) == 3


@rule("C4.142")
def test_a_set_that_also_has_laser_heads_is_not_made_up_of_nukes() -> None:
    mixed = (salvo(10, nuke=True, id="a"), salvo(10, id="b"))
    assert fought("PD", mixed, defended(), 1) == 3
    assert fought("PD", layers.with_counts(mixed, (10, 0)), defended(), 1) == 6


@rule("C4.143.r1", "C4.113")
def test_lent_kills_are_added_and_never_exceed_the_missiles() -> None:
    two = defended(cm=(battery(4), battery(4, ship="friend")))
    assert fought("CM", (salvo(20),), two, 3, 3) == 6
    assert fought("CM", (salvo(5),), two, 3, 3) == 5


def test_nobody_rolls_when_nothing_is_left_to_kill() -> None:
    two = defended(cm=(battery(4), battery(4, ship="friend")))
    assert fought("CM", (salvo(3),), two, 3) == 3
    assert fought("CM", (salvo(0),), two) == 0


@rule("C4.144")
def test_a_linked_set_is_met_at_the_lowest_mql_still_flying() -> None:
    two = (salvo(20, 8, id="a"), salvo(20, 5, id="b"))
    assert layers.best_mql(two) == 5
    assert layers.best_mql(layers.with_counts(two, (20, 0))) == 8


@rule("C2.17.choose")
def test_missiles_of_unequal_worth_leave_the_defender_a_choice() -> None:
    two = (salvo(5, 8, id="a"), salvo(5, 5, id="b"))
    assert layers.settled("CM", two, 3) is None
    assert layers.settled("PD", two, 3) == (2, 1)
    stronger = (salvo(5, damage=16, id="a"), salvo(5, damage=7, id="b"))
    assert layers.settled("PD", stronger, 3) is None


@rule("C2.17.choose")
def test_nothing_is_to_be_chosen_where_all_die_or_none() -> None:
    two = (salvo(5, 8, id="a"), salvo(5, 5, id="b"))
    assert layers.settled("CM", two, 10) == (5, 5)
    assert layers.settled("CM", two, 0) == (0, 0)


def test_a_careful_defender_kills_the_worst_missiles_first() -> None:
    three = (salvo(2, damage=7, id="a"), salvo(2, 9, id="b"), salvo(2, 8, id="c"))
    assert layers.worst_first(three, 3) == (0, 1, 2)


# --- Properties. ---

ROWS = st.integers(0, 40).map(lambda thirds: Fraction(thirds, 3))
SALVOES = st.lists(
    st.builds(
        lambda mql, damage, nuke, missiles: (mql, damage, nuke, missiles),
        st.integers(-2, 20),
        st.sampled_from([3, 8, 16]),
        st.booleans(),
        st.integers(0, 40),
    ),
    min_size=1,
    max_size=4,
).map(lambda many: tuple(Flight(str(n), *facts) for n, facts in enumerate(many)))
DEFENCES = st.builds(
    Defences,
    st.none() | st.integers(0, 6),
    st.booleans(),
    st.lists(st.builds(battery, ROWS, st.integers(0, 4)), min_size=1, max_size=3).map(tuple),
    st.lists(st.builds(battery, ROWS, st.integers(0, 4)), min_size=1, max_size=2).map(tuple),
)
RESULTS = st.integers(0, 9)
DECOYS = st.none() | st.integers(1, 5)


@rule("C4.113", "C4.125")
@given(SALVOES, DEFENCES, RESULTS, DECOYS)
def test_ecm_never_kills_more_missiles_of_a_salvo_than_it_has(
    flights: Flights, defences: Defences, roll: int, decoy: int | None
) -> None:
    for kills, flight in zip(ecm(flights, defences, roll, decoy), flights, strict=True):
        assert 0 <= kills <= flight.missiles


@rule("C4.124.use")
@given(SALVOES, DEFENCES, RESULTS, st.integers(1, 5))
def test_a_decoy_always_kills_one_more_while_there_is_one(
    flights: Flights, defences: Defences, roll: int, decoy: int
) -> None:
    without = sum(ecm(flights, defences, roll))
    assert sum(ecm(flights, defences, roll, decoy)) >= min(without + 1, sum(counts(flights)))


@rule("A2.411", "C4.113")
@given(SALVOES, DEFENCES, st.integers(0, 8))
def test_a_better_roll_never_kills_less(flights: Flights, defences: Defences, roll: int) -> None:
    assert sum(ecm(flights, defences, roll + 1)) >= sum(ecm(flights, defences, roll))
    for layer in ("CM", "PD"):
        one = layers.active_layer(layer, flights, defences, lambda _: (roll + 1, 1))
        better = layers.active_layer(layer, flights, defences, lambda _: (roll + 2, 1))
        assert better.kills >= one.kills


@rule("C4.113", "C4.144")
@given(SALVOES, st.integers(0, 200))
def test_survivors_and_kills_of_a_linked_set_add_up(flights: Flights, kills: int) -> None:
    for lost in (layers.shared(counts(flights), kills), layers.worst_first(flights, kills)):
        assert sum(lost) == min(kills, sum(counts(flights)))
        assert all(0 <= dead <= flight.missiles for dead, flight in zip(lost, flights, strict=True))


@given(SALVOES, DEFENCES, DECOYS)
@settings(max_examples=40)
def test_the_odds_are_odds(flights: Flights, defences: Defences, decoy: int | None) -> None:
    seen = expect.outlook(flights, defences, decoy=decoy)
    for odds in (seen.after_ecm, seen.after_cm, seen.leakers):
        assert sum(odds.values()) == pytest.approx(1)
        assert all(0 <= number <= sum(counts(flights)) for number in odds)
    assert expect.mean(seen.leakers) <= expect.mean(seen.after_cm) + 1e-9
    assert sum(sum(each) * chance for each, chance in seen.by_salvo.items()) == pytest.approx(
        expect.mean(seen.leakers)
    )


@given(SALVOES, DEFENCES)
@settings(max_examples=40)
def test_a_decoy_never_lets_more_missiles_through_on_average_ecm(
    flights: Flights, defences: Defences
) -> None:
    with_it, without = (expect.outlook(flights, defences, decoy=decoy) for decoy in (3, None))
    assert expect.mean(with_it.after_ecm) <= expect.mean(without.after_ecm) + 1e-9


# --- The odds against the dice. ---

CASES = {
    "a salvo": ((salvo(20),), defended(), None),
    "a hundred missiles and three friends": (
        (salvo(100),),
        defended(cm=(battery(4), battery("14/3", 1), battery(3)), pd=(battery(3), battery(2, 2))),
        4,
    ),
    "nukes at a wedge": ((salvo(30, 5, nuke=True),), defended(wedge=True, pd=battery("11/3")), None),
    "no ECM": ((salvo(12, 2),), defended(ecm=None, cm="1/3", pd="2/3"), None),
    "an unequal linked set": (
        (salvo(9, 8, id="a"), salvo(11, 5, damage=7, id="b"), salvo(6, 8, nuke=True, id="c")),
        defended(cm=battery("13/3")),
        3,
    ),
}


@rule("C4.113", "C4.132", "C4.123")
@pytest.mark.parametrize("case", CASES)
def test_samples_of_the_resolving_code_agree_with_the_exact_odds(case: str) -> None:
    flights, defences, decoy = CASES[case]
    samples = 100_000 if case == "a salvo" else 20_000
    rnd = Random(20)
    faces = tuple((a, b) for a in range(1, 11) for b in range(1, 11))
    found: dict[layers.Counts, int] = {}
    for _ in range(samples):
        left = layers.resolve(flights, defences, lambda: rnd.choice(faces), decoy)
        found[left] = found.get(left, 0) + 1
    odds = expect.outlook(flights, defences, decoy=decoy).by_salvo
    assert set(found) <= set(odds)
    for left, chance in odds.items():
        sigma = sqrt(samples * chance * (1 - chance)) + 1
        assert abs(found.get(left, 0) - samples * chance) < 5 * sigma, left


def test_the_odds_of_a_hundred_missiles_take_less_than_fifty_milliseconds() -> None:
    flights, defences, decoy = CASES["a hundred missiles and three friends"]
    expect.outlook(flights, defences, decoy=decoy)
    took = []
    for mql in range(-4, 15):
        started = perf_counter()
        expect.outlook((salvo(100, mql),), defences, decoy=decoy)
        took.append(perf_counter() - started)
    assert median(took) < 0.05
