"""Pages at true size: measured with a ruler of pixels, counted in the PDF, read back from the files."""

from __future__ import annotations

import re
import zlib
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from engine import library
from engine.core.view import MapView, SheetView
from gui.board.hex_geometry import HEX, BoardGeometry
from gui.games.registry import screen_module
from gui.games.sits.paper.avid_pages import AvidCard, avid_pages
from gui.games.sits.paper.salvo_cards import salvo_pages
from gui.games.sits.paper.ship_pages import ship_pages
from gui.paper.counters import counter_pages, squares
from gui.paper.export_sheet import ExportSheet
from gui.paper.ink import frame, scale_bar
from gui.paper.map_tiles import OVERLAP, hexes, map_pages, part_name, tiling
from gui.paper.pages import MARGIN, PAPERS, Page, make_pdf, page_image
from gui.paper.printables import Picture, Printable, filled
from gui.paper.rulings import ruling_pages
from gui.paper.writing import file_name, free_path, reachable, with_suffix, write
from gui.theme.style import hub
from tests.helpers.open_window import settle, start
from tests.helpers.ship_sheets import ready, sheet_of

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
DOTS = 508.0
"""To the inch: twenty pixels are a millimetre."""
MM = DOTS / 25.4


@pytest.fixture(autouse=True)
def fonts(qtbot):
    ready()


def dark(image: QImage, x: float, y: float) -> bool:
    """Whether there is ink at a place in millimetres."""
    return image.pixelColor(round(x * MM), round(y * MM)).lightness() < 200


def inked(image: QImage, y: float, start: float, end: float) -> list[float]:
    """Where along a line across the page ink begins, in millimetres."""
    row = round(y * MM)
    found, before = [], False
    for x in range(round(start * MM), round(end * MM)):
        now = image.pixelColor(x, row).lightness() < 225
        if now and not before:
            found.append(x / MM)
        before = now
    return found


def page_boxes(data: bytes) -> list[tuple[float, float]]:
    """Breadth and height in millimetres of each page of a PDF."""
    found = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", data)
    return [(float(wide) / 72 * 25.4, float(high) / 72 * 25.4) for wide, high in found]


