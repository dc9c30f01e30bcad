"""The columns as true stacks in the 3D view: the same choice as on the map, picked in space."""

import math
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.ids import PieceId
from gui.games.holy_war.map_ground import Ground
from gui.games.holy_war.map_tokens import GOAL_TOKENS, Pile, Show
from gui.games.holy_war.spiral import COLUMN, column_at
from gui.games.holy_war.words import Chart, side_of
from gui.speech import tr
from gui.tactical3d.scene_spec import Body, Frame, Label, Line, Mark, Point, SceneSpec, Stroke
from gui.tactical3d.tactical_view import SceneCanvas
from gui.tactical3d.tool_row import ToolRow

_APART: Final = 2.6
"""From column to column: so large that the eye's margin around the scene is small beside it."""
_STEP: Final = 0.72 * _APART
"""Height of a level."""
_RADIUS: Final = 0.46 * _APART
_SCALE: Final = _APART / (COLUMN * math.sqrt(3))
FRAME: Final[Frame] = ((0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0))
_LEVEL: Final = "level "


def place(chart: Chart, level: str) -> Point:
    """The middle of a level in space; KeyError for none."""
    found = chart.level(level)
    if found is None:
        raise KeyError(level)
    x, y = column_at(found.q, found.r)
    return x * _SCALE, -y * _SCALE, (4 - found.height) * _STEP


def _ring(at: Point, radius: float = _RADIUS) -> tuple[Point, ...]:
    turns = [math.radians(60 * k) for k in range(7)]
    return tuple((at[0] + radius * math.cos(a), at[1] + radius * math.sin(a), at[2]) for a in turns)


def build(chart: Chart, ground: Ground, show: Show) -> SceneSpec:
    """The scene of what the map shows."""
    lines: list[Line] = []
    marks: list[Mark] = []
    labels: list[Label] = []
    for level in chart.view.levels:
        at = place(chart, level.id)
        lines.append(_outline(level.id, level.kind, at, ground, show))
        marks.append(_dot(level.id, level.kind, at, ground, show))
        if level.name:
            colour = "world_life" if level.kind == "seam" else "text_dim"
            strong = level.id == show.selected
            labels.append(
                Label(at=at, text=level.name, colour=colour, dy=-16.0, strong=strong, priority=1 + strong)
            )
        if level.height == 1:
            foot = (at[0], at[1], at[2] - 6 * _STEP)
            lines.append(Line(points=(at, foot), colour="grid_strong", width=1.0, alpha=0.8))
    lines += [_warp(chart, a, b, ground) for _, a, b in chart.view.lines]
    lines += [_own(chart, a, b) for a, b in ground.lines]
    if len(show.path) > 1:
        points = tuple(place(chart, level) for level in show.path)
        lines.append(Line(points=points, colour="accent", width=2.4, stroke=Stroke.DASH, arrow=True))
    bodies = [body for level, here in show.piles.items() for body in _bodies(chart, level, here, show)]
    labels += [_count(body, pile) for body, pile in _counted(bodies, show)]
    spots = tuple(place(chart, level.id) for level in chart.view.levels if level.height in (1, 7))
    return SceneSpec(
        bodies=tuple(bodies), lines=tuple(lines), marks=tuple(marks), labels=tuple(labels), spots=spots
    )


def _outline(level: str, kind: str, at: Point, ground: Ground, show: Show) -> Line:
    colour, width, alpha, stroke = "line_strong", 1.0, 0.9, Stroke.SOLID
    if kind:
        colour, alpha, width = ("world_life" if kind == "seam" else "text_faint"), 1.0, 1.4
    if level in ground.guards:
        colour, width = side_of(ground.guards[level])[0], 2.2
    if level in show.aims and show.aims[level].tone != "risk":
        colour, width, stroke = GOAL_TOKENS[show.aims[level].tone], 2.0, Stroke.DASH
    if level in show.fights:
        colour, width, stroke = "target", 2.6, Stroke.SOLID
    if level == show.selected:
        colour, width, stroke = "focus", 2.8, Stroke.SOLID
    return Line(points=_ring(at), colour=colour, width=width, alpha=alpha, stroke=stroke)


