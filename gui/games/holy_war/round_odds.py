"""A round before it is rolled: for each weapon system both dice face by face, as a picture."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.rulesets.holy_war.view import FireView, WeaponView
from gui.games.holy_war.odds_parts import ends_words, fire_words
from gui.games.holy_war.unit_cards import CENTRE, LEFT
from gui.games.holy_war.words import percent, side_of, signed
from gui.qt import painting, tint
from gui.speech import tr
from gui.theme.style import hub

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TONES: Final = {"NE": ("line", 0.0), "DISP": ("warn", 0.22), "DE": ("bad", 0.4)}
"""Ground of a result; any other is damage."""


class RoundOdds(QWidget):
    """One weapon system: its chance, totals and Differential, then a row of six faces for each side."""

    def __init__(self, weapon: WeaponView, enemy: str | None) -> None:
        super().__init__()
        self._weapon, self._enemy = weapon, enemy
        self.setObjectName(f"odds-{weapon.weapon}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        faces = {fire.side: ", ".join(fire.faces) for fire in (weapon.own, weapon.enemy)}
        rows = "; ".join(
            tr("{side} 1 to 6: {results}", side=side, results=shown) for side, shown in faces.items()
        )
        self.setAccessibleName(f"{self._head()}. {rows}. {ends_words(weapon)}")
        self.setToolTip(
            "\n".join(
                tr("{side}, faces 1 to 6: {results}", side=side, results=shown)
                for side, shown in faces.items()
            )
        )

    def _head(self) -> str:
        weapon = self._weapon
        return tr(
            "{own} against {enemy}, {differential}",
            own=weapon.own.total,
            enemy=weapon.enemy.total,
            differential=signed(weapon.own.differential),
        )

    def _line(self) -> float:
        return QFontMetricsF(hub().font("small")).height() + 3

    def sizeHint(self) -> QSize:
        return QSize(260, round(4 * self._line() + 12))

    def paintEvent(self, event: QPaintEvent) -> None:
        weapon, line = self._weapon, self._line()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(hub().colour("line"), 1))
            painter.setBrush(hub().colour("raised"))
            painter.drawRoundedRect(box, 6, 6)
            head = QRectF(8, 3, self.width() - 16, line)
            painter.setFont(hub().font("body", 600))
            painter.setPen(hub().colour("text"))
            painter.drawText(head, LEFT, weapon.weapon)
            shift = QFontMetricsF(painter.font()).horizontalAdvance(weapon.weapon) + 8
            painter.setFont(hub().font("small"))
            painter.setPen(hub().colour("text_dim"))
            chance = tr("is rolled") if weapon.chance == 1000 else percent(weapon.chance)
            painter.drawText(head.adjusted(shift, 0, 0, 0), LEFT, chance)
            painter.setFont(hub().font("small", 600))
            painter.setPen(hub().colour("text"))
            painter.drawText(head, RIGHT, self._head())
            self._fire(painter, weapon.own, str(weapon.own.side), 3 + line)
            self._fire(painter, weapon.enemy, self._enemy, 3 + 2 * line)
            painter.setFont(hub().font("small"))
            painter.setPen(hub().colour("text_dim"))
            foot = QRectF(8, 4 + 3 * line, self.width() - 16, line)
            words = QFontMetricsF(painter.font()).elidedText(
                ends_words(weapon), Qt.TextElideMode.ElideRight, foot.width()
            )
            painter.drawText(foot, LEFT, words)

    def _fire(self, painter: QPainter, fire: FireView, owner: str | None, top: float) -> None:
        line = self._line()
        colour, _, letter = side_of(owner)
        painter.setFont(hub().font("small", 600))
        painter.setPen(hub().colour(colour))
        painter.drawText(QRectF(8, top, 14, line), LEFT, letter)
        effect = fire_words(fire)
        small = QFontMetricsF(hub().font("small"))
        room = min(0.36 * self.width(), small.horizontalAdvance(tr("DE 0.67 · DISP 0.67")) + 6)
        wide = (self.width() - 34 - room) / 6
        for n, result in enumerate(fire.faces):
            token, strength = _TONES.get(result, ("target", 0.2))
            cell = QRectF(24 + n * wide, top + 1, wide - 2, line - 2)
            painter.setPen(QPen(hub().colour("line"), 0.8))
            painter.setBrush(tint(token, strength))
            painter.drawRoundedRect(cell, 3, 3)
            painter.setPen(hub().colour("text_faint" if result == "NE" else "text"))
            painter.setFont(hub().font("small", 600 if result == "DE" else 400))
            fitted = small.elidedText(result, Qt.TextElideMode.ElideRight, cell.width())
            painter.drawText(cell, CENTRE, fitted)
        painter.setFont(hub().font("small"))
        painter.setPen(hub().colour("text_dim"))
        where = QRectF(self.width() - room - 8, top, room, line)
        painter.drawText(where, RIGHT, small.elidedText(effect, Qt.TextElideMode.ElideRight, room))
