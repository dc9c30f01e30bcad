"""The salvo card as a player reads it: columns, mounts and reasons, front and back (A2.5)."""

import pytest

from engine.rulesets.sits.c2_card import salvo_card
from engine.rulesets.sits.card import load_card
from tests.helpers.sits import GREEN, RED, Table, a_ship
from tests.helpers.sits_launch import a_duel, hold, launch


def card(table: Table, player=GREEN, ship: str = "ship", target: str = "foe"):
    return salvo_card(table.state, player, ship, target)


def option(table: Table, mount: str, column: int = 0):
    return next(o for o in card(table).columns[column].options if o.mount == mount)


@pytest.mark.rule("sits/A2.51")
def test_a_card_has_a_column_for_each_impact_step():
    assert [column.step for column in card(a_duel()).columns] == ["early", "middle", "late"]


@pytest.mark.rule("sits/C2.121")
def test_a_column_that_is_crossed_out_says_why():
    columns = card(a_duel(foe={"hex": "12,5"})).columns
    assert [column.available for column in columns] == [False, True, True]
    assert columns[0].reason == "EoT markers are 7 apart; early salvoes of Ship need 6 or less."
    assert [column.reason for column in columns[1:]] == ["", ""]


@pytest.mark.rule("sits/C2.14.arc")
def test_every_mount_is_listed_those_that_can_fire_first_and_the_rest_with_the_rule():
    options = card(a_duel()).columns[0].options
    assert [(o.mount, [str(v.rule) for v in o.violations]) for o in options] == [
        ("aft", []),
        ("starboard", []),
        ("forward", ["sits/C2.14.arc"]),
        ("port", ["sits/C2.14.arc"]),
    ]


@pytest.mark.rule("sits/C4.151")
@pytest.mark.rule("sits/C2.13.magazine")
def test_launchers_and_magazine_are_what_is_left_for_this_column():
    table = a_duel()
    table.set("ship", canister={"starboard": 5})
    table.give(hold(2))
    table.give(launch(step="late"))
    found = option(table, "starboard")
    assert (found.launchers, found.magazine) == (3, 21)
    assert card(table).columns[0].holds == {"starboard": 2}


@pytest.mark.rule("sits/C2.15")
def test_the_mql_is_shown_with_its_parts():
    table = a_duel(ship={"officers": {"TAC": "elite"}})
    found = option(table, "starboard").mql
    assert [(part.value, part.label) for part in found.parts] == [
        (5, "base MQL at range 4"),
        (-2, "Elite tactical officer"),
    ]
    assert found.total == 3


@pytest.mark.rule("sits/A2.511")
def test_the_back_tells_damage_scale_and_the_walls_of_the_target():
    table = a_duel(foe={"ship_class": "sample-sd"})
    found = card(table)
    assert option(table, "starboard").damage == 4
    assert found.target_scale == load_card("sample-sd").scale
    assert set(found.sidewalls) == {"forward", "aft", "port", "starboard"}
    assert found.sidewalls["port"] < 0 < found.sidewalls["forward"]


@pytest.mark.rule("sits/C2.122")
def test_a_written_column_is_shown_and_bars_the_other_mounts():
    table = a_duel()
    table.give(launch())
    column = card(table).columns[0]
    assert column.written == table.state.salvoes["ship:starboard:early"]
    assert not option(table, "starboard").violations
    assert [str(v.rule) for v in option(table, "aft").violations] == ["sits/C2.122"]


def test_targets_are_the_enemies_in_reach_the_nearest_first():
    table = a_duel(a_ship("Near", side="Red", hex="7,5"), a_ship("Far", side="Red", hex="21,20"))
    assert card(table).targets == ("near", "foe")


@pytest.mark.rule("sits/A3.136")
def test_the_other_side_reads_nothing_that_is_written_or_plotted():
    plain, turning = (
        a_duel(),
        Table(a_ship("Ship", hex="5,5"), a_ship("Foe", side="Red", hex="9,5", forward="D y")),
    )
    turning.give(turning.plot(route=("A/B y", "B y", "B/C y", "C y")))
    turning.fly()
    turning.give(launch("aft"))
    assert card(turning, RED) == card(plain, RED)
    assert card(turning, GREEN) != card(plain, GREEN)


def test_a_ship_without_missiles_has_an_empty_card():
    found = card(a_duel(ship={"ship_class": "large-freighter-ms"}))
    assert not any(column.available for column in found.columns)
    assert all(o.violations for column in found.columns for o in column.options)
    assert found.targets == ()


def test_a_ship_that_is_not_in_the_game_has_no_card():
    with pytest.raises(KeyError):
        card(a_duel(), ship="nobody")
