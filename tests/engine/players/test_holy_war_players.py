"""The opponents of Holy War: legal orders, games that end, one stronger than the other, and no peeping."""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from engine import library, selfplay
from engine.core.dice import Picker
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.players.holy_war import STRENGTHS, opponent
from engine.players.holy_war.reading import Reading, ship_of, unknown
from engine.players.holy_war.stores import starguard_wanted
from engine.players.holy_war.wargame import forecast
from engine.rulesets.holy_war.commands import (
    Board,
    Deny,
    EndBoarding,
    FormFlights,
    FormForce,
    Jump,
    MoveStar,
    PlaceDispersed,
    PlayOn,
    Proceed,
    Scout,
    SeekAlliance,
    Stand,
    UseLuck,
    Warp,
)
from engine.rulesets.holy_war.dispersal import adrift
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.phases import JUDGMENT
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, battle, moving, place, started

if TYPE_CHECKING:
    from engine.core.command import Command

SIDES = (SUNTHROWERS, HOLY_BAND)
SCENARIOS = ("the-war", "the-war-far-stars", "task-forces", "task-forces-far-stars")
GAMES = 8


def scenario(name: str):
    return next(s for s in library.create("holy-war").scenarios() if s["id"] == name)


def games(first: str, second: str, number: int, name: str = "the-war", **options):
    return [
        selfplay.play(
            "holy-war",
            selfplay.seated(SIDES, (first, second), seed),
            seed,
            scenario=scenario(name),
            options=options,
        )
        for seed in range(1, number + 1)
    ]


class Seat:
    """A seat at a position that does not change."""

    def __init__(self, state, viewer=SUNTHROWERS):
        self.state = state
        self.viewer = viewer

    def answer(self, question):
        return RULES.answer(self.state, question)


def decided(state, viewer=SUNTHROWERS, strength="strong") -> Command:
    command = opponent(strength, 1).decide(Seat(state, viewer))
    assert not blocking(RULES.check(state, command)), RULES.check(state, command)
    return command


def phase_of(state, viewer=SUNTHROWERS):
    """All that the strong opponent does in a movement phase without anybody else, in order."""
    player, found = opponent("strong", 1), []
    while True:
        command = player.decide(Seat(state, viewer))
        assert not blocking(RULES.check(state, command))
        found.append(command)
        if isinstance(command, Proceed):
            return found
        state = RULES.apply(state, command, _Sixes() if isinstance(command, Scout) else _Ones()).state


class _Ones:
    """Dice that disperse nobody."""

    def roll(self, *sides, purpose, side=None):
        from engine.core.dice import Roll

        return Roll(purpose=purpose, sides=sides, faces=(1,) * len(sides))


class _Sixes(_Ones):
    """Dice that cost a Probe its life."""

    def roll(self, *sides, purpose, side=None):
        from engine.core.dice import Roll

        return Roll(purpose=purpose, sides=sides, faces=(6,) * len(sides))


# --- whole games


def test_the_strong_opponent_beats_the_casual_one_in_three_games_of_four():
    reports = games("strong", "casual", GAMES)
    wins = Counter(report.victor for report in reports)
    assert wins["strong"] >= GAMES * 3 // 4
    assert {side for report in reports for side in report.sides.values()} == set(STRENGTHS)


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize(
    ("first", "second"), [("strong", "casual"), ("casual", "casual"), ("strong", "strong")]
)
def test_no_order_is_refused_and_no_game_is_endless(first, second, name):
    for report in games(first, second, 2, name):
        assert report.refused == ()
        assert not report.endless
        assert report.winner in SIDES


@pytest.mark.parametrize(
    "options",
    [
        {"boarding_round_fire": "weaker side", "flight_order": "fixed"},
        {"psycheship_from": 4, "extension": "never"},
        {"force_counters": True, "probe_detection": True, "flight_order": "fixed"},
    ],
)
def test_the_opponents_keep_to_the_rules_with_every_option(options):
    for report in games("strong", "casual", 3, **options):
        assert report.refused == ()
        assert not report.endless


