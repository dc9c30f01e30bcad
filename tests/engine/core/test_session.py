"""Seats: what each sees, may do and never learns."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import weakref
from dataclasses import asdict
from pathlib import Path

import pytest

from engine.core.bus import Barrier, Cause, Overrule, UndoPolicy
from engine.core.codec import canonical
from engine.core.command import Gesture
from engine.core.dice import Picker, Roll
from engine.core.errors import SaveError
from engine.core.ids import PieceId
from engine.core.save import load
from engine.core.session import Game, Session, WrongSeat, dice_text, load_game, new_game
from engine.core.state import Enforcement
from engine.core.store import Shelf
from engine.core.table import ENFORCEMENT, SetEnforcement
from tests.helpers.conformance import random_command
from tests.helpers.toy import (
    EAST,
    HANDS_OFF,
    LONG_SCENARIO,
    SPEED,
    STRIP_SCENARIO,
    TEXTS,
    WEST,
    Commit,
    Lay,
    Move,
    Plot,
    Put,
    Reach,
    Toy,
    rulesets,
)


def table(policy: UndoPolicy = UndoPolicy.STANDARD, seed: int = 424242) -> tuple[Game, Session, Session]:
    game = new_game(Toy(), STRIP_SCENARIO, seed=seed, policy=policy)
    return game, Session(game, WEST), Session(game, EAST)


def both_at(speed: int, policy: UndoPolicy = UndoPolicy.STANDARD) -> tuple[Game, Session, Session]:
    game, west, east = table(policy)
    for seat, player in ((west, WEST), (east, EAST)):
        assert seat.give(Plot(player=player, speed=speed)) == ()
    assert west.give(Commit(player=WEST)) == ()
    assert east.give(Commit(player=EAST)) == ()
    return game, west, east


def test_a_seat_gives_commands_and_sees_what_came_of_them():
    _, west, _ = table()
    heard = []
    west.subscribe(heard.append)
    assert west.give(Plot(player=WEST, speed=2)) == ()
    assert [(u.cause, [e.text for e in u.events]) for u in heard] == [(Cause.EXECUTE, ["Speed 2"])]
    assert heard[0].view == west.view()
    assert "speed 2" in heard[0].view.prompt


def test_an_illegal_command_comes_back_with_its_reasons_and_is_no_news():
    _, west, _ = table()
    heard = []
    west.subscribe(heard.append)
    assert [v.rule for v in west.give(Plot(player=WEST, speed=3))] == [SPEED]
    assert heard == []


def test_there_are_only_the_seats_of_the_game_and_spectators():
    game, _, _ = table()
    with pytest.raises(ValueError, match="no seat"):
        Session(game, "north")
    assert Session(game, None).view().viewer is None


@pytest.mark.parametrize(
    "act",
    [
        lambda seat: seat.give(Plot(player=EAST, speed=1)),
        lambda seat: seat.peek(Plot(player=EAST, speed=1)),
        lambda seat: seat.suggest(Plot(player=EAST, speed=1)),
        lambda seat: seat.answer(Reach(player=EAST)),
        lambda seat: seat.propose(Gesture(by=EAST, piece=PieceId("E"), cell="5,0")),
    ],
)
def test_a_seat_neither_acts_nor_asks_for_another(act):
    game, west, _ = table()
    for seat in (west, Session(game, None)):
        with pytest.raises(WrongSeat):
            act(seat)
    assert game.bus.seq == 0


def test_a_seat_asks_proposes_peeks_and_gets_suggestions_of_its_own():
    _, west, _ = both_at(1)
    mover = west if west.view().active == (WEST,) else None
    assert mover is west
    assert west.answer(Reach(player=WEST)) == (0, 1)
    command = west.propose(Gesture(by=WEST, piece=PieceId("W"), cell="3,0"))
    assert command == Move(player=WEST, steps=3)
    assert next(s.command for s in west.suggest(command)) == Move(player=WEST, steps=1)
    peek = west.peek(Move(player=WEST, steps=1))
    assert peek.view is not None
    assert [c.cell for c in peek.view.counters if c.id == "W"] == ["1,0"]
    assert [c.cell for c in west.view().counters if c.id == "W"] == ["0,0"]
    assert peek.events
    refused = west.peek(Move(player=WEST, steps=2))
    assert (refused.view, [v.rule for v in refused.violations]) == (None, [SPEED])


def test_a_peek_names_the_dice_that_are_needed():
    game, west, east = both_at(2)
    for steps in (2, -2):
        player = game.bus.state.active[0]
        (west if player == WEST else east).give(Move(player=player, steps=steps if player == WEST else -2))
    game.bus.execute(SetEnforcement(player=WEST, level=Enforcement.ADVISER, agreed="both"))
    game.bus.execute(Put(player=WEST, piece="W", cell=3))
    from tests.helpers.toy import Shoot

    peek = west.peek(Shoot(player=WEST))
    assert (peek.rolls, peek.view) == ("d6: 5.1 shot", None)


def test_dice_are_named_as_players_name_them():
    assert dice_text((10, 10)) == "2d10"
    assert dice_text((6,)) == "d6"
    assert dice_text((6, 20, 6)) == "2d6 + d20"


def test_the_table_knows_its_game_phases_rules_and_calculators():
    _, west, _ = table()
    assert (west.ruleset, west.title, west.players) == ("toy", "The strip", (WEST, EAST))
    assert west.policy is UndoPolicy.STANDARD
    assert [spec.id for spec in west.phases()][:2] == ["weather", "plot"]
    assert "reach" in west.calculators()
    assert west.rule_text(SPEED).title == "2.2"
    assert west.rule_text(ENFORCEMENT).module == "table"
    assert west.rule_text("toy/99") is None
    assert [text.title for text in west.rule_texts()] == list(TEXTS)
    assert west.inspect(PieceId("W")).title == "W"


# --- undo at the seats


def test_a_seat_undoes_and_redoes_its_own_command_and_is_told_what():
    _, west, east = table()
    heard = []
    west.give(Plot(player=WEST, speed=2))
    west.subscribe(heard.append)
    now = west.update()
    assert (now.can_undo, now.undo_barrier, now.undo_label, now.can_redo) == (True, None, "Speed 2", False)
    assert (now.cause, now.events) == (None, ())
    west.undo()
    assert west.update().can_redo
    assert not east.update().can_redo
    west.redo()
    assert [(u.cause, len(u.events)) for u in heard] == [(Cause.UNDO, 0), (Cause.REDO, 1)]


def test_the_other_seat_learns_of_a_secret_command_nothing_but_that_there_is_one():
    game, west, east = table()
    heard = []
    east.subscribe(heard.append)
    before = east.update()
    west.give(Plot(player=WEST, speed=2))
    west.give(Lay(player=WEST, cell=1))
    for update in (*heard, east.update()):
        assert update.view == before.view
        assert (update.events, update.rolls, update.undo_label) == ((), (), "")
        assert (update.can_undo, update.undo_barrier) == (False, Barrier.OTHER_PLAYER)
    assert east.log() == Session(game, None).log() == ()
    assert [entry.seq for entry in west.log()] == [1, 2]


@pytest.mark.parametrize("act", [lambda seat: seat.undo(), lambda seat: seat.redo()])
def test_undo_and_redo_of_anothers_command_are_refused(act):
    game, west, east = table()
    west.give(Plot(player=WEST, speed=2))
    west.give(Plot(player=WEST, speed=1))
    west.undo()
    for seat in (east, Session(game, None)):
        with pytest.raises(RuntimeError):
            act(seat)
    assert game.bus.seq == 1


def test_in_open_games_any_seat_undoes_what_is_in_the_open_but_spectators_do_not():
    game, west, east = both_at(1, UndoPolicy.OPEN)
    assert east.update().can_undo
    assert west.update().can_undo
    west.undo()
    watching = Session(game, None).update()
    assert (watching.can_undo, watching.can_redo) == (False, False)


def test_not_even_in_open_games_a_seat_takes_back_or_brings_back_anothers_sealed_order():
    _game, west, east = table(UndoPolicy.OPEN)
    west.give(Plot(player=WEST, speed=2))
    assert (east.update().can_undo, east.update().undo_label) == (False, "")
    west.undo()
    assert (east.update().can_redo, west.update().can_redo) == (False, True)


def test_the_log_is_counted_over_what_the_seat_saw():
    _game, west, east = table()
    for speed in (1, 2, 1):
        west.give(Plot(player=WEST, speed=speed))
    east.give(Plot(player=EAST, speed=1))
    west.give(Commit(player=WEST))
    assert [entry.seq for entry in east.log()] == [1, 2]
    assert [entry.seq for entry in west.log()] == [1, 2, 3, 4]
    assert [entry.seq for entry in west.log(after=3)] == [4]


def test_the_log_follows_undo_and_what_is_done_instead():
    _game, west, _east = table()
    west.give(Plot(player=WEST, speed=2))
    west.give(Plot(player=WEST, speed=1))
    first = west.log()
    west.undo()
    assert west.log() == first[:1]
    west.undo()
    west.give(Plot(player=WEST, speed=1))
    west.give(Plot(player=WEST, speed=2))
    assert [entry.seq for entry in west.log()] == [1, 2]
    assert west.log() != first


# --- what no seat learns


def everything_told(seat: Session) -> str:
    """All that a seat can get hold of, as text."""
    told = [seat.update(), seat.log(), seat.rulings(), *(seat.inspect(p) for p in map(PieceId, "WE"))]
    return repr(told)


def test_no_seat_learns_the_seed_or_what_the_other_side_hides():
    game, west, east = table(seed=987654321)
    game.bus.execute(SetEnforcement(player=WEST, level=Enforcement.ADVISER, agreed="both"))
    game.bus.execute(Lay(player=EAST, cell=4))
    # A sealed order against the rules, and the ruling about it.
    game.bus.execute(Plot(player=EAST, speed=77), Overrule(reason="because", agreed="nobody"))
    for seat in (west, Session(game, None)):
        told = everything_told(seat)
        for secret in ("987654321", "77", "because", "mine-4", "Mine laid"):
            assert secret not in told
    assert "77" in everything_told(east)
    assert [ruling.reason for ruling in east.rulings()] == ["because"]


def test_the_ruling_ledger_is_open_when_the_command_is():
    game, west, east = both_at(1)
    west.give(SetEnforcement(player=WEST, level=Enforcement.FREE, agreed="both"))
    west.give(Put(player=WEST, piece="W", cell=3))
    west.give(Put(player=WEST, piece="W", cell=4), Overrule(reason="slipped", agreed="both"))
    for seat in (west, east, Session(game, None)):
        assert [(r.reason, r.agreed, [v.rule for v in r.violations]) for r in seat.rulings()] == [
            ("", "", [HANDS_OFF]),
            ("slipped", "both", [HANDS_OFF]),
        ]


def test_rolls_of_hidden_events_are_hidden_unless_they_say_otherwise():
    class Diviner(Toy):
        """Laying a mine rolls three dice, one open, one secret, one as secret as the command."""

        def apply(self, state, command, dice):
            if isinstance(command, Lay):
                dice.roll(6, purpose="open", seen_by=(WEST, EAST))
                dice.roll(6, purpose="secret", seen_by=(WEST,))
                dice.roll(6, purpose="unsaid")
            return super().apply(state, command, dice)

    game = new_game(Diviner(), STRIP_SCENARIO, seed=1)
    west, east, watcher = Session(game, WEST), Session(game, EAST), Session(game, None)
    heard = []
    east.subscribe(heard.append)
    west.give(Lay(player=WEST, cell=1))
    assert [roll.purpose for roll in west.log()[0].rolls] == ["open", "secret", "unsaid"]
    assert [roll.purpose for roll in east.log()[0].rolls] == ["open"]
    assert [roll.purpose for roll in heard[0].rolls] == ["open"]
    assert watcher.log() == ()
    assert isinstance(east.log()[0].rolls[0], Roll)


def test_the_log_names_the_commands_that_a_seat_saw_something_of():
    _, west, east = both_at(1)
    assert [(e.seq, e.player) for e in west.log()] == [(1, WEST), (2, WEST), (3, EAST)]
    assert [(e.seq, e.player) for e in east.log()] == [(1, EAST), (2, WEST), (3, EAST)]
    assert [e.seq for e in east.log(after=2)] == [3]


# --- subscriptions


def test_a_session_that_nobody_listens_to_holds_no_place_on_the_bus():
    game, west, _ = table()
    leave = [west.subscribe(lambda _update: None) for _ in range(2)]
    assert len(game.bus._subscribers) == 2
    for dispose in leave:
        dispose()
        dispose()
    assert len(game.bus._subscribers) == 1
    gone = weakref.ref(west)
    del west, leave, dispose
    gc.collect()
    assert gone() is None


def test_listeners_of_one_seat_get_one_and_the_same_update():
    _, west, _ = table()
    heard = []
    west.subscribe(heard.append)
    west.subscribe(heard.append)
    west.give(Plot(player=WEST, speed=1))
    assert len(heard) == 2
    assert heard[0] is heard[1]


# --- games


def test_a_game_keeps_what_its_header_says():
    game = new_game(Toy(), STRIP_SCENARIO, {"mines": 1}, seed=5, policy=UndoPolicy.NONE, title="Mine")
    assert (game.header.seed, game.header.policy, game.header.title) == (5, UndoPolicy.NONE, "Mine")
    assert (game.header.options, game.header.scenario) == ({"mines": 1}, STRIP_SCENARIO)
    assert (game.header.ruleset, game.header.ruleset_version, game.header.content) == ("toy", 1, "toy-1")
    assert game.header.app
    assert game.players == (WEST, EAST)
    assert game.ruleset.slug == "toy"


def test_a_game_is_exported_loaded_from_there_and_gets_a_place_on_the_shelf(tmp_path: Path):
    game, west, _ = table()
    west.give(Plot(player=WEST, speed=2))
    path = tmp_path / "copy.hexsave"
    game.export(path)
    before = path.read_bytes()
    again = load_game(path, rulesets, store=Shelf(tmp_path / "games"))
    again.bus.execute(Plot(player=EAST, speed=1))
    assert path.read_bytes() == before
    assert load(again.path, rulesets).bus.seq == 2
    assert load_game(path, rulesets).path is None
    with pytest.raises(SaveError):
        game.export(tmp_path / "gone" / "copy.hexsave")


def test_a_renamed_game_has_its_new_title_in_its_file_and_goes_on(tmp_path: Path):
    shelf = Shelf(tmp_path)
    game = new_game(Toy(), STRIP_SCENARIO, seed=1, store=shelf)
    game.rename("The last stand")
    game.bus.execute(Plot(player=EAST, speed=1))
    assert shelf.games()[0].title == "The last stand"
    assert load(game.path, rulesets).bus.seq == 1


def test_trouble_with_the_disk_is_told_with_the_update(tmp_path: Path, monkeypatch):
    game = new_game(Toy(), STRIP_SCENARIO, seed=1, store=Shelf(tmp_path))
    west = Session(game, WEST)
    heard = []
    west.subscribe(heard.append)

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.core.store._sync", full)
    west.give(Plot(player=WEST, speed=1))
    assert "No space left on device" in heard[0].trouble


def test_notes_of_a_load_are_kept_with_the_game(tmp_path: Path):
    game, west, _ = table()
    west.give(Plot(player=WEST, speed=2))
    path = tmp_path / "torn.hexsave"
    game.export(path)
    path.write_bytes(path.read_bytes() + b'{"n":2')
    assert "cut off" in load_game(path, rulesets).notes[0]


def test_nothing_slow_is_loaded_before_a_game_is_opened():
    code = (
        "import sys, engine.core.session, engine.library; engine.library.games(); "
        "print([m for m in ('pydantic', 'numpy', 'PySide6', 'engine.rulesets') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_updates_are_data_through_and_through():
    """A referee can send them: nothing in them but what JSON can tell."""
    game = new_game(Toy(), LONG_SCENARIO, seed=3, policy=UndoPolicy.OPEN)
    seat, rnd = Session(game, WEST), Picker(1)
    for _ in range(60):
        game.bus.execute(random_command(game.ruleset, game.bus.state, rnd))
        assert json.loads(canonical(asdict(seat.update())))["view"]["viewer"] == WEST


def test_a_seat_knows_how_strictly_the_table_plays():
    game = new_game(Toy(), STRIP_SCENARIO, seed=7)
    west, east = Session(game, WEST), Session(game, EAST)
    assert west.enforcement is Enforcement.REFEREE
    west.give(SetEnforcement(player=WEST, level=Enforcement.ADVISER, agreed="both"))
    assert east.enforcement is Enforcement.ADVISER
