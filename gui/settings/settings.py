"""Settings as data: what can be set stands in settings.toml, what was set in the player's settings.json."""

import json
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from gui.settings.migration import VERSION, BrokenSettings, upgraded
from gui.speech import Later, mark

Value = str | int | bool

LARGEST: Final = 256 * 1024
"""Bytes of the largest settings file that is read."""
MOST_KEYS: Final = 500
MOST_OF_ONE: Final = 4
"""Keys of one action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """One thing that can be set."""

    name: str
    type: str
    """"choice", "percent" or "flag"."""
    default: Value
    title: str
    description: str
    choices: Mapping[str, str] = field(default_factory=dict)
    """Value and the word for it."""
    low: int = 0
    high: int = 0
    step: int = 1

    def allows(self, value: object) -> bool:
        """Whether a stored or given value makes sense here."""
        match self.type:
            case "flag":
                return isinstance(value, bool)
            case "percent":
                return (
                    isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
                )
            case _:
                return isinstance(value, str) and value in self.choices


def _is_key(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 40


@cache
def settings_table() -> Mapping[str, Setting]:
    """Every setting by name, in the order of the settings sheet."""
    text = Path(__file__).with_name("settings.toml").read_text(encoding="utf-8")
    return {name: Setting(name=name, **row) for name, row in tomllib.loads(text).items()}


class Settings:
    """The player's settings and keys; a broken file is set aside, and the defaults hold.

    They are read before the window's language is known, for the language is one of them.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._values: dict[str, Value] = {name: each.default for name, each in settings_table().items()}
        self._stored = dict(self._values)
        """What the file holds: the values without those that the command line asked for."""
        self._keys: dict[str, tuple[str, ...]] = {}
        self._heard: list[Callable[[str], None]] = []
        self._trouble: Later | None = None
        self._read()

    @property
    def trouble(self) -> str:
        """What could not be read, in a sentence of the window's language; empty when all went well."""
        return "" if self._trouble is None else str(self._trouble)

    def _read(self) -> None:
        if self._file is None or not self._file.exists():
            return
        try:
            if self._file.stat().st_size > LARGEST:
                raise BrokenSettings(Later(mark("expected at most {count} bytes"), count=LARGEST))
            stored = upgraded(json.loads(self._file.read_text(encoding="utf-8")))
        except OSError as problem:
            self._trouble = Later(
                mark("The settings in {file} can't be read ({reason}); the defaults hold."),
                file=self._file,
                reason=problem.strerror,
            )
        except (ValueError, RecursionError) as problem:
            self._set_aside(_why(problem))
        else:
            self._take(stored)

    def _take(self, stored: Mapping[str, Any]) -> None:
        left: list[Later] = []
        for name, value in stored.get("values", {}).items():
            setting = settings_table().get(name)
            if setting is None:
                continue  # of a newer or older program; no fault of the player's
            if setting.allows(value):
                self._values[name] = self._stored[name] = value
            else:
                words = mark("{setting} can't be {value}")
                left.append(Later(words, setting=Later(setting.title), value=_short(value)))
        for action, keys in list(stored.get("keys", {}).items())[:MOST_KEYS]:
            if isinstance(keys, list) and len(keys) <= MOST_OF_ONE and all(_is_key(each) for each in keys):
                self._keys[action] = tuple(keys)
            else:
                left.append(Later(mark("the keys of {action} make no sense"), action=_short(action)))
        if left:
            self._trouble = Later(
                mark("Not all of {file} could be used: {left}. The defaults hold there."),
                file=self._file,
                left=tuple(left[:5]),
            )

    def _set_aside(self, why: Later) -> None:
        assert self._file is not None
        aside = self._file.with_suffix(".broken.json")
        try:
            os.replace(self._file, aside)
        except OSError:
            aside = self._file
        self._trouble = Later(
            mark("The settings file is broken ({reason}). It was set aside as {file}; the defaults hold."),
            reason=why,
            file=aside,
        )

    def keys(self) -> Mapping[str, tuple[str, ...]]:
        """The keys that the player changed, by action; no keys at all for an action that shall have none."""
        return dict(self._keys)

    def set_keys(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        """Stores the keys that differ from the program's own; listeners hear "keys"."""
        if dict(keys) == self._keys:
            return
        self._keys = dict(keys)
        self._write()
        self._tell("keys")

    def text(self, name: str) -> str:
        """A choice."""
        return str(self._values[name])

    def number(self, name: str) -> int:
        """A percentage."""
        return int(self._values[name])

    def flag(self, name: str) -> bool:
        """A yes or no."""
        return bool(self._values[name])

    def value(self, name: str) -> Value:
        """A setting of any type."""
        return self._values[name]

    def set(self, name: str, value: Value) -> None:
        """Sets and stores a value; ValueError for one that the setting does not allow."""
        if not settings_table()[name].allows(value):
            raise ValueError(f"{name} can't be {value!r}.")
        if self._values[name] == value:
            return
        self._values[name] = self._stored[name] = value
        self._write()
        self._tell(name)

    def _tell(self, name: str) -> None:
        for heard in tuple(self._heard):
            heard(name)

    def override(self, name: str, value: Value) -> None:
        """Sets a value for this run only, as the command line asks; ValueError as `set`."""
        if not settings_table()[name].allows(value):
            raise ValueError(f"{name} can't be {value!r}.")
        self._values[name] = value

    def subscribe(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Calls `heard` with the name of what changes, "keys" for the keys; returns what ends that."""
        self._heard.append(heard)
        return lambda: self._heard.remove(heard) if heard in self._heard else None

    def _write(self) -> None:
        if self._file is None:
            return
        part = self._file.with_suffix(".part")
        keys = {action: list(each) for action, each in self._keys.items()}
        stored = {"version": VERSION, "values": self._stored, "keys": keys}
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(stored, indent=1, sort_keys=True), encoding="utf-8")
            os.replace(part, self._file)
        except OSError:
            # A full or read-only disk costs the player his preference, not his game.
            part.unlink(missing_ok=True)


def _why(problem: ValueError | RecursionError) -> Later:
    """What is wrong with a file that can't be understood."""
    match problem:
        case BrokenSettings():
            return problem.why
        case json.JSONDecodeError():
            words = mark("what stands in line {line} at place {column} is no JSON")
            return Later(words, line=problem.lineno, column=problem.colno)
        case UnicodeDecodeError():
            return Later(mark("it is no text in UTF-8"))
        case RecursionError():
            return Later(mark("its brackets lie too deep in each other"))
        case _:
            return Later(mark("a number in it is too long"))


def _short(value: object) -> str:
    """A value of the file as it stands there, as far as there is room for it in a sentence."""
    return repr(value)[:40]
