"""Where the window's own art and fonts lie: inside the installed package, or in the checkout's resources."""

from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve().parent
_BUNDLED: Final = _HERE / "_bundled"


def folder(name: str) -> Path:
    """The folder of that name among the window's resources."""
    root = _BUNDLED if _BUNDLED.is_dir() else _HERE.parent / "resources" / "gui"
    return root / name
