"""What is known of one ship: rows of text, ratings with their parts, and its sheet."""

from collections import Counter
from functools import lru_cache

from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.view import BoxTrack, BoxView, Breakdown, Inspection, Modifier
from engine.mechanics.avid import label
from engine.mechanics.wording import listed
from engine.rulesets.sits import card, ssd
from engine.rulesets.sits.appearance import class_name, title_of
from engine.rulesets.sits.b1_placement import altitude_words, marker_words
from engine.rulesets.sits.b2_avid import full_route
from engine.rulesets.sits.b3_movement import changes_of, planned_eot
from engine.rulesets.sits.b3_thrust import B3_23
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.d1_officers import (
    Ratings,
    pivot_breakdown,
    ratings,
    roll_breakdown,
    thrust_breakdown,
)
from engine.rulesets.sits.inspect_combat import combat_rows
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.sheet import Fates, boxes_now, fates_of
from engine.rulesets.sits.sheet_data import BoxNow
from engine.rulesets.sits.state import Ship, SitsState

RULES = tuple(rule(number) for number in ("A2.221", "B1.14", "B2.22", "B3.22", "B3.23", "D1.144", "D1.145"))


def inspect(state: SitsState, player: PlayerId | None, piece: PieceId) -> Inspection:
    """A ship, or the ship that a marker belongs to; KeyError for anything else."""
    ship = state.ships.get(piece) or state.ships[PieceId(piece.rpartition(".")[0])]
    rated = ratings(ship)
    return Inspection(
        title=f"{title_of(ship)}, {class_name(ship.ship_class)} class",
        rows=tuple(_rows(state, player, ship)),
        breakdowns=(
            pivot_breakdown(rated),
            roll_breakdown(rated),
            thrust_breakdown(rated),
            compensator_breakdown(ship, rated),
        ),
        tracks=tracks(ship),
        rules=RULES,
    )


def _rows(state: SitsState, player: PlayerId | None, ship: Ship) -> list[tuple[str, str]]:
    rows = [("Side", str(ship.side)), ("Class", class_name(ship.ship_class))]
    if ship.place is None:
        lost = ship.fate is not Fate.FIGHTING
        rows.append(("Position", f"off the map: {ship.fate.value}" if lost else "in the tray"))
    else:
        rows += [("Hex", ship.place.hex.name), ("Altitude", altitude_words(ship.place.level))]
    attitude = ship.attitude
    rows += [
        ("Forward", label(attitude.forward)),
        ("Top", label(attitude.top)),
        ("Roll", f"{30 * attitude.roll} degrees to starboard" if attitude.roll else "upright"),
        ("Velocity", str(ship.vectors)),
    ]
    if ship.halves:
        rows.append(("Half hexes", listed(ship.halves)))
    plot = state.plots.get(ship.id)
    ordered = knows_orders(ship, player) and plot is not None and not state.revealed
    if ship.place is not None:
        eot = planned_eot(ship, plot) if ordered else ship.eot
        named = (("Midpoint marker", ship.midpoint), ("EoT marker", eot))
        rows += [(name, f"{at.hex.name}, {marker_words(ship, at)}") for name, at in named if at is not None]
    rows += [(post, grade) for post, grade in sorted(ship.officers.items())]
    rows += combat_rows(state, player, ship)
    if ordered and plot is not None:
        rows += order_rows(ship, plot)
    return rows


def order_rows(ship: Ship, plot: Plot) -> list[tuple[str, str]]:
    """An order in three short lines: pivot, roll, thrust."""
    side = "starboard" if plot.roll > 0 else "port"
    nose = label(full_route(ship, plot.route)[-1])
    return [
        ("Pivot order", f"{len(plot.route)} to {nose}" if plot.route else "none"),
        ("Roll order", f"{abs(plot.roll)} to {side}" if plot.roll else "none"),
        ("Thrust order", f"{plot.thrust} for {changes_of(plot)}" if plot.thrust else "none"),
    ]


def compensator_breakdown(ship: Ship, rated: Ratings) -> Breakdown:
    """B3.23: Crew Quality less the Structural Integrity boxes marked."""
    sheet = card.load_card(ship.ship_class)
    quality, damage = card.crew_quality(sheet, rated.crew), card.si_marked(sheet, ship.marked)
    parts = [Modifier(value=quality, label=f"Crew Quality, {rated.crew}", rule=B3_23)]
    if damage:
        parts.append(Modifier(value=-damage, label="Structural Integrity boxes marked", rule=B3_23))
    return Breakdown(title="Compensator check, at or under", total=rated.compensator, parts=tuple(parts))


def tracks(ship: Ship) -> tuple[BoxTrack, ...]:
    """The ship's sheet as it is now, box by box."""
    return _tracks(ship.ship_class, fates_of(ship))


@lru_cache(maxsize=256)
def _tracks(ship_class: str, fates: Fates) -> tuple[BoxTrack, ...]:
    sheet = card.load_card(ship_class)
    unusable = Counter(dict(fates.disabled)) + Counter(dict(fates.spent))
    rows = ssd.ssd_rows(sheet, dict(fates.marked), unusable)
    return tuple(_track(row, boxes_now(sheet, row.track, fates)) for row in rows)


def _track(row: ssd.SsdRow, states: tuple[BoxNow, ...]) -> BoxTrack:
    boxes = [box for line in row.rows for box in line]
    first = next((n for n, state in enumerate(states) if state in ("open", "repaired")), -1)
    return BoxTrack(
        id=row.track,
        title=row.title,
        boxes=tuple(
            BoxView(text=box.value, shape=box.shape, state=state, mark=box.icon, current=n == first)
            for n, (box, state) in enumerate(zip(boxes, states, strict=True))
        ),
        rule=RuleId(row.rule),
        provenance=row.source,
        note=f"{row.group}; now {row.worth}; {row.source_ref}",
    )
