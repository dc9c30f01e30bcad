"""SITS games for tests: scenarios in a few words, a table to give commands at, dice with chosen faces."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.bus import CommandBus, Executed, UndoPolicy
from engine.core.command import Command
from engine.core.dice import RecordingDice, Roll, scripted, seeded
from engine.core.event import Event
from engine.core.ids import PieceId, PlayerId
from engine.core.violation import Violation, blocking
from engine.rulesets.sits.commands import Commit, PlanPlot, Plot, Proceed
from engine.rulesets.sits.ruleset import SitsRuleset, create
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.view import PlotAdvice

GREEN, RED = PlayerId("Green"), PlayerId("Red")
HAVOC = "havoc-dd"
"""Pivot and roll boxes 6 4 2; thrust boxes 3 3 3 2 2 2 2 and three circles of 1; six impellers each end."""

RULES: SitsRuleset = create()


def a_ship(
    name: str = "Ship",
    *,
    side: str = "Green",
    ship_class: str = HAVOC,
    hex: str | None = "5,5",
    level: int = 0,
    forward: str = "A y",
    roll: int = 0,
    vectors: Mapping[str, int] | None = None,
    halves: Iterable[str] = (),
    officers: Mapping[str, str] | None = None,
    marked: Mapping[str, int] | None = None,
    canister: Mapping[str, int] | None = None,
    number: int = 0,
) -> dict[str, Any]:
    """A ship of a scenario; its id is its name in small letters. `hex` None leaves it in the tray."""
    placed = {
        "hex": hex,
        "level": level,
        "forward": forward,
        "roll": roll,
        "vectors": dict(vectors or {}),
        "halves": list(halves),
    }
    return {
        "id": name.lower().replace(" ", "-"),
        "number": number,
        "side": side,
        "class": ship_class,
        "name": name,
        "officers": dict(officers or {}),
        "marked": dict(marked or {}),
        "canister": dict(canister or {}),
        "placed": placed if hex is not None else None,
    }


def a_scenario(*ships: dict[str, Any], deploy: bool = False, **options: Any) -> dict[str, Any]:
    """Two sheets long edge to long edge; Green deploys bottom left at level 0, Red top right at level 12."""
    fleet = [{**ship, "number": ship["number"] or n} for n, ship in enumerate(ships, 1)]
    if not any(ship["side"] == "Red" for ship in fleet):
        fleet.append({**a_ship("Watcher", side="Red", hex="20,0", forward="D y"), "number": 99})
    return {
        "format": "holotank-scenario",
        "version": 1,
        "game": "sits",
        "id": "test",
        "title": "Test",
        "summary": "For tests.",
        "map": {
            "columns": 22,
            "rows": 34,
            "maps": [
                {"id": "blue", "q": 0, "r": 0, "columns": 22, "rows": 17},
                {"id": "pale", "q": 0, "r": 17, "columns": 22, "rows": 17},
            ],
            "arrangement": "square",
            "hexes": "large",
            "orientation": "A",
        },
        "options": options,
        "sides": [
            {
                "id": "Green",
                "colour": "green",
                "viewpoint": "A",
                "corner": "bottom left",
                "altitude": 0,
            },
            {"id": "Red", "colour": "red", "viewpoint": "D", "corner": "top right", "altitude": 12},
        ],
        "ships": fleet,
        "deploy": {"radius": 5, "max_speed": 5} if deploy else None,
        "featured": False,
        "notes": [],
        "provenance": {"kind": "house", "ref": "tests"},
    }


def a_fleet() -> dict[str, Any]:
    """Three ships a side with officers of every grade, damage up to the last boxes, and a shared velocity."""
    ace = {"HELM": "elite", "ENG": "elite", "CREW": "elite"}
    return a_scenario(
        a_ship("Ace", hex="5,14", officers=ace, vectors={"B": 3}),
        a_ship("Worn", hex="5,15", marked={"pivot": 2, "thrust": 7, "si": 2}, halves=["A"], vectors={"B": 3}),
        a_ship("Old Hand", hex="6,15", officers={"HELM": "veteran", "ENG": "veteran"}, vectors={"B": 3}),
        a_ship("Raw", side="Red", hex="14,8", forward="E bu", officers={"HELM": "poor", "ENG": "poor"}),
        a_ship("Hulk", side="Red", hex="14,9", forward="- p", marked={"pivot": 3, "roll": 3, "thrust": 10}),
        a_ship("Gone Aft", side="Red", hex="15,9", forward="D/E y", marked={"aft_impeller": 6}),
    )


class Refused(AssertionError):
    """A command that a test gives as legal was refused."""


class Table:
    """A game without a journal: commands are checked and applied with dice whose faces the test chooses."""

    def __init__(
        self, *ships: dict[str, Any], deploy: bool = False, faces: Iterable[int] = (), **options: Any
    ) -> None:
        scenario = a_scenario(*ships, deploy=deploy, **options)
        self.state: SitsState = RULES.setup(scenario, {}, dice(faces))
        self.events: list[Event] = []
        self.rolls: list[Roll] = []

    def ship(self, name: str = "ship") -> Ship:
        return self.state.ships[PieceId(name.lower().replace(" ", "-"))]

    def set(self, name: str, **fields: Any) -> None:
        """Changes a ship behind the rules' back."""
        self.state = self.state.with_ship(replace(self.ship(name), **fields))

    def check(self, command: Command) -> tuple[Violation, ...]:
        return RULES.check(self.state, command)

    def refusals(self, command: Command) -> dict[str, str]:
        """The rules that forbid a command, by their number, with the message."""
        return {v.rule.partition("/")[2]: v.message for v in blocking(self.check(command))}

    def give(self, command: Command, *faces: int | tuple[int, ...]) -> list[Event]:
        """Does what must be legal; the faces are shown by the d10s that it rolls, in order."""
        if refused := blocking(self.check(command)):
            raise Refused(f"{command}: {[str(v) for v in refused]}")
        return self.force(command, *faces)

    def force(self, command: Command, *faces: int | tuple[int, ...]) -> list[Event]:
        """Does it whatever the rules say."""
        thrown = dice(faces)
        result = RULES.apply(self.state, command, thrown)
        self.state = result.state
        self.events = list(result.events)
        self.rolls = thrown.tape
        return self.events

    def plot(self, ship: str = "ship", **fields: Any) -> Plot:
        """An order for a ship, not yet given."""
        found = self.ship(ship)
        return Plot(player=found.side, ship=found.id, **fields)

    def fly(self, *faces: int) -> None:
        """Both sides commit; the faces are for compensator checks. Ends in the missile launch step."""
        self.give(Commit(player=GREEN))
        self.give(Commit(player=RED), *faces)

    def proceed(self, steps: int = 1) -> None:
        """Everybody who could still do something goes on from a step."""
        for _ in range(steps):
            step = (self.state.turn, self.state.phase)
            while (self.state.turn, self.state.phase) == step and self.state.active:
                self.give(Proceed(player=self.state.active[0]))

    def turn(self, *faces: int) -> None:
        """Commits and flies the whole turn, up to the next plotting step."""
        self.fly(*faces)
        turn = self.state.turn
        while self.state.turn == turn and self.state.outcome is None:
            self.proceed()

    def advice(self, draft: Plot, target: str | None = None) -> PlotAdvice:
        question = PlanPlot(player=draft.player, draft=draft, target=PieceId(target) if target else None)
        found = RULES.answer(self.state, question)
        assert isinstance(found, PlotAdvice)
        return found


