"""Lays one ship's sheet out on a page: the biggest boxes for which everything finds room."""

from typing import Final, Protocol

from PySide6.QtCore import QRectF

from engine.core.ids import RuleId
from engine.rulesets.sits.view import SheetTrack, ShipSheet
from gui.games.sits.ssd.column import BandPart, InternalsPart, OfficerPart
from gui.games.sits.ssd.hit_table import HitTablePicture
from gui.games.sits.ssd.mounts import MountPart
from gui.games.sits.ssd.parts import Plan, Table
from gui.games.sits.ssd.shapes import CENTRE, wide
from gui.games.sits.ssd.writer import LINE, PAD, Writer
from gui.speech import mark, tr

WIDTH: Final = 1400.0
"""Units of every sheet; its height follows from the paper."""
A4: Final = 277 / 190
"""Height to breadth of what is printed on a sheet of A4 with margins of 10 mm."""
LETTER: Final = 259.4 / 195.9
_SIDES: Final = (29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16)
_HEAD: Final = 124.0
_GAP: Final = 12.0
_LEFT: Final = 852.0
_NOTES: Final = 90.0
"""The least height of a space for notes."""
_FOOT: Final = 22.0


class Part(Protocol):
    """A section that knows its height before it is written."""

    height: float

    def write(self, x: float, y: float, height: float) -> None:
        """Writes it into a frame."""


def lay_out(sheet: ShipSheet, ratio: float = A4) -> Plan:
    """The plan of a sheet on paper of a ratio of height to breadth."""
    height = round(WIDTH * ratio)
    made = _Layout(sheet, height, _SIDES[-1])
    for side in _SIDES:
        made = _Layout(sheet, height, side)
        if made.spare >= 0 and made.fits:
            break
    return made.write()


