"""Draws the counters of games without attitudes: a side's plate, a figure known by its outline, chips."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from gui.board.brushwork import Brushwork, mix
from gui.board.counter_painter import plate_path
from gui.board.figures import Figure, Segment, figure, outlines, segments
from gui.board.sprite_spec import SpriteSpec
from gui.theme.style import hub

PLATE: Final = 36.0
STACK_PLATE: Final = 25.0
"""A Fleet's: it leaves the ground of its hex to be seen."""
MOVED: Final = "→"
_LABELLED: Final = 34.0
_LINED: Final = 44.0
_NAMED: Final = 78.0
_SHARE: Final = re.compile(r"(\d+)/(\d+)")
_UNKNOWN: Final = Figure(halves=("M0,-24 L18,18 L0,10",))


def paint_flat(painter: QPainter, spec: SpriteSpec, zoom: float) -> None:
    """Draws a ship or a Fleet around the origin; the painter is scaled so that a hex is 96 units."""
    work = Brushwork(painter, spec, zoom)
    stack = spec.kind == "fleet"
    radius = STACK_PLATE if stack else PLATE
    if work.hex_pixels < _LABELLED:
        bigger = min(1.3, _LABELLED / work.hex_pixels)
        painter.scale(bigger, bigger)
    if "done" in spec.badges:
        painter.setOpacity(0.5)
    _plate(work, radius)
    if spec.face_down:
        work.text(QPointF(0, 0), "?", work.text_size(30, 10), work.side)
        return
    grow = 1.12 if work.hex_pixels < _LABELLED else 1.0
    size = radius / PLATE * grow * (1.04 if stack else 1.0)
    paint_figure(
        painter,
        figure(spec.art) or _UNKNOWN,
        work,
        size=size,
        at=QPointF(0, -2.0 if stack and work.hex_pixels >= _LABELLED else 0),
    )
    painter.setOpacity(1.0)
    _rim(work, radius)
    if work.hex_pixels >= _LABELLED:
        _chips(work, radius)


def figure_path(shape: tuple[Segment, ...], size: float = 1.0) -> QPainterPath:
    """Segments as a Qt path."""
    path = QPainterPath()
    for letter, ends in shape:
        at = [QPointF(x * size, y * size) for x, y in ends]
        match letter:
            case "M":
                path.moveTo(at[0])
            case "L":
                path.lineTo(at[0])
            case "Q":
                path.quadTo(at[0], at[1])
            case "C":
                path.cubicTo(at[0], at[1], at[2])
            case _:
                path.closeSubpath()
    return path


