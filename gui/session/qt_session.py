"""A session as Qt hears it: the only place where the engine's callbacks become signals."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from engine.core.bus import Overrule, UndoPolicy
from engine.core.calculator import Calculator
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.history import History
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.ruleset import PhaseSpec, RuleText
from engine.core.session import LogEntry, Peek, Ruling, Session, Throw, ThrowAsked, Update
from engine.core.state import Enforcement
from engine.core.view import Inspection, TableView
from engine.core.violation import Violation, blocking

ReasonAsker = Callable[[tuple[Violation, ...], Callable[[Overrule], object]], object]
"""Takes the rules that would be broken, and what takes the reason and who agreed."""


class QtSession(QObject):
    """One seat at a game. A new one is made for each window and seat, and closed with it."""

    updated = Signal(object)
    """An Update."""
    rejected = Signal(object, object)
    """The command that was refused, and its violations: tuple[Violation, ...]."""
    asked = Signal(object, object)
    """A command that is legal but risky, and the warnings: somebody has to confirm it."""

    dice_asked = Signal(object)
    """A Throw: a command waits for real dice. Answered by `throw` or `drop_throw`."""
    closed = Signal()
    """The seat is left: what waits for its answer can go."""

    def __init__(self, session: Session, parent: QObject | None = None, *, ask: bool = True) -> None:
        super().__init__(parent)
        self._throwing: Throw | None = None
        self._session = session
        self._ask = ask
        self._reason: ReasonAsker | None = None
        self._left = False
        self._dispose = session.subscribe(self.updated.emit)

    def close(self) -> None:
        """Ends the subscription; the session hears nothing more."""
        self._left = True
        self._dispose()
        self.closed.emit()

    @property
    def viewer(self) -> PlayerId | None:
        """Whose seat it is."""
        return self._session.viewer

    @property
    def seat(self) -> PlayerId:
        """Whose seat it is; ValueError for a spectator."""
        if self._session.viewer is None:
            raise ValueError("A spectator gives no commands.")
        return self._session.viewer

    @property
    def engine(self) -> Session:
        """The session itself, for parts that need no signals."""
        return self._session

    @property
    def title(self) -> str:
        """The game's title."""
        return self._session.title

    @property
    def ruleset(self) -> str:
        """Slug of the game."""
        return self._session.ruleset

    @property
    def policy(self) -> UndoPolicy:
        """How freely commands may be taken back."""
        return self._session.policy

    @property
    def history(self) -> History:
        """The earlier moments of the game as this seat saw them."""
        return self._session.history

    def look(self, number: int | None) -> None:
        """Shows an earlier moment in place of now; None is now."""
        self._session.look(number)

    def update(self) -> Update:
        """The table now."""
        return self._session.update()

    def view(self) -> TableView:
        """The table as this seat sees it."""
        return self._session.view()

    def phases(self) -> Sequence[PhaseSpec]:
        """The phase table."""
        return self._session.phases()

    def log(self) -> tuple[LogEntry, ...]:
        """What this seat saw happen."""
        return self._session.log()

    def heard(self) -> tuple[LogEntry, ...]:
        """What this seat saw happen in the engine's own words: to look for them, not to show them."""
        return Session.log(self._session)

    def rulings(self) -> tuple[Ruling, ...]:
        """The ruling ledger."""
        return self._session.rulings()

    def inspect(self, piece: PieceId) -> Inspection:
        """What this seat may know of a piece."""
        return self._session.inspect(piece)

    def answer(self, question: Question) -> object:
        """The answer to one of this seat's questions."""
        return self._session.answer(question)

    def rule_text(self, rule: RuleId) -> RuleText | None:
        """A rule in our words."""
        return self._session.rule_text(rule)

    def rule_texts(self) -> Sequence[RuleText]:
        """All rules of the game in our words."""
        return self._session.rule_texts()

    def calculators(self) -> Mapping[str, Calculator]:
        """The look-ups of the printed rules."""
        return self._session.calculators()

    def propose(self, gesture: Gesture) -> Command | None:
        """The command that a movement of the hand means."""
        return self._session.propose(gesture)

    def peek(self, command: Command) -> Peek:
        """What a command would do, without doing it."""
        return self._session.peek(command)

    def suggest(self, command: Command) -> tuple[Suggestion, ...]:
        """Legal commands near a refused one."""
        return self._session.suggest(command)

    def give(self, command: Command, overrule: Overrule | None = None) -> tuple[Violation, ...]:
        """Gives a command; refused, its violations come back and go out by `rejected`.

        A legal but risky one goes out by `asked` instead and is done when `confirm` is called: nothing comes
        back, as nothing was refused.
        """
        if self._ask and overrule is None:
            found = self._session.peek(command).violations
            if found and not blocking(found):
                self.asked.emit(command, found)
                return ()
        return self.confirm(command, overrule)

    def confirm(self, command: Command, overrule: Overrule | None = None) -> tuple[Violation, ...]:
        """Gives a command without asking about warnings. While one waits for dice no other is taken.

        What breaks a rule with the table's consent waits for its reason, where somebody asks for it: it is
        given once more with the answer, and nothing comes back, as nothing was refused.
        """
        if self._throwing is not None:
            return ()
        if overrule is None and self._reason is not None and (broken := self._broken(command)):
            asked = self._standing(broken)
            self._reason(broken, lambda given: self._agreed(command, asked, given))
            return ()
        return self._give(command, overrule, ())

    def ask_reasons(self, ask: ReasonAsker) -> None:
        """Has `ask` be called for the reason before a command is done against the rules."""
        self._reason = ask

    def _broken(self, command: Command) -> tuple[Violation, ...]:
        """The rules that a command would break with the table's consent; none where it is refused anyway."""
        if self._session.enforcement is Enforcement.REFEREE:
            return ()
        broken = blocking(self._session.peek(command).violations)
        return broken if all(each.overridable for each in broken) else ()

    def _standing(self, broken: tuple[Violation, ...]) -> tuple[object, ...]:
        """What a table agrees to that lets rules be broken: these, and at this moment."""
        view = self._session.view()
        return view.turn, view.phase, broken

    def _agreed(self, command: Command, asked: tuple[object, ...], given: Overrule) -> None:
        """Does what was agreed to; nothing for a seat that was left.

        If the table has gone on meanwhile, as by the computer, nobody has agreed to what it would be now: it
        is given as if for the first time.
        """
        if not self._left:
            same = self._standing(self._broken(command)) == asked
            self.confirm(command, given if same else None)

    @property
    def throwing(self) -> Throw | None:
        """The roll that a command waits for."""
        return self._throwing

    def throw(self, faces: tuple[int, ...] | None) -> None:
        """Answers the roll that was asked for with faces of real dice; None leaves it to the program.

        RuntimeError when none was asked for.
        """
        throw, self._throwing = self._throwing, None
        if throw is None:
            raise RuntimeError("no roll was asked for")
        self._give(throw.command, throw.overrule, throw.answered(faces))

    def drop_throw(self) -> None:
        """The command that waits for dice is not given after all."""
        self._throwing = None

    def _give(
        self, command: Command, overrule: Overrule | None, thrown: tuple[tuple[int, ...] | None, ...]
    ) -> tuple[Violation, ...]:
        try:
            found = self._session.give(command, overrule, thrown=thrown)
        except ThrowAsked as asked:
            self._throwing = asked.throw
            self.dice_asked.emit(asked.throw)
            return ()
        if found:
            self.rejected.emit(command, found)
        return found

    def undo(self) -> None:
        """Takes back the last command."""
        self._session.undo()

    def redo(self) -> None:
        """Brings back what was undone."""
        self._session.redo()
