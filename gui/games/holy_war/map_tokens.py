"""Draws what moves on the map: stacks of counters, names, goals, paths."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from engine.core.ids import PieceId
from engine.core.view import CounterView
from gui.games.holy_war.map_ground import Ground, Lens, draw_word, paint_ground, text_font
from gui.games.holy_war.pictures import paint_counter
from gui.games.holy_war.spiral import Spiral, Spot
from gui.games.holy_war.words import MOVED, Chart
from gui.qt import tint
from gui.theme.style import hub

GOAL_TOKENS: Final = {"safe": "accent", "risk": "warn", "attack": "target", "other": "accent"}
"""Colours of levels in reach: without risk, with risk, attacks, and other deeds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """A lit level."""

    tone: str
    """Of GOAL_TOKENS."""
    text: str = ""
    """The risk, for example "33 %"."""
    pips: int = 0
    """Faces of a die that disperse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """One side's counters in a level."""

    owner: str | None
    counters: tuple[CounterView, ...]

    @property
    def count(self) -> int:
        """How many counters lie there; a force counter is one."""
        return len(self.counters)

    @property
    def top(self) -> CounterView:
        """The counter that is drawn: a force before the dearest ship."""
        order = {"fleet": 0, "ship": 1}
        return min(self.counters, key=lambda c: (order.get(c.kind, 2), _RANK.get(c.label, 9), c.id))


_WRITTEN: Final = 26.0
"""Pixels of a level's radius from which its risk is written out."""
_RIM: Final = tuple(
    QPoint(x, y) for x, y in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, -1), (-1, 1), (1, 1))
)
"""Where a name is drawn in the ground's colour around itself: whole pixels, since outlines of glyphs as paths
differ by a shade with what was drawn before."""
_RANK: Final = {"PS": 0, "SB": 0, "EP": 1, "SC": 2, "FGS": 3, "WLG": 4, "R": 5, "MP": 6}
"""Which figure stands for a stack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Show:
    """All that lies over the ground at one moment."""

    piles: Mapping[str, tuple[Pile, ...]] = field(default_factory=dict)
    fights: frozenset[str] = frozenset()
    """Levels in which a combat is due or being fought."""
    aims: Mapping[str, Aim] = field(default_factory=dict)
    path: tuple[str, ...] = ()
    """The level where it starts, and those that it enters."""
    selected: str | None = None
    picked: frozenset[PieceId] = frozenset()


def piles(counters: Iterable[tuple[str, CounterView]]) -> dict[str, tuple[Pile, ...]]:
    """Ships and forces by level and side, the first side first."""
    found: dict[str, dict[str, list[CounterView]]] = {}
    for level, counter in counters:
        if counter.kind in ("ship", "fleet"):
            found.setdefault(level, {}).setdefault(str(counter.owner), []).append(counter)
    return {
        level: tuple(Pile(owner=owner, counters=tuple(here[owner])) for owner in sorted(here, reverse=True))
        for level, here in found.items()
    }


def paint_map(
    painter: QPainter, spiral: Spiral, chart: Chart, ground: Ground, show: Show, lens: Lens
) -> None:
    """All of it, one over the other."""
    paint_ground(painter, spiral, chart, ground, lens)
    paint_show(painter, spiral, show, lens)
    paint_names(painter, spiral, lens)


def paint_show(painter: QPainter, spiral: Spiral, show: Show, lens: Lens) -> None:
    """Goals under the counters, the path over them."""
    for level, aim in show.aims.items():
        _aim(painter, spiral.spots[level], aim, lens)
    for level, here in show.piles.items():
        _piles(painter, spiral.spots[level], here, lens)
    for level in show.fights:
        _fight(painter, spiral.spots[level], lens)
    for level, aim in show.aims.items():
        if aim.text:
            _risk(painter, spiral.spots[level], aim, lens)
    if len(show.path) > 1:
        paint_path(painter, [lens.at((spiral.spots[k].x, spiral.spots[k].y)) for k in show.path])
    if show.selected is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(hub().colour("focus"), 2.4))
        painter.drawPolygon(lens.polygon(spiral.spots[show.selected].corners(1.5)))


def paint_names(painter: QPainter, spiral: Spiral, lens: Lens) -> None:
    """The names of systems and seams, with a rim of the map's colour so that they can be read anywhere."""
    for spot in spiral.spots.values():
        if not spot.level.name:
            continue
        radius = spot.radius * lens.scale
        if radius < 11:
            continue
        font = text_font(min(15.0, max(9.0, radius * 0.36)) * min(1.35, hub().theme.text_scale))
        wide = QFontMetricsF(font).horizontalAdvance(spot.level.name)
        at = (lens.at((spot.x, spot.y)) + QPointF(-wide / 2, radius * 0.8)).toPoint()
        painter.setFont(font)
        painter.setPen(tint("map_off", 0.5))
        for aside in _RIM:
            painter.drawText(at + aside, spot.level.name)
        painter.setPen(hub().colour("world_life" if spot.level.kind == "seam" else "text"))
        painter.drawText(at, spot.level.name)


