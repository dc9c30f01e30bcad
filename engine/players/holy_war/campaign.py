"""A strong opponent's whole movement phase, from the most to the least pressing."""

from collections.abc import Iterable

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId
from engine.players.holy_war.marches import Marches
from engine.players.holy_war.reading import Reading
from engine.rulesets.holy_war.commands import FormForce, Jump, Warp
from engine.rulesets.holy_war.forces import counter, in_use
from engine.rulesets.holy_war.moves import LETTERS
from engine.rulesets.holy_war.state import HOLY_BAND, HolyWarState
from engine.rulesets.holy_war.warp import routes

FORCE = 3
"""Units from which it takes a force counter to hide how many they are."""


def orders(now: Reading) -> list[Command]:
    """The commands of a movement phase, in order; earlier ones may lead to later ones being dropped."""
    marches = Marches(now)
    if now.side == HOLY_BAND:
        marches.strikes()
        marches.emissaries()
    else:
        marches.stars()
        marches.pressorships()
        marches.strikes()
    marches.gather(post(now))
    found = marches.orders
    return list(_in_forces(now.state, now.side, found)) if now.state.options.force_counters else found


def post(now: Reading) -> str:
    """Where units that have nothing to do are wanted."""
    return _guard_post(now) if now.side == HOLY_BAND else _staging(now)


def _guard_post(now: Reading) -> str:
    """The seam that a star is nearest to; without a star in the open, between the seams."""
    board = now.board
    if now.convoys:
        danger = min(now.convoys, key=lambda at: (now.to_seam(at), -now.convoys[at], at))
        return now.nearest_seam(danger)
    own = now.state.starguards(now.side) or board.seams
    return min(own, key=lambda at: (max(board.distance(at, seam) for seam in board.seams), at))


def _staging(now: Reading) -> str:
    """With the star; without one, where the most can be struck at from."""
    board, state = now.board, now.state
    if now.convoys:
        return min(now.convoys, key=lambda at: (now.to_seam(at), at))
    own = state.starguards(now.side)

    def use(level: str) -> tuple[float, str]:
        reach = {*routes(state, now.side, level), *board.within(level, 1)}
        prey = [at for at in board.systems if at in reach and now.of_enemy(at)]
        crowd = len(now.stacks.get(level, ()))
        return sum(4 - now.to_seam(at) for at in prey) + crowd, level

    return max(own, key=use, default=board.seams[0])


# --- force counters


def _in_forces(state: HolyWarState, side: PlayerId, found: Iterable[Command]) -> Iterable[Command]:
    """The same orders with force counters for those who go together (X.six)."""
    free = [letter for letter in LETTERS if letter not in in_use(state, side)]
    for command in found:
        if not isinstance(command, Jump | Warp) or len(command.pieces) < FORCE:
            yield command
            continue
        letter = next((at for at in in_use(state, side) if _is_force(state, side, at, command.pieces)), None)
        if letter is None and free:
            letter = free.pop(0)
            yield FormForce(player=side, letter=letter, units=command.pieces)
        if letter is None:
            yield command
        elif isinstance(command, Jump):
            yield Jump(player=side, pieces=(counter(side, letter),), path=command.path)
        else:
            yield Warp(player=side, pieces=(counter(side, letter),), route=command.route)


def _is_force(state: HolyWarState, side: PlayerId, letter: str, pieces: tuple[PieceId, ...]) -> bool:
    return {unit.id for unit in state.force(side, letter)} == {*pieces}
