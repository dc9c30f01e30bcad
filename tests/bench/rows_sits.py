"""Figures of what the SITS instruments ask for: advice on a draft, thirty previews, the table's view."""

from tests.bench.harness import Bench, timed


def _thirty():
    from engine.core.dice import Picker
    from engine.rulesets.sits.sample import any_plot
    from tests.bench.rows_engine import thirty_ships

    game = thirty_ships()
    state, chance = game.bus.state, Picker(5)
    for ship in state.ships.values():
        state = state.with_plot(any_plot(state, ship, chance))
    return game.ruleset, state, chance


def advice() -> list[float]:
    """Milliseconds of advice on another draft for one ship among thirty, with bearings to a target."""
    from engine.rulesets.sits.commands import PlanPlot
    from engine.rulesets.sits.sample import any_plot

    rules, state, chance = _thirty()
    own = next(ship for ship in state.ships.values() if ship.side == "Green")
    target = next(ship.id for ship in state.ships.values() if ship.side == "Red")
    drafts = iter([any_plot(state, own, chance) for _ in range(300)])

    def ask() -> object:
        return rules.answer(state, PlanPlot(player=own.side, draft=next(drafts), target=target))

    return timed(ask, 200, warm_up=60)


def previews() -> list[float]:
    """Milliseconds of previews of all thirty plotted ships with bearings to a target."""
    from engine.rulesets.sits.preview import preview

    _, state, _ = _thirty()
    targets = {ship.side: ship.id for ship in state.ships.values()}
    other = {"Green": targets["Red"], "Red": targets["Green"]}

    def all_of_them() -> object:
        return [preview(state, plot, plot.player, other[plot.player]) for plot in state.plots.values()]

    return timed(all_of_them, 50)


def views() -> list[float]:
    """Milliseconds of one side's view of thirty plotted ships."""
    rules, state, _ = _thirty()
    return timed(lambda: rules.view_for(state, "Green"), 50)


BENCHES = (
    Bench("SITS advice on a draft, one ship of thirty", 3, None, "ms", advice),
    Bench("SITS previews of thirty ships with bearings", 20, None, "ms", previews),
    Bench("SITS view of thirty ships", 5, None, "ms", views),
)
