"""Exact chances of a round, a fight and a boarding attempt, before anything is rolled.

Questions: AskRound, AskBoarding; AskPath is in `jumps`, AskFight in `fights`. Worked out with the functions
that the rules use themselves, only from what the asking seat may know. Chances in thousandths; of one round
and one attempt the faces are given too, so that nothing is lost by rounding.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.ids import PieceId, PlayerId
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Combat, Step, Weapon
from engine.rulesets.holy_war.boarding import column, faults, most
from engine.rulesets.holy_war.book import rule
from engine.rulesets.holy_war.commands import AskBoarding, AskRound
from engine.rulesets.holy_war.hits import fate
from engine.rulesets.holy_war.knowledge import as_seen_by, resolve
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.strength import DIFFERENTIAL, committed, fighters, strength_of, total
from engine.rulesets.holy_war.units import HIDDEN, kind
from engine.rulesets.holy_war.view import BoardingView, FireView, RoundView, WeaponView

FACES = range(1, 7)
CRT = rule("VIII.crt")


def fire_faces(differential: int, luck: int = 0) -> tuple[str, ...]:
    """VIII.crt: the result of each face of the die, with a Luckship's 1 or without."""
    return tuple(tables.combat_result(differential, die + luck) for die in FACES)


def survivors(units: Sequence[Unit], result: str) -> tuple[Unit, ...]:
    """The units that a result leaves in the level, with the damage that they have then."""
    fates = (fate(unit, result) for unit in units)
    return tuple(f.unit for f in fates if f.end == "stays")


def _effects(units: Sequence[Unit], result: str) -> tuple[int, int]:
    """How many units a result destroys and disperses."""
    ends = Counter(fate(unit, result).end for unit in units)
    return ends["destroyed"], ends["dispersed"]


def fire_view(side: PlayerId, own: Sequence[Unit], enemies: Sequence[Unit], weapon: Weapon) -> FireView:
    """What one side's roll of a round can do."""
    strength = total(own, enemies, weapon)
    value = strength - total(enemies, own, weapon)
    faces = fire_faces(value)
    results = tuple((result, n, *_effects(enemies, result)) for result, n in Counter(faces).items())
    return FireView(
        side=side,
        total=strength,
        differential=value,
        column=tables.combat_column(value),
        faces=faces,
        lucky=fire_faces(value, 1),
        results=results,
        destroyed=round(1000 * sum(n * gone for _, n, gone, _ in results) / 6),
        dispersed=round(1000 * sum(n * swept for *_, n, _, swept in results) / 6),
    )


def weapon_view(
    state: HolyWarState,
    side: PlayerId,
    own: Sequence[Unit],
    enemies: Sequence[Unit],
    weapon: Weapon,
    chance: int,
) -> WeaponView:
    """A round with one weapon system, both sides rolling."""
    mine = fire_view(side, own, enemies, weapon)
    theirs = fire_view(state.other(side), enemies, own, weapon)
    enemies_out = sum(not survivors(enemies, result) for result in mine.faces)
    own_out = sum(not survivors(own, result) for result in theirs.faces)
    boarder = None
    if weapon == Weapon.PSYCHIC and mine.differential:
        boarder = side if mine.differential > 0 else state.other(side)
        ships, targets = (own, enemies) if boarder == side else (enemies, own)
        if not any(most(ship, target, ()) for ship in ships for target in targets):
            boarder = None
    return WeaponView(
        weapon=weapon,
        chance=chance,
        own=mine,
        enemy=theirs,
        boarder=boarder,
        clears=round(1000 * enemies_out * (6 - own_out) / 36),
        lost=round(1000 * own_out * (6 - enemies_out) / 36),
        both_out=round(1000 * own_out * enemies_out / 36),
    )


