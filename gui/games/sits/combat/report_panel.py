"""The hit report: the batch of penetration dice, then every hit on its way through the ship."""

from collections.abc import Callable
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QSizePolicy, QWidget

from engine.core.ids import PieceId, RuleId
from engine.core.view import Breakdown
from engine.rulesets.sits.view import SheetTable
from gui.announce import say
from gui.games.sits.combat.report_dice import PenetrationDice
from gui.games.sits.combat.report_model import Batch, Report
from gui.games.sits.combat.walk_player import WalkPlayer
from gui.games.sits.combat.walk_steps import Laid, laid
from gui.games.sits.combat.walk_view import WalkView
from gui.icons import icon, sign_tool
from gui.panels.links import SCHEME, rule_link
from gui.qt import BASE, SMALL, TIGHT, Elided, column, holder, label, panel, row, tool
from gui.speech import tr
from gui.theme.style import hub

ROOMY: Final = 860
"""Logical pixels of breadth from which all steps stand beside the table."""
BIG: Final = 1.4
"""Text scale from which words are saved."""
TableOf = Callable[[PieceId], SheetTable | None]


class HitReport(QWidget):
    """One report at a time. It asks for no answer and takes no keys by itself."""

    rule_clicked = Signal(str)
    larger_asked = Signal()
    closed = Signal()
    left = Signal()
    """The keys go back to the board."""

    def __init__(self, table_of: TableOf, *, calm: Callable[[], bool], large: bool = False) -> None:
        super().__init__()
        self.setObjectName("hit-report")
        self._table_of = table_of
        self._calm = calm
        self._large = large
        self._report: Report | None = None
        self._walk: int | None = None
        self._laid: tuple[Laid, ...] = ()
        self.player = WalkPlayer(self)
        self.view = WalkView(self.player)
        self.dice = PenetrationDice(whole=large)
        self.title = Elided("", "title" if large else "body")
        self.count = label("", "dim")
        self.modifier = _linked("small")
        self.caption = _linked("body")
        self.steps = QListWidget()
        self.steps.setObjectName("walk-steps")
        self.steps.setAccessibleName(tr("Steps of the hit"))
        self.steps.setWordWrap(True)
        self.steps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._controls = self._make_controls()
        self._build()
        self._connect()

    # ---- building

    def _make_controls(self) -> QWidget:
        player = self.player
        self.previous = sign_tool("to_start", "walk-previous", tr("The hit before (Up)"), player.previous_hit)
        self.back = sign_tool("step_back", "walk-back", tr("One cell back (Left)"), lambda: player.step(-1))
        self.play = sign_tool("play", "walk-play", tr("Play (Space)"), player.toggle)
        self.on = sign_tool("step_on", "walk-on", tr("One cell on (Right)"), lambda: player.step(1))
        self.skip = sign_tool("fast", "walk-skip", tr("Show all at once (End)"), player.skip)
        self.speed = tool("1\u00d7", player.next_speed, tip=tr("Speed (+ and \u2212)"))
        self.speed.setObjectName("walk-speed")
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return holder(row(self.previous, self.back, self.play, self.on, self.skip, self.speed, gap=0))

    def _build(self) -> None:
        self.pin = tool(tr("Pin"), tip=tr("Pinned, it stays open from step to step"))
        self.pin.setObjectName("report-pin")
        self.pin.setCheckable(True)
        self.larger = tool(
            tr("Larger"), self.larger_asked.emit, tip=tr("Over the whole window, with every step in words")
        )
        self.larger.setObjectName("report-larger")
        self.cross = sign_tool("close", "report-close", tr("Close; the log opens it again"), self.closed.emit)
        head = row(self.title, self.count, self._controls, gap=SMALL)
        head.setStretch(0, 1)
        if not self._large:
            for each in (self.pin, self.larger, self.cross):
                head.addWidget(each)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._fit_text()
        hub().changed.connect(self._fit_text)
        main = column(head, self.dice, self.modifier, self.view, self.caption, gap=TIGHT)
        main.setStretch(3, 1)
        self._side = holder(column(label(tr("STEP BY STEP"), "section"), self.steps, gap=2))
        self._side.setFixedWidth(round(290 * min(1.5, hub().theme.text_scale)))
        whole = row(holder(main), self._side, gap=BASE)
        whole.setStretch(0, 1)
        ground = panel(whole)
        whole.setContentsMargins(BASE, SMALL, SMALL, SMALL)
        outer = column(ground, gap=0)
        self.setLayout(outer)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _connect(self) -> None:
        self.player.moved.connect(self._moved)
        self.player.played.connect(self._played)
        self.view.rule_clicked.connect(self.rule_clicked)
        self.view.left.connect(self.left)
        self.dice.hit_chosen.connect(self._chip_chosen)
        self.steps.currentRowChanged.connect(self._step_chosen)
        for words in (self.modifier, self.caption):
            words.linkActivated.connect(lambda link: self.rule_clicked.emit(link.removeprefix(f"{SCHEME}:")))

    def _fit_text(self) -> None:
        """Room for two lines of words, so that the table does not jump from step to step."""
        lines = 1 if self._large or hub().theme.text_scale < BIG else 2
        self.caption.setMinimumHeight(lines * self.caption.fontMetrics().lineSpacing() + 4)
        self._show_modifier(self.batch())

    def resizeEvent(self, event: QEvent) -> None:
        self._side.setVisible(self.width() >= ROOMY * min(1.3, hub().theme.text_scale))

    # ---- what is shown

    @property
    def report(self) -> Report | None:
        """The report that is shown."""
        return self._report

    def show_report(self, report: Report | None, *, play: bool, walk: int = 0) -> None:
        """Shows a report; `play` runs its walks from the first on, else the hit `walk` is shown finished."""
        self._report = report
        self._walk = None
        walks = report.walks if report is not None else ()
        self.player.show([len(laid(each)) for each in walks], calm=self._calm(), play=play)
        if not play and walk:
            self.player.go(walk)
        told = " ".join(report.words()) if report is not None else ""
        self.setAccessibleName(tr("Hit report"))
        self.setAccessibleDescription(told)

    def batch(self) -> Batch | None:
        """The batch of the hit that is shown."""
        if self._report is None or not self._report.batches:
            return None
        return self._report.batch_of(self.player.walk) if self._report.walks else self._report.batches[0]

    def _moved(self) -> None:
        walks = self._report.walks if self._report is not None else ()
        if self._walk != self.player.walk:
            self._walk = self.player.walk
            self._show_walk()
        self.view.show_position()
        self._show_words(bool(walks))

    def _show_walk(self) -> None:
        report = self._report
        walks = report.walks if report is not None else ()
        batch = self.batch()
        walk = walks[self.player.walk] if walks else None
        self._laid = laid(walk) if walk is not None else ()
        table = self._table_of(batch.target) if batch is not None else None
        self.view.show_walk(table, batch.name if batch is not None else "", self._laid)
        self.dice.show_batch(batch, self._within(batch))
        self.title.say(batch.title if batch is not None else tr("Nothing was hit"))
        self.count.setText(
            tr("hit {number} of {count}", number=self.player.walk + 1, count=len(walks))
            if walks
            else tr("no hit went in")
        )
        say(self, tr("Hit report: {title}, {count}.", title=self.title.whole(), count=self.count.text()))
        self._show_modifier(batch)
        self.steps.blockSignals(True)
        self.steps.clear()
        self.steps.addItems([each.words for each in self._laid])
        self.steps.addItems([event.text for event in batch.after] if batch is not None else [])
        self.steps.blockSignals(False)

    def _show_modifier(self, batch: Batch | None) -> None:
        """In large type there is no room for it beside the board; each roll's tool tip tells it too."""
        self.modifier.setText(_modifier_words(batch) if batch is not None else "")
        fits = self._large or hub().theme.text_scale < BIG
        self.modifier.setVisible(fits and bool(self.modifier.text()))

    def _within(self, batch: Batch | None) -> int:
        """The number of the hit within its batch."""
        if batch is None or self._report is None or not batch.walks:
            return -1
        walk = self._report.walks[self.player.walk]
        return next((n for n, each in enumerate(batch.walks) if each is walk), -1)

    def _show_words(self, any_hit: bool) -> None:  # noqa: FBT001 - whether there is a hit at all
        now = self.view.now
        if now is not None:
            self.caption.setText(_with_link(now.words, now.rule))
            if (keys := QApplication.focusWidget()) is not None and self.isAncestorOf(keys):
                say(self, now.words)  # who walks it by keys; that it plays by itself is not talked over
        elif any_hit and self._report is not None:
            walk = self._report.walks[self.player.walk]
            self.caption.setText(escape(f"{walk.title}."))
        else:
            batch = self.batch()
            after = " ".join(event.text for event in batch.after) if batch is not None else ""
            self.caption.setText(escape(after or tr("Every hit was deflected.")))
        self.caption.setAccessibleName(now.words if now is not None else self.caption.text())
        self.steps.blockSignals(True)
        self.steps.setCurrentRow(self.player.position - 1)
        self.steps.blockSignals(False)

    def _played(self) -> None:
        running = self.player.running
        self.play.setIcon(icon("pause" if running else "play"))
        self.play.setToolTip(tr("Pause (Space)") if running else tr("Play (Space)"))
        self.play.setAccessibleName(tr("Pause") if running else tr("Play"))
        speed = self.player.speed
        self.speed.setText("\u00bd\u00d7" if speed < 1 else f"{speed:.0f}\u00d7")
        self.speed.setAccessibleName(tr("Speed {speed}", speed=self.speed.text()))

    def _chip_chosen(self, hit: int) -> None:
        batch = self.batch()
        if batch is None or self._report is None or hit >= len(batch.walks):
            return
        place = next((n for n, walk in enumerate(self._report.walks) if walk is batch.walks[hit]), 0)
        self.player.go(place)

    def _step_chosen(self, place: int) -> None:
        if 0 <= place < len(self._laid):
            self.player.go(self.player.walk, place + 1)


def _linked(role: str) -> QLabel:
    made = QLabel()
    made.setProperty("role", role)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    )
    return made


def _with_link(words: str, rule: str) -> str:
    """A step's words, the number of its rule as a link."""
    number = rule.partition("/")[2]
    body = words.removesuffix(f". {number}").removesuffix(".")
    return f"{escape(body)}. [{rule_link(RuleId(rule))}]"


def _modifier_words(batch: Batch) -> str:
    """How the depth modifier came about, for each kind of hit: 8 damage, -5 scale, -4 sidewall: -1."""
    found = dict.fromkeys(roll.parts for roll in batch.rolls if roll.parts is not None)
    return "<br>".join(_sum(parts) for parts in list(found)[:3])


def _sum(parts: Breakdown) -> str:
    terms = ", ".join(
        f"{_signed(part.value)} {escape(part.label)} [{rule_link(part.rule)}]" for part in parts.parts
    )
    return tr("Depth modifier {modifier}: {terms}", modifier=_signed(parts.total), terms=terms)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"\u2212{abs(value)}" if value < 0 else "0"
