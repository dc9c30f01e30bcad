"""The special powers of the ships, one function for each: what it changes, when it works, what it costs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core.ids import RuleId
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.book import rule
from engine.rulesets.star_control.hexes import Board, distance, line
from engine.rulesets.star_control.state import Battle, Unit

DREADNAUGHT, SQUAD, PODSHIP, GUARDIAN, COMET = "UQ", "UQ.F", "MY", "AN", "AN.C"
AVENGER, DRONE, TERMINATOR, X_FORM, FIGHTER, SKIFF = "IL", "UM", "YE", "MM", "MM.F", "AR"

UQ_LAUNCH = rule("UQ.launch")
UQ_RETURN = rule("UQ.return")
UQ_BOMBARD = rule("UQ.bombard")
MY_HEAL = rule("MY.heal")
AN_TO_COMET = rule("AN.to-comet")
AN_TO_GUARDIAN = rule("AN.to-guardian")
AN_FORCED = rule("AN.forced")
VX_EFFECT = rule("VX.limpet-effect")
IL_CLOAK = rule("IL.cloak")
UM_CONE = rule("UM.cone-defence")
UM_RETRO = rule("UM.retro")
UM_FREQUENCY = rule("UM.retro-frequency")
UM_AFTER = rule("UM.retro-after")
CH_EFFECT = rule("CH.dogi-effect")
YE_TWIN = rule("YE.twin")
YE_SHIELD = rule("YE.shield")
MM_TWIN = rule("MM.twin")
MM_TO_FIGHTER = rule("MM.to-fighter")
MM_TO_XFORM = rule("MM.to-xform")
AR_TELEPORT = rule("AR.teleport")
SY_HEAL = rule("SY.song-heal")
SH_DESTROYED = rule("SH.glory-destroyed")

SQUADS = 2
"""UQ.launch: Fighter Squads of a Dreadnaught in one battle."""
ENDURANCE = 4
"""UQ.return: battle turns of a Fighter Squad's count."""
DEFENDED = 4
"""UM.cone-defence, AR.teleport: the d6 from which the defence works."""
SONG_HEALS = 2
"""SY.song-heal."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A change to one of the six statistics for as long as it lasts."""

    stat: str
    value: int
    label: str
    rule: RuleId


# --- changes to the statistics


def effects(unit: Unit, began: int) -> Iterator[Effect]:
    """All that changes a unit's statistics now; `began` counts its owner's battle turns."""
    if unit.limpets:
        yield from limpets(unit)
    if unit.dogis:
        yield from dogis(unit)
    if unit.shield:
        yield from force_field(unit)
    if unit.retro is not None:
        yield from retro_propulsion(unit, began)


def limpets(unit: Unit) -> Iterator[Effect]:
    """VX.limpet-effect: each Limpet costs Speed, Turn and Aim 1 for the rest of the battle (AMB.a32)."""
    for stat in ("speed", "turn", "aim"):
        yield Effect(stat, -unit.limpets, "Limpets", VX_EFFECT)


def dogis(unit: Unit) -> Iterator[Effect]:
    """CH.dogi-effect: each DOGI costs Speed, Turn and Damage 1 for the rest of the battle (AMB.a32)."""
    for stat in ("speed", "turn", "damage"):
        yield Effect(stat, -unit.dogis, "DOGIs", CH_EFFECT)


def force_field(unit: Unit) -> Iterator[Effect]:
    """YE.shield: Turn +2 while the force field is up."""
    if unit.shield:
        yield Effect("turn", 2, "force field", YE_SHIELD)


def retro_propulsion(unit: Unit, began: int) -> Iterator[Effect]:
    """UM.retro: Speed +3, Turn +2, Aim +1 in its turn; UM.retro-after: Speed, Turn, Damage -1 in the next."""
    since = None if unit.retro is None else began - unit.retro
    if since == 0:
        for stat, value in (("speed", 3), ("turn", 2), ("aim", 1)):
            yield Effect(stat, value, "retro-propulsion", UM_RETRO)
    elif since == 1:
        for stat in ("speed", "turn", "damage"):
            yield Effect(stat, -1, "after retro-propulsion", UM_AFTER)


