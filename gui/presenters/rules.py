"""The rule panel: a rule in our words, its readings, its neighbours, and the search for it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from engine.core.ids import RuleId
from engine.core.ruleset import RuleText
from gui.presenters.log import rule_number
from gui.speech import tr

_SOURCES: Final = {
    "printed": tr("printed"),
    "secondary": tr("secondary"),
    "reconstructed": tr("reconstructed"),
    "house": tr("house"),
}


def source_name(kind: str) -> str:
    """Where something comes from, in a word; as the data have it where they name another kind."""
    return _SOURCES.get(kind, kind)


@dataclass(frozen=True, slots=True, kw_only=True)
class RulePage:
    """One rule as shown."""

    id: RuleId
    number: str
    title: str
    chapter: str
    paragraphs: tuple[str, ...]
    rulings: tuple[str, ...]
    see: tuple[tuple[RuleId, str], ...]
    provenance: str


class RuleReader:
    """Walks from rule to rule and remembers the way back."""

    def __init__(self, find: Callable[[RuleId], RuleText | None]) -> None:
        self._find = find
        self._trail: list[RuleId] = []
        self._place = -1

    def open(self, rule: RuleId) -> RulePage:
        """Goes to a rule; one that the book does not have gets a page that says so."""
        if not self._trail or self._trail[self._place] != rule:
            self._trail = [*self._trail[: self._place + 1], rule]
            self._place = len(self._trail) - 1
        return self.page(rule)

    def back(self) -> RulePage | None:
        """The rule looked at before; None at the first."""
        if self._place <= 0:
            return None
        self._place -= 1
        return self.page(self._trail[self._place])

    @property
    def can_go_back(self) -> bool:
        """Whether there is a rule to go back to."""
        return self._place > 0

    def page(self, rule: RuleId) -> RulePage:
        """A rule's page."""
        text = self._find(rule)
        if text is None:
            return RulePage(
                id=rule,
                number=rule_number(rule),
                title=tr("No text for this rule"),
                chapter="",
                paragraphs=(tr("This rule is named by number only. Look it up in the printed book."),),
                rulings=(),
                see=(),
                provenance="",
            )
        return RulePage(
            id=rule,
            number=rule_number(rule),
            title=text.title,
            chapter=text.chapter,
            paragraphs=tuple(part.strip() for part in text.text.split("\n") if part.strip()),
            rulings=text.rulings,
            see=tuple((other, self._title(other)) for other in text.see),
            provenance="" if text.provenance == "printed" else text.provenance,
        )

    def _title(self, rule: RuleId) -> str:
        text = self._find(rule)
        return text.title if text else ""


def search(rules: Iterable[RuleText], words: str, limit: int = 40) -> tuple[RuleText, ...]:
    """Rules that hold all the words, by number first, then by title, then by text."""
    wanted = words.lower().split()
    if not wanted:
        return ()
    found: list[tuple[int, int, RuleText]] = []
    for place, rule in enumerate(rules):
        number, title = rule_number(rule.id).lower(), rule.title.lower()
        body = f"{number} {title} {rule.text.lower()} {' '.join(rule.rulings).lower()}"
        if not all(word in body for word in wanted):
            continue
        whole = " ".join(wanted)
        if number == whole:
            rank = 0
        elif number.startswith(whole):
            rank = 1
        elif all(word in title for word in wanted):
            rank = 2
        else:
            rank = 3
        found.append((rank, place, rule))
    return tuple(rule for _, _, rule in sorted(found, key=lambda each: each[:2])[:limit])
