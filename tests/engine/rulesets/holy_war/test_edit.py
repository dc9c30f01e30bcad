"""Counters set by hand, and positions from files."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.ids import PhaseId, PieceId, PlayerId
from engine.core.state import Decision, Enforcement
from engine.rulesets.holy_war import dispersal
from engine.rulesets.holy_war.battle_state import Attempt, Combat, Flight, Shot, Step, Weapon
from engine.rulesets.holy_war.commands import (
    AnswerStarGuard,
    FormFlights,
    Proceed,
    SetCrew,
    SetMarker,
    SetStar,
    SetUnit,
)
from engine.rulesets.holy_war.state import Purchase, Sealed
from engine.rulesets.holy_war.vetting import vet
from tests.helpers.holy_war import (
    HOLY_BAND,
    SUNTHROWERS,
    at,
    battle,
    begun,
    broken,
    do,
    moving,
    place,
    started,
    texts,
)

HERE, NEXT = "C05/4", "C05/3"
STAR = PieceId("star of Y-Tal")


def table(level=Enforcement.ADVISER):
    state = moving(place(place(started(), HERE, "S.R-1"), NEXT, "H.R-1"))
    return replace(state, enforcement=level)


def set_unit(unit="S.R-1", player=SUNTHROWERS, **what):
    return SetUnit(player=player, unit=PieceId(unit), **what)


EDITS = (
    set_unit(level=NEXT),
    SetStar(player=SUNTHROWERS, star=STAR, level="C09/3"),
    SetCrew(player=SUNTHROWERS, amount=5),
    SetMarker(player=SUNTHROWERS, side=HOLY_BAND, standing=3),
)


@pytest.mark.parametrize("command", EDITS, ids=lambda command: command.kind)
def test_nothing_is_set_by_hand_with_a_referee(command):
    state = table(Enforcement.REFEREE)
    assert [v.partition("/")[2] or v for v in broken(state, command)] == ["enforcement"]
    for level in (Enforcement.ADVISER, Enforcement.FREE):
        assert not broken(table(level), command)


def test_a_unit_is_set_where_the_table_has_it_with_its_damage():
    done = do(table(), set_unit(level="C16/4", damage=(Weapon.ENERGY,))).state
    assert at(done, "S.R-1") == "C16/4"
    assert done.units[PieceId("S.R-1")].damage == (Weapon.ENERGY,)
    assert at(do(done, set_unit(damage=())).state, "S.R-1") == "C16/4"


def test_only_units_that_one_sees_are_set():
    assert broken(table(), set_unit("H.R-1", level=HERE)) == ["II.level"]
    assert broken(table(), set_unit("S.R-4", level=HERE)) == ["II.level"]
    assert broken(table(), set_unit(level="C05/8")) == ["II.level"]
    three = (Weapon.ENERGY, Weapon.ENERGY, Weapon.PSYCHIC)
    assert broken(table(), set_unit(damage=three)) == ["VIII.result.damage"]


@pytest.mark.rule("holy-war/XII.SG.one")
def test_no_second_starguard_is_set_in_a_level():
    state = table()
    guard = state.starguard("C01/1")
    assert guard is not None
    assert broken(state, set_unit(guard.id, level="C17/7")) == ["XII.SG.one"]
    assert broken(state, set_unit(guard.id, level="C01/2")) == ["XII.SG.static"]


def test_counters_stay_where_they_are_while_a_combat_is_due():
    state = replace(table(), contested=(NEXT,))
    assert broken(state, set_unit(level="C16/4")) == ["II.level"]
    assert not broken(state, set_unit(damage=(Weapon.ENERGY,)))


def test_a_star_is_set_where_no_other_is_and_by_the_sunthrowers():
    state = table()
    done = do(state, SetStar(player=SUNTHROWERS, star=STAR, level="C09/3")).state
    assert done.stars[STAR].level == "C09/3"
    for star, level, number in (
        (STAR, "C01/1", "VI.star.rate"),
        (STAR, "C01/9", "II.level"),
        ("star of nothing", "C09/3", "II.systems"),
    ):
        assert broken(state, SetStar(player=SUNTHROWERS, star=PieceId(star), level=level)) == [number]
    assert broken(state, SetStar(player=HOLY_BAND, star=STAR, level="C09/3")) == ["VI.star.sunthrower-only"]


def test_crew_points_are_set_by_their_owner_who_alone_reads_the_number():
    done = do(table(), SetCrew(player=SUNTHROWERS, amount=37))
    assert done.state.crew[SUNTHROWERS] == 37
    assert "37" not in texts(done.events, HOLY_BAND)
    assert broken(table(), SetCrew(player=SUNTHROWERS, amount=-1)) == ["VII.saving"]


@pytest.mark.rule("holy-war/IX.marker-limits")
def test_a_marker_is_set_on_a_space_of_the_chart():
    done = do(table(), SetMarker(player=SUNTHROWERS, side=HOLY_BAND, standing=-2)).state
    assert done.standing(HOLY_BAND) == -2
    for side, standing in ((HOLY_BAND, 6), (HOLY_BAND, -3), (PlayerId("Amtik"), 0)):
        assert broken(table(), SetMarker(player=SUNTHROWERS, side=side, standing=standing)) == [
            "IX.marker-limits"
        ]


# --- positions from files


def test_positions_of_a_game_are_fine():
    assert vet(started()) == ""
    assert vet(table()) == ""
    assert vet(in_combat()) == ""
    assert vet(gained()) == ""
    state = dispersal.adrift(table(), [PieceId("S.R-1")], HOLY_BAND, seen=False)
    assert vet(state) == ""


def with_unit(key="S.R-1", **what):
    state = table()
    return state.with_unit(replace(state.units[PieceId(key)], **what))


def with_combat(**what):
    return replace(table(), combat=Combat(level=NEXT, attacker=SUNTHROWERS, defender=HOLY_BAND, **what))


def flights(*units):
    return {SUNTHROWERS: (Flight(units=tuple(PieceId(unit) for unit in units)),)}


TRIED = Attempt(boarder=PieceId("S.R-1"), target=PieceId("H.R-1"), strength=1, odds="1-1", die=3, luck=None)


def fighting(combat, kind="reveal"):
    """A combat that waits for a Flight to be revealed."""
    pending = (Decision(owner=SUNTHROWERS, kind=kind, prompt=""),)
    return replace(in_combat(), combat=combat, pending=pending)


def in_combat():
    """Two Flights of the Sunthrowers against one."""
    ships = [*(f"S.R-{n}" for n in range(1, 7)), "S.SC-1", "S.SC-2"]
    state = begun(battle(NEXT, ships, ["H.R-1"]))
    keys = tuple(PieceId(ship) for ship in ships)
    return do(state, FormFlights(player=SUNTHROWERS, flights=(keys[:4], keys[4:])), 1).state


def gained():
    """The Sunthrowers hold a system without a StarGuard, and are asked about it."""
    state = started()
    guard = state.starguard("C01/1")
    assert guard is not None
    state = replace(state, units={key: unit for key, unit in state.units.items() if key != guard.id})
    state = moving(place(state, "C01/1", "S.R-1"))
    return replace(do(state, Proceed(player=SUNTHROWERS)).state, enforcement=Enforcement.ADVISER)


def test_nothing_is_moved_by_hand_from_under_a_decision():
    state = gained()
    assert state.pending[-1].kind == "starguard"
    assert broken(state, set_unit(level=HERE)) == ["II.level"]
    star = SetStar(player=SUNTHROWERS, star=PieceId("star of Talmaf"), level=HERE)
    assert broken(state, star) == ["II.level"]
    done = do(state, AnswerStarGuard(player=SUNTHROWERS, level="C01/1", place=False)).state
    assert not broken(done, set_unit(level=HERE))


def faults():
    state, waiting = table(), gained()
    combat = in_combat().combat
    assert combat is not None
    shown = replace(combat.flights[HOLY_BAND][0], revealed=1)
    adrift = dispersal.adrift(state, [PieceId("S.R-1")], HOLY_BAND, seen=False)
    known, sealed = state.neutrals, Sealed(purchases=(Purchase(unit=PieceId("H.R-1"), level=HERE, cost=5),))
    guard = state.starguard("C01/1")
    assert guard is not None
    return {
        "layout": replace(state, options=replace(state.options, layout="elsewhere")),
        "players": replace(state, players=(SUNTHROWERS,)),
        "phase": replace(state, phase=PhaseId("tea")),
        "turn": replace(state, turn=15),
        "active": replace(state, active=(PlayerId("Amtik"),)),
        "decision": replace(state, pending=(Decision(owner=HOLY_BAND, kind="tea", prompt=""),)),
        "placing": replace(state, pending=(Decision(owner=HOLY_BAND, kind="placing", prompt=""),)),
        "reveal": replace(state, pending=(Decision(owner=HOLY_BAND, kind="reveal", prompt=""),)),
        "chooser": replace(state, chooser=PlayerId("Amtik")),
        "amtik": replace(state, amtik=(7,)),
        "extended": replace(state, extended=True),
        "counter": replace(state, units={**state.units, PieceId("S.R-9"): guard}),
        "owner": with_unit(owner=HOLY_BAND),
        "nowhere": with_unit(level=None),
        "beyond": with_unit(level="C99/1"),
        "damage": with_unit(damage=(Weapon.ENERGY,) * 3),
        "starguards": state.with_unit(replace(guard, level="C17/7")),
        "force": with_unit(force="A"),
        "star": replace(state, stars={}),
        "star place": state.with_star(replace(state.stars[STAR], level="C99/1")),
        "star home": state.with_star(replace(state.stars[STAR], home="C01/1")),
        "crew": replace(state, crew={SUNTHROWERS: -1, HOLY_BAND: 0}),
        "captured": replace(state, captured={PlayerId("Amtik"): 3}),
        "purchase": replace(state, sealed={SUNTHROWERS: sealed}),
        "lost": replace(state, lost=("S.XX",)),
        "markers": replace(state, neutrals=replace(known, markers={SUNTHROWERS: 9, HOLY_BAND: 0})),
        "granted": replace(state, neutrals=replace(known, granted=HOLY_BAND, conquerors=(HOLY_BAND,))),
        "tried": replace(state, neutrals=replace(known, tried=((PlayerId("Amtik"), HERE),))),
        "contested": replace(state, contested=("C99/1",)),
        "combat sides": replace(state, combat=Combat(level=NEXT, attacker=SUNTHROWERS, defender=SUNTHROWERS)),
        "combat round": with_combat(round=-1),
        "combat phase": with_combat(),
        "combat without Flights": fighting(replace(combat, flights={})),
        "combat die": fighting(replace(combat, shots=(Shot(side=HOLY_BAND, differential=0, die=7),))),
        "combat column": fighting(replace(combat, attempts=(replace(TRIED, odds="9-1"),))),
        "combat boarder": fighting(replace(combat, attempts=(replace(TRIED, boarder=PieceId("S.SC-3")),))),
        "combat step": fighting(replace(combat, step=Step.DENIAL)),
        "combat without a decision": replace(fighting(combat), pending=()),
        "boarding without psychic weapons": fighting(replace(combat, step=Step.BOARDING), "boarding"),
        "Flights formed already": fighting(replace(combat, step=Step.FLIGHTS), "flights"),
        "no Flight to reveal": replace(
            fighting(combat.with_flight(HOLY_BAND, 0, shown)),
            pending=(Decision(owner=HOLY_BAND, kind="reveal", prompt=""),),
        ),
        "luck without a roll": fighting(replace(combat, step=Step.LUCK), "luck"),
        "placing by the wrong side": replace(
            adrift, pending=(Decision(owner=SUNTHROWERS, kind="placing", prompt=""),)
        ),
        "no StarGuard due": replace(waiting, pending=waiting.pending, phase=PhaseId("activation")),
        "no system gained": waiting.without(PieceId("S.R-1")),
        "playing on too soon": replace(waiting, pending=(replace(waiting.pending[0], kind="extension"),)),
        "two decisions": replace(fighting(combat), pending=in_combat().pending * 2),
        "nobody to act": replace(waiting, pending=(), active=(SUNTHROWERS,)),
        "flight twice": with_combat(flights=flights("S.R-1", "S.R-1")),
        "flight strangers": with_combat(flights=flights("H.R-1")),
        "flight size": with_combat(flights=flights("S.R-1", "S.R-2", "S.R-3", "S.R-4", "S.R-5")),
    }


@pytest.mark.parametrize("name", faults())
def test_a_position_that_no_game_leads_to_is_described(name):
    assert vet(faults()[name])


def test_two_levels_are_too_many_for_one_force():
    state = moving(place(place(started(force_counters=True), HERE, "S.R-1"), NEXT, "S.R-2"))
    units = [replace(state.units[PieceId(f"S.R-{n}")], force="A") for n in (1, 2)]
    assert vet(state.with_unit(units[0])) == ""
    assert "two levels" in vet(state.with_unit(*units))
