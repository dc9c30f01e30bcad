"""The strip over the board: turn, crew points, systems, standing of both sides."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.core.view import TableView
from engine.rulesets.holy_war.view import SideStanding, StandingsView
from gui.board.counter_painter import plate_path
from gui.games.holy_war.words import side_of, signed
from gui.panels.drawn import Drawn
from gui.qt import painting, tint
from gui.speech import tr, trn
from gui.theme.style import hub

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class WarStrip(Drawn):
    """Both sides, one at either end, the turns of the war between them; tips say what the figures are."""

    def __init__(self) -> None:
        super().__init__()
        self._view: TableView | None = None
        self._standings: StandingsView | None = None
        self._tips: list[tuple[QRectF, str]] = []
        self.setObjectName("war-strip")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.update)

    def show_war(self, view: TableView, standings: StandingsView | None) -> None:
        """Shows how the sides stand."""
        self._view, self._standings = view, standings
        sides = standings.sides if standings is not None else ()
        self.setAccessibleName(". ".join(f"{s.side}: {_words(s)}" for s in sides))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(700, max(36, round(QFontMetricsF(hub().font("title", 600)).height() + 16)))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        view, standings = self._view, self._standings
        self._tips = []
        with painting(self) as painter:
            painter.fillRect(self.rect(), hub().colour("panel"))
            painter.setPen(QPen(hub().colour("line"), 1))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
            if view is None or standings is None:
                return
            middle = min(280.0, self.width() * 0.26)
            half = (self.width() - middle) / 2
            high = self.height() - 1
            for place, side in enumerate(standings.sides):
                box = QRectF(place * (half + middle), 0, half, high)
                self._side(painter, view, side, box)
            self._turns(painter, view, standings, QRectF(half, 0, middle, high))

    def _side(self, painter: QPainter, view: TableView, side: SideStanding, box: QRectF) -> None:
        colour, shape, letter = side_of(side.side)
        if side.side in view.active:
            painter.fillRect(box, tint(f"{colour}_deep", 0.28 if hub().theme.name == "dark" else 0.45))
            painter.fillRect(QRectF(box.left(), box.bottom() - 2, box.width(), 2), hub().colour(colour))
        painter.save()
        painter.translate(box.left() + 22, box.center().y())
        painter.setPen(QPen(hub().colour("text"), 1.6) if side.side == view.viewer else Qt.PenStyle.NoPen)
        painter.setBrush(hub().colour(colour))
        painter.drawPath(plate_path(shape, 12))
        painter.setFont(hub().font("body", 600))
        painter.setPen(hub().colour("text_on_accent"))
        painter.drawText(QRectF(-14, -14, 28, 28), CENTRE, letter)
        painter.restore()
        left = box.left() + 42
        name = hub().font("body", 600)
        items = _figures(side)
        figure, small = hub().font("title", 600), hub().font("small")
        big, fine = QFontMetricsF(figure), QFontMetricsF(small)
        wanted = sum(
            big.horizontalAdvance(value) + fine.horizontalAdvance(word) + 18 for word, value, _ in items
        )
        wide = QFontMetricsF(name).horizontalAdvance(side.side)
        if left + wide + 14 + wanted <= box.right():
            painter.setFont(name)
            painter.setPen(hub().colour(colour))
            painter.drawText(QRectF(left, box.top(), wide + 4, box.height()), LEFT, side.side)
            left += wide + 14
        for word, value, tip in items:
            number = big.horizontalAdvance(value)
            label = fine.horizontalAdvance(word)
            where = QRectF(left, box.top(), number + label + 6, box.height())
            if where.right() > box.right():
                break
            painter.setFont(figure)
            painter.setPen(hub().colour("text"))
            painter.drawText(where, LEFT, value)
            painter.setFont(small)
            painter.setPen(hub().colour("text_dim"))
            painter.drawText(where.adjusted(number + 4, 0, 0, 0), LEFT, word)
            self._tips.append((where, tip))
            left = where.right() + 12

    def _turns(self, painter: QPainter, view: TableView, standings: StandingsView, box: QRectF) -> None:
        """The seven turns as boxes; from the eighth on the number stands there."""
        count = max(standings.turns, 1)
        size = min(22.0, (box.width() - 20) / count - 3)
        left = box.center().x() - count * (size + 3) / 2
        for n in range(1, count + 1):
            cell = QRectF(left + (n - 1) * (size + 3), box.center().y() - size / 2, size, size)
            now = n == view.turn
            painter.setPen(QPen(hub().colour("accent" if now else "line_strong"), 1.8 if now else 1))
            painter.setBrush(
                tint("accent", 0.3) if now else tint("text_faint", 0.25 if n < view.turn else 0.0)
            )
            painter.drawRoundedRect(cell, 4, 4)
            painter.setFont(hub().font("small", 600 if now else 400))
            painter.setPen(hub().colour("text" if now else "text_faint"))
            painter.drawText(cell, CENTRE, str(n))
        words = tr("Turn {turn} of {turns}", turn=view.turn, turns=standings.turns)
        if view.turn > standings.turns:
            words = (
                tr(
                    "Turn {turn}: the Holy Band plays on; Amtik rolls {rolls}",
                    turn=view.turn,
                    rolls=", ".join(map(str, standings.amtik)),
                )
                if standings.amtik
                else tr("Turn {turn}: the Holy Band plays on; Amtik rolls none", turn=view.turn)
            )
        self._tips.append((box, words))

    def tip_at(self, at: QPointF) -> str:
        return next((words for box, words in self._tips if box.contains(at)), "")


def _figures(side: SideStanding) -> list[tuple[str, str, str]]:
    """Word, number and tip of each figure."""
    systems, lost = len(side.systems), sum(n for _, n in side.lost)
    standing = signed(side.standing)
    found = []
    if side.crew is not None:
        tip = tr("Crew points saved and not spent; the other side does not know them")
        found.append((tr("{number} crew", number=side.crew), str(side.crew), tip))
    found += [
        (
            tr("{number} systems", number=systems),
            str(systems),
            tr("Systems with a StarGuard of this side"),
        ),
        (
            trn("{count} counter", "{count} counters", side.counters),
            str(side.counters),
            tr("Counters on the map without StarGuards, as they can be counted"),
        ),
        (tr("{number} standing", number=standing), standing, tr("Neutral Judgment marker")),
        (tr("{number} lost", number=lost), str(lost), tr("Units lost")),
    ]
    # The number is drawn larger, before its word.
    return [(phrase.replace(number, "").strip(), number, tip) for phrase, number, tip in found]


def _words(side: SideStanding) -> str:
    return ", ".join(f"{word} {value}" for word, value, _ in _figures(side))
