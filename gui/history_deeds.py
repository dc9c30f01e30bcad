"""What the actions of time and dice do with the window."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

from engine.core.bookmark import Bookmark
from engine.core.branching import parting
from engine.core.dice_opening import OpenDice
from engine.core.errors import SaveError
from engine.core.sealed_lines import Keys, Sealed
from engine.core.session import RollAsked, Throw
from engine.core.table_dice import SetDice
from gui.comparing import Comparison
from gui.dialogs.bookmarks import BookmarksSheet, MarkSheet
from gui.dialogs.dice_report import DiceReportSheet
from gui.dialogs.sealed_orders import SealedSheet
from gui.dialogs.sheet import SheetHost
from gui.dialogs.table_dice import DiceHandsSheet, OpenDiceSheet, ThrowSheet
from gui.dialogs.what_if import BranchSheet, CompareSheet, RelativesSheet
from gui.export_deeds import ExportDeeds
from gui.presenters.dice_report import dice_report, luck_line
from gui.presenters.help import book_throw
from gui.presenters.history import bookmark_lines
from gui.speech import said, tr
from gui.toast import Toast
from gui.watching import Aside

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.session.documents import Document

NO_GAME = tr("No game is open.")


class HistoryDeeds(ExportDeeds):
    """The part of the main window that goes back in time, tries what would be, and answers for the dice."""

    sheets: SheetHost
    toast: Toast
    pages: QStackedWidget
    aside: Aside | None
    """Another game's board, looked at beside this one."""
    resume: "Callable[..., bool]"

    # ---- reasons

    def reason_no_past(self) -> str:
        """Why there is no earlier moment."""
        if self.screen_ is None:
            return NO_GAME
        return "" if self.screen_.session.history.last else tr("Nothing has happened yet.")

    def reason_not_looking(self) -> str:
        """Why there is no later moment."""
        if self.screen_ is None:
            return NO_GAME
        return "" if self.screen_.session.history.at is not None else tr("This is now.")

    def reason_no_replay(self) -> str:
        """Why there is nothing to replay."""
        if self.screen_ is None:
            return NO_GAME
        line = self.screen_.history.line
        return (
            "" if line is not None and line.unseen else tr("The others have done nothing since you looked.")
        )

    def reason_no_family(self) -> str:
        """Why there is nothing to compare with."""
        return "" if self.screen_ is not None else NO_GAME

    def history_shown(self) -> bool:
        """Whether the bar is there."""
        return self.settings.flag("history_bar")

    # ---- moments

    def toggle_history(self) -> None:
        """Shows the bar, or not."""
        self.settings.set("history_bar", not self.history_shown())

    def step_history(self, step: int) -> None:
        """Goes so many moments on or back."""
        if self.screen_ is not None:
            self.screen_.history.step(step)

    def history_start(self) -> None:
        """Goes to the table as it was set up."""
        if self.screen_ is not None:
            self.screen_.history.to_start()

    def history_now(self) -> None:
        """Goes back to the present."""
        if self.screen_ is not None:
            self.screen_.history.to_now()

    def play_history(self) -> None:
        """Plays from here, or stops."""
        if self.screen_ is not None:
            self.screen_.history.play()

    def replay_others(self) -> None:
        """Plays what others did since this side last looked."""
        if self.screen_ is not None:
            self.screen_.history.replay()

    def mark_moment(self) -> None:
        """Asks for the words of a bookmark."""
        screen = self.screen_
        if screen is None or screen.history.line is None:
            return

        def keep(text: str, private: bool) -> str:  # noqa: FBT001 - a box that is ticked or not
            problem = screen.session.history.mark(text, private=private)
            if not problem and screen.view is not None:
                screen.history.show_view(screen.view)
            return problem

        self.open_sheet(MarkSheet(screen.history.line.words, keep))

    def show_bookmarks(self) -> None:
        """Lists the bookmarks."""
        screen = self.screen_
        if screen is None or screen.view is None:
            return
        session = screen.session

        def drop(mark: Bookmark) -> None:
            session.history.unmark(mark)
            if screen.view is not None:
                screen.history.show_view(screen.view)
            self.show_bookmarks()

        lines = bookmark_lines(session.history, session.phases(), screen.view.seats, session.viewer)
        self.open_sheet(BookmarksSheet(lines, screen.history.look, drop))

    # ---- what if

    def branch(self) -> None:
        """Asks for the name of a game that leaves this one at the moment that is looked at."""
        screen, document = self.screen_, self.documents.current
        if screen is None or document is None:
            return
        history = screen.session.history
        here = history.last if history.at is None else history.at
        found = parting(document.game, history.command_at(here), screen.session.seat)
        at = found.at
        moment = history.moment(min(history.last, history.after(at)) if at is not None else here)
        start = None if at is None else lambda name: self._branch(at, name)
        reason = said(found.reason)
        if reason and at is not None:
            reason = tr("{reason} The other game begins at the last moment before.", reason=reason)
        where = (
            tr("It begins in turn {turn}, after: {text}", turn=moment.turn, text=moment.text)
            if at is not None
            else ""
        )
        self.open_sheet(
            BranchSheet(
                tr("What if: {title}, turn {turn}", title=document.title, turn=moment.turn),
                where,
                reason,
                start,
            )
        )

    def _branch(self, at: int, name: str) -> None:
        screen = self.screen_
        if screen is None:
            return
        seat = screen.session.seat
        self.open_document(lambda: self.documents.branch(at, name, seat))

    def open_document(self, opening: "Callable[[], Document]") -> bool:
        """Leaves the open game for another one."""
        raise NotImplementedError

    def show_relatives(self) -> None:
        """Lists the games that share their beginning with this one."""
        games = [(each.name, each.title) for each in self.documents.relatives()]
        self.open_sheet(RelativesSheet(games, self.compare_with, self._play_on))

    def _play_on(self, name: str) -> None:
        try:
            saved = self.documents.shelved(name)
        except LookupError as problem:
            self.tell(tr("That can't be opened"), said(str(problem)))
            return
        self.resume(saved)

    def compare_with(self, name: str, keys: Keys | None = None) -> None:
        """Shows where a game of the shelf differs from this one, as this side sees both."""
        screen, document = self.screen_, self.documents.current
        if screen is None or document is None:
            return
        try:
            other = self.documents.watch(name, keys)
        except Sealed as problem:
            self.open_sheet(
                SealedSheet(problem, lambda given: self.compare_with(name, given), self.open_sheet)
            )
            return
        except (SaveError, LookupError) as problem:
            self.tell(tr("That can't be compared"), said(str(problem)))
            return
        comparison = Comparison(document.game, other, screen.session.seat)

        def switch(step: int) -> None:
            self.show_aside(Aside(other, screen.session.seat, document.slug, self.settings), step, comparison)

        self.open_sheet(CompareSheet(comparison.titles, comparison.steps, comparison.differences, switch))

    def show_aside(self, aside: Aside, step: int, comparison: Comparison) -> None:
        """Shows the other game's board in place of this one's, at the same step after they parted."""
        self.close_aside()
        self.aside = aside
        aside.left.connect(self.close_aside)
        self.pages.addWidget(aside)
        aside.resize(self.pages.size())
        aside.start(comparison.right_at(step))
        self.pages.setCurrentWidget(aside)
        self.menus_rest()

    def close_aside(self) -> None:
        """Takes the other game's board away, if it is shown."""
        if self.aside is None:
            return
        aside, self.aside = self.aside, None
        if self.screen_ is not None:
            self.pages.setCurrentWidget(self.screen_)
        aside.close_board()
        self.pages.removeWidget(aside)
        aside.deleteLater()
        self.menus_wake()

    def menus_rest(self) -> None:
        """No action can be asked for until `menus_wake`."""
        raise NotImplementedError

    def menus_wake(self) -> None:
        """Actions can be asked for again."""
        raise NotImplementedError

    # ---- dice

    def ask_dice(self, throw: Throw) -> None:
        """Asks for the faces of a roll of the side that sits."""
        if (screen := self.screen_) is not None:
            screen.stop_flying()
            session = screen.session
            script = screen.memory.scenario.get("throws") or ()
            made = sum(len(entry.rolls) for entry in session.log()) + len(throw.thrown)
            book = book_throw(script, made, throw.purpose)

            def drop() -> None:
                session.drop_throw()
                self.toast.say(tr("Left for later: nothing was done, the game stands as before that step."))

            sheet = ThrowSheet(throw, self._name(throw), session.throw, drop, book=book)
            # Nobody is left to take the faces once the side has left its seat.
            session.closed.connect(sheet.withdraw)
            self.open_sheet(sheet)

    def ask_computers_dice(self, throw: Throw, answer: "Callable[[tuple[int, ...] | None], None]") -> None:
        """Asks for the faces of a roll of a side that the computer plays."""
        waits = replace(throw, stands=tr("The computer waits for this roll to go on."))
        self.open_sheet(ThrowSheet(waits, self._name(throw), answer, lambda: answer(None)))

    def ask_setup_dice(
        self,
        throw: RollAsked,
        answer: "Callable[[tuple[int, ...] | None], object]",
        rest: "Callable[[], object]",
        drop: "Callable[[], object]",
    ) -> None:
        """Asks for the faces of a roll of the setup of a game, which has not begun yet."""
        self.open_sheet(ThrowSheet(throw, tr("the setup of the game"), answer, drop, rest=rest))

    def _name(self, throw: Throw) -> str:
        seats = self.screen_.view.seats if self.screen_ is not None and self.screen_.view is not None else ()
        player = throw.command.player
        return next((seat.name for seat in seats if seat.id == player), str(player))

    def change_dice(self) -> None:
        """Asks which sides roll real dice."""
        screen, document = self.screen_, self.documents.current
        if screen is None or screen.view is None or document is None:
            return
        session = screen.session

        def give(seats: tuple[str, ...], agreed: str) -> None:
            sides = tuple(player for player in document.game.players if player in seats)
            screen.give(SetDice(player=session.seat, seats=sides, agreed=agreed))

        self.open_sheet(
            DiceHandsSheet(screen.view.seats, session.engine.table_dice, document.computers().sides, give)
        )

    def show_dice_report(self) -> None:
        """Shows how the dice fell, as far as this side saw them."""
        screen, document = self.screen_, self.documents.current
        if screen is None or screen.view is None or document is None:
            return
        session = screen.session
        found = dice_report(session.log(), session.engine.setup_rolls())
        rows = (*found.sides, *found.purposes)
        luck = [luck_line(row, screen.view.seats, session.ruleset, session.rule_text) for row in rows]
        self.open_sheet(
            DiceReportSheet(
                found,
                luck,
                seal=session.engine.seal,
                over=document.game.bus.state.outcome is not None,
                export=self.export_dice,
                give_up=self.open_dice,
            )
        )

    def open_dice(self) -> None:
        """Asks whether the game shall end for good, to have its dice opened."""
        screen = self.screen_
        if screen is None:
            return
        session = screen.session

        def give(agreed: str) -> None:
            if not session.confirm(OpenDice(player=session.seat, agreed=agreed)):
                self.show_dice_report()

        self.open_sheet(OpenDiceSheet(give))
