"""What a casual opponent takes into its head: each thing once in a while, and some of them not at all."""

from engine.core.dice import Picker

TRY = 0.75
"""How often it does what it could do."""


class Whims:
    """Remembers what was thought of at one moment of the game."""

    def __init__(self, rnd: Picker) -> None:
        self._rnd = rnd
        self._seen: set[str] = set()
        self._moment: object = None

    def at(self, moment: object) -> None:
        """At another moment everything may be thought of again."""
        if moment != self._moment:
            self._moment, self._seen = moment, set()

    def thought_of(self, thing: str) -> bool:
        """Whether that has been thought of at this moment."""
        return thing in self._seen

    def leave(self, thing: str) -> None:
        """That has been thought of."""
        self._seen.add(thing)

    def once(self, thing: str) -> bool:
        """Whether it tries something, asked the first time only."""
        if thing in self._seen:
            return False
        self._seen.add(thing)
        return self._rnd.random() < TRY
