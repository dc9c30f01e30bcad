"""The Ship Systems Display: laid out for every class, drawn with its marks, walked by pointer and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from gui.games.sits.ssd.hit_table import CODES, HitTablePicture, WalkStep
from gui.games.sits.ssd.layout import A4, LETTER
from gui.games.sits.ssd.parts import Printed, Words
from gui.games.sits.ssd.shapes import wide
from gui.games.sits.ssd.view import SheetView
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.open_window import settle, start
from tests.helpers.ship_sheets import CLASSES, drawn, part, plan_of, sheet_of

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def colours():
    """Leaves the colours as they were."""
    before = hub().theme
    yield
    hub().theme = before


@pytest.fixture
def sheet_view(qtbot):
    made = SheetView()
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show_sheet(sheet_of("reliant-bc", marked={"hull": 3}))
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    return made


# ---- laying out


@pytest.mark.parametrize("ratio", [A4, LETTER], ids=["a4", "letter"])
@pytest.mark.parametrize("slug", CLASSES)
def test_every_class_finds_room_on_a_page_and_no_two_boxes_overlap(qtbot, slug, ratio):
    plan = plan_of(slug, ratio)
    page = QRectF(0, 0, plan.width, plan.height)
    boxes = [thing.box for thing in plan.things if isinstance(thing, Printed)]
    assert boxes
    assert all(page.contains(box) for box in boxes)
    assert all(page.adjusted(-1, -1, 1, 1).contains(spot.box) for spot in plan.spots)
    ordered = sorted(boxes, key=lambda box: box.left())
    for place, box in enumerate(ordered):
        for other in ordered[place + 1 :]:
            if other.left() >= box.right():
                break
            assert not box.intersects(other)


@pytest.mark.parametrize("slug", CLASSES)
def test_every_box_of_the_ship_is_on_its_sheet_and_says_what_it_is(qtbot, slug):
    plan, sheet = plan_of(slug), sheet_of(slug)
    spots = {(spot.track, spot.index) for spot in plan.boxes()}
    wanted = {(track.id, place) for track in sheet.tracks() for place in range(track.total)}
    assert wanted <= spots
    assert all(spot.words and spot.rule.startswith("sits/") for spot in plan.spots)


@pytest.mark.parametrize("slug", CLASSES)
def test_no_line_of_text_is_broader_than_its_place_in_the_smallest_type(qtbot, slug):
    for thing in plan_of(slug).things:
        if isinstance(thing, Words) and thing.box.width() > 0:
            assert wide(thing.text, 7, thing.weight) <= thing.box.width() + 1, thing.text


def test_the_boxes_of_a_small_ship_are_larger_than_those_of_a_superdreadnought(qtbot):
    def side(slug: str) -> float:
        return max(t.box.width() for t in plan_of(slug).things if isinstance(t, Printed))

    assert side("havoc-dd") > side("sample-sd") >= 16


# ---- drawing


def looks(plan, image, track: str, index: int):
    return part(image, plan.of(track, index).box)


@pytest.mark.rule("sits/GLO.destroyed-disabled")
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_crossed_circled_used_up_and_rigged_boxes_look_different(qtbot, theme):
    from engine.rulesets.sits.combat import Rig

    hub().theme = Theme(theme)
    plan = plan_of(
        marked={"life": 1},
        disabled={"com": 1},
        spent={"port.decoys": 1},
        rigged=(Rig(track="hyper", until=9),),
    )
    image = drawn(plan)
    plain = looks(plan, image, "life", 1)
    seen = [looks(plan, image, name, 0) for name in ("life", "com", "hyper")]
    for place, one in enumerate(seen):
        assert one != plain
        assert one not in seen[:place]
    fresh = plan_of()
    assert looks(plan, image, "port.decoys", 0) != looks(fresh, drawn(fresh), "port.decoys", 0)


def test_a_sheet_is_drawn_in_the_colours_of_the_window(qtbot):
    hub().theme = Theme("dark")
    dark = drawn(plan_of())
    hub().theme = Theme("light")
    assert drawn(plan_of()) != dark


def test_the_core_is_shaded_and_has_a_thick_border(qtbot):
    plan = plan_of("sample-sd")
    image = drawn(plan)
    table = next(thing.picture for thing in plan.things if hasattr(thing, "picture"))
    edge = table.cell_box(4, 4)
    inside = image.pixelColor(round(edge.left() + 6), round(edge.top() + 6))
    outside = table.cell_box(3, 4)
    assert inside == hub().colour("line")
    assert image.pixelColor(round(outside.left() + 4), round(outside.top() + 4)) == hub().colour("raised")
    assert image.pixelColor(round(edge.left()), round(edge.center().y())) == hub().colour("text")


# ---- the hit location table


@pytest.fixture
def table(qtbot):
    return HitTablePicture(sheet_of("sample-sd").table, QRectF(0, 0, 1050, 494))


def table_image(table):
    from PySide6.QtGui import QImage, QPainter

    image = QImage(1050, 494, QImage.Format.Format_RGB32)
    image.fill(hub().colour("panel"))
    painter = QPainter(image)
    table.paint(painter)
    painter.end()
    return image


def test_every_code_of_every_class_has_a_meaning_and_a_rule(qtbot):
    codes = {cell.code for slug in CLASSES for row in _rows(slug) for cell in row if cell is not None}
    assert codes <= set(CODES)


def _rows(slug):
    table = sheet_of(slug).table
    return table.cells if table is not None else ()


def test_a_cell_is_found_where_it_is_drawn_and_nothing_outside_the_ship(table):
    middle = table.cell_box(5, 2).center()
    assert table.cell_at(middle.x(), middle.y()) == (5, 2)
    assert table.words(5, 2).startswith("[2fwd] Forward Impeller")
    corner = table.cell_box(0, 0).center()
    assert table.cell_at(corner.x(), corner.y()) is None
    assert table.cell_at(2, 2) is None


def test_a_walk_is_drawn_step_by_step_and_only_as_far_as_it_has_come(table):
    blank = table_image(table)
    steps = [
        WalkStep(-1, 8),
        WalkStep(0, 8, "M"),
        WalkStep(1, 8, "skipped", "skipped"),
        WalkStep(2, 8, "mag 3"),
    ]
    table.set_walk(steps, 2)
    assert (table.position, len(table.walk)) == (2, 4)
    two = table_image(table)
    assert part(two, table.cell_box(0, 8)) != part(blank, table.cell_box(0, 8))
    assert part(two, table.cell_box(2, 8)) == part(blank, table.cell_box(2, 8))
    table.set_walk(steps)
    assert table.position == 4
    assert part(table_image(table), table.cell_box(2, 8)) != part(blank, table.cell_box(2, 8))
    table.set_walk(())
    assert table_image(table) == blank


@pytest.mark.parametrize("edge", [(-1, 4), (11, 4), (4, -1), (4, 19)])
def test_a_walk_may_come_in_from_each_edge(table, edge):
    table.set_walk([WalkStep(*edge, "10")])
    assert table.box.adjusted(-1, -1, 1, 1).contains(table.cell_box(*edge))
    table_image(table)


# ---- pointer and keys


def test_a_click_on_a_box_says_its_track_number_and_rule(sheet_view, qtbot):
    spot = sheet_view.place_of("port.weapons.0", 2).center().toPoint()
    with qtbot.waitSignal(sheet_view.box_clicked) as heard:
        qtbot.mouseClick(sheet_view, Qt.MouseButton.LeftButton, pos=spot)
    assert heard.args == ["port.weapons.0", 2, "sits/A2.632"]
    assert sheet_view.chosen().track == "port.weapons.0"


def test_a_resting_pointer_is_told_what_lies_there(sheet_view, qtbot):
    place = sheet_view.place_of("port.weapons.0", 0).center().toPoint()
    QTest.mouseMove(sheet_view, place)
    settle(20)
    assert sheet_view.toolTip() == "7M 1 of 22: 22, in force [A2.632]"


def test_arrows_walk_the_boxes_and_a_screen_reader_hears_each(sheet_view, qtbot):
    sheet_view.choose("pivot", 0)
    assert sheet_view.cursor_box.accessibleName() == "Pivot 1 of 5: 4, evolution delay 3, in force"
    qtbot.keyClick(sheet_view, Qt.Key.Key_Right)
    assert sheet_view.chosen().index == 1
    qtbot.keyClick(sheet_view, Qt.Key.Key_Down)
    assert sheet_view.chosen().track == "roll"
    assert sheet_view.accessibleDescription() == sheet_view.chosen().words
    qtbot.keyClick(sheet_view, Qt.Key.Key_PageDown)
    assert sheet_view.chosen().track == "fwd_impeller"
    with qtbot.waitSignal(sheet_view.box_clicked) as heard:
        qtbot.keyClick(sheet_view, Qt.Key.Key_Return)
    assert heard.args[0] == "fwd_impeller"


def test_the_box_that_has_the_keys_is_brought_into_sight(sheet_view):
    sheet_view.zoom_to(2.0)
    sheet_view.choose("sidewalls.port", 0)
    place = sheet_view.place_of("sidewalls.port", 0)
    assert QRectF(sheet_view.rect()).contains(place)
    assert QRectF(sheet_view.cursor_box.geometry()).contains(place.center())


def test_every_box_can_be_reached_by_the_arrows(sheet_view):
    boxes = sheet_view.plan.boxes()
    reached, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            sheet_view._go(here)
            sheet_view._step(dx, dy)
            if sheet_view._chosen not in reached:
                reached.add(sheet_view._chosen)
                waiting.append(sheet_view._chosen)
    assert len(reached) == len(boxes)


def test_ctrl_and_wheel_zoom_where_the_pointer_is(sheet_view, qtbot):
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication

    at = QPointF(450, 300)
    before, scale = sheet_view.to_sheet(at), sheet_view.scale_now()
    event = QWheelEvent(
        at,
        sheet_view.mapToGlobal(at),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(sheet_view, event)
    after = sheet_view.to_sheet(at)
    assert sheet_view.scale_now() == pytest.approx(scale * 1.44)
    assert (after - before).manhattanLength() < 0.5


def test_a_drag_shifts_the_page_and_is_no_click(sheet_view, qtbot):
    sheet_view.zoom_to(2.0)
    heard = []
    sheet_view.box_clicked.connect(lambda *told: heard.append(told))
    before = sheet_view.to_sheet(QPointF(0, 0))
    qtbot.mousePress(sheet_view, Qt.MouseButton.LeftButton, pos=sheet_view.rect().center())
    for step in range(1, 6):
        QTest.mouseMove(sheet_view, sheet_view.rect().center() - QPointF(20 * step, 10 * step).toPoint())
        settle(5)
    qtbot.mouseRelease(sheet_view, Qt.MouseButton.LeftButton)
    moved = sheet_view.to_sheet(QPointF(0, 0)) - before
    assert moved.x() > 50
    assert moved.y() > 20
    assert heard == []


# ---- in the window


def test_f5_lays_the_chosen_ships_sheet_over_the_window(window, hand):
    start(window, "simple-setup-duel", curtain=False)
    hand.key(Qt.Key.Key_F5)
    top = window.sheets.top
    assert top.title.text() == "Intrepid, Star Knight class"
    assert top.view.hasFocus()
    hand.press_button("Next ship")
    assert top.title.text().startswith("Saladin")
    hand.key(Qt.Key.Key_Escape)
    assert not window.sheets.busy


def test_the_button_in_the_inspector_opens_the_same_sheet(window, hand):
    start(window, "simple-setup-duel", curtain=False)
    hand.click(hand.named("open-ship-sheet"))
    assert window.sheets.top.title.text() == "Intrepid, Star Knight class"


def test_a_click_on_a_box_shows_its_rule_in_a_note_that_leads_to_the_rule(window, hand):
    start(window, "simple-setup-duel", curtain=False)
    hand.key(Qt.Key.Key_F5)
    top = window.sheets.top
    hand.click(top.view, top.view.place_of("port.magazine", 0).center())
    assert "[A2.634]" in top.bubble.text
    assert top.bubble.offer == "Read rule A2.634"
    hand.click(top.bubble.button)
    assert window.sheets.top.title.text() == "Rule"
    hand.key(Qt.Key.Key_Escape)
    assert window.sheets.top is top


def test_the_note_goes_when_the_page_is_zoomed(window, hand):
    start(window, "simple-setup-duel", curtain=False)
    hand.key(Qt.Key.Key_F5)
    top = window.sheets.top
    hand.key(Qt.Key.Key_Return)
    assert top.bubble.text
    hand.press_button("200 %")
    assert top.bubble.text == ""
    assert top.view.scale_now() == pytest.approx(2.0)


def test_without_a_ship_there_is_a_reason_instead_of_a_sheet(window):
    assert window.reason_no_ship_sheet() == "No game is open."
    start(window, "fleet-action", curtain=False)
    assert window.reason_no_ship_sheet() == "This game has no ship sheets."
    assert window.findChild(type(window.screen_.inspector._open), "open-ship-sheet").isHidden()
