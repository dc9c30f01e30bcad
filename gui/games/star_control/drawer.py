"""The fleet drawer: the Fleets of a hex as rows of ship cards; cards are dragged from Fleet to Fleet."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy

from engine.core.ids import PieceId
from gui.announce import announce
from gui.games.star_control.fleet_cards import Drawer, FleetRow, ShipCard
from gui.games.star_control.pictures import SIDES, paint_ship
from gui.panels.drawn import DrawnCards
from gui.qt import BASE, SMALL, button, column, label, painting, row, tint
from gui.speech import said, tr
from gui.theme.style import hub

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
Judge = Callable[[tuple[PieceId, ...], PieceId | None], str]
"""Why these ships can't go into that Fleet (None: a new one); nothing where they can."""
_GAP: Final = 6
_NEW: Final = 104


@dataclass(slots=True)
class _Lane:
    row: FleetRow | None
    """None: the place for a new Fleet."""
    box: QRectF
    cards: list[tuple[ShipCard, QRectF]] = field(default_factory=list)


class CardField(DrawnCards):
    """Paints lanes and cards, and knows what is under the hand."""

    chosen = Signal(object)
    """A ship was clicked or walked to: PieceId."""
    fleet_chosen = Signal(object)
    moved = Signal(object, object)
    """Ships (tuple of PieceId) and the Fleet they shall join; None for a new one."""
    marked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._drawer = Drawer(cell=None)
        self._lanes: list[_Lane] = []
        self._at = 0
        self.marks: list[PieceId] = []
        self.judge: Judge = lambda _ships, _fleet: ""
        self._pressed: QPointF | None = None
        self._hand: QPointF | None = None
        self._over: _Lane | None = None
        self._why = ""
        self.setObjectName("fleet-cards")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(tr("Ships of this hex"))
        hub().changed.connect(self._lay_out)

    # ---- what lies in it

    def show_drawer(self, drawer: Drawer) -> None:
        """Shows another hex, or the same after a command."""
        before = self.card()
        self._drop_hand()
        self._drawer = drawer
        known = {ship.id for fleet in drawer.rows for ship in fleet.ships}
        self.marks = [piece for piece in self.marks if piece in known]
        self._lay_out()
        ids = [ship.id for ship in self.cards()]
        self._at = ids.index(before.id) if before is not None and before.id in ids else 0
        self._tell()

    def cards(self) -> list[ShipCard]:
        """All cards, Fleet by Fleet."""
        return [ship for fleet in self._drawer.rows for ship in fleet.ships]

    def card(self) -> ShipCard | None:
        """The card that the keys mean."""
        cards = self.cards()
        return cards[self._at] if self._at < len(cards) else None

    def select(self, piece: PieceId | None) -> None:
        """Marks a ship that was chosen elsewhere."""
        ids = [ship.id for ship in self.cards()]
        if piece in ids:
            self._at = ids.index(piece)
            self.update()

    def held(self) -> tuple[PieceId, ...]:
        """The ships that a drop or key moves: the marked ones, else the one that the keys mean."""
        card = self.card()
        if card is not None and card.id not in self.marks:
            return (card.id,)
        return tuple(self.marks)

    # ---- layout

    def _scale(self) -> float:
        return hub().theme.text_scale

    def card_size(self) -> tuple[float, float]:
        """Width and height of a card."""
        return round(126 * self._scale()), round(84 * self._scale())

    def _head(self) -> float:
        return QFontMetricsF(hub().font("small", 600)).height() + 8

    def _lay_out(self) -> None:
        wide, high = self.card_size()
        head = self._head()
        self._lanes, x = [], 4.0
        for fleet in self._drawer.rows:
            width = max(170.0, len(fleet.ships) * (wide + _GAP) + _GAP)
            lane = _Lane(fleet, QRectF(x, 2, width, head + high + _GAP))
            for place, ship in enumerate(fleet.ships):
                lane.cards.append((ship, QRectF(x + _GAP + place * (wide + _GAP), 2 + head, wide, high)))
            self._lanes.append(lane)
            x += width + _GAP
        if self._drawer.may_rearrange and any(fleet.owner == self._owner() for fleet in self._drawer.rows):
            self._lanes.append(_Lane(None, QRectF(x, 2, _NEW * self._scale(), head + high + _GAP)))
            x += _NEW * self._scale() + _GAP
        self.setMinimumSize(round(x + 2), round(head + high + _GAP + 4))
        self.updateGeometry()
        self.update()

    def _owner(self) -> object:
        movable = next((s for f in self._drawer.rows for s in f.ships if s.movable), None)
        return movable.owner if movable is not None else object()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def card_box(self, piece: PieceId) -> QRectF:
        """Where a ship's card lies; KeyError for one that is not here."""
        for lane in self._lanes:
            for ship, box in lane.cards:
                if ship.id == piece:
                    return box
        raise KeyError(piece)

    def lane_box(self, fleet: PieceId | None) -> QRectF:
        """Where a Fleet's lane lies, or with None that for a new Fleet; KeyError where there is none."""
        for lane in self._lanes:
            if (lane.row.id if lane.row is not None else None) == fleet:
                return lane.box
        raise KeyError(fleet)

    def _card_at(self, at: QPointF) -> int:
        boxes = [box for lane in self._lanes for _, box in lane.cards]
        return next((k for k, box in enumerate(boxes) if box.contains(at)), -1)

    def _lane_at(self, at: QPointF) -> _Lane | None:
        return next((lane for lane in self._lanes if lane.box.contains(at)), None)

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        index = self._card_at(event.position())
        if index < 0:
            lane = self._lane_at(event.position())
            if lane is not None and lane.row is not None:
                self.fleet_chosen.emit(lane.row.id)
            return
        self._at = index
        ship = self.cards()[index]
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier):
            self._toggle(ship.id)
        elif ship.id not in self.marks:
            self.marks = []
        self._pressed = event.position() if ship.movable else None
        self.chosen.emit(ship.id)
        self._tell()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            over = self._card_at(event.position()) >= 0
            self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
            return
        moved = (event.position() - self._pressed).manhattanLength()
        if self._hand is None and moved < QApplication.startDragDistance():
            return
        self._hand = event.position()
        self._hold_over(self._lane_at(event.position()))
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _hold_over(self, lane: _Lane | None) -> None:
        if lane is not self._over:
            self._over = lane
            self._why = "" if lane is None else self.judge(self.held(), _id(lane))
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        lane, held = self._over, self._hand is not None
        ships = self.held()
        self._drop_hand()
        if held and lane is not None and ships:
            self._send(ships, _id(lane))

    def _send(self, ships: tuple[PieceId, ...], fleet: PieceId | None) -> None:
        """Asks for a transfer; whatever comes of it, nothing stays marked."""
        self.marks = []
        self.moved.emit(ships, fleet)

    def _drop_hand(self) -> None:
        self._pressed = self._hand = self._over = None
        self._why = ""
        self.unsetCursor()
        self.update()

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cards = self.cards()
        key = event.key()
        if key == Qt.Key.Key_Escape and (self._hand is not None or self.marks):
            self._drop_hand()
            self.marks = []
            self._tell()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and cards:
            step = -1 if key == Qt.Key.Key_Left else 1
            self._at = min(max(0, self._at + step), len(cards) - 1)
            self.chosen.emit(cards[self._at].id)
            self._tell()
        elif key == Qt.Key.Key_Space and cards:
            self._toggle(cards[self._at].id)
            self._tell()
        elif key == Qt.Key.Key_N and self.held():
            self._send(self.held(), None)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self._drawer.rows):
            self._send(self.held(), self._drawer.rows[key - Qt.Key.Key_1].id)
        else:
            event.ignore()

    def _toggle(self, piece: PieceId) -> None:
        if piece in self.marks:
            self.marks.remove(piece)
        else:
            self.marks.append(piece)

    def _tell(self) -> None:
        card = self.card()
        words = card.words if card is not None else tr("no ships")
        announce(
            self, tr("{words}. Space marks, N makes a new Fleet, a number joins that Fleet.", words=words)
        )
        self.update()
        self.marked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def tip_at(self, at: QPointF) -> str:
        index = self._card_at(at)
        return card_tip(self.cards()[index]) if index >= 0 else ""

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            if not self._lanes:
                painter.setFont(hub().font("body"))
                painter.setPen(hub().colour("text_faint"))
                words = tr("Choose a Fleet or a hex on the starmap: its ships lie here as cards.")
                painter.drawText(QRectF(self.rect()), CENTRE | Qt.TextFlag.TextWordWrap, words)
            index = 0
            for place, lane in enumerate(self._lanes):
                self._lane(painter, place, lane)
                for ship, box in lane.cards:
                    self._card(painter, index, ship, box)
                    index += 1
            if self._hand is not None:
                self._held_pile(painter, self._hand)

    def _lane(self, painter: QPainter, place: int, lane: _Lane) -> None:
        over = lane is self._over and self._hand is not None
        token = "line"
        if over:
            token = "bad" if self._why else "accent"
        pen = QPen(hub().colour(token), 2 if over else 1)
        if lane.row is None:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(tint("raised", 0.35) if not over else tint(token, 0.12))
        painter.drawRoundedRect(lane.box, 8, 8)
        head = QRectF(lane.box.left() + 8, lane.box.top() + 1, lane.box.width() - 12, self._head())
        if lane.row is None:
            painter.setFont(hub().font("body", 500))
            painter.setPen(hub().colour("bad" if over and self._why else "text_dim"))
            words = self._why if over and self._why else tr("New Fleet\ndrop here, or N")
            painter.drawText(lane.box.adjusted(6, 4, -6, -4), CENTRE | Qt.TextFlag.TextWordWrap, words)
            return
        colour = SIDES.get(str(lane.row.owner), ("neutral", 2, ""))[0]
        painter.setFont(hub().font("small", 600))
        metrics = QFontMetricsF(painter.font())
        painter.setPen(hub().colour(colour))
        painter.drawText(head, LEFT, f"{place + 1}  {lane.row.id}")
        left = metrics.horizontalAdvance(f"{place + 1}  {lane.row.id}") + 10
        painter.setFont(hub().font("small"))
        painter.setPen(hub().colour("bad" if over and self._why else "text_dim"))
        words = self._why if over and self._why else " · ".join([lane.row.moves, *lane.row.state])
        room = head.width() - left - 4
        words = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(head.adjusted(left, 0, 0, 0), LEFT, words)

    def _card(self, painter: QPainter, index: int, ship: ShipCard, box: QRectF) -> None:
        marked = ship.id in self.marks
        now = index == self._at
        dim = self._hand is not None and ship.id in self.held()
        painter.save()
        painter.setOpacity(0.35 if dim else 1.0)
        painter.setBrush(tint("accent_deep", 0.5) if marked else hub().colour("raised"))
        edge = (
            "focus" if now and self.hasFocus() else "accent" if marked else "line_strong" if now else "line"
        )
        painter.setPen(QPen(hub().colour(edge), 2 if now and self.hasFocus() else 1.2))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        paint_card(painter, ship, box, self._scale())
        painter.restore()

    def _held_pile(self, painter: QPainter, at: QPointF) -> None:
        ships = {ship.id: ship for ship in self.cards()}
        painter.setOpacity(0.9)
        for place, piece in enumerate(self.held()):
            ship = ships.get(piece)
            if ship is not None:
                colour, shape, _ = SIDES.get(str(ship.owner), ("neutral", 2, ""))
                paint_ship(painter, ship.art, colour, shape, at + QPointF(place * 12, place * 5), 22)
        painter.setOpacity(1.0)


