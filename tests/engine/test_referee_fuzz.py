"""Whatever comes in, one answer line goes out: no traceback, no fault, no end, no change by a bad request."""

from __future__ import annotations

import copy
import io
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.referee.loop import answered, serve
from engine.referee.requests import REQUESTS
from engine.referee.table import Referee
from tests.helpers.referee import Desk

PLOT = {
    "kind": "sits.plot",
    "player": "Green",
    "ship": "osprey",
    "route": ["A/B y", "B y"],
    "roll": 1,
    "thrust": 2,
    "square": [2, 0],
    "spread": {"A": 2},
    "helm_bonus": None,
    "keep_halves": [],
}
SET = {
    "kind": "sits.set_ship",
    "player": "Red",
    "ship": "kestrel",
    "cell": "3,4",
    "level": 2,
    "forward": "A y",
    "roll": 3,
    "vectors": {"A": 2},
    "halves": ["A"],
    "marked": {"pivot": 1},
    "disabled": {"roll": 1},
    "officers": {"HELM": "elite"},
}
DEPLOY = {"kind": "sits.deploy", "player": "Green", "ship": "osprey", "cell": "3,4", "level": 0}
LAUNCH = {
    "kind": "sits.launch",
    "player": "Green",
    "ship": "osprey",
    "target": "kestrel",
    "mount": "port",
    "step": "early",
    "missiles": 4,
}
KNIGHT = {"ship_class": "star-knight-ca", "marked": {"sidewalls.port": 1}}
COMBAT = {
    "missile_salvo": {**KNIGHT, "mount": "port", "range": 5},
    "ecm_layer": {"missiles": 23, "mql": 8, "ecm": 3, "faces": [6, 1], "decoy": 4},
    "missile_defense": {"missiles": 23, "mql": 8, "ecm": None, "cm": "2 2/3", "pd": "1/3", "wedge": True},
    "beam_damage": {
        "ship_class": "sample-sd",
        "weapon": "port.weapons.1",
        "range": 3,
        "target": KNIGHT,
        "axis": "A gu",
    },
    "penetration": {"target": KNIGHT, "edge": "port", "damage": 8, "rolls": [0, 4]},
    "hit_walk": {**KNIGHT, "edge": "port", "location": 10, "depth": 3, "dice": [[4, 1]]},
    "structural_integrity": {**KNIGHT, "hits": 3},
    "permanent_repair": {**KNIGHT, "jobs": [{"track": "sidewalls.port", "faces": [4, 6]}]},
}
SCENARIO = Desk().good("scenarios", scenario="simple-setup-duel")["scenario"]
CORPUS = [
    {"do": "hello"},
    {"do": "schema", "request": "do"},
    {"do": "scenarios", "game": "sits", "scenario": "first-flight"},
    {"do": "phases"},
    {"do": "view", "seat": "Green"},
    {"do": "legal", "seat": "Red"},
    {"do": "do", "command": PLOT},
    {"do": "do", "command": PLOT, "reason": "so", "agreed": "all"},
    {"do": "do", "command": SET},
    {"do": "do", "command": DEPLOY},
    {"do": "do", "command": {"kind": "sits.commit", "player": "Green"}},
    {"do": "do", "command": {"kind": "sits.reopen", "player": "Green"}},
    {"do": "do", "command": {"kind": "sits.proceed", "player": "Red"}},
    {
        "do": "do",
        "command": {
            "kind": "sits.move_sheet",
            "player": "Red",
            "sheet": "blue",
            "onto": "pale",
            "edge": "top",
        },
    },
    {
        "do": "do",
        "command": {"kind": "table.enforcement", "player": "Red", "level": "free", "agreed": "both"},
    },
    {"do": "peek", "command": PLOT},
    {"do": "peek", "command": SET},
    {"do": "suggest", "command": PLOT},
    {"do": "suggest", "command": DEPLOY},
    {"do": "undo", "seat": "Green"},
    {"do": "redo", "seat": "Green"},
    {"do": "state"},
    {"do": "inspect", "seat": "Green", "piece": "osprey"},
    {"do": "ask", "seat": "Green", "question": {"kind": "plan_plot", "draft": PLOT, "target": "kestrel"}},
    {
        "do": "ask",
        "seat": "Red",
        "question": {"kind": "coast_ahead", "ship": "kestrel", "turns": 3, "target": "osprey"},
    },
    {
        "do": "ask",
        "seat": "Green",
        "question": {"kind": "coast_ahead", "ship": "osprey", "turns": 3, "target": "kestrel", "draft": PLOT},
    },
    {
        "do": "ask",
        "seat": "Red",
        "question": {
            "kind": "shoot",
            "ship": "kestrel",
            "target": "osprey",
            "from_point": "now",
            "to_point": "eot",
        },
    },
    {"do": "log", "seat": "Green", "since": 0},
    {"do": "rule", "rule": "B2.24"},
    {"do": "calculators", "name": "bearing"},
    {
        "do": "calc",
        "name": "bearing",
        "arguments": {"offset": {"B": 4}, "levels": 2, "own_attitude": {"forward": "A y"}},
    },
    {
        "do": "calc",
        "name": "pivot_path",
        "arguments": {"start": "A y", "route": ["A/B y"], "ship": {"ship_class": "havoc-dd"}},
    },
    *(
        {"do": "ask", "seat": "Green", "question": {"ship": "osprey", **question}}
        for question in (
            {"kind": "salvo_card_for", "target": "kestrel"},
            {"kind": "beam_table"},
            {"kind": "repairs"},
            {"kind": "order_sheet_for"},
        )
    ),
    {"do": "ask", "seat": "Green", "question": {"kind": "salvo_odds", "draft": LAUNCH}},
    {"do": "ask", "seat": "Red", "question": {"kind": "defence_card_now"}},
    {"do": "ask", "seat": "Red", "question": {"kind": "score"}},
    {"do": "do", "command": LAUNCH},
    {
        "do": "do",
        "command": {
            "kind": "sits.aim",
            "player": "Green",
            "ship": "osprey",
            "weapon": "port.weapons.1",
            "target": "kestrel",
            "count": 2,
            "window": "A y",
        },
    },
    {
        "do": "do",
        "command": {"kind": "sits.repair", "player": "Green", "ship": "osprey", "track": "ecm", "parties": 2},
    },
    *({"do": "calc", "name": name, "arguments": arguments} for name, arguments in COMBAT.items()),
    {"do": "calc", "name": "pivot_path", "arguments": {"start": "A y", "end": "D y", "roll": 2}},
    {"do": "calc", "name": "roll_path", "arguments": {"forward": "A y", "roll": 1, "steps": -3}},
    {"do": "calc", "name": "thrust_choices", "arguments": {"window": "A gu", "thrust": 5}},
    {"do": "calc", "name": "vertical_grid", "arguments": {"thrust": 5, "zone": "blue"}},
    {"do": "calc", "name": "horizontal_grid", "arguments": {"window": "A/B y", "amount": 6}},
    {
        "do": "calc",
        "name": "displacement",
        "arguments": {"changes": {"A": 3}, "engineer": "elite", "waived": ["A"]},
    },
    {"do": "calc", "name": "consolidation", "arguments": {"vectors": {"A": 3, "C": 4}, "changes": {"D": 1}}},
    {"do": "calc", "name": "course", "arguments": {"place": "1,2@3", "vectors": {"A": 3}, "turns": 5}},
    {
        "do": "calc",
        "name": "closest_approach",
        "arguments": {"own": "1,2@3", "own_vectors": {"A": 3}, "target": "9,9@9", "target_vectors": {}},
    },
    {
        "do": "calc",
        "name": "compensator",
        "arguments": {"ship_class": "havoc-dd", "marked": {"si": 1}, "thrust": 4, "face": 0},
    },
    {"do": "calc", "name": "dice", "arguments": {"roll": "3d10med", "faces": [1, 2, 0], "modifier": -3}},
    {"do": "calc", "name": "attitude", "arguments": {"forward": "A y", "top": "+ p"}},
    {"do": "calc", "name": "count", "arguments": {"start": "A/B gu spine", "end": "D y"}},
    {
        "do": "calc",
        "name": "firing_arc",
        "arguments": {"forward": "A y", "roll": 3, "bearing": "B bu", "mount": "aft"},
    },
    {
        "do": "new",
        "scenario": "first-flight",
        "seed": 3,
        "undo": "open",
        "options": {"turn_limit": 3},
        "replace": True,
    },
    {"do": "new", "scenario": SCENARIO, "seed": 3, "replace": True},
    {"do": "load", "path": "nothing", "choice": "keep", "replace": True},
    {"do": "quit"},
]

