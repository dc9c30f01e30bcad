"""What a screen reader is told when something changes under the cursor of the keys."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str) -> None:
    """Describes a widget anew; where it has the keys, the words are also spoken at once."""
    if words == widget.accessibleDescription():
        return
    widget.setAccessibleDescription(words)
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))
    if widget.hasFocus() and words:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def say(widget: QWidget, words: str) -> None:
    """Speaks what a widget has just come to show, wherever the keys are; nothing of what is not in sight."""
    if words and widget.isVisible():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