def page_count(data: bytes) -> int:
    """Pages of a PDF."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", data))


def contents(data: bytes) -> list[bytes]:
    """The drawing of each page of a PDF, unpacked."""
    found = []
    for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL):
        try:
            plain = zlib.decompress(packed)
        except zlib.error:
            continue
        if b" re\n" in plain or b" l\n" in plain:
            found.append(plain)
    return found


def geometry(columns: int = 22, rows: int = 34) -> BoardGeometry:
    sheets = (
        SheetView(id="a", q=0, r=0, columns=columns, rows=rows // 2),
        SheetView(id="b", q=0, r=rows // 2, columns=columns, rows=rows - rows // 2),
    )
    return BoardGeometry(MapView(id="map", kind="hex", sheets=sheets))


def prints(window, name: str):
    module = screen_module(window.shown_game())
    return next(each for each in module.prints(window.screen_, {}) if each.id == name)


# ---- the PDF


def ruler(painter, area: QRectF) -> None:
    frame(painter, QRectF(20, 30, 100, 50), edge="", fill="text")


@pytest.mark.parametrize(("paper", "size"), [(A4, (210.0, 297.0)), (LETTER, (215.9, 279.4))])
def test_a_pdf_has_pages_of_the_paper_that_was_chosen(paper, size):
    data = make_pdf([Page("One", ruler), Page("Two", ruler, landscape=True)], paper, "Test")
    assert data.startswith(b"%PDF-")
    assert page_count(data) == 2
    upright, across = page_boxes(data)
    assert upright == pytest.approx(size, abs=0.4)
    assert across == pytest.approx(size[::-1], abs=0.4)


def test_a_hundred_millimetres_are_a_hundred_millimetres_in_the_pdf():
    data = make_pdf([Page("Ruler", ruler, footed=False)], A4, "Test")
    plain = contents(data)[0].decode("latin-1")
    scale = float(re.search(r"([\d.]+) 0 0 -?[\d.]+ [\d.-]+ [\d.-]+ cm", plain).group(1))
    numbers = [
        tuple(map(float, m)) for m in re.findall(r"(-?[\d.]+) (-?[\d.]+) (?:m|l)\b", plain) if len(m) == 2
    ]
    transforms = re.findall(r"([\d.]+) 0 0 ([\d.]+) ([\d.-]+) ([\d.-]+) cm", plain)
    inner = float(transforms[-1][0]) if len(transforms) > 1 else 1.0
    wide = max(x for x, _ in numbers) - min(x for x, _ in numbers)
    rounded = 2 * 0.6  # the corners of a frame are round: straight edges are shorter by their radii
    points = wide * scale * (inner if len(transforms) > 1 and inner != scale else 1.0)
    assert points / 72 * 25.4 == pytest.approx(100, abs=rounded + 0.1)


def test_a_hundred_millimetres_are_a_hundred_millimetres_on_the_page():
    image = page_image(Page("Ruler", ruler), A4, DOTS)
    assert inked(image, 55, 5, 205) == [pytest.approx(20, abs=0.06)]
    assert dark(image, 119.9, 55)
    assert not dark(image, 120.1, 55)


def test_the_scale_bar_is_as_long_as_it_says():
    from PySide6.QtCore import QPointF

    page = Page("Bar", lambda painter, area: scale_bar(painter, QPointF(30, 40)), footed=False)
    image = page_image(page, A4, DOTS)
    # Filled in steps of ten: black from 30, 50 and 70, white between them.
    assert dark(image, 30.5, 40.8)
    assert not dark(image, 45, 40.8)
    assert dark(image, 55, 40.8)
    assert dark(image, 79.8, 40.8)
    assert not dark(image, 80.4, 40.8)


def test_no_page_is_no_pdf():
    with pytest.raises(ValueError, match="no page"):
        make_pdf([], A4, "Nothing")


def test_what_is_printed_is_dark_on_white_whatever_the_window_shows():
    before = hub().theme
    image = page_image(Page("Sheet", ship_pages([sheet_of()], A4)[0].draw), A4, 40)
    assert hub().theme is before
    assert image.pixelColor(2, 2) == QColor("#FFFFFF")
    light = sum(
        image.pixelColor(x, y).lightness() > 200
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    )
    assert light > 0.75 * (image.width() // 3) * (image.height() // 3)


def test_drawing_that_fails_leaves_the_colours_of_the_window():
    def broken(painter, area) -> None:
        raise RuntimeError("no ink")

    before = hub().theme
    with pytest.raises(RuntimeError):
        page_image(Page("Broken", broken), A4, 20)
    assert hub().theme is before


# ---- maps


@pytest.mark.rule("sits/D2.11")
@pytest.mark.parametrize("size", [35.5, 19.0])
def test_hexes_are_as_far_apart_as_the_printed_ones(size):
    board = geometry()
    page = map_pages(hexes(board), A4, size, "Map")[0]
    image = page_image(page, A4, DOTS)
    # The dot in the middle of a hex of the first column, and of the next one below it.
    origin = board.bounds
    x = MARGIN + 3 + (board.at(0, 1)[0] - origin.left) * size / HEX
    first, second = (MARGIN + 3 + (board.at(0, row)[1] - origin.top) * size / HEX for row in (1, 2))
    assert dark(image, x, first)
    assert dark(image, x, second)
    assert second - first == pytest.approx(size)


def test_neighbouring_sheets_share_ten_millimetres_and_join_on_one_line():
    board, paper = geometry(), A4
    cut = tiling(hexes(board), paper, 35.5)
    assert cut.columns > 1
    left, right = (page_image(page, paper, DOTS) for page in map_pages(hexes(board), paper, 35.5, "Map")[:2])
    area = paper.area(landscape=cut.landscape)
    seam_left = area.left() + cut.part[0] - OVERLAP / 2
    seam_right = area.left() + OVERLAP / 2
    # What lies around the seam is the same on both sheets: hold one over the other.
    for y in range(30, 250, 7):
        near = [dark(left, seam_left + d, y) for d in (-3.0, -1.5, 1.5, 3.0)]
        assert near == [dark(right, seam_right + d, y) for d in (-3.0, -1.5, 1.5, 3.0)]


def test_the_cut_takes_as_few_sheets_as_either_way_allows():
    board = geometry(8, 4)
    cut = tiling(hexes(board), A4, 35.5)
    assert cut.landscape
    assert cut.count == 1
    assert len(map_pages(hexes(board), A4, 35.5, "Map")) == cut.count
    assert tiling(hexes(geometry(4, 4)), A4, 19.0).count == 1


def test_parts_are_named_by_row_and_column():
    assert [part_name(0, 0), part_name(1, 3)] == ["A1", "B4"]


# ---- counters


def test_counters_are_cut_at_the_size_that_was_chosen(window):
    start(window, "first-flight", curtain=False)
    offered = prints(window, "counters-map")
    page = offered.pages(A4, filled(offered, {"size": "25.4"}))[0]
    image = page_image(page, A4, DOTS)
    marks = inked(image, MARGIN + 1, MARGIN, 200)
    gaps = [b - a for a, b in pairwise(marks)]
    assert gaps
    assert all(gap == pytest.approx(25.4, abs=0.11) for gap in gaps)


@pytest.mark.rule("sits/A2.14")
def test_each_ship_has_its_counter_three_midpoints_and_an_end_of_turn_tent(window):
    from gui.games.sits.paper.offers import sits_squares
    from gui.paper.board_picture import PaperBoard

    start(window, "thirty-ships", curtain=False)
    view = window.screen_.session.view()
    board = PaperBoard("map", "Map", "map", view, window.screen_.board, (("Large", 35.5),))
    made = sits_squares(board)
    kinds = [square.spec.kind for square in made]
    assert (kinds.count("piece"), kinds.count("midpoint"), kinds.count("eot")) == (30, 90, 30)
    assert all(square.tent == (square.spec.kind == "eot") for square in made)
    assert all(square.spec.pitch == 0 and square.spec.roll == 0 for square in made)


def test_more_counters_than_a_page_holds_go_on_the_next(window):
    start(window, "thirty-ships", curtain=False)
    offered = prints(window, "counters-map")
    small, large = (len(offered.pages(A4, filled(offered, {"size": size}))) for size in ("12.7", "25.4"))
    assert small < large


def test_a_tent_never_stands_across_the_foot_of_a_page(window):
    from gui.games.sits.paper.offers import sits_squares
    from gui.paper.board_picture import PaperBoard

    start(window, "thirty-ships", curtain=False)
    view = window.screen_.session.view()
    board = PaperBoard("map", "Map", "map", view, window.screen_.board, (("Large", 35.5),))
    tents = [square for square in sits_squares(board) if square.tent]
    assert len(counter_pages(tents, A4, 40.0, "Map")) == -(-30 // (4 * 3))
    assert all(not square.tent for square in squares(board))


# ---- cards and sheets


def test_one_page_for_each_ship(window):
    start(window, "thirty-ships", curtain=False)
    offered = prints(window, "ships")
    pages = offered.pages(LETTER, filled(offered, {}))
    assert len(pages) == 30
    one = offered.pages(LETTER, filled(offered, {"ship": offered.choices[0].values[1][0]}))
    assert len(one) == 1
    assert page_count(make_pdf(one, LETTER, "Ship")) == 1


def test_a_mark_on_the_ship_is_on_its_printed_sheet():
    plain, hurt = (ship_pages([sheet_of(marked=marked)], A4)[0] for marked in ({}, {"hull": 6}))
    assert page_image(plain, A4, 60) != page_image(hurt, A4, 60)


def test_avid_cards_two_to_a_page_blank_or_with_their_markers(window):
    start(window, "first-flight", curtain=False)
    attitude = window.screen_.session.view().attitudes[0]
    blank = avid_pages([AvidCard("green", "A", None)] * 3, A4, "Blank")
    assert len(blank) == 2
    marked = avid_pages([AvidCard("green", "A", attitude)] * 3, A4, "Marked")
    assert page_image(blank[0], A4, 60) != page_image(marked[0], A4, 60)
    turned = avid_pages([AvidCard("green", "B/C", attitude)] * 3, A4, "Turned")
    assert page_image(turned[0], A4, 60) != page_image(marked[0], A4, 60)


def test_a_page_of_salvo_cards_holds_at_least_three_of_them():
    image = page_image(salvo_pages(LETTER)[0], LETTER, DOTS)
    edges = [y for y in range(12, 260) if dark(image, 60, y)]
    assert edges
    tops = inked_down(image, LETTER.width - MARGIN - 4, 8, 270)
    assert len(tops) >= 2 * 3


def inked_down(image: QImage, x: float, start_at: float, end: float) -> list[float]:
    """Where down a line ink begins."""
    column, found, before = round(x * MM), [], False
    for y in range(round(start_at * MM), round(end * MM)):
        now = image.pixelColor(column, y).lightness() < 225
        if now and not before:
            found.append(y / MM)
        before = now
    return found


def test_the_defence_card_carries_both_tables(window):
    start(window, "first-flight", curtain=False)
    offered = prints(window, "defence")
    pages = offered.pages(A4, {})
    assert len(pages) == 1
    assert page_count(make_pdf(pages, A4, "Cards")) == 1


@pytest.mark.parametrize("slug", ["sits", "star-control"])
def test_the_summary_holds_every_ruling_of_the_game(slug):
    told = library.rulings(slug)
    pages = ruling_pages("Game", told, {"stacking": "limit"}, "", A4)
    blocks = [block for page in pages for block in page.draw.args[0]]
    lines = {line.text for block in blocks for line in block}
    assert {each.ruling for each in told} <= lines
    assert len(pages) > 1


def test_the_summary_says_which_option_this_game_has_taken():
    told = [each for each in library.rulings("sits") if each.option == "stacking"]
    page = ruling_pages("Game", told, {"stacking": "unlimited"}, "First line\nSecond line", A4)[0]
    lines = [line.text for block in page.draw.args[0] for line in block]
    assert "In this game stacking is unlimited." in lines
    assert lines[-2:] == ["First line", "Second line"]


def test_a_block_longer_than_a_page_goes_on_the_next():
    ruling = library.rulings("sits")[0]
    ledger = "\n".join(f"Line {n}" for n in range(200))
    pages = ruling_pages("Game", [ruling], {}, ledger, A4)
    lines = [line.text for page in pages for block in page.draw.args[0] for line in block]
    assert [each for each in lines if each.startswith("Line ")] == ledger.splitlines()


# ---- pictures


@pytest.mark.parametrize("scenario", ["first-flight", "fleet-action"])
def test_the_whole_board_as_png_is_larger_than_what_is_seen_and_in_the_same_colours(window, scenario):
    start(window, scenario, curtain=False)
    name = "map" if scenario == "first-flight" else "galaxy"
    whole = QImage.fromData(prints(window, f"whole-{name}").make("png", {}))
    seen = QImage.fromData(prints(window, f"seen-{name}").make("png", {}))
    assert not whole.isNull()
    assert not seen.isNull()
    board = window.screen_.board if scenario == "first-flight" else window.screen_.galaxy
    assert seen.width() == round(board.viewport().width() * seen.devicePixelRatio())
    assert whole.pixelColor(1, 1) == hub().colour("map_off")


def test_the_board_as_svg_holds_lines_and_the_names_of_ships_and_no_pixels(window):
    start(window, "first-flight", curtain=False)
    text = prints(window, "whole-map").make("svg", {}).decode()
    assert text.startswith("<?xml")
    assert "<image" not in text
    assert text.count("<path") + text.count("<poly") > 700
    assert ">Osprey<" in text or ">G1<" in text
    assert "01/01" in text


def test_a_picture_of_the_board_changes_nothing_on_the_board(window):
    start(window, "first-flight", curtain=False)
    board = window.screen_.board
    board.settle()
    settle(200)
    seen = prints(window, "seen-map")
    before = seen.make("png", {}), board.zoom
    prints(window, "whole-map").make("svg", {})
    prints(window, "whole-map").make("png", {})
    assert (seen.make("png", {}), board.zoom) == before


def test_every_print_of_every_game_can_be_made(window):
    for scenario in ("first-flight", "fleet-action", "first-war-fight"):
        start(window, scenario, curtain=False)
        for each in screen_module(window.shown_game()).prints(window.screen_, {}):
            if isinstance(each, Printable):
                assert make_pdf(each.pages(LETTER, filled(each, {})), LETTER, each.title)
            else:
                assert isinstance(each, Picture)
                assert all(each.make(kind, {}) for kind in ("png", "svg"))


@pytest.mark.parametrize("scenario", ["first-flight", "fleet-action", "first-war-fight"])
def test_control_p_offers_what_a_game_has_on_paper(window, scenario):
    start(window, scenario, curtain=False)
    assert window.reason_no_print() == ""
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    settle(100)
    assert window.findChild(ExportSheet) is not None
    assert prints(window, "rulings").title == "Rulings"


# ---- files


def test_a_file_is_not_replaced_unasked(tmp_path):
    path = tmp_path / "a.pdf"
    assert write(path, b"old", replace=False) == ""
    assert write(path, b"new", replace=False) == "There is a file a.pdf in that folder already."
    assert path.read_bytes() == b"old"
    assert write(path, b"new", replace=True) == ""
    assert path.read_bytes() == b"new"


def test_a_folder_that_is_no_folder_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("x")
    told = write(tmp_path / "file" / "a.pdf", b"data", replace=False)
    assert told.endswith(".") or ")" in told
    assert "can't be made" in told
    assert "is a folder" in write(tmp_path, b"data", replace=True)


def test_a_device_is_never_written(tmp_path):
    import os

    pipe = tmp_path / "pipe.pdf"
    os.mkfifo(pipe)
    assert "expected a file" in write(pipe, b"data", replace=True)


def test_a_file_dialog_begins_in_the_nearest_folder_that_is_there(tmp_path):
    assert reachable(tmp_path / "Documents" / "prints" / "a.pdf") == tmp_path / "a.pdf"
    assert reachable(tmp_path / "a.pdf") == tmp_path / "a.pdf"


def test_names_of_files_are_free_and_fit_for_any_system(tmp_path):
    assert file_name('Duel: "A/B"?') == "Duel A B"
    assert file_name("...") == "Holotank"
    (tmp_path / "a.pdf").write_text("x")
    assert free_path(tmp_path / "a.pdf").name == "a 2.pdf"
    assert with_suffix(tmp_path / "v1.2", ".pdf").name == "v1.2.pdf"
    assert with_suffix(tmp_path / "a.PDF", ".pdf").name == "a.PDF"
