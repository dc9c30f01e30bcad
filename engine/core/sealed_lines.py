"""Orders that only their own side can read in a file, until they lie open: journal lines in boxes.

A line is sealed while its writing is open: several sides write orders at once, not all have committed.
"""

import base64
import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.core.bus import CommandBus, Step
from engine.core.codec import canonical
from engine.core.errors import SaveError, shown
from engine.core.ids import PlayerId
from engine.core.seat_key import SeatKey, key_of

Secrets: TypeAlias = Mapping[PlayerId, bytes]
"""What sides' passphrases give: `SeatKey.secret`. It is never written down."""

NONE: Secrets = {}
_WHAT = "holotank sealed order"
_NAME, _KEY, _MARK = 32, 64, 16
_PAD = 1024
"""Bytes to whose multiple a text is filled up: how long a line is would tell which command it is."""
_FAR = 10**9
"""A number that no game reaches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Keys:
    """What a reader may open sealed orders with."""

    secrets: Secrets = field(default_factory=dict)
    without: bool = False
    """Go on without the orders that these do not open."""


class Sealed(SaveError):
    """A game holds sealed orders that nobody gave a key for.

    Read again with the secrets of `players`, or without these orders: command `at` is the first of them.
    """

    def __init__(self, file: object, shut: Sequence["Box"], keys: Iterable[SeatKey], last: int) -> None:
        first = shut[0]
        self.players: tuple[PlayerId, ...] = tuple(dict.fromkeys(box.player for box in shut))
        self.at = first.n
        self.turn = first.turn
        self.counts: Mapping[PlayerId, int] = {
            player: sum(box.player == player for box in shut) for player in self.players
        }
        """How many commands of each side can't be read."""
        self.after = last - first.n + 1 - len(shut)
        """How many other commands follow the first of them."""
        self._keys = tuple(keys)
        names = shown(", ".join(self.players))
        super().__init__(
            file,
            f"command {first.n}",
            f"the orders of turn {first.turn} are sealed, and the passphrase is needed of: {names}",
        )

    def key(self, player: PlayerId) -> SeatKey | None:
        """What the file keeps of a side's passphrase; None where no passphrase can open."""
        return key_of(self._keys, player)


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """A sealed line as it was read, not opened yet."""

    n: int
    player: PlayerId
    turn: int
    name: bytes
    text: bytes

    def key(self, secret: bytes) -> bytes:
        """The key of this box, which opens no other one."""
        return _key(secret, self.name)

    def open(self, key: bytes) -> bytes:
        """The line in it; ValueError where the key is another one's, or the box is not as it was sealed."""
        return _opened(key, self.text, _about(self.player, self.n, self.turn))


def box_of(facts: Mapping[str, Any]) -> Box:
    """A sealed line's box; ValueError says what was expected."""
    inside = facts["sealed"]
    if set(facts) != {"n", "sealed"} or type(inside) is not dict or set(inside) != {"player", "turn", "box"}:
        raise ValueError('expected sealed orders: "n", and "player", "turn" and "box" of "sealed"')
    n, player, turn = facts["n"], inside["player"], inside["turn"]
    if not all(type(number) is int and 0 <= number < _FAR for number in (n, turn)) or type(player) is not str:
        raise ValueError('expected "n" and "turn" to be numbers and "player" to be a name')
    raw = _from_text(inside["box"])
    if len(raw) < _NAME + _MARK:
        raise ValueError('expected "box" to hold sealed orders')
    return Box(n=n, player=PlayerId(player), turn=turn, name=raw[:_NAME], text=raw[_NAME:])


def keys_of(facts: Mapping[str, Any]) -> dict[int, bytes]:
    """The keys in the line that opens a writing, by the command's number; ValueError for no such line."""
    inside = facts["opened"]
    if set(facts) != {"opened"} or type(inside) is not dict:
        raise ValueError('expected "opened" to hold keys by the numbers of commands')
    found = {}
    for number, text in inside.items():
        key = _from_text(text)
        if not (number.isascii() and number.isdigit() and len(number) < len(str(_FAR))) or len(key) != _KEY:
            raise ValueError('expected "opened" to hold keys by the numbers of commands')
        found[int(number)] = key
    return found


