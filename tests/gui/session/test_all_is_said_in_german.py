"""Whatever the engine says in the games of the conformance suite is said in German, to the last word."""

from __future__ import annotations

import functools
import re

import pytest

from gui import phrasebook, ts_file
from gui.resources import folder
from tests.helpers.calculations import explained
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


_TYPED = re.compile(r"/arguments[\w/+-]*|/\S+\.json|(?<!\w)'[^'\s]*[A-Za-z][^']*'(?!\w)|'\+ p'")
"""Places in what was typed, files, and what is quoted: ids and words that nobody translates."""


def _renamed(called, ids=()):
    """Finds ids, and ships that are called like things ("Gone Aft"), in a text; None where there are none."""
    names = sorted({*(each for each in called if " " in each), *ids}, key=len, reverse=True)
    return re.compile(rf"(?<![\w'-])(?:{'|'.join(map(re.escape, names))})(?![\w-])") if names else None


def _plain(text, renamed=None):
    """The text with another name for what is to have another one, and without what was typed."""
    return _TYPED.sub("'0'", renamed.sub("Xenia", text) if renamed else text)


def _left(text, known):
    return [word for word in words(book().say(text)) if word not in known]


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_no_word_of_english_is_left(setting):
    said = said_in(setting, setting.case.seeds[0], every=EVERY)
    called = {name for name in said.counters if name}
    known = (
        german_words() | names() | {word for name in called for word in re.findall(r"\w+", name)} | {"Xenia"}
    )
    renamed = _renamed(called, said.ids)
    texts = {_plain(text, renamed) for text in said.texts}
    left = {text: found for text in texts if (found := _left(text, known))}
    assert len(said.texts) > 100
    assert left == {}


@pytest.mark.parametrize("slug", ["sits", "holy-war", "star-control"])
def test_calculators_explain_answer_and_refuse_without_a_word_of_english(slug):
    known = german_words() | names()
    texts = explained(slug)
    left = {text: found for text in texts if (found := _left(_plain(text), known))}
    assert len(texts) > 50
    assert left == {}


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_no_text_calls_a_step_of_the_turn_by_its_id(setting):
    said = said_in(setting, setting.case.seeds[0], every=EVERY)
    ids = {f"'{phase.id}'" for phase in setting.ruleset.phases()}
    assert [text for text in said.texts if any(each in text for each in ids)] == []
