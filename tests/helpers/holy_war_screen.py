"""Seats at games of Holy War in positions laid out by hand, and their screens."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine import library
from engine.core.bus import UndoPolicy
from engine.core.game import new_game
from engine.core.ids import PieceId
from engine.core.session import Session
from engine.rulesets.holy_war.commands import BeginCombat, FormFlights, Jump, Proceed, Reveal, Stand
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS
from gui.game_screen import Memory
from gui.games.holy_war.screen import HolyWarScreen
from gui.session.qt_session import QtSession
from gui.settings.settings import Settings
from tests.helpers.holy_war import SYSTEMS_OF, moving, place, started
from tests.helpers.open_window import settle

HERE, THERE = "C05/4", "C05/3"
ATTACKERS = ("S.R-1", "S.R-2", "S.R-3", "S.SC-1", "S.SC-2", "S.LS-1", "S.FGS-1", "S.MP-1")
DEFENDERS = ("H.R-1", "H.R-2", "H.R-3", "H.SC-1", "H.SC-2", "H.EP-1")


class Table:
    """A game with both of its seats, in a position of its own."""

    def __init__(self, state=None, *, seed: int = 3, **options) -> None:
        rules = library.create("holy-war")
        self.game = new_game(rules, {"systems": SYSTEMS_OF}, options, seed=seed, policy=UndoPolicy.OPEN)
        if state is not None:
            self.game.bus._state = state

    @property
    def state(self):
        return self.game.bus.state

    def seat(self, side) -> Session:
        return Session(self.game, side)

    def give(self, command) -> None:
        """Gives a command that must be legal."""
        refused = self.seat(command.player).give(command)
        assert refused == (), [str(each) for each in refused]

    def screen(self, side, size=(1366, 740), **settings) -> HolyWarScreen:
        """A shown screen of a seat."""
        chosen = Settings(None)
        chosen.override("motion", "reduced")
        for name, value in settings.items():
            chosen.override(name, value)
        made = HolyWarScreen(QtSession(self.seat(side)), chosen, Memory())
        made.resize(*size)
        made.show()
        made.start()
        settle()
        return made

    def fight(self) -> None:
        """The Sunthrowers jump to the Holy Band in C05/3, and both stand."""
        pieces = tuple(PieceId(p) for p in ATTACKERS)
        self.give(Jump(player=SUNTHROWERS, pieces=pieces, path=(THERE,)))
        self.give(Proceed(player=SUNTHROWERS))
        if self.state.combat is None:
            self.give(BeginCombat(player=SUNTHROWERS, level=THERE))
        while self.state.pending and self.state.pending[-1].kind == "denial":
            self.give(Stand(player=self.state.pending[-1].owner))

    def form(self, side, flights) -> None:
        """Seals a side's Flights."""
        named = tuple(tuple(PieceId(p) for p in flight) for flight in flights)
        self.give(FormFlights(player=side, flights=named))


def war(**options):
    """Both sides near each other in the Sunthrowers' movement."""
    state = place(started(**options), HERE, *ATTACKERS, "S.PS-1")
    return moving(place(state, THERE, *DEFENDERS))


def stars():
    """A Pressorship with an unguarded star, and a Probe, in the Sunthrowers' movement."""
    state = place(started(probe_detection=True, force_counters=True), "C09/3", "S.R-1", "S.P-1", "S.WLG-1")
    return moving(place(state, "C05/3", "H.R-1"))


def fighting(*, flights: bool = False, seed: int = 3) -> Table:
    """A table in which the Flights of a combat are to be formed, or have been."""
    table = Table(war(), seed=seed)
    table.fight()
    if flights:
        table.form(SUNTHROWERS, (ATTACKERS[:4], ATTACKERS[4:]))
        table.form(HOLY_BAND, (DEFENDERS[:4], DEFENDERS[4:]))
    return table


def boarding() -> Table:
    """A table in a round of psychic weapons in which one side may board."""
    for seed in range(1, 40):
        table = fighting(flights=True, seed=seed)
        while table.state.pending and table.state.pending[-1].kind == "reveal":
            table.give(Reveal(player=table.state.pending[-1].owner, flight=0))
        if table.state.pending and table.state.pending[-1].kind == "boarding":
            return table
    raise AssertionError("no round of boarding came up")


def click_level(screen, level: str, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    """A click on a level of the map."""
    QTest.mouseClick(screen.map, Qt.MouseButton.LeftButton, modifiers, screen.map.centre_of(level).toPoint())


def drag(widget, start, end, steps: int = 5) -> None:
    """Presses, moves and lets go inside a widget."""
    first, last = QPoint(round(start.x()), round(start.y())), QPoint(round(end.x()), round(end.y()))
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first)
    for step in range(1, steps + 1):
        QTest.mouseMove(widget, first + (last - first) * step / steps)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, last)


def close(screen) -> None:
    """Takes a screen down."""
    screen.close_screen()
    screen.close()
    screen.deleteLater()