WORDS = st.sampled_from(
    [
        "",
        "Green",
        "Red",
        "osprey",
        "A y",
        "+ p",
        "A/B gu spine",
        "0,0",
        "0,0@0",
        "9999999,0",
        "A",
        "+",
        "-",
        "pivot",
        "sits",
        "first-flight",
        "now",
        "../../x",
        "\0",
        "é",
        "x" * 300,
    ]
)
NUMBERS = st.sampled_from([-1, 0, 1, 2, 11, 12, 99, 100, 9999, 10_000, 2**31, -(2**53), 2**53, 2**63, 10**30])
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, st.integers(), st.floats(), WORDS, st.text(max_size=12))
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELDS = sorted({field.name for request in REQUESTS.values() for field in request.fields} - {"path"})
SAFE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)


def paths(value, at=()):
    """Every place in a JSON value."""
    yield at
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, child in children:
        yield from paths(child, (*at, key))


@st.composite
def mutated(draw):
    """A valid request with up to three places replaced, removed or added to."""
    request = copy.deepcopy(draw(st.sampled_from(CORPUS)))
    for _ in range(draw(st.integers(0, 3))):
        # What is done and where files lie stays: the rest of the request is what is to be broken.
        places = [at for at in paths(request) if at and at[0] not in ("do", "path")]
        at = draw(st.sampled_from(places)) if places else ("extra",)
        holder = request
        for key in at[:-1]:
            holder = holder[key]
        change = draw(st.sampled_from(["replace", "replace", "remove", "add"]))
        if change == "remove" and at[-1] in (holder if isinstance(holder, dict) else range(len(holder))):
            del holder[at[-1]]
        elif change == "add" and isinstance(holder, dict):
            holder[draw(WORDS)] = draw(VALUES)
        else:
            if isinstance(holder, list) and at[-1] >= len(holder):
                continue
            holder[at[-1]] = draw(VALUES)
    return request


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    desk = Desk(open_=True)
    desk.good("new", scenario="first-flight", seed=1)
    return desk


