"""Draws an attitude on the AVID: the kept picture of the still card, and over it what changes."""

import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap

from engine.core.view import AttitudeView
from engine.mechanics.avid import Ring, Site, azimuth, colour, is_lower, is_pole, is_spine, ring
from gui.attitude.avid_card import (
    CardLook,
    arrow_band,
    arrow_head,
    draw_still,
    faded,
    polygon,
    sized,
    still_card,
)
from gui.attitude.avid_geometry import BAND_END, Arrow, Disc, Half, Layout, Point, outline
from gui.attitude.avid_overlay import NOTHING, BearingOverlay, Overlay, Tint
from gui.attitude.marker_shapes import draw_marker
from gui.attitude.path_drawing import draw_path, path_points
from gui.theme.style import hub

MARKER: Final = 0.088
"""Half-width of a marker, as part of the disc's radius."""
_KEPT: Final = 8
"""Still pictures kept: both halves, both layouts and a resize or two."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A marker or bearing and where it is drawn."""

    x: float
    y: float
    size: float
    outward: float


_pictures: dict[CardLook, QPixmap] = {}
"""Still parts by look, for all cards of all seats: nothing stands on them."""
_washed: dict[tuple[CardLook, frozenset[tuple[str, Tint]]], QPixmap] = {}
"""The same with tinted windows. Each is named by all that is drawn on it: who finds one knew it before."""


class AvidPainter:
    """Draws cards; the still part is kept as a picture for each look."""

    def __init__(self) -> None:
        self._layouts: dict[CardLook, Layout] = {}

    def parts(self, look: CardLook) -> Layout:
        """Where the card's parts lie."""
        if look not in self._layouts:
            if len(self._layouts) >= _KEPT:
                self._layouts.clear()
            self._layouts[look] = look.parts()
        return self._layouts[look]

    def picture(self, look: CardLook) -> QPixmap:
        """The still part."""
        if look not in _pictures:
            if len(_pictures) >= _KEPT:
                _pictures.clear()
            _pictures[look] = still_card(look)
        return _pictures[look]

    def washed(self, look: CardLook, tints: Mapping[str, Tint]) -> QPixmap:
        """The still part with its windows tinted: kept too, for neither a drag nor a new card changes it."""
        if not tints:
            return self.picture(look)
        name = (look, frozenset(tints.items()))
        if name not in _washed:
            if len(_washed) >= _KEPT:
                _washed.clear()
            picture = self.picture(look).copy()
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for disc in self.parts(look).discs:
                _tints(painter, disc, tints, lower=look.lower)
            painter.end()
            _washed[name] = picture
        return _washed[name]

    def paint(
        self,
        painter: QPainter,
        look: CardLook,
        attitude: AttitudeView | None,
        overlay: Overlay = NOTHING,
        hovered: Site | None = None,
        *,
        titled: bool = True,
    ) -> None:
        """Draws the whole card at the painter's origin; `titled` with name and number above."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self.washed(look, overlay.tints))
        parts = self.parts(look)
        for disc in parts.discs:
            if overlay.thrust is not None:
                _tints(painter, disc, {overlay.thrust: "thrust"}, lower=is_lower(Site(overlay.thrust)))
            if hovered is not None and disc.shows(hovered) and _in_hand(disc, hovered, lower=look.lower):
                _edge(painter, disc, hovered, "text", 1.6)
            if overlay.cursor is not None and disc.shows(Site(overlay.cursor)):
                _edge(painter, disc, Site(overlay.cursor), "focus", 2.4)
            for path in overlay.paths:
                draw_path(painter, disc, path)
            _things(painter, disc, attitude, overlay)
        if attitude is not None:
            _vectors(painter, parts, attitude, overlay)
            if titled and not look.two_discs:
                _title(painter, parts, attitude.title)


def draw_card(painter: QPainter, look: CardLook, attitude: AttitudeView | None) -> None:
    """Draws a card without kept pictures, in lines that stay sharp at any size: for paper.

    Without an attitude it is blank. The sphere is not shaded: ink has to be written on, and printers are poor
    at soft light.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_still(painter, look, lit=False)
    parts = look.parts()
    for disc in parts.discs:
        _things(painter, disc, attitude, NOTHING)
    if attitude is not None:
        _vectors(painter, parts, attitude, NOTHING)


def _in_hand(disc: Disc, site: Site, *, lower: bool) -> bool:
    """Whether a site belongs to the half that is being pointed at in this disc."""
    return disc.half is not Half.BOTH or ring(site) is Ring.YELLOW or is_lower(site) == lower


