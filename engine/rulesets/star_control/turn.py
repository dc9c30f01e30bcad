"""A turn from phase to phase: what begins and ends with each, and which ones have something to be done."""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.flow import PhaseTable
from engine.core.ids import PieceId
from engine.core.ruleset import Resolution
from engine.core.state import Outcome
from engine.rulesets.star_control.battle.challenge import attacks
from engine.rulesets.star_control.book import book, note, rule
from engine.rulesets.star_control.commands import Proceed
from engine.rulesets.star_control.economy import (
    BLD_PRICE,
    CON_ONE,
    END_SCUTTLE,
    building_sites,
    constructions,
    paid_income,
)
from engine.rulesets.star_control.phases import (
    BATTLE,
    BESIEGE,
    BUILD,
    CONSTRUCTION,
    CYCLE,
    END,
    MOVEMENT,
    RESEARCH,
    STARBUCKS,
    TURN_ALTERNATE,
)
from engine.rulesets.star_control.research import research
from engine.rulesets.star_control.siege import BES_ATTACK, captured, targets
from engine.rulesets.star_control.state import SIDES, Installation, Ship, StarControlState

BAT_ATTACK = rule("BAT.attack")
BAT_REPAIR = rule("BAT.repair")


def _movement(state: StarControlState, _dice: Dice) -> Resolution[StarControlState]:
    """TURN.alternate: the next player's turn begins."""
    limit = state.options.turn_limit
    if limit is not None and state.turn > limit:
        return _out_of_time(state, limit)
    fleets = {key: replace(fleet, moved=0, fought=(), besieged=False) for key, fleet in state.fleets.items()}
    state = replace(state, fleets=fleets, active=(state.mover,))
    return Resolution(state=state, events=(note(f"Turn {state.turn}: the {state.mover}.", TURN_ALTERNATE),))


def _out_of_time(state: StarControlState, limit: int) -> Resolution[StarControlState]:
    """The house rule of a turn limit: more Starbases win, equal numbers are a draw."""
    count = {side: len(state.installations(side, Installation.STARBASE)) for side in SIDES}
    best = max(count.values())
    leaders = [side for side in SIDES if count[side] == best]
    winner = leaders[0] if len(leaders) == 1 else None
    tally = ", ".join(f"{side} {n}" for side, n in count.items())
    outcome = Outcome(winner=winner, reason=f"{limit} turns are over; Starbases: {tally}.")
    state = replace(state, outcome=outcome, active=(), turn=limit)
    return Resolution(state=state, events=(note(outcome.reason, TURN_ALTERNATE),))


def _research(state: StarControlState, dice: Dice) -> Resolution[StarControlState]:
    return research(state, dice)


def _battle(state: StarControlState, _dice: Dice) -> Resolution[StarControlState]:
    possible = any(attacks(state, fleet) for fleet in state.of_side(state.mover))
    return _stop_if(state, possible, "No enemy Fleet is next to yours: no battles.", BAT_ATTACK)


def _starbucks(state: StarControlState, _dice: Dice) -> Resolution[StarControlState]:
    repaired = repair(state)
    paid = paid_income(repaired.state)
    return replace(paid, events=(*repaired.events, *paid.events))


def repair(state: StarControlState) -> Resolution[StarControlState]:
    """BAT.repair: at the end of the battle phase the mover's ships are made whole (AMB.a16)."""
    sides = SIDES if state.options.repair == "all" else (state.mover,)
    own = {ship for side in sides for fleet in state.of_side(side) for ship in fleet.ships}
    mended = [replace(s, damage=0) for s in state.ships.values() if s.damage and s.id in own]
    if not mended:
        return Resolution(state=state)
    text = f"Damaged ships are repaired: {len(mended)}."
    return Resolution(state=state.with_ships(*mended), events=(note(text, BAT_REPAIR, *_ids(mended)),))


def _ids(ships: list[Ship]) -> tuple[PieceId, ...]:
    return tuple(sorted(ship.id for ship in ships))


def _construction(state: StarControlState, _dice: Dice) -> Resolution[StarControlState]:
    possible = next(constructions(state, state.mover), None) is not None
    return _stop_if(state, possible, "Nothing can be constructed.", CON_ONE)


def _build(state: StarControlState, _dice: Dice) -> Resolution[StarControlState]:
    possible = bool(building_sites(state, state.mover))
    return _stop_if(state, possible, "No ship can be bought.", BLD_PRICE)


def _besiege(state: StarControlState, _dice: Dice) -> Resolution[StarControlState]:
    possible = any(targets(state, fleet) for fleet in state.of_side(state.mover))
    return _stop_if(state, possible, "No Fortress is next to a Fleet.", BES_ATTACK)


def _end(state: StarControlState, _dice: Dice) -> Resolution[StarControlState]:
    """BES.capture ends the phase before; then ships may be scuttled."""
    taken = captured(state)
    if taken.state.outcome is not None:
        return taken
    possible = bool(taken.state.of_side(state.mover))
    stop = _stop_if(taken.state, possible, "No ship could be scuttled.", END_SCUTTLE)
    return replace(stop, events=(*taken.events, *stop.events))


def _stop_if(state: StarControlState, possible: bool, else_: str, why: str) -> Resolution[StarControlState]:  # noqa: FBT001 - reads as a sentence
    """The phase waits for the mover if there is something to be done; else the log says why it passes by."""
    if possible:
        return Resolution(state=replace(state, active=(state.mover,)))
    skipped = note(else_, rule(why.partition("/")[2]))
    return Resolution(state=replace(state, active=()), events=(skipped,))


TABLE: PhaseTable[StarControlState] = PhaseTable(
    CYCLE,
    {
        MOVEMENT: _movement,
        RESEARCH: _research,
        BATTLE: _battle,
        STARBUCKS: _starbucks,
        CONSTRUCTION: _construction,
        BUILD: _build,
        BESIEGE: _besiege,
        END: _end,
    },
)


def begun(state: StarControlState, dice: Dice) -> Resolution[StarControlState]:
    """The first turn begins: setup is over."""
    return TABLE.settle(Resolution(state=replace(state, turn=0, phase=END, active=())), dice)


@book.resolve(Proceed)
def proceed(state: StarControlState, command: Proceed, dice: Dice) -> Resolution[StarControlState]:
    """TURN.phases: on to the next phase in which something can be done."""
    done = note(f"The {command.player} ends the phase.", TURN_ALTERNATE)
    return TABLE.settle(Resolution(state=replace(state, active=()), events=(done,)), dice)
