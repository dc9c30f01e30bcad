"""What a side may know: face-down counters without memory, sealed purchases, crew points (AMB.a48).

To implement here and in the views: VI.face-down, VIII.4.hidden.
Rulings: AMB.a43, AMB.a48.

Views, offers, checks and computer players take `as_seen_by` wherever the other side's units matter: it is a
state like any other, with nothing in it that the viewer can't know. Ids of the other side's units in it are
aliases made from what is seen now, so that no counter can be followed over the map; a command that names an
enemy unit names the alias, and its check and resolver begin with `resolve`.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId
from engine.core.violation import Violation
from engine.rulesets.holy_war.battle_state import Adrift, Combat, Flight
from engine.rulesets.holy_war.book import rule
from engine.rulesets.holy_war.commands import MoveStar
from engine.rulesets.holy_war.state import SIDES, SUNTHROWERS, HolyWarState, Star, Unit
from engine.rulesets.holy_war.units import HIDDEN, STARGUARD, code_of

T = TypeVar("T")
_ADRIFT = "adrift"
_OWN_LINE = rule("VI.wlg.not-self")


def as_seen_by(state: HolyWarState, viewer: PlayerId | None) -> HolyWarState:
    """The state without what a side, or with None a spectator, can't know."""
    names = aliases(state, viewer)
    units = {key: unit for key, unit in state.units.items() if _own(unit, viewer) or unit.is_starguard}
    for key, name in names.items():
        units[name] = replace(_bare(state.units[key]), id=name)
    units.update({unit.id: unit for unit in _face_down(state, viewer)})
    return replace(
        state,
        units=units,
        stars={key: _star_seen(state, star, viewer) for key, star in state.stars.items()},
        crew=_mine(state.crew, viewer),
        sealed=_mine(state.sealed, viewer),
        reports=tuple(report for report in state.reports if report.side == viewer),
        watch=state.watch if viewer == SUNTHROWERS else (),
        adrift=tuple(_adrift_seen(state, viewer, names)),
        combat=None if state.combat is None else _combat_seen(state.combat, viewer, names),
        fought=tuple(
            replace(f, took_part=tuple(u for u in f.took_part if _belongs(state, u, viewer)))
            for f in state.fought
        ),
    )


def aliases(state: HolyWarState, viewer: PlayerId | None) -> dict[PieceId, PieceId]:
    """The names under which a viewer sees enemy units that lie face up: id -> "S.R@C05/3.1".

    They are numbered within type and level, and mean nothing once the position has changed.
    """
    found: dict[PieceId, PieceId] = {}
    count: dict[str, int] = {}
    seen_adrift = {entry.unit for entry in state.adrift if entry.seen}
    for key in sorted(state.units):
        unit = state.units[key]
        visible = unit.shown if unit.level else key in seen_adrift
        if unit.is_starguard or _own(unit, viewer) or not visible:
            continue
        if "@" in key:
            found[key] = key  # the state is one as somebody sees it, and has the names already
            continue
        stem = f"{key.partition('-')[0]}@{unit.level or _ADRIFT}"
        count[stem] = count.get(stem, 0) + 1
        found[key] = PieceId(f"{stem}.{count[stem]}")
    return found


def resolve(state: HolyWarState, viewer: PlayerId | None, piece: PieceId) -> PieceId | None:
    """The unit that a viewer means: his own, a StarGuard, or an enemy one by its alias; None for no such."""
    unit = state.units.get(piece)
    if unit is not None and (_own(unit, viewer) or unit.is_starguard):
        return piece
    return next((key for key, name in aliases(state, viewer).items() if name == piece), None)


