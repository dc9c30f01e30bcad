"""What becomes of a ship that leaves the fight: destroyed or surrendered, it is off the table."""

from dataclasses import replace

from engine.core.ids import PieceId, RuleId
from engine.core.ruleset import Resolution
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_events import ShipLost
from engine.rulesets.sits.state import SitsState


def lose_ship(state: SitsState, ship: PieceId, fate: Fate, text: str, rule: RuleId) -> Resolution[SitsState]:
    """Takes a ship off the table, with its markers and with every order that it has not carried out yet.

    Salvoes that have left its tubes fly on (C2.13); those still on a card that nobody has seen are torn up.
    `text` is the sentence of the event. A ship that is out of the fight already changes nothing.
    """
    lost = state.ships[ship]
    if lost.fate is not Fate.FIGHTING:
        return Resolution(state=state)
    trail = lost.trail if lost.place is None else (*lost.trail, lost.place)
    off = replace(
        lost,
        fate=fate,
        place=None,
        midpoint=None,
        eot=None,
        changes=Vectors.none(),
        halves_next=(),
        trail=trail,
        barred=(),
        passed=(),
    )
    left = replace(
        state.with_ship(off),
        plots={key: plot for key, plot in state.plots.items() if key != ship},
        holds=tuple(hold for hold in state.holds if hold.ship != ship),
        fire=tuple(fire for fire in state.fire if fire.ship != ship),
    )
    if not state.launched:
        # Those that took range and bearing from it have none without it (C2.171).
        kept = {key: s for key, s in state.salvoes.items() if ship not in (s.ship, s.lead)}
        left = replace(left, salvoes=kept)
    event = ShipLost(text=text, rule=rule, pieces=(ship,), ship=ship, fate=fate.value)
    return Resolution(state=left, events=(event,))
