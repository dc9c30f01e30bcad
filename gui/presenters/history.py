"""Earlier moments in words: where in the game the table stands, and what there is to replay."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.bookmark import TABLE, Bookmark
from engine.core.commitment import in_groups
from engine.core.history import History, Marked
from engine.core.ids import PhaseId, PlayerId
from engine.core.ruleset import PhaseSpec
from engine.core.view import SeatView
from gui.speech import mark, said, tr, trn


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryLine:
    """All that the history bar shows."""

    number: int
    last: int
    looking: bool
    where: str
    short: str
    """The same where there is little room: turn and phase stand in the bar above the board."""
    """Turn, phase, and which moment of how many."""
    what: str
    """Whose step led there, and what was heard of it."""
    turns: tuple[tuple[int, int], ...] = ()
    """Turn numbers and where they begin."""
    marks: tuple[Marked, ...] = ()
    unseen: int = 0
    """Steps of others that the seat has not looked at since it last did something."""
    heard: str = ""
    """`what` as it is read aloud, where that is shorter."""

    @property
    def words(self) -> str:
        """The line read aloud."""
        return f"{self.where}. {self.heard or self.what}"

    @property
    def replay(self) -> str:
        """What the replay button says; nothing where there is nothing to replay."""
        if not self.unseen:
            return ""
        return trn("Replay {count} step of the others", "Replay {count} steps of the others", self.unseen)


def history_line(
    history: History, phases: Sequence[PhaseSpec], seats: Iterable[SeatView], *, looked: int, seal: str
) -> HistoryLine:
    """The bar for the moment that is looked at; `looked` is how many moments the seat knows already.

    Beside the set-up table stands the seal on the dice, so that it is seen before the first roll.
    """
    last = history.last
    number = last if history.at is None else history.at
    moment = history.moment(number)
    who = {seat.id: seat.name for seat in seats}
    said = f"{who.get(moment.player, '')}: {moment.text}" if moment.player else moment.text
    heard = ""
    if number == 0:
        heard = tr("{said} The dice are sealed; the dice report has the whole seal.", said=said)
        said = tr("{said} The dice are sealed: {seal}", said=said, seal=in_groups(seal))
    return HistoryLine(
        number=number,
        last=last,
        looking=history.at is not None,
        where=tr(
            "Turn {turn}, {phase}  ·  {number} of {last}",
            turn=moment.turn,
            phase=_title(moment.phase, phases),
            number=number,
            last=last,
        ),
        short=tr("{number} of {last}", number=number, last=last),
        what=said.replace("\n", " "),
        heard=heard.replace("\n", " "),
        turns=history.turns(),
        marks=history.bookmarks(),
        unseen=history.others_since(looked),
    )


def _title(phase: PhaseId, phases: Sequence[PhaseSpec]) -> str:
    return next((spec.title for spec in phases if spec.id == phase), str(phase))


WENT_ON: Final = mark("{name} went on without the passphrase of this seat.")
"""The program's own bookmark: a game keeps it as it stands here, so that it is the same in every language."""


def bookmark_words(bookmark: Bookmark) -> str:
    """A bookmark as it is shown: the program's own in the window's language, others as they were written."""
    text, end = bookmark.text, WENT_ON.partition("{name}")[2]
    if text.endswith(end):
        return tr(WENT_ON, name=said(text.removesuffix(end)))
    return said(text) if bookmark.by == TABLE else text


@dataclass(frozen=True, slots=True, kw_only=True)
class BookmarkLine:
    """A bookmark as the list shows it."""

    marked: Marked
    title: str
    where: str
    own: bool


def bookmark_lines(
    history: History,
    phases: Sequence[PhaseSpec],
    seats: Iterable[SeatView],
    viewer: PlayerId | None,
) -> tuple[BookmarkLine, ...]:
    """The bookmarks that a seat may read, by moment."""
    names: Mapping[PlayerId, str] = {seat.id: seat.name for seat in seats}
    lines = []
    for marked in history.bookmarks():
        moment = history.moment(min(marked.number, history.last))
        by = names.get(marked.bookmark.by, str(marked.bookmark.by))
        kind = tr("private") if marked.bookmark.private else tr("by {by}", by=by)
        if marked.bookmark.by == TABLE:
            kind = tr("by the program")
        lines.append(
            BookmarkLine(
                marked=marked,
                title=bookmark_words(marked.bookmark),
                where=tr(
                    "Turn {turn}, {phase}  ·  {number}  ·  {kind}",
                    turn=moment.turn,
                    phase=_title(moment.phase, phases),
                    number=marked.number,
                    kind=kind,
                ),
                own=marked.bookmark.by == viewer,
            )
        )
    return tuple(lines)