def sealed_line(step: Step[Any], line: bytes, secret: bytes) -> bytes:
    """A journal line sealed, with its newline; the same line always gives the same box."""
    player, n, turn = step.command.player, step.seq, step.before.turn
    facts = {"player": player, "turn": turn, "box": boxed(line, _about(player, n, turn), secret)}
    return canonical({"n": n, "sealed": facts}) + b"\n"


def boxed(text: bytes, about: bytes, secret: bytes) -> str:
    """A text in a box of its own, in base64; it opens only with what it is about."""
    name, whole = _named(text, about, secret)
    return base64.b64encode(name + _cipher(_key(secret, name)).encrypt(whole, [about])).decode()


def unboxed(box: object, about: bytes, secret: bytes) -> bytes:
    """What `boxed` was given, filled up; ValueError for another secret and for a box that was changed."""
    raw = _from_text(box)
    return _opened(_key(secret, raw[:_NAME]), raw[_NAME:], about)


def opening_line(written: Iterable[tuple[Step[Any], bytes]], secrets: Secrets) -> bytes:
    """The line that opens sealed lines for everybody, given their steps and what they say."""
    keys = {}
    for step, line in written:
        secret = secrets[step.command.player]
        name, _ = _named(line, _about(step.command.player, step.seq, step.before.turn), secret)
        keys[str(step.seq)] = base64.b64encode(_key(secret, name)).decode()
    return canonical({"opened": keys}) + b"\n"


def ends(step: Step[Any]) -> bool:
    """Whether a step ends the writing in which it was made."""
    return step.reveals or (step.after.phase, step.after.turn) != (step.before.phase, step.before.turn)


def still_written(bus: CommandBus[Any], step: Step[Any]) -> bool:
    """Whether a step was made in a writing and did not end it."""
    return bus.sealed(step) and not ends(step)


def writing(bus: CommandBus[Any], *, ended: bool = False) -> Sequence[Step[Any]]:
    """The steps of the writing that is open now; `ended`: of the one that the last step has ended."""
    journal = bus.journal
    last = len(journal) - ended
    first = last
    while first > 0 and still_written(bus, journal[first - 1]):
        first -= 1
    return journal[first:last]


def can_seal() -> bool:
    """Whether what this program seals it can open: asked by its self-test, as the cipher is loaded late."""
    cipher, about = _cipher(bytes(_KEY)), [_about(PlayerId(""), 0, 0)]
    return bool(cipher.decrypt(cipher.encrypt(b"order", about), about) == b"order")


def _named(text: bytes, about: bytes, secret: bytes) -> tuple[bytes, bytes]:
    """The name of a box, which only the secret gives for what is in it, and what is in it."""
    text = text.rstrip(b"\n")
    text = text.ljust(-(-len(text) // _PAD) * _PAD)
    return hmac.digest(secret, b"name " + about + text, "sha256"), text


def _opened(key: bytes, shut: bytes, about: bytes) -> bytes:
    from cryptography.exceptions import InvalidTag

    try:
        text: bytes = _cipher(key).decrypt(shut, [about])
    except InvalidTag:
        raise ValueError("the key does not open them, or they were changed") from None
    return text


def _key(secret: bytes, name: bytes) -> bytes:
    return hmac.digest(secret, b"key " + name, hashlib.sha512)


def _about(player: PlayerId, n: int, turn: int) -> bytes:
    return canonical([_WHAT, player, n, turn])


def _cipher(key: bytes) -> Any:  # noqa: ANN401 - a type of the library that is imported here only
    # Imported late: a game without passphrases need not spend time and memory on it.
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

    return AESSIV(key)


def _from_text(text: object) -> bytes:
    if type(text) is not str:
        raise ValueError("expected a text in base64")
    try:
        return base64.b64decode(text.encode("ascii"), validate=True)
    except ValueError:
        raise ValueError("expected a text in base64") from None
