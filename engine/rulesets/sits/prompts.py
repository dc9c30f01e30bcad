"""One sentence that tells even a newcomer what happens now and what to do."""

from engine.core.flow import may_act
from engine.core.ids import PlayerId
from engine.mechanics.wording import listed
from engine.rulesets.sits import readiness
from engine.rulesets.sits.book import plural, ships
from engine.rulesets.sits.c2_launch import has_target
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PLOTTING, REPAIRS, SETUP, STOPS, able
from engine.rulesets.sits.setup import corner_as_seated, tray
from engine.rulesets.sits.state import SitsState

_LOOK_AROUND = {
    LAUNCH: "All plots are sealed and EoT markers displaced. Look around, then go on: to the midpoints.",
    MIDDLE: "The ships are at their midpoints. Check bearings and ranges, then go on: to the EoT markers.",
    LATE: "The ships are at the end of their turn. Go on: thrust is added to the vectors "
    "and the next turn begins.",
    REPAIRS: "Nothing can be mended now. Go on: the next turn begins.",
}
_DOING = {
    SETUP: "to set up",
    PLOTTING: "to plot",
    LAUNCH: "to launch missiles",
    MIDDLE: "to aim beams",
    LATE: "to aim beams",
    REPAIRS: "to send out damage control",
}
_HAND_OVER = "the cards are handed over when all are done."
_FIRE = "all fire when all are done."
_DONE = {LAUNCH: "launching", MIDDLE: "aiming", LATE: "aiming", REPAIRS: "damage control"}


def prompt(state: SitsState, player: PlayerId | None) -> str:
    """What happens now and what the viewer should do, from what he may know."""
    if state.outcome is not None:
        return f"The game is over: {state.outcome.reason}"
    if state.pending:
        top = state.pending[-1]
        return top.prompt if top.owner == player else f"Waiting for {top.owner}: {top.prompt}"
    if player is None or not may_act(state, player):
        return _waiting(state, player)
    if state.phase == SETUP:
        return _setup_prompt(state, player)
    if state.phase == PLOTTING:
        return _plotting_prompt(state, player)
    if player in able(state):
        return _stop_prompt(state, player)
    if others := able_as_known(state, player):
        return f"You can do nothing more in this step: say that you are done. {listed(others)} still can."
    return _LOOK_AROUND.get(state.phase, f"{state.phase}.")


def _waiting(state: SitsState, player: PlayerId | None) -> str:
    names = listed(side for side in state.active if side != player)
    if player is not None and player in state.committed:
        if state.phase in STOPS:
            return f"You are done with {_DONE[state.phase]}. Waiting for {names}; until then you can go back."
        return f"Your plots are sealed. Waiting for {names}; until then you can reopen them."
    return f"Waiting for {names} {_DOING.get(state.phase, 'to go on')}."


def _setup_prompt(state: SitsState, player: PlayerId) -> str:
    left = tray(state, player)
    if not left:
        return "All your ships are on the map. Turn or move them as you like, then say that you are ready."
    seat = state.seat(player)
    where = ""
    if state.deploy is not None and seat is not None and seat.corner:
        where = (
            f" within {state.deploy.radius} hexes of your corner, {corner_as_seated(seat)} as you sit,"
            f" at level {seat.altitude}"
        )
    return (
        f"Drag your ships from the tray onto the map{where}: {ships(len(left))} to go, {left[0].name} next."
    )


def _plotting_prompt(state: SitsState, player: PlayerId) -> str:
    left = [ship for ship in state.of_side(player) if ship.place is not None and ship.id not in state.plots]
    if not left:
        return "Every ship has its orders. Change them as you like, or commit to seal them."
    name = left[0].name
    return (
        f"Plot pivot, roll and thrust for {ships(len(left))}, {name} next, on the AVID; "
        "a ship without orders coasts. Then commit."
    )


def _stop_prompt(state: SitsState, player: PlayerId) -> str:
    """What a side that can do something in a stop is asked to do there."""
    if state.phase == REPAIRS:
        return (
            "Damage control: send one or two parties to a damaged system; each rolls a d10. "
            "Then say that you are done."
        )
    so_far = written(state, player)
    if state.phase == LAUNCH:
        return _launch_prompt(state, player, so_far)
    which = "First" if state.phase == MIDDLE else "Second"
    if so_far:
        aimed = plural(so_far, "beam")
        return f"{which} beams: {aimed} aimed so far. Aim more, or say that you are done; {_FIRE}"
    return (
        f"{which} beams: choose a ship and aim its beams at enemies that it bears on, or fire none; {_FIRE}"
    )


def _launch_prompt(state: SitsState, player: PlayerId, so_far: int) -> str:
    if so_far:
        cards = plural(so_far, "salvo", "salvoes")
        return f"Launch missiles: {cards} so far. Write more, or say that you are done; {_HAND_OVER}"
    if not any(has_target(state, ship) for ship in state.of_side(player) if readiness.fights(ship)):
        return (
            f"No enemy is in reach of your missiles. Hold tubes for canister, or launch nothing; {_HAND_OVER}"
        )
    return (
        "Launch missiles: choose a ship and an enemy in range and fill in the salvo card, "
        f"or launch nothing; {_HAND_OVER}"
    )


def able_as_known(state: SitsState, player: PlayerId | None) -> tuple[PlayerId, ...]:
    """The sides that could do something in the stop, as a viewer knows: secret aims tell nothing (C3.11)."""
    return able(as_seen_by(state, player))


def written(state: SitsState, player: PlayerId) -> int:
    """How many salvoes a side has written, or beams it has aimed, in the stop under way."""
    if state.phase == LAUNCH:
        return sum(1 for salvo in state.salvoes.values() if state.ships[salvo.ship].side == player)
    return sum(fire.count for fire in state.fire if state.ships[fire.ship].side == player)
