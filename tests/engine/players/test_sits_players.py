"""The captains of SITS: legal orders, fights that end, what they look after, and what they can't see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine import selfplay
from engine.core.dice import Picker
from engine.core.violation import blocking
from engine.players.sits import STRENGTHS, opponent
from engine.players.sits.captain import is_hopeless
from engine.players.sits.picture import Picture, Stand
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.combat import MOUNTS
from engine.rulesets.sits.combat_commands import (
    Aim,
    HoldTubes,
    Launch,
    Remark,
    Repair,
    SpendDecoy,
    Surrender,
    Survey,
)
from engine.rulesets.sits.commands import Commit, Deploy, Plot, Proceed, Ready
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.phases import LAUNCH, PLOTTING
from tests.helpers.sits import GREEN, RED, RULES, Table, a_bus, a_scenario, a_ship
from tests.helpers.sits_battles import a_battle

CRUISER = "star-knight-ca"
SIDES = (GREEN, RED)
DUELS = selfplay.scenarios_for("sits")


class Seat:
    """A seat at a position that does not change."""

    def __init__(self, state, viewer=GREEN):
        self.state = state
        self.viewer = viewer

    def answer(self, question):
        return RULES.answer(self.state, question)


def decided(state, viewer=GREEN, captain=None):
    """What a captain decides, which has to be legal."""
    command = (captain or opponent("strong", 1)).decide(Seat(state, viewer))
    assert not blocking(RULES.check(state, command))
    return command


def given(table, viewer=GREEN, captain=None, *faces):
    """Has a captain give its next command at a table."""
    command = decided(table.state, viewer, captain)
    table.give(command, *faces)
    return command


def pair(*, ship=None, enemy=None, **options):
    """A cruiser of Green's and one of Red's, broadside to broadside twelve hexes apart."""
    own = {"hex": "5,14", "forward": "A y", "ship_class": CRUISER, **(ship or {})}
    other = {"hex": "17,8", "forward": "A y", "ship_class": CRUISER, **(enemy or {})}
    return Table(a_ship("Own", **own), a_ship("Other", side="Red", **other), **options)


def until(table, phase, captain):
    """Both sides coast; the captain plays Green up to a step."""
    while table.state.phase != phase:
        given(table, captain=captain) if GREEN in table.state.active else table.give(
            Commit(player=RED) if table.state.phase == PLOTTING else Proceed(player=RED)
        )


def duels(first: str, second: str, numbers, **options):
    return [
        selfplay.play(
            "sits",
            selfplay.seated(SIDES, (first, second), number),
            number + 1,
            scenario=DUELS[number % len(DUELS)],
            options=options,
        )
        for number in numbers
    ]


# --- Whole fights.


def test_the_strong_captain_beats_the_drifter_in_most_duels():
    wins = Counter(report.victor for report in duels("strong", "drifter", range(6)))
    assert wins["strong"] >= 5
    assert wins["drifter"] <= 1


@pytest.mark.parametrize(("first", "second"), [("strong", "strong"), ("casual", "strong")])
def test_no_order_is_refused_and_no_duel_is_endless(first, second):
    for report in duels(first, second, range(3)):
        assert report.refused == ()
        assert not report.endless


@pytest.mark.parametrize(
    "options", [{"duel_reductions": True}, {"salvoes_per_ship": True}, {"stops": "always"}]
)
def test_captains_keep_to_the_rules_with_every_option(options):
    report = duels("strong", "casual", [0], **options)[0]
    assert report.refused == ()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_fleets_with_canister_officers_and_damage_are_fought_to_the_end(strength):
    report = selfplay.play(
        "sits", dict.fromkeys(SIDES, strength), 3, scenario=a_battle(), options={"turn_limit": 5}
    )
    assert report.refused == ()
    assert not report.endless


def test_the_same_seed_gives_the_same_duel():
    once, again = (duels("strong", "casual", [0]) for _ in range(2))
    assert once == again


def test_an_exercise_is_coasted_through():
    table = Table(a_ship("Own"), a_ship("Other", side="Red", hex="9,9"), exercise=True)
    assert decided(table.state) == Commit(player=GREEN)


# --- What a captain may know.


def test_a_survey_is_what_the_seat_may_know():
    table = pair()
    table.give(table.plot("Other", roll=2))
    assert RULES.answer(table.state, Survey(player=GREEN)) == as_seen_by(table.state, GREEN)
    assert RULES.answer(table.state, Survey(player=GREEN)).plots == {}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("phase", [PLOTTING, LAUNCH])
def test_what_the_other_side_has_written_changes_nothing(seed, phase):
    table = pair()
    table.give(table.plot("Other", roll=2))
    if phase == LAUNCH:
        table.fly()
    other = RULES.scramble_hidden(table.state, GREEN, Picker(seed))
    assert decided(other) == decided(table.state)


def test_captains_play_from_a_seat_and_this_game_only():
    for strength in STRENGTHS:
        with pytest.raises(TypeError):
            opponent(strength, 1).decide(Seat(pair().state, None))


def test_there_are_two_strengths_a_drifter_and_no_other():
    assert set(STRENGTHS) == {"casual", "strong", "drifter"}
    with pytest.raises(LookupError, match="drifter"):
        opponent("divine", 1)


# --- Setting up and plotting.


def test_ships_are_deployed_one_after_the_other_and_then_the_side_is_ready():
    table = Table(
        a_ship("One", hex=None), a_ship("Two", hex=None), a_ship("Red", side="Red", hex=None), deploy=True
    )
    captain = opponent("strong", 1)
    given_ = [given(table, captain=captain) for _ in range(3)]
    assert [type(command) for command in given_] == [Deploy, Deploy, Ready]


def test_every_ship_gets_an_order_before_the_orders_are_sealed():
    table = pair()
    captain = opponent("strong", 1)
    assert isinstance(given(table, captain=captain), Plot)
    assert given(table, captain=captain) == Commit(player=GREEN)


def test_a_bow_is_not_left_to_an_enemy_that_has_missiles():
    table = pair(ship={"forward": "B/C y", "hex": "5,8"}, enemy={"hex": "15,3"})
    plot = decided(table.state)
    assert isinstance(plot, Plot)
    assert plot.route or plot.roll


def test_a_decision_that_was_thrown_away_is_made_again():
    table = pair()
    captain = opponent("strong", 1)
    until(table, LAUNCH, captain)
    first = decided(table.state, captain=captain)
    assert isinstance(first, Launch)
    assert decided(table.state, captain=captain) == first


# --- Fire.


def test_salvoes_are_launched_where_they_do_something_and_then_the_step_is_over():
    table = pair()
    captain = opponent("strong", 1)
    until(table, LAUNCH, captain)
    launched = []
    while isinstance(command := decided(table.state, captain=captain), Launch):
        table.give(command)
        launched.append(command)
    assert launched
    assert command == Proceed(player=GREEN)


def test_a_salvo_that_would_be_wasted_is_saved_by_the_strong_captain_only():
    table = pair(ship={"ship_class": "havoc-dd"}, enemy={"ship_class": "sample-sd"})
    table.fly()
    drifting, careful = (decided(table.state, captain=opponent(name, 1)) for name in ("drifter", "strong"))
    assert isinstance(drifting, Launch)
    assert careful == Proceed(player=GREEN)


def test_neighbours_with_one_target_link_their_salvoes():
    table = Table(
        a_ship("One", ship_class=CRUISER, hex="5,14"),
        a_ship("Two", ship_class=CRUISER, hex="5,13"),
        a_ship("Other", side="Red", ship_class=CRUISER, hex="13,9", forward="A y"),
    )
    table.fly()
    captain = opponent("strong", 1)
    while isinstance(command := decided(table.state, captain=captain), Launch):
        table.give(command)
    sets = Counter((s.step, s.link) for s in table.state.salvoes.values() if s.link)
    assert max(sets.values()) == 2


def test_tubes_without_a_salvo_are_held_for_canister():
    stock = {"port": 12, "starboard": 12}
    spent = {f"{mount}.magazine": 25 for mount in MOUNTS}
    table = pair(ship={"canister": stock})
    table.set("Own", spent={k: v for k, v in spent.items() if k.startswith(("port", "starboard"))})
    table.fly()
    captain = opponent("strong", 1)
    found = []
    while not isinstance(command := decided(table.state, captain=captain), Proceed):
        table.give(command)
        found.append(type(command))
    assert HoldTubes in found


def test_every_beam_that_bears_is_aimed():
    table = pair(ship={"hex": "8,10", "forward": "A y"}, enemy={"hex": "9,9", "forward": "A y"})
    captain = opponent("strong", 1)
    until(table, LAUNCH, captain)
    aims = []
    while table.state.phase != PLOTTING and table.state.outcome is None and not aims:
        state = table.state
        actor = state.pending[-1].owner if state.pending else state.active[0]
        command = decided(state, actor, captain if actor == GREEN else opponent("drifter", 1))
        if isinstance(command, Aim) and actor == GREEN:
            aims.append(command)
        bus_give(table, command)
    assert aims


def bus_give(table, command):
    """Gives a command with dice of chance."""
    from engine.core.dice import RecordingDice, seeded

    table.state = RULES.apply(table.state, command, RecordingDice(seeded(7, len(table.events)))).state


# --- Defence, repairs, the end.


def test_a_decoy_is_kept_where_hardly_a_missile_comes_through():
    spent = decoys_spent(missiles=1)
    assert all(command.mount is None for command in spent)


def test_a_decoy_is_spent_on_a_great_salvo():
    spent = decoys_spent(missiles=32)
    assert any(command.mount is not None for command in spent)


def decoys_spent(missiles):
    """What Green answers when a superdreadnought's salvo of so many missiles comes in early."""
    table = pair(ship={"hex": "5,14"}, enemy={"ship_class": "sample-sd", "hex": "9,12"}, stops="needed")
    table.fly()
    mount = next(
        m
        for m in MOUNTS
        if not blocking(
            RULES.check(
                table.state,
                Launch(player=RED, ship="other", target="own", mount=m, step="early", missiles=missiles),
            )
        )
    )
    table.give(Launch(player=RED, ship="other", target="own", mount=mount, step="early", missiles=missiles))
    for player in SIDES:
        bus_give(table, Proceed(player=player))
    found = []
    while table.state.pending:
        owner = table.state.pending[-1].owner
        command = decided(table.state, owner)
        if isinstance(command, SpendDecoy):
            found.append(command)
        bus_give(table, command)
    assert found
    return found


