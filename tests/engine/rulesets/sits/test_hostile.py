"""Commands and questions that nobody means: any value in any position is judged and leaves a sound game."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.bus import Executed, UndoPolicy
from engine.core.codec import Header, state_hash
from engine.core.command import Command, Gesture, Question
from engine.core.dice import Picker
from engine.core.game import Game
from engine.core.ids import PieceId, PlayerId
from engine.core.save import dump, loads
from engine.core.session import Session
from engine.core.state import Enforcement
from engine.core.table import SetEnforcement
from engine.mechanics.avid import WINDOWS
from engine.rulesets.sits.combat import MOUNTS, STEPS
from engine.rulesets.sits.combat_commands import (
    Aim,
    BeamTable,
    ChooseKills,
    ChooseSide,
    DefenceCardNow,
    Exchange,
    FireCanister,
    HoldTubes,
    Launch,
    OrderSheetFor,
    Remark,
    Repair,
    Repairs,
    SalvoCardFor,
    SalvoOdds,
    Score,
    Scrap,
    SpendDecoy,
    Surrender,
)
from engine.rulesets.sits.commands import (
    Bearings,
    CoastAhead,
    Commit,
    Deploy,
    MoveSheet,
    PlanPlot,
    PlanPosition,
    Plot,
    Proceed,
    Ready,
    Reopen,
    SetShip,
    Shoot,
    Undeploy,
)
from engine.rulesets.sits.readiness import missile_track
from engine.rulesets.sits.sample import sample
from engine.rulesets.sits.state import SitsState
from tests.helpers.conformance import find_ruleset
from tests.helpers.sits import GREEN, RED, RULES, Table, a_bus, a_fleet, a_scenario, a_ship, go_on, shipped
from tests.helpers.sits_battles import a_battle, a_melee

SCENARIOS = (a_fleet(), shipped("simple-setup-duel"), shipped("first-flight"), a_battle(), a_melee())
WILD = (0, 1, -1, 99, 100, -99, -100, 9999, 10000, -(10**4), 2**31, 2**63, 10**30, -(10**30), 10**400)
TEXTS = ("", "A y", "A Y", "0,0", "9999,0", "-1,", "٣,٤", "1_0,2", "\0", "\ud800", "x" * 300, "Green", "both")

numbers = st.sampled_from(WILD) | st.integers(-15, 15)
texts = st.sampled_from(TEXTS)
players = st.sampled_from((GREEN, RED, GREEN, RED, PlayerId(""), PlayerId("Blue")))
pieces = st.sampled_from(sorted({ship["id"] for scenario in SCENARIOS for ship in scenario["ships"]}))
windows = st.sampled_from(WINDOWS) | texts
cells = st.builds("{},{}".format, st.integers(-5, 30), st.integers(-5, 40)) | texts
slots = st.sampled_from("ABCDEF+-") | st.sampled_from(("", "G", "AA", "\ud800"))
amounts = st.dictionaries(slots, numbers, max_size=5)
routes = st.lists(windows, max_size=7) | st.builds(
    lambda w, n: [w] * n, windows, st.sampled_from((2, 40, 60))
)
tracks = (
    st.sampled_from(
        ("pivot", "roll", "thrust", "si", "aft_impeller", "port.cm", "port.magazine", "port.decoys")
    )
    | st.builds("{}.weapons.{}".format, st.sampled_from(MOUNTS), st.integers(0, 3))
    | texts
)
mounts = st.sampled_from((*MOUNTS, *MOUNTS, "", "bow"))
steps = st.sampled_from((*STEPS, *STEPS, ""))
salvoes = st.builds("{}:{}:{}".format, pieces, mounts, steps) | texts
sheets = st.sampled_from(("blue", "pale", "north", "south", ""))
grades = st.sampled_from(("poor", "average", "veteran", "elite", ""))

plots = st.builds(
    Plot,
    player=players,
    ship=pieces,
    route=routes.map(tuple),
    roll=numbers,
    thrust=numbers,
    square=st.none() | st.tuples(numbers, numbers),
    spread=amounts,
    helm_bonus=st.sampled_from((None, "pivot", "roll", "thrust")),
    keep_halves=st.lists(slots, max_size=12).map(tuple),
)
settings_by_hand = st.builds(
    SetShip,
    player=players,
    ship=pieces,
    cell=st.none() | cells,
    level=st.none() | numbers,
    forward=st.none() | windows,
    roll=st.none() | numbers,
    vectors=st.none() | amounts,
    halves=st.none() | st.lists(slots, max_size=9).map(tuple),
    marked=st.none() | st.dictionaries(tracks, numbers, max_size=3),
    disabled=st.none() | st.dictionaries(tracks, numbers, max_size=3),
    spent=st.none() | st.dictionaries(tracks, numbers, max_size=3),
    canister=st.none() | st.dictionaries(mounts, numbers, max_size=3),
    wedge_up=st.none() | st.booleans(),
    officers=st.none() | st.dictionaries(st.sampled_from(("HELM", "ENG", "CREW", "")), grades, max_size=3),
)
launches = st.builds(
    Launch,
    player=players,
    ship=pieces,
    target=pieces,
    mount=mounts,
    step=steps,
    missiles=numbers,
    window=st.just("") | windows,
    nuke=st.booleans(),
    link=st.sampled_from(("", "A", "B", "AA", "é")),
    lead=st.none() | pieces | texts,
)
fights: st.SearchStrategy[Command] = st.one_of(
    launches,
    st.builds(Scrap, player=players, salvo=salvoes),
    st.builds(HoldTubes, player=players, ship=pieces, mount=mounts, step=steps, tubes=numbers),
    st.builds(ChooseSide, player=players, side=mounts),
    st.builds(FireCanister, player=players, tubes=numbers),
    st.builds(SpendDecoy, player=players, mount=st.none() | mounts),
    st.builds(ChooseKills, player=players, kills=st.dictionaries(salvoes, numbers, max_size=3)),
    st.builds(
        Aim,
        player=players,
        ship=pieces,
        weapon=tracks,
        target=pieces,
        count=numbers,
        window=st.just("") | windows,
        axis=st.just("") | windows,
    ),
    st.builds(Repair, player=players, ship=pieces, track=tracks, parties=numbers),
    st.builds(Surrender, player=players, ship=st.none() | pieces | texts),
    st.builds(Remark, player=players, text=texts),
)
commands: st.SearchStrategy[Command] = st.one_of(
    plots,
    fights,
    fights,
    settings_by_hand,
    st.builds(
        Deploy,
        player=players,
        ship=pieces,
        cell=cells,
        level=numbers,
        forward=windows,
        roll=numbers,
        vectors=amounts,
    ),
    st.builds(Undeploy, player=players, ship=pieces),
    st.builds(Ready, player=players),
    st.builds(Commit, player=players),
    st.builds(Reopen, player=players),
    st.builds(Proceed, player=players),
    st.builds(
        MoveSheet,
        player=players,
        sheet=sheets,
        onto=sheets,
        edge=st.sampled_from(("top", "bottom", "left", "right", "")),
    ),
    st.builds(SetEnforcement, player=players, level=st.sampled_from(Enforcement), agreed=texts),
)
points = st.sampled_from(("now", "midpoint", "eot"))
seats = st.sampled_from((GREEN, RED))
questions: st.SearchStrategy[Question] = st.one_of(
    st.builds(SalvoCardFor, player=seats, ship=pieces, target=pieces),
    st.builds(SalvoOdds, player=seats, draft=launches),
    st.builds(DefenceCardNow, player=seats),
    st.builds(BeamTable, player=seats, ship=pieces),
    st.builds(Repairs, player=seats, ship=pieces),
    st.builds(
        Exchange, player=seats, draft=plots, target=pieces, steps=st.sampled_from(((), ("late",), ("no",)))
    ),
    st.builds(OrderSheetFor, player=seats, ship=st.none() | pieces),
    st.builds(Score, player=seats),
    st.builds(
        PlanPosition,
        player=seats,
        texts=st.dictionaries(pieces, st.text(max_size=40), max_size=3),
        pasted=st.text(max_size=60),
    ),
    st.builds(PlanPlot, player=st.sampled_from((GREEN, RED)), draft=plots, target=st.none() | pieces),
    st.builds(
        CoastAhead,
        player=st.sampled_from((GREEN, RED)),
        ship=pieces,
        turns=numbers,
        target=st.none() | pieces,
        draft=st.none() | plots,
    ),
    st.builds(Bearings, player=st.sampled_from((GREEN, RED)), ship=pieces, target=pieces),
    st.builds(
        Shoot,
        player=st.sampled_from((GREEN, RED)),
        ship=pieces,
        target=pieces,
        from_point=points,
        to_point=points,
    ),
)


def game_of(scenario: int, level: Enforcement) -> Game:
    facts = SCENARIOS[scenario] | {"options": {"enforcement": level.value}}
    header = Header(ruleset="sits", ruleset_version=1, content=RULES.content, seed=1, scenario=facts)
    return Game(header, a_bus(facts))


def saved_and_undone_as_it_was(game: Game) -> None:
    """A save gives the same game back; undone to its start and redone it is the same too."""
    bus = loads(dump(game.header, game.bus), find_ruleset).bus
    assert list(bus.journal) == list(game.bus.journal)
    bus.policy = UndoPolicy.OPEN
    now = state_hash(RULES, bus.state)
    assert now == state_hash(RULES, game.bus.state)
    while bus.journal:
        bus.undo(bus.journal[-1].command.player)
    assert state_hash(RULES, bus.state) == state_hash(RULES, game.bus.initial)
    while bus.can_redo():
        bus.redo()
    assert state_hash(RULES, bus.state) == now


@settings(max_examples=60)
@given(
    st.integers(0, len(SCENARIOS) - 1),
    st.sampled_from(Enforcement),
    st.lists(commands, min_size=5, max_size=40),
    st.integers(0, 10**6),
)
def test_any_command_in_any_position_is_refused_in_words_or_done_saved_and_undone(
    scenario, level, hostile, seed
):
    game, rnd = game_of(scenario, level), Picker(seed)
    seats = {player: Session(game, player) for player in (GREEN, RED)}
    for command in hostile:
        if legal := sample(game.bus.state, rnd.choice((GREEN, RED)), rnd):
            game.bus.execute(legal)
        before = game.bus.state
        done = game.bus.execute(command)
        if not isinstance(done, Executed):
            assert game.bus.state is before
            assert all(violation.message for violation in done.violations)
        RULES.suggest(game.bus.state, command)
        if command.player in seats:
            seats[command.player].peek(command)
            seats[command.player].view()
    saved_and_undone_as_it_was(game)


def answerable(state: SitsState, question: Question) -> bool:
    """Whether the ships asked about are in the game, and on the map where that matters."""
    ships = state.ships
    match question:
        case PlanPlot():
            return question.draft.ship in ships
        case CoastAhead():
            return question.ship in ships and ships[question.ship].place is not None
        case Shoot() | Bearings() | SalvoCardFor():
            return all(p in ships and ships[p].place is not None for p in (question.ship, question.target))
        case Exchange():
            fleet = (question.draft.ship, question.target)
            return all(p in ships and ships[p].place is not None for p in fleet)
        case SalvoOdds():
            return launchable(state, question.draft)
        case BeamTable() | Repairs():
            return question.ship in ships
        case OrderSheetFor():
            return question.ship is None or question.ship in ships
        case Score() | PlanPosition():
            return True
    return False


def launchable(state: SitsState, draft: Launch) -> bool:
    """Whether odds of a salvo can be told: its ships are on the map, its mount has launchers."""
    fleet = (draft.ship, draft.target, draft.lead or draft.ship)
    if any(p not in state.ships or state.ships[p].place is None for p in fleet):
        return False
    known = draft.mount in MOUNTS and draft.step in STEPS
    return known and missile_track(state.ships[draft.ship], draft.mount) is not None


@settings(max_examples=150)
@given(
    st.integers(0, len(SCENARIOS) - 1), st.lists(questions, min_size=3, max_size=10), st.integers(0, 10**6)
)
def test_any_question_is_answered_or_has_no_answer(scenario, asked, seed):
    game, rnd = game_of(scenario, Enforcement.ADVISER), Picker(seed)
    for question in asked:
        for _ in range(3):
            if legal := sample(game.bus.state, rnd.choice((GREEN, RED)), rnd):
                game.bus.execute(legal)
        if isinstance(question, DefenceCardNow):
            Session(game, question.player).answer(question)
        elif answerable(game.bus.state, question):
            assert Session(game, question.player).answer(question)
        else:
            with pytest.raises((LookupError, ValueError)):
                Session(game, question.player).answer(question)


@given(st.sampled_from(Enforcement), pieces, cells, numbers, st.none() | st.integers(-30, 30))
def test_any_movement_of_the_hand_means_nothing_or_a_command_that_can_be_judged(
    level, piece, cell, height, facing
):
    for scenario in range(len(SCENARIOS)):
        state = game_of(scenario, level).bus.state
        gesture = Gesture(by=GREEN, piece=piece, cell=cell, level=height, facing=facing)
        command = RULES.propose(state, gesture)
        if command is not None:
            RULES.check(state, command)


WRONG_ORDERS = {
    "disconnected": {"route": ("D y", "- p", "A/B bu")},
    "repeated": {"route": ("A/B y", "A/B y", "A/B y")},
    "forty windows": {"route": ("A/B y", "B y") * 20},
    "thrust 99": {"thrust": 99},
    "far square": {"thrust": 3, "square": (99, -99), "spread": {"A": 99, "D": 98, "F": 0}},
    "negative column": {"thrust": 3, "square": (-3, 0)},
    "roll of 99": {"roll": -99, "helm_bonus": "roll"},
    "waived": {"thrust": 1, "square": (1, 0), "spread": {"A": 1}, "keep_halves": ("A", "A", "+")},
    "square without thrust": {"square": (5, 5), "spread": {"C": 5}},
}


@pytest.mark.rule("sits/A3.12")
@pytest.mark.parametrize("level", [Enforcement.ADVISER, Enforcement.FREE])
@pytest.mark.parametrize("fields", WRONG_ORDERS.values(), ids=WRONG_ORDERS)
def test_an_order_against_the_rules_is_flown_saved_and_undone_whole(fields, level):
    facts = a_scenario(a_ship("Ship", vectors={"B": 3}), a_ship("Mate", hex="6,6"), enforcement=level.value)
    bus = a_bus(facts)
    header = Header(ruleset="sits", ruleset_version=1, content=RULES.content, seed=1, scenario=facts)
    ship = PieceId("ship")
    orders = Plot(player=GREEN, ship=ship, **fields)
    edit = SetShip(player=RED, ship=ship, forward="- p", vectors={"D": 4}, officers={"ENG": "elite"})
    sealed = (Commit(player=GREEN), Commit(player=RED))
    for commands in ((orders, sealed[0], edit, sealed[1], edit), (orders, *sealed)):
        turn = bus.state.turn
        for command in commands:
            assert isinstance(bus.execute(command), Executed)
            saved_and_undone_as_it_was(Game(header, bus))
        while bus.state.turn == turn:
            go_on(bus)
            saved_and_undone_as_it_was(Game(header, bus))
    assert bus.state.turn == 3


@pytest.mark.parametrize(
    "fields",
    [{"roll": 100}, {"roll": -(10**30)}, {"helm_bonus": "thrust"}, {"square": (2**31, 0), "thrust": 1}],
)
def test_a_draft_beyond_all_measure_gets_advice_like_any_other(fields):
    table = Table(a_ship("Ship"))
    draft = table.plot(**fields)
    assert [v.overridable for v in table.check(draft)] == [False]
    assert table.advice(draft).preview is not None
    for plot in (draft, replace(draft, spread={"A": -5, "G": 2})):
        report = RULES.answer(table.state, CoastAhead(player=GREEN, ship=plot.ship, draft=plot))
        assert report.steps
