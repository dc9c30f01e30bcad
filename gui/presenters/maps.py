"""One map of a table with several: a board draws one, with the counters that lie on it."""

from dataclasses import replace

from engine.core.ids import PlayerId
from engine.core.view import TableView


def map_ids(view: TableView) -> tuple[str, ...]:
    """The maps of a table in its order."""
    return tuple(each.id for each in view.maps)


def owned(view: TableView, player: PlayerId | None) -> TableView:
    """The view with one side's counters only."""
    return replace(view, counters=tuple(c for c in view.counters if c.owner == player))


def on_map(view: TableView, map_id: str) -> TableView:
    """The view with one map, its counters and their courses; without any where there is no such map."""
    counters = tuple(counter for counter in view.counters if counter.map == map_id)
    known = {counter.id for counter in counters}
    return replace(
        view,
        maps=tuple(each for each in view.maps if each.id == map_id),
        counters=counters,
        courses=tuple(course for course in view.courses if course.piece in known),
    )
