"""The games of this player: open ones, those on the shelf, and files opened from elsewhere."""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

from engine.core.branching import branch, family
from engine.core.bus import UndoPolicy
from engine.core.commitment import BITS
from engine.core.errors import SaveError
from engine.core.game import Game, load_game, new_game, resume_game
from engine.core.ids import PhaseId, PlayerId
from engine.core.order_seal import OrderSeal, is_masked, masked, order_seals
from engine.core.save import Choice, Rulesets
from engine.core.sealed_lines import Keys, Sealed
from engine.core.seat_key import SALT, SeatKey, key_of, seat_key
from engine.core.session import Session
from engine.core.store import SavedGame as ShelvedGame
from engine.core.store import Shelf
from gui.presenters.phases import Standing
from gui.session.computer import Assignment, assignment
from gui.session.folders import Folders
from gui.session.small_files import read_json, write_json
from gui.session.spoken import seat
from gui.session.titles import shown_title
from gui.speech import said, tr, trn

RECENT = 12
SUFFIX = ".hexsave"
ANGLES = (0, 90, 180, 270)
"""Degrees clockwise by which things can be turned towards a side that sits around a flat screen."""
IN_USE = tr("Is open in another window or program.")
Falls = bool | Callable[[str], bool]
"""Whether a curtain falls between the sides, or who decides it by the game's slug once the file is read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame:
    """A game that can be opened."""

    title: str
    path: Path
    when: str
    """When it was last played, in words."""
    shelf: str = ""
    """Its name on the shelf; empty for a file from elsewhere."""
    commands: int = 0
    stands: str = ""
    """Where the game stands: turn, phase, and whose step it is."""
    trouble: str = ""
    """Why it can't be opened."""

    @property
    def words(self) -> str:
        """What the list says beneath the title."""
        return self.trouble or " · ".join(part for part in (self.stands, self.when) if part)


