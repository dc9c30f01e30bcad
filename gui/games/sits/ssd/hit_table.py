"""The hit location table as a drawing: the ship from above, and the way that a hit takes through it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from engine.rulesets.sits.view import SheetCell, SheetTable
from gui.games.sits.ssd.shapes import CENTRE, tinted, write
from gui.speech import mark, tr
from gui.theme.style import hub

CODES: Final = {
    "fcon": (tr("Fire Control"), "C5.432"),
    "hull": (tr("Hull"), "C5.422.parties"),
    "dcy": (tr("Decoys"), "C5.434"),
    "sdwl": (tr("Sidewall"), "C5.45"),
    "mag": (tr("Magazine"), "C5.433"),
    "fwd": (tr("Forward Impeller"), "C5.461"),
    "aft": (tr("Aft Impeller"), "C5.461"),
    "2fwd": (tr("Forward Impeller, two boxes with the sail"), "C5.462"),
    "2aft": (tr("Aft Impeller, two boxes with the sail"), "C5.462"),
    "ECM": ("ECM", "C5.45"),
    "M": (tr("Missile launcher"), "C5.431"),
    "L": (tr("Laser"), "C5.431"),
    "G": (tr("Graser"), "C5.431"),
    "ET": (tr("Energy torpedo"), "C5.431"),
    "CM": (tr("Countermissile"), "C5.431"),
    "PD": (tr("Point defense"), "C5.431"),
    "piv": (tr("Pivot"), "C5.464"),
    "rol": (tr("Roll"), "C5.464"),
    "SI": (tr("Structural Integrity"), "C5.4211"),
    "brg": (tr("Bridge"), "C5.441"),
    "flg": (tr("Flag Bridge"), "C5.442"),
    "com": (tr("Communications"), "C5.444"),
    "lif": (tr("Life Support"), "C5.423"),
    "hyp": (tr("Hyper Generator"), "C5.463"),
    "CIC": (tr("Combat Information Center: one fire control hit to every mount"), "C5.443"),
}
"""What a code means, and the rule of its hit."""
Outcome = Literal["hit", "skipped", "armor", "lost"]
_TOKENS: Final[dict[str, str]] = {"hit": "bad", "skipped": "text_dim", "armor": "warn", "lost": "text_faint"}
HEAD: Final = 0.82
"""Height of an edge's numbers, in cells."""
SIDE: Final = 1.0
"""Breadth of an edge's numbers, in cells."""


@dataclass(frozen=True, slots=True)
class WalkStep:
    """A step of a hit through the table.

    Rows count from starboard, columns from the bow, both from 0; -1 or one beyond the last is on the edge.
    """

    row: int
    column: int
    label: str = ""
    """What happens there: "hull 14", "skipped", "−3"."""
    outcome: Outcome = "hit"
    line: int = 0
    """Steps of one line of a hit's span hang together; the next line begins anew at the edge (C5.33)."""


