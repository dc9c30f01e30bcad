"""What stands beside counters and along courses in words: which tags there are, and where they find room."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from gui.board.counter_painter import DETAILED, PLATE
from gui.board.declutter import Room, Spot, Wish, lay_out
from gui.board.hex_geometry import HEX
from gui.board.sprite_spec import drawn_zoom
from gui.board.tag_layer import Placed, TagLayer
from gui.board.tag_painter import Tag, Tags, marker_tag, note_tag, ship_tags
from gui.presenters.kinds import FLAT
from gui.speech import tr

if TYPE_CHECKING:
    from gui.board.board_scene import BoardScene
    from gui.board.counter_item import CounterItem
    from gui.board.course_item import CourseItem
    from gui.board.sprite_spec import SpriteSpec

NAMED: Final = 92.0
"""Logical pixels of a hex from which tags carry names."""
DIFFERENCES: Final = 40.0
"""The same for the differences of level beside markers."""
TRAILS: Final = 36.0
"""The same for the levels along past courses."""
_MARKER: Final = 20.0
_DOT: Final = 4.0
_ROWS: Final = 5
"""So many ships of a stack are told one by one."""


class Labels:
    """Places the tags of a scene anew whenever table, plot or zoom change."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.tags = Tags()
        self.layer = TagLayer(self.tags)
        self._zoom = 1.0
        self._at = (0.0, 0.0)
        self._forms: dict[Hashable, tuple[Tag, ...]] = {}
        self._rows: dict[Hashable, list[CounterItem]] = {}
        self._points: dict[Hashable, tuple[float, float]] = {}

    def rest_at(self, zoom: float, ratio: float) -> None:
        """The view rests at this zoom."""
        if (zoom, ratio) != self._at:
            self._zoom, self._at = zoom, (zoom, ratio)
            self.layer.rest_at(zoom, ratio)
            self.refresh()

    def forget(self) -> None:
        """The colours or the text size changed."""
        self.tags.forget()
        self.layer.forget()
        self.refresh()

    def refresh(self) -> None:
        """Finds places for all tags: ships first, so that a plot never moves what names them."""
        self._forms, self._rows, self._points = {}, {}, {}
        wishes = list(self._ships())
        ghosts = list(self._ghosts(self._scene.plot_ghosts(), "plot"))
        radius = PLATE * 0.8 * drawn_zoom("piece", self._zoom)
        pieces = [item for item in self._scene.items_by_id.values() if _tagged(item)]
        room = Room((item.x() * self._zoom, item.y() * self._zoom, radius) for item in pieces)
        spots = lay_out([*wishes, *ghosts, *self._markers(), *self._courses()], room)
        placed: dict[Hashable, Placed] = {}
        for key, spot in spots.items():
            if key in self._rows:
                self._stack(key, spot, placed)
            else:
                x, y = self._points[key]
                placed[key] = Placed(self._forms[key][spot.form], x, y, spot.dx, spot.dy, spot.far)
        self.layer.show_tags(placed)

    def show_hand(self, ghosts: Sequence[CounterItem]) -> None:
        """The tags of what is in hand: over everything, wherever it is held."""
        spots = lay_out(self._ghosts(ghosts, "hand"), Room())
        self.layer.show_hand(
            tuple(
                Placed(self._forms[key][spot.form], *self._points[key], spot.dx, spot.dy)
                for key, spot in spots.items()
            )
        )

    def keys_at(self, cell: str) -> list[str]:
        """What the tags along courses at a cell mean, with the tag itself before it."""
        found = [
            f"{note.forms[0]}: {note.words}"
            for course in self._scene.courses()
            for note in course.notes
            if note.cell == cell
        ]
        return list(dict.fromkeys(found))

    # ---- what wants a tag

    def _wish(
        self,
        key: Hashable,
        at: tuple[float, float],
        reach: float,
        forms: tuple[Tag, ...],
        *,
        nose: float | None = None,
        must: bool = False,
    ) -> Wish:
        self._forms[key], self._points[key] = forms, at
        return Wish(
            key=key,
            x=at[0] * self._zoom,
            y=at[1] * self._zoom,
            reach=reach,
            sizes=tuple(self.tags.size(form) for form in forms),
            nose=nose,
            must=must,
        )

    def _ships(self) -> Iterator[Wish]:
        chosen = (self._scene.selected, self._scene.targeted)
        for cell, items in self._scene.stacks():
            tagged = [item for item in items if _tagged(item)]
            if len(tagged) > 1 and cell != self._scene.fan_cell:
                yield self._block(cell, tagged)
                continue
            for item in tagged:
                yield from self._one(item, must=item.counter.id in chosen or cell == self._scene.fan_cell)

    def _one(self, item: CounterItem, *, must: bool) -> Iterator[Wish]:
        spec = item.spec
        if spec is not None:
            forms = self._ship_forms(spec)
            reach = PLATE * drawn_zoom(spec.kind, self._zoom) + 1
            yield self._wish(item.counter.id, (item.x(), item.y()), reach, forms, nose=spec.angle, must=must)

    def _ship_forms(self, spec: SpriteSpec) -> tuple[Tag, ...]:
        hexagon = self._zoom * HEX
        return ship_tags(spec, pitched=hexagon >= DETAILED, named=hexagon >= NAMED)

    def _block(self, cell: str, items: list[CounterItem]) -> Wish:
        """A stack is told in rows, the topmost first."""
        key = ("stack", cell)
        self._rows[key] = items[:_ROWS]
        rows = [self._row(item) for item in items[:_ROWS]]
        if len(items) > _ROWS:
            rows.append(note_tag(tr("+ {count} more", count=len(items) - _ROWS), "line_strong"))
        sizes = [self.tags.size(row) for row in rows]
        at = self._scene.geometry.centre(cell)
        spread = PLATE + 3.5 * (len(items) - 1)
        reach = spread * drawn_zoom("piece", self._zoom)
        self._forms[key], self._points[key] = tuple(rows), at
        return Wish(
            key=key,
            x=at[0] * self._zoom,
            y=at[1] * self._zoom,
            reach=reach,
            sizes=((max(wide for wide, _ in sizes), sum(high for _, high in sizes)),),
            must=True,
        )

    def _row(self, item: CounterItem) -> Tag:
        forms = ship_tags(item.spec) if item.spec is not None else ()
        return forms[-1] if forms else note_tag("?", "line_strong")

    def _stack(self, key: Hashable, spot: Spot, placed: dict[Hashable, Placed]) -> None:
        x, y = self._points[key]
        rows = self._forms[key]
        sizes = [self.tags.size(row) for row in rows]
        wide, high = max(w for w, _ in sizes), sum(h for _, h in sizes)
        top = spot.dy - high / 2
        for index, (row, (own, tall)) in enumerate(zip(rows, sizes, strict=True)):
            left = spot.dx - wide / 2 + own / 2
            if index < len(self._rows[key]):
                item = self._rows[key][index]
                dx, dy = (item.x() - x) * self._zoom, (item.y() - y) * self._zoom
                placed[item.counter.id] = Placed(row, item.x(), item.y(), left - dx, top + tall / 2 - dy)
            else:
                placed[key] = Placed(row, x, y, left, top + tall / 2)
            top += tall

    def _ghosts(self, items: Iterable[CounterItem], where: str) -> Iterator[Wish]:
        for index, item in enumerate(items):
            spec = item.spec
            if spec is None or spec.kind in FLAT:
                continue  # flat counters carry their own chips
            forms = self._ship_forms(spec) if spec.kind == "piece" else (marker_tag(spec),)
            reach = (PLATE if spec.kind == "piece" else _MARKER) * drawn_zoom(spec.kind, self._zoom) + 1
            if forms:
                at = (item.x(), item.y())
                yield self._wish((where, index), at, reach, forms, nose=spec.angle, must=True)

    def _markers(self) -> Iterator[Wish]:
        if self._zoom * HEX < DIFFERENCES:
            return
        for item in self._scene.items_by_id.values():
            spec = item.spec
            if spec is not None and spec.kind in ("midpoint", "eot") and spec.level:
                reach = _MARKER * drawn_zoom(spec.kind, self._zoom)
                yield self._wish(
                    item.counter.id, (item.x(), item.y()), reach, (marker_tag(spec),), nose=spec.angle
                )

    def _courses(self) -> Iterator[Wish]:
        told: set[tuple[str, tuple[str, ...]]] = set()
        for number, course in enumerate(self._scene.courses()):
            yield from self._points_of(number, course, told)

    def _points_of(
        self, number: int, course: CourseItem, told: set[tuple[str, tuple[str, ...]]]
    ) -> Iterator[Wish]:
        """What is told at a point already, by another course, is not told again."""
        past = course.course.kind == "trail"
        if past and self._zoom * HEX < TRAILS:
            return
        # The last turn's end says most, the one before it next: they get their places first.
        for note in reversed(course.notes):
            if (note.cell, note.forms) in told:
                continue
            told.add((note.cell, note.forms))
            forms = tuple(note_tag(text, course.side, past=past) for text in note.forms)
            yield self._wish(("course", number, note.index), note.at, _DOT, forms)


def _tagged(item: CounterItem) -> bool:
    """Whether a tag names it: ships with a level, as long as they lie face up."""
    return item.spec is not None and item.spec.kind == "piece" and not item.spec.face_down
