"""What all movement has in common: who may move, where it must halt, attacks by entering.

Rules: II.level, VI.starguard-immobile, VI.equal-mobility, VI.all-may-move, VI.once-per-turn,
VI.face-down, VI.halt, VI.entry-is-attack, VI.jump.exclusive, IX.no-passage, IX.entry-attack,
IX.plus-five, XII.SG.static.
Rulings: AMB.a23, AMB.a43, AMB.a48, AMB.a49.

Shared checks for Jump, Warp, MoveStar and Scout. What `forces` calls members moves in place of a force
counter. Events count counters and never say what they are.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import Jump, MoveStar, Scout, Warp
from engine.rulesets.holy_war.forces import letter_of, members
from engine.rulesets.holy_war.phases import SIDE_OF
from engine.rulesets.holy_war.state import HOLY_BAND, HolyWarState, Moved, Unit
from engine.rulesets.holy_war.victory import watched

II_LEVEL = rule("II.level")
VI_ALL = rule("VI.all-may-move")
VI_ONCE = rule("VI.once-per-turn")
VI_STARGUARD = rule("VI.starguard-immobile")
VI_HALT = rule("VI.halt")
VI_ATTACK = rule("VI.entry-is-attack")
VI_EXCLUSIVE = rule("VI.jump.exclusive")
IX_NO_PASSAGE = rule("IX.no-passage")
IX_ENTRY = rule("IX.entry-attack")
SG_ONE = rule("XII.SG.one")

Move: TypeAlias = Jump | Warp | MoveStar | Scout
MOVED_WORDS = {
    Moved.JUMP: "jumped",
    Moved.WARP: "warped",
    Moved.STAR: "moved a star",
    Moved.SCOUT: "scouted",
}
"""What a unit has done with its move of this turn."""

# --- the phase


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """A movement phase begins: its side's units have not moved, and `origin` is where they are."""
    side = SIDE_OF[state.phase]
    mine = (replace(unit, moved=None, origin=unit.level, shown=False) for unit in state.of_side(side))
    stars = {key: replace(star, moved=False) for key, star in state.stars.items()}
    state = replace(state.with_unit(*mine), stars=stars, active=(side,))
    return Resolution(state=watched(state) if side == HOLY_BAND else state)


def closed(state: HolyWarState, player: PlayerId, _dice: Dice) -> Resolution[HolyWarState]:
    """The side has moved all that it wants to.

    For the Holy Band this counts as a revelation: if nothing is fought for, the next thing to be known is
    whether the Sunthrowers have won, and a preview must not tell.
    """
    done = note(f"The {player} have moved.", VI_ALL)
    return Resolution(state=replace(state, active=()), events=(done,), reveals=player == HOLY_BAND)


# --- what a command means


def pieces_of(command: Move) -> tuple[PieceId, ...]:
    """The counters that a command moves."""
    return command.pieces if isinstance(command, Jump | Warp) else (command.unit,)


def path_of(command: Move) -> tuple[str, ...]:
    """The levels that a command enters or stops at on the way, in order."""
    if isinstance(command, Warp):
        return command.route
    return (command.level,) if isinstance(command, MoveStar) else command.path


def by_warp(command: Move) -> bool:
    """Whether it goes along warp lines."""
    return isinstance(command, Warp) or (isinstance(command, Scout) and command.by == "warp")


def moving(state: HolyWarState, command: Move) -> tuple[Unit, ...]:
    """The units that a command moves, in its order; a force's in the order of their ids."""
    return tuple(unit for piece in pieces_of(command) for unit in members(state, command.player, piece))


def start_of(state: HolyWarState, command: Move) -> str:
    """Where a well-formed command begins."""
    return moving(state, command)[0].level or ""


# --- checks that all moves share


def _counters_are_ones_own(state: HolyWarState, command: Move) -> Iterator[Violation]:
    """VI.all-may-move, II.level: counters of one's own in one level, each named once; no force moves a star
    or scouts.
    """
    units = moving(state, command)
    alone = isinstance(command, MoveStar | Scout)
    for piece in pieces_of(command):
        if not members(state, command.player, piece) or (alone and piece not in state.units):
            yield Violation(VI_ALL, f"You have no such counter on the map: {piece}.")
    if len({unit.id for unit in units}) < len(units):
        yield Violation(VI_ONCE, "A unit is named twice.")
    if not pieces_of(command):
        yield Violation(VI_ALL, "No unit is named.")
    if any(unit.level is None for unit in units):
        yield Violation(II_LEVEL, "A dispersed unit moves only when it has been placed.")
    elif len({unit.level for unit in units}) > 1:
        yield Violation(II_LEVEL, "Only units of one level go together.")


