"""The language that the window speaks: every text of its own goes through `tr`, which knows no Qt.

The window's texts are written in English where they are used; `speak` gives the way to another language
(`gui.language` gives Qt's). Tables of texts are made when their module is loaded, so the language is that of
the start of the program.
"""

from collections.abc import Callable, Sequence
from typing import Protocol


class Translate(Protocol):
    """Gives a text in the language of the window; the text itself where there is no other."""

    def __call__(self, text: str, count: int | None, sense: str = "", /) -> str: ...


def _english(text: str, _count: int | None, _sense: str = "", /) -> str:
    return text


_translate: Translate = _english
_said: Callable[[str], str] = str


def speak(translate: Translate = _english, said: Callable[[str], str] = str) -> None:
    """Sets the language: `translate` for the window's own texts, `said` for what the engine says."""
    global _translate, _said  # one window, one language
    _translate, _said = translate, said


def tr(text: str, /, **values: object) -> str:
    """A text of the window in its language; `{name}` in it is filled by a value, as `str.format` does."""
    words = _translate(text, None)
    return words.format(**values) if values else words


def meant(text: str, sense: str) -> str:
    """A word of the window in one of the senses that it has in English: the "Roll" of a ship, or of dice.

    A catalogue holds the sense as the text's comment; without a translation in that sense the general one
    is given.
    """
    return _translate(text, None, sense)


def trn(one: str, many: str, count: int, /, **values: object) -> str:
    """A text that counts, in its form for that number; `{count}` in it is the number itself.

    A catalogue holds it under `many`, with as many forms as its language has.
    """
    words = _translate(many, count)
    if words == many and count == 1:
        words = one
    return words.format(count=count, **values)


def mark(text: str) -> str:
    """The text as it is: one to be given to `tr` later, where the program also uses it as a key."""
    return text


def foreign() -> bool:
    """Whether the window speaks another language than the engine."""
    return _said is not str


class Later:
    """A text that is put into words where it is shown: it is found before the window's language is known.

    Its text is one of `mark`; its values may be such texts themselves, or rows of them.
    """

    def __init__(self, text: str, /, **values: object) -> None:
        self._text, self._values = text, values

    def __str__(self) -> str:
        return tr(self._text, **{name: _worded(value) for name, value in self._values.items()})


def _worded(value: object) -> str:
    return "; ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def said(text: str) -> str:
    """What the engine said, in the window's language."""
    return _said(text)


def both(parts: Sequence[str]) -> str:
    """Parts as one row of words, the last after an "and": "a, b and c"."""
    return _row(parts, mark("{first} and {last}"))


def either(parts: Sequence[str]) -> str:
    """Parts as one row of words, the last after an "or": "a, b or c"."""
    return _row(parts, mark("{first} or {last}"))


def _row(parts: Sequence[str], joined: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return tr(joined, first=", ".join(parts[:-1]), last=parts[-1])
