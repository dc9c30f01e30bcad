"""Runs every stage that proves Holotank, cheapest first, and sums them up at the end."""

from __future__ import annotations

import argparse
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parent.parent
EVIDENCE = ROOT / "build" / "rule-evidence.json"
DESKTOP = (
    "applications/holotank.desktop",
    "mime/packages/holotank.xml",
    "icons/hicolor/256x256/apps/holotank.png",
)
"""What a Linux desktop finds of an installed program."""
PYTHON = sys.executable
KERNEL_TESTS = "tests/engine/core"
COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed|xpassed|deselected)\b")
NO_TESTS = 5  # pytest's exit status when it found nothing to run


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one stage."""

    ok: bool
    note: str = ""
    tests: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of the run: a short name for `--only`, what it shows, and the work."""

    name: str
    shows: str
    run: Callable[[], Outcome]


@dataclass(frozen=True, slots=True)
class Finished:
    """A stage that has been run, and how long it took."""

    stage: Stage
    outcome: Outcome
    seconds: float


# --- running things ---------------------------------------------------------------------------------------


def environment(**changes: str | None) -> dict[str, str]:
    """The environment of a child: ours, with names set, or removed where the value is None."""
    child = {**os.environ, "PYTHONPATH": "", "PYTHONUNBUFFERED": "1"}
    for name, value in changes.items():
        if value is None:
            child.pop(name, None)
        else:
            child[name] = value
    return child


def offscreen() -> dict[str, str]:
    """No screen at all: DISPLAY beside the offscreen platform gives a GL context that draws black."""
    return environment(QT_QPA_PLATFORM="offscreen", DISPLAY=None, WAYLAND_DISPLAY=None)


def command(*words: str, env: Mapping[str, str] | None = None) -> Outcome:
    """Runs a program in the project's folder; well done when it ends with status 0."""
    status = subprocess.run(words, cwd=ROOT, env=env or environment(), check=False).returncode
    return Outcome(ok=status == 0, note="" if status == 0 else f"status {status}")


def read_counts(line: str) -> dict[str, int]:
    """The numbers of pytest's closing line; errors are counted with the failures.

    >>> read_counts("2 failed, 5 passed, 1 error in 0.10s")
    {'failed': 3, 'passed': 5}
    """
    counts: Counter[str] = Counter()
    for number, word in COUNT.findall(line):
        counts["failed" if word.startswith("error") else word] += int(number)
    return dict(counts)


