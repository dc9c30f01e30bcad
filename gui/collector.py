"""Python's collector of reference cycles, held to the window's thread.

By itself it runs in whatever thread happens to make objects. A computer opponent thinks in a thread of its
own; a cycle with a Qt object in it that is freed there takes the program down. So the collector is switched
off and a timer of the window's thread runs it, by the same thresholds.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY_MS: Final = 500


class Collector(QObject):
    """Collects from now on in the thread that made it, until `stop`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._was = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collects the oldest generation whose threshold has been reached."""
        for generation in (2, 1, 0):
            threshold = gc.get_threshold()[generation]
            if threshold and gc.get_count()[generation] > threshold:
                gc.collect(generation)
                return

    def stop(self) -> None:
        """Leaves the collector as it was found."""
        self._timer.stop()
        if self._was:
            gc.enable()
