"""A number with a button at either side: less and more."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from gui.panels.calm_wheel import calm_wheel
from gui.qt import tool
from gui.speech import tr
from gui.theme.style import hub

_BARE = """
QSpinBox { padding: 3px 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
"""
"""Without arrows of its own: they would leave a styled field too little room for its figures."""


class Stepper(QWidget):
    """The field can be typed into; what is typed counts when it is left, or with Enter."""

    changed = Signal(int)

    def __init__(self, name: str, words: str) -> None:
        super().__init__()
        self.field = QSpinBox()
        self.field.setKeyboardTracking(False)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setStyleSheet(_BARE)
        self.field.valueChanged.connect(self.changed)
        calm_wheel(self.field)
        self.less = tool("−", self.field.stepDown)
        self.more = tool("+", self.field.stepUp)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        for part in (self.less, self.field, self.more):
            line.addWidget(part)
        for each in (self.less, self.more):
            each.setProperty("role", "tool")
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self.field)
        self.name(name, words)
        self._dress()
        hub().changed.connect(self._dress)

    def name(self, name: str, words: str) -> None:
        """Names the field for tests and screen readers."""
        self.field.setObjectName(name)
        self.field.setAccessibleName(words)
        self.less.setToolTip(tr("{words}: one less", words=words))
        self.more.setToolTip(tr("{words}: one more", words=words))

    def _dress(self) -> None:
        self.field.setMinimumWidth(round(46 * hub().theme.text_scale))

    def show_number(self, number: int, low: int, high: int, suffix: str = "") -> None:
        """Shows a number without telling of it."""
        self.field.blockSignals(True)
        self.field.setRange(low, max(low, high))
        self.field.setValue(number)
        self.field.setSuffix(suffix)
        self.field.blockSignals(False)
        self.less.setEnabled(number > low)
        self.more.setEnabled(number < high)
