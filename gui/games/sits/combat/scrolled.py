"""A page of the fight that is higher than its place: all of it lies in one field that scrolls."""

from PySide6.QtWidgets import QLayout, QScrollArea, QVBoxLayout, QWidget

from gui.qt import scroller


def scrolled(page: QWidget, inside: QLayout) -> QScrollArea:
    """Fills a page with a layout, and gives the field that scrolls it."""
    inner = QWidget()
    inner.setObjectName("clear")
    inside.setContentsMargins(0, 0, 6, 0)
    inner.setLayout(inside)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    area = scroller(inner, tabbed=False)
    whole.addWidget(area)
    return area