def pytest(
    *arguments: str, env: Mapping[str, str] | None = None, launcher: Sequence[str] = (PYTHON,)
) -> Outcome:
    """Runs pytest, shows what it prints and reads its closing line."""
    words = [*launcher, "-m", "pytest", "-q", *arguments]
    closing = ""
    with subprocess.Popen(
        words, cwd=ROOT, env=env or environment(), stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            if COUNT.search(line) and " in " in line:
                closing = line
    tests = read_counts(closing)
    if running.returncode == NO_TESTS:
        return Outcome(ok=False, note="no tests found", tests=tests)
    note = "" if running.returncode == 0 else f"status {running.returncode}"
    return Outcome(ok=running.returncode == 0, note=note, tests=tests)


@contextmanager
def screen() -> Iterator[str]:
    """A screen of our own for as long as the block lasts; gives its name for DISPLAY.

    Raises RuntimeError when Xvfb is missing or does not start.
    """
    if shutil.which("Xvfb") is None:
        raise RuntimeError("Xvfb is not here: apt-get install -y --no-install-recommends xvfb")
    ready, told = os.pipe()
    # -noreset: without it the server starts anew when a short-lived client leaves, and the next start dies.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), "-screen", "0", "1920x1200x24", "-noreset", "-nolisten", "tcp"],
        pass_fds=(told,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(told)
    try:
        with os.fdopen(ready) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=10)


def workers(how: str = "worksteal") -> list[str]:
    """Two test processes where the machine has the cores for them.

    With "worksteal" each begins with one half of the tests: those of a file share what they have made.
    With "load" they come one by one, which few and long tests need.
    """
    if (os.cpu_count() or 1) < 2:
        return []
    return ["-n", "2", "--dist", how, *(["--maxschedchunk", "1"] if how == "load" else [])]


# --- the stages -------------------------------------------------------------------------------------------


def kernel_tests() -> Outcome:
    """The kernel's tests, with coverage measured for the perfect files."""
    shutil.rmtree(ROOT / "build" / "coverage", ignore_errors=True)
    (ROOT / "build" / "coverage").mkdir(parents=True)
    return pytest(KERNEL_TESTS, launcher=(PYTHON, "-m", "coverage", "run"))


def engine_tests() -> Outcome:
    """All tests but the window's and the kernel's, so that a new folder of tests is never left out."""
    return pytest("tests", "--ignore=tests/gui", f"--ignore={KERNEL_TESTS}", *workers(), env=offscreen())


def gui_tests() -> Outcome:
    """The window's tests that need no screen."""
    return pytest("tests/gui", *workers(), env=offscreen())


def window_tests() -> Outcome:
    """The tests that need a real window or a real OpenGL context; each test process has a screen of its own.

    On a screen one window is the active one: two programs would take the keys from each other.
    """
    try:
        with screen() as first, screen() as second:
            env = environment(
                DISPLAY=first,
                HOLOTANK_TEST_SCREENS=f"{first} {second}",
                WAYLAND_DISPLAY=None,
                QT_QPA_PLATFORM="xcb",
                HOLOTANK_TEST_STAGE="window",
            )
            return pytest("tests/gui", *workers("load"), env=env)
    except RuntimeError as problem:
        return Outcome(ok=False, note=str(problem))


def packaged() -> Outcome:
    """Builds the sdist, out of it the wheel, installs that where nothing else is, and lets it test itself."""
    place = ROOT / "build" / "package"
    shutil.rmtree(place, ignore_errors=True)
    built = command(PYTHON, "-m", "build", "--no-isolation", "--outdir", str(place), env=environment())
    if not built.ok:
        return Outcome(ok=False, note="the sdist, or the wheel out of it, was not built")
    wheel = str(next(place.glob("holotank-*.whl")))
    venv = place / "venv"
    python = str(venv / "bin" / "python")
    program = str(venv / "bin" / "holotank")
    steps: list[tuple[str, list[str]]] = [
        ("an empty environment", [PYTHON, "-m", "venv", str(venv)]),
        ("the installation", [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", wheel]),
        ("holotank --version", [program, "--version"]),
        ("holotank --self-test", [program, "--self-test"]),
    ]
    for what, words in steps:
        status = subprocess.run(words, cwd=place, env=offscreen(), check=False).returncode
        if status != 0:
            return Outcome(ok=False, note=f"{what}: status {status}")
    missing = [name for name in DESKTOP if not (venv / "share" / name).is_file()]
    if missing:
        return Outcome(ok=False, note=f"the wheel does not install {missing[0]}")
    shutil.rmtree(venv)
    return Outcome(ok=True, note=pathlib.Path(wheel).name)


def perfect_files() -> Outcome:
    """Files of which every line and branch is run by the kernel's tests."""
    return command(PYTHON, "-m", "tools.perfect_files")


def rule_evidence() -> Outcome:
    """Each rule that the program claims has a passing test."""
    return command(PYTHON, "-m", "tools.rule_evidence", str(EVIDENCE))


STAGES = (
    Stage("ruff", "no lint", lambda: command(PYTHON, "-m", "ruff", "check", ".")),
    Stage("format", "one format", lambda: command(PYTHON, "-m", "ruff", "format", "--check", ".")),
    Stage("imports", "import contracts", lambda: command(str(pathlib.Path(PYTHON).parent / "lint-imports"))),
    Stage("types", "mypy, strict", lambda: command(PYTHON, "-m", "mypy")),
    Stage("kernel", "kernel tests, with coverage", kernel_tests),
    Stage("engine", "engine and project tests", engine_tests),
    Stage("gui", "window tests, offscreen", gui_tests),
    Stage("window", "window and GL tests under Xvfb", window_tests),
    Stage("package", "sdist and wheel, in an empty environment", packaged),
    Stage("perfect", "every line of the kernel is tested", perfect_files),
    Stage("rules", "every claimed rule is proven", rule_evidence),
)


# --- the whole --------------------------------------------------------------------------------------------


def run(stage: Stage) -> Finished:
    """Runs one stage under a heading."""
    print(f"\n=== {stage.name}: {stage.shows}", flush=True)
    began = time.monotonic()
    outcome = stage.run()
    return Finished(stage, outcome, time.monotonic() - began)


def summary(finished: Sequence[Finished]) -> str:
    """One line a stage, then the tests of all stages together."""
    rows = ["", "stage      seconds  result  what it shows"]
    total: Counter[str] = Counter()
    for each in finished:
        outcome = each.outcome
        total.update(outcome.tests)
        counts = ", ".join(f"{n} {word}" for word, n in outcome.tests.items() if word != "deselected")
        extra = "; ".join(part for part in (counts, outcome.note) if part)
        result = "ok" if outcome.ok else "FAILED"
        shows = each.stage.shows + (f" ({extra})" if extra else "")
        rows.append(f"{each.stage.name:10} {each.seconds:7.1f}  {result:6}  {shows}")
    seconds = sum(each.seconds for each in finished)
    failed = [each.stage.name for each in finished if not each.outcome.ok]
    rows.append(f"{'all':10} {seconds:7.1f}  {'FAILED: ' + ', '.join(failed) if failed else 'ok'}")
    if total:
        other = "".join(
            f", {total[word]} {word}" for word in ("skipped", "xfailed", "xpassed") if total[word]
        )
        rows.append(f"{total['passed']} passed, {total['failed']} failed{other}")
    return "\n".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the stages asked for; the exit status is 1 when any of them failed."""
    parser = argparse.ArgumentParser(prog="tools.run_tests", description=__doc__)
    names = [stage.name for stage in STAGES]
    parser.add_argument("--only", action="append", choices=names, help="run this stage (may be given again)")
    parser.add_argument("--from", dest="first", choices=names, help="leave out the stages before this one")
    asked = parser.parse_args(arguments)
    stages = [stage for stage in STAGES if not asked.only or stage.name in asked.only]
    if asked.first:
        stages = [stage for stage in stages if names.index(stage.name) >= names.index(asked.first)]
    if not asked.only and not asked.first:
        EVIDENCE.unlink(missing_ok=True)
    finished = [run(stage) for stage in stages]
    print(summary(finished), flush=True)
    return 0 if all(each.outcome.ok for each in finished) else 1


if __name__ == "__main__":
    sys.exit(main())
