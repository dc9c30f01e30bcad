"""End to end: two players fight duels of SITS to their end in a real window, by mouse only.

One starts with ships in position; the other goes from the home screen through setup to the victory sheet.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton

from gui.games.sits.combat.combat_reading import Stage
from gui.games.sits.combat.score_sheet import VictorySheet
from gui.games.sits.setup_panel import NAMES
from tests.helpers.hand import LEFT, NONE, Hand, visible_text
from tests.helpers.open_window import open_window, start

pytestmark = pytest.mark.window

MOST_STEPS = 400
SEED = 13
"""Dice with which the duel is over on turn 5."""
SETUP_SEED = 7
"""Dice with which the cruiser that was set up is lost on turn 5."""
BROADSIDE = "C y"
"""Nose across the course on which the two ships that are set up close in."""


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

    # ---- from the home screen to the first turn

    def choose(self, box: QComboBox, value: str) -> None:
        """Opens a chooser and clicks one of its lines."""
        self.hand.click(box)
        lines = box.view()
        # A list just opened takes no release for so long: it may be that of the click that opened it.
        self.hand.settle(QApplication.doubleClickInterval() + 100)
        spot = lines.visualRect(lines.model().index(box.findData(value), 0)).center()
        QTest.mouseClick(lines.viewport(), LEFT, NONE, spot)
        self.hand.settle(50)
        assert box.currentData() == value

    def start_by_mouse(self, scenario: str, seed: int) -> None:
        """Card, options, seed and start, with no curtain between the sides."""
        hand = self.hand
        hand.click(hand.named(f"scenario-{scenario}"))
        hand.click(hand.named("home-start"))
        hand.settle(100)
        hand.click(hand.named("new-game-more"))
        self.choose(hand.named("option-stops"), "needed")
        hand.click(hand.named("new-game-seed"))
        hand.type(str(seed))
        curtain = hand.named("new-game-curtain")
        hand.click(curtain, QPointF(10, curtain.height() / 2))
        assert not curtain.isChecked()
        hand.click(hand.named("new-game-start"))
        hand.settle(300)

    def over(self, cell: str) -> QPointF:
        board = self.screen.board
        return QPointF(board.viewportTransform().map(QPointF(*board.board.geometry.centre(cell))))

    def set_up(self, velocity: dict[str, int], ahead: int) -> None:
        """Drags the side's ship to the far edge of its zone, lays it broadside on and gives it its speed."""
        screen, hand = self.screen, self.hand
        waiting = screen.tray.pieces()
        (piece,) = (each for each in waiting if screen.desk.counter(each).owner == screen.viewer)
        zone = next(o.cells for o in screen.view.offers if o.kind == "sits.deploy" and o.piece == piece)
        seen = screen.board.viewport().rect().adjusted(12, 12, -12, -12)
        cells = [cell for cell in zone if seen.contains(self.over(cell).toPoint())]
        cell = max(cells, key=lambda c: ahead * (self.over(c).x() - self.over(c).y()))
        card = screen.tray.card_box(waiting.index(piece)).center()
        hand.drag((screen.tray, card), (screen.board.viewport(), self.over(cell)))
        assert screen.desk.counter(piece).cell == cell
        setup = screen.setup
        hand.click(setup.avid, setup.avid.spot(BROADSIDE))
        for slot, speed in velocity.items():
            faster = f"Faster {NAMES.get(slot, slot)}"
            more = next(b for b in setup.findChildren(QToolButton) if b.toolTip() == faster)
            for _ in range(speed):
                hand.click(more)
        attitude = screen.desk.attitude_of(piece)
        assert attitude.forward == BROADSIDE
        assert {slot.slot: slot.value for slot in attitude.slots if slot.value} == velocity
        self.count("placed")
        self.wait_for_the_button()
        self.big_button()

    def fight_on(self) -> None:
        """Step after step to the end of the game."""
        for _ in range(MOST_STEPS):
            if self.screen.view.outcome is not None:
                return
            self.step()

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
    duel.fight_on()
    outcome = duel.screen.view.outcome
    assert outcome is not None, duel.done
    assert outcome.reason
    for what in ("targets", "filled", "answers", "results"):
        assert duel.done.get(what, 0) > 0, duel.done
    text = "\n".join(line.text for line in duel.screen.log.lines())
    for words in ("launches", "ECM of", "missile"):
        assert words in text


@pytest.mark.rule("sits/D2.12", "sits/A3.13", "sits/D2.21")
def test_a_duel_goes_from_the_home_screen_through_setup_to_the_victory_sheet_by_mouse(duel):
    hand, window = duel.hand, duel.window
    hand.settle(150)
    assert window.pages.currentWidget() is window.home
    duel.start_by_mouse("simple-setup-duel", SETUP_SEED)
    assert duel.screen.viewer == "Green"
    duel.set_up({"A": 2, "B": 2, "+": 1}, ahead=1)
    assert duel.screen.viewer == "Red"
    duel.set_up({"D": 2, "E": 2, "-": 1}, ahead=-1)
    assert duel.screen.view.phase.endswith("plotting")
    assert not duel.screen.tray.isVisible()

    duel.fight_on()
    outcome = duel.screen.view.outcome
    assert outcome is not None, duel.done
    for what in ("filled", "answers", "results"):
        assert duel.done.get(what, 0) > 0, duel.done

    hand.settle(200)
    sheet = window.sheets.top
    assert isinstance(sheet, VictorySheet)
    words = visible_text(sheet)
    assert outcome.winner == "Red"
    for told in (
        "Red wins: Victory for Red",
        "Green has no ship left to fight: Victory for Red by points",
        "Intrepid",
        "destroyed",
        "Saladin",
        "The dice",
    ):
        assert told in words, words
    assert sheet.findChild(QLabel, "victory-reason").text() == outcome.reason
    hand.click(sheet.look)
    assert not window.sheets.busy
    assert duel.screen.isVisible()
