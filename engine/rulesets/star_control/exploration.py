"""Exploration: the first Fleet at a Star finds out its world and looks for relics."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.book import note, rule, starbucks
from engine.rulesets.star_control.galaxy import allowed_on
from engine.rulesets.star_control.hexes import name_of
from engine.rulesets.star_control.state import Kind, StarControlState, World

EXPLORE = rule("EXP.explore")
WORLD = rule("EXP.world")
RELIC_ROLL = rule("EXP.relic-roll")
RELIC = rule("EXP.relic")
TECHNOLOGY = rule("EXP.technology")


@dataclass(frozen=True, slots=True, kw_only=True)
class Explored(Event):
    """A Star became a world."""

    kind: Literal["star-control.explored"] = "star-control.explored"
    cell: str
    world: World


def unexplored(state: StarControlState, cell: str) -> bool:
    """Whether nobody has been at this Star yet (GAL.star)."""
    sector = state.sectors[cell]
    return sector.kind is Kind.STAR and sector.world is None


def explore(
    state: StarControlState, cell: str, fleet: PieceId, side: PlayerId, dice: Dice
) -> tuple[StarControlState, tuple[Event, ...]]:
    """EXP.explore, EXP.relic-roll: both dice at once when a Fleet first enters the hex (AMB.a12)."""
    where = name_of(cell)
    world = World(tables.cell("world", dice.roll(6, purpose=f"EXP.world world at {where}").total))
    state = state.with_sector(cell, replace(state.sectors[cell], world=world))
    found = Explored(
        text=f"{where} is a {world.value.title()} World: it can hold a {allowed_on(world).value.title()}.",
        rule=WORLD,
        pieces=(fleet,),
        cell=cell,
        world=world,
    )
    relic = tables.cell("relic", dice.roll(6, purpose=f"EXP.relic relics at {where}").total)
    state, events = _relic(state, relic, side, dice, where)
    return state, (found, *events)


def _relic(
    state: StarControlState, relic: str, side: PlayerId, dice: Dice, where: str
) -> tuple[StarControlState, tuple[Event, ...]]:
    if relic == "technology":
        state = replace(state, found={**state.found, side: state.found.get(side, 0) + 1})
        text = f"Precursor technology at {where}: the {side} gets one more advance in its research phase."
        return state, (note(text, TECHNOLOGY),)
    if relic == "crystals":
        gain = dice.roll(6, purpose=f"EXP.relic power crystals at {where}").total
        text = f"Power crystals at {where} are worth {starbucks(gain)} to the {side}."
        return state.paid(side, -gain), (note(text, RELIC),)
    return state, (note(f"No relics at {where}.", RELIC_ROLL),)
