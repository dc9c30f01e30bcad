"""Linked salvoes (C2.17): who may join a set, and what binds the ship that leads it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.ids import PlayerId
from engine.core.rulebook import Stage
from engine.core.violation import Violation
from engine.mechanics.avid import label
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import book, rule
from engine.rulesets.sits.c2_bearings import adjacent, launch_point, named
from engine.rulesets.sits.c2_checks import C2_171_LEAD
from engine.rulesets.sits.c2_salvo import draft_salvo, lead_salvo
from engine.rulesets.sits.combat import Salvo
from engine.rulesets.sits.combat_commands import Launch, Scrap
from engine.rulesets.sits.readiness import communicates, fights
from engine.rulesets.sits.state import SitsState

C2_17 = rule("C2.17")
C2_172 = rule("C2.172")
C5_444 = rule("C5.444")


@book.check(Launch, stage=Stage.TURN)
def lead_is_a_friend(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.17: friendly ships link."""
    if launch.lead is None:
        return
    lead = state.ships[launch.lead]
    if lead.side != launch.player or not fights(lead):
        yield Violation(C2_17, f"{lead.name} is no ship of {launch.player}'s in the fight.", (lead.id,))


@book.check(Launch)
def linked_ships_communicate(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.17, C5.444: every ship of a set has a working communications box."""
    if launch.link:
        ship = state.ships[launch.ship]
        if not communicates(ship):
            yield Violation(C5_444, f"{ship.name} has no communications left to link with.", (ship.id,))


@book.check(Launch)
def lead_has_its_salvo(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.171: range and bearing are those of the lead ship, so its salvo is written first."""
    if launch.lead in (None, launch.ship):
        return
    if lead_salvo(state, launch.player, launch) is None:
        lead, target = state.ships[launch.lead or launch.ship], state.ships[launch.target]
        text = (
            f"{lead.name} leads set {launch.link}, "
            f"but has no {launch.step} salvo at {target.name} in it; write that first."
        )
        yield Violation(C2_171_LEAD, text, (lead.id,))


@book.check(Launch)
def set_has_one_lead(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.171, C2.173: a letter stands for one set at a target in a step, and one ship leads it."""
    place = (launch.ship, launch.mount, launch.step)
    for salvo in state.salvoes.values():
        same = (salvo.link, salvo.target, salvo.step) == (launch.link, launch.target, launch.step)
        friend = state.ships[salvo.ship].side == launch.player
        apart = (salvo.ship, salvo.mount, salvo.step) != place and salvo.lead not in (None, launch.lead)
        if launch.link and same and friend and apart and salvo.ship == salvo.lead:
            lead, target = state.ships[salvo.ship], state.ships[launch.target]
            text = f"{lead.name} leads set {launch.link} at {target.name} in the {launch.step} step."
            yield Violation(C2_171_LEAD, text, (lead.id,))


@book.check(Launch)
def linked_ships_are_adjacent(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.172: to the lead ship, at the start of the turn or, for a late salvo, at the midpoint."""
    if launch.lead in (None, launch.ship):
        return
    ship, lead = state.ships[launch.ship], state.ships[launch.lead or launch.ship]
    here = launch_point(state, launch.player, ship, launch.step).place
    if not adjacent(here, launch_point(state, launch.player, lead, launch.step).place):
        when = "at their midpoints" if launch.step == "late" else "at the start of the turn"
        apart = f"{ship.name} is not adjacent to {lead.name} {when}"
        text = f"{apart}, so their {launch.step} salvoes can't link."
        yield Violation(C2_172, text, (ship.id, lead.id))


@book.check(Launch)
def lead_keeps_its_set(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """C2.171: what the others of a set rely on stays as it is."""
    written = _written(state, launch)
    if written is None or not followers(state, written):
        return
    new = draft_salvo(state, launch.player, launch)
    if new is None or _common(new) != _common(written):
        text = (
            f"Set {written.link} takes its bearing through {label(named(written.window))} from this salvo; "
            f"{_names(state, followers(state, written))} must leave it first."
        )
        yield Violation(C2_171_LEAD, text, (launch.ship,))


@book.check(Scrap)
def lead_goes_last(state: SitsState, scrap: Scrap) -> Iterator[Violation]:
    """C2.171: a set without its lead ship has no bearing."""
    salvo = state.salvoes[scrap.salvo]
    if rest := followers(state, salvo):
        lead = state.ships[salvo.ship]
        text = f"{lead.name} leads set {salvo.link}; {_names(state, rest)} must leave it first."
        yield Violation(C2_171_LEAD, text, (salvo.ship,))


def followers(state: SitsState, salvo: Salvo) -> tuple[Salvo, ...]:
    """The salvoes that take range and bearing from this one."""
    if not salvo.link or salvo.lead != salvo.ship:
        return ()
    return tuple(s for s in state.salvoes.values() if s.ship != salvo.ship and _common(s) == _common(salvo))


def sets(state: SitsState, salvoes: Iterable[Salvo]) -> tuple[tuple[Salvo, ...], ...]:
    """Salvoes put together as they pass the defences: linked ones as one (C2.17), in order of launching."""
    found: dict[object, list[Salvo]] = {}
    for salvo in salvoes:
        key = (state.ships[salvo.ship].side, salvo.link, salvo.target, salvo.step) if salvo.link else salvo.id
        found.setdefault(key, []).append(salvo)
    return tuple(tuple(members) for members in found.values())


def open_sets(state: SitsState, player: PlayerId | None, launch: Launch) -> Iterator[Launch]:
    """The same column in each linked set of its side at that target and step that it could join (C2.172)."""
    for salvo in state.salvoes.values():
        leads = bool(salvo.link) and salvo.ship == salvo.lead != launch.ship
        same = (salvo.target, salvo.step) == (launch.target, launch.step)
        if leads and same and state.ships[salvo.ship].side == player:
            yield replace(launch, link=salvo.link, lead=salvo.lead, window="")


def _written(state: SitsState, launch: Launch) -> Salvo | None:
    return state.salvoes.get(f"{launch.ship}:{launch.mount}:{launch.step}")


def _common(salvo: Salvo) -> tuple[object, ...]:
    return (salvo.link, salvo.lead, salvo.target, salvo.step, salvo.window)


def _names(state: SitsState, salvoes: Iterable[Salvo]) -> str:
    return listed(state.ships[salvo.ship].name for salvo in salvoes)


LINK_CHECKS = (linked_ships_communicate, lead_has_its_salvo, set_has_one_lead, linked_ships_are_adjacent)
"""Those of a column in a linked set, besides the ones of any column."""
