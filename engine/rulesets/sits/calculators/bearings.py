"""Calculators for bearings and firing arcs (chapter C1)."""

from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Ring, Window, label
from engine.mechanics.bearing import horizontal, reciprocal, ring_of, ship_window, shoot, true_range
from engine.mechanics.firing_arcs import Facing, arc_colour, bears, coverage, hit_edge
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import windows
from engine.rulesets.sits.c1_bearings import Standing, exposed_sides, shot
from engine.rulesets.sits.calculators.base import (
    Amounts,
    Arguments,
    Level,
    PlaceName,
    Roll,
    WindowName,
    place,
    rules,
    stand_in,
    vectors,
    window,
    worked,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class OffsetArguments(Arguments):
    """The way to a target: two places, or an offset on the map and a difference of levels."""

    # Described by Field, as pydantic does not find the docstrings of inherited fields.
    own: Annotated[PlaceName | None, Field(description="Where the shooter is.")] = None
    target: Annotated[PlaceName | None, Field(description="Where the target is.")] = None
    offset: Annotated[
        Amounts, Field(description="Hexes to the target by map direction, in place of the two places.")
    ] = field(default_factory=dict)
    levels: Annotated[Level, Field(description="Levels up to the target; with an offset only.")] = 0


def _ends(given: OffsetArguments) -> tuple[Place, Place]:
    if (given.own is None) != (given.target is None):
        raise ValueError("Name both places, own and target, or an offset.")
    if given.own is not None and given.target is not None:
        if given.offset or given.levels:
            raise ValueError("Name two places or an offset with levels, not both.")
        return place(given.own), place(given.target)
    if any(slot in given.offset for slot in "+-"):
        raise ValueError("An offset lies on the map, A to F; the difference of levels is said by levels.")
    flat, _ = vectors(given.offset).displacement()
    return Place(Hex(0, 0)), Place(flat, given.levels)


@dataclass(frozen=True, slots=True, kw_only=True)
class AttitudeOf(Arguments):
    """An attitude."""

    forward: WindowName
    roll: Roll = 0
    """Steps of 30 degrees to starboard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BearingArguments(OffsetArguments):
    """A shooter and a target; with their attitudes, arcs and cover too."""

    own_attitude: AttitudeOf | None = None
    """The shooter's: then the mounts that bear."""
    target_attitude: AttitudeOf | None = None
    """The target's: then what it turns to the shooter."""


def _bearing(given: BearingArguments) -> Worked:
    own, target = _ends(given)
    seen = shoot(own, target)
    slice_ = horizontal(own.offset_to(target).hexes)
    ring = ring_of(seen.h, seen.v)
    value: dict[str, Any] = {
        "direction": slice_.name,
        "through": slice_.through,
        "h": seen.h,
        "v": seen.v,
        "range": seen.range,
        "below": seen.below,
        "ring": None if ring is None else Ring.of(ring, below=seen.below).value,
        "colour": None if ring is None else ring.value,
        "windows": list(seen.windows),
        "impact": [reciprocal(each) for each in seen.windows],
    }
    at = _standing(own, given.own_attitude)
    to = _standing(target, given.target_attitude)
    ship = stand_in()
    done = shot(ship, ship, ("now", "now"), at, to)
    steps = [step for step in done.steps if step.startswith("C1.1")]
    used = ["C1.11", "C1.12", "C1.13", "C1.14", "C1.15b", "C1.16"]
    if given.own_attitude is not None:
        value |= {"own_axes": list(done.own_axes), "bears": list(done.bears)}
        steps += [step for step in done.steps if step.startswith("C1.2")]
        used += ["C1.221", "C1.222", "C1.224", "C1.225"]
    if given.target_attitude is not None:
        value |= {"exposed": done.exposed}
        steps += [step for step in done.steps if step.startswith("C1.cover")]
        used.append("C1.coverage")
    return Worked(value=value, steps=tuple(steps), rules=rules(*used))


def _standing(at: Place, attitude: AttitudeOf | None) -> Standing:
    if attitude is None:
        return Standing(at, Attitude(window("A y")))
    return Standing(at, Attitude(window(attitude.forward), attitude.roll))


def _horizontal_bearing(given: OffsetArguments) -> Worked:
    own, target = _ends(given)
    offset = own.offset_to(target).hexes
    seen = horizontal(offset)
    larger, smaller = seen.components
    value = {
        "direction": seen.name,
        "through": seen.through,
        "components": {way.letter: n for way, n in offset.components().items()},
        "h": offset.length,
    }
    if seen.through == "none":
        return worked(value, ("The target is in the same hex and has no map direction.", "C1.12"))
    ratio = "at least" if seen.through == "edge" else "less than"
    text = f"{larger} is {ratio} three times {smaller}: through the {seen.through} {seen.name}."
    return worked(value, (f"{offset.length} hexes away.", "C1.13"), (text, "C1.12", "C1.121"))


@dataclass(frozen=True, slots=True, kw_only=True)
class RangeArguments(Arguments):
    """A column and a row of the Range-Angle table."""

    h: Annotated[int, Field(ge=0, le=99_999)]
    """Hexes on the map."""
    v: Annotated[int, Field(ge=-99_999, le=99_999)]
    """Levels apart; negative for a lower target."""


def _range_angle(given: RangeArguments) -> Worked:
    if given.h < 0:
        raise ValueError(f"The table has no column {given.h}.")
    range_, colour = true_range(given.h, given.v), ring_of(given.h, given.v)
    below = given.v < 0
    value = {
        "range": range_,
        "colour": None if colour is None else colour.value,
        "ring": None if colour is None else Ring.of(colour, below=below).value,
        "circled": below,
    }
    far = f"{given.h} across, {abs(given.v)} {'down' if below else 'up'}: true range {range_}."
    if colour is None:
        return worked(value, (far, "C1.14"), ("At range 0 the attacker picks the window.", "C1.15b"))
    rule = {"blue": "C1.153", "green": "C1.152"}.get(colour.value, "C1.151")
    return worked(value, (far, "C1.14"), (f"The {colour.value} ring.", rule))


@dataclass(frozen=True, slots=True, kw_only=True)
class ReciprocalArguments(Arguments):
    """The window in which a target is seen."""

    window: WindowName


def _reciprocal(given: ReciprocalArguments) -> Worked:
    seen = window(given.window)
    back = reciprocal(seen)
    text = f"Who is seen in {label(seen)} sees you, and is hit, through {label(back)}."
    return worked({"window": back}, (text, "C1.16"))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipWindowArguments(Arguments):
    """A ship's attitude and a bearing on the AVID."""

    forward: Annotated[WindowName, Field(description="The window that the bow points through.")]
    roll: Annotated[Roll, Field(description="Steps of 30 degrees to starboard.")] = 0
    bearing: Annotated[WindowName, Field(description="The window in which the target is seen.")]


def _ship_window(given: ShipWindowArguments) -> Worked:
    attitude, bearing = Attitude(window(given.forward), given.roll), window(given.bearing)
    seen = ship_window(attitude, bearing)
    value = {
        "windows": list(seen.choices),
        "from_top": seen.from_top,
        "from_bottom": seen.from_bottom,
        "pole": seen.pole.value,
        "rows": seen.rows,
        "nearest": [name.value for name in seen.nearest],
        "windows_from_marker": seen.windows_from_marker,
        "toward": None if seen.toward is None else seen.toward.value,
    }
    return worked(value, *_arc_lines(attitude, bearing))


def _arc_lines(attitude: Attitude, bearing: Window) -> list[tuple[str, ...]]:
    seen = ship_window(attitude, bearing)
    pole, nearest = seen.pole.value.capitalize(), listed(name.value.capitalize() for name in seen.nearest)
    toward = f", toward {seen.toward.value.capitalize()}" if seen.toward else ", level with it"
    axes = " or ".join(label(axis) for axis in seen.choices)
    return [
        (f"{label(bearing)} is {windows(seen.rows)} from {pole}: so many rows.", "C1.221"),
        (f"{windows(seen.windows_from_marker)} from {nearest}{toward}.", "C1.222"),
        (f"On the ship's own diagram that is {axes}.", "C1.223", "C1.224"),
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class FiringArcArguments(ShipWindowArguments):
    """A ship's attitude, a bearing, and the mount that shall fire."""

    mount: Facing | None = None
    """One mount; left out, all four."""


def _firing_arc(given: FiringArcArguments) -> Worked:
    attitude, bearing = Attitude(window(given.forward), given.roll), window(given.bearing)
    axes = ship_window(attitude, bearing).choices
    mounts = (given.mount,) if given.mount else tuple(Facing)
    firing = [mount.value for mount in mounts if any(bears(mount, axis) for axis in axes)]
    value = {
        "windows": [
            {
                "window": axis,
                "coverage": coverage(axis).value,
                "edge": edge.value if (edge := hit_edge(axis)) else None,
                "mounts": {mount.value: arc_colour(mount, axis).value for mount in mounts},
            }
            for axis in axes
        ],
        "bears": firing,
        "exposed": list(exposed_sides(attitude, bearing)),
    }
    side = " or ".join(exposed_sides(attitude, bearing))
    return worked(
        value,
        *_arc_lines(attitude, bearing),
        (f"Through it can fire: {listed(firing) if firing else 'no mount'}.", "C1.225", "C1.21"),
        (f"Who is seen there faces {side}.", "C1.coverage"),
    )


CALCULATORS = (
    Calculator(
        name="bearing",
        summary="A bearing to a target: window, range, ring, impact window; with attitudes, arcs and cover.",
        arguments=BearingArguments,
        run=_bearing,
        rules=rules("C1.11", "C1.12", "C1.13", "C1.14", "C1.15b", "C1.16", "C1.225", "C1.coverage"),
    ),
    Calculator(
        name="horizontal_bearing",
        summary="Through which edge or corner of its hex a ship sees a target.",
        arguments=OffsetArguments,
        run=_horizontal_bearing,
        rules=rules("C1.12", "C1.121", "C1.122", "C1.13"),
    ),
    Calculator(
        name="range_angle",
        summary="The Range-Angle table: true range and ring for hexes across and levels apart.",
        arguments=RangeArguments,
        run=_range_angle,
        rules=rules("C1.14", "C1.151", "C1.152", "C1.153"),
    ),
    Calculator(
        name="reciprocal",
        summary="The window through which a target sees the shooter and is hit.",
        arguments=ReciprocalArguments,
        run=_reciprocal,
        rules=rules("C1.16"),
    ),
    Calculator(
        name="ship_window",
        summary="A bearing carried into the ship's own axes by counting from its markers.",
        arguments=ShipWindowArguments,
        run=_ship_window,
        rules=rules("C1.22", "C1.221", "C1.222", "C1.223", "C1.224"),
    ),
    Calculator(
        name="firing_arc",
        summary="Which mounts fire along a bearing, their arcs' colours, and what covers the ship there.",
        arguments=FiringArcArguments,
        run=_firing_arc,
        rules=rules("C1.21", "C1.22", "C1.225", "C1.coverage"),
    ),
)
