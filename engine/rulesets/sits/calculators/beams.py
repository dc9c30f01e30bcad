"""Calculators for beams: what is printed, what a range and an aspect make of it, lances (C3, C5.34)."""

from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.mechanics.avid import label
from engine.mechanics.d10 import rolls_over
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c3_aspect import Aspect, Beam, aspect_of, beam, beams_of, damage_at, effective_range
from engine.rulesets.sits.c3_beams import TEARS, THRUST
from engine.rulesets.sits.c3_sheet import torpedo_hits
from engine.rulesets.sits.calculators.base import (
    Amount,
    Arguments,
    ShipArguments,
    WindowName,
    rules,
    ship_of,
    stand_in,
    window,
    worked,
)
from engine.rulesets.sits.combat import WeaponKind
from engine.rulesets.sits.readiness import left
from engine.rulesets.sits.state import Ship

Track = Annotated[str, Field(max_length=40, examples=["port.weapons.1"])]
_FACE = Annotated[int, Field(ge=0, le=10)]


def beam_of(ship_class: str, track: str) -> Beam:
    """A beam weapon of a class; ValueError for a track that is none."""
    found = beam(stand_in(ship_class), track)
    if found is None:
        known = listed(f"{each.track} ({each.printed.label})" for each in beams_of(ship_class))
        raise ValueError(f"{track!r} is no beam weapon of that class; it has {known or 'none'}.")
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileArguments(Arguments):
    """A beam weapon of a class."""

    ship_class: str
    """Its class in the data, for example sample-sd."""
    weapon: Track
    """Track id of the weapon."""


