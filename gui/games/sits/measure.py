"""The words of a measure on the map, with the true range as the session tells it (C1.14)."""

from collections.abc import Mapping
from typing import Protocol

from engine.core.calculator import Calculator
from engine.mechanics.hexgrid import Hex
from gui.presenters.board import Measurer
from gui.presenters.hexes import way_words

TABLE = "range_angle"
"""The session's look-up of true ranges."""


class Reckoning(Protocol):
    """A session that offers the look-ups of its rules."""

    def calculators(self) -> Mapping[str, Calculator]: ...


def measurer(session: Reckoning) -> Measurer:
    """Tells "range 18 hexes, 9A 9B, 2 levels up" for two places."""

    def words(start: str, low: int, end: str, high: int) -> str:
        table = session.calculators()[TABLE]
        across = Hex.parse(start).distance(Hex.parse(end))
        worked = table.run(table.arguments(h=across, v=high - low))
        return way_words(start, end, high - low, int(worked.value["range"]))

    return words
