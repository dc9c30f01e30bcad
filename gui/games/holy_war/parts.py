"""Small parts of the panels: buttons of offers, rows of types, rich lines, the Neutrals Chart, tables."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from engine.core.view import Offer
from engine.core.violation import Violation, blocking
from engine.rulesets.holy_war.view import StandingsView, TableSheet, TypeView
from gui.games.holy_war.lanes import WEAPONS, method
from gui.games.holy_war.pictures import paint_art
from gui.games.holy_war.unit_cards import CENTRE, LEFT
from gui.games.holy_war.words import reasons, side_of, signed
from gui.panels.drawn import Drawn
from gui.panels.links import coloured, rule_link
from gui.panels.wrap_button import WrapButton
from gui.qt import painting, set_role, tint
from gui.speech import tr
from gui.theme.style import hub

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def why_html(violations: tuple[Violation, ...]) -> str:
    """Reasons as lines with links to their rules."""
    return "<br>".join(f"{coloured(v.message, 'text_dim')} {rule_link(v.rule)}" for v in violations)


def rich(html: str, name: str = "") -> QLabel:
    """A wrapped line with links."""
    made = QLabel(html)
    made.setObjectName(name)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.RichText)
    # Without it a long text asks for more width than a panel has at large text sizes.
    made.setMinimumWidth(1)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return made


class OfferButton(WrapButton):
    """An offer with a command as a button; what speaks against it is its tip."""

    entered = Signal()
    left = Signal()

    def __init__(self, offer: Offer) -> None:
        super().__init__(offer.title)
        self.setObjectName(f"offer-{offer.kind.partition('.')[2]}")
        self.setEnabled(not blocking(offer.violations) and offer.command is not None)
        self.setToolTip(reasons(offer.violations))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if offer.primary:
            set_role(self, "primary")

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()


class TypeRow(QPushButton):
    """A type of unit that can be activated: figure, name, weapon systems, counters left, cost."""

    def __init__(self, kind: TypeView, left: int, cost: int, *, held: bool, why: str) -> None:
        super().__init__()
        self.setAutoDefault(True)  # as every button of gui.qt: Enter presses the one that has the keys
        self._kind, self._left, self._cost = kind, left, cost
        self.setObjectName(f"type-{kind.code}")
        self.setCheckable(True)
        self.setChecked(held)
        self.setEnabled(not why)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        numbers = ", ".join(f"{name} {value}" for name, value, _ in kind.ratings)
        self.setAccessibleName(
            tr("{name}: {numbers}; {count} left", name=kind.name, numbers=numbers, count=left)
        )
        made = method(kind)
        tip = [f"{kind.name} ({kind.code}): {numbers}"]
        tip += [tr("Reconstructed, for the printed numbers are lost: {method}", method=made)] if made else []
        tip += [why] if why else []
        self.setToolTip("\n".join(tip))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(240, round(QFontMetricsF(hub().font("body")).height() * 2 + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            held = self.isChecked()
            ground = (
                tint("accent_deep", 0.55)
                if held
                else hub().colour("hover" if self.underMouse() else "raised")
            )
            painter.setBrush(ground)
            token = "focus" if self.hasFocus() else "accent" if held else "line"
            painter.setPen(QPen(hub().colour(token), 2 if self.hasFocus() else 1.2))
            painter.drawRoundedRect(box, 6, 6)
            painter.setOpacity(1.0 if self.isEnabled() else 0.45)
            self._inside(painter, box)

    def _inside(self, painter: QPainter, box: QRectF) -> None:
        kind = self._kind
        reach = box.height() / 2 - 4
        paint_art(
            painter,
            f"hw-{kind.code.lower()}",
            kind.side,
            QPointF(box.left() + reach + 5, box.center().y()),
            reach,
        )
        left = box.left() + 2 * reach + 12
        upper = QRectF(left, box.top() + 2, box.right() - left - 8, box.height() / 2 - 2)
        lower = QRectF(left, box.center().y() - 1, upper.width(), box.height() / 2 - 1)
        painter.setFont(hub().font("figure", 600))
        cost = str(self._cost)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(cost) + 12
        painter.setPen(hub().colour("text"))
        painter.drawText(box.adjusted(0, 0, -8, 0), RIGHT, cost)
        painter.setFont(hub().font("body", 600))
        name = QFontMetricsF(painter.font()).elidedText(
            kind.name, Qt.TextElideMode.ElideRight, upper.width() - wide
        )
        painter.drawText(upper, LEFT, name)
        painter.setFont(hub().font("small"))
        painter.setPen(hub().colour("text_dim"))
        numbers = "   ".join(f"{name} {value}" for name, value, _ in kind.ratings if name in WEAPONS)
        painter.drawText(lower, LEFT, numbers)
        if method(kind):
            shift = QFontMetricsF(painter.font()).horizontalAdvance(numbers) + 8
            painter.setPen(hub().colour("warn"))
            painter.drawText(lower.adjusted(shift, 0, 0, 0), LEFT, "R")
        painter.setPen(hub().colour("text_faint"))
        painter.drawText(lower.adjusted(0, 0, -wide, 0), RIGHT, tr("{count} left", count=self._left))


class NeutralsChart(QWidget):
    """The Neutrals Chart: both markers on one scale, and the alliances that each standing lets seek."""

    def __init__(self) -> None:
        super().__init__()
        self._view: StandingsView | None = None
        self.setObjectName("neutrals-chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.update)

    def show_standings(self, view: StandingsView) -> None:
        """Shows where the markers stand."""
        self._view = view
        words = "; ".join(
            tr(
                "{side} {standing}, alliances a turn: {attempts}",
                side=s.side,
                standing=signed(s.standing),
                attempts=s.attempts,
            )
            for s in view.sides
        )
        self.setAccessibleName(tr("Neutrals Chart: {standings}", standings=words))
        self.setToolTip(
            tr("Neutral Judgment markers, and how many alliances each standing lets seek in a turn.")
        )
        self.updateGeometry()
        self.update()

    def _line(self) -> float:
        return QFontMetricsF(hub().font("small")).height()

    def sizeHint(self) -> QSize:
        return QSize(240, round(3.2 * self._line() + 26))

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        with painting(self) as painter:
            wide = self.width() / max(1, len(view.chart))
            line = self._line()
            middle = line + 11.0
            for place, (standing, attempts) in enumerate(view.chart):
                cell = QRectF(place * wide + 1, middle - 2, wide - 2, line + 4)
                painter.setPen(QPen(hub().colour("line"), 1))
                painter.setBrush(tint("good" if attempts else "raised", 0.12 + 0.12 * attempts))
                painter.drawRoundedRect(cell, 3, 3)
                painter.setFont(hub().font("small", 600))
                painter.setPen(hub().colour("text"))
                painter.drawText(cell, CENTRE, signed(standing))
                painter.setFont(hub().font("small"))
                painter.setPen(hub().colour("text_faint"))
                under = QRectF(cell.left(), cell.bottom() + line + 4, cell.width(), line)
                painter.drawText(under, CENTRE, str(attempts))
                for row, side in enumerate(view.sides):
                    if side.standing == standing:
                        y = middle - 10 if row == 0 else cell.bottom() + 10
                        self._marker(painter, str(side.side), QPointF(cell.center().x(), y))

    def _marker(self, painter: QPainter, side: str, at: QPointF) -> None:
        colour, shape, letter = side_of(side)
        size = self._line() * 0.62
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour(colour))
        box = QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
        painter.drawEllipse(box) if shape == 0 else painter.drawRoundedRect(box, 3, 3)
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("text_on_accent"))
        painter.drawText(box, CENTRE, letter)


class TableWidget(Drawn):
    """A table of the rules; reconstructed cells are marked, and the cell that counts now is lit."""

    rule_asked = Signal(str)

    def __init__(self, sheet: TableSheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._lit: tuple[str, str] = ("", "")
        self._cells: list[tuple[QRectF, str]] = []
        self.setObjectName(f"table-{sheet.id}")
        self.setAccessibleName(sheet.title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.update)

    def light(self, row: str, column: str) -> None:
        """Lights a row, a column, or the cell where both meet."""
        self._lit = (row, column)
        self.update()

    def _line(self) -> float:
        return QFontMetricsF(hub().font("small")).height() + 4

    def sizeHint(self) -> QSize:
        return QSize(260, round((len(self._sheet.rows) + 2) * self._line() + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet, line = self._sheet, self._line()
        self._cells = []
        columns = sheet.columns or ("",)
        with painting(self) as painter:
            painter.setFont(hub().font("small", 600))
            painter.setPen(hub().colour("text_dim"))
            painter.drawText(QRectF(0, 0, self.width(), line), LEFT, sheet.title)
            head = 26.0 * hub().theme.text_scale
            wide = (self.width() - head) / len(columns)
            painter.setFont(hub().font("small"))
            for place, column in enumerate(columns):
                box = QRectF(head + place * wide, line, wide, line)
                lit = column and column == self._lit[1]
                if lit:
                    painter.fillRect(
                        QRectF(box.left(), line, wide, line * (len(sheet.rows) + 1)), tint("accent", 0.16)
                    )
                painter.setPen(hub().colour("text" if lit else "text_faint"))
                short = (
                    column.replace(" to ", "…")
                    .replace(" down", "↓")
                    .replace(" and up", "↑")
                    .replace(" up", "↑")
                )
                painter.drawText(box, CENTRE, short.replace("-", "−") if sheet.id == "combat" else short)
            for n, (row, values) in enumerate(sheet.rows):
                self._row(painter, row, values, QRectF(0, (n + 2) * line, self.width(), line), head)

    def _row(self, painter: QPainter, row: str, values: tuple[str, ...], box: QRectF, head: float) -> None:
        sheet = self._sheet
        if row == self._lit[0]:
            painter.fillRect(box, tint("accent", 0.16))
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour("text_dim"))
        painter.drawText(QRectF(0, box.top(), head, box.height()), CENTRE, row)
        columns = sheet.columns or ("",)
        wide = (box.width() - head) / len(columns)
        for place, (column, value) in enumerate(zip(columns, values, strict=False)):
            cell = QRectF(head + place * wide, box.top(), wide, box.height())
            made = (row, column) in sheet.made_up or sheet.source.kind == "reconstructed"
            now = (row, column) == self._lit
            painter.setPen(QPen(hub().colour("accent" if now else "line"), 1.6 if now else 0.8))
            painter.setBrush(tint("warn", 0.1) if made else Qt.BrushStyle.NoBrush)
            painter.drawRect(cell.adjusted(1, 1, -1, -1))
            painter.setFont(hub().font("small", 600 if now else 400))
            painter.setPen(hub().colour("text"))
            painter.drawText(cell, CENTRE, value)
            if made:
                self._cells.append(
                    (
                        cell,
                        tr(
                            "{value}: reconstructed, the printed cell is lost. {method}",
                            value=value,
                            method=sheet.source.ref,
                        ),
                    )
                )

    def tip_at(self, at: QPointF) -> str:
        return next((words for box, words in self._cells if box.contains(at)), self._sheet.title)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.rule_asked.emit(f"holy-war/{self._sheet.rule}")
