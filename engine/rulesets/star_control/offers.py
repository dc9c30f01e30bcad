"""What a side could do now, and why not what it can't."""

from collections.abc import Iterable, Iterator

from engine.core.flow import may_act
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.state import Enforcement
from engine.core.view import Offer
from engine.core.violation import Violation
from engine.rulesets.star_control.battle.action import BAT_ACTIONS, STAT_SPEED, reachable
from engine.rulesets.star_control.battle.attack import BAT_HIT
from engine.rulesets.star_control.battle.attack import targets as fire_targets
from engine.rulesets.star_control.battle.challenge import BAT_ATTACK, attacks, deployment
from engine.rulesets.star_control.battle.course import may_change
from engine.rulesets.star_control.battle.powers import launch_cells
from engine.rulesets.star_control.battle.profile import attacks_left, battle_of, title, weapons
from engine.rulesets.star_control.book import an, book
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    BuildShip,
    Construct,
    EndBattleTurn,
    Finish,
    Proceed,
    RaiseShield,
    Ready,
    Reconfigure,
    Retro,
)
from engine.rulesets.star_control.economy import BLD_PLACE, BUILT, CON_ONE, END_SCUTTLE, price
from engine.rulesets.star_control.fleets import FLEET_DEF, MOST_SHIPS
from engine.rulesets.star_control.hexes import name_of
from engine.rulesets.star_control.movement import MOV_ONE, MOV_REARRANGE, may_rearrange, paths
from engine.rulesets.star_control.moves import transfers
from engine.rulesets.star_control.phases import (
    BATTLE,
    BESIEGE,
    BUILD,
    CONSTRUCTION,
    END,
    MOVEMENT,
    SETUP,
    TITLES,
    TURN_PHASES,
)
from engine.rulesets.star_control.setup import SET_STARBASE, home_sites
from engine.rulesets.star_control.ships import DREADNAUGHT, DRONE, TERMINATOR, UQ_LAUNCH, other_form
from engine.rulesets.star_control.siege import BES_ATTACK, targets
from engine.rulesets.star_control.state import (
    Installation,
    Kind,
    Sector,
    Stage,
    StarControlState,
    Unit,
    World,
)
from engine.rulesets.star_control.units import unit

_ELSEWHERE = (
    ("star-control.move_fleet", "Move a Fleet", MOVEMENT),
    ("star-control.transfer", "Rearrange Fleets", MOVEMENT),
    ("star-control.attack", "Attack an enemy Fleet", BATTLE),
    ("star-control.construct", "Construct", CONSTRUCTION),
    ("star-control.build", "Buy a ship", BUILD),
    ("star-control.besiege", "Bombard a Fortress", BESIEGE),
    ("star-control.scuttle", "Scuttle ships", END),
)
_SITES = {
    "starbase": Kind.VOID,
    "colony": World.LIFE,
    "mine": World.MINERAL,
    "fortification": World.DEAD,
}


def offers(state: StarControlState, player: PlayerId | None) -> tuple[Offer, ...]:
    """What a viewer could do now, the step that moves the game on first."""
    if player is None or state.outcome is not None:
        return ()
    found: list[Offer] = []
    if may_act(state, player):
        if state.battle is not None:
            found += _battle(state, player)
        elif state.phase == SETUP:
            cells = home_sites(state, player)
            found.append(
                _offer(
                    "star-control.place_starbase",
                    "Place your Starbase",
                    cells,
                    _none(cells, SET_STARBASE, "no free site"),
                )
            )
        else:
            found += _campaign(state, player)
    if state.enforcement is not Enforcement.REFEREE:
        found += _by_hand(state)
    return tuple(found)


def _offer(
    kind: str,
    title_: str,
    cells: Iterable[str] = (),
    violations: tuple[Violation, ...] = (),
    piece: PieceId | None = None,
) -> Offer:
    return Offer(kind=kind, title=title_, cells=tuple(cells), violations=violations, piece=piece)


def _given(
    state: StarControlState,
    command: Proceed
    | Ready
    | EndBattleTurn
    | Finish
    | Retro
    | Reconfigure
    | RaiseShield
    | Construct
    | BuildShip,
    title_: str,
    *,
    piece: PieceId | None = None,
    primary: bool = False,
) -> Offer:
    return Offer(
        kind=command.kind,
        title=title_,
        piece=piece,
        violations=book.violations(state, command),
        primary=primary,
        command=command,
    )


