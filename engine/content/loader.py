"""Shipped and house data by name: lazy, cached, and a ContentError for everything that is wrong."""

import hashlib
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engine.content import paths
from engine.content.errors import ContentError
from engine.content.jsonfile import Raw, read_json, refuse_excess
from engine.content.validation import refuse_other_shape, validated

# The models are imported where they are used: pydantic costs a tenth of a second, and the home screen
# lists games, scenarios and ship classes without it.
if TYPE_CHECKING:
    from engine.content.models import LevelMap, RuleText, Ruling, Scenario, ShipClass, Table, Unit

_INDEX = "index.json"
HOUSE = "-house"
"""Ends the content hash of numbers that are not all shipped ones."""
_MOST_FILES = 500
"""House files of one kind that are looked at: more is not a collection but an accident."""


@dataclass(frozen=True, slots=True)
class ShipEntry:
    """A ship class as the lists show it."""

    slug: str
    name: str
    nation: str
    nation_code: str
    class_type: str
    cost: int
    scale: int
    complete: bool
    house: bool = False


@dataclass(frozen=True, slots=True)
class ScenarioEntry:
    """A scenario as the lists show it; `problem` is the sentence why it can't be opened, or empty."""

    id: str
    title: str
    summary: str
    path: Path
    featured: bool = True
    house: bool = False
    problem: str = ""


def list_ship_classes(game: str = "sits", *, user: Path | None = None) -> tuple[ShipEntry, ...]:
    """Names, nations and costs of all ship classes; one small file is read, and house classes if any."""
    return _ship_entries(game, paths.in_use(user))


@cache
def _ship_entries(game: str, user: Path | None) -> tuple[ShipEntry, ...]:
    entries = {entry.slug: entry for entry in _indexed(paths.rules_folder(game) / "ships" / _INDEX)}
    for name in _house_ships(game, user):
        ship = load_ship_class(name, game, user=user)
        entries[name] = _entry_of(ship, house=True)
    return tuple(entries.values())


def _indexed(file: Path) -> list[ShipEntry]:
    raw = read_json(file)
    ships = raw.get("ships") if isinstance(raw, dict) else None
    if not isinstance(ships, list):
        raise ContentError(file, "/ships", "a list")
    return [_indexed_entry(ship, file, f"/ships/{n}") for n, ship in enumerate(ships)]


def _indexed_entry(ship: Raw, file: Path, place: str) -> ShipEntry:
    if not isinstance(ship, dict):
        raise ContentError(file, place, "an object")

    def text(key: str) -> str:
        if isinstance(value := ship.get(key), str):
            return value
        raise ContentError(file, f"{place}/{key}", "text")

    def number(key: str) -> int:
        if isinstance(value := ship.get(key), int) and not isinstance(value, bool):
            return value
        raise ContentError(file, f"{place}/{key}", "a whole number")

    return ShipEntry(
        slug=text("slug"),
        name=text("name"),
        nation=text("nation"),
        nation_code=text("nation_code"),
        class_type=text("class_type"),
        cost=number("cost"),
        scale=number("scale"),
        complete=ship.get("complete") is True,
    )


def _entry_of(ship: "ShipClass", *, house: bool) -> ShipEntry:
    return ShipEntry(
        slug=ship.slug,
        name=ship.name,
        nation=ship.nation,
        nation_code=ship.nation_code,
        class_type=ship.class_type,
        cost=ship.cost,
        scale=ship.scale,
        complete=ship.complete,
        house=house,
    )


def load_ship_classes(game: str = "sits", *, user: Path | None = None) -> "Mapping[str, ShipClass]":
    """All ship classes by slug, house ones in place of shipped ones of the same slug."""
    entries = list_ship_classes(game, user=user)
    return MappingProxyType({e.slug: load_ship_class(e.slug, game, user=user) for e in entries})


@cache
def load_ship_class(slug: str, game: str = "sits", *, user: Path | None = None) -> "ShipClass":
    """One ship class; the player's own file of that name comes before the shipped one."""
    from engine.content.models import ShipClass

    paths.slug(slug)
    user = paths.in_use(user)
    shipped = paths.rules_folder(game) / "ships" / f"{slug}.json"
    if slug in _house_ships(game, user) and user is not None:
        file = paths.house_rules(user, game) / "ships" / f"{slug}.json"
        known = read_json(shipped) if shipped.is_file() else None
        ship = validated(ShipClass, _as_house(read_json(file), known, file.name), file)
    else:
        file = shipped
        ship = validated(ShipClass, read_json(file), file)
    if ship.slug != slug:
        raise ContentError(file, "/slug", f"'{slug}', the name of the file")
    return ship


