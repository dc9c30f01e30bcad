from dataclasses import replace
from fractions import Fraction

import pytest

from engine.core.ids import PieceId
from engine.core.state import Decision
from engine.core.violation import blocking
from engine.rulesets.sits.combat import BeamFire, Fate, Rig
from engine.rulesets.sits.combat_commands import Surrender
from engine.rulesets.sits.combat_view import ShipScore
from engine.rulesets.sits.commands import Commit, Proceed
from engine.rulesets.sits.d2_points import (
    boxes_lost,
    cowardly,
    damage_points,
    margin_of,
    pod_points,
    points_for,
    scoreboard,
    surrender_points,
    victory_point_ratio,
)
from tests.helpers.sits import GREEN, RED, Table, a_ship

OWN, FOE = PieceId("ship"), PieceId("foe")
KNIGHT, HAVOC = "star-knight-ca", "havoc-dd"


def duel(**options: object) -> Table:
    """A cruiser of 124 points and 203 boxes, a destroyer of 35 and 122; neither is in reach of the other."""
    return Table(
        a_ship("Ship", ship_class=KNIGHT, hex="0,33"),
        a_ship("Foe", side="Red", ship_class=HAVOC, hex="20,0", level=300),
        stops="needed",
        **options,
    )


def play_out(table: Table) -> None:
    """To the end of the turn: nobody shoots, nobody mends."""
    turn = table.state.turn
    for player in table.state.players:
        if player in table.state.active:
            table.give(Commit(player=player))
    while table.state.turn == turn and table.state.outcome is None:
        table.give(Proceed(player=table.state.active[0]))


def score(table: Table, ship: PieceId) -> ShipScore:
    return next(score for score in scoreboard(table.state).ships if score.ship == ship)


# --- Points ---


@pytest.mark.rule("sits/D2.223")
@pytest.mark.parametrize(
    ("cost", "lost", "boxes", "points"),
    [
        (36, 41, 114, 13),
        (36, 0, 114, 0),
        (36, 1, 114, 1),
        (36, 114, 114, 36),
        (36, 200, 114, 36),
        (50, 1, 2, 25),
    ],
)
def test_damage_scores_its_share_of_the_cost_rounded_up(cost: int, lost: int, boxes: int, points: int):
    assert damage_points(cost, lost, boxes) == points


@pytest.mark.rule("sits/D2.223")
def test_a_destroyed_ship_scores_its_whole_cost():
    assert damage_points(36, 1, 114, destroyed=True) == 36
    table = duel()
    table.set("foe", fate=Fate.DESTROYED, place=None)
    assert (score(table, FOE).points, score(table, FOE).fate) == (35, "destroyed")


@pytest.mark.rule("sits/D2.223")
def test_a_display_without_boxes_has_no_share():
    with pytest.raises(ValueError, match="at least one box"):
        damage_points(36, 0, 0)


@pytest.mark.rule("sits/A2.65")
@pytest.mark.rule("sits/D2.223")
def test_the_printed_box_count_is_what_damage_is_measured_by():
    table = duel()
    table.set("foe", marked={"roll": 2, "hull": 4, "sidewalls.port": 1})
    assert (score(table, FOE).lost, score(table, FOE).boxes) == (7, 122)
    assert score(table, FOE).points == 3  # 35 x 7 / 122 = 2.01


@pytest.mark.rule("sits/D2.223")
def test_jury_rigs_still_count_and_circles_and_magazine_dots_do_not():
    table = duel()
    rig = Rig(track="fwd_impeller", until=9, thrust=True)
    table.set(
        "foe",
        marked={"port.magazine": 9},
        disabled={"roll": 2},
        spent={"port.decoys": 1, "aft.magazine": 3},
        rigged=(rig,),
    )
    assert boxes_lost(table.ship("foe")) == 2


@pytest.mark.rule("sits/D2.223")
def test_damage_from_before_the_game_scores_for_nobody():
    table = Table(a_ship("Ship"), a_ship("Foe", side="Red", marked={"hull": 5}, hex="9,9"))
    assert score(table, FOE).lost == 0
    table.set("foe", marked={"hull": 8})
    assert score(table, FOE).lost == 3


@pytest.mark.rule("sits/D2.224")
@pytest.mark.parametrize(
    ("cost", "officers", "others", "points"),
    [(4434, 440, 4463, 4302), (124, 47, 820, 107), (10, 100, 0, 0), (36, 0, 0, 36)],
)
def test_a_surrendered_ship_is_worth_less_by_its_crew(cost: int, officers: int, others: int, points: int):
    assert surrender_points(cost, officers, others) == points


@pytest.mark.rule("sits/D1.112")
@pytest.mark.rule("sits/D1.125")
def test_grades_are_part_of_the_cost_and_those_lost_in_the_fight_still_are():
    officers = {"EWO": "veteran", "CREW": "poor"}
    table = Table(a_ship("Ship", ship_class=KNIGHT, officers=officers), a_ship("Foe", side="Red", hex="9,9"))
    assert score(table, OWN).cost == 124
    table.set("ship", officers={"CREW": "poor"}, lowered={"EWO": 1})
    assert score(table, OWN).cost == 124
    table.set("ship", officers={"CREW": "poor"}, lowered={})
    assert score(table, OWN).cost == 122


