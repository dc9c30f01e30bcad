"""The calculators of a game as forms: fields out of their schemas, typed text in, reasoned results out."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.calculator import Calculator, Worked
from engine.library import ContentError
from engine.referee import data
from engine.referee.wire import BadRequest
from gui.speech import foreign, meant, said, tr

_SHORT_FORMS: Final = frozenset(("ad", "avid", "cm", "ecm", "mql", "pd", "ralt", "si", "vpr"))
"""Words that the rulebooks write in capitals."""
_SENSES: Final[Mapping[tuple[str, str], str]] = {
    ("dice", "roll"): "of dice",
    ("hit_location", "roll"): "of dice",
    ("missile_defense", "roll"): "of dice",
    ("hit-chance", "turn"): "a statistic",
    ("hit-chance", "taken"): "damage",
    ("income", "saved"): "points",
    ("income", "captured"): "crews",
    ("core_cascade", "column"): "of a table",
    ("column", "column"): "of a table",
    ("result", "column"): "of a table",
    ("hit_walk", "column"): "of a table",
    ("differential", "column"): "of a table",
    ("round", "column"): "of a table",
    ("ecm_layer", "column"): "of a table",
    ("active_defense", "column"): "of a table",
    ("ship-moves", "column"): "of a table",
    ("ship-moves", "columns"): "of a table",
    ("teleport", "column"): "of a table",
    ("teleport", "columns"): "of a table",
}
"""By calculator and name: what stands for something else there than the same word does elsewhere."""
_EMPTY: Final[Mapping[str, Callable[[], object]]] = {"array": list, "object": dict}
"""What an empty field of a list or a table means where the argument may not be left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One argument of a calculator, or one part of a composite argument."""

    path: tuple[str, ...]
    title: str
    schema: Mapping[str, Any] = field(repr=False)
    """Its own JSON schema, references followed and null taken out."""
    about: str = ""
    """What it means, as the engine describes it."""
    hint: str = ""
    required: bool = False
    nullable: bool = False
    default: str = ""
    """As it would be typed; empty where nothing has to be."""

    @property
    def name(self) -> str:
        """Its path as one word."""
        return ".".join(self.path)

    @property
    def flag(self) -> bool:
        """Yes or no."""
        return self.schema.get("type") == "boolean"

    @property
    def choices(self) -> tuple[str, ...]:
        """All values that it can have, where they are few."""
        return tuple(str(each) for each in self.schema.get("enum", ()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A calculator as the list shows it."""

    calculator: Calculator
    title: str
    summary: str

    @property
    def words(self) -> str:
        """What is searched: its name, what it is for, its rules."""
        numbers = " ".join(rule.partition("/")[2] for rule in self.calculator.rules)
        return f"{self.title} {self.summary} {numbers}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """Something that was worked out, kept to be looked at again."""

    game: str
    tool: str
    typed: Mapping[str, str]
    """What was typed, by field."""
    worked: Worked


def tools(calculators: Mapping[str, Calculator]) -> tuple[Tool, ...]:
    """The calculators in the rule set's own order."""
    return tuple(
        Tool(calculator=each, title=_term("", name), summary=each.summary)
        for name, each in calculators.items()
    )


def fields_of(calculator: Calculator) -> tuple[Field, ...]:
    """The fields of a calculator's form, in the order of its arguments."""
    schema = data.calculator_facts(calculator)["arguments"]
    return tuple(_fields(calculator.name, schema, schema.get("$defs", {}), (), must=True))


def _fields(
    tool: str, schema: Mapping[str, Any], known: Mapping[str, Any], path: tuple[str, ...], *, must: bool
) -> list[Field]:
    found: list[Field] = []
    for name, stated in schema.get("properties", {}).items():
        required = must and name in schema.get("required", ())
        own, nullable = _resolved(stated, known)
        where = (*path, name)
        if own.get("properties"):
            found += _fields(tool, own, known, where, must=required)
            continue
        about = str(stated.get("description", own.get("description", "")))
        found.append(
            Field(
                path=where,
                title=": ".join(_term(tool, part) for part in where),
                schema=own,
                about=about,
                hint=_hint(about, stated, own, known),
                required=required,
                nullable=nullable,
                default=_typed(stated.get("default")),
            )
        )
    return found


