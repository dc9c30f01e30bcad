"""Beam fire: aiming, the order of weapons, grav lances, energy torpedoes (C3, C5.311, C5.312, C5.34)."""

from collections import defaultdict
from dataclasses import replace
from typing import NamedTuple

from engine.core.dice import Dice, of_side
from engine.core.event import Event, Note
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.mechanics.bearing import true_range
from engine.mechanics.d10 import D10Roll, rolls_over
from engine.rulesets.sits.a1_general import throw
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.book import book, plural, rule
from engine.rulesets.sits.c2_checks import where
from engine.rulesets.sits.c3_aspect import (
    KINDS,
    Aspect,
    Beam,
    aspects,
    beam,
    beams_of,
    bearing_windows,
    damage_at,
    farthest,
    sighted,
    struck_aspect,
)
from engine.rulesets.sits.c3_checks import C3_11, C5_341, C5_341_RANGE, C5_342
from engine.rulesets.sits.c6_rigs import struck
from engine.rulesets.sits.combat import BeamFire, BeamType, Burst, Volley, WeaponKind
from engine.rulesets.sits.combat_commands import Aim
from engine.rulesets.sits.combat_events import BeamsFired, BoxesLost
from engine.rulesets.sits.phases import LATE, MIDDLE, can_act_in, leaving
from engine.rulesets.sits.readiness import fights, left
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.work import first, handles, then

C5_311 = rule("C5.311")
C5_312 = rule("C5.312")
C5_3421 = rule("C5.3421")
THRUST = "thrust"
TEARS = 3
"""A d10 of a grav lance that shows so much or more takes a sidewall box (C5.341)."""


class Shooting(NamedTuple):
    """Beams of one kind that do fire: worked out before any of them strikes (C5.312)."""

    fire: BeamFire
    ship: Ship
    target: Ship
    beam: Beam
    beams: int
    aspect: Aspect
    range: int


# --- The stop ---


@can_act_in(MIDDLE, LATE)
def can_fire(state: SitsState, player: PlayerId) -> bool:
    """C3.11: whether a working beam bears on an enemy in range that does not show its wedge.

    A side that has aimed all the same, as a table may let it, can take that back.
    """
    if any(state.ships[fire.ship].side == player for fire in state.fire):
        return True
    enemies = [(ship, placed(ship)) for ship in state.ships.values() if ship.side != player and fights(ship)]
    for ship in state.of_side(player):
        if fights(ship):
            here, limit = placed(ship), 2 * farthest(ship.ship_class) + 1
            for target, there in enemies:
                away = true_range(*here.range_components(there))
                if away <= limit and _can_hit(ship, target, away):
                    return True
    return False


def _can_hit(ship: Ship, target: Ship, away: int) -> bool:
    return any(
        away <= 2 * found.reach + 1 and left(ship, found.track) and _hurts(ship, target, found, away)
        for found in beams_of(ship.ship_class)
    )


def _hurts(ship: Ship, target: Ship, found: Beam, away: int) -> bool:
    ways = aspects(target, bearing_windows(ship, target, found.mount))
    if found.kind is WeaponKind.GRAV_LANCE:
        return away == 0 and any(way.kind == "sidewall" for way in ways)
    return any(damage_at(found, way, away) for way in ways)


@book.resolve(Aim)
def beams_are_aimed(state: SitsState, aim: Aim, _dice: Dice) -> Resolution[SitsState]:
    """C3.11: in secret, in place of what the weapon had aimed at that target."""
    ship, target = state.ships[aim.ship], state.ships[aim.target]
    fire = BeamFire(
        ship=ship.id,
        weapon=aim.weapon,
        target=target.id,
        count=aim.count,
        window=aim.window,
        axis=aim.axis,
    )
    rest = tuple(f for f in state.fire if (f.ship, f.weapon, f.target) != (ship.id, aim.weapon, target.id))
    found = beam(ship, aim.weapon)
    words = plural(aim.count, found.kind.value, _many(found.kind)) if found else str(aim.count)
    there = f" {where(found.mount)}" if found else ""
    text = f"{ship.name} aims {words if aim.count else 'nothing'}{there} at {target.name}."
    event = Note(text=text, rule=C3_11, pieces=(ship.id, target.id), seen_by=(ship.side,))
    return Resolution(state=replace(state, fire=(*rest, fire) if aim.count else rest), events=(event,))


