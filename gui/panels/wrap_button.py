"""A push button whose words go on in the next line where there is no room for them."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

_ASIDE: Final = 10
_ABOVE: Final = 5
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)


class WrapButton(QPushButton):
    """As wide as its layout allows, and as high as its words need there."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAutoDefault(True)  # as every button of gui.qt: Enter presses the one that has the keys
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """One line, as far as one line goes."""
        width = self.fontMetrics().horizontalAdvance(self.text()) + 2 * _ASIDE + 4
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for the longest words."""
        return QSize(90, self.fontMetrics().lineSpacing() + 2 * _ABOVE)

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which no word is cut."""
        room = QRect(0, 0, max(width - 2 * _ASIDE, 20), 10_000)
        return self.fontMetrics().boundingRect(room, _WRAPPED, self.text()).height() + 2 * _ABOVE + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the button of the theme, then the words over it."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setPen(self.palette().buttonText().color())
        painter.drawText(self.rect().adjusted(_ASIDE, _ABOVE, -_ASIDE, -_ABOVE), _WRAPPED, self.text())
        painter.end()
