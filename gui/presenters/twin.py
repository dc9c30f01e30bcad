"""The table in words, for every game: what lies where, courses, attitudes, tracks, and what can be done."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby

from engine.core.ids import PieceId, PlayerId
from engine.core.view import AttitudeView, CounterView, CourseView, Offer, TableView
from engine.core.violation import blocking
from engine.mechanics.avid import Site
from engine.mechanics.avid import label as site_words
from gui.presenters.hexes import cell_name, signed
from gui.speech import mark, said, tr

_COURSES = {
    "trail": mark("{ship} came by: {points}."),
    "course": mark("{ship} flies by its vectors: {points}."),
    "plotted": mark("{ship} will fly as plotted: {points}."),
    "coast": mark("{ship} would coast: {points}."),
}

_MOST = 24
"""Places of an offer that are told by name."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the table in words: a heading and a line for each thing."""

    title: str
    lines: tuple[str, ...]


def sections(view: TableView, place: Callable[[CounterView], str] | None = None) -> tuple[Section, ...]:
    """What the view shows beside the list of pieces; parts with nothing in them are left out.

    `place` names where a counter lies in a game whose places are no hexes by their numbers.
    """
    names = {counter.id: counter.title or counter.label or str(counter.id) for counter in view.counters}
    found = (
        Section(tr("What lies where"), tuple(_places(view, names, place))),
        Section(tr("Courses"), tuple(_course(each, names) for each in view.courses)),
        Section(tr("Attitudes"), tuple(attitude_words(each) for each in view.attitudes)),
        Section(
            tr("Tracks"),
            tuple(
                tr(
                    "{track}: {value}, from {low} to {high}.",
                    track=t.title,
                    value=t.value,
                    low=t.low,
                    high=t.high,
                )
                for t in view.tracks
            ),
        ),
        Section(tr("What you can do"), tuple(offer_words(view.offers, names))),
    )
    return tuple(section for section in found if section.lines)


def _places(
    view: TableView, names: Mapping[PieceId, str], named: Callable[[CounterView], str] | None
) -> Iterator[str]:
    """One line for each hex with something in it, map by map, and one for what waits in the tray."""
    if named is not None:
        yield from _by_name(view, named)
        return
    titles = {each.id: each.title or each.id for each in view.maps}
    several = len(view.maps) > 1
    letters = {seat.id: seat.name for seat in view.seats}

    def place(counter: CounterView) -> tuple[str, str]:
        return (counter.map, counter.cell or "")

    ordered = sorted(view.counters, key=lambda c: (*place(c), -c.level, c.id))
    for (where, cell), group in groupby(ordered, key=place):
        here = "; ".join(_piece(counter, letters) for counter in group)
        there = _cell(cell, names) if cell else tr("Not on the map")
        yield f"{titles.get(where, where)}, {there}: {here}." if several else f"{there}: {here}."


def _by_name(view: TableView, named: Callable[[CounterView], str]) -> Iterator[str]:
    """One line for each place that the game calls by a name of its own, which says the level too."""
    letters = {seat.id: seat.name for seat in view.seats}
    for there, group in groupby(sorted(view.counters, key=lambda c: (named(c), c.id)), key=named):
        yield f"{there}: {'; '.join(_piece(replace(each, level=0), letters) for each in group)}."


def _cell(cell: str, names: Mapping[PieceId, str]) -> str:
    """A hex by its number, a piece that holds others by its title, a box of a track by its name."""
    if (holder := names.get(PieceId(cell))) is not None:
        return tr("In {holder}", holder=holder)
    try:
        return tr("Hex {cell}", cell=cell_name(cell))
    except ValueError:
        return tr("Box {cell}", cell=cell)


def _piece(counter: CounterView, letters: Mapping[PlayerId, str]) -> str:
    name = counter.title or counter.label or counter.kind
    side = letters.get(counter.owner, "") if counter.owner is not None else ""
    level = tr("level {level}", level=signed(counter.level)) if counter.level else ""
    return ", ".join(part for part in (name, side, level, *map(said, counter.badges)) if part)


def _course(course: CourseView, names: Mapping[PieceId, str]) -> str:
    points = ", ".join(
        tr("{place} at level {level}", place=_cell(cell, names), level=signed(level))
        for cell, level in course.points
    )
    ship = names.get(course.piece, str(course.piece))
    words = _COURSES.get(course.kind)
    return tr(words, ship=ship, points=points) if words else f"{ship} {course.kind}: {points}."


def attitude_words(attitude: AttitudeView | None) -> str:
    """An AVID card in words: every marker with its window, every vector."""
    if attitude is None:
        return tr("No ship selected.")
    sites = ", ".join(f"{m.name} {site_words(Site(m.site))}" for m in attitude.markers)
    vectors = ", ".join(f"{s.value} {s.slot}" for s in attitude.slots if s.value) or tr("none")
    return tr("{ship}: {sites}. Vectors: {vectors}.", ship=attitude.title, sites=sites, vectors=vectors)


def offer_words(offers: Iterable[Offer], names: Mapping[PieceId, str]) -> Iterator[str]:
    """What can be done now and what not yet, with the reason."""
    for offer in offers:
        of = names.get(offer.piece, "") if offer.piece is not None else ""
        title = f"{of}: {offer.title}" if of and of not in offer.title else offer.title
        against = blocking(offer.violations)
        if against:
            yield tr("Not yet: {offer}. {reason}", offer=title, reason=against[0])
        elif len(offer.cells) > _MOST:
            yield tr("You can: {offer}. In any of {count} places.", offer=title, count=len(offer.cells))
        elif offer.cells:
            places = ", ".join(_cell(cell, names) for cell in offer.cells)
            yield tr("You can: {offer}. {places}.", offer=title, places=places)
        else:
            yield tr("You can: {offer}.", offer=title)
