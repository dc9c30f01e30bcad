"""Titles of games as the window shows them: a scenario's own one in the window's language.

A game keeps the English title of its scenario, or what a player called it; that one is shown as it stands.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from engine import library
from gui.speech import foreign, said

_NUMBERED: Final = re.compile(r"(.*)( \d+)", re.DOTALL)
"""A second game of a scenario is called "First Flight 2"."""
_RENAMED: Final[Mapping[str, str]] = {"Cruiser and Battlecruiser": "From Two Corners"}
"""What scenarios were called when older games of them were begun."""


def scenario_title(title: str) -> str:
    """The scenario that a game is called as: "First Flight" of "First Flight 2"."""
    numbered = _NUMBERED.fullmatch(title)
    name = numbered[1] if numbered is not None else title
    return _RENAMED.get(name, name)


def shown_title(title: str) -> str:
    """A game's title in the window's language, where it is a scenario's; else as the player wrote it."""
    if not foreign():
        return title
    numbered = _NUMBERED.fullmatch(title)
    for name, number in ((title, ""), numbered.groups() if numbered is not None else ("", "")):
        current = _RENAMED.get(name, name)
        if current in _scenario_titles():
            return said(current) + number
    return title


@cache
def _scenario_titles() -> frozenset[str]:
    games = (game.slug for game in library.games() if game.available)
    return frozenset(str(each.get("title", "")) for slug in games for each in library.scenarios(slug)) - {""}
