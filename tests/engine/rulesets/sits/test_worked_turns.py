"""The rulebook's three worked turns (B4), played through the bus from the shipped scenarios."""

import pytest

from engine.core.bus import CommandBus
from engine.rulesets.sits.commands import Commit, PlanPlot, Plot
from engine.rulesets.sits.state import Ship
from tests.helpers.sits import GREEN, RED, RULES, a_bus, do, go_on, shipped


def the(bus: CommandBus, name: str) -> Ship:
    return bus.state.ships[name]


def sealed(name: str, **orders) -> CommandBus:
    """The scenario of that ship, its orders given and both sides committed."""
    bus = a_bus(shipped(name))
    do(bus, Plot(player=the(bus, name).side, ship=name, **orders))
    for player in (GREEN, RED):
        do(bus, Commit(player=player))
    return bus


def away(ship: Ship, place: str) -> tuple[dict[str, int], int]:
    """A marker's offset from where the ship began, in map directions and levels."""
    start = ship.trail[0] if ship.trail else ship.place
    offset, levels = start.offset_to(getattr(ship, place))
    return {way.letter: n for way, n in offset.components().items()}, levels


@pytest.mark.rule("sits/B4.12.split")
def test_princess_carol_starts_with_her_markers_in_b_and_climbing():
    ship = the(a_bus(shipped("princess-carol")), "princess-carol")
    assert (ship.attitude.forward, ship.attitude.top) == ("B y", "C/D bu")
    assert away(ship, "eot") == ({"B": 7}, 2)
    assert away(ship, "midpoint") == ({"B": 4}, 1)


@pytest.mark.rule("sits/A3.22")
@pytest.mark.rule("sits/A3.24")
def test_princess_carol_pivots_and_rolls_without_thrust():
    bus = sealed("princess-carol", route=("B/C y", "C y"), roll=-3)
    go_on(bus)
    ship = the(bus, "princess-carol")
    assert (ship.attitude.forward, ship.attitude.top) == ("B/C y", "D gu")
    assert away(ship, "place") == ({"B": 4}, 1)
    go_on(bus)
    ship = the(bus, "princess-carol")
    assert (ship.attitude.forward, ship.attitude.top) == ("C y", "A/B gu spine")
    assert away(ship, "place") == ({"B": 7}, 2)
    go_on(bus)
    assert the(bus, "princess-carol").vectors.as_dict() == {"B": 7, "+": 2}


def test_princess_carol_is_level_at_the_midpoint_as_the_drawings_show_it():
    scenario = shipped("princess-carol")
    illustrated = {**scenario, "options": {**scenario["options"], "midpoint": "illustrated"}}
    bus = a_bus(illustrated)
    do(bus, Plot(player=GREEN, ship="princess-carol", route=("B/C y", "C y"), roll=-3))
    for player in (GREEN, RED):
        do(bus, Commit(player=player))
    go_on(bus)
    assert the(bus, "princess-carol").attitude.top == "+ p"


@pytest.mark.rule("sits/B3.27")
@pytest.mark.rule("sits/B4.22")
def test_valiant_displaces_her_marker_and_carries_a_half():
    bus = sealed("valiant", thrust=3, square=(3, 2), spread={"C": 3})
    ship = the(bus, "valiant")
    assert away(ship, "midpoint") == ({"C": 2, "D": 1}, 0)
    assert away(ship, "eot") == ({"C": 5, "D": 2}, 1)
    assert ship.changes.as_dict() == {"C": 3, "+": 2}
    go_on(bus)
    assert away(the(bus, "valiant"), "place") == ({"C": 2, "D": 1}, 0)
    go_on(bus)
    assert away(the(bus, "valiant"), "place") == ({"C": 5, "D": 2}, 1)
    go_on(bus)
    ship = the(bus, "valiant")
    assert ship.vectors.as_dict() == {"C": 7, "D": 2, "+": 2}
    assert ship.halves == ("C",)


@pytest.mark.rule("sits/B3.331")
@pytest.mark.rule("sits/B3.332")
@pytest.mark.rule("sits/B4.353")
@pytest.mark.rule("sits/B3.33.order")
def test_dulcinea_thrusts_along_her_pivots_midpoint_and_consolidates():
    bus = sealed("dulcinea", route=("B bu", "A/B bu"), thrust=3, square=(3, 2), spread={"B": 3})
    ship = the(bus, "dulcinea")
    assert away(ship, "eot") == ({"E": 1, "F": 2}, 1)
    assert ship.changes.as_dict() == {"B": 3, "+": 2}
    go_on(bus)
    assert the(bus, "dulcinea").attitude.forward == "B bu"
    go_on(bus)
    assert the(bus, "dulcinea").attitude.forward == "A/B bu"
    go_on(bus)
    ship = the(bus, "dulcinea")
    assert ship.vectors.as_dict() == {"A": 2, "+": 3}
    assert ship.halves == ()


def test_a_worked_turn_can_be_undone_to_its_beginning():
    bus = sealed("valiant", thrust=3, square=(3, 2), spread={"C": 3})
    go_on(bus)
    while bus.can_undo(GREEN):
        bus.undo(GREEN)
    assert bus.state == bus.initial


@pytest.mark.rule("sits/B2.25", "sits/A3.121")
@pytest.mark.parametrize(
    ("rounding", "path", "midpoint"),
    [
        ("rule", ("C/D bu", "D gu", "A/B gu spine"), "D gu"),
        ("illustrated", ("C/D bu", "+ p", "A/B gu spine"), "+ p"),
    ],
)
def test_the_princess_carols_roll_is_drawn_for_the_nose_she_will_have(rounding, path, midpoint):
    bus = a_bus({**shipped("princess-carol"), "options": {"midpoint": rounding}})
    draft = Plot(player=GREEN, ship="princess-carol", route=("B/C y", "C y"), roll=-3)
    advice = RULES.answer(bus.state, PlanPlot(player=GREEN, draft=draft))
    roll = next(choice for choice in advice.rolls if choice.steps == -3)
    assert (roll.top_midpoint, roll.top_end) == (midpoint, "A/B gu spine")
    assert [site for site in roll.top_path if site in path] == list(path)
