"""Sentences of the engine found again by their templates."""

from __future__ import annotations

import pytest

from gui import phrasebook
from gui.phrasebook import Phrasebook
from gui.resources import folder
from gui.ts_file import CatalogueError, Message, written

WORDS = {
    "and": "und",
    "Green": "Grün",
    "Early": "Früh",
    "forward": "vorn",
    "sidewall": "Seitenschild",
    "{0} missile": "{0} Rakete",
    "{0} missiles": "{0} Raketen",
    "Thrust {0} exceeds the rating of {1}.": "Schub {0} überschreitet den Wert {1}.",
    "Thrust {0} exceeds the rating of {1}; red-lining adds {2}.": "Schub {0} über {1}; Überlast gibt {2}.",
    "{0} fires {1} at {2}.": "{0} feuert {1} auf {2}.",
    "{0} is struck by {1}: {2}.": "{1} trifft {0}: {2}.",
    "the {0} is gone": "fort ist: {0}",
    "no way is open": "kein Weg ist offen",
    ", linked {0}": ", Verbund {0}",
    "It waits.": "Es wartet.",
    "Mark {0} of {1}": "{0} von {1} markieren",
}


@pytest.fixture
def book():
    return Phrasebook(WORDS)


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("It waits.", "Es wartet."),
        ("Thrust 5 exceeds the rating of 4.", "Schub 5 überschreitet den Wert 4."),
        ("Thrust 5 exceeds the rating of 4; red-lining adds 1.", "Schub 5 über 4; Überlast gibt 1."),
        ("Star Knight fires 3 missiles at Sultan.", "Star Knight feuert 3 Raketen auf Sultan."),
        (
            "Sultan is struck by 1 missile: the sidewall is gone.",
            "1 Rakete trifft Sultan: fort ist: Seitenschild.",
        ),
        ("Sultan fires 1 missile at Havoc. It waits.", "Sultan feuert 1 Rakete auf Havoc. Es wartet."),
        ("It waits. It waits.\nIt waits.", "Es wartet. Es wartet.\nEs wartet."),
        ("No way is open.", "Kein Weg ist offen."),
        ("3 missiles, 1 missile and 2 missiles", "3 Raketen, 1 Rakete und 2 Raketen"),
        ("3 missiles (forward)", "3 Raketen (vorn)"),
        ("Thrust 5 exceeds the rating of 4. [B3.22]", "Schub 5 überschreitet den Wert 4. [B3.22]"),
        ("linked B", "Verbund B"),
        ("Green fires 1 missile at Havoc, linked B.", "Grün feuert 1 Rakete auf Havoc, Verbund B."),
        ("Mark Talmaf of Kankir", "Talmaf von Kankir markieren"),
        ("", ""),
    ],
)
def test_what_stands_in_the_holes_is_said_too(book, english, german):
    assert book.say(english) == german


@pytest.mark.parametrize(
    "text", ["Star Knight", "C05/4", "+3", "HMS Fearless 2", "nobody knows this sentence"]
)
def test_a_name_a_number_and_what_is_unknown_stay(book, text):
    assert book.say(text) == text


def test_a_sentence_of_which_little_is_known_is_not_mixed(book):
    text = "The gunner swears that by all he knows the sidewall forward never was."
    assert book.say(text) == text


def test_the_more_special_template_wins_whatever_the_order(book):
    turned = Phrasebook(dict(reversed(WORDS.items())))
    text = "Thrust 5 exceeds the rating of 4; red-lining adds 1."
    assert turned.say(text) == book.say(text)


def test_an_answer_does_not_depend_on_what_was_asked_before(book):
    texts = ["3 missiles, 1 missile and 2 missiles", "Sultan is struck by 1 missile: the sidewall is gone."]
    fresh = [Phrasebook(WORDS).say(text) for text in texts]
    assert [book.say(text) for text in reversed(texts)] == fresh[::-1]


def test_a_text_that_never_ends_is_answered(book):
    assert book.say("3 missiles and " * 4000) == "3 Raketen und " * 4000
    assert len(book.say("It goes: so, " * 4000)) == 13 * 4000


def test_more_texts_than_are_kept_are_answered(book, monkeypatch):
    monkeypatch.setattr(phrasebook, "KEPT", 3)
    said = [book.say(f"{count} missiles") for count in range(2, 9)]
    assert said == [f"{count} Raketen" for count in range(2, 9)]


def _catalogue(folder, words):
    messages = [Message(source=source, forms=(told,) if told else ()) for source, told in words.items()]
    (folder / "engine-toy.ts").write_text(written("de", "engine-toy", messages), encoding="utf-8")
    return folder


def test_catalogues_of_a_folder_are_read(tmp_path):
    book = phrasebook.load(_catalogue(tmp_path, {"It waits.": "Es wartet.", "It goes.": ""}))
    assert (book.say("It waits."), book.say("It goes.")) == ("Es wartet.", "It goes.")


def test_a_translation_with_other_holes_is_named_with_its_place(tmp_path):
    with pytest.raises(CatalogueError, match=r"^engine-toy\.ts, message 2: expected the holes of"):
        phrasebook.load(_catalogue(tmp_path, {"It waits.": "Es wartet.", "{0} of {1}": "{0} von {0}"}))


def test_a_long_text_is_said_with_few_lookups(monkeypatch):
    asked = []
    find = Phrasebook._find
    monkeypatch.setattr(Phrasebook, "_find", lambda book, text: asked.append(text) or find(book, text))
    book = phrasebook.load(folder("language") / "de")
    list_ = ", ".join(f"CM: {left} left, port broadside" for left in range(40))
    assert "Backbord-Breitseite" in book.say(f"Axe: graser, depth 7, port 15: {list_}.")
    assert len(asked) < 400


def test_a_name_that_is_spelt_like_a_word_stands_in_a_sentence():
    book = phrasebook.load(folder("language") / "de")
    assert book.say("Change Gone Aft's plot") == "Kursbefehl für Gone Aft ändern"


def test_numbers_of_rules_and_printed_short_forms_weigh_nothing():
    book = phrasebook.load(folder("language") / "de")
    told = book.say("Dar Pesh is a seam. [XII.SB.not-in-seam]")
    assert told == "Dar Pesh ist eine Naht. [XII.SB.not-in-seam]"
    assert book.say("Column 4: fwd hull piv.") == "Spalte 4: fwd hull piv."
