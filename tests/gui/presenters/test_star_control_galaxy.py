"""The galaxy's desk: where a Fleet may go, why not elsewhere, attacks, sieges, and the drawer's cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    Construct,
    MoveFleet,
    PlaceStarbase,
    Transfer,
)
from gui.games.star_control.cards import card
from gui.games.star_control.economy import advances, orders, strips
from gui.games.star_control.fleet_cards import drawer, transfer
from gui.games.star_control.galaxy_desk import GalaxyDesk
from tests.helpers.star_control_seats import AF1, ALLIANCE, HF1, HIERARCHY, Seats, cell, drawn, scenario


def desk_of(seats: Seats, side=HIERARCHY, piece=None) -> GalaxyDesk:
    desk = GalaxyDesk(seats[side])
    desk.show(seats[side].view())
    if piece is not None:
        desk.select(PieceId(piece))
    return desk


def watched() -> Seats:
    """A Fleet beside a Hazard and two hexes that an enemy Fortification watches."""
    return Seats(
        drawn(
            ["......", "..#d..", "......", "......"],
            hierarchy={"starbases": [[1, 1]], "fleets": [{"at": [3, 3], "ships": ["UQ", "SP"]}]},
            alliance={
                "starbases": [[6, 1]],
                "fortifications": [[4, 2]],
                "fleets": [{"at": [6, 4], "ships": ["SH"]}],
            },
        )
    )


@pytest.mark.rule("star-control/SET.starbase")
def test_before_the_war_a_click_on_a_lit_hex_places_the_starbase():
    seats = Seats(scenario("alliance-vs-hierarchy"))
    side = seats.acting
    desk = desk_of(seats, side)
    here = next(iter(desk.goals))
    assert desk.note(here).tone == "good"
    command = desk.click(here)
    assert isinstance(command, PlaceStarbase)
    seats.give(command)
    assert any(c.kind == "installation" for c in seats[side].view().counters)


@pytest.mark.rule("star-control/MOV.one")
def test_the_lit_hexes_are_those_of_the_offer_and_a_click_moves_there():
    seats = Seats()
    desk = desk_of(seats, piece=HF1)
    offer = next(o for o in seats[HIERARCHY].view().offers if o.piece == HF1)
    assert set(desk.goals) == set(offer.cells)
    command = desk.click(offer.cells[0])
    assert isinstance(command, MoveFleet)
    seats.give(command)
    assert desk_of(seats).counter(HF1).cell == offer.cells[0]


@pytest.mark.rule(
    "star-control/MOV.fortress-zone", "star-control/GAL.hazard", "star-control/MOV.fortress-entry"
)
def test_closed_hexes_are_marked_and_the_pointer_names_the_rule():
    desk = desk_of(watched(), piece=HF1)
    rules = {rule for found in desk.refused.values() for rule in (v.rule for v in found)}
    assert "star-control/MOV.fortress-zone" in rules
    note = desk.note(cell(3, 2))
    assert note.tone == "bad"
    assert "Hazard" in note.text
    assert "GAL.hazard" in note.text
    assert desk.click(cell(3, 2)) is None
    assert "MOV.fortress-entry" in desk.note(cell(4, 2)).text


def test_a_hex_that_is_only_too_far_away_is_not_marked_but_explained():
    desk = desk_of(watched(), piece=HF1)
    far = cell(1, 3)
    assert far not in desk.refused
    assert far not in desk.goals
    assert "MOV." in desk.note(far).text


@pytest.mark.rule("star-control/EXP.explore")
def test_a_way_into_a_star_says_that_dice_will_be_rolled():
    seats = Seats()
    desk = desk_of(seats, piece=HF1)
    star = next(c for c in desk.reach.explores)
    assert "Explores" in desk.note(star).text


def test_no_world_is_known_before_it_is_explored():
    seats = Seats(scenario("alliance-vs-hierarchy"))
    for side in (ALLIANCE, HIERARCHY):
        stars = [c for c in seats[side].view().counters if c.art == "star"]
        assert stars
        assert all(c.face_down for c in stars)


def test_an_enemy_fleet_shows_no_goals():
    desk = desk_of(Seats(), piece=AF1)
    assert desk.goals == {}
    assert desk.refused == {}


@pytest.mark.rule("star-control/BAT.attack")
def test_in_the_battle_phase_a_click_on_the_enemy_attacks():
    seats = Seats()
    seats.proceed()
    desk = desk_of(seats, piece=HF1)
    (goal,) = desk.goals
    assert desk.goals[goal].deed == "attack"
    assert "AF1" in desk.note(goal).text
    assert isinstance(desk.click(goal), Attack)


@pytest.mark.rule("star-control/BES.destroy", "star-control/UQ.bombard")
def test_the_odds_of_a_siege_stand_at_the_pointer_before_the_roll():
    seats = watched()
    seats.go_to("besiege")
    desk = desk_of(seats, piece=HF1)
    goal = cell(4, 2)
    assert desk.goals[goal].deed == "besiege"
    # The Dreadnaught destroys on 8 to 10, the Discriminator on 10: 1 - 0.7 x 0.9.
    assert "37 %" in desk.note(goal).text
    assert isinstance(desk.click(goal), Besiege)
    line = next(o for o in orders(seats[HIERARCHY], seats[HIERARCHY].view()).now)
    assert line.chance == 370
    assert dict(line.rolls) == {"Dreadnaught 1": 8, "Discriminator 1": 10}


def test_the_keys_go_from_fleet_to_fleet_of_ones_own():
    seats = Seats()
    seats.give(Transfer(player=HIERARCHY, ships=(PieceId("UQ-1"),)))
    desk = desk_of(seats)
    seen = []
    for _ in range(3):
        desk.next_fleet(1)
        seen.append(desk.selected)
    assert seen[0] != seen[1]
    assert seen[2] == seen[0]


def test_the_choice_is_let_go_when_its_fleet_is_no_more():
    seats = Seats()
    seats.give(Transfer(player=HIERARCHY, ships=(PieceId("UQ-1"),)))
    desk = desk_of(seats, piece="HF2")
    seats.give(Transfer(player=HIERARCHY, ships=(PieceId("UQ-1"),), fleet=HF1))
    desk.show(seats[HIERARCHY].view())
    assert desk.selected is None


# ---- drawer


def test_the_drawer_holds_a_card_for_every_ship_with_its_figures():
    seats = Seats()
    desk = desk_of(seats, piece=HF1)
    shown = drawer(seats[HIERARCHY], desk.view, desk.cell)
    (row,) = shown.rows
    assert [ship.name for ship in row.ships][:2] == ["Dreadnaught 1", "Podship 1"]
    first = row.ships[0]
    assert dict(first.figures) == {
        "Crew": "10",
        "Range": "8",
        "Speed": "2",
        "Turn": "1",
        "Damage": "4",
        "Aim": "6",
    }
    assert (first.crew, first.damage) == (10, 0)
    assert any("fighters" in title.lower() for _, title in first.powers)
    assert shown.may_rearrange
    assert all(ship.movable for ship in row.ships)


@pytest.mark.rule("star-control/MOV.rearrange")
def test_ships_dropped_beside_all_fleets_make_a_new_one_and_come_back():
    seats = Seats()
    ships = (PieceId("SP-1"), PieceId("IL-1"))
    seats.give(transfer(HIERARCHY, ships, None))
    view = seats[HIERARCHY].view()
    here = drawer(seats[HIERARCHY], view, desk_of(seats).counter(HF1).cell)
    assert [len(row.ships) for row in here.rows] == [5, 2]
    seats.give(transfer(HIERARCHY, ships, HF1))
    here = drawer(seats[HIERARCHY], seats[HIERARCHY].view(), here.cell)
    assert [len(row.ships) for row in here.rows] == [7]


def test_outside_the_movement_phase_the_drawer_is_fixed():
    seats = Seats()
    seats.proceed()
    desk = desk_of(seats, piece=HF1)
    assert not drawer(seats[HIERARCHY], desk.view, desk.cell).may_rearrange


# ---- economy


def test_the_strip_shows_what_both_sides_have():
    seats = Seats()
    alliance, hierarchy = strips(seats[HIERARCHY].view())
    held = {each.kind: each.value for each in alliance.holdings}
    assert held == {
        "starbucks": 4,
        "income": 3,
        "starbase": 1,
        "colony": 0,
        "mine": 1,
        "fortification": 0,
        "pile": 63,
    }
    assert (alliance.fleets, alliance.ships) == (1, 7)
    assert hierarchy.acting
    assert hierarchy.viewer
    assert not alliance.acting


def test_one_fleet_is_one_fleet_in_the_strips_words_and_none_is_no_fleet():
    strip = strips(Seats(scenario("fleet-action"))[HIERARCHY].view())[1]
    assert strip.words.endswith("1 Fleet with 7 ships")
    assert replace(strip, fleets=0, ships=0).words.endswith("no Fleet")


def test_when_no_fleet_can_move_the_prompt_says_to_end_the_phase():
    seats = Seats(scenario("fleet-action"))
    desk = desk_of(seats, piece=HF1)
    goal = next(each for each in desk.goals if not desk.explores(each))
    seats.give(desk.click(goal))
    assert "No Fleet can move any more. End the phase" in seats[HIERARCHY].view().prompt


@pytest.mark.rule("star-control/CON.one", "star-control/CON.mine")
def test_construction_is_listed_with_what_it_costs_or_why_not():
    seats = Seats(
        drawn(
            ["......", "..m...", "......", "......"],
            hierarchy={"money": 9, "starbases": [[1, 1]], "fleets": [{"at": [3, 2], "ships": ["UQ"]}]},
            alliance={"starbases": [[6, 1]], "fleets": [{"at": [6, 4], "ships": ["SH"]}]},
        )
    )
    seats.go_to("construction")
    found = orders(seats[HIERARCHY], seats[HIERARCHY].view())
    mine = next(line for line in found.now if isinstance(line.command, Construct))
    assert mine.command.built == "mine"
    assert "4 Starbucks" in mine.title
    assert any(line.kind == "star-control.build" for line in found.elsewhere)
    assert all(line.violations for line in found.elsewhere)


def test_fleets_that_can_not_do_a_thing_for_one_reason_share_a_line():
    seats = Seats(
        drawn(
            [".....", ".....", ".....", "....."],
            hierarchy={
                "starbases": [[1, 1]],
                "fleets": [{"at": [2, 2], "ships": ["UQ"]}, *({"at": [1, 3], "ships": ["SP"]} for _ in "ab")],
            },
            alliance={"starbases": [[5, 1]], "fleets": [{"at": [3, 2], "ships": ["CH"]}]},
        )
    )
    seats.go_to("battle")
    (line,) = orders(seats[HIERARCHY], seats[HIERARCHY].view()).refused
    assert line.title == "Attack with Fleet HF2, HF3"
    assert line.violations


@pytest.mark.rule("star-control/RES.permanent")
def test_the_research_of_both_sides_is_read_from_what_was_seen():
    seats = Seats()
    seats.proceed()
    assert sum(each.level for each in advances(seats[ALLIANCE])[HIERARCHY]) == 1


# ---- the home screen's cards


def test_a_scenario_with_fleets_lists_them_by_name():
    shown = card(scenario("fleet-action"))
    assert [side.id for side in shown.sides] == ["Alliance", "Hierarchy"]
    assert shown.ships == 14
    assert shown.sides[1].ships[0].name == "Ur-Quan Dreadnaught"


def test_a_scenario_that_draws_its_ships_says_so():
    shown = card(scenario("alliance-vs-hierarchy"))
    assert shown.force == ()
    assert "drawn" in shown.setup
