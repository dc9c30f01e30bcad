"""The board as layers of items, kept in step with the view of the table by id."""

import math
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from engine.core.ids import PieceId, PlayerId
from engine.core.view import CounterView, CourseView, SeatView, TableView
from gui.board import stacking
from gui.board.counter_item import CounterItem
from gui.board.counter_painter import PLATE
from gui.board.course_item import CourseItem
from gui.board.hex_geometry import HEX, BoardGeometry, Point
from gui.board.labels import Labels
from gui.board.map_item import MapItem
from gui.board.marks import Mark, border_path, brackets, cells_path, reticle
from gui.board.sprite_spec import LEAST, drawn_zoom, spec_of
from gui.board.sprites import Sprites
from gui.presenters.kinds import GROUND as GROUND_KINDS
from gui.presenters.kinds import is_piece
from gui.theme.style import hub

GROUND: Final = 4.0
COURSES: Final = 10.0
MARKERS: Final = 20.0
COUNTERS: Final = 30.0
GHOSTS: Final = 40.0
TAGS: Final = 45.0
OVERLAYS: Final = 50.0
_SLICE: Final = 0.004
_REACH: Final = HEX * 0.47
"""How near the hand must come to a counter's middle to mean it."""


class BoardScene(QGraphicsScene):
    """Tiles, courses, markers, counters, ghosts, marks: each in its layer; nothing here knows a rule."""

    def __init__(self) -> None:
        super().__init__()
        self.geometry = BoardGeometry(None)
        self.sprites = Sprites()
        self.map_item = MapItem()
        self.addItem(self.map_item)
        self.items_by_id: dict[PieceId, CounterItem] = {}
        self.selected: PieceId | None = None
        self.targeted: PieceId | None = None
        self.fan_cell: str | None = None
        self.fan_radius = 0.0
        self._view: TableView | None = None
        self._seats: dict[PlayerId | None, tuple[int, SeatView]] = {}
        self._cells: dict[str, list[CounterView]] = {}
        self._ground: dict[str, list[CounterView]] = {}
        self._courses: dict[CourseView, CourseItem] = {}
        self._plot_courses: list[CourseItem] = []
        self._plot_ghosts: list[CounterItem] = []
        self._ghosts: list[CounterItem] = []
        self._plot: tuple[tuple[CounterView, ...], tuple[CourseView, ...]] = ((), ())
        self._lit: tuple[str, ...] = ()
        self._painted: dict[str, tuple[str, ...]] = {}
        self._zoom, self._ratio = 1.0, 1.0
        self.grown = 1.0
        """How much larger counters are drawn than the map."""
        self._stale: dict[CounterItem, None] = {}
        self.marks = {
            "highlight": Mark("accent", 0.0, COURSES - 3, fill=0.13),
            "border": Mark("accent", 1.6, COURSES - 2, dash=(4, 3)),
            "refused": Mark("bad", 0.0, COURSES - 4, fill=0.10),
            "refused border": Mark("bad", 1.3, COURSES - 3, dash=(1, 3)),
            "aims": Mark("target", 0.0, COURSES - 3, fill=0.16),
            "aims border": Mark("target", 2.0, COURSES - 1),
            "cursor": Mark("focus", 2.4, OVERLAYS),
            "selected": Mark("focus", 2.2, COUNTERS - 2),
            "target": Mark("target", 2.0, COUNTERS - 1),
            "ruler": Mark("accent", 1.8, OVERLAYS + 1, dash=(5, 3)),
            "way": Mark("ghost", 1.6, GHOSTS - 1, dash=(4, 3)),
        }
        for mark in self.marks.values():
            self.addItem(mark)
        self.marks["selected"].setPath(brackets())
        self.marks["target"].setPath(reticle())
        self.labels = Labels(self)
        self.labels.layer.setZValue(TAGS)
        self.addItem(self.labels.layer)

    # ---- the table

    def show_table(self, view: TableView) -> bool:
        """Takes over a view; True if the map itself is another than before."""
        board = view.maps[0] if view.maps else None
        other_map = board != self.geometry.board
        if other_map:
            self._lay(BoardGeometry(board, self.geometry.viewpoint))
        self._view = view
        self._seats = {seat.id: (index, seat) for index, seat in enumerate(view.seats)}
        self._show_counters(view)
        self._show_courses(view.courses)
        self._place_marks()
        self.labels.refresh()
        return other_map

    def turn(self, viewpoint: str) -> None:
        """Looks at the map from another side; ValueError for a side that does not exist."""
        self._lay(BoardGeometry(self.geometry.board, viewpoint))
        for item in self._courses.values():
            self.removeItem(item)
        self._courses.clear()
        if self._view is not None:
            self._show_counters(self._view)
            self._show_courses(self._view.courses)
        self._place_marks()
        self.clear_ghosts()
        plot, self._plot = self._plot, ((), ())
        self.overlay(*plot)
        self.highlight(self._lit)
        for name, cells in self._painted.items():
            self.paint_cells(name, cells)

    def _lay(self, geometry: BoardGeometry) -> None:
        self.geometry = geometry
        self.fan_cell = None
        self.map_item.show_map(geometry)
        self.labels.layer.lie_over(geometry.bounds)
        box = geometry.bounds
        room = max(box.width, box.height) + 40 * HEX
        self.setSceneRect(QRectF(box.left, box.top, box.width, box.height).adjusted(-room, -room, room, room))

    def _show_counters(self, view: TableView) -> None:
        levels = {c.id: c.level for c in view.counters}
        shown = {c.id: c for c in view.counters if c.cell is not None}
        for piece in [piece for piece in self.items_by_id if piece not in shown]:
            self._drop_item(self.items_by_id.pop(piece))
        self._cells, self._ground = {}, {}
        for counter in shown.values():
            layer = self._ground if counter.kind in GROUND_KINDS else self._cells
            layer.setdefault(counter.cell or "", []).append(counter)
            item = self.items_by_id.get(counter.id)
            if item is None:
                item = self.items_by_id[counter.id] = CounterItem(counter, self._item_moved)
                self.addItem(item)
            item.counter = counter
            item.setOpacity(1.0)
            item.spec = spec_of(
                counter, self.geometry, self._seats, None if counter.of is None else levels.get(counter.of)
            )
            item.draw(self.sprites, self._zoom, self._ratio)
        if self.fan_cell not in self._cells or len(self._cells.get(self.fan_cell or "", ())) < 2:
            self.fan_cell = None
        for cell in self._cells.keys() | self._ground.keys():
            self._place(cell)

    def _place(self, cell: str) -> None:
        here = self._cells.get(cell, [])
        x, y = self.geometry.centre(cell)
        spread = cell == self.fan_cell
        if spread:
            places, self.fan_radius = stacking.fanned(here)
        else:
            places = stacking.at_rest(here, grounded=cell in self._ground)
        for order, counter in enumerate(stacking.in_order(here)):
            item = self.items_by_id[counter.id]
            dx, dy = places[counter.id]
            item.setPos(QPointF(x + dx * self.grown, y + dy * self.grown))
            layer = COUNTERS if is_piece(counter) else MARKERS
            item.setZValue((COUNTERS + 3 if spread else layer) + order * 0.01)
        for order, counter in enumerate(self._ground.get(cell, ())):
            item = self.items_by_id[counter.id]
            item.setPos(QPointF(x, y))
            item.setZValue(GROUND + order * 0.01)

    def _show_courses(self, courses: tuple[CourseView, ...]) -> None:
        kept = set(courses)
        for course in [course for course in self._courses if course not in kept]:
            self.removeItem(self._courses.pop(course))
        for course in courses:
            if course not in self._courses and course.points:
                self._courses[course] = self._course(course, COURSES + (course.kind != "trail"))

    def _course(self, course: CourseView, z: float) -> CourseItem:
        owner = self.items_by_id.get(course.piece)
        seat = self._seats.get(owner.counter.owner) if owner is not None else None
        item = CourseItem(course, seat[1].colour if seat is not None else "neutral", self.geometry)
        item.draw(self._zoom, self._ratio)
        item.setZValue(z)
        self.addItem(item)
        return item

    def _item_moved(self, item: CounterItem) -> None:
        self.labels.layer.follow(item.counter.id, item.x(), item.y())

    def _drop_item(self, item: CounterItem) -> None:
        self._stale.pop(item, None)
        self.removeItem(item)

    # ---- marks, ghosts

    def choose(self, piece: PieceId | None) -> None:
        """Puts the brackets around a counter."""
        self.selected = piece
        self._place_marks()
        self.labels.refresh()

    def aim(self, piece: PieceId | None) -> None:
        """Puts the reticle around a counter."""
        self.targeted = piece
        self._place_marks()
        self.labels.refresh()

    def _place_marks(self) -> None:
        for name, piece in (("selected", self.selected), ("target", self.targeted)):
            item = self.items_by_id.get(piece) if piece is not None else None
            mark = self.marks[name]
            mark.setVisible(item is not None)
            if item is not None:
                mark.setPos(item.pos())
                mark.setScale(self.grown)

    def highlight(self, cells: Iterable[str]) -> None:
        """Tints cells; an empty collection takes the tint away."""
        self._lit = tuple(cells)
        self._draw_mark("highlight", cells_path(self.geometry, self._lit, 1.0))
        self._draw_mark("border", border_path(self.geometry, self._lit))

    def paint_cells(self, name: str, cells: Iterable[str]) -> None:
        """Tints cells that are "refused" or "aims" of an attack; KeyError for another name."""
        known = tuple(cell for cell in cells if self.geometry.holds(cell))
        self._painted[name] = known
        self._draw_mark(name, cells_path(self.geometry, known, 1.0))
        self._draw_mark(f"{name} border", cells_path(self.geometry, known, 0.93))

    def put_cursor(self, cell: str | None) -> None:
        """Outlines the cell that the keys mean."""
        path = QPainterPath() if cell is None else cells_path(self.geometry, (cell,), 0.97)
        self._draw_mark("cursor", path)

    def draw_ruler(self, start: str | None, end: str | None, name: str = "ruler") -> None:
        """A straight line between two cells; None takes it away."""
        path = QPainterPath()
        if start is not None and end is not None and start != end:
            path.moveTo(*self.geometry.centre(start))
            path.lineTo(*self.geometry.centre(end))
        self._draw_mark(name, path)

    def _draw_mark(self, name: str, path: QPainterPath) -> None:
        mark = self.marks[name]
        mark.setPath(path)
        mark.setVisible(not path.isEmpty())

    def overlay(self, ghosts: tuple[CounterView, ...], courses: tuple[CourseView, ...]) -> None:
        """The plotted turn: see-through counters and their courses."""
        if (ghosts, courses) == self._plot:
            return
        self._plot = (ghosts, courses)
        for course in self._plot_courses:
            self.removeItem(course)
        self._plot_courses = [self._course(c, COURSES + 3) for c in courses if c.points]
        self._plot_ghosts = self._set_ghosts(self._plot_ghosts, ghosts, legal=True)
        self.labels.refresh()

    def show_ghosts(self, counters: tuple[CounterView, ...], *, legal: bool) -> None:
        """The counter in hand where it would come to stand; its picture on the board goes dim."""
        self._ghosts = self._set_ghosts(self._ghosts, counters, legal=legal)
        self.labels.show_hand(self._ghosts)
        held = {c.id for c in counters if is_piece(c)}
        for piece in held:
            if piece in self.items_by_id:
                self.items_by_id[piece].setOpacity(0.35)
        first = next((c for c in counters if is_piece(c)), None)
        origin = self.items_by_id.get(first.id) if first is not None else None
        start = origin.counter.cell if origin is not None else None
        self.draw_ruler(start, first.cell if first is not None else None, "way")

    def dim(self, piece: PieceId) -> None:
        """Shows that a counter is off the board in the hand."""
        if piece in self.items_by_id:
            self.items_by_id[piece].setOpacity(0.35)

    def clear_ghosts(self) -> None:
        """Takes the ghosts of the hand away."""
        self._ghosts = self._set_ghosts(self._ghosts, (), legal=True)
        self.labels.show_hand(())
        self.draw_ruler(None, None, "way")
        for item in self.items_by_id.values():
            if item.opacity() < 1:
                item.setOpacity(1.0)

    def ghosts(self) -> tuple[CounterView, ...]:
        """The counters of the hand as drawn."""
        return tuple(item.counter for item in self._ghosts)

    def _set_ghosts(
        self, old: list[CounterItem], counters: tuple[CounterView, ...], *, legal: bool
    ) -> list[CounterItem]:
        """Re-uses the items at hand: a ghost moves at every step of a drag."""
        shown = [c for c in counters if c.cell is not None]
        for item in old[len(shown) :]:
            self._drop_item(item)
        kept = old[: len(shown)]
        levels = {c.id: c.level for c in shown}
        for index, counter in enumerate(shown):
            if index >= len(kept):
                item = CounterItem(counter)
                item.setZValue(GHOSTS + is_piece(counter))
                item.setOpacity(0.85)
                self.addItem(item)
                kept.append(item)
            item = kept[index]
            item.counter = counter
            item.spec = spec_of(
                counter,
                self.geometry,
                self._seats,
                None if counter.of is None else levels.get(counter.of, self._level_of(counter.of)),
                ghost=True,
                illegal=not legal,
            )
            item.setPos(QPointF(*self.geometry.centre(counter.cell or "0,0")))
            item.draw(self.sprites, self._zoom, self._ratio)
        return kept

    def _level_of(self, piece: PieceId) -> int:
        item = self.items_by_id.get(piece)
        return item.counter.level if item is not None else 0

    # ---- picking

    def counters_at(self, cell: str | None) -> list[CounterView]:
        """The counters of a cell, the topmost first."""
        return list(reversed(stacking.in_order(self._cells.get(cell or "", []))))

    def ground_at(self, cell: str | None) -> list[CounterView]:
        """What a cell is and bears, the topmost first."""
        return list(reversed(self._ground.get(cell or "", [])))

    def piece_at(self, x: float, y: float) -> PieceId | None:
        """The counter under a point of the scene: of a fan the nearest, else the nearest in that hex.

        Where counters are larger than their hexes, one of a neighbouring hex may be meant.
        """
        cells = [self.fan_cell] if self.fan_cell is not None else []
        here = self.geometry.cell_at(x, y)
        if here is not None and here not in cells:
            cells.append(here)
        for cell in cells:
            found = self._nearest(self.counters_at(cell), x, y, _REACH)
            if found is not None:
                return found
        if self.grown > 1:
            around = self.geometry.hex_at(x, y).neighbours()
            near = [counter for place in around for counter in self.counters_at(str(place))]
            return self._nearest(near, x, y, PLATE * self.grown)
        return None

    def _nearest(self, counters: list[CounterView], x: float, y: float, reach: float) -> PieceId | None:
        best: tuple[float, PieceId] | None = None
        for counter in counters:
            at = self.items_by_id[counter.id].pos()
            away = math.hypot(at.x() - x, at.y() - y)
            if away <= reach and (best is None or away < best[0] - 1e-6):
                best = (away, counter.id)
        return best[1] if best is not None else None

    def fan(self, cell: str | None) -> None:
        """Spreads the counters of a cell in a ring; None gathers them again. Nothing moves in the game."""
        if cell is not None and len(self._cells.get(cell, ())) < 2:
            cell = None
        if cell == self.fan_cell:
            return
        old, self.fan_cell = self.fan_cell, cell
        for changed in (old, cell):
            if changed in self._cells:
                self._place(changed or "")
        self._place_marks()
        self.labels.refresh()

    def leaves_fan(self, x: float, y: float, zoom: float) -> bool:
        """Whether a point of the scene is outside the open fan and the way to the list beside it."""
        if self.fan_cell is None:
            return False
        cx, cy = self.geometry.centre(self.fan_cell)
        return math.hypot(cx - x, cy - y) > self.fan_radius + HEX * 0.55 + 24 / zoom

    def place_of(self, piece: PieceId | None) -> Point | None:
        """Where a counter is drawn."""
        item = self.items_by_id.get(piece) if piece is not None else None
        return (item.pos().x(), item.pos().y()) if item is not None else None

    # ---- scale and theme

    def _drawn(self) -> Iterator[CounterItem]:
        yield from self._ghosts
        yield from self._plot_ghosts
        yield from self.items_by_id.values()

    def courses(self) -> Iterator[CourseItem]:
        """The lines of the plot, then those of the table."""
        yield from self._plot_courses
        yield from self._courses.values()

    def plot_ghosts(self) -> tuple[CounterItem, ...]:
        """The see-through counters of the plot."""
        return tuple(self._plot_ghosts)

    def stacks(self) -> Iterator[tuple[str, list[CounterItem]]]:
        """Cell by cell what stands there, the topmost first."""
        for cell in self._cells:
            yield cell, [self.items_by_id[counter.id] for counter in self.counters_at(cell)]

    def expect(self, zoom: float, ratio: float) -> None:
        """Counters shown from now on are drawn at this scale, until the view comes to rest at another."""
        self._zoom, self._ratio = zoom, ratio

    def rest_at(self, zoom: float, ratio: float, seen: QRectF) -> None:
        """The view rests: pictures of this scale are wanted, those in sight first."""
        self._zoom, self._ratio = zoom, ratio
        self._grow(drawn_zoom("piece", zoom) / zoom)
        self.map_item.rest_at(zoom, ratio, seen.width() * seen.height() * (zoom * ratio) ** 2)
        stale = [item for item in self._drawn() if not item.is_drawn(zoom, ratio)]
        stale.sort(key=lambda item: not seen.contains(item.pos()))
        self._stale = dict.fromkeys(stale)
        for course in self.courses():
            course.draw(zoom, ratio)
        for mark in self.marks.values():
            mark.recolour(ratio)
        self.labels.rest_at(zoom, ratio)

    def zooming(self, zoom: float, ratio: float) -> None:
        """The zoom is changing: what is drawn is stretched, but nothing gets smaller than its least size."""
        self.map_item.zooming(zoom, ratio)
        grown = drawn_zoom("piece", zoom) / zoom
        if grown != 1 or self.grown != 1:
            wanted = {kind: drawn_zoom(kind, zoom) for kind in LEAST}
            for item in self._drawn():
                item.keep_size(zoom, wanted.get(item.spec.kind, zoom) if item.spec is not None else zoom)
            for name in ("selected", "target"):
                self.marks[name].setScale(grown)

    def _grow(self, grown: float) -> None:
        """Counters keep a least size: what shares a hex moves apart as they take more of it."""
        if grown == self.grown:
            return
        self.grown = grown
        for cell, here in self._cells.items():
            if len(here) > 1:
                self._place(cell)
        self._place_marks()

    @property
    def unfinished(self) -> bool:
        """Whether tiles or pictures of the present scale are still to be drawn."""
        return bool(self._stale) or self.map_item.missing > 0

    def refine(self, clock: Callable[[], float] = time.perf_counter) -> bool:
        """Draws for a few milliseconds; True when all is at the right scale."""
        started = clock()
        while self._stale:
            item = next(iter(self._stale))
            del self._stale[item]
            item.draw(self.sprites, self._zoom, self._ratio)
            if clock() - started > _SLICE:
                return False
        return not self.map_item.missing or self.map_item.refine()

    def complete(self, seen: QRectF) -> None:
        """Draws at once all that is in sight at the right scale."""
        while self._stale:
            self._stale.popitem()[0].draw(self.sprites, self._zoom, self._ratio)
        self.map_item.complete(seen)

    def recolour(self) -> None:
        """Draws everything anew in the colours in force."""
        self.sprites.forget()
        self.map_item.forget()
        self.setBackgroundBrush(hub().colour("map_off"))
        for mark in self.marks.values():
            mark.recolour(self._ratio)
        for item in self._drawn():
            item.forget()
            item.draw(self.sprites, self._zoom, self._ratio)
        for course in self.courses():
            course.draw(self._zoom, self._ratio)
        self.labels.forget()
