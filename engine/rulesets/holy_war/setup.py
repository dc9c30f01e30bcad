"""From a scenario to the first state: options, stars, who chooses first, and the choice of systems."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.content.errors import ContentError
from engine.content.loader import check_lesson
from engine.core.dice import Dice
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Enforcement
from engine.core.violation import Violation
from engine.mechanics.game_options import GameOptions
from engine.mechanics.wording import listed
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.board import Board, board, layouts
from engine.rulesets.holy_war.book import book, note, rule
from engine.rulesets.holy_war.commands import ChooseSystem
from engine.rulesets.holy_war.phases import ACTIVATION, SYSTEMS, TURN_END
from engine.rulesets.holy_war.state import (
    HOLY_BAND,
    SIDES,
    SUNTHROWERS,
    HolyWarState,
    Neutrals,
    Options,
    Star,
    new_unit,
    spare_starguards,
)
from engine.rulesets.holy_war.units import STARGUARD, codes, counters
from engine.rulesets.holy_war.view import OPTIONS

II_SYSTEMS = rule("II.systems")
III_FIRST = rule("III.first-choice")
III_ALTERNATE = rule("III.alternate-choice")
III_NEUTRAL = rule("III.neutral-starguards")
IX_MARKERS = rule("IX.marker-start")

_MOST_CREW = 9999


def first_state(scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> HolyWarState:
    """The state a game starts in; ContentError for a scenario or an option that can't be read."""
    check_lesson(scenario, "scenario")
    chosen = choosable().chosen(scenario, options)
    chart = board(chosen["layout"])
    chooser = _chooser(chosen, dice)
    state = HolyWarState(
        players=SIDES,
        turn=0,
        phase=SYSTEMS,
        active=(chooser,),
        enforcement=Enforcement(chosen["enforcement"]),
        options=_settings(chosen),
        title=str(scenario.get("title", "")),
        chooser=chooser,
        stars=_stars(chart),
        crew={side: tables.number("start", "crew points") for side in SIDES},
        neutrals=Neutrals(markers=dict.fromkeys(SIDES, 0)),
    )
    given = scenario.get("systems")
    if given is None:
        return state
    return _dealt(_given(state, given), scenario)


def choosable() -> GameOptions:
    """What can be chosen for a new game; the map says which layouts there are."""
    return GameOptions(OPTIONS, words={"layout": layouts()})


def _settings(chosen: Mapping[str, Any]) -> Options:
    return Options(
        layout=chosen["layout"],
        force_counters=chosen["force_counters"],
        probe_detection=chosen["probe_detection"],
        boarding_round_fire=chosen["boarding_round_fire"],
        flight_order=chosen["flight_order"],
        psycheship_from=chosen["psycheship_from"],
        extension=chosen["extension"],
    )


def _stars(chart: Board) -> dict[PieceId, Star]:
    """II.systems: a star in each system, named by it."""
    found = (Star(id=star_id(chart, level), home=level, level=level) for level in chart.systems)
    return {star.id: star for star in found}


def star_id(chart: Board, home: str) -> PieceId:
    """The id of a system's star: "star of Talmaf"."""
    return PieceId(f"star of {chart.name(home)}")


def _chooser(chosen: Mapping[str, Any], dice: Dice) -> PlayerId:
    """III.sides: a die each, ties again (AMB.a42); the low roller marks the first system.

    The seats are the sides, so which of them the high roller takes is agreed on before the game is made.
    """
    first = chosen["first_choice"]
    while first == "roll":
        faces = {side: dice.roll(6, purpose=f"III.sides {side}").total for side in SIDES}
        if faces[SUNTHROWERS] != faces[HOLY_BAND]:
            first = min(SIDES, key=lambda side: faces[side])
    return PlayerId(first)


# --- what a scenario may fix beforehand


def _given(state: HolyWarState, given: object) -> HolyWarState:
    """Systems that the scenario deals out by name; the game begins with the initial activation."""
    if not isinstance(given, Mapping) or set(given) != set(SIDES):
        raise ContentError("scenario", "/systems", f"an object with {listed(SIDES)}")
    by_name = {state.board.name(level): level for level in state.board.systems}
    wanted = tables.number("start", "systems")
    for side in SIDES:
        names = given[side]
        if not isinstance(names, list | tuple) or len(names) != wanted:
            raise ContentError("scenario", f"/systems/{side}", f"a list of {wanted} systems")
        for n, name in enumerate(names):
            level = by_name.get(name) if isinstance(name, str) else None
            if level is None or state.starguard(level):
                raise ContentError("scenario", f"/systems/{side}/{n}", "a system that is not taken")
            state = _marked(state, side, level)
    return _begun(state)


