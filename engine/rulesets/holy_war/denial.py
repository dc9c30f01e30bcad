"""Step 1: withdrawing from a combat before its first round.

Rules: VIII.1.denial, VIII.1.all, VIII.1.committed, XII.SG.no-tactical-jump, VI.jump.then-break-off.
Rulings: AMB.a05, AMB.a06, AMB.a07, AMB.a08.

Commands: Deny, Stand. Question: AskDenial. A withdrawal is no move, and any side with mobile units is asked:
that it has nowhere to go is known to nobody else.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.flow import answered, ask
from engine.core.ids import PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Decision
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.battle_state import Combat, Step
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import AskDenial, Deny, Stand
from engine.rulesets.holy_war.ending import finished
from engine.rulesets.holy_war.phases import DENIAL
from engine.rulesets.holy_war.rounds import resumed
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.strength import fighters
from engine.rulesets.holy_war.view import DenialView
from engine.rulesets.holy_war.warp import is_natural, network, routes

DENY = rule("VIII.1.denial")
ALL = rule("VIII.1.all")
COMMITTED = rule("VIII.1.committed")
STARGUARD_STAYS = rule("XII.SG.no-tactical-jump")
BREAK_OFF = rule("VI.jump.then-break-off")
II_LEVEL = rule("II.level")


def mobile(state: HolyWarState, side: PlayerId, level: str) -> tuple[Unit, ...]:
    """The units that withdraw, all of them together (VIII.1.all); StarGuards can't (AMB.a07)."""
    return tuple(unit for unit in state.units_in(level) if unit.owner == side and not unit.is_starguard)


def went_on(state: HolyWarState, dice: Dice, *before: Event) -> Resolution[HolyWarState]:
    """The defender, then the attacker, is asked; then Flights are formed, or nobody is left to fight."""
    combat = state.combat
    if combat is None:
        return Resolution(state=state, events=before)
    sides = (combat.defender, combat.attacker)
    if not all(fighters(state, combat, side) for side in sides):
        done = finished(state, combat, denied=True)
        return replace(done, events=(*before, *done.events))
    following = sides[sides.index(combat.asked) + 1 :] if combat.asked else sides
    for side in following:
        if side not in combat.withdrawn and mobile(state, side, combat.level):
            where = state.board.name(combat.level)
            prompt = f"Deny the combat in {where}, or stand?"
            state = replace(state, combat=replace(combat, asked=side))
            state = ask(state, Decision(owner=side, kind=DENIAL, prompt=prompt))
            return Resolution(state=state, events=before)
    state = replace(state, combat=replace(combat, asked=None, step=Step.FLIGHTS))
    done = resumed(state, dice)
    return replace(done, events=(*before, *done.events))


def goals(state: HolyWarState, side: PlayerId, level: str) -> Mapping[str, tuple[str, ...]]:
    """Where a side's units could withdraw to from a level, and the route; empty for an adjacent level."""
    keys = {unit.id for unit in mobile(state, side, level)}
    beside = {near: () for near in state.board.neighbours(level) if state.is_empty(near)}
    by_line = routes(state, side, level, keys) if keys else {}
    far = {goal: route for goal, route in by_line.items() if state.is_empty(goal) and goal not in beside}
    return {**beside, **far}


# --- checks


@book.check(Deny, stage=Stage.FORM)
def levels_exist(state: HolyWarState, command: Deny) -> Iterator[Violation]:
    """II.level: levels of the map, and a route that ends in the goal."""
    if len(command.route) > len(state.board.levels):
        yield Violation(II_LEVEL, "The route is longer than the map.")
        return
    named = {command.level, *command.route}
    unknown = sorted(level for level in named if not state.board.holds(level))
    if unknown:
        yield Violation(II_LEVEL, f"The map has no level {listed(unknown)}.")
    elif command.route and command.route[-1] != command.level:
        yield Violation(II_LEVEL, "The route ends in another level.")


def _before_the_first_round(state: HolyWarState, _command: Deny | Stand) -> Iterator[Violation]:
    """VIII.1.committed: nobody leaves once the first round has begun."""
    if state.combat is not None and state.combat.step != Step.DENIAL:
        yield Violation(COMMITTED, "The combat has begun: it is fought to its end.")


