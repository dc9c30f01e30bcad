"""A whole table's position typed in short notation: what each line means, and the commands that set it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.core.command import Command
from engine.core.dice import NoDice
from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.core.violation import Violation, blocking
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import SLOTS
from engine.rulesets.sits import shorthand
from engine.rulesets.sits.b1_placement import occupant
from engine.rulesets.sits.book import book
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.commands import Deploy, PlanPosition, SetPosition, SetShip, Slot, Undeploy
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.phases import SETUP
from engine.rulesets.sits.position_data import PositionPlan, ShipLine
from engine.rulesets.sits.setup import LEVEL_LIMIT
from engine.rulesets.sits.shorthand import Entry, Slip, Span
from engine.rulesets.sits.state import Ship, SitsState

REFEREE: Final = (
    "The table plays as referee: ships are set by hand in adviser or free enforcement, or in setup."
)
NO_SHIPS: Final = "There is no ship of yours to set."
MOST_LINES: Final = 500
"""Lines of a pasted text that are looked at."""
NO_HEX: Final = "It is in the tray; begin with its hex, like 09/32."


def plan_position(state: SitsState, question: PlanPosition) -> PositionPlan:
    """What the typed lines would do; nothing is done, and nothing secret is told."""
    from engine.rulesets.sits.table_view import view_for

    state = as_seen_by(state, question.player)
    ships = _settable(state, question)
    reason = _reason(state, ships)
    if reason:
        return PositionPlan(reason=reason)
    names = shorthand.handles(ships)
    pasted, unnamed = _pasted(question.pasted, names)
    texts = {key: text for key, text in {**question.texts, **pasted}.items() if key in ships}
    read = {key: _read(texts.get(key, ""), names[key]) for key in ships}
    wanted: dict[PieceId, Command] = {}
    for key, (entry, _from) in read.items():
        if isinstance(entry, Entry) and (command := _command(state, question, ships[key], entry)) is not None:
            wanted[key] = command
    commands, after, refused = _in_order(state, wanted)
    lines = []
    for key, ship in ships.items():
        entry, start = read[key]
        line = ShipLine(
            ship=key,
            name=names[key],
            owner=str(ship.side),
            now=shorthand.write(ship),
            full=shorthand.write(after.ships[key], full=True),
            then=shorthand.write(after.ships[key]),
        )
        lines.append(_judged(line, entry, start, ship, refused.get(key)))
    view = view_for(after, question.player)
    return PositionPlan(
        lines=tuple(lines),
        commands=commands,
        command=_as_one(question, commands),
        view=view,
        texts=texts,
        unnamed=unnamed,
    )


def _pasted(text: str, names: Mapping[PieceId, str]) -> tuple[dict[PieceId, str], tuple[int, ...]]:
    """A text of a line a ship, by ship, and the numbers of lines that name none; # begins a remark."""
    found: dict[PieceId, str] = {}
    unnamed = []
    for number, line in enumerate(text.splitlines()[:MOST_LINES], 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        ship, start = shorthand.split_name(line, names)
        if ship is None:
            unnamed.append(number)
        else:
            found[ship] = line[start:].strip()
    return found, tuple(unnamed)


def _settable(state: SitsState, question: PlanPosition) -> dict[PieceId, Ship]:
    """The ships in play, one's own first; with a referee only one's own."""
    own_only = state.enforcement is Enforcement.REFEREE
    found = [
        ship
        for ship in state.ships.values()
        if ship.fate is Fate.FIGHTING and (ship.side == question.player or not own_only)
    ]
    found.sort(key=lambda ship: (ship.side != question.player, ship.side, ship.number, ship.id))
    return {ship.id: ship for ship in found}


def _reason(state: SitsState, ships: Mapping[PieceId, Ship]) -> str:
    if state.enforcement is Enforcement.REFEREE and state.phase != SETUP:
        return REFEREE
    return "" if ships else NO_SHIPS


def _read(text: str, name: str) -> tuple[Entry | Slip, int]:
    """A typed line, which may begin with the ship's own name, and how many characters that took."""
    start = 0
    if shorthand.small(text).lstrip().startswith(shorthand.small(name)):
        _ship, start = shorthand.split_name(text, {PieceId(""): name})
    return shorthand.parse(text[start:]), start


def _judged(
    line: ShipLine, entry: Entry | Slip, start: int, ship: Ship, refused: Violation | None
) -> ShipLine:
    if isinstance(entry, Slip):
        return replace(line, fault=entry.message, span=_shifted(entry.span, start))
    if ship.place is None and entry.cell is None and entry.spans:
        whole = Span(min(s.start for s in entry.spans.values()), max(s.end for s in entry.spans.values()))
        return replace(line, fault=NO_HEX, span=_shifted(whole, start))
    if refused is not None:
        span = _shifted(_where(entry, refused), start)
        return replace(line, fault=refused.message, rule=refused.rule, span=span)
    return line


def _shifted(span: Span, by: int) -> Span:
    return Span(span.start + by, span.end + by)


def _where(entry: Entry, violation: Violation) -> Span:
    """The part of a line that a refusal speaks of."""
    spans = entry.spans
    words = violation.message
    likely = [
        ("marked", words.startswith(("Track", "Nothing of"))),
        ("vectors", "elocity" in words or words.startswith("Vector")),
        ("level", words.startswith("Level") or "starts at" in words),
        ("cell", bool(violation.cells) or "hex" in words.lower()),
        ("level", True),
    ]
    for name, fits in likely:
        if fits and name in spans:
            return spans[name]
    ends = spans.values()
    return Span(min((s.start for s in ends), default=0), max((s.end for s in ends), default=0))


# ---- commands


def _as_one(question: PlanPosition, commands: tuple[Command, ...]) -> Command | None:
    edits = tuple(each for each in commands if isinstance(each, SetShip | Deploy | Undeploy))
    if len(edits) < 2:
        return edits[0] if edits else None
    return SetPosition(player=question.player, edits=edits)


def _command(state: SitsState, question: PlanPosition, ship: Ship, entry: Entry) -> Command | None:
    """What makes the ship as the line says; None where it is so already, or has no place to be."""
    if ship.place is None and entry.cell is None:
        return None
    if state.enforcement is Enforcement.REFEREE:
        return _deploy(state, question, ship, entry)
    place, attitude = ship.place, ship.attitude
    fields: dict[str, object] = {}
    if entry.cell is not None and (place is None or entry.cell != place.hex):
        fields["cell"] = str(entry.cell)
    if entry.level is not None and (place is None or entry.level != place.level):
        fields["level"] = entry.level
    if entry.forward is not None and entry.forward != attitude.forward:
        fields["forward"] = str(entry.forward)
    if entry.roll is not None and entry.roll != attitude.roll:
        fields["roll"] = entry.roll
    # A table may have written them out of order; the game keeps them consolidated (B3.33).
    if entry.vectors is not None and entry.vectors.consolidated() != ship.vectors:
        fields["vectors"] = entry.vectors.as_dict()
    if entry.halves is not None and set(entry.halves) != set(ship.halves):
        fields["halves"] = entry.halves
    if entry.wedge_up is not None and entry.wedge_up != ship.wedge_up:
        fields["wedge_up"] = entry.wedge_up
    if entry.boxes(ship.marked) != {track: n for track, n in ship.marked.items() if n}:
        fields["marked"] = entry.boxes(ship.marked)
    return SetShip(player=question.player, ship=ship.id, **fields) if fields else None  # type: ignore[arg-type]


def _deploy(state: SitsState, question: PlanPosition, ship: Ship, entry: Entry) -> Command | None:
    """With a referee a ship is set only by deploying it; its damage is no matter of the setup (D2.12)."""
    seat = state.seat(ship.side)
    at = ship.place or Place(Hex(0, 0), seat.altitude if seat is not None else 0)
    place = Place(entry.cell or at.hex, at.level if entry.level is None else entry.level)
    forward = entry.forward or ship.attitude.forward
    roll = ship.attitude.roll if entry.roll is None else entry.roll
    vectors = ship.vectors if entry.vectors is None else entry.vectors
    as_it_is = (ship.place, ship.attitude.forward, ship.attitude.roll, ship.vectors)
    if (place, forward, roll, vectors.consolidated()) == as_it_is:
        return None
    amounts: dict[Slot, int] = {slot: vectors[slot] for slot in SLOTS if vectors[slot]}
    return Deploy(
        player=question.player,
        ship=ship.id,
        cell=str(place.hex),
        level=place.level,
        forward=str(forward),
        roll=roll,
        vectors=amounts,
    )


def _in_order(
    state: SitsState, wanted: Mapping[PieceId, Command]
) -> tuple[tuple[Command, ...], SitsState, dict[PieceId, Violation]]:
    """The commands in an order in which each is legal, the state after them, and what stays forbidden.

    Ships that change places in a ring find no place free: one of them is set aside first.
    """
    left = dict(wanted)
    done: list[Command] = []
    refused: dict[PieceId, Violation] = {}
    while left:
        before = len(left)
        refused = {}
        for key, command in tuple(left.items()):
            found = blocking(book.violations(state, command))
            if found:
                refused[key] = found[0]
                continue
            state = _done(state, command)
            done.append(command)
            del left[key]
        if len(left) < before:
            continue
        ring = _ring(state, left)
        if ring is None or len(done) > 2 * len(wanted):
            break
        step, left[ring] = _aside(state, left[ring])
        state = _done(state, step)
        done.append(step)
    return tuple(done), state, refused if left else {}


def _done(state: SitsState, command: Command) -> SitsState:
    return book.apply(state, command, NoDice()).state


def _target(state: SitsState, command: Command) -> Place | None:
    """Where a command puts its ship."""
    if isinstance(command, Deploy):
        return Place(Hex.parse(command.cell), command.level)
    if not isinstance(command, SetShip):
        return None
    here = state.ships[command.ship].place
    cell = Hex.parse(command.cell) if command.cell is not None else here.hex if here is not None else None
    if cell is None or abs(command.level or 0) > LEVEL_LIMIT or cell.length > LEVEL_LIMIT:
        return None
    level = command.level if command.level is not None else here.level if here is not None else 0
    return Place(cell, level)


def _ring(state: SitsState, left: Mapping[PieceId, Command]) -> PieceId | None:
    """A ship of several of which each waits for the place of the next; None where there is no such ring."""
    waits = {}
    for key, command in left.items():
        place = _target(state, command)
        other = occupant(state, place, key) if place is not None else None
        if other is not None and other.id in left:
            waits[key] = other.id
    for first in waits:
        here = first
        for _ in waits:
            here = waits.get(here, here)
            if here == first:
                return first
    return None


def _aside(state: SitsState, command: Command) -> tuple[Command, Command]:
    """What takes a ship out of the others' way, and its own command from there."""
    if isinstance(command, Deploy):
        return Undeploy(player=command.player, ship=command.ship), command
    target = _target(state, command)
    if not isinstance(command, SetShip) or target is None:
        raise TypeError("only a ship that is set on the map is set aside")
    levels = [ship.place.level for ship in state.ships.values() if ship.place is not None]
    free = max(levels) + 1 if max(levels) < LEVEL_LIMIT else min(levels) - 1
    step = SetShip(player=command.player, ship=command.ship, level=free)
    return step, replace(command, cell=str(target.hex), level=target.level)