def _dealt(state: HolyWarState, scenario: Mapping[str, Any]) -> HolyWarState:
    """Crew points and units that the scenario gives beside the systems, and whether it begins by buying."""
    state = replace(state, crew={**state.crew, **_purses(scenario.get("crew", {}))})
    forces = scenario.get("forces", {})
    if not isinstance(forces, Mapping) or set(forces) - set(SIDES):
        raise ContentError("scenario", "/forces", f"an object with {listed(SIDES)}")
    for side in SIDES:
        stacks = forces.get(side, ())
        if not isinstance(stacks, list | tuple):
            raise ContentError("scenario", f"/forces/{side}", "a list")
        for n, stack in enumerate(stacks):
            state = _stacked(state, side, stack, f"/forces/{side}/{n}")
    begins = scenario.get("begins", "activation")
    if begins not in ("activation", "movement"):
        raise ContentError("scenario", "/begins", '"activation" or "movement"')
    # An activation in which nobody has anything to do is over at once: the Sunthrowers move.
    return state if begins == "activation" else replace(state, turn=1, phase=ACTIVATION)


def _purses(given: object) -> Mapping[PlayerId, int]:
    if not isinstance(given, Mapping) or set(given) - set(SIDES):
        raise ContentError("scenario", "/crew", f"an object with {listed(SIDES)}")
    for side, amount in given.items():
        if type(amount) is not int or not 0 <= amount <= _MOST_CREW:
            raise ContentError("scenario", f"/crew/{side}", f"a whole number from 0 to {_MOST_CREW}")
    return given


def _stacked(state: HolyWarState, side: PlayerId, given: object, place: str) -> HolyWarState:
    """Units of a side in one level, free of enemies: combats begin by moving."""
    if not isinstance(given, Mapping) or set(given) != {"at", "units"}:
        raise ContentError("scenario", place, "an object with at and units")
    named = {state.board.name(level): level for level in state.board.levels}
    at, wanted = given["at"], given["units"]
    level = named.get(at, at) if isinstance(at, str) else None
    if level not in state.board.levels or state.occupants(level) - {side}:
        raise ContentError("scenario", f"{place}/at", "a system or level that nobody else holds")
    kinds = [code for code in codes(side) if code != STARGUARD]
    if not isinstance(wanted, list | tuple) or not wanted or set(map(str, wanted)) - set(kinds):
        raise ContentError("scenario", f"{place}/units", f"some of {listed(kinds)}")
    for code in wanted:
        spare = next((c for c in counters(side, code) if c not in state.units), None)
        if spare is None:
            raise ContentError("scenario", f"{place}/units", f"at most {len(counters(side, code))} of {code}")
        state = state.with_unit(new_unit(spare, side, level))
    return state


# --- choosing systems


@book.check(ChooseSystem, stage=Stage.FORM)
def system_exists(state: HolyWarState, command: ChooseSystem) -> Iterator[Violation]:
    """II.systems: one of the fifteen systems is named; a seam is none."""
    if command.level not in state.board.systems:
        yield Violation(II_SYSTEMS, f"{state.board.name(command.level)} is no solar system.")


@book.check(ChooseSystem, stage=Stage.TURN)
def system_is_free(state: HolyWarState, command: ChooseSystem) -> Iterator[Violation]:
    """III.alternate-choice, XII.SG.one: a system is marked only once, also by anybody's leave."""
    guard = state.starguard(command.level)
    if guard is not None and state.phase == SYSTEMS:
        where = state.board.name(command.level)
        yield Violation(III_ALTERNATE, f"{where} is taken by the {guard.owner}.", cells=(command.level,))


@book.check(ChooseSystem)
def starguard_is_left(state: HolyWarState, command: ChooseSystem) -> Iterator[Violation]:
    """III.alternate-choice: five each."""
    wanted = tables.number("start", "systems")
    if len(state.starguards(command.player)) >= wanted:
        yield Violation(III_ALTERNATE, f"You have marked your {wanted} systems.")


@book.resolve(ChooseSystem)
def choose_system(state: HolyWarState, command: ChooseSystem, _dice: Dice) -> Resolution[HolyWarState]:
    """III.first-choice, III.alternate-choice: a StarGuard marks the system, and the other side chooses."""
    state = _marked(state, command.player, command.level)
    where = state.board.name(command.level)
    events = [note(f"The {command.player} mark {where}.", III_FIRST)]
    wanted = tables.number("start", "systems")
    left = [side for side in SIDES if len(state.starguards(side)) < wanted]
    if not left:
        state = _begun(state)
        names = listed(state.board.name(level) for level in state.neutral_systems())
        events.append(note(f"Neutral are {names}.", III_NEUTRAL))
    else:
        other = state.other(command.player)
        state = replace(state, active=(other if other in left else command.player,))
    return Resolution(state=state, events=tuple(events))


def _marked(state: HolyWarState, side: PlayerId, level: str) -> HolyWarState:
    return state.with_unit(new_unit(spare_starguards(state, side)[0], side, level))


def _begun(state: HolyWarState) -> HolyWarState:
    """III.neutral-starguards: the rest is neutral; the turns begin when the phases are settled."""
    free = (level for level in state.board.systems if state.starguard(level) is None)
    neutral = (new_unit(c, None, level) for c, level in zip(counters(None, STARGUARD), free, strict=False))
    return replace(state.with_unit(*neutral), turn=0, phase=TURN_END, active=())
