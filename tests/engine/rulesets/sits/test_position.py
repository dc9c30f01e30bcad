"""A whole position typed in short notation: which commands it makes, and what is said against it."""

import pytest

from engine.core.command import Command
from engine.mechanics.hexgrid import Hex
from engine.rulesets.sits.book import book
from engine.rulesets.sits.commands import Commit, Deploy, PlanPosition, SetPosition, SetShip
from engine.rulesets.sits.position_data import PositionPlan
from engine.rulesets.sits.shorthand import write
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship


def a_table(**options: object) -> Table:
    return Table(
        a_ship("Ship", vectors={"A": 2}, marked={"roll": 1}),
        a_ship("Mate", hex="9,9"),
        a_ship("Third", hex="7,7"),
        a_ship("Foe", side="Red", hex="12,9"),
        **{"enforcement": "free", **options},
    )


def plan(table: Table, player=GREEN, **texts: str) -> PositionPlan:
    found = RULES.answer(table.state, PlanPosition(player=player, texts=texts))
    assert isinstance(found, PositionPlan)
    return found


def line(found: PositionPlan, ship: str):
    return next(each for each in found.lines if each.ship == ship)


def given(table: Table, commands: tuple[Command, ...]) -> None:
    for command in commands:
        table.give(command)


def test_only_what_differs_is_set():
    table = a_table()
    as_they_are = {key: write(ship, full=True) for key, ship in table.state.ships.items()}
    assert plan(table, **as_they_are).commands == ()
    found = plan(table, ship="+3 v2A", foe="u4")
    assert found.commands == (
        SetShip(player=GREEN, ship="ship", level=3),
        SetShip(player=GREEN, ship="foe", roll=4),
    )


def test_the_commands_make_what_the_plan_shows():
    table = a_table()
    found = plan(table, ship="10/12 -1 C/Dbu u5 v3C1- h+ si=2", foe="- p v0", mate="whole w-")
    given(table, found.commands)
    for each in found.lines:
        assert write(table.state.ships[each.ship]) == each.then
    assert found.view == RULES.view_for(table.state, GREEN)
    assert dict(table.state.ships["ship"].marked) == {"roll": 1, "si": 2}


def test_ships_that_change_places_do_so_in_whatever_order_it_takes():
    table = a_table()
    at = {key: ship.place for key, ship in table.state.ships.items()}
    found = plan(table, ship=at["mate"].hex.name, mate=at["third"].hex.name, third=at["ship"].hex.name)
    assert found.faults == 0
    given(table, found.commands)
    ships = table.state.ships
    assert (ships["ship"].place, ships["mate"].place) == (at["mate"], at["third"])
    assert ships["third"].place == at["ship"]


@pytest.mark.rule("sits/INT.stacking-limit")
def test_two_ships_in_one_place_are_named_at_the_hex():
    table = a_table()
    taken = table.state.ships["foe"].place.hex.name
    found = line(plan(table, mate=f"u2 {taken}"), "mate")
    assert "Foe is in hex" in found.fault
    assert found.rule == "sits/INT.stacking-limit"
    assert tuple(found.span) == (3, 8)
    assert plan(table, mate=f"u2 {taken} +1").faults == 0


def test_boxes_that_the_ship_has_not_are_refused_where_they_stand():
    found = line(plan(a_table(), ship="u1 si=99"), "ship")
    assert found.rule == "sits/A2.672"
    assert tuple(found.span) == (3, 8)


def test_a_line_may_begin_with_the_ships_own_name_and_places_count_it():
    found = line(plan(a_table(), ship="Ship: 09/32 oops"), "ship")
    assert tuple(found.span) == (12, 16)


def test_a_referee_lets_nobody_enter_a_position_in_play():
    found = plan(a_table(enforcement="referee"))
    assert "referee" in found.reason
    assert not found.lines


def setup_table(**options: object) -> Table:
    return Table(
        a_ship("Ship", hex=None),
        a_ship("Mate", hex=None),
        a_ship("Foe", side="Red", hex=None),
        deploy=True,
        **options,
    )


@pytest.mark.rule("sits/D2.12")
def test_in_setup_with_a_referee_one_deploys_ones_own_ships_by_their_lines():
    table = setup_table()
    zone = next(o for o in RULES.view_for(table.state, GREEN).offers if o.kind == "sits.deploy").cells
    here, there = (Hex.parse(cell).name for cell in zone[:2])
    found = plan(table, ship=f"{here} B u2 v3B", mate=there)
    assert [each.ship for each in found.lines] == ["ship", "mate"]
    assert all(isinstance(command, Deploy) for command in found.commands)
    given(table, found.commands)
    assert write(table.state.ships["ship"]) == f"{here} +0 B u2 v3B"
    far = line(plan(table, ship="20/01"), "ship")
    assert far.rule == "sits/D2.12"
    swapped = plan(table, ship=there, mate=here)
    assert swapped.faults == 0
    given(table, swapped.commands)
    assert write(table.state.ships["mate"]).startswith(here)


