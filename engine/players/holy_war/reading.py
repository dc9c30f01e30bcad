"""What an opponent reads out of all that its seat may know: forces, distances, dangers, stars."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from engine.core.ids import PieceId, PlayerId
from engine.players.holy_war.wargame import WEAPONS, Ship
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, HolyWarState, Star, Unit
from engine.rulesets.holy_war.units import HIDDEN, codes, kind, rating

LAST_TURN = 7


@cache
def ship_of(side: str | None, code: str, damage: tuple[str, ...] = ()) -> Ship:
    """A type of unit as the wargame sees it."""
    found = kind(side, code)
    ratings = tuple(0.0 if weapon in damage else float(rating(found, weapon)) for weapon in WEAPONS)
    return Ship(
        ratings=(ratings[0], ratings[1], ratings[2]),
        guard=code == "SG",
        team=code == "GST",
        lucky=code == "LS",
    )


@cache
def unknown(side: PlayerId, known: tuple[str, ...] = ()) -> Ship:
    """A face-down counter of a side: the average of its mobile types that are not known to be elsewhere."""
    out = Counter(known)
    number, sums = 0, [0.0, 0.0, 0.0]
    for code in codes(side):
        found = kind(side, code)
        left = found.count - out[code] if found.mobile else 0
        for n, weapon in enumerate(WEAPONS):
            sums[n] += max(0, left) * rating(found, weapon)
        number += max(0, left)
    mean = [round(part / max(1, number), 1) for part in sums]
    return Ship(ratings=(mean[0], mean[1], mean[2]))


@cache
def price(side: PlayerId, code: str) -> int:
    """The crew points of a type; the usual ones for a face-down counter."""
    return 6 if code == HIDDEN else kind(side, code).crew


class Reading:
    """One position, as one side reads it."""

    def __init__(self, state: HolyWarState, side: PlayerId) -> None:
        self.state = state
        self.side = side
        self.enemy = state.other(side)
        self.board = state.board

    # --- forces

    @cached_property
    def stacks(self) -> dict[str, tuple[Unit, ...]]:
        """The own mobile units by level."""
        found: dict[str, list[Unit]] = {}
        for unit in self.state.of_side(self.side):
            if unit.level and not unit.is_starguard:
                found.setdefault(unit.level, []).append(unit)
        return {level: tuple(units) for level, units in sorted(found.items())}

    def of_enemy(self, level: str) -> tuple[Unit, ...]:
        """The enemy's counters in a level, its StarGuard too, and a neutral StarGuard."""
        return tuple(unit for unit in self.state.units_in(level) if unit.owner != self.side)

    @cached_property
    def enemy_levels(self) -> dict[str, tuple[Unit, ...]]:
        """The levels with counters of the enemy, StarGuards left out."""
        found: dict[str, list[Unit]] = {}
        for unit in self.state.of_side(self.enemy):
            if unit.level and not unit.is_starguard:
                found.setdefault(unit.level, []).append(unit)
        return {level: tuple(units) for level, units in sorted(found.items())}

    @cached_property
    def _seen_codes(self) -> tuple[str, ...]:
        shown = (u.code for u in self.state.of_side(self.enemy) if u.code != HIDDEN and not u.is_starguard)
        return tuple(sorted(shown))

    def ship(self, unit: Unit) -> Ship:
        """A unit for the wargame, a face-down one by what is usual."""
        if unit.code == HIDDEN:
            return unknown(self.enemy, self._seen_codes)
        return ship_of(unit.owner, unit.code, tuple(sorted(unit.damage)))

    def ships(self, units: Iterable[Unit]) -> list[Ship]:
        """Units for the wargame."""
        return [self.ship(unit) for unit in units]

    def holders(self, level: str) -> list[Ship]:
        """Who would have to be beaten in a level; a Probe's report of this turn makes that surer."""
        units = self.of_enemy(level)
        ships = self.ships(units)
        told = [r for r in self.state.reports if r.level == level and r.turn == self.state.turn]
        if told and self.enemy in {unit.owner for unit in units}:
            big = ["SC"] * told[-1].starcruisers + ["FGS"] * told[-1].field_generators
            dim = [n for n, unit in enumerate(units) if unit.code == HIDDEN]
            for n, code in zip(dim, big, strict=False):
                ships[n] = ship_of(self.enemy, code)
        return ships

    def cost(self, units: Iterable[Unit]) -> int:
        """What units cost in crew points."""
        return sum(price(unit.owner, unit.code) for unit in units if unit.owner and not unit.is_starguard)

    # --- places

    def to_seam(self, level: str) -> int:
        """Levels to the nearer seam."""
        return min(self.board.distance(level, seam) for seam in self.board.seams)

    def nearest_seam(self, level: str) -> str:
        """The seam that is nearer."""
        return min(self.board.seams, key=lambda seam: (self.board.distance(level, seam), seam))

    @property
    def turns_left(self) -> int:
        """Turns in which a system taken now still pays."""
        return max(1, LAST_TURN + 1 - self.state.turn)

    # --- stars

    def free_stars(self) -> Iterator[Star]:
        """Stars that Sunthrowers could move or move already, as far as this side can tell where they are."""
        for key in sorted(self.state.stars):
            star = self.state.stars[key]
            if star.level is None or star.level == HIDDEN:
                continue
            if star.displaced or self._unguarded_by_sunthrowers(star.level):
                yield star

    def _unguarded_by_sunthrowers(self, level: str) -> bool:
        return self.state.starguard(level) is None and self.state.occupants(level) == {SUNTHROWERS}

    @cached_property
    def convoys(self) -> dict[str, float]:
        """Levels in which Sunthrowers have, or may have, a star that they move: level -> likelihood."""
        if self.side == SUNTHROWERS:
            return {star.level: 1.0 for star in self.free_stars() if star.level}
        found = {star.level: 1.0 for star in self.free_stars() if star.level}
        hidden = [star for star in self.state.stars.values() if star.level == HIDDEN]
        if hidden:
            found.update(self._suspects(hidden))
        return found

    def _suspects(self, hidden: list[Star]) -> dict[str, float]:
        """Stacks of two counters or more in deep space: one of them has the star."""
        levels = {
            level: len(units)
            for level, units in self.enemy_levels.items()
            if len(units) >= 2 and self.state.starguard(level) is None
        }
        whole = sum(levels.values()) or 1
        return {level: min(1.0, len(hidden) * n / whole + 0.2) for level, n in levels.items()}

    @cached_property
    def threatened_seams(self) -> tuple[str, ...]:
        """Seams in which the Sunthrowers may win in this turn, the likeliest first."""
        held = (s for s in self.board.seams if SUNTHROWERS in self.state.occupants(s))
        return tuple(s for s in held if s in self.convoys)

    def own_units(self, code: str) -> tuple[Unit, ...]:
        """The own units of a type on the map."""
        return tuple(unit for unit in self.state.of_side(self.side) if unit.code == code and unit.level)

    @cached_property
    def emissary_posted(self) -> bool:
        """Whether an Emissary of Prayer is in a seam, as the Holy Band knows."""
        own = self.own_units("EP") if self.side == HOLY_BAND else ()
        return any(unit.level in self.board.seams for unit in own)


def ids(units: Iterable[Unit]) -> tuple[PieceId, ...]:
    """The ids of units, sorted."""
    return tuple(sorted(unit.id for unit in units))
