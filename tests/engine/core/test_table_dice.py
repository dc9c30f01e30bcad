"""Real dice: who rolls them, what is asked for, and how they stand in the record."""

from __future__ import annotations

import pytest

from engine.core import table
from engine.core.bus import Executed, Rejected, UndoPolicy
from engine.core.codec import codec_for
from engine.core.dice import DiceNeeded, Roll, TableDice, misfit, scripted
from engine.core.errors import SaveError
from engine.core.game import Game, load_game
from engine.core.save import loads
from engine.core.session import Session, ThrowAsked
from engine.core.table_dice import DICE, SetDice
from engine.core.throw import next_throw
from tests.helpers.toy import EAST, WEST, Hold, Move, Plot, Shoot, Toy, rulesets
from tests.helpers.toy_battles import SIDES, open_strip, plot
from tests.helpers.toy_games import to_move


def shooting(**more):
    """A game in which west may shoot at two hexes, real dice in the hands that are named."""
    game = open_strip(**more)
    plot(game, 2)
    for player in (game.bus.state.active[0], *(p for p in SIDES if p != game.bus.state.active[0])):
        game.bus.execute(Move(player=player, steps=2 if player == WEST else -2))
    assert game.bus.state.phase == "shoot"
    return game


def asked(session: Session, command, **more):
    with pytest.raises(ThrowAsked) as caught:
        session.give(command, **more)
    return caught.value.throw


def test_a_side_that_rolls_real_dice_is_asked_and_nothing_has_changed_meanwhile():
    game = shooting(table_dice=[WEST])
    west, seq = Session(game, WEST), game.bus.seq
    throw = asked(west, Shoot(player=WEST))
    assert throw.sides == (6,)
    assert throw.purpose
    assert throw.thrown == ()
    assert game.bus.seq == seq
    assert west.give(Shoot(player=WEST), thrown=throw.answered((4,))) == ()
    (roll,) = game.bus.journal[-1].rolls
    assert (roll.faces, roll.by_hand) == ((4,), True)


def test_a_side_that_does_not_roll_real_dice_is_never_asked():
    game = shooting(table_dice=[EAST])
    assert Session(game, WEST).give(Shoot(player=WEST)) == ()
    assert game.bus.journal[-1].rolls[0].by_hand is None


def test_every_roll_that_a_command_sets_off_is_asked_for():
    game = shooting(table_dice="all")
    west, east = Session(game, WEST), Session(game, EAST)
    west.give(Shoot(player=WEST), thrown=((1,),))
    first = asked(east, Hold(player=EAST))
    assert first.purpose != ""
    east.give(Hold(player=EAST), thrown=first.answered((5,)))
    assert [roll.faces for roll in game.bus.journal[-1].rolls] == [(5,)]


def test_a_roll_may_be_left_to_the_program():
    game = shooting(table_dice=[WEST])
    twin = shooting()
    Session(game, WEST).give(Shoot(player=WEST), thrown=(None,))
    twin.bus.execute(Shoot(player=WEST))
    assert game.bus.journal[-1].rolls == twin.bus.journal[-1].rolls


def test_faces_that_the_dice_cant_show_are_never_taken():
    game = shooting(table_dice=[WEST])
    with pytest.raises(ValueError, match="1 to 6, not 7"):
        Session(game, WEST).give(Shoot(player=WEST), thrown=((7,),))
    assert asked(Session(game, WEST), Shoot(player=WEST)).problem((7,)) == "The die shows 1 to 6, not 7."


@pytest.mark.parametrize(
    ("sides", "faces", "said"),
    [
        ((6,), (6,), ""),
        ((10, 10), (1, 10), ""),
        ((6,), (), "1 dice show 1 numbers, not 0."),
        ((10, 6), (10, 7), "Die 2 shows 1 to 6, not 7."),
        ((6,), (0,), "The die shows 1 to 6, not 0."),
    ],
)
def test_dice_show_one_number_each_up_to_their_sides(sides, faces, said):
    assert misfit(sides, faces) == said


def test_a_roll_that_the_side_may_not_see_is_the_programs():
    dice = TableDice(((2,),), scripted((5,)), WEST)
    assert dice.roll(6, purpose="secret", seen_by=(EAST,)) == Roll("secret", (6,), (5,), (EAST,))
    assert dice.roll(6, purpose="open", seen_by=(WEST,)).faces == (2,)
    with pytest.raises(DiceNeeded):
        dice.roll(6, purpose="more")


# --- dropping a command that waits for dice


def test_a_command_can_be_dropped_until_the_first_die_lies():
    game = shooting(table_dice=[WEST])
    throw = asked(Session(game, WEST), Shoot(player=WEST))
    assert throw.may_cancel
    bus = game.bus
    assert bus.state.phase == "shoot"


