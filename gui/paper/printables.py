"""What a game offers to be printed or kept as a picture, as data for the sheet that asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gui.paper.pages import Page, Paper

Chosen = Mapping[str, str]
"""By the id of a choice the value taken."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to be chosen for a print."""

    id: str
    title: str
    values: tuple[tuple[str, str], ...]
    """Value and what it is called."""
    default: str = ""

    def first(self) -> str:
        """The value without a choice made."""
        return self.default or self.values[0][0]


@dataclass(frozen=True, slots=True)
class Printable:
    """Pages for a PDF."""

    id: str
    title: str
    words: str
    """What it is, in a sentence or two."""
    pages: Callable[[Paper, Chosen], Sequence[Page]]
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture file, PNG or SVG."""

    id: str
    title: str
    words: str
    make: Callable[[str, Chosen], bytes]
    """The file's content, for "png" or "svg"."""
    choices: tuple[Choice, ...] = ()


Offered = Printable | Picture


class Prints(Protocol):
    """What a game's screen module has for this: `prints(screen, facts)`; without it there is no paper."""

    def __call__(self, screen: object, facts: Mapping[str, str]) -> tuple[Offered, ...]: ...


def filled(offered: Offered, chosen: Chosen) -> dict[str, str]:
    """A value for every choice: the one taken if there is such a one, else the default."""
    found = {}
    for choice in offered.choices:
        value = chosen.get(choice.id, "")
        found[choice.id] = value if value in {known for known, _ in choice.values} else choice.first()
    return found