@pytest.mark.rule("sits/D2.225")
@pytest.mark.parametrize(
    ("price", "bought", "gone", "points"), [(25, 4, 1, 7), (25, 4, 4, 25), (25, 4, 0, 0)]
)
def test_pods_used_or_killed_score_at_the_price_paid(price: int, bought: int, gone: int, points: int):
    assert pod_points(price, bought, gone) == points


@pytest.mark.rule("sits/D2.225")
def test_no_more_pods_score_than_were_bought():
    with pytest.raises(ValueError, match="Of 2 pods 3"):
        pod_points(10, 2, 3)


# --- Ratio and margin ---


@pytest.mark.rule("sits/D2.231")
@pytest.mark.rule("sits/D2.222")
def test_the_ratio_is_what_was_earned_objectives_too_by_the_cost_of_ones_own_force():
    assert victory_point_ratio(13, 42) == Fraction(13, 42)
    assert victory_point_ratio(13, 42, objectives=8) == Fraction(1, 2)
    assert victory_point_ratio(5, 0) == 5


@pytest.mark.rule("sits/D2.232")
@pytest.mark.rule("sits/D2.232.table")
@pytest.mark.parametrize(
    ("hundredths", "margin"),
    [
        (0, "Draw"),
        (10, "Draw"),
        (11, "Minor Victory"),
        (30, "Minor Victory"),
        (60, "Victory"),
        (61, "Major Victory"),
        (90, "Major Victory"),
        (130, "Overwhelming Victory"),
        (131, "Legendary Victory"),
        (900, "Legendary Victory"),
    ],
)
def test_the_margin_is_read_from_the_difference_of_the_ratios(hundredths: int, margin: str):
    assert margin_of(Fraction(hundredths, 100), Fraction(0)) == margin
    assert margin_of(Fraction(1), Fraction(1) + Fraction(hundredths, 100)) == margin


@pytest.mark.rule("sits/D2.232")
def test_ratios_are_compared_unrounded():
    assert margin_of(Fraction(1001, 10_000), Fraction(0)) == "Minor Victory"


@pytest.mark.rule("sits/D2.231")
@pytest.mark.rule("sits/D2.232")
def test_the_scoreboard_tells_points_costs_ratios_and_who_leads():
    table = duel()
    table.set("foe", fate=Fate.DESTROYED, place=None)
    board = scoreboard(table.state)
    assert [(side.side, side.points, side.cost) for side in board.sides] == [
        ("Green", 35, 124),
        ("Red", 0, 35),
    ]
    assert round(board.sides[0].ratio, 3) == 0.282
    assert (board.margin, board.leader, board.drawn) == ("Minor Victory", "Green", False)


def test_nobody_leads_while_the_margin_is_a_draw():
    table = duel()
    table.set("foe", marked={"roll": 1})
    assert (scoreboard(table.state).margin, scoreboard(table.state).leader) == ("Draw", None)


# --- The end ---


@pytest.mark.rule("sits/D2.21")
def test_the_last_side_with_a_ship_left_wins_at_the_end_of_the_turn():
    table = duel()
    table.fly()
    table.set("foe", fate=Fate.DESTROYED, place=None, midpoint=None, eot=None)
    play_out(table)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.rule) == ("Green", "sits/D2.21")
    assert outcome.reason == (
        "Red has no ship left to fight: Minor Victory for Green by points (Green 0.28, Red 0.00)."
    )


@pytest.mark.rule("sits/D2.21")
def test_when_both_sides_are_gone_the_points_decide():
    table = duel()
    table.fly()
    for name in ("ship", "foe"):
        table.set(name, fate=Fate.DESTROYED, place=None, midpoint=None, eot=None)
    play_out(table)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == "Red"
    assert table.state.outcome.reason.startswith("Neither side has a ship left to fight: Legendary Victory")


def test_a_side_that_never_had_a_ship_does_not_lose_for_that():
    table = duel()
    table.state = replace(table.state, ships={OWN: table.ship()})
    play_out(table)
    assert (table.state.outcome, table.state.turn) == (None, 2)


@pytest.mark.rule("sits/D2.232")
def test_the_turns_agreed_on_end_the_game_and_the_points_decide():
    table = Table(
        a_ship("Ship", hex="0,33"),
        a_ship("Foe", side="Red", hex="20,0", level=300),
        a_ship("Mate", side="Red", hex="19,0", level=300),
        turn_limit=1,
        stops="needed",
    )
    table.set("foe", fate=Fate.DESTROYED, place=None, midpoint=None, eot=None)
    play_out(table)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == (
        "The one turn agreed on is over: Overwhelming Victory for Green by points (Green 1.00, Red 0.00)."
    )
    assert table.state.outcome.winner == "Green"


