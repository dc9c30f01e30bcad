"""Calculators: what is next to a level, how far it is, where lines lead, and what a jump risks."""

from dataclasses import dataclass, replace

from engine.core.calculator import Worked
from engine.rulesets.holy_war.board import board
from engine.rulesets.holy_war.book import levels, rule
from engine.rulesets.holy_war.calculators.base import (
    MOST_UNITS,
    bounded,
    decimal,
    die_of,
    laid,
    layout_of,
    level_of,
    side_of,
    table_of,
    tool,
)
from engine.rulesets.holy_war.jumps import VI_EXTENDED, VI_JUMP, dispersing, goals
from engine.rulesets.holy_war.stars import BEGIN, MARKERS, PINNED, RATE, carriers, held_back, star_goals
from engine.rulesets.holy_war.state import SUNTHROWERS
from engine.rulesets.holy_war.tables import DISPERSAL, disperses_from
from engine.rulesets.holy_war.warp import WARP_ENTRY, WARP_MOVE, WLG_SELF, routes

DIAGONAL = rule("II.adjacency.diagonal")
VERTICAL = rule("II.adjacency.vertical")
MOST_JUMPING = 29


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelArguments:
    """A level ("C05/3" or "Talmaf") in a layout of the map."""

    level: str
    layout: str = ""


def _neighbours(a: LevelArguments) -> Worked:
    chart = board(layout_of(a.layout))
    level = level_of(chart.id, a.level)
    found = sorted(chart.neighbours(level))
    seams = {chart.name(seam): chart.distance(level, seam) for seam in chart.seams}
    value = {
        "level": level,
        "adjacent": found,
        "number": len(found),
        "lines": list(chart.entries.get(level, ())),
        "seams": seams,
    }
    step = f"II.adjacency.diagonal: {chart.name(level)} has {levels(len(found))} beside, above and below it."
    return Worked(value=value, steps=(step,), rules=(VERTICAL, DIAGONAL))


@dataclass(frozen=True, slots=True, kw_only=True)
class WayArguments:
    """From a level to a level, past levels that are held by others, with generators of one's own."""

    start: str
    goal: str
    layout: str = ""
    side: str = SUNTHROWERS
    generators: tuple[str, ...] = ()
    """Levels of own Warp Line Generators that stay where they are."""
    held: tuple[str, ...] = ()
    """Levels of enemies: entered, but not passed."""


def _way(a: WayArguments) -> Worked:
    layout, side = layout_of(a.layout), side_of(a.side)
    bounded("The number of levels", len(a.generators) + len(a.held), 0, MOST_UNITS)
    state = table_of(layout)
    for name in a.generators:
        state = laid(state, level_of(layout, name), side, "WLG")
    for name in a.held:
        state = laid(state, level_of(layout, name), state.other(side), "R")
    start, goal = level_of(layout, a.start), level_of(layout, a.goal)
    path = goals(state, side, start, 99).get(goal)
    route = routes(state, side, start).get(goal)
    faces = dispersing(len(path)) if path else 0
    value = {
        "path": list(path) if path else None,
        "distance": len(path) if path else None,
        "dispersing_faces": faces,
        "route": list(route) if route else None,
        "dispersal_roll": not route and faces > 0,
    }
    steps = (
        f"VI.jump: {levels(len(path)) if path else 'no open path'}.",
        f"VI.warp.move: {'by ' + ', '.join(route) if route else 'no lines lead there'}.",
    )
    return Worked(value=value, steps=steps, rules=(VI_JUMP, WARP_MOVE, WARP_ENTRY, WLG_SELF))


@dataclass(frozen=True, slots=True, kw_only=True)
class DispersalArguments:
    """A jump of so many levels, the units that make it, and their dice if they were rolled."""

    distance: int
    units: int = 1
    dice: tuple[int, ...] = ()


def _dispersal(a: DispersalArguments) -> Worked:
    bounded("The distance", a.distance, 1, 119)
    units = bounded("The number of units", len(a.dice) or a.units, 1, MOST_JUMPING)
    least, bad = disperses_from(a.distance), dispersing(a.distance)
    value = {
        "roll": bad > 0,
        "disperses_from": least if bad else None,
        "chance": decimal(bad, 6),
        "all_arrive": decimal((6 - bad) ** units, 6**units),
        "dispersed": [die_of(die) >= least for die in a.dice],
    }
    text = f"a {least} or more disperses" if bad else "no roll"
    return Worked(
        value=value,
        steps=(f"VI.jump.dispersal: {levels(a.distance)}: {text}.",),
        rules=(VI_EXTENDED, DISPERSAL),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class StarArguments:
    """A star in its system, and who is with it when Sunthrower movement begins."""

    system: str = "Talmaf"
    layout: str = ""
    pressorships: int = 1
    """That were there at the start of the phase."""
    own_starguard: bool = False
    others: bool = False
    """Enemies or neutrals are there."""
    moved: bool = False
    """It has moved in this turn."""


def _star(a: StarArguments) -> Worked:
    layout = layout_of(a.layout)
    bounded("The number of Pressorships", a.pressorships, 0, 3)
    level = level_of(layout, a.system)
    state = laid(table_of(layout), level, SUNTHROWERS, *["PS"] * a.pressorships)
    if a.own_starguard:
        state = laid(state, level, SUNTHROWERS, "SG")
    if a.others:
        state = laid(state, level, None, "SG")
    star = state.star_in(level)
    if star is None:
        raise ValueError(f"{a.system} has no star.")
    star = replace(star, moved=a.moved)
    state = state.with_star(star)
    why = [str(violation) for violation in held_back(state, star)]
    if not carriers(state, star):
        why.append("VI.star.begin-together: no Pressorship began the phase there.")
    value = {"may_move": not why, "goals": [] if why else list(star_goals(state, star))}
    steps = tuple(why) or ("VI.star.rate: one level, to any adjacent one without a star.",)
    return Worked(value=value, steps=steps, rules=(RATE, BEGIN, PINNED, MARKERS))


CALCULATORS = (
    tool("neighbours", "Levels and lines next to a level", LevelArguments, _neighbours, VERTICAL, DIAGONAL),
    tool("way", "How far it is by jump, and the route by warp lines", WayArguments, _way, VI_JUMP, WARP_MOVE),
    tool("dispersal", "What a jump risks", DispersalArguments, _dispersal, DISPERSAL),
    tool("star", "Whether a star can be moved", StarArguments, _star, RATE, PINNED),
)