class Document:
    """A game in play at this screen."""

    def __init__(self, game: Game, *, curtain: bool) -> None:
        self.game = game
        self._curtain = curtain
        facts = read_json(self._side_file())
        self._stands = str(facts.get("stands") or "")
        self._standing = Standing.read(facts.get("standing"))
        looked = facts.get("looked")
        self._looked: dict[str, int] = {
            side: number
            for side, number in (looked.items() if isinstance(looked, dict) else ())
            if isinstance(number, int)
        }
        turned = facts.get("turned")
        self._turned: dict[str, int] = {
            side: angle
            for side, angle in (turned.items() if isinstance(turned, dict) else ())
            if type(angle) is int and angle in ANGLES
        }
        seals = facts.get("seals")
        self._seals: dict[str, str] = {
            name: str(text) for name, text in (seals.items() if isinstance(seals, dict) else ())
        }
        if isinstance(facts.get("curtain"), bool):
            self._curtain = facts["curtain"]
        else:
            self._remember()

    @property
    def slug(self) -> str:
        """The game that is played."""
        return self.game.ruleset.slug

    @property
    def title(self) -> str:
        """Its title."""
        return self.game.header.title

    @property
    def shown_title(self) -> str:
        """Its title as the window shows it."""
        return shown_title(self.title)

    @property
    def name(self) -> str:
        """Its folder on the shelf; empty where it is on none."""
        return self.game.path.parent.name if self.game.path else ""

    @property
    def dirty(self) -> bool:
        """The last change is not on disk."""
        return bool(self.game.trouble)

    @property
    def curtain(self) -> bool:
        """Whether the curtain falls between the sides."""
        return self._curtain

    @curtain.setter
    def curtain(self, wanted: bool) -> None:
        self._curtain = wanted
        self._remember()

    @property
    def scenario(self) -> Mapping[str, Any]:
        """The scenario's file as it was read."""
        return self.game.header.scenario

    def note_stands(self, words: str, standing: Standing | None = None) -> None:
        """Keeps for the home screen where the game stands; nothing secret may be in it.

        `words` are told where nothing is known of how it stands.
        """
        if words != self._stands or standing != self._standing:
            self._stands, self._standing = words, standing
            self._remember()

    def phase_title(self, phase: PhaseId) -> str:
        """The title of a step as the rules have it, whatever the window's language."""
        return next((spec.title for spec in self.game.ruleset.phases() if spec.id == phase), "")

    def turned(self, player: PlayerId) -> int:
        """By how many degrees things are turned towards a side, clockwise."""
        return self._turned.get(player, 0)

    def turn(self, angles: Mapping[PlayerId, int]) -> None:
        """Keeps where the sides sit around the screen."""
        self._turned = {side: angle for side, angle in angles.items() if angle}
        self._remember()

    def looked(self, player: PlayerId) -> int | None:
        """How many moments of the game a side had seen when it last sat here; None if it never did."""
        return self._looked.get(player)

    def note_looked(self, player: PlayerId, moments: int) -> None:
        """Keeps how many moments a side has seen, for when it comes back."""
        if self._looked.get(player) != moments:
            self._looked[player] = moments
            self._remember()

    def seal_noted(self, seal: OrderSeal) -> bool:
        """Notes a seal when it is first seen; False where another one was noted for the same orders."""
        secret = self.game.secrets.get(seal.player)
        noted = self._seals.get(seal.id)
        if noted is None or not seal.opened:
            self._note_seal(seal, masked(seal, secret) if secret and not seal.opened else seal.text)
            return True
        if not is_masked(noted):
            return noted == seal.text
        if secret is None:
            # Nobody can tell before the passphrase is given.
            return True
        fits = noted == masked(seal, secret)
        self._note_seal(seal, seal.text if fits else "")
        return fits

    def _note_seal(self, seal: OrderSeal, note: str) -> None:
        if self._seals.get(seal.id) != note:
            self._seals[seal.id] = note
            self._remember()

    def guarded(self, player: PlayerId) -> bool:
        """Whether a side has set a passphrase."""
        return key_of(self.game.header.seat_keys, player) is not None

    def opens(self, player: PlayerId, passphrase: str) -> bool:
        """Whether a side may sit down with this passphrase; any will do where it has set none.

        With the right one the side's orders can be sealed from now on.
        """
        key = key_of(self.game.header.seat_keys, player)
        if key is None:
            return True
        secret = key.secret(passphrase)
        if secret is not None:
            self.game.learn(player, secret)
        return secret is not None

    def guard(self, player: PlayerId, passphrase: str) -> None:
        """Sets a side's passphrase; an empty one takes it off."""
        key = seat_key(player, passphrase, secrets.token_bytes(SALT)) if passphrase else None
        self.game.keep_key(player, key, key.secret(passphrase) if key else None)
        self._note_seals()

    def lose(self, player: PlayerId) -> None:
        """A side goes on without its passphrase, which nobody knows: its private bookmarks are left out."""
        self.game.lose_key(player)
        self._note_seals()

    def _note_seals(self) -> None:
        for seal in order_seals(self.game, last=True):
            if not seal.opened:
                self.seal_noted(seal)

    def session(self, player: PlayerId | None) -> Session:
        """A seat at the game, in the window's language."""
        return seat(self.game, player)

    def computers(self) -> Assignment:
        """The sides that the computer plays."""
        return assignment(self.game.header.options, self.game.players)

    def first_seat(self) -> PlayerId:
        """The side that the game waits for, else the first; none of the computer's if there is another."""
        every = self.game.players
        taken = self.computers().sides
        players = tuple(player for player in every if player not in taken) or every
        view = Session(self.game, players[0]).view()
        return next((player for player in players if player in view.active), players[0])

    def save(self) -> None:
        """Writes the file anew; the old one stays as an older generation. SaveError when it can't."""
        self.game.save()

    def close(self) -> None:
        """Ends the sitting; SaveError when the last change could not be written."""
        self.game.close()

    def _side_file(self) -> Path | None:
        return _table_file(self.game.path) if self.game.path else None

    def _remember(self) -> None:
        if (file := self._side_file()) is not None:
            facts = {"curtain": self._curtain, "stands": self._stands, "looked": self._looked}
            if self._standing is not None:
                facts["standing"] = self._standing.facts()
            if self._turned:
                facts["turned"] = self._turned
            write_json(file, {**facts, "seals": self._seals})


