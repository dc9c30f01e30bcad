"""Positions of Holy War laid out by hand, and commands given in them with chosen dice."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.command import Command
from engine.core.dice import NoDice, RecordingDice, scripted, seeded
from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.core.violation import blocking
from engine.rulesets.holy_war import combat, movement
from engine.rulesets.holy_war.commands import BeginCombat, Stand
from engine.rulesets.holy_war.phases import (
    DENIAL,
    HOLY_COMBAT,
    HOLY_MOVEMENT,
    SUN_COMBAT,
    SUN_MOVEMENT,
    SYSTEMS,
)
from engine.rulesets.holy_war.ruleset import create
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, HolyWarState, new_unit
from engine.rulesets.holy_war.units import code_of

__all__ = [
    "HOLY_BAND",
    "RULES",
    "SUNTHROWERS",
    "at",
    "battle",
    "begun",
    "broken",
    "do",
    "moving",
    "new",
    "place",
    "started",
    "texts",
]

RULES = create()
SYSTEMS_OF: Mapping[str, Sequence[str]] = {
    "Sunthrowers": ("Talmaf", "Gelmaf", "Eche Dor", "Des Vulg", "Tal Kesh"),
    "Holy Band": ("Maftal", "Ef Gela", "Kankir", "Irvamet", "Tihnaf"),
}


def new(seed: int = 1, **options: Any) -> HolyWarState:
    """A new game in which the systems are still to be chosen."""
    state = RULES.setup({}, options, RecordingDice(seeded(seed, 0)))
    assert state.phase == SYSTEMS
    return state


def started(**options: Any) -> HolyWarState:
    """A game in the initial activation; the systems of both sides are dealt out."""
    return RULES.setup({"systems": SYSTEMS_OF}, options, RecordingDice(seeded(1, 0)))


def place(state: HolyWarState, level: str, *counters: str) -> HolyWarState:
    """The state with counters ("S.SC-1", "H.EP-1") added in a level, by its name or the name of its place."""
    names = {place.name: at for at, place in state.board.places.items()}
    owners = {"S": SUNTHROWERS, "H": HOLY_BAND}
    for counter in counters:
        assert code_of(PieceId(counter))
        unit = new_unit(PieceId(counter), owners.get(counter[0]), names.get(level, level))
        state = state.with_unit(unit)
    return state


def do(state: HolyWarState, command: Command, *dice: int) -> Resolution[HolyWarState]:
    """Carries out a legal command with these dice, all of which it must use."""
    assert not blocking(RULES.check(state, command)), RULES.check(state, command)
    recorder = RecordingDice(scripted(*((face,) for face in dice)))
    done = RULES.apply(state, command, recorder)
    assert sum(len(roll.faces) for roll in recorder.tape) == len(dice)
    return done


def broken(state: HolyWarState, command: Command) -> list[str]:
    """The numbers of the rules that a command breaks."""
    return [violation.rule.partition("/")[2] for violation in blocking(RULES.check(state, command))]


def moving(state: HolyWarState, side: PlayerId = SUNTHROWERS, turn: int = 2) -> HolyWarState:
    """The state at the beginning of a side's movement phase."""
    phase = SUN_MOVEMENT if side == SUNTHROWERS else HOLY_MOVEMENT
    state = replace(state, turn=turn, phase=phase, active=(side,), pending=(), sealed={})
    return movement.opened(state, NoDice()).state


def battle(
    level: str,
    attackers: Iterable[str],
    defenders: Iterable[str],
    attacker: PlayerId = SUNTHROWERS,
    **options: Any,
) -> HolyWarState:
    """A side's combat phase begins, with these counters in a level; "N" stands for what is there already."""
    state = place(place(started(**options), level, *attackers), level, *defenders)
    phase = SUN_COMBAT if attacker == SUNTHROWERS else HOLY_COMBAT
    state = replace(state, turn=2, phase=phase, active=(), sealed={})
    return combat.opened(state, NoDice()).state


def begun(state: HolyWarState, *dice: int) -> HolyWarState:
    """The first of the contested levels is fought for, nobody denies combat; the dice from then on."""
    rolls = scripted(*((face,) for face in dice))
    recorder = RecordingDice(rolls)
    state = RULES.apply(state, BeginCombat(player=state.active[0], level=state.contested[0]), recorder).state
    while state.pending and state.pending[-1].kind == DENIAL:
        state = RULES.apply(state, Stand(player=state.pending[-1].owner), recorder).state
    assert sum(len(roll.faces) for roll in recorder.tape) == len(dice)
    return state


def at(state: HolyWarState, counter: str) -> str | None:
    """The level of a counter."""
    return state.units[PieceId(counter)].level


def texts(events: Iterable[Event], reader: PlayerId | None = None) -> str:
    """What a side, or with None everybody, reads of some events."""
    return " ".join(e.text for e in events if e.seen_by is None or reader in e.seen_by)