def _id(lane: _Lane) -> PieceId | None:
    return lane.row.id if lane.row is not None else None


def paint_card(painter: QPainter, ship: ShipCard, box: QRectF, scale: float) -> None:
    """A ship's card: its figure, its Crew as boxes, the other statistics, its weapon and powers."""
    colour, shape, _ = SIDES.get(str(ship.owner), ("neutral", 2, ""))
    reach = 17.0 * scale
    paint_ship(
        painter, ship.art, colour, shape, QPointF(box.left() + reach + 5, box.top() + reach + 5), reach
    )
    small, strong = hub().font("small"), hub().font("small", 600)
    fine = QFontMetricsF(small)
    inner = box.adjusted(7, 0, -6, 0)
    _figures(
        painter,
        ship,
        QRectF(box.left() + 2 * reach + 11, box.top() + 5, box.width() - 2 * reach - 16, 2 * reach),
    )
    y = box.top() + 2 * reach + 8
    painter.setFont(strong)
    painter.setPen(hub().colour("text"))
    name = QFontMetricsF(strong).elidedText(ship.name, Qt.TextElideMode.ElideRight, inner.width())
    painter.drawText(QRectF(inner.left(), y, inner.width(), fine.height()), LEFT, name)
    y += fine.height()
    painter.setFont(small)
    painter.setPen(hub().colour("text_dim"))
    weapon = ship.weapons[0][1].split(",")[0] if ship.weapons else ""
    painter.drawText(
        QRectF(inner.left(), y, inner.width(), fine.height()),
        LEFT,
        fine.elidedText(weapon, Qt.TextElideMode.ElideRight, inner.width()),
    )
    y += fine.height()
    _crew(painter, ship, QRectF(inner.left(), min(y + 2, box.bottom() - 9), inner.width(), 6))


