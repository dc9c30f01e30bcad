"""The one rule book that all Holy War modules write into, and words that their messages share."""

from typing import TYPE_CHECKING

from engine.core.event import Note
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.rulebook import RuleBook
from engine.core.table import install

if TYPE_CHECKING:
    from engine.rulesets.holy_war.state import HolyWarState

SLUG = "holy-war"
book: "RuleBook[HolyWarState]" = RuleBook(SLUG)
install(book)


def rule(number: str) -> RuleId:
    """The id of a rule by its number in the catalogue."""
    return book.rule(number)


def note(text: str, rule: RuleId, *pieces: PieceId) -> Note:
    """An event that everybody sees.

    Neither the text nor `pieces` may tell what a face-down counter is (AMB.a48). The id of a unit names its
    type and can be followed, so only StarGuards and stars in the open go into `pieces`.
    """
    return Note(text=text, rule=rule, pieces=pieces)


def whisper(player: PlayerId, text: str, rule: RuleId, *pieces: PieceId) -> Note:
    """An event that one side alone sees: purchases, crew points, what a Probe found (AMB.a48)."""
    return Note(text=text, rule=rule, pieces=pieces, seen_by=(player,))


def points(n: int) -> str:
    """ "1 crew point", "3 crew points"."""
    return f"{n} crew point" if n == 1 else f"{n} crew points"


def levels(n: int) -> str:
    """ "1 level", "3 levels"."""
    return f"{n} level" if n == 1 else f"{n} levels"


def units(n: int) -> str:
    """ "1 unit", "3 units"."""
    return f"{n} unit" if n == 1 else f"{n} units"
