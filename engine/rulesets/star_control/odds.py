"""Exact chances of attacks and bombardments, worked out with the rules' own functions."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from engine.rulesets.star_control.battle.attack import hits, is_destroyed
from engine.rulesets.star_control.ships import DEFENDED, bombardment_bonus
from engine.rulesets.star_control.siege import NEEDED

NOUGHT, ONE = Fraction(0), Fraction(1)


def hit_faces(needed: int) -> tuple[int, ...]:
    """BAT.hit: the attack rolls that hit, the face 0 counted as 10."""
    return tuple(roll for roll in range(1, 11) if hits(roll, needed))


def hits_on(needed: int) -> str:
    """The attack rolls that hit, in words: "1-7"."""
    last = hit_faces(needed)[-1]
    return "1" if last == 1 else f"1-{last}"


def chance_to_hit(needed: int) -> Fraction:
    """BAT.hit, BAT.natural-1, BAT.natural-0: by the attack roll alone."""
    return Fraction(len(hit_faces(needed)), 10)


def pierces(*, cone: bool, teleport: bool) -> Fraction:
    """UM.cone-defence, AR.teleport: the chance that a hit is not stopped."""
    stopped = Fraction(7 - DEFENDED, 6)
    chance = ONE
    for defence in (cone, teleport):
        if defence:
            chance *= 1 - stopped
    return chance


@dataclass(frozen=True, slots=True)
class Volley:
    """What some attacks in a row do to one target."""

    expected: Fraction
    """Damage."""
    destroys: Fraction
    """Chance that the target is destroyed."""


def volley(chance: Fraction, damage: int, room: int, attacks: int) -> Volley:
    """Attacks of one weapon on a target that can take `room` more damage (Crew - damage) and live.

    Damage beyond destruction is not counted: the target is gone, and no more attacks are made.
    """
    alive = {0: ONE}
    destroys, expected = NOUGHT, NOUGHT
    for _ in range(attacks):
        after: dict[int, Fraction] = {}
        for taken, likely in alive.items():
            after[taken] = after.get(taken, NOUGHT) + likely * (1 - chance)
            expected += likely * chance * damage
            if is_destroyed(taken + damage, room):
                destroys += likely * chance
            else:
                after[taken + damage] = after.get(taken + damage, NOUGHT) + likely * chance
        alive = after
    return Volley(expected, destroys)


def bombards_on(code: str) -> int:
    """BES.destroy, UQ.bombard: the face from which a ship destroys the Fortress."""
    return NEEDED - bombardment_bonus(code)


def siege(codes: Iterable[str]) -> Fraction:
    """BES.destroy: the chance that at least one of these ships destroys the Fortress."""
    holds = ONE
    for code in codes:
        holds *= Fraction(bombards_on(code) - 1, 10)
    return 1 - holds


def thousandths(chance: Fraction) -> int:
    """For showing: rounded half up."""
    return (2000 * chance.numerator + chance.denominator) // (2 * chance.denominator)
