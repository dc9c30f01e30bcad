"""The table as a seat sees it: both maps, counters, tracks, a sentence what to do, and offers."""

from collections.abc import Iterator

from engine.core.flow import may_act
from engine.core.ids import PlayerId
from engine.core.state import Enforcement
from engine.core.view import CounterView, MapView, SeatView, SheetView, TableView, TrackView
from engine.rulesets.star_control.appearance import (
    centre_counter,
    fleet_counter,
    ship_counter,
    terrain,
    unit_counter,
)
from engine.rulesets.star_control.battle.challenge import end_column
from engine.rulesets.star_control.book import ships, starbucks
from engine.rulesets.star_control.economy import income, price
from engine.rulesets.star_control.exploration import unexplored
from engine.rulesets.star_control.fleets import pile
from engine.rulesets.star_control.hexes import Board, cells, name_of
from engine.rulesets.star_control.movement import may_rearrange, paths
from engine.rulesets.star_control.offers import offers
from engine.rulesets.star_control.phases import (
    BATTLE as BATTLE_PHASE,
)
from engine.rulesets.star_control.phases import (
    BESIEGE,
    BUILD,
    CONSTRUCTION,
    END,
    MOVEMENT,
    SETUP,
    TITLES,
)
from engine.rulesets.star_control.setup import home_column
from engine.rulesets.star_control.state import (
    ALLIANCE,
    SIDES,
    Battle,
    Fleet,
    Installation,
    Stage,
    StarControlState,
    Unit,
)
from engine.rulesets.star_control.view import BATTLE, GALAXY

_COLOURS = {ALLIANCE: "green"}


def view_for(state: StarControlState, player: PlayerId | None) -> TableView:
    """What a side, or with None a spectator, may see and do: no world before it is explored (AMB.a42)."""
    return TableView(
        viewer=player,
        turn=state.turn,
        phase=state.phase,
        active=state.active,
        prompt=prompt(state, player),
        seats=tuple(
            SeatView(id=side, name=str(side), colour=_COLOURS.get(side, "red"), letter=str(side)[0])
            for side in SIDES
        ),
        maps=tuple(_maps(state)),
        counters=tuple(_counters(state, player)),
        tracks=tuple(_tracks(state)),
        offers=offers(state, player),
        outcome=state.outcome,
        enforcement=state.enforcement,
    )


def _maps(state: StarControlState) -> Iterator[MapView]:
    yield _map(GALAXY, "Galactic starmap", state.board)
    if state.battle is not None:
        yield _map(BATTLE, f"Battle in {name_of(state.battle.cell)}", state.arena)


def _map(name: str, title: str, board: Board) -> MapView:
    sheet = SheetView(id=name, q=0, r=0, columns=board.columns, rows=board.rows)
    return MapView(id=name, kind="hex", title=title, sheets=(sheet,))


# --- counters


def _counters(state: StarControlState, player: PlayerId | None) -> Iterator[CounterView]:
    for cell in cells(state.board):
        yield from terrain(cell, state.sectors[cell])
    for key in sorted(state.fleets):
        fleet = state.fleets[key]
        yield fleet_counter(state, fleet, movable=_fleet_movable(state, player, fleet))
        loose = _ships_movable(state, player, fleet)
        for ship in fleet.ships:
            # In a battle a ship stands on the tactical map, and not in the drawer as well.
            if state.battle is None or ship not in state.battle.units:
                yield ship_counter(state, state.ships[ship], fleet, movable=loose)
    if state.battle is not None:
        yield from _battle_counters(state, state.battle, player)


def _battle_counters(
    state: StarControlState, battle: Battle, player: PlayerId | None
) -> Iterator[CounterView]:
    centre = centre_counter(state, battle)
    if centre is not None:
        yield centre
    for key in sorted(battle.units):
        member = battle.units[key]
        yield unit_counter(state, battle, member, movable=_unit_movable(state, battle, player, member))


def _fleet_movable(state: StarControlState, player: PlayerId | None, fleet: Fleet) -> bool:
    if player is None or state.outcome is not None or state.battle is not None:
        return False
    if state.enforcement is not Enforcement.REFEREE:
        return True
    if fleet.owner != player or not may_act(state, player):
        return False
    return state.phase in (BATTLE_PHASE, BESIEGE) or (state.phase == MOVEMENT and bool(paths(state, fleet)))


def _ships_movable(state: StarControlState, player: PlayerId | None, fleet: Fleet) -> bool:
    if player is None or fleet.owner != player or not may_act(state, player):
        return False
    return state.phase == MOVEMENT and may_rearrange(state, player)


def _unit_movable(state: StarControlState, battle: Battle, player: PlayerId | None, member: Unit) -> bool:
    if player is None or state.outcome is not None:
        return False
    if state.enforcement is not Enforcement.REFEREE:
        return True
    if member.owner != player or not may_act(state, player):
        return False
    return battle.stage is Stage.DEPLOY or (battle.stage is Stage.ACTION and not member.done)


# --- tracks


