"""Missile launch: salvo cards filled in, torn up and handed over (A2.5, A3.13, C2)."""

from collections.abc import Iterable
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.mechanics.bearing import true_range
from engine.mechanics.d10 import rolls_under
from engine.mechanics.hexlevels import Place
from engine.rulesets.sits import c2_hold  # noqa: F401 - enters the rules of held tubes in the book
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.c2_bands import reach
from engine.rulesets.sits.c2_bearings import eot_place
from engine.rulesets.sits.c2_checks import bar_word, check_is_due
from engine.rulesets.sits.c2_impact import launch_words
from engine.rulesets.sits.c2_salvo import draft_salvo, mql_breakdown
from engine.rulesets.sits.c5_bridge import C5_441, number
from engine.rulesets.sits.combat import MOUNTS
from engine.rulesets.sits.combat_commands import Launch, Scrap
from engine.rulesets.sits.phases import LAUNCH, can_act_in
from engine.rulesets.sits.readiness import fights, launchers, salvoes_left
from engine.rulesets.sits.state import Ship, SitsState

for _number in ("A2.51", "A2.511", "A3.13", "A3.132", "C2.123", "C2.13", "C2.152", "C2.16", "C2.161"):
    rule(_number)
C2_14 = rule("C2.14")
C2_122 = rule("C2.122")


@can_act_in(LAUNCH)
def can_launch(state: SitsState, player: PlayerId) -> bool:
    """C2.121: whether a ship with missiles has an enemy in reach, or tubes to hold against one's missiles.

    Told by markers and boxes that all can see: who is waited for tells nothing of a hidden pivot.
    """
    if _any_has_target(state, state.of_side(player)):
        return True
    if not any(_has_canister(ship) for ship in state.of_side(player)):
        return False
    return _any_has_target(state, (ship for ship in state.ships.values() if ship.side != player))


def has_target(state: SitsState, ship: Ship) -> bool:
    """Whether a ship has missiles to launch and an enemy within their reach, by the markers (C2.121)."""
    return _any_has_target(state, (ship,))


def _any_has_target(state: SitsState, ships: Iterable[Ship]) -> bool:
    markers: dict[PlayerId, list[Place]] = {}  # of each side's enemies: worked out once for a whole fleet
    for ship in ships:
        if fights(ship) and any(launchers(ship, m) and salvoes_left(ship, m) for m in MOUNTS):
            if ship.side not in markers:
                markers[ship.side] = _markers_against(state, ship.side)
            here, limit = eot_place(state, None, ship), reach(ship.ship_class)
            if any(true_range(*here.range_components(there)) <= limit for there in markers[ship.side]):
                return True
    return False


def _markers_against(state: SitsState, side: PlayerId) -> list[Place]:
    enemies = (ship for ship in state.ships.values() if ship.side != side and fights(ship))
    return [eot_place(state, None, ship) for ship in enemies]


def _has_canister(ship: Ship) -> bool:
    return fights(ship) and any(ship.canister.get(m, 0) and launchers(ship, m) for m in MOUNTS)


@book.resolve(Launch)
def column_is_written(state: SitsState, launch: Launch, dice: Dice) -> Resolution[SitsState]:
    """C2.1, C5.441: in secret, in place of the mount's column; a crippled bridge rolls its check first."""
    events: tuple[Note, ...] = ()
    if check_is_due(state.ships[launch.ship], launch.target):
        state, events = _bridge_check(state, state.ships[launch.ship], launch.target, dice)
        # A target barred before this launch is another matter: a table that overrules it has its salvo.
        if bar_word(launch.target) in state.ships[launch.ship].barred:
            return Resolution(state=state, events=events)
    salvo = draft_salvo(state, launch.player, launch)
    if salvo is None:
        return Resolution(state=state, events=events)
    # Salvoes stay in the order of launching, so one that is written anew comes last.
    rest = {key: old for key, old in state.salvoes.items() if key != salvo.id}
    state = replace(state, salvoes={**rest, salvo.id: salvo})
    side = state.ships[launch.ship].side
    written = Note(
        text=f"Salvo card: {launch_words(state, salvo)}.",
        rule=C2_14,
        pieces=(launch.ship, launch.target),
        seen_by=(side,),
    )
    return Resolution(state=state, events=(*events, written))


def _bridge_check(
    state: SitsState, ship: Ship, target: PieceId, dice: Dice
) -> tuple[SitsState, tuple[Note, ...]]:
    """C5.441: one check a turn for each target; only the ship's own side learns of it before the launch."""
    limit, name, seen_by = number(ship), state.ships[target].name, (ship.side,)
    purpose = f"C5.441 bridge check d10, launch of {ship.name} at {name}"
    face = dice.roll(10, purpose=purpose, seen_by=seen_by).faces[0]
    passed, word = rolls_under(face, limit), bar_word(target)
    outcome = "passes" if passed else "fails"
    text = f"{ship.name} {outcome} its bridge check for a launch at {name}: {face} against {limit}."
    note = Note(text=text, rule=C5_441, pieces=(ship.id, target), seen_by=seen_by)
    ship = (
        replace(ship, passed=(*ship.passed, word)) if passed else replace(ship, barred=(*ship.barred, word))
    )
    return state.with_ship(ship), (note,)


@book.resolve(Scrap)
def column_is_torn_up(state: SitsState, scrap: Scrap, _dice: Dice) -> Resolution[SitsState]:
    """C2.11: a column is crossed out again before the card is handed over."""
    salvo = state.salvoes[scrap.salvo]
    own, target = state.ships[salvo.ship], state.ships[salvo.target]
    text = f"{own.name}'s {salvo.step} salvo at {target.name} is scrapped."
    event = Note(text=text, rule=C2_122, pieces=(own.id, target.id), seen_by=(own.side,))
    rest = {key: old for key, old in state.salvoes.items() if key != scrap.salvo}
    return Resolution(state=replace(state, salvoes=rest), events=(event,))


__all__ = ["can_launch", "draft_salvo", "mql_breakdown"]
