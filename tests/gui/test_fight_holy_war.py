"""End to end: a turn of Holy War with a combat in a real window, by mouse, with the curtain between."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS
from gui.home.cards import GameCard
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window, start

pytestmark = pytest.mark.window

HOME = {"Sunthrowers": "Y-Tal", "Holy Band": "Brev'tan"}


class War:
    """The window, the hand, and the few things that a player does in a turn."""

    def __init__(self, window) -> None:
        self.window = window
        self.hand = Hand(window)

    @property
    def screen(self):
        found = self.window.screen_
        assert found is not None
        return found

    @property
    def state(self):
        return self.window.documents.current.game.bus.state

    def lift(self) -> None:
        """The curtain is lifted by the one whose turn it is."""
        self.hand.settle(80)
        if self.window.pages.currentWidget() is self.window.curtain:
            self.hand.key(Qt.Key.Key_Return)
            self.hand.settle(80)

    def click(self, level: str) -> None:
        self.hand.click(self.screen.map, self.screen.map.centre_of(level))

    def press(self, name: str) -> None:
        self.hand.click(self.screen.findChild(QPushButton, name))

    def big(self) -> None:
        self.hand.click(self.screen.phases.primary)
        self.hand.settle(60)
        self.lift()

    def choose_systems(self) -> None:
        """Each side marks a system of its own choice first, then whatever is lit."""
        names = {p.name: at for at, p in self.state.board.places.items()}
        while self.state.phase == "systems":
            wanted = names[HOME[str(self.screen.viewer)]]
            free = self.screen.desk.goals
            self.click(wanted if wanted in free else next(iter(free)))
            self.lift()

    def buy(self, code: str, level: str) -> None:
        if self.screen.desk.code != code:
            self.press(f"type-{code}")
        self.click(level)

    def settle_combat(self) -> None:
        """Until no combat is left: stand, reveal what is asked for, place the dispersed, roll."""
        until = time.monotonic() + 40
        while (self.state.combat is not None or self.state.contested or self.state.pending) and (
            time.monotonic() < until
        ):
            self.lift()
            screen = self.screen
            if screen.desk.offers("place_dispersed"):
                self.click(screen.desk.offers("place_dispersed")[0].cells[0])
            elif screen.combat_desk.forming:
                self.press("seal-flights")
            elif screen.desk.offers("begin_combat"):
                self.click(screen.desk.offers("begin_combat")[0].cells[0])
            else:
                self.big()
        assert self.state.combat is None


@pytest.fixture
def war(qtbot, tmp_path):
    window = open_window(tmp_path)
    qtbot.addWidget(window)
    yield War(window)
    window.close()


def test_the_game_stands_on_the_shelf(war):
    cards = [card for card in war.window.findChildren(GameCard) if "Holy War" in card.accessibleName()]
    assert cards


def test_a_turn_with_a_combat_is_played_by_mouse(war):
    began = time.monotonic()
    start(war.window, "the-war", first_choice="Sunthrowers")
    war.lift()
    war.choose_systems()
    home = "C09/4"
    assert war.state.starguard(home).owner == SUNTHROWERS
    for _ in range(2):
        side = war.screen.viewer
        level = war.state.starguards(side)[0] if side == HOLY_BAND else home
        for code in ("SC", "R", "R", "MP", "SC"):
            war.buy(code, level)
        assert war.state.crew[side] == 100 - 34
        war.big()
    assert war.state.phase == "sunthrower movement"
    war.click(home)
    screen = war.screen
    goal = next(
        level
        for level, aim in screen.desk.goals.items()
        if aim.attack and not screen.desk.counters(level)[0].face_down and aim.deed in ("jump", "warp")
    )
    war.click(goal)
    if war.state.units["S.SC-1"].level == home:
        war.press("plan-jump")
    war.lift()
    while war.screen.desk.offers("place_dispersed"):
        war.click(war.screen.desk.offers("place_dispersed")[0].cells[0])
        war.lift()
    assert all(u.moved for u in war.state.of_side(SUNTHROWERS) if not u.is_starguard and u.level)
    war.big()
    war.settle_combat()
    assert war.state.phase in ("sunthrower aftermath", "holy band movement")
    assert war.state.fought or war.state.phase == "holy band movement"
    assert time.monotonic() - began < 60
