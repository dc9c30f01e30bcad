"""A store of drawn pixmaps with a ceiling in bytes: what was used longest ago goes first."""

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtGui import QPixmap


class PixmapStore:
    """Pixmaps by key, at most `limit` bytes of them."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._held: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def get(self, key: Hashable) -> QPixmap | None:
        """The pixmap, which then counts as just used."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
        return found

    def put(self, key: Hashable, pixmap: QPixmap) -> None:
        """Keeps a pixmap; older ones make room, but never this one."""
        old = self._held.pop(key, None)
        if old is not None:
            self.size -= _weight(old)
        self._held[key] = pixmap
        self.size += _weight(pixmap)
        while self.size > self.limit and len(self._held) > 1:
            _, gone = self._held.popitem(last=False)
            self.size -= _weight(gone)

    def clear(self) -> None:
        """Forgets all, for example because the colours changed."""
        self._held.clear()
        self.size = 0


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
