"""Saved games: a header line, one line for each command, snapshots; read with suspicion."""

import gc
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from engine.core.bookmark import MOST, TABLE, Bookmark
from engine.core.bus import CommandBus, refusing
from engine.core.codec import (
    FORMAT,
    Entry,
    Header,
    canonical,
    codec_for,
    digest,
    header_line,
    other_numbers,
    reason,
    state_hash,
)
from engine.core.dice import NoDice, ReplayMismatch
from engine.core.errors import Diverged, SaveError, shown
from engine.core.files import read_bytes, write_atomic
from engine.core.migrations import NOTED, SCHEMA, migrate
from engine.core.ruleset import Ruleset, Vetting
from engine.core.sealed_lines import (
    NONE,
    Box,
    Keys,
    Sealed,
    Secrets,
    box_of,
    keys_of,
    sealed_line,
    writing,
)
from engine.core.sealed_notes import closed, opened
from engine.core.seat_key import key_of
from engine.core.state import GameState
from engine.core.table_dice import set_up
from engine.core.violation import blocking

EVERY = 100
"""Commands between snapshots."""
TORN = "The last line was cut off, as by a crash; all before it is there."
"""A note of what was read."""
_FAR = re.compile(rb"\d{5}")
"""A number that no honest command needs: the replay checks such a line before it applies it."""


class Choice(StrEnum):
    """What to do with a game that the rules of today would have run otherwise."""

    ASK = "ask"
    KEEP = "keep"
    """Keep what still holds, drop the rest."""
    SNAPSHOT = "snapshot"
    """Go on from the last recorded position; undo reaches back to there only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A game read from a file."""

    header: Header
    bus: CommandBus[Any]
    notes: tuple[str, ...] = ()
    """What the player should know: a line lost in a crash, a choice carried out, an older format."""
    secrets: Secrets = field(default_factory=dict)
    """Of the sides whose passphrase was given."""


Rulesets = Callable[[str], Ruleset[Any]]
"""Gives the rule set of a slug; LookupError for none."""


def dump(
    header: Header,
    bus: CommandBus[Any],
    lines: Sequence[bytes] | None = None,
    secrets: Secrets = NONE,
) -> bytes:
    """The whole save. `lines` are the journal's lines where the caller keeps them.

    Of the writing that is open the lines of the sides with `secrets` are sealed. From the first of them on
    there is no snapshot: a position holds the orders, and its hash would tell whoever tries them.
    """
    codec = codec_for(bus.ruleset)
    journal = bus.journal
    shut = {step.seq for step in writing(bus) if step.command.player in secrets} if secrets else set()
    last = min(shut, default=bus.seq + 1) - 1
    marks = [step.seq for step in journal if step.seq <= last and (step.seq % EVERY == 0 or step.seq == last)]
    whole = set(marks[-2:])
    parts = [
        header_line(closed(header, secrets)),
        codec.snapshot(bus.first - 1, bus.initial, full=bus.first > 1),
    ]
    for index, step in enumerate(journal):
        line = lines[index] if lines else codec.line(step)
        parts.append(sealed_line(step, line, secrets[step.command.player]) if step.seq in shut else line)
        if step.seq <= last and (step.seq % EVERY == 0 or step.seq in whole):
            parts.append(codec.snapshot(step.seq, step.after, full=step.seq in whole))
    return b"".join(parts)


def save(path: Path, header: Header, bus: CommandBus[Any], secrets: Secrets = NONE) -> None:
    """Writes the game to a file; SaveError when it can't, the old file then untouched."""
    write_atomic(path, dump(header, bus, secrets=secrets))


def load(path: Path, rulesets: Rulesets, choice: Choice = Choice.ASK, keys: Keys | None = None) -> Loaded:
    """Reads a game; SaveError says why it can't be, Diverged that it must be chosen how to go on, Sealed that
    passphrases are needed.
    """
    return loads(read_bytes(path), rulesets, choice, name=path.name, keys=keys)


def loads(
    raw: bytes,
    rulesets: Rulesets,
    choice: Choice = Choice.ASK,
    name: str = "the save",
    keys: Keys | None = None,
) -> Loaded:
    """Reads a game from the bytes of a save; errors as `load`."""
    with _no_collection():
        return _Reader(name, rulesets, keys or Keys()).read(raw, choice)


