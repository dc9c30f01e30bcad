"""Legal commands near a refused one."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, TypeAlias

from engine.core.command import Command, Suggestion
from engine.core.ids import PieceId, PlayerId
from engine.core.violation import blocking
from engine.rulesets.holy_war.activation import activable, sites, unguarded
from engine.rulesets.holy_war.board import board
from engine.rulesets.holy_war.boarding import possible
from engine.rulesets.holy_war.book import book, levels
from engine.rulesets.holy_war.commands import (
    Activate,
    BeginCombat,
    Board,
    ChooseSystem,
    Deny,
    EndBoarding,
    FormFlights,
    FormForce,
    Jump,
    MoveStar,
    PlaceDispersed,
    PlaceStarGuard,
    Reveal,
    SeekAlliance,
    UseLuck,
    Warp,
)
from engine.rulesets.holy_war.denial import goals as retreats
from engine.rulesets.holy_war.dispersal import free_levels
from engine.rulesets.holy_war.flights import chunks, star_of, to_reveal
from engine.rulesets.holy_war.forces import members
from engine.rulesets.holy_war.jumps import goals
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.moves import LETTERS
from engine.rulesets.holy_war.neutrals import sought
from engine.rulesets.holy_war.stars import star_goals
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.strength import fighters
from engine.rulesets.holy_war.warp import routes

_Named: TypeAlias = ChooseSystem | PlaceStarGuard | PlaceDispersed | BeginCombat | SeekAlliance
_MOST = 4
_LONGEST = 6


def suggest(state: HolyWarState, command: Command) -> tuple[Suggestion, ...]:
    """A few legal commands near a refused one, the nearest first; none where nothing near is legal.

    They are looked for in what the player may know.
    """
    if command.player not in state.players:
        return ()
    near = _NEAR.get(type(command))
    if near is None:
        return ()
    seen = as_seen_by(state, command.player)
    found = (s for s in near(seen, command) if not blocking(book.violations(seen, s.command)))
    return tuple(islice(found, _MOST))


def _by_distance(state: HolyWarState, found: Collection[str], goal: str) -> list[str]:
    chart = board(state.options.layout)
    if not chart.holds(goal):
        return sorted(found)
    return sorted(found, key=lambda level: (chart.distance(level, goal), level))


# --- movement


def _movers(state: HolyWarState, command: Jump | Warp) -> tuple[Unit, ...]:
    """The first named counter's level decides; all that are there and have not moved."""
    units = [unit for piece in command.pieces for unit in members(state, command.player, piece)]
    placed = [unit for unit in units if unit.level and not unit.is_starguard]
    return tuple(unit for unit in placed if unit.level == placed[0].level and unit.moved is None)


def _pieces(state: HolyWarState, command: Jump | Warp, units: Collection[Unit]) -> tuple[PieceId, ...]:
    """Those of the named counters whose units can go."""
    able = {unit.id for unit in units}
    named = dict.fromkeys(command.pieces)
    return tuple(
        piece
        for piece in named
        if (there := members(state, command.player, piece)) and all(unit.id in able for unit in there)
    )


def _moves(state: HolyWarState, command: Jump | Warp) -> Iterator[Suggestion]:
    """The same counters to the same level, by whichever way is open, or in the same way to one near it."""
    units = _movers(state, command)
    way = command.path if isinstance(command, Jump) else command.route
    pieces = _pieces(state, command, units)
    if not units or not way or not pieces:
        return
    start, goal, side = units[0].level or "", way[-1], command.player
    jumps = goals(state, side, start, _LONGEST)
    warps = routes(state, side, start, {unit.id for unit in units})
    ways = {Warp: warps, Jump: jumps}
    for kind in (Warp, Jump):
        if goal in ways[kind]:
            yield _going(state, kind, side, pieces, ways[kind][goal])
    same = ways[type(command)]
    for level in _by_distance(state, set(same) - {goal}, goal):
        yield _going(state, type(command), side, pieces, same[level])


def _going(
    state: HolyWarState,
    kind: type[Command],
    side: PlayerId,
    pieces: tuple[PieceId, ...],
    way: tuple[str, ...],
) -> Suggestion:
    name = state.board.name(way[-1])
    if kind is Warp:
        return Suggestion(f"Go to {name} along warp lines", Warp(player=side, pieces=pieces, route=way))
    jump = Jump(player=side, pieces=pieces, path=way)
    return Suggestion(f"Jump to {name}, {levels(len(way))} away", jump)


