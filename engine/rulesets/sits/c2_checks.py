"""What the rules demand of a column of a salvo card (C2.1): zones, launchers, magazines, arcs, bridge."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from engine.core.ids import PlayerId, RuleId
from engine.core.rulebook import Stage
from engine.core.violation import Severity, Violation
from engine.mechanics.avid import is_window, label
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import book, plural, rule
from engine.rulesets.sits.c2_bands import reach, salvoes_at, zone
from engine.rulesets.sits.c2_bearings import C2_14_ARC, eot_range, named
from engine.rulesets.sits.c2_salvo import held, sight
from engine.rulesets.sits.c5_bridge import C5_441, needs_check, number
from engine.rulesets.sits.combat import MOUNTS, STEPS, Salvo, Step
from engine.rulesets.sits.combat_commands import HoldTubes, Launch, Scrap
from engine.rulesets.sits.phases import LAUNCH, step_title
from engine.rulesets.sits.readiness import fights, launchers, missile_track, salvoes_left
from engine.rulesets.sits.state import Ship, SitsState

A3_131 = rule("A3.131")
C1_15B = rule("C1.15b")
C2_11 = rule("C2.11")
C2_121 = rule("C2.121")
C2_122 = rule("C2.122")
C2_13 = rule("C2.13")
C2_13_MAGAZINE = rule("C2.13.magazine")
C2_171_LEAD = rule("C2.171.lead")
C2_173 = rule("C2.173")
C4_151 = rule("C4.151")
MOST = 999
"""Missiles, tubes and beams beyond this are none of this game."""
SALVOES = 3
"""One for each impact step (A3.131)."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def bar_word(target: str) -> str:
    """How a ship notes the outcome of the bridge check for launching at a target (C5.441)."""
    return f"launch:{target}"


# --- Form ---


def mount_is_in_the_game(state: SitsState, command: Launch | HoldTubes) -> Iterator[Violation]:
    """C2.11: a ship of this game, one of its four mounts, one of the three impact steps."""
    if command.ship not in state.ships:
        yield Violation(C2_11, f"There is no ship {command.ship!r} in this game.")
    if command.mount not in MOUNTS:
        yield Violation(C2_11, f"{command.mount!r} is no mount; expected one of {', '.join(MOUNTS)}.")
    if command.step not in STEPS:
        yield Violation(C2_11, f"{command.step!r} is no impact step; expected one of {', '.join(STEPS)}.")


book.check(Launch, stage=Stage.FORM)(mount_is_in_the_game)
book.check(HoldTubes, stage=Stage.FORM)(mount_is_in_the_game)