def _tracks(state: StarControlState) -> Iterator[TrackView]:
    for side in SIDES:
        yield _track(f"starbucks-{side}", f"Starbucks of the {side}", state.money[side])
        yield _track(f"income-{side}", f"Income of the {side}", income(state, side))
        for kind in (
            Installation.STARBASE,
            Installation.MINE,
            Installation.COLONY,
            Installation.FORTIFICATION,
        ):
            count = len(state.installations(side, kind))
            yield _track(f"{kind.value}-{side}", f"{kind.plural.title()} of the {side}", count)
        yield _track(f"pile-{side}", f"Fleet Pile of the {side}", len(pile(state, side)))
    if state.battle is not None:
        yield _track("battle-turn", f"Battle turn of the {state.battle.mover}", state.battle.turn)
    if state.options.turn_limit is not None:
        limit = state.options.turn_limit
        yield TrackView(id="turn", title=f"Turn {state.turn} of {limit}", value=state.turn, low=0, high=limit)


def _track(name: str, title: str, value: int) -> TrackView:
    return TrackView(id=name, title=title, value=value, low=0, high=max(20, value))


# --- what to do


def prompt(state: StarControlState, player: PlayerId | None) -> str:
    """One sentence or two that tell even a newcomer what happens now and what to do."""
    if state.outcome is not None:
        return f"The game is over: {state.outcome.reason}"
    if player is None or not may_act(state, player):
        return _waiting(state)
    if state.battle is not None:
        return _battle_prompt(state, state.battle, player)
    prompts = {
        SETUP: _setup_prompt,
        MOVEMENT: _movement_prompt,
        BATTLE_PHASE: _attack_prompt,
        CONSTRUCTION: _construction_prompt,
        BUILD: _build_prompt,
        BESIEGE: _besiege_prompt,
        END: _end_prompt,
    }
    return prompts[state.phase](state, player)


def _waiting(state: StarControlState) -> str:
    who = " and ".join(state.active)
    if state.battle is not None:
        doing = {Stage.DEPLOY: "set up for battle", Stage.ACTION: "fight", Stage.END_SEGMENT: "end its turn"}
        return f"Waiting for the {who} to {doing[state.battle.stage]} in {name_of(state.battle.cell)}."
    return f"Waiting for the {who}: {TITLES[state.phase]} phase of turn {state.turn}."


def _setup_prompt(state: StarControlState, player: PlayerId) -> str:
    column = home_column(state, player)
    return (
        f"Place your Starbase on a Void hex of column {column}, your end of the starmap; "
        "your first four ships are drawn there."
    )


def _movement_prompt(state: StarControlState, player: PlayerId) -> str:
    fleets = state.of_side(player)
    if not fleets:
        return "You have no Fleet to move; end the phase, and research begins."
    left = sum(1 for fleet in fleets if paths(state, fleet))
    stars = sum(1 for fleet in fleets for cell in paths(state, fleet) if unexplored(state, cell))
    first = "" if not may_rearrange(state, player) else "Rearrange Fleets first if you like. "
    move = f"{left} of your {len(fleets)} Fleets can move" if left else "No Fleet can move any more"
    unknown = f"; unexplored Stars in reach: {stars}" if stars else ""
    then = "Then end" if left else "End"
    return f"{first}{move}{unknown}. {then} the phase: research is rolled."


def _attack_prompt(_state: StarControlState, _player: PlayerId) -> str:
    return (
        "Attack an enemy Fleet next to one of yours, or end the phase: "
        "your ships are repaired and income comes in."
    )


def _construction_prompt(state: StarControlState, player: PlayerId) -> str:
    return f"You have {starbucks(state.money[player])}: build installations where your ships are, or go on."


def _build_prompt(state: StarControlState, player: PlayerId) -> str:
    return (
        f"You have {starbucks(state.money[player])}: a random ship costs {price('ship')}, "
        "one a turn at each Starbase."
    )


def _besiege_prompt(_state: StarControlState, _player: PlayerId) -> str:
    return (
        "Bombard Fortresses next to your Fleets; when you end the phase you take what your Fleets stand on."
    )


def _end_prompt(state: StarControlState, player: PlayerId) -> str:
    total = sum(len(fleet.ships) for fleet in state.of_side(player))
    return f"Scuttle any of your {ships(total)} for a Starbuck each, or end your turn."


def _battle_prompt(state: StarControlState, battle: Battle, player: PlayerId) -> str:
    own = battle.of_side(player)
    if battle.stage is Stage.DEPLOY:
        left = [member for member in own if member.cell is None]
        column = end_column(state, battle)
        if left:
            return f"Set up your ships in column {column} of the tactical map: {len(left)} to go."
        return "All your ships are set up: move them as you like, then say so."
    if battle.stage is Stage.END_SEGMENT:
        return "End Segment: change forms or raise force fields, then end it."
    todo = sum(1 for member in own if not member.done)
    return (
        f"Battle turn {battle.turn}: each ship moves once and attacks, all before the next one acts; "
        f"{ships(todo)} still may."
    )
