"""Words that were found cut off: rows of Fleets, heads of lanes, tracks, coordinates in large type."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from engine.mechanics.hexgrid import Hex
from gui.board.hex_geometry import HEX, BoardGeometry
from gui.board.tile_painter import SIDE, TileKey, paint_tile
from gui.games.holy_war.card_lanes import CardLanes
from gui.panels.forces import NAME
from gui.panels.ship_display import TrackWidget
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.board_tables import board
from tests.helpers.holy_war_screen import close, fighting
from tests.helpers.open_window import start


def test_a_fleet_is_listed_by_its_name_alone_and_its_tip_tells_its_ships(window):
    start(window, "fleet-action", curtain=False)
    rows = window.screen_.forces._list
    names = [rows.item(row).data(NAME) for row in range(rows.count())]
    assert names == ["Fleet HF1", "Fleet AF1"] or names == ["Fleet AF1", "Fleet HF1"]
    assert all(":" in rows.item(row).toolTip() for row in range(rows.count()))


@pytest.mark.rule("holy-war/VIII.2.flights")
def test_the_head_of_every_lane_of_cards_is_whole(qtbot):
    screen = fighting(flights=True).screen("Sunthrowers")
    found = 0
    for lanes in screen.findChildren(CardLanes):
        for lane, box, _ in lanes._boxes:
            words = QFontMetricsF(hub().font("small", 600)).horizontalAdvance(lane.title)
            assert words <= box.width() - 12, lane.title
            found += 1
    assert found
    close(screen)


def test_the_number_of_a_tracks_rule_stands_below_its_name_where_it_would_be_cut(qtbot, window):
    start(window, "destroyer-duel", curtain=False)
    track = window.findChild(TrackWidget)
    metrics = QFontMetricsF(hub().font("small", 500))
    row = track.row
    wide = round(metrics.horizontalAdvance(row.track.title) + metrics.horizontalAdvance(row.number)) + 60
    narrow = round(metrics.horizontalAdvance(row.track.title)) + 4
    assert track._head(narrow) > track._head(wide)
    assert track._broken(narrow)
    assert not track._broken(wide)


def beside_an_edge(geometry: BoardGeometry) -> tuple[TileKey, float]:
    """A tile, and how high in it ends the name of a hex whose middle lies on the next one to the right."""
    for pixels in (tenth / 10 for tenth in range(180, 296)):
        scale = pixels / HEX
        for q, r in geometry.sheet_of:
            place, (x, y) = Hex(q, r), geometry.at(q, r)
            column, off = divmod(x * scale, SIDE)
            row, high = divmod(y * scale, SIDE)
            named = place.column % 5 == 0 and place.row % 5 == 0
            if named and 0.63 * pixels < off < 0.8 * pixels and off < 19 and 30 < high < SIDE - 30:
                return TileKey(scale, 1.0, int(column) - 1, int(row)), high
    raise AssertionError("no such hex")


def test_a_coordinate_in_large_type_goes_on_over_the_edge_of_a_tile(qapp):
    geometry = BoardGeometry(board(columns=22, rows=34))
    key, high = beside_an_edge(geometry)
    before, ends = hub().theme, []
    try:
        for scale in (1.0, 2.0):
            hub().theme = Theme("dark", scale)
            tile = paint_tile(geometry, key).toImage()
            ends.append(tile.copy(SIDE - 6, round(high) - 8, 6, 16))
    finally:
        hub().theme = before
    assert ends[0] != ends[1]
