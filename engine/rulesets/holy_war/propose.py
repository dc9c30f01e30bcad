"""From a counter moved by hand to the command that was meant."""

from engine.core.command import Command, Gesture
from engine.rulesets.holy_war.state import HolyWarState


def propose(_state: HolyWarState, _gesture: Gesture) -> Command | None:
    """None yet."""
    return None
