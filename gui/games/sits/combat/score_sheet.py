"""The score over the window, and at the end of a game who won, by how much, and with what luck (D2.2)."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from engine.core.ids import PieceId
from engine.core.state import Outcome
from engine.core.view import SeatView
from engine.rulesets.sits.combat_view import Scoreboard
from gui.dialogs.sheet import Sheet
from gui.games.sits.combat.score_table import OpenRule, ScoreTable, margin_words
from gui.presenters.dice_report import LuckLine
from gui.qt import label, row, rule_line
from gui.speech import said, tr


class ScoreSheet(Sheet):
    """The account as it stands."""

    def __init__(
        self,
        score: Scoreboard,
        seats: Sequence[SeatView],
        names: Mapping[PieceId, str],
        open_rule: OpenRule,
        surrender: Callable[[], object] | None,
    ) -> None:
        super().__init__(tr("Score"), width=820)
        self.table = ScoreTable(open_rule)
        self.table.show_score(score, seats, names)
        self.body.addWidget(self.table)
        self.body.addStretch(1)
        if surrender is not None:
            self.add_button(tr("Surrender\u2026"), surrender).setObjectName("score-surrender")
        self.add_button(tr("Good"), role="primary")


class VictorySheet(Sheet):
    """The end of the game: the winner, the margin, the ratios, every ship's fate, and how the dice fell."""

    def __init__(
        self,
        outcome: Outcome,
        score: Scoreboard,
        seats: Sequence[SeatView],
        names: Mapping[PieceId, str],
        luck: Sequence[LuckLine],
        open_rule: OpenRule,
        deeds: Mapping[str, tuple[str, Callable[[], object]]],
    ) -> None:
        super().__init__(_headline(outcome, score), width=900)
        self.add_text(outcome.reason, "body").setObjectName("victory-reason")
        self.table = ScoreTable(open_rule)
        self.table.show_score(score, seats, names, over=True)
        self.body.addWidget(self.table)
        if luck:
            self.body.addWidget(rule_line())
            self.add_text(tr("The dice"), "section")
            for line in luck:
                self.body.addLayout(row(label(line.who, "body"), label(_luck(line), "dim"), None))
            self.add_text(tr("Each roll counts for the side whose step it was made in."), "small")
        self.body.addStretch(1)
        for name, (words, run) in deeds.items():
            self.add_button(words, run).setObjectName(f"victory-{name}")
        self.look = self.add_button(tr("Look at the board"), role="primary")

    def first_focus(self) -> QWidget | None:
        return self.look


def _headline(outcome: Outcome, score: Scoreboard) -> str:
    margin = margin_words(score)
    if outcome.winner is None:
        return tr("Nobody wins: {margin}", margin=f"{margin[:1].upper()}{margin[1:]}")
    winner = said(outcome.winner)
    if outcome.winner != score.leader:
        return tr("{winner} wins the field; by points {margin}", winner=winner, margin=margin)
    return tr("{winner} wins: {margin}", winner=winner, margin=f"{margin[:1].upper()}{margin[1:]}")


def _luck(line: LuckLine) -> str:
    return tr(
        "{rolls} rolls, {total} pips, {expected} expected: {luck} ({deviation})",
        rolls=line.rolls,
        total=line.total,
        expected=line.expected,
        luck=line.words,
        deviation=line.deviation,
    )
