"""Settings as data."""

from __future__ import annotations

import json

import pytest

from gui import language
from gui.settings.settings import Settings, settings_table


def test_every_default_is_a_value_that_its_setting_allows():
    assert all(setting.allows(setting.default) for setting in settings_table().values())


def test_a_change_is_kept_for_the_next_start(tmp_path):
    file = tmp_path / "settings.json"
    Settings(file).set("theme", "light")
    assert Settings(file).text("theme") == "light"


def test_a_value_for_this_run_is_not_kept(tmp_path):
    file = tmp_path / "settings.json"
    settings = Settings(file)
    settings.override("text_scale", 150)
    assert settings.number("text_scale") == 150
    assert Settings(file).number("text_scale") == 100


@pytest.mark.parametrize("text", ["", "{", "[]", '{"theme": "pink", "text_scale": true}'])
def test_a_broken_file_means_the_defaults(tmp_path, text):
    file = tmp_path / "settings.json"
    file.write_text(text)
    settings = Settings(file)
    assert settings.text("theme") == "dark"
    assert settings.number("text_scale") == 100


def test_a_value_that_makes_no_sense_is_refused():
    with pytest.raises(ValueError, match="text_scale"):
        Settings().set("text_scale", 999)


def test_listeners_hear_of_changes_until_they_stop(tmp_path):
    settings = Settings(tmp_path / "settings.json")
    heard = []
    dispose = settings.subscribe(heard.append)
    settings.set("theme", "light")
    settings.set("theme", "light")
    dispose()
    settings.set("theme", "dark")
    assert heard == ["theme"]
    assert json.loads((tmp_path / "settings.json").read_text())["values"]["theme"] == "dark"


def test_a_file_of_the_first_version_is_migrated(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"theme": "light", "text_scale": 130, "curtain": false}')
    settings = Settings(file)
    assert (settings.text("theme"), settings.number("text_scale")) == ("light", 130)
    assert not settings.flag("curtain")
    assert settings.trouble == ""
    settings.set("motion", "reduced")
    stored = json.loads(file.read_text())
    assert stored["version"] == 2
    assert stored["values"]["text_scale"] == 130


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"version": 99}', '{"version": "x"}', '{"version": 2, "keys": 3}']
)
def test_a_broken_file_is_set_aside_and_said(tmp_path, text):
    file = tmp_path / "settings.json"
    file.write_text(text)
    settings = Settings(file)
    aside = tmp_path / "settings.broken.json"
    assert aside.read_text() == text
    assert str(aside) in settings.trouble
    settings.set("theme", "light")
    assert Settings(file).text("theme") == "light"


def test_a_value_that_makes_no_sense_is_left_out_and_said(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"version": 2, "values": {"theme": "pink", "text_scale": 120}, "keys": {}}')
    settings = Settings(file)
    assert settings.text("theme") == "dark"
    assert settings.number("text_scale") == 120
    assert "Colours can't be 'pink'" in settings.trouble


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            b'{"keys": ',
            "Die Einstellungsdatei ist beschädigt (was in Zeile 1 an Stelle 10 steht, ist kein JSON).",
        ),
        (b"\xff", "(kein Text in UTF-8)"),
        (b"[" * 200_000, "(die Klammern sind zu tief verschachtelt)"),
        (b'{"version": ' + b"1" * 5000 + b"}", "(eine Zahl darin ist zu lang)"),
        (b"[]", "(Einstellungen mit Namen in geschweiften Klammern werden erwartet)"),
        (b'{"version": 2, "values": {"theme": "pink"}}', "Farben kann nicht 'pink' sein"),
        (b'{"version": 2, "keys": {"game.save": 3}}', "die Tasten von 'game.save' ergeben keinen Sinn"),
    ],
)
def test_what_was_wrong_is_said_in_the_language_that_is_known_only_after_reading(tmp_path, content, words):
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    settings = Settings(file)
    english = settings.trouble
    language.begin("de", settings)
    try:
        assert words in settings.trouble
    finally:
        language.begin("en", settings)
    assert settings.trouble == english


def test_a_missing_file_is_no_trouble(tmp_path):
    assert Settings(tmp_path / "settings.json").trouble == ""


def test_what_the_command_line_asked_for_is_not_stored_by_a_later_change(tmp_path):
    file = tmp_path / "settings.json"
    settings = Settings(file)
    settings.override("text_scale", 150)
    settings.set("theme", "light")
    assert Settings(file).number("text_scale") == 100


def test_changed_keys_are_kept_for_the_next_start(tmp_path):
    file = tmp_path / "settings.json"
    Settings(file).set_keys({"game.save": ("Ctrl+Alt+S",), "view.fit": ()})
    assert Settings(file).keys() == {"game.save": ("Ctrl+Alt+S",), "view.fit": ()}


@pytest.mark.parametrize("keys", ['"F2"', "[7]", '[""]', '["A", "B", "C", "D", "E"]'])
def test_keys_that_make_no_sense_are_left_out_and_said(tmp_path, keys):
    file = tmp_path / "settings.json"
    file.write_text(f'{{"version": 2, "values": {{}}, "keys": {{"game.save": {keys}}}}}')
    settings = Settings(file)
    assert settings.keys() == {}
    assert "game.save" in settings.trouble
