"""What a forced end means in Star Control: the command of a side that chooses nothing, in each phase.

Nothing here is secret, and nobody is ever asked a question: a side places where it must, else it is done.
"""

from engine.core import force
from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.rulesets.star_control.battle.challenge import deployment
from engine.rulesets.star_control.book import book
from engine.rulesets.star_control.commands import Deploy, EndBattleTurn, PlaceStarbase, Proceed, Ready
from engine.rulesets.star_control.hexes import column
from engine.rulesets.star_control.phases import PHASES, SETUP
from engine.rulesets.star_control.setup import home_column, home_sites
from engine.rulesets.star_control.state import Battle, Stage, StarControlState


def choose(state: StarControlState, side: PlayerId) -> Command:
    """The command of a side that chooses nothing."""
    if state.battle is not None:
        return _in_battle(state, state.battle, side)
    if state.phase == SETUP:
        end = column(state.board, home_column(state, side))
        return PlaceStarbase(player=side, cell=(*home_sites(state, side), *end)[0])
    return Proceed(player=side)


def _in_battle(state: StarControlState, battle: Battle, side: PlayerId) -> Command:
    if battle.stage is not Stage.DEPLOY:
        return EndBattleTurn(player=side)
    left = [member for member in battle.of_side(side) if member.cell is None]
    free = deployment(state)
    return Deploy(player=side, unit=left[0].id, cell=free[0]) if left and free else Ready(player=side)


def _battle_of(state: StarControlState) -> object:
    """A battle is a step of its own, and each of its turns; what follows it in the phase is another one."""
    battle = state.battle
    return None if battle is None else (battle.attacking, battle.defending, battle.stage is Stage.DEPLOY)


force.install(
    book,
    force.Neutral(phases=PHASES, questions={}, choose=choose, carry_out=book.apply, part=_battle_of),
)
