"""A strong opponent's decisions in combat: denial, Flights, boarding, luck, and where the dispersed go."""

from collections.abc import Mapping

from engine.core.command import Command
from engine.players.holy_war.reading import Reading, price
from engine.players.holy_war.wargame import forecast
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Weapon
from engine.rulesets.holy_war.boarding import possible
from engine.rulesets.holy_war.commands import (
    BeginCombat,
    Board,
    Deny,
    EndBoarding,
    FormFlights,
    PlaceDispersed,
    Reveal,
    Stand,
    UseLuck,
)
from engine.rulesets.holy_war.denial import goals
from engine.rulesets.holy_war.dispersal import free_levels
from engine.rulesets.holy_war.flights import chunks, star_of, to_reveal
from engine.rulesets.holy_war.luck import luckship
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, Unit
from engine.rulesets.holy_war.strength import committed, fighters, strength_of

FLEE = 0.3
"""Chance to win below which combat is denied, where nothing depends on the level."""
_SEVERITY: Mapping[str, int] = {tables.NE: 0, tables.DE: 10, tables.DISP: 6}
_CAPTURE = 1.6
"""What a captured crew point is worth beside a destroyed one: the captor can spend it."""


def begin(now: Reading) -> BeginCombat:
    """The surest fight first: what it frees may matter to the next."""

    def odds(level: str) -> tuple[float, str]:
        own = [unit for unit in now.state.units_in(level) if unit.owner == now.side]
        return forecast(now.ships(own), now.holders(level)).win, level

    return BeginCombat(player=now.side, level=max(now.state.contested, key=odds))


# --- denial


def denial(now: Reading) -> Command:
    """Withdraws from what is as good as lost, unless the game hangs on the level."""
    state, combat, side = now.state, now.state.combat, now.side
    stand = Stand(player=side)
    if combat is None or _must_stand(now, combat):
        return stand
    own = fighters(state, combat, side)
    enemies = fighters(state, combat, combat.other(side))
    odds = forecast(now.ships(own), now.ships(enemies))
    if odds.win >= FLEE or odds.win >= odds.lose:
        return stand
    found = goals(state, side, combat.level)
    calm = {at: route for at, route in found.items() if not _near_enemies(now, at)} or dict(found)
    if not calm:
        return stand
    home = [*state.starguards(side), *state.board.seams]
    best = min(calm, key=lambda at: (min(state.board.distance(at, base) for base in home), at))
    return Deny(player=side, level=best, route=calm[best])


def _must_stand(now: Reading, combat: Combat) -> bool:
    """Whether the level is worth any loss: a seam about to be won, or a star on its way."""
    if combat.level in now.convoys:
        return now.side == HOLY_BAND or combat.level in now.board.seams
    return False


def _near_enemies(now: Reading, level: str) -> bool:
    return any(now.board.adjacent(level, at) for at in now.enemy_levels)


# --- Flights


def form_flights(now: Reading) -> FormFlights:
    """The strongest together and first; what should live longest in the last one."""
    state, combat, side = now.state, now.state.combat, now.side
    if combat is None:
        return FormFlights(player=side, flights=())
    enemies = fighters(state, combat, combat.other(side))
    guards = any(unit.is_starguard for unit in enemies)
    own = sorted(fighters(state, combat, side), key=lambda unit: (-_front(now, unit, guards=guards), unit.id))
    flights = list(chunks([unit.id for unit in own]))
    star = star_of(state, combat, side)
    if star is not None:
        flights[-1] = (*flights[-1], star)
    return FormFlights(player=side, flights=tuple(flights))


def _front(now: Reading, unit: Unit, *, guards: bool) -> float:
    """How much a unit belongs in front."""
    if unit.is_starguard:
        return 99
    if unit.code in ("LS", "PS", "EP", "SB", "WLG", "JS"):
        return now.ship(unit).weight / 10
    return now.ship(unit).weight * (3 if unit.code == "GST" and guards else 1)


def reveal(now: Reading) -> Reveal:
    """The Flight that is strongest with the weapon system that was rolled."""
    state, combat, side = now.state, now.state.combat, now.side
    if combat is None:
        return Reveal(player=side, flight=0)

    def power(number: int) -> tuple[int, int]:
        units = [state.units[key] for key in combat.flights[side][number].units if key in state.units]
        weapon = combat.weapon or Weapon.ENERGY
        return sum(strength_of(unit, weapon) for unit in units), -number

    return Reveal(player=side, flight=max(to_reveal(state, combat, side), key=power))


