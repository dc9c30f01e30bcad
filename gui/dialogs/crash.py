"""The crash dialog: what happened, where the game is safe, and a report to copy; then the program stops."""

import platform
import traceback
from types import TracebackType

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout

from engine import __version__
from gui.qt import BASE, PAGE, button, label, row
from gui.speech import tr


def report(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> str:
    """The fault as text for those who mend it; it holds no position and no plot."""
    lines = "".join(traceback.format_exception(kind, fault, trace))
    python, system = platform.python_version(), platform.platform()
    return f"Holotank {__version__}, Python {python}, Qt {qVersion()}, {system}\n\n{lines}"


class CrashDialog(QDialog):
    """Says it plainly. The game's file is named; the way back is the home screen of the next start."""

    def __init__(self, fault: BaseException, text: str, saved: str) -> None:
        super().__init__()
        self.setWindowTitle(tr("Holotank has to stop"))
        self.setMinimumWidth(620)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PAGE, PAGE, PAGE, PAGE)
        layout.setSpacing(BASE)
        layout.addWidget(label(tr("Holotank has to stop"), "title"))
        layout.addWidget(
            label(
                tr("A fault of the program: {fault}", fault=f"{type(fault).__name__}: {fault}"),
                wrap=True,
            )
        )
        layout.addWidget(label(saved, "good", wrap=True))
        details = QPlainTextEdit(text)
        details.setReadOnly(True)
        details.setObjectName("crash-report")
        details.setAccessibleName(tr("Report"))
        layout.addWidget(details)
        copy = button(tr("Copy the report"), lambda: QGuiApplication.clipboard().setText(text))
        copy.setObjectName("crash-copy")
        stop = button(tr("Stop"), self.accept, role="primary")
        stop.setObjectName("crash-stop")
        layout.addLayout(row(None, copy, stop))


def saved_words(path: str, trouble: str) -> str:
    """Where the game is, for the crash dialog."""
    if not path:
        return tr("No game was open.")
    if trouble:
        return tr(
            "The last step could not be written: {trouble} All before it is in {path}.",
            trouble=trouble,
            path=path,
        )
    return tr(
        "Your game is safe up to the last command: {path}. The next start offers to continue it.", path=path
    )
