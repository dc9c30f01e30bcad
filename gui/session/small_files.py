"""Small files of comforts beside a player's games: what can be done without."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def read_json(file: Path | None) -> dict[str, Any]:
    """An object from a small file of ours; empty when it is missing or broken, as it only holds comforts."""
    if file is None:
        return {}
    try:
        facts = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return facts if isinstance(facts, dict) else {}


def write_json(file: Path, facts: Mapping[str, Any]) -> None:
    """Writes a small file of ours whole or not at all; what can't be kept is no reason to stop."""
    part = file.with_suffix(".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(json.dumps(facts, indent=1), encoding="utf-8")
        os.replace(part, file)
    except OSError:
        part.unlink(missing_ok=True)
