"""Holy War's screen: what a seat sees with all offers, choosing a stack, and commands until their picture."""

from __future__ import annotations

import time

from PySide6.QtWidgets import QApplication

from engine.core.ids import PieceId
from engine.rulesets.holy_war.commands import Jump, Reveal
from engine.rulesets.holy_war.state import SUNTHROWERS
from engine.rulesets.holy_war.units import codes, counters
from gui.theme.style import hub, load_fonts
from gui.theme.tokens import Theme
from tests.bench.harness import Bench
from tests.bench.rows_board import FONTS
from tests.helpers.holy_war import HOLY_BAND, RULES, moving, place, started
from tests.helpers.holy_war_screen import HERE, THERE, Table, close, fighting, war

TIMES = 60


def crowded():
    """All counters of both sides on the map, in many levels, in the Sunthrowers' movement."""
    state = started(force_counters=True, probe_detection=True)
    free = [level for level in state.board.levels if level not in state.board.systems]
    for n, side in enumerate((SUNTHROWERS, HOLY_BAND)):
        units = [c for code in codes(side) if code != "SG" for c in counters(side, code)]
        for k, unit in enumerate(units):
            state = place(state, free[(7 * k + 3 * n) % len(free)], unit)
    return moving(state)


def view():
    """A seat's view of a crowded map in the movement phase: the most offers that there are."""
    state = crowded()
    samples = []
    for _ in range(TIMES):
        began = time.perf_counter()
        RULES.view_for(state, SUNTHROWERS)
        samples.append((time.perf_counter() - began) * 1000)
    return samples


class Stage:
    """A seat's screen at 1440 x 900."""

    def __init__(self, table: Table, side: str) -> None:
        self.app = QApplication.instance() or QApplication([])
        load_fonts(FONTS)
        hub().use(self.app, Theme())
        self.table = table
        self.screen = table.screen(side, (1440, 900))
        self.rest()

    def rest(self) -> None:
        until = time.perf_counter() + 0.2
        while time.perf_counter() < until:
            self.app.processEvents()

    def frame(self, action) -> float:
        """Milliseconds from an action to its picture."""
        began = time.perf_counter()
        action()
        self.app.processEvents()
        return (time.perf_counter() - began) * 1000

    def end(self) -> None:
        close(self.screen)
        self.app.processEvents()


def choose():
    """Goes from stack to stack: reach with its risks, cards, panel and sheet are drawn anew."""
    stage = Stage(Table(war()), SUNTHROWERS)
    levels = (HERE, THERE)
    samples = [stage.frame(lambda n=n: stage.screen.desk.select(levels[n % 2])) for n in range(TIMES)]
    stage.end()
    return samples


def point():
    """Moves the pointer over the map: neighbours, lines, and what a click would do."""
    stage = Stage(Table(war()), SUNTHROWERS)
    levels = list(stage.screen.map.spiral.spots)
    stage.screen.desk.select(HERE)
    stage.rest()
    samples = [stage.frame(lambda n=n: stage.screen.map._hover(levels[n])) for n in range(TIMES)]
    stage.end()
    return samples


def move():
    """A jump of one unit: rules, journal, map, panels, log."""
    stage = Stage(Table(war()), SUNTHROWERS)
    samples = []
    for piece in ("S.R-1", "S.R-2", "S.R-3", "S.SC-1", "S.SC-2", "S.LS-1", "S.FGS-1", "S.MP-1"):
        command = Jump(player=SUNTHROWERS, pieces=(PieceId(piece),), path=("C05/5",))
        samples.append(stage.frame(lambda c=command: stage.screen.session.confirm(c)))
        stage.rest()
    stage.end()
    return samples


def reveal():
    """A Flight is revealed: a round's dice, Flights as cards, odds, tables."""
    samples = []
    for seed in range(1, 9):
        table = fighting(flights=True, seed=seed)
        stage = Stage(table, table.state.pending[-1].owner)
        command = Reveal(player=table.state.pending[-1].owner, flight=0)
        samples.append(stage.frame(lambda c=command, s=stage: s.screen.session.confirm(c)))
        stage.end()
    return samples


BENCHES = (
    Bench("Holy War: what a seat sees, with all offers", 16.0, 33.0, "ms", view),
    Bench("Holy War: choose a stack, reach and cards shown", 50.0, 80.0, "ms", choose),
    Bench("Holy War: point at a level, neighbours shown", 16.0, 33.0, "ms", point),
    Bench("Holy War: a jump to its picture", 100.0, None, "ms", move),
    Bench("Holy War: a Flight revealed to its picture", 100.0, None, "ms", reveal),
)
