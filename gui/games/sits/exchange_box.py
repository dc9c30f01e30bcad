"""The exchange of fire to be expected with the target, below its bearings: words, bars, what is assumed."""

from typing import Final

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.ids import PieceId
from engine.rulesets.sits.combat_view import ExchangeForecast
from gui.games.sits.exchange_asker import ExchangeAsker
from gui.games.sits.exchange_chart import ExchangeChart, boxes
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.plot_summary import put, words_label
from gui.qt import TIGHT, button, label, row
from gui.speech import tr

WAITING: Final = tr("Working out the exchange of fire \u2026")
NOTHING: Final = tr("Expected this turn: neither ship loses a box to the other.")
_STEPS: Final = {
    "early": tr("early"),
    "middle": tr("middle"),
    "first beams": tr("first beams"),
    "late": tr("late"),
    "second beams": tr("second beams"),
}
MORE, LESS = tr("\u25b8 What is assumed"), tr("\u25be What is assumed")


class ExchangeBox(QWidget):
    """Follows the plot on the desk; hidden where there is no exchange to speak of."""

    def __init__(self, desk: PlotDesk) -> None:
        super().__init__()
        self._desk = desk
        self.asker = ExchangeAsker(desk, self)
        self.asker.changed.connect(self._show)
        self.told = words_label()
        """The sums: it stands apart, where it is read first."""
        self.told.setObjectName("exchange-told")
        self.chart = ExchangeChart()
        self.more = button(MORE, self._toggle, role="flat")
        self.more.setObjectName("exchange-more")
        self.more.setProperty("room", "4 8")
        self.assumed = words_label("small")
        self.assumed.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, TIGHT, 0, 0)
        column.setSpacing(TIGHT)
        column.addWidget(label(tr("EXCHANGE OF FIRE, STEP BY STEP"), "section"))
        column.addWidget(self.chart)
        column.addLayout(row(self.more, None))
        column.addWidget(self.assumed)
        self._appear(shown=False)

    def refresh(self) -> None:
        """Follows the desk."""
        self._appear(shown=self._desk.exchange_case() is not None)
        self.asker.follow(wanted=self.isVisible())
        if self.asker.waiting:
            # The bars of the plot before stay until the new ones come; the words do not claim them.
            put(self.told, WAITING)
        elif self.asker.found is not None:
            self._show()

    def words(self) -> tuple[str, ...]:
        """The exchange for who reads the table in words; worked out at once if need be."""
        found, case = self.asker.now(), self._desk.exchange_case()
        if found is None or case is None:
            return ()
        own, foe = self._name(case.order.ship), self._name(case.target)
        title = tr("Exchange of fire of {own} and {foe}.", own=own, foe=foe)
        return (
            " ".join((title, totals(found, foe), steps_words(found))),
            tr("Assumed: {assumptions}", assumptions=" ".join(found.assumptions)),
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Asks for what nobody saw before."""
        super().showEvent(event)
        self.asker.follow(wanted=True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Asks for nothing that nobody sees."""
        super().hideEvent(event)
        self.asker.stop()

    def _show(self) -> None:
        found, target = self.asker.found, self._desk.target
        if found is None or target is None:
            self._appear(shown=False)
            return
        put(self.told, totals(found, self._name(target)))
        self.chart.show_exchange(found.given, found.taken)
        self.chart.setAccessibleName("; ".join(self.words()[:1]))
        tip = "\n".join(f"\u2022 {each}" for each in found.assumptions)
        put(self.assumed, tip)
        for part in (self.told, self.chart, self.more):
            part.setToolTip("\n".join((steps_words(found), tr("What is assumed:"), tip)))

    def _appear(self, *, shown: bool) -> None:
        self.setVisible(shown)
        self.told.setVisible(shown)

    def _toggle(self) -> None:
        opened = self.assumed.isHidden()
        self.assumed.setVisible(opened)
        self.more.setText(LESS if opened else MORE)

    def _name(self, piece: PieceId) -> str:
        counter = self._desk.counter(piece)
        title = (counter.title or counter.label or str(piece)) if counter is not None else str(piece)
        return " ".join(title.split())


def steps_words(found: ExchangeForecast) -> str:
    """The boxes of each step."""
    steps = [
        tr(
            "{step}: given {given}, taken {taken}",
            step=_STEPS[step],
            given=boxes(found.given[step]),
            taken=boxes(found.taken[step]),
        )
        for step in found.given
    ]
    return tr("By step: {steps}.", steps="; ".join(steps))


def totals(found: ExchangeForecast, foe: str) -> str:
    """Both sums in a sentence."""
    given, taken = sum(found.given.values()), sum(found.taken.values())
    if boxes(given) == boxes(taken) == "0":
        return NOTHING
    return tr(
        "Expected this turn: {given} boxes given to {foe}, {taken} taken.",
        given=boxes(given),
        foe=foe,
        taken=boxes(taken),
    )
