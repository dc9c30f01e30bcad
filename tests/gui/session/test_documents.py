"""Games of this player: new, open, recent, to recover."""

from __future__ import annotations

import pytest

from engine import library
from engine.core.errors import SaveError
from engine.rulesets.sits.commands import Ready
from gui.session.documents import Documents, ago
from gui.session.folders import Folders, find_folders


@pytest.fixture
def documents(tmp_path):
    made = Documents(Folders(tmp_path), library.create)
    yield made
    made.close()


def scenario(name: str = "pass-in-review"):
    return next(data for data in library.scenarios("sits") if data["id"] == name)


def a_game(documents, **fields):
    given = {"seed": 3, "undo": "standard", "curtain": True, **fields}
    return documents.new("sits", scenario(), {}, **given)


def test_a_new_game_is_on_disk_before_anything_was_done(documents):
    assert a_game(documents).game.path.is_file()


def test_a_closed_game_is_recent_and_not_to_recover(documents):
    title = a_game(documents).title
    documents.close()
    assert [saved.title for saved in documents.recent()] == [title]
    assert documents.recover() == ()


def test_a_game_that_was_left_is_offered_back(documents, tmp_path):
    game = a_game(documents).game
    game._autosave.abandon()
    later = Documents(Folders(tmp_path), library.create)
    assert [saved.path for saved in later.recover()] == [game.path]
    later.let_go(later.recover()[0])
    assert later.recover() == ()
    documents.current = None


def test_opening_a_second_game_closes_the_first(documents):
    first = a_game(documents).game.path
    a_game(documents)
    assert first in {saved.path for saved in documents.recent()}


def test_the_curtain_is_a_choice_of_each_game(documents):
    document = a_game(documents, curtain=True)
    document.curtain = False
    path = document.game.path
    documents.close()
    assert documents.open_file(path, curtain=True).curtain is False


def test_a_copy_lies_in_the_games_folder_and_is_recent(documents, tmp_path):
    path = documents.save_copy(a_game(documents), "our duel / second")
    assert path == tmp_path / "games" / "our duel - second.hexsave"
    documents.close()
    assert path in {saved.path for saved in documents.recent()}


def test_a_copy_that_is_opened_stays_as_it_is(documents):
    path = documents.save_copy(a_game(documents), "copy")
    before = path.read_bytes()
    document = documents.open_file(path)
    assert document.game.path != path
    assert path.read_bytes() == before


def test_a_copy_is_listed_by_the_name_that_it_was_given_also_after_it_was_opened(documents):
    path = documents.save_copy(a_game(documents), "Evening at Tom's")
    assert path.name == "Evening at Tom's.hexsave"
    documents.open_file(path)
    documents.close()
    assert [saved.title for saved in documents.recent() if saved.path == path] == ["Evening at Tom's"]


def test_a_file_that_is_gone_is_no_more_recent(documents):
    path = documents.save_copy(a_game(documents), "copy")
    documents.close()
    path.unlink()
    assert path not in {saved.path for saved in documents.recent()}


def test_a_broken_file_is_a_sentence_and_the_program_goes_on(documents, tmp_path):
    path = tmp_path / "broken.hexsave"
    path.write_text("no save at all")
    with pytest.raises(SaveError, match=r"broken\.hexsave"):
        documents.open_file(path)
    assert path.read_text() == "no save at all"


def test_a_broken_list_of_recent_files_is_forgotten(documents, tmp_path):
    (tmp_path / "recent.json").write_text('{"files": [1, {"path": 3}, "x"]}')
    assert documents.recent() == ()


def test_a_session_sits_at_the_side_that_is_waited_for(documents):
    document = documents.new("sits", scenario("first-flight"), {}, seed=3, undo="open", curtain=True)
    assert document.first_seat() == "Green"


def test_a_refused_command_leaves_the_game_as_it_was(documents):
    document = a_game(documents)
    session = document.session("Green")
    assert session.give(Ready(player="Green"))
    assert document.game.bus.seq == 0 or not document.game.bus.journal


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(5, "just now"), (61, "1 minute ago"), (7300, "2 hours ago"), (86400 * 3, "3 days ago")],
)
def test_times_are_told_in_words(seconds, words):
    assert ago(1000.0, 1000.0 + seconds) == words


def test_the_folder_can_be_asked_for_or_named_in_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("HOLOTANK_HOME", str(tmp_path / "named"))
    assert find_folders().home == tmp_path / "named"
    assert find_folders(tmp_path / "asked").home == tmp_path / "asked"
    monkeypatch.delenv("HOLOTANK_HOME")
    assert find_folders().home.name == "holotank"


def test_a_second_game_of_a_scenario_has_a_title_of_its_own(documents):
    titles = [a_game(documents, title="Review").title for _ in range(3)]
    assert titles == ["Review", "Review 2", "Review 3"]


def test_the_list_says_where_each_game_stands(documents):
    document = a_game(documents)
    document.note_stands("Turn 3, Plotting: Red to act")
    documents.close()
    assert documents.recent()[0].words == "Turn 3, Plotting: Red to act · just now"


def test_a_game_without_such_a_note_counts_its_commands(documents):
    path = a_game(documents).game.path
    documents.close()
    path.with_name("table.json").unlink()
    assert documents.recent()[0].words == "0 commands · just now"
