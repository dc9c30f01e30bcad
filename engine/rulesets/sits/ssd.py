"""The Ship Systems Display as plain data for an inspector to draw."""

from dataclasses import dataclass

from engine.rulesets.sits.card import NO_MARKS, BoxState, BoxValue, CardTrack, Marks, ShipCard, box_states


@dataclass(frozen=True, slots=True, kw_only=True)
class SsdBox:
    """One box as it is drawn."""

    value: str
    """Printed number, fraction as "2/3"; empty for a plain box."""
    shape: str
    """Square, circle, octagon, star or dot."""
    icon: str
    """Wrench, core, sail, or empty."""
    state: BoxState
    current: bool
    """The leftmost usable box: its value counts (A2.671)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SsdRow:
    """One track: its place on the card, its boxes row by row, what it is worth and where that comes from."""

    track: str
    title: str
    group: str
    code: str
    rule: str
    rows: tuple[tuple[SsdBox, ...], ...]
    worth: str
    """Current value, or the number of boxes left for tracks of plain boxes."""
    left: int
    total: int
    source: str
    source_ref: str


def ssd_rows(card: ShipCard, marked: Marks = NO_MARKS, disabled: Marks = NO_MARKS) -> tuple[SsdRow, ...]:
    """A2.6: every track of the card that has boxes, in the card's order, with the state of each box."""
    return tuple(_row(card, track, marked, disabled) for track in card.tracks if len(track))


def _row(card: ShipCard, track: CardTrack, marked: Marks, disabled: Marks) -> SsdRow:
    states = box_states(card, track.id, marked, disabled)
    left = states.count(BoxState.INTACT)
    boxes = tuple(
        SsdBox(
            value=printed(value),
            shape=shape,
            icon=icon or "",
            state=state,
            current=position == len(states) - left,
        )
        for position, (value, shape, icon, state) in enumerate(
            zip(track.values, track.shapes, track.icons, states, strict=True)
        )
    )
    return SsdRow(
        track=track.id,
        title=track.title,
        group=track.group,
        code=track.code,
        rule=f"sits/{track.rule}",
        rows=_broken(boxes, track.rows),
        worth=worth_of(track, left),
        left=left,
        total=len(track),
        source=track.source,
        source_ref=track.source_ref,
    )


def worth_of(track: CardTrack, left: int) -> str:
    """What a track with so many usable boxes is worth: the value in force, or the boxes left."""
    if not left:
        return printed(track.exhausted) or "0"
    return printed(track.values[len(track) - left]) or f"{left} left"


def printed(value: BoxValue) -> str:
    """What is printed in a box."""
    return "" if value is None else str(value)


def _broken(boxes: tuple[SsdBox, ...], rows: tuple[int, ...]) -> tuple[tuple[SsdBox, ...], ...]:
    starts = [sum(rows[:n]) for n in range(len(rows))]
    return tuple(boxes[start : start + count] for start, count in zip(starts, rows, strict=True))
