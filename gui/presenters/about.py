"""What a note beside a counter says: name, class, place, attitude in words, velocity, and the way to it."""

from typing import Final

from engine.core.view import AttitudeView, CounterView, TableView
from gui.presenters.hexes import cell_name, levels_apart, signed, step_name
from gui.presenters.kinds import has_level
from gui.speech import tr

MARKERS: Final = {"midpoint": tr("midpoint marker"), "eot": tr("end of turn marker")}


def attitude_words(counter: CounterView) -> str:
    """Heading, pitch and roll in words: "facing B/C, nose up 30°, rolled 60° to starboard"."""
    if counter.face_down:
        return tr("face down")
    parts = [] if counter.facing is None else [tr("facing {step}", step=step_name(counter.facing))]
    if counter.pitch:
        parts.append(
            tr(
                "nose {value} {pitch}°",
                value="up" if counter.pitch > 0 else "down",
                pitch=abs(counter.pitch) * 30,
            )
        )
    roll = counter.roll % 12
    if roll == 6:
        parts.append("inverted")
    elif roll:
        side, steps = ("starboard", roll) if roll < 6 else ("port", 12 - roll)
        parts.append(tr("rolled {steps}° to {side}", steps=steps * 30, side=side))
    return ", ".join(parts)


def velocity(counter: CounterView, view: TableView | None) -> list[str]:
    """The vectors that are not 0: "velocity 4B, 3A, 1+"; empty where they are not known."""
    cards = view.attitudes if view is not None and not counter.face_down else ()
    return [_velocity(card) for card in cards if card.piece == counter.id]


def _velocity(attitude: AttitudeView) -> str:
    parts = [f"{slot.value}{'−' if slot.slot == '-' else slot.slot}" for slot in attitude.slots if slot.value]
    return tr("velocity {parts}", parts=", ".join(parts) or "0")


def about_piece(counter: CounterView, view: TableView, title: str = "") -> list[str]:
    """A piece line by line; `title` is what is known of it by name and class."""
    lines = [title or counter.title or counter.label or counter.id]
    seat = next((seat for seat in view.seats if seat.id == counter.owner), None)
    name = f"{seat.letter}{counter.label}, " if seat is not None and counter.label else ""
    if not has_level(counter):
        lines.append(tr("hex {cell}", cell=cell_name(counter.cell)))
        return [_capital(line) for line in (*lines, ", ".join(counter.badges)) if line]
    lines.append(
        tr(
            "{name}hex {cell}, level {signed}",
            name=name,
            cell=cell_name(counter.cell),
            signed=signed(counter.level),
        )
    )
    lines.append(attitude_words(counter) or "upright")
    return [_capital(line) for line in (*lines, *velocity(counter, view))]


def about_marker(marker: CounterView, view: TableView) -> list[str]:
    """A marker: whose, where, and how far above or below its ship."""
    ship = next((each for each in view.counters if each.id == marker.of), None)
    kind = MARKERS.get(marker.kind, marker.kind)
    lines = [tr("{kind} of {title}", kind=kind, title=ship.title or ship.label) if ship is not None else kind]
    place = tr("hex {cell}, level {signed}", cell=cell_name(marker.cell), signed=signed(marker.level))
    if ship is not None and ship.cell is not None:
        apart = marker.level - ship.level
        place += (
            tr(": {levels_apart} from its ship", levels_apart=levels_apart(apart))
            if apart
            else tr(", as high as its ship")
        )
    return [_capital(line) for line in (*lines, place)]


def _capital(line: str) -> str:
    return line[:1].upper() + line[1:]
