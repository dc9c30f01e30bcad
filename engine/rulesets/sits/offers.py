"""What a side could do now, and why not what it can't."""

from collections.abc import Iterator

from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.core.view import Offer
from engine.rulesets.sits import readiness
from engine.rulesets.sits.answers import KINDS, MOUNT_NAMES, answers
from engine.rulesets.sits.b1_placement import sheet_moves
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c2_launch import has_target
from engine.rulesets.sits.c6_damage_control import damaged_tracks, parties_left
from engine.rulesets.sits.combat import MOUNTS, Fate
from engine.rulesets.sits.combat_commands import HoldTubes, Scrap, Surrender
from engine.rulesets.sits.commands import Commit, MoveSheet, Plot, Proceed, Ready, Reopen, Undeploy
from engine.rulesets.sits.incoming import salvo_words
from engine.rulesets.sits.phases import LATE, LAUNCH, MIDDLE, PLOTTING, REPAIRS, SETUP, STOPS
from engine.rulesets.sits.prompts import able_as_known, written
from engine.rulesets.sits.setup import zone
from engine.rulesets.sits.state import Ship, SitsState

_GO_ON = {
    LAUNCH: "Go on: to the midpoint",
    MIDDLE: "Go on: to the end of turn",
    LATE: "Go on: to the next turn",
    REPAIRS: "Go on: to the next turn",
}
_DONE = {
    LAUNCH: ("Launch nothing", "Done launching"),
    MIDDLE: ("Fire no beams", "Done aiming"),
    LATE: ("Fire no beams", "Done aiming"),
    REPAIRS: ("Done with repairs", "Done with repairs"),
}
"""What ends a stop in which somebody can act: with nothing written so far, and with something."""
_NOT_DONE = {
    LAUNCH: "Change my salvoes",
    MIDDLE: "Change my aims",
    LATE: "Change my aims",
    REPAIRS: "Back to damage control",
}


def offers(state: SitsState, player: PlayerId | None) -> tuple[Offer, ...]:
    """What the viewer could do now, the step that moves the game on first."""
    if player is None or state.outcome is not None:
        return ()
    found: list[Offer] = []
    if state.pending:
        found += _answers(state, player)
    elif state.phase == SETUP:
        found += _setup(state, player)
    elif state.phase == PLOTTING:
        found += _plotting(state, player)
    else:
        found += _stop(state, player)
    if player in state.active and not state.pending:
        found += [_sheet(move) for move in sheet_moves(state, player)]
    if state.phase != SETUP:
        found += _surrenders(state, player)
    if state.enforcement is not Enforcement.REFEREE:
        found += _by_hand(state)
    return tuple(found)


def _offer(
    state: SitsState,
    command: Ready | Commit | Reopen | Proceed | Undeploy | Scrap | HoldTubes | Surrender,
    title: str,
    *,
    piece: PieceId | None = None,
    primary: bool = False,
    aside: bool = False,
) -> Offer:
    return Offer(
        kind=command.kind,
        title=title,
        piece=piece,
        violations=book.violations(state, command),
        primary=primary,
        command=command,
        aside=aside,
    )


def _sheet(move: MoveSheet) -> Offer:
    title = f"Move map sheet {move.sheet} to the {move.edge} edge of sheet {move.onto}"
    return Offer(kind=move.kind, title=title, command=move, aside=True)


def _answers(state: SitsState, player: PlayerId) -> Iterator[Offer]:
    """The answers to the decision on top; who does not owe it is told why he can't go on."""
    top = state.pending[-1]
    if top.owner != player:
        yield _offer(state, Proceed(player=player), _GO_ON.get(state.phase, "Go on"))
        return
    for answer in answers(state, player):
        yield Offer(kind=KINDS[top.kind], title=answer.title, command=answer.command)
    if top.kind == "sits.kills":
        yield Offer(kind=KINDS[top.kind], title="Name the missiles that die")


def _setup(state: SitsState, player: PlayerId) -> Iterator[Offer]:
    if player not in state.active:
        return
    yield _offer(state, Ready(player=player), "Ready", primary=True)
    cells = zone(state, player)
    for ship in state.of_side(player):
        if ship.place is None:
            yield Offer(kind="sits.deploy", title=f"Place {ship.name}", piece=ship.id, cells=cells)
        else:
            back = Undeploy(player=player, ship=ship.id)
            yield _offer(state, back, f"Take {ship.name} back", piece=ship.id)


