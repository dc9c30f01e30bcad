"""Odds of a salvo and the exchange of a turn: as the dice fall, and from what the asker may know."""

from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from engine.core.dice import Picker, RecordingDice, seeded
from engine.core.ids import PieceId
from engine.rulesets.sits.c3_aspect import beams_of
from engine.rulesets.sits.c5_expect import boxes_left
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat_commands import Exchange, Launch, SalvoOdds
from engine.rulesets.sits.combat_events import LayerFought
from engine.rulesets.sits.combat_view import EXCHANGE_STEPS, ExchangeForecast, SalvoForecast
from engine.rulesets.sits.commands import Commit, Plot, Proceed
from engine.rulesets.sits.d2_points import marked_boxes
from engine.rulesets.sits.phases import LAUNCH, MIDDLE
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship
from tests.helpers.sits_battles import BATTLECRUISER, CRUISER

SHIP, FOE, MATE = PieceId("ship"), PieceId("foe"), PieceId("mate")


def a_table(*more: dict[str, Any], marked: dict[str, int] | None = None, **foe: Any) -> Table:
    """A battlecruiser four hexes from a cruiser, at missile launch."""
    table = Table(
        a_ship("Ship", ship_class=BATTLECRUISER, hex="5,5", forward="A y"),
        a_ship("Foe", side="Red", ship_class=CRUISER, **{"hex": "9,5", "forward": "A y", **foe}),
        *more,
    )
    table.set("foe", marked=marked or {})
    return table


def salvo(**fields: Any) -> Launch:
    order: dict[str, Any] = {"mount": "starboard", "step": "early", "missiles": 22, **fields}
    return Launch(player=GREEN, ship=SHIP, target=FOE, **order)


def odds(table: Table, draft: Launch, player: Any = GREEN) -> SalvoForecast:
    found = RULES.answer(table.state, SalvoOdds(player=player, draft=draft))
    assert isinstance(found, SalvoForecast)
    return found


def exchange(table: Table, plot: Plot, target: PieceId = FOE) -> ExchangeForecast:
    found = RULES.answer(table.state, Exchange(player=GREEN, draft=plot, target=target))
    assert isinstance(found, ExchangeForecast)
    return found


def decoys_gone() -> dict[str, int]:
    return {name: len(load_card(CRUISER).track(name)) for name in ("port.decoys", "starboard.decoys")}


@pytest.mark.parametrize("nuke", [False, True], ids=["laser heads", "contact nukes"])
def test_odds_are_what_the_dice_then_bring(nuke):
    table = a_table(marked=decoys_gone())
    table.fly()
    table.give(salvo(nuke=nuke))
    table.give(Proceed(player=GREEN))
    told = odds(table, salvo(nuke=nuke))
    before, leaks, boxes = marked_boxes(table.ship("foe")), [], []
    for seed in range(400):
        done = RULES.apply(table.state, Proceed(player=RED), RecordingDice(seeded(seed, 1)))
        layers = [event for event in done.events if isinstance(event, LayerFought)]
        leaks.append(layers[-1].left)
        boxes.append(marked_boxes(done.state.ships[FOE]) - before)
    assert mean(leaks) == pytest.approx(told.expected_leakers, abs=0.35)
    assert mean(boxes) == pytest.approx(told.expected_boxes, rel=0.2)
    for count, chance in told.leakers.items():
        assert leaks.count(count) / len(leaks) == pytest.approx(chance, abs=0.11)


@pytest.mark.parametrize("missiles", [1, 10, 22, 100])
def test_chances_sum_to_one_and_every_layer_lets_fewer_through(missiles):
    table = a_table()
    table.fly()
    told = odds(table, salvo(missiles=missiles))
    for layer in (told.after_ecm, told.after_cm, told.leakers, told.boxes, told.with_decoy):
        assert sum(layer.values()) == pytest.approx(1)
        assert all(chance >= 0 for chance in layer.values())
    means = [sum(n * p for n, p in layer.items()) for layer in (told.after_ecm, told.after_cm, told.leakers)]
    assert missiles >= means[0] >= means[1] >= means[2] == pytest.approx(told.expected_leakers)
    assert sum(n * p for n, p in told.with_decoy.items()) <= told.expected_leakers
    assert 0 <= told.chance_to_kill <= 1


@pytest.mark.rule("sits/C4.122")
@pytest.mark.rule("sits/C4.141.slide")
def test_a_wedge_turned_to_the_salvo_is_told_and_lets_fewer_through():
    flat, rolled = a_table(), a_table(roll=3)
    for table in (flat, rolled):
        table.fly()
    assert odds(rolled, salvo(missiles=60)).facing.startswith("wedge, sliding to")
    assert odds(rolled, salvo(missiles=60)).expected_leakers < odds(flat, salvo(missiles=60)).expected_leakers


