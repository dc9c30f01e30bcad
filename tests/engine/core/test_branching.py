"""What if: games that leave others, and where two of them differ."""

from __future__ import annotations

import pytest

from engine.core.bookmark import Bookmark
from engine.core.branching import branch, family, hides, parted_at, parting
from engine.core.bus import UndoPolicy
from engine.core.compare import compare
from engine.core.game import load_game
from engine.core.save import dump
from engine.core.session import Session
from engine.core.state import Outcome
from engine.core.store import SavedGame, Shelf
from engine.core.view import BoxTrack, BoxView, CounterView, Inspection, TableView, TrackView
from tests.helpers.sealed import guard
from tests.helpers.toy import EAST, WEST, Hold, Lay, Move, Plot, rulesets
from tests.helpers.toy_battles import open_strip, plot, seats, to_the_end, turn


def leave(game, at, *, by=WEST, seed=99, **more):
    return branch(game, at, "What if", by=by, seed=seed, **more)


def test_a_branch_has_the_commands_up_to_its_moment_and_leaves_the_other_game_alone(tmp_path):
    shelf = Shelf(tmp_path)
    game = open_strip(store=shelf)
    turn(game, 1)
    turn(game, 1)
    before, on_disk = dump(game.header, game.bus), game.path.read_bytes()
    other = leave(game, 8, store=shelf, name=game.path.parent.name)
    assert [step.command for step in other.bus.journal] == [step.command for step in game.bus.journal[:8]]
    assert other.bus.state == game.bus.journal[7].after
    other.bus.execute(Plot(player=WEST, speed=0))
    assert dump(game.header, game.bus) == before
    assert game.path.read_bytes() == on_disk
    assert other.path != game.path


def test_a_branch_names_its_parent_and_the_moment_and_comes_back_from_disk_so(tmp_path):
    shelf = Shelf(tmp_path)
    game = open_strip(store=shelf)
    turn(game)
    other = leave(game, 5, store=shelf, name=game.path.parent.name)
    loaded = load_game(other.path, rulesets)
    (left,) = loaded.header.branches
    assert (left.parent, left.title, left.at, left.by) == (game.path.parent.name, game.header.title, 5, WEST)
    assert loaded.bus.state == other.bus.state
    assert {each.title: each.parent for each in shelf.games()} == {
        game.header.title: "",
        "What if": game.path.parent.name,
    }


def test_a_branch_foretells_no_dice_of_the_game_it_left():
    game = open_strip(seed=7)
    plot(game)
    faces = set()
    for seed in range(12):
        other = leave(game, game.bus.seq, seed=seed)
        for command in (Move(player=WEST, steps=0), Move(player=EAST, steps=0)):
            other.bus.execute(command)
        other.bus.execute(Hold(player=WEST))
        other.bus.execute(Hold(player=EAST))
        faces.add(other.bus.journal[-1].rolls[0].faces)
    assert len(faces) > 2


def test_a_branch_of_a_branch_keeps_the_seed_of_each_stretch(tmp_path):
    game = open_strip(seed=7, store=Shelf(tmp_path))
    for _ in range(3):
        turn(game)
    second = leave(game, 16, seed=8)
    turn(second)
    third = leave(second, 20, seed=9, store=Shelf(tmp_path))
    assert [(each.at, each.seed) for each in third.header.branches] == [(16, 7), (20, 8)]
    assert [third.header.seed_of(n) for n in (0, 16, 17, 20, 21)] == [7, 7, 8, 8, 9]
    early = leave(third, 4, seed=10)
    assert [(each.at, each.seed) for each in early.header.branches] == [(4, 7)]
    turn(third)
    assert load_game(third.path, rulesets).bus.state == third.bus.state


def test_only_a_command_of_the_game_can_be_left_at():
    game = open_strip()
    with pytest.raises(ValueError, match="command 1 is not one"):
        leave(game, 1)


def test_a_branch_takes_the_bookmarks_that_its_founder_may_read_up_to_there():
    game = open_strip()
    turn(game)
    game.keep_bookmarks(
        (
            Bookmark(at=2, by=WEST, text="mine", private=True),
            Bookmark(at=2, by=EAST, text="theirs", private=True),
            Bookmark(at=8, by=EAST, text="later"),
        )
    )
    assert [mark.text for mark in leave(game, 4).header.bookmarks] == ["mine"]


# --- where a seat may leave


def test_a_seat_leaves_where_it_knows_all_that_lies_on_the_table():
    game = open_strip()
    plot(game)
    assert parting(game, game.bus.seq, WEST).at == game.bus.seq
    assert not hides(game, game.bus.state, WEST)


def test_orders_written_at_once_send_it_back_to_before_anybody_wrote_whether_they_did_or_not():
    games = [open_strip(), open_strip()]
    for game in games:
        turn(game)
        game.bus.execute(Plot(player=WEST, speed=1))
    games[0].bus.execute(Plot(player=EAST, speed=2))
    games[1].bus.execute(Plot(player=WEST, speed=2))
    found = [parting(game, game.bus.seq, WEST) for game in games]
    assert found[0] == found[1]
    assert found[0].at is not None
    assert found[0].at < 9
    assert "sealed" in found[0].reason


def test_where_a_seat_takes_the_table_for_what_it_is_nothing_is_hidden(monkeypatch):
    game = open_strip()
    monkeypatch.setattr(type(game.ruleset), "surmise", lambda _rules, state, _player: state)
    assert parting(game, 0, WEST).at == 0


def test_a_seat_can_t_leave_a_game_in_which_others_hide_something_throughout():
    game = open_strip(mines=2)
    game.bus.execute(Lay(player=EAST, cell=5))
    found = parting(game, 1, WEST)
    assert found.at is None
    assert found.reason