# --- boarding


def board(now: Reading) -> Command:
    """The best attempt, if boarding is better than fire or has begun."""
    state, combat, side = now.state, now.state.combat, now.side
    found = list(possible(state, side))
    if combat is None or not found:
        return EndBoarding(player=side)
    gain, boarder, target, strength = max(
        (_chance(target, strength) * price(combat.other(side), target.code), boarder.id, target.id, strength)
        for boarder, target, strength in found
    )
    begun = combat.boarding or bool(combat.attempts)
    if gain > 0 and (begun or _boarding_pays(now, combat)):
        return Board(player=side, unit=boarder, target=target, strength=strength)
    return EndBoarding(player=side)


def _chance(target: Unit, strength: int) -> float:
    column = tables.odds_column(strength, strength_of(target, Weapon.PSYCHIC))
    return 0.0 if column is None else sum(tables.captures(column, die) for die in range(1, 7)) / 6


def _boarding_pays(now: Reading, combat: Combat) -> bool:
    """Whether a round of boarding takes more, and costs less, than a round of fire."""
    state, side = now.state, now.side
    enemy = combat.other(side)
    best: dict[str, float] = {}
    for boarder, target, strength in possible(state, side):
        worth = _chance(target, strength) * price(enemy, target.code)
        best[boarder.id] = max(best.get(boarder.id, 0.0), worth)
    theirs, own = committed(state, combat, enemy), committed(state, combat, side)
    at_stake = now.cost(theirs) + 10 * any(unit.is_starguard for unit in theirs)
    hits = _fire(combat.differential_of(side)) * at_stake
    suffers = _fire(combat.differential_of(enemy)) * now.cost(own)
    return _CAPTURE * min(sum(best.values()), at_stake) > hits - suffers


def _fire(differential: int) -> float:
    """About what share of the enemy a roll on the Combat Results Table puts out of action."""
    return sum(_severity(tables.combat_result(differential, die)) for die in range(1, 7)) / 60


# --- luck


def luck(now: Reading) -> UseLuck:
    """The added 1 where it makes the result worse for the enemy."""
    state, combat, side = now.state, now.state.combat, now.side
    if combat is None or luckship(state, side) is None:
        return UseLuck(player=side, use=False)
    if combat.attempts and combat.attempts[-1].luck is None:
        return UseLuck(player=side, use=True)
    shot = next((shot for shot in combat.shots if shot.side == side and shot.luck is None), None)
    if shot is None:
        return UseLuck(player=side, use=False)
    enemies = committed(state, combat, combat.other(side))
    plain, lucky = (_severity_for(enemies, shot.differential, shot.die + n) for n in (0, 1))
    return UseLuck(player=side, use=lucky > plain)


def _severity(result: str) -> int:
    return _SEVERITY.get(result, 2 * len(tables.damage_of(result)))


def _severity_for(enemies: tuple[Unit, ...], differential: int, die: int) -> float:
    """How hard a result hits these ships, their damage so far considered."""
    result = tables.combat_result(differential, die)
    if result == tables.DISP:
        return sum(0 if unit.is_starguard else 6 for unit in enemies)
    hits = len(tables.damage_of(result))
    if not hits:
        return _severity(result) * len(enemies)
    return sum(10 if len(unit.damage) + hits >= 3 else 2 * hits for unit in enemies)


# --- the dispersed


def place_dispersed(now: Reading) -> PlaceDispersed:
    """As far as may be from the seams, the enemy's other forces, and all that the unit could do."""
    state, board_ = now.state, now.board
    matter = [*board_.seams, *now.convoys, *now.enemy_levels]
    if now.side == SUNTHROWERS:
        matter += [unit.level for unit in state.of_side(now.side) if unit.code == "PS" and unit.level]

    def far(level: str) -> tuple[int, int, str]:
        seams = min(board_.distance(level, seam) for seam in board_.seams)
        lines = level in board_.entries or level in state.starguards(now.enemy)
        return seams - lines, sum(board_.distance(level, at) for at in matter), level

    return PlaceDispersed(player=now.side, level=max(free_levels(state), key=far))
