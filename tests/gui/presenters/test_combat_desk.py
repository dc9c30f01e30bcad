"""The combat desk: which card stands beside the board, ship and target, what is filled in and kept back."""

from __future__ import annotations

import pytest

from engine.rulesets.sits.combat_commands import Aim, Launch
from gui.games.sits.combat.combat_lines import badge, shots_of, tracks_of
from gui.games.sits.combat.combat_reading import Stage
from tests.helpers.fight_seat import Fight
from tests.helpers.sits import GREEN, RED, a_ship
from tests.helpers.sits_battles import a_melee

pytestmark = pytest.mark.usefixtures("qapp")


def two(**more):
    """Swift of Green's and Dagger of Red's, near enough for early, middle and late salvoes and for beams."""
    return Fight(a_ship("Swift", hex="5,5"), a_ship("Dagger", side="Red", hex="9,5", forward="D y"), **more)


@pytest.fixture
def duel():
    return two()


def test_plotting_is_no_step_of_the_fight(duel):
    assert duel.seat().desk.stage is Stage.PLOT


@pytest.mark.rule("sits/A3.13")
def test_the_launch_step_opens_the_salvo_card_of_a_ship_at_its_nearest_enemy(duel):
    desk = duel.to("launch").seat().desk
    assert desk.stage is Stage.LAUNCH
    assert (desk.ship, desk.target) == ("swift", "dagger")
    assert desk.column_of(desk.column).available


@pytest.fixture
def melee():
    """Cruisers and battlecruisers at arm's length, where beams are about to be aimed."""
    return Fight(scenario=a_melee()).to("middle")


@pytest.mark.rule("sits/A3.23")
def test_after_the_middle_impacts_beams_are_aimed(melee):
    desk = melee.seat().desk
    assert desk.stage is Stage.BEAMS
    assert desk.lines()


def test_the_next_ship_is_one_that_has_written_nothing():
    fight = Fight(
        a_ship("Swift", hex="5,5"),
        a_ship("Swallow", hex="5,7"),
        a_ship("Snipe", hex="5,9"),
        a_ship("Dagger", side="Red", hex="9,5", forward="D y"),
    )
    desk = fight.to("launch").seat().desk
    desk.plots.select("swift")
    desk.fill_all()
    desk.step_ship(1)
    first = desk.ship
    desk.fill_all()
    desk.step_ship(1)
    assert {first, desk.ship} == {"swallow", "snipe"}
    assert desk.undone == (desk.ship,)


def test_targets_are_walked_one_after_another():
    fight = Fight(
        a_ship("Swift", hex="5,5"),
        a_ship("Dagger", side="Red", hex="9,5", forward="D y"),
        a_ship("Dirk", side="Red", hex="12,5", forward="D y"),
    )
    desk = fight.to("launch").seat().desk
    assert desk.target == "dagger"
    desk.step_target(1)
    assert desk.target == "dirk"
    desk.step_target(1)
    assert desk.target == "dagger"


@pytest.mark.rule("sits/C2.122")
def test_fill_all_writes_the_best_legal_salvo_into_every_open_column(duel):
    desk = duel.to("launch").seat().desk
    best = {step: desk.best(step) for step in ("early", "middle", "late")}
    desk.fill_all()
    for step, order in best.items():
        written = desk.column_of(step).written
        assert written is not None, step
        assert (written.mount, written.missiles) == (order.mount, order.missiles)
    assert "Filled" in desk.said


def test_fill_all_leaves_what_stands_in_a_column(duel):
    desk = duel.to("launch").seat().desk
    desk.choose_column("early")
    desk.change(missiles=1)
    desk.fill_all()
    assert desk.column_of("early").written.missiles == 1


def test_fill_all_keeps_missiles_that_nothing_would_come_of():
    fight = Fight(
        a_ship("Swift", hex="5,5", marked={"port.weapons.0": 4, "starboard.weapons.0": 4}),
        a_ship("Sultan", side="Red", ship_class="sample-sd", hex="9,5", forward="D y"),
    )
    desk = fight.to("launch").seat().desk
    desk.fill_all()
    assert not desk.salvoes
    assert "nothing would get through" in desk.said


@pytest.mark.rule("sits/C2.122")
def test_another_mount_takes_the_column_over(duel):
    desk = duel.to("launch").seat().desk
    able = [o.mount for o in desk.column_of("early").options if not o.violations]
    assert len(able) > 1
    for mount in able:
        assert desk.take_mount(mount)
        assert [s.mount for s in desk.salvoes if s.step == "early"] == [mount]


def test_a_number_that_is_refused_leaves_the_column_as_it_was(duel):
    seat = duel.to("launch").seat()
    desk = seat.desk
    desk.fill_all()
    before = desk.column_of(desk.column).written
    assert not desk.change(missiles=99)
    assert desk.column_of(desk.column).written == before
    assert seat.rejected


@pytest.mark.rule("sits/A3.136")
def test_nothing_of_the_enemys_salvoes_is_drawn_before_the_cards_change_hands(duel):
    duel.to("launch")
    red = duel.seat(RED).desk
    red.fill_all()
    assert tracks_of(red)
    green = duel.seat(GREEN).desk
    assert [t for t in tracks_of(green) if t.written] == []