# --- how many attacks


def attacks_allowed(unit: Unit, printed: int) -> int:
    """YE.twin, MM.twin: two attacks; YE.shield: one while the Terminator's force field is up."""
    return 1 if unit.shield else printed


# --- when a power can be used


def retro_wait(unit: Unit, began: int) -> int:
    """UM.retro-frequency: battle turns until retro-propulsion can be used again; 0 when it can be now."""
    return 0 if unit.retro is None else max(0, unit.retro + 3 - began)


def other_form(unit: Unit) -> str | None:
    """AN.to-comet, AN.to-guardian, MM.to-fighter, MM.to-xform: the code of a ship's other form."""
    forms = {GUARDIAN: COMET, COMET: GUARDIAN, X_FORM: FIGHTER, FIGHTER: X_FORM}
    return forms.get(unit.code)


FORM_RULES = {
    GUARDIAN: AN_TO_COMET,
    COMET: AN_TO_GUARDIAN,
    X_FORM: MM_TO_FIGHTER,
    FIGHTER: MM_TO_XFORM,
}
"""The rule by which each form is left."""


def reconfigured(unit: Unit, turn: int) -> Unit:
    """The unit in its other form, its damage kept; `turn` is its owner's battle turn."""
    code = other_form(unit) or unit.code
    return replace(unit, code=code, comet=turn if code == COMET else None, changed=True)


def comet_is_spent(unit: Unit, turn: int) -> bool:
    """AN.forced: two battle turns as a Comet are over at the end of this one."""
    return unit.code == COMET and unit.comet is not None and turn - unit.comet >= 2


def may_launch(unit: Unit) -> bool:
    """UQ.launch: a Dreadnaught that has launched fewer than two Fighter Squads in this battle."""
    return unit.code == DREADNAUGHT and unit.launched < SQUADS


def squad_returned(unit: Unit, battle: Battle) -> bool:
    """UQ.return: the squad stands next to a friendly Dreadnaught as its action ends."""
    return unit.code == SQUAD and any(
        other.code == DREADNAUGHT and other.cell and unit.cell and distance(other.cell, unit.cell) == 1
        for other in battle.of_side(unit.owner)
    )


def squad_is_lost(unit: Unit, turn: int) -> bool:
    """UQ.return: the fourth battle turn of its count ends without a return."""
    return unit.code == SQUAD and unit.count is not None and turn - unit.count + 1 >= ENDURANCE


# --- attack and defence


def cloak_protects(target: Unit, others_in_range: bool) -> bool:  # noqa: FBT001 - one fact, one answer
    """IL.cloak: an Avenger may not be attacked while another kind of target is in range (AMB.a35)."""
    return target.code == AVENGER and others_in_range


def cone_may_stop(target: Unit, *, missile: bool) -> bool:
    """UM.cone-defence: a Drone rolls against every missile that hits it."""
    return missile and target.code == DRONE


def may_teleport(target: Unit) -> bool:
    """AR.teleport: a Skiff rolls against every hit of any kind."""
    return target.code == SKIFF


def teleport_goal(board: Board, battle: Battle, skiff: Unit, direction: int, length: int) -> str:
    """AR.teleport: the last free hex in that direction up to that distance, or where it stands (AMB.a34)."""
    if skiff.cell is None:
        raise ValueError(f"{skiff.id} is not on the map")
    taken = battle.occupied() | battle.closed(board)
    way = line(board, skiff.cell, tables.cell("directions", direction), length)
    return next((cell for cell in reversed(way) if cell not in taken), skiff.cell)


def sung(attacker: Unit) -> Unit:
    """SY.song-heal: a song that hits takes 2 damage off the Penetrator, never below 0."""
    return replace(attacker, damage=max(0, attacker.damage - SONG_HEALS))


# --- outside the battle turns


def heals_after_battle(code: str) -> bool:
    """MY.heal: a Podship loses all damage after each battle."""
    return code == PODSHIP


def bombardment_bonus(code: str) -> int:
    """UQ.bombard: what a ship has on top of its die when it bombards."""
    return 2 if code == DREADNAUGHT else 0
