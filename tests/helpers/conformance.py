"""The register of rule sets that the conformance suite runs, and the playouts that its tests share.

To add a rule set, add a `Case` to CASES. Everything in a case is called late, so that naming a rule set here
costs nothing until its tests are collected.
"""

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from engine.core.bus import CommandBus, Executed, UndoPolicy
from engine.core.codec import Header
from engine.core.command import Command
from engine.core.dice import Picker, RecordingDice, seeded
from engine.core.ids import PlayerId
from engine.core.rulebook import RuleBook
from engine.core.ruleset import Ruleset
from engine.core.state import GameState


@dataclass(frozen=True, kw_only=True, eq=False)
class Case:
    """A rule set and the games of it that are played."""

    name: str
    factory: Callable[[], Ruleset[Any]]
    scenarios: Callable[[], Sequence[Mapping[str, Any]]]
    options: Sequence[Mapping[str, Any]] = ({},)
    book: Callable[[], RuleBook[Any]] | None = None
    seeds: Sequence[int] = (1, 2, 3)
    steps: int = 200
    every: int = 10
    """Positions between two that the dearer tests look at."""
    all_kinds: bool = True
    """Every command that an offer promises comes up in the playouts sooner or later."""
    all_phases: bool = True
    """Every phase that waits for players is reached; not so where a scenario begins after the first ones."""


def _toy() -> Ruleset[Any]:
    from tests.helpers.toy import Toy

    return Toy()


def _toy_book() -> RuleBook[Any]:
    from tests.helpers.toy import book

    return book


def _star_control() -> Ruleset[Any]:
    from engine.rulesets.star_control.ruleset import create

    return create()


def _sits() -> Ruleset[Any]:
    from engine.rulesets.sits.ruleset import create

    return create()


def _star_control_book() -> RuleBook[Any]:
    from engine.rulesets.star_control.book import book

    return book


def _sits_book() -> RuleBook[Any]:
    from engine.rulesets.sits.book import book

    return book


def _sits_scenarios() -> Sequence[Mapping[str, Any]]:
    """A training flight, a setup by hand, a fleet with officers of every grade and damage, and two fights."""
    from tests.helpers.sits import a_fleet, shipped
    from tests.helpers.sits_battles import a_battle, a_melee

    return [shipped("first-flight"), shipped("simple-setup-duel"), a_fleet(), a_battle(), a_melee()]


def _holy_war() -> Ruleset[Any]:
    from engine.rulesets.holy_war.ruleset import create

    return create()


def _holy_war_book() -> RuleBook[Any]:
    from engine.rulesets.holy_war.book import book

    return book


def _holy_war_games() -> Sequence[Mapping[str, Any]]:
    """A game from the choice of systems, and one in which these are dealt out."""
    from tests.helpers.holy_war import SYSTEMS_OF

    return [{}, {"systems": SYSTEMS_OF}]


CASES: list[Case] = [
    Case(
        name="toy",
        factory=_toy,
        scenarios=lambda: _toy().scenarios(),
        options=({}, {"mines": 5}),
        book=_toy_book,
        seeds=(1, 2, 3, 4),
    ),
    Case(
        name="star-control",
        factory=_star_control,
        scenarios=lambda: [s for s in _star_control().scenarios() if "start" not in s],
        options=({}, {"fortress_includes_starbase": True, "turn_limit": 30}),
        book=_star_control_book,
        seeds=(4, 6),
        steps=600,
        every=50,
        all_kinds=False,
    ),
    Case(
        name="star-control-battle",
        factory=_star_control,
        scenarios=lambda: [s for s in _star_control().scenarios() if "start" in s and "steps" not in s],
        options=({}, {"enforcement": "adviser"}),
        book=_star_control_book,
        seeds=(1, 2, 3),
        steps=500,
        every=40,
        all_phases=False,
    ),
    Case(
        name="sits",
        factory=_sits,
        scenarios=_sits_scenarios,
        options=(
            {},
            {"midpoint": "illustrated", "stacking": "unlimited", "turn_limit": 9, "high": "roll"},
            {"enforcement": "adviser"},
        ),
        book=_sits_book,
        seeds=(1, 2),
        every=15,
    ),
    Case(
        name="holy-war",
        factory=_holy_war,
        scenarios=_holy_war_games,
        options=(
            {},
            {"force_counters": True, "probe_detection": True, "flight_order": "fixed", "layout": "far-stars"},
            {"enforcement": "adviser", "boarding_round_fire": "weaker side"},
        ),
        book=_holy_war_book,
        seeds=(1, 2),
        steps=400,
        every=25,
        all_kinds=False,
    ),
]