@pytest.mark.rule("sits/A3.136")
def test_who_is_done_may_go_back_until_all_are(duel):
    seat = duel.to("launch").seat()
    desk = seat.desk
    desk.give(desk.way_on.command)
    assert desk.done
    assert not desk.acting
    assert desk.stage is Stage.LAUNCH
    desk.give(desk.way_on.command)
    assert desk.acting


def strike(fight, missiles=5, **fields):
    """Green's early salvo at Dagger, handed over."""
    fight.to("launch")
    fight.give(
        Launch(
            player=GREEN,
            ship="swift",
            target="dagger",
            mount="starboard",
            step="early",
            missiles=missiles,
            **fields,
        )
    )
    fight.go_on()


@pytest.mark.rule("sits/A2.415")
def test_what_became_of_a_salvo_stands_on_the_card_until_it_is_left():
    fight = two()
    strike(fight)
    while fight.view().active and "sits.spend_decoy" in {o.kind for o in fight.view(RED).offers}:
        fight.answer()
    desk = fight.seat().desk
    assert desk.stage is Stage.DEFENCE
    (story,) = desk.stories
    assert story.lines[0].layer == "ECM"
    assert story.missiles == 5
    assert story.left == story.missiles - sum(line.kills for line in story.lines)
    desk.go_on()
    assert desk.stage is not Stage.DEFENCE


def test_a_seat_that_has_seen_the_results_is_not_shown_them_again():
    fight = two()
    strike(fight)
    fight.answer()
    seat = fight.seat()
    seat.desk.go_on()
    assert fight.seat(memory=seat.memory).desk.shown is None
    assert fight.seat(RED).desk.shown == 0


def late_and_over(fight):
    """A late salvo that is met, after which the turn ends with nothing more to do."""
    fight.to("launch")
    fight.give(
        Launch(player=GREEN, ship="swift", target="dagger", mount="starboard", step="late", missiles=1)
    )
    return fight.to("plotting")


@pytest.mark.rule("sits/A2.415")
def test_results_of_a_turn_that_is_over_are_shown_before_the_next_is_plotted():
    fight = two()
    memory = fight.to("launch").seat().memory
    desk = late_and_over(fight).seat(memory=memory).desk
    assert desk.stage is Stage.DEFENCE
    assert (desk.story_words, desk.words_on) == ("Turn 1: salvo 1 of 1", "On to turn 2")
    desk.go_on()
    assert desk.stage is Stage.PLOT
    assert fight.seat(memory=memory).desk.shown is None


def test_who_sits_down_to_a_game_afresh_is_not_shown_the_turn_before():
    assert late_and_over(two()).seat().desk.stage is Stage.PLOT


def test_results_are_not_held_where_the_player_does_not_want_it():
    fight = two()
    strike(fight)
    fight.answer()
    desk = fight.seat(hold=False).desk
    assert desk.stories
    assert desk.stage is not Stage.DEFENCE


@pytest.mark.rule("sits/C4.124.use")
def test_a_question_of_the_defence_is_put_to_its_owner_alone():
    fight = two()
    strike(fight)
    assert fight.view().active == (RED,)
    assert fight.seat(RED).desk.deciding
    assert not fight.seat(GREEN).desk.deciding
    assert fight.seat(GREEN).desk.defence is not None


def test_the_badge_of_a_salvo_tells_step_number_nukes_and_set():
    fight = two()
    fight.to("launch")
    desk = fight.seat().desk
    desk.choose_column("middle")
    assert desk.change(missiles=2, nuke=True, link="A", lead="swift")
    (salvo,) = desk.salvoes
    assert badge(salvo) == "M 2N ·A"


@pytest.mark.rule("sits/C3.11")
def test_all_beams_that_hurt_are_aimed_at_one_stroke(melee):
    desk = melee.seat().desk
    desk.aim_all()
    lines = [line for line in desk.beams.lines if line.aimed]
    assert lines
    assert all(line.free == 0 and line.damage for line in lines)
    assert "aimed" in desk.said


@pytest.mark.rule("sits/C3.11")
def test_an_aim_is_taken_back_with_no_beams(melee):
    desk = melee.seat().desk
    desk.aim_all()
    line = next(line for line in desk.beams.lines if line.aimed)
    desk.aim(line, 0)
    place = (line.weapon, line.target)
    assert next(each for each in desk.beams.lines if (each.weapon, each.target) == place).aimed == 0


def test_beams_that_were_fired_are_drawn_from_firer_to_target(melee):
    desk = melee.seat().desk
    line = next(line for line in desk.lines() if line.damage and line.free and not line.violations)
    events = []
    melee.sessions[GREEN].subscribe(lambda update: events.extend(update.events))
    melee.give(Aim(player=GREEN, ship=desk.ship, weapon=line.weapon, target=line.target, count=line.free))
    melee.go_on()
    (shot,) = shots_of(events)
    assert (shot.ship, shot.target) == (desk.ship, line.target)
    assert shot.words.endswith(("lasers", "laser", "graser", "grasers"))
