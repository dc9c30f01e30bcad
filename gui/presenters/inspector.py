"""The inspector: one ship's sheet as tracks of boxes, and each figure with its parts."""

from dataclasses import dataclass

from engine.core.ids import RuleId
from engine.core.view import BoxTrack, Breakdown, Inspection
from gui.presenters.log import rule_number
from gui.presenters.rules import source_name
from gui.speech import tr

PROVENANCE: dict[str, tuple[str, str]] = {
    "printed": ("", ""),
    "secondary": ("S", tr("Taken from another public source, not from the printed sheet.")),
    "reconstructed": ("R", tr("Rebuilt: the printed figure is cut off or lost.")),
    "house": ("H", tr("Set by the owner of this table.")),
}
"""Source, its mark, and what the mark means."""

BOX_STATES: dict[str, str] = {
    "destroyed": tr("destroyed"),
    "disabled": tr("disabled"),
    "spent": tr("spent"),
}
BOX_SIGNS: dict[str, str] = {"wrench": tr("wrench"), "core": tr("core"), "sail": tr("sail")}


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureLine:
    """A figure and how it comes about."""

    title: str
    total: int
    sum: str
    """"5 leftmost box + 1 Veteran helm"."""
    rules: tuple[RuleId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackRow:
    """A track with its marks."""

    track: BoxTrack
    number: str
    mark: str
    tip: str
    words: str
    """The track read aloud."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """All that the inspector shows of one piece."""

    title: str
    rows: tuple[tuple[str, str], ...]
    figures: tuple[FigureLine, ...]
    tracks: tuple[TrackRow, ...]
    rules: tuple[RuleId, ...]


def sheet(inspection: Inspection) -> Sheet:
    """An inspection made ready for drawing."""
    return Sheet(
        title=inspection.title,
        rows=inspection.rows,
        figures=tuple(_figure(each) for each in inspection.breakdowns),
        tracks=tuple(_track(each) for each in inspection.tracks),
        rules=inspection.rules,
    )


def _figure(figure: Breakdown) -> FigureLine:
    parts = []
    for place, part in enumerate(figure.parts):
        sign = ("" if place == 0 else "+ ") if part.value >= 0 else ("−" if place == 0 else "− ")
        parts.append(f"{sign}{abs(part.value)} {part.label}")
    return FigureLine(
        title=figure.title,
        total=figure.total,
        sum=" ".join(parts),
        rules=tuple(dict.fromkeys(part.rule for part in figure.parts)),
    )


def _track(track: BoxTrack) -> TrackRow:
    other = tr("Source: {source}.", source=source_name(track.provenance))
    mark, meaning = PROVENANCE.get(track.provenance, ("?", other))
    tip = " ".join(part for part in (meaning, track.note) if part)
    return TrackRow(track=track, number=rule_number(track.rule), mark=mark, tip=tip, words=_words(track))


def _words(track: BoxTrack) -> str:
    parts = []
    for box in track.boxes:
        state = "" if box.state == "open" else BOX_STATES.get(box.state, box.state)
        now = tr("in force") if box.current else ""
        sign = BOX_SIGNS.get(box.mark, box.mark)
        parts.append(" ".join(each for each in (box.text, sign, state, now) if each))
    # Boxes without anything in them are many, and there is nothing to say of them.
    return f"{track.title}: " + ", ".join(part for part in parts if part)
