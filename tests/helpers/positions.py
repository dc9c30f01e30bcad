"""Positions as a save records them, changed by hand with their hash as it should be."""

from __future__ import annotations

from itertools import chain
from typing import Any

from engine.core.codec import Header, canonical, digest, header_line
from engine.core.save import Loaded, loads
from tests.helpers.conformance import find_ruleset


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in a position."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([path] if path else []), *chain(*(places(each, (*path, key)) for key, each in pairs))]


def changed(value: Any, path: tuple[Any, ...], to: Any) -> Any:
    """A copy of a position with one value changed."""
    if not path:
        return to
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(value[path[0]], path[1:], to)
    return copy


def opened(header: Header, position: Any) -> Loaded:
    """A save that begins with a position, loaded."""
    text = canonical(position)
    line = b'{"snapshot":30,"hash":"%s","state":%s}\n' % (digest(text).encode(), text)
    return loads(header_line(header) + line, find_ruleset)
