"""Natural zeros and their time, lost ships, hits left over (C5.213, C5.4214, C2.13)."""

from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.c5_loss import lose_ship
from engine.rulesets.sits.combat import BeamFire, Fate, Hold, Salvo, Volley, WeaponKind
from engine.rulesets.sits.combat_events import Penetrations, ShipLost
from engine.rulesets.sits.readiness import fights, wall
from tests.helpers.sits import RED, Table, a_ship
from tests.helpers.sits_damage import HAVOC, KNIGHT, Target, a_burst


@pytest.mark.rule("sits/C5.213.wall")
@pytest.mark.parametrize("side", ["port", "starboard"])
def test_a_natural_zero_takes_a_box_of_the_facing_sidewall(side):
    target = Target()
    target.volley(a_burst(1, 16, edge=side), C5_211=[0])
    assert target.lost == {f"sidewalls.{side}": 1}


@pytest.mark.rule("sits/C5.213.wall")
def test_another_roll_leaves_the_sidewall_alone():
    target = Target()
    target.volley(a_burst(1, 16, edge="port"), C5_211=[1])
    assert target.lost == {}


@pytest.mark.rule("sits/C5.213.wall")
def test_a_natural_zero_deep_enough_does_its_damage_too():
    target = Target()
    target.volley(a_burst(1, 20, edge="port"), C5_211=[0], C5_23=[10])
    assert target.lost == {"port.weapons.0": 1, "sidewalls.port": 1}


@pytest.mark.rule("sits/C5.213.si")
@pytest.mark.parametrize(("edge", "marked"), [("aft", {}), ("forward", {}), ("port", {"sidewalls.port": 17})])
def test_where_no_sidewall_faces_it_costs_structural_integrity(edge, marked):
    target = Target(marked=marked)
    target.volley(a_burst(1, 10, edge=edge), C5_211=[0])
    assert target.lost == {"si": 1}
    assert target.boxes_events()[0].rule == "sits/C5.213.si"


@pytest.mark.rule("sits/C5.213.si", "sits/C5.213.wall")
def test_zeros_beyond_the_last_sidewall_box_cost_structural_integrity():
    target = Target(marked={"sidewalls.port": 15})
    target.volley(a_burst(3, 10, edge="port"), C5_211=[0, 0, 0])
    assert target.lost == {"sidewalls.port": 2, "si": 1}


@pytest.mark.rule("sits/C5.213.time")
def test_a_zero_does_not_help_the_other_missiles_of_its_salvo():
    target = Target(KNIGHT)
    target.volley(a_burst(2, 8, edge="port"), C5_211=[0, 1])
    (batch,) = [event for event in target.events if isinstance(event, Penetrations)]
    assert [hit.modifier for hit in batch.hits] == [-1, -1]
    assert batch.deflected == 2


@pytest.mark.rule("sits/C5.213.time")
def test_a_zero_helps_the_next_salvo():
    target = Target(KNIGHT)
    target.volley(a_burst(1, 8, edge="port"), C5_211=[0])
    assert wall(target.ship, "port") == -3
    target.volley(a_burst(1, 8, edge="port"), C5_211=[1], C5_23=[10])
    assert target.lost == {"sidewalls.port": 1, "port.weapons.0": 1}


@pytest.mark.rule("sits/C5.213.time")
def test_zeros_come_off_after_the_last_hit_of_the_step():
    target = Target()
    target.volley(a_burst(2, 20, edge="port"), C5_211=[0, 1], C5_23=[10, 10])
    kinds = [event.kind for event in target.events]
    assert kinds == ["sits.penetrations", "sits.hit", "sits.hit", "sits.boxes"]


@pytest.mark.rule("sits/C5.213.time")
def test_the_nukes_of_a_linked_set_do_not_profit_from_its_laser_heads():
    target = Target(KNIGHT)
    nukes = Volley(
        target=target.ship.id, weapon=WeaponKind.CONTACT_NUKE, bursts=(a_burst(1, 8, edge="port"),)
    )
    target.state = replace(target.state, work=(nukes,))
    target.volley(a_burst(1, 8, edge="port"), C5_211=[0])
    (after,) = target.state.work
    assert target.lost == {}
    target.state = replace(target.state, work=())
    target.volley(*after.bursts, weapon=after.weapon, zeros=after.zeros, C5_211=[0])
    batch = [event for event in target.events if isinstance(event, Penetrations)][-1]
    assert (batch.hits[0].modifier, batch.zeros) == (-1, 1)
    assert target.lost == {"sidewalls.port": 2}