class _Layout:
    """One try with boxes of one size."""

    def __init__(self, sheet: ShipSheet, height: float, side: int) -> None:
        title = tr(
            "{ship}, {ship_class} class", ship=sheet.name or sheet.class_name, ship_class=sheet.class_name
        )
        self.sheet = sheet
        self.plan = Plan(WIDTH, height, title)
        self.writer = Writer(self.plan, float(side))
        right = WIDTH - _LEFT - _GAP
        half = (_LEFT - _GAP) / 2
        forward, aft, port, starboard = sheet.mounts
        armed = any(mount.tracks() for mount in sheet.mounts)
        self._hammers = [MountPart(self.writer, mount, half) for mount in (forward, aft)]
        self._broad = [MountPart(self.writer, mount, _LEFT) for mount in (port, starboard)]
        if not armed:
            self._hammers, self._broad = [], []
        self._internals = InternalsPart(self.writer, sheet, right)
        officers, bands = OfficerPart(self.writer, sheet, right), BandPart(self.writer, sheet, right)
        self._column: list[Part] = [officers, bands, self._internals]
        rows = len(sheet.table.rows) if sheet.table is not None else 0
        self._cell = max(27.0, side * 1.12)
        walls = 2 * (side + LINE + 8)
        self._table = 30.0 + walls + (rows + 1.7) * self._cell + 2 * PAD if rows else 0.0
        if sheet.lacs is not None:
            self._table = 34.0 + len(sheet.lacs.letters) * self.writer.pitch + 2 * PAD
        tallest = max(self._left_height(), self._right_height())
        self.spare = height - _HEAD - _GAP - tallest - _GAP - self._table - _FOOT

    @property
    def fits(self) -> bool:
        """Whether nothing is too narrow for its boxes."""
        return self._internals.fits and all(part.fits for part in (*self._hammers, *self._broad))

    def _left_height(self) -> float:
        hammer = max((part.height for part in self._hammers), default=0.0)
        return hammer + sum(part.height + _GAP for part in self._broad)

    def _right_height(self) -> float:
        parts = [part.height for part in self._column if part.height]
        return sum(parts) + _GAP * (len(parts) - 1)

    def write(self) -> Plan:
        """Writes all sections; what height is left goes to notes, to the internals and to the table."""
        spare = max(0.0, self.spare)
        self._head()
        top = _HEAD + _GAP
        grown = min(spare * 0.4, self._table * 0.28)
        table = self._table + grown
        foot = self.plan.height - _FOOT
        under = foot - table - _GAP if table else foot
        self._mounts(top, under)
        self._right(top, under)
        if self.sheet.table is not None:
            _TablePart(self.writer, self.sheet).write(QRectF(0, foot - table, WIDTH, table))
        elif self.sheet.lacs is not None:
            self._lacs(QRectF(0, foot - table, WIDTH, table))
        self._sources(foot)
        return self.plan

    # ---- sections

    def _head(self) -> None:
        writer, sheet = self.writer, self.sheet
        writer.field(QRectF(0, 0, WIDTH, _HEAD), fill="panel", edge="line_strong")
        writer.field(QRectF(0, 0, 8, _HEAD), fill=_SIDE.get(sheet.side.lower(), "neutral"))
        writer.words(QRectF(24, 8, 820, 24), sheet.nation.upper(), 17, token="text_dim", weight=600)
        name = tr("{ship_class}-class", ship_class=sheet.class_name)
        writer.words(QRectF(24, 30, 820, 50), name, 42, weight=600)
        kind = QRectF(24 + wide(name, 42, 600) + 16, 38, 0, 34)
        kind.setWidth(wide(sheet.class_type, 22, 600) + 20)
        writer.field(kind, fill="text_dim", radius=4)
        writer.words(kind, sheet.class_type, 22, token="panel", weight=600, align=CENTRE)
        if sheet.service:
            box = QRectF(kind.right() + 14, 38, 200, 34)
            writer.words(box, tr("in service {service}", service=sheet.service), 15, token="text_dim")
        told = "     ".join(f"{title}: {words}" for title, words in sheet.crew)
        writer.words(QRectF(24, 86, WIDTH - 48, 26), told, 16, token="text_dim")
        number = str(sheet.number) if sheet.number else ""
        for left, width, title, value in (
            (880, 370, tr("Ship's Name"), sheet.name),
            (1262, 114, "ID", number),
        ):
            box = QRectF(left, 12, width, 62)
            writer.field(box, fill="raised", edge="text_dim", width=1.6)
            writer.words(QRectF(left + 8, 14, width - 16, 18), title, 13, token="text_dim", weight=600)
            writer.words(QRectF(left + 10, 32, width - 20, 38), value, 28, weight=600)
        writer.spot(QRectF(24, 8, 830, 72), f"{name} {sheet.class_type}, {sheet.nation}", "sits/A2.62")
        writer.spot(
            QRectF(880, 12, 496, 62),
            tr("{ship}, number {number}", ship=sheet.name, number=number or tr("none")),
            "sits/A2.62",
        )

    def _mounts(self, top: float, foot: float) -> None:
        if not self._broad:
            self._notes(QRectF(0, top, _LEFT, foot - top))
            return
        rest = foot - top - self._left_height()
        notes = rest > _NOTES + _GAP
        more = 0.0 if notes else max(0.0, rest) / 3
        hammer = max(part.height for part in self._hammers) + more
        for place, part in enumerate(self._hammers):
            part.write(place * (_LEFT + _GAP) / 2, top, hammer)
        top += hammer + _GAP
        for part in self._broad:
            part.write(0, top, part.height + more)
            top += part.height + more + _GAP
        if notes:
            self._notes(QRectF(0, top, _LEFT, foot - top))

    def _notes(self, box: QRectF) -> None:
        """Room to write: what the table remembers and no track holds."""
        writer = self.writer
        writer.field(box, fill="panel", edge="line_strong")
        writer.words(
            QRectF(box.left() + PAD, box.top() + 4, 200, 22), tr("Notes"), 15, token="text_dim", weight=600
        )
        y = box.top() + 56
        while y < box.bottom() - 8:
            writer.line(box.left() + PAD, y, box.width() - 2 * PAD, "line")
            y += 34

    def _right(self, top: float, foot: float) -> None:
        x, width = _LEFT + _GAP, WIDTH - _LEFT - _GAP
        parts = [part for part in self._column if part.height]
        for part in parts[:-1]:
            part.write(x, top, part.height)
            top += part.height + _GAP
        last = parts[-1].height
        most = min(foot - top, last * 1.35)
        parts[-1].write(x, top, most)
        if foot - top - most > _NOTES:
            self._notes(QRectF(x, top + most + _GAP, width, foot - top - most - _GAP))

    def _lacs(self, box: QRectF) -> None:
        """C7.32: a row for each LAC."""
        lacs, writer = self.sheet.lacs, self.writer
        if lacs is None:
            return
        writer.field(box, fill="panel", edge="line_strong")
        writer.heading(QRectF(box.left(), box.top(), box.width(), 28), "LACs", "sits/C7.32")
        for line, letter in enumerate(lacs.letters):
            track = SheetTrack(
                id=f"lac.{letter}",
                title=tr("LAC {letter}", letter=letter),
                code="",
                rule=_C7_32,
                rows=(lacs.row,),
                left=len(lacs.row),
                total=len(lacs.row),
                worth="",
                exhausted="",
                source="printed",
                source_ref="",
            )
            y = box.top() + 28 + PAD + line * writer.pitch
            writer.label(track, QRectF(box.left() + PAD, y, 70, writer.side), name=letter)
            writer.boxes(track, box.left() + 90, y, _LEFT - 100)
        for line, track in enumerate(self.sheet.sidewalls):
            y = box.top() + 28 + PAD + line * writer.pitch
            writer.label(track, QRectF(_LEFT + _GAP, y, 200, writer.side))
            writer.boxes(track, _LEFT + _GAP + 210, y, WIDTH - _LEFT - 230)

    def _sources(self, y: float) -> None:
        words = "    ".join(f"{each[0].upper()}{each[1:]}." for each in self.sheet.sources)
        self.writer.words(QRectF(0, y + 3, WIDTH, _FOOT - 4), words, 12, token="text_faint")


