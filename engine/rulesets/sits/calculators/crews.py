"""Calculators for crews under damage: casualties, bridge checks, life support, repairs (C5.4, C6, D1.11)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from pydantic import Field

from engine.core.calculator import Calculator, Worked
from engine.core.dice import RecordingDice
from engine.mechanics.d10 import chance_under, difference, low, rolls_under
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c5_bridge import needs_check, number
from engine.rulesets.sits.c5_limits import life_support
from engine.rulesets.sits.c5_marks import Victim
from engine.rulesets.sits.c5_systems import CASUALTY
from engine.rulesets.sits.c5_tables import officer_hit
from engine.rulesets.sits.c6_damage_control import (
    RIG_TURNS,
    is_magazine,
    parties,
    repairable,
    rigged,
)
from engine.rulesets.sits.c6_permanent import Job, JobDone, Workshop, permanent_repairs
from engine.rulesets.sits.c6_rigs import closed, reloaded
from engine.rulesets.sits.calculators.base import (
    Amount,
    Arguments,
    Face,
    Grade,
    Post,
    ShipArguments,
    rules,
    ship_of,
    stand_in,
    thrown,
    worked,
)
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.readiness import crew_number
from engine.rulesets.sits.state import Ship

Track = Annotated[str, Field(max_length=40, examples=["ecm", "port.cm"])]
Pair = Annotated[tuple[Face, ...], Field(min_length=1, max_length=2)]
_CREW = Annotated[Grade, Field(description="Grade of the crew (D1.111).")]


@dataclass(frozen=True, slots=True, kw_only=True)
class CasualtyArguments(Arguments):
    """The dice of a bridge hit."""

    faces: Annotated[tuple[Face, Face], Field(description="Faces of the 2d10- for casualties.")]
    face: Annotated[Face | None, Field(description="The d10 for the officer, where it is thrown.")] = None
    officers: Annotated[Mapping[Post, Grade], Field(description="Grades that are not average, by post.")] = (
        field(default_factory=dict)
    )


def _casualty(given: CasualtyArguments) -> Worked:
    rolled = difference(given.faces)
    if rolled < CASUALTY:
        text = f"{rolled}, less than {CASUALTY}: nobody of rank is hurt."
        return worked({"rolled": rolled, "hurt": False, "post": None}, (text, "C5.4412"))
    lines = [(f"{rolled}, {CASUALTY} or more: an officer is hurt.", "C5.4412")]
    if given.face is None:
        posts = {str(face): officer_hit(face) for face in range(1, 11)}
        told = listed(f"{face} {post}" for face, post in posts.items())
        lines.append((f"A d10 tells who: {told}.", "C5.4412"))
        return worked({"rolled": rolled, "hurt": True, "post": None, "posts": posts}, *lines)
    grades: dict[str, str] = {str(post): str(grade) for post, grade in given.officers.items()}
    victim = Victim(replace(stand_in(), officers=grades), RecordingDice(lambda _purpose, _sides: ()))
    post = officer_hit(given.face or 10)
    lines.append((f"{victim.lower(post)}.", "C5.4412"))
    value = {"rolled": rolled, "hurt": True, "post": post}
    return worked({**value, "grade": victim.after().officers.get(post, "average")}, *lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckArguments(ShipArguments):
    """A ship, and the d10 of its check if it has been thrown."""

    face: Annotated[Face | None, Field(description="What the die shows; 0 counts 10.")] = None


def _bridge(given: CheckArguments) -> Worked:
    ship = ship_of(given)
    if not needs_check(ship):
        text = "A bridge box that is no circle is left, or there is no bridge: no check."
        return worked({"needed": False}, (text, "C5.441"))
    target = number(ship)
    lines: list[tuple[str, ...]] = [
        (f"Only circles are left: {target} or less on a d10, Crew Quality {crew_number(ship)}.", "C5.4411")
    ]
    return _checked(target, given.face, {"needed": True}, lines, "C5.441")


def _checked(
    target: int, face: int | None, value: dict[str, Any], lines: list[tuple[str, ...]], rule: str
) -> Worked:
    value |= {"number": target, "tenths": chance_under(target)}
    lines.append((f"{chance_under(target)} chances in 10.", rule))
    if face is not None:
        value["passed"] = rolls_under(face or 10, target)
        lines.append((f"{face or 10} against {target}: {'passed' if value['passed'] else 'failed'}.", rule))
    return worked(value, *lines)


def _life(given: CheckArguments) -> Worked:
    found = life_support(ship_of(given))
    if found is None:
        return worked({"needed": False}, ("Life support works, or there is none to lose.", "C5.423"))
    text = f"Every {found.hours} hours, {found.turns} operational turns, or all hands are lost."
    value = {"needed": True, "hours": found.hours, "turns": found.turns}
    return _checked(found.number, given.face, value, [(text, "C5.423")], "C5.423")


def _quality(given: ShipArguments) -> Worked:
    ship = ship_of(given)
    sheet = load_card(ship.ship_class)
    target = crew_number(ship)
    value = {"number": target, "tenths": chance_under(target), "by_grade": dict(sheet.crew_quality)}
    told = listed(f"{grade} {figure}" for grade, figure in sheet.crew_quality.items())
    return worked(
        value,
        (f"On the card: {told}.", "A2.65"),
        (f"This crew rolls {target} or less, {chance_under(target)} chances in 10.", "D1.111"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptArguments(ShipArguments):
    """One or two parties at a track."""

    track: Annotated[Track, Field(description="The damaged track.")]
    faces: Annotated[Pair, Field(description="A d10 for each party.")]
    dots: Annotated[
        tuple[Face, Face, Face] | None, Field(description="The 3d10low of a magazine (C6.14).")
    ] = None
    spent: Annotated[Mapping[str, Amount], Field(description="Dots and decoys used up, by track.")] = field(
        default_factory=dict
    )
    beyond: Annotated[
        Mapping[str, Amount], Field(description="Marks that no party may try again, by track.")
    ] = field(default_factory=dict)


def _attempt(given: AttemptArguments) -> Worked:
    ship = replace(ship_of(given), spent=dict(given.spent), beyond=dict(given.beyond))
    if given.track not in load_card(ship.ship_class).by_id:
        raise ValueError(f"{ship.name} has no track {given.track!r}.")
    if not repairable(ship, given.track):
        raise ValueError(f"Nothing on {given.track} may be mended in this fight (C6.13.once, C6.15).")
    if len(given.faces) > parties(ship):
        raise ValueError(f"{ship.name} has {parties(ship)} damage control parties (C6.11).")
    target = crew_number(ship)
    success = any(rolls_under(face or 10, target) for face in given.faces)
    shown = listed(str(face or 10) for face in given.faces)
    lines = [(f"{shown} against {target}: {'mended' if success else 'failed'}.", "C6.121", "C6.122")]
    after, line = _after(ship, given, success=success)
    value = {
        "number": target,
        "success": success,
        "marked": after.marked.get(given.track, 0),
        "repairable": repairable(after, given.track),
        "turns": RIG_TURNS if success and not is_magazine(given.track) else None,
    }
    return worked(value, *lines, line)


def _after(ship: Ship, given: AttemptArguments, *, success: bool) -> tuple[Ship, tuple[str, ...]]:
    track = given.track
    if not is_magazine(track):
        if not success:
            return closed(ship, track), ("That box can't be tried again in this fight.", "C6.13.once")
        return rigged(ship, track, RIG_TURNS), (f"One box works for {RIG_TURNS} turns.", "C6.13")
    if not success:
        return ship, ("The magazine may be tried again another turn.", "C6.141")
    if given.dots is None:
        raise ValueError("A magazine brings 3d10low salvoes back: give their faces as dots (C6.14).")
    dots = min(low(given.dots), repairable(ship, track))
    return reloaded(ship, track, dots), (f"{plural(dots, 'salvo', 'salvoes')} brought back.", "C6.14")


@dataclass(frozen=True, slots=True, kw_only=True)
class JobArguments(Arguments):
    """An attempt of an operational turn."""

    track: Track
    faces: Annotated[Pair, Field(description="A d10 for each party.")]
    again: bool = False
    """A second try at a box that failed before."""
    dots: tuple[Face, Face, Face] | None = None
    """The 3d10low of a magazine that is reloaded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PermanentArguments(ShipArguments):
    """A ship between fights and the attempts of one operational turn."""

    jobs: Annotated[tuple[JobArguments, ...], Field(max_length=60, description="In order.")]
    failed: Annotated[Mapping[str, Amount], Field(description="Boxes that failed once, by track.")] = field(
        default_factory=dict
    )
    yard: Annotated[Mapping[str, Amount], Field(description="Boxes for a shipyard only, by track.")] = field(
        default_factory=dict
    )


