"""The desks of Holy War: what is in hand, where it may go at which odds, Flights, boarding."""

from __future__ import annotations

from engine.core.ids import PieceId
from engine.rulesets.holy_war.commands import (
    Activate,
    BeginCombat,
    Board,
    ChooseSystem,
    Deny,
    FormFlights,
    Jump,
    MoveStar,
    Proceed,
    Scout,
    Warp,
)
from gui.games.holy_war.combat_desk import CombatDesk
from gui.games.holy_war.desk import WarDesk
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, moving, new, place, started
from tests.helpers.holy_war_screen import ATTACKERS, HERE, THERE, Table, boarding, fighting, stars, war


def desk_of(table, side=SUNTHROWERS):
    desk = WarDesk(table.seat(side))
    desk.show(table.seat(side).view())
    return desk


def combat_desk(table, side):
    desk = CombatDesk(desk_of(table, side))
    desk.show()
    return desk


# --- what is in hand


def test_choosing_a_level_takes_all_that_can_move_in_hand():
    desk = desk_of(Table(war()))
    desk.select(HERE)
    assert set(desk.picked) == {*ATTACKERS, "S.PS-1"}
    desk.pick(PieceId("S.R-1"))
    assert "S.R-1" not in desk.picked
    desk.pick(PieceId("S.R-2"), alone=True)
    assert desk.picked == ("S.R-2",)
    desk.pick_all()
    assert len(desk.picked) == 9
    desk.pick_all()
    assert desk.picked == ()


def test_enemies_are_never_taken_in_hand():
    desk = desk_of(Table(war()))
    desk.select(THERE)
    assert desk.picked == ()
    desk.pick(PieceId("H.R-1"))
    assert desk.picked == ()


def test_the_next_level_is_one_with_units_that_can_move():
    desk = desk_of(Table(war()))
    desk.next_stack(1)
    assert desk.level == HERE


def test_a_choice_that_has_gone_is_let_go():
    table = Table(war())
    desk = desk_of(table)
    desk.select(HERE)
    table.give(Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=("C05/5",)))
    desk.show(table.seat(SUNTHROWERS).view())
    assert "S.R-1" not in desk.picked
    assert len(desk.picked) == 8


# --- where it may go


def test_a_neighbour_is_safe_and_a_click_jumps():
    desk = desk_of(Table(war()))
    desk.select(HERE)
    goal = desk.goals["C05/5"]
    assert (goal.deed, goal.chance, goal.attack) == ("jump", 0, False)
    assert desk.click("C05/5") == Jump(player=SUNTHROWERS, pieces=desk.picked, path=("C05/5",))


def test_a_risky_jump_is_laid_out_with_exact_odds_before_it_is_made():
    desk = desk_of(Table(war()))
    desk.select(HERE)
    desk.pick(PieceId("S.R-1"), alone=True)
    assert desk.click("C05/7") is None
    odds = desk.path_odds()
    assert odds is not None
    assert (odds.distance, odds.dispersing_faces, odds.chance) == (3, (5, 6), 333)
    command = desk.click("C05/7")
    assert isinstance(command, Jump)
    assert command.path == odds.path


def test_a_path_is_led_on_level_by_level_and_taken_back():
    desk = desk_of(Table(war()))
    desk.select(HERE)
    assert desk.go_on("C05/5")
    assert desk.go_on("C06/5")
    assert not desk.go_on("C17/1")
    assert desk.plan == ("C05/5", "C06/5")
    assert desk.step_back()
    assert desk.plan == ("C05/5",)


def test_entering_a_level_of_the_enemy_is_said_to_be_an_attack():
    desk = desk_of(Table(war()))
    desk.select(HERE)
    note = desk.note(THERE)
    assert note is not None
    assert note.tone == "warn"
    assert "attacks" in note.text


def test_tools_choose_the_way():
    state = moving(place(started(), "C12/2", "S.R-1"))
    desk = desk_of(Table(state))
    desk.select("C12/2")
    assert isinstance(desk.goals["C06/6"].command, Warp)
    desk.use("jump")
    assert isinstance(desk.goals["C06/6"].command, Jump)
    desk.use("warp")
    assert all(isinstance(goal.command, Warp) for goal in desk.goals.values())


