"""Exact odds of missile defence, from any stage on, by the same functions that resolve it (C4)."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engine.core.ids import PieceId
from engine.mechanics import d10
from engine.rulesets.sits.c4_layers import (
    Active,
    Battery,
    Counts,
    Defences,
    Flights,
    all_nukes,
    battery_reading,
    best_mql,
    counts,
    ecm_layer,
    kill_total,
    less,
    settled,
    with_counts,
    worst_first,
)
from engine.rulesets.sits.c4_situation import (
    flights_of,
    interposed,
    layers_left,
    met_by,
    named,
    salvoes_of,
    struck,
    target_of,
)
from engine.rulesets.sits.combat import MOUNTS, Engagement
from engine.rulesets.sits.combat_view import Distribution
from engine.rulesets.sits.state import Ship, SitsState

Outcomes: TypeAlias = Mapping[Counts, float]
"""Chance of each set of survivors, salvo by salvo."""

BEFORE_ECM = ("sighted", "faced", "ecm", "decoy")
"""Stages of an engagement before the ECM table is read."""
_NOBODY = PieceId("")
_MINUS = {roll: ways / 100 for roll, ways in d10.distribution(d10.D10Roll.MINUS).items()}


class Outlook(NamedTuple):
    """Odds of a set of missiles after each layer, all salvoes together."""

    after_ecm: Distribution
    after_cm: Distribution
    leakers: Distribution
    by_salvo: Outcomes
    """The leakers of each salvo of a linked set."""


def outlook(
    flights: Flights, defences: Defences, *, roll: int | None = None, decoy: int | None = None
) -> Outlook:
    """The odds from the ECM layer on.

    `roll` is the 2d10- of that layer where it is known; `decoy` the number in the box of one that is spent
    whatever is rolled. Of unequal missiles the defender is taken to kill the worst first.
    """
    ecm = after_ecm(flights, defences, roll=roll, decoy=decoy)
    cm = after_active("CM", flights, ecm, defences)
    pd = after_active("PD", flights, cm, defences)
    return Outlook(totals(ecm), totals(cm), totals(pd), pd)


def after_ecm(
    flights: Flights, defences: Defences, *, roll: int | None = None, decoy: int | None = None
) -> Outcomes:
    """Survivors of the ECM layer; with `decoy` None none is spent."""
    known = 0 if defences.ecm is None else roll
    rolls = _MINUS if known is None else {known: 1.0}
    found: defaultdict[Counts, float] = defaultdict(float)
    for each, chance in rolls.items():
        found[counts(less(flights, ecm_layer(flights, defences, each, decoy).kills))] += chance
    return found


def after_active(layer: Active, flights: Flights, before: Outcomes, defences: Defences) -> Outcomes:
    """Survivors of CM or PD, given the chances of what comes in."""
    found: defaultdict[Counts, float] = defaultdict(float)
    for flying, chance in before.items():
        coming = with_counts(flights, flying)
        for kills, part in kills_in(layer, coming, defences).items():
            lost = settled(layer, coming, kills)
            if lost is None:
                lost = worst_first(coming, kills)
            found[counts(less(coming, lost))] += chance * part
    return found


def kills_in(layer: Active, flights: Flights, defences: Defences) -> Distribution:
    """Chance of each number of kills of a whole layer, lent ones included; never more than missiles."""
    flying = sum(counts(flights))
    mql, nukes = best_mql(flights), all_nukes(flights)
    found: Distribution = {0: 1.0}
    for battery in defences.batteries(layer):
        each = _battery_odds(layer, battery.row, mql - battery.penalty, nukes, defences.wedge)
        found = _sum_up_to(found, each, flying)
    return found


@lru_cache(maxsize=4096)
def _battery_odds(layer: Active, row: Fraction, column: int, nukes: bool, wedge: bool) -> Distribution:  # noqa: FBT001 - a key of the cache
    found: defaultdict[int, float] = defaultdict(float)
    battery = Battery(_NOBODY, "", "forward", row, 0)
    for roll, chance in _MINUS.items():
        kills = battery_reading(battery, column, roll).kills
        found[kill_total(layer, kills, nukes=nukes, wedge=wedge)] += chance
    return MappingProxyType(dict(found))


def _sum_up_to(one: Distribution, other: Distribution, most: int) -> Distribution:
    found: defaultdict[int, float] = defaultdict(float)
    for a, p in one.items():
        for b, q in other.items():
            found[min(a + b, most)] += p * q
    return found


def totals(outcomes: Outcomes) -> Distribution:
    """All salvoes of a set together, the fewest first."""
    found: defaultdict[int, float] = defaultdict(float)
    for flying, chance in outcomes.items():
        found[sum(flying)] += chance
    return {number: found[number] for number in sorted(found)}


# --- A set under way. ---


def ahead(state: SitsState, task: Engagement, decoy: int | None = None) -> Outcomes:
    """The odds of the leakers of each salvo from the stage on at which a set stands.

    `decoy` is the number in the box of one that will be spent; it counts until that is decided. A facing
    that is still open is taken to be the first. Kills still to be named are taken off the worst missiles.
    {(): 1} for a set whose target is gone.
    """
    target = target_of(state, task)
    if target is None:
        return {(): 1.0}
    flights, left = flights_of(state, task), layers_left(task)
    defences = met_by(state, faced(state, task, target), target)
    if task.stage in BEFORE_ECM:
        decided = task.decoy_shift if task.decoy in MOUNTS else None
        spent = decided if task.decoy or task.stage == "decoy" else decoy
        found = after_ecm(flights, defences, roll=task.ecm_roll, decoy=spent)
    else:
        found = {counts(less(flights, worst_first(flights, task.to_kill))): 1.0}
    for layer in left:
        found = after_active(layer, flights, found, defences)
    return found


def faced(state: SitsState, task: Engagement, target: Ship) -> Engagement:
    """The task with a facing: the first of those that are open while nobody has chosen."""
    if task.mount is not None:
        return task
    at = struck(target.attitude, named(salvoes_of(state, task)[0].window))
    return replace(task, axis=at.axis, wedge=interposed(target, at.axis), mount=at.sides[0])


def leakers(state: SitsState, task: Engagement, decoy: int | None = None) -> Distribution:
    """The odds of the missiles that will strike, all salvoes of a set together; see `ahead`."""
    return totals(ahead(state, task, decoy))


def mean(odds: Distribution) -> float:
    """The expected number."""
    return sum(number * chance for number, chance in odds.items())
