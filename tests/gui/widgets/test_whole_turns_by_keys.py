"""A whole turn by keys alone, both sides of a hot seat: no mouse event is ever sent."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from tests.helpers.hand import Hand
from tests.helpers.open_window import start

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ARROWS = {K.Key_Left: (-1, 0), K.Key_Right: (1, 0), K.Key_Up: (0, -1), K.Key_Down: (0, 1)}
RING = (*(K.Key_Right, K.Key_Down, K.Key_Left, K.Key_Left), *(K.Key_Up, K.Key_Up, K.Key_Right, K.Key_Right))
"""Once round a hex."""
PAGES = {K.Key_PageUp: -1, K.Key_PageDown: 1}


class War:
    """A player of Holy War who has a keyboard and nothing else."""

    def __init__(self, window) -> None:
        self.window, self.hand = window, Hand(window)
        self.chairs = [self.screen.viewer]

    @property
    def screen(self):
        return self.window.screen_

    @property
    def state(self):
        return self.window.documents.current.game.bus.state

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        """Presses it; a question that comes of it is answered by Enter."""
        self.hand.key(key, modifiers)
        if self.window.sheets.busy:
            self.hand.key(K.Key_Return)
        if self.chairs[-1] != self.screen.viewer:
            self.chairs.append(self.screen.viewer)

    def tab_to(self, wanted) -> None:
        for _ in range(80):
            now = QApplication.focusWidget()
            if now is not None and wanted(now):
                return
            self.key(K.Key_Tab)
        raise AssertionError("Tab does not lead there")

    def go_to(self, level: str) -> None:
        """Walks the cursor of the map to a level, by the shortest way of keys."""
        board = self.screen.map
        self.key(K.Key_M, CTRL)
        if board.cursor_level is None:
            self.key(K.Key_Right)
        ways: dict[str, tuple[Qt.Key, ...]] = {board.cursor_level: ()}
        due = deque(ways)
        while level not in ways:
            at = due.popleft()
            steps = {key: board.spiral.step(at, *step) for key, step in ARROWS.items()}
            steps |= {key: board.spiral.climb(at, step) for key, step in PAGES.items()}
            for key, there in steps.items():
                if there not in ways:
                    ways[there] = (*ways[at], key)
                    due.append(there)
        for key in ways[level]:
            self.key(key)
        assert board.cursor_level == level

    def choose(self) -> None:
        """Goes to a lit level and presses Enter."""
        self.go_to(sorted(self.screen.desk.goals)[0])
        self.key(K.Key_Return)

    def buy(self) -> None:
        """Buys a unit: its type in the panel, its level on the map."""
        self.tab_to(lambda part: isinstance(part, QPushButton) and part.objectName().startswith("type-"))
        self.key(K.Key_Space)
        self.choose()

    def move(self) -> bool:
        """Takes a stack in hand and puts it a level further; False where none can move."""
        self.key(K.Key_M, CTRL)
        self.key(K.Key_N)
        if not self.screen.desk.goals:
            return False
        self.choose()
        if self.screen.desk.goals:
            self.key(K.Key_Return)  # a jump that is laid out with its odds is made by a second Enter
        return True

    def done(self) -> None:
        """The big button."""
        self.key(K.Key_Return, CTRL)


def test_a_turn_of_holy_war_is_played_by_keys_alone(window):
    start(window, "the-war", curtain=False)
    war = War(window)
    while war.state.phase == "systems":
        war.choose()
    while war.state.turn < 2:
        if war.state.phase == "activation":
            war.buy()
        elif "movement" in war.state.phase:
            war.move()
        war.done()
    given = {(step.command.kind, step.command.player) for step in window.documents.current.game.bus.journal}
    for kind in ("holy-war.choose_system", "holy-war.activate", "holy-war.jump", "holy-war.proceed"):
        assert {(kind, side) for side in war.state.players} <= given
    assert len(war.chairs) > 8


class Stars:
    """A player of Star Control with a keyboard."""

    def __init__(self, window) -> None:
        self.window, self.hand = window, Hand(window)

    @property
    def screen(self):
        return self.window.screen_

    @property
    def game(self):
        return self.window.documents.current.game

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier) -> bool:
        """Presses it, and Enter where a question comes of it; whether a command was given."""
        before = self.game.bus.seq
        self.hand.key(key, modifiers)
        if self.window.sheets.busy:
            self.hand.key(K.Key_Return)
        return self.game.bus.seq != before

    def try_around(self) -> bool:
        """From the counter that N has chosen the cursor goes once round, with Enter on each hex."""
        self.key(K.Key_N)
        return any(self.key(arrow) or self.key(K.Key_Return) for arrow in RING)

    def steer(self, cell: str) -> None:
        """Leads the counter in hand to a cell by arrows."""
        board = self.screen.battle
        centre = board.board.geometry.centre
        for _ in range(60):
            if board.cursor_cell == cell:
                return
            if board.cursor_cell is None:
                self.key(K.Key_Right)
            (x, y), (wanted_x, wanted_y) = centre(board.cursor_cell or cell), centre(cell)
            wide, high = wanted_x - x, wanted_y - y
            if abs(wide) > abs(high):
                self.key(K.Key_Right if wide > 0 else K.Key_Left)
            else:
                self.key(K.Key_Down if high > 0 else K.Key_Up)
        raise AssertionError(f"the arrows do not lead to {cell}")

    def set_up(self) -> None:
        """Every ship of the tray is lifted by Enter, led to a cell by arrows and put down by Enter."""
        while pieces := self.screen.tray.pieces():
            taken = {c.cell for c in self.screen.view.counters if c.map == "battle"}
            goal = next(cell for cell in self.screen.battle_desk.deploy_cells() if cell not in taken)
            self.key(K.Key_I, CTRL)
            self.key(K.Key_Right)
            self.key(K.Key_Return)
            self.steer(goal)
            assert self.key(K.Key_Return), f"{pieces[0]} is not set up"
        assert self.key(K.Key_Return, CTRL)


def test_a_turn_of_star_control_with_an_attack_is_played_by_keys_alone(window):
    start(window, "fleet-action", curtain=False)
    stars = Stars(window)
    stars.key(K.Key_M, CTRL)
    assert stars.try_around(), "the Fleet does not move"
    assert stars.key(K.Key_Return, CTRL)
    assert stars.try_around(), "the Fleet does not attack"
    for _ in stars.game.players:
        stars.set_up()
    kinds = ("star-control.deploy", "star-control.move", "star-control.end_turn")
    wanted = {(kind, side) for kind in kinds for side in stars.game.players}
    for _ in range(40):
        wanted -= {(step.command.kind, step.command.player) for step in stars.game.bus.journal}
        if not wanted:
            return
        stars.key(K.Key_M, CTRL)
        if not stars.try_around():
            stars.key(K.Key_Return, CTRL)
    raise AssertionError(f"not done by keys: {wanted}")
