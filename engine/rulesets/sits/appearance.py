"""How a ship, its attitude and its markers look to the table: counters, AVID cards, courses."""

from functools import cache, lru_cache

from engine.content import loader
from engine.core.ids import PieceId
from engine.core.view import AttitudeView, CounterView, CourseView, MarkerView, SlotView
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import azimuth, elevation, is_lower, is_pole
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import SLOTS, Vectors
from engine.rulesets.sits.b1_placement import marker_words
from engine.rulesets.sits.state import Ship

MAP = "map"
"""Id of the one board."""
_NONE = Vectors.none()


@cache
def art_of(ship_class: str) -> str:
    """The silhouette of a class: its type in small letters, "ca" for a heavy cruiser."""
    return next((e.class_type.lower() for e in loader.list_ship_classes() if e.slug == ship_class), "ship")


@cache
def class_name(ship_class: str) -> str:
    """The name of a class as the lists show it; its slug if it is in none."""
    return next((e.name for e in loader.list_ship_classes() if e.slug == ship_class), ship_class)


def heading(attitude: Attitude) -> int | None:
    """Steps of 30 degrees clockwise from A; None for a nose straight up or down (GLO.hex-facing)."""
    return None if is_pole(attitude.forward) else azimuth(attitude.forward) // 30


def pitch(attitude: Attitude) -> int:
    """Steps of 30 degrees nose up."""
    return elevation(attitude.forward) // 30


@lru_cache(maxsize=1024)
def marker_views(attitude: Attitude) -> tuple[MarkerView, ...]:
    """The six orientation markers (A2.224), those in the lower half circled (B2.133)."""
    markers = attitude.markers()
    return tuple(
        MarkerView(name=name, site=site, circled=is_lower(site))
        for name, site in zip(markers._fields, markers, strict=True)
    )


@lru_cache(maxsize=1024)
def _frame(attitude: Attitude) -> tuple[tuple[float, float, float], ...]:
    return attitude.frame()


@lru_cache(maxsize=4096)
def slot_views(
    vectors: Vectors, changes: Vectors = _NONE, halves: tuple[str, ...] = ()
) -> tuple[SlotView, ...]:
    """The eight vector arrows with white values, gray changes and triangles (A2.221, B3.26, B3.271)."""
    return tuple(
        SlotView(slot=slot, value=value, change=change, half=slot in halves)
        for slot, value, change in zip(SLOTS, vectors.amounts, changes.amounts, strict=True)
    )


def attitude_view(
    ship: Ship,
    attitude: Attitude | None = None,
    *,
    vectors: Vectors | None = None,
    changes: Vectors = _NONE,
    halves: tuple[str, ...] | None = None,
) -> AttitudeView:
    """A ship's AVID card; what is left out is as the ship has it, without pending changes."""
    shown = attitude or ship.attitude
    forward, top, starboard = _frame(shown)
    return AttitudeView(
        piece=ship.id,
        title=title_of(ship),
        forward=shown.forward,
        roll=shown.roll,
        markers=marker_views(shown),
        slots=slot_views(
            ship.vectors if vectors is None else vectors, changes, ship.halves if halves is None else halves
        ),
        frame=(forward, top, starboard),
    )


def title_of(ship: Ship) -> str:
    """Name and number, as on the card (A2.22)."""
    return f"{ship.name} #{ship.number}"


def ship_counter(
    ship: Ship, *, movable: bool = False, tray_level: int = 0, badges: tuple[str, ...] = ()
) -> CounterView:
    """The ship's miniature; in the tray it waits at its side's altitude."""
    attitude = ship.attitude
    place = ship.place
    return CounterView(
        id=ship.id,
        owner=ship.side,
        art=art_of(ship.ship_class),
        map=MAP,
        cell=str(place.hex) if place else None,
        label=str(ship.number),
        title=ship.name,
        facing=heading(attitude),
        pitch=pitch(attitude),
        roll=attitude.roll,
        level=place.level if place else tray_level,
        movable=movable,
        badges=badges,
    )


def marker_counter(ship: Ship, kind: str, place: Place) -> CounterView:
    """An EoT tent or midpoint counter with the ship's number (A2.14) and its tiles (B1.142, B1.143)."""
    named = "EoT marker" if kind == "eot" else "Midpoint marker"
    rise = place.level - (ship.place.level if ship.place else 0)
    return CounterView(
        id=PieceId(f"{ship.id}.{kind}"),
        owner=ship.side,
        art=kind,
        map=MAP,
        cell=str(place.hex),
        label=str(ship.number),
        title=f"{named} of {ship.name}, {marker_words(ship, place)}",
        kind=kind,
        of=ship.id,
        level=place.level,
        badges=(f"{rise:+d}",) if rise else (),
    )


def ghost_counter(ship: Ship, name: str, place: Place, attitude: Attitude, title: str) -> CounterView:
    """Where and how a ship would be: for previews."""
    return CounterView(
        id=PieceId(f"{ship.id}.{name}"),
        owner=ship.side,
        art=art_of(ship.ship_class),
        map=MAP,
        cell=str(place.hex),
        label=str(ship.number),
        title=title,
        kind="ghost",
        of=ship.id,
        facing=heading(attitude),
        pitch=pitch(attitude),
        roll=attitude.roll,
        level=place.level,
    )


def course(ship: PieceId, kind: str, places: tuple[Place, ...], turns: tuple[int, ...] = ()) -> CourseView:
    """A line through places; `turns` names for each the turn that ends there, 0 for none."""
    points = tuple((str(place.hex), place.level) for place in places)
    return CourseView(piece=ship, kind=kind, points=points, turns=turns)
