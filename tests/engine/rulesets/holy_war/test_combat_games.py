"""Random games that begin with large forces beside each other: every combat ends, and so does the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.bus import CommandBus, Executed
from engine.core.dice import Picker
from engine.core.ids import PieceId
from engine.rulesets.holy_war.units import STARGUARD, codes, counters
from engine.rulesets.holy_war.vetting import vet
from tests.helpers.holy_war import HOLY_BAND, RULES, SUNTHROWERS, place, started

OPTIONS = (
    {},
    {"force_counters": True, "probe_detection": True, "flight_order": "fixed"},
    {"boarding_round_fire": "weaker side", "layout": "far-stars"},
    {"enforcement": "adviser"},
)


def crowded(seed, options):
    """Half of all counters in three levels, with a star among them."""
    rnd, state = Picker(seed), started(**options)
    here = rnd.sample([level for level in state.board.levels if state.is_empty(level)], 3)
    for side in (SUNTHROWERS, HOLY_BAND):
        for code in codes(side):
            for counter in counters(side, code) if code != STARGUARD else ():
                if rnd.random() < 0.5:
                    state = place(state, rnd.choice(here), counter)
    star = state.stars[PieceId("star of Y-Tal")]
    return CommandBus(RULES, state.with_star(replace(star, level=here[0])), seed=seed)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_with_many_combats_comes_to_an_end(seed):
    bus, rnd = crowded(seed, OPTIONS[seed % 4]), Picker(seed)
    given = Counter()
    while bus.state.outcome is None and len(bus.journal) < 3000:
        state = bus.state
        movers = [state.pending[-1].owner] if state.pending else list(state.active)
        rnd.shuffle(movers)
        command = next((c for p in movers if (c := RULES.sample(state, p, rnd))), None)
        assert command is not None, f"a dead end in {state.phase}: {state.pending}"
        assert isinstance(bus.execute(command), Executed), command
        assert vet(bus.state) == ""
        given[command.kind] += 1
    assert bus.state.outcome is not None
    assert given["holy-war.begin_combat"] > 5
