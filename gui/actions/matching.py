"""Finding an action by some of its letters."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

_START, _RUN, _PLAIN = 12, 6, 1
"""What a letter is worth at the start of a word, right behind the one before, and anywhere else."""
_WHOLE = 60
"""What a part found in one piece is worth besides."""


def score(wanted: str, text: str) -> int | None:
    """How well a text fits what was typed: more is better; None where a typed word is not in it.

    Each word of `wanted` has to be found, letter after letter, in one piece or with gaps, in any case.
    """
    words, low = wanted.lower().split(), text.lower()
    worth = [_word(word, low) for word in words]
    if any(each is None for each in worth):
        return None
    return sum(each for each in worth if each is not None) - len(low) // 8


def _word(word: str, text: str) -> int | None:
    whole = text.find(word)
    if whole >= 0:
        starts = [n for n in range(len(text)) if text.startswith(word, n) and _starts(text, n)]
        return _WHOLE + _RUN * len(word) + (_START * 2 if starts else 0)
    worth, at, last = 0, 0, -2
    for letter in word:
        found = _next(letter, text, at)
        if found < 0:
            return None
        worth += _START if _starts(text, found) else _RUN if found == last + 1 else _PLAIN
        at, last = found + 1, found
    return worth


def _next(letter: str, text: str, at: int) -> int:
    """The next place of a letter, rather at the start of a word."""
    starts = (n for n in range(at, len(text)) if text[n] == letter and _starts(text, n))
    return next(starts, text.find(letter, at))


def _starts(text: str, n: int) -> bool:
    return n == 0 or not text[n - 1].isalnum()


def ranked(wanted: str, items: Sequence[T], words: Callable[[T], str]) -> tuple[T, ...]:
    """The items that fit, best first; all of them in their own order when nothing was typed."""
    if not wanted.strip():
        return tuple(items)
    found = [(worth, item) for item in items if (worth := score(wanted, words(item))) is not None]
    return tuple(item for _, item in sorted(found, key=lambda pair: -pair[0]))
