"""The simple setup for forces of one's choice: a scenario made of classes or of points a side (D2.12).

What comes out is a scenario document like any shipped one: the ordinary loader reads it, a save keeps it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.content import loader
from engine.content.errors import ContentError
from engine.core.dice import Dice, Picker
from engine.mechanics.hexgrid import Hex
from engine.rulesets.sits.book import plural, rule

D2_12 = rule("D2.12")
D2_221 = rule("D2.221")

SIDES = ("Green", "Red")
RADIUS, MAX_SPEED = 5, 5
"""Hexes from the corner, and hexes a turn, of the simple setup."""
ALTITUDE: Mapping[str, int] = {"large": 12, "small": 20}
"""Level of the side that starts high, by the side of the sheets in use."""
_SHEET: Mapping[str, tuple[int, int]] = {"large": (22, 17), "small": (40, 32)}
"""Columns and rows of a sheet (AMB.map-sheet); small hexes are about half as wide."""
MOST_SHIPS = 24
"""A corner has room for about thirty."""
MOST_POINTS = 100_000
_TRIES = 200
_NO_WARSHIPS = ("MS", "LAC")
_GREEN_NAMES = (
    "Adamant Bulwark Corsair Dauntless Endeavour Ferocious Gallant Hardy Implacable Javelin Kingfisher "
    "Lionheart Marauder Nimble Onslaught Paladin Quarrel Resolute Sentinel Tenacious Undaunted Vigilant "
    "Warspite Zealous"
)
_RED_NAMES = (
    "Ardent Brumaire Citadel Defiance Estoc Fulminant Germinal Harpoon Insurgent Jacquerie Kestrel "
    "Liberty Marengo Nivose Outrage Prairial Querulous Rapier Sabre Thermidor Upheaval Vendemiaire "
    "Wrath Zouave"
)
_NAMES: Mapping[str, tuple[str, ...]] = {
    "Green": tuple(_GREEN_NAMES.split()),
    "Red": tuple(_RED_NAMES.split()),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Force:
    """What a side brings: the classes named, or as much as the points buy from a nation."""

    classes: tuple[str, ...] = ()
    """Slugs, a ship each; with any of them the points do not matter."""
    points: int = 0
    nation: str = ""
    """Code as on the displays: "RMN"; empty: of any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SimpleSetup:
    """What both sides have agreed on."""

    green: Force
    red: Force
    high: Literal["Green", "Red"] = "Red"
    hexes: Literal["large", "small"] = "large"
    placed: bool = False
    """Put into space by lot, nose and velocity away from the corner; else set up by hand."""
    random_officers: bool = False
    """D1.12: grades by lot; they change what a force costs."""


def nations() -> tuple[str, ...]:
    """Codes of the nations that have warships to buy."""
    return tuple(dict.fromkeys(entry.nation_code for entry in _for_sale("")))


def wishes_of(data: Mapping[str, Any]) -> SimpleSetup:
    """Wishes from plain data: "green" and "red" hold "classes" or "points" and "nation"; the rest as named.

    ContentError for what is not of its kind.
    """
    sides = [data.get(side.lower()) for side in SIDES]
    for side, force in zip(SIDES, sides, strict=True):
        if not isinstance(force, Mapping):
            raise ContentError("forces", f"/{side.lower()}", "a force")
    green, red = (_force(force) for force in sides if isinstance(force, Mapping))
    if data.get("high", "Red") not in SIDES:
        raise ContentError("forces", "/high", f"one of {', '.join(SIDES)}")
    if data.get("hexes", "large") not in ALTITUDE:
        raise ContentError("forces", "/hexes", f"one of {', '.join(ALTITUDE)}")
    return SimpleSetup(
        green=green,
        red=red,
        high=data.get("high", "Red"),
        hexes=data.get("hexes", "large"),
        placed=bool(data.get("placed", False)),
        random_officers=bool(data.get("random_officers", False)),
    )


def _force(data: Mapping[str, Any]) -> Force:
    classes = tuple(str(each) for each in data.get("classes", ()))
    points = data.get("points", 0)
    if type(points) is not int:
        raise ContentError("forces", "/points", f"a whole number of points, not {points}")
    return Force(classes=classes, points=points, nation=str(data.get("nation", "")))


def for_sale() -> tuple[loader.ShipEntry, ...]:
    """The warships of every nation, in the order of the lists."""
    return tuple(_for_sale(""))


def _for_sale(nation: str) -> list[loader.ShipEntry]:
    ships = [ship for ship in loader.list_ship_classes() if ship.class_type not in _NO_WARSHIPS]
    return [ship for ship in ships if nation in ("", ship.nation_code)]


def bought(points: int, nation: str, rnd: Picker) -> tuple[str, ...]:
    """Classes whose base costs come near the points without exceeding them, the dearest first (D2.221).

    ContentError for a nation without warships, and for points that buy none or too many ships.
    """
    shop = _for_sale(nation)
    if not shop:
        raise ContentError("forces", "/nation", f"one of {', '.join(nations())}, not {nation!r}")
    cheapest = min(ship.cost for ship in shop)
    if not cheapest <= points <= MOST_POINTS:
        raise ContentError("forces", "/points", f"{cheapest} to {MOST_POINTS} points, not {points}")
    best: list[loader.ShipEntry] = []
    for _ in range(_TRIES):
        basket = _basket(points, shop, rnd)
        if _worth(basket) > _worth(best):
            best = basket
    return tuple(ship.slug for ship in sorted(best, key=lambda ship: (-ship.cost, ship.slug)))


