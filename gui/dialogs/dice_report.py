"""The dice report: how the dice fell, how lucky each side was, and the seal that they can be checked by."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QWidget

from engine.core.commitment import in_groups
from engine.core.dice_report import DiceReport, DieRow
from gui.dialogs.sheet import Sheet
from gui.presenters.dice_report import LuckLine, die_words
from gui.qt import SMALL, WIDE, label, painting, pen
from gui.speech import tr, trn
from gui.theme.style import hub


class DiceReportSheet(Sheet):
    """Everything that a seat may know of the dice of its game."""

    def __init__(
        self,
        found: DiceReport,
        luck: Sequence[LuckLine],
        *,
        seal: str,
        over: bool,
        export: Callable[[], object],
        give_up: Callable[[], object],
    ) -> None:
        super().__init__(tr("Dice report"), width=820)
        self.add_text(tr("The seal on the dice (noted at the start, it can be checked at the end):"), "dim")
        seal_label = self.add_text(in_groups(seal), "body")
        seal_label.setObjectName("dice-seal")
        seal_label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        seal_label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # by Tab too: only here it is told whole
        said = (
            tr("The game is over: the export opens the seal, and docs/verify_dice.py checks every roll.")
            if over
            else tr(
                "While the game goes on, the export holds what you saw; the seal is opened when it is over."
            )
        )
        self.add_text(said, "small")
        if not found.dice:
            self.add_text(tr("No dice have been rolled that you could see."), "dim")
        for row in found.dice:
            self.add_text(die_words(row)).setObjectName(f"die-words-{row.sides}")
            if row.sides <= 20:
                self.body.addWidget(FaceBars(row))
        if found.by_hand:
            self.add_text(
                trn(
                    "{count} of these rolls was made with real dice.",
                    "{count} of these rolls were made with real dice.",
                    found.by_hand,
                ),
                "small",
            )
        if found.setup:
            told = trn(
                "{count} roll of the setup is counted among the dice, and for no side's luck.",
                "{count} rolls of the setup are counted among the dice, and for no side's luck.",
                found.setup,
            )
            self.add_text(told, "small").setObjectName("dice-setup")
        if found.common:
            told = trn(
                "{count} roll for all is counted among the dice, and for no side's luck.",
                "{count} rolls for all are counted among the dice, and for no side's luck.",
                found.common,
            )
            self.add_text(told, "small").setObjectName("dice-common")
        if luck:
            self.add_text(
                tr("Luck: the sum of the faces, in standard deviations from the expected one"), "section"
            )
            self.body.addLayout(_table(luck))
            self.add_text(tr("Whether high is good depends on what was rolled for."), "small")
        self.add_button(tr("Copy the seal"), lambda: QApplication.clipboard().setText(seal), closes=False)
        if not over:
            self.add_button(tr("Give up and open the dice…"), give_up).setObjectName("dice-give-up")
        made = self.add_button(tr("Export the rolls…"), export)
        made.setObjectName("dice-export")
        self.add_button(tr("Good"), role="primary")


def _table(luck: Sequence[LuckLine]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(WIDE)
    grid.setVerticalSpacing(SMALL // 2)
    for place, head in enumerate(
        (tr("Side"), tr("Rolled for"), tr("Rolls"), tr("Sum"), tr("Expected"), tr("Deviation"), "")
    ):
        grid.addWidget(label(head, "small"), 0, place)
    for line, each in enumerate(luck, 1):
        cells = (each.who, each.what, each.rolls, each.total, each.expected, each.deviation, each.words)
        for place, text in enumerate(cells):
            made = label(text, "body", wrap=place == 1)
            if place in (2, 3, 4, 5):
                made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(made, line, place)
    grid.setColumnStretch(1, 1)
    return grid


class FaceBars(QWidget):
    """How often each face fell, beside the line at which all would be equal."""

    def __init__(self, row: DieRow) -> None:
        super().__init__()
        self._row = row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = ", ".join(f"{face}: {count}" for face, count in enumerate(row.counts, 1))
        self.setAccessibleName(
            tr(
                "d{sides}: {counts}; expected {expected:.1f} each",
                sides=row.sides,
                counts=told,
                expected=row.expected,
            )
        )
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(400, round(84 * max(1.0, hub().theme.text_scale)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._bars(painter)

    def _bars(self, painter: QPainter) -> None:
        row, font = self._row, hub().font("small")
        painter.setFont(font)
        high = painter.fontMetrics().height()
        ground = self.height() - high - 2
        most = max(max(row.counts), row.expected) or 1.0
        wide = min(64.0, self.width() / row.sides)
        for place, count in enumerate(row.counts):
            tall = (ground - high) * count / most
            box = QRectF(place * wide + 3, ground - tall, wide - 6, tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hub().colour("accent_deep"))
            painter.drawRect(box)
            painter.setPen(hub().colour("text"))
            painter.drawText(
                QRectF(box.x(), box.y() - high, box.width(), high), Qt.AlignmentFlag.AlignCenter, str(count)
            )
            painter.setPen(hub().colour("text_dim"))
            painter.drawText(
                QRectF(box.x(), ground + 1, box.width(), high), Qt.AlignmentFlag.AlignCenter, str(place + 1)
            )
        line = ground - (ground - high) * row.expected / most
        painter.setPen(pen("focus", 1.4))
        painter.drawLine(0, round(line), round(wide * row.sides), round(line))
