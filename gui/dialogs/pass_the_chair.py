"""The curtain between the sides: nothing of the game is on screen until the right player lifts it."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.announce import say
from gui.icons import icon, paint_icon
from gui.qt import BASE, PAGE, button, column, label, painting, row, tint
from gui.speech import tr
from gui.theme.style import hub
from gui.turned import UPRIGHT, Turned, turned_size


class Curtain(QWidget):
    """Fills the whole window and shows the name of the side that the chair goes to, and nothing else.

    Enter, Space or a click lifts it, or the side's passphrase where it has set one. It holds no reference to
    the game: what it does not know it can't show.
    """

    lifted = Signal()
    back_asked = Signal()
    """The side that has just sealed its orders wants them back."""
    lost_asked = Signal()
    """The side has lost its passphrase."""
    empty_asked = Signal()
    """What was copied shall not wait for the next side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._letter, self._token = "", "", "neutral"
        self._guarded = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setObjectName("curtain")
        self.back = button("", self.back_asked.emit)
        self.back.setObjectName("curtain-back")
        self.back.setIcon(icon("undo"))
        self.passphrase = QLineEdit()
        self.passphrase.setObjectName("curtain-passphrase")
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        self.passphrase.setFixedWidth(300)
        self.wrong = label("", "bad")
        self.wrong.setObjectName("curtain-wrong")
        self.lost = button(tr("Passphrase lost…"), self.lost_asked.emit, role="flat")
        self.lost.setObjectName("curtain-lost")
        self.copied = label("", "warn")
        self.copied.setObjectName("curtain-copied")
        self.empty = button(tr("Empty the clipboard"), self.empty_asked.emit)
        self.empty.setObjectName("curtain-empty")
        self.seals = label("", "dim")
        self.seals.setObjectName("curtain-seals")
        place = column(
            None,
            row(None, self.passphrase, self.lost, None),
            row(None, self.wrong, None),
            row(None, self.back, None),
            row(None, self.copied, self.empty, None),
            row(None, self.seals, None),
            None,
            gap=BASE,
            margin=PAGE,
        )
        place.setStretch(0, 4)
        self._parts = QWidget()
        self._parts.setObjectName("clear")
        self._parts.setLayout(place)
        self._turned: Turned | None = None
        self._face = QSize()
        self.setLayout(column(self._parts, gap=0))
        self.back.hide()
        hub().changed.connect(self.update)

    def fall(
        self,
        name: str,
        letter: str,
        token: str,
        *,
        back: str = "",
        guarded: bool = False,
        copied: str = "",
        seals: str = "",
        angle: int = UPRIGHT,
    ) -> None:
        """Covers everything and asks for a side; `back` names the side that may reopen its plots.

        `guarded`: it has to give its passphrase. `copied` names who left something on the clipboard; `seals`
        are the seals of committed orders, to be noted by the others. `angle` turns all of it towards the
        side, in degrees clockwise.
        """
        self._guarded = guarded
        self._turn(angle)
        for part in (self.passphrase, self.lost):
            part.setVisible(guarded)
        self.passphrase.clear()
        self.passphrase.setPlaceholderText(tr("{name}'s passphrase", name=name))
        self.passphrase.setAccessibleName(tr("{name}'s passphrase", name=name))
        self.refuse("")
        self.warn_of_clipboard(copied)
        self.seals.setText(seals)
        self.seals.setVisible(bool(seals))
        self._name, self._letter, self._token = name, letter, token
        self.back.setText(tr("Back to {name}'s orders", name=back))
        self.back.setVisible(bool(back))
        self.setAccessibleName(tr("Pass the chair to {name}. {how}", name=name, how=self._how()))
        self.update()
        if self._turned is not None:
            # The keys stay with the curtain itself unless there is something to type.
            keys = Qt.FocusPolicy.StrongFocus if guarded else Qt.FocusPolicy.NoFocus
            self._turned.setFocusPolicy(keys)

    @property
    def turned(self) -> Turned | None:
        """What turns its parts towards the side; None while they stand upright."""
        return self._turned

    def _turn(self, angle: int) -> None:
        if angle == (self._turned.angle if self._turned is not None else UPRIGHT):
            return
        layout = self.layout()
        if layout is None:
            return
        if self._turned is not None:
            self._turned.release()
            layout.removeWidget(self._turned)
            self._turned.deleteLater()
            self._turned = None
        if not angle:
            layout.addWidget(self._parts)
            self._parts.show()
            return
        layout.removeWidget(self._parts)
        self._parts.setParent(None)
        self._turned = Turned(self._parts, angle)
        self._turned.missed.connect(self._clicked)
        layout.addWidget(self._turned)

    def _clicked(self) -> None:
        if not self._guarded:
            self.lifted.emit()
        else:
            # A click beside the field takes the keys from it; there is nowhere else to type.
            self.take_keys()

    def take_keys(self) -> None:
        """Takes the keys: to the field of the passphrase where there is one."""
        if self._turned is not None and self._guarded:
            self._turned.take_keys(self.passphrase)
        else:
            (self.passphrase if self._guarded else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def refuse(self, why: str) -> None:
        """Says why it stays down."""
        self.wrong.setText(why)
        self.wrong.setVisible(bool(why))
        if why:
            say(self.wrong, why)
            self.passphrase.selectAll()

    def warn_of_clipboard(self, name: str) -> None:
        """Says who left something on the clipboard; empty for nobody."""
        self.copied.setText(tr("What {name} copied is still on the clipboard.", name=name) if name else "")
        for part in (self.copied, self.empty):
            part.setVisible(bool(name))

    def _how(self) -> str:
        if self._guarded:
            return tr("{name} sits down alone, types the passphrase and presses Enter.", name=self._name)
        return tr("When {name} sits down alone: press Enter or click.", name=self._name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and not event.isAutoRepeat():
            self.lifted.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._clicked()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._cloth())
            angle = self._turned.angle if self._turned is not None else UPRIGHT
            face = self._face = turned_size(self.size(), angle)
            painter.translate(QRectF(self.rect()).center())
            painter.rotate(angle)
            painter.translate(-face.width() / 2, -face.height() / 2)
            self._words(painter)

    def _cloth(self) -> QPixmap:
        """The curtain without words, drawn once for each colour and size."""
        ratio = self.devicePixelRatioF()
        name = f"curtain {self._token} {hub().theme} {self.width()} {self.height()} {ratio}"
        cloth = QPixmap()
        if not QPixmapCache.find(name, cloth):
            cloth = QPixmap(self.size() * ratio)
            cloth.setDevicePixelRatio(ratio)
            painter = QPainter(cloth)
            self._folds(painter)
            painter.end()
            QPixmapCache.insert(name, cloth)
        return cloth

    def _folds(self, painter: QPainter) -> None:
        width, height = float(self.width()), float(self.height())
        painter.fillRect(QRectF(0, 0, width, height), hub().colour("space"))
        fold = max(36.0, width / 22)
        for number in range(math.ceil(width / fold)):
            strip = QLinearGradient(number * fold, 0, (number + 1) * fold, 0)
            for stop, strength in ((0.0, 0.05), (0.45, 0.30), (0.7, 0.12), (1.0, 0.02)):
                strip.setColorAt(stop, tint(f"{self._token}_deep" if self._sided() else "raised", strength))
            painter.fillRect(QRectF(number * fold, 0, fold, height), strip)
        shade = QLinearGradient(0, 0, 0, height)
        shade.setColorAt(0.0, tint("space", 0.75))
        shade.setColorAt(0.5, tint("space", 0.15))
        shade.setColorAt(1.0, tint("space", 0.85))
        painter.fillRect(QRectF(0, 0, width, height), shade)

    def _sided(self) -> bool:
        return self._token in ("green", "red")

    def _words(self, painter: QPainter) -> None:
        middle = QRectF(QPointF(0, 0), QSizeF(self._face)).center()
        radius = 54.0
        top = middle.y() - 150
        painter.setPen(QPen(hub().colour(self._token), 3))
        painter.setBrush(tint(f"{self._token}_deep" if self._sided() else "raised", 0.9))
        painter.drawEllipse(QPointF(middle.x(), top + radius), radius, radius)
        letter = hub().font("display", 600)
        letter.setPixelSize(56)
        painter.setFont(letter)
        painter.setPen(hub().colour("text"))
        badge = QRectF(middle.x() - radius, top, 2 * radius, 2 * radius)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, self._letter)
        big = hub().font("display", 600)
        big.setPixelSize(round(big.pixelSize() * 1.25))
        self._centred(
            painter, tr("Pass the chair to {name}", name=self._name), top + 2 * radius + 34, big, "text"
        )
        self._centred(painter, self._how(), top + 2 * radius + 92, hub().font("title"), "text_dim")
        if not self._guarded:
            seat = QRectF(middle.x() - 16, top + 2 * radius + 136, 32, 32)
            paint_icon(painter, "chair", seat, hub().colour("text_faint"))

    def _centred(self, painter: QPainter, text: str, top: float, font: QFont, token: str) -> None:
        painter.setFont(font)
        painter.setPen(hub().colour(token))
        height = QFontMetricsF(painter.font()).height()
        painter.drawText(QRectF(0, top, self._face.width(), height), Qt.AlignmentFlag.AlignCenter, text)