def _resolved(stated: Mapping[str, Any], known: Mapping[str, Any]) -> tuple[Mapping[str, Any], bool]:
    """A schema with its references followed, and whether null may stand in its place."""
    parts = [part for part in stated.get("anyOf", ()) if part.get("type") != "null"]
    nullable = len(parts) < len(stated.get("anyOf", ()))
    own = parts[0] if parts else stated
    while "$ref" in own:
        own = known[own["$ref"].rpartition("/")[2]]
    inner = {key: _resolved(own[key], known)[0] for key in ("items",) if isinstance(own.get(key), dict)}
    return {**own, **inner}, nullable


def _hint(about: str, stated: Mapping[str, Any], own: Mapping[str, Any], known: Mapping[str, Any]) -> str:
    example = next(iter(own.get("examples", stated.get("examples", ()))), None)
    parts = [
        said(about),
        _form(own, known),
        _bounds(own.get("minimum"), own.get("maximum")),
        tr("For example {example}.", example=example) if example is not None else "",
    ]
    return " ".join(part for part in parts if part)


def _bounds(least: object, most: object) -> str:
    if least is not None and most is not None:
        return tr("From {least} to {most}.", least=least, most=most)
    if least is not None:
        return tr("From {least}.", least=least)
    return tr("To {most}.", most=most) if most is not None else ""


def _form(own: Mapping[str, Any], known: Mapping[str, Any]) -> str:
    """How a list or a table is typed."""
    if own.get("type") == "array":
        inner = own.get("items") or {}
        if inner.get("type") == "array":
            return tr("Groups, with ; between them: 3 4; 7 1.")
        if inner.get("type") == "object":
            keys = ", ".join(inner.get("properties", {}))
            example = '[{"track": ...}]'
            return tr("As JSON, a list of objects with {keys}: {example}.", keys=keys, example=example)
        return tr("With commas between.")
    if own.get("type") == "object":
        names = ", ".join(own.get("propertyNames", {}).get("enum", ()))
        if names:
            return tr("As name: value, with commas between; names: {names}.", names=names)
        return tr("As name: value, with commas between.")
    return ""


def _title(name: str) -> str:
    parts = name.replace("_", " ").replace("-", " ").split(" ")
    words = " ".join(part.upper() if part in _SHORT_FORMS else part for part in parts)
    return words[:1].upper() + words[1:]


def _term(tool: str, name: str) -> str:
    """What an argument or a result of a calculator is called; of no one's, the calculator of that name."""
    title = _title(name)
    sense = _SENSES.get((tool, name))
    return meant(title, sense) if sense else tr(title)


def _typed(value: object) -> str:
    """A default as it would be typed."""
    if value is None or value in ((), [], {}):
        return ""
    if isinstance(value, bool):
        return tr("yes") if value else ""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {each}" for key, each in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(str(each) for each in value)
    return str(value)


def titles(calculator: Calculator, results: Iterable[str] = ()) -> tuple[tuple[str, str], ...]:
    """Its own title and those of its fields and results in English, each with its sense: for catalogues."""
    parts = (part for field in fields_of(calculator) for part in field.path)
    named = [(_title(part), _SENSES.get((calculator.name, part), "")) for part in (*parts, *results)]
    return tuple(dict.fromkeys(((_title(calculator.name), ""), *named)))


# ---- what was typed


def work_out(calculator: Calculator, typed: Mapping[str, str]) -> Worked:
    """The result for what was typed, by field; ValueError says which field is wrong and what it takes."""
    given: dict[str, Any] = {}
    for each in fields_of(calculator):
        text = typed.get(each.name, "").strip()
        if text:
            _put(given, each.path, _read(each, text))
        elif each.required and each.nullable:
            _put(given, each.path, None)
        elif each.required and (empty := _EMPTY.get(each.schema.get("type", ""))) is not None:
            _put(given, each.path, empty())
        elif each.required:
            raise ValueError(tr("{field} has to be filled in.", field=each.title))
    try:
        return calculator.run(data.arguments(calculator, given))
    except (BadRequest, ContentError) as problem:
        raise ValueError(said(str(problem))) from None


