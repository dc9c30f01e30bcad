"""The walk through a combat: Flights, the weapon system, both rolls, and results on all enemy ships.

Rules: VIII.3.weapon, VIII.3.common, VIII.3.boarding-round, VIII.4.order, VIII.4.surplus,
VIII.5.boarding-choice, VIII.6.rolls, VIII.6.all-enemy, VIII.board.instead, VIII.crt.
Rulings: AMB.a11, AMB.a12, AMB.a16, AMB.a45, AMB.a46.

Commands: FormFlights, Reveal, Board, EndBoarding, UseLuck. `resumed` goes on from wherever the combat stands
until somebody owes a decision or it is over.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from engine.core.dice import NOBODY, Dice
from engine.core.event import Event
from engine.core.flow import answered, ask
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution
from engine.core.state import Decision
from engine.rulesets.holy_war import boarding, flights, luck, tables
from engine.rulesets.holy_war.battle_state import Combat, Shot, Step, Weapon
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import Board, EndBoarding, FormFlights, Reveal, UseLuck
from engine.rulesets.holy_war.ending import finished, over
from engine.rulesets.holy_war.hits import named, struck
from engine.rulesets.holy_war.phases import BOARDING, FLIGHTS, REVEAL
from engine.rulesets.holy_war.state import HolyWarState
from engine.rulesets.holy_war.strength import DIFFERENTIAL, committed, differential

REMOVE = rule("VIII.2.remove")
COMMON = rule("VIII.3.common")
ROLLS = rule("VIII.6.rolls")
ALL_ENEMY = rule("VIII.6.all-enemy")
JOIN = rule("VIII.4.join")
NAMES = {Weapon.LAUNCHED: "launched", Weapon.ENERGY: "energy", Weapon.PSYCHIC: "psychic"}


def resumed(state: HolyWarState, dice: Dice, *before: Event) -> Resolution[HolyWarState]:
    """On to the next decision, or to the end of the combat.

    It counts as a revelation: Flights come into the open, and what follows the last combat may, too.
    """
    events = before
    while state.combat is not None and not state.pending:
        done = STEPS[state.combat.step](state, state.combat, dice)
        state, events = done.state, (*events, *done.events)
    return Resolution(state=state, events=events, reveals=True)


def _at(state: HolyWarState, combat: Combat, *events: Event) -> Resolution[HolyWarState]:
    return Resolution(state=replace(state, combat=combat), events=events)


def _asked(
    state: HolyWarState, side: PlayerId, kind: str, prompt: str, *events: Event
) -> Resolution[HolyWarState]:
    return Resolution(state=ask(state, Decision(owner=side, kind=kind, prompt=prompt)), events=events)


# --- step 2: Flights


def _form(state: HolyWarState, combat: Combat, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.2.flights: who has a choice is asked; when both have their Flights the first round begins."""
    sides = (combat.attacker, combat.defender)
    alone = {side: flights.only_flight(state, combat, side) for side in sides if side not in combat.flights}
    formed = {side: (only,) for side, only in alone.items() if only is not None}
    combat = replace(combat, flights={**combat.flights, **formed})
    state = replace(state, combat=combat)
    for side in sides:
        if side not in combat.flights:
            return _asked(state, side, FLIGHTS, "Arrange your units in Flights of four, in secret.")
    return _round(state, combat, dice)


