"""What somebody hears who plays by ear alone: in which order, once, nothing stale, and never nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from engine.core.command import Command
from engine.core.session import Throw
from engine.rulesets.sits.combat_commands import SpendDecoy
from gui.announce import SOFT, announce, say
from gui.dialogs.sheet import Sheet
from gui.dialogs.table_dice import ThrowSheet
from gui.games.sits.combat.combat_reading import Stage
from gui.home.cards import GameCard
from tests.gui.widgets.test_fight_on_screen import go_on, to_launch
from tests.gui.widgets.test_repairs_and_score import at_repairs
from tests.helpers.open_window import settle, start
from tests.helpers.time_table import HIERARCHY


@pytest.fixture
def went():
    """Kinds and names of the parts to which the keys went, one after the other."""
    found = []

    def note(_before, now):
        if now is not None:
            found.append((type(now).__name__, now.objectName()))

    app = QApplication.instance()
    app.focusChanged.connect(note)
    yield found
    app.focusChanged.disconnect(note)


def told(heard) -> list[str]:
    return [words for _, words in heard if words]


def keys() -> QWidget:
    """What has the keys; it is in sight."""
    now = QApplication.focusWidget()
    assert now is not None, "the keys are nowhere"
    assert now.isVisible()
    return now


def to_defence(window) -> None:
    """A salvo of either side is on its way, and its target is asked for decoys."""
    to_launch(window)
    for _ in range(12):
        screen = window.screen_
        if screen.combat.stage is Stage.DEFENCE and screen.combat.deciding:
            return
        if screen.combat.stage is Stage.LAUNCH and screen.combat.acting:
            screen.combat.fill_all()
        go_on(window)
    raise AssertionError("nobody was asked for decoys")


# ---- where the keys are


def test_a_sheet_that_goes_gives_the_keys_straight_back(window, hand, went):
    start(window, "destroyer-duel", curtain=False)
    board = window.screen_.board
    for opened in (Qt.Key.Key_F1, Qt.Key.Key_F4):
        hand.key(opened)
        went.clear()
        hand.key(Qt.Key.Key_Escape)
        settle()
        assert went == [("BoardView", board.objectName())]


def test_where_who_had_the_keys_is_out_of_sight_after_a_sheet_the_board_has_them(window, hand):
    start(window, "destroyer-duel", curtain=False)
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    window.open_sheet(Sheet("A question"))
    field.hide()
    window.sheets.close_all()
    assert keys() is window.screen_.board


def test_keys_on_a_panel_go_on_to_the_card_of_the_next_step_and_not_by_way_of_others(window, went):
    start(window, "destroyer-duel", curtain=False)
    screen = window.screen_
    screen.focus_instruments()
    for _ in range(8):
        if window.screen_.combat.stage is Stage.LAUNCH:
            break
        window.screen_.focus_instruments()
        went.clear()
        window.screen_.press_primary()
        settle()
        if window.sheets.busy:
            window.sheets.top.enter()
        settle()
    screen = window.screen_
    assert keys() is screen.fight.cards.view
    assert not [name for _, name in went if name.startswith("bar-")]


def test_in_damage_control_the_key_of_the_instruments_leads_to_what_can_be_mended(window):
    screen = at_repairs(window)
    screen.focus_board()
    window.focus_instruments()
    assert keys() in screen.damage.repairs.rows


def test_the_instruments_of_a_battle_are_those_in_sight(window, hand):
    start(window, "first-battle", curtain=False)
    screen = window.screen_
    for _ in range(4):
        window.focus_instruments()
        assert keys().isVisible()
    screen.focus_next(*(part for part in (QWidget(screen), screen.galaxy)))
    assert keys() is screen.galaxy


def test_who_asks_for_the_keys_where_they_are_hears_where_that_is(window, heard):
    start(window, "destroyer-duel", curtain=False)
    window.focus_board()
    heard.clear()
    window.focus_board()
    assert any(words.startswith("Map. ") for words in told(heard))


def test_arrow_keys_on_the_home_screen_choose_the_game_that_they_come_to(window, hand):
    card = next(card for card in window.findChildren(GameCard) if card.isChecked())
    card.setFocus()
    hand.key(Qt.Key.Key_Right)
    now = keys()
    assert isinstance(now, GameCard)
    assert now is not card
    assert now.isChecked()
    assert window.chosen_game == now.game.slug


# ---- what is told, and in which order


def test_what_happened_is_spoken_before_what_is_to_be_done_and_that_before_the_lesson(window, heard):
    start(window, "first-battle", curtain=False)
    settle(60)
    heard.clear()
    window.screen_.press_primary()
    settle(60)
    said = told(heard)
    happened = next(n for n, words in enumerate(said) if "ends the phase" in words)
    to_do = next(n for n, words in enumerate(said) if "Attack an enemy Fleet" in words)
    lesson = next(n for n, words in enumerate(said) if words.startswith("Now: Hierarchy: "))
    assert happened < to_do < lesson


@pytest.mark.parametrize("scenario", ["first-battle", "destroyer-duel", "first-war-fight"])
def test_other_colours_tell_nothing_again(window, heard, scenario):
    """The log was read out from its beginning."""
    start(window, scenario, curtain=False)
    window.screen_.press_primary()
    settle(60)
    window.sheets.close_all()
    settle(60)
    shown = window.screen_.log.lines()
    heard.clear()
    for theme in ("light", "dark"):
        window.settings.set("theme", theme)
        settle(60)
    assert told(heard) == []
    assert window.screen_.log.lines() == shown


def test_another_turn_is_told_also_where_the_prompt_is_the_same(window, heard):
    start(window, "destroyer-duel", curtain=False)
    before = window.screen_.view
    for _ in range(12):
        if window.screen_.view.turn > before.turn:
            break
        heard.clear()
        go_on(window)
    assert any(f"urn {window.screen_.view.turn}, " in words for words in told(heard))


def test_who_sits_down_hears_what_was_done_meanwhile_and_who_leaves_does_not_hear_what_comes_next(
    window, heard
):
    start(window, "first-battle", curtain=False)
    window.screen_.press_primary()
    settle(60)
    first = window.screen_.viewer
    heard.clear()
    window.pass_chair()
    settle(60)
    assert window.screen_.viewer != first
    sat = next(words for words in told(heard) if ", turn 1, " in words)
    assert "Meanwhile: " in sat
    assert "ends the phase" in sat
    heard.clear()
    window.pass_chair()
    settle(60)
    assert not any("Meanwhile" in words for words in told(heard)), "the first side knows all of it"


def test_the_curtain_is_named_before_it_is_shown(window):
    start(window, "destroyer-duel", undo="standard")
    names = []
    window.pages.currentChanged.connect(lambda _n: names.append(window.curtain.accessibleName()))
    for _ in range(2):
        window.pass_chair()
        settle()
        seat = window.table.seats()
        waited = next(each.name for each in seat if each.name in window.curtain.accessibleName())
        assert names[-1].startswith(f"Pass the chair to {waited}.")
        window.curtain.lifted.emit()
        settle()


def test_nothing_is_told_by_a_screen_that_is_taken_down(window, heard):
    start(window, "destroyer-duel")
    window.screen_.focus_instruments()
    heard.clear()
    window.pass_chair()
    settle()
    assert not any("No ship selected" in words for words in told(heard))


def test_soft_hyphens_are_not_spoken(qtbot, heard):
    part = QWidget()
    qtbot.addWidget(part)
    part.show()
    part.setFocus()
    say(part, f"Besatzungs{SOFT}punkte")
    announce(part, f"Kern{SOFT}waffe")
    assert told(heard)[0] == "Besatzungspunkte"
    assert part.accessibleDescription() == "Kernwaffe"


# ---- keys that have nothing to do


def test_a_key_for_which_there_is_nothing_on_the_map_says_so(window, hand, heard):
    start(window, "destroyer-duel", curtain=False)
    window.screen_.focus_board()
    heard.clear()
    hand.key(Qt.Key.Key_T)
    assert told(heard) == ["Nothing is under the cursor."]
    hand.key(Qt.Key.Key_N)
    here = window.screen_.board.accessibleDescription()
    heard.clear()
    hand.key(Qt.Key.Key_N)
    assert here in told(heard)


def test_a_place_of_the_starmap_that_can_not_be_gone_to_says_why(window, hand, heard):
    start(window, "first-battle", curtain=False)
    screen = window.screen_
    screen.step_ship(1)
    screen.focus_board()
    heard.clear()
    screen.galaxy.put_cursor("3,-1")
    screen.galaxy.cellClicked.emit(screen.galaxy.cursor_cell)
    assert any("[" in words for words in told(heard))


def test_what_lies_under_the_cursor_is_told_anew_when_it_has_changed(window):
    start(window, "destroyer-duel", curtain=False)
    board = window.screen_.board
    own = next(c for c in window.screen_.view.counters if c.owner == window.screen_.viewer)
    board.put_cursor(own.cell)
    assert own.title in board.accessibleDescription()
    turn = window.screen_.view.turn
    for _ in range(12):
        if window.screen_.view.turn > turn:
            break
        go_on(window)
    if window.screen_.board is board:
        assert board.accessibleDescription() == window.screen_.presenter.describe_cell(own.cell)


def test_the_salvo_card_tells_the_column_in_hand_and_a_key_without_use_tells_it_again(window, hand, heard):
    to_launch(window)
    window.screen_.focus_instruments()
    view = window.screen_.fight.cards.view
    assert keys() is view
    assert view.accessibleName().startswith("Salvo card, ")
    heard.clear()
    hand.key(Qt.Key.Key_Left, times=3)
    assert view.accessibleDescription().startswith("Early: ")
    assert told(heard)[-1] == view.accessibleDescription()
    heard.clear()
    hand.key(Qt.Key.Key_Plus)
    assert told(heard) == [view.accessibleDescription()]


def test_the_defence_card_is_one_part_that_tells_the_question_the_odds_and_the_keys(window, heard):
    to_defence(window)
    screen = window.screen_
    window.focus_instruments()
    panel = screen.fight.defence
    assert keys() is panel
    words = panel.accessibleDescription()
    assert words.startswith("Missile Defense Card: ")
    assert screen.view.prompt in words
    assert "leakers without" in words
    assert "D spends a decoy, X spends none." in words
    assert screen.view.prompt in window.reason_no_primary(), "the big button says what is asked"
    for offer in screen.view.offers:
        if isinstance(offer.command, SpendDecoy) and offer.command.mount is None:
            heard.clear()
            screen.combat.give(offer.command)
            break
    settle(60)
    assert any("ECM kills " in each for each in told(heard))


def test_a_party_that_can_not_be_sent_is_answered(window, hand, heard):
    screen = at_repairs(window)
    window.focus_instruments()
    row = next((each for each in screen.damage.repairs.rows if not each.able), None)
    row = row or screen.damage.repairs.rows[0]
    row.setFocus()
    for each in row.buttons.values():
        each.setEnabled(False)
    heard.clear()
    row.send(2)
    assert told(heard)


def test_the_cards_of_a_level_tell_which_they_are_and_where_they_lie(window, hand, heard):
    start(window, "first-war-fight", curtain=False, dice="program")
    window.screen_.step_ship(1)
    window.focus_instruments()
    field = window.screen_.drawer.field
    assert keys() is field
    assert "Space takes it in hand" in field.accessibleDescription()
    heard.clear()
    hand.key(Qt.Key.Key_Right)
    assert "2 of 8" in told(heard)[-1]
    heard.clear()
    hand.key(Qt.Key.Key_Space)
    assert any("2 of 8" in words for words in told(heard))


def test_the_table_in_words_of_holy_war_calls_places_as_the_map_does(window):
    start(window, "first-war-fight", curtain=False)
    where = next(part.lines for part in window.screen_.twin() if part.title == "What lies where")
    assert any(line.startswith("C08/4: ") for line in where)
    assert not any(line.startswith("Hex ") for line in where)


@pytest.mark.parametrize(
    "scenario", ["destroyer-duel", "first-turn", "first-battle", "the-war", "first-war-turn"]
)
def test_enter_presses_every_button_of_a_game(window, scenario):
    start(window, scenario, curtain=False)
    for _ in range(3):
        deaf = [each for each in window.screen_.findChildren(QPushButton) if not each.autoDefault()]
        assert [each.objectName() or each.text() for each in deaf] == []
        go_on(window)


# ---- sheets


def test_dice_that_were_not_typed_are_asked_for_aloud(window, hand, heard):
    start(window, "fleet-action", curtain=False)
    command = Command(player=HIERARCHY)
    thrown = Throw(
        command=command, overrule=None, purpose="BAT.hit Cruiser 1", sides=(6,), stands="", thrown=()
    )
    window.open_sheet(ThrowSheet(thrown, HIERARCHY, lambda _faces: None, lambda: None))
    for _ in range(2):
        heard.clear()
        hand.key(Qt.Key.Key_Return)
        assert len(told(heard)) == 1, "and again, when it is asked for again"


def test_a_position_that_can_not_be_set_says_why_and_its_map_takes_no_keys(window, hand, heard):
    start(window, "line-of-battle", enforcement="free", curtain=False)
    hand.key(Qt.Key.Key_F10)
    settle()
    sheet = window.sheets.top
    assert sheet.map.focusPolicy() == Qt.FocusPolicy.NoFocus
    heard.clear()
    hand.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert told(heard) == ["Everything is as it was."]
    field = sheet.lines[0].field
    field.setText("nowhere at all")
    sheet.read()
    heard.clear()
    hand.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert told(heard) == [field.accessibleDescription()]
    assert told(heard)[0] not in ("", "As it is.")
