"""The Missile Defense Card by hand: missiles counted down, arrow rows, decoys, canister, kills, sides."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from engine.rulesets.sits.combat_commands import HoldTubes, Launch
from gui.games.sits.combat.combat_reading import Stage
from tests.helpers.fight_seat import Fight
from tests.helpers.sits import GREEN, RED, a_ship

EARLY = "early"


def launch(fight, ship="swift", target="dagger", mount="", missiles=0, **fields):
    """An early salvo from the named mount, or from the one that promises most."""
    seat = fight.seat()
    seat.select(ship, target)
    draft = seat.desk.draft(EARLY, mount) if mount else seat.desk.best(EARLY)
    number = missiles or draft.missiles
    fight.give(
        Launch(
            player=GREEN,
            ship=ship,
            target=target,
            mount=draft.mount,
            step=EARLY,
            missiles=number,
            window=draft.window,
            **fields,
        )
    )


def two(own=None, foe=None, *more):
    return Fight(
        a_ship("Swift", **{"hex": "5,5", **(own or {})}),
        a_ship("Dagger", **{"side": "Red", "hex": "9,5", "forward": "D y", **(foe or {})}),
        *more,
    ).to("launch")


@pytest.fixture
def asked(qtbot):
    """Red's seat, asked for a decoy."""
    fight = two()
    launch(fight)
    fight.go_on()
    seat = fight.seat(RED)
    hand = seat.show(qtbot)
    assert seat.desk.deciding
    return seat, hand


@pytest.mark.rule("sits/C4.124.use")
def test_a_decoy_is_offered_after_the_roll_with_the_chances_without_and_with_it(asked):
    seat, _ = asked
    decision, card = seat.panel.defence.decision, seat.desk.defence
    assert decision.without.chances == card.leakers
    assert decision.with_decoy.chances == card.leakers_with_decoy
    assert decision.without.isVisible()
    assert decision.with_decoy.isVisible()
    assert seat.panel.defence.view.card.rolled == card.engagement.ecm_faces
    assert any("decoy" in button.text() for button in decision.answers)


@pytest.mark.rule("sits/C4.124.once")
def test_a_click_spends_the_decoy_and_the_layers_run_on(asked):
    seat, hand = asked
    left = seat.desk.defence.decoys[0][1]
    hand.click(hand.named("answer-0"))
    assert not seat.desk.deciding
    (story,) = seat.desk.stories
    assert next(line.layer for line in story.lines) == "ECM"
    assert any("decoy" in words for words, _, _ in story.lines[0].parts)
    assert left >= 1


def test_the_key_x_spends_none(asked):
    seat, hand = asked
    seat.panel.focus_page()
    hand.key(Qt.Key.Key_X)
    assert not seat.desk.deciding
    assert not any("decoy" in words for words, _, _ in seat.desk.stories[0].lines[0].parts)


def test_the_key_d_spends_one(asked):
    seat, hand = asked
    seat.panel.focus_page()
    hand.key(Qt.Key.Key_D)
    assert any("decoy" in words for words, _, _ in seat.desk.stories[0].lines[0].parts)


@pytest.mark.rule("sits/C4.111")
def test_a_figure_in_an_arrow_opens_its_rule(asked):
    seat, hand = asked
    heard = []
    seat.panel.ruleClicked.connect(heard.append)
    view = seat.panel.defence.view
    _, placed, dashed = view._chips[0]
    assert dashed
    hand.click(view, placed[0].box.center())
    assert heard == ["sits/C4.111"]


@pytest.mark.rule("sits/A2.415")
def test_the_result_counts_the_missiles_down_and_stands_until_go_on_is_pressed(qtbot):
    fight = two()
    launch(fight)
    fight.go_on()
    fight.answer()
    seat = fight.seat()
    hand = seat.show(qtbot)
    card = seat.panel.defence.view.card
    (flight,) = card.flights
    assert flight.missiles - flight.left == len(flight.killed_by)
    assert set(flight.killed_by) <= {"E", "C", "P"}
    assert [line.layer for line in card.lines] == [line.layer for line in seat.desk.stories[0].lines]
    assert seat.panel.defence.view.card.over
    hand.click(hand.named("defence-on"))
    assert seat.desk.stage is not Stage.DEFENCE


def test_earlier_results_can_be_paged_through(qtbot):
    fight = two()
    launch(fight)
    for step in ("middle", "late"):
        seat = fight.seat()
        draft = seat.desk.best(step)
        fight.give(draft)
    fight.go_on()
    for _ in range(6):
        fight.answer()
    seat = fight.seat()
    hand = seat.show(qtbot)
    titles = []
    while seat.desk.shown is not None:
        titles.append(seat.panel.defence.view.card.title)
        hand.key(Qt.Key.Key_PageDown) if len(titles) == 1 else seat.desk.go_on()
    assert len(titles) == len(seat.desk.stories) > 1
    assert titles[0] != titles[1]


