"""What a seat is shown of the fight: prompts, offers, badges, score, inspections; what it is not shown."""

from typing import Any

import pytest

from engine.core.command import Command, Gesture
from engine.core.dice import Picker, RecordingDice, seeded
from engine.core.ids import PieceId
from engine.core.view import CounterView, TableView
from engine.core.violation import blocking
from engine.rulesets.sits.answers import answers
from engine.rulesets.sits.combat import MOUNTS, Fate, Rig
from engine.rulesets.sits.combat_commands import (
    Aim,
    BeamTable,
    DefenceCardNow,
    HoldTubes,
    Launch,
    OrderSheetFor,
    Repair,
    Repairs,
    SalvoCardFor,
    Score,
    SpendDecoy,
)
from engine.rulesets.sits.combat_view import (
    BeamSheet,
    DefenceCard,
    OrderSheet,
    RepairSheet,
    SalvoCard,
    Scoreboard,
)
from engine.rulesets.sits.commands import Deploy, Proceed, Reopen, SetShip
from engine.rulesets.sits.phases import EARLY, LAUNCH, MIDDLE, REPAIRS
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship

CRUISER = "star-knight-ca"
SHIP, FOE = PieceId("ship"), PieceId("foe")


def a_duel(**options: Any) -> Table:
    """Two cruisers seven hexes apart, broadside to broadside; each has canister to port."""
    stock = {"port": 12, "starboard": 12}
    return Table(
        a_ship("Ship", ship_class=CRUISER, hex="5,5", forward="A y", canister=stock),
        a_ship("Foe", side="Red", ship_class=CRUISER, hex="10,5", forward="A y", canister=stock),
        **options,
    )


def a_launch(**fields: Any) -> Launch:
    order: dict[str, Any] = {"mount": "starboard", "step": "early", "missiles": 8, **fields}
    return Launch(player=GREEN, ship=SHIP, target=FOE, **order)


def at_launch(**options: Any) -> Table:
    table = a_duel(**options)
    table.fly()
    return table


def launched(**options: Any) -> Table:
    """An early salvo of the Ship comes in, and Foe has been asked for a decoy."""
    table = at_launch(**options)
    table.give(a_launch())
    table.give(a_launch(step="late", missiles=4))
    table.give(Proceed(player=GREEN))
    table.give(Proceed(player=RED), (3, 5))
    return table


def by_lot(table: Table, command: Command) -> None:
    """Does what must be legal, with dice that fall as they like."""
    assert not table.refusals(command)
    table.state = RULES.apply(table.state, command, RecordingDice(seeded(1, 1))).state


def seen(table: Table, viewer: Any = GREEN) -> TableView:
    return RULES.view_for(table.state, viewer)


def counter(table: Table, piece: str, viewer: Any = GREEN) -> CounterView:
    return next(found for found in seen(table, viewer).counters if found.id == piece)


def titles(table: Table, kind: str, viewer: Any = GREEN) -> list[str]:
    return [offer.title for offer in seen(table, viewer).offers if offer.kind == kind]


def rows(table: Table, piece: str, viewer: Any = GREEN) -> list[tuple[str, str]]:
    return list(RULES.inspect(table.state, viewer, PieceId(piece)).rows)


# --- missile launch


def test_the_launch_step_tells_what_to_do_and_what_is_written():
    table = at_launch()
    assert table.state.phase == LAUNCH
    assert "choose a ship and an enemy in range" in seen(table).prompt
    assert seen(table, None).prompt == "Waiting for Green and Red to launch missiles."
    table.give(a_launch())
    assert "1 salvo so far." in seen(table).prompt
    table.give(Proceed(player=GREEN))
    assert seen(table).prompt == ("You are done with launching. Waiting for Red; until then you can go back.")
    assert [seat.ready for seat in seen(table, RED).seats] == [True, False]


def test_what_ends_the_launch_says_whether_anything_is_launched():
    table = at_launch()
    assert seen(table).offers[0].title == "Launch nothing"
    table.give(a_launch())
    assert seen(table).offers[0].title == "Done launching"


def test_a_step_that_each_side_can_act_in_waits_for_each():
    table = at_launch()
    assert seen(table).each_acts
    assert seen(table).active == (GREEN, RED)


def test_with_tubes_to_hold_but_no_enemy_in_reach_the_prompt_says_so():
    table = at_launch()
    table.set("ship", spent={f"{mount}.magazine": 99 for mount in MOUNTS})
    assert seen(table).prompt.startswith("No enemy is in reach of your missiles. Hold tubes for canister")
    assert seen(table, RED).prompt.startswith("Launch missiles: choose a ship and an enemy in range")


