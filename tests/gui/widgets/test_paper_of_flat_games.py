"""What Holy War and Star Control print: true scale, numbers, damage, and no secret of the other side."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from engine.core.ids import PieceId
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS
from gui.games.holy_war import screen as holy_war
from gui.games.holy_war.paper import war_squares
from gui.games.holy_war.war_sheet import war_pages
from gui.games.star_control.fleet_sheet import fleet_pages
from gui.games.star_control.paper import prints as star_control_prints
from gui.paper.flow import Boxes, Cell, Line, Row, flow_pages
from gui.paper.map_tiles import fitting, hexes, map_pages
from gui.paper.pages import MARGIN, make_pdf, page_image
from gui.paper.printables import Printable, filled
from gui.session.moving_picture import fitted
from gui.theme.style import hub
from tests.gui.widgets.test_paper import A4, DOTS, MM, contents, geometry, inked, page_count
from tests.helpers.holy_war_screen import Table, boarding, close, fighting, stars, war
from tests.helpers.open_window import settle, start
from tests.helpers.ship_sheets import ready
from tests.helpers.time_table import battle

SIDES = (SUNTHROWERS, HOLY_BAND)


@pytest.fixture(autouse=True)
def fonts(qtbot):
    ready()


@pytest.fixture
def seat():
    """Makes shown screens and takes them down."""
    made = []

    def make(table, side=SUNTHROWERS):
        made.append(table.screen(side))
        return made[-1]

    yield make
    for screen in made:
        close(screen)


def of(screen, name: str):
    return next(each for each in holy_war.prints(screen, {}) if each.id == name)


def texts(pages) -> list[str]:
    """Every line that flows over these pages."""
    return [item.text for page in pages for block in page.draw.args[0] for item in block]


def damaged(table, piece: str, *weapons):
    """The table with a unit's weapon systems out of action."""
    unit = table.state.units[PieceId(piece)]
    units = {**table.state.units, unit.id: replace(unit, damage=weapons)}
    table.game.bus._state = replace(table.state, units=units)
    return table


# ---- Holy War: the map


@pytest.mark.parametrize("size", ["80", "65", "100"])
def test_columns_are_as_wide_as_the_size_that_was_chosen(seat, size):
    screen = seat(Table(war()))
    offered = of(screen, "map-map")
    image = page_image(offered.pages(A4, filled(offered, {"column": size}))[0], A4, DOTS)
    spiral = screen.map.spiral
    scale = float(size) / (100 * 3**0.5)
    left, top = spiral.box[0] - 3 / scale, spiral.box[1] - 3 / scale
    x, y = min(spiral.columns.values())
    # Straight down beside the levels' numbers: the upper edge of a column is level, and so is the lower one.
    across = MARGIN + (x - left) * scale
    edges = [MARGIN + (y + way * 100 * 0.985 * 3**0.5 / 2 - top) * scale for way in (-1, 1)]
    found = [edge for edge in edges if MARGIN < edge < A4.height - MARGIN and _line_at(image, across, edge)]
    assert found == edges
    assert edges[1] - edges[0] == pytest.approx(float(size) * 0.985)


def _line_at(image: QImage, x: float, y: float) -> bool:
    """Whether a level line runs through a place in millimetres, within a quarter of one."""
    near = range(round((y - 0.25) * MM), round((y + 0.25) * MM) + 1)
    return any(image.pixelColor(round(x * MM), row).lightness() < 225 for row in near)


def test_the_whole_war_fits_on_one_sheet_and_larger_ones_take_more(seat):
    offered = of(seat(Table(war())), "map-map")
    counts = [len(offered.pages(A4, filled(offered, {"column": size}))) for size in ("fit", "80", "100")]
    assert counts[0] == 1
    assert counts[0] < counts[1] < counts[2]


def test_any_map_fits_on_one_sheet_and_could_not_be_larger():
    ground = hexes(geometry())
    size = fitting(ground, A4)
    assert len(map_pages(ground, A4, size, "Map")) == 1
    assert len(map_pages(ground, A4, size + 0.2, "Map")) > 1


