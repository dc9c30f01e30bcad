"""Sealed orders at the window: nothing of them on disk in plain, asked for by one sheet, lost by nobody."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from engine import library
from engine.core.ids import PlayerId
from engine.core.order_seal import order_seals
from engine.core.save import load
from engine.core.sealed_lines import Keys, Sealed
from engine.core.session import Session
from gui import phrasebook, speech
from gui.dialogs.sealed_orders import SealedSheet
from gui.program import open_named
from gui.resources import folder
from gui.table_deeds import ALTERED
from tests.helpers.hand import Hand, visible_text
from tests.helpers.open_window import open_window, settle, start

GREEN, RED = PlayerId("Green"), PlayerId("Red")
WORDS = {GREEN: "grayson", RED: "haven"}


def give(window, player, kind: str, **facts) -> None:
    """A side's command, found among what it is offered."""
    session = Session(window.documents.current.game, player)
    offer = next(each for each in session.view().offers if each.kind == kind)
    assert session.give(offer.command) == ()


def guard(window, *players) -> None:
    for player in players or (GREEN, RED):
        window.documents.current.guard(player, WORDS[player])


@pytest.fixture
def plotted(window):
    """Both sides have passphrases; Green has plotted a roll and committed, Red has plotted."""
    start(window, "pass-in-review", undo="open")
    guard(window)
    window.screen_.desk.set_roll(2)
    settle(60)
    give(window, GREEN, "sits.commit")
    settle(60)
    assert window.pages.currentWidget() is window.curtain
    Hand(window).type(WORDS[RED])
    Hand(window).key(Qt.Key.Key_Return)
    settle(60)
    window.screen_.desk.set_roll(-1)
    settle(60)
    return window


@pytest.fixture
def later(plotted, qtbot, tmp_path):
    """The program was closed, and begins again with the game on its list."""
    plotted.close()
    settle(60)
    made = open_window(tmp_path)
    qtbot.addWidget(made)
    return made


def facts_of(game) -> list[bytes]:
    """What the orders of both sides say, in the words of the file."""
    return [*{step.command.kind.encode() for step in game.bus.journal}, b'"roll"', b'"route"', b'"thrust"']


def opened(window, saved=None):
    assert not window.resume(saved or window.documents.recent()[0])
    settle(30)
    assert isinstance(window.sheets.top, SealedSheet)
    return window.sheets.top


def type_words(window, *words: str) -> None:
    hand = Hand(window)
    for each in words:
        hand.type(each)
        hand.key(Qt.Key.Key_Return)
        settle(30)


# ---- what is on disk


def test_orders_are_plotted_closed_asked_for_revealed_and_their_seals_fit(later, tmp_path):
    written = [file for file in tmp_path.rglob("*") if file.is_file()]
    path = later.documents.recent()[0].path
    assert path in written
    with pytest.raises(Sealed):
        load(path, library.create)

    sheet = opened(later)
    assert "Green and Red" in visible_text(sheet)
    type_words(later, WORDS[GREEN], WORDS[RED])
    assert not later.sheets.busy
    game = later.documents.current.game
    before = {seal.id: seal.text for seal in order_seals(game)}
    assert before
    for file in written:
        raw = file.read_bytes()
        told = raw.split(b"\n", 1)[1] if file.suffix == ".hexsave" else raw
        for fact in facts_of(game):
            assert fact not in told, file
        for text in before.values():
            assert text.encode() not in raw, file

    assert later.pages.currentWidget() is later.curtain
    type_words(later, WORDS[RED])
    assert later.screen_.viewer == RED
    give(later, RED, "sits.commit")
    settle(60)
    assert ALTERED not in visible_text(later)
    after = {seal.id: seal.text for seal in order_seals(game) if seal.opened}
    assert before.items() <= after.items()
    assert load(path, library.create).bus.state == game.bus.state
    notes = json.loads(path.with_name("table.json").read_text())["seals"]
    assert notes.items() >= before.items()


def test_orders_that_were_changed_while_they_were_sealed_are_told(later):
    opened(later)
    type_words(later, WORDS[GREEN], WORDS[RED])
    document = later.documents.current
    document._seals = dict.fromkeys(document._seals, "masked 0")
    type_words(later, WORDS[RED])
    give(later, RED, "sits.commit")
    settle(60)
    assert ALTERED in visible_text(later)
    assert not document.seal_noted(next(seal for seal in order_seals(document.game) if seal.player == GREEN))


