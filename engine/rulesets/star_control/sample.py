"""A random legal command: for playouts and tests."""

from collections import defaultdict

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.core.violation import blocking
from engine.rulesets.star_control.book import book
from engine.rulesets.star_control.commands import (
    EndBattleTurn,
    Finish,
    Proceed,
    Ready,
    Scuttle,
    SetFleet,
    SetMoney,
    SetUnit,
)
from engine.rulesets.star_control.hexes import cells
from engine.rulesets.star_control.moves import legal
from engine.rulesets.star_control.state import StarControlState

_RARE = (Scuttle, Finish)
_ENDS = (Proceed, EndBattleTurn, Ready)


def sample(state: StarControlState, player: PlayerId, rnd: Picker) -> Command | None:
    """A random legal command of a side; None when it has nothing to do.

    First a kind is drawn, then one of that kind, so that a hundred moves do not drown one attack.
    """
    if state.outcome is not None:
        return None
    if state.enforcement is not Enforcement.REFEREE and rnd.random() < 0.1:
        aside = _aside(state, player, rnd)
        if not blocking(book.violations(state, aside)):
            return aside
    kinds: defaultdict[type[Command], list[Command]] = defaultdict(list)
    for command in legal(state, player):
        kinds[type(command)].append(command)
    if not kinds:
        return None
    ends = [kind for kind in kinds if kind in _ENDS]
    others = [kind for kind in kinds if kind not in _ENDS and (kind not in _RARE or rnd.random() < 0.1)]
    if ends and (not others or rnd.random() < (0.5 if Ready in kinds else 0.15)):
        return kinds[ends[0]][0]
    return rnd.choice(kinds[rnd.choice(others or list(kinds))])


def _aside(state: StarControlState, player: PlayerId, rnd: Picker) -> Command:
    """What a table without a referee does beside the turn: pieces and money set by hand."""
    choice = rnd.random()
    if state.battle is not None and choice < 0.4:
        member = PieceId(rnd.choice(sorted(state.battle.units)))
        cell = rnd.choice(cells(state.arena)) if rnd.random() < 0.5 else None
        return SetUnit(player=player, unit=member, cell=cell, damage=rnd.randint(0, 3))
    if state.fleets and choice < 0.6:
        fleet = PieceId(rnd.choice(sorted(state.fleets)))
        return SetFleet(player=player, fleet=fleet, cell=rnd.choice(cells(state.board)))
    if choice < 0.8:
        return SetMoney(player=player, side=rnd.choice(state.players), amount=rnd.randint(0, 20))
    return SetEnforcement(player=player, level=rnd.choice(tuple(Enforcement)), agreed="both")
