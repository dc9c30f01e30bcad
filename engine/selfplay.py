"""Games of programs against each other: who wins, how long it takes, and whether an order was refused."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import library
from engine.core.bus import UndoPolicy
from engine.core.game import new_game
from engine.core.ids import PlayerId
from engine.core.ruleset import Ruleset
from engine.core.session import Session
from engine.core.violation import Violation
from engine.players import holy_war, sits, star_control
from engine.players.seat import Player

OPPONENTS: Mapping[str, Callable[[str, int], Player]] = {
    "holy-war": holy_war.opponent,
    "sits": sits.opponent,
    "star-control": star_control.opponent,
}
"""The games that programs can play."""
KNOWN: Mapping[str, tuple[str, ...]] = {
    "holy-war": tuple(holy_war.STRENGTHS),
    "sits": tuple(sits.STRENGTHS),
    "star-control": tuple(star_control.STRENGTHS),
}
"""The strengths of each game's opponents."""
STRENGTHS = tuple(dict.fromkeys(each for found in KNOWN.values() for each in found))
SCENARIOS: Mapping[str, tuple[str, ...]] = {
    "holy-war": ("the-war", "the-war-far-stars"),
    "sits": ("destroyer-duel", "cruiser-and-battlecruiser", "simple-setup-duel"),
}
"""What is played unless a scenario is named: each layout, each duel; elsewhere the first."""
OPTIONS: Mapping[str, Mapping[str, Any]] = {"sits": {"stops": "needed", "turn_limit": 25}}
"""Of games of programs: a fight in which both sides keep out of reach has to end (D2.232)."""
MOST_TURNS = 400
"""A game that is not over by then is called endless."""
MOST_COMMANDS = 40_000
"""And so is one of more commands: ten times what the longest games take."""
MOST_REFUSALS = 20
"""Refused orders in one game after which it is given up."""
_MOST_ENDINGS = 8
"""Kinds of ending that are still worth a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """One game played to its end."""

    seed: int
    sides: Mapping[str, str]
    """Strength by side."""
    winner: str | None
    reason: str
    turns: int
    commands: int
    refused: tuple[str, ...] = ()
    """Orders that were refused, with the rules that they broke."""
    endless: bool = False

    @property
    def victor(self) -> str | None:
        """The strength that won."""
        return self.sides.get(self.winner) if self.winner else None

    @property
    def ending(self) -> str:
        """How it ended, without the particulars: what its reason says before a colon."""
        return self.reason.partition(":")[0]


@dataclass(slots=True)
class Table:
    """A game with a program at each seat."""

    sessions: dict[PlayerId, Session]
    players: dict[PlayerId, Player]
    refused: list[str] = field(default_factory=list)
    commands: int = 0

    def is_hopeless(self, turn: int) -> bool:
        """Whether the game is given up: too long, or too many refused orders."""
        return turn > MOST_TURNS or self.commands > MOST_COMMANDS or len(self.refused) >= MOST_REFUSALS

    def turn(self, actor: PlayerId) -> None:
        """The actor gives one command; a refused one is written down."""
        session = self.sessions[actor]
        command = self.players[actor].decide(session)
        broken = session.give(command)
        self.commands += 1
        if broken:
            self.refused.append(f"{command}: {_listed(broken)}")


def _listed(violations: Sequence[Violation]) -> str:
    return "; ".join(str(violation) for violation in violations)


def _first(ruleset: Ruleset[Any]) -> Mapping[str, Any]:
    """The first shipped scenario that is no lesson: a lesson holds few units and its own dice."""
    return next(each for each in ruleset.scenarios() if "steps" not in each)


def play(
    slug: str,
    strengths: Mapping[str, str],
    seed: int,
    *,
    scenario: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    watch: Callable[[Session, PlayerId], None] | None = None,
    make: Callable[[str, int], Player] | None = None,
) -> Report:
    """Plays one game; LookupError for a game or a strength that there is no opponent for.

    Args:
        slug: the game.
        strengths: a strength for each side.
        seed: of the dice, and of what the opponents leave to chance.
        scenario: the first shipped one that is no lesson unless given.
        options: of the new game, besides OPTIONS.
        watch: called before each decision, with the session and the side that is to act.
        make: makes the players of a strength and a seed; those of OPPONENTS unless given.
    """
    ruleset = library.create(slug)
    chosen = {**OPTIONS.get(slug, {}), **(options or {})}
    game = new_game(ruleset, scenario or _first(ruleset), chosen, seed=seed, policy=UndoPolicy.NONE)
    make = make or OPPONENTS[slug]
    table = Table(
        sessions={side: Session(game, side) for side in game.players},
        players={side: make(strengths[side], seed * 2 + n) for n, side in enumerate(game.players)},
    )
    state = game.bus.state
    while state.outcome is None and not table.is_hopeless(state.turn):
        actor = state.pending[-1].owner if state.pending else state.active[0]
        if watch:
            watch(table.sessions[actor], actor)
        table.turn(actor)
        state = game.bus.state
    return Report(
        seed=seed,
        sides=dict(strengths),
        winner=state.outcome.winner if state.outcome else None,
        reason=state.outcome.reason if state.outcome else "not over",
        turns=state.turn,
        commands=table.commands,
        refused=tuple(table.refused),
        endless=state.outcome is None,
    )


def seated(players: Sequence[PlayerId], pair: tuple[str, str], game: int) -> dict[str, str]:
    """Who sits where: the two strengths change places from game to game."""
    first, second = pair if game % 2 == 0 else pair[::-1]
    return {players[0]: first, players[1]: second}


def main(argv: Sequence[str] | None = None) -> int:
    """Plays games and prints what came of them; 1 if an order was refused or a game was endless."""
    parser = _arguments()
    words = parser.parse_args(argv)
    unfit = {words.first, words.second} - set(KNOWN[words.game])
    if unfit:
        parser.error(f"{words.game} has no opponent of strength {' or '.join(sorted(unfit))}.")
    if words.house is not None and (problems := library.use_house(words.house)):
        parser.error(" ".join(problems))
    known = {str(found["id"]) for found in library.scenarios(words.game)}
    missing = [name for name in words.scenario if name not in known]
    if missing:
        parser.error(f"no scenario {missing[0]!r}; there are {', '.join(sorted(known))}")
    reports = []
    for scenario in scenarios_for(words.game, words.scenario):
        _print(f"scenario: {scenario['id']}")
        found = _series(words, scenario)
        for line in summary(found):
            _print(line)
        reports += found
    return 1 if any(report.refused or report.endless for report in reports) else 0


def _series(words: argparse.Namespace, scenario: Mapping[str, Any]) -> list[Report]:
    """The games of one scenario."""
    pair, sides = (words.first, words.second), _sides(words.game)
    reports = []
    for number in range(words.games):
        report = play(words.game, seated(sides, pair, number), words.seed + number, scenario=scenario)
        reports.append(report)
        if words.verbose:
            _print(_line(report))
    return reports


def _sides(slug: str) -> Sequence[PlayerId]:
    ruleset = library.create(slug)
    return new_game(ruleset, _first(ruleset), seed=1, policy=UndoPolicy.NONE).players


def scenarios_for(slug: str, wanted: Sequence[str] = ()) -> list[Mapping[str, Any]]:
    """The scenarios that are played: those asked for, else SCENARIOS or the first one.

    LookupError for a scenario that is not shipped.
    """
    found = {str(each["id"]): each for each in library.scenarios(slug)}
    return [found[each] for each in wanted or SCENARIOS.get(slug, tuple(found)[:1])]


def summary(reports: Sequence[Report]) -> list[str]:
    """Wins by strength and side, the lengths of the games, and every refused order."""
    wins = Counter(report.victor or "nobody" for report in reports)
    sides = Counter(report.winner or "nobody" for report in reports)
    endings = Counter(report.ending for report in reports)
    lengths = sorted(report.turns for report in reports)
    lines = [
        f"games: {len(reports)}",
        "wins by strength: " + _counted(wins),
        "wins by side: " + _counted(sides),
        *([f"endings: {_counted(endings)}"] if len(endings) <= _MOST_ENDINGS else []),
        f"turns: {lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}, "
        f"nine in ten within {lengths[len(lengths) * 9 // 10 if len(lengths) > 1 else 0]}",
        "lengths: " + _histogram(lengths),
        f"commands: {sum(report.commands for report in reports)}",
        f"endless games: {sum(report.endless for report in reports)}",
        f"refused orders: {sum(len(report.refused) for report in reports)}",
    ]
    lines += [f"  game {report.seed}: {order}" for report in reports for order in report.refused]
    return lines


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in sorted(counts.items()))


def _histogram(lengths: Sequence[int], width: int = 20) -> str:
    bins = Counter(length // width for length in lengths)
    return ", ".join(f"{n * width}-{n * width + width - 1}: {bins[n]}" for n in sorted(bins))


def _line(report: Report) -> str:
    sides = " vs ".join(f"{side} ({strength})" for side, strength in report.sides.items())
    return f"{report.seed}: {sides}: {report.reason} Turns {report.turns}, commands {report.commands}."


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="holotank selfplay", description="Programs play against each other."
    )
    parser.add_argument("game", choices=sorted(OPPONENTS), help="which game")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many games (10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (1)")
    parser.add_argument("--first", default="strong", choices=STRENGTHS, help="one opponent (strong)")
    parser.add_argument("--second", default="casual", choices=STRENGTHS, help="the other (casual)")
    parser.add_argument(
        "--scenario",
        action="append",
        default=[],
        metavar="ID",
        help="a scenario, or several; a game's own choice unless given",
    )
    parser.add_argument(
        "--house", type=Path, metavar="FOLDER", help="play with the numbers of one's own in this folder"
    )
    parser.add_argument("--verbose", action="store_true", help="a line for every game")
    return parser


if __name__ == "__main__":
    sys.exit(main())
