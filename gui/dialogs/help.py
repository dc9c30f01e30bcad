"""Help sheets: the keys by place, a first turn, and the words of the game."""

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout

from gui.actions.registry import KeyRow
from gui.dialogs.sheet import Sheet
from gui.panels.links import SCHEME, rule_link
from gui.presenters.help import Word
from gui.qt import BASE, SMALL, WIDE, column, label, row
from gui.speech import tr

TOP = Qt.AlignmentFlag.AlignTop


class KeySheet(Sheet):
    """Every key and what it does, place by place."""

    def __init__(self, rows: Sequence[KeyRow]) -> None:
        super().__init__(tr("Keys"), width=1180)
        groups = [(where, list(found)) for where, found in groupby(rows, key=lambda each: each.where)]
        # In their order down the left side and then down the right one: so a screen reader reads them too.
        lines = [len(found) + 2 for _, found in groups]
        half = min(range(len(groups) + 1), key=lambda at: max(sum(lines[:at]), sum(lines[at:])))
        made = [_keys(where.replace("&", ""), found) for where, found in groups]
        sides: tuple[list[QVBoxLayout | None], list[QVBoxLayout | None]] = ([*made[:half]], [*made[half:]])
        left, right = (column(*side, None, gap=BASE) for side in sides)
        both = row(left, right, gap=WIDE)
        both.setStretch(0, 1)
        both.setStretch(1, 1)
        self.body.addLayout(both)
        self.add_button(tr("Good"), role="primary")


def _keys(where: str, rows: Sequence[KeyRow]) -> QVBoxLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(WIDE)
    grid.setVerticalSpacing(SMALL // 2)
    for line, each in enumerate(rows):
        keys = label(
            each.keys.replace("Return", "Enter").replace("PgDown", "PageDown").replace("PgUp", "PageUp"),
            wrap=True,
        )
        keys.setStyleSheet("font-weight: 600;")
        keys.setAlignment(TOP)
        what = label(each.what, wrap=True)
        what.setAlignment(TOP)
        grid.addWidget(keys, line, 0)
        grid.addWidget(what, line, 1)
    grid.setColumnStretch(0, 2)
    grid.setColumnStretch(1, 3)
    return column(label(where, "section"), grid, gap=SMALL)


class FirstTurnSheet(Sheet):
    """How a first turn goes, in a few numbered lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__(tr("A first turn"), width=700)
        for number, line in enumerate(lines, 1):
            figure = label(str(number), "figure")
            figure.setAlignment(TOP | Qt.AlignmentFlag.AlignRight)
            figure.setFixedWidth(figure.fontMetrics().horizontalAdvance("0000"))
            self.body.addLayout(row(figure, label(line, wrap=True), gap=WIDE))
        self.add_button(tr("Good"), role="primary")


class WordsSheet(Sheet):
    """The words of the game; the numbers behind them open the rules."""

    def __init__(self, words: Sequence[Word], open_rule: Callable[[str], object]) -> None:
        super().__init__(tr("Words"), width=860)
        grid = QGridLayout()
        grid.setHorizontalSpacing(WIDE)
        grid.setVerticalSpacing(SMALL)
        for line, word in enumerate(words):
            term = label(word.term)
            term.setStyleSheet("font-weight: 600;")
            term.setAlignment(TOP)
            rules = QLabel(" ".join(rule_link(rule) for rule in word.rules))
            rules.setObjectName(f"word-{word.term}")
            rules.setAlignment(TOP)
            rules.linkActivated.connect(lambda link: open_rule(link.removeprefix(f"{SCHEME}:")))
            text = label(word.text, wrap=True)
            text.setAlignment(TOP)
            for place, part in enumerate((term, text, rules)):
                grid.addWidget(part, line, place)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.add_button(tr("Good"), role="primary")
