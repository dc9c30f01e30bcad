"""What a combat that is over does to the Neutrals Chart, and neutral systems conquered.

Rules: IX.lose-battle, IX.win-battle, IX.battle.defend-system, IX.battle.take-level,
IX.battle.not-neutral, IX.marker-limits, IX.conquest, VII.emergency, VII.emergency.again.
Rulings: AMB.a21, AMB.a22, AMB.a38.

`settled` is called once by `combat` when a combat ends. Arrival at -2 enters `Neutrals.emergency`.
"""

from dataclasses import replace

from engine.core.event import Event
from engine.core.ids import PlayerId, RuleId
from engine.core.ruleset import Resolution
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Fought
from engine.rulesets.holy_war.book import note, rule
from engine.rulesets.holy_war.state import HolyWarState

LOSE = rule("IX.lose-battle")
WIN = rule("IX.win-battle")
DEFEND = rule("IX.battle.defend-system")
TAKE = rule("IX.battle.take-level")
NOT_NEUTRAL = rule("IX.battle.not-neutral")
LIMITS = rule("IX.marker-limits")
CONQUEST = rule("IX.conquest")
EMERGENCY = rule("VII.emergency")


def settled(state: HolyWarState, combat: Combat, fought: Fought) -> Resolution[HolyWarState]:
    """The markers after a combat, and a grant of +5 after the conquest of a neutral system."""
    if combat.neutral:
        if fought.result != "attacker":
            return Resolution(state=state)
        return conquered(state, combat.attacker, combat.level)
    winner = winner_of(combat, fought)
    if winner is None:
        return Resolution(state=state)
    number = TAKE if winner == combat.attacker else DEFEND
    return battle(state, winner, combat.level, number)


def winner_of(combat: Combat, fought: Fought) -> PlayerId | None:
    """Who wins the battle that a combat was; None where it was none (AMB.a21).

    An attacker wins by clearing any level, a defender only by keeping a system; a withdrawal before the
    first round, mutual destruction (AMB.a38) and a fight with neutrals decide nothing.
    """
    if combat.neutral or fought.rounds < 1:
        return None
    if fought.result == "attacker":
        return combat.attacker
    return combat.defender if fought.result == "defender" and combat.system else None


def battle(state: HolyWarState, winner: PlayerId, level: str, number: RuleId) -> Resolution[HolyWarState]:
    """IX.win-battle, IX.lose-battle: one step up for the winner and one down for the loser."""
    loser = state.other(winner)
    where = state.board.name(level)
    events: list[Event] = [note(f"The {winner} win the battle for {where}.", number)]
    for side, step, why in ((winner, 1, WIN), (loser, -1, LOSE)):
        before = state.neutrals.markers[side]
        state = _stepped(state, side, step)
        after = state.neutrals.markers[side]
        if after == before:
            events.append(note(f"The marker of the {side} stays at {after:+d}.", LIMITS))
        else:
            events.append(note(f"The marker of the {side} goes to {after:+d}.", why))
        if after < before:
            state, more = _emergency(state, side)
            events += more
    return Resolution(state=state, events=tuple(events))


def _stepped(state: HolyWarState, side: PlayerId, step: int) -> HolyWarState:
    low, high = (tables.number("limits", f"{end} standing") for end in ("lowest", "highest"))
    value = min(high, max(low, state.neutrals.markers[side] + step))
    markers = {**state.neutrals.markers, side: value}
    return replace(state, neutrals=replace(state.neutrals, markers=markers))


def _emergency(state: HolyWarState, side: PlayerId) -> tuple[HolyWarState, tuple[Event, ...]]:
    """VII.emergency: for a side that has just come to stand at -2; a granted +5 prevents it (AMB.a22)."""
    lowest = tables.number("limits", "lowest standing")
    if state.standing(side) != lowest:
        return state, ()
    neutrals = replace(state.neutrals, emergency=(*state.neutrals.emergency, side))
    told = note(f"Emergency processing: more crew points for the {side} next turn.", EMERGENCY)
    return replace(state, neutrals=neutrals), (told,)


def conquered(state: HolyWarState, side: PlayerId, level: str) -> Resolution[HolyWarState]:
    """IX.conquest: the opponent counts as +5 unless it has conquered a neutral too; one's own grant ends."""
    where, other = state.board.name(level), state.other(side)
    events: list[Event] = [note(f"The {side} conquer neutral {where}.", CONQUEST)]
    before = state.neutrals
    known = before.conquerors if side in before.conquerors else (*before.conquerors, side)
    granted = None if before.granted == side else before.granted
    if other not in known:
        granted = other
    state = replace(state, neutrals=replace(before, conquerors=known, granted=granted))
    if granted == other != before.granted:
        events.append(note(f"The {other} count as +5 on the Neutrals Chart.", CONQUEST))
    if before.granted == side:
        events.append(note(f"The {side} no longer count as +5.", CONQUEST))
        state, more = _emergency(state, side)
        events += more
    return Resolution(state=state, events=tuple(events))
