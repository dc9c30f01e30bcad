"""Which key means what on the board, as data; the help of the window is built from it."""

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt

from gui.speech import tr

_K = Qt.Key
_NONE, _CTRL, _SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
KEYS: Final = MappingProxyType(
    {
        _NONE: {
            _K.Key_Left: "cursor left",
            _K.Key_Right: "cursor right",
            _K.Key_Up: "cursor up",
            _K.Key_Down: "cursor down",
            _K.Key_Home: "fit",
            _K.Key_F: "fit",
            _K.Key_Plus: "up",
            _K.Key_Minus: "down",
            _K.Key_PageUp: "up",
            _K.Key_PageDown: "down",
            _K.Key_Q: "left",
            _K.Key_BracketLeft: "left",
            _K.Key_E: "right",
            _K.Key_BracketRight: "right",
            _K.Key_Return: "enter",
            _K.Key_Enter: "enter",
            _K.Key_Escape: "escape",
            _K.Key_N: "next",
            _K.Key_T: "target",
            _K.Key_V: "turn",
            _K.Key_R: "measure",
            _K.Key_C: "centre",
        },
        _SHIFT: {
            _K.Key_Plus: "up",
            _K.Key_N: "previous",
            _K.Key_Asterisk: "up",
        },
        _CTRL: {
            _K.Key_Left: "pan left",
            _K.Key_Right: "pan right",
            _K.Key_Up: "pan up",
            _K.Key_Down: "pan down",
            _K.Key_Plus: "zoom in",
            _K.Key_Equal: "zoom in",
            _K.Key_Minus: "zoom out",
            _K.Key_0: "fit",
        },
    }
)
HELP: Final = (
    (tr("Arrows"), tr("Walk the hex cursor; with a counter in hand, carry it")),
    (tr("Ctrl + arrows, middle drag, Space + drag"), tr("Shift the map")),
    (tr("Wheel, Ctrl + plus and minus"), tr("Zoom")),
    (tr("F, Home"), tr("Show the whole map")),
    (tr("Enter"), tr("Select; on the selected counter pick it up; put it down")),
    (tr("Escape"), tr("Put the counter back")),
    (tr("Page up and down, plus and minus, wheel while carrying"), tr("Level")),
    (tr("Q and E, [ and ]"), tr("Turn the counter in hand by 30°")),
    (tr("Tab, 1 to 9"), tr("Pick a counter of the stack under the cursor")),
    (tr("N, Shift + N"), tr("Next and previous counter of your own")),
    ("T", tr("Make the counter under the cursor the target")),
    ("C", tr("Centre on the selected counter")),
    ("V", tr("Turn the table")),
    ("R", tr("Measure from the hex under pointer or cursor; a click or Enter starts anew")),
)


def meaning(key: int, modifiers: Qt.KeyboardModifier) -> str | None:
    """What a key means, or None; the keypad counts as the keys beside it."""
    plain = modifiers & ~Qt.KeyboardModifier.KeypadModifier
    try:
        return KEYS.get(plain, {}).get(Qt.Key(key))
    except ValueError:
        return None


def digit(key: int, modifiers: Qt.KeyboardModifier) -> int | None:
    """1 to 9 for a plain number key."""
    plain = modifiers & ~Qt.KeyboardModifier.KeypadModifier
    if plain == _NONE and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return key - Qt.Key.Key_0
    return None