def _figures(painter: QPainter, ship: ShipCard, box: QRectF) -> None:
    """Range, Speed, Turn over Damage, Aim, Crew: a letter and a number each."""
    found = dict(ship.figures)
    names = (
        ("R", said("Range")),
        ("S", said("Speed")),
        ("T", said("Turn")),
        ("D", said("Damage")),
        ("A", said("Aim")),
        ("C", said("Crew")),
    )
    wide, high = box.width() / 3, box.height() / 2
    for place, (letter, name) in enumerate(names):
        line, spot = divmod(place, 3)
        cell = QRectF(box.left() + spot * wide, box.top() + line * high, wide, high)
        painter.setFont(hub().font("small"))
        painter.setPen(hub().colour("text_faint"))
        painter.drawText(cell, LEFT, letter)
        painter.setFont(hub().font("label", 600))
        painter.setPen(hub().colour("text"))
        shift = QFontMetricsF(hub().font("small")).horizontalAdvance("D ") + 1
        painter.drawText(cell.adjusted(shift, 0, 0, 0), LEFT, found.get(name, ""))


def _crew(painter: QPainter, ship: ShipCard, box: QRectF) -> None:
    step = min(9.0, box.width() / max(1, ship.crew))
    for place in range(ship.crew):
        lost = place < ship.damage
        painter.setPen(QPen(hub().colour("bad" if lost else "good"), 1))
        painter.setBrush(tint("bad", 0.25) if lost else tint("good", 0.75))
        painter.drawRect(QRectF(box.left() + place * step + 0.5, box.top(), step - 2, box.height() - 1))


