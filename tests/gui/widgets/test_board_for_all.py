"""The board for all and the small picture of every playable game: the map is there, and no secret is."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from engine import library
from engine.core.dice import Picker
from engine.core.game import new_game
from engine.core.session import Session
from engine.rulesets.holy_war.state import SUNTHROWERS
from gui.board.hex_geometry import Box
from gui.games.holy_war.desk import WarDesk
from gui.games.holy_war.map_view import LevelMap
from gui.games.holy_war.spiral import Spiral
from gui.games.registry import PLAYABLE, screen_module
from gui.open_table import open_table, shaped
from gui.paper.board_picture import as_shown, drawn
from gui.presenters.maps import map_ids, on_map
from gui.public_board import PublicBoard, small_picture
from gui.session.keeping import PICTURE
from gui.theme.style import hub
from tests.helpers.at_rest import at_rest
from tests.helpers.conformance import random_command
from tests.helpers.hand import visible_text
from tests.helpers.holy_war_screen import ATTACKERS, Table, boarding, fighting, stars, war
from tests.helpers.open_window import settle, start
from tests.helpers.ship_sheets import ready

SECRET = tuple(slug for slug in PLAYABLE if getattr(screen_module(slug), "SECRETS", True))
LARGE = QSize(960, 540)
MOST = 260
"""Commands of a game played at random."""


@pytest.fixture(autouse=True)
def fonts(qtbot):
    ready()


def game_of(slug: str, seed: int = 3):
    """A game of the first scenario that is no lesson."""
    scenario = next(data for data in library.scenarios(slug) if "lesson" not in data)
    return new_game(library.create(slug), scenario, {}, seed=seed)


def play(game, seed: int = 4):
    """Plays at random; stops after each command."""
    picker = Picker(seed)
    for _ in range(MOST):
        command = random_command(game.ruleset, game.bus.state, picker)
        if command is None:
            return
        game.bus.execute(command)
        yield game.bus.state


def board_of(game):
    """Pixels and words of the board for all, opened now and looked at once it has come to rest."""
    board = PublicBoard(game)
    board.resize(900, 600)
    board.show()
    try:
        return at_rest(board, as_shown), visible_text(board)
    finally:
        board.close_board()


def picture_of(table, view) -> QImage:
    """A large picture of a table."""
    return QImage.fromData(drawn("png", LARGE, "", table.painting(view, LARGE)))


def others(game):
    """States that look the same to one side, and are not the true one."""
    state = game.bus.state
    for player in game.players:
        for seed in (11, 12):
            other = game.ruleset.scramble_hidden(state, player, random.Random(seed))
            if other != state:
                yield other
                break


# ---- no secrets


@pytest.mark.parametrize("slug", SECRET)
def test_no_side_hides_anything_that_the_board_for_all_or_the_small_picture_shows(slug):
    """At moments of a random game in as many phases as possible."""
    game, met, looked = game_of(slug), {}, 0
    for state in play(game):
        if met.get(state.phase, 0) >= 2 or looked >= 10:
            continue
        hidden = list(others(game))
        if not hidden:
            continue
        met[state.phase] = met.get(state.phase, 0) + 1
        looked += len(hidden)
        board, small = board_of(game), small_picture(game)
        for other in hidden:
            game.bus._state = other
            assert small_picture(game) == small, state.phase
            assert board_of(game) == board, state.phase
        game.bus._state = state
    assert looked >= 4


@pytest.mark.rule("holy-war/VI.face-down")
@pytest.mark.parametrize("moment", ["movement", "stars", "flights", "rounds", "boarding"])
def test_what_lies_face_down_in_holy_war_is_on_no_board_for_all(moment):
    made = {
        "movement": lambda: Table(war()),
        "stars": lambda: Table(stars()),
        "flights": fighting,
        "rounds": lambda: fighting(flights=True),
        "boarding": boarding,
    }
    game = made[moment]().game
    board, small = board_of(game), small_picture(game)
    hidden = list(others(game))
    assert hidden
    for other in hidden:
        game.bus._state = other
        assert small_picture(game) == small
        assert board_of(game) == board


def test_a_map_that_drew_a_secret_would_be_caught(monkeypatch):
    from gui.games.holy_war import map_tokens, map_view

    game = Table(war()).game
    paint = map_tokens.paint_show

    def leaking(painter, spiral, show, lens):
        paint(painter, spiral, show, lens)
        painter.fillRect(0, 0, 1, 1, hub().colour("bad" if game.bus.state == true else "good"))

    true, other = game.bus.state, next(others(game))
    monkeypatch.setattr(map_tokens, "paint_show", leaking)
    monkeypatch.setattr(map_view, "paint_show", leaking)
    board, small = board_of(game), small_picture(game)
    game.bus._state = other
    assert small_picture(game) != small
    assert board_of(game) != board


# ---- the map is there


@pytest.mark.parametrize("slug", PLAYABLE)
def test_the_board_for_all_has_every_map_of_the_table_in_sight(slug, qtbot):
    game = game_of(slug)
    board = PublicBoard(game)
    board.resize(900, 600)
    board.show()
    seen = 0
    for n, _ in enumerate(play(game)):
        if n % 40:
            continue
        board._take(board.session.update())
        settle(20)
        view = board.session.view()
        assert set(board.boards) == set(map_ids(view))
        assert all(each.isVisible() and each.width() >= 200 for each in board.boards.values())
        full = at_rest(board, as_shown)
        for name in map_ids(view):
            if on_map(view, name).counters:
                bare = tuple(c for c in view.counters if c.map != name)
                board.table.show_table(replace(view, counters=bare, courses=()))
                assert at_rest(board, as_shown) != full, name
                board.table.show_table(view)
                seen += 1
    board.close_board()
    assert seen


@pytest.mark.parametrize("slug", PLAYABLE)
def test_every_counter_that_lies_on_the_map_is_on_its_picture(slug):
    """Without it the picture is another one."""
    game = game_of(slug)
    for _ in play(game):
        pass
    table, view = open_table(Session(game, None)), Session(game, None).view()
    busiest = max(map_ids(view), key=lambda name: len(on_map(view, name).counters))
    view = on_map(view, busiest)
    whole = picture_of(table, view)
    lying = [counter for counter in view.counters if counter.cell is not None]
    assert len(lying) >= 2
    for counter in lying:
        rest = tuple(c for c in view.counters if c is not counter)
        assert picture_of(table, replace(view, counters=rest)) != whole, counter.id


def test_the_board_for_all_of_holy_war_is_its_map_of_levels_with_the_names_of_the_systems(monkeypatch):
    game = Table(war()).game
    board = PublicBoard(game)
    board.resize(1366, 768)
    board.show()
    (level_map,) = board.boards.values()
    assert isinstance(level_map, LevelMap)
    full = at_rest(board, as_shown)
    monkeypatch.setattr("gui.games.holy_war.map_view.paint_names", lambda *_: None)
    level_map._restyle()
    bare = at_rest(board, as_shown)
    named = [spot for spot in level_map.spiral.spots.values() if spot.level.name]
    assert len(named) >= 14
    for spot in named:
        at = level_map.mapTo(board, level_map.lens.at((spot.x, spot.y)).toPoint())
        high = round(spot.radius * level_map.lens.scale)
        box = (at.x() - high, at.y(), 2 * high, high)
        assert full.copy(*box) != bare.copy(*box), spot.level.name
    assert level_map.shown.piles
    assert level_map.shown.selected is None
    board.close_board()


def test_every_column_of_holy_war_is_on_its_small_picture():
    game = Table(war()).game
    session = Session(game, None)
    picture = picture_of(open_table(session), session.view())
    assert picture is not None
    spiral = Spiral(WarDesk(session).chart.view)
    box = shaped(Box(*spiral.box).grown(12), LARGE)
    scale, off = LARGE.width() / box.width, hub().colour("map_off").rgb()
    assert len(spiral.columns) == 17
    for column, (x, y) in spiral.columns.items():
        left, top = round((x - box.left) * scale) - 10, round((y - box.top) * scale) - 10
        inside = [picture.pixel(left + k, top + n) for k in range(20) for n in range(20)]
        assert sum(pixel != off for pixel in inside) > 200, column


def test_the_board_for_all_of_holy_war_follows_the_game():
    table = fighting()
    board = PublicBoard(table.game)
    board.resize(900, 600)
    board.show()
    before = at_rest(board, as_shown)
    table.game.bus._state = Table(stars()).state
    board._take(board.session.update())
    assert at_rest(board, as_shown) != before
    board.close_board()


def test_flights_that_a_side_has_formed_move_nothing_on_the_map_for_all():
    table = fighting()
    board = PublicBoard(table.game)
    board.resize(900, 600)
    board.show()
    (level_map,) = board.boards.values()
    settle(60)
    before = as_shown(level_map)
    table.form(SUNTHROWERS, (ATTACKERS[:4], ATTACKERS[4:]))
    settle(30)
    assert as_shown(level_map) == before
    board.close_board()


@pytest.mark.parametrize("scenario", ["the-war", "fleet-action", "pass-in-review"])
def test_a_game_that_was_left_has_its_own_map_on_the_home_screen(window, scenario):
    start(window, scenario, curtain=False)
    game = window.documents.current.game
    kept = game.path.with_name(PICTURE)
    window.go_home()
    settle(60)
    image = QImage(str(kept))
    assert image.convertToFormat(QImage.Format.Format_RGB32) == QImage.fromData(
        small_picture(game)
    ).convertToFormat(QImage.Format.Format_RGB32)
