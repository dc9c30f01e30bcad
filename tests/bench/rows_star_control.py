"""How long the computer takes over Star Control: a decision, a whole game, a seat's view."""

from __future__ import annotations

import functools
import time
from typing import TYPE_CHECKING

from engine import library
from engine.players.star_control import STRENGTHS
from engine.selfplay import play
from tests.bench.harness import Bench

if TYPE_CHECKING:
    from engine.core.session import Session
    from engine.players.seat import Player

GAMES = 15
STRONG = {"Alliance": "strong", "Hierarchy": "strong"}


class Stopwatch:
    """A strong opponent whose decisions are timed."""

    strength = "strong"

    def __init__(self, player: Player, times: list[float]) -> None:
        self.player = player
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
    library.create("star-control")
    timed = {**STRENGTHS, "strong": lambda seed: Stopwatch(STRENGTHS["strong"](seed), decisions)}
    for seed in range(1, GAMES + 1):
        began = time.perf_counter()
        report = play("star-control", STRONG, seed, make=lambda strength, n: timed[strength](n))
        whole.append(time.perf_counter() - began)
        if report.endless or report.refused:
            raise RuntimeError(f"game {seed} is no fair sample: {report.reason}")
    return whole, decisions


@functools.cache
def views() -> list[float]:
    """Milliseconds of a seat's view in the middle of battles and turns."""
    times: list[float] = []

    def look(session: Session, _side: str) -> None:
        began = time.perf_counter()
        session.view()
        times.append(1000 * (time.perf_counter() - began))

    play("star-control", STRONG, 3, watch=look)
    return times


BENCHES = (
    Bench("Star Control: a game of the computer against itself", 3.0, None, "s", lambda: games()[0]),
    Bench("Star Control: a decision of the strong opponent", 0.3, 0.3, "s", lambda: games()[1]),
    Bench("Star Control: what a seat sees, with all offers", 16, 33, "ms", views),
)
