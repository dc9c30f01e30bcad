"""How much of a printed game is played: rule by rule, with the tests that prove it."""

from dataclasses import dataclass
from enum import StrEnum

from engine.core.ids import RuleId


class Standing(StrEnum):
    """How a printed rule stands in this program."""

    IMPLEMENTED = "implemented"
    """Played, and at least one passing test proves it."""
    RULING = "ruling"
    """Unclear or lost in print and read as a ruling says; no test is marked with its number."""
    TEXT = "text"
    """A definition, an example or a note without a test of its own: it tells, there is nothing to play."""
    GAP = "gap"
    """Not played, or played without proof: nothing here says which."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleCoverage:
    """A rule and how it stands."""

    id: RuleId
    number: str
    title: str
    kind: str
    chapter: str
    standing: Standing
    rulings: tuple[str, ...] = ()
    """Ids of the rulings that read it."""
    count: int = 0
    """Passing tests that prove it."""
    tests: tuple[str, ...] = ()
    """Some of them."""


_TELLING = frozenset(("definition", "example", "note"))


def coverage(slug: str) -> tuple[RuleCoverage, ...]:
    """Every rule of a game's book in its order; ContentError where its files can't be read."""
    # Imported late: pydantic costs a tenth of a second that nothing else at the start needs.
    from engine.content import loader
    from engine.content.proof import load_proof

    proofs, chapters = load_proof(slug), loader.load_chapters(slug)
    read: dict[str, list[str]] = {}
    for ruling in loader.load_rulings(slug):
        for number in ruling.rules:
            read.setdefault(number, []).append(ruling.id)
    found = []
    for number, rule in loader.load_rule_texts(slug).items():
        proof, rulings = proofs.get(number), tuple(read.get(number, ()))
        found.append(
            RuleCoverage(
                id=RuleId(f"{slug}/{number}"),
                number=number,
                title=rule.title,
                kind=rule.kind,
                chapter=chapters.get(rule.chapter, rule.chapter),
                standing=_standing(rule.kind, proven=proof is not None, read=bool(rulings)),
                rulings=rulings,
                count=proof.count if proof else 0,
                tests=proof.tests if proof else (),
            )
        )
    return tuple(found)


def _standing(kind: str, *, proven: bool, read: bool) -> Standing:
    if proven:
        return Standing.IMPLEMENTED
    if read:
        return Standing.RULING
    return Standing.TEXT if kind in _TELLING else Standing.GAP
