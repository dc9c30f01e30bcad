"""Look-ups that a player would do by hand, one module a subject."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from engine.core.calculator import Calculator
from engine.rulesets.holy_war.calculators.boarding import CALCULATORS as BOARDING
from engine.rulesets.holy_war.calculators.dispersal import CALCULATORS as WAYS
from engine.rulesets.holy_war.calculators.points import CALCULATORS as POINTS
from engine.rulesets.holy_war.calculators.rounds import CALCULATORS as ROUNDS


@cache
def calculators() -> Mapping[str, Calculator]:
    """All of them by name: the map and movement, crew points and neutrals, combat, boarding."""
    return MappingProxyType({tool.name: tool for tool in (*WAYS, *POINTS, *ROUNDS, *BOARDING)})
