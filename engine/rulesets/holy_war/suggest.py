"""Legal commands near a refused one."""

from engine.core.command import Command, Suggestion
from engine.rulesets.holy_war.state import HolyWarState


def suggest(_state: HolyWarState, _command: Command) -> tuple[Suggestion, ...]:
    """None yet."""
    return ()
