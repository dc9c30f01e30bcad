"""The end of a combat: who is left, what it means for the neutrals, survivors face down again.

Rules: VIII.until, VIII.7.end-or-repeat.
Rulings: AMB.a21, AMB.a38, AMB.a48.
"""

from dataclasses import replace
from typing import Literal

from engine.core.event import Event
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war.battle_state import Combat, Fought
from engine.rulesets.holy_war.book import note, rule
from engine.rulesets.holy_war.conquest import settled
from engine.rulesets.holy_war.state import HolyWarState
from engine.rulesets.holy_war.strength import remaining

UNTIL = rule("VIII.until")
END = rule("VIII.7.end-or-repeat")


def over(state: HolyWarState, combat: Combat) -> bool:
    """VIII.until: a side has nothing left, hidden Flights and StarGuards included."""
    return not all(remaining(state, combat, side) for side in (combat.attacker, combat.defender))


def finished(state: HolyWarState, combat: Combat, *, denied: bool = False) -> Resolution[HolyWarState]:
    """VIII.7.end-or-repeat: the combat is over, and its side goes on to the next level, if any.

    Args:
        state: the position; its dispersed units are placed.
        combat: the combat.
        denied: a side has withdrawn before the first round.
    """
    fought = _record(state, combat, denied=denied)
    hidden = (replace(unit, shown=False) for unit in state.units_in(combat.level))
    contested = tuple(level for level in state.contested if level != combat.level)
    state = replace(
        state.with_unit(*hidden),
        combat=None,
        contested=contested,
        fought=(*state.fought, fought),
        active=(combat.attacker,) if contested else (),
    )
    after = settled(state, combat, fought)
    return Resolution(state=after.state, events=(_told(state, combat, fought), *after.events), reveals=True)


def _record(state: HolyWarState, combat: Combat, *, denied: bool) -> Fought:
    took_part = (*combat.revealed(combat.attacker), *combat.revealed(combat.defender))
    result: Literal["attacker", "defender", "both lost", "denied"] = "both lost"
    if denied:
        result = "denied"
    elif remaining(state, combat, combat.attacker):
        result = "attacker"
    elif remaining(state, combat, combat.defender):
        result = "defender"
    return Fought(level=combat.level, rounds=combat.round, took_part=took_part, result=result)


def _told(state: HolyWarState, combat: Combat, fought: Fought) -> Event:
    where = state.board.name(combat.level)
    defender = "neutrals" if combat.neutral else combat.defender
    words = {
        "denied": "combat was denied",
        "attacker": f"the {combat.attacker} are left",
        "defender": f"the {defender} are left",
        "both lost": "nobody is left",
    }
    return note(f"The combat in {where} is over: {words[fought.result]}.", END)
