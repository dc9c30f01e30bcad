"""The StarBuster at the end of a combat phase.

Rules: XII.SB.destroy, XII.SB.automatic, XII.SB.necessity, XII.SB.permission, XII.SB.not-in-seam,
XII.EP.starbuster.
Rulings: AMB.a31, AMB.a32, AMB.a37, AMB.a48.

Question: AskStarBuster. It works before victory is looked for, which changes nothing: a star in a seam is out
of its reach.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.event import Event
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.holy_war.battle_state import Fought
from engine.rulesets.holy_war.book import note, rule
from engine.rulesets.holy_war.commands import AskStarBuster
from engine.rulesets.holy_war.emissaries import heard, jammer
from engine.rulesets.holy_war.hits import named
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.view import StarBusterView

DESTROY = rule("XII.SB.destroy")
AUTOMATIC = rule("XII.SB.automatic")
NECESSITY = rule("XII.SB.necessity")
PERMISSION = rule("XII.SB.permission")
NOT_IN_SEAM = rule("XII.SB.not-in-seam")
EMISSARY = rule("XII.EP.starbuster")
JAM = rule("XII.JS.jam")
STARBUSTER = "SB"


def buster(state: HolyWarState, level: str) -> Unit | None:
    """The StarBuster in a level."""
    return next((unit for unit in state.units_in(level) if unit.code == STARBUSTER), None)


def target_faults(state: HolyWarState, level: str) -> Iterator[Violation]:
    """XII.SB.necessity, XII.SB.not-in-seam: only a star away from its system and in no seam (AMB.a31)."""
    star = state.star_in(level)
    if level in state.board.seams:
        yield Violation(NOT_IN_SEAM, f"{state.board.name(level)} is a seam.", cells=(level,))
    if star is None or not star.displaced:
        text = f"No star on its way is in {state.board.name(level)}."
        yield Violation(NECESSITY, text, cells=(level,))


def permission_faults(state: HolyWarState) -> Iterator[Violation]:
    """XII.SB.permission: an Emissary of Prayer in a seam, whose signals are not jammed."""
    if heard(state):
        return
    yield Violation(PERMISSION, "No Emissary of Prayer in a seam explains it to Amtik.")
    if _jammed(state):
        yield Violation(JAM, "The Jammerswarm drowns the signals of the emissary.")


def _jammed(state: HolyWarState) -> tuple[Unit, ...]:
    """The Jammerswarm that silences an emissary in a seam."""
    return tuple(
        swarm
        for seam in state.board.seams
        if any(unit.code == "EP" for unit in state.units_in(seam)) and (swarm := jammer(state, seam))
    )


def burst(state: HolyWarState) -> Resolution[HolyWarState]:
    """XII.SB.automatic: the end of a combat phase, for each combat of it in which a StarBuster survived."""
    events: list[Event] = []
    for fought in state.fought:
        ship = buster(state, fought.level)
        if ship is None or not took_part(ship, fought) or any(target_faults(state, fought.level)):
            continue
        if heard(state):
            state, more = _destroyed(state, fought.level)
        else:
            state, more = _refused(state)
        events += more
    return Resolution(state=state, events=tuple(events), reveals=bool(events))


def took_part(ship: Unit, fought: Fought) -> bool:
    """XII.SB.destroy, AMB.a32: it was revealed in a combat of at least one round."""
    return fought.rounds > 0 and ship.id in fought.took_part


def _destroyed(state: HolyWarState, level: str) -> tuple[HolyWarState, tuple[Event, ...]]:
    """The star and every unit of the level are gone; the emissary that gave leave is shown."""
    star, there = state.star_in(level), state.units_in(level)
    if star is None:
        return state, ()
    state = state.with_unit(*(replace(unit, shown=True) for unit in heard(state)))
    state = state.without(*(unit.id for unit in there)).with_star(replace(star, level=None))
    text = f"The StarBuster destroys the {star.id} in {state.board.name(level)}: {named(there)} are lost."
    leave = note("An Emissary of Prayer explains to Amtik what must be done.", EMISSARY)
    return state, (leave, note(text, DESTROY, star.id))


def _refused(state: HolyWarState) -> tuple[HolyWarState, tuple[Event, ...]]:
    """The Jammerswarm shows itself where it alone spoils it (AMB.a37, AMB.a48); else nobody learns of it."""
    swarms = _jammed(state)
    if not swarms:
        return state, ()
    state = state.with_unit(*(replace(swarm, shown=True) for swarm in swarms))
    return state, (note("The Jammerswarm drowns the signals: the StarBuster waits.", JAM),)


def starbuster_view(state: HolyWarState, question: AskStarBuster) -> StarBusterView:
    """Whether a star in a level would be destroyed, by what the seat may know; KeyError for no level."""
    seen, level = as_seen_by(state, question.player), question.level
    if not state.board.holds(level):
        raise KeyError(level)
    why = [*target_faults(seen, level), *permission_faults(seen)]
    if buster(seen, level) is None:
        why.append(Violation(DESTROY, "No StarBuster is known to be there.", cells=(level,)))
    star = seen.star_in(level)
    lost = tuple(unit.id for unit in seen.units_in(level)) if not why else ()
    return StarBusterView(level=level, star=star.id if star else None, lost=lost, violations=tuple(why))