def confided(state: HolyWarState, command: Command, violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """Violations of which a side alone may read what tells of its counters, once they are overruled.

    That is so of what names one (StarGuards are known to all), of a generator's own line, and of all about a
    star that lies face down.
    """
    own = {unit.id for unit in state.of_side(command.player) if not unit.is_starguard}
    told = None if isinstance(command, MoveStar) and not _star_is_open(state, command) else own
    return tuple(
        replace(violation, seen_by=(command.player,))
        if told is None or told & {*violation.pieces} or violation.rule == _OWN_LINE
        else violation
        for violation in violations
    )


def _star_is_open(state: HolyWarState, command: MoveStar) -> bool:
    """Whether the star that a command moves lies face up; no star does not."""
    unit = state.units.get(command.unit)
    star = state.star_in(unit.level) if unit is not None and unit.level else None
    return star is not None and not _star_hidden(state, star)


def counters_in(state: HolyWarState, viewer: PlayerId | None, level: str) -> tuple[Unit, ...]:
    """The counters that a viewer sees in a level, face-down ones as units of code HIDDEN."""
    return as_seen_by(state, viewer).units_in(level)


# --- one by one


def _own(unit: Unit, viewer: PlayerId | None) -> bool:
    return viewer is not None and unit.owner == viewer


def _belongs(state: HolyWarState, key: PieceId, viewer: PlayerId | None) -> bool:
    unit = state.units.get(key)
    return unit is not None and _own(unit, viewer)


def _mine(kept: Mapping[PlayerId, T], viewer: PlayerId | None) -> dict[PlayerId, T]:
    return {side: value for side, value in kept.items() if side == viewer}


def _bare(unit: Unit) -> Unit:
    """A unit as it lies there, without its history and without the force that it sails in."""
    return replace(unit, moved=None, origin=None, force=None)


def _face_down(state: HolyWarState, viewer: PlayerId | None) -> Iterator[Unit]:
    """One unit of code HIDDEN for each enemy counter that lies face down, stars being moved too."""
    for side in SIDES:
        if side == viewer:
            continue
        for level, number in _counted(state, side).items():
            for n in range(1, number + 1):
                key = PieceId(f"{side[0]}?{level}.{n}")
                yield Unit(id=key, owner=side, code=HIDDEN, level=level)


def _counted(state: HolyWarState, side: PlayerId) -> dict[str, int]:
    """A side's face-down counters by level; a force counter is one, but not where it fights (AMB.a52)."""
    fighting = state.combat.level if state.combat else None
    piles: dict[str, set[str]] = {}
    for unit in state.of_side(side):
        if unit.level and not unit.shown and not unit.is_starguard:
            counter = unit.force if unit.force and unit.level != fighting else unit.id
            piles.setdefault(unit.level, set()).add(counter)
    if side == SUNTHROWERS:
        for star in state.stars.values():
            if star.level and _star_hidden(state, star):
                piles.setdefault(star.level, set()).add(star.id)
    return {level: len(piles[level]) for level in sorted(piles)}


def _star_hidden(state: HolyWarState, star: Star) -> bool:
    """Whether a star lies face down: it is being moved, no revealed Flight has it (VIII.2.includes), and it
    has not won the game.
    """
    if not state.being_moved(star) or (state.outcome is not None and star.level in state.watch):
        return False
    flights = state.combat.flights.get(SUNTHROWERS, ()) if state.combat else ()
    return not any(flight.star == star.id and flight.revealed is not None for flight in flights)


def _star_seen(state: HolyWarState, star: Star, viewer: PlayerId | None) -> Star:
    if viewer == SUNTHROWERS or not _star_hidden(state, star):
        return star if viewer == SUNTHROWERS else replace(star, moved=False)
    return replace(star, level=HIDDEN, moved=False)


def _adrift_seen(
    state: HolyWarState, viewer: PlayerId | None, names: Mapping[PieceId, PieceId]
) -> Iterator[Adrift]:
    for n, entry in enumerate(state.adrift, start=1):
        if _belongs(state, entry.unit, viewer):
            yield entry
        else:
            yield replace(entry, unit=names.get(entry.unit, PieceId(f"?{_ADRIFT}.{n}")))


def _combat_seen(combat: Combat, viewer: PlayerId | None, names: Mapping[PieceId, PieceId]) -> Combat:
    """Hidden enemy Flights are there but empty; revealed ones by alias, without the units they lost."""
    flights = {
        side: formed if side == viewer else tuple(_flight_seen(flight, names) for flight in formed)
        for side, formed in combat.flights.items()
    }
    attempts = tuple(
        replace(a, boarder=_named(a.boarder, viewer, names), target=_named(a.target, viewer, names))
        for a in combat.attempts
    )
    return replace(combat, flights=flights, attempts=attempts)


def _named(key: PieceId, viewer: PlayerId | None, names: Mapping[PieceId, PieceId]) -> PieceId:
    """A unit that fought in the open, as a viewer names it; an enemy's that is gone by its type alone."""
    if (viewer is not None and key.startswith(f"{viewer[0]}.")) or code_of(key) == STARGUARD:
        return key
    return names.get(key) or PieceId(key.partition("-")[0])


def _flight_seen(flight: Flight, names: Mapping[PieceId, PieceId]) -> Flight:
    if flight.revealed is None:
        return Flight(units=())
    kept = (names.get(unit, unit) for unit in flight.units if unit in names or ".SG-" in unit)
    return replace(flight, units=tuple(kept))
