"""Where a game's numbers come from: all that is not read off the printed game, with how it was found."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

_TEXTS: Final = frozenset(("rules.json", "rulings.json", "proof.json", "index.json"))
"""Files that hold no numbers of their own."""
_OF_FILE: Final = frozenset(("schema", "slug", "complete", "notes", "alternates"))
"""Parts that speak of the data file and not of the game."""
_TRUSTED: Final = "printed"
_MOST_DEEP: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Sourced:
    """A number, or numbers that belong together, and their source."""

    where: str
    """The table, ship class or list that holds them."""
    part: str
    """Which part of it; empty for all of it."""
    kind: str
    """"secondary", "reconstructed" or "house"."""
    method: str
    """The source, or how the number was worked out."""
    note: str
    numbers: str
    """The numbers themselves; for some cells of a table the whole table."""
    rule: str = ""
    """Number of the rule that they belong to."""
    sources: tuple[str, ...] = ()
    """The sources that the method names by their abbreviations, in full: "ST: ..."."""


def unprinted(slug: str) -> tuple[Sourced, ...]:
    """All numbers of a game that are secondary, reconstructed or house; ContentError for a broken file."""
    from engine.content import paths
    from engine.content.jsonfile import read_json

    folder = paths.rules_folder(slug)
    files = sorted(file for file in folder.rglob("*.json") if file.name not in _TEXTS)
    found = (each for file in files for each in _within(read_json(file), _name(file, folder), 0))
    tables = folder / "tables.json"
    named = _named(read_json(tables)) if tables.is_file() else {}
    return tuple(replace(each, sources=_meant(each, named)) for each in found if each.kind != _TRUSTED)


def _named(tables: Any) -> Mapping[str, str]:  # noqa: ANN401 - any JSON
    """The sources by their abbreviations, as the file of tables explains them."""
    about = tables.get("about") if isinstance(tables, dict) else None
    stated = about.get("sources") if isinstance(about, dict) else None
    return {str(key): str(full) for key, full in stated.items()} if isinstance(stated, dict) else {}


def _meant(each: Sourced, named: Mapping[str, str]) -> tuple[str, ...]:
    words = set(re.findall(r"\w+", f"{each.method} {each.note}"))
    return tuple(f"{short}: {full}" for short, full in named.items() if short in words)


def _name(file: Path, folder: Path) -> str:
    return str(file.relative_to(folder).with_suffix(""))


def _within(node: Any, name: str, depth: int) -> Iterator[Sourced]:  # noqa: ANN401 - any JSON
    """What a node of a data file states about itself, then what its parts do."""
    if not isinstance(node, dict) or depth > _MOST_DEEP:
        return
    stated = node.get("provenance")
    title = next((str(node[key]) for key in ("title", "name") if isinstance(node.get(key), str)), name)
    if isinstance(stated, dict):
        yield from _whole(node, stated, title) if "kind" in stated else _parts(node, stated, title)
    for key, part in node.items():
        if key != "provenance" and isinstance(part, dict):
            yield from _within(part, key, depth + 1)


def _whole(node: dict[str, Any], stated: dict[str, Any], title: str) -> Iterator[Sourced]:
    """One source for all, or a default and the cells that differ."""
    rule = str(node.get("rule", ""))
    held = node.get("cells", {key: each for key, each in node.items() if key != "provenance"})
    default = stated.get("default")
    kind, method = (
        (default, stated.get("default_ref", "")) if default else (stated["kind"], stated.get("ref", ""))
    )
    cells = stated.get("cells", ())
    yield Sourced(
        where=title,
        part="all but the cells named elsewhere" if cells else "",
        kind=str(kind),
        method=str(method or ""),
        note=str(stated.get("note") or ""),
        numbers=_compact(held),
        rule=rule,
    )
    for each in cells:
        yield Sourced(
            where=title,
            part=f"cells {_compact(each['cells'])}",
            kind=str(each["kind"]),
            method=str(each.get("ref", "")),
            note="",
            numbers=_compact(held),
            rule=rule,
        )


def _parts(node: dict[str, Any], stated: Mapping[str, Any], title: str) -> Iterator[Sourced]:
    """A source for each of a node's parts, or for a column of the list that it holds."""
    for path, source in stated.items():
        if isinstance(source, dict) and "kind" in source and path not in _OF_FILE:
            yield Sourced(
                where=title,
                part=path,
                kind=str(source["kind"]),
                method=str(source.get("ref", "")),
                note=str(source.get("note") or ""),
                numbers=_compact(_part(node, path)),
            )


def _part(node: dict[str, Any], path: str) -> Any:  # noqa: ANN401 - any JSON
    found: Any = node
    for key in path.split("."):
        if not isinstance(found, dict) or key not in found:
            return _column(node, path)
        found = found[key]
    return found


def _column(node: dict[str, Any], name: str) -> dict[str, Any] | None:
    """A column of the rows that a node holds, by their code; None where it has none of that name."""
    rows = [row for part in node.values() if isinstance(part, list) for row in part if isinstance(row, dict)]
    named = {str(row.get("code", row.get("name", n))): row[name] for n, row in enumerate(rows) if name in row}
    return named or None


def _compact(value: object) -> str:
    return "" if value is None else json.dumps(_bare(value), ensure_ascii=False).replace('"', "")


def _bare(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """A value with each track of boxes as the row of its values."""
    if isinstance(value, dict):
        return {key: _bare(each) for key, each in value.items()}
    if isinstance(value, list):
        return [each["value"] if _is_box(each) else _bare(each) for each in value]
    return value


def _is_box(value: object) -> bool:
    return isinstance(value, dict) and "value" in value and "shape" in value
