"""Figures of the fight in SITS: a turn of eight ships a side, odds of a great salvo, views of sixteen."""

import time

from tests.bench.harness import Bench, timed

SHIPS = 8
CLASS = "reliant-bc"
WARM_UP = 2


def _fleets():
    """Two lines of battlecruisers, twelve hexes apart, broadside to broadside."""
    from tests.helpers.sits import a_bus, a_scenario, a_ship

    lines = (("Green", "G", 4, "A y"), ("Red", "R", 16, "D y"))
    ships = [
        a_ship(f"{letter}{n}", side=side, ship_class=CLASS, hex=f"{q},{4 + 2 * n - q // 2}", forward=nose)
        for side, letter, q, nose in lines
        for n in range(SHIPS)
    ]
    return a_bus(a_scenario(*ships, stops="needed"), seed=3)


def _written():
    """Every ship has launched at the one across from it, in every step that it can; nobody has gone on."""
    from engine.core.violation import blocking
    from engine.rulesets.sits.combat import MOUNTS, STEPS
    from engine.rulesets.sits.combat_commands import Launch
    from engine.rulesets.sits.commands import Commit
    from engine.rulesets.sits.readiness import launchers
    from tests.helpers.sits import do

    bus = _fleets()
    for player in bus.state.players:
        do(bus, Commit(player=player))
    for ship in list(bus.state.ships.values()):
        target = next(
            s for s in bus.state.ships.values() if s.side != ship.side and s.name[1] == ship.name[1]
        )
        for step in STEPS:
            for mount in MOUNTS:
                order = Launch(
                    player=ship.side,
                    ship=ship.id,
                    target=target.id,
                    mount=mount,
                    step=step,
                    missiles=max(1, launchers(ship, mount)),
                )
                if not blocking(bus.check(order)):
                    do(bus, order)
                    break
    return bus


def _resolve(bus) -> float:
    """Milliseconds of the engine from the hand-over to the next plotting step, first answers taken."""
    from engine.rulesets.sits.answers import answers
    from engine.rulesets.sits.commands import Proceed
    from engine.rulesets.sits.phases import PLOTTING
    from tests.helpers.sits import do

    spent = 0.0
    while bus.state.phase != PLOTTING and bus.state.outcome is None:
        state = bus.state
        if state.pending:
            command = answers(state, state.pending[-1].owner)[0].command
        else:
            command = Proceed(player=state.active[0])
        began = time.perf_counter()
        do(bus, command)
        spent += time.perf_counter() - began
    return spent * 1000


def turns() -> list[float]:
    """Engine time of a turn with all salvoes of sixteen battlecruisers resolved."""
    bus = _written()
    if len(bus.state.salvoes) < 2 * SHIPS:
        raise RuntimeError(f"only {len(bus.state.salvoes)} salvoes are written")
    samples = [_resolve(bus.fork(seed)) for seed in range(12)]
    return samples[WARM_UP:]


def odds() -> list[float]:
    """Milliseconds of the odds of a salvo of 100 missiles, boxes included, each time at a fresh target."""
    from dataclasses import replace

    from engine.rulesets.sits.combat_commands import Launch, SalvoOdds

    bus = _written()
    state, rules = bus.state, bus.ruleset
    own = state.ships["g0"]
    draft = Launch(player=own.side, ship="g0", target="r0", mount="starboard", step="late", missiles=100)
    # A box more is lost each time, so that no cache of the last answer helps.
    hulls = iter(range(1, 400))

    def ask() -> object:
        target = replace(state.ships["r0"], marked={"hull": next(hulls) % 30, "port.cm": next(hulls) % 6})
        return rules.answer(state.with_ship(target), SalvoOdds(player=own.side, draft=draft))

    return timed(ask, 30)


def views() -> list[float]:
    """Milliseconds of one side's view of sixteen ships while a salvo comes in."""
    from engine.rulesets.sits.commands import Proceed
    from tests.helpers.sits import do

    bus = _written()
    while bus.state.active and not bus.state.pending:
        do(bus, Proceed(player=bus.state.active[0]))
    state, rules = bus.state, bus.ruleset
    return timed(lambda: rules.view_for(state, "Green"), 50)


def launch_views() -> list[float]:
    """Milliseconds of one side's view of sixteen ships while salvo cards are written."""
    bus = _written()
    state, rules = bus.state, bus.ruleset
    return timed(lambda: rules.view_for(state, "Green"), 50)


BENCHES = (
    Bench("SITS turn of eight ships a side, all salvoes resolved", 250, None, "ms", turns),
    Bench("SITS odds of a salvo of 100 missiles", 50, None, "ms", odds),
    Bench("SITS view of sixteen ships under fire", 8, None, "ms", views),
    Bench("SITS view of sixteen ships at missile launch", 8, None, "ms", launch_views),
)
