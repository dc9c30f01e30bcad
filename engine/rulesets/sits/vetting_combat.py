"""Whether the fight of a position from a file is one that a game could have reached (see vetting)."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from engine.core.ids import PieceId
from engine.mechanics.avid import is_window
from engine.rulesets.sits import card
from engine.rulesets.sits.answers import answers
from engine.rulesets.sits.c4_faults import engagement_fault
from engine.rulesets.sits.c5_walk import is_on_the_table
from engine.rulesets.sits.combat import (
    STEPS,
    BeamFire,
    BeamType,
    Damage,
    Engagement,
    Fate,
    OpenBeams,
    Salvo,
    Task,
    Volley,
    WeaponKind,
)
from engine.rulesets.sits.d1_officers import GRADES, POSTS
from engine.rulesets.sits.edit import canister_faults, spent_faults
from engine.rulesets.sits.phases import EARLY, LATE, LAUNCH, MIDDLE, REPAIRS
from engine.rulesets.sits.readiness import missile_track
from engine.rulesets.sits.state import Ship, SitsState

MOST = 10_000
"""Numbers of the fight, words of a note and lists of things beyond this are none of this game."""
RIGGED_TURNS = 10
"""Turns for which a jury rig holds (C6.13)."""
_FIGHTING = (LAUNCH, EARLY, MIDDLE, LATE, REPAIRS)
_BEAMS = (WeaponKind.GRAV_LANCE, WeaponKind.ENERGY_TORPEDO, WeaponKind.LASER, WeaponKind.GRASER)
_ASKING: Mapping[str, tuple[type, ...]] = {
    "sits.side": (Engagement, Volley, Damage),
    "sits.canister": (Engagement,),
    "sits.decoy": (Engagement,),
    "sits.kills": (Engagement,),
}
"""What stands first in the work while a player owes a decision of a kind."""


def ship_faults(state: SitsState, ship: Ship) -> Iterator[str]:
    """What of a ship's fight can't be: boxes, rounds, parties, checks, fate."""
    sheet = card.load_card(ship.ship_class)
    for fault in (*spent_faults(ship.ship_class, ship.spent), *canister_faults(ship.canister)):
        yield f"ship {ship.id}: {fault.message}"
    yield from (
        f"ship {ship.id} has no such boxes: {track}" for track in card.too_many_marks(sheet, ship.beyond)
    )
    # A table that overrules C6.12 sends parties to what is whole, or to a row that the card leaves empty.
    yield from (
        f"ship {ship.id} has tried {times} repairs of {track!r}"
        for track, times in ship.tried.items()
        if track not in sheet.by_id or not 0 <= times <= MOST
    )
    if {*ship.sails} - {card.FWD_IMPELLER, card.AFT_IMPELLER} or len({*ship.sails}) != len(ship.sails):
        yield f"ship {ship.id} has lost sails that it does not have"
    for post, grades in ship.lowered.items():
        if post not in POSTS or not 0 <= grades < len(GRADES):
            yield f"ship {ship.id} has lost {grades} grades at {post!r}"
    yield from _repair_faults(state, ship, sheet)
    for word in (*ship.barred, *ship.passed):
        target = PieceId(word.removeprefix("launch:"))
        if word not in ("facing", "thrust") and (target == word or target not in state.ships):
            yield f"ship {ship.id} has made no bridge check for {word!r}"
    if not 0 <= ship.scars <= MOST:
        yield f"ship {ship.id} has begun with {ship.scars} boxes marked"
    if ship.fate is not Fate.FIGHTING and (ship.place or ship.midpoint or ship.eot or ship.id in state.plots):
        yield f"ship {ship.id} is lost, but on the map or under orders"


def _repair_faults(state: SitsState, ship: Ship, sheet: card.ShipCard) -> Iterator[str]:
    for rig in ship.rigged:
        if rig.track not in sheet.by_id or not 0 < rig.until <= state.turn + RIGGED_TURNS:
            yield f"ship {ship.id} has a jury rig of {rig.track!r} that no party made"
    if len(ship.rigged) > sum(map(len, sheet.tracks)):
        yield f"ship {ship.id} has more jury rigs than boxes"
    if not 0 <= ship.parties_used <= MOST:  # a table that overrules C6.11 sends out more than there are
        yield f"ship {ship.id} has used {ship.parties_used} damage control parties"


def combat_faults(state: SitsState) -> Iterator[str]:
    """What of salvoes, beams aimed and work under way can't be."""
    if state.phase not in _FIGHTING and (
        state.salvoes or state.holds or state.fire or state.work or state.pending or state.launched
    ):
        yield f"nothing is fired in step {state.phase!r}"
    if state.phase == LAUNCH and state.launched:
        yield "salvo cards handed over end the launch step"
    if state.phase != LAUNCH and (state.salvoes or state.holds) and not state.launched:
        yield f"salvo cards are handed over before step {state.phase!r}"
    for key, salvo in state.salvoes.items():
        if key != salvo.id:
            yield f"salvo {key} has another's id"
        yield from _salvo_faults(state, salvo)
    yield from _hold_faults(state)
    if state.fire and state.phase not in (MIDDLE, LATE):
        yield f"no beams are aimed in step {state.phase!r}"
    for fire in state.fire:
        yield from _fire_faults(state, fire)
    yield from _work_faults(state)


