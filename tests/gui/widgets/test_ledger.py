"""The ruling ledger: a reason asked for, who did what against which rule, what the other side may read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from engine.core.bus import Overrule
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.rulesets.sits.commands import Plot
from engine.rulesets.star_control.commands import MoveFleet
from gui.dialogs.ledger import LedgerSheet, OverruleSheet
from tests.helpers.hand import visible_text
from tests.helpers.open_window import settle, start

GUI = Path(__file__).parents[3] / "gui"


@pytest.fixture
def against(window):
    """A table of advisers and an illegal draft on the desk."""
    start(window, "pass-in-review")
    screen = window.screen_
    screen.session.give(SetEnforcement(player="Green", level=Enforcement.ADVISER, agreed="both"))
    screen.desk.set_pivot("D y")
    settle(60)
    assert screen.desk.can_overrule
    return screen


def ask(window, hand):
    hand.click(window.screen_.plot.footer.overrule)
    assert isinstance(window.sheets.top, OverruleSheet)


def test_do_it_anyway_asks_for_a_reason_and_names_the_broken_rule(window, hand, against):
    ask(window, hand)
    assert "[B2." in visible_text(window.sheets.top)
    assert against.session.rulings() == ()
    hand.type("we misread the card")
    hand.key(Qt.Key.Key_Return)
    (ruling,) = against.session.rulings()
    assert ruling.reason == "we misread the card"


def test_an_empty_reason_is_taken_and_stays_marked(window, hand, against):
    ask(window, hand)
    hand.click(hand.named("overrule-go"))
    (ruling,) = against.session.rulings()
    assert ruling.reason == ""
    window.show_ledger()
    assert "no reason given" in visible_text(window.sheets.top)


def test_not_now_does_nothing(window, hand, against):
    ask(window, hand)
    hand.key(Qt.Key.Key_Escape)
    assert against.session.rulings() == ()
    assert not window.sheets.busy


def overruled(screen, reason=""):
    session = screen.session
    session.give(SetEnforcement(player="Green", level=Enforcement.ADVISER, agreed="both"))
    plot = Plot(player="Green", ship=screen.desk.selected, roll=60)
    assert session.give(plot, Overrule(reason=reason, agreed="both")) == ()


def test_the_ledger_says_who_did_what_when_against_which_rule_and_why(window):
    start(window, "pass-in-review")
    overruled(window.screen_, "the card was misread")
    window.show_ledger()
    sheet = window.sheets.top
    (line,) = sheet.lines
    assert (line.who, line.turn, line.reason, line.agreed) == ("Green", 1, "the card was misread", "both")
    assert line.done
    assert line.broken
    assert all(sentence in sheet.text.toPlainText() for _, sentence in line.broken)


def test_a_rule_in_the_ledger_is_a_link_to_its_text(window, hand):
    start(window, "pass-in-review")
    overruled(window.screen_)
    window.show_ledger()
    settle(60)
    text = window.sheets.top.text
    spot = next(
        QPointF(x, y)
        for y in range(0, text.viewport().height(), 3)
        for x in range(0, 120, 3)
        if QRectF(text.viewport().rect()).contains(x, y)
        and text.anchorAt(QPointF(x, y).toPoint()).startswith("rule:")
    )
    hand.click(text.viewport(), spot)
    assert not isinstance(window.sheets.top, LedgerSheet)
    assert window.sheets.top.title.text() == "Rule"


def test_a_secret_order_against_the_rules_is_not_in_the_other_sides_ledger(window):
    start(window, "pass-in-review", curtain=False)
    overruled(window.screen_, "a secret reason")
    window.pass_chair()
    settle(60)
    assert window.screen_.viewer == "Red"
    window.show_ledger()
    assert window.sheets.top.lines == ()
    assert "secret reason" not in visible_text(window)


def test_the_ledger_is_exported_with_the_summary_of_rulings(window, hand, tmp_path):
    start(window, "pass-in-review")
    overruled(window.screen_, "the card was misread")
    window.show_ledger()
    hand.click(hand.named("ledger-export"))
    hand.click(hand.named("export-go"))
    (file,) = window.documents.folders.exports.glob("*ruling ledger.txt")
    text = file.read_text("utf-8")
    assert "Reason: the card was misread. Agreed: both." in text
    assert "AMB." in text


def test_the_ledger_leads_to_the_printed_summary(window, hand):
    start(window, "pass-in-review")
    window.show_ledger()
    assert "Nothing was done against the rules" in visible_text(window.sheets.top)
    hand.click(hand.named("ledger-print"))
    assert window.sheets.top.title.text() == "Print and export"


def test_what_was_done_in_the_open_against_the_rules_stands_in_every_ledger(window):
    start(window, "fleet-action", curtain=False)
    session = window.screen_.session
    session.give(SetEnforcement(player=session.seat, level=Enforcement.ADVISER, agreed="both"))
    fleet = next(c.id for c in session.view().counters if c.kind == "fleet" and c.owner == session.seat)
    move = MoveFleet(player=session.seat, fleet=fleet, path=("1,2", "2,1", "3,1"))
    assert session.give(move, Overrule(reason="the map was turned")) == ()
    window.show_ledger()
    own = window.sheets.top.lines
    window.sheets.close_all()
    window.pass_chair()
    settle(60)
    window.show_ledger()
    assert window.screen_.viewer != "Hierarchy"
    assert window.sheets.top.lines == own
    assert own[0].reason == "the map was turned"
    assert "star-control/MOV.one" in dict(own[0].broken)


# --- one question, whatever the way


def sixty_windows(screen):
    return Plot(player=screen.session.seat, ship=screen.desk.selected, roll=60)


def two_hexes_too_far(screen):
    view = screen.session.view()
    fleet = next(c.id for c in view.counters if c.kind == "fleet" and c.owner == screen.session.seat)
    return MoveFleet(player=screen.session.seat, fleet=fleet, path=("1,2", "2,1", "3,1"))


@pytest.mark.parametrize(
    ("scenario", "command"), [("pass-in-review", sixty_windows), ("fleet-action", two_hexes_too_far)]
)
@pytest.mark.parametrize("way", ["give", "confirm"])
def test_whatever_way_a_command_is_overruled_the_reason_is_asked_for_and_stands_in_the_ledger(
    window, hand, scenario, command, way
):
    start(window, scenario, curtain=False)
    screen = window.screen_
    session = screen.session
    session.give(SetEnforcement(player=session.seat, level=Enforcement.ADVISER, agreed="both"))
    assert getattr(session, way)(command(screen)) == ()
    assert session.rulings() == ()
    assert isinstance(window.sheets.top, OverruleSheet)
    settle(40)
    hand.type("the table saw it so")
    hand.key(Qt.Key.Key_Tab)
    hand.type("both of us")
    hand.key(Qt.Key.Key_Return)
    (ruling,) = session.rulings()
    assert (ruling.reason, ruling.agreed) == ("the table saw it so", "both of us")


def test_what_is_not_overruled_after_all_is_not_done(window, hand):
    start(window, "fleet-action", curtain=False)
    session = window.screen_.session
    session.give(SetEnforcement(player=session.seat, level=Enforcement.FREE, agreed="both"))
    before = window.documents.current.game.bus.seq
    window.screen_.give(two_hexes_too_far(window.screen_))
    hand.key(Qt.Key.Key_Escape)
    assert window.documents.current.game.bus.seq == before
    assert not window.sheets.busy


def test_with_a_referee_nobody_asks_and_the_rule_is_named(window):
    start(window, "fleet-action", curtain=False)
    session = window.screen_.session
    assert session.give(two_hexes_too_far(window.screen_))
    assert not window.sheets.busy


def test_every_desk_gives_its_commands_by_the_one_door():
    """Nobody in the window gives commands to the engine's session past the question for a reason."""
    past = {
        str(path.relative_to(GUI)): line.strip()
        for path in GUI.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"engine\.give\(|bus\.execute\(|document\.session\([a-z]+\)\.give\(", line)
    }
    # The hot seat only opens sealed orders again, which breaks no rule.
    assert set(past) <= {"hot_seat.py"}
