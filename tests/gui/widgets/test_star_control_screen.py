"""The Star Control screen by mouse and keys: starmap, drawer, orders, battle, computer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton

from engine.core.command import Gesture
from engine.core.ids import PieceId
from engine.rulesets.star_control.commands import Attack, Deploy, Proceed
from gui.board.flat_painter import state_letter
from gui.dialogs.new_game import ChoiceBox
from gui.games.registry import shelf
from gui.games.star_control.figures import SHIPS
from gui.games.star_control.help import WORDS
from gui.games.star_control.pictures import enter_figures, paint_ship
from gui.home.cards import GameCard
from gui.session.computer import Pace
from tests.helpers.hand import Hand
from tests.helpers.open_window import open_window, settle, start

UQ, HF1, HF2, AF1 = (PieceId(name) for name in ("UQ-1", "HF1", "HF2", "AF1"))


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(tmp_path, size=(1440, 900))
    qtbot.addWidget(made)
    yield made
    made.close()
    settle()


@pytest.fixture
def hand(window):
    return Hand(window)


@pytest.fixture
def action(window):
    """The fleet action, the Hierarchy to move."""
    start(window, "fleet-action", curtain=False, undo="open")
    settle(150)
    return window.screen_


def over(board, cell: str) -> QPointF:
    return QPointF(board.viewportTransform().map(QPointF(*board.board.geometry.centre(cell))))


def where(screen, piece: str) -> str:
    return next(c.cell for c in screen.session.view().counters if c.id == piece)


def hover(window, widget, at: QPointF) -> None:
    for step in (4, 2, 0):
        QTest.mouseMove(window.windowHandle(), widget.mapTo(window, QPointF(at.x() - step, at.y()).toPoint()))
        settle(25)


def into_battle(window):
    """The attack is given and both sides are set up, near each other."""
    screen = window.screen_
    screen.give(Proceed(player=screen.viewer))
    screen.give(Attack(player=screen.viewer, fleet=HF1, target=AF1))
    settle(60)
    for _ in range(2):
        screen = window.screen_
        offers = [o for o in screen.session.view().offers if o.kind == "star-control.deploy"]
        for offer, goal in zip(offers, offers[0].cells, strict=False):
            screen.give(Deploy(player=screen.viewer, unit=offer.piece, cell=goal))
        screen.press_primary()
        settle(60)
    settle(250)
    return window.screen_


# ---- shelf and sheet


def test_the_card_of_star_control_can_be_chosen_and_lists_its_scenarios(window, hand):
    game = next(card for card in window.findChildren(GameCard) if card.game.slug == "star-control")
    hand.click(game)
    settle(60)
    assert window.home.chosen.game == "star-control"
    assert [entry.slug for entry in shelf() if entry.playable] == ["sits", "holy-war", "star-control"]


def test_no_curtain_is_offered_unasked_in_a_game_without_secrets(window, hand):
    hand.click(next(c for c in window.findChildren(GameCard) if c.game.slug == "star-control"))
    settle(60)
    hand.click(hand.named("home-start"))
    assert window.sheets.top.choice().curtain is False


# ---- starmap


@pytest.mark.rule("star-control/MOV.one")
def test_a_fleet_is_dragged_to_a_lit_hex(window, hand, action):
    goal = next(cell for cell, g in action.galaxy_desk.goals.items() if not action.galaxy_desk.explores(cell))
    board = action.galaxy
    view = board.viewport()
    hand.drag((view, over(board, where(action, HF1))), (view, over(board, goal)))
    assert where(action, HF1) == goal


@pytest.mark.rule("star-control/MOV.one")
def test_a_click_on_a_lit_hex_moves_the_chosen_fleet(window, hand, action):
    goal = next(cell for cell, g in action.galaxy_desk.goals.items() if not action.galaxy_desk.explores(cell))
    hand.click(action.galaxy.viewport(), over(action.galaxy, goal))
    assert where(action, HF1) == goal


@pytest.mark.rule("star-control/GAL.hazard")
def test_a_closed_hex_says_its_rule_under_the_resting_hand(window, action):
    hover(window, action.galaxy.viewport(), over(action.galaxy, "2,2"))
    assert "GAL.hazard" in action.galaxy.bubble.text


@pytest.mark.rule("star-control/EXP.world")
def test_what_an_exploration_finds_is_shown_with_its_dice(window, hand, action):
    star = next(cell for cell in action.galaxy_desk.goals if action.galaxy_desk.explores(cell))
    hand.click(action.galaxy.viewport(), over(action.galaxy, star))
    lines = action.happenings.lines()
    assert [die.sides for line in lines for die in line.dice][:2] == [6, 6]
    assert any("World" in line.text for line in lines)
    ground = next(c for c in action.session.view().counters if c.id == f"hex:{star}")
    assert ground.art in ("mineral", "life", "dead")


def test_the_list_says_fleets_and_a_row_chooses_one(window, hand, action):
    assert action.forces.title.text() == "FLEETS"
    rows = action.forces.findChild(type(action.forces._list))
    hand.row(rows, 1)
    assert action.galaxy_desk.selected == AF1


def test_terrain_lies_under_the_fleets_and_is_no_part_of_a_stack(action):
    scene = action.galaxy.board
    cell = where(action, AF1)
    assert [c.id for c in scene.counters_at(cell)] == [AF1]
    assert {c.kind for c in scene.ground_at(cell)} == {"terrain", "installation"}


# ---- drawer


@pytest.mark.rule("star-control/MOV.rearrange")
def test_a_ship_is_dragged_out_of_its_fleet_and_back(window, hand, action):
    field = action.drawer.field
    hand.drag((field, field.card_box(UQ).center()), (field, field.lane_box(None).center() - QPointF(0, 10)))
    fleets = {c.id: c.badges[0] for c in action.session.view().counters if c.kind == "fleet"}
    assert fleets[HF1] == "6"
    assert fleets[HF2] == "1"
    hand.drag((field, field.card_box(UQ).center()), (field, field.lane_box(HF1).center()))
    fleets = {c.id: c.badges[0] for c in action.session.view().counters if c.kind == "fleet"}
    assert fleets == {HF1: "7", AF1: "7"}


@pytest.mark.rule("star-control/MOV.rearrange")
def test_ships_are_marked_and_split_off_by_keys_alone(window, hand, action):
    hand.click(action.drawer.field, action.drawer.field.card_box(UQ).center())
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Space)
    assert len(action.drawer.field.held()) == 2
    hand.key(Qt.Key.Key_N)
    fleets = {c.id: c.badges[0] for c in action.session.view().counters if c.kind == "fleet"}
    assert fleets[HF2] == "2"
    hand.click(action.drawer.field, action.drawer.field.card_box(UQ).center())
    hand.key(Qt.Key.Key_1)
    fleets = {c.id: c.badges[0] for c in action.session.view().counters if c.kind == "fleet"}
    assert fleets[HF1] == "6"


@pytest.mark.rule("star-control/FLEET.max")
def test_a_drop_that_a_rule_forbids_is_said_over_the_lane(action):
    ships = tuple(card.id for card in action.drawer.field.cards())
    assert "nothing would change" in action._judge(ships, None)


# ---- orders


def test_what_belongs_to_other_phases_is_folded_away_with_its_reasons(window, hand, action):
    fold = window.findChild(QToolButton, "orders-elsewhere")
    hand.click(fold)
    texts = [w.text() for w in action.orders.findChildren(type(action.orders._rich("")))]
    assert any("Battle phase" in text for text in texts)


def test_the_offers_have_their_buttons_in_the_panel_and_not_in_the_bar(window, action):
    action.give(Proceed(player=action.viewer))
    settle(60)
    assert [b for b in action.phases.findChildren(QPushButton) if b.objectName().startswith("offer-")] == []
    orders = [b for b in action.orders.findChildren(QPushButton) if b.objectName() == "order-attack"]
    assert len(orders) == 1


# ---- battle


@pytest.mark.rule("star-control/BAT.attack")
def test_a_click_on_the_enemy_fleet_opens_the_tactical_map(window, hand, action):
    action.give(Proceed(player=action.viewer))
    settle(60)
    screen = window.screen_
    screen.galaxy_desk.select(HF1)
    hand.click(screen.galaxy.viewport(), over(screen.galaxy, where(screen, AF1)))
    settle(80)
    screen = window.screen_
    assert screen.centre.now == "solid"
    assert screen.battle.isVisible()
    assert screen.tray.isVisible()
    assert len(screen.tray.pieces()) == 7
    own = {c.id for c in screen.session.view().counters if c.owner == screen.viewer}
    assert set(screen.tray.pieces()) <= own


@pytest.mark.rule("star-control/BAT.deploy")
def test_clicks_down_the_end_column_set_up_ship_after_ship(window, hand, action):
    action.give(Proceed(player=action.viewer))
    action.give(Attack(player=action.viewer, fleet=HF1, target=AF1))
    settle(250)
    screen = window.screen_
    waiting = screen.tray.pieces()
    screen.battle_desk.select(waiting[0])
    for number in range(1, len(waiting) + 1):
        goal = sorted(screen.battle_desk.deploy_cells())[0]
        hand.click(screen.battle.viewport(), over(screen.battle, goal))
        settle(40)
        assert len(screen.tray.pieces()) == len(waiting) - number


@pytest.mark.rule("star-control/BAT.deploy")
def test_the_map_stays_where_it_is_while_ships_are_set_up(window, action):
    action.give(Proceed(player=action.viewer))
    action.give(Attack(player=action.viewer, fleet=HF1, target=AF1))
    settle(250)
    screen = window.screen_
    before = over(screen.battle, "0,0")
    for piece in screen.tray.pieces()[:-1]:
        goal = sorted(next(o for o in screen.session.view().offers if o.piece == piece).cells)[0]
        screen.give(Deploy(player=screen.viewer, unit=piece, cell=goal))
        settle(60)
        assert over(screen.battle, "0,0") == before


def test_galaxy_and_battle_can_be_seen_side_by_side(window, hand, action):
    screen = into_battle(window)
    hand.click(window.findChild(QToolButton, "centre-both"))
    assert screen.galaxy.isVisible()
    assert screen.battle.isVisible()
    assert screen.galaxy.table.maps[0].id == "galaxy"
    assert screen.battle.table.maps[0].id == "battle"


@pytest.mark.rule("star-control/BAT.hit")
def test_the_hand_over_an_enemy_shows_the_chance_and_lights_its_row(window, action):
    screen = into_battle(window)
    enemy = screen.battle_desk.table()[0].target
    hover(window, screen.battle.viewport(), over(screen.battle, screen.battle_desk.counter(enemy).cell))
    assert "to hit" in screen.battle.bubble.text
    assert screen.battle.board.targeted == enemy
    assert "or less" in window.findChild(type(screen.battle_panel._parts), "battle-parts").text()


def test_a_deed_that_is_refused_says_why_beneath_its_button(window, action):
    screen = into_battle(window)
    screen.battle_desk.select(UQ)
    launch = screen.battle_panel.findChild(QPushButton, "deed-launch")
    assert launch.isEnabled()
    screen.battle_desk.take_tool("launch")
    settle(40)
    launch = screen.battle_panel.findChild(QPushButton, "deed-launch")
    assert launch.text().startswith("Choose a hex")


def test_undo_goes_back_out_of_the_battle_into_the_same_galaxy(window, hand, action):
    action.give(Proceed(player=action.viewer))
    screen = window.screen_
    screen.give(Attack(player=screen.viewer, fleet=HF1, target=AF1))
    settle(60)
    assert window.screen_.centre.now == "solid"
    window.screen_.undo()
    settle(60)
    screen = window.screen_
    assert screen.centre.now == "map"
    assert screen.side.currentWidget() is screen.orders
    assert screen.drawer.isVisible()


# ---- computer


def test_the_computer_plays_its_side_and_the_chair_stays(window):
    start(window, "alliance-vs-hierarchy", curtain=False, computer="Hierarchy", first="Hierarchy")
    screen = window.screen_
    assert screen.viewer == "Alliance"
    window.computers.pace = Pace.SKIP
    for _ in range(200):
        settle(20)
        if screen.viewer in screen.session.view().active:
            break
    assert window.screen_ is screen
    assert any(c.kind == "installation" and c.owner == "Hierarchy" for c in screen.session.view().counters)
    assert window.findChild(QToolButton, "pace-skip").isChecked()


def test_step_by_step_the_computer_waits_for_the_button(window, hand):
    start(window, "alliance-vs-hierarchy", curtain=False, computer="both")
    window.computers.pace = Pace.STEP
    screen = window.screen_
    for _ in range(100):
        settle(20)
        if window.computers.waits:
            break
    before = len(screen.session.log())
    hand.click(hand.named("pace-next"))
    settle(100)
    assert len(screen.session.log()) > before


# ---- opened again


def setting_up(window):
    """A battle is declared, and its ships lie in the tray."""
    start(window, "fleet-action", curtain=False, undo="open")
    screen = window.screen_
    screen.give(Proceed(player=screen.viewer))
    screen.give(Attack(player=screen.viewer, fleet=HF1, target=AF1))
    settle(250)
    return window.screen_


def test_a_save_of_a_game_without_secrets_opens_without_a_curtain(window, action, tmp_path):
    action.give(Proceed(player=action.viewer))
    copy = window.documents.save_copy(window.documents.current, str(tmp_path / "elsewhere" / "copy"))
    window.go_home()
    assert window.open_path(copy)
    settle(60)
    assert window.screen_ is not None
    assert window.pages.currentWidget() is window.screen_


def test_a_game_without_secrets_is_resumed_without_a_curtain(window, action):
    action.give(Proceed(player=action.viewer))
    beside = window.documents.current.game.path.with_name("table.json")
    window.go_home()
    beside.unlink()
    assert window.resume(window.documents.recent()[0])
    settle(60)
    assert window.screen_ is not None
    assert window.pages.currentWidget() is window.screen_


@pytest.mark.rule("star-control/BAT.deploy")
def test_a_battle_resumed_while_it_is_set_up_has_the_tray_and_the_map_as_before(window):
    window.resize(1920, 1080)
    screen = setting_up(window)
    assert screen.tray.height() < 200  # all seven cards in one row
    before = (screen.tray.height(), screen.battle.height())
    window.go_home()
    assert window.resume(window.documents.recent()[0])
    settle(250)
    screen = window.screen_
    assert screen.tray.isVisible()
    assert (screen.tray.height(), screen.battle.height()) == before


# ---- questions


def ends_the_turn(window, hand):
    hand.click(window.screen_.phases.primary)
    settle(60)


@pytest.mark.rule("star-control/BAT.actions")
def test_a_battle_turn_ends_with_idle_ships_only_after_a_question(window, hand, action):
    screen = into_battle(window)
    assert not screen.session.view().prompt.startswith("End Segment")
    ends_the_turn(window, hand)
    assert window.sheets.busy
    assert not window.screen_.session.view().prompt.startswith("End Segment")
    hand.click(window.sheets.top.findChildren(QPushButton)[-1])
    settle(60)
    assert window.screen_.session.view().prompt.startswith("End Segment")


# ---- signs and words


def test_a_fleet_that_has_moved_bears_an_arrow_and_no_letter_of_an_installation():
    assert state_letter("moved") == "→"
    assert any("→" in word.term for word in WORDS)


def test_an_option_too_long_for_its_box_ends_in_dots(window, hand):
    hand.click(next(c for c in window.findChildren(GameCard) if c.game.slug == "star-control"))
    settle(60)
    hand.click(hand.named("home-start"))
    settle(60)
    hand.click(hand.named("new-game-more"))
    settle(60)
    boxes = window.sheets.top.findChildren(ChoiceBox)
    assert boxes
    for box in boxes:
        assert box.isVisible()
        room = box.fontMetrics().horizontalAdvance(box.shown_text())
        assert room <= box.width()
        box.addItem("A reading of the rules that is told at far greater length than a box is wide")
        box.setItemText(box.currentIndex(), box.itemText(box.count() - 1))
        assert box.shown_text().endswith("…")


# ---- pictures


def test_the_silhouettes_can_be_told_apart_in_twenty_pixels(window):
    enter_figures()
    pictures = {}
    for art in SHIPS:
        image = QImage(20, 20, QImage.Format.Format_Grayscale8)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ship(painter, art, "green", 0, QRectF(0, 0, 20, 20).center(), 10)
        painter.end()
        pictures[art] = [image.pixelColor(x, y).lightness() for x in range(20) for y in range(20)]
    names = sorted(pictures)
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            apart = sum(abs(a - b) > 40 for a, b in zip(pictures[one], pictures[other], strict=True))
            assert apart >= 24, f"{one} and {other} look alike: {apart} pixels of 400 differ"


@pytest.mark.rule("star-control/VX.limpet")
def test_a_ship_dragged_onto_an_enemy_attacks_with_the_weapon_in_hand(window, action):
    screen = into_battle(window)
    intruder = PieceId("VX-1")
    screen.battle_desk.select(intruder)
    screen.battle_desk.use("limpet")
    target = screen.battle_desk.table()[0].target
    heard = []
    screen.session.rejected.connect(lambda command, _found: heard.append(command))
    gesture = Gesture(
        by=screen.viewer, piece=intruder, map="battle", cell=screen.battle_desk.counter(target).cell
    )
    screen.battle_presenter.gesture_dropped(gesture)
    assert [command.mode for command in heard] == ["limpet"]
    assert "Limpet" in screen.battle.bubble.text


# ---- keys


def test_after_a_pressed_order_the_keys_stay_in_the_panel(window, hand):
    start(window, "fleet-action", curtain=False, undo="open")
    settle(150)
    screen = window.screen_
    while screen.session.view().phase != "build":
        screen.give(Proceed(player=screen.viewer))
        settle(30)
    order = next(b for b in screen.orders.findChildren(QPushButton) if b.objectName() == "order-build")
    order.setFocus()
    hand.click(order)
    settle(60)
    assert screen.orders.isAncestorOf(window.focusWidget())


def test_after_a_pressed_power_the_keys_stay_in_the_battle_panel(window, hand, action):
    screen = into_battle(window)
    screen.battle_desk.select(UQ)
    settle(60)
    power = next(b for b in screen.battle_panel.findChildren(QPushButton) if b.text().startswith("Launch"))
    power.setFocus()
    hand.click(power)
    settle(60)
    assert screen.battle_panel.isAncestorOf(window.focusWidget())
