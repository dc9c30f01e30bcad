"""Chooses the target, and tells of each bearing to it: range, window, what bears, what is seen of her.

Below the bearings stands the exchange of fire to be expected.
"""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from engine.core.ids import PieceId
from engine.rulesets.sits.view import Shot
from gui.games.sits.exchange_box import ExchangeBox
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_summary import put, words_label
from gui.games.sits.violation_list import link_to
from gui.games.sits.words import bears_words, exposed_words, moment_words, range_words, shot_rules
from gui.panels.calm_wheel import calm_wheel
from gui.panels.links import coloured
from gui.qt import SMALL
from gui.speech import tr

NO_TARGET = tr(
    "Choose a ship here, or double-click it in the list of ships: its range and bearing then stand here."
)
NO_BEARING = tr("No bearing: one of the ships is not on the map, or no ship of yours is chosen.")


class TargetBox(QWidget):
    """The target, and its bearings in the order of time."""

    def __init__(self, desk: PlotDesk, on_rule: Callable[[str], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._on_rule = on_rule
        self._listed: tuple[tuple[PieceId, str], ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SMALL)
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Target"))
        self.choice.activated.connect(self._on_choice)
        calm_wheel(self.choice)
        self._note = words_label("dim")
        self.lines: list[QLabel] = []
        """One for each bearing; those not needed are hidden."""
        self._shots = QVBoxLayout()
        self._shots.setSpacing(SMALL)
        self.exchange = ExchangeBox(desk)
        self._column.addWidget(self.choice)
        self._column.addWidget(self._note)
        self._column.addWidget(self.exchange.told)
        self._column.addLayout(self._shots)
        self._column.addWidget(self.exchange)

    @property
    def text(self) -> str:
        """All that is said, as shown."""
        return "\n".join(line.text() for line in self.lines if not line.isHidden())

    def refresh(self) -> None:
        """Shows the target's bearings."""
        desk = self._desk
        self._list()
        shots = desk.shots
        while len(self.lines) < len(shots):
            self._add_line()
        for index, line in enumerate(self.lines):
            if index < len(shots):
                put(line, _told(shots[index]))
                tip = "\n".join(shots[index].steps)
                if line.toolTip() != tip:
                    line.setToolTip(tip)
            line.setVisible(index < len(shots))
        put(self._note, NO_TARGET if desk.target is None else NO_BEARING)
        self._note.setVisible(not shots)
        self.exchange.refresh()

    def _list(self) -> None:
        desk = self._desk
        listed = tuple((piece, self._title(piece)) for piece in desk.targets)
        if listed != self._listed:
            self._listed = listed
            self.choice.clear()
            self.choice.addItem(tr("No target"), None)
            for piece, title in listed:
                self.choice.addItem(title, piece)
        pieces = [piece for piece, _ in self._listed]
        self.choice.setCurrentIndex(pieces.index(desk.target) + 1 if desk.target in pieces else 0)

    def _add_line(self) -> None:
        line = words_label()
        line.setTextFormat(Qt.TextFormat.RichText)
        line.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        line.linkActivated.connect(self._on_rule)
        self._shots.addWidget(line)
        self.lines.append(line)

    def _title(self, piece: PieceId) -> str:
        counter = self._desk.counter(piece)
        return (counter.title or counter.label or piece) if counter else piece

    def _on_choice(self, index: int) -> None:
        self._desk.choose_target(self.choice.itemData(index))


def _told(shot: Shot) -> str:
    """Range and ring first, then words, and the rules' numbers last."""
    rules = " ".join(link_to(rule, rule.partition("/")[2]) for rule in shot_rules(shot))
    first = (
        f"{coloured(range_words(shot), 'target', strong=True)} · {coloured(moment_words(shot), 'text_dim')}"
    )
    return f"{first}<br>{escape(bears_words(shot))} {escape(exposed_words(shot))} {rules}"
