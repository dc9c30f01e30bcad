"""Games in which the table ends a step or a phase by force, again and again, and which go on all the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine import library, selfplay
from engine.core.bus import CommandBus, Executed, Overrule, Rejected, UndoPolicy
from engine.core.dice import Picker
from engine.core.force import FORCE, ForceEnd, What
from engine.core.game import Game, new_game
from engine.core.history import History
from engine.core.order_seal import order_seals
from engine.core.ruleset import Surmising
from engine.core.save import dump, loads
from engine.core.seat_log import SeatLog
from engine.core.session import Session
from engine.core.state import Enforcement, GameState
from engine.core.table import SetEnforcement
from tests.helpers.conformance import actors, random_command

if TYPE_CHECKING:
    from engine.core.command import Command
    from engine.core.ids import PlayerId

WHY = Overrule(reason="nobody could go on", agreed="both")
WHATS: tuple[What, ...] = ("step", "phase")
MOST_COMMANDS = 40_000
"""Of programs, after which a game is called endless."""


@dataclass
class Tally:
    """What the games of a run had in them."""

    games: int = 0
    forced: int = 0
    commands: int = 0
    ended: int = 0
    unread: int = 0
    """Forced ends of which it was proved that what others had not committed is learnt by nobody."""
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Forced ends by phase and question."""


def enforced(state: GameState, level: Enforcement) -> Any:
    """The same position at a table that plays so strictly."""
    return replace(state, enforcement=level)


def kind_of(state: GameState) -> tuple[str, str]:
    """Phase and question of a position."""
    return str(state.phase), state.pending[-1].kind if state.pending else ""


def check_force(bus: CommandBus[Any], command: ForceEnd, rnd: Picker) -> int:
    """Carries out a forced end in a copy of a position and in those that look the same; 1 if others wrote."""
    rules, state, player = bus.ruleset, bus.state, command.player
    refused = CommandBus(rules, enforced(state, Enforcement.REFEREE), seed=1).execute(command)
    assert isinstance(refused, Rejected)
    assert [each.rule for each in refused.violations] == [FORCE]
    start = enforced(state, Enforcement.ADVISER)
    copy = CommandBus(rules, start, seed=bus.seed, policy=UndoPolicy.OPEN)
    twin = CommandBus(rules, rules.scramble_hidden(start, player, rnd), seed=bus.seed, policy=UndoPolicy.OPEN)
    true, other = copy.preview(command), twin.preview(command)
    assert (true.violations, true.events, true.reveals) == (other.violations, other.events, other.reveals)
    assert str(true.needs_dice) == str(other.needs_dice)
    for each in (copy, twin):
        done = each.execute(command, WHY)
        assert isinstance(done, Executed)
    after = copy.state
    if command.what == "phase":
        assert after.outcome or (after.turn, after.phase) != (start.turn, start.phase)
    assert after.outcome or actors(after)
    copy.undo(player)
    assert copy.state == start
    copy.redo()
    assert copy.state == after
    writing = next(spec for spec in rules.phases() if spec.id == start.phase).simultaneous
    others = [side for side in start.players if side != player]
    if not writing or start.pending or any(side not in start.active for side in others):
        return 0
    # Nobody else has committed: whatever they had written, this side reads and sees the same.
    assert seen(copy, player) == seen(twin, player)
    return 1


def seen(bus: CommandBus[Any], player: PlayerId) -> tuple[Any, list[str]]:
    """What a side sees after the last command, and what it read of it."""
    told = [e.text for e in bus.journal[-1].events if e.seen_by is None or player in e.seen_by]
    return bus.ruleset.view_for(bus.state, player), told


def give(game: Game, command: Command, overrule: Overrule | None = None) -> None:
    done = game.bus.execute(command, overrule)
    assert isinstance(done, Executed), done


def force(game: Game, rnd: Picker, tally: Tally) -> None:
    """Ends a step or a phase of a game by force; it is held to the rules before and after."""
    state = game.bus.state
    player = rnd.choice(state.players)
    command = ForceEnd(player=player, what=rnd.choice(WHATS))
    tally.unread += check_force(game.bus, command, rnd)
    tally.forced += 1
    tally.kinds[kind_of(state)] += 1
    level = state.enforcement
    if level is Enforcement.REFEREE:
        give(game, SetEnforcement(player=player, level=Enforcement.ADVISER, agreed="both"))
    give(game, command, WHY)
    if level is Enforcement.REFEREE and game.bus.state.outcome is None:
        give(game, SetEnforcement(player=player, level=level, agreed="both"))


def forced_game(
    slug: str, scenario: Any, seed: int, tally: Tally, *, forces: int, apart: int, to_the_end: bool
) -> Game:
    """A game of random commands with forced ends in it, then of programs; saved, read back, taken back."""
    rules, rnd = library.create(slug), Picker(seed)
    options = selfplay.OPTIONS.get(slug, {})
    game = new_game(rules, scenario, options, seed=seed, policy=UndoPolicy.OPEN)
    tally.games += 1
    for _ in range(forces):
        for _ in range(rnd.randint(0, apart)):
            if game.bus.state.outcome is not None:
                break
            command = random_command(rules, game.bus.state, rnd)
            assert command is not None, f"a dead end after command {game.bus.seq}"
            give(game, command)
        if game.bus.state.outcome is not None:
            break
        force(game, rnd, tally)
    for _ in range(apart):
        if game.bus.state.outcome is None:
            command = random_command(rules, game.bus.state, rnd)
            assert command is not None, f"a dead end after command {game.bus.seq}"
            give(game, command)
    if to_the_end:
        played_on(game, slug, seed)
    tally.commands += len(game.bus.journal)
    tally.ended += game.bus.state.outcome is not None
    read_back(game)
    return game


def played_on(game: Game, slug: str, seed: int) -> None:
    """Programs play the game to its end."""
    sessions = {side: Session(game, side) for side in game.players}
    programs = {side: selfplay.OPPONENTS[slug]("casual", seed + n) for n, side in enumerate(game.players)}
    for _ in range(MOST_COMMANDS):
        state = game.bus.state
        if state.outcome is not None:
            return
        side = actors(state)[0]
        refused = sessions[side].give(programs[side].decide(sessions[side]))
        assert refused == (), refused
    raise AssertionError(f"not over after {MOST_COMMANDS} commands")


def read_back(game: Game) -> None:
    """The save of a game gives the same game, for every seat; all of it is taken back and done again."""
    again = loads(dump(game.header, game.bus), library.create).bus
    assert again.state == game.bus.state
    assert list(again.journal) == list(game.bus.journal)
    other = Game(game.header, again)
    assert order_seals(other) == order_seals(game)
    for viewer in (None, *game.players):
        assert game.bus.view(viewer) == again.view(viewer)
        logs = [SeatLog(bus, viewer) for bus in (game.bus, again)]
        assert logs[0].entries() == logs[1].entries()
        assert History(other, logs[1], viewer, watching=False).last == len(logs[1].entries())
    end = again.state
    while again.journal:
        again.undo(again.journal[-1].command.player)
    assert again.state == again.initial
    while again.can_redo():
        again.redo()
    assert again.state == end
    if isinstance(again.ruleset, Surmising):
        for side in game.players:
            again.ruleset.surmise(end, side)
