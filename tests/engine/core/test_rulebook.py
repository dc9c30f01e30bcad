"""The rule book: stages, inheritance, resolvers, and the register of rule ids."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.core.command import Command, TableCommand
from engine.core.dice import NoDice
from engine.core.ids import PhaseId, PlayerId, RuleId
from engine.core.rulebook import RuleBook, Stage
from engine.core.ruleset import Resolution
from engine.core.state import GameState
from engine.core.violation import Severity, Violation

P = PlayerId("p")
STATE = GameState(players=(P,), turn=1, phase=PhaseId("x"), active=(P,))


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk(Command):
    steps: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Run(Walk):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Knock(TableCommand):
    pass


def book_of(*found: tuple[Stage, Severity], kind: type[Command] = Walk) -> RuleBook[GameState]:
    """A book whose n-th check yields one violation of rule n."""
    book: RuleBook[GameState] = RuleBook("toy")
    for number, (stage, severity) in enumerate(found, 1):
        rule = book.rule(str(number))

        def check(_state, _command, rule=rule, severity=severity):
            yield Violation(rule, "No.", severity=severity)

        book.check(kind, stage=stage)(check)
    return book


def numbers(book: RuleBook[GameState], command: Command) -> list[str]:
    return [violation.rule for violation in book.violations(STATE, command)]


def test_a_rule_number_becomes_an_id_with_the_slug_and_is_entered():
    book: RuleBook[GameState] = RuleBook("toy")
    assert book.rule("C2.31") == "toy/C2.31"
    assert book.rules == {"toy/C2.31"}


def test_all_violations_of_the_first_failing_stage_are_named_and_none_of_later_ones():
    illegal = Severity.ILLEGAL
    book = book_of((Stage.RULE, illegal), (Stage.TURN, illegal), (Stage.RULE, illegal), (Stage.TURN, illegal))
    assert numbers(book, Walk(player=P)) == ["toy/2", "toy/4"]


def test_warnings_of_earlier_stages_do_not_stop_later_ones():
    book = book_of((Stage.FORM, Severity.WARNING), (Stage.RULE, Severity.ILLEGAL))
    assert numbers(book, Walk(player=P)) == ["toy/1", "toy/2"]


@pytest.mark.parametrize(
    ("stage", "overridable"), [(Stage.FORM, False), (Stage.TURN, False), (Stage.RULE, True)]
)
def test_only_rules_can_be_waved_through_not_form_and_not_turn(stage, overridable):
    book = book_of((stage, Severity.ILLEGAL), (Stage.FORM, Severity.WARNING))
    by_rule = {v.rule: v.overridable for v in book.violations(STATE, Walk(player=P))}
    assert by_rule == {"toy/1": overridable, "toy/2": True}


def test_a_check_of_a_base_command_binds_the_commands_derived_from_it():
    book = book_of((Stage.RULE, Severity.ILLEGAL))
    assert numbers(book, Run(player=P)) == ["toy/1"]


def test_a_check_of_all_commands_does_not_bind_the_table():
    book = book_of((Stage.RULE, Severity.ILLEGAL), kind=Command)
    assert numbers(book, Walk(player=P)) == ["toy/1"]
    assert numbers(book, Knock(player=P)) == []


def test_a_check_registered_later_counts_too():
    book = book_of()
    assert numbers(book, Walk(player=P)) == []
    book.check(Walk)(lambda _state, _command: [Violation(RuleId("toy/9"), "No.")])
    assert numbers(book, Walk(player=P)) == ["toy/9"]


def test_a_command_is_carried_out_by_its_own_resolver():
    book = book_of()
    book.resolve(Walk)(lambda state, _command, _dice: Resolution(state=state, reveals=True))
    assert book.apply(STATE, Walk(player=P), NoDice()) == Resolution(state=STATE, reveals=True)
    assert book.kinds() == (Walk,)


def test_a_command_without_a_resolver_cannot_be_carried_out():
    with pytest.raises(LookupError):
        book_of().apply(STATE, Walk(player=P), NoDice())


def test_a_second_resolver_of_a_command_is_a_mistake():
    book = book_of()
    book.resolve(Walk)(lambda state, _command, _dice: Resolution(state=state))
    with pytest.raises(ValueError, match="Walk"):
        book.resolve(Walk)(lambda state, _command, _dice: Resolution(state=state))


def test_ids_without_a_text_are_told():
    book = book_of((Stage.RULE, Severity.ILLEGAL), (Stage.RULE, Severity.ILLEGAL))
    assert book.unknown({RuleId("toy/2"), RuleId("toy/3")}) == ("toy/1",)


def test_a_violation_reads_as_its_sentence_with_the_number():
    assert str(Violation(RuleId("sits/B2.24"), "No.")) == "No. [B2.24]"
    assert str(Violation(RuleId("loose"), "No.")) == "No. [loose]"
