"""Columns of salvo cards: who may write what, from where, and what it says (A3.13, C2.1)."""

import pytest

from engine.core.violation import Severity
from engine.rulesets.sits.c2_card import salvo_card
from engine.rulesets.sits.c2_launch import draft_salvo
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import Fate
from engine.rulesets.sits.combat_commands import Scrap
from engine.rulesets.sits.readiness import crew_number
from tests.helpers.sits import GREEN, RED, Table, a_ship
from tests.helpers.sits_launch import a_duel, handed_over, launch, met


def written(table: Table, key: str = "ship:starboard:early"):
    return table.state.salvoes[key]


# --- When, who, at whom ---


@pytest.mark.rule("sits/C2.11")
def test_missiles_are_launched_when_the_plots_are_sealed_and_nothing_has_moved():
    table = a_duel()
    assert table.state.phase == "3 missile launch"
    table.give(launch())
    assert written(table).missiles == 1


@pytest.mark.rule("sits/C2.11")
def test_no_missile_is_launched_while_ships_are_plotted():
    table = Table(a_ship("Ship"), a_ship("Foe", side="Red", hex="9,5"))
    assert list(table.refusals(launch())) == ["C2.11"]


@pytest.mark.rule("sits/C2.11")
@pytest.mark.parametrize(
    ("column", "message"),
    [
        (launch(ship="nobody"), "no ship 'nobody'"),
        (launch(target="nobody"), "no ship 'nobody'"),
        (launch("keel"), "'keel' is no mount"),
        (launch(step="soon"), "'soon' is no impact step"),
        (launch(target="ship"), "own side"),
        (launch(ship="foe", target="ship"), "Red's ship"),
    ],
)
def test_a_column_names_a_ship_of_ones_own_and_an_enemy(column, message):
    assert message in a_duel().refusals(column)["C2.11"]


@pytest.mark.rule("sits/C2.11")
def test_a_ship_out_of_the_fight_neither_fires_nor_is_fired_at():
    table = a_duel()
    table.set("foe", fate=Fate.SURRENDERED)
    assert "not in the fight" in table.refusals(launch())["C2.11"]
    table = a_duel()
    table.set("ship", fate=Fate.DESTROYED)
    assert "not in the fight" in table.refusals(launch())["C2.11"]


# --- Zones ---


@pytest.mark.rule("sits/C2.121")
@pytest.mark.rule("sits/A3.132")
def test_a_salvo_outside_its_zone_is_refused():
    table = a_duel(foe={"hex": "12,5"})
    assert (
        table.refusals(launch())["C2.121"] == "EoT markers are 7 apart; early salvoes of Ship need 6 or less."
    )
    assert not table.refusals(launch(step="middle"))


@pytest.mark.rule("sits/C2.12")
def test_the_zone_is_told_by_the_eot_markers_not_by_where_the_ships_are():
    away = a_duel(foe={"hex": "12,5", "vectors": {"F": 4}})
    assert salvo_card(away.state, GREEN, "ship", "foe").eot_range < 7
    assert not away.refusals(launch())


@pytest.mark.rule("sits/C2.121")
def test_beyond_the_last_band_there_is_no_salvo_at_all():
    table = a_duel(ship={"hex": "5,0"}, foe={"hex": "5,30"})
    assert "reach no further than 28" in table.refusals(launch(step="late"))["C2.121"]


# --- Launchers and magazines ---


@pytest.mark.rule("sits/C2.13")
def test_a_salvo_has_at_most_as_many_missiles_as_working_launchers():
    table = a_duel(ship={"marked": {"starboard.weapons.0": 2}})
    assert not table.refusals(launch(missiles=3))
    assert "3 working launchers to starboard" in table.refusals(launch(missiles=4))["C2.13"]


@pytest.mark.rule("sits/C2.13")
def test_fewer_missiles_may_be_launched_but_not_none():
    table = a_duel()
    assert not table.refusals(launch(missiles=1))
    assert "C2.13" in table.refusals(launch(missiles=0))