class _TablePart:
    """The hit location table between the two sidewalls (A2.64)."""

    def __init__(self, writer: Writer, sheet: ShipSheet) -> None:
        self._writer = writer
        self._sheet = sheet

    def write(self, box: QRectF) -> None:
        """Writes it into a frame."""
        writer, table = self._writer, self._sheet.table
        if table is None:
            return
        writer.field(box, fill="panel", edge="line_strong")
        note = tr("2d10+ on the edge that is hit; each point of depth takes the next cell")
        writer.heading(
            QRectF(box.left(), box.top(), box.width(), 28), tr("Hit Location Table"), "sits/C5.23", note
        )
        wall = writer.side + LINE + 8
        inner = QRectF(box.left() + 118, box.top() + 28 + PAD / 2, box.width() - 236, box.height() - 28 - PAD)
        by_side = {track.id.rpartition(".")[2]: track for track in self._sheet.sidewalls}
        if (track := by_side.get("starboard")) is not None:
            self._wall(track, inner.left(), inner.top() + 2, inner.width())
        if (track := by_side.get("port")) is not None:
            self._wall(track, inner.left(), inner.bottom() - wall + 4, inner.width())
        grid = inner.adjusted(0, wall, 0, -wall)
        picture = HitTablePicture(table, grid)
        writer.plan.things.append(Table(picture))
        for row, cells in enumerate(table.cells):
            for column, cell in enumerate(cells):
                if cell is not None:
                    writer.spot(
                        picture.cell_box(row, column), picture.words(row, column), picture.rule(row, column)
                    )
        self._flank(box.left() + PAD, grid, tr("Forward"), _FORWARD, table.forward_armor)
        self._flank(inner.right() + PAD, grid, tr("Aft"), _AFT, table.aft_armor)
        self._facts(
            QRectF(box.left() + PAD, inner.top(), 100, grid.top() - inner.top()),
            tr("Scale"),
            table.scale,
            "sits/C5.21",
        )
        core = QRectF(inner.right() + PAD, inner.top(), 104, grid.top() - inner.top())
        self._facts(core, tr("Core Armor"), table.core_armor, "sits/C5.24")
        cic = QRectF(inner.right() + PAD, grid.bottom(), 104, wall)
        writer.words(cic, tr("CIC: 1 fcon each"), 12, token="text_dim")

    def _wall(self, track: SheetTrack, x: float, y: float, width: float) -> None:
        writer = self._writer
        name = f"[{track.code}] {track.title}"
        label = wide(name, writer.small, 600) + 14
        boxes = track.total * writer.step + 40
        left = x + max(0.0, (width - label - boxes) / 2)
        writer.label(track, QRectF(left, y, label - 8, writer.side))
        writer.boxes(track, left + label, y, width - label)

    def _flank(self, x: float, grid: QRectF, name: str, told: str, armor: int) -> None:
        writer = self._writer
        middle = grid.center().y()
        writer.words(QRectF(x, middle - 34, 104, 24), name, 18, weight=600, align=CENTRE)
        writer.words(QRectF(x, middle - 8, 104, 40), f"{armor:+d}", 30, weight=600, align=CENTRE)
        writer.spot(
            QRectF(x, middle - 36, 104, 72),
            tr(told, armor=armor),
            _HAMMER,
        )

    def _facts(self, box: QRectF, name: str, value: int, rule: str) -> None:
        writer = self._writer
        writer.words(QRectF(box.left(), box.top(), box.width(), 20), name, 14, token="text_dim", align=CENTRE)
        writer.words(
            QRectF(box.left(), box.top() + 18, box.width(), 34), str(value), 28, weight=600, align=CENTRE
        )
        writer.spot(box, f"{name} {value}", rule)


_FORWARD: Final = mark("Forward edge: {armor:+d} in place of a sidewall")
_AFT: Final = mark("Aft edge: {armor:+d} in place of a sidewall")
_HAMMER: Final = "sits/C5.214.hammer"
_SIDE: Final = {"green": "green", "red": "red"}
_C7_32: Final = RuleId("sits/C7.32")