@pytest.mark.rule("sits/C2.11")
def test_a_turn_of_the_target_that_is_secret_changes_no_odds_of_its_enemy():
    table = a_table()
    table.give(table.plot("foe", route=("A/B y", "B y", "B/C y"), roll=3))
    table.fly()
    assert table.state.phase == LAUNCH
    late = salvo(step="late", missiles=50)
    told = odds(table, late)
    for seed in range(10):
        twin = RULES.scramble_hidden(table.state, GREEN, Picker(seed))
        assert RULES.answer(twin, SalvoOdds(player=GREEN, draft=late)) == told
        plot = Plot(player=GREEN, ship=SHIP)
        asked = Exchange(player=GREEN, draft=plot, target=FOE)
        assert RULES.answer(twin, asked) == RULES.answer(table.state, asked)
    assert any("whether it turns is not known" in sentence for sentence in told.assumptions)


def test_the_targets_own_side_counts_on_the_turn_that_it_has_plotted():
    table = a_table()
    table.give(table.plot("foe", roll=3))
    table.fly()
    late = salvo(step="late", missiles=50)
    assert odds(table, late, RED).facing.startswith("wedge")
    assert not odds(table, late, GREEN).facing.startswith("wedge")


@pytest.mark.rule("sits/C4.143.r1")
def test_a_friend_beside_the_target_lends_its_kills_and_the_answer_says_so():
    alone = a_table()
    helped = a_table(a_ship("Mate", side="Red", ship_class=CRUISER, hex="9,6", forward="A y"))
    for table in (alone, helped):
        table.fly()
    told = odds(helped, salvo(missiles=60))
    assert told.expected_leakers < odds(alone, salvo(missiles=60)).expected_leakers
    assert "Mate lends kills." in told.assumptions


@pytest.mark.rule("sits/C2.17")
def test_the_salvoes_of_a_linked_set_are_counted_together():
    table = a_table(a_ship("Mate", ship_class=BATTLECRUISER, hex="5,6", forward="A y"))
    table.fly()
    lead = salvo(link="A", lead=SHIP)
    table.give(lead)
    table.give(replace(lead, ship=MATE))
    both = odds(table, lead)
    assert both.expected_leakers > odds(table, salvo()).expected_leakers
    assert any("linked salvoes of Ship and Mate" in sentence for sentence in both.assumptions)


def test_odds_of_a_salvo_that_cannot_be_are_refused():
    table = a_table()
    table.fly()
    with pytest.raises(LookupError):
        odds(table, salvo(lead=PieceId("ghost"), link="A"))
    table.set("foe", place=None, midpoint=None, eot=None)
    with pytest.raises(ValueError, match="off the map"):
        odds(table, salvo())


def test_an_exchange_names_every_step_of_the_turn_in_order_and_what_it_takes_for_granted():
    table = a_table()
    told = exchange(table, table.plot())
    steps = ["early", "middle", "first beams", "late", "second beams"]
    assert list(told.given) == list(told.taken) == steps
    assert all(value >= 0 for value in (*told.given.values(), *told.taken.values()))
    assert told.given["early"] > 0
    assert told.assumptions


def test_an_exchange_asked_for_step_by_step_is_that_of_the_whole_turn():
    table = a_table(hex="6,5")
    whole = exchange(table, table.plot())
    for step in EXCHANGE_STEPS:
        asked = Exchange(player=GREEN, draft=table.plot(), target=FOE, steps=(step,))
        part = RULES.answer(table.state, asked)
        assert dict(part.given) == {step: whole.given[step]}
        assert dict(part.taken) == {step: whole.taken[step]}


def test_beams_are_not_expected_to_mark_more_boxes_than_a_ship_has_left():
    table = a_table(hex="6,5")
    assert exchange(table, table.plot()).given["first beams"] > 20
    gone = {track.id: len(track) for track in load_card(CRUISER).tracks if track.id != "si"}
    table.set("foe", marked=gone)
    tracks = [beam for beam in beams_of(BATTLECRUISER) if beam.mount == "starboard"]
    found = exchange(table, table.plot()).given["first beams"]
    assert 0 < found <= len(tracks) * boxes_left(table.ship("foe"))


def test_an_exchange_follows_the_plot_that_is_tried():
    table = Table(
        a_ship("Ship", ship_class=CRUISER, hex="5,5", forward="A y"),
        a_ship("Foe", side="Red", ship_class=BATTLECRUISER, hex="6,5", forward="A y"),
    )
    broadside, on_its_side = exchange(table, table.plot()), exchange(table, table.plot(roll=3))
    assert broadside.taken["second beams"] > 0
    assert on_its_side.taken["second beams"] == 0
    assert broadside.taken["early"] == on_its_side.taken["early"]


def test_an_exchange_counts_only_what_is_left_of_the_turn():
    table = a_table()
    table.give(Commit(player=GREEN))
    table.give(Commit(player=RED))
    table.proceed()
    assert table.state.phase == MIDDLE
    assert list(exchange(table, table.plot()).given) == ["first beams", "late", "second beams"]