@pytest.mark.rule("sits/C2.13")
def test_no_table_launches_more_than_the_card_has_tubes():
    violations = a_duel().check(launch(missiles=6))
    assert [(v.rule, v.overridable) for v in violations] == [("sits/C2.13", False)]
    worn = a_duel(ship={"marked": {"starboard.weapons.0": 1}}).check(launch(missiles=5))
    assert [(v.rule, v.overridable) for v in worn] == [("sits/C2.13", True)]


@pytest.mark.rule("sits/C2.13")
def test_a_class_without_launchers_launches_nothing():
    table = a_duel(ship={"ship_class": "large-freighter-ms"})
    assert "no missile launchers" in table.refusals(launch())["C2.13"]


@pytest.mark.rule("sits/A2.632")
def test_the_leftmost_box_of_a_weapon_tells_how_many_are_left():
    table = a_duel(ship={"marked": {"starboard.weapons.0": 5}})
    assert "0 working launchers" in table.refusals(launch())["C2.13"]


@pytest.mark.rule("sits/C2.13.magazine")
@pytest.mark.rule("sits/A2.634")
def test_an_empty_magazine_launches_nothing():
    full = a_duel(ship={"marked": {"starboard.magazine": 21}})
    assert not full.refusals(launch())
    empty = a_duel(ship={"marked": {"starboard.magazine": 22}})
    assert "0 salvoes left" in empty.refusals(launch())["C2.13.magazine"]


@pytest.mark.rule("sits/C2.13.magazine")
def test_each_salvo_written_counts_on_the_last_dots():
    table = a_duel(ship={"marked": {"starboard.magazine": 21}})
    table.give(launch())
    assert "1 written already" in table.refusals(launch(step="middle"))["C2.13.magazine"]
    assert not table.refusals(launch(missiles=2))


@pytest.mark.rule("sits/C2.13.magazine")
def test_a_table_that_overrules_an_empty_magazine_spends_no_dot():
    table = a_duel(ship={"marked": {"starboard.magazine": 22}})
    table.force(launch())
    assert not handed_over(table).state.ships["ship"].spent


@pytest.mark.rule("sits/C2.14")
def test_nothing_is_drafted_without_launchers_or_off_the_map():
    table = a_duel(foe={"ship_class": "large-freighter-ms"})
    assert draft_salvo(table.state, RED, launch(ship="foe", target="ship")) is None
    table.set("foe", place=None)
    assert draft_salvo(table.state, GREEN, launch()) is None


@pytest.mark.rule("sits/C2.13.magazine")
@pytest.mark.rule("sits/A2.634")
def test_a_salvo_of_any_size_takes_one_dot_when_the_cards_are_handed_over():
    table = a_duel()
    table.give(launch(missiles=2))
    table.give(launch(step="late", missiles=5))
    assert not table.ship().spent
    done = handed_over(table)
    assert [event.salvo.missiles for event in done.events] == [2, 5]
    assert done.state.ships["ship"].spent == {"starboard.magazine": 2}


# --- Bearings ---


@pytest.mark.rule("sits/C2.14.arc")
def test_a_mount_that_does_not_bear_cannot_fire():
    table = a_duel()
    assert not table.refusals(launch("aft"))
    assert "port do not bear on Foe" in table.refusals(launch("port"))["C2.14.arc"]


@pytest.mark.rule("sits/C2.142")
@pytest.mark.rule("sits/C2.14")
def test_the_early_salvo_goes_from_ship_to_ship():
    table = a_duel(foe={"vectors": {"D": 1}}, ship={"vectors": {"A": 1}})
    table.give(launch())
    assert (written(table).range, written(table).window) == (4, "F y")


@pytest.mark.rule("sits/C2.143")
def test_the_middle_salvo_goes_from_the_ship_to_the_targets_midpoint():
    table = a_duel(foe={"vectors": {"C": 4}}, ship={"vectors": {"F": 2}})
    table.give(launch(step="middle"))
    assert written(table, "ship:starboard:middle").range == 6


@pytest.mark.rule("sits/C2.144")
def test_the_late_salvo_goes_from_the_midpoint_to_the_targets_end():
    table = a_duel(foe={"vectors": {"C": 4}}, ship={"vectors": {"F": 2}})
    table.give(launch(step="late"))
    assert written(table, "ship:starboard:late").range == 9


