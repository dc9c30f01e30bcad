"""Words that the messages of all games share."""

from collections.abc import Iterable


def listed(words: Iterable[str]) -> str:
    """Words in a row, as in "A, B and C"; "nothing" for no word at all."""
    found = list(words)
    if len(found) < 2:
        return found[0] if found else "nothing"
    return f"{', '.join(found[:-1])} and {found[-1]}"
