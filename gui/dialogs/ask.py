"""Small questions and messages on a sheet."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QWidget

from engine.core.state import Enforcement
from engine.core.violation import Violation
from gui.dialogs.sheet import Sheet
from gui.presenters.phases import ENFORCEMENT_WORDS
from gui.qt import label
from gui.speech import tr


def tell(title: str, text: str, *, details: str = "") -> Sheet:
    """A message with one button."""
    sheet = Sheet(title)
    sheet.add_text(text)
    if details:
        sheet.add_text(details, "small")
    sheet.add_button(tr("Good"), role="primary")
    return sheet


def confirm(title: str, text: str, yes: str, run: Callable[[], object], *, no: str = tr("Leave it")) -> Sheet:
    """A yes-or-no question."""
    sheet = Sheet(title)
    sheet.add_text(text)
    sheet.add_button(no)
    sheet.add_button(yes, run, role="primary")
    return sheet


def confirm_warnings(violations: Sequence[Violation], run: Callable[[], object]) -> Sheet:
    """Asks before a command that the rules allow but that is worth a second look."""
    sheet = Sheet(tr("Worth a second look"))
    for each in violations:
        sheet.add_text(str(each), "warn")
    sheet.add_text(tr("The rules allow it. Shall it be done?"), "dim")
    sheet.add_button(tr("Not now"))
    sheet.add_button(tr("Do it"), run, role="primary")
    return sheet


class SaveAs(Sheet):
    """Asks for the name of a game to keep."""

    def __init__(self, name: str, folder: str, save: Callable[[str], object]) -> None:
        super().__init__(tr("Save this game as"))
        self._save = save
        self.name = QLineEdit(name)
        self.name.setObjectName("save-name")
        self.name.setAccessibleName(tr("Name of the game"))
        self.name.selectAll()
        self.body.addWidget(self.name)
        self.add_text(tr("It is kept in {folder}.", folder=folder), "small")
        self.add_button(tr("Elsewhere…"), self._elsewhere)
        self.add_button(tr("Cancel"))
        self.add_button(tr("Save"), self._done, role="primary", closes=False)

    def first_focus(self) -> QWidget | None:
        return self.name

    def _done(self) -> None:
        if self.name.text().strip():
            self.close_sheet()
            self._save(self.name.text().strip())

    def _elsewhere(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self.window(), tr("Save this game as"), self.name.text(), tr("Holotank games (*.hexsave)")
        )
        if path:
            self._save(path)


class ChangeEnforcement(Sheet):
    """Changes how strictly the table plays; who agreed is written down."""

    def __init__(self, now: Enforcement, give: Callable[[Enforcement, str], object]) -> None:
        super().__init__(tr("How strictly does the table play?"))
        self._give = give
        self.add_text(
            tr("A change is written into the game's record with the names of those who agreed."), "dim"
        )
        self.level = QComboBox()
        self.level.setObjectName("enforcement-level")
        self.level.setAccessibleName(self.title.text())
        for level in Enforcement:
            self.level.addItem(ENFORCEMENT_WORDS[level][0], level.value)
        self.level.setCurrentIndex(list(Enforcement).index(now))
        self._words = label("", "dim", wrap=True)
        self.level.currentIndexChanged.connect(lambda _index: self._explain())
        self.agreed = QLineEdit()
        self.agreed.setObjectName("enforcement-agreed")
        self.agreed.setAccessibleName(tr("Who agreed"))
        self.agreed.setPlaceholderText(tr("Who agreed? For example: both of us"))
        for widget in (self.level, self._words, self.agreed):
            self.body.addWidget(widget)
        self.add_button(tr("Cancel"))
        self.add_button(tr("Change it"), self._done, role="primary")
        self._explain()

    def first_focus(self) -> QWidget | None:
        return self.level

    def _chosen(self) -> Enforcement:
        return Enforcement(self.level.currentData())

    def _explain(self) -> None:
        self._words.setText(ENFORCEMENT_WORDS[self._chosen()][1])

    def _done(self) -> None:
        self._give(self._chosen(), self.agreed.text().strip())
