"""Damage to expect both ways this turn between two ships, a plot given (C2-C5)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache

from engine.core.ids import PhaseId, PieceId, PlayerId
from engine.mechanics.d10 import D10Roll, distribution
from engine.rulesets.sits import readiness
from engine.rulesets.sits.a3_turn import readable
from engine.rulesets.sits.advise import completed
from engine.rulesets.sits.c1_bearings import standing
from engine.rulesets.sits.c2_bands import salvoes_at
from engine.rulesets.sits.c2_bearings import eot_range
from engine.rulesets.sits.c2_salvo import draft_salvo, sight
from engine.rulesets.sits.c3_aspect import (
    Beam,
    aspects,
    beams_of,
    bearing_windows,
    best_first,
    damage_at,
    sighted,
)
from engine.rulesets.sits.c5_expect import expected_boxes
from engine.rulesets.sits.combat import MOUNTS, STEPS, Step, WeaponKind
from engine.rulesets.sits.combat_commands import Launch
from engine.rulesets.sits.combat_view import EXCHANGE_STEPS, Distribution, ExchangeForecast
from engine.rulesets.sits.commands import Plot, Point
from engine.rulesets.sits.forecast import at_step, boxes_expected, scene_of
from engine.rulesets.sits.knowledge import as_seen_by, knows_orders
from engine.rulesets.sits.phases import LATE, MIDDLE
from engine.rulesets.sits.state import Ship, SitsState

FIRST, SECOND = "first beams", "second beams"
_LEFT: Mapping[PhaseId, tuple[tuple[Step, ...], tuple[str, ...]]] = {
    MIDDLE: (("late",), (FIRST, SECOND)),
    LATE: ((), (SECOND,)),
}
"""Salvoes and beam steps that a phase still has before it; all of them in any other."""


def exchange(
    state: SitsState, player: PlayerId | None, draft: Plot, target: PieceId, steps: Collection[str] = ()
) -> ExchangeForecast:
    """Expected boxes lost on both sides in each step, if nobody else turns or thrusts.

    Each ship launches in every step open to it the salvo that costs the other most, with all launchers of a
    mount that bears, and fires every beam that bears. With `steps` only those of them are worked out.
    KeyError for a ship that is not in the game, ValueError for one off the map.
    """
    known = as_seen_by(state, player)
    own, other = known.ships[draft.ship], known.ships[target]
    if own.place is None or other.place is None:
        raise ValueError("Fire is exchanged between ships on the map.")
    plot = replace(readable(draft), player=player or draft.player)
    flown = _with_plot(known, player, own, plot)
    return ExchangeForecast(
        given=_by_step(flown, player, own, other, steps or EXCHANGE_STEPS),
        taken=_by_step(flown, player, other, own, steps or EXCHANGE_STEPS),
        assumptions=(
            f"{other.name} keeps its vectors and its attitude: what it has plotted is not known.",
            "Each salvo is fired with all launchers of the mount that does most; laser heads, no links.",
            "No decoys, no canister; friends near the target lend kills where they will stand.",
            "Boxes and defences are as they stand now: earlier steps of the turn are not worked in.",
            "Hull boxes run out within one salvo or one mount's beams, but not from one mount to the next.",
            "Grav lances are left out: they tear walls down, but mark no other box.",
        ),
    )


def _with_plot(state: SitsState, player: PlayerId | None, own: Ship, plot: Plot) -> SitsState:
    """The state with the plot written; a plot for another side's ship changes nothing that can be known."""
    if not knows_orders(own, player) or (own.id in state.plots and state.revealed):
        return state
    return state.with_plot(completed(state, own, plot, {}))


def _by_step(
    state: SitsState, player: PlayerId | None, ship: Ship, target: Ship, steps: Collection[str]
) -> dict[str, float]:
    salvoes, beams = _LEFT.get(state.phase, (STEPS, (FIRST, SECOND)))
    found: dict[str, float] = {}
    for step in STEPS:
        if step in salvoes and step in steps:
            found[step] = _best_salvo(state, player, ship, target, step)
        name = {"middle": FIRST, "late": SECOND}.get(step, "")
        if name in beams and name in steps:
            found[name] = _beams(state, player, ship, target, "midpoint" if name == FIRST else "eot")
    return found


def _best_salvo(state: SitsState, player: PlayerId | None, ship: Ship, target: Ship, step: Step) -> float:
    if not readiness.fights(ship) or not readiness.fights(target):
        return 0.0
    if step not in salvoes_at(ship.ship_class, eot_range(state, player, ship, target)):
        return 0.0
    there = at_step(state, player, step)
    return max(
        (_salvo(state, there, player, launch) for launch in _full(state, player, ship, target, step)),
        default=0.0,
    )


def _full(
    state: SitsState, player: PlayerId | None, ship: Ship, target: Ship, step: Step
) -> Iterator[Launch]:
    """A salvo of all launchers of each mount that bears and has one left."""
    for mount in MOUNTS:
        missiles = readiness.launchers(ship, mount)
        if not missiles or not readiness.salvoes_left(ship, mount):
            continue
        launch = Launch(
            player=ship.side, ship=ship.id, target=target.id, mount=mount, step=step, missiles=missiles
        )
        seen = sight(state, player, launch)
        if seen is not None and seen.valid:
            yield launch


def _salvo(state: SitsState, there: SitsState, player: PlayerId | None, launch: Launch) -> float:
    salvo = draft_salvo(state, player, launch)
    return boxes_expected(scene_of(there, (salvo,))) if salvo is not None else 0.0


def _beams(state: SitsState, player: PlayerId | None, ship: Ship, target: Ship, point: Point) -> float:
    if not readiness.fights(ship) or not readiness.fights(target):
        return 0.0
    at, to = (_placed(state, player, each, point) for each in (ship, target))
    return sum(_beam(at, to, found) for found in beams_of(ship.ship_class))


def _placed(state: SitsState, player: PlayerId | None, ship: Ship, point: Point) -> Ship:
    found = standing(state, player, ship, point)
    return replace(ship, place=found.place, attitude=found.attitude)


def _beam(ship: Ship, target: Ship, found: Beam) -> float:
    working, away = readiness.left(ship, found.track), sighted(ship, target).range
    if not working or found.kind is WeaponKind.GRAV_LANCE or away > 2 * found.reach + 1:
        return 0.0
    ways = best_first(found, aspects(target, bearing_windows(ship, target, found.mount)), away)
    damage = damage_at(found, ways[0], away) if ways else 0
    if not damage:
        return 0.0
    hits = _torpedo_hits(working) if found.kind is WeaponKind.ENERGY_TORPEDO else {working: 1.0}
    return expected_boxes(target, found.kind, damage, ways[0].axis, hits)


@cache
def _torpedo_hits(launchers: int) -> Distribution:
    """The hits of so many energy torpedo launchers, each of its own roll (C5.3421)."""
    ways = distribution(D10Roll.LOW)
    found = {0: 1.0}
    for _ in range(launchers):
        more: dict[int, float] = {}
        for before, chance in found.items():
            for hits, count in ways.items():
                more[before + hits] = more.get(before + hits, 0.0) + chance * count / sum(ways.values())
        found = more
    return found


__all__ = ["exchange"]
