"""The numbers of a drafted turn: its moments, the vectors after it, and the drift of the turns to come."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.rulesets.sits.commands import Slot
from engine.rulesets.sits.view import CoastReport, Pose, TurnPreview
from gui.games.sits.desk_reading import MOST_COAST
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.words import POINTS, attitude_words, vector_words
from gui.presenters.hexes import cell_name, signed
from gui.qt import label
from gui.speech import tr, trn


def words_label(role: str = "") -> QLabel:
    """A label for running text."""
    return label("", role, wrap=True)


def put(label: QLabel, text: str) -> None:
    """Sets a label's text, if it is another one: laying out anew is dear."""
    if label.text() != text:
        label.setText(text)


NOTHING_PLOTTED = tr("No turn is plotted for this ship now.")


class PreviewTable(QWidget):
    """Now, midpoint and end of the drafted turn, and the vectors after it."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._none = words_label("dim")
        self._none.setText(NOTHING_PLOTTED)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._none)
        self._table = QWidget()
        whole.addWidget(self._table)
        column = QVBoxLayout(self._table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)
        self._cells: list[tuple[QLabel, QLabel]] = []
        for row, point in enumerate(POINTS.values()):
            name = QLabel(point)
            name.setProperty("role", "dim")
            place, facing = QLabel(), words_label()
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(place, row, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(facing, row, 2)
            self._cells.append((place, facing))
        self._after = words_label()
        self._steps = words_label("small")
        column.addWidget(self._after)
        column.addWidget(self._steps)

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says, cell by cell; empty without a plotted turn."""
        if self._table.isHidden():
            return ()
        cells = [label.text() for row in self._cells for label in row]
        return (*cells, self._after.text(), self._steps.text())

    def refresh(self) -> None:
        """Shows the preview of the draft."""
        preview = self._desk.preview
        self._table.setVisible(preview is not None)
        self._none.setVisible(preview is None)
        if preview is None:
            return
        for (place, facing), pose in zip(self._cells, preview.poses, strict=True):
            put(place, pose_words(pose))
            put(facing, attitude_words(pose.attitude))
        put(
            self._after,
            _after(preview),
        )
        put(self._steps, " ".join(preview.consolidation))


def dict_of(amounts: Mapping[Slot, int]) -> dict[str, int]:
    """Amounts by slot as plain text keys."""
    return {str(slot): amount for slot, amount in amounts.items()}


def _after(preview: TurnPreview) -> str:
    after, moved = vector_words(dict_of(preview.vectors_after)), dict_of(preview.displacement)
    if not any(moved.values()):
        return tr("Vectors after: {vectors}", vectors=after)
    return tr(
        "Vectors after: {vectors}; displaced by {moved} this turn", vectors=after, moved=vector_words(moved)
    )


def pose_words(pose: Pose) -> str:
    """A place as cell and level."""
    return tr("{cell} at level {level}", cell=cell_name(pose.cell), level=signed(pose.level))


class CoastControl(QWidget):
    """How many turns ahead the drift is shown, and right below it how near the target comes."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(label(tr("Turns ahead"), "dim"))
        row.addStretch(1)
        self.buttons: list[QPushButton] = []
        for turns in range(MOST_COAST + 1):
            button = QPushButton(tr("off") if turns == 0 else str(turns))
            button.setAutoDefault(True)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setMinimumWidth(30)
            button.setProperty("room", "3 5")
            button.setAccessibleName(
                tr("No coasting shown")
                if turns == 0
                else trn("{count} turns ahead", "{count} turns ahead", turns)
            )
            button.setToolTip(
                tr("Takes the coasting path off the map")
                if turns == 0
                else trn(
                    "Draws where the ship drifts in the next {count} turn, without thrust",
                    "Draws where the ship drifts in the next {count} turns, without thrust",
                    turns,
                )
            )
            button.clicked.connect(lambda _=False, t=turns: desk.coast_ahead(t))
            row.addWidget(button)
            self.buttons.append(button)
        column.addLayout(row)
        self._text = words_label()
        column.addWidget(self._text)

    @property
    def text(self) -> str:
        """What came of it."""
        return self._text.text()

    def refresh(self) -> None:
        """Shows the drift that the desk asked for."""
        self.buttons[self._desk.coast_turns].setChecked(True)
        put(self._text, coast_words(self._desk.coast) or NOT_COASTING)


NOT_COASTING = tr(
    "Choose a number: the map then shows where the ship drifts, and this line how near the target comes."
)


def coast_words(report: CoastReport | None) -> str:
    """The closest approach, and where the ship is after each turn shown."""
    if report is None or not report.steps:
        return ""
    lines = []
    if report.closest is not None and report.closest.range is not None:
        lines.append(
            tr(
                "Closest approach: range {range}, {moment}.",
                range=report.closest.range,
                moment=report.closest_moment,
            )
        )
    elif report.target is None:
        lines.append(tr("No target is chosen, so there is no closest approach."))
    for step in report.steps:
        place = tr("{cell} at level {level}", cell=cell_name(step.cell), level=signed(step.level))
        lines.append(
            tr("End of turn {turn}: {place}.", turn=step.turn, place=place)
            if step.range is None
            else tr(
                "End of turn {turn}: {place}, range {range}.", turn=step.turn, place=place, range=step.range
            )
        )
    return "\n".join(lines)
