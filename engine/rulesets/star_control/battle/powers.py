"""Powers that a player calls for: launching fighters, retro-propulsion, other forms, the force field."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.ids import PieceId
from engine.core.rulebook import Stage as CheckStage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.star_control.battle.action import BAT_ACTIONS, BAT_PLANET, acting
from engine.rulesets.star_control.battle.challenge import BAT_NO_STACK
from engine.rulesets.star_control.battle.profile import battle_of, title
from engine.rulesets.star_control.book import an, book, note
from engine.rulesets.star_control.commands import Launch, RaiseShield, Reconfigure, Retro
from engine.rulesets.star_control.hexes import distance, name_of, neighbours
from engine.rulesets.star_control.phases import BAT_END_SEGMENT
from engine.rulesets.star_control.ships import (
    AN_TO_COMET,
    DREADNAUGHT,
    DRONE,
    FORM_RULES,
    GUARDIAN,
    SQUAD,
    SQUADS,
    TERMINATOR,
    UM_FREQUENCY,
    UM_RETRO,
    UQ_LAUNCH,
    YE_SHIELD,
    may_launch,
    other_form,
    reconfigured,
    retro_wait,
)
from engine.rulesets.star_control.state import StarControlState, Unit
from engine.rulesets.star_control.units import unit


def _member(state: StarControlState, key: PieceId) -> Unit | None:
    return state.battle.units.get(key) if state.battle else None


# --- Ur-Quan Dreadnaught


@book.check(Launch, stage=CheckStage.FORM)
def launches_from_a_dreadnaught(state: StarControlState, launch: Launch) -> Iterator[Violation]:
    """UQ.launch: only Dreadnaughts carry Fighter Squads."""
    member = _member(state, launch.unit)
    if member is not None and member.code != DREADNAUGHT:
        yield Violation(UQ_LAUNCH, f"{title(member)} carries no Fighter Squads.", (member.id,))


@book.check(Launch)
def dreadnaught_has_a_squad_left(state: StarControlState, launch: Launch) -> Iterator[Violation]:
    """UQ.launch: two in one battle (AMB.a28)."""
    member = battle_of(state).units[launch.unit]
    if not may_launch(member):
        yield Violation(UQ_LAUNCH, f"{title(member)} has launched its {SQUADS} Fighter Squads.", (member.id,))


@book.check(Launch)
def squad_starts_beside_it(state: StarControlState, launch: Launch) -> Iterator[Violation]:
    """UQ.launch: into a free hex next to the Dreadnaught."""
    battle = battle_of(state)
    member, where = battle.units[launch.unit], name_of(launch.cell)
    if member.cell is not None and distance(member.cell, launch.cell) != 1:
        yield Violation(UQ_LAUNCH, f"{where} is not next to {title(member)}.", cells=(launch.cell,))
    if launch.cell in battle.occupied():
        yield Violation(BAT_NO_STACK, f"A ship is in {where}.", cells=(launch.cell,))
    if launch.cell in battle.closed(state.arena):
        yield Violation(BAT_PLANET, f"{where} may not be entered.", cells=(launch.cell,))


def launch_cells(state: StarControlState, member: Unit) -> tuple[str, ...]:
    """The free cells beside a Dreadnaught that may launch."""
    battle = battle_of(state)
    if not may_launch(member) or member.done or member.cell is None:
        return ()
    taken = battle.occupied() | battle.closed(state.arena)
    return tuple(cell for cell in neighbours(state.arena, member.cell) if cell not in taken)


@book.resolve(Launch)
def launch(state: StarControlState, command: Launch, _dice: Dice) -> Resolution[StarControlState]:
    """UQ.launch: the squad may act in this battle turn, the first of its count (UQ.return)."""
    battle = acting(battle_of(state), command.unit)
    member = battle.units[command.unit]
    number = battle.squads + 1
    squad = Unit(
        id=PieceId(f"{SQUAD}-{number}"),
        code=SQUAD,
        owner=member.owner,
        cell=command.cell,
        count=battle.turn,
    )
    battle = replace(battle, squads=number).with_unit(replace(member, launched=member.launched + 1))
    state = replace(state, battle=battle.with_unit(squad))
    text = f"{title(member)} launches {title(squad)} into {name_of(command.cell)}."
    return Resolution(state=state, events=(note(text, UQ_LAUNCH, member.id, squad.id),))


# --- Umgah Drone


@book.check(Retro, stage=CheckStage.FORM)
def retro_is_a_drones(state: StarControlState, retro: Retro) -> Iterator[Violation]:
    """UM.retro: only Drones have retro-propulsion."""
    member = _member(state, retro.unit)
    if member is not None and member.code != DRONE:
        yield Violation(UM_RETRO, f"{title(member)} has no retro-propulsion.", (member.id,))


@book.check(Retro)
def retro_starts_the_action(state: StarControlState, retro: Retro) -> Iterator[Violation]:
    """UM.retro: switched on before the Drone moves or attacks."""
    member = battle_of(state).units[retro.unit]
    if member.moved or member.attacks:
        yield Violation(UM_RETRO, f"{title(member)} has begun its action already.", (member.id,))


@book.check(Retro)
def retro_is_seldom(state: StarControlState, retro: Retro) -> Iterator[Violation]:
    """UM.retro-frequency: once in three battle turns."""
    battle = battle_of(state)
    member = battle.units[retro.unit]
    wait = retro_wait(member, battle.began(member.owner))
    if wait:
        yield Violation(
            UM_FREQUENCY,
            f"Used in battle turn {member.retro}: again in {battle.began(member.owner) + wait}.",
            (member.id,),
        )


def retro_possible(state: StarControlState, member: Unit) -> bool:
    """Whether a Drone could switch on retro-propulsion now by the rules."""
    idle = member.code == DRONE and not (member.moved or member.attacks or member.done)
    return idle and not retro_wait(member, battle_of(state).began(member.owner))


@book.resolve(Retro)
def retro(state: StarControlState, command: Retro, _dice: Dice) -> Resolution[StarControlState]:
    """UM.retro: until the Drone's next action; then UM.retro-after."""
    battle = acting(battle_of(state), command.unit)
    member = replace(battle.units[command.unit], retro=battle.began(command.player))
    text = f"{title(member)} switches on retro-propulsion: Speed +3, Turn +2, Aim +1."
    state = replace(state, battle=battle.with_unit(member))
    return Resolution(state=state, events=(note(text, UM_RETRO, member.id),))


