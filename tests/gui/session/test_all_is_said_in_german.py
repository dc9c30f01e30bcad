"""Whatever the engine says in the games of the conformance suite is said in German, to the last word."""

from __future__ import annotations

import functools
import re

import pytest

from gui import phrasebook, ts_file
from gui.resources import folder
from tests.helpers.conformance import settings
from tests.helpers.everything_said import names, said_in, words

EVERY = 60
"""Commands between two positions that are looked at."""
GAMES = [setting for setting in settings() if setting.case.name != "toy"]


@functools.cache
def german_words():
    """The words of the German catalogues."""
    catalogues = (folder("language") / "de").glob("engine-*.ts")
    messages = (message for path in catalogues for message in ts_file.read(path))
    return frozenset(word for message in messages for form in message.forms for word in words(form))


@functools.cache
def book():
    return phrasebook.load(folder("language") / "de")


def _plain(text, called):
    """The text with other names for ships that are called like things: "Gone Aft", "Old Hand"."""
    for name in sorted(called, key=len, reverse=True):
        if " " in name:
            text = text.replace(name, "Xenia")
    return text


def _left(text, known):
    return [word for word in words(book().say(text)) if word not in known]


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_no_word_of_english_is_left(setting):
    said = said_in(setting, setting.case.seeds[0], every=EVERY)
    called = {name for name in said.counters if name}
    known = (
        german_words() | names() | {word for name in called for word in re.findall(r"\w+", name)} | {"Xenia"}
    )
    left = {text: found for text in said.texts if (found := _left(_plain(text, called), known))}
    assert len(said.texts) > 100
    assert left == {}
