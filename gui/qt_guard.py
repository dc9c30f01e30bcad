"""Finds out before Qt is used why it could not be: no screen, or a build that kills this Python."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType

NEEDS_NO_SCREEN = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")
"""Qt platforms that draw without a display server."""
GOOD_BUILD = "PySide6-Essentials>=6.8,<6.12"


def display_problem(environ: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Why no window can be opened, and what to do about it; None when one can.

    Qt ends the process when it finds no display, so this is asked first. It knows of displays from the
    environment only: a DISPLAY that names a dead server is found by Qt itself.
    """
    if not platform.startswith("linux"):
        return None
    if environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"):
        return None
    if environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in NEEDS_NO_SCREEN:
        return None
    return (
        "Holotank has no screen to open its window on: neither DISPLAY nor WAYLAND_DISPLAY is set. "
        "Start it from a desktop session, or log in with ssh -X; to try it without a screen, "
        "xvfb-run -s '-screen 0 1920x1200x24 -noreset' make run. `holotank referee` plays without a window."
    )


def qt_problem(python: tuple[int, int] | None = None, build: str | None = None) -> str | None:
    """Why this build of PySide6 must not run on this Python, and what to install; None if it is sound.

    Args:
        python: major and minor number; the running one if not given.
        build: version of PySide6; the installed one's if not given (loading it does no harm, using it does).
    """
    running = sys.version_info[:2] if python is None else python
    if build is None:
        try:
            import PySide6

            build = PySide6.__version__
        except ImportError as problem:
            return f"Holotank needs Qt for Python ({problem}). Run: python -m pip install '{GOOD_BUILD}'"
    if running < (3, 12) and _number(build) >= (6, 12):
        return (
            f"PySide6 {build} ends Python {running[0]}.{running[1]} in mid-game: it gives back references to "
            f"None that it does not own. Install a sound build: python -m pip install '{GOOD_BUILD}'"
        )
    return None


def spare_reading() -> None:
    """WORKAROUND: keeps PySide from reading the source of every module that is loaded after it.

    It looks whether the word PySide6 stands in it, for a switch of names that nothing here turns on; the
    texts stay in memory (15 MB), and to read them takes a third of the start. Our window's modules are known
    to use it, and no others do. To be called when PySide6 has been imported; does nothing to a build that
    looks in another way.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        vars(feature)["_mod_uses_pyside"] = _is_of_the_window


def _is_of_the_window(module: ModuleType) -> bool:
    return module.__name__.partition(".")[0] == "gui"


def _number(build: str) -> tuple[int, ...]:
    return tuple(int(part) for part in build.split(".")[:2] if part.isdigit())
