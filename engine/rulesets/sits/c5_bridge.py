"""A crippled bridge: when a crew must check before it does something, and against which number (C5.441)."""

from engine.rulesets.sits import card
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.readiness import crew_number, left, value
from engine.rulesets.sits.state import Ship

C5_441 = rule("C5.441")
C5_4411 = rule("C5.4411")
BRIDGE = "bridge"


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