def test_a_ship_in_reach_is_offered_a_launch_and_going_on_is_the_first_offer():
    table = at_launch()
    first = seen(table).offers[0]
    assert (first.command, first.primary) == (Proceed(player=GREEN), True)
    assert titles(table, "sits.launch") == ["Launch from Ship"]
    assert titles(table, "sits.hold_tubes") == ["Hold tubes of Ship for canister"]
    assert titles(table, "sits.launch", None) == []


def test_a_written_salvo_can_be_torn_up_by_its_offer():
    table = at_launch()
    table.give(a_launch())
    offer = next(offer for offer in seen(table).offers if offer.kind == "sits.scrap")
    assert offer.title == "Tear up 8 missiles of Ship at Foe (early)"
    assert offer.command is not None
    table.give(offer.command)
    assert table.state.salvoes == {}


def test_tubes_held_can_be_let_go_by_their_offer():
    table = at_launch()
    table.give(HoldTubes(player=GREEN, ship=SHIP, mount="port", step="early", tubes=2))
    assert ("Held for canister", "2 tubes of the port broadside (early)") in rows(table, "ship")
    offer = next(o for o in seen(table).offers if o.title == "Hold no tubes of the port broadside")
    assert offer.command is not None
    table.give(offer.command)
    assert table.state.holds == ()


def test_a_side_that_is_done_is_offered_to_go_back():
    table = at_launch()
    table.give(Proceed(player=GREEN))
    offer = seen(table).offers[0]
    assert (offer.command, offer.primary, offer.title) == (Reopen(player=GREEN), True, "Change my salvoes")
    table.give(Reopen(player=GREEN))
    assert "choose a ship" in seen(table).prompt


@pytest.mark.rule("sits/A3.136")
def test_salvoes_being_written_are_shown_to_their_own_side_only():
    table = at_launch()
    before = [seen(table, RED), rows(table, "ship", RED), seen(table, None)]
    table.give(a_launch())
    table.give(HoldTubes(player=GREEN, ship=SHIP, mount="port", step="early", tubes=2))
    assert [seen(table, RED), rows(table, "ship", RED), seen(table, None)] == before
    assert counter(table, "ship").badges == ("salvo",)
    assert ("Launch", "8 missiles at Foe (early), MQL 5") in rows(table, "ship")


# --- impact


@pytest.mark.rule("sits/A3.136")
def test_once_handed_over_a_salvo_is_shown_to_all_until_it_has_struck():
    table = launched()
    assert table.state.phase == EARLY
    for seat in (GREEN, RED, None):
        assert "incoming" in counter(table, "foe", seat).badges
        assert ("Incoming", "8 missiles of Ship (early), MQL 5") in rows(table, "foe", seat)
        assert ("Launch", "4 missiles at Foe (late), MQL 5") in rows(table, "ship", seat)
    by_lot(table, SpendDecoy(player=RED))
    incoming = [text for name, text in rows(table, "foe", GREEN) if name == "Incoming"]
    assert incoming == ["4 missiles of Ship (late), MQL 5"]


def test_the_owner_of_a_decision_is_asked_in_a_sentence_and_offered_every_answer():
    table = launched()
    prompt = seen(table, RED).prompt
    assert "Spend a decoy" in prompt
    assert seen(table).prompt == f"Waiting for Red: {prompt}"
    offered = [offer for offer in seen(table, RED).offers if offer.kind == "sits.spend_decoy"]
    assert [offer.command for offer in offered] == [a.command for a in answers(table.state, RED)]
    assert "Spend no decoy" in [offer.title for offer in offered]
    assert any(offer.title.startswith("Spend a decoy of the port broadside: +3") for offer in offered)
    assert not any(blocking(table.check(offer.command)) for offer in offered if offer.command)


def test_who_is_not_asked_can_only_wait():
    table = launched()
    ways = [offer for offer in seen(table).offers if not blocking(offer.violations)]
    assert ways == []
    assert answers(table.state, GREEN) == ()


# --- beams


def test_the_beam_steps_ask_for_aims_and_keep_them_secret():
    table = Table(
        a_ship("Ship", ship_class=CRUISER, hex="5,5", forward="A y"),
        a_ship("Foe", side="Red", ship_class=CRUISER, hex="6,5", forward="A y"),
    )
    table.fly()
    table.proceed()
    assert table.state.phase == MIDDLE
    assert seen(table).prompt.startswith("First beams: choose a ship")
    assert titles(table, "sits.aim") == ["Aim beams of Ship"]
    sheet = RULES.answer(table.state, BeamTable(player=GREEN, ship=SHIP))
    assert isinstance(sheet, BeamSheet)
    line = next(line for line in sheet.lines if not line.violations)
    before = seen(table, RED)
    table.give(Aim(player=GREEN, ship=SHIP, weapon=line.weapon, target=FOE, count=line.free))
    assert seen(table, RED) == before
    assert counter(table, "ship").badges == ("aimed",)
    assert any(name == "Aimed" for name, _ in rows(table, "ship"))
    assert f"{line.free} beam" in seen(table).prompt
    assert [seen(table, seat).offers[0].title for seat in (GREEN, RED)] == ["Done aiming", "Fire no beams"]