def test_a_party_goes_to_what_matters_most():
    table = pair(ship={"marked": {"ecm": 3, "com": 1, "life": 1}, "hex": "0,30"}, enemy={"hex": "20,0"})
    while table.state.phase != "9 damage control":
        table.fly() if table.state.phase == PLOTTING else table.proceed()
    command = decided(table.state)
    assert isinstance(command, Repair)
    assert command.track == "ecm"


def disarmed(table, name="Own"):
    spent = {f"{mount}.magazine": 25 for mount in MOUNTS}
    beams = {f"{m}.weapons.{n}": 9 for m in MOUNTS for n in (1, 2)}
    tracks = {track for track in beams if track in RULES_TRACKS}
    table.set(name, spent=spent, marked={track: beams[track] for track in tracks})


RULES_TRACKS = {f"{m}.weapons.1" for m in MOUNTS} | {"port.weapons.2", "starboard.weapons.2"}


def test_a_side_with_nothing_left_to_fire_gives_up():
    table = pair()
    disarmed(table)
    assert is_hopeless(table.state, GREEN)
    assert decided(table.state) == Surrender(player=GREEN)


def test_nobody_gives_up_to_an_enemy_that_can_fire_no_more():
    table = pair()
    disarmed(table)
    disarmed(table, "Other")
    assert not is_hopeless(table.state, GREEN)


