"""What a table ends by force: a question, a step or a phase; recorded, taken back, saved, no secret told."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from engine.core import force, table
from engine.core.bus import CommandBus, Executed, Overrule, Rejected, UndoPolicy
from engine.core.dice import RecordingDice, scripted
from engine.core.force import FORCE, ForcedEnd, ForceEnd, Neutral
from engine.core.order_seal import order_seals
from engine.core.rulebook import RuleBook
from engine.core.ruleset import Resolution
from engine.core.save import dump, loads
from engine.core.session import Session
from engine.core.state import Enforcement, Outcome
from engine.core.table import SetEnforcement
from tests.helpers.toy import (
    EAST,
    MOVE,
    PHASES,
    PLOT,
    SHOOT,
    WEST,
    Commit,
    Hold,
    Lay,
    Move,
    Plot,
    Toy,
    ToyState,
    nothing,
    rulesets,
)
from tests.helpers.toy_battles import open_strip, seats
from tests.helpers.toy_games import clear, fresh, to_move, to_shoot

if TYPE_CHECKING:
    from engine.core.command import Command

WHY = Overrule(reason="nobody could go on", agreed="both")
PHASE, STEP = ForceEnd(player=WEST), ForceEnd(player=WEST, what="step")


def loose(bus: CommandBus[ToyState], **changes) -> CommandBus[ToyState]:
    """The same position at a table that plays as adviser."""
    state = replace(bus.state, enforcement=Enforcement.ADVISER, **changes)
    return CommandBus(Toy(), state, seed=5, policy=UndoPolicy.OPEN)


def forced(bus: CommandBus[ToyState], command: ForceEnd = PHASE) -> ToyState:
    done = bus.execute(command, WHY)
    assert isinstance(done, Executed)
    return bus.state


def plotted(player, speed=2) -> tuple[Command, ...]:
    return Plot(player=player, speed=speed), Commit(player=player)


def a_game(*commands: Command, policy: UndoPolicy = UndoPolicy.OPEN):
    game = open_strip(policy=policy)
    game.bus.execute(SetEnforcement(player=WEST, level=Enforcement.ADVISER, agreed="both"))
    for command in commands:
        assert isinstance(game.bus.execute(command), Executed)
    return game


def test_a_referee_refuses_it_with_its_rule():
    bus = fresh()
    done = bus.execute(PHASE)
    assert isinstance(done, Rejected)
    (violation,) = done.violations
    assert (violation.rule, violation.overridable) == (FORCE, True)
    assert violation.message == (
        "The table waits for west and east, not for an end by force. "
        "Runners without a committed speed stand still."
    )
    assert table.rule_text(FORCE).title == "Ended by force"


@pytest.mark.parametrize("level", [Enforcement.ADVISER, Enforcement.FREE])
def test_a_table_without_a_referee_does_it_and_the_ledger_says_why_and_who_agreed(level):
    game = a_game(SetEnforcement(player=WEST, level=Enforcement.FREE, agreed="both"))
    if level is Enforcement.ADVISER:
        game.bus.execute(SetEnforcement(player=WEST, level=level, agreed="both"))
    west, east = seats(game)
    assert west.give(PHASE, WHY) == ()
    for seat in (west, east):
        ruling = seat.rulings()[-1]
        assert [v.rule for v in ruling.violations] == [FORCE]
        assert (ruling.reason, ruling.agreed) == (WHY.reason, WHY.agreed)
    told = east.log()[-1].events[1]
    assert isinstance(told, ForcedEnd)
    assert (told.phase, told.sides) == (PLOT, (WEST, EAST))
    assert told.text.startswith("By force the table goes on from Plot, where it waited for west and east.")


def test_who_has_not_committed_has_chosen_nothing_and_who_has_flies_as_he_wrote():
    bus = loose(fresh())
    for command in (*plotted(EAST), Plot(player=WEST, speed=1)):
        bus.execute(command)
    state = forced(bus)
    assert (state.phase, state.active) == (MOVE, (EAST,))
    assert (state.runners[WEST].speed, state.runners[EAST].speed) == (0, 2)


def test_orders_that_were_not_committed_are_not_learnt_by_anybody_else():
    views, logs = [], []
    for written in (
        (),
        (Plot(player=EAST, speed=1),),
        (Plot(player=EAST, speed=2), Lay(player=EAST, cell=6)),
    ):
        bus = loose(fresh())
        for command in (*plotted(WEST), *written):
            bus.execute(command)
        forced(bus)
        views.append(replace(bus.view(WEST), offers=()))
        logs.append([e.text for e in bus.journal[-1].events if e.seen_by is None or WEST in e.seen_by])
    assert views[0] == views[1] == views[2]
    assert logs[0] == logs[1] == logs[2]


def test_a_question_is_answered_and_the_step_goes_on():
    bus = loose(to_move(apart=1, enemy_mine=None))
    bus.execute(Move(player=WEST, steps=1))
    (asked,) = bus.state.pending
    assert asked.owner == EAST
    told = bus.check(STEP)[0].message
    assert told == "The table waits for east, not for an end by force. The runner gives way."
    state = forced(bus, STEP)
    assert (state.pending, state.phase, state.active) == ((), MOVE, (EAST,))


def test_a_whole_phase_takes_the_question_and_all_that_follows_with_it():
    bus = loose(to_move(apart=1))
    bus.execute(Move(player=WEST, steps=1))
    assert bus.check(PHASE)[0].message.endswith("The runner gives way. Who has not run stays where it is.")
    state = forced(bus)
    assert (state.pending, state.phase) == ((), SHOOT)


def test_a_step_is_the_part_of_the_side_that_is_waited_for():
    bus = loose(to_shoot())
    state = forced(bus, STEP)
    assert (state.phase, state.active) == (SHOOT, (EAST,))


def test_a_step_in_which_several_write_ends_for_all_of_them():
    assert forced(loose(fresh()), STEP).phase == MOVE


def test_a_position_in_which_nobody_is_waited_for_goes_on():
    bus = loose(to_shoot(), active=())
    assert "waits for nobody" in bus.check(PHASE)[0].message
    state = forced(bus)
    assert state.active


def test_a_game_that_is_over_is_not_stuck_and_strangers_ask_for_nothing():
    over = loose(fresh(), outcome=Outcome(winner=WEST, reason="It is over."))
    (found,) = over.check(PHASE)
    assert (found.message, found.overridable) == ("The game is over: It is over.", False)
    (found,) = loose(fresh()).check(ForceEnd(player="nobody"))
    assert (found.message, found.overridable) == ("nobody has no seat at this table.", False)


def test_it_can_end_the_game():
    bus = loose(to_shoot(), turn=8)
    state = forced(bus)
    assert state.outcome is not None


def test_it_is_taken_back_and_done_again_like_any_command():
    bus = loose(fresh())
    bus.execute(Plot(player=EAST, speed=2))
    before = bus.state
    after = forced(bus)
    bus.undo(WEST)
    assert bus.state == before
    bus.redo()
    assert bus.state == after


def test_it_is_saved_and_read_back_with_its_ruling():
    game = a_game(*plotted(EAST), Plot(player=WEST, speed=1))
    game.bus.execute(PHASE, WHY)
    again = loads(dump(game.header, game.bus), rulesets).bus
    assert list(again.journal) == list(game.bus.journal)
    assert again.journal[-1].overrule == WHY


def test_a_seal_of_committed_orders_fits_after_a_forced_end_and_the_others_have_none():
    game = a_game(*plotted(WEST), Plot(player=EAST, speed=2))
    (before,) = order_seals(game)
    game.bus.execute(PHASE, WHY)
    (after,) = order_seals(game)
    assert (after.player, after.text, after.opened) == (WEST, before.text, True)


def test_a_part_tells_one_step_of_a_phase_from_the_next():
    book: RuleBook[ToyState] = RuleBook("toy of parts")

    def carried_out(state: ToyState, command: Command, _dice) -> Resolution[ToyState]:
        assert isinstance(command, Hold)
        return Resolution(state=replace(state, foggy=True))

    neutral = Neutral(
        phases=PHASES,
        questions={},
        choose=nothing,
        carry_out=carried_out,
        part=lambda state: state.foggy,
    )
    force.install(book, neutral)
    start = to_shoot().state
    done = book.apply(start, STEP, RecordingDice(scripted(())))
    assert (done.state.foggy, done.state.active) == (True, start.active)


def test_an_end_that_never_comes_is_a_fault_of_the_rule_set(monkeypatch):
    monkeypatch.setattr(force, "_MOST", 3)
    book: RuleBook[ToyState] = RuleBook("toy without an end")

    def still(state: ToyState, _command: Command, _dice) -> Resolution[ToyState]:
        return Resolution(state=state)

    force.install(book, Neutral(phases=PHASES, questions={}, choose=nothing, carry_out=still))
    with pytest.raises(RuntimeError, match="does not come to an end, not even by force"):
        book.apply(clear(), PHASE, RecordingDice(scripted(())))


def test_a_seat_gives_it_and_the_other_reads_it():
    game = a_game()
    east = Session(game, EAST)
    assert Session(game, WEST).give(PHASE, WHY) == ()
    assert any(isinstance(event, ForcedEnd) for event in east.log()[-1].events)
