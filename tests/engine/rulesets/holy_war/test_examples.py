"""The worked examples of the rule catalogue on the map, movement, neutrals and the turn, as data."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.dice import NoDice, RecordingDice, scripted
from engine.core.ids import PieceId
from engine.rulesets.holy_war import activation, conquest, extended, neutrals, tables, victory
from engine.rulesets.holy_war.battle_state import Combat, Fought
from engine.rulesets.holy_war.board import board
from engine.rulesets.holy_war.commands import Activate, Jump, MoveStar, SeekAlliance, Warp
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.phases import JUDGMENT, TURN_END
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, at, broken, do, moving, place, started

DATA = Path(__file__).parents[3] / "data" / "holy-war" / "movement-and-turn.json"
EXAMPLES = json.loads(DATA.read_text("utf-8"))
NEUTRAL = "C09/4"


def marked(state, side, value):
    markers = {**state.neutrals.markers, side: value}
    return replace(state, neutrals=replace(state.neutrals, markers=markers))


def with_starguards(number):
    """A game in which the Sunthrowers have so many StarGuards left."""
    state = started()
    guards = [unit.id for unit in state.of_side(SUNTHROWERS) if unit.is_starguard]
    return state.without(*guards[number:])


def combat_of(state, result, *, neutral=False, attacker=HOLY_BAND, level="C06/4"):
    fight = Combat(level=level, attacker=attacker, defender=state.other(attacker), neutral=neutral)
    over = Fought(level=level, rounds=1, took_part=(), result=result)
    return conquest.settled(state, fight, over).state


def adjacency(given):
    found = board("near-stars").neighbours(given["level"])
    return {"adjacent": sorted(found), "number": len(found)}


def income(given):
    state = replace(with_starguards(given["starguards"]), turn=given["turn"])
    state = replace(state, crew={**state.crew, SUNTHROWERS: given["saved"]})
    return {"crew": activation.opened(state, NoDice()).state.crew[SUNTHROWERS]}


def _income(state):
    return sum(activation.income(state, SUNTHROWERS).values())


def emergency(given):
    state = marked(with_starguards(given["starguards"]), SUNTHROWERS, given["marker"])
    incomes = []
    for turn, result in enumerate(given["results"], start=5):
        attacker = HOLY_BAND if result == "lost" else SUNTHROWERS
        state = combat_of(state, "attacker", attacker=attacker)
        incomes.append(_income(state))
        state = activation.opened(replace(state, turn=turn), NoDice()).state
    incomes.append(_income(state))
    bonus = 10 + 3 * given["starguards"] + tables.number("income", "emergency")
    return {"income": incomes, "bonuses": incomes.count(bonus)}


def dispersal(given):
    state = moving(place(started(), "C05/4", "S.R-1", "S.R-2"))
    path = ("C05/3", "C05/2", "C05/1", "C06/2")[: given["distance"]]
    units = (PieceId("S.R-1"), PieceId("S.R-2"))
    done = do(state, Jump(player=SUNTHROWERS, pieces=units, path=path), *given["dice"]).state
    return {"dispersed": [at(done, unit) is None for unit in units]}


def amtik(given):
    state = replace(started(), extended=True)
    if given["emissary"]:
        state = place(state, "Dar Re", "H.EP-1")
    for turn, die in enumerate(given["rolls"], start=8):
        assert state.outcome is None
        state = replace(state, turn=turn, phase=TURN_END, active=())
        state = extended.turn_ended(state, RecordingDice(scripted((die,)))).state
    over = state.outcome is not None and state.outcome.winner == HOLY_BAND
    major = over and "major" in state.outcome.reason
    return {"over": over, "major": major, "turn": state.turn}


def seam(given):
    ships = [f"S.PS-{n}" for n in range(1, given["pressorships"] + 1)]
    state, level = place(started(), given["seam"], *ships), given["seam"]
    key = PieceId("star of Y-Tal")
    state = moving(state.with_star(replace(state.stars[key], level=level)), HOLY_BAND)
    lost = [PieceId(ship) for ship in ships[: given["lost"]]]
    done = victory.declared(victory.kept_watch(state.without(*lost))).state
    face_up = as_seen_by(done, HOLY_BAND).stars[key].level == level
    return {"victory": done.outcome is not None, "star": done.stars[key].level, "face_up": face_up}


def alliance(given):
    state = replace(marked(started(), SUNTHROWERS, given["marker"]), turn=2, phase=JUDGMENT, active=())
    state = neutrals.opened(replace(state, sealed={}), NoDice()).state
    done = do(state, SeekAlliance(player=SUNTHROWERS, level=NEUTRAL), given["die"]).state
    return {"alliance": NEUTRAL in done.starguards(SUNTHROWERS)}


def conquered(given):
    state = marked(started(), HOLY_BAND, given["marker"])
    first = combat_of(state, "attacker", neutral=True, attacker=SUNTHROWERS)
    then = combat_of(first, "attacker", neutral=True, attacker=HOLY_BAND)
    return {"standing": first.standing(HOLY_BAND), "after": then.standing(HOLY_BAND)}


def pinned(given):
    state = moving(place(started(), given["system"], "S.PS-1"))
    command = MoveStar(player=SUNTHROWERS, unit=PieceId("S.PS-1"), level="C01/2")
    return {"broken": broken(state, command)}


def generator(given):
    state = place(place(started(), given["generator"], "S.WLG-1"), given["start"], "S.R-1")
    command = Warp(player=SUNTHROWERS, pieces=(PieceId("S.R-1"),), route=tuple(given["route"]))
    return {"goal": at(do(moving(state), command).state, "S.R-1")}


def complete(given):
    state = started()
    state = replace(state, crew={**state.crew, SUNTHROWERS: given["crew"]})
    command = Activate(player=SUNTHROWERS, code=given["code"], level="C01/1")
    return {"broken": broken(state, command)}


WAYS = {
    "II.adjacency.diagonal": adjacency,
    "IV.income": income,
    "VII.emergency": emergency,
    "VII.emergency.again": emergency,
    "VII.complete": complete,
    "VI.jump.dispersal": dispersal,
    "VI.star.pinned": pinned,
    "VI.wlg.use": generator,
    "V.amtik-repeat": amtik,
    "V.amtik-contact": amtik,
    "V.amtik-six-alone": amtik,
    "V.amtik-roll": amtik,
    "V.sunthrower": seam,
    "IX.alliance.even": alliance,
    "IX.conquest": conquered,
}


@pytest.mark.parametrize(
    "example",
    [pytest.param(e, id=e["id"], marks=pytest.mark.rule(e["rule"])) for e in EXAMPLES],
)
def test_the_example_of_the_catalogue_comes_out(example):
    came = WAYS[example["rule"].partition("/")[2]](example["given"])
    assert {name: came[name] for name in example["expect"]} == example["expect"]
