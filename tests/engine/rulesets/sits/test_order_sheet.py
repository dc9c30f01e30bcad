from dataclasses import replace

import pytest

from engine.core.ids import PieceId
from engine.rulesets.sits.combat import BeamFire, Hold, Salvo
from engine.rulesets.sits.order_sheet import order_sheet
from tests.helpers.sits import GREEN, RED, Table, a_ship

SHIP, FOE = PieceId("ship"), PieceId("foe")
KNIGHT = "star-knight-ca"


def duel(**fields: object) -> Table:
    own = a_ship("Ship", **{"ship_class": KNIGHT, "forward": "B/C y", **fields})  # type: ignore[arg-type]
    return Table(own, a_ship("Foe", side="Red", hex="9,9", ship_class=KNIGHT))


def sheet(table: Table) -> str:
    return order_sheet(table.state, GREEN, SHIP).text


@pytest.mark.rule("sits/A3.12")
@pytest.mark.rule("sits/A3.121")
@pytest.mark.rule("sits/A3.124")
def test_a_turn_is_written_as_the_book_writes_the_dulcineas():
    table = duel(forward="B/C y")
    plot = table.plot(route=("B bu", "A/B bu"), roll=1, thrust=3, square=(3, 2), spread={"B": 3})
    table.give(plot)
    assert sheet(table) == (
        "Ship: pivot 2 windows, Forward to A/B (blue, upper), midpoint B (blue, upper); "
        "roll 1 to starboard; thrust 3 in B (blue, upper): 2 in +, 3 in B."
    )


def test_a_ship_without_orders_coasts():
    assert sheet(duel()) == "Ship: no pivot; no roll; no thrust."


def test_the_bonus_of_an_elite_helm_and_red_lining_are_named():
    table = duel(officers={"HELM": "elite"}, forward="A y")
    table.give(table.plot(roll=-4, helm_bonus="roll", thrust=4, square=(4, 0), spread={"A": 4}))
    assert sheet(table) == (
        "Ship: no pivot; roll 4 to port (Elite helm); thrust 4, red-lined in A (yellow): 4 in A."
    )


def test_half_hexes_kept_back_are_named():
    table = duel(officers={"ENG": "veteran"}, forward="A y")
    table.give(table.plot(thrust=3, square=(3, 0), spread={"A": 3}, keep_halves=("A",)))
    assert sheet(table).endswith("3 in A; half hexes in A kept back.")


@pytest.mark.rule("sits/A3.13")
def test_salvoes_tubes_held_and_beams_follow_the_movement_in_the_order_of_the_turn():
    table = duel()
    late = Salvo(
        ship=SHIP,
        target=FOE,
        mount="starboard",
        step="late",
        missiles=8,
        range=18,
        window="A/B y",
        mql=8,
        damage=7,
    )
    early = replace(late, step="early", missiles=1, nuke=True, window="D bu", link="A", lead=PieceId("mate"))
    mate = replace(table.ship(), id=PieceId("mate"), name="Mate", number=7)
    table.state = replace(
        table.state,
        ships={**table.state.ships, mate.id: mate},
        salvoes={late.id: late, early.id: early},
        holds=(Hold(ship=SHIP, mount="port", step="middle", tubes=2),),
        fire=(BeamFire(ship=SHIP, weapon="aft.weapons.1", target=FOE, count=1, window="A y"),),
    )
    assert sheet(table).split("; ")[3:] == [
        "Early 1 contact nuke from starboard broadside at Foe, range 18, MQL 8, window D (blue, upper), "
        "linked A with Mate",
        "Late 8 missiles from starboard broadside at Foe, range 18, MQL 8, window A/B (yellow)",
        "Middle hold 2 tubes of port broadside for canister",
        "beams 1 x 11/7/5L from aft hammerhead at Foe, window A (yellow).",
    ]


@pytest.mark.rule("sits/A3.12")
def test_nobody_reads_another_sides_orders():
    table = duel()
    table.give(table.plot(thrust=1, square=(1, 0), spread={"B": 1}))
    assert order_sheet(table.state, RED, SHIP).lines == ()
    assert order_sheet(table.state, None).text == ""


def test_a_side_gets_a_line_for_each_ship_in_play():
    table = Table(a_ship("Ship"), a_ship("Mate", hex="9,9"), a_ship("Late", hex=None), deploy=True)
    told = order_sheet(table.state, GREEN)
    assert [ship for ship, _text in told.lines] == ["mate", "ship"]
    assert told.text.count("\n") == 1
    with pytest.raises(LookupError):
        order_sheet(table.state, GREEN, PieceId("nobody"))
