"""Launchers held back at launch, to fire canister in defence (C4.151-C4.153)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.sits.book import book, plural, rule
from engine.rulesets.sits.c2_checks import C4_151, where
from engine.rulesets.sits.c2_salvo import missile_damage
from engine.rulesets.sits.c4_tables import canisters_each
from engine.rulesets.sits.combat import Hold
from engine.rulesets.sits.combat_commands import HoldTubes
from engine.rulesets.sits.readiness import launchers, left
from engine.rulesets.sits.state import SitsState

C4_152 = rule("C4.152")
C4_153 = rule("C4.153")


@book.check(HoldTubes)
def tubes_are_free(state: SitsState, hold: HoldTubes) -> Iterator[Violation]:
    """C4.151: tubes are held back from the salvo of that step."""
    ship = state.ships[hold.ship]
    salvo = state.salvoes.get(f"{ship.id}:{hold.mount}:{hold.step}")
    working, fired = launchers(ship, hold.mount), salvo.missiles if salvo else 0
    if hold.tubes and hold.tubes > working - fired:
        have = f"{ship.name} has {plural(working, 'working launcher')} {where(hold.mount)}"
        used = f", {fired} of them in its {hold.step} salvo" if fired else ""
        yield Violation(C4_151, f"{have}{used}; {plural(hold.tubes, 'tube')} can't be held.", (ship.id,))


@book.check(HoldTubes)
def there_is_a_hold_to_end(state: SitsState, hold: HoldTubes) -> Iterator[Violation]:
    """C4.151: to hold no tube ends what is held there in that step; something must be."""
    place = (hold.ship, hold.mount, hold.step)
    if not hold.tubes and not any((held.ship, held.mount, held.step) == place for held in state.holds):
        text = f"{state.ships[hold.ship].name} holds no tube {where(hold.mount)} in the {hold.step} step."
        yield Violation(C4_151, text, (hold.ship,))


@book.check(HoldTubes)
def canister_was_bought(state: SitsState, hold: HoldTubes) -> Iterator[Violation]:
    """C4.152, C4.15.size: each tube takes as many rounds as its missile stands for."""
    ship = state.ships[hold.ship]
    stock, each = ship.canister.get(hold.mount, 0), canisters_each(missile_damage(ship, hold.mount))
    if hold.tubes * max(each, 1) > stock:
        have = f"{ship.name} has {plural(stock, 'round')} of canister {where(hold.mount)}"
        text = f"{have}; {plural(hold.tubes, 'tube')} of {each} each would fire {hold.tubes * each}."
        yield Violation(C4_152, text, (ship.id,))


@book.check(HoldTubes)
def fire_control_is_enough(state: SitsState, hold: HoldTubes) -> Iterator[Violation]:
    """C4.153, AMB.fcon-boxes: as many tubes in a step as the mount has working fire control boxes."""
    ship = state.ships[hold.ship]
    boxes = left(ship, f"{hold.mount}.fcon")
    if hold.tubes > boxes:
        control = plural(boxes, "fire control box", "fire control boxes")
        have = f"{ship.name} has {control} {where(hold.mount)}"
        yield Violation(C4_153, f"{have}; {hold.tubes} tubes can't fire canister.", (ship.id,))


@book.resolve(HoldTubes)
def tubes_are_held(state: SitsState, hold: HoldTubes, _dice: Dice) -> Resolution[SitsState]:
    """C4.151: noted in secret, in place of what was held there."""
    ship = state.ships[hold.ship]
    place = (hold.ship, hold.mount, hold.step)
    rest = tuple(held for held in state.holds if (held.ship, held.mount, held.step) != place)
    kept = (Hold(ship=ship.id, mount=hold.mount, step=hold.step, tubes=hold.tubes),) if hold.tubes else ()
    words = f"holds {plural(hold.tubes, 'tube')}" if hold.tubes else "holds no tube"
    text = f"{ship.name} {words} {where(hold.mount)} for canister in the {hold.step} step."
    event = Note(text=text, rule=C4_151, pieces=(ship.id,), seen_by=(ship.side,))
    return Resolution(state=replace(state, holds=(*rest, *kept)), events=(event,))
