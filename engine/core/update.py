"""Small helpers for building a changed copy of a frozen collection."""

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def put(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """A copy with one entry set."""
    return {**mapping, key: value}


def drop(mapping: Mapping[K, V], *keys: K) -> dict[K, V]:
    """A copy without some entries; keys that aren't there are no matter."""
    return {key: value for key, value in mapping.items() if key not in keys}


def at(items: tuple[V, ...], index: int, value: V) -> tuple[V, ...]:
    """A copy with the item at `index` replaced; IndexError beyond the ends."""
    changed = list(items)
    changed[index] = value
    return tuple(changed)
