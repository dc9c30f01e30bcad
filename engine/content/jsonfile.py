"""JSON from a file nobody vouches for: whole, small, shallow, plain, or a ContentError."""

import errno
import json
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn, TypeAlias

from engine.content.errors import ContentError

Raw: TypeAlias = "bool | int | str | list[Raw] | dict[str, Raw] | None"
"""What a file may hold. Fractions are written as text ("2/3"): a float never decides anything here."""

SIZE_LIMIT = 5 * 1024 * 1024
"""Bytes."""
DEPTH_LIMIT = 32
"""Lists and objects inside one another."""
VALUE_LIMIT = 50_000
"""Values in one file, five times the largest shipped one: checking millions of wrong ones takes minutes."""
_DIGITS = 15
"""Longest whole number: below 2**53, so that no other JSON reader changes it."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]')
_REASONS = {
    errno.ENOENT: "a file that exists",
    errno.EISDIR: "a file, not a folder",
    errno.ENOTDIR: "a file that exists",
    errno.EACCES: "a file that may be read",
    errno.EPERM: "a file that may be read",
    errno.ELOOP: "a file, not a loop of symbolic links",
    errno.ENAMETOOLONG: "a shorter file name",
}


class _Refused(ValueError):
    """Raised inside the parser's hooks; carries the offending literal."""


def read_json(path: Path) -> Raw:
    """The file's content; ContentError when it isn't plain JSON within the limits."""
    return parse_json(read_text(path), path)


def read_text(path: Path) -> str:
    """The file's text; ContentError when it can't be read, is too big or isn't UTF-8."""
    if ".." in path.parts:
        raise ContentError(path, "its path", "a path without '..'")
    raw = _read_bytes(path)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ContentError(path, f"line {line} (byte {error.start})", "text in UTF-8") from None


def _read_bytes(path: Path) -> bytes:
    try:
        # Looked at before it is opened: opening a pipe or a device can wait for ever.
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):
            raise ContentError(path, "the file", "a file, not a folder, pipe or device")
        if found.st_size > SIZE_LIMIT:
            raise ContentError(path, "the file", _too_big(found.st_size))
        with open(path, "rb") as file:
            raw = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise ContentError(path, "the file", _REASONS.get(error.errno or 0, "a readable file")) from None
    except ValueError:  # a NUL character in the name
        raise ContentError(path, "its path", "a file name without NUL characters") from None
    if len(raw) > SIZE_LIMIT:
        raise ContentError(path, "the file", _too_big(len(raw)))
    return raw


def _too_big(size: int) -> str:
    return f"at most {SIZE_LIMIT // 1024 // 1024} MB, not {size:,} bytes"


def parse_json(text: str, file: object) -> Raw:
    """The value written in `text`; `file` is only named in the message."""
    try:
        value: Raw = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_float=_no_fraction,
            parse_constant=_no_fraction,
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ContentError(file, place, _syntax_expectation(error)) from None
    except _Refused as refused:
        raise _explain(refused, text, file) from None
    except RecursionError:
        raise _too_deep(file) from None
    refuse_excess(value, file)
    return value


def _object(pairs: list[tuple[str, Raw]]) -> dict[str, Raw]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Refused("")
    return found


def _whole_number(literal: str) -> int:
    if len(literal) > _DIGITS:
        raise _Refused(literal)
    return int(literal)


def _no_fraction(literal: str) -> NoReturn:
    raise _Refused(literal)


def _explain(refused: _Refused, text: str, file: object) -> ContentError:
    literal = str(refused)
    if not literal:
        offset, pointer, key = _repeated_key(text)
        return ContentError(file, f"{pointer} ({_line(text, offset)})", f"the key '{key}' only once")
    offset = _outside_strings(text, literal)
    if literal.lstrip("-").isdigit():
        return ContentError(file, _line(text, offset), f"a whole number of at most {_DIGITS} digits")
    return ContentError(file, _line(text, offset), f'a whole number or text such as "2/3", not {literal}')


def _line(text: str, offset: int) -> str:
    start = text.rfind("\n", 0, offset) + 1
    return f"line {text.count(chr(10), 0, offset) + 1}, column {offset - start + 1}"


def _outside_strings(text: str, literal: str) -> int:
    for match in re.finditer(r'"(?:[^"\\]|\\.)*"|' + re.escape(literal) + r"(?![0-9])", text):
        if not match.group().startswith('"'):
            return match.start()
    return 0


def _syntax_expectation(error: json.JSONDecodeError) -> str:
    said = error.msg
    if said.startswith("Expecting "):
        return said.removeprefix("Expecting ").replace("enclosed in double quotes", "in double quotes")
    known = {
        "Extra data": "the end of the file",
        "Unterminated string starting at": "a closing quote for this text",
        "Illegal trailing comma before end of object": "another key after the comma",
        "Illegal trailing comma before end of array": "another value after the comma",
    }
    return known.get(said, f"valid JSON ({said[:1].lower()}{said[1:]})")


def _too_deep(file: object) -> ContentError:
    return ContentError(file, "the file", f"lists and objects nested at most {DEPTH_LIMIT} deep")


def refuse_excess(value: object, file: object) -> None:
    """ContentError when the value has too many parts, or parts nested too deep, to be one of our files."""
    layer = [value]
    found = depth = 0
    while layer:
        depth, found = depth + 1, found + len(layer)
        if found > VALUE_LIMIT:
            raise ContentError(file, "the file", f"at most {VALUE_LIMIT:,} values")
        if depth > DEPTH_LIMIT + 1:
            raise _too_deep(file)
        layer = [child for parent in layer for child in _children(parent)]


def _children(parent: object) -> Iterator[object]:
    if isinstance(parent, dict):
        yield from parent.values()
    elif isinstance(parent, list):
        yield from parent


def _repeated_key(text: str) -> tuple[int, str, str]:
    """Offset, pointer and name of the first key that an object holds twice (the text is valid JSON)."""
    path: list[str] = []
    seen: list[set[str] | None] = []
    last: re.Match[str] | None = None
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token in "{[":
            seen.append(set() if token == "{" else None)
            path.append("0")
        elif token in "}]":
            seen.pop()
            path.pop()
        elif token == "," and seen and seen[-1] is None:
            path[-1] = str(int(path[-1]) + 1)
        elif token == ":" and last is not None and (keys := seen[-1]) is not None:
            key = str(json.loads(last.group()))
            path[-1] = key
            if key in keys:
                return last.start(), "/" + "/".join(path), key
            keys.add(key)
        last = match
    return 0, "the file", "?"
