"""Answers of the defender: canister, a decoy, the missiles that die (C4.124, C4.151, C2.17.choose)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.flow import answered
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.sits import readiness
from engine.rulesets.sits.book import book, plural, rule
from engine.rulesets.sits.c4_defence import C2_17_CHOOSE, C4_151, with_kills
from engine.rulesets.sits.c4_layers import C4_124_USE
from engine.rulesets.sits.c4_situation import (
    C4_153,
    canister_tubes,
    canisters_of,
    decoys,
    flights_of,
    hold_of,
    salvoes_of,
    target_of,
)
from engine.rulesets.sits.combat import MOUNTS, Engagement, Hold, Mount
from engine.rulesets.sits.combat_commands import ChooseKills, FireCanister, SpendDecoy
from engine.rulesets.sits.phases import TABLE, TURN_SEQUENCE
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.work import first, resume

C4_124_ONCE = rule("C4.124.once")
C4_15 = rule("C4.15")


def under_way(state: SitsState) -> Engagement | None:
    """The set that is being defended against; None while there is none."""
    task = state.work[0] if state.work else None
    return task if isinstance(task, Engagement) else None


def _astray(state: SitsState, kind: str, *stages: str) -> bool:
    """Whether a decision of a kind is owed that the work under way does not ask for: never in a game.

    That the decision is owed at all, and by whom, is a check of every command.
    """
    task = under_way(state)
    owed = bool(state.pending) and state.pending[-1].kind == kind
    return owed and (task is None or task.stage not in stages)


def _put(state: SitsState, task: Engagement, dice: Dice, *notes: Note) -> Resolution[SitsState]:
    """Goes on with the task as the answer has left it."""
    return resume(TABLE, first(replace(answered(state), work=state.work[1:]), task), dice, *notes)


# --- Canister. ---


@book.check(FireCanister, stage=Stage.TURN)
def canister_is_asked_for(state: SitsState, _fire: FireCanister) -> Iterator[Violation]:
    """C4.151: canister is fired at a salvo that is coming in."""
    if _astray(state, "sits.canister", "canister"):
        yield Violation(TURN_SEQUENCE, "No salvo waits for canister now.")


@book.check(FireCanister)
def tubes_can_fire(state: SitsState, fire: FireCanister) -> Iterator[Violation]:
    """C4.151, C4.152, C4.153: held tubes, rounds bought and fire control boxes limit canister."""
    task = under_way(state)
    target = target_of(state, task) if task else None
    if task is None or target is None:
        return
    mount, step = task.mount or MOUNTS[0], salvoes_of(state, task)[0].step
    most = canister_tubes(state, target, mount, step)
    hold = hold_of(state, target.id, mount, step)
    held = hold.tubes - hold.fired if hold else 0
    if fire.tubes < 0:
        yield Violation(C4_151, f"{fire.tubes} tubes can't fire.", (target.id,))
    elif fire.tubes > held:
        text = f"{target.name} holds {plural(held, 'tube')} back in its {mount} mount, not {fire.tubes}."
        yield Violation(C4_151, text, (target.id,))
    elif fire.tubes > most:
        boxes = readiness.left(target, f"{mount}.fcon")
        text = (
            f"{plural(most, 'tube')} of {target.name} can fire canister, not {fire.tubes}: "
            f"{plural(boxes, 'fire control box', 'fire control boxes')}, "
            f"{plural(target.canister.get(mount, 0), 'round')} left."
        )
        yield Violation(C4_153, text, (target.id,))


@book.resolve(FireCanister)
def canister_is_fired(state: SitsState, fire: FireCanister, dice: Dice) -> Resolution[SitsState]:
    """C4.15, C4.154, AMB.canister: the rounds are spent; each tube costs a fire control box in this step."""
    task = under_way(state)
    if task is None:
        return Resolution(state=state)
    target = target_of(state, task)
    mount = task.mount or MOUNTS[0]
    hold = hold_of(state, target.id, mount, salvoes_of(state, task)[0].step) if target else None
    tubes = max(0, min(fire.tubes, hold.tubes - hold.fired)) if hold else 0
    notes: tuple[Note, ...] = ()
    if tubes and target is not None and hold is not None:
        state = _with_canister_fired(state, target, hold, tubes)
        each = canisters_of(target, mount)
        text = (
            f"{target.name} fires canister from {plural(tubes, 'tube')}: {plural(tubes * each, 'canister')}."
        )
        notes = (Note(text=text, rule=C4_15, pieces=(target.id,)),)
    return _put(state, replace(task, canister=tubes, stage="cm"), dice, *notes)


def _with_canister_fired(state: SitsState, ship: Ship, hold: Hold, tubes: int) -> SitsState:
    rounds = max(0, ship.canister.get(hold.mount, 0) - tubes * canisters_of(ship, hold.mount))
    fired = replace(hold, fired=hold.fired + tubes)
    state = state.with_ship(replace(ship, canister={**ship.canister, hold.mount: rounds}))
    return replace(state, holds=tuple(fired if each == hold else each for each in state.holds))


# --- Decoys. ---


@book.check(SpendDecoy, stage=Stage.TURN)
def a_decoy_is_asked_for(state: SitsState, _spend: SpendDecoy) -> Iterator[Violation]:
    """C4.124.use, C4.124.once: one decoy a salvo, after the ECM roll."""
    if _astray(state, "sits.decoy", "ecm"):
        yield Violation(TURN_SEQUENCE, "No salvo waits for a decoy now.")


@book.check(SpendDecoy)
def decoy_is_on_that_side(state: SitsState, spend: SpendDecoy) -> Iterator[Violation]:
    """C4.124.use, C4.124.side: from the broadside that is struck, or either against fore, aft and wedge."""
    task = under_way(state)
    target = target_of(state, task) if task else None
    if spend.mount is None or task is None or target is None:
        return
    found = [each.mount for each in decoys(target, task.axis)]
    if spend.mount not in found:
        text = f"No {spend.mount} decoy of {target.name} serves here; there are some in {listed(found)}."
        yield Violation(C4_124_USE, text, (target.id,))


@book.resolve(SpendDecoy)
def decoy_is_spent(state: SitsState, spend: SpendDecoy, dice: Dice) -> Resolution[SitsState]:
    """C4.124.use, C4.124.once: the box is used up, and serves the whole linked set."""
    task = under_way(state)
    if task is None:
        return Resolution(state=state)
    target = target_of(state, task)
    track = f"{spend.mount}.decoys"
    if spend.mount is None or target is None or not readiness.left(target, track):
        return _put(state, replace(task, decoy="-", stage="decoy"), dice)
    return _spent(state, task, target, spend.mount, dice)


def _spent(
    state: SitsState, task: Engagement, target: Ship, mount: Mount, dice: Dice
) -> Resolution[SitsState]:
    track = f"{mount}.decoys"
    shift = int(readiness.value(target, track))
    ship = replace(target, spent={**target.spent, track: target.spent.get(track, 0) + 1})
    left = readiness.left(ship, track)
    text = f"{target.name} spends a decoy of its {mount} broadside, {shift:+d}; {left} left there."
    note = Note(text=text, rule=C4_124_ONCE, pieces=(target.id,))
    task = replace(task, decoy=mount, decoy_shift=shift, stage="decoy")
    return _put(state.with_ship(ship), task, dice, note)


# --- Kills. ---


@book.check(ChooseKills, stage=Stage.TURN)
def kills_are_asked_for(state: SitsState, _choose: ChooseKills) -> Iterator[Violation]:
    """C2.17.choose: kills are named where active defences have met a linked set of unequal missiles."""
    if _astray(state, "sits.kills", "cm", "pd"):
        yield Violation(TURN_SEQUENCE, "No kills are to be named now.")


@book.check(ChooseKills)
def kills_add_up(state: SitsState, choose: ChooseKills) -> Iterator[Violation]:
    """C2.17.choose: as many as the layer killed, of each salvo no more than it still has."""
    task = under_way(state)
    if task is None:
        return
    flying = {flight.id: flight.missiles for flight in flights_of(state, task)}
    for key, kills in choose.kills.items():
        if not 0 <= kills <= flying.get(key, 0):
            text = f"{plural(flying.get(key, 0), 'missile')} of salvo {key} can die, not {kills}."
            yield Violation(C2_17_CHOOSE, text)
    named = sum(choose.kills.values())
    if named != task.to_kill:
        yield Violation(C2_17_CHOOSE, f"{plural(task.to_kill, 'missile')} must die; {named} are named.")


@book.resolve(ChooseKills)
def kills_are_named(state: SitsState, choose: ChooseKills, dice: Dice) -> Resolution[SitsState]:
    """C2.17.choose, C4.144: the missiles named are gone."""
    task = under_way(state)
    if task is None:
        return Resolution(state=state)
    return _put(state, with_kills(state, task, choose.kills), dice)
