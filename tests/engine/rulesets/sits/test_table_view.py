"""What a seat sees: counters, cards, prompts, offers, inspections, and that secrets stay secret."""

import pytest

from engine.core.view import CounterView, TableView
from engine.rulesets.sits.commands import Commit, Deploy, Proceed, Ready, Written
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship


def duel(**options) -> Table:
    return Table(
        a_ship("Ship", hex="5,5", forward="B/C bu", roll=4, vectors={"A": 3}, level=2),
        a_ship("Foe", side="Red", hex="9,9", forward="- p"),
        **options,
    )


def view(table: Table, viewer=GREEN) -> TableView:
    return RULES.view_for(table.state, viewer)


def counter(table: Table, piece: str, viewer=GREEN) -> CounterView:
    return next(found for found in view(table, viewer).counters if found.id == piece)


@pytest.mark.rule("sits/GLO.hex-facing")
@pytest.mark.rule("sits/B1.11")
def test_a_miniature_shows_heading_pitch_roll_and_level():
    ship = counter(duel(), "ship")
    assert (ship.cell, ship.facing, ship.pitch, ship.roll, ship.level) == ("5,5", 3, 1, 4, 2)
    foe = counter(duel(), "foe")
    assert (foe.facing, foe.pitch) == (None, -3)
    assert (ship.art, ship.title, ship.label) == ("dd", "Ship", "1")


def test_markers_belong_to_their_ship_and_say_how_far_up_they_are():
    eot = counter(duel(), "ship.eot")
    assert (eot.kind, eot.of, eot.cell, eot.level) == ("eot", "ship", "5,2", 2)
    assert eot.title == "EoT marker of Ship, at the ship's altitude"
    assert counter(duel(), "ship.midpoint").cell == "5,3"


def test_a_tray_ship_waits_at_its_sides_altitude():
    table = Table(a_ship("Ship"), a_ship("Foe", side="Red", hex=None), deploy=True)
    foe = counter(table, "foe", RED)
    assert (foe.cell, foe.level, foe.movable) == (None, 12, True)
    assert not counter(table, "foe", GREEN).movable


@pytest.mark.rule("sits/A2.221")
@pytest.mark.rule("sits/B2.133")
def test_a_card_shows_six_markers_and_eight_arrows():
    card = next(card for card in view(duel()).attitudes if card.piece == "ship")
    assert {marker.name for marker in card.markers} == {
        "forward",
        "aft",
        "top",
        "bottom",
        "port",
        "starboard",
    }
    assert next(marker for marker in card.markers if marker.name == "aft").circled
    assert [slot.slot for slot in card.slots] == ["A", "B", "C", "D", "E", "F", "+", "-"]
    assert [slot.value for slot in card.slots] == [3, 0, 0, 0, 0, 0, 0, 0]


def test_the_course_leads_by_the_midpoint_to_the_eot_marker():
    courses = {(c.piece, c.kind): c.points for c in view(duel()).courses}
    assert courses["ship", "course"] == (("5,5", 2), ("5,3", 2), ("5,2", 2))


def test_prompts_tell_a_newcomer_what_to_do():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    assert "Drag your ships from the tray" in view(table).prompt
    assert view(table, RED).prompt == "Waiting for Green to set up."
    table.give(Deploy(player=GREEN, ship="ship", cell="0,33"))
    assert "say that you are ready" in view(table).prompt
    table.give(Ready(player=GREEN))
    assert "Plot pivot, roll and thrust for 1 ship, Ship next" in view(table).prompt
    table.give(table.plot())
    assert "commit to seal them" in view(table).prompt
    table.give(Commit(player=GREEN))
    assert view(table).prompt == "Your plots are sealed. Waiting for Red; until then you can reopen them."
    assert view(table, None).prompt == "Waiting for Red to plot."
    table.give(Commit(player=RED))
    assert "go on" in view(table).prompt


def test_every_step_has_one_big_button():
    table = duel()
    assert [o.command for o in view(table).offers if o.primary] == [Commit(player=GREEN)]
    table.give(Commit(player=GREEN))
    assert [o.kind for o in view(table).offers if o.primary] == ["sits.reopen"]
    table.give(Commit(player=RED))
    assert [o.command for o in view(table).offers if o.primary] == [Proceed(player=GREEN)]


def test_an_offer_that_is_not_possible_says_why():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    ready = next(offer for offer in view(table).offers if offer.kind == "sits.ready")
    assert [v.message for v in ready.violations] == ["Still in the tray: Ship."]
    placing = next(offer for offer in view(table).offers if offer.kind == "sits.deploy")
    assert placing.piece == "ship"
    assert "0,33" in placing.cells


def test_seats_show_side_letter_viewpoint_and_who_has_committed():
    table = duel()
    table.give(Commit(player=RED))
    seats = view(table).seats
    assert [(s.name, s.colour, s.letter, s.viewpoint, s.ready) for s in seats] == [
        ("Green", "green", "G", "A", False),
        ("Red", "red", "R", "D", True),
    ]


