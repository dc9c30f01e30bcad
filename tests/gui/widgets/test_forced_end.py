"""What a table ends by force: from menu and palette, in every game, by the common door; refused in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QTreeWidget

from engine.core.bus import Overrule
from engine.core.force import FORCE, ForceEnd
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from gui.dialogs.ledger import OverruleSheet
from gui.dialogs.palette import PaletteSheet
from tests.helpers.hand import visible_text
from tests.helpers.open_window import settle, start

STEP, PHASE = "End this step by force…", "End the whole phase by force…"
GAMES = ["pass-in-review", "fleet-action", "the-war"]


def loosen(window, level=Enforcement.ADVISER):
    session = window.screen_.session
    session.give(SetEnforcement(player=session.seat, level=level, agreed="both"))
    settle(60)


def entry(window, title) -> QAction:
    return next(action for action in window.findChildren(QAction) if action.text() == title)


def by_palette(window, hand, title):
    hand.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    sheet = window.sheets.top
    assert isinstance(sheet, PaletteSheet)
    hand.type(title.rstrip("…"))
    return sheet


def moment(window):
    state = window.documents.current.game.bus.state
    return state.turn, state.phase


@pytest.mark.parametrize("scenario", GAMES)
@pytest.mark.parametrize("title", [STEP, PHASE])
def test_a_referee_ends_nothing_by_force_and_says_so(window, hand, scenario, title):
    start(window, scenario, curtain=False)
    action = entry(window, title)
    assert not action.isEnabled()
    sheet = by_palette(window, hand, title)
    assert sheet.findChild(QTreeWidget).topLevelItemCount()
    assert "A referee ends nothing by force" in sheet.findChild(QLabel, "palette-note").text()
    before = moment(window)
    hand.key(Qt.Key.Key_Return)
    assert moment(window) == before


@pytest.mark.parametrize("scenario", GAMES)
@pytest.mark.parametrize("level", [Enforcement.ADVISER, Enforcement.FREE])
def test_a_phase_is_ended_by_force_once_a_reason_is_given_and_stands_in_the_ledger(
    window, hand, scenario, level
):
    start(window, scenario, curtain=False)
    loosen(window, level)
    before = moment(window)
    by_palette(window, hand, PHASE)
    hand.key(Qt.Key.Key_Return)
    sheet = window.sheets.top
    assert isinstance(sheet, OverruleSheet)
    assert "not for an end by force" in visible_text(sheet)
    assert moment(window) == before
    hand.type("nobody could go on")
    hand.click(sheet.agreed)
    hand.type("both of us")
    hand.click(hand.named("overrule-go"))
    assert moment(window) != before
    ruling = window.screen_.session.rulings()[-1]
    assert [each.rule for each in ruling.violations] == [FORCE]
    assert (ruling.reason, ruling.agreed) == ("nobody could go on", "both of us")
    window.show_ledger()
    assert window.sheets.top.lines[-1].done.startswith("By force the table goes on from")


def test_a_step_is_ended_from_the_menu(window, hand):
    start(window, "fleet-action", curtain=False)
    loosen(window)
    before = moment(window)
    entry(window, STEP).trigger()
    settle(60)
    hand.click(hand.named("overrule-go"))
    assert moment(window) != before


def test_not_now_ends_nothing(window, hand):
    start(window, "fleet-action", curtain=False)
    loosen(window)
    before = moment(window)
    entry(window, PHASE).trigger()
    settle(60)
    hand.key(Qt.Key.Key_Escape)
    assert moment(window) == before
    assert window.screen_.session.rulings() == ()


@pytest.mark.parametrize("scenario", GAMES)
def test_what_was_agreed_to_ends_no_other_phase_that_has_come_meanwhile(window, hand, scenario):
    start(window, scenario, curtain=False)
    loosen(window)
    entry(window, PHASE).trigger()
    settle(60)
    first = window.sheets.top
    session = window.screen_.session
    # Another does something while the reason is being typed, as the computer may.
    session.engine.give(ForceEnd(player=session.seat, what="phase"), Overrule())
    before = moment(window)
    hand.click(hand.named("overrule-go"))
    assert moment(window) == before
    again = window.sheets.top
    if session is window.screen_.session:
        assert isinstance(again, OverruleSheet)
        assert again is not first
        hand.click(hand.named("overrule-go"))
        assert moment(window) != before


def test_nothing_is_ended_in_an_earlier_moment_or_before_a_game_is_open(window):
    assert not entry(window, PHASE).isEnabled()
    start(window, "fleet-action", curtain=False)
    loosen(window)
    assert entry(window, PHASE).isEnabled()
    window.screen_.session.look(0)
    settle(60)
    assert window.reason_no_force() == "You look at an earlier moment; go back to now first."
    assert not entry(window, PHASE).isEnabled()


def test_a_game_that_is_over_is_ended_by_nobody(window):
    start(window, "fleet-action", curtain=False)
    loosen(window)
    from engine.core.dice_opening import OpenDice

    session = window.screen_.session
    session.give(OpenDice(player=session.seat, agreed="both"))
    settle(60)
    assert window.reason_no_force() == "The game was given up to open its dice."


def test_what_a_side_has_written_and_not_committed_is_taken_back_and_the_other_side_reads_nothing_of_it(
    window, hand
):
    start(window, "pass-in-review", curtain=False)
    loosen(window)
    desk = window.screen_.desk
    desk.set_roll(1)
    assert desk.give() == ()
    settle(60)
    entry(window, PHASE).trigger()
    settle(60)
    hand.click(hand.named("overrule-go"))
    settle(60)
    state = window.documents.current.game.bus.state
    assert all(not plot.roll for plot in state.plots.values())
    other = window.documents.current.session("Red")
    assert not any("windows" in event.text for each in other.log() for event in each.events)


def test_they_have_no_key_until_somebody_gives_them_one(window):
    actions = {action.title: action for action in window.actions_}
    assert actions[STEP].shortcut == actions[PHASE].shortcut == ()
