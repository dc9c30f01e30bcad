"""No widget of any game tells one seat another's secrets: two games that differ in them are drawn alike.

Holds for every game of the library that says it has secrets; of the others it is proved that they have none.
"""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QWidget

from engine import library
from engine.core.dice import Picker
from engine.core.game import new_game
from engine.core.ids import PlayerId
from engine.core.session import Session
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE
from gui.games.registry import screen_module
from tests.helpers.at_rest import at_rest
from tests.helpers.conformance import random_command
from tests.helpers.hand import visible_text
from tests.helpers.open_window import settle, start
from tests.helpers.sits_battles import a_battle, a_melee

GREEN, RED = PlayerId("Green"), PlayerId("Red")
OPEN_GAMES = ("star-control",)


def shots_of(window, seat):
    """All that a seat sees in a screen of its own, ship by ship and tab by tab, and the words."""
    window.table._seat_memory.clear()
    window.table._game_memory.clear()
    window.table.pass_to(seat, covered=False)
    settle(120)
    focus = window.focusWidget()
    if focus is not None:
        focus.clearFocus()
    screen = window.screen_
    shots = []
    for tab in range(screen._tabs.count()):
        screen._tabs.setCurrentIndex(tab)
        shots.append(at_rest(window))
    for row in range(len(screen.forces._shown)):
        screen.forces._list.setCurrentRow(row)
        shots.append(at_rest(window))
    names = "\n".join(child.objectName() for child in screen.findChildren(QWidget))
    return shots, visible_text(window) + names, window.windowTitle()


def alike(window, seat, seeds=(11, 12)):
    """Fails unless a seat sees the same whatever is hidden; says how many hidden states were others."""
    game = window.documents.current.game
    true = game.bus.state
    shots_of(window, seat)  # what is new to the seat since it last sat is marked once only
    first = shots_of(window, seat)
    other = 0
    for seed in seeds:
        scrambled = game.ruleset.scramble_hidden(true, seat, random.Random(seed))
        other += scrambled != true
        game.bus._state = scrambled
        seen = shots_of(window, seat)
        assert seen[1:] == first[1:], "other words"
        assert seen[0] == first[0], "other pixels"
    game.bus._state = true
    return other


def give_some(game, player, kinds, count, seed=5):
    """A few commands of a side, of these kinds."""
    session, picker = Session(game, player), random.Random(seed)
    given = 0
    for _ in range(200):
        command = game.ruleset.sample(game.bus.state, player, picker)
        if command is not None and command.kind in kinds and session.give(command) == ():
            given += 1
        if given == count:
            return
    raise AssertionError(f"{player} could give {given} of {count} commands")


def fight_to(window, scenario, phase, seat, seed=3):
    """A random fight up to a moment of a phase at which something is hidden from a seat."""
    made = window.documents
    assert window.open_document(
        lambda: made.new("sits", scenario, {}, seed=seed, undo="open", curtain=False, title="Fight")
    )
    settle(60)
    game, picker = made.current.game, Picker(seed)
    table, window.table = window.table, None  # the window looks on only once the moment has come
    table.close()
    for _ in range(400):
        state = game.bus.state
        if state.phase == phase and not state.pending and hides(game, seat):
            window.table = table
            return game
        command = random_command(game.ruleset, state, picker)
        assert command is not None, f"the fight ends before {phase}"
        game.bus.execute(command)
    raise AssertionError(f"{phase} is not reached with something hidden")


def hides(game, seat) -> bool:
    state = game.bus.state
    return any(game.ruleset.scramble_hidden(state, seat, random.Random(n)) != state for n in (11, 12))


@pytest.mark.parametrize("seat", [GREEN, RED])
def test_plots_change_no_pixel_and_no_word_of_the_other_seat(window, seat):
    start(window, "pass-in-review", curtain=False, undo="open")
    game = window.documents.current.game
    give_some(game, RED if seat == GREEN else GREEN, {"sits.plot"}, 3)
    assert alike(window, seat)


@pytest.mark.parametrize("seat", [GREEN, RED])
def test_salvoes_change_no_pixel_and_no_word_of_the_other_seat_while_they_are_written(window, seat):
    fight_to(window, a_battle(), LAUNCH, seat)
    assert alike(window, seat)


@pytest.mark.parametrize("phase", [MIDDLE, LATE])
def test_aims_of_beams_change_no_pixel_and_no_word_of_the_other_seat(window, phase):
    fight_to(window, a_melee(), phase, GREEN)
    assert alike(window, GREEN)


@pytest.mark.parametrize("slug", OPEN_GAMES)
def test_a_game_that_says_it_has_no_secrets_has_none(slug):
    """The same state after every scrambling, and both seats are told the same of every piece."""
    assert screen_module(slug).SECRETS is False
    rules = library.create(slug)
    scenario = next(data for data in library.scenarios(slug))
    game = new_game(rules, scenario, {}, seed=3)
    picker = random.Random(4)
    for _ in range(60):
        state = game.bus.state
        for player in game.players:
            assert rules.scramble_hidden(state, player, picker) == state
        views = [Session(game, player).view() for player in (*game.players, None)]
        seen = [
            tuple((c.id, c.cell, c.badges, c.title, c.face_down) for c in view.counters) for view in views
        ]
        assert len({tuple((i, c, t, f) for i, c, _, t, f in each) for each in seen}) == 1
        if state.outcome is not None:
            break
        command = rules.sample(state, state.active[0], picker)
        if command is None:
            break
        game.bus.execute(command)


def test_a_seat_of_star_control_sees_the_same_however_it_is_scrambled(window):
    start(window, "fleet-action", curtain=False, undo="open")
    assert alike(window, PlayerId("Hierarchy"), seeds=(11,)) == 0


def test_every_playable_game_has_its_leak_test_here_or_in_its_own_file():
    playable = {game.slug for game in library.games() if game.available}
    assert playable <= {"sits", *OPEN_GAMES, "holy-war"}
