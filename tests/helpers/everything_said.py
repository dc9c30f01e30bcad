"""All that the engine says in the games of the conformance suite, to whatever seat."""

import contextlib
import functools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.dice import Picker
from gui import speech
from gui.session.spoken import spoken
from tests.helpers.asked import Pool, questions, spoilt
from tests.helpers.conformance import Setting, playout, tries

ROOT = Path(__file__).resolve().parents[2]
_WORD = re.compile(r"[A-Za-zÄÖÜäöüß½][A-Za-zÄÖÜäöüß'’]+")


@contextlib.contextmanager
def listening() -> Iterator[set[str]]:
    """While it lasts, every text that comes to the window is noted and stays as it is."""
    heard: set[str] = set()

    def note(text: str) -> str:
        heard.add(text)
        return text

    before = speech._translate, speech._said
    speech.speak(before[0], note)
    try:
        yield heard
    finally:
        speech.speak(*before)


@dataclass(frozen=True)
class Said:
    """What was said in a game, and what its counters are called there."""

    texts: frozenset[str]
    counters: frozenset[str]
    ids: frozenset[str]
    """Ids of counters that are named in refusals of what nobody can do with the mouse."""


@functools.cache
def said_in(setting: Setting, seed: int, *, every: int) -> Said:
    """The texts of one game: of each step what is told, of every so many positions all that can be seen."""
    rules, rnd = setting.ruleset, Picker(f"said {setting} {seed}")
    bus = playout(setting, seed)
    called: set[str] = set()
    ids: set[str] = set()
    with listening() as heard:
        spoken(tuple(rules.phases()))
        for step in bus.journal:
            spoken(step.events)
            spoken(step.rolls)
        states = [bus.initial, *(step.after for step in bus.journal[:: max(1, every)]), bus.state]
        for state in states:
            spoken(state.pending)
            for player in (*state.players, None):
                view = rules.view_for(state, player)
                spoken(view)
                called.update(str(counter.label) for counter in view.counters)
                ids.update(str(counter.id) for counter in view.counters)
                heard.update(badge for counter in view.counters for badge in counter.badges)
                for counter in view.counters:
                    with contextlib.suppress(LookupError):
                        spoken(rules.inspect(state, player, counter.id))
            for player in state.players:
                _ask(setting, state, player, rnd, heard)
    ships = getattr(bus.state, "ships", {})
    called.update(str(getattr(ship, "name", "")) for ship in ships.values())
    return Said(frozenset(heard), frozenset(called), frozenset(ids))


def _ask(setting: Setting, state: Any, player: Any, rnd: Picker, heard: set[str]) -> None:
    """Answers to questions, refusals and what is suggested instead, in one position."""
    rules = setting.ruleset
    commands = tries(setting, state, player, rnd)
    pool = Pool(rules.view_for(state, player), state, commands, rnd)
    for question in questions(setting, pool, player):
        with contextlib.suppress(LookupError, ValueError):
            spoken(rules.answer(state, question))
    for command in (*commands, *spoilt(commands, pool)):
        spoken(rules.check(state, command))
        heard.update(each.text for each in rules.suggest(state, command))


_NAMES = ("name", "id", "class_name", "nation", "race", "eltani", "missile", "label", "side", "slug")
"""What a name stands under in the shipped data."""


def names() -> frozenset[str]:
    """The words of proper names: of ships, classes, sides, places, races and units."""
    found: set[str] = set()

    def walk(data: Any, key: str = "") -> None:
        if isinstance(data, dict):
            for inner, value in data.items():
                walk(value, inner)
        elif isinstance(data, list):
            for value in data:
                walk(value, key)
        elif isinstance(data, str) and key in _NAMES:
            found.update(_WORD.findall(data))

    for folder in ("resources/rules", "scenarios"):
        for path in sorted((ROOT / folder).rglob("*.json")):
            if path.stem not in ("rules", "rulings", "proof"):
                walk(json.loads(path.read_text(encoding="utf-8")))
    return frozenset(found)


_CODES = re.compile(
    r"\b[A-Z][A-Za-z]*\.[\w.-]+|\b[IVX]+\.[\w.-]+|\b[A-Z]\d[\w.]*"  # rule numbers
    r"|\b[a-z_]+(?:\.[a-z_0-9]+)+\b|\b[a-z]+_[a-z_]+\b|'[^' ]*:[^' ]*'"  # ids
    r"|\b\w*\d\w*\b"
)


def words(text: str) -> list[str]:
    """The words of a text, without rule numbers, ids, windows and codes."""
    return [word for word in _WORD.findall(_CODES.sub(" ", text)) if not word.isupper()]