def _house_ships(game: str, user: Path | None) -> tuple[str, ...]:
    if user is None:
        return ()
    return tuple(file.stem for file in _json_files(paths.house_rules(user, game) / "ships"))


def _json_files(folder: Path) -> list[Path]:
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(".json") and name != _INDEX)
    except OSError:
        return []
    return [folder / name for name in names[:_MOST_FILES]]


def _as_house(raw: Raw, shipped: Raw, name: str) -> Raw:
    """A player's ship file with its sources stated: "house" for whatever differs from the shipped class."""
    if not isinstance(raw, dict):
        return raw
    known = shipped if isinstance(shipped, dict) else {}
    sources = known.get("provenance")
    stated: dict[str, Raw] = dict(sources) if isinstance(sources, dict) else {}
    mine: Raw = {"kind": "house", "ref": f"the player's own file {name}"}
    for key, value in raw.items():
        if key == "provenance" or (key in known and known[key] == value):
            continue
        if isinstance(value, dict) and isinstance(parts := known.get(key), dict):
            for part in (part for part in value if value[part] != parts.get(part)):
                _restate(stated, f"{key}.{part}", mine)
        else:
            _restate(stated, key, mine)
    return {**raw, "provenance": stated}


def _restate(stated: dict[str, Raw], path: str, source: Raw) -> None:
    for finer in [known for known in stated if known.startswith(path + ".")]:
        del stated[finer]
    stated[path] = source


@cache
def load_tables(game: str = "sits", *, user: Path | None = None) -> "Mapping[str, Table]":
    """All tables by id; a table of the player's own tables.json replaces the shipped one of that id."""
    from engine.content.models import Source, TableFile, TableProvenance

    user = paths.in_use(user)
    file = paths.rules_folder(game) / "tables.json"
    tables = dict(validated(TableFile, read_json(file), file).tables)
    if user is not None and os.path.lexists(house := paths.house_rules(user, game) / "tables.json"):
        mine = TableProvenance(kind=Source.HOUSE, ref=f"the player's own file {house.name}")
        for name, table in validated(TableFile, read_json(house), house).tables.items():
            if name in tables:
                refuse_other_shape(table.cells, tables[name].cells, house, f"/tables/{name}/cells")
            tables[name] = table.model_copy(update={"provenance": mine})
    return MappingProxyType(tables)


@cache
def load_units(game: str, *, user: Path | None = None) -> "Mapping[str, Unit]":
    """All unit counters by id; those in the player's own units.json replace the shipped ones of that id.

    Whatever differs in them is marked "house".
    """
    from engine.content.models import Provenance, Source, UnitFile

    user = paths.in_use(user)
    file = paths.rules_folder(game) / "units.json"
    units = {unit.id: unit for unit in validated(UnitFile, read_json(file), file).units}
    if user is not None and os.path.lexists(house := paths.house_rules(user, game) / "units.json"):
        mine = Provenance(kind=Source.HOUSE, ref=f"the player's own file {house.name}")
        for unit in validated(UnitFile, read_json(house), house).units:
            known = units.get(unit.id)
            sources = {
                name: known.provenance[name]
                if known and getattr(known, name) == getattr(unit, name)
                else mine
                for name in unit.provenance
            }
            units[unit.id] = unit.model_copy(update={"provenance": MappingProxyType(sources)})
    return MappingProxyType(units)


@cache
def load_level_map(game: str, *, user: Path | None = None) -> "LevelMap":
    """The map of columns; a map.json of the player's own takes the place of the shipped one."""
    from engine.content.models import LevelMap

    user = paths.in_use(user)
    file = paths.rules_folder(game) / "map.json"
    if user is not None and os.path.lexists(house := paths.house_rules(user, game) / "map.json"):
        file = house
    return validated(LevelMap, read_json(file), file)


@cache
def load_rulings(game: str = "sits") -> "tuple[Ruling, ...]":
    """How unclear rules are played, in the order of the rules."""
    from engine.content.models import RulingFile

    file = paths.rules_folder(game) / "rulings.json"
    return validated(RulingFile, read_json(file), file).rulings


@cache
def load_rule_texts(game: str = "sits") -> "Mapping[str, RuleText]":
    """The rules in a player's words, by rule number."""
    return _rule_file(game)[0]


@cache
def load_chapters(game: str = "sits") -> Mapping[str, str]:
    """Titles of the rulebook's chapters, by their letter and number."""
    return _rule_file(game)[1]


@cache
def _rule_file(game: str) -> "tuple[Mapping[str, RuleText], Mapping[str, str]]":
    from engine.content.models import RuleTextFile

    file = paths.rules_folder(game) / "rules.json"
    found = validated(RuleTextFile, read_json(file), file)
    return found.rules, found.chapters


