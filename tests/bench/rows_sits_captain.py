"""How long the computer's captains take over SITS: a decision, a whole duel."""

from __future__ import annotations

import functools
import time
from typing import TYPE_CHECKING

from engine.players.sits import STRENGTHS
from engine.selfplay import play, scenarios_for
from tests.bench.harness import Bench

if TYPE_CHECKING:
    from engine.core.session import Session
    from engine.players.seat import Player

DUELS = 9
STRONG = {"Green": "strong", "Red": "strong"}


class Stopwatch:
    """A strong captain whose decisions are timed."""

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
def duels() -> tuple[list[float], list[float]]:
    """Seconds of so many duels of strong captains, and of each of their decisions."""
    whole: list[float] = []
    decisions: list[float] = []
    tables = scenarios_for("sits")
    for seed in range(1, DUELS + 1):
        began = time.perf_counter()
        report = play(
            "sits",
            STRONG,
            seed,
            scenario=tables[seed % len(tables)],
            make=lambda strength, n: Stopwatch(STRENGTHS[strength](n), decisions),
        )
        whole.append(time.perf_counter() - began)
        if report.endless or report.refused:
            raise RuntimeError(f"duel {seed} is no fair sample: {report.reason}")
    return whole, decisions


def whole() -> list[float]:
    """Seconds of a duel."""
    return duels()[0]


def decisions() -> list[float]:
    """Milliseconds of a decision, the easy ones among them."""
    return [each * 1000 for each in duels()[1]]


BENCHES = (
    Bench("SITS duel of two strong captains", 3, None, "s", whole),
    Bench("SITS decision of a strong captain", 500, None, "ms", decisions),
)
