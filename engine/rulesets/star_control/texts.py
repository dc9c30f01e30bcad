"""Rule texts and rulings of the shipped rules data, as the rule text panel shows them."""

from functools import cache

from engine.content import loader
from engine.core.ids import RuleId
from engine.core.ruleset import RuleText
from engine.rulesets.star_control.book import SLUG

_PREFIX = f"{SLUG}/"


@cache
def rule_text(rule: RuleId) -> RuleText | None:
    """The text of a rule; None for one that the catalogue does not have."""
    number = rule.removeprefix(_PREFIX)
    found = loader.load_rule_texts(SLUG).get(number)
    if found is None or not rule.startswith(_PREFIX):
        return None
    rulings = tuple(
        f"{ruling.question} {ruling.ruling}" for ruling in loader.load_rulings(SLUG) if number in ruling.rules
    )
    return RuleText(
        id=rule,
        title=found.title,
        text=found.text,
        kind=found.kind,
        module=found.module,
        chapter=loader.load_chapters(SLUG).get(found.chapter, found.chapter),
        see=tuple(RuleId(f"{_PREFIX}{link}") for link in found.see),
        rulings=rulings,
        provenance=found.provenance.kind.value,
    )


@cache
def rule_texts() -> tuple[RuleText, ...]:
    """All rule texts, in the order of the rulebook."""
    found = (rule_text(RuleId(f"{_PREFIX}{number}")) for number in loader.load_rule_texts(SLUG))
    return tuple(text for text in found if text is not None)