def turning(*route: str) -> Table:
    table = Table(a_ship("Ship", hex="5,5"), a_ship("Foe", side="Red", hex="9,5", forward="D y"))
    table.give(table.plot(route=route))
    table.fly()
    return table


@pytest.mark.rule("sits/C2.144")
@pytest.mark.rule("sits/C2.143")
def test_the_late_salvo_needs_the_mount_to_bear_when_the_pivot_is_half_done():
    table = turning("F/A y", "F y", "E/F y", "E y", "D/E y", "D y")
    assert not table.refusals(launch("starboard", "middle"))
    assert "at its midpoint" in table.refusals(launch("starboard", "late"))["C2.14.arc"]
    assert not table.refusals(launch("aft", "late"))


@pytest.mark.rule("sits/C1.15b")
def test_where_a_bearing_leaves_a_choice_the_attacker_names_the_window():
    table = met(a_duel())
    assert not table.refusals(launch("forward", window="D y"))
    table.give(launch("forward", window="D bu"))
    assert written(table, "ship:forward:early").window == "D bu"
    assert "C1.15b" in table.refusals(launch("forward", window="A y"))
    assert "no AVID window" in table.refusals(launch("forward", window="Q"))["C1.15b"]


# --- MQL and damage ---


@pytest.mark.rule("sits/C2.15")
@pytest.mark.rule("sits/C2.151")
@pytest.mark.rule("sits/C2.15.tac")
@pytest.mark.rule("sits/D1.141")
@pytest.mark.parametrize(
    ("officer", "boxes", "mql"),
    [
        ("average", 0, 5),
        ("poor", 0, 6),
        ("veteran", 0, 4),
        ("elite", 0, 3),
        ("average", 99, 8),
        ("elite", 99, 6),
    ],
)
def test_mql_is_base_and_fire_control_and_tactical_officer(officer, boxes, mql):
    table = a_duel()
    boxes = min(boxes, len_of(table, "starboard.fcon"))
    table.set("ship", officers={"TAC": officer}, marked={"starboard.fcon": boxes})
    table.give(launch())
    assert written(table).mql == mql


def len_of(table: Table, track: str) -> int:
    return len(load_card(table.ship().ship_class).track(track))


@pytest.mark.rule("sits/C2.151")
def test_the_penalty_is_that_of_the_firing_mount():
    table = a_duel(ship={"marked": {"aft.fcon": 2}})
    options = {o.mount: o.mql for o in salvo_card(table.state, GREEN, "ship", "foe").columns[0].options}
    assert options["starboard"].total < options["aft"].total
    assert [str(part.rule) for part in options["aft"].parts] == ["sits/C2.15", "sits/C2.151"]


@pytest.mark.rule("sits/C2.152")
@pytest.mark.rule("sits/C2.161")
@pytest.mark.rule("sits/C2.16")
def test_contact_nukes_are_marked_on_the_card():
    table = a_duel()
    table.give(launch(nuke=True))
    assert (written(table).nuke, written(table).damage) == (True, 4)
    assert "contact nuke 4M" in handed_over(table).events[0].text


# --- How many ---


@pytest.mark.rule("sits/C2.122")
@pytest.mark.rule("sits/C2.123")
@pytest.mark.rule("sits/A2.51")
def test_a_ship_has_one_salvo_of_a_step_at_a_target():
    table = a_duel()
    table.give(launch("starboard"))
    assert "to starboard; scrap it first" in table.refusals(launch("aft"))["C2.122"]
    assert not table.refusals(launch("aft", "middle"))
    assert not table.refusals(launch("starboard", missiles=2))


@pytest.mark.rule("sits/A3.131")
@pytest.mark.rule("sits/C2.123")
def test_a_ship_launches_one_salvo_for_each_impact_step():
    table = a_duel()
    for step in ("early", "middle", "late"):
        table.give(launch("starboard", step))
    card = salvo_card(table.state, GREEN, "ship", "foe")
    assert [column.written.step for column in card.columns] == ["early", "middle", "late"]
    assert all(table.refusals(launch("aft", step)) for step in ("early", "middle", "late"))


