"""The base of the rule sets of printed games."""

from __future__ import annotations

import pytest

from engine import library
from engine.content import loader
from engine.mechanics.printed_game import PrintedGame

PLAYED = [entry.slug for entry in library.games() if entry.available]


@pytest.mark.parametrize("slug", PLAYED)
def test_every_game_that_can_be_played_is_built_on_it(slug):
    assert isinstance(library.create(slug), PrintedGame)


@pytest.mark.parametrize("slug", PLAYED)
def test_rules_of_the_game_and_of_the_table_have_a_text_and_rules_of_another_game_none(slug):
    rules = library.create(slug)
    known = [text.id for text in rules.rule_texts()]
    assert known == [f"{slug}/{number}" for number in loader.load_rule_texts(slug)]
    assert rules.rule_text(known[0]) == rules.rule_texts()[0]
    assert rules.rule_text("table/dice").kind == "table"
    assert rules.rule_text("another-game/1.1") is None


@pytest.mark.parametrize("slug", PLAYED)
def test_its_scenarios_are_those_shipped_under_its_slug(slug):
    assert list(library.create(slug).scenarios()) == loader.scenario_facts(slug)


@pytest.mark.parametrize("slug", PLAYED)
def test_what_it_depends_on_is_told_by_sixteen_digits(slug):
    rules = library.create(slug)
    assert len(rules.content) == len(loader.content_hash(slug)) == 16
