"""A crippled bridge: when a crew must check before it does something, and against which number (C5.441)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice, of_side
from engine.core.event import Event, Note
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.d10 import D10Roll, rolls_under
from engine.rulesets.sits import card
from engine.rulesets.sits.a1_general import throw
from engine.rulesets.sits.b2_avid import full_route
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.phases import PLOTTING, entering
from engine.rulesets.sits.readiness import crew_number, fights, left, value
from engine.rulesets.sits.state import Ship, SitsState

C5_441 = rule("C5.441")
C5_4411 = rule("C5.4411")
rule("A2.674")
BRIDGE = "bridge"
FACING, THRUST = "facing", "thrust"
"""What is barred or allowed for the turn, as `Ship.barred` and `Ship.passed` have it."""
_WORDS = {FACING: "facing changes", THRUST: "thrust"}


def needs_check(ship: Ship) -> bool:
    """Whether only circled bridge boxes are left, or none at all (C5.441, C5.4411).

    A unit without a bridge on its card never checks.
    """
    sheet = card.load_card(ship.ship_class)
    if not len(sheet.track(BRIDGE)):
        return False
    return not left(ship, BRIDGE) or card.only_circles_left(sheet, ship.marked, ship.unusable, track=BRIDGE)


def number(ship: Ship) -> int:
    """What the check must roll at or under: Crew Quality plus the leftmost circle (C5.4411)."""
    return crew_number(ship) + int(value(ship, BRIDGE))


@entering(PLOTTING)
def bridges_are_checked(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """C5.441, AMB.bridge-check: before plotting checks for facing changes and for thrust, in the open."""
    events: list[Event] = []
    ships = {}
    for key in sorted(state.ships):
        ship = state.ships[key]
        if not (fights(ship) and needs_check(ship)):
            continue
        for what in (FACING, THRUST):
            ship, event = _checked(ship, what, of_side(dice, ship.side))
            events.append(event)
        ships[key] = ship
    return Resolution(state=state.with_ships(ships), events=tuple(events))


def _checked(ship: Ship, what: str, dice: Dice) -> tuple[Ship, Note]:
    words, target = _WORDS[what], number(ship)
    face = throw(dice, D10Roll.D10, f"C5.441 bridge check d10, {words} of {ship.name}")
    passed = rolls_under(face, target)
    text = (
        f"{ship.name}: bridge check for {words}, {face} against {target}: "
        f"{'passed' if passed else 'failed; none this turn'}."
    )
    note = Note(text=text, rule=C5_441, pieces=(ship.id,))
    if passed:
        return replace(ship, passed=(*ship.passed, what)), note
    return replace(ship, barred=(*ship.barred, what)), note


@book.check(Plot)
def bridge_can_turn_the_ship(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """C5.441: no pivot and no roll in a turn in which the bridge check for them failed."""
    ship = state.ships[plot.ship]
    if FACING not in ship.barred:
        return
    turned = [name for name, is_so in (("pivot", _pivots(ship, plot)), ("roll", plot.roll != 0)) if is_so]
    if turned:
        text = (
            f"{ship.name} failed its bridge check for facing changes: no {' and no '.join(turned)} this turn."
        )
        yield Violation(C5_441, text, (ship.id,))


def _pivots(ship: Ship, plot: Plot) -> bool:
    return len(full_route(ship, plot.route)) > 1


@book.check(Plot)
def bridge_can_order_thrust(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """C5.441: no thrust in a turn in which the bridge check for it failed."""
    ship = state.ships[plot.ship]
    if THRUST in ship.barred and plot.thrust > 0:
        text = f"{ship.name} failed its bridge check for thrust: none this turn."
        yield Violation(C5_441, text, (ship.id,))
