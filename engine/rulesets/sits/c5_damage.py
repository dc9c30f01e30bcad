"""Damage: penetrations of a volley, hit locations one after another, and what is left of the ship (C5)."""

from collections import Counter
from dataclasses import replace

from engine.core.dice import Dice, NoDice, of_side
from engine.core.event import Event, Note
from engine.core.flow import ask
from engine.core.ids import RuleId
from engine.core.ruleset import Resolution
from engine.core.state import Decision
from engine.core.view import Breakdown
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural, rule
from engine.rulesets.sits.c5_loss import lose_ship
from engine.rulesets.sits.c5_marks import Victim
from engine.rulesets.sits.c5_penetration import Facing, facing, modifier_parts, penetrations
from engine.rulesets.sits.c5_systems import hit_si
from engine.rulesets.sits.c5_tables import BROADSIDES, Grid, grid_of
from engine.rulesets.sits.c5_walk import choices, located, walked
from engine.rulesets.sits.combat import Burst, Damage, Fate, Hit, Mount, Volley, Walk, WeaponKind
from engine.rulesets.sits.combat_events import BoxesLost, HitPlaced, Penetrations
from engine.rulesets.sits.readiness import fights
from engine.rulesets.sits.sides import SideQuestion, asks_side
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.work import first, handles

C5_0 = rule("C5.0")
C5_111 = rule("C5.111")
C5_1111 = rule("C5.1111")
C5_1112 = rule("C5.1112")
C5_213_SI = rule("C5.213.si")
C5_213_TIME = rule("C5.213.time")
C5_213_WALL = rule("C5.213.wall")
C5_22 = rule("C5.22")
C5_23 = rule("C5.23")
C5_23_TABLE = rule("C5.23.table")
C5_434 = rule("C5.434")
_NO_SIDE: tuple[Mount, ...] = ()
SIDE = "sits.side"
"""Kind of the decision by which a player names a side of the struck ship (ChooseSide)."""


# --- The side that the defender names: who slides where, whose decoy is lost. ---


def _slide_sides(state: SitsState, task: Volley) -> tuple[Mount, ...]:
    ship = state.ships[task.target]
    found = (facing(ship, task.weapon, burst).choices for burst in task.bursts)
    return next((near for near in found if near), _NO_SIDE)


def _slid(state: SitsState, task: Volley, side: Mount) -> Volley:
    """The first window that left a choice is answered; all bursts through it go the same way."""
    ship = state.ships[task.target]
    asked = (_through(burst) for burst in task.bursts if facing(ship, task.weapon, burst).choices)
    window = next(asked, None)
    bursts = tuple(
        replace(burst, edge=side) if _through(burst) == window and burst.edge is None else burst
        for burst in task.bursts
    )
    return replace(task, bursts=bursts)


def _through(burst: Burst) -> tuple[str, str]:
    return burst.axis, burst.window


def _decoy_sides(state: SitsState, task: Damage) -> tuple[Mount, ...]:
    ship = state.ships[task.target]
    grid = grid_of(ship.ship_class)
    if grid is None or task.walk is None:
        return _NO_SIDE
    return choices(Victim(ship, NoDice()), grid, task.walk)


def _decoy_named(_state: SitsState, task: Damage, side: Mount) -> Damage:
    return replace(task, walk=replace(task.walk, side=side)) if task.walk else task


asks_side(Volley, SideQuestion(_slide_sides, _slid, C5_111))
asks_side(Damage, SideQuestion(_decoy_sides, _decoy_named, C5_434))


# --- Penetrations. ---


@handles(Volley)
def volley_strikes(state: SitsState, task: Volley, dice: Dice) -> Resolution[SitsState]:
    """C5.0, C5.22: the penetration rolls of a damage step together, then its hits from the deepest on."""
    ship = state.ships[task.target]
    count = sum(burst.count for burst in task.bursts)
    if not fights(ship):
        return Resolution(state=state, events=(_wasted(ship, count),))
    found = [facing(ship, task.weapon, burst) for burst in task.bursts]
    open_ = next((pair for pair in zip(found, task.bursts, strict=True) if pair[0].choices), None)
    if open_ is not None:
        return Resolution(state=ask(first(state, task), _side_of_slide(ship, *open_)))
    events: list[Event] = [
        Note(text=f"{ship.name}: {burst.label}: {at.why}.", rule=at.rule, pieces=(ship.id,))
        for at, burst in zip(found, task.bursts, strict=True)
        if at.edge is None
    ]
    rolled = [
        hit
        for at, burst in zip(found, task.bursts, strict=True)
        for hit in penetrations(ship, task.weapon, burst, at, of_side(dice, state.ships[burst.ship].side))
    ]
    naturals = [hit.edge for hit in rolled if hit.roll == 0]
    zeros = Counter(dict(task.zeros)) + Counter(naturals)
    deep = sorted((hit for hit in rolled if hit.depth >= 1), key=lambda hit: -hit.depth)
    if rolled:
        modifiers = tuple(
            modifier_parts(ship, burst, at.edge)
            for at, burst in zip(found, task.bursts, strict=True)
            if at.edge is not None
        )
        events.append(_penetrated(ship, task.weapon, rolled, deep, len(naturals), modifiers))
    damage = Damage(target=ship.id, weapon=task.weapon, hits=tuple(deep), zeros=tuple(zeros.items()))
    return Resolution(state=first(state, damage), events=tuple(events))


def _wasted(ship: Ship, count: int) -> Note:
    text = f"{plural(count, 'hit')} at {ship.name} {'is' if count == 1 else 'are'} wasted: she is gone."
    return Note(text=text, rule=C5_0, pieces=(ship.id,))


