"""The besiege phase: bombarding Fortresses, taking installations, and the victory that follows."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Outcome
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.star_control.book import book, face, note, rule
from engine.rulesets.star_control.commands import Besiege
from engine.rulesets.star_control.fleets import name, ships_of
from engine.rulesets.star_control.galaxy import GAL_MAP, words
from engine.rulesets.star_control.hexes import distance, holds, name_of, neighbours
from engine.rulesets.star_control.ships import bombardment_bonus
from engine.rulesets.star_control.state import SIDES, Fleet, Installation, Ship, StarControlState

BES_ATTACK = rule("BES.attack")
BES_ROLL = rule("BES.roll")
BES_DESTROY = rule("BES.destroy")
BES_CAPTURE = rule("BES.capture")
VICTORY = rule("VIC.starbases")
EQ_DICE = rule("EQ.dice")
FORTRESSES = (Installation.FORTIFICATION, Installation.STARBASE)
"""What may be bombarded (AMB.a08)."""
TAKEN = (Installation.STARBASE, Installation.MINE, Installation.COLONY)
"""What an occupier takes over (AMB.a09)."""
NEEDED = 10
"""BES.destroy: the modified roll that destroys a Fortress."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bombarded(Event):
    """A Fleet bombarded a Fortress."""

    kind: Literal["star-control.bombarded"] = "star-control.bombarded"
    cell: str
    rolls: tuple[int, ...]
    """Modified, one for each ship."""
    destroyed: bool


def bombarding(state: StarControlState, fleet: Fleet) -> tuple[Ship, ...]:
    """BES.roll: the ships of a Fleet that roll; one built this turn does not (AMB.a18)."""
    return tuple(ship for ship in ships_of(state, fleet) if not ship.built or ship.built != state.turn)


@book.check(Besiege, stage=Stage.FORM)
def besieged_hex_exists(state: StarControlState, command: Besiege) -> Iterator[Violation]:
    """GAL.hex-map: Fortresses stand on the starmap."""
    if not holds(state.board, command.cell):
        yield Violation(GAL_MAP, f"There is no hex {name_of(command.cell)} on the starmap.")


@book.check(Besiege)
def fortress_is_an_enemys(state: StarControlState, command: Besiege) -> Iterator[Violation]:
    """BES.attack: an enemy Fortification or Starbase (AMB.a08)."""
    sector = state.sectors[command.cell]
    if sector.installation not in FORTRESSES or sector.owner == command.player:
        yield Violation(
            BES_ATTACK,
            f"No enemy Fortress is in {name_of(command.cell)}: {words(sector)}.",
            cells=(command.cell,),
        )


@book.check(Besiege)
def fortress_is_adjacent(state: StarControlState, command: Besiege) -> Iterator[Violation]:
    """BES.attack: in a neighbouring hex."""
    away = distance(state.fleets[command.fleet].cell, command.cell)
    if away != 1:
        yield Violation(BES_ATTACK, f"A Fleet bombards the hex next to it, not one {away} away.")


@book.check(Besiege)
def fleet_besieges_once(state: StarControlState, command: Besiege) -> Iterator[Violation]:
    """BES.attack: one Fortress a phase (AMB.a26)."""
    if state.fleets[command.fleet].besieged:
        yield Violation(BES_ATTACK, f"Fleet {command.fleet} has bombarded in this phase.", (command.fleet,))


@book.check(Besiege)
def somebody_bombards(state: StarControlState, command: Besiege) -> Iterator[Violation]:
    """BES.roll: a ship built this turn does not bombard yet (AMB.a18)."""
    if not bombarding(state, state.fleets[command.fleet]):
        yield Violation(BES_ROLL, f"All ships of Fleet {command.fleet} were built this turn.")


@book.resolve(Besiege)
def besiege(state: StarControlState, command: Besiege, dice: Dice) -> Resolution[StarControlState]:
    """BES.roll, BES.destroy: one die for each ship; any 10 or more destroys the Fortress."""
    fleet, where = state.fleets[command.fleet], name_of(command.cell)
    crew = bombarding(state, fleet)
    # One throw a ship: the dice are never added up, so the log shall not show a sum.
    purposes = (f"BES.roll {name(state, ship.id)} ({fleet.id}) bombards {where}" for ship in crew)
    faces = tuple(dice.roll(10, purpose=purpose).total for purpose in purposes)
    rolls = tuple(n + bombardment_bonus(ship.code) for n, ship in zip(faces, crew, strict=True))
    hits = sum(n >= NEEDED for n in rolls)
    destroyed = hits > 0
    sector = state.sectors[command.cell]
    thing = sector.installation.value.title() if sector.installation else "hex"
    shown = listed(
        face(n) + (f" + {bonus}" if (bonus := bombardment_bonus(ship.code)) else "")
        for n, ship in zip(faces, crew, strict=True)
    )
    event = Bombarded(
        text=f"Fleet {fleet.id} bombards the {thing} in {where}: needs {NEEDED} or more, rolls {shown}: "
        + f"{hits or 'no'} {'hit' if hits == 1 else 'hits'}. "
        + (f"The {thing} is destroyed." if destroyed else "It holds."),
        rule=BES_DESTROY if destroyed else BES_ROLL,
        pieces=(fleet.id,),
        cell=command.cell,
        rolls=rolls,
        destroyed=destroyed,
    )
    state = state.with_fleet(replace(fleet, besieged=True))
    if destroyed:
        state = state.with_sector(command.cell, replace(sector, installation=None, owner=None))
    return judged(Resolution(state=state, events=(event,)))


def targets(state: StarControlState, fleet: Fleet) -> tuple[str, ...]:
    """The Fortresses that a Fleet could bombard now by the rules."""
    if fleet.besieged or not bombarding(state, fleet):
        return ()
    return tuple(
        cell
        for cell in neighbours(state.board, fleet.cell)
        if state.sectors[cell].installation in FORTRESSES and state.sectors[cell].owner != fleet.owner
    )


def captured(state: StarControlState) -> Resolution[StarControlState]:
    """BES.capture: at the end of the phase the mover takes what his Fleets stand on (AMB.a10)."""
    side = state.mover
    events: list[Event] = []
    for cell in sorted({fleet.cell for fleet in state.of_side(side)}):
        sector = state.sectors[cell]
        if sector.installation in TAKEN and sector.owner != side:
            state = state.with_sector(cell, replace(sector, owner=side))
            thing = sector.installation.value.title() if sector.installation else ""
            text = f"The {side} takes the {thing} in {name_of(cell)}."
            events.append(note(text, BES_CAPTURE))
    return judged(Resolution(state=state, events=tuple(events)))


def loser(state: StarControlState) -> PlayerId | None:
    """VIC.starbases: the side without a Starbase; None while both have one."""
    return next((side for side in SIDES if not state.installations(side, Installation.STARBASE)), None)


def judged(result: Resolution[StarControlState]) -> Resolution[StarControlState]:
    """VIC.starbases: looked at whenever a Starbase is destroyed or taken (AMB.a27)."""
    beaten = loser(result.state)
    if beaten is None or result.state.outcome is not None:
        return result
    winner = result.state.other(beaten)
    outcome = Outcome(winner=winner, reason=f"The {beaten} has no Starbase left.", rule=VICTORY)
    text = f"The {winner} wins: the {beaten} has no Starbase left."
    state = replace(result.state, outcome=outcome, active=())
    return replace(result, state=state, events=(*result.events, note(text, VICTORY)))
