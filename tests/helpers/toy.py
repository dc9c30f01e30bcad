"""The toy rule set: two runners on a strip of hexes with secret plots, hidden mines, dice and a decision.

A permanent test double: it uses all that the kernel offers and is small enough to know by heart.

- weather (automatic): one die; on a 1 it is foggy and nobody may shoot this turn.
- plot (simultaneous): each side sets a speed in secret, may lay mines in secret, and commits.
- reveal (automatic): the speeds are turned up; the faster side moves first.
- move (in that order): up to the speed, either way. A hidden mine of the other side stops the runner and a
  die is rolled. Who is run into must retreat one hex: a decision.
- shoot (in printed order): one shot at short range, or hold fire.
- tally (automatic): who is out of lives, or has let the other reach his end of the strip, has lost.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core import force, table
from engine.core.calculator import Calculator, Worked
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.dice import Dice, Picker
from engine.core.event import Event, Note
from engine.core.flow import PhaseTable, answered, ask, commit, may_act, out_of_turn, reopen
from engine.core.ids import PhaseId, PieceId, PlayerId, RuleId
from engine.core.rulebook import RuleBook, Stage
from engine.core.ruleset import PhaseSpec, Resolution, RuleText
from engine.core.state import Decision, GameState, Outcome
from engine.core.table import SetEnforcement
from engine.core.update import drop, put
from engine.core.view import (
    CounterView,
    Inspection,
    MapView,
    Offer,
    SeatView,
    SheetView,
    TableView,
    TrackView,
)
from engine.core.violation import Severity, Violation, blocking

WEST, EAST = PlayerId("west"), PlayerId("east")
WEATHER, PLOT, REVEAL, MOVE, SHOOT, TALLY = (
    PhaseId(name) for name in ("weather", "plot", "reveal", "move", "shoot", "tally")
)


class ToyScenarioError(Exception):
    """The scenario makes no sense."""


# --- commands


@dataclass(frozen=True, slots=True, kw_only=True)
class Plot(Command):
    """Set one's speed in secret."""

    kind: Literal["toy.plot"] = "toy.plot"
    speed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lay(Command):
    """Lay a mine in secret."""

    kind: Literal["toy.lay"] = "toy.lay"
    cell: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit(Command):
    """Plotting is done."""

    kind: Literal["toy.commit"] = "toy.commit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopen(Command):
    """Plotting is not done after all."""

    kind: Literal["toy.reopen"] = "toy.reopen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Command):
    """Run; positive steps go east."""

    kind: Literal["toy.move"] = "toy.move"
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Retreat(Command):
    """Answer to being run into."""

    kind: Literal["toy.retreat"] = "toy.retreat"
    step: Literal[-1, 1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shoot(Command):
    """Shoot at the other runner."""

    kind: Literal["toy.shoot"] = "toy.shoot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold(Command):
    """Don't shoot."""

    kind: Literal["toy.hold"] = "toy.hold"


@dataclass(frozen=True, slots=True, kw_only=True)
class Put(Command):
    """Set a runner down anywhere: never by the rules."""

    kind: Literal["toy.put"] = "toy.put"
    piece: PieceId
    cell: int


ToyCommand = Annotated[
    Plot | Lay | Commit | Reopen | Move | Retreat | Shoot | Hold | Put | SetEnforcement,
    Field(discriminator="kind"),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach(Question):
    """Which cells could my runner end on at full speed, as far as I know?"""

    kind: Literal["toy.reach"] = "toy.reach"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit(Event):
    """A runner lost a life."""

    kind: Literal["toy.hit"] = "toy.hit"
    lives: int


# --- state


@dataclass(frozen=True, slots=True, kw_only=True)
class Runner:
    """A side's one piece."""

    id: PieceId
    owner: PlayerId
    cell: int
    lives: int
    speed: int | None = None
    """Secret until revealed."""
    stock: int
    """Mines not yet laid; secret."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyState(GameState):
    """The strip and all that is on it."""

    length: int
    turns: int
    runners: Mapping[PlayerId, Runner]
    mines: Mapping[PlayerId, frozenset[int]] = field(default_factory=dict)
    """Hidden from the other side."""
    revealed: bool = False
    foggy: bool = False

    def with_runner(self, runner: Runner) -> "ToyState":
        return replace(self, runners=put(self.runners, runner.owner, runner))

    def other(self, player: PlayerId) -> PlayerId:
        return EAST if player == WEST else WEST

    def far_end(self, player: PlayerId) -> int:
        return self.length - 1 if player == WEST else 0


# --- rules

book: RuleBook[ToyState] = RuleBook("toy")
table.install(book)

SEATS = book.rule("1.1")
TURN = book.rule("1.2")
STRIP = book.rule("2.1")
SPEED = book.rule("2.2")
STILL = book.rule("2.3")
MINES = book.rule("3.1")
BLAST = book.rule("3.2")
RETREAT = book.rule("4.1")
RANGE = book.rule("5.1")
FOG = book.rule("5.2")
END = book.rule("6.1")
HANDS_OFF = book.rule("7.1")

TEXTS = {
    "1.1": "Two sides, west and east, one runner each.",
    "1.2": "Each phase says who acts.",
    "2.1": "The strip has two ends; nobody leaves it.",
    "2.2": "A runner moves up to its plotted speed, at most 2.",
    "2.3": "Plotting speed 0 is allowed, if seldom wise.",
    "3.1": "A side lays its mines in secret within two hexes of its runner, never two in one hex.",
    "3.2": "A mine goes off under the first enemy: 3 or more on a die costs a life.",
    "4.1": "Who is run into retreats one hex along the strip, to a hex that is free.",
    "5.1": "A shot carries two hexes: 4 or more on a die costs a life.",
    "5.2": "A 1 for the weather means fog: no shots this turn.",
    "6.1": "Reach the far end or take the other's last life to win; when the turns run out nobody has.",
    "7.1": "Runners are not picked up and put down.",
}

PHASES = (
    PhaseSpec(id=WEATHER, title="Weather", rule=FOG, automatic=True),
    PhaseSpec(
        id=PLOT,
        title="Plot",
        rule=SPEED,
        simultaneous=True,
        forced="Runners without a committed speed stand still.",
    ),
    PhaseSpec(id=REVEAL, title="Reveal", rule=SPEED, automatic=True),
    PhaseSpec(id=MOVE, title="Move", rule=SPEED, forced="Who has not run stays where it is."),
    PhaseSpec(id=SHOOT, title="Shoot", rule=RANGE, forced="Nobody shoots any more."),
    PhaseSpec(id=TALLY, title="Tally", rule=END, automatic=True),
)

IN_PHASE: dict[type[Command], PhaseId] = {
    Plot: PLOT,
    Lay: PLOT,
    Commit: PLOT,
    Reopen: PLOT,
    Move: MOVE,
    Shoot: SHOOT,
    Hold: SHOOT,
}


@book.check(Command, stage=Stage.FORM)
def seated(state: ToyState, command: Command) -> Iterator[Violation]:
    """1.1: only the two sides play."""
    if command.player not in state.runners:
        yield Violation(SEATS, f"{command.player} is not a side of this game.")


@book.check(Lay, Put, stage=Stage.FORM)
def on_the_strip(state: ToyState, command: Lay | Put) -> Iterator[Violation]:
    """2.1: cells are those of the strip."""
    if not 0 <= command.cell < state.length:
        yield Violation(STRIP, f"The strip has cells 0 to {state.length - 1}, not {command.cell}.")


@book.check(Plot, stage=Stage.FORM)
def speed_is_a_speed(_state: ToyState, plot: Plot) -> Iterator[Violation]:
    """2.2: no negative speeds."""
    if plot.speed < 0:
        yield Violation(SPEED, f"A speed can't be {plot.speed}.")


@book.check(Move, stage=Stage.FORM)
def stays_on_the_strip(state: ToyState, move: Move) -> Iterator[Violation]:
    """2.1: nobody leaves the strip."""
    end = state.runners[move.player].cell + move.steps if move.player in state.runners else 0
    if not 0 <= end < state.length:
        yield Violation(
            STRIP, f"{move.steps} steps end at {end}; the strip has cells 0 to {state.length - 1}."
        )


@book.check(Put, stage=Stage.FORM)
def piece_exists(state: ToyState, put_down: Put) -> Iterator[Violation]:
    """1.1: there are two runners."""
    if put_down.piece not in (runner.id for runner in state.runners.values()):
        yield Violation(SEATS, f"There is no {put_down.piece}.")


@book.check(Plot, Lay, Commit, Move, Shoot, Hold, stage=Stage.TURN)
def in_turn(state: ToyState, command: Command) -> Iterator[Violation]:
    """1.2: each phase says who acts."""
    yield from out_of_turn(state, command.player, TURN)


@book.check(Retreat, stage=Stage.TURN)
def must_retreat(state: ToyState, command: Retreat) -> Iterator[Violation]:
    """4.1: only who was run into retreats."""
    yield from out_of_turn(state, command.player, RETREAT, answers="retreat")


@book.check(*IN_PHASE, stage=Stage.TURN)
def in_phase(state: ToyState, command: Command) -> Iterator[Violation]:
    """1.2: each phase says what is done in it."""
    wanted = IN_PHASE[type(command)]
    if state.phase != wanted:
        yield Violation(TURN, f"This belongs to the {wanted} phase; it is the {state.phase} phase.")


@book.check(Reopen, stage=Stage.TURN)
def has_committed(state: ToyState, command: Reopen) -> Iterator[Violation]:
    """1.2: only a commitment can be taken back."""
    if command.player in state.active:
        yield Violation(TURN, "You have not committed yet.")


@book.check(Plot)
def speed_in_limits(_state: ToyState, plot: Plot) -> Iterator[Violation]:
    """2.2: at most 2; 2.3: nought is worth a question."""
    if plot.speed > 2:
        yield Violation(SPEED, f"A runner's speed is at most 2, not {plot.speed}.")
    if plot.speed == 0:
        yield Violation(STILL, "Your runner will stand still.", severity=Severity.WARNING)


@book.check(Lay)
def mine_in_stock(state: ToyState, lay: Lay) -> Iterator[Violation]:
    """3.1: no more mines than the side has."""
    if not state.runners[lay.player].stock:
        yield Violation(MINES, "You have no mine left.")


@book.check(Lay)
def mine_near_runner(state: ToyState, lay: Lay) -> Iterator[Violation]:
    """3.1: within two hexes, one a hex."""
    away = abs(state.runners[lay.player].cell - lay.cell)
    if away > 2:
        yield Violation(
            MINES, f"A mine is laid within 2 hexes of the runner, not {away}.", cells=(f"{lay.cell},0",)
        )
    if lay.cell in state.mines.get(lay.player, ()):
        yield Violation(MINES, "You have a mine there already.", cells=(f"{lay.cell},0",))


@book.check(Commit)
def speed_is_set(state: ToyState, command: Commit) -> Iterator[Violation]:
    """2.2: a plot has a speed."""
    if state.runners[command.player].speed is None:
        yield Violation(SPEED, "Set a speed first.")


@book.check(Move)
def within_speed(state: ToyState, move: Move) -> Iterator[Violation]:
    """2.2: up to the plotted speed."""
    speed = state.runners[move.player].speed or 0
    if abs(move.steps) > speed:
        yield Violation(
            SPEED, f"Your runner can go {speed}, not {abs(move.steps)}.", (state.runners[move.player].id,)
        )


@book.check(Retreat)
def retreat_to_a_free_hex(state: ToyState, retreat: Retreat) -> Iterator[Violation]:
    """4.1: along the strip; both runners stand in one hex, so any neighbour is free."""
    cell = state.runners[retreat.player].cell + retreat.step
    if not 0 <= cell < state.length:
        yield Violation(RETREAT, "There is no strip on that side.", cells=(f"{cell},0",))


@book.check(Shoot)
def target_in_range(state: ToyState, shoot: Shoot) -> Iterator[Violation]:
    """5.1: two hexes; 5.2: not in fog."""
    away = abs(state.runners[WEST].cell - state.runners[EAST].cell)
    if away > 2:
        yield Violation(RANGE, f"A shot carries 2 hexes, not {away}.")
    if state.foggy:
        yield Violation(FOG, "Nobody shoots in fog.")


@book.check(Put)
def hands_off(_state: ToyState, put_down: Put) -> Iterator[Violation]:
    """7.1: never by the rules."""
    yield Violation(HANDS_OFF, "Runners are not picked up and put down.", (put_down.piece,))


def _note(text: str, rule: RuleId, *, to: PlayerId | None = None) -> Note:
    return Note(text=text, rule=rule, seen_by=None if to is None else (to,))


@book.resolve(Plot)
def plot(state: ToyState, command: Plot, _dice: Dice) -> Resolution[ToyState]:
    runner = replace(state.runners[command.player], speed=command.speed)
    return Resolution(
        state=state.with_runner(runner),
        events=(_note(f"Speed {command.speed}", SPEED, to=command.player),),
    )


@book.resolve(Lay)
def lay(state: ToyState, command: Lay, _dice: Dice) -> Resolution[ToyState]:
    player = command.player
    runner = state.runners[player]
    mines = put(state.mines, player, state.mines.get(player, frozenset()) | {command.cell})
    state = replace(state, mines=mines).with_runner(replace(runner, stock=max(0, runner.stock - 1)))
    return Resolution(state=state, events=(_note(f"Mine laid at {command.cell}", MINES, to=player),))


@book.resolve(Commit)
def committed(state: ToyState, command: Commit, dice: Dice) -> Resolution[ToyState]:
    done = Resolution(
        state=commit(state, command.player), events=(_note(f"{command.player} is ready", TURN),)
    )
    return TABLE.settle(done, dice)


@book.resolve(Reopen)
def reopened(state: ToyState, command: Reopen, _dice: Dice) -> Resolution[ToyState]:
    return Resolution(
        state=reopen(state, command.player), events=(_note(f"{command.player} plots again", TURN),)
    )


@book.resolve(Move)
def move(state: ToyState, command: Move, dice: Dice) -> Resolution[ToyState]:
    moved = _run(state, command.player, command.steps, dice)
    following = _next_mover(moved.state, command.player)
    done = replace(moved, state=replace(moved.state, active=following))
    return TABLE.settle(_clash(done, command.player), dice)


@book.resolve(Retreat)
def retreat(state: ToyState, command: Retreat, dice: Dice) -> Resolution[ToyState]:
    return TABLE.settle(_run(answered(state), command.player, command.step, dice), dice)


@book.resolve(Shoot)
def shoot(state: ToyState, command: Shoot, dice: Dice) -> Resolution[ToyState]:
    roll = dice.roll(6, purpose="5.1 shot")
    target = state.other(command.player)
    state = replace(state, active=(target,) if command.player == WEST else ())
    done = Resolution(state=state, events=(_note(f"{command.player} shoots: {roll.total}", RANGE),))
    return TABLE.settle(_wound(done, target, RANGE) if roll.total >= 4 else done, dice)


@book.resolve(Hold)
def hold(state: ToyState, command: Hold, dice: Dice) -> Resolution[ToyState]:
    state = replace(state, active=(EAST,) if command.player == WEST else ())
    return TABLE.settle(Resolution(state=state, events=(_note(f"{command.player} holds fire", RANGE),)), dice)


@book.resolve(Put)
def put_down(state: ToyState, command: Put, _dice: Dice) -> Resolution[ToyState]:
    runner = next(r for r in state.runners.values() if r.id == command.piece)
    return Resolution(
        state=state.with_runner(replace(runner, cell=command.cell)),
        events=(_note(f"{command.piece} put at {command.cell}", HANDS_OFF),),
    )


def _run(state: ToyState, player: PlayerId, steps: int, dice: Dice) -> Resolution[ToyState]:
    """Cell by cell, up to the first hidden mine."""
    runner, enemy = state.runners[player], state.other(player)
    for _ in range(abs(steps)):
        runner = replace(runner, cell=runner.cell + (1 if steps > 0 else -1))
        if runner.cell in state.mines.get(enemy, ()):
            mines = put(state.mines, enemy, state.mines[enemy] - {runner.cell})
            roll = dice.roll(6, purpose="3.2 mine")
            note = _note(f"A mine at {runner.cell}: {roll.total}", BLAST)
            hit = Resolution(
                state=replace(state, mines=mines).with_runner(runner), events=(note,), reveals=True
            )
            return _wound(hit, player, BLAST) if roll.total >= 3 else hit
    note = _note(f"{player} runs to {runner.cell}", SPEED)
    return Resolution(state=state.with_runner(runner), events=(note,))


def _wound(result: Resolution[ToyState], player: PlayerId, rule: RuleId) -> Resolution[ToyState]:
    runner = result.state.runners[player]
    runner = replace(runner, lives=max(0, runner.lives - 1))
    hit = Hit(text=f"{runner.id} is hit", rule=rule, pieces=(runner.id,), lives=runner.lives)
    return replace(result, state=result.state.with_runner(runner), events=(*result.events, hit))


def _clash(result: Resolution[ToyState], mover: PlayerId) -> Resolution[ToyState]:
    state = result.state
    if state.runners[WEST].cell != state.runners[EAST].cell:
        return result
    other = state.other(mover)
    asked = ask(state, Decision(owner=other, kind="retreat", prompt="Which way does your runner give way?"))
    return replace(result, state=asked, events=(*result.events, _note(f"{other} must give way", RETREAT)))


def _order(state: ToyState) -> tuple[PlayerId, ...]:
    return tuple(sorted((WEST, EAST), key=lambda p: (-(state.runners[p].speed or 0), p == EAST)))


def _next_mover(state: ToyState, player: PlayerId) -> tuple[PlayerId, ...]:
    first, second = _order(state)
    return (second,) if player == first else ()


def _weather(state: ToyState, dice: Dice) -> Resolution[ToyState]:
    roll = dice.roll(6, purpose="5.2 weather")
    runners = {p: replace(r, speed=None) for p, r in state.runners.items()}
    state = replace(state, foggy=roll.total == 1, revealed=False, runners=runners)
    return Resolution(state=state, events=(_note("Fog" if state.foggy else "Clear sky", FOG),))


def _reveal(state: ToyState, _dice: Dice) -> Resolution[ToyState]:
    text = ", ".join(f"{p} runs at {r.speed}" for p, r in sorted(state.runners.items()))
    return Resolution(state=replace(state, revealed=True), events=(_note(text, SPEED),), reveals=True)


def _begin_move(state: ToyState, _dice: Dice) -> Resolution[ToyState]:
    return Resolution(state=replace(state, active=_order(state)[:1]))


def _tally(state: ToyState, _dice: Dice) -> Resolution[ToyState]:
    outcome = None
    for player in (WEST, EAST):
        other = state.other(player)
        if not state.runners[other].lives:
            outcome = outcome or Outcome(winner=player, reason=f"{other} is out of lives.", rule=END)
        elif state.runners[player].cell == state.far_end(player):
            outcome = outcome or Outcome(winner=player, reason=f"{player} reached the far end.", rule=END)
    if outcome is None and state.turn >= state.turns:
        outcome = Outcome(winner=None, reason="The turns have run out.", rule=END)
    events = () if outcome is None else (_note(outcome.reason, END),)
    return Resolution(state=replace(state, outcome=outcome), events=events)


TABLE: PhaseTable[ToyState] = PhaseTable(
    PHASES, {WEATHER: _weather, REVEAL: _reveal, MOVE: _begin_move, TALLY: _tally}
)


def nothing(state: ToyState, side: PlayerId) -> Command:
    """What a side does that chooses nothing: it stands still, holds fire, gives way where there is room."""
    if state.pending:
        return Retreat(player=side, step=1 if state.runners[side].cell == 0 else -1)
    if state.phase == PLOT:
        return Commit(player=side) if state.runners[side].speed == 0 else Plot(player=side, speed=0)
    return Move(player=side, steps=0) if state.phase == MOVE else Hold(player=side)


force.install(
    book,
    force.Neutral(
        phases=PHASES, questions={"retreat": "The runner gives way."}, choose=nothing, carry_out=book.apply
    ),
)


# --- the rule set


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachArguments:
    """Where the runner stands, how fast it is, how long the strip is."""

    cell: int
    speed: int
    length: int = 7


def _reach(arguments: ReachArguments) -> Worked:
    if arguments.speed < 0:
        raise ValueError(f"A speed can't be {arguments.speed}.")
    cells = _cells(arguments.cell, arguments.speed, arguments.length)
    return Worked(
        value={"cells": cells}, steps=(f"{len(cells)} cells within {arguments.speed}",), rules=(SPEED,)
    )


def _cells(cell: int, speed: int, length: int) -> list[int]:
    return list(range(max(0, cell - speed), min(length - 1, cell + speed) + 1))


class Toy:
    """The rule set."""

    slug = "toy"
    title = "Strip of Mines"
    version = 1
    content = "toy-1"
    state_type = ToyState
    command_type: Any = ToyCommand

    def phases(self) -> Sequence[PhaseSpec]:
        return PHASES

    def setup(self, scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> ToyState:
        length, lives, turns = (scenario.get(key) for key in ("length", "lives", "turns"))
        mines = options.get("mines", 2)
        if (
            not all(type(n) is int and 0 < n < 10_000_000 for n in (length, lives, turns, mines + 1))
            or length < 3
        ):
            raise ToyScenarioError(
                "length, lives and turns must be positive whole numbers, length at least 3"
            )
        state = ToyState(
            players=(WEST, EAST),
            turn=1,
            phase=WEATHER,
            active=(),
            length=length,
            turns=turns,
            runners={
                WEST: Runner(id=PieceId("W"), owner=WEST, cell=0, lives=lives, stock=mines),
                EAST: Runner(id=PieceId("E"), owner=EAST, cell=length - 1, lives=lives, stock=mines),
            },
        )
        return TABLE.settle(_weather(state, dice), dice).state

    def check(self, state: ToyState, command: Command) -> tuple[Violation, ...]:
        return book.violations(state, command)

    def apply(self, state: ToyState, command: Command, dice: Dice) -> Resolution[ToyState]:
        return book.apply(state, command, dice)

    def surmise(self, state: ToyState, player: PlayerId) -> ToyState:
        other = state.other(player)
        runner = replace(state.runners[other], stock=0)
        if not state.revealed:
            runner = replace(runner, speed=0)
        return replace(state, mines=drop(state.mines, other)).with_runner(runner)

    def view_for(self, state: ToyState, player: PlayerId | None) -> TableView:
        return TableView(
            viewer=player,
            turn=state.turn,
            phase=state.phase,
            active=state.active,
            prompt=self._prompt(state, player),
            seats=tuple(
                SeatView(
                    id=p,
                    name=p.title(),
                    colour=colour,
                    letter=p[0].upper(),
                    ready=state.phase == PLOT and p not in state.active,
                )
                for p, colour in ((WEST, "green"), (EAST, "red"))
            ),
            maps=(
                MapView(
                    id="strip",
                    kind="hex",
                    sheets=(SheetView(id="s", q=0, r=0, columns=state.length, rows=1),),
                ),
            ),
            counters=self._counters(state, player),
            tracks=tuple(
                TrackView(id=f"lives-{r.id}", title=f"Lives of {r.id}", value=r.lives, low=0, high=9)
                for _, r in sorted(state.runners.items())
            ),
            offers=() if player is None else tuple(self._offers(state, player)),
            outcome=state.outcome,
            enforcement=state.enforcement,
        )

    def _prompt(self, state: ToyState, player: PlayerId | None) -> str:
        if state.outcome:
            return state.outcome.reason
        if state.pending:
            return state.pending[-1].prompt
        mine = player is not None and may_act(state, player)
        speed = state.runners[player].speed if player is not None and state.phase == PLOT else None
        return ("Your move" if mine else "Please wait") + (f" (speed {speed})" if speed is not None else "")

    def _counters(self, state: ToyState, player: PlayerId | None) -> tuple[CounterView, ...]:
        runners = [
            CounterView(
                id=r.id, owner=r.owner, art="runner", map="strip", cell=f"{r.cell},0", movable=p == player
            )
            for p, r in sorted(state.runners.items())
        ]
        mines = [] if player is None else sorted(state.mines.get(player, ()))
        return (
            *runners,
            *(
                CounterView(id=PieceId(f"mine-{n}"), owner=player, art="mine", map="strip", cell=f"{n},0")
                for n in mines
            ),
        )

    def _offers(self, state: ToyState, player: PlayerId) -> Iterator[Offer]:
        titles = {
            "toy.plot": "Set speed",
            "toy.lay": "Lay a mine",
            "toy.commit": "Ready",
            "toy.reopen": "Plot again",
            "toy.move": "Run",
            "toy.retreat": "Give way",
            "toy.shoot": "Shoot",
            "toy.hold": "Hold fire",
        }
        tried: dict[str, list[tuple[Command, tuple[Violation, ...]]]] = {kind: [] for kind in titles}
        for command in self._all(state, player):
            tried[command.kind].append((command, blocking(self.check(state, command))))
        for kind, title in titles.items():
            legal = [command for command, found in tried[kind] if not found]
            cells = tuple(f"{c.cell},0" for c in legal if isinstance(c, Lay))
            reasons = () if legal else tried[kind][0][1]
            yield Offer(kind=kind, title=title, cells=cells, violations=reasons, primary=kind == "toy.commit")

    def _all(self, state: ToyState, player: PlayerId) -> Iterator[ToyCommand]:
        """One command of every sensible kind and value."""
        yield from (Plot(player=player, speed=n) for n in (0, 1, 2))
        yield from (Lay(player=player, cell=n) for n in _cells(state.runners[player].cell, 2, state.length))
        yield from (Commit(player=player), Reopen(player=player), Shoot(player=player), Hold(player=player))
        yield from (Move(player=player, steps=n) for n in (0, -1, 1, -2, 2))
        yield from (Retreat(player=player, step=-1), Retreat(player=player, step=1))

    def inspect(self, state: ToyState, player: PlayerId | None, piece: PieceId) -> Inspection:
        for runner in state.runners.values():
            if runner.id == piece:
                rows = [("Lives", str(runner.lives)), ("Cell", str(runner.cell))]
                if player == runner.owner or state.revealed:
                    rows.append(("Speed", str(runner.speed)))
                return Inspection(title=piece, rows=tuple(rows), rules=(SPEED,))
        return Inspection(title=piece, rows=())

    def propose(self, state: ToyState, gesture: Gesture) -> Command | None:
        runner = state.runners[gesture.by]
        if gesture.piece != runner.id or gesture.cell is None:
            return None
        cell = int(gesture.cell.partition(",")[0])
        if state.pending:
            return Retreat(player=gesture.by, step=1 if cell > runner.cell else -1)
        return Move(player=gesture.by, steps=cell - runner.cell)

    def suggest(self, state: ToyState, command: Command) -> tuple[Suggestion, ...]:
        if not isinstance(command, Move):
            return ()
        legal = [
            option
            for option in (Move(player=command.player, steps=n) for n in (-2, -1, 0, 1, 2))
            if not blocking(self.check(state, option))
        ]
        legal.sort(key=lambda option: abs(option.steps - command.steps))
        return tuple(Suggestion(f"Run {option.steps}", option) for option in legal)

    def answer(self, state: ToyState, question: Question) -> object:
        if isinstance(question, Reach):
            runner = state.runners[question.player]
            return tuple(_cells(runner.cell, 2 if runner.speed is None else runner.speed, state.length))
        raise TypeError(question)

    def rule_text(self, rule: RuleId) -> RuleText | None:
        slug, _, number = rule.partition("/")
        if slug != self.slug or number not in TEXTS:
            return None
        return RuleText(id=rule, title=number, text=TEXTS[number])

    def rule_texts(self) -> Sequence[RuleText]:
        found = (self.rule_text(book.rule(number)) for number in TEXTS)
        return tuple(text for text in found if text is not None)

    def calculators(self) -> Mapping[str, Calculator]:
        reach = Calculator(
            name="reach", summary="Cells within a speed", arguments=ReachArguments, run=_reach, rules=(SPEED,)
        )
        return {"reach": reach}

    def scenarios(self) -> Sequence[Mapping[str, Any]]:
        return (
            {
                "id": "strip",
                "title": "The strip",
                "summary": "Seven cells",
                "length": 7,
                "lives": 2,
                "turns": 8,
            },
            {
                "id": "long",
                "title": "The long strip",
                "summary": "Cells",
                "length": 30,
                "lives": 9,
                "turns": 999_999,
            },
        )

    def sample(self, state: ToyState, player: PlayerId, rnd: Picker) -> Command | None:
        legal = [c for c in self._all(state, player) if not blocking(self.check(state, c))]
        # Rarely back to plotting: playouts should get somewhere.
        forward = [c for c in legal if not isinstance(c, Reopen)]
        if forward and rnd.random() < 0.9:
            return rnd.choice(forward)
        return rnd.choice(legal) if legal else None

    def scramble_hidden(self, state: ToyState, player: PlayerId, rnd: Picker) -> ToyState:
        other = state.other(player)
        total = len(state.mines.get(other, ())) + state.runners[other].stock
        laid = frozenset(rnd.sample(range(state.length), rnd.randint(0, min(total, state.length))))
        runner = replace(state.runners[other], stock=total - len(laid))
        if not state.revealed and (runner.speed is not None or state.phase == PLOT):
            ready = other not in state.active
            runner = replace(runner, speed=rnd.choice((0, 1, 2) if ready else (None, 0, 1, 2)))
        return replace(state, mines=put(state.mines, other, laid)).with_runner(runner)


def create() -> Toy:
    """The rule set, as the library makes one."""
    return Toy()


STRIP_SCENARIO: Mapping[str, Any] = Toy().scenarios()[0]
LONG_SCENARIO: Mapping[str, Any] = Toy().scenarios()[1]


def rulesets(slug: str) -> Toy:
    """What `load` asks for rule sets; LookupError for any other game."""
    if slug != "toy":
        raise LookupError(slug)
    return Toy()
