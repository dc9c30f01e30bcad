"""What the plotting instruments are told: choices, reasons, previews, suggestions, coasting."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.dice import Picker
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.mechanics.avid import WINDOWS
from engine.rulesets.sits.commands import CoastAhead, Commit, PlanPlot, Plot
from engine.rulesets.sits.sample import any_plot
from engine.rulesets.sits.view import CoastReport
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship

GRADES = st.sampled_from(["poor", "average", "veteran", "elite"])


@st.composite
def tables(draw) -> Table:
    """A ship in any attitude with any officers and damage, and a friend right ahead of it."""
    officers = {"HELM": draw(GRADES), "ENG": draw(GRADES)}
    marked = {
        "pivot": draw(st.integers(0, 3)),
        "roll": draw(st.integers(0, 3)),
        "thrust": draw(st.integers(0, 10)),
    }
    return Table(
        a_ship(
            "Ship",
            forward=draw(st.sampled_from(WINDOWS)),
            roll=draw(st.integers(0, 11)),
            officers=officers,
            marked=marked,
            halves=draw(st.sets(st.sampled_from("ABCDEF+-"))),
        ),
        a_ship("Mate", hex="5,4"),
        midpoint=draw(st.sampled_from(["rule", "illustrated"])),
    )


@st.composite
def drafts(draw) -> tuple[Table, Plot]:
    """A table and a legal order to change."""
    table = draw(tables())
    return table, any_plot(table.state, table.ship(), Picker(draw(st.integers(0, 10**6))))


def accepted(table: Table, plot: Plot) -> bool:
    return not blocking(table.check(plot))


@settings(max_examples=40)
@given(drafts())
def test_a_pivot_without_a_reason_against_it_is_accepted_and_any_other_refused(case):
    table, draft = case
    bare = replace(draft, thrust=0, square=None, spread={}, keep_halves=())
    for choice in table.advice(bare).pivots:
        assert accepted(table, replace(bare, route=choice.route)) == (not choice.violations)


@settings(max_examples=40)
@given(drafts())
def test_a_roll_without_a_reason_against_it_is_accepted_and_any_other_refused(case):
    table, draft = case
    for choice in table.advice(draft).rolls:
        assert accepted(table, replace(draft, roll=choice.steps)) == (not choice.violations)


@settings(max_examples=40)
@given(drafts())
def test_a_thrust_without_a_reason_against_it_is_completed_to_an_accepted_order(case):
    table, draft = case
    for choice in table.advice(draft).thrusts:
        wish = replace(draft, thrust=choice.thrust, square=None, spread={}, keep_halves=())
        assert accepted(table, table.advice(wish).completed) == (not choice.violations)


@settings(max_examples=12)
@given(drafts())
def test_a_square_without_a_reason_against_it_is_completed_to_an_accepted_order(case):
    table, draft = case
    for square in table.advice(draft).squares:
        wish = replace(draft, square=(square.h, square.v), spread={}, keep_halves=())
        assert accepted(table, table.advice(wish).completed) == (not square.violations)


@settings(max_examples=40)
@given(drafts())
def test_a_spread_without_a_reason_against_it_is_accepted_and_any_other_refused(case):
    table, draft = case
    if not draft.thrust or not draft.square or not draft.square[0]:
        return
    draft = replace(draft, keep_halves=())
    for spread in table.advice(draft).spreads:
        assert accepted(table, replace(draft, spread=spread.changes)) == (not spread.violations)


@settings(max_examples=40)
@given(drafts(), st.data())
def test_every_suggestion_is_legal_and_named_once(case, data):
    table, draft = case
    route = tuple(data.draw(st.lists(st.sampled_from(WINDOWS), max_size=8)))
    wild = replace(
        draft,
        route=route,
        roll=data.draw(st.integers(-12, 12)),
        thrust=data.draw(st.integers(0, 9)),
        square=(data.draw(st.integers(0, 7)), data.draw(st.integers(-7, 7))),
    )
    suggestions = RULES.suggest(table.state, wild)
    assert len({suggestion.text for suggestion in suggestions}) == len(suggestions)
    for suggestion in suggestions:
        assert accepted(table, suggestion.command)


@settings(max_examples=40)
@given(drafts())
def test_a_refused_order_always_gets_a_suggestion(case):
    table, draft = case
    wild = replace(draft, route=(), roll=12, thrust=9, square=(7, 7), spread={"A": 7}, keep_halves=())
    assert RULES.suggest(table.state, wild)


@settings(max_examples=40)
@given(drafts())
def test_a_preview_is_what_the_turn_then_brings(case):
    table, draft = case
    preview = table.advice(draft).preview
    table.give(draft)
    if blocking(table.check(Commit(player=GREEN))):
        return
    table.turn(*[1] * 9)
    ship = table.ship()
    assert preview is not None
    end = preview.poses[2]
    assert (end.cell, end.level) == (str(ship.place.hex), ship.place.level)
    assert (end.attitude.forward, end.attitude.roll) == (ship.attitude.forward, ship.attitude.roll)
    assert preview.vectors_after == ship.vectors.as_dict()
    assert preview.halves_after == ship.halves
    assert preview.next_eot == (str(ship.eot.hex), ship.eot.level)
    assert preview.next_midpoint == (str(ship.midpoint.hex), ship.midpoint.level)


@settings(max_examples=40)
@given(drafts())
def test_the_windows_to_go_to_next_make_a_longer_legal_route(case):
    table, draft = case
    bare = replace(draft, thrust=0, square=None, spread={}, keep_halves=())
    for window in table.advice(bare).next_windows:
        assert accepted(table, replace(bare, route=(*bare.route, window)))


@pytest.mark.rule("sits/B2.222")
def test_every_pivot_choice_names_its_route_count_diagonal_and_midpoint():
    table = Table(a_ship("Ship", forward="B/C y"))
    choice = next(c for c in table.advice(table.plot()).pivots if c.window == "A/B bu")
    assert (choice.count, choice.midpoint) == (2, choice.route[0])
    assert choice.diagonal is not None
    stay = next(c for c in table.advice(table.plot()).pivots if c.window == "B/C y")
    assert (stay.route, stay.count, stay.diagonal) == ((), 0, None)


@pytest.mark.rule("sits/B2.25")
def test_every_roll_choice_shows_the_way_of_top():
    table = Table(a_ship("Ship", forward="B y", roll=2))
    choice = next(c for c in table.advice(table.plot()).rolls if c.steps == -3)
    assert choice.top_path == ("C/D bu", "C/D gu spine", "+ p", "F/A gu spine")
    assert (choice.top_midpoint, choice.top_end) == (choice.top_path[1], choice.top_path[3])


@pytest.mark.rule("sits/B3.231")
def test_thrust_choices_name_red_lining_and_the_number_to_roll():
    table = Table(a_ship("Ship", marked={"si": 1}))
    found = {c.thrust: (c.redline, c.check, bool(c.violations)) for c in table.advice(table.plot()).thrusts}
    assert found == {
        0: (False, None, False),
        1: (False, None, False),
        2: (False, None, False),
        3: (False, None, False),
        4: (True, 4, False),
        5: (True, 4, True),
    }


@pytest.mark.rule("sits/B3.24")
def test_the_vertical_grid_has_eight_columns_and_fifteen_rows_of_printed_numbers():
    squares = Table(a_ship("Ship")).advice(Plot(player=GREEN, ship=PieceId("ship"))).squares
    assert len(squares) == 120
    assert {(s.h, s.v): (s.number, s.zones) for s in squares}[3, 3] == (4, ("blue", "green"))


@pytest.mark.rule("sits/B3.253")
@pytest.mark.parametrize(
    ("forward", "grid", "heads"),
    [
        ("A y", "edge", ("A",)),
        ("A gu", "edge", ("A",)),
        ("F/A bl", "corner", ("F", "A")),
        ("+ p", "offset", ()),
    ],
)
def test_the_grid_in_use_follows_the_thrusts_window(forward, grid, heads):
    table = Table(a_ship("Ship", forward=forward))
    advice = table.advice(table.plot(thrust=3))
    assert (advice.grid, advice.grid_directions) == (grid, heads)


def test_hexes_left_and_right_of_the_middle_are_numbered_by_their_offset():
    table = Table(a_ship("Ship", forward="B/C y", officers={"ENG": "elite"}))
    found = {s.offset: dict(s.changes) for s in table.advice(table.plot(thrust=4)).spreads if s.number == 4}
    assert found == {-1: {"B": 3, "C": 1}, 0: {"B": 2, "C": 2}, 1: {"B": 1, "C": 3}}


def test_the_default_choice_is_the_middle_of_the_ring_and_of_the_grid():
    table = Table(a_ship("Ship", forward="C bu"))
    full = table.advice(table.plot(thrust=3)).completed
    assert (full.square, dict(full.spread)) == ((3, 2), {"C": 3})
    assert table.advice(full).violations == ()


@pytest.mark.rule("sits/INT.stacking-limit")
def test_the_default_choice_keeps_clear_of_a_friends_marker():
    # Straight ahead displaces one hex in A and one level up, onto the mate; another square does not.
    table = Table(a_ship("Ship", hex="5,5", forward="A bu"), a_ship("Mate", hex="5,4", level=1))
    assert "INT.stacking-limit" in table.refusals(table.plot(thrust=3, square=(3, 2), spread={"A": 3}))
    full = table.advice(table.plot(thrust=3)).completed
    assert full.square == (3, 1)
    assert accepted(table, full)


@pytest.mark.rule("sits/INT.stacking-limit")
def test_a_thrust_that_leads_only_onto_a_friend_says_so():
    table = Table(a_ship("Ship", hex="5,5"), a_ship("Mate", hex="5,4"))
    advice = table.advice(table.plot(thrust=2))
    assert [v.rule for v in advice.thrusts[2].violations] == ["sits/INT.stacking-limit"]
    chosen = next(square for square in advice.squares if (square.h, square.v) == (2, 0))
    assert [v.rule for v in chosen.violations] == ["sits/INT.stacking-limit"]
    assert advice.thrusts[1].violations == ()


def test_a_pivot_that_is_too_long_gets_its_longest_legal_part_and_the_nearest_window():
    table = Table(a_ship("Ship", marked={"pivot": 2}))
    wish = table.plot(route=("A/B y", "B y", "B/C y", "C y"))
    texts = [suggestion.text for suggestion in table.advice(wish).suggestions]
    assert texts[0] == "Pivot 2 windows along the route, to B (yellow)."
    assert texts[-1] == "No pivot."


def test_a_draft_that_is_nonsense_is_drawn_as_far_as_it_makes_sense():
    table = Table(a_ship("Ship"))
    advice = table.advice(table.plot(route=("A/B y", "nowhere"), thrust=-3, spread={"+": 2}))
    assert advice.route == ("A/B y",)
    assert advice.preview is not None


def test_a_ship_in_the_tray_has_no_preview():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    assert table.advice(table.plot()).preview is None


def test_only_an_elite_helm_officer_has_a_choice_to_make():
    assert (
        Table(a_ship("Ship", officers={"HELM": "elite"}))
        .advice(Plot(player=GREEN, ship=PieceId("ship")))
        .helm_choice
    )
    table = Table(a_ship("Ship", officers={"HELM": "veteran"}))
    advice = table.advice(table.plot())
    assert not advice.helm_choice
    assert (advice.roll_rating.total, [part.value for part in advice.roll_rating.parts]) == (7, [6, 1])


def coast(table: Table, **fields) -> CoastReport:
    found = RULES.answer(table.state, CoastAhead(player=GREEN, ship=PieceId("ship"), **fields))
    assert isinstance(found, CoastReport)
    return found


@pytest.mark.rule("sits/B3.11")
def test_coasting_ahead_shows_every_turns_end():
    report = coast(Table(a_ship("Ship", vectors={"A": 7})), turns=3)
    assert [(step.turn, step.cell) for step in report.steps] == [(1, "5,-2"), (2, "5,-9"), (3, "5,-16")]


def test_the_points_of_a_coasting_path_name_the_turns_that_end_there():
    report = coast(Table(a_ship("Ship", vectors={"A": 7})), turns=3)
    (path,) = report.courses
    ends = [(turn, cell) for turn, (cell, _) in zip(path.turns, path.points, strict=True) if turn]
    assert ends == [(step.turn, step.cell) for step in report.steps]


def test_the_drift_after_a_plotted_turn_ends_with_the_next_turn():
    table = Table(a_ship("Ship", vectors={"A": 4}))
    preview = table.advice(table.plot()).preview
    drift = next(course for course in preview.courses if course.kind == "coast")
    assert drift.turns == (0, 0, table.state.turn + 1)
    assert drift.points[-1] == preview.next_eot


def test_coasting_is_looked_ahead_for_five_turns_at_most():
    assert len(coast(Table(a_ship("Ship")), turns=50).steps) == 5


def test_the_closest_approach_may_fall_on_a_midpoint():
    table = Table(a_ship("Ship", vectors={"A": 4}), a_ship("Foe", side="Red", hex="5,3"))
    report = coast(table, target=PieceId("foe"))
    assert report.closest is not None
    assert (report.closest.range, report.closest_moment) == (0, "turn 1, midpoint")


def test_a_draft_is_flown_before_coasting():
    table = Table(a_ship("Ship"))
    draft = table.plot(thrust=2, square=(2, 0), spread={"A": 2})
    steps = coast(table, turns=2, draft=draft).steps
    assert [step.cell for step in steps] == ["5,4", "5,2"]


def test_the_other_sides_orders_do_not_show_in_coasting():
    table = Table(a_ship("Ship"), a_ship("Foe", side="Red", hex="5,1"))
    before = coast(table, target=PieceId("foe"))
    table.give(table.plot("foe", thrust=2, square=(2, 0), spread={"A": 2}))
    assert coast(table, target=PieceId("foe")) == before
    table.give(Commit(player=RED))
    assert coast(table, target=PieceId("foe")) == before


@pytest.mark.rule("sits/A3.12")
def test_advice_on_an_enemy_ship_tells_nothing_of_its_sides_orders():
    fleet = (a_ship("Ship"), a_ship("Foe", side="Red", hex="9,9"), a_ship("Pal", side="Red", hex="9,8"))
    quiet, busy = Table(*fleet), Table(*fleet)
    busy.give(busy.plot("pal", thrust=2, square=(2, 0), spread={"A": 2}))
    for player in (GREEN, RED):
        draft = replace(quiet.plot("foe", thrust=2, square=(2, 0), spread={"A": 2}), player=player)
        question = PlanPlot(player=GREEN, draft=draft, target=PieceId("pal"))
        assert RULES.answer(quiet.state, question) == RULES.answer(busy.state, question)


def test_an_unknown_question_is_a_mistake_of_the_program():
    from engine.core.command import Question

    with pytest.raises(LookupError):
        RULES.answer(Table(a_ship("Ship")).state, Question(player=GREEN))
