"""Expected damage against what the resolving code does with very many throws, and its sums."""

from collections import Counter
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

import pytest

from engine.core.dice import Roll
from engine.rulesets.sits.c5_chances import mean
from engine.rulesets.sits.c5_damage import damage_is_placed, volley_strikes
from engine.rulesets.sits.c5_expect import (
    boxes_left,
    boxes_of_hit,
    boxes_of_salvo,
    chance_to_kill,
    expected_boxes,
)
from engine.rulesets.sits.combat import Fate, Volley, WeaponKind
from engine.rulesets.sits.state import Ship
from tests.helpers.sits_damage import HAVOC, KNIGHT, SAMPLE, SULTAN, Target, a_burst

HEAD, NUKE, ET, LASER, GRASER = (
    WeaponKind.LASER_HEAD,
    WeaponKind.CONTACT_NUKE,
    WeaponKind.ENERGY_TORPEDO,
    WeaponKind.LASER,
    WeaponKind.GRASER,
)
SIGMAS = 5.0


class Thrown:
    """Dice from a seed, quick and without a record."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def roll(self, *sides: int, purpose: str, seen_by: object = None, side: object = None) -> Roll:
        return Roll(purpose, sides, tuple(int(self._random.random() * n) + 1 for n in sides))


def boxes(ship: Ship) -> int:
    """Boxes marked, magazine dots not among them."""
    return sum(count for track, count in ship.marked.items() if not track.endswith(".magazine"))


def thrown_often(
    target: Target, throws: int, weapon: WeaponKind, count: int = 1, **burst: Any
) -> tuple[Counter[int], int]:
    """How often one burst cost so many boxes, and how often the ship."""
    state, dice = target.state, Thrown(7)
    task = Volley(target=target.ship.id, weapon=weapon, bursts=(a_burst(count, **burst),))
    found: Counter[int] = Counter()
    kills = 0
    for _ in range(throws):
        after = volley_strikes(state, task, dice).state
        while after.work:
            after = damage_is_placed(replace(after, work=after.work[1:]), after.work[0], dice).state
        ship = after.ships[target.ship.id]
        found[boxes(ship) - boxes(target.ship)] += 1
        kills += ship.fate is Fate.DESTROYED
    return found, kills


def worst(found: Counter[int], chances: Any, throws: int) -> float:
    """The widest gap between throws and chances, in standard deviations; rare numbers are put together."""
    gaps, rare, rare_seen = [], 0.0, 0
    for number in {*found, *chances}:
        chance = chances.get(number, 0.0)
        if chance * throws < 10:
            rare, rare_seen = rare + chance, rare_seen + found[number]
        else:
            gaps.append(abs(found[number] - chance * throws) / sqrt(throws * chance * (1 - chance)))
    gaps.append(abs(rare_seen - rare * throws) / sqrt(max(throws * rare, 1.0)))
    return max(gaps)


@pytest.mark.rule("sits/C5.23", "sits/C5.211")
@pytest.mark.parametrize(
    ("ship_class", "marked", "throws", "weapon", "burst"),
    [
        pytest.param(SAMPLE, {}, 60_000, HEAD, {"damage": 16, "axis": "E/F y"}, id="whole ship, broadside"),
        pytest.param(SAMPLE, {}, 8_000, GRASER, {"damage": 18, "axis": "D y"}, id="graser astern"),
        pytest.param(
            KNIGHT, {"hull": 20, "si": 4}, 14_000, LASER, {"damage": 12, "axis": "A/B y"}, id="no hull, leak"
        ),
        pytest.param(HAVOC, {}, 10_000, HEAD, {"damage": 8, "edge": "port"}, id="slid, octagons"),
        pytest.param(
            HAVOC, {"hull": 6}, 8_000, HEAD, {"damage": 9, "axis": "B/C y"}, id="hull runs out, octagons"
        ),
    ],
)
def test_a_hundred_thousand_throws_agree_with_the_chances(ship_class, marked, throws, weapon, burst):
    target = Target(ship_class, marked=marked)
    found, kills = thrown_often(target, throws, weapon, **burst)
    aim = {"axis": "", **burst}
    chances = boxes_of_hit(target.ship, weapon, **aim)
    assert worst(found, chances, throws) < SIGMAS
    kill = chance_to_kill(target.ship, weapon, leakers={1: 1.0}, **aim)
    assert abs(kills - kill * throws) < SIGMAS * sqrt(max(throws * kill, 1.0))


def test_chances_sum_to_one():
    ship = Target(SULTAN, marked={"hull": 20, "si": 2}).ship
    for weapon in (HEAD, NUKE, LASER, GRASER):
        assert sum(boxes_of_hit(ship, weapon, 14, "B/C y").values()) == pytest.approx(1.0)


def test_cascades_are_close_to_what_is_thrown():
    target = Target(SULTAN, marked={"hull": 20, "si": 2})
    burst = {"damage": 14, "axis": "A y"}
    found, kills = thrown_often(target, 3_000, NUKE, **burst)
    thrown_mean = sum(number * count for number, count in found.items()) / 3_000
    assert mean(boxes_of_hit(target.ship, NUKE, **burst)) == pytest.approx(thrown_mean, rel=0.05)
    kill = chance_to_kill(target.ship, NUKE, leakers={1: 1.0}, **burst)
    assert kill == pytest.approx(kills / 3_000, abs=0.05)


@pytest.mark.rule("sits/C5.111")
def test_a_beam_at_the_wedge_is_expected_to_do_nothing():
    assert boxes_of_hit(Target().ship, LASER, 20, "+ p") == {0: 1.0}


@pytest.mark.rule("sits/C5.111")
def test_where_the_defender_chooses_he_takes_what_costs_him_least():
    ship = Target(KNIGHT, marked={"sidewalls.port": 5}).ship
    chosen = mean(boxes_of_hit(ship, HEAD, 9, "+ p"))
    each = [mean(boxes_of_hit(ship, HEAD, 9, "", side)) for side in ("forward", "aft", "port", "starboard")]
    assert chosen == pytest.approx(min(each))


@pytest.mark.rule("sits/C5.213.wall")
def test_a_natural_zero_is_among_the_boxes():
    assert boxes_of_hit(Target().ship, HEAD, 1, "B/C y") == pytest.approx({0: 0.9, 1: 0.1})


@pytest.mark.rule("sits/C5.1111")
def test_a_lowered_wedge_is_worse():
    target = Target()
    target.set(wedge_up=False)
    doubled = mean(boxes_of_hit(target.ship, HEAD, 16, "", "port", doubled=True))
    assert doubled > mean(boxes_of_hit(target.ship, HEAD, 16, "", "port"))


def test_a_class_without_a_table_is_expected_to_lose_its_zeros_only():
    chances = boxes_of_hit(Target("lac-squadron").ship, HEAD, 9, "B/C y")
    assert chances == pytest.approx({0: 0.9, 1: 0.1})


def test_two_hits_are_the_sum_of_two():
    ship = Target().ship
    one = boxes_of_hit(ship, HEAD, 16, "B/C y")
    two = boxes_of_salvo(ship, HEAD, 16, "B/C y", {2: 1.0}, limit=200)
    assert mean(two) == pytest.approx(2 * mean(one))
    assert two[0] == pytest.approx(one[0] ** 2)


def test_leakers_are_weighed():
    ship = Target().ship
    leakers = {0: 0.5, 1: 0.25, 3: 0.25}
    salvo = boxes_of_salvo(ship, HEAD, 16, "B/C y", leakers, limit=200)
    assert mean(salvo) == pytest.approx(expected_boxes(ship, HEAD, 16, "B/C y", leakers))
    assert sum(salvo.values()) == pytest.approx(1.0)
    assert salvo[0] > 0.5


def test_the_last_key_gathers_the_tail():
    salvo = boxes_of_salvo(Target().ship, HEAD, 22, "B/C y", {40: 1.0})
    assert max(salvo) == 40
    assert salvo[40] > 0.9


def test_no_more_boxes_are_expected_than_there_are():
    ship = Target(HAVOC, marked={"hull": 9, "thrust": 10, "fwd_impeller": 6}).ship
    assert expected_boxes(ship, GRASER, 30, "A y", {100: 1.0}) <= boxes_left(ship)
    assert max(boxes_of_salvo(ship, GRASER, 30, "A y", {100: 1.0}, limit=10_000)) <= boxes_left(ship)


@pytest.mark.rule("sits/C5.422.cascade")
@pytest.mark.parametrize(
    ("ship_class", "hits", "damage"), [(HAVOC, 2, 8), (HAVOC, 4, 8), (KNIGHT, 6, 12), (SULTAN, 10, 14)]
)
def test_a_salvo_is_close_to_what_is_thrown_also_when_the_hull_runs_out(ship_class, hits, damage):
    target, throws = Target(ship_class), 400
    found, kills = thrown_often(target, throws, HEAD, count=hits, damage=damage, axis="B/C y")
    aim = (target.ship, HEAD, damage, "B/C y", {hits: 1.0})
    thrown_mean = sum(number * count for number, count in found.items()) / throws
    assert expected_boxes(*aim) == pytest.approx(thrown_mean, rel=0.2)
    assert mean(boxes_of_salvo(*aim, limit=400)) == pytest.approx(expected_boxes(*aim), rel=0.001)
    assert chance_to_kill(*aim) == pytest.approx(kills / throws, abs=0.12)


def test_nothing_leaks_nothing_is_lost():
    ship = Target(HAVOC).ship
    assert boxes_of_salvo(ship, HEAD, 9, "A y", {0: 1.0}) == {0: 1.0}
    assert chance_to_kill(ship, HEAD, 9, "A y", {0: 1.0}) == 0.0


@pytest.mark.rule("sits/C5.4213")
def test_the_chance_of_a_kill_grows_with_the_hits_and_the_damage_done():
    fresh, worn = Target(HAVOC).ship, Target(HAVOC, marked={"si": 3}).ship
    one, ten = (chance_to_kill(fresh, HEAD, 8, "B/C y", {n: 1.0}) for n in (1, 10))
    assert 0.0 < one < ten < 1.0
    assert chance_to_kill(worn, HEAD, 8, "B/C y", {1: 1.0}) > one


def test_a_ship_without_structural_integrity_cannot_be_killed_by_it():
    assert chance_to_kill(Target("lac-squadron").ship, HEAD, 9, "B/C y", {5: 1.0}) == 0.0