def _plotting(state: SitsState, player: PlayerId) -> Iterator[Offer]:
    if player in state.committed:
        yield _offer(state, Reopen(player=player), "Reopen my plots", primary=True)
    if player not in state.active:
        return
    yield _offer(state, Commit(player=player), "Commit", primary=True)
    for ship in state.of_side(player):
        if ship.place is not None:
            title = f"Change {ship.name}'s plot" if ship.id in state.plots else f"Plot {ship.name}"
            given: Plot | None = state.plots.get(ship.id)
            yield Offer(kind="sits.plot", title=title, piece=ship.id, command=given)


def _stop(state: SitsState, player: PlayerId) -> Iterator[Offer]:
    if player in state.committed and player not in state.active:
        yield _offer(state, Reopen(player=player), _NOT_DONE[state.phase], primary=True)
        return
    can = able_as_known(state, player)
    acts = player in state.active and player in can
    title = _done(state, player) if player in state.active and can else _GO_ON.get(state.phase, "Go on")
    yield _offer(state, Proceed(player=player), title, primary=state.phase in STOPS)
    for ship in state.of_side(player):
        if readiness.fights(ship) and acts:
            yield from _things_to_do(state, ship)
        elif readiness.fights(ship) and player in state.active and state.phase == LAUNCH:
            yield from _holds(state, ship)


def _done(state: SitsState, player: PlayerId) -> str:
    nothing, something = _DONE[state.phase]
    return something if written(state, player) else nothing


def _things_to_do(state: SitsState, ship: Ship) -> Iterator[Offer]:
    """What one ship could do in the stop under way, each by a further choice unless all is said."""
    if state.phase == LAUNCH:
        yield from _launches(state, ship)
    elif state.phase in (MIDDLE, LATE) and has_beams(ship):
        yield Offer(kind="sits.aim", title=f"Aim beams of {ship.name}", piece=ship.id)
    elif state.phase == REPAIRS and parties_left(ship) and damaged_tracks(ship):
        yield Offer(kind="sits.repair", title=f"Repair {ship.name}", piece=ship.id)


def _launches(state: SitsState, ship: Ship) -> Iterator[Offer]:
    if has_target(state, ship):
        yield Offer(kind="sits.launch", title=f"Launch from {ship.name}", piece=ship.id)
    yield from _holds(state, ship)
    for salvo in state.salvoes.values():
        if salvo.ship == ship.id:
            scrap = Scrap(player=ship.side, salvo=salvo.id)
            yield _offer(state, scrap, f"Tear up {salvo_words(state, salvo)}", piece=ship.id)


def _holds(state: SitsState, ship: Ship) -> Iterator[Offer]:
    """C4.151: tubes may be held back whether or not anybody is in reach."""
    if any(ship.canister.values()):
        yield Offer(kind="sits.hold_tubes", title=f"Hold tubes of {ship.name} for canister", piece=ship.id)
    for hold in state.holds:
        if hold.ship == ship.id:
            none = HoldTubes(player=ship.side, ship=ship.id, mount=hold.mount, step=hold.step, tubes=0)
            yield _offer(state, none, f"Hold no tubes of the {MOUNT_NAMES[hold.mount]}", piece=ship.id)


def has_beams(ship: Ship) -> bool:
    """Whether some beam still works (C3.11)."""
    return any(
        weapon.kind != "missile" and readiness.left(ship, track)
        for mount in MOUNTS
        for track, weapon in readiness.weapons(ship.ship_class, mount)
    )


def _surrenders(state: SitsState, player: PlayerId) -> Iterator[Offer]:
    """D2.21, D2.224: a ship may strike its wedge, a side may give the game up."""
    if player not in state.players:
        return
    for ship in state.of_side(player):
        if readiness.fights(ship):
            strike = Surrender(player=player, ship=ship.id)
            yield _offer(state, strike, f"Surrender {ship.name}", piece=ship.id, aside=True)
    yield _offer(state, Surrender(player=player), "Concede the game", aside=True)


def _by_hand(state: SitsState) -> Iterator[Offer]:
    if any(ship.fate is Fate.FIGHTING for ship in state.ships.values()):
        yield Offer(kind="sits.set_position", title="Set several ships by hand")
    for ship in state.ships.values():
        if ship.fate is not Fate.FIGHTING:
            continue
        yield Offer(kind="sits.set_ship", title=f"Set {ship.name} by hand", piece=ship.id)
        if state.phase != SETUP and ship.place is None:
            yield Offer(kind="sits.deploy", title=f"Place {ship.name}", piece=ship.id)
