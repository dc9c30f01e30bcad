"""Whether a position from a file is one that a game could have reached: only such a one can be played on."""

from collections.abc import Iterator
from itertools import chain

from engine.content.errors import ContentError
from engine.rulesets.sits import card
from engine.rulesets.sits.a3_turn import thrust_is_readable, turn_is_readable
from engine.rulesets.sits.edit import officer_faults
from engine.rulesets.sits.phases import TABLE
from engine.rulesets.sits.state import Sheet, Ship, SitsState
from engine.rulesets.sits.vetting_combat import combat_faults, ship_faults


def vet(state: SitsState) -> str:
    """A sentence about the first thing that no game leads to; empty for a position to play on."""
    found = chain(_table_faults(state), _fleet_faults(state), _order_faults(state), combat_faults(state))
    return next(found, "")


def _table_faults(state: SitsState) -> Iterator[str]:
    if tuple(seat.id for seat in state.seats) != state.players:
        yield "expected a seat for each player"
    names = [sheet.id for sheet in state.sheets]
    if not names or len(set(names)) != len(names):
        yield "expected map sheets with an id each"
    yield from (f"map sheet {sheet.id} has no hex" for sheet in state.sheets if not _has_hexes(sheet))
    if state.outcome is None and TABLE.spec(state.phase).automatic and not state.pending:
        yield f"nobody is ever waited for in step {state.phase!r}"
    if state.turn < 1 or (state.options.turn_limit or 1) < 1:
        yield "expected turns counted from 1"
    if state.deploy is not None and min(state.deploy.radius, state.deploy.max_speed) < 0:
        yield "expected limits of setup of at least 0"
    if {*state.committed, *state.active} - {*state.players} or {*state.committed} & {*state.active}:
        yield "expected every player to be waited for or committed, not both"


def _has_hexes(sheet: Sheet) -> bool:
    return sheet.columns > 0 and sheet.rows > 0


def _fleet_faults(state: SitsState) -> Iterator[str]:
    if not state.ships:
        yield "expected ships"
    for key, ship in state.ships.items():
        if key != ship.id or ship.side not in state.players:
            yield f"ship {key} has another's id or no side of this game"
        yield from _card_faults(ship)
        yield from ship_faults(state, ship)


def _card_faults(ship: Ship) -> Iterator[str]:
    try:
        sheet = card.load_card(ship.ship_class)
    except ContentError as error:
        yield f"ship {ship.id} is of no class that can be read: {error}"
        return
    for marks in (ship.marked, ship.disabled):
        yield from (
            f"ship {ship.id} has no such boxes: {track}" for track in card.too_many_marks(sheet, marks)
        )
    yield from (fault.message for fault in officer_faults(ship.officers))
    if not ship.vectors.is_consolidated():
        yield f"ship {ship.id} has vectors that are not consolidated"
    if ship.place is None and (ship.midpoint or ship.eot):
        yield f"ship {ship.id} has markers, but is not on the map"


def _order_faults(state: SitsState) -> Iterator[str]:
    for key, plot in state.plots.items():
        ship = state.ships.get(key)
        if ship is None or plot.ship != key or plot.player != ship.side or ship.place is None:
            yield f"there are orders for {key}, which has none to get"
        checks = chain(turn_is_readable(state, plot), thrust_is_readable(state, plot))
        yield from (fault.message for fault in checks)
