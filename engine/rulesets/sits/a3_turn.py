"""Turn by turn: who may act when, secret plots, commitment, and going on to the next step."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.event import Event, Note
from engine.core.flow import out_of_turn
from engine.core.flow import reopen as reopened
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Enforcement
from engine.core.violation import Severity, Violation
from engine.mechanics.avid import WINDOWS, is_window
from engine.mechanics.vector import SLOTS
from engine.mechanics.wording import listed
from engine.rulesets.sits.b2_avid import full_route, pivot_words, roll_words
from engine.rulesets.sits.b3_movement import changes_of, slots
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.combat_commands import ANSWERS, Surrender
from engine.rulesets.sits.commands import (
    Commit,
    Deploy,
    Plot,
    Proceed,
    Ready,
    Reopen,
    SetShip,
    Slot,
    Undeploy,
)
from engine.rulesets.sits.d1_officers import B2_233, B3_22, ratings
from engine.rulesets.sits.phases import (
    A3_12,
    LATE,
    MIDDLE,
    PLOTTING,
    REPAIRS,
    SETUP,
    STOPS,
    TURN_SEQUENCE,
    ended,
    gone_on,
    step_title,
)
from engine.rulesets.sits.state import Ship, SitsState

A2_221 = rule("A2.221")
A3_121 = rule("A3.121")
B2_24 = rule("B2.24")
B2_25 = rule("B2.25")
B3_23 = rule("B3.23")
B3_253 = rule("B3.253")
D2_12 = rule("D2.12")
MOST = 99
"""Rolls, thrust, columns, rows and amounts beyond this are no plot of this game."""
_ANY_TIME = (SetShip, Deploy)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plotted(Event):
    """A ship's order was written down; only its own side sees what it says."""

    kind: Literal["sits.plotted"] = "sits.plotted"


@book.check(Command, stage=Stage.FORM)
def player_has_a_seat(state: SitsState, command: Command) -> Iterator[Violation]:
    """A3.0: the two sides play; nobody else gives commands."""
    if command.player not in state.players:
        yield Violation(TURN_SEQUENCE, f"{command.player} has no seat at this table.")


def ship_is_in_the_game(state: SitsState, command: Plot | Deploy | Undeploy | SetShip) -> Iterator[Violation]:
    """A3.12: an order is for a ship of this game."""
    if command.ship not in state.ships:
        yield Violation(A3_12, f"There is no ship {command.ship!r} in this game.")


book.check(Plot, stage=Stage.FORM)(ship_is_in_the_game)
book.check(Deploy, stage=Stage.FORM)(ship_is_in_the_game)
book.check(Undeploy, stage=Stage.FORM)(ship_is_in_the_game)
book.check(SetShip, stage=Stage.FORM)(ship_is_in_the_game)


@book.check(Plot, stage=Stage.FORM)
def turn_is_readable(_state: SitsState, plot: Plot) -> Iterator[Violation]:
    """B2.24, B2.25, B2.233: windows and a roll that exist, and a bonus that there is."""
    if len(plot.route) > len(WINDOWS):
        text = f"A route of {len(plot.route)} windows is no route: the AVID has {len(WINDOWS)}."
        yield Violation(B2_24, text)
        return
    for window in plot.route:
        if not is_window(window):
            yield Violation(B2_24, f"{window!r} is no AVID window.")
    if abs(plot.roll) > MOST:
        yield Violation(B2_25, f"A roll of {plot.roll} windows is no roll; expected {-MOST} to {MOST}.")
    if plot.helm_bonus not in (None, "pivot", "roll"):
        yield Violation(B2_233, f"{plot.helm_bonus!r} gets no bonus; expected 'pivot' or 'roll'.")