# --- End Segment


@book.check(Reconfigure, stage=CheckStage.FORM)
def ship_has_two_forms(state: StarControlState, command: Reconfigure) -> Iterator[Violation]:
    """AN.to-comet, MM.to-fighter: only Guardians and X-Forms have another form."""
    member = _member(state, command.unit)
    if member is not None and other_form(member) is None:
        yield Violation(BAT_END_SEGMENT, f"{title(member)} has no other form.", (member.id,))


@book.check(Reconfigure)
def guardian_did_not_attack(state: StarControlState, command: Reconfigure) -> Iterator[Violation]:
    """AN.to-comet: a Guardian that attacked in this battle turn stays one."""
    member = battle_of(state).units[command.unit]
    if member.code == GUARDIAN and member.attacks:
        yield Violation(AN_TO_COMET, f"{title(member)} attacked in this battle turn.", (member.id,))


def one_change_in_a_segment(
    state: StarControlState, command: Reconfigure | RaiseShield
) -> Iterator[Violation]:
    """BAT.end-segment: one change of a ship in one End Segment (AMB.a29)."""
    member = battle_of(state).units[command.unit]
    if member.changed:
        yield Violation(BAT_END_SEGMENT, f"{title(member)} has changed in this End Segment.", (member.id,))


book.check(Reconfigure)(one_change_in_a_segment)
book.check(RaiseShield)(one_change_in_a_segment)


@book.resolve(Reconfigure)
def reconfigure(state: StarControlState, command: Reconfigure, _dice: Dice) -> Resolution[StarControlState]:
    """AN.to-comet, AN.to-guardian, MM.to-fighter, MM.to-xform: the other form, damage kept."""
    battle = battle_of(state)
    old = battle.units[command.unit]
    new = reconfigured(old, battle.turn)
    text = f"{title(old)} becomes {an(unit(new.code).name)}."
    state = replace(state, battle=battle.with_unit(new))
    return Resolution(state=state, events=(note(text, FORM_RULES.get(old.code, BAT_ACTIONS), old.id),))


@book.check(RaiseShield, stage=CheckStage.FORM)
def shield_is_a_terminators(state: StarControlState, command: RaiseShield) -> Iterator[Violation]:
    """YE.shield: only Terminators have a force field."""
    member = _member(state, command.unit)
    if member is not None and member.code != TERMINATOR:
        yield Violation(YE_SHIELD, f"{title(member)} has no force field.", (member.id,))


@book.resolve(RaiseShield)
def raise_shield(state: StarControlState, command: RaiseShield, _dice: Dice) -> Resolution[StarControlState]:
    """YE.shield, AMB.a30: Turn +2 until the next own End Segment, and one attack in the turn before it."""
    battle = battle_of(state)
    member = replace(battle.units[command.unit], shield=True, changed=True)
    text = f"{title(member)} raises its force field: Turn +2, one attack next turn."
    state = replace(state, battle=battle.with_unit(member))
    return Resolution(state=state, events=(note(text, YE_SHIELD, member.id),))
