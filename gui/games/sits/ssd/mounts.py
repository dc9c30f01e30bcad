"""The weapon mounts of a sheet: fire control, magazine, weapons, defences and firing arcs (A2.63)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from engine.rulesets.sits.view import SheetBox, SheetMount, SheetTrack
from gui.games.sits.ssd.parts import Globe, Printed, Spot, box_words
from gui.games.sits.ssd.shapes import wide
from gui.games.sits.ssd.writer import GAP, LINE, PAD, Writer
from gui.speech import tr

HEADING: Final = 28.0
_DOT: Final = 0.66
"""Breadth of a salvo dot, in boxes."""
_GLOBE: Final = 4.6
"""Breadth of a firing arc diagram, in boxes."""
_LEAST: Final = 4.5
"""So many boxes must find room beside the names."""
_NARROW: Final = 600.0
"""Breadth below which a mount is narrow: short names, few dots in a row, the diagram below them."""
_NAMES: Final = {"CM": tr("Countermissiles"), "PD": tr("Point Defense")}


class MountPart:
    """One mount laid out in a breadth; `height` is known before it is written."""

    def __init__(self, writer: Writer, mount: SheetMount, width: float) -> None:
        self._writer = writer
        self._mount = mount
        self._width = width
        self._narrow = width < _NARROW
        self._dots = _dots(mount.magazine, 5 if self._narrow else 10)
        self._globe = _GLOBE * writer.side * (0.84 if self._narrow else 1.0)
        self._magazine = self._magazine_size()
        self._left = PAD + self._magazine[0] + PAD
        tracks = (*((mount.fcon,) if mount.fcon is not None else ()), *mount.weapons, *mount.defences)
        self._tracks: tuple[SheetTrack, ...] = tracks
        self._names = max((self._name_width(track) for track in tracks), default=0.0) + 8

    def _name_width(self, track: SheetTrack) -> float:
        small = self._writer.small
        return wide(f"[{track.code}]" if track.code else "", small, 600) + wide(self._short(track), small) + 8

    def _short(self, track: SheetTrack) -> str:
        """The name without what its code says already."""
        if self._narrow and track.code in ("fcon", *_NAMES):
            return ""
        return _NAMES.get(track.code, track.title)

    def _magazine_size(self) -> tuple[float, float]:
        """Breadth and height of the left column: salvo dots, and in a narrow mount the arcs below them."""
        dot = self._writer.side * _DOT + 2
        title = wide("[mag]" if self._narrow else tr("[mag] Magazine"), self._writer.small, 600) + 8
        across = max((len(row) for row in self._dots), default=0)
        tall = len(self._dots) * dot + self._writer.side if self._dots else 0.0
        wide_ = max(across * dot, title if self._dots else 0.0)
        return (max(wide_, self._globe), tall + self._globe + LINE) if self._narrow else (wide_, tall)

    @property
    def fits(self) -> bool:
        """Whether a row has room for some boxes."""
        return not self._tracks or self._room(0) >= _LEAST * self._writer.step

    @property
    def height(self) -> float:
        """What it takes, frame and title bar included."""
        tall = sum(self._writer.height_of(track, self._room(n)) + LINE for n, track in self._lines())
        least = 0.0 if self._narrow else self._globe
        return HEADING + 2 * PAD + max(tall, self._magazine[1], least)

    def _lines(self) -> list[tuple[int, SheetTrack]]:
        return list(enumerate(self._tracks))

    def _room(self, line: int) -> float:
        """Breadth for boxes: in a wide mount the firing arcs stand to the right of the first lines."""
        full = self._width - self._left - self._names - PAD
        if self._narrow:
            return full
        beside = int(self._globe // self._writer.pitch) + 1
        return full - self._globe - PAD if line < beside else full

    def write(self, x: float, y: float, height: float) -> None:
        """Writes it into a frame of a height."""
        writer, mount = self._writer, self._mount
        frame = QRectF(x, y, self._width, height)
        writer.field(frame, fill="panel", edge="line_strong")
        writer.heading(QRectF(x, y, self._width, HEADING), mount.title, "sits/A2.63")
        top = y + HEADING + PAD
        if mount.magazine is not None:
            self._write_magazine(mount.magazine, x + PAD, top)
        globe = QRectF(x + self._width - PAD - self._globe, top, self._globe, self._globe)
        if self._narrow:
            aside = (self._magazine[0] - self._globe) / 2
            globe.moveTopLeft(QPointF(x + PAD + aside, y + height - PAD - self._globe))
        writer.plan.things.append(Globe(globe, mount))
        writer.spot(
            globe,
            tr("Firing arcs of the {mount}: {arc}", mount=mount.title, arc=arc_words(mount)),
            "sits/C1.225",
        )
        left = x + self._left
        for line, track in self._lines():
            room = self._room(line)
            tall = writer.height_of(track, room)
            if track.grey:
                strip = QRectF(
                    left - 4, top - LINE / 2, self._names + self._used(track, room) + 8, tall + LINE
                )
                writer.field(strip, fill="hover", radius=2)
            box = QRectF(left, top, self._names - 6, writer.side)
            writer.label(track, box, name=self._short(track), detail=track.detail)
            writer.boxes(track, left + self._names, top, room)
            top += tall + LINE

    def _used(self, track: SheetTrack, room: float) -> float:
        longest = max(len(row) for row in self._writer.rows_of(track, room))
        tail = wide(track.exhausted, self._writer.small, 600) + 3 * GAP if track.exhausted else 0.0
        return longest * self._writer.step + tail

    def _write_magazine(self, track: SheetTrack, x: float, y: float) -> None:
        writer = self._writer
        name = "" if self._narrow else track.title
        writer.label(track, QRectF(x, y, self._magazine[0], writer.side), name=name)
        dot, place = writer.side * _DOT, 0
        for line, row in enumerate(self._dots):
            for column, view in enumerate(row):
                box = QRectF(x + column * (dot + 2), y + writer.side + line * (dot + 2), dot, dot)
                writer.plan.things.append(Printed(box.adjusted(1, 1, -1, -1), view, grey=False))
                writer.plan.spots.append(Spot(box, box_words(track, place), track.rule, track.id, place))
                place += 1


def _dots(track: SheetTrack | None, across: int) -> list[tuple[SheetBox, ...]]:
    """The salvo dots row by row."""
    boxes = track.boxes() if track is not None else ()
    return [boxes[start : start + across] for start in range(0, len(boxes), across)]


def arc_words(mount: SheetMount) -> str:
    """How many windows it fires through, and how many of them nothing covers."""
    bare = sum(arc.fill == "white" for arc in mount.arcs)
    if not bare:
        return tr("{count} windows, all behind the sidewall", count=len(mount.arcs))
    return tr("{count} windows, {bare} of them uncovered", count=len(mount.arcs), bare=bare)
