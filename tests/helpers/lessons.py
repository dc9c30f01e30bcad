"""A shipped lesson at a table with both of its seats, played with the dice of its book."""

from __future__ import annotations

from engine import library
from engine.core.bus import UndoPolicy
from engine.core.game import new_game
from engine.core.session import Session, ThrowAsked
from gui.games.registry import overview, screen_module
from gui.presenters.help import book_throw
from gui.presenters.lesson import Mark, follow, lesson_steps
from gui.presenters.new_game import PEOPLE
from gui.presenters.new_game import new_game as choices
from gui.session import spoken

GAMES = ("sits", "star-control", "holy-war")


def lessons(game: str) -> list[dict]:
    """The shipped scenarios of a game that are lessons, in the order of the course."""
    found = [dict(data) for data in library.scenarios(game) if data.get("steps")]
    return sorted(found, key=lambda data: data["lesson"])


def lesson(game: str, name: str) -> dict:
    """One of them."""
    return next(data for data in lessons(game) if data["id"] == name)


class LessonTable:
    """Gives commands as the window would, and knows how each seat's lesson stands."""

    def __init__(self, game: str, name: str, *, seed: int = 5) -> None:
        self.data = lesson(game, name)
        self.steps = lesson_steps(self.data, game)
        specs = screen_module(game).options_for(self.data)
        chosen = choices(overview(game, self.data), specs, seed=seed, curtain=False)
        assert chosen.undo == self.data["options"].get("undo", "standard")
        assert (chosen.chosen["dice"] == PEOPLE) == bool(self.data.get("throws"))
        self.game = new_game(
            library.create(game), self.data, chosen.options, seed=seed, policy=UndoPolicy(chosen.undo)
        )
        self.chosen: dict[str, set[int]] = {}
        self.offered = 0

    def seat(self, side) -> Session:
        """As the window has it: in the window's language."""
        return spoken.seat(self.game, side)

    @property
    def state(self):
        return self.game.bus.state

    @property
    def acting(self):
        """Who is waited for."""
        return self.state.pending[-1].owner if self.state.pending else self.state.active[0]

    def progress(self, side):
        """How far the lesson is on that side's card."""
        return follow(self.steps, Session.log(self.seat(side)), frozenset(self.chosen.get(side, ())))

    def now(self, side) -> int:
        """The number of the step to do, counted from 1; one more than there are when all is done."""
        marks = self.progress(side).marks
        waits = [n for n, mark in enumerate(marks, 1) if mark is Mark.NOW and not self.steps[n - 1].read_only]
        return waits[0] if waits else len(marks) + 1

    def choose(self, side, piece: str) -> None:
        """That side chooses a piece in the window."""
        at = self.progress(side).to_choose
        assert at is not None
        assert self.steps[at].choose == piece
        self.chosen.setdefault(side, set()).add(at)

    def give(self, command) -> None:
        """Gives a legal command, with the book's dice where it has some and the program's where not."""
        seat = self.seat(command.player)
        thrown: list[tuple[int, ...] | None] = []
        while True:
            try:
                refused = seat.give(command, thrown=thrown)
            except ThrowAsked as asked:
                made = sum(len(entry.rolls) for entry in seat.log()) + len(asked.throw.thrown)
                faces = book_throw(self.data.get("throws") or (), made, asked.throw.purpose)
                self.offered += bool(faces)
                thrown = [*asked.throw.thrown, faces or None]
            else:
                blocking = [each for each in refused if each.severity.value != "warning"]
                assert not blocking, [str(each) for each in blocking]
                return
