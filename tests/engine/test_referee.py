"""The referee's protocol: every request answered, every mistake told in one sentence, nothing given away."""

from __future__ import annotations

import json
import os
import re
import stat

import pytest

from engine import __version__
from engine.core.command import Command, Question
from engine.core.seat_key import SALT, seat_key
from engine.core.session import Session
from engine.referee import data, loop
from engine.referee.requests import REQUESTS
from engine.referee.table import Referee
from engine.referee.wire import DEEPEST, LARGEST, LONGEST, plain
from engine.rulesets.sits import combat_commands, commands
from engine.rulesets.sits.calculators import calculators
from tests.helpers.referee import Desk, lines

PLOT = {"kind": "sits.plot", "player": "Green", "ship": "osprey"}
COMMIT = {"kind": "sits.commit", "player": "Green"}


@pytest.fixture
def desk():
    """A referee with First Flight on the table."""
    desk = Desk(open_=True)
    desk.good("new", scenario="first-flight", seed=7)
    return desk


def written_in_sits(kind):
    """The commands or questions that the two modules of SITS define, found without the referee's help."""
    classes = [each for module in (commands, combat_commands) for each in vars(module).values()]
    return [
        each for each in classes if isinstance(each, type) and issubclass(each, kind) and each is not kind
    ]


def questions_written():
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", each.__name__).lower() for each in written_in_sits(Question)}


def command_kinds():
    return {each.__dataclass_fields__["kind"].default for each in written_in_sits(Command)}


# who answers


def test_hello_says_who_answers_and_what_it_understands():
    found = Desk().good("hello")
    assert found["program"] == "Holotank"
    assert found["version"] == __version__
    assert found["protocol"] == 1
    assert found["requests"] == list(REQUESTS)
    assert (found["open"], found["table"]) == (False, None)


@pytest.mark.parametrize("id_", [0, 1.5, "a", None, True, [1, {"x": []}], {"seat": "Green"}])
def test_the_id_of_a_request_comes_back_whatever_it_is(id_):
    assert Desk().ask("hello", id=id_)["id"] == id_
    assert Desk().ask("nonsense", id=id_)["id"] == id_


def test_the_schema_describes_every_request_command_question_calculator_and_view():
    found = Desk().good("schema")
    assert set(found["requests"]) == set(REQUESTS)
    text = json.dumps(found["commands"])
    assert all(f'"{kind}"' in text for kind in sorted({*command_kinds(), "table.enforcement"}))
    assert set(found["questions"]) == questions_written()
    assert {"sits.launch", "sits.aim", "sits.repair"} <= command_kinds()
    assert {"plan_plot", "salvo_odds", "beam_table"} <= questions_written()
    assert set(found["calculators"]) == set(calculators())
    assert "counters" in found["answers"]["view"]["properties"]


@pytest.mark.parametrize("name", REQUESTS)
def test_each_request_can_be_asked_for_its_own_schema(name):
    found = Desk().good("schema", request=name)
    assert found["schema"]["properties"]["do"] == {"const": name}
    assert found["schema"]["description"]
    assert found["answer"]
    assert all(field.text.endswith(".") for field in REQUESTS[name].fields)


def test_the_games_are_listed_with_those_that_cannot_be_played_yet():
    games = {game["slug"]: game["available"] for game in Desk().good("games")["games"]}
    assert games["sits"] is True
    assert False in games.values()


def test_the_scenarios_are_listed_and_one_can_be_had_whole():
    desk = Desk()
    listed = {scenario["id"]: scenario for scenario in desk.good("scenarios")["scenarios"]}
    assert listed["first-flight"]["sides"] == ["Green", "Red"]
    whole = desk.good("scenarios", scenario="first-flight")["scenario"]
    assert whole["format"] == "holotank-scenario"
    assert desk.good("new", scenario=whole)["table"]["title"] == "First Flight"


def test_the_phases_are_listed_and_those_of_the_game_say_where_it_stands(desk):
    assert "phase" not in Desk().good("phases")
    found = desk.good("phases")
    assert found["phase"] in {phase["id"] for phase in found["phases"]}
    assert found["turn"] == 1


@pytest.mark.parametrize("rule", ["B2.24", "sits/B2.24", "table/enforcement"])
def test_a_rule_is_told_by_its_number_or_its_id(rule):
    assert Desk().good("rule", rule=rule)["rule"]["text"]


