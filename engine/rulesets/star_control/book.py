"""The one rule book that all Star Control modules write into, and words that their messages share."""

from engine.core.event import Note
from engine.core.ids import PieceId, RuleId
from engine.core.rulebook import RuleBook
from engine.core.table import install
from engine.rulesets.star_control.state import StarControlState

SLUG = "star-control"
book: RuleBook[StarControlState] = RuleBook(SLUG)
install(book)


def rule(number: str) -> RuleId:
    """The id of a rule by its number in the catalogue."""
    return book.rule(number)


def note(text: str, rule: RuleId, *pieces: PieceId) -> Note:
    """An event that everybody sees; nothing in this game is told to one side alone (AMB.a42)."""
    return Note(text=text, rule=rule, pieces=pieces)


def ships(n: int) -> str:
    """ "1 ship", "3 ships"."""
    return f"{n} ship" if n == 1 else f"{n} ships"


def starbucks(n: int) -> str:
    """ "1 Starbuck", "3 Starbucks"."""
    return f"{n} Starbuck" if n == 1 else f"{n} Starbucks"


def hexes(n: int) -> str:
    """ "1 hex", "3 hexes"."""
    return f"{n} hex" if n == 1 else f"{n} hexes"


def an(word: str) -> str:
    """A word with its article: "a Comet", "an X-Form"."""
    return f"{'an' if word[:1] in 'AEIOX' else 'a'} {word}"


def face(n: int) -> str:
    """A ten-sided die as it is printed: the highest face reads 0 (EQ.dice)."""
    return "0" if n == 10 else str(n)