def test_an_open_or_finished_game_is_left_anywhere():
    game = open_strip(mines=2, policy=UndoPolicy.OPEN)
    game.bus.execute(Lay(player=EAST, cell=5))
    assert parting(game, 1, WEST).at == 1
    done = open_strip(mines=2)
    to_the_end(done)
    assert parting(done, 3, WEST).at == 3


@pytest.mark.parametrize("guarded", [WEST, EAST])
def test_an_open_game_is_left_past_what_a_side_with_a_passphrase_has_written_by_that_side_alone(guarded):
    game = open_strip(policy=UndoPolicy.OPEN)
    guard(game, guarded)
    turn(game)
    last = game.bus.seq
    game.bus.execute(Plot(player=WEST, speed=2))
    game.bus.execute(Plot(player=EAST, speed=1))
    other = EAST if guarded == WEST else WEST
    assert parting(game, last + 2, guarded).at == last + 2
    assert parting(game, last + 2, other) == parting(game, last + 1, other)
    assert parting(game, last + 2, other).at in range(last)


# --- relatives


def test_relatives_are_parents_children_and_siblings():
    games = [
        SavedGame(name=name, path=None, parent=parent)
        for name, parent in (("root", ""), ("a", "root"), ("b", "root"), ("c", "a"), ("alien", ""))
    ]
    names = {
        name: [each.name for each in family(games, name, parent)]
        for name, parent in (("root", ""), ("a", "root"), ("c", "a"), ("alien", ""))
    }
    assert names == {"root": ["a", "b"], "a": ["root", "b", "c"], "c": ["a"], "alien": []}


def test_two_games_part_where_their_commands_do():
    game = open_strip()
    turn(game)
    other = leave(game, 4)
    after = Session(game, WEST).history.after
    assert parted_at(game, other, WEST) == after(4)
    other.bus.execute(Move(player=WEST, steps=0))
    assert parted_at(game, other, WEST) == after(5) == after(4) + 1
    assert parted_at(game, game, WEST) == after(8)
    assert parted_at(open_strip(), open_strip(), WEST) == 0
    third = leave(game, 0)
    third.bus.execute(Plot(player=WEST, speed=2))
    assert parted_at(game, third, WEST) == 0


@pytest.mark.parametrize("seat", [EAST, None])
def test_whether_others_ordered_the_same_in_secret_is_not_told_by_where_two_games_part(seat):
    game = open_strip(policy=UndoPolicy.OPEN)
    turn(game)
    tries = [leave(game, game.bus.seq) for _ in range(3)]
    for each, speed in zip((game, *tries), (2, 2, 1, 0), strict=True):
        each.bus.execute(Plot(player=WEST, speed=speed))
        each.bus.execute(Plot(player=EAST, speed=1))
    assert len({parted_at(game, each, seat) for each in tries}) == 1
    assert len({parted_at(game, each, WEST) for each in tries}) == 2


# --- where they differ


def test_equal_tables_do_not_differ():
    west, _ = seats(open_strip())
    assert compare(west.view(), west.view(), west.inspect, west.inspect) == ()


def test_places_tracks_turns_and_sheets_are_compared_as_the_seat_sees_them():
    game = open_strip()
    turn(game, 1)
    other = leave(game, 4)
    turn(game)
    here, there = Session(game, WEST), Session(other, WEST)
    found = compare(here.view(), there.view(), here.inspect, there.inspect)
    told = {(each.what, each.aspect): (each.left, each.right) for each in found}
    assert told["Turn", ""] == ("3", "1")
    assert told["W", "place"] == ("1,0", "0,0")
    assert told["W", "Cell"] == ("1", "0")
    assert ("E", "Lives") not in told


def _view(**more) -> TableView:
    return TableView(viewer=WEST, turn=1, phase="plot", active=(), prompt="", **more)


def _counter(name: str, **more) -> CounterView:
    return CounterView(**{"id": name, "owner": None, "art": "ca", "map": "m", "cell": "0,0", **more})


def test_pieces_that_are_there_only_once_tracks_and_the_outcome_are_named():
    left = _view(
        counters=(_counter("a", title="Ajax"), _counter("m", of="a", kind="eot")),
        tracks=(TrackView(id="t", title="Victory points", value=3, low=0, high=9),),
    )
    right = _view(
        counters=(_counter("b", label="B"),),
        tracks=(TrackView(id="u", title="Morale", value=1, low=0, high=9),),
        outcome=Outcome(winner=WEST, reason="West has won."),
    )
    assert [(each.what, each.left, each.right) for each in compare(left, right)] == [
        ("Outcome", "not decided", "West has won."),
        ("Victory points", "3", "-"),
        ("Morale", "-", "1"),
        ("Ajax", "on the table", "not there"),
        ("B", "not there", "on the table"),
    ]


def test_attitude_marks_and_boxes_are_compared():
    left = _view(counters=(_counter("a", facing=3, badges=("hit",), owner=WEST),))
    right = _view(counters=(_counter("a", pitch=1, roll=2, level=1),))

    def sheet(state: str) -> Inspection:
        box = BoxView(text="1", shape="square", state=state)
        return Inspection(
            title="a", rows=(), tracks=(BoxTrack(id="h", title="Hull", boxes=(box,), rule="r"),)
        )

    found = compare(left, right, lambda _piece: sheet("open"), lambda _piece: sheet("destroyed"))
    assert {each.aspect: (each.left, each.right) for each in found} == {
        "level": ("0", "1"),
        "heading": ("90°", "straight up or down"),
        "pitch": ("0°", "30°"),
        "roll": ("0°", "60°"),
        "marks": ("hit", "none"),
        "side": ("west", "nobody"),
        "Hull": ("1 of 1 open", "0 of 1 open"),
    }
