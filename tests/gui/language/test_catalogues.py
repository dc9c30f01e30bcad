"""Catalogues: whole, in step with the window, read safely, and a sentence for every fault in one."""

from __future__ import annotations

import re
import string

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from gui import language, speech, ts_file
from gui.actions.catalogue import catalogue
from gui.actions.keymap import bound
from gui.actions.registry import Registry
from gui.resources import folder
from gui.settings.settings import Settings, settings_table
from gui.speech import both, either, mark, said, tr, trn
from gui.ts_file import CatalogueError, Message
from tools import translations

GERMAN = folder("language") / "de"
COUNTED = Message(source="{count} ships", forms=("{count} Schiff", "{count} Schiffe"), counts=True)
PLAIN = Message(source="Save <b>{name}</b> & go", forms=("<b>{name}</b> sichern & los",))


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    language.use(language.ENGLISH)
    language._Spoken.trouble = ""


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """Puts catalogues where the program looks for them."""

    def put(text: str, name: str = "gui.ts", tongue: str = "de"):
        place = tmp_path / "language" / tongue
        place.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")
        return place / name

    monkeypatch.setattr(language, "folder", lambda name: tmp_path / name)
    return put


# ---- the shipped ones


@pytest.mark.parametrize("area", translations.AREAS)
def test_the_german_catalogue_is_whole_and_keeps_every_hole_and_tag(area):
    told = [line for line in translations.problems(GERMAN) if line.startswith(f"de/{area}.ts:")]
    assert told == [], "python -m tools.translations brings catalogues in step"


def test_every_german_text_that_counts_has_two_forms():
    found = [each for path in GERMAN.glob("gui*.ts") for each in ts_file.read(path) if each.counts]
    assert found
    assert [each.source for each in found if each.forms and len(each.forms) != 2] == []


@pytest.mark.parametrize("area", translations.AREAS)
def test_every_hole_has_a_name_that_says_what_comes(area):
    holes = [
        (text, name)
        for text in translations.found()[area]
        for _, name, _, _ in string.Formatter().parse(text)
        if name is not None and not re.fullmatch(r"[a-z]+(_[a-z]+)*", name)
    ]
    assert holes == []


def test_german_menus_open_by_letters_of_their_own_that_no_shortcut_takes():
    words = language.Words("de", GERMAN)
    actions = tuple(catalogue())
    menus = {each.menu: words.say(each.menu, None) for each in actions if each.menu}
    letters = [name.partition("&")[2][:1].upper() for name in menus.values()]
    assert all(letters)
    assert len(set(letters)) == len(letters)
    taken = {keys for each in actions for keys in each.shortcut}
    assert not taken & {f"Alt+{letter}" for letter in letters}


def test_german_texts_of_one_menu_have_no_letter_twice():
    words = language.Words("de", GERMAN)
    for menu in {each.menu for each in catalogue()}:
        titles = [words.say(each.title, None) for each in catalogue() if each.menu == menu]
        letters = [title.partition("&")[2][:1].lower() for title in titles if "&" in title]
        assert len(set(letters)) == len(letters)


def test_the_players_keys_can_be_changed_in_german_as_in_english():
    made = Registry()
    for each in catalogue():
        made.add(each)
    assert bound(made, {}).problems == ()


def test_every_language_that_can_be_chosen_has_its_catalogues_and_a_name_in_the_settings():
    choices = settings_table()["language"].choices
    assert set(choices) == {"system", *language.LANGUAGES}
    assert [each.name for each in translations.languages()] == sorted(set(language.LANGUAGES) - {"en"})
    for name, own in language.LANGUAGES.items():
        assert choices[name] == own


# ---- speech


def test_english_is_spoken_as_it_stands():
    assert tr("Save {name}", name="it") == "Save it"
    assert tr("no {holes} are filled without values") == "no {holes} are filled without values"
    assert [trn("{count} ship", "{count} ships", n) for n in (0, 1, 2)] == ["0 ships", "1 ship", "2 ships"]
    assert mark("Save") == "Save"
    assert said("as the engine said") == "as the engine said"
    assert not speech.foreign()


@pytest.mark.parametrize(
    ("parts", "and_", "or_"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a or b"),
        (["a", "b", "c"], "a, b and c", "a, b or c"),
    ],
)
def test_lists_stand_in_a_sentence(parts, and_, or_):
    assert (both(parts), either(parts)) == (and_, or_)