def test_a_command_that_runs_into_something_unknown_stands():
    bus = to_move(enemy_mine=1)
    bus.execute(SetDice(player=WEST, seats=(WEST,), agreed="both"))
    game = Game(open_strip().header, bus)
    throw = asked(Session(game, WEST), Move(player=WEST, steps=1))
    assert not throw.may_cancel


def test_after_the_first_die_a_command_stands_unless_the_game_is_open():
    for policy, may in ((UndoPolicy.STANDARD, False), (UndoPolicy.OPEN, True)):
        game = shooting(policy=policy, table_dice="all")
        west = Session(game, WEST)
        west.give(Shoot(player=WEST), thrown=((1,),))
        east = Session(game, EAST)
        first = asked(east, Hold(player=EAST))
        again = type(first)(**{**_facts(first), "thrown": ((3,),)})
        needed = DiceNeeded(again.purpose, again.sides)
        assert next_throw(game.bus, again.command, None, again.thrown, needed).may_cancel is may


def _facts(throw):
    return {name: getattr(throw, name) for name in type(throw).__dataclass_fields__}


# --- who rolls


def test_the_dice_change_hands_in_the_open_with_the_names_of_who_agreed():
    game = open_strip()
    west, east = Session(game, WEST), Session(game, EAST)
    assert west.give(SetDice(player=WEST, seats=(EAST, WEST), agreed=" both ")) == ()
    assert east.table_dice == (WEST, EAST)
    assert east.log()[-1].events[0].text == "All sides roll real dice from now on (agreed: both)."
    west.give(SetDice(player=WEST, seats=(EAST,), agreed="both"))
    assert east.log()[-1].events[0].text.startswith("east rolls real dice")
    west.give(SetDice(player=WEST, seats=(), agreed="both"))
    assert east.log()[-1].events[0].text.startswith("The program rolls all dice")


@pytest.mark.parametrize(
    "command",
    [
        SetDice(player="nobody", seats=(WEST,), agreed="both"),
        SetDice(player=WEST, seats=("nobody",), agreed="both"),
        SetDice(player=WEST, seats=(WEST,), agreed=" "),
        SetDice(player=WEST, seats=(WEST,), agreed="\ud83d"),
        SetDice(player=WEST, seats=(), agreed="both"),
    ],
)
def test_it_needs_seats_consent_and_a_change(command):
    done = open_strip().bus.execute(command)
    assert isinstance(done, Rejected)
    assert {(v.rule, v.overridable) for v in done.violations} == {(DICE, False)}


def test_its_rule_has_a_text():
    assert table.rule_text(DICE).title == "Real dice"


@pytest.mark.parametrize(
    ("wish", "hands"), [("all", SIDES), ([EAST], (EAST,)), ((EAST, WEST), SIDES), ([], ())]
)
def test_a_new_game_says_who_rolls(wish, hands):
    assert open_strip(table_dice=wish).bus.state.table_dice == hands


@pytest.mark.parametrize("wish", ["west", ["nobody"], 3])
def test_a_new_game_takes_no_other_hands(wish):
    with pytest.raises(ValueError, match="table_dice"):
        open_strip(table_dice=wish)


# --- in the save


def test_a_game_with_real_dice_is_read_back_as_it_was(tmp_path):
    game = shooting(table_dice=[WEST])
    game.bus.execute(Shoot(player=WEST), thrown=((6,),))
    game.bus.execute(SetDice(player=WEST, seats=(), agreed="both"))
    path = tmp_path / "game.hexsave"
    game.export(path)
    again = load_game(path, rulesets)
    assert again.bus.state == game.bus.state
    assert [step.rolls for step in again.bus.journal] == [step.rolls for step in game.bus.journal]
    assert isinstance(game.bus.execute(Hold(player=EAST)), Executed)


def test_a_game_without_real_dice_keeps_the_hash_that_it_had_before_there_were_any():
    game = open_strip()
    assert b"table_dice" not in codec_for(Toy()).text(game.bus.state)
    assert b"by_hand" not in codec_for(Toy()).line(_rolled(game))


def _rolled(game):
    game.bus.execute(Plot(player=WEST, speed=0))
    return game.bus.journal[-1]


def test_a_position_with_dice_in_strange_hands_is_refused(tmp_path):
    game = open_strip(table_dice=[WEST])
    game.bus.execute(Plot(player=WEST, speed=1))
    path = tmp_path / "game.hexsave"
    game.export(path)
    raw = path.read_bytes().replace(b'"table_dice":["west"]', b'"table_dice":["best"]')
    with pytest.raises(SaveError):
        loads(raw, rulesets)
