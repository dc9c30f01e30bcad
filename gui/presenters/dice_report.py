"""The dice report in words and figures."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.core.dice import Roll
from engine.core.dice_report import DiceReport, DieRow, LuckRow, report
from engine.core.ids import PlayerId, RuleId
from engine.core.ruleset import RuleText
from engine.core.seat_log import LogEntry
from engine.core.view import SeatView
from gui.speech import tr, trn

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


def dice_report(log: Iterable[LogEntry], setup: Iterable[Roll] = ()) -> DiceReport:
    """The report on what a seat saw, and on the real dice of the setup."""
    return report(((entry.player, roll) for entry in log for roll in entry.rolls), setup)


def die_words(row: DieRow) -> str:
    """What the test of one kind of die says: "d10, 120 dice: chi-square 7.3, p = 0.61. Nothing unusual."."""
    many = trn("{count} die", "{count} dice", row.thrown)
    if not row.enough:
        return tr(
            "d{sides}, {dice}: too few to judge; {needed} are needed.",
            sides=row.sides,
            dice=many,
            needed=row.sides * 5,
        )
    verdict = tr("Nothing unusual.")
    if row.p_value < 0.001:
        verdict = tr("Fair dice hardly ever fall like this.")
    elif row.p_value < 0.05:
        verdict = tr("Unusual, but one table in twenty is.")
    return tr(
        "d{sides}, {dice}: chi-square {chi_square:.1f}, p = {p_value:.3f}. {verdict}",
        sides=row.sides,
        dice=many,
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
    hand = row.by_hand
    return LuckLine(
        who=who,
        what=what,
        rolls=tr("{rolls} ({by_hand} by hand)", rolls=row.rolls, by_hand=hand) if hand else str(row.rolls),
        total=str(row.total),
        expected=f"{row.expected:.1f}",
        deviation=f"{row.deviation:+.1f}",
        words=_luck_words(row.deviation),
    )


def _luck_words(deviation: float) -> str:
    if abs(deviation) < 1:
        return tr("about average")
    if abs(deviation) < 2:
        return tr("above average") if deviation > 0 else tr("below average")
    return tr("far above average") if deviation > 0 else tr("far below average")
