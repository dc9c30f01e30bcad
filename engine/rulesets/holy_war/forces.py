"""Force counters: optional task forces that hide how many units go where.

Rules: X.optional, X.six, X.movement, X.transfer, X.minimum.
Rulings: AMB.a52.

Commands: FormForce, LeaveForce. The counter itself is no unit: its piece id, "S.A", stands for all units of
its box, and movement takes it for these.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.book import book, note, rule, units, whisper
from engine.rulesets.holy_war.commands import FormForce, LeaveForce
from engine.rulesets.holy_war.state import FORCES, HolyWarState, Unit

X_OPTIONAL = rule("X.optional")
X_SIX = rule("X.six")
X_MOVEMENT = rule("X.movement")
X_TRANSFER = rule("X.transfer")
X_MINIMUM = rule("X.minimum")


def counter(side: PlayerId, letter: str) -> PieceId:
    """The piece id of a force counter: "S.A"."""
    return PieceId(f"{side[0]}.{letter}")


def letter_of(side: PlayerId, piece: PieceId) -> str | None:
    """The letter of a side's force counter; None for any other piece."""
    return next((letter for letter in FORCES if piece == counter(side, letter)), None)


def members(state: HolyWarState, side: PlayerId, piece: PieceId) -> tuple[Unit, ...]:
    """The units that move when a side's counter does: one, or all of a force; none for no such counter."""
    letter = letter_of(side, piece)
    if letter is not None:
        return state.force(side, letter)
    unit = state.units.get(piece)
    return (unit,) if unit is not None and unit.owner == side else ()


def in_use(state: HolyWarState, side: PlayerId) -> tuple[str, ...]:
    """The letters of the force counters that a side has on the map."""
    return tuple(letter for letter in FORCES if state.force(side, letter))


def _counters_are_played_with(state: HolyWarState, _command: FormForce | LeaveForce) -> Iterator[Violation]:
    """X.optional: an option of the game."""
    if not state.options.force_counters:
        yield Violation(X_OPTIONAL, "This game is played without force counters.")


def _units_are_ones_own(state: HolyWarState, command: FormForce | LeaveForce) -> Iterator[Violation]:
    """X.minimum: units of one's own on the map, each named once, and at least one."""
    if not command.units:
        yield Violation(X_MINIMUM, "A force counter stands for at least one mobile unit.")
    if len({*command.units}) < len(command.units):
        yield Violation(X_SIX, "A unit is named twice.")
    for key in command.units:
        unit = state.units.get(key)
        if unit is None or unit.owner != command.player or unit.level is None:
            yield Violation(X_SIX, f"You have no unit {key} on the map.")


for _check in (_counters_are_played_with, _units_are_ones_own):
    book.check(FormForce, stage=Stage.FORM)(_check)
    book.check(LeaveForce, stage=Stage.FORM)(_check)


@book.check(FormForce, stage=Stage.FORM)
def letter_is_one_of_six(_state: HolyWarState, command: FormForce) -> Iterator[Violation]:
    """X.six: A to F."""
    if command.letter not in FORCES:
        yield Violation(X_SIX, f"There is no force counter {command.letter}.")


@book.check(FormForce, stage=Stage.FORM)
def units_are_where_the_counter_is(state: HolyWarState, command: FormForce) -> Iterator[Violation]:
    """X.transfer: a box is no way to travel, so units and counter share a level beforehand."""
    box = state.force(command.player, command.letter)
    found = {unit.level for unit in box}
    found |= {state.units[key].level for key in command.units if key in state.units}
    if len(found) > 1:
        where = "where its counter is" if box else "in one level"
        yield Violation(X_TRANSFER, f"Units join force {command.letter} only {where}.")


@book.check(FormForce, stage=Stage.FORM)
def units_are_mobile(state: HolyWarState, command: FormForce) -> Iterator[Violation]:
    """X.minimum: StarGuards lie face up and stay out of the boxes."""
    if any(state.units[key].is_starguard for key in command.units if key in state.units):
        yield Violation(X_MINIMUM, "A force counter stands for mobile units, not for a StarGuard.")


@book.check(LeaveForce)
def units_are_in_a_force(state: HolyWarState, command: LeaveForce) -> Iterator[Violation]:
    """X.transfer: only what is in a box can be taken out."""
    for key in command.units:
        if state.units[key].force is None:
            yield Violation(X_TRANSFER, f"{key} is under no force counter.", pieces=(key,))


@book.resolve(FormForce)
def form_force(state: HolyWarState, command: FormForce, _dice: Dice) -> Resolution[HolyWarState]:
    """X.six: the counter lies there in place of the units, which the opponent can see and count."""
    state = state.with_unit(*(replace(state.units[key], force=command.letter) for key in command.units))
    text = f"Force {command.letter}: {units(len(state.force(command.player, command.letter)))}."
    told = (_changed(state, command), whisper(command.player, text, X_SIX))
    return Resolution(state=state, events=told)


def _changed(state: HolyWarState, command: FormForce | LeaveForce) -> Event:
    where = sorted({state.units[key].level or "" for key in command.units})
    names = listed(state.board.name(level) for level in where)
    return note(f"The {command.player} rearrange counters in {names}.", X_TRANSFER)


@book.resolve(LeaveForce)
def leave_force(state: HolyWarState, command: LeaveForce, _dice: Dice) -> Resolution[HolyWarState]:
    """X.transfer: the units lie on the map themselves."""
    state = state.with_unit(*(replace(state.units[key], force=None) for key in command.units))
    text = f"{units(len(command.units))} leave force counters."
    told = (_changed(state, command), whisper(command.player, text, X_TRANSFER))
    return Resolution(state=state, events=told)
