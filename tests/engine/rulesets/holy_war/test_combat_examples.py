"""The worked examples of the rule catalogue on combat, by the functions that the rules use."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.ids import PieceId
from engine.rulesets.holy_war import boarding, starbuster, tables
from engine.rulesets.holy_war.battle_state import Attempt, Combat, Flight, Fought, Weapon
from engine.rulesets.holy_war.flights import chunks, enters_at_once
from engine.rulesets.holy_war.hits import fate
from engine.rulesets.holy_war.state import Unit
from engine.rulesets.holy_war.strength import strength_of, total
from engine.rulesets.holy_war.units import kind
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, place, started

DATA = Path(__file__).parents[3] / "data" / "holy-war" / "combat.json"
EXAMPLES = json.loads(DATA.read_text("utf-8"))


def unit(side, code, number=1, damage=()):
    return Unit(id=PieceId(f"{side[0]}.{code}-{number}"), owner=side, code=code, level="C06/6", damage=damage)


def units(side, codes):
    return tuple(unit(side, code, n) for n, code in enumerate(codes, start=1))


def columns(given):
    value = given["differential"]
    return {"stronger": tables.combat_column(value), "weaker": tables.combat_column(-value)}


def markers(given):
    result = tables.combat_result(given["differential"], given["die"])
    fates = [fate(ship, result) for ship in units(SUNTHROWERS, given["units"])]
    return {"result": result, "markers": [[str(mark) for mark in f.unit.damage] for f in fates]}


def board_roll(given):
    return {"captured": tables.captures(given["odds"], given["die"])}


def capture(given):
    boarder, target = unit(HOLY_BAND, given["boarder"]), unit(SUNTHROWERS, given["target"])
    strength = strength_of(boarder, Weapon.PSYCHIC)
    assert not list(boarding.faults(boarder, target, strength, ()))
    attempt = boarding.tried(boarder, target, strength, given["die"])
    return {
        "odds": attempt.odds,
        "captured": tables.captures(attempt.odds, attempt.die),
        "crew": kind(SUNTHROWERS, given["target"]).crew,
    }


def odds(given):
    if "attempts" in given:
        return {"columns": [tables.odds_column(*pair) for pair in given["attempts"]]}
    return capture(given)


def weapons(given):
    return {"systems": [tables.weapon_of(die) for die in given["dice"]]}


def surplus(given):
    numbers = {SUNTHROWERS: given["attacker"], HOLY_BAND: given["defender"]}
    flights = {side: tuple(Flight(units=()) for _ in range(n)) for side, n in numbers.items()}
    combat = Combat(level="C06/6", attacker=SUNTHROWERS, defender=HOLY_BAND, flights=flights)
    rounds = []
    while any(combat.hidden(side) for side in flights):
        combat, came = replace(combat, round=combat.round + 1), []
        for side in flights:
            hidden = combat.hidden(side)
            entering = hidden if enters_at_once(combat, side) else hidden[:1]
            for n in entering:
                combat = combat.with_flight(side, n, Flight(units=(), revealed=combat.round))
            came.append(len(entering))
        rounds.append(came)
    return {"revealed": rounds}


def results(given):
    return {"results": [tables.combat_result(*cell) for cell in given["cells"]]}


def third(given):
    ship = unit(SUNTHROWERS, "SC", damage=tuple(Weapon(word) for word in given["markers"]))
    return {"end": fate(ship, given["result"]).end}


def starguard(given):
    return {"ends": [fate(ship, given["result"]).end for ship in units(SUNTHROWERS, given["units"])]}


def tripled(given):
    own, enemy = units(SUNTHROWERS, given["own"]), units(HOLY_BAND, given["enemy"])
    return {"total": total(own, enemy, Weapon(given["weapon"]))}


def burst(given):
    state = place(started(), given["level"], *given["units"])
    state = place(state, given["emissary"], "H.EP-1")
    key = PieceId("star of Y-Tal")
    state = state.with_star(replace(state.stars[key], level=given["level"]))
    fought = Fought(
        level=given["level"], rounds=2, took_part=tuple(map(PieceId, given["units"])), result="attacker"
    )
    done = starbuster.burst(replace(state, fought=(fought,))).state
    return {"star": done.stars[key].level, "left": len(done.units_in(given["level"]))}


def luck(given):
    plain, lucky = (tables.combat_result(given["differential"], given["die"] + n) for n in (0, 1))
    return {"plain": plain, "lucky": lucky}


def _tried(boarder, targets, parts):
    """Whether a row of attempts is legal, and their columns."""
    before, found, legal = (), [], True
    for target, part in zip(targets, parts, strict=True):
        legal = legal and not list(boarding.faults(boarder, target, part, before))
        found.append(boarding.column(target, part))
        attempt = Attempt(boarder=boarder.id, target=target.id, strength=part, odds=found[-1] or "", die=1)
        before = (*before, attempt)
    return legal, found


def split(given):
    boarder = unit(HOLY_BAND, given["boarder"])
    legal, found = _tried(boarder, units(SUNTHROWERS, given["targets"]), given["parts"])
    return {"legal": legal, "odds": found}


def several(given):
    boarder = unit(HOLY_BAND, "PKS")
    strength = strength_of(boarder, Weapon.PSYCHIC)
    rows = [units(SUNTHROWERS, codes) for codes in given["rounds"]]
    return {"legal": [_tried(boarder, row, [strength] * len(row))[0] for row in rows]}


def sizes(given):
    return {"sizes": [len(flight) for flight in chunks([PieceId(f"{n}") for n in range(given["units"])])]}


WAYS = {
    "VIII.5.columns": columns,
    "VIII.6.markers": markers,
    "VIII.board.roll": board_roll,
    "VIII.board.capture": capture,
    "VIII.board.odds": odds,
    "VIII.3.weapon": weapons,
    "VIII.4.surplus": surplus,
    "VIII.crt": results,
    "VIII.note2.third-damage": third,
    "VIII.note1.starguard": starguard,
    "XII.GST.triple": tripled,
    "XII.SB.destroy": burst,
    "XII.LS.bonus": luck,
    "VIII.board.split": split,
    "XII.PKS.multi": several,
    "VIII.2.flights": sizes,
}


@pytest.mark.parametrize(
    "example",
    [pytest.param(e, id=e["id"], marks=pytest.mark.rule(e["rule"])) for e in EXAMPLES],
)
def test_the_example_of_the_catalogue_comes_out(example):
    came = WAYS[example["rule"].partition("/")[2]](example["given"])
    assert {name: came[name] for name in example["expect"]} == example["expect"]
