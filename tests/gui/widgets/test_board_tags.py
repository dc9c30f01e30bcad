"""Tags: number and level of every ship at every zoom, apart from each other and in constant size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from engine.core.ids import PieceId
from engine.core.view import CourseView
from gui.board.board_scene import GHOSTS
from gui.board.glide import Glide
from gui.board.navigation import LEAST
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.board_desk import Desk, desk_of
from tests.helpers.board_tables import GREEN, RED, board, cell, crowd, fight, marker, ship, table

STAR = ship("star", GREEN, "ca", (5, 5), label="1", facing=2, level=12, pitch=1, movable=True)
FOE = ship("foe", RED, "bc", (10, 6), label="1", facing=8, level=-3)
TALL = board(22, 34)


def tag_boxes(desk):
    """The tags' boxes on the screen, by what they belong to."""
    layer = desk.view.board.labels.layer
    return {
        key: desk.view.viewportTransform().mapRect(layer.place_of(key)).adjusted(0.5, 0.5, -0.5, -0.5)
        for key in layer.placed
    }


def touching(boxes):
    """Pairs of boxes that lie over each other."""
    listed = list(boxes.items())
    return [
        (a, b) for n, (a, box) in enumerate(listed) for b, other in listed[n + 1 :] if box.intersects(other)
    ]


def test_number_and_level_are_told_where_the_whole_map_is_in_sight(qtbot):
    desk = Desk(qtbot, table(STAR, FOE, maps=TALL))
    desk.view.fit()
    assert desk.view.zoom * 96 < 20
    assert desk.tags == {STAR.id: "G1 +12", FOE.id: "R1 −3"}


@pytest.mark.parametrize("zoom", [LEAST, 0.12, 0.3, 0.8, 2.0])
def test_number_and_level_are_told_at_every_zoom_in_the_same_size(qtbot, zoom):
    desk = desk_of(qtbot, STAR, FOE)
    desk.zoom_to(zoom)
    assert desk.tags[FOE.id].startswith("R1")
    assert desk.tags[FOE.id].endswith("−3")
    layer = desk.view.board.labels.layer
    high = desk.view.board.labels.tags.size(layer.placed[FOE.id].tag)[1]
    assert {round(box.height()) for box in tag_boxes(desk).values()} == {round(high) - 1}
    assert high == 18


