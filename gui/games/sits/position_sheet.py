"""The position on a physical table, typed ship by ship, with a map that shows it as it is typed."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.violation import Violation, blocking
from engine.rulesets.sits.view import PositionPlan
from gui.announce import put, say
from gui.board.board_view import BoardView
from gui.dialogs.sheet import Sheet
from gui.games.sits.position_line import PositionField, PositionLine
from gui.qt import BASE, SMALL, TIGHT, label, scroller
from gui.speech import said, tr, trn

HOW: Final = tr(
    "Like 09/32 +2 A/B u3 v4A2B1+: hex, level, nose, roll, velocity. Type only what differs; "
    "Enter goes on, Ctrl+Enter sets all."
)
MORE: Final = tr(
    "Nose in another ring: A/Bbu, Cgl, +p. Half hexes: hA+. Wedge down: w-. Boxes marked: si=2, none: whole. "
    "No velocity: v0."
)
WIDTH: Final = 1240
MAP: Final = (430, 400)
"""Logical pixels of the map beside the lines."""
PAUSE: Final = 60
"""Milliseconds without a key after which the lines are read."""


class PositionSheet(Sheet):
    """A line a ship; `plan` reads them all, `give` does a command, `kept` hears what was typed."""

    def __init__(
        self,
        plan: Callable[[Mapping[PieceId, str], str], PositionPlan],
        give: Callable[[Command], tuple[Violation, ...]],
        typed: dict[PieceId, str],
        viewpoint: str,
    ) -> None:
        super().__init__(tr("Position from the table"), width=WIDTH)
        self._ask = plan
        self._give = give
        self._typed = typed
        self._setting = False
        self.plan = plan(typed, "")
        self.lines = tuple(PositionLine(line, typed.get(line.ship, line.now)) for line in self.plan.lines)
        self.map = BoardView()
        self.map.small = True
        self.map.viewpoint = viewpoint
        self.map.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.map.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.map.setAccessibleName(tr("The position as typed"))
        # Only to be looked at: each line tells its own ship, and nothing can be moved there.
        self.map.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.map.setMinimumSize(*MAP)
        self.add_text(HOW)
        self.add_text(MORE, "dim")
        self._build()
        self.told = self.add_text("", "dim")
        self.told.setObjectName("position-told")
        self.add_button(tr("Copy all"), self.copy, closes=False).setObjectName("position-copy")
        self.add_button(tr("Paste"), self._paste, closes=False).setObjectName("position-paste")
        self.add_button(tr("Cancel"), self._forget)
        self.go = self.add_button(tr("Set"), self.enter, role="primary", closes=False)
        self.go.setObjectName("position-go")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.read)
        self._listen()
        self._show()

    def _build(self) -> None:
        inner = QWidget()
        inner.setObjectName("clear")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, SMALL, 0)
        column.setSpacing(TIGHT)
        owner = ""
        for line, told in zip(self.lines, self.plan.lines, strict=True):
            if told.owner != owner:
                owner = told.owner
                column.addWidget(label(said(owner).upper(), "section"))
            column.addWidget(line)
        column.addStretch(1)
        self._list = scroller(inner, tabbed=False)
        both = QHBoxLayout()
        both.setSpacing(BASE)
        for part in (self._list, self.map):
            # Both fill what the window leaves, so that the sheet itself need not be scrolled.
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._inner_lines = inner
        both.addWidget(self._list, 5)
        both.addWidget(self.map, 4)
        self.body.addLayout(both, 1)

    def _listen(self) -> None:
        for place, line in enumerate(self.lines):
            line.changed.connect(lambda: self._pause.start(PAUSE))
            line.field.entered.connect(lambda at=line: self._entered(at))
            line.field.stepped.connect(lambda step, at=place: self._step(at, step))
            line.field.finished.connect(self.enter)
            line.field.many_pasted.connect(self.paste_text)

    # ---- reading

    def texts(self) -> dict[PieceId, str]:
        """What was typed; a ship that nobody touched stays where the game has it by then."""
        return {line.ship: line.text for line in self.lines if line.touched}

    def read(self) -> None:
        """Reads all lines and shows what they make of the table, which may have changed."""
        self._pause.stop()
        if self._setting:
            return
        self._typed.clear()
        self._typed.update(self.texts())
        self.plan = self._ask(self._typed, "")
        self._show()

    def _show(self) -> None:
        told = {line.ship: line for line in self.plan.lines}
        for line in self.lines:
            if line.ship in told:
                line.show_line(told[line.ship])
        if self.plan.view is not None:
            self.map.show_table(self.plan.view)
        count, faults = sum(line.changed for line in self.plan.lines), self.plan.faults
        self.go.setText(trn("Set {count} ship", "Set {count} ships", count))
        self.go.setEnabled(bool(count) and not faults and not self.plan.reason)
        if self.plan.reason:
            self.told.setText(self.plan.reason)
        elif faults:
            self.told.setText(trn("{count} line has a mistake.", "{count} lines have a mistake.", faults))
        else:
            self.told.setText("" if count else tr("Everything is as it was."))

    def _entered(self, line: PositionLine) -> None:
        self.map.select(line.ship)
        self._list.ensureWidgetVisible(line)

    # ---- keys

    def first_focus(self) -> QWidget | None:
        return self.lines[0].field if self.lines else super().first_focus()

    def _step(self, place: int, step: int) -> None:
        """To another line, all of it chosen: what is typed then says what differs."""
        there = place + step
        if 0 <= there < len(self.lines):
            self.lines[there].field.setFocus(Qt.FocusReason.TabFocusReason)
        elif there >= len(self.lines):
            self.read()
            if self.go.isEnabled():
                self.go.setFocus(Qt.FocusReason.TabFocusReason)
            else:
                self._to_the_mistake()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Tab leads from line to line, then to the buttons."""
        here = self.focusWidget()
        fields = [line.field for line in self.lines]
        if isinstance(here, PositionField) and here in fields:
            place = fields.index(here) + (1 if forward else -1)
            if 0 <= place < len(fields):
                fields[place].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().focusNextPrevChild(forward)

    def enter(self) -> None:
        """Sets all ships whose lines say something new; nothing while a line is wrong."""
        self.read()
        if not self.go.isEnabled():
            self._to_the_mistake()
            return
        refused = self._set(self.plan.command)
        if refused:
            # Nobody could know when the lines were read: they are read anew, against the table as it is.
            self.read()
            put(self.told, refused[0].message)
            return
        if self._ask(self._typed, "").command is None:
            # Else a reason is asked for first; what was typed waits for the answer.
            self._forget()
        self.close_sheet()

    def _set(self, command: Command | None) -> tuple[Violation, ...]:
        """Gives all of it as one deed, to be taken back as one; what it was refused for."""
        self._setting = True
        try:
            return blocking(self._give(command)) if command is not None else ()
        finally:
            self._setting = False

    def _to_the_mistake(self) -> None:
        """Leads to the first line that is wrong and says what is wrong there, or why nothing can be set."""
        told = {line.ship: line for line in self.plan.lines}
        for line in self.lines:
            at = told.get(line.ship)
            if at is not None and at.fault:
                line.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
                start, end = at.span
                line.field.setSelection(start, end - start)
                say(line.field, line.field.accessibleDescription())
                return
        say(self.told, self.told.text())

    def _forget(self) -> None:
        self._pause.stop()
        self._typed.clear()

    # ---- the whole position as text

    def text(self) -> str:
        """The position as typed, a line a ship, complete."""
        return "\n".join(f"{line.name}: {line.full}" for line in self.plan.lines)

    def copy(self) -> None:
        """Puts the whole position into the clipboard."""
        self.read()
        QGuiApplication.clipboard().setText(self.text())
        self.told.setText(tr("Copied."))

    def _paste(self) -> None:
        self.paste_text(QGuiApplication.clipboard().text())

    def paste_text(self, text: str) -> None:
        """Fills the lines of the ships that a text names."""
        found = self._ask({}, text)
        for line in self.lines:
            if line.ship in found.texts:
                line.field.setText(found.texts[line.ship])
        self.read()
        count = len(found.texts)
        told = [trn("{count} line pasted.", "{count} lines pasted.", count)]
        if found.unnamed:
            which = ", ".join(map(str, found.unnamed[:5]))
            told.append(
                tr("No ship of this table is named at the start of line {lines} of the text.", lines=which)
            )
        put(self.told, " ".join(told))

    def natural_height(self, breadth: int) -> int:
        """Room for all lines, and for a mistake or two."""
        return (
            super().natural_height(breadth) - MAP[1] + max(MAP[1], self._inner_lines.sizeHint().height() + 80)
        )