# --- damage, repairs, losses


def test_a_counter_tells_damage_and_loss_and_a_lost_ship_leaves_the_map_but_not_the_list():
    table = a_duel()
    assert counter(table, "foe").badges == ()
    table.set("foe", marked={"hull": 3})
    assert counter(table, "foe").badges == ("damaged",)
    table.set("foe", marked={t.id: len(t) for t in _tracks(CRUISER) if t.group != "Internals"})
    assert counter(table, "foe").badges == ("crippled",)
    table.set("foe", fate=Fate.SURRENDERED, place=None, midpoint=None, eot=None)
    lost = counter(table, "foe")
    assert (lost.badges, lost.cell, lost.movable) == (("surrendered",), None, False)
    assert ("Fate", "surrendered") in rows(table, "foe")
    assert ("Position", "off the map: surrendered") in rows(table, "foe")


def _tracks(ship_class: str) -> Any:
    from engine.rulesets.sits.card import load_card

    return load_card(ship_class).tracks


@pytest.mark.rule("sits/D2.223")
def test_the_score_stands_beside_the_board():
    table = a_duel()
    table.set("foe", fate=Fate.DESTROYED, place=None, midpoint=None, eot=None)
    board = RULES.answer(table.state, Score(player=GREEN))
    assert isinstance(board, Scoreboard)
    green = next(track for track in seen(table).tracks if track.id == "score.Green")
    cost = next(ship.cost for ship in board.ships if ship.ship == FOE)
    assert (green.value, green.low, green.high) == (cost, 0, cost)
    assert green.title == f"Green: {cost} victory points"


@pytest.mark.rule("sits/A2.634")
@pytest.mark.rule("sits/C6.13")
def test_used_up_and_jury_rigged_boxes_are_shown_as_such():
    table = a_duel()
    table.set(
        "foe", spent={"port.magazine": 2}, marked={"port.cm": 1}, rigged=(Rig(track="port.cm", until=9),)
    )
    tracks = {track.id: track for track in RULES.inspect(table.state, RED, FOE).tracks}
    assert [box.state for box in tracks["port.magazine"].boxes[:3]] == ["spent", "spent", "open"]
    states = [(box.state, box.current) for box in tracks["port.cm"].boxes[:3]]
    assert states == [("destroyed", False), ("repaired", True), ("open", False)]
    assert ("Jury rigs", "Port Broadside CM until turn 9") in rows(table, "foe")


@pytest.mark.rule("sits/A3.33")
def test_with_its_parties_back_a_side_says_that_it_is_done_while_another_may_still_mend():
    table = a_duel(stops="needed")
    for ship in ("ship", "foe"):
        table.set(ship, marked={"pivot": 1})
    table.fly()
    while table.state.phase != REPAIRS:
        table.proceed()
    table.give(Repair(player=GREEN, ship=SHIP, track="pivot", parties=1), 9)
    assert seen(table).prompt == (
        "You can do nothing more in this step: say that you are done. Red still can."
    )
    first = seen(table).offers[0]
    assert (first.title, first.command) == ("Done with repairs", Proceed(player=GREEN))


def test_the_damage_control_step_offers_repairs_and_says_so():
    table = a_duel(stops="needed")
    table.set("ship", marked={"port.cm": 1, "pivot": 1})
    table.fly()
    while table.state.phase != REPAIRS:
        table.proceed()
    assert seen(table).prompt.startswith("Damage control: send one or two parties")
    assert titles(table, "sits.repair") == ["Repair Ship"]
    assert titles(table, "sits.repair", RED) == []
    sheet = RULES.answer(table.state, Repairs(player=GREEN, ship=SHIP))
    assert isinstance(sheet, RepairSheet)
    assert {"port.cm", "pivot"} <= {line.track for line in sheet.lines}


def test_every_side_may_surrender_a_ship_or_the_game():
    table = a_duel()
    assert titles(table, "sits.surrender") == ["Surrender Ship", "Concede the game"]


# --- questions


def test_questions_about_the_fight_are_answered_and_strangers_refused():
    table = launched()
    asked: dict[Any, type] = {
        SalvoCardFor(player=GREEN, ship=SHIP, target=FOE): SalvoCard,
        DefenceCardNow(player=RED): DefenceCard,
        BeamTable(player=GREEN, ship=SHIP): BeamSheet,
        Repairs(player=GREEN, ship=SHIP): RepairSheet,
        OrderSheetFor(player=GREEN): OrderSheet,
        Score(player=GREEN): Scoreboard,
    }
    for question, kind in asked.items():
        assert isinstance(RULES.answer(table.state, question), kind)
    ghost = PieceId("ghost")
    for question in (
        SalvoCardFor(player=GREEN, ship=ghost, target=FOE),
        BeamTable(player=GREEN, ship=ghost),
        Repairs(player=GREEN, ship=ghost),
        OrderSheetFor(player=GREEN, ship=ghost),
    ):
        with pytest.raises(LookupError):
            RULES.answer(table.state, question)


