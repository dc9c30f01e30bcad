"""Real dice: a sheet that asks for the faces of a roll, and one that says which sides roll them."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QLineEdit, QPushButton, QWidget

from engine.core.ids import PlayerId
from engine.core.session import RollAsked, dice_text
from engine.core.view import SeatView
from gui.announce import put, say
from gui.dialogs.sheet import Sheet
from gui.presenters.happenings import purpose
from gui.qt import TIGHT, button, label
from gui.speech import both, said, tr, trn

MOST_BUTTONS = 20
"""A die with more sides is a draw from a pile: its number is typed."""
_NUMBER = re.compile(r"\d+")


class ThrowSheet(Sheet):
    """Asks for a roll: by buttons, one row a die, or typed in one line. On a ten-sided die 0 is ten.

    `answer` takes the faces, None where the program shall roll; `drop` leaves the step for later, while that
    is allowed; `rest`, where there is one, leaves this roll and all that follow to the program.
    """

    def __init__(
        self,
        throw: RollAsked,
        who: str,
        answer: Callable[[tuple[int, ...] | None], object],
        drop: Callable[[], object],
        *,
        book: tuple[int, ...] = (),
        rest: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(tr("Roll for {who}", who=who), width=620, closable=throw.may_cancel)
        self._throw = throw
        self._answer = answer
        self._done = False
        self._faces: list[int | None] = [None] * len(throw.sides)
        self._groups: list[QButtonGroup] = []
        asked = said(throw.purpose)
        number, what = asked.partition(" ")[0], purpose(asked)
        self.add_text(what, "title").setObjectName("throw-purpose")
        if what != asked:
            self.add_text(tr("Rule {number}", number=number), "small")
        self.add_text(_shape(throw.sides), "dim").setObjectName("throw-dice")
        if throw.thrown:
            lie = trn(
                "{count} roll of this step lies on the table.",
                "{count} rolls of this step lie on the table.",
                len(throw.thrown),
            )
            self.add_text(lie, "small")
        if book:
            shown = both([str(face) for face in book])
            self.add_text(tr("The lesson: the book throws {shown}.", shown=shown), "good").setObjectName(
                "throw-book"
            )
        self.field = QLineEdit()
        self.field.setObjectName("throw-field")
        self.field.setAccessibleName(tr("Faces of the dice"))
        self.field.setPlaceholderText(tr("Type {example}, or click", example=_example(throw.sides)))
        self.field.textEdited.connect(self._typed)
        self.body.addWidget(self.field)
        self._rows()
        self.problem = self.add_text("", "bad")
        self.problem.setObjectName("throw-problem")
        if throw.stands:
            self.add_text(self._stands(), "small").setObjectName("throw-stands")
        self.body.addStretch(1)
        if rest is not None:
            self.add_button(
                tr("Let it roll all the rest"), partial(self._leave, rest), closes=False
            ).setObjectName("throw-rest")
        self.add_button(tr("Let the program roll this one"), self._program, closes=False).setObjectName(
            "throw-program"
        )
        if book and not throw.problem(book):
            made = self.add_button(tr("As in the book"), lambda: self._finish(book), closes=False)
            made.setObjectName("throw-as-in-book")
        if throw.may_cancel:
            self.add_button(tr("Leave it: decide later (Esc)")).setObjectName("throw-cancel")
            self.closed.connect(lambda: None if self._done else drop())
        self.take: QPushButton = self.add_button(tr("Take these"), self.enter, role="primary", closes=False)
        self.take.setObjectName("throw-take")
        self._judge()

    def first_focus(self) -> QWidget | None:
        return self.field

    def withdraw(self) -> None:
        """Takes the question away: nobody is left to answer it."""
        self._leave(lambda: None)

    def faces(self) -> tuple[int, ...]:
        """What has been entered so far."""
        return tuple(face for face in self._faces if face is not None)

    def enter(self) -> None:
        problem = self._throw.problem(self.faces())
        if not problem:
            self._finish(self.faces())
        elif self.problem.text() == said(problem):
            say(self.problem, self.problem.text())  # it stands there already, and is asked for again
        else:
            put(self.problem, said(problem))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.closable:
            self.problem.setText(self._stands())
            return
        super().keyPressEvent(event)

    def _stands(self) -> str:
        """Why the step can't be left, and what can be done instead."""
        return tr(
            "This can't be left for later. {why} Type what the dice show, or let the program roll this one.",
            why=said(self._throw.stands),
        )

    def _rows(self) -> None:
        if max(self._throw.sides) > MOST_BUTTONS:
            return
        grid = QGridLayout()
        grid.setSpacing(TIGHT)
        for place, sides in enumerate(self._throw.sides):
            group = QButtonGroup(self)
            group.setExclusive(True)
            across = min(sides, 10)
            top = grid.rowCount()
            grid.addWidget(label(f"d{sides}", "dim"), top, 0)
            for face in range(1, sides + 1):
                made = button(str(face), partial(self._clicked, place, face))
                made.setCheckable(True)
                made.setObjectName(f"die-{place}-{face}")
                made.setAccessibleName(
                    tr(
                        "Die {place} of {count}: {face}",
                        place=place + 1,
                        count=len(self._throw.sides),
                        face=face,
                    )
                )
                made.setMinimumWidth(40)
                made.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
                group.addButton(made, face)
                grid.addWidget(made, top + (face - 1) // across, 1 + (face - 1) % across)
            self._groups.append(group)
        self.body.addLayout(grid)

    def _clicked(self, place: int, face: int) -> None:
        self._faces[place] = face
        self.field.setText(" ".join(map(str, self.faces())))
        self._judge()
        self.field.setFocus()

    def _typed(self, text: str) -> None:
        found = [int(number) for number in _NUMBER.findall(text)[:99] if len(number) < 9]
        self._faces = [*found, *[None] * (len(self._throw.sides) - len(found))]
        for place, sides in enumerate(self._throw.sides):
            if place < len(found) and found[place] == 0 and sides == 10:
                self._faces[place] = 10
        for place, group in enumerate(self._groups):
            lit = group.button(self._faces[place] or 0)
            group.setExclusive(False)
            for each in group.buttons():
                each.setChecked(each is lit)
            group.setExclusive(True)
        self._judge()

    def _judge(self) -> None:
        problem = self._throw.problem(self.faces())
        put(self.problem, said(problem) if len(self.faces()) >= len(self._throw.sides) else "")
        self.take.setEnabled(not problem)

    def _program(self) -> None:
        self._finish(None)

    def _finish(self, faces: tuple[int, ...] | None) -> None:
        self._leave(partial(self._answer, faces))

    def _leave(self, answer: Callable[[], object]) -> None:
        self._done = True
        self.close_sheet()
        answer()


def _shape(sides: Sequence[int]) -> str:
    """The dice and what they can show: "2d10: two numbers, each from 1 to 10 (0 counts as 10)"."""
    kinds = sorted(set(sides))
    many, most, dice = len(sides), kinds[-1], dice_text(sides)
    if len(kinds) > 1 and 10 in kinds:
        return tr(
            "{dice}: {count} numbers, in the order of the rows (a 0 counts as 10).", dice=dice, count=many
        )
    if len(kinds) > 1:
        return tr("{dice}: {count} numbers, in the order of the rows.", dice=dice, count=many)
    if most > MOST_BUTTONS:
        return trn(
            "A draw: one number from 1 to {most}.",
            "A draw: {count} numbers, each from 1 to {most}.",
            many,
            most=most,
        )
    if most == 10:
        return trn(
            "{dice}: one number from 1 to {most} (a 0 counts as 10).",
            "{dice}: {count} numbers, each from 1 to {most} (a 0 counts as 10).",
            many,
            dice=dice,
            most=most,
        )
    return trn(
        "{dice}: one number from 1 to {most}.",
        "{dice}: {count} numbers, each from 1 to {most}.",
        many,
        dice=dice,
        most=most,
    )


def _example(sides: Sequence[int]) -> str:
    return " ".join(str(max(1, most // 2 + place % 2)) for place, most in enumerate(sides))


class DiceHandsSheet(Sheet):
    """Which sides roll real dice; who agreed to a change is written down."""

    def __init__(
        self,
        seats: Sequence[SeatView],
        now: Sequence[PlayerId],
        computers: Sequence[PlayerId],
        give: Callable[[tuple[PlayerId, ...], str], object],
    ) -> None:
        super().__init__(tr("Who rolls real dice?"))
        self._give = give
        self.add_text(
            tr(
                "Whenever a step of such a side needs a roll, you are asked for the "
                "faces. Everybody can read in"
                " the log that it was changed, and who agreed."
            ),
            "dim",
        )
        self.boxes: dict[PlayerId, QCheckBox] = {}
        for seat in seats:
            whose = (
                tr("{name}, played by the computer", name=seat.name) if seat.id in computers else seat.name
            )
            box = QCheckBox(whose)
            box.setObjectName(f"dice-of-{seat.id}")
            box.setChecked(seat.id in now)
            self.boxes[seat.id] = box
            self.body.addWidget(box)
        self.agreed = QLineEdit()
        self.agreed.setObjectName("dice-agreed")
        self.agreed.setAccessibleName(tr("Who agreed"))
        self.agreed.setPlaceholderText(tr("Who agreed? For example: both of us"))
        self.body.addWidget(self.agreed)
        self.add_button(tr("Cancel"))
        self.add_button(tr("Change it"), self._done, role="primary").setObjectName("dice-change")

    def first_focus(self) -> QWidget | None:
        return next(iter(self.boxes.values()), None)

    def _done(self) -> None:
        chosen = tuple(side for side, box in self.boxes.items() if box.isChecked())
        self._give(chosen, self.agreed.text().strip())


class OpenDiceSheet(Sheet):
    """Asks before a game is ended for good to have its dice opened; who agreed is written down."""

    def __init__(self, give: Callable[[str], object]) -> None:
        super().__init__(tr("Give this game up and open its dice?"))
        self._give = give
        self.add_text(
            tr(
                "The seed of the dice foretells every roll to come. Once it is open this game is over for"
                " good: nobody has won it, nothing more can be played in it, and this is never taken back."
            ),
            "warn",
        )
        self.add_text(tr("What was played stays to be looked at, and every roll can be checked."), "dim")
        self.agreed = QLineEdit()
        self.agreed.setObjectName("open-dice-agreed")
        self.agreed.setAccessibleName(tr("Who agreed"))
        self.agreed.setPlaceholderText(tr("Who agreed? For example: both of us"))
        self.body.addWidget(self.agreed)
        self.add_button(tr("Play on"), role="primary").setObjectName("open-dice-cancel")
        go = self.add_button(tr("End the game for good"), self._done)
        go.setObjectName("open-dice-go")
        go.setEnabled(False)
        self.agreed.textChanged.connect(lambda text: go.setEnabled(bool(text.strip())))

    def first_focus(self) -> QWidget | None:
        return self.agreed

    def enter(self) -> None:
        """The Enter key does nothing: what can't be taken back is pressed on its button."""

    def _done(self) -> None:
        self._give(self.agreed.text().strip())
