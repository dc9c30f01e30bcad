"""Calculators: boarding odds and the chance of a capture, PW split up, a Psycheship's targets."""

from dataclasses import dataclass

from engine.core.calculator import Worked
from engine.core.ids import PlayerId
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.battle_state import Attempt, Weapon
from engine.rulesets.holy_war.boarding import CAPTURE, PSYCHESHIP, SPLIT, faults
from engine.rulesets.holy_war.boarding import column as odds_of
from engine.rulesets.holy_war.book import points
from engine.rulesets.holy_war.calculators.base import bounded, decimal, die_of, side_of, tool, units_of
from engine.rulesets.holy_war.odds import boarding_faces
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, Unit
from engine.rulesets.holy_war.strength import strength_of
from engine.rulesets.holy_war.units import kind


def _pair(side: PlayerId, boarder: str, targets: tuple[str, ...]) -> tuple[Unit, tuple[Unit, ...]]:
    other = HOLY_BAND if side == SUNTHROWERS else SUNTHROWERS
    return units_of(side, [boarder])[0], units_of(other, targets)


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsArguments:
    """A strength against a PW, and a die if one was rolled."""

    strength: int
    target: int
    die: int | None = None
    luck: bool = False


def _odds(a: OddsArguments) -> Worked:
    bounded("The strength", a.strength, 0, 99)
    bounded("The target's PW", a.target, 0, 99)
    column = tables.odds_column(a.strength, a.target)
    faces = boarding_faces(column, int(a.luck))
    value: dict[str, object] = {
        "odds": column,
        "legal": column is not None,
        "faces": list(faces),
        "chance": decimal(len(faces), 6),
    }
    steps = [f"VIII.board.odds: {a.strength} against {a.target} is {column or 'less than 1-2: no attempt'}."]
    if a.die is not None:
        die = die_of(a.die) + a.luck
        captured = column is not None and tables.captures(column, die)
        value["result"] = tables.CAPTURED if captured else tables.NE
        steps.append(f"VIII.board.table: a {die} in that column is {value['result']}.")
    return Worked(value=value, steps=tuple(steps), rules=(tables.ODDS, tables.BOARDING))


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardArguments:
    """One attempt of a type on a type; the side is the boarder's."""

    side: str
    boarder: str
    target: str
    strength: int | None = None
    """None: all of its PW."""
    die: int | None = None
    luck: bool = False


def _board(a: BoardArguments) -> Worked:
    side = side_of(a.side)
    boarder, (target,) = _pair(side, a.boarder, (a.target,))
    whole = strength_of(boarder, Weapon.PSYCHIC)
    strength = bounded("The strength", whole if a.strength is None else a.strength, 0, 99)
    broken = tuple(faults(boarder, target, strength, ()))
    column = odds_of(target, strength)
    faces = boarding_faces(column, int(a.luck)) if not broken else ()
    gain = kind(target.owner, target.code).crew
    value: dict[str, object] = {
        "odds": column,
        "legal": not broken,
        "broken": [str(violation) for violation in broken],
        "chance": decimal(len(faces), 6),
        "gain": gain,
    }
    steps = [
        f"PW {strength} of {whole} against {strength_of(target, Weapon.PSYCHIC)}: {column or 'too low'}."
    ]
    if a.die is not None and column is not None and not broken:
        captured = tables.captures(column, die_of(a.die) + a.luck)
        value["result"] = tables.CAPTURED if captured else tables.NE
        value["crew_next_turn"] = gain if captured else 0
        steps.append(f"VIII.board.capture: a capture brings {points(gain)} in the next activation phase.")
    return Worked(value=value, steps=tuple(steps), rules=(tables.ODDS, tables.BOARDING, CAPTURE))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralArguments:
    """Attempts of one boarder in one round, in order; the side is the boarder's."""

    side: str
    boarder: str
    targets: tuple[str, ...]
    strengths: tuple[int, ...] = ()
    """The part of its PW used on each; none: all of it each time, as a Psycheship may."""


def _several(a: SeveralArguments) -> Worked:
    side = side_of(a.side)
    bounded("The number of targets", len(a.targets), 1, 9)
    boarder, targets = _pair(side, a.boarder, a.targets)
    whole = strength_of(boarder, Weapon.PSYCHIC)
    strengths = a.strengths or (whole,) * len(targets)
    if len(strengths) != len(targets):
        raise ValueError("Each target has one strength.")
    tried: tuple[Attempt, ...] = ()
    odds: list[str | None] = []
    steps = []
    legal = True
    for target, strength in zip(targets, strengths, strict=True):
        bounded("The strength", strength, 1, 99)
        broken = list(faults(boarder, target, strength, tried))
        legal = legal and not broken
        column = odds_of(target, strength)
        odds.append(column)
        words = "; ".join(str(violation) for violation in broken)
        steps.append(f"{target.code} with PW {strength}: {words or column}")
        tried = (*tried, _attempt(boarder, target, strength, column or ""))
    cost = sum(kind(target.owner, target.code).crew for target in targets)
    value = {"legal": legal, "odds": odds, "cost": cost, "rating": whole}
    return Worked(value=value, steps=tuple(steps), rules=(SPLIT, PSYCHESHIP, tables.ODDS))


def _attempt(boarder: Unit, target: Unit, strength: int, odds: str) -> Attempt:
    return Attempt(boarder=boarder.id, target=target.id, strength=strength, odds=odds, die=1)


CALCULATORS = (
    tool(
        "boarding-odds",
        "Odds of a strength against a PW, and the capture",
        OddsArguments,
        _odds,
        tables.ODDS,
        tables.BOARDING,
    ),
    tool("boarding", "One type boarding another", BoardArguments, _board, tables.ODDS, CAPTURE),
    tool("boardings", "Several attempts of one boarder", SeveralArguments, _several, SPLIT, PSYCHESHIP),
)