def _basket(points: int, shop: Sequence[loader.ShipEntry], rnd: Picker) -> list[loader.ShipEntry]:
    """Ships drawn until nothing more can be paid, dear ones as likely as their cost."""
    basket: list[loader.ShipEntry] = []
    while len(basket) < MOST_SHIPS and (able := [ship for ship in shop if ship.cost <= points]):
        ship = rnd.choices(able, weights=[ship.cost for ship in able])[0]
        basket.append(ship)
        points -= ship.cost
    return basket


def _worth(basket: Sequence[loader.ShipEntry]) -> int:
    return sum(ship.cost for ship in basket)


def simple_setup(wishes: SimpleSetup, rnd: Picker) -> dict[str, Any]:
    """A scenario document for the forces wished for; ContentError where there are none such."""
    forces = {"Green": wishes.green, "Red": wishes.red}
    ships = [ship for side in SIDES for ship in _fleet(side, forces[side], wishes, rnd)]
    columns, rows = _SHEET[wishes.hexes]
    level = ALTITUDE[wishes.hexes]
    sheets = [
        {"id": name, "q": 0, "r": rows * n, "columns": columns, "rows": rows}
        for n, name in enumerate(("blue", "pale"))
    ]
    return {
        "format": "holotank-scenario",
        "version": 1,
        "game": "sits",
        "id": "simple-setup",
        "title": "Simple Setup",
        "summary": _summary(ships),
        "map": {
            "columns": columns,
            "rows": 2 * rows,
            "maps": sheets,
            "arrangement": "square",
            "hexes": wishes.hexes,
            "orientation": "A",
        },
        "options": {"stops": "needed", "random_officers": wishes.random_officers},
        "sides": [
            _side("Green", "A", "bottom left", level if wishes.high == "Green" else 0),
            _side("Red", "D", "top right", level if wishes.high == "Red" else 0),
        ],
        "ships": ships,
        "deploy": {"radius": RADIUS, "max_speed": MAX_SPEED},
        "featured": True,
        "notes": ["Opposite corners, five hexes from each, and up to five hexes a turn: rule D2.12."],
        "provenance": {"kind": "printed", "ref": "rulebook D2.12"},
    }


def _summary(ships: Sequence[Mapping[str, Any]]) -> str:
    costs = {entry.slug: entry.cost for entry in loader.list_ship_classes()}
    told = []
    for side in SIDES:
        fleet = [ship for ship in ships if ship["side"] == side]
        cost = sum(costs[str(ship["class"])] for ship in fleet)
        told.append(f"{side} has {plural(len(fleet), 'ship')} of {cost} points")
    return f"{' and '.join(told)}, at opposite corners of the table."


def _side(side: str, viewpoint: str, corner: str, altitude: int) -> dict[str, Any]:
    return {
        "id": side,
        "colour": side.lower(),
        "viewpoint": viewpoint,
        "corner": corner,
        "altitude": altitude,
    }


def _fleet(side: str, force: Force, wishes: SimpleSetup, rnd: Picker) -> Iterator[dict[str, Any]]:
    classes = force.classes or bought(force.points, force.nation, rnd)
    known = {entry.slug for entry in loader.list_ship_classes()}
    for slug in classes:
        if slug not in known:
            raise ContentError("forces", f"/{side.lower()}/classes", f"ship classes that exist, not {slug!r}")
    if len(classes) > MOST_SHIPS:
        wanted = f"no more than {MOST_SHIPS} ships, not {len(classes)}"
        raise ContentError("forces", f"/{side.lower()}", wanted)
    places = _places(side, wishes.hexes, rnd)
    level = ALTITUDE[wishes.hexes] if wishes.high == side else 0
    for number, (slug, name) in enumerate(zip(classes, _NAMES[side], strict=False), 1):
        yield {
            "id": name.lower(),
            "number": number,
            "side": side,
            "class": slug,
            "name": name,
            "placed": _placed(side, next(places), level, rnd) if wishes.placed else None,
        }


def _places(side: str, hexes: str, rnd: Picker) -> Iterator[Hex]:
    """Hexes near a side's corner in a random order, none twice."""
    columns, rows = _SHEET[hexes]
    column, row = (0, 2 * rows - 1) if side == "Green" else (columns - 1, 0)
    found = []
    for place in Hex(column, row - column // 2).spiral(RADIUS):
        inside = 0 <= place.q < columns and 0 <= place.r + place.q // 2 < 2 * rows
        found += [place] if inside else []
    rnd.shuffle(found)
    return iter(found)


def _placed(side: str, place: Hex, level: int, rnd: Picker) -> dict[str, Any]:
    way = "B" if side == "Green" else "E"
    speed = rnd.randint(0, MAX_SPEED)
    return {
        "hex": str(place),
        "level": level,
        "forward": f"{way} y",
        "roll": 0,
        "vectors": {way: speed} if speed else {},
        "halves": [],
    }


# --- As options of a scenario that is set up by hand ---


def with_forces(scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> Mapping[str, Any]:
    """The scenario with forces bought for the option "points", or itself without that option.

    "green" and "red" name nations, "RMN" and "PN" if left out. ContentError for a scenario whose ships are
    placed already, and for options that buy nothing.
    """
    points = options.get("points")
    if points is None:
        return scenario
    if type(points) is not int:
        raise ContentError("options", "/points", f"a whole number of points, not {points}")
    if not scenario.get("deploy"):
        raise ContentError("options", "/points", "a scenario in which ships are set up by hand")
    drawn = dice.roll(*(10,) * 6, purpose="D2.12 lots for the forces bought").faces
    rnd = Picker("".join(str(face % 10) for face in drawn))
    green = Force(points=points, nation=str(options.get("green", "RMN")))
    red = Force(points=points, nation=str(options.get("red", "PN")))
    made = simple_setup(SimpleSetup(green=green, red=red), rnd)
    return {**scenario, "ships": made["ships"], "summary": made["summary"]}
