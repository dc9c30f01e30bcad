"""A game in play: its bus, its header, its file on the shelf."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine import __version__
from engine.core.bookmark import TABLE, Bookmark
from engine.core.bus import Cause, Change, CommandBus, UndoPolicy
from engine.core.codec import Header
from engine.core.errors import SaveError
from engine.core.ids import PlayerId
from engine.core.ruleset import Ruleset
from engine.core.save import TORN, Choice, Loaded, Rulesets, load, save
from engine.core.sealed_lines import NONE, Keys, Secrets, writing
from engine.core.sealed_notes import closed, left_out, opened
from engine.core.seat_key import SeatKey
from engine.core.store import Autosave, Shelf, last_command
from engine.core.table_dice import set_up


class Game:
    """A game in play: its bus, its header and, unless it is played without a shelf, its file."""

    def __init__(
        self,
        header: Header,
        bus: CommandBus[Any],
        autosave: Autosave | None = None,
        notes: Sequence[str] = (),
        secrets: Secrets = NONE,
    ) -> None:
        self.header = header
        self.bus = bus
        self.secrets: Secrets = secrets
        """Of the sides whose passphrase was given in this sitting: what they write is sealed."""
        self.notes = tuple(notes)
        """What loading it had to say."""
        self.trouble = ""
        """Why the last change could not be written; empty when all is on disk."""
        self._autosave = autosave
        # First of all subscribers: a command is on disk before anybody hears of it.
        self._dispose = bus.subscribe(self._follow)
        if autosave:
            self._write(lambda: autosave.begin(header, bus, secrets))

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules it is played by."""
        return self.bus.ruleset

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The sides, in their printed order."""
        players: tuple[PlayerId, ...] = self.bus.state.players
        return players

    @property
    def path(self) -> Path | None:
        """Its file."""
        return self._autosave.path if self._autosave else None

    def save(self) -> None:
        """Writes the file anew and keeps the old one as a generation; SaveError when it can't."""
        if self._autosave:
            self._autosave.begin(self.header, self.bus, self.secrets)
            self.trouble = ""

    def export(self, path: Path) -> None:
        """Writes a copy anywhere; SaveError when it can't."""
        save(path, self.header, self.bus, self.secrets)

    def rename(self, title: str) -> None:
        """Gives the game another title; SaveError when it can't be written."""
        self.header = replace(self.header, title=title)
        self.save()

    def keep_bookmarks(self, bookmarks: Iterable[Bookmark]) -> None:
        """Keeps these bookmarks in place of all there were; where they can't be written is `trouble`."""
        kept = tuple(sorted(bookmarks, key=lambda each: each.at))
        self.header = replace(self.header, bookmarks=kept)
        self._write_anew()

    def keep_key(self, player: PlayerId, key: SeatKey | None, secret: bytes | None = None) -> None:
        """Keeps a side's passphrase, or takes it off; where that can't be written is `trouble`.

        Without its `secret` the side's orders are not sealed before `learn` brings it. Private bookmarks that
        only the passphrase before would have opened are left out, and a bookmark for all says so; the file
        that holds them becomes the youngest older generation.
        """
        self.header, lost = left_out(self.header, player, self.bus.seq)
        kept = tuple(each for each in self.header.seat_keys if each.player != player)
        self.header = replace(self.header, seat_keys=(*kept, key) if key else kept)
        others = {each: known for each, known in self.secrets.items() if each != player}
        self.secrets = others if key is None or secret is None else {**others, player: secret}
        self._write_anew(keep=bool(lost))

    def lose_key(self, player: PlayerId) -> None:
        """Takes a side's passphrase off for somebody who doesn't know it; as `keep_key`.

        Its private bookmarks are left out also if the side itself opened them earlier in this sitting.
        """
        if (secret := self.secrets.get(player)) is not None:
            self.header = closed(self.header, {player: secret})
        self.keep_key(player, None)

    def learn(self, player: PlayerId, secret: bytes) -> None:
        """A side's passphrase was given: its private bookmarks are there, and what stands open in the file of
        them and of its orders is sealed.
        """
        if player in self.secrets:
            return
        self.secrets = {**self.secrets, player: secret}
        plain = any(mark.private and mark.by == player for mark in self.header.bookmarks)
        self.header, lost = opened(self.header, {player: secret}, self.bus.seq)
        if lost or plain or any(step.command.player == player for step in writing(self.bus)):
            self._write_anew(keep=bool(lost))

    def close(self) -> None:
        """Ends the sitting. What could not be written is tried once more; SaveError if it still can't."""
        self._dispose()
        if self._autosave:
            autosave, self._autosave = self._autosave, None
            try:
                autosave.begin(self.header, self.bus, self.secrets)
            except SaveError:
                autosave.abandon()
                raise
            autosave.close()

    def _follow(self, change: Change[Any]) -> None:
        stale = [mark for mark in self.header.bookmarks if mark.at >= change.step.seq]
        replaced = bool(stale) and change.cause is Cause.EXECUTE
        if replaced:
            # Another command has taken the place of the one that was marked and undone. What the table itself
            # has noted stays, at the last moment before.
            kept = (mark for mark in self.header.bookmarks if mark not in stale)
            moved = (replace(mark, at=change.step.seq - 1) for mark in stale if mark.by == TABLE)
            self.header = replace(self.header, bookmarks=(*kept, *moved))
        if replaced:
            self._write_anew()
        elif autosave := self._autosave:
            self._write(lambda: autosave.follow(change, self.header, self.bus, self.secrets))

    def _write_anew(self, *, keep: bool = False) -> None:
        if autosave := self._autosave:
            self._write(lambda: autosave.begin(self.header, self.bus, self.secrets, keep=keep))

    def _write(self, work: Callable[[], None]) -> None:
        try:
            work()
        except SaveError as error:
            self.trouble = str(error)
        else:
            self.trouble = ""


