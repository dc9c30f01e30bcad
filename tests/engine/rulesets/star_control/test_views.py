"""What the seats see and are told: both maps, counters, prompts, offers, answers, gestures, suggestions."""

from __future__ import annotations

import pytest

from engine.content import loader
from engine.core.command import Gesture, Question
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.core.violation import blocking
from engine.rulesets.star_control.book import book
from engine.rulesets.star_control.commands import (
    AskReach,
    AskShot,
    AskSiege,
    AskWeapons,
    Attack,
    Besiege,
    Deploy,
    Fire,
    Launch,
    MoveFleet,
    MoveShip,
    Proceed,
    SetFleet,
    SetMoney,
    SetUnit,
    Survey,
    Transfer,
)
from engine.rulesets.star_control.hexes import distance
from engine.rulesets.star_control.setup import choosable
from engine.rulesets.star_control.view import OPTIONS
from tests.helpers.star_control import (
    ALLIANCE,
    EMPTY,
    HIERARCHY,
    RULES,
    at,
    battle,
    broken,
    do,
    fleet,
    in_phase,
    researched,
    table,
    with_member,
)

STARS = ["..*......", "..m......", *EMPTY[2:]]


def drag(piece, cell=None, *, onto=None, tool="move", by=HIERARCHY):
    return Gesture(by=by, piece=piece, cell=cell, onto=onto, tool=tool)


def start():
    return table(
        rows=STARS,
        hierarchy={"fleets": [fleet(3, 3, "SP", "UQ"), fleet(3, 3, "IL")], "mines": [[3, 2]]},
        alliance={"fleets": [fleet(4, 3, "SY")]},
    )


def test_the_starmap_is_one_map_and_the_battle_another():
    assert [m.id for m in RULES.view_for(start(), None).maps] == ["galaxy"]
    view = RULES.view_for(battle({"SP-1": (5, 5), "SY-1": (9, 5)}, rows=["...m.....", *EMPTY[1:]]), None)
    assert [m.id for m in view.maps] == ["galaxy", "battle"]


def test_every_counter_has_a_name_of_its_own_and_can_be_looked_at():
    for state in (start(), battle({"SP-1": (5, 5), "UQ-1": (5, 6), "SY-1": (9, 5)})):
        counters = RULES.view_for(state, HIERARCHY).counters
        assert len({c.id for c in counters}) == len(counters)
        for counter in counters:
            assert RULES.inspect(state, HIERARCHY, counter.id).title
    with pytest.raises(KeyError):
        RULES.inspect(start(), HIERARCHY, "nothing")


def test_starbucks_mines_and_colonies_are_tracks():
    tracks = {t.id: t.value for t in RULES.view_for(start(), ALLIANCE).tracks}
    assert tracks["starbucks-Hierarchy"] == 10
    assert tracks["mine-Hierarchy"] == 1
    assert tracks["colony-Alliance"] == 0
    assert tracks["income-Hierarchy"] == 3


@pytest.mark.parametrize("phase", ["movement", "battle", "construction", "build", "besiege", "end"])
def test_every_phase_tells_what_may_be_done_and_offers_its_end(phase):
    state = in_phase(start(), phase)
    view = RULES.view_for(state, HIERARCHY)
    assert view.prompt.endswith(".")
    (primary,) = [offer for offer in view.offers if offer.primary]
    assert primary.command == Proceed(player=HIERARCHY)
    assert RULES.view_for(state, ALLIANCE).offers == ()
    assert "Waiting for the Hierarchy" in RULES.view_for(state, ALLIANCE).prompt


def test_what_belongs_elsewhere_is_shown_with_the_reason():
    offers = {o.kind: o for o in RULES.view_for(start(), HIERARCHY).offers}
    reasons = [str(v) for v in offers["star-control.besiege"].violations]
    assert reasons == ["This belongs to the Besiege phase; it is the Movement phase. [TURN.phases]"]


def test_a_battle_offers_each_weapon_with_the_hexes_of_its_targets():
    state = battle({"MY-1": (5, 5), "EA-1": (9, 5)})
    fire = {o.title: o for o in RULES.view_for(state, HIERARCHY).offers if o.kind == "star-control.fire"}
    assert blocking(fire["Podship 1: Tracking plasmoid"].violations)
    assert fire["Podship 1: Long range plasmoid"].cells == (at(9, 5),)


def test_the_end_of_an_action_is_offered_as_a_deed_and_not_told_as_done():
    state = battle({"UQ-1": (3, 3), "CH-1": (9, 3)})
    titles = [o.title for o in RULES.view_for(state, HIERARCHY).offers if o.kind == "star-control.finish"]
    assert titles == ["End the action of Dreadnaught 1"]


def test_setup_offers_the_sites_of_the_first_starbase():
    state = RULES.setup({}, {"first": "Alliance"}, _dice())
    (offer,) = RULES.view_for(state, ALLIANCE).offers
    assert offer.cells
    assert "Starbase" in RULES.view_for(state, ALLIANCE).prompt
    assert RULES.view_for(state, HIERARCHY).offers == ()


