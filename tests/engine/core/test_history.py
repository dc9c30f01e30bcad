"""History: earlier moments as each seat saw them, to be looked at and not to be changed."""

from __future__ import annotations

import pytest

from engine.core.bookmark import LONGEST, MOST, TABLE, Bookmark, problem
from engine.core.bus import Barrier, Cause, UndoPolicy
from engine.core.codec import header_line
from engine.core.command import Gesture
from engine.core.game import load_game, resume_game
from engine.core.history import LOOKING
from engine.core.ids import PieceId
from engine.core.save import load
from engine.core.session import Session
from engine.core.store import Shelf
from tests.helpers.toy import EAST, WEST, Commit, Hold, Lay, Move, Plot, Reach, Toy, rulesets
from tests.helpers.toy_battles import open_strip, plot, seats, turn

WEST_RUNNER = PieceId("W")


def cell(session: Session, piece: str = "W") -> str | None:
    return next(counter.cell for counter in session.view().counters if counter.id == piece)


def test_every_moment_shows_the_table_as_it_was():
    game = open_strip()
    west, _ = seats(game)
    before = west.view()
    turn(game, 1)
    now = west.view()
    west.look(0)
    assert west.view().counters == tuple(
        counter if not counter.movable else type(counter)(**{**_facts(counter), "movable": False})
        for counter in before.counters
    )
    assert (west.view().turn, west.view().phase) == (before.turn, before.phase)
    west.look(None)
    assert west.view() == now


def _facts(counter):
    return {name: getattr(counter, name) for name in type(counter).__dataclass_fields__}


def test_a_seat_stops_only_where_it_saw_something():
    game = open_strip()
    west, east = seats(game)
    west.give(Plot(player=WEST, speed=1))
    assert west.history.last == 1
    assert east.history.last == 0
    assert [west.history.moment(n).player for n in range(2)] == [None, WEST]


def test_sealed_commands_of_others_stay_sealed_in_every_moment():
    game = open_strip(mines=2)
    _, east = seats(game)
    game.bus.execute(Lay(player=WEST, cell=1))
    plot(game, 1)
    other = open_strip(mines=2)
    _, east_there = seats(other)
    game_views, other_views = [], []
    other.bus.execute(Lay(player=WEST, cell=2))
    plot(other, 1)
    for session, views in ((east, game_views), (east_there, other_views)):
        for number in range(session.history.last + 1):
            session.look(number)
            views.append(session.view())
    assert game_views == other_views


def test_nothing_can_be_done_while_an_earlier_moment_is_looked_at():
    game = open_strip(policy=UndoPolicy.OPEN)
    west, _ = seats(game)
    west.give(Plot(player=WEST, speed=1))
    west.look(0)
    (refused,) = west.give(Plot(player=WEST, speed=2))
    assert refused.rule == LOOKING
    assert west.peek(Plot(player=WEST, speed=2)).violations == (refused,)
    assert west.propose(Gesture(by=WEST, piece=WEST_RUNNER, cell="1,0")) is None
    assert west.suggest(Move(player=WEST, steps=9)) == ()
    update = west.update()
    assert (update.looking, update.can_undo, update.can_redo) == (0, False, False)
    assert update.view.offers == ()
    with pytest.raises(RuntimeError):
        west.undo()
    assert game.bus.seq == 1


def test_questions_and_sheets_are_answered_from_the_moment_that_is_looked_at():
    game = open_strip()
    west, _ = seats(game)
    turn(game, 1)
    assert dict(west.inspect(WEST_RUNNER).rows)["Cell"] == "1"
    west.look(0)
    assert dict(west.inspect(WEST_RUNNER).rows)["Cell"] == "0"
    assert west.answer(Reach(player=WEST)) == (0, 1, 2)


def test_looking_is_told_to_whoever_listens_and_only_when_it_changes_something():
    game = open_strip()
    west, _ = seats(game)
    turn(game)
    heard = []
    west.subscribe(heard.append)
    west.look(3)
    west.look(3)
    west.look(99)
    assert [(update.cause, update.looking) for update in heard] == [(None, 3), (None, None)]


def test_while_a_seat_looks_back_it_hears_that_the_game_goes_on_but_sees_the_moment():
    game = open_strip()
    west, _ = seats(game)
    plot(game, 1)
    heard = []
    west.subscribe(heard.append)
    west.look(0)
    game.bus.execute(Move(player=WEST, steps=1))
    update = heard[-1]
    assert (update.cause, update.looking, update.events) == (Cause.EXECUTE, 0, ())
    assert update.view.turn == 1
    assert cell(west) == "0,0"


def test_a_moment_that_is_taken_back_gives_way_to_now():
    game = open_strip(policy=UndoPolicy.OPEN)
    west, _ = seats(game)
    for speed in (1, 2, 1):
        west.give(Plot(player=WEST, speed=speed))
    west.look(2)
    Session(game, WEST).undo()
    assert west.history.at is None
    assert west.update().looking is None


