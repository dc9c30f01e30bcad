"""What a screen reader is told: changes under the keys, what is spoken at once, and what a drawn part is.

The readers differ. Those of Windows and macOS speak Qt's announcements. On Linux these come as AT-SPI's
youngest event, which many an installed Orca does not know; a notification is spoken by every Orca, which also
keeps it to be read again. So there what is said goes through a `Voice`, a notification that nobody sees.
"""

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QGuiApplication,
)
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QFrame, QGraphicsView, QLabel, QTabWidget, QWidget

NOTIFIED: Final = ("xcb", "wayland")
"""Qt platforms whose screen reader is Orca."""
SOFT: Final = "\u00ad"
"""A hyphen that only shows where a line is broken; a reader takes it for the end of a word."""
FORGOTTEN: Final = 20_000
"""Milliseconds after which what was said no longer lies about: a busy reader comes late to fetch it."""


class Voice(QLabel):
    """An unseen notification: one thing said. It goes after a while, and at once when the chair is passed."""

    SPOKEN_ROLE: Final = QAccessible.Role.Notification

    def __init__(self, window: QWidget, words: str) -> None:
        super().__init__(window)
        self.setObjectName("voice")
        self.setAccessibleName(words)
        # Orca takes a notification's words from the labels inside it.
        QLabel(words, self)
        self.setGeometry(-2, -2, 1, 1)
        self.show()  # which Qt reports
        QTimer.singleShot(FORGOTTEN, self, self.deleteLater)


def announce(widget: QWidget, words: str) -> None:
    """Describes a widget anew; where it has the keys, the words are also spoken at once."""
    words = words.replace(SOFT, "")
    if words == widget.accessibleDescription():
        return
    widget.setAccessibleDescription(words)
    # Orca speaks the new description of what has the keys by itself.
    if widget.hasFocus() and words and not _notified():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def say(widget: QWidget, words: str) -> None:
    """Speaks what a widget has just come to show, wherever the keys are; nothing of what is not in sight."""
    words = words.replace(SOFT, "")
    if not words or not widget.isVisible():
        return
    if not _notified():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
    elif QAccessible.isActive():
        Voice(widget.window(), words)


def put(label: QLabel, words: str) -> None:
    """Writes into a label what has to be heard too, if it is another text than before."""
    if label.text() != words:
        label.setText(words)
        say(label, words)


def hush(window: QWidget) -> None:
    """Forgets what was said in a window: the next side must not find it."""
    for voice in window.findChildren(Voice):
        voice.setParent(None)
        voice.deleteLater()


def _notified() -> bool:
    return QGuiApplication.platformName() in NOTIFIED


# ---- what Qt does not tell by itself


def speak_parts() -> None:
    """Has Qt tell readers what the parts of the window are; it asks for a part when a reader comes to it."""
    QAccessible.installFactory(_spoken_as)


def _spoken_as(_kind: str, part: QObject) -> QAccessibleInterface | None:
    """Another role for a part of which Qt only knows that it is somewhere: its SPOKEN_ROLE, or a drawing."""
    if isinstance(part, QComboBox):
        # It may only now be in the making, and not yet stand where it belongs.
        QTimer.singleShot(0, part, lambda: caption(part))
    if not isinstance(part, QWidget):
        return None
    known = QAccessible.Role.Grouping if isinstance(part, QTabWidget) else None
    role = getattr(part, "SPOKEN_ROLE", QAccessible.Role.Canvas if _is_drawn(type(part)) else known)
    return QAccessibleWidget(part, role) if role is not None else None


def _is_drawn(kind: type[QWidget]) -> bool:
    """Whether these widgets draw themselves and answer to keys."""
    own = [each for each in kind.__mro__ if each.__module__.partition(".")[0] == "gui"]
    base = next(each for each in kind.__mro__ if each not in own)
    painted = base is QGraphicsView or any("paintEvent" in vars(each) for each in own)
    keyed = any("keyPressEvent" in vars(each) for each in own)
    return base in (QWidget, QFrame, QGraphicsView) and painted and keyed


def caption(combo: QComboBox) -> None:
    """Gives a list to choose from its name as a label: on Unix Qt tells the choice in place of the name."""
    place, name = combo.parentWidget(), combo.accessibleName()
    if place is None or not name:
        return
    labels = place.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if not any(each.buddy() is combo for each in labels):
        made = QLabel(name, place)
        made.setBuddy(combo)
        made.hide()
