"""Where the windows stood: each comes back to its size, and to its screen where that is still there."""

import binascii
from base64 import b64decode, b64encode
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

from gui.session.small_files import read_json, write_json


class Places(QObject):
    """Puts windows back and notes where they are when they go."""

    def __init__(self, file: Path | None) -> None:
        super().__init__()
        self._file = file
        self._names: dict[QWidget, str] = {}

    def watch(self, window: QWidget, name: str, size: QSize) -> bool:
        """Gives a window the place it had under that name, else that size; notes its place when it closes.

        Returns whether there was a place.
        Qt brings a window that would lie on no screen back onto one. Where the system places windows itself
        (Wayland), only the size returns.
        """
        kept = read_json(self._file).get(name)
        found = isinstance(kept, str) and window.restoreGeometry(_geometry(kept))
        if not found:
            window.resize(size)
        self._names[window] = name
        window.installEventFilter(self)
        window.destroyed.connect(lambda: self._names.pop(window, None))
        return found

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes a window's place as it closes."""
        if event.type() is QEvent.Type.Close and isinstance(watched, QWidget):
            self._note(watched)
        return False

    def _note(self, window: QWidget) -> None:
        name = self._names.get(window)
        if self._file is None or name is None:
            return
        place = b64encode(window.saveGeometry().data()).decode("ascii")
        write_json(self._file, {**read_json(self._file), name: place})


def _geometry(kept: str) -> QByteArray:
    """What Qt wrote once; empty for what is no such thing."""
    try:
        return QByteArray(b64decode(kept[:4096], validate=True))
    except (binascii.Error, ValueError):
        return QByteArray()