def _profile(given: ProfileArguments) -> Worked:
    found = beam_of(given.ship_class, given.weapon)
    damage = {str(range_): found.damage(range_) for range_ in range(found.reach + 1)}
    value = {
        "label": found.printed.label,
        "kind": found.kind.value,
        "mount": found.mount,
        "reach": found.reach,
        "damage": damage,
    }
    if found.kind is WeaponKind.GRAV_LANCE:
        text = "A grav lance tears down sidewalls at range 0 and does no damage of its own."
        return worked(value, (text, "C5.341", "C5.341.range"))
    told = listed(f"{amount} at range {range_}" for range_, amount in damage.items())
    return worked(
        value,
        (f"{found.printed.label}: {told}; nothing beyond.", "C3.111"),
        (f"A {found.kind.value} on the {found.mount} mount.", "A2.413"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetArguments(ShipArguments):
    """A target as far as hits on it go."""

    wedge_up: Annotated[bool, Field(description="Its wedge is on (C5.1111).")] = True
    bubble_wall: Annotated[bool, Field(description="It lies in a bubble wall (C5.1112).")] = False


def target_of(given: TargetArguments) -> Ship:
    """The ship; ValueError for boxes that its class lacks."""
    return replace(ship_of(given), wedge_up=given.wedge_up, bubble_wall=given.bubble_wall)


@dataclass(frozen=True, slots=True, kw_only=True)
class BeamArguments(Arguments):
    """A beam, and how its target turns to it."""

    ship_class: str
    """Class of the ship that fires."""
    weapon: Track
    """Track id of the weapon."""
    range: Amount
    """True range (C3.11)."""
    target: TargetArguments
    """The ship that is hit."""
    axis: WindowName
    """Impact Window in the target's own axes: A y is its nose, B/C y its starboard side."""


def _damage(given: BeamArguments) -> Worked:
    found, target = beam_of(given.ship_class, given.weapon), target_of(given.target)
    aspect = aspect_of(target, window(given.axis))
    near = effective_range(found.kind, aspect, given.range)
    damage = damage_at(found, aspect, given.range)
    value = {
        "aspect": aspect.words,
        "kind": aspect.kind,
        "edge": aspect.edge,
        "effective_range": near,
        "damage": damage,
        "doubled": aspect.lowered and found.kind is not WeaponKind.ENERGY_TORPEDO,
    }
    return worked(value, *_damage_lines(given, found, aspect, near, damage))


def _damage_lines(
    given: BeamArguments, found: Beam, aspect: Aspect, near: int, damage: int
) -> list[tuple[str, ...]]:
    lines: list[tuple[str, ...]] = [
        (f"Through {label(aspect.axis)} it shows {aspect.words}.", "C1.coverage", "C3.121")
    ]
    if aspect.kind == "wedge":
        return [*lines, ("The wedge stops every beam.", "C3.122", "C5.111")]
    if near != given.range:
        lines.append((f"Against an open aspect range {given.range} counts as {near}.", "C3.123"))
    if found.kind is WeaponKind.ENERGY_TORPEDO:
        lines.append(("Energy torpedoes never halve the range.", "C3.124"))
        if aspect.kind == "sidewall":
            return [*lines, ("An intact sidewall stops them.", "C5.342")]
    if found.kind is WeaponKind.GRAV_LANCE:
        return [*lines, ("A grav lance does no damage of its own.", "C5.341")]
    lines.append((f"{found.printed.label} does {damage} at range {near}.", "C3.111"))
    if aspect.lowered and found.kind is not WeaponKind.ENERGY_TORPEDO:
        lines.append(("The lowered wedge doubles the depth.", "C5.1111", "C5.32.top"))
    return lines


@dataclass(frozen=True, slots=True, kw_only=True)
class LanceArguments(ShipArguments):
    """A ship that fires grav lances at a sidewall, at range 0."""

    lances: Annotated[int, Field(ge=1, le=20, description="How many fire.")] = 1
    faces: Annotated[
        tuple[_FACE, ...], Field(max_length=400, description="The dice; left out: the average.")
    ] = ()


def _lance(given: LanceArguments) -> Worked:
    ship = ship_of(given)
    dice = given.lances * left(ship, THRUST)
    value: dict[str, Any] = {"dice": dice, "tears_from": TEARS, "expected": dice * (11 - TEARS) / 10}
    boxes = plural(left(ship, THRUST), "working box", "working boxes")
    lines = [(f"{boxes} of Maximum Thrust: {plural(dice, 'die', 'dice')}.", "C5.341")]
    if given.faces:
        if len(given.faces) != dice:
            raise ValueError(f"{plural(dice, 'die is', 'dice are')} thrown here, not {len(given.faces)}.")
        value["boxes"] = sum(rolls_over(face or 10, TEARS) for face in given.faces)
        torn = plural(value["boxes"], "sidewall box", "sidewall boxes")
        lines.append((f"Each that shows {TEARS} or more tears one: {torn}.", "C5.341"))
    return worked(value, *lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class TorpedoArguments(Arguments):
    """Energy torpedo launchers that fire at one target."""

    launchers: Annotated[int, Field(ge=1, le=99)] = 1


def _torpedoes(given: TorpedoArguments) -> Worked:
    one = torpedo_hits()
    mean = sum(hits * chance for hits, chance in one.items())
    value = {
        "odds_of_one": {str(hits): chance for hits, chance in one.items()},
        "expected": round(mean * given.launchers, 3),
    }
    count = plural(given.launchers, "launcher")
    text = f"3d10low hits of a launcher, {mean:.2f} on average: {value['expected']} of {count}."
    return worked(value, (text, "C5.3421", "A1.214"))


CALCULATORS = (
    Calculator(
        name="beam_profile",
        summary="A beam weapon of a class: its mount, its reach and its damage at every range.",
        arguments=ProfileArguments,
        run=_profile,
        rules=rules("A2.413", "C3.111", "C5.341"),
    ),
    Calculator(
        name="beam_damage",
        summary="A beam at a range against what a target shows: aspect, range that counts, damage.",
        arguments=BeamArguments,
        run=_damage,
        rules=rules(
            "C3.111", "C3.121", "C3.122", "C3.123", "C3.124", "C5.111", "C5.1111", "C5.1112", "C5.342"
        ),
    ),
    Calculator(
        name="grav_lance",
        summary="The dice of grav lances and the sidewall boxes that they tear down.",
        arguments=LanceArguments,
        run=_lance,
        rules=rules("C5.341"),
    ),
    Calculator(
        name="energy_torpedoes",
        summary="The odds of the hits that energy torpedo launchers score.",
        arguments=TorpedoArguments,
        run=_torpedoes,
        rules=rules("A1.214", "C5.3421"),
    ),
)
