"""Damage control, score, surrender, orders and battles of one's own, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QCheckBox

from engine.rulesets.sits.commands import Commit, Plot, Proceed
from engine.rulesets.sits.phases import REPAIRS
from gui.games.sits.combat.score_table import margin_words
from gui.games.sits.paper.offers import prints
from gui.paper.pages import PAPERS
from gui.program import find_scenario
from tests.helpers.damage_window import begin
from tests.helpers.hand import Hand
from tests.helpers.open_window import settle, start
from tests.helpers.sits import GREEN, RED, a_scenario, a_ship

KNIGHT = "star-knight-ca"


def at_repairs(window, **marked):
    """A damaged cruiser of Green's in the step of damage control."""
    ship = a_ship("Knight", ship_class=KNIGHT, marked=marked or {"ecm": 2, "pivot": 1, "si": 1}, hex="0,33")
    begin(window, a_scenario(ship, stops="needed"))
    bus = window.documents.current.game.bus
    for side in (GREEN, RED):
        bus.execute(Commit(player=side))
    while bus.state.phase != REPAIRS:
        bus.execute(Proceed(player=bus.state.active[0]))
    settle(80)
    if window.screen_.viewer != GREEN:
        window.pass_chair()
        settle(80)
    return window.screen_


def row_of(screen, track):
    return next(each for each in screen.damage.repairs.rows if each.line.track == track)


@pytest.mark.rule("sits/A3.33")
def test_in_damage_control_the_panel_of_repairs_stands_beside_the_board(window):
    screen = at_repairs(window)
    assert screen.right.currentWidget() is screen.damage.repairs
    assert screen.damage.repairs.sheet.parties_left == screen.damage.repairs.sheet.parties == 5


@pytest.mark.rule("sits/C6.122")
def test_a_row_tells_what_a_repair_gives_and_the_chance_of_one_and_two_parties(window):
    screen = at_repairs(window)
    row = row_of(screen, "ecm")
    assert (row.line.now, row.line.then) != ("", "")
    assert row.buttons[1].text().endswith(f"{100 * row.line.chance_one:.0f} %")
    assert row.buttons[2].text().endswith(f"{100 * row.line.chance_two:.0f} %")


@pytest.mark.rule("sits/C6.12")
def test_a_click_sends_a_party_and_the_dice_are_shown(window):
    screen = at_repairs(window)
    Hand(window).click(row_of(screen, "ecm").buttons[1])
    panel = screen.damage.repairs
    assert panel.sheet.parties_left == 4
    assert panel.result.isVisible()
    told, dice = panel.result.lines()
    assert "rolled" in told.text
    assert dice.dice
    assert any(row.hasFocus() for row in panel.rows)


@pytest.mark.rule("sits/A3.33")
def test_after_the_last_attempt_the_panel_stays_and_says_what_came_of_it(window):
    screen = at_repairs(window, ecm=1)
    assert not screen.can_fly()
    Hand(window).click(row_of(screen, "ecm").buttons[1])
    assert not [offer for offer in screen.view.offers if offer.kind == "sits.repair"]
    panel = screen.damage.repairs
    assert screen.right.currentWidget() is panel
    assert "rolled" in panel.result.lines()[0].text


@pytest.mark.rule("sits/C6.122")
def test_keys_walk_the_rows_and_send_two_parties(window):
    screen, hand = at_repairs(window), Hand(window)
    panel = screen.damage.repairs
    panel.take_keys()
    first = panel.rows[0].line.track
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Up)
    assert panel.rows[0].hasFocus()
    hand.key(Qt.Key.Key_2)
    assert panel.sheet.parties_left == 3
    assert screen.session.log()[-1].events[0].track == first


@pytest.mark.rule("sits/C6.15")
def test_what_can_not_be_mended_stands_last_with_its_reason(window):
    screen = at_repairs(window)
    last = screen.damage.repairs.rows[-1]
    assert last.line.track == "si"
    assert not last.buttons
    assert "C6.15" in last.accessibleDescription()


@pytest.mark.rule("sits/C6.13")
def test_a_jury_rig_names_the_turn_that_it_fails_after(window):
    screen = at_repairs(window)
    for _ in range(2):
        Hand(window).click(row_of(screen, "ecm").buttons[2])
    line = row_of(screen, "ecm").line
    if line.rigged:
        assert f"failing after turn {line.fails[0]}" in row_of(screen, "ecm").accessibleName()
    assert screen.damage.repairs.sheet.parties_left == 1
    assert not row_of(screen, "pivot").buttons[2].isEnabled()


