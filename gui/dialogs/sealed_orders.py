"""A game on disk holds sealed orders: asks for the passphrases of their sides, or to go on without them."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from engine.core.ids import PlayerId
from engine.core.sealed_lines import Keys, Sealed
from gui.announce import say
from gui.dialogs.sheet import Sheet
from gui.qt import label
from gui.speech import both, said, tr, trn


class SealedSheet(Sheet):
    """Asks each side for its passphrase; `go_on` gets what opens the game, `ask` lays a sheet on top."""

    def __init__(
        self, problem: Sealed, go_on: Callable[[Keys], object], ask: Callable[[Sheet], object]
    ) -> None:
        super().__init__(tr("Sealed orders"))
        self._problem, self._go_on, self._ask = problem, go_on, ask
        names = both([said(player) for player in problem.players])
        self.add_text(
            tr(
                "Orders of turn {turn} are sealed in this game. To open it, the passphrase is needed of: "
                "{names}. Each side types its own; the game's file stays as it is.",
                turn=problem.turn,
                names=names,
            )
        )
        self.fields: dict[PlayerId, QLineEdit] = {}
        self._wrong: dict[PlayerId, QLabel] = {}
        for player in problem.players:
            words = tr("{name}'s passphrase", name=said(player))
            field = QLineEdit()
            field.setEchoMode(QLineEdit.EchoMode.Password)
            field.setPlaceholderText(words)
            field.setAccessibleName(words)
            field.setObjectName(f"sealed-{player}")
            field.setMaxLength(200)
            wrong = label("", "bad", wrap=True)
            wrong.setObjectName(f"sealed-wrong-{player}")
            wrong.hide()
            self.body.addWidget(field)
            self.body.addWidget(wrong)
            self.fields[player], self._wrong[player] = field, wrong
        self.add_button(tr("Leave it"))
        without = self.add_button(tr("Go on without these orders…"), self._ask_without, closes=False)
        without.setObjectName("sealed-without")
        self.add_button(tr("Open the game"), self._open, role="primary", closes=False).setObjectName(
            "sealed-open"
        )

    def first_focus(self) -> QWidget | None:
        return next(iter(self.fields.values()))

    def enter(self) -> None:
        """Goes to the next empty field, or opens the game when all are filled."""
        empty = [field for field in self.fields.values() if not field.text()]
        here = self.focusWidget()
        if empty and here in self.fields.values() and here not in empty:
            empty[0].setFocus()
        else:
            self._open()

    def _secrets(self) -> dict[PlayerId, bytes]:
        """What the right ones among the passphrases give; says of the others what is wrong with them."""
        found = {}
        for player, field in self.fields.items():
            key = self._problem.key(player)
            secret = key.secret(field.text()) if key is not None and field.text() else None
            if secret is not None:
                found[player] = secret
            if not field.text():
                words = tr("Type the passphrase first.")
            else:
                words = tr("That is another passphrase.") if secret is None else ""
            self._wrong[player].setText(words)
            self._wrong[player].setVisible(bool(words))
        return found

    def _open(self) -> None:
        secrets = self._secrets()
        wrong = [player for player in self.fields if player not in secrets]
        if wrong:
            self.fields[wrong[0]].setFocus()
            self.fields[wrong[0]].selectAll()
            say(self._wrong[wrong[0]], self._wrong[wrong[0]].text())
            return
        self.close_sheet()
        self._go_on(Keys(secrets=secrets))

    def _ask_without(self) -> None:
        secrets = self._secrets()
        missing = [player for player in self.fields if player not in secrets]
        if not missing:
            self._open()
            return

        def without() -> None:
            self.close_sheet()
            self._go_on(Keys(secrets=secrets, without=True))

        self._ask(without_sheet(self._problem, missing, without))


def without_sheet(problem: Sealed, missing: list[PlayerId], go_on: Callable[[], object]) -> Sheet:
    """Says what is left out without these sides' orders, and asks whether to go on so."""
    sheet = Sheet(tr("Go on without these orders?"))
    for player in missing:
        count = problem.counts[player]
        sheet.add_text(
            trn(
                "{count} sealed order of {name} in turn {turn} is left out.",
                "{count} sealed orders of {name} in turn {turn} are left out.",
                count,
                name=said(player),
                turn=problem.turn,
            ),
            "warn",
        )
    sheet.add_text(
        tr(
            "The game opens where it stood before the first of them. What others wrote after it is kept as "
            "long as it holds without them; you are told what was left out, and a bookmark tells everybody."
        )
    )
    sheet.add_text(
        tr(
            "Nothing is thrown away: the file as it is now stays, or is kept among the older generations, "
            "and opens with the passphrases when they are found."
        ),
        "dim",
    )
    sheet.add_button(tr("Back"), role="primary")
    sheet.add_button(tr("Go on without them"), go_on).setObjectName("sealed-go-on")
    return sheet