def test_the_empty_map_is_the_same_wherever_the_counters_lie(seat):
    first, second = (of(seat(Table(state)), "map-map") for state in (war(), stars()))
    pictures = [
        [
            page_image(offered.pages(A4, filled(offered, {"column": "fit", "shown": shown}))[0], A4, 60)
            for shown in ("empty", "stands")
        ]
        for offered in (first, second)
    ]
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1]
    assert pictures[0][0].pixelColor(3, 3).lightness() == 255


# ---- Holy War: counters and sheet


def test_units_bear_their_code_their_numbers_and_the_mark_of_reconstructed_ones(seat):
    words = [square.words for square in war_squares(seat(Table(war())))]
    assert words.count("R 5-5-4 R") == 3
    assert words.count("H") == 6  # the Holy Band's lie face down
    assert words.count("SG 26-27-18 R") == 15
    assert "star of Talmaf" in words


def test_the_counters_of_the_war_are_cut_at_the_size_that_was_chosen(seat):
    offered = of(seat(Table(war())), "counters-map")
    image = page_image(offered.pages(A4, filled(offered, {"size": "19"}))[0], A4, DOTS)
    gaps = [b - a for a, b in pairwise(inked(image, MARGIN + 1, MARGIN, 200))]
    assert gaps
    assert all(gap == pytest.approx(19, abs=0.11) for gap in gaps)


def test_the_war_sheet_tells_every_unit_by_its_level_and_crosses_its_damage_off(seat):
    screen = seat(damaged(Table(war()), "S.SC-1", Weapon.ENERGY))
    pages = war_pages(screen, A4)
    rows = [item for page in pages for block in page.draw.args[0] for item in block if isinstance(item, Row)]
    hurt = [row for row in rows if any(cell.struck for cell in row.cells)]
    assert [row.text for row in hurt] == ["S SC Starcruiser LW 9 EW 10 PW 6 R"]
    assert [cell.text for cell in hurt[0].cells if cell.struck] == ["EW 10"]
    told = texts(pages)
    assert "Crew points 100" in told
    assert told.count("S R Ranger LW 5 EW 5 PW 4 R") == 3
    assert told.count("H ? Face-down counter") == 6


def test_a_neutral_starguard_has_its_numbers_on_card_counter_and_sheet(seat):
    screen = seat(Table(war()))
    assert texts(war_pages(screen, A4)).count("N SG StarGuard LW 26 EW 27 PW 18 R") == 5


def test_the_war_sheet_holds_both_sides_flights_as_far_as_they_are_known(seat):
    told = texts(war_pages(seat(fighting(flights=True)), A4))
    assert "Sunthrowers, Flight 1 hidden" in told
    assert "Holy Band: in 2 hidden Flights" in told
    assert not any("Flight" in line and "Holy Band, " in line for line in told)


# ---- Holy War: pictures


def test_the_map_of_the_war_as_svg_holds_lines_and_the_names_of_systems_and_no_pixels(seat):
    for name in ("whole-map", "seen-map"):
        text = of(seat(Table(war())), name).make("svg", {}).decode()
        assert text.startswith("<?xml")
        assert "<image" not in text
        assert text.count("<path") + text.count("<poly") > 150
        assert ">Talmaf<" in text
        assert ">Dar Re<" in text


def test_a_picture_of_the_whole_map_comes_in_the_windows_colours_or_dark_on_white(seat):
    picture = of(seat(Table(war())), "whole-map")
    shown, printed = (
        QImage.fromData(picture.make("png", filled(picture, {"colours": colours})))
        for colours in ("window", "paper")
    )
    assert shown.size() == printed.size()
    assert shown.pixelColor(1, 1) == hub().colour("map_off")
    assert printed.pixelColor(1, 1).name() == "#ffffff"


def test_what_is_only_pointed_at_is_on_no_picture_of_the_whole_map(seat):
    screen = seat(Table(war()))
    picture = of(screen, "whole-map")
    screen.desk.select(None)
    before = picture.make("png", {})
    screen.desk.select("C05/4")
    assert screen.map.shown.aims
    assert picture.make("png", {}) == before