@pytest.mark.rule("sits/D2.draw")
def test_ten_turns_without_a_fight_are_a_cowardly_draw():
    table = duel()
    for _ in range(9):
        play_out(table)
    assert (table.state.turn, table.state.outcome) == (10, None)
    play_out(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.rule) == (None, "sits/D2.draw")


@pytest.mark.rule("sits/D2.draw")
@pytest.mark.parametrize(("boxes", "drawn"), [(2, True), (3, False)])  # 2% of 122 boxes are 2.44
def test_two_percent_of_half_the_enemys_ships_is_fight_enough(boxes: int, drawn: bool):
    table = duel()
    table.set("foe", marked={"hull": boxes})
    assert cowardly(replace(table.state, turn=10)) is drawn
    assert cowardly(replace(table.state, turn=9)) is False


@pytest.mark.rule("sits/D2.draw")
@pytest.mark.parametrize(("hurt", "drawn"), [(1, True), (2, False), (3, False)])
def test_half_of_the_ships_must_be_hurt(hurt: int, drawn: bool):
    foes = [a_ship(f"Foe {n}", side="Red", hex=f"{n},0") for n in range(3)]
    table = Table(a_ship("Ship"), *foes)
    for n in range(hurt):
        table.set(f"foe {n}", marked={"hull": 9})
    assert cowardly(replace(table.state, turn=10)) is drawn


@pytest.mark.rule("sits/D2.draw")
def test_a_table_may_do_without_the_cowardly_draw():
    table = duel(cowardly_draw=False)
    assert not cowardly(replace(table.state, turn=99))


# --- Striking the wedge ---


@pytest.mark.rule("sits/D2.224")
def test_a_ship_strikes_its_wedge_while_the_others_fight_on():
    table = Table(
        a_ship("Ship", ship_class=KNIGHT, hex="0,33"),
        a_ship("Mate", hex="1,33"),
        a_ship("Foe", side="Red", hex="20,0", level=300),
    )
    table.give(table.plot(thrust=1, square=(1, 0), spread={"A": 1}))
    events = table.give(Surrender(player=GREEN, ship=OWN))
    ship = table.ship()
    assert (ship.fate, ship.place, ship.eot, dict(table.state.plots)) == (Fate.SURRENDERED, None, None, {})
    assert events[0].text == "Ship strikes its wedge and surrenders: 107 points."
    assert (points_for(ship), table.state.outcome) == (107, None)


@pytest.mark.rule("sits/D2.21")
def test_surrendering_the_last_ship_concedes_the_game():
    table = duel()
    table.give(Surrender(player=RED, ship=FOE))
    assert table.state.outcome is not None
    assert table.state.outcome.winner == "Green"


@pytest.mark.rule("sits/D2.21")
def test_a_side_may_concede_at_any_stop_even_if_it_is_not_waited_for():
    table = duel()
    table.give(Commit(player=GREEN))
    table.give(Surrender(player=GREEN))
    assert table.state.outcome is not None
    assert table.state.outcome.winner == "Red"
    assert table.state.outcome.reason == (
        "Green concedes: Red wins the field, a draw by points (Green 0.00, Red 0.00)."
    )
    assert [v.rule for v in blocking(table.check(Surrender(player=RED)))] == ["sits/A3.0"]


@pytest.mark.rule("sits/D2.224")
def test_surrender_is_ones_own_and_only_once():
    table = Table(a_ship("Ship", hex="0,33"), a_ship("Mate", hex="1,33"))
    assert "Green's ship" in table.refusals(Surrender(player=RED, ship=OWN))["D2.224"]
    table.give(Surrender(player=GREEN, ship=OWN))
    assert "surrendered already" in table.refusals(Surrender(player=GREEN, ship=OWN))["D2.224"]
    assert "no ship" in table.refusals(Surrender(player=GREEN, ship=PieceId("nobody")))["D2.224"]


@pytest.mark.rule("sits/D2.224")
def test_nobody_surrenders_before_the_game_has_begun_or_while_an_answer_is_owed():
    table = Table(a_ship("Ship", hex=None), deploy=True)
    assert "not begun" in table.refusals(Surrender(player=GREEN))["D2.224"]
    asked = duel()
    asked.state = replace(asked.state, pending=(Decision(owner=RED, kind="sits.decoy", prompt="Decoy?"),))
    assert "waits for Red" in asked.refusals(Surrender(player=GREEN))["A3.0"]


@pytest.mark.rule("sits/D2.224")
def test_what_a_ship_had_only_aimed_goes_with_it():
    table = Table(a_ship("Ship", hex="0,33"), a_ship("Mate", hex="1,33"))
    fire = BeamFire(ship=OWN, weapon="port.weapons.1", target=PieceId("watcher"), count=1)
    table.state = replace(table.state, fire=(fire,))
    table.give(Surrender(player=GREEN, ship=OWN))
    assert table.state.fire == ()
