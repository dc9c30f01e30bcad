"""Every beam of a ship with its targets, what it would do and why it can't (C3)."""

from functools import cache

from engine.core.ids import PieceId, PlayerId
from engine.core.violation import Violation
from engine.mechanics.d10 import D10Roll, distribution
from engine.rulesets.sits.c2_checks import where
from engine.rulesets.sits.c3_aspect import (
    Aspect,
    Beam,
    aspects,
    beams_of,
    bearing_windows,
    best_first,
    damage_at,
    effective_range,
    sighted,
)
from engine.rulesets.sits.c3_checks import C1_225, aimed, aspect_faults
from engine.rulesets.sits.c5_expect import boxes_of_hit, boxes_of_salvo
from engine.rulesets.sits.combat import WeaponKind
from engine.rulesets.sits.combat_view import BeamLine, BeamSheet, Distribution
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.readiness import fights, left
from engine.rulesets.sits.state import Ship, SitsState


def beam_sheet(state: SitsState, player: PlayerId | None, ship: PieceId) -> BeamSheet:
    """C3.1: a line for each beam weapon and each enemy near enough for it, the nearest first.

    Positions are those of now. Aims are told to the ship's own side only. KeyError for a ship that is not in
    the game; no line for one that is out of the fight.
    """
    state = as_seen_by(state, player)
    own = state.ships[ship]
    if not fights(own):
        return BeamSheet(ship=ship, lines=())
    enemies = [other for other in state.ships.values() if other.side != own.side and fights(other)]
    enemies.sort(key=lambda other: (sighted(own, other).range, other.id))
    lines = (
        _line(state, own, target, found)
        for target in enemies
        for found in beams_of(own.ship_class)
        if sighted(own, target).range <= 2 * found.reach + 1
    )
    return BeamSheet(ship=ship, lines=tuple(lines))


def _line(state: SitsState, own: Ship, target: Ship, found: Beam) -> BeamLine:
    away, working = sighted(own, target).range, left(own, found.track)
    windows = bearing_windows(own, target, found.mount)
    ways = best_first(found, aspects(target, windows), away)
    way = ways[0] if ways else None
    total = aimed(state, own, found.track)
    elsewhere = aimed(state, own, found.track, but=target.id)
    damage = damage_at(found, way, away) if way else 0
    return BeamLine(
        weapon=found.track,
        label=found.printed.label,
        mount=found.mount,
        left=working,
        aimed=total - elsewhere,
        free=max(0, working - total),
        target=target.id,
        range=away,
        effective_range=effective_range(found.kind, way, away) if way else away,
        damage=damage,
        windows=tuple(dict.fromkeys(each.window for each in ways)),
        axes=tuple(each.axis for each in ways if way and each.window == way.window),
        exposed=way.words if way else "",
        hits=_hits(target, found.kind, damage, way) if way and damage else {},
        violations=_faults(own, target, found, way),
    )


def _hits(target: Ship, kind: WeaponKind, damage: int, way: Aspect) -> Distribution:
    """Boxes lost to one weapon; a torpedo launcher scores several hits (C5.3421)."""
    if kind is not WeaponKind.ENERGY_TORPEDO:
        return boxes_of_hit(target, kind, damage, way.axis, doubled=way.lowered)
    return boxes_of_salvo(target, kind, damage, way.axis, torpedo_hits())


@cache
def torpedo_hits() -> Distribution:
    """Chance of each number of hits of one launcher (C5.3421)."""
    counts = distribution(D10Roll.LOW)
    total = sum(counts.values())
    return {hits: count / total for hits, count in counts.items()}


def _faults(own: Ship, target: Ship, found: Beam, way: Aspect | None) -> tuple[Violation, ...]:
    if way is None:
        text = f"{own.name}'s beams {where(found.mount)} do not bear on {target.name}."
        return (Violation(C1_225, text, (own.id, target.id)),)
    return tuple(aspect_faults(own, target, found, way))
