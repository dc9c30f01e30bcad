"""Range bands of the missiles (A2.66): which salvoes a range allows, and how good they are."""

from functools import cache

from engine.content import loader
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.combat import STEPS, Step

for _number in ("A2.66", "C2.15"):
    rule(_number)


@cache
def _bands(ship_class: str) -> tuple[tuple[int, int, tuple[Step, ...]], ...]:
    """Outer limit, base MQL and salvoes of each band, the nearest first."""
    bands = loader.load_ship_class(ship_class).range_bands
    return tuple((band.max, band.mql, tuple(band.salvoes)) for band in bands)


def salvoes_at(ship_class: str, range_: int) -> tuple[Step, ...]:
    """The salvoes that an EoT-to-EoT range allows (C2.121); none beyond the last band."""
    return next((steps for limit, _, steps in _bands(ship_class) if range_ <= limit), ())


def base_mql(ship_class: str, range_: int) -> int:
    """Base MQL at a salvo's own range (C2.15); the last one beyond the last band (AMB.mql-source).

    ValueError for a class that carries no missiles.
    """
    bands = _bands(ship_class)
    if not bands:
        raise ValueError(f"{ship_class} has no range bands.")
    return next((mql for limit, mql, _ in bands if range_ <= limit), bands[-1][1])


def zone(ship_class: str, step: Step) -> int:
    """The greatest EoT-to-EoT range that allows a salvo of this step; -1 for a class without missiles."""
    return max((limit for limit, _, steps in _bands(ship_class) if step in steps), default=-1)


def reach(ship_class: str) -> int:
    """The outermost range at which any salvo is possible; -1 for a class without missiles."""
    return max(zone(ship_class, step) for step in STEPS)
