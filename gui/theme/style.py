"""The theme as Qt knows it: fonts, palette and one style sheet for every stock widget."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from gui.resources import folder
from gui.theme.tokens import FAMILY, PALETTES, RADIUS, TOUCH, Theme
from gui.theme.touch import apply_touch

_SHEET = """
* {{ font-family: "{family}"; font-size: {body}px; color: {text}; }}
QMainWindow, QDialog {{ background: {ground}; }}
QWidget#panel, QFrame#panel {{ background: {panel}; border: 1px solid {line}; border-radius: {r_panel}px; }}
QLabel {{ background: transparent; border: none; }}
QWidget#clear {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {title}px; font-weight: 600; }}
QLabel[role="display"] {{ font-size: {display}px; font-weight: 600; }}
QLabel[role="figure"] {{ font-size: {figure}px; font-weight: 600; }}
QLabel[role="dim"] {{ color: {text_dim}; }}
QLabel[role="small"] {{ color: {text_dim}; font-size: {small}px; }}
QLabel[role="section"] {{ color: {text_dim}; font-size: {small}px; font-weight: 600; }}
QLabel[role="good"] {{ color: {good}; }}
QLabel[role="warn"] {{ color: {warn}; }}
QLabel[role="bad"] {{ color: {bad}; }}
QPushButton, QToolButton {{
  background: {raised}; border: 1px solid {line_strong}; border-radius: {r_button}px; padding: 6px 12px; }}
