"""Two games that differ only in Red's sealed orders are the same to Green and to a spectator (A3.12)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.bus import Executed, Overrule, UndoPolicy
from engine.core.codec import Header
from engine.core.command import Command, Gesture
from engine.core.dice import Picker
from engine.core.game import Game
from engine.core.ids import PieceId
from engine.core.save import dump, loads
from engine.core.session import Session, Update
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.rulesets.sits.combat_commands import (
    Aim,
    BeamTable,
    Exchange,
    HoldTubes,
    Launch,
    OrderSheetFor,
    SalvoCardFor,
    SalvoOdds,
    Scrap,
    Surrender,
)
from engine.rulesets.sits.commands import (
    Bearings,
    CoastAhead,
    Commit,
    Deploy,
    PlanPlot,
    PlanPosition,
    Plot,
    Proceed,
    Reopen,
    SetShip,
    Shoot,
    Written,
)
from engine.rulesets.sits.sample import any_plot
from tests.helpers.conformance import find_ruleset
from tests.helpers.sits import GREEN, RED, RULES, a_bus, a_scenario, a_ship, go_on

ACE = {"HELM": "elite", "ENG": "elite"}
MINE, YOURS, MATE = PieceId("mine"), PieceId("yours"), PieceId("mate")
pytestmark = pytest.mark.rule("sits/A3.12")


def a_game(level: str, policy: UndoPolicy = UndoPolicy.STANDARD) -> Game:
    """A ship of Green's, and two of Red's close together with the same velocity."""
    facts = a_scenario(
        a_ship("Mine", hex="5,5", vectors={"B": 2}),
        a_ship("Yours", side="Red", hex="12,5", vectors={"E": 3}, halves=["A"], officers=ACE),
        a_ship("Mate", side="Red", hex="12,4", vectors={"E": 3}),
        enforcement=level,
    )
    header = Header(ruleset="sits", ruleset_version=1, content=RULES.content, seed=7, scenario=facts)
    return Game(header, a_bus(facts, seed=7, policy=policy))


def give(game: Game, *commands: Command) -> None:
    for command in commands:
        assert isinstance(game.bus.execute(command, Overrule(reason="so", agreed="all")), Executed)


def attempts() -> Iterator[Command]:
    """What Green may try in any step, its own and Red's ships alike."""
    for ship in (MINE, YOURS, MATE):
        yield Plot(player=GREEN, ship=ship, thrust=2, square=(2, 0), spread={"A": 2})
        yield Plot(player=GREEN, ship=ship, thrust=9, route=("D y",))
        yield SetShip(player=GREEN, ship=ship, cell="12,3", level=2)
        yield SetShip(player=GREEN, ship=ship, cell="12,5", level=0)
        yield SetShip(player=GREEN, ship=ship, vectors={"C": 1}, halves=("B",), officers={"ENG": "poor"})
        yield SetShip(player=GREEN, ship=ship, forward="- p", marked={"thrust": 9})
        yield Deploy(player=GREEN, ship=ship, cell="12,4")
        yield Launch(player=GREEN, ship=MINE, target=ship, mount="forward", step="early", missiles=1)
        yield HoldTubes(player=GREEN, ship=ship, mount="forward", step="early", tubes=1)
        yield Aim(player=GREEN, ship=MINE, weapon="forward.weapons.1", target=ship, count=1)
        yield Surrender(player=GREEN, ship=ship)
        yield Scrap(player=GREEN, salvo=f"{ship}:forward:early")
    yield from (Commit(player=GREEN), Reopen(player=GREEN), Proceed(player=GREEN))
    yield SetEnforcement(player=GREEN, level=Enforcement.FREE, agreed="both")