def test_german_is_spoken_with_its_forms(shelf):
    shelf(ts_file.written("de", "gui", (COUNTED, PLAIN, Message(source="Not yet"))))
    language.use("de")
    assert [trn("{count} ship", "{count} ships", n) for n in (0, 1, 2)] == [
        "0 Schiffe",
        "1 Schiff",
        "2 Schiffe",
    ]
    assert tr("Save <b>{name}</b> & go", name="es") == "<b>es</b> sichern & los"
    assert tr("Not yet") == "Not yet"
    assert trn("{count} thing", "{count} things", 1) == "1 thing"
    assert speech.foreign()


def test_the_trial_language_sets_all_in_brackets():
    language.use(language.TRIAL)
    assert tr("Save {name}", name="it") == "⟦Save it⟧"
    assert trn("{count} ship", "{count} ships", 1) == "⟦1 ships⟧"
    assert said("told") == "⟦told⟧"
    assert said("") == ""


# ---- which language


@pytest.mark.parametrize(
    ("wanted", "computer", "spoken"),
    [
        ("en", ["de-DE"], "en"),
        ("de", ["en-GB"], "de"),
        ("system", ["de-AT", "de"], "de"),
        ("system", ["en-GB", "de"], "en"),
        ("system", ["fr-FR", "de"], "de"),
        ("system", ["C"], "en"),
        ("system", [], "en"),
    ],
)
def test_the_setting_names_the_language_or_leaves_it_to_the_computer(wanted, computer, spoken, monkeypatch):
    monkeypatch.setattr(
        language, "_of_the_computer", lambda: [each.replace("_", "-").partition("-")[0] for each in computer]
    )
    assert language.chosen(wanted) == spoken


def test_the_computers_languages_are_short_names():
    assert all("-" not in each and "_" not in each for each in language._of_the_computer())


def test_the_stored_language_is_spoken_at_the_next_start_unless_another_is_asked_for(tmp_path):
    Settings(tmp_path / "settings.json").set("language", "de")
    stored = Settings(tmp_path / "settings.json")
    language.begin(None, stored)
    assert (language.spoken(), tr("Save")) == ("de", "Speichern")
    language.begin("en", stored)
    assert (language.spoken(), tr("Save")) == ("en", "Save")


def test_a_broken_catalogue_is_told_in_a_sentence_and_english_spoken(shelf):
    shelf("<TS><context></TS>")
    language.begin("de", Settings())
    assert language.spoken() == "en"
    assert language.trouble().startswith("Deutsch: gui.ts, line 1: expected XML")
    assert tr("Save") == "Save"


def test_without_trouble_nothing_is_told():
    language.begin("de", Settings())
    assert language.trouble() == ""


# ---- Qt


class App:
    """Takes translators as an application does, and can give them back."""

    def __init__(self) -> None:
        self.installed: list[QTranslator] = []

    def installTranslator(self, made):
        self.installed.append(made)
        return QCoreApplication.installTranslator(made)


def test_qt_says_its_own_texts_in_the_same_language_and_ours_under_our_name(qapp):
    language.use("de")
    app, ask = App(), QCoreApplication.translate
    language.tell_qt(app)
    try:
        assert ask("QPlatformTheme", "Cancel") == "Abbrechen"
        assert ask("QFileDialog", "Open") == "Öffnen"
        assert ask(language.CONTEXT, "Open") == "Offen"
        assert ask(language.CONTEXT, "{count} ships", None, 1) == "{count} Schiff"
        assert ask(language.CONTEXT, "{count} ships", None, 5) == "{count} Schiffe"
        assert ask(language.CONTEXT, "never heard of") == "never heard of"
    finally:
        for each in app.installed:
            QCoreApplication.removeTranslator(each)


def test_english_gives_qt_nothing():
    language.use(language.ENGLISH)
    app = App()
    language.tell_qt(app)
    assert app.installed == []


# ---- files


def test_a_catalogue_is_read_as_it_was_written(tmp_path):
    messages = (
        COUNTED,
        PLAIN,
        Message(source="two\nlines", forms=("zwei\nZeilen",), comment="a hint & more"),
    )
    path = tmp_path / "gui.ts"
    path.write_text(ts_file.written("de", "gui", (*messages, Message(source="open"))), encoding="utf-8")
    assert ts_file.read(path) == (*messages, Message(source="open"))


def test_linguist_may_leave_a_translation_unfinished_or_a_form_empty(tmp_path):
    path = tmp_path / "gui.ts"
    path.write_text(
        '<TS version="2.1"><context><name>gui</name>'
        '<message><source>a</source><translation type="unfinished">b</translation></message>'
        '<message numerus="yes"><source>c</source><translation><numerusform>d</numerusform>'
        "<numerusform></numerusform></translation></message></context></TS>",
        encoding="utf-8",
    )
    assert [(each.source, each.forms) for each in ts_file.read(path)] == [("a", ()), ("c", ())]


