"""The seven lessons of SITS, each played from its first step to its last with the dice of the book."""

from __future__ import annotations

import pytest

from engine.core.ids import PieceId
from engine.rulesets.sits.combat_commands import Aim, Launch, SpendDecoy
from engine.rulesets.sits.commands import Commit, Plot, Proceed
from tests.helpers.lessons import LessonTable

G, R = "Green", "Red"


def in_step(table: LessonTable, number: int, side: str = G) -> None:
    assert table.now(side) == number, table.steps[table.now(side) - 1 :][:1]


def both(table: LessonTable) -> None:
    """Both commit what they have written."""
    for side in (G, R):
        table.give(Commit(player=side))


def go_on(table: LessonTable, turn: int) -> None:
    """Everybody goes on until that turn begins, spending a decoy where one is offered."""
    while table.state.turn < turn:
        if table.state.pending:
            table.give(SpendDecoy(player=table.acting, mount="port"))
        else:
            table.give(Proceed(player=table.acting))


def plot(table: LessonTable, ship: str, **orders) -> None:
    table.give(Plot(player=G, ship=PieceId(ship), **orders))


def test_the_first_flight_is_ticked_off_turn_by_turn():
    table = LessonTable("sits", "first-flight")
    table.give(Commit(player=G))
    in_step(table, 2, R)
    table.give(Commit(player=R))
    in_step(table, 3)
    go_on(table, 2)
    in_step(table, 4)
    plot(table, "osprey", thrust=2, square=(2, 0), spread={"A": 2})
    in_step(table, 5)
    table.give(Commit(player=G))
    in_step(table, 6, R)
    table.give(Commit(player=R))
    go_on(table, 3)
    in_step(table, 7)
    plot(table, "osprey", route=("A/B y", "B y"))
    in_step(table, 8)
    both(table)
    go_on(table, 4)
    in_step(table, 9)
    plot(table, "osprey", roll=3)
    in_step(table, 10)
    both(table)
    go_on(table, 5)
    assert table.progress(G).over
    assert table.progress(R).over


@pytest.mark.parametrize(
    ("name", "orders"),
    [
        ("princess-carol", [{"route": ("B/C y", "C y")}, {"route": ("B/C y", "C y"), "roll": -3}]),
        ("valiant", [{"thrust": 3, "square": (3, 2), "spread": {"C": 3}}]),
        (
            "dulcinea",
            [
                {"route": ("B bu", "A/B bu")},
                {"route": ("B bu", "A/B bu"), "thrust": 3, "square": (3, 2), "spread": {"B": 3}},
            ],
        ),
    ],
)
def test_a_worked_turn_is_ticked_off_order_by_order(name, orders):
    table = LessonTable("sits", name)
    for n, each in enumerate(orders, 1):
        in_step(table, n)
        plot(table, name, **each)
    in_step(table, len(orders) + 1)
    both(table)
    in_step(table, len(orders) + 2)
    go_on(table, 2)
    assert table.progress(G).over


def test_the_defense_lesson_is_ticked_off_with_the_dice_of_the_book():
    table = LessonTable("sits", "defence-lesson")
    both(table)
    in_step(table, 3, R)
    herd, knight = PieceId("herd"), PieceId("knight")
    common = {"player": R, "target": knight, "mount": "starboard", "step": "middle"}
    common |= {"link": "A", "lead": herd}
    table.give(Launch(ship=herd, missiles=22, **common))
    in_step(table, 4, R)
    table.give(Launch(ship=PieceId("stray"), missiles=1, **common))
    in_step(table, 5, R)
    table.give(Proceed(player=G))
    table.give(Proceed(player=R))
    in_step(table, 6)
    table.give(SpendDecoy(player=G, mount="port"))
    go_on(table, 2)
    assert table.progress(G).over
    assert table.offered == len(table.data["throws"])


def test_the_damage_lesson_is_ticked_off_with_the_dice_of_the_book():
    table = LessonTable("sits", "damage-lesson")
    both(table)
    common = {"player": R, "ship": PieceId("hammer"), "target": PieceId("knight"), "mount": "starboard"}
    in_step(table, 3, R)
    table.give(Launch(step="middle", missiles=2, **common))
    in_step(table, 4, R)
    table.give(Launch(step="late", missiles=3, **common))
    in_step(table, 5, R)
    table.give(Proceed(player=G))
    table.give(Proceed(player=R))
    in_step(table, 8)
    go_on(table, 2)
    assert table.progress(G).over
    assert table.offered == len(table.data["throws"])


def test_the_raking_lesson_is_ticked_off_with_the_dice_of_the_book():
    table = LessonTable("sits", "raking-lesson")
    both(table)
    for number, side in ((3, G), (4, R)):
        in_step(table, number, side)
        table.give(Proceed(player=side))
    in_step(table, 5)
    broad, stern = PieceId("broad"), PieceId("stern")
    table.give(Aim(player=G, ship=broad, weapon="port.weapons.2", target=stern, count=2))
    in_step(table, 6)
    table.give(Proceed(player=G))
    table.give(Proceed(player=R))
    in_step(table, 9)
    go_on(table, 2)
    assert table.progress(G).over
    assert table.offered == len(table.data["throws"])