@pytest.mark.rule("sits/C4.151", "sits/C4.154")
def test_held_tubes_fire_canister_as_many_as_the_field_says(qtbot):
    stock = {"port": 8, "starboard": 8, "forward": 8, "aft": 8}
    fight = two(foe={"canister": stock})
    for mount in ("port", "starboard"):
        order = HoldTubes(player=RED, ship="dagger", mount=mount, step=EARLY, tubes=2)
        fight.give(order)
    launch(fight)
    fight.go_on()
    while fight.seat(RED).view_kind() == "sits.spend_decoy":
        fight.answer()
    seat = fight.seat(RED)
    hand = seat.show(qtbot)
    assert seat.view_kind() == "sits.fire_canister"
    tubes = seat.panel.defence.decision.tubes
    assert tubes.field.value() == 2
    hand.click(tubes.less)
    assert "1 tube" in hand.named("canister-fire").text()
    hand.click(hand.named("canister-fire"))
    held = fight.game.bus.state.holds
    assert sum(hold.fired for hold in held) == 1


@pytest.mark.rule("sits/C2.17.choose")
def test_missiles_of_a_linked_set_are_named_by_clicks(qtbot):
    fight = two(
        {"hex": "5,5"},
        {"ship_class": "star-knight-ca"},
        a_ship("Swallow", hex="5,6", officers={"TAC": "elite"}),
    )
    launch(fight, link="A", lead="swift")
    mount = fight.game.bus.state.salvoes and next(iter(fight.game.bus.state.salvoes.values())).mount
    launch(fight, ship="swallow", mount=mount, link="A", lead="swift")
    fight.go_on()
    while fight.seat(RED).view_kind() in ("sits.spend_decoy", "sits.choose_side"):
        fight.answer()
    seat = fight.seat(RED)
    hand = seat.show(qtbot)
    assert seat.view_kind() == "sits.choose_kills"
    view, decision = seat.panel.defence.view, seat.panel.defence.decision
    wanted = seat.desk.defence.engagement.to_kill
    assert not decision.confirm.isEnabled()
    first, second = view.card.flights
    named = 0
    for flight in (first, second):
        for _place in range(flight.left):
            if named < wanted:
                before = dict(view.kills)
                hand.click(view, QPointF(view.spot(flight.id, 0)))
                assert view.kills != before
                named += 1
    assert sum(view.kills.values()) == wanted
    assert decision.confirm.isEnabled()
    kills = dict(view.kills)
    before = {key: seat.desk.defence.engagement.survivors[key] for key in kills}
    hand.click(hand.named("kills-confirm"))
    after = seat.desk.defence.engagement.survivors if seat.desk.defence is not None else {}
    assert all(after.get(key, 0) <= before[key] - kills[key] for key in kills)


@pytest.mark.rule("sits/C5.111")
def test_the_side_to_which_missiles_slide_is_chosen_on_the_ships_outline(qtbot):
    fight = two({"hex": "9,5", "level": 6, "forward": "- p"}, {})
    seat = fight.seat()
    seat.select("swift", "dagger")
    draft = seat.desk.best(EARLY)
    fight.give(draft)
    fight.go_on()
    while not fight.seat(RED).desk.deciding or fight.seat(RED).view_kind() != "sits.choose_side":
        fight.answer()
    seat = fight.seat(RED)
    hand = seat.show(qtbot)
    sides = seat.panel.defence.decision.sides
    assert sides.isVisible()
    hand.click(sides, sides.box("port").center())
    assert seat.view_kind() != "sits.choose_side"


def test_the_side_is_chosen_by_an_arrow_key(qtbot):
    from gui.games.sits.combat.defence_sides import ShipSides
    from tests.helpers.hand import Hand

    sides = ShipSides()
    qtbot.addWidget(sides)
    sides.offer(["port", "starboard"])
    sides.show()
    heard = []
    sides.chosen.connect(heard.append)
    sides.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right):
        Hand(sides).key(key)
    assert heard == ["port", "starboard"]


def test_who_is_not_asked_is_told_whom_the_table_waits_for(qtbot):
    fight = two()
    launch(fight)
    fight.go_on()
    seat = fight.seat(GREEN)
    seat.show(qtbot)
    assert "Waiting for Red" in seat.panel.defence.waiting.text()
    assert not seat.panel.defence.decision.isVisible()
