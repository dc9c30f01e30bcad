"""Stars moved by Pressorships.

Rules: VI.star.sunthrower-only, VI.star.rate, VI.star.begin-together, VI.star.pinned,
VI.star-revealed, XII.PS.star, XII.markers.star-absent, XII.markers.
Rulings: AMB.a08, AMB.a28, AMB.a29, AMB.a34.

Command: MoveStar. Question: AskStar. `turned_up` follows every command, so that nobody else needs to think
of a star that has lost its Pressorship.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.book import book, note, rule, whisper
from engine.rulesets.holy_war.commands import AskStar, MoveStar
from engine.rulesets.holy_war.jumps import VI_JUMP
from engine.rulesets.holy_war.movement import arrived, counters, told
from engine.rulesets.holy_war.state import SUNTHROWERS, HolyWarState, Moved, Star, Unit, moving_stars
from engine.rulesets.holy_war.view import StarView

ONLY = rule("VI.star.sunthrower-only")
RATE = rule("VI.star.rate")
BEGIN = rule("VI.star.begin-together")
PINNED = rule("VI.star.pinned")
REVEALED = rule("VI.star-revealed")
PRESSORSHIP = rule("XII.PS.star")
MARKERS = rule("XII.markers")
ABSENT = rule("XII.markers.star-absent")


@book.check(MoveStar, stage=Stage.TURN)
def sunthrowers_move_stars(_state: HolyWarState, command: MoveStar) -> Iterator[Violation]:
    """VI.star.sunthrower-only: the Holy Band can't, also by anybody's leave.

    What else is wrong would tell it whether a star lies among the counters that its units have come to.
    """
    if command.player != SUNTHROWERS:
        yield Violation(ONLY, "Only the Sunthrowers move stars.")


@book.check(MoveStar)
def unit_is_a_pressorship(state: HolyWarState, command: MoveStar) -> Iterator[Violation]:
    """XII.PS.star: no other unit moves stars."""
    unit = state.units.get(command.unit)
    if command.player == SUNTHROWERS and (unit is None or unit.code != "PS"):
        yield Violation(PRESSORSHIP, "Only a Pressorship moves a star.", pieces=(command.unit,))


@book.check(MoveStar)
def star_is_there(state: HolyWarState, command: MoveStar) -> Iterator[Violation]:
    """VI.star.begin-together: both were in this level when the movement phase began."""
    unit = state.units.get(command.unit)
    if unit is None or unit.level is None:
        return
    if state.star_in(unit.level) is None:
        yield Violation(BEGIN, f"No star is in {state.board.name(unit.level)}.", cells=(unit.level,))
    elif unit.moved is None and unit.origin != unit.level:
        text = f"{unit.id} did not begin the phase in {state.board.name(unit.level)}, with the star."
        yield Violation(BEGIN, text, pieces=(unit.id,))


@book.check(MoveStar)
def star_can_leave(state: HolyWarState, command: MoveStar) -> Iterator[Violation]:
    """VI.star.pinned, VI.star.rate and the limits of the counters."""
    star = _star_of(state, command)
    if star is not None:
        yield from held_back(state, star)


@book.check(MoveStar)
def goal_takes_a_star(state: HolyWarState, command: MoveStar) -> Iterator[Violation]:
    """VI.star.rate, AMB.a29: an adjacent level, and none with another star."""
    star = _star_of(state, command)
    if star is None or star.level is None:
        return
    a, b = state.board.name(star.level), state.board.name(command.level)
    if not state.board.adjacent(star.level, command.level):
        yield Violation(RATE, f"A star moves one level: {b} is not adjacent to {a}.", cells=(command.level,))
    if state.star_in(command.level) not in (None, star):
        yield Violation(RATE, f"Another star is in {b}.", cells=(command.level,))


def _star_of(state: HolyWarState, command: MoveStar) -> Star | None:
    unit = state.units.get(command.unit)
    return state.star_in(unit.level) if unit and unit.level else None


def held_back(state: HolyWarState, star: Star) -> Iterator[Violation]:
    """What keeps a star where it is, whichever Pressorship wants to move it."""
    level = star.level or ""
    where = state.board.name(level)
    if any(unit.is_starguard and unit.owner == SUNTHROWERS for unit in state.units_in(level)):
        yield Violation(PINNED, f"Your own StarGuard in {where} pins its star.", cells=(level,))
    if state.hostile(SUNTHROWERS, level):
        yield Violation(PINNED, f"Others are in {where}: its star can't be moved.", cells=(level,))
    if star.moved:
        yield Violation(RATE, f"The {star.id} has moved in this turn.", pieces=(star.id,))
    if star.displaced:
        return
    most, absent = tables.number("limits", "displaced stars"), tables.number("limits", "absent stars")
    if sum(1 for _ in moving_stars(state)) >= most:
        yield Violation(MARKERS, f"{most} stars are away from their systems: no more at once.")
    if sum(other.level != other.home for other in state.stars.values()) >= absent:
        yield Violation(ABSENT, f"{absent} systems have lost their stars: no more at once.")


@book.resolve(MoveStar)
def move_star(state: HolyWarState, command: MoveStar, _dice: Dice) -> Resolution[HolyWarState]:
    """VI.star.rate: star and Pressorship go on together.

    What the enemy reads is the same as of two units that jump: a star among face-down counters can't be
    told from these. Only that it leaves its system, or comes back, is seen.
    """
    star, side = _star_of(state, command), command.player
    start = state.units[command.unit].level or ""
    number = 1 if star is None else 2
    events = told(state, side, f"jump {counters(number)}", start, command.level, VI_JUMP)
    state = arrived(state, side, (command.unit,), command.level, Moved.STAR)
    if star is None:
        return Resolution(state=state, events=events)
    state = state.with_star(replace(star, level=command.level, moved=True))
    text = f"{command.unit} moves the {star.id} to {state.board.name(command.level)}."
    more: list[Event] = [whisper(side, text, RATE, star.id)]
    if start == star.home:
        more.append(note(f"The {star.id} leaves its system: Star Absent.", ABSENT, star.id))
    elif command.level == star.home:
        more.append(note(f"The {star.id} is back in its system.", ABSENT, star.id))
    return Resolution(state=state, events=(*events, *more))


def turned_up(before: HolyWarState, after: HolyWarState) -> Iterator[Event]:
    """VI.star-revealed: the stars that have lost their last Pressorship lie face up where they are."""
    for key in sorted(after.stars):
        star, was = after.stars[key], before.stars.get(key)
        if was is None or not before.being_moved(was):
            continue
        if star.displaced and not after.being_moved(star):
            where = after.board.name(star.level or "")
            yield note(f"The {star.id} lies face up in {where}, without a Pressorship.", REVEALED, star.id)


def star_view(state: HolyWarState, ask: AskStar) -> StarView:
    """Where a star can go, as far as the asking side may know; KeyError for no such star.

    The Holy Band learns no more than that it moves no stars.
    """
    star = state.stars[ask.star]
    if ask.player != SUNTHROWERS:
        only = Violation(ONLY, "Only the Sunthrowers move stars.")
        return StarView(star=star.id, level=None, pressorships=(), goals=(), violations=(only,))
    if star.level is None:
        gone = Violation(RATE, f"The {star.id} is destroyed.")
        return StarView(star=star.id, level=None, pressorships=(), goals=(), violations=(gone,))
    ready = carriers(state, star)
    lacking = [] if ready else [Violation(BEGIN, "No Pressorship is ready to move it.")]
    why = (*held_back(state, star), *lacking)
    return StarView(
        star=star.id,
        level=star.level,
        pressorships=tuple(unit.id for unit in ready),
        goals=() if why else star_goals(state, star),
        violations=why,
    )


def carriers(state: HolyWarState, star: Star) -> tuple[Unit, ...]:
    """The Pressorships that could take a star along now."""
    there = state.units_in(star.level or "")
    return tuple(u for u in there if u.code == "PS" and u.moved is None and u.origin == star.level)


def star_goals(state: HolyWarState, star: Star) -> tuple[str, ...]:
    """The levels that a star may be moved to, if anything may move it."""
    beside = state.board.neighbours(star.level or "")
    return tuple(level for level in beside if state.star_in(level) is None)
