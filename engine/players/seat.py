"""What a program that plays needs of its seat, and what is expected of the program."""

from typing import Protocol

from engine.core.command import Command, Question
from engine.core.ids import PlayerId


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