@book.check(Plot, stage=Stage.FORM)
def thrust_is_readable(_state: SitsState, plot: Plot) -> Iterator[Violation]:
    """A2.221, B3.22, B3.253: slots and amounts that exist."""
    if not 0 <= plot.thrust <= MOST:
        yield Violation(B3_22, f"Thrust is {plot.thrust}; expected 0 to {MOST}.")
    if plot.square and max(abs(n) for n in plot.square) > MOST:
        yield Violation(B3_22, f"The vertical grid has no square {plot.square[0]}, {plot.square[1]}.")
    for slot, amount in plot.spread.items():
        if slot not in SLOTS[:6]:
            yield Violation(B3_253, f"{slot!r} is no map direction; expected A to F.")
        if not 0 <= amount <= MOST:
            yield Violation(B3_253, f"The spread in {slot} is {amount}; expected 0 to {MOST}.")
    for slot in plot.keep_halves:
        if slot not in SLOTS:
            yield Violation(A2_221, f"{slot!r} is no vector; expected one of {' '.join(SLOTS)}.")


def readable(draft: Plot) -> Plot:
    """An unfinished order without what the checks above refuse, so that it can be drawn and flown."""
    spread: Mapping[Slot, int] = {s: n for s, n in draft.spread.items() if s in SLOTS[:6] and 0 < n <= MOST}
    return replace(
        draft,
        route=tuple(window for window in draft.route if is_window(window))[: len(WINDOWS)],
        roll=max(-MOST, min(draft.roll, MOST)),
        thrust=max(0, min(draft.thrust, MOST)),
        square=draft.square if draft.square and max(map(abs, draft.square)) <= MOST else None,
        spread=spread,
        keep_halves=slots(draft.keep_halves),
    )


@book.check(Command, stage=Stage.TURN)
def player_is_to_act(state: SitsState, command: Command) -> Iterator[Violation]:
    """A3.0: those act whose step it is, or who owe an answer; without a referee ships are set at any time.

    Nobody has to wait for his turn to give up (D2.21).
    """
    by_hand = isinstance(command, _ANY_TIME) and state.enforcement is not Enforcement.REFEREE
    if state.outcome is None and (by_hand or isinstance(command, Reopen)):
        return
    if state.outcome is None and isinstance(command, Surrender) and not state.pending:
        return
    if state.outcome is None and command.player in state.committed and isinstance(command, (Plot, Commit)):
        yield Violation(A3_12, f"{command.player} has committed; reopen the plots to change them.")
        return
    yield from out_of_turn(state, command.player, TURN_SEQUENCE, answers=ANSWERS.get(type(command)))


def it_is_time_to_plot(state: SitsState, command: Plot | Commit | Reopen) -> Iterator[Violation]:
    """A3.12: plots are made, sealed and opened again in the plotting step only."""
    if state.outcome is not None:
        return
    if state.phase != PLOTTING and not (isinstance(command, Reopen) and state.phase in STOPS):
        yield Violation(
            A3_12,
            f"Plots are made in step '{step_title(PLOTTING)}'; this is '{step_title(state.phase)}'.",
        )
    elif isinstance(command, Reopen) and command.player not in state.committed:
        yield Violation(A3_12, f"{command.player} has not committed; there is nothing to reopen.")


book.check(Plot, stage=Stage.TURN)(it_is_time_to_plot)
book.check(Commit, stage=Stage.TURN)(it_is_time_to_plot)
book.check(Reopen, stage=Stage.TURN)(it_is_time_to_plot)


@book.check(Plot, stage=Stage.TURN)
def ship_is_ones_own(state: SitsState, plot: Plot) -> Iterator[Violation]:
    """A3.12: each side plots for its own ships that are in play."""
    ship = state.ships[plot.ship]
    if ship.side != plot.player:
        yield Violation(
            A3_12, f"{ship.name} is {ship.side}'s ship; {plot.player} can't plot for it.", (ship.id,)
        )
    elif ship.place is None:
        yield Violation(A3_12, f"{ship.name} is not on the map.", (ship.id,))


@book.check(Proceed, stage=Stage.TURN)
def there_is_a_next_step(state: SitsState, _proceed: Proceed) -> Iterator[Violation]:
    """A3.0: setup and plotting end by everybody's consent, not by one player's going on."""
    if state.outcome is None and state.phase not in STOPS:
        ends = "when both sides are ready" if state.phase == SETUP else "when both sides have committed"
        yield Violation(TURN_SEQUENCE, f"Step '{step_title(state.phase)}' ends {ends}.")


@book.check(Ready, stage=Stage.TURN)
def it_is_setup(state: SitsState, _ready: Ready) -> Iterator[Violation]:
    """D2.12: being ready ends one's own setup."""
    if state.outcome is None and state.phase != SETUP:
        yield Violation(D2_12, "Setup is over.")


