"""The course of a battle: battle turns, End Segments, and how a battle ends."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.dice import Dice
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution
from engine.core.violation import Severity, Violation
from engine.rulesets.star_control.battle.action import could_fire, finished, may_still_act
from engine.rulesets.star_control.battle.challenge import attacks
from engine.rulesets.star_control.battle.profile import battle_of, title
from engine.rulesets.star_control.book import book, note, rule, ships
from engine.rulesets.star_control.commands import EndBattleTurn
from engine.rulesets.star_control.phases import BAT_END_SEGMENT, BAT_TURNS
from engine.rulesets.star_control.ships import (
    AN_FORCED,
    GUARDIAN,
    MY_HEAL,
    TERMINATOR,
    UQ_RETURN,
    comet_is_spent,
    heals_after_battle,
    other_form,
    reconfigured,
    squad_is_lost,
)
from engine.rulesets.star_control.state import Battle, Stage, StarControlState, Unit
from engine.rulesets.star_control.turn import TABLE

if TYPE_CHECKING:
    from engine.core.event import Event

BAT_ACTIONS = rule("BAT.actions")
PILE = rule("PILE.def")


@book.check(EndBattleTurn)
def nobody_is_forgotten(state: StarControlState, command: EndBattleTurn) -> Iterator[Violation]:
    """BAT.actions: ships may be left idle, but one that could still attack or act is worth a question."""
    battle = battle_of(state)
    if battle.stage is not Stage.ACTION:
        return
    own = battle.of_side(command.player)
    armed = [member for member in own if could_fire(state, member)]
    if armed:
        yield _question(f"{ships(len(armed))} of yours could still attack", armed)
    idle = [member for member in own if member not in armed and may_still_act(state, member)]
    if idle:
        has = "has" if len(idle) == 1 else "have"
        yield _question(f"{ships(len(idle))} of yours {has} not acted in this battle turn", idle)


def _question(text: str, members: Sequence[Unit]) -> Violation:
    return Violation(
        BAT_ACTIONS,
        f"{text}, {title(members[0])} for example.",
        tuple(member.id for member in members),
        severity=Severity.WARNING,
    )


def may_change(member: Unit) -> bool:
    """BAT.end-segment: whether a ship has something to do in its End Segment (AMB.a29)."""
    if member.changed:
        return False
    if member.code == GUARDIAN:
        return member.attacks == 0
    return member.code == TERMINATOR or other_form(member) is not None


@book.resolve(EndBattleTurn)
def end_battle_turn(
    state: StarControlState, command: EndBattleTurn, dice: Dice
) -> Resolution[StarControlState]:
    """BAT.end-segment: after the actions the End Segment, after that the other side's battle turn."""
    battle = battle_of(state)
    if battle.stage is Stage.ACTION:
        battle = _actions_over(battle, command.player)
        state = replace(state, battle=battle)
        if any(may_change(member) for member in battle.of_side(command.player)):
            text = f"End Segment of battle turn {battle.turn}, {command.player}."
            return Resolution(state=state, events=(note(text, BAT_END_SEGMENT),))
    return settled(_turn_over(state, command.player), dice)


def _actions_over(battle: Battle, side: PlayerId) -> Battle:
    """All ships have acted; force fields of the last End Segment go down (YE.shield)."""
    for member in battle.of_side(side):
        battle = finished(battle, member.id)
    members = {m.id: replace(m, shield=False, changed=False) for m in battle.of_side(side)}
    return replace(battle.with_units(members), stage=Stage.END_SEGMENT, acting=None)


def _turn_over(state: StarControlState, side: PlayerId) -> Resolution[StarControlState]:
    """The end of the End Segment: AN.forced, UQ.return; then the other side's battle turn begins."""
    battle = battle_of(state)
    events: list[Event] = []
    for member in battle.of_side(side):
        if comet_is_spent(member, battle.turn):
            battle = battle.with_unit(reconfigured(member, battle.turn))
            events.append(note(f"{title(member)} turns back into a Guardian.", AN_FORCED, member.id))
        elif squad_is_lost(member, battle.turn):
            battle = battle.without(member.id)
            events.append(note(f"{title(member)} did not return in time and is lost.", UQ_RETURN, member.id))
    battle = _next_turn(battle, side)
    events.append(note(f"Battle turn {battle.turn} of the {battle.mover}.", BAT_TURNS))
    state = replace(state, battle=battle, active=(battle.mover,))
    return Resolution(state=state, events=tuple(events))


def _next_turn(battle: Battle, side: PlayerId) -> Battle:
    mover = battle.other(side)
    fresh = {
        m.id: replace(m, moved=False, attacks=0, done=False, changed=False) for m in battle.of_side(mover)
    }
    return replace(
        battle.with_units(fresh),
        stage=Stage.ACTION,
        mover=mover,
        turn=battle.turn + (mover == battle.attacker),
        quiet=0 if battle.hurt else battle.quiet + 1,
        hurt=False,
        acting=None,
    )


# --- how a battle ends


def settled(result: Resolution[StarControlState], dice: Dice) -> Resolution[StarControlState]:
    """AMB.a07: the battle ends when a side has nothing left, or when nothing has happened for too long."""
    state = result.state
    battle = battle_of(state)
    left = [side for side in (battle.attacker, battle.defender) if battle.of_side(side)]
    if len(left) == 2 and battle.quiet < 2 * state.options.quiet_turns:
        return result
    if len(left) == 2:
        text = f"No damage in {state.options.quiet_turns} battle turns of each side: the battle stops."
    elif left:
        text = f"The battle is over: the {left[0]} holds the field."
    else:
        text = "The battle is over: nobody is left."
    over = _written_back(state, battle)
    over = replace(over, events=(*result.events, note(text, BAT_TURNS), *over.events))
    return _phase_goes_on(over, dice)


def _written_back(state: StarControlState, battle: Battle) -> Resolution[StarControlState]:
    """Damage goes to the ship counters and all else is forgotten (AMB.a44); MY.heal; PILE.def."""
    fleets = [state.fleets[key] for key in (battle.attacking, battle.defending) if key in state.fleets]
    fought = {ship for fleet in fleets for ship in fleet.ships}
    events: list[Event] = []
    changed = []
    for key in sorted(fought & set(battle.units)):
        member, damage = battle.units[key], battle.units[key].damage
        if damage and heals_after_battle(member.code):
            events.append(note(f"{title(member)} grows whole again.", MY_HEAL, member.id))
            damage = 0
        changed.append(replace(state.ships[key], damage=damage))
    gone = frozenset(fought - set(battle.units))
    state = replace(state.with_ships(*changed), battle=None, active=(battle.attacker,))
    if gone:
        events.append(note(f"Lost: {ships(len(gone))}.", PILE, *sorted(gone)))
        state = state.without_ships(gone)
    return Resolution(state=state, events=tuple(events))


def _phase_goes_on(over: Resolution[StarControlState], dice: Dice) -> Resolution[StarControlState]:
    """BAT.several: the attacker goes on, unless there is nobody left to attack."""
    state = over.state
    if any(attacks(state, fleet) for fleet in state.of_side(state.mover)):
        return over
    return TABLE.settle(replace(over, state=replace(state, active=())), dice)
