"""One ship to a hex and level: what that forbids in setup and in plotting (INT.stacking-limit)."""

from collections.abc import Iterator, Mapping

from engine.core.ids import PieceId, PlayerId
from engine.core.violation import Violation
from engine.mechanics.hexlevels import Place
from engine.rulesets.sits.b1_placement import occupant
from engine.rulesets.sits.b3_movement import Flight, flight, planned_eot
from engine.rulesets.sits.book import book, height, rule
from engine.rulesets.sits.commands import Commit, Plot
from engine.rulesets.sits.state import Ship, SitsState, Stacking

LIMIT = rule("INT.stacking-limit")
OPTION = rule("INT.stacking-option")


def limited(state: SitsState) -> bool:
    """Whether the limit holds: the table may agree to play without it (INT.stacking-option)."""
    return state.options.stacking is Stacking.LIMIT


def place_faults(state: SitsState, ship: Ship, place: Place) -> Iterator[Violation]:
    """What forbids standing in a place: another ship there."""
    other = occupant(state, place, ship.id) if limited(state) else None
    if other is not None:
        where = f"hex {place.hex.name} at {height(place.level)}"
        text = f"{other.name} is in {where} already; one ship has room there."
        yield Violation(LIMIT, text, (other.id,), (str(place.hex),))


def friendly_ends(state: SitsState, side: PlayerId, but: PieceId) -> Mapping[Place, Ship]:
    """Where a side's other ships will be at the end of turn, by their plots so far."""
    return {
        planned_eot(ship, state.plots.get(ship.id)): ship
        for ship in state.of_side(side)
        if ship.id != but and ship.place is not None
    }


def displacement_faults(flown: Flight, ends: Mapping[Place, Ship]) -> tuple[Violation, ...]:
    """AMB.stack-enemy: thrust may not displace an EoT marker onto a friend's; a secret of their side."""
    friend = ends.get(flown.eot) if flown.displaced else None
    if friend is None:
        return ()
    where = f"hex {flown.eot.hex.name} at {height(flown.eot.level)}"
    text = f"Displacement by {flown.shift} puts the EoT marker onto {friend.name}'s in {where}."
    cells = (str(flown.eot.hex),)
    return (Violation(LIMIT, text, (flown.ship.id, friend.id), cells, seen_by=(flown.ship.side,)),)


@book.check(Plot)
def displacement_finds_room(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """INT.stacking-limit: no EoT marker is displaced onto a friendly one; drift is nobody's choice."""
    ship = state.ships[plot.ship]
    if not limited(state) or not plot.thrust or plot.route or ship.place is None:
        return
    flown = flight(ship, plot, state.options.midpoint)
    if flown.displaced:
        yield from displacement_faults(flown, friendly_ends(state, ship.side, ship.id))


@book.check(Commit)
def displacements_keep_apart(state: SitsState, commit: Commit) -> Iterator[Violation]:
    """INT.stacking-limit: of the sealed plots none displaces an EoT marker onto a friendly one."""
    if not limited(state):
        return
    rounding = state.options.midpoint
    taken: dict[Place, Flight] = {}
    for ship in state.of_side(commit.player):
        if ship.place is None:
            continue
        flown = flight(ship, state.plots.get(ship.id), rounding)
        other = taken.setdefault(flown.eot, flown)
        if other is not flown and (other.displaced or flown.displaced):
            mover, stayer = (flown, other) if flown.displaced else (other, flown)
            yield from displacement_faults(mover, {mover.eot: stayer.ship})
