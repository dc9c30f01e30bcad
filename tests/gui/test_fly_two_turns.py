"""End to end: two players at one screen fly two turns in a real window, by mouse and keys only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytest_bdd import given, parsers, scenarios, then, when

from gui.games.sits.modes import Mode
from tests.helpers.hand import Hand, top_windows, visible_text
from tests.helpers.open_window import open_window

pytestmark = pytest.mark.window
scenarios("features/fly_two_turns.feature")

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Play:
    """The window, the hand, and what a step leaves for the next."""

    def __init__(self, window) -> None:
        self.window = window
        self.hand = Hand(window)
        self.noted: dict[str, object] = {}

    @property
    def screen(self):
        found = self.window.screen_
        assert found is not None, "the curtain is down or no game is open"
        return found

    @property
    def view(self):
        return self.screen.session.view()

    def ship(self, name: str):
        return next(c for c in self.view.counters if c.kind == "piece" and c.title.startswith(name))

    def over(self, cell: str) -> QPointF:
        board = self.screen.board
        return QPointF(board.viewportTransform().map(QPointF(*board.board.geometry.centre(cell))))

    def card(self, name: str) -> QPointF:
        tray = self.screen.tray
        return tray.card_box(tray.pieces().index(self.ship(name).id)).center()

    def corner(self, name: str) -> tuple[str, ...]:
        ship = self.ship(name)
        return next(o.cells for o in self.view.offers if o.kind == "sits.deploy" and o.piece == ship.id)


@pytest.fixture
def play(qtbot, tmp_path):
    window = open_window(tmp_path)
    qtbot.addWidget(window)
    assert QTest.qWaitForWindowExposed(window)
    play = Play(window)
    play.hand.settle(150)
    yield play
    window.close()
    play.hand.settle(50)


@given("the home screen")
def home(play):
    assert play.window.pages.currentWidget() is play.window.home


@when(parsers.parse('the scenario "{name}" is chosen and started with the mouse'))
def start(play, name):
    play.hand.click(play.hand.named(f"scenario-{name}"))
    play.hand.click(play.hand.named("home-start"))
    play.hand.click(play.hand.named("new-game-start"))
    play.hand.settle(200)


@then(parsers.parse('Green sits at the screen in the phase "{phase}"'))
def green_sits(play, phase):
    assert play.screen.viewer == "Green"
    assert phase in play.view.phase.lower()


# ---- setup


@when(parsers.parse('Green holds "{name}" over a hex far from its corner'))
def hold_far(play, name):
    zone = set(play.corner(name))
    far = [
        f"{sheet.q + column},{sheet.r + row - column // 2}"
        for sheet in play.view.maps[0].sheets
        for column in range(2, sheet.columns - 2)
        for row in range(2, sheet.rows - 2)
    ]
    cell = next(
        c
        for c in far
        if c not in zone and play.screen.board.viewport().rect().contains(play.over(c).toPoint())
    )
    play.hand.hold((play.screen.tray, play.card(name)), (play.screen.board.viewport(), play.over(cell)))


@then(parsers.parse('the pointer names the rule "{rule}" and the ship stays in the tray when it is dropped'))
def refused_drop(play, rule):
    assert rule in play.screen.board.bubble.text
    play.hand.let_go()
    assert play.ship("Intrepid").cell is None
    assert play.screen.violations.isVisible()
    assert rule in {each.number for each in play.screen.violations.refusals()}


@when(parsers.parse('Green holds "{name}" over its corner and raises it one level too high'))
def hold_high(play, name):
    play.noted["level"] = play.ship(name).level
    cell = play.corner(name)[len(play.corner(name)) // 2]
    play.noted["cell"] = cell
    play.hand.hold((play.screen.tray, play.card(name)), (play.screen.board.viewport(), play.over(cell)))
    play.hand.key(Qt.Key.Key_Plus)


@then(parsers.parse('the pointer names the rule "{rule}"'))
def pointer_names(play, rule):
    assert rule in play.screen.board.bubble.text


@when("Green lowers it again and lets go")
def lower(play):
    play.hand.key(Qt.Key.Key_Minus)
    play.hand.let_go()


@then(parsers.parse('"{name}" stands in the corner at its level'))
def stands(play, name):
    ship = play.ship(name)
    assert (ship.cell, ship.level) == (play.noted["cell"], play.noted["level"])


@when("the big button is pressed")
def press_big(play):
    play.hand.click(play.screen.phases.primary)
    play.hand.settle(50)
    if play.window.sheets.busy:
        play.hand.press_button("Do it")
    play.hand.settle(150)


@then(parsers.parse('the curtain asks for "{name}" and shows nothing of the game'))
def curtain(play, name):
    window = play.window
    assert window.pages.currentWidget() is window.curtain
    assert window.screen_ is None
    assert not window.menuBar().isVisible()
    assert top_windows() == [window]
    words = visible_text(window)
    assert f"Pass the chair to {name}" in words
    for secret in ("Intrepid", "Saladin", "hex", "level", "Turn"):
        assert secret not in words


@when("the curtain is lifted with Enter")
def lift_by_key(play):
    play.hand.key(Qt.Key.Key_Return)
    play.hand.settle(150)


@when("the curtain is lifted with a click")
def lift_by_click(play):
    play.hand.click(play.window.curtain)
    play.hand.settle(150)


@when(parsers.parse('Red places "{name}" with the keys alone'))
def place_by_keys(play, name):
    screen, hand = play.screen, play.hand
    zone = set(play.corner(name))
    screen.tray.setFocus()
    hand.settle()
    while screen.tray.piece() != play.ship(name).id:
        hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Return)
    for _ in range(60):
        if screen.board.cursor_cell in zone:
            break
        here = play.over(screen.board.cursor_cell)
        there = play.over(sorted(zone)[len(zone) // 2])
        sideways = abs(there.x() - here.x()) > abs(there.y() - here.y())
        if sideways:
            hand.key(Qt.Key.Key_Right if there.x() > here.x() else Qt.Key.Key_Left)
        else:
            hand.key(Qt.Key.Key_Down if there.y() > here.y() else Qt.Key.Key_Up)
    hand.key(Qt.Key.Key_Return)
    assert play.ship(name).cell in zone


@then(parsers.parse('the game is in the phase "{phase}" of turn {turn:d}'))
def phase_is(play, phase, turn):
    assert (play.view.turn, phase in play.view.phase.lower()) == (turn, True), play.view.phase


@then("Red sits at the screen")
def red_sits(play):
    assert play.screen.viewer == "Red"


# ---- plotting


@when("Red plots a pivot, a roll and thrust with the keys")
def plot_by_keys(play):
    hand, desk = play.hand, play.screen.desk
    hand.key(Qt.Key.Key_I, CTRL)
    hand.key(Qt.Key.Key_Right, times=2)
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_R)
    hand.key(Qt.Key.Key_T, times=2)
    assert desk.is_given
    plot = desk.given
    assert plot is not None
    assert (len(plot.route), plot.roll, plot.thrust) == (2, 1, 2)
    play.noted["red"] = plot


@when("the chair is passed by key")
def pass_by_key(play):
    play.hand.key(Qt.Key.Key_P, CTRL | SHIFT)
    play.hand.settle(150)


@then("nothing on Green's screen tells what Red has plotted")
def no_leak(play):
    words = visible_text(play.window)
    assert "pivot of" not in words.lower()
    own = {ship.id for ship in play.view.counters if ship.owner == "Green"}
    assert all(c.of in own or c.of is None or c.kind != "ghost" for c in play.view.counters)
    assert not any("plotted" in c.badges for c in play.view.counters if c.owner == "Red")


@when("Green drags the nose on the AVID and clicks roll, thrust and both grids")
def plot_by_mouse(play):
    hand, screen = play.hand, play.screen
    desk, panel = screen.desk, screen.plot
    hand.row(screen.forces.findChild(type(screen.forces._list)), 0)
    assert desk.selected == play.ship("Intrepid").id
    avid = panel.avid.avid
    choice = next(
        c for c in desk.advice.pivots if c.count == 2 and not c.violations and c.window.endswith(" y")
    )
    hand.drag((avid, avid.marker_spot("forward")), (avid, avid.spot(choice.window)), steps=14)
    assert desk.draft.route, "the drag drew no pivot"
    roll = next(r for r in desk.advice.rolls if r.steps == 1)
    assert not roll.violations
    hand.drag((avid, avid.marker_spot("top")), (avid, avid.spot(roll.top_end)), steps=8)
    hand.click(panel.header.dials[Mode.THRUST])
    thrust = panel.grids.thrust
    index = next(k for k, t in enumerate(desk.advice.thrusts) if t.thrust == 2)
    hand.click(thrust, thrust.box(index).center())
    square = next(s for s in desk.advice.squares if not s.violations and s.number == 2)
    hand.click(panel.grids.vertical, panel.grids.vertical.square_rect(square.h, square.v).center())
    spread = next(k for k, s in enumerate(desk.advice.spreads) if not s.violations)
    hand.click(panel.grids.horizontal, panel.grids.horizontal.hex_centre(spread))


@then(parsers.parse('"{name}" has an order with pivot, roll and thrust'))
def has_order(play, name):
    desk = play.screen.desk
    assert desk.selected == play.ship(name).id
    assert desk.is_given
    plot = desk.given
    assert plot.route
    assert plot.roll
    assert plot.thrust == 2
    assert "plotted" in play.ship(name).badges


@when("Green takes the last step back and does it again")
def undo_redo(play):
    hand, screen = play.hand, play.screen
    before = screen.session.log()
    hand.click(screen.phases.undo)
    assert screen.session.log() == before[:-1]
    hand.key(Qt.Key.Key_Y, CTRL)
    assert screen.session.log() == before


@then("all plots are revealed and the past can't be taken back")
def revealed(play):
    assert play.screen.viewer == "Red"
    assert "plotting" not in play.view.phase.lower()
    assert not play.screen.phases.undo.isEnabled()
    assert "hidden things became known" in play.screen.phases.undo.toolTip()
    play.noted["eot"] = {c.of: (c.cell, c.level) for c in play.view.counters if c.kind == "eot"}


@when("the rest of the turn is flown")
def fly(play):
    play.noted["eot"] = {c.of: (c.cell, c.level) for c in play.view.counters if c.kind == "eot"}
    play.hand.click(play.screen.phases.fly)
    # The big button means something else now: for a moment it takes no click.
    play.hand.settle(900)


@then("both ships stand where their End of Turn markers stood")
def at_eot(play):
    for name in ("Intrepid", "Saladin"):
        ship = play.ship(name)
        assert (ship.cell, ship.level) == play.noted["eot"][ship.id]


@when("the second turn is committed by both sides without further orders")
def second_turn(play):
    press_big(play)
    lift_by_key(play)
    press_big(play)


# ---- saving


@when(parsers.parse('the game is saved, a copy is written as "{name}" and the home screen is opened'))
def save_copy(play, name):
    hand = play.hand
    hand.key(Qt.Key.Key_S, CTRL)
    assert "Saved" in play.window.toast.text()
    play.noted["ships"] = {c.id: (c.cell, c.level, c.facing, c.pitch, c.roll) for c in play.view.counters}
    play.noted["turn"] = play.view.turn
    hand.key(Qt.Key.Key_S, CTRL | SHIFT)
    hand.key(Qt.Key.Key_A, CTRL)
    hand.type(name)
    hand.key(Qt.Key.Key_Return)
    assert (play.window.documents.folders.games / f"{name}.hexsave").is_file()
    hand.key(Qt.Key.Key_W, CTRL)
    hand.settle(100)
    assert play.window.pages.currentWidget() is play.window.home


@when(parsers.parse('the copy "{name}" is opened from the home screen'))
def reopen(play, name):
    play.hand.click(play.hand.named(f"recent-{name}"))
    play.hand.settle(200)


@then("the curtain covers the opened game")
def covered(play):
    assert play.window.pages.currentWidget() is play.window.curtain


@then("everything stands as it was saved")
def as_saved(play):
    assert play.view.turn == play.noted["turn"]
    found = {c.id: (c.cell, c.level, c.facing, c.pitch, c.roll) for c in play.view.counters}
    assert found == play.noted["ships"]
