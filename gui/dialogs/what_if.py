"""What if: a game that leaves this one at a moment, and where two such games differ."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSlider, QVBoxLayout, QWidget

from engine.core.compare import Difference
from gui.dialogs.sheet import Sheet
from gui.qt import SMALL, WIDE, button, clear, holder, label
from gui.speech import tr, trn

MOST = 200
"""Differences that are listed."""


class BranchSheet(Sheet):
    """Asks for the name of a "what if"."""

    def __init__(self, name: str, where: str, reason: str, start: Callable[[str], object] | None) -> None:
        super().__init__(tr("What if…"))
        self._start = start
        self.add_text(
            tr("Another game begins with all steps up to this moment. This one stays as it is."), "dim"
        )
        self.add_text(where).setObjectName("branch-where")
        if reason:
            self.add_text(reason, "warn").setObjectName("branch-reason")
        self.name = QLineEdit(name)
        self.name.setObjectName("branch-name")
        self.name.setAccessibleName(tr("Name of the other game"))
        self.name.selectAll()
        if start is None:
            self.add_button(tr("Good"), role="primary")
            return
        self.body.addWidget(self.name)
        self.add_text(
            tr("Its dice are its own from here on and tell nothing of the rolls to come here."), "small"
        )
        self.add_button(tr("Cancel"))
        self.add_button(tr("Play it"), self.enter, role="primary", closes=False).setObjectName("branch-start")

    def first_focus(self) -> QWidget | None:
        return self.name if self._start is not None else super().first_focus()

    def enter(self) -> None:
        name = self.name.text().strip()
        if self._start is None:
            self.close_sheet()
        elif name:
            self.close_sheet()
            self._start(name)


class RelativesSheet(Sheet):
    """The games that left this one or that it left: to be compared with, or to be played on."""

    def __init__(
        self,
        games: Sequence[tuple[str, str]],
        compare: Callable[[str], object],
        play: Callable[[str], object],
    ) -> None:
        super().__init__(tr("Games that share their beginning with this one"), width=640)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SMALL)
        grid.setColumnStretch(0, 1)
        for line, (name, title) in enumerate(games):
            grid.addWidget(label(title, wrap=True), line, 0)
            deeds = (("compare", tr("Compare"), compare), ("play-on", tr("Play on"), play))
            for place, (deed, words, run) in enumerate(deeds, 1):
                made = button(words, partial(self._then, partial(run, name)))
                made.setObjectName(f"{deed}-{name}")
                made.setAccessibleName(f"{words}: {title}")
                grid.addWidget(made, line, place)
        self.body.addLayout(grid)
        if not games:
            self.add_text(tr("There are none yet. “What if…” makes one from any moment (Alt+B)."), "dim")
        self.body.addStretch(1)
        self.add_button(tr("Good"), role="primary")

    def _then(self, run: Callable[[], object]) -> None:
        self.close_sheet()
        run()


class CompareSheet(Sheet):
    """Two games side by side, so many steps after they parted. `differ` gives the list for a step."""

    def __init__(
        self,
        titles: tuple[str, str],
        steps: int,
        differ: Callable[[int], Sequence[Difference]],
        switch: Callable[[int], object],
    ) -> None:
        super().__init__(tr("Where they differ"), width=860)
        self._titles = titles
        self._differ = differ
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("compare-slider")
        self.slider.setAccessibleName(tr("Steps after the games part"))
        self.slider.setRange(0, steps)
        self.slider.setValue(steps)
        self.slider.valueChanged.connect(self._show)
        self._when = self.add_text("", "dim")
        self.body.addWidget(self.slider)
        self._table = QVBoxLayout()
        self.body.addLayout(self._table)
        self.body.addStretch(1)
        self.add_button(tr("Show the other board"), lambda: switch(self.slider.value())).setObjectName(
            "compare-switch"
        )
        self.add_button(tr("Good"), role="primary")
        self._show(steps)

    def rows(self) -> Sequence[Difference]:
        """What is listed."""
        return self._rows

    def first_focus(self) -> QWidget | None:
        return self.slider

    def _show(self, step: int) -> None:
        self._rows = tuple(self._differ(step))
        where = tr("Where they part")
        if step:
            where = trn("{count} step after they part", "{count} steps after they part", step)
        many = len(self._rows)
        found = trn("{count} difference", "{count} differences", many) if many else tr("no differences")
        self._when.setText(f"{where}: {found}.")
        clear(self._table)
        grid = QGridLayout()
        grid.setHorizontalSpacing(WIDE)
        grid.setVerticalSpacing(SMALL // 2)
        for place, head in enumerate(("", "", *self._titles)):
            grid.addWidget(label(head, "section", wrap=True), 0, place)
        for line, each in enumerate(self._rows[:MOST], 1):
            for place, text in enumerate((each.what, each.aspect, each.left, each.right)):
                grid.addWidget(label(text, "dim" if place == 1 else "body", wrap=True), line, place)
        for place, stretch in enumerate((3, 2, 3, 3)):
            grid.setColumnStretch(place, stretch)
        self._table.addWidget(holder(grid))
        if many > MOST:
            self._table.addWidget(label(tr("and {count} more", count=many - MOST), "small"))
