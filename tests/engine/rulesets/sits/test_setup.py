"""Setup: sheets, sides, deployment limits, who starts high."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.content.errors import ContentError
from engine.core.dice import Picker
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.mechanics.hexgrid import Hex
from engine.rulesets.sits.b1_placement import bordering, corner_hex, holds, overlapping, sheet_under
from engine.rulesets.sits.commands import Deploy, Plot, Ready, Undeploy
from engine.rulesets.sits.phases import SETUP
from engine.rulesets.sits.setup import corner_as_seated, zone
from engine.rulesets.sits.state import Seat, Sheet
from engine.rulesets.sits.table_view import view_for
from tests.helpers.sits import GREEN, RED, RULES, Table, a_scenario, a_ship, dice

NEAR, SIZE = st.integers(-6, 6), st.integers(1, 7)


def a_tray(**options) -> Table:
    return Table(
        a_ship("One", hex=None),
        a_ship("Two", hex=None),
        a_ship("Foe", side="Red", hex=None),
        deploy=True,
        **options,
    )


def deploy(ship: str = "one", **fields) -> Deploy:
    return Deploy(**{"player": GREEN, "ship": ship, "cell": "2,31", **fields})


@pytest.mark.rule("sits/D2.12")
def test_a_ship_is_placed_near_its_corner_with_facing_and_velocity_of_choice():
    table = a_tray()
    table.give(deploy(forward="C bu", roll=3, vectors={"B": 3, "+": 2}))
    ship = table.ship("one")
    assert (str(ship.place), ship.attitude.forward, ship.attitude.roll) == ("2,31@0", "C bu", 3)
    assert ship.vectors.as_dict() == {"B": 3, "+": 2}


@pytest.mark.rule("sits/D2.12")
def test_the_zone_is_five_hexes_around_the_corner_and_on_the_sheets():
    table = a_tray()
    corner = corner_hex(table.state.sheets, "bottom left")
    assert corner == Hex(0, 33)
    cells = {Hex.parse(cell) for cell in zone(table.state, GREEN)}
    assert cells == {hex_ for hex_ in corner.within(5) if sheet_under(table.state.sheets, hex_) is not None}
    assert len(cells) < 91


@pytest.mark.rule("sits/D2.12")
def test_a_hex_too_far_from_the_corner_is_refused():
    table = a_tray()
    fault = table.refusals(deploy(cell="0,27"))
    assert fault == {
        "D2.12": "Hex 01/28 is 6 hexes from Green's corner, bottom left as Green sits; 5 are allowed."
    }
    assert table.refusals(deploy(cell="0,28")) == {}


@pytest.mark.rule("sits/A2.21")
@pytest.mark.parametrize(
    ("viewpoint", "corner", "seen"),
    [
        ("A", "bottom left", "bottom left"),
        ("B/C", "bottom left", "bottom right"),
        ("D", "bottom left", "top right"),
        ("E/F", "bottom left", "top left"),
        ("D", "top right", "bottom left"),
        ("E/F", "top right", "bottom right"),
    ],
)
def test_a_corner_is_named_as_its_side_sees_it(viewpoint, corner, seen):
    seat = Seat(id=GREEN, viewpoint=viewpoint, corner=corner, altitude=0)
    assert corner_as_seated(seat) == seen


@pytest.mark.rule("sits/D2.12")
def test_the_prompt_and_the_refusal_name_the_corner_as_the_side_sits():
    table = a_tray()
    prompts = [view_for(table.state, side).prompt for side in (GREEN, RED)]
    assert all("your corner, bottom left as you sit," in prompt for prompt in prompts)
    far = Deploy(player=RED, ship="foe", cell="0,28", level=12)
    assert "from Red's corner, bottom left as Red sits; 5" in table.refusals(far)["D2.12"]


@pytest.mark.rule("sits/D2.12")
def test_opposite_corners_belong_to_the_sides():
    table = a_tray()
    green, red = (corner_hex(table.state.sheets, c) for c in ("bottom left", "top right"))
    assert (green, red) == (Hex(0, 33), Hex(21, -10))


@pytest.mark.rule("sits/D2.12")
def test_one_side_starts_at_its_altitude_of_twelve_levels():
    table = a_tray()
    here = str(corner_hex(table.state.sheets, "top right"))
    low = Deploy(player=RED, ship="foe", cell=here, level=0)
    assert "Red starts at level +12, not at level 0" in table.refusals(low)["D2.12"]
    table.give(Deploy(player=RED, ship="foe", cell=here, level=12))


@pytest.mark.rule("sits/D2.12")
def test_a_starting_velocity_above_five_is_refused():
    table = a_tray()
    assert "velocity of 6" in table.refusals(deploy(vectors={"A": 4, "+": 2}))["D2.12"]
    assert table.refusals(deploy(vectors={"A": 8, "D": 3})) == {}


@pytest.mark.rule("sits/D2.12")
def test_the_first_turn_begins_when_both_sides_are_ready():
    table = a_tray()
    assert "One and Two" in table.refusals(Ready(player=GREEN))["D2.12"]
    table.give(deploy("one", cell="1,32"))
    table.give(deploy("two", cell="2,31"))
    table.give(Ready(player=GREEN))
    assert table.state.phase == "setup"
    table.give(Deploy(player=RED, ship="foe", cell="21,-10", level=12))
    table.give(Ready(player=RED))
    assert (table.state.turn, table.state.phase) == (1, "2 plotting")
    assert table.ship("one").eot is not None


@pytest.mark.rule("sits/D2.12")
def test_a_ship_can_be_taken_back_until_one_is_ready():
    table = a_tray()
    assert set(table.refusals(Undeploy(player=GREEN, ship="one"))) == {"D2.12"}
    table.give(deploy())
    table.give(Undeploy(player=GREEN, ship="one"))
    assert table.ship("one").place is None


@pytest.mark.rule("sits/D2.12")
def test_setup_is_over_once_play_has_begun():
    table = Table(a_ship("Ship"))
    late = Deploy(player=GREEN, ship="ship", cell="1,1")
    assert table.refusals(late) == {"D2.12": "Setup is over; ships stay on the map."}
    assert set(table.refusals(Ready(player=GREEN))) == {"D2.12"}


@pytest.mark.rule("sits/D2.12")
@pytest.mark.parametrize(("faces", "levels"), [((3, 8), [0, 12]), ((5, 5, 9, 2), [12, 0])])
def test_the_sides_may_roll_for_who_starts_high(faces, levels):
    state = RULES.setup(a_scenario(a_ship("Ship", hex=None), deploy=True), {"high": "roll"}, dice(faces))
    assert [seat.altitude for seat in state.seats] == levels


@pytest.mark.rule("sits/D2.12")
def test_the_sides_may_agree_who_starts_high():
    scenario = a_scenario(a_ship("Ship", hex=None), deploy=True)
    state = RULES.setup(scenario, {"high": "Green"}, dice())
    assert [seat.altitude for seat in state.seats] == [12, 0]
    with pytest.raises(ContentError, match="roll"):
        RULES.setup(scenario, {"high": "nobody"}, dice())


@pytest.mark.rule("sits/D2.12")
def test_a_side_whose_ship_is_taken_back_after_it_was_ready_sets_up_again():
    table = a_tray(enforcement="adviser")
    table.give(deploy("foe", player=RED, cell=zone(table.state, RED)[0], level=12))
    table.give(Ready(player=RED))
    table.give(Undeploy(player=GREEN, ship="foe"))
    assert table.state.active == (GREEN, RED)


@pytest.mark.rule("sits/D2.112")
def test_the_sides_are_green_and_red_and_set_up_their_own_ships():
    table = a_tray()
    assert table.state.players == (GREEN, RED)
    stolen = Deploy(player=RED, ship="one", cell="21,-10", level=12)
    assert "belongs to Green" in table.refusals(stolen)["D2.112"]
    other = a_scenario(a_ship("Ship"))
    other["sides"][0]["id"] = "Blue"
    with pytest.raises(ContentError):
        RULES.setup(other, {}, dice())


@pytest.mark.rule("sits/A2.21")
@pytest.mark.parametrize(("side", "printed", "missing"), [(0, ("A", "B/C"), "D"), (1, ("D", "E/F"), "A")])
def test_a_side_looks_at_the_map_from_the_top_of_one_of_its_cards(side, printed, missing):
    for viewpoint in (*printed, missing):
        scenario = a_scenario(a_ship("Ship"))
        scenario["sides"][side]["viewpoint"] = viewpoint
        if viewpoint == missing:
            with pytest.raises(ContentError, match="Movement Cards"):
                RULES.setup(scenario, {}, dice())
        else:
            state = RULES.setup(scenario, {}, dice())
            assert RULES.view_for(state, None).seats[side].viewpoint == viewpoint


@pytest.mark.rule("sits/D2.11")
def test_the_scenario_says_which_side_of_the_sheets_is_up():
    table = Table(a_ship("Ship"))
    assert table.state.hexes == "large"
    assert RULES.view_for(table.state, GREEN).maps[0].title == "large hexes, square map"


@pytest.mark.rule("sits/D2.111")
def test_sheets_join_long_edge_to_long_edge_with_a_the_same_way():
    upper, lower = Table(a_ship("Ship")).state.sheets
    assert bordering(lower, upper, "bottom") == lower
    assert not overlapping(upper, lower)
    # The hex below the last one of a column is the first one of the lower sheet's column.
    for column in range(upper.columns):
        last = Hex(upper.q + column, upper.r + upper.rows - 1 - column // 2)
        below = Hex(last.q, last.r + 1)
        assert holds(upper, last)
        assert holds(lower, below)


@pytest.mark.rule("sits/D2.111")
def test_a_sheet_joined_at_a_short_edge_continues_its_rows():
    first = Sheet(id="a", q=0, r=0, columns=22, rows=17)
    second = bordering(Sheet(id="b", q=0, r=17, columns=22, rows=17), first, "right")
    assert (second.q, second.r) == (22, -11)
    assert not overlapping(first, second)
    assert bordering(first, second, "left") == first


@pytest.mark.rule("sits/B1.11")
@pytest.mark.parametrize("cell", ["1", "a,b", "1.5,2", "", "1,2,3"])
def test_a_ship_stands_in_a_hex_and_nowhere_else(cell):
    table = a_tray()
    assert "whole numbers" in table.refusals(deploy(cell=cell))["B1.11"]
    assert table.refusals(deploy(cell="1,32")) == {}


@pytest.mark.rule("sits/GLO.hex-facing")
def test_a_nose_points_at_an_edge_or_a_corner():
    table = a_tray()
    for forward in ("A y", "A/B y", "F/A bu", "+ p"):
        assert table.refusals(deploy(forward=forward)) == {}
    for forward in ("A/B gu spine", "A/C y", "000"):
        assert set(table.refusals(deploy(forward=forward))) == {"GLO.hex-facing"}


@pytest.mark.rule("sits/A2.221")
def test_vectors_lie_on_the_eight_arrows_and_are_never_negative():
    table = a_tray()
    assert table.refusals(deploy(vectors={"A": 1, "-": 1})) == {}
    assert "no vector" in table.refusals(deploy(vectors={"A/B": 1}))["A2.221"]
    assert "expected 0" in table.refusals(deploy(vectors={"A": -1}))["A2.221"]


def test_a_ship_of_no_game_is_named():
    table = a_tray()
    assert "no ship 'ghost'" in table.refusals(deploy("ghost"))["A3.12"]
    assert set(table.refusals(Plot(player=GREEN, ship="ghost"))) == {"A3.12"}


def test_nobody_without_a_seat_gives_commands():
    table = a_tray()
    found = table.check(Ready(player="Blue"))
    assert [v.rule for v in blocking(found)] == ["sits/A3.0"]


def crowded(ships: int, *, radius: int = 0, together: bool = False, far: int = 0, **options) -> dict:
    """So many ships of either side to deploy so near their corners."""
    sides = [("Green", "Red")[n % 2] for n in range(2 * ships)]
    fleet = [a_ship(f"Ship {n}", side=side, hex=None) for n, side in enumerate(sides)]
    scenario = a_scenario(*fleet, deploy=True, **options)
    scenario["deploy"]["radius"] = radius
    if together:
        scenario["sides"][1] |= {"corner": "bottom left", "altitude": 0}
    for sheet in scenario["map"]["maps"]:
        sheet["q"] += far
    return scenario


@pytest.mark.rule("sits/INT.stacking-limit")
@pytest.mark.parametrize(
    "crowd",
    [crowded(2), crowded(1, together=True), crowded(1, far=20000), crowded(9, radius=1, stacking="limit")],
)
def test_a_tray_that_can_never_be_emptied_is_refused_before_the_game_begins(crowd):
    with pytest.raises(ContentError, match="a place for every ship to deploy"):
        RULES.setup(crowd, {}, dice())


@pytest.mark.parametrize(
    "fits", [crowded(1), crowded(3, stacking="unlimited"), crowded(1, radius=1, together=True)]
)
def test_a_tray_with_just_room_enough_can_be_emptied(fits):
    state = RULES.setup(fits, {}, dice())
    rnd = Picker(3)
    for _ in range(100):
        for side in state.active:
            if command := RULES.sample(state, side, rnd):
                state = RULES.apply(state, command, dice()).state
        if state.phase != SETUP:
            return
    raise AssertionError("setup does not end")


@pytest.mark.rule("sits/D2.111")
@given(*[st.builds(Sheet, id=st.just(""), q=NEAR, r=NEAR, columns=SIZE, rows=SIZE)] * 2)
def test_sheets_overlap_where_they_share_a_hex(one, other):
    cells = [
        {
            (sheet.q + column, sheet.r + row - column // 2)
            for column in range(sheet.columns)
            for row in range(sheet.rows)
        }
        for sheet in (one, other)
    ]
    assert overlapping(one, other) == bool(cells[0] & cells[1])


@pytest.mark.parametrize(
    "options",
    [{"midpoint": "up"}, {"stacking": 3}, {"turn_limit": 0}, {"turn_limit": True}, {"enforcement": "mild"}],
)
def test_options_of_no_game_are_named(options):
    with pytest.raises(ContentError):
        RULES.setup(a_scenario(a_ship("Ship")), options, dice())


# --- What a scenario may bring for the fight ---


@pytest.mark.rule("sits/D2.14")
def test_a_scenario_lists_velocities_damage_done_before_and_what_was_used_up():
    ship = a_ship("Ship", ship_class="star-knight-ca", marked={"hull": 5}, vectors={"A": 3})
    ship |= {"spent": {"port.magazine": 4, "port.decoys": 1}, "canister": {"port": 6}, "wedge_up": False}
    state = RULES.setup(a_scenario(ship), {}, dice())
    found = state.ships[PieceId("ship")]
    assert (found.vectors.as_dict(), dict(found.marked), found.scars) == ({"A": 3}, {"hull": 5}, 5)
    assert (dict(found.spent), dict(found.canister), found.wedge_up) == (
        {"port.magazine": 4, "port.decoys": 1},
        {"port": 6},
        False,
    )


@pytest.mark.rule("sits/C5.1112")
def test_a_scenario_says_what_lies_in_a_bubble_wall():
    base, ship = a_ship("Base", hex="2,2") | {"bubble_wall": True}, a_ship("Ship")
    state = RULES.setup(a_scenario(base, ship), {}, dice())
    assert [state.ships[PieceId(key)].bubble_wall for key in ("base", "ship")] == [True, False]


@pytest.mark.parametrize(
    "fields",
    [
        {"marked": {"hull": 999}},
        {"marked": {"wings": 1}},
        {"spent": {"port.magazine": 99}},
        {"spent": {"no.track": 1}},
    ],
)
def test_boxes_that_a_class_does_not_have_are_refused(fields):
    ship = a_ship("Ship", ship_class="star-knight-ca") | fields
    with pytest.raises(ContentError, match="ship"):
        RULES.setup(a_scenario(ship), {}, dice())


def test_canister_for_a_mount_without_launchers_is_refused():
    ship = a_ship("Ship", ship_class="large-freighter-ms") | {"canister": {"port": 1}}
    with pytest.raises(ContentError, match="missile launchers"):
        RULES.setup(a_scenario(ship), {}, dice())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stops", "needed"),
        ("salvoes_per_ship", True),
        ("duel_reductions", True),
        ("cowardly_draw", False),
        ("exercise", True),
    ],
)
def test_options_of_the_fight_come_from_the_scenario_and_may_be_changed_for_a_game(name, value):
    by_scenario = RULES.setup(a_scenario(a_ship("Ship"), **{name: value}), {}, dice())
    by_game = RULES.setup(a_scenario(a_ship("Ship")), {name: value}, dice())
    assert getattr(by_scenario.options, name) == getattr(by_game.options, name) == value


@pytest.mark.parametrize("wish", [{"stops": "never"}, {"salvoes_per_ship": 1}, {"cowardly_draw": "no"}])
def test_options_of_the_fight_that_there_are_none_of_are_refused(wish):
    with pytest.raises(ContentError):
        RULES.setup(a_scenario(a_ship("Ship")), wish, dice())
