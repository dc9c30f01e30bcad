"""The short words on a ship's counter: what it has written, what flies at it, what became of it."""

from engine.core.ids import PlayerId
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.d2_points import box_count, marked_boxes
from engine.rulesets.sits.incoming import in_flight
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.phases import LAUNCH, PLOTTING
from engine.rulesets.sits.state import Ship, SitsState

CRIPPLED = 50
"""Per cent of a ship's boxes destroyed from which its counter says "crippled"; no rule knows the word."""


def badges(state: SitsState, player: PlayerId | None, ship: Ship, *, plotted: bool) -> tuple[str, ...]:
    """What the viewer may read on the counter, the most pressing first."""
    if ship.fate is not Fate.FIGHTING:
        return (ship.fate.value,)
    found = []
    if plotted and state.phase == PLOTTING:
        found.append("plotted")
    if knows_orders(ship, player):
        if state.phase == LAUNCH and any(salvo.ship == ship.id for salvo in state.salvoes.values()):
            found.append("salvo")
        if any(fire.ship == ship.id for fire in state.fire):
            found.append("aimed")
    if any(salvo.target == ship.id for salvo in in_flight(state)):
        found.append("incoming")
    if condition := condition_of(ship):
        found.append(condition)
    if not ship.wedge_up and not ship.bubble_wall:
        found.append("wedge down")
    return tuple(found)


def condition_of(ship: Ship) -> str:
    """ "damaged", "crippled", or nothing for a whole ship."""
    lost = marked_boxes(ship)
    if not lost:
        return ""
    return "crippled" if 100 * lost >= CRIPPLED * box_count(ship) else "damaged"
