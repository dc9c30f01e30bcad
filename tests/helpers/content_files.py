"""Data files for tests: shipped ones to be spoilt, and the ways of spoiling them."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.content import paths
from engine.content.errors import ContentError
from engine.content.jsonfile import read_json


def shipped_ship(slug: str = "warrior-ca") -> dict[str, Any]:
    """A ship class file as plain data, free to be changed."""
    return _plain(paths.rules_folder("sits") / "ships" / f"{slug}.json")


def shipped_scenario(name: str = "first-flight") -> dict[str, Any]:
    """A scenario file as plain data, free to be changed."""
    return _plain(paths.scenarios_folder("sits") / f"{name}.json")


def shipped_tables() -> dict[str, Any]:
    """The table file as plain data, free to be changed."""
    return _plain(paths.rules_folder("sits") / "tables.json")


def _plain(file: Path) -> dict[str, Any]:
    raw = read_json(file)
    assert isinstance(raw, dict)
    return copy.deepcopy(raw)


def put(root: Any, pointer: str, value: object) -> None:
    """Set the value at a JSON pointer."""
    *steps, last = pointer.strip("/").split("/")
    for step in steps:
        root = root[int(step)] if isinstance(root, list) else root[step]
    if isinstance(root, list):
        root[int(last)] = value
    else:
        root[last] = value


def cut(root: Any, pointer: str) -> None:
    """Remove the value at a JSON pointer."""
    *steps, last = pointer.strip("/").split("/")
    for step in steps:
        root = root[int(step)] if isinstance(root, list) else root[step]
    del root[last]


def written(file: Path, data: object) -> Path:
    """The file with the data written to it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def refusal(action: Callable[[], object]) -> ContentError:
    """The ContentError that the action raises; fails when there is none."""
    try:
        action()
    except ContentError as error:
        return error
    raise AssertionError("nothing was refused")