def test_there_is_no_defence_card_while_no_missile_comes_in():
    assert RULES.answer(at_launch().state, DefenceCardNow(player=RED)) is None


# --- suggestions


def test_more_missiles_than_there_are_become_as_many_as_there_are():
    table = at_launch()
    found = RULES.suggest(table.state, a_launch(missiles=99))
    assert found[0].text == "Launch 8 missiles of the starboard broadside at Foe (early)."
    assert found[0].command == a_launch(missiles=8)


def test_a_mount_that_does_not_bear_becomes_one_that_does():
    table = at_launch()
    wish = a_launch(mount="port")
    assert "C2.14.arc" in table.refusals(wish)
    assert RULES.suggest(table.state, wish)[0].command == a_launch()


def test_a_step_out_of_range_becomes_one_in_range():
    table = Table(
        a_ship("Ship", ship_class=CRUISER, hex="2,5", forward="A y"),
        a_ship("Foe", side="Red", ship_class=CRUISER, hex="14,5", forward="A y"),
    )
    table.fly()
    wish = a_launch()
    assert "C2.121" in table.refusals(wish)
    assert {s.command.step for s in RULES.suggest(table.state, wish)} <= {"middle", "late"}
    assert RULES.suggest(table.state, wish)


def test_a_repair_of_what_is_whole_becomes_one_of_what_is_broken():
    table = a_duel(stops="needed")
    table.set("ship", marked={"port.cm": 1})
    table.fly()
    while table.state.phase != REPAIRS:
        table.proceed()
    wish = Repair(player=GREEN, ship=SHIP, track="pivot", parties=2)
    assert table.refusals(wish)
    assert [s.command.track for s in RULES.suggest(table.state, wish)] == ["port.cm"]


# --- set by hand


@pytest.mark.rule("sits/C4.152")
@pytest.mark.rule("sits/A2.634")
def test_stores_and_wedge_are_set_by_hand_and_told():
    table = a_duel(enforcement="adviser")
    events = table.give(
        SetShip(
            player=RED,
            ship=SHIP,
            spent={"port.decoys": 1, "port.magazine": 0},
            canister={"port": 6},
            wedge_up=False,
        )
    )
    ship = table.ship()
    assert (ship.spent, ship.canister, ship.wedge_up) == ({"port.decoys": 1}, {"port": 6}, False)
    assert "salvoes and decoys used up, canister in stock, wedge down" in events[0].text
    assert "wedge down" in counter(table, "ship").badges


@pytest.mark.parametrize(
    ("fields", "number"),
    [
        ({"spent": {"hull": 1}}, "A2.634"),
        ({"spent": {"port.decoys": 99}}, "A2.672"),
        ({"canister": {"bow": 1}}, "C4.152"),
        ({"canister": {"port": -1}}, "C4.152"),
    ],
)
def test_stores_that_no_ship_has_are_refused(fields, number):
    table = a_duel(enforcement="free")
    assert number in table.refusals(SetShip(player=RED, ship=SHIP, **fields))


@pytest.mark.rule("sits/D2.223")
def test_a_lost_ship_is_not_put_back_on_the_map_by_hand():
    table = a_duel(enforcement="free")
    table.set("foe", fate=Fate.DESTROYED, place=None, midpoint=None, eot=None)
    assert "D2.223" in table.refusals(SetShip(player=GREEN, ship=FOE, cell="3,3"))
    assert "D2.223" in table.refusals(Deploy(player=RED, ship=FOE, cell="3,3"))
    assert not counter(table, "foe").movable
    assert RULES.propose(table.state, Gesture(by=GREEN, piece=FOE, cell="3,3")) is None


# --- secrets


@pytest.mark.rule("sits/C2.11")
def test_other_salvoes_and_aims_of_the_other_side_look_the_same():
    table = at_launch()
    table.give(a_launch())
    for seed in range(20):
        twin = RULES.scramble_hidden(table.state, RED, Picker(seed))
        assert RULES.view_for(twin, RED) == RULES.view_for(table.state, RED)
        assert RULES.surmise(twin, RED) == RULES.surmise(table.state, RED)
    twins = [RULES.scramble_hidden(table.state, RED, Picker(seed)).salvoes for seed in range(20)]
    assert len({tuple(sorted(twin)) for twin in twins}) > 1
