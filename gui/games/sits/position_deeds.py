"""The sheet for the position on a physical table, joined to a screen of SITS."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.rulesets.sits.commands import PlanPosition
from engine.rulesets.sits.view import PositionPlan
from gui.extra import Extra
from gui.speech import tr

if TYPE_CHECKING:
    from gui.games.sits.screen import SitsScreen


class PositionDeeds(QObject):
    """Opens the sheet, and keeps what was typed when it is closed by mistake."""

    def __init__(self, screen: "SitsScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._typed: dict[PieceId, str] = {}
        screen.extras |= {"position": Extra(self.reason_none, self.open_sheet)}

    def reason_none(self) -> str:
        """Why no position can be entered now; nothing where it can."""
        view = self._screen.view
        if view is None or self._screen.viewer is None:
            return tr("A spectator sets no ships.")
        if view.outcome is not None:
            return tr("The game is over.")
        # Only a referee has anything against it, and then the rules say what.
        return self.plan({}).reason if view.enforcement is Enforcement.REFEREE else ""

    def plan(self, texts: Mapping[PieceId, str], pasted: str = "") -> PositionPlan:
        """What the rules read in the lines; TypeError when they answer with something else."""
        session = self._screen.session
        answer = session.answer(PlanPosition(player=session.seat, texts=dict(texts), pasted=pasted))
        if not isinstance(answer, PositionPlan):
            raise TypeError("the rules answered with something else than the position")
        return answer

    def open_sheet(self) -> None:
        """The sheet over the window."""
        from gui.games.sits.position_sheet import PositionSheet  # needed only beside a physical table

        screen = self._screen
        # Asked about once, by the sheet; each single ship must not ask again.
        sheet = PositionSheet(self.plan, screen.session.confirm, self._typed, screen.board.viewpoint)
        screen.changed.connect(sheet.read)
        screen.sheet_asked.emit(sheet)
