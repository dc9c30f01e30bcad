"""Real dice: who rolls them, what is asked for, and how they stand in the record."""

from __future__ import annotations

import pytest

from engine.core import table
from engine.core.bus import Executed, Rejected, UndoPolicy
from engine.core.codec import codec_for
from engine.core.dice import DiceNeeded, Roll, TableDice, misfit, scripted
from engine.core.dice_record import opened, seen, setup_by_hand
from engine.core.dice_report import report
from engine.core.errors import SaveError
from engine.core.game import Game, load_game, new_game
from engine.core.save import loads
from engine.core.session import Session, ThrowAsked
from engine.core.table_dice import DICE, SetDice
from engine.core.throw import LIES, TOLD, next_throw, setup_throw
from tests.helpers.toy import EAST, STRIP_SCENARIO, WEST, Hold, Move, Plot, Shoot, Toy, rulesets
from tests.helpers.toy_battles import SIDES, open_strip, plot, to_the_end
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
    assert throw.stands == TOLD


def test_after_the_first_die_a_command_stands_unless_the_game_is_open():
    for policy, may in ((UndoPolicy.STANDARD, False), (UndoPolicy.OPEN, True)):
        game = shooting(policy=policy, table_dice="all")
        west = Session(game, WEST)
        west.give(Shoot(player=WEST), thrown=((1,),))
        east = Session(game, EAST)
        first = asked(east, Hold(player=EAST))
        again = type(first)(**{**_facts(first), "thrown": ((3,),)})
        needed = DiceNeeded(again.purpose, again.sides)
        asked_again = next_throw(game.bus, again.command, None, again.thrown, needed)
        assert asked_again.may_cancel is may
        assert asked_again.stands == ("" if may else LIES)


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


# --- the setup


def begun(*thrown, seed=7):
    """A game whose setup is rolled at the table; the toy's has one roll, that of the weather."""
    options = {"mines": 0, "table_dice": "all"}
    return new_game(Toy(), STRIP_SCENARIO, options, seed=seed, thrown=thrown)


def test_a_game_with_real_dice_asks_for_the_rolls_of_its_setup_and_has_not_begun_meanwhile():
    with pytest.raises(DiceNeeded) as caught:
        begun()
    throw = setup_throw((), caught.value)
    assert (throw.sides, throw.thrown, throw.may_cancel) == ((6,), (), True)
    assert throw.purpose
    game = begun(*throw.answered((5,)))
    assert game.header.setup_throws == ((5,),)
    assert [(roll.faces, roll.by_hand) for roll in setup_by_hand(game)] == [((5,), True)]


def test_a_roll_of_the_setup_may_be_left_to_the_program():
    assert begun(None).bus.state == open_strip(table_dice="all").bus.state
    assert begun(None).header.setup_throws == ()
    assert setup_by_hand(begun(None)) == ()


@pytest.mark.parametrize("thrown", [((7,),), ((1,), (2,)), (None, None), ((1, 2),)])
def test_the_setup_takes_no_faces_that_its_dice_cant_show_and_no_rolls_that_it_does_not_have(thrown):
    with pytest.raises(ValueError, match=r"not \d"):
        begun(*thrown)


def test_the_real_dice_of_the_setup_are_in_the_save_and_give_the_same_game_again(tmp_path):
    states = {}
    for face in (1, 6):
        game = begun((face,))
        game.bus.execute(Plot(player=WEST, speed=1))
        path = tmp_path / f"game{face}.hexsave"
        game.export(path)
        again = load_game(path, rulesets)
        assert again.bus.state == game.bus.state
        assert again.header.setup_throws == ((face,),)
        states[face] = again.bus.initial
    assert states[1] != states[6]


def test_a_save_without_real_dice_at_its_setup_says_nothing_of_them(tmp_path):
    path = tmp_path / "game.hexsave"
    open_strip(table_dice="all").export(path)
    assert b"setup_throws" not in path.read_bytes()


@pytest.mark.parametrize(
    "forged", [b"[[7]]", b"[[5],[5]]", b"[[]]", b'[["5"]]', b"[5]", b'"all"', b"[[9999999999999999999]]"]
)
def test_a_save_whose_dice_of_the_setup_make_no_sense_is_refused(tmp_path, forged):
    path = tmp_path / "game.hexsave"
    begun((5,)).export(path)
    with pytest.raises(SaveError, match="line 1"):
        loads(path.read_bytes().replace(b'"setup_throws":[[5]]', b'"setup_throws":' + forged), rulesets)


def test_the_record_and_the_report_count_the_real_dice_of_the_setup():
    game = begun((5,))
    west = Session(game, WEST)
    first = seen(game, WEST, west.log()).rolls[0]
    assert (first.command, first.player, first.roll.faces) == (0, None, (5,))
    found = report((), west.setup_rolls())
    assert (found.setup, found.by_hand, found.sides) == (1, 1, ())
    assert [(row.sides, row.counts[4]) for row in found.dice] == [(6, 1)]


def test_a_setup_that_the_program_rolled_is_not_told_before_the_end():
    game = open_strip(table_dice="all")
    assert Session(game, WEST).setup_rolls() == ()
    assert all(each.command for each in seen(game, WEST, ()).rolls)


def test_the_opened_record_has_the_real_dice_of_the_setup():
    game = new_game(Toy(), STRIP_SCENARIO, {"mines": 0}, seed=7, thrown=((5,),))
    to_the_end(game)
    first = opened(game).rolls[0]
    assert (first.command, first.roll.faces, first.roll.by_hand) == (0, (5,), True)


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
