"""The hit report in a window: it opens by itself, walks cell by cell, and never stands in the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from engine.core.event import Note
from gui.games.sits.combat.walk_player import WalkPlayer
from gui.panels.links import DEED
from tests.helpers.damage_window import begin, drive, hits
from tests.helpers.hand import Hand
from tests.helpers.open_window import settle
from tests.helpers.sits_battles import a_melee


@pytest.fixture
def fight(window):
    """A fight at the first step that shows three hits or more, some deflected and some natural zeros."""
    begin(window, a_melee(), seed=11)
    drive(window, told_at_length)
    return window


def told_at_length(screen):
    """Whether the report has all that the tests look at."""
    if hits(screen) < 3:
        return False
    batch = screen.damage.panel.batch()
    placed = sum(roll.depth >= 1 for roll in batch.rolls)
    return placed > 1 and batch.deflected > 0 and batch.zeros > 0


def report_of(window):
    return window.screen_.damage.panel


@pytest.mark.rule("sits/C5.22")
def test_the_batch_of_dice_shows_depths_deflections_and_natural_zeros(fight):
    panel = report_of(fight)
    batch = panel.batch()
    chips = panel.dice.chips
    assert len(chips) + panel.dice.hidden == len(batch.rolls)
    assert [roll.depth for _, hit, roll in chips if hit >= 0] == sorted(
        (roll.depth for roll in batch.rolls if roll.depth >= 1), reverse=True
    )
    assert sum(roll.deflected for roll in batch.rolls) == batch.deflected
    assert sum(roll.natural_zero for roll in batch.rolls) == batch.zeros
    assert "deflected" in panel.dice.accessibleName()


@pytest.mark.rule("sits/C5.21")
def test_the_depth_modifier_is_told_part_by_part(fight):
    words = report_of(fight).modifier.text()
    for part in ("Depth modifier", "damage of the weapon", "scale of the target", "C5.21"):
        assert part in words


@pytest.mark.rule("sits/C5.23")
def test_reduced_motion_shows_the_finished_walk_at_once(fight):
    panel = report_of(fight)
    assert panel.player.position == panel.player.length > 1
    assert not panel.player.running
    assert panel.view.picture.position == panel.player.length


@pytest.mark.rule("sits/C5.23")
@pytest.mark.rule("sits/C5.33")
def test_every_cell_of_the_walk_lies_where_the_rules_said(fight):
    panel = report_of(fight)
    walk = panel.report.walks[0]
    told = [each for each in panel._laid if each.told is not None]
    assert [(each.step.row, each.step.column + 2) for each in told] == [(s.row, s.column) for s in walk.steps]
    assert all(step.text in each.words for each, step in zip(told, walk.steps, strict=True))


def test_keys_step_through_cells_and_hits(fight):
    panel, hand = report_of(fight), Hand(fight)
    hand.click(panel.view, QPointF(3, 3))
    hand.key(Qt.Key.Key_Home)
    assert (panel.player.walk, panel.player.position) == (0, 0)
    hand.key(Qt.Key.Key_Right, times=2)
    assert panel.player.position == 2
    hand.key(Qt.Key.Key_Left)
    assert panel.player.position == 1
    hand.key(Qt.Key.Key_Down)
    assert (panel.player.walk, panel.player.position) == (1, panel.player.length)
    hand.key(Qt.Key.Key_Up)
    assert panel.player.walk == 0
    hand.key(Qt.Key.Key_End)
    assert panel.player.at_end


def test_a_walk_plays_by_itself_and_can_be_paused(window, qtbot):
    window.settings.override("motion", "full")
    begin(window, a_melee(), seed=11)
    drive(window, lambda screen: hits(screen) > 2)
    player = report_of(window).player
    assert player.running
    player.faster(2)
    qtbot.waitUntil(lambda: player.position > 1, timeout=5000)
    Hand(window).click(report_of(window).play)
    assert not player.running


def test_the_speed_changes_what_a_step_takes():
    player = WalkPlayer()
    player.show([3, 3], calm=False, play=False)
    assert player.speed == 1.0
    player.faster()
    assert player.speed == 2.0
    player.faster(-2)
    assert player.speed == 0.5


def test_stepping_goes_over_the_end_of_a_hit_into_the_next():
    player = WalkPlayer()
    player.show([2, 3], calm=True, play=True)
    player.step(1)
    assert (player.walk, player.position) == (1, 1)
    player.step(-1)
    assert (player.walk, player.position) == (0, 2)


def test_a_click_on_a_cell_opens_the_rule_of_its_code(fight):
    panel, hand = report_of(fight), Hand(fight)
    opened = []
    fight.screen_.rule_opened.connect(opened.append)
    picture = panel.view.picture
    place = next((r, c) for r in range(11) for c in range(19) if picture._cell(r, c) is not None)
    hand.click(panel.view, picture.cell_box(*place).center())
    assert opened == [picture.rule(*place)]


def test_a_click_on_a_die_shows_its_hit(fight):
    panel, hand = report_of(fight), Hand(fight)
    box = next(box for box, hit, _ in panel.dice.chips if hit == 1)
    hand.click(panel.dice, box.center())
    assert panel.player.walk == 1


def test_the_report_takes_no_keys_when_it_opens_and_gives_them_back(fight):
    panel, hand = report_of(fight), Hand(fight)
    assert not panel.isAncestorOf(fight.focusWidget())
    hand.click(panel.view, QPointF(3, 3))
    hand.key(Qt.Key.Key_Escape)
    assert fight.focusWidget() is fight.screen_.board


def test_closed_it_opens_again_by_its_key_at_the_last_damage(fight):
    panel, hand = report_of(fight), Hand(fight)
    shown = panel.report
    hand.click(panel.cross)
    assert panel.isHidden()
    assert fight.screen_.log.isVisible()
    hand.key(Qt.Key.Key_F7)
    assert panel.isVisible()
    assert panel.report.moment == shown.moment


def test_a_line_of_the_log_opens_its_own_hit(fight):
    screen = fight.screen_
    screen.damage.keeper.close_report()
    settle()
    lines = [line for line in screen.log.lines() if line.told == "sits.hit"]
    assert f'href="{DEED}:' in screen.log._text.toHtml()
    screen.log.line_clicked.emit(lines[-1])
    assert report_of(fight).isVisible()
    walk = report_of(fight).report.walks[report_of(fight).player.walk]
    assert walk.event.text == lines[-1].text


def test_an_earlier_moment_shows_its_own_report(fight):
    panel, screen = report_of(fight), fight.screen_
    first = panel.report.moment
    panel.pin.setChecked(True)
    drive(fight, lambda s: s.damage.panel.report is not None and s.damage.panel.report.moment > first)
    screen.history.look(first)
    assert panel.report.moment == first


def test_switched_off_it_stays_closed_until_it_is_asked_for(window):
    window.settings.override("hit_report", value=False)
    begin(window, a_melee(), seed=11)
    drive(window, lambda screen: bool(screen.damage.keeper.last() and screen.damage.keeper.last().hurt))
    assert report_of(window).isHidden()
    window.run_extra("report")
    assert report_of(window).isVisible()


def test_an_undo_takes_the_report_of_what_never_happened_away(fight):
    moment = report_of(fight).report.moment
    while len(fight.screen_.session.log()) >= moment:
        fight.documents.current.game.bus.undo(fight.screen_.session.seat)
    settle()
    assert report_of(fight).isHidden()


def test_every_step_can_be_read(fight):
    panel = report_of(fight)
    told = panel.accessibleDescription()
    for walk in panel.report.walks:
        assert all(step.text in told for step in walk.steps)
    assert any(panel.report.walks[0].title in line for line in fight.screen_.words())


def test_the_large_report_stands_over_the_window_with_every_step(fight):
    Hand(fight).click(report_of(fight).larger)
    sheet = fight.sheets.top
    settle(60)
    assert sheet.report.steps.isVisible()
    assert sheet.report.steps.count() >= len(sheet.report._laid)
    sheet.report.steps.setCurrentRow(1)
    assert sheet.report.player.position == 2


def test_a_remark_about_the_next_salvo_does_not_belong_to_the_last_damage(fight):
    for batch in report_of(fight).report.batches:
        assert all((e.rule or "").startswith("sits/C5") for e in batch.after if isinstance(e, Note))


def test_the_board_shows_the_boxes_lost_until_the_game_goes_on(fight):
    screen = fight.screen_
    struck = screen.damage.marks.shown
    lost = {ship.ship: ship.lost for ship in screen.damage.score.score().ships}
    assert struck
    assert all(0 < each.boxes <= lost[each.piece] for each in struck)
    assert not screen.damage.marks.running
    phase = screen.view.phase
    drive(fight, lambda s: s.view.phase != phase and s.damage.marks.shown != struck)


def test_a_lost_ship_leaves_a_wreck_on_the_board_and_no_card_in_the_tray(window):
    begin(window, a_melee(), seed=11)
    drive(window, lambda s: any(each.fate for each in s.damage.marks.shown), most=2000)
    screen = window.screen_
    wreck = next(each for each in screen.damage.marks.shown if each.fate)
    assert wreck.words == wreck.fate.upper()
    assert wreck.piece not in screen.tray.pieces()
    assert screen.tray.isHidden()
