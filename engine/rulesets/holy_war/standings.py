"""How both sides stand, and the combat on the table, as a seat may know them.

Reads `knowledge` only: the seat's own secrets (crew points, purchases, forces) are in the seen state.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.core.ids import PieceId, PlayerId
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Flight
from engine.rulesets.holy_war.forces import counter, in_use
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.state import (
    SIDES,
    SUNTHROWERS,
    HolyWarState,
    Sealed,
    Star,
    Unit,
    spare_starguards,
)
from engine.rulesets.holy_war.table_views import (
    AttemptView,
    BoughtView,
    CombatSide,
    CombatUnit,
    CombatView,
    FlightView,
    ForceView,
    ShotView,
    SideStanding,
    StandingsView,
    StarStanding,
)
from engine.rulesets.holy_war.units import HIDDEN, code_of, kind, rating
from engine.rulesets.holy_war.warp import generators


def standings_view(state: HolyWarState, viewer: PlayerId | None) -> StandingsView:
    """Where the war stands; a spectator learns what both sides may know."""
    seen = as_seen_by(state, viewer)
    low, high = (tables.number("limits", f"{end} standing") for end in ("lowest", "highest"))
    sealed = seen.sealed.get(viewer, Sealed()) if viewer is not None else Sealed()
    return StandingsView(
        sides=tuple(_side(seen, side) for side in SIDES),
        chart=tuple((n, tables.attempts(n)) for n in range(low, high + 1)),
        neutral=seen.neutral_systems(),
        tried=tuple(level for side, level in seen.neutrals.tried if side == viewer),
        stars=tuple(
            StarStanding(star=star.id, home=star.home, level=star.level)
            for star in seen.stars.values()
            if star.level != star.home
        ),
        amtik=seen.amtik,
        extended=seen.extended,
        turns=tables.number("limits", "turns"),
        bought=tuple(BoughtView(code=code_of(p.unit), level=p.level, cost=p.cost) for p in sealed.purchases),
        starguards=sealed.starguards,
        forces=() if viewer is None else tuple(_forces(seen, viewer)),
        reports=tuple((r.turn, r.level, r.starcruisers, r.field_generators) for r in seen.reports),
        closed=() if viewer is None else tuple(sorted(seen.closed_to(viewer))),
        generator_lines=() if viewer is None else tuple(_generator_lines(seen, viewer)),
        victory_watch=seen.watch,
    )


def _side(seen: HolyWarState, side: PlayerId) -> SideStanding:
    standing = seen.standing(side)
    mine = [unit for unit in seen.of_side(side) if not unit.is_starguard and unit.level]
    lost = Counter(key.partition(".")[2] for key in seen.lost if key.startswith(side[0]))
    return SideStanding(
        side=side,
        standing=standing,
        granted=seen.neutrals.granted == side,
        conqueror=side in seen.neutrals.conquerors,
        emergency=side in seen.neutrals.emergency,
        attempts=tables.attempts(standing),
        systems=seen.starguards(side),
        counters=len(mine),
        spare_starguards=len(spare_starguards(seen, side)),
        lost=tuple(sorted(lost.items())),
        crew=seen.crew.get(side),
    )


def _forces(seen: HolyWarState, viewer: PlayerId) -> Iterator[ForceView]:
    for letter in in_use(seen, viewer):
        box = seen.force(viewer, letter)
        yield ForceView(
            piece=counter(viewer, letter),
            letter=letter,
            level=box[0].level or "",
            units=tuple(unit.id for unit in box),
        )


def _generator_lines(seen: HolyWarState, viewer: PlayerId) -> Iterator[tuple[str, str]]:
    for level in sorted({unit.level for unit in generators(seen, viewer) if unit.level}):
        yield from ((level, end) for end in seen.board.neighbours(level))


# --- the combat


def combat_view(state: HolyWarState, viewer: PlayerId | None) -> CombatView | None:
    """The combat as a seat sees it; None while none is being fought."""
    seen = as_seen_by(state, viewer)
    combat = seen.combat
    if combat is None:
        return None
    return CombatView(
        level=combat.level,
        attacker=combat.attacker,
        defender=combat.defender,
        neutral=combat.neutral,
        step=combat.step.value,
        asked=combat.asked,
        round=combat.round,
        weapon=combat.weapon.value if combat.weapon else None,
        boarding=combat.boarding,
        sides=tuple(_combat_side(seen, combat, side) for side in (combat.attacker, combat.defender)),
        shots=tuple(
            ShotView(
                side=shot.side,
                differential=shot.differential,
                column=tables.combat_column(shot.differential),
                die=shot.die,
                luck=shot.luck,
                result=tables.combat_result(shot.differential, shot.die + bool(shot.luck)),
            )
            for shot in combat.shots
        ),
        attempts=tuple(
            AttemptView(
                boarder=_name_of(seen, attempt.boarder),
                target=_name_of(seen, attempt.target),
                strength=attempt.strength,
                odds=attempt.odds,
                die=attempt.die,
                captured=attempt.captured,
            )
            for attempt in combat.attempts
        ),
    )


def _combat_side(seen: HolyWarState, combat: Combat, side: PlayerId) -> CombatSide:
    flights = combat.flights.get(side)
    there = [unit for unit in seen.units_in(combat.level) if _fights_for(combat, unit, side)]
    placed = {piece for flight in flights or () for piece in flight.units}
    waiting = [_unit(seen, unit) for unit in there if unit.id not in placed]
    star = seen.star_in(combat.level)
    if star is not None and side == SUNTHROWERS and star.displaced and seen.being_moved(star):
        carried = {flight.star for flight in flights or ()}
        waiting += [_star(star)] if star.id not in carried else []
    return CombatSide(
        side=side,
        attacks=side == combat.attacker,
        formed=flights is not None,
        withdrew=side in combat.withdrawn,
        flights=tuple(_flight(seen, n, flight) for n, flight in enumerate(flights or ())),
        waiting=tuple(waiting),
    )


def _fights_for(combat: Combat, unit: Unit, side: PlayerId) -> bool:
    return unit.owner == side or (unit.owner is None and side == combat.defender)


def _flight(seen: HolyWarState, number: int, flight: Flight) -> FlightView:
    stars: Mapping[PieceId, Star] = seen.stars
    units = [_unit(seen, seen.units[key]) for key in flight.units if key in seen.units]
    if flight.star is not None and flight.star in stars:
        units.append(_star(stars[flight.star]))
    return FlightView(number=number, revealed=flight.revealed, units=tuple(units))


def _unit(seen: HolyWarState, unit: Unit) -> CombatUnit:
    if unit.code == HIDDEN:
        return CombatUnit(
            id=unit.id,
            owner=unit.owner,
            code=HIDDEN,
            name="Face-down counter",
            launched=0,
            energy=0,
            psychic=0,
            damage=(),
        )
    kind_of = kind(unit.owner, unit.code)
    launched, energy, psychic = (
        0 if unit.rating_gone(weapon) else rating(kind_of, weapon) for weapon in ("LW", "EW", "PW")
    )
    return CombatUnit(
        id=unit.id,
        owner=unit.owner,
        code=unit.code,
        name=kind_of.name,
        launched=launched,
        energy=energy,
        psychic=psychic,
        damage=tuple(weapon.value for weapon in unit.damage),
    )


def _star(star: Star) -> CombatUnit:
    return CombatUnit(
        id=star.id,
        owner=SUNTHROWERS,
        code="star",
        name=str(star.id)[:1].upper() + str(star.id)[1:],
        launched=0,
        energy=0,
        psychic=0,
        damage=(),
        star=True,
    )


def _name_of(seen: HolyWarState, piece: PieceId) -> str:
    """A unit's type in words, also of one that is lost or under an alias: both names begin with the type."""
    code = code_of(PieceId(piece.partition("@")[0]))
    side = next((side for side in SIDES if piece.startswith(side[0])), None)
    unit = seen.units.get(piece)
    return kind(unit.owner if unit else side, code).name
