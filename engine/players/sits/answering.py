"""Decisions of the impact steps: sides, canister, decoys, kills (C4, C5.12), as the side that owes them."""

from collections.abc import Callable, Mapping

from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.rulesets.sits.answers import answers
from engine.rulesets.sits.c4_card import defence_card
from engine.rulesets.sits.c4_expect import mean
from engine.rulesets.sits.c4_situation import salvoes_of
from engine.rulesets.sits.combat import Damage, Engagement, Mount, Volley
from engine.rulesets.sits.combat_commands import ChooseKills, ChooseSide, FireCanister, SpendDecoy
from engine.rulesets.sits.incoming import engagement
from engine.rulesets.sits.readiness import countermissiles, point_defence, wall
from engine.rulesets.sits.state import Ship, SitsState

DECOY_SAVES = 0.8
"""Missiles that a decoy should keep away to be spent, where few are left."""
PLENTY = 4


def answer(state: SitsState, side: PlayerId) -> Command | None:
    """The best answer to the decision that a side owes; None where it owes none."""
    found = [each.command for each in answers(state, side)]
    if not found:
        return None
    return _CHOOSING[state.pending[-1].kind](state, side, found)


def _side(state: SitsState, side: PlayerId, found: list[Command]) -> Command:
    ship = struck_ship(state)
    choices = [command for command in found if isinstance(command, ChooseSide)]
    if ship is None or not choices:
        return found[0]
    best = max if ship.side == side else min
    return best(choices, key=lambda command: _strength(ship, command.side))


def struck_ship(state: SitsState) -> Ship | None:
    """The ship that the task under way is about."""
    task = state.work[0] if state.work else None
    if isinstance(task, (Volley, Damage)):
        return state.ships.get(task.target)
    if isinstance(task, Engagement) and (coming := salvoes_of(state, task)):
        return state.ships.get(coming[0].target)
    return None


def _strength(ship: Ship, mount: Mount) -> float:
    """How well a side stands up to missiles: its arrays, and what its wall takes off a hit."""
    return float(countermissiles(ship, mount) + point_defence(ship, mount)) - wall(ship, mount)


def _canister(state: SitsState, side: PlayerId, found: list[Command]) -> Command:
    card = defence_card(state, side)
    worth_it = card is None or mean(card.leakers) >= DECOY_SAVES / 2
    rounds = [command for command in found if isinstance(command, FireCanister)]
    best = max if worth_it else min
    return best(rounds, key=lambda command: command.tubes) if rounds else found[0]


def _decoy(state: SitsState, side: PlayerId, found: list[Command]) -> Command:
    """C4.124: spent when it keeps enough missiles away, judged by how many decoys are left."""
    card = defence_card(state, side)
    none = next((c for c in found if isinstance(c, SpendDecoy) and c.mount is None), found[0])
    if card is None or card.leakers_with_decoy is None or not card.decoys:
        return none
    saved = mean(card.leakers) - mean(card.leakers_with_decoy)
    left = sum(count for _, count, _ in card.decoys)
    if saved < (DECOY_SAVES if left < PLENTY else DECOY_SAVES / 2):
        return none
    mount = max(card.decoys, key=lambda each: (each[2], each[1]))[0]
    return next((c for c in found if isinstance(c, SpendDecoy) and c.mount == mount), none)


def _kills(state: SitsState, _side: PlayerId, found: list[Command]) -> Command:
    """C2.17.choose: those die that would hurt most: the heaviest, of equals those hardest to stop."""
    choices = [command for command in found if isinstance(command, ChooseKills)]
    task = engagement(state)
    if task is None or not choices:
        return found[0]
    bad = {
        salvo.id: salvo.damage * (2 if salvo.nuke else 1) - salvo.mql / 10
        for salvo in salvoes_of(state, task)
    }
    return max(choices, key=lambda command: sum(bad.get(key, 0.0) * n for key, n in command.kills.items()))


_CHOOSING: Mapping[str, Callable[[SitsState, PlayerId, list[Command]], Command]] = {
    "sits.side": _side,
    "sits.canister": _canister,
    "sits.decoy": _decoy,
    "sits.kills": _kills,
}
