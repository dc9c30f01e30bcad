"""The panel beside a battle: the chosen ship, its weapons and powers, and what each shot would come to."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.core.ids import PieceId
from engine.core.session import Session
from engine.core.view import CounterView, Offer
from engine.core.violation import blocking
from engine.rulesets.star_control.view import ShotView
from gui.announce import say
from gui.games.star_control.battle_desk import Arm, BattleDesk, parts_words
from gui.games.star_control.fleet_cards import ShipCard, ship_card
from gui.games.star_control.pictures import SIDES, paint_ship
from gui.games.star_control.words import percent, points, reasons
from gui.panels.links import SCHEME, coloured, rule_link
from gui.qt import BASE, SMALL, button, clear, column, keep_keys, label, painting, scroller, set_role, tint
from gui.speech import tr
from gui.theme.style import hub

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NEEDS_HEX: Final = frozenset({"star-control.launch"})


class BattlePanel(QFrame):
    """Shows the desk; every button is an offer, and says why where it can't be pressed."""

    given = Signal(object)
    """A command."""
    aimed = Signal(object)
    """A ship whose row is under the hand, or None."""
    fired = Signal(object)
    """A ship whose row was clicked: PieceId."""
    rule_clicked = Signal(str)

    def __init__(self, desk: BattleDesk, session: Session) -> None:
        super().__init__()
        self.desk = desk
        self._session = session
        self._rows: dict[PieceId, TargetRow] = {}
        self._told: tuple[PieceId, str] | None = None
        self._title = label("", "title", wrap=True)
        self._title.setObjectName("battle-title")
        self.head = ShipHead()
        self._inside = QVBoxLayout()
        self._inside.setSpacing(SMALL)
        self._inside.setContentsMargins(0, 0, 6, 0)
        inner = QWidget()
        inner.setObjectName("clear")
        self._targets_title = label(tr("Targets"), "section")
        self._below = QVBoxLayout()
        self._below.setSpacing(SMALL)
        self._pool: list[TargetRow] = []
        whole = column(self._inside, self._targets_title, self._below, None, gap=SMALL)
        inner.setLayout(whole)
        self._parts = label("", "small", wrap=True)
        self._parts.setObjectName("battle-parts")
        self._field = scroller(inner, name=tr("Battle orders"))
        self.setFocusProxy(self._field)
        layout = column(self._title, self.head, self._field, self._parts, gap=SMALL)
        layout.setContentsMargins(BASE, BASE, SMALL, SMALL)
        self.setLayout(layout)
        self.setMinimumWidth(300)
        desk.subscribe(self.refresh)
        hub().changed.connect(self.refresh)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 200)

    def refresh(self) -> None:
        """Shows the desk anew."""
        view = self.desk.view
        keep_keys(self._field)
        clear(self._inside)
        self._parts.setText("")
        if view is None:
            return
        turn = next((track.value for track in view.tracks if track.id == "battle-turn"), 0)
        place = next((each.title for each in view.maps if each.id == "battle"), tr("Battle"))
        self._title.setText(
            tr("{place}, turn {turn}", place=place, turn=turn)
            if not self.desk.deploying
            else tr("{place}: set up", place=place)
        )
        chosen = self.desk.chosen
        self.head.setVisible(chosen is not None)
        self._show_targets()
        if chosen is None:
            self._inside.addWidget(label(tr("Choose a ship on the map."), "dim"))
            return
        card = ship_card(self._session, chosen)
        self.head.show_card(card)
        if (chosen.id, card.words) != self._told:
            self._told = (chosen.id, card.words)
            say(self.head, card.words)
        if self.desk.arms:
            self._inside.addWidget(label(tr("Weapons"), "section"))
            self._inside.addLayout(self._weapons())
        deeds = self.desk.deeds()
        if deeds:
            self._inside.addWidget(label(tr("Powers"), "section"))
            for offer in deeds:
                self._inside.addWidget(self._deed(offer))

    # ---- parts

    def _weapons(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(4)
        for place, arm in enumerate(self.desk.arms):
            grid.addWidget(self._weapon(arm), place, 0)
        return grid

    def _weapon(self, arm: Arm) -> QPushButton:
        made = WeaponButton(arm, self.desk.mode == arm.mode)
        made.clicked.connect(partial(self._use, arm))
        return made

    def _use(self, arm: Arm, *_clicked: object) -> None:
        self.desk.use(arm.mode)

    def _deed(self, offer: Offer) -> QWidget:
        made = button(offer.title, partial(self._do, offer))
        made.setObjectName(f"deed-{offer.kind.partition('.')[2]}")
        why = blocking(offer.violations)
        needs_hex = offer.kind in _NEEDS_HEX
        made.setEnabled(not why and (offer.command is not None or needs_hex))
        made.setToolTip(reasons(offer.violations))
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if needs_hex and self.desk.tool == "launch":
            set_role(made, "primary")
            made.setText(tr("Choose a hex for the squad…"))
        if not why:
            return made
        text = "<br>".join(f"{coloured(v.message, 'text_dim')} {rule_link(v.rule)}" for v in why)
        note = QLabel(text)
        note.setWordWrap(True)
        note.setTextFormat(Qt.TextFormat.RichText)
        note.setProperty("role", "small")
        note.linkActivated.connect(lambda link: self.rule_clicked.emit(link.removeprefix(f"{SCHEME}:")))
        holder = QWidget()
        holder.setLayout(column(made, note, gap=1))
        return holder

    def _do(self, offer: Offer) -> None:
        if offer.kind in _NEEDS_HEX:
            self.desk.take_tool("launch")
        elif offer.command is not None:
            self.given.emit(offer.command)

    def _show_targets(self) -> None:
        """A row a target; rows are kept and filled anew, as most choices change only what they say."""
        found = [(shot, self.desk.counter(shot.target)) for shot in self.desk.table()]
        shown = [(shot, counter) for shot, counter in found if counter is not None]
        self._targets_title.setText(tr("Targets") if self.desk.own else tr("Whom it threatens"))
        self._targets_title.setVisible(bool(shown))
        while len(self._pool) < len(shown):
            row = TargetRow()
            row.pressed.connect(self.fired)
            row.entered.connect(self._enter)
            row.left.connect(self._leave)
            self._pool.append(row)
            self._below.addWidget(row)
        self._rows = {}
        for place, row in enumerate(self._pool):
            row.setVisible(place < len(shown))
            if place < len(shown):
                shot, counter = shown[place]
                row.show_shot(shot, counter, can_fire=self.desk.own)
                self._rows[shot.target] = row

    def _enter(self, piece: PieceId) -> None:
        self.point(piece)
        self.aimed.emit(piece)

    def _leave(self) -> None:
        self.point(None)
        self.aimed.emit(None)

    def point(self, piece: PieceId | None) -> None:
        """Lights the row of the ship under the hand and says how its chance comes about."""
        for target, row in self._rows.items():
            row.light(target == piece)
        shot = self.desk.shot(piece)
        self._parts.setText(parts_words(shot) if shot is not None else "")

    def row(self, piece: PieceId) -> "TargetRow":
        """A target's row; KeyError for none."""
        return self._rows[piece]


class ShipHead(QWidget):
    """The chosen ship: its figure, its Crew as boxes, and the six statistics as they are now."""

    def __init__(self) -> None:
        super().__init__()
        self._card: ShipCard | None = None
        self.setObjectName("battle-ship")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        hub().changed.connect(self.update)

    def show_card(self, card: ShipCard) -> None:
        """Another ship, or the same in another state."""
        self._card = card
        self.setAccessibleName(card.words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, round(92 * hub().theme.text_scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        card = self._card
        if card is None:
            return
        colour, shape, _ = SIDES.get(str(card.owner), ("neutral", 2, ""))
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(hub().colour("line"), 1))
            painter.setBrush(hub().colour("raised"))
            painter.drawRoundedRect(box, 8, 8)
            reach = box.height() / 2 - 8
            paint_ship(
                painter, card.art, colour, shape, QPointF(box.left() + reach + 8, box.center().y()), reach
            )
            left = box.left() + 2 * reach + 18
            room = box.right() - left - 8
            self._words(painter, card, QRectF(left, box.top() + 6, room, box.height() - 12))

    def _words(self, painter: QPainter, card: ShipCard, box: QRectF) -> None:
        strong, small = hub().font("title", 600), hub().font("small")
        big, fine = QFontMetricsF(strong), QFontMetricsF(small)
        painter.setFont(strong)
        painter.setPen(hub().colour("text"))
        name = big.elidedText(card.name, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(QRectF(box.left(), box.top(), box.width(), big.height()), LEFT, name)
        states = " · ".join(badge for badge in card.badges if "/" not in badge)
        painter.setFont(small)
        painter.setPen(hub().colour("warn" if states else "text_dim"))
        words = states or card.title.rpartition(" ")[0]
        painter.drawText(
            QRectF(box.left(), box.top() + big.height(), box.width(), fine.height()), LEFT, words
        )
        step = min(13.0, box.width() / max(1, card.crew))
        y = box.top() + big.height() + fine.height() + 4
        for place in range(card.crew):
            lost = place < card.damage
            painter.setPen(QPen(hub().colour("bad" if lost else "good"), 1))
            painter.setBrush(tint("bad", 0.22) if lost else tint("good", 0.75))
            painter.drawRect(QRectF(box.left() + place * step + 0.5, y, step - 3, 8))
        self._figures(painter, card, QRectF(box.left(), y + 12, box.width(), box.bottom() - y - 12))

    def _figures(self, painter: QPainter, card: ShipCard, box: QRectF) -> None:
        """The six values, each with its name; where they don't fit the longest names are shortened first."""
        strong, plain = hub().font("label", 600), hub().font("small")
        figure, word = QFontMetricsF(strong), QFontMetricsF(plain)
        names = [name for name, _ in card.figures]
        values = sum(figure.horizontalAdvance(value) + 3 for _, value in card.figures)
        gaps = max(1, len(names) - 1)
        while values + sum(map(word.horizontalAdvance, names)) + 6 * gaps > box.width():
            longest = max(range(len(names)), key=lambda place: len(names[place]))
            if len(names[longest]) <= 3:
                break
            names[longest] = names[longest][:3]
        free = box.width() - values - sum(map(word.horizontalAdvance, names))
        left = box.left()
        for (_, value), name in zip(card.figures, names, strict=True):
            for text, font, metrics, token in (
                (value, strong, figure, "text"),
                (name, plain, word, "text_faint"),
            ):
                painter.setFont(font)
                painter.setPen(hub().colour(token))
                room = QRectF(left, box.top(), metrics.horizontalAdvance(text) + 1, box.height())
                painter.drawText(room, LEFT | Qt.TextFlag.TextDontClip, text)
                left += metrics.horizontalAdvance(text) + 3
            left += min(16.0, max(3.0, free / gaps - 3))


class WeaponButton(QPushButton):
    """A weapon with its range, damage and Aim; the one in hand is lit."""

    def __init__(self, arm: Arm, used: bool) -> None:  # noqa: FBT001 - a state of the drawing
        super().__init__()
        self.setAutoDefault(True)  # as every button of gui.qt: Enter presses the one that has the keys
        self._arm = arm
        self.setObjectName(f"weapon-{arm.mode}")
        self.setCheckable(True)
        self.setChecked(used)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(
            tr(
                "{name}: range {range}, damage {damage}, aim {aim}",
                name=arm.name,
                range=arm.range,
                damage=arm.damage,
                aim=arm.aim,
            )
        )
        self.setToolTip(
            tr(
                "{name}\nRange {range}, Damage {damage}, Aim {aim}\nAttacks left: {attacks}",
                name=arm.name,
                range=arm.range,
                damage=arm.damage,
                aim=arm.aim,
                attacks=arm.attacks,
            )
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, round(QFontMetricsF(hub().font("body")).height() + 16))

    def paintEvent(self, event: QPaintEvent) -> None:
        arm = self._arm
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            used = self.isChecked()
            painter.setBrush(
                tint("accent_deep", 0.55)
                if used
                else hub().colour("hover" if self.underMouse() else "raised")
            )
            token = "focus" if self.hasFocus() else "accent" if used else "line_strong"
            painter.setPen(QPen(hub().colour(token), 2 if self.hasFocus() else 1.2))
            painter.drawRoundedRect(box, 6, 6)
            painter.setFont(hub().font("body", 600 if used else 500))
            painter.setPen(hub().colour("text" if arm.attacks else "text_faint"))
            figures = tr("R {range}   D {damage}   A {aim}", range=arm.range, damage=arm.damage, aim=arm.aim)
            if arm.attacks > 1:
                figures += f"   ×{arm.attacks}"
            elif arm.attacks == 0:
                figures = tr("used")
            small = hub().font("small", 600)
            wide = QFontMetricsF(small).horizontalAdvance(figures) + 12
            name = QFontMetricsF(painter.font()).elidedText(
                arm.name, Qt.TextElideMode.ElideRight, box.width() - wide - 20
            )
            painter.drawText(box.adjusted(10, 0, 0, 0), LEFT, name)
            painter.setFont(small)
            painter.setPen(hub().colour("text_dim"))
            painter.drawText(box.adjusted(0, 0, -10, 0), RIGHT, figures)


class TargetRow(QWidget):
    """A possible target: its figure, the chance to hit as a bar, what is to be expected, or why not."""

    pressed = Signal(object)
    entered = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.shot: ShotView | None = None
        self._counter: CounterView | None = None
        self._legal = False
        self._lit = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shot(self, shot: ShotView, counter: CounterView, *, can_fire: bool) -> None:
        """Another attack, or the same with other chances."""
        self.shot, self._counter = shot, counter
        self._legal = not blocking(shot.violations)
        self._can_fire = can_fire and self._legal
        self._lit = False
        self.setObjectName(f"target-{shot.target}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._can_fire else Qt.FocusPolicy.NoFocus)
        words = tr(
            "{ship}: {hit} to hit, destroys in {destroyed}",
            ship=counter.label,
            hit=percent(shot.chance),
            destroyed=percent(shot.all_destroys),
        )
        told = words if self._legal else f"{counter.label}: {reasons(shot.violations)}"
        self.setAccessibleName(told)
        self.setAccessibleDescription(parts_words(shot) if self._legal else "")
        # A reader takes the tip for a description, and passes over one that only repeats the name.
        self.setToolTip(reasons(shot.violations) if self._legal and shot.violations else told)
        fires = Qt.CursorShape.PointingHandCursor if self._can_fire else Qt.CursorShape.ArrowCursor
        self.setCursor(fires)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(QFontMetricsF(hub().font("body")).height() * 2 + 12))

    def light(self, lit: bool) -> None:  # noqa: FBT001 - a state of the drawing
        """Lights the row."""
        self._lit = lit
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        if self.shot is not None:
            self.entered.emit(self.shot.target)

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and self.shot is not None:
            self.pressed.emit(self.shot.target)

    def keyPressEvent(self, event: object) -> None:
        key = getattr(event, "key", lambda: 0)()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.shot is not None:
            self.pressed.emit(self.shot.target)
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        shot = self.shot
        if shot is None or self._counter is None:
            return
        colour, shape, _ = SIDES.get(str(self._counter.owner), ("neutral", 2, ""))
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setBrush(tint("target", 0.14) if self._lit else hub().colour("raised"))
            token = "focus" if self.hasFocus() else "target" if self._lit else "line"
            painter.setPen(QPen(hub().colour(token), 2 if self.hasFocus() else 1.2))
            painter.drawRoundedRect(box, 6, 6)
            painter.setOpacity(1.0 if self._legal else 0.55)
            reach = box.height() / 2 - 5
            middle = QPointF(box.left() + reach + 7, box.center().y())
            paint_ship(painter, self._counter.art, colour, shape, middle, reach)
            inner = QRectF(
                box.left() + 2 * reach + 16, box.top() + 3, box.width() - 2 * reach - 26, box.height() - 6
            )
            self._words(painter, shot, inner)

    def _words(self, painter: QPainter, shot: ShotView, box: QRectF) -> None:
        name = self._counter.label if self._counter is not None else ""
        upper = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
        lower = QRectF(box.left(), box.center().y(), box.width(), box.height() / 2)
        painter.setFont(hub().font("body", 600))
        painter.setPen(hub().colour("text"))
        painter.drawText(upper, LEFT, name)
        painter.setFont(hub().font("small"))
        if not self._legal:
            painter.setPen(hub().colour("bad"))
            why = shot.violations[0].message
            why = QFontMetricsF(painter.font()).elidedText(why, Qt.TextElideMode.ElideRight, lower.width())
            painter.drawText(lower, LEFT, why)
            painter.setFont(hub().font("body", 600))
            painter.setPen(hub().colour("text_dim"))
            painter.drawText(upper, RIGHT, percent(shot.chance))
            return
        painter.setPen(hub().colour("text_dim"))
        kill = (
            tr("destroys {percent}", percent=percent(shot.all_destroys))
            if shot.all_destroys
            else tr("can't destroy it")
        )
        painter.drawText(
            lower, LEFT, tr("{points} damage · {kill}", points=points(shot.all_expected), kill=kill)
        )
        chance = hub().font("figure", 600)
        painter.setFont(chance)
        painter.setPen(hub().colour("text"))
        painter.drawText(upper, RIGHT, percent(shot.chance))
        bar = QRectF(lower.right() - 84, lower.center().y() - 2.5, 84, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("line_strong", 0.6))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setBrush(hub().colour("target"))
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), bar.width() * shot.chance / 1000, bar.height()), 3, 3
        )
