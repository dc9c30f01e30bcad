"""Damage for tests: dice that show chosen results by rule, hits put straight on the table, boxes lost."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.dice import RecordingDice, ReplayMismatch, Roll
from engine.core.event import Event
from engine.core.ids import PieceId
from engine.rulesets.sits.c5_damage import damage_is_placed, volley_strikes
from engine.rulesets.sits.c5_tables import Grid, grid_of
from engine.rulesets.sits.combat import Burst, Damage, Hit, Mount, Volley, WalkStep, WeaponKind
from engine.rulesets.sits.combat_events import BoxesLost, HitPlaced, ShipLost
from engine.rulesets.sits.state import Ship, SitsState
from tests.helpers.sits import RULES, a_scenario, a_ship, dice

SAMPLE, KNIGHT, SULTAN, HAVOC = "sample-sd", "star-knight-ca", "sultan-bc", "havoc-dd"
_SUMS = ("C5.23", "C5.113", "C5.4212")
"""Rules whose two dice are added; those of other rules are subtracted."""


def results(shown: Mapping[str, Iterable[int]]) -> RecordingDice:
    """Dice that give each rule its results in order: {"C5.23": [10], "C5.433": [3]}."""
    rest = {rule: iter(values) for rule, values in shown.items()}

    def faces(purpose: str, sides: tuple[int, ...]) -> tuple[int, ...]:
        rule = purpose.partition(" ")[0]
        value = next(rest.get(rule, iter(())), None)
        if value is None:
            raise ReplayMismatch(f"{purpose}: no result was given")
        return faces_of(rule, value, len(sides))

    return RecordingDice(faces)


def faces_of(rule: str, value: int, count: int) -> tuple[int, ...]:
    """Faces that make a result."""
    if count == 1:
        return (value,)
    if rule in _SUMS:
        low = max(1, value - 10)
        return (low, value - low)
    return (value + 1, 1)


class Target:
    """One ship alone under fire, with everything that happened to it."""

    def __init__(self, ship_class: str = SAMPLE, **ship: Any) -> None:
        scenario = a_scenario(a_ship("Target", ship_class=ship_class, **ship))
        self.state: SitsState = RULES.setup(scenario, {}, dice((10,) * 4))
        self.before = self.ship
        self.events: list[Event] = []
        self.rolls: list[Roll] = []

    @property
    def ship(self) -> Ship:
        return self.state.ships[PieceId("target")]

    def set(self, **fields: Any) -> None:
        self.state = self.state.with_ship(replace(self.ship, **fields))
        self.before = self.ship

    def volley(
        self,
        *bursts: Burst,
        weapon: WeaponKind = WeaponKind.LASER_HEAD,
        zeros: tuple[tuple[Mount, int], ...] = (),
        **shown: Iterable[int],
    ) -> None:
        """A volley and what came of it; keywords name rules with _ for the dot: C5_23=[10]."""
        thrown = results(_by_rule(shown))
        task = Volley(target=self.ship.id, weapon=weapon, bursts=bursts, zeros=zeros)
        result = volley_strikes(self.state, task, thrown)
        self._took(result.state, result.events, thrown)
        while self.state.work and isinstance(self.state.work[0], Damage) and not self.state.pending:
            damage = self.state.work[0]
            placed = damage_is_placed(replace(self.state, work=self.state.work[1:]), damage, thrown)
            self._took(placed.state, placed.events, thrown)

    def hit(
        self,
        edge: Mount,
        location: int,
        depth: int,
        *,
        weapon: WeaponKind = WeaponKind.LASER,
        leak: int = 0,
        **shown: Iterable[int],
    ) -> tuple[WalkStep, ...]:
        """One penetrating hit; the steps of its walk as far as it came."""
        thrown = results({"C5.23": [location], **_by_rule(shown)})
        task = Damage(target=self.ship.id, weapon=weapon, hits=(a_hit(edge, depth, weapon, leak),))
        result = damage_is_placed(self.state, task, thrown)
        self._took(result.state, result.events, thrown)
        return self.steps

    def answer(self, side: Mount, **shown: Iterable[int]) -> tuple[WalkStep, ...]:
        """The defender's choice for the walk that waits."""
        task = self.state.work[0]
        assert isinstance(task, Damage)
        assert task.walk is not None
        thrown = results(_by_rule(shown))
        task = replace(task, walk=replace(task.walk, side=side))
        result = damage_is_placed(replace(self.state, work=self.state.work[1:], pending=()), task, thrown)
        self._took(result.state, result.events, thrown)
        return self.steps

    def _took(self, state: SitsState, events: Iterable[Event], thrown: RecordingDice) -> None:
        self.state = state
        self.events += events
        self.rolls = thrown.tape

    @property
    def steps(self) -> tuple[WalkStep, ...]:
        """The cells of the last walk that came to its end."""
        placed = [event for event in self.events if isinstance(event, HitPlaced)]
        return placed[-1].steps if placed else ()

    @property
    def lost(self) -> dict[str, int]:
        """Boxes lost since the beginning, by track."""
        tracks = {*self.before.marked, *self.ship.marked}
        gone = {t: self.ship.marked.get(t, 0) - self.before.marked.get(t, 0) for t in sorted(tracks)}
        return {track: boxes for track, boxes in gone.items() if boxes}

    @property
    def sunk(self) -> bool:
        return any(isinstance(event, ShipLost) for event in self.events)

    def boxes_events(self) -> list[BoxesLost]:
        return [event for event in self.events if isinstance(event, BoxesLost)]


def _by_rule(shown: Mapping[str, Iterable[int]]) -> dict[str, Iterable[int]]:
    return {name.replace("_", "."): values for name, values in shown.items()}


def a_hit(edge: Mount, depth: int, weapon: WeaponKind = WeaponKind.LASER, leak: int = 0) -> Hit:
    return Hit(
        weapon=weapon, label="test", edge=edge, leak=leak, depth=depth, roll=3, faces=(4, 1), modifier=0
    )


def a_burst(count: int, damage: int, axis: str = "", **fields: Any) -> Burst:
    return Burst(ship=PieceId("watcher"), label="test fire", count=count, damage=damage, axis=axis, **fields)


def struck(steps: Iterable[WalkStep], line: int | None = None) -> list[str]:
    """The codes of the cells that were hit, of one line of the span or of all."""
    return [s.code for s in steps if s.outcome == "hit" and line in (None, s.line)]


def outcomes(steps: Iterable[WalkStep]) -> list[str]:
    return [step.outcome for step in steps]


def without_blanks(ship_class: str) -> Grid:
    """A house table on which a hit from the bow comes straight to a decoy."""
    grid = grid_of(ship_class)
    assert grid is not None
    lines = {
        edge: tuple(tuple(at for at in line if at.cell is not None) for line in way)
        for edge, way in grid.lines.items()
    }
    return replace(grid, lines=lines)
