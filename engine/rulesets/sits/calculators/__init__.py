"""Every look-up that a SITS player would do by hand, by name: the rules' own functions on plain arguments."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from engine.core.calculator import Calculator
from engine.rulesets.sits.calculators.avid import CALCULATORS as AVID
from engine.rulesets.sits.calculators.beams import CALCULATORS as BEAMS
from engine.rulesets.sits.calculators.bearings import CALCULATORS as BEARINGS
from engine.rulesets.sits.calculators.crews import CALCULATORS as CREWS
from engine.rulesets.sits.calculators.damage import CALCULATORS as DAMAGE
from engine.rulesets.sits.calculators.defence import CALCULATORS as DEFENCE
from engine.rulesets.sits.calculators.dice import CALCULATORS as DICE
from engine.rulesets.sits.calculators.locations import CALCULATORS as LOCATIONS
from engine.rulesets.sits.calculators.missiles import CALCULATORS as MISSILES
from engine.rulesets.sits.calculators.movement import CALCULATORS as MOVEMENT
from engine.rulesets.sits.calculators.scores import CALCULATORS as SCORES
from engine.rulesets.sits.calculators.ships import CALCULATORS as SHIPS
from engine.rulesets.sits.calculators.thrust import CALCULATORS as THRUST

__all__ = ["calculators"]


@cache
def calculators() -> Mapping[str, Calculator]:
    """All calculators, chapter by chapter: dice, AVID, movement, bearings, combat, repairs, scores."""
    flight = DICE + AVID + THRUST + MOVEMENT + SHIPS + BEARINGS
    tools = flight + MISSILES + DEFENCE + BEAMS + DAMAGE + LOCATIONS + CREWS + SCORES
    return MappingProxyType({tool.name: tool for tool in tools})
