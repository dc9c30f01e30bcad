"""A random legal command: for playouts, bots and tests."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.core.violation import blocking
from engine.mechanics.avid import WINDOWS, Window
from engine.mechanics.plotgrid import thrust_plots
from engine.rulesets.sits.b1_placement import sheet_moves
from engine.rulesets.sits.b2_avid import next_windows
from engine.rulesets.sits.b3_movement import by_slot, coast, thrust_window, waivable
from engine.rulesets.sits.book import book
from engine.rulesets.sits.commands import (
    Bonus,
    Commit,
    Deploy,
    Plot,
    Ready,
    Reopen,
    SetPosition,
    SetShip,
    Slot,
    Undeploy,
)
from engine.rulesets.sits.d1_officers import GRADES, ratings
from engine.rulesets.sits.phases import PLOTTING, SETUP
from engine.rulesets.sits.sample_combat import any_action, any_answer, any_surrender
from engine.rulesets.sits.setup import tray, zone
from engine.rulesets.sits.state import Ship, SitsState

_TRIES = 6
_BONUSES: tuple[Bonus, ...] = ("pivot", "roll")
_SLOTS: tuple[Slot, ...] = ("A", "B", "C", "D", "E", "F", "+", "-")


def sample(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    """A random legal command of a side, made from what it may know; None when it has nothing to do."""
    if state.outcome is not None:
        return None
    if state.pending:
        return any_answer(state, player, rnd)
    if rnd.random() < 0.08 and (aside := _legal(state, _aside(state, player, rnd))):
        return aside
    if player not in state.active:
        return Reopen(player=player) if player in state.committed and rnd.random() < 0.5 else None
    if state.phase == SETUP:
        return _setup(state, player, rnd)
    if state.phase == PLOTTING:
        return _plotting(state, player, rnd)
    return any_action(state, player, rnd)


def _legal(state: SitsState, command: Command | None) -> Command | None:
    return None if command is None or blocking(book.violations(state, command)) else command


def _first_legal(state: SitsState, draw: Callable[[], Command]) -> Command | None:
    drawn = (_legal(state, draw()) for _ in range(_TRIES))
    return next((command for command in drawn if command is not None), None)


def _aside(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    """What is done beside the turn: another sheet, another level of enforcement, a ship set by hand."""
    choice = rnd.random()
    if choice > 0.97 and state.phase != SETUP:
        return any_surrender(state, player, rnd)
    moves = sheet_moves(state, player)
    if choice < 0.4 and moves:
        return rnd.choice(moves)
    if state.enforcement is Enforcement.REFEREE:
        return None
    if choice < 0.45:
        return SetEnforcement(player=player, level=rnd.choice(tuple(Enforcement)), agreed="both")
    return _setting(state, player, rnd)


def _setting(state: SitsState, player: PlayerId, rnd: Picker) -> Command:
    if rnd.random() < 0.15:
        edits = tuple(_one_setting(state, player, rnd) for _ in range(rnd.randint(1, 3)))
        return SetPosition(player=player, edits=edits)
    return _one_setting(state, player, rnd)


def _one_setting(state: SitsState, player: PlayerId, rnd: Picker) -> SetShip:
    ship = state.ships[rnd.choice(sorted(state.ships))]
    where = f"{rnd.randint(0, 20)},{rnd.randint(0, 10)}"
    fields: dict[str, SetShip] = {
        "place": SetShip(player=player, ship=ship.id, cell=where, level=rnd.randint(-5, 12)),
        "nose": SetShip(player=player, ship=ship.id, forward=rnd.choice(WINDOWS), roll=rnd.randrange(12)),
        "vectors": SetShip(
            player=player, ship=ship.id, vectors={rnd.choice(_SLOTS): rnd.randint(0, 9)}, halves=()
        ),
        "boxes": SetShip(player=player, ship=ship.id, marked={"pivot": 1, "si": 1}, disabled={"roll": 1}),
        "stores": SetShip(player=player, ship=ship.id, spent={"port.magazine": 1}, canister={"port": 6}),
        "wedge": SetShip(player=player, ship=ship.id, wedge_up=rnd.random() < 0.5),
        "officers": SetShip(player=player, ship=ship.id, officers={"HELM": rnd.choice(GRADES)}),
    }
    return fields[rnd.choice(sorted(fields))]


def _setup(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    own = state.of_side(player)
    waiting = tray(state, player)
    if not waiting and rnd.random() < 0.6:
        return Ready(player=player)
    if not waiting and rnd.random() < 0.3:
        return Undeploy(player=player, ship=rnd.choice(own).id)
    ship = rnd.choice(waiting or own)
    found = _first_legal(state, lambda: _deploy(state, ship, rnd))
    found = found or next(iter(_every_deployment(state, ship)), None)
    return found if found or waiting else Ready(player=player)


def _deploy(state: SitsState, ship: Ship, rnd: Picker) -> Deploy:
    cells = zone(state, ship.side)
    seat = state.seat(ship.side)
    limit = state.deploy.max_speed if state.deploy else 5
    speed = rnd.randint(0, limit)
    return Deploy(
        player=ship.side,
        ship=ship.id,
        cell=rnd.choice(cells) if cells else f"{rnd.randint(0, 9)},{rnd.randint(0, 9)}",
        level=seat.altitude if seat else 0,
        forward=rnd.choice(WINDOWS),
        roll=rnd.randrange(12),
        vectors={rnd.choice(_SLOTS): speed} if speed else {},
    )


def _every_deployment(state: SitsState, ship: Ship) -> list[Deploy]:
    seat = state.seat(ship.side)
    level = seat.altitude if seat else 0
    all_ = (Deploy(player=ship.side, ship=ship.id, cell=c, level=level) for c in zone(state, ship.side))
    return [deploy for deploy in all_ if not blocking(book.violations(state, deploy))]


def _plotting(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    own = [ship for ship in state.of_side(player) if ship.place is not None]
    unplotted = [ship for ship in own if ship.id not in state.plots]
    if not own or rnd.random() < (0.1 if unplotted else 0.7):
        commit = Commit(player=player)
        refused = blocking(book.violations(state, commit))
        # Two plots that displace to the same hex: the one that moved its marker coasts instead.
        return coast(state.ships[refused[0].pieces[0]]) if refused else commit
    return any_plot(state, rnd.choice(unplotted or own), rnd)


def any_plot(state: SitsState, ship: Ship, rnd: Picker) -> Plot:
    """A random legal order for a ship; coasting where luck finds no other."""
    if rnd.random() < 0.1:
        return coast(ship)
    found = _first_legal(state, lambda: _draw(state, ship, rnd))
    return found if isinstance(found, Plot) else coast(ship)


def _draw(state: SitsState, ship: Ship, rnd: Picker) -> Plot:
    rated = ratings(ship)
    bonus = rnd.choice(_BONUSES) if rated.helm == "elite" and rnd.random() < 0.7 else None
    route = any_route(ship, rnd.randint(0, rated.pivot(bonus)) if rnd.random() < 0.6 else 0, rnd)
    turn = rated.roll(bonus)
    window = thrust_window(ship, route, state.options.midpoint)
    thrust = rnd.randint(0, rated.thrust_limit) if rnd.random() < 0.8 else 0
    chosen = rnd.choice(thrust_plots(window, thrust) or thrust_plots(window, 0))
    flat = {slot: n for slot, n in by_slot(chosen.changes).items() if slot not in ("+", "-")}
    moved = thrust and (chosen.h or chosen.v)
    plot = Plot(
        player=ship.side,
        ship=ship.id,
        route=route,
        roll=rnd.randint(-turn, turn) if rnd.random() < 0.6 else 0,
        thrust=thrust if moved else 0,
        square=(chosen.h, chosen.v) if moved else None,
        spread=flat if moved else {},
        helm_bonus=bonus,
    )
    kept = tuple(slot for slot in waivable(ship, plot) if rnd.random() < 0.5)
    return replace(plot, keep_halves=kept) if kept else plot


def any_route(ship: Ship, length: int, rnd: Picker) -> tuple[str, ...]:
    """A random route of at most so many windows that may be drawn (B2.24)."""
    route: tuple[Window, ...] = (ship.attitude.forward,)
    for _ in range(length):
        steps = next_windows(route, length)
        if not steps:
            break
        route = (*route, rnd.choice(steps))
    return route[1:]