@pytest.mark.rule("sits/C5.213.si")
def test_zeros_at_an_octagon_are_rolled_for():
    target = Target(HAVOC)
    target.volley(a_burst(1, 1, edge="aft"), C5_211=[0], C5_4213=[4])
    assert target.sunk


def test_one_volley_may_strike_two_edges():
    target = Target()
    target.volley(a_burst(1, 16, edge="port"), a_burst(1, 10, edge="aft"), C5_211=[0, 0])
    assert target.lost == {"sidewalls.port": 1, "si": 1}


@pytest.mark.rule("sits/C5.4214")
def test_hits_left_over_when_the_ship_is_gone_are_wasted():
    target = Target(marked={"si": 26, "hull": 99})
    target.volley(a_burst(2, 25, edge="starboard"), C5_211=[0, 0], C5_23=[3, 3])
    assert target.sunk
    assert "wasted" in target.events[-1].text
    assert target.lost["si"] == 1


# --- A ship that is lost. ---


def battle():
    table = Table(a_ship("Ship"), a_ship("Foe", side="Red", hex="8,5"))
    table.fly()
    own = {"ship": PieceId("ship"), "mount": "port", "step": "middle"}
    salvo = Salvo(target=PieceId("foe"), missiles=3, range=4, window="B y", mql=5, damage=4, **own)
    table.state = replace(
        table.state,
        salvoes={salvo.id: salvo},
        holds=(Hold(tubes=2, **own),),
        fire=(BeamFire(ship=PieceId("ship"), weapon="port.weapons.1", target=PieceId("foe"), count=1),),
    )
    return table.state


def lost(state, fate=Fate.DESTROYED):
    return lose_ship(state, PieceId("ship"), fate, "Ship is gone.", "sits/C5.4214")


@pytest.mark.parametrize("fate", [Fate.DESTROYED, Fate.SURRENDERED])
def test_a_lost_ship_leaves_the_table_with_its_markers_and_orders(fate):
    done = lost(battle(), fate)
    ship = done.state.ships[PieceId("ship")]
    assert (ship.fate, ship.place, ship.midpoint, ship.eot) == (fate, None, None, None)
    assert ship.changes == Vectors.none()
    assert not fights(ship)
    assert (done.state.plots, done.state.holds, done.state.fire) == ({}, (), ())
    (event,) = done.events
    assert isinstance(event, ShipLost)
    assert (event.ship, event.fate) == ("ship", fate.value)


def test_a_lost_ship_keeps_where_it_died():
    state = battle()
    place = state.ships[PieceId("ship")].place
    assert lost(state).state.ships[PieceId("ship")].trail[-1] == place


@pytest.mark.rule("sits/C2.13")
@pytest.mark.parametrize(("launched", "left"), [(True, 1), (False, 0)])
def test_salvoes_in_flight_outlive_their_ship_and_cards_in_the_hand_do_not(launched, left):
    state = replace(battle(), launched=launched)
    assert len(lost(state).state.salvoes) == left


def test_a_ship_is_lost_only_once():
    done = lost(battle())
    again = lost(done.state, Fate.SURRENDERED)
    assert (again.state, again.events) == (done.state, ())


def test_a_ship_that_breaks_up_under_thrust_is_lost_before_launch():
    table = Table(a_ship("Ship", ship_class=HAVOC, marked={"si": 6}), a_ship("Mate", hex="9,9"))
    table.give(table.plot(thrust=4, square=(4, 0), spread={"A": 4}))
    table.fly(1)
    assert table.ship().fate is Fate.DESTROYED
    assert table.ship().eot is None
    assert any(isinstance(event, ShipLost) for event in table.events)


def test_the_other_side_keeps_its_ship():
    state = lost(battle()).state
    assert {ship.side for ship in state.ships.values() if fights(ship)} == {RED}
