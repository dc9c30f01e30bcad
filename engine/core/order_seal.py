"""Seals on orders: a hash of what a side has committed, noted before the reveal and compared after it."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.bus import Step
from engine.core.codec import canonical, codec_for
from engine.core.force import ForceEnd
from engine.core.game import Game
from engine.core.ids import PhaseId, PlayerId
from engine.core.sealed_lines import ends

_WHAT = b"holotank orders"
_MASKED = "masked "


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSeal:
    """What binds a side to the orders of one writing."""

    player: PlayerId
    turn: int
    phase: PhaseId
    """The phase in which they were written."""
    first: int
    """Number of the first command of this writing, all sides' counted."""
    text: str
    """SHA-256, 64 hex digits."""
    opened: bool
    """The orders lie on the table."""

    @property
    def id(self) -> str:
        """Tells it from the others of the game."""
        return f"{self.first}/{self.player}"


def order_seals(game: Game, *, last: bool = False) -> tuple[OrderSeal, ...]:
    """The seals of all sides that have committed, the oldest first; `last`: of the last writing only.

    A seal covers, in their order, all commands that its side gave while orders were written. A number that
    only the game's seed gives goes in as well: nobody can find the orders by trying them all.
    """
    writings = tuple(_writings(game))
    chosen = writings[-1:] if last else writings
    return tuple(seal for writing, opened in chosen for seal in _of(game, writing, opened=opened))


def masked(seal: OrderSeal, secret: bytes) -> str:
    """What a seal is noted as on disk while its side's orders are secret: whoever tries orders finds nothing.

    `secret` is what the side's passphrase gives.
    """
    return _MASKED + hmac.new(secret, f"seal {seal.id} {seal.text}".encode(), "sha256").hexdigest()


def is_masked(note: str) -> bool:
    """Whether a note is of a seal whose side has a passphrase."""
    return note.startswith(_MASKED)


def _writings(game: Game) -> Iterator[tuple[Sequence[Step[Any]], bool]]:
    """The stretches of the journal in which orders were written, and whether they have ended."""
    writing: list[Step[Any]] = []
    at_once = {phase.id for phase in game.ruleset.phases() if phase.simultaneous}
    for step in game.bus.journal:
        if step.before.phase not in at_once:
            continue
        writing.append(step)
        if ends(step):
            yield tuple(writing), True
            writing = []
    if writing:
        yield tuple(writing), False


def _of(game: Game, writing: Sequence[Step[Any]], *, opened: bool) -> Iterator[OrderSeal]:
    last = writing[-1]
    # What ends a writing by force is no order of the side that gave it, which may have committed before; and
    # who had not committed by then is bound to nothing, as what he wrote is taken back.
    forced = isinstance(last.command, ForceEnd)
    given = writing[:-1] if forced else writing
    for player in game.players:
        own = [step for step in given if step.command.player == player]
        # Whoever gave the last command is done by it; the others are done if nobody waits for them.
        if (
            not own
            or (not opened and player in last.after.active)
            or (forced and player in last.before.active)
        ):
            continue
        first = writing[0].seq
        key = hmac.new(str(game.header.seed_of(first)).encode(), f"{first}/{player}".encode(), "sha256")
        whole = hashlib.sha256(_WHAT + key.digest())
        for step in own:
            whole.update(canonical(codec_for(game.ruleset).command(step.command)) + b"\n")
        yield OrderSeal(
            player=player,
            turn=writing[0].before.turn,
            phase=writing[0].before.phase,
            first=first,
            text=whole.hexdigest(),
            opened=opened,
        )