@pytest.mark.parametrize(
    ("content", "said_of_it"),
    [
        (b"<TS><context></TS>", "gui.ts, line 1: expected XML"),
        (b"<html/>", "gui.ts: expected a <TS> catalogue, found <html>"),
        (b"\xff\xfe\x00", "gui.ts: expected text in UTF-8"),
        (b'<!DOCTYPE x [<!ENTITY a "b">]><TS>&a;</TS>', "gui.ts: expected no entities of its own"),
        (b"<TS><message><translation/></message></TS>", "gui.ts, message 1: expected a source"),
        (b"<TS><message><source>a</source></message></TS>", "gui.ts, message 1: expected a source"),
        (
            b"<TS><message><source>a {b}</source><translation>{c}</translation></message></TS>",
            "gui.ts, message 1: expected the holes of 'a {b}' in '{c}'",
        ),
        (b"<TS>" + b" " * ts_file.LARGEST + b"</TS>", "gui.ts: expected at most"),
    ],
)
def test_a_file_that_is_no_catalogue_is_refused_with_its_name_and_what_is_expected(
    content, said_of_it, tmp_path
):
    (tmp_path / "gui.ts").write_bytes(content)
    with pytest.raises(CatalogueError) as refused:
        language.Words("de", tmp_path)
    assert str(refused.value).startswith(said_of_it)


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(CatalogueError, match=r"gone\.ts: can't be read"):
        ts_file.read(tmp_path / "gone.ts")


# ---- the tool


SOURCE = """
from gui.speech import mark, tr, trn
A = mark("Key")
def f(n, x):
    tr(A); tr("Text {x}", x=tr("inner")); trn("one", "many", n); other.tr("no"); tr(x)
"""


def test_the_tool_finds_what_is_given_to_tr_trn_and_mark():
    found = {each.source: each for each in translations.texts_of(SOURCE)}
    assert set(found) == {"Key", "Text {x}", "inner", "many"}
    assert (found["many"].counts, found["many"].comment) == (True, "for one: one")


def test_the_tool_keeps_what_is_translated_adds_what_is_new_and_drops_what_is_gone(tmp_path, monkeypatch):
    place = tmp_path / "de"
    place.mkdir()
    old = (Message(source="kept", forms=("behalten",)), Message(source="gone", forms=("weg",)))
    (place / "gui-sits.ts").write_text(ts_file.written("de", "gui-sits", old), encoding="utf-8")
    texts = {"kept": Message(source="kept"), "new": Message(source="new")}
    monkeypatch.setattr(translations, "PLACE", tmp_path)
    monkeypatch.setattr(translations, "found", lambda: {"gui": texts})
    (place / "gui-old.ts").write_text(ts_file.written("de", "gui-old", ()), encoding="utf-8")
    assert translations.main([]) == 0
    assert ts_file.read(place / "gui.ts") == (
        Message(source="kept", forms=("behalten",)),
        Message(source="new"),
    )
    told = translations.problems(place)
    assert "de/gui.ts: 'new' is not translated" in told
    assert "de/gui-old.ts: not in step with the window's texts" in told


def test_the_check_ends_with_status_1_while_something_is_missing(monkeypatch, capsys):
    monkeypatch.setattr(translations, "problems", lambda _language: ["de/gui.ts: 'x' is not translated"])
    assert translations.main(["--check"]) == 1
    assert capsys.readouterr().out == "de/gui.ts: 'x' is not translated\n"


def test_a_text_that_two_games_share_stands_in_the_common_catalogue():
    found = translations.found()
    both_places = [text for text in found["gui-sits"] if text in found["gui-star-control"]]
    assert both_places == []
    assert all(setting.title in found["gui"] for setting in settings_table().values())


@pytest.mark.parametrize(
    ("source", "form", "counts", "faulty"),
    [
        ("Save {name}", "{name} sichern", False, False),
        ("Save {name}", "Sichern", False, True),
        ("Save {name}", "{nam} sichern", False, True),
        ("<b>Save</b>", "<b>Sichern</b>", False, False),
        ("<b>Save</b>", "Sichern", False, True),
        ("{count} ships", "ein Schiff", True, False),
        ("{count} of {many} ships", "ein Schiff", True, True),
        ("two\nlines", "zwei Zeilen", False, True),
        ("Save", "Sichern ", False, True),
    ],
)
def test_a_translation_keeps_holes_tags_and_lines(source, form, counts, faulty):
    assert bool(translations.faults(Message(source=source, forms=(form,), counts=counts))) is faulty
