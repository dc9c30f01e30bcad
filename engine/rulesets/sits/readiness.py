"""What a ship's boxes and officers are worth in the fight, now: the figures that C2 to C6 share.

All of them read the leftmost box that is neither destroyed, circled nor spent (A2.671).
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from engine.content import loader
from engine.content.models import Weapon
from engine.rulesets.sits import card
from engine.rulesets.sits.combat import MOUNTS, Fate, Mount
from engine.rulesets.sits.d1_officers import grade
from engine.rulesets.sits.state import Ship

TAC_MQL: Mapping[str, int] = MappingProxyType({"poor": 1, "average": 0, "veteran": -1, "elite": -2})
"""What the tactical officer adds to the MQL of all missiles of the ship (D1.141)."""
EWO_ECM: Mapping[str, int] = MappingProxyType({"poor": -1, "average": 0, "veteran": 1, "elite": 2})
"""What the electronic warfare officer adds to ECM (D1.142)."""


def fights(ship: Ship) -> bool:
    """Whether it is on the map and still in the fight."""
    return ship.place is not None and ship.fate is Fate.FIGHTING


def left(ship: Ship, track: str) -> int:
    """Boxes of a track that can still be used; 0 for a track the card does not have."""
    sheet = card.load_card(ship.ship_class)
    if track not in sheet.by_id:
        return 0
    return card.unmarked(sheet, track, ship.marked, ship.unusable)


def value(ship: Ship, track: str) -> int | Fraction:
    """The number in the leftmost usable box, or what stands after the track without one; 0 for neither."""
    sheet = card.load_card(ship.ship_class)
    if track not in sheet.by_id:
        return 0
    return card.leftmost(sheet, track, ship.marked, ship.unusable) or 0


def fire_control(ship: Ship, mount: Mount, disabled_for_canister: int = 0) -> int:
    """Fire control penalty of a mount (C5.432, AMB.fcon-empty); canister fire takes boxes off it (C4.154)."""
    track = f"{mount}.fcon"
    sheet = card.load_card(ship.ship_class)
    off = {**ship.unusable, track: ship.unusable.get(track, 0) + disabled_for_canister}
    return int(card.leftmost(sheet, track, ship.marked, off) or 0)


def ecm(ship: Ship) -> int | None:
    """ECM value with the EWO's modifier; None without an unmarked ECM box (C4.121, C4.123, D1.142)."""
    if not left(ship, "ecm"):
        return None
    return int(value(ship, "ecm")) + EWO_ECM[grade(ship, "EWO")]


def countermissiles(ship: Ship, mount: Mount) -> Fraction:
    """Probable CM kills of a mount with the ATO's modifier, canister left out (C4.131.ato, AMB.ato-low)."""
    box = Fraction(value(ship, f"{mount}.cm"))
    ato = grade(ship, "ATO")
    if ato == "poor":
        return max(Fraction(1), box - 1) if box > 1 else box
    return box + 1 if ato in ("veteran", "elite") and left(ship, f"{mount}.cm") else box


def point_defence(ship: Ship, mount: Mount) -> Fraction:
    """Probable PD kills of a mount with the ATO's modifier (C4.131.ato, AMB.ato-low)."""
    box = Fraction(value(ship, f"{mount}.pd"))
    return box + 1 if grade(ship, "ATO") == "elite" and left(ship, f"{mount}.pd") else box


@cache
def weapons(ship_class: str, mount: Mount) -> tuple[tuple[str, Weapon], ...]:
    """The weapons of a mount as printed, with the track id of each: ("port.weapons.0", ...)."""
    mounted = getattr(loader.load_ship_class(ship_class).mounts, mount).weapons
    return tuple((f"{mount}.weapons.{number}", weapon) for number, weapon in enumerate(mounted))


def missile_track(ship: Ship, mount: Mount) -> tuple[str, Weapon] | None:
    """The missile launchers of a mount and their track; None without any on the card."""
    found = (pair for pair in weapons(ship.ship_class, mount) if pair[1].kind == "missile")
    return next(found, None)


def launchers(ship: Ship, mount: Mount) -> int:
    """Working missile launchers of a mount (C2.13)."""
    track = missile_track(ship, mount)
    return left(ship, track[0]) if track else 0


def salvoes_left(ship: Ship, mount: Mount) -> int:
    """Magazine dots left in a mount (C2.13.magazine)."""
    return left(ship, f"{mount}.magazine")


def sidewall_up(ship: Ship, side: Mount) -> bool:
    """Whether that side has an unmarked sidewall box (AMB.sidewall-down); never true of nose and stern."""
    return side in ("port", "starboard") and left(ship, f"sidewalls.{side}") > 0


def wall(ship: Ship, edge: Mount) -> int:
    """What a facing adds to the depth of a hit (C5.21, C5.214, C5.214.hammer); negative protects."""
    if edge in ("port", "starboard"):
        return int(value(ship, f"sidewalls.{edge}"))
    armour = loader.load_ship_class(ship.ship_class).hammerhead_armor
    return int(armour.forward if edge == "forward" else armour.aft)


def communicates(ship: Ship) -> bool:
    """Whether it can link salvoes, lend and receive kills (C5.444, AMB.lac-com)."""
    sheet = card.load_card(ship.ship_class)
    return left(ship, "com") > 0 or not len(sheet.track("com"))


def crew_number(ship: Ship) -> int:
    """The Crew Quality number to roll at or under (D1.111)."""
    return card.crew_quality(card.load_card(ship.ship_class), grade(ship, "CREW"))


__all__ = [
    "EWO_ECM",
    "MOUNTS",
    "TAC_MQL",
    "communicates",
    "countermissiles",
    "crew_number",
    "ecm",
    "fights",
    "fire_control",
    "launchers",
    "left",
    "missile_track",
    "point_defence",
    "salvoes_left",
    "sidewall_up",
    "value",
    "wall",
    "weapons",
]