def answer_to(referee, line):
    """The one answer line to a line."""
    out = io.BytesIO()
    serve(referee, io.BytesIO(line + b"\n"), out)
    referee.over = False
    (answer,) = out.getvalue().splitlines()
    return json.loads(answer)


def check(answer):
    assert "fault" not in answer, answer
    assert isinstance(answer["ok"], bool)
    if not answer["ok"]:
        assert answer["error"]
        assert "Traceback" not in answer["error"]
        assert len(answer["error"]) < 1500


@SAFE
@given(st.binary(max_size=60).filter(lambda data: data.strip() and b"\n" not in data))
def test_random_bytes_get_one_answer(data):
    check(answer_to(Referee(), data))


@SAFE
@given(VALUES)
def test_random_json_gets_one_answer(value):
    check(answer_to(Referee(), json.dumps(value).encode()))


@SAFE
@given(
    st.sampled_from(sorted(set(REQUESTS) - {"save"})),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4),
)
def test_random_fields_get_one_answer(desk, do, fields):
    check(answer_to(desk.referee, json.dumps({**fields, "do": do}).encode()))


@settings(SAFE, max_examples=300)
@given(st.lists(mutated(), min_size=1, max_size=3), st.sampled_from(["referee", "free"]))
def test_broken_requests_get_one_answer_each_and_change_nothing(desk, requests, level):
    desk.good("new", scenario="first-flight", seed=1, options={"enforcement": level}, replace=True)
    for request in requests:
        before = desk.good("state")["hash"]
        answer = answer_to(desk.referee, json.dumps(request).encode())
        check(answer)
        if not answer["ok"] or answer.get("done") is False:
            assert desk.good("state")["hash"] == before


@SAFE
@given(st.lists(mutated(), min_size=2, max_size=4), st.randoms(use_true_random=False))
def test_a_torn_or_doubled_line_gets_one_answer(desk, requests, random):
    line = json.dumps(requests[0]).encode()
    cut = random.randrange(1, len(line))
    check(answer_to(desk.referee, line[:cut] or b"{"))
    check(answer_to(desk.referee, line + json.dumps(requests[1]).encode()))
    check(answer_to(desk.referee, line[:cut] + b"\xc3" + line[cut:]))


@pytest.mark.parametrize("request_", CORPUS, ids=lambda each: each["do"])
def test_the_requests_that_are_broken_here_are_good_before(desk, request_):
    answer = answered(desk.referee, json.dumps(request_).encode())
    assert answer["ok"] or request_["do"] == "load", answer
