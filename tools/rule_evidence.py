"""Compares the rule evidence with tests/claimed_rules.toml: a claimed rule without a passing test fails."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence

from tools.rule_proof import overclaimed, shipped_rules

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLAIMS = ROOT / "tests" / "claimed_rules.toml"
CATALOGUE_TOOL = ROOT.parent / "shared" / "tools" / "rule_coverage.py"


def claimed(text: str) -> tuple[str, ...]:
    """The rule ids of a claims file: one table a game, `rules` the printed numbers."""
    return tuple(f"{game}/{number}" for game, part in tomllib.loads(text).items() for number in part["rules"])


def unproven(claims: Sequence[str], evidence: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The claimed rules that no passing test carries."""
    return tuple(rule for rule in claims if not evidence.get(rule))


def catalogue_report(evidence: pathlib.Path) -> None:
    """Where the rule catalogues lie beside the project, prints how much of them is proven; else says so."""
    if not CATALOGUE_TOOL.is_file():
        print(
            "rule evidence: the rule catalogues are not beside this checkout; only the claims were compared"
        )
        return
    words = [sys.executable, str(CATALOGUE_TOOL), "--evidence", str(evidence)]
    subprocess.run(words, cwd=ROOT, check=False)


def main(arguments: Sequence[str]) -> int:
    """Exit status 1 when a claimed rule is not proven, 2 when there is no evidence to read."""
    path = pathlib.Path(arguments[0])
    claims = claimed(CLAIMS.read_text("utf-8"))
    try:
        evidence = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as problem:
        print(f"rule evidence: {path} cannot be read: {problem}")
        return 2
    catalogue_report(path)
    lacking = unproven(claims, evidence)
    print(f"rule evidence: {len(claims) - len(lacking)} of {len(claims)} claimed rules are proven")
    for rule in lacking:
        print(f"  no passing test proves {rule}")
    over = overclaimed(shipped_rules(), evidence)
    for rule in over:
        print(f"  the shipped summary calls {rule} proven: run python -m tools.rule_proof")
    return 1 if lacking or over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
