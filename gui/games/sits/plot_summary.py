"""The numbers of a drafted turn: moments, vectors after it, and bearings to the target from each moment."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.ids import PieceId
from engine.core.violation import Severity, Violation
from engine.rulesets.sits.commands import Slot
from engine.rulesets.sits.view import CoastReport, Pose, Shot, TurnPreview
from gui.games.sits.desk_reading import MOST_COAST
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.words import (
    POINTS,
    attitude_words,
    rule_number,
    shot_words,
    vector_words,
)
from gui.presenters.hexes import cell_name, signed
from gui.theme.style import hub


def section(title: str) -> QLabel:
    """A small heading."""
    found = QLabel(title.upper())
    found.setProperty("role", "section")
    return found


def words_label(role: str = "") -> QLabel:
    """A label for running text."""
    found = QLabel()
    found.setWordWrap(True)
    found.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        found.setProperty("role", role)
    return found


def put(label: QLabel, text: str) -> None:
    """Sets a label's text, if it is another one: laying out anew is dear."""
    if label.text() != text:
        label.setText(text)


class ViolationList(QWidget):
    """Violations, each with its rule as a link, and below them what would be legal as buttons."""

    def __init__(self, desk: PlotDesk, on_rule: Callable[[str], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._on_rule = on_rule
        self._shown: tuple[object, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.setVisible(False)

    def refresh(self) -> None:
        """Shows what is wrong with the draft now."""
        desk = self._desk
        shown = (desk.violations, desk.suggestions, desk.is_given)
        if shown == self._shown:
            return
        self._shown = shown
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for violation in desk.violations:
            self._column.addWidget(self._line(violation))
        if desk.violations and not desk.is_given:
            for suggestion in desk.suggestions[:3]:
                button = QPushButton(suggestion.text)
                button.clicked.connect(lambda _=False, s=suggestion: desk.adopt(s))
                self._column.addWidget(button)
        self.setVisible(bool(desk.violations))

    def _line(self, violation: Violation) -> QLabel:
        colour = hub().theme.colour("warn" if violation.severity is Severity.WARNING else "bad")
        link = hub().theme.colour("accent")
        sign = "△" if violation.severity is Severity.WARNING else "⊘"
        message = violation.message.replace("&", "&amp;").replace("<", "&lt;")
        line = QLabel(
            f'<span style="color:{colour}">{sign} {message}</span> '
            f'<a style="color:{link}" href="{violation.rule}">{rule_number(violation)}</a>'
        )
        line.setWordWrap(True)
        line.setTextFormat(Qt.TextFormat.RichText)
        line.setToolTip("Opens the rule")
        line.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        line.linkActivated.connect(self._on_rule)
        return line


class PreviewTable(QWidget):
    """Now, midpoint and end of the drafted turn, and the vectors after it."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(section("The turn as plotted"))
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

    def refresh(self) -> None:
        """Shows the preview of the draft."""
        preview = self._desk.preview
        self.setVisible(preview is not None)
        if preview is None:
            return
        for (place, facing), pose in zip(self._cells, preview.poses, strict=True):
            put(place, pose_words(pose))
            put(facing, attitude_words(pose.attitude))
        put(self._after, f"Vectors after: {vector_words(dict_of(preview.vectors_after))}{_moved(preview)}")
        put(self._steps, " ".join(preview.consolidation))


def dict_of(amounts: Mapping[Slot, int]) -> dict[str, int]:
    """Amounts by slot as plain text keys."""
    return {str(slot): amount for slot, amount in amounts.items()}


def _moved(preview: TurnPreview) -> str:
    moved = dict_of(preview.displacement)
    return f"; displaced by {vector_words(moved)} this turn" if any(moved.values()) else ""


def pose_words(pose: Pose) -> str:
    """A place as cell and level."""
    return f"{cell_name(pose.cell)} at {signed(pose.level)}"


class TargetBox(QWidget):
    """Chooses the target and shows the bearing, range and arcs to it at each moment."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._listed: tuple[tuple[PieceId, str], ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(section("Target"))
        self.choice = QComboBox()
        self.choice.setAccessibleName("Target")
        self.choice.activated.connect(self._on_choice)
        row.addWidget(self.choice, 1)
        column.addLayout(row)
        self._shots = words_label()
        self._shots.setTextFormat(Qt.TextFormat.RichText)
        column.addWidget(self._shots)

    def refresh(self) -> None:
        """Shows the target's bearings."""
        desk = self._desk
        listed = tuple((piece, self._title(piece)) for piece in desk.targets)
        if listed != self._listed:
            self._listed = listed
            self.choice.clear()
            self.choice.addItem("No target", None)
            for piece, title in listed:
                self.choice.addItem(title, piece)
        pieces = [piece for piece, _ in self._listed]
        self.choice.setCurrentIndex(pieces.index(desk.target) + 1 if desk.target in pieces else 0)
        preview = desk.preview
        shots = preview.shots if preview else ()
        put(self._shots, "<br>".join(_shot_line(shot) for shot in shots))
        self._shots.setVisible(bool(shots))

    def _title(self, piece: PieceId) -> str:
        counter = self._desk.counter(piece)
        return (counter.title or counter.label or piece) if counter else piece

    def _on_choice(self, index: int) -> None:
        self._desk.choose_target(self.choice.itemData(index))


def _shot_line(shot: Shot) -> str:
    where, arcs = shot_words(shot)
    moment = POINTS[shot.from_point]
    if shot.to_point != shot.from_point:
        moment = f"{moment} to {POINTS[shot.to_point].lower()}"
    dim = hub().theme.colour("text_dim")
    pink = hub().theme.colour("target")
    return (
        f'<span style="color:{dim}">{moment}:</span> <span style="color:{pink}">{where}</span><br>'
        f'<span style="color:{dim}">&nbsp;&nbsp;{arcs}</span>'
    )


class CoastControl(QWidget):
    """How many turns ahead the drift is shown, and how near the target comes."""

    def __init__(self, desk: PlotDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(section("Coast ahead"))
        row.addStretch(1)
        self.buttons: list[QPushButton] = []
        for turns in range(MOST_COAST + 1):
            button = QPushButton("off" if turns == 0 else str(turns))
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setMinimumWidth(30)
            button.setStyleSheet("padding: 3px 5px;")
            button.setAccessibleName("No coasting shown" if turns == 0 else f"{turns} turns ahead")
            button.clicked.connect(lambda _=False, t=turns: desk.coast_ahead(t))
            row.addWidget(button)
            self.buttons.append(button)
        column.addLayout(row)
        self._text = words_label()
        column.addWidget(self._text)

    def refresh(self) -> None:
        """Shows the drift that the desk asked for."""
        self.buttons[self._desk.coast_turns].setChecked(True)
        put(self._text, coast_words(self._desk.coast))
        self._text.setVisible(self._desk.coast is not None)


def coast_words(report: CoastReport | None) -> str:
    """Where the ship is after the last turn shown, and the closest approach."""
    if report is None or not report.steps:
        return ""
    last = report.steps[-1]
    text = f"End of turn {last.turn}: {cell_name(last.cell)} at {signed(last.level)}."
    if report.closest is not None and report.closest.range is not None:
        text += f" Closest approach: range {report.closest.range}, {report.closest_moment}."
    return text
