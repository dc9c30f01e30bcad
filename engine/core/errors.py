"""What goes wrong outside the rules: files, disks and folders, each told in one sentence."""

_LONGEST = 160
"""Characters of any one part that reach the player, whatever a file holds."""


class SaveError(Exception):
    """A saved game can't be read or written. `str()` is the sentence for the player.

    `place` says where: "line 7", "the header", "the disk"; `problem` what was found or expected there.
    """

    def __init__(self, file: object, place: str, problem: str) -> None:
        self.file = shown(file)
        self.place = shown(place)
        self.problem = shown(problem)
        super().__init__(f"{self.file}, {self.place}: {self.problem.rstrip('.')}.")


class Diverged(SaveError):
    """The rules as they are now give a recorded game another course.

    Load again with a choice: keep the game up to command `keeps_to`, or go on from the recorded position
    after command `snapshot` (None where the file has none).
    """

    def __init__(self, file: object, problem: str, *, at: int, keeps_to: int, snapshot: int | None) -> None:
        super().__init__(file, f"command {at}", problem)
        self.diverged_at = at
        self.keeps_to = keeps_to
        self.snapshot = snapshot


class InUse(SaveError):
    """Another program, or another window of this one, has the game open."""


def shown(text: object) -> str:
    """Text of unknown origin made fit for a message: one line, printable, not endless."""
    plain = "".join(c if c.isprintable() else "?" for c in str(text))
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 3] + "..."
