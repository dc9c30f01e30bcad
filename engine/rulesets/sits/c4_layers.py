"""The layers of missile defence on plain figures, shared by resolving and forecasting (C4.1).

Nothing here knows a state, a question or a die: rolls come in as results, survivors go out.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engine.core.ids import PieceId
from engine.mechanics import d10
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c4_tables import Reading, active_reading, ecm_reading
from engine.rulesets.sits.combat import Mount, Salvo, SalvoId

A1_25 = rule("A1.25")
C2_171_MQL = rule("C2.171.mql")
C4_122 = rule("C4.122")
C4_124_USE = rule("C4.124.use")
C4_126 = rule("C4.126")
C4_141_PD = rule("C4.141.pd")
C4_142 = rule("C4.142")
C4_144 = rule("C4.144")

WEDGE_SHIFT = 12
"""What an interposed wedge adds in place of ECM (C4.122)."""

Active: TypeAlias = Literal["CM", "PD"]
Counts: TypeAlias = tuple[int, ...]
"""Missiles, or kills, of each salvo of a set, in its order."""
Faces: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Flight:
    """What the defences need to know of a salvo."""

    id: SalvoId
    mql: int
    damage: int
    nuke: bool
    missiles: int
    """Still flying."""

    @classmethod
    def of(cls, salvo: Salvo, missiles: int | None = None) -> "Flight":
        """A salvo with so many missiles left, all of them by default; never fewer than none."""
        flying = salvo.missiles if missiles is None else min(missiles, salvo.missiles)
        return cls(salvo.id, salvo.mql, salvo.damage, salvo.nuke, max(flying, 0))


Flights: TypeAlias = tuple[Flight, ...]


@dataclass(frozen=True, slots=True)
class Battery:
    """One array that makes a look-up of its own: the countermissiles or point defence of a mount."""

    ship: PieceId
    name: str
    mount: Mount
    row: Fraction
    """Probable kills, officers and canister included (C4.131)."""
    penalty: int
    """Fire control of the mount: columns to the left (C4.133)."""
    canister: Fraction = Fraction(0)
    """Of `row`, what canister adds (C4.15)."""


@dataclass(frozen=True, slots=True)
class Defences:
    """All that a set of missiles has to pass."""

    ecm: int | None
    """ECM value; None without an unmarked box, and then there is no roll (C4.123)."""
    wedge: bool
    """An interposed wedge (C4.122, C4.141)."""
    cm: tuple[Battery, ...]
    """The target's own first, then those that are lent."""
    pd: tuple[Battery, ...]

    def batteries(self, layer: Active) -> tuple[Battery, ...]:
        """Those of a layer that can fire: none of CM through the wedge (C4.141.cm)."""
        if layer == "PD":
            return self.pd
        return () if self.wedge else self.cm


def counts(flights: Flights) -> Counts:
    """Missiles still flying, salvo by salvo."""
    return tuple(flight.missiles for flight in flights)


def with_counts(flights: Flights, left: Sequence[int]) -> Flights:
    """The same salvoes with other numbers of missiles."""
    return tuple(
        flight if flight.missiles == now else Flight(flight.id, flight.mql, flight.damage, flight.nuke, now)
        for flight, now in zip(flights, left, strict=True)
    )


def less(flights: Flights, kills: Sequence[int]) -> Flights:
    """What is left of the salvoes after kills in each."""
    return with_counts(flights, [f.missiles - k for f, k in zip(flights, kills, strict=True)])


@lru_cache(maxsize=8192)
def shared(flying: Counts, kills: int) -> Counts:
    """Kills shared out: one at a time from the salvo with most missiles left, of equal ones the earliest."""
    left = list(flying)
    for _ in range(min(kills, sum(flying))):
        left[left.index(max(left))] -= 1
    return tuple(before - now for before, now in zip(flying, left, strict=True))


# --- The ECM layer (C4.12). ---


class EcmLine(NamedTuple):
    """The look-up for all missiles of one MQL (C4.126, AMB.linked-mql)."""

    mql: int
    incoming: int
    reading: Reading
    extra: int
    """Kills beyond the table that a decoy makes sure of (C4.124.use)."""

    @property
    def kills(self) -> int:
        """Never more than there are (C4.113)."""
        return min(self.reading.kills, self.incoming) + self.extra


class EcmPassed(NamedTuple):
    """What the ECM layer did."""

    lines: tuple[EcmLine, ...]
    kills: Counts


def ecm_shift(defences: Defences, roll: int) -> int:
    """C4.12.order: ECM or wedge, then the 2d10-, the same for every salvo of a set; no roll without a box."""
    value = WEDGE_SHIFT if defences.wedge else defences.ecm or 0
    return value + (0 if defences.ecm is None else roll)


def ecm_layer(flights: Flights, defences: Defences, roll: int, decoy: int | None = None) -> EcmPassed:
    """C4.125, C4.126: the ECM layer; `decoy` is the number in the box of one that is spent.

    Salvoes of equal MQL are looked up together, the others apart, all with the same shifts.
    """
    shift = ecm_shift(defences, roll)
    lines = _ecm_lines(flights, shift + (decoy or 0))
    if decoy is not None:
        without = sum(line.kills for line in _ecm_lines(flights, shift))
        lines = _one_more(lines, without + 1)
    return EcmPassed(lines, _shared_by_mql(flights, lines))