@pytest.mark.rule("sits/C2.122")
def test_another_mount_may_fire_at_another_target_in_the_same_step():
    table = a_duel(a_ship("Other", side="Red", hex="9,6"))
    table.give(launch("starboard"))
    table.give(launch("aft", target="other"))
    assert {salvo.target for salvo in table.state.salvoes.values()} == {"foe", "other"}


@pytest.mark.rule("sits/A3.131")
@pytest.mark.parametrize(("per_ship", "refused"), [(False, {}), (True, {"A3.131"})])
def test_a_table_may_limit_a_ship_to_three_salvoes_in_all(per_ship, refused):
    table = a_duel(a_ship("Other", side="Red", hex="9,6"), salvoes_per_ship=per_ship)
    for step in ("early", "middle", "late"):
        table.give(launch("starboard", step))
    assert set(table.refusals(launch("aft", target="other"))) == set(refused)
    assert not table.refusals(launch("starboard", missiles=3))


@pytest.mark.rule("sits/C2.11")
def test_a_column_written_anew_takes_the_place_of_the_old_one_and_comes_last():
    table = a_duel()
    table.give(launch("starboard"))
    table.give(launch("aft", "middle"))
    table.give(launch("starboard", missiles=4))
    assert [(s.mount, s.missiles) for s in table.state.salvoes.values()] == [("aft", 1), ("starboard", 4)]


@pytest.mark.rule("sits/C2.11")
def test_a_column_can_be_torn_up_before_the_cards_are_handed_over():
    table = a_duel()
    table.give(launch())
    assert "C2.11" in table.refusals(Scrap(player=RED, salvo="ship:starboard:early"))
    table.give(Scrap(player=GREEN, salvo="ship:starboard:early"))
    assert not table.state.salvoes
    assert "C2.11" in table.refusals(Scrap(player=GREEN, salvo="ship:starboard:early"))


# --- The bridge ---


def crippled(*more, boxes: int = 1) -> Table:
    """A duel in which Ship has lost so many bridge boxes since it plotted: one leaves the circles."""
    table = a_duel(*more)
    table.set("ship", marked={"bridge": boxes})
    return table


@pytest.mark.rule("sits/C5.441")
def test_a_crippled_bridge_checks_once_for_each_target():
    table = crippled(a_ship("Other", side="Red", hex="9,6"))
    warned = [v for v in table.check(launch()) if v.severity is Severity.WARNING]
    assert [v.rule for v in warned] == ["sits/C5.441"]
    table.give(launch(), 1)
    assert table.ship().passed[-1] == "launch:foe"
    table.give(launch(step="middle"))
    table.give(launch("aft", target="other"), 1)
    assert len(table.state.salvoes) == 3


@pytest.mark.rule("sits/C5.441")
def test_a_failed_check_bars_the_target_for_the_turn():
    table = crippled()
    told = table.give(launch(), 10)
    assert not table.state.salvoes
    assert [event.seen_by for event in told] == [(GREEN,)]
    assert "failed its check" in table.refusals(launch("aft", "middle"))["C5.441"]


@pytest.mark.rule("sits/C5.441")
def test_a_table_that_overrules_the_failed_check_has_its_salvo():
    table = crippled()
    table.give(launch(), 10)
    table.force(launch())
    assert list(table.state.salvoes) == ["ship:starboard:early"]


@pytest.mark.rule("sits/C5.4411")
@pytest.mark.parametrize(("lost", "penalty"), [(1, 0), (2, -1), (3, -2)])
def test_the_bridge_circle_counts_against_the_crew(lost, penalty):
    table = crippled(boxes=lost)
    crew = crew_number(table.ship()) + penalty
    table.give(launch(), crew)
    assert table.state.salvoes
    table = crippled(boxes=lost)
    table.give(launch(), crew + 1)
    assert not table.state.salvoes


@pytest.mark.rule("sits/C5.441")
def test_a_sound_bridge_does_not_check():
    table = a_duel()
    table.give(launch())
    assert not table.rolls