class Documents:
    """Opens and keeps games. `rulesets` finds a rule set by its slug."""

    def __init__(self, folders: Folders, rulesets: Rulesets) -> None:
        self.folders = folders
        self.shelf = Shelf(folders.autosave)
        self._rulesets = rulesets
        self.current: Document | None = None
        self._secrets: dict[tuple[Path, SeatKey], bytes] = {}
        """Of the passphrases given since the program began, by the game's file: another file, be it a copy,
        asks for itself, as what is done with it leaves no trace in the first."""

    def new(
        self,
        slug: str,
        scenario: Mapping[str, Any],
        options: Mapping[str, Any],
        *,
        seed: int,
        undo: str,
        curtain: bool,
        title: str = "",
        thrown: Sequence[tuple[int, ...] | None] | None = None,
    ) -> Document:
        """Sets a game up; ContentError for a scenario that can't be read.

        `thrown` are real dice for the rolls of the setup; DiceNeeded asks for the next.
        """
        game = new_game(
            self._rulesets(slug),
            scenario,
            options,
            seed=seed,
            policy=UndoPolicy(undo),
            store=self.shelf,
            title=self.free_title(title or str(scenario.get("title", ""))),
            thrown=thrown,
        )
        return self._take(game, curtain=curtain)

    def free_title(self, title: str) -> str:
        """A title that no game on the shelf has: "First Flight", then "First Flight 2"."""
        taken = {each.title for each in self.shelf.games()}
        names = (title if number == 1 else f"{title} {number}" for number in count(1))
        return next(name for name in names if name not in taken or not name)

    def open_file(
        self, path: Path, *, choice: Choice = Choice.ASK, curtain: Falls = True, keys: Keys | None = None
    ) -> Document:
        """Opens a save from anywhere: a copy goes on the shelf, the file stays as it is."""
        name = self._on_shelf(path)
        if name:
            return self._take(self._resumed(name, 0, choice, keys), curtain=curtain)
        game = self._read(
            lambda given: load_game(path, self._rulesets, store=self.shelf, choice=choice, keys=given), keys
        )
        self._note_recent(path, self._noted_title(path) or game.header.title)
        return self._take(game, curtain=curtain)

    def resume(
        self,
        saved: SavedGame,
        *,
        choice: Choice = Choice.ASK,
        curtain: Falls = True,
        generation: int = 0,
        keys: Keys | None = None,
    ) -> Document:
        """Goes on with a game of the home screen's list, from an older `generation` where one is named.

        Sealed asks for passphrases that were not given since the program began.
        """
        if not saved.shelf:
            return self.open_file(saved.path, choice=choice, curtain=curtain, keys=keys)
        document = self._take(self._resumed(saved.shelf, generation, choice, keys), curtain=curtain)
        if generation and document.title != saved.title:
            # It was renamed since that generation was kept: the player looks for the name that he gave it.
            try:
                document.game.rename(saved.title)
            except SaveError as problem:
                document.game.trouble = str(problem)
        return document

    def recover(self) -> tuple[SavedGame, ...]:
        """Games that were not closed: the program or the machine stopped while they were played."""
        return tuple(_saved(each) for each in self.shelf.unfinished())

    def recent(self) -> tuple[SavedGame, ...]:
        """All games of the shelf and files opened of late, the newest first, those to recover left out."""
        here = self.current.name if self.current is not None else ""
        shelf = [
            (each.modified, replace(_saved(each), trouble=IN_USE) if each.in_use else _saved(each))
            for each in self.shelf.games()
            if not each.unfinished or (each.in_use and each.name != here)
        ]
        found = shelf + self._recent_files()
        return tuple(saved for _, saved in sorted(found, key=lambda each: -each[0]))

    def let_go(self, saved: SavedGame) -> None:
        """Counts a game as closed, so that it is no more offered as unfinished."""
        self.shelf.open(saved.shelf).close()

    def save_copy(self, document: Document, name: str) -> Path:
        """Writes a copy: a plain name goes into the games folder, a path where it says; or SaveError."""
        path = Path(name)
        if not path.is_absolute():
            path = self.folders.games / _file_name(name)
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise SaveError(
                path.name, tr("the disk"), tr("no folder for it ({reason})", reason=problem.strerror)
            ) from problem
        document.game.export(path)
        self._note_recent(path, path.name.removesuffix(SUFFIX))
        return path

    def branch(self, at: int, title: str, by: PlayerId) -> Document:
        """Begins a "what if" with the open game's commands up to number `at`, and plays on there."""
        parent = self.current
        if parent is None:
            raise LookupError("no game is open")
        game = branch(
            parent.game,
            at,
            self.free_title(title),
            by=by,
            seed=secrets.randbits(BITS),
            store=self.shelf,
            name=parent.name,
        )
        return self._take(game, curtain=parent.curtain)

    def relatives(self) -> tuple[ShelvedGame, ...]:
        """The games on the shelf that share their beginning with the open one."""
        if self.current is None or not self.current.name:
            return ()
        branches = self.current.game.header.branches
        return family(self.shelf.games(), self.current.name, branches[-1].parent if branches else "")

    def shelved(self, name: str) -> SavedGame:
        """A game of the shelf by its name; LookupError for none."""
        found = next((each for each in self.shelf.games() if each.name == name), None)
        if found is None:
            raise LookupError(tr("There is no game {name} any more.", name=name))
        return _saved(found)

    def watch(self, name: str, keys: Keys | None = None) -> Game:
        """A game of the shelf to be looked at: nothing is written. SaveError when it can't be read."""
        path = self.shelved(name).path
        return self._read(lambda given: load_game(path, self._rulesets, keys=given), keys, path)

    def forget(self, player: PlayerId) -> None:
        """Forgets the passphrase of a side of the open game: whoever opens a file that needs it types it."""
        if self.current is not None:
            key = key_of(self.current.game.header.seat_keys, player)
            self._secrets = {each: known for each, known in self._secrets.items() if each[1] != key}

    def close(self) -> None:
        """Closes the open game; SaveError when its last change could not be written."""
        if self.current is not None:
            document, self.current = self.current, None
            self._note_secrets(document.game)
            document.close()

    def _take(self, game: Game, *, curtain: Falls) -> Document:
        self.close()
        falls = curtain if isinstance(curtain, bool) else curtain(game.ruleset.slug)
        self.current = Document(game, curtain=falls)
        return self.current

    def _resumed(self, name: str, generation: int, choice: Choice, keys: Keys | None) -> Game:
        return self._read(
            lambda given: resume_game(
                self.shelf, name, self._rulesets, generation=generation, choice=choice, keys=given
            ),
            keys,
            self.shelf.folder / name / f"game{SUFFIX}",
        )

    def _read(self, reading: Callable[[Keys], Game], keys: Keys | None, path: Path | None = None) -> Game:
        """Reads a game; for that at `path` nobody is asked for a passphrase twice while the program runs."""
        keys = keys or Keys()
        if self.current is not None:
            self._note_secrets(self.current.game)
        try:
            game = reading(replace(keys, without=False))
        except Sealed as problem:
            asked = {player: problem.key(player) for player in problem.players}
            found = {side: self._secrets.get((path, key)) for side, key in asked.items() if path and key}
            known = {side: secret for side, secret in found.items() if secret is not None}
            if not known and not keys.without:
                raise
            game = reading(replace(keys, secrets={**keys.secrets, **known}))
        self._note_secrets(game, path)
        return game

    def _note_secrets(self, game: Game, path: Path | None = None) -> None:
        if (path := game.path or path) is None:
            return
        for key in game.header.seat_keys:
            if key.player in game.secrets:
                self._secrets[path, key] = game.secrets[key.player]

    def _on_shelf(self, path: Path) -> str:
        """The shelf's name of a file that lies on the shelf already."""
        try:
            inside = path.resolve().relative_to(self.shelf.folder.resolve())
        except ValueError:
            return ""
        return inside.parts[0] if len(inside.parts) == 2 and inside.name == f"game{SUFFIX}" else ""

    def _recent_files(self) -> list[tuple[float, SavedGame]]:
        found = []
        for row in self._noted():
            if not isinstance(row.get("path"), str):
                continue
            path = Path(row["path"])
            try:
                modified = path.stat().st_mtime
            except OSError:
                continue
            title = str(row.get("title") or path.stem)
            found.append(
                (modified, SavedGame(title=title, path=path, when=tr("Saved {when}", when=ago(modified))))
            )
        return found

    def _noted(self) -> list[dict[str, Any]]:
        rows = read_json(self.folders.recent).get("files")
        return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []

    def _noted_title(self, path: Path) -> str:
        """What a file is called in the list already: a copy by the name that the player gave it."""
        return next(
            (str(row.get("title") or "") for row in self._noted() if row.get("path") == str(path)), ""
        )

    def _note_recent(self, path: Path, title: str) -> None:
        old = self._noted()
        kept = [row for row in old if row.get("path") != str(path)]
        new = {"path": str(path), "title": title}
        write_json(self.folders.recent, {"files": [new, *kept][:RECENT]})


