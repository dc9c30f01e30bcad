"""From a pydantic complaint to one sentence for the player."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from engine.content.errors import ContentError, plain

if TYPE_CHECKING:
    from pydantic import BaseModel
    from pydantic_core import ErrorDetails

M = TypeVar("M", bound="BaseModel")

_EXPECTED = {
    "extra_forbidden": "no field of this name",
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "bool_type": "true or false",
    "string_type": "text",
    "string_unicode": "text without broken characters",
    "tuple_type": "a list",
    "list_type": "a list",
    "dict_type": "an object",
    "mapping_type": "an object",
    "model_type": "an object",
    "model_attributes_type": "an object",
    "none_required": "null",
}
_WITH_LIMIT = {
    "greater_than_equal": ("a number of at least {}", "ge"),
    "less_than_equal": ("a number of at most {}", "le"),
    "literal_error": ("{}", "expected"),
    "enum": ("{}", "expected"),
    "string_pattern_mismatch": ("text of the form {}", "pattern"),
    "string_too_long": ("text of at most {} characters", "max_length"),
    "string_too_short": ("text of at least {} characters", "min_length"),
    "too_long": ("a list of at most {} entries", "max_length"),
    "too_short": ("a list of at least {} entries", "min_length"),
    "value_error": ("{}", "error"),
}


def validated(model: type[M], raw: object, file: object) -> M:
    """The model made of `raw`; ContentError naming the first wrong place."""
    from pydantic import ValidationError

    try:
        return model.model_validate(raw)
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False)
        raise ContentError(file, _place(found[0]), _expectation(found[0], len(found) - 1)) from None


def _place(error: "ErrorDetails") -> str:
    # A wrong key is reported as ('tables', 'x', '[key]'); a missing field as its own place.
    steps = [plain(step) for step in error["loc"] if step != "[key]"]
    return "/" + "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)


def _expectation(error: "ErrorDetails", others: int) -> str:
    kind = error["type"]
    if kind == "missing":
        said = f"the field '{error['loc'][-1]}'"
    elif kind in _WITH_LIMIT:
        wording, limit = _WITH_LIMIT[kind]
        said = wording.format(error.get("ctx", {}).get(limit, "the right kind"))
    else:
        said = _EXPECTED.get(kind, error["msg"])
    if others:
        said += f" ({others} more {'place is' if others == 1 else 'places are'} wrong)"
    return said


def refuse_other_shape(cells: object, known: object, file: object, place: str) -> None:
    """ContentError where a player's own table has not the rows, columns and kinds of cell of the shipped one.

    Numbers are free; a word must be one that the shipped table has, or several of these joined by "/".
    """
    words = frozenset(part for word in _words(known) for part in word.split("/"))
    _compare(cells, known, words, file, place)


def _compare(cells: object, known: object, words: frozenset[str], file: object, place: str) -> None:
    if isinstance(known, Mapping):
        if not isinstance(cells, Mapping) or set(cells) != set(known):
            raise ContentError(file, place, f"the same entries as in the shipped table: {', '.join(known)}")
        for key, value in known.items():
            _compare(cells[key], value, words, file, f"{place}/{key}")
    elif isinstance(known, str):
        if not isinstance(cells, str) or not words.issuperset(cells.split("/")):
            raise ContentError(file, place, f"words of the shipped table: {', '.join(sorted(words))}")
    elif isinstance(known, tuple | list) != isinstance(cells, tuple | list):
        raise ContentError(file, place, "a list where the shipped table has one, and nowhere else")
    elif isinstance(known, int) and type(cells) is not type(known):
        raise ContentError(file, place, "a whole number, as in the shipped table")


def _words(cells: object) -> Iterator[str]:
    if isinstance(cells, str):
        yield cells
    elif isinstance(cells, Mapping):
        for value in cells.values():
            yield from _words(value)
