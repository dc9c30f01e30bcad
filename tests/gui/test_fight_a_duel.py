"""End to end: two players fight a destroyer duel of SITS to its end in a real window, by mouse only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from gui.games.sits.combat.combat_reading import Stage
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window, start

pytestmark = pytest.mark.window

MOST_STEPS = 400
SEED = 13
"""Dice with which the duel is over on turn 5."""


class Duel:
    """The window, the hand, and what a player does in each step."""

    def __init__(self, window) -> None:
        self.window = window
        self.hand = Hand(window)
        self.done: dict[str, int] = {}

    @property
    def screen(self):
        return self.window.screen_

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def big_button(self) -> None:
        """The big button, once it takes clicks again after it changed its meaning."""
        screen = self.screen
        self.hand.click(screen.phases.primary)
        if self.window.sheets.busy:
            self.window.sheets.top.enter()
        self.hand.settle(30)

    def aim_at(self, enemy: str) -> None:
        """The enemy is chosen by a click on the map."""
        board = self.screen.board
        spot = QPointF(board.viewportTransform().map(QPointF(*board.board.place_of(enemy))))
        if board.viewport().rect().adjusted(8, 8, -8, -8).contains(spot.toPoint()):
            self.hand.click(board.viewport(), spot)
            self.count("targets")

    def step(self) -> None:
        """One thing that is to be done now."""
        fight, screen = self.screen.combat, self.screen
        if fight.deciding:
            self.answer()
        elif fight.shown is not None:
            self.hand.click(screen.fight.defence.on)
            self.count("results")
        elif fight.stage is Stage.LAUNCH and fight.acting:
            self.launch()
        elif fight.stage is Stage.BEAMS and fight.acting:
            if screen.fight.beams.all.isEnabled():
                self.hand.click(screen.fight.beams.all)
                self.count("beams")
            self.hand.click(screen.fight.done)
        else:
            self.count("others")
            self.wait_for_the_button()
            self.big_button()

    def answer(self) -> None:
        """A decoy is spent where there is one."""
        decision = self.screen.fight.defence.decision
        self.hand.click(decision.answers[0])
        self.count("answers")

    def launch(self) -> None:
        """A click on the enemy, one that fills the card, one that says done."""
        fight, screen = self.screen.combat, self.screen
        if "targets" not in self.done:
            self.aim_at(fight.enemies()[0])
        cards = screen.fight.cards
        self.hand.click(cards.fill)
        self.count("filled")
        self.hand.click(screen.fight.done)

    def wait_for_the_button(self) -> None:
        changed = self.screen.phases._changed
        for _ in range(50):
            if not changed.isValid() or changed.hasExpired(400):
                return
            self.hand.settle(20)


@pytest.fixture
def duel(qtbot, tmp_path):
    window = open_window(tmp_path, size=(1440, 900), hit_report=False)
    qtbot.addWidget(window)
    assert QTest.qWaitForWindowExposed(window)
    yield Duel(window)
    window.close()


@pytest.mark.rule("sits/A3.13", "sits/A2.51", "sits/A2.415", "sits/C4.124.use", "sits/D2.21")
def test_a_destroyer_duel_is_fought_to_its_end_by_mouse(duel):
    start(duel.window, "destroyer-duel", curtain=False, seed=SEED)
    duel.hand.settle(150)
    for _ in range(MOST_STEPS):
        if duel.screen.view.outcome is not None:
            break
        duel.step()
    outcome = duel.screen.view.outcome
    assert outcome is not None, duel.done
    assert outcome.reason
    for what in ("targets", "filled", "answers", "results"):
        assert duel.done.get(what, 0) > 0, duel.done
    text = "\n".join(line.text for line in duel.screen.log.lines())
    for words in ("launches", "ECM of", "missile"):
        assert words in text