def test_the_calculators_are_listed_with_the_schema_of_their_arguments():
    desk = Desk()
    found = desk.good("calculators")["calculators"]
    assert all(each["summary"] and each["rules"] and each["arguments"]["type"] == "object" for each in found)
    (one,) = desk.good("calculators", name="bearing")["calculators"]
    assert one in found


def test_a_calculation_comes_with_steps_and_rules():
    found = Desk().good("calc", name="range_angle", arguments={"h": 7, "v": 2})
    assert found["value"]["range"] == 7
    assert found["steps"][0].startswith("C1.14: ")
    assert "sits/C1.14" in found["rules"]


# playing


def test_a_new_game_tells_the_table_but_not_its_seed():
    found = Desk().good("new", scenario="first-flight")
    assert found["table"]["players"] == ["Green", "Red"]
    assert "seed" not in json.dumps(found)


def test_two_games_without_a_seed_have_different_dice():
    seeds = set()
    for _ in range(3):
        desk = Desk(open_=True)
        desk.good("new", scenario="first-flight")
        seeds.add(desk.good("state")["seed"])
    assert len(seeds) == 3


def test_the_same_seed_gives_the_same_game():
    hashes = set()
    for _ in range(2):
        desk = Desk(open_=True)
        desk.good("new", scenario="thirty-ships", seed=5)
        hashes.add(desk.good("state")["hash"])
    assert len(hashes) == 1


def test_the_undo_policy_is_the_scenarios_unless_it_is_asked_for(desk):
    scenario = desk.good("scenarios", scenario="first-flight")["scenario"]
    scenario["options"] = {**scenario["options"], "undo": "open"}
    desk.good("new", scenario=scenario, replace=True)
    desk.done("commit", "Green")
    assert desk.good("view", seat="Red")["can_undo"] is False
    desk.done("commit", "Red")
    assert desk.good("view", seat="Green")["can_undo"] is True
    desk.good("new", scenario="first-flight", undo="none", replace=True)
    desk.done("plot", "Green", ship="osprey")
    assert desk.good("view", seat="Green")["undo_barrier"] == "policy"


def test_an_option_of_the_new_game_holds(desk):
    desk.good("new", scenario="first-flight", options={"enforcement": "adviser"}, replace=True)
    assert desk.good("view")["view"]["enforcement"] == "adviser"


@pytest.mark.parametrize("seat", ["Green", "Red", None])
def test_a_view_is_the_sessions_view_to_the_letter(desk, seat):
    desk.done("plot", "Green", ship="osprey", thrust=2, square=[2, 0], spread={"A": 2})
    session = Session(desk.referee._game, seat)
    assert desk.good("view", seat=seat)["view"] == json.loads(json.dumps(plain(session.view())))


def test_a_seat_that_is_left_out_is_a_spectators(desk):
    assert desk.good("view") | {"id": 0} == desk.good("view", seat=None) | {"id": 0}
    assert desk.good("view")["view"]["viewer"] is None


def test_legal_tells_what_can_be_done_with_the_command_for_it(desk):
    offers = desk.good("legal", seat="Green")["offers"]
    commit = next(offer for offer in offers if offer["kind"] == "sits.commit")
    assert commit["legal"] is True
    assert desk.good("do", command=commit["command"])["done"] is True


@pytest.mark.rule("sits/B3.22")
def test_a_refused_command_names_its_rules_and_legal_ones_nearby(desk):
    before = desk.good("state")["hash"]
    found = desk.good("do", command={**PLOT, "thrust": 9})
    assert found["done"] is False
    assert "sits/B3.22" in {violation["rule"] for violation in found["violations"]}
    assert all(violation["message"] and violation["severity"] for violation in found["violations"])
    assert desk.good("state")["hash"] == before
    assert desk.good("do", command=found["suggestions"][0]["command"])["done"] is True


def test_suggest_gives_the_same_legal_commands_without_trying(desk):
    found = desk.good("suggest", command={**PLOT, "thrust": 9})
    assert found["suggestions"][0]["text"]


def test_a_command_tells_its_player_what_he_saw_of_it(desk):
    found = desk.done("plot", "Green", ship="osprey")
    assert found["events"][0]["pieces"] == ["osprey"]
    assert found["table"]["turn"] == 1


