"""What the calculators of a game answer and refuse, by examples and by what may be typed in their place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine import library
from engine.content.errors import ContentError
from engine.core.dice import Picker
from engine.referee import data
from engine.referee.wire import BadRequest
from gui.presenters.calculators import Field, fields_of

if TYPE_CHECKING:
    from engine.core.calculator import Calculator, Worked

ROOT = Path(__file__).resolve().parents[2]
STAR_CONTROL: Mapping[str, Mapping[str, Any]] = {
    "hit-chance": {"attacker": "MY", "target": "SH", "mode": "extreme", "distance": 6},
    "siege": {"ships": ["UQ", "SP"]},
    "research": {"side": "Alliance", "d10": [3], "d6": 2},
    "income": {"starbases": 2, "mines": 3, "colonies": 1},
    "explore": {"world": 5, "relic": 4, "crystals": 3},
    "hex-type": {"die": 4},
    "fleet-moves": {"ships": ["SP", "IL"], "speed": {"SP": 1}},
    "ship-moves": {"speed": 4, "column": 3, "row": 4},
    "teleport": {"column": 3, "row": 4, "evade": 5, "direction": 2, "distance": 3},
}
_CODE = re.compile(r"[-+A-F/]+ [a-z]{1,2}( spine)?|[a-z-]+/.*|.{1,2}")
"""A window of the AVID, a rule's id, or one of the signs."""
TRIES = 4
"""Other values of each field."""


def examples(slug: str) -> Mapping[str, list[Mapping[str, Any]]]:
    """Arguments that a game's calculators take, by name."""
    if slug == "sits":
        from tests.engine.rulesets.sits.test_calculators import EXAMPLES

        return {name: [given] for name, given in EXAMPLES.items()}
    if slug == "holy-war":
        found: dict[str, list[Mapping[str, Any]]] = {}
        for each in json.loads(
            (ROOT / "tests" / "data" / "holy-war" / "calculators.json").read_text("utf-8")
        ):
            found.setdefault(each["name"], []).append(each["arguments"])
        return found
    return {name: [given] for name, given in STAR_CONTROL.items()}


def worked(slug: str) -> Iterator[tuple[Calculator, Worked | str]]:
    """Each calculator with an answer of it, or the sentence of a refusal."""
    rnd = Picker(f"calculations {slug}")
    given = examples(slug)
    for name, each in library.create(slug).calculators().items():
        starts = given.get(name, [{}])
        for start in starts:
            yield each, _asked(each, start)
        for field in fields_of(each):
            for _ in range(TRIES):
                yield each, _asked(each, _with(rnd.choice(starts), field.path, _value(field, rnd)))


def explained(slug: str) -> frozenset[str]:
    """All sentences about a game's calculators: what they are for and ask, answers and refusals."""
    found: set[str] = set()
    for calculator, answer in worked(slug):
        found.add(calculator.summary)
        found.update(field.about for field in fields_of(calculator))
        found.update((answer,) if isinstance(answer, str) else (*answer.steps, *_words(answer.value)))
    return frozenset(found - {""})


def _words(value: object) -> Iterator[str]:
    """The texts among the values of an answer that are no windows, ids or rules."""
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, str) and not _CODE.fullmatch(value):
        yield value
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for each in value:
            yield from _words(each)


def _asked(calculator: Calculator, given: Mapping[str, Any]) -> Worked | str:
    try:
        return calculator.run(data.arguments(calculator, given))
    except (ValueError, LookupError, BadRequest, ContentError) as problem:
        return str(problem)


def _with(given: Mapping[str, Any], path: tuple[str, ...], value: object) -> Mapping[str, Any]:
    first, rest = path[0], path[1:]
    return {**given, first: _with(given.get(first) or {}, rest, value) if rest else value}


def _value(field: Field, rnd: Picker) -> object:
    return _of(field.schema, rnd)


def _of(schema: Mapping[str, Any], rnd: Picker) -> object:
    if "enum" in schema:
        return rnd.choice(schema["enum"])
    match schema.get("type"):
        case "boolean":
            return rnd.choice((True, False))
        case "integer":
            return rnd.choice((0, 1, 2, 4, 7, 10, 60, -2))
        case "array":
            return [_of(schema.get("items") or {}, rnd) for _ in range(rnd.randint(0, 3))]
        case "object":
            names = schema.get("propertyNames", {}).get("enum", ("ecm", "thrust", "A"))
            return {rnd.choice(names): _of(schema.get("additionalProperties") or {}, rnd)}
        case _:
            return rnd.choice((*schema.get("examples", ()), "A y", "sample-sd", "3,-1@2", "Talmaf", "ecm"))