def test_near_by_a_tag_tells_pitch_and_name_too(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    desk.zoom_to(0.7)
    assert desk.tags[STAR.id] == "G1 +12 ▲30°"
    desk.zoom_to(1.0)
    assert desk.tags[STAR.id] == "G1 Star +12 ▲30°"


@pytest.mark.parametrize("zoom", [0.15, 0.3, 0.6, 1.0])
def test_no_tag_lies_over_another(qtbot, zoom):
    view, plotted = fight()
    desk = Desk(qtbot, view)
    desk.view.overlay(*plotted)
    desk.zoom_to(zoom)
    assert touching(tag_boxes(desk)) == []


def test_three_hundred_ships_leave_each_other_room(qtbot):
    desk = Desk(qtbot, crowd(), size=(1280, 800))
    boxes = tag_boxes(desk)
    assert len(boxes) > 250
    assert touching(boxes) == []


def test_a_stack_is_told_in_rows_with_the_highest_first(qtbot):
    low = replace(STAR, id=PieceId("low"), label="2", level=-4)
    desk = desk_of(qtbot, low, STAR)
    boxes = tag_boxes(desk)
    assert desk.tags == {STAR.id: "G1 +12", "low": "G2 −4"}
    assert boxes[STAR.id].bottom() <= boxes["low"].top() + 1
    assert boxes[STAR.id].left() == pytest.approx(boxes["low"].left(), abs=1)


def test_of_a_great_stack_the_rest_is_counted(qtbot):
    ships = [replace(STAR, id=PieceId(f"s{n}"), label=str(n), level=n) for n in range(8)]
    desk = desk_of(qtbot, *ships)
    assert "+ 3 more" in desk.tags.values()
    desk.view.open_fan(STAR.cell)
    assert len([text for text in desk.tags.values() if text.startswith("G")]) == 8


def test_a_ship_face_down_is_not_named(qtbot):
    desk = desk_of(qtbot, replace(FOE, face_down=True))
    assert desk.tags == {}


@pytest.mark.rule("sits/B1.142")
def test_markers_tell_their_difference_of_level_once_they_are_near(qtbot):
    eot = marker("eot", STAR, (8, 4), 14)
    desk = desk_of(qtbot, STAR, eot)
    desk.zoom_to(0.3)
    assert eot.id not in desk.tags
    desk.zoom_to(0.6)
    assert desk.tags[eot.id] == "+2"


def test_a_tag_can_be_read_on_the_picture(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    desk.view.settle()
    box = tag_boxes(desk)[STAR.id]
    picture = desk.vp.grab().toImage()
    near_left = picture.pixelColor(round(box.left() + 2), round(box.center().y()))
    assert near_left == hub().colour("green")
    row = [
        picture.pixelColor(x, round(box.center().y())) for x in range(round(box.left()), round(box.right()))
    ]
    assert hub().colour("raised") in row


def test_the_tag_of_a_ghost_lies_over_every_ghost(qtbot):
    view, plotted = fight()
    desk = Desk(qtbot, view)
    desk.view.overlay(*plotted)
    scene = desk.view.board
    assert desk.tags["plot", 0].startswith("G1 +20")
    assert scene.labels.layer.zValue() > GHOSTS + 1
    assert all(item.zValue() < scene.labels.layer.zValue() for item in scene.plot_ghosts())


def test_a_counter_in_hand_carries_its_tag_with_the_level_in_hand(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    desk.press(desk.at(5, 5))
    desk.move(desk.at(7, 6))
    desk.wheel(desk.at(7, 6), 2)
    hand = desk.view.board.labels.layer.hand
    assert [tag.tag.text for tag in hand] == ["G1 +14"]
    assert (hand[0].x, hand[0].y) == desk.view.board.geometry.centre(cell(7, 6))
    desk.release(desk.at(7, 6))
    assert desk.view.board.labels.layer.hand == ()


def test_a_plot_never_moves_what_names_the_ships(qtbot):
    view, plotted = fight()
    desk = Desk(qtbot, view)
    before = {c.id: tag_boxes(desk)[c.id] for c in view.counters if c.id in desk.tags and c.kind == "piece"}
    desk.view.overlay(*plotted)
    after = tag_boxes(desk)
    assert {key: after[key] for key in before} == before


def five_turns():
    """A coasting path of five turns from turn 3 on: midpoint and end of each."""
    points, turns = [(cell(5, 5), 12)], [0]
    for n in range(1, 6):
        points += [(cell(5 + 3 * n - 1, 5), 12), (cell(5 + 3 * n, 5), 12 - n)]
        turns += [0, 2 + n]
    return CourseView(piece=STAR.id, kind="coast", points=tuple(points), turns=tuple(turns))


def test_five_turns_of_coasting_show_their_numbers_and_levels(qtbot):
    desk = Desk(qtbot, table(STAR, maps=board(22, 14)))
    desk.view.overlay((), (five_turns(),))
    notes = {text for text in desk.tags.values() if text.startswith("T")}
    assert notes == {"T3 · +11", "T4 · +10", "T5 · +9", "T6 · +8", "T7 · +7"}


def test_on_the_whole_map_coasting_still_shows_its_turns(qtbot):
    desk = Desk(qtbot, table(STAR, maps=TALL))
    desk.view.overlay((), (five_turns(),))
    notes = {text.split(" ")[0] for text in desk.tags.values() if text.startswith("T")}
    assert notes == {"T3", "T4", "T5", "T6", "T7"}


def test_a_turn_that_two_courses_tell_is_told_once(qtbot):
    desk = Desk(qtbot, table(STAR, maps=board(22, 14)))
    whole = five_turns()
    desk.view.overlay((), (replace(whole, points=whole.points[:5], turns=whole.turns[:5]), whole))
    assert len([text for text in desk.tags.values() if text.startswith("T4")]) == 1


def test_a_gliding_ship_takes_its_tag_along(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    glide = Glide(desk.view)
    before = glide.places()
    desk.presenter.show(table(replace(STAR, cell=cell(9, 5)), FOE))
    glide.start(before)
    placed = desk.view.board.labels.layer.placed[STAR.id]
    assert (placed.x, placed.y) == (before[STAR.id].x(), before[STAR.id].y())
    glide.finish()
    assert (placed.x, placed.y) == pytest.approx(desk.view.board.geometry.centre(cell(9, 5)))


@pytest.mark.parametrize("zoom", [LEAST, 0.1, 0.16, 0.3])
def test_a_counter_keeps_a_size_in_which_its_hull_is_known(qtbot, zoom):
    desk = desk_of(qtbot, STAR, FOE)
    desk.zoom_to(zoom)
    item = desk.view.board.items_by_id[STAR.id]
    picture = item.pixmap().toImage()
    filled = [x for x in range(picture.width()) if picture.pixelColor(x, picture.height() // 2).alpha() > 200]
    across = desk.view.viewportTransform().mapRect(
        QRectF(0, 0, item.scale() * (filled[-1] - filled[0] + 1), 1)
    )
    assert across.width() >= 22


def test_counters_keep_their_size_while_the_map_is_being_zoomed_out(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    desk.zoom_to(0.3)
    item = desk.view.board.items_by_id[STAR.id]
    size = item.scale() * desk.view.zoom
    desk.view.zoom_by(0.5)
    assert item.scale() * desk.view.zoom == pytest.approx(size)


def test_a_counter_larger_than_its_hex_is_hit_at_its_rim(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    desk.zoom_to(0.12)
    x, y = desk.view.board.geometry.centre(FOE.cell)
    rim = desk.seen(x, y) + QPointF(9, 0).toPoint()
    assert desk.view.board.geometry.cell_at(*desk.view.scene_at(rim)) != FOE.cell
    desk.click(rim)
    assert desk.presenter.selected == FOE.id


def test_tags_grow_with_the_text_of_the_player(qtbot):
    desk = desk_of(qtbot, STAR, FOE)
    before = tag_boxes(desk)[STAR.id].height()
    hub().use(QApplication.instance(), Theme("light", 1.5))
    try:
        assert tag_boxes(desk)[STAR.id].height() > before * 1.3
    finally:
        hub().use(QApplication.instance(), Theme())
