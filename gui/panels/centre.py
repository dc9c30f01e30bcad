"""The middle of a game screen: the map, a second view, or both; and the switch in the phase bar."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QSplitter, QToolButton, QVBoxLayout, QWidget

from gui.qt import let_go
from gui.speech import tr
from gui.theme.style import hub

VIEWS = {"map": tr("Map"), "solid": "3D", "both": tr("Both")}


class CentreView(QWidget):
    """Holds the map; the second view is made when it is first asked for, to keep the start quick and small.

    `titles` names the three ways; a game whose second view comes and goes says so by `offer`.
    """

    changed = Signal(str)

    def __init__(
        self, board: QWidget, make_solid: Callable[[], QWidget], titles: Mapping[str, str] = VIEWS
    ) -> None:
        super().__init__()
        self._board = board
        self._make_solid = make_solid
        self._solid: QWidget | None = None
        self._now = "map"
        self._offered = True
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(3)
        self._split.addWidget(board)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._split)
        self.switch = ViewSwitch(titles)
        self.switch.chosen.connect(self.show_view)
        self.setMinimumSize(240, 200)

    @property
    def now(self) -> str:
        """What is shown: "map", "solid" or "both"."""
        return self._now

    @property
    def solid(self) -> QWidget | None:
        """The 3D view, once it has been made."""
        return self._solid

    def show_view(self, view: str) -> None:
        """Shows the map, the 3D view or both; KeyError for anything else."""
        _ = VIEWS[view]
        if not self._offered:
            view = "map"
        if view != "map" and self._solid is None:
            self._solid = self._make_solid()
            self._solid.setMinimumWidth(200)
            self._split.addWidget(self._solid)
            self._split.setSizes([1000, 1000])
        shown = {self._board: view != "solid"} | ({self._solid: view != "map"} if self._solid else {})
        for part in sorted(shown, key=shown.__getitem__, reverse=True):
            if not shown[part] and part.isVisible() and let_go(part):
                # What is in sight now has them on, not what comes next in the window.
                (self._board if view == "map" else self._solid or part).setFocus()
            part.setVisible(shown[part])
        self._now = view
        self.switch.mark(view)
        self.changed.emit(view)

    def offer(self, offered: bool) -> None:  # noqa: FBT001 - reads well where it is called
        """Says whether there is a second view now; without one the map is shown and the switch is gone."""
        self._offered = offered
        self.switch.setVisible(offered)
        if not offered and self._now != "map":
            self.show_view("map")


class ViewSwitch(QFrame):
    """Three joined buttons; outside the map, so that it covers nothing."""

    chosen = Signal(str)

    def __init__(self, titles: Mapping[str, str] = VIEWS) -> None:
        super().__init__()
        self.setObjectName("centre-switch")
        self._buttons: dict[str, QToolButton] = {}
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for number, (name, title) in enumerate(titles.items(), 1):
            made = QToolButton()
            made.setText(title)
            made.setCheckable(True)
            made.setProperty("role", "flat")
            made.setObjectName(f"centre-{name}")
            made.setToolTip(tr("{title} (Ctrl+{number})", title=title, number=number))
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.setCursor(Qt.CursorShape.PointingHandCursor)
            made.clicked.connect(lambda _checked=False, n=name: self.chosen.emit(n))
            group.addButton(made)
            row.addWidget(made)
            self._buttons[name] = made
        self.mark("map")
        self._dress()
        hub().changed.connect(self._dress)

    def mark(self, view: str) -> None:
        """Lights one of the three."""
        self._buttons[view].setChecked(True)

    def _dress(self) -> None:
        theme = hub().theme
        self.setStyleSheet(
            f"QFrame#centre-switch {{ background: {theme.colour('panel')}; border-radius: 8px;"
            f" border: 1px solid {theme.colour('line_strong')}; }}"
            f"QToolButton {{ padding: 2px 9px; border-radius: 5px; }}"
            f"QToolButton:checked {{ background: {theme.colour('accent_deep')};"
            f" border: 1px solid {theme.colour('accent')}; }}"
        )
