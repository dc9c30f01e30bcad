"""Rarer steps of a combat of Holy War on the screen: the panel asks, and a click answers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from engine.core.ids import PieceId
from engine.rulesets.holy_war.commands import BeginCombat, Jump
from tests.helpers.at_rest import come_to_rest
from tests.helpers.hand import visible_text
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, battle, begun, new, place, started
from tests.helpers.holy_war_screen import Table, click_level, close, fighting, war
from tests.helpers.open_window import settle

SPACE, NEUTRAL, DAR_PESH = "C05/4", "C09/4", "C16/4"


@pytest.fixture
def seat(qtbot):
    """Opens screens and takes them down after the test."""
    opened = []

    def made(table, side=SUNTHROWERS, **more):
        opened.append(table.screen(side, **more))
        return opened[-1]

    yield made
    for screen in opened:
        close(screen)
    settle()


def press(panel, words):
    """Clicks the one button of a panel that says this."""
    found = [b for b in panel.findChildren(QPushButton) if words in b.text() and b.isVisible()]
    assert len(found) == 1, [b.text() for b in panel.findChildren(QPushButton)]
    assert found[0].isEnabled(), found[0].toolTip()
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
    settle(10)


def opened(state):
    """The first combat of a phase begins; whoever is asked whether to deny it has not answered yet."""
    table = Table(state)
    table.give(BeginCombat(player=state.active[0], level=state.contested[0]))
    return table


def lucky():
    """Launched weapons at +6, the Sunthrowers rolled a 2 and have a Luckship: with it EW, else dispersal."""
    return Table(begun(battle(SPACE, ["S.SC-1", "S.LS-1"], ["H.R-1"]), 1, 2, 1))


def test_the_panel_asks_whether_the_luckship_adds_its_one(seat):
    table = lucky()
    screen = seat(table)
    assert screen.combat_panel.isVisible()
    press(screen.combat_panel, "Luckship: add 1")
    assert table.state.units[PieceId("H.R-1")].damage == ("EW",)


def test_a_unit_dispersed_in_a_combat_is_placed_by_a_click_on_a_lit_level(seat):
    table = lucky()
    screen = seat(table)
    press(screen.combat_panel, "Leave the die")
    assert table.state.pending[-1].owner == SUNTHROWERS
    assert "lace the dispersed" in visible_text(screen)
    goal = next(level for level in screen.desk.goals if level.startswith("C01/"))
    click_level(screen, goal)
    assert table.state.units[PieceId("H.R-1")].level == goal


@pytest.mark.parametrize(("words", "placed"), [("Place a StarGuard", True), ("No StarGuard", False)])
def test_a_starguard_in_a_gained_system_is_placed_or_declined(seat, words, placed):
    ships = [f"S.SC-{n}" for n in range(1, 5)]
    table = Table(begun(battle(NEUTRAL, ships, []), 1, 6, 1))
    screen = seat(table)
    assert screen.war_panel.title.text() == "A system is yours"
    press(screen.war_panel, words)
    guard = table.state.starguard(NEUTRAL)
    assert (guard is not None and guard.owner == SUNTHROWERS) is placed


def busting(*, emissary: bool):
    """A StarBuster fights beside a star on its way, with an Emissary in a seam or without."""
    state = battle(SPACE, ["H.SB-1", "H.SC-1"], ["S.R-1"], HOLY_BAND)
    star = PieceId("star of Y-Tal")
    state = state.with_star(replace(state.stars[star], level=SPACE))
    state = place(state, DAR_PESH, "H.EP-1") if emissary else state
    return opened(state)


def test_the_panel_tells_what_a_starbuster_will_destroy(seat):
    screen = seat(busting(emissary=True), HOLY_BAND)
    assert "Destroys the star of Y-Tal with 3 counters" in visible_text(screen.combat_panel)


def test_the_panel_tells_why_a_starbuster_does_nothing(seat):
    screen = seat(busting(emissary=False), HOLY_BAND)
    assert "XII.SB.permission" in visible_text(screen.combat_panel)


# --- the whole fight


def test_the_odds_of_a_small_fight_to_the_end_stand_in_the_panel(seat):
    screen = seat(opened(battle(NEUTRAL, ["S.SC-1", "S.SC-2", "S.SC-3"], [])))
    found = screen.findChild(QWidget, "fight-odds")
    assert found is not None
    assert "You alone are left in" in found.text()
    assert "hidden" not in found.text()
    odds = screen.combat_desk.fight()
    assert odds.win + odds.lose + odds.both_lost in range(998, 1003)


def test_a_large_fight_is_not_reckoned_to_its_end(seat):
    screen = seat(fighting(flights=True))
    assert screen.combat_desk.fight() is None
    assert screen.findChild(QWidget, "fight-odds") is None


def test_hidden_counters_are_not_guessed_at(seat):
    screen = seat(opened(battle(SPACE, ["S.SC-1", "S.R-1"], ["H.R-1"])))
    assert screen.combat_desk.fight() is None


# --- the map beside it


def test_a_combat_is_shown_close_up_and_the_whole_map_after_it(seat):
    table = lucky()
    screen = seat(table)
    settle(30)
    whole = screen.map.spiral.box
    assert screen.map.lens.scale * (whole[3] - whole[1]) > 1.5 * screen.map.height()
    assert screen.map.rect().contains(screen.map.centre_of(SPACE).toPoint())
    press(screen.combat_panel, "Leave the die")
    click_level(screen, next(iter(screen.desk.goals)))
    settle(30)
    assert table.state.combat is None
    assert screen.map.lens.scale * (whole[3] - whole[1]) <= screen.map.height()


def test_what_was_said_of_a_jump_is_gone_when_it_is_made_and_the_choice_goes_along(seat):
    table = Table(war())
    screen = seat(table)
    click_level(screen, "C05/4")
    screen.map.hovered.emit("C05/5")
    assert screen.map.bubble.text
    click_level(screen, "C05/5")
    assert not screen.map.bubble.text
    assert screen.desk.level == "C05/5"


# --- on coming to the table


def test_the_end_of_a_combat_is_told_where_the_next_phase_is_shown(seat):
    table = lucky()
    screen = seat(table)
    press(screen.combat_panel, "Leave the die")
    click_level(screen, next(iter(screen.desk.goals)))
    assert table.state.combat is None
    told = visible_text(screen.happenings) + " ".join(line.text for line in screen.happenings.lines())
    assert "dispersed" in told


def test_a_round_that_ended_a_combat_is_told_beside_the_map(seat):
    state = battle(SPACE, ["S.SC-1", "S.SC-2", "S.SC-3", "S.SC-4"], ["H.R-1"])
    table = opened(state)
    while table.state.combat is not None:
        side = table.state.pending[-1].owner
        command = table.seat(side).view().offers[0].command
        table.give(command)
    screen = seat(table)
    assert screen.findChild(QWidget, "ended-0") is not None
    assert "How the combat ended" in visible_text(screen.war_panel)


def test_a_seat_reads_what_the_other_did_meanwhile(seat):
    table = Table(war())
    table.give(Jump(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), path=("C05/3",)))
    screen = seat(table, HOLY_BAND)
    assert screen.happenings.lines()


def test_what_wins_is_told_while_systems_are_chosen(seat):
    screen = seat(Table(new(first_choice="Sunthrowers")))
    assert "Pressorship" in screen.findChild(QWidget, "aim-sunthrowers").text()
    assert "seven turns" in screen.findChild(QWidget, "aim-holy").text()


def test_bought_units_lie_as_cards_by_their_system_and_the_list_stays_where_it_was(seat):
    screen = seat(Table(started()))
    come_to_rest(screen)
    before = screen.findChild(QPushButton, "type-FGS").pos()
    QTest.mouseClick(screen.findChild(QPushButton, "type-SC"), Qt.MouseButton.LeftButton)
    click_level(screen, "C01/1")
    come_to_rest(screen)
    assert screen.findChild(QPushButton, "type-FGS").pos() == before
    lane = screen.drawer.field.lanes()[0]
    assert lane.title == "Talmaf, sealed"
    assert [card.code for card in lane.cards] == ["SC"]


def test_far_jumps_bear_a_dot_for_each_face_that_disperses(seat):
    screen = seat(Table(war()))
    click_level(screen, "C05/4")
    pips = {aim.pips for aim in screen.map.shown.aims.values() if aim.tone == "risk"}
    assert pips <= {1, 2, 3, 4, 5, 6}
    assert 1 in pips
