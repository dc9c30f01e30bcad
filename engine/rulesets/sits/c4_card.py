"""The Missile Defense Card of the set that is coming in: what was done, what comes, and the odds (A2.4)."""

from collections.abc import Iterator

from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.core.view import Breakdown
from engine.rulesets.sits.answers import answers
from engine.rulesets.sits.c4_answers import under_way
from engine.rulesets.sits.c4_defence import side_options
from engine.rulesets.sits.c4_expect import BEFORE_ECM, faced, leakers
from engine.rulesets.sits.c4_layers import Defences, Flights, best_mql
from engine.rulesets.sits.c4_situation import (
    canister_tubes,
    canisters_of,
    decoys,
    flights_of,
    layers_left,
    met_by,
    salvoes_of,
    target_of,
)
from engine.rulesets.sits.c4_words import active_parts, breakdown, ecm_parts, facing_words
from engine.rulesets.sits.combat import MOUNTS, Engagement, Mount
from engine.rulesets.sits.combat_view import DefenceCard
from engine.rulesets.sits.state import Ship, SitsState

_BEFORE_DECOY = BEFORE_ECM[:-1]


def defence_card(state: SitsState, player: PlayerId | None) -> DefenceCard | None:
    """A2.4: the card of the set under way; None while no missiles are coming in.

    All of it is public; `choices` are the answers that `player` owes. The odds with a decoy are those of the
    decoy with the highest number, spent whatever is rolled.
    """
    task = under_way(state)
    target = target_of(state, task) if task else None
    if task is None or target is None:
        return None
    met = faced(state, task, target)
    defences, flights = met_by(state, met, target), flights_of(state, task)
    found = decoys(target, met.axis) if task.stage in _BEFORE_DECOY and not task.decoy else ()
    best = max((each.shift for each in found), default=None)
    return DefenceCard(
        target=target.id,
        owner=target.side,
        salvoes=salvoes_of(state, task),
        engagement=task,
        facing=_facing(state, task, met),
        lines=task.cards,
        coming=tuple(_coming(task, flights, defences)),
        leakers=leakers(state, task),
        leakers_with_decoy=None if best is None else leakers(state, task, best),
        decoys=tuple((each.mount, each.left, each.shift) for each in found),
        canister=_canister(state, task, target, met),
        choices=_choices(state, player),
    )


def _facing(state: SitsState, task: Engagement, met: Engagement) -> str:
    open_sides = side_options(state, task)
    if len(open_sides) > 1:
        return " or ".join(open_sides)
    return facing_words(met.mount, covered=False, wedge=met.wedge)


def _coming(task: Engagement, flights: Flights, defences: Defences) -> Iterator[Breakdown]:
    if task.stage in BEFORE_ECM:
        spent = (task.decoy, task.decoy_shift) if task.decoy in MOUNTS else None
        for mql in sorted({flight.mql for flight in flights}):
            yield breakdown("ECM", ecm_parts(mql, defences, task.ecm_roll, spent))
    for layer in layers_left(task):
        if own := defences.batteries(layer)[:1]:
            yield breakdown(layer, active_parts(best_mql(flights), own[0], None))


def _canister(
    state: SitsState, task: Engagement, target: Ship, met: Engagement
) -> tuple[Mount, int, int] | None:
    if task.stage not in (*BEFORE_ECM, "canister") or met.wedge or met.mount is None:
        return None
    tubes = canister_tubes(state, target, met.mount, salvoes_of(state, task)[0].step)
    return (met.mount, tubes, canisters_of(target, met.mount)) if tubes else None


def _choices(state: SitsState, player: PlayerId | None) -> tuple[Command, ...]:
    """The answers to a decision that are a button each: kills need numbers."""
    if player is None or not state.pending or state.pending[-1].kind == "sits.kills":
        return ()
    return tuple(answer.command for answer in answers(state, player))