def _dot(level: str, kind: str, at: Point, ground: Ground, show: Show) -> Mark:
    piece = PieceId(f"{_LEVEL}{level}")
    if level in ground.stars:
        return Mark(at=at, shape="dot", colour="star", radius=6.0, pick=piece)
    if level in ground.absent:
        return Mark(at=at, shape="ring", colour="warn", radius=6.0, pick=piece)
    if kind == "seam":
        return Mark(at=at, shape="diamond", colour="world_life", radius=6.0, pick=piece)
    lit = level in show.aims and show.aims[level].tone != "risk"
    return Mark(at=at, shape="ring", colour="accent" if lit else "grid_strong", radius=2.5, pick=piece)


def _warp(chart: Chart, a: str, b: str, ground: Ground) -> Line:
    """A sweep through space, bulging away from the straight way."""
    one, two = place(chart, a), place(chart, b)
    points = []
    for k in range(17):
        t = k / 16
        bulge = math.sin(math.pi * t) * 0.5 * _APART
        points.append(
            (
                one[0] + (two[0] - one[0]) * t + (two[1] - one[1]) * 0.07 * bulge,
                one[1] + (two[1] - one[1]) * t - (two[0] - one[0]) * 0.07 * bulge,
                one[2] + (two[2] - one[2]) * t + bulge,
            )
        )
    closed = bool({a, b} & ground.closed)
    return Line(
        points=tuple(points),
        colour="hazard",
        width=1.8,
        stroke=Stroke.DOT if closed else Stroke.SOLID,
        alpha=0.45 if closed else 0.85,
    )


def _own(chart: Chart, a: str, b: str) -> Line:
    return Line(
        points=(place(chart, a), place(chart, b)), colour="accent", width=1.0, stroke=Stroke.DASH, alpha=0.6
    )


def _bodies(chart: Chart, level: str, here: tuple[Pile, ...], show: Show) -> list[Body]:
    at = place(chart, level)
    found = []
    for k, pile in enumerate(here):
        aside = 0.0 if len(here) == 1 else 0.2 * _APART * (2 * k / (len(here) - 1) - 1)
        colour = side_of(pile.owner)[0]
        found.append(
            Body(
                piece=PieceId(f"{_LEVEL}{level}"),
                at=(at[0] + aside, at[1], at[2] + 0.1 * _APART),
                frame=FRAME,
                colour=colour,
                deep=f"{colour}_deep" if colour in ("red", "green") else "line_strong",
                length=0.42 * _APART,
                selected=level == show.selected,
                wedge=False,
                text=str(pile.count),
            )
        )
    return found


def _counted(bodies: list[Body], show: Show) -> list[tuple[Body, Pile]]:
    every = [pile for here in show.piles.values() for pile in here]
    return list(zip(bodies, every, strict=True))


def _count(body: Body, pile: Pile) -> Label:
    top = pile.top
    name = "?" if top.face_down else top.label
    mixed = len({counter.label for counter in pile.counters}) > 1
    text = name if pile.count == 1 else f"{pile.count}: {name} …" if mixed else f"{pile.count} × {name}"
    return Label(at=body.at, text=text, colour=body.colour, dy=14.0, strong=body.selected, priority=3)


class SolidMap(QWidget):
    """The view in space with its row of viewpoints."""

    clicked = Signal(str, object)
    """A level, and the keyboard modifiers."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self.canvas = SceneCanvas(self)
        self.canvas.setAccessibleName(tr("Columns in space"))
        self.canvas.setToolTip(tr("Drag: turn. Right drag: move. Wheel: zoom. Click a level or a stack."))
        self.canvas.pieceClicked.connect(self._picked)
        self.tools = ToolRow()
        self.tools.looked.connect(self.canvas.look_from)
        self.tools.ship_asked.connect(self.canvas.look_at_selected)
        self.tools.fit_asked.connect(self.canvas.fit)
        self.canvas.look_from("Three-quarter")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tools)
        layout.addWidget(self.canvas, 1)

    def show_scene(self, ground: Ground, show: Show) -> None:
        """Draws another state or choice."""
        self.canvas.show_scene(build(self._chart, ground, show))

    def _picked(self, piece: PieceId, modifiers: Qt.KeyboardModifier) -> None:
        if piece.startswith(_LEVEL):
            self.clicked.emit(piece.removeprefix(_LEVEL), modifiers)
