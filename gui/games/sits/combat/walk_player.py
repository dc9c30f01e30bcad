"""Plays the walks of a report: which hit, how many of its steps, how fast; reduced motion never moves."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
PACE: Final = 620
"""Milliseconds of a step at single speed."""
REST: Final = 900
"""Milliseconds between two hits at single speed."""


class WalkPlayer(QObject):
    """Its place is a hit and a number of steps taken: `moved`. Whether it runs, and how fast: `played`."""

    moved = Signal()
    played = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lengths: tuple[int, ...] = ()
        self._calm = False
        self._walk = 0
        self._position = 0
        self._speed = 1
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._tick)

    # ---- where it is

    @property
    def walk(self) -> int:
        """Which hit, from 0."""
        return self._walk

    @property
    def position(self) -> int:
        """How many steps of the hit have been taken."""
        return self._position

    @property
    def walks(self) -> int:
        """How many hits there are."""
        return len(self._lengths)

    @property
    def length(self) -> int:
        """How many steps the hit has."""
        return self._lengths[self._walk] if self._lengths else 0

    @property
    def running(self) -> bool:
        """Whether it moves by itself."""
        return self._clock.isActive()

    @property
    def at_end(self) -> bool:
        """Whether the last step of the last hit has been taken."""
        return self._walk >= len(self._lengths) - 1 and self._position >= self.length

    @property
    def speed(self) -> float:
        """How many times as fast as at single speed."""
        return SPEEDS[self._speed]

    # ---- what it does

    def show(self, lengths: Sequence[int], *, calm: bool, play: bool) -> None:
        """Takes other hits, given by their numbers of steps.

        `calm` shows every hit finished and never plays; else it begins before the first step, or with `play`
        False at the end of the first hit.
        """
        self._clock.stop()
        self._lengths = tuple(lengths)
        self._calm = calm
        self._walk = 0
        self._position = 0 if play and not calm else self.length
        if play and not calm and self._lengths:
            self._start(REST)
        self.moved.emit()
        self.played.emit()

    def go(self, walk: int, position: int | None = None) -> None:
        """Goes to a hit, finished unless a position is named, and rests there."""
        self.pause()
        self._set(walk, position)

    def _set(self, walk: int, position: int | None = None) -> None:
        if not self._lengths:
            return
        self._walk = max(0, min(walk, len(self._lengths) - 1))
        self._position = self.length if position is None else max(0, min(position, self.length))
        self.moved.emit()

    def play(self) -> None:
        """Runs from here, from the end anew. With reduced motion it goes to the next finished hit."""
        if not self._lengths:
            return
        if self._calm:
            self.next_hit()
            return
        if self.at_end:
            self._set(0, 0)
        self._start(PACE // 2)
        self.played.emit()

    def pause(self) -> None:
        """Rests."""
        if self._clock.isActive():
            self._clock.stop()
            self.played.emit()

    def toggle(self) -> None:
        """Runs or rests."""
        if self.running:
            self.pause()
        else:
            self.play()

    def step(self, by: int) -> None:
        """One step on or back, over the ends of a hit into the next."""
        self.pause()
        if by > 0 and self._position >= self.length:
            if self._walk < len(self._lengths) - 1:
                self._set(self._walk + 1, 1)
        elif by < 0 and self._position <= 1:
            if self._walk:
                self._set(self._walk - 1)
            else:
                self._set(0, 0)
        else:
            self._set(self._walk, self._position + by)

    def next_hit(self) -> None:
        """The next hit, finished."""
        self.go(self._walk + 1 if self._position >= self.length else self._walk)

    def previous_hit(self) -> None:
        """The hit before, finished."""
        self.go(self._walk - 1)

    def skip(self) -> None:
        """Everything at once: the last hit, finished."""
        self.go(len(self._lengths) - 1)

    def faster(self, by: int = 1) -> None:
        """The next faster (or with -1 slower) speed."""
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + by))
        self.played.emit()

    def next_speed(self) -> None:
        """The next faster speed; after the fastest the slowest."""
        self._speed = (self._speed + 1) % len(SPEEDS)
        self.played.emit()

    # ---- the clock

    def _start(self, milliseconds: int) -> None:
        self._clock.start(round(milliseconds / self.speed))

    def _tick(self) -> None:
        if self._position < self.length:
            self._set(self._walk, self._position + 1)
        elif self._walk < len(self._lengths) - 1:
            self._set(self._walk + 1, 0)
        if self.at_end:
            self.played.emit()
            return
        self._start(REST if self._position >= self.length else PACE)
