"""The Ship Systems Display in play: what the unmarked boxes of a ship are still worth."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from engine.content import loader

if TYPE_CHECKING:
    from engine.content.models import Provenance, ShipClass, Track

BoxValue: TypeAlias = "int | Fraction | None"
Marks: TypeAlias = "Mapping[str, int]"
"""Boxes marked from the left, by track id; tracks left out have none (A2.672)."""

NO_MARKS: Marks = MappingProxyType({})

FWD_IMPELLER = "fwd_impeller"
AFT_IMPELLER = "aft_impeller"

_INTERNALS = {
    "bridge": ("Bridge", "brg", "C5.441"),
    "flag": ("Flag Bridge", "flg", "C5.442"),
    "life": ("Life Support", "lif", "C5.423"),
    "com": ("Communications", "com", "C5.444"),
    "ecm": ("ECM", "ECM", "C5.45"),
    "pivot": ("Pivot", "piv", "B2.22"),
    "roll": ("Roll", "rol", "B2.22"),
    FWD_IMPELLER: ("Forward Impeller", "fwd", "C5.461"),
    AFT_IMPELLER: ("Aft Impeller", "aft", "C5.461"),
    "thrust": ("Maximum Thrust", "", "B3.22"),
    "hyper": ("Hyper Generator", "hyp", "C5.463"),
    "hull": ("Hull", "hull", "C5.422.parties"),
    "si": ("Structural Integrity", "SI", "C5.4211"),
}
_MOUNTS = {
    "forward": "Forward Hammerhead",
    "aft": "Aft Hammerhead",
    "port": "Port Broadside",
    "starboard": "Starboard Broadside",
}


class BoxState(StrEnum):
    """What may have happened to a box (GLO.destroyed-disabled)."""

    INTACT = "intact"
    DESTROYED = "destroyed"
    """Crossed off: damage."""
    DISABLED = "disabled"
    """Circled: of no use while the cause lasts, no damage (A2.676)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTrack:
    """One row of boxes in marking order, as parallel tuples."""

    id: str
    """"pivot", "port.cm", "sidewalls.port", "port.weapons.0": the place in the ship class file."""
    title: str
    group: str
    code: str
    """Hit location code (A2.673)."""
    rule: str
    values: tuple[BoxValue, ...]
    shapes: tuple[str, ...]
    icons: tuple[str | None, ...]
    """Wrench, core or sail printed in the box."""
    exhausted: int | None
    rows: tuple[int, ...]
    """Boxes per printed row."""
    source: str
    """Kind of provenance."""
    source_ref: str

    def __len__(self) -> int:
        return len(self.values)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipCard:
    """A ship class for the hot paths of the rules: plain tuples, no validation left to do."""

    slug: str
    name: str
    nation: str
    nation_code: str
    class_type: str
    cost: int
    scale: int
    core_armor: int
    complete: bool
    crew_quality: Mapping[str, int]
    """Crew Quality target by grade (A2.65)."""
    officer_costs: Mapping[str, Mapping[str, int]]
    tracks: tuple[CardTrack, ...]
    by_id: Mapping[str, CardTrack] = field(repr=False, compare=False)

    def track(self, name: str) -> CardTrack:
        """The track of that id; KeyError when the card has none."""
        return self.by_id[name]


@cache
def load_card(slug: str, *, user: Path | None = None) -> ShipCard:
    """The card of a ship class; ContentError when there is none or its file is broken."""
    return card_of(loader.load_ship_class(slug, user=user))


def card_of(ship: "ShipClass") -> ShipCard:
    """A ship class turned into its card."""
    tracks = (*_internals(ship), *_sidewalls(ship), *_mount_tracks(ship))
    costs = {post: _grades(getattr(ship.officers, post)) for post in type(ship.officers).model_fields}
    return ShipCard(
        slug=ship.slug,
        name=ship.name,
        nation=ship.nation,
        nation_code=ship.nation_code,
        class_type=ship.class_type,
        cost=ship.cost,
        scale=ship.scale,
        core_armor=ship.core_armor,
        complete=ship.complete,
        crew_quality=_grades(ship.crew_quality),
        officer_costs=MappingProxyType(costs),
        tracks=tracks,
        by_id=MappingProxyType({track.id: track for track in tracks}),
    )


