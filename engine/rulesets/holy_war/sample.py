"""A random legal command: for playouts and tests."""

from collections import defaultdict
from collections.abc import Iterator

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.flow import may_act
from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.core.violation import blocking
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import (
    FormForce,
    Jump,
    LeaveForce,
    Proceed,
    Reopen,
    SetCrew,
    SetMarker,
    SetStar,
    SetUnit,
    Unactivate,
    Warp,
)
from engine.rulesets.holy_war.moves import (
    LETTERS,
    arranged,
    formations,
    jumps_of,
    legal,
    movable_pieces,
    moves_of,
)
from engine.rulesets.holy_war.phases import FLIGHTS, MOVEMENTS
from engine.rulesets.holy_war.state import SIDES, HolyWarState
from engine.rulesets.holy_war.strength import fighters

_RARE = (Unactivate, Reopen)
_STOP = 0.12
"""Chance to end a phase in which one could still act: it leaves time for a dozen purchases or moves."""


def sample(state: HolyWarState, player: PlayerId, rnd: Picker) -> Command | None:
    """A random legal command of a side; None when it has nothing to do.

    First a kind is drawn, then one of that kind, so that a thousand jumps don't drown one alliance.
    """
    if state.outcome is not None:
        return None
    if state.enforcement is not Enforcement.REFEREE and rnd.random() < 0.1:
        aside = _aside(state, player, rnd)
        if not blocking(book.violations(state, aside)):
            return aside
    if state.phase in MOVEMENTS and not state.pending and may_act(state, player):
        return _movement(state, player, rnd)
    if state.pending and state.pending[-1].kind == FLIGHTS and may_act(state, player):
        return _arrangement(state, player, rnd)
    return _drawn(legal(state, player), rnd)


def _drawn(commands: Iterator[Command], rnd: Picker) -> Command | None:
    kinds: defaultdict[type[Command], list[Command]] = defaultdict(list)
    for command in commands:
        kinds[type(command)].append(command)
    others = [k for k in kinds if k is not Proceed and (k not in _RARE or rnd.random() < 0.1)]
    if Proceed in kinds and (not others or rnd.random() < _STOP):
        return kinds[Proceed][0]
    return rnd.choice(kinds[rnd.choice(others)]) if others else None


def _movement(state: HolyWarState, side: PlayerId, rnd: Picker) -> Command:
    """One counter's or one level's move; mostly a jump of one level or a warp, as it is in real games."""
    tries: list[Command] = []
    pieces = movable_pieces(state, side)
    if pieces and rnd.random() > _STOP:
        piece = rnd.choice(pieces)
        if rnd.random() < 0.4:
            tries += [_together(state, side, piece, command) for command in jumps_of(state, side, piece, 1)]
        else:
            drawn = _drawn(moves_of(state, side, piece), rnd)
            tries += [drawn] if drawn else []
    if state.options.force_counters and rnd.random() < 0.2:
        tries = [*_formed(state, side, rnd), *formations(state, side)]
    rnd.shuffle(tries)
    fine = (command for command in tries if not blocking(book.violations(state, command)))
    return next(fine, Proceed(player=side))


def _arrangement(state: HolyWarState, side: PlayerId, rnd: Picker) -> Command | None:
    """Flights of any composition."""
    if state.combat is None:
        return None
    keys = [unit.id for unit in fighters(state, state.combat, side)]
    rnd.shuffle(keys)
    return arranged(state, side, keys, rnd.randrange(len(keys)))


def _together(state: HolyWarState, side: PlayerId, piece: PieceId, command: Jump) -> Jump | Warp:
    """All of the level that can, where it is a unit that was drawn."""
    level = state.units[piece].level if piece in state.units else None
    free = movable_pieces(state, side)
    group = tuple(key for key in free if key in state.units and state.units[key].level == level)
    return Jump(player=side, pieces=group or (piece,), path=command.path)


def _formed(state: HolyWarState, side: PlayerId, rnd: Picker) -> list[FormForce | LeaveForce]:
    """A new force of all units of a level."""
    own = [u for u in state.of_side(side) if u.level and not u.is_starguard]
    free = [letter for letter in LETTERS if not state.force(side, letter)]
    if not own or not free:
        return []
    level = rnd.choice(own).level
    units = tuple(unit.id for unit in own if unit.level == level)
    return [FormForce(player=side, letter=rnd.choice(free), units=units)]


def _aside(state: HolyWarState, player: PlayerId, rnd: Picker) -> Command:
    """What a table without a referee does beside the turn: counters and numbers set by hand."""
    choice = rnd.random()
    own = [unit.id for unit in state.of_side(player)]
    if own and choice < 0.4:
        level = rnd.choice(state.board.levels) if rnd.random() < 0.5 else None
        damage = (rnd.choice((*Weapon,)),) if rnd.random() < 0.5 else None
        return SetUnit(player=player, unit=rnd.choice(own), level=level, damage=damage)
    if choice < 0.5:
        star = rnd.choice(sorted(state.stars))
        return SetStar(player=player, star=star, level=rnd.choice(state.board.levels))
    if choice < 0.7:
        return SetCrew(player=player, amount=rnd.randint(0, 60))
    if choice < 0.85:
        return SetMarker(player=player, side=rnd.choice(SIDES), standing=rnd.randint(-2, 5))
    return SetEnforcement(player=player, level=rnd.choice((*Enforcement,)), agreed="both")