book.check(Deny, stage=Stage.TURN)(_before_the_first_round)
book.check(Stand, stage=Stage.TURN)(_before_the_first_round)


@book.check(Deny, stage=Stage.TURN)
def somebody_can_go(state: HolyWarState, command: Deny) -> Iterator[Violation]:
    """XII.SG.no-tactical-jump: StarGuards alone deny no combat."""
    if state.combat is not None and not mobile(state, command.player, state.combat.level):
        yield Violation(STARGUARD_STAYS, "A StarGuard doesn't withdraw.")


@book.check(Deny)
def goal_is_unoccupied(state: HolyWarState, command: Deny) -> Iterator[Violation]:
    """VIII.1.denial, AMB.a06: a level without any unit."""
    if not state.is_empty(command.level):
        text = f"{state.board.name(command.level)} is occupied."
        yield Violation(DENY, text, cells=(command.level,))


@book.check(Deny)
def goal_can_be_reached(state: HolyWarState, command: Deny) -> Iterator[Violation]:
    """VIII.1.denial, VI.jump.then-break-off: an adjacent level, or one along open warp lines."""
    combat = state.combat
    if combat is None:
        return
    if not command.route:
        if not state.board.adjacent(combat.level, command.level):
            a, b = state.board.name(combat.level), state.board.name(command.level)
            yield Violation(DENY, f"{b} is not adjacent to {a}.", cells=(command.level,))
        return
    keys = {unit.id for unit in mobile(state, command.player, combat.level)}
    lines, closed = network(state, command.player, keys), state.closed_to(command.player)
    here = combat.level
    for n, level in enumerate(command.route):
        if level not in lines.get(here, ()):
            a, b = state.board.name(here), state.board.name(level)
            yield Violation(BREAK_OFF, f"No warp line that you may use joins {a} and {b}.", cells=(level,))
            return
        if n < len(command.route) - 1 and level in closed:
            text = f"The way through {state.board.name(level)} is blocked."
            yield Violation(BREAK_OFF, text, cells=(level,))
        here = level


# --- carrying out


@book.resolve(Deny)
def deny(state: HolyWarState, command: Deny, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.1.all: all mobile units of the side are in that level; what else they did stays as it was."""
    combat, side = state.combat, command.player
    if combat is None:
        return Resolution(state=state)
    going = mobile(state, side, combat.level)
    how = " along warp lines" if command.route else ""
    if command.route and not is_natural(state, combat.level, command.route):
        how = " along lines of a Warp Line Generator"
    text = f"The {side} deny combat and withdraw{how} to {state.board.name(command.level)}."
    told = note(text, BREAK_OFF if command.route else DENY)
    state = answered(state).with_unit(*(replace(unit, level=command.level) for unit in going))
    state = replace(state, combat=_withdrawn(combat, side))
    return replace(went_on(state, dice, told), reveals=True)


def _withdrawn(combat: Combat, side: PlayerId) -> Combat:
    return replace(combat, withdrawn=(*combat.withdrawn, side))


@book.resolve(Stand)
def stand(state: HolyWarState, command: Stand, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.1.denial: the option is not used."""
    told = note(f"The {command.player} stand.", DENY)
    done = went_on(answered(state), dice, told)
    return done if done.state.pending and not done.reveals else replace(done, reveals=True)


def denial_view(state: HolyWarState, question: AskDenial) -> DenialView:
    """Where one's units could withdraw to from a level, if it were fought for; KeyError for no level."""
    side, level = question.player, question.level
    if not state.board.holds(level):
        raise KeyError(level)
    there = mobile(state, side, level)
    found = goals(state, side, level) if there else {}
    why: tuple[Violation, ...] = ()
    if not there:
        why = (Violation(STARGUARD_STAYS, "No unit of yours that can withdraw is there."),)
    elif not found:
        why = (Violation(DENY, "No unoccupied level can be reached."),)
    return DenialView(
        level=level,
        units=tuple(unit.id for unit in there),
        goals=tuple((goal, found[goal]) for goal in state.board.levels if goal in found),
        violations=why,
    )