@dataclass(frozen=True)
class Setting:
    """One game of a case: what a conformance test is parametrised with."""

    case: Case
    scenario: int
    option: int

    def __str__(self) -> str:
        return f"{self.case.name}-{self.scenario}-{self.option}"

    @property
    def ruleset(self) -> Ruleset[Any]:
        return _ruleset(self.case.name)

    def header(self, seed: int, policy: UndoPolicy = UndoPolicy.OPEN) -> Header:
        rules = self.ruleset
        return Header(
            ruleset=rules.slug,
            ruleset_version=rules.version,
            content=rules.content,
            seed=seed,
            policy=policy,
            options=self.case.options[self.option],
            scenario=self.case.scenarios()[self.scenario],
        )

    def start(self, seed: int, policy: UndoPolicy = UndoPolicy.OPEN) -> CommandBus[Any]:
        header = self.header(seed)
        dice = RecordingDice(seeded(seed, 0))
        initial = self.ruleset.setup(header.scenario, header.options, dice)
        return CommandBus(self.ruleset, initial, seed=seed, policy=policy)


def settings() -> Iterator[Setting]:
    """Every game of every case. Scenario numbers are found out when the case is first used."""
    for case in CASES:
        for scenario in range(len(case.scenarios())):
            for option in range(len(case.options)):
                yield Setting(case, scenario, option)


@functools.cache
def _ruleset(name: str) -> Ruleset[Any]:
    return next(case for case in CASES if case.name == name).factory()


def find_ruleset(slug: str) -> Ruleset[Any]:
    """What `load` asks for rule sets."""
    for case in CASES:
        if _ruleset(case.name).slug == slug:
            return _ruleset(case.name)
    raise LookupError(slug)


def actors(state: GameState) -> tuple[PlayerId, ...]:
    """Who may give a command that moves the game on."""
    if state.outcome is not None:
        return ()
    return (state.pending[-1].owner,) if state.pending else state.active


def random_command(rules: Ruleset[Any], state: GameState, rnd: Picker) -> Command | None:
    """A random legal command of somebody who may act; now and then of somebody who waits."""
    waiting = [p for p in state.players if p not in actors(state)]
    if waiting and rnd.random() < 0.1 and (command := rules.sample(state, rnd.choice(waiting), rnd)):
        return command
    movers = list(actors(state))
    rnd.shuffle(movers)
    return next((command for p in movers if (command := rules.sample(state, p, rnd))), None)


@functools.cache
def playout(setting: Setting, seed: int) -> CommandBus[Any]:
    """A random game of the case's length, or to its end. Shared: tests must not change it."""
    bus = setting.start(seed)
    rnd = Picker(seed)
    for _ in range(setting.case.steps):
        if bus.state.outcome is not None:
            break
        command = random_command(setting.ruleset, bus.state, rnd)
        if command is None:
            raise AssertionError(
                f"dead end after command {bus.seq}: nobody of {actors(bus.state)} has a legal command"
            )
        done = bus.execute(command)
        if not isinstance(done, Executed):
            raise AssertionError(f"sampled as legal and refused: {command}: {done.violations}")
    return bus


def playouts(setting: Setting) -> Iterator[CommandBus[Any]]:
    """All random games of a setting."""
    return (playout(setting, seed) for seed in setting.case.seeds)


def positions(setting: Setting) -> Iterator[GameState]:
    """Positions of the random games, `every` commands apart, the first and the last among them."""
    for bus in playouts(setting):
        yield bus.initial
        yield from (step.after for step in bus.journal if step.seq % setting.case.every == 0)
        yield bus.state


def tries(setting: Setting, state: GameState, player: PlayerId, rnd: Picker) -> list[Command]:
    """Commands to judge in a position: a few legal ones, and what the player did in other positions."""
    sampled = [setting.ruleset.sample(state, player, rnd) for _ in range(5)]
    given = [
        step.command
        for bus in playouts(setting)
        for step in bus.journal[:: setting.case.every]
        if step.command.player == player
    ]
    return [command for command in sampled if command is not None] + rnd.sample(given, min(5, len(given)))


def concerns(command: Command, piece: str | None) -> bool:
    """Whether an offer for `piece` covers a command: it names the piece, among others perhaps, a thing of it
    ("piece:port"), or its type ("type S.R" for the code "R"), or the offer names none.
    """
    values = [getattr(command, f.name) for f in fields(command)]
    named = {value for value in values if isinstance(value, str)}
    named |= {part for value in values if isinstance(value, tuple) for part in value if isinstance(part, str)}
    if piece is None or piece in named or any(name.startswith(f"{piece}:") for name in named):
        return True
    return piece.startswith("type ") and piece.split(".")[-1] in named
