"""Plots, squares and bearings in the book's own style of writing, for labels and tips."""

from collections.abc import Iterable, Mapping

from engine.core.view import AttitudeView
from engine.core.violation import Violation
from engine.mechanics.avid import Site, label
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.view import PlotAdvice, Shot

SLOT_ORDER = ("A", "B", "C", "D", "E", "F", "+", "-")
POINTS = {"now": "Now", "midpoint": "Midpoint", "eot": "End of turn"}


def minus(value: int) -> str:
    """A number with a real minus sign."""
    return f"−{-value}" if value < 0 else str(value)


def plus(value: int) -> str:
    """A number with its sign."""
    return f"+{value}" if value > 0 else minus(value)


def vector_words(vectors: Mapping[str, int]) -> str:
    """Vectors as the book writes them: "4B, 3A, 1+"."""
    parts = [f"{vectors[s]}{'−' if s == '-' else s}" for s in SLOT_ORDER if vectors.get(s)]
    return ", ".join(parts) or "none"


def count_words(number: int, what: str) -> str:
    """ "1 window", "3 windows"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def roll_side(steps: int) -> str:
    """Which way a roll goes."""
    return "starboard" if steps > 0 else "port"


def order_words(plot: Plot, advice: PlotAdvice | None) -> str:
    """A whole order in one line."""
    parts = []
    if plot.route:
        parts.append(f"Pivot to {label(Site(plot.route[-1]))}, {count_words(len(plot.route), 'window')}")
    if plot.roll:
        parts.append(f"roll {abs(plot.roll)} to {roll_side(plot.roll)}")
    if plot.thrust:
        parts.append(f"thrust {plot.thrust}{_split(advice)}")
    if not parts:
        return "Coast: no pivot, no roll, no thrust."
    line = "; ".join(parts)
    return f"{line[0].upper()}{line[1:]}."


def _split(advice: PlotAdvice | None) -> str:
    preview = advice.preview if advice else None
    if preview is None or not preview.changes:
        return ""
    return f" for {vector_words({str(s): n for s, n in preview.changes.items()})}"


def rule_number(violation: Violation) -> str:
    """The rule's printed number."""
    return violation.rule.partition("/")[2] or violation.rule


def broken(violations: Iterable[Violation]) -> str:
    """Violations as one text, each with its rule number."""
    return "\n".join(str(violation) for violation in violations)


def shot_words(shot: Shot) -> tuple[str, str]:
    """A bearing: its window and range, and what bears and what is exposed."""
    windows = " or ".join(label(Site(w)) for w in shot.windows)
    bears = ", ".join(shot.bears) if shot.bears else "nothing bears"
    return f"{windows}, range {shot.range}", f"{bears}; target shows {shot.exposed}"


def attitude_words(attitude: AttitudeView) -> str:
    """Where nose and Top point."""
    top = next((marker.site for marker in attitude.markers if marker.name == "top"), None)
    above = f", Top {label(Site(top))}" if top else ""
    return f"nose {label(Site(attitude.forward))}{above}"