def test_a_masked_seal_of_a_side_that_gave_no_passphrase_is_not_taken_for_a_forged_one(plotted):
    document = plotted.documents.current
    give(plotted, RED, "sits.commit")
    settle(60)
    seal = order_seals(document.game)[0]
    document._seals[seal.id] = "masked 0"
    document.game.secrets = {}
    assert document.seal_noted(seal)


def test_another_passphrase_in_the_middle_does_not_make_the_seals_look_forged(plotted):
    plotted.documents.current.guard(GREEN, "another")
    give(plotted, RED, "sits.commit")
    settle(60)
    assert ALTERED not in visible_text(plotted)


# ---- the sheet


def test_a_look_at_a_sealed_game_that_was_cut_off_says_where_it_stands_and_why_no_more(
    plotted, qtbot, tmp_path
):
    name = plotted.documents.current.name
    plotted.documents.current.game._autosave.abandon()
    plotted.documents.current.game._autosave = None
    after = open_window(tmp_path)
    qtbot.addWidget(after)
    settle(200)
    hand = Hand(after)
    hand.click(hand.named(f"recovery-look-{name}"))
    settle(60)
    text = visible_text(after.sheets.top)
    assert "Turn 1, Plotting" in text
    assert "3 commands are saved." in text
    assert "Orders of turn 1 are sealed: its log is read with the passphrase of Green, Red." in text
    after.close()


def test_a_wrong_passphrase_is_said_plainly_and_asked_again(later):
    sheet = opened(later)
    type_words(later, "manticore", WORDS[RED])
    assert later.sheets.top is sheet
    assert "That is another passphrase." in visible_text(sheet)
    assert sheet.findChild(QLineEdit, "sealed-Green").hasFocus()
    type_words(later, WORDS[GREEN])
    assert not later.sheets.busy
    assert later.documents.current is not None


def test_an_empty_field_is_asked_for(later):
    sheet = opened(later)
    sheet.findChild(QPushButton, "sealed-open").click()
    assert "Type the passphrase first." in visible_text(sheet)
    assert later.documents.current is None


def test_leaving_it_leaves_the_game_closed_and_on_the_list(later):
    saved = later.documents.recent()[0]
    raw = saved.path.read_bytes()
    opened(later)
    Hand(later).key(Qt.Key.Key_Escape)
    settle(30)
    assert later.pages.currentWidget() is later.home
    assert saved.path.read_bytes() == raw
    assert later.documents.recover() == ()
    assert later.documents.recent()[0].shelf == saved.shelf


def test_nobody_is_asked_twice_while_the_program_runs(plotted):
    plotted.go_home()
    settle(60)
    assert plotted.resume(plotted.documents.recent()[0])
    assert not plotted.sheets.busy


def test_without_a_lost_passphrase_the_game_opens_before_its_orders_after_a_yes(later):
    saved = later.documents.recent()[0]
    sheet = opened(later)
    type_words(later, "", "")
    sheet.findChild(QLineEdit, "sealed-Red").setText(WORDS[RED])
    sheet.findChild(QPushButton, "sealed-without").click()
    settle(30)
    words = visible_text(later.sheets.top)
    assert "of Green in turn 1" in words
    assert "left out" in words
    assert "of Red" not in words
    later.sheets.top.enter()
    settle(30)
    assert later.sheets.top is sheet
    sheet.findChild(QPushButton, "sealed-without").click()
    settle(30)
    later.sheets.top.findChild(QPushButton, "sealed-go-on").click()
    settle(60)
    assert "Left out, as nobody could open them: the sealed orders of Green in turn 1" in visible_text(later)
    game = later.documents.current.game
    assert {step.command.player for step in game.bus.journal} == {RED}
    assert any("sealed orders of Green" in mark.text for mark in game.header.bookmarks)
    keys = Keys(secrets={RED: game.secrets[RED]})
    with pytest.raises(Sealed) as kept:
        load(saved.path.with_name("game.1.hexsave"), library.create, keys=keys)
    assert kept.value.players == (GREEN,)


