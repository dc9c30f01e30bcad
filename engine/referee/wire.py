"""Lines in and out: one JSON object each, read with suspicion, written in one plain form."""

import json
import math
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine.core.errors import shown

LONGEST = 4 * 2**20
"""Bytes of a line that are still read."""
DEEPEST = 40
"""Objects and lists within each other."""
LARGEST = 2**53
"""Whole numbers beyond this are not the same number in every JSON reader."""
_A_REQUEST = 'one JSON object a line, like {"id": 1, "do": "hello"}'


class BadRequest(Exception):
    """A request that can't be understood or served; `str()` is the sentence for whoever sent it."""

    def __init__(self, problem: str, expected: object = None, at: str = "") -> None:
        super().__init__(problem)
        self.expected = expected
        """What would have been right: a phrase or a list of words."""
        self.at = at
        """Where in the request: "/command/thrust"."""

    def answer(self) -> dict[str, Any]:
        """The error as an answer."""
        found: dict[str, Any] = {"ok": False, "error": str(self)}
        if self.at:
            found["at"] = self.at
        if self.expected is not None:
            found["expected"] = self.expected
        return found


class Unreadable(BadRequest):
    """A line that is no request; `id` is its id where one could be made out."""

    def __init__(self, problem: str, expected: object = _A_REQUEST, at: str = "", id: object = None) -> None:
        super().__init__(problem, expected, at)
        self.id = id


def parse(line: bytes) -> dict[str, Any]:
    """The object in a line; Unreadable says why there is none."""
    if len(line) > LONGEST:
        raise Unreadable(f"The line is longer than {LONGEST} bytes.")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(f"The line is not UTF-8: byte {error.start + 1} does not fit.") from None
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except RecursionError:
        raise Unreadable(f"The line is nested more than {DEEPEST} deep.") from None
    except json.JSONDecodeError as error:
        raise Unreadable(f"The line is not JSON: {error.msg} at column {error.colno}.") from None
    except ValueError as error:
        raise Unreadable(f"The line is not JSON: {shown(error)}.") from None
    if not isinstance(value, dict):
        raise Unreadable(f"The line holds {_name(value)}, not an object.")
    # The id first: a request that is wrong elsewhere can then still be answered by it.
    _refuse_excess(value.get("id"), "/id", None)
    _refuse_excess(value, "", value.get("id"))
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice!r} stands twice in one object")
    return found


def _constant(word: str) -> object:
    raise ValueError(f"{word} is not a number of JSON")


def _name(value: object) -> str:
    names = {list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number")


def _refuse_excess(value: object, place: str, id_: object) -> None:
    """Refuses what no request needs and what answers could not repeat. Walks without recursion."""
    level: list[tuple[str, object]] = [(place, value)]
    for _ in range(DEEPEST):
        for at, each in level:
            _refuse_value(each, at, id_)
        level = [child for at, each in level for child in _children(each, at)]
        if not level:
            return
    raise Unreadable(f"The line is nested more than {DEEPEST} deep.", "a flatter object", id=id_)


def _refuse_value(value: object, at: str, id_: object) -> None:
    if isinstance(value, int) and abs(value) > LARGEST:
        raise Unreadable(
            "A number is too large.", "whole numbers up to 2 to the power of 53", shown(at), id=id_
        )
    if isinstance(value, float) and not math.isfinite(value):
        raise Unreadable("A number is too large.", "a finite number", shown(at), id=id_)
    texts = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, dict) else ()
    for text in texts:
        if any("\ud800" <= c <= "\udfff" for c in text):
            raise Unreadable("A text holds half a character.", "whole Unicode characters", shown(at), id=id_)


def _children(value: object, at: str) -> list[tuple[str, object]]:
    if isinstance(value, dict):
        return [(f"{at}/{key}", child) for key, child in value.items()]
    if isinstance(value, list):
        return [(f"{at}/{index}", child) for index, child in enumerate(value)]
    return []


def plain(value: object) -> Any:  # noqa: ANN401 - what JSON can hold has no narrower name
    """A value of the engine as JSON holds it: dataclasses as objects, tuples as lists, words for choices."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, (str, int, float)):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    if isinstance(value, AbstractSet):
        return sorted((plain(each) for each in value), key=repr)
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return str(value)


def written(answer: Mapping[str, Any]) -> bytes:
    """An answer as a line, in ASCII."""
    return json.dumps(answer, allow_nan=False, separators=(",", ":")).encode("ascii") + b"\n"
