"""The column in hand: mount, missiles, window, nukes, link and tubes held, each with why not."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.ids import RuleId
from engine.rulesets.sits.combat import MOUNTS, Mount
from engine.rulesets.sits.combat_commands import Launch
from engine.rulesets.sits.combat_view import CardColumn, ColumnOption
from gui.games.sits.combat.cards_desk import can
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_words import (
    SHORT,
    STEP_WORDS,
    mount_words,
    reasons_html,
    reasons_plain,
    sum_words,
    window_words,
)
from gui.games.sits.combat.flow_row import FlowRow
from gui.games.sits.combat.stepper import Stepper
from gui.panels.calm_wheel import calm_wheel
from gui.panels.links import SCHEME, coloured, rule_link
from gui.qt import SMALL, TIGHT, clear
from gui.speech import tr
from gui.theme.style import hub

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BIG: Final = 1.4
_CHOICE: Final = tr("Several windows are valid: the attacker chooses [C1.15b]")
FEW: Final = 4
"""So many windows at most have a button each."""


def rich(on_rule: Callable[[str], None], role: str = "body") -> QLabel:
    """A wrapped label whose rule numbers are links."""
    made = QLabel()
    made.setProperty("role", role)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
    made.linkActivated.connect(lambda link: on_rule(link.removeprefix(f"{SCHEME}:")))
    return made


class ColumnEditor(QWidget):
    """Every field is a command at once; what is refused goes back to what is written."""

    def __init__(self, desk: CombatDesk, on_rule: Callable[[str], None]) -> None:
        super().__init__()
        self._desk = desk
        self.title = rich(on_rule)
        self.title.setWordWrap(False)
        self.reason = rich(on_rule, "small")
        self.mql = rich(on_rule, "small")
        self.mounts: dict[Mount, QPushButton] = {}
        self._mount_row = QGridLayout()
        for mount in MOUNTS:
            button = QPushButton()
            button.setObjectName(f"mount-{mount}")
            button.setCheckable(True)
            button.setProperty("room", "4 6")
            button.clicked.connect(partial(self._take_mount, mount))
            self.mounts[mount] = button
        self.missiles = Stepper("card-missiles", tr("Missiles"))
        self.missiles.changed.connect(self._set_missiles)
        self.of = QLabel()
        self.of.setProperty("role", "small")
        self.nuke = QCheckBox(tr("Contact nukes"))
        self.nuke.setObjectName("card-nuke")
        self.nuke.setToolTip(tr("Nukes in place of laser heads [C2.152]"))
        self.nuke.clicked.connect(lambda on: self._change(nuke=bool(on)))
        self._windows = FlowRow()
        self.window_list = QComboBox()
        self.window_list.setObjectName("card-window")
        self.window_list.setAccessibleName(tr("Impact Window"))
        self.window_list.setToolTip(_CHOICE)
        self.window_list.activated.connect(lambda at: self._set_window(self.window_list.itemData(at)))
        self._windows_shown: tuple[object, ...] = ()
        self.link = QComboBox()
        self.link.setObjectName("card-link")
        self.link.setAccessibleName(tr("Linked set"))
        self.link.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.link.setToolTip(tr("Salvoes of several ships as one [C2.17]"))
        self.link.activated.connect(self._set_link)
        self.hold = Stepper("card-hold", tr("Tubes held for canister"))
        self.hold.changed.connect(self._set_hold)
        self.hold.setToolTip(tr("Tubes of this mount kept back in this step for canister [C4.151]"))
        calm_wheel(self.link, self.window_list)
        self._build()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        self._mount_row.setSpacing(TIGHT)
        column.addLayout(self._mount_row)
        self._grid = QWidget()
        fields = QVBoxLayout(self._grid)
        fields.setContentsMargins(0, 0, 0, 0)
        fields.setSpacing(TIGHT)
        missiles, link, self._hold_words = (
            QLabel(words) for words in (tr("Missiles"), tr("Link"), tr("Hold"))
        )
        self._labels = (missiles, link, self._hold_words)
        for words, field, more in (
            (missiles, self.missiles, self.of),
            (link, self.link, self.nuke),
            (self._hold_words, self.hold, None),
        ):
            words.setProperty("role", "dim")
            words.setBuddy(field)
            parts = (words, field) if more is None else (words, field, more)
            fields.addLayout(FlowRow(*parts, gap=SMALL))
        column.addWidget(self._grid)
        self._window_row = QWidget()
        row = QVBoxLayout(self._window_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(TIGHT)
        row.addLayout(self._windows)
        row.addWidget(self.window_list)
        column.addWidget(self._window_row)
        column.addWidget(self.mql)
        self._dress()
        hub().changed.connect(self._dress)

    def _dress(self) -> None:
        wide = max(label.sizeHint().width() for label in self._labels)
        for label in self._labels:
            label.setMinimumWidth(wide)
        across = 2 if hub().theme.text_scale > _BIG else 4
        for place, button in enumerate(self.mounts.values()):
            self._mount_row.addWidget(button, place // across, place % across)

    # ---- doing

    def _take_mount(self, mount: Mount, _on: object = None) -> None:
        self._desk.take_mount(mount)
        self.refresh()

    def _change(self, **fields: object) -> None:
        self._desk.change(**fields)
        self.refresh()

    def _set_missiles(self, number: int) -> None:
        self._change(missiles=number)

    def _set_hold(self, tubes: int) -> None:
        draft = self._desk.draft(self._desk.column)
        if draft is not None:
            self._desk.hold(draft.mount, tubes)
        self.refresh()

    def _set_link(self, index: int) -> None:
        letter, lead = self.link.itemData(index)
        self._change(link=letter, lead=lead)

    def _set_window(self, window: str, _on: object = None) -> None:
        self._change(window=window)

    def next_window(self) -> None:
        """The other window of those that are valid."""
        draft, option = self._desk.draft(self._desk.column), self._desk.option(self._desk.column)
        if draft is not None and option is not None and len(option.windows) > 1:
            at = option.windows.index(draft.window) if draft.window in option.windows else -1
            self._set_window(option.windows[(at + 1) % len(option.windows)])

    def next_mount(self) -> None:
        """The next mount that can."""
        column, draft = self._desk.column_of(self._desk.column), self._desk.draft(self._desk.column)
        if column is None:
            return
        able = [o.mount for o in column.options if can(o)]
        able.sort(key=MOUNTS.index)
        if able:
            written = column.written is not None and draft is not None and draft.mount in able
            at = able.index(draft.mount) if written and draft is not None else -1
            after = able[(at + 1) % len(able)]
            if at < 0 or after != able[at]:
                self._take_mount(after)

    # ---- showing

    def refresh(self) -> None:
        """Shows the column in hand."""
        desk = self._desk
        step = desk.column
        column, draft, option = desk.column_of(step), desk.draft(step), desk.option(step)
        crossed = column is not None and not column.available
        self.title.setText(self._heading(column, draft))
        reason = ""
        if column is not None and crossed:
            reason = f"{coloured('✗ ' + column.reason, 'text_dim')} {rule_link(column.rule)}"
        elif column is not None:
            reason = _why_not(column)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        open_ = column is not None and not crossed and draft is not None and option is not None
        self._grid.setVisible(open_)
        self.mql.setVisible(open_)
        self._show_mounts(column, draft)
        self._window_row.setVisible(open_ and option is not None and len(option.windows) > 1)
        if open_ and column is not None and draft is not None and option is not None:
            self._show_fields(column, draft, option)
        self.setEnabled(desk.acting)

    def _heading(self, column: CardColumn | None, draft: Launch | None) -> str:
        if column is None:
            return coloured(tr("No card: choose a ship of yours and an enemy."), "text_dim")
        name = STEP_WORDS[column.step]
        if column.written is not None:
            return coloured(tr("{step}: written", step=name), "good", strong=True)
        if draft is None:
            return coloured(tr("{step}: can't be filled", step=name), "text_dim", strong=True)
        return coloured(tr("{step}: not written", step=name), "text", strong=True)

    def _show_mounts(self, column: CardColumn | None, draft: Launch | None) -> None:
        options = {o.mount: o for o in column.options} if column is not None and column.available else {}
        for mount, button in self.mounts.items():
            option = options.get(mount)
            button.setVisible(bool(options))
            if option is None:
                continue
            button.setText(f"{SHORT[mount]} {option.launchers}" if option.launchers > 0 else SHORT[mount])
            button.setEnabled(can(option))
            written = column is not None and column.written is not None
            button.setChecked(written and draft is not None and draft.mount == mount)
            name = mount_words(mount)
            tip = tr(
                "{mount}: {launchers} launchers, {magazine} salvoes left, {damage}M",
                mount=name,
                launchers=option.launchers,
                magazine=option.magazine,
                damage=option.damage,
            )
            why = "" if can(option) else reasons_plain(option.violations)
            button.setToolTip(f"{tip}\n{why}".strip())
            button.setAccessibleName(tr("Launch from the {mount}", mount=name))

    def _show_fields(self, column: CardColumn, draft: Launch, option: ColumnOption) -> None:
        self.missiles.show_number(draft.missiles, 1, option.launchers)
        self.of.setText(
            tr(
                "of {launchers}; {magazine} salvoes left",
                launchers=option.launchers,
                magazine=option.magazine,
            )
        )
        self.nuke.setChecked(draft.nuke)
        self.mql.setText(f"{sum_words(option.mql)} · {option.damage}M {rule_link(RuleId('sits/C2.16'))}")
        self._show_windows(draft, option)
        self._show_links(column, draft)
        able = self._desk.offered("sits.hold_tubes", draft.ship)
        self.hold.setVisible(able)
        self._hold_words.setVisible(able)
        held = column.holds.get(draft.mount, 0)
        self.hold.show_number(held, 0, option.launchers + held)

    def _show_windows(self, draft: Launch, option: ColumnOption) -> None:
        shown = (option.windows, draft.window)
        if shown == self._windows_shown:
            return
        self._windows_shown = shown
        clear(self._windows)
        few = 1 < len(option.windows) <= FEW
        self.window_list.setVisible(len(option.windows) > FEW)
        for number, window in enumerate(option.windows if few else ()):
            made = QPushButton(window_words(window))
            made.setObjectName(f"window-{number}")
            made.setCheckable(True)
            made.setChecked(window == draft.window)
            made.setProperty("room", "4 6")
            made.setToolTip(_CHOICE)
            made.clicked.connect(partial(self._set_window, window))
            self._windows.addWidget(made)
        self.window_list.clear()
        for window in option.windows:
            self.window_list.addItem(tr("Through {window}", window=window_words(window)), window)
        if draft.window in option.windows:
            self.window_list.setCurrentIndex(option.windows.index(draft.window))

    def _show_links(self, column: CardColumn, draft: Launch) -> None:
        used = {salvo.link for salvo in self._desk.salvoes if salvo.link}
        fresh = next((letter for letter in _LETTERS if letter not in used), "A")
        choices: list[tuple[str, tuple[str, object]]] = [(tr("On its own"), ("", None))]
        if draft.link and draft.lead is not None:
            words = (
                tr("Set {letter}, leads", letter=draft.link)
                if draft.lead == draft.ship
                else tr("Set {letter}, led by {ship}", letter=draft.link, ship=self._desk.name(draft.lead))
            )
            choices.append((words, (draft.link, draft.lead)))
        for letter, lead in column.links:
            if letter != draft.link:
                choices.append(
                    (
                        tr("Join {letter}, led by {ship}", letter=letter, ship=self._desk.name(lead)),
                        (letter, lead),
                    )
                )
        if not draft.link:
            choices.append((tr("Start set {letter}", letter=fresh), (fresh, draft.ship)))
        with QSignalBlocker(self.link):
            self.link.clear()
            for words, data in choices:
                self.link.addItem(words, data)
            self.link.setCurrentIndex(1 if draft.link else 0)


def _why_not(column: CardColumn) -> str:
    """The mounts that can't and why; equal reasons are told once."""
    told: dict[str, list[str]] = {}
    for option in column.options:
        reason = "" if can(option) else reasons_html(option.violations)
        if reason:
            told.setdefault(reason, []).append(SHORT[option.mount])
    lines = [f"{coloured(', '.join(names), 'text_dim')} {reason}" for reason, names in told.items()]
    return "<br>".join(lines)
