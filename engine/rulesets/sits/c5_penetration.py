"""Where a hit strikes and how deep it goes: edges, leaks, wedges, modifiers, multipliers (C5.1, C5.2)."""

import math
from typing import NamedTuple

from engine.core.dice import Dice
from engine.core.ids import RuleId
from engine.core.view import Breakdown, Modifier
from engine.mechanics.avid import Window, parse_window
from engine.mechanics.bearing import ship_window
from engine.mechanics.d10 import D10Roll, difference
from engine.mechanics.firing_arcs import (
    Coverage,
    coverage,
    hit_edge,
    leak_beside_bow,
    leak_beside_stern,
    slides_to,
)
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c5_tables import BROADSIDES, effect
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import MOUNTS, Burst, Hit, Mount, WeaponKind
from engine.rulesets.sits.readiness import sidewall_up, wall
from engine.rulesets.sits.state import Ship

C5_11 = rule("C5.11")
C5_111 = rule("C5.111")
C5_1111 = rule("C5.1111")
C5_1112 = rule("C5.1112")
C5_342 = rule("C5.342")
C5_21 = rule("C5.21")
C5_214 = rule("C5.214")
for _number in (
    "C5.112", "C5.113", "C5.12", "C5.211", "C5.212", "C5.214.hammer", "C5.32.et",
    "C5.32.nuke", "C5.32.top",
):  # fmt: skip
    rule(_number)

LEAK = 10
"""What a hit beside bow or stern takes off or adds to its location (C5.113)."""
MISSILES = (WeaponKind.LASER_HEAD, WeaponKind.CONTACT_NUKE)


class Facing(NamedTuple):
    """How a burst strikes; `edge` None: it does nothing, and `why` says what stops it."""

    edge: Mount | None
    leak: int = 0
    doubled: bool = False
    why: str = ""
    rule: RuleId = C5_11
    choices: tuple[Mount, ...] = ()
    """Edges among which the defender must choose first (C5.111, C5.1111, C5.1112)."""


def facing(target: Ship, weapon: WeaponKind, burst: Burst) -> Facing:
    """C5.11-C5.113: edge and leak of a burst, from the window it comes through or the facing it slid to."""
    window = parse_window(burst.axis) if burst.axis else None
    through = window is not None and coverage(window) is Coverage.WEDGE
    lowered = through and not target.wedge_up and not target.bubble_wall
    doubled = (burst.doubled or lowered) and weapon is not WeaponKind.ENERGY_TORPEDO
    if burst.edge is not None:
        return _against_wall(target, weapon, Facing(burst.edge, doubled=doubled))
    if window is None:
        return Facing(None, why="it comes from nowhere", rule=C5_11)
    if not through:
        return _against_wall(target, weapon, _by_window(window, doubled=doubled))
    if weapon not in MISSILES and not lowered and not target.bubble_wall:
        return Facing(None, why="the wedge stops everything", rule=C5_111)
    near = _nearest(target, burst, window)
    number = C5_1112 if target.bubble_wall else C5_1111 if lowered else C5_111
    if len(near) > 1:
        return Facing(None, doubled=doubled, rule=number, choices=near)
    return _against_wall(target, weapon, Facing(near[0], doubled=doubled, rule=number))


def _nearest(target: Ship, burst: Burst, axis: Window) -> tuple[Mount, ...]:
    """C5.11: the facings nearest to a window, counted on the AVID where that is known, as for missiles."""
    if not burst.window:
        near = {side.value for side in slides_to(axis)}
    else:
        near = {marker.value for marker in ship_window(target.attitude, parse_window(burst.window)).nearest}
    return tuple(mount for mount in MOUNTS if mount in near)


def _by_window(window: Window, *, doubled: bool) -> Facing:
    side = hit_edge(window)
    edge = next(mount for mount in MOUNTS if side is not None and mount == side.value)
    leak = -LEAK if leak_beside_bow(window) else LEAK if leak_beside_stern(window) else 0
    return Facing(edge, leak, doubled)


def _against_wall(target: Ship, weapon: WeaponKind, found: Facing) -> Facing:
    """C5.342: energy torpedoes do nothing to an intact sidewall."""
    if weapon is WeaponKind.ENERGY_TORPEDO and found.edge is not None and sidewall_up(target, found.edge):
        return Facing(None, why=f"the {found.edge} sidewall is intact", rule=C5_342)
    return found


def depth_modifier(target: Ship, damage: int, edge: Mount) -> int:
    """C5.21: damage less scale plus what stands in the facing's wall (C5.214, C5.214.hammer)."""
    return damage - load_card(target.ship_class).scale + wall(target, edge)


def modifier_parts(target: Ship, burst: Burst, edge: Mount) -> Breakdown:
    """C5.21: the depth modifier of a burst, part by part, as it stands before its damage is placed."""
    scale, protection = load_card(target.ship_class).scale, wall(target, edge)
    what = f"{edge} sidewall" if edge in BROADSIDES else f"{edge} hammerhead"
    parts = (
        Modifier(value=burst.damage, label="damage of the weapon", rule=C5_21),
        Modifier(value=-scale, label="scale of the target", rule=C5_21),
        Modifier(value=protection, label=what, rule=C5_214),
    )
    return Breakdown(title=burst.label, total=depth_modifier(target, burst.damage, edge), parts=parts)


def depth(weapon: WeaponKind, roll: int, modifier: int, *, doubled: bool = False) -> int:
    """C5.211, C5.32: how deep a roll goes; below 1 it is deflected (C5.212).

    The doubling of a lowered wedge comes before the halving of a nuke (AMB.wedge-double).
    """
    known = effect(weapon)
    if known is None:
        return 0
    return math.floor((roll + modifier) * (2 if doubled else 1) * known.factor)


def penetrations(target: Ship, weapon: WeaponKind, burst: Burst, found: Facing, dice: Dice) -> list[Hit]:
    """C5.22: the penetration rolls of one burst, deflected hits among them."""
    if found.edge is None:
        return []
    modifier = depth_modifier(target, burst.damage, found.edge)
    hits = []
    for number in range(1, burst.count + 1):
        which = f", {number} of {burst.count}" if burst.count > 1 else ""
        purpose = f"C5.211 penetration 2d10-, {burst.label} at {target.name}{which}"
        faces = dice.roll(*D10Roll.MINUS.sides, purpose=purpose).faces
        roll = difference(faces)
        hits.append(
            Hit(
                weapon=weapon,
                label=burst.label,
                edge=found.edge,
                leak=found.leak,
                depth=depth(weapon, roll, modifier, doubled=found.doubled),
                roll=roll,
                faces=(faces[0], faces[1]),
                modifier=modifier,
            )
        )
    return hits


__all__ = [
    "BROADSIDES",
    "LEAK",
    "MISSILES",
    "Facing",
    "depth",
    "depth_modifier",
    "facing",
    "modifier_parts",
    "penetrations",
]
