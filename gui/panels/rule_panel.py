"""The rule panel: any rule by its number, in our words, with our readings; and the search for it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit

from engine.core.ids import RuleId
from engine.core.ruleset import RuleText
from gui.icons import icon
from gui.panels.links import LinkedText, coloured, rule_link
from gui.presenters.rules import RulePage, RuleReader, search, source_name
from gui.qt import BASE, SMALL, column, label, row, tool
from gui.speech import tr
from gui.theme.style import hub


class RulePanel(QFrame):
    """Reads rules."""

    opened = Signal(str)

    def __init__(
        self, find: Callable[[RuleId], RuleText | None], every: Callable[[], Sequence[RuleText]]
    ) -> None:
        super().__init__()
        self._reader = RuleReader(find)
        self._every = every
        self._page: RulePage | None = None
        self._found: tuple[RuleText, ...] = ()
        hub().changed.connect(self._again)

    @cached_property
    def field(self) -> QLineEdit:
        """The search field; with it all of the panel is made, when it is first seen or asked for."""
        made = QLineEdit()
        made.setObjectName("rule-search")
        made.setAccessibleName(tr("Search the rules"))
        made.setPlaceholderText(tr("Words or a rule's number"))
        made.setClearButtonEnabled(True)
        made.textChanged.connect(self._search)
        made.returnPressed.connect(self._first)
        self._back = tool("", self.back, tip=tr("Back to the rule before"))
        self._back.setIcon(icon("undo", "text_dim"))
        self._text = LinkedText()
        self._text.setObjectName("rule-text")
        self._text.setAccessibleName(tr("Rule"))
        self._text.rule_clicked.connect(lambda rule: self.open(RuleId(rule)))
        layout = column(label(tr("RULES"), "section"), row(made, self._back), self._text, gap=SMALL)
        layout.setContentsMargins(BASE, SMALL, SMALL, SMALL)
        self.setLayout(layout)
        self._show()
        return made

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001 - Qt's name
        if visible:
            _ = self.field  # all is there before it is seen
        super().setVisible(visible)

    def _again(self) -> None:
        if "field" in vars(self):
            self._show()

    def open(self, rule: RuleId) -> None:
        """Shows a rule."""
        self._page = self._reader.open(rule)
        self._found = ()
        self.field.blockSignals(True)
        self.field.clear()
        self.field.blockSignals(False)
        self._show()
        self.opened.emit(rule)

    def back(self) -> None:
        """Goes back one rule."""
        page = self._reader.back()
        if page is not None:
            self._page = page
            self._show()

    def page(self) -> RulePage | None:
        """The rule that is shown."""
        return self._page

    def focus_search(self) -> None:
        """Puts the keys into the search field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _search(self, words: str) -> None:
        self._found = search(self._every(), words) if words.strip() else ()
        self._show(words)

    def _first(self) -> None:
        if self._found:
            self.open(self._found[0].id)

    def _show(self, words: str = "") -> None:
        self._back.setEnabled(self._reader.can_go_back)
        if words.strip():
            self._text.setHtml(_results(self._found))
        elif self._page is None:
            hint = tr("Click a rule's number anywhere, or search.")
            self._text.setHtml(coloured(hint, "text_dim"))
        else:
            self._text.setHtml(_page(self._page))


def _results(found: Sequence[RuleText]) -> str:
    if not found:
        return coloured(tr("No rule holds all these words."), "text_dim")
    rows = [f"<p>{rule_link(rule.id)} &nbsp;{escape(rule.title)}</p>" for rule in found]
    return "".join(rows)


def _page(page: RulePage) -> str:
    title = hub().theme.size("title")
    parts = [
        f'<p style="margin-bottom:2px">{coloured(page.number, "accent", strong=True)}'
        f" {coloured(page.chapter, 'text_dim')}</p>",
        f'<p style="font-size:{title}px; font-weight:600; margin-top:0">{escape(page.title)}</p>',
    ]
    parts += [f"<p>{escape(text)}</p>" for text in page.paragraphs]
    for ruling in page.rulings:
        head = coloured(tr("How this table reads it:"), "warn", strong=True)
        parts.append(f"<p>{head} {escape(ruling)}</p>")
    if page.provenance:
        source = tr("Source: {source}", source=source_name(page.provenance))
        parts.append(f"<p>{coloured(source, 'text_dim')}</p>")
    if page.see:
        rows = "<br>".join(f"{rule_link(rule)} {coloured(title_, 'text_dim')}" for rule, title_ in page.see)
        parts.append(f"<p>{coloured(tr('See also'), 'text_dim', strong=True)}<br>{rows}</p>")
    return "".join(parts)
