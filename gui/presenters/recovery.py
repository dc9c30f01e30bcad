"""A game that was cut off by a crash or a power cut, in words that everybody may read."""

from dataclasses import dataclass
from typing import Final

from engine.core.session import Session
from gui.speech import said, tr

LINES: Final = 12
"""Of the last lines that all may read, when a player looks before he goes on."""
LONG: Final = 1500
"""Commands of a game that is not read through only to say what its last step was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CutOff:
    """How a game stood when it was cut off."""

    where: str
    """Turn and phase."""
    last: str
    """The last step that all may read of; empty where there was none."""
    lines: tuple[str, ...] = ()
    """The last steps, oldest first."""


def cut_off(spectator: Session) -> CutOff:
    """What a spectator may know of how a game stood."""
    view = spectator.view()
    names = {seat.id: seat.name for seat in view.seats}
    titles = {phase.id: phase.title for phase in spectator.phases()}
    told = [
        f"{names.get(entry.player, entry.player)}: {said(event.text)}"
        for entry in spectator.log()
        for event in entry.events
    ]
    where = tr("Turn {turn}, {phase}", turn=view.turn, phase=titles.get(view.phase, str(view.phase)))
    return CutOff(where=where, last=told[-1] if told else "", lines=tuple(told[-LINES:]))
