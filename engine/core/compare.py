"""Where two tables differ, as one seat sees both."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.core.ids import PieceId
from engine.core.view import CounterView, Inspection, TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One thing that is not the same on both tables."""

    what: str
    """The piece's title, the track's, or "Turn", "Phase", "Outcome"."""
    aspect: str
    """What of it: "place", "heading", a row of its sheet; empty where there is only one thing to say."""
    left: str
    right: str
    piece: PieceId | None = None


Inspect = Callable[[PieceId], Inspection]


def compare(
    left: TableView,
    right: TableView,
    inspect_left: Inspect | None = None,
    inspect_right: Inspect | None = None,
) -> tuple[Difference, ...]:
    """All differences: how the games stand first, then tracks, then pieces one by one.

    With both `inspect_` functions the rows and tracks of the pieces' sheets are compared as well.
    """
    found = [*_table(left, right), *_tracks(left, right)]
    mine, theirs = _counters(left), _counters(right)
    for piece in dict.fromkeys((*mine, *theirs)):
        one, other = mine.get(piece), theirs.get(piece)
        found.extend(_piece(piece, one, other))
        if one is not None and other is not None and inspect_left and inspect_right:
            found.extend(_sheets(piece, _title(one), inspect_left(piece), inspect_right(piece)))
    return tuple(found)


def _table(left: TableView, right: TableView) -> Iterator[Difference]:
    yield from _unlike("Turn", "", str(left.turn), str(right.turn))
    yield from _unlike("Phase", "", str(left.phase), str(right.phase))
    yield from _unlike("Outcome", "", _outcome(left), _outcome(right))


def _outcome(view: TableView) -> str:
    return view.outcome.reason if view.outcome else "not decided"


def _tracks(left: TableView, right: TableView) -> Iterator[Difference]:
    mine = {track.id: track for track in left.tracks}
    theirs = {track.id: track for track in right.tracks}
    for name in dict.fromkeys((*mine, *theirs)):
        one, other = mine.get(name), theirs.get(name)
        title = (one or theirs[name]).title
        yield from _unlike(title, "", str(one.value) if one else "-", str(other.value) if other else "-")


def _counters(view: TableView) -> Mapping[PieceId, CounterView]:
    return {counter.id: counter for counter in view.counters if counter.of is None}


def _title(counter: CounterView) -> str:
    return counter.title or counter.label or str(counter.id)


def _piece(piece: PieceId, one: CounterView | None, other: CounterView | None) -> Iterator[Difference]:
    if one is None or other is None:
        there, gone = "on the table", "not there"
        title = next(_title(each) for each in (one, other) if each is not None)
        yield from _unlike(title, "", there if one else gone, there if other else gone, piece)
        return
    for aspect, said in _ASPECTS.items():
        yield from _unlike(_title(one), aspect, said(one), said(other), piece)


_ASPECTS: Mapping[str, Callable[[CounterView], str]] = {
    "place": lambda each: each.cell or "off the map",
    "level": lambda each: str(each.level),
    "heading": lambda each: "straight up or down" if each.facing is None else f"{each.facing * 30}°",
    "pitch": lambda each: f"{each.pitch * 30}°",
    "roll": lambda each: f"{each.roll * 30}°",
    "marks": lambda each: ", ".join(each.badges) or "none",
    "side": lambda each: str(each.owner or "nobody"),
}


def _sheets(piece: PieceId, title: str, left: Inspection, right: Inspection) -> Iterator[Difference]:
    yield from _rows(piece, title, dict(left.rows), dict(right.rows))
    yield from _rows(piece, title, _boxes(left), _boxes(right))


def _boxes(sheet: Inspection) -> dict[str, str]:
    """For each track of boxes how many are still open."""
    return {
        track.title: f"{sum(box.state == 'open' for box in track.boxes)} of {len(track.boxes)} open"
        for track in sheet.tracks
    }


def _rows(
    piece: PieceId, title: str, mine: Mapping[str, str], theirs: Mapping[str, str]
) -> Iterable[Difference]:
    for name in dict.fromkeys((*mine, *theirs)):
        yield from _unlike(title, name, mine.get(name, "-"), theirs.get(name, "-"), piece)


def _unlike(
    what: str, aspect: str, left: str, right: str, piece: PieceId | None = None
) -> Iterator[Difference]:
    if left != right:
        yield Difference(what=what, aspect=aspect, left=left, right=right, piece=piece)