def test_a_ship_in_the_tray_needs_a_hex_first():
    found = line(plan(setup_table(), ship="u2 v3B"), "ship")
    assert "in the tray" in found.fault


def test_a_position_tells_nothing_of_the_other_sides_orders():
    table = a_table()
    before = plan(table, RED)
    table.give(table.plot(route=("A/B y",)))
    table.give(Commit(player=GREEN))
    after = plan(table, RED)
    assert before.lines == after.lines
    assert before.view.counters == after.view.counters


def test_a_pasted_text_is_read_by_the_names_at_the_start_of_its_lines():
    table = a_table()
    text = "# turn 3\n\nShip: +3\nmat +4\nNobody 01/01\n"
    found = RULES.answer(
        table.state, PlanPosition(player=GREEN, texts={"foe": "u2", "ship": "u5"}, pasted=text)
    )
    assert found.texts == {"foe": "u2", "ship": "+3", "mate": "+4"}
    assert found.unnamed == (5,)
    assert {command.ship for command in found.commands} == {"ship", "mate", "foe"}


def test_a_position_written_in_full_makes_another_table_like_the_first():
    table, other = a_table(), a_table()
    given(table, plan(table, ship="12/12 h+ w- si=1 roll=0", mate="b gl u4 v3a").commands)
    text = "\n".join(f"{line.name}: {line.full}" for line in plan(table).lines)
    found = RULES.answer(other.state, PlanPosition(player=GREEN, pasted=text))
    given(other, found.commands)
    assert [write(ship, full=True) for ship in other.state.ships.values()] == [
        write(ship, full=True) for ship in table.state.ships.values()
    ]


# --- all of it as one deed


def test_a_whole_position_is_one_deed_that_does_what_its_parts_do():
    table, twin = a_table(), a_table()
    texts = {"ship": "10/12 -1 C/Dbu u5", "foe": "- p v0", "mate": "whole w-"}
    found = plan(table, **texts)
    assert isinstance(found.command, SetPosition)
    assert found.command.edits == found.commands
    table.give(found.command)
    given(twin, plan(twin, **texts).commands)
    assert table.state.ships == twin.state.ships


def test_one_ship_is_set_by_its_own_command_and_none_by_none():
    table = a_table()
    assert plan(table, ship="+3").command == SetShip(player=GREEN, ship="ship", level=3)
    assert plan(table).command is None


def test_ships_that_change_places_do_so_in_one_deed():
    table = a_table()
    at = {key: ship.place for key, ship in table.state.ships.items()}
    table.give(plan(table, ship=at["mate"].hex.name, mate=at["ship"].hex.name).command)
    assert (table.state.ships["ship"].place, table.state.ships["mate"].place) == (at["mate"], at["ship"])


LEVEL = SetShip(player=GREEN, ship="ship", level=3)


@pytest.mark.parametrize(
    "edits",
    [
        (),
        (LEVEL,) * 301,
        (LEVEL, SetShip(player=RED, ship="foe", level=3)),
        (LEVEL, SetShip(player=GREEN, ship="nobody", level=3)),
        (LEVEL, SetShip(player=GREEN, ship="foe", forward="x y")),
    ],
)
def test_a_position_with_a_part_that_makes_no_sense_is_refused_whole(edits):
    table = a_table()
    found = book.violations(table.state, SetPosition(player=GREEN, edits=edits))
    assert found
    assert not any(violation.overridable for violation in found)


def test_what_the_book_forbids_of_a_part_can_be_overruled_as_it_can_alone():
    table = a_table()
    taken = table.state.ships["mate"].place
    onto = SetShip(player=GREEN, ship="ship", cell=str(taken.hex), level=taken.level)
    alone = book.violations(table.state, onto)
    assert alone
    assert book.violations(table.state, SetPosition(player=GREEN, edits=(LEVEL, onto))) == alone


def test_with_a_referee_no_position_is_set_by_hand():
    table = a_table(enforcement="referee")
    found = book.violations(table.state, SetPosition(player=GREEN, edits=(LEVEL, LEVEL)))
    assert [violation.overridable for violation in found] == [False]