def _permanent(given: PermanentArguments) -> Worked:
    ship = ship_of(given)
    jobs = [Job(track=job.track, parties=len(job.faces), again=job.again) for job in given.jobs]
    groups = [group for job in given.jobs for group in (*((face,) for face in job.faces), *_dots(job))]
    workshop = Workshop(failed=dict(given.failed), yard=dict(given.yard))
    done = permanent_repairs(ship, workshop, jobs, thrown(groups))
    value = {
        "number": crew_number(ship),
        "parties": parties(ship),
        "success": [job.success for job in done.jobs],
        "marked": {track: n for track, n in done.ship.marked.items() if n},
        "failed": {track: n for track, n in done.workshop.failed.items() if n},
        "yard": {track: n for track, n in done.workshop.yard.items() if n},
    }
    have = plural(parties(ship), "party", "parties")
    lines = [(f"{have}; Crew Quality {crew_number(ship)} or less mends.", "C6.16.time", "C6.11")]
    return worked(value, *lines, *(_job_line(job) for job in done.jobs))


def _dots(job: JobArguments) -> tuple[tuple[int, ...], ...]:
    return (job.dots,) if job.dots is not None else ()


def _job_line(done: JobDone) -> tuple[str, ...]:
    shown = listed(map(str, done.faces))
    if done.success:
        return (f"{done.job.track}: {shown}, mended for good.", "C6.16.time")
    left_over = "a shipyard must mend it" if done.job.again else "it may be tried once more"
    return (f"{done.job.track}: {shown}, failed; {left_over}.", "C6.16.retry")


