"""Damage control: parties, jury rigs and their end, reloading magazines (A3.33, C6)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event, Note
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation, blocking
from engine.mechanics.d10 import chance_under, low, rolls_under
from engine.mechanics.wording import listed
from engine.rulesets.sits import card
from engine.rulesets.sits.book import book, plural, rule
from engine.rulesets.sits.c6_rigs import (
    IMPELLERS,
    THRUST,
    closed,
    failed,
    lost,
    reloaded,
    rigs_on,
    sail_lost,
    sails,
)
from engine.rulesets.sits.combat import Rig
from engine.rulesets.sits.combat_commands import Repair
from engine.rulesets.sits.combat_events import RepairTried
from engine.rulesets.sits.combat_view import RepairLine, RepairSheet
from engine.rulesets.sits.phases import A3_33, REPAIRS, can_act_in, entering, step_title
from engine.rulesets.sits.readiness import crew_number, fights
from engine.rulesets.sits.ssd import worth_of
from engine.rulesets.sits.state import Ship, SitsState

C6_11 = rule("C6.11")
C6_12 = rule("C6.12")
C6_121 = rule("C6.121")
C6_122 = rule("C6.122")
C6_123 = rule("C6.123")
C6_13 = rule("C6.13")
C6_13_ONCE = rule("C6.13.once")
C6_14 = rule("C6.14")
C6_141 = rule("C6.141")
C6_15 = rule("C6.15")
C5_461 = rule("C5.461")

RIG_TURNS = 10
"""Turns that a jury rig works after the one in which it was made (C6.13)."""
MOST_PARTIES = 2
"""Parties on one attempt (C6.122)."""
_NEVER = {
    "hull": "Hull boxes",
    "si": "Structural Integrity boxes",
    "hyper": "Hyper generators",
}
_UNDER_WAY = {1: "A party", 2: "Two parties"}


def parties(ship: Ship) -> int:
    """Damage control parties of a ship each turn: wrenches in the hull that are not marked (C6.11)."""
    row = card.load_card(ship.ship_class).by_id.get("hull")
    if row is None:
        return 0
    used = ship.marked.get("hull", 0) + ship.unusable.get("hull", 0)
    return sum(icon == "wrench" for icon in row.icons[used:])


def parties_left(ship: Ship) -> int:
    """Parties that have not tried anything this turn."""
    return max(0, parties(ship) - ship.parties_used)


def is_magazine(track: str) -> bool:
    """Whether a track holds salvo dots (A2.634)."""
    return track.endswith(".magazine")


def repairable(ship: Ship, track: str) -> int:
    """Marks of a track that a party may still try to mend (C6.13.once, C6.15, AMB.repair-box)."""
    if track in _NEVER or track == THRUST:
        return 0
    marked = ship.marked.get(track, 0)
    if is_magazine(track):
        return marked + ship.spent.get(track, 0)
    sail = sails(ship, track) if sail_lost(ship, track) else 0
    return max(0, marked - ship.beyond.get(track, 0) - sail)


def damaged_tracks(ship: Ship) -> tuple[str, ...]:
    """Tracks with a box destroyed or a dot fired, in the order of the card."""
    if not (ship.marked or ship.rigged or ship.spent):
        return ()
    tracks = card.load_card(ship.ship_class).tracks
    return tuple(
        row.id
        for row in tracks
        if ship.marked.get(row.id, 0)
        or rigs_on(ship, row.id)
        or (is_magazine(row.id) and repairable(ship, row.id))
    )


def may_repair(state: SitsState, player: PlayerId) -> bool:
    """Whether a side has a party and something for it to mend (A3.33)."""
    return any(
        fights(ship)
        and parties_left(ship)
        and any(not next(_faults(state, ship, track), None) for track in damaged_tracks(ship))
        for ship in state.of_side(player)
    )


can_act_in(REPAIRS)(may_repair)


@entering(REPAIRS)
def jury_rigs_give_out(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """C6.13, AMB.repair-time: what was mended ten turns ago fails, before anything new is tried."""
    events: list[Event] = []
    for key in sorted(state.ships):
        ship = state.ships[key]
        due = [rig for rig in ship.rigged if rig.until <= state.turn] if fights(ship) else []
        for rig in due:
            ship = failed(ship, rig)
        if due:
            titles = listed(dict.fromkeys(track_title(ship, rig.track) for rig in due))
            text = f"{ship.name}: jury-rigged {plural(len(due), 'box', 'boxes')} of {titles} failed for good."
            events.append(Note(text=text, rule=C6_13, pieces=(key,)))
            state = state.with_ship(ship)
    return Resolution(state=state, events=tuple(events))


def track_title(ship: Ship, track: str) -> str:
    """What a track is called, with the mount that it belongs to."""
    row = card.load_card(ship.ship_class).track(track)
    return row.title if row.group in ("Internals", "Sidewalls") else f"{row.group} {row.title}"


# --- The order ---


@book.check(Repair, stage=Stage.FORM)
def repair_is_readable(state: SitsState, repair: Repair) -> Iterator[Violation]:
    """C6.12, C6.122: one or two parties, for a track on the display of a ship of this game."""
    ship = state.ships.get(repair.ship)
    if ship is None:
        yield Violation(C6_12, f"There is no ship {repair.ship!r} in this game.")
    elif repair.track not in card.load_card(ship.ship_class).by_id:
        yield Violation(C6_12, f"{ship.name} has no track {repair.track!r}.", (ship.id,))
    if not 1 <= repair.parties <= MOST_PARTIES:
        text = f"{repair.parties} parties can't go to one box; one or two may."
        yield Violation(C6_122, text, (repair.ship,))


@book.check(Repair, stage=Stage.TURN)
def it_is_time_to_repair(state: SitsState, repair: Repair) -> Iterator[Violation]:
    """A3.33: parties go out in the damage control step, on ships of their own side that are in the fight."""
    if state.outcome is not None:
        return
    ship = state.ships[repair.ship]
    if state.phase != REPAIRS:
        yield Violation(
            A3_33,
            f"Repairs are made in step '{step_title(REPAIRS)}'; this is '{step_title(state.phase)}'.",
        )
    elif ship.side != repair.player:
        text = f"{ship.name} is {ship.side}'s ship; {repair.player} has no parties aboard."
        yield Violation(A3_33, text, (ship.id,))
    elif not fights(ship):
        yield Violation(A3_33, f"{ship.name} is out of the fight.", (ship.id,))


@book.check(Repair)
def parties_are_there(state: SitsState, repair: Repair) -> Iterator[Violation]:
    """C6.11: each wrench that is left in the hull is one party, once a turn."""
    ship = state.ships[repair.ship]
    free = parties_left(ship)
    if repair.parties > free:
        have = f"{plural(free, 'party', 'parties')} left of {parties(ship)}"
        yield Violation(C6_11, f"{ship.name} has {have} this turn, not {repair.parties}.", (ship.id,))


@book.check(Repair)
def box_may_be_tried(state: SitsState, repair: Repair) -> Iterator[Violation]:
    """C6.121, C6.13.once, C6.14, C6.15: what can be mended in a fight, and what no more."""
    yield from _faults(state, state.ships[repair.ship], repair.track)


def _faults(state: SitsState, ship: Ship, track: str) -> Iterator[Violation]:
    at = (ship.id,)
    title = track_title(ship, track)
    if track in _NEVER:
        yield Violation(C6_15, f"{_NEVER[track]} can't be mended in a fight.", at)
    elif track == THRUST:
        text = "Maximum Thrust comes back with the impeller box that took it along; mend that."
        yield Violation(C5_461, text, at)
    elif is_magazine(track):
        yield from _magazine_faults(state, ship, track)
    elif not ship.marked.get(track, 0):
        yield Violation(C6_12, f"{ship.name}: no box of {title} is destroyed.", at)
    elif not repairable(ship, track):
        if sail_lost(ship, track) and ship.marked[track] <= ship.beyond.get(track, 0) + sails(ship, track):
            yield Violation(
                C6_15, f"{ship.name}: of {title} only what is beyond mending is left, the sail too.", at
            )
        else:
            text = f"{ship.name}: every destroyed box of {title} has been tried in this fight."
            yield Violation(C6_13_ONCE, text, at)


def _magazine_faults(state: SitsState, ship: Ship, track: str) -> Iterator[Violation]:
    at = (ship.id,)
    mount = track.partition(".")[0]
    if any(salvo.ship == ship.id and salvo.mount == mount for salvo in state.salvoes.values()):
        text = f"{ship.name}: the {mount} mount fired missiles this turn; its magazine must wait."
        yield Violation(C6_14, text, at)
    elif not repairable(ship, track):
        yield Violation(C6_14, f"{ship.name}: the {mount} magazine is full.", at)
    elif ship.tried.get(track, 0):
        text = f"{ship.name}: the {mount} magazine has been tried this turn; again next turn."
        yield Violation(C6_141, text, at)


@book.resolve(Repair)
def parties_go_to_work(state: SitsState, repair: Repair, dice: Dice) -> Resolution[SitsState]:
    """A3.33, C6.121, C6.122: a d10 for each party at or under Crew Quality; one success is enough."""
    ship = state.ships[repair.ship]
    number, title = crew_number(ship), track_title(ship, repair.track)
    purpose = f"C6.121 Crew Quality {number}, {ship.name}, {title}"
    faces = [dice.roll(10, purpose=purpose).faces[0] for _ in range(repair.parties)]
    success = any(rolls_under(face, number) for face in faces)
    tried = {**ship.tried, repair.track: ship.tried.get(repair.track, 0) + 1}
    ship = replace(ship, parties_used=ship.parties_used + repair.parties, tried=tried)
    ship, done = _outcome(state, ship, repair.track, dice, success=success)
    rolled = listed(str(face) for face in faces)
    who = _UNDER_WAY[repair.parties]
    text = f"{ship.name}: {who.lower()} at {title} rolled {rolled} against {number}: {done}."
    event = RepairTried(
        text=text,
        rule=C6_14 if is_magazine(repair.track) else C6_121,
        pieces=(ship.id,),
        ship=ship.id,
        track=repair.track,
        parties=repair.parties,
        success=success,
    )
    return Resolution(state=state.with_ship(ship), events=(event,))


def _outcome(state: SitsState, ship: Ship, track: str, dice: Dice, *, success: bool) -> tuple[Ship, str]:
    if is_magazine(track):
        return (
            _reloaded(ship, track, dice)
            if success
            else (ship, "nothing brought back, another turn may do better")
        )
    if not success:
        return closed(ship, track), "not to be mended in this fight"
    until = state.turn + RIG_TURNS
    return rigged(ship, track, until), f"one box works through turn {until}"


def rigged(ship: Ship, track: str, until: int) -> Ship:
    """C6.123, AMB.repair-box: the last mark of a track goes; an impeller brings its thrust box (C5.461)."""
    if not ship.marked.get(track, 0):
        return ship  # only an order that was overruled asks for this
    thrust = track in IMPELLERS and ship.marked.get(THRUST, 0) > 0
    marked = {**ship.marked, track: ship.marked[track] - 1}
    if thrust:
        marked[THRUST] -= 1
    rig = Rig(track=track, until=until, thrust=thrust)
    # The sail stays lost, whichever mark is taken off (C6.15).
    sail = (track,) if sail_lost(ship, track) and track not in ship.sails else ()
    return replace(ship, marked=marked, rigged=(*ship.rigged, rig), sails=(*ship.sails, *sail))


def _reloaded(ship: Ship, track: str, dice: Dice) -> tuple[Ship, str]:
    """C6.14, AMB.magazine-repair: 3d10low dots, those destroyed first, never more than are missing."""
    faces = dice.roll(
        10, 10, 10, purpose=f"C6.14 3d10low dots, {ship.name}, {track_title(ship, track)}"
    ).faces
    dots = min(low(faces), repairable(ship, track))
    return reloaded(ship, track, dots), f"{plural(dots, 'salvo', 'salvoes')} brought back"


# --- What a player sees ---


def repair_sheet(state: SitsState, _player: PlayerId | None, piece: PieceId) -> RepairSheet:
    """Damage control of a ship as it stands (C6): public, as all damage is. LookupError for no such ship."""
    ship = state.ships[piece]
    return RepairSheet(
        ship=piece,
        parties=parties(ship),
        parties_left=parties_left(ship),
        number=crew_number(ship),
        lines=tuple(_line(state, ship, track) for track in damaged_tracks(ship)),
    )


def _line(state: SitsState, ship: Ship, track: str) -> RepairLine:
    row = card.load_card(ship.ship_class).track(track)
    one = chance_under(crew_number(ship)) / 10
    left = len(row) - min(len(row), ship.marked.get(track, 0) + ship.unusable.get(track, 0))
    faults = tuple(_faults(state, ship, track))
    mendable = 0 if blocking(faults) and not is_magazine(track) else repairable(ship, track)
    return RepairLine(
        track=track,
        title=track_title(ship, track),
        destroyed=lost(ship, track) - rigs_on(ship, track),
        repairable=mendable,
        rigged=rigs_on(ship, track),
        now=worth_of(row, left),
        then=worth_of(row, min(len(row), left + 1)) if mendable else worth_of(row, left),
        chance_one=one,
        chance_two=1 - (1 - one) ** 2,
        violations=faults,
        fails=tuple(sorted(rig.until for rig in ship.rigged if rig.track == track)),
    )


__all__ = [
    "MOST_PARTIES",
    "RIG_TURNS",
    "damaged_tracks",
    "is_magazine",
    "may_repair",
    "parties",
    "parties_left",
    "repair_sheet",
    "repairable",
    "rigged",
    "track_title",
]
