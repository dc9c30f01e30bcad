"""What the rules demand of beams that are aimed (C3.1, C5.34)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.ids import PieceId
from engine.core.rulebook import Stage
from engine.core.violation import Severity, Violation
from engine.mechanics.avid import is_window, label
from engine.rulesets.sits.book import book, plural, rule
from engine.rulesets.sits.c2_bearings import named
from engine.rulesets.sits.c2_checks import own_ship_faults, target_faults, where
from engine.rulesets.sits.c3_aspect import (
    Aspect,
    Beam,
    aspects,
    beam,
    bearing_windows,
    chosen,
    effective_range,
    sighted,
    wished,
)
from engine.rulesets.sits.combat import Mount, WeaponKind
from engine.rulesets.sits.combat_commands import Aim
from engine.rulesets.sits.phases import LATE, MIDDLE, step_title
from engine.rulesets.sits.readiness import left
from engine.rulesets.sits.state import Ship, SitsState

A2_632 = rule("A2.632")
C1_15B = rule("C1.15b")
C1_225 = rule("C1.225")
C3_11 = rule("C3.11")
C3_111 = rule("C3.111")
C3_122 = rule("C3.122")
C5_12 = rule("C5.12")
C5_341 = rule("C5.341")
C5_341_RANGE = rule("C5.341.range")
C5_342 = rule("C5.342")


@book.check(Aim, stage=Stage.FORM)
def aim_is_readable(state: SitsState, aim: Aim) -> Iterator[Violation]:
    """C3.11: ships of this game, a beam weapon on the card, a number of them, windows that exist."""
    for name in (aim.ship, aim.target):
        if name not in state.ships:
            yield Violation(C3_11, f"There is no ship {name!r} in this game.")
    ship = state.ships.get(aim.ship)
    found = beam(ship, aim.weapon) if ship else None
    if ship and found is None:
        yield Violation(C3_11, f"{ship.name} has no beam weapon {aim.weapon!r} on its card.", (ship.id,))
    most = found.printed.count if found else 0
    if found and not 0 <= aim.count <= most:
        yield Violation(C3_11, f"{aim.count} beams can't be aimed; expected 0 to {most}.")
    for window in filter(None, (aim.window, aim.axis)):
        if not is_window(window):
            yield Violation(C1_15B, f"{window!r} is no AVID window.")


@book.check(Aim, stage=Stage.TURN)
def it_is_time_for_beams(state: SitsState, aim: Aim) -> Iterator[Violation]:
    """C3.11: in the two beam steps, with one's own ships, at ships of the other side."""
    if state.outcome is None and state.phase not in (MIDDLE, LATE):
        yield Violation(
            C3_11, f"Beams fire after middle and late impacts; this is '{step_title(state.phase)}'."
        )
        return
    ship = state.ships[aim.ship]
    yield from own_ship_faults(ship, aim.player, C3_11)
    yield from target_faults(ship, state.ships[aim.target], C3_11)


@book.check(Aim)
def weapons_are_free(state: SitsState, aim: Aim) -> Iterator[Violation]:
    """A2.632, AMB.targets: a working weapon fires once in a beam step, at one target."""
    ship = state.ships[aim.ship]
    working, elsewhere = left(ship, aim.weapon), aimed(state, ship, aim.weapon, but=aim.target)
    if aim.count > working - elsewhere:
        found = beam(ship, aim.weapon)
        kind = found.kind.value if found else "weapon"
        other = f", {elsewhere} of them aimed elsewhere" if elsewhere else ""
        have = plural(working, f"working {kind}")
        text = f"{ship.name} has {have} there{other}; {aim.count} can't be aimed."
        yield Violation(A2_632, text, (ship.id,))


@book.check(Aim)
def there_is_an_aim_to_take_back(state: SitsState, aim: Aim) -> Iterator[Violation]:
    """C3.11: no beam at all takes back what the weapon has aimed at that target; something must be."""
    if aim.count:
        return
    here = (aim.ship, aim.weapon, aim.target)
    if not any((fire.ship, fire.weapon, fire.target) == here for fire in state.fire):
        text = f"{state.ships[aim.ship].name} has aimed nothing of that weapon there to be taken back."
        yield Violation(C3_11, text, (aim.ship, aim.target))


