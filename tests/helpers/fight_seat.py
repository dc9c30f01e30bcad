"""A seat in a fight of SITS: a real game behind the panel of the fight, shown by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import library
from engine.core.game import new_game
from engine.core.session import Session
from engine.core.violation import blocking
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_panel import CombatPanel
from gui.games.sits.combat.combat_reading import DECISIONS
from gui.games.sits.plot_desk import PlotDesk
from gui.session.qt_session import QtSession
from tests.helpers.hand import Hand
from tests.helpers.open_window import settle
from tests.helpers.sits import GREEN, RED, a_scenario

if TYPE_CHECKING:
    from engine.core.command import Command
    from engine.core.ids import PlayerId


class Seat:
    """One side's desk and panel at a game."""

    def __init__(self, game: Any, player: PlayerId, *, hold: bool = True, memory: Any = None) -> None:
        self.session = QtSession(Session(game, player))
        self.plots = PlotDesk(self.session.engine)
        self.rejected: list[tuple[Command, Any]] = []
        self.session.rejected.connect(lambda command, found: self.rejected.append((command, found)))
        self.memory = {} if memory is None else memory
        self.desk = CombatDesk(self.plots, self.session, self.memory, hold_results=lambda: hold)
        self.desk.take(self.session.update())
        self.session.updated.connect(self.desk.take)
        self._panel: CombatPanel | None = None

    @property
    def panel(self) -> CombatPanel:
        if self._panel is None:
            self._panel = CombatPanel(self.desk)
        return self._panel

    def show(self, qtbot: Any, size: tuple[int, int] = (420, 900)) -> Hand:
        """Shows the panel as a window of its own."""
        qtbot.addWidget(self.panel)
        self.panel.resize(*size)
        self.panel.show()
        self.panel.activateWindow()
        settle()
        return Hand(self.panel)

    def view_kind(self) -> str:
        """The kind of the first answer that this seat owes; nothing where it owes none."""
        view = self.desk.view
        offers = view.offers if view is not None else ()
        return next((o.kind for o in offers if o.kind in DECISIONS), "")

    def select(self, ship: str, target: str = "") -> None:
        self.plots.select(ship)
        if target:
            self.plots.choose_target(target)


class Fight:
    """A game that two seats share; `give` acts for a side without any window."""

    def __init__(self, *ships: dict[str, Any], scenario: Any = None, seed: int = 7, **options: Any) -> None:
        made = scenario if scenario is not None else a_scenario(*ships, **{"stops": "needed", **options})
        self.game = new_game(library.create("sits"), made, seed=seed)
        self.sessions = {player: Session(self.game, player) for player in (GREEN, RED)}

    def seat(self, player: PlayerId = GREEN, **how: Any) -> Seat:
        return Seat(self.game, player, **how)

    def view(self, player: PlayerId = GREEN):
        return self.sessions[player].view()

    def give(self, command: Command) -> None:
        refused = blocking(self.sessions[command.player].give(command))
        assert not refused, refused

    def go_on(self, *players: PlayerId) -> None:
        """These sides, or all that are waited for, end the step."""
        for player in players or self.view().active:
            offers = self.view(player).offers
            primary = [o.command for o in offers if o.primary and o.command is not None]
            if primary:
                self.give(primary[0])

    def answer(self, place: int = -1) -> None:
        """Answers the question that is owed by one of its offers."""
        for player in (GREEN, RED):
            found = [
                o.command for o in self.view(player).offers if o.command is not None and o.kind in DECISIONS
            ]
            if found:
                self.give(found[place])
                return

    def to(self, word: str, *, most: int = 40) -> Fight:
        """Both sides go on until the phase has this word in its name."""
        for _ in range(most):
            if word in str(self.view().phase) and self.view().active:
                return self
            self.go_on()
            self.answer()
        raise AssertionError(f"no {word} in sight")
