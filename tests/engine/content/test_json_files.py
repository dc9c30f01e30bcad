import os
import time
from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.content.jsonfile import DEPTH_LIMIT, SIZE_LIMIT, parse_json, read_json
from tests.helpers.content_files import refusal


def test_plain_json_is_read(tmp_path: Path):
    file = tmp_path / "a.json"
    file.write_text('{"a": [1, "2/3", null, true]}', encoding="utf-8")
    assert read_json(file) == {"a": [1, "2/3", None, True]}


def test_a_byte_order_mark_is_no_fault(tmp_path: Path):
    file = tmp_path / "a.json"
    file.write_bytes(b"\xef\xbb\xbf[1]")
    assert read_json(file) == [1]


@pytest.mark.parametrize(
    ("text", "place", "expectation"),
    [
        ("", "line 1, column 1", "value"),
        ("[1,\n 2", "line 2, column 3", "',' delimiter"),
        ('{"a": 1,\n}', "line 2, column 1", "property name in double quotes"),
        ("{a: 1}", "line 1, column 2", "property name in double quotes"),
        ('["abc', "line 1, column 2", "a closing quote for this text"),
        ("[1] [2]", "line 1, column 5", "the end of the file"),
        ('["\t"]', "line 1, column 3", "valid JSON (invalid control character at)"),
        ('{"a": {"b": 1, "b": 2}}', "/a/b (line 1, column 16)", "the key 'b' only once"),
        ('[0, {"x": [{"y": 1, "y": 1}]}]', "/1/x/0/y (line 1, column 21)", "the key 'y' only once"),
        ("[1,\n  1.5]", "line 2, column 3", 'a whole number or text such as "2/3", not 1.5'),
        ('["1e9", 1e9]', "line 1, column 9", 'a whole number or text such as "2/3", not 1e9'),
        ("[1e999]", "line 1, column 2", 'a whole number or text such as "2/3", not 1e999'),
        ("[NaN]", "line 1, column 2", 'a whole number or text such as "2/3", not NaN'),
        ("[-Infinity]", "line 1, column 2", 'a whole number or text such as "2/3", not -Infinity'),
        ("[" + "9" * 5000 + "]", "line 1, column 2", "a whole number of at most 15 digits"),
        ("[" * 100_000, "the file", f"lists and objects nested at most {DEPTH_LIMIT} deep"),
        ("[" * 40 + "]" * 40, "the file", f"lists and objects nested at most {DEPTH_LIMIT} deep"),
        ('{"a":' * 40 + "1" + "}" * 40, "the file", f"lists and objects nested at most {DEPTH_LIMIT} deep"),
        ("[" + "0," * 60_000 + "0]", "the file", "at most 50,000 values"),
    ],
)
def test_bad_text_is_refused_with_its_place(text: str, place: str, expectation: str):
    error = refusal(lambda: parse_json(text, "bad.json"))
    assert (error.file, error.place, error.expectation) == ("bad.json", place, expectation)


def test_the_message_is_one_sentence_for_the_player():
    error = refusal(lambda: parse_json("[1,]", "bad.json"))
    assert str(error) == "bad.json: at line 1, column 4, expected value."


def test_nesting_up_to_the_limit_is_read():
    assert parse_json("[" * DEPTH_LIMIT + "]" * DEPTH_LIMIT, "deep.json")


def test_bytes_that_are_not_utf8_are_refused_by_line(tmp_path: Path):
    file = tmp_path / "latin.json"
    file.write_bytes(b'{\n "name": "\xe9"}')
    error = refusal(lambda: read_json(file))
    assert (error.place, error.expectation) == ("line 2 (byte 12)", "text in UTF-8")


def test_a_file_of_many_megabytes_is_refused_unread(tmp_path: Path):
    file = tmp_path / "huge.json"
    with open(file, "wb") as huge:
        huge.truncate(SIZE_LIMIT * 100)
    error = refusal(lambda: read_json(file))
    assert error.expectation == "at most 5 MB, not 524,288,000 bytes"


def test_a_file_of_the_greatest_size_is_read(tmp_path: Path):
    file = tmp_path / "large.json"
    file.write_bytes(b'["' + b"a" * (SIZE_LIMIT - 4) + b'"]')
    assert read_json(file) == ["a" * (SIZE_LIMIT - 4)]


def test_a_missing_file_is_refused(tmp_path: Path):
    assert refusal(lambda: read_json(tmp_path / "none.json")).expectation == "a file that exists"


def test_a_folder_is_refused(tmp_path: Path):
    assert refusal(lambda: read_json(tmp_path)).expectation == "a file, not a folder, pipe or device"


def test_a_pipe_is_refused_without_waiting(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe.json")
    begun = time.perf_counter()
    error = refusal(lambda: read_json(tmp_path / "pipe.json"))
    assert error.expectation == "a file, not a folder, pipe or device"
    assert time.perf_counter() - begun < 1


def test_a_loop_of_links_is_refused(tmp_path: Path):
    (tmp_path / "a.json").symlink_to(tmp_path / "b.json")
    (tmp_path / "b.json").symlink_to(tmp_path / "a.json")
    assert "loop of symbolic links" in refusal(lambda: read_json(tmp_path / "a.json")).expectation


def test_a_path_that_climbs_is_refused(tmp_path: Path):
    (tmp_path / "a.json").write_text("[]", encoding="utf-8")
    (tmp_path / "in").mkdir()
    error = refusal(lambda: read_json(tmp_path / "in" / ".." / "a.json"))
    assert error.expectation == "a path without '..'"


def test_a_name_with_a_nul_is_refused():
    assert "NUL" in refusal(lambda: read_json(Path("a\0.json"))).expectation


def test_a_name_beyond_all_length_is_refused(tmp_path: Path):
    assert refusal(lambda: read_json(tmp_path / ("a" * 5000))).expectation == "a shorter file name"


def test_a_message_never_carries_line_breaks_or_endless_text():
    error = ContentError("evil\n\x1b[31m.json", "/" + "k" * 100_000, "x\r\ny")
    assert str(error).isprintable()
    assert len(str(error)) < 600


def test_a_refused_file_is_left_as_it_was(tmp_path: Path):
    file = tmp_path / "a.json"
    file.write_text("[1,", encoding="utf-8")
    refusal(lambda: read_json(file))
    assert file.read_text(encoding="utf-8") == "[1,"