@book.resolve(FormFlights)
def form_flights(state: HolyWarState, command: FormFlights, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.2.remove, VIII.4.fixed: the Flights are off the map and stay as they are."""
    combat, side = state.combat, command.player
    if combat is None:
        return Resolution(state=state)
    formed = flights.formed(state, command)
    state = replace(answered(state), combat=replace(combat, flights={**combat.flights, side: formed}))
    return resumed(state, dice, note(f"The {side} have formed their Flights.", REMOVE))


# --- steps 3 and 4: weapon system, and Flights revealed


def _round(state: HolyWarState, combat: Combat, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.3.weapon, VIII.3.common: a new die for each round, for all units of both sides."""
    number = combat.round + 1
    die = dice.roll(6, purpose=f"VIII.3.weapon round {number}", side=NOBODY).total
    weapon = Weapon(tables.weapon_of(die))
    combat = replace(
        combat,
        step=Step.REVEAL,
        round=number,
        weapon=weapon,
        differential=0,
        shots=(),
        attempts=(),
        boarding=False,
    )
    where = state.board.name(combat.level)
    return _at(state, combat, note(f"Round {number} in {where}: {NAMES[weapon]} weapons.", COMMON))


def _reveal(state: HolyWarState, combat: Combat, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.4.order, VIII.4.surplus: the attacker, then the defender; without a choice it is done at once."""
    for side in (combat.attacker, combat.defender):
        if not flights.owes_a_flight(combat, side):
            continue
        numbers = combat.hidden(side)
        if not flights.enters_at_once(combat, side):
            numbers = flights.to_reveal(state, combat, side)
            if len(numbers) > 1:
                return _asked(state, side, REVEAL, "Reveal a Flight, and so commit it to this round.")
        return _revealed(state, combat, side, numbers)
    return _totals(state, combat)


def _revealed(
    state: HolyWarState, combat: Combat, side: PlayerId, numbers: Iterable[int]
) -> Resolution[HolyWarState]:
    chosen = tuple(numbers)
    state = flights.revealed(state, side, chosen)
    keys = [key for n in chosen for key in combat.flights[side][n].units]
    text = f"The {side} reveal {named(state.units[key] for key in keys if key in state.units)}"
    stars = [star for n in chosen if (star := combat.flights[side][n].star)]
    text = f"{text}, with the {stars[0]}." if stars else f"{text}."
    number = flights.SURPLUS if len(chosen) > 1 else flights.ORDER
    return Resolution(state=state, events=(note(text, number, *stars),))


@book.resolve(Reveal)
def reveal(state: HolyWarState, command: Reveal, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.4.order, VIII.4.join: the Flight fights from now on, with what is left of earlier ones."""
    combat = state.combat
    if combat is None:
        return Resolution(state=state)
    done = _revealed(answered(state), combat, command.player, (command.flight,))
    return resumed(done.state, dice, *done.events)


# --- step 5: Differential, and boarding


def _totals(state: HolyWarState, combat: Combat) -> Resolution[HolyWarState]:
    """VIII.5.differential: from the totals at the start of the round; then boarding may be chosen."""
    weapon = combat.weapon or Weapon.LAUNCHED
    units = {side: committed(state, combat, side) for side in (combat.attacker, combat.defender)}
    value = differential(units[combat.attacker], units[combat.defender], weapon)
    step = Step.BOARDING if weapon == Weapon.PSYCHIC and value else Step.LUCK
    combat = replace(combat, differential=value, step=step)
    text = f"Differential {value:+d} for the {combat.attacker}, {-value:+d} for the {combat.defender}."
    told = note(text if value else "Differential 0 for both.", DIFFERENTIAL)
    return _at(state, combat, told)


def _board(state: HolyWarState, combat: Combat, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.5.boarding-choice: the stronger side is asked as long as it can try; else the table is used."""
    side = combat.stronger() or combat.attacker
    if combat.attempts and combat.attempts[-1].luck is None:
        attempt = combat.attempts[-1]
        if luck.improves_attempt(attempt) and luck.suspected(state, combat, side):
            decision = luck.question(side, attempt.die)
            return Resolution(state=ask(state, decision))
        state, events = boarding.settled(state, luck=False)
        return Resolution(state=state, events=events)
    if next(boarding.possible(state, side), None) is not None:
        prompt = "Board further, or end it." if combat.boarding else "Board, or use the Combat Results Table."
        return _asked(state, side, BOARDING, prompt)
    return _at(state, replace(combat, step=Step.LUCK))


@book.resolve(Board)
def board(state: HolyWarState, command: Board, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.board.roll: one die for the attempt."""
    combat = state.combat
    boarder, target = boarding.meant(state, command)
    if combat is None or boarder is None or target is None:
        return Resolution(state=state)
    die = dice.roll(6, purpose=f"VIII.board.roll attempt {len(combat.attempts) + 1}").total
    attempt = boarding.tried(boarder, target, command.strength, die)
    combat = replace(combat, boarding=True, attempts=(*combat.attempts, attempt))
    return resumed(replace(answered(state), combat=combat), dice)


@book.resolve(EndBoarding)
def end_boarding(state: HolyWarState, command: EndBoarding, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.5.boarding-choice: without an attempt the table is used after all."""
    combat = state.combat
    if combat is None:
        return Resolution(state=state)
    text = "end their boarding" if combat.boarding else "use the Combat Results Table"
    told = note(f"The {command.player} {text}.", boarding.CHOICE)
    return resumed(replace(answered(state), combat=replace(combat, step=Step.LUCK)), dice, told)


# --- step 6: results


def firing(state: HolyWarState, combat: Combat) -> tuple[PlayerId, ...]:
    """Who rolls on the Combat Results Table: both; after boarding nobody, or the weaker (AMB.a16)."""
    if not combat.boarding:
        return (combat.attacker, combat.defender)
    if state.options.boarding_round_fire == "nobody":
        return ()
    return (combat.other(combat.stronger() or combat.attacker),)


def _fire(state: HolyWarState, combat: Combat, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.6.rolls: all dice, then the Luckships, then all results at once (AMB.a12)."""
    if not combat.shots:
        rolled = []
        for side in firing(state, combat):
            die = dice.roll(6, purpose=f"VIII.6.rolls {side}", side=side).total
            rolled.append(Shot(side=side, differential=combat.differential_of(side), die=die))
        combat = replace(combat, shots=tuple(rolled))
        state = replace(state, combat=combat)
    for shot in combat.shots:
        if shot.luck is not None:
            continue
        if luck.improves_shot(shot) and luck.suspected(state, combat, shot.side):
            return Resolution(state=ask(state, luck.question(shot.side, shot.die)))
        combat = _decided(combat, luck=False)
        state = replace(state, combat=combat)
    return _results(state, combat)


def _decided(combat: Combat, *, luck: bool) -> Combat:
    """The first roll about which nothing was decided, with a Luckship's 1 or without."""
    n = next(n for n, shot in enumerate(combat.shots) if shot.luck is None)
    shot = replace(combat.shots[n], luck=luck)
    return replace(combat, shots=(*combat.shots[:n], shot, *combat.shots[n + 1 :]))


@book.resolve(UseLuck)
def use_luck(state: HolyWarState, command: UseLuck, dice: Dice) -> Resolution[HolyWarState]:
    """XII.LS.bonus: the die counts one more, or as it lies."""
    state, events = luck.used(answered(state), command)
    combat = state.combat
    if combat is None:
        return Resolution(state=state)
    if combat.step == Step.BOARDING:
        state, more = boarding.settled(state, luck=command.use)
        return resumed(state, dice, *events, *more)
    state = replace(state, combat=_decided(combat, luck=command.use))
    return resumed(state, dice, *events)


def _results(state: HolyWarState, combat: Combat) -> Resolution[HolyWarState]:
    """VIII.6.all-enemy: what was revealed when the dice were rolled is struck, on both sides."""
    targets = {shot.side: committed(state, combat, combat.other(shot.side)) for shot in combat.shots}
    events: list[Event] = []
    state = replace(state, combat=replace(combat, step=Step.PLACING))
    for shot in combat.shots:
        column = tables.combat_column(shot.differential)
        die = shot.die + bool(shot.luck)
        result = tables.combat_result(shot.differential, die)
        events.append(note(f"The {shot.side} roll a {die} in column {column}: {result}.", ROLLS))
        state, more = struck(state, targets[shot.side], result, shot.side)
        events += more
    return Resolution(state=state, events=tuple(events))


def _ended(state: HolyWarState, combat: Combat, dice: Dice) -> Resolution[HolyWarState]:
    """VIII.7.end-or-repeat: over when a side has nothing left, else back to the weapon system."""
    return finished(state, combat) if over(state, combat) else _round(state, combat, dice)


STEPS: Mapping[Step, Callable[[HolyWarState, Combat, Dice], Resolution[HolyWarState]]] = {
    Step.FLIGHTS: _form,
    Step.REVEAL: _reveal,
    Step.BOARDING: _board,
    Step.LUCK: _fire,
    Step.PLACING: _ended,
}
