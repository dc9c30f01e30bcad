"""Commands and states as JSON, in one canonical form with one hash, and back."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, make_dataclass
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Protocol

from engine.core.bookmark import Bookmark, SealedNotes
from engine.core.bus import Overrule, Step, UndoPolicy
from engine.core.command import Command
from engine.core.dice import Roll
from engine.core.dice_opening import OpenDice
from engine.core.force import ForceEnd
from engine.core.ids import PlayerId
from engine.core.migrations import GUARDED, NOTED, SCHEMA
from engine.core.ruleset import Ruleset
from engine.core.seat_key import SeatKey
from engine.core.state import GameState
from engine.core.table_dice import SetDice
from engine.core.violation import Violation

FORMAT = "hexsave"


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    """Where a "what if" left another game."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    parent: str
    """The other game's folder on the shelf; empty where it was on none."""
    title: str
    """Its title."""
    at: int
    """The last command that both have."""
    seed: int
    """The dice up to there, and those of the setup, came of this seed."""
    by: PlayerId | None = None
    """Who asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What a save says before its first command."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    ruleset: str
    ruleset_version: int
    content: str
    """Hash of the tables and units that results depend on; "-house" ends it where some are a player's own."""
    seed: int
    policy: UndoPolicy = UndoPolicy.STANDARD
    options: Mapping[str, Any] = field(default_factory=dict)
    scenario: Mapping[str, Any] = field(default_factory=dict)
    """The whole scenario, so that a save needs no other file."""
    title: str = ""
    app: str = ""
    """Version of the program that wrote it."""
    branches: tuple[Branch, ...] = ()
    """The games that this one left, the oldest first; empty for one that began at its own beginning."""
    bookmarks: tuple[Bookmark, ...] = ()
    """Notes in the order of their moments."""
    seat_keys: tuple[SeatKey, ...] = ()
    """Of the sides that have set a passphrase."""
    sealed_notes: tuple[SealedNotes, ...] = ()
    """Private bookmarks that nobody has opened yet, of sides with a passphrase."""
    setup_throws: tuple[tuple[int, ...] | None, ...] = ()
    """The real dice of the setup, roll by roll; None where the program rolled. Empty: all were its own."""

    def seed_of(self, command: int) -> int:
        """The seed of the dice of a command; of the setup for number 0."""
        return next((branch.seed for branch in self.branches if command <= branch.at), self.seed)


class Entry(Protocol):
    """A journal line read back."""

    n: int
    command: Command
    rolls: tuple[Roll, ...]
    overruled: tuple[Violation, ...]
    overrule: Overrule | None