def paint_figure(
    painter: QPainter, shown: Figure, work: Brushwork, *, size: float, at: QPointF | None = None
) -> None:
    """A silhouette, lit from ahead; its lines and lights once there is room."""
    painter.save()
    painter.translate(at or QPointF(0, 0))
    whole = QPainterPath()
    for shape in outlines(shown):
        whole.addPath(figure_path(shape, size))
    bright = QColor(work.side)
    if work.spec.ghost:
        bright.setAlpha(150)
    shade = mix(bright, work.deep if work.dark else work.ink, 0.45)
    shade.setAlpha(bright.alpha())
    light = QLinearGradient(0, -30 * size, 0, 30 * size)
    light.setColorAt(0, mix(bright, QColor("#FFFFFF"), 0.42 if work.dark else 0.14))
    light.setColorAt(0.5, bright)
    light.setColorAt(1, shade)
    painter.setBrush(light)
    edge = mix(hub().colour("map"), work.deep, 0.3)
    painter.setPen(work.pen(edge, 1.0) if work.hex_pixels > 40 else Qt.PenStyle.NoPen)
    painter.drawPath(whole)
    if work.hex_pixels > _LINED:
        line = QColor(hub().colour("map"))
        line.setAlpha(165)
        painter.setPen(work.pen(line, 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for each in shown.lines:
            painter.drawPath(figure_path(segments(each), size))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour("star" if work.dark else "map"))
        dot = max(1.5, work.units(1.2)) * min(1.0, size + 0.2)
        for x, y in shown.lamps:
            painter.drawEllipse(QPointF(x * size, y * size), dot, dot)
    painter.restore()


def _plate(work: Brushwork, radius: float) -> None:
    painter, spec = work.painter, work.spec
    mixed = mix(hub().colour("map"), work.deep, 0.66 if work.dark else 0.6)
    mixed.setAlpha(190 if spec.ghost else 250)
    edge = hub().colour("bad") if spec.illegal else hub().colour("ghost") if spec.ghost else work.side
    style = Qt.PenStyle.DashLine if spec.ghost else Qt.PenStyle.SolidLine
    painter.setBrush(mixed)
    painter.setPen(work.pen(edge, 1.7 if work.hex_pixels > 30 else 1.2, style))
    painter.drawPath(plate_path(spec.shape, radius))


def _rim(work: Brushwork, radius: float) -> None:
    """Damage as a part of the rim, beginning at the top, clockwise; a force field as a second rim."""
    painter, spec = work.painter, work.spec
    taken = damage(spec)
    if taken is not None and taken > 0:
        inner = radius - 4.2
        box = QRectF(-inner, -inner, 2 * inner, 2 * inner)
        pen = work.pen(hub().colour("bad"), max(2.0, 3.4 * min(1.4, work.zoom)))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(box, 90 * 16, round(-taken * 360 * 16))
    if "force field" in spec.badges:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(work.pen(hub().colour("accent"), 1.8))
        painter.drawPath(plate_path(spec.shape, radius + 5))
        painter.setPen(work.pen(hub().colour("accent"), 1.0, Qt.PenStyle.DotLine))
        painter.drawPath(plate_path(spec.shape, radius + 9))


def damage(spec: SpriteSpec) -> float | None:
    """The part of a ship's Crew that is lost, from a badge such as "3/10"."""
    for badge in spec.badges:
        found = _SHARE.fullmatch(badge)
        if found:
            return min(1.0, int(found[1]) / max(1, int(found[2])))
    return None


def short_tag(spec: SpriteSpec) -> str:
    """Side's letter and number: "AF1" for a Fleet, "H2" for the second ship of its type."""
    if spec.kind == "fleet":
        return spec.label
    number = spec.label.rpartition(" ")[2]
    return f"{spec.letter}{number}" if number.isdigit() else spec.letter


def _chips(work: Brushwork, radius: float) -> None:
    spec = work.spec
    size = work.text_size(13.0, 8.0)
    far = radius * 0.86
    low = radius * 0.9
    panel, edge = hub().colour("raised"), hub().colour("line_strong")
    fill = QColor(hub().colour("ghost")) if spec.ghost else work.side
    if label := short_tag(spec):
        work.chip(QPointF(-far, low), label, size, fill, hub().colour("text_on_accent"), None)
    numbers = [badge for badge in spec.badges if badge[:1].isdigit() and badge.replace("/", "").isdigit()]
    if numbers:
        hurt = "/" in numbers[0]
        ink = hub().colour("bad" if hurt else "text")
        work.chip(QPointF(far, low), numbers[0], size, panel, ink, hub().colour("bad") if hurt else edge)
    x = -far
    for word in (state_letter(badge) for badge in spec.badges):
        if word:
            token = "good" if word == "✓" else "warn"
            box = work.chip(
                QPointF(x, -radius * 0.9),
                word,
                size * 0.94,
                hub().colour(token),
                hub().colour("text_on_accent"),
                hub().colour("map"),
            )
            x = box.right() + size * 0.75
    if spec.kind == "ship" and work.hex_pixels >= _NAMED:
        name = spec.label.rpartition(" ")[0] or spec.label or spec.title
        ground = QColor(hub().colour("map"))
        ground.setAlpha(225)
        work.chip(
            QPointF(0, radius + 13), name, work.text_size(10.5, 9, 14), ground, hub().colour("text_dim"), None
        )


def state_letter(badge: str) -> str:
    """A state as a sign of one or two letters; nothing for numbers and for what is drawn otherwise."""
    if badge[:1].isdigit() or badge == "force field":
        return ""
    if badge == "done":
        return "✓"
    if badge == "moved":
        return MOVED  # an M over a world would be read as its Mine
    word, _, rest = badge.partition(" ")
    return f"{word[:1].upper()}{rest[:1] if rest[:1].isdigit() else ''}"
