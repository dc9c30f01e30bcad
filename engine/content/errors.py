"""The one exception for a data file that can't be used."""

_LONGEST = 160
"""Characters of any quoted part of a file that reach the player."""


def plain(text: object) -> str:
    """Text from a file made fit for one line of a message: no control characters, not endless."""
    shown = "".join(c if c.isprintable() else "?" for c in str(text))
    return shown if len(shown) <= _LONGEST else shown[: _LONGEST - 3] + "..."


class ContentError(Exception):
    """A data file can't be used: which file, where in it, what was expected there.

    `place` is a JSON pointer ("/tracks/pivot/boxes/0"), "line 3, column 7" for broken syntax,
    both where both are known, or "the file" when nothing inside it could be read.
    """

    def __init__(self, file: object, place: str, expectation: str) -> None:
        self.file = plain(file)
        self.place = plain(place)
        self.expectation = plain(expectation)
        super().__init__(self.file, self.place, self.expectation)

    def __str__(self) -> str:
        return f"{self.file}: at {self.place}, expected {self.expectation}."