def _levels_exist(state: HolyWarState, command: Move) -> Iterator[Violation]:
    """II.level: the map has these levels."""
    path = path_of(command)
    if not path:
        yield Violation(II_LEVEL, "No level is named to go to.")
    elif len(path) > len(state.board.levels):
        yield Violation(II_LEVEL, f"A path of {len(path)} levels is longer than the map.")
    else:
        unknown = sorted({level for level in path if not state.board.holds(level)})
        if unknown:
            yield Violation(II_LEVEL, f"The map has no level {listed(unknown)}.")


def _starguards_never_meet(state: HolyWarState, command: Move) -> Iterator[Violation]:
    """XII.SG.one: even a StarGuard that a table lets move goes where there is none."""
    goal = path_of(command)[-1:]
    if not goal or not any(unit.is_starguard for unit in moving(state, command)):
        return
    if state.starguard(goal[0]) is not None:
        yield Violation(SG_ONE, f"{state.board.name(goal[0])} has a StarGuard already.", cells=goal)


def _units_are_mobile(state: HolyWarState, command: Move) -> Iterator[Violation]:
    """VI.starguard-immobile, XII.SG.static: StarGuards stay where they are."""
    for unit in moving(state, command):
        if unit.is_starguard:
            yield Violation(VI_STARGUARD, "A StarGuard never moves.", pieces=(unit.id,))


def _units_have_not_moved(state: HolyWarState, command: Move) -> Iterator[Violation]:
    """VI.once-per-turn, VI.jump.exclusive: one move a turn, by jump or by warp line."""
    kind = Moved.WARP if by_warp(command) else Moved.JUMP
    for unit in moving(state, command):
        if unit.moved is None:
            continue
        yield Violation(VI_ONCE, f"{unit.id} has {MOVED_WORDS[unit.moved]} in this turn.", pieces=(unit.id,))
        if {kind, unit.moved} == {Moved.JUMP, Moved.WARP}:
            text = "Jumps and warp lines can't be combined in one phase."
            yield Violation(VI_EXCLUSIVE, text, pieces=(unit.id,))


def _way_is_open(state: HolyWarState, command: Move) -> Iterator[Violation]:
    """VI.halt, IX.no-passage, IX.plus-five: it stops where others are."""
    closed = state.closed_to(command.player)
    for level in dict.fromkeys(path_of(command)[:-1]):
        if level not in closed:
            continue
        neutral = state.occupants(level) <= {None, command.player}
        who, number = ("a neutral StarGuard", IX_NO_PASSAGE) if neutral else ("the enemy", VI_HALT)
        yield Violation(number, f"{state.board.name(level)} is held by {who}: stop there.", cells=(level,))


_KINDS: tuple[type[Move], ...] = (Jump, Warp, MoveStar, Scout)
for _kind in _KINDS:
    for _form in (_counters_are_ones_own, _levels_exist, _starguards_never_meet):
        book.check(_kind, stage=Stage.FORM)(_form)
    for _rule in (_units_are_mobile, _units_have_not_moved, _way_is_open):
        book.check(_kind)(_rule)

# --- carrying out


def arrived(
    state: HolyWarState, side: PlayerId, pieces: Iterable[PieceId], level: str, how: Moved
) -> HolyWarState:
    """The counters are in a level and have used their move; a unit that goes alone leaves its force."""
    for piece in pieces:
        together = letter_of(side, piece) is not None
        for unit in members(state, side, piece):
            force = unit.force if together else None
            state = state.with_unit(replace(unit, level=level, moved=how, force=force))
    return state


def told(
    state: HolyWarState, side: PlayerId, words: str, start: str, goal: str, number: RuleId
) -> tuple[Event, ...]:
    """What everybody sees of a move: how many counters go from where to where, and whether it attacks."""
    name = state.board.name
    seen = [note(f"The {side} {words} from {name(start)} to {name(goal)}.", number)]
    if state.hostile(side, goal):
        others = state.occupants(goal) - {side}
        text = f"That attacks {'the neutrals' if others == {None} else 'the enemy'} in {name(goal)}."
        seen.append(note(text, IX_ENTRY if others == {None} else VI_ATTACK))
    return tuple(seen)


def counters(n: int) -> str:
    """ "1 counter", "3 counters"."""
    return f"{n} counter" if n == 1 else f"{n} counters"


def contested(state: HolyWarState, side: PlayerId) -> tuple[str, ...]:
    """The levels in which a side that has moved must fight, sorted: enemies are there as well, or it has
    come to a neutral StarGuard (VI.entry-is-attack, IX.entry-attack, AMB.a23).
    """
    mine = {unit.level for unit in state.of_side(side) if unit.level}
    return tuple(sorted(level for level in mine if state.hostile(side, level)))


def movable(state: HolyWarState, side: PlayerId) -> tuple[Unit, ...]:
    """A side's units that have not moved in this turn (VI.equal-mobility)."""
    mine = state.of_side(side)
    return tuple(unit for unit in mine if unit.level and unit.moved is None and not unit.is_starguard)
