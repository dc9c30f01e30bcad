"""Emissaries of Prayer in the seams, and the Jammerswarm that silences them.

Done: XII.JS.jam. For others to use: XII.EP.contact, XII.EP.starbuster.
Rulings: AMB.a37.

Used by `extended` and `starbuster`.
"""

from engine.rulesets.holy_war.state import HolyWarState, Unit


def jammer(state: HolyWarState, level: str) -> Unit | None:
    """The Jammerswarm that silences emissaries in a level: it is there or in an adjacent level (AMB.a37)."""
    swarms = (unit for unit in state.units.values() if unit.code == "JS" and unit.level)
    return next((s for s in swarms if s.level == level or state.board.adjacent(level, s.level or "")), None)


def heard(state: HolyWarState) -> tuple[Unit, ...]:
    """The Emissaries of Prayer in either seam whose signals are not neutralised (V.amtik-contact)."""
    return tuple(
        unit
        for seam in state.board.seams
        if jammer(state, seam) is None
        for unit in state.units_in(seam)
        if unit.code == "EP"
    )
