"""Whether a position from a file is one that a game could have reached.

`vet(state)`: a sentence about the first fault (unknown layout, counters of no mix, markers beyond their
limits, two StarGuards in a level, Flights of strangers), or nothing. It must come before anything that
asks for `state.board`.
"""

from engine.rulesets.holy_war.board import layouts
from engine.rulesets.holy_war.state import SIDES, HolyWarState


def vet(state: HolyWarState) -> str:
    """A sentence about the first thing that no game leads to; empty for a position to play on."""
    if {*state.players} != {*SIDES}:
        return "expected the Sunthrowers and the Holy Band, each once"
    if state.options.layout not in layouts():
        return f"expected one of the layouts that there are, not {state.options.layout!r}"
    return ""
