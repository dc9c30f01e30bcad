"""What if: another game that leaves one at an earlier moment and goes its own way."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.core.bus import UndoPolicy
from engine.core.codec import Branch, state_hash
from engine.core.dice import Picker
from engine.core.game import Game, on_shelf
from engine.core.ids import PlayerId
from engine.core.ruleset import Surmising
from engine.core.save import Loaded
from engine.core.seat_log import SeatLog
from engine.core.state import GameState
from engine.core.store import SavedGame, Shelf

_TRIES = 10
"""States that would look the same are asked for so often before a table is taken to hide nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parting:
    """Where a seat can leave a game."""

    at: int | None
    """The last command that both games have; None where the seat can't leave it."""
    reason: str = ""
    """Why not there where it was asked, or not at all."""


def parting(game: Game, at: int, by: PlayerId) -> Parting:
    """The moment at or before command `at` at which `by` may leave the game.

    A new game can be played from every seat. So a seat may leave only where it may know all that lies on the
    table: sealed orders of others stay sealed. In a finished game there is nothing to keep, nor in an open
    one in which no other side has a passphrase: what others have written could be read in the new game
    without it, and nobody would be told.
    """
    guarded = any(key.player != by for key in game.header.seat_keys)
    if (game.bus.policy is UndoPolicy.OPEN and not guarded) or game.bus.state.outcome is not None:
        return Parting(at=at)
    states = _states(game)
    together = {phase.id for phase in game.ruleset.phases() if phase.simultaneous}
    for earlier in range(at, game.bus.first - 2, -1):
        state = states(earlier)
        if state.phase in together and earlier >= game.bus.first and _same(states(earlier - 1), state):
            # Whether others have written anything yet is secret too: back to where nobody had.
            continue
        if not hides(game, state, by):
            reason = "" if earlier == at else "Others may hold sealed orders at this moment."
            return Parting(at=earlier, reason=reason)
    return Parting(at=None, reason="From the first moment on others hold something that you may not know.")


def hides(game: Game, state: GameState, seat: PlayerId) -> bool:
    """Whether a state holds what a seat may not know.

    Not where it takes the state to be just so; else where states that look the same to it are not all one.
    """
    rules = game.ruleset
    if isinstance(rules, Surmising) and state_hash(rules, rules.surmise(state, seat)) == state_hash(
        rules, state
    ):
        return False
    alike = (rules.scramble_hidden(state, seat, Picker(number)) for number in range(_TRIES))
    hashes = (state_hash(rules, each) for each in alike)
    first = next(hashes)
    return any(other != first for other in hashes)


def _same(before: GameState, after: GameState) -> bool:
    return (before.turn, before.phase) == (after.turn, after.phase)


def branch(
    game: Game, at: int, title: str, *, by: PlayerId, seed: int, store: Shelf | None = None, name: str = ""
) -> Game:
    """A new game with this one's commands up to number `at`, which it leaves as it is.

    Its dice from there on come of `seed`, so that it tells nothing of the rolls that the other game has
    before it; it can be undone freely. `name` is the other game's folder on the shelf. ValueError for a
    command that is not in force.
    """
    bus = game.bus.branched(at, seed=seed)
    left = Branch(parent=name, title=game.header.title, at=at, seed=game.header.seed_of(at), by=by)
    header = replace(
        game.header,
        seed=seed,
        policy=UndoPolicy.OPEN,
        title=title,
        # A game that the parent itself left later than here is no ancestor of this one's commands.
        branches=(*(each for each in game.header.branches if each.at < at), left),
        bookmarks=tuple(mark for mark in game.header.bookmarks if mark.at <= at and mark.seen_by(by)),
        sealed_notes=(),
    )
    return on_shelf(Loaded(header=header, bus=bus, secrets=game.secrets), store)


def family(games: Iterable[SavedGame], name: str, parent: str) -> tuple[SavedGame, ...]:
    """The games of the shelf that left this one, that it left, or that left the same one."""
    return tuple(
        each
        for each in games
        if each.name != name and each.name and (each.parent in {name, parent} - {""} or each.name == parent)
    )


def parted_at(one: Game, other: Game, seat: PlayerId | None) -> int:
    """The last of a seat's moments that two games of one origin have in common; 0 where that is the setup.

    Found by what the seat saw of both alone: whether others have ordered the same is not for it to learn.
    """
    mine, theirs = SeatLog(one.bus, seat), SeatLog(other.bus, seat)
    common = 0
    steps = zip(mine.steps(), theirs.steps(), strict=False)
    for entry, again, (step, other_step) in zip(mine.entries(), theirs.entries(), steps, strict=False):
        if entry != again or (step.command.player == seat and step.command != other_step.command):
            break
        common = entry.seq
    return common


def _states(game: Game) -> Callable[[int], Any]:
    bus = game.bus
    return lambda at: bus.initial if at < bus.first else bus.journal[at - bus.first].after
