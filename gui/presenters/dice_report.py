"""The dice report in words and figures."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.core.dice_report import DiceReport, DieRow, LuckRow, report
from engine.core.ids import PlayerId, RuleId
from engine.core.ruleset import RuleText
from engine.core.seat_log import LogEntry
from engine.core.view import SeatView

RulesText = Callable[[RuleId], RuleText | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckLine:
    """A row of the table of luck."""

    who: str
    what: str
    rolls: str
    total: str
    expected: str
    deviation: str
    words: str


def dice_report(log: Iterable[LogEntry]) -> DiceReport:
    """The report on what a seat saw."""
    return report((entry.player, roll) for entry in log for roll in entry.rolls)


def die_words(row: DieRow) -> str:
    """What the test of one kind of die says: "d10, 120 dice: chi-square 7.3, p = 0.61. Nothing unusual."."""
    many = f"{row.thrown} {'die' if row.thrown == 1 else 'dice'}"
    if not row.enough:
        return f"d{row.sides}, {many}: too few to judge; {row.sides * 5} are needed."
    verdict = "Nothing unusual."
    if row.p_value < 0.001:
        verdict = "Fair dice hardly ever fall like this."
    elif row.p_value < 0.05:
        verdict = "Unusual, but one table in twenty is."
    return f"d{row.sides}, {many}: chi-square {row.chi_square:.1f}, p = {row.p_value:.3f}. {verdict}"


def luck_line(row: LuckRow, seats: Iterable[SeatView], ruleset: str, rule_text: RulesText) -> LuckLine:
    """A row of luck with names."""
    names: dict[PlayerId, str] = {seat.id: seat.name for seat in seats}
    who = names.get(row.player, str(row.player))
    text = rule_text(RuleId(f"{ruleset}/{row.purpose}")) if row.purpose else None
    what = f"{row.purpose} {text.title}" if text else row.purpose or "all rolls"
    side = "above" if row.deviation > 0 else "below"
    far = abs(row.deviation)
    words = "about average" if far < 1 else f"{side} average" if far < 2 else f"far {side} average"
    return LuckLine(
        who=who,
        what=what,
        rolls=f"{row.rolls}" + (f" ({row.by_hand} by hand)" if row.by_hand else ""),
        total=str(row.total),
        expected=f"{row.expected:.1f}",
        deviation=f"{row.deviation:+.1f}",
        words=words,
    )
