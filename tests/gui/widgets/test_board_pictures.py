"""What the counters and tiles look like where it carries meaning: shapes, letters, levels, sharpness."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gui.board.hex_geometry import BoardGeometry
from gui.board.hulls import HULLS, hull
from gui.board.pixmaps import PixmapStore
from gui.board.sprite_spec import spec_of, tag, tiles
from gui.board.sprites import Sprites, paint_sprite
from gui.board.tile_painter import SIDE, TileKey, paint_tile
from tests.helpers.board_tables import GREEN, RED, SEATS, board, marker, ship

SEATED = {seat.id: (index, seat) for index, seat in enumerate(SEATS)}
GEOMETRY = BoardGeometry(board())
SPEC = spec_of(ship("s", GREEN, "ca", (1, 1), label="3", facing=2, level=5), GEOMETRY, SEATED)


def image(spec, zoom=1.0, ratio=1.0):
    return paint_sprite(spec, zoom, ratio).toImage()


def test_the_number_carries_the_sides_letter():
    assert tag(SPEC) == "G3"
    assert tag(replace(SPEC, label="G3")) == "G3"


@pytest.mark.rule("sits/B1.14", "sits/B1.141")
@pytest.mark.parametrize(
    ("level", "stack"), [(0, (0, 0, 0)), (18, (1, 0, 2)), (-7, (0, 1, 3)), (39, (2, 1, 3)), (3, (0, 0, 3))]
)
def test_a_level_is_shown_in_tiles_of_sixteen_four_and_one(level, stack):
    assert tiles(level) == stack


@pytest.mark.rule("sits/B1.142")
def test_a_markers_tiles_are_the_difference_to_its_ship():
    star = ship("s", GREEN, "ca", (1, 1), level=7)
    spec = spec_of(marker("eot", star, (2, 1), 8), GEOMETRY, SEATED, 7)
    assert spec.level == 1


@pytest.mark.parametrize(
    "change",
    [
        {"angle": 90.0},
        {"pitch": 1},
        {"pitch": -1},
        {"roll": 2},
        {"roll": 6},
        {"level": -5},
        {"angle": None, "pitch": 3},
        {"badges": ("plotted",)},
        {"badges": ("committed",)},
        {"shape": 1},
        {"ghost": True},
        {"face_down": True},
        {"art": "sd"},
    ],
)
def test_each_part_of_an_attitude_and_state_changes_the_picture(qapp, change):
    assert image(SPEC) != image(replace(SPEC, **change))


def test_nose_up_and_nose_down_end_on_differ(qapp):
    up = replace(SPEC, angle=None, pitch=3)
    assert image(up) != image(replace(up, pitch=-3))


def test_the_sides_differ_in_shape_and_not_only_in_colour():
    foe = spec_of(ship("f", RED, "ca", (1, 1)), GEOMETRY, SEATED)
    assert (SPEC.shape, foe.shape) == (0, 1)
    assert spec_of(ship("x", None, "ms", (1, 1)), GEOMETRY, SEATED).shape == 2


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_have_one_pixel_for_each_device_pixel(qapp, ratio):
    sprite = paint_sprite(SPEC, 0.8, ratio)
    assert sprite.width() == pytest.approx(2 * 66 * 0.8 * ratio, abs=2)


def test_equal_counters_share_one_picture(qapp):
    sprites = Sprites()
    assert sprites.pixmap(SPEC, 1.0, 1.0).cacheKey() == sprites.pixmap(replace(SPEC), 1.0, 1.0).cacheKey()


def test_a_counter_keeps_its_heading_on_a_turned_map():
    turned = BoardGeometry(board(), "D")
    assert spec_of(ship("s", GREEN, "ca", (1, 1), facing=2), turned, SEATED).angle == 240


def test_every_ship_type_has_a_hull_that_fits_its_plate():
    for name, shape in HULLS.items():
        assert all(abs(y) <= 33.5 and 0 < x < 14 for x, y in shape.half), name
    assert hull("unknown") is HULLS["ca"]


def test_the_store_lets_the_oldest_go_first(qapp):
    store = PixmapStore(3 * SIDE * SIDE * 4)
    tile = [paint_tile(GEOMETRY, TileKey(1.0, 1.0, n, 0)) for n in range(4)]
    for n in range(3):
        store.put(n, tile[n])
    store.get(0)
    store.put(3, tile[3])
    assert [n in store for n in range(4)] == [True, False, True, True]
    assert store.size <= store.limit


def test_neighbouring_tiles_draw_the_edge_between_them_alike(qapp):
    left = paint_tile(GEOMETRY, TileKey(1.0, 1.0, 0, 0)).toImage()
    right = paint_tile(GEOMETRY, TileKey(1.0, 1.0, 1, 0)).toImage()
    lit = [
        y
        for y in range(SIDE)
        if left.pixelColor(SIDE - 1, y).lightness() > 40 and right.pixelColor(0, y).lightness() > 40
    ]
    one_sided = [
        y
        for y in range(4, SIDE - 4)
        if left.pixelColor(SIDE - 1, y).lightness() > 40
        and not any(right.pixelColor(0, near).lightness() > 25 for near in range(y - 2, y + 3))
    ]
    assert lit
    assert one_sided == []
