"""The worked examples of the rule catalogue on combat, as data."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war import boarding, flights, tables
from engine.rulesets.holy_war.battle_state import Combat, Flight, Fought, Weapon
from engine.rulesets.holy_war.commands import Board
from engine.rulesets.holy_war.hits import fate
from engine.rulesets.holy_war.knowledge import aliases
from engine.rulesets.holy_war.phases import HOLY_AFTERMATH
from engine.rulesets.holy_war.starbuster import burst
from engine.rulesets.holy_war.state import new_unit
from engine.rulesets.holy_war.strength import total
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, battle, begun, do, place, started

DATA = Path(__file__).parents[3] / "data" / "holy-war" / "combat.json"
EXAMPLES = json.loads(DATA.read_text("utf-8"))
SPACE = "C05/4"


def unit(counter):
    owner = {"S": SUNTHROWERS, "H": HOLY_BAND, "N": None}[counter[0]]
    return new_unit(PieceId(counter), owner, SPACE)


def columns(given):
    value = given["differential"]
    return {"stronger": tables.combat_column(value), "weaker": tables.combat_column(-value)}


def markers(given):
    state = battle(SPACE, given["attackers"], given["defenders"])
    ours, theirs = ([unit(key) for key in given[side]] for side in ("attackers", "defenders"))
    assert total(ours, theirs, Weapon.LAUNCHED) - total(theirs, ours, Weapon.LAUNCHED) in (0, 1, 2, 3)
    done = begun(state, given["weapon"], *given["dice"], given["then"])
    damage = {done.units[PieceId(key)].damage for key in given["hit"]}
    (same,) = damage
    return {"damage": list(same)}


def cell(given):
    return {"captured": tables.captures(given["odds"], given["die"])}


def attempts(given):
    """A boarder tries its targets one after the other with its whole PW."""
    if "parts" in given:
        return {
            "odds": [
                tables.odds_column(a, b) for a, b in zip(given["parts"], given["target_pw"], strict=True)
            ]
        }
    state = begun(battle(SPACE, [given["boarder"], "H.EP-1"], given["targets"], HOLY_BAND), 5)
    odds, captured = [], []
    for target, die in zip(given["targets"], given["dice"], strict=True):
        name = aliases(state, HOLY_BAND)[PieceId(target)]
        boarder = PieceId(given["boarder"])
        full = boarding.most(state.units[boarder], state.units[PieceId(target)], state.combat.attempts)
        state = do(state, Board(player=HOLY_BAND, unit=boarder, target=name, strength=full), die).state
        combat = state.combat
        if combat is None:
            odds.append(tables.odds_column(full, 2))
            captured.append(PieceId(target) not in state.units)
        else:
            odds.append(combat.attempts[-1].odds)
            captured.append(combat.attempts[-1].captured)
    return {"odds": odds, "captured": captured, "points": state.captured[HOLY_BAND]}


def weapons(given):
    return {"systems": [tables.weapon_of(die) for die in given["dice"]]}


def surplus(given):
    """Flights are revealed round by round, as many as the rules bring in."""
    sides = (SUNTHROWERS, HOLY_BAND)
    numbers = (given["attacker"], given["defender"])
    formed = {side: (Flight(units=()),) * n for side, n in zip(sides, numbers, strict=True)}
    combat = Combat(level=SPACE, attacker=SUNTHROWERS, defender=HOLY_BAND, flights=formed)
    state, revealed = replace(started(), combat=combat), []
    while any(state.combat.hidden(side) for side in sides):
        combat = replace(state.combat, round=state.combat.round + 1)
        state, now = replace(state, combat=combat), []
        for side in sides:
            hidden = state.combat.hidden(side)
            coming = hidden if flights.enters_at_once(state.combat, side) else hidden[:1]
            state = flights.revealed(state, side, coming)
            now.append(len(coming))
        revealed.append(now)
    return {"revealed": revealed}


def cells(given):
    return {"results": [tables.combat_result(differential, die) for differential, die in given["cells"]]}


def ending(given):
    hurt = replace(unit(given["unit"]), damage=tuple(map(Weapon, given["markers"])))
    return {"end": fate(hurt, given["result"]).end}


def tripled(given):
    own, enemies = ([unit(key) for key in given[name]] for name in ("units", "enemies"))
    return {"total": total(own, enemies, Weapon(given["weapon"]))}


def starbuster(given):
    level, key = given["level"], PieceId("star of Y-Tal")
    state = place(place(started(), level, "H.SB-1", "H.R-1"), given["emissary"], "H.EP-1")
    state = state.with_star(replace(state.stars[key], level=level))
    part = (PieceId("H.SB-1"), PieceId("H.R-1"))
    over = Fought(level=level, rounds=1, took_part=part, result="attacker")
    done = burst(replace(state, phase=HOLY_AFTERMATH, fought=(over,))).state
    return {"star": done.stars[key].level, "left": len(done.units_in(level))}


def lucky(given):
    return {"result": tables.combat_result(given["differential"], given["die"] + given["luck"])}


def psycheship(given):
    """Whether a Psycheship may try all of these in one round, each with its whole PW."""
    boarder, legal = unit(given["boarder"]), []
    for targets in given["rounds"]:
        before, fine = (), True
        for target in map(unit, targets):
            fine = fine and not any(boarding.faults(boarder, target, 7, before))
            before = (*before, boarding.tried(boarder, target, 7, 1))
        legal.append(fine)
    return {"legal": legal}


def sizes(given):
    state = begun(battle(SPACE, given["units"], ["H.SC-1"]), 5)
    return {"sizes": [len(flight.units) for flight in state.combat.flights[SUNTHROWERS]]}


WAYS = {
    "VIII.5.columns": columns,
    "VIII.6.markers": markers,
    "VIII.board.roll": cell,
    "VIII.board.capture": attempts,
    "VIII.board.odds": attempts,
    "VIII.board.split": attempts,
    "VIII.3.weapon": weapons,
    "VIII.4.surplus": surplus,
    "VIII.crt": cells,
    "VIII.note2.third-damage": ending,
    "VIII.note1.starguard": ending,
    "XII.GST.triple": tripled,
    "XII.SB.destroy": starbuster,
    "XII.LS.bonus": lucky,
    "XII.PKS.multi": psycheship,
    "VIII.2.flights": sizes,
}


@pytest.mark.parametrize(
    "example",
    [pytest.param(e, id=e["id"], marks=pytest.mark.rule(e["rule"])) for e in EXAMPLES],
)
def test_the_example_of_the_catalogue_comes_out(example):
    came = WAYS[example["rule"].partition("/")[2]](example["given"])
    assert {name: came[name] for name in example["expect"]} == example["expect"]