@contextmanager
def _no_collection() -> Iterator[None]:
    """A replay keeps nearly all that it makes: looking for garbage meanwhile takes a quarter of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def header_of(raw: bytes, name: str = "the save") -> Header:
    """The header alone, from the first line or more of a save; older schemas included."""
    first, newline, _ = raw.partition(b"\n")
    reader = _Reader(name, dict[str, Ruleset[Any]]().__getitem__, Keys())
    if not newline:
        raise SaveError(name, "line 1", "the header is not whole")
    facts = reader.parse_header(first)
    if facts["schema"] < SCHEMA:
        facts, _ = migrate(facts, [])
    return reader.header(facts)


@dataclass(frozen=True, slots=True)
class _Snapshot:
    line: int
    hash: str
    state: Any


@dataclass(slots=True)
class _Journal:
    """A file's body, parsed but not played."""

    entries: list[Any] = field(default_factory=list)
    """Each an Entry, or the Box where one is sealed, until it is opened."""
    lines: list[int] = field(default_factory=list)
    """Where each entry stands in the file."""
    doubtful: set[int] = field(default_factory=set)
    snapshots: dict[int, _Snapshot] = field(default_factory=dict)
    base: int = 0
    opened: dict[int, bytes] = field(default_factory=dict)
    """Keys that the file itself holds."""
    left_out: list[Any] = field(default_factory=list)
    """All from the first sealed order on that stays shut: what the game goes on without."""


@dataclass(frozen=True, slots=True)
class _Break:
    """Where the recorded game and the rules part."""

    at: int
    keeps_to: int
    problem: str


