"""Attacks: who may be attacked, the roll, the defences, damage and what else a hit does."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.dice import Dice, of_side
from engine.core.event import Event
from engine.core.rulebook import Stage as CheckStage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.star_control.battle.action import BAT_ACTIONS, acting
from engine.rulesets.star_control.battle.course import settled
from engine.rulesets.star_control.battle.profile import (
    STAT_RULES,
    Weapon,
    attacks_left,
    battle_of,
    crew,
    stat,
    title,
    weapon,
)
from engine.rulesets.star_control.book import book, face, hexes, note, rule
from engine.rulesets.star_control.commands import Fire
from engine.rulesets.star_control.hexes import distance, name_of
from engine.rulesets.star_control.ships import (
    AR_TELEPORT,
    AVENGER,
    CH_EFFECT,
    DEFENDED,
    IL_CLOAK,
    MM_TWIN,
    SH_DESTROYED,
    SY_HEAL,
    TERMINATOR,
    UM_CONE,
    VX_EFFECT,
    X_FORM,
    YE_SHIELD,
    YE_TWIN,
    cloak_protects,
    cone_may_stop,
    may_teleport,
    sung,
    teleport_goal,
)
from engine.rulesets.star_control.state import Battle, StarControlState, Unit

BAT_HIT = rule("BAT.hit")
BAT_1 = rule("BAT.natural-1")
BAT_0 = rule("BAT.natural-0")
BAT_DAMAGE = rule("BAT.damage")
BAT_DESTROYED = rule("BAT.destroyed")


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotFired(Event):
    """A ship attacked another."""

    kind: Literal["star-control.shot"] = "star-control.shot"
    mode: str
    roll: int
    needed: int
    """The attack roll that hits, this or lower."""
    hit: bool
    damage: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipDestroyed(Event):
    """A ship is gone."""

    kind: Literal["star-control.destroyed"] = "star-control.destroyed"
    cell: str


def hits(roll: int, needed: int) -> bool:
    """BAT.hit, BAT.natural-1, BAT.natural-0: whether an attack roll (10 for the face 0) hits."""
    return roll == 1 or (roll != 10 and roll <= needed)


def is_destroyed(damage: int, crew_: int) -> bool:
    """BAT.destroyed: more damage than Crew."""
    return damage > crew_


def in_range(battle: Battle, attacker: Unit, reach: int, cell: str | None = None) -> tuple[Unit, ...]:
    """The enemies within so many hexes of a ship, or of a cell that it might stand in (AMB.a03)."""
    here = cell or attacker.cell
    if here is None:
        return ()
    enemies = battle.of_side(battle.other(attacker.owner))
    return tuple(e for e in enemies if e.cell is not None and distance(here, e.cell) <= reach)


def cloaked(battle: Battle, attacker: Unit, target: Unit, reach: int, cell: str | None = None) -> bool:
    """IL.cloak: whether the target's cloak forbids this attack."""
    if target.code != AVENGER:
        return False
    others = any(e.code != AVENGER for e in in_range(battle, attacker, reach, cell))
    return cloak_protects(target, others)


def targets(
    state: StarControlState, attacker: Unit, arm: Weapon, cell: str | None = None
) -> tuple[Unit, ...]:
    """The enemies that a ship could attack with a weapon by the rules, from where it is or from a cell."""
    battle = battle_of(state)
    near = in_range(battle, attacker, arm.range, cell)
    seen = tuple(e for e in near if e.code != AVENGER)
    return seen or near


@book.check(Fire, stage=CheckStage.FORM)
def target_and_weapon_exist(state: StarControlState, fire: Fire) -> Iterator[Violation]:
    """BAT.hit: an enemy in the battle, and a weapon that the ship has in its form."""
    if state.battle is None:
        return
    target, attacker = state.battle.units.get(fire.target), state.battle.units.get(fire.unit)
    if target is None:
        yield Violation(BAT_HIT, f"{fire.target} is no ship of this battle.")
    elif target.owner == fire.player:
        yield Violation(BAT_HIT, f"{title(target)} is your own.", (target.id,))
    if attacker is not None and weapon(state, attacker, fire.mode) is None:
        yield Violation(BAT_ACTIONS, f"{title(attacker)} has no attack called {fire.mode}.", (attacker.id,))


