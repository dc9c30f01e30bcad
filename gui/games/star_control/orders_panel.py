"""The orders beside the starmap: what may be done in this phase, what may not and why, and the research."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QIcon, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.core.ids import PlayerId
from engine.core.view import TableView
from engine.core.violation import Violation
from gui.games.star_control.economy import Advance, OrderLine, Orders
from gui.games.star_control.pictures import SIDES, holding_picture
from gui.games.star_control.words import percent
from gui.panels.links import SCHEME, coloured, rule_link
from gui.qt import BASE, SMALL, clear, column, keep_keys, label, painting, scroller, tint, tool
from gui.speech import mark, said, tr, trn
from gui.theme.style import hub

_SIGNS = ("starbase", "colony", "mine", "fortification")


class OrdersPanel(QFrame):
    """Built anew from the offers after every command."""

    given = Signal(object)
    """The command of an order."""
    pointed = Signal(object)
    """Cells of an order under the hand, to be lit on the map; empty when it leaves."""
    piece_asked = Signal(object)
    """The Fleet of an order that is done on the map."""
    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._title = label("", "title", wrap=True)
        self._title.setObjectName("orders-title")
        self._prompt = label("", "body", wrap=True)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(SMALL)
        self._inside.setContentsMargins(0, 0, 6, BASE)
        inner = QWidget()
        inner.setLayout(self._inside)
        inner.setObjectName("clear")
        self._open = False
        self._field = scroller(inner, name=tr("Orders"))
        self.setFocusProxy(self._field)
        layout = column(self._title, self._prompt, self._field, gap=SMALL)
        layout.setContentsMargins(BASE, BASE, SMALL, 0)
        self.setLayout(layout)
        self.setMinimumWidth(300)
        self._shown: tuple[TableView, str, Orders, dict[PlayerId, tuple[Advance, ...]]] | None = None
        hub().changed.connect(self._again)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 160)

    def show_orders(
        self, view: TableView, phase: str, orders: Orders, research: dict[PlayerId, tuple[Advance, ...]]
    ) -> None:
        """Shows what may be done; `phase` is the title of the phase."""
        self._shown = (view, phase, orders, research)
        waiting = view.viewer not in view.active
        self._title.setText(
            tr("{phase} phase", phase=phase)
            if not waiting
            else tr("{phase} phase: the other side's", phase=phase)
        )
        self._prompt.setText(view.outcome.reason if view.outcome else "")
        self._prompt.setVisible(view.outcome is not None)
        keep_keys(self._field)
        clear(self._inside)
        for line in orders.now:
            self._inside.addWidget(self._button(line, view))
        on_map = [line for line in orders.on_map if line.piece is not None]
        if on_map:
            self._inside.addWidget(label(tr("On the map"), "section"))
            for line in on_map:
                self._inside.addWidget(self._fleet(line))
        if on_map:
            self._inside.addWidget(Legend())
        if orders.refused:
            self._inside.addWidget(label(tr("Not now"), "section"))
            for line in orders.refused:
                self._inside.addWidget(self._why(line))
        self._research(view, research)
        if orders.elsewhere:
            self._elsewhere(orders.elsewhere)
        self._inside.addStretch(1)

    def _again(self) -> None:
        if self._shown is not None:
            self.show_orders(*self._shown)

    def _toggle(self) -> None:
        self._open = not self._open
        self._again()

    def _button(self, line: OrderLine, view: TableView) -> QWidget:
        made = _Order(line.title, _sign(line, view, self.devicePixelRatioF()))
        made.setObjectName(f"order-{line.kind.partition('.')[2]}")
        made.clicked.connect(partial(self._give, line))
        made.entered.connect(partial(self.pointed.emit, line.cells))
        made.left.connect(partial(self.pointed.emit, ()))
        if line.chance is None:
            return made
        words = tr("Destroys the Fortress in <b>{percent}</b>", percent=percent(line.chance))
        rolls = ", ".join(f"{name} {face}+" for name, face in line.rolls)
        odds = self._rich(f"{words}<br>{coloured(rolls, 'text_dim')}")
        odds.setObjectName("order-odds")
        box = column(made, odds, gap=2)
        holder = QWidget()
        holder.setLayout(box)
        return holder

    def _give(self, line: OrderLine, *_clicked: object) -> None:
        if line.ready:
            self.pointed.emit(())
            self.given.emit(line.command)

    def _fleet(self, line: OrderLine) -> QWidget:
        cells = len(line.cells)
        count = trn("({count} hexes)", "({count} hexes)", cells)
        made = _Order(f"{line.title}  {count}" if cells else line.title, None)
        made.clicked.connect(partial(self._choose, line))
        made.entered.connect(partial(self.pointed.emit, line.cells))
        made.left.connect(partial(self.pointed.emit, ()))
        return made

    def _choose(self, line: OrderLine, *_clicked: object) -> None:
        self.piece_asked.emit(line.piece)

    def _why(self, line: OrderLine) -> QLabel:
        return self._rich(f"{line.title}<br>{_reasons(line.violations)}")

    def _elsewhere(self, lines: tuple[OrderLine, ...]) -> None:
        made = tool(tr("In other phases") + (" ▾" if self._open else " ▸"), self._toggle)
        made.setObjectName("orders-elsewhere")
        self._inside.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)
        if self._open:
            for line in lines:
                self._inside.addWidget(self._why(line))

    def _research(self, view: TableView, research: dict[PlayerId, tuple[Advance, ...]]) -> None:
        if not any(research.values()):
            return
        self._inside.addWidget(label(tr("Research"), "section"))
        for seat in view.seats:
            found = research.get(seat.id, ())
            if found:
                words = ", ".join(f"{each.race} {said(each.stat.title())} +{each.level}" for each in found)
                colour = SIDES.get(str(seat.id), ("neutral", 2, ""))[0]
                self._inside.addWidget(self._rich(f"{coloured(seat.letter, colour, strong=True)} {words}"))

    def _rich(self, html: str) -> QLabel:
        made = QLabel(html)
        made.setWordWrap(True)
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        made.linkActivated.connect(lambda link: self.rule_clicked.emit(link.removeprefix(f"{SCHEME}:")))
        return made


def _reasons(violations: tuple[Violation, ...]) -> str:
    return "<br>".join(f"{coloured(each.message, 'text_dim')} {rule_link(each.rule)}" for each in violations)


def _sign(line: OrderLine, view: TableView, ratio: float) -> QIcon | None:
    colour = SIDES.get(str(view.viewer), ("neutral", 2, ""))[0]
    built = getattr(line.command, "built", "")
    if built in _SIGNS:
        return QIcon(holding_picture(built, colour, 22, ratio))
    if line.kind == "star-control.build":
        return QIcon(holding_picture("fleets", colour, 22, ratio))
    return None


class Legend(QWidget):
    """What the colours and lines of the map's hexes mean."""

    ROWS = (
        ("accent", "dash", tr("can go there")),
        ("target", "line", tr("can attack there")),
        ("bad", "dot", tr("closed: the rule stands at the pointer")),
    )
    READ: Final = {
        "dash": mark("Dashed hexes: {words}"),
        "line": mark("Full hexes: {words}"),
        "dot": mark("Dotted hexes: {words}"),
    }

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("; ".join(tr(self.READ[rim], words=words) for _, rim, words in self.ROWS))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _line(self) -> float:
        return QFontMetricsF(hub().font("small")).height() + 5

    def sizeHint(self) -> QSize:
        return QSize(200, round(len(self.ROWS) * self._line() + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        styles = {"dash": Qt.PenStyle.DashLine, "dot": Qt.PenStyle.DotLine}
        with painting(self) as painter:
            for place, (token, style, words) in enumerate(self.ROWS):
                y = 2 + place * self._line()
                box = QRectF(2, y + 1, 22, self._line() - 5)
                painter.setPen(QPen(hub().colour(token), 1.5, styles.get(style, Qt.PenStyle.SolidLine)))
                painter.setBrush(tint(token, 0.14))
                painter.drawRoundedRect(box, 3, 3)
                painter.setFont(hub().font("small"))
                painter.setPen(hub().colour("text_dim"))
                painter.drawText(QPointF(32, box.bottom() - 2), words)


class _Order(QPushButton):
    """A button as wide as the panel: what does not fit ends in dots, and the tip has all of it."""

    entered = Signal()
    left = Signal()

    def __init__(self, text: str, sign: QIcon | None) -> None:
        super().__init__()
        self.setAutoDefault(True)  # as every button of gui.qt: Enter presses the one that has the keys
        self._whole = text
        self._room = 30 if sign is None else 60
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setStyleSheet("text-align: left;")
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if sign is not None:
            self.setIcon(sign)
            self.setIconSize(QSize(22, 22))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - self._room
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()