def _opponents(state: SitsState, ship: PieceId, target: PieceId) -> bool:
    one, other = state.ships.get(ship), state.ships.get(target)
    return one is not None and other is not None and one.side != other.side


def _salvo_faults(state: SitsState, salvo: Salvo) -> Iterator[str]:
    if not _opponents(state, salvo.ship, salvo.target):
        yield f"salvo {salvo.id} has no ship that launched it, or no enemy as target"
        return
    ship = state.ships[salvo.ship]
    track = missile_track(ship, salvo.mount)
    if track is None or not 1 <= salvo.missiles <= track[1].count:
        yield f"salvo {salvo.id}: {ship.name} has no {salvo.missiles} launchers there"
    if not is_window(salvo.window):
        yield f"salvo {salvo.id}: {salvo.window!r} is no AVID window"
    if not (0 <= salvo.range <= MOST and abs(salvo.mql) <= MOST and 0 <= salvo.damage <= MOST):
        yield f"salvo {salvo.id} has a range, MQL or damage that no missile has"
    if salvo.link and (len(salvo.link) != 1 or not "A" <= salvo.link <= "Z"):
        yield f"salvo {salvo.id}: {salvo.link!r} is no letter of a linked set"
    lead = state.ships.get(salvo.lead) if salvo.lead is not None else ship
    if lead is None or lead.side != ship.side:
        yield f"salvo {salvo.id} is led by no ship of its side"


def _hold_faults(state: SitsState) -> Iterator[str]:
    seen = set()
    for hold in state.holds:
        key = (hold.ship, hold.mount, hold.step)
        ship = state.ships.get(hold.ship)
        track = missile_track(ship, hold.mount) if ship else None
        if key in seen or track is None or not 1 <= hold.tubes <= track[1].count:
            yield f"tubes of {hold.ship} are held that it does not have, or twice"
        if not 0 <= hold.fired <= hold.tubes:
            yield f"{hold.ship} has fired canister from {hold.fired} of {hold.tubes} tubes"
        seen.add(key)


def _fire_faults(state: SitsState, fire: BeamFire) -> Iterator[str]:
    ship = state.ships.get(fire.ship)
    if ship is None or not _opponents(state, fire.ship, fire.target):
        yield f"beams of {fire.ship} are aimed at no enemy"
        return
    mount, weapons, number = (*fire.weapon.split("."), "", "", "")[:3]
    sheet = card.load_card(ship.ship_class)
    boxes = len(sheet.by_id[fire.weapon]) if fire.weapon in sheet.by_id and weapons == "weapons" else 0
    if not number or not mount or not 1 <= fire.count <= boxes:
        yield f"{ship.name} has no {fire.count} beams {fire.weapon!r}"
    if not (_window_or_none(fire.window) and _window_or_none(fire.axis)):
        yield f"beams of {ship.name} are aimed through no AVID window"


