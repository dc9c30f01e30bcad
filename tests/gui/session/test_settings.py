"""Settings as data."""

from __future__ import annotations

import json

import pytest

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
    assert json.loads((tmp_path / "settings.json").read_text())["theme"] == "dark"
