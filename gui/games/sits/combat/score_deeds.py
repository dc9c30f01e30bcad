"""What a screen of SITS does about score, surrender, orders and the end of the game."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from engine.core.bus import Cause
from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.session import Update
from engine.core.view import Offer
from engine.rulesets.sits.combat_commands import OrderSheetFor, Score, Surrender
from engine.rulesets.sits.combat_view import OrderSheet, Scoreboard
from gui.dialogs.rule import rule_sheet
from gui.extra import Extra
from gui.games.sits.combat.orders_sheet import OrdersSheet
from gui.games.sits.combat.score_sheet import ScoreSheet, VictorySheet
from gui.games.sits.combat.score_surrender import ConfirmSurrender, SurrenderSheet, surrenders
from gui.games.sits.combat.score_table import margin_words
from gui.presenters.dice_report import LuckLine, dice_report, luck_line
from gui.speech import said, tr

if TYPE_CHECKING:
    from gui.games.sits.screen import SitsScreen

_LATER: Final = 1400
"""Milliseconds from the last shot to the victory sheet, so that the board is seen first."""


class ScoreDeeds(QObject):
    """Joins score, surrender and orders to a screen of SITS, and tells the end of the game."""

    def __init__(self, screen: "SitsScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.show_score)
        screen.changed.connect(self._take)
        screen.extras |= {
            "score": Extra(lambda: "", self.show_score),
            "orders": Extra(lambda: "", self.show_orders),
            "surrender": Extra(self.reason_no_surrender, self.ask_surrender),
        }

    # ---- score

    def score(self) -> Scoreboard:
        """The account as it stands; TypeError when the rules answer with something else."""
        session = self._screen.session
        answer = session.answer(Score(player=session.seat))
        if not isinstance(answer, Scoreboard):
            raise TypeError("the rules answered with something else than the score")
        return answer

    def names(self) -> dict[PieceId, str]:
        """What the ships are called."""
        view = self._screen.view or self._screen.session.view()
        return {c.id: c.title or c.label for c in view.counters if c.kind == "piece"}

    def words(self) -> tuple[str, ...]:
        """The score in a sentence, for the table in words."""
        score = self.score()
        ratios = ", ".join(f"{said(side.side)} {side.ratio:.2f}" for side in score.sides)
        return (tr("Score as it stands: {margin} ({ratios}).", margin=margin_words(score), ratios=ratios),)

    def show_score(self) -> None:
        """The account over the window; when the game is over, who won."""
        self._end.stop()
        screen = self._screen
        view = screen.session.view()
        outcome = view.outcome
        if outcome is None:
            surrender = self.ask_surrender if not self.reason_no_surrender() else None
            screen.sheet_asked.emit(
                ScoreSheet(self.score(), view.seats, self.names(), self._open_rule, surrender)
            )
            return
        deeds: dict[str, tuple[str, Callable[[], object]]] = {
            "new": (tr("New game"), screen.home_asked.emit),
            "replay": (tr("Replay"), self._replay),
            "print": (tr("Print the sheets\u2026"), partial(screen.print_asked.emit, "ships", "all")),
        }
        screen.sheet_asked.emit(
            VictorySheet(
                outcome, self.score(), view.seats, self.names(), self._luck(), self._open_rule, deeds
            )
        )

    def _luck(self) -> list[LuckLine]:
        screen = self._screen
        session, view = screen.session, screen.session.view()
        found = dice_report(session.log())
        return [luck_line(line, view.seats, session.ruleset, session.rule_text) for line in found.sides]

    def _replay(self) -> None:
        self._screen.history.to_start()
        self._screen.history.play()

    def _open_rule(self, rule: str) -> None:
        screen = self._screen
        screen.sheet_asked.emit(rule_sheet(screen.session.rule_text, rule))

    def _take(self, update: Update) -> None:
        over = update.view.outcome is not None and update.looking is None
        if over and update.cause in (Cause.EXECUTE, Cause.REDO):
            calm = self._screen.settings.text("motion") == "reduced"
            self._end.start(0 if calm else _LATER)
        elif not over:
            self._end.stop()

    # ---- orders

    def show_orders(self) -> None:
        """All own ships' orders in the book's notation."""
        screen = self._screen
        session, view = screen.session, screen.session.view()
        answer = session.answer(OrderSheetFor(player=session.seat))
        if not isinstance(answer, OrderSheet):
            raise TypeError("the rules answered with something else than the orders")
        title = tr(
            "{seat}, turn {turn}: what each ship is ordered to do, as the rulebook writes it.",
            seat=said(session.seat or ""),
            turn=view.turn,
        )
        print_it = partial(screen.print_asked.emit, "orders", "")
        screen.sheet_asked.emit(OrdersSheet(answer, title, print_it))

    # ---- surrender

    def reason_no_surrender(self) -> str:
        """Why nothing can be surrendered."""
        view = self._screen.view
        able = surrenders(view.offers) if view is not None else ()
        return "" if able else tr("Nobody surrenders now.")

    def ask_surrender(self) -> None:
        """Asks what strikes its wedge."""
        view = self._screen.view
        if view is not None:
            self._screen.sheet_asked.emit(SurrenderSheet(surrenders(view.offers), self.confirm))

    def asks_first(self, command: Command) -> bool:
        """Whether a command is a surrender, which is asked about; then it has been."""
        view = self._screen.view
        if not isinstance(command, Surrender) or view is None:
            return False
        offer = next((each for each in surrenders(view.offers) if each.command == command), None)
        if offer is None:
            return False
        self.confirm(offer)
        return True

    def confirm(self, offer: Offer) -> None:
        """The second question before a surrender."""
        screen = self._screen
        screen.sheet_asked.emit(ConfirmSurrender(offer, self._worth(offer), screen.session.give))

    def _worth(self, offer: Offer) -> str:
        if offer.piece is None:
            return tr("The game ends at once, and the other side holds the field.")
        name = self.names().get(offer.piece, str(offer.piece))
        found = next((ship for ship in self.score().ships if ship.ship == offer.piece), None)
        told = tr("{ship} leaves the table for good and can't come back into the fight.", ship=name)
        if found is None:
            return told
        so_far = tr(
            "So far it has given away {points} of {cost} points.", points=found.points, cost=found.cost
        )
        return f"{told} {so_far}"
