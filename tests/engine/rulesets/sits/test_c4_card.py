"""The Missile Defense Card of the set that is coming in, and the odds on it (A2.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from engine.rulesets.sits.c4_card import defence_card
from engine.rulesets.sits.c4_defence import with_kills
from engine.rulesets.sits.c4_expect import ahead, leakers, mean
from engine.rulesets.sits.combat import Hold
from engine.rulesets.sits.combat_commands import ChooseSide, FireCanister, SpendDecoy
from tests.helpers.sits import GREEN, RED
from tests.helpers.sits_salvoes import ABOVE, AHEAD, Attack, a_salvo, friend, roll, rolls

if TYPE_CHECKING:
    from engine.rulesets.sits.combat_view import DefenceCard


@pytest.fixture
def attack(monkeypatch: pytest.MonkeyPatch):
    def build(*salvoes: Any, **more: Any) -> Attack:
        return Attack(monkeypatch, *salvoes, **more)

    return build


def card(battle: Attack, player: str = "Green") -> DefenceCard:
    found = defence_card(battle.state, GREEN if player == "Green" else RED)
    assert found is not None
    return found


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*(f"sits/{number}" for number in numbers))


def test_there_is_no_card_while_nothing_comes_in(attack) -> None:
    battle = attack(a_salvo(20), sirius={"marked": {"starboard.decoys": 6}})
    battle.begin(*rolls(5, 0, 0))
    assert defence_card(battle.state, GREEN) is None


@rule("A2.411", "C4.12.order")
def test_the_card_shows_the_column_of_every_layer_still_to_come(attack) -> None:
    battle = attack(a_salvo(23), sirius={"marked": {"starboard.fcon": 2}})
    battle.begin(roll(5))
    found = card(battle)
    assert [(each.title, each.total) for each in found.coming] == [("ECM", 16), ("CM", 6), ("PD", 6)]
    assert [(part.label, part.value) for part in found.coming[0].parts] == [
        ("MQL", 8),
        ("ECM", 3),
        ("2d10-", 5),
    ]
    assert found.coming[1].parts[1].rule == "sits/C4.133"


@rule("C4.141.cm", "C4.122")
def test_behind_the_wedge_the_card_has_no_countermissiles(attack) -> None:
    battle = attack(a_salvo(23, mql=1, window="A gu"))
    battle.begin(roll(0))
    found = card(battle)
    assert [(each.title, each.total) for each in found.coming] == [("ECM", 13), ("PD", 1)]
    assert found.facing == "wedge, sliding to forward"


def test_the_value_of_the_decoy_stands_on_the_card(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    found = card(battle)
    assert found.decoys == (("starboard", 6, 3),)
    assert found.leakers_with_decoy is not None
    assert mean(found.leakers_with_decoy) < mean(found.leakers) - 1
    assert sum(found.leakers.values()) == pytest.approx(1)


def test_the_odds_without_a_decoy_are_those_after_declining(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    before = card(battle)
    declined = replace(battle.task, decoy="-", stage="decoy")
    spent = replace(battle.task, decoy="starboard", decoy_shift=3, stage="decoy")
    assert leakers(battle.state, declined) == before.leakers
    assert leakers(battle.state, spent) == before.leakers_with_decoy


def test_without_a_decoy_left_there_is_no_odds_with_one(attack) -> None:
    battle = attack(a_salvo(9), holds=[Hold(ship="sirius", mount="starboard", step="middle", tubes=2)])
    battle.set("sirius", canister={"starboard": 9}, spent={"starboard.decoys": 6})
    battle.begin(roll(0))
    assert card(battle).leakers_with_decoy is None


def test_the_answers_stand_on_the_card_of_their_owner_only(attack) -> None:
    battle = attack(a_salvo(23, mql=1, window=AHEAD))
    battle.begin(roll(0))
    assert set(card(battle).choices) == {
        SpendDecoy(player=GREEN),
        SpendDecoy(player=GREEN, mount="port"),
        SpendDecoy(player=GREEN, mount="starboard"),
    }
    assert card(battle, "Red").choices == ()


def test_while_the_side_is_open_the_card_names_the_sides(attack) -> None:
    battle = attack(a_salvo(23, window=ABOVE))
    battle.begin()
    found = card(battle)
    assert found.facing == "forward or aft or port or starboard"
    assert len(found.choices) == 4
    battle.give(ChooseSide(player=GREEN, side="port"), roll(0))
    assert card(battle).facing == "wedge, sliding to port"


def test_canister_that_could_fire_stands_on_the_card(attack) -> None:
    battle = attack(a_salvo(40), holds=[Hold(ship="sirius", mount="starboard", step="middle", tubes=2)])
    battle.set("sirius", canister={"starboard": 9})
    battle.begin(roll(0))
    assert card(battle).canister == ("starboard", 2, 2)
    assert not any(isinstance(choice, FireCanister) for choice in card(battle).choices)
    battle.give(SpendDecoy(player=GREEN))
    assert card(battle).canister == ("starboard", 2, 2)
    assert FireCanister(player=GREEN, tubes=2) in card(battle).choices
    battle.give(FireCanister(player=GREEN, tubes=2), *rolls(0, 0))
    assert defence_card(battle.state, GREEN) is None


def test_kills_need_numbers_and_no_buttons(attack) -> None:
    battle = attack(
        a_salvo(20, link="A"),
        a_salvo(20, ship="rover", link="A", damage=7),
        sirius={"marked": {"starboard.decoys": 6}},
    )
    battle.begin(*rolls(0, 3))
    found = card(battle)
    assert found.choices == ()
    assert [line.layer for line in found.lines] == ["ECM", "CM"]
    assert [each.title for each in found.coming] == ["PD"]


@pytest.mark.parametrize("window", ["B/C y", "A gu"])
def test_the_odds_of_each_stage_are_the_mean_of_those_after_its_roll(attack, window: str) -> None:
    """What is expected before the ECM roll is what is expected after it, on average."""
    battle = attack(a_salvo(37, window=window), ships=[friend()])
    battle.begin(roll(0))
    before = replace(battle.task, stage="faced", ecm_roll=None, ecm_faces=())
    weights = {0: 10, **{n: 2 * (10 - n) for n in range(1, 10)}}
    after = sum(
        weight / 100 * mean(leakers(battle.state, replace(battle.task, ecm_roll=n)))
        for n, weight in weights.items()
    )
    assert mean(leakers(battle.state, before)) == pytest.approx(after)


def test_from_the_leak_on_the_odds_are_certain(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    done = replace(battle.task, stage="leak", survivors={"raider:port:middle": 4})
    assert leakers(battle.state, done) == {4: 1.0}


def test_named_kills_are_foreseen_as_the_worst_missiles(attack) -> None:
    battle = attack(
        a_salvo(20, link="A"),
        a_salvo(20, ship="rover", link="A", damage=7),
        sirius={"marked": {"starboard.decoys": 6}},
    )
    battle.begin(*rolls(0, 3))
    named = with_kills(battle.state, battle.task, {"raider:port:middle": battle.task.to_kill})
    assert named.stage == "pd"
    assert ahead(battle.state, battle.task) == ahead(battle.state, named)


def test_the_card_is_the_same_for_both_sides_but_for_the_answers(attack) -> None:
    battle = attack(a_salvo(23))
    battle.begin(roll(5))
    assert replace(card(battle), choices=()) == card(battle, "Red")
