"""What the window does with the books: the ruling ledger, calculators, rule coverage, sources of numbers."""

from pathlib import Path
from typing import TYPE_CHECKING

from engine import library
from engine.coverage import coverage
from engine.sources import unprinted
from gui.dialogs.books import BookSheet
from gui.dialogs.ledger import LedgerSheet
from gui.games.registry import screen_module, shelf
from gui.history_deeds import HistoryDeeds
from gui.presenters.books import coverage_page, sources_page
from gui.presenters.ledger import NOTHING, ledger_of, ledger_text, ruling_summary
from gui.session.spoken import spoken_calculators
from gui.speech import tr

if TYPE_CHECKING:
    from gui.presenters.calculators import Done


class BookDeeds(HistoryDeeds):
    """The part of the main window that keeps and reads the table's books."""

    _worked: "list[Done] | None" = None
    """What was worked out without a game; a seat keeps its own."""

    def shown_game(self) -> str:
        """Slug of the game in play, or of the one that is looked at."""
        raise NotImplementedError

    def show_rule(self, slug: str, rule: str) -> None:
        """Shows a rule on a sheet of its own."""
        raise NotImplementedError

    def print_and_export(self, first: str = "", **chosen: str) -> None:
        """Offers what can be printed."""
        raise NotImplementedError

    # ---- the ruling ledger

    def show_ledger(self) -> None:
        """Shows what was done against the rules in this game, as the seat may know it."""
        screen = self.screen_
        if screen is None:
            return
        slug = screen.session.ruleset
        prints = hasattr(screen_module(slug), "prints")
        self.open_sheet(
            LedgerSheet(
                ledger_of(screen.session),
                open_rule=lambda rule: self.show_rule(slug, rule),
                export=self.export_ledger,
                print_it=(lambda: self.print_and_export("rulings")) if prints else None,
            )
        )

    def export_ledger(self) -> None:
        """Asks where the ledger shall go."""
        document = self.documents.current
        if document is not None:
            self._export(
                tr("Export the ruling ledger"),
                tr(
                    "What was done against the rules as your side may know it, then how "
                    "the unclear rules of the"
                    " game are read."
                ),
                ((tr("Plain text"), ".txt"),),
                tr("{title}, ruling ledger", title=document.shown_title),
                self._write_ledger,
            )

    def _write_ledger(self, path: Path, _suffix: str) -> None:
        screen, document = self.screen_, self.documents.current
        if screen is None or document is None:
            return
        done = ledger_text(ledger_of(screen.session)) or NOTHING
        summary = ruling_summary(library.rulings(screen.session.ruleset))
        head = tr("{title}: ruling ledger", title=document.shown_title)
        text = "\n\n".join((head, done, tr("How unclear rules are read"), summary))
        self.write_file(path, f"{text}\n".encode())

    # ---- calculators

    def show_calculators(self) -> None:
        """Opens the calculators of the game in play, or of the one that is looked at."""
        from gui.dialogs.calculators import CalculatorsSheet  # needed only when somebody calculates

        self.open_sheet(
            CalculatorsSheet(
                self._readable(),
                self.shown_game(),
                lambda slug: spoken_calculators(library.create(slug).calculators()),
                self._past_results(),
                self.show_rule,
            )
        )

    def _past_results(self) -> "list[Done]":
        screen = self.screen_
        if screen is not None:
            # What a seat works out tells what it thinks of: no other seat finds it.
            kept: list[Done] = screen.memory.seat.setdefault("worked", [])
            return kept
        if self._worked is None:
            self._worked = []
        return self._worked

    def _readable(self) -> tuple[tuple[str, str], ...]:
        """Slug and title of every game whose rules can be asked."""
        return tuple((game.slug, game.title) for game in shelf() if game.playable)

    # ---- the rules and the numbers

    def show_coverage(self) -> None:
        """Shows which rules are implemented, read by a ruling, or missing, with the tests that prove them."""
        self.open_sheet(
            BookSheet(
                tr("Rule coverage"),
                self._readable(),
                self.shown_game(),
                lambda slug: coverage_page(coverage(slug)),
                self.show_rule,
            )
        )

    def show_sources(self) -> None:
        """Shows every number that is not read off the printed game, with its method."""
        self.open_sheet(
            BookSheet(
                tr("Where the numbers come from"),
                self._readable(),
                self.shown_game(),
                lambda slug: sources_page(slug, unprinted(slug)),
                self.show_rule,
                stretched=3,
            )
        )