def list_scenarios(game: str = "sits", *, user: Path | None = None) -> tuple[ScenarioEntry, ...]:
    """Titles of all scenarios, shipped ones first; a broken file is listed with its problem."""
    user = paths.in_use(user)
    shipped = [_scenario_entry(file, house=False) for file in _json_files(paths.scenarios_folder(game))]
    if user is None:
        return tuple(shipped)
    house = [_scenario_entry(file, house=True) for file in _json_files(paths.house_scenarios(user, game))]
    return (*shipped, *house)


def scenario_facts(game: str) -> list[dict[str, Any]]:
    """The scenarios as plain data, not yet validated; a broken file is left out."""
    found = (read_json(entry.path) for entry in list_scenarios(game) if not entry.problem)
    return [scenario for scenario in found if isinstance(scenario, dict)]


def _scenario_entry(file: Path, *, house: bool) -> ScenarioEntry:
    # No model here: only what a list shows. The scenario is validated when it is opened.
    try:
        raw = read_json(file)
    except ContentError as error:
        return ScenarioEntry(file.stem, file.stem, "", file, house=house, problem=str(error))
    known = raw if isinstance(raw, dict) else {}
    texts = [known.get(key) for key in ("id", "title", "summary")]
    name, title, summary = (text if isinstance(text, str) else "" for text in texts)
    problem = "" if title else str(ContentError(file, "/title", "text"))
    featured = known.get("featured") is not False
    return ScenarioEntry(name or file.stem, title or file.stem, summary, file, featured, house, problem)


def load_scenarios(game: str = "sits", *, user: Path | None = None) -> "tuple[Scenario, ...]":
    """All scenarios, validated; ContentError for the first that is broken."""
    return tuple(load_scenario(entry.path) for entry in list_scenarios(game, user=user))


def load_scenario(file: Path) -> "Scenario":
    """The scenario in a file, shipped or the player's own."""
    return parse_scenario(read_json(file), file)


def scenario_data(scenario: "Scenario") -> "dict[str, Raw]":
    """A scenario as plain data, the way a save's header keeps it; `parse_scenario` reads it back."""
    return scenario.plain()


def parse_scenario(raw: object, file: object) -> "Scenario":
    """A scenario from data read elsewhere, a save's header for example; `file` is named in the message."""
    from engine.content.models import Scenario

    refuse_excess(raw, file)
    return validated(Scenario, raw, file)


def check_lesson(scenario: Mapping[str, Any], file: object) -> None:
    """Refuses a scenario whose lesson can't be shown: ContentError, which names the place in `file`.

    For games whose scenarios have no model of their own; it looks at nothing but the lesson.
    """
    mine = {name: scenario[name] for name in ("lesson", "steps", "notes", "throws") if name in scenario}
    if mine:
        from engine.content.models import Lesson

        refuse_excess(mine, file)
        validated(Lesson, mine, file)


@cache
def content_hash(game: str = "sits", *, user: Path | None = None) -> str:
    """Sixteen hex digits that change with any table, unit, map or ship class in use (not with rule texts);
    with HOUSE behind them where files of the player's own are among these.
    """
    user = paths.in_use(user)
    digest = hashlib.sha256()
    mine = [] if user is None else _numbers(paths.house_rules(user, game))
    for file in [*_numbers(paths.rules_folder(game)), *mine]:
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16] + (HOUSE if mine else "")


def _numbers(folder: Path) -> list[Path]:
    """The files of a rules folder that results depend on."""
    single = [folder / f"{name}.json" for name in ("tables", "units", "map")]
    return [file for file in [*single, *_json_files(folder / "ships")] if file.is_file()]


def house_problems(game: str) -> tuple[str, ...]:
    """What is wrong with the player's own files of a game that are in use: a sentence for each that is."""
    user = paths.in_use(None)
    if user is None:
        return ()
    looked_at = [
        lambda: load_tables(game),
        lambda: load_units(game),
        lambda: load_level_map(game),
        lambda: load_ship_classes(game),
    ]
    files = [
        paths.house_rules(user, game) / name for name in ("tables.json", "units.json", "map.json", "ships")
    ]
    return tuple(
        problem
        for file, look in zip(files, looked_at, strict=True)
        if os.path.lexists(file) and (problem := _problem(look))
    )


def _problem(look: Callable[[], object]) -> str:
    try:
        look()
    except ContentError as error:
        return str(error)
    return ""


def forget() -> None:
    """Empty the caches, so that files changed since are read again."""
    for cached in (
        _ship_entries,
        load_ship_class,
        load_tables,
        load_units,
        load_level_map,
        load_rulings,
        load_rule_texts,
        load_chapters,
        _rule_file,
        content_hash,
    ):
        cached.cache_clear()
