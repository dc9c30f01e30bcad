"""Two games that differ only in what Red has written on its cards are the same to all others."""

from typing import Any

import pytest

from engine.core.bus import Executed, Overrule, UndoPolicy
from engine.core.codec import Header
from engine.core.command import Command
from engine.core.game import Game
from engine.core.ids import PieceId
from engine.core.save import dump, loads
from engine.core.session import Session
from engine.rulesets.sits.combat_commands import BeamTable, HoldTubes, SalvoCardFor, Scrap
from engine.rulesets.sits.commands import Commit, Proceed, Reopen
from tests.helpers.conformance import find_ruleset
from tests.helpers.sits import GREEN, RED, RULES, a_bus, a_scenario, a_ship
from tests.helpers.sits_launch import aim, launch

SHIP, FOE = PieceId("ship"), PieceId("foe")


def a_game(level: str) -> Game:
    """Ships two hexes apart with the broadsides toward each other; Red's bridge is down to circles."""
    facts = a_scenario(
        a_ship("Ship", hex="5,5"),
        a_ship("Foe", side="Red", hex="7,5", forward="D y", marked={"bridge": 1}),
        a_ship("Other", hex="6,4"),
        enforcement=level,
    )
    header = Header(ruleset="sits", ruleset_version=1, content=RULES.content, seed=7, scenario=facts)
    game = Game(header, a_bus(facts, seed=7, policy=UndoPolicy.STANDARD))
    give(game, Commit(player=GREEN), Commit(player=RED))
    return game


def give(game: Game, *commands: Command) -> None:
    for command in commands:
        assert isinstance(game.bus.execute(command, Overrule(reason="so", agreed="all")), Executed)


def known(game: Game) -> list[Any]:
    """All that Green and a spectator find out without changing anything."""
    green, nobody = Session(game, GREEN), Session(game, None)
    found: list[Any] = []
    for seat in (green, nobody):
        now = seat.update()
        found += [now, seat.log(), seat.rulings()]
        found += [seat.inspect(counter.id) for counter in now.view.counters]
    for ship, target in ((SHIP, FOE), (FOE, SHIP)):
        found.append(green.answer(SalvoCardFor(player=GREEN, ship=ship, target=target)))
        found.append(green.answer(BeamTable(player=GREEN, ship=ship)))
    for command in attempts():
        found += [green.peek(command), green.suggest(command)]
    return found


def attempts() -> list[Command]:
    """What Green may try, with Red's ship and salvoes too."""
    return [
        launch(),
        launch(ship="foe", target="ship"),
        Scrap(player=GREEN, salvo="foe:starboard:early"),
        HoldTubes(player=GREEN, ship=FOE, mount="starboard", step="early", tubes=1),
        aim("starboard.weapons.1"),
        aim("starboard.weapons.1", ship="foe", target="ship"),
        Reopen(player=GREEN),
    ]


def reloaded(game: Game) -> Game:
    return Game(game.header, loads(dump(game.header, game.bus), find_ruleset).bus)


def reds(mount: str = "starboard", step: str = "early", **fields: Any) -> Command:
    return launch(mount, step, **{"ship": "foe", "target": "ship", "player": RED, **fields})  # type: ignore[arg-type]


CARDS: list[tuple[Command, ...]] = [
    (reds(missiles=5), reds(step="late", nuke=True)),
    (reds("aft"), reds("aft", "middle", target="other"), Scrap(player=RED, salvo="foe:aft:middle")),
]
WILD: tuple[Command, ...] = (reds("port"), reds("port", "late", missiles=5, window="A gu"))


@pytest.mark.rule("sits/A3.136")
@pytest.mark.parametrize(
    ("level", "commands"), [("referee", CARDS[0]), ("referee", CARDS[1]), ("adviser", WILD)]
)
def test_nothing_tells_what_red_launches_before_both_sides_are_done(level, commands):
    with_cards, without = a_game(level), a_game(level)
    give(with_cards, *commands)
    assert known(with_cards) == known(without)
    for game in (with_cards, without):
        give(game, Proceed(player=RED))
    assert known(with_cards) == known(without)
    assert known(reloaded(with_cards)) == known(without)
    for game in (with_cards, without):
        give(game, Reopen(player=RED))
    assert known(with_cards) == known(without)


@pytest.mark.rule("sits/C3.11")
@pytest.mark.parametrize(("level", "mount"), [("referee", "starboard"), ("adviser", "port")])
def test_nothing_tells_what_red_aims_before_both_sides_are_done(level, mount):
    aiming, idle = a_game(level), a_game(level)
    for game in (aiming, idle):
        give(game, Proceed(player=GREEN), Proceed(player=RED))
        assert game.bus.state.phase == "6 middle impact and first beams"
    give(aiming, aim(f"{mount}.weapons.1", 2, ship="foe", target="ship", player=RED))
    assert known(aiming) == known(idle)
    for game in (aiming, idle):
        give(game, Proceed(player=RED))
    assert known(aiming) == known(idle)
