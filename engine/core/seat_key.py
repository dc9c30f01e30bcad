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
    """The first half of the passphrase's scrypt, in hex digits."""

    def __post_init__(self) -> None:
        if len(bytes.fromhex(self.salt)) != SALT or len(bytes.fromhex(self.proof)) != _LENGTH:
            raise ValueError("expected the salt and the proof of a passphrase")

    def opens(self, passphrase: str) -> bool:
        """Whether it is the passphrase."""
        return self.secret(passphrase) is not None

    def secret(self, passphrase: str) -> bytes | None:
        """What only the passphrase gives, and is never written down; None for another passphrase."""
        proof, secret = _halves(passphrase, bytes.fromhex(self.salt))
        return secret if hmac.compare_digest(proof, bytes.fromhex(self.proof)) else None


def seat_key(player: PlayerId, passphrase: str, salt: bytes) -> SeatKey:
    """The key of a passphrase; `salt` are SALT bytes of chance. ValueError for an empty passphrase."""
    if not passphrase:
        raise ValueError("expected a passphrase")
    return SeatKey(player=player, salt=salt.hex(), proof=_halves(passphrase, salt)[0].hex())


def key_of(keys: Iterable[SeatKey], player: PlayerId | None) -> SeatKey | None:
    """A side's key; None where it has set none."""
    return next((key for key in keys if key.player == player), None)


def _halves(passphrase: str, salt: bytes) -> tuple[bytes, bytes]:
    """The proof and the secret of a passphrase. One passphrase is one, however its accents were typed."""
    text = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
    both = hashlib.scrypt(text, salt=salt, n=_COST, r=_BLOCK, p=_LANES, dklen=2 * _LENGTH)
    return both[:_LENGTH], both[_LENGTH:]
