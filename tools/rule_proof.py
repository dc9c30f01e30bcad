"""Writes resources/rules/<game>/proof.json, the shipped summary of build/rule-evidence.json."""

from __future__ import annotations

import json
import pathlib
import sys
from collections.abc import Mapping, Sequence

from engine.content.proof import NAMED

ROOT = pathlib.Path(__file__).resolve().parent.parent
EVIDENCE = ROOT / "build" / "rule-evidence.json"
RULES = ROOT / "resources" / "rules"
ABOUT = "Rules with passing tests, from the last whole test run; written by tools/rule_proof.py"


def summary(game: str, evidence: Mapping[str, Sequence[str]]) -> dict[str, object]:
    """The summary of one game: how many passing tests a rule has, and the names of some."""
    own = {rule.partition("/")[2]: tests for rule, tests in evidence.items() if rule.startswith(f"{game}/")}
    rules = {
        number: {"count": len(tests), "tests": named(tests)} for number, tests in sorted(own.items()) if tests
    }
    return {"format": "holotank-proof", "version": 1, "game": game, "about": ABOUT, "rules": rules}


def named(tests: Sequence[str]) -> list[str]:
    """The first test functions, without their cases."""
    return sorted({test.partition("[")[0].removeprefix("tests/") for test in tests})[:NAMED]


def overclaimed(
    shipped: Mapping[str, Sequence[str]], evidence: Mapping[str, Sequence[str]]
) -> tuple[str, ...]:
    """Rule ids that the shipped summaries call proven and the evidence does not."""
    return tuple(
        f"{game}/{number}"
        for game, numbers in shipped.items()
        for number in numbers
        if not evidence.get(f"{game}/{number}")
    )


def shipped_rules() -> dict[str, list[str]]:
    """The proven rules by game, as the shipped summaries have them."""
    files = sorted(RULES.glob("*/proof.json"))
    return {file.parent.name: list(json.loads(file.read_text("utf-8"))["rules"]) for file in files}


def main() -> int:
    """Writes one file for each game that has rules data."""
    evidence = json.loads(EVIDENCE.read_text("utf-8"))
    for folder in sorted(each for each in RULES.iterdir() if (each / "rules.json").is_file()):
        written = summary(folder.name, evidence)
        (folder / "proof.json").write_text(json.dumps(written, indent=1) + "\n", "utf-8")
        print(f"{folder.name}: {len(written['rules'])} proven rules")  # type: ignore[arg-type]
    return 0


if __name__ == "__main__":
    sys.exit(main())