def _work_faults(state: SitsState) -> Iterator[str]:
    if state.outcome is None and bool(state.work) != bool(state.pending):
        yield "expected work left over exactly while a player owes a decision"
    if len(state.pending) > 1:
        yield "expected one decision at a time"
    for decision in state.pending:
        first = state.work[0] if state.work else None
        if decision.owner not in state.players or not isinstance(first, _ASKING.get(decision.kind, ())):
            yield f"nobody can decide {decision.kind!r} now"
    if state.work and state.active:
        yield "nobody else acts while a salvo comes in"
    if any(isinstance(task, OpenBeams) for task in state.work[:-1]) or (
        state.phase == EARLY and any(isinstance(task, (OpenBeams, BeamType)) for task in state.work)
    ):
        yield f"beams are out of their order in step {state.phase!r}"
    for task in state.work:
        if fault := _unbounded(task):
            yield f"work under way: {fault}"
            return
        yield from _task_faults(state, task)
    for decision in state.pending:
        if not answers(state, decision.owner):
            yield f"{decision.owner} has no answer to {decision.kind!r}"


def _unbounded(value: object) -> str:
    """Why some number, text or list in a task can't be of this game; empty if all can."""
    if isinstance(value, int):
        return f"{value} is no number of this game" if abs(value) > MOST else ""
    if isinstance(value, str):
        return "a text is too long" if len(value) > MOST else ""
    if is_dataclass(value):
        return next((f for each in fields(value) if (f := _unbounded(getattr(value, each.name)))), "")
    parts = [*value, *value.values()] if isinstance(value, Mapping) else value
    if not isinstance(parts, (list, tuple)):
        return ""
    if len(parts) > MOST:
        return "a list is too long"
    return next((f for part in parts if (f := _unbounded(part))), "")


def _task_faults(state: SitsState, task: Task) -> Iterator[str]:
    match task:
        case Engagement():
            yield from _engagement_faults(state, task)
        case Volley():
            if task.target not in state.ships or any(b.ship not in state.ships for b in task.bursts):
                yield "a volley has no target or nobody who fired it"
            for burst in task.bursts:
                seen = _window_or_none(burst.axis) and _window_or_none(burst.window)
                if burst.count < 0 or burst.damage < 0 or not seen:
                    yield f"a volley with {burst.label!r} can't strike"
                if not burst.axis and burst.edge is None:
                    yield f"a volley with {burst.label!r} strikes no side"
        case Damage():
            yield from _damage_faults(state, task)
        case BeamType() if task.weapon not in _BEAMS:
            yield f"{task.weapon.value} is no beam"


def _window_or_none(name: str) -> bool:
    return not name or is_window(name)


def _engagement_faults(state: SitsState, task: Engagement) -> Iterator[str]:
    salvoes = [state.salvoes.get(key) for key in task.salvoes]
    if not salvoes or None in salvoes or len(set(task.salvoes)) != len(salvoes):
        yield "an engagement has no salvoes on the table"
        return
    if len({(salvo.target, salvo.step) for salvo in salvoes if salvo}) != 1:
        yield "an engagement has salvoes of different targets or steps"
    if any(STEPS.index(salvo.step) < _step_now(state) for salvo in salvoes if salvo):
        yield "an engagement has salvoes of an earlier step"
    most = {salvo.id: salvo.missiles for salvo in salvoes if salvo}
    if any(not 0 <= count <= most.get(key, -1) for key, count in task.survivors.items()):
        yield "more missiles survive than were launched"
    if task.to_kill < 0 or task.canister < 0 or task.to_kill > sum(most.values()):
        yield "an engagement has kills or canisters that can't be"
    if not _window_or_none(task.axis) or (task.ecm_roll is not None and not 0 <= task.ecm_roll <= 9):
        yield "an engagement has a window or roll that can't be"
    if fault := engagement_fault(state, task):
        yield fault


def _step_now(state: SitsState) -> int:
    return {MIDDLE: 1, LATE: 2}.get(state.phase, 0)


def _damage_faults(state: SitsState, task: Damage) -> Iterator[str]:
    if task.target not in state.ships:
        yield "damage has no target"
    hits = (*task.hits, *((task.walk.hit,) if task.walk else ()))
    if any(not 0 <= face <= 10 for hit in hits for face in hit.faces):
        yield "a hit has faces that no die shows"
    ship = state.ships.get(task.target)
    if task.walk is not None and ship and not is_on_the_table(ship.ship_class, task.walk):
        yield "a hit is nowhere on the hit location table"
