"""A side's passphrase: asked for when that side sits down. Kept is what proves it, not what it is."""

import hashlib
import hmac
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.core.ids import PlayerId

SALT = 16
"""Bytes of chance that a key is made with."""
_COST, _BLOCK, _LANES, _LENGTH = 2**14, 8, 1, 32
"""scrypt's figures: 16 MB and some hundredths of a second for each guess."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatKey:
    """What is kept of a side's passphrase. ValueError for what no passphrase gives."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    player: PlayerId
    salt: str
    """Hex digits."""
    proof: str
    """scrypt of the passphrase, in hex digits."""

    def __post_init__(self) -> None:
        if len(bytes.fromhex(self.salt)) != SALT or len(bytes.fromhex(self.proof)) != _LENGTH:
            raise ValueError("expected the salt and the proof of a passphrase")

    def opens(self, passphrase: str) -> bool:
        """Whether it is the passphrase."""
        return hmac.compare_digest(_proof(passphrase, bytes.fromhex(self.salt)), bytes.fromhex(self.proof))


def seat_key(player: PlayerId, passphrase: str, salt: bytes) -> SeatKey:
    """The key of a passphrase; `salt` are SALT bytes of chance. ValueError for an empty passphrase."""
    if not passphrase:
        raise ValueError("expected a passphrase")
    return SeatKey(player=player, salt=salt.hex(), proof=_proof(passphrase, salt).hex())


def key_of(keys: Iterable[SeatKey], player: PlayerId | None) -> SeatKey | None:
    """A side's key; None where it has set none."""
    return next((key for key in keys if key.player == player), None)


def _proof(passphrase: str, salt: bytes) -> bytes:
    """One passphrase is one, however its accents were typed."""
    text = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
    return hashlib.scrypt(text, salt=salt, n=_COST, r=_BLOCK, p=_LANES, dklen=_LENGTH)
