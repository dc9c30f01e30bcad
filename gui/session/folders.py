"""Where a player's games and settings are kept."""

import os
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one player."""

    home: Path

    @property
    def games(self) -> Path:
        """Games that were saved by name."""
        return self.home / "games"

    @property
    def exports(self) -> Path:
        """Logs, records of dice and pictures that were written out."""
        return self.home / "exports"

    @property
    def autosave(self) -> Path:
        """Games in play, written after every command."""
        return self.home / "in-play"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.home / "settings.json"

    @property
    def recent(self) -> Path:
        """The list of games opened of late."""
        return self.home / "recent.json"

    @property
    def windows(self) -> Path:
        """Where the windows stood."""
        return self.home / "windows.json"

    @property
    def house(self) -> Path:
        """Where `rules` and `scenarios` of the player's own lie, which take the place of shipped ones."""
        return self.home

    @property
    def log(self) -> Path:
        """The program's own log, for fault reports."""
        return self.home / "holotank.log"


def find_folders(asked: Path | None = None) -> Folders:
    """The folder asked for, else HOLOTANK_HOME, else the system's place for an application's data."""
    if asked is not None:
        return Folders(asked.expanduser())
    if named := os.environ.get("HOLOTANK_HOME"):
        return Folders(Path(named).expanduser())
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Folders(Path(place) / "holotank")
