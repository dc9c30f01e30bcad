"""Settings files of older programs: each step turns a file of one version into one of the next."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from gui.speech import Later, mark

VERSION: Final = 2
"""What `Settings` writes: {"version": 2, "values": {name: value}, "keys": {action: [keys]}}."""


class BrokenSettings(ValueError):
    """A settings file that can't be understood; it says what was expected once the language is known."""

    def __init__(self, why: Later) -> None:
        super().__init__(why)
        self.why = why


def upgraded(stored: object) -> Mapping[str, Any]:
    """A file's content as this program's version has it; BrokenSettings where it is none at all.

    Version 1 had the values alone and no version field.
    """
    if not isinstance(stored, dict):
        raise BrokenSettings(Later(mark("expected settings by name between braces")))
    version = stored.get("version", 1)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BrokenSettings(
            Later(mark("expected a whole number as version, not {found}"), found=repr(version))
        )
    if version > VERSION:
        raise BrokenSettings(
            Later(
                mark("it is of version {found}, this program knows versions up to {known}"),
                found=version,
                known=VERSION,
            )
        )
    for step in range(version, VERSION):
        stored = _STEPS[step](stored)
    for part in ("values", "keys"):
        if not isinstance(stored.get(part, {}), dict):
            raise BrokenSettings(Later(mark("expected {part} by name between braces"), part=part))
    return stored


def _values_apart(stored: dict[str, Any]) -> dict[str, Any]:
    """Version 2 keeps the player's keys as well, so that the values have a place of their own."""
    values = {name: value for name, value in stored.items() if name != "version"}
    return {"version": 2, "values": values, "keys": {}}


_STEPS: Final[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = MappingProxyType({1: _values_apart})
"""What makes a file of a version one of the next."""
