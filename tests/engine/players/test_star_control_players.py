"""The opponents of Star Control, and self-play: legal orders, games that end, one stronger than the other."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import selfplay
from engine.core.violation import blocking
from engine.players.star_control import STRENGTHS, opponent
from engine.players.star_control.tactics import Tactics
from engine.players.star_control.worth import fleet_power, power, worth
from engine.rulesets.star_control.commands import Attack, Besiege, Fire, MoveFleet, Proceed
from tests.helpers.star_control import (
    ALLIANCE,
    EMPTY,
    HIERARCHY,
    RULES,
    at,
    battle,
    fleet,
    in_phase,
    table,
    with_member,
)


class Seat:
    """A seat at a position that does not change."""

    def __init__(self, state, viewer=HIERARCHY):
        self.state = state
        self.viewer = viewer

    def answer(self, question):
        return RULES.answer(self.state, question)


def decided(state, viewer=HIERARCHY, strength="strong"):
    command = opponent(strength, 1).decide(Seat(state, viewer))
    assert not blocking(RULES.check(state, command))
    return command


SMALL = {"galactic_columns": 6, "galactic_rows": 5}
GAMES = 8


def games(first: str, second: str, number: int, **options):
    players = (ALLIANCE, HIERARCHY)
    return [
        selfplay.play(
            "star-control",
            selfplay.seated(players, (first, second), seed),
            seed,
            options={**SMALL, **options},
        )
        for seed in range(1, number + 1)
    ]


def test_the_strong_opponent_beats_the_casual_one_in_three_games_of_four():
    reports = games("strong", "casual", GAMES)
    wins = Counter(report.victor for report in reports)
    assert wins["strong"] >= GAMES * 3 // 4
    assert {side for report in reports for side in report.sides.values()} == set(STRENGTHS)


@pytest.mark.parametrize(
    ("first", "second"), [("strong", "casual"), ("casual", "casual"), ("strong", "strong")]
)
def test_no_order_is_refused_and_no_game_is_endless(first, second):
    for report in games(first, second, 2):
        assert report.refused == ()
        assert not report.endless
        assert report.winner in (ALLIANCE, HIERARCHY)


@pytest.mark.parametrize(
    "options",
    [
        {"fortress_includes_starbase": True},
        {"starbase_limit": "separately", "technology": "every turn"},
        {"lost_ships": "stay lost", "repair": "all", "turn_limit": 60},
        {"tactical_columns": 11, "tactical_rows": 7, "quiet_turns": 2},
    ],
)
def test_the_opponents_keep_to_the_rules_with_every_option(options):
    for report in games("strong", "casual", 2, **options):
        assert report.refused == ()


def test_the_same_seed_gives_the_same_game():
    once, again = (games("strong", "casual", 1)[0] for _ in range(2))
    assert once == again


def test_an_empty_starbase_within_reach_is_entered():
    state = table(hierarchy={"fleets": [fleet(8, 4, "SP", "UQ")]})
    assert decided(state) == MoveFleet(player=HIERARCHY, fleet="HF1", path=(at(9, 4),))


def test_a_besieged_starbase_is_bombarded():
    state = table(hierarchy={"fleets": [fleet(8, 4, "SP", "UQ")]}, alliance={"fleets": [fleet(9, 4, "SY")]})
    command = Besiege(player=HIERARCHY, fleet="HF1", cell=at(9, 4))
    assert decided(in_phase(state, "besiege")) == command


@pytest.mark.parametrize(
    ("theirs", "kind"), [(("AR",), Attack), (("CH", "YE", "EA", "CH", "YE", "EA", "MM"), Proceed)]
)
def test_the_strong_opponent_attacks_the_weak_and_lets_the_strong_be(theirs, kind):
    state = table(
        hierarchy={"fleets": [fleet(5, 4, "SP", "UQ")]}, alliance={"fleets": [fleet(6, 4, *theirs)]}
    )
    assert type(decided(in_phase(state, "battle"))) is kind


def test_it_takes_the_shot_that_destroys():
    state = battle({"SP-1": (5, 5), "EA-1": (8, 5), "EA-2": (8, 6)}, damage={"EA-2": 6})
    command = decided(state)
    while not isinstance(command, Fire):
        state = RULES.apply(state, command, None).state
        command = decided(state)
    assert command.target == "EA-2"


def test_it_respects_the_cloak_even_where_the_other_target_is_not_worth_a_shot():
    state = battle({"IL-1": (8, 5), "UM-1": (9, 5), "EA-1": (5, 5)}, mover="Alliance")
    state = with_member(state, "UM-1", limpets=9, dogis=9)
    thinking = Tactics(state, ALLIANCE)
    cruiser = state.battle.units["EA-1"]
    shot = thinking.best_from(thinking.shots(cruiser), cruiser.cell)
    assert shot is None or shot.target == "UM-1" or shot.mode == "laser"


def test_big_ships_and_big_fleets_are_worth_more():
    state = table(hierarchy={"fleets": [fleet(3, 3, "SP", "UQ"), fleet(4, 4, "SP")]})
    assert worth(state, "UQ") > worth(state, "SP") > worth(state, "UQ.F")
    big, small = state.of_side(HIERARCHY)
    assert fleet_power(state, big) > fleet_power(state, small)
    assert power(state, ["SP", "SP"]) == pytest.approx(4 * power(state, ["SP"]), rel=0.01)


def test_there_are_two_strengths_and_no_other():
    assert set(STRENGTHS) == {"casual", "strong"}
    with pytest.raises(LookupError, match="casual and strong"):
        opponent("divine", 1)


def test_opponents_play_from_a_seat_and_this_game_only():
    for strength in STRENGTHS:
        with pytest.raises(TypeError):
            opponent(strength, 1).decide(Seat(table(), None))


def test_the_command_line_prints_wins_turns_and_refused_orders(capsys):
    assert selfplay.main(["star-control", "--games", "2", "--seed", "3", "--verbose"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("scenario: alliance-vs-hierarchy\n3: Alliance (strong) vs Hierarchy (casual): ")
    for part in (
        "games: 2",
        "wins by strength: ",
        "turns: ",
        "lengths: ",
        "endless games: 0",
        "refused orders: 0",
    ):
        assert part in printed


def test_refused_orders_are_listed_and_end_a_game():
    class Stubborn:
        strength = "casual"

        def decide(self, seat):
            return Fire(player=seat.viewer, unit="UQ-1", target="CH-1")

    report = selfplay.play(
        "star-control", {ALLIANCE: "casual", HIERARCHY: "casual"}, 1, make=lambda *_: Stubborn()
    )
    assert len(report.refused) == selfplay.MOST_REFUSALS
    assert report.endless
    assert "BAT" in selfplay.summary([report])[-1]


def test_a_starmap_needs_no_worlds_to_be_played_on():
    state = table(rows=EMPTY, hierarchy={"fleets": [fleet(3, 3, "SP", "UQ", "IL", "VX", "MY")]})
    assert isinstance(decided(state), MoveFleet)
    assert decided(state, strength="casual")
