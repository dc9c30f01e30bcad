"""The salvo card of a ship at a target as it stands: every column and mount, and why not (A2.5, C2)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.core.ids import PieceId, PlayerId
from engine.core.view import Breakdown
from engine.core.violation import Violation, blocking
from engine.rulesets.sits import card
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c2_bands import reach, salvoes_at
from engine.rulesets.sits.c2_bearings import eot_range
from engine.rulesets.sits.c2_checks import (
    C2_11,
    C2_121,
    COLUMN_CHECKS,
    column_is_readable,
    own_ship_faults,
    target_faults,
    zone_words,
)
from engine.rulesets.sits.c2_links import LINK_CHECKS, lead_keeps_its_set, open_sets
from engine.rulesets.sits.c2_salvo import held, missile_damage, mql_breakdown, sight
from engine.rulesets.sits.combat import MOUNTS, STEPS, Mount, Salvo, Step
from engine.rulesets.sits.combat_commands import Launch
from engine.rulesets.sits.combat_view import CardColumn, ColumnOption, SalvoCard
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.readiness import fights, launchers, missile_track, salvoes_left, wall
from engine.rulesets.sits.state import Ship, SitsState

A2_5 = rule("A2.51")


def salvo_card(state: SitsState, player: PlayerId | None, ship: PieceId, target: PieceId) -> SalvoCard:
    """A2.5: front and back of the card, as far as `player` may know.

    KeyError for a ship that is not in the game, ValueError for one that is not on the map. Of another side's
    ship the card tells what markers and boxes show.
    """
    state = as_seen_by(state, player)
    own, other = state.ships[ship], state.ships[target]
    away = eot_range(state, player, own, other)
    early, middle, late = (_column(state, player, own, other, step, away) for step in STEPS)
    return SalvoCard(
        ship=ship,
        target=target,
        eot_range=away,
        columns=(early, middle, late),
        target_scale=card.load_card(other.ship_class).scale,
        sidewalls={mount: wall(other, mount) for mount in MOUNTS},
        targets=tuple(other.id for _, other in _in_reach(state, player, own)),
    )


def _in_reach(state: SitsState, player: PlayerId | None, own: Ship) -> list[tuple[int, Ship]]:
    enemies = (ship for ship in state.ships.values() if ship.side != own.side and fights(ship))
    found = [(eot_range(state, player, own, ship), ship) for ship in enemies]
    near = [pair for pair in found if pair[0] <= reach(own.ship_class)]
    return sorted(near, key=lambda pair: (pair[0], pair[1].id))


def _column(
    state: SitsState, player: PlayerId | None, own: Ship, target: Ship, step: Step, away: int
) -> CardColumn:
    available = step in salvoes_at(own.ship_class, away)
    options = [_option(state, player, own, target, mount, step) for mount in MOUNTS]
    written = next(
        (s for s in state.salvoes.values() if (s.ship, s.target, s.step) == (own.id, target.id, step)), None
    )
    return CardColumn(
        step=step,
        available=available,
        reason="" if available else zone_words(own, step, away),
        rule=C2_121,
        written=written,
        options=tuple(sorted(options, key=lambda option: bool(blocking(option.violations)))),
        holds=_holds(state, own, step),
        links=_links(state, player, own, target, step) if available else (),
    )


def _holds(state: SitsState, own: Ship, step: Step) -> Mapping[Mount, int]:
    return {mount: tubes for mount in MOUNTS if (tubes := held(state, own.id, mount, step))}


def _option(
    state: SitsState, player: PlayerId | None, own: Ship, target: Ship, mount: Mount, step: Step
) -> ColumnOption:
    launch = _full_salvo(state, own, target, mount, step)
    seen = sight(state, player, launch)
    range_ = seen.range if seen else 0
    has_missiles = missile_track(own, mount) is not None
    return ColumnOption(
        mount=mount,
        launchers=launchers(own, mount) - held(state, own.id, mount, step),
        magazine=salvoes_left(own, mount) - len(_written_elsewhere(state, own, mount, step)),
        range=range_,
        windows=seen.valid if seen else (),
        mql=mql_breakdown(own, mount, range_) if has_missiles else Breakdown(title="MQL", total=0),
        damage=missile_damage(own, mount),
        violations=tuple(_faults(state, launch)),
        replaces=_replaces(state, launch),
    )


def _replaces(state: SitsState, launch: Launch) -> bool:
    """Whether nothing but what another mount has written in the column keeps this one from filling it."""
    blank = _without_column(state, launch)
    return blank is not state and not blocking(_faults(blank, launch))


def _without_column(state: SitsState, launch: Launch) -> SitsState:
    """The table with that column of the card blank where another mount fills it."""
    place = (launch.ship, launch.target, launch.step)
    rest = {
        key: salvo
        for key, salvo in state.salvoes.items()
        if (salvo.ship, salvo.target, salvo.step) != place or salvo.mount == launch.mount
    }
    return state if len(rest) == len(state.salvoes) else replace(state, salvoes=rest)


def _full_salvo(state: SitsState, own: Ship, target: Ship, mount: Mount, step: Step) -> Launch:
    """A column with every launcher that is free, in the linked set in which it is written, if any."""
    free = launchers(own, mount) - held(state, own.id, mount, step)
    old: Salvo | None = state.salvoes.get(f"{own.id}:{mount}:{step}")
    link = old if old and old.target == target.id else None
    return Launch(
        player=own.side,
        ship=own.id,
        target=target.id,
        mount=mount,
        step=step,
        missiles=max(1, free),
        link=link.link if link else "",
        lead=link.lead if link else None,
        window=link.window if link else "",
    )


def _written_elsewhere(state: SitsState, own: Ship, mount: Mount, step: Step) -> list[Salvo]:
    return [s for s in state.salvoes.values() if (s.ship, s.mount) == (own.id, mount) and s.step != step]


def _faults(state: SitsState, launch: Launch) -> Iterator[Violation]:
    """Why a column can't be written: the checks of a launch, but for whose turn it is."""
    broken = [*column_is_readable(state, launch)]
    own, target = state.ships[launch.ship], state.ships[launch.target]
    broken += own_ship_faults(own, launch.player, C2_11)
    broken += target_faults(own, target, C2_11)
    if broken:
        yield from broken
        return
    checks = (*COLUMN_CHECKS, *LINK_CHECKS, lead_keeps_its_set)
    for check in checks:
        yield from check(state, launch)


def _links(
    state: SitsState, player: PlayerId | None, own: Ship, target: Ship, step: Step
) -> tuple[tuple[str, PieceId], ...]:
    found: dict[tuple[str, PieceId], None] = {}
    for mount in MOUNTS:
        plain = _full_salvo(state, own, target, mount, step)
        for launch in open_sets(state, player, plain):
            if launch.lead is not None and not blocking(_faults(state, launch)):
                found[(launch.link, launch.lead)] = None
    return tuple(found)
