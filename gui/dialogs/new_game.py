"""The new-game sheet: who flies what, which readings of the rules hold, and how the dice fall."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from engine.core.commitment import commitment, in_groups
from gui.dialogs.sheet import Sheet
from gui.panels.links import SCHEME, rule_link
from gui.presenters.new_game import WITHIN, NewGame, OptionSpec, ShipLine, SideLine
from gui.qt import SMALL, WIDE, button, column, holder, label, row, rule_line
from gui.speech import said, tr, trn
from gui.theme.style import hub


class ChoiceBox(QComboBox):
    """A chooser that ends a text too long for it with dots; the tool tip has all of it."""

    def shown_text(self) -> str:
        """The chosen text as far as there is room for it."""
        style_option = self._option()
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, style_option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        # The style leaves a pixel or two free on each side of the text.
        room = field.width() - 4
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def _option(self) -> QStyleOptionComboBox:
        found = QStyleOptionComboBox()
        self.initStyleOption(found)
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        style_option = self._option()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, style_option)
        # As Qt's own painting does it: the label is drawn in the palette's colour.
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        style_option.currentText = self.shown_text()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, style_option)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:
            self.setToolTip(self.currentText() if self.shown_text() != self.currentText() else "")
        return super().event(event)


class NewGameSheet(Sheet):
    """Chooses the options of a scenario and starts it."""

    def __init__(
        self,
        game: NewGame,
        start: Callable[[NewGame], object],
        *,
        open_rule: Callable[[str], object] | None = None,
        other_forces: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(game.card.title, width=860)
        self._game = game
        self._open_rule = open_rule
        self.add_text(game.card.summary)
        self._forces()
        lesson = game.card.steps
        if lesson:
            words = trn(
                "A lesson of {count} step: it is ticked off beside the board when it is done.",
                "A lesson of {count} steps: they are ticked off beside the board as they are done.",
                lesson,
            )
            self.add_text(words, "small").setObjectName("new-game-lesson")
        for note in game.card.notes:
            self.add_text(note, "small")
        self.body.addWidget(rule_line())
        if game.open_specs:
            self.body.addLayout(self._options(game.open_specs))
        folded = QVBoxLayout()
        folded.setContentsMargins(0, 0, 0, 0)
        folded.setSpacing(SMALL)
        folded.addLayout(self._options(game.folded_specs))
        curtain = self._curtain_box()
        if lesson:
            self.body.addLayout(row(curtain, None))
            folded.addLayout(row(*self._seed_field(), None, gap=WIDE))
            folded.addWidget(self._seal_line())
        else:
            self.body.addLayout(row(*self._seed_field(), None, curtain, gap=WIDE))
            self.body.addWidget(self._seal_line())
        self._fold(holder(folded), len(game.folded_specs))
        self._problem = self.add_text("", "bad")
        self._problem.hide()
        self.body.addStretch(1)
        if other_forces is not None:
            self.add_button(tr("Other forces…"), other_forces).setObjectName("new-game-forces")
        self.add_button(tr("Cancel"))
        self._go: QPushButton = self.add_button(
            tr("Start the lesson") if lesson else tr("Start the game"),
            lambda: start(self._game),
            role="primary",
        )
        self._go.setObjectName("new-game-start")

    def choice(self) -> NewGame:
        """What has been chosen so far."""
        return self._game

    def _forces(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(WIDE)
        for place, side in enumerate(self._game.card.sides):
            grid.addLayout(_side(side), 0, place)
            grid.setColumnStretch(place, 1)
        self.body.addLayout(grid)

    def _fold(self, folded: QWidget, count: int) -> None:
        """The rest of the choices, behind a button: who plays for the first time needs none of them."""
        more = button("", role="flat")
        more.setObjectName("new-game-more")
        more.setCheckable(True)
        folded.setObjectName("clear")

        def show(on: bool) -> None:  # noqa: FBT001 - a signal's argument
            folded.setVisible(on)
            words = trn("{count} more choice", "{count} more choices", count)
            more.setText(f"▾  {tr('Fewer choices')}" if on else f"▸  {words}")
            if on:
                # Where it all lies is known only after the layout.
                QTimer.singleShot(0, self, lambda: self.bring_into_sight(folded))

        more.toggled.connect(show)
        self.body.addLayout(row(more, None))
        self.body.addWidget(folded)
        show(self._game.changed)
        more.setChecked(self._game.changed)

    def _options(self, specs: Sequence[OptionSpec]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(WIDE)
        grid.setVerticalSpacing(SMALL)
        across = 1 if hub().theme.text_scale > 1.4 else 2
        for place, spec in enumerate(specs):
            line, half = divmod(place, across)
            box = self._option(spec)
            grid.addWidget(self._option_title(spec), line * 2, half * 2)
            grid.addWidget(box, line * 2, half * 2 + 1)
            grid.addWidget(self._explanation(spec, box), line * 2 + 1, half * 2, 1, 2)
        for part in range(2 * across):
            grid.setColumnStretch(part, 5 if part % 2 else 4)
        return grid

    def _option_title(self, spec: OptionSpec) -> QLabel:
        if spec.rule is None or self._open_rule is None:
            return label(spec.title, "dim", wrap=True)
        open_rule = self._open_rule
        made = QLabel(f"{spec.title} [{rule_link(spec.rule)}]")
        made.setProperty("role", "dim")
        made.setWordWrap(True)
        made.linkActivated.connect(lambda link: open_rule(link.removeprefix(f"{SCHEME}:")))
        return made

    def _option(self, spec: OptionSpec) -> QComboBox:
        box = ChoiceBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(12)
        box.setObjectName(f"option-{spec.name}")
        box.setAccessibleName(spec.title)
        for choice in spec.choices:
            box.addItem(choice.title, choice.value)
            box.setItemData(box.count() - 1, choice.tip, Qt.ItemDataRole.ToolTipRole)
        values = [choice.value for choice in spec.choices]
        box.setCurrentIndex(values.index(self._game.chosen[spec.name]))
        box.currentIndexChanged.connect(partial(self._choose, spec))
        return box

    def _choose(self, spec: OptionSpec, index: int) -> None:
        self._game = self._game.with_choice(spec.name, spec.choices[index].value)

    def _explanation(self, spec: OptionSpec, box: QComboBox) -> QLabel:
        """What the choice means, under its chooser."""
        words = label("", "small", wrap=True)
        words.setObjectName(f"explains-{spec.name}")

        def explain(index: int) -> None:
            words.setText(spec.choices[index].tip)
            box.setAccessibleDescription(spec.choices[index].tip)

        explain(box.currentIndex())
        box.currentIndexChanged.connect(explain)
        return words

    def _seed_field(self) -> tuple[QLabel, QLineEdit]:
        self._drawn = self._game.seed
        seed = QLineEdit()
        seed.setPlaceholderText(tr("drawn unseen"))
        seed.setObjectName("new-game-seed")
        seed.setAccessibleName(tr("Dice seed"))
        seed.setMaximumWidth(180)
        seed.setToolTip(
            tr(
                "Left empty, the program draws one that nobody knows. Whoever types "
                "one can foretell the dice."
            )
        )
        seed.textChanged.connect(self._seed)
        return label(tr("Dice seed"), "dim"), seed

    def _curtain_box(self) -> QCheckBox:
        curtain = QCheckBox(tr("Curtain between the sides"))
        curtain.setObjectName("new-game-curtain")
        curtain.setChecked(self._game.curtain)
        curtain.setToolTip(tr("Covers everything until the chair has been passed to the other side."))
        curtain.toggled.connect(self._curtain)
        return curtain

    def _seal_line(self) -> QLabel:
        self._seal = label("", "small", wrap=True)
        self._seal.setObjectName("new-game-seal")
        self._seal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._seal.setToolTip(
            tr(
                "Note it or take a picture of it. At the end it proves that the dice "
                "were fixed before the start."
            )
        )
        self._show_seal()
        return self._seal

    def _show_seal(self) -> None:
        self._seal.setText(tr("Seal on the dice: {seal}", seal=in_groups(commitment(self._game.seed))))

    def _seed(self, text: str) -> None:
        self._game = self._game.with_seed(text if text.strip() else str(self._drawn))
        self._show_seal()
        self._problem.setText(" ".join(self._game.problems))
        self._problem.setVisible(bool(self._game.problems))
        self._go.setEnabled(not self._game.problems)

    def _curtain(self, on: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._game = replace(self._game, curtain=on)


def _side(side: SideLine) -> QVBoxLayout:
    head = label(f"{side.id[:1].upper()}   {said(side.id)}", "body")
    head.setStyleSheet(f"color: {hub().theme.colour(side.colour)}; font-weight: 600;")
    deploys = side.corner and any(not ship.placed for ship in side.ships)
    where = label(
        tr("starts at the {corner} of the map, A up", corner=said(side.corner)) if deploys else "",
        "small",
        wrap=True,
    )
    rows = [label(ship_words(ship), "body", wrap=True) for ship in side.ships[:8]]
    if len(side.ships) > 8:
        rows.append(label(tr("and {count} more", count=len(side.ships) - 8), "small"))
    return column(head, *([where] if deploys else []), *rows, None, gap=3)


def ship_words(ship: ShipLine) -> str:
    """A ship with its officers of note: "1  Fearless, Star Knight CA (helm veteran)"."""
    grades = ", ".join(f"{post} {WITHIN.get(grade, grade)}" for post, grade in ship.officers)
    name = ", ".join(part for part in (ship.name, ship.ship_class) if part)
    return f"{ship.number}   {name}" + (f"  ({grades})" if grades else "")
