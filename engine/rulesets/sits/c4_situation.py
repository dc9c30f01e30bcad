"""What a set of missiles meets: the facing it strikes, the mount that defends, arrays lent, decoys (C4)."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from engine.core.ids import PieceId
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import Site, Window, count
from engine.mechanics.bearing import ship_window, shoot
from engine.mechanics.firing_arcs import Coverage, bearing_mounts, coverage, hit_edge
from engine.rulesets.sits import readiness
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c4_layers import Active, Battery, Defences, Flight, Flights
from engine.rulesets.sits.c4_tables import canisters_each
from engine.rulesets.sits.combat import MOUNTS, Engagement, Hold, Mount, Salvo, Step
from engine.rulesets.sits.state import Ship, SitsState

C4_124_SIDE = rule("C4.124.side")
C4_131_MOUNTS = rule("C4.131.mounts")
C4_143_R1 = rule("C4.143.r1")
C4_143_R2 = rule("C4.143.r2")
C4_143_BEAR = rule("C4.143.bear")
C4_153 = rule("C4.153")
C4_154 = rule("C4.154")
C5_444 = rule("C5.444")

BROADSIDES: tuple[Mount, ...] = ("port", "starboard")
_THIRD = Fraction(1, 3)


def named(window: str) -> Window:
    """The AVID window of that name; the name is not checked."""
    return Window(Site(window))


class Struck(NamedTuple):
    """How a ship turns to an Impact Window (C5.11, C1.222)."""

    axis: Window
    """The window in the ship's own axes."""
    covered: bool
    """It is one of the wedge's, up or down."""
    sides: tuple[Mount, ...]
    """The nearest of Forward, Aft, Port and Starboard, counted on the AVID; several where equally near."""


@lru_cache(maxsize=4096)
def struck(attitude: Attitude, window: Window) -> Struck:
    """Which side of a ship an Impact Window faces (C5.11, C5.111, AMB.mounts)."""
    seen = ship_window(attitude, window)
    axis = seen.choices[0]
    nearest = {marker.value for marker in seen.nearest}
    covered = coverage(axis) is Coverage.WEDGE
    return Struck(axis, covered, tuple(mount for mount in MOUNTS if mount in nearest))


def interposed(ship: Ship, axis: str) -> bool:
    """Whether a raised wedge lies in that window of the ship's axes (C4.122, C4.141)."""
    return ship.wedge_up and not ship.bubble_wall and coverage(named(axis)) is Coverage.WEDGE


def same_defence(state: SitsState, ship: Ship, sides: tuple[Mount, ...], step: Step) -> bool:
    """Whether it makes no difference which of several mounts defends."""
    found = {
        (
            readiness.countermissiles(ship, side),
            readiness.point_defence(ship, side),
            readiness.fire_control(ship, side, disabled(state, ship.id, side, step)),
            hold_of(state, ship.id, side, step) is None,
        )
        for side in sides
    }
    return len(found) == 1


# --- Canister (C4.15). ---


def hold_of(state: SitsState, ship: PieceId, mount: Mount, step: Step) -> Hold | None:
    """The tubes of a mount that are held back in a step."""
    return next((h for h in state.holds if (h.ship, h.mount, h.step) == (ship, mount, step)), None)


def disabled(state: SitsState, ship: PieceId, mount: Mount, step: Step) -> int:
    """Fire control boxes of a mount that canister fire has disabled in this step (C4.154)."""
    hold = hold_of(state, ship, mount, step)
    return hold.fired if hold else 0


def canisters_of(ship: Ship, mount: Mount) -> int:
    """Canisters that one tube of a mount fires (C4.15.size); 0 without launchers."""
    track = readiness.missile_track(ship, mount)
    return canisters_each(max(track[1].damage_by_range.values(), default=0)) if track else 0


def canister_tubes(state: SitsState, ship: Ship, mount: Mount, step: Step) -> int:
    """Tubes of a mount that may fire canister now (C4.151-C4.153, AMB.canister, AMB.fcon-boxes).

    At most those held and not yet fired, whole rounds of the stock, launchers that still work, and all
    tubes of the step together as many as the mount has working fire control boxes.
    """
    hold, each = hold_of(state, ship.id, mount, step), canisters_of(ship, mount)
    if hold is None or not each:
        return 0
    boxes = readiness.left(ship, f"{mount}.fcon") - hold.fired
    stock = ship.canister.get(mount, 0) // each
    working = readiness.launchers(ship, mount) - hold.fired
    return max(0, min(hold.tubes - hold.fired, boxes, stock, working))


# --- Arrays (C4.131, C4.143). ---


def _own(state: SitsState, ship: Ship, mount: Mount, step: Step, tubes: int) -> tuple[Battery, Battery]:
    penalty = readiness.fire_control(ship, mount, disabled(state, ship.id, mount, step))
    canister = _THIRD * tubes * canisters_of(ship, mount)
    cm = readiness.countermissiles(ship, mount) + canister
    pd = readiness.point_defence(ship, mount)
    return (
        Battery(ship.id, ship.name, mount, cm, penalty, canister),
        Battery(ship.id, ship.name, mount, pd, penalty),
    )


