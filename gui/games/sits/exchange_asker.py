"""Asks what a plot may give and take against the target, step by step, after the hand has paused."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.rulesets.sits.combat_view import EXCHANGE_STEPS, ExchangeForecast
from gui.games.sits.desk_reading import ExchangeCase
from gui.games.sits.plot_desk import PlotDesk

PAUSE: Final = 250
"""Milliseconds without a change after which the rules are asked; a plot in flux is not worth it."""


class ExchangeAsker(QObject):
    """What the desk's plot is expected to come to; one step of the turn is asked for at a time.

    The first answer of a battle may take a fifth of a second where ships are close; sliced by step, and never
    asked for while a hand drags, it keeps no click waiting for all of it.
    """

    changed = Signal()
    """There is another answer, or none any more."""

    def __init__(self, desk: PlotDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._key: ExchangeCase | None = None
        self._parts: list[ExchangeForecast] = []
        self._found: ExchangeForecast | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)

    @property
    def found(self) -> ExchangeForecast | None:
        """The last whole answer; that of the plot before while `waiting`."""
        return self._found

    @property
    def waiting(self) -> bool:
        """Whether the plot on the desk has another answer, that is not there yet."""
        return self._key is not None and len(self._parts) < len(EXCHANGE_STEPS)

    def follow(self, *, wanted: bool) -> None:
        """Looks at the desk again; `wanted` is whether anybody sees the answer."""
        key = self._desk.exchange_case()
        if not _same(key, self._key):
            if key is None or self._key is None or key.pair != self._key.pair:
                # Of another pair of ships nothing holds any more.
                self._found = None
            self._key, self._parts = key, []
            self._timer.stop()
        if not self.waiting:
            return
        if not wanted:
            self._timer.stop()
        elif self._desk.dragging or not self._parts:
            self._timer.start(PAUSE)

    def now(self) -> ExchangeForecast | None:
        """The answer at once, for who reads and does not look."""
        self.follow(wanted=False)
        while self.waiting:
            self._step()
        return self._found

    def stop(self) -> None:
        """Asks no more until the desk changes."""
        self._timer.stop()

    def _ask(self) -> None:
        if not self.waiting:
            return
        if self._desk.dragging:
            self._timer.start(PAUSE)
            return
        self._step()
        if self.waiting:
            self._timer.start(0)

    def _step(self) -> None:
        part = self._desk.exchange(EXCHANGE_STEPS[len(self._parts)])
        if part is None:
            self._key, self._found = None, None
            self.changed.emit()
            return
        self._parts.append(part)
        if not self.waiting:
            self._found = _joined(self._parts)
            self.changed.emit()


def _same(one: ExchangeCase | None, other: ExchangeCase | None) -> bool:
    """Views are told apart as objects: to compare all that is in them takes too long while a hand plots."""
    if one is None or other is None:
        return one is other
    return one.view is other.view and one.order == other.order and one.target == other.target


def _joined(parts: list[ExchangeForecast]) -> ExchangeForecast:
    """Answers for single steps as one."""
    return ExchangeForecast(
        given={step: boxes for part in parts for step, boxes in part.given.items()},
        taken={step: boxes for part in parts for step, boxes in part.taken.items()},
        assumptions=parts[-1].assumptions,
    )
