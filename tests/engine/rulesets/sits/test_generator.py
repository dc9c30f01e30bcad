from typing import Any

import pytest

from engine.content import loader
from engine.content.errors import ContentError
from engine.core.dice import Picker, RecordingDice, seeded
from engine.mechanics.hexgrid import Hex
from engine.rulesets.sits.generator import MOST_SHIPS, Force, SimpleSetup, bought, nations, simple_setup
from engine.rulesets.sits.phases import PLOTTING, SETUP
from engine.rulesets.sits.setup import tray
from engine.rulesets.sits.state import SitsState, Stops
from tests.helpers.sits import GREEN, RED, RULES, shipped

COSTS = {entry.slug: entry for entry in loader.list_ship_classes()}


def opened(document: dict[str, Any], **options: Any) -> SitsState:
    return RULES.setup(document, options, RecordingDice(seeded(1, 0)))


def made(**wishes: Any) -> dict[str, Any]:
    forces = {"green": Force(points=300, nation="RMN"), "red": Force(points=300, nation="PN")}
    return simple_setup(SimpleSetup(**{**forces, **wishes}), Picker(7))


@pytest.mark.rule("sits/D2.221")
@pytest.mark.parametrize("points", [40, 300, 600, 1500])
@pytest.mark.parametrize("nation", ["RMN", "PN", ""])
def test_points_buy_nearly_as_much_as_they_are_worth_and_never_more(points: int, nation: str):
    fleet = bought(points, nation, Picker(3))
    cost = sum(COSTS[slug].cost for slug in fleet)
    assert 0.85 * points <= cost <= points
    assert all(nation in ("", COSTS[slug].nation_code) for slug in fleet)
    assert not {"MS", "LAC"} & {COSTS[slug].class_type for slug in fleet}


def test_the_same_lot_buys_the_same_ships():
    assert bought(900, "RMN", Picker(5)) == bought(900, "RMN", Picker(5))
    assert bought(900, "RMN", Picker(5)) != bought(900, "RMN", Picker(6))


@pytest.mark.parametrize(("points", "nation"), [(300, "XX"), (5, "RMN"), (10**9, "RMN")])
def test_what_can_not_be_bought_is_refused(points: int, nation: str):
    with pytest.raises(ContentError):
        bought(points, nation, Picker(1))


def test_every_nation_with_warships_is_offered():
    assert {"RMN", "PN"} <= set(nations())
    assert "CIV" not in nations()


@pytest.mark.rule("sits/D2.12")
@pytest.mark.parametrize(("hexes", "level"), [("large", 12), ("small", 20)])
def test_the_sides_meet_from_opposite_corners_one_of_them_high(hexes: str, level: int):
    state = opened(made(hexes=hexes, high="Green"))
    assert [(seat.corner, seat.altitude) for seat in state.seats] == [
        ("bottom left", level),
        ("top right", 0),
    ]
    assert state.phase == SETUP
    assert tray(state, GREEN)
    assert tray(state, RED)
    assert state.deploy is not None
    assert (state.deploy.radius, state.deploy.max_speed) == (5, 5)


@pytest.mark.rule("sits/D2.12")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("hexes", ["large", "small"])
def test_ships_put_into_space_by_lot_keep_the_limits_of_setup(seed: int, hexes: str):
    wishes = SimpleSetup(
        green=Force(points=900, nation="RMN"),
        red=Force(points=900, nation="PN"),
        hexes=hexes,  # type: ignore[arg-type]  # each of the two in turn
        placed=True,
    )
    state = opened(simple_setup(wishes, Picker(seed)))
    assert state.phase == PLOTTING
    corners = {GREEN: scenario_corner(hexes, "Green"), RED: scenario_corner(hexes, "Red")}
    for ship in state.ships.values():
        assert ship.place is not None
        assert ship.place.hex.distance(corners[ship.side]) <= 5
        assert ship.vectors.speed <= 5
        seat = state.seat(ship.side)
        assert seat is not None
        assert ship.place.level == seat.altitude


def scenario_corner(hexes: str, side: str) -> Hex:
    columns, rows = (22, 34) if hexes == "large" else (40, 64)
    return Hex(0, rows - 1) if side == "Green" else Hex(columns - 1, -((columns - 1) // 2))


def test_named_classes_are_taken_as_they_are():
    document = made(green=Force(classes=("star-knight-ca", "havoc-dd", "havoc-dd")))
    fleet = [ship["class"] for ship in document["ships"] if ship["side"] == "Green"]
    assert fleet == ["star-knight-ca", "havoc-dd", "havoc-dd"]
    assert "Green has 3 ships of 194 points" in document["summary"]
    assert opened(document).options.stops is Stops.NEEDED


@pytest.mark.parametrize("classes", [("no-such-class",), ("havoc-dd",) * (MOST_SHIPS + 1)])
def test_classes_that_do_not_exist_and_crowds_are_refused(classes: tuple[str, ...]):
    with pytest.raises(ContentError):
        made(green=Force(classes=classes))


def test_officers_by_lot_can_be_part_of_it():
    assert opened(made(random_officers=True)).options.random_officers


@pytest.mark.rule("sits/D2.12")
def test_points_are_an_option_of_the_shipped_setup():
    state = opened(dict(shipped("simple-setup-duel")), points=400, green="PN", red="RMN")
    nation = {"Green": "PN", "Red": "RMN"}
    for ship in state.ships.values():
        assert COSTS[ship.ship_class].nation_code == nation[ship.side]
    assert 340 <= sum(COSTS[ship.ship_class].cost for ship in state.of_side(GREEN)) <= 400
    again = opened(dict(shipped("simple-setup-duel")), points=400, green="PN", red="RMN")
    assert again == state


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("first-flight", {"points": 400}),
        ("simple-setup-duel", {"points": "400"}),
        ("simple-setup-duel", {"points": True}),
        ("simple-setup-duel", {"points": 400, "green": "XX"}),
    ],
)
def test_forces_that_can_not_be_are_refused(scenario: str, options: dict[str, Any]):
    with pytest.raises(ContentError):
        opened(dict(shipped(scenario)), **options)
