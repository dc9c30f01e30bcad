"""Rule texts and rulings of a game's shipped rules data, as the rule text panel shows them."""

from functools import cache

from engine.content import loader
from engine.core.ids import RuleId
from engine.core.ruleset import RuleText


@cache
def rule_text(slug: str, rule: RuleId) -> RuleText | None:
    """The text of a rule; None for one that the game's catalogue does not have."""
    prefix = f"{slug}/"
    number = rule.removeprefix(prefix)
    found = loader.load_rule_texts(slug).get(number)
    if found is None or not rule.startswith(prefix):
        return None
    rulings = tuple(
        f"{ruling.question} {ruling.ruling}" for ruling in loader.load_rulings(slug) if number in ruling.rules
    )
    return RuleText(
        id=rule,
        title=found.title,
        text=found.text,
        kind=found.kind,
        module=found.module,
        chapter=loader.load_chapters(slug).get(found.chapter, found.chapter),
        see=tuple(RuleId(f"{prefix}{link}") for link in found.see),
        rulings=rulings,
        provenance=found.provenance.kind.value,
    )


@cache
def rule_texts(slug: str) -> tuple[RuleText, ...]:
    """Every rule of the catalogue, in its order."""
    found = (rule_text(slug, RuleId(f"{slug}/{number}")) for number in loader.load_rule_texts(slug))
    return tuple(text for text in found if text is not None)
