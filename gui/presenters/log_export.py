"""The log of a seat as a file: plain text, or HTML that stands alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from engine.core.history import History
from engine.core.ruleset import PhaseSpec
from engine.core.seat_log import LogEntry
from engine.core.view import SeatView
from gui.presenters.history import bookmark_words
from gui.presenters.log import LogLine, log_lines
from gui.speech import tr

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:50em;margin:2em auto;padding:0 1em}"
    "h2{margin-top:1.6em;border-bottom:1px solid #999}h3{margin:1em 0 .2em;font-size:1em}"
    "p{margin:.1em 0}.roll{color:#555}.ruling{font-weight:600}.rule{color:#555}"
    ".mark{border-left:3px solid #b36b00;padding-left:.6em;font-style:italic}"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LogExport:
    """A seat's log with what belongs around it."""

    title: str
    viewer: str
    seal: str
    seats: tuple[SeatView, ...]
    lines: tuple[LogLine, ...]
    heads: tuple[tuple[int, str, str], ...]
    """For each change of turn or phase the entry that it begins with, the turn and the phase in words."""
    marks: tuple[tuple[int, str], ...] = ()
    """Bookmarks that the seat may read: entry and text."""

    def text(self) -> str:
        """Plain text."""
        out = [
            self.title,
            "=" * len(self.title),
            tr("As {viewer} saw it.", viewer=self.viewer),
            tr("Seal on the dice: {seal}", seal=self.seal),
        ]
        for kind, words in self._parts():
            match kind:
                case "turn":
                    out += ["", words, "-" * len(words)]
                case "phase":
                    out += ["", f"[{words}]"]
                case "mark":
                    out.append(f"   * {words}")
                case _:
                    out.append(words)
        return "\n".join(out) + "\n"

    def html(self) -> str:
        """An HTML page without anything from elsewhere."""
        body = []
        for kind, words in self._parts():
            tag = {"turn": "h2", "phase": "h3"}.get(kind, "p")
            body.append(f'<{tag} class="{kind}">{escape(words)}</{tag}>')
        language = tr("en")  # the page's: the short sign of the catalogue's own language
        title = escape(self.title)
        viewer = escape(tr("As {viewer} saw it.", viewer=self.viewer))
        seal = tr("Seal on the dice: {seal}", seal=f"<code>{escape(self.seal)}</code>")
        return (
            f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
            f"<style>{_STYLE}</style></head>\n<body><h1>{title}</h1>\n<p>{viewer}</p>\n<p>{seal}</p>\n"
            + "\n".join(body)
            + "\n</body></html>\n"
        )

    def _parts(self) -> Iterable[tuple[str, str]]:
        names = {seat.letter: seat.name for seat in self.seats}
        heads, marks = list(self.heads), list(self.marks)
        turn = ""
        for line in self.lines:
            while heads and heads[0][0] <= line.seq:
                _, now, phase = heads.pop(0)
                if now != turn:
                    turn = now
                    yield "turn", now
                yield "phase", phase
            while marks and marks[0][0] < line.seq:
                yield "mark", marks.pop(0)[1]
            who = f"{names.get(line.letter, '')}: " if line.letter else "   "
            rule = f" [{line.number}]" if line.number else ""
            yield line.kind, f"{who}{line.text}{rule}"
        for _, words in marks:
            yield "mark", words


def log_export(
    *,
    title: str,
    viewer: str,
    seal: str,
    seats: Sequence[SeatView],
    log: Sequence[LogEntry],
    history: History,
    phases: Sequence[PhaseSpec],
) -> LogExport:
    """What a seat saw, from its own log alone: nothing secret can be in it."""
    titles = {phase.id: phase.title for phase in phases}
    heads, before = [], None
    for entry in log:
        moment = history.moment(entry.seq)
        here = (moment.turn, moment.phase)
        if here != before:
            before = here
            heads.append(
                (entry.seq, tr("Turn {turn}", turn=moment.turn), titles.get(moment.phase, str(moment.phase)))
            )
    return LogExport(
        title=title,
        viewer=viewer,
        seal=seal,
        seats=tuple(seats),
        lines=log_lines(log, seats),
        heads=tuple(heads),
        marks=tuple((mark.number, bookmark_words(mark.bookmark)) for mark in history.bookmarks()),
    )
