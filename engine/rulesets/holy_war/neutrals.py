"""The Neutral Judgment Phase: alliances sought and won.

Rules: IX.marker-start, IX.alliance.eligibility, IX.alliance.declare, IX.alliance.even,
IX.alliance.replace, IX.alliance.order, IX.alliance.once, IX.chart.
Rulings: AMB.a24, AMB.a26, AMB.a51.

Command: SeekAlliance.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.ids import PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import SeekAlliance
from engine.rulesets.holy_war.state import (
    HOLY_BAND,
    SUNTHROWERS,
    HolyWarState,
    new_unit,
    spare_starguards,
)

ELIGIBLE = rule("IX.alliance.eligibility")
DECLARE = rule("IX.alliance.declare")
EVEN = rule("IX.alliance.even")
REPLACE = rule("IX.alliance.replace")
ONCE = rule("IX.alliance.once")
SG_FREE = rule("XII.SG.free")
ORDER = (HOLY_BAND, SUNTHROWERS)
"""IX.alliance.order."""


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """The phase begins: the Holy Band before the Sunthrowers, each if it may seek an alliance."""
    state = replace(state, neutrals=replace(state.neutrals, tried=()))
    return Resolution(state=_next(state, ORDER))


def passed(state: HolyWarState, player: PlayerId, _dice: Dice) -> Resolution[HolyWarState]:
    """A side seeks no more alliances; the other one's turn comes, or the phase is over."""
    done = note(f"The {player} seek no more alliances.", ELIGIBLE)
    return Resolution(state=_next(state, ORDER[ORDER.index(player) + 1 :]), events=(done,))


def _next(state: HolyWarState, order: tuple[PlayerId, ...]) -> HolyWarState:
    """AMB.a51: the first of these sides that has something to do acts, and the other one waits."""
    able = (side for side in order if attempts_left(state, side) and sought(state, side))
    return replace(state, active=tuple(able)[:1])


def attempts_left(state: HolyWarState, side: PlayerId) -> int:
    """Alliances that a side may still seek in this turn (IX.chart)."""
    tried = sum(who == side for who, _ in state.neutrals.tried)
    return max(0, tables.attempts(state.standing(side)) - tried)


def sought(state: HolyWarState, side: PlayerId) -> tuple[str, ...]:
    """The neutral systems with which a side could seek an alliance now; none without a StarGuard to put
    there (AMB.a26).
    """
    if not spare_starguards(state, side):
        return ()
    return tuple(at for at in state.neutral_systems() if (side, at) not in state.neutrals.tried)


@book.check(SeekAlliance, stage=Stage.FORM)
def system_is_neutral(state: HolyWarState, command: SeekAlliance) -> Iterator[Violation]:
    """IX.alliance.declare: a neutral system is named."""
    if command.level not in state.neutral_systems():
        text = f"{state.board.name(command.level)} is no neutral system."
        yield Violation(DECLARE, text, cells=(command.level,))


@book.check(SeekAlliance)
def standing_suffices(state: HolyWarState, command: SeekAlliance) -> Iterator[Violation]:
    """IX.alliance.eligibility: one or two attempts on the plus side, none elsewhere."""
    side = command.player
    if not attempts_left(state, side):
        most, standing = tables.attempts(state.standing(side)), state.standing(side)
        text = f"With a standing of {standing:+d} you may seek {most} alliances in a turn."
        yield Violation(ELIGIBLE, text)


@book.check(SeekAlliance)
def system_was_not_tried(state: HolyWarState, command: SeekAlliance) -> Iterator[Violation]:
    """IX.alliance.once: one attempt a turn with the same system."""
    if (command.player, command.level) in state.neutrals.tried:
        text = f"You have sought the alliance of {state.board.name(command.level)} in this turn."
        yield Violation(ONCE, text, cells=(command.level,))


@book.check(SeekAlliance)
def starguard_is_left(state: HolyWarState, command: SeekAlliance) -> Iterator[Violation]:
    """XII.SG.free, AMB.a26: a StarGuard to replace the neutral one."""
    if not spare_starguards(state, command.player):
        yield Violation(SG_FREE, "All your StarGuards are on the map.")


@book.resolve(SeekAlliance)
def seek(state: HolyWarState, command: SeekAlliance, dice: Dice) -> Resolution[HolyWarState]:
    """IX.alliance.even, IX.alliance.replace: an even die wins the system, at once."""
    side, level = command.player, command.level
    where = state.board.name(level)
    die = dice.roll(6, purpose=f"IX.alliance.even {where}").total
    neutrals = replace(state.neutrals, tried=(*state.neutrals.tried, (side, level)))
    state = replace(state, neutrals=neutrals)
    if die % 2:
        told = note(f"{where} declines an alliance with the {side}.", EVEN)
    else:
        state = _allied(state, side, level)
        told = note(f"{where} is allied with the {side}.", REPLACE)
    rest = ORDER[ORDER.index(side) :]
    return Resolution(state=_next(state, rest), events=(told,))


def _allied(state: HolyWarState, side: PlayerId, level: str) -> HolyWarState:
    """The neutral StarGuard is no loss of anybody: it only makes room."""
    guard = state.starguard(level)
    units = {key: unit for key, unit in state.units.items() if guard is None or key != guard.id}
    state = replace(state, units=units)
    spare = spare_starguards(state, side)
    return state.with_unit(new_unit(spare[0], side, level)) if spare else state
