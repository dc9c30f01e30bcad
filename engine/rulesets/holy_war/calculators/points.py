"""Calculators: crew points, the Neutrals Chart, alliances, conquest, victory, Amtik, the StarBuster."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.calculator import Worked
from engine.core.dice import RecordingDice, scripted
from engine.rulesets.holy_war import conquest, extended, neutrals, starbuster, tables, victory
from engine.rulesets.holy_war.activation import IV_INCOME, VII_COMPLETE, income
from engine.rulesets.holy_war.book import points
from engine.rulesets.holy_war.calculators.base import (
    MOST,
    MOST_UNITS,
    bounded,
    decimal,
    die_of,
    laid,
    layout_of,
    level_of,
    side_of,
    table_of,
    tool,
    units_of,
)
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.phases import TURN_END
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, HolyWarState, spare_starguards
from engine.rulesets.holy_war.units import kind

LOWEST, HIGHEST = "lowest standing", "highest standing"


def _empty() -> HolyWarState:
    return table_of(layout_of(""))


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeArguments:
    """What a side has when an activation phase begins."""

    turn: int = 2
    starguards: int = 5
    saved: int = 0
    captured: int = 0
    """Crew points of units captured since the last one."""
    emergency: bool = False
    """It has come to stand at -2 since the last one."""


def _income(a: IncomeArguments) -> Worked:
    bounded("The turn", a.turn, 1, 99)
    bounded("The number of StarGuards", a.starguards, 0, len(spare_starguards(_empty(), SUNTHROWERS)))
    bounded("Saved points", a.saved, 0, MOST)
    bounded("Captured points", a.captured, 0, MOST)
    state = _empty()
    for level in state.board.systems[: a.starguards]:
        state = laid(state, level, SUNTHROWERS, "SG")
    told = (SUNTHROWERS,) if a.emergency else ()
    state = replace(
        state, captured={SUNTHROWERS: a.captured}, neutrals=replace(state.neutrals, emergency=told)
    )
    items = income(state, SUNTHROWERS) if a.turn > 1 else {}
    start = tables.number("start", "crew points") if a.turn == 1 else 0
    value = {"items": items, "income": sum(items.values()), "crew": a.saved + start + sum(items.values())}
    steps = tuple(f"IV.income: {amount} {name}." for name, amount in items.items())
    first = f"III.initial-activation: {points(start)}; no income in turn 1."
    return Worked(value=value, steps=steps or (first,), rules=(IV_INCOME, conquest.EMERGENCY))


@dataclass(frozen=True, slots=True, kw_only=True)
class CostArguments:
    """Units to be activated by type ("SC"), and the crew points that there are."""

    side: str
    units: tuple[str, ...]
    crew: int | None = None


def _cost(a: CostArguments) -> Worked:
    side = side_of(a.side)
    found = Counter(unit.code for unit in units_of(side, a.units))
    whole = sum(kind(side, code).crew * n for code, n in found.items())
    scarce = [code for code, n in found.items() if n > kind(side, code).count]
    value: dict[str, object] = {"cost": whole, "too_many": scarce}
    if a.crew is not None:
        left = bounded("Crew points", a.crew, 0, MOST) - whole
        value |= {"legal": left >= 0 and not scarce, "left": left}
    steps = [
        f"{n} {kind(side, code).name}: {points(kind(side, code).crew * n)}." for code, n in found.items()
    ]
    steps.append("VII.complete: a unit is paid for whole, in one activation phase.")
    return Worked(value=value, steps=tuple(steps), rules=(VII_COMPLETE,))


@dataclass(frozen=True, slots=True, kw_only=True)
class AllianceArguments:
    """A standing on the Neutrals Chart, and a die if one was rolled."""

    standing: int
    die: int | None = None


def _alliance(a: AllianceArguments) -> Worked:
    low, high = (tables.number("limits", end) for end in (LOWEST, HIGHEST))
    tries = tables.attempts(bounded("A standing", a.standing, low, high))
    value: dict[str, object] = {
        "attempts": tries,
        "passes_neutrals": a.standing >= high,
        "one_at_least": decimal(2**tries - 1, 2**tries),
    }
    if a.die is not None:
        value["alliance"] = tries > 0 and die_of(a.die) % 2 == 0
    steps = (
        f"IX.chart: at {a.standing:+d} there are {tries} attempts in a turn.",
        "IX.alliance.even: an even die wins the system.",
    )
    return Worked(value=value, steps=steps, rules=(tables.CHART, neutrals.EVEN))


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingArguments:
    """What has happened to a side, in order, from a marker; what is conquered is a neutral system."""

    marker: int = 0
    events: tuple[Literal["wins", "loses", "conquers", "enemy conquers", "activation"], ...] = ()


def _standing(a: StandingArguments) -> Worked:
    low, high = (tables.number("limits", end) for end in (LOWEST, HIGHEST))
    bounded("A marker", a.marker, low, high)
    bounded("The number of events", len(a.events), 0, 50)
    side, other, state = HOLY_BAND, SUNTHROWERS, _empty()
    markers = {**state.neutrals.markers, side: a.marker}
    state = replace(state, neutrals=replace(state.neutrals, markers=markers))
    level, bonuses, standings = state.board.systems[0], 0, []
    steps: list[str] = []
    for event in a.events:
        if event in ("wins", "loses"):
            winner = side if event == "wins" else other
            done = conquest.battle(state, winner, level, conquest.WIN).state
        elif event == "activation":
            done = replace(state, neutrals=replace(state.neutrals, emergency=()))
        else:
            done = conquest.conquered(state, side if event == "conquers" else other, level).state
        fresh = done.neutrals.emergency.count(side) > state.neutrals.emergency.count(side)
        bonuses += fresh
        state = done
        standings.append(state.standing(side))
        steps.append(f"{event}: {standings[-1]:+d}{'; emergency processing' if fresh else ''}.")
    value = {
        "standing": state.standing(side),
        "marker": state.neutrals.markers[side],
        "standings": standings,
        "bonuses": bonuses,
    }
    rules = (conquest.WIN, conquest.LOSE, conquest.LIMITS, conquest.CONQUEST, conquest.EMERGENCY)
    return Worked(value=value, steps=tuple(steps), rules=rules)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeamArguments:
    """A seam when Holy Band movement begins and when its combat ends."""

    seam: str = "Dar Re"
    star: bool = True
    pressorships: int = 1
    lost: int = 0
    """Pressorships destroyed, dispersed or gone before the end."""


def _seam(a: SeamArguments) -> Worked:
    state = _empty()
    seam = level_of(state.board.id, a.seam)
    if seam not in state.board.seams:
        raise ValueError(f"{a.seam} is no seam.")
    bounded("The number of Pressorships", a.pressorships, 0, 3)
    bounded("The number lost", a.lost, 0, a.pressorships)
    state = laid(state, seam, SUNTHROWERS, *["PS"] * a.pressorships)
    star = state.stars[sorted(state.stars)[0]]
    if a.star:
        state = state.with_star(replace(star, level=seam))
    state = victory.watched(replace(state, turn=3))
    gone = [key for key, unit in sorted(state.units.items()) if unit.code == "PS"][: a.lost]
    state = victory.declared(victory.kept_watch(state.without(*gone))).state
    seen = as_seen_by(state, HOLY_BAND).stars[star.id].level == seam
    value = {"victory": state.outcome is not None, "star_in_seam": a.star, "star_face_up": a.star and seen}
    step = "V.sunthrower: a star and a Pressorship, without a break through the Holy Band's part of the turn."
    return Worked(value=value, steps=(step,), rules=(victory.V_SUNTHROWER,))


@dataclass(frozen=True, slots=True, kw_only=True)
class AmtikArguments:
    """The Amtik rolls from turn 8 on, an emissary in a seam, the Jammerswarm beside it."""

    rolls: tuple[int, ...]
    emissary: bool = False
    jammed: bool = False


def _amtik(a: AmtikArguments) -> Worked:
    bounded("The number of rolls", len(a.rolls), 1, 7)
    first = tables.number("limits", "turns") + 1
    state = replace(_empty(), extended=True)
    seam = state.board.seams[0]
    if a.emissary:
        state = laid(state, seam, HOLY_BAND, "EP")
    if a.jammed:
        state = laid(state, state.board.neighbours(seam)[0], SUNTHROWERS, "JS")
    steps = []
    for turn, die in enumerate(a.rolls, start=first):
        state = replace(state, turn=turn, phase=TURN_END, active=())
        done = extended.turn_ended(state, RecordingDice(scripted((die_of(die),))))
        state = done.state
        steps += [f"Turn {turn}, a {die}: {event.text}" for event in done.events]
        if state.outcome is not None:
            break
    seen = len(state.amtik)
    value = {
        "over": state.outcome is not None,
        "result": state.outcome.reason.partition(":")[0] if state.outcome else None,
        "turn": state.turn,
        "latest_end": tables.number("limits", "amtik turns"),
        "next_repeats": decimal(len({*state.amtik}), 6) if seen and state.outcome is None else None,
    }
    return Worked(value=value, steps=tuple(steps), rules=(extended.ROLL, extended.REPEAT, extended.CONTACT))


@dataclass(frozen=True, slots=True, kw_only=True)
class StarBusterArguments:
    """A combat in which the StarBuster took part."""

    star: Literal["moving", "in its system", "in a seam"] = "moving"
    fought: bool = True
    survived: bool = True
    emissary: bool = True
    """In a seam."""
    jammed: bool = False
    others: int = 3
    """Other units in the level."""


def _starbuster(a: StarBusterArguments) -> Worked:
    state = _empty()
    bounded("The number of units", a.others, 0, MOST_UNITS)
    chart = state.board
    star = state.stars[sorted(state.stars)[0]]
    far = next(at for at in chart.levels if at not in chart.places and not _beside_seam(state, at))
    level = {"moving": far, "in its system": star.home, "in a seam": chart.seams[1]}[a.star]
    state = state.with_star(replace(star, level=level))
    state = laid(state, level, HOLY_BAND, *["SB"] * a.survived, *["R"] * a.others)
    if a.emissary:
        state = laid(state, chart.seams[0], HOLY_BAND, "EP")
    if a.jammed:
        state = laid(state, chart.seams[0], SUNTHROWERS, "JS")
    why = [
        str(fault)
        for fault in (*starbuster.target_faults(state, level), *starbuster.permission_faults(state))
    ]
    why += [] if a.fought and a.survived else ["XII.SB.destroy: it fights in the level and survives."]
    value = {"destroyed": not why, "units_left": a.others + a.survived if why else 0, "broken": why}
    done = "XII.SB.destroy: the star and all units in the level are gone, its own side's too."
    rules = (starbuster.DESTROY, starbuster.NECESSITY, starbuster.PERMISSION, starbuster.NOT_IN_SEAM)
    return Worked(value=value, steps=tuple(why) or (done,), rules=rules)


def _beside_seam(state: HolyWarState, level: str) -> bool:
    return any(state.board.distance(level, seam) <= 1 for seam in state.board.seams)


CALCULATORS = (
    tool("income", "Crew points of an activation phase", IncomeArguments, _income, IV_INCOME),
    tool("cost", "What units cost to activate", CostArguments, _cost, VII_COMPLETE),
    tool("alliance", "Alliances at a standing", AllianceArguments, _alliance, tables.CHART, neutrals.EVEN),
    tool("standing", "The Neutrals Chart after battles and conquests", StandingArguments, _standing),
    tool("seam", "Whether the Sunthrowers win", SeamArguments, _seam, victory.V_SUNTHROWER),
    tool("amtik", "The rolls after turn 7", AmtikArguments, _amtik, extended.ROLL, extended.REPEAT),
    tool("starbuster", "Whether a star bursts", StarBusterArguments, _starbuster, starbuster.DESTROY),
)
