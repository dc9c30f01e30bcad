"""Bar charts of chances: how many missiles leak, how many boxes are lost."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from gui.qt import label
from gui.speech import tr
from gui.theme.style import hub

_TALL: Final = 96
_TAIL: Final = 0.005
"""Chances beyond the last thing worth drawing."""
_MOST: Final = 40


def worth_drawing(chances: Mapping[int, float]) -> dict[int, float]:
    """From 0 to the last number that is not hopelessly unlikely."""
    keys = sorted(chances)
    left = 1.0
    found: dict[int, float] = {}
    for key in keys:
        found[key] = chances[key]
        left -= chances[key]
        if left < _TAIL or len(found) > _MOST:
            break
    return found


def in_words(chances: Mapping[int, float], most: int = 6) -> str:
    """The chances as a list: "0: 12 %, 1: 30 %"."""
    shown = [f"{key}: {100 * chance:.0f} %" for key, chance in sorted(worth_drawing(chances).items())]
    more = ", …" if len(shown) > most else ""
    return ", ".join(shown[:most]) + more


class OddsChart(QWidget):
    """A title with the number to be expected, and under it a bar for each possible number."""

    def __init__(self, noun: str, token: str = "target") -> None:
        super().__init__()
        self._noun, self._token = noun, token
        self._shown: tuple[object, ...] = ()
        self._chances: Mapping[int, float] = {}
        self._expected = 0.0
        self._plot: Any = None
        self.heading = label("", "small", wrap=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.heading)
        hub().changed.connect(self._redraw)

    @property
    def chances(self) -> Mapping[int, float]:
        """What is drawn."""
        return self._chances

    def sizeHint(self) -> QSize:
        return QSize(160, round((_TALL + 22) * max(1.0, hub().theme.text_scale)))

    def show_odds(self, chances: Mapping[int, float], *, title: str = "", token: str = "") -> None:
        """Draws other chances."""
        shown = (tuple(sorted(chances.items())), title, token)
        if shown == self._shown:
            return
        self._shown = shown
        self._chances, self._token = chances, token or self._token
        self._expected = sum(number * chance for number, chance in chances.items())
        words = f"{title + ': ' if title else ''}{self._noun} ≈ {self._expected:.1f}"
        self.heading.setText(words)
        self.setAccessibleName(f"{words}. {in_words(chances, 12)}")
        self.setToolTip(_table(chances, self._noun))
        self._redraw()

    def _redraw(self) -> None:
        if not self._chances:
            return
        # Imported when first drawn: with numpy it takes a moment that the program's start can do without.
        import pyqtgraph as pg

        if self._plot is None:
            self._plot = prepared(pg.PlotWidget(background=None))
            self._column.addWidget(self._plot)
        plot = self._plot
        plot.setFixedHeight(round(_TALL * max(1.0, hub().theme.text_scale)))
        plot.clear()
        bars = worth_drawing(self._chances)
        colour = hub().colour(self._token)
        plot.addItem(
            pg.BarGraphItem(
                x=list(bars),
                height=[100 * chance for chance in bars.values()],
                width=0.78,
                brush=pg.mkBrush(colour),
                pen=pg.mkPen(hub().colour("panel")),
            )
        )
        mark = pg.InfiniteLine(
            pos=self._expected,
            angle=90,
            pen=pg.mkPen(hub().colour("text"), width=1.5, style=Qt.PenStyle.DashLine),
        )
        plot.addItem(mark)
        last = max(bars) if bars else 1
        plot.setXRange(-0.6, max(last, 3) + 0.6, padding=0)
        plot.setYRange(0, max(20.0, *(100 * chance for chance in bars.values())) * 1.08, padding=0)
        dress_axes(plot)
        step = 1 if last <= 8 else 2 if last <= 16 else 5 if last <= 30 else 10
        ticks = [(number, str(number)) for number in range(0, last + 1, step)]
        plot.getAxis("bottom").setTicks([ticks])


def prepared(plot: Any) -> Any:  # noqa: ANN401 - pyqtgraph has no types
    """A plot that is only looked at."""
    plot.setMouseEnabled(x=False, y=False)
    plot.setMenuEnabled(False)
    plot.hideButtons()
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    plot.getAxis("left").setWidth(round(30 * max(1.0, hub().theme.text_scale)))
    plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return plot


def dress_axes(plot: Any) -> None:  # noqa: ANN401 - pyqtgraph has no types
    """Gives both axes the theme's letters and lines."""
    for name in ("left", "bottom"):
        axis = plot.getAxis(name)
        axis.setTickFont(hub().font("small"))
        axis.setTextPen(hub().colour("text_dim"))
        axis.setPen(hub().colour("line_strong"))


def _table(chances: Mapping[int, float], noun: str) -> str:
    """Each number with its chance, and that of at least as many."""
    lines = [noun]
    at_least = 1.0
    for number, chance in sorted(worth_drawing(chances).items()):
        lines.append(
            tr(
                "{number}: {chance:.1f} %   at least {number}: {least:.0f} %",
                number=number,
                chance=100 * chance,
                least=100 * at_least,
            )
        )
        at_least = max(0.0, at_least - chance)
    return "\n".join(lines[:18])