def round_view(state: HolyWarState, ask: AskRound) -> RoundView:
    """The round under way or the next; LookupError without a combat or for no such Flight."""
    seen, side = as_seen_by(state, ask.player), ask.player
    combat = seen.combat
    if combat is None:
        raise LookupError("no combat is being fought")
    own = _own(seen, combat, side, ask.flight)
    enemies = committed(seen, combat, combat.other(side))
    there = fighters(seen, combat, combat.other(side))
    rolled = combat.weapon if combat.round and combat.step != Step.PLACING else None
    weapons = tuple(Weapon) if rolled is None else (rolled,)
    chance = round(1000 / len(weapons))
    return RoundView(
        level=combat.level,
        round=combat.round if rolled else combat.round + 1,
        own=tuple(unit.id for unit in own),
        enemy=tuple(unit.id for unit in enemies),
        hidden_enemies=sum(unit.code == HIDDEN or unit not in enemies for unit in there),
        weapons=tuple(weapon_view(seen, side, own, enemies, weapon, chance) for weapon in weapons),
        rules=(DIFFERENTIAL, CRT),
    )


def _own(seen: HolyWarState, combat: Combat, side: PlayerId, flight: int | None) -> tuple[Unit, ...]:
    """One's own revealed units, with those of a hidden Flight; all of them before Flights are formed."""
    if side not in combat.flights:
        return fighters(seen, combat, side)
    own = committed(seen, combat, side)
    if flight is None:
        return own
    if flight not in combat.hidden(side):
        raise LookupError(f"no hidden Flight {flight}")
    keys = combat.flights[side][flight].units
    return (*own, *(seen.units[key] for key in keys if key in seen.units))


# --- boarding


def boarding_faces(odds: str | None, luck: int = 0) -> tuple[int, ...]:
    """VIII.board.table: the faces that capture; none below 1-2."""
    return tuple(die for die in FACES if odds is not None and tables.captures(odds, die + luck))


def boarding_view(state: HolyWarState, ask: AskBoarding) -> BoardingView:
    """One attempt, whether or not it may be made just now; LookupError for units that the seat can't see."""
    boarder, target = (_seen(state, ask.player, key) for key in (ask.unit, ask.target))
    if boarder.owner != ask.player or target.owner == ask.player:
        raise LookupError("a unit of one's own boards one of the enemy's")
    before = state.combat.attempts if state.combat is not None else ()
    strength = ask.strength or most(boarder, target, before) or strength_of(boarder, Weapon.PSYCHIC)
    odds = column(target, strength)
    plain, lucky = boarding_faces(odds), boarding_faces(odds, 1)
    return BoardingView(
        unit=ask.unit,
        target=ask.target,
        strength=strength,
        target_strength=strength_of(target, Weapon.PSYCHIC),
        column=odds,
        faces=plain,
        lucky=lucky,
        chance=round(1000 * len(plain) / 6),
        lucky_chance=round(1000 * len(lucky) / 6),
        gain=kind(target.owner, target.code).crew,
        violations=tuple(faults(boarder, target, strength, before)),
    )


def _seen(state: HolyWarState, player: PlayerId, name: PieceId) -> Unit:
    key = resolve(state, player, name)
    if key is None:
        raise LookupError(f"you see no unit {name}")
    return state.units[key]


# --- one round of two forces, for fights


def round_outcomes(
    own: Sequence[Unit], enemies: Sequence[Unit], weapon: Weapon, lucky: tuple[bool, bool] = (False, False)
) -> Iterator[tuple[tuple[Unit, ...], tuple[Unit, ...], int]]:
    """What a round leaves of both sides, and by how many of the 36 throws.

    Args:
        own: one side's revealed units.
        enemies: the other side's.
        weapon: the weapon system rolled.
        lucky: whether each side has a Luckship, and uses it for every roll.
    """
    value = total(own, enemies, weapon) - total(enemies, own, weapon)
    hits = Counter(fire_faces(value, int(lucky[0])))
    blows = Counter(fire_faces(-value, int(lucky[1])))
    left = {result: survivors(enemies, result) for result in hits}
    kept = {result: survivors(own, result) for result in blows}
    for hit, n in hits.items():
        for blow, m in blows.items():
            yield kept[blow], left[hit], n * m


def tidied(units: Sequence[Unit]) -> tuple[Unit, ...]:
    """Units with their damage in one order, so that positions that fight alike are alike."""
    return tuple(replace(unit, damage=tuple(sorted(unit.damage))) for unit in units)
