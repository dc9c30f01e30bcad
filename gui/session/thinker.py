"""The thread in which a playing program thinks. Nothing in it, and nothing it can reach, is of Qt.

An object of Qt that dies in another thread than the window's takes the program down, and so does one that is
taken apart in the window's while it sends a signal from another. So the thread is given the program and a
still seat only, and tells nobody: the window looks from time to time whether it has an answer.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from typing import Protocol

from engine.core.command import Command, Question
from engine.core.ids import PlayerId
from engine.core.still_seat import StillSeat


class Seat(Protocol):
    """What a playing program needs of its seat."""

    viewer: PlayerId | None

    def answer(self, question: Question) -> object: ...


class Player(Protocol):
    """A program that plays a side."""

    def decide(self, seat: Seat) -> Command: ...


class Dropped(Exception):
    """Nobody waits any more for what is thought."""


class _Asking:
    """A seat that ends the thinking at its next question once nobody waits for it."""

    def __init__(self, seat: StillSeat, dropped: Event) -> None:
        self.viewer = seat.viewer
        self._seat = seat
        self._dropped = dropped

    def answer(self, question: Question) -> object:
        if self._dropped.is_set():
            raise Dropped
        return self._seat.answer(question)


class Thinker:
    """Asks one program what it would do, one moment after another, in a thread of its own."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="computer")
        self._dropped = Event()
        self._answer: Future[Command] | None = None

    @property
    def busy(self) -> bool:
        """Whether it thinks, or has thought and nobody has taken the answer yet."""
        return self._answer is not None

    def ask(self, seat: StillSeat) -> None:
        """Begins to think; RuntimeError while it is busy."""
        if self._answer is not None:
            raise RuntimeError("it thinks already")
        self._answer = self._thread.submit(self._player.decide, _Asking(seat, self._dropped))

    def take(self) -> Command | BaseException | None:
        """What it has decided, or why it could not; None as long as it thinks. It is then free again."""
        answer = self._answer
        if answer is None or not answer.done():
            return None
        self._answer = None
        return answer.exception() or answer.result()

    def close(self) -> None:
        """Drops what is being thought, without waiting for the thread to notice."""
        self._dropped.set()
        self._answer = None
        self._thread.shutdown(wait=False, cancel_futures=True)
