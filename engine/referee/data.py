"""Commands, questions and arguments from JSON, and their schemas: the part that needs pydantic."""

import json
import sys
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core.calculator import Calculator
from engine.core.codec import codec_for, digest
from engine.core.command import Command, Question
from engine.core.errors import shown
from engine.core.force import ForceEnd
from engine.core.ruleset import Ruleset
from engine.core.state import GameState
from engine.core.view import Inspection, TableView
from engine.referee.wire import BadRequest

if TYPE_CHECKING:
    from pydantic import TypeAdapter


_adapters: "dict[Any, TypeAdapter[Any]]" = {}


def _adapter(kind: Any) -> "TypeAdapter[Any]":  # noqa: ANN401 - a union of commands has no narrower name
    # Imported late: an answer to `hello` need not wait for it.
    from pydantic import TypeAdapter

    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def _read(kind: Any, value: Mapping[str, Any], what: str, at: str) -> Any:  # noqa: ANN401 - as above
    """A value of a type from plain JSON; BadRequest names the first wrong place and what belongs there."""
    from pydantic import ValidationError

    try:
        return _adapter(kind).validate_json(json.dumps(value), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        # A wrong key is reported below itself, as "[key]".
        place = "/".join([at, *(shown(part) for part in first["loc"] if part != "[key]")])
        message = shown(first["msg"])
        expected = message.partition("should be ")[2] or message
        raise BadRequest(f"{what} can't be read: at {place}, {message}.", expected, place) from None


def command(ruleset: Ruleset[Any], value: Mapping[str, Any]) -> Command:
    """A command of a game."""
    kinds = command_kinds(ruleset)
    if not isinstance(value.get("kind"), str) or value["kind"] not in kinds:
        raise BadRequest(f"There is no command {shown(value.get('kind'))!r}.", list(kinds), "/command/kind")
    found: Command = _read(kinds[value["kind"]], value, f"The command {value['kind']!r}", "/command")
    return found


@cache
def _kinds(commands: Any) -> Mapping[str, type[Command]]:  # noqa: ANN401 - as above
    union = commands.__origin__ if hasattr(commands, "__metadata__") else commands
    return {kind.__dataclass_fields__["kind"].default: kind for kind in union.__args__}


def command_kinds(ruleset: Ruleset[Any]) -> Mapping[str, type[Command]]:
    """The commands of a game by their kind."""
    return {**_kinds(ruleset.command_type), "table.force_end": ForceEnd}


def question_kinds(ruleset: Ruleset[Any]) -> Mapping[str, type[Question]]:
    """The questions of a game by their kind: "plan_plot" for PlanPlot.

    They are the subclasses of Question that the rule set's own package defines.
    """
    package = type(ruleset).__module__.rpartition(".")[0]
    # A slotted dataclass leaves a twin behind until the collector comes by: the module knows the real one.
    found = [
        kind
        for kind in Question.__subclasses__()
        if kind.__module__.startswith(f"{package}.")
        and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
    ]
    return {_snake(kind.__name__): kind for kind in sorted(found, key=lambda kind: kind.__name__)}


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


def question(ruleset: Ruleset[Any], seat: str, value: Mapping[str, Any]) -> Question:
    """A question of a seat."""
    kinds = question_kinds(ruleset)
    kind = kinds.get(value.get("kind", "")) if isinstance(value.get("kind"), str) else None
    if kind is None:
        problem = f"There is no question {shown(value.get('kind'))!r}."
        raise BadRequest(problem, list(kinds), "/question/kind")
    facts = {"player": seat, **{key: each for key, each in value.items() if key != "kind"}}
    known = [field.name for field in fields(kind)]
    for key in facts:
        if key not in known:
            problem = f"The question {value['kind']!r} has no field {shown(key)!r}."
            raise BadRequest(problem, known, f"/question/{shown(key)}")
    found: Question = _read(kind, facts, f"The question {value['kind']!r}", "/question")
    return found


def arguments(calculator: Calculator, value: Mapping[str, Any]) -> Any:  # noqa: ANN401 - each has its own type
    """The arguments of a calculator."""
    return _read(calculator.arguments, value, f"The arguments of {calculator.name!r}", "/arguments")


def calculator_facts(calculator: Calculator) -> dict[str, Any]:
    """A calculator as the referee lists it."""
    return {
        "name": calculator.name,
        "summary": calculator.summary,
        "rules": list(calculator.rules),
        "arguments": _adapter(calculator.arguments).json_schema(),
    }


def schemas(ruleset: Ruleset[Any]) -> dict[str, Any]:
    """All that a game's commands, questions, calculators and views are made of, as JSON schemas."""
    questions = question_kinds(ruleset)
    return {
        "commands": _adapter(ruleset.command_type | ForceEnd).json_schema(),
        "questions": {kind: _adapter(type_).json_schema() for kind, type_ in questions.items()},
        "calculators": {
            name: _adapter(tool.arguments).json_schema() for name, tool in ruleset.calculators().items()
        },
        "answers": {
            "view": _adapter(TableView).json_schema(mode="serialization"),
            "inspect": _adapter(Inspection).json_schema(mode="serialization"),
        },
    }


def whole_state(ruleset: Ruleset[Any], state: GameState) -> dict[str, Any]:
    """A state as a save holds it, with its hash."""
    text = codec_for(ruleset).text(state)
    return {"state": json.loads(text), "hash": digest(text)}
