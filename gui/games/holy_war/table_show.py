"""From the desk to what the map draws: StarGuards and stars, stacks, lit levels, paths."""

from collections.abc import Iterable

from engine.rulesets.holy_war.view import MAP
from gui.games.holy_war.desk import Goal, WarDesk
from gui.games.holy_war.map_ground import Ground
from gui.games.holy_war.map_tokens import Aim, Show, piles


def ground_of(desk: WarDesk) -> Ground:
    """StarGuards, stars, Star Absent markers, and where this side is stopped."""
    view, standings = desk.view, desk.standings
    if view is None:
        return Ground()
    guards: dict[str, str | None] = {}
    stars, absent = set(), set()
    for counter in view.counters:
        level = desk.chart.at(counter.cell, counter.level) if counter.map == MAP else None
        if level is None:
            continue
        if counter.kind == "installation":
            guards[level] = counter.owner
        elif counter.art == "star":
            stars.add(level)
        elif counter.art == "star-absent":
            absent.add(level)
    moving = bool(desk.offers("jump")) and standings is not None
    return Ground(
        guards=guards,
        stars=frozenset(stars),
        absent=frozenset(absent),
        closed=frozenset(standings.closed) if moving and standings is not None else frozenset(),
        lines=standings.generator_lines if moving and standings is not None else (),
    )


def show_of(desk: WarDesk, pointed: Iterable[str] = ()) -> Show:
    """Stacks, combats, lit levels, the path that is laid out, and what is chosen."""
    view = desk.view
    if view is None:
        return Show()
    placed = (
        (level, counter)
        for counter in view.counters
        if counter.map == MAP and (level := desk.chart.at(counter.cell, counter.level)) is not None
    )
    fights = {cell for offer in desk.offers("begin_combat") for cell in offer.cells}
    if desk.combat is not None:
        fights.add(desk.combat.level)
    aims = {level: _aim(goal) for level, goal in desk.goals.items()}
    aims |= {level: Aim(tone="other") for level in pointed}
    path = (desk.level, *desk.plan) if desk.plan and desk.level is not None else ()
    return Show(
        piles=piles(placed),
        fights=frozenset(fights),
        aims=aims,
        path=path,
        selected=desk.level,
        picked=frozenset(desk.picked),
    )


def lying(desk: WarDesk) -> tuple[Ground, Show]:
    """What lies on the map, without that which is only chosen or pointed at."""
    over = show_of(desk)
    return ground_of(desk), Show(piles=over.piles, fights=over.fights)


def _aim(goal: Goal) -> Aim:
    if goal.deed not in ("jump", "warp", "star", "scout"):
        return Aim(tone="attack" if goal.attack else "other")
    text = f"{round(goal.chance / 10)} %" if goal.chance else ""
    pips = round(goal.chance * 6 / 1000)
    if goal.attack:
        return Aim(tone="attack", text=text, pips=pips)
    return Aim(tone="risk" if goal.chance else "safe", text=text, pips=pips)
