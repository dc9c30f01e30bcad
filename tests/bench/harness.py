"""What a benchmark is, how samples are taken, and how they are shown against their budget."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bench:
    """One figure that the program is held to.

    `run` takes the samples (at least 5), each in `unit`; `budget` is the limit of their median, `budget_p95`
    that of their 95th percentile, None where none is set. A module `tests/bench/rows_<part>.py` lists its
    figures as `BENCHES`; each such module runs in a process of its own, on one Xvfb screen.
    """

    name: str
    budget: float
    budget_p95: float | None
    unit: str
    run: Callable[[], Sequence[float]]


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured benchmark; `problem` says why there are no samples."""

    name: str
    budget: float
    budget_p95: float | None
    unit: str
    samples: tuple[float, ...] = ()
    problem: str = ""

    @property
    def median(self) -> float:
        """The middle sample."""
        return statistics.median(self.samples)

    @property
    def p95(self) -> float:
        """The smallest sample that 95 % do not exceed."""
        return percentile(self.samples, 95)

    @property
    def within(self) -> bool:
        """Whether median and 95th percentile keep their limits."""
        if self.problem or not self.samples:
            return False
        return self.median <= self.budget and (self.budget_p95 is None or self.p95 <= self.budget_p95)


def percentile(samples: Sequence[float], percent: int) -> float:
    """The smallest sample that so many per cent of the samples do not exceed."""
    ordered = sorted(samples)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def timed(action: Callable[[], object], repeats: int, *, warm_up: int = 3) -> list[float]:
    """Milliseconds of each of so many calls after some that do not count; collects no garbage between."""
    for _ in range(warm_up):
        action()
    gc.collect()
    gc.disable()
    try:
        samples = []
        for _ in range(repeats):
            began = time.perf_counter()
            action()
            samples.append((time.perf_counter() - began) * 1000)
    finally:
        gc.enable()
    return samples


def measure(bench: Bench) -> Figure:
    """Runs one benchmark; a fault in it is reported in its row and stops no other."""
    try:
        samples = tuple(float(sample) for sample in bench.run())
        problem = "" if samples else "gave no samples"
    except Exception as fault:  # noqa: BLE001 - whatever it is, the other rows are still wanted
        samples, problem = (), f"{type(fault).__name__}: {fault}"
    return Figure(bench.name, bench.budget, bench.budget_p95, bench.unit, samples, problem)


def number(value: float) -> str:
    """Three digits that matter, without an exponent."""
    if value >= 100:
        return f"{value:.0f}"
    if value >= 10:
        return f"{value:.1f}"
    return f"{value:.2f}" if value >= 0.1 else f"{value:.4f}"


def table(figures: Sequence[Figure]) -> str:
    """A row a figure: what, budget, median, 95th percentile, samples, verdict."""
    rows = [("what", "budget", "median", "p95", "n", "verdict")]
    for figure in figures:
        limit = f"{number(figure.budget)} {figure.unit}"
        if figure.budget_p95 is not None:
            limit += f" (p95 {number(figure.budget_p95)})"
        if figure.problem:
            rows.append((figure.name, limit, "-", "-", "0", f"NOT MEASURED: {figure.problem}"))
            continue
        verdict = "ok" if figure.within else "OVER"
        measured = (number(figure.median), number(figure.p95), str(len(figure.samples)))
        rows.append((figure.name, limit, *measured, verdict))
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    lines = [
        " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    lines.insert(1, "-|-".join("-" * width for width in widths))
    return "\n".join(lines)
