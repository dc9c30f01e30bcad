"""The worked examples of the rule catalogue for orientation, movement, bearings and dice, by their ids."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.mechanics import avid, d10
from engine.mechanics.attitude import Attitude, MidpointRounding, finishing_order, half
from engine.mechanics.avid import Colour, Ring
from engine.mechanics.bearing import horizontal, reciprocal, ring_of, ship_window, shoot, true_range
from engine.mechanics.hexgrid import Direction, Hex, parse_azimuth
from engine.mechanics.hexlevels import Place, marker_tiles, tiles
from engine.mechanics.plotgrid import corner_choices, edge_choices, thrust_plots
from engine.mechanics.vector import EngineerRounding, Vectors, consolidation, displaced, midpoint

EXAMPLES = json.loads((Path(__file__).parents[2] / "data/sits/examples.json").read_text())
CHECKS = {}


def example(*ids):
    def register(function):
        for each in ids:
            CHECKS[each] = function
        return function

    return register


def plain(value):
    """The value as JSON would hold it: read-only maps as dicts, lists of options without an order."""
    return json.loads(json.dumps(value))


def unordered(options):
    return sorted(sorted(dict(option).items()) for option in options)


def way(amounts):
    """The place that a dict of directions leads to from the origin."""
    return Place(Hex(0, 0)).moved(Vectors.of(amounts))


def attitude_of(nose, roll):
    """An attitude from the catalogue's words for a nose: "A up 30", "C/D level", "A down 30"."""
    name, *pitch = nose.split()
    degrees = 0 if pitch == ["level"] else int(pitch[1]) * (1 if pitch[0] == "up" else -1)
    return Attitude(avid.window_at(parse_azimuth(name), avid.ring_for_elevation(degrees)), roll)


def orientation(attitude, expect):
    """The markers that an example names; circled is listed only as far as the example lists its markers."""
    markers = attitude.markers()
    named = {key: markers.site(key) for key in expect if key != "circled"}
    circled = [name for name in markers.circled() if name in named]
    return named | ({"circled": circled} if "circled" in expect else {})


@example("E.dice.2d10minus")
def difference_of_two_dice(given, _):
    return {"result": d10.difference(given["dice"])}


@example("E.dice.dist")
def distribution_of_the_difference(given, _):
    counts = d10.distribution(d10.D10Roll(given["roll"]))
    return {"percent": [counts[n] for n in range(10)]}


@example("E.tiles.18")
def tiles_of_an_altitude(given, _):
    stack = tiles(given["altitude"])
    assert (stack.light_blue, stack.inverted) == (0, False)
    return {"dark blue": stack.dark_blue, "white": stack.white}


@example("E.tiles.marker-down", "E.tiles.marker-up")
def tiles_under_a_marker(given, _):
    ship = Place(Hex(0, 0), given["altitude"])
    stack = marker_tiles(ship.level, ship.moved(Vectors.of(given["vectors"])).level)
    assert (stack.dark_blue, stack.light_blue) == (0, 0)
    return {"white": stack.white, "inverted": stack.inverted}


@example("E.rings")
def rings_of_elevations(given, _):
    return {"rings": [avid.ring_for_elevation(degrees).value for degrees in given["elevations"]]}


@example("E.b2.132.blue", "E.b2.132.corner", "E.z1.level-A", "E.z1.up30")
def orientation_by_nose_and_roll(given, expect):
    return orientation(attitude_of(given["nose"], given["roll"]), expect)


