"""Every answer to the decision on top of the stack: for offers, buttons, and random play."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.rulesets.sits import readiness
from engine.rulesets.sits.book import book, plural
from engine.rulesets.sits.c4_situation import salvoes_of
from engine.rulesets.sits.combat import MOUNTS, Mount, SalvoId
from engine.rulesets.sits.combat_commands import ChooseKills, ChooseSide, FireCanister, SpendDecoy
from engine.rulesets.sits.incoming import engagement, salvo_name
from engine.rulesets.sits.state import SitsState

MOUNT_NAMES: Mapping[str, str] = {
    "forward": "forward hammerhead",
    "aft": "aft hammerhead",
    "port": "port broadside",
    "starboard": "starboard broadside",
}
SIDE_NAMES: Mapping[str, str] = {
    "forward": "the nose",
    "aft": "the stern",
    "port": "the port side",
    "starboard": "the starboard side",
}
KINDS: Mapping[str, str] = {
    "sits.side": "sits.choose_side",
    "sits.canister": "sits.fire_canister",
    "sits.decoy": "sits.spend_decoy",
    "sits.kills": "sits.choose_kills",
}
"""The kind of command that answers each kind of decision."""


class Answer(NamedTuple):
    """A command that answers the decision, in words for its button."""

    command: Command
    title: str


def answers(state: SitsState, player: PlayerId) -> tuple[Answer, ...]:
    """The legal answers of a player to the decision that he owes; nothing where he owes none.

    Kills among the missiles of a linked set may be spread in many ways: there one answer a salvo is given,
    in which as many as possible of its missiles die.
    """
    return tuple(idea for idea in ideas(state, player) if not blocking(book.violations(state, idea.command)))


def ideas(state: SitsState, player: PlayerId) -> Iterator[Answer]:
    """What could be answered, legal or not; nothing where the player owes no answer."""
    top = state.pending[-1] if state.pending else None
    if top is not None and top.owner == player and top.kind in _IDEAS:
        yield from _IDEAS[top.kind](state, player)


def _sides(_state: SitsState, player: PlayerId) -> Iterator[Answer]:
    for mount in MOUNTS:
        yield Answer(ChooseSide(player=player, side=mount), f"It strikes {SIDE_NAMES[mount]}")


def _canister(state: SitsState, player: PlayerId) -> Iterator[Answer]:
    most = max((hold.tubes - hold.fired for hold in state.holds), default=0)
    for tubes in range(most, 0, -1):
        title = f"Fire canister from {plural(tubes, 'tube')}"
        yield Answer(FireCanister(player=player, tubes=tubes), title)
    yield Answer(FireCanister(player=player, tubes=0), "Fire no canister")


def _decoys(state: SitsState, player: PlayerId) -> Iterator[Answer]:
    for mount in MOUNTS:
        yield Answer(SpendDecoy(player=player, mount=mount), _decoy_title(state, mount))
    yield Answer(SpendDecoy(player=player), "Spend no decoy")


def _decoy_title(state: SitsState, mount: Mount) -> str:
    title = f"Spend a decoy of the {MOUNT_NAMES[mount]}"
    task = engagement(state)
    salvoes = salvoes_of(state, task) if task else ()
    ship = state.ships.get(salvoes[0].target) if salvoes else None
    if ship is None:
        return title
    track = f"{mount}.decoys"
    left = readiness.left(ship, track)
    return f"{title}: {int(readiness.value(ship, track)):+d} (of {left})"


def _kills(state: SitsState, player: PlayerId) -> Iterator[Answer]:
    task = engagement(state)
    if task is None:
        return
    flying = {key: count for key, count in task.survivors.items() if count > 0}
    for first in flying:
        order = (first, *(key for key in flying if key != first))
        kills = shared_out(flying, task.to_kill, order)
        words = ", ".join(f"{count} of {salvo_name(state, key)}" for key, count in kills.items())
        yield Answer(ChooseKills(player=player, kills=kills), f"Kill {words}")


def shared_out(flying: Mapping[SalvoId, int], kills: int, order: tuple[SalvoId, ...]) -> dict[SalvoId, int]:
    """Kills given to salvoes in an order, to each as many as it has missiles flying."""
    found: dict[SalvoId, int] = {}
    for key in order:
        if taken := min(flying[key], kills - sum(found.values())):
            found[key] = taken
    return found


_IDEAS: Mapping[str, Callable[[SitsState, PlayerId], Iterator[Answer]]] = {
    "sits.side": _sides,
    "sits.canister": _canister,
    "sits.decoy": _decoys,
    "sits.kills": _kills,
}
