"""Figures of the engine, measured in the largest shipped scenario of SITS, which has thirty ships."""

import pathlib
import random
import tempfile
import time
from collections.abc import Iterator

from engine import library
from engine.core.bus import CommandBus, Executed, UndoPolicy
from engine.core.command import Command
from engine.core.save import load, save
from engine.core.session import Game, Session, new_game
from engine.rulesets.sits.b3_movement import coast
from engine.rulesets.sits.commands import Commit, Plot, Proceed
from engine.rulesets.sits.phases import PLOTTING
from engine.rulesets.sits.sample import any_plot
from engine.rulesets.sits.state import SitsState
from tests.bench.harness import Bench

SITS = "sits"
SCENARIO = "thirty-ships"
COMMANDS = 5000


def thirty_ships() -> Game:
    """The scenario as it is set up: both sides plot. Undo is free, so that undo can be measured.

    Nobody fires in it, and no game without damage may end after ten turns (D2.draw).
    """
    scenario = next(scenario for scenario in library.scenarios(SITS) if scenario["id"] == SCENARIO)
    return new_game(library.create(SITS), scenario, {"cowardly_draw": False}, seed=1, policy=UndoPolicy.OPEN)


def do(bus: CommandBus[SitsState], command: Command) -> None:
    """Executes what must be legal; RuntimeError when it is refused."""
    done = bus.execute(command)
    if not isinstance(done, Executed):
        raise RuntimeError(f"{command}: {done.violations}")


def plots(state: SitsState, chance: random.Random) -> list[Plot]:
    """A legal plot for each ship in space."""
    return [any_plot(state, ship, chance) for ship in state.ships.values() if ship.place is not None]


def plot_all(bus: CommandBus[SitsState], chance: random.Random) -> list[Plot]:
    """Legal plots for all ships, and given."""
    given = plots(bus.state, chance)
    for plot in given:
        do(bus, plot)
    return given


def finish(bus: CommandBus[SitsState]) -> None:
    """Commits both sides' plots and goes on to the next turn's plotting."""
    turn = bus.state.turn
    for player in bus.state.players:
        do(bus, Commit(player=player))
    while bus.state.turn == turn or bus.state.phase != PLOTTING:
        if bus.state.outcome is not None or not bus.state.active:
            raise RuntimeError(f"the game stands still in {bus.state.phase}")
        do(bus, Proceed(player=bus.state.active[0]))


def fitting(bus: CommandBus[SitsState], chance: random.Random) -> list[Plot]:
    """Plots for all ships with which both sides can commit: a ship that would end in another's way coasts."""
    fork = bus.fork()
    given = {plot.ship: plot for plot in plot_all(fork, chance)}
    for player in fork.state.players:
        while refused := fork.check(Commit(player=player)):
            ship = fork.state.ships[refused[0].pieces[0]]
            given[ship.id] = coast(ship)
            do(fork, given[ship.id])
    return list(given.values())


def milliseconds(began: float) -> float:
    """Since a reading of the performance counter."""
    return (time.perf_counter() - began) * 1000


def plot_and_undo() -> Iterator[tuple[float, float]]:
    """Milliseconds of executing one plot among thirty plotted ships, and of undoing it."""
    bus = thirty_ships().bus
    chance = random.Random(1)
    plot_all(bus, chance)
    for plot in [each for _ in range(10) for each in plots(bus.state, chance)]:
        began = time.perf_counter()
        do(bus, plot)
        executed = milliseconds(began)
        began = time.perf_counter()
        bus.undo(plot.player)
        yield executed, milliseconds(began)


def full_turns() -> list[float]:
    """Milliseconds of whole turns: thirty plots, two commits, and all steps to the next plotting."""
    samples = []
    chance = random.Random(2)
    for _ in range(4):
        bus = thirty_ships().bus
        for _ in range(5):
            given = fitting(bus, chance)
            began = time.perf_counter()
            for plot in given:
                do(bus, plot)
            finish(bus)
            samples.append(milliseconds(began))
    return samples


def previews() -> list[float]:
    """Milliseconds of previewing another plot for one ship of thirty that are all plotted."""
    game = thirty_ships()
    chance = random.Random(3)
    plot_all(game.bus, chance)
    seats = {player: Session(game, player) for player in game.players}
    samples = []
    for plot in [each for _ in range(4) for each in plots(game.bus.state, chance)]:
        began = time.perf_counter()
        peek = seats[plot.player].peek(plot)
        samples.append(milliseconds(began))
        if peek.view is None:
            raise RuntimeError(f"no preview of {plot}: {peek.violations}")
    return samples


def save_and_reload() -> list[float]:
    """Seconds of writing a game of 5,000 commands and reading it back, replayed and compared."""
    game = thirty_ships()
    chance = random.Random(4)
    while len(game.bus.journal) < COMMANDS:
        for plot in fitting(game.bus, chance):
            do(game.bus, plot)
        finish(game.bus)
    samples = []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "game.hexsave")
        for _ in range(5):
            began = time.perf_counter()
            save(path, game.header, game.bus)
            loaded = load(path, library.create)
            samples.append(milliseconds(began) / 1000)
            if loaded.bus.state != game.bus.state:
                raise RuntimeError("the reloaded game is another one")
    return samples


BENCHES = (
    Bench("preview of a full plotted turn, 30 ships", 20, None, "ms", previews),
    Bench("engine: check and apply of a plot", 1, None, "ms", lambda: [took for took, _ in plot_and_undo()]),
    Bench("engine: undo of a plot", 0.1, None, "ms", lambda: [took for _, took in plot_and_undo()]),
    Bench("engine: full turn of 30 ships", 60, None, "ms", full_turns),
    Bench("save and reload a game of 5,000 commands", 1.5, None, "s", save_and_reload),
)
