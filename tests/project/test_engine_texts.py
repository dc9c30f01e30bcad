"""What the engine says is found in its source, and each language has all of it."""

from __future__ import annotations

import ast
import textwrap

import pytest

from gui import ts_file
from tools import engine_texts


def found(source, *, sentences=False):
    finder = engine_texts._Finder(sentences=sentences)
    finder.visit(ast.parse(textwrap.dedent(source)))
    return [text for text in finder.found if engine_texts._prose(text)]


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('"""Not said."""\nX = "A ship waits."', ["A ship waits."]),
        ('def f():\n    """Not said."""\n    return "A ship waits."', ["A ship waits."]),
        ('f"{name} fires {count} missiles."', ["{0} fires {1} missiles."]),
        ("f\"{n} ship{'s' if n != 1 else ''} left\"", ["{0} ships left", "{0} ship left"]),
        ('f"{a}{b} is gone"', ["{0} is gone"]),
        ('"It is " + name + " who waits"', ["It is {0} who waits"]),
        ('"Mark {} of {name}".format(a, name=b)', ["Mark {0} of {1}"]),
        ("f\"{title('Main guns')} fire\"", ["{0} fire", "Main guns"]),
        ('kind = "some kind of it"', []),
        ('piece: PieceId = PieceId("a piece here")', []),
        ('if x == "two words": pass', []),
        ('raise ValueError("for programmers only")', []),
        ('raise SaveError(name, "the disk", "it is full")', ["the disk", "it is full"]),
        ('book.rule("B2.24 and more")', []),
        ('Offer(kind="sits.commit here", title="Commit")', ["Commit"]),
        ('re.compile("not a text")', []),
        ('match x:\n    case "two words":\n        y = "A ship"', ["A ship"]),
        ('"sits.launch"', []),
        ('"C/D gu spine"', []),
    ],
)
def test_texts_for_a_reader_are_told_from_keys(source, texts):
    assert found(source) == texts


def test_a_calculator_refuses_with_a_sentence_for_the_player():
    assert found('raise ValueError("A die shows 1 to 6.")', sentences=True) == ["A die shows 1 to 6."]


@pytest.mark.parametrize(
    "text", ["Launch missiles: {0} so far. Write more, or say that you are done; {1}", "Green"]
)
def test_the_engines_own_texts_are_among_them(text):
    assert text in engine_texts.texts()


def test_german_has_every_text_of_the_engine_with_the_same_holes_and_no_other():
    assert list(engine_texts.faults("de")) == [], (
        "run python -m tools.engine_texts --update de, and translate"
    )


def test_an_update_keeps_what_is_said_drops_what_is_not_and_takes_in_the_new(tmp_path, monkeypatch):
    monkeypatch.setattr(engine_texts, "LANGUAGES", tmp_path)
    monkeypatch.setattr(engine_texts, "texts", lambda: {"It waits.": "sits", "{0} goes.": "kernel"})
    (tmp_path / "xx").mkdir()
    old = [ts_file.Message(source=text, forms=("so",)) for text in ("It waits.", "It was.")]
    engine_texts.catalogue("xx", "sits").write_text(ts_file.written("xx", "engine-sits", old), "utf-8")
    engine_texts.write("xx", engine_texts.read("xx"))
    assert engine_texts.read("xx") == {"It waits.": "so", "{0} goes.": ""}
    assert list(engine_texts.faults("xx")) == ["kernel: no translation of '{0} goes.'."]


def test_other_holes_and_a_text_no_longer_said_are_named(tmp_path, monkeypatch):
    monkeypatch.setattr(engine_texts, "LANGUAGES", tmp_path)
    monkeypatch.setattr(engine_texts, "texts", lambda: {"{0} waits.": "sits"})
    (tmp_path / "xx").mkdir()
    old = [ts_file.Message(source=text, forms=("es",)) for text in ("{0} waits.", "It was.")]
    engine_texts.catalogue("xx", "sits").write_text(ts_file.written("xx", "engine-sits", old), "utf-8")
    first, second = engine_texts.faults("xx")
    assert first == "sits: other holes in 'es' than in '{0} waits.'."
    assert second.startswith("'It was.' is no longer said")
