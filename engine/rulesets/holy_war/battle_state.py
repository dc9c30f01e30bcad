"""What the state keeps of a combat in one level: its step, the Flights, dice that wait, and units adrift."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Literal, Self

from engine.core.ids import PieceId, PlayerId


class Weapon(StrEnum):
    """A weapon system (II.counter-format)."""

    LAUNCHED = "LW"
    ENERGY = "EW"
    PSYCHIC = "PW"


class Step(StrEnum):
    """Where a combat stands. A step that waits for a player has a Decision of the same word on the stack.

    DENIAL -> FLIGHTS -> [round: REVEAL -> BOARDING or nothing -> LUCK -> PLACING] -> next round or over.
    The weapon roll and the combat rolls need nobody and are made between the steps.
    """

    DENIAL = "denial"
    """The defender, then the attacker, may withdraw (VIII.1.denial)."""
    FLIGHTS = "flights"
    """Both form Flights in secret; neither sees the other's before they are revealed (VIII.2.flights)."""
    REVEAL = "reveal"
    """The attacker, then the defender, commits a Flight to the round (VIII.4.order)."""
    BOARDING = "boarding"
    """The stronger side of a PW round boards, or says that it won't (VIII.5.boarding-choice)."""
    LUCK = "luck"
    """The owner of a Luckship says whether to add 1 to a die that was rolled (XII.LS.optional)."""
    PLACING = "placing"
    """Dispersed units are placed by the opponent (VIII.result.disp)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight:
    """Up to four units that enter a combat together; its composition is fixed (VIII.4.fixed)."""

    units: tuple[PieceId, ...]
    """As formed; units lost later are no more in the state's `units`, and those dispersed leave it."""
    star: PieceId | None = None
    """A moving star that is in it without counting toward the four (VIII.2.includes)."""
    revealed: int | None = None
    """The round in which it was revealed; None: still hidden (VIII.4.hidden)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """One side's roll on the Combat Results Table in the round under way (VIII.6.rolls)."""

    side: PlayerId
    differential: int
    """Its own, from the totals at the start of the round (AMB.a12)."""
    die: int
    luck: bool | None = None
    """Whether a Luckship adds 1; None: not decided, or no Luckship (XII.LS.bonus)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One boarding attempt of the round under way (VIII.board.unit-by-unit)."""

    boarder: PieceId
    target: PieceId
    strength: int
    """The part of the boarder's PW used on this target (VIII.board.split)."""
    odds: str
    """Column of the Boarding Table."""
    die: int
    luck: bool | None = None
    captured: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Combat:
    """The combat in one level; units stay in the state's `units` with that level (AMB.a03)."""

    level: str
    attacker: PlayerId
    """The phasing side, whose units came second (AMB.a40)."""
    defender: PlayerId
    """Who decides and rolls for the other side, also for a neutral StarGuard (IX.opponent-handles)."""
    neutral: bool = False
    """The defender's only unit is a neutral StarGuard: no battle for the Neutrals Chart."""
    system: bool = False
    """The level was a system when the combat began (IX.battle.defend-system)."""
    step: Step = Step.DENIAL
    asked: PlayerId | None = None
    """Whose turn it is within a step in which the sides act one after the other."""
    withdrawn: tuple[PlayerId, ...] = ()
    """Who denied combat."""
    round: int = 0
    """Rounds begun; 0 while no round has (VIII.1.committed)."""
    weapon: Weapon | None = None
    """Of this round (VIII.3.weapon)."""
    flights: Mapping[PlayerId, tuple[Flight, ...]] = field(default_factory=dict)
    """By side; a side is missing until it has formed its Flights. A neutral StarGuard is the defender's."""
    differential: int = 0
    """The attacker's, from the totals at the start of the round (AMB.a12); the defender's is its negative."""
    shots: tuple[Shot, ...] = ()
    """Rolled in this round and not applied yet."""
    attempts: tuple[Attempt, ...] = ()
    """Boarding of this round, in order."""
    boarding: bool = False
    """Boarding was chosen in this round (VIII.board.instead)."""

    def other(self, side: PlayerId) -> PlayerId:
        """The other side of the combat."""
        return self.defender if side == self.attacker else self.attacker

    def stronger(self) -> PlayerId | None:
        """The side with a Differential above zero in this round (VIII.board.who); None: neither."""
        if self.differential == 0:
            return None
        return self.attacker if self.differential > 0 else self.defender

    def differential_of(self, side: PlayerId) -> int:
        """A side's own Differential in this round (VIII.5.differential)."""
        return self.differential if side == self.attacker else -self.differential

    def revealed(self, side: PlayerId) -> tuple[PieceId, ...]:
        """Units of a side's revealed Flights as they were formed, lost ones too."""
        shown = (f for f in self.flights.get(side, ()) if f.revealed is not None)
        return tuple(unit for flight in shown for unit in flight.units)

    def hidden(self, side: PlayerId) -> tuple[int, ...]:
        """Numbers of a side's Flights that are not revealed, counted from 0."""
        flights = enumerate(self.flights.get(side, ()))
        return tuple(n for n, flight in flights if flight.revealed is None)

    def with_flight(self, side: PlayerId, number: int, flight: Flight) -> Self:
        """This combat with one Flight changed; IndexError for no such Flight."""
        changed = list(self.flights[side])
        changed[number] = flight
        return replace(self, flights={**self.flights, side: tuple(changed)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Adrift:
    """A dispersed unit that its opponent has to place (VI.jump.dispersal-placement, VIII.result.disp)."""

    unit: PieceId
    placer: PlayerId
    seen: bool
    """Dispersed in combat, so that its type is known; one dispersed in a jump is placed unseen (AMB.a48)."""
    batch: int
    """Units of one batch were dispersed together and go to different levels."""
    taken: tuple[str, ...] = ()
    """Levels that units of its batch were placed in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fought:
    """A combat that is over, for the end of the phase (XII.SB.destroy, IX.battle.defend-system)."""

    level: str
    rounds: int
    took_part: tuple[PieceId, ...]
    """Units of revealed Flights of both sides."""
    result: Literal["attacker", "defender", "both lost", "denied"]
    """Who has units left in the level; "denied": a side withdrew before the first round."""
