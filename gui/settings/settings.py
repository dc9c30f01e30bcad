"""Settings as data: what can be set stands in settings.toml, what was set in the player's settings.json."""

import json
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

Value = str | int | bool


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


@cache
def settings_table() -> Mapping[str, Setting]:
    """Every setting by name, in the order of the settings sheet."""
    text = Path(__file__).with_name("settings.toml").read_text(encoding="utf-8")
    return {name: Setting(name=name, **row) for name, row in tomllib.loads(text).items()}


class Settings:
    """The player's settings; a broken or missing file means the defaults, and the next change writes anew."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._values: dict[str, Value] = {name: each.default for name, each in settings_table().items()}
        self._heard: list[Callable[[str], None]] = []
        self._read()

    def _read(self) -> None:
        if self._file is None:
            return
        try:
            stored = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        if not isinstance(stored, dict):
            return
        for name, setting in settings_table().items():
            if name in stored and setting.allows(stored[name]):
                self._values[name] = stored[name]

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
        self._values[name] = value
        self._write()
        for heard in tuple(self._heard):
            heard(name)

    def override(self, name: str, value: Value) -> None:
        """Sets a value for this run only, as the command line asks; ValueError as `set`."""
        if not settings_table()[name].allows(value):
            raise ValueError(f"{name} can't be {value!r}.")
        self._values[name] = value

    def subscribe(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Calls `heard` with the name of each setting that changes; returns what ends that."""
        self._heard.append(heard)
        return lambda: self._heard.remove(heard) if heard in self._heard else None

    def _write(self) -> None:
        if self._file is None:
            return
        part = self._file.with_suffix(".part")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(self._values, indent=1, sort_keys=True), encoding="utf-8")
            os.replace(part, self._file)
        except OSError:
            # A full or read-only disk costs the player his preference, not his game.
            part.unlink(missing_ok=True)
