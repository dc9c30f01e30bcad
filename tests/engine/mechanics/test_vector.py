"""Vectors: moving, consolidating, midpoints and displacement by thrust."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import (
    SLOTS,
    EngineerRounding,
    Vectors,
    consolidation,
    displaced,
    midpoint,
    vector_fields,
)
from tests.helpers.mechanics import hexes, small, vectors

CARRIED, LOST, UP = EngineerRounding.CARRIED, EngineerRounding.LOST, EngineerRounding.ROUNDED_UP
halves = st.sets(st.sampled_from(SLOTS))


def of(**amounts):
    names = {"up": "+", "down": "-"}
    return Vectors.of({names.get(key, key): n for key, n in amounts.items()})


@pytest.mark.rule("sits/B3.15")
def test_there_are_eight_vectors_in_the_order_of_the_card():
    assert SLOTS == ("A", "B", "C", "D", "E", "F", "+", "-")
    assert len(vector_fields()) == 8


@given(vectors)
def test_a_mapping_of_the_amounts_reads_back(v):
    assert Vectors.of(v.as_dict()) == v
    assert all(v[slot] == v.as_dict().get(slot, 0) for slot in SLOTS)
    assert v.items() == tuple(v.as_dict().items())


def test_an_unknown_slot_is_refused():
    with pytest.raises(ValueError, match="'G' is no vector"):
        Vectors.of({"G": 1})


def test_a_negative_vector_is_refused():
    with pytest.raises(ValueError, match=r"Vector - is -1"):
        Vectors.of({"-": -1})


def test_no_vectors_are_false_and_written_as_nought():
    assert not Vectors.none()
    assert str(Vectors.none()) == "0"
    assert str(of(B=4, A=3, up=1)) == "3A 4B 1+"


@pytest.mark.rule("sits/B3.32")
@given(vectors, vectors)
def test_changes_add_to_the_vectors_of_the_same_direction(v, changes):
    assert all(v.added(changes)[slot] == v[slot] + changes[slot] for slot in SLOTS)


@pytest.mark.rule("sits/B3.12")
@given(vectors, vectors)
def test_the_displacement_of_a_sum_is_the_sum_of_displacements(v, w):
    (p, level_p), (q, level_q) = v.displacement(), w.displacement()
    assert v.added(w).displacement() == (p + q, level_p + level_q)


@pytest.mark.rule("sits/B3.11")
@given(vectors)
def test_opposite_thrust_of_the_same_size_brings_a_ship_to_rest(v):
    assert v.added(v.reversed()).consolidated() == Vectors.none()


@given(hexes, small)
def test_vectors_between_two_places_lead_there_and_are_consolidated(offset, levels):
    v = Vectors.between(offset, levels)
    assert v.displacement() == (offset, levels)
    assert v.is_consolidated()


@pytest.mark.rule("sits/B3.331")
@given(vectors)
def test_the_first_step_leaves_only_the_difference_of_opposite_vectors(v):
    after = v.cancelled()
    for x, y in (("A", "D"), ("B", "E"), ("C", "F"), ("+", "-")):
        assert (after[x], after[y]) == (max(v[x] - v[y], 0), max(v[y] - v[x], 0))


@pytest.mark.rule("sits/B3.332")
def test_the_second_step_moves_the_smaller_amount_between_two_vectors_120_apart():
    assert of(B=4, D=1).combined() == of(B=3, C=1)
    assert of(E=2, A=5).combined() == of(F=2, A=3)


@pytest.mark.rule("sits/B4.353")
def test_equal_vectors_120_apart_become_that_amount_between_them():
    assert of(F=2, B=2).combined() == of(A=2)


@pytest.mark.rule("sits/B3.33.order")
def test_opposite_vectors_go_first_and_the_working_is_kept():
    done = consolidation(of(A=7, D=8, B=4))
    assert done.after_180 == of(D=1, B=4)
    assert [(s.angle, s.smaller, s.larger, s.amount, s.into) for s in done.steps] == [
        (180, "A", "D", 7, None),
        (120, "D", "B", 1, "C"),
    ]
    assert [s.result for s in done.steps] == [of(D=1, B=4), of(B=3, C=1)]


@pytest.mark.rule("sits/B3.332")
def test_of_equal_vectors_the_first_one_is_called_the_smaller():
    (step,) = consolidation(of(F=2, B=2)).steps
    assert (step.smaller, step.larger, step.amount, step.into) == ("F", "B", 2, "A")


@pytest.mark.rule("sits/B3.33.order", "sits/B3.15")
@given(vectors)
def test_consolidation_ends_with_two_adjacent_vectors_and_a_vertical_one_at_most(v):
    final = v.consolidated()
    used = [d for d in Direction if final[d.letter]]
    assert len(used) < 2 or (len(used) == 2 and 1 in ((used[1] - used[0]) % 6, (used[0] - used[1]) % 6))
    assert not (final["+"] and final["-"])


@given(vectors)
def test_consolidation_keeps_the_movement_and_is_done_once(v):
    final = v.consolidated()
    assert final.displacement() == v.displacement()
    assert final.consolidated() == final
    assert final.is_consolidated()
    assert final == Vectors.between(*v.displacement())


@given(vectors)
def test_every_step_of_a_consolidation_keeps_the_movement_and_shortens_the_vectors(v):
    done = consolidation(v)
    before = v
    for step in done.steps:
        assert step.result.displacement() == v.displacement()
        assert step.result.total < before.total
        before = step.result
    assert before == done.final == v.consolidated()


@given(vectors)
def test_vectors_are_called_consolidated_exactly_when_nothing_changes_them(v):
    assert v.is_consolidated() == (v.consolidated() == v)


def test_speed_counts_the_consolidated_vectors():
    assert of(A=7, D=8, B=4, up=3, down=1).speed == 6


@pytest.mark.rule("sits/B3.121")
@pytest.mark.parametrize(("whole", "there"), [(0, 0), (1, 1), (2, 1), (7, 4), (8, 4)])
def test_the_midpoint_of_a_vector_rounds_up(whole, there):
    assert midpoint(of(A=whole)) == of(A=there)


@pytest.mark.rule("sits/B4.22")
def test_each_vector_of_a_midpoint_rounds_up_by_itself():
    assert midpoint(of(C=3, D=1)) == of(C=2, D=1)


@pytest.mark.rule("sits/B4.12.split")
def test_altitude_is_split_at_the_midpoint_like_map_movement():
    ship = Place(Hex(0, 0), 5)
    assert ship.moved(midpoint(of(up=2))).level == 6
    assert ship.moved(midpoint(of(down=3))).level == 3


@given(vectors)
def test_a_midpoint_is_between_half_and_half_a_hex_more(v):
    assert all(2 * half - whole in (0, 1) for half, whole in zip(midpoint(v).amounts, v.amounts, strict=True))


@pytest.mark.rule("sits/B3.27")
def test_displacement_is_half_the_change_in_every_direction():
    assert displaced(of(A=4, up=2)) == (of(A=2, up=1), ())


@pytest.mark.rule("sits/B3.271")
def test_an_odd_change_notes_a_half_that_the_next_odd_change_completes():
    shift, noted = displaced(of(C=3))
    assert (shift, noted) == (of(C=1), ("C",))
    assert displaced(of(C=1), noted) == (of(C=1), ())


@pytest.mark.rule("sits/B3.271")
def test_an_even_change_keeps_a_noted_half():
    assert displaced(of(C=2), ["C"]) == (of(C=1), ("C",))


@pytest.mark.rule("sits/B3.271")
def test_a_direction_without_change_loses_its_half():
    assert displaced(of(D=2), ["C", "D"]) == (of(D=1), ("D",))
    assert displaced(Vectors.none(), ["C", "D"]) == (Vectors.none(), ())


@pytest.mark.rule("sits/B3.272.poor")
@given(vectors, halves)
def test_a_poor_engineer_neither_notes_nor_completes_halves(changes, noted):
    shift, after = displaced(changes, noted, LOST)
    assert after == ()
    assert shift.amounts == tuple(n // 2 for n in changes.amounts)


@pytest.mark.rule("sits/B3.272.veteran")
@given(vectors)
def test_a_veteran_engineer_rounds_halves_up_at_once(changes):
    shift, after = displaced(changes, (), UP)
    assert after == ()
    assert shift.amounts == tuple((n + 1) // 2 for n in changes.amounts)


@pytest.mark.rule("sits/B3.272.veteran", "sits/D1.145")
def test_a_veteran_engineer_may_waive_the_rounding_of_a_direction():
    assert displaced(of(A=3, B=1), (), UP, waived=("A",)) == (of(A=1, B=1), ("A",))
    assert displaced(of(A=3), ("A",), UP) == (of(A=2), ())


@pytest.mark.rule("sits/B3.271")
@given(vectors, halves)
def test_no_half_hex_is_lost_while_thrust_goes_on_in_its_direction(changes, noted):
    shift, after = displaced(changes, noted, CARRIED)
    for slot, change in changes.items():
        assert 2 * shift[slot] + (slot in after) == change + (slot in noted)