def test_the_same_seed_gives_the_same_game():
    once, again = (games("strong", "casual", 1)[0] for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", ["the-war", "task-forces"])
@pytest.mark.parametrize("strength", sorted(STRENGTHS))
def test_decisions_are_the_same_whatever_the_other_side_hides(name, strength):
    """A second player in the same frame of mind decides about a position with other secrets."""
    rules, rnd = library.create("holy-war"), Picker(7)
    changed: Counter[bool] = Counter()
    pairs = {}

    def watch(session, side):
        truth = session._bus.state
        other = rules.scramble_hidden(truth, side, rnd)
        assert as_seen_by(truth, side) == as_seen_by(other, side)
        changed[other != truth] += 1
        twin = copy.deepcopy(pairs[side])
        again = copy.deepcopy(pairs[side])
        assert twin.decide(Seat(other, side)) == again.decide(Seat(truth, side))

    def make(_strength, seed):
        player = opponent(strength, seed)
        pairs[SIDES[len(pairs)]] = player
        return player

    both = dict.fromkeys(SIDES, strength)
    report = selfplay.play("holy-war", both, 3, scenario=scenario(name), watch=watch, make=make)
    assert report.refused == ()
    assert changed[True] > 50


def test_a_counter_that_lies_face_down_is_an_average_one():
    state = place(started(), "C06/4", "H.SB-1")
    now = Reading(as_seen_by(state, SUNTHROWERS), SUNTHROWERS)
    assert now.holders("C06/4") == [unknown(HOLY_BAND)]


# --- movement


def test_a_weakly_held_system_that_a_line_leads_to_is_attacked_with_all():
    fleet = ("S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4", "S.GST-1", "S.GST-2", "S.GST-3")
    state = moving(place(started(), "C04/5", *fleet, "S.PS-1"))
    found = phase_of(state)
    assert any(isinstance(c, Warp) and c.route[-1] == "C14/3" for c in found)
    assert any(PieceId("S.PS-1") in getattr(c, "pieces", ()) for c in found)


def test_a_single_unit_leaves_a_starguard_alone():
    found = phase_of(moving(place(started(), "C04/5", "S.P-1")))
    assert not any(isinstance(c, Warp) and c.route[-1] == "C14/3" for c in found)


def star_at(state, level):
    key = PieceId("star of Y-Tal")
    return state.with_star(replace(state.stars[key], level=level))


def test_a_star_goes_on_to_the_seam_with_its_escort():
    state = moving(star_at(place(started(), "C05/3", "S.PS-1", "S.SC-1", "S.SC-2"), "C05/3"))
    star, escort, *_ = phase_of(state)
    assert star == MoveStar(player=SUNTHROWERS, unit=PieceId("S.PS-1"), level="C02/4")
    assert isinstance(escort, Jump)
    assert escort.path == ("C02/4",)
    assert set(escort.pieces) == {"S.SC-1", "S.SC-2"}


def test_who_holds_the_seam_with_a_star_stays():
    state = moving(star_at(place(started(), "C02/4", "S.PS-1", "S.SC-1"), "C02/4"), turn=3)
    assert phase_of(state) == [Proceed(player=SUNTHROWERS)]


def test_the_holy_band_throws_everything_into_a_seam_about_to_be_lost():
    state = star_at(place(started(), "C02/4", "S.PS-1", "S.SC-1"), "C02/4")
    state = moving(place(state, "C06/5", "H.R-1", "H.R-2"), HOLY_BAND)
    found = phase_of(state, HOLY_BAND)
    assert any(isinstance(c, Jump) and c.path[-1] == "C02/4" for c in found)


def test_a_probe_looks_first_where_much_lies_face_down():
    state = started(probe_detection=True)
    state = place(state, "C05/3", "S.R-1", "S.R-2", "S.R-3", "S.PS-1")
    state = star_at(state, "C05/3")
    fleet = ("H.SC-1", "H.SC-2", "H.SC-3", "H.R-1", "H.R-2", "H.R-3", "H.R-4", "H.P-1")
    found = phase_of(moving(place(state, "C05/4", *fleet), HOLY_BAND), HOLY_BAND)
    assert isinstance(found[0], Scout)
    assert any(isinstance(c, Jump) and c.path[-1] == "C05/3" for c in found[1:])


def test_who_go_together_do_so_under_a_force_counter():
    fleet = ("S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4", "S.GST-1", "S.GST-2", "S.GST-3")
    found = phase_of(moving(place(started(force_counters=True), "C04/5", *fleet)))
    assert any(isinstance(c, FormForce) for c in found)
    assert any(getattr(c, "pieces", ()) == ("S.A",) for c in found)


def test_an_emissary_goes_to_a_quiet_seam_late_in_the_game():
    state = moving(place(started(), "C05/3", "H.EP-1"), HOLY_BAND, turn=6)
    assert Jump(player=HOLY_BAND, pieces=(PieceId("H.EP-1"),), path=("C02/4",)) in phase_of(state, HOLY_BAND)


# --- combat


def test_a_hopeless_combat_is_denied_and_a_fair_one_is_not():
    many = ("S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4")
    for defenders, kind in ((("H.P-1",), Deny), (("H.SC-1", "H.SC-2", "H.SC-3", "H.R-1", "H.R-2"), Stand)):
        state = battle("C06/4", many, defenders)
        state = RULES.apply(state, decided(state), _Ones()).state
        assert isinstance(decided(state, HOLY_BAND), kind)


def test_a_star_in_a_seam_is_fought_for_to_the_last():
    state = star_at(battle("C02/4", ("H.SC-1", "H.SC-2", "H.SC-3"), ("S.PS-1",), HOLY_BAND), "C02/4")
    state = RULES.apply(state, decided(state, HOLY_BAND), _Ones()).state
    assert decided(state) == Stand(player=SUNTHROWERS)


def test_the_strongest_are_in_front_and_the_precious_behind():
    own = ("S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4", "S.PS-1", "S.R-1")
    state = battle("C06/4", own, ("H.R-1", "H.R-2", "H.R-3", "H.R-4", "H.R-5"))
    while not isinstance(
        command := decided(state, state.pending[-1].owner if state.pending else SUNTHROWERS), FormFlights
    ):
        state = RULES.apply(state, command, _Ones()).state
    assert set(command.flights[0]) == {"S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4"}
    assert command.flights[1] == ("S.R-1", "S.PS-1")


def test_a_dispersed_unit_is_placed_far_from_the_seams():
    state = moving(place(started(), "C05/2", "S.R-1"))
    state = adrift(state, [PieceId("S.R-1")], HOLY_BAND, seen=False)
    command = decided(state, HOLY_BAND)
    assert isinstance(command, PlaceDispersed)
    assert min(state.board.distance(command.level, seam) for seam in state.board.seams) >= 3


@pytest.mark.parametrize("strength", sorted(STRENGTHS))
def test_boarding_ends_when_nothing_is_left_to_try(strength):
    """By playing it: boarding rounds come up, attempts are made, and each is brought to an end."""
    kinds: Counter[type] = Counter()

    class Watched:
        def __init__(self, player):
            self.player, self.strength = player, strength

        def decide(self, seat):
            command = self.player.decide(seat)
            kinds[type(command)] += 1
            return command

    for seed in range(1, 7):
        report = selfplay.play(
            "holy-war", dict.fromkeys(SIDES, strength), seed, make=lambda s, n: Watched(opponent(s, n))
        )
        assert report.refused == ()
    for kind in (Board, EndBoarding, UseLuck, Deny, Stand, FormFlights, PlaceDispersed, MoveStar):
        assert kinds[kind], kind


# --- the rest


def test_alliances_are_sought_near_the_seams():
    state = started()
    markers = {**state.neutrals.markers, HOLY_BAND: 2}
    state = replace(state, neutrals=replace(state.neutrals, markers=markers))
    state = replace(state, turn=2, phase=JUDGMENT, active=(HOLY_BAND,), sealed={})
    command = decided(state, HOLY_BAND)
    assert isinstance(command, SeekAlliance)
    assert Reading(state, HOLY_BAND).to_seam(command.level) == 2


def test_the_sunthrowers_leave_out_the_starguard_that_would_pin_a_star():
    state = place(started(), "C09/4", "S.PS-1")
    assert not starguard_wanted(Reading(state, SUNTHROWERS), "C09/4")
    assert starguard_wanted(Reading(state, HOLY_BAND), "C09/4")


@pytest.mark.parametrize("emissary", [True, False])
def test_the_holy_band_plays_on_only_with_an_emissary_in_a_seam(emissary):
    from engine.rulesets.holy_war.extended import turn_ended
    from engine.rulesets.holy_war.phases import TURN_END

    state = replace(started(), turn=7, phase=TURN_END, active=(), sealed={})
    state = place(state, "C02/4", "H.EP-1") if emissary else state
    asked = turn_ended(state, _Ones()).state
    assert decided(asked, HOLY_BAND) == PlayOn(player=HOLY_BAND, on=emissary)


def test_the_stronger_force_is_forecast_to_win_and_an_even_one_sometimes():
    cruisers = [ship_of(SUNTHROWERS, "SC")] * 3
    guard = [ship_of(HOLY_BAND, "SG")]
    even = forecast(cruisers, guard)
    assert 0.3 < even.win < 0.6
    assert forecast(cruisers * 2, guard).win > 0.8 > 0.1 > forecast(cruisers[:1], guard).win
    assert forecast(cruisers, []).win == forecast([], cruisers).lose == 1.0


def test_there_are_two_strengths_and_no_other():
    assert set(STRENGTHS) == {"casual", "strong"}
    with pytest.raises(LookupError, match="casual and strong"):
        opponent("divine", 1)


def test_opponents_play_from_a_seat_and_this_game_only():
    for strength in STRENGTHS:
        with pytest.raises(TypeError):
            opponent(strength, 1).decide(Seat(started(), None))


def test_the_command_line_plays_both_layouts_and_counts_endings(capsys):
    assert selfplay.main(["holy-war", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    for part in ("scenario: the-war\n", "scenario: the-war-far-stars", "endings: ", "refused orders: 0"):
        assert part in printed
    assert selfplay.main(["holy-war", "--games", "1", "--scenario", "task-forces"]) == 0
    assert capsys.readouterr().out.startswith("scenario: task-forces\n")
    with pytest.raises(SystemExit):
        selfplay.main(["holy-war", "--scenario", "peace"])