def test_moments_tell_turn_phase_player_and_what_was_heard():
    game = open_strip()
    west, _ = seats(game)
    turn(game)
    first, last = west.history.moment(0), west.history.moment(west.history.last)
    assert (first.turn, first.player, first.text) == (1, None, "The table is set up.")
    assert (last.turn, last.player) == (2, EAST)
    assert last.text
    with pytest.raises(IndexError):
        west.history.moment(99)


def test_a_moment_with_dice_alone_tells_what_they_were_for():
    game = open_strip()
    west, _ = seats(game)
    turn(game)
    entries = west._log.entries()
    bare = type(entries[-1])(seq=1, player=EAST, events=(), rolls=entries[-1].rolls)
    west._log._told[-1] = bare
    assert west.history.moment(west.history.last).text == bare.rolls[0].purpose


def test_the_turns_are_listed_with_their_first_moments_also_after_an_undo():
    game = open_strip(policy=UndoPolicy.OPEN)
    west, east = seats(game)
    turn(game)
    turn(game)
    turns = west.history.turns()
    assert [number for number, _ in turns] == [1, 2, 3]
    assert [west.history.moment(at).turn for _, at in turns] == [1, 2, 3]
    east.undo()
    assert west.history.turns() == turns[:2]
    east.redo()
    assert west.history.turns() == turns


def test_what_others_did_since_a_seat_looked_is_counted():
    game = open_strip()
    west, _ = seats(game)
    plot(game)
    looked = west.history.last
    game.bus.execute(Move(player=WEST, steps=0))
    game.bus.execute(Move(player=EAST, steps=0))
    assert west.history.others_since(looked) == 1
    assert west.history.others_since(west.history.last) == 0


# --- why redo is blocked


def test_another_sides_open_step_is_only_redone_by_that_side_and_the_reason_is_told():
    game = open_strip()
    west, east = seats(game)
    plot(game)
    west.give(Move(player=WEST, steps=0))
    west.undo()
    assert east.update().redo_barrier is Barrier.OTHER_PLAYER
    assert west.update().redo_barrier is None
    assert west.update().can_redo


def test_that_another_side_undid_sealed_orders_is_not_told():
    game = open_strip()
    west, east = seats(game)
    west.give(Plot(player=WEST, speed=1))
    west.undo()
    assert east.update().redo_barrier is None
    assert not east.update().can_redo


# --- bookmarks


def test_a_bookmark_marks_the_moment_that_is_looked_at():
    game = open_strip()
    west, _ = seats(game)
    turn(game)
    assert west.history.mark("Now") == ""
    west.look(3)
    assert west.history.mark(" Here it began ") == ""
    assert [(m.number, m.bookmark.text) for m in west.history.bookmarks()] == [
        (3, "Here it began"),
        (west.history.last, "Now"),
    ]


def test_a_private_bookmark_is_its_authors_and_a_public_one_everybodys():
    game = open_strip()
    west, east = seats(game)
    turn(game)
    west.history.mark("My plan", private=True)
    west.history.mark("A fine shot")
    assert [m.bookmark.text for m in east.history.bookmarks()] == ["A fine shot"]
    assert len(west.history.bookmarks()) == 2
    assert [m.bookmark.text for m in Session(game, None).history.bookmarks()] == ["A fine shot"]


def test_a_bookmark_at_anothers_sealed_step_lies_where_the_reader_last_saw_something():
    game = open_strip()
    west, east = seats(game)
    west.give(Plot(player=WEST, speed=1))
    west.history.mark("Public")
    (mark,) = east.history.bookmarks()
    assert mark.number == 0


def test_only_its_author_takes_a_bookmark_away():
    game = open_strip()
    west, east = seats(game)
    west.history.mark("A")
    (mark,) = west.history.bookmarks()
    east.history.unmark(mark.bookmark)
    assert west.history.bookmarks() == (mark,)
    west.history.unmark(mark.bookmark)
    assert west.history.bookmarks() == ()


def test_a_spectator_keeps_none():
    assert "spectator" in Session(open_strip(), None).history.mark("x")


@pytest.mark.parametrize(
    ("text", "many"), [("  ", 0), ("x" * (LONGEST + 1), 0), ("half \ud83d", 0), ("x", MOST)]
)
def test_a_bookmark_has_words_and_limits(text, many):
    kept = [Bookmark(at=0, by=WEST, text="x")] * many
    assert problem(text, kept)


def test_a_bookmark_that_cant_be_kept_is_refused_with_a_sentence():
    game = open_strip()
    west, _ = seats(game)
    assert west.history.mark("") == "A bookmark needs a word or two."
    assert game.header.bookmarks == ()


