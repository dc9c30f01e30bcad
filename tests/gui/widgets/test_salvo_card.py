"""The salvo card by hand: columns, mounts, missiles, windows, nukes, links, tubes held, what to expect."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from engine.rulesets.sits.combat_commands import Launch
from gui.games.sits.combat.cards_desk import can
from gui.games.sits.combat.cards_view import NUKE
from gui.theme.style import hub
from gui.theme.tokens import Theme
from tests.helpers.fight_seat import Fight
from tests.helpers.sits import GREEN, a_ship


def two(own=None, foe=None, *more, **options):
    return Fight(
        a_ship("Swift", **{"hex": "5,5", **(own or {})}),
        a_ship("Dagger", **{"side": "Red", "hex": "9,5", "forward": "D y", **(foe or {})}),
        *more,
        **options,
    ).to("launch")


@pytest.fixture
def table(qtbot):
    seat = two(own={"canister": {"port": 4, "starboard": 4}}).seat()
    return seat, seat.show(qtbot)


def written(seat, step):
    return seat.desk.column_of(step).written


def middle_of(view, step, row=0):
    return view.cell_box(step, row).center()


def test_a_click_takes_a_column_in_hand(table):
    seat, hand = table
    card = seat.panel.cards.view
    hand.click(card, middle_of(card, "late"))
    assert seat.desk.column == "late"


@pytest.mark.rule("sits/A2.51")
def test_one_click_fills_every_open_column(table):
    seat, hand = table
    hand.click(hand.named("card-fill"))
    assert {s.step for s in seat.desk.salvoes} == {"early", "middle", "late"}
    assert "Filled" in seat.panel.said.text()


def test_a_mount_button_writes_the_column_and_another_one_writes_it_anew(table):
    seat, hand = table
    seat.desk.choose_column("early")
    able = [mount for mount, button in seat.panel.cards.editor.mounts.items() if button.isEnabled()]
    for mount in able:
        hand.click(hand.named(f"mount-{mount}"))
        assert written(seat, "early").mount == mount
        assert hand.named(f"mount-{mount}").isChecked()


@pytest.mark.rule("sits/C2.14.arc")
def test_a_mount_that_can_not_says_why_with_the_rule(table):
    seat, _ = table
    editor = seat.panel.cards.editor
    barred = [button for button in editor.mounts.values() if not button.isEnabled()]
    assert barred
    assert all("[C2" in button.toolTip() for button in barred)
    assert "C2.14.arc" in editor.reason.text()


@pytest.mark.rule("sits/C2.13")
def test_missiles_are_counted_by_buttons_by_typing_and_not_beyond_the_launchers(table):
    seat, hand = table
    hand.click(hand.named("card-fill"))
    step = seat.desk.column
    most = written(seat, step).missiles
    stepper = seat.panel.cards.editor.missiles
    hand.click(stepper.less)
    assert written(seat, step).missiles == most - 1
    hand.click(stepper.more)
    assert written(seat, step).missiles == most
    assert not stepper.more.isEnabled()
    hand.click(stepper.field)
    hand.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    hand.type("2")
    hand.key(Qt.Key.Key_Return)
    assert written(seat, step).missiles == 2


@pytest.mark.rule("sits/C2.152")
def test_a_click_into_the_circle_arms_nukes_and_another_disarms_them(table):
    seat, hand = table
    hand.click(hand.named("card-fill"))
    card = seat.panel.cards.view
    row = card.sheet.rows.index(NUKE)
    for armed in (True, False):
        hand.click(card, middle_of(card, "middle", row))
        assert written(seat, "middle").nuke is armed


def test_a_column_is_torn_up(table):
    seat, hand = table
    hand.click(hand.named("card-fill"))
    hand.click(hand.named("card-tear"))
    assert written(seat, seat.desk.column) is None
    assert not hand.named("card-tear").isEnabled()


@pytest.mark.rule("sits/C2.121")
def test_a_column_out_of_reach_is_crossed_out_and_says_why(qtbot):
    seat = two(foe={"hex": "21,3"}).seat()
    hand = seat.show(qtbot)
    card = seat.panel.cards.view
    out = [c for c in card.sheet.columns if c.state == "out"]
    assert out
    hand.click(card, middle_of(card, out[0].step))
    assert "C2.121" in seat.panel.cards.editor.reason.text()
    assert "C2.121" in out[0].tip
    assert not seat.panel.cards.editor.missiles.isVisible()


@pytest.mark.rule("sits/C1.15b")
def test_the_attacker_chooses_among_the_windows_that_are_valid(qtbot):
    seat = two(foe={"hex": "5,5"}, stacking="unlimited").seat()
    hand = seat.show(qtbot)
    step, option = next(
        (c.step, o) for c in seat.desk.card.columns for o in c.options if len(o.windows) > 1 and can(o)
    )
    seat.desk.choose_column(step)
    hand.click(hand.named(f"mount-{option.mount}"))
    windows = seat.desk.option(step).windows
    choice = hand.named("card-window")
    assert [choice.itemData(n) for n in range(choice.count())] == list(windows)
    choice.activated.emit(1)
    assert written(seat, step).window == windows[1]
    seat.panel.cards.view.setFocus()
    hand.key(Qt.Key.Key_W)
    assert written(seat, step).window == windows[2 % len(windows)]


@pytest.mark.rule("sits/C4.151")
def test_tubes_are_held_for_canister(table):
    seat, hand = table
    hand.click(hand.named("card-fill"))
    step, mount = seat.desk.column, written(seat, seat.desk.column).mount
    hand.click(seat.panel.cards.editor.missiles.less)
    hand.click(seat.panel.cards.editor.hold.more)
    assert seat.desk.column_of(step).holds[mount] == 1
    column = next(c for c in seat.panel.cards.view.sheet.columns if c.step == step)
    assert any(cell.startswith("1 ") for cell in column.cells)


@pytest.mark.rule("sits/C2.17")
def test_a_linked_set_is_started_and_a_friend_joins_it(qtbot):
    fight = two(None, None, a_ship("Swallow", hex="5,6"))
    seat = fight.seat()
    seat.show(qtbot)
    seat.select("swift", "dagger")
    seat.desk.choose_column("early")
    link = seat.panel.cards.editor.link
    start = next(n for n in range(link.count()) if link.itemText(n).startswith("Start"))
    link.activated.emit(start)
    assert (written(seat, "early").link, written(seat, "early").lead) == ("A", "swift")
    seat.select("swallow", "dagger")
    seat.desk.take_mount(written_mount(fight))
    join = next(n for n in range(link.count()) if link.itemText(n).startswith("Join A, led by Swift"))
    link.activated.emit(join)
    assert (written(seat, "early").link, written(seat, "early").lead) == ("A", "swift")


def written_mount(fight):
    return next(s.mount for s in fight.game.bus.state.salvoes.values())


KEYS = (
    (Qt.Key.Key_F, lambda seat: len(seat.desk.salvoes) == 3),
    (Qt.Key.Key_Minus, lambda seat: written(seat, "early").missiles == 4),
    (Qt.Key.Key_Plus, lambda seat: written(seat, "early").missiles == 5),
    (Qt.Key.Key_N, lambda seat: written(seat, "early").nuke),
    (Qt.Key.Key_Right, lambda seat: seat.desk.column == "middle"),
    (Qt.Key.Key_Delete, lambda seat: written(seat, "middle") is None),
    (Qt.Key.Key_Return, lambda seat: written(seat, "middle") is not None),
    (Qt.Key.Key_B, lambda seat: "Leakers" in seat.panel.cards.view.sheet.rows),
    (Qt.Key.Key_B, lambda seat: NUKE in seat.panel.cards.view.sheet.rows),
)


def test_the_whole_card_is_filled_in_by_keys(table):
    seat, hand = table
    seat.desk.choose_column("early")
    seat.panel.focus_page()
    for key, holds in KEYS:
        hand.key(key)
        assert holds(seat), key


def test_the_key_m_goes_from_mount_to_mount(table):
    seat, hand = table
    seat.panel.focus_page()
    found = []
    for _ in range(3):
        hand.key(Qt.Key.Key_M)
        found.append(written(seat, seat.desk.column).mount)
    assert len(set(found)) > 1


def test_charts_show_the_odds_of_the_column_under_the_pointer(table):
    seat, hand = table
    hand.click(hand.named("card-fill"))
    card, cards = seat.panel.cards.view, seat.panel.cards
    from PySide6.QtTest import QTest

    for step in ("early", "late"):
        QTest.mouseMove(seat.panel.windowHandle(), hand.place(card, middle_of(card, step)))
        hand.settle()
        odds = seat.desk.odds(seat.desk.draft(step))
        assert cards.leakers.chances == odds.leakers
        assert cards.boxes.chances == odds.boxes
    assert "Taken for granted" in cards.assumptions.text()
    assert f"{odds.expected_boxes:.1f}" in cards.odds_words.text()


@pytest.mark.rule("sits/C1.225")
def test_the_firing_arc_and_the_bearing_of_the_column_are_shown(table):
    seat, _ = table
    cards = seat.panel.cards
    assert cards.globe.isVisible()
    assert "Range" in cards.bearing.text()


def test_done_closes_the_card_and_its_button_opens_it_again(table):
    seat, hand = table
    assert hand.named("combat-done").text() == "Launch nothing"
    hand.click(hand.named("combat-done"))
    assert seat.desk.done
    assert not hand.named("card-fill").isEnabled()
    assert hand.named("combat-done").text() == "Change my salvoes"
    hand.click(hand.named("combat-done"))
    assert seat.desk.acting
    assert hand.named("card-fill").isEnabled()


def test_a_number_of_the_breakdown_opens_its_rule(table):
    seat, _ = table
    heard = []
    seat.panel.ruleClicked.connect(heard.append)
    seat.panel.cards.editor.mql.linkActivated.emit("rule:sits/C2.15")
    assert heard == ["sits/C2.15"]


@pytest.mark.parametrize(("theme", "scale"), [("dark", 1.0), ("light", 2.0)])
def test_nothing_of_the_card_is_broader_than_the_panel(qtbot, qapp, theme, scale):
    before = hub().theme
    hub().use(qapp, Theme(theme, scale))
    try:
        seat = two().seat()
        hand = seat.show(qtbot, (420, 700))
        hand.click(hand.named("card-fill"))
        cards = seat.panel.cards
        assert cards.area.widget().width() <= cards.area.viewport().width()
        for step in ("early", "late"):
            box = cards.view.column_box(step)
            assert 0 < box.left() < box.right() < cards.view.width()
    finally:
        hub().use(qapp, before)


def test_a_broken_order_is_given_back_as_a_refusal_that_names_its_rule(table):
    seat, _ = table
    launch = Launch(player=GREEN, ship="swift", target="dagger", mount="port", step="early", missiles=99)
    assert not seat.desk.write(launch)
    assert seat.rejected[-1][1][0].rule.startswith("sits/C2")


def test_the_point_of_a_click_between_columns_does_nothing(table):
    seat, hand = table
    before = seat.desk.column
    hand.click(seat.panel.cards.view, QPointF(12, 12))
    assert seat.desk.column == before