class _Reader:
    """One reading of one file."""

    def __init__(self, name: str, rulesets: Rulesets, keys: Keys) -> None:
        self.name = name
        self.rulesets = rulesets
        self.keys = keys
        self.notes: list[str] = []

    def read(self, raw: bytes, choice: Choice) -> Loaded:
        first, rest = self._split(raw)
        facts = self.parse_header(first)
        if facts["schema"] < SCHEMA:
            facts, rest = self._migrated(facts, rest)
        header = self.header(facts)
        try:
            ruleset = self.rulesets(header.ruleset)
        except LookupError as error:
            raise self._wrong(
                1, f'the game "{shown(header.ruleset)}" is not one that this program plays'
            ) from error
        journal = self._journal(ruleset, rest)
        self._open(ruleset, header, journal)
        bus = self._start(ruleset, header, journal)
        broken = self._play(bus, journal, trusting=True)
        if broken or _stray(ruleset, bus.state):
            # Once more from the start with every check, to find the first command that no longer holds.
            bus = self._start(ruleset, header, journal)
            broken = self._play(bus, journal, trusting=False) or broken
        if broken:
            bus = self._choose(bus, header, journal, broken, choice)
        if journal.left_out:
            header = self._go_on_without(bus, header, journal.left_out)
        if told := other_numbers(header.content, ruleset.content):
            self.notes.append(told)
        given = self.keys.secrets.items()
        secrets = {player: secret for player, secret in given if key_of(header.seat_keys, player)}
        header, words = opened(header, secrets, bus.seq)
        self.notes += words
        renewed = replace(header, ruleset_version=ruleset.version, content=ruleset.content)
        return Loaded(header=renewed, bus=bus, notes=tuple(self.notes), secrets=secrets)

    def _wrong(self, line: int, problem: str) -> SaveError:
        return SaveError(self.name, f"line {line}", problem)

    def _split(self, raw: bytes) -> tuple[bytes, list[bytes]]:
        """The header and the other lines, without a last line torn by a crash."""
        lines = raw.split(b"\n")
        if lines and not lines[-1].strip(b"\0 \r\t"):
            lines.pop()
        elif len(lines) > 1:
            try:
                self._json(lines[-1], len(lines))
            except SaveError:
                lines.pop()
                self.notes.append(TORN)
        if not lines:
            raise self._wrong(1, "expected a saved game, found an empty file")
        return lines[0], lines[1:]

    def _json(self, line: bytes, number: int) -> dict[str, Any]:
        """A line as a plain object: valid UTF-8, no key twice, no NaN, not nested to death."""
        try:
            value = json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_constant)
        except UnicodeDecodeError as error:
            raise self._wrong(number, "expected text in UTF-8") from error
        except RecursionError as error:
            raise self._wrong(number, "nested too deeply") from error
        except ValueError as error:
            raise self._wrong(number, f"expected JSON ({error})") from error
        if not isinstance(value, dict):
            raise self._wrong(number, "expected a JSON object")
        return value

    def parse_header(self, line: bytes) -> dict[str, Any]:
        """The header as a plain object whose format and schema are ours to read."""
        facts = self._json(line, 1)
        if facts.get("format") != FORMAT:
            raise self._wrong(1, f'expected a saved game ("format": "{FORMAT}")')
        schema = facts.get("schema")
        if type(schema) is not int or schema < 0:
            raise self._wrong(1, 'expected "schema" to be a number')
        if schema > NOTED:
            by = shown(facts.get("app") or "unknown")
            raise self._wrong(
                1,
                f"save format {schema}, written by version {by} of the program: that or newer is needed "
                f"(this one reads formats up to {NOTED})",
            )
        return facts

    def header(self, facts: Mapping[str, Any]) -> Header:
        """The header validated; SaveError names the field."""
        from pydantic import TypeAdapter, ValidationError

        known = {key: value for key, value in facts.items() if key not in ("format", "schema")}
        try:
            return TypeAdapter(Header).validate_json(canonical(known), strict=True)
        except (ValidationError, ValueError) as error:
            raise self._wrong(1, reason(error)) from error

    def _migrated(self, facts: dict[str, Any], rest: list[bytes]) -> tuple[dict[str, Any], list[bytes]]:
        body = [self._json(line, number) for number, line in enumerate(rest, 2)]
        old = facts["schema"]
        try:
            facts, body = migrate(facts, body)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(self.name, "the file", f"not what save format {old} holds ({error})") from error
        self.notes.append(f"Read from the older save format {old}; the next save writes format {SCHEMA}.")
        return facts, [canonical(item) for item in body]

    def _journal(self, ruleset: Ruleset[Any], rest: list[bytes]) -> _Journal:
        """All lines parsed and in order."""
        codec = codec_for(ruleset)
        journal = _Journal()
        expected = 1
        for number, line in enumerate(rest, 2):
            facts = self._json(line, number)
            if "snapshot" in facts:
                seq = self._snapshot(journal, facts, number)
                if number == 2:
                    journal.base, expected = seq, seq + 1
                elif seq != expected - 1:
                    raise self._wrong(number, f"expected the snapshot after command {expected - 1}")
                continue
            try:
                if "opened" in facts:
                    journal.opened |= self._keys(facts, journal)
                    continue
                entry: Any = box_of(facts) if "sealed" in facts else codec.entry(line)
            except ValueError as error:
                raise self._wrong(number, reason(error)) from error
            if entry.n != expected:
                raise self._wrong(number, f"expected command {expected}, found command {entry.n}")
            if _FAR.search(line):
                journal.doubtful.add(expected)
            journal.entries.append(entry)
            journal.lines.append(number)
            expected += 1
        return journal

    def _keys(self, facts: dict[str, Any], journal: _Journal) -> dict[int, bytes]:
        """Keys of a line that opens others, which stand before it and are opened once; else ValueError."""
        found = keys_of(facts)
        shut = {entry.n for entry in journal.entries if isinstance(entry, Box)} - journal.opened.keys()
        if stray := found.keys() - shut:
            raise ValueError(f"expected keys of sealed orders before it, found one of command {min(stray)}")
        return found

    def _open(self, ruleset: Ruleset[Any], header: Header, journal: _Journal) -> None:
        """Puts what they hold in place of sealed lines; Sealed where keys are missing."""
        shut: list[int] = []
        for index, box in enumerate(journal.entries):
            if not isinstance(box, Box):
                continue
            secret = self.keys.secrets.get(box.player)
            key = journal.opened.get(box.n) or (box.key(secret) if secret is not None else None)
            if key is None:
                shut.append(index)
            else:
                journal.entries[index] = self._opened(ruleset, box, key, journal, journal.lines[index])
        if not shut:
            return
        if not self.keys.without:
            boxes = [journal.entries[index] for index in shut]
            raise Sealed(self.name, boxes, header.seat_keys, journal.entries[-1].n)
        journal.left_out = journal.entries[shut[0] :]
        del journal.entries[shut[0] :], journal.lines[shut[0] :]
        at = journal.left_out[0].n
        journal.snapshots = {seq: each for seq, each in journal.snapshots.items() if seq < at}

    def _opened(self, ruleset: Ruleset[Any], box: Box, key: bytes, journal: _Journal, line: int) -> Entry:
        whose = shown(box.player)
        try:
            text = box.open(key)
            entry = codec_for(ruleset).entry(text)
        except ValueError as error:
            raise self._wrong(line, f"expected sealed orders of {whose} ({reason(error)})") from error
        self._json(text, line)
        if (entry.n, entry.command.player) != (box.n, box.player):
            raise self._wrong(line, f"expected command {box.n} of {whose}, found another one sealed there")
        if _FAR.search(text):
            journal.doubtful.add(box.n)
        return entry

    def _go_on_without(self, bus: CommandBus[Any], header: Header, left_out: Sequence[Any]) -> Header:
        """Plays what follows orders that stay shut, as long as it holds; notes for all what is left out."""
        shut = [entry for entry in left_out if isinstance(entry, Box)]
        rest = [entry for entry in left_out if not isinstance(entry, Box)]
        kept = 0
        if bus.seq == shut[0].n - 1:
            while kept < len(rest) and _holds(bus, rest[kept]):
                bus.replay(rest[kept].command, ())
                kept += 1
        marks = header.bookmarks
        for player in dict.fromkeys(box.player for box in shut):
            own = [box.n for box in shut if box.player == player]
            words = (
                f"Left out, as nobody could open them: the sealed orders of {shown(player)} in turn "
                f"{shut[0].turn}, {len(own)} in all, command {own[0]} to command {own[-1]}."
            )
            self.notes.append(words)
            if player in bus.state.players and len(marks) < MOST:
                marks = (*marks, Bookmark(at=bus.seq, by=TABLE, text=words))
        if kept:
            self.notes.append(f"Kept of what was written after them, as it still holds: {kept}.")
        if lost := len(rest) - kept:
            self.notes.append(f"Left out of what was written after them, as it needs them: {lost}.")
        return replace(header, bookmarks=tuple(sorted(marks, key=lambda each: each.at)))

    def _snapshot(self, journal: _Journal, facts: dict[str, Any], number: int) -> int:
        seq, mark = facts["snapshot"], facts.get("hash")
        if type(seq) is not int or seq < 0 or type(mark) is not str:
            raise self._wrong(number, 'expected "snapshot" to be a command number and "hash" a text')
        journal.snapshots[seq] = _Snapshot(number, mark, facts.get("state"))
        return seq

    def _start(self, ruleset: Ruleset[Any], header: Header, journal: _Journal) -> CommandBus[Any]:
        """A bus before the first recorded command."""
        if journal.base:
            return self._from_snapshot(ruleset, header, journal, journal.base)
        try:
            initial, _ = set_up(
                ruleset,
                header.scenario,
                header.options,
                seed=header.seed_of(0),
                thrown=header.setup_throws or None,
            )
        except Exception as error:
            raise self._wrong(1, f"the scenario can't be set up ({error})") from error
        return CommandBus(ruleset, initial, seed=header.seed, policy=header.policy)

    def _from_snapshot(
        self, ruleset: Ruleset[Any], header: Header, journal: _Journal, seq: int
    ) -> CommandBus[Any]:
        snapshot = journal.snapshots[seq]
        try:
            text = canonical(snapshot.state)
            state = codec_for(ruleset).state(text)
        except ValueError as error:
            raise self._wrong(snapshot.line, f"the recorded position is not one ({reason(error)})") from error
        if digest(text) != snapshot.hash:
            raise self._wrong(snapshot.line, "the recorded position does not match its hash")
        if problem := _stray(ruleset, state):
            raise self._wrong(snapshot.line, f"the recorded position is not one ({problem})")
        return CommandBus(ruleset, state, seed=header.seed, policy=header.policy, first=seq + 1)

    def _play(self, bus: CommandBus[Any], journal: _Journal, *, trusting: bool) -> _Break | None:
        """Replays what the bus has not played yet.

        Trusting, commands up to the last snapshot are applied unchecked, and only its hash is compared:
        it vouches for them. What follows it, and any line with a wild number, is checked.
        """
        marks = sorted(journal.snapshots)[-1:] if trusting else sorted(journal.snapshots)
        vouched = marks[0] if trusting and marks else 0
        kept = bus.seq
        if kept in marks and not self._agrees(bus, journal, kept):
            return _Break(kept, kept, "the recorded first position is not the one that the rules give now")
        for entry, line in zip(journal.entries, journal.lines, strict=True):
            if entry.n <= bus.seq:
                continue
            checked = entry.n > vouched or entry.n in journal.doubtful
            if problem := self._replay(bus, entry, line, checked=checked):
                return _Break(entry.n, entry.n - 1, problem)
            if entry.n in marks:
                if not self._agrees(bus, journal, entry.n):
                    return _Break(entry.n, kept, "the position is not the recorded one")
                kept = entry.n
        return None

    def _agrees(self, bus: CommandBus[Any], journal: _Journal, seq: int) -> bool:
        return state_hash(bus.ruleset, bus.state) == journal.snapshots[seq].hash

    def _replay(self, bus: CommandBus[Any], entry: Entry, line: int, *, checked: bool) -> str:
        """Plays one recorded command; a sentence when the rules won't have it so."""
        try:
            broken = entry.overruled
            if checked:
                found = bus.check(entry.command)
                if refused := refusing(bus.state, found):
                    return f"the rules refuse it now: {refused[0]}"
                broken = blocking(found)
            bus.replay(entry.command, entry.rolls, entry.overrule, broken)
        except ReplayMismatch as error:
            return f"the dice are not the recorded ones ({error})"
        except Exception as error:
            problem = f"the command can't be carried out ({type(error).__name__}: {error})"
            if checked:
                raise self._wrong(line, problem) from error
            return problem
        return ""

    def _choose(
        self, bus: CommandBus[Any], header: Header, journal: _Journal, broken: _Break, choice: Choice
    ) -> CommandBus[Any]:
        whole = [seq for seq, snapshot in journal.snapshots.items() if snapshot.state is not None]
        last = max(whole, default=None)
        if choice is Choice.ASK or (choice is Choice.SNAPSHOT and last is None):
            problem = broken.problem + _other_version(bus.ruleset, header)
            raise Diverged(self.name, problem, at=broken.at, keeps_to=broken.keeps_to, snapshot=last)
        if choice is Choice.KEEP or last is None:
            cut = [entry for entry in journal.entries if entry.n <= broken.keeps_to]
            short = _Journal(cut, journal.lines[: len(cut)], base=journal.base, snapshots=journal.snapshots)
            kept = self._start(bus.ruleset, header, short)
            for entry, line in zip(short.entries, short.lines, strict=True):
                self._replay(kept, entry, line, checked=False)
            self.notes.append(f"Kept up to command {broken.keeps_to}; what followed no longer holds.")
            return kept
        from_there = self._from_snapshot(bus.ruleset, header, journal, last)
        if left := self._play(from_there, journal, trusting=False):
            self.notes.append(f"Dropped from command {left.at} on: {left.problem}.")
        self.notes.append(
            f"Goes on from the recorded position after command {last}; undo reaches back to there."
        )
        return from_there


