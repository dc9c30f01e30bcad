"""Star Control's screen: choosing ships, pointing at targets, and commands until their picture."""

from __future__ import annotations

import time

from PySide6.QtWidgets import QApplication

from engine.rulesets.star_control.commands import EndBattleTurn, MoveShip
from gui.game_screen import Memory
from gui.games.star_control.screen import StarControlScreen
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from gui.theme.style import hub, load_fonts
from gui.theme.tokens import Theme
from tests.bench.harness import Bench
from tests.bench.rows_board import FONTS
from tests.helpers.star_control_seats import HIERARCHY, Seats, scenario

TIMES = 60


class Stage:
    """The Hierarchy's screen at 1440 x 900 in a battle of seven ships a side, or in a war on the big map."""

    def __init__(self, *, fighting: bool = True) -> None:
        self.app = QApplication.instance() or QApplication([])
        load_fonts(FONTS)
        hub().use(self.app, Theme())
        self.seats = Seats(scenario("fleet-action"))
        if fighting:
            self.seats.fight()
        session = QtSession(self.seats[HIERARCHY])
        settings = Settings(None)
        settings.override("motion", "reduced")
        self.screen = StarControlScreen(session, settings, Memory())
        self.screen.resize(1440, 900)
        self.screen.show()
        self.screen.start()
        self.rest()

    def rest(self) -> None:
        until = time.perf_counter() + 0.3
        while time.perf_counter() < until:
            self.app.processEvents()

    def frame(self, action) -> float:
        """Milliseconds from an action to its picture."""
        began = time.perf_counter()
        action()
        self.app.processEvents()
        return (time.perf_counter() - began) * 1000

    def end(self) -> None:
        self.screen.close_screen()
        self.screen.close()
        self.screen.deleteLater()
        self.app.processEvents()


def choose():
    """Goes from ship to ship: reach, all weapons against all enemies, panel and sheet are drawn anew."""
    stage = Stage()
    ships = [c.id for c in stage.screen.battle_desk.units()]
    desk = stage.screen.battle_desk
    samples = [stage.frame(lambda n=n: desk.select(ships[n % len(ships)])) for n in range(TIMES)]
    stage.end()
    return samples


def point():
    """Moves the pointer from enemy to enemy: chance with its parts at the pointer, reticle, lit row."""
    stage = Stage()
    enemies = [(c.id, c.cell) for c in stage.screen.battle_desk.enemies()]
    battle = stage.screen.battle
    samples = [stage.frame(lambda n=n: battle.hovered.emit(*enemies[n % len(enemies)])) for n in range(TIMES)]
    stage.end()
    return samples


def move():
    """A command of the battle: rules, journal, both maps, panels, log."""
    stage = Stage()
    samples = []
    while len(samples) < 20:
        side = stage.seats.acting
        if side != HIERARCHY:
            stage.seats.give(EndBattleTurn(player=side))
            continue
        desk = stage.screen.battle_desk
        if desk.reach is None or not desk.reach.steps:
            stage.seats.give(EndBattleTurn(player=side))
            stage.rest()
            continue
        command = MoveShip(player=side, unit=desk.selected, cell=next(iter(desk.reach.steps)))
        samples.append(stage.frame(lambda c=command: stage.screen.session.confirm(c)))
        desk.next_ship(1)
        stage.rest()
    stage.end()
    return samples


def fleet():
    """Chooses a Fleet on the starmap: reach, what rules close nearby hexes, and its cards in the drawer."""
    stage = Stage(fighting=False)
    fleets = ["HF1", "AF1"]
    desk = stage.screen.galaxy_desk
    samples = [stage.frame(lambda n=n: desk.select(fleets[n % 2])) for n in range(TIMES)]
    stage.end()
    return samples


BENCHES = (
    Bench("Star Control: choose a ship of 14, all odds shown", 50.0, 80.0, "ms", choose),
    Bench("Star Control: point at a target, chance shown", 8.0, 16.0, "ms", point),
    Bench("Star Control: battle command to picture", 100.0, None, "ms", move),
    Bench("Star Control: choose a Fleet, reach and cards shown", 50.0, 80.0, "ms", fleet),
)
