"""Boarding in place of the Combat Results Table.

Rules: VIII.3.boarding-round, VIII.5.boarding-choice, VIII.board.who, VIII.board.odds, VIII.board.roll,
VIII.board.capture, VIII.board.unit-by-unit, VIII.board.split, VIII.board.immune-both,
VIII.board.immune-sunthrower, VIII.board.table, XII.PKS.multi, XII.PKS.no-starguard.
Rulings: AMB.a16, AMB.a17, AMB.a18, AMB.a19, AMB.a20, AMB.a47, AMB.a50.

Checks of Board and EndBoarding, and what may be tried; `rounds` carries them out. All of it is about revealed
units, so both sides may know it.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.violation import Violation
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Attempt, Weapon
from engine.rulesets.holy_war.book import book, note, points, rule
from engine.rulesets.holy_war.commands import Board, EndBoarding
from engine.rulesets.holy_war.knowledge import resolve
from engine.rulesets.holy_war.state import SUNTHROWERS, HolyWarState, Unit
from engine.rulesets.holy_war.strength import committed, strength_of
from engine.rulesets.holy_war.units import kind, kinds

ROUND = rule("VIII.3.boarding-round")
CHOICE = rule("VIII.5.boarding-choice")
WHO = rule("VIII.board.who")
INSTEAD = rule("VIII.board.instead")
BOARD_ROLL = rule("VIII.board.roll")
CAPTURE = rule("VIII.board.capture")
UNIT_BY_UNIT = rule("VIII.board.unit-by-unit")
SPLIT = rule("VIII.board.split")
IMMUNE = rule("VIII.board.immune-both")
IMMUNE_SUNTHROWER = rule("VIII.board.immune-sunthrower")
PSYCHESHIP = rule("XII.PKS.multi")
PSYCHESHIP_STARGUARD = rule("XII.PKS.no-starguard")
NEUTRAL = rule("IX.opponent-handles")
NEVER = ("SG", "SB")
NEVER_OF_SUNTHROWERS = ("FGS", "MP", "GST")
_PSYCHESHIP = "PKS"

# --- what may be tried


def immunity(boarder: Unit, target: Unit) -> Iterator[Violation]:
    """VIII.board.immune-both, VIII.board.immune-sunthrower: what nobody boards."""
    name = kind(target.owner, target.code).name
    if target.code in NEVER:
        yield Violation(IMMUNE, f"A {name} can't be boarded.")
        if boarder.code == _PSYCHESHIP and target.is_starguard:
            yield Violation(PSYCHESHIP_STARGUARD, "A Psycheship has no hold on StarGuards.")
    elif target.owner == SUNTHROWERS and target.code in NEVER_OF_SUNTHROWERS:
        yield Violation(IMMUNE_SUNTHROWER, f"A {name} of the Sunthrowers can't be boarded.")


def column(target: Unit, strength: int) -> str | None:
    """VIII.board.odds: against the target's plain PW, 0 when damaged (AMB.a15, AMB.a18)."""
    return tables.odds_column(strength, strength_of(target, Weapon.PSYCHIC))


def faults(boarder: Unit, target: Unit, strength: int, before: tuple[Attempt, ...]) -> Iterator[Violation]:
    """Why one unit may not board another with so much of its PW, after the attempts of this round."""
    if boarder.owner is None:
        yield Violation(NEUTRAL, "A neutral StarGuard boards nobody: nobody would get the crew points.")
    yield from immunity(boarder, target)
    rating = strength_of(boarder, Weapon.PSYCHIC)
    mine = tuple(attempt for attempt in before if attempt.boarder == boarder.id)
    if rating < 1:
        yield Violation(UNIT_BY_UNIT, "A unit without PW boards nobody.")
    elif strength > rating or not mine:
        if strength > rating:
            yield Violation(UNIT_BY_UNIT, f"The unit boards with its own PW, {rating} at most.")
    else:
        yield from _too_many(boarder, target, strength, mine)
    if column(target, strength) is None:
        own = strength_of(target, Weapon.PSYCHIC)
        yield Violation(tables.ODDS, f"PW {strength} against {own} is less than 1 to 2.")


def _too_many(boarder: Unit, target: Unit, strength: int, mine: tuple[Attempt, ...]) -> Iterator[Violation]:
    """VIII.board.split, XII.PKS.multi: parts of its PW, or a Psycheship's targets within its rating."""
    rating = strength_of(boarder, Weapon.PSYCHIC)
    used = sum(attempt.strength for attempt in mine)
    if used + strength <= rating:
        return
    costs = sum(_cost(attempt.target) for attempt in mine) + _cost(target.id)
    if boarder.code != _PSYCHESHIP:
        yield Violation(SPLIT, f"Of its PW {rating} it has used {used}: {rating - used} are left.")
    elif any(attempt.target == target.id for attempt in mine):
        yield Violation(PSYCHESHIP, "A Psycheship tries each unit once with its whole PW.")
    elif costs > rating:
        text = f"These targets cost {points(costs)}; a Psycheship's may cost {rating} together."
        yield Violation(PSYCHESHIP, text)