def _stars(state: HolyWarState, command: MoveStar) -> Iterator[Suggestion]:
    unit = state.units.get(command.unit)
    star = state.star_in(unit.level) if unit and unit.level else None
    if star is not None:
        for level in _by_distance(state, star_goals(state, star), command.level):
            yield Suggestion(f"Move it to {state.board.name(level)}", replace(command, level=level))


def _forces(_state: HolyWarState, command: FormForce) -> Iterator[Suggestion]:
    for letter in LETTERS:
        yield Suggestion(f"Use force {letter}", replace(command, letter=letter))


# --- levels to be named


def _named(words: str, found: Callable[[HolyWarState, Any], Collection[str]]) -> "Near":
    """Another level, the nearest first; `words` has a place for its name."""

    def near(state: HolyWarState, command: _Named) -> Iterator[Suggestion]:
        for level in _by_distance(state, found(state, command), command.level):
            text = words.format(state.board.name(level))
            yield Suggestion(text, replace(command, level=level))

    return near


def _activations(state: HolyWarState, command: Activate) -> Iterator[Suggestion]:
    """Elsewhere, or another type that can be paid for."""
    for level in _by_distance(state, sites(state, command.player), command.level):
        where = state.board.name(level)
        yield Suggestion(f"Activate it in {where}", replace(command, level=level))
    for code in activable(state, command.player):
        for level in _by_distance(state, sites(state, command.player), command.level)[:1]:
            other = replace(command, code=code, level=level)
            yield Suggestion(f"Activate {code} in {state.board.name(level)}", other)


def _denials(state: HolyWarState, command: Deny) -> Iterator[Suggestion]:
    combat = state.combat
    if combat is None:
        return
    found = retreats(state, command.player, combat.level)
    for level in _by_distance(state, found, command.level):
        text = f"Withdraw to {state.board.name(level)}"
        yield Suggestion(text, replace(command, level=level, route=found[level]))


# --- combat


def _flights(state: HolyWarState, command: FormFlights) -> Iterator[Suggestion]:
    """The same order with every unit once and the last Flight short."""
    combat, side = state.combat, command.player
    if combat is None:
        return
    mine = [unit.id for unit in fighters(state, combat, side)]
    named = [key for flight in command.flights for key in flight if key in mine]
    star = star_of(state, combat, side)
    flights = list(chunks(list(dict.fromkeys([*named, *mine]))))
    if star is not None and flights:
        flights[-1] = (*flights[-1], star)
    yield Suggestion("Fours, the rest last", replace(command, flights=tuple(flights)))


def _reveals(state: HolyWarState, command: Reveal) -> Iterator[Suggestion]:
    combat = state.combat
    if combat is not None and command.player in combat.flights:
        for number in to_reveal(state, combat, command.player):
            yield Suggestion(f"Reveal Flight {number + 1}", replace(command, flight=number))


def _boardings(state: HolyWarState, command: Board) -> Iterator[Suggestion]:
    """The same boarder or target first."""
    found = sorted(
        possible(state, command.player),
        key=lambda trio: (trio[0].id != command.unit) + (trio[1].id != command.target),
    )
    for boarder, target, strength in found:
        other = replace(command, unit=boarder.id, target=target.id, strength=strength)
        yield Suggestion(f"Board {target.code} with {boarder.code}, PW {strength}", other)
    yield Suggestion("Board no more", EndBoarding(player=command.player))


def _luck(_state: HolyWarState, command: UseLuck) -> Iterator[Suggestion]:
    yield Suggestion("Leave the die as it is", replace(command, use=False))


Near = Callable[[HolyWarState, Any], Iterator[Suggestion]]
_NEAR: Mapping[type[Command], Near] = {
    Jump: _moves,
    Warp: _moves,
    MoveStar: _stars,
    FormForce: _forces,
    ChooseSystem: _named("Mark {}", lambda state, _: state.board.systems),
    Activate: _activations,
    PlaceStarGuard: _named("Place it in {}", lambda state, c: unguarded(state, c.player)),
    PlaceDispersed: _named("Place it in {}", lambda state, _: free_levels(state)),
    BeginCombat: _named("Fight for {} first", lambda state, _: state.contested),
    SeekAlliance: _named("Ask {}", lambda state, c: sought(state, c.player)),
    Deny: _denials,
    FormFlights: _flights,
    Reveal: _reveals,
    Board: _boardings,
    UseLuck: _luck,
}
