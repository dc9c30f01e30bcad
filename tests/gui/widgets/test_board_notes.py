"""Notes over the map: what the hand rests on, the measure, refusals; inside the view and never in the way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.view import AttitudeView, CourseView, SlotView
from engine.core.violation import Violation
from gui.board.notes import REST_MS
from gui.board.overview import LARGEST
from gui.board.rosette import SIZE
from tests.helpers.board_desk import Desk, desk_of
from tests.helpers.board_tables import GREEN, RED, board, cell, marker, ship, table

STAR = ship("star", GREEN, "ca", (5, 5), label="1", facing=2, level=5, roll=6, movable=True)
FOE = ship("foe", RED, "bc", (10, 6), label="1", facing=8, pitch=-1, level=2)
FAR = Violation("sits/D2.12", "Star starts within 5 hexes of its corner, not 7 hexes away from it.")


def rest(milliseconds=REST_MS + 60):
    QTest.qWait(milliseconds)


def card(piece, **speeds):
    """An AVID card with these white values."""
    names = {"up": "+", "down": "-"}
    slots = tuple(SlotView(slot=names.get(slot, slot), value=value) for slot, value in speeds.items())
    return AttitudeView(
        piece=piece, title="", forward="A y", roll=0, markers=(), slots=slots, frame=((0.0, 0.0, 0.0),) * 3
    )


@pytest.fixture
def desk(qtbot):
    return desk_of(qtbot, STAR, FOE)


# ---- what the hand rests on


def test_resting_on_a_ship_tells_what_it_is(qtbot):
    desk = Desk(qtbot, replace(table(STAR, FOE), attitudes=(card(FOE.id, B=4, A=3, up=1, F=0),)))
    desk.hover(desk.at(3, 8))
    desk.hover(desk.at(10, 6))
    assert desk.view.notes.about.text == ""
    rest()
    assert desk.view.notes.about.text.split("\n") == [
        "Foe",
        "R1, hex 10/06, level +2",
        "Facing E, nose down 30°",
        "Velocity 4B, 3A, 1+",
    ]
    assert desk.view.notes.about.isVisible()


def test_the_way_from_the_selected_ship_is_told_too(desk):
    desk.presenter.choose(STAR.id)
    desk.hover(desk.at(10, 6))
    rest()
    assert desk.view.notes.about.text.split("\n")[-1] == "From Star: 5 hexes, 1B 4C, 3 levels down"


def test_the_session_tells_the_way_where_it_can(qtbot):
    desk = desk_of(qtbot, STAR, FOE, measurer=lambda a, low, b, high: f"range 6 hexes, {high - low}")
    desk.presenter.choose(STAR.id)
    desk.hover(desk.at(10, 6))
    rest()
    assert desk.view.notes.about.text.endswith("From Star: range 6 hexes, -3")


def test_a_passing_hand_is_told_nothing(desk):
    for column in range(3, 13):
        desk.hover(desk.at(column, 6))
        QTest.qWait(30)
    assert not desk.view.notes.about.isVisible()


def test_an_empty_hex_is_told_nothing(desk):
    desk.hover(desk.at(3, 8))
    rest()
    assert not desk.view.notes.about.isVisible()


def test_the_note_goes_when_the_hand_goes_on(desk):
    desk.hover(desk.at(10, 6))
    rest()
    desk.hover(desk.at(3, 8))
    assert not desk.view.notes.about.isVisible()


def test_pressing_takes_the_note_away_and_dragging_never_brings_it(desk):
    desk.hover(desk.at(5, 5))
    rest()
    assert desk.view.notes.about.isVisible()
    desk.press(desk.at(5, 5))
    assert not desk.view.notes.about.isVisible()
    desk.move(desk.at(10, 6))
    rest()
    assert not desk.view.notes.about.isVisible()
    assert desk.ghost.cell == cell(10, 6)
    desk.release(desk.at(10, 6))


def test_the_note_lets_the_mouse_through(desk):
    desk.hover(desk.at(10, 6))
    rest()
    assert desk.view.notes.about.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_note_covers_neither_the_ship_nor_its_tag(desk):
    desk.hover(desk.at(10, 6))
    rest()
    tag = desk.view.board.labels.layer.place_of(FOE.id)
    box = desk.view.notes.about.geometry()
    assert not box.contains(desk.at(10, 6))
    assert not box.intersects(desk.view.viewportTransform().mapRect(tag).toAlignedRect())


def test_the_cursor_of_the_keys_is_told_the_same(desk):
    desk.hover(desk.at(10, 6))
    rest()
    by_hand = desk.view.notes.about.text
    desk.hover(desk.at(3, 8))
    desk.view.setFocus()
    desk.view.put_cursor(cell(10, 5))
    desk.key(Qt.Key.Key_Down)
    assert desk.view.cursor_cell == cell(10, 6)
    rest()
    assert desk.view.notes.about.text == by_hand


def test_a_screen_reader_hears_the_way_and_the_velocity(qtbot):
    desk = Desk(qtbot, replace(table(STAR, FOE), attitudes=(card(FOE.id, D=2),)))
    desk.presenter.choose(STAR.id)
    desk.view.put_cursor(cell(10, 6))
    words = desk.view.accessibleDescription()
    assert "velocity 2D" in words
    assert "From Star: 5 hexes" in words


def test_a_marker_tells_whose_it_is_and_how_high(qtbot):
    desk = desk_of(qtbot, STAR, marker("eot", STAR, (8, 8), 7))
    desk.hover(desk.at(8, 8))
    rest()
    assert desk.view.notes.about.text.split("\n") == [
        "End of turn marker of Star",
        "Hex 08/08, level +7: 2 levels up from its ship",
    ]


def test_the_key_to_a_coasting_tag_is_told_where_it_stands(desk):
    points = ((STAR.cell, 5), (cell(7, 9), 5), (cell(9, 10), 4))
    coast = CourseView(piece=STAR.id, kind="coast", points=points, turns=(0, 0, 3))
    desk.view.overlay((), (coast,))
    desk.hover(desk.at(9, 10))
    rest()
    assert desk.view.notes.about.text == "T3 · +4: end of turn 3 at level +4"


# ---- the measure


def test_taking_up_the_measure_shows_by_pointer_and_hint_that_it_is_on(desk):
    desk.key(Qt.Key.Key_R)
    assert desk.vp.cursor().shape() == Qt.CursorShape.CrossCursor
    assert desk.view.notes.hint.isVisible()
    assert desk.view.notes.hint.text.startswith("Measure:")
    desk.key(Qt.Key.Key_R)
    assert desk.vp.cursor().shape() != Qt.CursorShape.CrossCursor
    assert not desk.view.notes.hint.isVisible()


def test_the_measure_runs_from_the_hex_under_the_pointer_without_a_press(desk):
    desk.hover(desk.at(5, 5))
    desk.key(Qt.Key.Key_R)
    desk.hover(desk.at(7, 7))
    assert desk.view.bubble.text == "3 hexes, 2C 1D"
    desk.hover(desk.at(10, 6))
    assert desk.view.bubble.text == "5 hexes, 1B 4C, 3 levels down"
    assert desk.view.board.marks["ruler"].isVisible()


def test_a_click_starts_the_measure_anew(desk):
    desk.hover(desk.at(5, 5))
    desk.key(Qt.Key.Key_R)
    desk.click(desk.at(9, 9))
    desk.hover(desk.at(9, 8))
    assert desk.view.bubble.text == "1 hex, 1A"


def test_the_measure_follows_the_cursor_of_the_keys(desk):
    desk.view.setFocus()
    desk.view.put_cursor(cell(5, 5))
    desk.key(Qt.Key.Key_R)
    for _ in range(3):
        desk.key(Qt.Key.Key_Down)
    assert desk.view.bubble.text == "3 hexes, 3D"
    desk.key(Qt.Key.Key_Return)
    desk.key(Qt.Key.Key_Down)
    assert desk.view.bubble.text == "1 hex, 1D"


def test_the_session_measures_the_true_range(qtbot):
    asked = []

    def measure(*ends):
        asked.append(ends)
        return "range 5 hexes, 1B 4C, 3 levels down"

    desk = desk_of(qtbot, STAR, FOE, measurer=measure)
    desk.hover(desk.at(5, 5))
    desk.key(Qt.Key.Key_R)
    desk.hover(desk.at(10, 6))
    assert desk.view.bubble.text.startswith("range 5 hexes")
    assert asked[-1] == (STAR.cell, 5, FOE.cell, 2)


def test_escape_ends_the_measure(desk):
    desk.hover(desk.at(5, 5))
    desk.key(Qt.Key.Key_R)
    desk.hover(desk.at(9, 9))
    desk.key(Qt.Key.Key_Escape)
    assert not desk.view.bubble.isVisible()
    assert not desk.view.board.marks["ruler"].isVisible()
    assert not desk.view.notes.hint.isVisible()


# ---- refusals


def refuse_at(desk, point):
    """Drags the ship there and lets it go: the note stays."""
    desk.press(desk.at(5, 5))
    desk.move(desk.at(6, 6))
    desk.move(point)
    desk.release(point)
    assert "[D2.12]" in desk.view.bubble.text


@pytest.mark.parametrize("size", [(900, 640), (520, 420), (340, 300)])
def test_a_refusal_stays_inside_the_view_and_clear_of_what_lies_over_it(qtbot, size):
    desk = Desk(qtbot, table(STAR, FOE, maps=board(40, 30)), size=size, violations=(FAR,))
    wide, high = desk.view.width(), desk.view.height()
    for point in (
        QPoint(wide - 3, high - 3),
        QPoint(3, high - 3),
        QPoint(wide - 3, 3),
        QPoint(wide // 2, high // 2),
        desk.view.rosette.geometry().center(),
        desk.view.overview.geometry().center(),
    ):
        refuse_at(desk, point)
        box = desk.view.bubble.geometry()
        assert desk.view.rect().contains(box)
        for part in (desk.view.rosette, desk.view.overview):
            assert not (part.isVisible() and part.geometry().intersects(box)), point


@pytest.mark.parametrize(
    "change",
    [
        lambda desk: desk.wheel(desk.at(8, 8), 1),
        lambda desk: desk.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier),
        lambda desk: desk.key(Qt.Key.Key_V),
        lambda desk: desk.key(Qt.Key.Key_F),
    ],
)
def test_a_refusal_goes_when_another_part_of_the_map_is_seen(qtbot, change):
    desk = desk_of(qtbot, STAR, FOE, violations=(FAR,))
    refuse_at(desk, desk.at(8, 8))
    change(desk)
    assert not desk.view.bubble.isVisible()


def test_a_refusal_stays_when_the_view_is_only_given_another_size(qtbot):
    desk = desk_of(qtbot, STAR, FOE, violations=(FAR,))
    refuse_at(desk, desk.at(14, 10))
    desk.view.resize(500, 400)
    assert desk.view.bubble.isVisible()
    assert desk.view.rect().contains(desk.view.bubble.geometry())


# ---- what lies over the map


def test_in_a_narrow_view_rosette_and_overview_are_small_or_gone(desk):
    assert desk.view.rosette.width() == SIZE
    assert max(desk.view.overview.width(), desk.view.overview.height()) > LARGEST
    desk.view.resize(560, 500)
    assert desk.view.rosette.width() < SIZE * 0.75
    assert max(desk.view.overview.width(), desk.view.overview.height()) < LARGEST * 0.8
    desk.view.resize(360, 500)
    assert not desk.view.overview.isVisible()
    assert desk.view.rosette.isVisible()
    desk.view.resize(900, 640)
    assert desk.view.rosette.width() == SIZE


# ---- the first look


def inside(desk, counters):
    """Whether counters are in sight, with room, and under nothing that lies over the map."""
    room = desk.view.rect().adjusted(20, 20, -20, -20)
    parts = [part.geometry() for part in (desk.view.rosette, desk.view.overview) if part.isVisible()]
    places = [desk.seen(*desk.view.board.geometry.centre(counter.cell)) for counter in counters]
    return all(room.contains(at) and not any(part.contains(at) for part in parts) for at in places)


def test_the_first_look_shows_the_own_ships_and_the_nearest_enemy(qtbot):
    own = [replace(STAR, id=f"own{n}", cell=cell(3 + n, 30)) for n in range(3)]
    near, away = replace(FOE, cell=cell(6, 24)), replace(FOE, id="away", cell=cell(58, 2))
    desk = Desk(qtbot, table(*own, near, away, maps=board(60, 34)))
    desk.view.first_look()
    assert inside(desk, (*own, near))
    assert desk.view.zoom * 96 > 40


def test_the_first_look_takes_in_every_enemy_that_it_has_room_for(qtbot):
    foes = [replace(FOE, id=f"foe{n}", cell=cell(8 + n, 4 + n)) for n in range(4)]
    desk = Desk(qtbot, table(STAR, *foes))
    desk.view.first_look()
    assert inside(desk, (STAR, *foes))