def _cost(counter: PieceId) -> int:
    """The crew points of a unit by its id or alias (AMB.a19)."""
    return kinds()[counter.partition("-")[0].partition("@")[0]].crew


def most(boarder: Unit, target: Unit, before: tuple[Attempt, ...]) -> int:
    """The greatest strength with which one unit may board another now; 0: it may not."""
    rating = strength_of(boarder, Weapon.PSYCHIC)
    left = rating - sum(attempt.strength for attempt in before if attempt.boarder == boarder.id)
    for strength in dict.fromkeys((rating, left)):
        if strength > 0 and not any(faults(boarder, target, strength, before)):
            return strength
    return 0


def possible(state: HolyWarState, side: PlayerId) -> Iterator[tuple[Unit, Unit, int]]:
    """VIII.5.boarding-choice: boarders, targets and greatest strengths of the attempts a side may make."""
    combat = state.combat
    if combat is None:
        return
    targets = committed(state, combat, combat.other(side))
    for boarder in committed(state, combat, side):
        for target in targets:
            strength = most(boarder, target, combat.attempts)
            if strength:
                yield boarder, target, strength


# --- checks


def _it_is_a_boarding_round(state: HolyWarState, command: Board | EndBoarding) -> Iterator[Violation]:
    """VIII.3.boarding-round, VIII.board.who: psychic weapons, and the side with the greater total."""
    combat = state.combat
    if combat is None or combat.weapon != Weapon.PSYCHIC:
        yield Violation(ROUND, "Boarding is for rounds of psychic weapons.")
    elif combat.stronger() != command.player:
        yield Violation(WHO, "Only the side with the greater total of PW boards.")


book.check(Board, stage=Stage.TURN)(_it_is_a_boarding_round)
book.check(EndBoarding, stage=Stage.TURN)(_it_is_a_boarding_round)


@book.check(Board, stage=Stage.TURN)
def units_are_in_the_fight(state: HolyWarState, command: Board) -> Iterator[Violation]:
    """VIII.board.unit-by-unit, AMB.a17: a revealed unit of one's own, and a revealed enemy."""
    combat = state.combat
    if combat is None:
        return
    boarder, target = meant(state, command)
    if boarder not in committed(state, combat, command.player):
        yield Violation(UNIT_BY_UNIT, f"{command.unit} is no revealed unit of yours in this combat.")
    if target not in committed(state, combat, combat.other(command.player)):
        yield Violation(UNIT_BY_UNIT, f"{command.target} is no revealed enemy in this combat.")
    if command.strength < 1:
        yield Violation(SPLIT, "At least 1 PW is used on a target.")


def meant(state: HolyWarState, command: Board) -> tuple[Unit | None, Unit | None]:
    """The boarder and the target of a command."""
    keys = (resolve(state, command.player, key) for key in (command.unit, command.target))
    boarder, target = (None if key is None else state.units[key] for key in keys)
    return boarder, target


@book.check(Board)
def attempt_is_allowed(state: HolyWarState, command: Board) -> Iterator[Violation]:
    """VIII.board.split, VIII.board.odds, XII.PKS.multi, and what can't be boarded at all."""
    boarder, target = meant(state, command)
    if state.combat is not None and boarder is not None and target is not None:
        yield from faults(boarder, target, command.strength, state.combat.attempts)


# --- carrying out


def tried(boarder: Unit, target: Unit, strength: int, die: int) -> Attempt:
    """The attempt that a die was rolled for; odds too low that a table allows count as 1-2."""
    odds = column(target, strength) or tables.ODDS_COLUMNS[0]
    return Attempt(boarder=boarder.id, target=target.id, strength=strength, odds=odds, die=die)


def settled(state: HolyWarState, *, luck: bool) -> tuple[HolyWarState, tuple[Event, ...]]:
    """VIII.board.capture: the last attempt, with the Luckship's 1 or without, captures or does nothing."""
    combat = state.combat
    if combat is None or not combat.attempts:
        return state, ()
    *earlier, attempt = combat.attempts
    die = attempt.die + luck
    captured = tables.captures(attempt.odds, die)
    attempt = replace(attempt, luck=luck, captured=captured)
    state = replace(state, combat=replace(combat, attempts=(*earlier, attempt)))
    boarder, target = state.units[attempt.boarder], state.units[attempt.target]
    who, whom = (kind(unit.owner, unit.code).name for unit in (boarder, target))
    text = f"{who} boards {whom} at {attempt.odds} with a {die}:"
    if not captured:
        return state, (note(f"{text} no capture.", BOARD_ROLL),)
    side, gain = combat.stronger() or combat.attacker, _cost(target.id)
    purse = {**state.captured, side: state.captured.get(side, 0) + gain}
    state = replace(state.without(target.id), captured=purse)
    return state, (note(f"{text} captured, {points(gain)} next turn.", CAPTURE),)
