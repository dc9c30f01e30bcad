"""How long the computer takes over Holy War: a decision, and a whole game."""

from __future__ import annotations

import functools
import time
from typing import TYPE_CHECKING

from engine import library
from engine.players.holy_war import opponent
from engine.selfplay import play
from tests.bench.harness import Bench

if TYPE_CHECKING:
    from engine.core.session import Session
    from engine.players.seat import Player

GAMES = 15
STRONG = {"Sunthrowers": "strong", "Holy Band": "strong"}


class Stopwatch:
    """An opponent whose decisions are timed."""

    def __init__(self, player: Player, times: list[float]) -> None:
        self.player = player
        self.strength = player.strength
        self.times = times

    def decide(self, seat: Session):
        began = time.perf_counter()
        command = self.player.decide(seat)
        self.times.append(time.perf_counter() - began)
        return command


@functools.cache
def games() -> tuple[list[float], list[float]]:
    """Seconds of so many games of strong opponents, and of each of their decisions."""
    whole: list[float] = []
    decisions: list[float] = []
    library.create("holy-war")
    for seed in range(1, GAMES + 1):
        began = time.perf_counter()
        report = play("holy-war", STRONG, seed, make=lambda s, n: Stopwatch(opponent(s, n), decisions))
        whole.append(time.perf_counter() - began)
        if report.endless or report.refused:
            raise RuntimeError(f"game {seed} is no fair sample: {report.reason}")
    return whole, decisions


BENCHES = (
    Bench("Holy War: a game of the computer against itself", 5.0, None, "s", lambda: games()[0]),
    Bench("Holy War: a decision of the strong opponent", 0.3, 0.3, "s", lambda: games()[1]),
)
