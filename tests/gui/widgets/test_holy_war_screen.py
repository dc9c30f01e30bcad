"""The screen of Holy War by mouse and keys: map, space, cards, panels, and what a seat may not see."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget

from engine.core.ids import PieceId
from engine.core.state import Decision, Enforcement, Outcome
from engine.rulesets.holy_war.commands import BeginCombat, Jump, Proceed
from engine.rulesets.holy_war.dispersal import adrift
from gui.games.holy_war.map_tokens import paint_show
from gui.games.holy_war.parts import TableWidget
from gui.games.holy_war.war_panel import WarPanel
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.at_rest import at_rest
from tests.helpers.hand import visible_text
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, moving, new, place, started
from tests.helpers.holy_war_screen import (
    HERE,
    THERE,
    Table,
    boarding,
    click_level,
    close,
    drag,
    fighting,
    stars,
    war,
)
from tests.helpers.open_window import settle

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def seat(qtbot):
    """Opens screens and takes them down after the test."""
    opened = []

    def made(table, side=SUNTHROWERS, **more):
        opened.append(table.screen(side, **more))
        return opened[-1]

    yield made
    for screen in opened:
        close(screen)
    settle()


def press(screen, name):
    found = screen.findChild(QPushButton, name)
    assert found is not None, name
    assert found.isEnabled(), found.toolTip()
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    settle(10)


def at(table, piece):
    return table.state.units[PieceId(piece)].level


# --- the map


def test_a_click_takes_a_level_in_hand_and_a_click_beside_it_jumps(seat):
    table = Table(war())
    screen = seat(table)
    click_level(screen, HERE)
    assert len(screen.desk.picked) == 9
    click_level(screen, "C05/5")
    assert at(table, "S.R-1") == "C05/5"


def test_every_level_can_be_hit_and_none_lies_over_another(seat):
    screen = seat(Table(war()))
    for level in screen.map.spiral.spots:
        assert screen.map.level_at(screen.map.centre_of(level)) == level


def test_levels_shrink_as_they_lie_deeper(seat):
    spots = seat(Table(war())).map.spiral.spots
    radii = [spots[f"C09/{height}"].radius for height in range(1, 8)]
    assert radii == sorted(radii, reverse=True)
    assert len(set(radii)) == 7


def test_a_drag_carries_what_is_in_hand(seat):
    table = Table(war())
    screen = seat(table)
    click_level(screen, HERE)
    drag(screen.map, screen.map.centre_of(HERE), screen.map.centre_of("C05/5"))
    assert at(table, "S.SC-1") == "C05/5"


def test_a_risky_jump_needs_two_clicks_and_shows_its_odds_between(seat):
    table = Table(war())
    screen = seat(table)
    click_level(screen, HERE)
    screen.desk.pick(PieceId("S.R-1"), alone=True)
    click_level(screen, "C05/6")
    assert at(table, "S.R-1") == HERE
    assert "1 in 6" in screen.findChild(QWidget, "path-odds").text()
    press(screen, "plan-jump")
    assert at(table, "S.R-1") in ("C05/6", None)


def test_shift_clicks_lead_a_jump_around(seat):
    screen = seat(Table(war()))
    click_level(screen, HERE)
    click_level(screen, "C05/5", SHIFT)
    click_level(screen, "C06/5", SHIFT)
    assert screen.map.shown.path == (HERE, "C05/5", "C06/5")


def test_keys_walk_the_map_and_move_what_is_in_hand(seat):
    table = Table(war())
    screen = seat(table)
    screen.desk.select(HERE)
    screen.map.setFocus()
    QTest.keyClick(screen.map, Qt.Key.Key_PageDown)
    assert screen.map.cursor_level == HERE
    QTest.keyClick(screen.map, Qt.Key.Key_PageDown)
    assert screen.map.cursor_level == "C05/5"
    QTest.keyClick(screen.map, Qt.Key.Key_Return)
    assert at(table, "S.R-1") == "C05/5"


def test_tool_keys_choose_the_way_and_escape_puts_it_down(seat):
    screen = seat(Table(war()))
    screen.map.setFocus()
    QTest.keyClick(screen.map, Qt.Key.Key_J)
    assert screen.desk.tool == "jump"
    QTest.keyClick(screen.map, Qt.Key.Key_Escape)
    assert screen.desk.tool == ""
    QTest.keyClick(screen.map, Qt.Key.Key_N)
    assert screen.desk.level == HERE
    QTest.keyClick(screen.map, Qt.Key.Key_A)
    assert screen.desk.picked == ()


def test_neighbours_are_shown_under_the_hand_and_levels_tell_of_themselves(seat):
    screen = seat(Table(war()), HOLY_BAND)
    before = screen.map.grab().toImage()
    QTest.mouseMove(screen.map, screen.map.centre_of("C09/4").toPoint())
    assert screen.map.under == "C09/4"
    assert screen.map.grab().toImage() != before
    screen.map.rested.emit("C09/4")
    assert "Y-Tal" in screen.map.about.text
    assert "reconstructed" in screen.map.about.text


def test_a_refused_level_says_its_rule_at_the_pointer(seat):
    screen = seat(Table(war()))
    click_level(screen, HERE)
    screen.desk.use("warp")
    screen.map.hovered.emit("C17/1")
    assert "VI.warp" in screen.map.bubble.text


def test_wheel_and_keys_zoom_and_the_whole_map_comes_back(seat):
    screen = seat(Table(war()))
    whole = screen.map.lens.scale
    screen.map.zoom_by(2)
    assert screen.map.lens.scale == pytest.approx(2 * whole)
    screen.map.setFocus()
    QTest.keyClick(screen.map, Qt.Key.Key_Home)
    assert screen.map.lens.scale == pytest.approx(whole)


# --- space


def test_one_choice_in_both_views(seat):
    screen = seat(Table(war()))
    screen.centre.show_view("both")
    settle(40)
    screen.solid.clicked.emit(HERE, Qt.KeyboardModifier.NoModifier)
    assert screen.desk.level == HERE
    assert screen.map.shown.selected == HERE
    assert any(body.selected for body in screen.solid.canvas.scene.bodies)


def test_a_click_on_a_stack_in_space_chooses_its_level(seat):
    screen = seat(Table(war()))
    screen.centre.show_view("solid")
    settle(60)
    canvas = screen.solid.canvas
    body = next(b for b in canvas.scene.bodies if b.piece == f"level {HERE}")
    x, y, _ = canvas.camera.project(np.array([body.at]))[0]
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPointF(x, y).toPoint())
    assert screen.desk.level is not None


def test_columns_stand_as_stacks_of_seven_levels(seat):
    screen = seat(Table(war()))
    screen.centre.show_view("solid")
    marks = [m for m in screen.solid.canvas.scene.marks if str(m.pick).startswith("level C09/")]
    assert len({mark.at[2] for mark in marks}) == 7
    assert len({mark.at[:2] for mark in marks}) == 1


# --- systems, activation, neutrals


def test_systems_are_marked_on_the_map(seat):
    table = Table(new(first_choice="Sunthrowers"))
    screen = seat(table)
    click_level(screen, "C01/1")
    assert table.state.starguard("C01/1").owner == SUNTHROWERS


def test_a_unit_is_bought_by_clicks_and_taken_back(seat):
    table = Table(started())
    screen = seat(table)
    press(screen, "type-SC")
    click_level(screen, "C01/1")
    assert table.state.crew[SUNTHROWERS] == 90
    assert screen.findChild(QWidget, "crew-points").text() == "90"
    press(screen, "site-C04/5")
    assert table.state.crew[SUNTHROWERS] == 80
    press(screen, "back-SC-C01/1")
    assert table.state.crew[SUNTHROWERS] == 90


def test_made_up_numbers_are_marked_and_tell_their_method(seat):
    screen = seat(Table(started()))
    row = screen.findChild(QPushButton, "type-FGS")
    assert "Reconstructed" in row.toolTip()
    assert "480 crew per point" in row.toolTip()


def test_an_alliance_is_sought_by_its_button(seat):
    state = started()
    markers = dict.fromkeys((SUNTHROWERS, HOLY_BAND), 3)
    neutrals = replace(state.neutrals, markers=markers)
    state = replace(state, phase="judgment", turn=2, active=(HOLY_BAND,), sealed={}, neutrals=neutrals)
    table = Table(state)
    screen = seat(table, HOLY_BAND)
    press(screen, "offer-seek_alliance")
    assert table.state.neutrals.tried or table.state.phase != "judgment"


def test_dispersed_units_are_placed_on_lit_levels(seat):
    table = Table(adrift(war(), [PieceId("H.R-1")], SUNTHROWERS, seen=False))
    screen = seat(table)
    assert "Dispersed counter" in screen.findChild(QWidget, "adrift").text()
    click_level(screen, "C01/7")
    assert at(table, "H.R-1") == "C01/7"


# --- forces


def test_units_are_dragged_into_the_box_of_a_force(seat):
    table = Table(stars())
    screen = seat(table)
    click_level(screen, "C09/3")
    field = screen.drawer.field
    drag(field, field.card_box(PieceId("S.R-1")).center(), field.lane_box("A").center())
    assert table.state.units[PieceId("S.R-1")].force == "A"
    press(screen, "leave-A")
    assert table.state.units[PieceId("S.R-1")].force is None


def test_a_force_is_made_by_keys(seat):
    table = Table(stars())
    screen = seat(table)
    click_level(screen, "C09/3")
    field = screen.drawer.field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_1)
    assert table.state.force(SUNTHROWERS, "A")


# --- combat


def test_flights_are_formed_by_dragging_cards(seat):
    table = fighting()
    screen = seat(table)
    field = screen.drawer.field
    piece = screen.combat_desk.draft[0][0]
    lane = field.lane_box("flight 2").center()
    drag(field, field.card_box(piece).center(), lane)
    assert screen.combat_desk.draft[2] == [piece]
    assert not screen.findChild(QPushButton, "seal-flights").isEnabled()
    press(screen, "by-fours")
    press(screen, "seal-flights")
    assert SUNTHROWERS in table.state.combat.flights


def test_flights_are_formed_by_keys(seat):
    table = fighting()
    screen = seat(table)
    field = screen.drawer.field
    field.setFocus()
    first = field.cards()[0].id
    QTest.keyClick(field, Qt.Key.Key_3)
    assert first in screen.combat_desk.draft[2]
    QTest.keyClick(field, Qt.Key.Key_0)
    assert not any(first in flight for flight in screen.combat_desk.draft[2:])


def test_the_odds_of_a_round_stand_there_before_a_flight_is_revealed(seat):
    table = fighting(flights=True)
    screen = seat(table, table.state.pending[-1].owner)
    assert screen.findChild(QWidget, "odds-totals") is not None
    press(screen, "look-1")
    assert screen.combat_desk.flight == 1
    press(screen, "reveal-1")
    shown = table.state.combat.flights[screen.viewer][1].revealed if table.state.combat else 1
    assert shown == 1


def test_a_ship_is_boarded_with_part_of_its_strength(seat):
    table = boarding()
    screen = seat(table, table.state.pending[-1].owner)
    desk, field = screen.combat_desk, screen.drawer.field
    own = next(u for f in desk.mine.flights if f.revealed for u in f.units if u.code == "SC")
    enemy = next(u for f in desk.theirs.flights if f.revealed for u in f.units if u.code == "R")
    for unit in (own, enemy):
        box = field.card_box(unit.id).center().toPoint()
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=box)
    assert (desk.boarder, desk.target) == (own.id, enemy.id)
    spin = screen.combat_panel.findChild(QSpinBox, "boarding-strength")
    spin.setValue(4)
    assert "in 6" in screen.findChild(QWidget, "boarding-odds").text()
    press(screen, "board")
    combat = table.state.combat
    assert combat is None or combat.boarding or combat.round > 1


def test_the_tables_shade_what_is_reconstructed(seat):
    screen = seat(fighting())
    sheets = {w.objectName(): w for w in screen.combat_panel.findChildren(TableWidget)}
    assert set(sheets) == {"table-combat", "table-boarding"}


def test_withdrawing_is_done_on_the_map(seat):
    table = Table(war())
    table.give(Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=(THERE,)))
    table.give(Proceed(player=SUNTHROWERS))
    if table.state.combat is None:
        table.give(BeginCombat(player=SUNTHROWERS, level=THERE))
    screen = seat(table, HOLY_BAND)
    press(screen, "withdraw")
    goal = next(iter(screen.desk.goals))
    click_level(screen, goal)
    assert at(table, "H.R-1") == goal


def test_the_holy_band_says_whether_it_plays_on(seat):
    asked = Decision(owner=HOLY_BAND, kind="extension", prompt="Play on for a major victory?")
    table = Table(replace(started(), turn=7, phase="turn end", active=(), sealed={}, pending=(asked,)))
    screen = seat(table, HOLY_BAND)
    found = [b for b in screen.war_panel.findChildren(QPushButton) if b.objectName() == "offer-play_on"]
    assert len(found) == 2
    QTest.mouseClick(next(b for b in found if "major" in b.text()), Qt.MouseButton.LeftButton)
    assert table.state.extended


def test_the_end_of_the_war_is_told(seat):
    reason = "Sunthrower victory: a star and a Pressorship have stayed in Dar Re."
    outcome = Outcome(winner=SUNTHROWERS, reason=reason, rule="holy-war/V.sunthrower")
    screen = seat(Table(replace(war(), outcome=outcome, active=())))
    assert "Sunthrowers have won" in screen.war_panel.title.text()
    assert "Dar Re" in screen.findChild(QWidget, "war-outcome").text()


def test_at_a_free_table_units_are_set_by_dragging(seat):
    table = Table(replace(war(), enforcement=Enforcement.FREE))
    screen = seat(table)
    screen.desk.select(HERE)
    screen.desk.pick(PieceId("S.R-1"), alone=True)
    screen.desk.goals.clear()
    screen.map.dropped.emit(HERE, "C17/1")
    assert at(table, "S.R-1") == "C17/1"


def test_at_a_free_table_damage_stars_crew_and_markers_are_set(seat):
    table = Table(replace(war(), enforcement=Enforcement.FREE))
    screen = seat(table)
    screen.desk.select(HERE)
    screen.desk.pick(PieceId("S.R-1"), alone=True)
    press(screen, "damage-EW")
    assert [w.value for w in table.state.units[PieceId("S.R-1")].damage] == ["EW"]
    screen.findChild(QSpinBox, "crew-spin").setValue(33)
    press(screen, "set-crew")
    assert table.state.crew[SUNTHROWERS] == 33
    screen.findChild(QSpinBox, "marker-H").setValue(3)
    press(screen, "set-marker-H")
    assert table.state.neutrals.markers[HOLY_BAND] == 3
    screen.desk.select("C01/1")
    press(screen, "set-star")
    click_level(screen, "C09/3")
    assert table.state.stars[PieceId("star of Talmaf")].level == "C09/3"


def test_nothing_is_secret_while_systems_are_chosen(seat):
    assert not seat(Table(new(first_choice="Sunthrowers"))).has_secrets()
    assert seat(Table(started())).has_secrets()


def test_a_spectator_sees_the_map_and_no_face(seat):
    screen = seat(Table(war()), None)
    assert screen.map.shown.piles
    assert "Starcruiser" not in visible_text(screen)


# --- looks and secrets


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_cut_off_at_any_text_size(seat, qapp, theme, scale):
    hub().use(qapp, Theme(name=theme, text_scale=scale))
    try:
        for table in (Table(started()), Table(war()), fighting()):
            screen = seat(table)
            settle(30)
            assert screen.minimumSizeHint().width() <= 1366
            for panel in (screen.war_panel, screen.combat_panel):
                if panel.isVisible():
                    inside = panel._field.widget()
                    assert inside.minimumSizeHint().width() <= panel._field.viewport().width()
    finally:
        hub().use(qapp, Theme())


MOMENTS = {
    "activation": lambda: Table(started()),
    "movement": lambda: Table(war()),
    "stars": lambda: Table(stars()),
    "flights": fighting,
    "rounds": lambda: fighting(flights=True),
    "boarding": boarding,
}


@pytest.mark.rule("holy-war/VI.face-down")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("side", [SUNTHROWERS, HOLY_BAND])
def test_the_other_sides_secrets_change_no_pixel_and_no_word(seat, moment, side):
    """Every widget of the screen is drawn alike for a seat whatever lies face down on the other side."""
    changed, leaks = _leaks(seat, MOMENTS[moment](), side)
    assert changed
    assert leaks == []


def test_a_leak_of_one_pixel_by_one_shade_is_caught(seat, monkeypatch):
    """The test above would see it: a map that draws one pixel by what lies face down on the other side."""
    table, met = Table(war()), []

    def leaking(painter, spiral, show, lens):
        paint_show(painter, spiral, show, lens)
        if table.state not in met:
            met.append(table.state)
        painter.fillRect(0, 0, 1, 1, QColor(10 + met.index(table.state), 0, 0))

    monkeypatch.setattr("gui.games.holy_war.map_view.paint_show", leaking)
    changed, leaks = _leaks(seat, table, SUNTHROWERS)
    assert changed == len(met) - 1
    assert leaks
    assert {count for _, count, _ in leaks} == {1}


def test_a_leak_of_a_word_is_caught(seat, monkeypatch):
    """A panel that names a face-down counter of the other side."""
    table = Table(war())
    heading = WarPanel._heading

    def leaking(panel):
        enemy = sorted(u.id for u in table.state.units.values() if u.owner == HOLY_BAND and u.level == THERE)
        return f"{heading(panel)} {enemy}"

    monkeypatch.setattr(WarPanel, "_heading", leaking)
    _, leaks = _leaks(seat, table, SUNTHROWERS)
    assert any(words for _, _, words in leaks)


def _leaks(seat, table, side):
    """How often other secrets were dealt, and what differed: picture, count of pixels, whether words did."""
    first = _pictures(seat, table, side)
    changed, leaks = 0, []
    for seed in (1, 2):
        state = table.game.ruleset.scramble_hidden(table.state, side, random.Random(seed))
        changed += state != table.state
        table.game.bus._state = state
        for n, (one, two) in enumerate(zip(first, _pictures(seat, table, side), strict=True)):
            strange = (one[0] != two[0]).any(axis=2).sum()
            if strange or one[1] != two[1]:
                leaks.append((n, int(strange), one[1] != two[1]))
    return changed, leaks


def _pictures(seat, table, side):
    """For each thing that is chosen the whole screen in pixels and in words."""
    screen = seat(table, side)
    screen.centre.show_view("both")
    found = []
    for level in (None, HERE, THERE):
        screen.desk.select(level)
        screen.map.rested.emit(HERE if level == THERE else THERE)
        focus = screen.focusWidget()
        if focus is not None:
            focus.clearFocus()
        pixels = _pixels(at_rest(screen))
        words = visible_text(screen) + "\n".join(c.objectName() for c in screen.findChildren(QWidget))
        found.append((pixels, words))
    screen.hide()
    settle(20)
    return found


def _pixels(picture):
    """A picture's pixels: height, width, blue-green-red-alpha."""
    image = picture.convertToFormat(QImage.Format.Format_RGB32)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return lines.copy()


def test_moves_of_the_enemy_are_shown_without_faces(seat):
    state = moving(place(place(started(), HERE, "S.PS-1"), THERE, "H.R-1"))
    screen = seat(Table(state), HOLY_BAND)
    screen.desk.select(HERE)
    words = visible_text(screen)
    assert "Pressorship" not in words.replace("Pressorships", "")
    assert "Face-down counter" in words
