"""The board's presenter: gestures become commands, refusals become words, the board is told in text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.command import Gesture
from engine.core.ids import PieceId
from engine.core.state import Enforcement
from engine.core.violation import Severity, Violation
from gui.presenters.board import NO_COMMAND, BoardPresenter, attitude_words
from gui.presenters.hexes import cell_name, signed, step_name
from tests.helpers.board_tables import GREEN, FakeSession, cell, fight, marker, ship, table

FAR = Violation("sits/D2.12", "Star starts within 5 hexes of its corner, not 7.")
ODD = Violation("sits/B3.23", "Half of 3 hexes is rounded up.", severity=Severity.WARNING)


class FakeScreen:
    """Remembers what it was asked to show."""

    def __init__(self):
        self.viewpoint = "A"
        self.calls = []
        self.ghosts, self.legal, self.reason = (), None, ""
        self.refusals = []

    def show_table(self, view):
        self.calls.append("show_table")

    def select(self, piece):
        self.calls.append(("select", piece))

    def target(self, piece):
        self.calls.append(("target", piece))

    def overlay(self, ghosts, courses):
        self.calls.append("overlay")

    def show_ghost(self, counters, legal, reason):
        self.ghosts, self.legal, self.reason = counters, legal, reason

    def clear_ghost(self):
        self.ghosts = ()

    def show_refusal(self, reason):
        self.refusals.append(reason)

    def highlight(self, cells):
        self.calls.append(("highlight", tuple(cells)))


class FakeListener:
    def __init__(self):
        self.heard = []

    def piece_selected(self, piece):
        self.heard.append(("selected", piece))

    def piece_targeted(self, piece):
        self.heard.append(("targeted", piece))

    def piece_opened(self, piece):
        self.heard.append(("opened", piece))

    def move_refused(self, violations):
        self.heard.append(("refused", violations))


STAR = ship("star", GREEN, "ca", (3, 4), label="1", facing=2, level=5, movable=True)


def made(*violations, counters=(STAR,), **more):
    session = FakeSession(violations)
    screen, listener = FakeScreen(), FakeListener()
    presenter = BoardPresenter(screen, session, listener=listener, **more)
    presenter.show(table(*counters))
    return presenter, screen, session, listener


def held(at=(5, 5), level=5, facing=2):
    return Gesture(
        by=GREEN,
        piece=STAR.id,
        map="space",
        cell=None if at is None else cell(*at),
        level=level,
        facing=facing,
    )


def test_the_first_view_is_shown_from_the_viewers_side():
    presenter, screen, *_ = made()
    presenter.show(table(STAR, viewer="red"))
    assert screen.viewpoint == "D"


def test_a_legal_place_shows_a_legal_ghost_without_a_reason():
    presenter, screen, *_ = made()
    presenter.gesture_moved(held())
    assert screen.ghosts == (replace(STAR, cell=cell(5, 5)),)
    assert screen.legal is True
    assert screen.reason == ""


def test_an_illegal_place_shows_message_and_rule():
    presenter, screen, *_ = made(FAR)
    presenter.gesture_moved(held())
    assert screen.legal is False
    assert screen.reason == "Star starts within 5 hexes of its corner, not 7. [D2.12]"


def test_a_warning_leaves_the_ghost_legal():
    presenter, screen, *_ = made(ODD)
    presenter.gesture_moved(held())
    assert screen.legal is True
    assert screen.reason.endswith("[B3.23]")


def test_the_adviser_says_that_the_move_will_be_done_and_noted():
    presenter, screen, *_ = made(FAR)
    presenter.show(table(STAR, enforcement=Enforcement.ADVISER))
    presenter.gesture_moved(held())
    assert "noted in the log" in screen.reason


def test_the_session_is_asked_once_for_each_place():
    presenter, _, session, _ = made()
    for _ in range(3):
        presenter.gesture_moved(held())
    presenter.gesture_moved(held(level=6))
    assert len(session.proposed) == 2
    assert len(session.peeked) == 2


def test_the_ghosts_are_the_counters_that_the_peek_changed():
    moved = replace(STAR, cell=cell(5, 5))
    eot = marker("eot", moved, (7, 5), 6)
    presenter, screen, session, _ = made()
    session.view = table(moved, eot)
    presenter.gesture_moved(held())
    assert {ghost.id for ghost in screen.ghosts} == {STAR.id, eot.id}


def test_a_place_that_no_command_stands_for_is_not_legal():
    presenter, screen, session, _ = made()
    session.understands = False
    presenter.gesture_moved(held())
    assert (screen.legal, screen.reason) == (False, NO_COMMAND)


def test_a_drop_gives_one_command():
    presenter, screen, session, _ = made()
    presenter.gesture_moved(held())
    assert presenter.gesture_dropped(held()) == ()
    assert len(session.given) == 1
    assert screen.ghosts == ()


def test_a_drop_where_the_counter_stood_gives_no_command():
    presenter, _, session, _ = made()
    presenter.gesture_dropped(held(at=(3, 4)))
    assert session.given == []


def test_a_turn_on_the_spot_is_a_command():
    presenter, _, session, _ = made()
    presenter.gesture_dropped(held(at=(3, 4), facing=3))
    assert len(session.given) == 1


def test_a_refused_drop_is_told_at_the_pointer_and_to_the_window():
    presenter, screen, _, listener = made(FAR)
    assert presenter.gesture_dropped(held()) == (FAR,)
    assert screen.refusals == ["Star starts within 5 hexes of its corner, not 7. [D2.12]"]
    assert listener.heard == [("refused", (FAR,))]


def test_a_warning_is_asked_about_before_the_command_is_given():
    asked = []
    presenter, _, session, _ = made(ODD, ask=lambda violations: bool(asked.append(violations)))
    presenter.gesture_dropped(held())
    assert asked == [(ODD,)]
    assert session.given == []


def test_a_cancelled_gesture_gives_nothing():
    presenter, screen, session, _ = made()
    presenter.gesture_moved(held())
    presenter.gesture_cancelled()
    assert (screen.ghosts, session.given) == ((), [])


def test_a_level_nudge_is_one_command_on_the_spot():
    presenter, _, session, _ = made()
    presenter.level_nudged(STAR.id, -1)
    assert [gesture.level for gesture in session.proposed] == [4]
    assert [gesture.cell for gesture in session.proposed] == [STAR.cell]
    assert len(session.given) == 1


def test_a_click_on_a_marker_selects_its_ship():
    eot = marker("eot", STAR, (7, 5), 6)
    presenter, _, _, listener = made(counters=(STAR, eot))
    presenter.piece_clicked(eot.id)
    assert presenter.selected == STAR.id
    assert listener.heard == [("selected", STAR.id)]


def test_aiming_twice_at_the_same_ship_lets_it_go():
    presenter, *_ = made()
    presenter.piece_clicked(STAR.id, aims=True)
    assert presenter.targeted == STAR.id
    presenter.piece_clicked(STAR.id, aims=True)
    assert presenter.targeted is None


def test_a_selected_ship_that_leaves_the_table_is_let_go():
    presenter, *_ = made()
    presenter.choose(STAR.id)
    presenter.show(table())
    assert presenter.selected is None


def test_selecting_from_another_view_does_not_echo_back():
    presenter, screen, _, listener = made()
    presenter.select(STAR.id)
    assert ("select", STAR.id) in screen.calls
    assert listener.heard == []


def test_the_measure_names_hexes_directions_and_levels():
    presenter, *_ = made(counters=(STAR, ship("red", "red", "dd", (6, 4), level=2)))
    words = presenter.measure(cell(3, 4), cell(6, 4))
    assert words == "3 hexes, 1B 2C, 3 levels down"


def test_the_words_of_a_measure_can_come_from_the_session():
    presenter, *_ = made(measurer=lambda a, low, b, high: f"{a} {low} {b} {high}")
    assert presenter.measure(cell(3, 4), cell(3, 5)) == f"{cell(3, 4)} 5 {cell(3, 5)} 5"


def test_the_text_twin_names_place_level_attitude_and_markers():
    eot = marker("eot", STAR, (7, 5), 6)
    presenter, *_ = made(counters=(replace(STAR, pitch=-1, roll=9), eot, ship("late", GREEN, "dd", None)))
    presenter.select(STAR.id)
    lines = presenter.text_twin()
    assert lines[0] == "Turn 3. Plot your ships."
    assert lines[1] == "Manticore: 2 ships."
    assert lines[2] == "Late: in the tray, not placed."
    assert lines[3] == (
        "Star (1): hex 03/04, level +5, facing B, nose down 30°, rolled 90° to port, "
        "end of turn marker at hex 07/05, level +6, selected."
    )


def test_the_text_twin_is_empty_before_the_first_view():
    assert BoardPresenter(FakeScreen()).text_twin() == ()


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"facing": 1}, "facing A/B"),
        ({"facing": 11, "roll": 6}, "facing F/A, inverted"),
        ({"facing": None, "pitch": 3}, "nose up 90°"),
        ({"facing": 0, "roll": 2}, "facing A, rolled 60° to starboard"),
        ({"face_down": True}, "face down"),
    ],
)
def test_attitudes_in_words(more, words):
    assert attitude_words(ship("s", GREEN, "ca", (1, 1), **more)) == words


def test_cells_are_counted_in_columns_and_rows_from_the_first_hex():
    assert cell_name("0,0") == "01/01"
    assert cell_name(cell(20, 3)) == "20/03"
    assert cell_name(None) == "off the map"


def test_levels_carry_their_sign_and_facings_their_letters():
    assert [signed(level) for level in (3, 0, -2)] == ["+3", "0", "−2"]
    assert [step_name(facing) for facing in (0, 3, 11, None)] == ["A", "B/C", "F/A", "—"]


def test_every_counter_of_a_table_is_described():
    view, _ = fight()
    presenter = BoardPresenter(FakeScreen())
    presenter.show(view)
    for counter in view.counters:
        if counter.kind == "piece":
            assert any(line.startswith(counter.title) for line in presenter.text_twin()), PieceId(counter.id)


def test_a_hex_is_told_with_all_that_stands_in_it():
    presenter, *_ = made(counters=(STAR, marker("eot", STAR, (3, 4), 5)))
    words = presenter.describe_cell(cell(3, 4))
    assert words.startswith("Hex 03/04: Star (1): hex 03/04, level +5")
    assert words.endswith("end of turn marker.")
    assert presenter.describe_cell(cell(1, 1)) == "Hex 01/01: empty."