@pytest.mark.rule("sits/D2.231")
def test_the_score_shows_ships_ratios_and_the_margin(window):
    at_repairs(window)
    hand = Hand(window)
    hand.key(Qt.Key.Key_F8)
    score = window.screen_.damage.score.score()
    told = window.sheets.top.table.accessibleDescription()
    assert margin_words(score) in told
    for side in score.sides:
        assert f"ratio {side.ratio:.2f}" in told


@pytest.mark.rule("sits/D2.224")
def test_a_ship_surrenders_only_after_a_second_question(window):
    start(window, "destroyer-duel", curtain=False)
    screen, hand = window.screen_, Hand(window)
    before = len(screen.session.log())
    window.run_extra("surrender")
    settle(60)
    hand.press_button("Concede the game…")
    settle(60)
    assert len(screen.session.log()) == before
    hand.press_button("Fight on")
    assert screen.session.view().outcome is None


@pytest.mark.rule("sits/D2.21")
def test_the_end_of_the_game_tells_winner_margin_ratios_fates_and_dice(window):
    start(window, "destroyer-duel", curtain=False)
    window.run_extra("surrender")
    settle(60)
    hand = Hand(window)
    hand.press_button("Concede the game…")
    settle(60)
    hand.press_button("Concede the game")
    settle(200)
    sheet = window.sheets.top
    assert "wins the field; by points a draw" in sheet.title.text()
    assert {"New game", "Replay", "Print the sheets…", "Look at the board"} <= {
        each.text() for each in sheet.findChildren(type(sheet.look))
    }
    hand.press_button("Look at the board")
    assert not window.sheets.busy
    hand.key(Qt.Key.Key_F8)
    assert "wins" in window.sheets.top.title.text()


@pytest.mark.rule("sits/A3.12")
def test_orders_stand_in_the_books_notation_and_can_be_copied(window):
    start(window, "destroyer-duel", curtain=False)
    screen, hand = window.screen_, Hand(window)
    ship = screen.desk.selected
    assert screen.session.give(Plot(player=screen.session.seat, ship=ship, thrust=0)) == ()
    hand.key(Qt.Key.Key_F9)
    sheet = window.sheets.top
    assert "no pivot; no roll; no thrust." in sheet.text.toPlainText()
    hand.press_button("Copy")
    assert QApplication.clipboard().text() == sheet.text.toPlainText()


def test_orders_can_be_printed(window):
    start(window, "destroyer-duel", curtain=False)
    offered = next(each for each in prints(window.screen_, {}) if each.id == "orders")
    (page,) = offered.pages(PAPERS["a4"], {})
    assert "turn 1" in page.title


@pytest.mark.rule("sits/D2.12")
def test_a_battle_of_ones_own_is_made_of_points_and_of_ships(window):
    window.set_up(find_scenario("simple-setup-duel"))
    settle(60)
    hand = Hand(window)
    hand.press_button("Other forces…")
    settle(60)
    sheet = window.sheets.top
    sheet.sides["Green"].points.setValue(400)
    sheet.sides["Red"].how.setCurrentIndex(1)
    sheet.sides["Red"].add()
    sheet.sides["Red"].add()
    sheet.findChild(QCheckBox, "force-officers").setChecked(True)
    hand.settle()
    hand.press_button("Make it")
    settle(60)
    card = window.sheets.top.choice().card
    assert len(card.sides[1].ships) == 2
    assert window.sheets.top.choice().chosen["random_officers"] == "on"
    assert window.start_game(window.sheets.top.choice())


@pytest.mark.rule("sits/D2.221")
def test_points_that_buy_nothing_are_told(window):
    window.set_up(find_scenario("simple-setup-duel"))
    settle(60)
    hand = Hand(window)
    hand.press_button("Other forces…")
    settle(60)
    sheet = window.sheets.top
    sheet.sides["Green"].points.setValue(1)
    hand.press_button("Make it")
    assert "points, not 1" in sheet.problem.text()
    assert sheet.problem.isVisible()


def test_a_lesson_offers_the_throws_of_the_book(window):
    start(window, "raking-lesson", curtain=False)
    bus = window.documents.current.game.bus
    for side in (GREEN, RED):
        bus.execute(Commit(player=side))
    settle(60)
    marked = window.screen_.lesson.findChildren(type(window.screen_.forces), "lesson-now")
    assert window.screen_.bar.now in ("Missile launch", "Middle impact, first beams")
    assert marked == []
    assert window.screen_.session.engine.table_dice == ("Green", "Red")
    assert window.screen_.memory.scenario["throws"][0] == {"rule": "C5.211", "faces": [1, 1]}


def test_a_click_beside_the_buttons_takes_the_row_in_hand(window):
    screen = at_repairs(window)
    row = row_of(screen, "pivot")
    Hand(window).click(row, QPointF(6, 6))
    assert row.hasFocus()