@book.check(Aim)
def beam_bears_and_reaches(state: SitsState, aim: Aim) -> Iterator[Violation]:
    """C3.11-C3.123, C1.225: in arc, in range, and not against the wedge."""
    ship, target = state.ships[aim.ship], state.ships[aim.target]
    found = beam(ship, aim.weapon)
    if aim.count == 0 or found is None:
        return
    windows = bearing_windows(ship, target, found.mount)
    if not windows:
        text = f"{ship.name}'s beams {where(found.mount)} do not bear on {target.name}."
        yield Violation(C1_225, text, (ship.id, target.id))
        return
    way = chosen(ship, target, found, aim)
    if way is None:
        yield _no_such_way(target, wished(aspects(target, windows), replace(aim, axis="")), aim)
    else:
        yield from aspect_faults(ship, target, found, way)


def _no_such_way(target: Ship, through: tuple[Aspect, ...], aim: Aim) -> Violation:
    if not through:
        text = f"{target.name} is not hit through {label(named(aim.window))} from here."
        return Violation(C1_15B, text, (aim.ship, target.id))
    text = f"In its own axes {target.name} is not hit through {label(named(aim.axis))} from here."
    return Violation(C5_12, text, (aim.ship, target.id))


def aspect_faults(ship: Ship, target: Ship, found: Beam, way: Aspect) -> Iterator[Violation]:
    """Why a beam that bears can't fire at what it is shown, or might as well not."""
    pieces, away = (ship.id, target.id), sighted(ship, target).range
    if found.kind is WeaponKind.GRAV_LANCE:
        yield from _lance_faults(target, way, away, pieces)
    elif way.kind == "wedge":
        yield Violation(C3_122, f"{target.name} shows its wedge: beams can't hurt it.", pieces)
    elif not found.damage(at := effective_range(found.kind, way, away)):
        halved = f", halved to {at}" if at != away else ""
        limit = f"{found.printed.label} reaches {found.reach}"
        yield Violation(C3_111, f"{target.name} is at range {away}{halved}; {limit}.", pieces)
    elif found.kind is WeaponKind.ENERGY_TORPEDO and way.kind == "sidewall":
        wall = f"{target.name}'s {way.edge} sidewall is up"
        text = f"{wall}: energy torpedoes do nothing unless it falls first."
        yield Violation(C5_342, text, pieces, severity=Severity.WARNING)


def _lance_faults(target: Ship, way: Aspect, away: int, pieces: tuple[PieceId, ...]) -> Iterator[Violation]:
    if away:
        text = f"A grav lance works at range 0 only; {target.name} is at range {away}."
        yield Violation(C5_341_RANGE, text, pieces)
    elif way.kind != "sidewall":
        text = f"{target.name} has no sidewall on the side it shows: a grav lance has nothing to tear down."
        yield Violation(C5_341, text, pieces, severity=Severity.WARNING)


@book.check(Aim)
def one_lance_a_mount(state: SitsState, aim: Aim) -> Iterator[Violation]:
    """C5.341, AMB.grav-lance: one lance of a mount in a beam step."""
    ship = state.ships[aim.ship]
    found = beam(ship, aim.weapon)
    if aim.count == 0 or found is None or found.kind is not WeaponKind.GRAV_LANCE:
        return
    if aim.count + lances(state, ship, found.mount, but=(aim.weapon, aim.target)) > 1:
        text = f"One grav lance fires {where(found.mount)} of {ship.name} in a beam step."
        yield Violation(C5_341, text, (ship.id,))


def aimed(state: SitsState, ship: Ship, track: str, *, but: PieceId | None = None) -> int:
    """Weapons of a track that are aimed in this beam step, at all targets but one."""
    mine = (f for f in state.fire if (f.ship, f.weapon) == (ship.id, track))
    return sum(fire.count for fire in mine if fire.target != but)


def lances(state: SitsState, ship: Ship, mount: Mount, *, but: tuple[str, PieceId]) -> int:
    """Grav lances of a mount that are aimed in this step, all but those of one track at one target."""
    total = 0
    for fire in state.fire:
        found = beam(ship, fire.weapon) if fire.ship == ship.id else None
        lance = found is not None and found.kind is WeaponKind.GRAV_LANCE and found.mount == mount
        total += fire.count if lance and (fire.weapon, fire.target) != but else 0
    return total
