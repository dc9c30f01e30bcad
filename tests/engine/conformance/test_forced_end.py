"""A fuzz of forced ends: every question, step and phase of every shipped game ends, and the game goes on."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from engine import library
from engine.core.bus import CommandBus, Executed
from engine.core.dice import Picker
from engine.core.force import ForceEnd
from engine.core.state import Enforcement, GameState
from tests.helpers.conformance import Setting, playouts, random_command, settings
from tests.helpers.forcing import WHATS, WHY, Tally, check_force, enforced, forced_game, kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

GAMES = int(os.environ.get("HOLOTANK_FORCED", "1"))
"""Games of each scenario; where there are more than one, programs play each of them to its end."""
FORCES, APART, AFTER = 4, 20, 10
SLUGS = ("holy-war", "sits", "star-control")
SCENARIOS = [
    pytest.param(slug, scenario, id=f"{slug}-{scenario['id']}")
    for slug in SLUGS
    for scenario in library.create(slug).scenarios()
]
SETTINGS = [pytest.param(setting, id=str(setting)) for setting in settings()]


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_game_with_forced_ends_goes_on_and_is_saved_read_back_and_taken_back(
    slug: str, scenario: Mapping[str, Any]
):
    tally = Tally()
    for seed in range(1, GAMES + 1):
        forced_game(slug, scenario, seed, tally, forces=FORCES, apart=APART, to_the_end=GAMES > 1)
    assert tally.forced
    assert GAMES == 1 or tally.ended == tally.games


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_kind_of_step_and_question_of_random_games_ends_by_force(setting: Setting):
    rnd = Picker(11)
    for (_, _), state in one_of_each_kind(setting).items():
        for what in WHATS:
            command = ForceEnd(player=rnd.choice(state.players), what=what)
            bus = CommandBus(setting.ruleset, enforced(state, Enforcement.ADVISER), seed=11)
            check_force(bus, command, rnd)
            assert isinstance(bus.execute(command, WHY), Executed)
            for _ in range(AFTER):
                if bus.state.outcome is not None:
                    break
                following = random_command(setting.ruleset, bus.state, rnd)
                assert following is not None
                assert isinstance(bus.execute(following), Executed)


def one_of_each_kind(setting: Setting) -> dict[tuple[str, str], GameState]:
    found: dict[tuple[str, str], GameState] = {}
    for bus in playouts(setting):
        for state in (bus.initial, *(step.after for step in bus.journal)):
            if state.outcome is None:
                found.setdefault(kind_of(state), state)
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_phase_says_what_a_forced_end_of_it_means(slug: str):
    automatic_and_asking = {"4 early impact", "sunthrower aftermath", "holy band aftermath", "turn end"}
    for spec in library.create(slug).phases():
        asks = not spec.automatic or spec.id in automatic_and_asking
        assert bool(spec.forced) == asks, spec.id
        assert spec.forced.endswith(".") or not asks