def _aim(painter: QPainter, spot: Spot, aim: Aim, lens: Lens) -> None:
    """Safe goals are filled; those at a risk have their number only, so that a far reach does not shout."""
    token = GOAL_TOKENS[aim.tone]
    if aim.tone == "risk":
        return
    far = aim.tone == "attack" and bool(aim.text)
    style = Qt.PenStyle.SolidLine if aim.tone == "attack" else Qt.PenStyle.DashLine
    painter.setBrush(tint(token, 0.07 if far else 0.2))
    painter.setPen(QPen(tint(token, 0.7 if far else 1.0), 1.0 if far else 1.8, style))
    painter.drawPolygon(lens.polygon(spot.corners(-2.4)))


def _risk(painter: QPainter, spot: Spot, aim: Aim, lens: Lens) -> None:
    radius = spot.radius * lens.scale
    if radius < _WRITTEN:
        _pips(painter, spot, aim, lens)
        return
    font = text_font(min(12.0, max(8.0, radius * 0.3)) * min(1.3, hub().theme.text_scale))
    metrics = QFontMetricsF(font)
    middle = lens.at((spot.x, spot.y))
    wide = metrics.horizontalAdvance(aim.text) + 6
    top = (
        middle.y() + radius * 0.42 - metrics.height() / 2
        if not spot.level.name
        else middle.y() - radius * 0.2
    )
    box = QRectF(middle.x() - wide / 2, top, wide, metrics.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("map_off", 0.7))
    painter.drawRoundedRect(box, 3, 3)
    painter.setFont(font)
    painter.setPen(hub().colour(GOAL_TOKENS[aim.tone]))
    draw_word(painter, box, aim.text)


def _pips(painter: QPainter, spot: Spot, aim: Aim, lens: Lens) -> None:
    """On a small map a dot for each face that disperses: a far reach is seen, and does not shout."""
    radius = spot.radius * lens.scale
    dot = max(1.8, radius * 0.105)
    down = -0.16 if spot.level.name else 0.38
    middle = lens.at((spot.x, spot.y)) + QPointF(0, radius * down)
    painter.setPen(QPen(tint("map_off", 0.7), 1.0))
    painter.setBrush(hub().colour(GOAL_TOKENS[aim.tone]))
    for k in range(aim.pips):
        painter.drawEllipse(middle + QPointF((k - (aim.pips - 1) / 2) * 3.2 * dot, 0), dot, dot)


def pile_spots(spot: Spot, count: int, lens: Lens) -> list[tuple[QPointF, float]]:
    """Where the piles of a level lie, and how large they are drawn."""
    middle, radius = lens.at((spot.x, spot.y)), spot.radius * lens.scale
    lift = QPointF(0, -radius * 0.08)
    if count == 1:
        return [(middle + lift, max(9.0, radius * 0.56))]
    aside = QPointF(radius * 0.43, 0)
    return [
        (middle + lift + aside * (2 * k / (count - 1) - 1), max(8.0, radius * 0.43)) for k in range(count)
    ]


def _piles(painter: QPainter, spot: Spot, here: tuple[Pile, ...], lens: Lens) -> None:
    for pile, (at, reach) in zip(here, pile_spots(spot, len(here), lens), strict=True):
        for k in range(min(2, pile.count - 1), 0, -1):
            paint_counter(painter, None, pile.owner, at + QPointF(2.2 * k, -2.2 * k), reach)
        spent = all(not c.movable and not set(MOVED).isdisjoint(c.badges) for c in pile.counters)
        painter.setOpacity(0.6 if spent else 1.0)
        paint_counter(painter, pile.top, pile.owner, at, reach)
        painter.setOpacity(1.0)
        if pile.count > 1:
            _count(painter, pile, at + QPointF(reach * 0.82, reach * 0.7), reach)


def _count(painter: QPainter, pile: Pile, at: QPointF, reach: float) -> None:
    size = max(8.5, reach * 0.52) * min(1.2, hub().theme.text_scale)
    font = text_font(size)
    wide = max(size * 1.3, QFontMetricsF(font).horizontalAdvance(str(pile.count)) + 5)
    box = QRectF(at.x() - wide / 2, at.y() - size * 0.65, wide, size * 1.3)
    painter.setPen(QPen(hub().colour("map_off"), 1.0))
    painter.setBrush(hub().colour("text"))
    painter.drawRoundedRect(box, 3.5, 3.5)
    painter.setFont(font)
    painter.setPen(hub().colour("map_off"))
    draw_word(painter, box, str(pile.count))


def _fight(painter: QPainter, spot: Spot, lens: Lens) -> None:
    """Crossed blades over a level that is fought for."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(hub().colour("target"), 2.2))
    painter.drawPolygon(lens.polygon(spot.corners(-0.5)))
    radius = spot.radius * lens.scale
    at = lens.at((spot.x, spot.y)) + QPointF(radius * 0.58, -radius * 0.5)
    size = max(4.0, radius * 0.18)
    painter.setPen(QPen(hub().colour("target"), 2.0))
    painter.drawLine(at + QPointF(-size, -size), at + QPointF(size, size))
    painter.drawLine(at + QPointF(-size, size), at + QPointF(size, -size))


def paint_path(painter: QPainter, points: list[QPointF]) -> None:
    """A path that is not yet gone: dashed, with a head."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint("map_off", 0.8), 5.0))
    painter.drawPolyline(QPolygonF(points))
    painter.setPen(QPen(hub().colour("accent"), 2.2, Qt.PenStyle.DashLine))
    painter.drawPolyline(QPolygonF(points))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hub().colour("accent"))
    for point in points[1:-1]:
        painter.drawEllipse(point, 3.0, 3.0)
    painter.drawEllipse(points[-1], 5.5, 5.5)
