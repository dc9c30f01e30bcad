"""The one rule book that all SITS rule modules write into, and words that their messages share."""

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


def plural(n: int, one: str, many: str = "") -> str:
    """A number with its noun, as in "1 hex" and "3 hexes"."""
    return f"{n} {one}" if abs(n) == 1 else f"{n} {many or one + 's'}"


def windows(n: int) -> str:
    """Windows counted, as in "1 window"."""
    return plural(n, "window")


def ships(n: int) -> str:
    """Ships counted, as in "3 ships"."""
    return plural(n, "ship")


def height(level: int) -> str:
    """A level with its sign, as in "level +3"."""
    return f"level {level:+d}" if level else "level 0"
