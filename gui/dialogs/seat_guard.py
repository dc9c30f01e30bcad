"""A side's passphrase: to set it, to take it off, to do without it when lost; and the seals of orders."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QLineEdit, QWidget

from engine.core.commitment import in_groups
from gui.announce import say
from gui.dialogs.sheet import Sheet
from gui.speech import mark, tr

WHAT_IT_IS = mark(
    "It is asked for whenever {name} sits down, also after the game was closed. While {name} writes orders "
    "in secret they are encrypted in the game's file, until all lie open: a game that is opened again "
    "meanwhile asks for it. What lies hidden longer, and the seed of the dice, the file does not encrypt."
)
WHEN_LOST = mark(
    "{name} can go on without it. Everybody at the table is told by a bookmark in the game: nobody sits down "
    "in {name}'s place unseen. No orders are lost; private bookmarks that only the passphrase opens are left "
    "out."
)


class PassphraseSheet(Sheet):
    """Sets a side's passphrase, typed twice; empty takes it off."""

    def __init__(self, name: str, *, guarded: bool, keep: Callable[[str], object]) -> None:
        super().__init__(tr("Passphrase of {name}", name=name))
        self._keep = keep
        self.add_text(tr(WHAT_IT_IS, name=name), "dim")
        self.first, self.second = QLineEdit(), QLineEdit()
        for field, words, part in (
            (self.first, tr("Passphrase"), "first"),
            (self.second, tr("The same again"), "second"),
        ):
            field.setEchoMode(QLineEdit.EchoMode.Password)
            field.setPlaceholderText(words)
            field.setAccessibleName(words)
            field.setObjectName(f"passphrase-{part}")
            field.setMaxLength(200)
            self.body.addWidget(field)
        self.problem = self.add_text("", "bad")
        self.problem.setObjectName("passphrase-problem")
        self.problem.hide()
        self.add_button(tr("Cancel"))
        if guarded:
            self.add_button(tr("Take it off"), lambda: keep("")).setObjectName("passphrase-off")
        self.add_button(tr("Keep it"), self.enter, role="primary", closes=False).setObjectName(
            "passphrase-keep"
        )

    def first_focus(self) -> QWidget | None:
        return self.first

    def enter(self) -> None:
        words = self.first.text()
        if not words or words != self.second.text():
            self.problem.setText(tr("Both must be the same.") if words else tr("Type a passphrase, twice."))
            self.problem.show()
            say(self.problem, self.problem.text())
            return
        self.close_sheet()
        self._keep(words)


def lost_sheet(name: str, go_on: Callable[[], object]) -> Sheet:
    """Asks whether a side goes on without its passphrase."""
    sheet = Sheet(tr("{name}'s passphrase is lost?", name=name))
    sheet.add_text(tr(WHEN_LOST, name=name))
    sheet.add_button(tr("Back"), role="primary")
    sheet.add_button(tr("Go on without it"), go_on).setObjectName("lost-go-on")
    return sheet


def seals_sheet(lines: Sequence[tuple[str, str, str]]) -> Sheet:
    """The seals: whose and when, the seal, and how it stands."""
    sheet = Sheet(tr("Seals of the orders"), width=680)
    sheet.add_text(
        tr(
            "When a side commits, a seal of its orders is shown to all and noted. When they are laid "
            "open, it is made again of the orders as they then are: if one of them was changed meanwhile, "
            "it is another."
        ),
        "dim",
    )
    if not lines:
        sheet.add_text(tr("No side has committed orders yet."))
    for whose, seal, stands in lines:
        sheet.add_text(f"{whose}: {stands}")
        sheet.add_text(in_groups(seal), "small")
    sheet.add_button(tr("Good"), role="primary")
    return sheet
