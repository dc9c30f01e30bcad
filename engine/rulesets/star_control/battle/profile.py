"""A unit's six statistics in a battle and the weapons that it can use, each figure with its parts."""

from dataclasses import dataclass

from engine.core.ids import RuleId
from engine.core.view import Modifier
from engine.rulesets.star_control.book import rule
from engine.rulesets.star_control.fleets import statistic
from engine.rulesets.star_control.research import RES_PERMANENT
from engine.rulesets.star_control.ships import attacks_allowed, effects
from engine.rulesets.star_control.state import Battle, StarControlState, Unit
from engine.rulesets.star_control.units import MAIN, STATS, unit

STAT_RULES = {name: rule(f"STAT.{name}") for name in STATS}
LISTS = {
    "Hierarchy": (rule("LIST.hierarchy"), rule("LIST.hierarchy-special")),
    "Alliance": (rule("LIST.alliance"), rule("LIST.alliance-special")),
}


@dataclass(frozen=True, slots=True)
class Weapon:
    """One way to attack, with the numbers that hold now."""

    mode: str
    name: str
    range: int
    damage: int
    aim: int
    missile: bool
    rule: RuleId
    fixed: bool = False
    """The numbers are the weapon's own, whatever happens to the ship (AMB.a15, AMB.a43)."""


def battle_of(state: StarControlState) -> Battle:
    """The battle that is being fought; RuntimeError where the checks let a command through without one."""
    if state.battle is None:
        raise RuntimeError("no battle is being fought")
    return state.battle


def stat(state: StarControlState, member: Unit, name: str) -> int:
    """A statistic with research and all effects of the battle; never below 0 (AMB.a32)."""
    value = statistic(state, member.code, name)
    for effect in effects(member, battle_of(state).began(member.owner)):
        if effect.stat == name:
            value += effect.value
    return max(0, value)


def stat_parts(state: StarControlState, member: Unit, name: str) -> tuple[Modifier, ...]:
    """What makes up a statistic, the printed value first."""
    kind = unit(member.code)
    printed = getattr(kind, name)
    listed = LISTS[kind.side][0 if kind.count else 1]
    parts = [Modifier(value=printed, label=f"{kind.name}, printed {name.title()}", rule=listed)]
    if level := state.advances.get(kind.race, {}).get(name, 0):
        parts.append(Modifier(value=level, label=f"research of the {kind.race}", rule=RES_PERMANENT))
    parts += [
        Modifier(value=effect.value, label=effect.label, rule=effect.rule)
        for effect in effects(member, battle_of(state).began(member.owner))
        if effect.stat == name
    ]
    return tuple(parts)


def crew(state: StarControlState, member: Unit) -> int:
    """STAT.crew: the damage that it can take and live."""
    return statistic(state, member.code, "crew")


def modes(member: Unit) -> tuple[str, ...]:
    """The names of the attacks that a ship in its form has."""
    return (MAIN, *(mode.mode for mode in unit(member.code).modes))


def weapon(state: StarControlState, member: Unit, mode: str) -> Weapon | None:
    """An attack with the numbers that hold now; None for one that this form does not have."""
    kind = unit(member.code)
    values = (stat(state, member, "range"), stat(state, member, "damage"), stat(state, member, "aim"))
    if mode == MAIN:
        return Weapon(MAIN, kind.weapon, *values, kind.missile, rule(kind.weapon_rule))
    known = kind.mode(mode)
    if known is None:
        return None
    own = (known.range, known.damage, known.aim)
    if not known.fixed:
        reach, damage, aim = (max(0, base + change) for base, change in zip(values, own, strict=True))
        own = (reach, damage, aim)
    return Weapon(mode, known.name, *own, known.missile, rule(known.rule), known.fixed)


def weapons(state: StarControlState, member: Unit) -> tuple[Weapon, ...]:
    """All attacks that a ship has in its form."""
    found = (weapon(state, member, mode) for mode in modes(member))
    return tuple(w for w in found if w is not None)


def attacks_left(member: Unit) -> int:
    """BAT.actions: attacks that the ship may still make in this battle turn."""
    return max(0, attacks_allowed(member, unit(member.code).attacks) - member.attacks)


def title(member: Unit) -> str:
    """A unit as the players call it: "Dreadnaught 3"."""
    number = member.id.rpartition("-")[2]
    return f"{unit(member.code).name} {number}"
