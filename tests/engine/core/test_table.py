"""The table's own command: how strictly the rules are held to."""

from __future__ import annotations

import pytest

from engine.core import table
from engine.core.bus import Executed, Rejected
from engine.core.ids import RuleId
from engine.core.state import Enforcement
from engine.core.table import ENFORCEMENT, EnforcementSet, SetEnforcement
from tests.helpers.toy import EAST, WEST, Toy
from tests.helpers.toy_games import fresh, to_move


def test_a_table_starts_with_a_referee_and_may_agree_to_less():
    bus = fresh()
    assert bus.state.enforcement is Enforcement.REFEREE
    done = bus.execute(SetEnforcement(player=WEST, level=Enforcement.FREE, agreed=" both of us "))
    assert isinstance(done, Executed)
    assert bus.state.enforcement is Enforcement.FREE
    (event,) = done.step.events
    assert isinstance(event, EnforcementSet)
    assert (event.level, event.rule) == (Enforcement.FREE, ENFORCEMENT)
    assert "both of us" in event.text


def test_anybody_may_ask_for_it_whoever_is_to_act():
    bus = to_move()
    assert bus.state.active == (WEST,)
    assert isinstance(
        bus.execute(SetEnforcement(player=EAST, level=Enforcement.ADVISER, agreed="both")), Executed
    )


@pytest.mark.parametrize(
    "command",
    [
        SetEnforcement(player=WEST, level=Enforcement.FREE, agreed="  "),
        SetEnforcement(player="nobody", level=Enforcement.FREE, agreed="both"),
        SetEnforcement(player=WEST, level=Enforcement.FREE, agreed="both \ud83d"),
        SetEnforcement(player=WEST, level=Enforcement.REFEREE, agreed="both"),
    ],
)
def test_it_needs_a_seat_consent_and_a_change(command):
    done = fresh().execute(command)
    assert isinstance(done, Rejected)
    assert [(v.rule, v.overridable) for v in done.violations] == [(ENFORCEMENT, False)]


def test_its_rule_has_a_text_that_no_game_needs_to_know():
    text = table.rule_text(ENFORCEMENT)
    assert text is not None
    assert text.text
    assert Toy().rule_text(ENFORCEMENT) is None
    assert table.rule_text(RuleId("toy/1.1")) is None
