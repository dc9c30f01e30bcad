"""Linked salvoes: who may link, at which point, with whose bearing and whose MQL (C2.17)."""

import pytest

from engine.rulesets.sits.c2_card import salvo_card
from engine.rulesets.sits.c2_links import sets
from engine.rulesets.sits.combat_commands import Scrap, Surrender
from tests.helpers.sits import GREEN, Table, a_ship
from tests.helpers.sits_launch import a_duel, launch


def squadron(**mate) -> Table:
    """Ship and Mate of Green's side by side, Foe four hexes from Ship and five from Mate."""
    return a_duel(a_ship("Mate", **{"hex": "4,5", **mate}))


def led(step: str = "early", **mate) -> Table:
    """The same with the salvo of Ship written as lead of set A."""
    table = squadron(**mate)
    table.give(launch(step=step, link="A", lead="ship"))
    return table


def joining(step: str = "early", **fields):
    return launch(step=step, ship="mate", **{"link": "A", "lead": "ship", **fields})


@pytest.mark.rule("sits/C2.17")
@pytest.mark.rule("sits/C2.173")
def test_adjacent_ships_link_their_salvoes_under_a_letter():
    table = led()
    table.give(joining(missiles=5))
    salvoes = tuple(table.state.salvoes.values())
    assert [(s.ship, s.link, s.lead) for s in salvoes] == [("ship", "A", "ship"), ("mate", "A", "ship")]
    assert sets(table.state, salvoes) == (salvoes,)


@pytest.mark.rule("sits/C2.17")
def test_salvoes_that_are_not_linked_come_one_by_one():
    table = squadron()
    table.give(launch())
    table.give(launch(ship="mate"))
    assert [len(members) for members in sets(table.state, table.state.salvoes.values())] == [1, 1]


@pytest.mark.rule("sits/C2.173")
def test_sets_of_different_letters_targets_and_steps_stay_apart():
    table = squadron()
    table.give(launch(link="A", lead="ship"))
    table.give(launch(ship="mate", link="B", lead="mate"))
    table.give(launch(step="late", link="A", lead="ship"))
    assert [len(members) for members in sets(table.state, table.state.salvoes.values())] == [1, 1, 1]


@pytest.mark.rule("sits/C2.171.lead")
def test_range_and_window_are_those_of_the_lead_ship():
    table = led()
    assert table.state.salvoes["ship:starboard:early"].range == 4
    table.give(joining())
    linked = table.state.salvoes["mate:starboard:early"]
    assert (linked.range, linked.window) == (4, table.state.salvoes["ship:starboard:early"].window)
    table.give(launch(ship="mate"))
    assert table.state.salvoes["mate:starboard:early"].range == 5


@pytest.mark.rule("sits/C2.171.mql")
def test_each_linked_ship_keeps_its_own_bands_fire_control_and_officer():
    table = led(officers={"TAC": "poor"}, marked={"starboard.fcon": 1})
    table.set("mate", ship_class="sample-sd", marked={})
    table.give(joining())
    salvoes = table.state.salvoes
    assert salvoes["ship:starboard:early"].mql == 5
    assert salvoes["mate:starboard:early"].mql == 2 + 1
    assert salvoes["mate:starboard:early"].damage == 16


@pytest.mark.rule("sits/C2.171.lead")
def test_the_lead_ships_salvo_is_written_first():
    table = squadron()
    assert "write that first" in table.refusals(joining())["C2.171.lead"]
    table.give(launch(link="A", lead="ship"))
    assert not table.refusals(joining())


@pytest.mark.rule("sits/C2.171.lead")
def test_a_set_needs_a_letter_and_a_lead():
    table = squadron()
    assert "C2.171.lead" in table.refusals(launch(link="A"))
    assert "C2.171.lead" in table.refusals(launch(lead="ship"))
    assert "C2.171.lead" in table.refusals(launch(link="A", lead="nobody"))


@pytest.mark.rule("sits/C2.171.lead")
@pytest.mark.rule("sits/C2.173")
def test_a_set_has_one_lead():
    table = led()
    assert "Ship leads set A" in table.refusals(joining(lead="mate"))["C2.171.lead"]
    assert not table.refusals(joining(lead="mate", link="B"))
    assert not table.refusals(launch(step="late", ship="mate", link="A", lead="mate"))


