"""Whatever is launched or aimed: nothing breaks, nothing exceeds the boxes, nothing leaks."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.dice import RecordingDice, seeded
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.mechanics.avid import WINDOWS
from engine.rulesets.sits.c2_card import salvo_card
from engine.rulesets.sits.c2_impact import cards_are_handed_over
from engine.rulesets.sits.c2_launch import draft_salvo
from engine.rulesets.sits.c3_aspect import beams_of
from engine.rulesets.sits.c3_beams import beams_strike
from engine.rulesets.sits.c3_sheet import beam_sheet
from engine.rulesets.sits.combat import MOUNTS, STEPS, BeamType, WeaponKind
from engine.rulesets.sits.combat_commands import Aim, HoldTubes, Launch
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.readiness import launchers, left, salvoes_left
from engine.rulesets.sits.state import SitsState
from tests.helpers.sits import GREEN, RED, RULES, Table, a_ship
from tests.helpers.sits_launch import all_go_on

SHIPS = ("ship", "mate", "foe", "other")
SIDES = {"ship": GREEN, "mate": GREEN, "foe": RED, "other": RED}
LETTERS = ("", "", "A", "B")
NEARLY_EMPTY = {"starboard.magazine": 118}


def fleets(phase: str = "3 missile launch") -> SitsState:
    table = Table(
        a_ship("Ship", hex="5,5", vectors={"C": 2}, marked={"bridge": 1}),
        a_ship(
            "Mate", hex="4,5", vectors={"C": 2}, ship_class="sample-sd", marked={"starboard.magazine": 118}
        ),
        a_ship("Foe", side="Red", hex="7,5", forward="D y", marked={"port.weapons.0": 3}),
        a_ship("Other", side="Red", hex="7,6", forward="E y", ship_class="sample-sd"),
        faces=[1] * 4,
    )
    for name in SHIPS:
        table.set(name, canister={"starboard": 4, "port": 2})
    table.fly()
    while table.state.phase != phase:
        all_go_on(table)
    return table.state


LAUNCHING, AIMING = fleets(), fleets("6 middle impact and first beams")

launches = st.builds(
    lambda ship, link, lead, **rest: Launch(
        player=SIDES[ship], ship=PieceId(ship), link=link, lead=PieceId(lead) if link else None, **rest
    ),
    ship=st.sampled_from(SHIPS),
    target=st.sampled_from([PieceId(name) for name in SHIPS]),
    mount=st.sampled_from(MOUNTS),
    step=st.sampled_from(STEPS),
    missiles=st.integers(-1, 40),
    window=st.sampled_from(["", "", "", *WINDOWS, "nowhere"]),
    nuke=st.booleans(),
    link=st.sampled_from(LETTERS),
    lead=st.sampled_from(SHIPS),
)
holds = st.builds(
    lambda ship, **rest: HoldTubes(player=SIDES[ship], ship=PieceId(ship), **rest),
    ship=st.sampled_from(SHIPS),
    mount=st.sampled_from(MOUNTS),
    step=st.sampled_from(STEPS),
    tubes=st.integers(-1, 6),
)
aims = st.builds(
    lambda ship, mount, number, **rest: Aim(
        player=SIDES[ship], ship=PieceId(ship), weapon=f"{mount}.weapons.{number}", **rest
    ),
    ship=st.sampled_from(SHIPS),
    mount=st.sampled_from(MOUNTS),
    number=st.integers(0, 5),
    target=st.sampled_from([PieceId(name) for name in SHIPS]),
    count=st.integers(-1, 25),
    window=st.sampled_from(["", "", *WINDOWS]),
    axis=st.sampled_from(["", "", *WINDOWS]),
)
seeds = st.integers(0, 1000)


def played(state: SitsState, commands, seed: int, *, overruled: bool = False) -> SitsState:
    """What is legal is done; of the rest, on a table that overrules, all that may be overruled."""
    for number, command in enumerate(commands):
        refused = blocking(RULES.check(state, command))
        if not refused or (overruled and all(v.overridable for v in refused)):
            state = RULES.apply(state, command, RecordingDice(seeded(seed, number))).state
    return state


@pytest.mark.rule("sits/C2.13")
@pytest.mark.rule("sits/C2.13.magazine")
@pytest.mark.rule("sits/C4.151")
@given(st.lists(launches | holds, max_size=25), seeds)
@settings(max_examples=60, deadline=None)
def test_legal_columns_never_exceed_launchers_or_magazines(commands, seed):
    state = played(LAUNCHING, commands, seed)
    used = Counter((salvo.ship, salvo.mount) for salvo in state.salvoes.values())
    for (ship, mount), count in used.items():
        assert count <= salvoes_left(state.ships[ship], mount)
    for salvo in state.salvoes.values():
        kept = sum(h.tubes for h in state.holds if (h.ship, h.mount, h.step) == tuple(salvo.id.split(":")))
        assert 1 <= salvo.missiles <= launchers(state.ships[salvo.ship], salvo.mount) - kept
    done = cards_are_handed_over(state, RecordingDice(seeded(seed, 999)))
    assert len(done.events) == len(state.salvoes)


@pytest.mark.rule("sits/C2.122")
@pytest.mark.rule("sits/A3.131")
@given(st.lists(launches, max_size=25), seeds)
@settings(max_examples=60, deadline=None)
def test_a_ship_never_has_two_salvoes_of_a_step_at_a_target(commands, seed):
    state = played(LAUNCHING, commands, seed)
    columns = Counter((s.ship, s.target, s.step) for s in state.salvoes.values())
    assert all(count == 1 for count in columns.values())


@given(launches)
@settings(max_examples=80, deadline=None)
def test_what_is_drafted_is_what_a_legal_launch_writes(launch):
    if blocking(RULES.check(LAUNCHING, launch)):
        return
    drafted = draft_salvo(LAUNCHING, launch.player, launch)
    state = RULES.apply(LAUNCHING, launch, RecordingDice(lambda _purpose, sides: (1,) * len(sides))).state
    assert state.salvoes == {drafted.id: drafted}


@given(st.lists(launches | holds, max_size=15), seeds)
@settings(max_examples=40, deadline=None)
def test_a_table_that_overrules_launches_without_a_crash(commands, seed):
    state = played(LAUNCHING, commands, seed, overruled=True)
    cards_are_handed_over(state, RecordingDice(seeded(seed, 999)))
    for ship in ("ship", "mate"):
        salvo_card(state, GREEN, ship, "foe")


@pytest.mark.rule("sits/A3.136")
@given(st.lists(launches | holds, max_size=15), seeds)
@settings(max_examples=40, deadline=None)
def test_the_other_side_sees_no_column_no_hold_and_no_bridge_check(commands, seed):
    greens = [command for command in commands if command.player == GREEN]
    state = played(LAUNCHING, greens, seed)
    assert as_seen_by(state, RED) == as_seen_by(LAUNCHING, RED)
    assert as_seen_by(state, None) == as_seen_by(LAUNCHING, None)
    assert salvo_card(state, RED, "foe", "ship") == salvo_card(LAUNCHING, RED, "foe", "ship")
    assert RULES.view_for(state, RED) == RULES.view_for(LAUNCHING, RED)


@pytest.mark.rule("sits/C3.11")
@given(st.lists(aims, max_size=15), seeds)
@settings(max_examples=40, deadline=None)
def test_the_other_side_sees_no_aim(commands, seed):
    greens = [command for command in commands if command.player == GREEN]
    state = played(AIMING, greens, seed)
    assert as_seen_by(state, RED) == as_seen_by(AIMING, RED)
    assert beam_sheet(state, RED, "ship") == beam_sheet(AIMING, RED, "ship")


def working(state: SitsState, ship: str, mount: str, kind: WeaponKind) -> int:
    of = state.ships[ship]
    beams = beams_of(of.ship_class)
    return sum(left(of, beam.track) for beam in beams if (beam.mount, beam.kind) == (mount, kind))


@pytest.mark.rule("sits/A2.632")
@given(st.lists(aims, max_size=20), seeds, st.booleans())
@settings(max_examples=60, deadline=None)
def test_beams_fire_without_a_crash_and_never_more_than_work(commands, seed, overruled):
    state = played(AIMING, commands, seed, overruled=overruled)
    for number, kind in enumerate(list(WeaponKind)[2:]):
        done = beams_strike(state, BeamType(weapon=kind), RecordingDice(seeded(seed, 500 + number)))
        fired = Counter()
        for event in done.events:
            if event.kind == "sits.beams":
                fired[event.ship, event.mount] += event.count
        assert all(count <= working(state, *key, kind) for key, count in fired.items())
        state = done.state
    assert state.fire == ()
