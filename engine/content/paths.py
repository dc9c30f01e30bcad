"""Where shipped data lies: inside the installed package, or the folders of a checkout."""

from functools import cache
from pathlib import Path

from engine.content.errors import ContentError

_ENGINE = Path(__file__).resolve().parent.parent
_house: list[Path] = []
"""The player's own folder, if there is one in use."""
_SLUG_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-_")


@cache
def rules_root() -> Path:
    """Folder with one sub-folder of rules data a game."""
    return _shipped("rules", "resources/rules")


@cache
def scenarios_root() -> Path:
    """Folder with one sub-folder of scenarios a game."""
    return _shipped("scenarios", "scenarios")


def _shipped(bundled: str, checkout: str) -> Path:
    # A wheel carries the data in engine/_bundled; a checkout has it beside the packages.
    inside = _ENGINE / "_bundled" / bundled
    return inside if inside.is_dir() else _ENGINE.parent / checkout


def rules_folder(game: str) -> Path:
    """The shipped rules data of one game; ContentError for a name that isn't a slug."""
    return rules_root() / slug(game)


def scenarios_folder(game: str) -> Path:
    """The shipped scenarios of one game."""
    return scenarios_root() / slug(game)


def use_house(folder: Path | None) -> None:
    """Makes a folder that of the player's own data, where a look-up names none; None: shipped data only.

    Whoever calls it sees to it that nothing has been loaded yet: `engine.library.use_house` does.
    """
    _house[:] = [] if folder is None else [folder]


def in_use(user: Path | None) -> Path | None:
    """The folder that is meant: the one named, else the one in use."""
    return user if user is not None else next(iter(_house), None)


def house_rules(user: Path, game: str) -> Path:
    """The player's own rules data of one game, laid out like the shipped folder."""
    return user / "rules" / slug(game)


def house_scenarios(user: Path, game: str) -> Path:
    """The player's own scenarios of one game."""
    return user / "scenarios" / slug(game)


def slug(name: str) -> str:
    """The name itself when it can only mean a file of the data folders, else ContentError."""
    if not name or len(name) > 64 or not _SLUG_LETTERS.issuperset(name):
        raise ContentError(f"'{name}'", "the name", "lower-case letters, digits, '-' and '_', at most 64")
    return name