class Codec:
    """Turns one rule set's commands and states into JSON and back."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        # Imported late: a tenth of a second that a program with no game open need not spend.
        from pydantic import Field, TypeAdapter

        # The commands that every table has need not stand in each rule set's own list.
        commands: Any = Annotated[
            ruleset.command_type | SetDice | OpenDice | ForceEnd, Field(discriminator="kind")
        ]
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = [
            ("n", int),
            ("command", commands),
            ("rolls", tuple[Roll, ...]),
            ("overruled", tuple[Violation, ...], ()),
            ("overrule", Overrule | None, None),
        ]
        entry = make_dataclass(
            "Entry", fields, frozen=True, kw_only=True, namespace={"__pydantic_config__": {"extra": "forbid"}}
        )
        self._entry: TypeAdapter[Any] = TypeAdapter(entry)
        self._command: TypeAdapter[Any] = TypeAdapter(commands)
        self._rolls: TypeAdapter[Any] = TypeAdapter(tuple[Roll, ...])
        self._state: TypeAdapter[Any] = TypeAdapter(ruleset.state_type)

    def line(self, step: Step[Any]) -> bytes:
        """A journal line, with its newline."""
        parts = [b'{"n":%d,"command":' % step.seq, self._command.dump_json(step.command), b',"rolls":']
        rolls = step.rolls
        tape = self._rolls.dump_json(rolls, exclude_none=True, exclude=_FOUND_AGAIN) if rolls else b"[]"
        parts.append(tape)
        if step.overruled:
            parts += [b',"overruled":', canonical([asdict(v) for v in step.overruled])]
        if step.overrule:
            parts += [b',"overrule":', canonical(asdict(step.overrule))]
        parts.append(b"}\n")
        return b"".join(parts)

    def command(self, command: Command) -> object:
        """A command as plain data, as it stands in a journal line."""
        plain: object = self._command.dump_python(command, mode="json")
        return plain

    def entry(self, line: bytes) -> Entry:
        """A journal line read back. ValueError says what is wrong."""
        entry: Entry = self._entry.validate_json(line, strict=True)
        return entry

    def text(self, state: GameState) -> bytes:
        """A state as canonical JSON."""
        facts = self._state.dump_python(state)
        if not facts["table_dice"]:
            # As it was before there were real dice: the same game keeps its hash.
            del facts["table_dice"]
        return canonical(facts)

    def state(self, text: bytes) -> GameState:
        """A state read back. ValueError says what is wrong."""
        state: GameState = self._state.validate_json(text, strict=True)
        return state

    def snapshot(self, seq: int, state: GameState, *, full: bool) -> bytes:
        """A snapshot line, with its newline."""
        text = self.text(state)
        whole = b',"state":%s' % text if full else b""
        return b'{"snapshot":%d,"hash":"%s"%s}\n' % (seq, digest(text).encode(), whole)


_FOUND_AGAIN: Final[Any] = {"__all__": {"side"}}
"""What a replay tells of rolls, which no line keeps."""
_codecs: dict[Any, Codec] = {}


def codec_for(ruleset: Ruleset[Any]) -> Codec:
    """The codec of a rule set; built once for each state type."""
    if ruleset.state_type not in _codecs:
        _codecs[ruleset.state_type] = Codec(ruleset)
    return _codecs[ruleset.state_type]


def canonical(value: object) -> bytes:
    """JSON in the one form that equal values share, whatever order their mappings and sets are in."""
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False, default=_plain
    ).encode("utf-8", "replace")


def _plain(value: object) -> object:
    """For `canonical`: sets sorted, enumerations by value, everything else by its text."""
    if isinstance(value, (set, frozenset)):
        return sorted(value, key=canonical)
    if isinstance(value, Enum):
        return value.value
    return str(value)


def digest(text: bytes) -> str:
    """The hash of canonical JSON, 16 hex digits."""
    return hashlib.sha256(text).hexdigest()[:16]


def state_hash(ruleset: Ruleset[Any], state: GameState) -> str:
    """The hash by which two states are told apart: equal for equal states in every process."""
    return digest(codec_for(ruleset).text(state))


def header_line(header: Header) -> bytes:
    """The first line of a save."""
    facts = asdict(header)
    for name in ("branches", "bookmarks", "seat_keys", "sealed_notes", "setup_throws"):
        if not facts[name]:
            del facts[name]
    schema = NOTED if header.sealed_notes else GUARDED if header.seat_keys else SCHEMA
    return canonical({"format": FORMAT, "schema": schema, **facts}) + b"\n"


def reason(error: Exception) -> str:
    """The first complaint of a validation, with its place."""
    from pydantic import ValidationError

    if not isinstance(error, ValidationError):
        return str(error)
    first: Mapping[str, Any] = error.errors(include_url=False, include_context=False)[0]
    place = "/".join(str(part) for part in first["loc"])
    return f"at {place or 'its start'}: {first['msg']}"


def other_numbers(then: str, now: str) -> str:
    """What is told of a game that goes on with numbers which are not those that it was played with, by the
    hashes of both; empty where they are the same, or neither is of a player's own.
    """
    mine = tuple(name.endswith("-house") for name in (then, now))
    if then == now or not any(mine):
        return ""
    was, is_ = ("numbers of the player's own" if own else "shipped numbers" for own in mine)
    return f"It was played with {was} ({then}) and goes on with {is_} ({now})."