# --- What it says.


def test_the_posture_is_told_once_and_only_when_the_turn_is_over():
    bus, said = a_bus(a_scenario(a_ship("Own"), a_ship("Other", side="Red", hex="15,9"), stops="needed")), []
    captain = opponent("strong", 1)
    while bus.state.turn < 3 and bus.state.outcome is None:
        state = bus.state
        actor = state.pending[-1].owner if state.pending else state.active[0]
        command = decided(state, actor, captain if actor == GREEN else opponent("drifter", 1))
        if isinstance(command, Remark):
            said.append((state.turn, command.text))
        bus.execute(command)
    assert [turn for turn, _ in said] == [2]
    assert said[0][1].startswith("turn 1: Own ")


# --- What it reckons.


def test_an_open_bow_is_worth_more_than_a_sidewall():
    state = pair().state
    picture = Picture(state, GREEN)
    own, other = picture.own[0], picture.enemies[0]
    at, to = Stand(placed(own), own.attitude), Stand(placed(other), other.attitude)
    open_to = replace(other.attitude, forward="B/C y")
    side, bow = (picture.strike(own, at, other, Stand(to.place, a)).boxes for a in (other.attitude, open_to))
    assert bow > side > 0


def test_the_command_line_plays_each_of_the_duels(capsys):
    words = ["sits", "--games", "1", "--first", "strong", "--second", "drifter", "--verbose"]
    assert selfplay.main(words) == 0
    printed = capsys.readouterr().out
    for name in selfplay.SCENARIOS["sits"]:
        assert f"scenario: {name}" in printed
    assert printed.count("games: 1\n") == len(selfplay.SCENARIOS["sits"])
    assert printed.count("refused orders: 0") == len(selfplay.SCENARIOS["sits"])


def test_the_command_line_knows_which_game_has_which_opponents(capsys):
    with pytest.raises(SystemExit):
        selfplay.main(["star-control", "--first", "drifter"])
    assert "no opponent of strength drifter" in capsys.readouterr().err
