"""End to end: two players fight a whole battle of Star Control in a real window, by mouse only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine.core.violation import blocking
from engine.mechanics.hexgrid import Hex
from gui.home.cards import GameCard
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window

pytestmark = pytest.mark.window

MOST_TURNS = 80


class Fight:
    """The window, the hand, and the few things that a player does in a battle."""

    def __init__(self, window) -> None:
        self.window = window
        self.hand = Hand(window)
        self.shots = 0
        self.moves = 0
        self.launches = 0
        self.questions = 0

    @property
    def screen(self):
        found = self.window.screen_
        assert found is not None
        return found

    @property
    def view(self):
        return self.screen.session.view()

    @property
    def fighting(self) -> bool:
        return any(each.id == "battle" for each in self.view.maps)

    def over(self, board, cell: str) -> QPointF:
        return QPointF(board.viewportTransform().map(QPointF(*board.board.geometry.centre(cell))))

    def fleet(self, side: str) -> str:
        return next(c.cell for c in self.view.counters if c.kind == "fleet" and c.owner == side)

    def press_big_button(self) -> None:
        self.hand.click(self.screen.phases.primary)
        self.answer()
        self.hand.settle(60)

    def answer(self) -> None:
        """A question whether a ship shall really be passed over is answered with yes."""
        self.hand.settle(10)
        if self.window.sheets.busy:
            yes = [
                b for b in self.window.sheets.top.findChildren(QPushButton) if b.property("role") == "primary"
            ]
            self.hand.click(yes[0])
            self.questions += 1

    def set_up(self) -> None:
        """Drags every ship out of the tray into the end column."""
        screen = self.screen
        self.hand.settle(150)
        while screen.tray.pieces():
            piece = screen.tray.pieces()[0]
            taken = {c.cell for c in self.view.counters if c.map == "battle"}
            goals = [cell for cell in screen.battle_desk.deploy_cells() if cell not in taken]
            goal = min(goals, key=lambda cell: abs(Hex.parse(cell).row - 6))
            card = screen.tray.card_box(0).center()
            self.hand.drag((screen.tray, card), (screen.battle.viewport(), self.over(screen.battle, goal)), 4)
            assert piece not in screen.tray.pieces()
        self.press_big_button()

    def act(self) -> None:
        """One ship after the other: a shot where one is legal, else a step towards the enemy, then a shot."""
        screen = self.screen
        side = screen.viewer
        for piece in [c.id for c in screen.battle_desk.units() if c.owner == side]:
            counter = screen.battle_desk.counter(piece) if self.fighting else None
            if counter is None or "done" in counter.badges or self.window.screen_ is not screen:
                continue
            self.take(piece, counter.cell)
            if piece.startswith("UQ") and not self.launches:
                self.launch()
            if not self.shoot():
                self.step()
                self.shoot()

    def take(self, piece: str, cell: str) -> None:
        """A click on the ship puts it on the desk, unless it lies there already."""
        screen = self.screen
        if screen.battle_desk.selected != piece:
            self.hand.click(screen.battle.viewport(), self.over(screen.battle, cell))
            self.hand.settle(10)
        assert screen.battle_desk.selected == piece

    def launch(self) -> None:
        """The button of the power, then a hex beside the ship."""
        screen = self.screen
        self.hand.click(screen.battle_panel.findChild(QPushButton, "deed-launch"))
        goal = sorted(screen.battle_desk.launch_cells())[-1]
        self.hand.click(screen.battle.viewport(), self.over(screen.battle, goal))
        self.answer()
        assert any(c.art == "sc-uq-f" for c in self.view.counters)
        self.launches += 1

    def shoot(self) -> bool:
        screen = self.screen
        if not self.fighting or screen.battle_desk.mode is None or not screen.battle_desk.own:
            return False
        legal = [shot for shot in screen.battle_desk.table() if not blocking(shot.violations)]
        if not legal:
            return False
        if self.shots % 2:
            self.hand.click(screen.battle_panel.row(legal[0].target))
        else:
            there = screen.battle_desk.counter(legal[0].target).cell
            self.hand.click(screen.battle.viewport(), self.over(screen.battle, there))
        self.answer()
        self.shots += 1
        return True

    def step(self) -> None:
        screen = self.screen
        desk = screen.battle_desk
        if not self.fighting or desk.reach is None or not desk.reach.steps or not desk.acting:
            return
        enemies = [Hex.parse(c.cell) for c in desk.enemies()]
        seen = screen.battle.viewport().rect().adjusted(12, 12, -12, -60)
        ways = [c for c in desk.reach.steps if seen.contains(self.over(screen.battle, c).toPoint())]
        if ways:
            goal = min(ways, key=lambda c: (min(Hex.parse(c).distance(e) for e in enemies), c))
            self.hand.click(screen.battle.viewport(), self.over(screen.battle, goal))
            self.answer()
            self.moves += 1


@pytest.fixture
def fight(qtbot, tmp_path):
    window = open_window(tmp_path, size=(1440, 900))
    qtbot.addWidget(window)
    assert QTest.qWaitForWindowExposed(window)
    fight = Fight(window)
    fight.hand.settle(150)
    yield fight
    window.close()
    fight.hand.settle(50)


@pytest.mark.rule(
    "star-control/BAT.attack",
    "star-control/BAT.deploy",
    "star-control/BAT.turns",
    "star-control/BAT.destroyed",
    "star-control/UQ.launch",
)
def test_a_battle_is_opened_fought_to_its_end_and_left_by_mouse(fight):
    hand, window = fight.hand, fight.window
    hand.click(next(card for card in window.findChildren(GameCard) if card.game.slug == "star-control"))
    hand.settle(80)
    hand.click(hand.named("scenario-fleet-action"))
    hand.click(hand.named("home-start"))
    hand.click(hand.named("new-game-start"))
    hand.settle(300)
    assert fight.screen.viewer == "Hierarchy"
    fight.press_big_button()
    assert fight.view.phase == "battle"

    screen = fight.screen
    hand.click(screen.galaxy.viewport(), fight.over(screen.galaxy, fight.fleet("Hierarchy")))
    hand.click(screen.galaxy.viewport(), fight.over(screen.galaxy, fight.fleet("Alliance")))
    assert fight.fighting
    fight.set_up()
    fight.set_up()
    before = {c.id for c in fight.view.counters if c.map == "battle" and c.kind == "ship"}
    assert len(before) == 14

    turns = 0
    while fight.fighting and turns < MOST_TURNS:
        fight.screen.fit_view()
        fight.act()
        if fight.fighting:
            fight.press_big_button()
        turns += 1
    assert not fight.fighting, f"no end after {turns} turns"
    assert fight.shots > 10
    assert fight.moves > 10
    assert fight.launches == 1

    after = {c.id for c in fight.view.counters if c.map == "fleets"}
    assert after < before
    assert fight.screen.centre.now == "map"
    assert any("destroyed" in line.text for line in fight.screen.log.lines())
