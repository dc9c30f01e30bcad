"""What only some games have: a screen offers it by name, a menu asks for it."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Extra:
    """Something that a game's screen can do beyond what all games can."""

    reason: Callable[[], str]
    """Why it can't be had now; nothing where it can."""
    run: Callable[[], object]


class Extras(dict[str, Extra]):
    """What a screen offers beyond what all games can, by the name that the menu knows."""
