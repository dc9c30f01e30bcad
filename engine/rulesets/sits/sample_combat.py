"""Random legal commands of the fight: salvoes, tubes held, beams, repairs, answers, surrenders."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.rulesets.sits import readiness
from engine.rulesets.sits.answers import answers, shared_out
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c2_bands import salvoes_at
from engine.rulesets.sits.c2_bearings import eot_range
from engine.rulesets.sits.c2_launch import has_target
from engine.rulesets.sits.c6_damage_control import MOST_PARTIES, damaged_tracks, parties_left
from engine.rulesets.sits.combat import MOUNTS, STEPS, Mount, Salvo, Step
from engine.rulesets.sits.combat_commands import Aim, ChooseKills, HoldTubes, Launch, Repair, Scrap, Surrender
from engine.rulesets.sits.commands import Proceed
from engine.rulesets.sits.incoming import engagement
from engine.rulesets.sits.phases import LAUNCH, REPAIRS
from engine.rulesets.sits.readiness import fights
from engine.rulesets.sits.state import Ship, SitsState

_TRIES = 6
_GO_ON = 0.25
"""Chance to be done with a stop in which there is still something to do."""


def any_answer(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    """A random answer to the decision that a side owes."""
    found = answers(state, player)
    if not found:
        return None
    task = engagement(state)
    if state.pending[-1].kind == "sits.kills" and task is not None and rnd.random() < 0.5:
        flying = {key: count for key, count in task.survivors.items() if count > 0}
        order = tuple(rnd.sample(sorted(flying), len(flying)))
        choose = ChooseKills(player=player, kills=shared_out(flying, task.to_kill, order))
        return choose if _legal(state, choose) else found[0].command
    return rnd.choice(found).command


def any_action(state: SitsState, player: PlayerId, rnd: Picker) -> Command:
    """Something to do in a stop, or going on from it."""
    ideas = _launches if state.phase == LAUNCH else _repairs if state.phase == REPAIRS else any_beam_aim
    if rnd.random() >= _GO_ON:
        for _ in range(_TRIES):
            idea = ideas(state, player, rnd)
            if idea is None:
                break
            if _legal(state, idea):
                return idea
    return Proceed(player=player)


def any_surrender(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    """Now and then a ship strikes its wedge, seldom a whole side gives up."""
    own = [ship for ship in state.of_side(player) if fights(ship)]
    if not own or rnd.random() < 0.05:
        return Surrender(player=player)
    return Surrender(player=player, ship=rnd.choice(own).id)


def _legal(state: SitsState, command: Command) -> bool:
    return not blocking(book.violations(state, command))


def _launches(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    own = [ship for ship in state.of_side(player) if fights(ship)]
    chance = rnd.random()
    written = [salvo for salvo in state.salvoes.values() if state.ships[salvo.ship].side == player]
    if chance < 0.05 and written:
        return Scrap(player=player, salvo=rnd.choice(written).id)
    stocked = [ship for ship in own if any(ship.canister.values())]
    if chance < 0.25 and stocked:
        return any_hold(rnd.choice(stocked), rnd)
    able = [ship for ship in own if has_target(state, ship)]
    return any_launch(state, rnd.choice(able), rnd) if able else None


def any_hold(ship: Ship, rnd: Picker) -> HoldTubes | None:
    """Some tubes of a mount with canister held back, legal or not; None without canister."""
    stocked = [mount for mount in MOUNTS if ship.canister.get(mount, 0)]
    if not stocked:
        return None
    mount = rnd.choice(stocked)
    boxes = readiness.left(ship, f"{mount}.fcon")
    tubes = rnd.randint(0, max(1, min(readiness.launchers(ship, mount), boxes)))
    return HoldTubes(player=ship.side, ship=ship.id, mount=mount, step=rnd.choice(STEPS), tubes=tubes)


def any_launch(state: SitsState, ship: Ship, rnd: Picker) -> Launch | None:
    """A random column of a salvo card, legal or not; None where no mount or target is left."""
    mounts = [m for m in MOUNTS if readiness.launchers(ship, m) and readiness.salvoes_left(ship, m)]
    steps = {s.id: found for s in _enemies(state, ship) if (found := _steps(state, ship, s))}
    if not mounts or not steps:
        return None
    mount: Mount = rnd.choice(mounts)
    target = rnd.choice(sorted(steps))
    most = readiness.launchers(ship, mount)
    plain = Launch(
        player=ship.side,
        ship=ship.id,
        target=target,
        mount=mount,
        step=rnd.choice(steps[target]),
        missiles=most if rnd.random() < 0.7 else rnd.randint(1, most),
        nuke=rnd.random() < 0.2,
    )
    return _linked(state, plain, rnd) if rnd.random() < 0.4 else plain


def _enemies(state: SitsState, ship: Ship) -> Iterator[Ship]:
    return (other for other in state.ships.values() if other.side != ship.side and fights(other))


def _steps(state: SitsState, ship: Ship, target: Ship) -> tuple[Step, ...]:
    return salvoes_at(ship.ship_class, eot_range(state, ship.side, ship, target))


def _linked(state: SitsState, launch: Launch, rnd: Picker) -> Launch:
    """As lead ship of a set of its own, or in one that a friend leads."""
    sets = [salvo for salvo in state.salvoes.values() if _could_join(state, salvo, launch)]
    if not sets:
        return replace(launch, link=rnd.choice("ABC"), lead=launch.ship)
    lead = rnd.choice(sets)
    return replace(launch, link=lead.link, lead=lead.lead, target=lead.target, step=lead.step)


def _could_join(state: SitsState, salvo: Salvo, launch: Launch) -> bool:
    return bool(salvo.link) and state.ships[salvo.ship].side == launch.player and salvo.ship != launch.ship


def any_beam_aim(state: SitsState, player: PlayerId, rnd: Picker) -> Aim | None:
    """Some or all beams of a track at a target, legal or not; None without beam or target."""
    beams = [pair for ship in state.of_side(player) if fights(ship) for pair in _beams(ship)]
    targets = [ship for ship in state.ships.values() if ship.side != player and fights(ship)]
    if not beams or not targets:
        return None
    ship, weapon = rnd.choice(beams)
    most = readiness.left(ship, weapon)
    count = most if rnd.random() < 0.7 else rnd.randint(0, most)
    return Aim(player=player, ship=ship.id, weapon=weapon, target=rnd.choice(targets).id, count=count)


def _beams(ship: Ship) -> Iterator[tuple[Ship, str]]:
    for mount in MOUNTS:
        for track, weapon in readiness.weapons(ship.ship_class, mount):
            if weapon.kind != "missile" and readiness.left(ship, track):
                yield ship, track


def _repairs(state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
    able = [ship for ship in state.of_side(player) if fights(ship) and parties_left(ship)]
    broken = [(ship, track) for ship in able for track in damaged_tracks(ship)]
    if not broken:
        return None
    ship, track = rnd.choice(broken)
    return Repair(player=player, ship=ship.id, track=track, parties=rnd.randint(1, MOST_PARTIES))
