"""The dice report in words and figures."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.core.dice_report import DiceReport, DieRow, LuckRow, report
from engine.core.ids import PlayerId, RuleId
from engine.core.ruleset import RuleText
from engine.core.seat_log import LogEntry
from engine.core.view import SeatView
from gui.speech import tr

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
        return tr(
            "d{sides}, {many}: too few to judge; {sides2} are needed.",
            sides=row.sides,
            many=many,
            sides2=row.sides * 5,
        )
    verdict = tr("Nothing unusual.")
    if row.p_value < 0.001:
        verdict = tr("Fair dice hardly ever fall like this.")
    elif row.p_value < 0.05:
        verdict = tr("Unusual, but one table in twenty is.")
    return tr(
        "d{sides}, {many}: chi-square {chi_square:.1f}, p = {p_value:.3f}. {verdict}",
        sides=row.sides,
        many=many,
        chi_square=row.chi_square,
        p_value=row.p_value,
        verdict=verdict,
    )


def luck_line(row: LuckRow, seats: Iterable[SeatView], ruleset: str, rule_text: RulesText) -> LuckLine:
    """A row of luck with names."""
    names: dict[PlayerId, str] = {seat.id: seat.name for seat in seats}
    who = names.get(row.player, str(row.player))
    text = rule_text(RuleId(f"{ruleset}/{row.purpose}")) if row.purpose else None
    what = f"{row.purpose} {text.title}" if text else row.purpose or tr("all rolls")
    side = "above" if row.deviation > 0 else "below"
    far = abs(row.deviation)
    words = (
        tr("about average")
        if far < 1
        else tr("{side} average", side=side)
        if far < 2
        else tr("far {side} average", side=side)
    )
    return LuckLine(
        who=who,
        what=what,
        rolls=f"{row.rolls}" + (tr(" ({by_hand} by hand)", by_hand=row.by_hand) if row.by_hand else ""),
        total=str(row.total),
        expected=f"{row.expected:.1f}",
        deviation=f"{row.deviation:+.1f}",
        words=words,
    )
