"""Surrender and the end of the game (D2.2)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.ids import PlayerId, RuleId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Outcome
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.c5_loss import lose_ship
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_commands import Surrender
from engine.rulesets.sits.d2_points import D2_224, D2_232, DRAW, points_for, scoreboard
from engine.rulesets.sits.phases import PLOTTING, STOPS, WRAP, entering, step_title
from engine.rulesets.sits.state import SitsState

D2_21 = rule("D2.21")
D2_DRAW = rule("D2.draw")


def beaten(state: SitsState) -> tuple[PlayerId, ...]:
    """Sides that brought ships and have none left in the fight (D2.21)."""
    return tuple(
        side
        for side in state.players
        if (fleet := state.of_side(side)) and all(ship.fate is not Fate.FIGHTING for ship in fleet)
    )


def judged(state: SitsState, why: str, number: RuleId, *, winner: PlayerId | None = None) -> SitsState:
    """The game is over: the reason, the margin and both ratios in one sentence (D2.231, D2.232).

    `winner` is who holds the field; without one the side with the larger ratio wins.
    """
    board = scoreboard(state)
    ratios = ", ".join(f"{side.side} {side.ratio:.2f}" for side in board.sides)
    margin = "a draw" if board.margin == DRAW else f"{board.margin} for {board.leader}"
    held = f"{winner} wins the field, " if winner is not None and winner != board.leader else ""
    reason = f"{why}: {held}{margin} by points ({ratios})."
    outcome = Outcome(winner=winner or board.leader, reason=reason, rule=number)
    return replace(state, outcome=outcome, active=(), committed=(), work=(), pending=())


def _over(state: SitsState) -> Resolution[SitsState]:
    assert state.outcome is not None
    note = Note(text=state.outcome.reason, rule=state.outcome.rule)
    return Resolution(state=state, events=(note,))


@entering(WRAP)
def turn_may_be_the_last(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """D2.21, D2.draw, D2.232: nobody left to fight, ten idle turns, or the turns agreed on are over."""
    gone = beaten(state)
    if gone:
        return _over(_field_is_held(state, gone))
    if scoreboard(state).drawn:
        why = "Ten turns have passed without a fight, a cowardly draw"
        ended = judged(state, why, D2_DRAW)
        assert ended.outcome is not None
        return _over(replace(ended, outcome=replace(ended.outcome, winner=None)))
    limit = state.options.turn_limit
    if limit is None or not 0 < limit <= state.turn:
        return Resolution(state=state)
    why = f"The {limit} turns agreed on are over" if limit > 1 else "The one turn agreed on is over"
    return _over(judged(state, why, D2_232))


def _field_is_held(state: SitsState, gone: tuple[PlayerId, ...]) -> SitsState:
    left = [side for side in state.players if side not in gone]
    who = "Neither side has a" if not left else f"{listed(gone)} has no"
    return judged(state, f"{who} ship left to fight", D2_21, winner=left[0] if left else None)


# --- Striking the wedge ---


@book.check(Surrender, stage=Stage.FORM)
def ship_to_surrender_is_there(state: SitsState, surrender: Surrender) -> Iterator[Violation]:
    """D2.224: a ship of this game, or none to concede."""
    if surrender.ship is not None and surrender.ship not in state.ships:
        yield Violation(D2_224, f"There is no ship {surrender.ship!r} in this game.")


@book.check(Surrender, stage=Stage.TURN)
def it_is_time_to_surrender(state: SitsState, surrender: Surrender) -> Iterator[Violation]:
    """D2.21, D2.224: while the table plots, or waits in any step; one's own ships that still fight."""
    if state.outcome is not None or state.pending:
        return
    if state.phase != PLOTTING and state.phase not in STOPS:
        yield Violation(
            D2_224, f"Nobody surrenders in step '{step_title(state.phase)}'; the game has not begun."
        )
    ship = state.ships[surrender.ship] if surrender.ship is not None else None
    if ship is None:
        return
    if ship.side != surrender.player:
        text = f"{ship.name} is {ship.side}'s ship; {surrender.player} can't surrender it."
        yield Violation(D2_224, text, (ship.id,))
    elif ship.fate is not Fate.FIGHTING:
        yield Violation(D2_224, f"{ship.name} is {ship.fate.value} already.", (ship.id,))
    elif ship.place is None:
        yield Violation(D2_224, f"{ship.name} is not on the map.", (ship.id,))


@book.resolve(Surrender)
def wedge_is_struck(state: SitsState, surrender: Surrender, _dice: Dice) -> Resolution[SitsState]:
    """D2.21, D2.224: one ship leaves the fight; with the last one, or with none named, its side concedes."""
    if surrender.ship is None:
        others = [side for side in state.players if side != surrender.player]
        ended = judged(state, f"{surrender.player} concedes", D2_21, winner=others[0])
        return _over(ended)
    ship = state.ships[surrender.ship]
    points = points_for(replace(ship, fate=Fate.SURRENDERED))
    text = f"{ship.name} strikes its wedge and surrenders: {points} points."
    left = lose_ship(state, ship.id, Fate.SURRENDERED, text, D2_224)
    gone = beaten(left.state)
    if not gone:
        return left
    over = _over(_field_is_held(left.state, gone))
    return replace(over, events=(*left.events, *over.events), reveals=True)


__all__ = ["beaten", "judged", "scoreboard"]