def _put(given: dict[str, Any], path: tuple[str, ...], value: object) -> None:
    for part in path[:-1]:
        given = given.setdefault(part, {})
    given[path[-1]] = value


def _read(each: Field, text: str) -> object:
    try:
        return _value(each.schema, text)
    except (ValueError, RecursionError) as problem:
        raise ValueError(f"{each.title}: {problem}") from None


def _value(schema: Mapping[str, Any], text: str) -> object:
    kind = schema.get("type")
    if "enum" in schema:
        return _choice(schema["enum"], text)
    if kind == "boolean":
        return text.lower() in (tr("yes"), "yes", "true", "1")
    if kind == "integer":
        return _whole(text)
    if kind == "array":
        return _list(schema, text)
    if kind == "object":
        return dict(_pair(schema.get("additionalProperties", {}), part) for part in _parts(text, ","))
    return text


def _whole(text: str) -> int:
    sign = text.replace("\u2212", "-")
    if not sign.removeprefix("-").removeprefix("+").isdecimal() or len(sign) > 9:
        raise ValueError(tr("a whole number is expected, not '{text}'.", text=text[:40]))
    return int(sign)


def _choice(values: Sequence[object], text: str) -> object:
    for value in values:
        if str(value).lower() == text.lower():
            return value
    known = ", ".join(map(str, values))
    raise ValueError(tr("one of {known} is expected, not '{text}'.", known=known, text=text[:40]))


def _list(schema: Mapping[str, Any], text: str) -> object:
    inner: Mapping[str, Any] = schema.get("items") or next(iter(schema.get("prefixItems", ())), {})
    if inner.get("type") == "object":
        try:
            return json.loads(text)
        except ValueError:
            raise ValueError(tr("this is no list in JSON.")) from None
    if inner.get("type") == "array":
        return [_list(inner, part) for part in _parts(text, ";")]
    numbers = inner.get("type") == "integer"
    parts = text.replace(",", " ").split() if numbers else _parts(text, ",")
    return [_value(inner, part) for part in parts]


def _pair(schema: Mapping[str, Any], text: str) -> tuple[str, object]:
    name, colon, value = text.rpartition(":")
    if not colon or not name.strip() or not value.strip():
        raise ValueError(tr("name: value is expected, not '{text}'.", text=text[:40]))
    return name.strip(), _value(schema, value.strip())


def _parts(text: str, mark: str) -> list[str]:
    return [part.strip() for part in text.split(mark) if part.strip()]


# ---- what came out


def value_lines(value: object, tool: str = "", name: str = "") -> tuple[tuple[str, str], ...]:
    """A calculator's result as rows of (name, text); parts of parts have both names."""
    if isinstance(value, Mapping):
        rows: list[tuple[str, str]] = []
        for key, each in value.items():
            own = _part(tool, key) if name else _term(tool, _plain(key))
            rows += value_lines(each, tool, f"{name}, {own}" if name else own)
        return tuple(rows)
    return ((name, _plain(value)),)


def _part(tool: str, key: object) -> str:
    """What a part of a result is called: by its key in English, in another language as elsewhere."""
    if not foreign():
        return _plain(key)
    named = _term(tool, str(key))
    return _plain(key) if named == _title(str(key)) else named


def _plain(value: object) -> str:
    if value is None:
        return "\u2013"
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, Mapping):
        return "; ".join(f"{_plain(key)} {_plain(each)}" for key, each in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(_plain(each) for each in value) or tr("none")
    return said(value) if isinstance(value, str) else str(value)


def typed_words(typed: Mapping[str, str], tool: str = "") -> str:
    """What was typed into a calculator's form, on one line."""
    return ", ".join(f"{_within(tool, name)} {text}" for name, text in typed.items() if text)


def _within(tool: str, name: str) -> str:
    """A field's title within a line: English writes it small."""
    if not foreign():
        return _title(name.replace(".", " ")).lower()
    return ": ".join(_term(tool, part) for part in name.split("."))
