"""The sheet of a ship's beams: targets, ranges, damage, aims and reasons (C3)."""

import pytest

from engine.rulesets.sits.c3_sheet import beam_sheet, torpedo_hits
from engine.rulesets.sits.combat import Fate
from tests.helpers.sits import GREEN, RED, Table, a_ship
from tests.helpers.sits_launch import a_duel, aim, all_go_on

SAMPLE = {"ship_class": "sample-sd"}
LASERS = "starboard.weapons.1"


def first_beams(*more, **foe) -> Table:
    table = a_duel(*more, ship=SAMPLE, foe={**SAMPLE, "hex": "6,5", **foe})
    all_go_on(table)
    return table


def line(table: Table, weapon: str = LASERS, player=GREEN, target: str = "foe"):
    lines = beam_sheet(table.state, player, "ship").lines
    return next(found for found in lines if (found.weapon, found.target) == (weapon, target))


@pytest.mark.rule("sits/C3.11")
def test_a_line_tells_range_aspect_and_damage():
    found = line(first_beams(hex="7,5"))
    assert (found.label, found.left, found.range, found.effective_range) == ("17/11/7/5L", 19, 2, 2)
    assert (found.damage, found.exposed, found.windows) == (11, "sidewall, starboard", ("F y",))


@pytest.mark.rule("sits/C3.123")
def test_an_open_aspect_shows_the_halved_range():
    found = line(first_beams(hex="8,5", forward="C y"))
    assert (found.range, found.effective_range, found.damage, found.exposed) == (3, 1, 17, "open, aft")


@pytest.mark.rule("sits/C3.122")
@pytest.mark.rule("sits/C1.225")
def test_a_line_that_can_t_fire_says_why():
    table = first_beams(roll=3)
    assert [str(v.rule) for v in line(table).violations] == ["sits/C3.122"]
    assert [str(v.rule) for v in line(table, "port.weapons.1").violations] == ["sits/C1.225"]
    assert line(table).damage == 0


@pytest.mark.rule("sits/C3.11")
def test_a_line_counts_what_is_aimed_here_and_what_is_free():
    table = first_beams(a_ship("Other", side="Red", hex="6,6", **SAMPLE))
    table.give(aim(LASERS, 12))
    table.give(aim(LASERS, 3, target="other"))
    assert (line(table).aimed, line(table).free) == (12, 4)
    assert (line(table, target="other").aimed, line(table, target="other").free) == (3, 4)


@pytest.mark.rule("sits/C3.11")
def test_the_other_side_reads_no_aim():
    table = first_beams()
    table.give(aim(LASERS, 12))
    assert (line(table, player=RED).aimed, line(table, player=RED).free) == (0, 19)


@pytest.mark.rule("sits/C3.11")
def test_nearer_enemies_come_first_and_far_ones_not_at_all():
    table = first_beams(
        a_ship("Near", side="Red", hex="5,6", **SAMPLE), a_ship("Far", side="Red", hex="5,30", **SAMPLE)
    )
    targets = [found.target for found in beam_sheet(table.state, GREEN, "ship").lines]
    assert list(dict.fromkeys(targets)) == ["foe", "near"]


def test_a_ship_out_of_the_fight_has_no_line():
    table = first_beams()
    table.set("ship", fate=Fate.SURRENDERED)
    assert beam_sheet(table.state, GREEN, "ship").lines == ()


@pytest.mark.rule("sits/C5.3421")
def test_the_chances_of_a_weapon_sum_to_one():
    table = first_beams(forward="C y")
    for weapon in (LASERS, "starboard.weapons.2", "starboard.weapons.3"):
        assert sum(line(table, weapon).hits.values()) == pytest.approx(1)
    assert sum(torpedo_hits().values()) == pytest.approx(1)
    assert torpedo_hits()[10] == pytest.approx(0.001)


@pytest.mark.rule("sits/C5.342")
def test_a_torpedo_at_a_sidewall_and_a_lance_out_of_range_promise_nothing():
    table = first_beams()
    for weapon, rule in (
        ("starboard.weapons.3", "sits/C5.342"),
        ("starboard.weapons.4", "sits/C5.341.range"),
    ):
        found = line(table, weapon)
        assert (found.damage, dict(found.hits)) == (0, {})
        assert [str(v.rule) for v in found.violations] == [rule]
