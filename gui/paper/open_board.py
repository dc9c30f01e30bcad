"""The board as everybody may see it as a picture file: for the wall, or for those who have no seat."""

from typing import Final

from PySide6.QtCore import QSize

from engine.core.game import Game
from gui.open_table import open_table
from gui.paper.board_picture import drawn
from gui.paper.common import COLOURS, FORMATS
from gui.paper.ink import on_paper
from gui.paper.printables import Chosen, Picture
from gui.session.spoken import seat
from gui.speech import tr

_SIZE: Final = QSize(1280, 800)
"""Units of the picture."""


def public_prints(game: Game) -> tuple[Picture, ...]:
    """The picture of the board for all, made by a spectator's session whoever asks; none without a map."""
    session = seat(game, None)
    table = open_table(session)
    if table.painting(session.view(), _SIZE) is None:
        return ()

    def painted(kind: str) -> bytes:
        painting = table.painting(session.view(), _SIZE)
        return drawn(kind, _SIZE, tr("Board for all"), painting, finer=2) if painting is not None else b""

    def make(kind: str, chosen: Chosen) -> bytes:
        if chosen.get("colours") != "paper":
            return painted(kind)
        with on_paper():
            return painted(kind)

    return (
        Picture(
            "open-board",
            tr("Picture of the board for all"),
            tr("The board as everybody may see it, without what only this seat knows."),
            make,
            (FORMATS, COLOURS),
        ),
    )
