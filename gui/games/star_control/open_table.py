"""Starmap and solarmap as everybody may see them."""

from engine.core.session import Session
from gui.games.star_control.pictures import enter_figures
from gui.open_table import HexTable


def open_table(session: Session) -> HexTable:
    """Both maps for a spectator, each mostly in sight as a whole."""
    enter_figures()
    return HexTable(session, small=True)