def test_peek_tells_what_a_command_would_do_and_does_nothing(desk):
    before = desk.good("state")["hash"]
    found = desk.good("peek", command={**PLOT, "thrust": 2, "square": [2, 0], "spread": {"A": 2}})
    assert found["violations"] == []
    assert found["view"]["viewer"] == "Green"
    assert desk.good("state")["hash"] == before


def test_a_warning_is_told_by_peek_and_does_not_forbid(desk):
    (warning,) = desk.good("peek", command=COMMIT)["violations"]
    assert (warning["severity"], warning["rule"]) == ("warning", "sits/A3.12")


def test_against_the_rules_an_adviser_does_it_and_writes_reason_and_consent_down(desk):
    consent = {"kind": "table.enforcement", "player": "Green", "level": "adviser", "agreed": "both"}
    assert desk.good("do", command=consent)["done"] is True
    found = desk.good("do", command={**PLOT, "thrust": 9}, reason="house rule", agreed="both")
    assert found["done"] is True
    rulings = desk.good("log", seat="Green")["rulings"]
    assert {(ruling["reason"], ruling["agreed"]) for ruling in rulings} == {("house rule", "both")}
    assert desk.good("log", seat="Red")["rulings"] == []


def test_a_phase_is_ended_by_force_where_no_referee_is_held_to(desk):
    force = {"kind": "table.force_end", "player": "Green", "what": "phase"}
    assert "table.force_end" in json.dumps(Desk().good("schema")["commands"])
    refused = desk.good("do", command=force)
    assert (refused["done"], [each["rule"] for each in refused["violations"]]) == (False, ["table/force"])
    consent = {"kind": "table.enforcement", "player": "Green", "level": "adviser", "agreed": "both"}
    assert desk.good("do", command=consent)["done"] is True
    done = desk.good("do", command=force, reason="nobody could go on", agreed="both")
    assert done["done"] is True
    assert done["table"]["phase"] != "2 plotting"
    assert {each["reason"] for each in desk.good("log", seat="Red")["rulings"]} == {"nobody could go on"}


def test_undo_and_redo_lead_back_and_forth_to_the_same_state(desk):
    start = desk.good("state")["hash"]
    desk.done("plot", "Green", ship="osprey", roll=2)
    plotted = desk.good("state")["hash"]
    assert desk.good("undo", seat="Green")["done"] is True
    assert desk.good("state")["hash"] == start
    assert desk.good("redo", seat="Green")["done"] is True
    assert desk.good("state")["hash"] == plotted


def test_an_undo_that_is_barred_says_by_what(desk):
    assert desk.good("undo", seat="Green")["message"] == "There is nothing to take back."
    assert desk.good("redo", seat="Green")["done"] is False
    desk.good("new", scenario="first-flight", undo="standard", replace=True)
    desk.done("plot", "Green", ship="osprey")
    found = desk.good("undo", seat="Red")
    assert (found["done"], found["barrier"]) == (False, "other player")


def test_the_log_tells_a_seat_what_it_saw_and_since_when(desk):
    desk.done("plot", "Green", ship="osprey")
    desk.done("commit", "Green")
    mine, theirs = (desk.good("log", seat=seat)["entries"] for seat in ("Green", "Red"))
    assert [entry["seq"] for entry in mine] == [1, 2]
    assert [entry["seq"] for entry in theirs] == [1]
    assert [entry["seq"] for entry in desk.good("log", seat="Green", since=1)["entries"]] == [2]


def test_a_piece_can_be_inspected(desk):
    assert desk.good("inspect", seat="Red", piece="osprey")["inspection"]["title"]


def test_the_games_own_questions_are_answered_for_the_asking_seat(desk):
    plan = {"kind": "plan_plot", "draft": {**PLOT, "thrust": 2}}
    advice = desk.good("ask", seat="Green", question=plan)["answer"]
    assert advice["completed"]["square"] is not None
    coast = {"kind": "coast_ahead", "ship": "osprey", "target": "kestrel", "turns": 3}
    assert len(desk.good("ask", seat="Green", question=coast)["answer"]["steps"]) == 3
    shot = {"kind": "shoot", "ship": "osprey", "target": "kestrel"}
    assert desk.good("ask", seat="Green", question=shot)["answer"]["range"] > 0


