"""docs/referee.md: its session is played line by line, its tables are those of the program."""

from __future__ import annotations

import json
import pathlib
import re
from dataclasses import MISSING, fields

import pytest

from engine.referee.data import question_kinds
from engine.referee.loop import answered
from engine.referee.requests import REQUESTS
from engine.referee.table import Referee
from engine.referee.wire import DEEPEST, LONGEST
from engine.rulesets.holy_war import calculators as holy_war
from engine.rulesets.sits import calculators as sits
from engine.rulesets.sits.ruleset import SitsRuleset

TEXT = (pathlib.Path(__file__).resolve().parents[2] / "docs/referee.md").read_text("utf-8")
SESSIONS = re.findall(r"^```session\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
TURN = re.compile(r"^> (?P<asked>.*?)^< (?P<told>.*?)(?=^> |\Z)", re.DOTALL | re.MULTILINE)


def turns():
    """Requests and answers of all sessions, lines that go on put together."""
    return [(m["asked"], m["told"]) for session in SESSIONS for m in TURN.finditer(session)]


def bare(text):
    """A text without white space, so that it may be broken into lines anywhere."""
    return re.sub(r"\s+", "", text)


def pattern(told):
    return ".*".join(re.escape(part) for part in bare(told).split("..."))


def test_the_session_in_the_manual_is_what_the_referee_answers(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    referee = Referee()
    played = turns()
    assert len(played) > 20
    for asked, told in played:
        answer = json.dumps(answered(referee, " ".join(asked.split("\n")).encode()), ensure_ascii=False)
        assert re.fullmatch(pattern(told), bare(answer), re.DOTALL), f"{asked}\ntold: {told}\nis: {answer}"


def test_every_line_of_a_session_is_a_request_or_an_answer():
    for session in SESSIONS:
        assert "".join(m.group(0) for m in TURN.finditer(session)) == session


@pytest.mark.parametrize("name", REQUESTS)
def test_the_table_of_requests_is_the_programs(name):
    request = REQUESTS[name]
    fields = [f"**{field.name}**" if field.required else field.name for field in request.fields]
    row = f"| `{name}` | {', '.join(fields) or '–'} | {request.summary} | {request.answer} |"
    assert row in TEXT


@pytest.mark.parametrize("tool", [*sits.calculators().values(), *holy_war.calculators().values()])
def test_the_table_of_calculators_is_the_programs(tool):
    assert f"| `{tool.name}` | {tool.summary} |" in TEXT


def test_the_limits_in_the_manual_are_the_programs():
    assert f"{LONGEST // 2**20} MiB long and nested {DEEPEST} deep" in TEXT


@pytest.mark.parametrize("name", question_kinds(SitsRuleset()))
def test_the_table_of_questions_is_the_programs(name):
    asked = [field for field in fields(question_kinds(SitsRuleset())[name]) if field.name != "player"]
    needed = {field.name for field in asked if field.default is MISSING and field.default_factory is MISSING}
    shown = [f"**{field.name}**" if field.name in needed else field.name for field in asked]
    assert f"| `{name}` | {', '.join(shown) or '–'} | " in TEXT


def test_the_tables_list_nothing_that_the_program_does_not_have():
    known = {*REQUESTS, *sits.calculators(), *holy_war.calculators(), *question_kinds(SitsRuleset())}
    assert set(re.findall(r"^\| `([\w-]+)` \|", TEXT, re.MULTILINE)) == known