def _tints(painter: QPainter, disc: Disc, tints: Mapping[str, Tint], *, lower: bool) -> None:
    dark = hub().theme.name == "dark"
    for name, tint in tints.items():
        site = Site(name)
        if is_spine(site) or not disc.shows(site) or not _in_hand(disc, site, lower=lower):
            continue
        shape = polygon(outline(disc, site))
        painter.setPen(Qt.PenStyle.NoPen)
        if tint == "reachable":
            painter.setBrush(faded("accent", 14 if dark else 20))
        elif tint == "next":
            painter.setBrush(faded("accent", 86 if dark else 96))
            painter.setPen(QPen(hub().colour("accent"), 1.4, Qt.PenStyle.DashLine))
        elif tint == "chosen":
            painter.setBrush(faded("accent", 120))
        elif tint == "thrust":
            painter.setBrush(faded("focus", 70))
            painter.setPen(QPen(hub().colour("focus"), 2.0))
        else:
            painter.setBrush(faded("space" if dark else "map_off", 160 if dark else 190))
        painter.drawPolygon(shape)


def _edge(painter: QPainter, disc: Disc, site: Site, token: str, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(hub().colour(token), width))
    painter.drawPolygon(polygon(outline(disc, site)))


def place_all(disc: Disc, attitude: AttitudeView | None, overlay: Overlay) -> dict[tuple[str, str], Placed]:
    """Where each marker ("marker", name), ghost ("ghost", name) and bearing ("bearing", index) is drawn.

    Markers in the same place stand side by side: at a pole Top and Bottom share the purple circle. A bearing
    stands where its window leaves most room beside the markers and the numbers of the paths.
    """
    wanted: dict[tuple[object, ...], list[tuple[str, str]]] = defaultdict(list)

    def want(site: Site, kind: str, name: str) -> None:
        if disc.shows(site):
            spot = (colour(site), None if is_pole(site) else azimuth(site))
            wanted[spot].append((kind, name))
            sites[kind, name] = site

    sites: dict[tuple[str, str], Site] = {}
    for marker in attitude.markers if attitude else ():
        want(Site(marker.site), "marker", marker.name)
    for ghost in overlay.ghosts:
        want(Site(ghost.site), "ghost", ghost.name)
    placed: dict[tuple[str, str], Placed] = {}
    for things in wanted.values():
        placed.update(_side_by_side(disc, sites, things))
    taken = [(spot.x, spot.y) for spot in placed.values()] + _on_paths(disc, overlay)
    for index, bearing in enumerate(overlay.bearings):
        site = Site(bearing.window)
        if disc.shows(site):
            spot = _clear_of(disc, site, taken)
            placed["bearing", str(index)] = spot
            taken.append((spot.x, spot.y))
    return placed


def _on_paths(disc: Disc, overlay: Overlay) -> list[Point]:
    """Points that the paths' lines, numbers and strokes take up."""
    found: list[Point] = []
    for path in overlay.paths:
        spots = [spot for _, spot in path_points(disc, path.sites)]
        found += [(spot.x(), spot.y()) for spot in spots]
        for a, b in pairwise(spots):
            found += [(a.x() + (b.x() - a.x()) * t, a.y() + (b.y() - a.y()) * t) for t in (0.25, 0.5, 0.75)]
    return found


_BESIDE: Final = (0.0, -0.62, 0.62, -0.36, 0.36)
"""Places across a window, its half-width being 1, the first one that is clear counts."""


def _clear_of(disc: Disc, site: Site, taken: list[Point]) -> Placed:
    """The place in a window that lies farthest from what is there already; its middle if that is free."""
    size = disc.radius * MARKER * 0.86
    piece = disc.sector(site)
    if is_pole(site):
        spots = [(disc.x, disc.y), *(disc.point(turn, piece.outer * 0.62) for turn in range(0, 360, 60))]
    else:
        depths = (0.5, 0.3, 0.7)
        spots = [
            disc.point(
                azimuth(site) + aside * piece.width / 2, piece.inner + (piece.outer - piece.inner) * depth
            )
            for depth in depths
            for aside in _BESIDE
        ]

    def room(spot: Point) -> float:
        return min((math.dist(spot, other) for other in taken), default=math.inf)

    enough = 2.5 * size
    best = next((spot for spot in spots if room(spot) >= enough), None) or max(spots, key=room)
    return Placed(best[0], best[1], size, 0.0)


def _side_by_side(
    disc: Disc, sites: dict[tuple[str, str], Site], things: list[tuple[str, str]]
) -> dict[tuple[str, str], Placed]:
    placed: dict[tuple[str, str], Placed] = {}
    size = disc.radius * MARKER * (1.0 if len(things) == 1 else 0.86 if len(things) == 2 else 0.7)
    for index, thing in enumerate(things):
        site = sites[thing]
        x, y = disc.centre(site)
        outward = 0.0 if is_pole(site) else disc.bearing(azimuth(site))
        aside = (index - (len(things) - 1) / 2) * size * 2.5
        turn = math.radians(outward)
        placed[thing] = Placed(x + math.cos(turn) * aside, y + math.sin(turn) * aside, size, outward)
    return placed


