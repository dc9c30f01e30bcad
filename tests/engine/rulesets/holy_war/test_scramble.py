"""Other secrets under the same table: the same view, the same judgement, another truth."""

from __future__ import annotations

import pytest

from engine.core.bus import CommandBus, Executed
from engine.core.dice import Picker
from engine.rulesets.holy_war.advise import answer
from engine.rulesets.holy_war.commands import AskDenial, AskRound, AskStarBuster, Survey
from engine.rulesets.holy_war.phases import COMBATS
from engine.rulesets.holy_war.state import SIDES
from engine.rulesets.holy_war.vetting import vet
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, battle, begun, place, started

OPTIONS = (
    {},
    {"force_counters": True, "probe_detection": True, "flight_order": "fixed"},
    {"boarding_round_fire": "weaker side", "layout": "far-stars"},
)


def crowded(seed, options):
    """A game in which both sides have forces beside each other, so that much is fought."""
    state = started(**options)
    sides = {SUNTHROWERS: "S", HOLY_BAND: "H"}
    for side, letter in sides.items():
        codes = ["SC-1", "SC-2", "R-1", "R-2", "R-3", "R-4", "MP-1", "LS-1", "WLG-1", "FGS-1"]
        codes += ["PS-1", "PS-2", "JS-1"] if side == SUNTHROWERS else ["EP-1", "SB-1", "PKS-1"]
        for n, code in enumerate(codes):
            level = ("C05/4", "C05/3", "C06/4", "C09/3")[(n + (side == HOLY_BAND)) % 4]
            state = place(state, level if n % 3 else "C05/4", f"{letter}.{code}")
    return CommandBus(RULES, state, seed=seed)


def played(seed, options, steps=150):
    """The bus after a number of random commands, and every position on the way."""
    bus, rnd = crowded(seed, options), Picker(seed)
    while bus.state.outcome is None and len(bus.journal) < steps:
        state = bus.state
        movers = [state.pending[-1].owner] if state.pending else list(state.active)
        command = next((c for p in movers if (c := RULES.sample(state, p, rnd))), None)
        assert command is not None
        assert isinstance(bus.execute(command), Executed)
        assert vet(bus.state) == ""
        yield bus.state


@pytest.mark.rule("holy-war/VI.face-down", "holy-war/VIII.4.hidden")
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "options", "far"])
def test_other_secrets_look_the_same_and_are_judged_alike(options):
    rnd, changed, fights = Picker(5), 0, 0
    for state in played(3, options):
        for player in (*SIDES, None):
            twin = RULES.scramble_hidden(state, player, rnd)
            assert vet(twin) == ""
            assert answer(twin, Survey(player=player)) == answer(state, Survey(player=player))
            assert RULES.view_for(twin, player) == RULES.view_for(state, player)
            changed += twin != state
            if player is None:
                continue
            command = RULES.sample(state, player, rnd)
            if command is not None:
                assert RULES.check(twin, command) == RULES.check(state, command)
                seen, other = (CommandBus(RULES, s, seed=1).preview(command) for s in (state, twin))
                assert (seen.violations, seen.events, seen.reveals) == (
                    other.violations,
                    other.events,
                    other.reveals,
                )
                assert str(seen.needs_dice) == str(other.needs_dice)
            for level in ("C05/4", "C05/3"):
                for ask in (AskDenial(player=player, level=level), AskStarBuster(player=player, level=level)):
                    assert answer(twin, ask) == answer(state, ask)
            if state.combat is not None:
                ask_round = AskRound(player=player)
                assert answer(twin, ask_round) == answer(state, ask_round)
        fights += state.phase in COMBATS
    assert changed > 100
    assert fights > 10


def test_hidden_flights_and_purchases_change_and_revealed_units_stay():
    ships = [f"S.R-{n}" for n in range(1, 7)]
    state = begun(battle("C05/4", ships, ["H.R-1"]))
    twins = [RULES.scramble_hidden(state, HOLY_BAND, Picker(n)) for n in range(5)]
    assert len({tuple(sorted(twin.units)) for twin in twins}) > 1
    assert all("H.R-1" in twin.units for twin in twins)
    bought = started()
    crews = {RULES.scramble_hidden(bought, HOLY_BAND, Picker(n)).crew[SUNTHROWERS] for n in range(5)}
    assert len(crews) > 1
    assert RULES.scramble_hidden(bought, HOLY_BAND, Picker(1)).crew[HOLY_BAND] == bought.crew[HOLY_BAND]
