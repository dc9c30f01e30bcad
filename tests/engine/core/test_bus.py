"""The bus: checks, the journal, the undo matrix, overruling, previews and subscribers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.core.bus import Barrier, Cause, CommandBus, Executed, Overrule, Overruled, Rejected, UndoPolicy
from engine.core.dice import ReplayMismatch, Roll
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from tests.helpers.toy import (
    BLAST,
    EAST,
    FOG,
    HANDS_OFF,
    SPEED,
    STILL,
    TURN,
    WEST,
    Commit,
    Hold,
    Lay,
    Move,
    Plot,
    Put,
    Retreat,
    Shoot,
    Toy,
    ToyState,
)
from tests.helpers.toy_games import fresh, to_move, to_shoot

if TYPE_CHECKING:
    from engine.core.command import Command


def give(bus: CommandBus[ToyState], *commands: Command) -> None:
    for command in commands:
        assert isinstance(bus.execute(command), Executed), bus.check(command)


def refused(bus: CommandBus[ToyState], command: Command, overrule: Overrule | None = None) -> list[str]:
    before = bus.state
    done = bus.execute(command, overrule)
    assert isinstance(done, Rejected)
    assert done.command is command
    assert bus.state is before
    return [violation.rule for violation in done.violations]


def test_a_legal_command_changes_the_state_and_enters_the_journal():
    bus = fresh()
    done = bus.execute(Plot(player=WEST, speed=2))
    assert isinstance(done, Executed)
    assert bus.state.runners[WEST].speed == 2
    assert list(bus.journal) == [done.step]
    assert (done.step.seq, bus.seq) == (1, 1)
    assert done.step.before is bus.initial
    assert done.step.after is bus.state


def test_an_illegal_command_is_refused_with_its_rules_and_changes_nothing():
    assert refused(fresh(), Plot(player=WEST, speed=3)) == [SPEED]


def test_a_warning_does_not_stop_a_command():
    bus = fresh()
    assert [v.rule for v in bus.check(Plot(player=WEST, speed=0))] == [STILL]
    give(bus, Plot(player=WEST, speed=0))
    assert bus.journal[-1].overruled == ()


def test_the_dice_of_a_command_depend_on_seed_and_number_only():
    first, second = to_shoot(seed=3), to_shoot(seed=3)
    give(first, Shoot(player=WEST))
    give(second, Shoot(player=WEST))
    assert first.journal[-1].rolls == second.journal[-1].rolls != ()


# --- the undo matrix


def test_an_empty_journal_has_no_barrier_and_nothing_to_undo():
    bus = fresh()
    assert bus.undo_barrier(WEST) is None
    assert not bus.can_undo(WEST)
    with pytest.raises(RuntimeError):
        bus.undo(WEST)


def own_last(policy: UndoPolicy) -> CommandBus[ToyState]:
    bus = fresh(policy=policy)
    give(bus, Plot(player=WEST, speed=1))
    return bus


def after_a_roll(policy: UndoPolicy) -> CommandBus[ToyState]:
    bus = to_shoot(policy=policy)
    give(bus, Shoot(player=WEST))
    return bus


def after_a_reveal(policy: UndoPolicy) -> CommandBus[ToyState]:
    bus = fresh(policy=policy)
    give(bus, Plot(player=EAST, speed=1), Plot(player=WEST, speed=1))
    give(bus, Commit(player=EAST), Commit(player=WEST))
    return bus


def others_sealed_order_on_top(policy: UndoPolicy) -> CommandBus[ToyState]:
    bus = fresh(policy=policy)
    give(bus, Plot(player=WEST, speed=1), Plot(player=EAST, speed=1))
    return bus


def others_reveal_on_top(policy: UndoPolicy) -> CommandBus[ToyState]:
    bus = fresh(policy=policy)
    give(bus, Plot(player=EAST, speed=1), Plot(player=WEST, speed=1))
    give(bus, Commit(player=WEST), Commit(player=EAST))
    return bus


@pytest.mark.parametrize(
    ("situation", "standard", "in_the_open"),
    [
        (own_last, None, None),
        (after_a_roll, Barrier.DICE, None),
        (after_a_reveal, Barrier.REVEAL, None),
        (others_reveal_on_top, Barrier.OTHER_PLAYER, None),
        (others_sealed_order_on_top, Barrier.OTHER_PLAYER, Barrier.OTHER_PLAYER),
    ],
)
def test_the_undo_matrix(situation, standard, in_the_open):
    bus = situation(UndoPolicy.STANDARD)
    assert bus.undo_barrier(WEST) is standard
    assert bus.can_undo(WEST) is (standard is None)
    assert situation(UndoPolicy.OPEN).undo_barrier(WEST) is in_the_open
    assert situation(UndoPolicy.OPEN).can_undo(WEST) is (in_the_open is None)
    assert situation(UndoPolicy.NONE).undo_barrier(WEST) is Barrier.POLICY
    assert not situation(UndoPolicy.NONE).can_undo(WEST)


def test_undo_against_a_barrier_is_refused_and_changes_nothing():
    bus = after_a_roll(UndoPolicy.STANDARD)
    before = bus.state
    with pytest.raises(RuntimeError, match="dice"):
        bus.undo(WEST)
    assert bus.state is before


def test_another_players_dice_are_not_told_by_the_barrier():
    bus = after_a_roll(UndoPolicy.STANDARD)
    assert bus.undo_barrier(EAST) is Barrier.OTHER_PLAYER


def test_undo_gives_the_very_state_before_and_redo_the_very_state_after():
    bus = own_last(UndoPolicy.STANDARD)
    after, step = bus.state, bus.journal[-1]
    assert bus.redoable is None
    assert bus.undo(WEST) is step
    assert bus.state is bus.initial
    assert list(bus.journal) == []
    assert bus.can_redo()
    assert bus.redoable is step
    assert bus.redo() is step
    assert bus.state is after
    assert not bus.can_redo()


def test_redo_ends_with_the_next_command():
    bus = own_last(UndoPolicy.STANDARD)
    bus.undo(WEST)
    give(bus, Plot(player=WEST, speed=2))
    assert not bus.can_redo()
    with pytest.raises(RuntimeError):
        bus.redo()


def test_a_refused_command_leaves_redo_alone():
    bus = own_last(UndoPolicy.STANDARD)
    bus.undo(WEST)
    refused(bus, Plot(player=WEST, speed=3))
    assert bus.can_redo()


def test_a_command_given_again_after_an_open_undo_has_the_same_faces():
    bus = after_a_roll(UndoPolicy.OPEN)
    rolls = bus.undo(WEST).rolls
    give(bus, Shoot(player=WEST))
    assert bus.journal[-1].rolls == rolls


# --- against the rules


def relaxed(level: Enforcement) -> CommandBus[ToyState]:
    bus = to_move()
    give(bus, SetEnforcement(player=WEST, level=level, agreed="both"))
    return bus


@pytest.mark.parametrize("level", [Enforcement.ADVISER, Enforcement.FREE])
def test_a_relaxed_table_does_what_breaks_a_rule_and_writes_it_down(level):
    bus = relaxed(level)
    why = Overrule(reason="the cat moved it", agreed="both")
    done = bus.execute(Put(player=WEST, piece="W", cell=4), why)
    assert isinstance(done, Executed)
    assert bus.state.runners[WEST].cell == 4
    assert [v.rule for v in done.step.overruled] == [HANDS_OFF]
    assert done.step.overrule == why
    ruling = done.step.events[0]
    assert isinstance(ruling, Overruled)
    assert (ruling.rule, ruling.seen_by, ruling.reason, ruling.agreed) == (
        HANDS_OFF,
        None,
        "the cat moved it",
        "both",
    )


def test_every_broken_rule_has_its_own_entry():
    bus = to_shoot(mines=0, foggy=True, apart=5)
    give(bus, SetEnforcement(player=WEST, level=Enforcement.ADVISER, agreed="both"))
    give(bus, Shoot(player=WEST))
    rulings = [event for event in bus.journal[-1].events if isinstance(event, Overruled)]
    assert [event.rule for event in rulings] == ["toy/5.1", FOG]
    assert bus.journal[-1].overrule is None


def test_a_referee_cannot_be_overruled():
    assert refused(to_move(), Put(player=WEST, piece="W", cell=4), Overrule(reason="please")) == [HANDS_OFF]


@pytest.mark.parametrize(
    ("command", "rule"),
    [(Move(player=EAST, steps=0), TURN), (Move(player=WEST, steps=99), "toy/2.1")],
)
def test_no_table_waves_through_a_malformed_command_or_one_out_of_turn(command, rule):
    assert refused(relaxed(Enforcement.FREE), command, Overrule(reason="please"))[0] == rule


def test_a_legal_command_needs_no_ruling_even_if_one_is_offered():
    bus = relaxed(Enforcement.ADVISER)
    give(bus, Move(player=WEST, steps=1))
    done = bus.execute(Move(player=EAST, steps=0), Overrule(reason="to be sure"))
    assert isinstance(done, Executed)
    assert done.step.overrule is None
    assert not any(isinstance(event, Overruled) for event in done.step.events)


def test_a_ruling_about_a_sealed_order_is_sealed_too():
    bus = fresh()
    give(
        bus, SetEnforcement(player=WEST, level=Enforcement.ADVISER, agreed="both"), Plot(player=WEST, speed=9)
    )
    assert {event.seen_by for event in bus.journal[-1].events} == {(WEST,)}


# --- previews and forks


def test_a_preview_shows_what_would_happen_and_changes_nothing():
    bus = to_move()
    before = bus.state
    seen = bus.preview(Move(player=WEST, steps=1))
    assert seen.after is not None
    assert seen.after.runners[WEST].cell == before.runners[WEST].cell + 1
    assert seen.events
    assert bus.state is before
    assert list(bus.journal) == list(to_move().journal)


def test_a_preview_of_what_is_refused_has_only_the_reasons():
    seen = to_move().preview(Move(player=WEST, steps=2))
    assert ([v.rule for v in seen.violations], seen.after) == ([SPEED], None)


def test_a_preview_of_what_needs_dice_says_which():
    seen = to_shoot().preview(Shoot(player=WEST))
    assert seen.needs_dice is not None
    assert (seen.needs_dice.purpose, seen.needs_dice.sides, seen.after) == ("5.1 shot", (6,), None)


def test_a_preview_does_not_run_into_a_hidden_mine():
    bus = to_move(enemy_mine=1)
    seen = bus.preview(Move(player=WEST, steps=1))
    assert seen.after is not None
    assert seen.after.runners[WEST].cell == 1
    give(bus, Move(player=WEST, steps=1))
    assert bus.journal[-1].reveals
    assert bus.journal[-1].events[0].rule == BLAST


def test_a_preview_of_what_reveals_something_shows_nothing():
    bus = fresh()
    give(bus, Plot(player=EAST, speed=1), Plot(player=WEST, speed=1), Commit(player=EAST))
    seen = bus.preview(Commit(player=WEST))
    assert (seen.after, seen.events, seen.reveals) == (None, (), True)


def test_rules_without_hidden_things_are_previewed_on_the_state_itself():
    class Open(Toy):
        surmise = None

    bus = to_move(enemy_mine=1, rules=Open())
    assert bus.preview(Move(player=WEST, steps=1)).needs_dice is not None


def test_a_fork_goes_its_own_way_with_dice_of_its_own():
    bus = to_shoot(seed=3)
    fork = bus.fork()
    give(fork, Shoot(player=WEST))
    assert fork.journal[-1].seq == bus.seq + 1
    assert fork.can_undo(WEST)
    assert bus.state is fork.initial
    faces = []
    for seed in range(20):
        fork = bus.fork(seed)
        give(fork, Shoot(player=WEST))
        faces.append(fork.journal[-1].rolls[0].faces)
    assert len(set(faces)) > 1


# --- replay


def test_a_replay_uses_the_recorded_dice():
    bus = to_shoot()
    step = bus.replay(Shoot(player=WEST), [Roll("5.1 shot", (6,), (6,))])
    assert step.rolls[0].faces == (6,)
    assert bus.state.runners[EAST].lives == 1


@pytest.mark.parametrize(
    "tape", [[], [Roll("5.1 shot", (6,), (6,)), Roll("5.1 shot", (6,), (6,))], [Roll("other", (6,), (6,))]]
)
def test_a_replay_with_other_dice_is_a_mismatch_and_changes_nothing(tape):
    bus = to_shoot()
    before = bus.state
    with pytest.raises(ReplayMismatch):
        bus.replay(Shoot(player=WEST), tape)
    assert bus.state is before


# --- subscribers


def test_subscribers_hear_of_every_change_in_order_until_they_leave():
    bus, heard = fresh(), []
    leave = bus.subscribe(lambda change: heard.append(("first", change.cause)))
    bus.subscribe(lambda change: heard.append(("second", change.cause)))
    give(bus, Plot(player=WEST, speed=1))
    bus.undo(WEST)
    leave()
    leave()
    bus.redo()
    assert heard == [
        ("first", Cause.EXECUTE),
        ("second", Cause.EXECUTE),
        ("first", Cause.UNDO),
        ("second", Cause.UNDO),
        ("second", Cause.REDO),
    ]


def test_a_change_carries_the_step_and_the_state_after_it():
    bus, heard = fresh(), []
    bus.subscribe(heard.append)
    give(bus, Plot(player=WEST, speed=1))
    assert heard[0].step is bus.journal[-1]
    assert heard[0].state is bus.state
    bus.undo(WEST)
    assert heard[1].state is bus.initial


def test_a_refused_command_is_no_news():
    bus, heard = fresh(), []
    bus.subscribe(heard.append)
    refused(bus, Plot(player=WEST, speed=3))
    assert heard == []


def test_a_failing_subscriber_does_not_keep_the_news_from_the_others():
    bus, heard = fresh(), []

    def fails(_change):
        raise ValueError("boom")

    bus.subscribe(fails)
    bus.subscribe(heard.append)
    bus.subscribe(fails)
    with pytest.raises(ExceptionGroup) as failures:
        bus.execute(Plot(player=WEST, speed=1))
    assert [str(error) for error in failures.value.exceptions] == ["boom", "boom"]
    assert len(heard) == 1
    assert bus.seq == 1


@pytest.mark.parametrize(
    "act",
    [
        lambda bus: bus.execute(Plot(player=WEST, speed=2)),
        lambda bus: bus.undo(WEST),
        lambda bus: bus.redo(),
        lambda bus: bus.replay(Plot(player=WEST, speed=2), []),
    ],
)
def test_a_subscriber_may_not_change_the_game(act):
    bus = fresh()
    bus.subscribe(lambda _change: act(bus))
    with pytest.raises(ExceptionGroup) as failures:
        bus.execute(Plot(player=WEST, speed=1))
    assert isinstance(failures.value.exceptions[0], RuntimeError)
    assert bus.seq == 1


def test_a_rule_set_that_fails_leaves_the_bus_usable():
    class Broken(Toy):
        def apply(self, state, command, dice):
            if isinstance(command, Lay):
                raise ZeroDivisionError
            return super().apply(state, command, dice)

    bus = fresh(rules=Broken())
    with pytest.raises(ZeroDivisionError):
        bus.execute(Lay(player=WEST, cell=1))
    give(bus, Plot(player=WEST, speed=1))


def test_a_decision_comes_before_everything_else():
    bus = to_move(apart=1)
    give(bus, Move(player=WEST, steps=1))
    assert [d.owner for d in bus.state.pending] == [EAST]
    assert refused(bus, Hold(player=WEST))
    give(bus, Retreat(player=EAST, step=1))
    assert bus.state.pending == ()


def test_a_view_is_made_once_for_each_state_and_player():
    bus = to_move()
    first = bus.view(WEST)
    assert bus.view(WEST) is first
    assert bus.view(EAST) is not first
    assert bus.view(EAST).viewer == EAST
    give(bus, Move(player=WEST, steps=1))
    assert bus.view(WEST) is not first
    assert bus.view(WEST) == bus.ruleset.view_for(bus.state, WEST)
    bus.undo(WEST)
    assert bus.view(WEST) == first
