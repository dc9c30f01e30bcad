"""Runs a helper as a program of its own, so that what is set once a program stays out of other tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def told_by(helper: str, *words: object, seconds: float = 240) -> Any:
    """The JSON that `tests.helpers.<helper>` printed, run without a screen and given these words."""
    done = subprocess.run(
        [sys.executable, "-m", f"tests.helpers.{helper}", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