@book.check(Commit)
def every_ship_has_orders(state: SitsState, commit: Commit) -> Iterator[Violation]:
    """A3.12: a ship without orders coasts; worth a question before the plots are sealed."""
    left = [ship for ship in _in_play(state, commit) if ship.id not in state.plots]
    if left:
        names = listed(ship.name for ship in left)
        text = f"No orders for {names}: {'it' if len(left) == 1 else 'they'} will coast."
        yield Violation(A3_12, text, tuple(ship.id for ship in left), severity=Severity.WARNING)


@book.check(Commit)
def compensators_are_safe(state: SitsState, commit: Commit) -> Iterator[Violation]:
    """B3.23: thrust that risks the compensators is worth a question too."""
    for ship in _in_play(state, commit):
        plot = state.plots.get(ship.id)
        rated = ratings(ship)
        causes = rated.check_causes(plot.thrust) if plot else ()
        if causes:
            need = f"{rated.compensator} or less on a d10" if rated.compensator > 0 else "what no die shows"
            text = f"{ship.name} will roll a compensator check for {listed(causes)}: it needs {need}."
            yield Violation(B3_23, text, (ship.id,), severity=Severity.WARNING)


def _in_play(state: SitsState, commit: Commit) -> tuple[Ship, ...]:
    return tuple(ship for ship in state.of_side(commit.player) if ship.place is not None)


@book.resolve(Plot)
def plot_is_written(state: SitsState, plot: Plot, _dice: Dice) -> Resolution[SitsState]:
    """A3.12, A3.121, A3.124: the order is kept secret; its midpoints and vector changes are noted."""
    ship = state.ships[plot.ship]
    event = Plotted(
        text=f"{ship.name}: {plot_words(state, ship, plot)}.",
        rule=A3_121,
        pieces=(ship.id,),
        seen_by=(ship.side,),
    )
    return Resolution(state=state.with_plot(plot), events=(event,))


def plot_words(state: SitsState, ship: Ship, plot: Plot) -> str:
    """An order in words."""
    rounding = state.options.midpoint
    thrust = f"thrust {plot.thrust} for {changes_of(plot)}" if plot.thrust else "no thrust"
    return (
        f"{pivot_words(full_route(ship, plot.route), rounding)}; {roll_words(ship, plot, rounding)}; {thrust}"
    )


@book.resolve(Commit)
def plots_are_sealed(state: SitsState, commit: Commit, dice: Dice) -> Resolution[SitsState]:
    """A3.12: when the last side has sealed its plots the turn is flown."""
    state = replace(state, committed=(*state.committed, commit.player))
    event = Note(text=f"{commit.player} has committed.", rule=A3_12)
    return ended(state, event, dice, player=commit.player)


@book.resolve(Reopen)
def plots_are_opened_again(state: SitsState, reopen: Reopen, _dice: Dice) -> Resolution[SitsState]:
    """A3.12: as long as another side still plots, one's own plots may be changed."""
    again = "plots again" if state.phase == PLOTTING else "is not done yet"
    state = reopened(state, reopen.player)
    committed = tuple(player for player in state.committed if player != reopen.player)
    event = Note(text=f"{reopen.player} {again}.", rule=A3_12)
    return Resolution(state=replace(state, committed=committed), events=(event,))


@book.resolve(Proceed)
def next_step(state: SitsState, proceed: Proceed, dice: Dice) -> Resolution[SitsState]:
    """A3.0: the table goes on."""
    names = {MIDDLE: "first beams", LATE: "second beams", REPAIRS: "damage control"}
    text = f"{proceed.player} goes on from {names.get(state.phase, 'missile launch')}."
    return gone_on(state, Note(text=text, rule=TURN_SEQUENCE), dice, proceed.player)


@book.resolve(Ready)
def side_is_ready(state: SitsState, ready: Ready, dice: Dice) -> Resolution[SitsState]:
    """D2.12: the first turn begins when both sides are ready."""
    event = Note(text=f"{ready.player} is ready.", rule=D2_12)
    return ended(state, event, dice, player=ready.player)
