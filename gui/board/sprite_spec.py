"""What a counter's picture depends on: two counters with equal specs share one pixmap."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.core.ids import PlayerId
from engine.core.view import CounterView, SeatView
from gui.board.hex_geometry import BoardGeometry
from gui.presenters.kinds import FLAT, GROUND, MARKERS

LEAST: Final = MappingProxyType({"piece": 0.35, "midpoint": 0.35, "eot": 0.35})
"""By kind the zoom below which a picture gets no smaller: a ship's plate keeps 23 logical pixels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpriteSpec:
    """A drawing order, free of places and of ids."""

    kind: str
    """"piece", "midpoint", "eot", or one of the kinds of flat games: "ship", "fleet", "terrain"..."""
    art: str
    side: str
    """Colour token of the side; its deep shade is the token with "_deep"."""
    shape: int
    """0 round, 1 square, 2 eight-cornered: the side's second sign beside its colour."""
    letter: str
    label: str
    title: str
    angle: float | None
    """Degrees clockwise from up; None with the nose straight up or down."""
    pitch: int = 0
    roll: int = 0
    level: int = 0
    """For markers the difference to their ship (B1.142)."""
    face_down: bool = False
    ghost: bool = False
    illegal: bool = False
    badges: tuple[str, ...] = ()


def spec_of(
    counter: CounterView,
    geometry: BoardGeometry,
    seats: Mapping[PlayerId | None, tuple[int, SeatView]],
    ship_level: int | None = None,
    *,
    ghost: bool = False,
    illegal: bool = False,
) -> SpriteSpec:
    """The drawing order for a counter; `ship_level` is the level of the piece that a marker belongs to."""
    seat = seats.get(counter.owner)
    marker = counter.kind in MARKERS
    return SpriteSpec(
        kind=counter.kind if marker or counter.kind in FLAT else "piece",
        art=counter.art,
        side=seat[1].colour if seat is not None else "neutral",
        shape=seat[0] if seat is not None else 2,
        letter=seat[1].letter if seat is not None else "",
        label=counter.label,
        title=counter.title if not marker else "",
        angle=_angle(counter, geometry),
        pitch=counter.pitch,
        roll=counter.roll % 12,
        level=counter.level - ship_level if marker and ship_level is not None else counter.level,
        face_down=counter.face_down,
        ghost=ghost or counter.kind == "ghost",
        illegal=illegal,
        badges=counter.badges,
    )


def _angle(counter: CounterView, geometry: BoardGeometry) -> float | None:
    """Where the head points; ground lies as the hexes do."""
    if counter.kind in GROUND:
        return geometry.angle(0)
    return None if counter.facing is None else geometry.angle(counter.facing)


def drawn_zoom(kind: str, zoom: float) -> float:
    """The zoom at which a counter is drawn when the map is at `zoom`: shapes stay to be told apart."""
    return max(zoom, LEAST.get(kind, 0.0))


def tag(spec: SpriteSpec) -> str:
    """Side letter and ship number as printed on the counter: "G3"."""
    if not spec.letter or spec.label.upper().startswith(spec.letter.upper()):
        return spec.label or spec.letter
    return f"{spec.letter}{spec.label}" if len(spec.label) <= 3 else spec.label


def tiles(level: int) -> tuple[int, int, int]:
    """The stacking tiles for a level: sixteens (dark blue), fours (light blue), ones (white) (B1.14)."""
    amount = abs(level)
    return amount // 16, amount % 16 // 4, amount % 4
