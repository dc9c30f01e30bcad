"""Answers to questions: what an attack, a move or a bombardment would come to."""

from dataclasses import replace

from engine.core.command import Question
from engine.core.view import Breakdown, Modifier
from engine.core.violation import Violation
from engine.rulesets.star_control import odds
from engine.rulesets.star_control.battle.action import STAT_SPEED, reachable
from engine.rulesets.star_control.battle.attack import BAT_0, BAT_1, BAT_HIT, targets
from engine.rulesets.star_control.battle.profile import (
    Weapon,
    attacks_left,
    crew,
    stat,
    stat_parts,
    title,
    weapon,
    weapons,
)
from engine.rulesets.star_control.book import book
from engine.rulesets.star_control.commands import (
    AskReach,
    AskShot,
    AskSiege,
    AskWeapons,
    Besiege,
    Fire,
    Survey,
)
from engine.rulesets.star_control.exploration import unexplored
from engine.rulesets.star_control.fleets import name
from engine.rulesets.star_control.hexes import distance, route
from engine.rulesets.star_control.movement import MOV_ONE, MOV_TWO, paths
from engine.rulesets.star_control.ships import AR_TELEPORT, UM_CONE, UQ_BOMBARD, cone_may_stop, may_teleport
from engine.rulesets.star_control.siege import BES_DESTROY, BES_ROLL, bombarding
from engine.rulesets.star_control.state import StarControlState, Unit
from engine.rulesets.star_control.view import BATTLE, GALAXY, ReachView, ShotView, SiegeView, WeaponView


def answer(state: StarControlState, question: Question) -> object:
    """The answer to one of this rule set's questions; LookupError for any other, or about no such piece."""
    match question:
        case Survey():
            return state  # nothing is hidden from either side (AMB.a42)
        case AskReach():
            return reach_view(state, question)
        case AskShot():
            return shot_view(state, question)
        case AskWeapons():
            return weapon_views(state, question)
        case AskSiege():
            return siege_view(state, question)
        case _:
            pass
    raise LookupError(f"no answer to {type(question).__name__}")


def shot_view(state: StarControlState, ask: AskShot) -> ShotView:
    """An attack from where the ship is or from another cell; LookupError for no such ships."""
    if state.battle is None:
        raise LookupError("no battle is being fought")
    attacker, target = state.battle.units[ask.unit], state.battle.units[ask.target]
    if ask.cell is not None:
        attacker = replace(attacker, cell=ask.cell)
        state = replace(state, battle=state.battle.with_unit(attacker))
    arm = weapon(state, attacker, ask.mode)
    if arm is None:
        raise LookupError(f"{title(attacker)} has no attack called {ask.mode}")
    to_hit = hit_breakdown(state, attacker, target, arm)
    roll = odds.chance_to_hit(to_hit.total)
    cone, teleport = cone_may_stop(target, missile=arm.missile), may_teleport(target)
    chance = roll * odds.pierces(cone=cone, teleport=teleport)
    room = crew(state, target) - target.damage
    left = attacks_left(attacker)
    one = odds.volley(chance, arm.damage, room, 1)
    every = odds.volley(chance, arm.damage, room, left)
    defence = {
        UM_CONE: "the antimatter cone stops the missile on 4 or more",
        AR_TELEPORT: "the Skiff teleports away on 4 or more",
    }
    works = UM_CONE if cone else AR_TELEPORT if teleport else None
    return ShotView(
        unit=attacker.id,
        target=target.id,
        mode=arm.mode,
        weapon=arm.name,
        distance=distance(attacker.cell, target.cell) if attacker.cell and target.cell else 0,
        range=arm.range,
        to_hit=to_hit,
        hits_on=odds.hits_on(to_hit.total),
        chance=odds.thousandths(chance),
        roll_chance=odds.thousandths(roll),
        defence=defence[works] if works else "",
        damage=arm.damage,
        expected=odds.thousandths(one.expected),
        destroys=odds.thousandths(one.destroys),
        attacks=left,
        all_expected=odds.thousandths(every.expected),
        all_destroys=odds.thousandths(every.destroys),
        violations=_fire_violations(state, ask),
        rules=(BAT_HIT, BAT_1, BAT_0, arm.rule, *([works] if works else [])),
    )