def test_why_not_is_said_with_its_rule():
    desk = desk_of(Table(war()))
    desk.select(HERE)
    desk.use("warp")
    note = desk.note("C17/1")
    assert note is not None
    assert note.tone == "bad"
    assert "VI.warp" in note.text


def test_a_probe_looks_only_where_others_are():
    desk = desk_of(Table(stars()))
    desk.select("C09/3")
    desk.pick(PieceId("S.P-1"), alone=True)
    desk.use("scout")
    assert isinstance(desk.goals["C05/3"].command, Scout)
    assert "C09/2" not in desk.goals


def test_a_pressorship_takes_its_star_along():
    state = place(started(), "Talmaf", "S.PS-1")
    guard = next(u.id for u in state.units_in("C01/1") if u.is_starguard)
    state = state.without(guard)
    desk = desk_of(Table(moving(state)))
    desk.select("C01/1")
    desk.use("star")
    assert desk.click("C01/2") == MoveStar(player=SUNTHROWERS, unit=PieceId("S.PS-1"), level="C01/2")


# --- other phases


def test_systems_are_marked_by_a_click():
    desk = desk_of(Table(new(first_choice="Sunthrowers")))
    assert desk.click("C01/1") == ChooseSystem(player=SUNTHROWERS, level="C01/1")
    assert desk.click("C01/2") is None


def test_a_type_in_hand_lights_the_systems_where_it_may_appear():
    desk = desk_of(Table(started()))
    assert desk.goals == {}
    desk.take("SC")
    assert len(desk.goals) == 5
    assert desk.click("C01/1") == Activate(player=SUNTHROWERS, code="SC", level="C01/1")
    desk.take("SC")
    assert desk.goals == {}


# --- the combat


def test_flights_are_laid_out_by_fours_and_can_be_changed():
    desk = combat_desk(fighting(), SUNTHROWERS)
    assert [len(flight) for flight in desk.draft] == [4, 4]
    assert desk.why_not_formed() == ()
    piece = desk.draft[0][0]
    assert "at most" in desk.judge((piece,), "flight 1")
    desk.send((piece,), "flight 2")
    assert [len(flight) for flight in desk.draft] == [3, 4, 1]
    assert desk.why_not_formed() != ()
    desk.by_fours()
    assert isinstance(desk.form(), FormFlights)


def test_units_in_no_flight_are_refused_by_the_rules():
    desk = combat_desk(fighting(), SUNTHROWERS)
    desk.send((desk.draft[1][0],), "loose")
    assert any("VIII.2" in str(each.rule) for each in desk.why_not_formed())


def test_the_odds_of_a_flight_can_be_looked_at_before_it_is_revealed():
    desk = combat_desk(fighting(flights=True), SUNTHROWERS)
    first = desk.round()
    desk.look_at_flight(1)
    second = desk.round()
    assert first is not None
    assert second is not None
    assert first.own != second.own


def test_a_withdrawal_lights_its_levels():
    table = Table(war())
    table.give(Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=(THERE,)))
    table.give(Proceed(player=SUNTHROWERS))
    if table.state.combat is None:
        table.give(BeginCombat(player=SUNTHROWERS, level=THERE))
    desk = combat_desk(table, HOLY_BAND)
    desk.offer_withdrawal()
    goals = desk.war.goals
    assert goals
    assert all(isinstance(goal.command, Deny) for goal in goals.values())
    assert desk.war.step_back()
    assert desk.war.goals == {}


def test_boarding_shows_its_odds_and_splits_psychic_strength():
    table = boarding()
    desk = combat_desk(table, table.state.pending[-1].owner)
    own = [u for f in desk.mine.flights if f.revealed for u in f.units]
    enemies = [u for f in desk.theirs.flights if f.revealed for u in f.units if u.code == "R"]
    desk.choose_boarder(own[0].id)
    desk.choose_target(enemies[0].id)
    whole = desk.attempt()
    desk.use_strength(2)
    part = desk.attempt()
    assert whole.chance >= part.chance
    assert desk.board() == Board(
        player=desk.war.viewer, unit=own[0].id, target=enemies[0].id, strength=part.strength
    )