def _ecm_lines(flights: Flights, shift: int) -> tuple[EcmLine, ...]:
    totals: dict[int, int] = {}
    for flight in flights:
        if flight.missiles:
            totals[flight.mql] = totals.get(flight.mql, 0) + flight.missiles
    return tuple(
        EcmLine(mql, totals[mql], ecm_reading(totals[mql], mql + shift), 0) for mql in sorted(totals)
    )


def _one_more(lines: tuple[EcmLine, ...], least: int) -> tuple[EcmLine, ...]:
    """C4.124.use, AMB.decoy-min: at least so many kills; one that the table lacks comes off the best MQL."""
    if sum(line.kills for line in lines) >= least:
        return lines
    spare = next((n for n, line in enumerate(lines) if line.kills < line.incoming), None)
    if spare is None:
        return lines
    more = lines[spare]._replace(extra=1)
    return (*lines[:spare], more, *lines[spare + 1 :])


def _shared_by_mql(flights: Flights, lines: tuple[EcmLine, ...]) -> Counts:
    kills = dict.fromkeys(range(len(flights)), 0)
    for line in lines:
        members = [n for n, flight in enumerate(flights) if flight.mql == line.mql]
        lost = shared(tuple(flights[n].missiles for n in members), line.kills)
        kills.update(zip(members, lost, strict=True))
    return tuple(kills.values())


# --- Active defences (C4.13, C4.14). ---


class Shot(NamedTuple):
    """One battery's look-up."""

    battery: Battery
    faces: Faces
    reading: Reading
    kills: int
    """Doubled and halved (C4.142, C4.141.pd)."""


class ActiveFought(NamedTuple):
    """What an active layer did."""

    mql: int
    shots: tuple[Shot, ...]
    kills: int
    """In all, never more than there are."""


Throw: TypeAlias = Callable[[Battery], Faces]
"""Two ten-sided dice for a battery."""


def best_mql(flights: Flights) -> int:
    """C4.144, AMB.linked-mql: the lowest MQL among the missiles still flying; 0 with none."""
    return min((flight.mql for flight in flights if flight.missiles), default=0)


def all_nukes(flights: Flights) -> bool:
    """C4.142: whether what still flies is made up of contact nukes."""
    return all(flight.nuke for flight in flights if flight.missiles)


def battery_reading(battery: Battery, mql: int, roll: int) -> Reading:
    """C4.132, C4.133: MQL and 2d10- to the right, fire control to the left."""
    return active_reading(battery.row, mql + roll - battery.penalty)


def kill_total(layer: Active, kills: int, *, nukes: bool, wedge: bool) -> int:
    """C4.142, C4.141.pd, AMB.wedge-halve: point defence doubled against nukes, then halved by the wedge."""
    if layer == "CM":
        return kills
    doubled = kills * 2 if nukes else kills
    return doubled // 2 if wedge else doubled


def active_layer(layer: Active, flights: Flights, defences: Defences, throw: Throw) -> ActiveFought:
    """C4.132, C4.143, C4.144: every battery rolls once for the whole set until nothing is left to kill."""
    flying = sum(counts(flights))
    mql, nukes = best_mql(flights), all_nukes(flights)
    shots: list[Shot] = []
    total = 0
    for battery in defences.batteries(layer):
        if total >= flying or not battery.row:
            continue
        faces = throw(battery)
        reading = battery_reading(battery, mql, d10.difference(faces))
        kills = kill_total(layer, reading.kills, nukes=nukes, wedge=defences.wedge)
        shots.append(Shot(battery, faces, reading, kills))
        total += kills
    return ActiveFought(mql, tuple(shots), min(total, flying))


def alike(layer: Active, flights: Flights) -> bool:
    """Whether it makes no difference which missiles of a set die in a layer.

    After point defence only what they do to the ship counts, before it their MQL as well.
    """
    worths = {
        (flight.damage, flight.nuke, flight.mql if layer == "CM" else 0)
        for flight in flights
        if flight.missiles
    }
    return len(worths) < 2


def settled(layer: Active, flights: Flights, kills: int) -> Counts | None:
    """The kills of each salvo where the defender has nothing to choose, else None (C2.17.choose)."""
    flying = counts(flights)
    if kills >= sum(flying) or kills <= 0 or alike(layer, flights):
        return shared(flying, kills)
    return None


@lru_cache(maxsize=8192)
def worst_first(flights: Flights, kills: int) -> Counts:
    """Kills as a careful defender names them: most damage first, laser heads before nukes, then low MQL."""
    worths = [(-flight.damage, flight.nuke, flight.mql, n) for n, flight in enumerate(flights)]
    found = [0] * len(flights)
    for *_, n in sorted(worths):
        found[n] = min(flights[n].missiles, kills)
        kills -= found[n]
    return tuple(found)


def resolve(flights: Flights, defences: Defences, throw: Callable[[], Faces], decoy: int | None) -> Counts:
    """Missiles that hit, salvo by salvo, of a set that passes every layer, kills named by `worst_first`.

    The whole way of a salvo in one call, for samples; a game goes it stage by stage (c4_defence).
    """
    roll = 0 if defences.ecm is None else d10.difference(throw())
    flights = less(flights, ecm_layer(flights, defences, roll, decoy).kills)
    layers: tuple[Active, Active] = ("CM", "PD")
    for layer in layers:
        fought = active_layer(layer, flights, defences, lambda _battery: throw())
        flights = less(flights, settled(layer, flights, fought.kills) or worst_first(flights, fought.kills))
    return counts(flights)
