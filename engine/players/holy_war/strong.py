"""A strong opponent: it masses, strikes where the odds are good, and plays for the seams."""

from collections.abc import Callable, Mapping

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.violation import blocking
from engine.players.holy_war import battles
from engine.players.holy_war.campaign import orders
from engine.players.holy_war.reading import Reading
from engine.players.holy_war.stores import purchase, starguard_wanted
from engine.players.seat import Seat, surveyed
from engine.rulesets.holy_war.activation import unguarded
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import (
    AnswerStarGuard,
    ChooseSystem,
    PlaceStarGuard,
    PlayOn,
    Proceed,
    Scout,
    SeekAlliance,
    Survey,
)
from engine.rulesets.holy_war.neutrals import attempts_left, sought
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    BOARDING,
    COMBATS,
    DENIAL,
    EXTENSION,
    FLIGHTS,
    JUDGMENT,
    LUCK,
    MOVEMENTS,
    PLACING,
    REVEAL,
    STARGUARD,
    SYSTEMS,
)
from engine.rulesets.holy_war.starguards import due
from engine.rulesets.holy_war.state import HOLY_BAND, HolyWarState
from engine.rulesets.holy_war.warp import routes

_ANSWERS: Mapping[str, Callable[[Reading], Command]] = {
    PLACING: battles.place_dispersed,
    DENIAL: battles.denial,
    FLIGHTS: battles.form_flights,
    REVEAL: battles.reveal,
    BOARDING: battles.board,
    LUCK: battles.luck,
}


class Strong:
    """Plans a movement phase as a whole, and weighs each combat by fighting it in the head."""

    strength = "strong"

    def __init__(self, seed: int) -> None:
        self._rnd = Picker(seed)
        self._phase: object = None
        self._orders: list[Command] = []
        self._scouted = False

    def decide(self, seat: Seat) -> Command:
        """The best command that it can think of."""
        state, side = surveyed(seat, Survey, HolyWarState)
        now = Reading(state, side)
        if state.pending:
            return self._answer(now, state.pending[-1].kind)
        if state.phase in MOVEMENTS:
            return self._move(now)
        habits: Mapping[str, Callable[[Reading], Command | None]] = {
            SYSTEMS: self._choose,
            ACTIVATION: self._activate,
            JUDGMENT: _alliance,
            **dict.fromkeys(COMBATS, battles.begin),
        }
        habit = habits.get(state.phase)
        return (habit(now) if habit else None) or Proceed(player=side)

    def _answer(self, now: Reading, kind: str) -> Command:
        if kind in _ANSWERS:
            return _ANSWERS[kind](now)
        if kind == STARGUARD:
            level = due(now.state, now.side)[0]
            return AnswerStarGuard(player=now.side, level=level, place=starguard_wanted(now, level))
        if kind == EXTENSION:
            return PlayOn(player=now.side, on=_plays_on(now))
        raise LookupError(f"no answer to {kind}")

    # --- systems

    def _choose(self, now: Reading) -> ChooseSystem:
        """The Holy Band takes what is near the seams; the Sunthrowers what leads to that."""
        free = [level for level in now.board.systems if now.state.starguard(level) is None]
        best = max(free, key=lambda level: (self._use(now, level), self._rnd.random()))
        return ChooseSystem(player=now.side, level=best)

    def _use(self, now: Reading, level: str) -> float:
        board = now.board
        middle = sum(board.distance(level, seam) for seam in board.seams)
        if now.side == HOLY_BAND:
            return 10 - 2 * now.to_seam(level) - middle
        reach = {*routes(now.state, now.side, level), *board.within(level, 1)}
        prey = [at for at in board.systems if at != level and at in reach]
        return sum(4 - now.to_seam(at) for at in prey) + now.to_seam(level) - middle / 4

    # --- activation

    def _activate(self, now: Reading) -> Command:
        state, side = now.state, now.side
        for level in unguarded(state, side):
            command = PlaceStarGuard(player=side, level=level)
            if starguard_wanted(now, level) and not blocking(book.violations(state, command)):
                return command
        return purchase(now) or Proceed(player=side)

    # --- movement

    def _move(self, now: Reading) -> Command:
        phase = (now.state.turn, now.state.phase)
        if phase != self._phase:
            self._phase, self._scouted = phase, False
            self._orders = orders(now)
        elif self._scouted:
            self._scouted = False
            self._orders = orders(now)
        while self._orders:
            command = self._orders.pop(0)
            if not blocking(book.violations(now.state, command)):
                self._scouted = isinstance(command, Scout)
                return command
        return Proceed(player=now.side)


def _alliance(now: Reading) -> SeekAlliance | None:
    """The neutral nearest to a seam: it pays like any other, and lies in the way."""
    state, side = now.state, now.side
    found = sought(state, side)
    if not attempts_left(state, side) or not found:
        return None
    return SeekAlliance(player=side, level=min(found, key=lambda at: (now.to_seam(at), at)))


def _plays_on(now: Reading) -> bool:
    """For a major victory only where an emissary is heard and the Sunthrowers have no star in the open."""
    own = len([u for units in now.stacks.values() for u in units])
    theirs = len([u for units in now.enemy_levels.values() for u in units])
    return now.emissary_posted and not now.convoys and own >= theirs
