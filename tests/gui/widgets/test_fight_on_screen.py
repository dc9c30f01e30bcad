"""The fight in the whole window: panels by step, clicks on the map, tracks, hand-over, results, settings."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt

from gui.games.sits.combat.combat_reading import Stage
from tests.helpers.open_window import settle, start


def over(screen, piece) -> QPointF:
    """Where a ship's counter is on the map's viewport."""
    return QPointF(screen.board.viewportTransform().map(QPointF(*screen.board.board.place_of(piece))))


def go_on(window) -> None:
    """The big button, without the pause in which it takes no click."""
    window.screen_.press_primary()
    settle(30)
    if window.sheets.busy:
        window.sheets.top.enter()
    settle(90)


def to_launch(window, scenario: str = "destroyer-duel", **options) -> None:
    start(window, scenario, curtain=False, **options)
    for _ in range(8):
        if window.screen_.combat.stage is Stage.LAUNCH:
            settle(300)
            return
        go_on(window)
    raise AssertionError("no launch step")


@pytest.mark.rule("sits/A3.13")
def test_each_step_has_its_own_panel(window, hand):
    start(window, "destroyer-duel", curtain=False)
    assert window.screen_.right.currentWidget() is window.screen_.plot
    for _ in range(8):
        if window.screen_.combat.stage is Stage.LAUNCH:
            break
        go_on(window)
    screen = window.screen_
    assert screen.right.currentWidget() is screen.fight
    assert screen.fight.pages.currentWidget() is screen.fight.cards


def test_a_click_on_an_enemy_makes_it_the_target_and_the_own_ship_stays(window, hand):
    to_launch(window)
    screen = window.screen_
    own, foe = screen.combat.ship, screen.combat.target
    screen.desk.choose_target(None)
    hand.click(screen.board.viewport(), over(screen, foe))
    assert (screen.combat.ship, screen.combat.target) == (own, foe)
    assert screen.presenter.targeted == foe
    assert screen.presenter.selected == own


def test_the_avid_is_one_click_away_and_the_card_another(window, hand):
    to_launch(window)
    screen = window.screen_
    hand.click(hand.named("side-avid"))
    assert screen.right.currentWidget() is screen.plot
    hand.click(hand.named("side-card"))
    assert screen.right.currentWidget() is screen.fight


def test_written_salvoes_are_drawn_on_the_map_with_step_and_number(window, hand):
    to_launch(window)
    screen = window.screen_
    hand.click(hand.named("card-fill"))
    written = [track for track in screen.tracks.tracks if track.written]
    assert [t.badge for t in written] == [f"{s.step[0].upper()} {s.missiles}" for s in screen.combat.salvoes]
    assert {(t.ship, t.target) for t in written} == {(screen.combat.ship, screen.combat.target)}


@pytest.mark.parametrize("factor", [1.0, 0.7, 1.6])
def test_no_badge_of_a_salvo_covers_another_one_at_any_zoom(window, hand, factor):
    to_launch(window)
    screen = window.screen_
    hand.click(hand.named("card-fill"))
    # More salvoes than there are: all of them from the same ship to the same other one.
    (track, *_) = screen.tracks.tracks
    screen.tracks.show([replace(track, badge=f"{step} {n}") for step in "EML" for n in (4, 12)])
    screen.board.zoom_by(factor)
    settle(30)
    tracks, zoom = screen.tracks, screen.board.zoom
    boxes = [badge.boundingRect().translated(badge.pos() * zoom) for badge, _, _ in tracks._badges]
    assert len(boxes) == 6
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.rule("sits/A3.136")
def test_who_is_done_launching_hands_the_chair_on_behind_the_curtain(window, hand):
    start(window, "destroyer-duel", curtain=True)
    for _ in range(12):
        if window.screen_ is None:
            hand.key(Qt.Key.Key_Return)
            settle(80)
        elif window.screen_.combat.stage is Stage.LAUNCH:
            break
        else:
            go_on(window)
    screen = window.screen_
    first = screen.viewer
    hand.click(hand.named("card-fill"))
    salvo = screen.combat.salvoes[0]
    hand.click(hand.named("combat-done"))
    settle(120)
    assert window.pages.currentWidget() is window.curtain
    assert window.screen_ is None
    hand.key(Qt.Key.Key_Return)
    settle(120)
    assert window.screen_.viewer != first
    assert window.screen_.combat.stage is Stage.LAUNCH
    assert salvo not in window.screen_.combat.salvoes


@pytest.mark.rule("sits/C4.124.use")
def test_a_question_of_the_defence_seats_its_owner(window, hand):
    to_launch(window)
    hand.click(hand.named("card-fill"))
    target = window.screen_.combat.target
    go_on(window)
    go_on(window)
    screen = window.screen_
    assert screen.combat.deciding
    owner = next(c.owner for c in screen.view.counters if c.id == target)
    assert screen.viewer == owner
    assert screen.right.currentWidget() is screen.fight
    assert not [w for w in screen.phases.findChildren(type(screen.phases.primary)) if "decoy" in w.text()]


def test_the_question_stands_on_the_card_alone_and_the_bar_leads_there(window, hand):
    to_launch(window)
    hand.click(hand.named("card-fill"))
    go_on(window)
    go_on(window)
    screen = window.screen_
    assert screen.phases.prompt.accessibleName() == (
        "Missiles come in: spend a decoy or keep it. Answer on the card, at the right (Ctrl+I)."
    )
    assert screen.fight.defence.decision.prompt.text() == screen.view.prompt


def test_done_launching_by_the_button_under_the_card_leaves_the_keys_there(window, hand):
    to_launch(window)
    for _ in range(2):
        hand.click(hand.named("card-fill"))
        hand.click(hand.named("combat-done"))
        settle(90)
    assert window.screen_.combat.deciding
    assert window.screen_.fight.isAncestorOf(window.focusWidget())


def test_the_button_of_a_column_writes_the_salvo_that_stands_there_in_grey(window, hand):
    to_launch(window)
    combat = window.screen_.combat
    assert not combat.salvoes
    hand.click(hand.named("card-write"))
    assert [salvo.step for salvo in combat.salvoes] == [combat.column]
    assert window.screen_.phases.primary.text() == "Done launching"


def test_the_big_button_leads_through_the_results_before_it_goes_on(window, hand):
    to_launch(window)
    hand.click(hand.named("card-fill"))
    go_on(window)
    hand.click(hand.named("card-fill"))
    go_on(window)
    while window.screen_.combat.deciding:
        hand.click(window.screen_.fight.defence.decision.answers[-1])
        settle(90)
    screen = window.screen_
    assert screen.combat.stage is Stage.DEFENCE
    assert "look at what became of it" in screen.phases.prompt.accessibleName()
    turn, phase, shown = screen.view.turn, screen.view.phase, screen.combat.shown
    assert not screen.can_fly()
    screen.press_primary()
    assert (window.screen_.view.turn, window.screen_.view.phase) == (turn, phase)
    assert window.screen_.combat.shown != shown


def test_the_keys_stay_in_the_window_of_the_fight_when_an_answer_goes(window, hand):
    to_launch(window)
    hand.click(hand.named("card-fill"))
    go_on(window)
    hand.click(hand.named("card-fill"))
    go_on(window)
    while window.screen_.combat.deciding:
        screen = window.screen_
        hand.click(screen.fight.defence.decision.answers[-1])
        settle(90)
    focused = window.focusWidget()
    assert focused is None or focused.objectName() != "bar-home"


def test_beams_that_fire_are_drawn_and_with_reduced_motion_stay_until_the_next_step(window, hand):
    start(window, "raking-lesson", curtain=False, dice="program")
    for _ in range(12):
        if window.screen_.combat.stage is Stage.BEAMS:
            break
        go_on(window)
    settle(300)
    hand.click(hand.named("beams-all"))
    aimed = [line for line in window.screen_.combat.beams.lines if line.aimed]
    assert aimed
    go_on(window)
    go_on(window)
    (shot,) = window.screen_.tracks.shots
    assert shot.target == aimed[0].target
    settle(1600)
    assert window.screen_.tracks.shots == (shot,)


def test_instruments_get_the_keys_of_the_card(window, hand):
    to_launch(window)
    screen = window.screen_
    screen.focus_instruments()
    hand.key(Qt.Key.Key_F)
    assert screen.combat.salvoes