def _side_of_slide(ship: Ship, found: Facing, burst: Burst) -> Decision:
    past = {C5_1111: "past the lowered wedge", C5_1112: "through the bubble wall"}
    how = past.get(found.rule, "past the wedge")
    text = f"{ship.name}: which side do {burst.label} strike {how}: {' or '.join(found.choices)}?"
    return Decision(owner=ship.side, kind=SIDE, prompt=text)


def _penetrated(
    ship: Ship,
    weapon: WeaponKind,
    rolled: list[Hit],
    deep: list[Hit],
    zeros: int,
    modifiers: tuple[Breakdown, ...],
) -> Penetrations:
    deflected = len(rolled) - len(deep)
    words = f"depth {listed(str(hit.depth) for hit in deep)}" if deep else "all deflected"
    parts = [f"{plural(len(rolled), weapon.value)}, {words}"]
    if deep and deflected:
        parts.append(f"{deflected} deflected")
    if zeros:
        parts.append(plural(zeros, "natural zero", "natural zeros"))
    return Penetrations(
        text=f"{ship.name}: {'; '.join(parts)}.",
        rule=C5_22,
        pieces=(ship.id,),
        target=ship.id,
        weapon=weapon,
        hits=tuple(rolled),
        deflected=deflected,
        zeros=zeros,
        modifiers=modifiers,
    )


# --- Hit locations. ---


@handles(Damage)
def damage_is_placed(state: SitsState, task: Damage, dice: Dice) -> Resolution[SitsState]:
    """C5.23: every hit of the step is located and walked; natural zeros take effect after the last one."""
    ship = state.ships[task.target]
    if not fights(ship):
        return Resolution(state=state, events=(_wasted(ship, len(task.hits)),) if task.hits else ())
    grid = grid_of(ship.ship_class)
    victim = Victim(ship, of_side(dice, ship.side))
    events: list[Event] = []
    walk, hits = task.walk, list(task.hits)
    if grid is None:
        events += [_without_table(ship, len(hits))] if hits else []
        walk, hits = None, []
    while grid is not None and (walk or hits) and not victim.end:
        done = walked(victim, grid, walk or located(victim, grid, hits.pop(0)))
        if done.lines:
            left = replace(task, hits=tuple(hits), walk=done)
            asked = ask(
                first(state.with_ship(victim.after()), left), _side_of_decoy(ship, victim, grid, done)
            )
            return Resolution(state=asked, events=tuple(events))
        events.append(_placed(ship, done))
        walk = None
    same = _same_step(state, task)
    if same is not None:
        state = replace(state, work=(replace(same, zeros=task.zeros), *state.work[1:]))
    elif not victim.end:
        events += _zeros(ship, victim, task)
    marked = state.with_ship(victim.after())
    if not victim.end:
        return Resolution(state=marked, events=tuple(events))
    lost = lose_ship(marked, ship.id, Fate.DESTROYED, victim.end, victim.end_rule)
    wreck = (_wasted(ship, len(hits)),) if hits else ()
    return replace(lost, events=(*events, *lost.events, *wreck))


def _same_step(state: SitsState, task: Damage) -> Volley | None:
    """AMB.zero-step: the next volley, where it belongs to the same linked set; its zeros wait for it."""
    coming = state.work[0] if state.work else None
    return coming if isinstance(coming, Volley) and coming.target == task.target else None


def _without_table(ship: Ship, count: int) -> Note:
    text = f"{ship.name} has no hit location table: {plural(count, 'hit')} can't be placed."
    return Note(text=text, rule=C5_23_TABLE, pieces=(ship.id,))


def _side_of_decoy(ship: Ship, victim: Victim, grid: Grid, walk: Walk) -> Decision:
    sides = " or ".join(choices(victim, grid, walk))
    text = f"{ship.name}: a decoy is hit from {walk.hit.edge}; which side loses it: {sides}?"
    return Decision(owner=ship.side, kind=SIDE, prompt=text)


def _placed(ship: Ship, walk: Walk) -> HitPlaced:
    hit = walk.hit
    where = f"{hit.edge} {walk.location}"
    effects = listed(step.text for step in walk.steps if step.outcome in ("hit", "cascade"))
    text = f"{ship.name}: {hit.weapon.value}, depth {hit.depth}, {where}: {effects}."
    return HitPlaced(
        text=text,
        rule=C5_23,
        pieces=(ship.id,),
        target=ship.id,
        hit=hit,
        location=walk.location,
        location_faces=walk.faces,
        steps=walk.steps,
    )


def _zeros(ship: Ship, victim: Victim, task: Damage) -> list[Event]:
    """C5.213: a box of the facing sidewall for each natural zero, or one of SI where there is none left."""
    events: list[Event] = []
    for edge, count in task.zeros:
        wall = f"sidewalls.{edge}"
        walls = victim.mark(wall, count) if edge in BROADSIDES else 0
        if walls:
            text = f"{ship.name}: {plural(walls, 'natural zero', 'natural zeros')}: {victim.words(wall)}."
            events.append(_lost(ship, wall, walls, text, C5_213_WALL))
        for _ in range(count - walls):
            events += _zero_at_si(ship, victim)
    return events


def _zero_at_si(ship: Ship, victim: Victim) -> list[Event]:
    if victim.end:
        return []
    marks = hit_si(victim, C5_213_SI)
    return [_lost(ship, mark.track, mark.boxes, f"{ship.name}: {mark.text}.", mark.rule) for mark in marks]


def _lost(ship: Ship, track: str, boxes: int, text: str, number: RuleId) -> BoxesLost:
    return BoxesLost(text=text, rule=number, pieces=(ship.id,), target=ship.id, track=track, boxes=boxes)
