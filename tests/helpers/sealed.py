"""Toy games in which sides have passphrases, and what their files hold."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from engine.core.bus import UndoPolicy
from engine.core.sealed_lines import Keys
from engine.core.seat_key import SALT, SeatKey, seat_key
from tests.helpers.toy import EAST, WEST
from tests.helpers.toy_battles import open_strip

if TYPE_CHECKING:
    from engine.core.game import Game

WORDS = {WEST: "manticore", EAST: "haven"}
KEYS = {player: seat_key(player, word, player.encode()[:1] * SALT) for player, word in WORDS.items()}
SECRETS = {player: key.secret(WORDS[player]) or b"" for player, key in KEYS.items()}
BOTH = Keys(secrets=SECRETS)
SHUT = Keys(without=True)


def guard(game: Game, *players: Any) -> None:
    """Gives sides their passphrases, or both sides."""
    for player in players or (WEST, EAST):
        game.keep_key(player, KEYS[player], SECRETS[player])


def guarded(*players: Any, policy: UndoPolicy = UndoPolicy.OPEN, **options: Any) -> Game:
    """A game not yet begun in which these sides, or both, have passphrases."""
    game = open_strip(policy=policy, **options)
    guard(game, *players)
    return game


def lines(raw: bytes) -> list[dict[str, Any]]:
    """All lines but the header."""
    return [json.loads(line) for line in raw.splitlines()[1:]]


def told(raw: bytes) -> bytes:
    """What a file says of the game's commands and positions to whoever reads it."""
    return raw.split(b"\n", 1)[1]


def key_for(game: Game, player: Any) -> SeatKey:
    """A side's key as the game's header has it."""
    return next(key for key in game.header.seat_keys if key.player == player)
