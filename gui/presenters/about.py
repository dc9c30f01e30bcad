"""What a note beside a counter says: name, class, place, attitude in words, velocity, and the way to it."""

from typing import Final

from engine.core.view import AttitudeView, CounterView, TableView
from gui.presenters.hexes import cell_name, levels_apart, signed, step_name
from gui.presenters.kinds import has_level
from gui.speech import said, tr

MARKERS: Final = {"midpoint": tr("midpoint marker"), "eot": tr("end of turn marker")}


def attitude_words(counter: CounterView) -> str:
    """Heading, pitch and roll in words: "facing B/C, nose up 30°, rolled 60° to starboard"."""
    if counter.face_down:
        return tr("face down")
    parts = [] if counter.facing is None else [tr("facing {heading}", heading=step_name(counter.facing))]
    if counter.pitch:
        degrees = abs(counter.pitch) * 30
        parts.append(
            tr("nose up {degrees}°", degrees=degrees)
            if counter.pitch > 0
            else tr("nose down {degrees}°", degrees=degrees)
        )
    roll = counter.roll % 12
    if roll == 6:
        parts.append(tr("inverted"))
    elif roll:
        parts.append(
            tr("rolled {degrees}° to starboard", degrees=roll * 30)
            if roll < 6
            else tr("rolled {degrees}° to port", degrees=(12 - roll) * 30)
        )
    return ", ".join(parts)


def velocity(counter: CounterView, view: TableView | None) -> list[str]:
    """The vectors that are not 0: "velocity 4B, 3A, 1+"; empty where they are not known."""
    cards = view.attitudes if view is not None and not counter.face_down else ()
    return [_velocity(card) for card in cards if card.piece == counter.id]


def _velocity(attitude: AttitudeView) -> str:
    parts = [f"{slot.value}{'−' if slot.slot == '-' else slot.slot}" for slot in attitude.slots if slot.value]
    return tr("velocity {vectors}", vectors=", ".join(parts) or "0")


def about_piece(counter: CounterView, view: TableView, title: str = "") -> list[str]:
    """A piece line by line; `title` is what is known of it by name and class."""
    lines = [title or counter.title or counter.label or counter.id]
    seat = next((seat for seat in view.seats if seat.id == counter.owner), None)
    name = f"{seat.letter}{counter.label}" if seat is not None and counter.label else ""
    if not has_level(counter):
        lines.append(tr("hex {cell}", cell=cell_name(counter.cell)))
        return [_capital(line) for line in (*lines, ", ".join(map(said, counter.badges))) if line]
    place = _place(counter)
    lines.append(f"{name}, {place}" if name else place)
    lines.append(attitude_words(counter) or tr("upright"))
    return [_capital(line) for line in (*lines, *velocity(counter, view))]


def about_marker(marker: CounterView, view: TableView) -> list[str]:
    """A marker: whose, where, and how far above or below its ship."""
    ship = next((each for each in view.counters if each.id == marker.of), None)
    kind = MARKERS.get(marker.kind, marker.kind)
    whose = ship.title or ship.label if ship is not None else ""
    lines = [tr("{marker} of {ship}", marker=kind, ship=whose) if whose else kind]
    place = _place(marker)
    if ship is not None and ship.cell is not None:
        apart = marker.level - ship.level
        place = (
            tr("{place}: {apart} from its ship", place=place, apart=levels_apart(apart))
            if apart
            else tr("{place}, as high as its ship", place=place)
        )
    return [_capital(line) for line in (*lines, place)]


def _place(counter: CounterView) -> str:
    return tr("hex {cell}, level {level}", cell=cell_name(counter.cell), level=signed(counter.level))


def _capital(line: str) -> str:
    return line[:1].upper() + line[1:]