@book.check(Fire)
def ship_has_an_attack_left(state: StarControlState, fire: Fire) -> Iterator[Violation]:
    """BAT.actions, YE.twin, MM.twin: one attack a turn, or two; YE.shield: one with the force field."""
    attacker = battle_of(state).units[fire.unit]
    if attacks_left(attacker):
        return
    number = {TERMINATOR: YE_SHIELD if attacker.shield else YE_TWIN, X_FORM: MM_TWIN}
    yield Violation(
        number.get(attacker.code, BAT_ACTIONS),
        f"{title(attacker)} has made its {attacker.attacks} attack{'s' * (attacker.attacks > 1)} this turn.",
        (attacker.id,),
    )


@book.check(Fire)
def target_is_in_range(state: StarControlState, fire: Fire) -> Iterator[Violation]:
    """STAT.range: within the range of the weapon, with nothing in the way of it (AMB.a03)."""
    battle = battle_of(state)
    attacker, target = battle.units[fire.unit], battle.units[fire.target]
    arm = weapon(state, attacker, fire.mode)
    if arm is None or attacker.cell is None or target.cell is None:
        return
    away = distance(attacker.cell, target.cell)
    if away > arm.range:
        yield Violation(
            STAT_RULES["range"] if fire.mode == "main" else arm.rule,
            f"{arm.name} reaches {hexes(arm.range)}; {title(target)} is {away} away.",
            (attacker.id, target.id),
        )


@book.check(Fire)
def cloak_is_respected(state: StarControlState, fire: Fire) -> Iterator[Violation]:
    """IL.cloak: no attack on an Avenger while another target is in range of the weapon used."""
    battle = battle_of(state)
    attacker, target = battle.units[fire.unit], battle.units[fire.target]
    arm = weapon(state, attacker, fire.mode)
    if arm is not None and cloaked(battle, attacker, target, arm.range):
        other = targets(state, attacker, arm)[0]
        yield Violation(
            IL_CLOAK,
            f"{title(target)} is cloaked: another target is in range, {title(other)} for example.",
            (target.id, other.id),
        )


@book.resolve(Fire)
def fire(state: StarControlState, command: Fire, dice: Dice) -> Resolution[StarControlState]:
    """BAT.hit: the attack roll, the target's defence, and what comes of a hit."""
    battle = acting(battle_of(state), command.unit)
    attacker = battle.units[command.unit]
    attacker = replace(attacker, attacks=attacker.attacks + 1)
    battle = battle.with_unit(attacker)
    state = replace(state, battle=battle)
    arm = weapon(state, attacker, command.mode)
    target = battle.units[command.target]
    if arm is None:  # the checks do not let it come to this
        raise RuntimeError(f"{attacker.id} has no {command.mode}")
    needed = arm.aim - stat(state, target, "turn")
    roll = dice.roll(10, purpose=f"BAT.hit {title(attacker)} at {title(target)}").total
    hit = hits(roll, needed)
    shot = ShotFired(
        text=_shot_text(attacker, target, arm, roll, needed, hit=hit),
        rule=BAT_1 if roll == 1 else BAT_0 if roll == 10 else BAT_HIT,
        pieces=(attacker.id, target.id),
        mode=arm.mode,
        roll=roll,
        needed=needed,
        hit=hit,
        damage=arm.damage if hit else 0,
    )
    events: tuple[Event, ...] = (shot,)
    if hit:
        state, more = _defended(state, attacker, target, arm, dice)
        events += more
    if arm.mode == "glory":
        state, more = _glorious(state, attacker)
        events += more
    return settled(Resolution(state=state, events=events), dice)


def _shot_text(attacker: Unit, target: Unit, arm: Weapon, roll: int, needed: int, *, hit: bool) -> str:
    goal = f"needs {min(needed, 9)} or less" if needed > 1 else "needs a 1"
    result = "hit" if hit else "miss"
    return f"{title(attacker)}, {arm.name} at {title(target)}: {goal}, rolls {face(roll)}: {result}."