QToolButton {{ padding: 5px 8px; }}
QPushButton:hover, QToolButton:hover {{ background: {hover}; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked {{
  background: {pressed}; border-color: {accent}; }}
QPushButton:disabled, QToolButton:disabled {{
  color: {text_faint}; border-color: {line}; background: {panel}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {focus}; }}
QPushButton[role="primary"] {{
  background: {accent}; color: {text_on_accent}; border: 1px solid {accent}; font-weight: 600; }}
QPushButton[role="primary"]:hover {{ border: 1px solid {text}; }}
QPushButton[role="primary"]:focus {{ border: 2px solid {focus}; }}
QPushButton[role="primary"]:disabled {{
  background: {panel}; color: {text_faint}; border-color: {line}; }}
{rooms}
QPushButton[role="flat"], QToolButton[role="flat"] {{
  background: transparent; border: 1px solid transparent; }}
QToolButton[role="tool"] {{ background: transparent; border: 1px solid {line}; padding: 3px 6px; }}
QToolButton[role="tool"]:hover {{ background: {hover}; }}
QToolButton[role="tool"]:focus {{ border: 2px solid {focus}; padding: 2px 5px; }}
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover {{ background: {hover}; }}
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus {{ border: 2px solid {focus}; }}
QLineEdit, QSpinBox, QComboBox, QTextEdit, QPlainTextEdit, QTextBrowser {{
  background: {ground}; border: 1px solid {line_strong}; border-radius: {r_button}px; padding: 4px 8px;
  selection-background-color: {accent_deep}; selection-color: {text}; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QTextEdit:focus {{ border: 2px solid {focus}; }}
QComboBox::drop-down {{ border: none; width: 22px; }}
QComboBox::down-arrow {{
  width: 0; height: 0; border-left: 4px solid {ground}; border-right: 4px solid {ground};
  border-top: 6px solid {text_dim}; margin-right: 8px; }}
QComboBox QAbstractItemView {{ background: {raised}; border: 1px solid {line_strong}; outline: 0; }}
QListView, QTreeView, QTableView, QListWidget {{
  background: {panel}; border: none; outline: 0; alternate-background-color: {ground}; }}
QListView::item, QListWidget::item {{ padding: 5px 8px; border-radius: {r_chip}px; }}
QListView::item:hover, QListWidget::item:hover {{ background: {hover}; }}
QListView::item:selected, QListWidget::item:selected {{ background: {accent_deep}; color: {text}; }}
QTreeView::item {{ padding: 3px 4px; }}
QHeaderView::section {{ background: {panel}; border: none; color: {text_dim}; padding: 4px 7px; }}
QScrollArea, QGraphicsView {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle {{
  background: {line_strong}; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }}
QScrollBar::handle:hover {{ background: {text_faint}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
  background: transparent; border: none; width: 0; height: 0; }}
LinkedText, LinkedText:focus {{ background: transparent; border: none; padding: 2px; }}
QFrame#phasebar {{ background: {panel}; border: none; border-bottom: 1px solid {line}; }}
QFrame#violations {{ background: {panel}; border: none; border-left: 3px solid {bad}; }}
QSplitter::handle {{ background: {line}; }}
QSplitter::handle:hover {{ background: {accent}; }}
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {line_strong}; padding: 6px; }}
QMenuBar {{ background: {panel}; border-bottom: 1px solid {line}; }}
QMenuBar::item {{ padding: 6px 10px; background: transparent; }}
QMenuBar::item:selected {{ background: {hover}; border-radius: {r_chip}px; }}
QMenu {{ background: {raised}; border: 1px solid {line_strong}; padding: 4px; }}
QMenu::item {{ padding: 6px 24px 6px 16px; border-radius: {r_chip}px; }}
QMenu::item:selected {{ background: {accent_deep}; }}
QMenu::item:disabled {{ color: {text_faint}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QTabWidget::pane {{ border: none; background: {panel}; }}
QTabBar::tab {{
  background: transparent; color: {text_dim}; padding: 7px 12px; border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {text}; border-bottom: 2px solid {accent}; }}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar::tab:focus {{ border: 1px solid {focus}; }}
QDockWidget {{ titlebar-close-icon: none; }}
QDockWidget::title {{ background: {panel}; padding: 6px; border-bottom: 1px solid {line}; }}
QStatusBar {{ background: {panel}; border-top: 1px solid {line}; }}
QCheckBox, QRadioButton {{ spacing: 8px; background: transparent; }}
QCheckBox::indicator, QRadioButton::indicator {{
  width: 14px; height: 14px; border: 1px solid {line_strong}; background: {ground}; border-radius: 3px; }}
QCheckBox::indicator:checked {{ image: url("{icons}/check-{name}.png"); }}
QRadioButton::indicator {{ border-radius: 8px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{
  background: {accent}; border-color: {accent}; }}
QCheckBox:focus, QRadioButton:focus {{ color: {focus}; }}
QSlider::groove:horizontal {{ height: 4px; background: {line}; border-radius: 2px; }}
QSlider::handle:horizontal {{ width: 16px; margin: -6px 0; border-radius: 8px; background: {accent}; }}
"""


_TOUCH = """
QPushButton {{ min-height: 36px; min-width: 28px; }}
QToolButton, QToolButton[role="tool"], QToolButton[role="tool"]:focus {{
  min-height: 38px; min-width: 34px; padding: 3px 4px; }}
QLineEdit, QSpinBox, QComboBox {{ min-height: 34px; }}
QLineEdit QToolButton {{ min-width: 0; min-height: 0; padding: 0; }}
QTabBar::tab {{ min-height: 28px; min-width: 20px; }}
QListView::item, QTreeView::item, QComboBox QAbstractItemView::item {{ min-height: {whole}px; }}
QMenuBar::item, QMenu::item {{ padding-top: 13px; padding-bottom: 13px; }}
QCheckBox, QRadioButton {{ min-height: {whole}px; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: 24px; height: 24px; }}
QRadioButton::indicator {{ border-radius: 13px; }}
QSlider:horizontal {{ min-height: {whole}px; }}
QSlider::groove:horizontal {{ height: 8px; border-radius: 4px; }}
QSlider::handle:horizontal {{ width: 32px; margin: -12px 0; border-radius: 16px; }}
QScrollBar:vertical {{ width: 22px; }}
QScrollBar:horizontal {{ height: 22px; }}
QScrollBar::handle {{ min-height: {whole}px; min-width: {whole}px; border-radius: 9px; }}
QSplitter::handle:horizontal {{ width: 14px; }}
QSplitter::handle:vertical {{ height: 14px; }}
"""
"""What touch size adds; with paddings and borders all of it comes to at least 44 pixels."""


_ROOMS = ((3, 5), (3, 8), (4, 2), (4, 6), (4, 8))
"""Above and beside the words of a push button whose property "room" names the two.

A style sheet of a button's own would be read anew for each button, and again whenever the button is moved.
"""


class ThemeHub(QObject):
    """Holds the current theme; custom-drawn widgets repaint on `changed`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = Theme()

    def use(self, app: QApplication, theme: Theme) -> None:
        """Makes `theme` the look of the whole application."""
        self.theme = theme
        apply_theme(app, theme)
        apply_touch(app, on=theme.touch)
        self.changed.emit()

    def colour(self, token: str) -> QColor:
        """A token's colour in the current theme."""
        return QColor(self.theme.colour(token))

    def font(self, role: str = "body", weight: int = 400) -> QFont:
        """The typeface at a named size, with figures of equal width."""
        font = QFont(FAMILY)
        font.setPixelSize(self.theme.size(role))
        font.setWeight(QFont.Weight(weight))
        return font


_hubs: list[ThemeHub] = []


def hub() -> ThemeHub:
    """The application's one theme hub, made on first use."""
    if not _hubs:
        _hubs.append(ThemeHub())
    return _hubs[0]


@cache
def load_fonts(folder: Path) -> None:
    """Registers the bundled typeface, once; without it Qt falls back to the system's sans."""
    for path in sorted(folder.glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))


def style_sheet(theme: Theme) -> str:
    """The style sheet for stock widgets."""
    names = {token: theme.colour(token) for token in PALETTES[theme.name]}
    sizes = {role: theme.size(role) for role in ("small", "body", "title", "display", "figure")}
    radii = {f"r_{name}": radius for name, radius in RADIUS.items()}
    icons = folder("icons").as_posix()
    rooms = "\n".join(
        f'QPushButton[room="{high} {wide}"] {{ padding: {high}px {wide}px; }}' for high, wide in _ROOMS
    )
    sheet = _SHEET.format(family=FAMILY, name=theme.name, icons=icons, rooms=rooms, **names, **sizes, **radii)
    return sheet + (_TOUCH.format(whole=TOUCH) if theme.touch else "")


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Sets style, palette, font and style sheet of the application."""
    app.setStyle("Fusion")
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: "ground",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Base: "panel",
        QPalette.ColorRole.AlternateBase: "ground",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.Button: "raised",
        QPalette.ColorRole.ButtonText: "text",
        QPalette.ColorRole.Highlight: "accent_deep",
        QPalette.ColorRole.HighlightedText: "text",
        QPalette.ColorRole.ToolTipBase: "raised",
        QPalette.ColorRole.ToolTipText: "text",
        QPalette.ColorRole.PlaceholderText: "text_faint",
    }
    for role, token in roles.items():
        palette.setColor(role, QColor(theme.colour(token)))
    app.setPalette(palette)
    font = QFont(FAMILY)
    font.setPixelSize(theme.size("body"))
    app.setFont(font)
    app.setStyleSheet(style_sheet(theme))
