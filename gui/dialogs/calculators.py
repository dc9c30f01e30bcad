"""The calculators: look a tool up, fill its form in, read the result with its reasons and rules."""

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QWidget,
)

from engine.core.calculator import Calculator, Worked
from engine.core.ids import RuleId
from gui.actions.matching import ranked
from gui.dialogs.sheet import Sheet
from gui.panels.links import LinkedText, coloured, deed_link, rule_link
from gui.panels.walking import Walking
from gui.presenters.calculators import (
    Done,
    Field,
    Tool,
    fields_of,
    tools,
    typed_words,
    value_lines,
    work_out,
)
from gui.presenters.log import rule_number
from gui.qt import SMALL, column, holder, label, row
from gui.speech import said, tr
from gui.theme.style import hub

KEPT: Final = 12
"""Results that are kept."""
LONGEST: Final = 900
"""Letters that a field takes."""
_NOTHING: Final = "\u2013"

Games = Sequence[tuple[str, str]]


class CalculatorsSheet(Sheet):
    """Every calculator of a game. `past` is the seat's own list of results, the newest first."""

    def __init__(
        self,
        games: Games,
        game: str,
        calculators: Callable[[str], Mapping[str, Calculator]],
        past: list[Done],
        open_rule: Callable[[str, str], object],
    ) -> None:
        super().__init__(tr("Calculators"), width=1080)
        self._calculators = calculators
        self._past = past
        self._tools: tuple[Tool, ...] = ()
        self._shown: tuple[Tool, ...] = ()
        self._fields: tuple[tuple[Field, QWidget], ...] = ()
        self.tool: Tool | None = None
        self.games = QComboBox()
        self.games.setObjectName("calc-game")
        self.games.setAccessibleName(tr("Game"))
        for slug, title in games:
            self.games.addItem(title, slug)
        self.field = QLineEdit()
        self.field.setObjectName("calc-search")
        self.field.setAccessibleName(tr("Search the calculators"))
        self.field.setPlaceholderText(tr("Words or a rule's number"))
        self.list = QListWidget()
        Walking(self.field, self.list)
        self.list.setObjectName("calc-list")
        self.list.setAccessibleName(tr("Calculators"))
        self.summary = label("", "dim", wrap=True)
        self.form = QFormLayout()
        self.form.setVerticalSpacing(SMALL)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.answer = _reader("calc-answer", tr("Result"))
        self.past = _reader("calc-past", tr("Last results"))
        self._lay_body()
        self.add_button(tr("Good"))
        go = self.add_button(tr("Work it out"), self.work, role="primary", closes=False)
        go.setObjectName("calc-go")
        self._connect(open_rule)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self._choose_game()

    def _lay_body(self) -> None:
        tall = round(430 * min(1.4, max(1.0, hub().theme.text_scale)))
        left = holder(column(self.games, self.field, self.list, gap=SMALL))
        left.setMinimumHeight(tall)
        left.setMaximumWidth(round(330 * max(1.0, hub().theme.text_scale)))
        right = holder(
            column(
                self.summary,
                self.form,
                self.answer,
                label(tr("Last results"), "section"),
                self.past,
                gap=SMALL,
            )
        )
        self.body.addLayout(row(left, right, gap=16))

    def _connect(self, open_rule: Callable[[str, str], object]) -> None:
        self.games.currentIndexChanged.connect(lambda _index: self._choose_game())
        self.field.textChanged.connect(self._narrow)
        self.list.currentRowChanged.connect(self._choose)
        self.answer.rule_clicked.connect(lambda rule: open_rule(self.game, rule))
        self.past.rule_clicked.connect(lambda rule: open_rule(self.game, rule))
        self.past.deed_clicked.connect(self.again)

    @property
    def game(self) -> str:
        """Slug of the chosen game."""
        return str(self.games.currentData())

    def first_focus(self) -> QWidget | None:
        return self.field

    # ---- choosing

    def _choose_game(self) -> None:
        self._tools = tools(self._calculators(self.game))
        self._narrow(self.field.text())
        self._show_past()

    def _narrow(self, wanted: str) -> None:
        self._shown = ranked(wanted, self._tools, lambda tool: tool.words)
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([tool.title for tool in self._shown])
        for place, tool in enumerate(self._shown):
            self.list.item(place).setToolTip(tool.summary)
        self.list.setCurrentRow(0 if self._shown else -1)
        self.list.blockSignals(False)
        self._choose(0 if self._shown else -1)

    def _choose(self, place: int) -> None:
        tool = self._shown[place] if 0 <= place < len(self._shown) else None
        if tool is not None and tool == self.tool:
            return
        self.tool = tool
        while self.form.rowCount():
            self.form.removeRow(0)
        self.answer.setHtml("")
        self.summary.setText(tool.summary if tool else tr("No calculator fits."))
        self._fields = tuple((each, _widget(each)) for each in fields_of(tool.calculator)) if tool else ()
        for each, widget in self._fields:
            self.form.addRow("" if each.flag else f"{each.title}{' *' if each.required else ''}", widget)

    # ---- working out

    def typed(self) -> dict[str, str]:
        """What the form holds, by field; what stays at its default is left out."""
        found = ((each, _text(widget)) for each, widget in self._fields)
        return {
            each.name: text
            for each, text in found
            if text and (each.required or text != (each.default or (tr("no") if each.flag else "")))
        }

    def work(self) -> None:
        """Works out what the form asks, or says what is wrong with it."""
        if self.tool is None:
            return
        typed = self.typed()
        try:
            worked = work_out(self.tool.calculator, typed)
        except ValueError as problem:
            self.answer.setHtml(coloured(str(problem), "warn"))
            return
        self.answer.setHtml(_result(worked, self.tool.calculator.name))
        done = Done(game=self.game, tool=self.tool.calculator.name, typed=typed, worked=worked)
        self._past[:] = [done, *(each for each in self._past if each != done)][:KEPT]
        self._show_past()

    def again(self, place: int) -> None:
        """Fills the form as it was for an earlier result, and shows that."""
        done = self._past[place]
        self.field.clear()
        names = [tool.calculator.name for tool in self._shown]
        self.list.setCurrentRow(names.index(done.tool))
        for each, widget in self._fields:
            _fill(widget, done.typed.get(each.name, each.default))
        self.answer.setHtml(_result(done.worked, done.tool))

    def _show_past(self) -> None:
        titles = {tool.calculator.name: tool.title for tool in self._tools}
        rows = [
            f"<p>{deed_link(place, titles[done.tool])} "
            f"{coloured(typed_words(done.typed, done.tool), 'text_dim')}"
            f"<br>{escape(_short(done.worked, done.tool))}</p>"
            for place, done in enumerate(self._past)
            if done.game == self.game and done.tool in titles
        ]
        self.past.setHtml("".join(rows) or coloured(tr("Nothing has been worked out yet."), "text_dim"))


