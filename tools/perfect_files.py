"""Checks that the files of tests/perfect_files.toml are covered whole: every line, every branch."""

from __future__ import annotations

import pathlib
import subprocess
import sys
import tomllib
from collections.abc import Sequence

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "perfect_files.toml"


def listed(text: str) -> tuple[str, ...]:
    """The paths in a list's text; ValueError when it says nothing or not what it should."""
    files = tomllib.loads(text).get("files")
    if not isinstance(files, list) or not files or not all(isinstance(name, str) for name in files):
        raise ValueError('perfect_files.toml must hold files = ["engine/core/...", ...]')
    return tuple(files)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the files that fall short with their missing lines; exit status 1 when there are any."""
    path = pathlib.Path(arguments[0]) if arguments else LIST
    files = listed(path.read_text("utf-8"))
    missing = [name for name in files if not (ROOT / name).is_file()]
    if missing:
        print("perfect files: not there:", ", ".join(missing))
        return 1
    words = [
        sys.executable,
        "-m",
        "coverage",
        "report",
        "--show-missing",
        "--skip-covered",
        "--fail-under=100",
    ]
    return subprocess.run([*words, "--include", ",".join(files)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