def test_a_spectator_sees_the_table_and_no_offers_nor_orders():
    table = duel()
    table.give(table.plot(roll=2, thrust=1, square=(1, 1), spread={"B": 1}))
    shown = view(table, None)
    assert shown.offers == ()
    assert all(slot.change == 0 for card in shown.attitudes for slot in card.slots)
    assert all("plotted" not in c.badges for c in shown.counters)
    assert "plotted" in counter(table, "ship").badges


def test_ones_own_orders_are_in_the_inspector_in_short_lines_and_the_others_are_not():
    table = duel()
    table.give(table.plot(route=("C bu",), roll=2, thrust=1, square=(1, 1), spread={"B": 1}))
    own, theirs = (dict(RULES.inspect(table.state, who, "ship").rows) for who in (GREEN, RED))
    assert own["Pivot order"] == "1 to C (blue, upper)"
    assert own["Roll order"] == "2 to starboard"
    assert own["Thrust order"] == "1 for 1B 1+"
    assert not [name for name in theirs if "order" in name]


def test_an_order_to_coast_is_three_times_none():
    table = duel()
    table.give(table.plot())
    own = dict(RULES.inspect(table.state, GREEN, "ship").rows)
    assert {own["Pivot order"], own["Roll order"], own["Thrust order"]} == {"none"}


@pytest.mark.rule("sits/A3.12")
def test_the_order_written_is_told_to_its_own_side_sealed_or_not_and_to_no_other():
    table = duel()
    order = table.plot(roll=2)
    table.give(order)

    def told():
        return tuple(RULES.answer(table.state, Written(player=who, ship=order.ship)) for who in (GREEN, RED))

    assert told() == (order, None)
    table.give(Commit(player=GREEN))
    assert told() == (order, None)
    table.give(Commit(player=RED))
    assert told() == (order, None)


def test_a_marker_is_inspected_as_its_ship():
    table = duel()
    assert RULES.inspect(table.state, GREEN, "ship.eot") == RULES.inspect(table.state, GREEN, "ship")
    with pytest.raises(KeyError):
        RULES.inspect(table.state, GREEN, "nothing")


@pytest.mark.rule("sits/GLO.destroyed-disabled")
def test_the_sheet_tells_destroyed_boxes_from_disabled_ones():
    table = duel()
    table.set("ship", marked={"pivot": 1}, disabled={"pivot": 1})
    sheet = RULES.inspect(table.state, RED, "ship")
    pivot = next(track for track in sheet.tracks if track.id == "pivot")
    assert [(box.text, box.state, box.current) for box in pivot.boxes] == [
        ("6", "destroyed", False),
        ("4", "disabled", False),
        ("2", "open", True),
    ]


def test_ratings_come_with_their_parts():
    table = Table(a_ship("Ship", officers={"HELM": "poor", "CREW": "veteran"}, marked={"si": 1}))
    figures = {figure.title: figure for figure in RULES.inspect(table.state, GREEN, "ship").breakdowns}
    assert [part.value for part in figures["Pivot rating"].parts] == [6, -1]
    check = figures["Compensator check, at or under"]
    assert (check.total, [part.value for part in check.parts]) == (6, [7, -1])


def test_a_turn_limit_is_a_track_beside_the_board():
    turns = [track for track in view(duel(turn_limit=7)).tracks if track.id == "turn"]
    assert [(track.value, track.high) for track in turns] == [(1, 7)]
    assert [track.id for track in view(duel()).tracks] == ["score.Green", "score.Red"]


@pytest.mark.rule("sits/A3.12")
def test_the_surmise_of_a_side_leaves_out_what_it_cannot_know():
    table = duel()
    table.give(table.plot("foe", roll=3))
    table.give(table.plot(roll=1))
    assert set(RULES.surmise(table.state, GREEN).plots) == {"ship"}
    table.fly()
    assert set(RULES.surmise(table.state, RED).plots) == {"foe"}


def test_every_rule_that_the_code_names_has_a_text():
    from engine.rulesets.sits.book import book

    missing = [rule for rule in sorted(book.rules) if RULES.rule_text(rule) is None]
    assert missing == []


def test_a_rule_text_brings_its_rulings():
    found = RULES.rule_text("sits/B2.24")
    assert found is not None
    assert (found.kind, found.module) == ("mechanic", "core")
    assert found.rulings
    assert RULES.rule_text("sits/Z9.9") is None


def test_the_shipped_scenarios_can_all_be_opened():
    from engine.core.dice import RecordingDice, seeded

    for scenario in RULES.scenarios():
        state = RULES.setup(scenario, {}, RecordingDice(seeded(1, 0)))
        assert state.phase in ("setup", "2 plotting")
        assert state.title == scenario["title"]


@pytest.mark.rule("sits/A3.12")
def test_the_offer_to_change_a_plot_holds_what_was_plotted_for_its_own_side_only():
    table = duel()
    plot = table.plot(roll=1)
    table.give(plot)
    own = [offer.command for offer in RULES.view_for(table.state, GREEN).offers if offer.kind == "sits.plot"]
    other = [offer.command for offer in RULES.view_for(table.state, RED).offers if offer.kind == "sits.plot"]
    assert (own, other) == ([plot], [None])
