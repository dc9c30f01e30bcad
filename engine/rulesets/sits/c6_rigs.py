"""Boxes lost, mended and lost again: the account of damage and of damage control (C6.13, AMB.repair-box).

The marks of a track are alike and lie from the left, so a mended box is the leftmost open one and the next to
be hit. It stays lost for the score (AMB.boxes-lost).
"""

from dataclasses import replace

from engine.rulesets.sits import card
from engine.rulesets.sits.combat import Rig
from engine.rulesets.sits.state import Ship

THRUST = "thrust"
IMPELLERS = (card.FWD_IMPELLER, card.AFT_IMPELLER)


def boxes(ship: Ship, track: str) -> int:
    """How many boxes the card has on a track; 0 for one that it does not have."""
    row = card.load_card(ship.ship_class).by_id.get(track)
    return len(row) if row else 0


def rigs_on(ship: Ship, track: str) -> int:
    """Jury-rigged boxes of a track that still work; those of Maximum Thrust came back with an impeller."""
    if track == THRUST:
        return sum(rig.thrust for rig in ship.rigged)
    return sum(rig.track == track for rig in ship.rigged)


def lost(ship: Ship, track: str) -> int:
    """Boxes of a track that were destroyed, jury-rigged ones included (AMB.boxes-lost)."""
    return min(boxes(ship, track), ship.marked.get(track, 0) + rigs_on(ship, track))


def sails(ship: Ship, track: str) -> int:
    """Warshawski sails at the end of an impeller track (C5.462)."""
    row = card.load_card(ship.ship_class).by_id.get(track)
    return sum(icon == "sail" for icon in row.icons) if row else 0


def sail_lost(ship: Ship, track: str) -> bool:
    """Whether a track's sail is gone, by a double hit (C5.462) or with every other box of the track."""
    return track in ship.sails or (sails(ship, track) > 0 and lost(ship, track) == boxes(ship, track))


def struck(ship: Ship, track: str, hits: int) -> Ship:
    """The ship with boxes of a track marked: jury-rigged ones first, and those are beyond mending then.

    Takes no more than there are; what follows from the loss is left to the caller (C5.4).
    """
    after = ship.marked.get(track, 0) + min(hits, boxes(ship, track) - ship.marked.get(track, 0))
    gone = min(rigs_on(ship, track), after - ship.marked.get(track, 0))
    marked = {**ship.marked, track: after}
    if track == THRUST:
        return replace(ship, marked=marked, rigged=_without_thrust(ship.rigged, gone))
    return _closed(replace(ship, marked=marked, rigged=_without(ship.rigged, track, gone)), track, gone)


def failed(ship: Ship, rig: Rig) -> Ship:
    """A jury rig gives out: its box is marked again, with the thrust that came with it (AMB.repair-time)."""
    after = replace(ship, rigged=without(ship.rigged, rig))
    marked = {**after.marked, rig.track: min(boxes(ship, rig.track), after.marked.get(rig.track, 0) + 1)}
    if rig.thrust:
        marked[THRUST] = min(boxes(ship, THRUST), after.marked.get(THRUST, 0) + 1)
    return _closed(replace(after, marked=marked), rig.track, 1)


def _closed(ship: Ship, track: str, count: int) -> Ship:
    """Marks that no party may try again in this fight (C6.13.once)."""
    if not count:
        return ship
    beyond = min(ship.marked.get(track, 0), ship.beyond.get(track, 0) + count)
    return replace(ship, beyond={**ship.beyond, track: beyond})


def closed(ship: Ship, track: str) -> Ship:
    """One mark of a track can't be mended any more in this fight (C6.121)."""
    return _closed(ship, track, 1)


def reloaded(ship: Ship, track: str, dots: int) -> Ship:
    """Salvo dots back in a magazine, those destroyed before those fired (C6.14, AMB.magazine-repair)."""
    mended = min(dots, ship.marked.get(track, 0))
    back = min(dots - mended, ship.spent.get(track, 0))
    return replace(
        ship,
        marked={**ship.marked, track: ship.marked.get(track, 0) - mended},
        spent={**ship.spent, track: ship.spent.get(track, 0) - back},
    )


def without(rigged: tuple[Rig, ...], rig: Rig) -> tuple[Rig, ...]:
    """The jury rigs without one of them."""
    place = rigged.index(rig)
    return rigged[:place] + rigged[place + 1 :]


def _without(rigged: tuple[Rig, ...], track: str, count: int) -> tuple[Rig, ...]:
    for rig in [rig for rig in rigged if rig.track == track][:count]:
        rigged = without(rigged, rig)
    return rigged


def _without_thrust(rigged: tuple[Rig, ...], count: int) -> tuple[Rig, ...]:
    kept = []
    for rig in rigged:
        taken = rig.thrust and count > 0
        count -= taken
        kept.append(replace(rig, thrust=False) if taken else rig)
    return tuple(kept)
