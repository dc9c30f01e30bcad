"""What a program that plays needs of its seat, and what is expected of the program."""

from typing import Protocol, TypeVar

from engine.core.command import Command, Question
from engine.core.ids import PlayerId
from engine.core.state import GameState

S = TypeVar("S", bound=GameState)


class Seat(Protocol):
    """The part of a Session that a playing program uses: who it is, and what it may know."""

    viewer: PlayerId | None

    def answer(self, question: Question) -> object:
        """The answer to one of the game's own questions, from what this seat may know."""
        ...


class Player(Protocol):
    """A program that plays one side. It never changes the game itself: whoever runs it gives its commands."""

    strength: str
    """"casual" or "strong"."""

    def decide(self, seat: Seat) -> Command:
        """The command that it gives now; it is asked only while its side may act."""
        ...


def surveyed(seat: Seat, ask: type[Question], state: type[S]) -> tuple[S, PlayerId]:
    """What a side may know, as the rules keep it, and which side it is.

    TypeError for a seat at another game than the one of `ask` and `state`, and for one of no side.
    """
    side = PlayerId(str(seat.viewer))
    known = seat.answer(ask(player=side))
    if not isinstance(known, state) or seat.viewer is None:
        raise TypeError("an opponent plays its own game, and from a seat")
    return known, side