class HitTablePicture:
    """Draws a table into any rectangle; `set_walk` lays a hit's way over it."""

    def __init__(self, table: SheetTable, box: QRectF | None = None) -> None:
        self.table = table
        self._steps: tuple[WalkStep, ...] = ()
        self._position = 0
        self.lie_in(box if box is not None else QRectF(0, 0, 840, 380))

    # ---- where things are

    def lie_in(self, box: QRectF) -> None:
        """Takes a rectangle for its own: edges and cells fill it."""
        self.box = box
        self._wide = box.width() / (len(self.table.columns) + 2 * SIDE)
        self._high = box.height() / (len(self.table.rows) + 2 * HEAD)

    def cell_box(self, row: int, column: int) -> QRectF:
        """Where a cell is drawn; rows and columns just outside lie on the edges."""
        left = self.box.left() + (SIDE + column) * self._wide
        top = self.box.top() + (HEAD + row) * self._high
        wide, high = self._wide, self._high
        if row < 0:
            top, high = self.box.top(), HEAD * self._high
        elif row >= len(self.table.rows):
            high = HEAD * self._high
        if column < 0:
            left, wide = self.box.left(), SIDE * self._wide
        elif column >= len(self.table.columns):
            wide = SIDE * self._wide
        return QRectF(left, top, wide, high)

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Row and column of the cell at a point; None on the edges and outside the ship."""
        row = int((y - self.box.top()) / self._high - HEAD)
        column = int((x - self.box.left()) / self._wide - SIDE)
        inside = 0 <= row < len(self.table.rows) and 0 <= column < len(self.table.columns)
        if not inside or not self.cell_box(row, column).contains(x, y):
            return None
        return (row, column) if self.table.cells[row][column] is not None else None

    def words(self, row: int, column: int) -> str:
        """A cell told in a line."""
        cell = self._cell(row, column)
        if cell is None:
            return tr("Outside the ship")
        meaning = CODES.get(cell.code, (cell.code, ""))[0]
        form = (
            mark("{cell}; row {row}, column {column}, in the Core")
            if cell.core
            else mark("{cell}; row {row}, column {column}")
        )
        name = f"[{cell.code}] {meaning}"
        return tr(form, cell=name, row=self.table.rows[row], column=self.table.columns[column])

    def rule(self, row: int, column: int) -> str:
        """Id of the rule about hits on a cell's code."""
        cell = self._cell(row, column)
        number = CODES.get(cell.code, ("", ""))[1] if cell is not None else ""
        return f"sits/{number or 'C5.23'}"

    def _cell(self, row: int, column: int) -> SheetCell | None:
        inside = 0 <= row < len(self.table.rows) and 0 <= column < len(self.table.columns)
        return self.table.cells[row][column] if inside else None

    # ---- the walk

    @property
    def walk(self) -> tuple[WalkStep, ...]:
        """The way that is laid over the table."""
        return self._steps

    @property
    def position(self) -> int:
        """How many of its steps have been taken."""
        return self._position

    def set_walk(self, steps: Sequence[WalkStep], position: int | None = None) -> None:
        """Lays a way over the table of which `position` steps have been taken; all of them without a number.

        The last step taken is the one under the hammer; those still to come are not drawn. No steps clear it.
        """
        self._steps = tuple(steps)
        most = len(self._steps)
        self._position = most if position is None else max(0, min(most, position))

    # ---- drawing

    def paint(self, painter: QPainter) -> None:
        """Draws table and walk."""
        self._cells(painter)
        self._core(painter)
        self._rim(painter)
        self._edges(painter)
        self._way(painter)

    def _cells(self, painter: QPainter) -> None:
        size = round(min(self._high * 0.52, self._wide * 0.36))
        plated = {(step.row, step.column) for step in self._steps[: self._position] if step.label}
        for row, cells in enumerate(self.table.cells):
            for column, cell in enumerate(cells):
                if cell is None:
                    continue
                box = self.cell_box(row, column)
                painter.setPen(QPen(hub().colour("line_strong"), 0.8))
                painter.setBrush(hub().colour("line" if cell.core else "raised"))
                painter.drawRect(box)
                if (row, column) not in plated:
                    write(painter, box.adjusted(2, 0, -2, 0), cell.code, size, weight=600, align=CENTRE)

    def _core(self, painter: QPainter) -> None:
        """C5.24: the armor belt is the thick line around the shaded cells."""
        inside = {
            (row, column)
            for row, cells in enumerate(self.table.cells)
            for column, cell in enumerate(cells)
            if cell is not None and cell.core
        }
        self._border(painter, inside, QPen(hub().colour("text"), 4.0))

    def _rim(self, painter: QPainter) -> None:
        """C5.251: the silhouette, beyond which a hit is spent."""
        inside = {
            (row, column)
            for row, cells in enumerate(self.table.cells)
            for column, cell in enumerate(cells)
            if cell is not None
        }
        self._border(painter, inside, QPen(hub().colour("text_dim"), 2.0))

    def _border(self, painter: QPainter, inside: set[tuple[int, int]], pen: QPen) -> None:
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        painter.setPen(pen)
        for row, column in inside:
            box = self.cell_box(row, column)
            for beside, line in (
                ((row - 1, column), QLineF(box.topLeft(), box.topRight())),
                ((row + 1, column), QLineF(box.bottomLeft(), box.bottomRight())),
                ((row, column - 1), QLineF(box.topLeft(), box.bottomLeft())),
                ((row, column + 1), QLineF(box.topRight(), box.bottomRight())),
            ):
                if beside not in inside:
                    painter.drawLine(line)

    def _edges(self, painter: QPainter) -> None:
        rows, columns = len(self.table.rows), len(self.table.columns)
        size = round(min(self._high * 0.5, self._wide * 0.3))
        for column, roll in enumerate(self.table.columns):
            for row in (-1, rows):
                write(
                    painter,
                    self.cell_box(row, column),
                    roll,
                    size,
                    token="text_dim",
                    weight=600,
                    align=CENTRE,
                )
        for row, roll in enumerate(self.table.rows):
            for column in (-1, columns):
                words = roll.replace("-", "–")
                write(
                    painter,
                    self.cell_box(row, column),
                    words,
                    size,
                    token="text_dim",
                    weight=600,
                    align=CENTRE,
                )

    def _way(self, painter: QPainter) -> None:
        taken = self._steps[: self._position]
        if not taken:
            return
        points = [self.cell_box(step.row, step.column).center() for step in taken]
        for step in taken:
            box = self.cell_box(step.row, step.column)
            token = _TOKENS[step.outcome]
            if self._cell(step.row, step.column) is not None:
                painter.setPen(QPen(hub().colour(token), 1.6))
                painter.setBrush(tinted(token, 0.32 if step.outcome == "hit" else 0.16))
                painter.drawRect(box.adjusted(1.5, 1.5, -1.5, -1.5))
        pen = QPen(hub().colour("target"), max(1.6, self._high * 0.06))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for line in dict.fromkeys(step.line for step in taken):
            way = [point for step, point in zip(taken, points, strict=True) if step.line == line]
            painter.drawPolyline(QPolygonF(way))
        for place, (step, point) in enumerate(zip(taken, points, strict=True)):
            self._stop(painter, step, point, last=place == len(taken) - 1)

    def _stop(self, painter: QPainter, step: WalkStep, at: QPointF, *, last: bool) -> None:
        """A step's pip, and for what happened there a small plate below the code."""
        box = self.cell_box(step.row, step.column)
        if last:
            painter.setPen(QPen(hub().colour("focus"), 3.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(-1, -1, 1, 1))
        if not step.label:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hub().colour("target"))
            painter.drawEllipse(at, self._high * 0.18, self._high * 0.18)
            return
        cell = self._cell(step.row, step.column)
        if cell is not None:
            size = round(min(self._high * 0.44, self._wide * 0.36))
            upper = QRectF(box.left() + 2, box.top() + 1, box.width() - 4, box.height() * 0.56)
            write(painter, upper, cell.code, size, weight=600, align=CENTRE)
        plate = QRectF(box.left() + 2, box.bottom() - self._high * 0.42, box.width() - 4, self._high * 0.38)
        painter.setBrush(hub().colour("space" if hub().theme.name == "dark" else "raised"))
        painter.setPen(QPen(hub().colour(_TOKENS[step.outcome]), 1.0))
        painter.drawRoundedRect(plate, 2, 2)
        write(
            painter,
            plate.adjusted(1, 0, -1, 0),
            step.label,
            round(self._high * 0.32),
            token="text",
            weight=600,
            align=CENTRE,
        )
