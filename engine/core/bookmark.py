"""Bookmarks: a player's notes at moments of a game, kept in its save."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.ids import PlayerId

MOST = 500
"""Bookmarks of one game."""
LONGEST = 500
"""Characters of one bookmark."""
TABLE = PlayerId("")
"""Author of the notes that the table itself keeps for all, and that no side can take away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bookmark:
    """A note at the moment after a command."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    at: int
    """The command's number; 0 is the set-up table."""
    by: PlayerId
    text: str
    private: bool = False
    """Only its author may read it."""

    def seen_by(self, viewer: PlayerId | None) -> bool:
        """Whether a seat may read it."""
        return not self.private or viewer == self.by


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedNotes:
    """The private bookmarks of a side with a passphrase, as a file holds them (`sealed_notes`)."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    player: PlayerId
    box: str
    """In base64."""


def problem(text: str, kept: Sequence[Bookmark]) -> str:
    """Why a note can't be kept beside the others, as a sentence; empty when it can."""
    if not text.strip():
        return "A bookmark needs a word or two."
    if len(text) > LONGEST:
        return f"A bookmark holds {LONGEST} characters at most, not {len(text)}."
    if any("\ud800" <= c <= "\udfff" for c in text):
        return "The bookmark can't be written down: it holds half a character."
    if len(kept) >= MOST:
        return f"A game holds {MOST} bookmarks at most."
    return ""
