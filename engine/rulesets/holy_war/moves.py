"""The legal commands of a side, for programs and samples.

Lazy iterators by kind; never the whole product of units and paths at once. Moves of several units together
are left to those who want them: each unit's are here, and those of each force.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core.command import Command
from engine.core.flow import may_act
from engine.core.ids import PieceId, PlayerId
from engine.core.violation import blocking
from engine.rulesets.holy_war import boarding, denial, flights, phases, starguards
from engine.rulesets.holy_war.activation import activable, sites, unguarded
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import (
    Activate,
    AnswerStarGuard,
    BeginCombat,
    Board,
    ChooseSystem,
    Deny,
    EndBoarding,
    ForceLetter,
    FormFlights,
    FormForce,
    Jump,
    LeaveForce,
    MoveStar,
    PlaceDispersed,
    PlaceStarGuard,
    PlayOn,
    Proceed,
    Reopen,
    Reveal,
    Scout,
    SeekAlliance,
    Stand,
    Unactivate,
    UseLuck,
    Warp,
)
from engine.rulesets.holy_war.dispersal import free_levels
from engine.rulesets.holy_war.forces import counter, in_use, members
from engine.rulesets.holy_war.jumps import goals
from engine.rulesets.holy_war.knowledge import aliases
from engine.rulesets.holy_war.movement import movable
from engine.rulesets.holy_war.neutrals import attempts_left, sought
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    BOARDING,
    COMBATS,
    DENIAL,
    EXTENSION,
    FLIGHTS,
    JUDGMENT,
    LUCK,
    MOVEMENTS,
    PLACING,
    REVEAL,
    SYSTEMS,
)
from engine.rulesets.holy_war.scouting import PROBE
from engine.rulesets.holy_war.stars import star_goals
from engine.rulesets.holy_war.state import HolyWarState, Sealed
from engine.rulesets.holy_war.strength import fighters, strength_of
from engine.rulesets.holy_war.units import STARGUARD, code_of
from engine.rulesets.holy_war.warp import routes

Moves = Callable[[HolyWarState, PlayerId], Iterator[Command]]
LETTERS: tuple[ForceLetter, ...] = ("A", "B", "C", "D", "E", "F")


def legal(state: HolyWarState, player: PlayerId) -> Iterator[Command]:
    """The commands that a side may give now."""
    return (c for c in _candidates(state, player) if not blocking(book.violations(state, c)))


def _candidates(state: HolyWarState, player: PlayerId) -> Iterator[Command]:
    if not may_act(state, player):
        if state.phase == ACTIVATION and state.outcome is None:
            yield Reopen(player=player)
    elif state.pending:
        yield from ANSWERS.get(state.pending[-1].kind, _nothing)(state, player)
    else:
        yield from PHASES.get(state.phase, _nothing)(state, player)


def _nothing(_state: HolyWarState, _player: PlayerId) -> Iterator[Command]:
    yield from ()


# --- by phase


def choices(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Systems to mark (III.alternate-choice)."""
    free = (level for level in state.board.systems if state.starguard(level) is None)
    return (ChooseSystem(player=side, level=level) for level in free)


