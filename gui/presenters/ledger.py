"""The ruling ledger of one seat: what was done against the rules, by whom, when, and for what reason."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from engine.core.bus import Overruled
from engine.core.force import ForcedEnd
from engine.core.history import History
from engine.core.ids import RuleId
from engine.core.session import LogEntry, Ruling
from engine.core.view import SeatView, TableView
from engine.library import RulingEntry
from gui.presenters.log import rule_number
from gui.speech import tr

NO_REASON: Final = tr("no reason given")
NOTHING: Final = tr("Nothing was done against the rules in this game, as far as this seat may know.")
UNSEEN: Final = tr("what came of it is not for this seat to see")


class LedgerSeat(Protocol):
    """What the ledger asks of a seat."""

    @property
    def history(self) -> History: ...
    def rulings(self) -> tuple[Ruling, ...]: ...
    def log(self) -> tuple[LogEntry, ...]: ...
    def view(self) -> TableView: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerLine:
    """One command that was let pass against the rules."""

    seq: int
    """Of the entry in this seat's log."""
    turn: int
    who: str
    done: str
    """The command in words: what this seat heard of it."""
    broken: tuple[tuple[RuleId, str], ...]
    """The rules that it broke, each with its sentence."""
    reason: str
    """Empty: none was given."""
    agreed: str

    @property
    def reason_words(self) -> str:
        """The reason, or that there is none."""
        return self.reason or NO_REASON


def ledger_of(seat: LedgerSeat) -> tuple[LedgerLine, ...]:
    """The ledger of a seat, the oldest line first."""
    return ledger_lines(
        seat.rulings(), seat.log(), seat.view().seats, lambda seq: seat.history.moment(seq).turn
    )


def ledger_lines(
    rulings: Sequence[Ruling],
    log: Iterable[LogEntry],
    seats: Iterable[SeatView],
    turn_of: Callable[[int], int],
) -> tuple[LedgerLine, ...]:
    """The ledger from what a seat may read of it; `turn_of` tells the turn of an entry of its log."""
    if not rulings:
        return ()
    names = {seat.id: seat.name for seat in seats}
    entries = {entry.seq: entry for entry in log}
    return tuple(
        LedgerLine(
            seq=ruling.seq,
            turn=turn_of(ruling.seq),
            who=names.get(ruling.player, str(ruling.player)),
            done=_done(entries.get(ruling.seq)),
            broken=tuple((each.rule, each.message) for each in ruling.violations),
            reason=ruling.reason.strip(),
            agreed=ruling.agreed.strip(),
        )
        for ruling in rulings
    )


def _done(entry: LogEntry | None) -> str:
    events = [event for event in entry.events if not isinstance(event, Overruled)] if entry else []
    # What the rules made of a forced end is long, and stands in the log.
    forced = [event.text for event in events if isinstance(event, ForcedEnd)]
    return " ".join(forced or [event.text for event in events]) or UNSEEN


def ledger_text(lines: Iterable[LedgerLine]) -> str:
    """The ledger for the table's records; empty where nothing was overruled."""
    rows = []
    for number, line in enumerate(lines, 1):
        rows.append(
            tr(
                "{number}. Turn {turn}, {side}: {done}",
                number=number,
                turn=line.turn,
                side=line.who,
                done=line.done,
            )
        )
        rows.extend(f"    {message} [{rule_number(rule)}]" for rule, message in line.broken)
        reason = tr("Reason: {reason}.", reason=line.reason_words)
        agreed = tr("Agreed: {names}.", names=line.agreed) if line.agreed else ""
        rows.append(f"    {reason} {agreed}".rstrip())
    return "\n".join(rows)


def ruling_summary(rulings: Iterable[RulingEntry]) -> str:
    """How a game's unclear or lost rules are read, as the printed summary has it."""
    return "\n\n".join(
        f"{each.id} ({', '.join(each.rules)})\n{each.question}\n{each.ruling}\n"
        + tr("Why: {why}", why=each.why)
        for each in rulings
    )
