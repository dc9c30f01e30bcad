"""Private bookmarks that only their own side can read in a file: all of a side's in one box.

In memory the bookmarks of a side whose secret is known stand among all others; in a file they are in its box.
The box of a side whose secret nobody has given stays shut, and is written again as it was read.
"""

from collections.abc import Sequence
from dataclasses import asdict, replace

from engine.core.bookmark import MOST, TABLE, Bookmark, SealedNotes
from engine.core.codec import Header, canonical
from engine.core.errors import shown
from engine.core.ids import PlayerId
from engine.core.sealed_lines import Secrets, boxed, unboxed

_WHAT = b"holotank private bookmarks"
"""Bytes, as it is no text for a reader."""


def closed(header: Header, secrets: Secrets) -> Header:
    """The header as it is written: private bookmarks of the sides with a secret in boxes."""
    boxes = [box for box in header.sealed_notes if box.player not in secrets]
    left = header.bookmarks
    for player, secret in secrets.items():
        own = tuple(mark for mark in left if mark.private and mark.by == player)
        if own:
            left = tuple(mark for mark in left if mark not in own)
            text = canonical([asdict(mark) for mark in own])
            boxes.append(SealedNotes(player=player, box=boxed(text, _about(player), secret)))
    return replace(header, bookmarks=left, sealed_notes=tuple(sorted(boxes, key=lambda box: box.player)))


def opened(header: Header, secrets: Secrets, last: int) -> tuple[Header, tuple[str, ...]]:
    """The header with the bookmarks of those boxes that these secrets open, and what was left out in words.

    `last` is the number of the last command: what was marked after it stands there. A box that its own
    secret does not open was changed: the game goes on without it.
    """
    words: list[str] = []
    for box in header.sealed_notes:
        if (secret := secrets.get(box.player)) is None:
            continue
        try:
            found = _bookmarks(box, secret)
        except ValueError:
            header, told = left_out(header, box.player, last)
            words += told
            continue
        kept = (replace(mark, at=min(mark.at, last)) for mark in found)
        marks = sorted((*kept, *header.bookmarks), key=lambda mark: mark.at)
        header = replace(_without(header, box.player), bookmarks=tuple(marks))
    return header, tuple(words)


def left_out(header: Header, player: PlayerId, last: int) -> tuple[Header, tuple[str, ...]]:
    """The header without a side's box, with a bookmark for all that says so; as it is where there is none."""
    if all(box.player != player for box in header.sealed_notes):
        return header, ()
    words = f"Left out, as nobody could open them: the private bookmarks of {shown(player)}."
    marks = header.bookmarks
    if len(marks) < MOST:
        told = Bookmark(at=last, by=TABLE, text=words)
        marks = tuple(sorted((*marks, told), key=lambda mark: mark.at))
    return replace(_without(header, player), bookmarks=marks), (words,)


def _without(header: Header, player: PlayerId) -> Header:
    return replace(header, sealed_notes=tuple(box for box in header.sealed_notes if box.player != player))


def _bookmarks(box: SealedNotes, secret: bytes) -> Sequence[Bookmark]:
    """What is in a box; ValueError for what no side has put there."""
    from pydantic import TypeAdapter

    text = unboxed(box.box, _about(box.player), secret)
    found: list[Bookmark] = TypeAdapter(list[Bookmark]).validate_json(text, strict=True)
    if len(found) > MOST or any(mark.by != box.player or not mark.private or mark.at < 0 for mark in found):
        raise ValueError("expected private bookmarks of the side")
    return found


def _about(player: PlayerId) -> bytes:
    return canonical([_WHAT.decode(), player])
