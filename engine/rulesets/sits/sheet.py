"""A2.6: a ship's whole sheet as plain data, read from its class and from what has been marked on it."""

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.content import loader
from engine.core.ids import PieceId
from engine.mechanics.firing_arcs import Facing
from engine.rulesets.sits.appearance import class_name
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.card import CardTrack, ShipCard, load_card
from engine.rulesets.sits.card_tables import grade_effects
from engine.rulesets.sits.d1_officers import GRADES, POSTS
from engine.rulesets.sits.sheet_data import (
    BoxNow,
    SheetArc,
    SheetBand,
    SheetBox,
    SheetCell,
    SheetLacs,
    SheetMount,
    SheetOfficer,
    SheetTable,
    SheetTrack,
    ShipSheet,
)
from engine.rulesets.sits.ssd import printed, worth_of
from engine.rulesets.sits.state import Ship

if TYPE_CHECKING:
    from engine.content.models import ShipClass, Weapon
    from engine.content.ship_models import HitLocation

INTERNALS = (
    "bridge",
    "flag",
    "life",
    "com",
    "ecm",
    "pivot",
    "roll",
    "fwd_impeller",
    "aft_impeller",
    "thrust",
    "hyper",
    "hull",
    "si",
)
_MOUNTS = {
    "forward": "Forward Hammerhead",
    "aft": "Aft Hammerhead",
    "port": "Port Broadside",
    "starboard": "Starboard Broadside",
}
_POSTS = {
    "TAC": ("Tactical", "D1.141"),
    "EWO": ("Electronic Warfare", "D1.142"),
    "ATO": ("Assistant Tactical", "D1.143"),
    "HELM": ("Helm", "D1.144"),
    "ENG": ("Engineering", "D1.145"),
    "CREW": ("Crew", "D1.111"),
}
_NOBODY = PieceId("")
_ROW = 10
"""Boxes of a long weapon or magazine listing in one printed row."""
_SOURCES = {
    "secondary": "another public source",
    "reconstructed": "rebuilt, the printed figure is cut off or lost",
    "house": "set by the owner of this table",
}


_Items: TypeAlias = tuple[tuple[str, int], ...]


class Fates(NamedTuple):
    """What has become of a ship's boxes, by track and number; can be a key of a cache."""

    marked: _Items
    disabled: _Items
    spent: _Items
    repaired: _Items
    sails: tuple[str, ...]


def fates_of(ship: Ship) -> Fates:
    """The fates of a ship's boxes now; those jury-rigged are counted by track (C6.13)."""
    return Fates(
        tuple(ship.marked.items()),
        tuple(ship.disabled.items()),
        tuple(ship.spent.items()),
        tuple(Counter(rig.track for rig in ship.rigged).items()),
        ship.sails,
    )


def boxes_now(card: ShipCard, track: str, fates: Fates) -> tuple[BoxNow, ...]:
    """The state of every box of a track: the one place where a sheet learns what has been marked.

    From the left those destroyed, those used up, those disabled and those jury-rigged, which are open again
    (C6.13); a sail that went before its turn is the last box (C5.462).
    """
    total = len(card.track(track))
    gone = min(total, max(0, dict(fates.marked).get(track, 0)))
    sail = int(track in fates.sails and gone > 0)
    states: list[BoxNow] = ["destroyed"] * (gone - sail)
    used: tuple[tuple[BoxNow, _Items], ...] = (
        ("spent", fates.spent),
        ("disabled", fates.disabled),
        ("repaired", fates.repaired),
    )
    for state, counts in used:
        room = total - sail - len(states)
        states += [state] * min(room, max(0, dict(counts).get(track, 0)))
    states += ["open"] * (total - sail - len(states))
    states += ["destroyed"] * sail
    return tuple(states)


def ship_sheet(ship: Ship) -> ShipSheet:
    """A ship's sheet as it stands; ContentError for a ship of a class that there is none of."""
    officers = tuple(ship.officers.items())
    return _named(_sheet(ship.ship_class, fates_of(ship), officers, tuple(ship.lowered.items())), ship)


def _named(sheet: ShipSheet, ship: Ship) -> ShipSheet:
    return replace(sheet, piece=ship.id, number=ship.number, name=ship.name, side=str(ship.side))


