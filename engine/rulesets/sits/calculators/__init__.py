"""Every look-up that a SITS player would do by hand, by name: the rules' own functions on plain arguments."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from engine.core.calculator import Calculator
from engine.rulesets.sits.calculators.avid import CALCULATORS as AVID
from engine.rulesets.sits.calculators.bearings import CALCULATORS as BEARINGS
from engine.rulesets.sits.calculators.dice import CALCULATORS as DICE
from engine.rulesets.sits.calculators.movement import CALCULATORS as MOVEMENT
from engine.rulesets.sits.calculators.scores import CALCULATORS as SCORES
from engine.rulesets.sits.calculators.ships import CALCULATORS as SHIPS
from engine.rulesets.sits.calculators.thrust import CALCULATORS as THRUST

__all__ = ["calculators"]


@cache
def calculators() -> Mapping[str, Calculator]:
    """All calculators, chapter by chapter: dice, AVID, thrust, movement, bearings, scores."""
    tools = DICE + AVID + THRUST + MOVEMENT + SHIPS + BEARINGS + SCORES
    return MappingProxyType({tool.name: tool for tool in tools})
