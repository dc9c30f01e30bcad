"""Steps 2 and 4: Flights formed in secret and revealed round by round.

Rules: VIII.2.flights, VIII.2.includes, VIII.2.short-flight-last, VIII.4.order, VIII.4.hidden,
VIII.4.fixed, VIII.4.surplus, VIII.4.join.
Rulings: AMB.a34, AMB.a46.

Checks of FormFlights and Reveal, and what may be formed and revealed; `rounds` carries them out. A side of up
to four counters has one Flight and is not asked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.violation import Violation
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Flight
from engine.rulesets.holy_war.book import book, rule, units
from engine.rulesets.holy_war.commands import FormFlights, Reveal
from engine.rulesets.holy_war.state import SUNTHROWERS, HolyWarState
from engine.rulesets.holy_war.strength import fighters

FOUR = rule("VIII.2.flights")
INCLUDES = rule("VIII.2.includes")
SHORT_LAST = rule("VIII.2.short-flight-last")
ORDER = rule("VIII.4.order")
HIDDEN_STAY = rule("VIII.4.hidden")
FIXED = rule("VIII.4.fixed")
SURPLUS = rule("VIII.4.surplus")


def size() -> int:
    """How many units a whole Flight has."""
    return tables.number("limits", "flight")


def star_of(state: HolyWarState, combat: Combat, side: PlayerId) -> PieceId | None:
    """The moving star that goes into one of a side's Flights (AMB.a34)."""
    star = state.star_in(combat.level) if side == SUNTHROWERS else None
    return star.id if star is not None and state.being_moved(star) else None


def chunks(keys: Sequence[PieceId]) -> tuple[tuple[PieceId, ...], ...]:
    """Units in Flights of four in the order given, the rest in a last one."""
    return tuple(tuple(keys[n : n + size()]) for n in range(0, len(keys), size()))


def only_flight(state: HolyWarState, combat: Combat, side: PlayerId) -> Flight | None:
    """The Flight of a side that can form no other; None for one that may have a choice by what its enemy
    sees: a star among five counters is not to be told from a fifth unit.
    """
    keys, star = tuple(unit.id for unit in fighters(state, combat, side)), star_of(state, combat, side)
    return Flight(units=keys, star=star) if len(keys) + (star is not None) <= size() else None


def formed(state: HolyWarState, command: FormFlights) -> tuple[Flight, ...]:
    """The Flights that a command of good form makes."""
    return tuple(
        Flight(
            units=tuple(key for key in keys if key not in state.stars),
            star=next((key for key in keys if key in state.stars), None),
        )
        for keys in command.flights
    )


@book.check(FormFlights, stage=Stage.TURN)
def flights_hold_the_units(state: HolyWarState, command: FormFlights) -> Iterator[Violation]:
    """VIII.2.flights, VIII.2.includes: every unit of one's own in the level once, StarGuards too, and the
    moving star; no Flight has more than four units.
    """
    combat = state.combat
    if combat is None or combat.flights.get(command.player):
        yield Violation(FIXED, "Your Flights can't be arranged now.")
        return
    named = [key for keys in command.flights for key in keys]
    mine = {unit.id for unit in fighters(state, combat, command.player)}
    star = star_of(state, combat, command.player)
    if len({*named}) < len(named):
        yield Violation(FOUR, "A unit is in a Flight twice.")
    if {*named} - mine - {star}:
        yield Violation(FOUR, "Only your own units in this level go into your Flights.")
    if mine - {*named}:
        yield Violation(INCLUDES, "Every unit goes into a Flight, a StarGuard too.")
    if star is not None and star not in named:
        yield Violation(INCLUDES, "The star that is being moved goes into a Flight.", pieces=(star,))
    for flight in formed(state, command):
        if not 1 <= len(flight.units) <= size():
            yield Violation(FOUR, f"A Flight has 1 to {size()} units, not {len(flight.units)}.")


@book.check(FormFlights)
def only_the_last_flight_is_short(state: HolyWarState, command: FormFlights) -> Iterator[Violation]:
    """VIII.2.short-flight-last: all but the last have four units."""
    for flight in formed(state, command)[:-1]:
        if len(flight.units) < size():
            text = f"Only the last Flight may be short; this one has {units(len(flight.units))}."
            yield Violation(SHORT_LAST, text, pieces=flight.units)


# --- revealing


def to_reveal(state: HolyWarState, combat: Combat, side: PlayerId) -> tuple[int, ...]:
    """The Flights of which a side may reveal one: those of four, and the short one last (AMB.a46).

    Which are short is told by the Flight as it was formed; a star does not count.
    """
    hidden = combat.hidden(side)
    if state.options.flight_order == "fixed":
        return hidden[:1]
    full = tuple(n for n in hidden if len(combat.flights[side][n].units) == size())
    return full or hidden


def enters_at_once(combat: Combat, side: PlayerId) -> bool:
    """VIII.4.surplus: the other side had committed its last Flight before this round."""
    theirs = combat.flights[combat.other(side)]
    return all(flight.revealed not in (None, combat.round) for flight in theirs)


def owes_a_flight(combat: Combat, side: PlayerId) -> bool:
    """Whether a side has hidden Flights and has revealed none in this round (VIII.4.order)."""
    fresh = any(flight.revealed == combat.round for flight in combat.flights[side])
    return bool(combat.hidden(side)) and not fresh


def revealed(state: HolyWarState, side: PlayerId, numbers: Sequence[int]) -> HolyWarState:
    """The state with some Flights committed to the round: their units lie face up."""
    combat = state.combat
    if combat is None:
        return state
    for n in numbers:
        flight = replace(combat.flights[side][n], revealed=combat.round)
        combat = combat.with_flight(side, n, flight)
        there = (state.units[key] for key in flight.units if key in state.units)
        state = state.with_unit(*(replace(unit, shown=True) for unit in there))
    return replace(state, combat=combat)


@book.check(Reveal, stage=Stage.TURN)
def flight_is_hidden(state: HolyWarState, command: Reveal) -> Iterator[Violation]:
    """VIII.4.hidden: a Flight of one's own that is not revealed yet."""
    combat = state.combat
    if combat is None or command.flight not in combat.hidden(command.player):
        yield Violation(HIDDEN_STAY, "You have no such hidden Flight.")


@book.check(Reveal)
def flight_may_come_now(state: HolyWarState, command: Reveal) -> Iterator[Violation]:
    """VIII.2.short-flight-last, and by an option the order in which they were formed (AMB.a46)."""
    combat = state.combat
    if combat is None or command.flight in to_reveal(state, combat, command.player):
        return
    if state.options.flight_order == "fixed":
        yield Violation(FIXED, "Flights are revealed in the order in which they were formed.")
    else:
        yield Violation(SHORT_LAST, "The short Flight is revealed last.")
