"""The row over the 3D view: viewpoints as buttons, or as a menu where there is no room for them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from gui.speech import tr
from gui.tactical3d.projection import VIEWPOINTS

SHORT = ("¾", tr("Top"), "A", "B/C", "D", "E/F", tr("Under"))
"""What the viewpoints' buttons say, in the order of VIEWPOINTS: they fit beside the map."""


class ToolRow(QWidget):
    """No button is ever narrower than its words."""

    looked = Signal(str)
    """A viewpoint's name."""
    ship_asked = Signal()
    fit_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        names = list(zip(VIEWPOINTS, SHORT, strict=True))
        self.viewpoints = [
            _tool(
                short,
                tr("{view} (key {number})", view=tr(name), number=number),
                partial(self.looked.emit, name),
            )
            for number, (name, short) in enumerate(names, start=1)
        ]
        self.menu_button = _tool(tr("View ▾"), tr("Choose where to look from"), lambda: None)
        self.menu_button.clicked.connect(lambda _checked=False: self.menu_button.showMenu())
        menu = QMenu(self.menu_button)
        for number, (name, _) in enumerate(names, start=1):
            menu.addAction(f"{tr(name)}\t{number}").triggered.connect(
                lambda _checked=False, n=name: self.looked.emit(n)
            )
        self.menu_button.setMenu(menu)
        self.menu_button.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self._rest = [
            _tool(tr("Ship"), tr("Go to the selected ship"), self.ship_asked.emit),
            _tool(tr("Fit"), tr("All ships in sight (F)"), self.fit_asked.emit),
        ]
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(4)
        for made in (*self.viewpoints, self.menu_button):
            row.addWidget(made)
        row.addStretch(1)
        for made in self._rest:
            row.addWidget(made)
        self._row = row
        self._choose()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._needed([self.menu_button, *self._rest]), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._choose()

    def _needed(self, tools: list[QToolButton]) -> int:
        margins = self._row.contentsMargins()
        widths = sum(each.sizeHint().width() + self._row.spacing() for each in tools)
        return widths + self._row.spacing() + margins.left() + margins.right()

    def _choose(self) -> None:
        """Buttons where they fit, else the menu."""
        roomy = self._needed([*self.viewpoints, *self._rest]) <= self.width()
        for made in self.viewpoints:
            made.setVisible(roomy)
        self.menu_button.setVisible(not roomy)


def _tool(text: str, tip: str, run: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.setProperty("role", "tool")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(lambda _checked=False: run())
    return button