@leaving(MIDDLE, LATE)
def beams_are_fired(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """C5.311: by type, in the order grav lance, energy torpedo, laser, graser."""
    kinds = {_kind(state, fire) for fire in state.fire}
    tasks = tuple(BeamType(weapon=kind) for kind in KINDS.values() if kind in kinds)
    return Resolution(state=then(state, *tasks), reveals=bool(tasks))


def _kind(state: SitsState, fire: BeamFire) -> WeaponKind | None:
    found = beam(state.ships[fire.ship], fire.weapon)
    return found.kind if found else None


# --- Fire of one type ---


@handles(BeamType)
def beams_strike(state: SitsState, task: BeamType, dice: Dice) -> Resolution[SitsState]:
    """C5.311, C5.312: what still works fires, both sides at once; then the hits come in."""
    fired = tuple(fire for fire in state.fire if _kind(state, fire) is task.weapon)
    state = replace(state, fire=tuple(fire for fire in state.fire if fire not in fired))
    shots, lost = _shooting(state, fired)
    if task.weapon is WeaponKind.GRAV_LANCE:
        done = _lances(state, shots, dice)
    else:
        done = _volleys(state, task.weapon, shots, dice)
    return replace(done, events=(*lost, *done.events), reveals=True)


def _shooting(state: SitsState, fired: tuple[BeamFire, ...]) -> tuple[list[Shooting], list[Event]]:
    """What fires, and notes on what was lost before its turn (C5.311)."""
    shots: list[Shooting] = []
    notes: list[Event] = []
    used: defaultdict[tuple[PieceId, str], int] = defaultdict(int)
    for fire in fired:
        ship, target = state.ships[fire.ship], state.ships[fire.target]
        found = beam(ship, fire.weapon)
        if found is None:
            continue
        working = left(ship, fire.weapon) if fights(ship) else 0
        count = max(0, min(fire.count, working - used[fire.ship, fire.weapon]))
        used[fire.ship, fire.weapon] += count
        if count < fire.count:
            notes.append(_lost_note(ship, target, found, fire.count - count))
        if count and not fights(target):
            notes.append(_gone_note(ship, target, found, count))
        elif count:
            aspect = struck_aspect(ship, target, found, fire)
            shots.append(Shooting(fire, ship, target, found, count, aspect, sighted(ship, target).range))
    return shots, notes


def _gone_note(ship: Ship, target: Ship, found: Beam, count: int) -> Note:
    beams = plural(count, found.kind.value, _many(found.kind))
    text = f"{target.name} is gone; {ship.name} does not fire its {beams} {where(found.mount)}."
    return Note(text=text, rule=C3_11, pieces=(ship.id, target.id))


def _lost_note(ship: Ship, target: Ship, found: Beam, count: int) -> Note:
    beams = plural(count, found.kind.value, _many(found.kind))
    aimed = f"{beams} {where(found.mount)} aimed at {target.name}"
    text = f"{ship.name} has lost {aimed} before their turn to fire."
    return Note(text=text, rule=C5_311, pieces=(ship.id, target.id))


def _fired(shot: Shooting) -> BeamsFired:
    beams = plural(shot.beams, shot.beam.kind.value, _many(shot.beam.kind))
    text = (
        f"{shot.ship.name} fires {beams} {where(shot.beam.mount)} at {shot.target.name}: "
        f"range {shot.range}, {shot.aspect.words}."
    )
    return BeamsFired(
        text=text,
        rule=C3_11,
        pieces=(shot.ship.id, shot.target.id),
        ship=shot.ship.id,
        target=shot.target.id,
        mount=shot.beam.mount,
        weapon=shot.beam.kind,
        count=shot.beams,
        range=shot.range,
    )


def _many(kind: WeaponKind) -> str:
    return "energy torpedoes" if kind is WeaponKind.ENERGY_TORPEDO else f"{kind.value}s"


def _volleys(state: SitsState, kind: WeaponKind, shots: list[Shooting], dice: Dice) -> Resolution[SitsState]:
    bursts: defaultdict[PieceId, list[Burst]] = defaultdict(list)
    events: list[Event] = []
    for shot in shots:
        events.append(_fired(shot))
        damage = damage_at(shot.beam, shot.aspect, shot.range)
        if not damage:
            events.append(_harmless(shot))
            continue
        hits = shot.beams
        if kind is WeaponKind.ENERGY_TORPEDO:
            hits = _torpedo_hits(shot, of_side(dice, shot.ship.side))
            events.append(_torpedo_note(shot, hits))
        bursts[shot.target.id].append(
            Burst(
                ship=shot.ship.id,
                label=f"{plural(hits, kind.value, _many(kind))} of {shot.ship.name}",
                count=hits,
                damage=damage,
                axis=shot.aspect.axis,
                window=shot.aspect.window,
                doubled=shot.aspect.lowered and kind is not WeaponKind.ENERGY_TORPEDO,
            )
        )
    volleys = (Volley(target=target, weapon=kind, bursts=tuple(found)) for target, found in bursts.items())
    return Resolution(state=first(state, *volleys), events=tuple(events))


def _harmless(shot: Shooting) -> Note:
    walled = shot.beam.kind is WeaponKind.ENERGY_TORPEDO and shot.aspect.kind == "sidewall"
    why = "the sidewall is intact" if walled else "it can't be hurt there at this range"
    text = f"No effect on {shot.target.name}: {why}."
    return Note(text=text, rule=C5_342 if walled else C3_11, pieces=(shot.ship.id, shot.target.id))


def _torpedo_hits(shot: Shooting, dice: Dice) -> int:
    """C5.3421: 3d10low hits for each launcher."""
    purpose = f"C5.3421 energy torpedo hits 3d10low, {shot.ship.name} at {shot.target.name}"
    return sum(throw(dice, D10Roll.LOW, purpose) for _ in range(shot.beams))


def _torpedo_note(shot: Shooting, hits: int) -> Note:
    launchers = plural(shot.beams, "launcher")
    text = f"{launchers} of {shot.ship.name} score {plural(hits, 'energy torpedo hit')}."
    return Note(text=text, rule=C5_3421, pieces=(shot.ship.id, shot.target.id))


# --- Grav lances ---


def _lances(state: SitsState, shots: list[Shooting], dice: Dice) -> Resolution[SitsState]:
    """C5.341, C5.312: all lances roll, then the sidewalls come down, before the other beams of the step."""
    events: list[Event] = []
    torn: defaultdict[tuple[PieceId, str], int] = defaultdict(int)
    for shot in shots:
        events.append(_fired(shot))
        # Where the defender chooses the facing, he turns a hammerhead to a lance: nothing to tear (C5.1112).
        if shot.range or shot.aspect.kind != "sidewall" or shot.aspect.edge is None:
            events.append(_lance_fails(shot))
            continue
        torn[shot.target.id, f"sidewalls.{shot.aspect.edge}"] += _tears(shot, of_side(dice, shot.ship.side))
    for (key, track), boxes in torn.items():
        lost = min(boxes, left(state.ships[key], track))
        state = state.with_ship(struck(state.ships[key], track, lost))
        events.append(_torn_note(state.ships[key], track, lost))
    return Resolution(state=state, events=tuple(events))


def _tears(shot: Shooting, dice: Dice) -> int:
    boxes = shot.beams * left(shot.ship, THRUST)
    if not boxes:
        return 0
    purpose = f"C5.341 grav lance {boxes}d10, {shot.ship.name} at {shot.target.name}"
    faces = dice.roll(*(10,) * boxes, purpose=purpose).faces
    return sum(rolls_over(face, TEARS) for face in faces)


def _lance_fails(shot: Shooting) -> Note:
    pieces = (shot.ship.id, shot.target.id)
    if shot.range:
        return Note(text="A grav lance does nothing beyond range 0.", rule=C5_341_RANGE, pieces=pieces)
    text = f"{shot.target.name} has no sidewall there for a grav lance to tear down."
    return Note(text=text, rule=C5_341, pieces=pieces)


def _torn_note(target: Ship, track: str, lost: int) -> BoxesLost:
    side = track.partition(".")[2]
    rest = plural(left(target, track), "box", "boxes")
    torn = plural(lost, "box", "boxes")
    text = f"Grav lances tear {torn} off {target.name}'s {side} sidewall: {rest} left."
    return BoxesLost(text=text, rule=C5_341, pieces=(target.id,), target=target.id, track=track, boxes=lost)