def _holds(bus: CommandBus[Any], entry: Entry) -> bool:
    """Whether an order stands where others before it are missing: allowed, no dice, revealing nothing."""
    if entry.rolls:
        return False
    try:
        if blocking(bus.check(entry.command)):
            return False
        tried = bus.ruleset.apply(bus.state, entry.command, NoDice())
    except Exception:  # noqa: BLE001 - whatever stops it, the game goes on without it
        return False
    moved = (tried.state.phase, tried.state.turn) != (bus.state.phase, bus.state.turn)
    return not (tried.reveals or moved)


def _other_version(ruleset: Ruleset[Any], header: Header) -> str:
    """Why a game may run otherwise now; empty where the rules are those it was played by."""
    if header.ruleset_version == ruleset.version:
        return ""
    return f" (played by version {header.ruleset_version} of the rules; these are version {ruleset.version})"


def _stray(ruleset: Ruleset[Any], state: GameState) -> str:
    """What of a position no game leads to, whatever its hash says; empty for one to play on."""
    phases = [spec.id for spec in ruleset.phases()]
    waiting = {*state.active, *(decision.owner for decision in state.pending)}
    if not state.players or len({*state.players}) != len(state.players):
        return "expected players, each once"
    if state.phase not in phases:
        return f"{state.phase!r} is no phase of the game"
    if {*state.table_dice} - {*state.players}:
        return "expected the real dice to be players'"
    if waiting - {*state.players} or not (waiting or state.outcome):
        return "expected players to be waited for"
    return ruleset.vet(state) if isinstance(ruleset, Vetting) else ""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _constant(word: str) -> object:
    raise ValueError(f"{word} is not a number")
