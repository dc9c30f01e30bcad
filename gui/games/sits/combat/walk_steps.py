"""A hit's walk laid over the drawn hit location table: where each step lies and what its plate says."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.rulesets.sits.combat import Mount
from engine.rulesets.sits.combat import WalkStep as Told
from gui.games.sits.combat.report_model import FIRST_COLUMN, Walk, step_words
from gui.games.sits.ssd.hit_table import Outcome, WalkStep
from gui.speech import tr, trn

_OUTCOMES: Final[Mapping[str, Outcome]] = {
    "hit": "hit",
    "cascade": "hit",
    "skipped": "skipped",
    "blank": "skipped",
    "armour in": "armor",
    "armour out": "armor",
    "stopped": "armor",
    "left": "lost",
    "lost": "lost",
}
_PLATES: Final[Mapping[str, str]] = {
    "skipped": tr("none"),
    "armour in": tr("armor"),
    "armour out": tr("armor"),
    "stopped": tr("stop"),
}
_EDGES: Final[Mapping[Mount, str]] = {
    "forward": tr("forward edge"),
    "aft": tr("aft edge"),
    "port": tr("port edge"),
    "starboard": tr("starboard edge"),
}
ROWS: Final = 11
COLUMNS: Final = 19
"""Of the printed hit location table (C5.23)."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A step of the drawing, and the words that go with it."""

    step: WalkStep
    words: str
    rule: str
    told: Told | None = None
    """The step as the rules told it; None for the roll at the edge where a line begins."""


def laid(walk: Walk) -> tuple[Laid, ...]:
    """The drawing's steps: each line of the hit begins at its edge, then goes cell by cell."""
    return tuple(_laid(walk))


def _laid(walk: Walk) -> Iterator[Laid]:
    hit, line = walk.event.hit, None
    for told in walk.steps:
        if told.line != line:
            line = told.line
            yield _edge(walk, told, hit.edge)
        yield Laid(
            WalkStep(
                row=told.row,
                column=told.column - FIRST_COLUMN,
                label=_plate(told),
                outcome=_OUTCOMES.get(told.outcome, "skipped"),
                line=told.line,
            ),
            step_words(told),
            told.rule,
            told,
        )


def _plate(told: Told) -> str:
    if told.outcome in ("hit", "cascade"):
        return f"\u2212{told.boxes}" if told.boxes else "0"
    return _PLATES.get(told.outcome, "")


def _edge(walk: Walk, told: Told, edge: Mount) -> Laid:
    row, column = told.row, told.column - FIRST_COLUMN
    match edge:
        case "starboard":
            row = -1
        case "port":
            row = ROWS
        case "forward":
            column = -1
        case "aft":
            column = COLUMNS
    event = walk.event
    faces = " + ".join(str(face) for face in event.location_faces)
    if told.line:
        words = (
            trn(
                "The next line of the hit: one line on from it, with the whole depth again.",
                "The next line of the hit: {count} lines on from it, with the whole depth again.",
                told.line,
            )
            if told.line > 0
            else trn(
                "The next line of the hit: one line back from it, with the whole depth again.",
                "The next line of the hit: {count} lines back from it, with the whole depth again.",
                -told.line,
            )
        )
        return Laid(_at_edge(row, column, "", told.line), words, "sits/C5.33")
    leak = event.hit.leak
    if leak > 0:
        dice = tr("dice {faces}, {leak} added for a hit beside the end", faces=faces, leak=leak)
    elif leak:
        dice = tr("dice {faces}, {leak} taken off for a hit beside the end", faces=faces, leak=-leak)
    else:
        dice = tr("dice {faces}", faces=faces)
    words = tr(
        "Location {location} on the {edge}: {dice}. Depth {depth}.",
        location=event.location,
        edge=_EDGES[edge],
        dice=dice,
        depth=event.hit.depth,
    )
    return Laid(_at_edge(row, column, str(event.location), 0), words, "sits/C5.23")


def _at_edge(row: int, column: int, label: str, line: int) -> WalkStep:
    return WalkStep(row=row, column=column, label=label, outcome="skipped", line=line)
