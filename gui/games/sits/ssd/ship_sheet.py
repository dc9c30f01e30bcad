"""The ship sheet as a sheet in the window: page through the ships, zoom, read the rule of a box."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from engine.core.ids import PieceId, RuleId
from engine.core.ruleset import RuleText
from engine.rulesets.sits.view import ShipSheet
from gui.dialogs.sheet import Sheet
from gui.games.sits.ssd.view import SheetView
from gui.panels.bubble import Bubble
from gui.qt import button, label, row
from gui.speech import tr

_TALL: Final = 4000
"""More than any window: the sheet takes all the height there is."""
_FEW: Final = 260
"""Characters of a rule that the note at a box shows."""


class ShipSheetSheet(Sheet):
    """One ship's sheet at a time, as it stands; the ships are those that the seat sees."""

    def __init__(
        self,
        ships: Sequence[PieceId],
        first: PieceId,
        read: Callable[[PieceId], ShipSheet],
        rule_text: Callable[[RuleId], RuleText | None],
        open_rule: Callable[[str], object],
        *,
        print_ship: Callable[[PieceId], object] | None = None,
    ) -> None:
        super().__init__(tr("Ship sheet"), width=1000)
        self._ships = list(ships)
        self._place = self._ships.index(first)
        self._read = read
        self._rule_text = rule_text
        self._open_rule = open_rule
        self.view = SheetView()
        self.view.box_clicked.connect(self._told)
        self.bubble = Bubble(self.view)
        self._scale = label("", "small")
        self._words = label(
            tr("Arrows walk the boxes, Enter tells the rule, Ctrl and wheel zoom."), "small", wrap=True
        )
        tools = row(
            button(tr("Whole page"), self.view.fit_page),
            button(tr("Breadth"), self.view.fit),
            button("100 %", lambda: self.view.zoom_to(1.0)),
            button("200 %", lambda: self.view.zoom_to(2.0)),
            self._scale,
            None,
        )
        self.body.addLayout(tools)
        self.body.addWidget(self.view, 1)
        self.buttons.insertWidget(0, self._words, 100)
        self.view.shifted.connect(self._tell_scale)
        if len(self._ships) > 1:
            self.add_button(tr("Previous ship"), lambda: self._turn(-1), closes=False)
            self.add_button(tr("Next ship"), lambda: self._turn(1), closes=False)
        if print_ship is not None:
            self.add_button(tr("Print and export…"), lambda: print_ship(self.ship), closes=True)
        self.add_button(tr("Good"), role="primary")
        self._show()

    @property
    def ship(self) -> PieceId:
        """Whose sheet is shown."""
        return self._ships[self._place]

    def _turn(self, step: int) -> None:
        self._place = (self._place + step) % len(self._ships)
        self._show()

    def refresh(self) -> None:
        """The game went on while the sheet was open: it is read anew."""
        self._show()

    def _show(self) -> None:
        sheet = self._read(self.ship)
        self.bubble.hide()
        self.title.setText(
            tr("{ship}, {ship_class} class", ship=sheet.name or sheet.class_name, ship_class=sheet.class_name)
        )
        self.view.show_sheet(sheet)

    def _tell_scale(self) -> None:
        self.bubble.hide()
        self._scale.setText(f"{round(self.view.scale_now() * 100)} %")

    def _told(self, track: str, index: int, rule: str) -> None:
        """The rule of a box, at the box."""
        text = self._rule_text(RuleId(rule))
        number = rule.partition("/")[2]
        place = self.view.place_of(track, index)
        at = place.center().toPoint() if place is not None else self.view.mapFromGlobal(self.cursor().pos())
        spot = self.view.plan.of(track, index) if self.view.plan is not None and index >= 0 else None
        lines = [spot.words] if spot is not None else []
        if text is not None:
            told = text.text if len(text.text) <= _FEW else f"{text.text[:_FEW].rsplit(' ', 1)[0]} …"
            lines.append(f"{text.title}: {told} [{number}]")
        else:
            lines.append(tr("Rule {number}", number=number))
        self.bubble.say(
            "\n".join(lines),
            QPoint(at),
            "plain",
            offer=tr("Read rule {number}", number=number),
            take=lambda: self._open_rule(rule),
        )

    def first_focus(self) -> QWidget | None:
        return self.view

    def natural_height(self, breadth: int) -> int:
        """All the height of the window."""
        return _TALL
