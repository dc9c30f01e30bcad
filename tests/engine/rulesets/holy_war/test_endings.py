"""How the game ends: the seams, seven turns, playing on, and the Amtik rolls."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.dice import RecordingDice, scripted
from engine.core.ids import PieceId
from engine.rulesets.holy_war import extended, victory
from engine.rulesets.holy_war.commands import PlayOn, Proceed
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.phases import ACTIVATION, EXTENSION, TURN_END
from tests.helpers.holy_war import HOLY_BAND, SUNTHROWERS, broken, do, moving, place, started, texts

DAR_RE, DAR_PESH = "C02/4", "C16/4"


def with_star(state, level, star="star of Y-Tal"):
    return state.with_star(replace(state.stars[PieceId(star)], level=level))


def holding(*counters, seam=DAR_RE):
    """Holy Band movement begins, with a star in a seam."""
    return moving(with_star(place(started(), seam, *counters), seam), HOLY_BAND)


def ended(turn, *dice, state=None):
    """The end of a turn."""
    state = replace(state or started(), turn=turn, phase=TURN_END, active=(), pending=(), sealed={})
    return extended.turn_ended(state, RecordingDice(scripted(*((die,) for die in dice))))


def rolled(*dice, state=None):
    """Amtik rolls from the end of turn 8 on, until the game is over."""
    state = replace(state or started(), extended=True)
    for turn, die in enumerate(dice, start=8):
        state = ended(turn, die, state=state).state
        if state.outcome is not None:
            break
    return state


# --- the seams


@pytest.mark.rule("holy-war/V.sunthrower", "holy-war/XII.PS.victory")
def test_a_star_and_a_pressorship_in_a_seam_through_the_holy_band_part_win():
    done = victory.declared(holding("S.PS-1"))
    assert done.state.outcome is not None
    assert done.state.outcome.winner == SUNTHROWERS
    for lacking in (holding("S.R-1"), moving(place(started(), DAR_RE, "S.PS-1"), HOLY_BAND)):
        assert victory.declared(lacking).state.outcome is None


@pytest.mark.rule("holy-war/V.sunthrower", "holy-war/XII.PS.victory")
def test_a_pressorship_lost_in_between_spoils_it_even_if_another_comes():
    state = victory.kept_watch(holding("S.PS-1").without(PieceId("S.PS-1")))
    assert victory.declared(place(state, DAR_RE, "S.PS-2")).state.outcome is None
    stays = victory.kept_watch(holding("S.PS-1", "S.PS-2").without(PieceId("S.PS-1")))
    assert victory.declared(stays).state.outcome is not None


@pytest.mark.rule("holy-war/V.sunthrower")
def test_what_comes_to_the_seam_during_the_holy_band_part_does_not_win():
    state = place(moving(with_star(started(), DAR_RE), HOLY_BAND), DAR_RE, "S.PS-1")
    assert victory.declared(state).state.outcome is None


@pytest.mark.rule("holy-war/V.seams-decide", "holy-war/II.seams")
def test_either_seam_will_do_and_no_other_level():
    for seam in (DAR_RE, DAR_PESH):
        assert victory.declared(holding("S.PS-1", seam=seam)).state.outcome is not None
    assert victory.declared(holding("S.PS-1", seam="C09/3")).state.outcome is None


def test_the_winning_star_and_pressorship_are_shown():
    done = victory.declared(holding("S.PS-1")).state
    seen = as_seen_by(done, HOLY_BAND)
    assert "PS" in [unit.code for unit in seen.units_in(DAR_RE)]
    assert seen.stars[PieceId("star of Y-Tal")].level == DAR_RE


def test_the_end_of_holy_band_movement_can_not_be_previewed_by_its_side():
    state = holding("S.R-1")
    assert do(state, Proceed(player=HOLY_BAND)).reveals


# --- seven turns


@pytest.mark.rule("holy-war/IV.minimum-turns")
def test_a_turn_before_the_seventh_ends_without_a_question():
    for turn in range(1, 7):
        done = ended(turn).state
        assert (done.outcome, done.pending) == (None, ())


@pytest.mark.rule("holy-war/V.hb-minor")
def test_seven_turns_without_a_sunthrower_victory_are_a_minor_victory():
    state = ended(7).state
    assert [(d.owner, d.kind) for d in state.pending] == [(HOLY_BAND, EXTENSION)]
    over = do(state, PlayOn(player=HOLY_BAND, on=False)).state
    assert over.outcome is not None
    assert (over.outcome.winner, over.outcome.rule) == (HOLY_BAND, "holy-war/V.hb-minor")


@pytest.mark.rule("holy-war/V.hb-extend")
def test_the_holy_band_alone_decides_to_play_on():
    state = ended(7).state
    assert broken(state, PlayOn(player=SUNTHROWERS, on=False)) == ["IV.sequence"]
    done = do(state, PlayOn(player=HOLY_BAND, on=True)).state
    assert (done.extended, done.turn, done.phase) == (True, 8, ACTIVATION)
    assert broken(started(), PlayOn(player=HOLY_BAND, on=True)) == ["IV.sequence"]


def test_without_the_extension_the_game_ends_after_turn_seven():
    over = ended(7, state=started(extension="never")).state
    assert over.outcome is not None
    assert over.outcome.rule == "holy-war/V.hb-minor"


# --- Amtik


@pytest.mark.rule("holy-war/V.amtik-roll")
def test_amtik_rolls_from_turn_eight_on_and_every_result_is_kept():
    assert ended(7).state.amtik == ()
    assert rolled(3, 5, 1).amtik == (3, 5, 1)
    for sixth in range(1, 7):
        longest = rolled(1, 2, 3, 4, 5, 6, sixth)
        assert longest.outcome is not None
        assert longest.turn == 14


@pytest.mark.rule("holy-war/V.amtik-repeat", "holy-war/V.minor-stands")
def test_a_repeated_number_switches_the_universe_off_and_the_minor_victory_stands():
    state = rolled(3, 5, 3)
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == (HOLY_BAND, "holy-war/V.amtik-repeat")
    assert "minor victory" in state.outcome.reason
    assert rolled(3, 5).outcome is None


@pytest.mark.rule("holy-war/V.amtik-contact", "holy-war/XII.EP.contact")
@pytest.mark.parametrize("seam", [DAR_RE, DAR_PESH])
def test_a_six_with_an_emissary_in_a_seam_is_a_major_victory(seam):
    state = rolled(2, 6, state=place(started(), seam, "H.EP-1"))
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == (HOLY_BAND, "holy-war/V.amtik-contact")
    assert "major victory" in state.outcome.reason
    assert "EP" in [unit.code for unit in as_seen_by(state, SUNTHROWERS).units_in(seam)]
    assert rolled(2, 5, state=place(started(), seam, "H.EP-1")).outcome is None
    assert rolled(2, 6, state=place(started(), "C02/3", "H.EP-1")).outcome is None


@pytest.mark.rule("holy-war/V.amtik-six-alone")
def test_a_first_six_without_an_emissary_does_nothing_and_a_second_ends_it():
    once = rolled(6)
    assert (once.outcome, once.amtik) == (None, (6,))
    twice = rolled(6, 6)
    assert twice.outcome is not None
    assert twice.outcome.rule == "holy-war/V.amtik-repeat"


@pytest.mark.rule("holy-war/V.amtik-contact")
def test_contact_comes_before_a_second_six():
    state = place(rolled(6), DAR_RE, "H.EP-1")
    state = ended(9, 6, state=state).state
    assert state.outcome is not None
    assert state.outcome.rule == "holy-war/V.amtik-contact"


@pytest.mark.rule("holy-war/XII.JS.jam")
def test_a_jammed_emissary_makes_no_contact_and_the_jammerswarm_is_shown():
    state = place(place(started(), DAR_RE, "H.EP-1"), "C02/3", "S.JS-1")
    done = ended(8, 6, state=replace(state, extended=True))
    assert done.state.outcome is None
    assert "Jammerswarm" in texts(done.events, HOLY_BAND)
    assert "JS" in [unit.code for unit in as_seen_by(done.state, HOLY_BAND).units_in("C02/3")]


@pytest.mark.rule("holy-war/V.precedence")
def test_a_sunthrower_victory_comes_before_the_end_of_the_turn():
    state = place(holding("S.PS-1"), DAR_PESH, "H.EP-1")
    state = replace(state, turn=9, extended=True, amtik=(1,))
    done = do(state, Proceed(player=HOLY_BAND)).state
    assert done.outcome is not None
    assert done.outcome.winner == SUNTHROWERS
    assert done.amtik == (1,)
    assert set(broken(done, Proceed(player=HOLY_BAND))) == {"IV.sequence"}
