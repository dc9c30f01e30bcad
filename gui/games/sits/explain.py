"""What the AVID instrument says of the thing under the pointer; no Qt."""

from typing import NamedTuple

from engine.core.view import AttitudeView
from engine.core.violation import Violation
from engine.mechanics.avid import Site, label
from engine.rulesets.sits.view import PivotChoice, PlotAdvice, RollChoice
from gui.games.sits.words import count_words, plus, roll_side
from gui.speech import tr


class Told(NamedTuple):
    """Words for a thing, why it is refused, and what is nearest to it and legal."""

    text: str
    violations: tuple[Violation, ...] = ()
    near: str = ""


def slot_words(attitude: AttitudeView | None, slot: str) -> str:
    """A vector arrow in words."""
    found = next((s for s in attitude.slots if s.slot == slot), None) if attitude else None
    if found is None:
        return ""
    name = {"+": "up", "-": "down"}.get(slot, f"in {slot}")
    change = tr(", {plus} pending", plus=plus(found.change)) if found.change else ""
    half = tr(", half a hex of displacement carried") if found.half else ""
    return tr("Vector {name}: {value}{change}{half}", name=name, value=found.value, change=change, half=half)


def roll_told(roll: RollChoice, advice: PlotAdvice) -> Told:
    """A roll in words."""
    if not roll.steps:
        return Told(tr("No roll"))
    windows = count_words(abs(roll.steps), "window")
    text = tr(
        "Roll {windows} to {roll_side}: Top to {label}",
        windows=windows,
        roll_side=roll_side(roll.steps),
        label=label(Site(roll.top_end)),
    )
    legal = [r for r in advice.rolls if not r.violations]
    near = min(legal, key=lambda r: abs(r.steps - roll.steps), default=None)
    words = (
        tr("{steps} to {roll_side}", steps=abs(near.steps), roll_side=roll_side(near.steps))
        if near and near.steps
        else ""
    )
    return Told(text, roll.violations, words)


def off_band_words(roll: RollChoice) -> str:
    """What becomes of a Top that is pointed to where no roll brings it."""
    if not roll.steps:
        return tr(
            "The Top can only go along the lit band: the nearest place on it is where it is now, no roll."
        )
    end = label(Site(roll.top_end))
    way = tr("roll {steps} to {roll_side}", steps=abs(roll.steps), roll_side=roll_side(roll.steps))
    return tr(
        "The Top can only go along the lit band: it snaps to the nearest place, {end} ({way}).",
        end=end,
        way=way,
    )


def by_hand_words(route: tuple[str, ...], advice: PlotAdvice) -> str:
    """A pivot that is being drawn by hand, in words."""
    windows = count_words(advice.pivot_rating.total, "window")
    return tr(
        "{label} · {count} of {windows}, drawn by hand",
        label=label(Site(route[-1])),
        count=len(route),
        windows=windows,
    )


def pivot_told(choice: PivotChoice, advice: PlotAdvice) -> Told:
    """A pivot in words."""
    if not choice.count:
        return Told(tr("{label}: the nose is here", label=label(Site(choice.window))))
    parts = [
        label(Site(choice.window)),
        tr(
            "{count} of {count2}", count=choice.count, count2=count_words(advice.pivot_rating.total, "window")
        ),
        tr("midpoint {label}", label=label(Site(choice.midpoint))),
    ]
    if choice.diagonal is not None:
        parts.append(tr("one diagonal"))
    near = nearest_legal(choice, advice)
    return Told(" · ".join(parts), choice.violations, label(Site(near.window)) if near else "")


def nearest_legal(choice: PivotChoice, advice: PlotAdvice) -> PivotChoice | None:
    """Going back along a refused pivot's route, the first window that may be pivoted to."""
    by_window = {pivot.window: pivot for pivot in advice.pivots}
    for window in reversed(choice.route):
        found = by_window.get(window)
        if found is not None and not found.violations:
            return found
    return None