def _grades(grades: object) -> Mapping[str, int]:
    names = ("poor", "average", "veteran", "elite")
    return MappingProxyType({name: int(getattr(grades, name)) for name in names})


def _internals(ship: "ShipClass") -> list[CardTrack]:
    found = []
    for name, (title, code, rule) in _INTERNALS.items():
        rows = ship.tracks.hull.rows if name == "hull" else ()
        source = ship.provenance_of(f"tracks.{name}")
        found.append(_track(name, title, "Internals", code, rule, getattr(ship.tracks, name), source, rows))
    return found


def _sidewalls(ship: "ShipClass") -> list[CardTrack]:
    found = []
    for side, wall in (("port", ship.sidewalls.port), ("starboard", ship.sidewalls.starboard)):
        title, name = f"{side.title()} Sidewall", f"sidewalls.{side}"
        source = ship.provenance_of(name)
        found.append(_track(name, title, "Sidewalls", "sdwl", "C5.45", wall, source))
    return found


def _mount_tracks(ship: "ShipClass") -> list[CardTrack]:
    found = []
    for name, group in _MOUNTS.items():
        mount = getattr(ship.mounts, name)
        for part, title, code, rule in (
            ("fcon", "Fire Control", "fcon", "C5.432"),
            ("cm", "CM", "CM", "A2.633"),
            ("pd", "PD", "PD", "A2.633"),
            ("decoys", "Decoys", "dcy", "C5.434"),
        ):
            source = ship.provenance_of(f"mounts.{name}.{part}")
            found.append(_track(f"{name}.{part}", title, group, code, rule, getattr(mount, part), source))
        source = ship.provenance_of(f"mounts.{name}.weapons")
        for number, weapon in enumerate(mount.weapons):
            values = tuple(range(weapon.count, 0, -1))  # what remains, A2.632
            track_id, code = f"{name}.weapons.{number}", weapon.code or ""
            found.append(_plain(track_id, weapon.label, group, code, "A2.632", values, source))
        source = ship.provenance_of(f"mounts.{name}.magazine")
        dots = (None,) * mount.magazine
        found.append(_plain(f"{name}.magazine", "Magazine", group, "mag", "A2.634", dots, source, "dot"))
    return found


def _track(
    name: str,
    title: str,
    group: str,
    code: str,
    rule: str,
    track: "Track",
    source: "Provenance",
    rows: tuple[int, ...] = (),
) -> CardTrack:
    return CardTrack(
        id=name,
        title=title,
        group=group,
        code=code,
        rule=rule,
        values=tuple(box.value for box in track.boxes),
        shapes=tuple(box.shape for box in track.boxes),
        icons=tuple(box.mark for box in track.boxes),
        exhausted=track.exhausted,
        rows=rows or (len(track.boxes),),
        source=source.kind.value,
        source_ref=source.ref,
    )


def _plain(
    name: str,
    title: str,
    group: str,
    code: str,
    rule: str,
    values: tuple[BoxValue, ...],
    source: "Provenance",
    shape: str = "square",
) -> CardTrack:
    return CardTrack(
        id=name,
        title=title,
        group=group,
        code=code,
        rule=rule,
        values=values,
        shapes=(shape,) * len(values),
        icons=(None,) * len(values),
        exhausted=0,
        rows=(len(values),),
        source=source.kind.value,
        source_ref=source.ref,
    )


def _used(track: CardTrack, marked: Marks, disabled: Marks) -> int:
    """How many boxes from the left can't be used: destroyed first, disabled after them."""
    return min(len(track), max(0, marked.get(track.id, 0)) + max(0, disabled.get(track.id, 0)))


