"""What officers and damage make of a ship's ratings: pivot, roll, thrust, halves and compensator checks."""

from dataclasses import dataclass
from functools import lru_cache

from engine.core.ids import RuleId
from engine.core.view import Breakdown, Modifier
from engine.mechanics.vector import EngineerRounding
from engine.rulesets.sits import card
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.state import Ship

B2_22 = rule("B2.22")
B2_231 = rule("B2.231")
B2_232 = rule("B2.232")
B2_233 = rule("B2.233")
B3_22 = rule("B3.22")
B3_221 = rule("B3.221")
B3_231 = rule("B3.231")
D1_144 = rule("D1.144")
D1_145 = rule("D1.145")

POSTS = ("TAC", "EWO", "ATO", "HELM", "ENG", "CREW")
GRADES = ("poor", "average", "veteran", "elite")
_AVERAGE = "average"
_ROUNDING = {
    "poor": EngineerRounding.LOST,
    "average": EngineerRounding.CARRIED,
    "veteran": EngineerRounding.ROUNDED_UP,
    "elite": EngineerRounding.ROUNDED_UP,
}


@dataclass(frozen=True, slots=True)
class Ratings:
    """What a ship can do this turn, from its boxes and its officers."""

    pivot_box: int
    """The leftmost unmarked pivot box; 0 with none left (B2.22)."""
    roll_box: int
    thrust_box: int
    pivot_left: bool
    """Whether an unmarked box is left: without one no officer adds anything."""
    roll_left: bool
    thrust_left: bool
    helm: str
    engineer: str
    crew: str
    only_circles: bool
    """The thrust track is down to its circles (B3.233)."""
    impellers_gone: tuple[str, ...]
    compensator: int
    """The number to roll at or under (B3.23)."""

    def pivot(self, bonus: str | None = None) -> int:
        """The pivot rating; `bonus` says what an Elite helm officer's +1 goes to (B2.231, B2.233)."""
        if self.helm == "poor":
            return _lowered(self.pivot_box, left=self.pivot_left)
        return self.pivot_box + (self.helm == "elite" and bonus == "pivot" and self.pivot_left)

    def roll(self, bonus: str | None = None) -> int:
        """The roll rating (B2.231-B2.233)."""
        if self.helm == "poor":
            return _lowered(self.roll_box, left=self.roll_left)
        raised = self.helm == "veteran" or (self.helm == "elite" and bonus == "roll")
        return self.roll_box + (raised and self.roll_left)

    @property
    def thrust(self) -> int:
        """The thrust rating without red-lining (B3.22, B3.221)."""
        return self.thrust_box + self.elite_thrust

    @property
    def elite_thrust(self) -> int:
        """What an Elite engineer adds (B3.221)."""
        return 1 if self.engineer == "elite" and self.thrust_left else 0

    @property
    def thrust_limit(self) -> int:
        """The most that can be plotted: red-lined, or with the Elite engineer's +1 instead (B3.231)."""
        return self.thrust_box + (1 if self.thrust_left else 0)

    def redlined(self, thrust: int) -> bool:
        """Whether this thrust needs the compensators red-lined (B3.231)."""
        return thrust > self.thrust

    @property
    def rounding(self) -> EngineerRounding:
        """What becomes of half hexes of displacement (B3.272, D1.145)."""
        return _ROUNDING[self.engineer]

    def check_causes(self, thrust: int) -> tuple[str, ...]:
        """Why a compensator check is due for this thrust; nothing when none is (B3.231-B3.233)."""
        if thrust == 0:
            return ()
        causes = ["red-lining (B3.231)"] if self.redlined(thrust) else []
        named = {card.FWD_IMPELLER: "forward impellers", card.AFT_IMPELLER: "aft impellers"}
        causes += [f"{named[track]} gone (B3.232)" for track in self.impellers_gone]
        if self.only_circles:
            causes.append("thrust track down to its circles (B3.233)")
        return tuple(causes)


def _lowered(box: int, *, left: bool) -> int:
    return max(1, box - 1) if left else 0


def grade(ship: Ship, post: str) -> str:
    """The grade at a post; average where none is noted (D1.14)."""
    return ship.officers.get(post, _AVERAGE)


def ratings(ship: Ship) -> Ratings:
    """The ship's ratings now (B2.22, B3.22)."""
    return _ratings(
        ship.ship_class,
        tuple(ship.marked.items()),
        tuple(ship.disabled.items()),
        grade(ship, "HELM"),
        grade(ship, "ENG"),
        grade(ship, "CREW"),
    )


@lru_cache(maxsize=1024)
def _ratings(
    ship_class: str,
    marked_items: tuple[tuple[str, int], ...],
    disabled_items: tuple[tuple[str, int], ...],
    helm: str,
    engineer: str,
    crew: str,
) -> Ratings:
    sheet = card.load_card(ship_class)
    marked, disabled = dict(marked_items), dict(disabled_items)
    return Ratings(
        pivot_box=card.pivot_rating(sheet, marked, disabled),
        roll_box=card.roll_rating(sheet, marked, disabled),
        thrust_box=card.thrust_rating(sheet, marked, disabled),
        pivot_left=card.unmarked(sheet, "pivot", marked, disabled) > 0,
        roll_left=card.unmarked(sheet, "roll", marked, disabled) > 0,
        thrust_left=card.unmarked(sheet, "thrust", marked, disabled) > 0,
        helm=helm,
        engineer=engineer,
        crew=crew,
        only_circles=card.only_circles_left(sheet, marked, disabled),
        impellers_gone=card.impellers_gone(sheet, marked, disabled),
        compensator=card.compensator_number(sheet, marked, crew),
    )


@lru_cache(maxsize=1024)
def pivot_breakdown(ratings_: Ratings, bonus: str | None = None) -> Breakdown:
    """The pivot rating and its parts."""
    parts = [_box(ratings_.pivot_box, left=ratings_.pivot_left)]
    parts += _helm(ratings_.pivot(bonus) - ratings_.pivot_box, ratings_.helm)
    return Breakdown(title="Pivot rating", total=ratings_.pivot(bonus), parts=tuple(parts))


@lru_cache(maxsize=1024)
def roll_breakdown(ratings_: Ratings, bonus: str | None = None) -> Breakdown:
    """The roll rating and its parts."""
    parts = [_box(ratings_.roll_box, left=ratings_.roll_left)]
    parts += _helm(ratings_.roll(bonus) - ratings_.roll_box, ratings_.helm)
    return Breakdown(title="Roll rating", total=ratings_.roll(bonus), parts=tuple(parts))


@lru_cache(maxsize=1024)
def thrust_breakdown(ratings_: Ratings) -> Breakdown:
    """The thrust rating without red-lining and its parts."""
    parts = [_box(ratings_.thrust_box, left=ratings_.thrust_left, rule_id=B3_22)]
    if ratings_.elite_thrust:
        parts.append(Modifier(value=1, label="Elite engineering officer", rule=B3_221))
    return Breakdown(title="Thrust rating", total=ratings_.thrust, parts=tuple(parts))


def _box(value: int, *, left: bool, rule_id: RuleId = B2_22) -> Modifier:
    label = "leftmost unmarked box" if left else "no box left"
    return Modifier(value=value, label=label, rule=rule_id)


_HELM_RULES = {"poor": B2_231, "veteran": B2_232, "elite": B2_233}


def _helm(change: int, helm: str) -> list[Modifier]:
    if not change:
        return []
    return [Modifier(value=change, label=f"{helm.capitalize()} helm officer", rule=_HELM_RULES[helm])]