def dice(faces: Iterable[int | tuple[int, ...]] = ()) -> RecordingDice:
    """Ten-sided dice that show the given faces, one a roll; a tuple for dice thrown together."""
    return RecordingDice(scripted(*(face if isinstance(face, tuple) else (face,) for face in faces)))


def a_bus(scenario: Mapping[str, Any], *, seed: int = 1, policy: UndoPolicy = UndoPolicy.OPEN) -> CommandBus:
    """A game with a journal, from a scenario."""
    initial = RULES.setup(scenario, {}, RecordingDice(seeded(seed, 0)))
    return CommandBus(RULES, initial, seed=seed, policy=policy)


def do(bus: CommandBus, command: Command) -> None:
    """Executes what must be legal."""
    done = bus.execute(command)
    if not isinstance(done, Executed):
        raise Refused(f"{command}: {[str(v) for v in done.violations]}")


def go_on(bus: CommandBus[SitsState], steps: int = 1) -> None:
    """Everybody who could still do something goes on from a step."""
    for _ in range(steps):
        step = (bus.state.turn, bus.state.phase)
        while (bus.state.turn, bus.state.phase) == step and bus.state.active:
            do(bus, Proceed(player=bus.state.active[0]))


def shipped(name: str) -> Mapping[str, Any]:
    """A shipped scenario by its id."""
    return next(scenario for scenario in RULES.scenarios() if scenario["id"] == name)