def _things(painter: QPainter, disc: Disc, attitude: AttitudeView | None, overlay: Overlay) -> None:
    placed = place_all(disc, attitude, overlay)
    for index, bearing in enumerate(overlay.bearings):
        if spot := placed.get(("bearing", str(index))):
            _bearing(painter, bearing, spot)
    for ghost in overlay.ghosts:
        if spot := placed.get(("ghost", ghost.name)):
            at = QPointF(spot.x, spot.y)
            draw_marker(
                painter, ghost.name, at, spot.size, outward=spot.outward, circled=ghost.circled, ghost=True
            )
    for marker in attitude.markers if attitude else ():
        if spot := placed.get(("marker", marker.name)):
            size = spot.size * (1.12 if marker.name == "forward" else 1.0)
            at = QPointF(spot.x, spot.y)
            draw_marker(painter, marker.name, at, size, outward=spot.outward, circled=marker.circled)


def _bearing(painter: QPainter, bearing: BearingOverlay, spot: Placed) -> None:
    token = "target"
    painter.setFont(sized(spot.size * 1.25))
    width = max(
        QFontMetricsF(painter.font()).horizontalAdvance(bearing.text) + spot.size * 0.8, spot.size * 2
    )
    box = QRectF(spot.x - width / 2, spot.y - spot.size, width, spot.size * 2)
    painter.setBrush(faded("space" if hub().theme.name == "dark" else "raised", 225))
    style = Qt.PenStyle.DotLine if bearing.faint else Qt.PenStyle.SolidLine
    painter.setPen(QPen(hub().colour(token), 1.2 if bearing.faint else 1.8, style))
    if bearing.below:
        reach = max(width / 2 + spot.size * 0.1, spot.size * 1.3)
        painter.drawEllipse(QPointF(spot.x, spot.y), reach, reach)
    else:
        painter.drawRoundedRect(box, spot.size * 0.4, spot.size * 0.4)
    painter.setPen(hub().colour(token))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, bearing.text)


def signed(value: int) -> str:
    """A change with its sign, as it stands in the gray part of an arrow."""
    return f"+{value}" if value > 0 else f"−{-value}"


def _vectors(painter: QPainter, parts: Layout, attitude: AttitudeView, overlay: Overlay) -> None:
    dark = hub().theme.name == "dark"
    known = {slot.slot: slot for slot in attitude.slots}
    for arrow in parts.arrows:
        slot = known.get(arrow.slot)
        value = slot.value if slot else 0
        change = overlay.changes.get(arrow.slot, slot.change if slot else 0)
        half = arrow.slot in overlay.halves if overlay.halves is not None else bool(slot and slot.half)
        if value:
            painter.setPen(QPen(hub().colour("line_strong"), 1.2))
            painter.setBrush(hub().colour("text" if dark else "raised"))
            painter.drawPolygon(arrow_head(arrow))
        if change:
            painter.setPen(QPen(hub().colour("line_strong"), 1.2))
            painter.setBrush(hub().colour("line_strong" if dark else "line"))
            painter.drawPolygon(arrow_band(arrow))
        at = QPointF(*arrow.along(0.8))
        painter.setFont(sized(arrow.size * (0.5 if value else 0.34)))
        ink = "space" if value and dark else "text" if value else "text_faint"
        painter.setPen(hub().colour(ink))
        painter.drawText(_box(at), Qt.AlignmentFlag.AlignCenter, str(value))
        if change:
            painter.setFont(sized(arrow.size * 0.32))
            painter.setPen(hub().colour("text"))
            painter.drawText(_box(QPointF(*arrow.along(0.24))), Qt.AlignmentFlag.AlignCenter, signed(change))
        _half(painter, arrow, half=half)


def _half(painter: QPainter, arrow: Arrow, *, half: bool) -> None:
    # The small check box between the gray and the white part (B3.271).
    corners = [
        arrow.along(BAND_END - 0.09, 0.17),
        arrow.along(BAND_END + 0.15, 0.31),
        arrow.along(BAND_END - 0.09, 0.45),
    ]
    painter.setPen(QPen(hub().colour("focus" if half else "line_strong"), 1.0))
    if half:
        painter.setBrush(hub().colour("focus"))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(polygon(corners))


def _box(at: QPointF) -> QRectF:
    return QRectF(at.x() - 30, at.y() - 20, 60, 40)


def _title(painter: QPainter, parts: Layout, title: str) -> None:
    disc = parts.discs[0]
    wide = disc.x - disc.radius * (0.3 if disc.top % 60 == 0 else 1.0)
    font = hub().font("body", 600)
    painter.setFont(font)
    painter.setPen(hub().colour("text"))
    box = QRectF(6, 4, wide, disc.radius * 0.5)
    painter.drawText(
        box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, title
    )
