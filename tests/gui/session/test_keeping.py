"""Games that lie waiting: found, renamed, copied, exported, thrown away, taken back."""

from __future__ import annotations

import pytest

from engine import library
from engine.core.errors import SaveError
from engine.rulesets.sits.commands import Plot
from gui.session.documents import Documents
from gui.session.folders import Folders
from gui.session.keeping import PICTURE, Keeping, keep_picture


@pytest.fixture
def documents(tmp_path):
    made = Documents(Folders(tmp_path), library.create)
    yield made
    made.close()


@pytest.fixture
def saved(documents):
    """A closed game."""
    scenario = next(data for data in library.scenarios("sits") if data["id"] == "pass-in-review")
    documents.new("sits", scenario, {}, seed=3, undo="open", curtain=True, title="Review")
    documents.close()
    return documents.recent()[0]


def reopen(documents, saved, **options):
    return documents.resume(saved, **options)


def test_a_renamed_game_has_its_new_title_in_the_list(documents, saved):
    Keeping(documents).rename(saved, "Second review")
    assert [each.title for each in documents.recent()] == ["Second review"]


def test_an_older_generation_keeps_the_title_that_the_game_was_given_since(documents, saved):
    reopen(documents, saved).game.rename("First review")  # which keeps "Review" as a generation
    documents.close()
    Keeping(documents).rename(documents.recent()[0], "Second review")
    assert reopen(documents, documents.recent()[0], generation=1).title == "Second review"
    documents.close()
    assert [each.title for each in documents.recent()] == ["Second review"]


def test_a_copy_has_a_title_and_a_picture_of_its_own(documents, saved):
    keep_picture(saved.path.with_name(PICTURE), b"picture")
    assert Keeping(documents).duplicate(saved) == "Review 2"
    copy = next(each for each in documents.recent() if each.title == "Review 2")
    assert copy.path.with_name(PICTURE).read_bytes() == b"picture"
    assert reopen(documents, copy).curtain is True


def test_an_export_gets_the_ending_of_a_game(documents, saved, tmp_path):
    path = Keeping(documents).export(saved, tmp_path / "mine")
    assert path == tmp_path / "mine.hexsave"
    assert documents.open_file(path).title == "Review"


def test_a_game_goes_to_the_systems_trash_with_all_that_belongs_to_it(documents, saved):
    Keeping(documents).throw_away(saved)
    assert documents.recent() == ()
    assert not saved.path.parent.exists()


def test_without_a_trash_the_game_stays_and_it_is_said(documents, saved):
    with pytest.raises(SaveError, match="could not be moved to the trash"):
        Keeping(documents, trash=lambda _folder: False).throw_away(saved)
    assert saved.path.is_file()


def test_without_a_file_manager_the_folder_is_named(documents, saved):
    asked = []
    Keeping(documents, shows=lambda folder: asked.append(folder) or True).show(saved)
    assert asked == [saved.path.parent]
    with pytest.raises(SaveError, match="no file manager answers"):
        Keeping(documents, shows=lambda _folder: False).show(saved)


def test_an_older_generation_is_gone_back_to_and_what_was_newer_is_kept(documents, saved):
    document = reopen(documents, saved)
    session = document.session("Green")
    ship = next(c.id for c in session.view().counters if c.owner == "Green" and c.kind == "piece")
    for _ in range(2):
        assert session.give(Plot(player="Green", ship=ship)) == ()
        document.save()
    documents.close()
    older = next(each for each in Keeping(documents).older(saved) if each.words.startswith("1 command ·"))
    assert reopen(documents, saved, generation=older.generation).game.bus.seq == 1
    documents.close()
    assert any(each.words.startswith("2 commands ·") for each in Keeping(documents).older(saved))


def test_a_picture_that_cannot_be_kept_stops_nothing(tmp_path):
    keep_picture(tmp_path / "no folder" / PICTURE, b"picture")
    keep_picture(tmp_path / PICTURE, b"")
    assert list(tmp_path.iterdir()) == []


def test_a_passphrase_is_asked_for_after_the_game_was_closed(documents, saved):
    document = reopen(documents, saved)
    document.guard("Red", "haven")
    documents.close()
    document = reopen(documents, saved)
    assert document.guarded("Red")
    assert not document.guarded("Green")
    assert document.opens("Red", "haven")
    assert not document.opens("Red", "manticore")
    assert document.opens("Green", "")
    document.guard("Red", "")
    assert not document.guarded("Red")