@pytest.mark.rule("sits/C2.173")
@pytest.mark.parametrize("letter", ["a", "AB", "7"])
def test_a_set_is_named_by_one_capital_letter(letter):
    assert "C2.173" in squadron().refusals(launch(link=letter, lead="ship"))


@pytest.mark.rule("sits/C2.17")
def test_an_enemy_leads_no_set():
    assert "C2.17" in squadron().refusals(launch(link="A", lead="foe"))


@pytest.mark.rule("sits/C2.172")
@pytest.mark.rule("sits/C2.171.lead")
def test_ships_two_hexes_apart_do_not_link():
    table = led(hex="3,5")
    assert "at the start of the turn" in table.refusals(joining("early"))["C2.172"]


@pytest.mark.rule("sits/C2.172")
@pytest.mark.parametrize(
    ("hex_", "level", "refused"), [("4,5", 1, False), ("5,5", 1, False), ("5,5", 2, True), ("3,5", 0, True)]
)
def test_adjacent_is_true_range_one(hex_, level, refused):
    table = led(hex=hex_, level=level)
    assert ("C2.172" in table.refusals(joining())) is refused


@pytest.mark.rule("sits/C2.172")
def test_late_salvoes_link_by_the_midpoints_and_the_others_by_the_start():
    parting = led("late", vectors={"F": 4})
    parting.give(launch(step="middle", link="A", lead="ship"))
    assert not parting.refusals(joining("middle"))
    assert "at their midpoints" in parting.refusals(joining("late"))["C2.172"]
    meeting = led("late", hex="3,5", vectors={"C": 2})
    meeting.give(launch(step="middle", link="A", lead="ship"))
    assert "C2.172" in meeting.refusals(joining("middle"))
    assert not meeting.refusals(joining("late"))


@pytest.mark.rule("sits/C2.17")
@pytest.mark.rule("sits/C5.444")
@pytest.mark.parametrize("name", ["ship", "mate"])
def test_a_ship_without_communications_does_not_link(name):
    table = led()
    command = joining() if name == "mate" else launch(link="A", lead="ship")
    assert not table.refusals(command)
    table.set(name, marked={"com": 99})
    assert "C5.444" in table.refusals(command)
    if name == "mate":
        assert not table.refusals(launch(ship="mate"))


@pytest.mark.rule("sits/C2.171.lead")
@pytest.mark.rule("sits/C2.14.arc")
def test_a_linked_mount_must_bear_on_the_lead_ships_window_in_its_own_attitude():
    table = led(forward="E y")
    assert "C2.14.arc" in table.refusals(joining())
    assert not table.refusals(joining(mount="port"))


@pytest.mark.rule("sits/C2.171.lead")
def test_a_linked_ship_needs_the_salvo_by_its_own_eot_range():
    table = a_duel(a_ship("Mate", hex="4,5"), foe={"hex": "11,5"})
    table.give(launch(link="A", lead="ship"))
    assert "C2.121" in table.refusals(joining())


@pytest.mark.rule("sits/C2.171.lead")
def test_the_lead_stays_as_long_as_others_rely_on_it():
    table = led()
    assert not table.refusals(Scrap(player=GREEN, salvo="ship:starboard:early"))
    table.give(joining())
    assert "C2.171.lead" in table.refusals(Scrap(player=GREEN, salvo="ship:starboard:early"))
    assert "C2.171.lead" in table.refusals(launch())
    assert not table.refusals(launch(link="A", lead="ship", missiles=4))
    table.give(Scrap(player=GREEN, salvo="mate:starboard:early"))
    assert not table.refusals(launch())


@pytest.mark.rule("sits/C2.172")
def test_the_card_names_the_sets_that_a_ship_could_join():
    near, far = led(), led(hex="3,5")
    assert salvo_card(near.state, GREEN, "mate", "foe").columns[0].links == (("A", "ship"),)
    assert salvo_card(near.state, GREEN, "mate", "foe").columns[1].links == ()
    assert salvo_card(far.state, GREEN, "mate", "foe").columns[0].links == ()


@pytest.mark.rule("sits/C2.171.lead", "sits/D2.224")
def test_with_a_lead_that_surrenders_go_the_salvoes_that_rely_on_it_and_no_others():
    table = led()
    table.give(joining())
    table.give(launch(ship="mate", step="late"))
    table.give(Surrender(player=GREEN, ship="ship"))
    assert list(table.state.salvoes) == ["mate:starboard:late"]
    table.give(launch(ship="mate"))