def answers(seat: Session) -> Iterator[Any]:
    yield seat.answer(PlanPosition(player=GREEN, texts={MINE: "+1", YOURS: "u2 v1A"}))
    for ship, target in product((MINE, YOURS, MATE), repeat=2):
        for thrust in (0, 2):
            draft = Plot(player=GREEN, ship=ship, thrust=thrust)
            yield seat.answer(PlanPlot(player=GREEN, draft=draft, target=target))
            yield seat.answer(CoastAhead(player=GREEN, ship=ship, target=target, draft=draft))
            foreign = replace(draft, player=RED, route=("A/B y",))
            yield seat.answer(PlanPlot(player=GREEN, draft=foreign, target=target))
        yield seat.answer(SalvoCardFor(player=GREEN, ship=ship, target=target))
        yield seat.answer(Exchange(player=GREEN, draft=Plot(player=GREEN, ship=ship), target=target))
        launch = Launch(player=GREEN, ship=ship, target=target, mount="forward", step="late", missiles=4)
        yield seat.answer(SalvoOdds(player=GREEN, draft=launch))
        yield seat.answer(BeamTable(player=GREEN, ship=ship))
        yield seat.answer(OrderSheetFor(player=GREEN, ship=ship))
        yield seat.answer(CoastAhead(player=GREEN, ship=ship, target=target))
        yield seat.answer(Bearings(player=GREEN, ship=ship, target=target))
        yield seat.answer(Written(player=GREEN, ship=ship))
        yield seat.answer(Bearings(player=GREEN, ship=ship, target=target))
        yield seat.answer(Written(player=GREEN, ship=ship))
        for start, end in product(("now", "midpoint", "eot"), repeat=2):
            yield seat.answer(
                Shoot(player=GREEN, ship=ship, target=target, from_point=start, to_point=end)  # type: ignore[arg-type]
            )


def known(game: Game) -> list[Any]:
    """All that Green and a spectator can find out now without changing anything."""
    green, nobody = Session(game, GREEN), Session(game, None)
    found: list[Any] = []
    for seat in (green, nobody):
        now = seat.update()
        found += [now, seat.log(), seat.rulings()]
        found += [seat.inspect(counter.id) for counter in now.view.counters]
    found += answers(green)
    for command in attempts():
        found += [green.peek(command), green.suggest(command)]
    for ship in (MINE, YOURS, MATE):
        found.append(green.propose(Gesture(by=GREEN, piece=ship, cell="12,6", facing=3)))
    return found


def same(one: Game, other: Game) -> bool:
    return known(one) == known(other)


def reloaded(game: Game) -> Game:
    return Game(game.header, loads(dump(game.header, game.bus), find_ruleset).bus)


WILD: dict[str, Any] = {"route": ("D y", "- p"), "thrust": 9, "square": (7, 7), "spread": {"A": 7}}
ONTO_MATE: dict[str, Any] = {"thrust": 2, "square": (2, 0), "spread": {"A": 2}}


def give_orders(game: Game, seed: int, *, legal: bool) -> None:
    """Orders for both of Red's ships; unless they must be legal, now and then of the wildest sort."""
    rnd = Picker(seed)
    wild = not legal and rnd.random() < 0.7
    for ship in (YOURS, MATE):
        found = any_plot(game.bus.state, game.bus.state.ships[ship], rnd)
        if wild:
            found = replace(found, **rnd.choice((WILD, ONTO_MATE, {})))
        give(game, found)


@settings(max_examples=15)
@given(st.sampled_from(["referee", "adviser", "free"]), st.integers(0, 10**6), st.integers(0, 10**6))
def test_nothing_tells_sealed_orders_before_both_sides_have_committed(level, first, second):
    pair = [a_game(level), a_game(level)]
    for game, seed in zip(pair, (first, second), strict=True):
        give_orders(game, seed, legal=level == "referee")
    assert same(*pair)
    for game in pair:
        give(game, Commit(player=RED))
    assert same(*pair)
    assert same(*map(reloaded, pair))
    for game in pair:
        give(game, Reopen(player=RED))
    assert same(*pair)


