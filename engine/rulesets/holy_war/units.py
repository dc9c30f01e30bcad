"""The unit counters with their printed and reconstructed numbers, and the counters that there are of each."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from engine.content import loader
from engine.core.ids import PieceId
from engine.rulesets.holy_war.book import SLUG

if TYPE_CHECKING:
    from engine.content.models import Unit as UnitType

STARGUARD = "SG"
HIDDEN = "?"
"""The code of a counter in a state from which the secrets of the other side are taken out."""
_LETTERS = {"Sunthrowers": "S", "Holy Band": "H"}


def kinds() -> "Mapping[str, UnitType]":
    """All types of unit by id ("S.SC"), in the order of the counter list."""
    return loader.load_units(SLUG)


@cache
def kind(side: str | None, code: str) -> "UnitType":
    """A side's type, or with None the neutrals'; KeyError for one that the side does not have."""
    return kinds()[f"{_LETTERS.get(side or '', 'N')}.{code}"]


@cache
def codes(side: str | None) -> tuple[str, ...]:
    """The codes of a side's types."""
    letter = _LETTERS.get(side or "", "N")
    return tuple(kind.code for key, kind in kinds().items() if key.startswith(f"{letter}."))


@cache
def counters(side: str | None, code: str) -> tuple[PieceId, ...]:
    """The counters of a type in the box (XII.mix): "S.SC-1", "S.SC-2", ..."""
    found = kind(side, code)
    return tuple(PieceId(f"{found.id}-{n}") for n in range(1, found.count + 1))


def code_of(counter: PieceId) -> str:
    """The type of a counter: "SC" of "S.SC-2"."""
    return counter.partition(".")[2].partition("-")[0]


def rating(unit: "UnitType", weapon: str) -> int:
    """A unit's undamaged rating with "LW", "EW" or "PW" (II.counter-format)."""
    return {"LW": unit.launched, "EW": unit.energy, "PW": unit.psychic}[weapon]
