"""What a hit on each system does (C5.4): the codes of the hit location table and the tracks behind them."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from engine.core.ids import RuleId
from engine.mechanics.d10 import D10Roll, rolls_over
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c5_marks import C5_41, Mark, Victim
from engine.rulesets.sits.c5_tables import BROADSIDES, Cell, grid_of, officer_hit
from engine.rulesets.sits.card import AFT_IMPELLER, FWD_IMPELLER
from engine.rulesets.sits.combat import MOUNTS, Mount
from engine.rulesets.sits.readiness import weapons

C5_411 = rule("C5.411")
C5_412 = rule("C5.412")
C5_4211 = rule("C5.4211")
C5_4212 = rule("C5.4212")
C5_4213 = rule("C5.4213")
C5_4214 = rule("C5.4214")
C5_422 = rule("C5.422.cascade")
C5_432 = rule("C5.432")
C5_433 = rule("C5.433")
C5_434 = rule("C5.434")
C5_441 = rule("C5.441")
C5_4412 = rule("C5.4412")
C5_443 = rule("C5.443")
C5_45 = rule("C5.45")
C5_461 = rule("C5.461")
C5_462 = rule("C5.462")
for _number in ("A2.675", "C5.442", "C5.444", "C5.463", "C5.464"):
    rule(_number)

SI, HULL, BRIDGE, THRUST = "si", "hull", "bridge", "thrust"
CASUALTY = 6
"""2d10- from which a bridge hit costs an officer a grade (C5.4412)."""

_SINGLE: Mapping[str, tuple[str, RuleId]] = MappingProxyType(
    {
        "ECM": ("ecm", C5_45),
        "flg": ("flag", rule("C5.442")),
        "com": ("com", rule("C5.444")),
        "lif": ("life", rule("C5.423")),
        "hyp": ("hyper", rule("C5.463")),
        "piv": ("pivot", rule("C5.464")),
        "rol": ("roll", rule("C5.464")),
    }
)
"""Codes whose hit marks one box of one track and brings nothing more with it."""
_MOUNTED: Mapping[str, tuple[str, RuleId]] = MappingProxyType(
    {"fcon": ("fcon", C5_432), "CM": ("cm", C5_412), "PD": ("pd", C5_412)}
)
_IMPELLERS: Mapping[str, str] = MappingProxyType(
    {"fwd": FWD_IMPELLER, "aft": AFT_IMPELLER, "2fwd": FWD_IMPELLER, "2aft": AFT_IMPELLER}
)


def strike(victim: Victim, cell: Cell, edge: Mount, decoys: Mount | None = None) -> list[Mark]:
    """One point of damage on a cell, for damage from that edge; nothing where the system is used up (C5.413).

    `decoys` is the side that loses a decoy where the defender chose one (C5.434).
    """
    simple = _SINGLE.get(cell.code)
    if simple is not None:
        return _one(victim, *simple)
    special = _SPECIAL.get(cell.code)
    if special is not None:
        return special(victim)
    if cell.code in _IMPELLERS:
        track = _IMPELLERS[cell.code]
        return _sail(victim, track) if cell.code.startswith("2") else _impeller(victim, track, C5_461)
    if cell.code == "dcy":
        return _one(victim, f"{decoys or decoy_side(victim, cell, edge)}.decoys", C5_434)
    if cell.code == "sdwl":
        return _one(victim, f"sidewalls.{cell.side or edge}", C5_45)
    return _in_mount(victim, cell.code, cell.mount or edge)


def decoy_choices(victim: Victim, cell: Cell, edge: Mount) -> tuple[Mount, ...]:
    """C5.434: the broadsides among which the defender chooses for a decoy hit; empty without a choice."""
    if cell.code != "dcy" or edge in BROADSIDES:
        return ()
    able = tuple(side for side in BROADSIDES if victim.room(f"{side}.decoys"))
    return able if len(able) > 1 else ()


def decoy_side(victim: Victim, cell: Cell, edge: Mount) -> Mount:
    """C5.434: the side that a decoy hit strikes where there is nothing to choose."""
    if edge in BROADSIDES:
        return cell.side or edge
    return next((side for side in BROADSIDES if victim.room(f"{side}.decoys")), "port")


def _one(victim: Victim, track: str, number: RuleId) -> list[Mark]:
    return [victim.marks(track, number)] if victim.room(track) else []


@cache
def weapon_tracks(ship_class: str, mount: Mount, code: str) -> tuple[str, ...]:
    """The tracks of a mount that a weapon code strikes; several where it carries two kinds of them."""
    return tuple(track for track, weapon in weapons(ship_class, mount) if weapon.code == code)


def _in_mount(victim: Victim, code: str, mount: Mount) -> list[Mark]:
    """C5.412: weapons, magazine and fire control of the mount in whose part of the table the cell lies."""
    if code == "mag":
        track = f"{mount}.magazine"
        return _magazine(victim, track) if victim.room(track) else []
    if code in _MOUNTED:
        part, number = _MOUNTED[code]
        return _one(victim, f"{mount}.{part}", number)
    for track in weapon_tracks(victim.ship_class, mount, code):
        if victim.room(track):
            return [victim.marks(track, C5_412)]
    return []


def _magazine(victim: Victim, track: str) -> list[Mark]:
    """C5.411, C5.433: 2d10- salvoes of ammunition."""
    dots = victim.roll(D10Roll.MINUS, f"C5.433 magazine dots 2d10-, {track.partition('.')[0]}")
    return [victim.marks(track, C5_433, dots, f", {dots} hit")]


def _combat_information(victim: Victim) -> list[Mark]:
    """C5.443: a fire control hit on each of the four mounts."""
    tracks = (f"{mount}.fcon" for mount in MOUNTS)
    return [victim.marks(track, C5_443) for track in tracks if victim.room(track)]


def _hull(victim: Victim) -> list[Mark]:
    """C5.411, C5.422: 2d10- hull boxes; what finds none left is one Structural Integrity box."""
    if not victim.room(HULL):
        return hit_si(victim, C5_422)
    boxes = victim.roll(D10Roll.MINUS, "C5.411 hull boxes 2d10-")
    found = [victim.marks(HULL, C5_411, boxes, f", {boxes} hit")]
    return found + hit_si(victim, C5_422) if boxes > found[0].boxes else found


def _impeller(victim: Victim, track: str, number: RuleId) -> list[Mark]:
    """C5.461: an impeller box, and a Maximum Thrust box with it."""
    found = _one(victim, track, number)
    if found and victim.mark(THRUST):
        found.append(Mark(THRUST, 1, f"{victim.words(THRUST)}, lost with the impeller", C5_461))
    return found


def _sail(victim: Victim, track: str) -> list[Mark]:
    """C5.462: two impeller boxes, one of them the sail if it is still there."""
    early = victim.take_sail(track)
    found = _impeller(victim, track, C5_462)
    if early:
        found[0] = found[0]._replace(text=f"{found[0].text}, the sail gone")
    return found + _impeller(victim, track, C5_462)


def _bridge(victim: Victim) -> list[Mark]:
    """C5.441, C5.4412: a bridge box, and on 6 or more an officer hurt."""
    found = _one(victim, BRIDGE, C5_441)
    if found and victim.roll(D10Roll.MINUS, "C5.4412 bridge casualties 2d10-") >= CASUALTY:
        post = officer_hit(victim.roll(D10Roll.D10, "C5.4412 officer hurt d10"))
        found.append(Mark("", 0, victim.lower(post), C5_4412))
    return found


def hit_si(victim: Victim, why: RuleId = C5_4211) -> list[Mark]:
    """C5.421: a Structural Integrity box: cores cascade, octagons are rolled for, the star is the end."""
    row = victim.track(SI)
    if row is None or not victim.room(SI):
        return []
    box = victim.marked(SI)
    found = [victim.marks(SI, why)]
    if row.icons[box] == "core":
        found += _cascade(victim)
    elif row.shapes[box] == "octagon":
        found.append(_octagon(victim, int(row.values[box] or 0)))
    elif row.shapes[box] == "star":
        victim.destroyed("its last Structural Integrity box is gone", C5_4214)
    return found


def _octagon(victim: Victim, number: int) -> Mark:
    """C5.4213: its number or more on a d10, or the ship explodes."""
    face = victim.roll(D10Roll.D10, f"C5.4213 octagon {number} d10")
    if rolls_over(face, number):
        return Mark("", 0, f"Octagon {number}: {face}, she holds", C5_4213)
    victim.destroyed(f"{face} against octagon {number} of its Structural Integrity", C5_4213)
    return Mark("", 0, f"Octagon {number}: {face}, she explodes", C5_4213)


def _cascade(victim: Victim) -> list[Mark]:
    """C5.4212: a hit on each different system in the core of a broadside column, but not on SI again."""
    column = victim.roll(D10Roll.PLUS, "C5.4212 core cascade 2d10+")
    found = [Mark("", 0, f"Core cascade in column {column}", C5_4212)]
    for cell in cascade_cells(victim.ship_class, column):
        if not victim.end:
            found += [m._replace(cell=m.cell or cell) for m in strike(victim, cell, "starboard")]
    return found


def cascade_cells(ship_class: str, column: int) -> tuple[Cell, ...]:
    """C5.4212: the core cells that a cascade in a broadside column strikes: no SI, each code once."""
    grid = grid_of(ship_class)
    found: dict[str, Cell] = {}
    for cell in grid.core_of(column) if grid else ():
        if cell.code != "SI":
            found.setdefault(cell.code, cell)
    return tuple(found.values())


_SPECIAL: Mapping[str, Callable[[Victim], list[Mark]]] = MappingProxyType(
    {"hull": _hull, "SI": hit_si, "brg": _bridge, "CIC": _combat_information}
)

__all__ = [
    "C5_41",
    "HULL",
    "SI",
    "cascade_cells",
    "decoy_choices",
    "decoy_side",
    "hit_si",
    "strike",
    "weapon_tracks",
]
