"""The menus by name; a letter after & opens one with Alt."""

from typing import Final

from gui.speech import tr

GAME: Final = tr("&Game")
EDIT: Final = tr("&Edit")
VIEW: Final = tr("&View")
TURN: Final = tr("&Turn")
FIGHT: Final = tr("&Fight")
HISTORY: Final = tr("Hi&story")
HELP: Final = tr("&Help")
