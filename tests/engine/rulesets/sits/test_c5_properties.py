"""What holds for every hit on every class: marks within tracks, walks that end, depth accounted for."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.content import loader
from engine.core.codec import codec_for
from engine.core.dice import Roll
from engine.core.ids import PieceId
from engine.rulesets.sits.c5_damage import damage_is_placed, volley_strikes
from engine.rulesets.sits.c5_tables import Grid, grid_of
from engine.rulesets.sits.card import load_card, too_many_marks
from engine.rulesets.sits.combat import MOUNTS, Burst, Damage, Fate, Hit, Volley, Walk, WeaponKind
from engine.rulesets.sits.combat_events import HitPlaced
from engine.rulesets.sits.state import SitsState
from tests.helpers.sits import RULES
from tests.helpers.sits_damage import Target, a_hit

CLASSES = tuple(entry.slug for entry in loader.list_ship_classes())
WINDOWS = ("A y", "A/B bu", "B/C y", "C bl", "C/D y", "D bu", "D/E bl", "E y", "F/A y", "+ p", "A gu", "B gl")
TARGETS = {slug: Target(slug) for slug in CLASSES}


class Thrown:
    """Dice from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def roll(self, *sides: int, purpose: str, seen_by: object = None, side: object = None) -> Roll:
        return Roll(purpose, sides, tuple(self._random.randint(1, n) for n in sides))


@st.composite
def battered(draw: st.DrawFn) -> SitsState:
    """A ship of any class with any of its boxes gone, circled or used up, wedge up or down."""
    slug = draw(st.sampled_from(CLASSES))
    state = TARGETS[slug].state
    ship = state.ships[PieceId("target")]
    random = Random(draw(st.integers(0, 10_000)))
    heavy = draw(st.sampled_from((0.0, 0.5, 1.0)))
    marked, disabled, spent = {}, {}, {}
    for track in load_card(slug).tracks:
        gone = min(len(track), int(random.random() * (len(track) + 1) * heavy))
        marked[track.id] = min(gone, len(track) - 1) if track.id == "si" and len(track) else gone
        rest = len(track) - marked[track.id]
        disabled[track.id] = random.randint(0, rest) if "fcon" in track.id else 0
        spent[track.id] = random.randint(0, rest) if track.id.endswith(("magazine", "decoys")) else 0
    worn = replace(ship, marked=marked, disabled=disabled, spent=spent, wedge_up=draw(st.booleans()))
    return state.with_ship(worn)


weapons = st.sampled_from([kind for kind in WeaponKind if kind is not WeaponKind.GRAV_LANCE])
hits = st.builds(
    a_hit,
    edge=st.sampled_from(MOUNTS),
    depth=st.integers(1, 30),
    weapon=weapons,
    leak=st.sampled_from((-10, 0, 10)),
)


@given(state=battered(), hit=hits, seed=st.integers(0, 10_000))
def test_no_hit_marks_more_boxes_than_a_track_has(state: SitsState, hit: Hit, seed: int):
    task = Damage(target=PieceId("target"), weapon=hit.weapon, hits=(hit,))
    before = state.ships[PieceId("target")]
    after = damage_is_placed(state, task, Thrown(seed)).state.ships[PieceId("target")]
    card = load_card(after.ship_class)
    assert too_many_marks(card, after.marked) == ()
    for track in card.tracks:
        marked, spent = after.marked.get(track.id, 0), after.spent.get(track.id, 0)
        assert before.marked.get(track.id, 0) <= marked
        assert marked + spent <= len(track)


@given(state=battered(), hit=hits, seed=st.integers(0, 10_000))
def test_all_depth_of_a_walk_is_accounted_for(state: SitsState, hit: Hit, seed: int):
    task = Damage(target=PieceId("target"), weapon=hit.weapon, hits=(hit,))
    result = damage_is_placed(state, task, Thrown(seed))
    ship = result.state.ships[PieceId("target")]
    armour = load_card(ship.ship_class).core_armor
    for event in result.events:
        if not isinstance(event, HitPlaced):
            continue
        for line in {step.line for step in event.steps}:
            steps = [step for step in event.steps if step.line == line]
            points = sum(step.outcome == "hit" for step in steps)
            walls = sum(step.outcome in ("armour in", "armour out") for step in steps)
            ended = steps[-1].depth_left
            assert points + walls * armour + ended == hit.depth
            assert (
                ended == 0 or ship.fate is Fate.DESTROYED or steps[-1].outcome in ("stopped", "left", "lost")
            )


@given(
    state=battered(),
    weapon=weapons,
    axis=st.sampled_from(WINDOWS),
    damage=st.integers(0, 40),
    count=st.integers(1, 12),
    seed=st.integers(0, 10_000),
)
def test_no_volley_at_any_ship_raises_or_goes_on_for_ever(state, weapon, axis, damage, count, seed):
    burst = Burst(ship=PieceId("watcher"), label="test fire", count=count, damage=damage, axis=axis)
    dice = Thrown(seed)
    state = volley_strikes(
        state, Volley(target=PieceId("target"), weapon=weapon, bursts=(burst,)), dice
    ).state
    rounds = 0
    while state.work:
        rounds += 1
        assert rounds < 5
        task, state = state.work[0], replace(state, work=state.work[1:], pending=())
        if isinstance(task, Volley):
            answered = tuple(replace(burst, edge="aft") for burst in task.bursts)
            state = volley_strikes(state, replace(task, bursts=answered), dice).state
        else:
            assert isinstance(task, Damage)
            state = damage_is_placed(state, task, dice).state
    ship = state.ships[PieceId("target")]
    assert (ship.place is None) == (ship.fate is Fate.DESTROYED)


def without_blanks(ship_class: str) -> Grid | None:
    """A table on which hits from bow and stern meet decoys."""
    grid = grid_of(ship_class)
    if grid is None:
        return None
    solid = {
        edge: tuple(tuple(at for at in line if at.cell is not None) for line in lines)
        for edge, lines in grid.lines.items()
    }
    return replace(grid, lines=solid)


@pytest.mark.rule("sits/C5.434")
@given(
    slug=st.sampled_from(("sample-sd", "sultan-bc", "havoc-dd")),
    edge=st.sampled_from(("forward", "aft")),
    depth=st.integers(2, 12),
    seed=st.integers(0, 10_000),
    sides=st.lists(st.sampled_from(("port", "starboard")), min_size=12, max_size=12),
)
def test_saving_in_the_middle_of_a_walk_changes_nothing(slug, edge, depth, seed, sides):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.rulesets.sits.c5_damage.grid_of", without_blanks)
        first, second = (walked_to_the_end(slug, edge, depth, seed, sides, saved) for saved in (False, True))
    assert first == second


def walked_to_the_end(slug, edge, depth, seed, sides, saved):
    codec = codec_for(RULES)
    task = Damage(target=PieceId("target"), weapon=WeaponKind.GRASER, hits=(a_hit(edge, depth),) * 3)
    state, dice, events, answers = TARGETS[slug].state, Thrown(seed), [], iter(sides)
    state = replace(state, work=(task,))
    while state.work:
        if saved:
            state = codec.state(codec.text(state))
        task, state = state.work[0], replace(state, work=state.work[1:], pending=())
        assert isinstance(task, Damage)
        if isinstance(task.walk, Walk):
            task = replace(task, walk=replace(task.walk, side=next(answers, "port")))
        result = damage_is_placed(state, task, dice)
        state, events = result.state, [*events, *result.events]
    return state, events
