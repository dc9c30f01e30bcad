"""All rolls of a game as a record that others can check, as JSON or CSV."""

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.codec import Header, canonical
from engine.core.commitment import commitment
from engine.core.dice import Roll
from engine.core.game import Game
from engine.core.ids import PlayerId
from engine.core.seat_log import LogEntry
from engine.core.table_dice import set_up

FORMAT = "holotank-dice"
VERSION = 1
SEALED = (
    "The dice are opened when the game is over, or given up for good: "
    "the seed would foretell every roll to come."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrown:
    """One roll of the record."""

    command: int
    """The number of the command that rolled; 0 is the setup. In a seat's own record: of its log entry."""
    player: PlayerId | None
    """Whose command it was; None for the setup. Whose roll it was, `roll` says where it was another's."""
    roll: Roll


@dataclass(frozen=True, slots=True, kw_only=True)
class Seed:
    """The seed of a stretch of the game, and the seal that was shown for it."""

    upto: int | None
    """The last command whose dice come of it; None where it holds to the end."""
    seal: str
    seed: int | None = None
    """None while the game goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRecord:
    """The rolls of a game, with the seeds once they may be known."""

    title: str
    ruleset: str
    opened: bool
    """All rolls of all sides are here, and the seeds that the program's rolls follow from."""
    seat: PlayerId | None
    """Whose view it is where it isn't opened; None for a spectator's."""
    seeds: tuple[Seed, ...]
    rolls: tuple[Thrown, ...]

    def json(self) -> bytes:
        """The record as JSON; seeds are texts, as they are larger than many readers' numbers."""
        return canonical(
            {
                "format": FORMAT,
                "version": VERSION,
                "title": self.title,
                "ruleset": self.ruleset,
                "opened": self.opened,
                "seat": self.seat,
                "seeds": [
                    {
                        "upto": each.upto,
                        "commitment": each.seal,
                        "seed": None if each.seed is None else str(each.seed),
                    }
                    for each in self.seeds
                ],
                "rolls": [_row(each) for each in self.rolls],
            }
        )

    def csv(self) -> str:
        """The rolls as a table: one row a roll, dice joined by "+"."""
        out = io.StringIO()
        sheet = csv.writer(out, lineterminator="\n")
        sheet.writerow(("command", "player", "side", "purpose", "sides", "faces", "total", "by_hand"))
        for each in self.rolls:
            roll = each.roll
            joined = ("+".join(map(str, numbers)) for numbers in (roll.sides, roll.faces))
            hand = "yes" if roll.by_hand else ""
            who = (_cell(name or "") for name in (each.player, _side(each)))
            sheet.writerow((each.command, *who, _cell(roll.purpose), *joined, roll.total, hand))
        return out.getvalue()


def opened(game: Game) -> DiceRecord:
    """The whole record with its seed; ValueError while the game goes on.

    Of a "what if" only its own dice are opened: those before it belong to a game that may still go on.
    """
    if game.bus.state.outcome is None:
        raise ValueError(SEALED)
    rolls = tuple(
        Thrown(command=step.seq, player=step.command.player, roll=roll)
        for step in game.bus.journal
        for roll in step.rolls
    )
    return DiceRecord(
        title=game.header.title,
        ruleset=game.header.ruleset,
        opened=True,
        seat=None,
        seeds=tuple(_seeds(game.header, known=True)),
        rolls=(*(() if game.header.branches else _at_setup(setup_rolls(game))), *rolls),
    )


def seen(game: Game, seat: PlayerId | None, log: Iterable[LogEntry]) -> DiceRecord:
    """What a seat saw of the rolls, by its own log; it can be checked once the game is over."""
    return DiceRecord(
        title=game.header.title,
        ruleset=game.header.ruleset,
        opened=False,
        seat=seat,
        seeds=tuple(_seeds(game.header, known=False)),
        rolls=(
            *_at_setup(setup_by_hand(game)),
            *(
                Thrown(command=entry.seq, player=entry.player, roll=roll)
                for entry in log
                for roll in entry.rolls
            ),
        ),
    )


def _at_setup(rolls: Iterable[Roll]) -> Iterator[Thrown]:
    return (Thrown(command=0, player=None, roll=roll) for roll in rolls)


def _seeds(header: Header, *, known: bool) -> Iterator[Seed]:
    ends: list[tuple[int | None, int]] = [(each.at, each.seed) for each in header.branches]
    for upto, seed in (*ends, (None, header.seed)):
        open_now = known and upto is None
        yield Seed(upto=upto, seal=commitment(seed), seed=seed if open_now else None)


def setup_rolls(game: Game) -> tuple[Roll, ...]:
    """The rolls of the setup, made once more: they follow from the seed and the real dice of the header."""
    header = game.header
    _, rolls = set_up(
        game.ruleset,
        header.scenario,
        header.options,
        seed=header.seed_of(0),
        thrown=header.setup_throws or None,
    )
    return rolls


def setup_by_hand(game: Game) -> tuple[Roll, ...]:
    """Those of them that were thrown with real dice: everybody at the table has seen them."""
    return tuple(roll for roll in setup_rolls(game) if roll.by_hand) if game.header.setup_throws else ()


def _row(each: Thrown) -> dict[str, Any]:
    roll = each.roll
    return {
        "command": each.command,
        "player": each.player,
        "side": _side(each),
        "purpose": roll.purpose,
        "sides": roll.sides,
        "faces": roll.faces,
        "by_hand": bool(roll.by_hand),
    }


def _side(each: Thrown) -> PlayerId | None:
    """Whose roll it was; None for one that was made for all."""
    return (each.player if each.roll.side is None else each.roll.side) or None


def _cell(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in "=+-@\t\r" and text else text