# ---- secrets


MOMENTS = {
    "movement": lambda: Table(war()),
    "stars": lambda: Table(stars()),
    "flights": fighting,
    "rounds": lambda: fighting(flights=True),
    "boarding": boarding,
}


@pytest.mark.rule("holy-war/VI.face-down")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("side", SIDES)
def test_the_other_sides_secrets_change_nothing_of_any_print(seat, moment, side):
    table = MOMENTS[moment]()
    first = _everything(seat(table, side))
    changed = 0
    for seed in (1, 2):
        state = table.game.ruleset.scramble_hidden(table.state, side, random.Random(seed))
        changed += state != table.state
        table.game.bus._state = state
        assert _everything(seat(table, side)) == first
    assert changed


def test_a_print_that_told_a_secret_would_be_caught(seat, monkeypatch):
    table = Table(war())

    def leaking(chart, counter):
        return table.state.units[PieceId("H.R-1")].level or ""

    monkeypatch.setattr("gui.games.holy_war.paper._numbers", leaking)
    first = _everything(seat(table))
    units = table.state.units
    moved = replace(units[PieceId("H.R-1")], level="C01/7")
    table.game.bus._state = replace(table.state, units={**units, moved.id: moved})
    assert _everything(seat(table)) != first


def _everything(screen) -> list:
    """Every page and picture that a seat can make, in drawing orders and pixels."""
    found = []
    for offered in holy_war.prints(screen, {}):
        for value in ("empty", "stands") if offered.id == "map-map" else ("",):
            if isinstance(offered, Printable):
                pages = offered.pages(A4, filled(offered, {"shown": value}))
                found.append((len(pages), contents(make_pdf(pages, A4, "Print"))))
            elif offered.id == "whole-map":
                found += [offered.make(kind, {}) for kind in ("png", "svg")]
            else:
                found.append(offered.make("svg", {}))
    return found


# ---- Star Control


def test_fleet_sheets_tell_every_ship_with_a_box_for_each_of_its_crew(window):
    battle(window, 60)
    screen = window.screen_
    pages = fleet_pages(screen, A4)
    blocks = [block for page in pages for block in page.draw.args[0]]
    view = screen.session.view()
    told = texts(pages)
    ships = [c for c in view.counters if c.kind == "ship"]
    assert ships
    for ship in ships:
        assert any(line.startswith(f"{ship.label} {ship.title}") for line in told)
    assert sum(isinstance(item, Boxes) for block in blocks for item in block) >= len(ships)
    assert "Starbucks 4" in told
    assert page_count(make_pdf(pages, A4, "Fleets")) == len(pages)


def test_a_hurt_ship_has_as_many_boxes_crossed_as_it_has_damage(window):
    battle(window, 140)
    screen = window.screen_
    pages = fleet_pages(screen, A4)
    lost = sum(
        item.lost
        for page in pages
        for block in page.draw.args[0]
        for item in block
        if isinstance(item, Boxes)
    )
    ships = [c for c in screen.session.view().counters if c.kind == "ship"]
    shares = [badge.split("/")[0] for ship in ships for badge in ship.badges if "/" in badge]
    assert lost == sum(map(int, shares)) > 0


def test_ships_bear_their_names_and_small_installations_fill_their_counters(window):
    battle(window, 60)
    offered = [each for each in star_control_prints(window.screen_, {}) if each.id.startswith("counters-")]
    squares = [
        square
        for each in offered
        for page in each.pages(A4, filled(each, {}))
        for _row, _column, square in page.draw.args[0]
    ]
    ships = [square for square in squares if square.spec.kind == "ship"]
    assert ships
    assert all(square.words and square.words in square.spec.label for square in ships)
    small = [s for s in squares if s.spec.kind == "installation" and s.spec.art != "starbase"]
    assert small
    assert all(square.draw is not None for square in small)