def new_game(
    ruleset: Ruleset[Any],
    scenario: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    *,
    seed: int,
    policy: UndoPolicy = UndoPolicy.STANDARD,
    store: Shelf | None = None,
    title: str = "",
    app: str = __version__,
    thrown: Sequence[tuple[int, ...] | None] | None = None,
) -> Game:
    """Sets a game up. A bad scenario raises what `Ruleset.setup` raises; a bad shelf is `Game.trouble`.

    `thrown` are real dice for the rolls of the setup, as `set_up` takes them: DiceNeeded asks for the next.
    """
    initial, _ = set_up(ruleset, scenario, options or {}, seed=seed, thrown=thrown)
    header = Header(
        ruleset=ruleset.slug,
        ruleset_version=ruleset.version,
        content=ruleset.content,
        seed=seed,
        policy=policy,
        options=options or {},
        scenario=scenario,
        title=title or str(scenario.get("title", ruleset.title)),
        app=app,
        setup_throws=tuple(thrown) if thrown and any(thrown) else (),
    )
    bus = CommandBus(ruleset, initial, seed=seed, policy=policy)
    return on_shelf(Loaded(header=header, bus=bus), store)


def load_game(
    path: Path,
    rulesets: Rulesets,
    *,
    store: Shelf | None = None,
    choice: Choice = Choice.ASK,
    keys: Keys | None = None,
) -> Game:
    """Opens a save from anywhere; on a shelf it gets a folder of its own and the file stays as it is.

    SaveError says why it can't be read, Diverged that a choice is needed, Sealed that passphrases are.
    """
    return on_shelf(load(path, rulesets, choice, keys), store)


def resume_game(
    store: Shelf,
    name: str,
    rulesets: Rulesets,
    *,
    generation: int = 0,
    choice: Choice = Choice.ASK,
    keys: Keys | None = None,
) -> Game:
    """Goes on with a game of the shelf, from its file or from an older generation (1 is the youngest).

    SaveError, Diverged, Sealed or InUse leave everything as it is.
    """
    autosave = store.open(name)
    try:
        paths = (autosave.path, *autosave.generations())
        if generation >= len(paths):
            raise SaveError(name, "the games folder", f"there is no generation {generation}")
        loaded = load(paths[generation], rulesets, choice, keys)
    except BaseException:
        autosave.back_out()
        raise
    notes = (*loaded.notes, *(_held_by_older(autosave, loaded.bus.seq) if TORN in loaded.notes else ()))
    return Game(loaded.header, loaded.bus, autosave, notes, loaded.secrets)


def _held_by_older(autosave: Autosave, commands: int) -> Iterator[str]:
    """A note where an older generation has more than a file of which the end is missing."""
    most = 0
    for path in autosave.generations():
        with suppress(SaveError):  # one that can't be read either has nothing to offer
            most = max(most, last_command(path))
    if most > commands:
        yield f"An older generation of this game has more: {most} commands, and this one {commands}."


def on_shelf(loaded: Loaded, store: Shelf | None) -> Game:
    """A game with a folder of its own on a shelf; what went wrong with it is `Game.trouble`."""
    autosave, trouble = None, ""
    if store:
        try:
            autosave = store.create(loaded.header.title)
        except SaveError as error:
            trouble = str(error)
    game = Game(loaded.header, loaded.bus, autosave, loaded.notes, loaded.secrets)
    game.trouble = game.trouble or trouble
    return game
