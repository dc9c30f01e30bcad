"""What a salvo may be expected to do, before it is launched, judged by what the asker may know.

The defences are worked through exactly (c4_expect), boxes as c5_expect does.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.core.ids import PieceId, PlayerId
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c1_bearings import standing
from engine.rulesets.sits.c2_bearings import POINTS_OF
from engine.rulesets.sits.c2_checks import MOST
from engine.rulesets.sits.c2_salvo import draft_salvo
from engine.rulesets.sits.c4_expect import Outlook, mean, outlook
from engine.rulesets.sits.c4_layers import Defences, Flight
from engine.rulesets.sits.c4_situation import decoys, defences_of, interposed, named, struck
from engine.rulesets.sits.c4_words import facing_words
from engine.rulesets.sits.c5_expect import LIMIT, boxes_of_salvo, chance_to_kill, expected_boxes
from engine.rulesets.sits.combat import MOUNTS, Mount, Salvo, Step, WeaponKind
from engine.rulesets.sits.combat_commands import Launch
from engine.rulesets.sits.combat_view import Distribution, SalvoForecast
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.state import Ship, SitsState


class Scene(NamedTuple):
    """A salvo at the moment of its impact, as far as the asker can tell."""

    state: SitsState
    """With every ship where it will be, as it will lie."""
    target: Ship
    salvoes: tuple[Salvo, ...]
    """The salvo asked about, and those of its linked set."""
    axis: str
    covered: bool
    wedge: bool
    mount: Mount
    defences: Defences
    outlook: Outlook


def salvo_odds(state: SitsState, player: PlayerId | None, draft: Launch) -> SalvoForecast:
    """C4, C5: the odds of a salvo that might be launched.

    The target is taken to keep its present attitude unless its own side asks, for a pivot is secret until it
    is made. KeyError for a ship that is not in the game, ValueError for one off the map or a mount without
    launchers.
    """
    scene = at_impact(as_seen_by(state, player), player, draft)
    odds, spent = scene.outlook, _with_decoy(scene)
    return SalvoForecast(
        after_ecm=odds.after_ecm,
        after_cm=odds.after_cm,
        leakers=odds.leakers,
        boxes=_boxes(scene),
        expected_leakers=mean(odds.leakers),
        expected_boxes=boxes_expected(scene),
        chance_to_kill=_kill(scene),
        with_decoy=spent.leakers if spent else odds.leakers,
        facing=facing_words(
            scene.mount,
            covered=scene.covered and not scene.wedge and not scene.target.bubble_wall,
            wedge=scene.wedge,
        ),
        assumptions=tuple(_assumptions(state, player, scene)),
    )


def at_impact(state: SitsState, player: PlayerId | None, draft: Launch) -> Scene:
    """How a salvo meets its target; the facing that suits the attacker where he would choose it (C5.12).

    `state` must be as seen by `player` already. KeyError, ValueError as `salvo_odds`.
    """
    salvo = _salvo(state, player, draft)
    there = at_step(state, player, salvo.step)
    salvoes = (salvo, *_linked(state, salvo))
    return scene_of(there, salvoes)


def scene_of(there: SitsState, salvoes: tuple[Salvo, ...]) -> Scene:
    """How a set meets its target where `there` has the ships; the first salvo tells the window."""
    lead = salvoes[0]
    target = there.ships[lead.target]
    at = struck(target.attitude, named(lead.window))
    scenes = [_faced(there, salvoes, at.axis, mount, covered=at.covered) for mount in at.sides]
    best = max if not at.covered else min
    return best(scenes, key=lambda scene: (mean(scene.outlook.leakers), -MOUNTS.index(scene.mount)))


def _salvo(state: SitsState, player: PlayerId | None, draft: Launch) -> Salvo:
    for key in (draft.ship, draft.target, *((draft.lead,) if draft.lead is not None else ())):
        if key not in state.ships:
            raise KeyError(key)
    salvo = draft_salvo(state, player, draft) if draft.mount in MOUNTS and draft.step in POINTS_OF else None
    if salvo is None:
        raise ValueError("No such salvo can be launched: a ship is off the map, or has no launchers there.")
    return replace(salvo, missiles=max(0, min(draft.missiles, MOST)))


def _linked(state: SitsState, salvo: Salvo) -> list[Salvo]:
    """The other salvoes of a linked set that are written, as far as they are known (C2.17)."""
    side, place = state.ships[salvo.ship].side, (salvo.link, salvo.target, salvo.step)
    return [
        other
        for other in state.salvoes.values()
        if salvo.link
        and other.id != salvo.id
        and state.ships[other.ship].side == side
        and (other.link, other.target, other.step) == place
    ]


def at_step(state: SitsState, player: PlayerId | None, step: Step) -> SitsState:
    """Every ship on the map where and how it will be when that step's salvoes strike (C4.143)."""
    point = POINTS_OF[step][1]
    moved: dict[PieceId, Ship] = {}
    for key, ship in state.ships.items():
        if ship.place is not None:
            found = standing(state, player, ship, point)
            moved[key] = replace(ship, place=found.place, attitude=found.attitude)
    return state.with_ships(moved)