def test_with_all_passphrases_typed_going_on_without_opens_the_whole_game(later):
    sheet = opened(later)
    for player, word in WORDS.items():
        sheet.findChild(QLineEdit, f"sealed-{player}").setText(word)
    sheet.findChild(QPushButton, "sealed-without").click()
    settle(60)
    assert {step.command.player for step in later.documents.current.game.bus.journal} == {GREEN, RED}


# ---- every way to open a game


def test_a_file_named_on_the_command_line_asks(later, tmp_path):
    path = later.documents.recent()[0].path
    copy = tmp_path / "sent.hexsave"
    copy.write_bytes(path.read_bytes())
    assert open_named(later, str(copy)) == ""
    settle(30)
    type_words(later, WORDS[GREEN], WORDS[RED])
    assert later.documents.current.game.path != path
    assert b"sits.plot" not in later.documents.current.game.path.read_bytes().split(b"\n", 1)[1]


def test_a_game_that_was_not_closed_asks_before_it_continues(plotted, qtbot, tmp_path):
    document, plotted.documents.current = plotted.documents.current, None
    document.game._autosave.abandon()
    later = open_window(tmp_path)
    qtbot.addWidget(later)
    opened(later, later.documents.recover()[0])
    type_words(later, WORDS[GREEN], WORDS[RED])
    assert later.documents.current is not None


def test_an_older_generation_asks(plotted, qtbot, tmp_path):
    plotted.save()
    plotted.documents.current.game.rename("Renamed")
    before = plotted.documents.current.game.bus.seq
    plotted.screen_.desk.set_roll(1)
    settle(60)
    assert plotted.documents.current.game.bus.seq > before
    plotted.close()
    settle(60)
    later = open_window(tmp_path)
    qtbot.addWidget(later)
    assert not later.resume(later.documents.recent()[0], generation=1)
    settle(30)
    type_words(later, WORDS[GREEN], WORDS[RED])
    game = later.documents.current.game
    assert (game.bus.seq, game.header.title) == (before, "Renamed")


def test_the_game_in_play_stays_when_another_one_asks_and_is_left(later):
    saved = later.documents.recent()[0]
    start(later, "pass-in-review")
    screen = later.screen_
    opened(later, saved)
    Hand(later).key(Qt.Key.Key_Escape)
    settle(60)
    assert later.screen_ is screen
    assert later.pages.currentWidget() is screen
    assert later.documents.current.game.bus.journal == []


def test_a_game_to_be_compared_asks(later, tmp_path):
    saved = later.documents.recent()[0]
    start(later, "pass-in-review")
    later.compare_with(saved.shelf)
    settle(30)
    assert isinstance(later.sheets.top, SealedSheet)
    type_words(later, WORDS[GREEN], WORDS[RED])
    assert not isinstance(later.sheets.top, SealedSheet)
    assert later.sheets.busy


# ---- nobody reads another side's orders unseen by way of another file of the game


@pytest.mark.parametrize("way", ["duplicate", "copy", "older"])
def test_another_file_of_the_game_asks_though_the_passphrases_were_given_for_the_first(plotted, way):
    documents = plotted.documents
    if way == "copy":
        path = documents.save_copy(documents.current, "sent")
    plotted.save()
    plotted.go_home()
    settle(60)
    (saved,) = [each for each in documents.recent() if each.shelf]
    if way == "duplicate":
        title = plotted.keeping.duplicate(saved)
        (again,) = [each for each in documents.recent() if each.title == title]
        opened(plotted, again)
    elif way == "copy":
        assert not plotted.open_path(path)
        assert isinstance(plotted.sheets.top, SealedSheet)
    else:
        # The older files of one game are that game: they ask when a side has gone on without its passphrase.
        assert plotted.resume(saved)
        documents.current.game.rename("Later")
        lose(plotted)
        plotted.go_home()
        settle(60)
        assert not plotted.resume(documents.recent()[0], generation=1)
        settle(30)
        assert plotted.sheets.top.fields.keys() == {GREEN}


