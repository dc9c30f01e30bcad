"""Setup: the starmap, who begins, the first Starbases, ships and Starbucks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.content.errors import ContentError
from engine.core.dice import RecordingDice, scripted, seeded
from engine.rulesets.star_control import tables, units
from engine.rulesets.star_control.commands import PlaceStarbase, Proceed, SetFleet
from engine.rulesets.star_control.fleets import pile
from engine.rulesets.star_control.galaxy import rolled, usable
from engine.rulesets.star_control.hexes import Board, cells, place_of
from engine.rulesets.star_control.setup import choosable, home_sites
from engine.rulesets.star_control.state import Installation, Kind, Sector
from tests.helpers.star_control import ALLIANCE, HIERARCHY, RULES, any_dice, at, broken, do, table

BOARD = Board(5, 4)


def new(seed: int = 1, **options):
    return RULES.setup({}, options, RecordingDice(seeded(seed, 0)))


@pytest.mark.rule("star-control/GAL.hex-map")
def test_the_starmap_has_nine_columns_of_seven_hexes_unless_chosen_otherwise():
    assert len(new().sectors) == 63
    assert len(new(galactic_columns=6, galactic_rows=5).sectors) == 30


@pytest.mark.rule("star-control/GAL.hex-roll", "star-control/SET.map")
def test_every_hex_of_the_starmap_is_rolled_with_one_die():
    dice = RecordingDice(scripted([1] * 18 + [4, 6]))
    sectors = rolled(BOARD, dice)
    assert dice.tape[0].sides == (6,) * 20
    assert [sectors[cell].kind for cell in cells(BOARD)[-2:]] == [Kind.STAR, Kind.HAZARD]


@pytest.mark.rule("star-control/GAL.hex-roll")
def test_a_map_without_a_way_from_end_to_end_is_rolled_again():
    wall = [1] * 8 + [6] * 4 + [1] * 8
    dice = RecordingDice(scripted(wall, [1] * 20))
    assert all(sector.kind is Kind.VOID for sector in rolled(BOARD, dice).values())
    assert len(dice.tape) == 2


@pytest.mark.rule("star-control/GAL.hex-type")
@pytest.mark.parametrize(
    ("die", "kind"), [(1, "void"), (2, "void"), (3, "void"), (4, "star"), (5, "star"), (6, "hazard")]
)
def test_the_hex_type_table(die, kind):
    assert tables.cell("hex_type", die) == kind


def test_a_map_without_a_void_in_an_end_column_is_not_usable():
    sectors = {cell: Sector(kind=Kind.VOID) for cell in cells(BOARD)}
    assert usable(BOARD, sectors)
    stars = {cell: Sector(kind=Kind.STAR) for cell in cells(BOARD) if place_of(cell)[0] == 5}
    assert not usable(BOARD, {**sectors, **stars})


@pytest.mark.rule("star-control/SET.sides")
def test_one_player_has_the_alliance_and_one_the_hierarchy():
    assert set(new().players) == {ALLIANCE, HIERARCHY}
    assert sorted(new().order) == sorted(new().players)
    assert broken(new(), Proceed(player="Ilwrath")) == {"SET.sides"}


@pytest.mark.rule("star-control/SET.starbase")
@pytest.mark.parametrize(("alliance", "hierarchy", "first"), [(5, 2, ALLIANCE), (1, 6, HIERARCHY)])
def test_the_high_roller_begins_and_ties_are_rolled_again(alliance, hierarchy, first):
    dice = RecordingDice(scripted([3], [3], [alliance], [hierarchy], [1] * 63))
    state = RULES.setup({}, {}, dice)
    assert state.order[0] == first
    assert state.active == (first,)


@pytest.mark.rule("star-control/SET.starbase")
def test_starbases_are_placed_on_voids_of_opposite_end_columns():
    state = new(first="Alliance")
    left = home_sites(state, ALLIANCE)
    assert left
    assert {place_of(cell)[0] for cell in left} == {1}
    assert "SET.starbase" in broken(state, PlaceStarbase(player=ALLIANCE, cell=at(9, 4)))
    assert broken(state, PlaceStarbase(player=HIERARCHY, cell=at(9, 4))) == {"TURN.alternate"}
    state = any_dice(state, PlaceStarbase(player=ALLIANCE, cell=left[0]))
    assert state.installations(ALLIANCE, Installation.STARBASE) == (left[0],)
    right = home_sites(state, HIERARCHY)
    assert {place_of(cell)[0] for cell in right} == {9}
    state = any_dice(state, PlaceStarbase(player=HIERARCHY, cell=right[0]))
    assert (state.turn, state.phase, state.active) == (1, "movement", (ALLIANCE,))


@pytest.mark.rule("star-control/SET.starbase")
def test_no_starbase_goes_on_a_star_or_a_hazard():
    state = new(first="Alliance")
    for kind in (Kind.STAR, Kind.HAZARD):
        spoiled = state.with_sector(at(1, 1), Sector(kind=kind))
        assert "SET.starbase" in broken(spoiled, PlaceStarbase(player=ALLIANCE, cell=at(1, 1)))


@pytest.mark.rule("star-control/GAL.hex-map")
def test_a_starbase_shut_in_by_hazards_is_refused():
    state = new(first="Alliance")
    walls = {cell: Sector(kind=Kind.HAZARD) for cell in cells(state.board) if place_of(cell)[0] == 2}
    open_ = {cell: Sector(kind=Kind.VOID) for cell in cells(state.board)}
    state = replace(state, sectors={**open_, **walls})
    assert broken(state, PlaceStarbase(player=ALLIANCE, cell=at(1, 1))) == {"GAL.hex-map"}


def shut_in(state, kind: Kind):
    """The side that begins stands, overruled, behind a wall of Hazards; the other end is all of a kind."""
    kinds = {1: Kind.VOID, 2: Kind.HAZARD, 9: kind}
    sectors = {c: Sector(kind=kinds.get(place_of(c)[0], Kind.VOID)) for c in cells(state.board)}
    return any_way(replace(state, sectors=sectors), PlaceStarbase(player=ALLIANCE, cell=at(1, 1)))


def any_way(state, command):
    return RULES.apply(state, command, RecordingDice(seeded(1, 1))).state


@pytest.mark.rule("star-control/SET.starbase")
@pytest.mark.parametrize("kind", Kind)
def test_after_an_overruled_starbase_the_other_side_can_place_its_own_at_its_end(kind):
    state = shut_in(new(first="Alliance"), kind)
    sites = home_sites(state, HIERARCHY)
    assert {place_of(cell)[0] for cell in sites} == {9}
    after = any_dice(state, PlaceStarbase(player=HIERARCHY, cell=sites[0]))
    assert (after.turn, after.active) == (1, (ALLIANCE,))


@pytest.mark.rule("star-control/SET.starbase")
def test_a_starbase_does_not_go_on_the_enemys():
    state = any_way(new(first="Alliance"), PlaceStarbase(player=ALLIANCE, cell=at(9, 1)))
    assert at(9, 1) not in home_sites(state, HIERARCHY)
    assert "SET.starbase" in broken(state, PlaceStarbase(player=HIERARCHY, cell=at(9, 1)))


@pytest.mark.rule("star-control/SET.starbase")
def test_nor_does_it_go_under_an_enemy_fleet_set_there_by_hand():
    state = new(first="Alliance", enforcement="free")
    state = any_way(state, PlaceStarbase(player=ALLIANCE, cell=home_sites(state, ALLIANCE)[0]))
    site = home_sites(state, HIERARCHY)[0]
    state = any_way(state, SetFleet(player=ALLIANCE, fleet="AF1", cell=site))
    assert site not in home_sites(state, HIERARCHY)
    assert "SET.starbase" in broken(state, PlaceStarbase(player=HIERARCHY, cell=site))


@pytest.mark.rule("star-control/SET.ships")
def test_each_side_draws_four_ships_that_stand_at_its_starbase():
    state = new(first="Hierarchy")
    cell = home_sites(state, HIERARCHY)[0]
    after = do(state, PlaceStarbase(player=HIERARCHY, cell=cell), [1], [1], [68], [67])
    (fleet,) = after.of_side(HIERARCHY)
    assert fleet.cell == cell
    assert fleet.ships == ("UQ-1", "UQ-2", "UM-10", "UM-9")
    assert len(pile(after, HIERARCHY)) == 66


@pytest.mark.rule("star-control/SET.money")
def test_each_side_starts_with_ten_starbucks():
    assert new().money == {ALLIANCE: 10, HIERARCHY: 10}


@pytest.mark.rule("star-control/PILE.set")
@pytest.mark.parametrize("side", ["Alliance", "Hierarchy"])
def test_a_set_has_ten_counters_of_each_of_seven_ships(side):
    counted = Counter(units.code_of(counter) for counter in units.counters(side))
    assert len(counted) == 7
    assert set(counted.values()) == {10}


LISTS = {
    "LIST.hierarchy": {
        "UQ": (10, 8, 2, 1, 4, 6),
        "MY": (4, 2, 2, 2, 3, 8),
        "SP": (6, 6, 4, 4, 1, 8),
        "AN": (4, 4, 1, 2, 2, 8),
        "VX": (4, 6, 2, 2, 2, 7),
        "IL": (4, 2, 3, 4, 3, 8),
        "UM": (2, 2, 2, 2, 2, 7),
    },
    "LIST.hierarchy-special": {"UQ.F": (1, 2, 4, 4, 1, 8), "AN.C": (4, 1, 5, 4, 3, 7)},
    "LIST.alliance": {
        "CH": (8, 8, 3, 1, 4, 6),
        "YE": (6, 6, 3, 3, 2, 7),
        "MM": (4, 4, 1, 2, 2, 8),
        "AR": (2, 1, 2, 4, 2, 8),
        "SY": (4, 6, 3, 3, 1, 6),
        "EA": (6, 8, 1, 1, 4, 7),
        "SH": (2, 6, 4, 4, 1, 7),
    },
    "LIST.alliance-special": {"MM.F": (4, 8, 4, 4, 1, 6)},
}


def numbers(code: str) -> tuple[int, ...]:
    kind = units.unit(code)
    return (kind.crew, kind.range, kind.speed, kind.turn, kind.damage, kind.aim)


@pytest.mark.rule("star-control/LIST.hierarchy")
@pytest.mark.parametrize(("code", "printed"), LISTS["LIST.hierarchy"].items())
def test_the_hierarchys_ships_are_as_printed(code, printed):
    assert numbers(code) == printed


@pytest.mark.rule("star-control/LIST.hierarchy-special")
@pytest.mark.parametrize(("code", "printed"), LISTS["LIST.hierarchy-special"].items())
def test_the_hierarchys_special_ships_are_as_printed(code, printed):
    assert numbers(code) == printed
    assert units.unit(code).count == 0


@pytest.mark.rule("star-control/LIST.alliance")
@pytest.mark.parametrize(("code", "printed"), LISTS["LIST.alliance"].items())
def test_the_alliances_ships_are_as_printed(code, printed):
    assert numbers(code) == printed


@pytest.mark.rule("star-control/LIST.alliance-special")
@pytest.mark.parametrize(("code", "printed"), LISTS["LIST.alliance-special"].items())
def test_the_alliances_special_ship_is_as_printed(code, printed):
    assert numbers(code) == printed
    assert units.unit(code).count == 0


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"galactic_columns": 3}, "/galactic_columns"),
        ({"tactical_rows": 10}, "/tactical_rows"),
        ({"repair": "nobody"}, "/repair"),
        ({"fortress_includes_starbase": "yes"}, "/fortress_includes_starbase"),
        ({"turn_limit": True}, "/turn_limit"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused_with_its_place(options, place):
    with pytest.raises(ContentError) as refusal:
        new(**options)
    assert refusal.value.place == place


def test_every_option_has_a_default():
    assert RULES.setup({}, choosable().defaults(), RecordingDice(seeded(3, 0))) == new(3)


@pytest.mark.parametrize(
    "start",
    [
        {"hierarchy": {"fleets": [{"at": [3, 3], "ships": ["CH"]}]}},
        {"hierarchy": {"fleets": [{"at": [30, 3], "ships": ["UQ"]}]}},
        {"hierarchy": {"fleets": [{"at": [3, 3], "ships": ["UQ"] * 8}]}},
        {"hierarchy": {"starbases": []}},
        {"alliance": {"money": -1}},
    ],
)
def test_a_scenario_with_an_impossible_start_is_refused(start):
    with pytest.raises(ContentError):
        table(**start)


def test_the_shipped_scenarios_can_all_be_set_up():
    found = [RULES.setup(scenario, {}, RecordingDice(seeded(2, 0))) for scenario in RULES.scenarios()]
    assert len(found) >= 3
