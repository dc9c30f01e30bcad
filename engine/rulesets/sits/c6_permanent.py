"""Permanent repairs between fights, one operational turn at a time (C6.16)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.core.dice import Dice
from engine.mechanics.d10 import low, rolls_under
from engine.rulesets.sits import card
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c6_damage_control import MOST_PARTIES, is_magazine, parties
from engine.rulesets.sits.c6_rigs import IMPELLERS, THRUST, lost, reloaded, without
from engine.rulesets.sits.readiness import crew_number
from engine.rulesets.sits.state import Ship

C6_16_TIME = rule("C6.16.time")
C6_16_HULL = rule("C6.16.hull")
C6_16_RETRY = rule("C6.16.retry")


@dataclass(frozen=True, slots=True, kw_only=True)
class Workshop:
    """What has gone wrong so far with the permanent repairs of one ship, boxes by track (C6.16.retry)."""

    failed: Mapping[str, int] = field(default_factory=dict)
    """Boxes that may be tried once more."""
    yard: Mapping[str, int] = field(default_factory=dict)
    """Boxes that only a shipyard can mend."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One attempt of an operational turn."""

    track: str
    parties: int = 1
    again: bool = False
    """A second try at a box that failed before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JobDone:
    """How an attempt went."""

    job: Job
    faces: tuple[int, ...]
    success: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationalTurn:
    """The ship and its account after an operational turn of repairs."""

    ship: Ship
    workshop: Workshop
    jobs: tuple[JobDone, ...]


def fresh_boxes(ship: Ship, workshop: Workshop, track: str) -> int:
    """Destroyed or jury-rigged boxes of a track without a failed permanent repair (C6.16.time).

    What combat damage control failed at may be tried; Structural Integrity may not (AMB.perm-si). Thrust
    comes back with impellers (AMB.repair-thrust).
    """
    if track in ("si", THRUST):
        return 0
    missing = ship.spent.get(track, 0) if is_magazine(track) else 0
    done = workshop.failed.get(track, 0) + workshop.yard.get(track, 0)
    return max(0, lost(ship, track) + missing - done)


def permanent_repairs(ship: Ship, workshop: Workshop, jobs: Sequence[Job], dice: Dice) -> OperationalTurn:
    """C6.16: one operational turn, each party on one job; ValueError for jobs that can't be done.

    The parties are those at the start: hull mended now brings its party back in the next turn (C6.16.hull).
    """
    _refuse(ship, jobs)
    number, done = crew_number(ship), []
    for job in jobs:
        _refuse_box(ship, workshop, job)
        purpose = f"C6.16 Crew Quality {number}, {ship.name}, {job.track}"
        faces = tuple(dice.roll(10, purpose=purpose).faces[0] for _ in range(job.parties))
        success = any(rolls_under(face, number) for face in faces)
        ship = _mended(ship, job.track, dice) if success else ship
        workshop = _account(workshop, job, success=success)
        done.append(JobDone(job=job, faces=faces, success=success))
    return OperationalTurn(ship=ship, workshop=workshop, jobs=tuple(done))


def _refuse(ship: Ship, jobs: Sequence[Job]) -> None:
    sent, have = sum(job.parties for job in jobs), parties(ship)
    if sent > have:
        raise ValueError(f"{ship.name} has {have} damage control parties, not {sent} (C6.16).")
    for job in jobs:
        if not 1 <= job.parties <= MOST_PARTIES:
            raise ValueError(f"One or two parties go to a box, not {job.parties} (C6.16).")
        if job.track not in card.load_card(ship.ship_class).by_id:
            raise ValueError(f"{ship.name} has no track {job.track!r}.")
        if job.track == "si":
            raise ValueError("Structural Integrity is mended in a shipyard only (C6.16).")


def _refuse_box(ship: Ship, workshop: Workshop, job: Job) -> None:
    if job.again and not workshop.failed.get(job.track, 0):
        raise ValueError(f"No repair of {job.track} has failed once that may be tried again (C6.16).")
    if not job.again and not fresh_boxes(ship, workshop, job.track):
        raise ValueError(f"No box of {job.track} is left to be mended (C6.16).")


def _mended(ship: Ship, track: str, dice: Dice) -> Ship:
    if is_magazine(track):
        faces = dice.roll(10, 10, 10, purpose=f"C6.14 3d10low dots, {ship.name}, {track}").faces
        return reloaded(ship, track, low(faces))
    if not ship.marked.get(track, 0):
        return _made_lasting(ship, track)
    marked = {**ship.marked, track: ship.marked[track] - 1}
    if track in IMPELLERS and marked.get(THRUST, 0):
        marked[THRUST] -= 1
    # A box that combat damage control had given up is whole again; the account never exceeds the marks.
    beyond = {**ship.beyond, track: min(ship.beyond.get(track, 0), marked[track])}
    return replace(ship, marked=marked, beyond=beyond)


def _made_lasting(ship: Ship, track: str) -> Ship:
    rig = next(rig for rig in ship.rigged if rig.track == track)
    return replace(ship, rigged=without(ship.rigged, rig))


def _account(workshop: Workshop, job: Job, *, success: bool) -> Workshop:
    """C6.16.retry: a first failure leaves one more try, a second one needs a shipyard."""
    failed, yard = dict(workshop.failed), dict(workshop.yard)
    if job.again:
        failed[job.track] -= 1
    if not success:
        account = yard if job.again else failed
        account[job.track] = account.get(job.track, 0) + 1
    return Workshop(failed=failed, yard=yard)
