"""What a laid-out sheet consists of: things to draw, and spots that answer to pointer and keys."""

from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt

from engine.rulesets.sits.view import SheetBox, SheetMount, SheetTrack
from gui.games.sits.ssd.hit_table import HitTablePicture
from gui.games.sits.ssd.shapes import LEFT
from gui.speech import tr


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text."""

    box: QRectF
    text: str
    size: int
    token: str = "text"
    weight: int = 500
    align: Qt.AlignmentFlag = LEFT


@dataclass(frozen=True, slots=True)
class Field:
    """A filled or framed rectangle; an empty token draws nothing."""

    box: QRectF
    fill: str = ""
    edge: str = ""
    width: float = 1.2
    radius: float = 4.0


@dataclass(frozen=True, slots=True)
class Rule:
    """A hair line."""

    box: QRectF
    """Of no height, or of no breadth."""
    token: str = "line_strong"
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class Printed:
    """A box of a track."""

    box: QRectF
    view: SheetBox
    grey: bool


@dataclass(frozen=True, slots=True)
class Globe:
    """The firing arc diagram of a mount."""

    box: QRectF
    mount: SheetMount


@dataclass(frozen=True, slots=True)
class Table:
    """The hit location table in its place."""

    picture: HitTablePicture


Thing: TypeAlias = Words | Field | Rule | Printed | Globe | Table


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the sheet that can be pointed at."""

    box: QRectF
    words: str
    """What it is, for tool tip and screen reader."""
    rule: str
    """Id of the rule that it opens."""
    track: str = ""
    """Id of the track; empty for what is no track."""
    index: int = -1
    """Which box of the track; -1 for its name, or for what is no box."""


@dataclass(slots=True)
class Plan:
    """A sheet laid out on a canvas of `width` by `height` units."""

    width: float
    height: float
    title: str
    things: list[Thing] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def boxes(self) -> list[Spot]:
        """The spots that are boxes of tracks."""
        return [spot for spot in self.spots if spot.index >= 0]

    def at(self, x: float, y: float) -> Spot | None:
        """The spot at a point: the smallest that holds it."""
        found = [spot for spot in self.spots if spot.box.contains(x, y)]
        return min(found, key=lambda spot: spot.box.width() * spot.box.height(), default=None)

    def of(self, track: str, index: int) -> Spot | None:
        """The spot of a box."""
        return next((spot for spot in self.spots if spot.track == track and spot.index == index), None)


def box_words(track: SheetTrack, index: int) -> str:
    """A box told in a line: what it stands for, what has become of it."""
    box = track.boxes()[index]
    signs = {"wrench": tr("damage control party"), "core": tr("core cascade"), "sail": tr("Warshawski sail")}
    shapes = {
        "circle": tr("circle"),
        "octagon": tr("octagon: roll this or higher"),
        "star": tr("star: the ship is lost"),
    }
    states = {
        "destroyed": tr("crossed off"),
        "disabled": tr("circled: disabled"),
        "spent": tr("used up"),
        "repaired": tr("jury-rigged"),
    }
    parts = [
        box.value.replace("-", "−"),
        signs.get(box.icon, ""),
        shapes.get(box.shape, ""),
        tr("evolution delay {delay}", delay=box.under) if box.under else "",
        states.get(box.state, ""),
        tr("in force") if box.current and box.value else "",
    ]
    told = ", ".join(part for part in parts if part)
    name = tr("{track} {number} of {total}", track=track.title, number=index + 1, total=track.total)
    return f"{name}: {told}" if told else name