def _fire_violations(state: StarControlState, ask: AskShot) -> tuple[Violation, ...]:
    command = Fire(player=ask.player, unit=ask.unit, target=ask.target, mode=ask.mode)
    return book.violations(state, command)


def weapon_views(state: StarControlState, ask: AskWeapons) -> tuple[WeaponView, ...]:
    """A ship's attacks in its form, the main weapon first; LookupError for no such ship."""
    if state.battle is None:
        raise LookupError("no battle is being fought")
    member = state.battle.units[ask.unit]
    return tuple(
        WeaponView(
            mode=arm.mode,
            name=arm.name,
            range=arm.range,
            damage=arm.damage,
            aim=arm.aim,
            missile=arm.missile,
            rule=arm.rule,
            targets=tuple(enemy.id for enemy in targets(state, member, arm, ask.cell)),
            attacks=attacks_left(member),
        )
        for arm in weapons(state, member)
    )


def hit_breakdown(state: StarControlState, attacker: Unit, target: Unit, arm: Weapon) -> Breakdown:
    """BAT.hit: Aim minus the target's Turn, with the parts of both."""
    if arm.fixed:
        parts = [Modifier(value=arm.aim, label=f"Aim of the {arm.name}", rule=arm.rule)]
    else:
        parts = list(stat_parts(state, attacker, "aim"))
        if change := arm.aim - stat(state, attacker, "aim"):
            parts.append(Modifier(value=change, label=arm.name, rule=arm.rule))
    parts += [
        Modifier(value=-part.value, label=f"target: {part.label}", rule=part.rule)
        for part in stat_parts(state, target, "turn")
    ]
    total = arm.aim - stat(state, target, "turn")
    if floor := total - sum(part.value for part in parts):
        parts.append(Modifier(value=floor, label="no statistic falls below 0", rule=BAT_HIT))
    return Breakdown(title="To hit, this or less", total=total, parts=tuple(parts))


def reach_view(state: StarControlState, ask: AskReach) -> ReachView:
    """Where a Fleet in the movement phase or a ship in a battle turn could go; KeyError for neither."""
    if state.battle is not None and ask.piece in state.battle.units:
        battle, member = state.battle, state.battle.units[ask.piece]
        steps = reachable(state, member)
        closed = battle.closed(state.arena)
        return ReachView(
            piece=ask.piece,
            map=BATTLE,
            steps=steps,
            paths={c: route(state.arena, member.cell, c, closed) for c in steps} if member.cell else {},
            rule=STAT_SPEED,
        )
    found = paths(state, state.fleets[ask.piece])
    entered = {cell for path in found.values() for cell in path}
    return ReachView(
        piece=ask.piece,
        map=GALAXY,
        steps={cell: len(path) for cell, path in found.items()},
        paths=found,
        explores=tuple(sorted(cell for cell in entered if unexplored(state, cell))),
        rule=MOV_TWO if any(len(path) == 2 for path in found.values()) else MOV_ONE,
    )


def siege_view(state: StarControlState, ask: AskSiege) -> SiegeView:
    """A bombardment by a Fleet; KeyError for no such Fleet."""
    crews = bombarding(state, state.fleets[ask.fleet])
    codes = [ship.code for ship in crews]
    command = Besiege(player=ask.player, fleet=ask.fleet, cell=ask.cell)
    return SiegeView(
        fleet=ask.fleet,
        cell=ask.cell,
        rolls=tuple((name(state, ship.id), odds.bombards_on(ship.code)) for ship in crews),
        chance=odds.thousandths(odds.siege(codes)),
        violations=book.violations(state, command),
        rules=(BES_ROLL, BES_DESTROY, UQ_BOMBARD),
    )
