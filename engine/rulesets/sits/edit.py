"""Ships set as the table has them, in adviser and free enforcement (SetShip)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Note
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.state import Enforcement
from engine.core.table import ENFORCEMENT
from engine.core.update import drop
from engine.core.violation import Violation
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import label, parse_window
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import SLOTS, Vectors, midpoint
from engine.mechanics.wording import listed
from engine.rulesets.sits import card
from engine.rulesets.sits.b1_placement import with_markers
from engine.rulesets.sits.b3_movement import amounts, slots
from engine.rulesets.sits.book import book, height, rule
from engine.rulesets.sits.combat import MOUNTS, Fate
from engine.rulesets.sits.commands import Deploy, SetShip
from engine.rulesets.sits.d1_officers import GRADES, POSTS
from engine.rulesets.sits.phases import LATE, MIDDLE, PLOTTING, SETUP
from engine.rulesets.sits.setup import A2_221, attitude_faults, cell_faults, level_faults, vector_faults
from engine.rulesets.sits.stacking import place_faults
from engine.rulesets.sits.state import Ship, SitsState

BOXES = rule("GLO.destroyed-disabled")
A2_672 = rule("A2.672")
D1_144 = rule("D1.144")
A2_634 = rule("A2.634")
C4_152 = rule("C4.152")
D2_223 = rule("D2.223")
MOST_ROUNDS = 999
"""Canister rounds of a mount beyond this are a slip of the keyboard."""


@book.check(SetShip, stage=Stage.FORM)
def setting_is_readable(state: SitsState, setting: SetShip) -> Iterator[Violation]:
    """Places, windows, vectors, boxes and grades that exist (B1.11, GLO.hex-facing, A2.221, A2.672)."""
    ship = state.ships.get(setting.ship)
    if ship is None:
        return
    if setting.cell is not None:
        yield from cell_faults(setting.cell)
    if setting.level is not None:
        yield from level_faults(setting.level)
    forward = ship.attitude.forward if setting.forward is None else setting.forward
    yield from attitude_faults(forward, ship.attitude.roll if setting.roll is None else setting.roll)
    yield from vector_faults(setting.vectors or {})
    for slot in setting.halves or ():
        if slot not in SLOTS:
            yield Violation(A2_221, f"{slot!r} is no vector; expected one of {' '.join(SLOTS)}.")
    yield from _box_faults(ship, setting)
    yield from spent_faults(ship.ship_class, setting.spent or {})
    yield from canister_faults(setting.canister or {})
    yield from officer_faults(setting.officers or {})


def _box_faults(ship: Ship, setting: SetShip) -> Iterator[Violation]:
    sheet = card.load_card(ship.ship_class)
    for marks in (setting.marked, setting.disabled):
        for track in card.too_many_marks(sheet, marks or {}):
            boxes = len(sheet.track(track)) if track in sheet.by_id else 0
            yield Violation(
                A2_672, f"Track {track!r} of the {sheet.name} class has {boxes} boxes.", (ship.id,)
            )


def canister_faults(canister: Mapping[str, int]) -> Iterator[Violation]:
    """C4.152: rounds in stock by mount, as many as anybody could buy."""
    for mount, rounds in canister.items():
        if mount not in MOUNTS:
            yield Violation(C4_152, f"{mount!r} is no mount; expected {listed(MOUNTS)}.")
        if not 0 <= rounds <= MOST_ROUNDS:
            yield Violation(C4_152, f"{rounds} canister rounds are no stock; expected 0 to {MOST_ROUNDS}.")


def spent_faults(ship_class: str, spent: Mapping[str, int]) -> Iterator[Violation]:
    """A2.634, C4.124: only dots and decoys are used up, and no more than there are."""
    sheet = card.load_card(ship_class)
    for track in card.too_many_marks(sheet, spent):
        boxes = len(sheet.track(track)) if track in sheet.by_id else 0
        yield Violation(A2_672, f"Track {track!r} of the {sheet.name} class has {boxes} boxes.")
    for track in spent:
        if track.rpartition(".")[2] not in ("magazine", "decoys"):
            yield Violation(A2_634, f"Nothing of {track!r} is used up; only salvoes and decoys are.")


def officer_faults(officers: Mapping[str, str]) -> Iterator[Violation]:
    """D1.144: posts and grades that exist."""
    for post, grade in officers.items():
        if post not in POSTS:
            yield Violation(D1_144, f"{post!r} is no post; expected {listed(POSTS)}.")
        if grade not in GRADES:
            yield Violation(D1_144, f"{grade!r} is no grade; expected {listed(GRADES)}.")


@book.check(SetShip, stage=Stage.TURN)
def table_sets_ships_by_hand(state: SitsState, _setting: SetShip) -> Iterator[Violation]:
    """As referee the program moves the ships; the table may agree to set them itself."""
    if state.enforcement is Enforcement.REFEREE:
        text = "Ships are set by hand in adviser or free enforcement only; the table plays as referee."
        yield Violation(ENFORCEMENT, text)


def ship_is_not_lost(state: SitsState, command: SetShip | Deploy) -> Iterator[Violation]:
    """D2.223, D2.224: what was destroyed or struck its wedge is out of the game."""
    ship = state.ships[command.ship]
    if ship.fate is not Fate.FIGHTING:
        text = f"{ship.name} was {'destroyed' if ship.fate is Fate.DESTROYED else 'surrendered'}; it is out."
        yield Violation(D2_223, text, (ship.id,))


book.check(SetShip, stage=Stage.TURN)(ship_is_not_lost)
book.check(Deploy, stage=Stage.TURN)(ship_is_not_lost)


@book.check(SetShip)
def set_place_is_free(state: SitsState, setting: SetShip) -> Iterator[Violation]:
    """INT.stacking-limit: named, though ships that drifted together may well share a place."""
    ship = state.ships[setting.ship]
    place = _place(state, ship, setting)
    if place is not None and place != ship.place:
        yield from place_faults(state, ship, place)


def _place(state: SitsState, ship: Ship, setting: SetShip) -> Place | None:
    if setting.cell is None and ship.place is None:
        return None
    seat = state.seat(ship.side)
    at = ship.place or Place(Hex(0, 0), seat.altitude if seat else 0)
    hex_ = Hex.parse(setting.cell) if setting.cell is not None else at.hex
    return Place(hex_, at.level if setting.level is None else setting.level)


@book.resolve(SetShip)
def ship_is_set(state: SitsState, setting: SetShip, _dice: Dice) -> Resolution[SitsState]:
    """The ship is as the table has it; markers follow it."""
    before = state.ships[setting.ship]
    attitude = Attitude(
        parse_window(setting.forward) if setting.forward is not None else before.attitude.forward,
        before.attitude.roll if setting.roll is None else setting.roll,
    )
    after = replace(
        before,
        place=_place(state, before, setting),
        attitude=attitude,
        vectors=before.vectors
        if setting.vectors is None
        else Vectors.of(amounts(setting.vectors)).consolidated(),
        halves=before.halves if setting.halves is None else slots(setting.halves),
        marked=before.marked if setting.marked is None else _counted(setting.marked),
        disabled=before.disabled if setting.disabled is None else _counted(setting.disabled),
        spent=before.spent if setting.spent is None else _counted(setting.spent),
        canister=before.canister if setting.canister is None else _counted(setting.canister),
        wedge_up=before.wedge_up if setting.wedge_up is None else setting.wedge_up,
        officers=before.officers if setting.officers is None else _not_average(setting.officers),
    )
    if setting.halves is not None and state.revealed:
        # Those that this turn's thrust leaves lie on the card already; they are what is set.
        after = replace(after, halves_next=after.halves)
    moved = (before.place, before.vectors) != (after.place, after.vectors)
    if moved:
        after = with_markers_again(state, after, before)
    state = state.with_ship(after)
    turned = before.attitude.forward != attitude.forward and state.phase == PLOTTING
    if turned:
        # A route is drawn from the old nose; it would mean nothing from the new one.
        state = replace(state, plots=drop(state.plots, after.id))
    text = f"{after.name} is set by hand: {_words(before, after)}."
    if turned:
        text += " Its orders of this turn, if there were any, are struck out."
    return Resolution(state=state, events=(Note(text=text, rule=ENFORCEMENT, pieces=(after.id,)),))


def _counted(marks: Mapping[str, int]) -> dict[str, int]:
    return {track: count for track, count in marks.items() if count}


def _not_average(officers: Mapping[str, str]) -> dict[str, str]:
    return {post: grade for post, grade in officers.items() if grade != "average"}


def _words(before: Ship, after: Ship) -> str:
    parts = []
    if before.place != after.place and after.place is not None:
        parts.append(f"hex {after.place.hex.name} at {height(after.place.level)}")
    if before.attitude != after.attitude:
        parts.append(f"nose through {label(after.attitude.forward)}, Top in {label(after.attitude.top)}")
    if before.vectors != after.vectors:
        parts.append(f"velocity {after.vectors}")
    if before.halves != after.halves:
        parts.append(f"half hexes in {listed(after.halves)}")
    if (before.marked, before.disabled) != (after.marked, after.disabled):
        parts.append("boxes of its sheet")
    if before.spent != after.spent:
        parts.append("salvoes and decoys used up")
    if before.canister != after.canister:
        parts.append("canister in stock")
    if before.wedge_up != after.wedge_up:
        parts.append(f"wedge {'up' if after.wedge_up else 'down'}")
    if before.officers != after.officers:
        parts.append("officers")
    return ", ".join(parts) or "nothing changed"


def with_markers_again(state: SitsState, ship: Ship, before: Ship | None = None) -> Ship:
    """The ship with its markers where they belong in this step of the turn.

    A displacement that its EoT marker had before is kept as it lay on the table: worked out anew from other
    officers or half hexes it would tell what was thrust.
    """
    if ship.place is None or state.phase in (SETUP, LATE):
        return replace(ship, midpoint=None, eot=None)
    halfway = None if state.phase == MIDDLE else with_markers(ship).midpoint
    eot = _undisplaced(state, ship)
    drift = _undisplaced(state, before) if before is not None else None
    if eot is not None and drift is not None and before is not None and before.eot is not None:
        hexes, levels = drift.offset_to(before.eot)
        eot = Place(eot.hex + hexes, eot.level + levels)
    return replace(ship, midpoint=halfway, eot=eot)


def _undisplaced(state: SitsState, ship: Ship) -> Place | None:
    """Where a ship's vectors alone lead by the end of turn; None for one in the tray."""
    if ship.place is None or state.phase != MIDDLE:
        return ship.place and ship.place.moved(ship.vectors)
    # Half the way is done: from here only the rest of the vectors leads on to the EoT marker.
    done = midpoint(ship.vectors).amounts
    return ship.place.moved(Vectors(*(n - half for n, half in zip(ship.vectors.amounts, done, strict=True))))
