"""The register of rule sets: what the home screen lists, and the door through which a game is loaded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.content import loader, paths
from engine.content.errors import ContentError
from engine.core.ruleset import Ruleset

__all__ = ["ContentError", "GameEntry", "RulingEntry", "create", "games", "rulings", "scenarios", "use_house"]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """A printed game on the shelf."""

    slug: str
    title: str
    printed: str
    """Edition, publisher and year of the printed game."""
    summary: str
    factory: str = ""
    """Module whose `create()` makes the rule set; empty while the game can't be played yet."""

    @property
    def available(self) -> bool:
        """Whether it can be played."""
        return bool(self.factory)


_GAMES: Sequence[GameEntry] = (
    GameEntry(
        slug="sits",
        title="Saganami Island Tactical Simulator",
        printed="Second edition, Ad Astra Games",
        summary="Ships of the wall in full three-dimensional Newtonian space, plotted on the AVID.",
        factory="engine.rulesets.sits.ruleset",
    ),
    GameEntry(
        slug="battlefleet-mars",
        title="BattleFleet Mars",
        printed="SPI, 1977",
        summary="The revolt of Mars: ships, agents and supply on the inner planets, and battles.",
    ),
    GameEntry(
        slug="star-blazers",
        title="Star Blazers Fleet Battle System",
        printed="Module I: The Gamilon and White Comet Wars, 1997",
        summary="Fleets of space battleships, with fighters, mines and wave-motion guns.",
    ),
    GameEntry(
        slug="holy-war",
        title="Holy War",
        printed="Metagaming MicroGame, 1979",
        summary="Two peoples fight inside a living god, on columns of stacked levels.",
        factory="engine.rulesets.holy_war.ruleset",
    ),
    GameEntry(
        slug="star-control",
        title="Star Control: Alliance vs Hierarchy",
        printed="Fan-made board game",
        summary="Two sides explore the stars, settle worlds, and fight with fourteen types of ships.",
        factory="engine.rulesets.star_control.ruleset",
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingEntry:
    """How an unclear or lost rule of a game is played, and why."""

    id: str
    rules: tuple[str, ...]
    question: str
    ruling: str
    why: str
    alternatives: tuple[str, ...] = ()
    option: str = ""
    """The option of a new game that changes it; empty for none."""


_made: dict[str, Ruleset[Any]] = {}


def games() -> Sequence[GameEntry]:
    """All games, playable or not; no rule set is loaded for this."""
    return _GAMES


def create(slug: str) -> Ruleset[Any]:
    """The rule set of a game, loaded when first asked for; LookupError for one that can't be played."""
    if slug not in _made:
        factory = next((game.factory for game in _GAMES if game.slug == slug), "")
        if not factory:
            raise LookupError(f"no rules for {slug!r}")
        _made[slug] = import_module(factory).create()
    return _made[slug]


def rulings(slug: str) -> Sequence[RulingEntry]:
    """Every ruling of a game, in the order of its file; ContentError where that can't be read."""
    from engine.content import loader  # pydantic costs a tenth of a second that a list of games does not need

    return tuple(
        RulingEntry(
            id=each.id,
            rules=tuple(each.rules),
            question=each.question,
            ruling=each.ruling,
            why=each.why,
            alternatives=tuple(each.alternatives),
            option=each.option or "",
        )
        for each in loader.load_rulings(slug)
    )


def scenarios(slug: str) -> Sequence[Mapping[str, Any]]:
    """The shipped scenarios of a game; LookupError as `create`."""
    return create(slug).scenarios()


def use_house(folder: Path | None) -> tuple[str, ...]:
    """Takes the player's own numbers and scenarios from a folder, in place of shipped ones of the same name.

    It holds for all games and until the program ends: rules read their numbers once. What is wrong with its
    files is told, a sentence for each, and then none of them is used. RuntimeError if rules have been loaded
    from somewhere else before.

    Args:
        folder: laid out as `rules/<game>/tables.json`, `units.json`, `map.json`, `ships/*.json` and
            `scenarios/<game>/*.json`; it need not exist. None: shipped data only.
    """
    if folder == paths.in_use(None):
        return ()
    if _made:
        raise RuntimeError("the numbers of a game are chosen before its rules are loaded")
    loader.forget()
    paths.use_house(folder)
    problems = tuple(
        problem for game in _GAMES if game.factory for problem in loader.house_problems(game.slug)
    )
    if problems:
        paths.use_house(None)
        loader.forget()
    return problems