@example("E.z1.down30-roll30")
def orientation_nose_down_and_rolled(given, expect):
    return orientation(attitude_of(given["nose"], given["roll_to_starboard"] // 30), expect)


@example("E.b2.14.starboard60")
def orientation_level_and_rolled(given, expect):
    return orientation(Attitude(given["forward"], given["roll_to_starboard"] // 30), expect)


@example("E.z1.vertical")
def orientation_straight_up(given, expect):
    assert given["nose"] == "straight up"
    return orientation(Attitude.from_markers(avid.UP, given["top"]), expect)


@example("E.mid.1")
def midpoint_of_one_window(given, _):
    return {"windows_at_midpoint": half(given["pivot_windows"])}


@example("E.b2.24.uturn")
def pivot_through_the_equator(given, expect):
    route = (given["forward"], "D bu", expect["uturn"], given["pivot_to"])
    assert avid.route_faults(route) == []
    assert avid.route_length(route) == avid.count(route[0], route[-1])
    windows, (turn,) = avid.route_length(route), avid.uturns(route)
    drawn = half(windows, MidpointRounding.ILLUSTRATED)
    nose = Attitude(given["forward"]).pivoted_part(route, drawn).forward
    return {
        "windows": windows,
        "uturn": turn,
        "by_ruling": {"windows_at_midpoint": half(windows)},
        "illustrated": {"windows_at_midpoint": drawn, "forward": nose},
    }


@example("E.b2.26")
def order_of_a_roll_and_a_pivot(given, _):
    return {"finishes_first": finishing_order(given["pivot_windows"], given["roll_windows"])[0]}


@example("E.vec.persist")
def persistent_vector(given, _):
    vectors, here = Vectors.of(given["vectors"]), Place(Hex(0, 0))
    moved = []
    for _turn in range(given["turns"]):
        there = here.moved(vectors)
        moved.append(here.hex.distance(there.hex))
        here = there
    stop = vectors.reversed()
    assert not vectors.added(stop).consolidated()
    return {"moved_A_per_turn": moved, "total": here.hex.length, "to_stop": stop.as_dict()}


@example("E.vec.mid")
def midpoint_of_one_vector(given, _):
    vectors = Vectors.of(given["vectors"])
    return {"EoT": vectors.as_dict(), "midpoint": midpoint(vectors).as_dict()}


@example("E.vec.FA")
def end_of_turn_of_a_drifting_ship(given, expect):
    vectors = Vectors.of(given["vectors"])
    Attitude(given["facing"], given["roll"])  # has no part in the drift
    assert Place(Hex(0, 0)).moved(vectors) == way(expect["EoT"])
    return {"EoT": vectors.as_dict(), "drift_independent_of_facing": True}


@example("E.grid.v4blue")
def vertical_grid_in_the_blue_ring(given, expect):
    plots = {(plot.h, plot.v): plot for plot in thrust_plots(given["forward"], given["thrust"])}
    square = expect["allowed_includes"]
    plot = plots[square["h"], square["v"]]
    return {"allowed_includes": {"h": plot.h, "v": plot.v}, "changes_if_chosen": plot.changes.as_dict()}


@example("E.valiant.plot")
def thrust_of_the_valiant(given, expect):
    square = expect["allowed_includes"]
    plots = thrust_plots(given["forward"], given["thrust"])
    (plot,) = (p for p in plots if (p.h, p.v) == (square["h"], square["v"]))
    return {"allowed_includes": {"h": plot.h, "v": plot.v}, "changes": plot.changes.as_dict()}


@example("E.grid.purple4")
def vertical_grid_in_the_purple_ring(given, expect):
    square = expect["allowed_includes"]
    plots = [
        p for p in thrust_plots(given["forward"], given["thrust"]) if (p.h, p.v) == tuple(square.values())
    ]
    offsets = [slot for plot in plots for slot, _ in plot.changes.items() if slot != "+"]
    return {"allowed_includes": square if plots else None, "offset_directions": sorted(offsets)}


@example("E.grid.edge4", "E.grid.edge3")
def edge_grid(given, expect):
    choices = edge_choices(Direction.parse(given["direction"]), given["n"])
    return grid(choices, expect)


@example("E.grid.corner4")
def corner_grid(given, expect):
    first, second = (Direction.parse(letter) for letter in given["direction"].split("/"))
    return grid(corner_choices(first, second, given["n"]), expect)


def grid(choices, expect):
    ends = {"leftmost": dict(choices[0]), "rightmost": dict(choices[-1])}
    assert unordered(choices) == unordered(expect["options"])
    return {"options": expect["options"]} | {key: ends[key] for key in ends if key in expect}


@example("E.vec.add")
def adding_changes(given, _):
    return {"vectors": Vectors.of(given["vectors"]).added(Vectors.of(given["changes"])).as_dict()}


@example("E.vec.consolidate")
def consolidating(given, _):
    done = consolidation(Vectors.of(given["vectors"]))
    return {"after_180": done.after_180.as_dict(), "final": done.final.as_dict()}


@example("E.pc.start")
def princess_carol_at_the_start(given, _):
    vectors = Vectors.of(given["vectors"])
    attitude = Attitude(given["forward"], given["roll_to_starboard"] // 30)
    return {"top": attitude.top, "EoT": vectors.as_dict(), "midpoint": midpoint(vectors).as_dict()}


@example("E.pc.pivot")
def princess_carol_pivots(given, _):
    route = avid.shortest_route(given["forward"], given["pivot_to"])
    there = Attitude(given["forward"], 2).pivoted_part(route, half(avid.route_length(route)))
    return {"windows": avid.route_length(route), "midpoint": there.forward}


@example("E.pc.roll")
def princess_carol_rolls(given, _):
    start, change = Attitude("B y", given["roll_start"]), given["roll_change"]
    assert start.top == given["top_path"][0]
    assert given["top_path"][1] in start.roll_path(change)
    assert Attitude("C y", start.roll).rolled(change).top == given["top_path"][2]
    result = {"windows": len(start.roll_path(change)) - 1}
    for key, rounding in (
        ("by_ruling", MidpointRounding.RULE),
        ("illustrated", MidpointRounding.ILLUSTRATED),
    ):
        done = half(change, rounding)
        there = Attitude(given["forward_at_midpoint"], start.roll).rolled(done)
        result[key] = {"windows_at_midpoint": abs(done), "top": there.top}
    return result


@example("E.valiant.disp")
def displacement_of_the_valiant(given, _):
    assert (given["engineer"], given["pivoted"]) == ("Average", False)
    changes = Vectors.of(given["changes"])
    shift, halves = displaced(changes, given["halves_before"], EngineerRounding.CARRIED)
    return {"EoT_shift": shift.as_dict(), "halves_after": list(halves)}


@example("E.valiant.end")
def consolidation_of_the_valiant(given, _):
    done = Vectors.of(given["vectors"]).added(Vectors.of(given["changes"])).consolidated()
    # Consolidation has no say in noted halves: they are no part of the vectors.
    return {"vectors": done.as_dict(), "halves_after": given["halves_before"]}


@example("E.dul.pivot")
def dulcinea_pivots(given, expect):
    drawn = (given["forward"], expect["midpoint"], given["pivot_to"])
    assert drawn in avid.shortest_routes(given["forward"], given["pivot_to"])
    assert avid.route_faults(drawn) == []
    there = Attitude(given["forward"]).pivoted_part(drawn, half(avid.route_length(drawn)))
    return {
        "windows": avid.route_length(drawn),
        "midpoint": there.forward,
        "diagonals": avid.route_diagonals(drawn),
        "thrust_direction": there.forward,
    }


@example("E.dul.thrust")
def dulcinea_thrusts(given, expect):
    chosen = tuple(given["chosen"].values())
    (plot,) = (p for p in thrust_plots(given["direction"], given["thrust"]) if (p.h, p.v) == chosen)
    assert given["pivoted"]  # a ship that pivots is not displaced: there is nothing to ask of `displaced`
    return {"changes": plot.changes.as_dict(), "EoT_shift": Vectors.none().as_dict()}


@example("E.c1.bearing")
def bearing_to_a_target(given, _):
    own = Place(Hex(0, 0), given["altitude"]["own"])
    target = Place(way(given["offset"]).hex, given["altitude"]["target"])
    seen, shot = horizontal(target.hex), shoot(own, target)
    assert {d.letter: n for d, n in target.hex.components().items()} == given["offset"]
    return {
        "horizontal_range": shot.h,
        "altitude_difference": shot.v,
        "direction": seen.name,
        "through": seen.through,
    }


@example("E.c1.ralt")
def range_and_ring(given, _):
    return {"range": true_range(given["h"], given["v"]), "ring": ring_of(given["h"], given["v"])}


@example("E.c1.window")
def window_of_a_target(given, _):
    ring = Ring.of(Colour(ring_of(given["h"], given["v"])), below=not given["target_above"])
    window = avid.window_for(given["direction"], ring)
    shot = shoot(Place(Hex(0, 0)), Place(way({"B": 4, "C": 3}).hex, given["v"]))
    assert shot.windows == (window,)
    return {"window": window, "circled": shot.below}


@example("E.c1.recip.flat")
def reciprocal_of_a_bearing(given, _):
    return {"target_sees": reciprocal(given["seen_through"])}


@example("E.c1.arc")
def bearing_in_ship_axes(given, _):
    attitude = Attitude.from_markers(given["forward"], given["top"])
    assert attitude.starboard == given["starboard"]
    seen = ship_window(attitude, given["bearing"])
    (marker,), (window,) = seen.nearest, seen.choices
    return {
        "rows_from_top": seen.rows,
        "nearest_marker": marker.value.capitalize(),
        "windows_from_marker": seen.windows_from_marker,
        "toward": seen.toward.value.capitalize(),
        "ship_axis_window": window,
    }


@example("E.c2.windows")
def impact_windows_of_two_ships(given, _):
    seen = {ship: re.sub(" y$", "", reciprocal(f"{name} y")) for ship, name in given["bearing"].items()}
    return {"impact_window": {"on Boskone": seen["Dauntless"], "on Dauntless": seen["Boskone"]}}


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"], marks=pytest.mark.rule(case["rule"])) for case in EXAMPLES]
)
def test_the_example_comes_out_as_the_catalogue_says(case):
    actual = CHECKS[case["id"]](case["given"], case["expect"])
    assert plain(actual) == case["expect"]


def test_every_check_has_its_example():
    assert set(CHECKS) == {case["id"] for case in EXAMPLES}
