"""Plots, squares and bearings in the book's own style of writing, for labels and tips."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.core.ids import RuleId
from engine.core.view import AttitudeView
from engine.core.violation import Violation
from engine.mechanics.avid import Site, label
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.view import PlotAdvice, Shot
from gui.speech import tr

SLOT_ORDER = ("A", "B", "C", "D", "E", "F", "+", "-")
POINTS = {"now": tr("Now"), "midpoint": tr("Midpoint"), "eot": tr("End of turn")}
_SPANS: Final = {
    ("now", "midpoint"): tr("Now, to her midpoint (middle missiles)"),
    ("midpoint", "eot"): tr("From your midpoint to her end of turn (late missiles)"),
}
MOUNTS: Final = {
    "forward": tr("forward hammerhead"),
    "starboard": tr("starboard broadside"),
    "aft": tr("aft hammerhead"),
    "port": tr("port broadside"),
}
_ENDS: Final = {"forward": "bow", "aft": "stern"}
MANY: Final = 4
"""So many windows at most are named one by one."""
_SAID: Final = ("C1.14", "C1.15b", "C1.16", "C1.225", "C1.coverage")
"""True range, window, impact window, mounts that bear, what the target turns to the shooter."""
_STEP: Final = re.compile(r"([A-Z]\d[\w.]*): ")


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
        parts.append(
            tr(
                "Pivot to {label}, {count}",
                label=label(Site(plot.route[-1])),
                count=count_words(len(plot.route), "window"),
            )
        )
    if plot.roll:
        parts.append(tr("roll {roll} to {roll_side}", roll=abs(plot.roll), roll_side=roll_side(plot.roll)))
    if plot.thrust:
        parts.append(tr("thrust {thrust}{split}", thrust=plot.thrust, split=_split(advice)))
    if not parts:
        return tr("Coast: no pivot, no roll, no thrust.")
    line = "; ".join(parts)
    return f"{line[0].upper()}{line[1:]}."


def _split(advice: PlotAdvice | None) -> str:
    preview = advice.preview if advice else None
    if preview is None or not preview.changes:
        return ""
    return tr(" for {vector}", vector=vector_words({str(s): n for s, n in preview.changes.items()}))


def rule_number(violation: Violation) -> str:
    """The rule's printed number."""
    return violation.rule.partition("/")[2] or violation.rule


def broken(violations: Iterable[Violation]) -> str:
    """Violations as one text, each with its rule number."""
    return "\n".join(str(violation) for violation in violations)


def windows_words(windows: Sequence[str]) -> str:
    """Windows that may be chosen from."""
    return tr("any window") if len(windows) > MANY else " or ".join(label(Site(window)) for window in windows)


def range_words(shot: Shot) -> str:
    """Range and window of a bearing."""
    return tr("Range {range} in {windows}", range=shot.range, windows=windows_words(shot.windows))


def moment_words(shot: Shot) -> str:
    """From when to when a bearing is shot."""
    ends = (shot.from_point, shot.to_point)
    return _SPANS.get(ends) or POINTS[shot.from_point]


def bears_words(shot: Shot) -> str:
    """Which mounts bear and which do not."""
    yes = [name for mount, name in MOUNTS.items() if mount in shot.bears]
    no = [name for mount, name in MOUNTS.items() if mount not in shot.bears]
    if not yes:
        return tr("No mount bears.")
    text = f"{_joined(yes, 'and')} {'bears' if len(yes) == 1 else 'bear'}"
    if no:
        text += tr(
            "; {joined} {value} not bear", joined=_joined(no, "and"), value="does" if len(no) == 1 else "do"
        )
    return f"{text[:1].upper()}{text[1:]}."


def exposed_words(shot: Shot) -> str:
    """What the target turns to the shooter, and the window it is hit through."""
    seen = _joined([_side_words(side) for side in shot.exposed.split(" or ")], "or")
    return tr("You see {seen}; impact window: {windows}.", seen=seen, windows=windows_words(shot.impact))


def _side_words(side: str) -> str:
    kind, _, edge = side.partition(", ")
    if kind == "wedge":
        return tr("her wedge (no shot)")
    return (
        tr("her open {get}", get=_ENDS.get(edge, edge))
        if kind == "open"
        else tr("her {edge} {kind}", edge=edge, kind=kind)
    )


def _joined(words: Sequence[str], link: str) -> str:
    return f" {link} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def shot_rules(shot: Shot) -> tuple[RuleId, ...]:
    """The rules on what is said of a bearing; how it was worked out, rule by rule, its steps tell."""
    used = {match.group(1) for step in shot.steps if (match := _STEP.match(step))}
    return tuple(RuleId(f"sits/{number}") for number in _SAID if number in used)


def attitude_words(attitude: AttitudeView) -> str:
    """Where nose and Top point."""
    top = next((marker.site for marker in attitude.markers if marker.name == "top"), None)
    above = tr(", Top {label}", label=label(Site(top))) if top else ""
    return tr("nose {label}{above}", label=label(Site(attitude.forward)), above=above)