def _defended(
    state: StarControlState, attacker: Unit, target: Unit, arm: Weapon, dice: Dice
) -> tuple[StarControlState, tuple[Event, ...]]:
    """UM.cone-defence and AR.teleport come between the hit and what it does."""
    if cone_may_stop(target, missile=arm.missile):
        roll = dice.roll(6, purpose=f"UM.cone-defence {title(target)}", side=target.owner).total
        if roll >= DEFENDED:
            text = f"The antimatter cone of {title(target)} rolls {roll} and destroys the missile."
            return state, (note(text, UM_CONE, target.id),)
    if may_teleport(target):
        own = of_side(dice, target.owner)
        roll = own.roll(6, purpose=f"AR.teleport {title(target)}").total
        if roll >= DEFENDED:
            return _teleported(state, target, roll, own)
    return _struck(state, attacker, target, arm)


def _teleported(
    state: StarControlState, skiff: Unit, roll: int, dice: Dice
) -> tuple[StarControlState, tuple[Event, ...]]:
    battle = battle_of(state)
    way = dice.roll(6, purpose=f"AR.teleport direction, {title(skiff)}").total
    far = dice.roll(6, purpose=f"AR.teleport distance, {title(skiff)}").total
    goal = teleport_goal(state.arena, battle, skiff, way, far)
    text = f"{title(skiff)} rolls {roll} and teleports: direction {way}, {hexes(far)}, to {name_of(goal)}."
    battle = battle.with_unit(replace(skiff, cell=goal))
    return replace(state, battle=battle), (note(text, AR_TELEPORT, skiff.id),)


def _struck(
    state: StarControlState, attacker: Unit, target: Unit, arm: Weapon
) -> tuple[StarControlState, tuple[Event, ...]]:
    battle = battle_of(state)
    if arm.mode == "limpet":
        text = f"{title(target)} has Speed, Turn and Aim -1 for the rest of the battle."
        battle = battle.with_unit(replace(target, limpets=target.limpets + 1))
        return replace(state, battle=battle), (note(text, VX_EFFECT, target.id),)
    if arm.mode == "dogi":
        text = f"{title(target)} has Speed, Turn and Damage -1 for the rest of the battle."
        battle = battle.with_unit(replace(target, dogis=target.dogis + 1))
        return replace(state, battle=battle), (note(text, CH_EFFECT, target.id),)
    state, events = damaged(state, target, arm.damage)
    if arm.mode == "song":
        battle = battle_of(state)
        healed = sung(battle.units[attacker.id])
        text = f"{title(attacker)} takes off 2 damage: now {healed.damage}."
        state = replace(state, battle=battle.with_unit(healed))
        events += (note(text, SY_HEAL, attacker.id),)
    return state, events


def damaged(state: StarControlState, target: Unit, amount: int) -> tuple[StarControlState, tuple[Event, ...]]:
    """BAT.damage, BAT.destroyed: damage is marked; more than the Crew destroys the ship."""
    battle = battle_of(state)
    total, limit = target.damage + amount, crew(state, target)
    battle = replace(battle, hurt=battle.hurt or amount > 0)
    if is_destroyed(total, limit):
        state = replace(state, battle=battle.without(target.id))
        return state, (destroyed(target, f"{total} damage is more than Crew {limit}", BAT_DESTROYED),)
    text = f"{title(target)} has {total} damage (Crew {limit})."
    state = replace(state, battle=battle.with_unit(replace(target, damage=total)))
    return state, (note(text, BAT_DAMAGE, target.id),)


def destroyed(member: Unit, why: str, number: str) -> ShipDestroyed:
    """The event of a ship's end."""
    return ShipDestroyed(
        text=f"{title(member)} is destroyed: {why}.",
        rule=rule(number.partition("/")[2]),
        pieces=(member.id,),
        cell=member.cell or "",
    )


def _glorious(state: StarControlState, scout: Unit) -> tuple[StarControlState, tuple[Event, ...]]:
    """SH.glory-destroyed: the Scout is gone, hit or miss."""
    battle = battle_of(state).without(scout.id)
    return replace(state, battle=battle), (destroyed(scout, "it gave itself up in glory", SH_DESTROYED),)
