"""The Missile Defense Card beside the board: the set under way and its questions, or what became of each."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from gui.announce import announce, say
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.defence_decision import Decision
from gui.games.sits.combat.defence_sheet import of_card, of_story
from gui.games.sits.combat.defence_view import DefenceView
from gui.games.sits.combat.scrolled import scrolled
from gui.qt import SMALL, TIGHT, button, column, label, let_go, row, tool
from gui.speech import tr


class DefencePanel(QWidget):
    """What is decided here is decided by the rules' own answers; the card only shows.

    To a reader it is one part, described by all that stands on it.
    """

    SPOKEN_ROLE: Final = QAccessible.Role.Grouping

    def __init__(self, desk: CombatDesk, on_rule: Callable[[str], None]) -> None:
        super().__init__()
        self._desk = desk
        self.view = DefenceView()
        self.view.rule_clicked.connect(on_rule)
        self.decision = Decision(desk, lambda: self.view.kills)
        self.view.marked.connect(lambda _kills: self.decision.say_kills())
        self.where = label("", "section")
        self.back = tool("◂", lambda: self._page(-1), tip=tr("The salvo before (Page up)"))
        self.next = tool("▸", lambda: self._page(1), tip=tr("The next salvo (Page down)"))
        for each in (self.back, self.next):
            each.setProperty("role", "tool")
        self.waiting = label("", "dim", wrap=True)
        self.hits_title = label(tr("WHAT THEY HIT"), "section")
        self.hits = label("", "body", wrap=True)
        self.on = button(tr("Go on"), desk.go_on)
        self.on.setObjectName("defence-on")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Missile defense"))
        inside = column(
            row(self.where, None, self.back, self.next, gap=TIGHT),
            self.view,
            self.waiting,
            self.decision,
            self.hits_title,
            self.hits,
            row(None, self.on),
            None,
            gap=SMALL,
        )
        self.area = scrolled(self, inside)
        self.refresh()

    def _page(self, way: int) -> None:
        desk = self._desk
        last = len(desk.stories) - 1
        if desk.shown is None:
            if way < 0 and last >= 0:
                desk.show_story(last)
        elif desk.shown + way > last:
            desk.show_story(None)
        else:
            desk.show_story(desk.shown + way)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if self._desk.shown is not None:
                self._desk.go_on()
            case Qt.Key.Key_PageUp:
                self._page(-1)
            case Qt.Key.Key_PageDown:
                self._page(1)
            case Qt.Key.Key_D:
                self.decision.spend(decoy=True)
            case Qt.Key.Key_X:
                self.decision.spend(decoy=False)
            case _:
                super().keyPressEvent(event)

    def refresh(self) -> None:
        """Shows the set under way, or the story that is looked at."""
        desk = self._desk
        # What lies here is about to go: the keys stay with the panel, not with the window's first button.
        had = self.isVisible() and let_go(self.area)
        card, shown = desk.defence, desk.shown
        total = len(desk.stories)
        story = desk.stories[shown] if shown is not None and shown < total else None
        if story is not None:
            self.view.show_card(of_story(desk, story))
        elif card is not None:
            self.view.show_card(of_card(desk, card))
        self.view.setVisible(story is not None or card is not None)
        number = (shown if shown is not None else total) + 1
        of = total + (1 if card is not None else 0)
        self.where.setText(tr("SALVO {number} OF {of}", number=min(number, max(of, 1)), of=max(of, 1)))
        self.back.setEnabled(total > 0 and shown != 0)
        self.next.setEnabled(shown is not None)
        self.decision.refresh()
        if story is not None:
            self.decision.setVisible(False)
        self._show_rest(story is not None)
        hits = story.hits if story is not None else ()
        self.hits.setText("\n".join(hits) if hits else "")
        self.hits.setVisible(bool(hits))
        self.hits_title.setVisible(bool(hits))
        self._tell()
        if had:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        """Speaks what has come to stand here, and describes the panel by it for who comes to it by keys."""
        words = " ".join(self._words())
        if self.hasFocus():
            announce(self, words)
        elif words != self.accessibleDescription():
            self.setAccessibleDescription(words)
            say(self, words)

    def _words(self) -> Iterator[str]:
        desk, card = self._desk, self.view.card
        if not self.view.isHidden() and card is not None:
            yield f"{card.words}."
        if not self.on.isHidden():
            yield from (f"{hit.rstrip('.')}." for hit in self.hits.text().split("\n") if hit)
            yield tr("Enter: {deed}.", deed=self.on.text())
        elif not self.decision.isHidden():
            yield from self.decision.words()
        elif desk.view is not None:
            yield self.waiting.text()

    def _show_rest(self, told: bool) -> None:  # noqa: FBT001 - a state of the card
        desk = self._desk
        self.on.setVisible(told)
        last = desk.shown is None or desk.shown >= len(desk.stories) - 1
        self.on.setText(desk.words_on if last else tr("Next salvo"))
        waits = not told and not desk.deciding and desk.view is not None
        self.waiting.setText(desk.view.prompt if waits and desk.view is not None else "")
        self.waiting.setVisible(waits)