CALCULATORS = (
    Calculator(
        name="bridge_casualty",
        summary="Whether a bridge hit hurts an officer, which one, and the grade that is left.",
        arguments=CasualtyArguments,
        run=_casualty,
        rules=rules("C5.4412"),
    ),
    Calculator(
        name="bridge_check",
        summary="Whether a crippled bridge must check before it acts, its number and its chances.",
        arguments=CheckArguments,
        run=_bridge,
        rules=rules("C5.441", "C5.4411"),
    ),
    Calculator(
        name="life_support",
        summary="The check that a ship without life support owes, how often, and its chances.",
        arguments=CheckArguments,
        run=_life,
        rules=rules("C5.423"),
    ),
    Calculator(
        name="crew_quality",
        summary="The Crew Quality number of a ship, and those of all grades.",
        arguments=ShipArguments,
        run=_quality,
        rules=rules("A2.65", "D1.111"),
    ),
    Calculator(
        name="repair_attempt",
        summary="Parties at a damaged track in a fight: whether they mend a box, and what is left to try.",
        arguments=AttemptArguments,
        run=_attempt,
        rules=rules("C6.121", "C6.122", "C6.13", "C6.13.once", "C6.14", "C6.141", "C6.15"),
    ),
    Calculator(
        name="permanent_repair",
        summary="An operational turn of permanent repairs after a fight, job by job.",
        arguments=PermanentArguments,
        run=_permanent,
        rules=rules("C6.16.hull", "C6.16.retry", "C6.16.time"),
    ),
)