def unmarked(card: ShipCard, track: str, marked: Marks, disabled: Marks = NO_MARKS) -> int:
    """How many boxes of a track can still be used."""
    row = card.track(track)
    return len(row) - _used(row, marked, disabled)


def leftmost(card: ShipCard, track: str, marked: Marks, disabled: Marks = NO_MARKS) -> BoxValue:
    """A2.671: the value in the leftmost usable box; what the track gives when exhausted if there is none."""
    row = card.track(track)
    used = _used(row, marked, disabled)
    return row.values[used] if used < len(row) else row.exhausted


def _rating(card: ShipCard, track: str, marked: Marks, disabled: Marks) -> int:
    return int(leftmost(card, track, marked, disabled) or 0)


def pivot_rating(card: ShipCard, marked: Marks, disabled: Marks = NO_MARKS) -> int:
    """B2.22: windows a ship may pivot in a turn before its helm officer counts; 0 without a box."""
    return _rating(card, "pivot", marked, disabled)


def roll_rating(card: ShipCard, marked: Marks, disabled: Marks = NO_MARKS) -> int:
    """B2.22: windows a ship may roll in a turn before its helm officer counts; 0 without a box."""
    return _rating(card, "roll", marked, disabled)


def thrust_rating(card: ShipCard, marked: Marks, disabled: Marks = NO_MARKS) -> int:
    """B3.22: thrust without risk, before an Elite engineer or red-lining; 0 without a box."""
    return _rating(card, "thrust", marked, disabled)


def only_circles_left(
    card: ShipCard, marked: Marks, disabled: Marks = NO_MARKS, *, track: str = "thrust"
) -> bool:
    """B3.233: there are usable boxes on the track and all of them are circles (A2.674)."""
    row = card.track(track)
    left = row.shapes[_used(row, marked, disabled) :]
    return bool(left) and all(shape == "circle" for shape in left)


def impellers_gone(card: ShipCard, marked: Marks, disabled: Marks = NO_MARKS) -> tuple[str, ...]:
    """B3.232: the impeller tracks, Forward first, that have boxes on the card and none left."""
    tracks = (card.track(FWD_IMPELLER), card.track(AFT_IMPELLER))
    return tuple(row.id for row in tracks if len(row) and _used(row, marked, disabled) == len(row))


def si_marked(card: ShipCard, marked: Marks) -> int:
    """B3.23: Structural Integrity boxes marked off, of whatever shape; disabled ones are no damage."""
    return min(len(card.track("si")), max(0, marked.get("si", 0)))


def crew_quality(card: ShipCard, grade: str = "average") -> int:
    """A2.65: the number to roll at or under with a crew of this grade; KeyError for no grade."""
    return card.crew_quality[grade]


def compensator_number(card: ShipCard, marked: Marks, grade: str = "average") -> int:
    """B3.23: Crew Quality less the Structural Integrity boxes marked; below 1 the check fails."""
    return crew_quality(card, grade) - si_marked(card, marked)


def box_states(card: ShipCard, track: str, marked: Marks, disabled: Marks = NO_MARKS) -> tuple[BoxState, ...]:
    """GLO.destroyed-disabled: the state of every box of a track, from the left."""
    row = card.track(track)
    crossed = min(len(row), max(0, marked.get(track, 0)))
    circled = _used(row, marked, disabled) - crossed
    intact = len(row) - crossed - circled
    return (BoxState.DESTROYED,) * crossed + (BoxState.DISABLED,) * circled + (BoxState.INTACT,) * intact


def too_many_marks(card: ShipCard, marked: Marks) -> tuple[str, ...]:
    """Tracks in `marked` that the card does not have, or has with fewer boxes, or with a count below 0."""
    return tuple(
        name
        for name, count in sorted(marked.items())
        if name not in card.by_id or not 0 <= count <= len(card.by_id[name])
    )
