"""The one rule book that all SITS rule modules write into, and words that their messages share."""

from collections.abc import Iterable

from engine.core.ids import RuleId
from engine.core.rulebook import RuleBook
from engine.core.table import install
from engine.rulesets.sits.state import SitsState

SLUG = "sits"
book: RuleBook[SitsState] = RuleBook(SLUG)
install(book)


def rule(number: str) -> RuleId:
    """The id of a rule by its printed number."""
    return book.rule(number)


def windows(n: int) -> str:
    """ "1 window", "3 windows"."""
    return f"{n} window" if abs(n) == 1 else f"{n} windows"


def ships(n: int) -> str:
    """ "1 ship", "3 ships"."""
    return f"{n} ship" if n == 1 else f"{n} ships"


def listed(words: Iterable[str]) -> str:
    """ "A, B and C"; "nothing" for no word at all."""
    found = list(words)
    if len(found) < 2:
        return found[0] if found else "nothing"
    return f"{', '.join(found[:-1])} and {found[-1]}"


def height(level: int) -> str:
    """ "level 0", "level +3", "level -2"."""
    return f"level {level:+d}" if level else "level 0"