def _faced(state: SitsState, salvoes: tuple[Salvo, ...], axis: str, mount: Mount, *, covered: bool) -> Scene:
    lead = salvoes[0]
    target = state.ships[lead.target]
    defences = defences_of(state, target, window=lead.window, axis=axis, mount=mount, step=lead.step)
    flights = tuple(Flight.of(salvo) for salvo in salvoes)
    return Scene(
        state=state,
        target=target,
        salvoes=salvoes,
        axis=axis,
        covered=covered,
        wedge=interposed(target, axis),
        mount=mount,
        defences=defences,
        outlook=outlook(flights, defences),
    )


def _with_decoy(scene: Scene) -> Outlook | None:
    """The same with the best decoy spent whatever is rolled; None without one."""
    shifts = [each.shift for each in decoys(scene.target, scene.axis)]
    if not shifts:
        return None
    flights = tuple(Flight.of(salvo) for salvo in scene.salvoes)
    return outlook(flights, scene.defences, decoy=max(shifts))


# --- Damage. ---


class _Blow(NamedTuple):
    """The missiles of one salvo that get through, as c5_expect takes them."""

    weapon: WeaponKind
    damage: int
    axis: str
    leakers: Distribution
    edge: Mount | None
    doubled: bool


def _blows(scene: Scene) -> list[_Blow]:
    struck_side = scene.mount if scene.covered else None
    return [
        _Blow(
            WeaponKind.CONTACT_NUKE if salvo.nuke else WeaponKind.LASER_HEAD,
            salvo.damage,
            "" if scene.wedge else scene.axis,
            _marginal(scene.outlook, n),
            struck_side,
            scene.covered and not scene.wedge and not scene.target.bubble_wall,
        )
        for n, salvo in enumerate(scene.salvoes)
    ]


def _marginal(odds: Outlook, number: int) -> Distribution:
    found: dict[int, float] = {}
    for flying, chance in odds.by_salvo.items():
        found[flying[number]] = found.get(flying[number], 0.0) + chance
    return {count: found[count] for count in sorted(found)}


def boxes_expected(scene: Scene) -> float:
    """Mean boxes lost to all salvoes of a scene."""
    return sum(
        expected_boxes(scene.target, b.weapon, b.damage, b.axis, b.leakers, b.edge, doubled=b.doubled)
        for b in _blows(scene)
    )


def _boxes(scene: Scene) -> Distribution:
    """Boxes lost to the whole set; those of several salvoes count as independent."""
    found: Mapping[int, float] = {0: 1.0}
    for b in _blows(scene):
        each = boxes_of_salvo(scene.target, b.weapon, b.damage, b.axis, b.leakers, b.edge, doubled=b.doubled)
        found = _together(found, each) if len(found) > 1 or 0 not in found else each
    return found


def _together(one: Distribution, other: Distribution) -> Distribution:
    found: dict[int, float] = {}
    for a, p in one.items():
        for b, q in other.items():
            key = min(LIMIT, a + b)
            found[key] = found.get(key, 0.0) + p * q
    return {boxes: found[boxes] for boxes in sorted(found)}


def _kill(scene: Scene) -> float:
    holds = 1.0
    for b in _blows(scene):
        holds *= 1.0 - chance_to_kill(
            scene.target, b.weapon, b.damage, b.axis, b.leakers, b.edge, doubled=b.doubled
        )
    return 1.0 - holds


# --- What was taken for granted. ---


def _assumptions(state: SitsState, player: PlayerId | None, scene: Scene) -> list[str]:
    lead, target = scene.salvoes[0], scene.target
    name, found = target.name, []
    if target.side != player:
        found.append(f"{name} keeps its present attitude: whether it turns is not known.")
    if lead.step != "early":
        point = "midpoint" if lead.step == "middle" else "EoT"
        found.append(f"{name} and its friends stand at their {point} markers when the missiles come.")
    found.append("Defences and boxes are as they stand now; salvoes before this one may change both.")
    if len(scene.salvoes) > 1:
        names = listed(state.ships[salvo.ship].name for salvo in scene.salvoes)
        found.append(
            f"The linked salvoes of {names} are counted together; the worst missiles are killed first."
        )
    lenders = dict.fromkeys(battery.name for battery in (*scene.defences.cm[1:], *scene.defences.pd[1:]))
    if lenders:
        found.append(f"{listed(lenders)} {'lends' if len(lenders) == 1 else 'lend'} kills.")
    if scene.defences.ecm is not None and any(decoys(target, scene.axis)):
        best = max(decoys(target, scene.axis), key=lambda each: each.shift)
        found.append(f"No decoy is spent but where told; then one of {best.shift:+d} whatever is rolled.")
    found.append("No canister is fired.")
    if lead.missiles > 1:
        found.append(f"The hits of {plural(lead.missiles, 'missile')} count as independent of one another.")
    return found


__all__ = ["Scene", "at_impact", "at_step", "boxes_expected", "salvo_odds", "scene_of"]