def _dice():
    from engine.core.dice import RecordingDice, seeded

    return RecordingDice(seeded(5, 0))


# --- answers


def test_the_survey_is_the_position_as_it_lies_open():
    state = start()
    assert RULES.answer(state, Survey(player=ALLIANCE)) is state
    with pytest.raises(LookupError):
        RULES.answer(state, Question(player=ALLIANCE))


def test_a_shot_is_told_with_its_parts():
    state = researched(battle({"SP-1": (5, 5), "UM-1": (1, 1), "YE-1": (9, 5)}), "Spathi", aim=1)
    state = with_member(state, "YE-1", shield=True)
    shot = RULES.answer(state, AskShot(player=HIERARCHY, unit="SP-1", target="YE-1"))
    assert [(p.value, p.rule.partition("/")[2]) for p in shot.to_hit.parts] == [
        (8, "LIST.hierarchy"),
        (1, "RES.permanent"),
        (-3, "LIST.alliance"),
        (-2, "YE.shield"),
    ]
    assert (shot.to_hit.total, shot.hits_on, shot.chance) == (4, "1-4", 400)
    assert (shot.expected, shot.destroys, shot.distance) == (400, 0, 4)


def test_the_parts_of_a_shot_add_up_even_where_a_statistic_stops_at_nought():
    state = with_member(battle({"VX-1": (5, 5), "EA-1": (9, 5)}), "EA-1", limpets=3)
    shot = RULES.answer(state, AskShot(player=HIERARCHY, unit="VX-1", target="EA-1"))
    assert shot.to_hit.total == 7
    assert sum(part.value for part in shot.to_hit.parts) == 7


def test_two_attacks_and_a_defence_are_counted_in():
    state = battle({"UM-1": (8, 5), "YE-1": (5, 5)}, mover="Alliance", damage={"UM-1": 1})
    shot = RULES.answer(state, AskShot(player=ALLIANCE, unit="YE-1", target="UM-1"))
    assert (shot.roll_chance, shot.chance, shot.attacks) == (500, 250, 2)
    assert (shot.destroys, shot.all_destroys) == (250, 438)
    assert "cone" in shot.defence


def test_a_shot_can_be_asked_for_from_another_hex():
    state = battle({"SP-1": (1, 5), "YE-1": (9, 5)})
    ask = AskShot(player=HIERARCHY, unit="SP-1", target="YE-1")
    assert RULES.answer(state, ask).violations
    near = AskShot(player=HIERARCHY, unit="SP-1", target="YE-1", cell=at(5, 5))
    assert not RULES.answer(state, near).violations
    with pytest.raises(LookupError):
        RULES.answer(state, AskShot(player=HIERARCHY, unit="SP-1", target="YE-1", mode="song"))


def test_the_weapons_of_a_ship_and_whom_they_may_be_used_on():
    state = battle({"MY-1": (5, 5), "EA-1": (9, 5), "SY-1": (6, 5)})
    main, long, extreme = RULES.answer(state, AskWeapons(player=HIERARCHY, unit="MY-1"))
    assert (main.mode, main.range, main.targets, main.attacks) == ("main", 2, ("SY-1",), 1)
    assert (long.mode, long.targets) == ("long", ("EA-1", "SY-1"))
    assert (extreme.damage, extreme.aim) == (1, 6)
    near = RULES.answer(state, AskWeapons(player=HIERARCHY, unit="MY-1", cell=at(8, 5)))
    assert near[0].targets == ("EA-1", "SY-1")


def test_the_reach_of_a_fleet_and_of_a_ship():
    reach = RULES.answer(start(), AskReach(player=HIERARCHY, piece="HF2"))
    assert reach.steps[at(3, 1)] == 2
    assert reach.paths[at(3, 1)] == (at(3, 2), at(3, 1))
    assert reach.explores == (at(3, 1),)
    state = battle({"UQ-1": (5, 5), "YE-1": (9, 5)})
    assert len(RULES.answer(state, AskReach(player=HIERARCHY, piece="UQ-1")).steps) == 18


def test_the_odds_of_a_siege():
    state = in_phase(table(hierarchy={"fleets": [fleet(8, 4, "UQ", "SP")]}), "besiege")
    odds = RULES.answer(state, AskSiege(player=HIERARCHY, fleet="HF1", cell=at(9, 4)))
    assert odds.chance == 370
    assert odds.rolls == (("Dreadnaught 1", 8), ("Discriminator 1", 10))
    assert not odds.violations


# --- gestures and suggestions


def test_dragging_fleets_moves_merges_attacks_and_bombards():
    state = start()
    path = (at(3, 2), at(3, 1))
    assert RULES.propose(state, drag("HF2", at(3, 1))) == MoveFleet(player=HIERARCHY, fleet="HF2", path=path)
    merge = Transfer(player=HIERARCHY, ships=("IL-1",), fleet="HF1")
    assert RULES.propose(state, drag("HF2", onto="HF1")) == merge
    fight = Attack(player=HIERARCHY, fleet="HF1", target="AF1")
    assert RULES.propose(in_phase(state, "battle"), drag("HF1", at(4, 3))) == fight
    siege = Besiege(player=HIERARCHY, fleet="HF1", cell=at(9, 4))
    assert RULES.propose(in_phase(state, "besiege"), drag("HF1", onto=f"site:{at(9, 4)}")) == siege
    assert RULES.propose(state, drag("HF1", at(3, 3))) is None
    assert RULES.propose(state, drag("site:1,1", at(3, 3))) is None