@pytest.mark.parametrize("fields", [WILD, ONTO_MATE], ids=["wild", "onto a friend"])
def test_a_broken_rule_of_sealed_orders_is_told_to_their_own_side_only(fields):
    pair = [a_game("adviser"), a_game("adviser")]
    give(pair[0], Plot(player=RED, ship=YOURS, **fields), Plot(player=RED, ship=MATE))
    give(pair[1], Plot(player=RED, ship=YOURS), Plot(player=RED, ship=MATE))
    for game in pair:
        give(game, Commit(player=RED))
    assert same(*pair)
    assert same(*map(reloaded, pair))
    assert Session(pair[0], RED).rulings() != ()
    assert Session(reloaded(pair[0]), RED).rulings() == Session(pair[0], RED).rulings()
    for game in pair:
        give(game, Plot(player=GREEN, ship=MINE, roll=1))
        Session(game, GREEN).undo()
        give(game, Reopen(player=RED))
    assert same(*pair)


PIVOTS: list[dict[str, Any]] = [
    {"route": ("F/A y", "F y"), "roll": -3},
    {"route": ("B y",), "thrust": 2, "square": (2, 0), "spread": {"B": 2}},
    {"route": ("A bu", "A gu"), "thrust": 3, "square": (3, 1), "spread": {"A": 3}},
]


@pytest.mark.parametrize("level", ["referee", "adviser"])
@pytest.mark.parametrize("fields", PIVOTS)
def test_a_pivot_and_thrust_along_it_are_not_told_at_missile_launch(fields, level):
    pair = [a_game("adviser"), a_game("adviser")]
    give(pair[0], Plot(player=RED, ship=YOURS, **fields), Plot(player=RED, ship=MATE))
    give(pair[1], Plot(player=RED, ship=YOURS, route=("A/B y",)), Plot(player=RED, ship=MATE))
    for game in pair:
        give(game, Commit(player=RED), Plot(player=GREEN, ship=MINE), Commit(player=GREEN))
        if level == "referee":
            give(game, SetEnforcement(player=RED, level=Enforcement.REFEREE, agreed="both"))
    assert same(*pair)
    assert same(*map(reloaded, pair))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"route": ("A/B y", "B y")}, {"route": ("A/B y", "A/B bu", "B gu")}),
        ({"roll": 2}, {"roll": 3}),
        ({"route": ("A/B y", "B y"), "thrust": 2, "square": (2, 0)}, {"route": ("A/B y", "A/B bu")}),
    ],
)
def test_what_is_left_of_a_turn_is_not_told_at_the_midpoint(one, other):
    pair = [a_game("adviser"), a_game("adviser")]
    for game, fields in zip(pair, (one, other), strict=True):
        give(game, Plot(player=RED, ship=YOURS, **fields), Plot(player=RED, ship=MATE), Commit(player=RED))
        give(game, Plot(player=GREEN, ship=MINE), Commit(player=GREEN))
        go_on(game.bus)
    assert same(*pair)
    assert same(*map(reloaded, pair))


def test_orders_taken_back_leave_no_trace_for_the_other_side():
    pair = [a_game("adviser"), a_game("adviser")]
    give(pair[0], Plot(player=RED, ship=YOURS, **WILD))
    give(pair[1], Plot(player=RED, ship=YOURS))
    for game in pair:
        Session(game, RED).undo()
        assert not Session(game, GREEN).update().can_redo
    assert same(*pair)


@pytest.mark.parametrize("steps", [0, 1])
def test_setting_the_other_sides_ship_by_hand_does_not_tell_what_it_thrust(steps):
    pair = [a_game("adviser"), a_game("adviser")]
    for game, thrust in zip(pair, (2, 3), strict=True):
        # Both displace by 1B: the odd hex of the second is noted as a half.
        orders = {"thrust": thrust, "square": (thrust, 0), "spread": {"B": thrust}}
        give(game, SetShip(player=RED, ship=YOURS, officers={}, halves=()))
        give(game, Plot(player=RED, ship=YOURS, **orders), Plot(player=RED, ship=MATE), Commit(player=RED))
        give(game, Plot(player=GREEN, ship=MINE), Commit(player=GREEN))
        go_on(game.bus, steps)
    assert same(*pair)
    for fields in (
        {"halves": ("B",)},
        {"officers": {"ENG": "veteran"}},
        {"cell": "9,9"},
        {"vectors": {"C": 3}},
    ):
        for game in pair:
            give(game, SetShip(player=GREEN, ship=YOURS, **fields))
        assert same(*pair)