def _none(found: Iterable[object], rule: RuleId, why: str) -> tuple[Violation, ...]:
    """The reason where there is nothing to choose from."""
    return () if any(True for _ in found) else (Violation(rule, f"{why[:1].upper()}{why[1:]}."),)


# --- the campaign


def _campaign(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    yield _given(state, Proceed(player=player), f"End the {TITLES[state.phase]} phase", primary=True)
    here = {
        MOVEMENT: _movement,
        BATTLE: _attacks,
        CONSTRUCTION: _constructions,
        BUILD: _purchases,
        BESIEGE: _sieges,
        END: _scuttling,
    }
    yield from here[state.phase](state, player)
    for kind, title_, phase in _ELSEWHERE:
        if phase != state.phase:
            why = f"This belongs to the {TITLES[phase]} phase; it is the {TITLES[state.phase]} phase."
            yield _offer(kind, title_, (), (Violation(TURN_PHASES, why, overridable=False),))


def _movement(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    for fleet in state.of_side(player):
        cells = paths(state, fleet)
        why = f"Fleet {fleet.id} {'has gone as far as it can' if fleet.moved else 'has no way open'}"
        yield _offer(
            "star-control.move_fleet",
            f"Move Fleet {fleet.id}",
            cells,
            _none(cells, MOV_ONE, why),
            fleet.id,
        )
    possible = any(True for _ in transfers(state, player))
    why = (
        "Fleets are rearranged before the first one moves"
        if not may_rearrange(state, player)
        else "there is nothing to rearrange"
    )
    yield _offer(
        "star-control.transfer", "Rearrange Fleets", (), () if possible else _none((), MOV_REARRANGE, why)
    )


def _attacks(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    for fleet in state.of_side(player):
        enemies = attacks(state, fleet)
        for enemy in enemies:
            command = Attack(player=player, fleet=fleet.id, target=enemy)
            yield Offer(
                kind=command.kind,
                title=f"Fleet {fleet.id} attacks Fleet {enemy} in {name_of(state.fleets[enemy].cell)}",
                piece=fleet.id,
                cells=(state.fleets[enemy].cell,),
                command=command,
            )
        if not enemies:
            why = f"no enemy Fleet that Fleet {fleet.id} has not fought is next to it"
            yield _offer(
                "star-control.attack",
                f"Attack with Fleet {fleet.id}",
                (),
                _none((), BAT_ATTACK, why),
                fleet.id,
            )


def _constructions(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    cells = sorted({fleet.cell for fleet in state.of_side(player)})
    fitting = [(c, b) for c in cells for b in BUILT if _fits(state.sectors[c], b)]
    for cell, built in fitting:
        command = Construct(player=player, cell=cell, built=built)
        words = f"Build a {built.title()} in {name_of(cell)} ({price(built)} Starbucks)"
        offer = _given(state, command, words)
        yield Offer(kind=offer.kind, title=words, cells=(cell,), violations=offer.violations, command=command)
    if not fitting:
        yield _offer(
            "star-control.construct",
            "Construct",
            (),
            _none((), CON_ONE, "no ship of yours is where something can be built"),
        )


def _fits(sector: Sector, built: str) -> bool:
    return _SITES[built] in (sector.kind, sector.world)


def _purchases(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    bases = state.installations(player, Installation.STARBASE)
    for cell in bases:
        fleets = [f.id for f in state.fleets_in(cell) if f.owner == player and len(f.ships) < MOST_SHIPS]
        for fleet in (*fleets, None):
            command = BuildShip(player=player, cell=cell, fleet=fleet)
            into = f"for Fleet {fleet}" if fleet else "as a new Fleet"
            words = f"Buy a ship at {name_of(cell)} {into} ({price('ship')} Starbucks)"
            offer = _given(state, command, words)
            yield Offer(
                kind=offer.kind, title=words, cells=(cell,), violations=offer.violations, command=command
            )
    if not bases:
        yield _offer("star-control.build", "Buy a ship", (), _none((), BLD_PLACE, "you have no Starbase"))


def _sieges(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    for fleet in state.of_side(player):
        cells = targets(state, fleet)
        for cell in cells:
            command = Besiege(player=player, fleet=fleet.id, cell=cell)
            yield Offer(
                kind=command.kind,
                title=f"Fleet {fleet.id} bombards {name_of(cell)}",
                piece=fleet.id,
                cells=(cell,),
                command=command,
            )
        if not cells:
            why = "has bombarded" if fleet.besieged else "has no Fortress next to it, or only new ships"
            yield _offer(
                "star-control.besiege",
                f"Bombard with Fleet {fleet.id}",
                (),
                _none((), BES_ATTACK, f"Fleet {fleet.id} {why}"),
                fleet.id,
            )


def _scuttling(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    yield _offer(
        "star-control.scuttle",
        "Scuttle ships for a Starbuck each",
        (),
        _none(state.of_side(player), END_SCUTTLE, "you have no ships"),
    )


# --- a battle


def _battle(state: StarControlState, player: PlayerId) -> Iterator[Offer]:
    battle = battle_of(state)
    own = battle.of_side(player)
    if battle.stage is Stage.DEPLOY:
        yield _given(state, Ready(player=player), "All set up", primary=True)
        cells = deployment(state)
        for member in own:
            verb = "Set up" if member.cell is None else "Move"
            yield _offer("star-control.deploy", f"{verb} {title(member)}", cells, (), member.id)
        return
    words = "End the battle turn" if battle.stage is Stage.ACTION else "End the End Segment"
    yield _given(state, EndBattleTurn(player=player), words, primary=True)
    for member in own:
        yield from _action(state, member) if battle.stage is Stage.ACTION else _segment(state, member)


def _action(state: StarControlState, member: Unit) -> Iterator[Offer]:
    name, side = title(member), member.owner
    if member.done:
        why = (Violation(BAT_ACTIONS, f"{name} has acted in this turn.", (member.id,)),)
        yield _offer("star-control.move", f"Move {name}", (), why, member.id)
        yield _offer("star-control.fire", f"Attack with {name}", (), why, member.id)
        return
    cells = reachable(state, member)
    why_not = f"{name} {'has moved' if member.moved else 'can reach no free hex'}"
    yield _offer("star-control.move", f"Move {name}", cells, _none(cells, STAT_SPEED, why_not), member.id)
    yield from _fire(state, member)
    if member.code == DREADNAUGHT:
        beside = launch_cells(state, member)
        yield _offer(
            "star-control.launch",
            f"Launch a Fighter Squad from {name}",
            beside,
            _none(beside, UQ_LAUNCH, f"{name} has no squad left, or no free hex beside it"),
            member.id,
        )
    if member.code == DRONE:
        yield _given(
            state, Retro(player=side, unit=member.id), f"Retro-propulsion of {name}", piece=member.id
        )
    yield _given(state, Finish(player=side, unit=member.id), f"End the action of {name}", piece=member.id)


def _fire(state: StarControlState, member: Unit) -> Iterator[Offer]:
    name = title(member)
    if not attacks_left(member):
        why = _none((), BAT_ACTIONS, f"{name} has made its attack{'s' if member.attacks > 1 else ''}")
        yield _offer("star-control.fire", f"Attack with {name}", (), why, member.id)
        return
    for arm in weapons(state, member):
        cells = [enemy.cell for enemy in fire_targets(state, member, arm) if enemy.cell]
        why = _none(cells, BAT_HIT, f"no enemy is within {arm.range} of {name} for its {arm.name}")
        yield _offer("star-control.fire", f"{name}: {arm.name}", cells, why, member.id)


def _segment(state: StarControlState, member: Unit) -> Iterator[Offer]:
    name, side = title(member), member.owner
    if member.code == TERMINATOR:
        command = RaiseShield(player=side, unit=member.id)
        yield _given(state, command, f"Force field of {name}", piece=member.id)
    elif (form := other_form(member)) is not None and (may_change(member) or not member.changed):
        change = Reconfigure(player=side, unit=member.id)
        yield _given(state, change, f"{name} becomes {an(unit(form).name)}", piece=member.id)


# --- without a referee


def _by_hand(state: StarControlState) -> Iterator[Offer]:
    if state.battle is None:
        yield _offer(
            "star-control.set_fleet",
            "Set a Fleet down by hand",
            (),
            _none(state.fleets, FLEET_DEF, "there is no Fleet"),
        )
    else:
        yield _offer("star-control.set_unit", "Set a ship of the battle by hand")
    yield _offer("star-control.set_money", "Set Starbucks by hand")
