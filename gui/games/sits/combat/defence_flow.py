"""The arrow rows of the Missile Defense Card: chips that flow within a width, each part with its rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from engine.core.view import Breakdown
from engine.rulesets.sits.combat import LayerResult
from gui.games.sits.words import minus, plus
from gui.panels.happenings_panel import paint_die
from gui.presenters.happenings import Die
from gui.qt import tint
from gui.speech import tr
from gui.theme.style import hub

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_TIP: Final = 7.0
"""How far a chip's arrow head reaches."""
_DIFFERENCE: Final = "2d10"
"""How the part that was rolled is named."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A figure with the word for it."""

    figure: str
    word: str
    rule: str = ""
    faces: tuple[int, ...] = ()
    token: str = "text"
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """A chip where it is drawn."""

    box: QRectF
    chip: Chip


def chips_of(line: LayerResult) -> tuple[Chip, ...]:
    """A layer that has been worked through."""
    found = [_part(part, place, line.faces) for place, part in enumerate(line.parts)]
    if line.parts:
        found.append(Chip(str(line.column), tr("column"), token="accent", strong=True))
        found.append(Chip(line.row, tr("row")))
    word = tr("killed") if line.kills else tr("none killed")
    found.append(Chip(minus(-line.kills) if line.kills else "0", word, token="good", strong=True))
    found += [Chip(str(kills), tr("of {mount}", mount=name), "sits/C4.143") for name, kills in line.lent]
    return tuple(found)


def _part(part: tuple[str, int, str], place: int, faces: tuple[int, ...]) -> Chip:
    words, shift, rule = part
    rolled = faces if _DIFFERENCE in words else ()
    figure = str(shift) if place == 0 else plus(shift)
    return Chip(figure, words, rule if rule.startswith("sits/") else f"sits/{rule}", rolled)


def coming_chips(figure: Breakdown, rolled: tuple[int, ...] = ()) -> tuple[Chip, ...]:
    """A layer that is still to come: its column before the roll, or after it while a decoy is offered."""
    parts = [
        _part((p.label, p.value, p.rule), place, rolled if figure.title == "ECM" else ())
        for place, p in enumerate(figure.parts)
    ]
    thrown = any(_DIFFERENCE in p.label for p in figure.parts)
    return (*parts, Chip("?", tr("decoy") if thrown else "2d10−", token="text_faint"))


def flow(chips: Sequence[Chip], left: float, top: float, right: float) -> tuple[list[Placed], float]:
    """Chips one after another, on further lines where there is no room; and where they end."""
    large, small = QFontMetricsF(hub().font("title", 600)), QFontMetricsF(hub().font("small"))
    tall = large.height() + small.height() + 4
    x, y = left, top
    placed: list[Placed] = []
    for chip in chips:
        wide = max(large.horizontalAdvance(chip.figure), small.horizontalAdvance(chip.word)) + 12 + _TIP
        wide += (large.height() + 2) * len(chip.faces)
        wide = min(wide, right - left)
        if placed and x + wide > right:
            x, y = left, y + tall + 4
        placed.append(Placed(QRectF(x, y, wide, tall), chip))
        x += wide + 1
    return placed, y + tall


def draw_chip(painter: QPainter, placed: Placed, *, dashed: bool) -> None:
    """A figure over its word, in an arrow that points to the next."""
    box, chip = placed.box, placed.chip
    path = QPainterPath()
    path.moveTo(box.left(), box.top())
    path.lineTo(box.right() - _TIP, box.top())
    path.lineTo(box.right(), box.center().y())
    path.lineTo(box.right() - _TIP, box.bottom())
    path.lineTo(box.left(), box.bottom())
    path.lineTo(box.left() + (0 if dashed else _TIP * 0.6), box.center().y())
    path.closeSubpath()
    pen = QPen(hub().colour("line_strong" if not chip.strong else chip.token), 1.4 if chip.strong else 1.0)
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(tint(chip.token, 0.12) if chip.strong else hub().colour("panel"))
    painter.drawPath(path)
    large, small = hub().font("title", 600), hub().font("small")
    high = QFontMetricsF(large).height()
    inner = box.adjusted(_TIP * 0.6 + 2, 1, -_TIP, -1)
    dice = (high + 2) * len(chip.faces)
    figure = QRectF(inner.left() + dice, inner.top(), inner.width() - dice, high)
    for place, face in enumerate(chip.faces):
        spot = QRectF(inner.left() + place * (high + 2), inner.top() + 1, high - 1, high - 1)
        paint_die(painter, spot, Die(sides=10, face=face))
    painter.setFont(large)
    painter.setPen(hub().colour("text_faint" if dashed and not chip.strong else chip.token))
    painter.drawText(figure, CENTRE, chip.figure)
    painter.setFont(small)
    painter.setPen(hub().colour("text_dim"))
    below = QRectF(inner.left(), inner.top() + high, inner.width(), inner.height() - high)
    word = QFontMetricsF(small).elidedText(chip.word, Qt.TextElideMode.ElideRight, below.width())
    painter.drawText(below, CENTRE, word)


def dots(missiles: int, left: float, top: float, right: float, size: float) -> tuple[list[QPointF], float]:
    """The middles of a salvo's dots, in rows, in groups of five; and where they end."""
    step, gap = size + 3, 5
    found: list[QPointF] = []
    x, y = left, top
    for number in range(missiles):
        if number and number % 5 == 0:
            x += gap
        if x + size > right:
            x, y = left, y + step
        found.append(QPointF(x + size / 2, y + size / 2))
        x += step
    return found, y + (step if missiles else 0)