def test_bookmarks_are_in_the_save_and_come_back_with_it(tmp_path):
    shelf = Shelf(tmp_path)
    game = open_strip(store=shelf)
    turn(game)
    Session(game, WEST).history.mark("Remember", private=True)
    assert load_game(game.path, rulesets).header.bookmarks == game.header.bookmarks
    name = game.path.parent.name
    turn(game)
    game.close()
    again = resume_game(shelf, name, rulesets)
    assert again.header.bookmarks == game.header.bookmarks
    assert len(again.bus.journal) == 16
    again.close()


def test_a_save_without_bookmarks_says_nothing_of_them():
    assert b"bookmarks" not in header_line(open_strip().header)


def test_bookmarks_of_undone_commands_go_when_others_take_their_place():
    game = open_strip(policy=UndoPolicy.OPEN)
    west, _ = seats(game)
    west.history.mark("start")
    west.give(Plot(player=WEST, speed=1))
    west.history.mark("gone")
    west.undo()
    assert len(west.history.bookmarks()) == 2
    west.give(Plot(player=WEST, speed=2))
    assert [m.bookmark.text for m in west.history.bookmarks()] == ["start"]


def test_what_the_table_itself_has_noted_is_taken_away_by_nobody_and_by_no_other_command():
    game = open_strip(policy=UndoPolicy.OPEN)
    west, east = seats(game)
    plot(game)
    told = Bookmark(at=game.bus.seq, by=TABLE, text="told to all")
    game.keep_bookmarks((told,))
    for seat in (west, east):
        seat.history.unmark(told)
        assert [m.bookmark for m in seat.history.bookmarks()] == [told]
    for expected in (3, 2):
        game.bus.undo(game.bus.journal[-1].command.player)
        game.bus.undo(game.bus.journal[-1].command.player)
        game.bus.execute(Plot(player=EAST if expected == 3 else WEST, speed=1))
        assert game.bus.seq == expected
        assert [m.text for m in game.header.bookmarks] == ["told to all"]
        assert game.header.bookmarks[0].at == expected - 1


@pytest.mark.parametrize("by", [WEST, TABLE])
def test_the_file_has_the_bookmarks_of_the_game_after_every_command(by, tmp_path):
    game = open_strip(policy=UndoPolicy.OPEN, store=Shelf(tmp_path))
    west, _ = seats(game)
    for speed in (1, 2):
        west.give(Plot(player=WEST, speed=speed))
    game.keep_bookmarks(Bookmark(at=at, by=by, text=str(at)) for at in range(3))
    for _ in range(2):
        west.undo()
    for speed in (2, 0, 1):
        west.give(Plot(player=WEST, speed=speed))
        loaded = load(game.path, rulesets)
        assert loaded.header.bookmarks == game.header.bookmarks
        assert [step.command for step in loaded.bus.journal] == [step.command for step in game.bus.journal]
    assert len(game.header.bookmarks) == (1 if by == WEST else 3)


def test_a_game_without_a_shelf_keeps_them_in_memory():
    game = open_strip()
    game.keep_bookmarks((Bookmark(at=2, by=WEST, text="b"), Bookmark(at=1, by=WEST, text="a")))
    assert [mark.at for mark in game.header.bookmarks] == [1, 2]
    assert Toy().slug == game.header.ruleset


def test_the_commands_of_a_moment_are_those_of_the_game():
    game = open_strip()
    west, _ = seats(game)
    west.give(Plot(player=WEST, speed=1))
    game.bus.execute(Plot(player=EAST, speed=1))
    west.give(Commit(player=WEST))
    assert [west.history.command_at(n) for n in range(3)] == [0, 1, 3]
    assert west.history.command_at(0) == 0
    assert isinstance(game.bus.journal[0].command, Plot)
    assert Hold(player=WEST) not in [step.command for step in game.bus.journal]


def test_who_only_watches_sees_every_moment_and_can_do_nothing_in_any():
    game = open_strip()
    plot(game, 1)
    watcher = Session(game, WEST, watching=True)
    assert watcher.update().looking == watcher.history.last
    assert watcher.view().active == ()
    assert watcher.view().prompt.startswith("The last moment")
    (refused,) = watcher.give(Move(player=WEST, steps=1))
    assert refused.rule == LOOKING
    watcher.look(1)
    watcher.look(None)
    assert watcher.history.at == watcher.history.last


def test_a_seat_knows_which_moment_it_had_reached_after_a_command():
    game = open_strip()
    west, east = seats(game)
    west.give(Plot(player=WEST, speed=1))
    game.bus.execute(Plot(player=EAST, speed=1))
    assert [west.history.after(n) for n in range(3)] == [0, 1, 1]
    assert [east.history.after(n) for n in range(3)] == [0, 0, 1]


def test_a_view_is_drawn_once_for_a_moment_and_anew_when_the_game_has_grown():
    game = open_strip()
    west, _ = seats(game)
    plot(game, 1)
    first = west.history.view_at(1)
    assert west.history.view_at(1) is first
    game.bus.execute(Move(player=WEST, steps=0))
    assert west.history.view_at(1) is not first
