"""A battle of one's own: ships or points a side, nations, who starts high, what is drawn by lot (D2.12)."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, cast

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QListWidget,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine import library
from engine.library import ContentError
from gui.dialogs.sheet import Sheet
from gui.qt import SMALL, WIDE, button, column, label, row
from gui.speech import both, said, tr, trn
from gui.theme.style import hub

SIDES: Final = {"Green": tr("Green"), "Red": tr("Red")}
ANY: Final = tr("any nation")
_POINTS: Final = {"Green": 300, "Red": 300}
_NATIONS: Final = {"Green": "RMN", "Red": "PN"}
MOST: Final = 100_000
_TALL: Final = 540


class Ship(Protocol):
    """What the list of ships says of a class."""

    slug: str
    name: str
    nation_code: str
    class_type: str
    cost: int


Made = Callable[[Mapping[str, Any]], object]


class _Side(QWidget):
    """The force of one side: points to buy from a nation, or ships picked one by one."""

    def __init__(self, side: str, yard: Sequence[Ship]) -> None:
        super().__init__()
        self._yard = {ship.slug: ship for ship in yard}
        self.picked: list[str] = []
        self.how = QComboBox()
        self.how.addItems([tr("Points to spend"), tr("Ships of your choice")])
        self.how.setObjectName(f"force-how-{side}")
        self.how.setAccessibleName(tr("{side}: how the force is made up", side=SIDES[side]))
        self.points = QSpinBox()
        self.points.setRange(1, MOST)
        self.points.setSingleStep(50)
        self.points.setValue(_POINTS[side])
        self.points.setObjectName(f"force-points-{side}")
        self.points.setAccessibleName(tr("{side}: points", side=SIDES[side]))
        self.nation = QComboBox()
        self.nation.addItems([ANY, *dict.fromkeys(ship.nation_code for ship in yard)])
        self.nation.setCurrentText(_NATIONS[side])
        self.nation.setObjectName(f"force-nation-{side}")
        self.nation.setAccessibleName(tr("{side}: nation", side=SIDES[side]))
        self.ships = QComboBox()
        self.ships.setObjectName(f"force-ships-{side}")
        self.ships.setAccessibleName(tr("{side}: ships to be had", side=SIDES[side]))
        self.list = QListWidget()
        self.list.setObjectName(f"force-list-{side}")
        self.list.setAccessibleName(tr("{side}: ships picked", side=SIDES[side]))
        self.list.setMinimumHeight(110)
        self.total = label("", "small")
        add = button(tr("Add"), self.add)
        add.setObjectName(f"force-add-{side}")
        self._picking = QWidget()
        picks = row(self.ships, add, button(tr("Remove"), self.remove), gap=SMALL)
        picks.setStretch(0, 1)
        self._picking.setLayout(column(picks, self.list, self.total, gap=SMALL))
        self._spending = QWidget()
        self._spending.setLayout(row(label(tr("Points"), "dim"), self.points, None, gap=SMALL))
        title = label(SIDES[side], "body")
        title.setStyleSheet("font-weight: 600;")
        nation = row(label(tr("Nation"), "dim"), self.nation, None, gap=SMALL)
        box: QVBoxLayout = column(title, self.how, nation, self._spending, self._picking, None, gap=SMALL)
        self.setLayout(box)
        self.how.currentIndexChanged.connect(lambda _index: self._show())
        self.nation.currentIndexChanged.connect(lambda _index: self._fill())
        self._fill()
        self._show()

    def _fill(self) -> None:
        self.ships.clear()
        wanted = self.nation.currentText()
        for ship in self._yard.values():
            if wanted in (ANY, ship.nation_code):
                self.ships.addItem(_ship_words(ship), ship.slug)

    def _show(self) -> None:
        picking = self.how.currentIndex() == 1
        self._picking.setVisible(picking)
        self._spending.setVisible(not picking)
        cost = sum(self._yard[slug].cost for slug in self.picked)
        self.total.setText(
            trn(
                "{count} ships, {cost} points before officers [D2.221]",
                "{count} ships, {cost} points before officers [D2.221]",
                len(self.picked),
                cost=cost,
            )
        )

    def add(self) -> None:
        """Picks the ship that is chosen."""
        slug = self.ships.currentData()
        if slug is not None:
            self.picked.append(slug)
            self.list.addItem(_ship_words(self._yard[slug]))
            self._show()

    def remove(self) -> None:
        """Takes the marked ship, or the last one, out again."""
        place = self.list.currentRow() if self.list.currentRow() >= 0 else len(self.picked) - 1
        if self.picked:
            del self.picked[place]
            self.list.takeItem(place)
            self._show()

    def force(self) -> dict[str, Any]:
        """What the side brings, as plain data."""
        nation = self.nation.currentText()
        if self.how.currentIndex() == 1:
            return {"classes": list(self.picked)}
        return {"points": self.points.value(), "nation": "" if nation == ANY else nation}


def _ship_words(ship: Ship) -> str:
    return f"{ship.name} {ship.class_type}, {ship.nation_code}: {ship.cost}"


class ForcesSheet(Sheet):
    """Makes a scenario of what both sides bring, and hands it on."""

    def __init__(self, made: Made) -> None:
        super().__init__(tr("A battle of your own"), width=900)
        self._made = made
        self._rules = cast("Any", library.create("sits"))
        yard: Sequence[Ship] = self._rules.shipyard()
        self.add_text(
            tr(
                "Both sides start at opposite corners of the table, one of them "
                "higher [D2.12]. Points buy ships"
                " by lot, as near to the sum as can be."
            ),
            "dim",
        )
        self.sides = {side: _Side(side, yard) for side in SIDES}
        forms = row(*self.sides.values(), gap=WIDE)
        for place in range(len(SIDES)):
            forms.setStretch(place, 1)
        self.body.addLayout(forms)
        self.high = _choice("force-high", tr("Who starts high"), dict(reversed(SIDES.items())))
        self.hexes = _choice("force-hexes", tr("Hexes"), {"large": tr("Large"), "small": tr("Small")})
        self.placed = QCheckBox(tr("Ships are in position already, by lot"))
        self.placed.setObjectName("force-placed")
        self.officers = QCheckBox(tr("Officers by lot: their grades change what a force costs [D1.12]"))
        self.officers.setObjectName("force-officers")
        line = row(
            label(tr("Starts high"), "dim"), self.high, label(tr("Hexes"), "dim"), self.hexes, None, gap=SMALL
        )
        self.body.addLayout(line)
        self.body.addWidget(self.placed)
        self.body.addWidget(self.officers)
        self.problem = self.add_text("", "bad")
        self.problem.hide()
        self.body.addStretch(1)
        self.add_button(tr("Cancel"))
        self.add_button(tr("Make it"), self.make, role="primary", closes=False).setObjectName("force-make")

    def natural_height(self, breadth: int) -> int:
        """Room for a list of ships, and for what can't be had."""
        return max(super().natural_height(breadth), round(_TALL * hub().theme.text_scale))

    def wishes(self) -> dict[str, Any]:
        """What has been chosen, as plain data."""
        return {
            **{side.lower(): form.force() for side, form in self.sides.items()},
            "high": self.high.currentData(),
            "hexes": self.hexes.currentData(),
            "placed": self.placed.isChecked(),
            "random_officers": self.officers.isChecked(),
        }

    def make(self) -> None:
        """Makes the scenario; what can't be had is said here."""
        empty = [
            side for side, form in self.sides.items() if form.how.currentIndex() == 1 and not form.picked
        ]
        if empty:
            self._say(tr("{sides} must have a ship.", sides=both([SIDES[side] for side in empty])))
            return
        try:
            scenario = self._rules.battle(self.wishes(), secrets.token_hex(8))
        except ContentError as problem:
            self._say(said(str(problem)))
            return
        self.close_sheet()
        self._made(scenario)

    def _say(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.show()


def _choice(name: str, title: str, values: Mapping[str, str]) -> QComboBox:
    made = QComboBox()
    made.setObjectName(name)
    made.setAccessibleName(title)
    for value, words in values.items():
        made.addItem(words, value)
    return made
