"""Two rows of bars: the boxes given and taken in each step of a turn."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.rulesets.sits.combat_view import EXCHANGE_STEPS
from gui.games.sits.combat.odds_chart import dress_axes, prepared
from gui.speech import tr
from gui.theme.style import hub

_TALL: Final = 100
_LEAST: Final = 4.0
"""Boxes that the scale shows at least: small sums shall look small."""
_ROOM: Final = 1.65
"""Height of a row in its highest bar, so that the figure above the bar fits."""
NAMES: Final = {
    "early": (tr("early"), tr("E")),
    "middle": (tr("middle"), tr("M")),
    "first beams": (tr("beams 1"), tr("B1")),
    "late": (tr("late"), tr("L")),
    "second beams": (tr("beams 2"), tr("B2")),
}
"""Each step below its bars, and in how few letters where they are large."""
_LARGE: Final = 1.3
_WAYS: Final = (("given", tr("given"), tr("G"), "good", 1), ("taken", tr("taken"), tr("T"), "bad", 0))
"""Each row: its name, its word, its letter, its colour, its place from below."""


class ExchangeChart(QWidget):
    """Given above, taken below, both to one scale; every bar bears its letter and its figure.

    It draws only what is in sight: the first drawing takes a moment, and nobody may scroll to it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._plot: Any = None
        self._rows: dict[str, Mapping[str, float]] = {}
        self._drawn: object = None
        self.figures: list[str] = []
        """What is written at the bars, given before taken."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._size()
        hub().changed.connect(self._redraw)

    def sizeHint(self) -> QSize:
        return QSize(160, self.height())

    def show_exchange(self, given: Mapping[str, float], taken: Mapping[str, float]) -> None:
        """Draws other figures; those of steps that are over are left out."""
        rows = {"given": given, "taken": taken}
        if rows != self._rows:
            self._rows = rows
            self.update()
            self._draw_if_seen()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the bars when they come into sight."""
        super().paintEvent(event)
        if self._drawn is not self._rows:
            QTimer.singleShot(0, self, self._draw_if_seen)

    def _draw_if_seen(self) -> None:
        seen = (self, self._plot) if self._plot is not None else (self,)
        if self._drawn is not self._rows and any(not part.visibleRegion().isEmpty() for part in seen):
            self._redraw()

    def _size(self) -> None:
        # It keeps its height while it is empty: what stands around it must not move when the figures come.
        self.setFixedHeight(round(_TALL * max(1.0, hub().theme.text_scale)))

    def _redraw(self) -> None:
        self._size()
        if not self._rows or (self._plot is None and self.visibleRegion().isEmpty()):
            return
        self._drawn = self._rows
        # Imported when first drawn: with numpy it takes a moment that the program's start can do without.
        import pyqtgraph as pg

        if self._plot is None:
            self._plot = prepared(pg.PlotWidget(background=None))
            self._column.addWidget(self._plot)
        plot = self._plot
        plot.clear()
        steps = [step for step in EXCHANGE_STEPS if step in self._rows["given"]]
        row = _ROOM * max(_LEAST, *(value for each in self._rows.values() for value in each.values()))
        self.figures = []
        for name, _word, letter, token, place in _WAYS:
            self._draw_row(pg, [self._rows[name][step] for step in steps], letter, token, place * row)
        plot.addItem(pg.InfiniteLine(pos=row, angle=0, pen=pg.mkPen(hub().colour("line_strong"))))
        plot.setXRange(-0.5, len(steps) - 0.5, padding=0)
        plot.setYRange(0, 2 * row, padding=0)
        dress_axes(plot)
        few = int(hub().theme.text_scale > _LARGE)
        plot.getAxis("bottom").setTicks([[(x, NAMES[step][few]) for x, step in enumerate(steps)]])
        words = [((place + 0.4) * row, letter if few else word) for _, word, letter, _, place in _WAYS]
        left = plot.getAxis("left")
        left.setTicks([words])
        left.setStyle(tickLength=0)
        left.setWidth(max(plot.fontMetrics().horizontalAdvance(word) for _, word in words) + 8)

    def _draw_row(self, pg: Any, values: list[float], letter: str, token: str, floor: float) -> None:  # noqa: ANN401
        places = list(range(len(values)))
        self._plot.addItem(
            pg.BarGraphItem(
                x=places,
                y0=[floor] * len(values),
                height=values,
                width=0.7,
                brush=pg.mkBrush(hub().colour(token)),
                pen=pg.mkPen(hub().colour("panel")),
            )
        )
        for place, value in zip(places, values, strict=True):
            figure = f"{letter} {boxes(value)}"
            self.figures.append(figure)
            shown = pg.TextItem(figure, color=hub().colour("text"), anchor=(0.5, 1))
            shown.setFont(hub().font("small"))
            shown.setPos(place, floor + value)
            self._plot.addItem(shown, ignoreBounds=True)


def boxes(value: float) -> str:
    """Boxes to be expected: tenths while they are few."""
    return f"{value:.1f}" if 0 < value < 9.95 else f"{value:.0f}"