def bearing_mount(ship: Ship, window: Window) -> Mount | None:
    """The mount with which a ship helps against an Impact Window (C4.143.bear, AMB.mounts).

    That of its nearest side marker; of several equally near the one with the weaker arrays (A1.25). None
    where the window lies behind its own wedge, so that no mount bears.
    """
    at = struck(ship.attitude, window)
    bearing = {facing.value for facing in bearing_mounts(at.axis)}
    return min(
        (side for side in at.sides if side in bearing),
        key=lambda side: (readiness.countermissiles(ship, side), readiness.point_defence(ship, side)),
        default=None,
    )


def lends(target: Ship, friend: Ship, window: Window) -> tuple[Active, ...]:
    """Layers in which a friend could add kills by place, communications and bearing (C4.143, C5.444)."""
    able = (
        friend.id != target.id
        and friend.side == target.side
        and readiness.fights(friend)
        and readiness.communicates(friend)
        and readiness.communicates(target)
    )
    if not able or target.place is None or friend.place is None:
        return ()
    layers = lent_at(target, friend, window)
    return layers if layers and bearing_mount(friend, window) is not None else ()


def lent_at(target: Ship, friend: Ship, window: Window) -> tuple[Active, ...]:
    """C4.143.r1, C4.143.r2: what the range, and where the target sees its friend, allow."""
    if target.place is None or friend.place is None:
        return ()
    seen = shoot(target.place, friend.place)
    if seen.range <= 1:
        return ("CM", "PD")
    if seen.range == 2 and all(count(window, each) <= 1 for each in seen.windows):
        return ("CM",)
    return ()


def _lent(
    state: SitsState, target: Ship, window: Window, step: Step
) -> Iterator[tuple[tuple[Active, ...], Battery, Battery]]:
    for key in sorted(state.ships):
        friend = state.ships[key]
        layers = lends(target, friend, window)
        mount = bearing_mount(friend, window) if layers else None
        if mount is not None:
            yield layers, *_own(state, friend, mount, step, 0)


def defences_of(
    state: SitsState,
    target: Ship,
    *,
    window: str,
    axis: str,
    mount: Mount,
    step: Step,
    canister: int = 0,
) -> Defences:
    """All that missiles through an Impact Window have to pass (C4.12-C4.15).

    `axis` is that window in the target's axes, `mount` the one that faces it, `canister` the tubes that fire
    for it. Ships stand where the state has them.
    """
    cm, pd = _own(state, target, mount, step, canister)
    friends = tuple(_lent(state, target, named(window), step))
    return Defences(
        ecm=readiness.ecm(target),
        wedge=interposed(target, axis),
        cm=(cm, *(lent for layers, lent, _ in friends if "CM" in layers)),
        pd=(pd, *(lent for layers, _, lent in friends if "PD" in layers)),
    )


# --- Decoys (C4.124). ---


class Decoys(NamedTuple):
    """Decoys of a broadside."""

    mount: Mount
    left: int
    shift: int
    """The number in the next box."""


def decoys(ship: Ship, axis: str) -> tuple[Decoys, ...]:
    """C4.124.use, C4.124.side: decoys that could be spent on missiles through a window of the ship's axes.

    Those of the broadside that is struck; of either for missiles from straight ahead, astern or the wedge.
    """
    edge = hit_edge(named(axis))
    sides = tuple(side for side in BROADSIDES if edge is not None and side == edge.value) or BROADSIDES
    found = (
        Decoys(side, readiness.left(ship, f"{side}.decoys"), int(readiness.value(ship, f"{side}.decoys")))
        for side in sides
    )
    return tuple(each for each in found if each.left)


# --- An engagement under way. ---


def salvoes_of(state: SitsState, task: Engagement) -> tuple[Salvo, ...]:
    """The salvoes of a set that are on the table, in its order."""
    return tuple(state.salvoes[key] for key in task.salvoes if key in state.salvoes)


def flights_of(state: SitsState, task: Engagement) -> Flights:
    """The salvoes of a set with the missiles that still fly."""
    return tuple(Flight.of(salvo, task.survivors.get(salvo.id)) for salvo in salvoes_of(state, task))


def target_of(state: SitsState, task: Engagement) -> Ship | None:
    """The ship that a set comes at; None if it has left the map or the fight."""
    coming = salvoes_of(state, task)
    ship = state.ships.get(coming[0].target) if coming else None
    return ship if ship is not None and readiness.fights(ship) else None


def layers_left(task: Engagement) -> tuple[Active, ...]:
    """Active layers that the set has still to meet; one whose kills are only to be named is over."""
    if task.stage == "leak":
        return ()
    layers: tuple[Active, ...] = ("CM", "PD")
    fought = (task.stage == "pd") + (task.to_kill > 0)
    return layers[fought:]


def met_by(state: SitsState, task: Engagement, target: Ship) -> Defences:
    """What the set still has to pass, once its facing is known."""
    lead = salvoes_of(state, task)[0]
    return defences_of(
        state,
        target,
        window=lead.window,
        axis=task.axis,
        mount=task.mount or "forward",
        step=lead.step,
        canister=task.canister,
    )