def _reader(name: str, title: str) -> LinkedText:
    made = LinkedText()
    made.setObjectName(name)
    made.setAccessibleName(title)
    made.setMinimumHeight(round(110 * max(1.0, hub().theme.text_scale)))
    return made


def _widget(each: Field) -> QWidget:
    made: QWidget
    if each.flag:
        made = QCheckBox(each.title)
    elif each.choices:
        made = QComboBox()
        if not each.required or each.nullable:
            made.addItem(_NOTHING, "")
        for value in each.choices:
            made.addItem(said(value), value)
    else:
        made = QLineEdit()
        made.setMaxLength(LONGEST)
        made.setPlaceholderText(each.hint)
    made.setObjectName(f"calc-{each.name}")
    made.setAccessibleName(each.title)
    made.setAccessibleDescription(each.hint)
    made.setToolTip(each.hint)
    _fill(made, each.default)
    return made


def _fill(widget: QWidget, text: str) -> None:
    if isinstance(widget, QCheckBox):
        widget.setChecked(bool(text) and text != tr("no"))
    elif isinstance(widget, QComboBox):
        widget.setCurrentIndex(max(0, widget.findData(text)))
    elif isinstance(widget, QLineEdit):
        widget.setText(text)


def _text(widget: QWidget) -> str:
    if isinstance(widget, QCheckBox):
        return tr("yes") if widget.isChecked() else tr("no")
    if isinstance(widget, QComboBox):
        return str(widget.currentData())
    return widget.text().strip() if isinstance(widget, QLineEdit) else ""


def _result(worked: Worked, tool: str) -> str:
    rows = "<br>".join(
        f"{coloured(name, 'text_dim')} {coloured(text, 'text', strong=True)}"
        for name, text in value_lines(worked.value, tool)
    )
    steps = "".join(f"<p>{_linked(step, worked.rules)}</p>" for step in worked.steps)
    links = " ".join(rule_link(rule) for rule in worked.rules)
    return f"<p>{rows}</p>{steps}<p>{coloured(tr('Rules:'), 'text_dim')} {links}</p>"


def _short(worked: Worked, tool: str) -> str:
    return "; ".join(f"{name} {text}" for name, text in value_lines(worked.value, tool)[:4])


def _linked(step: str, rules: Sequence[RuleId]) -> str:
    """A sentence in which each number of these rules is a link."""
    by_number = {escape(rule_number(rule)): rule for rule in rules}
    if not by_number:
        return escape(step)
    longest = sorted(by_number, key=len, reverse=True)
    pattern = rf"(?<![\w.])({'|'.join(map(re.escape, longest))})(?![\w-]|\.\w)"
    return re.sub(pattern, lambda found: rule_link(by_number[found[1]]), escape(step))