def test_a_glow_in_a_pdf_fades_into_the_paper(window):
    """A PDF keeps no see-through gradient: a star would be printed as a full disc."""
    from gui.board.sprite_spec import SpriteSpec
    from gui.paper.counters import Square, counter_pages

    spec = SpriteSpec(
        kind="terrain", art="star", side="neutral", shape=2, letter="", label="", title="", angle=0.0
    )
    data = make_pdf(counter_pages([Square(spec, "")], A4, 25.4, "Star"), A4, "Star")
    stops = [tuple(map(float, each.split())) for each in re.findall(rb"/C1 \[([^\]]*)\]", data)]
    assert (1.0, 1.0, 1.0) in [tuple(round(part, 2) for part in stop) for stop in stops]


# ---- text that flows


@pytest.mark.parametrize(
    "words", ["A sentence a bit too long", "A sentence that needs far more room than this"]
)
def test_a_row_too_long_for_its_cell_stays_within_it(words):
    row = Row((Cell("Short", 30.0), Cell(words, 40.0)), 4.0)
    page = flow_pages("Rows", [(row,)], A4)[0]
    image = page_image(page, A4, DOTS)
    high = row.height(190)
    places = [MARGIN + high * part / 20 for part in range(1, 20)]
    assert any(inked(image, y, 41, 80) for y in places)
    assert not any(inked(image, y, 80, 200) for y in places)
    assert not any(inked(image, MARGIN + high + down, MARGIN, 200) for down in (0.5, 1.5, 3.0))


def test_a_row_is_as_high_as_its_longest_cell_needs():
    short, long = (Row((Cell("Side", 30.0), Cell(words * 12)), 3.0) for words in ("a ", "Talmaf, Dar Re, "))
    assert long.height(120) > 2 * short.height(120)


def test_a_block_goes_whole_on_the_next_page_where_it_does_not_fit():
    blocks = [tuple(Line(f"{number}", 4.0) for number in range(15)) for _ in range(4)]
    pages = flow_pages("Lines", blocks, A4)
    assert [len(page.draw.args[0]) for page in pages] == [3, 1]


# ---- moving pictures


def test_a_picture_of_another_size_is_brought_to_that_of_the_film():
    wide, small = (QImage(QSize(*size), QImage.Format.Format_RGB888) for size in ((400, 100), (50, 50)))
    for picture in (wide, small):
        picture.fill(0xFFFFFF)
        made = fitted(picture, QSize(200, 200))
        assert made.size() == QSize(200, 200)
        assert made.pixelColor(100, 100).name() == "#ffffff"
        assert made.pixelColor(2, 2) == hub().colour("map_off")
    assert fitted(small, small.size()) is small


def test_a_war_becomes_a_moving_picture_that_keeps_its_size_when_a_combat_begins(window, tmp_path):
    start(window, "task-forces", curtain=False)
    game = window.documents.current.game
    rules, rnd = game.ruleset, random.Random(4)
    for _ in range(400):
        state = game.bus.state
        if state.combat is not None:
            break
        player = state.pending[-1].owner if state.pending else state.active[0]
        command = rules.sample(state, player, rnd)
        if command is not None and not command.kind.startswith("table."):
            game.bus.execute(command)
    assert game.bus.state.combat is not None
    settle(60)
    last = window.screen_.session.history.last
    window._film(tmp_path / "war.gif", last - 6, last, 0.5)
    for _ in range(200):
        settle(20)
        if not window.sheets.busy:
            break
    with Image.open(tmp_path / "war.gif") as made:
        assert made.n_frames >= 3
        frames = []
        for number in range(made.n_frames):
            made.seek(number)
            frames.append(made.convert("RGB").tobytes())
        assert made.width > 300
        assert made.height > 200
    assert len(set(frames)) >= 3
    assert (tmp_path / "war.gif").read_bytes().startswith(b"GIF89a")


def test_the_middle_of_a_struck_cell_is_crossed():
    page = flow_pages("Rows", [(Row((Cell("10", 20.0, struck=True),), 8.0),)], A4)[0]
    plain = flow_pages("Rows", [(Row((Cell("10", 20.0),), 8.0),)], A4)[0]
    assert page_image(page, A4, 60) != page_image(plain, A4, 60)
