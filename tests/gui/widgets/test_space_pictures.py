"""The view in space and the board for all as picture files: lines, names, and nobody's secret."""

from __future__ import annotations

import random

import pytest
from PySide6.QtGui import QImage

from engine.core.ids import PieceId, PlayerId
from engine.core.session import Session
from gui.games.registry import screen_module
from gui.paper.export_sheet import ExportSheet
from gui.paper.open_board import public_prints
from gui.paper.printables import filled
from gui.theme.style import hub
from tests.helpers.open_window import settle, start

GREEN, RED = PlayerId("Green"), PlayerId("Red")
WITH_SPACE = ("first-flight", "first-war-fight")
GAMES = (*WITH_SPACE, "fleet-action")


def picture(window, name: str):
    offered = screen_module(window.shown_game()).prints(window.screen_, {})
    return next(each for each in offered if each.id == name)


def pixels(data: bytes) -> QImage:
    image = QImage.fromData(data)
    assert not image.isNull()
    return image


# ---- the view in space


@pytest.mark.parametrize(("scenario", "name"), [("first-flight", "Osprey"), ("first-war-fight", "Talmaf")])
@pytest.mark.parametrize("what", ["seen-space", "whole-space"])
def test_the_view_in_space_as_svg_holds_lines_and_names_and_no_pixels(window, scenario, name, what):
    start(window, scenario, curtain=False)
    window.show_centre("solid")
    text = picture(window, what).make("svg", {}).decode()
    assert text.startswith("<?xml")
    assert "<image" not in text
    assert text.count("<path") + text.count("<poly") > 150
    assert name in text


@pytest.mark.parametrize("scenario", WITH_SPACE)
def test_what_is_seen_in_space_has_the_shape_of_the_view_and_its_colours(window, scenario):
    start(window, scenario, curtain=False)
    window.show_centre("solid")
    settle(60)
    screen = window.screen_
    canvas = screen.space.view.canvas if scenario == "first-flight" else screen.solid.canvas
    made = pixels(picture(window, "seen-space").make("png", {}))
    assert made.width() / made.height() == pytest.approx(canvas.width() / canvas.height(), rel=0.01)
    assert made.pixelColor(1, 1) == hub().colour("map")


def test_a_turned_view_is_another_picture(window):
    start(window, "first-flight", curtain=False)
    window.show_centre("solid")
    settle(60)
    before = picture(window, "seen-space").make("png", {})
    window.screen_.space.view.canvas.look_from("From above")
    assert picture(window, "seen-space").make("png", {}) != before


@pytest.mark.parametrize("scenario", WITH_SPACE)
def test_all_of_it_comes_dark_on_white_too_and_leaves_the_windows_colours_alone(window, scenario):
    start(window, scenario, curtain=False)
    whole, before = picture(window, "whole-space"), hub().theme
    shown, printed = (
        pixels(whole.make("png", filled(whole, {"colours": colours}))) for colours in ("window", "paper")
    )
    assert shown.size() == printed.size()
    assert shown.pixelColor(1, 1) == hub().colour("map")
    assert printed.pixelColor(1, 1).name() == "#ffffff"
    assert hub().theme is before


def test_a_picture_in_space_needs_no_view_that_was_opened_and_opens_none(window):
    start(window, "first-flight", curtain=False)
    assert picture(window, "seen-space").make("png", {})
    assert window.screen_.space is None


def test_a_plot_on_the_desk_is_on_the_picture_of_what_is_seen_and_not_on_that_of_the_table(window):
    start(window, "first-flight", curtain=False)
    window.show_centre("solid")
    settle(60)
    seen, whole = (picture(window, name).make("svg", {}) for name in ("seen-space", "whole-space"))
    window.screen_.desk.set_pivot("B/C y")
    settle(60)
    assert picture(window, "seen-space").make("svg", {}) != seen
    assert picture(window, "whole-space").make("svg", {}) == whole


def test_the_other_sides_orders_are_on_no_picture_in_space(window):
    start(window, "first-flight", curtain=False, undo="open")
    game = window.documents.current.game
    red, picker = Session(game, RED), random.Random(5)
    for _ in range(3):
        command = game.ruleset.sample(game.bus.state, RED, picker)
        if command is not None and command.kind == "sits.plot":
            red.give(command)

    def all_of_them():
        window.table.pass_to(GREEN, covered=False)
        settle(60)
        return [
            picture(window, name).make(kind, {})
            for name in ("seen-space", "whole-space")
            for kind in ("svg", "png")
        ]

    first = all_of_them()
    scrambled = game.ruleset.scramble_hidden(game.bus.state, GREEN, random.Random(11))
    assert scrambled != game.bus.state
    game.bus._state = scrambled
    assert all_of_them() == first


def test_star_control_has_no_view_in_space_and_offers_none(window):
    start(window, "fleet-action", curtain=False)
    offered = screen_module(window.shown_game()).prints(window.screen_, {})
    assert not [each for each in offered if "space" in each.id]


# ---- the board for all


@pytest.mark.parametrize("scenario", GAMES)
def test_the_board_for_all_is_among_the_prints_of_every_game(window, scenario):
    start(window, scenario, curtain=False)
    window.print_and_export("open-board")
    settle(60)
    sheet = window.findChild(ExportSheet)
    assert sheet.offered.id == "open-board"
    made = pixels(sheet.offered.make("png", filled(sheet.offered, {})))
    white = pixels(sheet.offered.make("png", filled(sheet.offered, {"colours": "paper"})))
    assert made.pixelColor(1, 1) == hub().colour("map_off")
    assert white.pixelColor(1, 1).name() == "#ffffff"
    assert "<image" not in sheet.offered.make("svg", {}).decode()


@pytest.mark.rule("holy-war/VI.face-down")
def test_the_picture_for_all_is_the_same_whatever_lies_face_down(window):
    start(window, "first-war-fight", curtain=False)
    game = window.documents.current.game
    (offered,) = public_prints(game)
    first = [offered.make(kind, {}) for kind in ("png", "svg")]
    changed = 0
    for side in game.players:
        other = game.ruleset.scramble_hidden(game.bus.state, side, random.Random(3))
        changed += other != game.bus.state
        before, game.bus._state = game.bus.state, other
        (again,) = public_prints(game)
        assert [again.make(kind, {}) for kind in ("png", "svg")] == first
        game.bus._state = before
    assert changed


def test_a_picture_for_all_that_told_a_secret_would_be_caught(window, monkeypatch):
    from gui.games.holy_war import map_tokens

    start(window, "first-war-fight", curtain=False)
    game = window.documents.current.game
    side = game.players[0]
    other = game.ruleset.scramble_hidden(game.bus.state, side, random.Random(3))
    paint, true = map_tokens.paint_show, game.bus.state

    def leaking(painter, spiral, show, lens):
        paint(painter, spiral, show, lens)
        painter.fillRect(0, 0, 1, 1, hub().colour("bad" if game.bus.state == true else "good"))

    monkeypatch.setattr(map_tokens, "paint_show", leaking)
    first = public_prints(game)[0].make("png", {})
    game.bus._state = other
    assert public_prints(game)[0].make("png", {}) != first


def test_a_ship_in_the_tray_is_on_no_picture_for_all(window):
    start(window, "simple-setup-duel", curtain=False)
    view = window.screen_.session.view()
    assert all(counter.cell is None for counter in view.counters if counter.id == PieceId("Intrepid"))
    (offered,) = public_prints(window.documents.current.game)
    assert "Intrepid" not in offered.make("svg", {}).decode()
