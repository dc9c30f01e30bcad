"""The odds of a round, a boarding attempt and a fight: exact, and confirmed by throwing the dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from engine.core.dice import Roll
from engine.core.ids import PieceId
from engine.rulesets.holy_war import boarding, rounds, tables
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.battle_state import Step, Weapon
from engine.rulesets.holy_war.commands import AskBoarding, AskFight, AskRound, FormFlights
from engine.rulesets.holy_war.odds import fire_faces, round_outcomes
from engine.rulesets.holy_war.strength import committed
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, battle, begun, do, place, started

SPACE = "C05/4"
SAMPLES = 100_000


class Set:
    """Dice that show these faces one after the other."""

    def __init__(self, *faces):
        self.faces = list(faces)

    def roll(self, *sides, purpose, seen_by=None, side=None):
        return Roll(purpose, sides, (self.faces.pop(0),), seen_by)


def thrown(number, rnd):
    """So many dice."""
    return tuple(rnd.randint(1, 6) for _ in range(number))


def close(found, exact):
    """Within five standard deviations of what the exact chance gives."""
    spread = (exact * (1 - exact) * SAMPLES) ** 0.5
    return abs(found - exact * SAMPLES) <= 5 * spread + 1e-9


def about_to_fire(weapon):
    """Two small forces whose Flights are revealed; the round's dice are to be thrown."""
    state = begun(battle(SPACE, ["S.SC-1", "S.R-1"], ["H.SC-1", "H.MP-1"]), 5)
    assert state.combat is not None
    fight = replace(state.combat, weapon=weapon, step=Step.REVEAL, differential=0)
    return replace(state, combat=fight, pending=())


def ends(state):
    """What is left of each side, and its damage."""
    assert state.combat is not None
    return tuple(
        tuple((u.code, u.damage) for u in committed(state, state.combat, side))
        for side in (SUNTHROWERS, HOLY_BAND)
    )


@pytest.mark.rule("holy-war/VIII.crt", "holy-war/VIII.6.all-enemy")
@pytest.mark.parametrize("weapon", [Weapon.LAUNCHED, Weapon.ENERGY])
def test_a_hundred_thousand_rounds_agree_with_the_exact_odds(weapon):
    state = about_to_fire(weapon)
    state = rounds.STEPS[Step.REVEAL](state, state.combat, Set()).state
    own, enemy = (committed(state, state.combat, side) for side in (SUNTHROWERS, HOLY_BAND))
    exact = Counter()
    for mine, theirs, n in round_outcomes(own, enemy, weapon):
        exact[tuple(tuple((u.code, u.damage) for u in side) for side in (mine, theirs))] += n
    assert sum(exact.values()) == 36
    fire = cache(lambda faces: ends(rounds.STEPS[Step.LUCK](state, state.combat, Set(*faces)).state))
    rnd = Random(1)
    found = Counter(fire(thrown(2, rnd)) for _ in range(SAMPLES))
    assert {*found} == {*exact}
    assert all(close(found[end], n / 36) for end, n in exact.items())


@pytest.mark.rule("holy-war/VIII.board.table", "holy-war/VIII.board.roll")
def test_a_hundred_thousand_boarding_attempts_agree_with_the_exact_odds():
    state = begun(battle(SPACE, ["H.R-1"], ["S.PS-1"], HOLY_BAND), 5)
    target = PieceId("S.PS@C05/4.1")
    view = answer(state, AskBoarding(player=HOLY_BAND, unit=PieceId("H.R-1"), target=target))
    assert (view.column, view.faces, view.chance, view.gain) == ("2-1", (5, 6), 333, 8)
    assert view.lucky == (4, 5, 6)
    boarder, enemy = state.units[PieceId("H.R-1")], state.units[PieceId("S.PS-1")]

    @cache
    def captures(die):
        tried = boarding.tried(boarder, enemy, 5, die)
        fight = replace(state.combat, attempts=(tried,))
        return enemy.id not in boarding.settled(replace(state, combat=fight), luck=False)[0].units

    rnd = Random(2)
    captured = sum(captures(*thrown(1, rnd)) for _ in range(SAMPLES))
    assert close(captured, len(view.faces) / 6)


@pytest.mark.rule("holy-war/VIII.5.columns", "holy-war/VIII.crt")
def test_the_faces_of_a_differential_are_the_rows_of_its_column():
    assert fire_faces(3) == ("NE", "NE", "PW", "LW/EW", "PW/EW", "DE")
    assert fire_faces(-3)[:3] == ("NE", "NE", "NE")
    assert fire_faces(3, 1)[5] == fire_faces(3)[5]
    assert len(fire_faces(0)) == len(tables.COMBAT_COLUMNS) - 1


def test_the_round_under_way_is_told_with_the_weapon_that_was_rolled():
    state = begun(battle(SPACE, ["S.SC-1"], ["H.R-1"]), 5)
    view = answer(state, AskRound(player=SUNTHROWERS))
    assert [w.weapon for w in view.weapons] == ["PW"]
    (psychic,) = view.weapons
    assert (psychic.own.total, psychic.enemy.total, psychic.own.differential) == (6, 5, 1)
    assert psychic.boarder == SUNTHROWERS
    assert psychic.own.faces == fire_faces(1)
    other = answer(state, AskRound(player=HOLY_BAND)).weapons[0]
    assert other.own.differential == -1
    assert other.enemy.faces == psychic.own.faces


def test_a_hidden_flight_can_be_taken_into_account_and_the_enemys_is_only_counted():
    ships = tuple(PieceId(f"S.R-{n}") for n in range(1, 7))
    foes = tuple(PieceId(f"H.R-{n}") for n in range(1, 7))
    state = begun(battle(SPACE, ships, foes))
    assert len(answer(state, AskRound(player=SUNTHROWERS)).weapons) == 3
    state = do(state, FormFlights(player=SUNTHROWERS, flights=(ships[:4], ships[4:]))).state
    state = do(state, FormFlights(player=HOLY_BAND, flights=(foes[:4], foes[4:])), 5).state
    plain = answer(state, AskRound(player=SUNTHROWERS))
    more = answer(state, AskRound(player=SUNTHROWERS, flight=1))
    assert (len(plain.own), len(more.own), plain.hidden_enemies) == (4, 6, 2)
    with pytest.raises(LookupError):
        answer(state, AskRound(player=SUNTHROWERS, flight=0))
    with pytest.raises(LookupError):
        answer(started(), AskRound(player=SUNTHROWERS))


def test_a_fight_is_worked_out_to_its_end():
    view = answer(started(), AskFight(player=SUNTHROWERS, own=("SC", "SC", "SC"), enemy=("SG",)))
    assert (view.win, view.lose, view.both_lost) == (458, 420, 122)
    assert sum(view.own_left) in range(998, 1003)
    even = answer(started(), AskFight(player=SUNTHROWERS, own=("MP",), enemy=("MP",)))
    assert even.win == even.lose
    for wrong in (("EP",), (), ("R",) * 9):
        with pytest.raises(LookupError):
            answer(started(), AskFight(player=SUNTHROWERS, own=wrong, enemy=("R",)))


def test_a_boarding_question_about_what_is_not_seen_has_no_answer():
    state = place(place(started(), SPACE, "S.PS-1"), "C05/3", "H.R-1")
    with pytest.raises(LookupError):
        answer(state, AskBoarding(player=HOLY_BAND, unit=PieceId("H.R-1"), target=PieceId("S.PS-1")))
    with pytest.raises(LookupError):
        answer(state, AskBoarding(player=HOLY_BAND, unit=PieceId("S.PS-1"), target=PieceId("H.R-1")))