def a_salvo(**fields: Any) -> Launch:
    order: dict[str, Any] = {"mount": "forward", "step": "early", "missiles": 2, **fields}
    return Launch(player=RED, ship=YOURS, target=MINE, **order)


NOTHING = HoldTubes(player=RED, ship=MATE, mount="port", step="late", tubes=0)
"""That a side has written something may be seen, but not what."""
SALVOES: list[tuple[Command, ...]] = [
    (a_salvo(),),
    (a_salvo(), a_salvo(step="late", missiles=1)),
    (a_salvo(nuke=True), Scrap(player=RED, salvo="yours:forward:early")),
    (HoldTubes(player=RED, ship=YOURS, mount="forward", step="early", tubes=1),),
]


@pytest.mark.parametrize("written", SALVOES)
def test_salvoes_and_held_tubes_are_not_told_before_the_cards_are_handed_over(written):
    pair = [a_game("adviser"), a_game("adviser")]
    for game in pair:
        give(game, Commit(player=RED), Commit(player=GREEN))
    give(pair[0], *written)
    give(pair[1], *[NOTHING] * len(written))
    assert same(*pair)
    assert same(*map(reloaded, pair))
    give(pair[0], Proceed(player=RED))
    give(pair[1], Proceed(player=RED))
    assert same(*pair)
    give(pair[0], Reopen(player=RED))
    give(pair[1], Reopen(player=RED))
    assert same(*pair)


@pytest.mark.rule("sits/C5.441")
def test_a_bridge_check_for_a_launch_is_not_told_before_the_cards_are_handed_over():
    pair = [a_game("adviser"), a_game("adviser")]
    for game in pair:
        give(game, SetShip(player=RED, ship=YOURS, marked={"bridge": 2}))
        give(game, Commit(player=RED), Commit(player=GREEN))
    give(pair[0], a_salvo())
    give(pair[1], NOTHING)
    assert pair[0].bus.journal[-1].rolls
    assert same(*pair)
    assert same(*map(reloaded, pair))


@pytest.mark.rule("sits/C3.11")
def test_beams_are_aimed_in_secret():
    pair = [a_game("adviser"), a_game("adviser")]
    for game in pair:
        give(game, Commit(player=RED), Commit(player=GREEN))
        go_on(game.bus)
    give(pair[0], Aim(player=RED, ship=YOURS, weapon="forward.weapons.1", target=MINE, count=1))
    assert pair[0].bus.state.fire
    assert same(*pair)
    assert same(*map(reloaded, pair))


def test_dice_thrown_for_all_to_see_are_seen_though_the_orders_broke_a_rule():
    game = a_game("adviser")
    give(game, SetShip(player=RED, ship=YOURS, marked={"thrust": 7}), Commit(player=GREEN))
    give(game, Plot(player=RED, ship=YOURS, **ONTO_MATE), Plot(player=RED, ship=MATE), Commit(player=RED))
    for seat in (GREEN, RED, None):
        # The compensator check, and the octagon that it costs when it fails.
        assert [roll.sides for roll in Session(game, seat).log()[-1].rolls] == [(10,), (10,)]


@pytest.mark.parametrize("seat", [GREEN, None])
def test_the_news_of_sealed_orders_is_the_same_whatever_they_say(seat):
    news: list[list[Update]] = [[], []]
    for heard, fields in zip(news, (WILD, {}), strict=True):
        game = a_game("adviser")
        Session(game, seat).subscribe(heard.append)
        give(game, Plot(player=RED, ship=YOURS, **fields), Plot(player=RED, ship=MATE))
        Session(game, RED).undo()
        Session(game, RED).redo()
        give(game, Commit(player=RED), Reopen(player=RED), Commit(player=RED))
    assert len(news[0]) == 7
    assert news[0] == news[1]
