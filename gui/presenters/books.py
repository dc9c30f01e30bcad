"""Two pages of a game's books: which rules are played and proven, and where numbers not printed come from."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.ids import RuleId
from engine.coverage import RuleCoverage, Standing
from engine.sources import Sourced
from gui.presenters.rules import source_name
from gui.speech import mark, tr, trn

STANDING: Final = {
    Standing.IMPLEMENTED: tr("Implemented"),
    Standing.RULING: tr("Ruling"),
    Standing.TEXT: tr("Text only"),
    Standing.GAP: tr("Gap"),
}
MEANT: Final = {
    Standing.IMPLEMENTED: tr("Played; passing tests prove it."),
    Standing.RULING: tr(
        "Unclear or lost in print: played as our ruling reads it. No test carries its number."
    ),
    Standing.TEXT: tr("A definition, an example or a note: nothing to play, and no test of its own."),
    Standing.GAP: tr("Not played, or played without a test that proves it."),
}
COUNTED: Final = {
    Standing.IMPLEMENTED: mark("{count} implemented"),
    Standing.RULING: mark("{count} ruling"),
    Standing.TEXT: mark("{count} text only"),
    Standing.GAP: mark("{count} gap"),
}
RULE_KINDS: Final = {
    "definition": tr("Definition"),
    "example": tr("Example"),
    "mechanic": tr("Mechanic"),
    "mixed": tr("Mixed"),
    "note": tr("Note"),
    "option": tr("Option"),
    "setup": tr("Setup"),
    "table": tr("Table"),
    "victory": tr("Victory"),
}
KINDS: Final = {
    "secondary": tr("Taken from another public source, not from the printed game."),
    "reconstructed": tr("Worked out for this program, by the method named here."),
    "house": tr("Decided at the table or by this program."),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class BookLine:
    """A line of a page."""

    cells: tuple[str, ...]
    group: str
    """What the page can be narrowed to."""
    detail: tuple[str, ...]
    """Paragraphs that tell more."""
    rules: tuple[RuleId, ...] = ()

    @property
    def words(self) -> str:
        """What is searched, in small letters."""
        return " ".join((*self.cells, *self.detail)).lower()


@dataclass(frozen=True, slots=True, kw_only=True)
class BookPage:
    """A table with a summary above it."""

    summary: str
    columns: tuple[str, ...]
    groups: tuple[str, ...]
    lines: tuple[BookLine, ...]

    def narrowed(self, words: str, group: str) -> tuple[BookLine, ...]:
        """The lines that hold all of these words, of one group or (empty) of all."""
        wanted = words.lower().split()
        return tuple(
            line
            for line in self.lines
            if (not group or line.group == group) and all(each in line.words for each in wanted)
        )


def coverage_page(found: Sequence[RuleCoverage]) -> BookPage:
    """The rules of a game and how each stands."""
    count = Counter(each.standing for each in found)
    parts = ", ".join(tr(words, count=count[each]) for each, words in COUNTED.items() if count[each])
    told = tr(
        "{count} rules: {standings}. Proof is counted from the tests that passed before this "
        "version was packed; a rule is called implemented only when a passing test "
        "carries its number.",
        count=len(found),
        standings=parts,
    )
    return BookPage(
        summary=told,
        columns=(tr("Rule"), tr("Title"), tr("Stands"), tr("Tests"), tr("Rulings")),
        groups=tuple(STANDING[each] for each in STANDING if count[each]),
        lines=tuple(map(_rule_line, found)),
    )


def _rule_line(rule: RuleCoverage) -> BookLine:
    more = rule.count - len(rule.tests)
    tests = (
        (
            trn(
                "Proven by {count} passing test, among them:",
                "Proven by {count} passing tests, among them:",
                rule.count,
            ),
            *rule.tests,
        )
        if rule.count
        else ()
    )
    if rule.count and more <= 0:
        tests = (tr("Proven by:"), *rule.tests)
    kind = RULE_KINDS.get(rule.kind, rule.kind.capitalize())
    return BookLine(
        cells=(
            rule.number,
            rule.title,
            STANDING[rule.standing],
            str(rule.count or ""),
            ", ".join(rule.rulings),
        ),
        group=STANDING[rule.standing],
        detail=(
            f"{rule.chapter}. {kind}.",
            MEANT[rule.standing],
            *tests,
        ),
        rules=(rule.id,),
    )


def sources_page(slug: str, found: Sequence[Sourced]) -> BookPage:
    """All that is not read off the printed game, with its method."""
    count = Counter(each.kind for each in found)
    parts = ", ".join(f"{many} {source_name(kind)}" for kind, many in sorted(count.items())) or tr("none")
    return BookPage(
        summary=tr(
            "Not read off the printed game: {kinds}. What is not listed is printed, by the data files.",
            kinds=parts,
        ),
        columns=(tr("Where"), tr("Part"), tr("Source"), tr("Method")),
        groups=tuple(source_name(kind) for kind in KINDS if count[kind]),
        lines=tuple(_source_line(slug, each) for each in found),
    )


def _source_line(slug: str, each: Sourced) -> BookLine:
    detail = (
        f"{source_name(each.kind).capitalize()}. {KINDS.get(each.kind, '')}",
        tr("Method: {method}", method=each.method or tr("not stated")),
        *each.sources,
        *((tr("Note: {note}", note=each.note),) if each.note else ()),
        *((tr("Numbers: {numbers}", numbers=each.numbers),) if each.numbers else ()),
    )
    kind = source_name(each.kind)
    return BookLine(
        cells=(each.where, each.part.replace("_", " ").replace(".", ", "), kind, each.method),
        group=kind,
        detail=detail,
        rules=(RuleId(f"{slug}/{each.rule}"),) if each.rule else (),
    )