def card_tip(ship: ShipCard) -> str:
    """All that is known of a ship, for the tool tip."""
    lines = [f"{ship.title}, {ship.name}", " · ".join(f"{name} {value}" for name, value in ship.figures)]
    lines += [f"{name}: {value}" for name, value in ship.weapons]
    if ship.powers:
        lines.append(tr("Powers: {powers}", powers=", ".join(title for _, title in ship.powers)))
    return "\n".join(lines)


class FleetDrawer(QFrame):
    """The cards with what can be done with those marked."""

    moved = Signal(object, object)
    scuttled = Signal(object)
    chosen = Signal(object)
    fleet_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._drawer = Drawer(cell=None)
        self.field = CardField()
        self.field.moved.connect(self.moved)
        self.field.chosen.connect(self.chosen)
        self.field.fleet_chosen.connect(self.fleet_chosen)
        self.field.marked.connect(self._buttons)
        self._title = label(tr("FLEETS"), "section")
        self._why = label("", "small")
        self.split = button(tr("New Fleet"), lambda: self.moved.emit(self.field.held(), None), role="flat")
        self.split.setObjectName("drawer-split")
        self.scuttle = button(tr("Scuttle"), lambda: self.scuttled.emit(self.field.held()), role="flat")
        self.scuttle.setObjectName("drawer-scuttle")
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the cards in it have the keys
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().setAutoFillBackground(False)
        self.field.setAutoFillBackground(False)
        area.setWidget(self.field)
        layout = column(row(self._title, self._why, None, self.split, self.scuttle), area, gap=2)
        layout.setContentsMargins(BASE, 2, SMALL, 2)
        self.setLayout(layout)
        bar = 16 if hub().theme.touch else 0
        self.setMinimumHeight(round(156 * hub().theme.text_scale) + bar)

    def show_drawer(self, drawer: Drawer, name: str) -> None:
        """Shows the Fleets of a hex; `name` is the hex's."""
        self._drawer = drawer
        self._title.setText(tr("FLEETS IN {name}", name=name) if name else tr("FLEETS"))
        self.field.show_drawer(drawer)
        self._buttons()

    def _buttons(self) -> None:
        held = self.field.held()
        own = any(card.movable for card in self.field.cards() if card.id in held)
        self.split.setVisible(self._drawer.may_rearrange and own)
        self.scuttle.setVisible(self._drawer.may_scuttle and bool(held))
        self.scuttle.setText(tr("Scuttle {count}", count=len(held)) if len(held) > 1 else tr("Scuttle"))
        many = len(self.field.marks)
        self._why.setText(tr("{many} marked", many=many) if many else self._drawer.why_fixed)
