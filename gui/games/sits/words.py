"""Plots, squares and bearings in the book's own style of writing, for labels and tips."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.core.ids import RuleId
from engine.core.view import AttitudeView
from engine.core.violation import Violation
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.view import PlotAdvice, Shot
from gui.attitude.site_words import site_words
from gui.speech import both, either, tr, trn

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
_SEEN: Final = {
    "sidewall, port": tr("her port sidewall"),
    "sidewall, starboard": tr("her starboard sidewall"),
    "open, forward": tr("her open bow"),
    "open, aft": tr("her open stern"),
    "wedge": tr("her wedge (no shot)"),
    "bubble wall": tr("her bubble wall"),
}
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
    return ", ".join(parts) or tr("none")


def roll_side(steps: int) -> str:
    """Which way a roll goes."""
    return tr("starboard") if steps > 0 else tr("port")


def order_words(plot: Plot, advice: PlotAdvice | None, *, within: bool = False) -> str:
    """A whole order in one line; `within` a sentence that has begun before it."""
    parts = tuple(_order_parts(plot, advice))
    if not parts:
        return (
            tr("coast: no pivot, no roll, no thrust.")
            if within
            else tr("Coast: no pivot, no roll, no thrust.")
        )
    first, *rest = parts
    return "; ".join((first[within], *(words for _, words in rest))) + "."


def _order_parts(plot: Plot, advice: PlotAdvice | None) -> Iterator[tuple[str, str]]:
    """Each as it begins a sentence, and as it stands within one."""
    if plot.route:
        windows, end = len(plot.route), site_words(plot.route[-1])
        yield (
            trn(
                "Pivot to {window}, {count} window", "Pivot to {window}, {count} windows", windows, window=end
            ),
            trn(
                "pivot to {window}, {count} window", "pivot to {window}, {count} windows", windows, window=end
            ),
        )
    if plot.roll:
        steps, side = abs(plot.roll), roll_side(plot.roll)
        yield (
            tr("Roll {steps} to {side}", steps=steps, side=side),
            tr("roll {steps} to {side}", steps=steps, side=side),
        )
    if plot.thrust:
        split = _split(advice)
        if split:
            yield (
                tr("Thrust {thrust} for {vectors}", thrust=plot.thrust, vectors=split),
                tr("thrust {thrust} for {vectors}", thrust=plot.thrust, vectors=split),
            )
        else:
            yield tr("Thrust {thrust}", thrust=plot.thrust), tr("thrust {thrust}", thrust=plot.thrust)


def _split(advice: PlotAdvice | None) -> str:
    preview = advice.preview if advice else None
    if preview is None or not preview.changes:
        return ""
    return vector_words({str(s): n for s, n in preview.changes.items()})


def rule_number(violation: Violation) -> str:
    """The rule's printed number."""
    return violation.rule.partition("/")[2] or violation.rule


def broken(violations: Iterable[Violation]) -> str:
    """Violations as one text, each with its rule number."""
    return "\n".join(str(violation) for violation in violations)


def windows_words(windows: Sequence[str]) -> str:
    """Windows that may be chosen from."""
    if len(windows) > MANY:
        return tr("any window")
    return f" {tr('or')} ".join(map(site_words, windows))


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
    text = trn("{mounts} bears", "{mounts} bear", len(yes), mounts=both(yes))
    if no:
        rest = trn("{mounts} does not bear", "{mounts} do not bear", len(no), mounts=both(no))
        text = f"{text}; {rest}"
    return f"{text[:1].upper()}{text[1:]}."


def exposed_words(shot: Shot) -> str:
    """What the target turns to the shooter, and the window it is hit through."""
    seen = either([_SEEN[side] for side in shot.exposed.split(" or ")])
    return tr("You see {seen}; impact window: {windows}.", seen=seen, windows=windows_words(shot.impact))


def shot_rules(shot: Shot) -> tuple[RuleId, ...]:
    """The rules on what is said of a bearing; how it was worked out, rule by rule, its steps tell."""
    used = {match.group(1) for step in shot.steps if (match := _STEP.match(step))}
    return tuple(RuleId(f"sits/{number}") for number in _SAID if number in used)


def attitude_words(attitude: AttitudeView) -> str:
    """Where nose and Top point."""
    top = next((marker.site for marker in attitude.markers if marker.name == "top"), None)
    nose = site_words(attitude.forward)
    return (
        tr("nose {nose}, Top {top}", nose=nose, top=site_words(top)) if top else tr("nose {nose}", nose=nose)
    )
