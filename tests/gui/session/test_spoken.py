"""What the engine says reaches the window in its language; what it records does not know of it."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import fields, is_dataclass
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

import engine
from engine import library
from engine.core.codec import state_hash
from engine.core.command import Command, Gesture, Question
from engine.core.dice import Picker
from engine.core.dice_record import seen
from engine.core.game import new_game
from engine.core.save import dump
from engine.core.session import Session, ThrowAsked
from engine.core.state import GameState
from gui import phrasebook, speech
from gui.resources import folder
from gui.session.qt_session import QtSession
from gui.session.spoken import KEYS, ODD, TEXTS, SpokenSession, seat, spoken, spoken_calculators
from tests.helpers.conformance import random_command

_APART = ("engine.players", "engine.referee", "engine.selfplay", "engine.content", "engine.mechanics")
"""What no answer to the window is made of."""
_INNER = ("Loaded", "_Snapshot", "_Break", "Header", "SeatKey", "Seed", "Parting", "Step")
"""Classes that stay within the kernel."""


@pytest.fixture
def german(monkeypatch):
    """A window that speaks German, as far as the engine is concerned."""
    book = phrasebook.load(folder("language") / "de")
    monkeypatch.setattr(speech, "_said", book.say)
    return book


def _classes():
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        if module.name.startswith(_APART) or module.name.endswith("__main__"):
            continue
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.name:
                yield kind


def _holds_words(hint):
    """Whether a type is a text, or a row of texts, and none of a few known words."""
    if get_origin(hint) is Literal:
        return False
    if hint is str:
        return True
    return any(_holds_words(inner) for inner in get_args(hint))


def _text_fields():
    for kind in _classes():
        if issubclass(kind, Command | GameState | Question | Gesture) or kind.__name__ in _INNER:
            continue
        if kind.__name__.endswith("Arguments"):
            continue
        try:
            hints = get_type_hints(kind)
        except NameError:  # a type that only a checker of types sees: it never leaves the engine
            continue
        for each in fields(kind):
            if _holds_words(hints[each.name]):
                yield kind.__name__, each.name


def test_each_text_that_the_engine_gives_is_known_as_words_or_as_a_key():
    unknown = {
        f"{kind}.{name}"
        for kind, name in _text_fields()
        if name not in TEXTS | KEYS and f"{kind}.{name}" not in ODD
    }
    assert unknown == set(), "say in gui.session.spoken which of them are words for a player"


def test_no_field_is_both_words_and_a_key():
    assert not TEXTS & KEYS


def _a_game(slug, scenario, **options):
    data = next(each for each in library.scenarios(slug) if each["id"] == scenario)
    return new_game(library.create(slug), data, options, seed=3)


def _first_flight():
    return _a_game("sits", "first-flight")


def test_a_window_that_speaks_english_has_the_seat_itself():
    assert type(seat(_first_flight(), "Green")) is Session


def test_a_seat_hears_prompts_phases_and_offers_in_the_language(german):
    session = seat(_first_flight(), "Green")
    view = session.view()
    assert "Kursbefehle" in {phase.title for phase in session.phases()}
    assert "Festlegen" in {offer.title for offer in view.offers}
    assert view.prompt.startswith("Schwenk, Rolle und Schub")


def test_ids_cells_kinds_and_commands_stay_as_they_are(german):
    game = _first_flight()
    plain, told = Session(game, "Green").view(), seat(game, "Green").view()
    assert told.phase == plain.phase
    assert [(c.id, c.cell, c.kind, c.art, c.badges) for c in told.counters] == [
        (c.id, c.cell, c.kind, c.art, c.badges) for c in plain.counters
    ]
    assert [(o.kind, o.piece, o.command) for o in told.offers] == [
        (o.kind, o.piece, o.command) for o in plain.offers
    ]


def test_a_refusal_names_the_same_rule_in_other_words(german):
    game = _first_flight()
    command = next(offer.command for offer in Session(game, "Red").view().offers if offer.title == "Commit")
    session = seat(game, "Red")
    assert session.give(command) == ()
    plain = game.bus.check(command)
    told = session.give(command)
    assert [each.rule for each in told] == [each.rule for each in plain]
    assert [each.message for each in told] == [german.say(each.message) for each in plain]
    assert told[0].message != plain[0].message


def test_an_update_says_each_text_once(german, monkeypatch):
    asked = []
    monkeypatch.setattr(speech, "_said", lambda text: asked.append(text) or f"<{text}>")
    session = seat(_first_flight(), "Green")
    assert session.update().view.prompt.count("<") == 1
    assert all("<" not in text for text in asked)


def test_an_earlier_moment_is_told_in_the_language(german):
    game = _first_flight()
    session = seat(game, "Green")
    session.look(0)
    session.subscribe(lambda _update: None)
    assert session.history.moment(0).text == "Der Tisch ist aufgebaut."


def test_the_log_is_put_into_the_language_once_and_follows_an_undo(german):
    game = _a_game("star-control", "fleet-action", dice="program")
    first = game.bus.state.active[0]
    session = seat(game, first)
    picker = Picker(5)
    for _ in range(6):
        command = random_command(game.ruleset, game.bus.state, picker)
        game.bus.execute(command)
    told = session.log()
    assert all(new is old for new, old in zip(told, session.log(), strict=True))
    assert [e.text for entry in told for e in entry.events] == [
        german.say(e.text) for entry in Session(game, first).log() for e in entry.events
    ]


def test_what_looks_for_words_hears_the_engines_own(german, qtbot):
    game = _first_flight()
    command = next(offer.command for offer in Session(game, "Red").view().offers if offer.title == "Commit")
    session = QtSession(seat(game, "Red"), ask=False)
    session.give(command)
    assert [e.text for entry in session.heard() for e in entry.events] == [
        e.text for entry in Session(game, "Red").log() for e in entry.events
    ]
    assert session.heard() != session.log()
    session.close()


def test_a_roll_is_asked_for_in_the_language_and_answered_as_ever(german):
    game = _a_game("star-control", "small-cluster", table_dice="all")
    asked = None
    picker = Picker(1)
    while asked is None:
        command = random_command(game.ruleset, game.bus.state, picker)
        session = seat(game, command.player)
        try:
            session.give(command)
        except ThrowAsked as throw:
            asked = throw.throw
    assert asked.command is command
    with pytest.raises(ThrowAsked) as plain:
        Session(game, command.player).give(command)
    assert asked.purpose == german.say(plain.value.throw.purpose)
    assert asked.sides == plain.value.throw.sides


def test_a_calculator_answers_and_refuses_in_the_language(german):
    found = spoken_calculators(library.create("star-control").calculators())
    for name, plain in library.create("star-control").calculators().items():
        assert found[name].summary == german.say(plain.summary) != plain.summary
    research = found["research"]
    with pytest.raises(ValueError, match="keine Seite"):
        research.run(research.arguments(side="Nobody"))


def _played(spoken_seats, setting):
    """A game of random commands given at its seats: its save, its state's hash and its record of the dice."""
    slug, scenario, commands = setting
    game = _a_game(slug, scenario)
    make = seat if spoken_seats else Session
    seats = {player: make(game, player) for player in game.players}
    for each in seats.values():
        each.subscribe(lambda _update: None)
    picker = Picker(f"{slug} {scenario}")
    for _ in range(commands):
        if game.bus.state.outcome is not None:
            break
        command = random_command(game.ruleset, game.bus.state, picker)
        seats[command.player].peek(command)
        seats[command.player].give(command)
    viewer = game.players[0]
    record = seen(game, viewer, Session.log(seats[viewer]))
    return dump(game.header, game.bus), state_hash(game.ruleset, game.bus.state), record


@pytest.mark.parametrize(
    "setting",
    [("sits", "destroyer-duel", 60), ("star-control", "fleet-action", 60), ("holy-war", "task-forces", 60)],
    ids=lambda setting: setting[0],
)
def test_saves_states_and_rolls_are_the_same_in_both_languages(setting, german):
    assert _played(True, setting) == _played(False, setting)


def test_nothing_is_made_anew_where_nothing_is_said(monkeypatch):
    monkeypatch.setattr(speech, "_said", lambda text: text)
    view = Session(_first_flight(), "Green").view()
    assert spoken(view) is view
    assert isinstance(seat(_first_flight(), None), SpokenSession)
