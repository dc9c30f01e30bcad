"""What the AVID instrument says of the thing under the pointer; no Qt."""

from typing import NamedTuple

from engine.core.view import AttitudeView
from engine.core.violation import Violation
from engine.rulesets.sits.view import PivotChoice, PlotAdvice, RollChoice
from gui.attitude.site_words import site_words
from gui.games.sits.words import plus, roll_side
from gui.speech import tr, trn


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
    if slot == "+":
        parts = [tr("Vector up: {value}", value=found.value)]
    elif slot == "-":
        parts = [tr("Vector down: {value}", value=found.value)]
    else:
        parts = [tr("Vector in {slot}: {value}", slot=slot, value=found.value)]
    if found.change:
        parts.append(tr("{change} pending", change=plus(found.change)))
    if found.half:
        parts.append(tr("half a hex of displacement carried"))
    return ", ".join(parts)


def roll_told(roll: RollChoice, advice: PlotAdvice) -> Told:
    """A roll in words."""
    if not roll.steps:
        return Told(tr("No roll"))
    text = trn(
        "Roll {count} window to {side}: Top to {window}",
        "Roll {count} windows to {side}: Top to {window}",
        abs(roll.steps),
        side=roll_side(roll.steps),
        window=site_words(roll.top_end),
    )
    legal = [r for r in advice.rolls if not r.violations]
    near = min(legal, key=lambda r: abs(r.steps - roll.steps), default=None)
    words = (
        tr("{steps} to {side}", steps=abs(near.steps), side=roll_side(near.steps))
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
    return tr(
        "The Top can only go along the lit band: it snaps to the nearest place, {window} "
        "(roll {steps} to {side}).",
        window=site_words(roll.top_end),
        steps=abs(roll.steps),
        side=roll_side(roll.steps),
    )


def by_hand_words(route: tuple[str, ...], advice: PlotAdvice) -> str:
    """A pivot that is being drawn by hand, in words."""
    return trn(
        "{window} · {done} of {count} window, drawn by hand",
        "{window} · {done} of {count} windows, drawn by hand",
        advice.pivot_rating.total,
        window=site_words(route[-1]),
        done=len(route),
    )


def pivot_told(choice: PivotChoice, advice: PlotAdvice) -> Told:
    """A pivot in words."""
    if not choice.count:
        return Told(tr("{window}: the nose is here", window=site_words(choice.window)))
    parts = [
        site_words(choice.window),
        trn(
            "{done} of {count} window",
            "{done} of {count} windows",
            advice.pivot_rating.total,
            done=choice.count,
        ),
        tr("midpoint {window}", window=site_words(choice.midpoint)),
    ]
    if choice.diagonal is not None:
        parts.append(tr("one diagonal"))
    near = nearest_legal(choice, advice)
    return Told(" · ".join(parts), choice.violations, site_words(near.window) if near else "")


def nearest_legal(choice: PivotChoice, advice: PlotAdvice) -> PivotChoice | None:
    """Going back along a refused pivot's route, the first window that may be pivoted to."""
    by_window = {pivot.window: pivot for pivot in advice.pivots}
    for window in reversed(choice.route):
        found = by_window.get(window)
        if found is not None and not found.violations:
            return found
    return None