def ago(moment: float, now: float | None = None) -> str:
    """A time in the past in words: "3 minutes ago"."""
    passed = max(0.0, (time.time() if now is None else now) - moment)
    if passed >= 86400.0:
        return trn("{count} day ago", "{count} days ago", int(passed // 86400.0))
    if passed >= 3600.0:
        return trn("{count} hour ago", "{count} hours ago", int(passed // 3600.0))
    if passed >= 60.0:
        return trn("{count} minute ago", "{count} minutes ago", int(passed // 60.0))
    return tr("just now")


def _saved(each: Any) -> SavedGame:  # noqa: ANN401 - the shelf's own row, of the same name as ours
    facts = read_json(_table_file(each.path))
    standing = Standing.read(facts.get("standing"))
    words = standing.words if standing is not None else str(facts.get("stands") or "")
    return SavedGame(
        title=each.title,
        path=each.path,
        when=ago(each.modified),
        shelf=each.name,
        commands=each.commands,
        stands=words or trn("{count} command", "{count} commands", each.commands),
        trouble=said(each.trouble),
    )


def _table_file(path: Path) -> Path:
    """What the window notes beside a game on the shelf."""
    return path.with_name("table.json")


def _file_name(name: str) -> str:
    kept = "".join(c if c.isalnum() or c in " -_().,'’&+!" else "-" for c in name).strip(" .")
    return kept[:80] or "game"