@lru_cache(maxsize=128)
def _sheet(slug: str, fates: Fates, officers: tuple[tuple[str, str], ...], lowered: _Items) -> ShipSheet:
    ship, card = loader.load_ship_class(slug), load_card(slug)
    writer = _Writer(card, ship, fates)
    grades, lost = dict(officers), dict(lowered)
    lines = tuple(_officer(card, post, grades.get(post, "average")) for post in POSTS)
    return ShipSheet(
        piece=_NOBODY,
        nation=ship.nation,
        class_name=class_name(slug),
        class_type=ship.class_type,
        ship_class=slug,
        number=0,
        name="",
        side="",
        base_cost=ship.cost,
        # What an officer lost in battle is paid for all the same (C5.4412).
        cost=ship.cost + sum(line.costs[GRADES.index(line.grade) + lost.get(line.post, 0)] for line in lines),
        box_count=ship.boxes,
        crew=_crew(ship),
        service=_service(ship),
        officers=lines,
        missile=ship.missile or "",
        bands=_bands(ship),
        mounts=tuple(writer.mount(face) for face in _MOUNTS),
        internals=tuple(t for name in INTERNALS if (t := writer.track(name)) is not None),
        sidewalls=tuple(
            t for side in ("port", "starboard") if (t := writer.track(f"sidewalls.{side}")) is not None
        ),
        table=_table(ship, ship.hit_location) if ship.hit_location is not None else None,
        lacs=_lacs(ship),
        sources=_sources(ship),
    )


class _Writer:
    """Writes one ship's tracks out of its card and marks."""

    def __init__(self, card: ShipCard, ship: "ShipClass", fates: Fates) -> None:
        self._card = card
        self._ship = ship
        self._fates = fates

    def track(self, name: str, *, grey: bool = False, detail: str = "", across: int = 0) -> SheetTrack | None:
        """A track of the card; None for one without boxes."""
        row = self._card.track(name)
        if not len(row):
            return None
        states = boxes_now(self._card, name, self._fates)
        usable = [state in ("open", "repaired") for state in states]
        first = usable.index(True) if any(usable) else len(states)
        under = self._delays(name)
        boxes = [
            SheetBox(
                value=printed(row.values[place]),
                shape=row.shapes[place],
                icon=row.icons[place] or "",
                state=state,
                current=place == first,
                under=under[place] if under else "",
            )
            for place, state in enumerate(states)
        ]
        left = sum(usable)
        return SheetTrack(
            id=name,
            title=row.title,
            code=row.code,
            rule=rule(row.rule),
            rows=_broken(boxes, row, across),
            left=left,
            total=len(row),
            worth=worth_of(row, left),
            exhausted=_end(row),
            source=row.source,
            source_ref=row.source_ref,
            grey=grey,
            detail=detail,
        )

    def mount(self, face: str) -> SheetMount:
        """One of the four weapon mounts."""
        mount = getattr(self._ship.mounts, face)
        arcs = [SheetArc(window=window, fill="grey") for window in mount.arcs.grey]
        arcs += [SheetArc(window=window, fill="white") for window in mount.arcs.white]
        weapons = [
            self.track(f"{face}.weapons.{number}", detail=_weapon(weapon))
            for number, weapon in enumerate(mount.weapons)
        ]
        defences = [self.track(f"{face}.{part}", grey=True) for part in ("cm", "pd", "decoys")]
        return SheetMount(
            id=face,
            title=_MOUNTS[face],
            centre=str(Facing(face).centre),
            arcs=tuple(arcs),
            fcon=self.track(f"{face}.fcon", grey=True),
            magazine=self.track(f"{face}.magazine", across=_ROW),
            weapons=tuple(track for track in weapons if track is not None),
            defences=tuple(track for track in defences if track is not None),
        )

    def _delays(self, name: str) -> tuple[str, ...]:
        """C5.4641: the evolution delays under the pivot track."""
        return tuple(str(each) for each in self._ship.tracks.pivot.delays) if name == "pivot" else ()