def test_dragging_ships_of_the_drawer_changes_fleets():
    state = start()
    assert RULES.propose(state, drag("SP-1", onto="HF2")) == Transfer(
        player=HIERARCHY, ships=("SP-1",), fleet="HF2"
    )
    assert RULES.propose(state, drag("SP-1", onto="IL-1")) == Transfer(
        player=HIERARCHY, ships=("SP-1",), fleet="HF2"
    )
    assert RULES.propose(state, drag("SP-1")) == Transfer(player=HIERARCHY, ships=("SP-1",))
    assert RULES.propose(state, drag("SP-1", onto="UQ-1")) is None


def test_dragging_ships_of_a_battle_moves_and_fires():
    state = battle({"MY-1": (5, 5), "UQ-1": (3, 3), "EA-1": (9, 5)})
    assert RULES.propose(state, drag("MY-1", at(6, 5))) == MoveShip(
        player=HIERARCHY, unit="MY-1", cell=at(6, 5)
    )
    shot = Fire(player=HIERARCHY, unit="MY-1", target="EA-1", mode="long")
    assert RULES.propose(state, drag("MY-1", at(9, 5))) == shot
    assert RULES.propose(state, drag("MY-1", onto="EA-1", tool="extreme")) == Fire(
        player=HIERARCHY, unit="MY-1", target="EA-1", mode="extreme"
    )
    assert RULES.propose(state, drag("UQ-1", at(3, 2), tool="launch")) == Launch(
        player=HIERARCHY, unit="UQ-1", cell=at(3, 2)
    )
    setting_up = do(in_phase(start(), "battle"), Attack(player=HIERARCHY, fleet="HF1", target="AF1"))
    assert RULES.propose(setting_up, drag("SP-1", at(1, 4))) == Deploy(
        player=HIERARCHY, unit="SP-1", cell=at(1, 4)
    )


def test_a_refused_move_comes_with_the_nearest_legal_ones():
    state = battle({"UQ-1": (5, 5), "EA-1": (9, 5)})
    found = RULES.suggest(state, MoveShip(player=HIERARCHY, unit="UQ-1", cell=at(9, 5)))
    assert found
    assert distance(found[0].command.cell, at(9, 5)) == 2
    far = Fire(player=HIERARCHY, unit="UQ-1", target="EA-1", mode="song")
    assert [s.command.mode for s in RULES.suggest(state, far)] == ["main"]
    fleet_move = MoveFleet(player=HIERARCHY, fleet="HF1", path=(at(3, 1),))
    assert all(not broken(start(), s.command) for s in RULES.suggest(start(), fleet_move))


# --- without a referee


def test_pieces_are_set_by_hand_only_without_a_referee():
    state = start()
    by_hand = SetFleet(player=HIERARCHY, fleet="AF1", cell=at(7, 7))
    assert broken(state, by_hand) == {"EQ.counters"}
    free = do(state, SetEnforcement(player=HIERARCHY, level=Enforcement.ADVISER, agreed="both"))
    assert do(free, by_hand).fleets["AF1"].cell == at(7, 7)
    assert do(free, SetMoney(player=HIERARCHY, side="Alliance", amount=3)).money[ALLIANCE] == 3
    kinds = {offer.kind for offer in RULES.view_for(free, ALLIANCE).offers}
    assert {"star-control.set_fleet", "star-control.set_money"} <= kinds
    fight = battle({"UQ-1": (5, 5), "EA-1": (9, 5)}, enforcement="adviser")
    moved = do(fight, SetUnit(player=ALLIANCE, unit="UQ-1", cell=at(2, 2), damage=3))
    assert (moved.battle.units["UQ-1"].cell, moved.battle.units["UQ-1"].damage) == (at(2, 2), 3)


# --- the data behind it


def test_every_rule_of_the_code_has_a_text_and_every_option_is_named_by_a_ruling_or_known():
    texts = loader.load_rule_texts("star-control")
    named = {rule.partition("/")[2] for rule in book.rules if rule.startswith("star-control/")}
    assert named <= set(texts)
    assert len(texts) == 129
    options = {ruling.option for ruling in loader.load_rulings("star-control")} - {None}
    assert options <= {option.name for option in OPTIONS} <= set(choosable().defaults())
    rulings = {ruling.id for ruling in loader.load_rulings("star-control")}
    assert {option.ruling for option in OPTIONS} - {""} <= rulings


def test_all_forty_five_rulings_are_data_and_are_shown_with_their_rules():
    rulings = loader.load_rulings("star-control")
    assert len(rulings) == 45
    assert RULES.rule_text("star-control/IL.cloak").rulings
    assert len(RULES.rule_texts()) == 129
