"""What damage leaves possible outside the fight itself: breathing, and towed pods (C5.423, C5.4322)."""

from dataclasses import dataclass

from engine.mechanics.d10 import rolls_under
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import Mount
from engine.rulesets.sits.readiness import crew_number, left
from engine.rulesets.sits.state import Ship

for _number in ("C5.423", "C5.432", "C5.4322"):
    rule(_number)

LIFE = "life"
LIFE_SUPPORT_HOURS = 6
LIFE_SUPPORT_TURNS = 19
"""Operational turns in those hours (C5.423)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeSupport:
    """The check that a ship without life support makes again and again (C5.423)."""

    number: int
    """To roll at or under on a d10, or all hands are lost."""
    hours: int = LIFE_SUPPORT_HOURS
    turns: int = LIFE_SUPPORT_TURNS
    """Operational turns from one check to the next."""

    def due(self, turns_without: int) -> bool:
        """Whether a check falls due after so many operational turns without life support."""
        return turns_without > 0 and turns_without % self.turns == 0

    def survived(self, face: int) -> bool:
        """Whether the crew lives on with this roll."""
        return rolls_under(face, self.number)


def life_support(ship: Ship) -> LifeSupport | None:
    """C5.423: the check that a ship owes; None as long as a box works or where the card has none.

    A jury-rigged box ends nothing: only a permanent repair does.
    """
    sheet = load_card(ship.ship_class)
    rigged = sum(rig.track == LIFE for rig in ship.rigged)
    if not len(sheet.track(LIFE)) or left(ship, LIFE) - rigged > 0:
        return None
    return LifeSupport(number=crew_number(ship))


def pods_at_most(ship: Ship, mount: Mount) -> int:
    """C5.4322, AMB.fcon-boxes: pods that may be fired in a turn: working fire control boxes of the mount."""
    return left(ship, f"{mount}.fcon")