def test_the_whole_truth_is_told_only_by_a_referee_opened_for_it(desk):
    assert desk.good("state")["state"]["ships"]["osprey"]
    closed = Desk()
    closed.good("new", scenario="first-flight")
    assert "--open" in closed.bad("state")["error"]


# files


def test_a_saved_game_comes_back_to_the_same_hash(desk, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    desk.done("plot", "Green", ship="osprey", roll=1)
    desk.done("commit", "Green")
    before = desk.good("state")["hash"]
    assert desk.good("save", path="game.hexsave")["bytes"] == os.path.getsize("game.hexsave")
    other = Desk(open_=True)
    loaded = other.good("load", path=str(tmp_path / "game.hexsave"))
    assert loaded["table"]["title"] == "First Flight"
    assert other.good("state")["hash"] == before


def test_a_file_that_is_there_is_not_replaced_without_being_told_to(desk, tmp_path):
    path = str(tmp_path / "game.hexsave")
    desk.good("save", path=path)
    desk.done("plot", "Green", ship="osprey")
    first = (tmp_path / "game.hexsave").read_bytes()
    assert "there already" in desk.bad("save", path=path)["error"]
    assert (tmp_path / "game.hexsave").read_bytes() == first
    desk.good("save", path=path, overwrite=True)
    assert (tmp_path / "game.hexsave").read_bytes() != first


def test_what_is_no_saved_game_is_never_replaced(desk, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Admiral\n")
    assert "not a saved game" in desk.bad("save", path=str(tmp_path / "letter.txt"), overwrite=True)["error"]
    assert (tmp_path / "letter.txt").read_text() == "Dear Admiral\n"


def test_folders_links_pipes_and_devices_stay_as_they_are(desk, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "real.hexsave").write_bytes(b"")
    (tmp_path / "link").symlink_to(tmp_path / "real.hexsave")
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    for path in (tmp_path, tmp_path / "pipe", tmp_path / "link", tmp_path / "gone", "/dev/null"):
        assert "stays as it is" in desk.bad("save", path=str(path), overwrite=True)["error"]
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    assert not (tmp_path / "nowhere").exists()


def test_a_file_where_the_save_is_written_first_is_not_trampled_on(desk, tmp_path):
    (tmp_path / "game.part").write_text("mine")
    assert "in the way" in desk.bad("save", path=str(tmp_path / "game"), overwrite=True)["error"]
    assert (tmp_path / "game.part").read_text() == "mine"


@pytest.mark.parametrize(
    "path", ["", "  ", ".", "..", "/", "a\0b", "a\nb", "x" * 5000, "no/such/folder/game", "y" * 300]
)
def test_a_path_that_no_file_can_have_is_told(desk, path):
    assert desk.bad("save", path=path)["error"]
    assert desk.bad("load", path=path, replace=True)["error"]
    assert desk.good("view")["view"]["turn"] == 1


@pytest.mark.parametrize("content", [b"", b"\0" * 50, b"{}\n", b"nonsense\n", b'{"format":"hexsave"}\n'])
def test_a_broken_save_is_told_and_the_game_on_the_table_stays(desk, tmp_path, content):
    (tmp_path / "broken").write_bytes(content)
    found = desk.bad("load", path=str(tmp_path / "broken"))
    assert "broken" in found["error"]
    assert desk.good("view")["view"]["turn"] == 1
    assert (tmp_path / "broken").read_bytes() == content


def test_a_save_that_todays_rules_run_otherwise_asks_for_a_choice(desk, tmp_path):
    path = tmp_path / "game.hexsave"
    desk.done("plot", "Green", ship="osprey", roll=1)
    desk.good("save", path=str(path))
    path.write_bytes(path.read_bytes().replace(b'"roll":1', b'"roll":2', 1))
    found = desk.bad("load", path=str(path))
    assert found["diverged_at"] == 1
    assert "choice" in found["expected"]
    assert desk.good("load", path=str(path), choice="keep")["notes"]


def sealed_save(desk, tmp_path):
    """A saved game in which a plot of Green's is sealed."""
    key = seat_key("Green", "grayson", bytes(SALT))
    desk.referee._game.keep_key("Green", key, key.secret("grayson"))
    desk.done("plot", "Green", ship="osprey", roll=1)
    path = str(tmp_path / "game.hexsave")
    desk.good("save", path=path)
    return path


def test_a_save_with_sealed_orders_asks_for_passphrases(desk, tmp_path):
    path = sealed_save(desk, tmp_path)
    found = desk.bad("load", path=path)
    assert "the passphrase is needed of: Green" in found["error"]
    assert (found["sealed"], found["sealed_from"]) == ({"Green": 1}, 1)
    assert "passphrases" in found["expected"]
    for player, words in (("Green", "haven"), ("Green", 3), ("Red", "grayson"), ("x" * 999, "")):
        found = desk.bad("load", path=path, passphrases={player: words})
        assert found["error"].startswith("That is not the passphrase of ")
        assert found["expected"] == ["Green"]
    assert desk.good("load", path=path, passphrases={"Green": "grayson"})["notes"] == []
    desk.good("save", path=path, overwrite=True)
    assert desk.bad("load", path=path)["sealed_from"] == 1


def test_a_save_with_sealed_orders_is_loaded_without_them_where_that_is_asked(desk, tmp_path):
    path = sealed_save(desk, tmp_path)
    notes = desk.good("load", path=path, without=True)["notes"]
    assert "the sealed orders of Green" in notes[0]
    assert desk.bad("load", path=path, without="yes")["at"] == "/without"


def test_a_game_that_is_not_saved_is_not_cleared_away_unasked(desk, tmp_path):
    desk.done("plot", "Green", ship="osprey")
    assert "not saved" in desk.bad("new", scenario="first-flight")["error"]
    assert "not saved" in desk.bad("load", path="anything")["error"]
    desk.good("save", path=str(tmp_path / "game"))
    desk.good("new", scenario="first-flight")
    desk.done("plot", "Green", ship="osprey")
    desk.good("new", scenario="first-flight", replace=True)


# mistakes

DEEP = "[" * (DEEPEST + 2) + "]" * (DEEPEST + 2)
BAD_LINES = {
    "no JSON": (b"hello", "JSON"),
    "half an object": (b'{"do": "hello"', "JSON"),
    "two objects": (b'{"do": "hello"} {}', "JSON"),
    "a list": (b"[1]", "a list"),
    "a number": (b"7", "a number"),
    "null": (b"null", "null"),
    "a text": (b'"hello"', "a text"),
    "NaN": (b'{"do": "hello", "id": NaN}', "NaN"),
    "infinity": (b'{"do": "hello", "id": -Infinity}', "Infinity"),
    "a huge float": (b'{"do": "hello", "id": 1e999}', "too large"),
    "a huge number": (b'{"do": "new", "scenario": "x", "seed": 99999999999999999999}', "too large"),
    "endless digits": (b'{"do": "hello", "id": ' + b"9" * 10_000 + b"}", "JSON"),
    "a key twice": (b'{"do": "hello", "do": "quit"}', "twice"),
    "broken UTF-8": (b'{"do": "hello\xff"}', "UTF-8"),
    "half a character": (b'{"do": "\\ud800"}', "half a character"),
    "half a character in a key": (b'{"do": "hello", "\\udc00": 1}', "half a character"),
    "nested deeply": (f'{{"do": "hello", "id": {DEEP}}}'.encode(), "nested"),
    "nested to death": (b"[" * 200_000, "nested"),
    "an endless line": (b'{"do": "' + b"x" * LONGEST + b'"}', "longer"),
    "a NUL": (b'{"do": "hello"}\0', "JSON"),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_bad_line_is_one_error_line_and_the_next_request_is_served(name):
    line, told = BAD_LINES[name]
    first, second = lines(Referee(), line + b'\n{"id": 2, "do": "hello"}\n')
    assert first["ok"] is False
    assert told in first["error"]
    assert first["expected"]
    assert "fault" not in first
    assert (second["id"], second["ok"]) == (2, True)


def test_a_request_that_is_wrong_elsewhere_is_answered_by_its_id():
    (found,) = lines(Referee(), b'{"id": 12, "do": "new", "scenario": {"x": "\\ud800"}}\n')
    assert (found["id"], found["at"]) == (12, "/scenario/x")


def test_empty_lines_are_skipped_and_the_last_line_needs_no_newline():
    assert len(lines(Referee(), b'\n  \r\n{"do": "hello"}')) == 1


def test_a_crlf_ends_a_line_too():
    (found,) = lines(Referee(), b'{"do": "hello"}\r\n')
    assert found["ok"] is True


BAD_REQUESTS = {
    "no do": ({}, "/do"),
    "do is a number": ({"do": 1}, "/do"),
    "unknown do": ({"do": "fly"}, "/do"),
    "do is long": ({"do": "x" * 9999}, "/do"),
    "unknown field": ({"do": "hello", "extra": 1}, "/extra"),
    "scenario missing": ({"do": "new"}, "/scenario"),
    "scenario of a wrong kind": ({"do": "new", "scenario": 3}, "/scenario"),
    "unknown scenario": ({"do": "new", "scenario": "x"}, "/scenario"),
    "empty scenario": ({"do": "new", "scenario": {}}, "/scenario"),
    "unknown game": ({"do": "new", "game": "chess", "scenario": "x"}, "/game"),
    "game that can't be played": ({"do": "scenarios", "game": "star-blazers"}, "/game"),
    "negative seed": ({"do": "new", "scenario": "first-flight", "seed": -1, "replace": True}, "/seed"),
    "seed is true": ({"do": "new", "scenario": "first-flight", "seed": True}, "/seed"),
    "seed is a float": ({"do": "new", "scenario": "first-flight", "seed": 1.0}, "/seed"),
    "unknown undo": ({"do": "new", "scenario": "first-flight", "undo": "maybe"}, "/undo"),
    "unknown option value": (
        {"do": "new", "scenario": "first-flight", "options": {"midpoint": 3}, "replace": True},
        "/scenario",
    ),
    "seat of nobody": ({"do": "view", "seat": "Blue"}, "/seat"),
    "seat is a number": ({"do": "view", "seat": 1}, "/seat"),
    "offers for a spectator": ({"do": "legal", "seat": None}, "/seat"),
    "no command": ({"do": "do"}, "/command"),
    "command is a text": ({"do": "do", "command": "sits.commit"}, "/command"),
    "command without a kind": ({"do": "do", "command": {}}, "/command/kind"),
    "unknown command": ({"do": "do", "command": {"kind": "sits.win"}}, "/command/kind"),
    "kind is a list": ({"do": "do", "command": {"kind": ["sits.plot"]}}, "/command/kind"),
    "command without a player": ({"do": "do", "command": {"kind": "sits.commit"}}, "/command/player"),
    "command of nobody": ({"do": "do", "command": {**COMMIT, "player": "Blue"}}, "/seat"),
    "another's command": ({"do": "do", "command": COMMIT, "seat": "Red"}, "/seat"),
    "a field too many": ({"do": "do", "command": {**COMMIT, "now": True}}, "/command/now"),
    "thrust is a text": ({"do": "do", "command": {**PLOT, "thrust": "2"}}, "/command/thrust"),
    "thrust is a float": ({"do": "do", "command": {**PLOT, "thrust": 2.0}}, "/command/thrust"),
    "half a square": ({"do": "do", "command": {**PLOT, "square": [2]}}, "/command/square/1"),
    "unknown slot": ({"do": "do", "command": {**PLOT, "spread": {"G": 1}}}, "/command/spread/G"),
    "no question": ({"do": "ask", "seat": "Green"}, "/question"),
    "unknown question": ({"do": "ask", "seat": "Green", "question": {"kind": "why"}}, "/question/kind"),
    "question is too long": (
        {"do": "ask", "seat": "Green", "question": {"kind": "shoot", "how": 1}},
        "/question/how",
    ),
    "question for another seat": (
        {
            "do": "ask",
            "seat": "Green",
            "question": {"kind": "shoot", "player": "Red", "ship": "osprey", "target": "kestrel"},
        },
        "/question/player",
    ),
    "question about no ship": (
        {"do": "ask", "seat": "Green", "question": {"kind": "coast_ahead", "ship": "nobody"}},
        "/question",
    ),
    "unknown piece": ({"do": "inspect", "seat": "Green", "piece": "nobody"}, "/piece"),
    "unknown rule": ({"do": "rule", "rule": "Z9.99"}, "/rule"),
    "unknown calculator": ({"do": "calc", "name": "luck"}, "/name"),
    "arguments are a list": ({"do": "calc", "name": "ring", "arguments": [1]}, "/arguments"),
    "argument missing": ({"do": "calc", "name": "ring"}, "/arguments/elevation"),
    "argument too many": (
        {"do": "calc", "name": "ring", "arguments": {"elevation": 1, "x": 1}},
        "/arguments/x",
    ),
    "argument out of range": (
        {"do": "calc", "name": "ring", "arguments": {"elevation": 91}},
        "/arguments/elevation",
    ),
    "no such window": (
        {"do": "calc", "name": "reciprocal", "arguments": {"window": "A x"}},
        "/arguments",
    ),
    "no such ship class": (
        {"do": "calc", "name": "ratings", "arguments": {"ship_class": "../../etc/passwd"}},
        "/arguments",
    ),
    "unknown choice": ({"do": "load", "path": "x", "choice": "guess"}, "/choice"),
    "since is negative": ({"do": "log", "since": -1}, "/since"),
    "unknown request's schema": ({"do": "schema", "request": "fly"}, "/request"),
}


@pytest.mark.parametrize("name", BAD_REQUESTS)
def test_a_bad_request_names_the_place_and_what_was_expected(desk, name):
    asked, at = BAD_REQUESTS[name]
    before = desk.good("state")["hash"]
    (found,) = lines(desk.referee, json.dumps(asked).encode())
    assert found["ok"] is False
    assert "fault" not in found
    assert found["at"] == at
    assert found["expected"]
    assert found["error"].endswith((".", "?"))
    assert desk.good("state")["hash"] == before


def test_a_slip_of_the_pen_is_answered_with_the_likely_word():
    assert "Did you mean 'view'?" in Desk().bad("veiw")["error"]
    assert "Did you mean 'scenario'?" in Desk().bad("new", scenarioo="x")["error"]


@pytest.mark.parametrize(
    "asked",
    [
        {"do": "view"},
        {"do": "legal", "seat": "Green"},
        {"do": "do", "command": COMMIT},
        {"do": "undo", "seat": "Green"},
        {"do": "log"},
        {"do": "save", "path": "x"},
    ],
)
def test_without_a_game_on_the_table_it_says_so(asked):
    (found,) = lines(Referee(), json.dumps(asked).encode())
    assert "no game on the table" in found["error"]
    assert found["expected"] == "new or load first"


def test_a_fault_of_the_program_is_an_answer_and_the_game_goes_on(desk, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("by nothing")

    before = desk.good("state")["hash"]
    monkeypatch.setattr(data, "command", broken)
    found = desk.ask("do", id=4, command=COMMIT)
    assert (found["id"], found["ok"], found["fault"]) == (4, False, True)
    assert "ZeroDivisionError" in found["error"]
    monkeypatch.undo()
    assert desk.good("state")["hash"] == before


def test_an_answer_that_is_no_json_is_still_one_line(monkeypatch):
    monkeypatch.setattr(Referee, "answer", lambda _self, _asked: {"ok": True, "range": float("nan")})
    (found,) = lines(Referee(), b'{"do": "hello"}\n')
    assert (found["ok"], found["fault"]) == (False, True)


def test_quit_is_answered_and_ends_it():
    answers = lines(Referee(), b'{"do": "quit"}\n{"do": "hello"}\n')
    assert [answer.get("bye") for answer in answers] == [True]


def test_numbers_up_to_the_limit_are_taken():
    assert Desk().good("hello", id=LARGEST)["id"] == LARGEST


def test_the_command_line_answers_requests_given_to_it(capsysbinary):
    status = loop.main(
        ["--once", '{"do":"hello"}', "--once", '{"do":"calc","name":"tiles","arguments":{"level":18}}']
    )
    first, second = (json.loads(line) for line in capsysbinary.readouterr().out.splitlines())
    assert status == 0
    assert first["program"] == "Holotank"
    assert second["value"]["white"] == 2


def test_the_command_line_fails_with_the_request(capsysbinary):
    assert loop.main(["--once", "nonsense", "--once", '{"do":"hello"}']) == 1
    assert len(capsysbinary.readouterr().out.splitlines()) == 2


def test_the_command_line_explains_itself(capsys):
    with pytest.raises(SystemExit) as caught:
        loop.main(["--help"])
    assert caught.value.code == 0
    assert "--once" in capsys.readouterr().out