def activations(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Units to activate or take back, and StarGuards (VII.placement, AMB.a26)."""
    where = sites(state, side)
    for code in activable(state, side):
        yield from (Activate(player=side, code=code, level=level) for level in where)
    sealed = state.sealed.get(side, Sealed())
    bought = sorted({(code_of(purchase.unit), purchase.level) for purchase in sealed.purchases})
    for code, level in (*bought, *((STARGUARD, at) for at in sealed.starguards)):
        yield Unactivate(player=side, code=code, level=level)
    yield from (PlaceStarGuard(player=side, level=level) for level in unguarded(state, side))
    yield Proceed(player=side)


def movements(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Moves of single units and of forces, and changes of forces."""
    for piece in movable_pieces(state, side):
        yield from moves_of(state, side, piece)
    if state.options.force_counters:
        yield from formations(state, side)
    yield Proceed(player=side)


def alliances(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Systems to be asked (IX.alliance.eligibility)."""
    if attempts_left(state, side):
        yield from (SeekAlliance(player=side, level=level) for level in sought(state, side))
    yield Proceed(player=side)


def combats(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Levels to fight for next (VIII.one-at-a-time)."""
    return (BeginCombat(player=side, level=level) for level in state.contested)


PHASES: Mapping[str, Moves] = {
    SYSTEMS: choices,
    ACTIVATION: activations,
    **dict.fromkeys(MOVEMENTS, movements),
    **dict.fromkeys(COMBATS, combats),
    JUDGMENT: alliances,
}
"""What a side may do in a phase of its own."""

# --- of one counter


def movable_pieces(state: HolyWarState, side: PlayerId) -> tuple[PieceId, ...]:
    """Units that have not moved, and forces of none that has."""
    free = {unit.id for unit in movable(state, side)}
    boxes = (counter(side, letter) for letter in in_use(state, side))
    whole = (box for box in boxes if all(unit.id in free for unit in members(state, side, box)))
    return (*sorted(free), *whole)


def moves_of(state: HolyWarState, side: PlayerId, piece: PieceId) -> Iterator[Command]:
    """Everything that one counter could do: jump, warp, take a star along, scout."""
    yield from jumps_of(state, side, piece)
    yield from warps_of(state, side, piece)
    yield from stars_of(state, side, piece)
    yield from scouts_of(state, side, piece)


def jumps_of(state: HolyWarState, side: PlayerId, piece: PieceId, most: int = 6) -> Iterator[Jump]:
    """Jumps of a counter by shortest open paths, up to so many levels."""
    start = members(state, side, piece)[0].level or ""
    for path in goals(state, side, start, most).values():
        yield Jump(player=side, pieces=(piece,), path=path)


def warps_of(state: HolyWarState, side: PlayerId, piece: PieceId) -> Iterator[Warp]:
    """Warps of a counter by routes of fewest lines."""
    units = members(state, side, piece)
    for route in routes(state, side, units[0].level or "", {unit.id for unit in units}).values():
        yield Warp(player=side, pieces=(piece,), route=route)


def stars_of(state: HolyWarState, side: PlayerId, piece: PieceId) -> Iterator[MoveStar]:
    """Where a Pressorship could take the star that it is with."""
    unit = state.units.get(piece)
    star = state.star_in(unit.level) if unit and unit.code == "PS" and unit.level else None
    if star is not None:
        yield from (MoveStar(player=side, unit=piece, level=level) for level in star_goals(state, star))


def scouts_of(state: HolyWarState, side: PlayerId, piece: PieceId) -> Iterator[Scout]:
    """Levels held by others into which a Probe could look."""
    unit = state.units.get(piece)
    if not state.options.probe_detection or unit is None or unit.code != PROBE:
        return
    start = unit.level or ""
    for level, path in goals(state, side, start).items():
        if state.hostile(side, level):
            yield Scout(player=side, unit=piece, path=path)
    for level, route in routes(state, side, start).items():
        if state.hostile(side, level):
            yield Scout(player=side, unit=piece, path=route, by="warp")


def formations(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Single units into the forces of their level or under a new counter, and out of their own."""
    used = {letter: state.force(side, letter)[0].level for letter in in_use(state, side)}
    for unit in state.of_side(side):
        if unit.is_starguard or unit.level is None:
            continue
        for letter in LETTERS:
            if used.get(letter, unit.level) == unit.level and letter != unit.force:
                yield FormForce(player=side, letter=letter, units=(unit.id,))
        if unit.force is not None:
            yield LeaveForce(player=side, units=(unit.id,))


# --- answers


def placements(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Where the dispersed unit may be put (VI.jump.dispersal-placement)."""
    return (PlaceDispersed(player=side, level=level) for level in free_levels(state))


def extensions(_state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Whether to play on (V.hb-extend)."""
    return (PlayOn(player=side, on=on) for on in (True, False))


def denials(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """To stand, or where to withdraw to (VIII.1.denial)."""
    yield Stand(player=side)
    if state.combat is not None:
        for level, route in denial.goals(state, side, state.combat.level).items():
            yield Deny(player=side, level=level, route=route)


def arrangements(state: HolyWarState, side: PlayerId) -> Iterator[FormFlights]:
    """A few ways to form Flights: the strongest units first, by each weapon system and by all three.

    There are far too many others to list; `arranged` makes one of any order.
    """
    combat = state.combat
    if combat is None:
        return
    units = fighters(state, combat, side)
    found = set()
    for weapons in ((*Weapon,), *((weapon,) for weapon in Weapon)):
        strong = sorted(units, key=lambda unit: -sum(strength_of(unit, weapon) for weapon in weapons))
        command = arranged(state, side, [unit.id for unit in strong])
        if command.flights not in found:
            found.add(command.flights)
            yield command


def arranged(state: HolyWarState, side: PlayerId, keys: Sequence[PieceId], star_in: int = 0) -> FormFlights:
    """Units in Flights of four in an order, a moving star with the first or another of them."""
    formed = [list(chunk) for chunk in flights.chunks(keys)]
    star = flights.star_of(state, state.combat, side) if state.combat else None
    if star is not None and formed:
        formed[star_in % len(formed)].append(star)
    return FormFlights(player=side, flights=tuple(tuple(keys) for keys in formed))


def revelations(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Hidden Flights (VIII.4.order)."""
    if state.combat is not None:
        numbers = flights.to_reveal(state, state.combat, side)
        yield from (Reveal(player=side, flight=n) for n in numbers)


def boardings(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Attempts with all the strength that may be used, with half of it, and with 1; and no more of them."""
    names = aliases(state, side)
    for boarder, target, most in boarding.possible(state, side):
        for strength in sorted({1, (most + 1) // 2, most}, reverse=True):
            key = names.get(target.id, target.id)
            yield Board(player=side, unit=boarder.id, target=key, strength=strength)
    yield EndBoarding(player=side)


def lucks(_state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Whether a Luckship helps (XII.LS.optional)."""
    return (UseLuck(player=side, use=use) for use in (True, False))


def guards(state: HolyWarState, side: PlayerId) -> Iterator[Command]:
    """Whether a StarGuard appears (XII.SG.decline)."""
    level = starguards.due(state, side)[0]
    return (AnswerStarGuard(player=side, level=level, place=place) for place in (True, False))


ANSWERS: Mapping[str, Moves] = {
    PLACING: placements,
    DENIAL: denials,
    FLIGHTS: arrangements,
    REVEAL: revelations,
    BOARDING: boardings,
    LUCK: lucks,
    phases.STARGUARD: guards,
    EXTENSION: extensions,
}
"""What answers a decision, by its kind."""
