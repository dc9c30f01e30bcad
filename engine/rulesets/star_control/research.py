"""The research phase: advances of random races in random statistics."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PlayerId
from engine.core.ruleset import Resolution
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.book import rule
from engine.rulesets.star_control.state import StarControlState

RES_ADVANCE = rule("RES.advance")
RES_PERMANENT = rule("RES.permanent")
RES_RACE = rule("RES.race")
RES_STAT = rule("RES.stat")


@dataclass(frozen=True, slots=True, kw_only=True)
class Advanced(Event):
    """A race gained a level."""

    kind: Literal["star-control.advanced"] = "star-control.advanced"
    race: str
    stat: str
    level: int
    """Levels in this statistic from now on."""


def research(state: StarControlState, dice: Dice) -> Resolution[StarControlState]:
    """RES.advance: one advance, and one more for each Precursor technology found (EXP.technology)."""
    side = state.mover
    extra = state.found.get(side, 0)
    events: list[Event] = []
    for _ in range(1 + extra):
        state, event = advance(state, side, dice)
        events.append(event)
    if extra and state.options.technology == "once":
        state = replace(state, found={**state.found, side: 0})
    return Resolution(state=state, events=tuple(events))


def advance(state: StarControlState, side: PlayerId, dice: Dice) -> tuple[StarControlState, Advanced]:
    """RES.race, RES.stat, RES.permanent: a random race gains a level in a random statistic for good."""
    race = None
    while race is None:
        race = tables.race(side, dice.roll(10, purpose=f"RES.race race of the {side}").total)
    stat = tables.cell("stat", dice.roll(6, purpose=f"RES.stat statistic of {race}").total)
    levels = dict(state.advances.get(race, {}))
    levels[stat] = levels.get(stat, 0) + 1
    state = replace(state, advances={**state.advances, race: levels})
    event = Advanced(
        text=f"Research of the {side}: every {race} ship has {stat.title()} +1 (now +{levels[stat]}).",
        rule=RES_PERMANENT,
        race=race,
        stat=stat,
        level=levels[stat],
    )
    return state, event
