"""The shipped battles and the lessons of combat: what their summaries and notes promise."""

from typing import Any

import pytest

from engine.core.command import Command
from engine.core.dice import RecordingDice, seeded
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.rulesets.sits.combat_commands import Aim, Launch, SpendDecoy
from engine.rulesets.sits.commands import Proceed
from engine.rulesets.sits.d2_points import scoreboard
from engine.rulesets.sits.phases import LAUNCH, MIDDLE
from engine.rulesets.sits.state import Stops
from tests.helpers.sits import GREEN, RED, RULES, Table, shipped

BATTLES = ("destroyer-duel", "cruiser-and-battlecruiser", "superdreadnought", "line-of-battle")
LESSONS = ("defence-lesson", "damage-lesson", "raking-lesson")
KNIGHT = PieceId("knight")


class Shipped(Table):
    """A table with a shipped scenario on it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.state = RULES.setup(shipped(name), {}, RecordingDice(seeded(1, 0)))

    def coast(self) -> list[str]:
        """Flies a turn without orders; the steps in which it stopped."""
        turn, stops = self.state.turn, []
        self.fly()
        while self.state.turn == turn:
            stops.append(str(self.state.phase))
            self.give(Proceed(player=self.state.active[0]))
        return stops


@pytest.mark.parametrize("name", BATTLES + LESSONS)
def test_a_battle_stops_only_where_somebody_can_act(name: str):
    assert Shipped(name).state.options.stops is Stops.NEEDED


@pytest.mark.parametrize("name", BATTLES)
def test_there_is_a_turn_to_find_ones_place_and_missiles_by_the_second_or_third(name: str):
    table = Shipped(name)
    assert LAUNCH not in table.coast()
    assert LAUNCH in table.coast() + table.coast()


@pytest.mark.parametrize("name", BATTLES)
def test_the_sides_can_shoot_broadsides_when_they_come_into_reach(name: str):
    table = Shipped(name)
    table.coast()
    table.fly()
    if table.state.phase != LAUNCH:
        table.coast()
        table.fly()
    assert any(_can_launch(table, side) for side in (GREEN, RED))


def _can_launch(table: Table, side: Any) -> bool:
    foes = [ship for ship in table.state.ships.values() if ship.side != side]
    drafts = (
        Launch(player=side, ship=ship.id, target=foe.id, mount=mount, step="late", missiles=1)
        for ship in table.state.of_side(side)
        for foe in foes
        for mount in ("port", "starboard")
    )
    return any(not table.refusals(draft) for draft in drafts)


def test_the_sides_of_the_line_of_battle_are_about_equal():
    green, red = (side.cost for side in scoreboard(Shipped("line-of-battle").state).sides)
    assert abs(green - red) < 0.15 * green


def at_launch(name: str) -> Shipped:
    table = Shipped(name)
    table.fly()
    assert table.state.phase == LAUNCH
    return table


@pytest.mark.rule("sits/C4.126")
def test_the_defense_lesson_can_launch_the_books_twenty_three_missiles_of_mql_8():
    table = at_launch("defence-lesson")
    herd, stray = PieceId("herd"), PieceId("stray")
    common: dict[str, Any] = {"player": RED, "target": KNIGHT, "mount": "starboard", "step": "middle"}
    table.give(Launch(ship=herd, missiles=22, link="A", lead=herd, **common))
    table.give(Launch(ship=stray, missiles=1, link="A", lead=herd, **common))
    salvoes = table.state.salvoes.values()
    assert (sum(salvo.missiles for salvo in salvoes), {salvo.mql for salvo in salvoes}) == (23, {8})
    assert {(salvo.range, salvo.window) for salvo in salvoes} == {(16, "E/F y")}


def test_the_damage_lesson_can_launch_two_missiles_and_three():
    table = at_launch("damage-lesson")
    hammer = PieceId("hammer")
    common: dict[str, Any] = {"player": RED, "ship": hammer, "target": KNIGHT, "mount": "starboard"}
    table.give(Launch(step="middle", missiles=2, **common))
    table.give(Launch(step="late", missiles=3, **common))
    assert [(salvo.damage, salvo.mql) for salvo in table.state.salvoes.values()] == [(8, 5), (8, 5)]


def test_the_raking_lesson_can_aim_two_grasers_at_the_stern():
    table = at_launch("raking-lesson")
    while table.state.phase != MIDDLE:
        table.give(Proceed(player=table.state.active[0]))
    broad, stern = PieceId("broad"), PieceId("stern")
    table.give(Aim(player=GREEN, ship=broad, weapon="port.weapons.2", target=stern, count=2))
    assert [(fire.weapon, fire.count) for fire in table.state.fire] == [("port.weapons.2", 2)]


def test_lessons_let_the_dice_of_the_book_be_entered_and_taken_back():
    for name in LESSONS:
        options = shipped(name)["options"]
        assert (options["dice"], options["undo"]) == ("table", "open")


# --- The lessons played with the dice of the book ---


def played(table: Shipped, *throws: tuple[int, ...]) -> list[str]:
    """Goes on to the end of the turn with these throws, spending a decoy where asked; what the log tells."""
    turn, told = table.state.turn, []
    left = iter(throws)
    thrown = RecordingDice(lambda _purpose, _sides: next(left))
    while table.state.turn == turn:
        command: Command = Proceed(player=table.state.active[0]) if table.state.active else _decoy(table)
        assert not blocking(table.check(command))
        done = RULES.apply(table.state, command, thrown)
        table.state = done.state
        told += [event.text for event in done.events]
    assert next(left, None) is None
    return told


def _decoy(table: Shipped) -> Command:
    owed = table.state.pending[-1]
    assert owed.kind == "sits.decoy"
    return SpendDecoy(player=owed.owner, mount="port")


@pytest.mark.rule("sits/C4.12.order")
@pytest.mark.rule("sits/C4.132")
def test_the_defense_lesson_comes_out_as_its_notes_say():
    table = at_launch("defence-lesson")
    herd, stray = PieceId("herd"), PieceId("stray")
    common: dict[str, Any] = {"player": RED, "target": KNIGHT, "mount": "starboard", "step": "middle"}
    table.give(Launch(ship=herd, missiles=22, link="A", lead=herd, **common))
    table.give(Launch(ship=stray, missiles=1, link="A", lead=herd, **common))
    told = played(table, (9, 4), (5, 2), (4, 3), (2, 1), (2, 1), (2, 1))
    layers = [text.rpartition(": ")[2] for text in told if "MQL) +" in text]
    assert layers == [
        "15 missiles of 23 killed; 8 left.",
        "3 missiles of 8 killed; 5 left.",
        "2 missiles of 5 killed; 3 left.",
    ]


@pytest.mark.rule("sits/C5.21")
@pytest.mark.rule("sits/C5.213.wall")
@pytest.mark.rule("sits/C5.23")
def test_the_damage_lesson_comes_out_as_its_notes_say():
    table = at_launch("damage-lesson")
    hammer = PieceId("hammer")
    common: dict[str, Any] = {"player": RED, "ship": hammer, "target": KNIGHT, "mount": "starboard"}
    table.give(Launch(step="middle", missiles=2, **common))
    table.give(Launch(step="late", missiles=3, **common))
    nothing = (1, 1)
    middle = (nothing, nothing, (2, 1), (5, 1), (5, 5), (4, 1))
    late = (nothing, nothing, (3, 1), (4, 1), (4, 3), (10, 9))  # the last point defense box is gone
    before = table.ship("knight").marked
    played(table, *middle, *late)
    after = table.ship("knight").marked
    lost = {track: boxes for track, boxes in after.items() if boxes != before.get(track, 0)}
    assert lost == {
        "port.weapons.0": 1,
        "port.pd": 8,
        "port.magazine": 3,
        "port.fcon": 1,
        "ecm": 3,
        "aft.fcon": 1,
        "sidewalls.port": 1,
    }


@pytest.mark.rule("sits/C5.33")
@pytest.mark.rule("sits/C5.24")
@pytest.mark.rule("sits/C5.251")
def test_the_raking_lesson_comes_out_as_its_notes_say():
    table = at_launch("raking-lesson")
    while table.state.phase != MIDDLE:
        table.give(Proceed(player=table.state.active[0]))
    broad, stern = PieceId("broad"), PieceId("stern")
    table.give(Aim(player=GREEN, ship=broad, weapon="port.weapons.2", target=stern, count=2))
    none = (1, 1)
    told = played(table, none, (4, 1), (10, 5), *(none,) * 10, (5, 4), *(none,) * 5)
    assert any("depth 7 and 4; 1 natural zero" in text for text in told)
    marked = table.ship("stern").marked
    assert (marked["si"], marked["aft_impeller"], marked["ecm"]) == (1, 3, 1)


# --- Exercises ---


@pytest.mark.parametrize("name", ["first-flight", "princess-carol", "valiant", "dulcinea"])
def test_nobody_fires_in_an_exercise_and_anybody_goes_on(name: str):
    table = Shipped(name)
    table.fly()
    own, foe = (next(iter(table.state.of_side(side))) for side in (GREEN, RED))
    draft = Launch(player=GREEN, ship=own.id, target=foe.id, mount="port", step="late", missiles=1)
    assert "exercise" in table.refusals(draft)["A3.0"]
    for _ in range(3):
        table.give(Proceed(player=RED))
    assert table.state.turn == 2