def lose(window) -> None:
    """Green sits down without its passphrase."""
    window.table.pass_to(GREEN, covered=True)
    settle(30)
    window.curtain.lost.click()
    settle(30)
    window.sheets.top.findChild(QPushButton, "lost-go-on").click()
    settle(60)
    assert window.screen_.viewer == GREEN


def test_who_went_on_without_a_passphrase_cant_take_the_note_of_it_away(plotted):
    lose(plotted)
    plotted.undo()
    give(plotted, GREEN, "sits.reopen")
    settle(60)
    plotted.show_bookmarks()
    settle(30)
    assert "went on without the passphrase" in visible_text(plotted.sheets.top)
    assert "by the program" in visible_text(plotted.sheets.top)
    assert plotted.sheets.top.findChild(QWidget, "mark-go-0") is not None
    assert plotted.sheets.top.findChild(QWidget, "mark-drop-0") is None


# ---- private bookmarks


@pytest.fixture
def noted(window, qtbot, tmp_path):
    """Green has a passphrase and a private bookmark; the program was closed and begins again."""
    start(window, "pass-in-review", undo="open")
    guard(window, GREEN)
    assert window.screen_.session.history.mark("the mine lies at five", private=True) == ""
    window.close()
    settle(60)
    made = open_window(tmp_path)
    qtbot.addWidget(made)
    assert made.resume(made.documents.recent()[0])
    settle(60)
    assert made.pages.currentWidget() is made.curtain
    return made


def test_a_private_bookmark_is_in_no_byte_of_the_folder_and_comes_back_with_the_passphrase(noted, tmp_path):
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert any(file.suffix == ".hexsave" for file in files)
    assert not any(b"the mine lies at five" in file.read_bytes() for file in files)
    type_words(noted, WORDS[GREEN])
    assert noted.screen_.viewer == GREEN
    noted.show_bookmarks()
    settle(30)
    assert "the mine lies at five" in visible_text(noted.sheets.top)


def test_a_private_bookmark_is_left_out_without_the_passphrase_and_everybody_is_told(noted):
    noted.curtain.lost.click()
    settle(30)
    assert "private bookmarks that only the passphrase opens are left out" in visible_text(noted.sheets.top)
    noted.sheets.top.findChild(QPushButton, "lost-go-on").click()
    settle(60)
    assert noted.screen_.viewer == GREEN
    noted.show_bookmarks()
    settle(30)
    shown = visible_text(noted.sheets.top)
    assert "the mine lies at five" not in shown
    assert "Left out, as nobody could open them: the private bookmarks of Green." in shown


def test_a_private_bookmark_is_left_out_without_the_passphrase_also_after_its_side_sat_there(noted):
    type_words(noted, WORDS[GREEN])
    assert noted.screen_.viewer == GREEN
    lose(noted)
    noted.show_bookmarks()
    settle(30)
    shown = visible_text(noted.sheets.top)
    assert "the mine lies at five" not in shown
    assert "Left out, as nobody could open them: the private bookmarks of Green." in shown


def test_the_notes_of_the_program_are_kept_in_english_and_shown_in_the_windows_language(later, monkeypatch):
    monkeypatch.setattr(speech, "_said", phrasebook.load(folder("language") / "de").say)
    assert later.resume(later.documents.recent()[0]) is False
    settle(30)
    later.sheets.top.findChild(QPushButton, "sealed-without").click()
    settle(30)
    later.sheets.top.findChild(QPushButton, "sealed-go-on").click()
    settle(60)
    assert "Weggelassen" in visible_text(later.sheets.top)
    later.sheets.close_all()
    lose(later)
    texts = [mark.text for mark in later.documents.current.game.header.bookmarks]
    assert sorted(text.split()[0] for text in texts) == ["Green", "Left", "Left"]
    later.show_bookmarks()
    settle(30)
    shown = visible_text(later.sheets.top)
    assert "Grün went on" in shown
    assert "Weggelassen" in shown
    assert "Left out" not in shown


def test_no_passphrase_and_another_one_are_answered_aloud(later, heard):
    sheet = opened(later)
    field = next(iter(sheet.fields.values()))
    for typed, answer in (("", "Type the passphrase first."), ("honor", "That is another passphrase.")):
        field.setText(typed)
        heard.clear()
        sheet.enter()
        sheet.enter()
        assert {words for _, words in heard if words} == {answer}
