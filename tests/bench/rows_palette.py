"""The command palette: from the key to its picture, and from a typed letter to the fitting lines."""

from __future__ import annotations

import pathlib
import tempfile
import time

from PySide6.QtWidgets import QApplication

from tests.bench.harness import Bench
from tests.helpers.open_window import open_window, start

TIMES = 30


def _samples(*, typing: bool) -> list[float]:
    """Milliseconds in a game of thirty ships at 1366 x 768, sheet drawn."""
    with tempfile.TemporaryDirectory() as folder:
        window = open_window(pathlib.Path(folder))
        app = QApplication.instance()
        start(window, "thirty-ships")
        samples = []
        for _ in range(TIMES):
            began = time.perf_counter()
            window.find_action()
            app.processEvents()
            opened = time.perf_counter()
            sheet = window.sheets.top
            sheet.field.setText("fit")
            app.processEvents()
            typed = time.perf_counter()
            samples.append(((typed - opened) if typing else (opened - began)) * 1000)
            sheet.close_sheet()
            app.processEvents()
        window.close()
        app.processEvents()
    return samples


def opened() -> list[float]:
    """From the key to the drawn sheet."""
    return _samples(typing=False)


def typed() -> list[float]:
    """From letters in the field to the drawn lines."""
    return _samples(typing=True)


BENCHES = (
    Bench("command palette: key to drawn sheet, 30 ships", 50.0, None, "ms", opened),
    Bench("command palette: letters to fitting lines", 50.0, None, "ms", typed),
)