def _broken(boxes: list[SheetBox], row: CardTrack, across: int) -> tuple[tuple[SheetBox, ...], ...]:
    """A2.672: as printed, row by row."""
    rows = row.rows if not across else (across,) * (-(-len(boxes) // across))
    ends = [sum(rows[: n + 1]) for n in range(len(rows))]
    return tuple(tuple(boxes[a:b]) for a, b in pairwise((0, *ends)))


def _end(row: CardTrack) -> str:
    """C5.214: the figure at the end of a track; tracks that end in nothing have none."""
    if not row.exhausted:
        return ""
    return f"{row.exhausted:+d}" if row.id.startswith("sidewalls.") else str(row.exhausted)


def _weapon(weapon: "Weapon") -> str:
    """C3.111: damage by range, and the span of C5.33."""
    damage = weapon.damage_by_range
    parts = [f"damage {damage['any']}"] if "any" in damage else []
    if weapon.kind == "grav_lance":
        parts.append("range 0")
    parts += [f"range {reach}: {harm}" for reach, harm in damage.items() if reach != "any"]
    if weapon.span is not None:
        parts.append(f"span {weapon.span}")
    return ", ".join(parts)


def _officer(card: ShipCard, post: str, grade: str) -> SheetOfficer:
    title, number = _POSTS[post]
    costs, effects = card.officer_costs[post], grade_effects(post)
    poor, average, veteran, elite = GRADES
    if post == "CREW":  # the target number stands on the class's own sheet (A2.65)
        effects = {name: str(card.crew_quality[name]) for name in GRADES}
    return SheetOfficer(
        post=post,
        title=title,
        rule=rule(number),
        grade=grade,
        effects=(effects[poor], effects[average], effects[veteran], effects[elite]),
        costs=(costs[poor], costs[average], costs[veteran], costs[elite]),
    )


def _crew(ship: "ShipClass") -> tuple[tuple[str, str], ...]:
    crew, boats = ship.crew, ship.small_craft
    heads = crew.officers + crew.enlisted + crew.marines
    parts = f"{crew.officers} Officers, {crew.enlisted} Enlisted, {crew.marines} Marines"
    craft = f"{boats.cutters} Cutters, {boats.pinnaces} Pinnaces, {boats.assault_shuttles} Assault Shuttles"
    return (("Crew", f"{heads} ({parts})"), ("Small Craft", craft), ("Recon Drones", str(ship.recon_drones)))


def _service(ship: "ShipClass") -> str:
    start, end = ship.service.from_, ship.service.to
    return "" if start is None else f"{start} to {end}" if end is not None else f"from {start}"


def _bands(ship: "ShipClass") -> tuple[SheetBand, ...]:
    lows = (0, *(band.max + 1 for band in ship.range_bands))
    return tuple(
        SheetBand(low=low, high=band.max, mql=band.mql, salvoes=tuple(band.salvoes))
        for low, band in zip(lows, ship.range_bands, strict=False)
    )


def _table(ship: "ShipClass", found: "HitLocation") -> SheetTable:
    source = ship.provenance_of("hit_location")
    return SheetTable(
        columns=tuple(str(column) for column in found.columns),
        rows=tuple(found.rows),
        cells=tuple(
            tuple(SheetCell(code=cell.code, core=cell.core) if cell is not None else None for cell in cells)
            for cells in found.rows.values()
        ),
        scale=ship.scale,
        core_armor=ship.core_armor,
        forward_armor=ship.hammerhead_armor.forward,
        aft_armor=ship.hammerhead_armor.aft,
        source=source.kind.value,
        source_ref=source.ref,
    )


def _lacs(ship: "ShipClass") -> SheetLacs | None:
    if ship.lac is None:
        return None
    row = tuple(
        SheetBox(
            value=str(box.value) if box.value is not None else "",
            shape=box.shape,
            icon=box.mark or "",
            state="open",
            current=False,
        )
        for box in ship.lac.row
    )
    return SheetLacs(letters=ship.lac.letters, row=row)


def _sources(ship: "ShipClass") -> tuple[str, ...]:
    """Parts of the sheet by where their figures come from; nothing for a class read off the print whole."""
    parts = {
        "mounts": "weapon mounts",
        "tracks": "internals",
        "sidewalls": "sidewalls",
        "hit_location": "hit location table",
        "range_bands": "range bands",
        "officers": "costs of officers and crew",
    }
    by: dict[str, list[str]] = {}
    for path, words in parts.items():
        by.setdefault(ship.provenance_of(path).kind.value, []).append(words)
    return tuple(f"{', '.join(by[kind])}: {words}" for kind, words in _SOURCES.items() if kind in by)
