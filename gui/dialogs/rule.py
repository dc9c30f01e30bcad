"""A rule on a sheet of its own."""

from collections.abc import Callable

from engine.core.ids import RuleId
from engine.core.ruleset import RuleText
from gui.dialogs.sheet import Sheet
from gui.panels.rule_panel import RulePanel
from gui.speech import tr


def rule_sheet(find: Callable[[RuleId], RuleText | None], rule: str) -> Sheet:
    """Shows a rule, and those that it leads to."""
    sheet = Sheet(tr("Rule"), width=620)
    panel = RulePanel(find, lambda: ())
    panel.field.hide()
    panel.open(RuleId(rule))
    panel.setMinimumHeight(300)
    sheet.body.addWidget(panel)
    sheet.add_button(tr("Good"), role="primary")
    return sheet
