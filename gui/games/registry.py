"""The games on the shelf as the window shows them: which can be played, and where their screens are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from engine import library
from gui.presenters.new_game import ScenarioCard, lesson_of, scenario_card
from gui.speech import said


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """A game on the shelf."""

    slug: str
    title: str
    short: str
    """What fits on a card."""
    blurb: str
    printed: str
    playable: bool


_SHORT: Final[Mapping[str, str]] = {
    "sits": "Saganami Island",
    "battlefleet-mars": "Battlefleet Mars",
    "star-blazers": "Star Blazers",
    "holy-war": "Holy War",
    "star-control": "Star Control",
}
_SCREENS: Final[Mapping[str, str]] = {
    "sits": "gui.games.sits.screen",
    "star-control": "gui.games.star_control.screen",
    "holy-war": "gui.games.holy_war.screen",
}
"""Modules of the screens, by slug."""
_CARDS: Final[Mapping[str, str]] = {
    "star-control": "gui.games.star_control.cards",
    "holy-war": "gui.games.holy_war.cards",
}
"""Modules that show scenarios of another form than ships on a map, without Qt."""
PLAYABLE: Final = tuple(_SCREENS)
"""Slugs of the games that have a screen."""


def shelf() -> Sequence[GameEntry]:
    """All games, those that can be played first."""
    found = [
        GameEntry(
            slug=game.slug,
            title=game.title,
            short=_SHORT.get(game.slug, game.title),
            blurb=said(game.summary),
            printed=said(game.printed),
            playable=game.available and game.slug in _SCREENS,
        )
        for game in library.games()
    ]
    return sorted(found, key=lambda game: not game.playable)


def overview(slug: str, data: Mapping[str, Any]) -> ScenarioCard:
    """The overview of a scenario file's content."""
    if slug in _CARDS:
        made: ScenarioCard = import_module(_CARDS[slug]).card(data)
        return made
    return scenario_card(slug, data)


def next_in_course(scenario: Mapping[str, Any]) -> ScenarioCard | None:
    """What comes after a lesson in its game's course; None after the last, and where it is no lesson."""
    here, slug = lesson_of(scenario), str(scenario.get("game", ""))
    if not here:
        return None
    after = (data for data in library.scenarios(slug) if lesson_of(data) == here + 1)
    found = next(after, None)
    return overview(slug, found) if found is not None else None


def screen_module(slug: str) -> Any:  # noqa: ANN401 - a module; what it must have is told in gui/README.md
    """The module with a game's screen, imported on first use; KeyError when the game can't be played."""
    return import_module(_SCREENS[slug])