@book.check(Launch, stage=Stage.FORM)
def column_is_readable(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.13, C2.14, C2.16: a target, a number of missiles, a window, and launchers on the card."""
    if launch.target not in state.ships:
        yield Violation(C2_11, f"There is no ship {launch.target!r} in this game.")
    if launch.missiles < 1:
        yield Violation(C2_13, f"A salvo of {launch.missiles} missiles is no salvo.")
    if launch.window and not is_window(launch.window):
        yield Violation(C1_15B, f"{launch.window!r} is no AVID window.")
    yield from _tube_faults(state.ships.get(launch.ship), launch)


def _tube_faults(ship: Ship | None, launch: Launch) -> Iterator[Violation]:
    """What no table can wave through: more missiles than the card has tubes."""
    if ship is None or launch.mount not in MOUNTS:
        return
    track = missile_track(ship, launch.mount)
    if track is None:
        yield Violation(C2_13, f"{ship.name} carries no missile launchers {where(launch.mount)}.", (ship.id,))
    elif launch.missiles > track[1].count:
        tubes = plural(track[1].count, "launcher")
        text = (
            f"{ship.name}'s card has {tubes} {where(launch.mount)}; {launch.missiles} missiles are too many."
        )
        yield Violation(C2_13, text, (ship.id,))


@book.check(Launch, stage=Stage.FORM)
def link_is_readable(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.171, C2.173: a linked set has one letter and names its lead ship."""
    if launch.link and (len(launch.link) != 1 or launch.link not in _LETTERS):
        yield Violation(C2_173, f"{launch.link!r} is no letter of a linked set; expected A to Z.")
    if bool(launch.link) != (launch.lead is not None):
        yield Violation(C2_171_LEAD, "A linked set has a letter and a lead ship, a salvo of its own neither.")
    if launch.lead is not None and launch.lead not in state.ships:
        yield Violation(C2_171_LEAD, f"There is no ship {launch.lead!r} in this game.")


@book.check(HoldTubes, stage=Stage.FORM)
def tubes_are_readable(state: SitsState, hold: HoldTubes) -> Iterator[Violation]:
    """C4.151: a number of tubes that the card has, 0 for none."""
    ship = state.ships.get(hold.ship)
    track = missile_track(ship, hold.mount) if ship and hold.mount in MOUNTS else None
    most = track[1].count if track else 0
    if not 0 <= hold.tubes <= most:
        yield Violation(C4_151, f"{hold.tubes} tubes can't be held; expected 0 to {most}.")


@book.check(Scrap, stage=Stage.FORM)
def salvo_is_written(state: SitsState, scrap: Scrap) -> Iterator[Violation]:
    """C2.11: one tears up what one's own side has written, and learns nothing of the other's."""
    salvo = state.salvoes.get(scrap.salvo)
    if salvo is None or state.ships[salvo.ship].side != scrap.player:
        yield Violation(C2_11, f"{scrap.player} has written no salvo {scrap.salvo!r}.")


# --- Turn ---


def it_is_time_to_launch(state: SitsState, _command: Launch | Scrap | HoldTubes) -> Iterator[Violation]:
    """C2.11: after plotting and displacement, before any movement."""
    if state.outcome is None and (state.phase != LAUNCH or state.launched):
        yield Violation(
            C2_11,
            f"Missiles are launched in step '{step_title(LAUNCH)}'; this is '{step_title(state.phase)}'.",
        )


book.check(Launch, stage=Stage.TURN)(it_is_time_to_launch)
book.check(Scrap, stage=Stage.TURN)(it_is_time_to_launch)
book.check(HoldTubes, stage=Stage.TURN)(it_is_time_to_launch)


def firer_is_ones_own(state: SitsState, command: Launch | HoldTubes) -> Iterator[Violation]:
    """C2.11: each side launches from its own ships that are in the fight."""
    yield from own_ship_faults(state.ships[command.ship], command.player, C2_11)


book.check(Launch, stage=Stage.TURN)(firer_is_ones_own)
book.check(HoldTubes, stage=Stage.TURN)(firer_is_ones_own)


def own_ship_faults(ship: Ship, player: PlayerId, number: RuleId) -> Iterator[Violation]:
    """Why a side can't fire a ship's weapons: it is another's, or it is out of the fight."""
    if ship.side != player:
        yield Violation(number, f"{ship.name} is {ship.side}'s ship; {player} can't fire it.", (ship.id,))
    elif not fights(ship):
        yield Violation(number, f"{ship.name} is not in the fight.", (ship.id,))


@book.check(Launch, stage=Stage.TURN)
def target_is_an_enemy(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.11: the target is a ship of the other side that is in the fight."""
    yield from target_faults(state.ships[launch.ship], state.ships[launch.target], C2_11)


def target_faults(ship: Ship, target: Ship, number: RuleId) -> Iterator[Violation]:
    """Why a ship can't be shot at: it is a friend, or it is out of the fight."""
    if target.side == ship.side:
        yield Violation(number, f"{target.name} is on {ship.name}'s own side.", (ship.id, target.id))
    elif not fights(target):
        yield Violation(number, f"{target.name} is not in the fight.", (target.id,))


# --- Rules ---


@book.check(Launch)
def range_allows_the_salvo(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.12, C2.121, A3.132: the range between the EoT markers says which salvoes there are."""
    own, target = state.ships[launch.ship], state.ships[launch.target]
    away = eot_range(state, launch.player, own, target)
    if launch.step not in salvoes_at(own.ship_class, away):
        yield Violation(C2_121, zone_words(own, launch.step, away), (own.id, target.id))


def zone_words(own: Ship, step: Step, away: int) -> str:
    """Why a salvo can't be had at an EoT-to-EoT range."""
    apart, name = f"EoT markers are {away} apart", own.name
    if away > (most := reach(own.ship_class)):
        return f"{apart}; {name}'s missiles reach no further than {most}."
    return f"{apart}; {step} salvoes of {name} need {zone(own.ship_class, step)} or less."


@book.check(Launch)
def launchers_are_enough(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.13, C4.151: as many missiles as working launchers, less the tubes held for canister."""
    own = state.ships[launch.ship]
    working, kept = launchers(own, launch.mount), held(state, own.id, launch.mount, launch.step)
    if launch.missiles > working - kept:
        have = f"{own.name} has {plural(working, 'working launcher')} {where(launch.mount)}"
        less = f", {kept} of them held for canister" if kept else ""
        text = f"{have}{less}; {plural(launch.missiles, 'missile')} can't be launched."
        yield Violation(C4_151 if launch.missiles <= working else C2_13, text, (own.id,))


@book.check(Launch)
def magazine_has_a_salvo(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.13.magazine, A2.634: each salvo of a mount takes a dot."""
    own = state.ships[launch.ship]
    dots, others = salvoes_left(own, launch.mount), len(_others(state, launch, mount=True))
    if others >= dots:
        written = f", and {others} written already" if others else ""
        text = f"{own.name} has {plural(dots, 'salvo', 'salvoes')} left {where(launch.mount)}{written}."
        yield Violation(C2_13_MAGAZINE, text, (own.id,))


@book.check(Launch)
def mount_bears(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.14.arc, C2.142-C2.144, C1.15b: the arc includes the bearing, and the window is one of it."""
    seen = sight(state, launch.player, launch)
    if seen is None:
        return
    own, target = state.ships[launch.ship], state.ships[launch.target]
    if not seen.valid:
        at = " at its midpoint" if launch.step == "late" else ""
        text = f"{own.name}'s launchers {where(launch.mount)} do not bear on {target.name}{at}."
        yield Violation(C2_14_ARC, text, (own.id, target.id))
    elif launch.window and launch.window not in seen.valid:
        choice = listed(label(window) for window in seen.valid)
        text = f"{target.name} is not hit through {label(named(launch.window))}; the bearing gives {choice}."
        yield Violation(C1_15B, text, (own.id, target.id))


@book.check(Launch)
def column_is_free(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.122, C2.123, AMB.mounts: one salvo of a ship at a target in each step."""
    own, target = state.ships[launch.ship], state.ships[launch.target]
    for salvo in _others(state, launch):
        if (salvo.target, salvo.step) == (launch.target, launch.step):
            text = (
                f"{own.name} has its {launch.step} salvo at {target.name} already, "
                f"{where(salvo.mount)}; scrap it first."
            )
            yield Violation(C2_122, text, (own.id, target.id))


@book.check(Launch)
def salvoes_are_left(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """A3.131, AMB.mounts: where the table says so, three salvoes a turn from a ship in all."""
    own = state.ships[launch.ship]
    if state.options.salvoes_per_ship and len(_others(state, launch)) >= SALVOES:
        yield Violation(A3_131, f"{own.name} has written its {SALVOES} salvoes of this turn.", (own.id,))


@book.check(Launch)
def bridge_allows_it(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C5.441: a failed check bars the target for the turn; one that is due is worth a question."""
    own, target = state.ships[launch.ship], state.ships[launch.target]
    if bar_word(target.id) in own.barred:
        text = f"{own.name}'s crippled bridge failed its check: no launch at {target.name} this turn."
        yield Violation(C5_441, text, (own.id, target.id))
    elif check_is_due(own, target.id):
        need = f"a d10 of {number(own)} or less"
        text = f"{own.name}'s bridge is crippled: it launches at {target.name} on {need}."
        yield Violation(C5_441, text, (own.id, target.id), severity=Severity.WARNING)


def check_is_due(ship: Ship, target: str) -> bool:
    """Whether a launch at that target has its bridge check still before it (C5.441)."""
    word = bar_word(target)
    return needs_check(ship) and word not in ship.passed and word not in ship.barred


def where(mount: str) -> str:
    """A mount in a sentence: "to port", "forward"."""
    return mount if mount in ("forward", "aft") else f"to {mount}"


def _others(state: SitsState, launch: Launch, *, mount: bool = False) -> list[Salvo]:
    """The ship's other salvoes, or its mount's: all but the one that this launch replaces."""
    return [
        salvo
        for salvo in state.salvoes.values()
        if salvo.ship == launch.ship
        and (salvo.mount, salvo.step) != (launch.mount, launch.step)
        and (not mount or salvo.mount == launch.mount)
    ]


ColumnCheck: TypeAlias = Callable[[SitsState, Launch], Iterable[Violation]]
COLUMN_CHECKS: tuple[ColumnCheck, ...] = (
    range_allows_the_salvo,
    launchers_are_enough,
    magazine_has_a_salvo,
    mount_bears,
    column_is_free,
    salvoes_are_left,
    bridge_allows_it,
)
"""Those of a column by itself, for the salvo card."""
